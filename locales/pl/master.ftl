### Mistrz gry: zegar, ogłoszenia, poprawki. O wszystkim, co zmienia grę, słyszą wszyscy, razem z powodem.

master-paused = Mistrz gry wstrzymał grę. Pozostały czas się nie zmienia; rozkazy można tymczasem wysyłać.
# $deadline (String)
master-resumed = Gra toczy się dalej. Rozkazy do: { $deadline }.
# $time, $deadline (String)
master-extended = Mistrz gry daje { $time } więcej. Rozkazy do: { $deadline }.
master-closing = Mistrz gry zamyka fazę teraz.
master-closing-at = Mistrz gry, który sam gra, kończy fazę wcześniej: rozkazy do { $deadline }.
master-plans-rollback = Mistrz gry, który sam gra, chce wrócić do fazy **{ $phase }**: { $reason }. Nie wcześniej niż { $at }; jeśli masz zastrzeżenia, zgłoś je.
master-plans-to-cancel = Mistrz gry, który sam gra, chce odwołać grę **{ $name }**: { $reason }. Nie wcześniej niż { $at }; jeśli masz zastrzeżenia, zgłoś je.
master-entered-for-all = Mistrz gry wprowadził rozkazy ({ POWER($power) }).
master-announced = **Mistrz gry:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Powrót do: **{ $phase }**. Cofnięta zostałaby { $count } faza, rozkazy: { $given }.
        [few] Powrót do: **{ $phase }**. Cofnięte zostałyby { $count } fazy, rozkazy: { $given }.
       *[many] Powrót do: **{ $phase }**. Cofniętych zostałoby { $count } faz, rozkazy: { $given }.
    }
    Wszyscy przeczytają powód: { $reason }
    Dawny przebieg gry pozostanie do wglądu.
# $changes, $reason (String)
master-ask-edit =
    Pozycja zostałaby zmieniona: { LIST($changes) }
    Wszyscy przeczytają to z powodem: { $reason }
# $name (String)
master-ask-cancel = Gra **{ $name }** zostałaby odwołana, bez wyniku.
# $proceed (String) a command
master-ask-proceed = Nic jeszcze nie zrobiłem. Zrobię to po `{ $proceed }`.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Powrót do: { $phase }**. Mistrz gry cofnął { $count } fazę.
        [few] **Powrót do: { $phase }**. Mistrz gry cofnął { $count } fazy.
       *[many] **Powrót do: { $phase }**. Mistrz gry cofnął { $count } faz.
    }
    Powód: { $reason }
    Ówczesne rozkazy znów obowiązują, dopóki się ich nie zmieni. Rozkazy do: { $deadline }.
master-rolled-back-paused =
    { $count ->
        [one] **Powrót do fazy: { $phase }**. Mistrz gry cofnął jedną fazę.
        [few] **Powrót do fazy: { $phase }**. Mistrz gry cofnął { $count } fazy.
       *[other] **Powrót do fazy: { $phase }**. Mistrz gry cofnął { $count } faz.
    }
    Powód: { $reason }
    Tamte rozkazy znowu obowiązują, dopóki się ich nie zmieni. Gra jest nadal wstrzymana.
# $phase, $reason (String)
master-went-back =
    Mistrz gry wrócił do: { $phase }.
    Powód: { $reason }
# $changes, $reason (String)
master-edited =
    Mistrz gry zmienił pozycję: { LIST($changes) }
    Powód: { $reason }
# $name (String)
master-cancelled = Mistrz gry odwołał grę **{ $name }**.
# $name, $reason (String)
master-cancelled-because = Mistrz gry odwołał grę **{ $name }**: { $reason }
# $power (String)
master-entered-for-you = Mistrz gry wpisał za ciebie rozkazy ({ POWER($power) }). Oto, co mam teraz; zmień, jeśli chcesz inaczej.
# $power, $orders (String)
master-entered = Wpisane, { POWER($power) }: { LIST($orders) }. Gracz już o tym wie.
# $power, $orders (String)
master-entered-nothing = Z tego nie mogłem nic wpisać, { POWER($power) }.
# $name (String)
master-appointed = Odtąd mistrzem gry jest { $name }.

## Panel

# $name, $phase, $deadline (String)
panel-title =
    { "" }**{ $name } · { $phase }**
    Termin: { $deadline }
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } z { $wanted }
panel-ready = - { POWER($power) }: { $sent } z { $wanted }, gotowe
panel-missed = - { POWER($power) }: { $sent } z { $wanted }; fazy bez rozkazów: { $missed }
panel-offered = - { POWER($power) }: { $sent } z { $wanted }; miejsce jest oferowane
panel-computer = - { POWER($power) }: prowadzi komputer
panel-nobody = - { POWER($power) }: nikt nie prowadzi
panel-blind = Treści rozkazów nie widzisz: tak ustalono w tej grze.

## Dlaczego czegoś nie zrobiono

no-deed-nothing-to-extend = Nie ma tu terminu, który można przesunąć, albo wypadłby za ponad rok. Nic się nie zmieniło.
no-deed-you-play = Grasz w tej grze: nie możesz wprowadzać rozkazów za innych ani zmieniać pozycji. Administrator może mianować mistrzem gry kogoś, kto nie gra: `{ $appoint }`
no-deed-not-yet = Grasz w tej grze, więc najpierw dowiadują się wszyscy. Będzie można to zrobić od: { $at }.
# $resume (String) a command
no-deed-resume-first = Gra jest wstrzymana i żadna faza się w tym czasie nie kończy. Najpierw ją wznów: `{ $resume }`
no-deed-nothing-asked = Nic nie czeka na twoje słowo albo gra poszła już dalej. Poproś o to jeszcze raz.
# $phase (String) as typed
no-deed-no-such-phase = Żadna faza tej gry nie nazywa się „{ $phase }”. Napisz na przykład S1901M.
# $text (String) as typed
no-deed-unreadable-edit = Nie rozumiem „{ $text }”. Napisz na przykład `A Wen -> Tyr`, `+ Włochy F Nea`, `- A Wen` albo `Ser = Austria`.
no-deed-impossible-edit = Tak pozycja nie może wyglądać: dwie jednostki w jednej prowincji albo jednostka tam, gdzie stać nie może.
no-deed-edits-dislodged = Jednostka { $unit } została wyparta i do ucieczki nigdzie nie stoi. Zmień pozycję po ucieczkach albo wróć do ruchów: `{ $rollback }`
# $power (String)
no-deed-nobody-plays = Nikt nie prowadzi: { POWER($power) }.

action-proceed = Zrób to
action-pause = Przerwa
action-resume = Wznów
action-extend-day = 24 h więcej
action-adjudicate = Rozstrzygnij teraz
