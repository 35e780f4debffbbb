### Why something wasn't done, and what to do instead.
###
### What a player typed is repeated as typed, cut to 80 characters. Names of commands come as they are typed, without a sign before
### them; what stands in backticks can be typed exactly so.

# Variables: $word (String) as typed   $help (String) a command: "help"
unknown-command = I don't know the command "{ $word }". `{ $help }` lists what you can do here.
# The same where a command resembles it. Variables: $word (String) as typed   $nearest (String) a command: "orders"
unknown-command-nearest = I don't know the command "{ $word }". Did you mean `{ $nearest }`?
# Variables: $value (String) as typed   $parameter (String) an option of a command: "deadline"   $expected (Or) choices: "yes or no"
bad-value = "{ $value }" isn't valid for "{ $parameter }". You can choose { LIST($expected, join: "or") }.
# Variables: $parameter (String) an option of a command: "deadline"   $expected (Or) choices: "yes or no"
missing-value = The option "{ $parameter }" is missing. You can choose { LIST($expected, join: "or") }.
# The same where anything can be written. Variables: $parameter (String) an option of a command: "message"
missing-text = The option "{ $parameter }" is missing.
# Where examples can be given but not every choice. $value, $parameter (String)  $expected (Or) "48h", "3d"
bad-value-example = "{ $value }" isn't valid for "{ $parameter }". For example: { LIST($expected) }
# The same where nothing was given. $parameter (String)  $expected (Or) "48h", "3d"
missing-value-example = The option "{ $parameter }" is missing. For example: { LIST($expected) }
# Where neither choices nor examples can be given. $value, $parameter (String)
bad-value-text = "{ $value }" isn't valid for "{ $parameter }".
# $value, $parameter (String)  $least, $most (Number)
bad-number = "{ $value }" isn't valid for "{ $parameter }". It takes a number from { $least } to { $most }.
# The same where nothing was given. $parameter (String)  $least, $most (Number)
missing-number = The option "{ $parameter }" is missing. It takes a number from { $least } to { $most }.
# Variables: $new (String) a command: "new"
no-game-here = There is no game here. `{ $new }` opens one.
# Answer to orders and other commands of players, in private.
no-game-of-yours = You aren't in any game. Join one in its channel.
# Answer to a command whose game nobody knows. Variables: $name (String) as it was typed, at most 60 characters   $names (List) names of games: "Bosphorus, Aegean"
no-game-called = I don't understand "{ $name }": no game here has that name. I know { LIST($names) }.
# A typed option that the command hasn't. Variables: $command (String) a command: "new"   $option (String) its name as typed: "deadlin"   $nearest (String) what was probably meant: "deadline:5h"
no-such-option = I understood `{ $command }`, but it has no option "{ $option }", so nothing has been done. Did you mean `{ $nearest }`?
# Variables: $names (List) names of games: "Bosphorus, Aegean"   $status (String) a command: "status"   $first (String) the first of the names
which-game = There are several games you could mean: { LIST($names) }. Say which one, for example `{ $status } game:{ $first }`.
# Variables: $name (String) a game's name
game-here = There is already a game called { $name } here. Give yours another name.
# Answer to `join`.
full = All seats are taken.
# Answer to `join`.
already-in = You already have a seat.
# Answer to a command of players by someone else.
not-in = You have no seat in this game.
# Answer to `join`, `leave` or `start`.
begun = The game has already begun.
# Answer to a command that needs a running game.
not-begun = The game hasn't begun yet.
# Answer to a command that needs a running game.
over = The game is over.
# Answer to a command of the game master by someone else.
not-yours = Only the game master can do this.
# Answer to `start`. Variables: $free (Number) seats, 1 or more
seats-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
# Answer to `start` after the settings were changed. Variables: $awaited (Number) players, 1 or more
settings-unconfirmed =
    { $awaited ->
        [one] The settings have changed since players joined, and one player hasn't confirmed them yet. The game begins as soon as everyone has.
       *[other] The settings have changed since players joined, and { $awaited } players haven't confirmed them yet. The game begins as soon as everyone has.
    }
# To someone whose orders or vote came after the phase.
too-late = That came too late: the phase is over.
# To someone of whose messages several came after the phase, since the bot was off: said once.
too-late-away = What you wrote while I was offline came too late for its phase, so it doesn't count. I'm saying this once for all of it. What you'd sent in time still counts.
# Variables: $phase (String) "Spring 1901"
past-phase = That was for { $phase }, which is over. Nothing was changed.
# The same where the phase isn't known.
past-phase-unnamed = That was for an earlier phase, which is over. Nothing was changed.
# Below a refusal, before the lines of orders that somebody has sent with a form and has no copy of.
given-back = You had written:
# Variables: $limit (Number) characters that are read   $length (Number) characters that the message has
too-long = That message is too long for me: { $length } characters. I read up to { $limit }; please send it in parts.
# Variables: $name (String) as typed
name-like-id = "{ $name }" looks like one of the codes that I use for games. Please choose another name.
# Below the answer to a command. Variables: $words (String) as typed
ignored-words = I didn't understand "{ $words }" and ignored it.
# Answer to orders that were written in public.
in-private = Orders are secret: please DM them to me.
# Answer to `new` in a private conversation.
in-public = Do this in the channel where the game will be played.
# To somebody who has changed an earlier message in the channel or a room into a command that others see.
write-anew = Because you edited an earlier message, I haven't done anything. Please send the command as a new message.
# Answer to `new` and `move-here` in a private thread.
in-thread = A game can't be played in a private thread. Give this command in a text channel, a public thread or a forum post.
# Answer to orders by a player who has nothing to decide.
nothing-to-order = There's nothing to order in this phase.
# Answer to `room`, `letter` and others.
no-press = This game has no private press.
# Answer to press while it is forbidden.
silence = No press in this phase.
# A letter to one's own power alone. Variables: $letter (String) a command: "letter"
write-to-whom = To whom? It has to be another power, for example `{ $letter } Germany`.
# Variables: $word (String) as typed
unknown-power = There's no power called "{ $word }" in this game.
# Somebody wants to go on with a game that is over, or a rematch. Variables: $map (String) the id of the variant   $new (String) what to type: "new variant:"
no-map = The map of this game, "{ $map }", isn't installed here any more. Ask the person who runs this bot to install it again, or begin on another map: `{ $new }`.
# Variables: $talk (String) a command: "room"   $power (Power) one that isn't the reader's
talk-to-whom = With whom? For example `{ $talk } { POWER($power) }`.
# Answer to `talk` where no other power has a player. Variables: $propose (String) a command: "propose"
nobody-to-talk-to = There's nobody to talk to in this game: the other powers are played by the computer, or by nobody. Where the computer negotiates, it does so with `{ $propose }`.
# Answer to `results` and others before the first results.
nothing-to-show = There is nothing to show yet.

## Limits

# Variables: $most (Number) games   $cancel (String) a command: "cancel-game"
limit-own-games =
    { $most ->
        [one] You already have an open game, and I allow only one per person. Finish it or cancel it: `{ $cancel }`
       *[other] You already have { $most } open games, the most that I allow per person. Finish one or cancel one: `{ $cancel }`
    }
# Variables: $most (Number) games
limit-games-here =
    { $most ->
        [one] This channel already has an open game, and I allow only one. Open yours in another channel, or wait until that one is over.
       *[other] This channel already has { $most } open games, the most that I allow. Open yours in another channel, or wait until one of these is over.
    }
# Variables: $most (Number) public messages and documents
limit-documents =
    { $most ->
        [one] You have already published a message or document in this phase, and I allow only one. This one wasn't published; you can publish again in the next phase.
       *[other] You have already published { $most } messages or documents in this phase, the most that I allow. This one wasn't published; you can publish again in the next phase.
    }
# Variables: $most (Number) letters
limit-letters =
    { $most ->
        [one] You have already sent a letter in this phase, and I deliver only one. This one wasn't sent; you can write again in the next phase.
       *[other] You have already sent { $most } letters in this phase, the most that I deliver. This one wasn't sent; you can write again in the next phase.
    }
# Variables: $most (Number) rooms   $letter (String) a command: "letter"
limit-rooms =
    { $most ->
        [one] This game already has a private room, and I allow only one. Use it, or write letters: `{ $letter }`
       *[other] This game already has { $most } private rooms, the most that I allow. Use one that is open, or write letters: `{ $letter }`
    }
# Variables: $most (Number) rooms   $letter (String) a command: "letter"
limit-own-rooms =
    { $most ->
        [one] You have already opened a private room in this game, and each player may open only one. Use one that is open, or write letters: `{ $letter }`
       *[other] You have already opened { $most } private rooms in this game, the most for each player. Others can still open rooms with you. Use one that is open, or write letters: `{ $letter }`
    }
# Variables: $most (Number) votes
limit-votes =
    { $most ->
        [one] There has already been a vote in this phase, and I allow only one. You can make a proposal again in the next phase.
       *[other] There have already been { $most } votes in this phase, the most that I allow. You can make a proposal again in the next phase.
    }
# Variables: $length (Number) characters   $most (Number) characters
limit-length = That is { $length } characters long; I publish at most { $most } at once. Nothing was published: shorten it, or send it in parts.
# Variables: $length (Number) characters   $most (Number) characters
limit-name = That name is { $length } characters long; at most { $most } are allowed. Choose a shorter one.
# Variables: $value (String) as typed   $parameter (String) an option of `new`: "deadline"   $least (Number) seconds
deadline-too-short =
    { $least ->
        [one] "{ $value }" is too short for "{ $parameter }": at least 1 second.
       *[other] "{ $value }" is too short for "{ $parameter }": at least { $least } seconds.
    }
# To someone whose orders came after the deadline.
too-late-counted = That came too late: orders can no longer be changed. What you sent before counts.
