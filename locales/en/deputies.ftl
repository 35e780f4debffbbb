### Deputies: somebody who plays a seat for given days while its player is away.
###
### $name is a person's name, $powers are the seat's powers, $days are ready: "3 December 2026 – 6 December 2026".

# A command for players, in private.
command-deputy = deputy
    .also = stand-in
    .about = Have someone send your orders while you're away: Anna 3-6 December, or none
# Answer to `deputy`. Variables: $deputy (String) the command: "deputy"
deputy-none = You have no deputy. To ask someone who isn't in the game: `{ $deputy } Anna 3-6 December`
# To someone whom a player asks, with two buttons. Variables: $name (String) the player   $powers (Powers) powers   $days (String) days   $game (String) the game's name
deputy-asked =
    { $name } asks you to stand in for **{ POWERS($powers) }** in **{ $game }**: { $days }
    On these days, you'd see and send the orders and vote on proposals. You wouldn't be able to read letters or rooms, and you can't play in this game yourself.
# A button.
action-deputy-yes = I'll stand in
# A button.
action-deputy-no = No, thanks
# To the player. Variables: $name (String) a person   $days (String) days
deputy-noted = I've asked { $name } to stand in for you: { $days }. I'll let you know the answer here.
# To the player. Variables: $name (String) a person   $days (String) days
deputy-agreed = { $name } will stand in for you: { $days }. You can still play yourself, and come back earlier at any time.
# Answer to the button `action-deputy-yes`. Variables: $deputy (String) the command: "deputy"   $none (String) what takes it back: "none"
deputy-accepted = Thank you. I'll let you know when the first day begins. If you can't do it after all: `{ $deputy } { $none }`
# Answer to the button `action-deputy-no`.
deputy-declined = All right, I'll pass it on.
# To the player. Variables: $name (String) a person
deputy-refused = { $name } can't stand in for you. You can ask someone else.
# To all. Variables: $name (String) the deputy   $powers (Powers) powers   $days (String) days
deputy-announced = { $name } will stand in for **{ POWERS($powers) }**: { $days }
# The same in a game that hides who plays what. Variables: $days (String) days
deputy-announced-secret = One of the players has a deputy: { $days }
# To the deputy, with a ping; the stored orders follow. Variables: $name (String) the player   $powers (Powers) powers   $until (String) "6 December 2026"   $deadline (String) an instant
deputy-begun = You're now standing in for { $name } (**{ POWERS($powers) }**), until the end of { $until }. Orders by { $deadline }: DM them to me, one line per unit.
# The same while the game is paused. Variables: $name (String) the player   $powers (Powers) powers   $until (String) "6 December 2026"
deputy-begun-paused = You're now standing in for { $name } (**{ POWERS($powers) }**), until the end of { $until }. The game is paused; you can already DM me orders, one line per unit.
# To the deputy. Variables: $powers (Powers) powers
deputy-over = You're no longer standing in for { POWERS($powers) }. Thanks for helping.
# To the player, with a ping; the stored orders follow. Variables: $name (String) the deputy   $powers (Powers) powers
deputy-back = { $name } is no longer standing in for you. { POWERS($powers) }: it's your turn again. Here are the orders saved so far.
# To all. Variables: $powers (Powers) powers
deputy-ended = **{ POWERS($powers) }**: the deputy's time is over; the player decides again.
# The same in a game that hides who plays what.
deputy-ended-secret = A deputy's time is over; the player decides again.
# Variables: $deputy (String) the command: "deputy"
no-deputy-whom = Who should stand in for you, and when? For example: `{ $deputy } Anna 3-6 December`
# Variables: $most (Number) days, more than 50
no-deputy-days = Those days aren't possible. Choose up to { $most ->
    [one] 1 day
   *[other] { $most } days
    }, from today on and at most a year ahead.
# Variables: $name (String) a person
no-deputy-plays = { $name } has a seat in this game or already stands in for someone, so they can't be your deputy.
# Variables: $name (String) a person   $deputy (String) the command: "deputy"   $none (String) what takes it back: "none"
no-deputy-asked = You've already asked { $name }. To ask someone else, withdraw that first: `{ $deputy } { $none }`
# Variables: $name (String) a person
no-deputy-expelled = The game master has removed { $name } from this game, so they can't be your deputy.
# Answer to `deputy`.
no-deputy-too-many = You've already asked too many people to stand in during this phase, so I won't ask anyone else. Try again in the next one.
# Answer to an old button.
no-deputy-none = Nobody has asked you to stand in here, or the time for it is over.
# To someone who wants to take over a seat.
no-deputy-knows = You stood in for a player in this phase and know their orders, so you can't take over a seat before the next phase.
# To a deputy who tries something else.
no-deputy-not-for-you = While you stand in for a player, you can send orders and vote on proposals, but not do this.
