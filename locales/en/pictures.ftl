### Words on pictures, and the same in words for those who do not see them.

## The title strip

# Variables: $year (Number) without separators, from 1.
picture-spring = Spring { $year }
# Variables: $year
picture-autumn = Autumn { $year }
# Variables: $year
picture-winter = Winter { $year }
picture-position = Position
picture-results = Orders and results
# Variables: $power (Power) the id of the power whose orders are shown to itself
picture-preview = Orders of { POWER($power) }
picture-retreats = Retreats
picture-retreat-results = Retreats and results
picture-adjustments = Builds and removals
picture-classic = Classic
picture-ancient-mediterranean = Ancient Mediterranean

## The legend: at most 16 letters or so

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
# A power that has units. Variables: $power (Power) its id   $centres (Number) 0 or more   $units (List) "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power   $centres
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }): no units.
# Variables: $powers (Powers) names
alt-eliminated = Eliminated: { POWERS($powers) }.
# Orders that were carried out. Variables: $orders (List) in the reader's notation, separated by semicolons
alt-succeeded = Carried out: { LIST($orders) }.
# Orders that failed. Variables: $orders
alt-failed = Failed: { LIST($orders) }.
alt-none-failed = No order failed.
# Orders that were given and not yet carried out. Variables: $orders
alt-ordered = Ordered: { LIST($orders) }.
# Variables: $units (List)
alt-dislodged = Dislodged: { LIST($units) }.
# Variables: $unit (String)   $places (List) abbreviations
alt-may-retreat = { $unit } may retreat to { LIST($places) }.
# Variables: $units
alt-built = Built: { LIST($units) }.
# Variables: $units
alt-removed = Removed: { LIST($units) }.
