### Turns, orders and what became of them.
###
### $unit, $units: units in the reader's notation. $attack, $against: strengths. $place: a province's name.
### $count: how many. $year: the year as the language writes it.

## Turns

turn-spring = voorjaar { $year }
turn-autumn = najaar { $year }
turn-winter = winter { $year }
turn-retreats = { $turn }, terugtochten
turn-adjustments = { $turn }, bouwen en ontbinden
year-after-christ = { $year } n.Chr.

## Why an order failed

outcome-standoff = patstelling met { LIST($units) }, { $attack } tegen { $against }
outcome-too-weak = te zwak tegen { LIST($units) }, { $attack } tegen { $against }
outcome-held-off = afgeslagen door { $unit }, { $attack } tegen { $against }
outcome-head-to-head = tegengehouden door { $unit }, die van de andere kant kwam, { $attack } tegen { $against }
outcome-own-unit = tegengehouden door een eigen eenheid ({ $unit }), die bleef staan
outcome-support-cut = steun verbroken door { LIST($units) }
outcome-dislodged = verdreven door { $unit }
outcome-dislodged-strength = verdreven door { $unit }, { $attack } tegen { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] konvooi verbroken: { LIST($units) } is verdreven
       *[other] konvooi verbroken: { LIST($units) } zijn verdreven
    }
outcome-no-convoy = geen konvooi: er was geen volledige route bevolen
outcome-paradox = zonder gevolg: konvooiparadox (de bevelen spreken elkaar tegen)
outcome-retreat-collision =
    { COUNT($units) ->
        [one] botsing: { LIST($units) } trok zich ook daarheen terug
       *[other] botsing: { LIST($units) } trokken zich ook daarheen terug
    }

support-not-needed = niet nodig: er was geen tegenstand
support-own-unit = telt niet tegen { $unit }: je kunt niet helpen een eigen eenheid te verdrijven
support-no-attack = zonder gevolg: het leger is nooit vertrokken

## Why an order was none

void-unreadable = ongeldig bevel: onleesbaar; de eenheid houdt stand
void-no-such-unit = ongeldig bevel: die eenheid is er niet
void-wrong-unit-kind = ongeldig bevel: daar staat een andere soort eenheid
void-wrong-nationality = ongeldig bevel: de eenheid is van een andere mogendheid
void-wrong-coast = ongeldig bevel: de eenheid ligt aan de andere kust
void-not-adjacent = ongeldig bevel: de gebieden grenzen niet aan elkaar; de eenheid houdt stand
void-off-every-path = ongeldig bevel: de vloot ligt op geen enkele route van het konvooi; de vloot houdt stand
void-no-route = ongeldig bevel: er liggen geen vloten voor het konvooi; de eenheid houdt stand
void-wrong-terrain = ongeldig bevel: dat kan zo'n eenheid niet; de eenheid houdt stand
void-missing-coast = ongeldig bevel: de kust ontbreekt; de eenheid houdt stand
void-impossible-coast = ongeldig bevel: die kust is onbereikbaar; de eenheid houdt stand
void-unreachable-support = ongeldig bevel: voor deze steun is dat gebied onbereikbaar
void-mismatched-support = zonder gevolg: de gesteunde eenheid had een ander bevel
void-mismatched-convoy = zonder gevolg: het leger had een ander bevel
void-duplicate = ongeldig bevel: meer dan één bevel gekregen; de eenheid houdt stand
void-disorder = ongeldig bevel: de mogendheid verkeert in anarchie
void-closed = ongeldig bevel: dat gebied is voorlopig gesloten
void-illegal-retreat = ongeldig bevel: daarheen kan de eenheid zich niet terugtrekken, dus die wordt ontbonden
void-no-free-site = ongeldig bevel: geen onbezet aanvoergebied in eigen land, of niet meer van de mogendheid
void-not-yours = ongeldig bevel: geen onbezet aanvoergebied van de mogendheid
void-too-many = ongeldig bevel: één te veel

## From other adjudicators, who give a word and no reason

outcome-word-bounce = tegengehouden
outcome-word-no-convoy = geen konvooi
outcome-word-cut = steun verbroken
outcome-word-void = ongeldig bevel
outcome-word-dislodged = verdreven
outcome-word-disband = ontbonden

## Summaries

results-dislodged =
    { $count ->
        [0] geen eenheid verdreven
        [one] één eenheid verdreven
       *[other] { $count } eenheden verdreven
    }
