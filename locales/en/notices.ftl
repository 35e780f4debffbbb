### What the bot says of its own accord or in answer. `**bold**` and `` `code` `` are shown as such; line breaks stay.
###
### Variables in all files: a power goes through POWER, a list of powers through POWERS, a province through PROVINCE, any other list
### through LIST; COUNT gives the number of entries of a list. Each takes `form: "…"`, one of the forms of the tables. What is said to
### be ready comes in the reader's words and is put in as it is. Units and orders are ready: "A Mun", "A Mun - Bur".
### An instant is ready too: "Fri 21 November, 20:00 (Europe/London)".

## A game looks for players

# Variables: $name (String) the game's name
created = **{ $name }** is open. Players join with the button below its post.
# The same for a game that is for practice: it has begun at once, and others may take seats in it. Variables: $name (String) the game's name
created-begun = **{ $name }** has begun, and all seats are yours.
# To someone who joined, in public. Variables: $joined, $needed (Number) players, 1 or more
seated = You're in ({ $joined } of { $needed }). I've just sent you a DM: that's where your orders go.
# The first DM to someone who joined. Variables: $name (String) the game's name   $joined, $needed (Number) players, 1 or more   $languages (Or) what can be typed, joined by "or": "`language it`"
welcome =
    Hello! You have a seat in **{ $name }** ({ $joined } of { $needed }).
    When the game begins, write your orders here, one line per unit. Nobody else sees them. I'll speak English with you; for another language write { LIST($languages) }.
# The same if the game has begun. Variables: $name (String) the game's name   $joined, $needed (Number) players, 1 or more   $languages (Or) what can be typed, joined by "or": "`language it`"
welcome-begun =
    Hello! You have a seat in **{ $name }** ({ $joined } of { $needed }).
    Write your orders here, one line per unit. Nobody else sees them. I'll speak English with you; for another language write { LIST($languages) }.
# Variables: $name (String) the game's name
left = Your seat in **{ $name }** is free again.

## The game begins

# To all, with a ping and a map. Variables: $name (String) the game's name   $sitting (String) ready lines: "Austria: Marco"   $deadline (String) an instant
started =
    { "" }**{ $name } begins**
    { $sitting }
    DM me your orders by { $deadline }.
# In another channel, without a ping: a game has begun there. Variables: $name (String) the game's name   $sitting (String) ready lines: "Austria: Marco"
started-elsewhere =
    { "" }**{ $name } begins**
    { $sitting }
# To each player, with a ping. Variables: $name (String) the game's name   $powers (Powers) the player's powers, one or more   $units (List) ready: "A Vie, A Bud, F Tri"   $example (String) an order: "A Vie - Gal"   $deadline (String) an instant
your-powers =
    { "" }**{ $name }**: you play **{ POWERS($powers) }**.
    Your units: { LIST($units) }
    Write orders like this: `{ $example }`
    Orders by { $deadline }.
# Below `your-powers` in the first phase of a game, where somebody plays it for the first time. Variables: $ready (String) a command: "ready"
steps-order = Next: write an order for each unit here, then `{ $ready }`. Once everyone is ready, or at the deadline, all orders are carried out together and you get the results.
# The same where nothing is carried out before the deadline.
steps-order-waits = Next: write an order for each unit here. At the deadline, all orders are carried out together and you get the results.
# Below the receipt in the first phase, once all units have orders, and below each one to a message that ends with "ready"; the button is called `action-ready`. Variables: $ready (String) a command: "ready"
steps-ready = Next: write `{ $ready }` or press the button. You get the results as soon as everyone is ready.
# The same to somebody who is ready, or where nothing is carried out before the deadline.
steps-done = There's nothing more for you to do until the results.

## Orders

# First line of the answer to orders: every unit has one. Variables: $wanted (Number) orders, 1 or more
receipt-all =
    { $wanted ->
        [one] I have your order.
        [2] I have both orders.
       *[other] I have all { $wanted } orders.
    }
# The same if a line of the message was not stored. Variables: $wanted (Number) orders, 1 or more
receipt-all-but =
    { $wanted ->
        [one] I couldn't save all of this, but I have your order.
        [2] I couldn't save all of this, but I have both orders.
       *[other] I couldn't save all of this, but I have all { $wanted } orders.
    }
# Variables: $stored, $wanted (Number) orders, 1 or more; $stored is less
receipt-some =
    { $wanted ->
        [one] I don't have your order yet.
       *[other] I have { $stored } of { $wanted } orders.
    }
# First line of the answer to orders: none could be read.
receipt-nothing = I couldn't save any of this.
# Below the answer to words that seem to be meant for another power. Variables: $talk (String) a command: "talk"   $power (Power) the one that they name
receipt-to-talk = This reaches only me. To talk with another power: `{ $talk } { POWER($power) }`, or a letter: `{ $example }`
# Below orders, about a line among them that is a command, by its name. Variables: $command (String) a command: "draw"
receipt-command-undone = I haven't carried out `{ $command }`: send it as a message of its own.
# Below orders, about a line among them that begins like a letter. Variables: $to (Powers) powers, one or more
receipt-letter-unsent = I haven't sent anything to { POWERS($to) }: send that as a message of its own.
# In a phase of builds and disbands. Variables: $stored, $wanted (Number) builds (waived ones count) or disbands, 1 or more
receipt-adjustment =
    { $wanted ->
        [one] I have your order.
       *[other] I have { $stored } of { $wanted } orders.
    }
# In a movement phase. Variables: $units (List) the player's units   $count (Number) units, 1 or more
receipt-missing =
    { $count ->
        [one] No order yet: { LIST($units) } (it holds if you send nothing).
       *[other] No orders yet: { LIST($units) } (they hold if you send nothing).
    }
# In a retreat phase. Variables: $units (List) the player's dislodged units   $count (Number) units, 1 or more
receipt-missing-retreat =
    { $count ->
        [one] Still to decide: { LIST($units) } (it is disbanded if you send nothing).
       *[other] Still to decide: { LIST($units) } (they are disbanded if you send nothing).
    }
# In a phase of builds and disbands. Variables: $count (Number) builds or disbands, 1 or more
receipt-due =
    { $count ->
        [one] One order is still missing.
       *[other] { $count } orders are still missing.
    }
# Last line. Variables: $deadline (String) an instant
receipt-deadline = You can change this until { $deadline }.
# Last line, where the phase ends early because all have chosen everything, and some haven't said that they are done. Variables: $deadline (String) an instant
receipt-deadline-early = All orders are in, so I'll wait only until { $deadline } for corrections, or until everyone is ready.
# While the game is paused.
receipt-deadline-paused = You can change this as long as the game is paused.
# Answer to orders below a heading of another phase or power. Variables: $header (String) as typed   $power (Power) the player's power   $phase (String) "Spring 1901"
header-mismatch = The heading "{ $header }" is for another phase or power: it's { $phase } now, and you play { POWER($power) }. I saved nothing from this message. If it was meant for now, send it again without the heading.
# To someone who deleted a message with orders; the orders follow. Variables: $clear (String) a command: "clear"
message-removed = You deleted a message. What I saved from it still stands; `{ $clear }` withdraws all your orders.
# Answer to `clear`. Variables: $power (Power) a power
cleared = All your orders for this phase are withdrawn ({ POWER($power) }).
# In a receipt, or below the one before, to a player who had said they were ready. Variables: $ready (String) a command: "ready"
receipt-unready = You had said you were ready. After this change I'm waiting for you again: `{ $ready }` when you're done.
# Above a power's orders. Variables: $power (Power) a power
orders-title = Your orders, { POWER($power) }:
# Answer to `orders`, and first line of a receipt once all orders are withdrawn.
orders-none = I have no orders from you yet.
# Below "I have no orders from you yet." $deadline (String)
orders-open = Orders by { $deadline }.
# The same while the game is paused.
orders-open-paused = You can send orders while the game is paused, too.
# The same, or below one's orders, once only those of others, who are late, are still taken.
orders-closed = Time is up: your orders can no longer be changed.
# Variables: $order (String) "A Mun - Bur"
orders-line = - { $order }
# Answer to `ready`. Variables: $awaited (Number) powers that aren't ready, 0 or more
ready-noted =
    { $awaited ->
        [0] Thanks. Everyone is ready.
        [one] Thanks. Still waiting for one power.
       *[other] Thanks. Still waiting for { $awaited } powers.
    }
# Below that, in a movement phase. Variables: $units (List) the player's units, one or more
ready-missing =
    { COUNT($units) ->
        [one] One unit has no order and will hold: { LIST($units) }
       *[other] These have no orders and will hold: { LIST($units) }
    }
# The same as ready-missing in a retreat phase. $units (List)
ready-missing-retreat =
    { COUNT($units) ->
        [one] { LIST($units) } has no order and will be disbanded.
       *[other] { LIST($units) } have no orders and will be disbanded.
    }
# To a player who says that they are ready, which would end the phase, without having ordered anything. Variables: $units (List) their units
ready-asked-units =
    { COUNT($units) ->
        [one] { LIST($units) } has no order yet and would hold. Are you ready all the same?
       *[other] None of your units has an order yet; all of them would hold: { LIST($units) }. Are you ready all the same?
    }
# The same where they may build more. Variables: $count (Number) units that they may still build, 1 or more
ready-asked-builds =
    { $count ->
        [one] You can still build one unit and haven't chosen it. Are you ready all the same?
       *[other] You can still build { $count } units and haven't chosen them. Are you ready all the same?
    }
# Answer to `unready`.
unready-noted = All right, take your time until the deadline.

## Who is awaited

# Pinned in the channel. Variables: $phase (String) "Spring 1901"   $sent, $all (Number) powers, 0 or more
status =
    { "" }**{ $phase }** · { $all ->
        [one] orders in from { $sent } of 1 power
       *[other] orders in from { $sent } of { $all } powers
    }
# Below `status` and `panel-title`. Variables: $deadline (String) an instant
deadline-line = Deadline: { $deadline }
# Below that, and below `started` and `results-next`: the phase can be delayed, but only so far. Variables: $latest (String) an instant
latest-line = At the latest, whatever happens: { $latest }
# The same where it ends early because all have chosen everything. Variables: $deadline (String) an instant
deadline-line-early = Deadline: { $deadline }, brought forward because all orders are in. It's over sooner if everyone is ready.
# Instead of that: the clock stands.
deadline-none = No deadline: the game is paused.
# Below that. Variables: $powers (Powers) powers that aren't ready, one or more
status-powers = Not ready yet: { POWERS($powers) }
# Below `status`: everyone is ready.
status-none = Everyone is ready.

## Results

# Variables: $phase (String) "Spring 1901"   $done, $all (Number) orders, 0 or more; $all is 1 or more
results-title =
    { "" }**{ $phase }** · { $all ->
        [one] { $done } of 1 order succeeded
       *[other] { $done } of { $all } orders succeeded
    }
# Of builds and disbands. Variables: $phase (String) "Winter 1901, builds"
results-title-adjustment = **{ $phase }**
# Variables: $phase (String) "Spring 1901"
results-nothing = **{ $phase }** · nobody sent orders
# Below the title: powers with moves to make that sent nothing. Variables: $powers (Powers) one or more
results-no-orders = No orders from { POWERS($powers) }
# Variables: $power (Power) a power   $orders (Row) ready: orders with their results
results-power = **{ POWER($power) }**: { LIST($orders) }
# The reader's own, first. Variables: $orders (String) ready: orders with their results
results-yours = **You**: { $orders }
# Variables: $phase (String) "Autumn 1901"   $deadline (String) an instant
results-next = Next: **{ $phase }**, orders by { $deadline }.
# The same where the phase can end before. Variables: $phase (String) "Autumn 1901"   $deadline (String) an instant
results-next-ready = Next: **{ $phase }**, orders by { $deadline }; sooner if everyone is ready.
# Where the next phase needs nobody's orders. Variables: $phase (String) "Autumn 1901, retreats"
results-next-at-once = Next: **{ $phase }**. Nobody has a decision to make, so it's adjudicated at once.
# Variables: $centres (Row) ready: "Austria 4 · France 5"
results-centres = Supply centres: { LIST($centres) }
# Below the centres. Variables: $places (List) supply centres, one or more
results-unowned = Neutral: { LIST($places) }
# In the results before builds and disbands. Variables: $powers (List) ready: "Austria 1 · France 2"
results-builds = To build: { LIST($powers) }
# The same. Variables: $powers (List) ready: "Austria 1 · France 2"
results-disbands = To disband: { LIST($powers) }
# The same. Variables: $powers (Powers) powers, one or more
results-nothing-due = Nothing to decide: { POWERS($powers) }
# One of $powers above. Variables: $power (Power) a power   $number (Number) units, 1 or more
due-of = { POWER($power) } { $number }
# In the results of moves: units that had nowhere to retreat to. Variables: $units (List) one or more
results-destroyed = Destroyed, with nowhere to retreat: { LIST($units) }.
# Below why a unit was dislodged. Where it could have gone follows, with the reasons.
why-destroyed = It had nowhere to retreat to, so it was destroyed.
# In the results. Variables: $powers (Powers) powers, one or more
results-eliminated = **Eliminated: { POWERS($powers) }**, with no units and no supply centres left.
# In the results, to a player who is out of the game since. Variables: $take, $leave (String) commands: "take-over", "leave"
results-you-eliminated = You have no units and no supply centres left: you're out of the game. Thanks for playing! When a seat is open, `{ $take }` brings you back; after `{ $leave }` I won't message you about this game any more.
# One of $centres above. Variables: $power (Power) a power   $number (Number) centres, 1 or more
centres-of = { POWER($power) } { $number }
# In private, one per unit; where it may go follows. Variables: $unit (String) "F Tri"
decide-retreat = Your { $unit } was dislodged.
# The same. Variables: $unit (String) "F Tri"   $by (String) another unit: "A Tyr"   $power (Power) its power   $attack, $against (Number) strengths, 1 or more
decide-retreat-by = Your { $unit } was dislodged by { $by } ({ POWER($power) }), { $attack } against { $against }.
# The same. Variables: $unit, $by (String) units   $power (Power)   $attack, $against (Number)   $supports (List) units, one or more: "A Ven"
decide-retreat-by-supported = Your { $unit } was dislodged by { $by } ({ POWER($power) }), { $attack } against { $against }, with support from { LIST($supports) }.
# Behind one of these. Variables: $options (Row) ready: "`F Tri R Alb` · `F Tri R Adr`"; may be empty
decide-retreat-where = Where does it retreat to? { LIST($options) }
# Below it: where the unit can't go. Variables: $places (List) ready, one or more: "Venice (occupied by Italy); Tyrolia (the attack came from there)"
decide-retreat-closed = Not possible: { LIST($places) }.
# A place in that list. Variables: $place (Province) a province   $power (Power) whose unit is there
retreat-occupied = { PROVINCE($place) } (occupied by { POWER($power) })
# The same. Variables: $place (Province) a province
retreat-attackers-origin = { PROVINCE($place) } (the attack came from there)
# The same. Variables: $place (Province) a province
retreat-standoff = { PROVINCE($place) } (there was a standoff)
# Below all of them, one or more. Variables: $deadline (String) an instant
decide-retreat-end = Any unit without a retreat order by { $deadline } will be disbanded.
# While the game is paused.
decide-retreat-end-paused = The game is paused. Any unit without a retreat order will be disbanded when time runs out after the pause.
# In private. Variables: $count (Number) builds, 1 or more   $sites (List) ready orders: "`A Mun B` · `F Kie B`"
decide-build =
    { $count ->
        [one] You may build one unit. Options: { LIST($sites) }
       *[other] You may build { $count } units. Options: { LIST($sites) }
    }
# In private. Variables: $count (Number) disbands, 1 or more
decide-remove =
    { $count ->
        [one] You must disband one unit.
       *[other] You must disband { $count } units.
    }
# Behind that. Variables: $units (List) units, one or more
decide-remove-without = Disbanded if you send nothing: { LIST($units) }
# Below one of these. Variables: $example (String) an order: "A Mun B"   $deadline (String) an instant
decide-end = For example: `{ $example }`. Orders by { $deadline }.
# $example (String)
decide-end-paused = For example: `{ $example }`. The game is paused, but you can already send orders.
# In private, with a ping, before the deadline. Variables: $missing (List) units without orders, or powers   $deadline (String) an instant
reminder = Orders are due by { $deadline }. Still missing: { LIST($missing) }
# To all, with a ping: one winner. Variables: $name (String) the game's name   $winners (List) ready: "Austria (Marco)"
finished-win = **{ $name } is over.** Victory for { LIST($winners) }. Congratulations, and thank you all.
# One power alone has reached the goal, or the others have conceded to it. Variables: $name (String) the game's name   $winners (List) ready: "Austria (Marco)"
finished-solo = **{ $name } is over.** Solo victory for { LIST($winners) }. Congratulations, and thank you all.
# The same of a draw. Variables: $name (String) the game's name   $winners (List) ready: "Austria (Marco) and Italy (Kasia)"
finished-draw = **{ $name } is over**: a draw between { LIST($winners) }. Thank you all.
# Several won together. Variables: $name (String) the game's name   $winners (List) ready: "Austria (Marco) and Italy (Kasia)"
finished-shared = **{ $name } is over.** Joint victory for { LIST($winners) }. Congratulations, and thank you all.
# The same without a result. Variables: $name (String) the game's name
finished-off = **{ $name } is over**, without a result. Thank you all.
# Last line of the post at the end. Variables: $days (Number) 30
finished-rooms = Private rooms are closed now and can be read for at least { $days ->
    [one] 1 day
   *[other] { $days } days
    }.
# Below the announcement of the winner: the rule. Variables: $power (Power) the winner   $centres, $needed (Number) supply centres, 2 or more
ended-by-centres = { POWER($power) } has { $centres } supply centres; { $needed } are needed for a solo victory.
# The same where all of some centres win. Variables: $power (Power); $centres (List) supply centres, one or more
ended-by-goal =
    { COUNT($centres) ->
        [one] { POWER($power) } has the supply centre needed to win: { LIST($centres) }.
       *[other] { POWER($power) } has all the supply centres needed to win: { LIST($centres) }.
    }
# The same in the game for two. Variables: $units (Number) 2 or more
ended-by-units =
    { $units ->
        [one] The winning side has { $units } unit.
       *[other] The winning side has { $units } units.
    }
# Below the announcement of a draw.
ended-by-draw = This was agreed in a vote.
# Below the announcement of a joint victory.
ended-by-joint-victory = It was agreed in a vote that all who still have units win together.
# Below the announcement of the winner.
ended-by-concession = All the others conceded in a vote.
# Below the announcement of the winners. Variables: $year (String) "1910"
ended-by-year-centres = As agreed, { $year } was the last year: victory goes to the power with the most supply centres; ties are shared.
# The same. Variables: $year (String) "1910"
ended-by-year-units = As agreed, { $year } was the last year: victory goes to the power with the most units; ties are shared.
# Below the announcement of the winners.
ended-by-hour-centres = The agreed time is up: victory goes to the power with the most supply centres; ties are shared.
# The same.
ended-by-hour-units = The agreed time is up: victory goes to the power with the most units; ties are shared.
# Above the final table. Variables: $count (Number) phases, 1 or more   $from, $to (String) the first and the last: "Spring 1901"
final-length = Phases played: { $count }, { $from } – { $to }.
# The same. Variables: $count (Number) phases, 1 or more   $from, $to (String) the first and the last: "Spring 1901"   $time (String) a length of time: "12 days"
final-length-time = Phases played: { $count }, { $from } – { $to }, in { $time }.
# A line of the final table. Variables: $power (Power)   $name (String) its player   $facts (List) ready: "10 supply centres; one phase without orders"
final-row = - **{ POWER($power) }** ({ $name }): { LIST($facts) }
# The same of a power that nobody played at the end. Variables: $power (Power)   $facts (List)
final-row-nobody = - **{ POWER($power) }**: { LIST($facts) }
# In that line. Variables: $count (Number) 0 or more
final-centres =
    { $count ->
        [one] one supply centre
       *[other] { $count } supply centres
    }
# In that line. Variables: $year (String) "1906"
final-eliminated = eliminated in { $year }
# In that line. Variables: $count (Number) 1 or more
final-missed =
    { $count ->
        [one] one phase without orders
       *[other] { $count } phases without orders
    }
# Above lines with points by several scoring systems.
scores-title = Scores, rounded:
# In such a line. Variables: $power (Power)   $points (Number) 0 or more
score-of = { POWER($power) } { $points }
# The same with tenths of a point. Variables: $power (Power)   $points (Number) 0 or more   $tenths (Number) 1 to 9
score-of-tenths = { POWER($power) } { $points }.{ $tenths }
# Points by a scoring system. Variables: $scores (List) ready: "Germany 20 · Italy 20"
scores-draw-size = - draw size: { LIST($scores) }
# The same. Variables: $scores (List)
scores-sum-of-squares = - sum of squares: { LIST($scores) }
# The same; the name of a scoring system. Variables: $scores (List)
scores-c-diplo = - C-Diplo: { LIST($scores) }
# The same; the name of a scoring system. Variables: $scores (List)
scores-dixie = - Dixie: { LIST($scores) }
# Below a map. Variables: $phase (String) "Spring 1901"
map-now = **{ $phase }**

## Press

# Matrix: the topic of the space with a game's rooms, which clients show with its invitation.
space-about = All rooms of this game in one place. Its players are invited; nobody writes here.
# First post in a private room. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened = This is a private room for { LIST($members) }. No other player can read it; the admins of this server or room can.
# The same where the game master reads all press. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened-master = This is a private room for { LIST($members) }. As agreed, the game master can read it too, and so can the admins of this server or room.
# As `room-opened`, where what is written is encrypted. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened-encrypted = This is a private, encrypted room for { LIST($members) }. Apart from you, only I can read it, and through me the person who runs me. The person who runs your Matrix server could only read it by logging in as you.
# As `room-opened-master`, where what is written is encrypted. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened-encrypted-master = This is a private, encrypted room for { LIST($members) }. As agreed, the game master can read it too. Otherwise only I can, and through me the person who runs me. The person who runs your Matrix server could only read it by logging in as you.
# As `room-opened`, on the bot's own page. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened-page = This is a private room for { LIST($members) }. Apart from you, only the person who runs this page can read it. What is written here is kept for 365 days.
# As `room-opened-master`, on the bot's own page. Variables: $members (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opened-page-master = This is a private room for { LIST($members) }. As agreed, the game master can read it too. Otherwise only the person who runs this page can. What is written here is kept for 365 days.
# Below that.
room-translates = I translate complete orders into each reader's notation, and everyday sentences (“Good luck!”) into their language.
# Below that, where the bot reads only what mentions it. Variables: $menu (String) an entry in a message's menu: "Translate orders"
room-translates-mentions = If you mention me in a message, I translate its complete orders into each reader's notation. To see them in yours alone: the message's menu › Apps › "{ $menu }".
# Below the first post in a private room, and where letters take its place. $example (String) as it can be typed: "peace:"
press-keeps-statements = I store statements such as `{ $example }` until 30 days after the game ends.
# In a private room: somebody was added by hand, by a moderator or by whoever runs the server. $talk (String) a command: "room"
room-entered = Someone who doesn't belong in this room was added to it. They're out again, but may have read what was here until then.
# The same about a player. Variables: $powers (Powers) theirs   $talk (String) a command: "room"
room-entered-power = The player of { POWERS($powers) } was added to this room. They're out again, but may have read what was here until then.
# The same where they can't be put out: letters take the room's place. Variables: $talk (String) a command: "room"
room-entered-locked = Someone who doesn't belong in this room is in it, and I can't remove them. They can read everything here, so I've locked the room: nobody can write here, and I deliver letters instead. `{ $talk }` opens it again once they're gone.
# The same about a player. Variables: $powers (Powers) theirs   $talk (String) a command: "room"
room-entered-power-locked = The player of { POWERS($powers) } is in this room but doesn't belong here, and I can't remove them. They can read everything here, so I've locked the room: nobody can write here, and I deliver letters instead. `{ $talk }` opens it again once they're gone.
# The same where the room can't be locked either. Variables: $talk (String) a command: "room"
room-entered-open = Someone who doesn't belong in this room is in it, and I can neither remove them nor lock the room. They read everything that's written here, so please don't write here any more: I deliver letters instead. `{ $talk }` opens it again once they're gone.
# The same about a player. Variables: $powers (Powers) theirs   $talk (String) a command: "room"
room-entered-power-open = The player of { POWERS($powers) } is in this room but doesn't belong here, and I can neither remove them nor lock the room. They read everything that's written here, so please don't write here any more: I deliver letters instead. `{ $talk }` opens it again once they're gone.
# In a private room: a moderator removed a member. Variables: $powers (Powers) theirs   $talk (String) a command: "room"
room-put-out = A moderator has removed { POWERS($powers) } from this room. `{ $talk }` lets them in again.
# In a private room: a member who had left the server is let in again. Variables: $powers (Powers) theirs
room-back = { POWERS($powers) } left and came back, so I've let them into this room again.
# In a private room: a member who wasn't in it has been let in or invited, as when someone asked for the room again. Variables: $powers (Powers) theirs
room-let-in = { POWERS($powers) } can come into this room now.
# In a private room, while press is forbidden.
room-silent = No press until this phase is over.
# In a private room, afterwards.
room-open = Press is open again.
# In a private room, after the end of the game. Variables: $days (Number) 30
room-closed = The game is over: nobody can write here any more. The room can be read for at least { $days ->
    [one] 1 day
   *[other] { $days } days
    }.
# Answer to `room`. Variables: $with (List) ready: "Austria (Marco) and Italy (Kasia)"
talking = Your room with { LIST($with) } is open.
# Below a message with orders. Variables: $language (String) a tag: "en"   $orders (List) ready: "A Mun - Bur · A Ber - Sil"
# $count (Number) of further orders that aren't complete
in-your-notation =
    { $count ->
        [0] { $language }: { LIST($orders) }
        [one] { $language }: { LIST($orders) } (one more order isn't translated)
       *[other] { $language }: { LIST($orders) } ({ $count } more orders aren't translated)
    }
# The same in a room, where nothing above says whose orders they are. Variables: $language (String) a tag: "en"   $powers (Powers) what the message's author plays, mostly one   $orders (List) ready: "A Mun - Bur · A Ber - Sil"
# $count (Number) of further orders that aren't complete
in-your-notation-of =
    { $language }: { COUNT($orders) ->
        [one] { POWERS($powers) }'s order as you write it
       *[other] { POWERS($powers) }'s orders as you write them
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(one more order isn't translated)
       *[other] { " " }({ $count } more orders aren't translated)
    }
# The same where some of the orders are those of units that others play, or that aren't on the board. Variables: $language (String) a tag: "en"   $powers (Powers) what the message's author plays, mostly one   $orders (List) ready: "A Mun - Bur · A Ber - Sil"
# $count (Number) of further orders that aren't complete
in-your-notation-in =
    { $language }: { COUNT($orders) ->
        [one] Order in { POWERS($powers) }'s message as you write it
       *[other] Orders in { POWERS($powers) }'s message as you write them
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(one more order isn't translated)
       *[other] { " " }({ $count } more orders aren't translated)
    }
# Everyday sentences, for readers of one language. Variables: $language (String) its code: "it"   $sentences (String) whole sentences in that language
in-your-words = { $language }: { $sentences }

## Preferences and help

# Answer to `language`, in the new language.
language-set = From now on I'll speak English with you.
# Variables: $timezone (String) "Europe/London"
timezone-set = I'll show your deadlines in { $timezone } time.
# Answer to a command that has no answer of its own.
done = Done.
# To the author of a message on Matrix that couldn't be decrypted.
undecryptable = I can't read your last message: your app didn't give me its key. I saved nothing from it. Please send it again; if that doesn't help, set your app to send messages to unverified devices, or write to me in a new conversation.
# To the author of a message at which the program failed three times.
set-aside = Something went wrong on my side and I couldn't process your last message, so nothing from it was saved. Please send it again, perhaps in other words.
# To someone who sent too much: what wasn't read. Variables: $limit (Number) messages   $since, $until (String) instants
limited =
    { $limit ->
        [one] You sent more than one message within a minute. I'm not reading anything you send between { $since } and { $until }. Please wait, then send again what still matters.
       *[other] You sent more than { $limit } messages within a minute. I'm not reading anything you send between { $since } and { $until }. Please wait, then send again what still matters.
    }
# To someone who asked while many questions wait to be answered.
busy = I'm busy with earlier questions here. Ask again in a moment.
# To the game master: the program failed three times at a deadline. Variables: $name (String) the game's name
game-set-aside = **{ $name }** is stuck: a fault of mine stopped its deadline three times. Nothing is lost, and orders still count. Please tell the person who runs this bot. I'll try again once something in the game changes, such as the deadline.
# To whoever opened the game. Variables: $permission (String) as the network's settings name it: "Manage Threads"   $name (String) the game's name
lacks-permission = In the channel of **{ $name }** I lack the permission "{ $permission }". An admin can grant it; then I'll continue on my own.
# A permission of Matrix rooms, as clients call it.
permission-power-level = power level
# To whoever opened the game. Variables: $name (String) the game's name
lacks-place = I was removed from the channel of **{ $name }**; my posts there are on hold. Invite me again and I'll continue on my own. Orders sent to me by DM still count.
# To whoever opened the game, where it is played in a thread of its own that is archived. Variables: $name (String) the game's name
lacks-thread = I can't post in the thread of **{ $name }**: it's archived, and this server has as many active threads as Discord allows. Once some are archived or deleted, I'll continue on my own. Orders sent to me by DM still count.
# To everyone in a game whose channel was deleted. Variables: $name (String) the game's name   $move (String) a command: "move-here"
lacks-channel = The channel of **{ $name }** no longer exists. The game goes on: keep sending me your orders by DM, and I'll send you the results there too. The game master can choose another channel by giving `{ $move }` in it.
# In public, to a player who allows no DMs. Variables: $name (String) the player's name
lacks-private = { $name }, I can't send you DMs. Please allow them: that's where your orders go.
# In public, about a player who left the server. Variables: $name (String) the player's name   $replace (String) a command: "replace"
order-thread-left = { $name } isn't on this server any more, and I can't send them DMs. If they don't come back, the game master can give their seat to someone else: `{ $replace }`

## Times

# A length of time. Variables: $count (Number) 1 or more
length-minutes = { $count } min
# A length of time. Variables: $count (Number) 1 or more
length-hours = { $count } h
# A length of time. Variables: $count (Number) 2 or more
length-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# An instant, inside sentences: "by …", "until …". Variables: $weekday (String) "Fri"   $day (Number) 1 to 31   $month (String) "November"   $time (String) "20:00"   $zone (String) "Europe/London"
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
# A day. Variables: $day (Number) 1 to 31   $month (String) "November"   $year (String) "2026"
date = { $day } { $month } { $year }
# A day behind "from", with that word if the language joins it to the day. Variables: $day (Number) 1 to 31   $month (String) "November"   $year (String) "2026"
date-from = { $day } { $month } { $year }
# The same behind "until" or "to". Variables: $day (Number) 1 to 31   $month (String) "November"   $year (String) "2026"
date-to = { $day } { $month } { $year }
# The same behind "on", or as a subject. Variables: $day (Number) 1 to 31   $month (String) "November"   $year (String) "2026"
date-the = { $day } { $month } { $year }
# When a kind of phase ends: "Moves: Mon, Fri at 20:00". Variables: $days (List) "Mon, Fri"   $time (String) "20:00"
limit-on = { LIST($days) } at { $time }
# The same for every day of the week. Variables: $time (String) "20:00"
limit-daily = daily at { $time }
# Short names of the days, in `instant` and `limit-on`.
weekday-1 = Mon
# As above.
weekday-2 = Tue
# As above.
weekday-3 = Wed
# As above.
weekday-4 = Thu
# As above.
weekday-5 = Fri
# As above.
weekday-6 = Sat
# As above.
weekday-7 = Sun
# Names of the months, in `instant`: behind the day.
month-1 = January
# As above.
month-2 = February
# As above.
month-3 = March
# As above.
month-4 = April
# As above.
month-5 = May
# As above.
month-6 = June
# As above.
month-7 = July
# As above.
month-8 = August
# As above.
month-9 = September
# As above.
month-10 = October
# As above.
month-11 = November
# As above.
month-12 = December
# Before the last entry of a list. Also read, between the powers of a letter.
list-and = and
# A seat. Variables: $power (Powers) its powers, one or more   $name (String) the player's name, or units
sitting = { POWERS($power) }: { $name }
# A seat inside a sentence. Variables: $power (Powers) its powers, one or more   $name (String) the player's name
sitting-short = { POWERS($power) } ({ $name })
# Somebody by name and powers. $name (String)  $power (Powers)
player-of = { $name } ({ POWERS($power) })

# Below one's stored orders, the answer to "ready" and reminders, with a button for each reading: a question that wasn't answered. Variables: $typed (String) the player's words
doubt-waits = "{ $typed }": I asked what you mean; none of it is saved until you choose.
# After a phase, in private. Variables: $phase (String) "spring 1901"   $typed (String) the player's words
unanswered = { CAPITAL($phase) }: I asked you about "{ $typed }" and got no answer, so it didn't count.

## Buttons: at most 25 characters

# Of a game that looks for players.
action-join = Join
# Creates the game that was shown.
action-create = Create
# Shows which settings can be changed.
action-change = Change…
# Nothing is created.
action-cancel = Cancel
# To what was shown before.
action-back = Back
# Opens a form with all settings of a game.
action-type = Type settings…
# Shows the languages.
action-language = Language…
# Shows time zones.
action-timezone = Time zone…
# Shows the powers that one can ask for.
action-wishes = Favourite powers…
# No power is preferred.
action-any-power = Any power
# Shows with whom one can talk.
action-talk = Talk with…
# A room with several powers.
action-several = Several powers…
# Opens a private room with those who were chosen.
action-open-room = Open the room
# Below the player's own orders: they are final.
action-ready = Ready
# Below such a question: ready all the same.
action-ready-anyway = Yes, I'm ready
# Shows the player's own orders.
action-orders = My orders
# Shows the map.
action-map = Map
