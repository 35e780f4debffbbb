### Seats that change hands: resigned, offered, taken over, taken back, played by a computer.

seat-offered =
    Kto poprowadzi **{ POWERS($powers, form: "acc") }**? { $why }
    { CAPITAL($phase) } · centra zaopatrzenia: { $centres } · jednostki: { $units }
    Kto przejmie to miejsce, dostanie na rozeznanie się do { $time } oraz dostęp do pokoi poprzednika. Dopóki nikt go nie przejmie, poprzedni gracz może wrócić.
seat-resigned = Gracz zrezygnował.
seat-missed =
    { $missed ->
        [one] W jednej fazie nie było rozkazów.
        [few] Od { $missed } faz nie ma rozkazów.
       *[other] Od { $missed } faz nie ma rozkazów.
    }
seat-sought = Mistrz gry szuka kogoś na to miejsce.
seat-empty = Dopóki miejsce jest puste, zapisane rozkazy się nie liczą.
seat-how = Aby je przejąć, napisz `{ $take }`.
seat-reserved = Pierwszeństwo mają wyeliminowani gracze i osoby z listy oczekujących, do: { $until }.
seat-vacated = Nikt już nie prowadzi { POWERS($powers, form: "gen") }; jednostki się bronią. W tej partii miejsc nie proponuje się innym, chyba że zrobi to mistrz gry.
seat-you-resigned = Nie prowadzisz już { POWERS($powers, form: "gen") }; jednostki się bronią. Dopóki nikt nie przejmie miejsca, możesz wrócić, najwyżej dwa razy w jednej fazie: `{ $back }`.
seat-you-left-for-good = Nie prowadzisz już { POWERS($powers, form: "gen") } i nie wrócisz na to miejsce. Mistrz gry, który oddaje miejsce na zawsze, jest od następnej fazy neutralny.
seat-sought-yours = Mistrz gry szuka kogoś, kto przejmie { POWERS($powers, form: "acc") }. Do tego czasu miejsce jest twoje. Jeśli nadal grasz, naciśnij przycisk.
seat-invited =
    Mistrz gry prosi cię o przejęcie **{ POWERS($powers, form: "gen") }** w partii **{ $game }**.
    { CAPITAL($phase) } · centra zaopatrzenia: { $centres } · jednostki: { $units } · termin rozkazów: { $deadline }
    Na rozeznanie się dostaniesz do { $time }. Jeśli nie naciśniesz przycisku, nic się nie stanie.
seat-invited-paused =
    Mistrz gry prosi cię o przejęcie **{ POWERS($powers, form: "gen") }** w partii **{ $game }**.
    { CAPITAL($phase) } · centra zaopatrzenia: { $centres } · jednostki: { $units } · partia jest wstrzymana
    Dostaniesz dodatkowy czas. Jeśli nie naciśniesz przycisku, nic się nie stanie.
seat-asked = Pytam, czy { $name } przejmie { POWERS($powers, form: "acc") }. Zmiana nastąpi dopiero po zgodzie.
seat-filled = { $name } prowadzi teraz **{ POWERS($powers, form: "acc") }**.
seat-filled-anonymous = Nowy gracz prowadzi teraz **{ POWERS($powers, form: "acc") }**.
seat-returned = Wrócił gracz, który prowadzi **{ POWERS($powers, form: "acc") }**.
seat-yours =
    Prowadzisz teraz **{ POWERS($powers, form: "acc") }**. Dziękuję za przejęcie miejsca.
    Twoje jednostki: { LIST($units) }
    Termin rozkazów: { $deadline }. Wysyłaj mi je prywatnie, po jednym w wierszu. Rozkazy poprzednika obowiązują, dopóki ich nie zmienisz; oto one.
seat-yours-paused =
    Prowadzisz teraz **{ POWERS($powers, form: "acc") }**. Dziękuję za przejęcie miejsca.
    Twoje jednostki: { LIST($units) }
    Partia jest wstrzymana. Rozkazy możesz już wysyłać mi prywatnie, po jednym w wierszu. Rozkazy poprzednika obowiązują, dopóki ich nie zmienisz; oto one.
seat-rooms = Masz teraz dostęp do tych pokoi: { LIST($rooms) }
seat-yours-again = Dobrze cię widzieć. Znowu prowadzisz { POWERS($powers, form: "acc") }. Termin rozkazów: { $deadline }.
seat-yours-again-paused = Dobrze cię widzieć. Znowu prowadzisz { POWERS($powers, form: "acc") }. Partia jest wstrzymana.
seat-taken = Ktoś inny prowadzi teraz { POWERS($powers, form: "acc") }. Dziękuję za grę; do pokoi tego miejsca nie masz już dostępu.
seat-computers = Odtąd komputer prowadzi **{ POWERS($powers, form: "acc") }** (poziom: { $level }). Kto chce, nadal może przejąć miejsce.
seat-computers-for-good = Odtąd komputer prowadzi **{ POWERS($powers, form: "acc") }** (poziom: { $level }).

## Before something is given up

seat-sure-resign = Czy chcesz oddać swoje miejsce ({ POWERS($powers) })? Inni będą mogli je przejąć.
seat-sure-for-good = Czy chcesz oddać miejsce na zawsze ({ POWERS($powers) })? Nie zajmiesz już żadnego miejsca w tej partii.
seat-sure-resign-master =
    Czy chcesz oddać swoje miejsce ({ POWERS($powers) })? Inni będą mogli je przejąć. Jesteś mistrzem gry, więc wybierz, co masz na myśli. Nic jeszcze się nie zmieniło.
    • **Może wrócę**: na razie masz prawa mistrza gry, który gra. `{ $back }`
    • **Na zawsze**: po tej fazie jesteś osobą neutralną i nie zajmiesz już miejsca w tej partii. `{ $never }`
seat-sure-leave = Czy chcesz oddać swoje miejsce w partii **{ $game }**?
seat-sure-wait = Czy chcesz oddać miejsce na liście oczekujących w partii **{ $game }**?
seat-sure-depart = Czy chcesz opuścić partię **{ $game }**? Stracisz pierwszeństwo do zwalnianych miejsc i nie napiszę ci, jak się skończy.
seat-sure-expel = Czy mam wykluczyć z partii: { $who }? Dowiedzą się o tym wszyscy, a ta osoba nie będzie już mogła wrócić.
seat-you-departed = Nie bierzesz już udziału w partii **{ $game }**. Dziękuję za grę.
seat-expelled = Mistrz gry wykluczył z partii: { $who }.
seat-you-expelled-lobby = Mistrz gry wykluczył cię z partii **{ $game }**.
seat-you-expelled = Mistrz gry wykluczył cię z partii **{ $game }**; nie prowadzisz już { POWERS($powers, form: "gen") }.
action-resign = Oddaję miejsce
action-may-return = Może wrócę
action-for-good = Na zawsze
action-leave = Odchodzę
action-expel = Wyklucz

## Why a seat didn't change hands

no-seat-offered = To miejsce nie jest do przejęcia.
no-seat-still-playing = Kto ma jeszcze jednostki, nie może przejąć innego miejsca.
no-seat-reserved = Pierwszeństwo mają wyeliminowani gracze i osoby z listy oczekujących, do: { $until }. Spróbuj po tym terminie.
no-seat-gone = Nie ma tu miejsca, na które można wrócić: ktoś je przejął albo nie ma już jednostek.
no-seat-returned-often = W tej fazie masz już za sobą dwa powroty na to miejsce. W następnej znów będzie można wrócić, jeśli nikt go do tego czasu nie zajmie.
no-seat-eliminated = { POWER($power, form: "gen") } nikt już nie może prowadzić: to mocarstwo nie ma jednostek.
no-seat-nobody-called = Na kanale tej partii nie znam nikogo o imieniu „{ $name }”. Ta osoba musi choć raz napisać tam do mnie albo nacisnąć przycisk.
no-seat-nobody-picked = Na kanale tej partii nie znam jeszcze tej osoby. Musi choć raz napisać tam do mnie albo nacisnąć przycisk.
no-seat-several-called = Znam kilka osób o imieniu „{ $name }”. Oznacz właściwą albo podaj jej identyfikator.
no-seat-nobody-plays-called = Nikt o imieniu „{ $name }” tu nie gra ani nie czeka na miejsce. Podaj mocarstwo albo imię tak, jak jest pokazane.
no-seat-expelled = Wykluczono cię z tej partii, więc nie możesz do niej wrócić.
no-seat-expelled-before = { $name } – ta osoba została wykluczona z partii i nikt nie może jej poprosić o powrót.
no-seat-held-by-rival = { POWER($power, form: "acc") } prowadzi inny gracz, a ty też grasz, więc nie możesz oferować tego miejsca. `{ $expel }` pyta pozostałych graczy, czy go wykluczyć.
no-seat-anonymous-computers = W partii anonimowej komputer nie może grać od początku: szybko byłoby widać, których mocarstw nikt nie prowadzi. Może przejąć miejsca, które zwolnią się później.
no-seat-one-seat = Jedna osoba, jedno miejsce: oddane miejsce ({ POWERS($powers) }) miało jednostki, więc tylko na nie możesz wrócić, dopóki jest wolne. Zakaz znika, jeśli zgodzą się wszyscy, którzy mają miejsce.
no-seat-for-good = To miejsce ({ POWERS($powers) }) jest oddane na zawsze, więc nie możesz zająć miejsca w tej partii. Zakaz znika, jeśli zgodzą się wszyscy, którzy mają miejsce.
no-seat-knows = Znasz rozkazy innego gracza w tej fazie, więc przed następną nie możesz zająć miejsca. Zakaz znika, jeśli zgodzą się wszyscy, którzy mają miejsce.
no-seat-knows-of = Znasz rozkazy { POWERS($powers, form: "gen") } w tej fazie, więc przed następną nie możesz zająć miejsca. Zakaz znika, jeśli zgodzą się wszyscy, którzy mają miejsce.
no-seat-crowded = W tej partii wzięło już udział tyle osób, że nikt nowy nie może dołączyć.
no-seat-expel-whom = Kogo wykluczyć? Na przykład `{ $expel } Marco`, a w trwającej partii `{ $expel } Niemcy`.
no-seat-expel-yourself = To ty. Swoje miejsce oddajesz poleceniem `{ $resign }`.
no-seat-expel-another = To byłaby już inna osoba niż ta, o którą chodziło w pytaniu, więc nikogo nie wykluczono.
no-seat-resign-instead = Partia już trwa. Miejsce oddajesz poleceniem `{ $resign }`, żeby inni mogli je przejąć.
no-seat-anonymous-assignment = W partii anonimowej mocarstwa można tylko losować: inaczej ktoś wiedziałby, kto prowadzi które.
no-seat-assigned = { $name } ma już przydział: { POWERS($powers) }. Aby go cofnąć: `{ $undo }`
no-seat-not-assigned = Nikomu nie przydzielono { POWERS($powers, form: "gen") }.
no-seat-assign-whom = Kto ma poprowadzić { POWER($power, form: "acc") }? Na przykład `{ $assign } Marco`.
no-seat-not-joined = { $name } nie ma miejsca w tej partii. Mocarstwo można przydzielić tylko komuś, kto je ma.
no-seat-nothing-to-fill = Nie ma pustych miejsc.
no-seat-which = Do przejęcia jest kilka miejsc. Które? { LIST($list) }

action-take-over = Przejmij { POWER($power, form: "acc") }
action-return = Jestem
action-fill = Uzupełnij komputerami
computer-called = Komputer { $number }

seat-sealed = { POWERS($powers) }: rozkazy zapisane na tę fazę obowiązują. Do końca fazy nikt nie może ich odczytać ani zmienić.
seat-yours-next =
    Prowadzisz teraz **{ POWERS($powers, form: "acc") }**. Dziękuję za przejęcie miejsca.
    Twoje jednostki: { LIST($units) }
    W tej fazie obowiązują rozkazy poprzednika i nie możesz ich zobaczyć. Twoje będą się liczyć od następnej fazy.
no-seat-sealed = { POWERS($powers) }: w tej fazie obowiązują rozkazy poprzednika. Nikt nie może ich odczytać ani zmienić; twoje będą się liczyć od następnej fazy.
seat-sure-appoint = Czy nowym mistrzem gry w partii **{ $game }** ma być { $name }? Dotychczasowy mistrz gry przestanie nim być.
action-appoint = Mianuj mistrza gry
