### Keuzen zoals ze worden getypt.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-seed-000 = italiaans-bord
choice-word-seed-001 = italiaans-1971
choice-word-seed-002 = pools-2000
choice-word-seed-004 = nederlandse-regels
choice-word-days = dagen
choice-word-table = live
choice-word-hold = standhouden
choice-word-disorder = anarchie
choice-word-full = volledig
choice-word-public = openbaar
choice-word-none = geen
word-none = geen
choice-word-letters = brieven
choice-word-rooms = kamers
choice-word-text = tekst
choice-word-page = pagina
