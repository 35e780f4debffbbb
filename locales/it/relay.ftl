### Lettere: messaggi che il bot porta da una conversazione privata alle altre.

letter-words = a | ad | al | alla | all | per
letter-example = per { POWERS($to, join: "comma") }: …
letter = **Lettera { POWER($from, form: "from") }**
letter-to-several = **Lettera { POWER($from, form: "from") }** ({ POWERS($to, form: "to") })
letter-sent = La tua lettera { POWERS($to, form: "to") } è in viaggio. Una volta consegnata non ne tengo altra copia.
letter-sent-kept = La tua lettera { POWERS($to, form: "to") } è in viaggio. Come concordato in questa partita, le lettere si conservano fino a 30 giorni dopo la fine.
letter-sent-watched = La tua lettera { POWERS($to, form: "to") } è in viaggio. Come concordato in questa partita, le lettere si conservano fino a 30 giorni dopo la fine, e dopo questa fase le legge anche chi osserva con il consenso di tutti.
letter-in-public = Hai scritto { POWERS($to, form: "to") } nel canale, dove tutti possono leggerlo. Non ho inviato nessuna lettera: per farlo, scrivi lo stesso a me, qui.
letter-in-room = Hai scritto { POWERS($to, form: "to") } in una stanza: lì lo legge solo chi ne fa parte. Non ho inviato nessuna lettera: per farlo, scrivi lo stesso a me, qui.
letter-sent-page = La tua lettera { POWERS($to, form: "to") } è in viaggio.
letter-page-keeps = Come tutto su questa pagina, qui resta per 365 giorni: possono leggerla solo tu, chi la riceve e chi gestisce la pagina.
letter-how = Scrivi qui a me: `{ $example }`, oppure usa `{ $letter }`. Inoltro la lettera a nome della tua potenza e riporto gli ordini completi con le sigle di chi legge.
letters-overheard =
    { $count ->
        [one] Niente stanza privata: potrebbe leggerla { POWERS($powers, form: "the") }, perché può gestire i thread del canale. Puoi scrivere lettere: le consegno io.
       *[other] Niente stanza privata: potrebbero leggerla { POWERS($powers, form: "the") }, perché possono gestire i thread del canale. Puoi scrivere lettere: le consegno io.
    }
room-overheard =
    { $count ->
        [one] Ho chiuso la stanza con { POWERS($with, form: "the") }: ora { POWERS($powers, form: "the") } può gestire i thread del canale e potrebbe leggerla, compreso ciò che c'è già scritto. Puoi scrivere lettere: le consegno io.
       *[other] Ho chiuso la stanza con { POWERS($with, form: "the") }: ora { POWERS($powers, form: "the") } possono gestire i thread del canale e potrebbero leggerla, compreso ciò che c'è già scritto. Puoi scrivere lettere: le consegno io.
    }
letters-overheard-unseated = Niente stanza privata: potrebbe leggerla chi sostituisce un giocatore o osserva la partita, perché può gestire i thread del canale. Puoi scrivere lettere: le consegno io.
room-overheard-unseated = Ho chiuso la stanza con { POWERS($with, form: "the") }: chi sostituisce un giocatore o osserva la partita può gestire i thread del canale e potrebbe leggerla, compreso ciò che c'è già scritto. Puoi scrivere lettere: le consegno io.
letters-permission = Qui non posso aprire stanze private: mi manca il permesso «{ $permission }». Puoi scrivere lettere: le consegno io.
room-permission = Non posso cambiare chi è nella stanza con { POWERS($with, form: "the") }: mi manca il permesso «{ $permission }». Forse la legge ancora qualcuno che non c'entra più: per favore, non scriverci. Puoi scrivere lettere: le consegno io. Quando avrò il permesso, `{ $talk }` riapre la stanza.
room-unsettled = Non posso cambiare chi è nella stanza con { POWERS($with, form: "the") }: da due giorni non ci riesco. Forse la legge ancora qualcuno che non c'entra più: per favore, non scriverci. Puoi scrivere lettere: le consegno io. Quando funzionerà di nuovo, `{ $talk }` riapre la stanza.
letters-no-rooms = Nel canale di questa partita non si possono aprire stanze private. Puoi scrivere lettere: le consegno io.
letters-too-many-rooms = In questo server ci sono già tanti thread attivi quanti ne ammette Discord: non posso aprire altre stanze private. Puoi scrivere lettere: le consegno io.
letters-stranger = La stanza con { POWERS($with, form: "the") } è chiusa: c'è dentro qualcuno che non c'entra, e non riesco a farlo uscire. Puoi scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
letters-stranger-open = Nella stanza con { POWERS($with, form: "the") } c'è qualcuno che non c'entra, e non riesco né a farlo uscire né a chiudere la stanza. Legge tutto: per favore, non scriverci più. Puoi scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
letters-apart = Non c'è una stanza in cui possiate entrare tutti. Puoi scrivere lettere: le consegno io.
room-opening = Apro una stanza con { LIST($with) }. Se non ci riesco, te lo dico.
ears =
    { $count ->
        [one] Una persona può gestire i thread di questo canale e potrebbe leggere le stanze altrui: { LIST($people) }. Quando non fa parte della trattativa, invece di aprire una stanza consegno lettere in privato.
       *[other] Alcune persone possono gestire i thread di questo canale e potrebbero leggere le stanze altrui: { LIST($people) }. Quando una di loro non fa parte della trattativa, invece di aprire una stanza consegno lettere in privato.
    }
no-orders = In questo messaggio non c'è nessun ordine completo.
letter-in-private = Le lettere sono private: scrivimele in un messaggio privato.
letter-or-orders = L'intestazione «{ $heading }» comincia come una lettera, ma non nomina nessuna potenza. Degli ordini qui sotto non ho registrato nulla, e non ho inviato nulla. Se sono i tuoi ordini, rimandali senza intestazione; se è una lettera, scrivi a quali potenze va.
press-edited = Se modifichi un messaggio non invio nulla: quello che ho già inoltrato resta com'era. Per dire altro, scrivi un nuovo messaggio.
letter-nobody = In questo momento nessuno gioca con { POWER($power, form: "the") }.
letter-computer = Con { POWER($power, form: "the") } gioca il computer, che non legge testo libero: non ho inviato niente. Risponde però a quello che dici con `{ $propose }`.
letter-silent-computer = Con { POWER($power, form: "the") } gioca il computer, che in questa partita non parla con nessuno: non ho inviato niente.
action-letter = Scrivi { POWERS($to, form: "to") }
lobby-overheard = Le stanze private si aprono anche se qualcuno che gioca modera questo canale e potrebbe leggerle.

## Thread privati per chi ha chiuso i messaggi privati

order-thread-name = ordini · { $name }
order-thread-here =
    I tuoi messaggi privati sono chiusi: nessun problema, useremo questo thread. Lo vedete solo tu e chi modera il server.
    Dai gli ordini con `{ $order }` (gli altri non lo vedono), oppure scrivili qui menzionandomi. Preferisci i messaggi privati? Attivali nelle impostazioni della privacy di questo server e premi il pulsante.
order-thread-opened = I tuoi messaggi privati sono chiusi: nessun problema, ho aperto per te il thread privato «{ $thread }». È lì che darai gli ordini.
order-thread-again = Eccomi. D'ora in poi ti scrivo di nuovo qui.
order-thread-trying = Ti sto scrivendo in privato.
order-thread-still-closed = I tuoi messaggi privati sono ancora chiusi per me: attivali nelle impostazioni della privacy di questo server, poi riprova.
order-thread-entered = Nel tuo thread privato per gli ordini è stato aggiunto qualcuno che non c'entra. Ora è di nuovo fuori; quello che c'era scritto fino a quel momento può averlo letto. Puoi ancora cambiare i tuoi ordini.
action-try-again = Riprova

## Che cosa può fare il bot in un canale

permissions =
    { $gaps ->
        [0] Tutto a posto.
        [one] Quasi tutto a posto: manca un permesso.
       *[other] Quasi tutto a posto: mancano { $gaps } permessi.
    }
permissions-posting = Qui posso scrivere, con immagini, e ritrovare i miei messaggi.
permissions-posting-not = Qui non posso scrivere come si deve
permissions-rooms = Posso aprire thread privati e bloccarli.
permissions-rooms-not = Non posso aprire e bloccare thread privati; al loro posto consegno lettere in privato
permissions-pinning = Posso tenere fissato in alto lo stato della partita.
permissions-pinning-not = Non posso fissare in alto lo stato della partita
permissions-lacks = { $what }: dai al mio ruolo { COUNT($permissions) ->
        [one] il permesso
       *[other] i permessi
    } «{ LIST($permissions, join: "comma") }» (Modifica canale › Permessi › il mio ruolo).
permissions-rooms-own = Le stanze private le apro da me: non serve nessun permesso.
permissions-level = { $what }: qui il mio livello di potere è { $own }, ne serve { $needed }. Chi amministra la stanza può alzarlo: Impostazioni stanza › Ruoli e permessi.
permissions-announcements = Questo è un canale annunci. I thread privati esistono solo in un normale canale testuale: qui consegnerei lettere in privato.
permissions-voice = Questo è un canale vocale. I thread privati esistono solo in un normale canale testuale: qui consegnerei lettere in privato.
permissions-forum = Questo è un forum: qui non si può giocare. Serve un normale canale testuale.
permissions-other = Questo non è un normale canale testuale, e i thread privati esistono solo lì: qui consegnerei lettere in privato.
permissions-reads-all = Leggo ciò che si scrive nelle stanze private e traduco da solo gli ordini completi.
permissions-reads-mentions = Gli ordini funzionano senza che io legga i messaggi di nessuno. Nelle stanze private li traduco dove mi si menziona, oppure dal menu del messaggio › App › «{ $menu }».
permissions-unknown = In questo momento la rete non mi dice che cosa posso fare qui. Riprova fra un minuto.
action-setup = Verifica di nuovo

## Chi non si può far entrare in una stanza

room-missing = Non riesco a far entrare tutti. Per ora fuori: { POWERS($powers) }. Chi è fuori non legge questa stanza. Riprovo quando la stanza si apre o si chiude, o quando qualcuno la chiede con `{ $talk }`.
room-missing-master = **{ $name }**, stanza { POWERS($room, form: "of") }: non riesco a far entrare tutti. Per ora fuori: { POWERS($powers) }. Forse chi manca non è più nel server o rifiuta gli inviti; gli altri possono usare la stanza. Con `{ $replace }` il posto passa a qualcun altro.

## La conversazione privata su Matrix

conversation-not-private = Questa non è la nostra conversazione privata: la stanza ha un nome, oppure qualcun altro l'ha creata, c'è o c'è stato, o può leggerla. Qui non leggo ordini e non dico segreti. Ti scrivo in una conversazione tutta nostra: rispondimi lì.
conversation-unencrypted = Questa conversazione non è cifrata: chi gestisce il server può leggere tutto. Leggo quello che scrivi qui, ma ti rispondo in una conversazione cifrata tutta nostra: scrivimi lì.
conversation-own = Questa è la nostra conversazione: è cifrata, e la leggiamo solo tu e io (e, attraverso di me, chi mi gestisce). Gli ordini e tutto ciò che è segreto vanno scritti qui.
conversation-verification = Non posso confrontare emoji: alla mia tastiera non c'è nessuno, quindi ho rifiutato la verifica. Puoi scrivermi lo stesso. Se la tua app scrive solo a dispositivi verificati, permettile di scrivere agli altri in questa conversazione.
conversation-type-instead = Matrix non cifra le reazioni, quindi chi gestisce il tuo homeserver potrebbe mandarne una al posto tuo. Questo non si può annullare, quindi scrivilo qui, per favore: { $sign }, in risposta al messaggio con le scelte.
conversation-type-in-room = Matrix non cifra le reazioni, quindi chi gestisce il tuo homeserver potrebbe mandarne una al posto tuo, e gli altri la leggerebbero come tua. Scrivilo in quella stanza, per favore: { $sign }, in risposta al mio messaggio con le scelte.
conversation-type-ready = Matrix non cifra le reazioni, quindi chi gestisce il tuo homeserver potrebbe mandarne una al posto tuo. Manchi solo tu: la fase finirebbe subito, e non si può annullare. Se hai finito, scrivilo qui, per favore: { $ready }
conversation-type-always = Matrix non cifra le reazioni, quindi da me non valgono: chi gestisce il tuo homeserver potrebbe mandarne una al posto tuo. Scrivilo qui, per favore: { $sign }, in risposta al messaggio con le scelte.
conversation-which-post = Il tuo messaggio si è incrociato con una nuova scelta, quindi non so per quale valga { $sign }. Non è stato fatto nulla. Mandalo di nuovo, per favore, in risposta al messaggio che intendi.
conversation-unsigned = Da me valgono solo i messaggi cifrati di dispositivi verificati, quindi il tuo ultimo non vale. Verifica il dispositivo da cui l'hai scritto (in Element: Impostazioni › Sessioni) e mandalo di nuovo qui. Se non mi hai scritto, qualcun altro usa il tuo account: cambia la password e avvisa l'arbitro.
conversation-new-identity = Il tuo account ha chiavi diverse da quelle di quando ci siamo conosciuti, quindi ciò che arriva da lì non vale finché chi gestisce questo bot non accetta le nuove. Se hai reimpostato tu le chiavi, chiedi che vengano accettate. In caso contrario, qualcun altro usa il tuo account: cambia la password e avvisa l'arbitro.
