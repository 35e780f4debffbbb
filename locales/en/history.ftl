### The game's past: results in one's own language, reasons, charts, and what units could do; order receipts; one's own data.
###
### Units and orders are ready, in the reader's notation: "A Mun", "A Mun - Bur". $phase is ready: "Spring 1901".

# Variables: $word (String) as typed   $first, $last (String) phases: "Spring 1901"
history-no-such-phase = There is no phase "{ $word }" here yet. Played so far: { $first } to { $last }.

## Why

# Above the reason. Variables: $phase (String) "Spring 1901"   $power (Power) a power   $order (String) "A Mun - Bur"
why-title = **{ $phase }** · { POWER($power) }: { $order }
# With buttons for the units. Variables: $phase (String) "Spring 1901"   $why (String) a command: "why"   $example (String) a unit: "A Ven"
why-which = **{ $phase }**: which unit? For example `{ $why } { $example }`.
# Variables: $phase (String) "Spring 1901"   $why (String) a command: "why"   $example (String) a unit: "A Ven"
why-nothing-failed = **{ $phase }**: every order succeeded. `{ $why } { $example }` explains one of them.
# `why-which` follows. Variables: $word (String) as typed   $phase (String) "Spring 1901"
why-no-such-unit = No unit "{ $word }" had an order in { $phase }.
# Of an order without strengths: a support, a convoy, a retreat, a build.
why-done = ✓ The order succeeded.
# Of a unit that held, or whose order changed nothing.
why-nothing = There is nothing to explain: it held, or its order changed nothing.
# Of a move. Variables: $attack (Number) strength, 1 or more
why-unopposed = ✓ It moved with strength { $attack }, unopposed.
# Of a move. Variables: $attack, $against (Number) strengths, 1 or more
why-won = ✓ It moved with strength { $attack } against { $against }.
# Variables: $fleets (List) units: "F NTH, F SKA"
why-by-convoy = Convoyed by { LIST($fleets) }.
# The supports follow, one per line.
why-supports = Its supports:

## What the reader's own units could have done: behind the reason of an order that failed

# Variables: $units (Or) ready, joined by `list-or`: "A Bud or F Tri"
remedy-enough = Support from { LIST($units) } would have been enough.
# Variables: $units (List) units, two or more
remedy-together = Support from { LIST($units) } together would have been enough.
# Variables: $units (Or) ready, joined by `list-or`: "A Bud or F Tri"
remedy-too-weak = Even support from { LIST($units) } wouldn't have been enough.
# The reader has no other unit near enough.
remedy-nobody = None of your other units could have supported it.
# Before the last of several that one can choose from.
list-or = or
# Before the last of several that are denied: "not to Galicia or to Silesia".
list-nor = or

## Results of one's own

# Variables: $power (Power) one of the reader's powers   $orders (String) ready: orders with their results
results-yours-of = **You ({ POWER($power) })**: { $orders }
# Title of the last map.
map-end = **The end**

## Orders of the past

# Variables: $phase (String) "Spring 1901"
past-orders-title = **{ $phase }** · the orders that counted:
# Behind a power's name.
past-orders-none = no orders
# What the reader typed follows, one per line.
past-orders-typed = What you wrote:

## Centres by year

# Variables: $name (String) the game's name
chart-title = **{ $name }** · supply centres by year
# Title of the picture: at most 40 characters.
chart-heading = Supply centres by year
# Instead of a year: at most 8 characters.
chart-start = Start
# Variables: $power (Power) a power   $numbers (List) ready: "3 · 4 · 6"
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## The game as a file

# Variables: $name (String) the game's name   $phase (String) "Spring 1902"
export-so-far = **{ $name }** as a file: every phase played so far with its orders and results (now: { $phase }). Current orders and private press aren't included. `dragoman import` can read it.
# Variables: $name (String) the game's name
export-whole = **{ $name }** as a file: every phase with its orders and results, to the end. `dragoman import` can read it.
# Behind one of these.
export-package = The Python package `diplomacy` can read it too.
# Variables: $name (String) the game's name   $results (String) a command: "results"
export-impossible = **{ $name }** can't be exported: something in its history doesn't fit the exchange format. `{ $results }` shows what was played, phase by phase.
# Below a message that would have a file, on a network without files.
file-impossible = That is a file, and I can't send files here: please ask the person who runs this bot for it.

## A unit's legal orders

# The orders follow, by kind. Variables: $unit (String) "A Mun"   $power (Power) its power
possible-title = **{ $unit }** ({ POWER($power) }) can:
# With buttons for the units. Variables: $possible (String) a command: "options"   $example (String) a unit: "A Ven"
possible-which = For which unit? For example `{ $possible } { $example }`.
# Variables: $orders (List) ready: "`A Mun - Bur` · `A Mun - Ruh`"
possible-moves = - move: { LIST($orders) }
# Variables: $orders (List) ready: "`A Lon - Bel VIA` · `A Lon - Nwy VIA`"
possible-convoyed = - move by convoy: { LIST($orders) }
# Variables: $orders (List) ready: "`A Mun S A Ber - Sil` · `A Mun S A Kie - Ber`"
possible-supports = - support a move: { LIST($orders) }
# Variables: $orders (List) ready: "`A Mun S A Ber` · `A Mun S A Bur`"
possible-support-holds = - support a hold: { LIST($orders) }
# Variables: $orders (List) ready: "`F NTH C A Lon - Bel` · `F NTH C A Lon - Nwy`"
possible-convoys = - convoy: { LIST($orders) }
# Variables: $orders (List) ready: "`A Mun R Boh` · `A Mun D`"
possible-retreats = - retreat or disband: { LIST($orders) }
# Variables: $orders (List) ready: "`A Mun H`"
possible-else = - hold: { LIST($orders) }
# Builds or disbands. Variables: $orders (List) ready: "`A Mun B` · `F Kie B`"
possible-adjustment = Your options: { LIST($orders) }
# With buttons for the units. Variables: $unit (String) "A Mun"
possible-support-which = Which unit should **{ $unit }** support?
# With buttons for the armies. Variables: $unit (String) a fleet: "F NTH"
possible-convoy-which = Which army should **{ $unit }** convoy?

## Buttons: at most 25 characters

# Below results: explains them.
action-why = Why?
# Below results: the map without orders.
action-position = Position only
# Below results: those before.
action-earlier = ◀ Earlier
# Below results: those after.
action-later = Later ▶
# Below a private message that asks for orders: one chooses them by buttons.
action-possible = Choose orders
# Below a unit's moves: shows whom it can support.
action-support = Support…
# Below a fleet's moves: shows which armies it can convoy.
action-convoy = Convoy…
# Below choices of which only a part fits: shows the others.
action-more = More…

## Commands and options: as in commands.ftl

# A command for everyone, in private.
command-translate = translate
    .also = translate-results | in-my-language
    .about = Show a phase's results in your language, your orders first
# A command for everyone, in private.
command-why = why
    .also = explain
    .about = Explain why an order succeeded or failed
# A command for everyone, in private.
command-possible = options
    .also = possible | legal | legal-orders
    .about = List a unit's legal orders
# A command for everyone, anywhere.
command-chart = chart
    .also = centres | centers | scoreboard
    .about = Show supply centres by year, as a table and a picture
# A command for everyone, anywhere.
command-export = export
    .also = save | download
    .about = Get the whole game as a file, for other programs or your own archive

# An option of `withdraw`, `why`, `options`.
parameter-unit = unit
    .about = Which unit, for example A Vie
# A command for players, in private.
command-withdraw = withdraw
    .also = take-back
    .about = Withdraw one of your orders

## The order receipt

# Variables: $order (String) "A Mun - Bur"
receipt-withdrawn = Withdrawn: { $order }
# Orders of earlier messages follow, one per line.
receipt-standing = Already saved:
# Instead of an earlier receipt, once a newer one was posted.
receipt-below = ↓ Your current orders are further down.
# To someone whose message had no order in it. Variables: $count (Number) 1 or more   $orders, $status (String) commands: "orders", "status"
orders-stand =
    { $count ->
        [one] Your saved order stays as it is: `{ $orders }` shows it, `{ $status }` the deadline.
       *[other] Your { $count } saved orders stay as they are: `{ $orders }` shows them, `{ $status }` the deadline.
    }
# Variables: $count (Number) lines of a message that aren't repeated, 1 or more
receipt-more =
    { $count ->
        [one] … and one more line.
       *[other] … and { $count } more lines.
    }
# Before what somebody typed. Variables: $count (Number) lines that were typed before those that follow, 1 or more
past-orders-earlier =
    { $count ->
        [one] (one line before these)
       *[other] ({ $count } lines before these)
    }
# Below a question that one answers by a button.
receipt-unchanged = Until you choose, nothing changes.
# Below a question about a unit that has an order. Variables: $order (String) "A Mun - Bur"
receipt-earlier-stands = Your earlier order, `{ $order }`, still stands.
# A line of a receipt: another order for the same unit, later in the message, is stored. Variables: $typed (String) as typed: "A Par - Bur"
receipt-replaced = – { $typed }: your other order for this unit counts
# A line of a receipt: understood, and more than may be ordered, or withdrawn since. Variables: $typed (String) as typed: "F Lon B"
receipt-not-stored = – { $typed }: not saved
# Below a question about a unit without an order, in a movement phase. Variables: $unit (String) "A Mun"
receipt-until-chosen = Until you choose, { $unit } has no order.
# The same in a retreat phase. $unit (String)
receipt-until-chosen-retreat = If you don't choose, { $unit } will be disbanded.
# A button: at most 25 characters. It withdraws all orders.
action-clear = Clear all
# A button that stores an order from words that may not have been meant as one. Variables: $order (String) "A Vie - Gal"
action-store = Save { $order }
# Answer to a question about an order: "is A Vie - Gal stored?" Variables: $order (String) "A Vie - Gal"
order-asked-stored = `{ $order }` is possible, and it is saved.
# The same about an order that isn't stored; a sentence about what stays stored follows. $order (String)
order-asked-possible = `{ $order }` is possible, but not saved.
# Below these: what becomes of the order, as far as the player can know.
order-asked-succeeds = With your own orders alone, and if nobody else moves, it succeeds.
# Variables: $reason (String) "standoff with A Bud, 1 against 1"
order-asked-fails = With your own orders alone, and if nobody else moves, it fails: { $reason }.
# Answer to "A Vie - Gal is cancelled"; the button below withdraws it. Variables: $order (String) "A Vie - Gal"
order-withdraw-asked = `{ $order }` is saved. To withdraw it, press the button.
# The same if the order isn't stored. $order (String)
order-withdraw-none = `{ $order }` isn't saved, so there is nothing to withdraw.
# A button. Variables: $order (String) "A Vie - Gal"
action-withdraw = Withdraw { $order }

## What may have been overlooked, behind a "⚠"

# Variables: $unit (String) "A Bud"   $units (List) one unit: "A Vie"
oversight-support = { $unit } supports { LIST($units) }, which has a different order.
# Variables: $unit (String) "F NTH"   $units (List) one army: "A Lon"
oversight-convoy = { $unit } convoys { LIST($units) }, which isn't ordered to make that move.
# Variables: $unit (String) "A Bud"   $units (List) one of the same player's units: "A Vie"
oversight-stays = { $unit } moves to where your own { LIST($units) } stays: it will bounce.
# Variables: $unit (String) "A Bud"   $units (List) one of the same player's units: "A Vie"
oversight-own = { $unit } supports an attack on your own { LIST($units) }, which stays: a power can't dislodge its own units.
# Variables: $unit (String) "F NTH"   $units (List) one army: "A Lon"
oversight-off-route = { $unit } isn't on any convoy route that { LIST($units) } could use.
# Variables: $units (List) units, two or more: "A Bud, A Vie"   $place (Province) a province
oversight-standoff = { LIST($units) } move { PROVINCE($place, form: "to") } with equal strength: they will bounce.
# Variables: $units (List) two units: "A Bud, A Vie"
oversight-exchange = { LIST($units) } try to swap places: without a convoy both will bounce.
# Variables: $unit (String) an army: "A Lon"
oversight-no-fleets = { $unit } moves by convoy, but no fleets are ordered to convoy it.
# Variables: $unit (String) an army: "A Lon"
oversight-others-fleets = { $unit } arrives only if other powers' fleets convoy it too.

## Commands about oneself

# A command for everyone, in private.
command-my-data = my-data
    .also = privacy
    .short = data
    .about = Get everything I have stored about you, as a file
# A command for everyone, in private.
command-forget = forget-me
    .about = Delete everything I have stored about you
# An option of `resign`.
parameter-back = back
    .about = `yes` if you may come back, `no` if you give it up for good

## Oneself

# With a file. Variables: $forget (String) a command: "forget-me"
personal-kept = This is everything I have stored about you, as a file that only you get. `{ $forget }` deletes it.
# Below it. Variables: $names (List) names of games
personal-unread = I can't read the stored data of { LIST($names) } at the moment, so what is stored about you there is missing from the file. The person who runs this bot can find out why.
# A question, with a button.
personal-asked = Do you want me to delete your data? Your preferences and the text of your orders will be deleted, and finished games will show a former player in your place. On the local page, your account and everything you wrote will be deleted too. This can't be undone.
# Below it. Variables: $names (List) names of games
personal-asked-unread = I can't read the stored data of { LIST($names) } at the moment: what is stored about you there stays for now, and I'll delete it once I can read it. The person who runs this bot can find out why.
# Variables: $names (List) names of games   $leave (String) a command: "resign"
personal-tied = You still have a seat in { LIST($names) }. Give it up first (`{ $leave }`) so the others can go on; then I'll delete your data.
# Answer to `forget-me`, once it is done.
personal-forgotten = Done: I no longer store anything about you. The person who runs this bot may have older backups; ask them.
# The same where something is left. Variables: $names (List) names of games
personal-forgotten-unread = I've deleted everything that is stored about you, except in { LIST($names) }, whose data I can't read at the moment. What is left there I'll delete once I can read it, but I can't tell you when that's done: ask the person who runs this bot, who may have older backups too.
# Instead of a player's name: someone whose data was deleted.
former-player = former player
# A button: at most 25 characters. It deletes everything about the person.
action-forget = Delete my data

## Which game

# With a button for each game. Variables: $name (String) a game's name
question-which-game = Which game do you mean? I'll remember it, but ask again about what others would read. You can also write its name above your message, like a heading: `{ $name }: …`
# To someone who pressed a button of an old question.
question-too-old = That question is too old. Please send your message or command again.
# Answer to a sentence that begins like a command that others would see, or that can't be undone: "clear.", "draw?". Below it is a button. Variables: $command (String) a command: "clear"   $about (String) what it does, as in commands.ftl, without a full stop
question-meant = `{ $command }`? { $about }. I haven't done it yet: press the button if that's what you mean.
# The same for a command that passes a text on; the text is below. Variables: $command (String) a command: "broadcast"   $about (String) what it does, as in commands.ftl
question-meant-words = `{ $command }`? { $about }. Nobody has seen it yet. To send this, press the button:
# The same if everyone would read it. Variables: $command (String) a command: "broadcast"   $about (String) what it does, as in commands.ftl
question-meant-everyone = `{ $command }`? { $about }. Nobody has seen it yet, but **everyone** would read it. To send this to everyone, press the button:
# The same if only some powers would read it. Variables: $command (String) a command: "letter"   $about (String) what it does, as in commands.ftl   $to (Powers) powers, one or more
question-meant-powers = `{ $command }`? { $about }. Nobody has seen it yet. To send all of this to **{ POWERS($to) }**, press the button:
# A button: the command is meant. Variables: $command (String) a command: "clear"
action-meant = Yes: { $command }
# To a player, in private, at once.
orders-in-public = You wrote orders in the channel, where everyone can read them. I haven't saved them. If you want them to count anyway, press the button; otherwise send me new ones here.
# The same for the orders of all units, in a press room.
orders-in-room = You wrote orders for all your units in a press room, where its members can read them. I haven't saved them. If you want them to count anyway, press the button; otherwise send me new ones here.
# The same if they wrote "ready".
ready-in-public = In the channel, where everyone can read it, you wrote that you're ready. It doesn't count yet: if you are ready, press the button.
# A button: at most 25 characters. The orders that were written in the channel count.
action-store-orders = Save as my orders

## The whole game as a file.

# Beside the file. Variables: $name (String) the game's name
export-text = **{ $name }** as text: every phase with its orders and results.
# Beside the file. Variables: $name (String) the game's name
export-page = **{ $name }** as a page that opens in any browser, even offline: every phase with its map, in English.
# Instead of it.
export-busy = I'm busy making a page like that for someone else. Please try again in a minute.
# A button below the end of a game, at most 38 characters.
action-export-page = The game as a page
# On the page of a whole game, for screen readers: a button.
record-earlier = Earlier phase
# The same: a button.
record-later = Next phase
# The same: a button that shows one phase after the other.
record-play = Play
# The same: a button that ends that.
record-stop = Stop
# In the page of a game: how fast it plays.
record-speed = Speed
# In the page of a game: its keys.
record-keys = Space: play or stop. ← →: earlier or later. Home, End: first or last. + −: speed.
# The same, for screen readers: the name of a slider.
record-phase = Phase
# The same: above letters that were published. The phase is on the slider.
record-letters = Letters of this phase

## How one's orders have changed

# A command for players, in private.
command-order-history = order-history
    .also = orders-history | history-of-orders
    .short = history
    .about = Show how your orders for this phase have changed, and when
# To a player; the changes follow. Variables: $phase (String) "Spring 1901"
order-history-title = **How your orders for { $phase } have changed:**
# Variables: $at (String) an instant   $changes (Row) orders, `order-history-instead`, `order-history-withdrawn`
order-history-line = { $at }: { LIST($changes) }
# Variables: $order, $before (String) orders: "A Ven - Tyr"
order-history-instead = { $order } instead of { $before }
# Variables: $order (String) an order
order-history-withdrawn = withdrawn: { $order }
# Variables: $phase (String) "Spring 1901"
order-history-none = You haven't sent any orders for { $phase } yet.
# Below one's stored orders: how they have changed.
action-order-history = Earlier versions
