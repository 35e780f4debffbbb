### Woorden op de kaarten, en de kaarten in woorden voor wie ze niet ziet.

## The title strip

# Variables: $year (Number) without separators, from 1.
picture-spring = Voorjaar { $year }
# Variables: $year
picture-autumn = Najaar { $year }
# Variables: $year
picture-winter = Winter { $year }
picture-position = Stelling
picture-results = Bevelen en uitslag
# Variables: $power (String) the id of the power whose orders are shown to itself
picture-preview = Bevelen van { POWER($power) }
picture-retreats = Terugtochten
picture-retreat-results = Terugtochten en uitslag
picture-adjustments = Bouwen en ontbinden

## The legend: at most 16 letters or so

legend-army = Leger
legend-fleet = Vloot
legend-dislodged = Verdreven
legend-build = Bouw
legend-disband = Ontbinding
legend-hold = Houdt stand
legend-move = Zet
legend-failed = Mislukt
legend-support = Steun
legend-cut = Steun verbroken
legend-convoy = Konvooi
legend-retreat = Terugtocht
legend-standoff = Patstelling
legend-taken = Nieuwe eigenaar

## Alternative text: sentences, joined by spaces

# Variables: $title (String) what the strip says: "Autumn 1903, orders and results"
alt-map = Kaart: { $title }.
# A power that has units. Variables: $power (String) its id   $centres (Number) 0 or more   $units (String) "A Bud, F Tri"
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } aanvoergebied
       *[other] { $centres } aanvoergebieden
    }): { LIST($units) }.
# A power that has centres but no units. Variables: $power   $centres
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } aanvoergebied
       *[other] { $centres } aanvoergebieden
    }): geen eenheden.
# Variables: $powers (String) names
alt-eliminated = Uitgeschakeld: { POWERS($powers) }.
# Orders that were carried out. Variables: $orders (String) in the reader's notation, separated by semicolons
alt-succeeded = Gelukt: { LIST($orders) }.
# Orders that failed. Variables: $orders
alt-failed = Mislukt: { LIST($orders) }.
alt-none-failed = Geen enkel bevel is mislukt.
# Orders that were given and not yet carried out. Variables: $orders
alt-ordered = Gegeven bevelen: { LIST($orders) }.
alt-proposed = Voorgestelde bevelen, niet gegeven: { LIST($orders) }.
alt-free = Volgens het voorstel vrij te houden: { LIST($units) }.
# Variables: $units (String)
alt-dislodged = Verdreven: { LIST($units) }.
# Variables: $unit (String)   $places (String) abbreviations
alt-may-retreat = { $unit } kan zich terugtrekken naar { LIST($places) }.
# Variables: $units
alt-built = Gebouwd: { LIST($units) }.
# Variables: $units
alt-removed = Ontbonden: { LIST($units) }.

## Hoe afbeeldingen eruitzien

command-pictures = afbeeldingen
    .also = mijn-afbeeldingen
    .about = Kies hoe je eigen afbeeldingen eruitzien: licht of donker, letters voor mogendheden, formaat
parameter-background = achtergrond
    .about = Licht of donker
parameter-marks = tekens
    .about = Letters of patronen voor de mogendheden, naast hun kleuren
parameter-legend = legenda
    .about = Of een legenda de tekens uitlegt
parameter-size = formaat
    .about = Hoe groot afbeeldingen zijn
parameter-result-style = uitslagen
    .about = De bevelen met hun afloop, of de kaart erna
parameter-close-up = uitvergroting
    .about = Zoom in waar maar een paar eenheden zich terugtrekken of worden gebouwd of ontbonden
parameter-full-names = namen
    .about = De hele namen van de gebieden ook bij bevelen, waar ze passen
choice-word-dark = donker
choice-dark = donker
choice-word-light = licht
choice-light = licht
choice-word-as-game = spel
choice-as-game = zoals in het spel
choice-word-no-marks = geen
choice-no-marks = alleen kleuren
choice-word-power-letters = letters
choice-power-letters = letters
choice-word-power-patterns = patronen
choice-power-patterns = letters en patronen
choice-word-small = klein
choice-small = klein
choice-word-normal = normaal
choice-normal = normaal
choice-word-large = groot
choice-large = groot
choice-word-arrows = bevelen
choice-arrows = bevelen met afloop
choice-word-after = erna
choice-after = kaart erna
pictures-chosen = Je afbeeldingen – achtergrond: { $background } · mogendheden: { $marks } · legenda: { $legend } · formaat: { $size } · uitslagen: { $results } · uitvergroting: { $closeup } · hele namen bij bevelen: { $names }
pictures-scope = Zo zie je wat alleen jij krijgt. Wat iedereen ziet, wordt per spel ingesteld: `{ $options }:beeld=licht,letters`
term-picture = Afbeeldingen: { LIST($styles) }
style-light = lichte achtergrond
style-letters = letters voor mogendheden
style-patterns = letters en patronen voor mogendheden
style-legend = legenda
style-small = klein formaat
style-large = groot formaat
style-after = de kaart erna als uitslag
style-whole = altijd de hele kaart
style-names = hele namen van de gebieden ook bij bevelen
