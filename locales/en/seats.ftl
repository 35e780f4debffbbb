### Seats that change hands: resigned, offered, taken over, taken back, played by a computer.

# $powers (String)  $why (String) a sentence of the next three  $centres, $units (Number)  $phase (String)
# $deadline (String)  $game (String)
seat-offered =
    { "" }**{ $powers }** needs a new player. { $why }
    { $phase } · supply centres: { $centres } · units: { $units }
    Whoever takes over gets time to settle in, and the seat's orders and rooms. Until then the player may come back.
seat-resigned = The player has resigned.
# $missed (Number) phases in a row
seat-missed = Nothing came in { $missed } phases.
seat-sought = The game master is looking for somebody.
# $until (String)
seat-reserved = Until { $until } eliminated players and those who wait for a seat come first.
# $powers (String)  $back (String) a command
seat-you-resigned = You no longer play { $powers }; the units hold. While nobody has taken over you may come back: `{ $back }`.
# $powers (String)
seat-sought-yours = The game master is looking for somebody to take over { $powers }. Until that happens the seat is yours. If you are there, say so.
# $powers, $phase, $deadline, $game (String)  $centres, $units (Number)
seat-invited =
    The game master of **{ $game }** asks you to take over **{ $powers }**.
    { $phase } · supply centres: { $centres } · units: { $units } · orders by { $deadline }
    You'd get time to settle in. Nothing happens unless you press the button.
# $powers, $name (String)
seat-asked = I have asked { $name } to take over { $powers }. The seat changes hands when the answer is yes.
# $powers, $name (String)
seat-filled = { $name } now plays **{ $powers }**.
# $powers (String)
seat-filled-anonymous = **{ $powers }** has a new player.
# $powers (String)
seat-returned = The player of **{ $powers }** is back.
# $powers, $units, $deadline (String)
seat-yours =
    You now play **{ $powers }**. Thank you for stepping in.
    Your units: { $units }
    Orders by { $deadline }, to me in private, one line per unit. What your predecessor had stored stands until you change it; here it is.
# $rooms (String)
seat-rooms = You now read these rooms: { $rooms }
# $powers, $deadline (String)
seat-yours-again = Good to see you. { $powers }: the seat is yours. Orders by { $deadline }.
# $powers (String)
seat-taken = Somebody else now plays { $powers }. Thank you for having played; you no longer read its rooms.
# $powers (String)
seat-computers = Played by the computer from now on: **{ $powers }**. Whoever would like to may still take over.

## Before something is given up

# $powers (String)
seat-sure-resign = Do you want to give up your seat ({ $powers })? Others may then take it over.
# $game (String)
seat-sure-leave = Do you want to give up your seat in **{ $game }**?
# $game (String)
seat-sure-wait = Do you want to give up your place in the waiting list of **{ $game }**?
# $game (String)
seat-sure-depart = Do you want to leave **{ $game }**? You won't be offered another seat there first, and I won't tell you how it ends.
# $who (String) a name, powers, or both
seat-sure-expel = Shall I put { $who } out of the game? Everyone is told; they can't come back unless you ask them.
# $again (String) what can be typed
seat-sure = Nothing has been done yet. Press the button, or write `{ $again }`.
# $game (String)
seat-you-departed = You have left **{ $game }**. Thank you for having played.
# $who (String) a name, powers, or both
seat-expelled = The game master has put out of the game: { $who }.
# $game (String)
seat-you-expelled-lobby = The game master of **{ $game }** has given your place in it back.
# $game, $powers (String)
seat-you-expelled = The game master of **{ $game }** has put you out of the game; you no longer play { $powers }.
action-resign = Give up the seat
action-leave = Leave
action-expel = Put out

## Why a seat didn't change hands

no-seat-offered = This seat isn't on offer.
no-seat-still-playing = Whoever still has units can't take another seat.
# $until (String)
no-seat-reserved = Until { $until } eliminated players and those who wait for a seat come first. Try again then.
no-seat-gone = There is no seat here to come back to: somebody has taken it, or its units are gone.
# $power (String)
no-seat-eliminated = Nobody can play { $power } any more: it has no units.
# $name (String)
no-seat-nobody-called = I know nobody called "{ $name }" in this game's channel. They must have written to me or pressed a button there once.
# $name (String)
no-seat-several-called = I know several people called "{ $name }". Mention the one you mean, or give their id.
# $name (String) as typed
no-seat-nobody-plays-called = Nobody called "{ $name }" plays here or waits for a seat. Name the power, or write the name as it is shown.
no-seat-expelled = The game master has put you out of this game. Only the game master can ask you back.
# $expel (String) a command
no-seat-expel-whom = Whom? For example `{ $expel } Marco`, or in a running game `{ $expel } Germany`.
# $resign (String) a command
no-seat-expel-yourself = That would be you. You give up your own seat with `{ $resign }`.
# $resign (String) a command
no-seat-resign-instead = The game has begun. You give up your seat with `{ $resign }`, so that others can take it over.
no-seat-nothing-to-fill = No seat is empty.
# $list (String) what can be typed
no-seat-which = Several seats are on offer. Which one? { $list }

# $power (String)
action-take-over = Take over { $power }
action-return = I'm back
computer-name = Computer

# $powers (String)
seat-sealed = { $powers }: the orders saved for this phase count. Until the phase is over, nobody can read or change them.
# $powers, $units (String)
seat-yours-next =
    You now play **{ $powers }**. Thank you for stepping in.
    Your units: { $units }
    In this phase your predecessor's orders count, and you can't see them. Yours begin with the next phase.
# $powers (String)
no-seat-sealed = { $powers }: in this phase your predecessor's orders count. Nobody can read or change them; yours begin with the next phase.
# $name, $game (String)
seat-sure-appoint = Do you want to make { $name } the game master of **{ $game }**? Whoever is game master now no longer will be.
action-appoint = Make game master
