### Il tabellone di prova: chi vuole prova ordini di qualsiasi potenza e vede che cosa succederebbe. Non è mai la partita.

what-if-title-game = E se…? Non è la partita vera · { $name }
what-if-title = E se…? Non è una partita vera
what-if-head-game = **Non è la partita vera:** e se…? **{ $name }**, { $phase }
what-if-head = **Non è una partita vera:** e se…? { CAPITAL($phase) }
what-if-begin =
    Scrivi `{ $more } { $example }`, per qualsiasi potenza e con quanti ordini vuoi, uno per riga. Mostro a te, e a nessun altro, che cosa succederebbe. Con `{ $on }` si passa alla fase seguente.
    Niente di tutto questo viene inviato, finisce in una partita o conta. Il tabellone non contiene gli ordini veri di nessuno, nemmeno per l'arbitro: soltanto ciò che provi tu.
what-if-next = Adesso gli ordini di questa fase, per esempio `{ $more } { $example }`. `{ $on }`: avanti senza ordini.
what-if-rest-movement = Le unità senza ordine restano ferme.
what-if-rest-retreat =
    { COUNT($units) ->
        [one] Deve ritirarsi: { LIST($units) }. Senza un ordine viene sciolta.
       *[other] Devono ritirarsi: { LIST($units) }. Senza un ordine vengono sciolte.
    }
what-if-rest-adjustment = Senza ordini nessuno costruisce, e le unità da sciogliere le scelgono le regole.
what-if-won =
    { COUNT($powers) ->
        [one] Così vincerebbe: { POWERS($powers) }
       *[other] Così vincerebbero: { POWERS($powers) }
    }
what-if-ways = Altri ordini con `{ $more }` si aggiungono a questi, e per ogni unità vale l'ultimo. `{ $on }`: la fase seguente. `{ $none }`: senza questi ordini. `{ $over }`: di nuovo dalla situazione attuale.
what-if-moved = La partita è andata avanti: questo tabellone parte dalla situazione attuale.
what-if-behind = Nel frattempo la partita è andata avanti, questo tabellone no. `{ $over }` riparte dalla situazione attuale.
what-if-earlier = Quel pulsante è di uno stato precedente del tabellone e non ha fatto niente. Il tabellone adesso è questo:
what-if-gone = Quel tabellone non c'è più: si conserva per un giorno. Eccone uno nuovo:
what-if-nothing-own = In questa fase non hai mandato ordini da provare qui.
what-if-over = Dopo questi ordini la partita sarebbe finita: non segue nessuna fase.

action-what-if-go-on = Continua da qui
action-what-if-own = Prova i miei ordini
action-what-if-none = Senza questi ordini
action-what-if-over = Ricomincia

## Commands and options: as in commands.ftl

command-what-if = e-se
    .also = simula | simulazione
    .about = Prova ordini su un tabellone tutto tuo: che cosa succederebbe? La partita resta com'è
parameter-then = poi
    .about = Invece di ordini: continua, miei-ordini, senza-ordini, ricomincia
choice-go-on = Passa alla fase seguente
choice-own-orders = Prova gli ordini che hai mandato nella partita
choice-no-orders = Togli questi ordini dal tabellone
choice-start-over = Riparti dalla situazione attuale
choice-word-go-on = continua
    .also = prosegui
choice-word-own-orders = miei-ordini
    .also = miei
choice-word-no-orders = senza-ordini
choice-word-start-over = ricomincia
    .also = daccapo
