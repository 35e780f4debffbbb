### Why something wasn't done, and what to do instead.

# $word (String) as typed  $nearest (String) the name of a command  $help (String) a command
unknown-command = I don't know the command "{ $word }". `{ $help }` lists what you can do here.
unknown-command-nearest = I don't know the command "{ $word }". Did you mean `{ $nearest }`?
# $value (String)  $parameter (String)  $expected (List)
bad-value = "{ $value }" won't do for "{ $parameter }". You can choose: { LIST($expected) }
missing-value = "{ $parameter }" is missing. You can choose: { LIST($expected) }
missing-text = "{ $parameter }" is missing.
# Where examples can be given but not every choice. $value, $parameter (String)  $expected (List) "48h", "3d"
bad-value-example = "{ $value }" isn't valid for "{ $parameter }". For example: { LIST($expected) }
missing-value-example = "{ $parameter }" is missing. For example: { LIST($expected) }
# Where neither choices nor examples can be given. $value, $parameter (String)
bad-value-text = "{ $value }" isn't valid for "{ $parameter }".
# $value, $parameter (String)  $least, $most (Number)
bad-number = "{ $value }" isn't valid for "{ $parameter }". It takes a number from { $least } to { $most }.
missing-number = "{ $parameter }" is missing. It takes a number from { $least } to { $most }.
# $new (String) a command
no-game-here = There is no game here. `{ $new }` opens one.
no-game-of-yours = You aren't in any game. Join one in its channel.
# $names (List)  $orders, $first (String)
which-game = You are in several games: { LIST($names) }. Say which one, for example `{ $orders } game:{ $first }`.
# $name (String)
game-here = There is already a game called { $name } here. Give yours another name.
full = All seats are taken.
already-in = You already have a seat.
not-in = You have no seat in this game.
begun = The game has already begun.
not-begun = The game hasn't begun yet.
over = The game is over.
not-yours = Only the game master can do this.
# $free (Number)
seats-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
too-late = That came too late: the phase is over.
# $phase (String) "Spring 1901"
past-phase = That was for { $phase }, which is over. Nothing was changed.
past-phase-unnamed = That was for an earlier phase, which is over. Nothing was changed.
# $limit (Number) characters that are read  $length (Number) characters that it has
too-long = That message is too long for me: { $length } characters. I read up to { $limit }; please send it in parts.
# $name (String) as typed
name-like-id = "{ $name }" looks like one of the codes by which I tell games apart. Please choose another name.
# $words (String) as typed
ignored-words = I didn't understand "{ $words }" and left it out.
in-private = Orders are secret: send them to me in a private message.
in-public = Do this in the channel where the game will be played.
nothing-to-order = You have nothing to decide in this phase.
no-press = In this game there are no private rooms.
silence = No negotiations in this phase.
# $word (String)
unknown-power = No power here is called "{ $word }".
# $talk (String) a command
talk-to-whom = With whom? For example `{ $talk } Germany`.
nothing-to-show = There is nothing to show yet.

## Limits

# $most (Number)  $cancel (String) a command
limit-own-games = You have as many open games as one person may have: { $most }. Finish one, or call one off: `{ $cancel }`
# $most (Number)
limit-games-here = This channel has as many open games as I allow: { $most }. Open yours in another channel, or when one of them is over.
# $most (Number)
limit-documents = You have published as many texts in this phase as I allow: { $most }. Nothing was published now; in the next phase you can again.
# $most (Number)
limit-letters = You have written as many letters in this phase as I carry: { $most }. This one wasn't sent; in the next phase you can write again.
# $most (Number)  $letter (String) a command
limit-rooms = This game has as many private rooms as I allow: { $most }. Use one that is open, or write letters: `{ $letter }`
# $most (Number)
limit-votes = There have been as many votes in this phase as I allow: { $most }. In the next phase you can propose something again.
# $length, $most (Number) characters
limit-length = That has { $length } characters; { $most } is as many as I publish at once. Nothing was published: shorten it, or send it in parts.
# $length, $most (Number) characters
limit-name = The name has { $length } characters; { $most } is as many as there is room for. Choose a shorter one.
# $value, $parameter (String)  $least (Number) seconds
deadline-too-short = "{ $value }" is too short for "{ $parameter }": at least { $least } seconds.
# To somebody whose orders came after the deadline.
too-late-counted = That came too late: orders are closed. What you had sent before counts.
