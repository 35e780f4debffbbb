### The clock: negotiation and order writing in live games, late and missed orders, the hour at which a game ends.
###
### An instant is already in the reader's words: "Fri 21 November, 20:00 (Europe/London)". $powers is a list of powers.

# In the status of a live game. Variables: $until (String) an instant
status-talk = Negotiation until { $until }, then everyone writes orders.
# Answer to `ready` during the negotiation of a live game. Variables: $awaited (Number) players who still negotiate, 0 or more
talk-done =
    { $awaited ->
        [0] Thanks. Everyone has finished negotiating.
        [one] Thanks. One player is still negotiating.
       *[other] Thanks. { $awaited } players are still negotiating.
    }
# Answer to `unready` during the negotiation of a live game.
talk-on = All right, negotiation continues until time is up.
# To all, with a ping. Variables: $until (String) an instant
writing-begins = Negotiation is over. Now everyone writes orders in silence: DM me yours by { $until }.
# To all. Variables: $resume (String) the game master's command: "resume"   $vote (String) the players' command: "vote-resume"
ready-but-paused = Everyone is ready, but the game is paused. The results come as soon as it resumes (game master: `{ $resume }`, players: `{ $vote }`).
# To all, when the deadline has passed and late orders are still accepted. Variables: $powers (Powers) powers whose players sent nothing, or have only begun to   $until (String) an instant
orders-late = Orders are still missing from { POWERS($powers) }. Late orders are accepted until { $until }; everyone else's orders can no longer be changed.
# To all, with a ping, in the first phase. Variables: $powers (Powers) powers whose players sent nothing   $until (String) an instant
first-put-off = Still no orders from { POWERS($powers) }. This is the first phase, so its deadline moves once, to { $until }. Meanwhile, others can take over { COUNT($powers) ->
    [one] this seat
   *[other] these seats
    }.
# The same where seats aren't offered to others. Variables: $powers (Powers) powers whose players sent nothing   $until (String) an instant
first-put-off-alone = Still no orders from { POWERS($powers) }. This is the first phase, so its deadline moves once, to { $until }.
# To all, after the adjudication. Variables: $phase (String) "Spring 1901"   $powers (Powers) powers
missed-hold = { $phase }: no orders received from { POWERS($powers) }. The phase was adjudicated without them.
# To all, above the results, after the bot was down at the deadline. Variables: $deadline (String) an instant
adjudicated-late = I couldn't adjudicate this phase on time: the deadline was { $deadline }. The next phase gets its full time.
# The same in games in which a power without orders is in civil disorder. Variables: $phase (String) "Spring 1901"   $powers (Powers) powers
missed-disorder =
    { COUNT($powers) ->
        [one] { $phase }: no orders received from { POWERS($powers) }, so that power was in civil disorder. Its units held without supporting each other; nothing was built.
       *[other] { $phase }: no orders received from { POWERS($powers) }, so those powers were in civil disorder. Their units held without supporting each other; nothing was built.
    }
# To the player, with a ping. Variables: $phase (String) "Spring 1901"
you-missed = I received no orders from you for { $phase }. If you miss the next phase too, I'll offer your seat to others. If you can't go on, please tell the others in good time.
# To the player, with a ping. Variables: $phase (String) "Spring 1901"   $missed (Number) phases in a row, 2 or more
you-missed-offered =
    { $missed ->
        [one] I've received no orders from you for one phase, { $phase }, so your seat is now open to others. Send orders before someone takes it, and it stays yours.
       *[other] I've received no orders from you for { $missed } phases, most recently { $phase }, so your seat is now open to others. Send orders before someone takes it, and it stays yours.
    }
# To all, at the agreed last hour, where units count. Variables: $powers (Powers) the powers that have most, one or more
hour-struck-units = Time's up, as agreed. Most units: { POWERS($powers) }.
# The same where supply centres count. Variables: $powers (Powers) the powers that have most, one or more
hour-struck-centres = Time's up, as agreed. Most supply centres: { POWERS($powers) }.
# To all in a game that is played, after the operator had to restore the bot from a backup. Some of what was sent since then is read
# again from the network, but not all. Variables: $since (String) an instant   $orders (String) the command
restored = The bot was restored from a backup (made { $since }). Commands given, buttons pressed and orders chosen on the map since then are lost; typed orders may be too, especially for a turn that began since then. A turn whose results were posted may be played again. Please check `{ $orders }`, and send again anything that's missing.
# To all: Discord or Matrix can't be reached, so the deadline waits. Variables: $latest (String) an instant
deadline-postponed = A network that some players use is down. The deadline is extended by the length of the outage, to { $latest } at the latest.
# To all, with a ping. Variables: $deadline (String) an instant
deadline-after-outage = All networks can be reached again. Orders by { $deadline }.
# To all: the last person has been eliminated
computers-alone = Only the computer is still playing. The game goes on without waiting for deadlines, and ends after a few more game years at the latest.
# The same where it was agreed that the game then ends
ended-unattended = Only the computer is still playing, so the game ends here, as agreed.
# To all. Variables: $phases (Number) 2 or more
only-computers =
    { $phases ->
        [one] For one phase, only the computer has played, so the game ends here.
       *[other] For { $phases } phases in a row, only the computer has played, so the game ends here.
    }

# A setting, after that of `term-grace`.
term-grace-silent = No negotiation while late orders can still come in.
# A setting.
term-missing-pauses = If orders are missing when time is up, the game is paused until they arrive or someone takes over the seat; everyone else's orders can no longer be changed then.
# A setting, after that one. Variables: $time (String) a length of time: "7 days"
term-missing-wait = If that takes longer than { $time }, the players decide by majority how the game goes on.
# To all. Variables: $powers (Powers) powers without orders, one or more
orders-awaited = Orders are still missing from **{ POWERS($powers) }**. The game is paused until they arrive or someone takes over.
# The same where seats aren't offered to others. Variables: $powers (Powers) powers without orders, one or more
orders-awaited-alone = Orders are still missing from **{ POWERS($powers) }**. The game is paused until they arrive or the game master resumes it.
# Below one of these two.
orders-awaited-others = Everyone else's orders can no longer be changed, unless the game master changes the position.
# To a player. Variables: $phase (String) "Spring 1901"
orders-awaited-yours = The game is paused because your orders for { $phase } are missing. Send them, and it goes on.
# Below the one above that. Variables: $until (String) an instant
orders-awaited-until = If they don't come by { $until }, the players whose orders are in decide by majority how the game goes on.
# To all and to each player, with a ping, when orders have been missing for as long as was agreed. Variables: $powers (Powers) powers without orders, one or more
going-on = Orders are still missing from **{ POWERS($powers) }**. The players whose orders are in now decide by majority: civil disorder, the computer takes over, or wait once more.
# Below `going-on`. Variables: $until (String) an instant
going-on-until = You have until { $until }. Then the choice with the most votes counts; if nobody has chosen, it's civil disorder.
# Below that, in public.
going-on-in-private = I'm asking each of them in private, and nobody learns who chose what.
# Below `going-on`, to each player, above the buttons. Variables: $list (Row) commands
going-on-answers = Press a button, or write: { LIST($list) }
# A choice, on a button.
going-on-disorder = Civil disorder
# A choice, on a button: the computer plays the seats from now on.
going-on-computer = Computer
# A choice, on a button. Variables: $time (String) a length of time: "7 days"
going-on-wait = Wait { $time } more
# What can be written after `agree` to choose civil disorder, the shown one first; separated by |
going-on-disorder-read = disorder|civil disorder
# The same for the computer.
going-on-computer-read = computer|bot
# The same for waiting.
going-on-wait-read = wait|wait again
# Answer to a player who has chosen. Variables: $choice (String) one of the choices above
going-on-noted = Noted: { $choice }. It's decided as soon as more than half want the same thing. You can still change your mind.
# Answer to a player who has taken that back. Variables: $choice (String) one of the choices above
going-on-taken-back = Noted, you don't want this any more: { $choice }.
# To all, with a ping. Variables: $powers (Powers) powers without orders, one or more
going-on-with-disorder = The players have decided on civil disorder for **{ POWERS($powers) }**, and the game goes on. It won't wait for these orders again until someone plays the units.
# To all, with a ping. Variables: $powers (Powers) powers without orders, one or more
going-on-with-computer = The players have decided: the computer takes over **{ POWERS($powers) }**, and the game goes on.
# To all, with a ping. Variables: $powers (Powers) powers without orders, one or more   $until (String) an instant
going-on-waiting = The players have decided to wait once more for orders from **{ POWERS($powers) }**, until { $until } at the latest. After that they decide again.
