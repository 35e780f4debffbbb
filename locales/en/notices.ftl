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
# $name (String)  $powers (Powers)  $units (List)  $example (String)  $deadline (String)
your-powers =
    { "" }**{ $name }**: you play **{ POWERS($powers) }**.
    Your units: { LIST($units) }
    Write for example: `{ $example }`
    Orders by { $deadline }.

## Orders

# $stored, $wanted (Number)
receipt-all =
    { $wanted ->
        [one] I have your order.
       *[other] I have all { $wanted } orders.
    }
receipt-some =
    { $wanted ->
        [one] { $stored } of 1 order.
       *[other] { $stored } of { $wanted } orders.
    }
receipt-nothing = None of this could be stored.
receipt-adjustment = { $stored } of { $wanted }.
# $units (List)  $count (Number)
receipt-missing =
    { $count ->
        [one] Still without an order: { LIST($units) } (it holds if you send nothing).
       *[other] Still without orders: { LIST($units) } (they hold if you send nothing).
    }
receipt-missing-retreat =
    { $count ->
        [one] Still to decide: { LIST($units) } (it is disbanded if you send nothing).
       *[other] Still to decide: { LIST($units) } (they are disbanded if you send nothing).
    }
# $count (Number)
receipt-due =
    { $count ->
        [one] One is still to come.
       *[other] { $count } are still to come.
    }
# $deadline (String)
receipt-deadline = You can change them until { $deadline }.
# While the game is paused.
receipt-deadline-paused = You can change them as long as the game is paused.
# $header (String) as typed  $power (Power)  $phase (String)
header-mismatch = "{ $header }" is another phase or power: now it is { $phase }, and you play { POWER($power) }. I have stored nothing from this message. Send it again without the heading if it was meant for now.
# $clear (String)
message-removed = You have deleted a message. What I stored still stands; `{ $clear }` withdraws it.
# $power (Power)
cleared = All your orders for this phase are withdrawn ({ POWER($power) }).
# $power (Power)  $deadline (String)
orders-title = Your orders, { POWER($power) }:
orders-none = I have no orders from you yet.
# Below "I have no orders from you yet." $deadline (String)
orders-open = Send them by { $deadline }.
# The same while the game is paused.
orders-open-paused = You can send them while the game is paused, too.
# $order (String)
orders-line = - { $order }
# $awaited (Number)
ready-noted =
    { $awaited ->
        [0] Thank you. Everybody is done.
        [one] Thank you. Still waiting for one power.
       *[other] Thank you. Still waiting for { $awaited } powers.
    }
# $units (List)
ready-missing = These have no order and will hold: { LIST($units) }
# The same as ready-missing in a retreat phase. $units (List)
ready-missing-retreat =
    { COUNT($units) ->
        [one] { LIST($units) } has no order and will be disbanded.
       *[other] { LIST($units) } have no orders and will be disbanded.
    }
unready-noted = All right, take your time until the deadline.

## Who is awaited

# $phase (String)  $deadline (String)  $sent, $all (Number)
status =
    { "" }**{ $phase }** · orders in: { $sent } of { $all }
    Deadline: { $deadline }
status-powers = Waiting for: { POWERS($powers) }
status-none = There is nobody left to wait for.

## Results

# $phase (String)  $done, $all (Number)
results-title =
    { "" }**{ $phase }** · { $all ->
        [one] { $done } of 1 order carried out
       *[other] { $done } of { $all } orders carried out
    }
results-title-adjustment = **{ $phase }**
results-nothing = **{ $phase }** · nobody sent orders
# $power (Power)  $orders (List)
results-power = **{ POWER($power) }**: { LIST($orders) }
# $orders (String)
results-yours = **You**: { $orders }
# $phase (String)  $deadline (String)
results-next = Next: **{ $phase }**, orders by { $deadline }.
# $phase (String)
results-next-at-once = Next: **{ $phase }**. Nobody has anything to decide there: it follows at once.
# $centres (List) "Austria 4 · …"
results-centres = Supply centres: { LIST($centres) }
# $power (Power)  $number (Number)
centres-of = { POWER($power) } { $number }
# $unit (String)  $options (List)
decide-retreat = Your { $unit } was dislodged. Where does it retreat to? { LIST($options) }
decide-retreat-end = If you don't answer by { $deadline }, it is disbanded. No negotiations in this phase.
# While the game is paused.
decide-retreat-end-paused = The game is paused. When time runs out after that, I'll disband what hasn't retreated.
# $count (Number)  $sites (List)  $deadline (String)
decide-build =
    { $count ->
        [one] You may build one unit. Free: { LIST($sites) }
       *[other] You may build { $count } units. Free: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] You must remove one unit.
       *[other] You must remove { $count } units.
    }
decide-end = Write for example `{ $example }`, by { $deadline }.
# $example (String)
decide-end-paused = Write for example `{ $example }`. The game is paused; you can send it now.
# $missing (List)  $deadline (String)
reminder = Orders close at { $deadline }. Still missing: { LIST($missing) }
# $name (String)  $winners (List)
finished-win = **{ $name } is over.** Victory for { LIST($winners) }. Congratulations, and thank you all.
finished-draw = **{ $name } is over**: a draw, { LIST($winners) }. Thank you all.
finished-off = **{ $name } is over.** Thank you all.
# $phase (String)
map-now = **{ $phase }**

## Press

# $members (List)
room-opened = This is a private room of { LIST($members) }. Nobody else in the game can read it; whoever runs this place can. I repeat complete orders in each reader's notation.
room-opened-master = This is a private room of { LIST($members) }. As agreed, the game master can read it too, and so can whoever runs this place. I repeat complete orders in each reader's notation.
room-silent = Silence: no negotiations until this phase is over.
room-open = You may talk again.
# $with (List)
talking = Your room with { LIST($with) } is open.
# $language (String)  $orders (List)
in-your-notation = { $language }: { LIST($orders) }

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
# $days (List) "Mon, Fri"  $time (String) "20:00"
limit-on = { LIST($days) } at { $time }
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
# $power (Powers)  $name (String)
sitting = { POWERS($power) }: { $name }
sitting-short = { POWERS($power) } ({ $name })
# Somebody by name and powers. $name (String)  $power (Powers)
player-of = { $name } ({ POWERS($power) })

## What can be pressed

action-join = Join
action-ready = I'm done
action-orders = My orders
action-map = Map
