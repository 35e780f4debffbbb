### Waarom iets niet is gedaan, en wat je in plaats daarvan kunt doen.

unknown-command = Het commando ‘{ $word }’ ken ik niet. `{ $help }` toont wat je hier kunt doen.
unknown-command-nearest = Het commando ‘{ $word }’ ken ik niet. Bedoelde je `{ $nearest }`?
bad-value = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’. Kies uit: { LIST($expected, join: "or") }.
missing-value = ‘{ $parameter }’ ontbreekt. Kies uit: { LIST($expected, join: "or") }.
missing-text = ‘{ $parameter }’ ontbreekt.
bad-value-example = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’. Bijvoorbeeld: { LIST($expected) }
missing-value-example = ‘{ $parameter }’ ontbreekt. Bijvoorbeeld: { LIST($expected) }
bad-value-text = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’.
bad-number = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’. Het moet een getal van { $least } tot en met { $most } zijn.
missing-number = ‘{ $parameter }’ ontbreekt. Het moet een getal van { $least } tot en met { $most } zijn.
no-game-here = Hier is geen spel. `{ $new }` opent er een.
no-game-of-yours = Je speelt in geen enkel spel. Doe mee in het kanaal van een spel.
no-game-called = ‘{ $name }’ begrijp ik niet: hier heet geen spel zo. Ik ken { LIST($names) }.
no-such-option = `{ $command }` heb ik begrepen, maar dat commando heeft geen optie ‘{ $option }’, dus er is niets veranderd. Bedoelde je `{ $nearest }`?
which-game = Er komen meerdere spellen in aanmerking: { LIST($names) }. Zeg welk je bedoelt, bijvoorbeeld `{ $status } spel:{ $first }`.
game-here = Hier is al een spel dat { $name } heet. Geef jouw spel een andere naam.
full = Alle plaatsen zijn bezet.
already-in = Je hebt al een plaats.
not-in = Je hebt geen plaats in dit spel.
begun = Het spel is al begonnen.
not-begun = Het spel is nog niet begonnen.
over = Het spel is afgelopen.
not-yours = Dat kan alleen de spelleider.
seats-free =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
settings-unconfirmed =
    { $awaited ->
        [one] De regels zijn gewijzigd nadat er spelers waren ingestapt, en één speler heeft ze nog niet bevestigd. Het spel begint zodra iedereen heeft bevestigd.
       *[other] De regels zijn gewijzigd nadat er spelers waren ingestapt, en { $awaited } spelers hebben ze nog niet bevestigd. Het spel begint zodra iedereen heeft bevestigd.
    }
too-late = Dat kwam te laat: de fase is voorbij.
too-late-away = Wat je schreef toen ik weg was, kwam te laat voor de fase en telt niet. Ik zeg dit maar één keer, voor alles tegelijk. Wat je op tijd had gestuurd, telt.
past-phase = Dat hoorde bij { $phase }, en die fase is voorbij. Er is niets veranderd.
past-phase-unnamed = Dat hoorde bij een eerdere fase, en die is voorbij. Er is niets veranderd.
given-back = Je had geschreven:
too-long = Dat bericht is te lang voor me: { $length } tekens. Ik lees er hoogstens { $limit }; stuur het in delen.
name-like-id = ‘{ $name }’ lijkt op de codes waarmee ik spellen uit elkaar houd. Kies een andere naam.
ignored-words = ‘{ $words }’ begreep ik niet en heb ik weggelaten.
in-private = Bevelen zijn geheim: stuur ze me in een privébericht.
in-public = Doe dit in het kanaal waarin jullie gaan spelen.
write-anew = Je hebt een eerder bericht bewerkt, dus ik heb niets gedaan. Stuur het commando als nieuw bericht.
in-thread = In een besloten thread kan niet worden gespeeld. Geef dit commando in een tekstkanaal, een openbare thread of een forumbericht.
nothing-to-order = Je hebt in deze fase niets te beslissen.
no-press = In dit spel zijn er geen besloten kamers en geen brieven.
silence = In deze fase wordt er niet overlegd.
write-to-whom = Aan wie? Het moet een andere mogendheid zijn, bijvoorbeeld `{ $letter } Duitsland`.
unknown-power = Er is hier geen mogendheid die ‘{ $word }’ heet.
no-map = De kaart van dit spel, ‘{ $map }’, is hier niet meer geïnstalleerd. Vraag de beheerder van deze bot om die weer te installeren, of begin op een andere kaart: `{ $new }`.
talk-to-whom = Met wie? Bijvoorbeeld `{ $talk } { POWER($power) }`.
nobody-to-talk-to = In dit spel is er niemand om mee te praten: de andere mogendheden worden door de computer gespeeld, of door niemand. Waar de computer onderhandelt, gaat dat met `{ $propose }`.
nothing-to-show = Er is nog niets te tonen.

## Grenzen

limit-own-games = Je hebt het maximale aantal open spellen per persoon: { $most }. Speel er een uit of gelast er een af: `{ $cancel }`
limit-games-here = Dit kanaal heeft het maximale aantal open spellen: { $most }. Open jouw spel in een ander kanaal, of wacht tot er hier een is afgelopen.
limit-documents = Je hebt in deze fase het maximale aantal teksten gepubliceerd: { $most }. Deze is niet gepubliceerd; in de volgende fase kan het weer.
limit-letters = Je hebt in deze fase het maximale aantal brieven geschreven: { $most }. Deze is niet verstuurd; in de volgende fase kun je weer schrijven.
limit-rooms = Dit spel heeft het maximale aantal besloten kamers: { $most }. Gebruik er een die al open is, of schrijf brieven: `{ $letter }`
limit-own-rooms = In dit spel heb je al het maximale aantal besloten kamers per speler geopend: { $most }. Anderen kunnen er nog een met jou openen. Gebruik er een die al open is, of schrijf brieven: `{ $letter }`
limit-votes = In deze fase is het maximale aantal stemmingen bereikt: { $most }. In de volgende kun je weer iets voorstellen.
limit-length = Dit zijn { $length } tekens; ik publiceer er hoogstens { $most } tegelijk. Er is niets gepubliceerd: maak het korter, of stuur het in delen.
limit-name = De naam heeft { $length } tekens; het mogen er hoogstens { $most } zijn. Kies een kortere.
deadline-too-short =
    { $least ->
        [one] ‘{ $value }’ is te kort voor ‘{ $parameter }’: het minimum is 1 seconde.
       *[other] ‘{ $value }’ is te kort voor ‘{ $parameter }’: het minimum is { $least } seconden.
    }
too-late-counted = Dat kwam te laat: bevelen worden niet meer aangenomen. Wat je eerder had gestuurd, telt.
