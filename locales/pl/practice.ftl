### Ćwiczenie: jedna osoba rozgrywa prywatnie, krok po kroku, pierwszy rok Austrii.

practice-title = Ćwiczenie
practice-welcome =
    { "" }**Ćwiczenie: pierwszy rok Austrii.** Zajmie pięć minut, nikt inny go nie widzi i nic się nie liczy.
    Tak wygląda plansza wiosną 1901. Twoje jednostki: { LIST($units) }. Litera A to armia, F to flota; kolejne litery oznaczają prowincję, tak jak na mapie.
practice-first = **Rozkaz** to jednostka, myślnik i cel ruchu. Obok Budapesztu leży Serbia z centrum zaopatrzenia, które jeszcze do nikogo nie należy: wyślij tam swoją armię. Napisz { LIST($orders) } albo naciśnij przycisk.
practice-moves =
    { $count ->
        [one] Brakuje jeszcze jednego rozkazu: { LIST($orders) }
       *[other] Pozostałe jednostki też potrzebują rozkazów. Brakuje jeszcze: { LIST($orders) }. Jeden wiersz na jednostkę; w wiadomości może być kilka wierszy.
    }
practice-ready-spring = **Wszystkie twoje jednostki mają rozkazy.** W partii każdy pisze w tajemnicy, a wszystkie rozkazy są wykonywane w tej samej chwili: gdy wszyscy są gotowi albo gdy mija termin. Do tego czasu możesz swoje zmieniać. Napisz `{ $ready }` albo naciśnij przycisk, a zobaczysz, co zrobili inni.
practice-standoff = **Blokada:** twoja armia z Wiednia i rosyjska z Warszawy ruszyły do Galicji, jedna na jedną. Wtedy żadna nie wchodzi i obie zostają tam, gdzie były. Twoje dwie pozostałe jednostki doszły do celu.
practice-support = **Wsparcie jesienią.** W Grecji też jest centrum, ale może tam ruszyć turecka armia z Bułgarii, a jedna na jedną to znowu blokada. Dlatego twoja armia w Serbii wspiera flotę: zostaje na miejscu i dodaje jej swoją siłę, więc są dwie na jedną. Napisz oba rozkazy: { LIST($orders) }
practice-support-left = Wsparcie i wspierany ruch idą w parze. Brakuje jeszcze: { LIST($orders) }
practice-ready-autumn = Oba rozkazy są zapisane. Twoja armia w Wiedniu rozkazu nie ma: jednostka bez rozkazu broni się, czyli zostaje na miejscu. Napisz `{ $ready }` albo naciśnij przycisk.
practice-centres = **Dwie na jedną:** twoja flota jest w Grecji, a turecka armia musiała zostać w Bułgarii. Po jesieni do mocarstwa należą centra, w których stoją jego jednostki, więc Serbia i Grecja są teraz twoje.
practice-builds = **Uzupełnienia zimą.** Masz 5 centrów i 3 jednostki, więc możesz zbudować jeszcze 2. Nowe jednostki powstają w twoich wolnych centrach macierzystych: w Budapeszcie i w Trieście. W Wiedniu nie, bo stoi tam twoja armia. Floty buduje się tylko na wybrzeżu. Napisz na przykład { LIST($orders) } albo użyj przycisków.
practice-builds-left = Możesz zbudować jeszcze jedną jednostkę, na przykład { LIST($orders) }
practice-ways = `{ $skip }`: zrobię ten krok za ciebie. `{ $stop }`: przerwij ćwiczenie.
practice-apart = Grasz też w partii i tam liczy się to, co piszesz. W ćwiczeniu zaczynaj każdą wiadomość od `{ $practice }` albo używaj przycisków.
practice-others = Tak można, ale w tej lekcji chodzi o coś innego, więc tego nie zapisuję: { LIST($orders) }
practice-earlier = Ten przycisk należy do wcześniejszego kroku. Teraz kolej na to:
practice-finished =
    { "" }**To był cały rok:** ruchy wiosną i jesienią, potem uzupełnienia. Wygrywa mocarstwo, które pierwsze zdobędzie 18 centrów. Odwrotów i konwojów tu nie było: `{ $rule }` wyjaśnia je i wszystkie inne zasady.
    Żeby zagrać, zajmij miejsce na kanale partii poleceniem `{ $join }` albo otwórz tam własną: `{ $new }`. `{ $help }` zawsze powie, co możesz teraz zrobić.
practice-stopped = Koniec ćwiczenia. Nowe zaczniesz poleceniem `{ $practice }`.
practice-left = Ćwiczenie jest przerwane. Poleceniem `{ $practice }` wrócisz do tego samego kroku; po dniu bez wiadomości od ciebie ćwiczenie się kończy.
practice-continued = Ćwiczenie zostało przerwane w tym miejscu.
practice-waits = Twoje ćwiczenie nie jest skończone: wrócisz do niego poleceniem `{ $practice }`.
practice-in-private = Ćwiczenie jest w twoich wiadomościach prywatnych ze mną. Jeśli nic tam nie przyszło, zezwól na wiadomości prywatne w ustawieniach prywatności tego serwera.
practice-none = Nie masz rozpoczętego ćwiczenia: kończy się po dniu bez wiadomości od ciebie. Nowe zaczniesz poleceniem `{ $practice }`.
practice-not-here = To liczy się w twojej partii, a nie w ćwiczeniu. W ćwiczeniu pisz tak: `{ $example }`
practice-offer = Pierwszy raz? `{ $practice }` w pięć minut pokaże ci, jak się gra; nikt inny tego nie widzi.

action-practice = Ćwiczenie (5 minut)
action-practice-skip = Zrób to za mnie
action-practice-stop = Przerwij ćwiczenie
action-practice-end = Koniec ćwiczenia
action-practice-continue = Wróć do ćwiczenia
action-help = Co teraz?

## Commands and options: as in commands.ftl

command-practice = ćwiczenie
    .also = ćwiczę | trening | samouczek
    .about = Naucz się grać w pięć minut, prywatnie
parameter-step = krok
    .about = Co zrobić z tym krokiem: pomiń, gotowe, stop
choice-skip = Zrób ten krok za mnie
choice-ready = Gotowe: pokaż, co się stanie
choice-stop = Przerwij ćwiczenie
choice-word-skip = pomiń
    .also = dalej
choice-word-ready = gotowe
choice-word-stop = stop
    .also = koniec
