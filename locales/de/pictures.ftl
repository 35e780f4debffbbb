### Words on pictures, and the same in words for those who don't see them.

## The title strip: at most 40 characters

picture-spring = Frühjahr { $year }
picture-autumn = Herbst { $year }
picture-winter = Winter { $year }
picture-position = Stellung
picture-results = Befehle und Ergebnisse
picture-preview = Befehle { POWER($power, form: "gen") }
picture-retreats = Rückzüge
picture-retreat-results = Rückzüge und Ergebnisse
picture-adjustments = Auf- und Abbau

## The legend: at most 16 characters

legend-army = Armee
legend-fleet = Flotte
legend-dislodged = Vertrieben
legend-build = Aufbau
legend-disband = Auflösung
legend-hold = Halten
legend-move = Zug
legend-failed = Gescheitert
legend-support = Unterstützung
legend-cut = Unterbrochen
legend-convoy = Konvoi
legend-retreat = Rückzug
legend-standoff = Patt
legend-taken = Neuer Besitzer

## Alternative text: sentences, joined by spaces

alt-map = Karte: { $title }.
alt-power =
    { POWER($power) } ({ $centres ->
        [one] { $centres } Zentrum
       *[other] { $centres } Zentren
    }): { LIST($units) }.
alt-power-without-units =
    { POWER($power) } ({ $centres ->
        [one] { $centres } Zentrum
       *[other] { $centres } Zentren
    }): keine Einheiten.
alt-eliminated = Ausgeschieden: { POWERS($powers) }.
alt-succeeded = Ausgeführt: { LIST($orders) }.
alt-failed = Gescheitert: { LIST($orders) }.
alt-none-failed = Kein Befehl ist gescheitert.
alt-ordered = Befohlen: { LIST($orders) }.
alt-proposed = Vorgeschlagen, nicht befohlen: { LIST($orders) }.
alt-free = Laut Vorschlag freizuhalten: { LIST($units) }.
alt-dislodged = Vertrieben: { LIST($units) }.
alt-may-retreat = { $unit } kann sich nach { LIST($places) } zurückziehen.
alt-built = Aufgebaut: { LIST($units) }.
alt-removed = Aufgelöst: { LIST($units) }.

## Wie Bilder aussehen

command-pictures = bilder
    .also = meine-bilder
    .about = Wähle, wie deine eigenen Bilder aussehen: hell oder dunkel, Buchstaben für Mächte, Größe
parameter-background = hintergrund
    .about = Hell oder dunkel
parameter-marks = zeichen
    .about = Buchstaben oder Muster für die Mächte, zusätzlich zu den Farben
parameter-legend = legende
    .about = Ob eine Legende die Zeichen erklärt
parameter-size = größe
    .about = Wie groß Bilder sind
parameter-result-style = ergebnisse
    .about = Die Befehle mit ihrem Ausgang oder die Karte danach
parameter-close-up = ausschnitt
    .about = Vergrößern, wo sich nur wenige Einheiten zurückziehen, entstehen oder aufgelöst werden
parameter-full-names = namen
    .about = Die vollen Namen der Provinzen auch bei Befehlen, wo Platz ist
choice-word-dark = dunkel
choice-dark = dunkel
choice-word-light = hell
choice-light = hell
choice-word-as-game = partie
choice-as-game = wie in der Partie
choice-word-no-marks = keine
choice-no-marks = nur Farben
choice-word-power-letters = buchstaben
choice-power-letters = Buchstaben
choice-word-power-patterns = muster
choice-power-patterns = Buchstaben und Muster
choice-word-small = klein
choice-small = klein
choice-word-normal = normal
choice-normal = normal
choice-word-large = groß
choice-large = groß
choice-word-arrows = befehle
choice-arrows = Befehle mit Ausgang
choice-word-after = danach
choice-after = Karte danach
pictures-chosen = Deine Bilder – Hintergrund: { $background } · Mächte: { $marks } · Legende: { $legend } · Größe: { $size } · Ergebnisse: { $results } · Ausschnitt: { $closeup } · volle Namen bei Befehlen: { $names }
pictures-scope = So siehst du, was nur du bekommst. Was alle sehen, wird mit der Partie festgelegt: `{ $options }:bild=hell,buchstaben`
term-picture = Bilder: { LIST($styles) }
style-light = heller Hintergrund
style-letters = Buchstaben für Mächte
style-patterns = Buchstaben und Muster für Mächte
style-legend = Legende
style-small = klein
style-large = groß
style-after = als Ergebnis die Karte danach
style-whole = immer die ganze Karte
style-names = volle Namen der Provinzen auch bei Befehlen
