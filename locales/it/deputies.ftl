### Supplenti: chi gioca al posto di un giocatore assente in certi giorni.

command-deputy = supplente
    .also = delega
    .about = Chi manda gli ordini quando non ci sei: Anna 3-6 dicembre, oppure none
deputy-none = Non hai supplenti. Per chiederlo a qualcuno che non gioca in questa partita: `{ $deputy } Anna 3-6 dicembre`
deputy-asked =
    { $name } ti chiede di fare da supplente per **{ POWERS($powers) }** in **{ $game }**: { $days }
    In quei giorni vedresti e manderesti gli ordini e risponderesti ai voti. Non leggeresti lettere né stanze, e non puoi giocare anche tu in questa partita.
action-deputy-yes = Va bene
action-deputy-no = No, grazie
deputy-noted = Ho chiesto a { $name } di fare da supplente: { $days }. La risposta arriva qui.
deputy-agreed = { $name } farà da supplente: { $days }. Puoi giocare anche tu, e tornare prima quando vuoi.
deputy-accepted = Grazie. Ti scrivo quando comincia il primo giorno.
deputy-declined = Va bene, lo riferisco.
deputy-refused = { $name } non può fare da supplente. Puoi chiederlo a qualcun altro.
deputy-announced = { $name } fa da supplente per **{ POWERS($powers) }**: { $days }
deputy-announced-secret = Uno dei giocatori ha un supplente: { $days }
deputy-begun = Ora fai da supplente per { $name } (**{ POWERS($powers) }**), fino al { $until }. Ordini entro: { $deadline }. Mandameli in privato, una riga per unità.
deputy-begun-paused = Ora fai da supplente per { $name } (**{ POWERS($powers) }**), fino al { $until }. La partita è in pausa; puoi già mandarmi ordini in privato, una riga per unità.
deputy-over = Il tuo tempo da supplente per { POWERS($powers) } è finito. Grazie dell'aiuto.
deputy-back = Il tempo da supplente di { $name } è finito. { POWERS($powers) }: tocca di nuovo a te. Ecco gli ordini registrati.
deputy-ended = **{ POWERS($powers) }**: il tempo del supplente è finito, gioca di nuovo il titolare.
deputy-ended-secret = Il tempo di un supplente è finito; gioca di nuovo il titolare.
no-deputy-whom = Chi fa da supplente, e quando? Per esempio: `{ $deputy } Anna 3-6 dicembre`
no-deputy-days = Questi giorni non vanno: da oggi in poi, fino a { $most } giorni, al massimo un anno prima.
no-deputy-plays = { $name } ha un posto in questa partita o è già supplente, quindi non può farti da supplente.
no-deputy-asked = L'hai già chiesto a { $name }. Per chiederlo a qualcun altro, prima ritira la richiesta: `{ $deputy } none`
no-deputy-expelled = L'arbitro ha escluso { $name } da questa partita: non può farti da supplente.
no-deputy-too-many = In questa fase ho già chiesto a troppe persone di fare da supplente. Riprova nella prossima.
no-deputy-none = Qui nessuno ti ha chiesto di fare da supplente, oppure è finita.
no-deputy-knows = In questa fase hai fatto da supplente e conosci gli ordini di quel giocatore: prima della prossima fase non puoi subentrare.
no-deputy-not-for-you = Chi fa da supplente può mandare ordini e rispondere ai voti, ma non questo.
