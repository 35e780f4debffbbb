### How reliably people have played.

# To the person.
record-title = **How reliably you've played**, in games of the last 365 days:
# Variables: $finished, $left (Number) games, 0 or more   $missed (Number) phases, 0 or more   $phases (Number) phases, 1 or more
record-counts = games finished: { $finished }, left early: { $left }; phases missed: { $missed } of { $phases }
# The same for someone who hasn't finished or left a game.
record-empty = no games finished or left yet
# To the person. Variables: $share (String) what to type
record-shared = Game masters of games that you join can see this until the game begins. To stop that: `{ $share }`
# To the person. Variables: $share (String) what to type
record-not-shared = Nobody else sees this. To show it to the game masters of games that you join, for 365 days: `{ $share }`
# To a game master who looks for players. Variables: $name (String) the game's name
records-title = **Who has joined { $name }**, and how reliably they've played:
# Variables: $name (String) a player   $record (String) `record-counts`, `record-empty` or `record-private`
record-of = - { $name }: { $record }
# In place of the numbers of someone who doesn't share them; says nothing about them.
record-private = not shown

# A command for everyone, in private.
command-my-record = my-record
    .short = record
    .about = Show how reliably you've played, and who may see it
# An option of `my-record`.
parameter-share = share
    .about = Whether game masters of games you join may see it: yes, no
