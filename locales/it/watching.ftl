### Chi osserva una partita, con il consenso di tutti i giocatori

term-watched = Se tutti i giocatori sono d'accordo, altri possono osservare: dopo ogni fase leggono le lettere di quella fase che ho consegnato. Le stanze restano chiuse, e chi osserva non può prendere un posto.
watch-asked = { $name } chiede di osservare **{ $game }**: dopo ogni fase leggerebbe le lettere scritte da ora in poi. Serve il sì di tutti; nessuno saprà chi dice di no.
watch-asked-again = { $name } osserva **{ $game }** e non riceve più lettere finché non sei d'accordo anche tu. Nessuno saprà chi dice di no.
watch-asking = L'ho chiesto ai giocatori di **{ $game }**. Potrai osservare quando saranno d'accordo tutti.
watch-agreed = Registrato: per te { $name } può osservare. Puoi ripensarci in ogni momento, con questo pulsante o con `{ $watchers }`.
watch-refused = Registrato: { $name } non osserva.
watch-begun = Con il consenso di tutti, d'ora in poi { $name } osserva: dopo ogni fase legge le lettere di quella fase. Ogni giocatore può ritirare il suo consenso: `{ $watchers }`
watch-yours = Osservi **{ $game }**: dopo ogni fase ricevi le lettere di quella fase. Tienile per te. Per smettere: `{ $unwatch }`
watch-ended = { $name } non osserva più.
watch-stopped = Non osservi più **{ $game }**.
watch-not-agreed = Non tutti i giocatori di **{ $game }** sono d'accordo che tu osservi, perciò non ricevi lettere.
watch-nobody = Non osserva nessuno.
watch-listed = Chi osserva: { LIST($names) }
watch-line = { $name }: manca il tuo consenso
watch-line-agreed = { $name }: per te va bene
watch-letters = **{ $game } · { $phase }**: le lettere
no-watching-agreed = Nessuno può osservare questa partita: non è stata creata con `{ $options }:osservatori=sì`.
no-watching-you-play = In questa partita hai un posto, fai da supplente o potresti subentrare, perciò non puoi osservarla.
no-watching-already = Osservi già questa partita, oppure non hanno ancora risposto tutti.
no-watching-too-often = Non puoi chiedere altre volte di osservare questa partita.
no-watching-too-many = Questa partita la osservano già in tanti, o hanno chiesto di farlo: non può aggiungersi nessun altro.
no-watching-request = Nessuno con quel nome osserva o chiede ancora di osservare.
no-watching-has-watched = Chi ha osservato una partita e ne ha letto le lettere non può prendere un posto né fare da supplente.
no-watching-now = Non osservi questa partita.
command-watch = osserva
    .about = Chiedi a tutti i giocatori di poter leggere le lettere dopo ogni fase
command-unwatch = smetti-di-osservare
    .about = Smetti di osservare una partita
command-watchers = osservatori
    .about = Chi osserva; dai il tuo consenso o ritiralo
action-watch-yes = Per me va bene
action-watch-no = No
action-watch = Osserva
