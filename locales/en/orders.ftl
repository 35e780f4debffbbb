### The words of orders in English.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

unit-army = A
    .name = army
    .also = army | armies
unit-fleet = F
    .name = fleet
    .also = fleet | fleets

## Orders

order-hold = H
    .name = holds
    .also = hold | holds | holding | stand | stands | stay | stays | stays put | XXX
order-move = -
    .name = moves to
    .also = move | moves | move to | moves to | attack | attacks | goes to | go to | sails to | marches to | m
order-support = S
    .name = supports
    .also = support | supports | supporting | sup | supp
order-convoy = C
    .name = convoys
    .also = convoy | convoys | convoying | con | transports
order-via = VIA
    .name = by convoy
    .also = via convoy | by convoy | by sea
order-retreat = R
    .name = retreats to
    .also = retreat | retreats | retreat to | retreats to | ret
order-disband = D
    .name = disbands
    .also = is disbanded | disband | disbands | disbanded | remove | removes | removed | destroy | delete unit
order-build = B
    .name = is built
    .also = is built | built | build | builds | + | new
order-waive = waive
    .name = waives
    .also = W | waives | waived | waive build | waive builds | no build | no builds | no more builds | skip build

## Coasts. Read only behind a province that has the coast.

coast-nc = nc
    .name = north coast
    .also = north coast | north | n | northern coast
coast-sc = sc
    .name = south coast
    .also = south coast | south | s | southern coast
coast-ec = ec
    .name = east coast
    .also = east coast | east | e | eastern coast
coast-wc = wc
    .name = west coast
    .also = west coast | west | w | western coast

## Turns and phases

season-spring = Spring
    .also = spr
season-autumn = Autumn
    .also = fall | aut
season-winter = Winter
    .also = win
phase-movement = movement
    .also = moves | movement phase | movements | orders | my orders
phase-retreat = retreats
    .also = retreat phase | retreat | retreats phase
phase-adjustment = adjustments
    .also = builds | adjustment | adjustment phase | build phase | winter adjustments | removals

## Small words

words-to = to | into | towards | toward | onto | in | at | on
words-from = from | of
words-and = and | then | plus | also
words-or = or | alternatively
words-if = if | unless | otherwise | else | maybe | perhaps | except | provided | when | once | assuming
words-not = not | dont | don't | no | never | cancel | ignore | scrap | instead | without | forget | undo | won't | cannot | can't | stop
words-noise = the | I | we | I'll | my | our | your | a unit | its | it | units | unit | order | please | pls | his | their | will | is
