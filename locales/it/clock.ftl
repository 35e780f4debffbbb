### L'orologio: parlare e scrivere al tavolo, ritardi, assenze, l'ora alla quale la partita finisce.

# $until (String)
status-talk = Si tratta fino a { $until }; poi si scrivono gli ordini in silenzio.
# $awaited (Number) giocatori che vogliono ancora trattare
talk-done =
    { $awaited ->
        [0] Grazie. Tutti hanno finito di trattare.
        [one] Grazie. Una persona vuole ancora trattare.
       *[other] Grazie. { $awaited } persone vogliono ancora trattare.
    }
talk-on = Va bene, si continua a trattare finché c'è tempo.
# $until (String)
writing-begins = La fase diplomatica è finita. Ora si scrive in silenzio: mandatemi gli ordini in privato. Scadenza: { $until }.
# $resume, $vote (String) commands: the game master's, and the players' vote
ready-but-paused = Hanno finito tutti. La partita è in pausa: i risultati arrivano appena riprende (arbitro: `{ $resume }`, giocatori: `{ $vote }`).
# $powers (String)  $until (String)
orders-late = Mancano ancora gli ordini { POWERS($powers, form: "of") }. Valgono se arrivano entro { $until }; quelli degli altri non si possono più cambiare.
first-put-off = Mancano ancora gli ordini { POWERS($powers, form: "of") }. È la prima fase, quindi la scadenza si sposta una volta sola: { $until }. Nel frattempo altri possono prendere { COUNT($powers) ->
    [one] quel posto
   *[other] quei posti
    }.
first-put-off-alone = Mancano ancora gli ordini { POWERS($powers, form: "of") }. È la prima fase, quindi la scadenza si sposta una volta sola: { $until }.
# $powers (String)  $phase (String)
missed-hold = { CAPITAL($phase) }: non sono arrivati ordini { POWERS($powers, form: "from") }. Senza ordini un'unità resta ferma; se deve ritirarsi, viene sciolta.
adjudicated-late = Non ho potuto risolvere questa fase in tempo: la scadenza era { $deadline }. La prossima fase ha comunque tutto il suo tempo.
missed-disorder =
    { COUNT($powers) ->
        [one] { CAPITAL($phase) }: non sono arrivati ordini { POWERS($powers, form: "from") }, che per regolamento era in sommossa: per quella fase niente movimenti, appoggi, ritirate né costruzioni.
       *[other] { CAPITAL($phase) }: non sono arrivati ordini { POWERS($powers, form: "from") }, che per regolamento erano in sommossa: per quella fase niente movimenti, appoggi, ritirate né costruzioni.
    }
# $phase (String)  $missed (Number) fasi di seguito
you-missed = { CAPITAL($phase) }: da te non mi è arrivato nulla. Se succede anche nella prossima fase, offrirò il tuo posto ad altri. Se non puoi continuare, avvisa gli altri per tempo.
you-missed-offered =
    { $missed ->
        [one] { CAPITAL($phase) }: da te non mi è arrivato nulla, e ora qualcun altro può prendere il tuo posto. Se mandi gli ordini prima che succeda, il posto resta tuo.
       *[other] { CAPITAL($phase) }: da te non mi arriva nulla da { $missed } fasi, e ora qualcun altro può prendere il tuo posto. Se mandi gli ordini prima che succeda, il posto resta tuo.
    }
# $powers (String)
hour-struck-units = Il tempo concordato è scaduto. Il maggior numero di unità: { POWERS($powers) }.
hour-struck-centres = Il tempo concordato è scaduto. Il maggior numero di centri: { POWERS($powers) }.
restored = Il bot è stato ripristinato da una copia di sicurezza (fatta { $since }). I comandi e i pulsanti usati da allora e gli ordini scelti sulla mappa sono andati persi, e forse anche quelli scritti, soprattutto per una fase cominciata dopo. Una fase di cui c'erano già i risultati può essere giocata di nuovo. Per favore controllate con `{ $orders }` che cosa ho ricevuto e rimandate quello che manca.
deadline-postponed = Una delle reti su cui si gioca non è raggiungibile, quindi la scadenza è rinviata: quando la rete torna, aggiungo il tempo perso, ma non oltre { $latest }.
deadline-after-outage = Tutte le reti sono di nuovo raggiungibili. Ordini entro { $deadline }.
computers-alone = Ormai gioca solo il computer. La partita prosegue senza aspettare le scadenze e finisce al più tardi dopo qualche anno di gioco.
ended-unattended = Ormai gioca solo il computer: come concordato, la partita finisce qui.
only-computers =
    { $phases ->
        [one] Nell'ultima fase ha giocato solo il computer: la partita finisce qui.
       *[other] Nelle ultime { $phases } fasi ha giocato solo il computer: la partita finisce qui.
    }

term-grace-silent = Finché si aspettano ordini in ritardo, non si tratta.
term-missing-pauses = Se alla scadenza mancano ordini, la partita va in pausa finché non arrivano o qualcuno non prende il posto; quelli degli altri non si possono più cambiare.
term-missing-wait = Se ci vuole più di { $time }, i giocatori decidono a maggioranza come si va avanti.
orders-awaited = Mancano ancora gli ordini **{ POWERS($powers, form: "of") }**. La partita è in pausa finché non arrivano o qualcuno non subentra.
orders-awaited-alone = Mancano ancora gli ordini **{ POWERS($powers, form: "of") }**. La partita è in pausa finché non arrivano o l'arbitro non la fa riprendere.
orders-awaited-others = Gli ordini degli altri non si possono più cambiare, a meno che l'arbitro non cambi la situazione.
orders-awaited-yours = La partita è in pausa perché mancano i tuoi ordini ({ $phase }). Mandali, e si riprende.
orders-awaited-until = Se non arrivano entro { $until }, chi ha mandato gli ordini decide a maggioranza come si va avanti.
going-on = Mancano ancora gli ordini **{ POWERS($powers, form: "of") }**. Chi ha mandato i propri decide ora a maggioranza: sommossa, subentra il computer, o si aspetta ancora.
going-on-until = C'è tempo fino a { $until }. Poi vale la scelta più votata; se nessuno ha scelto, è sommossa.
going-on-in-private = Lo chiedo a ciascuno in privato; nessuno saprà chi ha scelto che cosa.
going-on-answers = Premi un pulsante, o scrivi: { LIST($list) }
going-on-disorder = Sommossa
going-on-computer = Computer
going-on-wait = Ancora { $time } di attesa
going-on-disorder-read = sommossa|disordine
going-on-computer-read = computer|bot
going-on-wait-read = aspetta|aspettare
going-on-noted = Registrato: { $choice }. La decisione è presa appena più della metà vuole la stessa cosa. Puoi ancora cambiare idea.
going-on-taken-back = Va bene, questo non lo vuoi più: { $choice }.
going-on-with-disorder = I giocatori hanno deciso: sommossa per **{ POWERS($powers, form: "the") }**, e si va avanti. Lì non si aspetterà più finché non gioca di nuovo qualcuno.
going-on-with-computer = I giocatori hanno deciso: il computer gioca con **{ POWERS($powers, form: "the") }**, e si va avanti.
going-on-waiting = I giocatori hanno deciso di aspettare ancora gli ordini **{ POWERS($powers, form: "of") }**, al massimo fino a { $until }. Poi si decide di nuovo.
