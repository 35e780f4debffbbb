### Lettere: messaggi che il bot porta da una conversazione privata alle altre.

letter-words = a | ad | al | alla | all | per
letter-to-word = a
letter = **Lettera: { $from }**
letter-to-several = **Lettera: { $from }** (a: { $to })
letter-sent = La tua lettera è in viaggio (a: { $to }). Una volta consegnata non ne tengo copia.
letter-how = Scrivi qui a me: `{ $example }`, oppure usa `/{ $letter }`. La inoltro a nome della tua potenza e riporto gli ordini interi nelle sigle di chi legge.
letters-overheard =
    { $count ->
        [one] Niente stanza privata: { $powers } potrebbe leggerla, perché chi la gioca può gestire le discussioni del canale. Porto lettere.
       *[other] Niente stanza privata: { $powers } potrebbero leggerla, perché chi le gioca può gestire le discussioni del canale. Porto lettere.
    }
letters-permission = Qui non posso aprire stanze private: mi manca il permesso "{ $permission }". Porto lettere.
letters-apart = Non c'è una stanza in cui possiate entrare tutti. Porto lettere.
room-opening = Apro una stanza con { $with }. Se non fosse possibile, ti scrivo.
ears =
    { $count ->
        [one] { $people } può gestire le discussioni di questo canale e potrebbe leggere le stanze altrui. Dove { $people } non c'è, porto lettere in privato.
       *[other] { $people } possono gestire le discussioni di questo canale e potrebbero leggere le stanze altrui. Dove manca uno di loro, porto lettere in privato.
    }
letter-in-private = Le lettere sono private: scrivimele in un messaggio privato.
letter-delivered = Quella lettera è già consegnata e non si può più cambiare. Scrivine un'altra.
letter-nobody = In questo momento nessuno gioca { $power }.
action-letter = Scrivi a: { $to }
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
