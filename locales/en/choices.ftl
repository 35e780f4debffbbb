### Choices as they are typed: `press:full`. One word each, small letters, hyphens and digits; what each means is said by
### `choice-…` beside it. Help and errors list them.

# A parameter of a command with what it takes. $name, $about (String)  $choices (List)
help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

choice-word-classic = classic
choice-word-ancient-mediterranean = ancient
choice-word-ancient-mediterranean-one-coast = ancient-one-coast
choice-word-seed-000 = italian-board
choice-word-seed-001 = italian-1971
choice-word-seed-002 = polish-2000
choice-word-seed-004 = dutch-rules
choice-word-days = days
choice-word-table = live
choice-word-hold = hold
choice-word-disorder = civil-disorder
choice-word-full = full
choice-word-public = public
choice-word-none = none
choice-word-letters = letters
choice-word-rooms = rooms
