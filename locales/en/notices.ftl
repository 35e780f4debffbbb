### What the bot says of its own accord or in answer. `**bold**` and `` `code` `` are shown as such; line breaks stay.

## A game looks for players

# $name (String)
created = **{ $name }** is open. Players join with the button under its post.
# $name (String)  $joined, $needed (Number)
seated = You are in ({ $joined } of { $needed }). I have just written to you in private: that is where your orders go.
# $name (String)  $joined, $needed (Number)
welcome =
    Hello! You have a seat in **{ $name }** ({ $joined } of { $needed }).
    When the game begins, write your orders here, one line per unit. Nobody else sees them. I'll speak English with you; for another language write `language it`, `language nl` or `language pl`.
# $name (String)
left = Your seat in **{ $name }** is free again.

## The game begins

# $name (String)  $sitting (String) "Austria: Marco"  $deadline (String)
started =
    { "" }**{ $name } begins**
    { $sitting }
    Orders by { $deadline }, to me in private.
# $seed (String)
started-seed = Drawn with the seed `{ $seed }`, whose hash stands in the first post.
# $name (String)  $powers (String)  $units (String)  $example (String)  $deadline (String)
your-powers =
    { "" }**{ $name }**: you play **{ $powers }**.
    Your units: { $units }
    Write for example: `{ $example }`
    Orders by { $deadline }.

## Orders

# $stored, $wanted (Number)
receipt-all =
    { $wanted ->
        [one] I have your order.
       *[other] I have all { $wanted } orders.
    }
receipt-some = { $stored } of { $wanted } orders.
receipt-nothing = None of this could be stored.
receipt-adjustment = { $stored } of { $wanted }.
# $units (String)  $count (Number)
receipt-missing =
    { $count ->
        [one] Still without an order: { $units } (it holds if you send nothing).
       *[other] Still without orders: { $units } (they hold if you send nothing).
    }
receipt-missing-retreat =
    { $count ->
        [one] Still to decide: { $units } (it is disbanded if you send nothing).
       *[other] Still to decide: { $units } (they are disbanded if you send nothing).
    }
# $count (Number)
receipt-due =
    { $count ->
        [one] One is still to come.
       *[other] { $count } are still to come.
    }
# $deadline (String)
receipt-deadline = You can change them until { $deadline }.
# $header (String) as typed  $power (String)  $phase (String)
header-mismatch = "{ $header }" is another phase or power: now it is { $phase }, and you play { $power }. I have stored nothing from this message. Send it again without the heading if it was meant for now.
# $clear (String)
message-removed = You have deleted a message. What I stored still stands; `{ $clear }` withdraws it.
# $power (String)
cleared = All your orders for this phase are withdrawn ({ $power }).
# $power (String)  $deadline (String)
orders-title = Your orders, { $power }:
orders-none = I have no orders from you yet.
# $order (String)
orders-line = - { $order }
# $awaited (Number)
ready-noted =
    { $awaited ->
        [0] Thank you. Everybody is done.
        [one] Thank you. Still waiting for one power.
       *[other] Thank you. Still waiting for { $awaited } powers.
    }
# $units (String)
ready-missing = These have no order and will hold: { $units }
unready-noted = All right, take your time until the deadline.

## Who is awaited

# $phase (String)  $deadline (String)  $sent, $all (Number)
status =
    { "" }**{ $phase }** · orders in: { $sent } of { $all }
    Deadline: { $deadline }
status-powers = Waiting for: { $powers }
status-none = There is nobody left to wait for.

## Results

# $phase (String)  $done, $all (Number)
results-title = **{ $phase }** · { $done } of { $all } orders carried out
results-title-adjustment = **{ $phase }**
results-nothing = **{ $phase }** · nobody sent orders
# $power (String)  $orders (String)
results-power = **{ $power }**: { $orders }
# $orders (String)
results-yours = **You**: { $orders }
# $phase (String)  $deadline (String)
results-next = Next: **{ $phase }**, orders by { $deadline }.
# $phase (String)
results-next-at-once = Next: **{ $phase }**. Nobody has anything to decide there: it follows at once.
# $centres (String) "Austria 4 · …"
results-centres = Supply centres: { $centres }
# $power (String)  $number (Number)
centres-of = { $power } { $number }
# $unit (String)  $options (String)
decide-retreat = Your { $unit } was dislodged. Where does it retreat to? { $options }
decide-retreat-end = If you don't answer by { $deadline }, it is disbanded. No negotiations in this phase.
# $count (Number)  $sites (String)  $deadline (String)
decide-build =
    { $count ->
        [one] You may build one unit. Free: { $sites }
       *[other] You may build { $count } units. Free: { $sites }
    }
decide-remove =
    { $count ->
        [one] You must remove one unit.
       *[other] You must remove { $count } units.
    }
decide-end = Write for example `{ $example }`, by { $deadline }.
# $missing (String)  $deadline (String)
reminder = Orders close at { $deadline }. Still missing: { $missing }
# $name (String)  $winners (String)
finished-win = **{ $name } is over.** Victory for { $winners }. Congratulations, and thank you all.
finished-draw = **{ $name } is over**: a draw, { $winners }. Thank you all.
finished-off = **{ $name } is over.** Thank you all.
# $phase (String)
map-now = **{ $phase }**

## Press

# $members (String)
room-opened = This is a private room of { $members }. Nobody else in the game can read it; whoever runs this place can. I repeat complete orders in each reader's notation.
room-opened-master = This is a private room of { $members }. As agreed, the game master can read it too, and so can whoever runs this place. I repeat complete orders in each reader's notation.
room-silent = Silence: no negotiations until this phase is over.
room-open = You may talk again.
# $with (String)
talking = Your room with { $with } is open.
# $language (String)  $orders (String)
in-your-notation = { $language }: { $orders }

## Preferences and help

language-set = From now on I'll speak English with you.
# $timezone (String)
timezone-set = I'll give you deadlines in { $timezone } time.
done = Done.
undecryptable = I can't read your last message: your app didn't give me its key. I have stored nothing from it. Please send it again; if that doesn't help, verify this bot in your app.
set-aside = I couldn't handle your last message because of a fault of mine. I have set it aside: nothing from it was stored. Please send it again, perhaps in other words.
# To somebody who sent too much: what wasn't read. $limit (Number)  $since (String) a time  $until (String) a time
limited = You sent more than { $limit } messages within a minute. I don't read what you send from { $since } until { $until }. Please wait, then send again what still matters.
# To somebody who asked while many questions wait to be answered.
busy = I'm still answering earlier questions here, so I won't answer your last one. Please ask again in a moment.
# To the game master: the program failed three times at a deadline. $name (String) the game
game-set-aside = **{ $name }** stands still because of a fault of mine: three times I failed to do what its clock asked for, so I have set that aside. Nothing was lost, and orders still count. Please tell whoever runs me. Once something in the game changes (a new deadline, for instance), I try again.
# $permission (String)  $name (String) the game
lacks-permission = In the channel of **{ $name }** I lack the permission "{ $permission }". Whoever runs the place can grant it; then I carry on by myself.
# $name (String) the game
lacks-place = I was put out of the channel of **{ $name }**; what I have to post there waits. Invite me again and I carry on by myself. Orders to me in private still count.
# $name (String)
lacks-private = { $name }, your private messages are closed to me. Please open them: that is where your orders go.

## Times

# $count (Number)
length-minutes = { $count } min
length-hours = { $count } h
length-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# $weekday (String)  $day (Number)  $month (String)  $time (String)  $zone (String)
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
# $days (String) "Mon, Fri"  $time (String) "20:00"
limit-on = { $days } at { $time }
no-deadline = no deadline
weekday-1 = Mon
weekday-2 = Tue
weekday-3 = Wed
weekday-4 = Thu
weekday-5 = Fri
weekday-6 = Sat
weekday-7 = Sun
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
list-and = and
# $power (String)  $name (String)
sitting = { $power }: { $name }
sitting-short = { $power } ({ $name })

## What can be pressed

action-join = Join
action-ready = I'm done
action-orders = My orders
action-map = Map
