### L'aiuto che serve in quel momento.

help-alone = Conduco partite di Diplomacy. Con `{ $new }` apri una partita in un canale, con `{ $join }` prendi un posto. Capisco l'italiano, l'inglese, l'olandese, il polacco e il tedesco.
help-lobby = La tua partita non è ancora cominciata. Con `{ $leave }` lasci il posto.
help-movement =
    È il momento dei movimenti. Mandami gli ordini in privato, una riga per unità, scritti come vuoi: `A Mon - Ruh`, `F Nap APP A Rom - Pug`, `F Man TRA A Lon - Pic`.
    Con `{ $orders }` vedi quelli che ho, con `{ $clear }` li ritiri, con `{ $ready }` dici che hai finito.
help-retreat = È il momento delle ritirate. Dimmi in privato dove va la tua unità sloggiata, per esempio `A Mon - Boe`, oppure scioglila: `A Mon D`.
help-adjustment = Puoi costruire o devi sciogliere unità. Per costruire scrivimi in privato, per esempio, `A Mon` o `F Kie`, oppure `rinuncia` se non vuoi costruire; per sciogliere un'unità basta nominarla.
help-waiting = In questa fase non devi fare nulla. `{ $status }` dice chi manca ancora.
help-eliminated = Non hai più unità, ma puoi continuare a leggere. Quando si libera un posto, con `{ $take }` torni in gioco.
help-clock = Adesso: **{ $phase }**. Gli ordini si eseguono appena tutti hanno finito, altrimenti alla scadenza: { $deadline }. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
help-clock-waits = Adesso: **{ $phase }**. Gli ordini si eseguono alla scadenza, anche se tutti hanno finito prima: { $deadline }. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
help-clock-paused = Adesso: **{ $phase }**, e la partita è in pausa: finché non riprende non si esegue nulla. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
action-status = Chi manca?
action-players = Chi ha quale potenza?
help-secret = Gli ordini sono segreti: mandameli in privato, non qui.
help-topic = **{ $topic }**: { LIST($commands) }
help-more = `{ $help } { $example }` spiega un comando e i suoi parametri.
topic-lobby = Nuove partite
topic-orders = Ordini
topic-questions = La partita
topic-press = Trattative
topic-votes = Votazioni (segrete)
topic-seats = Posti
topic-master = Arbitro
topic-person = Le tue impostazioni
help-command = **`{ $name }`**: { $about }
help-also = Anche: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-who-anyone = Può usarlo chiunque.
help-who-player = È per chi gioca la partita.
help-who-survivor = È per chi ha ancora unità.
help-who-master = È per l'arbitro.
help-who-administrator = È per chi amministra questo server o spazio.
