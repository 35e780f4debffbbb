### The names of commands, of what they take (options), and of what can be chosen.
###
### A name is typed, or picked as a slash command: one word of lower-case letters, digits and hyphens, at most 32 characters. `also` are
### further names that can be typed, separated by `|`: keep old ones. No name may be a word of orders (orders.ftl), a province, a power,
### or another command's name in any language. `about` says what it does, at most 100 characters; examples in it must work as typed.
###
### Some commands and options stand in the files of their subjects: history.ftl, opening.ftl, terms.ftl.

## Games

command-new = new
    .also = new-game | create
    .about = Create a game in this channel
command-join = join
    .also = play
    .about = Take a seat in the game
command-leave = leave
    .about = Give up your seat before the game begins
command-start = start
    .also = begin
    .about = Start the game, once all seats are taken

## Orders

command-order = order
    .also = o
    .about = Send orders, in any notation; only you see them
command-orders = orders
    .also = my-orders | show
    .about = Show the orders you've sent
command-clear = clear
    .about = Withdraw all your orders for this phase
command-ready = ready
    .also = done
    .about = Mark your orders as final
command-unready = unready
    .also = wait
    .about = Undo "ready": you want to change something

## Questions

command-status = status
    .also = who
    .about = Show who still has to send orders, and by when
command-map = map
    .about = Show the map, now or in an earlier phase
command-results = results
    .also = history
    .about = Show the results of a phase

## Press

command-talk = room
    .also = talk | press
    .about = Open a private room with other powers
command-letter = letter
    .also = write | message
    .about = Send a private message to other powers through me
# `menu` is what the menu of a message calls it: at most 32 characters, blanks and capitals allowed.
command-notation = translate-orders
    .also = notation | read
    .about = Translate the orders in a message into your notation
    .menu = Translate orders

## Oneself and the bot

command-language = language
    .about = Choose the language I use with you
command-timezone = timezone
    .about = Choose the time zone for your deadlines
command-setup = permissions
    .also = setup | check
    .about = Check what I'm allowed to do in this channel
command-help = help
    .about = See what you can do here

## Votes

command-draw = draw
    .also = propose-draw
    .about = Propose a draw between all surviving powers; nobody learns that it was you
command-agree = agree
    .about = Vote yes on the open proposal; votes are secret
command-refuse = reject
    .also = refuse | decline
    .about = Vote no on the open proposal; votes are secret
command-concede = concede
    .also = winner
    .about = Propose conceding the game to one power
command-end = shared-win
    .also = end-game | finish
    .about = Propose that the game ends now and all surviving powers win together
command-victory = win-at
    .also = victory | centres-to-win
    .about = Propose changing how many supply centres are needed to win
command-more-time = vote-extend
    .also = more-time
    .about = Propose extending this phase's deadline
command-vote-pause = vote-pause
    .about = Propose a pause
command-vote-resume = vote-resume
    .about = Propose resuming the game

## Seats

command-resign = resign
    .also = abandon
    .about = Give up your seat in a running game
command-take = take-over
    .about = Take over an open seat
command-return = return
    .also = back
    .about = Take back the seat you gave up, while it's still free
command-replace = replace
    .also = substitute
    .about = Game master: offer a seat to others, or invite a substitute
command-expel = expel
    .also = kick | put-out
    .about = Game master: remove a player from the game; the seat is offered to others
command-fill = fill
    .also = computers | bots
    .about = Game master: let the computer play the empty seats

## The game master

command-panel = panel
    .also = gm
    .about = Game master: overview of the game and of who has sent orders
command-pause = pause
    .about = Game master: stop the clock
command-resume = resume
    .about = Game master: restart the clock
command-extend = extend
    .about = Game master: extend the deadline
command-adjudicate = adjudicate
    .also = process
    .about = Game master: adjudicate the phase now
command-announce = announce
    .about = Game master: post an announcement
command-rollback = rollback
    .about = Game master: go back to an earlier phase
command-edit = edit
    .about = Game master: change the position
command-enter = enter
    .about = Game master: enter orders for a player, who sees them at once
command-cancel = cancel-game
    .also = call-off | abort
    .about = Game master: cancel the game
command-proceed = go-ahead
    .also = proceed | do-it
    .about = Game master: carry out the change you were just shown
command-appoint = appoint
    .about = Server or room admin: make someone the game master

## Public press and documents

command-say = broadcast
    .also = say | declare | communique
    .about = Send public press in your power's name
command-document = document
    .also = treaty
    .about = Propose a document to a room, some powers or everyone, for signing; not binding
command-sign = sign
    .also = countersign
    .about = Sign a document in your power's name; not binding

## Options

parameter-command = command
    .about = The command you want help with
parameter-name = name
    .about = The game's name
parameter-variant = variant
    .about = Which map to play on
parameter-rulebook = rulebook
    .also = rules
    .about = Which edition of the rules applies
parameter-deadline = deadline
    .about = Time for moves: 48h, 3d, 30m
parameter-retreats = retreats
    .about = Time for retreats: 24h
parameter-builds = builds
    .about = Time for builds and disbands: 24h
parameter-press = press
    .about = What kind of press is allowed
parameter-quoted = quoted
    .about = The message with the orders
parameter-moderators = moderators
    .about = If a player could read private rooms as a moderator: letters through me, or rooms anyway
parameter-language = language
    .about = English, Italian, Dutch or Polish
parameter-timezone = timezone
    .also = zone
    .about = A time zone, for example Europe/London
parameter-game = game
    .about = Which game, if you play in several
# Also the label of a form: at most 45 characters in `about`.
parameter-text = text
    .about = Your orders, as you would write them on paper
parameter-phase = phase
    .about = Which phase, for example S1901M (spring 1901, moves); without it, the latest
parameter-with = with
    .about = One or more powers, for example Germany, Italy
parameter-to = to
    .about = One or more powers, for example Germany, Italy
parameter-words = words
    .about = Your message
parameter-power = power
    .about = Which power, for example Germany
parameter-person = person
    .also = player | by
    .about = Who: a name or a mention
parameter-who = who
    .about = Who: a name or, in a running game, a power
parameter-reason = reason
    .also = because
    .about = The reason, shown to everyone
parameter-changes = changes
    .about = A Ven -> Tyr, + Italy F Nap, - A Ven, Ser = Austria
parameter-message = message
    .about = What you want to say
parameter-document = document
    .about = The document's number
parameter-number = number
    .about = How many supply centres
parameter-time = time
    .about = How long: 24h, 2d, 30m
parameter-vote = vote
    .about = Which vote, if several are open

## Choices: at most 100 characters. `also` are words that can be typed instead.

choice-classic = Classic, 7 players
choice-ancient-mediterranean = Ancient Mediterranean, 5 players
choice-ancient-mediterranean-one-coast = Ancient Mediterranean, Athens with one coast
choice-2023 = 2023 rulebook
choice-2000 = 2000 rulebook
choice-1982 = 1982 rulebook
choice-1971 = 1971 rulebook
choice-seed-000 = Italian board game rules
    .also = italian-board
choice-seed-001 = Italian rules of 1971
    .also = italian-1971
choice-seed-002 = Polish rules of 2000
    .also = polish-2000
choice-seed-004 = Dutch rules
    .also = dutch-rules
choice-full = Full press: public and private
choice-public = Public press only
choice-none = No press (gunboat)
# Instead of private rooms that a player could read as a moderator.
choice-letters = Letters delivered by me
choice-rooms = Rooms anyway
# A language is named in itself, in all four files.
choice-en = English
choice-it = Italiano
choice-nl = Nederlands
choice-pl = Polski
