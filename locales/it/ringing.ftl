### Per che cosa arrivano notifiche.

command-notify = notifiche
    .also = avvisami
    .about = Scegli per che cosa ricevere notifiche: risultati, promemoria, lettere
parameter-ring-results = risultati
    .about = Se vuoi notifiche per i risultati
parameter-ring-reminders = promemoria
    .about = Se vuoi notifiche per i promemoria
parameter-ring-letters = lettere
    .about = Se vuoi notifiche per le lettere
command-quiet = silenzio-dalle
    .also = ore-di-silenzio
    .about = Ore senza notifiche: 23:00-7:00, oppure niente
parameter-hours = ore
    .about = 23:00-7:00 oppure "niente"
command-mute = silenzia
    .about = Nessuna notifica per una partita
command-unmute = riattiva
    .about = Di nuovo notifiche per una partita
ringing-title = Notifiche: risultati { $results }, promemoria { $reminders }, lettere { $letters }. Tutto il resto arriva senza suono.
ringing-quiet = Ore di silenzio: dalle { $from } alle { $to } ({ $zone }; per cambiare fuso: `{ $timezone }`). In quelle ore hai notifiche solo per i promemoria poco prima di una scadenza.
ringing-not-quiet = Nessuna ora di silenzio. Per fissarle: `{ $quiet } 23:00-7:00` ({ $zone })
ringing-muted = Partite silenziate: { LIST($games) } (`{ $unmute }`)
digest = Le ore di silenzio sono finite. Qui sopra trovi quello che è arrivato nel frattempo: { LIST($games) }
digest-game =
    { $count ->
        [one] { $name }: 1 messaggio
       *[other] { $name }: { $count } messaggi
    }
digest-other =
    { $count ->
        [one] 1 altro messaggio
       *[other] { $count } altri messaggi
    }
