### Votes: what is proposed, what a player is asked, and what all are told in the end.

## What is voted on, as a heading says it

proposal-draw = a draw of all who still have units
proposal-end = the game ends now, and all who still have units have won
# $centres (Number)
proposal-victory = from now on { $centres } supply centres win
# $power (Power)
proposal-concede = { POWER($power) } has won
# $time (String) a length of time
proposal-extend = { $time } more for this phase
proposal-pause = a pause: the clock stands until you go on together
proposal-resume = the game goes on

## In private

# $what (String) as above  $powers (Powers) who is asked  $agree, $refuse (String) commands
vote-asked =
    { "" }**Vote:** { $what }
    All must agree: { POWERS($powers) }. Nobody learns who proposed it or how you vote; no answer counts as no.
    Open until the phase ends. `{ $agree }` or `{ $refuse }`?
# $powers (Powers)
vote-absent = Asked, but not waited for, because nothing has come from their players lately: { POWERS($powers) }. An answer from them still counts.
# $what (String)
vote-proposed =
    I'm asking the others: { $what }.
    You count as agreed. Nobody learns that it was you.
# $what (String)
vote-noted-yes = Noted, you agree: { $what }. You may still change your mind.
# $what (String)
vote-noted-no = Noted, you are against it: { $what }. You may still change your mind.

## To all

# $what (String)
vote-accepted = **Accepted by all:** { $what }.
# $what (String)
vote-accepted-present = **Accepted by all who take part:** { $what }.
# $powers (Powers)
vote-winners = The result is shared by: { POWERS($powers) }
# $deadline (String)
vote-deadline = Orders by { $deadline }.
# $what (String)
vote-lapsed = Proposed and not accepted: { $what }.
# $what (String)  $agreed, $all (Number) seats
vote-lapsed-told = Proposed and not accepted: { $what }. In favour: { $agreed } of { $all }.

## Why a vote wasn't opened or counted

no-vote-in-private = Votes are secret: write to me in private, so that nobody learns what you want.
no-vote-open = A vote of this kind is open already. Once it is decided you can propose something else.
no-vote-refused = That wasn't accepted in this phase. You can propose it again in the next one.
no-vote-gone = There is no such vote any more: it is decided, or its phase is over.
# $list (List) what can be typed
no-vote-which = Several votes are open. Which one do you mean? { LIST($list) }
no-vote-paused = The clock stands already.
no-vote-not-paused = The clock is running already.
not-survivor = Only those who still have units can do this.
not-administrator = Only whoever administrates this place can do this.

action-agree = Agree
action-refuse = Refuse
