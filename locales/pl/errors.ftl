### Why something wasn't done, and what to do instead.

unknown-command = Nie znam polecenia „{ $word }”. `{ $help }` pokazuje, co można tu zrobić.
unknown-command-nearest = Nie znam polecenia „{ $word }”. Czy chodziło o `{ $nearest }`?
bad-value = „{ $value }” nie pasuje do parametru „{ $parameter }”. Do wyboru: { LIST($expected) }
missing-value = Brakuje parametru „{ $parameter }”. Do wyboru: { LIST($expected) }
missing-text = Brakuje parametru „{ $parameter }”.
bad-value-example = „{ $value }” nie pasuje do parametru „{ $parameter }”. Na przykład: { LIST($expected) }
missing-value-example = Brakuje parametru „{ $parameter }”. Na przykład: { LIST($expected) }
bad-value-text = „{ $value }” nie pasuje do parametru „{ $parameter }”.
bad-number = „{ $value }” nie pasuje do parametru „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
missing-number = Brakuje parametru „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
no-game-called = Nie rozumiem „{ $name }”: żadna partia tak się tu nie nazywa. Znam: { LIST($names) }.
no-such-option = Rozumiem `{ $command }`, ale to polecenie nie ma parametru „{ $option }”, więc nic się nie zmieniło. Czy chodziło o `{ $nearest }`?
no-game-here = Nie ma tu żadnej partii. `{ $new }` otwiera nową.
no-game-of-yours = Nie grasz w żadnej partii. Dołącz do którejś na jej kanale.
which-game = W grę wchodzi kilka partii: { LIST($names) }. Powiedz, o którą chodzi, na przykład `{ $status } partia:{ $first }`.
game-here = Jest tu już partia o nazwie { $name }. Nadaj swojej inną nazwę.
full = Wszystkie miejsca są zajęte.
already-in = Masz już miejsce.
not-in = Nie masz miejsca w tej partii.
begun = Partia już się zaczęła.
not-begun = Partia jeszcze się nie zaczęła.
over = Partia już się skończyła.
not-yours = To może zrobić tylko mistrz gry.
seats-free =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $free } miejsca są jeszcze wolne.
       *[other] { $free } miejsc jest jeszcze wolnych.
    }
settings-unconfirmed =
    { $awaited ->
        [one] Zasady zmieniły się, odkąd gracze dołączyli, i brakuje jeszcze jednego potwierdzenia. Zaczynamy, gdy wszyscy potwierdzą.
        [few] Zasady zmieniły się, odkąd gracze dołączyli, i brakuje jeszcze { $awaited } potwierdzeń. Zaczynamy, gdy wszyscy potwierdzą.
       *[other] Zasady zmieniły się, odkąd gracze dołączyli, i brakuje jeszcze { $awaited } potwierdzeń. Zaczynamy, gdy wszyscy potwierdzą.
    }
too-late = To przyszło za późno: faza się skończyła.
too-late-away = To, co przyszło od ciebie podczas mojej nieobecności, było spóźnione i się nie liczy. Piszę o tym tylko raz, za wszystkie wiadomości naraz. Liczy się to, co było wysłane w porę.
past-phase = To dotyczyło zakończonej już fazy ({ $phase }). Nic się nie zmieniło.
past-phase-unnamed = To dotyczyło wcześniejszej, zakończonej już fazy. Nic się nie zmieniło.
given-back = Napisane było:
too-long =
    { $length ->
        [one] Ta wiadomość jest dla mnie za długa: ma { $length } znak, a czytam najwyżej { $limit }. Wyślij ją w częściach.
        [few] Ta wiadomość jest dla mnie za długa: ma { $length } znaki, a czytam najwyżej { $limit }. Wyślij ją w częściach.
       *[other] Ta wiadomość jest dla mnie za długa: ma { $length } znaków, a czytam najwyżej { $limit }. Wyślij ją w częściach.
    }
name-like-id = „{ $name }” wygląda jak kod, po którym rozróżniam partie. Wybierz inną nazwę.
ignored-words = Nie rozumiem „{ $words }”, więc to pominąłem.
in-private = Rozkazy są tajne: wyślij mi je w prywatnej wiadomości.
in-public = Zrób to na kanale, na którym ma się toczyć partia.
write-anew = To edycja wcześniejszej wiadomości, więc nic nie zostało zrobione. Wyślij polecenie w nowej wiadomości.
in-thread = W prywatnym wątku nie można rozgrywać partii. Wydaj to polecenie na kanale tekstowym, w wątku publicznym albo w poście na forum.
nothing-to-order = W tej fazie nie masz nic do rozstrzygnięcia.
no-press = W tej partii nie ma prywatnych rozmów.
silence = W tej fazie się nie negocjuje.
write-to-whom = Do kogo? Musi to być inne mocarstwo, na przykład `{ $letter } Niemcy`.
unknown-power = Nie ma tu mocarstwa o nazwie „{ $word }”.
no-map = Mapa tej partii, „{ $map }”, nie jest już tu zainstalowana. Poproś osobę prowadzącą bota, żeby zainstalowała ją ponownie, albo zacznij na innej: `{ $new }`.
talk-to-whom = Z kim? Na przykład `{ $talk } { POWER($power) }`.
nobody-to-talk-to = W tej partii nie ma z kim rozmawiać: pozostałe mocarstwa prowadzi komputer albo nie prowadzi ich nikt. Jeśli komputer negocjuje, to przez `{ $propose }`.
nothing-to-show = Nie ma jeszcze czego pokazać.

## Limits

limit-own-games =
    { $most ->
        [one] Masz już niezakończoną partię, a pozwalam tylko na jedną. Dokończ ją albo odwołaj: `{ $cancel }`
        [few] Masz już { $most } niezakończone partie, a na więcej nie pozwalam. Dokończ którąś albo ją odwołaj: `{ $cancel }`
       *[other] Masz już { $most } niezakończonych partii, a na więcej nie pozwalam. Dokończ którąś albo ją odwołaj: `{ $cancel }`
    }
limit-games-here =
    { $most ->
        [one] Na tym kanale jest już niezakończona partia, a pozwalam tylko na jedną. Otwórz swoją na innym kanale albo poczekaj, aż ta się skończy.
        [few] Na tym kanale są już { $most } niezakończone partie, a na więcej nie pozwalam. Otwórz swoją na innym kanale albo poczekaj, aż któraś się skończy.
       *[other] Na tym kanale jest już { $most } niezakończonych partii, a na więcej nie pozwalam. Otwórz swoją na innym kanale albo poczekaj, aż któraś się skończy.
    }
limit-documents =
    { $most ->
        [one] W tej fazie masz już opublikowany tekst, a pozwalam tylko na jeden. Ten się nie ukazał; w następnej fazie możesz publikować znowu.
        [few] W tej fazie masz już { $most } opublikowane teksty, a na więcej nie pozwalam. Ten się nie ukazał; w następnej fazie możesz publikować znowu.
       *[other] W tej fazie masz już { $most } opublikowanych tekstów, a na więcej nie pozwalam. Ten się nie ukazał; w następnej fazie możesz publikować znowu.
    }
limit-letters =
    { $most ->
        [one] W tej fazie masz już wysłany list, a doręczam tylko jeden. Ten nie został wysłany; w następnej fazie możesz pisać znowu.
        [few] W tej fazie masz już { $most } wysłane listy, a więcej nie doręczam. Ten nie został wysłany; w następnej fazie możesz pisać znowu.
       *[other] W tej fazie masz już { $most } wysłanych listów, a więcej nie doręczam. Ten nie został wysłany; w następnej fazie możesz pisać znowu.
    }
limit-rooms =
    { $most ->
        [one] W tej partii jest już prywatny pokój, a pozwalam tylko na jeden. Skorzystaj z niego albo pisz listy: `{ $letter }`
        [few] W tej partii są już { $most } prywatne pokoje, a na więcej nie pozwalam. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
       *[other] W tej partii jest już { $most } prywatnych pokoi, a na więcej nie pozwalam. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
    }
limit-own-rooms =
    { $most ->
        [one] W tej partii masz już jeden otwarty przez siebie prywatny pokój, a nikt nie może otworzyć więcej. Inni mogą jeszcze otworzyć pokój z tobą. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
        [few] W tej partii masz już { $most } otwarte przez siebie prywatne pokoje, a nikt nie może otworzyć więcej. Inni mogą jeszcze otworzyć pokój z tobą. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
       *[other] W tej partii masz już { $most } otwartych przez siebie prywatnych pokoi, a nikt nie może otworzyć więcej. Inni mogą jeszcze otworzyć pokój z tobą. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
    }
limit-votes =
    { $most ->
        [one] W tej fazie było już głosowanie, a pozwalam tylko na jedno. W następnej znów można coś zaproponować.
        [few] W tej fazie były już { $most } głosowania, a na więcej nie pozwalam. W następnej znów można coś zaproponować.
       *[other] W tej fazie było już { $most } głosowań, a na więcej nie pozwalam. W następnej znów można coś zaproponować.
    }
limit-length =
    { $length ->
        [one] Ten tekst ma { $length } znak, a publikuję naraz najwyżej { $most }. Nic się nie ukazało: skróć tekst albo wyślij go w częściach.
        [few] Ten tekst ma { $length } znaki, a publikuję naraz najwyżej { $most }. Nic się nie ukazało: skróć tekst albo wyślij go w częściach.
       *[other] Ten tekst ma { $length } znaków, a publikuję naraz najwyżej { $most }. Nic się nie ukazało: skróć tekst albo wyślij go w częściach.
    }
limit-name =
    { $length ->
        [one] Ta nazwa ma { $length } znak, a może mieć najwyżej { $most }. Wybierz krótszą.
        [few] Ta nazwa ma { $length } znaki, a może mieć najwyżej { $most }. Wybierz krótszą.
       *[other] Ta nazwa ma { $length } znaków, a może mieć najwyżej { $most }. Wybierz krótszą.
    }
deadline-too-short =
    { $least ->
        [one] „{ $value }” to za mało dla parametru „{ $parameter }”: potrzeba co najmniej 1 sekundy.
       *[other] „{ $value }” to za mało dla parametru „{ $parameter }”: potrzeba co najmniej { $least } sekund.
    }
too-late-counted = To przyszło za późno: rozkazów już nie przyjmuję. Liczy się to, co było wysłane wcześniej.
