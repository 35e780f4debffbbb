### The clock: talk and writing at the table, lateness, absence, the hour at which a game ends.

status-talk = Negocjacje do: { $until }. Potem wszyscy w ciszy spisują rozkazy.
talk-done =
    { $awaited ->
        [0] Dziękuję. Wszyscy skończyli rozmowy.
        [one] Dziękuję. Jeden gracz chce jeszcze rozmawiać.
        [few] Dziękuję. { $awaited } gracze chcą jeszcze rozmawiać.
       *[other] Dziękuję. { $awaited } graczy chce jeszcze rozmawiać.
    }
talk-on = Dobrze, negocjacje trwają, dopóki jest na nie czas.
writing-begins = Koniec negocjacji. Teraz wszyscy w ciszy spisują rozkazy i wysyłają mi je prywatnie. Termin: { $until }.
ready-but-paused = Wszyscy są gotowi, ale partia jest wstrzymana. Wyniki pojawią się zaraz po wznowieniu (mistrz gry: `{ $resume }`, gracze: `{ $vote }`).
orders-late = Brakuje jeszcze rozkazów { POWERS($powers, form: "gen") }. Spóźnione przyjmuję do: { $until }. Pozostałych rozkazów nie można już zmieniać.
first-put-off = Nie ma jeszcze rozkazów { POWERS($powers, form: "gen") }. To pierwsza faza, więc termin przesuwa się jeden raz: { $until }. W tym czasie inni mogą przejąć { COUNT($powers) ->
    [one] to miejsce
   *[other] te miejsca
    }.
first-put-off-alone = Nie ma jeszcze rozkazów { POWERS($powers, form: "gen") }. To pierwsza faza, więc termin przesuwa się jeden raz: { $until }.
missed-hold = { CAPITAL($phase) }: od { POWERS($powers, form: "gen") } nie przyszły żadne rozkazy. Faza została rozstrzygnięta bez nich.
adjudicated-late = Nie udało się rozstrzygnąć tej fazy na czas (termin: { $deadline }). Następna faza trwa tyle, co zawsze.
missed-disorder = { CAPITAL($phase) }: od { POWERS($powers, form: "gen") } nie przyszły żadne rozkazy, więc według zasad panowała tam anarchia. Jednostki broniły się bez wzajemnego wsparcia; niczego nie zbudowano.
you-missed = { CAPITAL($phase) }: nie mam od ciebie żadnych rozkazów. Jeśli nie przyjdą też w następnej fazie, twoje miejsce będzie do przejęcia. Jeśli nie możesz grać dalej, uprzedź innych.
you-missed-offered = { CAPITAL($phase) }: znowu nic od ciebie nie przyszło (fazy bez rozkazów: { $missed }), więc twoje miejsce jest teraz do przejęcia. Wyślij rozkazy, zanim ktoś je przejmie, a pozostanie twoje.
hour-struck-units = Umówiony czas minął. Najwięcej jednostek: { POWERS($powers) }.
hour-struck-centres = Umówiony czas minął. Najwięcej centrów zaopatrzenia: { POWERS($powers) }.
restored = Bot został odtworzony z kopii zapasowej (stan: { $since }). Późniejsze polecenia, przyciski i rozkazy wybrane na mapie przepadły, a wpisane rozkazy być może też, zwłaszcza na fazę, która zaczęła się później. Faza, której wyniki już były, może być grana jeszcze raz. Sprawdźcie przez `{ $orders }`, co mam, i wyślijcie ponownie to, czego brakuje.
deadline-postponed = Jedna z sieci, w których gracie, jest niedostępna. Rozkazy można wysyłać, dopóki nie wróci, i potem jeszcze tak długo, jak jej nie było, ale najpóźniej do: { $latest }.
deadline-after-outage = Wszystkie sieci są znów dostępne. Termin rozkazów: { $deadline }.
computers-alone = Gra już tylko komputer. Partia toczy się dalej bez czekania na terminy i skończy się najpóźniej, gdy na planszy minie kilka lat.
ended-unattended = Gra już tylko komputer, więc partia kończy się tutaj, jak uzgodniono.
only-computers =
    { $phases ->
        [one] W ostatniej fazie grał już tylko komputer, więc partia na tym się kończy.
       *[other] Od { $phases } faz gra już tylko komputer, więc partia na tym się kończy.
    }

term-grace-silent = Dopóki czekamy na spóźnione rozkazy, nie wolno negocjować.
term-missing-pauses = Jeśli po terminie brakuje rozkazów, partia jest wstrzymana, dopóki nie nadejdą albo ktoś nie przejmie miejsca; pozostałych rozkazów nie można już wtedy zmieniać.
term-missing-wait = Jeśli potrwa to dłużej niż { $time }, gracze zdecydują większością głosów, co dalej.
orders-awaited = Wciąż brakuje rozkazów **{ POWERS($powers, form: "gen") }**. Partia jest wstrzymana, dopóki nie nadejdą albo ktoś nie przejmie miejsca.
orders-awaited-alone = Wciąż brakuje rozkazów **{ POWERS($powers, form: "gen") }**. Partia jest wstrzymana, dopóki nie nadejdą albo mistrz gry jej nie wznowi.
orders-awaited-others = Pozostałych rozkazów nie można już zmieniać, chyba że mistrz gry zmieni pozycję.
orders-awaited-yours = Partia jest wstrzymana, bo brakuje twoich rozkazów ({ $phase }). Wyślij je, a gra pójdzie dalej.
orders-awaited-until = Jeśli nie nadejdą do { $until }, gracze, których rozkazy już są, zdecydują większością głosów, co dalej.
going-on = Wciąż brakuje rozkazów **{ POWERS($powers, form: "gen") }**. Gracze, których rozkazy już są, decydują teraz większością głosów: anarchia, gra komputer albo czekamy jeszcze raz.
going-on-until = Macie czas do { $until }. Potem liczy się to, co wybrało najwięcej graczy, a jeśli nikt nic nie wybrał, jest anarchia.
going-on-in-private = Pytam każdego z osobna; nikt się nie dowie, kto co wybrał.
going-on-answers = Naciśnij przycisk albo napisz: { LIST($list) }
going-on-disorder = Anarchia
going-on-computer = Komputer
going-on-wait = Czekamy jeszcze { $time }
going-on-disorder-read = anarchia|zamieszki
going-on-computer-read = komputer|bot
going-on-wait-read = czekaj|czekamy
going-on-noted = Zapisane: { $choice }. Rozstrzygnie się, gdy tego samego zechce więcej niż połowa. Możesz jeszcze zmienić zdanie.
going-on-taken-back = Zapisane, tego już nie chcesz: { $choice }.
going-on-with-disorder = Decyzja graczy: anarchia (**{ POWERS($powers) }**) i gramy dalej. Na te rozkazy poczekamy dopiero wtedy, gdy ktoś znów zacznie tam grać.
going-on-with-computer = Decyzja graczy: **{ POWERS($powers, form: "acc") }** przejmuje komputer i gramy dalej.
going-on-waiting = Decyzja graczy: czekamy jeszcze raz na rozkazy **{ POWERS($powers, form: "gen") }**, najpóźniej do { $until }. Potem gracze znów zdecydują.
