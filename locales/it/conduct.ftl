### Il comportamento: lettere bloccate, la lista di un server, segnalazioni, frasi che suonano male.

blocked = Fino a { $until } le lettere di { $name } non ti arrivano più, e questa persona non può aprire una stanza con te nelle partite. Non lo viene a sapere. Restano fuori le dichiarazioni pubbliche, i documenti, le stanze già aperte o aperte da altri e i messaggi fuori dalle partite: per quelli usa il blocco della tua app. Per togliere il blocco: `{ $unblock }`
unblocked = Il blocco per { $name } è tolto.
blocks-title = Le persone che blocchi:
blocks-none = Non blocchi nessuno. Per bloccare qualcuno: `{ $command }` e il suo nome o la sua potenza.
listed-until = - { $name }, fino a { $until }
no-conduct-room = Per ora questa stanza non si può aprire per te. Il canale pubblico resta a disposizione.
no-conduct-yourself = Quel nome indica te: scegline un altro.
no-conduct-nobody-plays = In questo momento nessuno gioca con { POWER($power, form: "the") }.
no-conduct-not-listed = { $name } non è nella lista.
limit-blocks = Blocchi già { $most ->
    [one] 1 persona
   *[other] { $most } persone
    }, il massimo che permetto. `{ $unblock }` ne toglie una dalla lista.

master-muted = L'arbitro ha tolto la parola in pubblico { POWER($power, form: "to") }: fino a nuovo avviso niente dichiarazioni né documenti pubblici. Ordini, lettere e stanze restano come prima.
master-unmuted = { CAPITAL(POWER($power, form: "the")) } può di nuovo fare dichiarazioni pubbliche.
no-words-muted = L'arbitro ha tolto la parola in pubblico alla tua potenza: per ora niente dichiarazioni né documenti pubblici. Lettere e stanze funzionano come prima.

barred = Fino a { $until } { $name } non può entrare nelle partite di qui, né aprirne o subentrare in una. Le partite in cui gioca già continuano; per chiudere anche quelle, gli arbitri possono usare `{ $expel }`. Per riammettere questa persona: `{ $admit }`
admitted = { $name } può di nuovo entrare nelle partite di qui.
bars-title = Queste persone non possono entrare nelle partite di qui:
bars-none = Qui tutti possono entrare nelle partite. Per escludere qualcuno: `{ $command }` e un nome.
no-conduct-barred = Al momento non puoi entrare nelle partite di qui. L'hanno deciso gli amministratori di questo server o spazio, che possono anche ripensarci: scrivi a uno di loro. Puoi comunque seguire le partite leggendo.
limit-bars = Nella lista { $most ->
    [one] c'è già 1 persona
   *[other] ci sono già { $most } persone
    }, il massimo che permetto. `{ $admit }` ne toglie una.

reported-master = Ho inoltrato all'arbitro il testo qui sotto e il nome della partita. Nient'altro, nemmeno chi sei.
reported-administrators = Per gli amministratori di questo server o spazio, che li leggono con `{ $reports }`, conservo per 30 giorni il testo qui sotto e il nome della partita. Nient'altro, nemmeno chi sei.
report = Una segnalazione da **{ $game }**:
reports-title = Segnalazioni agli amministratori, dalla più recente:
reports-none = Agli amministratori non è stato segnalato nulla.
no-conduct-in-private = Mandami le segnalazioni in privato: le inoltro senza il tuo nome.
no-conduct-you-are-master = L'arbitro sei tu. Per segnalare agli amministratori aggiungi `{ $reader }`.
limit-reports =
    { $most ->
        [one] Inoltro una segnalazione al giorno. Metti tutto nella prossima.
       *[other] Inoltro { $most } segnalazioni al giorno, e oggi ne hai già mandate altrettante. Se è urgente, scrivi agli amministratori.
    }

wrong-sentence-noted = Grazie. Ho registrato di quale frase si tratta, per chi cura questa lingua. Non registro nomi, ordini né parole tue.
no-conduct-no-sentence = Non trovo questa frase tra le mie. Citala come l'ho scritta io.

command-block = blocca
    .about = Blocca le lettere e le stanze di qualcuno, o mostra chi blocchi
command-unblock = sblocca
    .about = Fai arrivare di nuovo le lettere di qualcuno
command-report = segnala
    .about = Segnala qualcosa con parole tue; non inoltro nient'altro
command-wrong-sentence = frase-sbagliata
    .also = suona-male
    .about = Cita una mia frase che suona male
    .menu = Suona male
command-mute-power = togli-parola
    .about = Arbitro: vieta o permetti a una potenza le dichiarazioni pubbliche
command-ban = escludi
    .about = Amministratori: escludi qualcuno dalle partite di qui, o mostra la lista
command-admit = riammetti
    .about = Amministratori: riammetti qualcuno alle partite di qui
command-reports = segnalazioni
    .about = Amministratori: leggi quello che vi è stato segnalato
parameter-reader = lettore
    .about = Chi la legge: arbitro, amministratori
choice-master = L'arbitro
choice-administrators = Gli amministratori di questo server o spazio
choice-word-master = arbitro
choice-word-administrators = amministratori
