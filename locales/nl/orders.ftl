### The words of orders in Dutch.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

unit-army = A
    .name = leger
    .also = leger | legers | L
unit-fleet = F
    .name = vloot
    .also = vloot | vloten | V

## Orders

order-hold = XXX
    .name = houdt stand
    .also = H | hold | holds | standhouden | stand houden | houdt stand | houd stand | houden | houdt | hou stand | blijft | blijft staan | blijf
order-move = -
    .name = gaat naar
    .also = verplaatst zich naar | verplaatst naar | verplaatst | gaat naar | ga naar | gaat | valt | aanval | aanval op | valt aan | trekt naar | vaart naar | marcheert naar | beweegt naar
order-support = S
    .name = steunt
    .also = supports | support | ondersteunt | ondersteun | ondersteunen | ondersteuning | steunt | steun | steunen
order-convoy = C
    .name = konvooieert
    .also = begeleidt | begeleid | begeleiden | begeleiding | konvooi | konvooieert | konvooieer | gekonvooieerd | convoy | convoys
order-via = VIA
    .name = per konvooi
    .also = via konvooi | per konvooi | over zee | met begeleiding | via convoy
order-retreat = R
    .name = trekt zich terug naar
    .also = terugtocht | terugtocht naar | trekt zich terug naar | trekt terug naar | trekt zich terug | trekt terug | retreat | retreats | terugtrekken naar | terug naar
order-disband = D
    .name = wordt ontbonden
    .also = ontbindt | ontbind | ontbinden | ontbonden | ontbinding | wordt ontbonden | verwijder | verwijdert | disband
order-build = B
    .name = wordt gebouwd
    .also = wordt gebouwd | gebouwd | wordt opgebouwd | opgebouwd | + | bouwt | bouw | bouwen | opbouwen | opbouw | nieuw | nieuwe | build
order-waive = afzien
    .name = ziet af
    .also = geen opbouw | geen bouw | ziet af van opbouw | afzien van opbouw | ziet af | zie af van opbouw | zie af | overslaan | waive

## Coasts. Read only behind a province that has the coast.

coast-nc = NK
    .name = noordkust
    .also = noordkust | noord | noordelijke kust | kust noord
coast-sc = ZK
    .name = zuidkust
    .also = zuidkust | zuid | zuidelijke kust | kust zuid
coast-ec = OK
    .name = oostkust
    .also = oostkust | oost | oostelijke kust | kust oost
coast-wc = WK
    .name = westkust
    .also = westkust | west | westelijke kust | kust west

## Turns and phases

season-spring = voorjaar
    .also = lente | vj
season-autumn = najaar
    .also = herfst | nj
season-winter = winter
phase-movement = bevelen
    .also = zetten | mijn bevelen | mijn zetten | orders | uitvoeren van bevelen
phase-retreat = terugtochten
    .also = terugtocht
phase-adjustment = bouwen en ontbinden
    .also = opbouw en ontbinding | opbouw of ontbinding van eenheden | opbouw | ontbindingen | opbouwfase | opbouw en ontbinding van eenheden

## Small words

words-to = naar | richting | op | in | te | tot | bij
words-from = van | uit | vanuit | vanaf
words-and = en | dan | plus | ook
words-or = of | oftewel
words-if = als | misschien | tenzij | anders | behalve | indien | mits | wanneer | zodra
words-not = niet | geen | nooit | annuleer | schrap | negeer | zonder | toch niet | stop
words-noise = ik | wij | de | het | een | zich | aan | mijn | m'n | onze | zijn | haar | eenheid | eenheden | bevel | graag | aub | alsjeblieft | s.v.p. | op
