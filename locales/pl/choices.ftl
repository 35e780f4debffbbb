### Możliwości tak, jak się je wpisuje.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-seed-000 = włoskie-planszowe
choice-word-seed-001 = włoskie-1971
choice-word-seed-002 = polskie-2000
choice-word-seed-004 = niderlandzkie
choice-word-days = dni
choice-word-table = stół
choice-word-hold = obrona
choice-word-disorder = anarchia
choice-word-full = pełne
choice-word-public = publiczne
choice-word-none = brak
word-none = brak
choice-word-letters = listy
choice-word-rooms = pokoje
choice-word-text = tekst
choice-word-page = strona
