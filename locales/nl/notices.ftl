### Wat de bot uit zichzelf of als antwoord zegt. `**vet**` en `` `code` `` worden zo getoond.

## Er worden spelers gezocht

created = **{ $name }** staat open. Meedoen kan met de knop onder de aankondiging.
created-begun = **{ $name }** is begonnen en alle plaatsen zijn van jou.
seated = Je doet mee ({ $joined } van { $needed }). Ik heb je net een privébericht gestuurd: daar geef je je bevelen.
welcome =
    Hallo! Je hebt een plaats in **{ $name }** ({ $joined } van { $needed }).
    Als het spel begint, schrijf je hier je bevelen, één regel per eenheid. Niemand anders ziet ze. Ik spreek Nederlands met je; voor een andere taal schrijf je { LIST($languages) }.
welcome-begun =
    Hallo! Je hebt een plaats in **{ $name }** ({ $joined } van { $needed }).
    Hier schrijf je je bevelen, één regel per eenheid. Niemand anders ziet ze. Ik spreek Nederlands met je; voor een andere taal schrijf je { LIST($languages) }.
left = Je plaats in **{ $name }** is weer vrij.

## Het spel begint

started =
    { "" }**{ $name } begint**
    { $sitting }
    Stuur me je bevelen privé. Deadline: { $deadline }
started-elsewhere =
    { "" }**{ $name } begint**
    { $sitting }
your-powers =
    { "" }**{ $name }**: je speelt **{ POWERS($powers) }**.
    Je eenheden: { LIST($units) }
    Schrijf bijvoorbeeld: `{ $example }`
    Deadline: { $deadline }
steps-order = Zo gaat het verder: schrijf hier voor elke eenheid een bevel, en daarna `{ $ready }`. Zodra iedereen klaar is, of anders bij de deadline, worden alle bevelen tegelijk uitgevoerd en krijg je de uitslag.
steps-order-waits = Zo gaat het verder: schrijf hier voor elke eenheid een bevel. Bij de deadline worden alle bevelen tegelijk uitgevoerd en krijg je de uitslag.
steps-ready = Schrijf nu nog `{ $ready }` of druk op de knop. Zodra iedereen klaar is, krijg je de uitslag.
steps-done = Tot de uitslag hoef je niets meer te doen.

## Bevelen

receipt-all =
    { $wanted ->
        [one] Ik heb je bevel.
        [2] Ik heb beide bevelen.
       *[other] Ik heb alle { $wanted } bevelen.
    }
receipt-all-but =
    { $wanted ->
        [one] Niet alles hiervan kon worden opgeslagen, maar ik heb je bevel.
       *[other] Niet alles hiervan kon worden opgeslagen, maar ik heb alle { $wanted } bevelen.
    }
receipt-some =
    { $wanted ->
        [one] Ik heb je bevel nog niet.
       *[other] Ik heb { $stored } van de { $wanted } bevelen.
    }
receipt-nothing = Hiervan kon ik niets opslaan.
receipt-to-talk = Dit lees alleen ik. Met een andere mogendheid praat je zo: `{ $talk } { POWER($power) }`, of met een brief: `{ $example }`
receipt-command-undone = `{ $command }` is niet uitgevoerd: stuur het als apart bericht.
receipt-letter-unsent = Er is niets naar { POWERS($to) } gestuurd: stuur dat als apart bericht.
receipt-adjustment =
    { $wanted ->
        [one] Ik heb je bevel.
       *[other] Ik heb { $stored } van de { $wanted } bevelen.
    }
receipt-missing =
    { $count ->
        [one] Nog zonder bevel: { LIST($units) } (houdt stand als je niets stuurt).
       *[other] Nog zonder bevel: { LIST($units) } (die houden stand als je niets stuurt).
    }
receipt-missing-retreat =
    { $count ->
        [one] Nog te beslissen: { LIST($units) } (wordt ontbonden als je niets stuurt).
       *[other] Nog te beslissen: { LIST($units) } (die worden ontbonden als je niets stuurt).
    }
receipt-due =
    { $count ->
        [one] Er ontbreekt nog één bevel.
       *[other] Er ontbreken nog { $count } bevelen.
    }
receipt-deadline = Wijzigen kan tot { $deadline }.
receipt-deadline-early = Alle bevelen zijn er: ik wacht nog maar tot { $deadline } op wijzigingen, of tot iedereen klaar is.
receipt-deadline-paused = Wijzigen kan zolang het spel gepauzeerd is.
header-mismatch = ‘{ $header }’ hoort bij een andere fase of mogendheid: het is nu { $phase } en jij speelt { POWER($power) }. Uit dit bericht heb ik niets opgeslagen. Was het voor nu bedoeld, stuur het dan opnieuw zonder die kop.
# $clear (String)
message-removed = Je hebt een bericht verwijderd. Wat ik had opgeslagen, blijft gelden; met `{ $clear }` trek je het in.
cleared = Alle bevelen van { POWER($power) } voor deze fase zijn ingetrokken.
receipt-unready = Je had gezegd dat je klaar was; door deze wijziging wacht ik weer op je. Schrijf `{ $ready }` als je klaar bent.
orders-title = Je bevelen ({ POWER($power) }):
orders-none = Ik heb nog geen bevelen van je.
orders-open = Deadline: { $deadline }
orders-open-paused = Je kunt ze ook sturen terwijl het spel gepauzeerd is.
orders-closed = De tijd is om: je bevelen liggen vast.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Bedankt. Iedereen is klaar.
        [one] Bedankt. Er wordt nog op één mogendheid gewacht.
       *[other] Bedankt. Er wordt nog op { $awaited } mogendheden gewacht.
    }
# In elke soort fase: zonder bevel houdt een eenheid stand, maar een verdreven eenheid wordt ontbonden.
ready-missing = Let op, nog zonder bevel: { LIST($units) }
ready-missing-retreat =
    { COUNT($units) ->
        [one] { LIST($units) } heeft geen bevel en wordt ontbonden.
       *[other] { LIST($units) } hebben geen bevel en worden ontbonden.
    }
ready-asked-units =
    { COUNT($units) ->
        [one] { LIST($units) } heeft nog geen bevel en zou standhouden. Ben je toch klaar?
       *[other] Geen van je eenheden heeft al een bevel; ze zouden allemaal standhouden: { LIST($units) }. Ben je toch klaar?
    }
ready-asked-builds =
    { $count ->
        [one] Je mag nog één eenheid bouwen en hebt die niet gekozen. Ben je toch klaar?
       *[other] Je mag nog { $count } eenheden bouwen en hebt die niet gekozen. Ben je toch klaar?
    }
unready-noted = Goed, je hebt nog tijd tot de deadline.

## Op wie er wordt gewacht

# $sent en $all tellen mogendheden.
status =
    { "" }**{ CAPITAL($phase) }** · mogendheden met bevelen: { $sent } van { $all }
deadline-line = Deadline: { $deadline }
latest-line = Hoe dan ook uiterlijk: { $latest }
deadline-line-early = Deadline: { $deadline }, vervroegd omdat alle bevelen er zijn. Is iedereen eerder klaar, dan gaat het meteen verder.
deadline-none = Geen deadline: het spel is gepauzeerd.
status-powers = Nog niet klaar: { POWERS($powers) }
status-none = Iedereen is klaar.

## Uitslag

results-title =
    { $all ->
        [one] { $done ->
            [0] **{ CAPITAL($phase) }** · het enige bevel is niet uitgevoerd
           *[other] **{ CAPITAL($phase) }** · het enige bevel is uitgevoerd
        }
       *[other] **{ CAPITAL($phase) }** · { $done } van { $all } bevelen uitgevoerd
    }
results-title-adjustment = **{ CAPITAL($phase) }**
results-nothing = **{ CAPITAL($phase) }** · niemand heeft bevelen gestuurd
results-no-orders = Geen bevelen van { POWERS($powers) }
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Jij**: { $orders }
results-next = Nu: **{ $phase }**, bevelen uiterlijk { $deadline }.
results-next-ready = Nu: **{ $phase }**, bevelen uiterlijk { $deadline }; eerder als iedereen klaar is.
results-next-at-once = Nu: **{ $phase }**. Niemand hoeft daarin iets te beslissen, dus die fase wordt meteen uitgewerkt.
results-centres = Aanvoergebieden: { LIST($centres) }
results-unowned = Neutraal: { LIST($places) }
results-builds = Te bouwen: { LIST($powers) }
results-disbands = Te ontbinden: { LIST($powers) }
results-nothing-due = Niets te beslissen: { POWERS($powers) }
due-of = { POWER($power) } { $number }
results-destroyed = Vernietigd, want terugtrekken was niet mogelijk: { LIST($units) }.
why-destroyed = De eenheid kon zich nergens terugtrekken en is daarom vernietigd.
results-eliminated = **Uitgeschakeld: { POWERS($powers) }**, zonder eenheden en aanvoergebieden.
results-you-eliminated = Je hebt geen eenheden en geen aanvoergebieden meer: je bent uitgeschakeld. Bedankt voor het meespelen! Komt er een plaats vrij, dan kom je met `{ $take }` terug in het spel; na `{ $leave }` stuur ik je niets meer over dit spel.
centres-of = { POWER($power) } { $number }
decide-retreat = Je eenheid { $unit } is verdreven.
decide-retreat-by = Je eenheid { $unit } is verdreven door { $by } ({ POWER($power) }), { $attack } tegen { $against }.
decide-retreat-by-supported = Je eenheid { $unit } is verdreven door { $by } ({ POWER($power) }), { $attack } tegen { $against }, met steun van { LIST($supports) }.
decide-retreat-where = Waarheen trekt die zich terug? { LIST($options) }
decide-retreat-closed = Niet mogelijk: { LIST($places) }.
retreat-occupied = { PROVINCE($place) } (bezet door { POWER($power) })
retreat-attackers-origin = { PROVINCE($place) } (daar kwam de aanval vandaan)
retreat-standoff = { PROVINCE($place) } (daar was een patstelling)
decide-retreat-end = Elke eenheid zonder bevel voor de terugtocht wordt ontbonden. Deadline: { $deadline }
decide-retreat-end-paused = Het spel is gepauzeerd. Is na de pauze de tijd om, dan wordt elke eenheid zonder bevel voor de terugtocht ontbonden.
decide-build =
    { $count ->
        [one] Je mag één eenheid bouwen. Kies uit: { LIST($sites) }
       *[other] Je mag { $count } eenheden bouwen. Kies uit: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] Je moet één eenheid ontbinden.
       *[other] Je moet { $count } eenheden ontbinden.
    }
decide-remove-without =
    { COUNT($units) ->
        [one] Stuur je niets, dan wordt { LIST($units) } ontbonden.
       *[other] Stuur je niets, dan worden { LIST($units) } ontbonden.
    }
decide-end = Schrijf bijvoorbeeld `{ $example }`. Deadline: { $deadline }
decide-end-paused = Schrijf bijvoorbeeld `{ $example }`. Het spel is gepauzeerd; je kunt het nu al sturen.
reminder = Deadline voor de bevelen: { $deadline }. Nog zonder bevel: { LIST($missing) }
finished-win = **{ $name } is afgelopen.** Gewonnen door { LIST($winners) }. Gefeliciteerd, en iedereen bedankt.
finished-solo = **{ $name } is afgelopen.** Solo-overwinning voor { LIST($winners) }. Gefeliciteerd, en iedereen bedankt.
# Ook als meerderen samen hebben gewonnen: niet alleen bij gelijkspel.
finished-draw = **{ $name } is afgelopen**: gelijkspel tussen { LIST($winners) }. Iedereen bedankt.
finished-shared = **{ $name } is afgelopen.** Samen gewonnen door { LIST($winners) }. Gefeliciteerd, en iedereen bedankt.
finished-off = **{ $name } is afgelopen**, zonder uitslag. Iedereen bedankt.
finished-rooms = De kamers zijn nu gesloten en blijven minstens { $days ->
    [one] 1 dag
   *[other] { $days } dagen
    } leesbaar.
ended-by-centres = { POWER($power) } heeft { $centres } aanvoergebieden; met { $needed } heb je gewonnen.
ended-by-goal =
    { COUNT($centres) ->
        [one] { POWER($power) } heeft het aanvoergebied waarmee je wint: { LIST($centres) }.
       *[other] { POWER($power) } heeft alle aanvoergebieden waarmee je wint: { LIST($centres) }.
    }
ended-by-units =
    { $units ->
        [one] De winnende kant heeft { $units } eenheid.
       *[other] De winnende kant heeft { $units } eenheden.
    }
ended-by-draw = Dat is in een stemming afgesproken.
ended-by-joint-victory = In een stemming is afgesproken dat iedereen met eenheden samen wint.
ended-by-concession = In een stemming hebben alle anderen zich gewonnen gegeven.
ended-by-year-centres = Zoals afgesproken was { $year } het laatste jaar: wie de meeste aanvoergebieden heeft, wint; bij gelijke stand wordt de winst gedeeld.
ended-by-year-units = Zoals afgesproken was { $year } het laatste jaar: wie de meeste eenheden heeft, wint; bij gelijke stand wordt de winst gedeeld.
ended-by-hour-centres = De afgesproken tijd is om: wie de meeste aanvoergebieden heeft, wint; bij gelijke stand wordt de winst gedeeld.
ended-by-hour-units = De afgesproken tijd is om: wie de meeste eenheden heeft, wint; bij gelijke stand wordt de winst gedeeld.
final-length = Gespeelde fasen: { $count }, { $from } – { $to }.
final-length-time = Gespeelde fasen: { $count }, { $from } – { $to }, in { $time }.
final-row = - **{ POWER($power) }** ({ $name }): { LIST($facts) }
final-row-nobody = - **{ POWER($power) }**: { LIST($facts) }
final-centres =
    { $count ->
        [one] één aanvoergebied
       *[other] { $count } aanvoergebieden
    }
final-eliminated = uitgeschakeld in { $year }
final-missed =
    { $count ->
        [one] één fase zonder bevelen
       *[other] { $count } fasen zonder bevelen
    }
scores-title = Punten, afgerond:
score-of = { POWER($power) } { $points }
score-of-tenths = { POWER($power) } { $points },{ $tenths }
scores-draw-size = - gelijk verdeeld: { LIST($scores) }
scores-sum-of-squares = - som van kwadraten: { LIST($scores) }
scores-c-diplo = - C-Diplo: { LIST($scores) }
scores-dixie = - Dixie: { LIST($scores) }
map-now = **{ CAPITAL($phase) }**

## Overleg

space-about = Alle kamers van dit spel bij elkaar. De spelers worden uitgenodigd; hier wordt niets geschreven.
room-opened = Dit is een besloten kamer van { LIST($members) }. Geen andere speler kan hier meelezen; de beheerder van deze server of kamer wel.
room-opened-master = Dit is een besloten kamer van { LIST($members) }. Zoals afgesproken kan ook de spelleider hier meelezen, net als de beheerder van deze server of kamer.
room-opened-encrypted = Dit is een besloten, versleutelde kamer van { LIST($members) }. Behalve jullie kan alleen ik hier meelezen, en dus ook wie mij beheert. Wie jullie Matrix-server beheert, zou dat alleen kunnen door met jullie account in te loggen.
room-opened-encrypted-master = Dit is een besloten, versleutelde kamer van { LIST($members) }. Zoals afgesproken kan ook de spelleider hier meelezen. Verder kan alleen ik dat, en dus ook wie mij beheert. Wie jullie Matrix-server beheert, zou dat alleen kunnen door met jullie account in te loggen.
room-opened-page = Dit is een besloten kamer van { LIST($members) }. Behalve jullie kan alleen de beheerder van deze pagina hier meelezen. Wat hier wordt geschreven, wordt 365 dagen bewaard.
room-opened-page-master = Dit is een besloten kamer van { LIST($members) }. Zoals afgesproken kan ook de spelleider hier meelezen, en verder alleen de beheerder van deze pagina. Wat hier wordt geschreven, wordt 365 dagen bewaard.
room-translates = Volledige bevelen zet ik om in de afkortingen van wie meeleest, en alledaagse zinnen (‘Veel succes!’) vertaal ik in ieders eigen taal.
room-translates-mentions = Vermeld je mij in een bericht, dan zet ik de volledige bevelen daarin om in de afkortingen van wie meeleest. Alleen voor jezelf: menu van het bericht › Apps › ‘{ $menu }’.
press-keeps-statements = Zinnen zoals `{ $example }` bewaar ik tot 30 dagen na het einde van het spel.
room-entered = Aan deze kamer is iemand toegevoegd die hier niet hoort. Die is er weer uit, maar kan hebben gelezen wat hier tot dan toe stond.
room-entered-power = De speler van { POWERS($powers) } is aan deze kamer toegevoegd. Die is er weer uit, maar kan hebben gelezen wat hier tot dan toe stond.
room-entered-locked = In deze kamer zit iemand die hier niet hoort, en ik kan die persoon niet verwijderen. Die kan hier alles lezen, dus ik heb de kamer vergrendeld: niemand kan hier nog schrijven, en ik bezorg in plaats daarvan brieven. Zodra die persoon weg is, opent `{ $talk }` de kamer weer.
room-entered-power-locked = In deze kamer zit de speler van { POWERS($powers) }, die hier niet hoort, en ik kan die speler niet verwijderen. Die kan hier alles lezen, dus ik heb de kamer vergrendeld: niemand kan hier nog schrijven, en ik bezorg in plaats daarvan brieven. Zodra die speler weg is, opent `{ $talk }` de kamer weer.
room-entered-open = In deze kamer zit iemand die hier niet hoort, en ik kan die persoon niet verwijderen en de kamer ook niet vergrendelen. Die leest alles wat hier wordt geschreven; schrijf hier dus niets meer. Ik bezorg in plaats daarvan brieven. Zodra die persoon weg is, opent `{ $talk }` de kamer weer.
room-entered-power-open = In deze kamer zit de speler van { POWERS($powers) }, die hier niet hoort, en ik kan die speler niet verwijderen en de kamer ook niet vergrendelen. Die leest alles wat hier wordt geschreven; schrijf hier dus niets meer. Ik bezorg in plaats daarvan brieven. Zodra die speler weg is, opent `{ $talk }` de kamer weer.
room-put-out = Een beheerder heeft { POWERS($powers) } uit deze kamer verwijderd. Met `{ $talk }` komt die speler er weer in.
room-back = De speler van { POWERS($powers) } was weg en is terug: die kan deze kamer weer in.
room-let-in = De speler van { POWERS($powers) } kan nu in deze kamer.
room-silent = Stilte: tot deze fase voorbij is, wordt er niet overlegd.
room-open = Er mag weer worden overlegd.
room-closed = Het spel is afgelopen: hier kan niemand meer schrijven. De kamer blijft minstens { $days ->
    [one] 1 dag
   *[other] { $days } dagen
    } leesbaar.
talking = Je kamer met { LIST($with) } is open.
in-your-notation =
    { $count ->
        [0] { $language }: { LIST($orders) }
        [one] { $language }: { LIST($orders) } (nog één bevel is niet vertaald)
       *[other] { $language }: { LIST($orders) } (nog { $count } bevelen zijn niet vertaald)
    }
in-your-notation-of =
    { $language }: { COUNT($orders) ->
        [one] Bevel van { POWERS($powers) } in jouw afkortingen
       *[other] Bevelen van { POWERS($powers) } in jouw afkortingen
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(nog één bevel is niet vertaald)
       *[other] { " " }(nog { $count } bevelen zijn niet vertaald)
    }
in-your-notation-in =
    { $language }: { COUNT($orders) ->
        [one] Bevel uit het bericht van { POWERS($powers) } in jouw afkortingen
       *[other] Bevelen uit het bericht van { POWERS($powers) } in jouw afkortingen
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(nog één bevel is niet vertaald)
       *[other] { " " }(nog { $count } bevelen zijn niet vertaald)
    }
in-your-words = { $language }: { $sentences }

## Voorkeuren en hulp

language-set = Vanaf nu spreek ik Nederlands met je.
timezone-set = Ik toon je deadlines voortaan in de tijdzone { $timezone }.
done = Gedaan.
undecryptable = Ik kan je laatste bericht niet lezen: je app heeft me de sleutel niet gegeven. Ik heb er niets uit opgeslagen. Stuur het alsjeblieft nog eens; helpt dat niet, laat je app dan ook naar niet-geverifieerde apparaten schrijven, of schrijf me in een nieuw gesprek.
set-aside = Door een fout van mij kon ik je laatste bericht niet verwerken. Ik heb er niets uit opgeslagen. Stuur het alsjeblieft nog eens, misschien in andere woorden.
limited =
    { $limit ->
        [one] Je hebt binnen een minuut meer dan één bericht gestuurd. Wat je tussen { $since } en { $until } stuurt, lees ik niet. Wacht even en stuur dan opnieuw wat er nog toe doet.
       *[other] Je hebt binnen een minuut meer dan { $limit } berichten gestuurd. Wat je tussen { $since } en { $until } stuurt, lees ik niet. Wacht even en stuur dan opnieuw wat er nog toe doet.
    }
busy = Ik ben hier nog bezig met eerdere vragen, dus je laatste vraag beantwoord ik nu niet. Stel die zo dadelijk nog eens.
game-set-aside = **{ $name }** ligt stil door een fout van mij: drie keer is het me niet gelukt te doen wat er bij de deadline moest gebeuren. Er is niets verloren en bevelen tellen nog steeds. Laat het alsjeblieft weten aan de beheerder van deze bot. Zodra er in het spel iets verandert (een nieuwe deadline bijvoorbeeld), probeer ik het opnieuw.
lacks-permission = In het kanaal van **{ $name }** mis ik het recht ‘{ $permission }’. De beheerder kan het me geven; daarna ga ik vanzelf verder.
permission-power-level = machtsniveau
lacks-place = Ik ben uit het kanaal van **{ $name }** gezet; mijn berichten daar moeten wachten. Nodig me weer uit, dan ga ik vanzelf verder. Bevelen die je me privé stuurt, tellen gewoon.
lacks-thread = In de thread van **{ $name }** kan ik niets plaatsen: die is gearchiveerd, en op deze server zijn zoveel threads actief als Discord toelaat. Zodra er een paar gearchiveerd of verwijderd zijn, ga ik vanzelf verder. Bevelen die je me privé stuurt, tellen gewoon.
lacks-channel = Het kanaal van **{ $name }** bestaat niet meer. Het spel gaat door: stuur me je bevelen zoals altijd privé, daar krijg je ook de uitslagen. De spelleider kan een ander kanaal kiezen door daar `{ $move }` te typen.
lacks-private = { $name }, ik kan je geen privéberichten sturen. Sta ze alsjeblieft toe: daar geef je je bevelen.
order-thread-left = { $name } zit niet meer op deze server, dus privéberichten komen niet aan. Wie niet terugkomt, kan door de spelleider worden vervangen: `{ $replace }`

## Tijden

length-minutes = { $count } min
length-hours = { $count } uur
length-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
date = { $day } { $month } { $year }
date-from = { $day } { $month } { $year }
date-to = { $day } { $month } { $year }
date-the = { $day } { $month } { $year }
# $days (String) "ma, vr"  $time (String) "20:00"
limit-on = { LIST($days) } om { $time }
limit-daily = dagelijks om { $time }
# Achter "Deadline: "; bij een pauze, of in een spel zonder klok.
weekday-1 = ma
weekday-2 = di
weekday-3 = wo
weekday-4 = do
weekday-5 = vr
weekday-6 = za
weekday-7 = zo
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
list-and = en
sitting = { POWERS($power) }: { $name }
sitting-short = { POWERS($power) } ({ $name })
player-of = { $name } ({ POWERS($power) })

doubt-waits = ‘{ $typed }’: ik heb gevraagd wat je bedoelt en sla er niets van op tot je kiest.
unanswered = { CAPITAL($phase) }: over ‘{ $typed }’ had ik je iets gevraagd en je hebt niet geantwoord; het telde dus niet.

## Knoppen

action-join = Meedoen
action-create = Aanmaken
action-change = Wijzigen…
action-cancel = Annuleren
action-back = Terug
action-type = Typen…
action-language = Taal…
action-timezone = Tijdzone…
action-wishes = Voorkeur…
action-any-power = Maakt niet uit
action-talk = Overleg met…
action-several = Meer dan één…
action-open-room = Open de kamer
action-ready = Ik ben klaar
action-ready-anyway = Ja, ik ben klaar
action-orders = Mijn bevelen
action-map = Kaart
