### Words on pictures, and the same in words for those who don't see them. Units and orders are ready, in the reader's notation.

## The title strip: at most 40 characters

# Variables: $year (Number) without separators, from 1
picture-spring = Spring { $year }
# Variables: $year (Number) without separators, from 1
picture-autumn = Autumn { $year }
# Variables: $year (Number) without separators, from 1
picture-winter = Winter { $year }
picture-position = Position
picture-results = Orders and results
# A power's own orders, shown to itself. Variables: $power (String) a power
picture-preview = Orders of { POWER($power) }
picture-retreats = Retreats
picture-retreat-results = Retreats and results
picture-adjustments = Builds and disbands
picture-classic = Classic
picture-ancient-mediterranean = Ancient Mediterranean

## The legend: at most 16 characters

legend-army = Army
legend-fleet = Fleet
legend-dislodged = Dislodged
legend-build = Build
legend-disband = Disband
legend-hold = Hold
legend-move = Move
legend-failed = Failed
legend-support = Support
legend-cut = Support cut
legend-convoy = Convoy
legend-retreat = Retreat

## Alternative text: sentences, joined by spaces

# Variables: $title (String) what the strip says: "Autumn 1903, orders and results"
alt-map = Map: { $title }.
# A power that has units. Variables: $power (String) a power   $centres (Number) 0 or more   $units (String) units, one or more: "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power (String) a power   $centres (Number) 1 or more
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): no units.
# Variables: $powers (String) powers, one or more
alt-eliminated = Eliminated: { POWERS($powers) }.
# Variables: $orders (String) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-succeeded = Succeeded: { $orders }.
# Variables: $orders (String) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-failed = Failed: { $orders }.
alt-none-failed = No order failed.
# Orders of a phase that isn't adjudicated yet. Variables: $orders (String) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-ordered = Ordered: { $orders }.
# Variables: $units (String) units, one or more
alt-dislodged = Dislodged: { LIST($units) }.
# Variables: $unit (String) "A Bud"   $places (String) ready, abbreviations to choose from: "Boh, Tyr"
alt-may-retreat = { $unit } may retreat to { $places }.
# Variables: $units (String) units, one or more
alt-built = Built: { LIST($units) }.
# Variables: $units (String) units, one or more
alt-removed = Disbanded: { LIST($units) }.
