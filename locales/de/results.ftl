### Turns, orders and what became of them.

## Turns

turn-spring = Frühjahr { $year }
turn-autumn = Herbst { $year }
turn-winter = Winter { $year }
turn-retreats = { $turn }, Rückzüge
turn-adjustments = { $turn }, Auf- und Abbau
year-after-christ = { $year } n. Chr.

## Why an order failed

outcome-standoff = Patt mit { LIST($units) }, { $attack } gegen { $against }
outcome-too-weak = zu schwach gegen { LIST($units) }, { $attack } gegen { $against }
outcome-held-off = abgewehrt von { $unit }, { $attack } gegen { $against }
outcome-head-to-head = abgewehrt von { $unit } aus der Gegenrichtung, { $attack } gegen { $against }
outcome-own-unit = blockiert von der eigenen { $unit }, die stehen blieb
outcome-support-cut = Unterstützung unterbrochen durch { LIST($units) }
outcome-dislodged = vertrieben von { $unit }
outcome-dislodged-strength = vertrieben von { $unit }, { $attack } gegen { $against }
outcome-no-convoy-lost =
    { $count ->
        [one] Konvoi unterbrochen: { LIST($units) } wurde vertrieben
       *[other] Konvoi unterbrochen: { LIST($units) } wurden vertrieben
    }
outcome-no-convoy = kein Konvoi: Es war keine vollständige Route befohlen
outcome-paradox = ohne Wirkung: Konvoi-Paradox (die Befehle widersprechen sich)
outcome-retreat-collision =
    { COUNT($units) ->
        [one] Zusammenstoß: Auch { LIST($units) } zog sich dorthin zurück
       *[other] Zusammenstoß: Auch { LIST($units) } zogen sich dorthin zurück
    }

support-not-needed = nicht nötig: Die unterstützte Einheit stieß auf keinen Widerstand
support-own-unit = zählt nicht gegen { $unit }: Niemand kann helfen, eine eigene Einheit zu vertreiben
support-no-attack = ohne Wirkung: Die Armee ist gar nicht erst aufgebrochen

## Why an order was void

void-unreadable = ungültig: nicht lesbar; die Einheit hält
void-no-such-unit = ungültig: Diese Einheit gibt es nicht
void-wrong-unit-kind = ungültig: Armee und Flotte verwechselt
void-wrong-nationality = ungültig: Die Einheit gehört einer anderen Macht
void-wrong-coast = ungültig: Die Einheit liegt an der anderen Küste
void-not-adjacent = ungültig: Die Provinzen grenzen nicht aneinander; die Einheit hält
void-off-every-path = ungültig: Die Flotte liegt auf keiner Konvoiroute dorthin; sie hält
void-no-route = ungültig: Auf der Konvoiroute fehlten Flotten; die Einheit hält
void-wrong-terrain = ungültig: Das kann diese Einheit nicht; sie hält
void-missing-coast = ungültig: Die Küste fehlt; die Einheit hält
void-impossible-coast = ungültig: Diese Küste ist nicht zu erreichen; die Einheit hält
void-unreachable-support = ungültig: Die Provinz ist für diese Unterstützung außer Reichweite
void-mismatched-support = ohne Wirkung: Die unterstützte Einheit hatte einen anderen Befehl
void-mismatched-convoy = ohne Wirkung: Die Armee hatte einen anderen Befehl
void-duplicate = ungültig: Die Einheit hatte mehrere Befehle; sie hält
void-disorder = ungültig: Bei dieser Macht herrscht Anarchie
void-closed = ungültig: Diese Provinz ist vorerst gesperrt
void-illegal-retreat = ungültig: Dorthin kann sich die Einheit nicht zurückziehen; sie wird aufgelöst
void-no-free-site = ungültig: kein eigenes, freies Heimatzentrum
void-not-yours = ungültig: kein eigenes, freies Versorgungszentrum
void-too-many = ungültig: überzählig

## From other adjudicators, which give a word and no reason

outcome-word-bounce = abgeprallt
outcome-word-no-convoy = kein Konvoi
outcome-word-cut = Unterstützung unterbrochen
outcome-word-void = ungültig
outcome-word-dislodged = vertrieben
outcome-word-disband = aufgelöst

## Summaries

results-dislodged =
    { $count ->
        [0] keine Einheit vertrieben
        [one] eine Einheit vertrieben
       *[other] { $count } Einheiten vertrieben
    }
