### Przechowywane listy i głosowanie nad ich ujawnieniem.

term-letters-kept = Listy, które doręczam, i dokumenty dla wybranych są przechowywane do 30 dni po końcu partii. Zostaną ujawnione tylko wtedy, gdy zgodzą się wszyscy ich autorzy i adresaci.

letters-asked = Czy można ujawnić listy z partii **{ $name }**? Niektóre są od ciebie albo do ciebie. Otworzę je tylko wtedy, gdy do { $until } zgodzą się wszyscy autorzy i adresaci. Jedno „nie” albo brak odpowiedzi sprawi, że pozostaną zamknięte, i nikt się nie dowie, czyje to było „nie”. „Nie” jest ostateczne.
letters-answered = Twoja odpowiedź się liczy. Jeśli do { $until } zgodzą się wszyscy autorzy i adresaci, opublikuję listy na kanale; jeśli nie, pozostaną zamknięte i nikt się nie dowie, dlaczego.
letters-opened = Zgodzili się wszyscy autorzy i adresaci: oto listy z partii **{ $name }**.
letters-file-title = listy
letters-file-head = { POWER($from) } do { POWERS($to, form: "gen") }:
no-letters-not-over = Listy będzie można otworzyć, gdy ta partia się skończy, jeśli wszyscy się wtedy zgodzą.
no-letters-kept = Z tej partii nie ma żadnych listów. Przechowuję je tylko wtedy, gdy tak utworzono partię: `{ $options }:listy=przechowywane`
no-letters-of-yours = W tej partii żaden przechowywany list nie jest od ciebie ani do ciebie, więc to nie twoja decyzja.
no-letters-deleted = Listy z partii są usuwane { $days ->
    [one] 1 dzień
   *[other] { $days } dni
    } po jej końcu, więc tych już nie ma.
no-letters-closed = Nie wszyscy zgodzili się na czas. Listy pozostają zamknięte.
no-letters-asked = Nikt nie prosił o otwarcie listów: są zamknięte.

command-open-letters = otwórz-listy
    .also = ujawnij-listy
    .about = Po partii: zaproponuj ujawnienie przechowywanych listów albo się zgódź
parameter-answer = odpowiedź
    .about = Czy się zgadzasz: tak, nie
action-letters = Otworzyć nasze listy?
action-letters-open = Otwórz
action-letters-closed = Zostaw zamknięte
