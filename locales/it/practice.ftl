### La partita guidata: una persona gioca il primo anno dell'Austria in privato, un passo alla volta.

practice-title = Prova guidata
practice-welcome =
    { "" }**Prova guidata: il primo anno dell'Austria.** Bastano cinque minuti, la vedi solo tu e non conta niente.
    Questo è il tabellone nella primavera 1901. Le tue unità sono { LIST($units) }. A è un'armata, F una flotta; le lettere che seguono indicano il settore, come sulla mappa.
practice-first = **Un ordine** si scrive così: l'unità, un trattino e dove va. In Serbia, accanto a Budapest, c'è un centro di approvvigionamento che non è ancora di nessuno: mandaci la tua armata. Scrivi { LIST($orders) } o premi il pulsante.
practice-moves =
    { $count ->
        [one] Manca ancora un ordine: { LIST($orders) }
       *[other] Anche le altre unità aspettano un ordine. Mancano ancora: { LIST($orders) }. Una riga per unità; in un messaggio possono starci più righe.
    }
practice-ready-spring = **Tutte le tue unità hanno un ordine.** In una partita ognuno scrive in segreto e gli ordini si eseguono tutti nello stesso momento: quando tutti hanno finito, o alla scadenza. Fino ad allora puoi cambiare i tuoi. Scrivi `{ $ready }` o premi il pulsante per vedere che cosa hanno fatto gli altri.
practice-standoff = **Uno stallo:** la tua armata di Vienna e quella russa di Varsavia volevano entrambe la Galizia, una contro una. Così nessuna delle due entra, e tutte e due restano dov'erano. Le tue altre due unità si sono mosse.
practice-support = **L'appoggio in autunno.** Anche in Grecia c'è un centro, ma può andarci pure l'armata turca in Bulgaria, e uno contro uno sarebbe di nuovo uno stallo. Allora la tua armata in Serbia appoggia la flotta: resta dov'è e aggiunge la sua forza, così siete due contro uno. Scrivi i due ordini: { LIST($orders) }
practice-support-left = L'appoggio e il movimento appoggiato vanno insieme. Manca ancora: { LIST($orders) }
practice-ready-autumn = I due ordini sono registrati. La tua armata a Vienna non ne ha: un'unità senza ordine resta ferma. Scrivi `{ $ready }` o premi il pulsante.
practice-centres = **Due contro uno:** la tua flotta è in Grecia, e l'armata turca è dovuta restare in Bulgaria. Dopo l'autunno ogni potenza possiede i centri in cui si trovano le sue unità: adesso la Serbia e la Grecia sono tue.
practice-builds = **Le costruzioni in inverno.** Hai 5 centri e 3 unità, quindi ne costruisci altre 2. Le unità nuove nascono nei tuoi centri di partenza, se sono liberi: Budapest e Trieste. Vienna no, perché c'è la tua armata. Le flotte si costruiscono solo sulla costa. Scrivi per esempio { LIST($orders) }, o scegli.
practice-builds-left = Puoi costruire ancora un'unità, per esempio { LIST($orders) }
practice-ways = `{ $skip }`: questo passo lo faccio io. `{ $stop }`: lasci la prova.
practice-apart = Giochi anche in una partita, e ciò che scrivi vale lì. Per la prova metti `{ $practice }` davanti a ogni messaggio, o usa i pulsanti.
practice-others = Si può fare, ma per questa lezione serve altro, perciò non l'ho registrato: { LIST($orders) }
practice-earlier = Quel pulsante è di un passo precedente. Adesso tocca a questo:
practice-finished =
    { "" }**Ecco un anno intero:** movimenti in primavera e in autunno, poi le costruzioni. Vince la prima potenza che arriva a 18 centri. Ritirate e trasporti qui non si sono visti: `{ $rule }` li spiega, insieme a tutte le altre regole.
    Per giocare, prendi un posto nel canale di una partita con `{ $join }`, o aprine una in un canale con `{ $new }`. `{ $help }` ti dice sempre che cosa puoi fare.
practice-stopped = La prova è finita. Con `{ $practice }` ne cominci un'altra.
practice-left = Hai lasciato la prova. Con `{ $practice }` la riprendi da dove eri; dopo un giorno senza tuoi messaggi finisce da sola.
practice-continued = Riprendi da qui.
practice-waits = La tua prova non è finita: la riprendi con `{ $practice }`.
practice-in-private = La prova è nei messaggi privati che hai con me. Se lì non è arrivato niente, attiva i messaggi privati nelle impostazioni della privacy di questo server.
practice-none = Non hai una prova in corso: finisce da sola dopo un giorno senza tuoi messaggi. Con `{ $practice }` ne cominci un'altra.
practice-not-here = Questo vale per la tua partita, non per la prova. Per la prova scrivi così: `{ $example }`
practice-offer = È la prima volta? Con `{ $practice }` impari a giocare in cinque minuti, in privato.

action-practice = Prova guidata (5 minuti)
action-practice-skip = Fallo tu
action-practice-stop = Lascia la prova
action-practice-end = Fine della prova
action-practice-continue = Riprendi la prova
action-help = E adesso?

## Commands and options: as in commands.ftl

command-practice = prova
    .also = prova-guidata | esercitazione | tutorial
    .about = Impara a giocare in cinque minuti, in privato
parameter-step = passo
    .about = Che cosa fare di questo passo: salta, finito, smetti
choice-skip = Questo passo fallo tu
choice-ready = Ho finito: mostra che cosa succede
choice-stop = Lascia la prova
choice-word-skip = salta
    .also = avanti
choice-word-ready = finito
choice-word-stop = smetti
    .also = basta | fine
