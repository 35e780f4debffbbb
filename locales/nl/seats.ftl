### Plaatsen die van hand wisselen: opgegeven, aangeboden, overgenomen, teruggenomen, door de computer gespeeld.

# $powers (String)  $why (String) a sentence of the next three  $centres, $units (Number)  $phase (String)
# $deadline (String)  $game (String)
seat-offered =
    { COUNT($powers) ->
        [one] **{ POWERS($powers) }** zoekt een nieuwe speler. { $why }
       *[other] **{ POWERS($powers) }** zoeken een nieuwe speler. { $why }
    }
    { CAPITAL($phase) } · aanvoergebieden: { $centres } · eenheden: { $units }
    Wie de plaats overneemt, krijgt tot { $time } de tijd om zich in te lezen en toegang tot de kamers ervan. Tot iemand dat doet, kan de vorige speler terugkomen.
seat-resigned = De speler heeft opgegeven.
# $missed (Number) phases in a row
seat-missed =
    { $missed ->
        [one] Er kwam een hele fase geen bevel.
       *[other] Er kwam al { $missed } fasen op rij geen bevel.
    }
seat-sought = De spelleider zoekt een vervanger.
seat-empty = Zolang de plaats leeg is, tellen de opgeslagen bevelen niet.
seat-how = Overnemen? Schrijf `{ $take }`.
# $until (String)
seat-reserved = Tot { $until } gaan uitgeschakelde spelers en de wachtlijst voor.
# $powers (String)  $back (String) a command
seat-vacated = Niemand speelt { POWERS($powers) } meer; de eenheden houden stand. In dit spel worden plaatsen niet aan anderen aangeboden, tenzij de spelleider dat doet.
seat-you-resigned = Je speelt { POWERS($powers) } niet meer; de eenheden houden stand. Zolang niemand de plaats overneemt, kun je terugkomen, hoogstens twee keer per fase: `{ $back }`.
seat-you-left-for-good = Je speelt { POWERS($powers) } niet meer en komt niet terug. Een spelleider die dit doet, is vanaf de volgende fase neutraal.
# $powers (String)
seat-sought-yours = De spelleider zoekt iemand die { POWERS($powers) } overneemt. Tot die tijd is de plaats van jou. Ben je er nog? Druk dan op de knop.
# $powers, $phase, $deadline, $game (String)  $centres, $units (Number)
seat-invited =
    De spelleider van **{ $game }** vraagt of je **{ POWERS($powers) }** wilt overnemen.
    { CAPITAL($phase) } · aanvoergebieden: { $centres } · eenheden: { $units } · deadline: { $deadline }
    Je krijgt tot { $time } de tijd om je in te lezen. Er gebeurt niets als je niet op de knop drukt.
seat-invited-paused =
    De spelleider van **{ $game }** vraagt of je **{ POWERS($powers) }** wilt overnemen.
    { CAPITAL($phase) } · aanvoergebieden: { $centres } · eenheden: { $units } · spel gepauzeerd
    Je krijgt tijd om je in te lezen. Er gebeurt niets als je niet op de knop drukt.
# $powers, $name (String)
seat-asked = Ik heb { $name } gevraagd { POWERS($powers) } over te nemen. De plaats gaat pas over als het antwoord ja is.
# $powers, $name (String)
seat-filled = { $name } speelt nu **{ POWERS($powers) }**.
# $powers (String)
seat-filled-anonymous =
    { COUNT($powers) ->
        [one] **{ POWERS($powers) }** heeft een nieuwe speler.
       *[other] **{ POWERS($powers) }** hebben een nieuwe speler.
    }
# $powers (String)
seat-returned = De speler van **{ POWERS($powers) }** is terug.
# $powers, $units, $deadline (String)
seat-yours =
    Je speelt nu **{ POWERS($powers) }**. Fijn dat je inspringt.
    Je eenheden: { LIST($units) }
    Stuur me je bevelen hier privé, één regel per eenheid. Deadline: { $deadline }
    Wat je voorganger had gestuurd, geldt tot je het verandert; hier is het.
seat-yours-paused =
    Je speelt nu **{ POWERS($powers) }**. Fijn dat je inspringt.
    Je eenheden: { LIST($units) }
    Het spel is gepauzeerd. Je kunt me je bevelen hier al privé sturen, één regel per eenheid. Wat je voorganger had gestuurd, geldt tot je het verandert; hier is het.
# $rooms (String)
seat-rooms = Je hebt nu toegang tot deze kamers: { LIST($rooms) }
# $powers, $deadline (String)
seat-yours-again = Fijn dat je er bent. De plaats is weer van jou: { POWERS($powers) }. Deadline: { $deadline }
seat-yours-again-paused = Fijn dat je er bent. De plaats is weer van jou: { POWERS($powers) }. Het spel is gepauzeerd.
# $powers (String)
seat-taken = Iemand anders speelt nu { POWERS($powers) }. Bedankt voor het meespelen; je hebt geen toegang meer tot de kamers.
# $powers (String)
seat-computers = Voortaan door de computer gespeeld: **{ POWERS($powers) }**. Wie wil, kan de plaats nog altijd overnemen. Niveau: { $level }.
seat-computers-for-good = Voortaan door de computer gespeeld: **{ POWERS($powers) }**. Niveau: { $level }.

## Voordat iets wordt opgegeven

seat-sure-resign = Wil je je plaats opgeven ({ POWERS($powers) })? Daarna kunnen anderen die overnemen.
seat-sure-for-good = Wil je { POWERS($powers) } voorgoed opgeven? Je kunt dan geen plaats in dit spel meer innemen.
seat-sure-resign-master =
    Wil je je plaats opgeven ({ POWERS($powers) })? Daarna kunnen anderen die overnemen. Je bent de spelleider, dus kies wat je bedoelt. Er is nog niets veranderd.
    • **Misschien kom ik terug**: zolang dat nog kan, heb je de rechten van een spelleider die meespeelt. `{ $back }`
    • **Voorgoed**: als deze fase voorbij is, ben je neutraal en kun je geen plaats in dit spel meer innemen. `{ $never }`
seat-sure-leave = Wil je je plaats in **{ $game }** opgeven?
seat-sure-wait = Wil je je plek op de wachtlijst van **{ $game }** opgeven?
seat-sure-depart = Wil je **{ $game }** verlaten? Je gaat dan niet meer voor als er een plaats vrijkomt, en ik vertel je niet hoe het afloopt.
seat-sure-expel = Zal ik { $who } uit het spel zetten? Iedereen hoort het, en terugkomen in dit spel kan dan niet meer.
seat-you-departed = Je hebt **{ $game }** verlaten. Bedankt voor het meespelen.
seat-expelled = De spelleider heeft { $who } uit het spel gezet.
seat-you-expelled-lobby = De spelleider van **{ $game }** heeft je uit het spel gezet; je plaats is weer vrij.
seat-you-expelled = De spelleider van **{ $game }** heeft je uit het spel gezet; je speelt { POWERS($powers) } niet meer.
action-resign = Plaats opgeven
action-may-return = Misschien terug
action-for-good = Voorgoed
action-leave = Afmelden
action-expel = Uit het spel zetten

## Waarom een plaats niet van hand wisselde

no-seat-offered = Deze plaats wordt niet aangeboden.
no-seat-still-playing = Wie nog eenheden heeft, kan geen andere plaats overnemen.
# $until (String)
no-seat-reserved = Tot { $until } gaan uitgeschakelde spelers en de wachtlijst voor. Probeer het dan nog eens.
no-seat-gone = Er is hier geen plaats om naar terug te komen: iemand heeft die overgenomen, of de eenheden zijn weg.
no-seat-returned-often = Je bent in deze fase al twee keer teruggekomen. In de volgende kan het weer, als dan niemand de plaats heeft overgenomen.
# $power (String)
no-seat-eliminated = Niemand kan { POWER($power) } nog spelen: er zijn geen eenheden meer.
# $name (String)
no-seat-nobody-called = In het kanaal van dit spel ken ik niemand die ‘{ $name }’ heet. Wie je bedoelt, moet me daar ooit hebben geschreven of op een knop hebben gedrukt.
no-seat-nobody-picked = In het kanaal van dit spel ken ik deze persoon nog niet. Diegene moet me daar ooit hebben geschreven of op een knop hebben gedrukt.
# $name (String)
no-seat-several-called = Ik ken meerdere mensen die ‘{ $name }’ heten. Gebruik een vermelding, of geef het id.
no-seat-nobody-plays-called = Niemand met de naam ‘{ $name }’ speelt hier of wacht op een plaats. Noem de mogendheid, of schrijf de naam zoals die wordt getoond.
no-seat-expelled = Je bent uit dit spel gezet, en er is geen weg terug.
no-seat-expelled-before = { $name } is uit dit spel gezet en kan niet meer worden teruggevraagd.
no-seat-held-by-rival = { POWER($power) } heeft een speler en je speelt zelf mee, dus die plaats kun je niet aanbieden. Met `{ $expel }` vraag je de andere spelers of die speler weg moet.
no-seat-anonymous-computers = In een anoniem spel kan de computer niet vanaf het begin meespelen: het zou snel blijken welke mogendheden niemand speelt. Plaatsen die later vrijkomen, kan hij wel overnemen.
no-seat-one-seat = Eén persoon, één plaats: je hebt { POWERS($powers) } opgegeven terwijl er nog eenheden waren, dus alleen die plaats kun je weer innemen, zolang niemand die speelt. Als iedereen met een plaats ermee instemt, vervalt dit.
no-seat-for-good = Je hebt { POWERS($powers) } voorgoed opgegeven, dus je kunt geen plaats in dit spel innemen. Als iedereen met een plaats ermee instemt, vervalt dit.
no-seat-knows = Je kent de bevelen van een andere speler in deze fase, dus pas vanaf de volgende kun je een plaats innemen. Als iedereen met een plaats ermee instemt, vervalt dit.
no-seat-knows-of = Je hebt in deze fase bevelen van { POWERS($powers) } gezien of ingevoerd, dus pas vanaf de volgende kun je een plaats innemen. Als iedereen met een plaats ermee instemt, vervalt dit.
no-seat-crowded = Aan dit spel hebben al zo veel mensen meegedaan dat er niemand meer bij kan.
no-seat-expel-whom = Wie? Bijvoorbeeld `{ $expel } Marco`, of in een lopend spel `{ $expel } Duitsland`.
no-seat-expel-yourself = Dat ben jij. Je eigen plaats geef je op met `{ $resign }`.
no-seat-expel-another = Dat zou nu iemand anders zijn dan de speler over wie ik het vroeg, dus ik heb niemand uit het spel gezet.
no-seat-resign-instead = Het spel is al begonnen. Je geeft je plaats op met `{ $resign }`, dan kunnen anderen die overnemen.
no-seat-anonymous-assignment = In een anoniem spel kun je geen mogendheden toewijzen: dan zou iemand weten wie wat speelt.
no-seat-assigned = { $name } heeft { POWERS($powers) } al. Zo draai je dat terug: `{ $undo }`
no-seat-not-assigned = Aan niemand toegewezen: { POWERS($powers) }.
no-seat-assign-whom = Wie moet { POWER($power) } spelen? Bijvoorbeeld `{ $assign } Marco`.
no-seat-not-joined = { $name } heeft geen plaats in dit spel. Alleen aan spelers met een plaats kun je een mogendheid toewijzen.
no-seat-nothing-to-fill = Er zijn geen lege plaatsen.
# $list (String) what can be typed
no-seat-which = Er worden meerdere plaatsen aangeboden. Welke? { LIST($list) }

# $power (String)
action-take-over = { POWER($power) } overnemen
action-return = Ik ben er
action-fill = Vul aan met computers
# $number (String)
computer-called = Computer { $number }

seat-sealed = { POWERS($powers) }: in deze fase gelden de opgeslagen bevelen. Tot het einde van de fase kan niemand ze lezen of veranderen.
seat-yours-next =
    Je speelt nu **{ POWERS($powers) }**. Fijn dat je inspringt.
    Je eenheden: { LIST($units) }
    In deze fase gelden de bevelen van je voorganger, en die kun je niet zien. De jouwe tellen vanaf de volgende fase.
no-seat-sealed = { POWERS($powers) }: in deze fase gelden de bevelen van je voorganger. Niemand kan ze lezen of veranderen; de jouwe tellen vanaf de volgende fase.
seat-sure-appoint = Wil je { $name } spelleider van **{ $game }** maken? Wie nu spelleider is, is dat dan niet meer.
action-appoint = Spelleider maken
