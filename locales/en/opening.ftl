### Before a game begins, and what is drawn by lot.

# $name (String)  $powers (Powers)  $seed, $event (String)
coin-tossed =
    { "" }**The coin has been tossed: Italy joins { $name }**, who now plays { POWERS($powers) }.
    Seed of the coin: `{ $seed }`, last event before the toss: `{ $event }`.

## Words that are read, never said: the days of the week from Monday, with their other forms behind them

weekdays-read = mon monday|tue tuesday tues|wed wednesday|thu thursday thurs|fri friday|sat saturday|sun sunday
every-day-read = daily everyday
# Words between days and hours
filler-read = at and on
units-read = units unit pieces
centres-read = centres centers
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sec secs second seconds|m min mins minute minutes|h hr hrs hour hours|d day days|w week weeks

## A game looks for players

# $name (String)  $new (String) a command
lobby-expired = **{ $name }** hasn't found enough players in time, and I have closed it. Whoever likes opens it again: `{ $new }`
# $name (String)
lobby-closed = **{ $name }** is closed.
# $name, $variant (String)  $names (List)  $count who has joined, $needed (Number)
lobby-open = **{ $name }** is looking for players: { $variant }.
lobby-full = **{ $name }**: all { $needed } seats are taken. { $variant }.
# $count (Number)
lobby-joined =
    { $count ->
        [0] Nobody has joined yet; { $needed } are needed.
       *[other] { $count } of { $needed }: { LIST($names) }
    }
# $names (List)
lobby-waiting = Waiting for a seat: { LIST($names) }
# $names (List)  $deadline (String)
lobby-confirming = It begins when everybody has said that they are there, by { $deadline } at the latest. Still to answer: { LIST($names) }
# $hash (String)
lobby-sealed = The draw of powers is sealed: `{ $hash }`
lobby-coin = The coin is sealed too: `{ $hash }`
# $prefer (String) the command  $powers (String) "Turkey, Russia"
welcome-wishes = If you would like certain powers, write for example `{ $prefer } { $powers }`, the dearest first. Nobody sees it before the draw.
# $name (String)  $place (Number) 1 is next  $leave (String) the command
waiting =
    { $place ->
        [1] **{ $name }** is full. You are next in line: should somebody leave, their seat is yours.
       *[other] **{ $name }** is full. You are number { $place } in line: should somebody leave, you move up.
    }
waiting-begun =
    { $place ->
        [1] **{ $name }** has begun. You are next in line, and I write to you when a seat is to be taken over.
       *[other] **{ $name }** has begun. You are number { $place } in line, and I write to you when a seat is to be taken over.
    }
# $name (String)  $joined, $needed (Number)
moved-up = Good news: a seat in **{ $name }** has become free, and it is yours ({ $joined } of { $needed }).
# $name (String)
stopped-waiting = You no longer wait for a seat in **{ $name }**.
# $powers (Powers)
wishes = Noted, the dearest first: { POWERS($powers, join: "comma") }. You can change that until the game begins.
# $prefer (String)  $powers (String)
wishes-none = Noted: any power will do. If you would like certain ones after all: `{ $prefer } { $powers }`
# $name (String)  $deadline (String)
confirm = All seats in **{ $name }** are taken. Are you there? It begins as soon as everybody has said so, by { $deadline } at the latest; whoever hasn't answered by then loses the seat.
# $awaited (Number)
confirmed =
    { $awaited ->
        [0] Thank you. Everybody is there: it begins.
        [one] Thank you. One answer is still to come.
       *[other] Thank you. { $awaited } answers are still to come.
    }
# $name (String)  $join (String) the command
dropped = I had no answer from you, so your seat in **{ $name }** went to somebody else or is free again. If you would still like to play: `{ $join }` in the channel.
# $name (String)  $powers (Powers)
shared = { $name } plays { POWERS($powers) } now.
# $names (List)
started-secret = Players: { LIST($names) }. Who plays what stays secret until the end.

## How the powers were drawn

drawn-title = **How the powers were drawn**
# $place (Number)  $name (String)  $powers, $wishes (Powers)
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (asked for { POWERS($wishes, join: "comma") })
drawn-check = Anybody can check it: give the next line to `dragoman draw --verify`.

## What isn't possible

terms-dont-fit = I haven't created the game yet, because something doesn't fit:
# $variant (String)  $needed (Number)
players-classic = The classic board is for 2, 3a, 3b, 4, 5, 6 or 7 players (for three there are two ways).
players-other = { $variant }: { $needed } play, no more and no fewer.
won-by-units = The game for two is won with 24 units, so no other number of centres can be agreed.
# $option (String) "4.A.6"
no-effect-path = { $option } can't be agreed: orders here name no convoy path, so nothing would follow from it.
no-effect-coast = { $option } can't be agreed: whoever leaves out which of two coasts is meant is always asked.
no-effect-nationality = { $option } can't be agreed: nobody here has to say whose a unit is.
no-effect-sets = { $option } can't be agreed: a later message always replaces what an earlier one said about the same unit.
no-effect-builds = { $option } can't be agreed: a build that nobody orders is never made.
no-wishes = In this game powers are drawn by lot alone; nobody may ask for one.
nothing-to-confirm = There is nothing to confirm now.
nothing-drawn = There is no draw to check: it hasn't taken place, or it stays secret until the end.

## Commands

command-prefer = prefer
    .also = preferences | wish
    .about = Say which powers you would like, the dearest first
command-confirm = confirm
    .also = present
    .about = Say that you are there, now that all seats are taken
command-rules = rules
    .also = terms
    .about = All rules of the game
command-lots = lots
    .also = how-drawn
    .about = How the powers were drawn, for checking
parameter-prefer = prefer
    .about = Powers that you would like, the dearest first: Italy, France
action-wait = Join the waiting list
action-rules = Rules of this game
action-confirm = I'm there
action-give-up = I must give up

# To somebody who plays several powers: whose orders these are. $power (Power)  $said (String)
receipt-of = **{ POWER($power) }** · { $said }
