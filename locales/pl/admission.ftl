### Somebody who may not take a seat asks the players for it.

parameter-ask = zapytaj
    .about = `tak`: zapytaj wszystkich graczy, czy mimo przeszkód możesz zająć miejsce

proposal-admit = { $name } może odtąd zająć miejsce, zastępować lub obserwować, mimo że { LIST($known) }
admit-orders = zna rozkazy { POWERS($powers, form: "gen") } z tej fazy
admit-letters = zna cudze listy lub rozmowy w pokojach
admit-gave-up = ma za sobą oddane miejsce z jednostkami: { POWERS($powers) }
admit-gave-up-some = ma za sobą oddane miejsce z jednostkami
admit-someone = ktoś
proposal-admit-often = { $name } przejmuje miejsce, które w ciągu trzech faz dwa razy zmieniło gracza: { POWERS($powers) }

admit-asked =
    { "" }**Głosowanie:** { $what }
    Zakaz zniknie tylko wtedy, gdy zgodzą się wszyscy: { POWERS($powers) }. Nikt się nie dowie, jak głosujesz; brak odpowiedzi to głos przeciw.
admit-asked-often =
    { "" }**Głosowanie:** { $what }
    Musi się zgodzić dwoje z was: { POWERS($powers) }. Nikt się nie dowie, jak głosujesz; brak odpowiedzi to głos przeciw.
admit-asked-alone =
    { "" }**Głosowanie:** { $what }
    Decydujesz ty, bo nikt inny nie może głosować: { POWERS($powers) }. Brak odpowiedzi to głos przeciw.
admit-asking = Pytam graczy, czy zgadzają się znieść zakaz, i mówię im, co już wiesz. Muszą się zgodzić wszyscy.
admit-asking-often = To miejsce ({ POWERS($powers) }) w ciągu trzech faz dwa razy zmieniło gracza, więc ktoś nowy może je przejąć tylko za zgodą dwóch graczy (jednego, jeśli innych nie ma). Pytam ich. Może cię też poprosić neutralny mistrz gry.
admit-lifted = Wszyscy gracze partii **{ $game }** się zgadzają: nic nie przeszkadza ci już w zajęciu miejsca. Aby je przejąć: `{ $take }`
admit-agreed = Gracze się zgadzają: możesz teraz przejąć { POWERS($powers, form: "acc") }: `{ $take }`

admit-accepted = **Gracze się zgadzają:** { $what }.

no-seat-not-barred = Nic nie przeszkadza ci w zajęciu miejsca w tej partii. Jeśli któreś jest wolne, możesz je przejąć: `{ $take }`
wall-ask = Aby zapytać wszystkich graczy, czy zgadzają się znieść zakaz: `{ $ask }`
