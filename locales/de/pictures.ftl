### Words on pictures, and the same in words for those who don't see them.

## The title strip: at most 40 characters

picture-spring = Frühling { $year }
picture-autumn = Herbst { $year }
picture-winter = Winter { $year }
picture-position = Stellung
picture-results = Befehle und Ergebnisse
picture-preview = Befehle { POWER($power, form: "gen") }
picture-retreats = Rückzüge
picture-retreat-results = Rückzüge und Ergebnisse
picture-adjustments = Aufbau und Auflösung

## The legend: at most 16 characters

legend-army = Armee
legend-fleet = Flotte
legend-dislodged = Verdrängt
legend-build = Aufbau
legend-disband = Auflösung
legend-hold = Halten
legend-move = Zug
legend-failed = Gescheitert
legend-support = Unterstützung
legend-cut = Abgeschnitten
legend-convoy = Konvoi
legend-retreat = Rückzug

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
alt-dislodged = Verdrängt: { LIST($units) }.
alt-may-retreat = { $unit } kann sich nach { LIST($places) } zurückziehen.
alt-built = Aufgebaut: { LIST($units) }.
alt-removed = Aufgelöst: { LIST($units) }.
