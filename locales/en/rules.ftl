### The rules of the game, explained in our own words. `rule` looks them up. The value of a topic is its name; `also` are further words
### under which people look for it, separated by `|`. Sentences that depend on the edition stand behind `rule-text-`.

## Topics

# A topic.
rule-support-cut = cut support
    .also = support | support cut | cut | cutting support | tap
# A topic.
rule-own-units = own units
    .also = self-dislodgement | own dislodgement | dislodging own units | friendly fire
# A topic.
rule-standoff = standoff
    .also = standoffs | bounce | bounced | beleaguered garrison | garrison | equal strength
# A topic.
rule-head-to-head = head to head
    .also = head-to-head battle | swap | swapping places | exchange
# A topic.
rule-convoy = convoy
    .also = convoys | convoy disruption | broken convoy | disrupted convoy | sea route
# A topic.
rule-paradox = convoy paradox
    .also = paradox | szykman | pandin | all hold
# A topic.
rule-retreat = retreats
    .also = retreat | dislodged | dislodged unit | where to retreat
# A topic.
rule-build = builds
    .also = build | building | new units | home centre | winter
# A topic.
rule-disband = disbands
    .also = disband | remove | removing units | too many units
# A topic.
rule-disorder = civil disorder
    .also = disorder | absent player | missed orders | nmr
# A topic.
rule-coast = coasts
    .also = coast | two coasts | spain | bulgaria | st petersburg | split coast
# A topic.
rule-waive = waived builds
    .also = waive | waiving | fewer builds | not building
# A topic.
rule-ownership = ownership of centres
    .also = supply centre | supply centres | centres | capture | who owns
# A topic.
rule-victory = victory
    .also = win | winning | solo | eighteen | 18 centres
# A topic.
rule-draw = draw
    .also = draws | shared draw | survivors | stalemate line
# A topic.
rule-several-orders = several orders for a unit
    .also = several orders | two orders | duplicate orders | last order

## Texts

# The first line. Variables: $topic (String) a topic's name
rule-title = **{ CAPITAL($topic) }**
# The last line. Variables: $edition (String) the name of the rules in force   $sections (List) section numbers or titles
rule-source = Source: { $edition }, { LIST($sections) }.
# The same if the edition's sections aren't known. Variables: $edition (String) the name of the rules in force
rule-source-edition = Source: { $edition }.
# After the source. Variables: $cases (List) sections and cases: "6.D.15"
rule-source-datc = Test cases (DATC): { LIST($cases) }.
# Behind the name of an edition of which this game differs in single rules.
rule-source-changed = This game's settings change some of its rules; what you see is what applies here.
# No topic is called so. Variables: $word (String) as typed   $topics (Or) the nearest topics
rule-nearest = There's no rule called "{ $word }". Did you mean: { LIST($topics) }?
# The same without anything near. Variables: $word (String) as typed
rule-unknown = There's no rule called "{ $word }".
# Variables: $rule (String) the command   $topics (List) all topics
rule-topics = To read a rule, type `{ $rule }` and one of these: { LIST($topics) }.

# About cut support.
rule-text-support-cut = A support is cut when a unit of another power attacks the supporting unit, even if that attack fails. One exception: an attack from the province that the support is aimed at only cuts it if it dislodges the supporting unit. No power can cut the support of its own units.
# The same, by an option of the rules.
rule-text-support-cut-convoyed = An army that comes by convoy also cuts a support that is given against the province it comes from.
# About own units.
rule-text-own-units = No unit can dislodge a unit of its own power, and a power's support can't help others to dislodge one of its own units. Such orders aren't void: the attack still keeps others out, and the support still counts against everyone else.
# About standoffs.
rule-text-standoff = Moves to the same province with equal strength keep each other out: all of the units stay where they are, and nobody can retreat to that province in this turn. If there is a unit in that province, equal attacks from two sides don't dislodge it; only an attack that is stronger than every other one does.
# About units that meet.
rule-text-head-to-head = Two units that are ordered into each other's provinces can't pass each other. If one has more support, it moves and dislodges the other; if not, both stay. Three or more units can move around in a circle, and two can swap places if one of them goes by convoy.
# By an option of the rules.
rule-text-head-to-head-contests = A unit dislodged in a head-to-head battle has no effect on the province its attacker came from. After any other attack it can still keep others out of there.
# The other choice of that option.
rule-text-head-to-head-no-effect = A dislodged unit never has any effect on the province its attacker came from.
# About convoys.
rule-text-convoy = An army crosses water if a chain of fleets in sea provinces is ordered to convoy it from where it is to where it's going. Each fleet carries one army a turn, of any power. Attacking a fleet doesn't disrupt the convoy, but dislodging it does: then the army stays where it is, and has no effect where it was going.
# By an option of the rules.
rule-text-convoy-any = If the orders allow several routes, one dislodged fleet on any of them is enough to disrupt the convoy.
# The other choice of that option.
rule-text-convoy-all = If the orders allow several routes, the army arrives as long as one route is intact.
# About paradoxes.
rule-text-paradox = A convoy paradox arises when a convoyed army attacks a unit whose support decides what becomes of the army's own convoy: either result contradicts itself.
# By an option of the rules.
rule-text-paradox-1971 = Here the convoyed army doesn't cut a support that is given to an attack on a fleet of its convoy.
# By an option of the rules.
rule-text-paradox-1982 = Here a convoyed army doesn't cut a support that is given to an attack on a convoying fleet, nor one that is given to such a fleet, no matter which army it carries.
# By an option of the rules.
rule-text-paradox-2000 = Here the convoyed army doesn't cut a support that is given to an attack on a fleet of its convoy, unless it could also arrive by another complete route without that fleet.
# By an option of the rules.
rule-text-paradox-szykman = Here the convoyed army in the paradox stays where it is and has no effect where it was going; all other orders are carried out (Szykman's rule).
# By an option of the rules.
rule-text-paradox-all-hold = Here every move that is part of the paradox fails and has no effect.
# About retreats.
rule-text-retreat = A dislodged unit retreats to an adjacent province that it could have moved to, or is disbanded. It can't go to an occupied province, nor to one that was left empty by a standoff in this turn. There is no support and no convoy in retreats. Units that retreat to the same province are all disbanded, and so is a unit without an order.
# By an option of the rules.
rule-text-retreat-convoyed = It can't go to where its attacker came from either, unless that attacker came by convoy.
# The other choice of that option.
rule-text-retreat-never = It can't go to where its attacker came from either, not even if that attacker came by convoy.
# By an option of the rules.
rule-text-retreat-keep-one = If several units of one power can only retreat to the same province, exactly one of them goes there.
# About builds.
rule-text-build = After the autumn turn a power that owns more supply centres than it has units may build the difference: one unit in each of its home centres that it still owns and that is vacant. Fleets are built on the coast only; where there are two coasts, one has to be named.
# About removals.
rule-text-disband = After the autumn turn a power with fewer supply centres than units has to disband the difference. It chooses which units; if it names too few, the rule for civil disorder chooses the others.
# About civil disorder.
rule-text-disorder = The units of a power in civil disorder hold and don't support each other. They are disbanded if they are dislodged, and nothing is built. If units have to be disbanded, those furthest away go first; at the same distance a fleet goes before an army, and then the alphabet decides.
# By an option of the rules.
rule-text-disorder-home-centre = The distance is counted from the nearest home centre, for fleets by water.
# By an option of the rules.
rule-text-disorder-home-country = The distance is counted from the nearest home province, for fleets by water.
# By an option of the rules.
rule-text-disorder-owned-centre = The distance is counted from the nearest supply centre that the power owns, over land and water alike.
# By an option of the rules.
rule-text-disorder-support = Units of other powers may support them.
# By an option of the rules.
rule-text-disorder-no-support = Units of other powers can't support them either.
# About coasts.
rule-text-coast = A fleet that could reach both coasts of a province has to name one; without it the order is void and the fleet holds. A fleet can leave only from the coast it's on. For armies, coasts don't matter, and a fleet that can reach one coast can support into the whole province.
# By an option of the rules.
rule-text-coast-omitted = If the fleet can reach only one of the two coasts, that coast needn't be named.
# The other choice of that option.
rule-text-coast-strict = The coast has to be named even if the fleet can reach only one.
# About waived builds.
rule-text-waive = Nobody has to build. A build that you waive isn't kept for later: next winter, only the difference between your supply centres and units at that time counts.
# About the ownership of centres.
rule-text-ownership-autumn = A supply centre belongs to the power whose unit is in it after the moves and retreats of autumn. Passing through in spring changes nothing, and the centre stays with its owner when the unit leaves.
# The same by an option of the rules.
rule-text-ownership-last = A supply centre belongs to the power whose unit was there last, after the moves and retreats of any turn.
# About victory. Variables: $centres (Number) how many win this game
rule-text-victory = { $centres ->
    [one] A power that owns 1 supply centre wins alone.
   *[other] A power that owns { $centres } supply centres when ownership is counted wins alone. If two reach that number at once, the one with more centres wins; if they have the same number, the game goes on.
    }
# The same where all of some centres win. Variables: $centres (List) supply centres, one or more
rule-text-victory-goal =
    { COUNT($centres) ->
        [one] A power that owns this supply centre when ownership is counted wins alone: { LIST($centres) }. It doesn't matter how many centres other powers have.
       *[other] A power that owns all of these supply centres when ownership is counted wins alone: { LIST($centres) }. It doesn't matter how many centres other powers have.
    }
# The same in the game for two.
rule-text-victory-units = In the game for two, the side that has 24 units has won.
# About draws.
rule-text-draw = The players who still have units can agree on a draw at any time. They share it equally, however many supply centres they own; all others have lost. If one of them says no, there is no draw.
# By an option of the rules.
rule-text-several-orders-last = If a unit gets several orders, the last one counts.
# By an option of the rules.
rule-text-several-orders-first = If a unit gets several orders, the first one counts.
# By an option of the rules.
rule-text-several-orders-none = If a unit gets several orders in one message, none of them counts: it holds, or is disbanded in retreats.

## The command and its buttons

# A command for everyone, anywhere.
command-rule = rule
    .also = rulebook-entry
    .about = Look up a rule as it applies in this game: `rule convoy`
# An option of `rule`.
parameter-topic = topic
    .about = What the rule is about: convoy, retreats, coasts
# A button under the answer to `why`.
action-rule = The rule
