### Il passato della partita: risultati nella propria lingua, motivi, tabelle, e che cosa potrebbero fare le unità.

history-no-such-phase = Qui non c'è (ancora) una fase "{ $word }". Giocate finora: da { $first } a { $last }.

## Perché

why-title = **{ $phase }** · { POWER($power) }: { $order }
why-which = **{ $phase }**: di quale unità? Per esempio `{ $why } { $example }`.
why-nothing-failed = **{ $phase }**: tutti gli ordini sono stati eseguiti. `{ $why } { $example }` ne spiega uno.
why-no-such-unit = Nessuna unità "{ $word }" aveva qualcosa da fare in { $phase }.
why-done = ✓ È stato eseguito.
why-nothing = Non aveva un ordine che potesse cambiare qualcosa.
why-unopposed = ✓ È andata con forza { $attack }, senza nessuno contro.
why-won = ✓ È andata con forza { $attack } contro { $against }.
why-by-convoy = Trasportata da { LIST($fleets) }.
why-supports = I suoi appoggi:

## Che cosa avrebbero potuto le proprie unità

remedy-enough = Sarebbe bastato l'appoggio di { LIST($units) }.
remedy-together = Sarebbe bastato l'appoggio di { LIST($units) } insieme.
remedy-too-weak = Non sarebbe bastato nemmeno l'appoggio di { LIST($units) }.
remedy-nobody = Nessun'altra tua unità poteva appoggiarla.
list-or = o

## I propri risultati

results-yours-of = **Tu ({ POWER($power) })**: { $orders }
map-end = **La fine**

## Ordini del passato

past-orders-title = **{ $phase }** · che cosa è valso:
past-orders-none = nessun ordine
past-orders-typed = Che cosa hai scritto:

## Centri per anno

chart-title = **{ $name }** · centri per anno
chart-heading = Centri per anno
chart-start = Inizio
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## La partita in un file

export-so-far = **{ $name }** in un file: tutte le fasi giocate, con ordini e risultati, fino a { $phase }. Gli ordini di questa fase e ciò che si è detto in privato non ci sono. Lo legge `dragoman import`.
export-whole = **{ $name }** in un file: tutte le fasi con ordini e risultati, fino alla fine. Lo legge `dragoman import`.
export-package = Lo legge anche il pacchetto Python `diplomacy`.
export-impossible = **{ $name }** non si può mettere in un file: qualcosa della sua storia non ha posto nel formato con cui si scambiano le partite. `{ $results }` mostra ciò che si è giocato, fase per fase.

## Che cosa si può ordinare a un'unità

possible-title = **{ $unit }** ({ POWER($power) }) può:
possible-which = Quale unità? Per esempio `{ $possible } { $example }`.
possible-moves = - spostarsi: { LIST($orders) }
possible-convoyed = - spostarsi via convoglio: { LIST($orders) }
possible-supports = - appoggiare uno spostamento: { LIST($orders) }
possible-support-holds = - appoggiare un'unità che resta ferma: { LIST($orders) }
possible-convoys = - trasportare: { LIST($orders) }
possible-retreats = - ritirarsi o sciogliersi: { LIST($orders) }
possible-else = - restare ferma: { LIST($orders) }
possible-adjustment = Puoi scegliere tra questi: { LIST($orders) }

## Pulsanti

action-translate = Nella mia lingua
action-why = Perché?
action-position = Solo la posizione
action-earlier = ◀ Prima
action-later = Dopo ▶

## Comandi

command-translate = traduci
    .also = nella-mia-lingua
    .about = I risultati di una fase nella tua lingua, i tuoi ordini per primi
command-why = perché
    .also = perche | spiega
    .about = Perché un ordine è andato così
command-possible = possibili
    .also = mosse
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
    .also = annulla-ordine | annulla
    .about = Ritira uno dei tuoi ordini

## La conferma degli ordini

receipt-withdrawn = Ritirato: { $order }
receipt-standing = Già registrati:
receipt-below = ↓ I tuoi ordini come stanno adesso sono più in basso.
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
receipt-earlier-stands = Il tuo ordine di prima, `{ $order }`, resta valido.
receipt-until-chosen = Finché non scegli, { $unit } resta ferma.
receipt-until-chosen-retreat = Se non scegli, { $unit } viene sciolta.
action-clear = Cancella tutto

## Che cosa può essere sfuggito

oversight-support = { $unit } appoggia { LIST($units) }, che ha un altro ordine.
oversight-convoy = { $unit } trasporta { LIST($units) }, che non ha l'ordine di andare là.
oversight-stays = { $unit } va dove resta la tua { LIST($units) }: verrà fermata.
oversight-own = { $unit } appoggia un attacco alla tua { LIST($units) }, che resta: nessuno sloggia le proprie unità.
oversight-off-route = { $unit } non è su nessuna rotta che serva a { LIST($units) }.
oversight-standoff = { LIST($units) } vanno in { PROVINCE($place) } con la stessa forza: non ci arriva nessuna.
oversight-exchange = { LIST($units) } vogliono scambiarsi di posto: senza convoglio non si muove nessuna delle due.
oversight-no-fleets = { $unit } va via convoglio, ma nessuna flotta ha l'ordine di trasportarla.
oversight-others-fleets = { $unit } arriva solo se la trasportano anche flotte di altre potenze.

## Commands about oneself

command-my-data = i-miei-dati
    .also = privacy
    .about = Che cosa è conservato di te
command-forget = dimenticami
    .about = Fai dimenticare tutto ciò che è conservato di te
parameter-sure = sicuro
    .about = `yes`, quando hai deciso

## Su di sé

personal-kept = In questo file c'è tutto ciò che è conservato di te, e lo ricevi solo tu. `{ $forget }` lo fa dimenticare.
personal-asked = Devo dimenticarti? Spariscono le tue preferenze e le parole dei tuoi ordini; nelle partite finite al tuo posto resta un ex giocatore. Sulla pagina locale spariscono anche il tuo accesso e ciò che hai scritto. Non si può annullare.
personal-tied = Hai ancora un posto in { LIST($names) }. Prima lascialo (`{ $leave }`), così gli altri possono continuare; poi ti dimentico.
personal-forgotten = Fatto: qui non è più conservato nulla di te. Chi gestisce questo bot può avere copie più vecchie: chiedi a loro.
former-player = ex giocatore
action-forget = Dimenticami

## Quale partita

question-which-game = Quale partita intendi? Me ne ricorderò. Puoi anche scriverne il nome sopra gli ordini, come intestazione: `{ $name }: …`
question-too-old = Questa domanda è troppo vecchia. Manda di nuovo il messaggio.
