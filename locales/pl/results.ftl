### Turns, orders and what became of them.
###
### $unit, $units: units in the reader's notation. $attack, $against: strengths. $place: a province's name.
### $count: how many. $year: the year as the language writes it.

## Turns

turn-spring = wiosna { $year }
turn-autumn = jesień { $year }
turn-winter = zima { $year }
turn-retreats = { $turn }, odwroty
turn-adjustments = { $turn }, uzupełnienia
year-after-christ = { $year } r. n.e.

## Why an order failed

outcome-standoff = blokada z { LIST($units) }, siły { $attack } : { $against }
outcome-too-weak = za słaba wobec { LIST($units) }, siły { $attack } : { $against }
outcome-held-off = odparta przez { $unit }, siły { $attack } : { $against }
outcome-head-to-head = zatrzymana przez { $unit }, idącą z naprzeciwka, siły { $attack } : { $against }
outcome-own-unit = zatrzymana przez własną { $unit }, która została na miejscu
outcome-support-cut = wsparcie odcięte przez { LIST($units) }
outcome-dislodged = wyparta przez { $unit }
outcome-dislodged-strength = wyparta przez { $unit }, siły { $attack } : { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] konwój zerwany: { LIST($units) } wyparta
       *[other] konwój zerwany: { LIST($units) } wyparte
    }
outcome-no-convoy = brak konwoju: rozkazy nie obejmują całej trasy
outcome-paradox = bez skutku: konwoje przeczą sobie nawzajem
outcome-retreat-collision =
    { COUNT($units) ->
        [one] w to samo miejsce wycofywała się też { LIST($units) }
       *[other] w to samo miejsce wycofywały się też { LIST($units) }
    }

support-not-needed = niepotrzebne: wspierana jednostka nie napotkała oporu
support-own-unit = nie liczy się przeciw { $unit }: nie można pomagać w wypieraniu własnych jednostek
support-no-attack = bez skutku: armia w ogóle nie wyruszyła

## Why an order was none

void-unreadable = rozkaz nieważny: nieczytelny; jednostka się broni
void-no-such-unit = rozkaz nieważny: nie ma takiej jednostki
void-wrong-unit-kind = rozkaz nieważny: stoi tam jednostka innego rodzaju
void-wrong-nationality = rozkaz nieważny: jednostka należy do innego mocarstwa
void-wrong-coast = rozkaz nieważny: jednostka stoi przy innym wybrzeżu
void-not-adjacent = rozkaz nieważny: prowincje nie sąsiadują; jednostka się broni
void-off-every-path = rozkaz nieważny: flota nie stoi na żadnej trasie konwoju; jednostka się broni
void-no-route = rozkaz nieważny: brakuje flot do konwoju; jednostka się broni
void-wrong-terrain = rozkaz nieważny: ta jednostka nie może tego zrobić; broni się
void-missing-coast = rozkaz nieważny: nie podano wybrzeża; jednostka się broni
void-impossible-coast = rozkaz nieważny: to wybrzeże jest poza zasięgiem; jednostka się broni
void-unreachable-support = rozkaz nieważny: ta prowincja jest poza zasięgiem wsparcia
void-mismatched-support = bez skutku: wspierana jednostka miała inny rozkaz
void-mismatched-convoy = bez skutku: armia miała inny rozkaz
void-duplicate = rozkaz nieważny: jednostka dostała więcej niż jeden; broni się
void-disorder = rozkaz nieważny: w tym mocarstwie panuje anarchia
void-closed = rozkaz nieważny: ta prowincja jest na razie zamknięta
void-illegal-retreat = rozkaz nieważny: tam nie można się wycofać; jednostka zostaje rozwiązana
void-no-free-site = rozkaz nieważny: buduje się tylko we własnych, pustych centrach macierzystych
void-not-yours = rozkaz nieważny: buduje się tylko we własnych, pustych centrach zaopatrzenia
void-too-many = rozkaz nieważny: o jeden za dużo

## From other adjudicators, who give a word and no reason

outcome-word-bounce = zatrzymana
outcome-word-no-convoy = brak konwoju
outcome-word-cut = wsparcie odcięte
outcome-word-void = rozkaz nieważny
outcome-word-dislodged = wyparta
outcome-word-disband = rozwiązana

## Summaries

results-dislodged =
    { $count ->
        [0] żadna jednostka nie została wyparta
        [one] wyparta jedna jednostka
        [few] wyparte { $count } jednostki
       *[other] wypartych { $count } jednostek
    }
