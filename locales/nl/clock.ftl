### De klok: praten en schrijven aan tafel, te laat zijn, afwezigheid, het uur waarop een spel eindigt.

# $until (String)
status-talk = Er wordt onderhandeld tot { $until }; daarna schrijft iedereen bevelen.
# $awaited (Number) spelers die nog willen onderhandelen
talk-done =
    { $awaited ->
        [0] Bedankt. Iedereen is uitgepraat.
        [one] Bedankt. Eén speler wil nog onderhandelen.
       *[other] Bedankt. { $awaited } spelers willen nog onderhandelen.
    }
talk-on = Goed, de onderhandelingen gaan door tot de tijd om is.
# $until (String)
writing-begins = De onderhandelingen zijn voorbij. Nu schrijft iedereen in stilte: stuur me je bevelen privé, uiterlijk { $until }.
# $resume, $vote (String) commando's: van de spelleider, en de stemming van de spelers
ready-but-paused = Iedereen is klaar, maar het spel is gepauzeerd: de uitslag komt zodra het verdergaat (spelleider: `{ $resume }`, spelers: `{ $vote }`).
# $powers (String)  $until (String)
orders-late = Er ontbreken nog bevelen van { POWERS($powers) }. Late bevelen tellen nog mee tot { $until }; de bevelen van de anderen liggen vast.
first-put-off = Er ontbreken nog bevelen van { POWERS($powers) }. Dit is de eerste fase, dus de deadline schuift één keer op: { $until }. Anderen kunnen { COUNT($powers) ->
    [one] die plaats
   *[other] die plaatsen
    } intussen overnemen.
first-put-off-alone = Er ontbreken nog bevelen van { POWERS($powers) }. Dit is de eerste fase, dus de deadline schuift één keer op: { $until }.
# $powers (String)  $phase (String)  In elke soort fase: ook terugtochten en bouwen.
missed-hold = Geen bevelen ontvangen van { POWERS($powers) } ({ $phase }). De fase is zonder die bevelen uitgewerkt.
adjudicated-late = Ik kon deze fase niet op tijd uitwerken: de deadline was { $deadline }. De volgende fase krijgt de volle tijd.
missed-disorder = Geen bevelen ontvangen van { POWERS($powers) } ({ $phase }). Volgens de regels heerst daar dan anarchie: eenheden houden stand zonder elkaar te steunen, verdreven eenheden worden ontbonden en er wordt niet gebouwd.
# $phase (String)  $missed (Number) fasen achter elkaar
you-missed = Ik heb niets van je gekregen ({ $phase }). Stuur je in de volgende fase ook niets, dan bied ik je plaats aan anderen aan. Kun je niet verderspelen? Laat het dan op tijd weten.
you-missed-offered =
    { $missed ->
        [one] Ik heb één fase niets van je gekregen ({ $phase }). Anderen mogen nu je plaats overnemen. Stuur je bevelen voordat iemand dat doet, dan blijft de plaats van jou.
       *[other] Ik heb al { $missed } fasen niets van je gekregen, het laatst: { $phase }. Anderen mogen nu je plaats overnemen. Stuur je bevelen voordat iemand dat doet, dan blijft de plaats van jou.
    }
# $powers (String)
hour-struck-units = De afgesproken eindtijd is bereikt. De meeste eenheden: { POWERS($powers) }.
hour-struck-centres = De afgesproken eindtijd is bereikt. De meeste aanvoergebieden: { POWERS($powers) }.
restored = De bot is hersteld uit een reservekopie (gemaakt { $since }). Commando's en knoppen van daarna en bevelen die op de kaart gekozen zijn, zijn verloren gegaan; getypte bevelen misschien ook, vooral voor een fase die daarna begonnen is. Een fase waarvan de uitslag al bekend was, wordt misschien opnieuw gespeeld. Kijk alsjeblieft met `{ $orders }` wat ik heb, en stuur opnieuw wat ontbreekt.
deadline-postponed = Een netwerk waarop iemand speelt, is onbereikbaar. De deadline schuift even lang op als de storing duurt, tot uiterlijk { $latest }.
deadline-after-outage = Alle netwerken zijn weer bereikbaar. Bevelen uiterlijk { $deadline }.
computers-alone = Alleen de computer speelt nog. Het spel gaat door zonder op deadlines te wachten en eindigt uiterlijk na een paar jaar.
ended-unattended = Alleen de computer speelt nog. Zoals afgesproken eindigt het spel hier.
only-computers =
    { $phases ->
        [one] Een hele fase lang hebben alleen computers gespeeld; het spel eindigt hier.
       *[other] Al { $phases } fasen op rij hebben alleen computers gespeeld; het spel eindigt hier.
    }

term-grace-silent = Zolang er op late bevelen wordt gewacht, mag er niet worden onderhandeld.
term-missing-pauses = Ontbreken er bevelen als de tijd om is, dan wordt het spel gepauzeerd tot ze er zijn of iemand de plaats overneemt; de bevelen van de anderen liggen dan vast.
term-missing-wait = Duurt dat langer dan { $time }, dan beslissen de spelers bij meerderheid hoe het verdergaat.
orders-awaited = Er ontbreken nog bevelen van **{ POWERS($powers) }**. Het spel is gepauzeerd tot ze er zijn of iemand de plaats overneemt.
orders-awaited-alone = Er ontbreken nog bevelen van **{ POWERS($powers) }**. Het spel is gepauzeerd tot ze er zijn of de spelleider het hervat.
orders-awaited-others = De bevelen van de anderen liggen vast, tenzij de spelleider de stelling verandert.
orders-awaited-yours = Het spel is gepauzeerd omdat jouw bevelen voor { $phase } ontbreken. Stuur ze, dan gaat het verder.
orders-awaited-until = Zijn ze er uiterlijk { $until } niet, dan beslissen de spelers van wie de bevelen er zijn bij meerderheid hoe het verdergaat.
going-on = Er ontbreken nog steeds bevelen van **{ POWERS($powers) }**. De spelers van wie de bevelen er zijn, beslissen nu bij meerderheid: anarchie, de computer neemt het over, of nog een keer wachten.
going-on-until = Kiezen kan tot { $until }. Daarna geldt de keuze met de meeste stemmen; heeft niemand gekozen, dan wordt het anarchie.
going-on-in-private = Ik vraag het ieder apart; niemand hoort wie wat koos.
going-on-answers = Druk op een knop, of schrijf: { LIST($list) }
going-on-disorder = Anarchie
going-on-computer = Computer
going-on-wait = Nog { $time } wachten
going-on-disorder-read = anarchie|wanorde
going-on-computer-read = computer|bot
going-on-wait-read = wachten|afwachten
going-on-noted = Genoteerd: { $choice }. Het is beslist zodra meer dan de helft hetzelfde wil. Je mag je nog bedenken.
going-on-taken-back = Genoteerd, dit wil je niet meer: { $choice }.
going-on-with-disorder = De spelers hebben beslist: anarchie voor **{ POWERS($powers) }**, en het spel gaat verder. Daar wordt pas weer gewacht als er iemand speelt.
going-on-with-computer = De spelers hebben beslist: de computer neemt **{ POWERS($powers) }** over, en het spel gaat verder.
going-on-waiting = De spelers hebben besloten nog een keer te wachten op bevelen van **{ POWERS($powers) }**, tot uiterlijk { $until }. Daarna beslissen ze opnieuw.
