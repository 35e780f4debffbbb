### L'arbitro: l'orologio, gli annunci, le correzioni. Ciò che cambia la partita si dice a tutti, con il motivo.

master-paused = L'arbitro ha messo in pausa la partita. Il tempo che restava è conservato; intanto si possono mandare ordini.
master-paused-until = L'arbitro ha messo in pausa la partita, al massimo fino a { $until }. Il tempo che restava è conservato; intanto si possono mandare ordini.
master-paused-to = L'arbitro ha messo in pausa la partita fino a { $until }. La scadenza sarà poi { $deadline }; gli ordini si possono mandare anche durante la pausa.
master-revocable = Se più della metà dei giocatori vuole che finisca: `{ $vote }`
# $deadline (String)
master-resumed = La partita riprende. Scadenza: { $deadline }.
no-pause-so-long = Una pausa può durare al massimo fino a { $latest }.
no-pause-back = Quel giorno è passato, o è oggi. Una pausa finisce in un giorno successivo: `{ $example }`
no-pause-day = Non capisco «{ $typed }» come giorno. Scrivi così: `{ $example }`
# $time, $deadline (String)
master-extended = L'arbitro concede { $time } in più. Nuova scadenza: { $deadline }.
master-extended-paused = L'arbitro concede { $time } in più per questa fase. La partita resta in pausa.
master-closing = L'arbitro chiude la fase adesso.
master-closing-at = L'arbitro, che è anche giocatore, chiude la fase in anticipo: ordini entro { $deadline }.
master-plans-rollback = L'arbitro, che è anche giocatore, vuole tornare alla fase **{ $phase }**: { $reason }. Non prima di { $at }; chi non è d'accordo lo dica.
master-plans-to-cancel = L'arbitro, che è anche giocatore, vuole annullare **{ $name }**: { $reason }. Non prima di { $at }; chi non è d'accordo lo dica.
master-entered-for-all = L'arbitro ha inserito ordini per { POWER($power, form: "the") }.
master-assigned = L'arbitro ha assegnato { POWERS($powers, form: "the") } a { $name }.
master-unassigned = L'arbitro ha ritirato un'assegnazione. Di nuovo nel sorteggio: { POWERS($powers) }.
master-announced = **L'arbitro:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Si torna alla fase **{ $phase }**: verrebbe annullata una fase (ordini: { $given }).
       *[other] Si torna alla fase **{ $phase }**: verrebbero annullate { $count } fasi (ordini: { $given }).
    }
    Tutti leggeranno il motivo: { $reason }
    Le fasi annullate restano nello storico.
# $changes, $reason (String)
master-ask-edit =
    La situazione verrebbe cambiata così: { LIST($changes) }
    Tutti lo leggeranno, con il motivo: { $reason }
edit-warning-units = ⚠ Le unità { POWER($power, form: "of") } sarebbero più dei suoi centri: { $units } contro { $centres }.
edit-warning-none = ⚠ Non resterebbe nessuna unità { POWER($power, form: "of") }.
edit-warning-wins = ⚠ I centri { POWER($power, form: "of") } sarebbero { $centres }, abbastanza per vincere.
master-ask-start = La partita comincerebbe così. Tutti lo vedranno, e chi ha già un posto dovrà confermare.
master-ask-usual-start = La partita comincerebbe di nuovo dalla disposizione normale di questa mappa.
# $name (String)
master-ask-cancel = **{ $name }** verrebbe annullata, senza risultato.
# $phase (String)  $powers (Powers)
master-ask-close = La fase ({ $phase }) verrebbe chiusa adesso. Mancano ancora gli ordini { POWERS($powers, form: "of") }.
# $phase (String)
master-ask-close-all = La fase ({ $phase }) verrebbe chiusa adesso. Non manca nessun ordine.
# $proceed (String) a command
master-ask-post = Verrà pubblicato questo:
master-ask-enter = Inserirei per { POWER($power, form: "the") }: { LIST($orders) }. Chi ci gioca li vedrà subito.
master-ask-proceed = Non è ancora cambiato nulla. Per confermare premi il pulsante o scrivi `{ $proceed }`.
master-dropped = Va bene, non faccio niente di ciò che ti ho mostrato.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Si torna alla fase { $phase }**: l'arbitro ha annullato una fase.
       *[other] **Si torna alla fase { $phase }**: l'arbitro ha annullato { $count } fasi.
    }
    Motivo: { $reason }
    Gli ordini di quella fase valgono di nuovo finché non si cambiano. Scadenza: { $deadline }.
master-rolled-back-paused =
    { $count ->
        [one] **Si torna alla fase { $phase }**: l'arbitro ha annullato una fase.
       *[other] **Si torna alla fase { $phase }**: l'arbitro ha annullato { $count } fasi.
    }
    Motivo: { $reason }
    Gli ordini di quella fase valgono di nuovo finché non si cambiano. La partita è ancora in pausa.
# $phase, $reason (String)
master-went-back =
    L'arbitro ha riportato la partita alla fase { $phase }.
    Motivo: { $reason }
# $changes, $reason (String)
master-edited =
    L'arbitro ha cambiato la situazione: { LIST($changes) }
    Motivo: { $reason }
# $name (String)
master-cancelled = L'arbitro ha annullato **{ $name }**.
# $name, $reason (String)
master-cancelled-because = L'arbitro ha annullato **{ $name }**: { $reason }
master-cancelled-secret = Ciò che una partita rende pubblico alla fine (chi giocava con quale potenza in una partita anonima, il voto di ciascuno se era stato concordato, le lettere se sono d'accordo tutti) resta segreto fino a { $until }. Fino ad allora si può tornare indietro: `{ $rollback }`
# $power (String)
master-entered-for-you = L'arbitro ha inserito ordini per te ({ POWER($power) }). Ecco che cosa ho adesso; se non è ciò che vuoi, cambialo.
# $power, $orders (String)
master-entered = Ordini registrati per { POWER($power, form: "the") }: { LIST($orders) }. Ho avvisato chi gioca.
# $power, $orders (String)
master-entered-nothing = Da questo messaggio non ho potuto registrare nulla per { POWER($power, form: "the") }.
# $name (String)
master-appointed = D'ora in poi l'arbitro è { $name }.
master-moved = D'ora in poi **{ $name }** si gioca in questo canale.
results-here-on = D'ora in poi qui compaiono l'inizio, i risultati e la fine di **{ $name }**. Per smettere, l'arbitro o chi amministra questo server o spazio scrive `{ $stop } { $id }`.
results-here-off = I risultati di **{ $name }** non compaiono più qui.
results-elsewhere-on = I risultati di questa partita ora compaiono anche in un altro canale.
results-elsewhere-off = I risultati di questa partita non compaiono più nell'altro canale.
results-elsewhere-ended = Non posso più scrivere in uno degli altri canali, perciò i risultati di **{ $name }** lì non compaiono più. Quando potrò scriverci di nuovo, dai lì il comando `{ $again }` per riaverli.
master-reminded = Ho mandato un promemoria { POWERS($powers, form: "to") }.

## Il pannello

# $name, $phase, $deadline (String)
panel-title = **{ $name } · { $phase }**
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } su { $wanted }
panel-ready = - { POWER($power) }: { $sent } su { $wanted }, ha finito
panel-missed = - { POWER($power) }: { $sent } su { $wanted }; fasi senza ordini: { $missed }
panel-offered = - { POWER($power) }: { $sent } su { $wanted }; posto disponibile
panel-computer = - { POWER($power) }: gioca il computer
panel-nobody = - { POWER($power) }: non gioca nessuno
panel-seen = ultima attività { $at }
panel-blind = Gli ordini non li vedi: così è stato concordato per questa partita.

## Perché qualcosa non è stato fatto

no-deed-nothing-to-extend = Qui non c'è una scadenza da rinviare, oppure cadrebbe fra più di un anno. Non è cambiato nulla.
no-deed-you-play = In questa partita giochi anche tu, quindi non puoi farlo. Chi amministra questo server o spazio può nominare un arbitro che non gioca: `{ $appoint }`
no-deed-end-stands = Questa fine resta valida: ciò che fin lì era segreto è stato pubblicato, oppure stanze e lettere sono state cancellate. Potete giocare la rivincita.
no-deed-greatest-length = In questa partita giochi anche tu: non puoi prolungare ancora questa fase, che finisce al più tardi { $latest }. Tutti i giocatori insieme possono concordare altro tempo: `{ $vote }`
no-deed-choose-announcement = In questa partita non sono ammesse trattative e giochi anche tu: gli annunci si scelgono da questo elenco. Scrivi il comando con un numero:
no-deed-choose-reason = In questa partita non sono ammesse trattative e giochi anche tu: il motivo si sceglie da questo elenco. Scrivi il comando con un numero come motivo:
phrase-orders = Mandate gli ordini in tempo, per favore.
phrase-delay = Scusate il ritardo.
phrase-problem = C'è stato un problema tecnico. È risolto.
phrase-welcome = Un benvenuto a chi gioca da oggi con noi.
phrase-mistake = un comando dato per sbaglio
phrase-bug = un problema tecnico
phrase-agreed = i giocatori si sono messi d'accordo
phrase-abandoned = sono rimasti troppo pochi giocatori
no-deed-here-already = Questa partita si gioca già in questo canale.
no-deed-nobody-to-remind = Adesso non manca nessun ordine: non c'è nessuno a cui mandare un promemoria.
no-deed-reminded = È appena partito un promemoria. Potrai mandarne un altro da { $at }.
no-deed-not-posted-here = I risultati di questa partita non compaiono in questo canale.
no-deed-too-many-channels = I risultati di una partita compaiono al massimo in { $most ->
        [one] un altro canale
       *[other] altri { $most } canali
    }.
no-deed-not-yet = In questa partita giochi anche tu, perciò prima vengono avvertiti tutti. Potrai farlo a partire da { $at }.
# $resume (String) a command
no-deed-resume-first = La partita è in pausa, e intanto nessuna fase si chiude. Prima falla riprendere: `{ $resume }`
no-deed-nothing-asked = Non c'è nulla da confermare, oppure intanto la partita è andata avanti. Rifai la richiesta.
# $phase (String) as typed
no-deed-no-such-phase = Nessuna fase di questa partita si chiama «{ $phase }». Scrivi per esempio S1901M (primavera 1901, movimenti).
# $text (String) as typed
no-deed-unreadable-edit = Non capisco «{ $text }». Scrivi per esempio `A Ven -> Tir`, `+ Italia F Nap`, `- A Ven` o `Ser = Austria`.
no-deed-impossible-edit = Questa situazione non è possibile: due unità nello stesso settore, o un'unità dove non può stare.
no-deed-edits-dislodged = { $unit } è stata sloggiata, e finché non si ritira non è in nessun settore. Cambia la situazione dopo le ritirate, o torna ai movimenti: `{ $rollback }`
start-usual = La partita comincia dalla disposizione normale di questa mappa.
start-undo = Per tornare alla disposizione normale: `{ $undo }`
start-how =
    Per cominciare in un altro modo scrivi che cosa ha una potenza all'inizio, unità e centri: `{ $example }`
    Quello che non nomini resta com'è. Scrivi ogni potenza su una riga o dopo un punto e virgola; un trattino la lascia fuori: `{ $out }`
    Valgono anche le singole modifiche, come a partita iniziata: `A Ven -> Tir`, `Ser = Austria`.
master-start-ended = La mappa è cambiata e la disposizione dell'arbitro non va più bene. La partita comincerà dalla disposizione normale.
no-start-unreadable = Non capisco «{ $text }». Scrivi unità e centri di una potenza così: `{ $example }`. Per lasciarne fuori una: `{ $out }`
no-start-misplaced = { $unit } non è possibile: le armate stanno a terra, le flotte in mare o su una costa, e dove le coste sono due bisogna dire quale.
no-start-together = In { $place } ci sarebbero due unità.
no-start-not-a-centre = { $place } non è un centro di approvvigionamento. Un'unità vuole la sua lettera: `A { $place }`
no-start-few-powers = Devono partecipare almeno due potenze.
no-start-many-players = Questa disposizione ha troppo pochi posti ({ $seats }) per chi è già dentro ({ $joined }).
no-start-wins = I centri { POWER($power, form: "of") } sarebbero abbastanza per vincere già all'inizio: { $centres }.
no-start-unchanged = La partita comincia già così.
no-start-none = La partita comincia già dalla disposizione normale: non c'è nulla da annullare.
no-start-fewer-players = Quando si gioca in meno, è il regolamento a dire da dove si comincia. Apri invece una partita per tutte le potenze e lasciane fuori qualcuna.
no-start-begun = La partita è cominciata, e l'inizio resta com'è. Puoi ancora cambiare la situazione, per esempio `A Ven -> Tir`.
# $power (String)
no-deed-nobody-plays = Adesso nessuno gioca con { POWER($power, form: "the") }.
# $power (String)
no-deed-on-time = Gli ordini per { POWER($power, form: "the") } sono chiusi: chi gioca con questa potenza non era in ritardo.

action-proceed = Procedi
action-drop = Lascia stare
action-pause = Pausa
action-resume = Riprendi
action-extend-day = +24 ore
action-adjudicate = Risolvi adesso

action-remind = Promemoria
action-replace = Offri { POWER($power, form: "the") }
