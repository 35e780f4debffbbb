### Il master: l'orologio, gli annunci, le correzioni. Ciò che cambia la partita si dice a tutti, con il motivo.

master-paused = Il master ha messo in pausa la partita. Il tempo che restava è conservato; intanto si possono mandare ordini.
# $deadline (String)
master-resumed = La partita riprende. Ordini entro { $deadline }.
# $time, $deadline (String)
master-extended = Il master concede { $time } in più. Ordini entro { $deadline }.
master-closing = Il master chiude la fase adesso.
master-closing-at = L'arbitro, che gioca anche, chiude la fase in anticipo: ordini entro { $deadline }.
master-plans-rollback = L'arbitro, che gioca anche, vuole tornare a **{ $phase }**: { $reason }. Non prima di { $at }; chi non è d'accordo lo dica.
master-plans-to-cancel = L'arbitro, che gioca anche, vuole annullare **{ $name }**: { $reason }. Non prima di { $at }; chi non è d'accordo lo dica.
master-entered-for-all = L'arbitro ha inserito ordini per { POWER($power) }.
master-announced = **Il master:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Si torna a **{ $phase }**: verrebbe annullata una fase con { $given } ordini.
       *[other] Si torna a **{ $phase }**: verrebbero annullate { $count } fasi con { $given } ordini.
    }
    Tutti leggeranno il motivo: { $reason }
    La vecchia storia resta leggibile.
# $changes, $reason (String)
master-ask-edit =
    La posizione verrebbe cambiata: { LIST($changes) }
    Tutti lo leggeranno con il motivo: { $reason }
# $name (String)
master-ask-cancel = **{ $name }** verrebbe annullata, senza risultato.
# $proceed (String) a command
master-ask-proceed = Non ho ancora fatto nulla. Con `{ $proceed }` lo faccio.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Si torna a { $phase }**: il master ha annullato una fase.
       *[other] **Si torna a { $phase }**: il master ha annullato { $count } fasi.
    }
    Motivo: { $reason }
    Gli ordini di allora valgono di nuovo finché non si cambiano. Ordini entro { $deadline }.
master-rolled-back-paused =
    { $count ->
        [one] **Si torna a { $phase }**: l'arbitro ha annullato una fase.
       *[other] **Si torna a { $phase }**: l'arbitro ha annullato { $count } fasi.
    }
    Motivo: { $reason }
    Gli ordini di quella fase valgono di nuovo finché non si cambiano. La partita è ancora in pausa.
# $phase, $reason (String)
master-went-back =
    Il master è tornato a { $phase }.
    Motivo: { $reason }
# $changes, $reason (String)
master-edited =
    Il master ha cambiato la posizione: { LIST($changes) }
    Motivo: { $reason }
# $name (String)
master-cancelled = Il master ha annullato **{ $name }**.
# $name, $reason (String)
master-cancelled-because = Il master ha annullato **{ $name }**: { $reason }
# $power (String)
master-entered-for-you = Il master ha scritto ordini per te ({ POWER($power) }). Ecco che cosa ho adesso; cambialo se non è ciò che vuoi.
# $power, $orders (String)
master-entered = Scritto per { POWER($power) }: { LIST($orders) }. Chi gioca è stato avvisato.
# $power, $orders (String)
master-entered-nothing = Di questo non ho potuto scrivere nulla per { POWER($power) }.
# $name (String)
master-appointed = D'ora in poi il master è { $name }.

## Il pannello

# $name, $phase, $deadline (String)
panel-title =
    { "" }**{ $name } · { $phase }**
    Scadenza: { $deadline }
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } su { $wanted }
panel-ready = - { POWER($power) }: { $sent } su { $wanted }, ha finito
panel-missed = - { POWER($power) }: { $sent } su { $wanted }; nulla nelle ultime { $missed } fasi
panel-offered = - { POWER($power) }: { $sent } su { $wanted }; il posto è offerto
panel-computer = - { POWER($power) }: gioca il computer
panel-nobody = - { POWER($power) }: non gioca nessuno
panel-blind = Gli ordini non li vedi: così è stato convenuto in questa partita.

## Perché qualcosa non è stato fatto

no-deed-nothing-to-extend = Qui non c'è una scadenza da rinviare, o cadrebbe fra più di un anno. Non è cambiato nulla.
no-deed-you-play = In questa partita giochi: non puoi inserire ordini per altri né cambiare la posizione. Chi amministra questo spazio può nominare un arbitro che non gioca: `{ $appoint }`
no-deed-not-yet = In questa partita giochi, perciò prima vengono avvertiti tutti. Potrai farlo da { $at }.
# $resume (String) a command
no-deed-resume-first = La partita è in pausa: intanto nessuna fase si chiude. Prima falla riprendere: `{ $resume }`
no-deed-nothing-asked = Nulla aspetta la tua conferma, oppure intanto la partita è andata avanti. Chiedilo di nuovo.
# $phase (String) as typed
no-deed-no-such-phase = Nessuna fase di questa partita si chiama "{ $phase }". Scrivi per esempio S1901M.
# $text (String) as typed
no-deed-unreadable-edit = Non capisco "{ $text }". Scrivi per esempio `A Ven -> Tir`, `+ Italia F Nap`, `- A Ven` o `Ser = Austria`.
no-deed-impossible-edit = La posizione non può stare così: due unità in una provincia, o un'unità dove non può stare.
no-deed-edits-dislodged = { $unit } è stata sloggiata e non sta da nessuna parte finché non si è ritirata. Cambia la posizione dopo le ritirate, o torna alle mosse: `{ $rollback }`
# $power (String)
no-deed-nobody-plays = { POWER($power) }: non gioca nessuno.

action-proceed = Procedi
action-pause = Pausa
action-resume = Riprendi
action-extend-day = 24 h in più
action-adjudicate = Risolvi adesso
