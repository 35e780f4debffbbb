### Che cosa ti avvisa.

command-notify = notifiche
    .also = avvisami
    .about = Scegli che cosa ti avvisa: risultati, promemoria, lettere
parameter-ring-results = risultati
    .about = Se i risultati ti avvisano
parameter-ring-reminders = promemoria
    .about = Se i promemoria ti avvisano
parameter-ring-letters = lettere
    .about = Se le lettere ti avvisano
command-quiet = silenzio-dalle
    .also = ore-di-silenzio
    .about = Ore in cui non ti avviso: 23:00-7:00, oppure none
parameter-hours = ore
    .about = 23:00-7:00 oppure "none"
command-mute = silenzia
    .about = Nessun avviso su una partita
command-unmute = riattiva
    .about = Di nuovo avvisi su una partita
ringing-title = Avvisi: risultati { $results }, promemoria { $reminders }, lettere { $letters }. Il resto arriva senza suono.
ringing-quiet = Ore di silenzio: dalle { $from } alle { $to } ({ $zone }; per cambiare fuso: `{ $timezone }`). In quelle ore ti avvisano solo i promemoria poco prima di una scadenza.
ringing-not-quiet = Nessuna ora di silenzio. Per fissarle: `{ $quiet } 23:00-7:00` ({ $zone })
ringing-muted = Partite silenziate: { LIST($games) } (`{ $unmute }`)
digest = Le ore di silenzio sono finite. Qui sopra trovi quello che è arrivato: { LIST($games) }
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
