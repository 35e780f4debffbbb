### One word for one thing: what this language calls the concepts of the game. No sentence uses what stands under `avoid`
### (a test reads them all); where another word is better, it is changed here and everywhere.

-supply-centre = Versorgungszentrum
    .avoid = Nachschubzentrum | Nachschubzentren | Versorgungspunkt
-power = Macht
    .avoid = Land | Nation | Nationen | Großmacht
-province = Provinz
    .avoid = Gebiet | Gebiete | Region
-unit = Einheit
    .avoid = Figur | Spielstein
-order = Befehl
    .avoid = Anweisung | Anweisungen
-standoff = Patt
    .avoid = Kollision
-dislodged = vertrieben
    .avoid = verdrängt | verdrängen | geschlagen
-void = ungültig
    .avoid = illegal | unzulässig
-disband = auflösen
    .avoid = entfernen | abbauen
-convoy = Konvoi
    .avoid = Geleitzug | Transport
-support = Unterstützung
    .avoid = Support | supporten
-private-message = privat
    .avoid = DM | PM
-game-master = Spielleiter
    .avoid = Gamemaster | Schiedsrichter
-retreat = Rückzug
    .avoid = Rückzugsbewegung
-deadline = Abgabe
    .avoid = Deadline | ZAT
-draw = Unentschieden
    .avoid = Remis | Patt-Ende
-game = Partie
    .avoid = Spielrunde
