### Votes: what is proposed, what a player is asked, and what everyone learns in the end.

## What is voted on. It stands behind a colon, before a full stop or at the end of a line: "**Vote:** …", "**Accepted by all:** …."

# A draw that includes everyone: nobody has won.
proposal-draw = a draw between all surviving powers
# Unlike a draw, everyone who survives has won.
proposal-end = the game ends now, with all surviving powers as joint winners
# Variables: $centres (Number) 2 or more
proposal-victory =
    { $centres ->
        [one] from now on one supply centre is needed to win
       *[other] from now on { $centres } supply centres are needed to win
    }
# Variables: $power (Power) a power
proposal-concede = the game is conceded to { POWER($power) }
# Variables: $time (String) a length of time: "24 h"
proposal-extend = the deadline of this phase is extended by { $time }
# The game master may resume the game too.
proposal-pause = a pause: the clock stops until the game is resumed
# After a pause.
proposal-resume = the game resumes
# After the game master has extended the deadline.
proposal-end-extension = the game master's extension is taken back

## In private

# To each player who is asked, with buttons. Variables: $what (String) one of the proposals above   $powers (Powers) powers that are asked   $agree, $refuse (String) commands: "agree", "reject"
vote-asked =
    { "" }**Vote:** { $what }
    Everyone must agree: { POWERS($powers) }. Nobody learns who proposed it or how you vote; if you don't answer, it counts as a no.
    Open until the phase ends. `{ $agree }` or `{ $refuse }`?
# The same where more than half decide. Variables: $what (String) one of the proposals above   $powers (Powers) powers that are asked   $agree, $refuse (String) commands: "agree", "reject"
vote-asked-majority =
    { "" }**Vote:** { $what }
    More than half of these must agree: { POWERS($powers) }. Nobody learns who proposed it or how you vote.
    `{ $agree }` or `{ $refuse }`?
# Below a vote on a draw that the bot proposes by itself.
vote-for-stalemate = No player has proposed this: I'm asking because no supply centre has changed hands for three years or more.
# Below that. Variables: $powers (Powers) powers whose players missed their orders lately
vote-absent = I've also asked { POWERS($powers) }, but I'm not waiting for them, because they've sent nothing lately. An answer from them still counts.
# Below an accepted proposal. Variables: $powers (Powers) powers whose players missed their orders lately
vote-not-awaited = No answer was needed from { POWERS($powers) }: they've sent nothing lately.
# To the player who proposed. Variables: $what (String) one of the proposals above
vote-proposed =
    I'm asking the others: { $what }.
    You count as in favour. Nobody learns that it was you.
# Variables: $what (String) one of the proposals above
vote-noted-yes = Noted, you agree: { $what }. You can still change your mind.
# Variables: $what (String) one of the proposals above
vote-noted-no = Noted, you are against it: { $what }. You can still change your mind.
# The last answer that was needed: it can't be changed. Variables: $what (String) one of the proposals above
vote-noted-last-yes = Noted, you agree: { $what }.
# The last answer that was needed. Variables: $what (String) one of the proposals above
vote-noted-last-no = Noted, you are against it: { $what }.

## To everyone

# Variables: $what (String) one of the proposals above
vote-accepted = **Accepted by all:** { $what }.
# Where absent players weren't waited for. Variables: $what (String) one of the proposals above
vote-accepted-present = **Accepted by everyone taking part:** { $what }.
# Where more than half decide. Variables: $what (String) one of the proposals above
vote-accepted-majority = **Accepted by more than half of the players:** { $what }.
# Below an accepted proposal that ends the game. Variables: $powers (Powers) the winners, one or more
vote-winners =
    { COUNT($powers) ->
        [one] The game goes to { POWERS($powers) }.
       *[other] The win is shared between { POWERS($powers) }.
    }
# The same of an accepted draw. Variables: $powers (Powers) the powers that still have units, one or more
vote-drawn = The draw is shared between { POWERS($powers) }.
# Below an accepted proposal that moves the deadline. Variables: $deadline (String) an instant: "Fri 21 November, 20:00 (Europe/London)"
vote-deadline = Orders by { $deadline }.
# Variables: $what (String) one of the proposals above
vote-lapsed = Proposed and not accepted: { $what }.
# The same in games that say how many agreed. Variables: $what (String) one of the proposals above   $agreed, $all (Number) seats
vote-lapsed-told = Proposed and not accepted: { $what }. In favour: { $agreed } of { $all }.
# Where the game was paused, resumed or extended before the last answer. Variables: $what (String) one of the proposals above
vote-had-no-effect = Accepted, but it no longer has any effect: { $what }.

## Why a vote wasn't opened or counted

# Answer to a vote that was cast or proposed in public.
no-vote-in-private = Votes are secret: DM me, so that nobody learns what you want.
# Answer to a proposal.
no-vote-open = A vote of this kind is already open. Once it's decided, you can propose something else.
# Answer to a proposal.
no-vote-refused = That was already rejected in this phase. You can propose it again in the next one.
# Answer to a proposal. Variables: $until (String) an instant
no-vote-refused-until = That was rejected a short while ago. It can be proposed again from { $until } on.
# Answer to a proposal. Variables: $most (Number) proposals, 2 or more   $until (String) an instant
no-vote-too-many =
    { $most ->
        [one] You've already proposed something. You can propose something else from { $until } on.
       *[other] You've already made { $most } proposals. You can make another one from { $until } on.
    }
# Answer to a vote.
no-vote-gone = That vote is closed: it was decided, or its phase is over.
# Variables: $list (Row) what can be typed: "`agree draw` · `agree vote-pause`"
no-vote-which = Several votes are open. Which one do you mean? { LIST($list) }
# Answer to a pause, of a player or the game master.
no-vote-paused = The clock is already stopped.
# Answer to `resume` or `vote-resume`.
no-vote-not-paused = The clock is already running.
# Answer to a command of players with units.
not-survivor = Only players who still have units can do this.
# Answer to a command of admins.
not-administrator = Only an admin of this server or room can do this.

# A button: at most 25 characters.
action-agree = Agree
# A button: at most 25 characters.
action-refuse = Reject
# The button below a reminder, which asks all for more time. Variables: $time (String) a length: "24 h"
action-more-time = Ask for { $time } more

# A proposal. Variables: $powers (Powers) the powers that share the draw, two or more
proposal-draw-among = a draw between { POWERS($powers) } only
# To all, once the game is over; lines follow.
votes-revealed = **How everyone voted**
# A line. Variables: $phase (String) "Spring 1901"   $what (String) one of the proposals
vote-revealed = { $phase }, { $what }
# Behind that. Variables: $powers (Powers) powers that agreed, one or more
vote-revealed-yes = in favour: { POWERS($powers) }
# Behind that. Variables: $powers (Powers) powers that refused, one or more
vote-revealed-no = against: { POWERS($powers) }
# Answer to `draw`. Variables: $year (String) "1905"
no-vote-before = In this game, a draw can only be proposed from { $year } on, as agreed.
# A setting.
term-votes-revealed = After the game, everyone learns who voted how.
# A setting. Variables: $year (String) "1905"
term-draw-from = No draw can be proposed before { $year }.
