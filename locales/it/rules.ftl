### Le regole del gioco, spiegate con parole nostre.

## Argomenti

rule-support-cut = appoggio tagliato
    .also = appoggio | appoggi | tagliare | taglio | tagliare l'appoggio
rule-own-units = unità proprie
    .also = proprie unità | sloggiare le proprie unità | fuoco amico
rule-standoff = stallo
    .also = stalli | guarnigione assediata | assedio | parità di forze
rule-head-to-head = scontro frontale
    .also = frontale | scambio | scambiarsi | scambio di posto
rule-convoy = trasporto
    .also = trasporti | trasporto fallito | rotta | via mare
rule-paradox = paradosso dei trasporti
    .also = paradosso | paradossi | szykman | pandin
rule-retreat = ritirate
    .also = ritirata | ritirarsi | sloggiata | unità sloggiata
rule-build = costruzioni
    .also = costruzione | costruire | centro di partenza | inverno
rule-disband = scioglimenti
    .also = scioglimento | sciogliere | troppe unità
rule-disorder = sommossa
    .also = rivolta | assente | giocatore assente | ordini mancati
rule-coast = coste
    .also = costa | due coste | spagna | bulgaria | san pietroburgo
rule-waive = rinuncia a costruire
    .also = rinuncia | rinunciare | non costruire
rule-ownership = possesso dei centri
    .also = centro | centri | centro di approvvigionamento | possesso | conquista
rule-victory = vittoria
    .also = vincere | vince | diciotto | 18 centri
rule-draw = patta
    .also = patte | superstiti | finire in patta
rule-several-orders = più ordini a un'unità
    .also = più ordini | due ordini | ordini doppi | ultimo ordine

## Testi

rule-title = **{ CAPITAL($topic) }**
rule-source = Fonte: { $edition }, { LIST($sections) }.
rule-source-edition = Fonte: { $edition }.
rule-source-datc = Casi di prova (DATC): { LIST($cases) }.
rule-source-changed = Le impostazioni di questa partita ne cambiano alcune regole: vale quello che leggi qui.
rule-nearest = Non conosco nessuna regola che si chiami «{ $word }». Intendi forse { LIST($topics) }?
rule-unknown = Non conosco nessuna regola che si chiami «{ $word }».
rule-topics = Per leggere una regola scrivi `{ $rule }` e uno di questi argomenti: { LIST($topics) }.

rule-text-support-cut = Un appoggio è tagliato quando un'unità di un'altra potenza attacca l'unità che appoggia, anche se l'attacco fallisce. Fa eccezione l'attacco che viene proprio dal settore contro cui è diretto l'appoggio: quello taglia l'appoggio solo se sloggia l'unità che lo dà. Nessuna potenza può tagliare l'appoggio delle proprie unità.
rule-text-support-cut-convoyed = Un'armata che arriva con un trasporto taglia anche l'appoggio diretto contro il settore da cui è partita.
rule-text-own-units = Nessuna unità può sloggiare un'unità della propria potenza, e nessun appoggio aiuta altri a sloggiare un'unità della potenza che lo dà. Ordini simili restano comunque validi: l'attacco tiene fuori gli altri, e l'appoggio conta contro tutti gli altri.
rule-text-standoff = Unità di pari forza che vogliono entrare nello stesso settore si tengono fuori a vicenda: restano tutte dove sono, e in quel turno nessuno può ritirarsi lì. Se nel settore c'è già un'unità, due attacchi pari non la sloggiano; ci riesce solo un attacco più forte di tutti gli altri.
rule-text-head-to-head = Due unità che vogliono entrare ognuna nel settore dell'altra non possono incrociarsi. Quella con più appoggi avanza e sloggia l'altra; a parità di forze restano ferme tutte e due. Tre o più unità possono muoversi in cerchio, e due possono scambiarsi di posto se una viaggia con un trasporto.
rule-text-head-to-head-contests = Un'unità sloggiata in uno scontro frontale non ha effetto sul settore da cui è venuto chi l'ha attaccata. In ogni altro caso può ancora tenerne fuori gli altri.
rule-text-head-to-head-no-effect = Un'unità sloggiata non ha mai effetto sul settore da cui è venuto chi l'ha attaccata.
rule-text-convoy = Un'armata attraversa il mare se una catena di flotte in settori di mare ha l'ordine di trasportarla da dove si trova a dove va. Ogni flotta trasporta un'armata per turno, di qualsiasi potenza. Attaccare una flotta non ferma il trasporto, sloggiarla sì: allora l'armata resta dov'è e non ha effetto dove voleva andare.
rule-text-convoy-any = Se gli ordini formano più rotte, basta una flotta sloggiata su una qualsiasi di esse per far fallire il trasporto.
rule-text-convoy-all = Se gli ordini formano più rotte, l'armata arriva se almeno una resta intatta.
rule-text-paradox = C'è un paradosso dei trasporti quando un'armata trasportata attacca un'unità il cui appoggio decide la sorte del suo stesso trasporto: ogni risposta sembra smentirsi da sola.
rule-text-paradox-1971 = Qui l'armata trasportata non taglia l'appoggio dato a un attacco contro una flotta del suo trasporto.
rule-text-paradox-1982 = Qui un'armata trasportata non taglia l'appoggio dato a un attacco contro una flotta che trasporta, né quello dato a una flotta del genere, qualunque armata trasporti.
rule-text-paradox-2000 = Qui l'armata trasportata non taglia l'appoggio dato a un attacco contro una flotta del suo trasporto, a meno che possa arrivare anche per un'altra rotta intatta, senza quella flotta.
rule-text-paradox-szykman = Qui l'armata del paradosso resta dov'è e non ha effetto dove voleva andare; tutti gli altri ordini vengono eseguiti (regola di Szykman).
rule-text-paradox-all-hold = Qui tutti i movimenti che formano il paradosso falliscono e non hanno effetto.
rule-text-retreat = Un'unità sloggiata si ritira in un settore confinante in cui avrebbe potuto muoversi, oppure viene sciolta. Non può andare in un settore occupato, né in uno rimasto vuoto per uno stallo in quel turno. Nelle ritirate non ci sono né appoggi né trasporti. Le unità che si ritirano nello stesso settore vengono sciolte tutte, e così pure le unità senza ordini.
rule-text-retreat-convoyed = Non può andare nemmeno da dove è venuto chi l'ha sloggiata, a meno che l'attacco sia arrivato con un trasporto.
rule-text-retreat-never = Non può andare nemmeno da dove è venuto chi l'ha sloggiata, neanche se l'attacco è arrivato con un trasporto.
rule-text-retreat-keep-one = Se più unità di una potenza hanno a disposizione un solo settore, lo stesso per tutte, ci va esattamente una di loro.
rule-text-build = Dopo il turno d'autunno una potenza che ha più centri che unità può costruire tante unità quante ne mancano: una in ogni centro di partenza che possiede ancora e che è libero. Le flotte si costruiscono solo sulla costa; dove le coste sono due bisogna indicare quale.
rule-text-disband = Dopo il turno d'autunno una potenza che ha meno centri che unità deve sciogliere le unità in più. Sceglie lei quali; se ne indica troppo poche, le altre le sceglie la regola della sommossa.
rule-text-disorder = Le unità di una potenza in sommossa restano ferme e non si appoggiano tra loro. Se vengono sloggiate sono sciolte, e la potenza non costruisce. Se deve sciogliere unità, tocca prima alle più lontane; a pari distanza, a una flotta prima che a un'armata, poi decide l'alfabeto.
rule-text-disorder-home-centre = La distanza si conta dal centro di partenza più vicino, per le flotte via mare.
rule-text-disorder-home-country = La distanza si conta dal settore di partenza più vicino, per le flotte via mare.
rule-text-disorder-owned-centre = La distanza si conta dal centro più vicino che la potenza possiede, per terra e per mare allo stesso modo.
rule-text-disorder-support = Le unità di altre potenze possono appoggiarle.
rule-text-disorder-no-support = Nemmeno le unità di altre potenze possono appoggiarle.
rule-text-coast = Una flotta che può raggiungere entrambe le coste di un settore deve indicarne una; altrimenti l'ordine non è valido e la flotta resta ferma. Una flotta riparte solo dalla costa in cui si trova. Per le armate la costa non conta, e una flotta che raggiunge una delle coste può dare appoggio in tutto il settore.
rule-text-coast-omitted = Se la flotta può raggiungere solo una delle due coste, non serve indicarla.
rule-text-coast-strict = La costa va indicata anche se la flotta può raggiungerne una sola.
rule-text-waive = Nessuno è obbligato a costruire. Una costruzione a cui rinunci non si conserva: l'inverno dopo conta solo la differenza tra i tuoi centri e le tue unità di quel momento.
rule-text-ownership-autumn = Un centro appartiene alla potenza la cui unità si trova lì dopo i movimenti e le ritirate d'autunno. Passarci in primavera non cambia nulla, e quando l'unità se ne va il centro resta a chi lo possiede.
rule-text-ownership-last = Un centro appartiene alla potenza la cui unità c'è stata per ultima, dopo i movimenti e le ritirate di ogni turno.
rule-text-victory = { $centres ->
    [one] Vince da solo chi possiede 1 centro.
   *[other] Vince da sola la potenza che possiede { $centres } centri quando si conta il possesso. Se due ci arrivano insieme vince quella che ne ha di più; se ne hanno lo stesso numero la partita continua.
    }
rule-text-victory-goal =
    { COUNT($centres) ->
        [one] Vince da sola la potenza che possiede questo centro quando si conta il possesso: { LIST($centres) }. Non importa quanti centri abbiano le altre.
       *[other] Vince da sola la potenza che possiede tutti questi centri quando si conta il possesso: { LIST($centres) }. Non importa quanti centri abbiano le altre.
    }
rule-text-victory-units = Nella partita a due vince la parte che ha 24 unità.
rule-text-draw = Tutti quelli che hanno ancora unità possono accordarsi per una patta in ogni momento. La dividono in parti uguali, qualunque sia il numero dei loro centri; tutti gli altri hanno perso. Basta che uno di loro dica di no e la patta non c'è.
rule-text-several-orders-last = Se un'unità riceve più ordini, vale l'ultimo.
rule-text-several-orders-first = Se un'unità riceve più ordini, vale il primo.
rule-text-several-orders-none = Se un'unità riceve più ordini in un messaggio, non ne vale nessuno: resta ferma, o nelle ritirate viene sciolta.

command-rule = regola
    .about = Cerca una regola, come vale in questa partita: `regola trasporto`
parameter-topic = argomento
    .about = Di che cosa tratta la regola: trasporto, ritirate, coste
action-rule = La regola
