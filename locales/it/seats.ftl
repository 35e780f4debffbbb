### Posti che cambiano mano: lasciati, offerti, presi, ripresi, giocati dal computer.

# $powers (String)  $why (String) a sentence of the next three  $centres, $units (Number)  $phase (String)
# $deadline (String)  $game (String)
seat-offered =
    Si cerca un nuovo giocatore per **{ POWERS($powers, form: "the") }**. { $why }
    { CAPITAL($phase) } · centri: { $centres } · unità: { $units }
    Chi subentra ha fino a { $time } per ambientarsi e può leggere le stanze del posto. Finché nessuno subentra, chi giocava può tornare.
seat-resigned = Chi giocava ha lasciato il posto.
# $missed (Number) phases in a row
seat-missed =
    { $missed ->
        [one] Non sono arrivati ordini per una fase.
       *[other] Non sono arrivati ordini per { $missed } fasi di seguito.
    }
seat-sought = L'arbitro cerca qualcuno che subentri.
seat-empty = Finché il posto è vuoto, gli ordini registrati non valgono.
seat-how = Per subentrare scrivi `{ $take }`.
# $until (String)
seat-reserved = Fino a { $until } ha la precedenza chi non ha più unità o è in lista d'attesa.
# $powers (String)  $back (String) a command
seat-vacated = Nessuno gioca più con { POWERS($powers, form: "the") }; le unità restano ferme. In questa partita i posti non vengono offerti ad altri, se non dall'arbitro.
seat-you-resigned = Non giochi più con { POWERS($powers, form: "the") }; le unità restano ferme. Finché nessuno subentra puoi tornare, al massimo due volte per fase: `{ $back }`.
seat-you-left-for-good = Hai lasciato per sempre { POWERS($powers, form: "the") }. Un arbitro che lascia il posto per sempre è neutrale dalla fase successiva.
# $powers (String)
seat-sought-yours = L'arbitro cerca qualcuno che subentri al tuo posto ({ POWERS($powers) }). Fino ad allora il posto è tuo. Se ci sei ancora, premi il pulsante.
# $powers, $phase, $deadline, $game (String)  $centres, $units (Number)
seat-invited =
    L'arbitro di **{ $game }** ti chiede di subentrare: giocheresti con **{ POWERS($powers, form: "the") }**.
    { CAPITAL($phase) } · centri: { $centres } · unità: { $units } · scadenza: { $deadline }
    Avresti fino a { $time } per ambientarti. Non succede nulla se non premi il pulsante.
seat-invited-paused =
    L'arbitro di **{ $game }** ti chiede di subentrare: giocheresti con **{ POWERS($powers, form: "the") }**.
    { CAPITAL($phase) } · centri: { $centres } · unità: { $units } · partita in pausa
    Avresti il tempo di ambientarti. Non succede nulla se non premi il pulsante.
# $powers, $name (String)
seat-asked = Ho chiesto a { $name } di giocare con { POWERS($powers, form: "the") }. Il posto cambia mano se dice di sì.
# $powers, $name (String)
seat-filled = Da adesso { $name } gioca con **{ POWERS($powers, form: "the") }**.
# $powers (String)
seat-filled-anonymous = C'è un nuovo giocatore per **{ POWERS($powers, form: "the") }**.
# $powers (String)
seat-returned = Chi giocava con **{ POWERS($powers, form: "the") }** è di nuovo al suo posto.
# $powers, $units, $deadline (String)
seat-yours =
    Adesso giochi con **{ POWERS($powers, form: "the") }**. Grazie per aver preso il posto.
    Le tue unità: { LIST($units) }
    Mandami gli ordini qui in privato, una riga per unità. Scadenza: { $deadline }. Gli ordini di chi giocava prima valgono finché non li cambi; eccoli.
seat-yours-paused =
    Adesso giochi con **{ POWERS($powers, form: "the") }**. Grazie per aver preso il posto.
    Le tue unità: { LIST($units) }
    La partita è in pausa. Puoi già mandarmi gli ordini qui in privato, una riga per unità. Gli ordini di chi giocava prima valgono finché non li cambi; eccoli.
# $rooms (String)
seat-rooms = Adesso puoi leggere queste stanze: { LIST($rooms) }
# $powers, $deadline (String)
seat-yours-again = Che bello rivederti. Giochi di nuovo con { POWERS($powers, form: "the") }. Scadenza: { $deadline }.
seat-yours-again-paused = Che bello rivederti. Giochi di nuovo con { POWERS($powers, form: "the") }. La partita è in pausa.
# $powers (String)
seat-taken = Da adesso qualcun altro gioca con { POWERS($powers, form: "the") }. Grazie per aver giocato; non puoi più leggere le stanze di quel posto.
# $powers (String)
seat-computers = Da adesso il computer gioca con **{ POWERS($powers, form: "the") }**. Chi vuole può ancora subentrare. Livello: { $level }.
seat-computers-for-good = Da adesso il computer gioca con **{ POWERS($powers, form: "the") }**. Livello: { $level }.

## Prima di rinunciare a qualcosa

seat-sure-resign = Vuoi lasciare il tuo posto ({ POWERS($powers) })? Poi altri potranno subentrare.
seat-sure-for-good = Vuoi lasciare per sempre { POWERS($powers, form: "the") }? In questa partita non potrai più prendere un posto.
seat-sure-resign-master =
    Vuoi lasciare il tuo posto ({ POWERS($powers) })? Poi altri potranno subentrare. Sei l'arbitro, quindi scegli come. Non è ancora cambiato nulla.
    • **Forse torno**: intanto hai i diritti di un arbitro che gioca. `{ $back }`
    • **Per sempre**: finita questa fase sei neutrale e in questa partita non prendi più un posto. `{ $never }`
seat-sure-leave = Vuoi lasciare il tuo posto in **{ $game }**?
seat-sure-wait = Vuoi uscire dalla lista d'attesa di **{ $game }**?
seat-sure-depart = Vuoi lasciare **{ $game }**? Non avrai più la precedenza su un posto libero e non ti dirò come va a finire.
seat-sure-expel = Devo togliere dalla partita { $who }? Lo sapranno tutti, e questa persona non potrà più rientrare.
seat-you-departed = Non fai più parte di **{ $game }**. Grazie per aver giocato.
seat-expelled = L'arbitro ha tolto dalla partita: { $who }.
seat-you-expelled-lobby = L'arbitro di **{ $game }** ti ha tolto dalla partita.
seat-you-expelled = L'arbitro di **{ $game }** ti ha tolto dalla partita; non giochi più con { POWERS($powers, form: "the") }.
action-resign = Lascia il posto
action-may-return = Forse torno
action-for-good = Per sempre
action-leave = Esci
action-expel = Togli dalla partita

## Perché un posto non ha cambiato mano

no-seat-offered = Questo posto non è disponibile.
no-seat-still-playing = Chi ha ancora unità non può prendere un altro posto.
# $until (String)
no-seat-reserved = Fino a { $until } ha la precedenza chi non ha più unità o è in lista d'attesa. Riprova dopo.
no-seat-gone = Qui non c'è un posto a cui tornare: qualcuno l'ha preso, o non ha più unità.
no-seat-returned-often = In questa fase hai già ripreso il posto due volte. Potrai riprenderlo nella prossima, se intanto non l'avrà preso nessuno.
# $power (String)
no-seat-eliminated = Nessuno può più giocare con { POWER($power, form: "the") }: non ha unità.
# $name (String)
no-seat-nobody-called = Nel canale di questa partita non conosco nessuno che si chiami «{ $name }». Conosco solo chi mi ha scritto o ha premuto un pulsante lì.
no-seat-nobody-picked = Nel canale di questa partita non conosco ancora questa persona. Deve avermi scritto o aver premuto un pulsante lì almeno una volta.
# $name (String)
no-seat-several-called = Conosco più persone che si chiamano «{ $name }». Menziona quella giusta, o scrivi il suo id.
no-seat-nobody-plays-called = Nessuno di nome «{ $name }» gioca qui o aspetta un posto. Indica la potenza, o scrivi il nome come appare.
no-seat-expelled = Sei fuori da questa partita: chi è stato tolto non può rientrare.
no-seat-expelled-before = { $name } è fuori da questa partita: nessuno può richiamare chi è stato tolto.
no-seat-held-by-rival = Con { POWER($power, form: "the") } gioca già qualcuno, e giochi anche tu: quel posto non puoi offrirlo. Con `{ $expel }` chiedi agli altri giocatori di togliere dalla partita chi lo occupa.
no-seat-anonymous-computers = In una partita anonima il computer non può giocare dall'inizio: si capirebbe presto quali potenze non sono giocate da nessuno. Può subentrare nei posti che si liberano dopo.
no-seat-one-seat = Una persona, un posto: hai lasciato { POWERS($powers, form: "the") } con delle unità, quindi puoi riprendere solo quel posto, finché è libero. Se tutti quelli che hanno un posto sono d'accordo, il divieto cade.
no-seat-for-good = Hai lasciato per sempre { POWERS($powers, form: "the") }, quindi in questa partita non puoi prendere un posto. Se tutti quelli che hanno un posto sono d'accordo, il divieto cade.
no-seat-knows = Conosci gli ordini di un altro giocatore in questa fase: prima della prossima non puoi prendere un posto. Se tutti quelli che hanno un posto sono d'accordo, il divieto cade.
no-seat-knows-of = In questa fase hai visto o inserito ordini di altri ({ POWERS($powers) }): prima della prossima non puoi prendere un posto. Se tutti quelli che hanno un posto sono d'accordo, il divieto cade.
no-seat-crowded = A questa partita ha già preso parte così tanta gente che non può aggiungersi più nessuno.
no-seat-expel-whom = Chi? Per esempio `{ $expel } Marco` o, a partita cominciata, `{ $expel } Germania`.
no-seat-expel-yourself = Quel posto è tuo: per lasciarlo usa `{ $resign }`.
no-seat-expel-another = Ora sarebbe un'altra persona, non quella di cui ti ho chiesto conferma: non ho tolto nessuno.
no-seat-resign-instead = La partita è già cominciata. Il posto lo lasci con `{ $resign }`, così altri possono subentrare.
no-seat-anonymous-assignment = In una partita anonima le potenze si possono solo sorteggiare: se le assegnasse qualcuno, saprebbe chi gioca con quale.
no-seat-assigned = { $name } ha già { POWERS($powers, form: "the") }. Per tornare indietro: `{ $undo }`
no-seat-not-assigned = Non c'è nessuna assegnazione da ritirare per { POWERS($powers, form: "the") }.
no-seat-assign-whom = Chi gioca con { POWER($power, form: "the") }? Per esempio `{ $assign } Marco`.
no-seat-not-joined = { $name } non ha un posto in questa partita: una potenza si può assegnare solo a chi ce l'ha.
no-seat-nothing-to-fill = Non ci sono posti vuoti.
# $list (String) what can be typed
no-seat-which = Ci sono più posti disponibili. Quale? { LIST($list) }

# $power (String)
action-take-over = Subentra: { POWER($power) }
action-return = Eccomi di nuovo
action-fill = Completa con i computer
# $number (String)
computer-called = Computer { $number }

seat-sealed = { POWERS($powers) }: gli ordini registrati per questa fase valgono. Fino alla fine della fase nessuno può leggerli o cambiarli.
seat-yours-next =
    Adesso giochi con **{ POWERS($powers, form: "the") }**. Grazie per aver preso il posto.
    Le tue unità: { LIST($units) }
    In questa fase valgono gli ordini di chi giocava prima, che non puoi vedere. I tuoi cominciano con la prossima fase.
no-seat-sealed = { POWERS($powers) }: in questa fase valgono gli ordini di chi giocava prima. Nessuno può leggerli o cambiarli; i tuoi cominciano con la prossima fase.
seat-sure-appoint = Vuoi affidare a { $name } il ruolo di arbitro di **{ $game }**? L'arbitro attuale non lo sarà più.
action-appoint = Affida il ruolo
