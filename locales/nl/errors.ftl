### Waarom iets niet is gedaan, en wat je in plaats daarvan kunt doen.

unknown-command = De opdracht "{ $word }" ken ik niet. `{ $help }` noemt wat je hier kunt doen.
unknown-command-nearest = De opdracht "{ $word }" ken ik niet. Bedoelde je `{ $nearest }`?
bad-value = "{ $value }" kan niet bij "{ $parameter }". Mogelijk is: { LIST($expected) }
missing-value = "{ $parameter }" ontbreekt. Mogelijk is: { LIST($expected) }
missing-text = "{ $parameter }" ontbreekt.
bad-value-example = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’. Bijvoorbeeld: { LIST($expected) }
missing-value-example = ‘{ $parameter }’ ontbreekt. Bijvoorbeeld: { LIST($expected) }
bad-value-text = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’.
bad-number = ‘{ $value }’ is niet geldig voor ‘{ $parameter }’. Het moet een getal van { $least } tot en met { $most } zijn.
missing-number = ‘{ $parameter }’ ontbreekt. Het moet een getal van { $least } tot en met { $most } zijn.
no-game-here = Hier is geen spel. `{ $new }` opent er een.
no-game-of-yours = Je speelt in geen enkel spel. Doe mee in het kanaal van een spel.
which-game = Je speelt in meer dan één spel: { LIST($names) }. Zeg welk, bijvoorbeeld `{ $orders } spel:{ $first }`.
game-here = Hier is al een spel dat { $name } heet. Geef het jouwe een andere naam.
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
too-late = Dat kwam te laat: de fase is voorbij.
past-phase = Dat was voor { $phase }, en die fase is voorbij. Er is niets veranderd.
past-phase-unnamed = Dat was voor een eerdere fase, en die is voorbij. Er is niets veranderd.
too-long = Dat bericht is te lang voor me: { $length } tekens. Ik lees er hoogstens { $limit }; stuur het in delen.
name-like-id = "{ $name }" lijkt op de codes waarmee ik spellen uit elkaar houd. Kies een andere naam.
ignored-words = "{ $words }" begreep ik niet; de rest is gedaan.
in-private = Bevelen zijn geheim: stuur ze me in een privébericht.
in-public = Doe dit in het kanaal waar gespeeld zal worden.
nothing-to-order = Je hebt in deze fase niets te beslissen.
no-press = In dit spel zijn geen besloten kamers.
silence = In deze fase wordt er niet overlegd.
unknown-power = Hier heet geen mogendheid "{ $word }".
talk-to-whom = Met wie? Bijvoorbeeld `{ $talk } Duitsland`.
nothing-to-show = Er is nog niets te tonen.

## Grenzen

limit-own-games = Je hebt het hoogste aantal open spellen per persoon: { $most }. Speel er een uit of gelast er een af: `{ $cancel }`
limit-games-here = Dit kanaal heeft het hoogste aantal open spellen: { $most }. Open het jouwe in een ander kanaal, of als er hier een voorbij is.
limit-documents = Je hebt in deze fase het hoogste aantal teksten gepubliceerd: { $most }. Er is nu niets gepubliceerd; in de volgende fase kan het weer.
limit-letters = Je hebt in deze fase het hoogste aantal brieven geschreven: { $most }. Deze is niet verstuurd; in de volgende fase kun je weer schrijven.
limit-rooms = Dit spel heeft het hoogste aantal besloten kamers: { $most }. Gebruik er een die al open is, of schrijf brieven: `{ $letter }`
limit-votes = In deze fase is het hoogste aantal stemmingen bereikt: { $most }. In de volgende kun je weer iets voorstellen.
limit-length = Dit zijn { $length } tekens; ik publiceer er hoogstens { $most } tegelijk. Er is niets gepubliceerd: maak het korter, of stuur het in delen.
limit-name = De naam heeft { $length } tekens; er is plaats voor { $most }. Kies een kortere.
deadline-too-short = "{ $value }" is te kort voor "{ $parameter }": minstens { $least } seconden.
too-late-counted = Dat kwam te laat: bevelen kunnen niet meer. Wat je eerder had gestuurd, telt.
