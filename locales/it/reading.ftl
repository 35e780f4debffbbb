### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place, $places: names of provinces. $word: what the player typed.

## Not understood

reading-unknown-word = Non capisco «{ $word }».
reading-unknown-word-nearest = Non capisco «{ $word }». Forse intendevi { LIST($places) }?
reading-unknown-word-orders = Non capisco «{ $word }». Forse intendevi: { LIST($orders) }?
reading-conditional = «{ $word }» lascia aperto che cosa deve succedere, quindi non ho registrato nulla. Scrivi solo l'ordine che vuoi.
reading-conditional-orders = «{ $word }» lascia aperto che cosa deve succedere, quindi non ho registrato nulla. Scrivi solo l'ordine che vuoi, per esempio: { LIST($orders) }
reading-no-order = Che cosa deve fare? Per esempio: { LIST($orders) }
reading-no-order-bare = Che cosa deve fare? Manca l'ordine.
reading-choices = Può voler dire più cose. Quale intendi: { LIST($orders) }?

## Not yours, not there, not now

reading-no-such-unit = Nessuna unità qui: { PROVINCE($place) }. Le tue: { LIST($units) }.
reading-no-such-unit-any = Nessuna unità qui: { PROVINCE($place) }.
reading-not-your-unit = { $unit } non è tua, è di un'altra potenza: { POWER($power) }. Le tue: { LIST($units) }.
reading-other-power = Sta sotto l'intestazione «{ POWER($power) }», quindi non ho registrato nulla. Era per un'altra partita?
reading-other-turn = Sta sotto l'intestazione di un altro turno, e ora siamo in { $turn }. Non ho registrato nulla; se vale per adesso, rimandalo senza intestazione.
reading-wrong-phase-movement = Ora si danno gli ordini di movimento ({ $turn }): resta ferma, spostamento, appoggio o trasporto.
reading-wrong-phase-retreat = Ora si danno solo le ritirate ({ $turn }): indica un settore, oppure sciogli l'unità.
reading-wrong-phase-adjustment = Ora si danno costruzioni e scioglimenti ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } non può arrivarci in una mossa ({ PROVINCE($place) }). Raggiunge: { LIST($places) }.
reading-wrong-ground-army = { PROVINCE($place) }: è mare, e le armate non nuotano.
reading-wrong-ground-fleet = { PROVINCE($place) }: non ha coste, le flotte non ci arrivano.
reading-same-place = { $unit } è già lì. Per tenerla ferma: { LIST($orders) }
reading-wrong-coast = { $unit } non raggiunge quella costa. Può invece: { LIST($orders) }
reading-no-convoy = Per arrivare lì ({ PROVINCE($place) }) { $unit } avrebbe bisogno di flotte lungo tutta la rotta, e non ci sono.
reading-fleet-by-convoy = Solo le armate viaggiano trasportate.
reading-out-of-support = { $unit } non raggiunge quel settore ({ PROVINCE($place) }), quindi non può appoggiarvi nulla. Raggiunge: { LIST($places) }.
reading-supported-cannot = { $unit } non può arrivare lì ({ PROVINCE($place) }): non c'è niente da appoggiare.
reading-supports-itself = Nessuna unità appoggia sé stessa.
reading-cannot-convoy = Solo le flotte in mare trasportano.
reading-not-an-army = { $unit } non è un'armata, e si trasportano solo armate.
reading-off-the-path = { $unit } non è su nessuna rotta di trasporto verso quel settore ({ PROVINCE($place) }).
reading-other-nationality = { $unit } è di un'altra potenza: { POWER($power) }.
reading-several-goals = Un ordine, una destinazione. Scrivi un ordine per ogni unità.
reading-no-retreat = { $unit } non può ritirarsi lì ({ PROVINCE($place) }). Può invece: { LIST($orders) }
reading-not-dislodged = { $unit } non è stata sloggiata e ora non ha bisogno di ordini.
reading-occupied = C'è già un'unità: { PROVINCE($place) }.
reading-not-home = { PROVINCE($place) } non è un tuo centro di partenza: si costruisce solo lì.
reading-not-owned = { PROVINCE($place) } ora è di un'altra potenza.
reading-cannot-stand = Qui non si costruiscono flotte, non c'è costa: { PROVINCE($place) }.
reading-nothing-to-build = Non hai niente da costruire.
reading-nothing-to-remove = Non hai niente da sciogliere.
reading-own-coast = { $unit } è su un'altra costa rispetto a quella scritta: con le regole di questa partita l'ordine non è valido.
reading-army-coast = Le armate non hanno costa: con le regole di questa partita un ordine che la indica non è valido.
reading-letter = Con le regole di questa partita un ordine con la lettera dell'unità sbagliata o mancante non è valido. L'unità è { $unit }.
reading-build-letter = Con le regole di questa partita una costruzione deve dire se è un'armata o una flotta ({ PROVINCE($place) }).
reading-duplicate = In questo messaggio ci sono due ordini per { $unit }: con le regole di questa partita questo non conta.
reading-build-twice = In questo messaggio ci sono due costruzioni nello stesso settore ({ PROVINCE($place) }): con le regole di questa partita questa non conta.
reading-too-many = È più di quanto spetta: con le regole di questa partita quest'ordine non conta.
reading-disorder = In questa fase nessuno dà ordini a quelle unità, e con le regole di questa partita nessuno può appoggiarle.
reading-closed = Per ora nessuno può entrarvi: { PROVINCE($place) }.
reading-ambiguous-coast = { PROVINCE($place) } ha due coste. Quale: { LIST($orders) }?

## Assumed

reading-assumed-unit = completato: { $unit }
reading-assumed-coast = l'unica costa che raggiunge
reading-assumed-typo = letto nonostante un errore di battitura
reading-assumed-language = letto come nome di un'altra lingua
reading-assumed-province = l'unico settore che qui ha senso
reading-assumed-destination = destinazione presa dall'ordine dell'armata
reading-assumed-nationality = l'unità è di un'altra potenza rispetto a quella scritta
reading-assumed-own-coast = in realtà si trova qui: { $unit }
reading-assumed-needless-coast = lì non serve indicare una costa

## Odd, but legal

reading-hint-support-without-move = { $unit } ha un altro ordine: questo appoggio non le serve.
reading-hint-support-of-mover = { $unit } ha l'ordine di spostarsi: non può essere appoggiata dove si trova.
reading-hint-convoy-without-army = { $unit } non ha l'ordine di andare lì: questo trasporto non porta nessuno.
