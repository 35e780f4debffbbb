### Words on pictures, and the same in words for those who don't see them. Units and orders are ready, in the reader's notation.

## The title strip: at most 40 characters

# Variables: $year (Number) without separators, from 1
picture-spring = Spring { $year }
# Variables: $year (Number) without separators, from 1
picture-autumn = Autumn { $year }
# Variables: $year (Number) without separators, from 1
picture-winter = Winter { $year }
# A map without orders.
picture-position = Position
# A map of a movement phase.
picture-results = Orders and results
# A power's own orders, shown to itself. Variables: $power (Power) a power
picture-preview = Orders of { POWER($power) }
# A map with dislodged units.
picture-retreats = Retreats
# A map of a retreat phase.
picture-retreat-results = Retreats and results
# A map of a winter.
picture-adjustments = Builds and disbands

## The legend: at most 16 characters

# A symbol.
legend-army = Army
# A symbol.
legend-fleet = Fleet
# A mark on a unit.
legend-dislodged = Dislodged
# A mark on a unit.
legend-build = Build
# A mark on a unit.
legend-disband = Disband
# A mark on a unit.
legend-hold = Hold
# An arrow.
legend-move = Move
# An arrow that doesn't arrive.
legend-failed = Failed
# A line.
legend-support = Support
# A line that is cut.
legend-cut = Support cut
# A line.
legend-convoy = Convoy
# An arrow.
legend-retreat = Retreat

## Alternative text: sentences, joined by spaces

# Variables: $title (String) what the strip says: "Autumn 1903, orders and results"
alt-map = Map: { $title }.
# A power that has units. Variables: $power (Power) a power   $centres (Number) 0 or more   $units (List) units, one or more: "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power (Power) a power   $centres (Number) 1 or more
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): no units.
# Variables: $powers (Powers) powers, one or more
alt-eliminated = Eliminated: { POWERS($powers) }.
# Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-succeeded = Carried out: { LIST($orders) }.
# Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-failed = Failed: { LIST($orders) }.
# Instead of `alt-failed`.
alt-none-failed = No order failed.
# Orders of a phase that isn't adjudicated yet. Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-ordered = Ordered: { LIST($orders) }.
# Variables: $units (List) units, one or more
alt-dislodged = Dislodged: { LIST($units) }.
# Variables: $unit (String) "A Bud"   $places (List) ready, abbreviations to choose from: "Boh, Tyr"
alt-may-retreat = { $unit } may retreat to { LIST($places) }.
# Variables: $units (List) units, one or more
alt-built = Built: { LIST($units) }.
# Variables: $units (List) units, one or more
alt-removed = Disbanded: { LIST($units) }.
