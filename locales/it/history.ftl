### Il passato della partita: risultati nella propria lingua, motivi, tabelle, e che cosa potrebbero fare le unità.

history-no-such-phase = Qui la fase «{ $word }» non c'è, almeno per ora. Fasi giocate finora: { $first } – { $last }.

## Perché

why-title = **{ CAPITAL($phase) }** · { POWER($power) }: { $order }
why-which = **{ CAPITAL($phase) }**: quale unità? Per esempio `{ $why } { $example }`.
why-nothing-failed = **{ CAPITAL($phase) }**: tutti gli ordini sono riusciti. Per avere una spiegazione, scrivi per esempio `{ $why } { $example }`.
why-no-such-unit = { CAPITAL($phase) }: nessuna unità «{ $word }» aveva un ordine.
why-done = ✓ L'ordine è riuscito.
why-nothing = È rimasta ferma, o il suo ordine non ha cambiato nulla.
why-unopposed = ✓ Si è spostata con forza { $attack }, senza opposizione.
why-won = ✓ Ha prevalso con forza { $attack } contro { $against }.
why-by-convoy = Trasportata da { LIST($fleets) }.
why-supports = Appoggi ricevuti:

## Che cosa avrebbero potuto le proprie unità

remedy-enough = Sarebbe bastato l'appoggio di { LIST($units, join: "or") }.
remedy-together = Sarebbe bastato l'appoggio di { LIST($units) } insieme.
remedy-too-weak = Non sarebbe bastato nemmeno l'appoggio di { LIST($units, join: "or") }.
remedy-nobody = Nessun'altra tua unità poteva appoggiarla.
list-or = o
list-nor = né

## I propri risultati

results-yours-of = **Tu ({ POWER($power) })**: { $orders }
map-end = **La fine**

## Ordini del passato

past-orders-title = **{ CAPITAL($phase) }** · i tuoi ordini definitivi:
past-orders-none = nessun ordine
past-orders-typed = I tuoi messaggi:

## Centri per anno

chart-title = **{ $name }** · centri per anno
chart-heading = Centri per anno
chart-start = Inizio
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## La partita in un file

export-so-far = **{ $name }** in un file: tutte le fasi giocate finora, con ordini e risultati (in corso: { $phase }). Gli ordini di questa fase e ciò che si è detto in privato non ci sono. Si importa con `dragoman import`.
export-whole = **{ $name }** in un file: tutte le fasi fino alla fine, con ordini e risultati. Si importa con `dragoman import`.
export-package = Lo legge anche il pacchetto Python `diplomacy`.
export-impossible = **{ $name }** non si può esportare: nella sua storia c'è qualcosa che il formato di scambio non prevede. Con `{ $results }` vedi ciò che si è giocato, fase per fase.
file-impossible = È un file, e qui non posso mandarne: chiedilo a chi gestisce questo bot.

## Che cosa si può ordinare a un'unità

possible-title = **{ $unit }** ({ POWER($power) }) può:
possible-which = Quale unità? Per esempio `{ $possible } { $example }`.
possible-moves = - spostarsi: { LIST($orders) }
possible-convoyed = - spostarsi con trasporto via mare: { LIST($orders) }
possible-supports = - appoggiare uno spostamento: { LIST($orders) }
possible-support-holds = - appoggiare un'unità che resta ferma: { LIST($orders) }
possible-convoys = - trasportare: { LIST($orders) }
possible-retreats = - ritirarsi o essere sciolta: { LIST($orders) }
possible-else = - restare ferma: { LIST($orders) }
possible-adjustment = Puoi scegliere tra questi ordini: { LIST($orders) }
possible-support-which = A quale unità deve dare appoggio **{ $unit }**?
possible-convoy-which = Quale armata deve trasportare **{ $unit }**?

## Pulsanti

action-why = Perché?
action-position = Solo la situazione
action-earlier = ◀ Prima
action-later = Dopo ▶
action-possible = Scegli gli ordini
action-support = Appoggio…
action-convoy = Trasporto…
action-more = Altro…

## Comandi

command-translate = traduci
    .also = nella-mia-lingua
    .about = I risultati di una fase nella tua lingua, i tuoi ordini per primi
command-why = perché
    .also = perche | spiega
    .about = Perché un ordine è andato così
command-possible = possibili
    .also = mosse-possibili | ordini-possibili
    .about = Che cosa si può ordinare a un'unità
command-chart = centri
    .also = tabella
    .about = I centri per anno, in tabella e in figura
command-export = esporta
    .also = salva | scarica
    .about = Tutta la partita in un file: per altri programmi, o per il tuo archivio

parameter-unit = unità
    .about = Quale unità, per esempio A Vie
command-withdraw = ritira-ordine
    .also = annulla-ordine | cancella-ordine | annulla
    .short = ritira
    .about = Ritira uno dei tuoi ordini

## La conferma degli ordini

receipt-withdrawn = Ritirato: { $order }
receipt-standing = Già registrati:
receipt-below = ↓ Il riepilogo aggiornato dei tuoi ordini è più in basso.
orders-stand =
    { $count ->
        [one] Il tuo ordine registrato non cambia: `{ $orders }` lo mostra, `{ $status }` mostra la scadenza.
       *[other] I tuoi { $count } ordini registrati non cambiano: `{ $orders }` li mostra, `{ $status }` mostra la scadenza.
    }
receipt-more =
    { $count ->
        [one] … e un'altra riga.
       *[other] … e altre { $count } righe.
    }
past-orders-earlier =
    { $count ->
        [one] (prima di queste, un'altra riga)
       *[other] (prima di queste, altre { $count } righe)
    }
receipt-unchanged = Finché non scegli, non cambia nulla.
receipt-earlier-stands = Intanto resta valido il tuo ordine di prima, `{ $order }`.
receipt-replaced = – { $typed }: vale l'altro ordine per questa unità
receipt-not-stored = – { $typed }: non registrato
receipt-until-chosen = Finché non scegli, { $unit } resta senza ordine.
receipt-until-chosen-retreat = Se non scegli, { $unit } viene sciolta.
action-clear = Cancella tutto
action-store = Registra { $order }
order-asked-stored = `{ $order }` è possibile, ed è registrato.
order-asked-possible = `{ $order }` è possibile, ma non è registrato.
order-asked-succeeds = Con i soli tuoi ordini, e se nessun altro si muove, riesce.
order-asked-fails = Con i soli tuoi ordini, e se nessun altro si muove, non riesce: { $reason }.
order-withdraw-asked = `{ $order }` è registrato. Per ritirarlo, premi il pulsante.
order-withdraw-none = `{ $order }` non è registrato, quindi non c'è nulla da ritirare.
action-withdraw = Ritira { $order }

## Che cosa può essere sfuggito

oversight-support = { $unit } appoggia { LIST($units) }, che ha un altro ordine.
oversight-convoy = { $unit } trasporta { LIST($units) }, che non ha l'ordine di andare lì.
oversight-stays = { $unit } va dove resta la tua unità { LIST($units) }: non ci entrerà.
oversight-own = { $unit } appoggia un attacco alla tua unità { LIST($units) }, che resta lì: nessuno può sloggiare le proprie unità.
oversight-off-route = { $unit } non è su nessuna rotta utile per { LIST($units) }.
oversight-standoff = { LIST($units) } vanno { PROVINCE($place, form: "to") } con la stessa forza: non ci arriva nessuna.
oversight-exchange = { LIST($units) } vogliono scambiarsi di posto: senza trasporto non si muove nessuna delle due.
oversight-no-fleets = { $unit } ha bisogno di un trasporto, ma nessuna flotta ha l'ordine di trasportarla.
oversight-others-fleets = { $unit } arriva solo se la trasportano anche flotte di altre potenze.

## Commands about oneself

command-my-data = i-miei-dati
    .also = privacy
    .short = dati
    .about = Ciò che è conservato su di te, in un file
command-forget = dimenticami
    .about = Cancella tutto ciò che è conservato su di te
parameter-back = ritorno
    .about = `sì` se forse torni, `no` se lasci per sempre

## Su di sé

personal-kept = In questo file c'è tutto ciò che è conservato su di te, e lo ricevi solo tu. Con `{ $forget }` lo cancello.
personal-unread = Al momento non riesco a leggere i dati di { LIST($names) }: quello che vi è conservato su di te manca nel file. Chi gestisce questo bot può scoprire perché.
personal-asked = Devo dimenticarti? Spariscono le tue preferenze e il testo dei tuoi ordini; nelle partite finite, al tuo posto si leggerà «ex partecipante». Sulla pagina locale spariscono anche il tuo accesso e ciò che hai scritto. Non si può annullare.
personal-asked-unread = Al momento non riesco a leggere i dati di { LIST($names) }: quello che vi è conservato su di te per ora resta, e lo cancellerò appena riuscirò a leggerli. Chi gestisce questo bot può scoprire perché.
personal-tied =
    { COUNT($names) ->
        [one] Hai ancora un posto in { LIST($names) }. Prima lascialo (`{ $leave }`), così gli altri possono continuare; poi ti dimentico.
       *[other] Hai ancora un posto in ognuna di queste partite: { LIST($names) }. Prima lasciali (`{ $leave }`), così gli altri possono continuare; poi ti dimentico.
    }
personal-forgotten = Fatto: qui non è più conservato nulla su di te. Possono restare copie di sicurezza più vecchie: chiedi a chi gestisce questo bot.
personal-forgotten-unread = Ho cancellato tutto quello che era conservato su di te, tranne che in { LIST($names) }: al momento non riesco a leggerne i dati. Cancellerò il resto appena ci riuscirò, ma non potrò avvisarti: chiedi a chi gestisce questo bot, che può avere anche copie di sicurezza più vecchie.
former-player = ex partecipante
action-forget = Dimenticami

## Quale partita

question-which-game = Quale partita intendi? Me ne ricorderò, ma te lo richiederò per ciò che leggeranno altri. Puoi anche scriverne il nome sopra il messaggio, come intestazione: `{ $name }: …`
question-too-old = Questa domanda è troppo vecchia. Manda di nuovo il messaggio.
question-meant = `{ $command }`? { $about }. Non ho ancora fatto nulla: se è quello che vuoi, premi il pulsante.
question-meant-words = `{ $command }`? { $about }. Non l'ha ancora visto nessuno. Per inviarlo premi il pulsante:
question-meant-everyone = `{ $command }`? { $about }. Non l'ha ancora visto nessuno, ma lo leggerebbero **tutti**. Per inviarlo a tutti premi il pulsante:
question-meant-powers = `{ $command }`? { $about }. Non l'ha ancora visto nessuno. Per inviare tutto questo **{ POWERS($to, form: "to") }** premi il pulsante:
action-meant = Sì: { $command }
orders-in-public = Hai scritto degli ordini nel canale, dove tutti possono leggerli. Non li ho registrati. Se devono valere lo stesso, premi il pulsante; altrimenti mandamene altri qui.
orders-in-room = Hai scritto gli ordini di tutte le tue unità in una stanza, dove chi ne fa parte può leggerli. Non li ho registrati. Se devono valere lo stesso, premi il pulsante; altrimenti mandamene altri qui.
ready-in-public = Hai scritto nel canale che hai finito: lo possono leggere tutti. Per ora non vale: se è così, premi il pulsante.
action-store-orders = Registra come ordini

export-text = **{ $name }** in un testo: tutte le fasi con ordini e risultati.
export-page = **{ $name }** in una pagina che si apre in qualsiasi browser, anche senza rete: tutte le fasi con la loro mappa, in italiano.
export-busy = Sto preparando una pagina per qualcun altro. Riprova fra un minuto.
action-export-page = La partita in una pagina
record-earlier = Fase precedente
record-later = Fase successiva
record-play = Avvia
record-stop = Ferma
record-speed = Velocità
record-keys = Spazio: avvia o ferma. ← →: fase precedente o successiva. Inizio, Fine: prima o ultima. + −: velocità.
record-phase = Fase
record-letters = Lettere di questa fase

command-order-history = cronologia-ordini
    .also = ordini-cronologia | storia-ordini
    .short = cronologia
    .about = Mostra come sono cambiati i tuoi ordini di questa fase, e quando
order-history-title = **Come sono cambiati i tuoi ordini ({ $phase }):**
order-history-line = { $at }: { LIST($changes) }
order-history-instead = { $order } al posto di { $before }
order-history-withdrawn = ritirato: { $order }
order-history-none = Per questa fase ({ $phase }) non ho ancora ordini da te.
action-order-history = Versioni precedenti
