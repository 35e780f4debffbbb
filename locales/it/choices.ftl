### Le scelte come si scrivono.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-classic = classica
choice-word-ancient-mediterranean = antica
choice-word-ancient-mediterranean-one-coast = antica-una-costa
choice-word-seed-000 = italiane-gioco-da-tavolo
choice-word-seed-001 = italiane-1971
choice-word-seed-002 = polacche-2000
choice-word-seed-004 = olandesi
choice-word-days = giorni
choice-word-table = tavolo
choice-word-hold = ferme
choice-word-disorder = sommossa
choice-word-full = completa
choice-word-public = pubblica
choice-word-none = nessuna
choice-word-letters = lettere
choice-word-rooms = stanze
