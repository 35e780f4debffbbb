### The words of orders in Polish.
###
### The value is what is written, `also` what is read besides (separated by `|`), `name` the word in a sentence.

## Units

unit-army = A
    .name = armia
    .also = armia | armii | armie | armią | armię | wojsko | wojska | wojskiem
unit-fleet = F
    .name = flota
    .also = flota | floty | flotę | flocie | flot | flotą

## Orders

order-hold = H
    .name = broni się
    .also = hold | holds | obrona | broni | broni się | bronić się | bronić | stoi | stój | stać | zostaje | XXX | czeka | nie rusza się | bez ruchu | w obronie | stoją | stoi w miejscu | zostaje w miejscu
order-move = -
    .name = rusza do
    .also = ruch | ruch do | ruch na | atak | atak na | atakuje | rusza | rusza do | rusza na | idzie | idzie do | idzie na | płynie do | płynie na | płynie | przechodzi do | przemieszcza się do | przesuń | wyślij | przejdź do
order-support = S
    .name = wspiera
    .also = support | supports | wsparcie | wspiera | wesprzyj | wspierać | wsparcie dla | wsp | popiera | popierają | pomaga | wspierają | wspieraj | wspieram | udziela wsparcia | daje wsparcie
order-convoy = C
    .name = konwojuje
    .also = konwój | konwojuje | konwojuj | transportuje | transport | convoy | convoys | K | przewozi | wiezie | konw | konwojują | trans | transp | konwojuję
order-via = VIA
    .name = konwojem
    .also = konwojem | drogą morską | szlakiem morskim | przez | przez morze | via convoy | morzem | statkiem | okrętem
order-retreat = R
    .name = wycofuje się do
    .also = ucieczka | ucieczka do | ucieczka na | ucieka | ucieka do | ucieka na | wycofuje się do | wycofuje się na | wycofuje się | wycofuje | odwrót | odwrót do | odwrót na | wycofaj | wycofaj się | wycofaj się do | wycofaj się na | wycofuję | retreat | retreats | cofam | cofam się | cofam się do | cofam się na | cofa się | cofa się do | cofa się na | wycofuję się | wycofuję się do | wycofuję się na | uciekam | uciekam do | uciekam na
order-disband = D
    .name = zostaje rozwiązana
    .also = usuń | usuwa | usunięcie | usunąć | usunięta | zostaje usunięta | rozwiąż | rozwiązuje | rozwiązać | rozwiązana | rozwiązane | zostaje rozwiązana | rozwiązanie | disband | usuwam | rozwiązuję | do usunięcia | do rozwiązania | zniszczona
order-build = B
    .name = zostanie zbudowana
    .also = zostanie zbudowana | zostaje zbudowana | zbudowana | + | buduj | buduje | budować | budowa | budowy | nowa jednostka | nowa | uzupełnienie | build | buduję | nową
order-waive = pas
    .name = pas
    .also = pasuję | pasuje | rezygnacja | rezygnuje | rezygnuję | bez budowy | rezygnacja z budowy | rezygnuję z budowy | rezygnuje z budowy | waive | nie buduję | nic nie buduję | nie buduję nic | nie buduję niczego | rezygnuję z jednej | rezygnuję z reszty | rezygnuję z drugiej | rezygnuję z pozostałych

## Coasts. Read only behind a province that has the coast.

coast-nc = płn
    .name = północne wybrzeże
    .also = północne wybrzeże | wybrzeże północne | północny brzeg | pn | północ | północnego wybrzeża | północnym wybrzeżu
coast-sc = płd
    .name = południowe wybrzeże
    .also = południowe wybrzeże | wybrzeże południowe | południowy brzeg | pd | południe | południowego wybrzeża | południowym wybrzeżu
coast-ec = wsch
    .name = wschodnie wybrzeże
    .also = wschodnie wybrzeże | wybrzeże wschodnie | wschodni brzeg | wschód | wschodniego wybrzeża | wschodnim wybrzeżu
coast-wc = zach
    .name = zachodnie wybrzeże
    .also = zachodnie wybrzeże | wybrzeże zachodnie | zachodni brzeg | zachód | zachodniego wybrzeża | zachodnim wybrzeżu

## Turns and phases

season-spring = wiosna
    .also = wiosną | wiosny | wiosnę
season-autumn = jesień
    .also = jesienią | jesieni
season-winter = zima
    .also = zimą | zimy | zimę
phase-movement = faza ruchów
    .also = faza wykonywania rozkazów | faza ruchu
phase-any = rozkazy
    .also = moje rozkazy | ruchy
phase-retreat = odwroty
    .also = faza odwrotów | ucieczki | faza ucieczki | faza rozstrzygania ucieczek
phase-adjustment = uzupełnienia
    .also = faza uzupełnień | budowa | budowy

## Small words

words-to = do | na | ku | nad
words-from = z | ze | od | dla
words-and = i | oraz | a | potem | też
words-or = lub | albo | bądź | raczej | albo lepiej | albo raczej
words-if = czy | jeśli | jeżeli | jeśliby | może | chyba | inaczej | gdyby | o ile | gdy | kiedy | skoro | tylko | jedynie | test | testuję | testowo | przykład | teoretycznie | hipotetycznie | żart | żartuję | żartowałem | poczekaj | czekaj | roboczo | robocza | hm | hmm | akurat | pod warunkiem | dopóki | póki | czekam | żarcik
words-not = nie | nigdy | anuluj | cofnij | ignoruj | zamiast | bez | odwołuję | odwołane | odwołany | nieaktualne | skreśl | zapomnij
words-noise = ja | moja | moją | mój | nasza | się | ta | to | jednostka | jednostki | rozkaz | proszę | swoją | swoja | w | we | tę | jedną | jedna | mam
words-all-hold = wszystko stoi | wszyscy stoją | wszystkie stoją | wszystkie jednostki stoją | wszystkie bronią się | wszystkie hold | wszystko hold | reszta h | reszta stoi | reszta hold | reszta broni się | pozostałe stoją | reszta zostaje
words-courtesy = proszę | poproszę | proszę o | dzięki | dziękuję | dziękuje | z góry dziękuję | ok | okej | tak | cześć | hej | hejka | witam | witaj | dzień dobry | dobry wieczór | więc | zatem | teraz | oto | oto moje rozkazy | oto rozkazy | moje rozkazy | moje rozkazy to | mój rozkaz | mój rozkaz to | rozkazy | rozkaz | moje ruchy | ruchy | nowe rozkazy | zgodnie z umową | zgodnie z planem | zgodnie z ustaleniami | jak uzgodniono | jak ustalono | jak ustaliliśmy | jak się umówiliśmy | jak umówione | jak zawsze | jak zwykle | to wszystko | to tyle | to by było na tyle | gotowe | powodzenia | miłej gry | pozdrawiam | pozdrowienia | pozdro | ja | my | moja | mój | moje | moją | mojej | nasza | nasz | nasze | naszą | jednostka | jednostki | jednostkę | chcę | chciałbym | chciałabym | rozkazuję | także | również | jeszcze | najpierw | po pierwsze | po drugie | po trzecie | na koniec | wreszcie | ponadto | się | bot | drogi bocie | Dragoman | to lecimy | lecimy | no to lecimy | pozdr | wielkie dzięki | dzięki wielkie | miłego dnia | miłego wieczoru | dobranoc | wysłano z iPhone'a | merci | dziękuję bardzo | bardzo dziękuję | serdecznie dziękuję | dzięki bardzo | miłego weekendu | gotowy | gotowa | jestem gotowy | jestem gotowa | gotów | jestem gotów | skończyłem | skończyłam
words-asks = czy | mogę | można | czemu | dlaczego | co | jak | kiedy | gdzie | kto | który | dostałeś | dostałaś | masz | doszło | doszedł | da się | jest | był | powinienem | powinnam | warto | potrzebne | ty | wy | on | ona | oni
words-withdraws = anuluj | wyczyść | anuluję | anulowane | anulowany | anulować | odwołuję | odwołaj | odwołane | odwołany | odwołana | cofnij | usuń | skreśl | skreślone | wykreśl | zapomnij | nieaktualne | odpada | rezygnuję z | wypada | skasuj | skasowane | kasuj | do kosza | nieważne | cofam | cofam rozkaz | wycofuję | wycofuję rozkaz | kasuję | skasować | cofnąć | rezygnuję | zignoruj | zignorować | ignoruj | cofnięte | cofnięty | wycofane | wycofany | usunięte | usunięty
words-corrects = nie | jednak | raczej | sorry | przepraszam | znaczy | to znaczy | tzn | lepiej | albo lepiej | albo raczej | czekaj | poczekaj | poprawka | wróć | ups | aj | ma być | miało być | tfu
words-supported-by = ze wsparciem | przy wsparciu | wspierana przez | wspierany przez | wspierane przez | z pomocą | z poparciem | wsparcie z | wsparcie ze | z pomocą z
words-completes = w drogę
words-goes = wchodzi | wpływa | wypływa | spływa | płynie | idzie | zajmuje | bierze | uderza | uderza w | maszeruje | przechodzi | przesuwa się | przenosi się | leci | wraca | wskakuje | ląduje w | wkracza | zdobywa | odwiedza | skacze | wyrusza | kieruje się | udaje się | w górę | w dół | prosto | dalej | z powrotem | na jej miejsce | na jego miejsce | x | jedzie | schodzi | wychodzi | wychodzi w morze | za nim | za nią | biegnie | sunie | przeskakuje | przeprawia się | podąża | pędzi | zmierza | wbija | wbija się | wali | rusza się
words-follows = z powrotem | od razu
words-stays = bez ruchu | stoi | stoi w miejscu | stoi i czeka | stoi gdzie stoi | zostaje | zostaje w domu | zostaje na miejscu | zostaje gdzie jest | siedzi | siedzi w domu | nie rusza się | się nie rusza | nigdzie się nie rusza | nie idzie nigdzie | się broni | czeka | stoją | zostają | zostają w domu | bronią się | obie stoją | oba stoją | nic nie robi | śpi | odpoczywa | trzyma pozycję | pozostaje | pozostaje na miejscu | bez zmian czyli stoi | trzyma się mocno | trzyma się | trzymają się | pilnuje domu | zostaje na straży | stoi na straży | bronią
words-too = też | także | również | tak samo | to samo
words-with = z | ze | wysyłam | wyślij | poślij | ruszam | niech | przesuwam | przesuń | poproszę | chcę | chciałbym | wysyłamy
words-asides = i tyle | i to tyle | tyle | tyle ode mnie | to tyle na dziś | no to | no to tak | no to jazda | jazda | do boju | naprzód | dobra | spoko | siema | siemka | elo | czołem | cześć bocie | hej bocie | cześć wszystkim | hej wszystkim | do jutra | do wieczora | do zobaczenia | na razie | nara | pa | papa | trzymajcie kciuki | trzymam kciuki | dziś | dzisiaj | w tej turze | to co zwykle | nic więcej | top | ciao | czyli tak | koniec | bez odbioru | podczas gdy | gg | koniec wiadomości | daję | gotowe | gotowy | gotowa
words-sorry = sorry | sorki | sory | soreczki | przepraszam | wybacz | wybaczcie | sorry że tak późno | sory że tak późno | sorki że tak późno | przepraszam że tak późno | sorry za spóźnienie | sorki za spóźnienie | przepraszam za spóźnienie | przepraszam za opóźnienie | wybaczcie spóźnienie
words-for = dla
words-than = od | niż
words-went = odbita | odbity | odbite | nieudane | nieudany | nieudana | wyparta | wyparty | wyparte | przecięte | przerwane | udane | udany | udana
words-outcome = odbicie | porażka | sukces | nieważne | nieważny | nieważna | wsparcie przecięte | wsparcie przerwane
words-rest = więcej | reszty | drugiej | pozostałych
words-one = jedną | jedna | jedno | jeden | jednego | jednej
words-unsettled = pomyłka | moja pomyłka | przez pomyłkę | pomyłkowo | pomyliłem się | pomyliłam się | błąd | mój błąd | błędnie | zły rozkaz | złe rozkazy | zły ruch | zła gra | zły czat | zły kanał | zły pokój | źle | stare | stary | stary rozkaz | stare rozkazy | wstępnie | wstępne | wstępny | tymczasowo | tymczasowe | tymczasowy | do ustalenia | do potwierdzenia | do decyzji | do przemyślenia | niepewne | jeszcze niepewne | to błąd | to pomyłka | to był błąd | zła jednostka | źle napisałem | źle napisałam | zastanawiam się | jeszcze się zastanawiam | zastanawiam się jeszcze | wciąż się zastanawiam | ciągle się zastanawiam | jeszcze myślę | głośno myślę
words-other-orders = ostatnie | ostatnia | ostatni | ostatnich | poprzedni | poprzednia | poprzednie | poprzednich | poprzedniej | stary | stara | stare | starych | dawne | wcześniejsze | ostatnia tura | poprzednia tura | następna tura | następny rok | propozycja | propozycje | pomysł | pomysły | kilka pomysłów | plan | plany | opcja | wariant | chce | proponuje | proponuję | sugeruję | możliwe | ewentualne | alternatywne | alternatywny | wstępne | wstępny | tymczasowe | zeszła tura | w poprzedniej turze | zeszły rok | następna wiosna | następną wiosnę | następnej wiosny | przyszła wiosna | przyszłej wiosny | następna jesień | następną jesień | następnej jesieni
words-closing = pozdrawiam | pozdrawiam serdecznie | serdecznie pozdrawiam | pozdrowienia | pozdro | pozdr | dzięki | dziękuję | z pozdrowieniami
