### Własna plansza: można na niej wypróbować rozkazy dowolnych mocarstw i zobaczyć, co by się stało. To nigdy nie jest sama partia.

what-if-title-game = Co by było, gdyby…? To nie jest prawdziwa partia · { $name }
what-if-title = Co by było, gdyby…? To nie jest prawdziwa partia
what-if-head-game = **To nie jest prawdziwa partia:** co by było, gdyby…? **{ $name }**, { $phase }
what-if-head = **To nie jest prawdziwa partia:** co by było, gdyby…? { CAPITAL($phase) }
what-if-begin =
    Napisz `{ $more } { $example }`: rozkazy dowolnych mocarstw, ile chcesz, każdy w osobnym wierszu. Tylko tobie pokażę, co by się stało. `{ $on }` przechodzi do następnej fazy.
    Nic z tego nie jest wysyłane, nie trafia do żadnej partii i się nie liczy. Nie ma tu niczyich prawdziwych rozkazów, nawet dla mistrza gry: tylko to, co wypróbujesz.
what-if-next = Teraz rozkazy na tę fazę, na przykład `{ $more } { $example }`. `{ $on }`: dalej bez rozkazów.
what-if-rest-movement = Jednostki bez rozkazu się bronią.
what-if-rest-retreat = Do wycofania: { LIST($units) }. Jednostka bez rozkazu zostanie rozwiązana.
what-if-rest-adjustment = Bez rozkazów nikt nie buduje, a jednostki do rozwiązania wskazują zasady.
what-if-won = To byłoby zwycięstwo { POWERS($powers, form: "gen") }.
what-if-ways = Kolejne rozkazy z `{ $more }` dołączą do tych; dla jednostki liczy się ostatni. `{ $on }`: następna faza. `{ $none }`: bez tych rozkazów. `{ $over }`: znowu od obecnej pozycji.
what-if-moved = Partia poszła dalej: ta plansza zaczyna się od jej obecnej pozycji.
what-if-behind = Partia poszła tymczasem dalej, a ta plansza nie. `{ $over }` zaczyna od obecnej pozycji.
what-if-earlier = Ten przycisk należy do wcześniejszego stanu planszy, więc nic nie zrobił. Teraz plansza wygląda tak:
what-if-gone = Tej planszy już nie ma: planszę przechowuję przez jeden dzień. Oto nowa:
what-if-nothing-own = Na tę fazę nie mam od ciebie rozkazów, które można by tu wypróbować.
what-if-over = Po tych rozkazach partia byłaby skończona: nie ma następnej fazy.

action-what-if-go-on = Dalej od tego miejsca
action-what-if-own = Wypróbuj moje rozkazy
action-what-if-none = Bez tych rozkazów
action-what-if-over = Od nowa

## Commands and options: as in commands.ftl

command-what-if = co-gdyby
    .also = co-jeśli | co-jesli | symulacja
    .about = Wypróbuj rozkazy na własnej planszy: co by się stało? Partia pozostaje bez zmian
parameter-then = potem
    .about = Zamiast rozkazów: dalej, moje-rozkazy, bez-rozkazów, od-nowa
choice-go-on = Rozegraj następną fazę
choice-own-orders = Wypróbuj rozkazy wysłane w partii
choice-no-orders = Zdejmij te rozkazy z planszy
choice-start-over = Zacznij znowu od obecnej pozycji
choice-word-go-on = dalej
choice-word-own-orders = moje-rozkazy
choice-word-no-orders = bez-rozkazów
    .also = bez-rozkazow
choice-word-start-over = od-nowa
