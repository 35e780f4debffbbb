### The game's past: results in one's own language, reasons, charts, and what units could do.

# $word (String) as typed  $first, $last (String) "S1901M"
history-no-such-phase = There is no phase "{ $word }" here yet. Played so far: { $first } to { $last }.

## Why

# $phase, $order (String)  $power (Power)
why-title = **{ $phase }** · { POWER($power) }: { $order }
# $phase (String)  $why (String) the command  $example (String) a unit
why-which = **{ $phase }**: about which unit? For example `{ $why } { $example }`.
why-nothing-failed = **{ $phase }**: every order was carried out. `{ $why } { $example }` explains one of them.
# $word (String)
why-no-such-unit = No unit "{ $word }" had anything to do in { $phase }.
why-done = ✓ It was carried out.
why-nothing = It had no order that could change anything.
# $attack (Number) strength
why-unopposed = ✓ It went with strength { $attack }, and nothing stood against it.
# $attack, $against (Number)
why-won = ✓ It went with strength { $attack } against { $against }.
# $fleets (List) "F Nth, F Ska"
why-by-convoy = Convoyed by { LIST($fleets) }.
why-supports = Its supports:

## What the reader's own units could have done

# $units (List) "A Bud or F Tri"
remedy-enough = The support of { LIST($units) } would have been enough.
remedy-together = The support of { LIST($units) } together would have been enough.
remedy-too-weak = Even the support of { LIST($units) } wouldn't have been enough.
remedy-nobody = None of your other units could have supported it.
list-or = or

## Results of one's own

# $power (Power)  $orders (String)
results-yours-of = **You ({ POWER($power) })**: { $orders }
map-end = **The end**

## Orders of the past

# $phase (String)
past-orders-title = **{ $phase }** · what counted:
past-orders-none = no orders
past-orders-typed = What you wrote:

## Centres by year

# $name (String) the game's
chart-title = **{ $name }** · supply centres by year
chart-heading = Supply centres by year
chart-start = Start
# $power (Power)  $numbers (List) "3 · 4 · 6"
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## The game as a file

# $name (String) the game's  $phase (String) "Spring 1902"
export-so-far = **{ $name }** as a file: every phase that was played, with its orders and results, up to { $phase }. What is being ordered now and what was said in private isn't in it. `dragoman import` reads it.
# $name (String)
export-whole = **{ $name }** as a file: every phase with its orders and results, to the end. `dragoman import` reads it.
export-package = The Python package `diplomacy` reads it too.
# $name (String)  $results (String) the command
export-impossible = **{ $name }** can't be put into a file: something in its history has no form in the format in which games are exchanged. `{ $results }` shows what was played, phase by phase.

## What a unit may be ordered

# $unit (String)  $power (Power)
possible-title = **{ $unit }** ({ POWER($power) }) may be told:
# $possible (String) the command  $example (String) a unit
possible-which = Of which unit? For example `{ $possible } { $example }`.
# $orders (List)
possible-moves = - to go: { LIST($orders) }
possible-convoyed = - to go by convoy: { LIST($orders) }
possible-supports = - to support a move: { LIST($orders) }
possible-support-holds = - to support a unit that stays: { LIST($orders) }
possible-convoys = - to convoy: { LIST($orders) }
possible-retreats = - to retreat or disband: { LIST($orders) }
possible-else = - to stay: { LIST($orders) }
possible-adjustment = You may choose among these: { LIST($orders) }

## What can be pressed

action-translate = In my language
action-why = Why?
action-position = Position only
action-earlier = ◀ Earlier
action-later = Later ▶

## Commands

command-translate = translate
    .also = in-my-language
    .about = A phase's results in your language, your orders first
command-why = why
    .also = explain
    .about = Why an order came out as it did
command-possible = possible
    .also = options | legal
    .about = What a unit may be ordered
command-chart = chart
    .also = centres | centers
    .about = Supply centres by year, as a table and a picture
command-export = export
    .also = save | download
    .about = The whole game as a file: for other programs, for your own archive

parameter-unit = unit
    .about = Which unit, such as A Vie
command-withdraw = withdraw
    .also = cancel
    .about = Withdraw one of your orders

## The receipt

# $order (String)
receipt-withdrawn = Withdrawn: { $order }
receipt-standing = Already stored:
receipt-below = ↓ Your orders as they stand now are further down.
# $count (Number) lines of a message that aren't repeated
receipt-more =
    { $count ->
        [one] … and one more line.
       *[other] … and { $count } more lines.
    }
# $count (Number) lines that were typed before those that follow
past-orders-earlier =
    { $count ->
        [one] (one line before these)
       *[other] ({ $count } lines before these)
    }
receipt-unchanged = Until you choose, nothing changes.
# $order (String)
receipt-earlier-stands = Your earlier order, `{ $order }`, still stands.
# $unit (String)
receipt-until-chosen = Until you choose, { $unit } holds.
# The same in a retreat phase. $unit (String)
receipt-until-chosen-retreat = If you don't choose, { $unit } will be disbanded.
action-clear = Clear all

## What may have been overlooked. $unit (String) whose order it is  $units (List) the others  $place (Province) a province's name

oversight-support = { $unit } supports { LIST($units) }, which has another order.
oversight-convoy = { $unit } convoys { LIST($units) }, which isn't ordered to go there.
oversight-stays = { $unit } goes where your own { LIST($units) } stays: it will be stopped.
oversight-own = { $unit } supports an attack on your own { LIST($units) }, which stays: nobody dislodges their own.
oversight-off-route = { $unit } is on no route that { LIST($units) } needs.
oversight-standoff = { LIST($units) } all go to { PROVINCE($place) } with the same strength: none of them gets there.
oversight-exchange = { LIST($units) } want to change places: without a convoy neither moves.
oversight-no-fleets = { $unit } goes by convoy, and no fleets are ordered to carry it.
oversight-others-fleets = { $unit } arrives only if other powers' fleets carry it too.

## Commands about oneself

command-my-data = my-data
    .also = privacy
    .about = What is kept of you, as a file of words
command-forget = forget-me
    .about = Have everything that is kept of you forgotten
parameter-sure = sure
    .about = `yes`, once you are sure

## Oneself

# $forget (String) the command
personal-kept = This is all that is kept of you, as a file that you alone get. `{ $forget }` has it forgotten.
personal-asked = Shall I forget you? Your preferences go, and the words of your orders; in finished games a former player stays in your place. On the local page your account and what you wrote go too. This can't be undone.
# $names (List)  $leave (String) the command
personal-tied = You still have a seat in { LIST($names) }. Give it up first (`{ $leave }`), so that the others can go on; then I forget you.
personal-forgotten = Done: nothing of you is kept here any more. Whoever runs this bot may have older backups; ask them.
former-player = former player
action-forget = Forget me

## Which game

# $name (String) a game's
question-which-game = Which game do you mean? I'll remember it. You can also write its name above your orders, like a heading: `{ $name }: …`
question-too-old = That question is too old. Please send it again.
