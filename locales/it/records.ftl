### Con quanta costanza si è giocato.

record-title = **Con quanta costanza hai giocato**, nelle partite degli ultimi 365 giorni:
record-counts = partite finite: { $finished }, lasciate prima: { $left }; fasi senza ordini: { $missed } su { $phases }
record-empty = ancora nessuna partita finita o lasciata
record-shared = Gli arbitri delle partite in cui entri possono vederlo finché la partita non comincia. Per non mostrarlo più: `{ $share }`
record-not-shared = Nessun altro può vederlo. Per mostrarlo per 365 giorni agli arbitri delle partite in cui entri: `{ $share }`
records-title = **I giocatori di { $name }** finora, e con quanta costanza hanno giocato:
record-of = - { $name }: { $record }
record-private = non mostrato

command-my-record = il-mio-storico
    .also = mio-storico
    .short = storico
    .about = Mostra con quanta costanza hai giocato, e chi può vederlo
parameter-share = mostra
    .about = Se gli arbitri delle partite in cui entri possono vederlo: sì, no

command-my-games = le-mie-partite
    .also = mie-partite | partite
    .short = partite
    .about = Le tue partite: con che potenza giochi, fino a quando e che cosa manca ancora
my-games-title = **Le tue partite:**
my-games-none = Non giochi in nessuna partita. Con `{ $join }` prendi un posto, con `{ $new }` ne apri una in un canale.
my-games-more =
    { $count ->
        [one] … e un'altra
       *[other] … e altre { $count }
    }
my-game-lobby =
    { $joined ->
        [one] **{ $name }** non è ancora cominciata: { $joined } giocatore su { $needed }.
       *[other] **{ $name }** non è ancora cominciata: { $joined } giocatori su { $needed }.
    }
my-game-master = **{ $name }** · { $phase } · l'arbitro sei tu.
my-game-left = **{ $name }** · { $phase } · adesso non hai un posto.
my-game-plays = **{ $name }** · { POWERS($powers) } · { $phase }.
my-game-missing =
    { $count ->
        [one] Manca un ordine.
       *[other] Mancano { $count } ordini.
    }
my-game-unready = Gli ordini ci sono tutti; manca solo `{ $ready }`.
my-game-ready = Hai finito.
my-game-nothing = In questa fase non hai niente da fare.
my-game-out = Non hai più unità.
action-orders-of = Ordini: { $name }
