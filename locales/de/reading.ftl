### What is said about orders that were typed: what isn't understood or possible, what was assumed, what is odd.
###
### Units and orders are ready, in the reader's notation, so that they can be copied and sent.

## Not understood

reading-unknown-word = „{ $word }“ verstehe ich nicht.
reading-unknown-word-nearest = „{ $word }“ verstehe ich nicht. Meinst du { LIST($places) }?
reading-unknown-word-orders = „{ $word }“ verstehe ich nicht. Meinst du: { LIST($orders) }?
reading-conditional = „{ $word }“ lässt offen, ob der Befehl gelten soll, deshalb habe ich nichts gespeichert. Schick nur den Befehl, den du willst.
reading-conditional-orders = „{ $word }“ lässt offen, ob der Befehl gelten soll, deshalb habe ich nichts gespeichert. Schick nur den Befehl, den du willst, zum Beispiel: { LIST($orders) }.
reading-no-order = Was soll die Einheit tun? Zum Beispiel: { LIST($orders) }.
reading-no-order-bare = Was soll die Einheit tun? Der eigentliche Befehl fehlt.
reading-all-hold = Einheiten ohne Befehl halten ohnehin. Befehle, die du geschickt hast, gelten, bis du sie ersetzt oder zurücknimmst.
reading-choices = Das kann mehreres bedeuten. Was davon: { LIST($orders) }?
reading-unaccounted = Hier steht ein Befehl, aber auch „{ $words }“. Ich weiß also nicht, ob er gelten soll, und habe nichts davon gespeichert.
reading-negated = „{ $word }“ sagt, was nicht geschehen soll, deshalb habe ich nichts gespeichert. Schick den Befehl, den du willst.
reading-withdrawn = „{ $word }“ nimmt einen Befehl zurück, deshalb habe ich nichts gespeichert.

## Not yours, not there, not now

reading-no-such-unit = Es steht keine Einheit { PROVINCE($place, form: "in") }. Deine: { LIST($units) }.
reading-no-such-unit-any = Es steht keine Einheit { PROVINCE($place, form: "in") }.
reading-not-your-unit = { $unit } gehört { POWER($power, form: "dat") }. Deine: { LIST($units) }.
reading-other-power = Das steht unter der Überschrift „{ POWER($power) }“, deshalb habe ich nichts davon gespeichert. War es für eine andere Partie?
reading-other-turn = Das steht unter der Überschrift einer anderen Phase; jetzt ist { $turn }. Ich habe nichts davon gespeichert. Wenn es für jetzt ist, schick es noch einmal ohne die Überschrift.
reading-wrong-phase-movement = Jetzt sind die Züge dran ({ $turn }): halten, ziehen, unterstützen oder per Konvoi befördern.
reading-wrong-phase-retreat = Jetzt sind nur Rückzüge dran ({ $turn }): Nenn eine Provinz oder lös die Einheit auf.
reading-wrong-phase-adjustment = Jetzt ist nur der Auf- und Abbau dran ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } kann nicht in einem Zug { PROVINCE($place, form: "to") } ziehen. Erreichbar: { LIST($places) }.
reading-wrong-ground-army = Armeen können nicht { PROVINCE($place, form: "to") } ziehen: Dort ist Wasser.
reading-wrong-ground-fleet = Flotten können nicht { PROVINCE($place, form: "to") } ziehen: Dort ist keine Küste.
reading-same-place = { $unit } ist schon dort. Zum Halten: { LIST($orders) }.
reading-wrong-coast = { $unit } kann diese Küste nicht erreichen. Möglich: { LIST($orders) }.
reading-no-convoy = { $unit } kommt nur per Konvoi { PROVINCE($place, form: "to") }, und dafür fehlt eine Kette von Flotten.
reading-fleet-by-convoy = Nur Armeen können per Konvoi ziehen.
reading-out-of-support = { $unit } kann nicht { PROVINCE($place, form: "to") } ziehen und deshalb dort auch nichts unterstützen. Erreichbar: { LIST($places) }.
reading-supported-cannot = { $unit } kann nicht { PROVINCE($place, form: "to") } ziehen, also gibt es nichts zu unterstützen.
reading-supports-itself = Eine Einheit kann sich nicht selbst unterstützen.
reading-cannot-convoy = Nur Flotten auf See können einen Konvoi bilden.
reading-not-an-army = { $unit } ist keine Armee, und nur Armeen können per Konvoi ziehen.
reading-off-the-path = { $unit } liegt auf keiner Konvoiroute { PROVINCE($place, form: "to") }.
reading-other-nationality = { $unit } gehört einer anderen Macht: { POWER($power, form: "dat") }.
reading-several-goals = Ein Befehl, ein Ziel. Schick für jede Einheit einen eigenen Befehl.
reading-no-retreat = { $unit } kann sich nicht { PROVINCE($place, form: "to") } zurückziehen. Möglich: { LIST($orders) }.
reading-not-dislodged = { $unit } wurde nicht vertrieben und braucht jetzt keinen Befehl.
reading-occupied = Es steht schon eine Einheit { PROVINCE($place, form: "in") }.
reading-not-home = Aufbauen kannst du nur in deinen Heimatzentren, also nicht { PROVINCE($place, form: "in") }.
reading-not-yours = Aufbauen kannst du nur in Versorgungszentren, die dir gehören, also nicht { PROVINCE($place, form: "in") }.
reading-not-owned = Das Versorgungszentrum { PROVINCE($place, form: "in") } gehört jetzt einer anderen Macht.
reading-cannot-stand = Eine Flotte lässt sich { PROVINCE($place, form: "in") } nicht aufbauen: Dort ist keine Küste.
reading-nothing-to-build = Du hast nichts aufzubauen.
reading-nothing-to-remove = Du hast nichts aufzulösen.
reading-own-coast = { $unit } liegt an einer anderen Küste, als du geschrieben hast, und nach den Regeln dieser Partie ist der Befehl damit ungültig.
reading-army-coast = Armeen haben keine Küste, und nach den Regeln dieser Partie ist ein Befehl ungültig, der für eine Armee eine Küste nennt.
reading-letter = Nach den Regeln dieser Partie ist ein Befehl ungültig, wenn der Buchstabe der Einheit falsch ist oder fehlt. Richtig ist { $unit }.
reading-build-letter = Nach den Regeln dieser Partie ist ein Aufbau ungültig, wenn nicht dasteht, ob Armee oder Flotte ({ PROVINCE($place) }).
reading-duplicate = In dieser Nachricht stehen zwei Befehle für { $unit }, und nach den Regeln dieser Partie zählt dieser nicht.
reading-build-twice = In dieser Nachricht steht zweimal ein Aufbau { PROVINCE($place, form: "in") }, und nach den Regeln dieser Partie zählt dieser nicht.
reading-too-many = Das ist mehr, als du aufbauen darfst oder auflösen musst, und nach den Regeln dieser Partie zählt dieser Befehl nicht.
reading-disorder = Diese Einheiten bekommen in dieser Phase von niemandem Befehle, und nach den Regeln dieser Partie kann sie auch niemand unterstützen.
reading-closed = Niemand darf derzeit { PROVINCE($place, form: "to") } ziehen: Diese Provinz ist vorerst gesperrt.
reading-ambiguous-coast = { PROVINCE($place) } hat zwei Küsten. Welche: { LIST($orders) }?

## Assumed: in brackets behind an order, several separated by semicolons

reading-assumed-unit = gelesen als: { $unit }
reading-assumed-coast = die einzige erreichbare Küste
reading-assumed-typo = Tippfehler berichtigt
reading-assumed-language = als Name aus einer anderen Sprache gelesen
reading-assumed-province = hier ist nur diese Provinz möglich
reading-assumed-destination = Ziel aus dem Befehl der Armee übernommen
reading-assumed-nationality = die Einheit gehört einer anderen Macht, als du geschrieben hast
reading-assumed-own-coast = ihre tatsächliche Küste: { $unit }
reading-assumed-needless-coast = dort ist keine Küste nötig

## Odd, but legal: in brackets behind an order

reading-hint-support-without-move = { $unit } hat einen anderen Befehl, deshalb nützt diese Unterstützung nichts
reading-hint-support-of-mover = { $unit } soll ziehen und kann deshalb nicht beim Halten unterstützt werden
reading-hint-convoy-without-army = { $unit } hat keinen Befehl zu diesem Zug, deshalb befördert diese Flotte niemanden
