### Conduct: blocking letters, a server's list of people, reports, sentences that sound wrong.

## Blocking

# To the one who blocks, and nobody else. Variables: $name (String) who   $until (String) an instant   $unblock (String) what to type
blocked = You've blocked { $name } until { $until }: no letters from them, and they can't open a room with you. They won't be notified. Public press, documents, rooms that are open already or that others open, and messages outside games aren't affected. To undo: `{ $unblock }`
# Variables: $name (String) who
unblocked = { $name } is no longer blocked.
# Variables: $command (String) what to type to block
blocks-title = You've blocked:
# Variables: $command (String) what to type to block
blocks-none = You haven't blocked anyone. To block someone: `{ $command } Anna`
# A row of a list. Variables: $name (String) who   $until (String) an instant
listed-until = - { $name }, until { $until }
# To someone whose room can't be opened.
no-conduct-room = That room can't be opened for you now. You can still use the public channel.
# Answer to `block` or `ban` with one's own name.
no-conduct-yourself = That's you. Please name someone else.
# Variables: $power (Power) a power without a player
no-conduct-nobody-plays = Nobody plays { POWER($power) } at the moment.
# Variables: $name (String) as typed
no-conduct-not-listed = { $name } isn't on the list.
# Variables: $most (Number) how many   $unblock (String) the command
limit-blocks =
    { $most ->
        [one] You've blocked one person, and I allow no more. `{ $unblock }` takes them off the list.
       *[other] You've blocked { $most } people, the most that I allow. `{ $unblock }` takes one off the list.
    }

## A game's declarations

# To all. Variables: $power (Power) a power
master-muted = The game master has muted { POWER($power) }: no public press or public documents until further notice. Orders, letters and rooms aren't affected.
# To all. Variables: $power (Power) a power
master-unmuted = The game master has unmuted { POWER($power) }: public press and public documents are allowed again.
# Answer to `declare`.
no-words-muted = The game master has muted your power: no public press or public documents for now. Letters and rooms work as before.

## A server's list

# To an administrator. Variables: $name (String) who   $until (String) an instant   $admit, $expel (String) what to type
barred = { $name } can't open or join games here, or take over seats, until { $until }. They stay in games that they're already playing in; the game masters can remove them with `{ $expel }`. To let them in again: `{ $admit }`
# Variables: $name (String) who
admitted = { $name } may join games here again.
# Variables: $command (String) what to type to put someone on the list
bars-title = These people may not join games here:
# Variables: $command (String) what to type to put someone on the list
bars-none = Everyone may join games here. To keep someone out: `{ $command } Anna`
# To someone who may not join.
no-conduct-barred = The admins of this server or room don't let you join games at the moment; you can ask one of them. You're welcome to follow the games.
# Variables: $most (Number) how many   $admit (String) the command
limit-bars = The list has { $most ->
    [one] 1 person
   *[other] { $most } people
    }, the most that I allow. `{ $admit }` takes one off.

## Reports

# To the reporter; the text follows.
reported-master = I've passed the following text and the name of the game on to the game master. Nothing else, not even who you are.
# To the reporter; the text follows. Variables: $reports (String) the command by which they read it
reported-administrators = I'll keep the following text and the name of the game for 30 days; the admins of this server or room can read them with `{ $reports }`. Nothing else, not even who you are.
# To the game master or an administrator; the text follows. Variables: $game (String) the game's name
report = A report from **{ $game }**:
# To an administrator.
reports-title = Reports to the admins of this server or room, the newest first:
# To an administrator.
reports-none = Nothing has been reported to the admins of this server or room.
# Answer to `report` in public.
no-conduct-in-private = Please send reports to me by DM: what you write there is passed on without your name.
# Answer to `report` of a game master. Variables: $reader (String) what to add
no-conduct-you-are-master = You're the game master yourself. To report to the admins of this server or room, add `{ $reader }`.
# Variables: $most (Number) how many
limit-reports =
    { $most ->
        [one] I forward one report a day. Please put everything into the next one.
       *[other] I forward { $most } reports a day, and you've made that many. If it's urgent, please write to the admins of this server or room.
    }

## Sentences that sound wrong

# Answer to `wrong-sentence`.
wrong-sentence-noted = Thank you. I've noted which sentence it is, for the people who look after this language, but no names, orders or words of yours.
# The same if no sentence is like that.
no-conduct-no-sentence = I can't find that among my sentences. Please quote it as I wrote it.

## Commands and options: as in commands.ftl

# A command for everyone, in private.
command-block = block
    .about = Block someone's letters and rooms, or list the people you've blocked
# A command for everyone, in private.
command-unblock = unblock
    .about = Let someone's letters reach you again
# A command for players, in private.
command-report = report
    .about = Report a problem in your own words; nothing else is passed on
# `menu` is what the menu of a message calls it.
command-wrong-sentence = wrong-sentence
    .also = sounds-wrong
    .about = Quote a sentence of mine that sounds wrong
    .menu = Sounds wrong
# A command for the game master, anywhere.
command-mute-power = mute-power
    .about = Game master: mute a power's public press and documents, or allow them again
# A command for administrators, in public.
command-ban = ban
    .about = Admins: keep someone from joining games here, or show the list
# A command for administrators, in public.
command-admit = admit
    .about = Admins: let someone join games here again
# A command for administrators, in public.
command-reports = reports
    .about = Admins: read what was reported to you
# An option of `report`.
parameter-reader = reader
    .about = Who reads it: game-master, administrators
# A choice of `reader`.
choice-master = The game master
# A choice of `reader`.
choice-administrators = The admins of this server or room
# The word for a choice of `reader`.
choice-word-master = game-master
# The word for a choice of `reader`.
choice-word-administrators = administrators
