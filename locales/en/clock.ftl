### The clock: talk and writing at the table, lateness, absence, the hour at which a game ends.

# $until (String)
status-talk = Talk until { $until }; then everybody writes.
# $awaited (Number) players who still want to talk
talk-done =
    { $awaited ->
        [0] Thank you. Everybody has finished talking.
        [one] Thank you. One player still wants to talk.
       *[other] Thank you. { $awaited } players still want to talk.
    }
talk-on = All right, the negotiation goes on until its time is up.
# $until (String)
writing-begins = The negotiation is over. Now everybody writes in silence: orders to me in private, by { $until }.
# $resume, $vote (String) commands: the game master's, and the players' vote
ready-but-paused = Everybody is done. The game is paused: the results come as soon as it is resumed (game master: `{ $resume }`, players: `{ $vote }`).
# $powers (Powers)  $until (String)
orders-late = Orders are late from: { POWERS($powers) }. They still count until { $until }.
# $powers (Powers)  $phase (String)
missed-hold = { $phase }: nothing came from { POWERS($powers) }. Units without orders held.
missed-disorder = { $phase }: nothing came from { POWERS($powers) }, and the rules put them into civil disorder. Their units held without supporting each other; nothing was built.
# $phase (String)  $missed (Number) phases in a row
you-missed = I had nothing from you for { $phase }. Should the next phase pass like that too, I offer your seat to others. If you can't go on, tell the others in time.
you-missed-offered = I had nothing from you in { $missed } phases, most recently { $phase }, so others may now take over your seat. Send orders before somebody does, and it stays yours.
# $powers (Powers)
hour-struck-units = The agreed hour has come. Most units: { POWERS($powers) }.
hour-struck-centres = The agreed hour has come. Most supply centres: { POWERS($powers) }.
# $latest (String)
deadline-postponed = A network on which somebody plays is out of reach. Orders stay open: for as long after its return as it was away, until { $latest } at the latest.
# $deadline (String)
deadline-after-outage = All networks are within reach again. Orders by { $deadline }.
# $phases (Number)
only-computers = In { $phases } phases in a row only computers have played, so the game ends here.
