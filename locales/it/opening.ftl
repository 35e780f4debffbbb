### Prima che la partita cominci, e ciò che si sorteggia.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**La moneta è caduta: l'Italia va con { $name }**, che ora gioca { $powers }.
    Seme della moneta: `{ $seed }`, ultimo evento prima del lancio: `{ $event }`.
