### Somebody who may not take a seat asks the players for it.

parameter-ask = chiedi
    .about = `sì`: chiedi a tutti i giocatori di togliere ciò che ti impedisce di avere un posto

proposal-admit = { $name } può d'ora in poi prendere un posto, fare da supplente o osservare, nonostante questo: { LIST($known) }
admit-orders = ha visto ordini di questa fase: { POWERS($powers) }
admit-letters = ha letto lettere o stanze di altri
admit-gave-up = ha lasciato un posto con unità: { POWERS($powers) }
admit-gave-up-some = ha lasciato un posto con unità
admit-someone = qualcuno
proposal-admit-often = { $name } subentra in un posto che è passato di mano due volte in tre fasi: { POWERS($powers) }

admit-asked =
    { "" }**Votazione:** { $what }
    Il divieto cade solo se sono d'accordo tutti: { POWERS($powers) }. Nessuno saprà come voti; chi non risponde vota no.
admit-asked-often =
    { "" }**Votazione:** { $what }
    Devono essere d'accordo in due: { POWERS($powers) }. Nessuno saprà come voti; chi non risponde vota no.
admit-asked-alone =
    { "" }**Votazione:** { $what }
    Decidi tu, perché nessun altro può votare: { POWERS($powers) }. Se non rispondi, vale come un no.
admit-asking = Chiedo ai giocatori di togliere il divieto, e dico loro che cosa hai letto. Devono essere d'accordo tutti.
admit-asking-often = Questo posto è passato di mano due volte in tre fasi ({ POWERS($powers) }): ora viene assegnato solo se sono d'accordo due giocatori, o uno se non ce ne sono altri. Glielo chiedo. Può proportelo anche un arbitro neutrale.
admit-lifted = Tutti i giocatori di **{ $game }** sono d'accordo: ciò che hai letto o lasciato non ti impedisce più di avere un posto. Per prenderne uno: `{ $take }`
admit-agreed = I giocatori sono d'accordo: ora puoi subentrare ({ POWERS($powers) }): `{ $take }`

admit-accepted = **I giocatori sono d'accordo:** { $what }.

no-seat-not-barred = Niente ti impedisce di avere un posto in questa partita. Se ce n'è uno libero, puoi subentrare: `{ $take }`
wall-ask = Per chiedere a tutti i giocatori di togliere il divieto: `{ $ask }`
