### Choices as they are typed: `press:full`. One word each, small letters, hyphens and digits; what each means is said by
### `choice-…` beside it. Help and errors list them.

# A parameter of a command with what it takes. $name, $about (String)  $choices (Or)
help-parameter-choices = - `{ $name }`: { $about } ({ LIST($choices) })

# A choice of `rulebook`, as it is typed.
choice-word-seed-000 = italian-board
# A choice of `rulebook`, as it is typed.
choice-word-seed-001 = italian-1971
# A choice of `rulebook`, as it is typed.
choice-word-seed-002 = polish-2000
# A choice of `rulebook`, as it is typed.
choice-word-seed-004 = dutch-rules
# A choice of `tempo`, as it is typed.
choice-word-days = days
# A choice of `tempo`, as it is typed.
choice-word-table = live
# A choice of `absence`, as it is typed.
choice-word-hold = hold
# A choice of `absence`, as it is typed.
choice-word-disorder = civil-disorder
# A choice of `press`, as it is typed.
choice-word-full = full
# A choice of `press`, as it is typed.
choice-word-public = public
# A choice of `press`, as it is typed.
choice-word-none = none
# Typed instead of days, hours or a person: there are none any more. Must be among the words of `choice-none`.
word-none = none
# A choice of `moderators`, as it is typed.
choice-word-letters = letters
# A choice of `moderators`, as it is typed.
choice-word-rooms = rooms
# The word for a choice of `format`.
choice-word-text = text
# The word for a choice of `format`.
choice-word-page = page
