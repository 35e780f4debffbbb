### Hoe trouw iemand gespeeld heeft.

record-title = **Hoe betrouwbaar je hebt gespeeld**, in spellen van de laatste 365 dagen:
record-counts = spellen uitgespeeld: { $finished }, eerder weggegaan: { $left }; fasen gemist: { $missed } van { $phases }
record-empty = nog geen spel uitgespeeld of verlaten
record-shared = De spelleiders van spellen waaraan je meedoet, kunnen dit zien tot het spel begint. Liever niet meer: `{ $share }`
record-not-shared = Niemand anders ziet dit. Wil je het 365 dagen laten zien aan de spelleiders van spellen waaraan je meedoet: `{ $share }`
records-title = **Wie er meedoet aan { $name }**, en hoe betrouwbaar ze hebben gespeeld:
record-of = - { $name }: { $record }
record-private = niet te zien

command-my-record = mijn-staat-van-dienst
    .also = mijn-staat
    .short = staat-van-dienst
    .about = Toon hoe betrouwbaar je speelt, en wie dat mag zien
parameter-share = tonen
    .about = Of spelleiders van spellen waaraan je meedoet het mogen zien: ja, nee

command-my-games = mijn-spellen
    .also = spellen
    .short = spellen
    .about = Je spellen: wat je speelt, tot wanneer, en wat er nog te doen is
my-games-title = **Je spellen:**
my-games-none = Je doet aan geen enkel spel mee. Met `{ $join }` neem je een plaats, met `{ $new }` open je een spel in een kanaal.
my-games-more =
    { $count ->
        [one] … en nog één
       *[other] … en nog { $count }
    }
my-game-lobby = **{ $name }** is nog niet begonnen: { $joined } van de { $needed } spelers.
my-game-master = **{ $name }** · { $phase } · jij bent de spelleider.
my-game-left = **{ $name }** · { $phase } · je hebt nu geen plaats.
my-game-plays = **{ $name }** · { POWERS($powers) } · { $phase }.
my-game-missing =
    { $count ->
        [one] Er ontbreekt één bevel.
       *[other] Er ontbreken { $count } bevelen.
    }
my-game-unready = Alle bevelen zijn opgeslagen; alleen `{ $ready }` ontbreekt nog.
my-game-ready = Je bent klaar.
my-game-nothing = In deze fase hoef je niets te doen.
my-game-out = Je hebt geen eenheden meer.
action-orders-of = Bevelen: { $name }
