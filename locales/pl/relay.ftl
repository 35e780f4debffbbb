### Letters: press that the bot carries from one private conversation to others.

letter-words = do | dla
letter-example = do { POWERS($to, form: "gen", join: "comma") }: …
letter = **List od { POWER($from, form: "gen") }**
letter-to-several = **List od { POWER($from, form: "gen") }** (do { POWERS($to, form: "gen") })
letter-sent = Twój list do { POWERS($to, form: "gen") } jest w drodze. Po doręczeniu nie zachowuję innej kopii.
letter-sent-kept = Twój list do { POWERS($to, form: "gen") } jest w drodze. Zgodnie z zasadami tej partii listy są przechowywane do 30 dni po jej końcu.
letter-sent-watched = Twój list do { POWERS($to, form: "gen") } jest w drodze. Zgodnie z zasadami tej partii listy są przechowywane do 30 dni po jej końcu, a obserwatorzy, na których zgodzili się wszyscy, przeczytają go po tej fazie.
letter-in-public = Twoja wiadomość do { POWERS($to, form: "gen") } jest na kanale i mogą ją przeczytać wszyscy. Nie wysłałem żadnego listu: jeśli o to chodzi, napisz to samo tutaj, do mnie.
letter-in-room = Twoja wiadomość do { POWERS($to, form: "gen") } jest w pokoju i czytają ją tylko obecni tam gracze. Nie wysłałem żadnego listu: jeśli o to chodzi, napisz to samo tutaj, do mnie.
letter-sent-page = Twój list do { POWERS($to, form: "gen") } jest w drodze.
letter-page-keeps = Jak wszystko na tej stronie, list jest tu przechowywany przez 365 dni: poza tobą i adresatami może go tu przeczytać tylko ten, kto prowadzi tę stronę.
letter-how = Napisz do mnie tutaj `{ $example }` albo użyj polecenia `{ $letter }`. Przekażę to w imieniu twojego mocarstwa, a pełne rozkazy dodam w zapisie odbiorcy.
letters-overheard =
    { $count ->
        [one] Prywatnego pokoju nie będzie: kto prowadzi { POWERS($powers, form: "acc") }, zarządza wątkami na tym kanale i mógłby tu czytać. Zamiast tego doręczam listy.
       *[other] Prywatnego pokoju nie będzie: osoby prowadzące { POWERS($powers, form: "acc") } zarządzają wątkami na tym kanale i mogłyby tu czytać. Zamiast tego doręczam listy.
    }
room-overheard =
    { $count ->
        [one] Zamknąłem pokój { POWERS($with, form: "with") }. Kto prowadzi { POWERS($powers, form: "acc") }, zarządza teraz wątkami na tym kanale i mógłby czytać także to, co już tam jest. Zamiast tego doręczam listy.
       *[other] Zamknąłem pokój { POWERS($with, form: "with") }. Osoby prowadzące { POWERS($powers, form: "acc") } zarządzają teraz wątkami na tym kanale i mogłyby czytać także to, co już tam jest. Zamiast tego doręczam listy.
    }
letters-overheard-unseated = Prywatnego pokoju nie będzie: ktoś, kto zastępuje gracza albo obserwuje tę partię, zarządza wątkami na tym kanale i mógłby tu czytać. Zamiast tego doręczam listy.
room-overheard-unseated = Zamknąłem pokój { POWERS($with, form: "with") }. Ktoś, kto zastępuje gracza albo obserwuje tę partię, zarządza wątkami na tym kanale i mógłby czytać także to, co już tam jest. Zamiast tego doręczam listy.
letters-permission = Nie mogę tu otworzyć prywatnego pokoju: brakuje mi uprawnienia „{ $permission }”. Zamiast tego doręczam listy.
room-permission = Nie mogę zmienić, kto jest w pokoju { POWERS($with, form: "with") }: brakuje mi uprawnienia „{ $permission }”. Być może nadal czyta go ktoś, kto nie powinien już tam być, więc nie pisz tam więcej: zamiast tego doręczam listy. Gdy dostanę to uprawnienie, `{ $talk }` otworzy pokój znowu.
room-unsettled = Nie mogę zmienić, kto jest w pokoju { POWERS($with, form: "with") }: od dwóch dni to się nie udaje. Być może nadal czyta go ktoś, kto nie powinien już tam być, więc nie pisz tam więcej: zamiast tego doręczam listy. Gdy znów będzie to możliwe, `{ $talk }` otworzy pokój znowu.
letters-too-many-rooms = Na tym serwerze jest już tyle aktywnych wątków, na ile pozwala Discord, więc nie mogę otworzyć kolejnego prywatnego pokoju. Zamiast tego doręczam listy.
letters-no-rooms = Na kanale tej partii nie można otwierać prywatnych pokoi. Zamiast tego doręczam listy.
letters-stranger = Pokój { POWERS($with, form: "with") } jest zamknięty: jest w nim ktoś, kto nie powinien tam być, a ja nie mogę tej osoby usunąć. Zamiast tego doręczam listy. Gdy tej osoby już tam nie będzie, `{ $talk }` otworzy pokój znowu.
letters-stranger-open = W pokoju { POWERS($with, form: "with") } jest ktoś, kto nie powinien tam być, a ja nie mogę ani usunąć tej osoby, ani zamknąć pokoju. Czyta ona wszystko, więc nie pisz tam więcej: zamiast tego doręczam listy. Gdy tej osoby już tam nie będzie, `{ $talk }` otworzy pokój znowu.
letters-apart = Nie ma pokoju, do którego wszyscy możecie wejść. Zamiast tego doręczam listy.
room-opening = Otwieram pokój: { LIST($with) }. Jeśli się nie uda, napiszę do ciebie.
ears =
    { $count ->
        [one] Wątkami na tym kanale zarządza osoba z tej partii: { LIST($people) }. To pozwala czytać cudze prywatne pokoje, więc tam, gdzie tej osoby nie ma w pokoju, doręczam listy w prywatnych wiadomościach.
       *[other] Wątkami na tym kanale zarządzają osoby z tej partii: { LIST($people) }. To pozwala czytać cudze prywatne pokoje, więc tam, gdzie kogoś z nich nie ma w pokoju, doręczam listy w prywatnych wiadomościach.
    }
no-orders = W tej wiadomości nie ma żadnego pełnego rozkazu.
letter-in-private = Listy są prywatne: wyślij mi je w prywatnej wiadomości.
letter-or-orders = Nagłówek „{ $heading }” zaczyna się jak list, ale nie wymienia żadnego mocarstwa. Rozkazów pod nim nie zapisałem i niczego nie wysłałem. Jeśli to twoje rozkazy, wyślij je jeszcze raz bez nagłówka; jeśli to list, podaj, do których mocarstw ma trafić.
press-edited = Po edycji wiadomości nic nie wysyłam: to, co zostało już przekazane, pozostaje bez zmian. Żeby powiedzieć coś innego, napisz nową wiadomość.
letter-nobody = { POWER($power, form: "gen") } nikt teraz nie prowadzi.
letter-computer = { POWER($power, form: "acc") } prowadzi komputer, który nie czyta zwykłego tekstu: nic nie zostało wysłane. Odpowiada jednak na to, co powiesz poleceniem `{ $propose }`.
letter-silent-computer = { POWER($power, form: "acc") } prowadzi komputer, który w tej partii z nikim nie rozmawia: nic nie zostało wysłane.
action-letter = Napisz do { POWERS($to, form: "gen") }
lobby-overheard = Prywatne pokoje powstają, nawet jeśli któryś gracz jest tu moderatorem i mógłby je czytać.

## Order threads: private places for people whose private messages are closed

order-thread-name = rozkazy · { $name }
order-thread-here =
    Nie mogę wysyłać ci prywatnych wiadomości, więc ten wątek jest tylko dla nas. Poza tobą i mną mogą go czytać tylko moderatorzy serwera.
    Rozkazy wydawaj przez `{ $order }` (inni tego nie widzą) albo pisz je tutaj, oznaczając mnie. Wolisz prywatne wiadomości? Zezwól na nie w ustawieniach prywatności tego serwera i naciśnij przycisk.
order-thread-opened = Nie mogę wysyłać ci prywatnych wiadomości, więc otworzyłem dla ciebie prywatny wątek „{ $thread }”. Tam wydawaj rozkazy.
order-thread-again = Prywatne wiadomości znowu działają: od teraz piszę do ciebie tutaj.
order-thread-trying = Piszę teraz do ciebie prywatnie.
order-thread-still-closed = Nadal nie mogę pisać do ciebie prywatnie: zezwól na prywatne wiadomości w ustawieniach prywatności tego serwera i spróbuj jeszcze raz.
order-thread-entered = Do twojego prywatnego wątku z rozkazami dodano kogoś, kto nie powinien tam być. Ta osoba już tam nie czyta; mogła jednak przeczytać wszystko, co było tam do tej pory. Możesz jeszcze zmienić swoje rozkazy.
action-try-again = Spróbuj jeszcze raz

## What the bot may do in a channel

permissions =
    { $gaps ->
        [0] Wszystko gotowe.
        [one] Prawie gotowe: brakuje jednego uprawnienia.
       *[other] Prawie gotowe, brakujące uprawnienia: { $gaps }.
    }
permissions-posting = Mogę tu pisać, dodawać obrazki i odnajdywać swoje wiadomości.
permissions-posting-not = Nie mogę tu pisać jak trzeba
permissions-rooms = Mogę otwierać prywatne wątki i je zamykać.
permissions-rooms-not = Nie mogę otwierać i zamykać prywatnych wątków; zamiast tego doręczam listy w prywatnych wiadomościach
permissions-pinning = Mogę przypinać bieżący stan partii.
permissions-pinning-not = Nie mogę przypinać bieżącego stanu partii
permissions-lacks =
    { COUNT($permissions) ->
        [one] { $what }: nadaj mojej roli uprawnienie „{ LIST($permissions, join: "comma") }” (Edytuj kanał › Uprawnienia › moja rola).
       *[other] { $what }: nadaj mojej roli uprawnienia „{ LIST($permissions, join: "comma") }” (Edytuj kanał › Uprawnienia › moja rola).
    }
permissions-rooms-own = Prywatne pokoje otwieram sam i nie trzeba na to żadnych uprawnień.
permissions-level = { $what }: mój poziom uprawnień to tutaj { $own }, a potrzeba { $needed }. Administrator pokoju może go podnieść: Ustawienia pokoju › Role i uprawnienia.
permissions-announcements = To kanał ogłoszeń. Prywatne wątki są możliwe tylko na zwykłym kanale tekstowym; tutaj doręczałbym listy w prywatnych wiadomościach.
permissions-voice = To kanał głosowy. Prywatne wątki są możliwe tylko na zwykłym kanale tekstowym; tutaj doręczałbym listy w prywatnych wiadomościach.
permissions-forum = To forum: nie można tu prowadzić partii. Potrzebny jest zwykły kanał tekstowy.
permissions-other = To nie jest zwykły kanał tekstowy, a tylko tam są możliwe prywatne wątki; tutaj doręczałbym listy w prywatnych wiadomościach.
permissions-reads-all = Czytam, co piszecie w prywatnych pokojach, i sam przekładam pełne rozkazy.
permissions-reads-mentions = Rozkazy można wysyłać, choć nie czytam niczyich wiadomości. W prywatnych pokojach przekładam je, gdy ktoś mnie oznaczy albo użyje menu wiadomości › Aplikacje › „{ $menu }”.
permissions-unknown = Nie mogę teraz sprawdzić swoich uprawnień. Spróbuj za minutę.
action-setup = Sprawdź ponownie

## Members who can't be let into a room

room-missing = Nie udało się wpuścić wszystkich. Na razie brakuje { POWERS($powers, form: "gen") }; kogo nie wpuszczono, ten nie może tu czytać. Spróbuję znowu, gdy pokój się otworzy lub zamknie albo gdy ktoś o niego poprosi poleceniem `{ $talk }`.
room-missing-master = **{ $name }**, pokój { POWERS($room, form: "gen") }: nie udało się wpuścić wszystkich. Na razie brakuje { POWERS($powers, form: "gen") }. Być może kogoś nie ma już na serwerze albo nie przyjmuje zaproszeń; pozostali mogą korzystać z pokoju. Poleceniem `{ $replace }` oddasz miejsce komuś innemu.

## The private conversation on Matrix

conversation-not-private = To nie jest nasza prywatna rozmowa: ten pokój ma nazwę albo ktoś inny go założył, jest lub był w nim albo może go czytać. Nie czytam tu rozkazów i nie zdradzam tajemnic. Piszę do ciebie w naszej własnej rozmowie: odpowiadaj mi tam.
conversation-unencrypted = Ta rozmowa nie jest szyfrowana: kto prowadzi serwer, może wszystko przeczytać. Czytam, co tu piszesz, ale odpowiadam w naszej własnej, szyfrowanej rozmowie. Pisz do mnie tam.
conversation-own = To nasza własna rozmowa. Jest szyfrowana: czytamy ją tylko ty i ja, a przeze mnie osoba, która mnie prowadzi. Tutaj wysyłaj rozkazy i wszystko, co tajne.
conversation-verification = Nie mogę porównać emoji: przy mojej klawiaturze nikt nie siedzi, więc weryfikacja jest odrzucona. Możesz mimo to do mnie pisać. Jeśli twoja aplikacja pisze tylko do zweryfikowanych urządzeń, pozwól jej w tej rozmowie pisać także do innych.
conversation-type-instead = Matrix nie szyfruje reakcji, więc ten, kto prowadzi twój serwer, mógłby wysłać ją za ciebie. Tego nie da się cofnąć, dlatego napisz to tutaj: { $sign }, w odpowiedzi na wiadomość z wyborem.
conversation-type-in-room = Matrix nie szyfruje reakcji, więc ten, kto prowadzi twój serwer, mógłby wysłać ją za ciebie, a inni wzięliby ją za twoją. Napisz to w tamtym pokoju: { $sign }, w odpowiedzi na moją wiadomość z wyborem.
conversation-type-ready = Matrix nie szyfruje reakcji, więc ten, kto prowadzi twój serwer, mógłby wysłać ją za ciebie. Brakuje już tylko ciebie: faza skończyłaby się od razu, a tego nie da się cofnąć. Jeśli wszystko gotowe, napisz to tutaj: { $ready }
conversation-type-always = Matrix nie szyfruje reakcji, więc u mnie się nie liczą: kto prowadzi twój serwer, mógłby wysłać ją za ciebie. Napisz to tutaj: { $sign }, w odpowiedzi na wiadomość z wyborem.
conversation-which-post = Twoja wiadomość minęła się z nowym wyborem, więc nie wiem, którego dotyczy { $sign }. Nic nie zostało zrobione. Wyślij to jeszcze raz, w odpowiedzi na wiadomość, o którą ci chodzi.
conversation-unsigned = Liczą się u mnie tylko zaszyfrowane wiadomości ze zweryfikowanych urządzeń, więc twoja ostatnia się nie liczy. Zweryfikuj urządzenie, na którym powstała (w Element: Ustawienia › Sesje), i wyślij ją tutaj jeszcze raz. Jeśli to nie ty do mnie piszesz, ktoś inny używa twojego konta: zmień hasło i powiadom mistrza gry.
conversation-new-identity = Twoje konto ma inne klucze niż wtedy, gdy się poznaliśmy, więc nic, co z niego przychodzi, się nie liczy, dopóki osoba prowadząca bota nie przyjmie nowych. Jeśli klucze zostały zresetowane przez ciebie, poproś ją o to. Jeśli nie, ktoś inny używa twojego konta: zmień hasło i powiadom mistrza gry.
