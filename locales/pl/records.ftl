### Jak rzetelnie ktoś grał.

record-title = **Twój dorobek** z ostatnich 365 dni:
record-counts = dograne partie: { $finished }, porzucone: { $left }; fazy bez rozkazów: { $missed } z { $phases }
record-empty = jeszcze żadnej dogranej ani porzuconej partii
record-shared = Mistrzowie gry partii, do których dołączasz, widzą to, dopóki partia się nie zacznie. Aby przestać to pokazywać: `{ $share }`
record-not-shared = Nikt inny tego nie widzi. Aby przez 365 dni pokazywać to mistrzom gry partii, do których dołączasz: `{ $share }`
records-title = **Gracze partii { $name }** i ich wcześniejsze partie:
record-of = - { $name }: { $record }
record-private = niepokazane

command-my-record = mój-dorobek
    .also = moj-dorobek
    .short = dorobek
    .about = Pokaż, jak rzetelnie grasz i kto może to widzieć
parameter-share = pokazuj
    .about = Czy mistrzowie gry partii, do których dołączasz, mogą to widzieć: tak, nie

command-my-games = moje-partie
    .also = lista-partii
    .short = partie
    .about = Twoje partie: kim grasz, do kiedy i co jest jeszcze do zrobienia
my-games-title = **Twoje partie:**
my-games-none = Nie grasz w żadnej partii. `{ $join }` zajmuje miejsce, `{ $new }` otwiera partię na kanale.
my-games-more =
    { $count ->
        [one] … i jeszcze jedna
        [few] … i jeszcze { $count }
       *[other] … i jeszcze { $count }
    }
my-game-lobby = **{ $name }** jeszcze się nie zaczęła, liczba graczy: { $joined } z { $needed }.
my-game-master = **{ $name }** · { $phase } · mistrzem gry jesteś ty.
my-game-left = **{ $name }** · { $phase } · nie masz teraz miejsca.
my-game-plays = **{ $name }** · { POWERS($powers) } · { $phase }.
my-game-missing =
    { $count ->
        [one] Brakuje jednego rozkazu.
        [few] Brakuje { $count } rozkazów.
       *[other] Brakuje { $count } rozkazów.
    }
my-game-unready = Rozkazy są kompletne, brakuje tylko `{ $ready }`.
my-game-ready = Gotowe, czekamy na pozostałych.
my-game-nothing = W tej fazie nie masz nic do zrobienia.
my-game-out = Nie masz już jednostek.
action-orders-of = Rozkazy: { $name }
