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
legend-standoff = Blokada
legend-taken = Nowy właściciel

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
alt-succeeded = Udane: { LIST($orders) }.
# Orders that failed. Variables: $orders
alt-failed = Nieudane: { LIST($orders) }.
alt-none-failed = Wszystkie rozkazy się udały.
# Orders that were given and not yet carried out. Variables: $orders
alt-ordered = Wydane rozkazy: { LIST($orders) }.
alt-proposed = Rozkazy proponowane, nie wydane: { LIST($orders) }.
alt-free = Według propozycji mają zostać wolne: { LIST($units) }.
# Variables: $units (String)
alt-dislodged = Wyparte: { LIST($units) }.
# Variables: $unit (String)   $places (String) abbreviations
alt-may-retreat = { $unit } może się wycofać do: { LIST($places) }.
# Variables: $units
alt-built = Zbudowane: { LIST($units) }.
# Variables: $units
alt-removed = Rozwiązane: { LIST($units) }.

## Jak wyglądają obrazki

command-pictures = obrazki
    .also = moje-obrazki
    .about = Wybierz, jak wyglądają twoje obrazki: jasne czy ciemne, litery mocarstw, rozmiar
parameter-background = tło
    .about = Jasne albo ciemne
parameter-marks = oznaczenia
    .about = Litery albo wzory mocarstw, oprócz kolorów
parameter-legend = legenda
    .about = Czy legenda objaśnia znaki
parameter-size = rozmiar
    .about = Jak duże są obrazki
parameter-result-style = wyniki
    .about = Rozkazy z wynikami albo mapa po nich
parameter-close-up = zbliżenie
    .about = Przybliż, jeśli odwrót, budowa lub rozwiązanie dotyczy tylko kilku jednostek
parameter-full-names = nazwy
    .about = Pełne nazwy prowincji także przy rozkazach, tam gdzie się mieszczą
choice-word-dark = ciemne
choice-dark = ciemne
choice-word-light = jasne
choice-light = jasne
choice-word-as-game = partia
choice-as-game = jak w partii
choice-word-no-marks = żadne
choice-no-marks = same kolory
choice-word-power-letters = litery
choice-power-letters = litery
choice-word-power-patterns = wzory
choice-power-patterns = litery i wzory
choice-word-small = mały
choice-small = mały
choice-word-normal = zwykły
choice-normal = zwykły
choice-word-large = duży
choice-large = duży
choice-word-arrows = rozkazy
choice-arrows = rozkazy z wynikami
choice-word-after = potem
choice-after = mapa po rozkazach
pictures-chosen = Twoje obrazki – tło: { $background } · mocarstwa: { $marks } · legenda: { $legend } · rozmiar: { $size } · wyniki: { $results } · zbliżenie: { $closeup } · pełne nazwy przy rozkazach: { $names }
pictures-scope = Tak wygląda to, co dostajesz tylko ty. To, co widzą wszyscy, ustala się w zasadach partii: `{ $options }:obraz=jasne,litery`
term-picture = Obrazki: { LIST($styles) }
style-light = jasne tło
style-letters = litery mocarstw
style-patterns = litery i wzory mocarstw
style-legend = legenda
style-small = mały rozmiar
style-large = duży rozmiar
style-after = wyniki jako mapa po rozkazach
style-whole = zawsze cała mapa
style-names = pełne nazwy prowincji także przy rozkazach
