### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place, $places: names of provinces. $word: what the player typed.

## Not understood

reading-unknown-word = Non capisco «{ $word }».
reading-unknown-word-nearest = Non capisco «{ $word }». Forse intendevi { LIST($places, join: "or") }?
reading-unknown-word-orders = Non capisco «{ $word }». Forse intendevi: { LIST($orders, join: "or") }?
reading-conditional = «{ $word }» lascia aperto che cosa deve succedere, quindi non ho registrato nulla. Scrivi solo l'ordine che vuoi dare.
reading-conditional-orders = «{ $word }» lascia aperto che cosa deve succedere, quindi non ho registrato nulla. Scrivi solo l'ordine che vuoi dare, per esempio: { LIST($orders, join: "or") }.
reading-no-order = Che cosa deve fare l'unità? Per esempio: { LIST($orders, join: "or") }.
reading-no-order-bare = Che cosa deve fare l'unità? Manca l'ordine.
reading-all-hold = Le unità senza ordine restano comunque ferme. Gli ordini già inviati valgono finché non li sostituisci o li ritiri.
reading-choices = Può voler dire più cose. Quale intendi: { LIST($orders, join: "or") }?
reading-unaccounted = Qui c'è un ordine, ma anche «{ $words }»: non so se vuoi darlo davvero, quindi non ho registrato nulla.
reading-negated = «{ $word }» dice che cosa non fare, quindi non ho registrato nulla. Manda l'ordine che vuoi dare.
reading-withdrawn = «{ $word }» ritira un ordine, quindi non ho registrato nulla.

## Not yours, not there, not now

reading-no-such-unit = Non ci sono unità { PROVINCE($place, form: "in") }. Le tue: { LIST($units) }.
reading-no-such-unit-any = Non ci sono unità { PROVINCE($place, form: "in") }.
reading-not-your-unit = { $unit } non è tua, è { POWER($power, form: "of") }. Le tue: { LIST($units) }.
reading-other-power = È sotto l'intestazione «{ POWER($power) }», quindi non ho registrato nulla. Era per un'altra partita?
reading-other-turn = È sotto l'intestazione di un'altra fase; quella in corso è { $turn }. Non ho registrato nulla: se vale per adesso, mandalo di nuovo senza intestazione.
reading-wrong-phase-movement = Ora si danno gli ordini di movimento ({ $turn }): un'unità può restare ferma, spostarsi, appoggiare o trasportare.
reading-wrong-phase-retreat = Ora si ordinano solo le ritirate ({ $turn }): indica un settore, oppure sciogli l'unità.
reading-wrong-phase-adjustment = Ora si ordinano costruzioni e scioglimenti ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } non può arrivare { PROVINCE($place, form: "to") } con un solo movimento. Raggiunge: { LIST($places) }.
reading-wrong-ground-army = Le armate non possono andare { PROVINCE($place, form: "to") }: è mare.
reading-wrong-ground-fleet = Le flotte non possono andare { PROVINCE($place, form: "to") }: non c'è costa.
reading-same-place = { $unit } è già lì. Per tenerla ferma: { LIST($orders, join: "or") }.
reading-wrong-coast = { $unit } non raggiunge quella costa. Puoi invece ordinare: { LIST($orders, join: "or") }.
reading-no-convoy = Per arrivare { PROVINCE($place, form: "to") }, { $unit } avrebbe bisogno di flotte lungo tutta la rotta, e non ci sono.
reading-fleet-by-convoy = Solo le armate possono essere trasportate.
reading-out-of-support = { $unit } non può arrivare { PROVINCE($place, form: "to") }, quindi non può appoggiare nulla lì. Raggiunge: { LIST($places) }.
reading-supported-cannot = { $unit } non può arrivare { PROVINCE($place, form: "to") }, quindi non c'è niente da appoggiare.
reading-supports-itself = Nessuna unità può appoggiare sé stessa.
reading-cannot-convoy = Solo le flotte in mare possono trasportare.
reading-not-an-army = { $unit } non è un'armata, e si trasportano solo armate.
reading-off-the-path = { $unit } non è su nessuna rotta di trasporto che porti { PROVINCE($place, form: "to") }.
reading-other-nationality = { $unit } è di un'altra potenza: { POWER($power) }.
reading-several-goals = Un ordine, una destinazione. Scrivi un ordine per ogni unità.
reading-no-retreat = { $unit } non può ritirarsi { PROVINCE($place, form: "in") }. Puoi invece ordinare: { LIST($orders, join: "or") }.
reading-not-dislodged = { $unit } non è stata sloggiata e ora non ha bisogno di ordini.
reading-occupied = C'è già un'unità { PROVINCE($place, form: "in") }.
reading-not-home = Non puoi costruire { PROVINCE($place, form: "in") }: non è un tuo centro di partenza.
reading-not-yours = Non puoi costruire { PROVINCE($place, form: "in") }: si costruisce solo nei centri che possiedi.
reading-not-owned = Non puoi costruire { PROVINCE($place, form: "in") }: ora il centro è di un'altra potenza.
reading-cannot-stand = Non si possono costruire flotte { PROVINCE($place, form: "in") }: non c'è costa.
reading-nothing-to-build = Non hai niente da costruire.
reading-nothing-to-remove = Non hai niente da sciogliere.
reading-own-coast = { $unit } è su una costa diversa da quella scritta: con le regole di questa partita l'ordine non è valido.
reading-army-coast = Le armate non hanno costa: con le regole di questa partita un ordine che la indica non è valido.
reading-letter = Con le regole di questa partita un ordine in cui la lettera dell'unità manca o è sbagliata non è valido. L'unità è { $unit }.
reading-build-letter = Con le regole di questa partita una costruzione che non dice armata o flotta non è valida ({ PROVINCE($place) }).
reading-duplicate = In questo messaggio ci sono due ordini per { $unit }: con le regole di questa partita questo non conta.
reading-build-twice = In questo messaggio ci sono due costruzioni { PROVINCE($place, form: "in") }: con le regole di questa partita questa non conta.
reading-too-many = Quest'ordine è di troppo: con le regole di questa partita non conta.
reading-disorder = In questa fase nessuno dà ordini a quelle unità, e con le regole di questa partita nessuno può appoggiarle.
reading-closed = Per ora nessuno può entrare { PROVINCE($place, form: "to") }.
reading-ambiguous-coast = Ci sono due coste { PROVINCE($place, form: "in") }. Quale intendi: { LIST($orders, join: "or") }?

## Assumed

reading-assumed-unit = inteso come: { $unit }
reading-assumed-coast = l'unica costa che raggiunge
reading-assumed-typo = errore di battitura corretto
reading-assumed-language = letto come nome in un'altra lingua
reading-assumed-province = l'unico settore che qui ha senso
reading-assumed-destination = destinazione presa dall'ordine dell'armata
reading-assumed-nationality = l'unità è di una potenza diversa da quella scritta
reading-assumed-own-coast = in realtà si trova qui: { $unit }
reading-assumed-needless-coast = lì non serve indicare una costa

## Odd, but legal

reading-hint-support-without-move = { $unit } ha un altro ordine: questo appoggio non le serve
reading-hint-support-of-mover = { $unit } ha l'ordine di spostarsi: non può essere appoggiata dove si trova
reading-hint-convoy-without-army = { $unit } non ha l'ordine di andare lì: questo trasporto non porta nessuno
