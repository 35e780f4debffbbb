### Perché qualcosa non è stato fatto, e che cosa fare invece.

no-game-called = Non capisco «{ $name }»: qui nessuna partita si chiama così. Conosco { LIST($names) }.
no-such-option = Ho capito `{ $command }`, ma non ha un parametro «{ $option }», perciò non è cambiato nulla. Volevi dire `{ $nearest }`?
unknown-command = Non conosco il comando «{ $word }». Con `{ $help }` vedi che cosa puoi fare qui.
unknown-command-nearest = Non conosco il comando «{ $word }». Volevi dire `{ $nearest }`?
bad-value = «{ $value }» non va bene per «{ $parameter }». Puoi scegliere: { LIST($expected, join: "or") }
missing-value = Manca il parametro «{ $parameter }». Puoi scegliere: { LIST($expected, join: "or") }
missing-text = Manca il parametro «{ $parameter }».
bad-value-example = «{ $value }» non va bene per «{ $parameter }». Per esempio: { LIST($expected) }
missing-value-example = Manca il parametro «{ $parameter }». Per esempio: { LIST($expected) }
bad-value-text = «{ $value }» non va bene per «{ $parameter }».
bad-number = «{ $value }» non va bene per «{ $parameter }». Serve un numero da { $least } a { $most }.
missing-number = Manca il parametro «{ $parameter }». Serve un numero da { $least } a { $most }.
no-game-here = Qui non c'è nessuna partita. Con `{ $new }` ne apri una.
no-game-of-yours = Non giochi in nessuna partita. Puoi entrare in una dal suo canale.
which-game = Le partite possibili sono più di una: { LIST($names) }. Di' quale intendi, per esempio `{ $status } partita:{ $first }`.
game-here = Qui c'è già una partita che si chiama { $name }. Dai un altro nome alla tua.
full = Tutti i posti sono presi.
already-in = Hai già un posto.
not-in = In questa partita non hai un posto.
begun = La partita è già cominciata.
not-begun = La partita non è ancora cominciata.
over = La partita è finita.
not-yours = Può farlo solo l'arbitro.
seats-free =
    { $free ->
        [one] C'è ancora un posto libero.
       *[other] Ci sono ancora { $free } posti liberi.
    }
settings-unconfirmed =
    { $awaited ->
        [one] Le regole sono cambiate dopo le iscrizioni e manca ancora una conferma. La partita comincia appena avranno confermato tutti.
       *[other] Le regole sono cambiate dopo le iscrizioni e mancano ancora { $awaited } conferme. La partita comincia appena avranno confermato tutti.
    }
too-late = È arrivato troppo tardi: la fase è finita.
too-late-away = Quello che hai scritto mentre non c'ero è arrivato troppo tardi per la sua fase e non vale. Lo dico una volta sola, per tutti i messaggi. Vale ciò che avevi mandato in tempo.
past-phase = Riguardava una fase già conclusa ({ $phase }). Non è cambiato nulla.
past-phase-unnamed = Riguardava una fase già conclusa. Non è cambiato nulla.
given-back = Avevi scritto:
too-long = Questo messaggio è troppo lungo per me: { $length } caratteri. Ne leggo fino a { $limit }: dividilo in più parti.
name-like-id = «{ $name }» somiglia ai codici con cui distinguo le partite. Scegli un altro nome.
ignored-words = Non ho capito «{ $words }» e non ne ho tenuto conto.
in-private = Gli ordini sono segreti: mandameli in un messaggio privato.
in-public = Questo si fa nel canale in cui si giocherà.
write-anew = Hai modificato un messaggio precedente, quindi non ho fatto niente. Invia il comando in un messaggio nuovo.
in-thread = Una partita non si può giocare in un thread privato. Dai questo comando in un canale testuale, in un thread pubblico o nel post di un forum.
nothing-to-order = In questa fase non hai nulla da decidere.
no-press = In questa partita non ci sono stanze private.
silence = In questa fase non si tratta.
write-to-whom = A chi? Dev'essere un'altra potenza, per esempio `{ $letter } Germania`.
unknown-power = Qui nessuna potenza si chiama «{ $word }».
no-map = La mappa di questa partita, «{ $map }», qui non è più installata. Chiedi a chi gestisce questo bot di reinstallarla, oppure comincia su un'altra: `{ $new }`.
talk-to-whom = Con chi? Per esempio `{ $talk } { POWER($power) }`.
nobody-to-talk-to = In questa partita non c'è nessuno con cui parlare: con le altre potenze gioca il computer, o nessuno. Dove il computer tratta, lo fa con `{ $propose }`.
nothing-to-show = Non c'è ancora nulla da mostrare.

## Limiti

limit-own-games = Hai già il numero massimo di partite aperte per persona ({ $most }). Finiscine una o annullala: `{ $cancel }`
limit-games-here = In questo canale c'è già il numero massimo di partite aperte ({ $most }). Apri la tua in un altro canale, o aspetta che una finisca.
limit-documents = In questa fase hai già pubblicato il numero massimo di testi ({ $most }). Questo non è stato pubblicato; potrai riprovare nella prossima fase.
limit-letters = In questa fase hai già scritto il numero massimo di lettere ({ $most }). Questa non è partita; potrai scrivere di nuovo nella prossima fase.
limit-rooms = Questa partita ha già il numero massimo di stanze private ({ $most }). Usane una già aperta, o scrivi lettere: `{ $letter }`
limit-own-rooms = In questa partita hai già aperto il numero massimo di stanze private per giocatore ({ $most }). Gli altri possono ancora aprirne con te. Usane una già aperta, o scrivi lettere: `{ $letter }`
limit-votes = In questa fase si è già arrivati al numero massimo di votazioni ({ $most }). Potrai fare altre proposte nella prossima.
limit-length = Sono { $length } caratteri; in una volta ne pubblico al massimo { $most }. Non ho pubblicato nulla: accorcia il testo o dividilo in più parti.
limit-name = Il nome ha { $length } caratteri; possono essere al massimo { $most }. Scegline uno più corto.
deadline-too-short =
    { $least ->
        [one] «{ $value }» è troppo poco per «{ $parameter }»: almeno un secondo.
       *[other] «{ $value }» è troppo poco per «{ $parameter }»: almeno { $least } secondi.
    }
too-late-counted = È arrivato troppo tardi: gli ordini sono chiusi. Vale ciò che avevi già mandato.
