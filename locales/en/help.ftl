### Help that fits the moment.
###
### Names of commands come as they are typed. Every example in backticks must be a legal order in this language.

# To someone who is in no game. Variables: $new, $join (String) commands: "new", "join"
help-alone = I run games of Diplomacy. `{ $new }` opens a game in a channel, `{ $join }` takes a seat. I understand English, German, Italian, Dutch and Polish.
# To someone whose game hasn't begun. Variables: $leave (String) a command: "leave"
help-lobby = Your game hasn't begun yet. `{ $leave }` gives up your seat.
# To a player in a movement phase. Variables: $orders, $clear, $ready (String) commands: "orders", "clear", "ready"
help-movement =
    It's time for moves. DM me your orders, one line per unit, in any notation: `A Mun - Ruh`, `A Mar S A Par - Bur`, `F ENG C A Lon - Bel`.
    `{ $orders }` shows what you've sent, `{ $clear }` withdraws all of it, `{ $ready }` marks it as final.
# To a player in a retreat phase.
help-retreat = One or more of your units were dislodged. DM me where each retreats to, for example `A Mun - Boh`, or that it disbands: `A Mun D`.
# To a player who builds or disbands.
help-adjustment = You may build or must disband units. To build, DM me the unit, for example `A Mun` or `F Kie`, or `waive` to skip a build; to disband a unit, just name it.
# To a player who has nothing to decide. Variables: $status (String) a command: "status"
help-waiting = You have nothing to do in this phase. `{ $status }` shows who we're waiting for.
# To a player without units. Variables: $take (String) a command: "take-over"
help-eliminated = You have no units left, but you can keep watching. When a seat is open, `{ $take }` brings you back into the game.
# Below that in a running game. Variables: $phase (String) "Spring 1901"   $deadline (String) an instant   $status, $players (String) commands: "status", "players"
help-clock = It's **{ $phase }**. Orders are carried out as soon as everyone is ready, otherwise at the deadline: { $deadline }. `{ $status }` shows who we're waiting for, `{ $players }` who plays what.
# The same where nothing is carried out before the deadline. Variables: as for `help-clock`
help-clock-waits = It's **{ $phase }**. Orders are carried out at the deadline, even if everyone is ready sooner: { $deadline }. `{ $status }` shows who we're waiting for, `{ $players }` who plays what.
# The same while the game is paused. Variables: $phase (String) "Spring 1901"   $status, $players (String) commands: "status", "players"
help-clock-paused = It's **{ $phase }**, and the game is paused: nothing is carried out until it resumes. `{ $status }` shows who hasn't sent orders, `{ $players }` who plays what.
# Shows who hasn't sent orders.
action-status = Who's missing?
# Shows who plays which power.
action-players = Who plays what?
# Added in public.
help-secret = Orders are secret: DM them to me, don't post them here.
# Variables: $topic (String) one of the topics below   $commands (List) commands: "`draw`, `concede`"
help-topic = **{ $topic }**: { LIST($commands) }
# Variables: $help (String) a command: "help"   $example (String) another command: "draw"
help-more = `{ $help } { $example }` explains a command and its options.
# A heading, as are all topics.
topic-lobby = New games
# A heading.
topic-orders = Orders
# A heading: status, map, results, why …
topic-questions = The game
# A heading: rooms, letters, public press.
topic-press = Press
# A heading.
topic-votes = Votes (secret)
# A heading: resign, take over, return.
topic-seats = Seats
# A heading.
topic-master = Game master
# A heading: language, time zone, own data.
topic-person = Your settings
# Help for one command. Variables: $name (String) the command: "draw"   $about (String) what it does, from commands.ftl
help-command = **`{ $name }`**: { $about }
# Variables: $names (List) other names of the command: "done"
help-also = Also: { LIST($names) }
# An option of the command. Variables: $name (String) its name: "deadline"   $about (String) what it is, from commands.ftl
help-parameter = - `{ $name }`: { $about }
# Who may use the command.
help-who-anyone = Anyone can use it.
# Who may use the command.
help-who-player = For players in the game.
# Who may use the command.
help-who-survivor = For players who still have units.
# Who may use the command.
help-who-master = For the game master.
# Who may use the command.
help-who-administrator = For the admins of this server or room.
