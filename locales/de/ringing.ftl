### Worüber benachrichtigt wird.

command-notify = benachrichtigungen
    .also = benachrichtige
    .about = Wähle, worüber du benachrichtigt wirst: Ergebnisse, Erinnerungen, Briefe
parameter-ring-results = ergebnisse
    .about = Ob du über Ergebnisse benachrichtigt wirst
parameter-ring-reminders = erinnerungen
    .about = Ob du bei Erinnerungen benachrichtigt wirst
parameter-ring-letters = briefe
    .about = Ob du über Briefe benachrichtigt wirst
command-quiet = ruhezeit
    .about = Stunden ohne Benachrichtigung: 23:00-7:00 oder keine
parameter-hours = stunden
    .about = 23:00-7:00 oder „keine“
command-mute = stummschalten
    .about = Keine Benachrichtigungen zu einer Partie
command-unmute = stummschaltung-aufheben
    .also = nicht-stumm | lautschalten
    .about = Wieder Benachrichtigungen zu einer Partie
ringing-title = Benachrichtigungen: Ergebnisse { $results }, Erinnerungen { $reminders }, Briefe { $letters }. Alles andere kommt lautlos.
ringing-quiet = Ruhezeit: { $from } bis { $to } Uhr ({ $zone }; andere Zeitzone: `{ $timezone }`). Dann wirst du nur bei Erinnerungen kurz vor einer Abgabe benachrichtigt.
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
