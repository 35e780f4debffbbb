### What a game master who plays proposes, and all other players must agree to.

## What is proposed. It stands behind a colon, before a full stop or at the end of a line, as in `votes.ftl`. $reason (String) is as written

# Variables: $phase (String) "Spring 1901"   $count (Number) phases, 1 or more   $reason (String) as written
proposal-rollback =
    { $count ->
        [one] back to { $phase }, which undoes one phase (reason: { $reason })
       *[other] back to { $phase }, which undoes { $count } phases (reason: { $reason })
    }
# Variables: $changes (Row) ready: "A Ven → A Tyr · + Italy F Nap"   $reason (String) as written
proposal-edit = the position is changed: { LIST($changes) } (reason: { $reason })
# No reason was given.
proposal-cancel = the game is cancelled, without a result
# Variables: $reason (String) as written
proposal-cancel-because = the game is cancelled, without a result (reason: { $reason })
# Variables: $power (Power) a power
proposal-expel = the player of { POWER($power) } is removed from the game
# The phase is adjudicated before its deadline.
proposal-close = this phase ends now, before its deadline
# Only players read it. Variables: $power (Power) a power   $orders (List) ready: "`A Mun - Bur` · `F Kie - Den`"
proposal-enter = orders are entered for { POWER($power) }, only for units without one: { LIST($orders) }
# Everyone reads it. Variables: $power (Power) a power
proposal-enter-public = orders are entered for { POWER($power) }, only for units without one

## In private

# To each player who is asked, with buttons; how to answer follows. Variables: $name (String) the game master, or an admin   $what (String) one of the proposals above   $powers (Powers) powers that are asked
deed-asked =
    { "" }**{ $name }, who runs this game and also plays, proposes:** { $what }
    Everyone must agree: { POWERS($powers) }. Nobody learns how you vote; if you don't answer, it counts as a no.
# Below that. Variables: $agree, $refuse (String) commands: "agree", "reject"
deed-how = Open until the phase ends. `{ $agree }` or `{ $refuse }`?
# Below `deed-asked`, once the game is over. Variables: $agree, $refuse (String) commands: "agree", "reject"
deed-how-over = Open for three days. `{ $agree }` or `{ $refuse }`?
# To a player who isn't asked. Variables: $name (String) the game master, or an admin   $what (String) one of the proposals above
deed-shown = { $name }, who runs this game and also plays, proposes: { $what }. The other players are asked; you aren't, because it's about you.
# To the one who proposed. Variables: $what (String) one of the proposals above
deed-proposed =
    I'm asking the others: { $what }.
    They see that it's your proposal. It's done as soon as all of them agree.

## Why it isn't proposed, or a vote isn't counted

# Answer to a vote.
no-vote-not-asked = You aren't asked about this, because it's about you.
# Variables: $appoint (String) a command: "appoint"
no-deed-nobody-to-agree = You are a player in this game, so the others would have to agree to that, and at the moment there's nobody who could. An admin of this server or room can appoint a game master who doesn't play: `{ $appoint }`
