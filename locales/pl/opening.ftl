### Before a game begins, and what is drawn by lot.

coin-tossed =
    { "" }**Moneta zdecydowała: { $name } prowadzi odtąd także Włochy**, razem: { POWERS($powers) }.
    Ziarno rzutu monetą: `{ $seed }`, ostatnie zdarzenie przed rzutem: `{ $event }`.

coin-tossed-unnamed =
    { "" }**Moneta zdecydowała, po której stronie są Włochy.** Odtąd grają razem: { POWERS($powers) }.
    Ziarno rzutu monetą: `{ $seed }`, ostatnie zdarzenie przed rzutem: `{ $event }`.

## Words that are read, never said: the days of the week from Monday, with their other forms behind them

weekdays-read = pn pon poniedziałek poniedzialek poniedziałku poniedzialku|wt wtorek wtorku|śr sr środa środę środy sroda srode srody|czw cz czwartek czwartku|pt piątek piatek piątku piatku|sob sb sobota sobotę soboty sobote|nd niedz ndz niedziela niedzielę niedzieli niedziele
every-day-read = codziennie
# Words between days and hours
filler-read = o i w we oraz
units-read = jednostki jednostek jednostka
centres-read = centra centrów centrow źródła zrodla źródeł zrodel
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sek sekunda sekundę sekundy sekund|m min minuta minutę minuty minut|g godz godzina godzinę godziny godzin|d dzień dni doba dobę doby dób|tydz tydzień tygodnie tygodni
duration-examples = 48h|3d|30m

## A game looks for players

lobby-expired = W partii **{ $name }** nie zebrało się na czas dość graczy, więc ją zamykam. Kto chce, może otworzyć nową: `{ $new }`
lobby-abandoned = Partia **{ $name }** nie ma już mistrza gry, więc ją zamykam. Kto chce, może otworzyć nową: `{ $new }`
lobby-closed = Partia **{ $name }** jest zamknięta.
lobby-open = **{ $name }**: szukamy graczy. { $variant }.
lobby-full = **{ $name }**: wszystkie miejsca są zajęte ({ $needed }). { $variant }.
lobby-joined =
    { $count ->
        [0] Nikogo jeszcze nie ma. Potrzebni gracze: { $needed }.
       *[other] { $count } z { $needed }: { LIST($names) }
    }
lobby-assigned = Mistrz gry przydzielił mocarstwa: { LIST($seats) }
lobby-waiting = Na liście oczekujących: { LIST($names) }
lobby-how = Aby dołączyć, napisz `{ $join }`.
lobby-react = Aby zająć miejsce, dodaj reakcję ✋ albo napisz `{ $join }`.
lobby-master = Mistrz gry: { $name }
settings-changed = Mistrz gry zmienił zasady partii **{ $name }**. Teraz:
settings-before = Już nie obowiązuje:
settings-unchanged = Nic się nie zmieniło: w partii **{ $name }** już tak jest. Wszystkie zasady pokazuje `{ $rules }`; tak zmienisz jedną z nich: `{ $example }`
lobby-confirming = Zaczynamy, gdy wszyscy potwierdzą, że grają. Ostateczny termin: { $deadline }. Jeszcze bez odpowiedzi: { LIST($names) }
lobby-sealed = Losowanie mocarstw jest zapieczętowane; skrót (hash) ziarna: `{ $hash }`
lobby-coin = Rzut monetą też jest zapieczętowany; skrót (hash) ziarna: `{ $hash }`
welcome-wishes = Jeśli wolisz któreś mocarstwa, napisz na przykład `{ $prefer } { POWERS($powers, join: "comma") }`, zaczynając od ulubionego. Przed losowaniem nikt tego nie widzi.
waiting =
    { $place ->
        [1] W partii **{ $name }** nie ma wolnych miejsc. Jesteś na początku listy oczekujących: jeśli ktoś zrezygnuje, miejsce będzie twoje.
       *[other] W partii **{ $name }** nie ma wolnych miejsc. Twój numer na liście oczekujących: { $place }. Jeśli ktoś zrezygnuje, lista się przesunie.
    }
waiting-begun =
    { $place ->
        [1] Partia **{ $name }** już trwa. Jesteś na początku listy oczekujących: napiszę, gdy będzie miejsce do przejęcia.
       *[other] Partia **{ $name }** już trwa. Twój numer na liście oczekujących: { $place }. Napiszę, gdy będzie miejsce do przejęcia.
    }
moved-up = Dobra wiadomość: w partii **{ $name }** zwolniło się miejsce i jest twoje ({ $joined } z { $needed }).
stopped-waiting = Nie czekasz już na miejsce w partii **{ $name }**.
wishes = Zapisane, od ulubionego: { POWERS($powers, join: "comma") }. Możesz to zmienić, dopóki partia się nie zacznie.
wishes-none = Zapisane: każde mocarstwo ci odpowiada. Jeśli jednak któreś wolisz: `{ $prefer } { POWERS($powers, join: "comma") }`
confirm = W partii **{ $name }** wszystkie miejsca są zajęte. Grasz? Zaczniemy, gdy tylko wszyscy potwierdzą. Ostateczny termin: { $deadline }; kto do tego czasu nie odpowie, traci miejsce.
confirm-assigned = Mistrz gry przydzielił ci { POWERS($powers, form: "acc") }.
confirmed =
    { $awaited ->
        [0] Dziękuję. Są wszyscy, zaczynamy.
        [one] Dziękuję. Brakuje jeszcze jednej odpowiedzi.
       *[other] Dziękuję. Brakuje jeszcze { $awaited } odpowiedzi.
    }
dropped = Nie było od ciebie odpowiedzi, więc twoje miejsce w partii **{ $name }** zajął ktoś inny albo jest znowu wolne. Jeśli nadal chcesz grać: `{ $join }` na kanale.
shared = { $name } prowadzi teraz { POWERS($powers, form: "acc") }.
started-secret = Gracze: { LIST($names) }. Kto prowadzi które mocarstwo, pozostaje tajemnicą do końca.

## How the powers were drawn

drawn-title = **Jak losowano mocarstwa**
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (życzenia: { POWERS($wishes, join: "comma") })
drawn-by-hand = { $place }. { $name }: { POWERS($powers) } (przydział mistrza gry)
drawn-check = Każdy może to sprawdzić: wystarczy podać załączony plik poleceniu `dragoman draw --verify`.

## What isn't possible

terms-dont-fit = Partii jeszcze nie ma, bo coś się nie zgadza:
changes-dont-fit = Nic się jeszcze nie zmieniło, bo coś się nie zgadza:
players-classic = Na klasycznej mapie gra 2, 3a, 3b, 4, 5, 6 albo 7 osób (we troje na dwa sposoby).
players-other = { $variant }: liczba graczy musi wynosić { $needed }.
won-by-units = W partii dla dwóch graczy do zwycięstwa potrzeba 24 jednostek, więc nie można ustawić liczby centrów.
skips-nothing = Dni wolne można pominąć tylko przy terminach w stałe dni tygodnia, na przykład { $example }.
no-effect-path = Opcji { $option } nie można ustawić: rozkazy nie podają tu trasy konwoju, więc nic by to nie zmieniło.
no-effect-coast = Opcji { $option } nie można ustawić: gdy możliwe są dwa wybrzeża, a rozkaz żadnego nie podaje, zawsze pytam.
no-effect-nationality = Opcji { $option } nie można ustawić: rozkazy nie muszą tu podawać, do kogo należy jednostka.
no-effect-sets = Opcji { $option } nie można ustawić: późniejsza wiadomość zawsze zastępuje to, co wcześniejsza mówiła o tej samej jednostce.
no-effect-builds = Opcji { $option } nie można ustawić: bez rozkazu budowy żadna jednostka nie powstaje.
no-wishes = W tej partii o mocarstwach decyduje tylko los; życzeń się nie zgłasza.
nothing-to-confirm = Teraz nie ma czego potwierdzać.
confirmed-before = To potwierdzenie dotyczyło poprzednich zasad. Od tego czasu się zmieniły: sprawdź je i potwierdź jeszcze raz.
nothing-drawn = Nie ma losowania do sprawdzenia: jeszcze się nie odbyło albo pozostaje tajne do końca.

## Who plays what

players-title = **Gracze w partii { $name }**
players-joined = Zgłosili się dotąd: { LIST($names) }
players-nobody = Nikt się jeszcze nie zgłosił.
players-not-shown = W partii anonimowej dopiero na końcu widać, kto gra.
players-offered = Do przejęcia poleceniem `{ $take }`: { POWERS($powers) }
tenures-title = Zmiany graczy:
tenure-moment = { $phase } ({ $day })
tenure-until = { POWERS($power) }: { $name }, do: { $to }
tenure-since = { POWERS($power) }: { $name }, od: { $from }
tenure-from-to = { POWERS($power) }: { $name }, od: { $from }; do: { $to }
parts-title = **Kto co robił w partii { $name }**
parts-others = Zastępcy, obserwatorzy i rozkazy wpisane za innych:
part-deputised = { POWERS($powers) }: zastępstwo – { $name } ({ LIST($times) })
part-watched = Obserwacja: { $name } ({ LIST($times) })
part-saw-all = Wgląd we wszystkie rozkazy i rozmowy: { $name } ({ LIST($times) })
part-entered = { POWERS($powers) }: rozkazy wpisane za gracza – { $name } ({ LIST($times) })
part-from-to = { $from } – { $to }
parts-more = … i jeszcze { $count }; wszystko jest w wyeksportowanym tekście: `{ $export }`

## Commands

command-prefer = wolę
    .also = życzenia | preferencje
    .about = Powiedz, które mocarstwa wolisz, zaczynając od ulubionego
command-confirm = potwierdzam
    .also = obecny | obecna
    .about = Potwierdź, że grasz, gdy wszystkie miejsca są zajęte
command-rules = zasady
    .also = reguły
    .about = Wszystkie zasady tej partii
command-lots = losowanie
    .about = Jak losowano mocarstwa, do sprawdzenia
command-assign = przydziel
    .also = przypisz
    .about = Mistrz gry: przydziel graczowi mocarstwo, zanim partia się zacznie
command-players = gracze
    .about = Kto prowadzi które mocarstwo
parameter-prefer = życzenia
    .about = Mocarstwa, które wolisz, od ulubionego: Włochy, Francja
action-wait = Na listę oczekujących
action-rules = Zasady tej partii
action-assignment = Jak losowano
action-confirm = Gram
action-give-up = Muszę zrezygnować

receipt-of = **{ POWER($power) }** · { $said }

rematch-open = **{ $name }**, rewanż za partię { $before }, szuka graczy: te same zasady, ten sam kanał, mocarstwa losowane na nowo. Jeśli chcesz zagrać jeszcze raz, zajmij miejsce. Drugi raz nie zapytam.
no-rematch-not-over = Rewanż będzie możliwy, gdy ta partia się skończy.
no-rematch-practice = Partia próbna nie ma rewanżu. Nową otworzysz tak: `{ $new }`
no-rematch-too-late = Rewanż jest możliwy przez { $days ->
    [one] 1 dzień
   *[other] { $days } dni
    } od końca partii. Nową partię otworzysz tak: `{ $new }`

command-rematch = rewanż
    .also = jeszcze-raz
    .about = Zagraj jeszcze raz: otwórz nową partię na tych samych zasadach
action-rematch = Rewanż

## A game is prepared

draft = Tak będzie wyglądać partia. Na razie nic nie zostało utworzone.
draft-named = **{ $name }** · { $variant }.
draft-unnamed = Jeszcze bez nazwy · { $variant }.
draft-typed = Wszystko można też wpisać: `{ $example }`
draft-react = Wybierz reakcją na tę wiadomość.
draft-which = Co chcesz zmienić?
draft-value = **{ $setting }**: { $about }
draft-created = Partia **{ $name }** została utworzona.
draft-dropped = Żadna partia nie została utworzona.
no-draft = Ten podgląd jest już nieaktualny albo należy do kogoś innego. Zacznij od nowa: `{ $new }`.
draft-form = Wszystkie ustawienia, tak jak się je wpisuje

## Chosen by buttons

choose-language = W jakim języku mam z tobą rozmawiać?
choose-timezone = Twoja strefa czasowa to { $now }. Wybierz inną albo wpisz dowolną, na przykład `{ $timezone } Europe/Lisbon`.
choose-wishes = Które mocarstwo najbardziej ci odpowiada?
choose-wishes-more = Na razie, od ulubionego: { POWERS($powers, join: "comma") }. Które następne?
choose-talk = Z kim chcesz porozmawiać? Możesz też coś zaproponować: każdy przeczyta to w swoim języku.
choose-talk-several = Kto ma być z tobą w pokoju?
choose-talk-more = W pokoju z tobą: { POWERS($powers) }. Ktoś jeszcze?
