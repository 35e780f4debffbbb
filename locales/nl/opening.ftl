### Voordat een spel begint, en wat er geloot wordt.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**De munt is opgegooid: Italië sluit zich aan bij { $name }**, die nu speelt met { $powers }.
    Zaad van de munt: `{ $seed }`, laatste gebeurtenis voor de worp: `{ $event }`.
