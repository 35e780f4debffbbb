### Przeszłość gry: wyniki we własnym języku, przyczyny, tabele i co mogłyby zrobić jednostki.

history-no-such-phase = Nie ma tu (jeszcze) fazy „{ $word }”. Rozegrano od { $first } do { $last }.

## Dlaczego

why-title = **{ $phase }** · { POWER($power) }: { $order }
why-which = **{ $phase }**: o którą jednostkę chodzi? Na przykład `{ $why } { $example }`.
why-nothing-failed = **{ $phase }**: wykonano wszystkie rozkazy. `{ $why } { $example }` wyjaśnia jeden z nich.
why-no-such-unit = Żadna jednostka „{ $word }” nie miała nic do zrobienia: { $phase }.
why-done = ✓ Rozkaz został wykonany.
why-nothing = Nie było rozkazu, który mógłby coś zmienić.
why-unopposed = ✓ Ruch z siłą { $attack }, bez żadnego oporu.
why-won = ✓ Ruch z siłą { $attack } przeciw { $against }.
why-by-convoy = Przewieziona konwojem przez { LIST($fleets) }.
why-supports = Wsparcia:

## Co mogły zrobić własne jednostki

remedy-enough = Wystarczyłoby wsparcie: { LIST($units) }.
remedy-together = Wystarczyłoby wspólne wsparcie: { LIST($units) }.
remedy-too-weak = Nie wystarczyłoby nawet wsparcie: { LIST($units) }.
remedy-nobody = Żadna inna z twoich jednostek nie mogła jej wesprzeć.
list-or = albo

## Własne wyniki

results-yours-of = **Ty ({ POWER($power) })**: { $orders }
map-end = **Koniec**

## Dawne rozkazy

past-orders-title = **{ $phase }** · co się liczyło:
past-orders-none = brak rozkazów
past-orders-typed = Co napisano:

## Centra według lat

chart-title = **{ $name }** · centra według lat
chart-heading = Centra według lat
chart-start = Początek
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## Gra w pliku

export-so-far = **{ $name }** w pliku: wszystkie rozegrane fazy z rozkazami i wynikami (w toku: { $phase }). Rozkazów z tej fazy i prywatnych rozmów tam nie ma. Czyta go `dragoman import`.
export-whole = **{ $name }** w pliku: wszystkie fazy z rozkazami i wynikami, aż do końca. Czyta go `dragoman import`.
export-package = Czyta go też pakiet Pythona `diplomacy`.
export-impossible = Gry **{ $name }** nie da się zapisać do pliku: coś w jej historii nie mieści się w formacie wymiany gier. `{ $results }` pokazuje, co rozegrano, faza po fazie.

## Co można rozkazać jednostce

possible-title = **{ $unit }** ({ POWER($power) }) może:
possible-which = Która jednostka? Na przykład `{ $possible } { $example }`.
possible-moves = - ruszyć: { LIST($orders) }
possible-convoyed = - ruszyć konwojem: { LIST($orders) }
possible-supports = - wesprzeć ruch: { LIST($orders) }
possible-support-holds = - wesprzeć jednostkę, która stoi: { LIST($orders) }
possible-convoys = - konwojować: { LIST($orders) }
possible-retreats = - wycofać się lub zostać rozwiązana: { LIST($orders) }
possible-else = - stać: { LIST($orders) }
possible-adjustment = Możesz wybrać spośród: { LIST($orders) }

## Przyciski

action-translate = W moim języku
action-why = Dlaczego?
action-position = Sama pozycja
action-earlier = ◀ Wcześniej
action-later = Później ▶

## Polecenia

command-translate = przetłumacz
    .also = w-moim-języku
    .about = Wyniki fazy w twoim języku, twoje rozkazy najpierw
command-why = dlaczego
    .also = czemu
    .about = Dlaczego rozkaz skończył się tak, a nie inaczej
command-possible = możliwe
    .also = ruchy
    .about = Co można rozkazać jednostce
command-chart = centra
    .also = tabela
    .about = Centra według lat, w tabeli i na obrazku
command-export = eksportuj
    .also = eksport | pobierz
    .about = Cała gra w pliku: dla innych programów albo do własnego archiwum

parameter-unit = jednostka
    .about = Która jednostka, na przykład A Wie
command-withdraw = wycofaj
    .also = anuluj
    .about = Wycofaj jeden ze swoich rozkazów

## Potwierdzenie rozkazów

receipt-withdrawn = Wycofano: { $order }
receipt-standing = Już zapisane:
receipt-below = ↓ Aktualny stan twoich rozkazów jest niżej.
receipt-more =
    { $count ->
        [one] … i jeszcze jedna linijka.
        [few] … i jeszcze { $count } linijki.
       *[many] … i jeszcze { $count } linijek.
    }
past-orders-earlier =
    { $count ->
        [one] (wcześniej jeszcze jedna linijka)
        [few] (wcześniej jeszcze { $count } linijki)
       *[many] (wcześniej jeszcze { $count } linijek)
    }
receipt-unchanged = Dopóki nie wybierzesz, nic się nie zmienia.
receipt-earlier-stands = Twój wcześniejszy rozkaz, `{ $order }`, nadal obowiązuje.
receipt-until-chosen = Dopóki nie wybierzesz, { $unit } stoi.
receipt-until-chosen-retreat = Jeśli nie wybierzesz, { $unit } zostanie rozwiązana.
action-clear = Usuń wszystkie

## Co mogło umknąć

oversight-support = { $unit } wspiera { LIST($units) }, a ta jednostka ma inny rozkaz.
oversight-convoy = { $unit } konwojuje { LIST($units) }, a ta jednostka nie ma rozkazu tam iść.
oversight-stays = { $unit } idzie tam, gdzie stoi twoja { LIST($units) }: zostanie zatrzymana.
oversight-own = { $unit } wspiera atak na twoją { LIST($units) }, która stoi: nikt nie wypiera własnych jednostek.
oversight-off-route = { $unit } nie leży na żadnej trasie potrzebnej jednostce { LIST($units) }.
oversight-standoff = { LIST($units) } idą do { PROVINCE($place) } z tą samą siłą: żadna tam nie dotrze.
oversight-exchange = { LIST($units) } chcą zamienić się miejscami: bez konwoju żadna się nie ruszy.
oversight-no-fleets = { $unit } płynie konwojem, a żadna flota nie ma rozkazu jej przewieźć.
oversight-others-fleets = { $unit } dotrze tylko wtedy, gdy przewiozą ją też floty innych.

## Commands about oneself

command-my-data = moje-dane
    .also = prywatność
    .about = Co jest o tobie przechowywane
command-forget = zapomnij
    .about = Usuń wszystko, co jest o tobie przechowywane
parameter-sure = pewność
    .about = `yes`, gdy masz pewność

## O sobie

personal-kept = W tym pliku jest wszystko, co jest o tobie przechowywane; dostajesz go tylko ty. `{ $forget }` to usuwa.
personal-asked = Mam o tobie zapomnieć? Znikną twoje ustawienia i słowa twoich rozkazów; w zakończonych grach na twoim miejscu pozostanie dawny gracz. Na stronie lokalnej zniknie też twój dostęp i wszystko, co tam napisano. Nie da się tego cofnąć.
personal-tied = Masz jeszcze miejsce w grze: { LIST($names) }. Najpierw je oddaj (`{ $leave }`), żeby inni mogli grać dalej; potem o tobie zapomnę.
personal-forgotten = Gotowe: nic już o tobie nie jest tu przechowywane. Osoba prowadząca bota może mieć starsze kopie; zapytaj ją.
former-player = dawny gracz
action-forget = Zapomnij o mnie

## Która gra

question-which-game = O którą grę chodzi? Zapamiętam. Możesz też napisać jej nazwę nad rozkazami, jak nagłówek: `{ $name }: …`
question-too-old = To pytanie jest zbyt stare. Wyślij wiadomość jeszcze raz.
