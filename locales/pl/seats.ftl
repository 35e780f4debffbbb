### Miejsca, które zmieniają gracza: oddane, oferowane, przejęte, odzyskane, prowadzone przez komputer.

# $powers (String)  $why (String) a sentence of the next three  $centres, $units (Number)  $phase (String)
# $deadline (String)  $game (String)
seat-offered =
    { "" }**{ $powers }** szuka nowego gracza. { $why }
    { $phase } · centra: { $centres } · jednostki: { $units }
    Kto przejmie miejsce, dostanie czas na wdrożenie oraz jego rozkazy i pokoje. Do tej chwili poprzedni gracz może wrócić.
seat-resigned = Gracz zrezygnował.
# $missed (Number) phases in a row
seat-missed = Fazy bez rozkazów: { $missed }.
seat-sought = Mistrz gry kogoś szuka.
# $until (String)
seat-reserved = Do { $until } pierwszeństwo mają wyeliminowani gracze i lista oczekujących.
# $powers (String)  $back (String) a command
seat-you-resigned = Nie prowadzisz już: { $powers }; jednostki stoją w miejscu. Dopóki nikt nie przejmie miejsca, możesz wrócić: `{ $back }`.
# $powers (String)
seat-sought-yours = Mistrz gry szuka kogoś na twoje miejsce ({ $powers }). Do tego czasu jest twoje. Jeśli jesteś, daj znać.
# $powers, $phase, $deadline, $game (String)  $centres, $units (Number)
seat-invited =
    Mistrz gry **{ $game }** prosi cię o przejęcie miejsca: **{ $powers }**.
    { $phase } · centra: { $centres } · jednostki: { $units } · rozkazy do: { $deadline }
    Dostaniesz czas na wdrożenie. Jeśli nie naciśniesz przycisku, nic się nie stanie.
# $powers, $name (String)
seat-asked = Pytam gracza { $name }, czy przejmie miejsce: { $powers }. Zmiana nastąpi, gdy się zgodzi.
# $powers, $name (String)
seat-filled = { $name } prowadzi teraz: **{ $powers }**.
# $powers (String)
seat-filled-anonymous = **{ $powers }** ma nowego gracza.
# $powers (String)
seat-returned = Gracz wrócił: **{ $powers }**.
# $powers, $units, $deadline (String)
seat-yours =
    Prowadzisz teraz: **{ $powers }**. Dzięki, że wskakujesz.
    Twoje jednostki: { $units }
    Rozkazy do: { $deadline }, tutaj prywatnie, po jednym w wierszu. To, co zostawił poprzednik, obowiązuje, dopóki tego nie zmienisz; oto one.
# $rooms (String)
seat-rooms = Czytasz teraz te pokoje: { $rooms }
# $powers, $deadline (String)
seat-yours-again = Dobrze cię widzieć. { $powers }: miejsce jest twoje. Rozkazy do: { $deadline }.
# $powers (String)
seat-taken = Ktoś inny prowadzi teraz: { $powers }. Dziękujemy za grę; pokojów tego miejsca już nie czytasz.
# $powers (String)
seat-computers = Odtąd prowadzi komputer: **{ $powers }**. Kto chce, nadal może przejąć miejsce.

## Zanim ktoś z czegoś zrezygnuje

seat-sure-resign = Czy chcesz oddać swoje miejsce ({ $powers })? Inni będą mogli je przejąć.
seat-sure-leave = Czy chcesz oddać swoje miejsce w grze **{ $game }**?
seat-sure-wait = Czy chcesz oddać miejsce na liście oczekujących gry **{ $game }**?
seat-sure-depart = Czy chcesz opuścić grę **{ $game }**? Stracisz pierwszeństwo do zwalnianych miejsc i nie napiszę ci, jak się skończyła.
seat-sure-expel = Czy mam wykluczyć z gry: { $who }? Dowiedzą się o tym wszyscy, a powrót będzie możliwy tylko na twoją prośbę.
seat-sure = Nic się jeszcze nie stało. Naciśnij przycisk albo napisz `{ $again }`.
seat-you-departed = Nie bierzesz już udziału w grze **{ $game }**. Dziękujemy za grę.
seat-expelled = Mistrz gry wykluczył z gry: { $who }.
seat-you-expelled-lobby = Mistrz gry **{ $game }** zwolnił twoje miejsce.
seat-you-expelled = Mistrz gry **{ $game }** wykluczył cię z gry; nie prowadzisz już: { $powers }.
action-resign = Oddaję miejsce
action-leave = Opuszczam
action-expel = Wyklucz

## Dlaczego miejsce nie zmieniło gracza

no-seat-offered = To miejsce nie jest oferowane.
no-seat-still-playing = Kto ma jeszcze jednostki, nie może przejąć innego miejsca.
# $until (String)
no-seat-reserved = Do { $until } pierwszeństwo mają wyeliminowani gracze i lista oczekujących. Spróbuj wtedy.
no-seat-gone = Nie ma tu miejsca, na które można wrócić: ktoś je przejął albo nie ma już jednostek.
# $power (String)
no-seat-eliminated = { $power }: nikt już nie może tego prowadzić, bo nie ma jednostek.
# $name (String)
no-seat-nobody-called = Na kanale tej gry nie znam nikogo o nazwie „{ $name }”. Ta osoba musi choć raz napisać tam do mnie albo nacisnąć przycisk.
# $name (String)
no-seat-several-called = Znam kilka osób o nazwie „{ $name }”. Wspomnij tę właściwą albo podaj jej identyfikator.
no-seat-nobody-plays-called = Nikt o nazwie „{ $name }” tu nie gra ani nie czeka na miejsce. Podaj mocarstwo albo nazwę tak, jak jest pokazana.
no-seat-expelled = Mistrz gry wykluczył cię z tej gry. Tylko on może cię poprosić o powrót.
no-seat-expel-whom = Kogo? Na przykład `{ $expel } Marco`, a w trwającej grze `{ $expel } Niemcy`.
no-seat-expel-yourself = To ty. Swoje miejsce oddajesz poleceniem `{ $resign }`.
no-seat-resign-instead = Gra już trwa. Miejsce oddajesz poleceniem `{ $resign }`, żeby inni mogli je przejąć.
no-seat-nothing-to-fill = Żadne miejsce nie jest puste.
# $list (String) what can be typed
no-seat-which = Oferowanych jest kilka miejsc. Które? { $list }

# $power (String)
action-take-over = Przejmij: { $power }
action-return = Jestem
computer-name = Komputer

seat-sealed = { $powers }: rozkazy zapisane na tę fazę obowiązują. Do końca fazy nikt nie może ich odczytać ani zmienić.
seat-yours-next =
    Prowadzisz teraz: **{ $powers }**. Dzięki, że wskakujesz.
    Twoje jednostki: { $units }
    W tej fazie obowiązują rozkazy poprzednika i nie możesz ich zobaczyć. Twoje zaczną się od następnej fazy.
no-seat-sealed = { $powers }: w tej fazie obowiązują rozkazy poprzednika. Nikt nie może ich odczytać ani zmienić; twoje zaczną się od następnej fazy.
seat-sure-appoint = Czy chcesz powierzyć rolę mistrza gry **{ $game }** komuś innemu ({ $name })? Dotychczasowy mistrz gry przestanie nim być.
action-appoint = Powierz rolę
