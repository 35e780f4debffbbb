### Lettere: messaggi che il bot porta da una conversazione privata alle altre.

letter-words = a | ad | al | alla | all | per
letter-example = per { POWERS($to, join: "comma") }: …
letter = **Lettera: { POWER($from) }**
letter-to-several = **Lettera: { POWER($from) }** (a: { POWERS($to) })
letter-sent = La tua lettera è in viaggio (a: { POWERS($to) }). Una volta consegnata non ne tengo copia.
letter-how = Scrivi qui a me: `{ $example }`, oppure usa `/{ $letter }`. La inoltro a nome della tua potenza e riporto gli ordini interi nelle sigle di chi legge.
letters-overheard =
    { $count ->
        [one] Niente stanza privata: { POWERS($powers) } potrebbe leggerla, perché chi la gioca può gestire le discussioni del canale. Porto lettere.
       *[other] Niente stanza privata: { POWERS($powers) } potrebbero leggerla, perché chi le gioca può gestire le discussioni del canale. Porto lettere.
    }
room-overheard =
    { $count ->
        [one] Ho chiuso la stanza con { POWERS($with) }: d'ora in poi { POWERS($powers) } potrebbe leggerla, anche quello che c'è già scritto, perché chi la gioca ora può gestire le discussioni del canale. Porto lettere.
       *[other] Ho chiuso la stanza con { POWERS($with) }: d'ora in poi { POWERS($powers) } potrebbero leggerla, anche quello che c'è già scritto, perché chi le gioca ora può gestire le discussioni del canale. Porto lettere.
    }
letters-permission = Qui non posso aprire stanze private: mi manca il permesso "{ $permission }". Porto lettere.
letters-apart = Non c'è una stanza in cui possiate entrare tutti. Porto lettere.
room-opening = Apro una stanza con { LIST($with) }. Se non fosse possibile, ti scrivo.
ears =
    { $count ->
        [one] { LIST($people) } può gestire le discussioni di questo canale e potrebbe leggere le stanze altrui. Dove { LIST($people) } non c'è, porto lettere in privato.
       *[other] { LIST($people) } possono gestire le discussioni di questo canale e potrebbero leggere le stanze altrui. Dove manca uno di loro, porto lettere in privato.
    }
no-orders = In questo messaggio non c'è nessun ordine intero.
letter-in-private = Le lettere sono private: scrivimele in un messaggio privato.
letter-delivered = Quella lettera è già consegnata e non si può più cambiare. Scrivine un'altra.
letter-nobody = In questo momento nessuno gioca { POWER($power) }.
action-letter = Scrivi a: { POWERS($to) }
lobby-overheard = Le stanze private si aprono anche se chi gioca modera qui e potrebbe leggerle.

## Scrivanie: posti privati per chi ha chiuso i messaggi privati

desk-name = ordini · { $name }
desk-here =
    I tuoi messaggi privati sono chiusi, nessun problema: il nostro posto è questo. Lo vedete solo tu e chi modera il server.
    Dai gli ordini con `/{ $order }` (gli altri non lo vedono), oppure scrivili qui menzionandomi. Preferisci i messaggi privati? Aprili nelle impostazioni della privacy di questo server e premi il pulsante.
desk-opened = I tuoi messaggi privati sono chiusi, nessun problema: ho aperto per te la discussione privata "{ $desk }". È lì che darai gli ordini.
desk-again = Eccomi. D'ora in poi ti scrivo di nuovo qui.
desk-trying = Ti sto scrivendo in privato.
desk-still-closed = I tuoi messaggi privati sono ancora chiusi per me: consenti i messaggi diretti nelle impostazioni della privacy di questo server, poi riprova.
action-desk = Riprova

## Che cosa può fare il bot in un canale

survey =
    { $gaps ->
        [0] Pronto.
        [one] Pronto, con una lacuna.
       *[other] Pronto, con { $gaps } lacune.
    }
survey-posting = Qui posso scrivere, con immagini, e ritrovare i miei messaggi.
survey-posting-not = Qui non posso scrivere come si deve
survey-rooms = Posso aprire discussioni private e bloccarle.
survey-rooms-not = Non posso aprire e bloccare discussioni private; al loro posto porto lettere in privato
survey-pinning = Posso tenere fissato lo stato attuale.
survey-pinning-not = Non posso fissare lo stato attuale
survey-lacks = { $what }: dai al mio ruolo "{ LIST($permissions, join: "comma") }" (Modifica canale › Permessi › il mio ruolo).
survey-reads-all = Leggo ciò che si scrive nelle stanze private e traduco da solo gli ordini interi.
survey-reads-mentions = Gli ordini funzionano senza che io legga i messaggi di nessuno. Nelle stanze private traduco dove mi si menziona, oppure dal menu del messaggio › App › "{ $menu }".
survey-unknown = In questo momento la rete non mi dice che cosa posso fare qui. Riprova fra un minuto.
action-setup = Verifica di nuovo

## Chi non si può far entrare in una stanza

room-missing = Non riesco a far entrare tutti. Per ora fuori: { POWERS($powers) }. Chi è fuori non legge questa stanza. Riprovo quando la stanza si apre o si chiude, o quando qualcuno la chiede con `{ $talk }`.
room-missing-master = **{ $name }**, stanza { POWERS($room) }: non riesco a far entrare tutti. Per ora fuori: { POWERS($powers) }. Forse chi manca non è più nel server o rifiuta gli inviti; gli altri possono usare la stanza. `{ $replace }` dà il posto a qualcun altro.

## La conversazione privata su Matrix

conversation-not-private = In questa stanza ci siamo solo noi due, ma non è privata: l'ha creata qualcun altro, qualcun altro c'è stato o può leggerla. Qui non leggo ordini e non dico segreti. Ti scrivo in una conversazione tutta nostra: rispondimi lì.
conversation-unencrypted = Questa conversazione non è cifrata: chi gestisce il server può leggere tutto. Leggo quello che scrivi qui, ma ti rispondo in una conversazione cifrata tutta nostra: scrivimi lì.
conversation-own = Questa è la nostra conversazione: è cifrata e la leggiamo solo tu e io. Gli ordini e tutto ciò che è segreto vanno scritti qui.
