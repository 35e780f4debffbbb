### To, co bot mówi sam z siebie albo w odpowiedzi. `**pogrubienie**` i `` `kod` `` tak się wyświetlają.

## Szukamy graczy

created = Gra **{ $name }** jest otwarta. Dołącza się przyciskiem pod ogłoszeniem.
seated = Jesteś na liście ({ $joined } z { $needed }). Właśnie napisałem do ciebie prywatnie: tam będziesz wydawać rozkazy.
welcome =
    Cześć! Masz miejsce w grze **{ $name }** ({ $joined } z { $needed }).
    Kiedy gra się zacznie, pisz tu rozkazy, jeden wiersz na jednostkę. Nikt inny ich nie widzi. Rozmawiamy po polsku; inny język wybierzesz, pisząc `język en`, `język it` lub `język nl`.
left = Twoje miejsce w grze **{ $name }** jest znowu wolne.

## Gra się zaczyna

started =
    { "" }**{ $name }: zaczynamy**
    { $sitting }
    Rozkazy do { $deadline }, do mnie, w prywatnej wiadomości.
started-seed = Wylosowano z ziarna `{ $seed }`; jego skrót jest w pierwszym ogłoszeniu.
your-powers =
    { "" }**{ $name }**: grasz jako **{ POWERS($powers) }**.
    Twoje jednostki: { LIST($units) }
    Napisz na przykład: `{ $example }`
    Rozkazy do { $deadline }.

## Rozkazy

receipt-all =
    { $wanted ->
        [one] Mam twój rozkaz.
        [few] Mam wszystkie { $wanted } rozkazy.
       *[many] Mam wszystkie { $wanted } rozkazów.
    }
receipt-some = { $stored } z { $wanted } rozkazów.
receipt-nothing = Niczego z tego nie udało się zapisać.
receipt-adjustment = { $stored } z { $wanted }.
receipt-missing =
    { $count ->
        [one] Jeszcze bez rozkazu: { LIST($units) } (jeśli nic nie wyślesz, broni się).
       *[other] Jeszcze bez rozkazów: { LIST($units) } (jeśli nic nie wyślesz, bronią się).
    }
receipt-missing-retreat =
    { $count ->
        [one] Do rozstrzygnięcia: { LIST($units) } (jeśli nic nie wyślesz, zostanie usunięta).
       *[other] Do rozstrzygnięcia: { LIST($units) } (jeśli nic nie wyślesz, zostaną usunięte).
    }
receipt-due =
    { $count ->
        [one] Brakuje jeszcze jednego.
       *[other] Brakuje jeszcze { $count }.
    }
receipt-deadline = Możesz je zmienić do { $deadline }.
receipt-deadline-paused = Możesz je zmieniać, dopóki gra jest wstrzymana.
header-mismatch = „{ $header }” to inna faza albo inne mocarstwo: teraz jest { $phase }, a ty grasz jako { POWER($power) }. Z tej wiadomości niczego nie zapisałem. Jeśli miała dotyczyć tej fazy, wyślij ją jeszcze raz bez nagłówka.
# $clear (String)
message-removed = Usunięto wiadomość. To, co mam zapisane, nadal obowiązuje; aby to wycofać, napisz `{ $clear }`.
cleared = Wycofano wszystkie rozkazy na tę fazę ({ POWER($power) }).
orders-title = Twoje rozkazy ({ POWER($power) }):
orders-none = Nie mam jeszcze od ciebie rozkazów.
orders-open = Czekam na nie. Termin: { $deadline }.
orders-open-paused = Możesz je wysłać także wtedy, gdy gra jest wstrzymana.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Dziękuję. Wszyscy są gotowi.
        [one] Dziękuję. Czekamy jeszcze na jedno mocarstwo.
        [few] Dziękuję. Czekamy jeszcze na { $awaited } mocarstwa.
       *[many] Dziękuję. Czekamy jeszcze na { $awaited } mocarstw.
    }
ready-missing = Bez rozkazu będą się bronić: { LIST($units) }
ready-missing-retreat =
    { COUNT($units) ->
        [one] Bez rozkazu zostanie rozwiązana: { LIST($units) }.
       *[other] Bez rozkazów zostaną rozwiązane: { LIST($units) }.
    }
unready-noted = Dobrze, masz czas do końca terminu.

## Na kogo czekamy

status =
    { "" }**{ $phase }** · rozkazy: { $sent } z { $all }
    Termin: { $deadline }
status-powers = Czekamy na: { POWERS($powers) }
status-none = Na nikogo nie czekamy.

## Wyniki

results-title = **{ $phase }** · wykonane rozkazy: { $done } z { $all }
results-title-adjustment = **{ $phase }**
results-nothing = **{ $phase }** · nikt nie przysłał rozkazów
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Ty**: { $orders }
results-next = Teraz: **{ $phase }**, rozkazy do { $deadline }.
results-next-at-once = Teraz: **{ $phase }**. Nikt nie ma w niej nic do zdecydowania: rozstrzyga się od razu.
results-centres = Źródła zasobów: { LIST($centres) }
centres-of = { POWER($power) } { $number }
decide-retreat = Twoja jednostka { $unit } została wyparta. Dokąd ucieka? { LIST($options) }
decide-retreat-end = Jeśli nie odpowiesz do { $deadline }, zostanie usunięta. W tej fazie się nie negocjuje.
decide-retreat-end-paused = Gra jest wstrzymana. Gdy po wznowieniu minie termin, jednostka bez odwrotu zostanie rozwiązana.
decide-build =
    { $count ->
        [one] Możesz zbudować jedną jednostkę. Wolne: { LIST($sites) }
        [few] Możesz zbudować { $count } jednostki. Wolne: { LIST($sites) }
       *[many] Możesz zbudować { $count } jednostek. Wolne: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] Musisz usunąć jedną jednostkę.
        [few] Musisz usunąć { $count } jednostki.
       *[many] Musisz usunąć { $count } jednostek.
    }
decide-end = Napisz na przykład `{ $example }`, do { $deadline }.
decide-end-paused = Napisz na przykład `{ $example }`. Gra jest wstrzymana; możesz to wysłać już teraz.
reminder = Rozkazy przyjmuję do { $deadline }. Brakuje jeszcze: { LIST($missing) }
finished-win = **{ $name }: koniec gry.** Zwycięstwo: { LIST($winners) }. Gratulacje i dziękuję wszystkim.
finished-draw = **{ $name }: koniec gry.** Remis: { LIST($winners) }. Dziękuję wszystkim.
finished-off = **{ $name }: koniec gry.** Dziękuję wszystkim.
map-now = **{ $phase }**

## Negocjacje

room-opened = To prywatny pokój: { LIST($members) }. Nikt inny w grze nie może tu czytać; może ten, kto zarządza tym miejscem. Całe rozkazy przekładam na zapis każdego czytającego.
room-opened-master = To prywatny pokój: { LIST($members) }. Zgodnie z umową może tu czytać także mistrz gry oraz ten, kto zarządza tym miejscem. Całe rozkazy przekładam na zapis każdego czytającego.
room-silent = Cisza: do końca tej fazy się nie negocjuje.
room-open = Można znowu rozmawiać.
talking = Twój pokój jest otwarty: { LIST($with) }.
in-your-notation = { $language }: { LIST($orders) }

## Ustawienia i pomoc

language-set = Od teraz mówię do ciebie po polsku.
timezone-set = Terminy podaję ci w strefie { $timezone }.
done = Zrobione.
undecryptable = Nie mogę odczytać twojej ostatniej wiadomości: twoja aplikacja nie przekazała mi do niej klucza. Nie zapisałem z niej niczego. Wyślij ją, proszę, jeszcze raz; jeśli to nie pomoże, zweryfikuj bota w swojej aplikacji.
set-aside = Przez mój błąd nie udało mi się przetworzyć twojej ostatniej wiadomości. Jest odłożona na bok: nic z niej nie zostało zapisane. Wyślij ją, proszę, jeszcze raz, może innymi słowami.
limited = W ciągu minuty przyszło od ciebie więcej wiadomości niż { $limit }. Tego, co wysyłasz od { $since } do { $until }, nie czytam. Odczekaj chwilę i wyślij ponownie to, co nadal ważne.
busy = Odpowiadam tu jeszcze na wcześniejsze pytania, więc na twoje ostatnie nie odpowiem. Zapytaj, proszę, ponownie za chwilę.
game-set-aside = **{ $name }** stoi przez mój błąd: trzy razy nie udało mi się wykonać tego, czego wymagał termin, więc jest to odłożone na bok. Nic nie przepadło, a rozkazy nadal się liczą. Powiadom, proszę, osobę, która mnie prowadzi. Gdy w grze coś się zmieni (na przykład termin), spróbuję ponownie.
lacks-permission = Na kanale gry **{ $name }** brakuje mi uprawnienia „{ $permission }”. Może mi je nadać ten, kto tam zarządza; potem pójdzie już samo.
lacks-place = Usunięto mnie z kanału gry **{ $name }**; to, co mam tam napisać, czeka. Zaproś mnie ponownie, a dalej pójdzie już samo. Rozkazy wysyłane prywatnie nadal się liczą.
lacks-private = { $name }, twoje prywatne wiadomości są dla mnie zamknięte. Otwórz je, proszę: tam wydaje się rozkazy.

## Czas

length-minutes = { $count } min
length-hours = { $count } godz.
length-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
instant = { $weekday } { $day } { $month }, { $time } ({ $zone })
# $days (String) "Mon, Fri"  $time (String) "20:00"
limit-on = { LIST($days) } o { $time }
no-deadline = brak terminu
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

## Przyciski

action-join = Dołącz
action-ready = Gotowe
action-orders = Moje rozkazy
action-map = Mapa
