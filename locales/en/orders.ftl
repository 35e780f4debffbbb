### The words of orders in English.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

# The letter of an army in orders.
unit-army = A
    .name = army
    .also = army | armies | one army
# The letter of a fleet in orders.
unit-fleet = F
    .name = fleet
    .also = fleet | fleets | one fleet

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
    .also = support | supports | supporting | sup | supp | helps | helping | assists | assisting | aids | backing | to support | in support of | gives support to | gives support | giving support to | support for
# A fleet carries an army: "F ION C A Tun - Gre".
order-convoy = C
    .name = convoys
    .also = convoy | convoys | convoying | con | transports | carries | to convoy | transp | transport | to transport | transporting
# Behind an army's move that is to go by convoy.
order-via = VIA
    .name = by convoy
    .also = via convoy | by convoy | by sea | by ship | by boat
# After a defeat: "A Vie R Boh".
order-retreat = R
    .name = retreats to
    .also = retreat | retreats | retreat to | retreats to | ret | fall back | falls back | fall back to | falls back to
# A unit is taken off the board.
order-disband = D
    .name = disbands
    .also = is disbanded | disband | disbands | disbanded | remove | removes | removed | destroy | delete unit | OTB | off the board | destroyed | eliminated
# A new unit: "A Vie B".
order-build = B
    .name = will be built
    .also = build one | builds one | will be built | is built | built | build | builds | + | new
# A build that a power does without.
order-waive = waive
    .name = waives
    .also = W | waives | waived | waive build | waive builds | no build | no builds | no more builds | skip build | pass | don't build | not building | build nothing | nothing to build | I build nothing | I don't build | waive the rest | waive one | waive both | waive all | waive the other

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
    .also = movement phase | movements
# In a heading above the orders of a phase of any kind.
phase-any = orders
    .also = my orders | moves
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
words-courtesy = please | pls | plz | thanks | thank you | thank you very much | thanks a lot | many thanks | thx | ty | cheers | ok | okay | yes | yep | hi | hello | hey | hi there | good morning | good evening | greetings | so | now | finally | lastly | first | firstly | second | secondly | third | thirdly | as well | too | here | here are | here is | here you go | here are my orders | here is my order | these are my orders | this is my order | my orders are | my order is | order | orders | my order | my orders | my moves | my retreats | my builds | new orders | final orders | updated orders | final | as agreed | as discussed | as planned | as promised | as usual | as always | that's it | that's all | that is all | that will be all | all done | done | good luck | have fun | best regards | regards | bot | dear bot | dragoman | the | my | our | a | an | I | we | I'll | I will | I'd like | I would like | I want | I order | let's | lets | unit | units | here we go | that's all folks | have a nice day | good night | nice evening | sent from my iPhone | merci | kind regards | thanks so much | thank you so much | thanks in advance | pretty please | of course | mate | guys | buddy | cheers mate | much appreciated | have a good one | ready | I'm ready | I am ready | all clear | is clear | are clear | coast clear | coast is clear
# Begins a question about an order: the order is asked about, and the answer says whether it is possible and stored.
words-asks = can | could | may | might | is | are | was | were | did | does | do | has | have | should | shall | would | will | what | what's | why | how | when | where | who | which | am I
# Takes back an order that was given before: the answer has a button that withdraws it.
words-withdraws = cancel | clear | cancelled | canceled | withdraw | withdrawn | undo | scrap | forget | delete | deleted | remove | drop | disregard | ignore | is off | take back | revoke | scratch | called off | call off | calling off | falls through | scratch that | drop it | call it off | ignore that | ignore this | cancel that | disregard that | revoked | dropped | scrapped | undone | taken back | rescinded | removed
# Stands between two orders for one unit, of which the later counts: "A Vie - Gal, no, rather A Vie - Tyr".
words-corrects = no | nope | nah | no no | no wait | wait | sorry | oops | rather | or rather | better | or better | I mean | I meant | actually | correction | make that | make it | scratch that | on second thought | on second thoughts | ah no | oh no | should be | should have been
# Stands behind an order, before the unit that supports it: "A Mun - Bur supported by A Ruh" gives two orders.
words-supported-by = supported by | backed by | with support from | with support of | with support by | with the support of | with support | with help from | with help of | w support from
# What ends an order that has a verb, and says nothing more then: in German and Dutch the second half of a verb ("läuft nach
# Kiel aus"). Beside an order without a verb it is asked about: "A Mun - Bur raus" may say that the order is off.
words-completes = on its way
# Everyday speech, read only where a line isn't understood without it. Between a unit and its destination: "Trieste down to
# Albania", "Munich takes Burgundy". Words that stand together are one after the other: "geht" and "in die".
words-goes = takes | captures | grabs | hits | invades | enters | occupies | seizes | visits | heads to | heads for | heads into | heads up to | heads down to | heading to | heading for | sails for | sails into | sails off to | sails out to | walks to | walks into | just walks to | strolls to | strolls into | marches into | marching to | goes into | goes for | goes up to | goes down to | goes over to | goes across to | goes back to | moves into | moves up to | moves down to | moves over to | moves across to | pushes into | pushes to | slides to | slides into | slips into | slips to | shifts to | shifts into | steps into | rolls into | rolls on to | advances to | advances into | crosses to | crosses into | down to | down into | up to | up into | over to | over into | across to | across into | out to | out into | off to | back to | on to | 2 | fills in at | fills in behind at | follows to | follows into | drops into | drops down to | sets sail for | sails off into | follows | goes | travels to | flows to | retakes | swings to | swings into | swings over to | swims to | makes for | makes its way to | rides to | lands in | hops to | hops over to
# Behind a destination, and says nothing more: "berlin kiel hinterher".
words-follows = behind | in behind | right behind
# Behind a unit: it holds.
words-stays = stays home | stays at home | stays in place | stays where he is | stays there | stays right there | stays still | sits | sits still | sits tight | sits there | sits this one out | remains | remains there | remains in place | remain | doesn't move | does not move | don't move | isn't moving | not moving | keeps still | keeps its place | waits where it is | waits there | defends itself | digs in | does nothing | do nothing | both hold | both stay | stay home | stay put | stay where they are | stands still | stands fast | is staying | is staying put | is holding | goes nowhere | holds the fort | holds the line | stands guard | stands its ground | holds its ground | stays on | rests | sleeps
# Behind a unit: it holds as the one before does, "Sevastopol holds, Warsaw too".
words-too = too | as well | also | likewise | same | the same | ditto
# In front of a unit whose order follows: "with Paris to Picardy", "send Brest to the Channel".
words-with = with | w | with my | send | send my | sending | put | putting | get | getting | bring | have | using | I'd like | I want | I would like | let's have | we send | I'll send | I send
# May stand beside orders and says nothing about them, like courtesy: greetings, and what people say as they send. Never
# what praises, doubts or delays.
words-asides = here goes nothing | here goes | here we go again | off we go | let's go | the usual | and the usual | sorted | ta | ciao | ciao bot | hi bot | hey bot | hello bot | hi all | hi everyone | hello there | hello everyone | morning | morning all | afternoon | evening | evening all | good afternoon | see you | see you later | see you tonight | see you tomorrow | see ya | talk later | talk soon | bye | bye bye | bye for now | goodbye | night | night all | good night all | fingers crossed | wish me luck | job done | that's me | that's me done | done and dusted | over and out | nothing else | nothing more | today | this turn | this spring | while | meanwhile | gg | gl hf | gg hf | glhf | the end | end of message | end | small change | final answer | I'm being boring | im being boring | boring I know | ready | I'm ready | I am ready
# Says sorry, before or behind all orders, or to a power: "Vienna - Tyrolia, sorry Italy".
words-sorry = sorry | sry | soz | apologies | my apologies | sorry for being late | sry for being late | sorry I'm late | sorry for the delay | sorry for the wait | sorry about the delay | sorry about the wait | sorry this is late | apologies for the delay | sorry so late
# Before the own power, in front of all orders: "for Italy: …".
words-for = for
# Behind a word that corrects: "better than". The order behind it is the one that isn't wanted.
words-than = than
# Begins a remark in brackets that says how an order went, in an earlier turn: "(bounced with Russia)". The order is
# asked about.
words-went = bounced | failed | succeeded | dislodged | repelled | repulsed | voided | beleaguered
# Is such a remark: "(bounce)", "(void)". With more words it may say what is intended: "(bounce with Russia)".
words-outcome = bounce | bounces | fail | fails | failure | succeeds | success | void | cut | support cut | was cut | is cut | invalid | illegal | standoff | stand-off | no effect
# In words that give up builds: others are made. "A Vie, no more builds"
words-rest = more | rest | other
# Before "of" and units of which only one is meant: "disband one of F Tri and A Bud". Asked about.
words-one = one | either
# Alone in brackets behind an order, or alone on a line below it: says that the order isn't to be taken as it stands, since it is
# a mistake, old or not decided. The order is asked about.
words-unsettled = wrong | mistake | my mistake | a mistake | by mistake | was a mistake | that was a mistake | error | my error | typo | my bad | wrong game | wrong order | wrong orders | wrong move | wrong chat | wrong channel | wrong room | hold on | hang on | nm | old | old order | old orders | outdated | obsolete | tentative | tentatively | provisional | provisionally | preliminary | tbd | tbc | to be decided | to be confirmed | undecided | unsure | is that ok | is that okay | is this ok | wrong one | wrong unit | wrong ones | that's wrong | that is wrong | this is wrong | was wrong | old one | all wrong | haven't decided | I haven't decided | haven't decided yet | I haven't decided yet | isn't final | this isn't final | aren't final | these aren't final | isn't certain | doesn't count | this doesn't count | that doesn't count | this one doesn't count | that one doesn't count | still thinking | I'm still thinking | still deciding | thinking out loud | just thinking | just an idea | only an idea | subject to change | work in progress
# In a heading on a line of its own, with nothing but words like "my" and "orders": says that the orders below it are others than
# those of this turn, or not decided. "My last moves:", "Plan B". They are asked about.
words-other-orders = last | previous | former | old | earlier | last turn | last year | last season | last round | next turn | next year | next season | next round | proposal | proposals | proposed | suggestion | suggestions | suggested | some ideas | idea | ideas | plan | plans | option | variant | scenario | wants | proposes | suggests | I propose | I suggest | we propose | possible | potential | alternative | alternate | tentative | provisional | preliminary | sample | prior | next spring | next fall | next autumn | next winter
# In front of the name of who writes, at the end of a line: "regards, Tom". The two say nothing about the orders.
words-closing = regards | best regards | kind regards | warm regards | with regards | cheers | best | best wishes | yours | sincerely | yours sincerely | thanks | many thanks | thank you | thx
