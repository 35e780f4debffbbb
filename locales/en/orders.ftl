### The words of orders in English.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

# The letter of an army in orders.
unit-army = A
    .name = army
    .also = army | armies
# The letter of a fleet in orders.
unit-fleet = F
    .name = fleet
    .also = fleet | fleets

## Orders

# A unit stays where it is: "A Vie H".
order-hold = H
    .name = holds
    .also = hold | holds | holding | stand | stands | stay | stays | stays put | XXX
# A unit goes somewhere: "A Vie - Bud".
order-move = -
    .name = moves to
    .also = move | moves | move to | moves to | attack | attacks | goes to | go to | sails to | marches to | m
# "A Vie S A Bud - Gal".
order-support = S
    .name = supports
    .also = support | supports | supporting | sup | supp
# A fleet carries an army: "F ION C A Tun - Gre".
order-convoy = C
    .name = convoys
    .also = convoy | convoys | convoying | con | transports
# Behind an army's move that is to go by convoy.
order-via = VIA
    .name = by convoy
    .also = via convoy | by convoy | by sea
# After a defeat: "A Vie R Boh".
order-retreat = R
    .name = retreats to
    .also = retreat | retreats | retreat to | retreats to | ret
# A unit is taken off the board.
order-disband = D
    .name = disbands
    .also = is disbanded | disband | disbands | disbanded | remove | removes | removed | destroy | delete unit
# A new unit: "A Vie B".
order-build = B
    .name = is built
    .also = is built | built | build | builds | + | new
# A build that a power does without.
order-waive = waive
    .name = waives
    .also = W | waives | waived | waive build | waive builds | no build | no builds | no more builds | skip build

## Coasts. Read only behind a province that has the coast.

# The north coast of a province that has it.
coast-nc = nc
    .name = north coast
    .also = north coast | north | n | northern coast
# The south coast.
coast-sc = sc
    .name = south coast
    .also = south coast | south | s | southern coast
# The east coast.
coast-ec = ec
    .name = east coast
    .also = east coast | east | e | eastern coast
# The west coast.
coast-wc = wc
    .name = west coast
    .also = west coast | west | w | western coast

## Turns and phases

# In a heading above orders: "Spring 1901".
season-spring = Spring
    .also = spr
# In a heading above orders.
season-autumn = Autumn
    .also = fall | aut
# In a heading above orders.
season-winter = Winter
    .also = win
# In a heading above orders: "orders", "moves".
phase-movement = movement
    .also = moves | movement phase | movements | orders | my orders
# In a heading above retreats.
phase-retreat = retreats
    .also = retreat phase | retreat | retreats phase
# In a heading above builds and removals.
phase-adjustment = adjustments
    .also = builds | adjustment | adjustment phase | build phase | winter adjustments | removals

## Small words

# Before a destination. All forms are read, none is written.
words-to = to | into | towards | toward | onto | in | at | on
# Before where a unit comes from.
words-from = from | of
# Between orders.
words-and = and | then | plus | also
# Leaves a choice open: what has it is no order.
words-or = or | alternatively
# Makes a condition: what has it is no order.
words-if = if | unless | otherwise | else | maybe | perhaps | except | provided | when | once | assuming
# Takes back: what has it is no order.
words-not = not | dont | don't | no | never | cancel | ignore | scrap | instead | without | forget | undo | won't | cannot | can't | stop
# Says nothing: it is passed over.
words-noise = the | I | we | I'll | my | our | your | a unit | its | it | units | unit | order | please | pls | his | their | will | is
