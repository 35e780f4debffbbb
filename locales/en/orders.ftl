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
    .also = hold | holds | holding | stand | stands | stay | stays | stays put | XXX | defends | waits | stays where it is | hold fast | holds fast | hold position | holds position | hold still
# A unit goes somewhere: "A Vie - Bud".
order-move = -
    .name = moves to
    .also = move | moves | move to | moves to | attack | attacks | goes to | go to | sails to | marches to | m | send | sends | moving to
# "A Vie S A Bud - Gal".
order-support = S
    .name = supports
    .also = support | supports | supporting | sup | supp | helps | assists | aids
# A fleet carries an army: "F ION C A Tun - Gre".
order-convoy = C
    .name = convoys
    .also = convoy | convoys | convoying | con | transports | carries
# Behind an army's move that is to go by convoy.
order-via = VIA
    .name = by convoy
    .also = via convoy | by convoy | by sea
# After a defeat: "A Vie R Boh".
order-retreat = R
    .name = retreats to
    .also = retreat | retreats | retreat to | retreats to | ret | fall back | falls back | fall back to | falls back to
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
    .also = W | waives | waived | waive build | waive builds | no build | no builds | no more builds | skip build | pass | don't build | not building | build nothing | nothing to build | waive the rest | waive one | waive both | waive all | waive the other

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
words-or = or | alternatively | rather | or rather | or better
# Makes a condition: what has it is no order.
words-if = if | unless | otherwise | else | maybe | perhaps | except | provided | when | once | assuming | only | depending | test | testing | draft | example | hypothetically | theoretically | imagine | suppose | kidding | joking | dunno | hm | hmm | wait | as long as | on condition | given that | no no | no wait | ah no | oh no | waiting | jk | just kidding
# Takes back: what has it is no order.
words-not = not | dont | don't | no | never | cancel | ignore | scrap | instead | without | forget | undo | won't | cannot | can't | stop | nope | nvm | never mind | nevermind | disregard | cancelled | canceled | withdraw | withdrawn
# Says nothing: it is passed over.
words-noise = the | I | we | I'll | my | our | your | a unit | its | it | units | unit | order | please | pls | his | their | will | is
# All units hold, or all without an order.
words-all-hold = all hold | all holds | all units hold | all my units hold | everyone holds | everything holds | hold all | hold everything | all stay | rest hold | rest holds | the rest hold | the rest holds | others hold | the others hold | everyone else holds
# May stand beside an order and says nothing about it: politeness, "here are my orders", "as agreed", articles in front
# of a unit, and what a verb of two parts leaves at the end ("greift Burgund an"). Beside any other word an order is asked
# about, so no word of a question, a report or a withdrawal belongs here ("can", "will", "his", "is").
words-courtesy = please | pls | plz | thanks | thank you | thank you very much | thanks a lot | many thanks | thx | ty | cheers | ok | okay | yes | yep | hi | hello | hey | hi there | good morning | good evening | greetings | so | now | finally | lastly | first | firstly | second | secondly | third | thirdly | as well | too | here | here are | here is | here you go | here are my orders | here is my order | these are my orders | this is my order | my orders are | my order is | order | orders | my order | my orders | my moves | my retreats | my builds | new orders | final orders | updated orders | final | as agreed | as discussed | as planned | as promised | as usual | as always | that's it | that's all | that is all | that will be all | all done | done | good luck | have fun | best regards | regards | bot | dear bot | dragoman | the | my | our | a | an | I | we | I'll | I will | I'd like | I would like | I want | I order | let's | lets | unit | units | here we go | that's all folks | have a nice day | good night | nice evening | sent from my iPhone | merci | kind regards | thanks so much | thank you so much | thanks in advance | pretty please | of course | mate | guys | buddy | cheers mate | much appreciated | have a good one
# Begins a question about an order: the order is asked about, and the answer says whether it is possible and stored.
words-asks = can | could | may | might | is | are | was | were | did | does | do | has | have | should | shall | would | will | what | what's | why | how | when | where | who | which | am I
# Takes back an order that was given before: the answer has a button that withdraws it.
words-withdraws = cancel | cancelled | canceled | withdraw | withdrawn | undo | scrap | forget | delete | deleted | remove | drop | disregard | ignore | is off | take back | revoke | scratch
# Stands between two orders for one unit, of which the later counts: "A Vie - Gal, no, rather A Vie - Tyr".
words-corrects = no | nope | nah | no no | no wait | wait | sorry | oops | rather | or rather | better | or better | I mean | I meant | actually | correction | make that | make it | scratch that | on second thought | on second thoughts | ah no | oh no | should be | should have been
# Stands behind an order, before the unit that supports it: "A Mun - Bur supported by A Ruh" gives two orders.
words-supported-by = supported by | backed by | with support from | with support of | with support by | with the support of | with support
