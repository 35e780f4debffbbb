### Nieobecności, które gracze zapowiadają z wyprzedzeniem.

days-range = { $from } – { $to }
days-of-month = { $from }–{ $to }
days-until-read = do po
days-filler-read = od dnia i w
days-from-read = od
days-tomorrow-read = jutro
command-away = nieobecność
    .also = nieobecnosc | nie-ma-mnie
    .about = Zapowiedz nieobecność, zanim się zacznie: 3-6 grudnia; „brak” ją cofa
parameter-days = dni
    .about = 3-6 grudnia, 2026-12-03..2026-12-06 albo „brak”
away-noted = Zapisane, nie będzie cię: { $days }
away-yours = Twoje nieobecności: { LIST($days) }
away-none = Nie masz zapowiedzianej nieobecności. Zapowiada się ją tak: `{ $away } 3-6 grudnia`
away-waits =
    { $left ->
        [one] Termin w takim dniu przesuwa się do twojego powrotu, jeśli masz coś do rozstrzygnięcia, a faza może tyle trwać. W tym roku terminy mogą na ciebie poczekać jeszcze 1 dzień.
        [few] Termin w takim dniu przesuwa się do twojego powrotu, jeśli masz coś do rozstrzygnięcia, a faza może tyle trwać. W tym roku terminy mogą na ciebie poczekać jeszcze { $left } dni.
       *[many] Termin w takim dniu przesuwa się do twojego powrotu, jeśli masz coś do rozstrzygnięcia, a faza może tyle trwać. W tym roku terminy mogą na ciebie poczekać jeszcze { $left } dni.
    }
away-doesnt-wait = Wszyscy widzą, że cię nie ma, ale w tej partii terminy nie czekają. Wyślij rozkazy wcześniej.
away-taken-back = Dobrze, nieobecność cofnięta. Termin, który już się przesunął, zostaje bez zmian.
away-announced = Zapowiedziana nieobecność: { $name }, { $days }
away-announced-secret = Zapowiedziana nieobecność jednego z graczy: { $days }
away-stays = Nieobecność cofnięta: { $name }. Termin zostaje bez zmian.
away-stays-secret = Jeden z graczy cofnął zapowiedź nieobecności. Termin zostaje bez zmian.
away-stepped = Nieobecność do { $until } włącznie: { LIST($names) }. Termin czeka do { $deadline }.
away-stepped-secret = Jednego z graczy nie ma do { $until } włącznie, więc termin czeka do { $deadline }.
away-line = Nieobecność: { LIST($who) }
away-one = { $name } ({ $days })
away-one-secret = jeden z graczy ({ $days })
no-away-begun = Nieobecność trzeba zapowiedzieć najpóźniej dzień wcześniej. Pierwszy możliwy dzień to { $first }.
no-away-too-many =
    { $days ->
        [one] To 1 dzień
       *[other] To { $days } dni
    }, a w tym roku masz ich jeszcze { $left } z { $most }. Jeśli nie będzie cię dłużej, wyślij rozkazy wcześniej albo powiadom mistrza gry.
no-away-too-long = Nieobecność może trwać najwyżej { $most ->
    [one] 1 dzień
   *[other] { $most } dni
    }. Jeśli nie będzie cię dłużej, powiadom mistrza gry.
no-away-too-far = Nieobecność można zapowiedzieć najwyżej na rok naprzód.
no-away-announced = Na część tych dni masz już zapowiedzianą nieobecność albo masz ich za dużo. Aby zacząć od nowa, cofnij je: `{ $away } { $none }`
no-away-none = Nie masz zapowiedzianej nieobecności, więc nie ma czego cofać.
term-waits = Terminy czekają na graczy, którzy wcześniej zapowiedzą nieobecność, w granicach najdłuższego czasu fazy: do { $days ->
    [one] 1 dnia
   *[other] { $days } dni
    } w roku na każdego.
term-never-waits = Terminy nie czekają na nieobecnych.
