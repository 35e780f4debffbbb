### The game master: the clock, announcements, corrections. Whatever changes the game is announced to everyone, with its reason.
###
### An instant is ready: "Fri 21 November, 20:00 (Europe/London)". $phase is ready: "Spring 1901". $reason is as the game master wrote it.

## To everyone

# To everyone.
master-paused = The game master has paused the game. The remaining time is kept; you can still send orders.
# To everyone. Variables: $until (String) an instant
master-paused-until = The game master has paused the game, until { $until } at the latest. The remaining time is kept; you can still send orders.
# To everyone, where the game goes on by itself on a day. Variables: $until, $deadline (String) instants
master-paused-to = The game master has paused the game until { $until }. Orders are then due by { $deadline }; you can send them during the pause, too.
# Below that, and below `master-extended`. Variables: $vote (String) a command: "vote-resume"
master-revocable = If more than half of the players want to end this: `{ $vote }`
# Variables: $deadline (String) an instant
master-resumed = The game resumes. Orders by { $deadline }.
# Answer to the game master. Variables: $latest (String) an instant
no-pause-so-long = A pause can last until { $latest } at most.
# Answer to the game master. Variables: $example (String) what is typed: "pause 7 January 2027"
no-pause-back = That day is over, or it's today. A pause ends on a later day: `{ $example }`
# Answer to the game master. Variables: $typed (String) as typed   $example (String) what is typed: "pause 7 January 2027"
no-pause-day = I can't read "{ $typed }" as a day. Write it like this: `{ $example }`
# Variables: $time (String) a length of time: "24 h"   $deadline (String) an instant
master-extended = The game master has extended the deadline by { $time }. Orders by { $deadline }.
# The clock stands. Variables: $time (String) a length of time: "24 h"
master-extended-paused = The game master has added { $time } to this phase. The game is still paused.
# To everyone.
master-closing = The game master is adjudicating the phase now.
# Variables: $deadline (String) an instant
master-closing-at = The game master, who is also a player, is closing the phase early: orders by { $deadline }.
# Variables: $phase (String) "Spring 1901"   $reason (String) as written   $at (String) an instant
master-plans-rollback = The game master, who is also a player, wants to go back to **{ $phase }**: { $reason }. This won't happen before { $at }; say so if you object.
# Variables: $name (String) the game's name   $reason (String) as written   $at (String) an instant
master-plans-to-cancel = The game master, who is also a player, wants to cancel **{ $name }**: { $reason }. This won't happen before { $at }; say so if you object.
# Variables: $power (Power) a power
master-entered-for-all = The game master has entered orders for { POWER($power) }.
# Before the game begins. Variables: $powers (Powers) powers of one seat   $name (String) the player's name
master-assigned = The game master has assigned { POWERS($powers) } to { $name }.
# The same, taken back. Variables: $powers (Powers) powers of one seat
master-unassigned = The game master has taken an assignment back. To be drawn again: { POWERS($powers) }.
# The announcement follows.
master-announced = **The game master:**

## To the game master, before something that can't be taken back

# Variables: $phase (String) "Spring 1901"   $reason (String) as written   $count (Number) phases, 1 or more   $given (Number) orders in them, 0 or more
master-ask-rollback =
    { $count ->
        [one] Back to **{ $phase }**: one phase would be undone (orders in it: { $given }).
       *[other] Back to **{ $phase }**: { $count } phases would be undone (orders in them: { $given }).
    }
    Everyone will see the reason: { $reason }
    The undone phases stay in the history.
# Variables: $changes (List) ready: "A Ven → A Tyr · + Italy F Nap"   $reason (String) as written
master-ask-edit =
    This would change the position: { LIST($changes) }
    Everyone will see it with the reason: { $reason }
# Below that, and below a proposal of such a change. Variables: $power (Power)   $units, $centres (Number) 0 or more
edit-warning-units = ⚠ { POWER($power) } would have more units ({ $units }) than centres ({ $centres }).
# The same. Variables: $power (Power)
edit-warning-none = ⚠ { POWER($power) } would have no units left.
# The same. Variables: $power (Power)   $centres (Number) 2 or more
edit-warning-wins = ⚠ { POWER($power) } would have { $centres } centres, which is enough to win.
# To the game master, before the game begins; lines with units and centres follow.
master-ask-start = The game would begin like this. Everyone will see it, and those who have joined will have to agree to it.
# The same, if nothing differs from the board.
master-ask-usual-start = The game would begin as usual on this board again.
# Variables: $name (String) the game's name
master-ask-cancel = This would cancel **{ $name }**, without a result.
# Variables: $phase (String) "Spring 1901"   $powers (Powers) powers of which orders are missing, one or more
master-ask-close = This would adjudicate { $phase } now. Orders are still missing from { POWERS($powers) }.
# The same where none are missing. Variables: $phase (String) "Spring 1901"
master-ask-close-all = This would adjudicate { $phase } now. No orders are missing.
# What everyone will read follows.
master-ask-post = This will be posted:
# Variables: $power (Power) a power   $orders (List) ready: "`A Mun - Bur` · `F Kie - Den`"
master-ask-enter = I would enter for { POWER($power) }: { LIST($orders) }. The player will see it at once.
# Below everything that is shown before it is done, with a button. Variables: $proceed (String) a command: "go-ahead"
master-ask-proceed = Nothing has been done yet. To go ahead, press the button or write `{ $proceed }`.
# The game master has decided against it.
master-dropped = OK, cancelled. Nothing has changed.

## To everyone, afterwards

# Variables: $phase (String) "Spring 1901"   $reason (String) as written   $deadline (String) an instant   $count (Number) phases, 1 or more
master-rolled-back =
    { $count ->
        [one] **Back to { $phase }**: the game master has undone one phase.
       *[other] **Back to { $phase }**: the game master has undone { $count } phases.
    }
    Reason: { $reason }
    The orders sent for that phase are back; you can change yours. Orders by { $deadline }.
# While the game is paused. $phase, $reason (String)  $count (Number) phases
master-rolled-back-paused =
    { $count ->
        [one] **Back to { $phase }**: the game master has undone one phase.
       *[other] **Back to { $phase }**: the game master has undone { $count } phases.
    }
    Reason: { $reason }
    The orders sent for that phase are back; you can change yours. The game is still paused.
# In the history. Variables: $phase (String) "Spring 1901"   $reason (String) as written
master-went-back =
    The game master went back to { $phase }.
    Reason: { $reason }
# Variables: $changes (List) ready: "A Ven → A Tyr · + Italy F Nap"   $reason (String) as written
master-edited =
    The game master has changed the position: { LIST($changes) }
    Reason: { $reason }
# Variables: $name (String) the game's name
master-cancelled = The game master has cancelled **{ $name }**.
# Variables: $name (String) the game's name   $reason (String) as written
master-cancelled-because = The game master has cancelled **{ $name }**: { $reason }
# Below one of the two before, in a game that publishes something at its end. Variables: $until (String) an instant   $rollback (String) a command: "rollback"
master-cancelled-secret = What is published after a game (who played what in an anonymous game, how everyone voted where that was agreed, letters if everyone agrees) stays secret until { $until }. Until then the cancellation can be undone: `{ $rollback }`
# To the player; the player's orders follow. Variables: $power (Power) a power
master-entered-for-you = The game master has entered orders for you ({ POWER($power) }). Here is what I have now; change it if it isn't what you want.
# To the game master. Variables: $power (Power) a power   $orders (List) ready: "`A Mun - Bur` · `F Kie - Den`"
master-entered = Entered for { POWER($power) }: { LIST($orders) }. I've let the player know.
# To the game master; what was wrong follows. Variables: $power (Power) a power
master-entered-nothing = None of this could be entered for { POWER($power) }.
# Variables: $name (String) the new game master's name
master-appointed = { $name } is now the game master.
# In the channel to which a game was moved. Variables: $name (String) the game's name
master-moved = **{ $name }** is played in this channel from now on.
# To another channel in which the results of a game are posted from now on. Variables: $name (String) the game's name   $id (String) its id: "ab12cd34"   $stop (String) a command: "results-here no"
results-here-on = From now on, the start, results and end of **{ $name }** are posted here. To stop that, its game master or an admin here can write `{ $stop } { $id }`.
# The same when that has ended. Variables: $name (String) the game's name   $id, $stop (String) not used
results-here-off = The results of **{ $name }** are no longer posted here.
# To all, in the game's own channel.
results-elsewhere-on = The results of this game are now posted in another channel as well.
# The same when that has ended.
results-elsewhere-off = The results of this game are no longer posted in the other channel.
# To the game master, in private. Variables: $name (String) the game's name   $again (String) a command: "results-here"
results-elsewhere-ended = I can't post in one of the other channels any more, so the results of **{ $name }** no longer appear there. Once I can post there again, write `{ $again }` there to get them back.
# To the game master. Variables: $powers (Powers) powers whose orders are missing, one or more
master-reminded = I've reminded { POWERS($powers) }.

## The panel

# Variables: $name (String) the game's name   $phase (String) "Spring 1901"
panel-title = **{ $name } · { $phase }**
# Variables: $power (Power) a power   $sent, $wanted (Number) orders, 0 or more
panel-row = - { POWER($power) }: { $sent } of { $wanted }
# The player is ready. Variables: $power (Power) a power   $sent, $wanted (Number) orders, 0 or more
panel-ready = - { POWER($power) }: { $sent } of { $wanted }, ready
# Variables: $power (Power) a power   $sent, $wanted (Number) orders, 0 or more   $missed (Number) phases in a row, 1 or more
panel-missed =
    { $missed ->
        [one] - { POWER($power) }: { $sent } of { $wanted }; missed the last phase
       *[other] - { POWER($power) }: { $sent } of { $wanted }; missed the last { $missed } phases
    }
# Variables: $power (Power) a power   $sent, $wanted (Number) orders, 0 or more
panel-offered = - { POWER($power) }: { $sent } of { $wanted }; the seat is open
# Variables: $power (Power) a power
panel-computer = - { POWER($power) }: played by the computer
# Variables: $power (Power) a power
panel-nobody = - { POWER($power) }: no player
# Behind a line of the panel. Variables: $at (String) an instant
panel-seen = last seen { $at }
# Last line of the panel where the game master doesn't see orders.
panel-blind = You can't see the orders themselves, as agreed for this game.

## Why something wasn't done

# Answer to `extend`.
no-deed-nothing-to-extend = There's no deadline to extend here, or it would be more than a year away. Nothing was changed.
# Answer to a pause or an extension. Variables: $latest (String) an instant   $vote (String) a command: "more-time"
no-deed-greatest-length = You are a player in this game, so you can't delay this phase any further: it ends on { $latest } at the latest. All players together can agree on more time: `{ $vote }`
# Above a numbered list.
no-deed-choose-announcement = This game allows no press and you are a player in it, so you can only announce something from this list. Write the command with a number:
# The same for the reason of a correction or cancellation.
no-deed-choose-reason = This game allows no press and you are a player in it, so you can only choose a reason from this list. Write the command with a number as the reason:
# An announcement from the list.
phrase-orders = Please send your orders in good time.
# An announcement from the list.
phrase-delay = Sorry for the delay.
# An announcement from the list.
phrase-problem = There was a technical problem. It has been solved.
# An announcement from the list.
phrase-welcome = Welcome to everyone who's new.
# A reason from the list.
phrase-mistake = a command was given by mistake
# A reason from the list.
phrase-bug = a technical problem
# A reason from the list.
phrase-agreed = the players have agreed on it
# A reason from the list.
phrase-abandoned = too few players are left
# Variables: $appoint (String) a command: "appoint"
no-deed-you-play = You are a player in this game, so you can't do that. An admin of this server or room can appoint a game master who doesn't play: `{ $appoint }`
# Answer to `rollback` after the end.
no-deed-end-stands = This game can't be reopened: what was secret until its end has been published, or its rooms and letters have been deleted. You can start a rematch.
# Answer to `move-here`.
no-deed-here-already = This game is already played in this channel.
# Answer to `remind`.
no-deed-nobody-to-remind = Nobody's orders are missing now, so there's nobody to remind.
# Answer to `remind`. Variables: $at (String) an instant
no-deed-reminded = Everyone was reminded a short while ago. You can do it again from { $at } on.
# Answer to `results-here no`.
no-deed-not-posted-here = The results of this game aren't posted in this channel.
# Answer to `results-here`. Variables: $most (Number) 1 or more
no-deed-too-many-channels = The results of a game are posted in at most { $most } other channels.
# Variables: $at (String) an instant
no-deed-not-yet = You are a player in this game, so this was announced to everyone first. You can do it from { $at } on.
# Variables: $resume (String) a command: "resume"
no-deed-resume-first = The game is paused, and phases aren't adjudicated during a pause. Resume it first: `{ $resume }`
# Answer to `go-ahead`.
no-deed-nothing-asked = There's nothing to carry out, or the game has moved on since. Please start again.
# Variables: $phase (String) as typed
no-deed-no-such-phase = This game has no phase "{ $phase }". Write it like this: S1901M (Spring 1901, moves).
# Variables: $text (String) as typed
no-deed-unreadable-edit = I can't read "{ $text }". Write it like this: `A Ven -> Tyr`, `+ Italy F Nap`, `- A Ven` or `Ser = Austria`.
# Answer to `edit`.
no-deed-impossible-edit = That position isn't possible: two units in one province, or a unit where it can't be.
# Variables: $unit (String) "A Mun"   $rollback (String) a command with its phase: "rollback F1901M"
no-deed-edits-dislodged = { $unit } is dislodged and has no province until it has retreated. Change the position after the retreats, or go back to the moves: `{ $rollback }`
# Answer to `edit` before the game begins, if it has no start of its own.
start-usual = The game begins as usual on this board.
# Answer to `edit` before the game begins, below its own start. Variables: $undo (String) a command: "edit undo:yes"
start-undo = To go back to the board's usual start: `{ $undo }`
# The end of that answer. Variables: $example (String) a command: "edit Italy: A Ven, F Nap, Rom, Ven"   $out (String) a command: "edit Turkey: -"
start-how =
    To begin otherwise, write what a power has at the start, units and supply centres: `{ $example }`
    What you don't name stays as it is. Write each power on a line of its own or after a semicolon; a dash leaves a power out: `{ $out }`
    Single changes work too, as in a running game: `A Ven -> Tyr`, `Ser = Austria`.
# To everyone, when the last seat is taken: the operator has changed the map meanwhile.
master-start-ended = The board has changed, and the game master's own start doesn't fit it any more. The game will begin with the board's usual start.
# Answer to `edit` before the game begins. Variables: $text (String) as typed   $example (String) a command: "edit Italy: A Ven, F Nap, Rom, Ven"   $out (String) a command: "edit Turkey: -"
no-start-unreadable = I can't read "{ $text }". Write the units and supply centres of a power like this: `{ $example }`. To leave a power out: `{ $out }`
# The same. Variables: $unit (String) "F Mun"
no-start-misplaced = { $unit } isn't possible: armies stand on land, fleets at sea or on a coast, and where a province has two coasts, the fleet needs one.
# The same. Variables: $place (String) "Mun"
no-start-together = In { $place } there would be two units.
# The same. Variables: $place (String) "Tyr"
no-start-not-a-centre = { $place } isn't a supply centre. A unit needs its letter: `A { $place }`
# The same.
no-start-few-powers = At least two powers must take part.
# The same. Variables: $joined (Number) people, 1 or more   $seats (Number) 2 or more
no-start-many-players = This start has too few seats ({ $seats }) for those who have joined ({ $joined }).
# The same. Variables: $power (Power) a power   $centres (Number) 2 or more
no-start-wins = { POWER($power) } would begin with supply centres enough to win: { $centres }.
# The same.
no-start-unchanged = The game begins like that already.
# Answer to `edit undo:yes` before the game begins.
no-start-none = The game begins as usual on this board, so there's nothing to take back.
# Answer to `edit` before the game begins, where several powers belong to one player or some to nobody.
no-start-fewer-players = Where fewer play, the rulebook says who begins where. Open a game for all powers instead, and leave some out in its start.
# Answer to a start once the game is running.
no-start-begun = The game has begun, so its start stays as it is. The position can still be changed, for example `A Ven -> Tyr`.
# Variables: $power (Power) a power
no-deed-nobody-plays = Nobody plays { POWER($power) }.
# Answer to `enter` by a game master who plays, while late orders of others are awaited. Variables: $power (Power) a power
no-deed-on-time = Orders for { POWER($power) } are closed: its player was on time.

## Buttons: at most 25 characters

# Carries out what the game master was asked about.
action-proceed = Do it
# Drops it.
action-drop = Don't do it
# Stops the clock.
action-pause = Pause
# Lets the clock run again.
action-resume = Resume
# Extends the deadline.
action-extend-day = +24 h
# Closes the phase.
action-adjudicate = Adjudicate now

# Under the panel, at most 25 characters: reminds everyone whose orders are missing.
action-remind = Remind
# Under the panel, at most 25 characters: offers a seat to others. Variables: $power (Power) a power
action-replace = Replace { POWER($power) }
