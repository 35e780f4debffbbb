### L'aiuto che serve in quel momento.

help-alone = Conduco partite di Diplomacy. Con `{ $new }` apri una partita in un canale, con `{ $join }` prendi un posto. Capisco l'italiano, l'inglese, l'olandese, il polacco e il tedesco.
help-lobby = La tua partita non è ancora cominciata. Con `{ $leave }` lasci il posto.
help-movement =
    È il momento dei movimenti. Mandami gli ordini in privato, una riga per unità, scritti come vuoi, per esempio `{ $example }`.
    Con `{ $orders }` vedi quelli che ho, con `{ $clear }` li ritiri, con `{ $ready }` dici che hai finito.
help-movement-here =
    È il momento dei movimenti. Scrivi qui gli ordini, una riga per unità, come vuoi, per esempio `{ $example }`.
    Con `{ $orders }` vedi quelli che ho, con `{ $clear }` li ritiri, con `{ $ready }` dici che hai finito.
help-retreat = È il momento delle ritirate. Dimmi in privato dove va la tua unità sloggiata, per esempio `A Mon - Boe`, oppure scioglila: `A Mon D`.
help-adjustment = Puoi costruire o devi sciogliere unità. Per costruire scrivimi in privato, per esempio, `A Mon` o `F Kie`, oppure `rinuncia` se non vuoi costruire; per sciogliere un'unità basta nominarla.
help-ordered = Hai dato tutti gli ordini. Se non vuoi cambiare altro, premi il pulsante o scrivi `{ $ready }`.
help-waiting = In questa fase non devi fare nulla. `{ $status }` dice chi manca ancora.
help-eliminated = Non hai più unità, ma puoi continuare a leggere. Quando si libera un posto, con `{ $take }` torni in gioco.
help-clock = Adesso: **{ $phase }**. Gli ordini si eseguono appena tutti hanno finito, altrimenti alla scadenza: { $deadline }. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
help-clock-waits = Adesso: **{ $phase }**. Gli ordini si eseguono alla scadenza, anche se tutti hanno finito prima: { $deadline }. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
help-clock-paused = Adesso: **{ $phase }**, e la partita è in pausa: finché non riprende non si esegue nulla. `{ $status }` mostra chi manca, `{ $players }` chi gioca con quale potenza.
action-status = Chi manca?
action-players = Chi ha quale potenza?
action-commands = Tutti i comandi
help-secret = Gli ordini sono segreti: mandameli in privato, non qui.
help-topic = **{ $topic }**: { LIST($commands) }
help-topic-begun = **{ $topic }**: { LIST($commands, join: "comma") } …
help-more = `{ $help } { $example }` spiega un comando e i suoi parametri.
topic-lobby = Nuove partite
topic-orders = Ordini
topic-questions = La partita
topic-press = Trattative
topic-votes = Votazioni (segrete)
topic-seats = Posti
topic-master = Arbitro
topic-person = Le tue impostazioni
help-command = **`{ $name }`**: { $about }
help-also = Anche: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-propose = In una lettera o in una stanza puoi scrivere per esempio: { LIST($forms) }. Si risponde con il numero della frase: { LIST($answers) }. Per fare una controproposta: `{ $counter }`. In ogni conversazione i numeri partono da 1; `{ $agreements }` elenca tutto.
help-who-anyone = Può usarlo chiunque.
help-who-player = Per chi gioca in questa partita.
help-who-survivor = Per chi ha ancora unità.
help-who-master = Per l'arbitro.
help-who-administrator = Per chi amministra questo server o spazio.
help-brief = Per tutto il resto: `{ $help }`
help-greeting = Ciao!
help-thanks = Prego.
help-wordless = Non so leggere immagini, file o messaggi vocali: scrivi a parole.
help-unaddressed = Non ho potuto leggerlo, quindi non ho registrato nulla: in questo thread vedo solo i messaggi che mi menzionano. Rimandalo con una menzione all'inizio, oppure usa `{ $order }`.

greeting-read = ciao | salve | buongiorno | buon giorno | buonasera | buona sera | buon pomeriggio | buondì | ehi | ehilà | hey | ciao a tutti | ciao bot | ciao dragoman | salve a tutti
thanks-read = grazie | grazie mille | grazie tante | molte grazie | ti ringrazio | ok grazie | grazie bot | grazie dragoman
how-to-play-read = come si gioca | come gioco | come funziona | come funziona questo | come funziona il gioco | come si fa | come faccio | come faccio a giocare | come comincio | come inizio | come si comincia | come si inizia | come do gli ordini | come si danno gli ordini | come mando gli ordini | come invio gli ordini | come scrivo gli ordini | come si scrivono gli ordini | come muovo | come si muove | cosa devo fare | che devo fare | che cosa devo fare | cosa devo fare adesso | cosa devo fare ora | cosa faccio | che faccio | cosa faccio adesso | cosa faccio ora | che faccio adesso | che faccio ora | e adesso | e ora | cosa posso fare | che posso fare | cosa sai fare | che cos'è | cos'è | cos'è questo | chi sei | aiutami | aiuto per favore | mi aiuti | mi puoi aiutare | puoi aiutarmi | mi serve aiuto | ho bisogno di aiuto | non so cosa fare | non so che fare
own-units-read = quali sono le mie unità | quali unità ho | che unità ho | quali unità sono mie | dove sono le mie unità | le mie unità | mie unità | mostra le mie unità | mostrami le mie unità | unità | chi sono | che potenza sono | quale potenza sono | con quale potenza gioco | che nazione sono | quale nazione sono | con quale nazione gioco
deadline-read = quando è la scadenza | qual è la scadenza | quando scade | scadenza | quanto tempo abbiamo | quanto tempo ho | quanto tempo c'è | quanto tempo c'è ancora | quanto tempo resta | quanto tempo manca | entro quando | fino a quando
players-read = chi gioca | chi sta giocando | chi gioca con cosa | chi gioca con quale potenza | chi sono i giocatori
ready-read = sono pronto | sono pronta | ho finito gli ordini | ho dato tutti gli ordini
clear-read = come cancello un ordine | come si cancella un ordine | come elimino un ordine | come ritiro un ordine | come annullo un ordine | come cancello gli ordini | cancella gli ordini | cancella i miei ordini | cancella tutti gli ordini | annulla gli ordini
possible-read = come scelgo gli ordini | che ordini posso dare | quali ordini posso dare | cosa possono fare le mie unità
resign-read = voglio abbandonare | voglio ritirarmi | voglio lasciare il posto | voglio lasciare la partita | come abbandono la partita | come lascio la partita
fill-read = completa la partita con i computer | riempi con i computer | riempi i posti con i computer | posti liberi ai computer
whose-power-read = chi è | chi è la | chi è l | chi gioca | chi gioca con la | chi ha | chi ha la
