### The game's past: results in one's own language, reasons, charts, and what units could do.

history-no-such-phase = Nie ma tu (jeszcze) fazy „{ $word }”. Rozegrane fazy: { $first } – { $last }.

## Why

why-title = **{ CAPITAL($phase) }** · { POWER($power) }: { $order }
why-which = **{ CAPITAL($phase) }**: o którą jednostkę chodzi? Na przykład `{ $why } { $example }`.
why-nothing-failed = **{ CAPITAL($phase) }**: wszystkie rozkazy się udały. `{ $why } { $example }` wyjaśnia jeden z nich.
why-no-such-unit = { CAPITAL($phase) }: żadna jednostka „{ $word }” nie miała rozkazu.
why-done = ✓ Rozkaz się udał.
why-nothing = Jednostka się broniła albo jej rozkaz niczego nie zmienił.
why-unopposed = ✓ Ruch z siłą { $attack }, bez żadnego oporu.
why-won = ✓ Ruch z siłą { $attack } przeciw sile { $against }.
why-by-convoy = Przewieziona przez { LIST($fleets) }.
why-supports = Wsparcie dla tego rozkazu:

## What the reader's own units could have done

remedy-enough = Wystarczyłoby wsparcie ze strony { LIST($units) }.
remedy-together = Wystarczyłoby wspólne wsparcie ze strony { LIST($units) }.
remedy-too-weak = Nie wystarczyłoby nawet wsparcie ze strony { LIST($units) }.
remedy-nobody = Żadna inna z twoich jednostek nie mogła jej wesprzeć.
list-or = albo
list-nor = ani

## Results of one's own

results-yours-of = **Ty ({ POWER($power) })**: { $orders }
map-end = **Koniec**

## Orders of the past

past-orders-title = **{ CAPITAL($phase) }** · rozkazy, które się liczyły:
past-orders-none = brak rozkazów
past-orders-typed = Twoje wiadomości:

## Centres by year

chart-title = **{ $name }** · centra zaopatrzenia rok po roku
chart-heading = Centra zaopatrzenia rok po roku
chart-start = Początek
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## The game as a file

export-so-far = **{ $name }** w pliku: wszystkie rozegrane fazy z rozkazami i wynikami (trwa jeszcze: { $phase }). Bieżących rozkazów i prywatnych rozmów tam nie ma. Wczytasz go poleceniem `dragoman import`.
export-whole = **{ $name }** w pliku: wszystkie fazy z rozkazami i wynikami, aż do końca. Wczytasz go poleceniem `dragoman import`.
export-package = Wczyta go też pakiet Pythona `diplomacy`.
export-impossible = Partii **{ $name }** nie da się zapisać w pliku: coś w jej historii nie mieści się w formacie wymiany partii. `{ $results }` pokazuje, co rozegrano, faza po fazie.
file-impossible = To jest plik, a tutaj nie mogę wysyłać plików: poproś o niego osobę, która prowadzi tego bota.

## What a unit may be ordered

possible-title = **{ $unit }** ({ POWER($power) }) może:
possible-which = O którą jednostkę chodzi? Na przykład `{ $possible } { $example }`.
possible-moves = - ruszyć: { LIST($orders) }
possible-convoyed = - ruszyć konwojem: { LIST($orders) }
possible-supports = - wesprzeć ruch: { LIST($orders) }
possible-support-holds = - wesprzeć obronę: { LIST($orders) }
possible-convoys = - konwojować: { LIST($orders) }
possible-retreats = - wycofać się lub zostać rozwiązana: { LIST($orders) }
possible-else = - bronić się: { LIST($orders) }
possible-adjustment = Do wyboru: { LIST($orders) }
possible-support-which = Którą jednostkę ma wesprzeć **{ $unit }**?
possible-convoy-which = Którą armię ma konwojować **{ $unit }**?

## What can be pressed

action-why = Dlaczego?
action-position = Sama pozycja
action-earlier = ◀ Wcześniej
action-later = Później ▶
action-possible = Wybierz rozkazy
action-support = Wsparcie…
action-convoy = Konwój…
action-more = Więcej…

## Commands

command-translate = przetłumacz
    .also = w-moim-języku | tłumacz
    .about = Wyniki fazy w twoim języku, twoje rozkazy najpierw
command-why = dlaczego
    .also = czemu
    .about = Dlaczego rozkaz skończył się tak, a nie inaczej
command-possible = możliwe
    .also = możliwości | opcje
    .about = Jakie rozkazy można wydać jednostce
command-chart = centra
    .also = tabela
    .about = Centra zaopatrzenia rok po roku, w tabeli i na obrazku
command-export = eksportuj
    .also = eksport | pobierz
    .about = Cała partia w pliku: dla innych programów albo do własnego archiwum

parameter-unit = jednostka
    .about = Która jednostka, na przykład A Wie
command-withdraw = anuluj-rozkaz
    .also = anuluj
    .short = anuluj
    .about = Anuluj jeden ze swoich rozkazów

## The receipt

receipt-withdrawn = Anulowane: { $order }
receipt-standing = Już zapisane:
receipt-below = ↓ Aktualny stan twoich rozkazów jest niżej.
orders-stand =
    { $count ->
        [one] Twój zapisany rozkaz się nie zmienia: `{ $orders }` go pokazuje, a `{ $status }` termin.
        [few] Twoje { $count } zapisane rozkazy się nie zmieniają: `{ $orders }` je pokazuje, a `{ $status }` termin.
       *[many] Twoje zapisane rozkazy ({ $count }) się nie zmieniają: `{ $orders }` je pokazuje, a `{ $status }` termin.
    }
receipt-more =
    { $count ->
        [one] … i jeszcze jeden wiersz.
        [few] … i jeszcze { $count } wiersze.
       *[other] … i jeszcze { $count } wierszy.
    }
past-orders-earlier =
    { $count ->
        [one] (wcześniej jeszcze jeden wiersz)
        [few] (wcześniej jeszcze { $count } wiersze)
       *[other] (wcześniej jeszcze { $count } wierszy)
    }
receipt-unchanged = Dopóki nie wybierzesz, nic się nie zmienia.
receipt-earlier-stands = Twój wcześniejszy rozkaz, `{ $order }`, nadal obowiązuje.
receipt-replaced = – { $typed }: liczy się drugi rozkaz dla tej jednostki
receipt-not-stored = – { $typed }: niezapisane
receipt-until-chosen = Dopóki nie wybierzesz, { $unit } nie ma rozkazu.
receipt-until-chosen-retreat = Jeśli nie wybierzesz, { $unit } zostanie rozwiązana.
action-clear = Anuluj wszystkie
action-store = Zapisz { $order }
order-asked-stored = Rozkaz `{ $order }` jest możliwy i jest zapisany.
order-asked-possible = Rozkaz `{ $order }` jest możliwy, ale nie jest zapisany.
order-asked-succeeds = Jeśli liczyć tylko twoje rozkazy i nikt inny się nie ruszy, rozkaz się powiedzie.
order-asked-fails = Jeśli liczyć tylko twoje rozkazy i nikt inny się nie ruszy, rozkaz się nie powiedzie: { $reason }.
order-withdraw-asked = Rozkaz `{ $order }` jest zapisany. Aby go anulować, naciśnij przycisk.
order-withdraw-none = Rozkaz `{ $order }` nie jest zapisany, więc nie ma czego anulować.
action-withdraw = Anuluj { $order }

## What may have been overlooked

oversight-support = { $unit } wspiera { LIST($units) }, a ta jednostka ma inny rozkaz.
oversight-convoy = { $unit } konwojuje { LIST($units) }, a ta jednostka nie ma rozkazu takiego ruchu.
oversight-stays = { $unit } rusza tam, gdzie zostaje twoja { LIST($units) }: nie wejdzie.
oversight-own = { $unit } wspiera atak na twoją { LIST($units) }, która zostaje na miejscu: własnych jednostek się nie wypiera.
oversight-off-route = { $unit } nie stoi na żadnej trasie konwoju, z której mogłaby skorzystać { LIST($units) }.
oversight-standoff = { LIST($units) } ruszają { PROVINCE($place, form: "to") } z tą samą siłą: żadna tam nie dotrze.
oversight-exchange = { LIST($units) } chcą zamienić się miejscami: bez konwoju żadna się nie ruszy.
oversight-no-fleets = { $unit } potrzebuje konwoju, a żadna flota nie ma rozkazu jej przewieźć.
oversight-others-fleets = { $unit } dotrze tylko wtedy, gdy przewiozą ją też floty innych mocarstw.

## Commands about oneself

command-my-data = moje-dane
    .also = prywatność
    .short = dane
    .about = Wszystko, co o tobie przechowuję, w jednym pliku
command-forget = zapomnij-o-mnie
    .also = zapomnij
    .about = Usuń wszystko, co o tobie przechowuję
parameter-back = powrót
    .about = `tak`, jeśli może wrócisz; `nie`, jeśli oddajesz na zawsze

## Oneself

personal-kept = W tym pliku jest wszystko, co o tobie przechowuję; dostajesz go tylko ty. `{ $forget }` to usuwa.
personal-unread = Nie mogę teraz odczytać danych następujących partii: { LIST($names) }. To, co jest w nich zapisane o tobie, nie znalazło się w pliku. Osoba prowadząca bota może sprawdzić dlaczego.
personal-asked = Mam o tobie zapomnieć? Znikną twoje ustawienia i treść twoich rozkazów; w zakończonych partiach na twoim miejscu pozostanie „dawny gracz”. Na stronie lokalnej zniknie też twój dostęp i twoje wpisy. Nie da się tego cofnąć.
personal-asked-unread = Nie mogę teraz odczytać danych następujących partii: { LIST($names) }. To, co jest w nich zapisane o tobie, na razie zostaje; usunę to, gdy tylko uda się je odczytać. Osoba prowadząca bota może sprawdzić dlaczego.
personal-tied = Masz jeszcze miejsce w partii: { LIST($names) }. Najpierw je oddaj (`{ $leave }`), żeby inni mogli grać dalej; potem o tobie zapomnę.
personal-forgotten = Gotowe: nic już o tobie nie przechowuję. Osoba prowadząca bota może mieć starsze kopie zapasowe; zapytaj ją o to.
personal-forgotten-unread = Wszystko, co było zapisane o tobie, jest usunięte, z wyjątkiem danych tych partii: { LIST($names) }. Nie mogę ich teraz odczytać. Usunę to, co zostało, gdy tylko uda się je odczytać, ale nie będzie już jak cię o tym powiadomić: zapytaj osobę prowadzącą bota, która może też mieć starsze kopie zapasowe.
former-player = dawny gracz
action-forget = Zapomnij o mnie

## Which game

question-which-game = O którą partię chodzi? Zapamiętam, ale zapytam znowu, gdy wiadomość mają przeczytać inni. Możesz też napisać nazwę partii nad wiadomością, jak nagłówek: `{ $name }: …`
question-too-old = To pytanie jest zbyt stare. Wyślij wiadomość jeszcze raz.
question-meant = `{ $command }`? { $about }. Nic jeszcze nie zrobiłem: naciśnij przycisk, jeśli o to chodzi.
question-meant-words = `{ $command }`? { $about }. Nikt tego jeszcze nie widział. Aby to wysłać, naciśnij przycisk:
question-meant-everyone = `{ $command }`? { $about }. Nikt tego jeszcze nie widział, ale przeczytaliby to **wszyscy**. Aby wysłać to wszystkim, naciśnij przycisk:
question-meant-powers = `{ $command }`? { $about }. Nikt tego jeszcze nie widział. Aby wysłać to w całości do **{ POWERS($to, form: "gen") }**, naciśnij przycisk:
action-meant = Tak: { $command }
orders-in-public = Rozkazy napisane na kanale mogą przeczytać wszyscy. Nie zapisałem ich. Jeśli mimo to mają obowiązywać, naciśnij przycisk; jeśli nie, wyślij mi tutaj inne.
orders-in-room = Rozkazy dla wszystkich jednostek, napisane w pokoju, mogą przeczytać obecni tam gracze. Nie zapisałem ich. Jeśli mimo to mają obowiązywać, naciśnij przycisk; jeśli nie, wyślij mi tutaj inne.
ready-in-public = Twoje „gotowe” na kanale mogą przeczytać wszyscy. Jeszcze się nie liczy: jeśli o to chodzi, naciśnij przycisk.
action-store-orders = Zapisz jako rozkazy

export-text = **{ $name }** jako tekst: wszystkie fazy z rozkazami i wynikami.
export-page = **{ $name }** jako strona, którą otworzysz w każdej przeglądarce, także bez sieci: wszystkie fazy z mapami, po polsku.
export-busy = Właśnie przygotowuję taką stronę dla kogoś innego. Spróbuj ponownie za minutę.
action-export-page = Partia jako strona
record-earlier = Poprzednia faza
record-later = Następna faza
record-play = Odtwórz
record-stop = Zatrzymaj
record-speed = Tempo
record-keys = Spacja: odtwarzanie lub pauza. ← →: wcześniej lub później. Home, End: początek lub koniec. + −: tempo.
record-phase = Faza
record-letters = Listy z tej fazy

command-order-history = historia-rozkazów
    .also = rozkazy-historia | historia-rozkazow
    .short = historia
    .about = Pokaż, jak i kiedy zmieniały się twoje rozkazy w tej fazie
order-history-title = **Jak zmieniały się twoje rozkazy ({ $phase }):**
order-history-line = { $at }: { LIST($changes) }
order-history-instead = { $order } zamiast { $before }
order-history-withdrawn = anulowane: { $order }
order-history-none = W tej fazie ({ $phase }) nie mam jeszcze od ciebie rozkazów.
action-order-history = Wcześniejsze wersje
