### Words on pictures, and the same in words for those who do not see them.

## The title strip

# Variables: $year (Number) without separators, from 1.
picture-spring = Wiosna { $year }
# Variables: $year
picture-autumn = Jesień { $year }
# Variables: $year
picture-winter = Zima { $year }
picture-position = Pozycja
picture-results = Rozkazy i wyniki
# Variables: $power (String) the id of the power whose orders are shown to itself
picture-preview = Rozkazy { POWER($power, form: "gen") }
picture-retreats = Odwroty
picture-retreat-results = Odwroty i wyniki
picture-adjustments = Uzupełnienia

## The legend: at most 16 letters or so

legend-army = Armia
legend-fleet = Flota
legend-dislodged = Wyparta
legend-build = Zbudowana
legend-disband = Rozwiązana
legend-hold = Obrona
legend-move = Ruch
legend-failed = Nieudany
legend-support = Wsparcie
legend-cut = Wsparcie odcięte
legend-convoy = Konwój
legend-retreat = Odwrót

## Alternative text: sentences, joined by spaces

# Variables: $title (String) what the strip says: "Autumn 1903, orders and results"
alt-map = Mapa: { $title }.
# A power that has units. Variables: $power (String) its id   $centres (Number) 0 or more   $units (String) "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
       *[other] { $centres } centrów
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power   $centres
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
       *[other] { $centres } centrów
    }): bez jednostek.
# Variables: $powers (String) names
alt-eliminated = Wyeliminowane: { POWERS($powers) }.
# Orders that were carried out. Variables: $orders (String) in the reader's notation, separated by semicolons
alt-succeeded = Wykonane: { LIST($orders) }.
# Orders that failed. Variables: $orders
alt-failed = Nieudane: { LIST($orders) }.
alt-none-failed = Wszystkie rozkazy się udały.
# Orders that were given and not yet carried out. Variables: $orders
alt-ordered = Wydane rozkazy: { LIST($orders) }.
# Variables: $units (String)
alt-dislodged = Wyparte: { LIST($units) }.
# Variables: $unit (String)   $places (String) abbreviations
alt-may-retreat = { $unit } może się wycofać do: { LIST($places) }.
# Variables: $units
alt-built = Zbudowane: { LIST($units) }.
# Variables: $units
alt-removed = Rozwiązane: { LIST($units) }.
