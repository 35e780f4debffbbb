### Le parole sulle mappe, e le mappe a parole per chi non le vede.

## The title strip

# Variables: $year (Number) without separators, from 1.
picture-spring = Primavera { $year }
# Variables: $year
picture-autumn = Autunno { $year }
# Variables: $year
picture-winter = Inverno { $year }
picture-position = Situazione
picture-results = Ordini e risultati
# Variables: $power (String) the id of the power whose orders are shown to itself
picture-preview = Ordini { POWER($power, form: "of") }
picture-retreats = Ritirate
picture-retreat-results = Ritirate e risultati
picture-adjustments = Costruzioni e scioglimenti

## The legend: at most 16 letters or so

legend-army = Armata
legend-fleet = Flotta
legend-dislodged = Sloggiata
legend-build = Costruita
legend-disband = Sciolta
legend-hold = Resta ferma
legend-move = Spostamento
legend-failed = Fallito
legend-support = Appoggio
legend-cut = App. tagliato
legend-convoy = Trasporto
legend-retreat = Ritirata
legend-standoff = Stallo
legend-taken = Conquistato

## Alternative text: sentences, joined by spaces

# Variables: $title (String) what the strip says: "Autumn 1903, orders and results"
alt-map = Mappa: { $title }.
# A power that has units. Variables: $power (String) its id   $centres (Number) 0 or more   $units (String) "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power   $centres
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }): nessuna unità.
# Variables: $powers (String) names
alt-eliminated = Fuori dal gioco: { POWERS($powers) }.
# Orders that were carried out. Variables: $orders (String) in the reader's notation, separated by semicolons
alt-succeeded = Riusciti: { LIST($orders) }.
# Orders that failed. Variables: $orders
alt-failed = Falliti: { LIST($orders) }.
alt-none-failed = Nessun ordine è fallito.
# Orders that were given and not yet carried out. Variables: $orders
alt-ordered = Ordini dati: { LIST($orders) }.
alt-proposed = Ordini proposti, non dati: { LIST($orders) }.
alt-free = Da lasciare libere, secondo la proposta: { LIST($units) }.
# Variables: $units (String)
alt-dislodged = Sloggiate: { LIST($units) }.
# Variables: $unit (String)   $places (String) abbreviations
alt-may-retreat = { $unit } può ritirarsi in: { LIST($places, join: "or") }.
# Variables: $units
alt-built = Costruite: { LIST($units) }.
# Variables: $units
alt-removed = Sciolte: { LIST($units) }.

## Come sono le immagini

command-pictures = immagini
    .also = mie-immagini
    .about = Scegli come vedi le tue immagini: sfondo chiaro o scuro, lettere per le potenze, formato
parameter-background = sfondo
    .about = Chiaro o scuro
parameter-marks = segni
    .about = Lettere o motivi grafici per le potenze, oltre ai colori
parameter-legend = legenda
    .about = Se una legenda spiega i segni
parameter-size = formato
    .about = Quanto sono grandi le immagini
parameter-result-style = risultati
    .about = Gli ordini con i risultati, o la mappa che ne risulta
parameter-close-up = dettaglio
    .about = Ingrandisci dove solo poche unità si ritirano o vengono costruite o sciolte
parameter-full-names = nomi
    .about = I nomi interi dei settori anche tra gli ordini, dove ci stanno
choice-word-dark = scuro
choice-dark = scuro
choice-word-light = chiaro
choice-light = chiaro
choice-word-as-game = partita
choice-as-game = come nella partita
choice-word-no-marks = niente
choice-no-marks = solo i colori
choice-word-power-letters = lettere
choice-power-letters = lettere
choice-word-power-patterns = motivi
choice-power-patterns = lettere e motivi
choice-word-small = piccolo
choice-small = piccolo
choice-word-normal = normale
choice-normal = normale
choice-word-large = grande
choice-large = grande
choice-word-arrows = ordini
choice-arrows = ordini con i risultati
choice-word-after = dopo
choice-after = mappa dopo gli ordini
pictures-chosen = Le tue immagini – sfondo: { $background } · potenze: { $marks } · legenda: { $legend } · formato: { $size } · risultati: { $results } · dettaglio: { $closeup } · nomi interi tra gli ordini: { $names }
pictures-scope = Così vedi quello che ricevi solo tu. Quello che vedono tutti si decide nelle regole della partita: `{ $options }:immagine=chiaro,lettere`
term-picture = Immagini: { LIST($styles) }
style-light = sfondo chiaro
style-letters = lettere per le potenze
style-patterns = lettere e motivi grafici per le potenze
style-legend = legenda
style-small = formato piccolo
style-large = formato grande
style-after = nei risultati la mappa dopo gli ordini
style-whole = sempre la mappa intera
style-names = nomi interi dei settori anche tra gli ordini
