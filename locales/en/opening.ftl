### Before a game begins, and what is drawn by lot.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**The coin has been tossed: Italy joins { $name }**, who now plays { $powers }.
    Seed of the coin: `{ $seed }`, last event before the toss: `{ $event }`.
