### Turns, orders and what became of them.
###
### Units are ready, in the reader's notation: "A Mun". Reasons stand behind an order: "A Vie - Gal ✗ standoff with A War, 1 against 1".

## Turns

# Variables: $year (String) "1901", or `year-after-christ`
turn-spring = Spring { $year }
# Variables: $year (String) "1901", or `year-after-christ`
turn-autumn = Autumn { $year }
# Variables: $year (String) "1901", or `year-after-christ`
turn-winter = Winter { $year }
# Variables: $turn (String) "Spring 1901"
turn-retreats = { $turn }, retreats
# Variables: $turn (String) "Winter 1901"
turn-adjustments = { $turn }, builds
# A year of the Ancient Mediterranean. Variables: $year (String) "1"
year-after-christ = AD { $year }

## Why an order failed

# Variables: $units (List) units, one or more: "A War"   $attack, $against (Number) strengths, 1 or more
outcome-standoff = bounced with { LIST($units) }, { $attack } against { $against }
# Others who went there were stronger. Variables: $units (List) units, one or more: "A War"   $attack, $against (Number) strengths, 1 or more
outcome-too-weak = too weak against { LIST($units) }, { $attack } against { $against }
# Variables: $unit (String) "A Bud"   $attack, $against (Number) strengths, 1 or more
outcome-held-off = bounced off { $unit }, { $attack } against { $against }
# Variables: $unit (String) "A Bud"   $attack, $against (Number) strengths, 1 or more
outcome-head-to-head = bounced off { $unit } coming the other way, { $attack } against { $against }
# Variables: $unit (String) a unit of the same power: "A Bud"
outcome-own-unit = blocked by its own { $unit }, which stayed
# Variables: $units (List) units, one or more: "A Gal"
outcome-support-cut = support cut by { LIST($units) }
# Variables: $unit (String) "A Ven"
outcome-dislodged = dislodged by { $unit }
# Variables: $unit (String) "A Ven"   $attack, $against (Number) strengths, 1 or more
outcome-dislodged-strength = dislodged by { $unit }, { $attack } against { $against }
# Variables: $units (List) fleets: "F NTH"   $count (Number) of them, 1 or more
outcome-no-convoy-lost =
    { $count ->
        [one] convoy disrupted: { LIST($units) } was dislodged
       *[other] convoy disrupted: { LIST($units) } were dislodged
    }
# Of an army's move.
outcome-no-convoy = no convoy: no complete route was ordered
# Of convoys and supports that depend on each other.
outcome-paradox = no effect: convoy paradox (the orders contradict each other)
# Variables: $units (List) the other units, one or more: "F Vie"
outcome-retreat-collision = collision: { LIST($units) } retreated there too

# What a support did that was given and changed nothing, behind its order.
support-not-needed = not needed: the supported unit met no opposition
# Variables: $unit (String) "A Bud"
support-own-unit = doesn't count against { $unit }: you can't help dislodge your own unit
# Of a support for a move by convoy.
support-no-attack = no effect: the army never set out

## Why an order was void

# Of any order.
void-unreadable = void: the order can't be read; the unit holds
# Of any order.
void-no-such-unit = void: there is no such unit
# Of any order.
void-wrong-unit-kind = void: wrong type of unit (army or fleet)
# Of any order.
void-wrong-nationality = void: the unit belongs to another power
# Of a fleet's order.
void-wrong-coast = void: the unit is on the other coast
# Of a move, or of a convoy by a fleet that is on no path.
void-not-adjacent = void: the provinces aren't adjacent; the unit holds
# Of a convoy.
void-off-every-path = void: the fleet isn't on any route that the convoy could take; it holds
# Of a move by convoy.
void-no-route = void: there were no fleets where the convoy would have to pass; the unit holds
# Of a move or a convoy.
void-wrong-terrain = void: this unit can't do that; it holds
# Of a fleet's move to a province with two coasts.
void-missing-coast = void: no coast was named; the unit holds
# Of a fleet's move to a province with two coasts.
void-impossible-coast = void: that coast can't be reached; the unit holds
# Of a support.
void-unreachable-support = void: that province is out of reach for this support
# Of a support.
void-mismatched-support = no effect: the supported unit had a different order
# Of a convoy.
void-mismatched-convoy = no effect: the army had a different order
# Of any order.
void-duplicate = void: the unit had several orders; it holds
# Of any order, or of a support for that power's units.
void-disorder = void: the power is in civil disorder
# Of any order.
void-closed = void: that province is closed for now
# Of a retreat.
void-illegal-retreat = void: the unit can't retreat there and is disbanded
# Of a build.
void-no-free-site = void: not a vacant home centre that the power owns
# Of a build where units may be built in each centre that a power owns.
void-not-yours = void: not a vacant supply centre that the power owns
# Of a build or a disband.
void-too-many = void: one too many

## From other adjudicators, which give a word and no reason

# Of a move.
outcome-word-bounce = bounced
# Of a move by convoy.
outcome-word-no-convoy = no convoy
# Of a support.
outcome-word-cut = support cut
# Of any order.
outcome-word-void = void
# Of a unit.
outcome-word-dislodged = dislodged
# Of a unit.
outcome-word-disband = disbanded

## Summaries

# Variables: $count (Number) units, 0 or more
results-dislodged =
    { $count ->
        [0] no units dislodged
        [one] one unit dislodged
       *[other] { $count } units dislodged
    }
