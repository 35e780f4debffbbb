### Partite su invito.

term-invited = Su invito: l'arbitro decide chi può prendere un posto.
command-invite = invita
    .about = Arbitro: invita qualcuno a prendere un posto nella partita
join-asked = **{ $name }** è su invito. Ho chiesto all'arbitro se puoi partecipare; ti farò sapere.
join-asks = { $name } vorrebbe partecipare a **{ $game }**.
action-invite = Invita
action-dont-invite = Stavolta no
join-invited = { $master } ti invita a giocare a **{ $name }**.
join-refused = Grazie dell'interesse per **{ $name }**. Stavolta l'arbitro ha scelto altri giocatori.
invitation-sent = Ho mandato l'invito a { $name }.
invitation-refused = Va bene, lo dico a { $name } con gentilezza.
no-invitation-asked = Ho già chiesto all'arbitro per te. Non c'è ancora risposta.
no-invitation-refused = Questa partita è su invito e stavolta l'arbitro ha scelto altri giocatori.
no-invitation-too-many-ask = Questa partita è su invito e le richieste sono già troppe: non posso inoltrarne altre. Scrivi all'arbitro.
no-invitation-needed = Questa partita è su invito. Per chiedere all'arbitro: `{ $join }`
no-invitation-again = { $name } ha già un invito o un posto.
no-invitation-too-many = Non puoi invitare altre persone a questa partita.
no-invitation-no-request = A questa richiesta è già stata data risposta.
