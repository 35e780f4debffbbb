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
    .also = H | hold | holds | stands | arresto | fermarsi | ferma | fermo | resta ferma | resta fermo | resta | rimane | rimane ferma | sta ferma | si ferma | stare ferma | mantiene la posizione | tiene
order-move = -
    .name = va verso
    .also = spostamento | va | va in | va a | va verso | attacca | attacco | si sposta | si sposta verso | si sposta in | si sposta a | fa rotta verso | muove | muove in | muove a | muove verso | si muove | si muove verso | si dirige verso | sposta
order-support = APP
    .name = appoggia
    .also = S | appoggio | appoggia | appoggiare | sostiene | sostegno | supporta | supporto | app
order-convoy = TRA
    .name = trasporta
    .also = TR | C | trasporto | trasporta | trasportare | convoglia | convoglio
order-via = VIA
    .name = via mare
    .also = via mare | via convoglio | trasportata | con trasporto | via trasporto
order-retreat = RIT
    .name = si ritira
    .also = R | ritirata | si ritira | si ritira in | si ritira a | si ritira verso | ritira | ritirarsi | ritirata in | ritirata a
order-disband = D
    .name = viene sciolta
    .also = scioglie | sciogli | sciolgo | sciogliere | scioglimento | disciogliere | sciolta | disciolta | viene sciolta | rimuovi | elimina | tolgo | togliere | togli | rimuovo | elimino
order-build = B
    .name = viene costruita
    .also = viene costruita | costruita | + | costruisce | costruire | costruzione | costruisco | costruisci | formare | forma | formazione | nuova | nuovo | costruiamo
order-waive = rinuncia
    .name = rinuncia
    .also = rinuncio | rinunciare | nessuna unità | rinuncia alla costruzione | rinuncio alla costruzione | nessuna costruzione | waive

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
    .also = esecuzione degli ordini | ordini | i miei ordini | mosse | movimento
phase-retreat = ritirate
    .also = fase di ritirata | ritirata
phase-adjustment = costruzioni e scioglimenti
    .also = formazione e scioglimento di unità | costruzioni | scioglimenti | aggiustamenti | costruzioni scioglimenti

## Small words

words-to = a | ad | al | alla | allo | all | ai | in | nel | nella | nello | nell | verso | su | sul | sulla
words-from = da | dal | dalla | dallo | dall | di | del | della | dello | dell | d | dei
words-and = e | ed | poi | più
words-or = o | oppure | ovvero
words-if = se | forse | altrimenti | salvo | qualora | purché | quando | appena
words-not = non | no | mai | annulla | annullo | cancella | ignora | invece | senza | niente | nemmeno
words-noise = io | il | la | lo | l | i | gli | le | un | una | uno | mia | mio | mie | miei | nostra | sua | unità | ordine | si | l' | per favore | prego | decide | all
