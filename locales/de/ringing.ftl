### Was dich benachrichtigt.

command-notify = benachrichtigungen
    .also = benachrichtige
    .about = Wähle, was dich benachrichtigt: Ergebnisse, Erinnerungen, Briefe
parameter-ring-results = ergebnisse
    .about = Ob dich Ergebnisse benachrichtigen
parameter-ring-reminders = erinnerungen
    .about = Ob dich Erinnerungen benachrichtigen
parameter-ring-letters = briefe
    .about = Ob dich Briefe benachrichtigen
command-quiet = ruhezeit
    .about = Stunden ohne Benachrichtigung: 23:00-7:00 oder none
parameter-hours = stunden
    .about = 23:00-7:00 oder „none“
command-mute = stummschalten
    .about = Keine Benachrichtigungen zu einer Partie
command-unmute = lautschalten
    .about = Wieder Benachrichtigungen zu einer Partie
ringing-title = Benachrichtigungen: Ergebnisse { $results }, Erinnerungen { $reminders }, Briefe { $letters }. Alles andere kommt lautlos.
ringing-quiet = Ruhezeit: { $from } bis { $to } Uhr ({ $zone }; andere Zeitzone: `{ $timezone }`). Dann benachrichtigen dich nur Erinnerungen kurz vor einer Frist.
ringing-not-quiet = Keine Ruhezeit. So stellst du sie ein: `{ $quiet } 23:00-7:00` ({ $zone })
ringing-muted = Stummgeschaltet: { LIST($games) } (`{ $unmute }`)
digest = Deine Ruhezeit ist vorbei. Was inzwischen kam, steht oben: { LIST($games) }
digest-game =
    { $count ->
        [one] { $name }: 1 Nachricht
       *[other] { $name }: { $count } Nachrichten
    }
digest-other =
    { $count ->
        [one] 1 andere Nachricht
       *[other] { $count } andere Nachrichten
    }
