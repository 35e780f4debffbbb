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
