### Why something wasn't done, and what to do instead.

unknown-command = Nie znam polecenia „{ $word }”. `{ $help }` pokazuje, co można tu zrobić.
unknown-command-nearest = Nie znam polecenia „{ $word }”. Czy chodziło o `{ $nearest }`?
bad-value = „{ $value }” nie pasuje do „{ $parameter }”. Możliwe wartości: { LIST($expected) }
missing-value = Brakuje „{ $parameter }”. Możliwe wartości: { LIST($expected) }
missing-text = Brakuje „{ $parameter }”.
bad-value-example = „{ $value }” nie pasuje do „{ $parameter }”. Na przykład: { LIST($expected) }
missing-value-example = Brakuje „{ $parameter }”. Na przykład: { LIST($expected) }
bad-value-text = „{ $value }” nie pasuje do „{ $parameter }”.
bad-number = „{ $value }” nie pasuje do „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
missing-number = Brakuje „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
no-game-called = Nie znajduję partii o nazwie { $name }. Te tu znam: { LIST($names) }.
no-game-here = Nie ma tu żadnej partii. `{ $new }` otwiera nową.
no-game-of-yours = Nie grasz w żadnej partii. Dołącz do którejś na jej kanale.
which-game = Grasz w kilku partiach: { LIST($names) }. Powiedz, o którą chodzi, na przykład `{ $orders } partia:{ $first }`.
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
too-late = To przyszło za późno: faza się skończyła.
past-phase = To dotyczyło zakończonej już fazy ({ $phase }). Nic się nie zmieniło.
past-phase-unnamed = To dotyczyło wcześniejszej, zakończonej już fazy. Nic się nie zmieniło.
too-long = Ta wiadomość jest dla mnie za długa. Liczba znaków: { $length }, a czytam najwyżej { $limit }. Wyślij ją w częściach.
name-like-id = „{ $name }” wygląda jak kod, po którym rozróżniam partie. Wybierz inną nazwę.
ignored-words = Nie rozumiem „{ $words }”, więc to pominąłem.
in-private = Rozkazy są tajne: wyślij mi je w prywatnej wiadomości.
in-public = Zrób to na kanale, na którym ma się toczyć partia.
nothing-to-order = W tej fazie nie masz nic do rozstrzygnięcia.
no-press = W tej partii nie ma prywatnych pokoi.
silence = W tej fazie się nie negocjuje.
unknown-power = Żadne mocarstwo nie nazywa się tu „{ $word }”.
talk-to-whom = Z kim? Na przykład `{ $talk } Niemcy`.
nothing-to-show = Nie ma jeszcze czego pokazać.

## Limits

limit-own-games = Masz już tyle niezakończonych partii, na ile pozwalam: { $most }. Dokończ którąś albo ją odwołaj: `{ $cancel }`
limit-games-here = Na tym kanale jest już tyle niezakończonych partii, na ile pozwalam: { $most }. Otwórz swoją na innym kanale albo poczekaj, aż któraś się skończy.
limit-documents = W tej fazie masz już tyle opublikowanych tekstów, na ile pozwalam: { $most }. Ten się nie ukazał; w następnej fazie znów będzie można.
limit-letters = W tej fazie poszło już od ciebie tyle listów, ile doręczam: { $most }. Ten nie został wysłany; w następnej fazie znów będzie można pisać.
limit-rooms = W tej partii jest już tyle prywatnych pokoi, na ile pozwalam: { $most }. Skorzystaj z otwartego albo pisz listy: `{ $letter }`
limit-votes = W tej fazie było już tyle głosowań, na ile pozwalam: { $most }. W następnej znów można coś zaproponować.
limit-length = Liczba znaków: { $length }, a publikuję naraz najwyżej { $most }. Nic się nie ukazało: skróć tekst albo wyślij go w częściach.
limit-name = Nazwa jest za długa. Liczba znaków: { $length }, a zmieści się najwyżej { $most }. Wybierz krótszą.
deadline-too-short = „{ $value }” to za krótko („{ $parameter }”). Najmniej sekund: { $least }.
too-late-counted = To przyszło za późno: rozkazów już nie przyjmuję. Liczy się to, co było wysłane wcześniej.
