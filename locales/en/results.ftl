### Turns, orders and what became of them.
###
### $unit (String)  $units (List) units in the reader's notation  $attack, $against (Number) strengths  $power (Power) a name
### $count, $done, $total (Number) how many  $year (String) as the language writes it  $turn (String) "Spring 1901"

## Turns

turn-spring = Spring { $year }
turn-autumn = Autumn { $year }
turn-winter = Winter { $year }
turn-retreats = { $turn }, retreats
turn-adjustments = { $turn }, adjustments
year-after-christ = AD { $year }

## Why an order failed

outcome-standoff = standoff with { LIST($units) }, { $attack } against { $against }
outcome-held-off = held off by { $unit }, { $attack } against { $against }
outcome-head-to-head = stopped by { $unit }, which came the other way, { $attack } against { $against }
outcome-own-unit = { $unit }, of the same power, stayed, and a power can't dislodge its own units
outcome-support-cut = support cut by { LIST($units) }
outcome-dislodged = dislodged by { $unit }
outcome-dislodged-strength = dislodged by { $unit }, { $attack } against { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] convoy disrupted: { LIST($units) } was dislodged
       *[other] convoy disrupted: { LIST($units) } were dislodged
    }
outcome-no-convoy = no convoy: no complete route was ordered
outcome-paradox = no effect: the convoys contradict each other
outcome-retreat-collision = another unit retreated to the same place: { LIST($units) }

# What a support did that was given and changed nothing. $unit (String)
support-not-needed = not needed: nothing stood against it
support-own-unit = doesn't count against { $unit }: nobody helps to dislodge their own
support-no-attack = of no use: the army never set out

## Why an order was none

void-unreadable = void: the order can't be read; the unit holds
void-no-such-unit = void: there is no such unit
void-wrong-unit-kind = void: the unit there is of the other kind
void-wrong-nationality = void: the unit belongs to another power
void-wrong-coast = void: the unit stands on the other coast
void-not-adjacent = void: the provinces aren't adjacent; the unit holds
void-no-route = void: no fleets stand where a convoy would have to pass; the unit holds
void-wrong-terrain = void: such a unit can't do that; it holds
void-missing-coast = void: the coast isn't named; the unit holds
void-impossible-coast = void: that coast can't be reached; the unit holds
void-unreachable-support = void: that province is out of reach for this support
void-mismatched-support = no effect: the supported unit was told something else
void-mismatched-convoy = no effect: the army was told something else
void-duplicate = void: the unit was given several orders; it holds
void-disorder = void: the power is in civil disorder
void-closed = void: that province is closed for now
void-illegal-retreat = void: the unit can't retreat there and is disbanded
void-no-free-site = void: not an empty home centre of its own
void-too-many = void: one too many

## From other adjudicators, who give a word and no reason

outcome-word-bounce = not strong enough
outcome-word-no-convoy = no convoy
outcome-word-cut = support cut
outcome-word-void = void
outcome-word-dislodged = dislodged
outcome-word-disband = disbanded

## Summaries

results-summary =
    { $total ->
        [one] { $done } of 1 order carried out
       *[other] { $done } of { $total } orders carried out
    }
results-dislodged =
    { $count ->
        [0] nobody dislodged
        [one] one unit dislodged
       *[other] { $count } units dislodged
    }
results-all-done = every order was carried out
centres-line =
    { $count ->
        [one] { POWER($power) }: 1 centre
       *[other] { POWER($power) }: { $count } centres
    }
