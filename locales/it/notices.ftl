### Quello che il bot dice di sua iniziativa o in risposta. `**grassetto**` e `` `codice` `` si vedono come tali.

## Si cercano giocatori

created = **{ $name }** è aperta. Si partecipa con il pulsante sotto l'annuncio.
seated = Sei in lista ({ $joined } su { $needed }). Ti ho appena scritto in privato: è lì che darai gli ordini.
welcome =
    Ciao! Hai un posto in **{ $name }** ({ $joined } su { $needed }).
    Quando la partita comincia, scrivi qui gli ordini, una riga per unità. Nessun altro li vede. Ti parlo in italiano; per un'altra lingua scrivi `lingua en`, `lingua nl` o `lingua pl`.
left = Il tuo posto in **{ $name }** è di nuovo libero.

## La partita comincia

started =
    { "" }**{ $name } comincia**
    { $sitting }
    Ordini entro { $deadline }, a me in privato.
started-seed = Sorteggio fatto con il seme `{ $seed }`, la cui impronta sta nel primo annuncio.
your-powers =
    { "" }**{ $name }**: giochi come **{ POWERS($powers) }**.
    Le tue unità: { LIST($units) }
    Scrivi per esempio: `{ $example }`
    Ordini entro { $deadline }.

## Ordini

receipt-all =
    { $wanted ->
        [one] Ho il tuo ordine.
       *[other] Ho tutti e { $wanted } gli ordini.
    }
receipt-some =
    { $stored ->
        [one] Un ordine su { $wanted }.
       *[other] { $stored } ordini su { $wanted }.
    }
receipt-nothing = Non ho potuto registrare nulla.
receipt-adjustment = { $stored } su { $wanted }.
receipt-missing =
    { $count ->
        [one] Manca ancora: { LIST($units) } (se non scrivi nulla resta ferma).
       *[other] Mancano ancora: { LIST($units) } (se non scrivi nulla restano ferme).
    }
receipt-missing-retreat =
    { $count ->
        [one] Resta da decidere: { LIST($units) } (se non scrivi nulla viene sciolta).
       *[other] Restano da decidere: { LIST($units) } (se non scrivi nulla vengono sciolte).
    }
receipt-due =
    { $count ->
        [one] Ne manca uno.
       *[other] Ne mancano { $count }.
    }
receipt-deadline = Puoi cambiare fino alla scadenza: { $deadline }.
receipt-deadline-paused = Puoi cambiare finché la partita è in pausa.
header-mismatch = "{ $header }" è un'altra fase o un'altra potenza: adesso siamo in { $phase } e tu giochi come { POWER($power) }. Di questo messaggio non ho registrato nulla. Se era per adesso, rimandalo senza intestazione.
# $clear (String)
message-removed = Hai cancellato un messaggio. Quello che avevo annotato vale ancora; con `{ $clear }` lo ritiri.
cleared = Ho ritirato tutti gli ordini di questa fase ({ POWER($power) }).
orders-title = I tuoi ordini ({ POWER($power) }):
orders-none = Non ho ancora ordini da te.
orders-open = Mandameli in tempo. Scadenza: { $deadline }.
orders-open-paused = Puoi mandarli anche mentre la partita è in pausa.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Grazie. Hanno finito tutti.
        [one] Grazie. Si aspetta ancora una potenza.
       *[other] Grazie. Si aspettano ancora { $awaited } potenze.
    }
ready-missing = Senza ordine restano ferme: { LIST($units) }
ready-missing-retreat =
    { COUNT($units) ->
        [one] Senza ordine, { LIST($units) } viene sciolta.
       *[other] Senza ordine, { LIST($units) } vengono sciolte.
    }
unready-noted = Va bene, hai tempo fino alla scadenza.

## Chi si aspetta

status =
    { "" }**{ $phase }** · ordini arrivati: { $sent } su { $all }
    Scadenza: { $deadline }
status-powers = Si aspettano: { POWERS($powers) }
status-none = Non si aspetta nessuno.

## Risultati

results-title = **{ $phase }** · ordini eseguiti: { $done } su { $all }
results-title-adjustment = **{ $phase }**
results-nothing = **{ $phase }** · nessuno ha mandato ordini
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Tu**: { $orders }
results-next = Poi: **{ $phase }**, ordini entro { $deadline }.
results-next-at-once = Poi: **{ $phase }**. Nessuno ha nulla da decidere: segue subito.
results-centres = Centri: { LIST($centres) }
centres-of = { POWER($power) } { $number }
decide-retreat = La tua unità { $unit } è stata sloggiata. Dove si ritira? { LIST($options) }
decide-retreat-end = Se non rispondi entro { $deadline }, viene sciolta. In questa fase non si tratta.
decide-retreat-end-paused = La partita è in pausa. Quando, alla ripresa, il tempo sarà scaduto, un'unità senza ritirata verrà sciolta.
decide-build =
    { $count ->
        [one] Puoi costruire un'unità. Liberi: { LIST($sites) }
       *[other] Puoi costruire { $count } unità. Liberi: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] Devi sciogliere un'unità.
       *[other] Devi sciogliere { $count } unità.
    }
decide-end = Scrivi per esempio `{ $example }`, entro { $deadline }.
decide-end-paused = Scrivi per esempio `{ $example }`. La partita è in pausa; puoi mandarlo già adesso.
reminder = Scadenza degli ordini: { $deadline }. Ancora senza ordine: { LIST($missing) }
finished-win = **{ $name } è finita.** Vittoria: { LIST($winners) }. Complimenti, e grazie a tutti.
finished-draw = **{ $name } è finita in parità**: { LIST($winners) }. Grazie a tutti.
finished-off = **{ $name } è finita.** Grazie a tutti.
map-now = **{ $phase }**

## Trattative

room-opened = Questa è una stanza privata di { LIST($members) }. Nessun altro in partita può leggerla; chi amministra questo posto sì, e gli ordini interi li riporto nelle sigle di chi legge.
room-opened-master = Questa è una stanza privata di { LIST($members) }. Come d'accordo può leggerla anche il master, oltre a chi amministra questo posto; gli ordini interi li riporto nelle sigle di chi legge.
room-silent = Silenzio: fino alla fine di questa fase non si tratta.
room-open = Si può di nuovo parlare.
talking = La tua stanza con { LIST($with) } è aperta.
in-your-notation = { $language }: { LIST($orders) }

## Preferenze e aiuto

language-set = D'ora in poi ti parlo in italiano.
timezone-set = Ti do le scadenze nel fuso orario { $timezone }.
done = Fatto.
undecryptable = Non riesco a leggere il tuo ultimo messaggio: la tua applicazione non mi ha dato la chiave. Non ne ho registrato nulla. Rimandalo, per favore; se non basta, verifica il bot nella tua applicazione.
set-aside = Per un mio errore non sono riuscito a elaborare il tuo ultimo messaggio. L'ho messo da parte: non ne ho registrato nulla. Rimandalo, per favore, magari con altre parole.
limited = Hai mandato più di { $limit } messaggi in un minuto. Non leggo ciò che mandi da { $since } a { $until }. Aspetta un momento, poi rimanda quello che conta ancora.
busy = Sto ancora rispondendo a domande precedenti, quindi non risponderò alla tua ultima. Riprova tra un momento.
game-set-aside = **{ $name }** è ferma per un mio errore: per tre volte non sono riuscito a fare ciò che la scadenza richiedeva, e l'ho messo da parte. Nulla è andato perso e gli ordini valgono ancora. Avvisa, per favore, chi mi gestisce. Appena qualcosa nella partita cambia (per esempio la scadenza), riprovo.
lacks-permission = Nel canale di **{ $name }** mi manca il permesso "{ $permission }". Chi amministra il posto può darmelo; poi continuo da solo.
lacks-place = Mi hanno tolto dal canale di **{ $name }**; quello che devo pubblicare lì aspetta. Invitami di nuovo e continuo da solo. Gli ordini in privato valgono come sempre.
lacks-private = { $name }, non riesco a scriverti in privato. Apri i messaggi privati, per favore: è lì che vanno gli ordini.

## Tempi

length-minutes = { $count } min
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
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
# $days (String) "Mon, Fri"  $time (String) "20:00"
limit-on = { LIST($days) } alle { $time }
no-deadline = nessuna scadenza
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
sitting-short = { POWERS($power) } ({ $name })
player-of = { $name } ({ POWERS($power) })

## Pulsanti

action-join = Partecipa
action-ready = Ho finito
action-orders = I miei ordini
action-map = Mappa
