### Dlaczego czegoś nie zrobiono i co zrobić zamiast tego.

unknown-command = Nie znam polecenia „{ $word }”. `{ $help }` mówi, co można tu zrobić.
unknown-command-nearest = Nie znam polecenia „{ $word }”. Czy chodziło o `{ $nearest }`?
bad-value = „{ $value }” nie pasuje do „{ $parameter }”. Możliwe są: { LIST($expected) }
missing-value = Brakuje „{ $parameter }”. Możliwe są: { LIST($expected) }
missing-text = Brakuje „{ $parameter }”.
bad-value-example = „{ $value }” nie pasuje do „{ $parameter }”. Na przykład: { LIST($expected) }
missing-value-example = Brakuje „{ $parameter }”. Na przykład: { LIST($expected) }
bad-value-text = „{ $value }” nie pasuje do „{ $parameter }”.
bad-number = „{ $value }” nie pasuje do „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
missing-number = Brakuje „{ $parameter }”. Potrzebna jest liczba od { $least } do { $most }.
no-game-here = Nie ma tu żadnej gry. `{ $new }` otwiera nową.
no-game-of-yours = Nie grasz w żadnej grze. Dołącz do gry na jej kanale.
which-game = Grasz w kilku grach: { LIST($names) }. Powiedz, w której, na przykład `{ $orders } gra:{ $first }`.
game-here = Jest tu już gra o nazwie { $name }. Nadaj swojej inną nazwę.
full = Wszystkie miejsca są zajęte.
already-in = Masz już miejsce.
not-in = Nie masz miejsca w tej grze.
begun = Gra już się zaczęła.
not-begun = Gra jeszcze się nie zaczęła.
over = Gra już się skończyła.
not-yours = To może zrobić tylko mistrz gry.
seats-free =
    { $free ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $free } miejsca są jeszcze wolne.
       *[many] { $free } miejsc jest jeszcze wolnych.
    }
too-late = To przyszło za późno: faza się skończyła.
past-phase = To dotyczyło zakończonej już fazy: { $phase }. Nic się nie zmieniło.
past-phase-unnamed = To dotyczyło wcześniejszej, zakończonej już fazy. Nic się nie zmieniło.
too-long = Ta wiadomość jest dla mnie za długa. Liczba znaków: { $length }, czytam najwyżej { $limit }. Wyślij ją w częściach.
name-like-id = „{ $name }” wygląda jak kod, po którym rozróżniam gry. Wybierz inną nazwę.
ignored-words = Nie rozumiem „{ $words }”; reszta jest zrobiona.
in-private = Rozkazy są tajne: wyślij mi je w prywatnej wiadomości.
in-public = Zrób to na kanale, na którym będzie się grało.
nothing-to-order = W tej fazie nie masz nic do rozstrzygnięcia.
no-press = W tej grze nie ma prywatnych pokojów.
silence = W tej fazie się nie negocjuje.
unknown-power = Żadne mocarstwo nie nazywa się tu „{ $word }”.
talk-to-whom = Z kim? Na przykład `{ $talk } Niemcy`.
nothing-to-show = Nie ma jeszcze czego pokazać.

## Granice

limit-own-games = Liczba twoich niezakończonych gier: { $most }. Na więcej nie pozwalam. Dokończ którąś albo odwołaj: `{ $cancel }`
limit-games-here = Liczba niezakończonych gier na tym kanale: { $most }. Na więcej nie pozwalam. Otwórz swoją na innym kanale albo gdy któraś się skończy.
limit-documents = Liczba twoich tekstów w tej fazie: { $most }. Na więcej nie pozwalam. Teraz nic nie opublikowano; w następnej fazie znów będzie można.
limit-letters = Liczba twoich listów w tej fazie: { $most }. Więcej nie przekazuję. Ten nie został wysłany; w następnej fazie znów będzie można pisać.
limit-rooms = Liczba prywatnych pokojów w tej grze: { $most }. Na więcej nie pozwalam. Użyj otwartego albo pisz listy: `{ $letter }`
limit-votes = Liczba głosowań w tej fazie: { $most }. Na więcej nie pozwalam. W następnej fazie znów można coś zaproponować.
limit-length = Liczba znaków: { $length }. Publikuję naraz najwyżej { $most }. Nic nie opublikowano: skróć tekst albo wyślij go w częściach.
limit-name = Liczba znaków w nazwie: { $length }. Zmieści się najwyżej { $most }. Wybierz krótszą.
deadline-too-short = „{ $value }” to za mało („{ $parameter }”). Najmniejsza liczba sekund: { $least }.
too-late-counted = To przyszło za późno: przyjmowanie rozkazów zakończone. Liczy się to, co było wysłane wcześniej.
