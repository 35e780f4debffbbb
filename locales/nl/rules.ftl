### De spelregels, in onze eigen woorden.

## Onderwerpen

rule-support-cut = verbroken steun
    .also = steun | steun verbroken | steun verbreken | verbreken
rule-own-units = eigen eenheden
    .also = eigen eenheid | eigen eenheid verdrijven
rule-standoff = patstelling
    .also = patstellingen | patstand | belegerd garnizoen | garnizoen | even sterk
rule-head-to-head = frontale botsing
    .also = frontaal | van plaats wisselen | wisselen | ruilen
rule-convoy = konvooi
    .also = konvooien | verbroken konvooi | zeeroute
rule-paradox = konvooiparadox
    .also = paradox | paradoxen | szykman | pandin
rule-retreat = terugtochten
    .also = terugtocht | terugtrekken | verdreven | verdreven eenheid
rule-build = bouwen
    .also = bouw | nieuwe eenheden | thuiscentrum | winter
rule-disband = ontbinden
    .also = ontbinding | te veel eenheden
rule-disorder = anarchie
    .also = wanorde | afwezig | afwezige speler | gemiste bevelen
rule-coast = kusten
    .also = kust | twee kusten | spanje | bulgarije | sint-petersburg
rule-waive = afzien van bouwen
    .also = afzien | niet bouwen
rule-ownership = bezit van aanvoergebieden
    .also = aanvoergebied | aanvoergebieden | bezit | verovering
rule-victory = overwinning
    .also = winnen | winst | achttien | 18 aanvoergebieden
rule-draw = gelijkspel
    .also = overlevenden | delen
rule-several-orders = meer bevelen voor één eenheid
    .also = meer bevelen | twee bevelen | dubbele bevelen | laatste bevel

## Teksten

rule-title = **{ CAPITAL($topic) }**
rule-source = Bron: { $edition }, { LIST($sections) }.
rule-source-edition = Bron: { $edition }.
rule-source-datc = Testgevallen (DATC): { LIST($cases) }.
rule-source-changed = Dit spel wijkt op punten van die regels af; hier staat wat nu geldt.
rule-nearest = Een regel ‘{ $word }’ ken ik niet. Bedoelde je { LIST($topics) }?
rule-unknown = Een regel ‘{ $word }’ ken ik niet.
rule-topics = Om een regel te lezen typ je `{ $rule }` en een van deze onderwerpen: { LIST($topics) }.

rule-text-support-cut = Steun is verbroken zodra een eenheid van een andere mogendheid de steunende eenheid aanvalt, ook als die aanval mislukt. Eén uitzondering: een aanval uit het gebied waartegen de steun gericht is, verbreekt die alleen als hij de steunende eenheid verdrijft. Niemand kan de steun van zijn eigen eenheden verbreken.
rule-text-support-cut-convoyed = Een leger dat per konvooi komt, verbreekt ook steun tegen het gebied waaruit het vertrokken is.
rule-text-own-units = Geen eenheid kan een eenheid van de eigen mogendheid verdrijven, en geen steun helpt anderen om een eenheid te verdrijven van de mogendheid die de steun geeft. De bevelen blijven wel geldig: de aanval houdt anderen buiten, en de steun telt tegenover alle anderen.
rule-text-standoff = Even sterke eenheden die hetzelfde gebied in willen, houden elkaar tegen: ze blijven allemaal staan, en niemand kan zich die beurt naar dat gebied terugtrekken. Staat er al een eenheid, dan wordt die door gelijke aanvallen niet verdreven; dat lukt alleen een aanval die sterker is dan alle andere.
rule-text-head-to-head = Twee eenheden die elkaars gebied in willen, kunnen elkaar niet passeren. De eenheid met de meeste steun gaat door en verdrijft de andere; bij gelijke kracht blijven beide staan. Drie of meer eenheden kunnen in een kring bewegen, en twee kunnen van plaats wisselen als er één per konvooi gaat.
rule-text-head-to-head-contests = Een eenheid die bij zo'n botsing verdreven wordt, heeft geen invloed op het gebied waar de aanvaller vandaan kwam. Na elke andere aanval kan de eenheid anderen daar nog buiten houden.
rule-text-head-to-head-no-effect = Een verdreven eenheid heeft nooit invloed op het gebied waar de aanvaller vandaan kwam.
rule-text-convoy = Een leger steekt water over als een rij vloten op zee het bevel heeft om het over te zetten, van waar het staat naar waar het heen gaat. Elke vloot vervoert één leger per beurt, van welke mogendheid ook. Een vloot aanvallen verbreekt het konvooi niet, die verdrijven wel: dan blijft het leger staan en heeft het geen invloed op zijn doel.
rule-text-convoy-any = Vormen de bevelen meer dan één route, dan is één verdreven vloot op een van die routes genoeg om het konvooi te verbreken.
rule-text-convoy-all = Vormen de bevelen meer dan één route, dan komt het leger aan zolang er één route intact is.
rule-text-paradox = Een konvooiparadox ontstaat als een overgezet leger een eenheid aanvalt waarvan de steun beslist over het konvooi van dat leger: elk antwoord lijkt zichzelf te weerleggen.
rule-text-paradox-1971 = Hier verbreekt het overgezette leger geen steun aan een aanval op een vloot van zijn konvooi.
rule-text-paradox-1982 = Hier verbreekt een overgezet leger geen steun aan een aanval op een konvooierende vloot, en ook geen steun aan zo'n vloot, welk leger die ook vervoert.
rule-text-paradox-2000 = Hier verbreekt het overgezette leger geen steun aan een aanval op een vloot van zijn konvooi, tenzij het ook zonder die vloot over een andere, intacte route kan aankomen.
rule-text-paradox-szykman = Hier blijft het leger van de paradox staan en heeft het geen invloed op zijn doel; alle andere bevelen worden uitgevoerd (de regel van Szykman).
rule-text-paradox-all-hold = Hier mislukken alle zetten die bij de paradox horen, zonder invloed op hun doel.
rule-text-retreat = Een verdreven eenheid trekt zich terug naar een aangrenzend gebied waar die heen had kunnen gaan, of wordt ontbonden. De eenheid kan niet naar een bezet gebied, en niet naar een gebied dat die beurt door een patstelling leeg bleef. Bij terugtochten is er geen steun en geen konvooi. Eenheden die naar hetzelfde gebied gaan, worden allemaal ontbonden, en een eenheid zonder bevel ook.
rule-text-retreat-convoyed = Een verdreven eenheid kan ook niet naar het gebied waar de aanvaller vandaan kwam, tenzij die per konvooi kwam.
rule-text-retreat-never = Een verdreven eenheid kan ook niet naar het gebied waar de aanvaller vandaan kwam, zelfs niet als die per konvooi kwam.
rule-text-retreat-keep-one = Kunnen meerdere eenheden van één mogendheid alleen naar een en hetzelfde gebied, dan gaat precies één ervan daarheen.
rule-text-build = Na de najaarsbeurt mag een mogendheid met meer aanvoergebieden dan eenheden zoveel eenheden bouwen als het verschil: één in elk aanvoergebied in eigen land dat ze nog bezit en dat onbezet is. Vloten worden alleen aan de kust gebouwd; waar twee kusten zijn, moet je er een noemen.
rule-text-disband = Na de najaarsbeurt moet een mogendheid met minder aanvoergebieden dan eenheden zoveel eenheden ontbinden als het verschil. Ze kiest zelf welke; noemt ze er te weinig, dan kiest de regel voor anarchie de rest.
rule-text-disorder = De eenheden van een mogendheid in anarchie houden stand en steunen elkaar niet. Worden ze verdreven, dan worden ze ontbonden, en er wordt niet gebouwd. Moet er ontbonden worden, dan gaan de verste eerst; bij gelijke afstand een vloot vóór een leger, en daarna beslist het alfabet.
rule-text-disorder-home-centre = De afstand telt vanaf het dichtstbijzijnde aanvoergebied in eigen land, voor vloten over water.
rule-text-disorder-home-country = De afstand telt vanaf het dichtstbijzijnde gebied in eigen land, voor vloten over water.
rule-text-disorder-owned-centre = De afstand telt vanaf het dichtstbijzijnde aanvoergebied dat de mogendheid bezit, over land en water gelijk.
rule-text-disorder-support = Eenheden van andere mogendheden mogen ze steunen.
rule-text-disorder-no-support = Ook eenheden van andere mogendheden kunnen ze niet steunen.
rule-text-coast = Een vloot die beide kusten van een gebied kan bereiken, moet er een noemen; anders is het bevel ongeldig en houdt die stand. Een vloot vertrekt alleen van de kust waar die ligt. Voor legers maken kusten niet uit, en een vloot die één kust kan bereiken, kan in het hele gebied steun geven.
rule-text-coast-omitted = Kan de vloot maar één van de twee kusten bereiken, dan hoeft die niet genoemd te worden.
rule-text-coast-strict = De kust moet ook genoemd worden als de vloot er maar één kan bereiken.
rule-text-waive = Niemand hoeft te bouwen. Wat je niet bouwt, wordt niet bewaard: de winter daarna telt alleen het verschil tussen je aanvoergebieden en je eenheden van dat moment.
rule-text-ownership-autumn = Een aanvoergebied is van de mogendheid die er na de zetten en terugtochten van het najaar een eenheid heeft. Erdoorheen trekken in het voorjaar verandert niets, en vertrekt de eenheid, dan houdt de eigenaar het.
rule-text-ownership-last = Een aanvoergebied is van de mogendheid die er het laatst een eenheid had, na de zetten en terugtochten van elke beurt.
rule-text-victory = { $centres ->
    [one] Wie 1 aanvoergebied bezit, wint alleen.
   *[other] Een mogendheid die { $centres } aanvoergebieden bezit wanneer het bezit wordt geteld, wint alleen. Halen twee dat tegelijk, dan wint wie er meer heeft; hebben ze er evenveel, dan gaat het spel door.
    }
rule-text-victory-goal =
    { COUNT($centres) ->
        [one] Een mogendheid die dit aanvoergebied bezit wanneer het bezit wordt geteld, wint alleen: { LIST($centres) }. Hoeveel aanvoergebieden anderen hebben, maakt niet uit.
       *[other] Een mogendheid die al deze aanvoergebieden bezit wanneer het bezit wordt geteld, wint alleen: { LIST($centres) }. Hoeveel aanvoergebieden anderen hebben, maakt niet uit.
    }
rule-text-victory-units = In het spel voor twee wint de kant die 24 eenheden heeft.
rule-text-draw = De spelers die nog eenheden hebben, kunnen op elk moment samen een gelijkspel afspreken. Ze delen gelijk, hoeveel aanvoergebieden ze ook bezitten; alle anderen hebben verloren. Is één van hen tegen, dan gaat het niet door.
rule-text-several-orders-last = Krijgt een eenheid meer dan één bevel, dan telt het laatste.
rule-text-several-orders-first = Krijgt een eenheid meer dan één bevel, dan telt het eerste.
rule-text-several-orders-none = Krijgt een eenheid in één bericht meer dan één bevel, dan telt er geen: die houdt stand, of wordt bij terugtochten ontbonden.

command-rule = spelregel
    .also = regel | leg-uit
    .about = Zoek een regel op zoals die in dit spel geldt: `spelregel konvooi`
parameter-topic = onderwerp
    .about = Waar de regel over gaat: konvooi, terugtochten, kusten
action-rule = De regel
