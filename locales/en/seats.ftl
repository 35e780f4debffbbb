### Seats that change hands: resigned, offered, taken over, taken back, played by the computer.
###
### $powers are the seat's powers, one or more. An instant is ready: "Fri 21 November, 20:00 (Europe/London)".

# To all, with a button. Variables: $powers (Powers) powers   $why (String) one of the next three   $centres, $units (Number) 0 or more   $phase (String) "Spring 1901"   $time (String) a length of time
seat-offered =
    { "" }**{ POWERS($powers) }** { COUNT($powers) ->
        [one] needs
       *[other] need
    } a new player. { $why }
    { $phase } · supply centres: { $centres } · units: { $units }
    The new player gets up to { $time } to settle in, and access to the seat's rooms. Until the seat is taken, the former player can come back.
# Why a seat is offered.
seat-resigned = The player has resigned.
# Variables: $missed (Number) phases in a row, 2 or more
seat-missed =
    { $missed ->
        [one] No orders for one phase.
       *[other] No orders for { $missed } phases.
    }
# Why a seat is offered.
seat-sought = The game master is looking for a replacement.
# Below `seat-offered`, if the player has gone.
seat-empty = As long as nobody plays the seat, the orders saved for it don't count.
# Below it where there are no buttons. Variables: $take (String) a command: "!dragoman take-over"
seat-how = To take it over, write `{ $take }`.
# Below `seat-offered`. Variables: $until (String) an instant
seat-reserved = Until { $until }, eliminated players and the waiting list come first.
# To all, where seats aren't offered. Variables: $powers (Powers) powers
seat-vacated = Nobody plays { POWERS($powers) } any more; the units hold. In this game, only the game master can offer the seat to others.
# With a button. Variables: $powers (Powers) powers   $back (String) a command: "return"
seat-you-resigned = You no longer play { POWERS($powers) }; the units hold. As long as nobody has taken over, you can come back, at most twice in a phase: `{ $back }`.
# To a game master, or a player, who has given up a seat for good. Variables: $powers (Powers) powers
seat-you-left-for-good = You've given up { POWERS($powers) } for good. If you're the game master, you're neutral from the next phase on.
# To the player, with a button ("I'm back"). Variables: $powers (Powers) powers
seat-sought-yours = The game master is looking for someone to take over { POWERS($powers) }. Until then the seat is yours. If you're still here, press the button.
# To someone whom the game master asks, with a button. Variables: $powers (Powers) powers   $phase (String) "Spring 1901"   $deadline (String) an instant   $game (String) the game's name   $centres, $units (Number) 0 or more   $time (String) a length of time
seat-invited =
    The game master of **{ $game }** asks you to take over **{ POWERS($powers) }**.
    { $phase } · supply centres: { $centres } · units: { $units } · orders by { $deadline }
    You'd get up to { $time } to settle in. Nothing happens unless you press the button.
# $powers (Powers)  $phase, $game (String)  $centres, $units (Number)
seat-invited-paused =
    The game master of **{ $game }** asks you to take over **{ POWERS($powers) }**.
    { $phase } · supply centres: { $centres } · units: { $units } · the game is paused
    You'd get time to settle in. Nothing happens unless you press the button.
# To the game master. Variables: $powers (Powers) powers   $name (String) a person's name
seat-asked = I've asked { $name } to take over { POWERS($powers) }. The seat changes hands if the answer is yes.
# To all. Variables: $powers (Powers) powers   $name (String) the new player's name
seat-filled = { $name } now plays **{ POWERS($powers) }**.
# To all, in a game that hides who plays what. Variables: $powers (Powers) powers
seat-filled-anonymous =
    { "" }**{ POWERS($powers) }** { COUNT($powers) ->
        [one] has
       *[other] have
    } a new player.
# To all. Variables: $powers (Powers) powers
seat-returned = **{ POWERS($powers) }**: the player is back.
# To the new player; the stored orders follow. Variables: $powers (Powers) powers   $units (List) the units, one or more   $deadline (String) an instant
seat-yours =
    You now play **{ POWERS($powers) }**. Thanks for stepping in.
    Your units: { LIST($units) }
    DM me your orders by { $deadline }, one line per unit. Your predecessor's orders stand until you change them; here they are.
# The next three are said while the game is paused. $powers (Powers)  $units (List)
seat-yours-paused =
    You now play **{ POWERS($powers) }**. Thanks for stepping in.
    Your units: { LIST($units) }
    The game is paused. You can already DM me your orders, one line per unit. Your predecessor's orders stand until you change them; here they are.
# Below that. Variables: $rooms (Row) ready: the powers of each room: "Austria, Italy · Austria, Russia"
seat-rooms = You now have access to these rooms: { LIST($rooms) }
# Variables: $powers (Powers) powers   $deadline (String) an instant
seat-yours-again = Welcome back. { POWERS($powers) }: the seat is yours again. Orders by { $deadline }.
# $powers (Powers)
seat-yours-again-paused = Welcome back. { POWERS($powers) }: the seat is yours again. The game is paused.
# To the player who was replaced. Variables: $powers (Powers) powers
seat-taken = Someone else now plays { POWERS($powers) }. Thanks for playing; you no longer have access to the seat's rooms.
# To all. Variables: $powers (Powers) powers   $level (String) `computer-level-recruit` or one of the others
seat-computers = Played by the computer from now on: **{ POWERS($powers) }** (level: { $level }). Anyone can still take over.
# The same where the game takes no replacements. Variables: $powers (Powers) powers   $level (String) as above
seat-computers-for-good = Played by the computer from now on: **{ POWERS($powers) }** (level: { $level }).

## Before something is given up: each with a button

# Variables: $powers (Powers) powers
seat-sure-resign = Do you want to give up your seat ({ POWERS($powers) })? Others can then take it over.
# Before a seat is given up for good; `master-ask-proceed` follows. Variables: $powers (Powers) powers
seat-sure-for-good = Do you want to give up { POWERS($powers) } for good? You can't take a seat in this game again.
# To a game master who gives up their seat, with two buttons. Variables: $powers (Powers) powers   $back, $never (String) what can be typed: "resign back:no"
seat-sure-resign-master =
    Do you want to give up your seat ({ POWERS($powers) })? Others can then take it over. You're the game master, so choose which you mean. Nothing has been done yet.
    • **I may come back**: meanwhile, you have the rights of a game master who plays. `{ $back }`
    • **For good**: once this phase is over, you're neutral, and you can't take a seat in this game again. `{ $never }`
# Variables: $game (String) the game's name
seat-sure-leave = Do you want to give up your seat in **{ $game }**?
# Variables: $game (String) the game's name
seat-sure-wait = Do you want to leave the waiting list of **{ $game }**?
# To someone without a seat who is still told how the game ends. Variables: $game (String) the game's name
seat-sure-depart = Do you want to leave **{ $game }**? You'll no longer come first when a seat opens up there, and I won't tell you how it ends.
# To the game master. Variables: $who (String) ready: "Marco", "Austria", or "Marco (Austria)"
seat-sure-expel = Remove { $who } from the game? I'll announce it to everyone, and the player can't come back into this game.
# Variables: $game (String) the game's name
seat-you-departed = You have left **{ $game }**. Thanks for playing.
# To all. Variables: $who (String) ready: "Marco", "Austria", or "Marco (Austria)"
seat-expelled = Removed from the game by the game master: { $who }.
# To someone who was removed before the game began. Variables: $game (String) the game's name
seat-you-expelled-lobby = The game master of **{ $game }** has removed you from the game.
# To someone who was removed. Variables: $game (String) the game's name   $powers (Powers) powers
seat-you-expelled = The game master of **{ $game }** has removed you from the game; you no longer play { POWERS($powers) }.
# A button: at most 25 characters.
action-resign = Give up the seat
# A button: at most 25 characters. The game master gives up a seat and may come back to it.
action-may-return = I may come back
# A button: at most 25 characters. Somebody gives up a seat and won't come back.
action-for-good = For good
# A button: at most 25 characters.
action-leave = Leave
# A button: at most 25 characters.
action-expel = Remove

## Why a seat didn't change hands

# Answer to `take-over`.
no-seat-offered = This seat isn't open.
# Answer to `take-over`.
no-seat-still-playing = Players who still have units can't take another seat.
# Variables: $until (String) an instant
no-seat-reserved = Until { $until }, eliminated players and the waiting list come first. Try again then.
# Answer to `return`.
no-seat-gone = There's no seat here for you to come back to: someone has taken it, or its units are gone.
# Answer to `return` or `take-over`.
no-seat-returned-often = You've already come back twice in this phase. You can come back again in the next one, if nobody has taken the seat by then.
# Variables: $power (Power) a power
no-seat-eliminated = Nobody can play { POWER($power) } any more: it has no units.
# Variables: $name (String) as typed
no-seat-nobody-called = I don't know anyone called "{ $name }" in this game's channel. I only know people who have messaged me or pressed a button there.
# The same where somebody was picked or mentioned.
no-seat-nobody-picked = I don't know this person in this game's channel yet. They must have messaged me or pressed a button there once.
# Variables: $name (String) as typed
no-seat-several-called = I know several people called "{ $name }". Mention the one you mean, or give their ID.
# Variables: $name (String) as typed
no-seat-nobody-plays-called = Nobody called "{ $name }" is playing here or waiting for a seat. Name the power, or write the name as it is shown.
# Answer to `join` or `take-over`.
no-seat-expelled = You've been removed from this game, so there's no way back into it.
# To a game master who asks somebody back. Variables: $name (String) a person
no-seat-expelled-before = { $name } has been removed from this game, so nobody can ask them back.
# To a game master who plays. Variables: $power (Power) another player's power   $expel (String) a command: "expel Italy"
no-seat-held-by-rival = { POWER($power) } has a player, and you play too, so you can't offer that seat. `{ $expel }` asks the other players whether to remove that player.
# To a game master who fills a lobby, or makes it anonymous.
no-seat-anonymous-computers = In an anonymous game the computer can't play from the start: it would soon be clear which powers no person plays. It can take over seats that become vacant later.
# Somebody who has given up a seat wants another. Variables: $powers (Powers) powers of the seat that they gave up
no-seat-one-seat = One person, one seat: you gave up { POWERS($powers) } with units still on the board, so that's the only seat you can take, and only while nobody plays it. This can be lifted if everyone who has a seat agrees.
# Variables: $powers (Powers) powers of the seat that they gave up
no-seat-for-good = You gave up { POWERS($powers) } for good, so you can't take a seat in this game. This can be lifted if everyone who has a seat agrees.
# Somebody who knows orders of this phase wants a seat.
no-seat-knows = You know another player's orders for this phase, so you can't take a seat before the next one. This can be lifted if everyone who has a seat agrees.
# The same. Variables: $powers (Powers) whose orders
no-seat-knows-of = You have seen or entered orders for { POWERS($powers) } in this phase, so you can't take a seat before the next one. This can be lifted if everyone who has a seat agrees.
# Answer to whatever would make somebody a part of the game.
no-seat-crowded = So many people have taken part in this game that nobody new can join it.
# Variables: $expel (String) a command: "expel"
no-seat-expel-whom = Who should I remove? For example `{ $expel } Marco` or, in a running game, `{ $expel } Germany`.
# Variables: $resign (String) a command: "resign"
no-seat-expel-yourself = That would be you. To give up your own seat, use `{ $resign }`.
# To a game master who confirms an expulsion: the seat, or the name, is another person's by now.
no-seat-expel-another = That would be a different player by now, not the one I asked you about, so I haven't removed anybody.
# Variables: $resign (String) a command: "resign"
no-seat-resign-instead = The game has begun. To give up your seat so that others can take it over, use `{ $resign }`.
# Answer to `fill`.
no-seat-nothing-to-fill = There are no empty seats.
# To a game master who assigns a power by hand, or makes a game anonymous in which some are assigned.
no-seat-anonymous-assignment = In an anonymous game, powers can't be assigned by hand: someone would know who plays what.
# Answer to `assign`. Variables: $powers (Powers) powers of one seat   $name (String) the player's name   $undo (String) a command: "assign Italy undo:yes"
no-seat-assigned = { $name } already has { POWERS($powers) }. To take that back: `{ $undo }`
# Answer to `assign` with `undo`. Variables: $powers (Powers) powers of one seat
no-seat-not-assigned = Nobody has been assigned { POWERS($powers) }.
# Answer to `assign` without a person. Variables: $power (Power) a power   $assign (String) a command: "assign Italy"
no-seat-assign-whom = Who should play { POWER($power) }? For example `{ $assign } Marco`.
# Answer to `assign`. Variables: $name (String) a person
no-seat-not-joined = { $name } hasn't joined this game. Only players who have can be assigned a power.
# Variables: $list (Row) what can be typed: "`take-over Austria` · `take-over Italy`"
no-seat-which = Several seats are open. Which one? { LIST($list) }

# A button: at most 25 characters without the name. Variables: $power (Powers) a power
action-take-over = Take over { POWER($power) }
# A button: at most 25 characters. The player takes the seat back.
action-return = I'm back
# A button: at most 25 characters. Computers take the free seats, and the game begins.
action-fill = Fill with computers
# The name of a seat's player: a program that plays it. Variables: $number (String) "2": which of those of the game
computer-called = Computer { $number }

# $powers (Powers)
seat-sealed = { POWERS($powers) }: the orders saved for this phase count. Until the phase is over, nobody can read or change them.
# The same where the predecessor's orders count. $powers (Powers)  $units (List)
seat-yours-next =
    You now play **{ POWERS($powers) }**. Thanks for stepping in.
    Your units: { LIST($units) }
    In this phase, your predecessor's orders count, and you can't see them. Yours count from the next phase on.
# Refused: the orders of these powers count. $powers (Powers) one or more
no-seat-sealed = { POWERS($powers) }: in this phase, your predecessor's orders count. Nobody can read or change them; yours count from the next phase on.
# $name, $game (String)
seat-sure-appoint = Do you want to make { $name } the game master of **{ $game }**? The current game master will be replaced.
# A button: at most 25 characters.
action-appoint = Make game master
