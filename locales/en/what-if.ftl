### The board of one's own: a person tries orders, for any powers, and sees what would happen. It is never the game, and every
### message says so.

# What the board is called on its pictures. Variables: $name (String) the game's name
what-if-title-game = What if? Not the real game · { $name }
# The same for the opening, without a game.
what-if-title = What if? Not a real game
# Above each answer. Variables: $name (String) the game's name   $phase (String) "Autumn 1901"
what-if-head-game = **Not the real game:** what if? **{ $name }**, { $phase }
# The same for the opening, without a game.
what-if-head = **Not a real game:** what if? { $phase }
# The board has no orders yet. Variables: $more (String) the command: "what-if"   $example (String) an order: "A Vie - Gal"   $on (String) what is typed to play on: "what-if continue"
what-if-begin =
    Write `{ $more } { $example }`: any orders, for any powers, one per line. Only you see what would happen. `{ $on }`: next phase.
    Nothing here is sent, saved or counted, and nobody's real orders are used, not even for the game master.
# The same after a phase was played on it. Variables: as above
what-if-next = Now write orders for this phase, for example `{ $more } { $example }`. `{ $on }` goes on without any.
# Below it, before moves.
what-if-rest-movement = Units without an order hold.
# Below it, before retreats. Variables: $units (List) dislodged units
what-if-rest-retreat = To retreat: { LIST($units) }. Units without an order are disbanded.
# Below it, and below who builds and who disbands, before builds.
what-if-rest-adjustment = Without orders nobody builds, and the rules choose which units are disbanded.
# Below results. Variables: $powers (Powers) who has won
what-if-won = That would win the game for { POWERS($powers) }.
# Below results. Variables: $more (String) the command: "what-if"   $on, $none, $over (String) what is typed: "what-if continue", "what-if clear", "what-if restart"
what-if-ways = `{ $more }` adds more orders to these; the last one for a unit counts. `{ $on }`: play the next phase. `{ $none }`: take these orders off the board. `{ $over }`: start over from the actual position.
# A remark above the board, as those that follow.
what-if-moved = The game has moved on, so this board starts from its current position.
# Variables: $over (String) what is typed: "what-if restart"
what-if-behind = The game has moved on since; this board hasn't. `{ $over }` starts over from the game's current position.
# A remark above the board.
what-if-earlier = That button belongs to an earlier state of your board, so it did nothing. This is the board now:
# A remark above the board.
what-if-gone = That board no longer exists, because a board is kept for a day. Here's a new one:
# The answer to `what-if own-orders`, above the board.
what-if-nothing-own = You haven't sent any orders in this phase that could be tried here.
# The answer to `what-if continue`, above the board.
what-if-over = The game would be over after these orders, so there's no next phase.

# A button: plays the next phase on the board. At most 25 characters.
action-what-if-go-on = Continue from here
# A button: puts the orders on the board that the person has sent in the game.
action-what-if-own = Try my own orders
# A button: takes the orders off the board.
action-what-if-none = Without these orders
# A button: begins again with the game's present position.
action-what-if-over = Start over

## Commands and options: as in commands.ftl

# A command for everyone, in private.
command-what-if = what-if
    .also = sandbox | try-out
    .about = Try orders on a board of your own: what would happen? Never touches the game
# What to do with the board.
parameter-then = then
    .about = Instead of orders: continue, own-orders, clear, restart
# In a menu.
choice-go-on = Play the next phase
# In a menu.
choice-own-orders = Try the orders you've sent in the game
# In a menu.
choice-no-orders = Take these orders off the board
# In a menu.
choice-start-over = Start over from the actual position
# The words by which these are typed: `what-if continue`.
choice-word-go-on = continue
    .also = go-on | next
# The same: `what-if own-orders`.
choice-word-own-orders = own-orders
    .also = mine
# The same: `what-if clear`.
choice-word-no-orders = clear
    .also = reset
# The same: `what-if restart`.
choice-word-start-over = restart
    .also = start-over
