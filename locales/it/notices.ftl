### Quello che il bot dice di sua iniziativa o in risposta. `**grassetto**` e `` `codice` `` si vedono come tali.

## Si cercano giocatori

created = **{ $name }** è aperta. Si partecipa con il pulsante sotto l'annuncio.
created-begun = **{ $name }** è iniziata e tutti i posti sono tuoi.
seated = Hai un posto ({ $joined } su { $needed }). Ti ho appena scritto in privato: è lì che darai gli ordini.
welcome =
    Ciao! Hai un posto in **{ $name }** ({ $joined } su { $needed }).
    Quando la partita comincia, scrivi qui gli ordini, una riga per unità. Nessun altro li vede. Ti parlo in italiano; per un'altra lingua scrivi { LIST($languages) }.
welcome-begun =
    Ciao! Hai un posto in **{ $name }** ({ $joined } su { $needed }).
    Scrivi qui gli ordini, una riga per unità. Nessun altro li vede. Ti parlo in italiano; per un'altra lingua scrivi { LIST($languages) }.
left = Il tuo posto in **{ $name }** è di nuovo libero.

## La partita comincia

started =
    { "" }**{ $name } comincia**
    { $sitting }
    Mandatemi gli ordini in privato. Scadenza: { $deadline }.
started-elsewhere =
    { "" }**{ $name } comincia**
    { $sitting }
your-powers =
    { "" }**{ $name }**: giochi con **{ POWERS($powers, form: "the") }**.
    Le tue unità: { LIST($units) }
    Scrivi per esempio: `{ $example }`
    Scadenza: { $deadline }.
steps-order = Ora scrivi qui un ordine per ogni unità, e alla fine `{ $ready }`. Quando tutti hanno finito, o alla scadenza, gli ordini vengono eseguiti tutti insieme e ricevi i risultati.
steps-order-waits = Ora scrivi qui un ordine per ogni unità. Alla scadenza gli ordini vengono eseguiti tutti insieme e ricevi i risultati.
steps-ready = Ora scrivi `{ $ready }` o premi il pulsante. Ricevi i risultati appena hanno finito tutti.
steps-done = Fino ai risultati non devi fare altro.

## Ordini

receipt-all =
    { $wanted ->
        [one] Ho il tuo ordine.
       *[other] Ho tutti e { $wanted } gli ordini.
    }
receipt-all-but =
    { $wanted ->
        [one] Non tutto ciò che hai scritto è stato registrato, ma ho il tuo ordine.
       *[other] Non tutto ciò che hai scritto è stato registrato, ma ho tutti e { $wanted } gli ordini.
    }
receipt-some =
    { $wanted ->
        [one] Non ho ancora il tuo ordine.
       *[other] { $stored ->
            [one] Ho 1 ordine su { $wanted }.
           *[other] Ho { $stored } ordini su { $wanted }.
        }
    }
receipt-nothing = Non ho potuto registrare nulla.
receipt-to-talk = Questo lo leggo solo io. Per parlare con un'altra potenza: `{ $talk } { POWER($power) }`, oppure una lettera: `{ $example }`
receipt-command-undone = `{ $command }` non è stato eseguito: invialo in un messaggio a parte.
receipt-letter-unsent = Non ho inviato niente { POWERS($to, form: "to") }: scrivilo in un messaggio a parte.
receipt-adjustment =
    { $wanted ->
        [one] Ho il tuo ordine.
       *[other] { $stored ->
            [one] Ho 1 ordine su { $wanted }.
           *[other] Ho { $stored } ordini su { $wanted }.
        }
    }
receipt-missing =
    { $count ->
        [one] Ancora senza ordine: { LIST($units) } (se non scrivi nulla resta ferma).
       *[other] Ancora senza ordine: { LIST($units) } (se non scrivi nulla restano ferme).
    }
receipt-missing-retreat =
    { $count ->
        [one] Resta da decidere: { LIST($units) } (se non scrivi nulla viene sciolta).
       *[other] Restano da decidere: { LIST($units) } (se non scrivi nulla vengono sciolte).
    }
receipt-due =
    { $count ->
        [one] Manca ancora un ordine.
       *[other] Mancano ancora { $count } ordini.
    }
receipt-deadline = Puoi ancora cambiare. Scadenza: { $deadline }.
receipt-deadline-early = Gli ordini ci sono tutti: aspetto eventuali correzioni solo fino a questa scadenza: { $deadline }, o finché tutti hanno finito.
receipt-deadline-paused = Puoi cambiare finché la partita è in pausa.
header-mismatch = L'intestazione «{ $header }» indica un'altra fase o un'altra potenza (fase in corso: { $phase }; giochi con { POWER($power, form: "the") }). Di questo messaggio non ho registrato nulla: se era per adesso, mandalo di nuovo senza intestazione.
# $clear (String)
message-removed = Hai cancellato un messaggio, ma ciò che avevo registrato vale ancora; con `{ $clear }` ritiri tutti i tuoi ordini.
cleared = Ho ritirato tutti gli ordini di questa fase ({ POWER($power) }).
receipt-unready = Avevi detto di aver finito: con questa modifica ti aspetto di nuovo. Quando hai finito, scrivi `{ $ready }`.
orders-title = I tuoi ordini ({ POWER($power) }):
orders-none = Non ho ancora ordini da te.
orders-open = Mandameli in tempo. Scadenza: { $deadline }.
orders-open-paused = Puoi mandarli anche mentre la partita è in pausa.
orders-closed = Il tempo è scaduto: i tuoi ordini non si possono più cambiare.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Grazie. Hanno finito tutti.
        [one] Grazie. Manca ancora una potenza.
       *[other] Grazie. Mancano ancora { $awaited } potenze.
    }
ready-missing =
    { COUNT($units) ->
        [one] Senza ordine, { LIST($units) } resta ferma.
       *[other] Senza ordine, { LIST($units) } restano ferme.
    }
ready-missing-retreat =
    { COUNT($units) ->
        [one] Senza ordine, { LIST($units) } viene sciolta.
       *[other] Senza ordine, { LIST($units) } vengono sciolte.
    }
ready-asked-units =
    { COUNT($units) ->
        [one] { LIST($units) } non ha ancora un ordine e resterebbe ferma. Hai finito lo stesso?
       *[other] Nessuna delle tue unità ha ancora un ordine; resterebbero tutte ferme: { LIST($units) }. Hai finito lo stesso?
    }
ready-asked-builds =
    { $count ->
        [one] Puoi ancora costruire un'unità e non l'hai scelta. Hai finito lo stesso?
       *[other] Puoi ancora costruire { $count } unità e non le hai scelte. Hai finito lo stesso?
    }
unready-noted = Va bene, puoi ancora cambiare fino alla scadenza.

## Chi manca ancora

status =
    { "" }**{ CAPITAL($phase) }** · { $sent ->
        [one] ordini arrivati da { $sent } potenza su { $all }
       *[other] ordini arrivati da { $sent } potenze su { $all }
    }
deadline-line = Scadenza: { $deadline }
latest-line = Al più tardi, qualunque cosa succeda: { $latest }
deadline-line-early = Scadenza: { $deadline }, anticipata perché gli ordini ci sono tutti. Si va avanti prima se tutti hanno finito.
deadline-none = Nessuna scadenza: la partita è in pausa.
status-powers =
    { COUNT($powers) ->
        [one] Non ha ancora finito { POWERS($powers, form: "the") }.
       *[other] Non hanno ancora finito { POWERS($powers, form: "the") }.
    }
status-none = Hanno finito tutti.

## Risultati

results-title = **{ CAPITAL($phase) }** · ordini riusciti: { $done } su { $all }
results-title-adjustment = **{ CAPITAL($phase) }**
results-nothing = **{ CAPITAL($phase) }** · nessuno ha mandato ordini
results-no-orders = Nessun ordine { POWERS($powers, form: "from") }
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Tu**: { $orders }
results-next = Prossima fase: **{ $phase }**. Ordini entro { $deadline }.
results-next-ready = Prossima fase: **{ $phase }**. Ordini entro { $deadline }; prima, se tutti hanno finito.
results-next-at-once = Prossima fase: **{ $phase }**. Nessuno ha nulla da decidere: si risolve subito.
results-centres = Centri: { LIST($centres) }
results-unowned = Ancora di nessuno: { LIST($places) }
results-builds = Da costruire: { LIST($powers) }
results-disbands = Da sciogliere: { LIST($powers) }
results-nothing-due = Nulla da decidere: { POWERS($powers) }
due-of = { POWER($power) } { $number }
results-destroyed =
    Senza via di ritirata, quindi { COUNT($units) ->
        [one] eliminata
       *[other] eliminate
    }: { LIST($units) }.
why-destroyed = Non poteva ritirarsi da nessuna parte, quindi è stata eliminata.
results-eliminated = **Fuori dal gioco: { POWERS($powers) }**, senza più unità né centri.
results-you-eliminated = Non hai più né unità né centri: sei fuori dal gioco. Grazie per la partita! Quando si libera un posto, con `{ $take }` torni in gioco; con `{ $leave }` non ti scrivo più di questa partita.
centres-of = { POWER($power) } { $number }
decide-retreat = La tua unità { $unit } è stata sloggiata.
decide-retreat-by = La tua unità { $unit } è stata sloggiata da { $by } ({ POWER($power) }), { $attack } contro { $against }.
decide-retreat-by-supported = La tua unità { $unit } è stata sloggiata da { $by } ({ POWER($power) }), { $attack } contro { $against }, con l'appoggio di { LIST($supports) }.
decide-retreat-where = Dove si ritira? { LIST($options, join: "or") }
decide-retreat-closed = Non disponibili: { LIST($places) }.
retreat-occupied = { PROVINCE($place) } (c'è un'unità: { POWER($power) })
retreat-attackers-origin = { PROVINCE($place) } (l'attacco è partito da lì)
retreat-standoff = { PROVINCE($place) } (lì c'è stato uno stallo)
decide-retreat-end = Le unità per cui non decidi vengono sciolte. Scadenza: { $deadline }.
decide-retreat-end-paused = La partita è in pausa. Quando riprende, alla scadenza le unità senza ritirata vengono sciolte.
decide-build =
    { $count ->
        [one] Puoi costruire un'unità. Possibilità: { LIST($sites, join: "or") }
       *[other] Puoi costruire { $count } unità. Possibilità: { LIST($sites, join: "or") }
    }
decide-remove =
    { $count ->
        [one] Devi sciogliere un'unità.
       *[other] Devi sciogliere { $count } unità.
    }
decide-remove-without =
    { COUNT($units) ->
        [one] Se non decidi, viene sciolta { LIST($units) }.
       *[other] Se non decidi, vengono sciolte { LIST($units) }.
    }
decide-end = Scrivi per esempio `{ $example }`. Scadenza: { $deadline }.
decide-end-paused = Scrivi per esempio `{ $example }`. La partita è in pausa, ma puoi mandare gli ordini già adesso.
reminder = Ordini entro { $deadline }. Mancano ancora quelli di: { LIST($missing) }
finished-win = **{ $name } è finita.** Vittoria per { LIST($winners) }. Complimenti, e grazie a tutti.
finished-solo = **{ $name } è finita.** Vittoria in solitaria per { LIST($winners) }. Complimenti, e grazie a tutti.
finished-draw = **{ $name } è finita** in patta tra { LIST($winners) }. Grazie a tutti.
finished-shared = **{ $name } è finita.** Vittoria condivisa tra { LIST($winners) }. Complimenti, e grazie a tutti.
finished-off = **{ $name } è finita**, senza risultato. Grazie a tutti.
finished-rooms = Le stanze private ora sono chiuse; si possono leggere ancora per almeno { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    }.
ended-by-centres = { POWER($power) }: { $centres } centri di approvvigionamento; per vincere ne bastano { $needed }.
ended-by-goal =
    { COUNT($centres) ->
        [one] { POWER($power) }: possiede il centro di approvvigionamento che dà la vittoria ({ LIST($centres) }).
       *[other] { POWER($power) }: possiede tutti i centri di approvvigionamento che servono per vincere ({ LIST($centres) }).
    }
ended-by-units = La parte che ha vinto ha { $units } unità.
ended-by-draw = Deciso con una votazione.
ended-by-joint-victory = Deciso con una votazione: vincono insieme tutti quelli che hanno ancora unità.
ended-by-concession = In una votazione tutti gli altri hanno riconosciuto la vittoria.
ended-by-year-centres = Come concordato, il { $year } era l'ultimo anno: vince chi ha più centri; in caso di parità la vittoria è condivisa.
ended-by-year-units = Come concordato, il { $year } era l'ultimo anno: vince chi ha più unità; in caso di parità la vittoria è condivisa.
ended-by-hour-centres = Il tempo concordato è scaduto: vince chi ha più centri; in caso di parità la vittoria è condivisa.
ended-by-hour-units = Il tempo concordato è scaduto: vince chi ha più unità; in caso di parità la vittoria è condivisa.
final-length = Fasi giocate: { $count }, { $from } – { $to }.
final-length-time = Fasi giocate: { $count }, { $from } – { $to }, in { $time }.
final-row = - **{ POWER($power) }** ({ $name }): { LIST($facts) }
final-row-nobody = - **{ POWER($power) }**: { LIST($facts) }
final-centres =
    { $count ->
        [one] un centro
       *[other] { $count } centri
    }
final-eliminated = eliminata nel { $year }
final-missed =
    { $count ->
        [one] una fase senza ordini
       *[other] { $count } fasi senza ordini
    }
scores-title = Punteggi, arrotondati:
score-of = { POWER($power) } { $points }
score-of-tenths = { POWER($power) } { $points },{ $tenths }
scores-draw-size = - divisione della patta: { LIST($scores) }
scores-sum-of-squares = - somma dei quadrati: { LIST($scores) }
scores-c-diplo = - C-Diplo: { LIST($scores) }
scores-dixie = - Dixie: { LIST($scores) }
map-now = **{ CAPITAL($phase) }**

## Trattative

space-about = Tutte le stanze di questa partita in un unico posto. L'invito è per chi ci gioca; qui non si scrive.
room-opened = Questa è una stanza privata per { LIST($members) }. Nessun altro in partita può leggerla; chi amministra questo server o spazio sì.
room-opened-master = Questa è una stanza privata per { LIST($members) }. Come concordato può leggerla anche l'arbitro, oltre a chi amministra questo server o spazio.
room-opened-encrypted = Questa è una stanza privata e cifrata per { LIST($members) }. Oltre a voi la leggo solo io, e quindi potrebbe leggerla chi mi gestisce. Chi gestisce il vostro server Matrix potrebbe farlo solo entrando con il vostro account.
room-opened-encrypted-master = Questa è una stanza privata e cifrata per { LIST($members) }. Come concordato può leggerla anche l'arbitro. Oltre a voi la leggo solo io, e quindi potrebbe leggerla chi mi gestisce. Chi gestisce il vostro server Matrix potrebbe farlo solo entrando con il vostro account.
room-opened-page = Questa è una stanza privata per { LIST($members) }. Oltre a voi può leggerla solo chi gestisce questa pagina. Quello che si scrive qui si conserva per 365 giorni.
room-opened-page-master = Questa è una stanza privata per { LIST($members) }. Come concordato può leggerla anche l'arbitro, e poi solo chi gestisce questa pagina. Quello che si scrive qui si conserva per 365 giorni.
room-translates = Gli ordini completi li riporto con le sigle di chi legge, e le frasi di tutti i giorni («Buona fortuna!») nella sua lingua.
room-translates-mentions = Se mi menzioni in un messaggio, ne riporto gli ordini completi con le sigle di chi legge. Solo per te: menu del messaggio › App › «{ $menu }».
press-keeps-statements = Le frasi come `{ $example }` si conservano fino a 30 giorni dopo la fine della partita.
room-entered = In questa stanza è stato aggiunto qualcuno che non c'entra. Ora è di nuovo fuori; quello che c'era scritto fino a quel momento può averlo letto.
room-entered-power = In questa stanza è stato aggiunto chi gioca con { POWERS($powers, form: "the") }. Ora è di nuovo fuori; quello che c'era scritto fino a quel momento può averlo letto.
room-entered-locked = In questa stanza c'è qualcuno che non c'entra, e non riesco a farlo uscire. Può leggere tutto, quindi ho chiuso la stanza: nessuno può più scriverci. Potete scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
room-entered-power-locked = Chi gioca con { POWERS($powers, form: "the") } è in questa stanza ma non c'entra, e non riesco a mandare via questa persona. Può leggere tutto, quindi ho chiuso la stanza: nessuno può più scriverci. Potete scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
room-entered-open = In questa stanza c'è qualcuno che non c'entra, e non riesco né a farlo uscire né a chiudere la stanza. Legge tutto quello che si scrive qui: per favore, non scriveteci più. Potete scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
room-entered-power-open = Chi gioca con { POWERS($powers, form: "the") } è in questa stanza ma non c'entra, e non riesco né a mandare via questa persona né a chiudere la stanza. Legge tutto quello che si scrive qui: per favore, non scriveteci più. Potete scrivere lettere: le consegno io. Quando questa persona sarà uscita, `{ $talk }` riapre la stanza.
room-put-out = Un moderatore ha tolto da questa stanza chi gioca con { POWERS($powers, form: "the") }. `{ $talk }` permette di rientrare.
room-back = Chi gioca con { POWERS($powers, form: "the") } aveva lasciato il server ed è di nuovo qui: può rientrare in questa stanza.
room-let-in = Chi gioca con { POWERS($powers, form: "the") } ora può entrare in questa stanza.
room-silent = Silenzio: fino alla fine di questa fase non si tratta.
room-open = Si può di nuovo trattare.
room-closed = La partita è finita: qui non si può più scrivere. La stanza si può leggere ancora per almeno { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    }.
talking = La tua stanza con { LIST($with) } è aperta.
in-your-notation =
    { $count ->
        [0] { $language }: { LIST($orders) }
        [one] { $language }: { LIST($orders) } (un altro ordine non è tradotto)
       *[other] { $language }: { LIST($orders) } (altri { $count } ordini non sono tradotti)
    }
in-your-notation-of =
    { $language }: { COUNT($orders) ->
        [one] Ordine { POWERS($powers, form: "of") } nella tua notazione
       *[other] Ordini { POWERS($powers, form: "of") } nella tua notazione
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(un altro ordine non è tradotto)
       *[other] { " " }(altri { $count } ordini non sono tradotti)
    }
in-your-notation-in =
    { $language }: { COUNT($orders) ->
        [one] Ordine nel messaggio { POWERS($powers, form: "of") }, nella tua notazione
       *[other] Ordini nel messaggio { POWERS($powers, form: "of") }, nella tua notazione
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(un altro ordine non è tradotto)
       *[other] { " " }(altri { $count } ordini non sono tradotti)
    }
in-your-words = { $language }: { $sentences }

## Preferenze e aiuto

language-set = D'ora in poi ti parlo in italiano.
timezone-set = D'ora in poi ti do le scadenze nel fuso orario { $timezone }.
done = Fatto.
undecryptable = Non riesco a leggere il tuo ultimo messaggio: la tua app non mi ha dato la chiave. Non ho registrato nulla di ciò che dice. Mandalo di nuovo, per favore; se non basta, permetti alla tua app di scrivere a dispositivi non verificati, o scrivimi in una nuova conversazione.
set-aside = Per un mio errore non sono riuscito a elaborare il tuo ultimo messaggio: l'ho messo da parte senza registrarne nulla. Mandalo di nuovo, per favore, magari con altre parole.
limited =
    { $limit ->
        [one] Hai mandato più di un messaggio in un minuto. Ciò che mandi fra { $since } e { $until } non lo leggo. Aspetta un momento, poi manda di nuovo quello che conta ancora.
       *[other] Hai mandato più di { $limit } messaggi in un minuto. Ciò che mandi fra { $since } e { $until } non lo leggo. Aspetta un momento, poi manda di nuovo quello che conta ancora.
    }
busy = Sto ancora rispondendo alle domande precedenti, quindi all'ultima non rispondo. Rifammela fra un momento.
game-set-aside = **{ $name }** è ferma per un mio errore: per tre volte non sono riuscito a fare ciò che la scadenza richiedeva, perciò l'ho messo da parte. Nulla è andato perso, e gli ordini valgono ancora. Avvisa, per favore, chi gestisce questo bot. Appena qualcosa nella partita cambia (per esempio la scadenza), riprovo.
lacks-permission = Nel canale di **{ $name }** mi manca il permesso «{ $permission }». Può darmelo chi amministra il server o lo spazio; poi continuo da solo.
permission-power-level = livello di potere
lacks-place = Mi hanno tolto dal canale di **{ $name }**; ciò che devo pubblicare lì aspetta. Invitami di nuovo e continuo da solo. Gli ordini in privato valgono come sempre.
lacks-thread = Non posso pubblicare nel thread di **{ $name }**: è archiviato, e in questo server ci sono già tanti thread attivi quanti ne ammette Discord. Appena alcuni vengono archiviati o eliminati, continuo da solo. Gli ordini in privato valgono come sempre.
lacks-channel = Il canale di **{ $name }** non esiste più. La partita continua: mandami gli ordini in privato come sempre; lì ti mando anche i risultati. L'arbitro può scegliere un altro canale dando lì il comando `{ $move }`.
lacks-private = { $name }, non riesco a scriverti in privato. Attiva i messaggi privati, per favore: è lì che vanno gli ordini.
order-thread-left = { $name } non è più in questo server e i miei messaggi privati non arrivano più. Se non torna, l'arbitro può dare il suo posto a qualcun altro: `{ $replace }`

## Tempi

length-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
length-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
length-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
instant = { $weekday } { $day } { $month } alle { $time } ({ $zone })
date = { $day } { $month } { $year }
date-from =
    { $day ->
        [8] dall'8
        [11] dall'11
       *[other] dal { $day }
    } { $month } { $year }
date-to =
    { $day ->
        [8] all'8
        [11] all'11
       *[other] al { $day }
    } { $month } { $year }
date-the =
    { $day ->
        [8] l'8
        [11] l'11
       *[other] il { $day }
    } { $month } { $year }
# $days (String) "Mon, Fri"  $time (String) "20:00"
limit-on = { LIST($days) } alle { $time }
limit-daily = ogni giorno alle { $time }
weekday-1 = lun
weekday-2 = mar
weekday-3 = mer
weekday-4 = gio
weekday-5 = ven
weekday-6 = sab
weekday-7 = dom
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
list-and = e
    .before-e = ed
sitting = { POWERS($power) }: { $name }
sitting-short = { POWERS($power, form: "the") } ({ $name })
player-of = { $name } ({ POWERS($power) })

doubt-waits = «{ $typed }»: ti ho chiesto che cosa intendi; finché non scegli, non ne registro nulla.
unanswered = { CAPITAL($phase) }: su «{ $typed }» ti avevo fatto una domanda e non hai risposto, quindi non ha avuto effetto.

## Pulsanti

action-join = Partecipa
action-create = Crea
action-change = Cambia…
action-cancel = Annulla
action-back = Indietro
action-type = Scrivi le regole…
action-language = Lingua…
action-timezone = Fuso orario…
action-wishes = Potenze preferite…
action-any-power = Una qualsiasi
action-talk = Parla con…
action-several = Più di una…
action-open-room = Apri la stanza
action-ready = Ho finito
action-ready-anyway = Sì, ho finito
action-orders = I miei ordini
action-map = Mappa
