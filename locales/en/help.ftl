### Help that fits the moment.

# $new, $join (String) commands as they are typed
help-alone = I run games of Diplomacy. `{ $new }` opens a game in a channel, `{ $join }` takes a seat. I understand English, Italian, Dutch and Polish.
# $leave (String)
help-lobby = Your game hasn't begun yet. `{ $leave }` gives your seat back.
# $orders, $clear, $ready (String)
help-movement =
    Moves are wanted. Send me your orders in private, one line per unit, in any notation: `A Mun - Ruh`, `F Nap S A Rom - Ven`, `A Lon - Bel`.
    `{ $orders }` shows what I have, `{ $clear }` withdraws it, `{ $ready }` says that you are done.
help-retreat = A unit of yours was dislodged. Tell me in private where it retreats to, `A Mun - Boh`, or that it disbands, `A Mun D`.
help-adjustment = You may build or must remove units. Tell me in private: `A Mun`, `F Kie`, or `waive`; to remove one, name it.
# $status (String)
help-waiting = Nothing is wanted of you in this phase. `{ $status }` tells whom we are waiting for.
# $take (String)
help-eliminated = You have no units left, but you can read along. When a seat is on offer, `{ $take }` brings you back into the game.
help-secret = Orders are secret: send them to me in private, not here.
# $topic (String)  $commands (List)
help-topic = **{ $topic }**: { LIST($commands) }
# $help, $example (String)
help-more = `{ $help } { $example }` says what a command does and takes.
topic-lobby = New games
topic-orders = Orders
topic-questions = The game
topic-press = Talk
topic-votes = Votes, secret
topic-seats = Seats
topic-master = Game master
topic-person = You and I
# $name, $about (String)
help-command = **`{ $name }`**: { $about }
# $names (List)
help-also = Also: { LIST($names) }
# $name, $about (String)
help-parameter = - `{ $name }`: { $about }
help-who-anyone = Anybody may use it.
help-who-player = It is for players of the game.
help-who-survivor = It is for players who still have units.
help-who-master = It is for the game master.
help-who-administrator = It is for whoever administrates this place.
