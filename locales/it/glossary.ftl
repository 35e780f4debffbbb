### One word for one thing: what this language calls the concepts of the game. No sentence uses what stands under `avoid`
### (a test reads them all); where another word is better, it is changed here and everywhere.

-supply-centre = centro di approvvigionamento
    .avoid = centro di rifornimento | centri di rifornimento
-power = potenza
    .avoid = nazione | nazioni
-province = settore
    .avoid = provincia | province | regione | regioni | territorio | territori
-unit = unità
    .avoid = pedina | pedine | pezzo | pezzi
-order = ordine
    .avoid = istruzione | istruzioni
-standoff = stallo
    .avoid = rimbalzo | rimbalzata
-dislodged = sloggiata
    .avoid = scacciata | cacciata
-void = non valido
    .avoid = nullo | invalido | illegale
-disband = sciogliere
    .avoid = smobilitare | smantellare
-convoy = trasporto
    .avoid = convoglio | convogli | convogliare
-support = appoggio
    .avoid = supporto | supporta | sostegno
-private-message = messaggio privato
    .avoid = DM | PM
-game-master = arbitro
    .avoid = game master | master
-deadline = scadenza
    .avoid = termine ultimo | deadline
-draw = patta
    .avoid = pareggio
-hold = resta ferma
    .avoid = tiene la posizione
