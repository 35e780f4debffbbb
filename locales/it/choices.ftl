### Le scelte come si scrivono.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-seed-000 = italiana
choice-word-seed-001 = italiana-1971
choice-word-seed-002 = polacca-2000
choice-word-seed-004 = olandese
choice-word-days = giorni
choice-word-table = tavolo
choice-word-hold = ferme
choice-word-disorder = sommossa
choice-word-full = completa
choice-word-public = pubblica
choice-word-none = nessuna
choice-word-letters = lettere
choice-word-rooms = stanze
choice-word-text = testo
choice-word-page = pagina
