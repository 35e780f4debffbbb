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
