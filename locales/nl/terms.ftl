### Wat voor een spel wordt afgesproken: hoe je erom vraagt en hoe het wordt verteld.

rules-title = **De regels van { $name }**
term-tempo = Zetten: { $movement } · terugtochten: { $retreat } · bouwen: { $adjustment }
term-tempo-first = Eerste zetten: { $first } · daarna: { $movement } · terugtochten: { $retreat } · bouwen: { $adjustment }
term-table = Aan tafel: { $first } onderhandelen vóór de eerste zetten, daarna telkens { $movement }, gevolgd door { $writing } schrijven in stilte · terugtochten: { $retreat } · bouwen: { $adjustment }
lasts-hours =
    { $count ->
        [one] in totaal ongeveer een uur
       *[other] in totaal ongeveer { $count } uur
    }
lasts-days = in totaal ongeveer { $count } dagen
lasts-weeks = in totaal ongeveer { $count } weken
lasts-months = in totaal ongeveer { $count } maanden
term-practice = Om te oefenen: begint meteen, zonder overleg, en komt bij niemand in de geschiedenis. Iedereen mag meedoen en een mogendheid overnemen. Na een week zonder bevelen is het voorbij.
term-options = Eigen keuze bij losse regels: { LIST($options) }
term-grace = Late bevelen tellen nog { $length } mee, tenzij alles er eerder is.
term-never-silent = Er wordt ook tijdens terugtochten en bouwen overlegd.
term-silent = Tijdens terugtochten en bouwen wordt er niet overlegd.
term-anonymous = Anoniem: tot het einde weet niemand wie wat speelt.
term-votes-told = Wordt een voorstel niet aangenomen, dan hoort iedereen hoeveel spelers voor waren, nooit wie.
term-two-players = Wie 24 eenheden heeft, wint. In 1914 is Italië neutraal; daarna beslist een munt bij wie het hoort.
term-victory = Wie { $centres } aanvoergebieden heeft, wint.
term-last-year-centres = Eindigt na { $year }: de meeste aanvoergebieden winnen, bij gelijke stand samen.
term-last-year-units = Eindigt na { $year }: de meeste eenheden winnen, bij gelijke stand samen.
term-last-hour-centres = Eindigt { $hour }: de meeste aanvoergebieden winnen, bij gelijke stand samen.
term-last-hour-units = Eindigt { $hour }: de meeste eenheden winnen, bij gelijke stand samen.
term-hold = Eenheden zonder bevel blijven staan. Na twee fasen zonder bevelen wordt de plaats aan anderen aangeboden.
term-disorder = Wie niets stuurt, verkeert die fase in anarchie: de eenheden blijven staan zonder elkaar te steunen, verdreven eenheden worden opgeheven, er wordt niet gebouwd. Na twee zulke fasen wordt de plaats aan anderen aangeboden.
term-wishes = De mogendheden worden verloot; met voorkeuren wordt rekening gehouden zover het lot dat toelaat.
term-no-wishes = De mogendheden worden verloot, zonder voorkeuren.
term-confirm = Als alle plaatsen bezet zijn, bevestigt wie al lang op de lijst staat dat hij meedoet.
term-no-confirm = Het begint zodra alle plaatsen bezet zijn.
term-master-sees = ⚠ De spelleider mag alle bevelen en alle gesprekken lezen.
term-master-plays = Een spelleider die meespeelt kan geen bevelen voor anderen invoeren en de stelling niet veranderen; een fase sluiten, teruggaan of het spel afgelasten kan die pas nadat iedereen het op tijd heeft gehoord. Bevelen die een spelleider invoert worden aan iedereen gemeld.
term-master-blind = De spelleider ziet geen bevelen en geen gesprekken.
term-language = Openbare berichten: { $language }, tijden in { $timezone }.

parameter-players = spelers
    .about = Met hoeveel er gespeeld wordt, als het er minder zijn dan mogendheden
parameter-tempo = tempo
    .about = Over dagen, of op één avond aan tafel
parameter-first = eerste
    .about = Tijd voor de eerste zetten, als die anders is: 4d
parameter-grace = respijt
    .about = Hoelang late bevelen nog tellen: 0, 30m, 12h
parameter-options = opties
    .about = Losse regels die afwijken van de editie: 4.A.1=a, missing_coast=accept, votes=told
parameter-silence = stilte
    .about = Of er tijdens terugtochten en bouwen niet wordt overlegd: ja, nee
parameter-anonymous = anoniem
    .about = Of geheim blijft wie wat speelt: ja, nee
parameter-victory = winst
    .about = Met hoeveel aanvoergebieden je wint
parameter-last-year = laatste-jaar
    .about = Het laatste jaar dat wordt gespeeld: 1910, of 1910 eenheden
parameter-last-hour = laatste-uur
    .about = Wanneer het hoe dan ook eindigt: 22:00, of 2030-12-31 22:00
parameter-absence = afwezig
    .about = Wat er gebeurt met een mogendheid die niets stuurt
parameter-preferences = voorkeuren
    .about = Of spelers een voorkeur mogen opgeven: ja, nee
parameter-confirm = bevestigen
    .about = Of iedereen vóór het begin moet zeggen mee te doen: ja, nee
parameter-master-sees = leider-leest
    .about = Of de spelleider bevelen en gesprekken mag lezen: ja, nee
parameter-practice = oefenen
    .about = Om iets uit te proberen, begint meteen: ja, nee

choice-players-2 = Klassiek met 2: Engeland, Frankrijk, Rusland tegen Oostenrijk, Duitsland, Turkije
    .also = twee
choice-players-3a = Klassiek met 3 (a): Rusland · Engeland, Frankrijk, Duitsland · Oostenrijk, Italië, Turkije
    .also = 3-a
choice-players-3b = Klassiek met 3 (b): Oostenrijk, Engeland, Duitsland · Italië, Rusland · Frankrijk, Turkije
    .also = 3-b
choice-players-4 = Klassiek met 4: Engeland · Oostenrijk, Frankrijk · Duitsland, Turkije · Italië, Rusland
    .also = vier
choice-players-5 = Klassiek met 5 (vanaf 1801): Duitsland en Italië staan stil
    .also = vijf
choice-players-6 = Klassiek met 6 (vanaf 1870): Italië staat stil
    .also = zes
choice-players-7 = Klassiek, ieder één mogendheid
    .also = zeven | alle
choice-days = Over dagen of weken
    .also = dagen
choice-table = Eén avond aan tafel: 30, daarna 15 minuten onderhandelen, 5 schrijven
    .also = tafel | avond
choice-hold = Eenheden zonder bevel blijven staan
    .also = staan
choice-disorder = Anarchie voor die fase
    .also = anarchie
choice-yes = ja
    .also = aan
choice-no = nee
    .also = uit
