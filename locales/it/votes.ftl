### Le votazioni: che cosa si propone, che cosa si chiede a un giocatore, che cosa si dice a tutti alla fine.

## Su che cosa si vota, come in un titolo

proposal-draw = patta fra tutti quelli che hanno ancora unità
proposal-end = la partita finisce qui e vincono tutti quelli che hanno ancora unità
# $centres (Number)
proposal-victory =
    { $centres ->
        [one] d'ora in poi si vince con { $centres } centro di approvvigionamento
       *[other] d'ora in poi si vince con { $centres } centri di approvvigionamento
    }
# $power (String)
proposal-concede = vittoria { POWER($power, form: "of") }
# $time (String) a length of time
proposal-extend = { $time } in più per questa fase
proposal-pause = una pausa, con l'orologio fermo finché la partita non riprende
proposal-resume = la partita riprende
proposal-end-extension = si annulla il tempo in più concesso dall'arbitro

## In privato

# $what (String) as above  $powers (String) who is asked  $agree, $refuse (String) commands
vote-asked =
    { "" }**Votazione:** { $what }
    Devono essere d'accordo tutti: { POWERS($powers) }. Nessuno saprà chi l'ha proposta né come voti; chi non risponde vota no.
    Aperta fino alla fine della fase. `{ $agree }` o `{ $refuse }`?
vote-asked-majority =
    { "" }**Votazione:** { $what }
    Deve essere d'accordo più della metà: { POWERS($powers) }. Nessuno saprà chi l'ha proposta né come voti.
    `{ $agree }` o `{ $refuse }`?
vote-for-stalemate = Nessun giocatore l'ha proposto: lo chiedo io, perché da almeno tre anni nessun centro cambia proprietario.
# $powers (String)
vote-absent = Non si aspetta la risposta di chi da un po' non manda nulla (ma se arriva, conta): { POWERS($powers) }.
vote-not-awaited = Non si è attesa la risposta { POWERS($powers, form: "of") }: ultimamente da lì non arriva nulla.
# $what (String)
vote-proposed =
    Lo chiedo agli altri: { $what }.
    Il tuo voto è già a favore. Nessuno saprà che la proposta è tua.
# $what (String)
vote-noted-yes = Registrato, sei a favore: { $what }. Puoi ancora cambiare idea.
# $what (String)
vote-noted-no = Registrato, sei contro: { $what }. Puoi ancora cambiare idea.
# $what (String)
vote-noted-last-yes = Registrato, sei a favore: { $what }.
# $what (String)
vote-noted-last-no = Registrato, sei contro: { $what }.

## A tutti

# $what (String)
vote-accepted = **Approvato da tutti:** { $what }.
# $what (String)
vote-accepted-present = **Approvato da tutti i presenti:** { $what }.
vote-accepted-majority = **Approvato da più della metà dei giocatori:** { $what }.
# $powers (String)
vote-winners =
    { COUNT($powers) ->
        [one] Vince { POWERS($powers, form: "the") }.
       *[other] Vincono insieme: { POWERS($powers) }.
    }
vote-drawn = Patta tra { POWERS($powers, form: "the") }.
# $deadline (String)
vote-deadline = Ordini entro { $deadline }.
# $what (String)
vote-lapsed = Proposto e non approvato: { $what }.
vote-lapsed-told = Proposto e non approvato: { $what }. A favore: { $agreed } su { $all }.
vote-had-no-effect = Approvato, ma non ha più alcun effetto: { $what }.

## Perché una votazione non è stata aperta, o un voto non è stato contato

no-vote-in-private = Le votazioni sono segrete: scrivimi in privato, così nessuno sa che cosa vuoi.
no-vote-open = C'è già una votazione aperta di questo tipo. Quando sarà conclusa potrai proporre altro.
no-vote-refused = In questa fase la proposta non è passata. Puoi ripresentarla nella prossima.
no-vote-refused-until = La proposta è stata appena respinta. Si può ripresentare da { $until } in poi.
no-vote-too-many =
    { $most ->
        [one] Hai già fatto una proposta. Puoi farne un'altra da { $until } in poi.
       *[other] Hai già fatto { $most } proposte. Puoi farne un'altra da { $until } in poi.
    }
no-vote-gone = Quella votazione non c'è più: è conclusa, o la sua fase è finita.
# $list (String) what can be typed
no-vote-which = Ci sono più votazioni aperte. Quale intendi? { LIST($list) }
no-vote-paused = La partita è già in pausa.
no-vote-not-paused = La partita non è in pausa.
not-survivor = Può farlo solo chi ha ancora unità.
not-administrator = Può farlo solo chi amministra questo server o spazio.

action-agree = Accetto
action-refuse = Rifiuto
action-more-time = Chiedi { $time } in più

proposal-draw-among = una patta solo tra { POWERS($powers, form: "the") }
votes-revealed = **Come si è votato**
vote-revealed = { CAPITAL($phase) }, { $what }
vote-revealed-yes = a favore: { POWERS($powers) }
vote-revealed-no = contro: { POWERS($powers) }
no-vote-before = In questa partita si è deciso che la patta si può proporre solo dal { $year }.
term-votes-revealed = Dopo la partita si pubblica chi ha votato che cosa.
term-draw-from = Prima del { $year } non si può proporre la patta.
