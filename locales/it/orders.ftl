### The words of orders in Italian.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

unit-army = A
    .name = armata
    .also = armata | armate | esercito | eserciti
unit-fleet = F
    .name = flotta
    .also = flotta | flotte

## Orders

order-hold = XXX
    .name = resta ferma
    .also = H | hold | holds | stands | arresto | fermarsi | ferma | fermo | resta ferma | resta fermo | resta | rimane | rimane ferma | sta ferma | si ferma | stare ferma | mantiene la posizione | tiene | difende | difendono | in difesa | non si muove | non si muovono | sta | stanno ferme | restano ferme | ferma lì | si ferma lì | resta lì | rimane lì | ferma dov'è | resta dov'è | tenere
order-move = -
    .name = va verso
    .also = spostamento | va | va in | va a | va verso | attacca | attacco | si sposta | si sposta verso | si sposta in | si sposta a | fa rotta verso | muove | muove in | muove a | muove verso | si muove | si muove verso | si dirige verso | sposta | muovi | manda | entrano in
order-support = APP
    .name = appoggia
    .also = S | appoggio | appoggia | appoggiare | sostiene | sostegno | supporta | supporto | app | aiuta | aiutano | sost | sostieni | sostengono | appoggiano | in appoggio a | in appoggio di | in appoggio | dà appoggio a | dà appoggio
order-convoy = TRA
    .name = trasporta
    .also = TR | C | trasporto | trasporta | trasportare | convoglia | convoglio | porta | portano | trasp | conv | trasportano
order-via = VIA
    .name = via mare
    .also = via mare | via convoglio | trasportata | con trasporto | via trasporto | per mare | in nave
order-retreat = RIT
    .name = si ritira
    .also = R | ritirata | si ritira | si ritira in | si ritira a | si ritira verso | ritira | ritirarsi | ritirata in | ritirata a | ritiro | ritiro in
order-disband = D
    .name = viene sciolta
    .also = scioglie | sciogli | sciolgo | sciogliere | scioglimento | disciogliere | sciolta | sciolte | sciolti | sciolto | disciolta | viene sciolta | rimuovi | elimina | tolgo | togliere | togli | rimuovo | elimino | eliminata | eliminato | distrutta | distrutto
order-build = B
    .name = sarà costruita
    .also = sarà costruita | viene costruita | costruita | + | costruisce | costruire | costruzione | costruisco | costruisci | formare | forma | formazione | nuova | nuovo | costruiamo
order-waive = rinuncia
    .name = rinuncia
    .also = rinuncio | rinunciare | nessuna unità | rinuncia alla costruzione | rinuncio alla costruzione | nessuna costruzione | waive | passo | non costruisco | non costruisco nulla | non costruisco niente | non costruire | niente costruzioni | nessun ordine di costruzione | rinuncio a costruire | rinuncio all'altra | rinuncio all'altro | rinuncio al resto | rinuncio alle altre

## Coasts. Read only behind a province that has the coast.

coast-nc = Cn
    .name = costa nord
    .also = costa nord | costa settentrionale | nord
coast-sc = Cs
    .name = costa sud
    .also = costa sud | costa meridionale | sud
coast-ec = Ce
    .name = costa est
    .also = costa est | costa orientale | est
coast-wc = Co
    .name = costa ovest
    .also = costa ovest | costa occidentale | ovest

## Turns and phases

season-spring = primavera
    .also = prim
season-autumn = autunno
    .also = fine dell'anno | fine d'anno | fine del | fine anno | aut
season-winter = inverno
    .also = disposizioni
phase-movement = movimenti
    .also = esecuzione degli ordini | movimento | fase di movimento | fase dei movimenti
phase-any = ordini
    .also = i miei ordini | mosse
phase-retreat = ritirate
    .also = fase di ritirata | ritirata
phase-adjustment = costruzioni e scioglimenti
    .also = formazione e scioglimento di unità | costruzioni | scioglimenti | aggiustamenti | costruzioni scioglimenti

## Small words

words-to = a | ad | al | alla | allo | all | ai | in | nel | nella | nello | nell | verso | su | sul | sulla
words-from = da | dal | dalla | dallo | dall | di | del | della | dello | dell | d | dei
words-and = e | ed | poi | più
words-or = o | oppure | ovvero | piuttosto | anzi | o meglio
words-if = se | forse | altrimenti | salvo | qualora | purché | quando | appena | solo | soltanto | magari | a meno che | prova | provando | bozza | esempio | in teoria | teoricamente | ipoteticamente | scherzo | scherzavo | boh | mah | aspetta | figurati | sempre che | ammesso che | posto che | a patto che | a condizione che | no no | ah no | aspetto | più avanti | più tardi
words-not = non | no | mai | annulla | annullo | cancella | ignora | invece | senza | niente | nemmeno | annullato | annullata | annullati | lascia perdere | lascia stare | come non detto
words-noise = io | il | la | lo | l | i | gli | le | un | una | uno | mia | mio | mie | miei | nostra | sua | unità | ordine | si | l' | per favore | prego | decide | all
words-all-hold = tutte ferme | tutti fermi | tutto fermo | tutte le unità ferme | restano tutte ferme | tutte XXX | tutte hold | il resto fermo | resto fermo | le altre ferme | le altre restano ferme | altre ferme
words-courtesy = per favore | per piacere | per cortesia | prego | grazie | grazie mille | molte grazie | ok | okay | d'accordo | sì | ciao | salve | buongiorno | buonasera | buondì | allora | dunque | quindi | ecco | ecco i miei ordini | ecco gli ordini | ecco le mie mosse | eccoli | i miei ordini | i miei ordini sono | il mio ordine | il mio ordine è | questi sono i miei ordini | gli ordini | ordini | ordine | mosse | le mie mosse | nuovi ordini | ordini definitivi | come d'accordo | come concordato | come previsto | come promesso | come deciso | come stabilito | come sempre | come al solito | tutto qui | è tutto | questo è tutto | fatto | finito | buona fortuna | buon gioco | buona partita | saluti | cordiali saluti | un saluto | il | lo | la | l | i | gli | le | un | una | uno | mia | mio | mie | miei | nostra | nostro | nostre | nostri | io | noi | voglio | vorrei | ordino | unità | inoltre | infine | prima | innanzitutto | ora | adesso | bot | caro bot | Dragoman | inviato da iPhone | inviato dal mio iPhone | buona serata | buona giornata | buona notte | si parte | merci | grazie in anticipo | grazie ancora | grz | anche | mille grazie | grazie infinite | buon weekend | pronto | pronta | ho finito | sono pronto | sono pronta | pronti | siamo pronti
words-asks = posso | puoi | può | possono | è | era | hai | ho | ha | come | cosa | che | che cosa | perché | quando | dove | chi | quale | conviene | dovrei | potrei | si può | va bene
words-withdraws = annulla | annullo | annullare | annullato | annullata | annullati | annullate | cancella | cancello | cancellato | cancellata | togli | toglimi | elimina | dimentica | scorda | revoca | lascia perdere | lascia stare | come non detto | salta tutto | è saltato | è saltata | va a monte | monte | è andato a monte | va all'aria | cancellalo | cancellala | cancellali | cancellare | annullalo | annullala | annullali | ignoralo | ignorala | ignorali | ignorare | ritiro tutto | ritiro l'ordine | ritiro gli ordini | revocato | revocata | revocati | cancellati | eliminato | eliminata
words-corrects = no | no no | anzi | scusa | scusami | scusate | meglio | o meglio | piuttosto | volevo dire | intendevo | cioè | correzione | aspetta | pardon | ops | ah no | doveva essere | deve essere
words-supported-by = appoggiata da | appoggiato da | con appoggio di | con l'appoggio di | con appoggio da | sostenuta da | sostenuto da | con sostegno di | con il sostegno di | supportata da | con supporto di | con il supporto di | con l'aiuto di | con aiuto di
words-completes = in marcia
words-goes = x | per | nello | su | giù | su in | giù in | su a | giù a | entra | esce | vado | vado in | vado nel | vado a | andare | scende | sale | passa | prende | si prende | occupa | conquista | invade | piglia | parte | parte per | salpa | salpa per | naviga | corre | punta | marcia | avanza | torna | rientra | ci va | ci vado | al suo posto | dentro | fuori | diretta | diretto | sbarca | arriva | si infila | fa un salto | all'attacco | all'attacco di | segue | la segue | lo segue | si butta | si lancia | salta | viaggia | cammina | si tuffa | scivola | si allarga | fila | si muove
words-follows = dietro | dentro | subito dietro
words-stays = ferme | fermi | fermo dov'è | sta a casa | resta a casa | rimane a casa | restano a casa | sta dov'è | rimane dov'è | restano dove sono | sta buona | sta buono | sta lì | sta fermo | sta immobile | resta immobile | rimane immobile | immobile | si difende | si difendono | entrambe ferme | entrambi fermi | tutte e due ferme | fa la guardia | di guardia | resta di guardia | non si sposta | non si spostano | non fa niente | non fa nulla | a riposo | riposa | tiene la posizione | non va da nessuna parte | se ne sta ferma | se ne sta a casa | rimane al suo posto | resta al suo posto | tiene duro | tengono duro | difende la posizione | resta in porto | resta in casa | dorme
words-too = anche | pure | idem | anche lei | anche lui | uguale
words-with = con | con la | mando | mandiamo | manda | invio | porto | porta | metto | sposto | muovo | vado con | vorrei | voglio | vorremmo
words-asides = dai | forza | avanti | andiamo | si va | a stasera | a dopo | a domani | a presto | ci vediamo | ci sentiamo | arrivederci | buonanotte | notte | notte a tutti | ciao ciao | ciao bot | ciao a tutti | salve bot | buon pomeriggio | in bocca al lupo | incrociamo le dita | dita incrociate | il solito | basta così | e basta | nient'altro | questo è quanto | tutto qua | oggi | stavolta | questo turno | top | pronti | fine | passo e chiudo | chiudo | mentre | gg | fine del messaggio | definitivi | pronto | pronta
words-sorry = scusa | scusate | scusami | perdono | mi dispiace | mi spiace | sorry | chiedo scusa | scusa il ritardo | scusate il ritardo | scusa per il ritardo | scusate per il ritardo | scusa se è tardi | scusate se è tardi
words-for = per | per l' | per la
words-than = di | che
words-went = rimbalzato | rimbalzata | fallito | fallita | riuscito | riuscita | respinto | respinta | sloggiato | sloggiata | dislocato | dislocata | tagliato | tagliata
words-outcome = rimbalzo | rimbalza | fallisce | fallimento | stallo | nullo | nulla | non valido | riesce | successo | appoggio tagliato
words-rest = altro | altra | altri | altre | resto
words-one = un | una | uno
words-unsettled = sbagliato | sbagliata | sbagliati | sbagliate | tutto sbagliato | sbaglio | mio sbaglio | per sbaglio | ho sbagliato | mi sono sbagliato | mi sono sbagliata | errore | mio errore | errore mio | per errore | partita sbagliata | ordine sbagliato | ordini sbagliati | mossa sbagliata | chat sbagliata | stanza sbagliata | canale sbagliato | vecchio | vecchia | vecchi | vecchie | vecchio ordine | vecchi ordini | ordine vecchio | ordini vecchi | superato | provvisorio | provvisoria | provvisori | provvisoriamente | da decidere | da confermare | da definire | ancora da decidere | indeciso | indecisa | incerto | incerta | nulla | ritiro | è sbagliato | è un errore | era sbagliato | unità sbagliata | ci penso ancora | ci sto pensando | ci sto ancora pensando | sto ancora pensando | sto pensando | pensavo ad alta voce
words-other-orders = ultimo turno | scorso | scorsa | scorsi | scorse | ultimi | ultime | precedente | precedenti | vecchio | vecchia | vecchi | vecchie | turno scorso | turno precedente | prossimo turno | prossimo anno | proposta | proposte | proposto | suggerimento | suggerimenti | idea | idee | qualche idea | alcune idee | piano | piani | opzione | variante | vuole | propone | propongo | suggerisco | proporrei | possibili | possibile | eventuali | alternative | alternativi | alternativa | provvisori | provvisorie | provvisoria | turno passato | anno scorso | stagione scorsa | prossima primavera | prossimo autunno | prossimo inverno | primavera prossima | autunno prossimo
words-closing = saluti | un saluto | cordiali saluti | tanti saluti | cari saluti | ciao | grazie | grazie mille
