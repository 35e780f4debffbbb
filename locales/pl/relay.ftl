### Listy: wiadomości, które bot przenosi z jednej prywatnej rozmowy do innych.

letter-words = do | dla
letter-example = do { POWERS($to, form: "gen", join: "comma") }: …
letter = **List: { POWER($from) }**
letter-to-several = **List: { POWER($from) }** (adresaci: { POWERS($to) })
letter-sent = Twój list jest w drodze (adresaci: { POWERS($to) }). Po doręczeniu nie zostawiam sobie kopii.
letter-how = Napisz do mnie tutaj: `{ $example }`, albo użyj `/{ $letter }`. Przekażę to w imieniu twojego mocarstwa, a całe rozkazy zapiszę tak, jak pisze je czytający.
letters-overheard =
    { $count ->
        [one] Prywatnego pokoju nie będzie: { POWERS($powers) } może tu czytać, bo kto nim gra, zarządza wątkami na tym kanale. Zamiast tego przenoszę listy.
       *[other] Prywatnego pokoju nie będzie: { POWERS($powers) } mogą tu czytać, bo kto nimi gra, zarządza wątkami na tym kanale. Zamiast tego przenoszę listy.
    }
room-overheard =
    { $count ->
        [one] Zamknąłem pokój ({ POWERS($with) }): { POWERS($powers) } może go odtąd czytać, także to, co już tam jest, bo kto nim gra, zarządza teraz wątkami na tym kanale. Zamiast tego przenoszę listy.
       *[other] Zamknąłem pokój ({ POWERS($with) }): { POWERS($powers) } mogą go odtąd czytać, także to, co już tam jest, bo kto nimi gra, zarządza teraz wątkami na tym kanale. Zamiast tego przenoszę listy.
    }
letters-permission = Nie mogę tu otworzyć prywatnego pokoju: brakuje mi uprawnienia „{ $permission }”. Zamiast tego przenoszę listy.
letters-apart = Nie ma pokoju, do którego wszyscy możecie wejść. Zamiast tego przenoszę listy.
room-opening = Otwieram pokój: { LIST($with) }. Gdyby się nie udało, napiszę do ciebie.
ears =
    { $count ->
        [one] { LIST($people) } może zarządzać wątkami na tym kanale i czytać cudze prywatne pokoje. Tam, gdzie { LIST($people) } nie należy, przenoszę listy w prywatnych wiadomościach.
       *[other] { LIST($people) } mogą zarządzać wątkami na tym kanale i czytać cudze prywatne pokoje. Tam, gdzie ktoś z nich nie należy, przenoszę listy w prywatnych wiadomościach.
    }
no-orders = W tej wiadomości nie ma żadnego całego rozkazu.
letter-in-private = Listy są prywatne: wyślij mi je w prywatnej wiadomości.
letter-delivered = Ten list jest już doręczony i nie da się go zmienić. Napisz następny.
letter-nobody = { POWER($power) }: teraz nikt tym mocarstwem nie gra.
action-letter = Napisz do: { POWERS($to) }
lobby-overheard = Prywatne pokoje powstają, nawet jeśli gracz jest tu moderatorem i może w nich czytać.

## Biurka: prywatne miejsca dla tych, którzy mają zamknięte wiadomości prywatne

desk-name = rozkazy · { $name }
desk-here =
    Twoje prywatne wiadomości są dla mnie zamknięte. Nic nie szkodzi: to jest nasze miejsce. Czytasz tu tylko ty i moderatorzy serwera.
    Rozkazy wydawaj przez `/{ $order }` (inni tego nie widzą) albo pisz je tutaj i wspomnij o mnie. Wolisz prywatne wiadomości? Otwórz je w ustawieniach prywatności tego serwera i naciśnij przycisk.
desk-opened = Twoje prywatne wiadomości są zamknięte. Nic nie szkodzi: otworzyłem dla ciebie prywatny wątek „{ $desk }”. Tam będziesz wydawać rozkazy.
desk-again = Jestem. Od teraz znowu piszę do ciebie tutaj.
desk-trying = Piszę teraz do ciebie prywatnie.
desk-still-closed = Twoje prywatne wiadomości są dla mnie nadal zamknięte: zezwól na wiadomości bezpośrednie w ustawieniach prywatności tego serwera i spróbuj jeszcze raz.
action-desk = Spróbuj jeszcze raz

## Co bot może robić na kanale

survey =
    { $gaps ->
        [0] Wszystko gotowe.
        [one] Gotowe, z jedną luką.
       *[other] Gotowe, braków: { $gaps }.
    }
survey-posting = Mogę tu pisać, dodawać obrazki i odnajdywać swoje wiadomości.
survey-posting-not = Nie mogę tu pisać, jak trzeba
survey-rooms = Mogę otwierać prywatne wątki i je zamykać.
survey-rooms-not = Nie mogę otwierać i zamykać prywatnych wątków; zamiast tego przenoszę listy w prywatnych wiadomościach
survey-pinning = Mogę trzymać bieżący stan przypięty.
survey-pinning-not = Nie mogę przypiąć bieżącego stanu
survey-lacks = { $what }: nadaj mojej roli „{ LIST($permissions, join: "comma") }” (Edytuj kanał › Uprawnienia › moja rola).
survey-reads-all = Czytam, co piszecie w prywatnych pokojach, i sam przekładam całe rozkazy.
survey-reads-mentions = Rozkazy działają bez czytania czyichkolwiek wiadomości. W prywatnych pokojach przekładam tam, gdzie się o mnie wspomni, albo z menu wiadomości › Aplikacje › „{ $menu }”.
survey-unknown = Sieć nie mówi mi teraz, co mogę tu robić. Spróbuj za minutę.
action-setup = Sprawdź ponownie

## Kogo nie można wpuścić do pokoju

room-missing = Nie udało się wpuścić wszystkich. Na razie poza pokojem: { POWERS($powers) }. Kto jest na zewnątrz, nie czyta tego pokoju. Spróbuję znowu, gdy pokój się otworzy lub zamknie albo gdy ktoś o niego poprosi przez `{ $talk }`.
room-missing-master = **{ $name }**, pokój { POWERS($room) }: nie udało się wpuścić wszystkich. Na razie na zewnątrz: { POWERS($powers) }. Być może nie ma ich już na serwerze albo nie przyjmują zaproszeń; pozostali mogą korzystać z pokoju. Przez `{ $replace }` oddasz miejsce komuś innemu.

## Prywatna rozmowa na Matriksie

conversation-not-private = W tym pokoju jesteśmy tylko ty i ja, ale nie jest on prywatny: ktoś inny go założył, był w nim albo może go czytać. Nie czytam tu rozkazów i nie zdradzam tajemnic. Piszę do ciebie w naszej własnej rozmowie: pisz do mnie tam.
conversation-unencrypted = Ta rozmowa nie jest szyfrowana: kto prowadzi serwer, może wszystko przeczytać. Czytam, co tu piszesz, ale odpowiadam w naszej własnej, szyfrowanej rozmowie. Pisz do mnie tam.
conversation-own = To nasza własna rozmowa. Jest szyfrowana i czytamy ją tylko ty i ja. Tutaj wysyłaj rozkazy i wszystko, co tajne.
