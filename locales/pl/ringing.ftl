### O czym przychodzą powiadomienia.

command-notify = powiadomienia
    .about = Wybierz, o czym chcesz dostawać powiadomienia: wyniki, przypomnienia, listy
parameter-ring-results = wyniki
    .about = Czy powiadamiać o wynikach
parameter-ring-reminders = przypomnienia
    .about = Czy powiadamiać o przypomnieniach
parameter-ring-letters = listy
    .about = Czy powiadamiać o listach
command-quiet = godziny-ciszy
    .about = Godziny bez powiadomień: 23:00-7:00 albo brak
parameter-hours = godziny
    .about = 23:00-7:00 albo „brak”
command-mute = wycisz
    .about = Wyłącz powiadomienia o partii
command-unmute = odcisz
    .about = Włącz znowu powiadomienia o partii
ringing-title = Powiadomienia: wyniki { $results }, przypomnienia { $reminders }, listy { $letters }. Wszystko inne przychodzi bez dźwięku.
ringing-quiet = Godziny ciszy: { $from }–{ $to } ({ $zone }; inna strefa: `{ $timezone }`). Z powiadomieniem przychodzą wtedy tylko przypomnienia tuż przed terminem.
ringing-not-quiet = Bez godzin ciszy. Tak je ustawisz: `{ $quiet } 23:00-7:00` ({ $zone })
ringing-muted = Wyciszone: { LIST($games) } (`{ $unmute }`)
digest = Godziny ciszy się skończyły. To, co przyszło w tym czasie, jest powyżej: { LIST($games) }
digest-game =
    { $count ->
        [one] { $name }: 1 wiadomość
        [few] { $name }: { $count } wiadomości
       *[many] { $name }: { $count } wiadomości
    }
digest-other =
    { $count ->
        [one] 1 inna wiadomość
        [few] { $count } inne wiadomości
       *[many] { $count } innych wiadomości
    }
