### Le scelte come si scrivono.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-seed-000 = italiane
choice-word-seed-001 = italiane-1971
choice-word-seed-002 = polacche-2000
choice-word-seed-004 = olandesi
choice-word-days = giorni
choice-word-table = tavolo
choice-word-hold = ferme
choice-word-disorder = sommossa
choice-word-full = complete
choice-word-public = pubbliche
choice-word-none = nessuna
word-none = niente
choice-word-letters = lettere
choice-word-rooms = stanze
choice-word-text = testo
choice-word-page = pagina
