### What is said about orders that were typed: what isn't understood or possible, what was assumed, what is odd.
###
### Units and orders are ready, in the reader's notation, so that they can be copied and sent: "A Mun", "A Mun - Bur". $orders are up to
### three orders to choose from, ready: "A Mun - Bur, A Mun - Ruh". $places are abbreviations, as in orders: "Bur, Ruh".

## Not understood

# Variables: $word (String) as typed
reading-unknown-word = I don't understand "{ $word }".
# Variables: $word (String) as typed   $places (Or) ready, to choose from: "Ven, Vie"
reading-unknown-word-nearest = I don't understand "{ $word }". Did you mean { LIST($places) }?
# Variables: $word (String) as typed   $orders (Or) orders to choose from
reading-unknown-word-orders = I don't understand "{ $word }". Did you mean: { LIST($orders) }?
# Variables: $word (String) as typed: "if"
reading-conditional = "{ $word }" makes the order conditional, so I saved nothing. Send just the order you want.
# Variables: $word (String) as typed: "if"   $orders (Or) orders to choose from
reading-conditional-orders = "{ $word }" makes the order conditional, so I saved nothing. Send just the order you want, for example: { LIST($orders) }.
# Variables: $orders (Or) orders to choose from
reading-no-order = What should the unit do? For example: { LIST($orders) }.
# The same without an example.
reading-no-order-bare = What should the unit do? The order itself is missing.
# Answer to "all hold" or "the rest holds".
reading-all-hold = Units without an order hold anyway. Orders you have sent stay until you replace or withdraw them.
# Variables: $orders (Or) orders to choose from
reading-choices = That could mean several things. Which one: { LIST($orders) }?
# An order among words that are no part of it: "can A Vie go to Tyr?". A sentence about what stays stored follows.
# Variables: $words (String) the first of these words, as typed: "can"
reading-unaccounted = There's an order here, but also "{ $words }", so I'm not sure you meant to give it. I haven't saved any of it.
# Variables: $word (String) as typed: "not", "won't"
reading-negated = "{ $word }" says what not to do, so I saved nothing. Send the order you want instead.
# Words that take back an order: "cancel A Vie - Gal". Variables: $word (String) as typed: "cancel"
reading-withdrawn = "{ $word }" takes an order back, so I saved nothing.

## Not yours, not there, not now

# Variables: $place (Province) a province   $units (List) the player's units, one or more
reading-no-such-unit = There is no unit { PROVINCE($place, form: "in") }. Yours: { LIST($units) }.
# Variables: $place (Province) a province
reading-no-such-unit-any = There is no unit { PROVINCE($place, form: "in") }.
# Variables: $unit (String) "A Mun"   $power (Power) a power   $units (List) the player's units, one or more
reading-not-your-unit = { $unit } belongs to { POWER($power) }. Yours: { LIST($units) }.
# Variables: $power (Power) a power
reading-other-power = This is under the heading "{ POWER($power) }", so I saved none of it. Was it meant for another game?
# Variables: $turn (String) "Spring 1901"
reading-other-turn = The heading names another phase (it's { $turn } now), so I saved nothing. Meant for now? Send it again without the heading.
# Variables: $turn (String) "Spring 1901"
reading-wrong-phase-movement = Moves are due now ({ $turn }): hold, move, support or convoy.
# Variables: $turn (String) "Spring 1901"
reading-wrong-phase-retreat = Only retreats are due now ({ $turn }): name a province, or disband.
# Variables: $turn (String) "Winter 1901"
reading-wrong-phase-adjustment = Only builds and disbands are due now ({ $turn }).

## Impossible

# Variables: $unit (String) "A Mun"   $place (Province) a province   $places (List) abbreviations, one or more: "Bur, Ruh"
reading-not-adjacent = { $unit } can't move { PROVINCE($place, form: "to") } in one turn. It can reach: { LIST($places) }.
# Variables: $place (Province) a province
reading-wrong-ground-army = Armies can't move { PROVINCE($place, form: "to") }: it's water.
# Variables: $place (Province) a province
reading-wrong-ground-fleet = Fleets can't move { PROVINCE($place, form: "to") }: it has no coast.
# Variables: $unit (String) "A Mun"   $orders (List) one order: "A Mun H"
reading-same-place = { $unit } is already there. To hold: { LIST($orders) }.
# Variables: $unit (String) "F MAO"   $orders (Or) orders to choose from
reading-wrong-coast = { $unit } can't reach that coast. Possible: { LIST($orders) }.
# Variables: $unit (String) "A Lon"   $place (Province) a province
reading-no-convoy = { $unit } would need a chain of fleets { PROVINCE($place, form: "to") }, and there is none.
# Of a fleet's move by convoy.
reading-fleet-by-convoy = Only armies can be convoyed.
# Variables: $unit (String) "A Mun"   $place (Province) a province   $places (List) abbreviations, one or more: "Bur, Ruh"
reading-out-of-support = { $unit } can't move { PROVINCE($place, form: "to") }, so it can't support anything there. It can reach: { LIST($places) }.
# Variables: $unit (String) the unit that would be supported: "A Mun"   $place (Province) a province
reading-supported-cannot = { $unit } can't move { PROVINCE($place, form: "to") }, so there is nothing to support.
# Of a support for the unit itself.
reading-supports-itself = A unit can't support itself.
# Of a convoy by an army, or by a fleet on a coast.
reading-cannot-convoy = Only fleets at sea can convoy.
# Variables: $unit (String) "F Kie"
reading-not-an-army = { $unit } isn't an army, and only armies can be convoyed.
# Variables: $unit (String) "F NTH"   $place (Province) a province
reading-off-the-path = { $unit } isn't on any convoy route { PROVINCE($place, form: "to") }.
# Variables: $unit (String) "A Mun"   $power (Power) the power that it belongs to
reading-other-nationality = { $unit } belongs to another power: { POWER($power) }.
# Of a line that names several destinations.
reading-several-goals = One order, one destination. Send an order for each unit.
# Variables: $unit (String) "A Mun"   $place (Province) a province   $orders (Or) orders to choose from
reading-no-retreat = { $unit } can't retreat { PROVINCE($place, form: "to") }. Possible: { LIST($orders) }.
# Variables: $unit (String) "A Mun"
reading-not-dislodged = { $unit } wasn't dislodged and needs no order now.
# Of a build. Variables: $place (Province) a province
reading-occupied = There is already a unit { PROVINCE($place, form: "in") }.
# On a map on which a power may build in all supply centres that it owns. Variables: $place (Province) a province
reading-not-yours = You can only build in supply centres that you own, so not { PROVINCE($place, form: "in") }.
# Variables: $place (Province) a province
reading-not-home = You can only build in your home centres, so not { PROVINCE($place, form: "in") }.
# Variables: $place (Province) a province
reading-not-owned = { PROVINCE($place) } now belongs to another power.
# Variables: $place (Province) a province
reading-cannot-stand = No fleet can be built { PROVINCE($place, form: "in") }: it has no coast.
# Of a build.
reading-nothing-to-build = You have nothing to build.
# Of a disband in winter.
reading-nothing-to-remove = You have nothing to disband.
# Variables: $unit (String) "F StP(sc)"
reading-own-coast = { $unit } isn't on the coast you wrote, and under this game's rules that makes the order void.
# Of an army's order with a coast.
reading-army-coast = Armies have no coast, and under this game's rules naming one for an army makes the order void.
# Variables: $unit (String) "A Mun"
reading-letter = Under this game's rules an order is void if the unit's letter is wrong or missing. This unit is { $unit }.
# Variables: $place (Province) a province
reading-build-letter = Under this game's rules a build is void if it doesn't say army or fleet ({ PROVINCE($place) }).
# Variables: $unit (String) "A Mun"
reading-duplicate = This message has two orders for { $unit }, and under this game's rules this one doesn't count.
# Variables: $place (Province) a province
reading-build-twice = This message has two builds { PROVINCE($place, form: "in") }, and under this game's rules this one doesn't count.
# Of a build or a disband.
reading-too-many = That is more than you may build or must disband, and under this game's rules this one doesn't count.
# Of a support for the units of a power without a player.
reading-disorder = Nobody gives orders to those units in this phase, and under this game's rules nobody can support them.
# Variables: $place (Province) a province
reading-closed = { PROVINCE($place) } is closed for now: nobody can enter it.
# Variables: $place (Province) a province   $orders (Or) orders to choose from
reading-ambiguous-coast = { PROVINCE($place) } has two coasts. Which one: { LIST($orders) }?

## Assumed: in brackets behind an order, several separated by semicolons

# The unit wasn't named, or as another kind of unit. Variables: $unit (String) "A Mun"
reading-assumed-unit = read as: { $unit }
# A coast was filled in.
reading-assumed-coast = the only coast it can reach
# A name was misspelt.
reading-assumed-typo = typo corrected
# A name wasn't in the player's language.
reading-assumed-language = read as a name in another language
# A name could mean several provinces.
reading-assumed-province = the only province it can mean here
# A convoy named no destination.
reading-assumed-destination = destination taken from the army's own order
# A power was named, and it was another one.
reading-assumed-nationality = the unit belongs to a different power from the one you named
# Variables: $unit (String) one or two fleets: "F StP(sc)"
reading-assumed-own-coast = its actual coast: { $unit }
# A coast was named and left out.
reading-assumed-needless-coast = no coast is needed there

## Odd, but legal: in brackets behind an order

# Variables: $unit (String) "A Vie"
reading-hint-support-without-move = { $unit } has a different order, so this support won't help it
# Variables: $unit (String) "A Vie"
reading-hint-support-of-mover = { $unit } is ordered to move, so it can't be supported to hold
# Variables: $unit (String) an army: "A Lon"
reading-hint-convoy-without-army = { $unit } isn't ordered to make that move, so this fleet convoys nobody
