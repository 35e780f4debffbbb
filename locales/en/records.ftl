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

## The list of one's games

# A command for everyone, in private.
command-my-games = my-games
    .also = games | list-games
    .short = games
    .about = List your games: what you play, the deadlines, and what is still to be done
# The games follow.
my-games-title = **Your games:**
# Variables: $join, $new (String) commands: "join", "new"
my-games-none = You aren't in any game. `{ $join }` takes a seat in one, `{ $new }` opens one in a channel.
# Below the list. Variables: $count (Number) games, 1 or more
my-games-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
# A game in the list. Variables: $name (String) the game's name   $joined, $needed (Number) players
my-game-lobby = **{ $name }** hasn't begun yet: { $joined } of { $needed } players.
# A game in the list. Variables: $name (String) the game's name   $phase (String) "Spring 1901"
my-game-master = **{ $name }** · { $phase } · you're the game master.
# A game in the list, in which the reader has no seat any more. Variables: $name (String) the game's name   $phase (String) "Spring 1901"
my-game-left = **{ $name }** · { $phase } · you have no seat now.
# A game in the list; one of the following and the deadline follow. Variables: $name (String) the game's name   $phase (String) "Spring 1901"   $powers (Powers) the reader's
my-game-plays = **{ $name }** · { POWERS($powers) } · { $phase }.
# Variables: $count (Number) orders, 1 or more
my-game-missing =
    { $count ->
        [one] One order is missing.
       *[other] { $count } orders are missing.
    }
# Variables: $ready (String) a command: "ready"
my-game-unready = All orders are saved; `{ $ready }` is still missing.
# To someone who is ready.
my-game-ready = You're ready.
# To someone who has nothing to decide.
my-game-nothing = You have nothing to do in this phase.
# To someone who was eliminated.
my-game-out = You have no units left.
# A button: one's orders in this game. Variables: $name (String) the game's name
action-orders-of = Orders: { $name }
