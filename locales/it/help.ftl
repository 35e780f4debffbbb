### L'aiuto che serve in quel momento.

help-alone = Arbitro partite di Diplomacy. `{ $new }` apre una partita in un canale, `{ $join }` prende un posto. Capisco l'italiano, l'inglese, l'olandese e il polacco.
help-lobby = La tua partita non è ancora cominciata. `{ $leave }` lascia il posto.
help-movement =
    È il momento dei movimenti. Mandami gli ordini in privato, una riga per unità, scritti come vuoi: `A Mon - Ruh`, `F Nap APP A Rom - Ven`, `F Man TRA A Lon - Pic`.
    `{ $orders }` mostra quelli che ho, `{ $clear }` li ritira, `{ $ready }` dice che hai finito.
help-retreat = Una tua unità è stata sloggiata. Dimmi in privato dove si ritira, `A Mon - Boe`, oppure scioglila.
help-adjustment = Puoi costruire o devi togliere unità. Dimmelo in privato: `A Mon`, `F Kie`, oppure `rinuncia`; per toglierne una, basta nominarla.
help-waiting = In questa fase non devi fare niente. `{ $status }` dice chi si aspetta.
help-eliminated = Non hai più unità, ma puoi continuare a leggere. Quando si libera un posto, `{ $take }` ti riporta in gioco.
help-secret = Gli ordini sono segreti: mandameli in privato, non qui.
help-topic = **{ $topic }**: { LIST($commands) }
help-more = `{ $help } { $example }` dice che cosa fa un comando e che cosa vuole.
topic-lobby = Nuove partite
topic-orders = Ordini
topic-questions = La partita
topic-press = Trattative
topic-votes = Votazioni, segrete
topic-seats = Posti
topic-master = Master
topic-person = Tu e io
help-command = **`{ $name }`**: { $about }
help-also = Anche: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-who-anyone = Lo può usare chiunque.
help-who-player = È per chi gioca la partita.
help-who-survivor = È per chi ha ancora unità.
help-who-master = È per il master.
help-who-administrator = È per chi amministra questo posto.
