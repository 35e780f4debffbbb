### Somebody who watches a game, with the consent of all players.

# A setting.
term-watched = If all players agree, others may watch: after each phase, they can read the letters I delivered in it. Rooms stay closed to them, and nobody who has watched can take a seat.

# To each player. Variables: $game (String) the game's name   $name (String) the name of the one who asks
watch-asked = { $name } asks to watch **{ $game }**: from now on, they'd get to read each phase's letters once the phase is over. Everyone has to agree; nobody learns who says no.
# The same to a player who has just taken a seat: somebody watches already. Variables: $game (String) the game's name   $name (String) their name
watch-asked-again = { $name } is watching **{ $game }**, but gets no more letters until you agree too. Nobody learns who says no.
# To the one who asks. Variables: $game (String) the game's name
watch-asking = I've asked the players of **{ $game }**. You can watch once all of them agree.
# To a player who has agreed. Variables: $name (String) the name of the one who asks   $watchers (String) a command: "watchers"
watch-agreed = Noted: you agree to { $name } watching. You can take that back at any time, with this button or `{ $watchers }`.
# To a player who has refused, or taken a consent back. Variables: $name (String) the name of the one who asks   $watchers (String) not used
watch-refused = Noted: { $name } won't be watching.
# To all. Variables: $name (String) who watches   $watchers (String) a command: "watchers"
watch-begun = With everyone's consent, { $name } is now watching: after each phase, they get to read that phase's letters. Any player can end that: `{ $watchers }`
# To the one who watches. Variables: $game (String) the game's name   $unwatch (String) a command: "unwatch"
watch-yours = You're now watching **{ $game }**: after each phase, you get that phase's letters. Please keep them to yourself. To stop: `{ $unwatch }`
# To all. Variables: $name (String) who watched
watch-ended = { $name } is no longer watching.
# To the one who watched. Variables: $game (String) the game's name
watch-stopped = You're no longer watching **{ $game }**.
# To the one who watched or asked. Variables: $game (String) the game's name
watch-not-agreed = Not all players of **{ $game }** agree to you watching, so you don't get any letters.
# Answer to `watchers`.
watch-nobody = Nobody is watching this game.
# Answer to `watchers`. Variables: $names (List) names
watch-listed = Watching: { LIST($names) }
# A line below that. Variables: $name (String) a name
watch-line = { $name }: you haven't agreed
# A line below that. Variables: $name (String) a name
watch-line-agreed = { $name }: you have agreed
# To the one who watches; letters follow. Variables: $game (String) the game's name   $phase (String) "Spring 1901"
watch-letters = **{ $game } · { $phase }**: the letters

# Answer to `watch`. Variables: $options (String) the name of an option: "options"
no-watching-agreed = Nobody can watch this game: it wasn't created that way (`{ $options }:watch=yes`).
# Answer to `watch`.
no-watching-you-play = You play in this game or might still step in (as a deputy, a substitute or a former player), so you can't watch it.
# Answer to `watch`.
no-watching-already = You're already watching this game, or you've asked and not everyone has answered yet.
# Answer to `watch`.
no-watching-too-often = You've asked to watch this game too often, so you can't ask again.
# Answer to `watch`.
no-watching-too-many = Too many people are already watching this game or have asked to, so you can't.
# Answer to `watchers` or a button.
no-watching-request = Nobody by that name is watching or asking to watch.
# Answer to `take-over` and others.
no-watching-has-watched = Someone who has watched a game and read its letters can't take a seat in it or stand in for a player.
# Answer to `unwatch`.
no-watching-now = You aren't watching this game.

# A command for everyone, anywhere.
command-watch = watch
    .about = Ask all players whether you may read their letters after each phase
# A command for someone who watches, anywhere.
command-unwatch = unwatch
    .about = Stop watching a game
# A command for players, in private.
command-watchers = watchers
    .about = See who is watching; agree, or take back your consent

## Buttons: at most 25 characters

# Under `watch-asked`.
action-watch-yes = I agree
# Under `watch-asked` and `watch-agreed`.
action-watch-no = No
# The label of a button: asks to watch the game.
action-watch = Watch
