### I voti: che cosa si propone, che cosa si chiede a un giocatore, che cosa si dice a tutti alla fine.

## Su che cosa si vota, come in un titolo

proposal-draw = patta fra tutti quelli che hanno ancora unità
proposal-end = la partita finisce qui e vincono tutti quelli che hanno ancora unità
# $centres (Number)
proposal-victory = d'ora in poi si vince con { $centres } centri
# $power (String)
proposal-concede = vittoria a { POWER($power) }
# $time (String) a length of time
proposal-extend = { $time } in più per questa fase
proposal-pause = una pausa: l'orologio si ferma finché non riprendete insieme
proposal-resume = la partita riprende

## In privato

# $what (String) as above  $powers (String) who is asked  $agree, $refuse (String) commands
vote-asked =
    { "" }**Voto:** { $what }
    Devono essere d'accordo tutti: { POWERS($powers) }. Nessuno saprà chi l'ha proposto né come voti; chi non risponde vota no.
    Aperto fino alla fine della fase. `{ $agree }` o `{ $refuse }`?
# $powers (String)
vote-absent = Interpellati, ma senza aspettarli, perché da un po' non mandano nulla: { POWERS($powers) }. Se rispondono, la risposta conta.
# $what (String)
vote-proposed =
    Lo chiedo agli altri: { $what }.
    Tu conti come favorevole. Nessuno saprà che sei stato tu.
# $what (String)
vote-noted-yes = Segnato, sei a favore: { $what }. Puoi ancora cambiare idea.
# $what (String)
vote-noted-no = Segnato, sei contro: { $what }. Puoi ancora cambiare idea.

## A tutti

# $what (String)
vote-accepted = **Accettato da tutti:** { $what }.
# $what (String)
vote-accepted-present = **Accettato da tutti i partecipanti presenti:** { $what }.
# $powers (String)
vote-winners = Il risultato è condiviso da: { POWERS($powers) }
# $deadline (String)
vote-deadline = Ordini entro { $deadline }.
# $what (String)
vote-lapsed = Proposto e non accettato: { $what }.
vote-lapsed-told = Proposto e non accettato: { $what }. A favore: { $agreed } su { $all }.

## Perché un voto non è stato aperto o contato

no-vote-in-private = I voti sono segreti: scrivimi in privato, così nessuno sa che cosa vuoi.
no-vote-open = C'è già un voto aperto di questo tipo. Quando sarà deciso potrai proporre altro.
no-vote-refused = In questa fase non è stato accettato. Puoi riproporlo nella prossima.
no-vote-gone = Quel voto non c'è più: è deciso, o la sua fase è finita.
# $list (String) what can be typed
no-vote-which = Ci sono più voti aperti. Quale intendi? { LIST($list) }
no-vote-paused = L'orologio è già fermo.
no-vote-not-paused = L'orologio va già.
not-survivor = Può farlo solo chi ha ancora unità.
not-administrator = Può farlo solo chi amministra questo posto.

action-agree = D'accordo
action-refuse = Contrario
