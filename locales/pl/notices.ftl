### What the bot says of its own accord or in answer. `**bold**` and `` `code` `` are shown as such; line breaks stay.

## A game looks for players

created = Partia **{ $name }** jest otwarta. Gracze dołączają przyciskiem pod ogłoszeniem.
created-begun = Partia **{ $name }** już trwa, a wszystkie miejsca są twoje.
seated = Masz miejsce ({ $joined } z { $needed }). Właśnie napisałem do ciebie prywatnie: tam wydajesz rozkazy.
welcome =
    Cześć! Masz miejsce w partii **{ $name }** ({ $joined } z { $needed }).
    Gdy partia się zacznie, pisz tu rozkazy, po jednym w wierszu. Nikt inny ich nie widzi. Rozmawiamy po polsku; inny język wybierzesz, pisząc { LIST($languages) }.
welcome-begun =
    Cześć! Masz miejsce w partii **{ $name }** ({ $joined } z { $needed }).
    Pisz tu rozkazy, po jednym w wierszu. Nikt inny ich nie widzi. Rozmawiamy po polsku; inny język wybierzesz, pisząc { LIST($languages) }.
left = Twoje miejsce w partii **{ $name }** jest znowu wolne.

## The game begins

started =
    { "" }**{ $name }: zaczynamy**
    { $sitting }
    Termin rozkazów: { $deadline }. Wysyłajcie mi je w prywatnych wiadomościach.
started-elsewhere =
    { "" }**{ $name }: partia się zaczyna**
    { $sitting }
your-powers =
    { "" }**{ $name }**: prowadzisz **{ POWERS($powers, form: "acc") }**.
    Twoje jednostki: { LIST($units) }
    Napisz na przykład: `{ $example }`
    Termin rozkazów: { $deadline }.
steps-order = Co dalej: napisz tu rozkaz dla każdej jednostki, a potem `{ $ready }`. Gdy wszyscy będą gotowi, a najpóźniej w terminie, wszystkie rozkazy zostaną wykonane jednocześnie i dostaniesz wyniki.
steps-order-waits = Co dalej: napisz tu rozkaz dla każdej jednostki. W terminie wszystkie rozkazy zostaną wykonane jednocześnie i dostaniesz wyniki.
steps-ready = Teraz napisz `{ $ready }` albo naciśnij przycisk. Wyniki dostaniesz, gdy tylko wszyscy będą gotowi.
steps-done = Do wyników nie musisz już nic robić.

## Orders

receipt-all =
    { $wanted ->
        [one] Mam twój rozkaz.
       *[other] Mam komplet rozkazów ({ $wanted }).
    }
receipt-all-but =
    { $wanted ->
        [one] Nie wszystko dało się zapisać, ale mam twój rozkaz.
       *[other] Nie wszystko dało się zapisać, ale mam komplet rozkazów ({ $wanted }).
    }
receipt-some =
    { $wanted ->
        [one] Nie mam jeszcze twojego rozkazu.
       *[other] Mam { $stored } z { $wanted } rozkazów.
    }
receipt-nothing = Niczego z tego nie udało się zapisać.
receipt-to-talk = To czytam tylko ja. Rozmowę z innym mocarstwem zaczynasz tak: `{ $talk } { POWER($power) }`, a list tak: `{ $example }`
receipt-command-undone = Polecenie `{ $command }` nie zostało wykonane: wyślij je w osobnej wiadomości.
receipt-letter-unsent = Nic nie zostało wysłane do { POWERS($to, form: "gen") }: napisz to w osobnej wiadomości.
receipt-adjustment =
    { $wanted ->
        [one] Mam twój rozkaz.
       *[other] Mam { $stored } z { $wanted } rozkazów.
    }
receipt-missing =
    { $count ->
        [one] Jeszcze bez rozkazu: { LIST($units) } (jeśli nic nie przyślesz, broni się).
       *[other] Jeszcze bez rozkazów: { LIST($units) } (jeśli nic nie przyślesz, bronią się).
    }
receipt-missing-retreat =
    { $count ->
        [one] Do rozstrzygnięcia: { LIST($units) } (jeśli nic nie przyślesz, zostanie rozwiązana).
       *[other] Do rozstrzygnięcia: { LIST($units) } (jeśli nic nie przyślesz, zostaną rozwiązane).
    }
receipt-due =
    { $count ->
        [one] Brakuje jeszcze jednego rozkazu.
       *[other] Brakuje jeszcze { $count } rozkazów.
    }
receipt-deadline = Wszystko można jeszcze zmienić. Termin: { $deadline }.
receipt-deadline-early = Są wszystkie rozkazy, więc na poprawki czekam krócej: do czasu, gdy wszyscy będą gotowi. Termin: { $deadline }.
receipt-deadline-paused = Wszystko można jeszcze zmienić: partia jest wstrzymana.
header-mismatch = „{ $header }” to inna faza albo inne mocarstwo: teraz trwa faza „{ $phase }”, a ty prowadzisz { POWER($power, form: "acc") }. Z tej wiadomości niczego nie zapisałem. Jeśli miała dotyczyć tej fazy, wyślij ją jeszcze raz bez nagłówka.
message-removed = Twoja wiadomość zniknęła, ale to, co z niej zapisałem, nadal obowiązuje. `{ $clear }` anuluje wszystkie twoje rozkazy.
cleared = Wszystkie twoje rozkazy na tę fazę są anulowane ({ POWER($power) }).
receipt-unready = Twoja gotowość po tej zmianie już nie obowiązuje, więc znów na ciebie czekam. Kiedy skończysz, napisz `{ $ready }`.
orders-title = Twoje rozkazy ({ POWER($power) }):
orders-none = Nie mam jeszcze od ciebie rozkazów.
orders-open = Czekam na nie. Termin: { $deadline }.
orders-open-paused = Partia jest wstrzymana, ale możesz je już wysłać.
orders-closed = Czas minął: twoich rozkazów nie można już zmieniać.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Dziękuję. Wszyscy są gotowi.
        [one] Dziękuję. Czekamy jeszcze na jedno mocarstwo.
        [few] Dziękuję. Czekamy jeszcze na { $awaited } mocarstwa.
       *[other] Dziękuję. Czekamy jeszcze na { $awaited } mocarstw.
    }
ready-missing =
    { COUNT($units) ->
        [one] Bez rozkazu będzie się bronić: { LIST($units) }.
       *[other] Bez rozkazów będą się bronić: { LIST($units) }.
    }
ready-missing-retreat =
    { COUNT($units) ->
        [one] Bez rozkazu zostanie rozwiązana: { LIST($units) }.
       *[other] Bez rozkazów zostaną rozwiązane: { LIST($units) }.
    }
ready-asked-units =
    { COUNT($units) ->
        [one] { LIST($units) } nie ma jeszcze rozkazu i będzie się bronić. Mimo to gotowe?
       *[other] Żadna z twoich jednostek nie ma jeszcze rozkazu; wszystkie będą się bronić: { LIST($units) }. Mimo to gotowe?
    }
ready-asked-builds =
    { $count ->
        [one] Możesz zbudować jeszcze jedną jednostkę, a nie została wybrana. Mimo to gotowe?
        [few] Możesz zbudować jeszcze { $count } jednostki, a nie zostały wybrane. Mimo to gotowe?
       *[other] Możesz zbudować jeszcze { $count } jednostek, a nie zostały wybrane. Mimo to gotowe?
    }
unready-noted = Dobrze, masz czas do terminu.

## Who is awaited

status =
    { "" }**{ CAPITAL($phase) }** · mocarstwa z rozkazami: { $sent } z { $all }
deadline-line = Termin: { $deadline }
latest-line = Najpóźniej, cokolwiek się stanie: { $latest }
deadline-line-early = Termin: { $deadline }, wcześniejszy, bo są już wszystkie rozkazy. Jeśli wszyscy będą gotowi, gramy dalej od razu.
deadline-none = Brak terminu: partia jest wstrzymana.
status-powers = Czekamy na „gotowe” od { POWERS($powers, form: "gen") }.
status-none = Wszyscy są gotowi.

## Results

results-title = **{ CAPITAL($phase) }** · udane rozkazy: { $done } z { $all }
results-title-adjustment = **{ CAPITAL($phase) }**
results-nothing = **{ CAPITAL($phase) }** · nikt nie przysłał rozkazów
results-no-orders = Nie ma rozkazów { POWERS($powers, form: "gen") }
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Ty**: { $orders }
results-next = Teraz: **{ $phase }**, termin rozkazów: { $deadline }.
results-next-ready = Teraz: **{ $phase }**, termin rozkazów: { $deadline }; wcześniej, jeśli wszyscy będą gotowi.
results-next-at-once = Teraz: **{ $phase }**. Nikt nie ma tu nic do rozstrzygnięcia, więc od razu gramy dalej.
results-centres = Centra zaopatrzenia: { LIST($centres) }
results-unowned = Jeszcze niczyje: { LIST($places) }
results-builds = Do zbudowania: { LIST($powers) }
results-disbands = Do rozwiązania: { LIST($powers) }
results-nothing-due = Nic do rozstrzygnięcia: { POWERS($powers) }
due-of = { POWER($power) } { $number }
results-destroyed =
    { COUNT($units) ->
        [one] Rozbita, bo nie miała
       *[other] Rozbite, bo nie miały
    } dokąd się wycofać: { LIST($units) }.
why-destroyed = Jednostka nie miała dokąd się wycofać, więc została rozbita.
results-eliminated = **Koniec gry dla { POWERS($powers, form: "gen") }**: nie ma już jednostek ani centrów.
results-you-eliminated = Nie masz już jednostek ani centrów: to dla ciebie koniec gry. Dziękuję za udział! Gdy jakieś miejsce będzie do przejęcia, wrócisz poleceniem `{ $take }`; po `{ $leave }` nie będę już pisać do ciebie o tej partii.
centres-of = { POWER($power) } { $number }
decide-retreat = Twoja jednostka { $unit } została wyparta.
decide-retreat-by = Twoja jednostka { $unit } została wyparta przez { $by } ({ POWER($power) }), siły { $attack } : { $against }.
decide-retreat-by-supported = Twoja jednostka { $unit } została wyparta przez { $by } ({ POWER($power) }), siły { $attack } : { $against }, przy wsparciu: { LIST($supports) }.
decide-retreat-where = Dokąd się wycofuje? { LIST($options) }
decide-retreat-closed = Niedostępne: { LIST($places) }.
retreat-occupied = { PROVINCE($place) } (stoi tam jednostka { POWER($power, form: "gen") })
retreat-attackers-origin = { PROVINCE($place) } (stamtąd wyszedł atak)
retreat-standoff = { PROVINCE($place) } (była tam blokada)
decide-retreat-end = Bez odpowiedzi w terminie jednostka zostanie rozwiązana. Termin: { $deadline }.
decide-retreat-end-paused = Partia jest wstrzymana. Jeśli po wznowieniu nie odpowiesz w terminie, jednostka zostanie rozwiązana.
decide-build =
    { $count ->
        [one] Możesz zbudować jedną jednostkę. Do wyboru: { LIST($sites) }
        [few] Możesz zbudować { $count } jednostki. Do wyboru: { LIST($sites) }
       *[other] Możesz zbudować { $count } jednostek. Do wyboru: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] Musisz rozwiązać jedną jednostkę.
        [few] Musisz rozwiązać { $count } jednostki.
       *[other] Musisz rozwiązać { $count } jednostek.
    }
decide-remove-without =
    { COUNT($units) ->
        [one] Jeśli nic nie przyślesz, zostanie rozwiązana: { LIST($units) }.
       *[other] Jeśli nic nie przyślesz, zostaną rozwiązane: { LIST($units) }.
    }
decide-end = Napisz na przykład `{ $example }`. Termin: { $deadline }.
decide-end-paused = Napisz na przykład `{ $example }`. Partia jest wstrzymana; możesz to wysłać już teraz.
reminder = Zbliża się termin: { $deadline }. Jeszcze bez rozkazów: { LIST($missing) }
finished-win = **{ $name }: koniec partii.** Zwycięstwo: { LIST($winners) }. Gratulacje! Dziękuję wszystkim za grę.
finished-solo = **{ $name }: koniec partii.** Samodzielne zwycięstwo: { LIST($winners) }. Gratulacje! Dziękuję wszystkim za grę.
finished-draw = **{ $name }: koniec partii.** Remis: { LIST($winners) }. Dziękuję wszystkim za grę.
finished-shared = **{ $name }: koniec partii.** Wspólne zwycięstwo: { LIST($winners) }. Gratulacje! Dziękuję wszystkim za grę.
finished-off = **{ $name }: koniec partii**, bez wyniku. Dziękuję wszystkim za grę.
finished-rooms = Prywatne pokoje są już zamknięte; można je czytać jeszcze co najmniej { $days ->
    [one] 1 dzień
   *[other] { $days } dni
    }.
ended-by-centres =
    { POWER($power) } { POWER($power, form: "number") ->
        [plural] mają
       *[singular] ma
    } { $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
       *[other] { $centres } centrów
    } zaopatrzenia; do zwycięstwa potrzeba { $needed }.
ended-by-goal =
    { POWER($power) } { POWER($power, form: "number") ->
        [plural] mają
       *[singular] ma
    } { COUNT($centres) ->
        [one] centrum zaopatrzenia, które daje zwycięstwo
       *[other] wszystkie centra zaopatrzenia, które dają zwycięstwo
    }: { LIST($centres) }.
ended-by-units =
    { $units ->
        [one] Zwycięska strona ma { $units } jednostkę.
        [few] Zwycięska strona ma { $units } jednostki.
       *[other] Zwycięska strona ma { $units } jednostek.
    }
ended-by-draw = Tak zdecydowano w głosowaniu.
ended-by-joint-victory = Tak zdecydowano w głosowaniu: wygrywają wspólnie wszyscy, którzy mają jeszcze jednostki.
ended-by-concession = Wszyscy pozostali uznali w głosowaniu to zwycięstwo.
ended-by-year-centres = Zgodnie z umową rok { $year } był ostatni: wygrywa, kto ma najwięcej centrów; przy równej liczbie zwycięstwo jest wspólne.
ended-by-year-units = Zgodnie z umową rok { $year } był ostatni: wygrywa, kto ma najwięcej jednostek; przy równej liczbie zwycięstwo jest wspólne.
ended-by-hour-centres = Umówiony czas minął: wygrywa, kto ma najwięcej centrów; przy równej liczbie zwycięstwo jest wspólne.
ended-by-hour-units = Umówiony czas minął: wygrywa, kto ma najwięcej jednostek; przy równej liczbie zwycięstwo jest wspólne.
final-length = Rozegrane fazy: { $count }, { $from } – { $to }.
final-length-time = Rozegrane fazy: { $count }, { $from } – { $to }. Czas: { $time }.
final-row = - **{ POWER($power) }** ({ $name }): { LIST($facts) }
final-row-nobody = - **{ POWER($power) }**: { LIST($facts) }
final-centres =
    { $count ->
        [one] { $count } centrum
        [few] { $count } centra
       *[other] { $count } centrów
    }
final-eliminated = odpada w { $year } r.
final-missed =
    { $count ->
        [one] jedna faza bez rozkazów
        [few] { $count } fazy bez rozkazów
       *[other] { $count } faz bez rozkazów
    }
scores-title = Punkty, zaokrąglone:
score-of = { POWER($power) } { $points }
score-of-tenths = { POWER($power) } { $points },{ $tenths }
scores-draw-size = - równy podział remisu: { LIST($scores) }
scores-sum-of-squares = - suma kwadratów: { LIST($scores) }
scores-c-diplo = - C-Diplo: { LIST($scores) }
scores-dixie = - Dixie: { LIST($scores) }
map-now = **{ CAPITAL($phase) }**

## Press

space-about = Wszystkie pokoje tej partii w jednym miejscu. Zapraszam tu jej graczy; nikt tu nie pisze.
room-opened = To prywatny pokój: { LIST($members) }. Inni gracze nie mogą tu czytać; może to robić administrator serwera.
room-opened-master = To prywatny pokój: { LIST($members) }. Zgodnie z zasadami tej partii może tu czytać także mistrz gry; może to robić również administrator serwera.
room-opened-encrypted = To prywatny, szyfrowany pokój: { LIST($members) }. Poza wami mogę tu czytać tylko ja, a przeze mnie ten, kto mnie prowadzi. Ten, kto prowadzi wasz serwer Matrix, mógłby to robić tylko po zalogowaniu się na wasze konto.
room-opened-encrypted-master = To prywatny, szyfrowany pokój: { LIST($members) }. Zgodnie z zasadami tej partii może tu czytać także mistrz gry. Poza wami mogę tu czytać tylko ja, a przeze mnie ten, kto mnie prowadzi. Ten, kto prowadzi wasz serwer Matrix, mógłby to robić tylko po zalogowaniu się na wasze konto.
room-opened-page = To prywatny pokój: { LIST($members) }. Poza wami może tu czytać tylko ten, kto prowadzi tę stronę. Wpisy są przechowywane przez 365 dni.
room-opened-page-master = To prywatny pokój: { LIST($members) }. Zgodnie z zasadami tej partii może tu czytać także mistrz gry, a poza tym tylko ten, kto prowadzi tę stronę. Wpisy są przechowywane przez 365 dni.
room-translates = Pełne rozkazy podaję każdemu w jego zapisie, a codzienne zdania („Powodzenia!”) w jego języku.
room-translates-mentions = Gdy oznaczysz mnie w wiadomości, pełne rozkazy z niej podaję każdemu w jego zapisie. Tylko dla siebie: menu wiadomości › Aplikacje › „{ $menu }”.
press-keeps-statements = Wypowiedzi takie jak `{ $example }` przechowuję do 30 dni po końcu partii.
room-entered = Do tego pokoju dodano kogoś, kto nie powinien tu być. Ta osoba już tu nie czyta; mogła jednak przeczytać wszystko, co było tu do tej pory.
room-entered-power = Do tego pokoju dodano gracza prowadzącego { POWERS($powers, form: "acc") }. Już go tu nie ma; mógł jednak przeczytać wszystko, co było tu do tej pory.
room-entered-locked = W tym pokoju jest ktoś, kto nie powinien tu być, a ja nie mogę tej osoby usunąć. Może tu wszystko czytać, więc zamknąłem pokój: nikt nie może tu pisać, a ja zamiast tego doręczam listy. Gdy tej osoby już tu nie będzie, `{ $talk }` otworzy pokój znowu.
room-entered-power-locked = W tym pokoju jest gracz prowadzący { POWERS($powers, form: "acc") }, który nie powinien tu być, a ja nie mogę go usunąć. Może tu wszystko czytać, więc zamknąłem pokój: nikt nie może tu pisać, a ja zamiast tego doręczam listy. Gdy tego gracza już tu nie będzie, `{ $talk }` otworzy pokój znowu.
room-entered-open = W tym pokoju jest ktoś, kto nie powinien tu być, a ja nie mogę ani usunąć tej osoby, ani zamknąć pokoju. Czyta ona wszystko, co tu piszecie, więc nie piszcie tu więcej: zamiast tego doręczam listy. Gdy tej osoby już tu nie będzie, `{ $talk }` otworzy pokój znowu.
room-entered-power-open = W tym pokoju jest gracz prowadzący { POWERS($powers, form: "acc") }, który nie powinien tu być, a ja nie mogę ani go usunąć, ani zamknąć pokoju. Czyta on wszystko, co tu piszecie, więc nie piszcie tu więcej: zamiast tego doręczam listy. Gdy tego gracza już tu nie będzie, `{ $talk }` otworzy pokój znowu.
room-put-out = Moderator usunął z tego pokoju gracza prowadzącego { POWERS($powers, form: "acc") }. `{ $talk }` wpuści go z powrotem.
room-back = Gracz prowadzący { POWERS($powers, form: "acc") } opuścił serwer i wrócił: znów ma dostęp do tego pokoju.
room-let-in = Gracz prowadzący { POWERS($powers, form: "acc") } ma teraz dostęp do tego pokoju.
room-silent = Cisza: do końca tej fazy się nie negocjuje.
room-open = Można znowu rozmawiać.
room-closed = Partia się skończyła: nie można tu już pisać. Pokój można czytać jeszcze co najmniej { $days ->
    [one] 1 dzień
   *[other] { $days } dni
    }.
talking = Twój pokój jest otwarty: { LIST($with) }.
in-your-notation =
    { $count ->
        [0] { $language }: { LIST($orders) }
        [one] { $language }: { LIST($orders) } (jeszcze jeden rozkaz nie jest przełożony)
        [few] { $language }: { LIST($orders) } (jeszcze { $count } rozkazy nie są przełożone)
       *[many] { $language }: { LIST($orders) } (jeszcze { $count } rozkazów nie jest przełożonych)
    }
in-your-notation-of =
    { $language }: { COUNT($orders) ->
        [one] Rozkaz { POWERS($powers, form: "gen") } w twoim zapisie
       *[other] Rozkazy { POWERS($powers, form: "gen") } w twoim zapisie
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(jeszcze jeden rozkaz nie jest przełożony)
        [few] { " " }(jeszcze { $count } rozkazy nie są przełożone)
       *[many] { " " }(jeszcze { $count } rozkazów nie jest przełożonych)
    }
in-your-notation-in =
    { $language }: { COUNT($orders) ->
        [one] Rozkaz z wiadomości { POWERS($powers, form: "gen") } w twoim zapisie
       *[other] Rozkazy z wiadomości { POWERS($powers, form: "gen") } w twoim zapisie
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(jeszcze jeden rozkaz nie jest przełożony)
        [few] { " " }(jeszcze { $count } rozkazy nie są przełożone)
       *[many] { " " }(jeszcze { $count } rozkazów nie jest przełożonych)
    }
in-your-words = { $language }: { $sentences }

## Preferences and help

language-set = Od teraz mówię do ciebie po polsku.
timezone-set = Terminy podaję ci w strefie czasowej { $timezone }.
done = Zrobione.
undecryptable = Nie mogę odczytać twojej ostatniej wiadomości: twoja aplikacja nie przekazała mi do niej klucza. Niczego z niej nie zapisałem. Wyślij ją, proszę, jeszcze raz; jeśli to nie pomoże, pozwól swojej aplikacji pisać do niezweryfikowanych urządzeń albo napisz do mnie w nowej rozmowie.
set-aside = Przez mój błąd nie udało się obsłużyć twojej ostatniej wiadomości. Niczego z niej nie zapisałem. Wyślij ją, proszę, jeszcze raz, może innymi słowami.
limited =
    { $limit ->
        [one] W ciągu minuty przyszła od ciebie więcej niż jedna wiadomość. Nie czytam wiadomości z tego czasu: { $since } – { $until }. Odczekaj chwilę i wyślij ponownie to, co nadal ważne.
       *[other] W ciągu minuty przyszło od ciebie więcej niż { $limit } wiadomości. Nie czytam wiadomości z tego czasu: { $since } – { $until }. Odczekaj chwilę i wyślij ponownie to, co nadal ważne.
    }
busy = Odpowiadam tu jeszcze na wcześniejsze pytania, więc na ostatnie już nie odpowiem. Zapytaj, proszę, ponownie za chwilę.
game-set-aside = Partia **{ $name }** stoi przez mój błąd: trzy razy nie udało mi się zrobić tego, co trzeba było zrobić w terminie, więc na razie to odłożyłem. Nic nie przepadło, a rozkazy nadal się liczą. Powiadom, proszę, osobę prowadzącą bota. Gdy w partii coś się zmieni (na przykład termin), spróbuję ponownie.
lacks-permission = Na kanale partii **{ $name }** brakuje mi uprawnienia „{ $permission }”. Może je nadać administrator serwera; potem wszystko ruszy samo.
permission-power-level = poziom uprawnień
lacks-place = Usunięto mnie z kanału partii **{ $name }**; to, co mam tam ogłosić, czeka. Zaproś mnie ponownie, a wszystko ruszy samo. Rozkazy wysyłane prywatnie nadal się liczą.
lacks-thread = Nie mogę pisać w wątku partii **{ $name }**: jest zarchiwizowany, a na tym serwerze jest już tyle aktywnych wątków, na ile pozwala Discord. Gdy kilka z nich zostanie zarchiwizowanych lub usuniętych, wszystko ruszy samo. Rozkazy wysyłane prywatnie nadal się liczą.
lacks-channel = Kanał partii **{ $name }** już nie istnieje. Gra toczy się dalej: wysyłaj mi rozkazy prywatnie jak dotąd, tam dostaniesz też wyniki. Mistrz gry może wybrać inny kanał, wydając na nim polecenie `{ $move }`.
lacks-private = { $name }, nie mogę pisać do ciebie prywatnie. Zezwól, proszę, na prywatne wiadomości: tam wydaje się rozkazy.
order-thread-left = Na tym serwerze nie ma już osoby o imieniu { $name }, a moje prywatne wiadomości do niej nie docierają. Jeśli nie wróci, mistrz gry może oddać to miejsce komuś innemu: `{ $replace }`

## Times

length-minutes = { $count } min
length-hours = { $count } godz.
length-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
date = { $day } { $month } { $year }
date-from = { $day } { $month } { $year }
date-to = { $day } { $month } { $year }
date-the = { $day } { $month } { $year }
limit-on = { LIST($days) } o { $time }
limit-daily = codziennie o { $time }
weekday-1 = pon.
weekday-2 = wt.
weekday-3 = śr.
weekday-4 = czw.
weekday-5 = pt.
weekday-6 = sob.
weekday-7 = niedz.
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
list-and = i
sitting = { POWERS($power) }: { $name }
sitting-short = { POWERS($power) } ({ $name })
player-of = { $name } ({ POWERS($power) })

doubt-waits = „{ $typed }”: czekam na twój wybór i na razie nic z tego nie zapisuję.
unanswered = { CAPITAL($phase) }: na pytanie o „{ $typed }” nie było odpowiedzi, więc to się nie liczyło.

## What can be pressed

action-join = Dołącz
action-create = Utwórz
action-change = Zmień…
action-cancel = Anuluj
action-back = Wróć
action-type = Wpisz…
action-language = Język…
action-timezone = Strefa czasowa…
action-wishes = Ulubione mocarstwa…
action-any-power = Dowolne
action-talk = Rozmowa z…
action-several = Kilka mocarstw…
action-open-room = Otwórz pokój
action-ready = Gotowe
action-ready-anyway = Tak, gotowe
action-orders = Moje rozkazy
action-map = Mapa
