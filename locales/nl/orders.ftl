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
    .also = H | hold | holds | standhouden | stand houden | houdt stand | houd stand | houden | houdt | hou stand | blijft | blijft staan | blijf | wachten | staat | blijft waar het is | verdedigt | blijft liggen | blijft waar hij is | blijft waar ze is | blijft daar
order-move = -
    .name = gaat naar
    .also = verplaatst zich naar | verplaatst naar | verplaatst | gaat naar | ga naar | gaat | valt | aanval | aanval op | valt aan | trekt naar | vaart naar | marcheert naar | beweegt naar | stuur | stuurt | verplaats
order-support = S
    .name = steunt
    .also = supports | support | ondersteunt | ondersteun | ondersteunen | ondersteuning | steunt | steun | steunen | helpt | ond | geeft steun aan | geeft steun | steun aan | ter ondersteuning van | ter ondersteuning
order-convoy = C
    .name = konvooieert
    .also = begeleidt | begeleid | begeleiden | begeleiding | konvooi | konvooieert | konvooieer | gekonvooieerd | convoy | convoys | vervoert | vervoer | brengt | beg | konv | transporteert | transporteer | transporteren
order-via = VIA
    .name = per konvooi
    .also = via konvooi | per konvooi | over zee | met begeleiding | via convoy | per schip | per boot
order-retreat = R
    .name = trekt zich terug naar
    .also = terugtocht | terugtocht naar | trekt zich terug naar | trekt terug naar | trekt zich terug | trekt terug | retreat | retreats | terugtrekken naar | terug naar | trek terug | trek terug naar | trek me terug | trek me terug naar | wijkt uit naar
order-disband = D
    .name = wordt ontbonden
    .also = ontbindt | ontbind | ontbinden | ontbonden | ontbinding | wordt ontbonden | verwijder | verwijdert | verwijderen | opheffen | opgeheven | wordt opgeheven | disband | vernietigd | van het bord
order-build = B
    .name = wordt gebouwd
    .also = wordt gebouwd | gebouwd | wordt opgebouwd | opgebouwd | + | bouwt | bouw | bouwen | opbouwen | opbouw | nieuw | nieuwe | build
order-waive = afzien
    .name = ziet af
    .also = geen opbouw | geen bouw | ziet af van opbouw | afzien van opbouw | ziet af | zie af van opbouw | zie af | overslaan | waive | bouw niet | ik bouw niet | bouw niets | ik bouw niets | bouw niks | ik bouw niks | ik pas | zie af van de rest | ziet af van de rest | ziet af van de derde | ziet af van de andere | zie af van de andere

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
phase-movement = uitvoeren van bevelen
    .also = zettenfase | bewegingsfase
phase-any = bevelen
    .also = mijn bevelen | zetten | mijn zetten | orders
phase-retreat = terugtochten
    .also = terugtocht
phase-adjustment = bouwen en ontbinden
    .also = opbouw en ontbinding | opbouw of ontbinding van eenheden | opbouw | ontbindingen | opbouwfase | opbouw en ontbinding van eenheden

## Small words

words-to = naar | richting | op | in | te | tot | bij
words-from = van | uit | vanuit | vanaf
words-and = en | dan | plus | ook
words-or = of | oftewel | liever | of toch | of liever | of beter
words-if = als | misschien | tenzij | anders | behalve | indien | mits | wanneer | zodra | alleen | test | testen | testje | kladje | concept | voorbeeld | theoretisch | in theorie | hypothetisch | grapje | geintje | wacht | hm | hmm | tja | op voorwaarde | zolang | op voorwaarde dat | nee nee | nee wacht | in plaats daarvan
words-not = niet | geen | nooit | annuleer | schrap | negeer | zonder | toch niet | stop | nee | vergeet | laat maar | ingetrokken | vervalt | in plaats van
words-noise = ik | wij | de | het | een | zich | aan | mijn | m'n | onze | zijn | haar | eenheid | eenheden | bevel | graag | aub | alsjeblieft | s.v.p. | op
words-all-hold = alles blijft staan | alles houdt stand | allemaal houden | alles houden | alles XXX | alles hold | alle eenheden houden stand | alle eenheden blijven staan | de rest blijft staan | de rest houdt stand | rest houdt | rest XXX | rest hold | rest blijft staan
words-courtesy = alsjeblieft | alstublieft | alsjeblief | aub | a.u.b. | graag | svp | s.v.p. | dank | dank je | dank u | dank je wel | dankjewel | dankje | bedankt | thanks | thx | oké | oke | ok | ja | hoi | hallo | hey | hi | goedemorgen | goedemiddag | goedenavond | goeiemorgen | beste bot | bot | Dragoman | dus | nu | hier | hier zijn | hier is | hierbij | bij deze | hier mijn bevelen | hier zijn mijn bevelen | mijn bevelen | mijn bevelen zijn | mijn bevel | mijn orders | mijn zetten | bevelen | bevel | orders | order | zetten | nieuwe bevelen | zoals afgesproken | zoals besproken | zoals gepland | zoals beloofd | zoals altijd | zoals gewoonlijk | dat is alles | dat was het | dat was alles | klaar | succes | veel plezier | groet | groeten | groetjes | vriendelijke groet | met vriendelijke groet | gr | mvg | de | het | een | ik | wij | we | mijn | m'n | onze | ons | eenheid | eenheden | wil | wil graag | ik wil | ik wil graag | ik beveel | eerst | ten eerste | ten tweede | tot slot | verder | tenslotte | aan | op | binnen | in | zich | hè | fijne avond | fijne dag | prettige avond | goede nacht | merci | daar gaan we | verzonden vanaf mijn iPhone | alvast bedankt | bedankt alvast | ja graag | heel erg bedankt | hartelijk dank | dank je zeer | fijn weekend | graag ook | ook graag | gereed | ik ben klaar | ben klaar | ik ben gereed
words-asks = mag | kan | kun | kunnen | moet | zal | zou | is | was | zijn | heb | heeft | wat | waarom | hoe | wanneer | waar | wie | welke | klopt | wordt
words-withdraws = annuleer | annuleren | geannuleerd | schrap | geschrapt | ingetrokken | intrekken | vervalt | vervallen | vergeet | laat maar | verwijder | wis | negeer | eraf | eruit | valt uit | valt af | valt weg | valt in het water | gaat niet door | is van de baan | komt te vervallen | schrappen | verwijderen | wissen | negeren | ongedaan | ongedaan maken | maak ongedaan | herroepen | teruggetrokken | verwijderd
words-corrects = nee | nee nee | nee wacht | toch | toch maar | of toch | sorry | liever | of liever | beter | of beter | ik bedoel | ik bedoelde | wacht | correctie | oeps | in plaats daarvan | o sorry | het moet zijn | moet zijn | o nee
words-supported-by = gesteund door | met steun van | met de steun van | ondersteund door | met ondersteuning van | met hulp van | met steun uit
words-completes = uit | af
words-goes = door | door naar | schuift | schuift door | schuift op | pakt | neemt | bezet | verovert | bezoekt | valt binnen | vaart | vaart uit | zeilt | loopt | wandelt | gaat wandelen | trekt op | rukt op | stoomt op | steekt over | omhoog | omlaag | over | verhuist | duikt | sluipt | komt | gaat | gaat richting | gaat de | gaat het | gaat door | gaat over | stapt | marcheert | vertrekt | volgt | kiest het ruime sop | eens | even | effe | springt | reist | stuift | duwt door | zakt af | zwemt | rijdt | hobbelt | gaat eens | gaat even | gaat maar | schiet
words-follows = in | op | binnen | uit | af | door | heen | toe | achterna | erachteraan
words-stays = houden stand | blijft thuis | blijft daar | blijft hier | blijft liggen | blijft lekker liggen | blijft lekker staan | blijft lekker zitten | blijft gewoon staan | blijft gewoon liggen | blijft ff staan | blijft even staan | blijft nog even staan | blijft zitten | blijft zitten waar hij zit | blijft staan waar hij staat | blijft waar hij is | staat | staan | staat stil | ligt stil | ligt | doet niets | doet niks | verroert zich niet | beweegt niet | beweegt zich niet | verdedigt zich | wacht af | rust | rust uit | houdt ook stand | houdt | blijven thuis | blijven beide staan | blijven allebei staan | houden beide stand | blijft op zijn plek | blijft op z'n plek | blijft op zijn plaats | gaat nergens heen | blijven staan | blijven | houdt de boel vast | houdt de wacht | houdt de stelling | slaapt | houdt het fort | blijven hier | blijven daar | blijft waar ie is
words-too = ook | idem | eveneens | ditto | hetzelfde
words-with = met | met de | met mijn | doe mij maar | doe maar | stuur | ik stuur | ik ga met | zet | ik had graag | ik wil | ik wil graag | graag
words-asides = top | hup | hop | kom op | daar gaat ie | daar gaan we dan | zo | tot vanavond | tot later | tot straks | tot morgen | tot snel | tot dan | tot zo | doei | doeg | dag bot | ciao | ciao bot | hoi bot | hallo bot | hoi allemaal | hallo allemaal | goedemorgen allemaal | goedenavond allemaal | welterusten | slaap lekker | fijne avond allemaal | dat was 'm | dat was hem | meer niet | verder niets | verder niks | duimen maar | avanti | vandaag | deze beurt | gewoon | het gebruikelijke | mijn drie | mijn vier | hier komen ze | cheers | einde | einde bericht | over en uit | terwijl | gg | mn zetten | klaar | gereed
words-sorry = sorry | sry | excuus | excuses | mijn excuses | pardon | sorry laat | sorry dat ik laat ben | sorry dat ik zo laat ben | sorry dat het zo laat is | sorry voor de vertraging | sorry voor het wachten | excuses voor de vertraging
words-for = voor
words-than = dan | als
words-went = teruggekaatst | mislukt | gefaald | gestuit | verdreven | verjaagd | afgesneden | doorgesneden | verbroken | geslaagd | gelukt | afgeslagen
words-outcome = stuit | stuitert | kaatst terug | faalt | patstelling | ongeldig | mislukking | succes gehad | steun verbroken | steun afgesneden
words-rest = meer | verdere | rest | andere
words-one = een | één | eentje
words-unsettled = fout | foutje | mijn fout | foute boel | verkeerd | helemaal verkeerd | vergissing | vergist | ik heb me vergist | per ongeluk | per vergissing | verkeerd spel | verkeerde partij | verkeerde chat | verkeerde kamer | verkeerd kanaal | verkeerd bevel | verkeerde bevelen | verkeerde zet | oud | oude | oud bevel | oude bevelen | verouderd | achterhaald | voorlopig | onder voorbehoud | nog open | nog te bepalen | nog te beslissen | onzeker | nog onzeker | is dat goed | is dat ok | is dat oké | dat is fout | is fout | was fout | dat klopt niet | verkeerde eenheid | weg | weg ermee | denk er nog over | ik denk er nog over | denk er nog over na | ik denk er nog over na | denk nog na | ik denk nog na | twijfel nog | ik twijfel nog | gewoon een idee | alleen een idee | hardop gedacht
words-other-orders = laatste | laatste beurt | laatste ronde | vorig | vorige | vorige beurt | vorige ronde | vorig jaar | oud | oude | eerdere | volgende beurt | volgende ronde | volgend jaar | voorstel | voorstellen | suggestie | suggesties | idee | ideeën | wat ideeën | plan | plannen | optie | variant | wil | stelt voor | ik stel voor | mogelijke | alternatieve | alternatief | voorlopige | laatste zetten | afgelopen beurt | afgelopen ronde | volgend voorjaar | volgende lente | volgend najaar | volgende herfst | volgende winter | komend voorjaar
words-closing = groet | groeten | groetjes | gr | grt | grtz | mvg | vriendelijke groet | vriendelijke groeten | met vriendelijke groet | met vriendelijke groeten | veel groeten | bedankt | dank je | dankjewel
