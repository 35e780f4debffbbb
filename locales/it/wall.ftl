### The rules of the wall: who may know what, and who may do what in a game.

wall = segreti
    .also = muro | correttezza | wall
wall-title = **Chi può sapere cosa, e chi può fare cosa**
wall-one-seat = Una persona, un posto. Se lasci un posto che ha ancora unità, puoi tornarci finché è libero, ma non puoi prenderne un altro. Se hai perso l'ultima unità e l'ultimo centro, dalla fase successiva puoi subentrare in un posto libero.
wall-learnt = Se hai visto gli ordini o i voti di un'altra potenza prima che fossero pubblicati, non puoi occupare un altro posto finché quella fase non è finita. Se hai letto le lettere o le stanze di un'altra potenza, non puoi fino alla fine della partita. Ciò che hai ricevuto con la tua potenza non conta.
wall-neutral = Un arbitro neutrale non ha un posto e non può riprenderne uno. Chi lascia il posto ma può ancora tornare non è neutrale. Chi ha fatto da supplente torna neutrale quando sono finite le fasi della supplenza. Tutti gli ordini e le trattative li può vedere solo chi in questa partita non ha mai giocato, fatto da supplente o osservato, e solo se tutti i giocatori lo hanno confermato.
wall-master-plays = Un arbitro che gioca non può da solo inserire ordini per altri, cambiare la situazione, tornare indietro, togliere un giocatore dalla partita, chiudere una fase in anticipo o riaprire una partita finita. Gli altri giocatori vedono esattamente che cosa cambierebbe, e si fa solo se tutti sono d'accordo; non si chiede né a chi verrebbe tolto né a chi gioca con la potenza per cui si inseriscono ordini.
wall-out = Chi è fuori resta fuori. Chi è stato tolto da una partita o escluso da questo server non ci rientra in nessun modo: né per giocare, fare da supplente o osservare, né cancellando i propri dati.
wall-lifted = Ogni altro divieto può essere tolto se tutti i giocatori con un posto sono d'accordo. La votazione dice loro che cosa ha letto quella persona. L'arbitro da solo non può toglierlo.
wall-changed-hands = Un posto che è passato di mano due volte in tre fasi viene assegnato di nuovo solo con il consenso di un arbitro neutrale o di due giocatori (di uno, se non ce ne sono altri).
wall-end = A partita finita si vede chi ha giocato, fatto da supplente, osservato e inserito ordini, e quando. Una volta pubblicate le lettere, o rivelato chi ha votato che cosa, o chi giocava con quale potenza in una partita anonima, il risultato è definitivo. Se la partita viene annullata, succede un giorno dopo.
wall-shown = Che cosa possono vedere tutti: chi ha finito o è in ritardo, di chi mancano gli ordini, e che una scadenza si è spostata. L'arbitro vede anche quanti ordini ci sono, ma non quali.
wall-because = La regola: { $rule } (Tutte le regole: `{ $help }`)
wall-more = `{ $help }` spiega chi può sapere e fare cosa in una partita.
