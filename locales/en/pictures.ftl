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
# A mark in a province.
legend-standoff = Standoff
# A mark of a supply centre that has just changed hands.
legend-taken = New owner

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
alt-succeeded = Succeeded: { LIST($orders) }.
# Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-failed = Failed: { LIST($orders) }.
# Instead of `alt-failed`.
alt-none-failed = No order failed.
# Orders of a phase that isn't adjudicated yet. Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-ordered = Ordered: { LIST($orders) }.
# Orders that somebody proposes. Variables: $orders (List) ready, separated by semicolons: "A Mun - Bur; F Kie - Den"
alt-proposed = Proposed, not ordered: { LIST($orders) }.
# Provinces that somebody proposes to keep free. Variables: $units (List) abbreviations: "Tyr", "Gal"
alt-free = Proposed to be kept free: { LIST($units) }.
# Variables: $units (List) units, one or more
alt-dislodged = Dislodged: { LIST($units) }.
# Variables: $unit (String) "A Bud"   $places (Or) ready, abbreviations to choose from: "Boh, Tyr"
alt-may-retreat = { $unit } may retreat to { LIST($places) }.
# Variables: $units (List) units, one or more
alt-built = Built: { LIST($units) }.
# Variables: $units (List) units, one or more
alt-removed = Disbanded: { LIST($units) }.

## How pictures look

# A command for everyone, in private.
command-pictures = pictures
    .also = my-pictures
    .about = Choose how your own pictures look: light or dark, letters for powers, size
# An option: light or dark.
parameter-background = background
    .about = Light or dark
# An option: signs for powers.
parameter-marks = marks
    .about = Letters or patterns for the powers, besides their colours
# An option: yes or no.
parameter-legend = legend
    .about = Whether a legend explains the symbols
# An option: how large.
parameter-size = size
    .about = How large pictures are
# An option: what results look like.
parameter-result-style = results
    .about = Orders with their outcomes, or the map after them
# An option: yes or no.
parameter-close-up = close-up
    .about = Zoom in where only a few units retreat, are built or disband
# An option: yes or no.
parameter-full-names = full-names
    .about = Full names of provinces among orders too, where they fit
# A choice of `background`, as it is typed.
choice-word-dark = dark
# A choice of `background`; after "background:".
choice-dark = dark
# A choice of `background`, as it is typed.
choice-word-light = light
# A choice of `background`; after "background:".
choice-light = light
# A choice of every option of `pictures`, as it is typed: the same as in the game.
choice-word-as-game = game
# That choice; after "background:" and other options.
choice-as-game = as in the game
# A choice of `marks`, as it is typed.
choice-word-no-marks = none
# A choice of `marks`; after "powers:".
choice-no-marks = colours only
# A choice of `marks`, as it is typed.
choice-word-power-letters = letters
# A choice of `marks`; after "powers:".
choice-power-letters = letters
# A choice of `marks`, as it is typed.
choice-word-power-patterns = patterns
# A choice of `marks`; after "powers:".
choice-power-patterns = letters and patterns
# A choice of `size`, as it is typed.
choice-word-small = small
# A choice of `size`; after "size:".
choice-small = small
# A choice of `size`, as it is typed.
choice-word-normal = normal
# A choice of `size`; after "size:".
choice-normal = normal
# A choice of `size`, as it is typed.
choice-word-large = large
# A choice of `size`; after "size:".
choice-large = large
# A choice of `results`, as it is typed.
choice-word-arrows = orders
# A choice of `results`; after "results:".
choice-arrows = orders with outcomes
# A choice of `results`, as it is typed.
choice-word-after = after
# A choice of `results`; after "results:".
choice-after = map afterwards
# Answer to `pictures`, with a map as an example. Variables: $background (String) "dark"   $marks (String) "letters"   $legend (String) "yes"   $size (String) "as in the game"   $results (String) "map afterwards"   $closeup (String) "yes"   $names (String) "no"
pictures-chosen = Your pictures – background: { $background } · powers: { $marks } · legend: { $legend } · size: { $size } · results: { $results } · close-up: { $closeup } · full names among orders: { $names }
# Below that. Variables: $options (String) the parameter: "options"
pictures-scope = This applies to pictures that only you get. What everyone sees is a setting of the game: `{ $options }:picture=light,letters`
# A setting of a game. Variables: $styles (List) what is unusual about pictures: "light background"
term-picture = Pictures: { LIST($styles) }
# In that list.
style-light = light background
# In that list.
style-letters = letters for powers
# In that list.
style-patterns = letters and patterns for powers
# In that list.
style-legend = legend
# In that list.
style-small = small
# In that list.
style-large = large
# In that list.
style-after = results as the map afterwards
# In that list: no close-ups.
style-whole = always the whole map
# In that list: where they have room.
style-names = full names of provinces among orders too
