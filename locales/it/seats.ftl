### Posti che cambiano mano: lasciati, offerti, presi, ripresi, giocati dal computer.

# $powers (String)  $why (String) a sentence of the next three  $centres, $units (Number)  $phase (String)
# $deadline (String)  $game (String)
seat-offered =
    { "" }**{ $powers }** cerca un nuovo giocatore. { $why }
    { $phase } · centri: { $centres } · unità: { $units }
    Chi subentra ha il tempo di ambientarsi e riceve ordini e stanze del posto. Fino ad allora chi giocava può tornare.
seat-resigned = Chi giocava si è ritirato.
# $missed (Number) phases in a row
seat-missed = Fasi senza ordini: { $missed }.
seat-sought = Il master cerca qualcuno.
# $until (String)
seat-reserved = Fino a { $until } hanno la precedenza gli eliminati e chi è in lista d'attesa.
# $powers (String)  $back (String) a command
seat-you-resigned = Non giochi più { $powers }; le unità restano ferme. Finché nessuno subentra puoi tornare: `{ $back }`.
# $powers (String)
seat-sought-yours = Il master cerca qualcuno che subentri ({ $powers }). Fino ad allora il posto è tuo. Se ci sei, dillo.
# $powers, $phase, $deadline, $game (String)  $centres, $units (Number)
seat-invited =
    Il master di **{ $game }** ti chiede di subentrare: **{ $powers }**.
    { $phase } · centri: { $centres } · unità: { $units } · ordini entro { $deadline }
    Avresti il tempo di ambientarti. Non succede nulla se non premi il pulsante.
# $powers, $name (String)
seat-asked = Ho chiesto a { $name } di subentrare ({ $powers }). Il posto cambia mano quando dice di sì.
# $powers, $name (String)
seat-filled = Da adesso **{ $powers }**: gioca { $name }.
# $powers (String)
seat-filled-anonymous = **{ $powers }** ha un nuovo giocatore.
# $powers (String)
seat-returned = **{ $powers }**: il giocatore è tornato.
# $powers, $units, $deadline (String)
seat-yours =
    Adesso giochi **{ $powers }**. Grazie di essere subentrato.
    Le tue unità: { $units }
    Ordini entro { $deadline }, qui in privato, una riga per unità. Ciò che era già stato ordinato vale finché non lo cambi; eccolo.
# $rooms (String)
seat-rooms = Adesso leggi queste stanze: { $rooms }
# $powers, $deadline (String)
seat-yours-again = Che bello rivederti. { $powers }: il posto è tuo. Ordini entro { $deadline }.
# $powers (String)
seat-taken = Adesso { $powers } ha un altro giocatore. Grazie di aver giocato; non leggi più le sue stanze.
# $powers (String)
seat-computers = Da adesso gioca il computer: **{ $powers }**. Chi vuole può ancora subentrare.

## Prima di rinunciare a qualcosa

seat-sure-resign = Vuoi lasciare il tuo posto ({ $powers })? Poi altri potranno subentrare.
seat-sure-leave = Vuoi lasciare il tuo posto in **{ $game }**?
seat-sure-wait = Vuoi rinunciare alla lista d'attesa di **{ $game }**?
seat-sure-depart = Vuoi lasciare **{ $game }**? Non avrai più la precedenza su un posto libero e non ti dirò come va a finire.
seat-sure-expel = Devo togliere dalla partita { $who }? Lo saprà chiunque partecipi, e potrà tornare solo su tua richiesta.
seat-sure = Non ho ancora fatto nulla. Premi il pulsante o scrivi `{ $again }`.
seat-you-departed = Non fai più parte di **{ $game }**. Grazie per aver giocato.
seat-expelled = L'arbitro ha tolto dalla partita: { $who }.
seat-you-expelled-lobby = L'arbitro di **{ $game }** ha liberato il tuo posto.
seat-you-expelled = L'arbitro di **{ $game }** ti ha tolto dalla partita; non giochi più con { $powers }.
action-resign = Lascia il posto
action-leave = Esci
action-expel = Togli dalla partita

## Perché un posto non ha cambiato mano

no-seat-offered = Questo posto non è offerto.
no-seat-still-playing = Chi ha ancora unità non può prendere un altro posto.
# $until (String)
no-seat-reserved = Fino a { $until } hanno la precedenza gli eliminati e chi è in lista d'attesa. Riprova allora.
no-seat-gone = Qui non c'è un posto a cui tornare: qualcuno l'ha preso, o non ha più unità.
# $power (String)
no-seat-eliminated = Nessuno può più giocare { $power }: non ha unità.
# $name (String)
no-seat-nobody-called = Nel canale di questa partita non conosco nessuno che si chiami "{ $name }". Deve avermi scritto o aver premuto un pulsante lì almeno una volta.
# $name (String)
no-seat-several-called = Conosco più persone che si chiamano "{ $name }". Menziona quella giusta, o scrivi il suo id.
no-seat-nobody-plays-called = Nessuno di nome "{ $name }" gioca qui o aspetta un posto. Indica la potenza, o scrivi il nome come appare.
no-seat-expelled = L'arbitro ti ha tolto da questa partita. Solo l'arbitro può richiamarti.
no-seat-expel-whom = Chi? Per esempio `{ $expel } Marco` o, a partita iniziata, `{ $expel } Germania`.
no-seat-expel-yourself = Saresti tu. Il tuo posto lo lasci con `{ $resign }`.
no-seat-resign-instead = La partita è iniziata. Il posto lo lasci con `{ $resign }`, così altri possono subentrare.
no-seat-nothing-to-fill = Nessun posto è vuoto.
# $list (String) what can be typed
no-seat-which = Ci sono più posti offerti. Quale? { $list }

# $power (String)
action-take-over = Subentra: { $power }
action-return = Ci sono
computer-name = Computer

seat-sealed = { $powers }: gli ordini registrati per questa fase valgono. Fino alla fine della fase nessuno può leggerli o cambiarli.
seat-yours-next =
    Adesso giochi con **{ $powers }**. Grazie di giocare con noi.
    Le tue unità: { $units }
    In questa fase valgono gli ordini di chi giocava prima, che non puoi vedere. I tuoi cominciano con la prossima fase.
no-seat-sealed = { $powers }: in questa fase valgono gli ordini di chi giocava prima. Nessuno può leggerli o cambiarli; i tuoi cominciano con la prossima fase.
seat-sure-appoint = Vuoi affidare a { $name } il ruolo di arbitro di **{ $game }**? Chi lo è adesso non lo sarà più.
action-appoint = Affida il ruolo
