### Przed rozpoczęciem gry i to, co się losuje.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**Moneta rzucona. Włochy dołączają do gracza { $name }**; teraz prowadzi on: { $powers }.
    Ziarno monety: `{ $seed }`, ostatnie zdarzenie przed rzutem: `{ $event }`.
