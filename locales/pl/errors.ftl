### Dlaczego czegoś nie zrobiono i co zrobić zamiast tego.

unknown-command = Nie znam polecenia „{ $word }”. `{ $help }` mówi, co można tu zrobić.
unknown-command-nearest = Nie znam polecenia „{ $word }”. Czy chodziło o `{ $nearest }`?
bad-value = „{ $value }” nie pasuje do „{ $parameter }”. Możliwe są: { $expected }
missing-value = Brakuje „{ $parameter }”. Możliwe są: { $expected }
missing-text = Brakuje „{ $parameter }”.
no-game-here = Nie ma tu żadnej gry. `{ $new }` otwiera nową.
no-game-of-yours = Nie grasz w żadnej grze. Dołącz do gry na jej kanale.
which-game = Grasz w kilku grach: { $names }. Powiedz, w której, na przykład `{ $orders } gra:{ $first }`.
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
too-late = Za późno: faza jest już zamknięta. Liczyły się twoje wcześniejsze rozkazy.
in-private = Rozkazy są tajne: wyślij mi je w prywatnej wiadomości.
in-public = Zrób to na kanale, na którym będzie się grało.
nothing-to-order = W tej fazie nie masz nic do rozstrzygnięcia.
no-press = W tej grze nie ma prywatnych pokojów.
silence = W tej fazie się nie negocjuje.
unknown-power = Żadne mocarstwo nie nazywa się tu „{ $word }”.
talk-to-whom = Z kim? Na przykład `{ $talk } Niemcy`.
nothing-to-show = Nie ma jeszcze czego pokazać.
