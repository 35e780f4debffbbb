### What a game master who plays proposes, and all other players must agree to.

proposal-rollback =
    { $count ->
        [one] si torna alla fase { $phase } e se ne annulla una (motivo: { $reason })
       *[other] si torna alla fase { $phase } e se ne annullano { $count } (motivo: { $reason })
    }
proposal-edit = cambia la situazione: { LIST($changes) } (motivo: { $reason })
proposal-cancel = la partita è annullata, senza risultato
proposal-cancel-because = la partita è annullata, senza risultato (motivo: { $reason })
proposal-expel = chi gioca con { POWER($power, form: "the") } viene tolto dalla partita
proposal-close = questa fase finisce subito, prima della scadenza
proposal-enter = ordini inseriti per { POWER($power, form: "the") }, solo per le unità che non ne hanno: { LIST($orders) }
proposal-enter-public = ordini inseriti per { POWER($power, form: "the") }, solo per le unità che non ne hanno

deed-asked =
    { "" }**{ $name }, che arbitra la partita e ci gioca, propone:** { $what }
    Si fa solo se sono d'accordo tutti: { POWERS($powers) }. Nessuno saprà come voti; chi non risponde vota no.
deed-how = Aperta fino alla fine della fase. `{ $agree }` o `{ $refuse }`?
deed-how-over = Aperta per tre giorni. `{ $agree }` o `{ $refuse }`?
deed-shown = { $name }, che arbitra la partita e ci gioca, propone: { $what }. Lo chiedo agli altri giocatori; a te no, perché riguarda te.
deed-proposed =
    Lo chiedo agli altri: { $what }.
    Vedono che la proposta è tua. Si fa appena sono tutti d'accordo.

no-vote-not-asked = Questo non lo chiedo a te, perché riguarda te.
no-deed-nobody-to-agree = In questa partita giochi anche tu: dovrebbero essere d'accordo gli altri, e in questo momento non c'è nessuno a cui chiederlo. Chi amministra questo server o spazio può nominare un arbitro che non gioca: `{ $appoint }`
