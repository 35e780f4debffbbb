### Turns, orders and what became of them.
###
### $unit, $units: units in the reader's notation. $attack, $against: strengths. $place: a province's name.
### $count: how many. $year: the year as the language writes it.

## Turns

turn-spring = voorjaar { $year }
turn-autumn = najaar { $year }
turn-winter = winter { $year }
turn-retreats = { $turn }, terugtochten
turn-adjustments = { $turn }, opbouw en ontbinding
year-after-christ = { $year } n.Chr.

## Why an order failed

outcome-standoff = patstelling met { LIST($units) }, { $attack } tegen { $against }
outcome-held-off = afgeslagen door { $unit }, { $attack } tegen { $against }
outcome-head-to-head = tegengehouden door { $unit }, die van de andere kant kwam, { $attack } tegen { $against }
outcome-own-unit = { $unit } is van hetzelfde land en bleef staan: niemand verdrijft eigen eenheden
outcome-support-cut = ondersteuning ongedaan gemaakt door { LIST($units) }
outcome-dislodged = verdreven door { $unit }
outcome-dislodged-strength = verdreven door { $unit }, { $attack } tegen { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] begeleiding onderbroken: { LIST($units) } is verdreven
       *[other] begeleiding onderbroken: { LIST($units) } zijn verdreven
    }
outcome-no-convoy = geen begeleiding: er was geen volledige route bevolen
outcome-paradox = zonder gevolg: de begeleidingen spreken elkaar tegen
outcome-retreat-collision = een andere eenheid trok zich ook daarheen terug: { LIST($units) }

support-not-needed = niet nodig: er was geen tegenstand
support-own-unit = telt niet tegen { $unit }: niemand helpt een eigen eenheid te verdrijven
support-no-attack = vergeefs: het leger is nooit vertrokken

## Why an order was none

void-unreadable = ongeldig bevel: onleesbaar; de eenheid houdt stand
void-no-such-unit = ongeldig bevel: die eenheid is er niet
void-wrong-unit-kind = ongeldig bevel: daar staat een andere soort eenheid
void-wrong-nationality = ongeldig bevel: de eenheid is van een ander land
void-wrong-coast = ongeldig bevel: de eenheid ligt aan de andere kust
void-not-adjacent = ongeldig bevel: de gebieden grenzen niet aan elkaar; de eenheid houdt stand
void-no-route = ongeldig bevel: er liggen geen vloten voor de begeleiding; de eenheid houdt stand
void-wrong-terrain = ongeldig bevel: zo'n eenheid kan dat niet; ze houdt stand
void-missing-coast = ongeldig bevel: de kust ontbreekt; de eenheid houdt stand
void-impossible-coast = ongeldig bevel: die kust is onbereikbaar; de eenheid houdt stand
void-unreachable-support = ongeldig bevel: dat gebied is onbereikbaar voor deze ondersteuning
void-mismatched-support = zonder gevolg: de ondersteunde eenheid had een ander bevel
void-mismatched-convoy = zonder gevolg: het leger had een ander bevel
void-duplicate = ongeldig bevel: de eenheid kreeg er meer dan één; ze houdt stand
void-disorder = ongeldig bevel: het land verkeert in anarchie
void-closed = ongeldig bevel: dat gebied is voorlopig gesloten
void-illegal-retreat = ongeldig bevel: daarheen kan de eenheid niet terug; ze wordt ontbonden
void-no-free-site = ongeldig bevel: geen eigen, onbezet aanvoergebied in het thuisland
void-too-many = ongeldig bevel: één te veel

## From other adjudicators, who give a word and no reason

outcome-word-bounce = niet sterk genoeg
outcome-word-no-convoy = geen begeleiding
outcome-word-cut = ondersteuning ongedaan gemaakt
outcome-word-void = ongeldig bevel
outcome-word-dislodged = verdreven
outcome-word-disband = ontbonden

## Summaries

results-summary =
    { $total ->
        [one] { $done } van 1 bevel uitgevoerd
       *[other] { $done } van { $total } bevelen uitgevoerd
    }
results-dislodged =
    { $count ->
        [0] niemand verdreven
        [one] één eenheid verdreven
       *[other] { $count } eenheden verdreven
    }
results-all-done = alle bevelen zijn uitgevoerd
centres-line =
    { $count ->
        [one] { POWER($power) }: 1 aanvoergebied
       *[other] { POWER($power) }: { $count } aanvoergebieden
    }
