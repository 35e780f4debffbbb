### Wat voor een spel wordt afgesproken: hoe je erom vraagt en hoe het wordt verteld.

rules-title = **De regels van { $name }**
term-tempo = Zetten: { $movement } · terugtochten: { $retreat } · bouwen: { $adjustment }
term-tempo-first = Eerste zetten: { $first } · daarna: { $movement } · terugtochten: { $retreat } · bouwen: { $adjustment }
term-table = Live: { $first } onderhandelen vóór de eerste zetten, daarna telkens { $movement }, gevolgd door { $writing } schrijven in stilte · terugtochten: { $retreat } · bouwen: { $adjustment }
lasts-hours =
    { $count ->
        [one] in totaal ongeveer een uur
       *[other] in totaal ongeveer { $count } uur
    }
lasts-days =
    { $count ->
        [one] in totaal ongeveer een dag
       *[other] in totaal ongeveer { $count } dagen
    }
lasts-weeks =
    { $count ->
        [one] in totaal ongeveer een week
       *[other] in totaal ongeveer { $count } weken
    }
lasts-months =
    { $count ->
        [one] in totaal ongeveer een maand
       *[other] in totaal ongeveer { $count } maanden
    }
term-practice = Oefenspel: begint meteen, zonder overleg, en telt voor niemand mee. Iedereen mag meedoen en een mogendheid overnemen. Na een week zonder bevelen is het voorbij.
term-options = Afwijkende regels: { LIST($options) }
term-grace = Late bevelen tellen nog { $length } mee, tenzij alle bevelen er eerder zijn.
term-never-silent = Er wordt ook tijdens terugtochten en bouwen overlegd.
term-silent = Tijdens terugtochten en bouwen wordt er niet overlegd.
term-anonymous = Anoniem: tot het einde weet niemand wie wat speelt.
term-votes-told = Wordt een voorstel niet aangenomen, dan hoort iedereen hoeveel spelers voor waren, nooit wie.
term-computer-level = De computer speelt als { $level }.
computer-level-recruit = rekruut
computer-level-officer = officier
computer-level-marshal = maarschalk
term-computers-silent = De computer onderhandelt niet.
term-ends-unattended = Als alleen de computer nog speelt, eindigt het spel.
term-never-early = Zetten worden pas bij de deadline uitgewerkt, ook als iedereen eerder klaar is.
term-no-replacements = Wie stopt of wegblijft, wordt niet vervangen, tenzij de spelleider de plaats aanbiedt.
term-skip = Geen deadlines van { $from } tot en met { $to }.
term-skip-day = Geen deadline op { $date }.
term-early = Een fase eindigt zodra iedereen klaar is.
term-two-players = Wie 24 eenheden heeft, wint. In 1914 is Italië neutraal; daarna beslist een muntworp bij wie het hoort.
term-victory = Wie { $centres } aanvoergebieden heeft, wint.
term-lead =
    { $centres ->
        [one] De winnaar moet één aanvoergebied meer hebben dan elke andere mogendheid.
       *[other] De winnaar moet { $centres } aanvoergebieden meer hebben dan elke andere mogendheid.
    }
term-goal =
    { COUNT($centres) ->
        [one] Wie dit aanvoergebied heeft, wint: { LIST($centres) }.
       *[other] Wie al deze aanvoergebieden heeft, wint: { LIST($centres) }.
    }
term-builds-owned = Een mogendheid kan in al haar aanvoergebieden bouwen.
start-author = Bedacht door { $author }.
start-author-unknown = Wie dit heeft bedacht, is niet bekend.
term-own-start = Eigen beginstelling van { $name }:
term-own-start-unnamed = Eigen beginstelling van de spelleider:
term-left-out = Niet in het spel: { POWERS($powers) }.
term-last-year-centres = Eindigt na { $year }: wie dan de meeste aanvoergebieden heeft, wint; bij gelijke stand wordt de winst gedeeld.
term-last-year-units = Eindigt na { $year }: wie dan de meeste eenheden heeft, wint; bij gelijke stand wordt de winst gedeeld.
term-last-hour-centres = Eindigt op { $hour }: wie dan de meeste aanvoergebieden heeft, wint; bij gelijke stand wordt de winst gedeeld.
term-last-hour-units = Eindigt op { $hour }: wie dan de meeste eenheden heeft, wint; bij gelijke stand wordt de winst gedeeld.
term-hold = Eenheden zonder bevel houden stand. Na twee fasen op rij zonder bevelen wordt de plaats aan anderen aangeboden.
term-disorder = Een mogendheid zonder bevelen verkeert die fase in anarchie: de eenheden houden stand zonder elkaar te steunen, verdreven eenheden worden ontbonden, er wordt niet gebouwd. Na twee zulke fasen op rij wordt de plaats aan anderen aangeboden.
term-wishes = De mogendheden worden verloot; met voorkeuren wordt rekening gehouden voor zover het lot dat toelaat.
term-no-wishes = De mogendheden worden verloot, zonder voorkeuren.
term-confirm = Als alle plaatsen bezet zijn, moeten spelers die zich al een tijd geleden hebben aangemeld, bevestigen dat ze nog meedoen.
term-no-confirm = Het spel begint zodra alle plaatsen bezet zijn.
term-master-sees = ⚠ De spelleider mag alle bevelen en al het overleg lezen.
term-master-plays = Een spelleider die meespeelt, kan alleen met instemming van de andere spelers bevelen voor anderen invoeren, de stelling wijzigen, een fase eerder sluiten, teruggaan, een speler verwijderen of het spel afgelasten. Bevelen die een spelleider invoert, worden aan iedereen gemeld.
term-master-blind = De spelleider ziet geen bevelen en geen besloten overleg.
term-language = Openbare berichten: { $language }, tijden in { $timezone }.

parameter-players = spelers
    .about = Aantal spelers, als dat kleiner is dan het aantal mogendheden
parameter-tempo = tempo
    .about = Verspreid over dagen, of live op één avond
parameter-first = eerste-deadline
    .also = eerste
    .about = Tijd voor de eerste zetten, als die anders is: 4d
parameter-grace = respijt
    .about = Hoelang late bevelen nog tellen: 0, 30m, 12u
parameter-options = opties
    .about = Meer: 4.A.1=a, stemmen=bekend, brieven=bewaard, overslaan=2026-12-24, beeld=licht, niveau=maarschalk
parameter-silence = stilte
    .about = Geen overleg tijdens terugtochten en bouwen: ja, nee
parameter-anonymous = anoniem
    .about = Of geheim blijft wie wat speelt: ja, nee
parameter-victory = winst
    .about = Met hoeveel aanvoergebieden je wint
parameter-last-year = laatste-jaar
    .about = Het laatste jaar dat wordt gespeeld: 1910, of 1910 eenheden
parameter-last-hour = eindtijd
    .also = laatste-uur
    .about = Wanneer het hoe dan ook eindigt: 22:00, of 2030-12-31 22:00
parameter-absence = afwezigheid
    .also = afwezig
    .about = Wat er gebeurt met een mogendheid die niets stuurt
parameter-preferences = voorkeuren
    .about = Of spelers een voorkeur mogen opgeven: ja, nee
parameter-confirm = bevestigen
    .about = Of spelers vóór het begin moeten bevestigen dat ze meedoen: ja, nee
parameter-master-sees = leider-leest
    .about = Of de spelleider alle bevelen en al het overleg mag lezen: ja, nee
parameter-practice = oefenen
    .about = Oefenspel om iets uit te proberen; begint meteen: ja, nee

choice-players-2 = Klassiek met 2: Engeland, Frankrijk, Rusland tegen Oostenrijk, Duitsland, Turkije
    .also = twee
choice-players-3a = Klassiek met 3 (a): Rusland · Engeland, Frankrijk, Duitsland · Oostenrijk, Italië, Turkije
    .also = 3-a
choice-players-3b = Klassiek met 3 (b): Oostenrijk, Engeland, Duitsland · Italië, Rusland · Frankrijk, Turkije
    .also = 3-b
choice-players-4 = Klassiek met 4: Engeland · Oostenrijk, Frankrijk · Duitsland, Turkije · Italië, Rusland
    .also = vier
choice-players-5 = Klassiek met 5 (begint in 1801): Duitsland en Italië doen niet mee, hun eenheden blijven staan
    .also = vijf
choice-players-6 = Klassiek met 6 (begint in 1870): Italië doet niet mee, zijn eenheden blijven staan
    .also = zes
choice-players-7 = Klassiek, ieder één mogendheid
    .also = zeven | alle
choice-days = Verspreid over dagen of weken
choice-table = Live op één avond: 30, daarna 15 minuten onderhandelen, 5 schrijven
    .also = avond | tafel
choice-hold = Eenheden zonder bevel houden stand
    .also = staan
choice-disorder = Anarchie voor die fase
choice-yes = ja
    .also = aan
choice-no = nee
    .also = uit

## The words of `options`, as they are typed

option-key-votes = stemmen
option-key-early = eerder
option-key-join = instappen
option-key-absences = afwezigheid
option-key-replacements = vervangers
option-key-letters = brieven
option-key-watch = meekijken
option-key-grace-press = laat-overleg
option-key-missing = ontbrekend
option-key-ballots = stembriefjes
option-key-draw-from = gelijkspel-vanaf
option-key-level = niveau
option-key-computers-talk = computers-onderhandelen
option-key-computers-alone = alleen-computers
option-key-skip = overslaan
option-key-picture = beeld
option-value-told = bekend
option-value-secret = geheim
option-value-open = open
option-value-invited = uitgenodigd
option-value-deleted = gewist
option-value-kept = bewaard
option-value-revealed = onthuld
option-value-play = doorspelen
option-value-pause = pauze
option-value-end = einde
option-value-recruit = rekruut
option-value-officer = officier
option-value-marshal = maarschalk
option-value-whole = heel
