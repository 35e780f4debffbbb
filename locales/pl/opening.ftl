### Przed rozpoczęciem gry i to, co się losuje.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**Moneta rzucona. Włochy dołączają do gracza { $name }**; teraz prowadzi on: { POWERS($powers) }.
    Ziarno monety: `{ $seed }`, ostatnie zdarzenie przed rzutem: `{ $event }`.

## Words that are read, never said: the days of the week from Monday, with their other forms behind them

weekdays-read = pn pon poniedziałek poniedzialek|wt wtorek|śr sr środa sroda|czw cz czwartek|pt piątek piatek|sob sb sobota|nd niedz ndz niedziela
every-day-read = codziennie
# Words between days and hours
filler-read = o i w
units-read = jednostki jednostek
centres-read = źródła zrodla centra
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sek sekunda sekundę sekundy sekund|m min minuta minutę minuty minut|g godz godzina godzinę godziny godzin|d dzień dni doba dobę doby dób|tydz tydzień tygodnie tygodni

## Szukamy graczy

lobby-expired = W grze **{ $name }** nie zebrało się na czas dość graczy, więc ją zamykam. Kto chce, może otworzyć nową: `{ $new }`
lobby-closed = Gra **{ $name }** jest zamknięta.
lobby-open = **{ $name }** szuka graczy: { $variant }.
lobby-full = **{ $name }**: wszystkie miejsca są zajęte ({ $needed }). { $variant }.
lobby-joined =
    { $count ->
        [0] Nikogo jeszcze nie ma; potrzeba { $needed }.
       *[other] { $count } z { $needed }: { LIST($names) }
    }
lobby-waiting = Na liście oczekujących: { LIST($names) }
lobby-confirming = Zaczynamy, gdy wszyscy potwierdzą obecność, najpóźniej { $deadline }. Czekamy na: { LIST($names) }
lobby-sealed = Losowanie mocarstw jest zapieczętowane: `{ $hash }`
lobby-coin = Moneta też jest zapieczętowana: `{ $hash }`
welcome-wishes = Jeśli wolisz któreś mocarstwa, napisz na przykład `{ $prefer } { $powers }`, od najbardziej pożądanego. Przed losowaniem nikt tego nie widzi.
waiting =
    { $place ->
        [1] W grze **{ $name }** nie ma wolnych miejsc. Jesteś na początku listy oczekujących: jeśli ktoś zrezygnuje, jego miejsce jest twoje.
       *[other] W grze **{ $name }** nie ma wolnych miejsc. Twój numer na liście oczekujących: { $place }. Jeśli ktoś zrezygnuje, lista się przesunie.
    }
waiting-begun =
    { $place ->
        [1] Gra **{ $name }** już trwa. Jesteś na początku listy oczekujących: napiszę, gdy będzie miejsce do przejęcia.
       *[other] Gra **{ $name }** już trwa. Twój numer na liście oczekujących: { $place }. Napiszę, gdy będzie miejsce do przejęcia.
    }
moved-up = Dobra wiadomość: w grze **{ $name }** zwolniło się miejsce i jest twoje ({ $joined } z { $needed }).
stopped-waiting = Nie czekasz już na miejsce w grze **{ $name }**.
wishes = Zapisane, od najbardziej pożądanego: { POWERS($powers, join: "comma") }. Możesz to zmienić, dopóki gra się nie zacznie.
wishes-none = Zapisane: każde mocarstwo ci odpowiada. Jeśli jednak któreś wolisz: `{ $prefer } { $powers }`
confirm = W grze **{ $name }** wszystkie miejsca są zajęte. Grasz? Zaczniemy, gdy tylko wszyscy potwierdzą, najpóźniej { $deadline }; kto do tego czasu nie odpowie, traci miejsce.
confirmed =
    { $awaited ->
        [0] Dziękuję. Są wszyscy, zaczynamy.
        [one] Dziękuję. Brakuje jeszcze jednej odpowiedzi.
        [few] Dziękuję. Brakuje jeszcze { $awaited } odpowiedzi.
       *[many] Dziękuję. Brakuje jeszcze { $awaited } odpowiedzi.
    }
dropped = Nie było od ciebie odpowiedzi, więc twoje miejsce w grze **{ $name }** zajął ktoś inny albo jest znowu wolne. Jeśli nadal chcesz grać: `{ $join }` na kanale.
shared = { $name } prowadzi teraz: { POWERS($powers) }.
started-secret = Gracze: { LIST($names) }. Kto czym gra, pozostaje tajemnicą do końca.

## Jak losowano mocarstwa

drawn-title = **Jak losowano mocarstwa**
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (życzenia: { POWERS($wishes, join: "comma") })
drawn-check = Każdy może to sprawdzić: wystarczy podać następny wiersz programowi `dragoman draw --verify`.

## Czego się nie da

terms-dont-fit = Gry jeszcze nie ma, bo coś się nie zgadza:
players-classic = Na klasycznej planszy gra 2, 3a, 3b, 4, 5, 6 albo 7 osób (we troje na dwa sposoby).
players-other = { $variant }: liczba graczy to { $needed }, nie mniej i nie więcej.
won-by-units = W grze dla dwojga wygrywają 24 jednostki, nie można więc umówić się na inną liczbę źródeł.
# $option (String) "4.A.6"
no-effect-path = Na { $option } nie można się umówić: rozkazy nie podają tu trasy konwoju, więc nic by z tego nie wynikało.
no-effect-coast = Na { $option } nie można się umówić: kto nie poda, o które z dwóch wybrzeży chodzi, zawsze dostaje pytanie.
no-effect-nationality = Na { $option } nie można się umówić: nikt nie musi tu podawać, do kogo należy jednostka.
no-effect-sets = Na { $option } nie można się umówić: późniejsza wiadomość zawsze zastępuje to, co wcześniejsza mówiła o tej samej jednostce.
no-effect-builds = Na { $option } nie można się umówić: jednostka, której nikt nie każe zbudować, nigdy nie powstaje.
no-wishes = W tej grze o mocarstwach decyduje tylko los; życzeń się nie zgłasza.
nothing-to-confirm = Teraz nie ma czego potwierdzać.
nothing-drawn = Nie ma losowania do sprawdzenia: jeszcze się nie odbyło albo pozostaje tajne do końca.

## Polecenia

command-prefer = wolę
    .also = życzenia | preferencje
    .about = Powiedz, które mocarstwa wolisz, od najbardziej pożądanego
command-confirm = potwierdzam
    .also = obecny | obecna
    .about = Potwierdź, że grasz, gdy wszystkie miejsca są zajęte
command-rules = zasady
    .also = reguły
    .about = Wszystkie zasady tej gry
command-lots = losowanie
    .about = Jak losowano mocarstwa, do sprawdzenia
parameter-prefer = życzenia
    .about = Mocarstwa, które wolisz, od najbardziej pożądanego: Włochy, Francja
action-wait = Na listę oczekujących
action-rules = Zasady tej gry
action-confirm = Gram
action-give-up = Muszę zrezygnować

receipt-of = **{ POWER($power) }** · { $said }
