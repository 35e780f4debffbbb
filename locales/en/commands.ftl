### The names of commands, of what they take (options), and of what can be chosen.
###
### A name is typed, or picked as a slash command: one word of lower-case letters, digits and hyphens, at most 32 characters. `also` are
### further names that can be typed, separated by `|`: keep old ones. No name may be a word of orders (orders.ftl), a province, a power,
### or another command's name in any language. `about` says what it does, at most 100 characters; examples in it must work as typed.
###
### Some commands and options stand in the files of their subjects: history.ftl, opening.ftl, terms.ftl.

## Games

# A command for everyone, in public.
command-new = new
    .also = new-game | create
    .about = Create a game in this channel
# A command for everyone, anywhere.
command-join = join
    .also = play
    .about = Take a seat in the game
# A command for everyone, anywhere.
command-leave = leave
    .about = Give up your seat before the game begins
# A command for the game master, anywhere.
command-start = start
    .also = begin
    .about = Start the game, once all seats are taken

## Orders

# A command for players, in private.
command-order = order
    .also = o
    .short = send
    .about = Send orders, in any notation; only you see them
# A command for players, in private.
command-orders = orders
    .also = my-orders | show
    .short = show
    .about = Show the orders you've sent
# A command for players, in private.
command-clear = clear
    .about = Withdraw all your orders for this phase
# A command for players, in private.
command-ready = ready
    .also = done
    .about = Say that you're done with your orders
# A command for players, in private.
command-unready = unready
    .also = wait
    .about = Undo "ready" if you still want to change something

## Questions

# A command for everyone, anywhere.
command-status = status
    .also = who
    .about = Show who still has to send orders, and by when
# A command for everyone, anywhere.
command-map = map
    .about = Show the map, now or in an earlier phase
# A command for everyone, anywhere.
command-results = results
    .also = history
    .about = Show the results of a phase

## Press

# A command for players, in private.
command-talk = room
    .also = talk | press
    .about = Open a private room with other powers
# A command for players, anywhere.
command-letter = letter
    .also = write | message
    .about = Send a letter to other powers through me
# A command for players, anywhere.
command-propose = propose
    .also = statement
    .about = Say something to other powers that everyone reads in their own language
# A command for players, in private.
command-agreements = agreements
    .also = statements
    .about = Show what you and others have proposed and agreed
# A command for players, in private.
command-adopt = adopt
    .also = my-part
    .about = Add your part of an agreement to your orders; nobody else sees it
# A command for players, in private.
command-renew = renew
    .about = Propose the same agreement again for this phase
# `menu` is what the menu of a message calls it: at most 32 characters, blanks and capitals allowed.
command-notation = translate-orders
    .also = notation | read
    .short = translate
    .about = Translate the orders in a message into your notation
    .menu = Translate orders

## Oneself and the bot

# A command for everyone, anywhere.
command-language = language
    .about = Choose the language I use with you
# A command for everyone, anywhere.
command-timezone = timezone
    .about = Choose the time zone for your deadlines
# A command for everyone, anywhere.
command-setup = permissions
    .also = setup | check
    .about = Check what I'm allowed to do in this channel
# A command for everyone, anywhere.
command-help = help
    .about = See what you can do here

## Votes

# A command for players with units, in private.
command-draw = draw
    .also = propose-draw
    .about = Propose a draw between all surviving powers; nobody learns that it was you
# A command for players with units, in private.
command-agree = agree
    .about = Vote yes on the open proposal; votes are secret
# A command for players with units, in private.
command-refuse = reject
    .also = refuse | decline
    .about = Vote no on the open proposal; votes are secret
# A command for players with units, in private.
command-concede = concede
    .also = winner
    .about = Propose conceding the game to one power
# A command for players with units, in private.
command-end-game = shared-win
    .also = end-game
    .about = Propose that the game ends now and all surviving powers win together
# A command for players with units, in private.
command-victory = win-at
    .also = victory | centres-to-win
    .about = Propose changing how many supply centres are needed to win
# A command for players with units, in private.
command-more-time = vote-extend
    .also = more-time
    .short = extend
    .about = Propose extending this phase's deadline
# A command for players with units, in private.
command-vote-pause = vote-pause
    .short = pause
    .about = Propose a pause
# A command for players with units, in private.
command-vote-resume = vote-resume
    .short = resume
    .about = Propose resuming the game

## Seats

# A command for players, anywhere.
command-resign = resign
    .also = abandon
    .about = Give up your seat in a running game
# A command for everyone, anywhere.
command-take-over = take-over
    .about = Take over an open seat
# A command for everyone, anywhere.
command-return = return
    .also = back
    .about = Take back the seat you gave up, while it's still free
# A command for the game master, anywhere.
command-replace = replace
    .also = substitute
    .about = Game master: offer a seat to others, or invite a substitute
# A command for the game master, anywhere.
command-expel = expel
    .also = kick | put-out
    .about = Game master: remove a player from the game; the seat is offered to others
# A command for the game master, anywhere.
command-fill = fill
    .also = computers | bots
    .about = Game master: let the computer play the empty seats

## The game master

# A command for the game master, in private.
command-panel = panel
    .also = gm
    .about = Game master: overview of the game and of who has sent orders
# A command for the game master, anywhere.
command-pause = pause
    .about = Game master: stop the clock, until a certain day if you like: 7 January
# A command for the game master, anywhere.
command-remind = remind
    .about = Game master: remind everyone whose orders are missing
# A command for the game master, anywhere.
command-resume = resume
    .about = Game master: restart the clock
# A command for the game master, anywhere.
command-extend = extend
    .about = Game master: extend the deadline
# A command for the game master, anywhere.
command-adjudicate = adjudicate
    .also = process
    .about = Game master: adjudicate the phase now
# A command for the game master, anywhere.
command-announce = announce
    .about = Game master: post an announcement
# A command for the game master, in private.
command-rollback = rollback
    .about = Game master: go back to an earlier phase
# A command for the game master, in private.
command-edit = edit
    .also = own-start
    .about = Game master: change the position; before the game begins, set up a start of your own
# A command for the game master, in private.
command-enter = enter
    .about = Game master: enter orders for a player, who sees them at once
# A command for the game master, in private.
command-call-off = cancel-game
    .also = call-off | abort
    .about = Game master: cancel the game
# A command for the game master, in private.
command-proceed = go-ahead
    .also = proceed | do-it
    .about = Do what you were just shown (`no`: drop it)
# A command for admins, anywhere.
command-appoint = appoint
    .about = Server or room admin: make someone the game master
# A command for the game master, in public.
command-move-here = move-here
    .about = Game master: continue the game in this channel
# A command for the game master, in another channel than the game's.
command-results-here = results-here
    .about = Game master: post a game's results in this channel too, or stop posting them
# A command for the game master, in the lobby.
command-change = change-settings
    .also = change
    .about = Game master: change the settings before the game begins

## Public press and documents

# A command for players with units, anywhere.
command-say = broadcast
    .also = say | declare | communique
    .about = Send public press in your power's name
# A command for players with units, anywhere.
command-document = document
    .also = treaty
    .about = Propose a document to a room, some powers or everyone, for signing; not binding
# A command for players, anywhere.
command-sign = sign
    .also = countersign
    .about = Sign a document in your power's name; not binding

## Groups
##
## A menu shows commands by group: `/vote draw`, where `vote` is the group. Typed, a group may stand before the command's name. One word, at
## most 32 characters, not an order's, province's or power's; `also` are further names that can be typed, `about` has at most 100 characters.
## A command may have a shorter name inside its group, `short`: `/vote pause` for `vote-pause`. It may be like a name in another group.

# A group.
group-game = game
    .about = Games: start one, join one, see how it is going
# A group.
group-orders = orders
    .about = Your orders: send, see, change and understand them
# A group.
group-press = press
    .about = Talk to other powers: rooms, letters, public press, documents
# A group.
group-vote = vote
    .about = Propose something or vote: draw, end of the game, more time, pause
# A group. An abbreviation that players know, as `gm`, is best.
group-master = gm
    .about = For game masters and admins: clock, seats, corrections
# A group: language, time zone, own data. English avoids `me`, which is a command of Discord's own.
group-person = my
    .also = me
    .about = Your language, time zone and data; help

## Options

# An option of `help`.
parameter-command = command
    .about = The command you want help with
# An option of `export`.
parameter-format = format
    .about = What kind of file: json (for programs), text, or page (with maps)
# An option of `new`.
parameter-name = name
    .about = The game's name
# An option of `new`.
parameter-variant = variant
    .about = Which map to play on
# An option of `new`.
parameter-rulebook = rulebook
    .also = rules
    .about = Which edition of the rules applies
# An option of `new`.
parameter-deadline = deadline
    .about = Time for moves: 48h, 3d, 30m, or mon,wed,fri 20:00
# An option of `new`.
parameter-retreats = retreats
    .about = Time for retreats: 24h
# An option of `new`.
parameter-builds = builds
    .about = Time for builds and disbands: 24h
# An option of `new`.
parameter-press = press
    .about = What kind of press is allowed
# An option of `translate-orders`.
parameter-quoted = quoted
    .about = The message that it is about
# An option of `new`.
parameter-moderators = moderators
    .about = If a player could read private rooms as a moderator: letters through me, or rooms anyway
# An option of `new`, `language`.
parameter-language = language
    .about = English, German, Italian, Dutch or Polish
# An option of `new`, `timezone`.
parameter-timezone = timezone
    .also = zone
    .about = A time zone, for example Europe/London
# An option of many commands.
parameter-game = game
    .about = Which game, if you play in several
# An option of `pause`: a day.
parameter-until = until
    .about = Until which day: 7 January, 2027-01-07, Friday; without it, until you resume the game
# Also the label of a form: at most 45 characters in `about`.
parameter-text = text
    .about = Your orders, as you would write them on paper
# An option of `orders`, `map`, `results`, `translate`, `why`, `rollback`.
parameter-phase = phase
    .about = Which phase, for example S1901M (Spring 1901, moves); without it, the latest
# An option of `room`, `document`.
parameter-with = with
    .about = One or more powers, for example Germany, Italy
# An option of `letter`.
parameter-to = to
    .about = One or more powers, for example Germany, Italy
# An option of `letter`.
parameter-words = words
    .about = Your message
# An option of `concede`, `take-over`, `assign`, `replace`, `enter`.
parameter-power = power
    .about = Which power, for example Germany
# An option of `assign`, `replace`, `appoint`.
parameter-person = person
    .also = player | by
    .about = Who: a name or a mention
# An option of commands that can be taken back.
parameter-undo = undo
    .about = `yes`: take it back
# An option of `expel`.
parameter-who = who
    .about = Who: a name or, in a running game, a power
# An option of `rollback`, `edit`, `cancel-game`.
parameter-reason = reason
    .also = because
    .about = The reason, shown to everyone
# An option of `edit`.
parameter-changes = changes
    .about = A Ven -> Tyr, + Italy F Nap, - A Ven, Ser = Austria; before the game: Italy: A Ven, Rom
# An option of `announce`, `broadcast`, `document`.
parameter-message = message
    .about = What you want to say
# An option of `sign`.
parameter-document = document
    .about = The document's number
# An option of `adopt` and `renew`.
parameter-statement = statement
    .about = The number of a proposal or agreement: #7
# An option of `win-at`.
parameter-number = number
    .about = How many supply centres
# An option of `vote-extend`, `extend`.
parameter-time = time
    .about = How long: 24h, 2d, 30m
# An option of `agree`, `reject`.
parameter-vote = vote
    .about = Which vote, if several are open

## Choices: at most 100 characters. `also` are words that can be typed instead.

# A choice of `rulebook`.
choice-2023 = 2023 rulebook
# A choice of `rulebook`.
choice-2000 = 2000 rulebook
# A choice of `rulebook`.
choice-1982 = 1982 rulebook
# A choice of `rulebook`.
choice-1971 = 1971 rulebook
# A choice of `rulebook`.
choice-seed-000 = Italian board game rules
    .also = italian-board-game
# A choice of `rulebook`.
choice-seed-001 = Italian rules of 1971
# A choice of `rulebook`.
choice-seed-002 = Polish rules of 2000
# A choice of `rulebook`.
choice-seed-004 = Dutch rules
    .also = dutch
# A choice of `press`.
choice-full = Full press: public and private
# A choice of `press`.
choice-public = Public press only
# A choice of `press`.
choice-none = No press (gunboat)
# Instead of private rooms that a player could read as a moderator.
choice-letters = Letters delivered by me
# A choice of `moderators`.
choice-rooms = Rooms anyway
# A choice of `format`.
choice-json = JSON, for programs and for importing
# A choice of `format`.
choice-text = Text
# A choice of `format`.
choice-page = Page with maps
