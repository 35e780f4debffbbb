### Hulp die bij het moment past.

help-alone = Ik leid partijen Diplomacy. `{ $new }` opent een spel in een kanaal, `{ $join }` neemt een plaats. Ik versta Nederlands, Engels, Italiaans en Pools.
help-lobby = Je spel is nog niet begonnen. `{ $leave }` geeft je plaats terug.
help-movement =
    De zetten zijn aan de beurt. Stuur me je bevelen in privé, één regel per eenheid, in elke schrijfwijze: `A Mun - Ruh`, `F Nap S A Rom - Ven`, `F Kan C A Lon - Pic`.
    `{ $orders }` toont wat ik heb, `{ $clear }` trekt het in, `{ $ready }` zegt dat je klaar bent.
help-retreat = Een eenheid van je is verdreven. Zeg me in privé waarheen die zich terugtrekt, `A Mun - Boh`, of dat je die ontbindt.
help-adjustment = Je mag opbouwen of moet eenheden wegnemen. Zeg het me in privé: `A Mun`, `F Kie` of `afzien`; om er een weg te nemen, noem je die gewoon.
help-waiting = In deze fase hoef je niets te doen. `{ $status }` zegt op wie er wordt gewacht.
help-eliminated = Je hebt geen eenheden meer, maar je kunt blijven meelezen. Komt er een plaats vrij, dan brengt `{ $take }` je terug in het spel.
help-secret = Bevelen zijn geheim: stuur ze me in privé, niet hier.
help-topic = **{ $topic }**: { LIST($commands) }
help-more = `{ $help } { $example }` zegt wat een commando doet en wat erbij hoort.
topic-lobby = Nieuwe spellen
topic-orders = Bevelen
topic-questions = Het spel
topic-press = Onderhandelen
topic-votes = Stemmingen, geheim
topic-seats = Plaatsen
topic-master = Spelleider
topic-person = Jij en ik
help-command = **`{ $name }`**: { $about }
help-also = Ook: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-who-anyone = Iedereen mag het gebruiken.
help-who-player = Het is voor wie meespeelt.
help-who-survivor = Het is voor wie nog eenheden heeft.
help-who-master = Het is voor de spelleider.
help-who-administrator = Het is voor wie deze plek beheert.
