### The game master: the clock, announcements, corrections. Whatever changes the game is told to all, with its reason.

master-paused = The game master has paused the game. The time that was left is kept; orders may be sent meanwhile.
# $deadline (String)
master-resumed = The game goes on. Orders by { $deadline }.
# $time, $deadline (String)
master-extended = The game master gives { $time } more. Orders by { $deadline }.
master-closing = The game master closes the phase now.
# $deadline (String)
master-closing-at = The game master, who plays too, closes the phase early: orders by { $deadline }.
# $phase, $reason, $at (String)
master-plans-rollback = The game master, who plays too, wants to go back to **{ $phase }**: { $reason }. Not before { $at }; say so if you object.
# $name, $reason, $at (String)
master-plans-to-cancel = The game master, who plays too, wants to call **{ $name }** off: { $reason }. Not before { $at }; say so if you object.
# $power (Power)
master-entered-for-all = The game master has entered orders for { POWER($power) }.
master-announced = **The game master:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Back to **{ $phase }**: one phase with { $given } orders would be undone.
       *[other] Back to **{ $phase }**: { $count } phases with { $given } orders would be undone.
    }
    All will read the reason: { $reason }
    The old line of history stays readable.
# $changes (List)  $reason (String)
master-ask-edit =
    The position would be changed: { LIST($changes) }
    All will read it with the reason: { $reason }
# $name (String)
master-ask-cancel = **{ $name }** would be called off, without a result.
# $proceed (String) a command
master-ask-proceed = Nothing has been done yet. `{ $proceed }` does it.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Back to { $phase }**: the game master has undone one phase.
       *[other] **Back to { $phase }**: the game master has undone { $count } phases.
    }
    Reason: { $reason }
    The orders of then stand again until they are changed. Orders by { $deadline }.
# While the game is paused. $phase, $reason (String)  $count (Number) phases
master-rolled-back-paused =
    { $count ->
        [one] **Back to { $phase }**: the game master has undone one phase.
       *[other] **Back to { $phase }**: the game master has undone { $count } phases.
    }
    Reason: { $reason }
    The orders of that phase are back until they are changed. The game is still paused.
# $phase, $reason (String)
master-went-back =
    The game master went back to { $phase }.
    Reason: { $reason }
# $changes (List)  $reason (String)
master-edited =
    The game master has changed the position: { LIST($changes) }
    Reason: { $reason }
# $name (String)
master-cancelled = The game master has called **{ $name }** off.
# $name, $reason (String)
master-cancelled-because = The game master has called **{ $name }** off: { $reason }
# $power (Power)
master-entered-for-you = The game master has entered orders for you ({ POWER($power) }). Here is what I have now; change it if it isn't what you want.
# $power (Power)  $orders (List)
master-entered = Entered for { POWER($power) }: { LIST($orders) }. The player has been told.
# $power (Power)  $orders (String)
master-entered-nothing = I could enter nothing of this for { POWER($power) }.
# $name (String)
master-appointed = { $name } is the game master from now on.

## The panel

# $name, $phase, $deadline (String)
panel-title =
    { "" }**{ $name } · { $phase }**
    Deadline: { $deadline }
# $power (Power)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } of { $wanted }
panel-ready = - { POWER($power) }: { $sent } of { $wanted }, done
panel-missed = - { POWER($power) }: { $sent } of { $wanted }; nothing came in the last { $missed }
panel-offered = - { POWER($power) }: { $sent } of { $wanted }; the seat is on offer
panel-computer = - { POWER($power) }: the computer plays
panel-nobody = - { POWER($power) }: nobody plays
panel-blind = You don't see the orders themselves: so it was agreed in this game.

## Why something wasn't done

no-deed-nothing-to-extend = There is no deadline here that could be put off, or it would be more than a year away. Nothing was changed.
# $appoint (String) a command
no-deed-you-play = You play in this game: you can't enter orders for others or change the position. Whoever administrates this place can make somebody game master who doesn't play: `{ $appoint }`
# $at (String)
no-deed-not-yet = You play in this game, so everyone is told first. You can do it from { $at } on.
# $resume (String) a command
no-deed-resume-first = The game is paused, and no phase is closed meanwhile. Resume it first: `{ $resume }`
no-deed-nothing-asked = Nothing is waiting for your word, or the game has gone on since. Ask for it again.
# $phase (String) as typed
no-deed-no-such-phase = No phase of this game is called "{ $phase }". Write for example S1901M.
# $text (String) as typed
no-deed-unreadable-edit = I can't read "{ $text }". Write for example `A Ven -> Tyr`, `+ Italy F Nap`, `- A Ven` or `Ser = Austria`.
no-deed-impossible-edit = The position couldn't stand so: two units in one province, or a unit where it can't be.
# $unit, $rollback (String) the command with its phase
no-deed-edits-dislodged = { $unit } has been dislodged and stands nowhere until it has retreated. Change the position after the retreats, or go back to the moves: `{ $rollback }`
# $power (Power)
no-deed-nobody-plays = Nobody plays { POWER($power) }.

action-proceed = Do it
action-pause = Pause
action-resume = Go on
action-extend-day = 24 h more
action-adjudicate = Adjudicate now
