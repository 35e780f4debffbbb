### Supplenti: chi gioca al posto di un giocatore assente in certi giorni.

command-deputy = supplente
    .also = delega
    .about = Chi manda gli ordini quando non ci sei: Anna 3-6 dicembre, oppure niente
deputy-none = Non hai supplenti. Per chiedere a qualcuno che non gioca in questa partita di sostituirti: `{ $deputy } Anna 3-6 dicembre`
deputy-asked =
    { $name } ti chiede di fare da supplente per **{ POWERS($powers, form: "the") }** in **{ $game }**: { $days }
    In quei giorni vedresti e manderesti gli ordini e risponderesti alle votazioni. Non leggeresti né lettere né stanze, e in questa partita non puoi avere un posto tuo.
action-deputy-yes = Va bene
action-deputy-no = No, grazie
deputy-noted = Ho chiesto a { $name } di farti da supplente: { $days }. La risposta arriva qui.
deputy-agreed = { $name } ti farà da supplente: { $days }. Puoi comunque giocare anche tu, e tornare prima quando vuoi.
deputy-accepted = Grazie. Ti scrivo quando comincia il primo giorno. Se poi non puoi: `{ $deputy } { $none }`
deputy-declined = Va bene, lo riferisco.
deputy-refused = { $name } non può farti da supplente. Puoi chiederlo a qualcun altro.
deputy-announced = { $name } fa da supplente per **{ POWERS($powers, form: "the") }**: { $days }
deputy-announced-secret = Uno dei giocatori ha un supplente: { $days }
deputy-begun = Ora fai da supplente per { $name } (**{ POWERS($powers) }**), fino { $until } compreso. Ordini entro { $deadline }. Mandameli in privato, una riga per unità.
deputy-begun-paused = Ora fai da supplente per { $name } (**{ POWERS($powers) }**), fino { $until } compreso. La partita è in pausa; puoi già mandarmi ordini in privato, una riga per unità.
deputy-over = La tua supplenza ({ POWERS($powers) }) è finita. Grazie dell'aiuto.
deputy-back = { $name } non ti fa più da supplente. { POWERS($powers) }: tocca di nuovo a te. Ecco gli ordini registrati.
deputy-ended = **{ POWERS($powers) }**: la supplenza è finita, gioca di nuovo il titolare.
deputy-ended-secret = Una supplenza è finita; gioca di nuovo il titolare.
no-deputy-whom = Chi deve farti da supplente, e quando? Per esempio: `{ $deputy } Anna 3-6 dicembre`
no-deputy-days = Questi giorni non vanno bene. Si può da oggi in poi, per { $most ->
    [one] 1 giorno
   *[other] { $most } giorni
    } al massimo, entro un anno.
no-deputy-plays = { $name } ha un posto in questa partita o è già supplente, quindi non può farti da supplente.
no-deputy-asked = Hai già chiesto a { $name } di sostituirti. Per chiedere a qualcun altro, prima ritira la richiesta: `{ $deputy } { $none }`
no-deputy-expelled = L'arbitro ha tolto { $name } da questa partita: non può farti da supplente.
no-deputy-too-many = In questa fase hai già chiesto a troppe persone di farti da supplente. Riprova nella prossima.
no-deputy-none = Qui nessuno ti ha chiesto di fare da supplente, oppure la supplenza è già finita.
no-deputy-knows = In questa fase hai fatto da supplente e conosci gli ordini di quel giocatore: prima della prossima fase non puoi subentrare.
no-deputy-not-for-you = Chi fa da supplente può mandare ordini e rispondere alle votazioni, ma questo no.
