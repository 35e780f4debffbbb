### Na co się umawiamy przed grą: jak się o to prosi i jak to się mówi.

rules-title = **Zasady gry { $name }**
term-tempo = Ruchy: { $movement } · ucieczki: { $retreat } · budowy: { $adjustment }
term-tempo-first = Pierwsze ruchy: { $first } · potem: { $movement } · ucieczki: { $retreat } · budowy: { $adjustment }
term-table = Przy stole: { $first } negocjacji przed pierwszymi ruchami, potem za każdym razem { $movement }, a po nich { $writing } na spisanie rozkazów w ciszy · ucieczki: { $retreat } · budowy: { $adjustment }
lasts-hours =
    { $count ->
        [one] w sumie około godziny
        [few] w sumie około { $count } godzin
       *[many] w sumie około { $count } godzin
    }
lasts-days = w sumie około { $count } dni
lasts-weeks =
    { $count ->
        [one] w sumie około tygodnia
       *[other] w sumie około { $count } tygodni
    }
lasts-months =
    { $count ->
        [one] w sumie około miesiąca
       *[other] w sumie około { $count } miesięcy
    }
term-practice = Na próbę: zaczyna się od razu, bez negocjacji i bez śladu w czyjejkolwiek historii. Każdy może dołączyć i przejąć mocarstwo. Po tygodniu bez rozkazów gra się kończy.
term-options = Pojedyncze zasady ustalone inaczej: { LIST($options) }
term-grace = Spóźnione rozkazy liczą się jeszcze przez { $length }, chyba że wcześniej przyjdą wszystkie.
term-never-silent = Negocjować wolno także podczas ucieczek i budów.
term-silent = Podczas ucieczek i budów się nie negocjuje.
term-anonymous = Anonimowo: do końca nikt nie wie, kto czym gra.
term-votes-told = Gdy głosowanie nie przejdzie, wszyscy dowiadują się, ile było głosów za, nigdy czyje.
term-two-players = Wygrywają 24 jednostki jednej strony. W 1914 Włochy są neutralne; potem moneta decyduje, do kogo dołączą.
term-victory = Do zwycięstwa trzeba mieć źródeł zasobów: { $centres }.
term-last-year-centres = Koniec po roku { $year }: wygrywa najwięcej źródeł zasobów, przy remisie wspólnie.
term-last-year-units = Koniec po roku { $year }: wygrywa najwięcej jednostek, przy remisie wspólnie.
term-last-hour-centres = Koniec { $hour }: wygrywa najwięcej źródeł zasobów, przy remisie wspólnie.
term-last-hour-units = Koniec { $hour }: wygrywa najwięcej jednostek, przy remisie wspólnie.
term-hold = Jednostki bez rozkazów stoją w miejscu. Po dwóch fazach bez rozkazów miejsce proponuje się innym.
term-disorder = Kto nic nie przyśle, u tego w danej fazie panuje anarchia: jednostki stoją i nie wspierają się nawzajem, wyparte są rozwiązywane, niczego się nie buduje. Po dwóch takich fazach miejsce proponuje się innym.
term-wishes = Mocarstwa się losuje; życzenia są spełniane, o ile pozwoli na to los.
term-no-wishes = Mocarstwa się losuje, bez życzeń.
term-confirm = Gdy wszystkie miejsca są zajęte, ten, kto zapisał się dawno, potwierdza, że gra.
term-no-confirm = Zaczynamy, gdy tylko wszystkie miejsca są zajęte.
term-master-sees = ⚠ Mistrz gry może czytać wszystkie rozkazy i wszystkie rozmowy.
term-master-plays = Mistrz gry, który sam gra, nie może wprowadzać rozkazów za innych ani zmieniać pozycji; fazę kończy, cofa lub odwołuje grę dopiero wtedy, gdy wszyscy dowiedzieli się o tym zawczasu. O rozkazach wprowadzonych przez mistrza gry dowiadują się wszyscy.
term-master-blind = Mistrz gry nie widzi rozkazów ani rozmów.
term-language = Ogłoszenia: { $language }, godziny według { $timezone }.

parameter-players = gracze
    .about = Ile osób gra, jeśli mniej niż jest mocarstw
parameter-tempo = tempo
    .about = Przez wiele dni albo w jeden wieczór przy stole
parameter-first = pierwszy
    .about = Czas na pierwsze ruchy, jeśli inny: 4d
parameter-grace = zwłoka
    .about = Jak długo liczą się spóźnione rozkazy: 0, 30m, 12h
parameter-options = opcje
    .about = Pojedyncze zasady inne niż w wydaniu: 4.A.1=a, missing_coast=accept, votes=told
parameter-silence = cisza
    .about = Czy podczas ucieczek i budów się nie negocjuje: tak, nie
parameter-anonymous = anonimowo
    .about = Czy pozostaje tajemnicą, kto czym gra: tak, nie
parameter-victory = zwycięstwo
    .about = Ile źródeł zasobów daje zwycięstwo
parameter-last-year = ostatni-rok
    .about = Ostatni rok gry: 1910 albo 1910 jednostki
parameter-last-hour = ostatnia-godzina
    .about = Kiedy gra kończy się na pewno: 22:00 albo 2030-12-31 22:00
parameter-absence = nieobecni
    .about = Co się dzieje z mocarstwem, które nic nie przyśle
parameter-preferences = wybór
    .about = Czy gracze mogą zgłaszać życzenia: tak, nie
parameter-confirm = potwierdzenie
    .about = Czy przed początkiem wszyscy mają potwierdzić, że grają: tak, nie
parameter-master-sees = mistrz-widzi
    .about = Czy mistrz gry może czytać rozkazy i rozmowy: tak, nie
parameter-practice = próba
    .about = Na próbę, zaczyna się od razu: tak, nie

choice-players-2 = Klasyczna dla 2: Anglia, Francja, Rosja przeciw Austrii, Niemcom i Turcji
    .also = dwoje
choice-players-3a = Klasyczna dla 3 (a): Rosja · Anglia, Francja, Niemcy · Austria, Włochy, Turcja
    .also = 3-a
choice-players-3b = Klasyczna dla 3 (b): Anglia, Austria, Niemcy · Rosja, Włochy · Francja, Turcja
    .also = 3-b
choice-players-4 = Klasyczna dla 4: Anglia · Austria, Francja · Niemcy, Turcja · Rosja, Włochy
    .also = czworo
choice-players-5 = Klasyczna dla 5 (od 1801): Niemcy i Włochy stoją
    .also = pięcioro
choice-players-6 = Klasyczna dla 6 (od 1870): Włochy stoją
    .also = sześcioro
choice-players-7 = Klasyczna, każdemu jedno mocarstwo
    .also = siedmioro | wszyscy
choice-days = Przez wiele dni lub tygodni
    .also = dni
choice-table = Jeden wieczór przy stole: 30, potem 15 minut negocjacji, 5 na spisanie
    .also = stół | stolik | wieczór
choice-hold = Jednostki bez rozkazów stoją
    .also = stoją
choice-disorder = Anarchia w danej fazie
    .also = anarchia
choice-yes = tak
    .also = włącz
choice-no = nie
    .also = wyłącz
