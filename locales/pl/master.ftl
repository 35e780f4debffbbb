### The game master: the clock, announcements, corrections. Whatever changes the game is told to all, with its reason.

master-paused = Mistrz gry wstrzymał partię. Pozostały czas nie przepada, a rozkazy można tymczasem wysyłać.
master-paused-until = Mistrz gry wstrzymał partię, najpóźniej do { $until }. Pozostały czas nie przepada, a rozkazy można tymczasem wysyłać.
master-paused-to = Mistrz gry wstrzymał partię do { $until }. Termin rozkazów to potem { $deadline }; rozkazy można wysyłać także w czasie przerwy.
master-revocable = Jeśli więcej niż połowa graczy chce to zakończyć: `{ $vote }`
master-resumed = Partia toczy się dalej. Termin rozkazów: { $deadline }.
no-pause-so-long = Przerwa może trwać najdłużej do { $latest }.
no-pause-back = Ten dzień już minął albo to dzisiaj. Przerwa kończy się w późniejszym dniu: `{ $example }`
no-pause-day = Nie umiem odczytać „{ $typed }” jako dnia. Napisz tak: `{ $example }`
master-extended = Mistrz gry przedłużył termin o { $time }, nowy termin rozkazów: { $deadline }.
master-extended-paused = Mistrz gry przedłużył tę fazę o { $time }, a partia pozostaje wstrzymana.
master-closing = Mistrz gry zamyka tę fazę.
master-closing-at = Mistrz gry, który sam gra, zamyka fazę wcześniej. Termin rozkazów: { $deadline }.
master-plans-rollback = Mistrz gry, który sam gra, chce wrócić do fazy **{ $phase }**: { $reason }. Najwcześniej: { $at }. Jeśli masz zastrzeżenia, zgłoś je.
master-plans-to-cancel = Mistrz gry, który sam gra, chce odwołać partię **{ $name }**: { $reason }. Najwcześniej: { $at }. Jeśli masz zastrzeżenia, zgłoś je.
master-entered-for-all = Mistrz gry wpisał rozkazy za { POWER($power, form: "acc") }.
master-assigned = Mistrz gry zdecydował: { $name } poprowadzi { POWERS($powers, form: "acc") }.
master-unassigned = Mistrz gry cofnął przydział. Znów do losowania: { POWERS($powers) }.
master-announced = **Mistrz gry:**
master-ask-rollback =
    { $count ->
        [one] Powrót do fazy **{ $phase }**: cofnięta zostałaby { $count } faza (rozkazy: { $given }).
        [few] Powrót do fazy **{ $phase }**: cofnięte zostałyby { $count } fazy (rozkazy: { $given }).
       *[other] Powrót do fazy **{ $phase }**: cofniętych zostałoby { $count } faz (rozkazy: { $given }).
    }
    Wszyscy przeczytają powód: { $reason }
    Cofnięte fazy pozostaną w historii.
master-ask-edit =
    Pozycja zostałaby zmieniona: { LIST($changes) }
    Wszyscy przeczytają to razem z powodem: { $reason }
edit-warning-units = ⚠ Jednostek { POWER($power, form: "gen") } byłoby więcej ({ $units }) niż centrów ({ $centres }).
edit-warning-none = ⚠ Nie byłoby już żadnej jednostki { POWER($power, form: "gen") }.
edit-warning-wins = ⚠ Centrów { POWER($power, form: "gen") } byłoby { $centres }, a tyle wystarcza do zwycięstwa.
master-ask-start = Partia zaczęłaby się tak. Zobaczą to wszyscy, a kto już dołączył, będzie musiał to potwierdzić.
master-ask-usual-start = Partia zaczęłaby się znów od zwykłej pozycji na tej mapie.
master-ask-cancel = Partia **{ $name }** zostałaby odwołana, bez wyniku.
master-ask-close = Ta faza ({ $phase }) zostałaby teraz rozstrzygnięta. Wciąż brakuje rozkazów { POWERS($powers, form: "gen") }.
master-ask-close-all = Ta faza ({ $phase }) zostałaby teraz rozstrzygnięta. Nie brakuje żadnych rozkazów.
master-ask-post = To zostanie opublikowane:
master-ask-enter = Do wpisania za { POWER($power, form: "acc") }: { LIST($orders) }. Gracz od razu to zobaczy.
master-ask-proceed = Nic się jeszcze nie zmieniło. Żeby to wykonać, naciśnij przycisk albo napisz `{ $proceed }`.
master-dropped = Dobrze, rezygnujemy z tego. Nic się nie zmieniło.
master-rolled-back =
    { $count ->
        [one] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } fazę.
        [few] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } fazy.
       *[other] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } faz.
    }
    Powód: { $reason }
    Rozkazy z tej fazy znów obowiązują, dopóki ich nie zmienicie. Termin rozkazów: { $deadline }.
master-rolled-back-paused =
    { $count ->
        [one] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } fazę.
        [few] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } fazy.
       *[other] **Powrót do fazy „{ $phase }”**. Mistrz gry cofnął { $count } faz.
    }
    Powód: { $reason }
    Rozkazy z tej fazy znów obowiązują, dopóki ich nie zmienicie. Partia jest nadal wstrzymana.
master-went-back =
    Mistrz gry wrócił do fazy „{ $phase }”.
    Powód: { $reason }
master-edited =
    Mistrz gry zmienił pozycję: { LIST($changes) }
    Powód: { $reason }
master-cancelled = Mistrz gry odwołał partię **{ $name }**.
master-cancelled-because = Mistrz gry odwołał partię **{ $name }**: { $reason }
master-cancelled-secret = To, co partia ujawnia na koniec (kto w partii anonimowej prowadził które mocarstwo, jak kto głosował, jeśli tak ustalono, listy za zgodą wszystkich), pozostaje tajne do: { $until }. Do tego czasu odwołanie partii można cofnąć: `{ $rollback }`
master-entered-for-you = Mistrz gry wpisał za ciebie rozkazy ({ POWER($power) }). Oto, co mam teraz; zmień je, jeśli chcesz inaczej.
master-entered = Wpisane za { POWER($power, form: "acc") }: { LIST($orders) }. Gracz już o tym wie.
master-entered-nothing = Z tej wiadomości nie dało się wpisać żadnego rozkazu za { POWER($power, form: "acc") }.
master-appointed = Odtąd mistrzem gry jest { $name }.
master-moved = Partia **{ $name }** toczy się odtąd na tym kanale.
results-here-on = Odtąd będą się tu pojawiać wyniki partii **{ $name }** oraz wiadomości o jej początku i końcu. Może to wyłączyć jej mistrz gry albo administrator serwera: `{ $stop } { $id }`
results-here-off = Wyniki partii **{ $name }** już się tu nie pojawiają.
results-elsewhere-on = Wyniki tej partii pojawiają się teraz także na innym kanale.
results-elsewhere-off = Wyniki tej partii nie pojawiają się już na tamtym kanale.
results-elsewhere-ended = Na jednym z innych kanałów nie mogę już pisać, więc wyniki partii **{ $name }** się tam nie pojawiają. Gdy znów będzie to możliwe, przywrócisz je, pisząc tam `{ $again }`.
master-reminded = Przypomnienie wysłane do { POWERS($powers, form: "gen") }.

## The panel

panel-title = **{ $name } · { $phase }**
panel-row = - { POWER($power) }: { $sent } z { $wanted }
panel-ready = - { POWER($power) }: { $sent } z { $wanted }, gotowe
panel-missed = - { POWER($power) }: { $sent } z { $wanted }; fazy z rzędu bez rozkazów: { $missed }
panel-offered = - { POWER($power) }: { $sent } z { $wanted }; miejsce do przejęcia
panel-computer = - { POWER($power) }: prowadzi komputer
panel-nobody = - { POWER($power) }: nikt nie prowadzi
panel-seen = ostatnia aktywność: { $at }
panel-blind = Treści rozkazów nie widzisz: tak ustalono w tej partii.

## Why something wasn't done

no-deed-nothing-to-extend = Nie ma tu terminu, który można by przedłużyć, albo nowy wypadłby za ponad rok. Nic się nie zmieniło.
no-deed-you-play = Grasz w tej partii, więc nie możesz tego zrobić. Administrator serwera może mianować mistrzem gry kogoś, kto nie gra: `{ $appoint }`
no-deed-end-stands = Ten koniec jest ostateczny: to, co było tajne, zostało ogłoszone, albo pokoje i listy są już usunięte. Możecie zagrać rewanż.
no-deed-greatest-length = Grasz w tej partii, więc nie możesz bardziej opóźnić tej fazy: skończy się najpóźniej { $latest }. Wszyscy gracze razem mogą zgodzić się na więcej czasu: `{ $vote }`
no-deed-choose-announcement = W tej partii nie wolno negocjować, a ty w niej grasz, więc ogłoszenie wybierasz z tej listy. Napisz polecenie z numerem:
no-deed-choose-reason = W tej partii nie wolno negocjować, a ty w niej grasz, więc powód wybierasz z tej listy. Napisz polecenie z numerem jako powodem:
phrase-orders = Proszę przysyłać rozkazy na czas.
phrase-delay = Przepraszam za opóźnienie.
phrase-problem = Był problem techniczny. Jest już rozwiązany.
phrase-welcome = Witamy w naszym gronie nową osobę.
phrase-mistake = polecenie wydane przez pomyłkę
phrase-bug = problem techniczny
phrase-agreed = gracze się na to zgodzili
phrase-abandoned = zostało zbyt mało graczy
no-deed-here-already = Ta partia już się toczy na tym kanale.
no-deed-nobody-to-remind = Teraz niczyich rozkazów nie brakuje, więc nie ma komu przypominać.
no-deed-reminded = Przypomnienie poszło przed chwilą. Następne będzie można wysłać od: { $at }.
no-deed-not-posted-here = Wyniki tej partii nie pojawiają się na tym kanale.
no-deed-too-many-channels =
    { $most ->
        [one] Wyniki partii mogą się pojawiać najwyżej na { $most } innym kanale.
       *[other] Wyniki partii mogą się pojawiać najwyżej na { $most } innych kanałach.
    }
no-deed-not-yet = Grasz w tej partii, więc najpierw dowiadują się o tym wszyscy. Będzie można to zrobić od: { $at }.
no-deed-resume-first = Partia jest wstrzymana i żadna faza się w tym czasie nie kończy. Najpierw ją wznów: `{ $resume }`
no-deed-nothing-asked = Nic nie czeka na potwierdzenie albo partia poszła już dalej. Zacznij jeszcze raz.
no-deed-no-such-phase = W tej partii nie ma fazy „{ $phase }”. Napisz na przykład S1901M (wiosna 1901, ruchy).
no-deed-unreadable-edit = Nie rozumiem „{ $text }”. Napisz na przykład `A Wen -> Tyr`, `+ Włochy F Nea`, `- A Wen` albo `Ser = Austria`.
no-deed-impossible-edit = Tak pozycja nie może wyglądać: dwie jednostki w jednej prowincji albo jednostka tam, gdzie nie może stać.
no-deed-edits-dislodged = Jednostka { $unit } została wyparta i do czasu odwrotu nie zajmuje żadnej prowincji. Zmień pozycję po odwrotach albo wróć do ruchów: `{ $rollback }`
start-usual = Partia zaczyna się od zwykłej pozycji na tej mapie.
start-undo = Aby wrócić do zwykłej pozycji: `{ $undo }`
start-how =
    Aby zacząć inaczej, napisz, co mocarstwo ma na początku, jednostki i centra: `{ $example }`
    Czego nie wymienisz, pozostanie bez zmian. Każde mocarstwo pisz w osobnym wierszu albo po średniku; myślnik wyłącza mocarstwo z gry: `{ $out }`
    Możesz też podać pojedyncze zmiany, jak w trwającej partii: `A Wen -> Tyr`, `Ser = Austria`.
master-start-ended = Mapa się zmieniła i pozycja początkowa mistrza gry już do niej nie pasuje. Partia zacznie się od zwykłej pozycji.
no-start-unreadable = Nie rozumiem „{ $text }”. Jednostki i centra mocarstwa napisz tak: `{ $example }`. Aby wyłączyć mocarstwo z gry: `{ $out }`
no-start-misplaced = { $unit } nie jest możliwe: armie stoją na lądzie, floty na morzu lub na wybrzeżu, a gdzie wybrzeża są dwa, trzeba podać które.
no-start-together = W prowincji { $place } stałyby dwie jednostki.
no-start-not-a-centre = { $place } nie jest centrum zaopatrzenia. Przed jednostką napisz jej literę: `A { $place }`
no-start-few-powers = W partii muszą brać udział co najmniej dwa mocarstwa.
no-start-many-players = Ta pozycja ma za mało miejsc ({ $seats }) dla tych, którzy już dołączyli ({ $joined }).
no-start-wins = Centrów { POWER($power, form: "gen") } byłoby od początku dość do zwycięstwa: { $centres }.
no-start-unchanged = Partia już tak się zaczyna.
no-start-none = Partia zaczyna się od zwykłej pozycji, więc nie ma czego cofać.
no-start-fewer-players = Gdy graczy jest mniej, o pozycji początkowej decydują zasady. Otwórz partię dla wszystkich mocarstw i wyłącz z niej niektóre.
no-start-begun = Partia już trwa i jej początek się nie zmieni. Możesz jeszcze zmienić pozycję, na przykład `A Wen -> Tyr`.
no-deed-nobody-plays = { POWER($power, form: "gen") } nikt nie prowadzi.
# $power (String)
no-deed-on-time = Rozkazy za { POWER($power, form: "acc") } są już zamknięte: ten gracz się nie spóźnił.

action-proceed = Wykonaj
action-drop = Nie rób tego
action-pause = Przerwa
action-resume = Wznów
action-extend-day = +24 godz.
action-adjudicate = Rozstrzygnij teraz

action-remind = Przypomnij
action-replace = Zastąp: { POWER($power) }
