### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $order (String)  $units, $orders (List) units and orders in the reader's notation, so that they can be copied and sent
### $place (Province)  $places (List) names of provinces  $word (String) what the player typed
### $power (Power) a power's name  $turn (String) "Spring 1901"

## Not understood

reading-unknown-word = I don't understand “{ $word }”.
reading-unknown-word-nearest = I don't understand “{ $word }”. Did you mean { LIST($places) }?
reading-unknown-word-orders = I don't understand “{ $word }”. Did you mean: { LIST($orders) }?
reading-conditional = “{ $word }” leaves it open what is to happen, so I have stored nothing. Send just the order you want.
reading-conditional-orders = “{ $word }” leaves it open what is to happen, so I have stored nothing. Send just the order you want, for example: { LIST($orders) }
reading-no-order = What should it do? For example: { LIST($orders) }
reading-no-order-bare = What should it do? The order itself is missing.
reading-choices = That could mean several things. Which one: { LIST($orders) }?

## Not yours, not there, not now

reading-no-such-unit = There is no unit in { PROVINCE($place) }. Yours: { LIST($units) }.
reading-no-such-unit-any = There is no unit in { PROVINCE($place) }.
reading-not-your-unit = { $unit } belongs to { POWER($power) }. Yours: { LIST($units) }.
reading-other-power = This stands below the heading “{ POWER($power) }”, so I stored none of it. Is it meant for another game?
reading-other-turn = This stands below the heading of another turn, and it is { $turn } now. I stored none of it; send it again without the heading if it's meant for now.
reading-wrong-phase-movement = Movement orders are due now ({ $turn }): hold, move, support or convoy.
reading-wrong-phase-retreat = Only retreats are due now ({ $turn }): name a province, or disband.
reading-wrong-phase-adjustment = Builds and removals are due now ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } can't get to { PROVINCE($place) } in one move. It reaches: { LIST($places) }.
reading-wrong-ground-army = { PROVINCE($place) } is water, and armies can't swim.
reading-wrong-ground-fleet = { PROVINCE($place) } has no coast: fleets can't go there.
reading-same-place = { $unit } is there already. To keep it there: { LIST($orders) }
reading-wrong-coast = { $unit } can't reach that coast. It can: { LIST($orders) }
reading-no-convoy = { $unit } would need fleets all the way to { PROVINCE($place) }, and there are none.
reading-fleet-by-convoy = Only armies go by convoy.
reading-out-of-support = { $unit } can't reach { PROVINCE($place) }, so it can't support anything there. It reaches: { LIST($places) }.
reading-supported-cannot = { $unit } can't get to { PROVINCE($place) }, so there is nothing to support.
reading-supports-itself = No unit supports itself.
reading-cannot-convoy = Only fleets at sea can convoy.
reading-not-an-army = { $unit } isn't an army, and only armies are convoyed.
reading-off-the-path = { $unit } is on no convoy path to { PROVINCE($place) }.
reading-other-nationality = { $unit } belongs to another power: { POWER($power) }.
reading-several-goals = One order, one destination. Send an order for each unit.
reading-no-retreat = { $unit } can't retreat to { PROVINCE($place) }. Open to it: { LIST($orders) }
reading-not-dislodged = { $unit } wasn't dislodged and needs no order now.
reading-occupied = A unit stands in { PROVINCE($place) } already.
reading-not-home = { PROVINCE($place) } isn't one of your home centres: you can only build there.
reading-not-owned = { PROVINCE($place) } now belongs to another power.
reading-cannot-stand = No fleet can be built in { PROVINCE($place) }: it has no coast.
reading-nothing-to-build = There is nothing for you to build.
reading-nothing-to-remove = There is nothing for you to remove.
reading-own-coast = { $unit } stands on another coast than you wrote, and this game's rules make the order void then.
reading-army-coast = Armies have no coast, and this game's rules make an order void that names one for them.
reading-letter = This game's rules make an order void if the unit's letter is wrong or missing. It is { $unit }.
reading-build-letter = This game's rules make a build void that doesn't say whether it's an army or a fleet ({ PROVINCE($place) }).
reading-duplicate = This message has two orders for { $unit }, and by this game's rules this one doesn't count.
reading-build-twice = This message has two builds in { PROVINCE($place) }, and by this game's rules this one doesn't count.
reading-too-many = That is more than is due, and by this game's rules this one doesn't count.
reading-disorder = Nobody orders those units in this phase, and by this game's rules nobody can support them.
reading-closed = { PROVINCE($place) } is closed for now: nobody may enter it.
reading-ambiguous-coast = { PROVINCE($place) } has two coasts. Which one: { LIST($orders) }?

## Assumed

reading-assumed-unit = filled in: { $unit }
reading-assumed-coast = the only coast it can reach
reading-assumed-typo = read in spite of a typo
reading-assumed-language = read as a name in another language
reading-assumed-province = the only province it can mean here
reading-assumed-destination = destination taken from the army's own order
reading-assumed-nationality = the unit is another power's than you wrote
reading-assumed-own-coast = where it really stands: { $unit }
reading-assumed-needless-coast = no coast is needed there

## Odd, but legal

reading-hint-support-without-move = { $unit } has another order, so this support won't help it.
reading-hint-support-of-mover = { $unit } is ordered to move, so it can't be supported where it stands.
reading-hint-convoy-without-army = { $unit } isn't ordered to go there, so this convoy carries nobody.
