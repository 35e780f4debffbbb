### Choices as they are typed: `verhandlungen:voll`. One word each, small letters, hyphens and digits.

help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-seed-000 = italienisches-brettspiel
choice-word-seed-001 = italienisch-1971
choice-word-seed-002 = polnisch-2000
choice-word-seed-004 = niederländische-regeln
choice-word-days = tage
choice-word-table = live
choice-word-hold = halten
choice-word-disorder = anarchie
choice-word-full = voll
choice-word-public = öffentlich
choice-word-none = keine
word-none = keine
choice-word-letters = briefe
choice-word-rooms = räume
choice-word-text = text
choice-word-page = seite
