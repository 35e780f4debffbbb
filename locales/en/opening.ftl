### Before a game begins, and how its powers are assigned.

# To all, when a game for two players has tossed its coin for Italy. Variables: $name (String) the player whom Italy joins   $powers (Powers) that player's powers now   $seed (String) 64 characters   $event (String) an id: "local:4711"
coin-tossed =
    { "" }**The coin has been tossed: Italy joins { $name }**, who now plays { POWERS($powers) }.
    Coin seed: `{ $seed }`, last event before the toss: `{ $event }`.

# The same in an anonymous game, where nobody knows who plays what. Variables: $powers (Powers) the powers of the player whom Italy joins   $seed (String) 64 characters   $event (String) an id: "local:4711"
coin-tossed-unnamed =
    { "" }**The coin has been tossed: Italy has a side now.** Playing together from here on: { POWERS($powers) }.
    Coin seed: `{ $seed }`, last event before the toss: `{ $event }`.

## Words that are read, never said

# The days of the week from Monday, each with its other forms behind it
weekdays-read = mon monday|tue tuesday tues|wed wednesday|thu thursday thurs|fri friday|sat saturday|sun sunday
# Instead of days: every day
every-day-read = daily everyday
# Words between days and hours
filler-read = at and on
# Behind a last year or hour: units count
units-read = units unit pieces
# Behind a last year or hour: supply centres count
centres-read = centres centers
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sec secs second seconds|m min mins minute minutes|h hr hrs hour hours|d day days|w week weeks
# Two days, three days and half an hour as examples, as they are typed
duration-examples = 48h|3d|30m

## A game looks for players

# Variables: $name (String) the game's name   $new (String) a command: "new"
lobby-expired = **{ $name }** didn't find enough players in time, so I've closed it. Anyone can open it again: `{ $new }`
# To all: nobody looks after a lobby any more. Variables: $name (String) the game's name   $new (String) a command: "new"
lobby-abandoned = The game master of **{ $name }** has left, so I've closed it. Anyone can open it again: `{ $new }`
# Instead of the post that looked for players. Variables: $name (String) the game's name
lobby-closed = **{ $name }** is closed.
# First line of the post that looks for players; the settings follow. Variables: $name (String) the game's name   $variant (String) ready: "Classic, 7 players"
lobby-open = **{ $name }** is looking for players: { $variant }.
# The same once all seats are taken. Variables: $name (String) the game's name   $variant (String) ready: "Classic, 7 players"   $needed (Number) 2 or more
lobby-full = **{ $name }**: all { $needed } seats are taken. { $variant }.
# Below the settings. Variables: $count (Number) who has joined, 0 or more   $needed (Number) 2 or more   $names (List) names of players
lobby-joined =
    { $count ->
        [0] Nobody has joined yet; { $needed } are needed.
       *[other] { $count } of { $needed }: { LIST($names) }
    }
# Below it, if some powers aren't drawn. Variables: $seats (List) ready: "Anna (Italy)", one or more
lobby-assigned = Assigned by the game master: { LIST($seats) }
# Variables: $names (List) names of people, one or more
lobby-waiting = Waiting list: { LIST($names) }
# Below it where there are no buttons. Variables: $join (String) a command: "!dragoman join"
lobby-how = To take a seat, write `{ $join }`.
# The same where reactions are read. Variables: $join (String) a command: "!dragoman join"
lobby-react = To take a seat, react with ✋ or write `{ $join }`.
# Below the first line of the post. Variables: $name (String) the game master's name
lobby-master = Game master: { $name }
# To all, with a ping, before the game begins; the settings that are new follow, one per line. Variables: $name (String) the game's name
settings-changed = The game master changed the settings of **{ $name }**. Now:
# Below these; the settings that don't apply any more follow, one per line.
settings-before = No longer:
# To the game master. Variables: $name (String) the game's name   $rules (String) a command: "settings"   $example (String) a command: "change-settings deadline:3d"
settings-unchanged = Nothing has changed: these settings of **{ $name }** already apply. `{ $rules }` shows all of them; change one like this: `{ $example }`
# Variables: $names (List) names of players, one or more   $deadline (String) an instant: "Fri 21 November, 20:00 (Europe/London)"
lobby-confirming = The game starts once everyone has confirmed. Please confirm by { $deadline }. Not confirmed yet: { LIST($names) }
# So that nobody can choose who plays what: the seed is published when the game begins. Variables: $hash (String) 64 characters
lobby-sealed = The power assignment is sealed; hash of its seed: `{ $hash }`
# In games for two players. Variables: $hash (String) 64 characters
lobby-coin = The coin toss is sealed too; hash of its seed: `{ $hash }`
# Below `welcome`. Variables: $prefer (String) a command: "prefer"   $powers (String) ready, as it can be typed: "Turkey, Russia"
welcome-wishes = If you'd prefer certain powers, name them, favourite first, for example `{ $prefer } { $powers }`. Nobody sees this until the powers are assigned.
# To someone who joined a full game. Variables: $name (String) the game's name   $place (Number) in the waiting list, from 1
waiting =
    { $place ->
        [1] **{ $name }** is full. You're next in line: if someone leaves, the seat is yours.
       *[other] **{ $name }** is full. You're number { $place } in line: if someone leaves, you move up.
    }
# To someone who joined a running game. Variables: $name (String) the game's name   $place (Number) in the waiting list, from 1
waiting-begun =
    { $place ->
        [1] **{ $name }** has begun. You're next in line; I'll message you when a seat opens up.
       *[other] **{ $name }** has begun. You're number { $place } in line; I'll message you when a seat opens up.
    }
# Variables: $name (String) the game's name   $joined, $needed (Number) players, 1 or more
moved-up = Good news: a seat in **{ $name }** has become free, and it's yours ({ $joined } of { $needed }).
# Variables: $name (String) the game's name
stopped-waiting = You're no longer waiting for a seat in **{ $name }**.
# Answer to `prefer`. Variables: $powers (Powers) powers, the favourite first
wishes = Noted, favourite first: { POWERS($powers, join: "comma") }. You can change that until the game begins.
# Answer to `prefer` without powers. Variables: $prefer (String) a command: "prefer"   $powers (String) ready, as it can be typed: "Turkey, Russia"
wishes-none = Noted: any power will do. Changed your mind? `{ $prefer } { $powers }`
# To players who joined long ago, with buttons. Variables: $name (String) the game's name   $deadline (String) an instant
confirm = All seats in **{ $name }** are taken. Are you still in? The game starts as soon as everyone has confirmed. Anyone who hasn't by { $deadline } loses their seat.
# Below it. Variables: $powers (Powers) powers of the reader's seat
confirm-assigned = The game master has assigned you { POWERS($powers) }.
# Variables: $awaited (Number) players, 0 or more
confirmed =
    { $awaited ->
        [0] Thanks. Everyone is in: the game begins.
        [one] Thanks. One answer is still missing.
       *[other] Thanks. { $awaited } answers are still missing.
    }
# Variables: $name (String) the game's name   $join (String) a command: "join"
dropped = I got no answer from you, so your seat in **{ $name }** has gone to someone else or is free again. Still want to play? Write `{ $join }` in the channel.
# To all, in a practice game. Variables: $name (String) the player's name   $powers (Powers) that player's powers now
shared = { $name } now plays { POWERS($powers) }.
# Instead of who plays which power. Variables: $names (List) names of players
started-secret = Players: { LIST($names) }. Who plays which power stays secret until the end.

## How the powers were assigned

# Above the lines that follow, one per player.
drawn-title = **How the powers were assigned**
# Variables: $place (Number) from 1   $name (String) the player's name   $powers (Powers) the powers that the player got
drawn-line = { $place }. { $name }: { POWERS($powers) }
# Variables: $place (Number) from 1   $name (String) the player's name   $powers (Powers) the powers that the player got   $wishes (Powers) powers, the favourite first
drawn-wish = { $place }. { $name }: { POWERS($powers) } (asked for { POWERS($wishes, join: "comma") })
# Variables: $place (Number) from 1   $name (String) the player's name   $powers (Powers) the powers that the player got
drawn-by-hand = { $place }. { $name }: { POWERS($powers) } (assigned by the game master)
# The file is a proof that the program of that name checks.
drawn-check = Anyone can check it: pass the attached file to `dragoman draw --verify`.

## What isn't possible

# Answer to `new`; what is wrong follows, one per line.
terms-dont-fit = I haven't created the game yet. Please fix this first:
# Answer to `change-settings`; what is wrong follows, one per line.
changes-dont-fit = I haven't changed anything yet. Please fix this first:
# Answer to a number of players that the classic map has no set-up for.
players-classic = The classic board is for 2, 3a, 3b, 4, 5, 6 or 7 players (there are two ways to play with three).
# Variables: $variant (String) ready: "Ancient Mediterranean, 5 players"   $needed (Number) 2 or more
players-other = { $variant }: exactly { $needed } players are needed.
# Below `terms-dont-fit`.
won-by-units = The two-player game is won with 24 units, so you can't set a number of supply centres.
# Below `terms-dont-fit`. Variables: $example (String) a value as it is typed: `deadline:"Mon 20:00"`
skips-nothing = Holidays can only be skipped if deadlines are on set days of the week, such as { $example }.
# Variables: $option (String) "4.A.6"
no-effect-path = { $option } can't be set: orders here don't name a convoy route, so it would change nothing.
# Variables: $option (String) "4.B.1"
no-effect-coast = { $option } can't be set: if two coasts are possible and none is named, I always ask.
# Variables: $option (String) "4.C.5"
no-effect-nationality = { $option } can't be set: orders here don't have to say who a unit belongs to.
# Variables: $option (String) "4.D.2"
no-effect-sets = { $option } can't be set: a later message always replaces what an earlier one said about the same unit.
# Variables: $option (String) "4.D.7"
no-effect-builds = { $option } can't be set: a build that wasn't ordered is never made.
# Answer to `prefer`.
no-wishes = Powers are assigned at random in this game; you can't ask for one.
# Answer to `confirm`.
nothing-to-confirm = There's nothing to confirm now.
# Answer to `confirm` that was sent before the settings were changed, and came later.
confirmed-before = You confirmed the settings as they were before. They've been changed since then: please have a look and confirm again.
# Answer to `assignment`.
nothing-drawn = There's no power assignment to check: it hasn't been made yet, or it stays secret until the end.

## Who plays what

# Variables: $name (String) the game's name
players-title = **Players of { $name }**
# Before the game begins. Variables: $names (List) the players' names
players-joined = Joined so far: { LIST($names) }
# The same if there are none.
players-nobody = Nobody has joined yet.
# In an anonymous game, until it is over.
players-not-shown = In an anonymous game, players aren't shown before the end.
# Variables: $powers (Powers) powers whose seats are on offer   $take (String) the command
players-offered = Open seats, to take over with `{ $take }`: { POWERS($powers) }
# A title above lines that say who held which power and how long.
tenures-title = Seats that have changed hands:
# When a seat changed hands. Variables: $phase (String) "Spring 1901"   $day (String) a day: "24 December 2026"
tenure-moment = { $phase } ({ $day })
# A line: who played from the beginning. Variables: $power (Powers) the seat's powers   $name (String) a player's name   $to (String) "Spring 1901 (24 December 2026)"
tenure-until = { POWERS($power) }: { $name }, until { $to }
# A line: who plays now. Variables: $power (Powers) the seat's powers   $name (String) a player's name   $from (String) "Spring 1901 (24 December 2026)"
tenure-since = { POWERS($power) }: { $name }, since { $from }
# A line: who played in between. Variables: $power (Powers) the seat's powers   $name (String) a player's name   $from, $to (String) "Spring 1901 (24 December 2026)"
tenure-from-to = { POWERS($power) }: { $name }, from { $from } to { $to }
# The title of a post after the end of a game, above lines such as those before and the next ones. Variables: $name (String) the game's name
parts-title = **Who did what in { $name }**
# A title above the next lines.
parts-others = Deputies, watchers, and orders entered for others:
# A line. Variables: $powers (Powers) the seat's powers   $name (String) a person   $times (List) phases, or `part-from-to`
part-deputised = { POWERS($powers) }: { $name } stood in ({ LIST($times) })
# A line: somebody who got the letters after each phase. Variables: $name (String) a person   $times (List) phases, or `part-from-to`
part-watched = { $name } watched ({ LIST($times) })
# A line: a game master for whom that was agreed. Variables: $name (String) a person   $times (List) phases, or `part-from-to`
part-saw-all = { $name } could read all orders and press ({ LIST($times) })
# A line: a game master who entered orders for this power. Variables: $powers (Powers) one power   $name (String) a person   $times (List) phases
part-entered = { POWERS($powers) }: { $name } entered orders ({ LIST($times) })
# The first and the last phase of a time. Variables: $from, $to (String) "Spring 1901"
part-from-to = { $from } – { $to }
# Below such lines. Variables: $count (Number) 1 or more   $export (String) a command: "export format:text"
parts-more = … and { $count } more; the exported text has them all: `{ $export }`

## Commands and options: as in commands.ftl

# A command for everyone, in private.
command-prefer = prefer
    .also = preferences | wish
    .about = Say which powers you'd like, favourite first
# A command for players, anywhere.
command-confirm = confirm
    .also = present
    .about = Confirm that you're still in, now that all seats are taken
# A command for everyone, anywhere.
command-rules = settings
    .also = rules | terms
    .about = Show this game's settings and house rules
# A command for everyone, anywhere.
command-lots = assignment
    .also = lots | how-drawn
    .about = Show how the powers were assigned, so that anyone can verify it
# A command for the game master, in the lobby: "assign Italy Anna".
command-assign = assign
    .also = assign-power
    .about = Game master: assign a power to a player before the game begins; the others are drawn
# A command for everyone, anywhere.
command-players = players
    .about = Show who plays which power
# An option of `join`, `prefer`.
parameter-prefer = prefer
    .about = Powers you'd like, favourite first: Italy, France

## Buttons: at most 25 characters

# Of a full game that looks for players.
action-wait = Join the waiting list
# Shows all settings of a game.
action-rules = Game settings
# A button's label.
action-assignment = How powers were assigned
# The answer to `confirm`: I still want to play.
action-confirm = I'm in
# The other answer to `confirm`: it gives up the seat.
action-give-up = I can't play

## Several powers in one hand

# First line of what is said about one of them. Variables: $power (Power) a power   $said (String) ready: "2 of 3 orders."
receipt-of = **{ POWER($power) }** · { $said }

## A rematch

# To those who played in a game that is over: once, in private. Variables: $name (String) the new game's name
#   $before (String) the name of the game that is over
rematch-open = **{ $name }**, the rematch of { $before }, is looking for players: same settings, same channel, newly assigned powers. If you'd like to play again, take a seat. You won't be asked a second time.
# Answer to `rematch`.
no-rematch-not-over = There can be a rematch once this game is over.
# Answer to `rematch`. Variables: $new (String) what to type
no-rematch-practice = A practice game has no rematch. To open another one: `{ $new }`
# Answer to `rematch`. Variables: $days (Number) 30   $new (String) the command
no-rematch-too-late = There can be a rematch for { $days ->
    [one] 1 day
   *[other] { $days } days
    } after a game has ended. To open a new game: `{ $new }`

# A command for everyone who played in the game, anywhere.
command-rematch = rematch
    .also = play-again
    .about = Play again: open a new game with the same settings
# Under the end of a game: opens a new game with the same settings, or takes a seat in it.
action-rematch = Rematch

## A game is prepared

# Answer to `new` without settings; what everybody will read follows, then buttons.
draft = This is what the game will look like. Nothing has been created yet.
# Below it. Variables: $name (String) the game's name   $variant (String) ready: "Classic, 7 players"
draft-named = **{ $name }**: { $variant }.
# The same if no name was given. Variables: $variant (String) ready: "Classic, 7 players"
draft-unnamed = No name yet: { $variant }.
# Below the settings. Variables: $example (String) a command: "new Bosforo deadline:3d press:none"
draft-typed = Every setting can also be typed: `{ $example }`
# Below it where there are no buttons: their signs and names follow.
draft-react = Choose by reacting to this message.
# Above buttons with the names of settings.
draft-which = Which setting do you want to change?
# Above buttons with the values of a setting. Variables: $setting (String) its name as it is typed: "deadline"   $about (String) ready: what it is
draft-value = **{ $setting }**: { $about }
# In place of the preview. Variables: $name (String) the game's name
draft-created = **{ $name }** has been created.
# In place of the preview, after "Cancel".
draft-dropped = No game has been created.
# To someone who pressed a button below an old preview. Variables: $new (String) a command: "new"
no-draft = That preview is no longer valid, or it's someone else's. Start over with `{ $new }`.
# Above the field of a form with all settings, at most 45 characters.
draft-form = All settings, as they are typed

## Chosen by buttons

# Above buttons with the names of languages.
choose-language = Which language should I use with you?
# Above buttons with time zones. Variables: $now (String) the present one: "Europe/London"   $timezone (String) a command: "timezone"
choose-timezone = Your time zone is { $now }. Choose another one, or write any, for example `{ $timezone } Europe/Lisbon`.
# Above buttons with powers.
choose-wishes = Which power would you like best?
# The same if some were chosen. Variables: $powers (Powers) the favourite first
choose-wishes-more = Your favourites so far: { POWERS($powers, join: "comma") }. Which one comes next?
# Above buttons with powers, and below them the one of `action-propose`.
choose-talk = Who would you like to talk with? Or propose something: everyone reads it in their own language.
# Above buttons with powers, of which several are chosen one after the other.
choose-talk-several = Who should be in the room with you?
# The same if some were chosen. Variables: $powers (Powers) one or more
choose-talk-more = In the room with you: { POWERS($powers) }. Anyone else?
