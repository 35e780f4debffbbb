### Pomoc na tę chwilę.

help-alone = Prowadzę gry w Dyplomację. `{ $new }` otwiera grę na kanale, `{ $join }` zajmuje miejsce. Rozumiem polski, angielski, włoski i niderlandzki.
help-lobby = Twoja gra jeszcze się nie zaczęła. `{ $leave }` oddaje miejsce.
help-movement =
    Czas na ruchy. Przysyłaj mi rozkazy prywatnie, jeden wiersz na jednostkę, w dowolnym zapisie: `A War - Gal`, `F Nap S A Rzy - Wen`, `A Lon - Bel`.
    `{ $orders }` pokazuje, co mam, `{ $clear }` wszystko wycofuje, `{ $ready }` mówi, że to wszystko.
help-retreat = Twoja jednostka została wyparta. Napisz mi prywatnie, dokąd ucieka, `A War - Gal`, albo że ją rozwiązujesz.
help-adjustment = Możesz budować albo musisz usunąć jednostki. Napisz mi prywatnie: `A War`, `F Sew` albo `rezygnuję`; żeby usunąć jednostkę, po prostu ją wymień.
help-waiting = W tej fazie nie masz nic do zrobienia. `{ $status }` mówi, na kogo czekamy.
help-eliminated = Nie masz już jednostek, ale możesz dalej czytać. Gdy zwolni się miejsce, `{ $take }` wprowadzi cię z powrotem do gry.
help-secret = Rozkazy są tajne: przysyłaj mi je prywatnie, nie tutaj.
help-topic = **{ $topic }**: { LIST($commands) }
help-more = `{ $help } { $example }` mówi, co robi polecenie i czego potrzebuje.
topic-lobby = Nowe gry
topic-orders = Rozkazy
topic-questions = Gra
topic-press = Rozmowy
topic-votes = Głosowania, tajne
topic-seats = Miejsca
topic-master = Mistrz gry
topic-person = Ty i ja
help-command = **`{ $name }`**: { $about }
help-also = Także: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-who-anyone = Może tego użyć każdy.
help-who-player = To dla grających w tej grze.
help-who-survivor = To dla tych, którzy mają jeszcze jednostki.
help-who-master = To dla mistrza gry.
help-who-administrator = To dla tego, kto zarządza tym miejscem.
