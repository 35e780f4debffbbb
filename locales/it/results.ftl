### Turns, orders and what became of them.
###
### $unit, $units: units in the reader's notation. $attack, $against: strengths. $place: a province's name.
### $count: how many. $year: the year as the language writes it.

## Turns

turn-spring = primavera { $year }
turn-autumn = autunno { $year }
turn-winter = inverno { $year }
turn-retreats = { $turn }, ritirate
turn-adjustments = { $turn }, costruzioni e scioglimenti
year-after-christ = { $year } d.C.

## Why an order failed

outcome-standoff = stallo con { LIST($units) }, { $attack } contro { $against }
outcome-too-weak = battuta da { LIST($units) }, { $attack } contro { $against }
outcome-held-off = respinta da { $unit }, { $attack } contro { $against }
outcome-head-to-head = fermata da { $unit }, che le veniva incontro, { $attack } contro { $against }
outcome-own-unit = bloccata da { $unit } della stessa potenza, rimasta lì
outcome-support-cut = appoggio tagliato da { LIST($units) }
outcome-dislodged = sloggiata da { $unit }
outcome-dislodged-strength = sloggiata da { $unit }, { $attack } contro { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] trasporto fallito: { LIST($units) } sloggiata
       *[other] trasporto fallito: { LIST($units) } sloggiate
    }
outcome-no-convoy = trasporto fallito: la rotta ordinata non era completa
outcome-paradox = senza effetto: i trasporti si contraddicono
outcome-retreat-collision =
    { COUNT($units) ->
        [one] un'altra unità si ritirava nello stesso settore: { LIST($units) }
       *[other] altre unità si ritiravano nello stesso settore: { LIST($units) }
    }

support-not-needed = non necessario: nessuna opposizione
support-own-unit = non conta contro { $unit }: nessuno può aiutare a sloggiare le proprie unità
support-no-attack = senza effetto: l'armata non si è mossa

## Why an order was none

void-unreadable = ordine non valido: illeggibile; l'unità resta ferma
void-no-such-unit = ordine non valido: l'unità non esiste
void-wrong-unit-kind = ordine non valido: lì c'è un'unità dell'altro tipo
void-wrong-nationality = ordine non valido: l'unità è di un'altra potenza
void-wrong-coast = ordine non valido: l'unità è sull'altra costa
void-not-adjacent = ordine non valido: i settori non confinano; l'unità resta ferma
void-off-every-path = ordine non valido: la flotta non è su nessuna rotta del trasporto; resta ferma
void-no-route = ordine non valido: mancano le flotte per il trasporto; l'unità resta ferma
void-wrong-terrain = ordine non valido: quell'unità non può farlo; resta ferma
void-missing-coast = ordine non valido: manca la costa; l'unità resta ferma
void-impossible-coast = ordine non valido: quella costa è irraggiungibile; l'unità resta ferma
void-unreachable-support = ordine non valido: il settore è fuori portata per questo appoggio
void-mismatched-support = senza effetto: l'unità appoggiata aveva un altro ordine
void-mismatched-convoy = senza effetto: l'armata aveva un altro ordine
void-duplicate = ordine non valido: l'unità ne ha ricevuto più d'uno; resta ferma
void-disorder = ordine non valido: la potenza è in sommossa
void-closed = ordine non valido: per ora lì non si entra
void-illegal-retreat = ordine non valido: lì non può ritirarsi; l'unità viene sciolta
void-no-free-site = ordine non valido: non è un centro di partenza libero di quella potenza
void-not-yours = ordine non valido: non è un centro libero di quella potenza
void-too-many = ordine non valido: ce n'è uno di troppo

## From other adjudicators, who give a word and no reason

outcome-word-bounce = non abbastanza forte
outcome-word-no-convoy = nessun trasporto
outcome-word-cut = appoggio tagliato
outcome-word-void = ordine non valido
outcome-word-dislodged = sloggiata
outcome-word-disband = sciolta

## Summaries

results-dislodged =
    { $count ->
        [0] nessuna unità sloggiata
        [one] un'unità sloggiata
       *[other] { $count } unità sloggiate
    }
