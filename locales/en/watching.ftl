### Somebody who watches a game, with the consent of all players.

# A setting.
term-watched = If all players agree, others may watch: after each phase they read the letters of that phase that I delivered. Rooms stay closed to them, and someone who watches can't take a seat.

# To each player. Variables: $game (String) the game's name   $name (String) the name of the one who asks
watch-asked = { $name } asks to watch **{ $game }**: after each phase, they'd read the letters sent in it from now on. That needs everyone's yes; nobody learns who says no.
# The same to a player who has just taken a seat: somebody watches already. Variables: $game (String) the game's name   $name (String) their name
watch-asked-again = { $name } watches **{ $game }** and gets no more letters until you agree too. Nobody learns who says no.
# To the one who asks. Variables: $game (String) the game's name
watch-asking = I've asked the players of **{ $game }**. You can watch once all of them agree.
# To a player who has agreed. Variables: $name (String) the name of the one who asks   $watchers (String) a command: "watchers"
watch-agreed = Noted: you agree that { $name } watches. You can take that back at any time, with this button or `{ $watchers }`.
# To a player who has refused, or taken a consent back. Variables: $name (String) the name of the one who asks   $watchers (String) not used
watch-refused = Noted: { $name } doesn't watch.
# To all. Variables: $name (String) who watches   $watchers (String) a command: "watchers"
watch-begun = With everyone's consent { $name } watches from now on: after each phase, { $name } reads the letters that were sent in it. Any player can end that: `{ $watchers }`
# To the one who watches. Variables: $game (String) the game's name   $unwatch (String) a command: "unwatch"
watch-yours = You watch **{ $game }**: after each phase, you get the letters that were sent in it. Please keep them to yourself. To stop: `{ $unwatch }`
# To all. Variables: $name (String) who watched
watch-ended = { $name } no longer watches.
# To the one who watched. Variables: $game (String) the game's name
watch-stopped = You no longer watch **{ $game }**.
# To the one who watched or asked. Variables: $game (String) the game's name
watch-not-agreed = Not all players of **{ $game }** agree that you watch, so you get no letters.
# Answer to `watchers`.
watch-nobody = Nobody watches.
# Answer to `watchers`. Variables: $names (List) names
watch-listed = Watching: { LIST($names) }
# A line below that. Variables: $name (String) a name
watch-line = { $name }: you haven't agreed
# A line below that. Variables: $name (String) a name
watch-line-agreed = { $name }: you have agreed
# To the one who watches; letters follow. Variables: $game (String) the game's name   $phase (String) "Spring 1901"
watch-letters = **{ $game } · { $phase }**: the letters

# Answer to `watch`.
no-watching-agreed = Nobody can watch this game: it was created without `options:watch=yes`.
# Answer to `watch`.
no-watching-you-play = You have to do with a seat in this game, so you can't watch it.
# Answer to `watch`.
no-watching-already = You watch this game already, or have asked and not everyone has answered yet.
# Answer to `watch`.
no-watching-too-often = You've asked to watch this game as often as possible.
# Answer to `watch`.
no-watching-too-many = So many people watch this game or have asked to that nobody else can.
# Answer to `watchers` or a button.
no-watching-request = Nobody of that name watches or asks to any more.
# Answer to `take-over` and others.
no-watching-has-watched = Someone who has watched a game and read its letters can't take a seat in it or stand in for a player.
# Answer to `unwatch`.
no-watching-now = You don't watch this game.

# A command for everyone, anywhere.
command-watch = watch
    .about = Ask all players whether you may read their letters after each phase
# A command for someone who watches, anywhere.
command-unwatch = unwatch
    .about = Stop watching a game
# A command for players, in private.
command-watchers = watchers
    .about = See who watches; agree, or take your consent back

## Buttons: at most 25 characters

# Under `watch-asked`.
action-watch-yes = I agree
# Under `watch-asked` and `watch-agreed`.
action-watch-no = No
# The label of a button: asks to watch the game.
action-watch = Watch
