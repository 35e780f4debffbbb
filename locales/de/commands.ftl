### The names of commands, of what they take (options), and of what can be chosen: one word, small letters, digits and
### hyphens, at most 32 characters. `also` are further names (separated by `|`), among them those without umlauts;
### `about` says what it does (100 characters).

## Games

command-new = neue-partie
    .also = neues-spiel | partie-erstellen | erstellen
    .about = Erstelle eine Partie in diesem Kanal
command-join = mitspielen
    .also = mitmachen | beitreten
    .about = Nimm dir einen Platz in der Partie
command-leave = aussteigen
    .also = abmelden
    .about = Gib deinen Platz frei, bevor die Partie beginnt
command-start = start
    .also = starten | beginnen
    .about = Starte die Partie, sobald alle Plätze besetzt sind

## Orders

command-order = befehl
    .also = befehle-schicken | zugabgabe
    .short = schicken
    .about = Schicke Befehle, in jeder Schreibweise; nur du siehst sie
command-orders = befehle
    .also = meine-befehle | meine-züge | meine-zuege | zeigen
    .short = zeigen
    .about = Zeigt die Befehle, die ich von dir habe
command-clear = befehle-löschen
    .also = befehle-loeschen | löschen | loeschen | alles-löschen | alles-loeschen
    .about = Nimm alle deine Befehle für diese Phase zurück
command-ready = fertig
    .also = bereit
    .about = Melde, dass du mit deinen Befehlen fertig bist
command-unready = nicht-fertig
    .also = nicht-bereit | doch-nicht-fertig
    .about = Nimm „fertig“ zurück: Du willst noch etwas ändern

## Questions

command-status = status
    .also = wer | wer-fehlt | spielstand
    .about = Zeigt, wer noch Befehle schicken muss und bis wann
command-map = karte
    .about = Zeigt die Karte, jetzt oder in einer früheren Phase
command-results = ergebnisse
    .also = ergebnis | verlauf
    .about = Zeigt die Ergebnisse einer Phase

## Press

command-talk = verhandeln
    .also = verhandlung | raum | verhandlungsraum
    .about = Öffne einen privaten Raum mit anderen Mächten
command-letter = brief
    .also = schreiben
    .about = Schicke anderen Mächten über mich einen privaten Brief
command-propose = vorschlagen
    .also = vorschlag
    .about = Sag anderen Mächten etwas, das alle in ihrer Sprache lesen
command-agreements = abmachungen
    .also = absprachen
    .about = Zeigt, was vorgeschlagen und abgemacht wurde
command-adopt = mein-teil
    .about = Nimm deinen Teil einer Abmachung in deine Befehle auf; sonst sieht das niemand
command-renew = erneuern
    .about = Schlag vor, dass eine Abmachung auch in dieser Phase gilt
command-notation = befehle-übersetzen
    .also = befehle-uebersetzen | schreibweise | abkürzungen | abkuerzungen
    .short = übersetzen
    .about = Übersetzt die Befehle einer Nachricht in deine Schreibweise
    .menu = Befehle übersetzen

## Oneself and the bot

command-language = sprache
    .about = Wähle die Sprache, in der ich mit dir rede
command-timezone = zeitzone
    .about = Wähle die Zeitzone für deine Abgabetermine
command-setup = rechte
    .also = prüfen | pruefen | einrichten
    .about = Prüft, was ich in diesem Kanal darf
command-help = hilfe
    .about = Zeigt, was du hier tun kannst

## Votes

command-draw = remis
    .also = remis-vorschlagen | unentschieden
    .about = Schlag ein Unentschieden aller überlebenden Mächte vor; niemand erfährt, dass du es warst
command-agree = zustimmen
    .also = dafür | dafuer | einverstanden
    .about = Stimm für den offenen Vorschlag; die Abstimmung ist geheim
command-refuse = ablehnen
    .also = dagegen
    .about = Stimm gegen den offenen Vorschlag; die Abstimmung ist geheim
command-concede = sieg-zugestehen
    .also = sieger | gewinner
    .about = Schlag vor, einer Macht den Sieg zuzugestehen
command-end-game = gemeinsamer-sieg
    .also = partie-beenden
    .about = Schlag vor, jetzt aufzuhören: Alle überlebenden Mächte gewinnen gemeinsam
command-victory = siegziel
    .also = sieg-ab | siegbedingung | zentren-zum-sieg
    .about = Schlag vor, wie viele Versorgungszentren künftig zum Sieg nötig sind
command-more-time = aufschub-vorschlagen
    .also = aufschub | mehr-zeit
    .short = aufschub
    .about = Schlag vor, die Abgabe dieser Phase zu verschieben
command-vote-pause = pause-vorschlagen
    .short = pause
    .about = Schlag eine Pause vor
command-vote-resume = fortsetzung-vorschlagen
    .short = fortsetzung
    .about = Schlag vor, die Partie fortzusetzen

## Seats

command-resign = aufgeben
    .also = platz-aufgeben | abtreten
    .about = Gib deinen Platz in einer laufenden Partie auf
command-take-over = übernehmen
    .also = uebernehmen | platz-übernehmen | platz-uebernehmen
    .about = Übernimm einen freien Platz
command-return = zurückkehren
    .also = zurueckkehren | wieder-da
    .about = Nimm deinen aufgegebenen Platz wieder ein, solange er noch frei ist
command-replace = ersetzen
    .also = ersatz
    .about = Spielleiter: Biete einen Platz anderen an oder lade jemanden als Ersatz ein
command-expel = ausschließen
    .also = ausschliessen | rauswerfen
    .about = Spielleiter: Schließ jemanden aus der Partie aus; der Platz wird anderen angeboten
command-fill = auffüllen
    .also = auffuellen | computer
    .about = Spielleiter: Lass den Computer die leeren Plätze spielen

## The game master

command-panel = übersicht
    .also = uebersicht | spielleitung
    .about = Spielleiter: Übersicht über die Partie und darüber, wer schon Befehle geschickt hat
command-pause = pause
    .also = pausieren
    .about = Spielleiter: Halte die Uhr an, auch bis zu einem Tag: 7. Januar
command-remind = erinnern
    .about = Spielleiter: Erinnere alle, deren Befehle fehlen
command-resume = fortsetzen
    .also = weiterspielen
    .about = Spielleiter: Lass die Uhr weiterlaufen
command-extend = verlängern
    .also = verlaengern
    .about = Spielleiter: Verschieb die Abgabe
command-adjudicate = auswerten
    .also = auswertung
    .about = Spielleiter: Werte die Phase jetzt aus
command-announce = ansage
    .also = durchsage | bekanntgeben
    .about = Spielleiter: Mach eine Ansage an alle
command-rollback = zurücksetzen
    .also = zuruecksetzen
    .about = Spielleiter: Kehre zu einer früheren Phase zurück
command-edit = bearbeiten
    .also = stellung-ändern | stellung-aendern | startaufstellung
    .about = Spielleiter: Ändere die Stellung, oder lege vor Beginn eine eigene Startaufstellung fest
command-enter = eintragen
    .also = befehle-eintragen
    .about = Spielleiter: Trag Befehle für jemanden ein, der sie sofort zu sehen bekommt
command-call-off = partie-abbrechen
    .also = partie-absagen | absagen
    .about = Spielleiter: Brich die Partie ab
command-proceed = ausführen
    .also = ausfuehren | tu-es
    .about = Führe aus, was du gerade gesehen hast (`nein`: doch nicht)
command-appoint = ernennen
    .about = Admin des Servers oder Raums: Mach jemanden zum Spielleiter
command-move-here = hierher-verlegen
    .about = Spielleiter: Spiel die Partie in diesem Kanal weiter
command-results-here = ergebnisse-hier
    .about = Spielleiter: Zeig die Ergebnisse einer Partie auch in diesem Kanal oder beende das
command-change = einstellungen-ändern
    .also = einstellungen-aendern | ändere-einstellungen | aendere-einstellungen
    .about = Spielleiter: Ändere die Einstellungen, bevor die Partie beginnt

## Public press and documents

command-say = erklärung
    .also = erklaerung | mitteilung | kommuniqué
    .about = Gib im Namen deiner Macht eine öffentliche Erklärung ab
command-document = dokument
    .also = vertrag
    .about = Leg einem Raum, einigen Mächten oder allen ein Dokument zur Unterschrift vor; nicht bindend
command-sign = unterzeichnen
    .also = unterschreiben
    .about = Unterzeichne ein Dokument im Namen deiner Macht; nicht bindend

## Options

parameter-command = kommando
    .about = Das Kommando, zu dem du Hilfe möchtest
parameter-format = format
    .about = Welche Art von Datei: json (für Programme), Text oder Seite (mit Karten)
parameter-name = name
    .about = Wie die Partie heißt
parameter-variant = variante
    .about = Auf welcher Karte gespielt wird
parameter-rulebook = regelwerk
    .also = regeln
    .about = Welche Ausgabe der Regeln gilt
parameter-deadline = frist
    .about = Zeit für Züge: 48h, 3d, 30m oder mo,mi,fr 20:00
parameter-retreats = rückzüge
    .also = rueckzuege
    .about = Zeit für Rückzüge: 24h
parameter-builds = aufbau
    .about = Zeit für Auf- und Abbau: 24h
parameter-press = verhandlungen
    .about = Welche Verhandlungen erlaubt sind
parameter-quoted = zitat
    .about = Die Nachricht, um die es geht
parameter-moderators = moderatoren
    .about = Wenn ein Spieler als Moderator private Räume lesen könnte: Briefe über mich oder trotzdem Räume
parameter-language = sprache
    .about = Englisch, Italienisch, Niederländisch, Polnisch oder Deutsch
parameter-timezone = zeitzone
    .about = Eine Zeitzone, zum Beispiel Europe/Berlin
parameter-game = partie
    .also = spiel
    .about = Welche Partie, wenn du in mehreren spielst
parameter-until = bis
    .about = Bis zu welchem Tag: 7. Januar, 2027-01-07, Freitag; sonst, bis du die Partie fortsetzt
parameter-text = text
    .about = Deine Befehle, so wie auf Papier
parameter-phase = phase
    .about = Welche Phase, zum Beispiel S1901M (Frühjahr 1901, Züge); sonst die letzte
parameter-with = mit
    .about = Eine oder mehrere Mächte, zum Beispiel Deutschland, Italien
parameter-to = an
    .about = Eine oder mehrere Mächte, zum Beispiel Deutschland, Italien
parameter-words = nachricht
    .also = worte
    .about = Was im Brief stehen soll
parameter-power = macht
    .about = Welche Macht, zum Beispiel Deutschland
parameter-person = person
    .also = spieler | durch
    .about = Wer: ein Name oder eine Erwähnung
parameter-undo = zurücknehmen
    .about = `ja`: nimm es zurück
parameter-who = wer
    .about = Wer: ein Name oder, in einer laufenden Partie, eine Macht
parameter-reason = grund
    .also = weil
    .about = Der Grund; alle bekommen ihn zu lesen
parameter-changes = änderungen
    .also = aenderungen
    .about = A Ven -> Tyr, + Italien F Nap, - A Ven, Ser = Österreich; vor Beginn: Italien: A Ven, Rom
parameter-message = nachricht
    .about = Was du sagen möchtest
parameter-document = dokument
    .about = Die Nummer des Dokuments
parameter-statement = abmachung
    .about = Die Nummer eines Vorschlags oder einer Abmachung: #7
parameter-number = anzahl
    .about = Wie viele Versorgungszentren
parameter-time = zeit
    .about = Wie lange: 24h, 2d, 30m
parameter-vote = abstimmung
    .about = Welche Abstimmung, wenn mehrere offen sind

## Choices

choice-2023 = Regelwerk von 2023
choice-2000 = Regelwerk von 2000
choice-1982 = Regelwerk von 1982
choice-1971 = Regelwerk von 1971
choice-seed-000 = Regeln des italienischen Brettspiels
choice-seed-001 = Italienische Regeln von 1971
choice-seed-002 = Polnische Regeln von 2000
choice-seed-004 = Niederländische Regeln
    .also = niederlaendische-regeln | niederländisch
choice-full = Alle Verhandlungen: öffentlich und privat
    .also = alles
choice-public = Nur öffentliche Verhandlungen
    .also = oeffentlich
choice-none = Keine Verhandlungen (Gunboat)
choice-letters = Briefe, die ich überbringe
choice-rooms = Trotzdem Räume
    .also = raeume
choice-json = JSON, für Programme und zum Einlesen
choice-text = Text
choice-page = Seite mit Karten

## Groups

group-game = partie
    .about = Partien: neu anlegen, mitspielen, den Stand sehen
group-orders = befehle
    .about = Deine Befehle: schicken, ansehen, ändern und verstehen
group-press = verhandlungen
    .about = Mit anderen Mächten reden: Räume, Briefe, Erklärungen, Dokumente
group-vote = abstimmung
    .about = Etwas vorschlagen oder abstimmen: Unentschieden, Ende der Partie, Aufschub, Pause
group-master = spielleitung
    .also = sl | gm
    .about = Für Spielleiter und Admins: Uhr, Plätze, Korrekturen
group-person = meine
    .also = mein
    .about = Deine Sprache, deine Zeitzone und deine Daten; Hilfe
