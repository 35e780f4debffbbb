### Zasady gry, wyjaśnione naszymi słowami.

## Tematy

rule-support-cut = odcięte wsparcie
    .also = wsparcie | wsparcia | odcięcie wsparcia | odcięcie
rule-own-units = własne jednostki
    .also = własna jednostka | wypieranie własnych jednostek
rule-standoff = blokada
    .also = blokady | oblężony garnizon | garnizon | równa siła
rule-head-to-head = starcie czołowe
    .also = czołowe | zamiana miejsc | zamiana
rule-convoy = konwój
    .also = konwoje | zerwany konwój | trasa morska
rule-paradox = paradoks konwoju
    .also = paradoks | paradoksy | szykman | pandin
rule-retreat = odwroty
    .also = odwrót | wycofanie | wyparta | wyparta jednostka
rule-build = budowa
    .also = budowanie | nowe jednostki | centrum macierzyste | zima | uzupełnienia
rule-disband = rozwiązywanie jednostek
    .also = rozwiązanie | rozwiązać | za dużo jednostek
rule-disorder = anarchia
    .also = nieobecny | nieobecny gracz | brak rozkazów
rule-coast = wybrzeża
    .also = wybrzeże | dwa wybrzeża | hiszpania | bułgaria | petersburg
rule-waive = rezygnacja z budowy
    .also = pas | rezygnacja | nie buduję
rule-ownership = własność centrów
    .also = centrum | centra | centrum zaopatrzenia | własność | zdobycie
rule-victory = zwycięstwo
    .also = wygrana | wygrać | osiemnaście | 18 centrów
rule-draw = remis
    .also = remisy | podział wygranej
rule-several-orders = kilka rozkazów dla jednostki
    .also = kilka rozkazów | dwa rozkazy | podwójny rozkaz | ostatni rozkaz

## Teksty

rule-title = **{ CAPITAL($topic) }**
rule-source = Źródło: { $edition }, { LIST($sections) }.
rule-source-edition = Źródło: { $edition }.
rule-source-datc = Przypadki testowe (DATC): { LIST($cases) }.
rule-source-changed = Ustawienia tej partii zmieniają część tych zasad; ta odpowiedź podaje to, co w niej obowiązuje.
rule-nearest = Nie znam zasady „{ $word }”. Może chodzi o: { LIST($topics) }?
rule-unknown = Nie znam zasady „{ $word }”.
rule-topics = Aby przeczytać zasadę, napisz `{ $rule }` i jeden z tematów: { LIST($topics) }.

rule-text-support-cut = Wsparcie jest odcięte, gdy jednostka innego mocarstwa zaatakuje jednostkę wspierającą, nawet jeśli ten atak się nie uda. Wyjątkiem jest atak z prowincji, przeciw której skierowane jest wsparcie: ten musi wyprzeć jednostkę wspierającą. Żadne mocarstwo nie może odciąć wsparcia własnych jednostek.
rule-text-support-cut-convoyed = Armia przewieziona konwojem odcina także wsparcie skierowane przeciw prowincji, z której wyruszyła.
rule-text-own-units = Żadna jednostka nie może wyprzeć jednostki swojego mocarstwa i żadne wsparcie nie pomaga innym wyprzeć jednostki mocarstwa, które go udziela. Takie rozkazy są jednak ważne: atak nadal nie wpuszcza innych, a wsparcie liczy się wobec wszystkich pozostałych.
rule-text-standoff = Jednostki o równej sile, które chcą wejść do tej samej prowincji, nie wpuszczają się nawzajem: wszystkie zostają na miejscu i w tej turze nikt nie może się tam wycofać. Jeśli stoi tam jakaś jednostka, równe ataki jej nie wyprą; może to zrobić tylko atak silniejszy od wszystkich innych.
rule-text-head-to-head = Dwie jednostki, z których każda chce wejść do prowincji drugiej, nie mogą się minąć. Ta z większym wsparciem wchodzi i wypiera drugą; przy równej sile obie zostają. Trzy jednostki lub więcej mogą przesunąć się w kółko, a dwie mogą zamienić się miejscami, jeśli jedna płynie konwojem.
rule-text-head-to-head-contests = Jednostka wyparta w takim starciu nie ma wpływu na prowincję, z której przyszedł napastnik. Po każdym innym ataku może jeszcze nie wpuścić tam innych.
rule-text-head-to-head-no-effect = Wyparta jednostka nigdy nie ma wpływu na prowincję, z której przyszedł napastnik.
rule-text-convoy = Armia przeprawia się przez wodę, jeśli floty na kolejnych morzach mają rozkaz konwojować ją stąd, gdzie jest, tam, dokąd idzie. Każda flota przewozi w turze jedną armię, dowolnego mocarstwa. Atak na flotę nie zrywa konwoju, ale jej wyparcie tak: armia zostaje wtedy na miejscu i nie ma wpływu na swój cel.
rule-text-convoy-any = Jeśli rozkazy tworzą kilka tras, jedna wyparta flota na którejkolwiek z nich wystarczy, by zerwać konwój.
rule-text-convoy-all = Jeśli rozkazy tworzą kilka tras, armia dociera, jeśli choć jedna jest nieprzerwana.
rule-text-paradox = Paradoks konwoju powstaje, gdy przewożona armia atakuje jednostkę, której wsparcie decyduje o losie jej własnego konwoju: każda odpowiedź zdaje się przeczyć samej sobie.
rule-text-paradox-1971 = Tutaj przewożona armia nie odcina wsparcia udzielonego atakowi na flotę jej konwoju.
rule-text-paradox-1982 = Tutaj przewożona armia nie odcina wsparcia udzielonego atakowi na flotę, która konwojuje, ani wsparcia udzielonego takiej flocie, bez względu na to, którą armię ona wiezie.
rule-text-paradox-2000 = Tutaj przewożona armia nie odcina wsparcia udzielonego atakowi na flotę jej konwoju, chyba że może dotrzeć inną, nieprzerwaną trasą bez tej floty.
rule-text-paradox-szykman = Tutaj armia z paradoksu zostaje na miejscu i nie ma wpływu na swój cel; wszystkie inne rozkazy są wykonywane (zasada Szykmana).
rule-text-paradox-all-hold = Tutaj wszystkie ruchy, które tworzą paradoks, nie udają się i nie mają żadnego wpływu.
rule-text-retreat = Wyparta jednostka wycofuje się do sąsiedniej prowincji, do której mogłaby się ruszyć, albo zostaje rozwiązana. Nie może wejść do zajętej prowincji ani do takiej, która w tej turze została pusta przez blokadę. W odwrotach nie ma wsparcia ani konwojów. Jeśli kilka jednostek wycofuje się do tej samej prowincji, wszystkie zostają rozwiązane; jednostka bez rozkazu również.
rule-text-retreat-convoyed = Nie może też wejść tam, skąd przyszedł napastnik, chyba że przypłynął konwojem.
rule-text-retreat-never = Nie może też wejść tam, skąd przyszedł napastnik, nawet jeśli przypłynął konwojem.
rule-text-retreat-keep-one = Jeśli kilka jednostek jednego mocarstwa ma do wyboru tylko jedną i tę samą prowincję, wycofuje się tam dokładnie jedna z nich.
rule-text-build = Po turze jesiennej mocarstwo, które ma więcej centrów niż jednostek, może zbudować tyle jednostek, ile wynosi różnica: po jednej jednostce w każdym centrum macierzystym, które nadal do niego należy i jest wolne. Floty buduje się tylko na wybrzeżu; tam, gdzie są dwa, trzeba podać które.
rule-text-disband = Po turze jesiennej mocarstwo, które ma mniej centrów niż jednostek, musi rozwiązać tyle jednostek, ile wynosi różnica. Samo wybiera które; jeśli poda ich za mało, o reszcie decyduje zasada o anarchii.
rule-text-disorder = Jednostki mocarstwa, w którym panuje anarchia, bronią się i nie wspierają się nawzajem. Wyparte są rozwiązywane i niczego się nie buduje. Jeśli trzeba rozwiązać jednostki, najpierw odpadają najdalsze; przy równej odległości flota przed armią, a potem decyduje alfabet.
rule-text-disorder-home-centre = Odległość liczy się od najbliższego centrum macierzystego, dla flot drogą morską.
rule-text-disorder-home-country = Odległość liczy się od najbliższej prowincji macierzystej, dla flot drogą morską.
rule-text-disorder-owned-centre = Odległość liczy się od najbliższego centrum, które należy do mocarstwa, tak samo po lądzie i po wodzie.
rule-text-disorder-support = Jednostki innych mocarstw mogą je wspierać.
rule-text-disorder-no-support = Jednostki innych mocarstw też nie mogą ich wspierać.
rule-text-coast = Flota, która może dotrzeć do obu wybrzeży prowincji, musi podać jedno z nich; inaczej rozkaz jest nieważny i flota broni się. Flota odpływa tylko z wybrzeża, przy którym stoi. Dla armii wybrzeża nie mają znaczenia, a flota, która może dotrzeć do jednego z nich, może wspierać w całej prowincji.
rule-text-coast-omitted = Jeśli flota może dotrzeć tylko do jednego z dwóch wybrzeży, nie trzeba go podawać.
rule-text-coast-strict = Wybrzeże trzeba podać nawet wtedy, gdy flota może dotrzeć tylko do jednego.
rule-text-waive = Nikt nie musi budować. Budowa, z której rezygnujesz, nie przechodzi na później: następnej zimy liczy się tylko różnica między twoimi centrami a jednostkami w tamtej chwili.
rule-text-ownership-autumn = Centrum należy do mocarstwa, którego jednostka stoi w nim po jesiennych ruchach i odwrotach. Przejście wiosną niczego nie zmienia, a gdy jednostka odejdzie, centrum zostaje przy właścicielu.
rule-text-ownership-last = Centrum należy do mocarstwa, którego jednostka była tam ostatnia, po ruchach i odwrotach każdej tury.
rule-text-victory = { $centres ->
    [one] Samodzielnie wygrywa ten, kto ma 1 centrum.
    [few] Samodzielnie wygrywa mocarstwo, które po jesieni ma { $centres } centra. Jeśli dwa osiągną tyle naraz, wygrywa to, które ma więcej; przy równej liczbie gra toczy się dalej.
   *[many] Samodzielnie wygrywa mocarstwo, które po jesieni ma { $centres } centrów. Jeśli dwa osiągną tyle naraz, wygrywa to, które ma więcej; przy równej liczbie gra toczy się dalej.
    }
rule-text-victory-goal =
    { COUNT($centres) ->
        [one] Samodzielnie wygrywa mocarstwo, które po jesieni ma to centrum: { LIST($centres) }. Nie ma znaczenia, ile centrów mają inni.
       *[other] Samodzielnie wygrywa mocarstwo, które po jesieni ma wszystkie te centra: { LIST($centres) }. Nie ma znaczenia, ile centrów mają inni.
    }
rule-text-victory-units = W partii dla dwóch graczy wygrywa strona, która ma 24 jednostki.
rule-text-draw = Wszyscy, którzy mają jeszcze jednostki, mogą w każdej chwili zgodzić się na remis. Dzielą go po równo, bez względu na liczbę centrów; wszyscy inni przegrali. Jeden głos przeciw wystarczy, by remisu nie było.
rule-text-several-orders-last = Jeśli jednostka dostanie kilka rozkazów, liczy się ostatni.
rule-text-several-orders-first = Jeśli jednostka dostanie kilka rozkazów, liczy się pierwszy.
rule-text-several-orders-none = Jeśli jednostka dostanie kilka rozkazów w jednej wiadomości, nie liczy się żaden: broni się, a w odwrotach zostaje rozwiązana.

command-rule = zasada
    .also = wyjaśnij
    .about = Znajdź zasadę, tak jak obowiązuje w tej partii: `zasada konwój`
parameter-topic = temat
    .about = O czym jest zasada: konwój, odwroty, wybrzeża
action-rule = Zasada
