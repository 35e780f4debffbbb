### What is agreed for a game: how it is asked for, and how it is told.

rules-title = **Zasady partii { $name }**
term-tempo = Ruchy: { $movement } · odwroty: { $retreat } · uzupełnienia: { $adjustment }
term-tempo-first = Pierwsze ruchy: { $first } · potem: { $movement } · odwroty: { $retreat } · uzupełnienia: { $adjustment }
term-table = Przy stole: { $first } negocjacji przed pierwszymi ruchami, potem za każdym razem { $movement }, a po nich { $writing } na spisanie rozkazów w ciszy · odwroty: { $retreat } · uzupełnienia: { $adjustment }
lasts-hours =
    { $count ->
        [one] w sumie około godziny
       *[other] w sumie około { $count } godzin
    }
lasts-days =
    { $count ->
        [one] w sumie około dnia
       *[other] w sumie około { $count } dni
    }
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
term-practice = Partia próbna: zaczyna się od razu, bez negocjacji, i nikomu się nie liczy. Każdy może dołączyć i przejąć mocarstwo. Tydzień bez rozkazów kończy partię.
term-options = Zasady szczególne: { LIST($options) }
term-grace = Spóźnione rozkazy liczą się jeszcze przez { $length }, chyba że wcześniej przyjdą wszystkie.
term-never-silent = Negocjować wolno także podczas odwrotów i uzupełnień.
term-silent = Podczas odwrotów i uzupełnień się nie negocjuje.
term-anonymous = Anonimowo: do końca nikt nie wie, kto prowadzi które mocarstwo.
term-votes-told = Gdy propozycja nie przejdzie, wszyscy dowiadują się, ile było głosów za, ale nigdy czyje.
term-computer-level = Komputer gra na poziomie: { $level }.
computer-level-recruit = rekrut
computer-level-officer = oficer
computer-level-marshal = marszałek
term-computers-silent = Komputer nie negocjuje.
term-ends-unattended = Jeśli zostanie tylko komputer, partia się kończy.
term-never-early = Ruchy są rozstrzygane dopiero w terminie, nawet gdy wszyscy są gotowi wcześniej.
term-no-replacements = Miejsc graczy, którzy odchodzą albo są nieobecni, nie proponuje się innym, chyba że zrobi to mistrz gry.
term-skip = Od { $from } do { $to } nie wypada żaden termin.
term-skip-day = Żaden termin nie wypada { $date }.
term-early = Faza kończy się, gdy tylko wszyscy są gotowi.
term-two-players = Wygrywa strona, która ma 24 jednostki. W roku 1914 Włochy są neutralne; potem moneta decyduje, do kogo dołączą.
term-victory =
    { $centres ->
        [one] Do zwycięstwa potrzeba { $centres } centrum zaopatrzenia.
       *[other] Do zwycięstwa potrzeba { $centres } centrów zaopatrzenia.
    }
term-lead =
    { $centres ->
        [one] Zwycięzca musi mieć o { $centres } centrum zaopatrzenia więcej niż każde inne mocarstwo.
        [few] Zwycięzca musi mieć o { $centres } centra zaopatrzenia więcej niż każde inne mocarstwo.
       *[other] Zwycięzca musi mieć o { $centres } centrów zaopatrzenia więcej niż każde inne mocarstwo.
    }
term-goal =
    { COUNT($centres) ->
        [one] Wygrywa ten, kto ma to centrum zaopatrzenia: { LIST($centres) }.
       *[other] Wygrywa ten, kto ma wszystkie te centra zaopatrzenia: { LIST($centres) }.
    }
term-builds-owned = Budować można we wszystkich własnych centrach zaopatrzenia.
start-author = Autor tego wariantu: { $author }.
start-author-unknown = Autor tego wariantu nie jest znany.
term-own-start = Własna pozycja początkowa (autor: { $name }):
term-own-start-unnamed = Własna pozycja początkowa mistrza gry:
term-left-out = Poza grą: { POWERS($powers) }.
term-last-year-centres = Koniec po roku { $year }: wygrywa mocarstwo z największą liczbą centrów zaopatrzenia, a przy równej liczbie zwycięstwo jest wspólne.
term-last-year-units = Koniec po roku { $year }: wygrywa mocarstwo z największą liczbą jednostek, a przy równej liczbie zwycięstwo jest wspólne.
term-last-hour-centres = Koniec: { $hour }. Wygrywa mocarstwo z największą liczbą centrów zaopatrzenia, a przy równej liczbie zwycięstwo jest wspólne.
term-last-hour-units = Koniec: { $hour }. Wygrywa mocarstwo z największą liczbą jednostek, a przy równej liczbie zwycięstwo jest wspólne.
term-hold = Jednostki bez rozkazów się bronią. Po dwóch fazach z rzędu bez rozkazów miejsce jest do przejęcia.
term-disorder = W mocarstwie, które nic nie przyśle, w tej fazie panuje anarchia: jednostki bronią się bez wzajemnego wsparcia, wyparte zostają rozwiązane, niczego się nie buduje. Po dwóch takich fazach z rzędu miejsce jest do przejęcia.
term-wishes = Mocarstwa się losuje; życzenia są spełniane w miarę możliwości.
term-no-wishes = Mocarstwa się losuje, bez życzeń.
term-confirm = Gdy wszystkie miejsca będą zajęte, gracze zapisani już dawno muszą potwierdzić, że grają.
term-no-confirm = Zaczynamy, gdy tylko wszystkie miejsca będą zajęte.
term-master-sees = ⚠ Mistrz gry może czytać wszystkie rozkazy i wszystkie rozmowy.
term-master-plays = Mistrz gry, który sam gra, nie może samodzielnie wpisywać rozkazów za innych, zmieniać pozycji, zamykać fazy przed czasem, usuwać gracza, cofać partii ani jej odwołać: muszą się na to zgodzić pozostali gracze. O rozkazach wpisanych przez mistrza gry dowiadują się wszyscy.
term-master-blind = Mistrz gry nie widzi rozkazów ani prywatnych rozmów.
term-language = Ogłoszenia: { $language } · strefa czasowa: { $timezone }

parameter-players = gracze
    .about = Ile osób gra, jeśli mniej niż jest mocarstw
parameter-tempo = tempo
    .about = Przez wiele dni albo w jeden wieczór przy stole
parameter-first = pierwsze-ruchy
    .also = pierwszy
    .about = Czas na pierwsze ruchy, jeśli inny: 4d
parameter-grace = zwłoka
    .about = Jak długo liczą się spóźnione rozkazy: 0, 30m, 12h
parameter-options = opcje
    .about = Inne: 4.A.1=a, głosy=podawane, listy=przechowywane, pomiń=2026-12-24, obraz=jasne, poziom=marszałek
parameter-silence = cisza
    .about = Czy podczas odwrotów i uzupełnień się nie negocjuje: tak, nie
parameter-anonymous = anonimowo
    .about = Czy pozostaje tajemnicą, kto prowadzi które mocarstwo: tak, nie
parameter-victory = zwycięstwo
    .about = Ile centrów zaopatrzenia daje zwycięstwo
parameter-last-year = ostatni-rok
    .about = Ostatni rok partii: 1910 albo 1910 jednostki
parameter-last-hour = ostatnia-godzina
    .about = Kiedy partia kończy się na pewno: 22:00 albo 2030-12-31 22:00
parameter-absence = nieobecni
    .about = Co się dzieje z mocarstwem, które nic nie przyśle
parameter-preferences = życzenia
    .also = wybór
    .about = Czy gracze mogą zgłaszać życzenia: tak, nie
parameter-confirm = potwierdzenie
    .about = Czy przed początkiem wszyscy mają potwierdzić, że grają: tak, nie
parameter-master-sees = mistrz-widzi
    .about = Czy mistrz gry może czytać rozkazy i rozmowy: tak, nie
parameter-practice = próba
    .about = Czy to partia próbna, która zaczyna się od razu: tak, nie

choice-players-2 = Klasyczna dla 2: Anglia, Francja, Rosja przeciw Austrii, Niemcom i Turcji
    .also = dwoje
choice-players-3a = Klasyczna dla 3 (a): Rosja · Anglia, Francja, Niemcy · Austria, Włochy, Turcja
    .also = 3-a
choice-players-3b = Klasyczna dla 3 (b): Anglia, Austria, Niemcy · Rosja, Włochy · Francja, Turcja
    .also = 3-b
choice-players-4 = Klasyczna dla 4: Anglia · Austria, Francja · Niemcy, Turcja · Rosja, Włochy
    .also = czworo
choice-players-5 = Klasyczna dla 5 (od 1801): bez graczy w Niemczech i we Włoszech
    .also = pięcioro
choice-players-6 = Klasyczna dla 6 (od 1870): bez gracza we Włoszech
    .also = sześcioro
choice-players-7 = Klasyczna, każdemu jedno mocarstwo
    .also = siedmioro | wszyscy
choice-days = Przez wiele dni lub tygodni
choice-table = Jeden wieczór przy stole: 30, potem 15 minut negocjacji, 5 na spisanie
    .also = stolik | wieczór
choice-hold = Jednostki bez rozkazów się bronią
    .also = stoją
choice-disorder = Anarchia w danej fazie
choice-yes = tak
    .also = włącz
choice-no = nie
    .also = wyłącz

## The words of `options`, as they are typed

option-key-votes = głosy
option-key-early = wcześniej
option-key-join = dołączanie
option-key-absences = nieobecności
option-key-replacements = zastępcy
option-key-letters = listy
option-key-watch = obserwatorzy
option-key-grace-press = późne-negocjacje
option-key-missing = brakujące
option-key-ballots = głosowania
option-key-draw-from = remis-od
option-key-level = poziom
option-key-computers-talk = komputery-negocjują
option-key-computers-alone = same-komputery
option-key-skip = pomiń
option-key-picture = obraz
option-value-told = podawane
option-value-secret = tajne
option-value-open = otwarte
option-value-invited = zaproszeni
option-value-deleted = usuwane
option-value-kept = przechowywane
option-value-revealed = ujawnione
option-value-play = gramy
option-value-pause = pauza
option-value-end = koniec
option-value-recruit = rekrut
option-value-officer = oficer
option-value-marshal = marszałek
option-value-whole = cała
