### Somebody who may not take a seat asks the players for it.

# An option of `take-over`.
parameter-ask = ask
    .about = `yes`: ask all players whether you may take a seat after all

## What is proposed. It stands behind a colon, before a full stop or at the end of a line, as in `votes.ftl`.

# Variables: $name (String) a person, or `admit-someone`   $known (List) one or more of the next three
proposal-admit = { $name } may take a seat, stand in or watch from now on, despite this: { LIST($known) }
# Variables: $powers (Powers) powers
admit-orders = has seen orders for { POWERS($powers) } in this phase
# The person has read them.
admit-letters = has read other players' letters or rooms
# Variables: $powers (Powers) powers
admit-gave-up = gave up { POWERS($powers) } with units still on the board
# In a game that hides who plays what.
admit-gave-up-some = gave up a seat with units still on the board
# In a game that hides who plays what.
admit-someone = someone
# Variables: $name (String) a person, or `admit-someone`   $powers (Powers) the powers of one seat
proposal-admit-often = { $name } takes over { POWERS($powers) }, though the seat has changed hands twice within three phases

## In private

# To each player who is asked, with buttons; how to answer follows. Variables: $what (String) one of the proposals above   $powers (Powers) powers that are asked
admit-asked =
    { "" }**Vote:** { $what }
    Everyone must agree: { POWERS($powers) }. Nobody learns how you vote; if you don't answer, it counts as a no.
# The same. Variables: $what (String) one of the proposals above   $powers (Powers) powers that are asked
admit-asked-often =
    { "" }**Vote:** { $what }
    Two of you must agree: { POWERS($powers) }. Nobody learns how you vote; if you don't answer, it counts as a no.
# The same where nobody else can vote. Variables: $what (String) one of the proposals above   $powers (Powers) powers that are asked
admit-asked-alone =
    { "" }**Vote:** { $what }
    You decide, since nobody else can vote: { POWERS($powers) }. If you don't answer, it counts as a no.
# To the one who asks.
admit-asking = I'm asking the players whether you may take a seat after all, and telling them what you've read or given up. All of them must agree.
# The same. Variables: $powers (Powers) the powers of one seat
admit-asking-often = The seat of { POWERS($powers) } has changed hands twice within three phases, so someone new can take it only if two players agree, or one if there are no others. I'm asking them. A neutral game master can also ask you to take it.
# Once they have agreed. Variables: $game (String) the game's name   $take (String) a command: "take-over"
admit-lifted = All players of **{ $game }** agree: what you've read or given up no longer keeps you from taking a seat. To take one: `{ $take }`
# The same, with a button. Variables: $powers (Powers) powers   $take (String) a command: "take-over"
admit-agreed = The players agree, so you can now take over { POWERS($powers) }: `{ $take }`

## To everyone

# Variables: $what (String) `proposal-admit-often`
admit-accepted = **The players agree:** { $what }.

## Refusals

# Answer to `take-over ask:yes`. Variables: $take (String) a command: "take-over"
no-seat-not-barred = Nothing keeps you from taking a seat in this game. If one is open, you can take it over: `{ $take }`
# Below a refusal. Variables: $ask (String) a command: "take-over ask:yes"
wall-ask = To ask all players to lift this: `{ $ask }`
