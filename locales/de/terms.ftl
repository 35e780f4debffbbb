### A game's settings: how they are asked for, and how they are shown.

rules-title = **Einstellungen von { $name }**
term-tempo = Züge: { $movement } · Rückzüge: { $retreat } · Auf- und Abbau: { $adjustment }
term-tempo-first = Erste Züge: { $first } · danach: { $movement } · Rückzüge: { $retreat } · Auf- und Abbau: { $adjustment }
term-table = Live-Partie: { $first } Verhandlungen vor den ersten Zügen, danach jeweils { $movement }, dazu { $writing } zum stillen Schreiben der Befehle · Rückzüge: { $retreat } · Auf- und Abbau: { $adjustment }
lasts-hours =
    { $count ->
        [one] insgesamt etwa eine Stunde
       *[other] insgesamt etwa { $count } Stunden
    }
lasts-days =
    { $count ->
        [one] insgesamt etwa ein Tag
       *[other] insgesamt etwa { $count } Tage
    }
lasts-weeks =
    { $count ->
        [one] insgesamt etwa eine Woche
       *[other] insgesamt etwa { $count } Wochen
    }
lasts-months =
    { $count ->
        [one] insgesamt etwa ein Monat
       *[other] insgesamt etwa { $count } Monate
    }
term-practice = Übungspartie: Sie beginnt sofort, ohne Verhandlungen, und zählt in keiner Statistik. Alle können mitspielen und eine Macht übernehmen. Nach einer Woche ohne Befehle ist sie zu Ende.
term-options = Abweichende Regeln: { LIST($options) }
term-grace = Verspätete Befehle zählen noch { $length } lang oder bis alle da sind.
term-never-silent = Auch in Rückzugsphasen und im Winter darf verhandelt werden.
term-silent = Keine Verhandlungen in Rückzugsphasen und im Winter.
term-anonymous = Anonym: Wer welche Macht spielt, bleibt bis zum Ende geheim.
term-votes-told = Wird ein Vorschlag nicht angenommen, erfahren alle, wie viele dafür waren, aber nie, wer.
term-computer-level = Der Computer spielt als { $level }.
computer-level-recruit = Rekrut
computer-level-officer = Offizier
computer-level-marshal = Marschall
term-computers-silent = Der Computer verhandelt nicht.
term-ends-unattended = Wenn nur noch der Computer spielt, endet die Partie.
term-never-early = Züge werden erst zum Abgabetermin ausgewertet, auch wenn alle früher fertig sind.
term-no-replacements = Wer geht oder fehlt, wird nur ersetzt, wenn der Spielleiter den Platz anbietet.
term-skip = Vom { $from } bis zum { $to } ist keine Abgabe.
term-skip-day = Am { $date } ist keine Abgabe.
term-early = Eine Phase endet, sobald alle fertig sind.
term-two-players = Die erste Seite mit 24 Einheiten gewinnt. Italien ist 1914 neutral; danach entscheidet ein Münzwurf, zu welcher Seite es gehört.
term-victory =
    { $centres ->
        [one] Zum Sieg genügt ein Versorgungszentrum.
       *[other] Zum Sieg braucht man { $centres } Versorgungszentren.
    }
term-lead =
    { $centres ->
        [one] Wer gewinnt, muss ein Versorgungszentrum mehr haben als jede andere Macht.
       *[other] Wer gewinnt, muss { $centres } Versorgungszentren mehr haben als jede andere Macht.
    }
term-goal =
    { COUNT($centres) ->
        [one] Es gewinnt, wer dieses Versorgungszentrum besitzt: { LIST($centres) }.
       *[other] Es gewinnt, wer alle diese Versorgungszentren besitzt: { LIST($centres) }.
    }
term-builds-owned = Aufbauen kann man in allen Versorgungszentren, die einem gehören.
start-author = Diese Startaufstellung stammt von { $author }.
start-author-unknown = Von wem diese Startaufstellung stammt, ist nicht bekannt.
term-own-start = Eigene Startaufstellung von { $name }:
term-own-start-unnamed = Eigene Startaufstellung des Spielleiters:
term-left-out = Nicht dabei: { POWERS($powers, form: "nom") }.
term-last-year-centres = Endet nach { $year }: Wer dann die meisten Versorgungszentren hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
term-last-year-units = Endet nach { $year }: Wer dann die meisten Einheiten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
term-last-hour-centres = Endet am { $hour }: Wer dann die meisten Versorgungszentren hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
term-last-hour-units = Endet am { $hour }: Wer dann die meisten Einheiten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
term-hold = Einheiten ohne Befehl halten. Kommen zwei Phasen hintereinander gar keine Befehle, wird der Platz anderen angeboten.
term-disorder = Schickt eine Macht keine Befehle, herrscht dort in dieser Phase Anarchie: Die Einheiten halten, ohne einander zu unterstützen, vertriebene werden aufgelöst, und gebaut wird nichts. Nach zwei solchen Phasen hintereinander wird der Platz anderen angeboten.
term-wishes = Die Mächte werden ausgelost; Wünsche werden nach Möglichkeit erfüllt.
term-no-wishes = Die Mächte werden ausgelost.
term-confirm = Sind alle Plätze besetzt, müssen Spieler, die sich schon vor längerer Zeit angemeldet haben, bestätigen, dass sie noch dabei sind.
term-no-confirm = Die Partie beginnt, sobald alle Plätze besetzt sind.
term-master-sees = ⚠ Der Spielleiter kann alle Befehle und alle Verhandlungen lesen.
term-master-plays = Ein Spielleiter, der mitspielt, kann nicht allein Befehle für andere eintragen, die Stellung ändern, eine Phase vorzeitig beenden, zurückgehen, jemanden ausschließen oder die Partie abbrechen: Die anderen müssen zustimmen. Befehle, die ein Spielleiter einträgt, werden allen bekannt gegeben.
term-master-blind = Der Spielleiter sieht weder Befehle noch private Verhandlungen.
term-language = Öffentliche Nachrichten: { $language }, Zeiten in { $timezone }.

## Options of `new`: as in commands.ftl

parameter-players = spieler
    .about = Anzahl der Spieler, wenn es weniger sind als Mächte auf der Karte
parameter-tempo = tempo
    .about = Über Tage verteilt oder live an einem Abend
parameter-first = erste-frist
    .also = erste
    .about = Zeit für die ersten Züge, wenn sie anders ist: 4d
parameter-grace = nachfrist
    .about = Wie lange verspätete Befehle noch zählen: 0, 30m, 12h
parameter-options = optionen
    .about = Mehr: 4.A.1=a, stimmen=bekannt, briefe=aufbewahrt, auslassen=2026-12-24, bild=hell, stufe=marschall
parameter-silence = stille
    .about = Keine Verhandlungen in Rückzugsphasen und im Winter: ja, nein
parameter-anonymous = anonym
    .about = Geheim halten, wer welche Macht spielt: ja, nein
parameter-victory = sieg
    .about = Wie viele Versorgungszentren man zum Sieg braucht
parameter-last-year = letztes-jahr
    .about = Das letzte Jahr, das gespielt wird: 1910 oder 1910 Einheiten
parameter-last-hour = letzte-stunde
    .about = Wann die Partie spätestens endet: 22:00 oder 2030-12-31 22:00
parameter-absence = ohne-befehle
    .also = nmr | abwesenheit
    .about = Was mit einer Macht geschieht, die keine Befehle schickt (NMR)
parameter-preferences = wünsche
    .also = wuensche
    .about = Spieler dürfen sich Mächte wünschen: ja, nein
parameter-confirm = bestätigung
    .also = bestaetigung
    .about = Spieler müssen vor dem Beginn bestätigen: ja, nein
parameter-master-sees = spielleiter-liest
    .about = Der Spielleiter kann alle Befehle und Verhandlungen lesen: ja, nein
parameter-practice = übung
    .also = uebung
    .about = Eine Übungspartie, die sofort beginnt: ja, nein

## Choices: at most 100 characters; `also` are words that can be typed instead

choice-players-2 = Klassisch zu zweit: England, Frankreich, Russland gegen Österreich, Deutschland, Türkei
    .also = zwei
choice-players-3a = Klassisch zu dritt (a): Russland · England, Frankreich, Deutschland · Österreich, Italien, Türkei
    .also = 3-a
choice-players-3b = Klassisch zu dritt (b): Österreich, England, Deutschland · Italien, Russland · Frankreich, Türkei
    .also = 3-b
choice-players-4 = Klassisch zu viert: England · Österreich, Frankreich · Deutschland, Türkei · Italien, Russland
    .also = vier
choice-players-5 = Klassisch zu fünft (ab 1801): Deutschland und Italien spielt niemand, ihre Einheiten halten
    .also = fünf | fuenf
choice-players-6 = Klassisch zu sechst (ab 1870): Italien spielt niemand, seine Einheiten halten
    .also = sechs
choice-players-7 = Klassisch, jeder eine Macht
    .also = sieben | alle
choice-days = Über Tage oder Wochen
    .also = tag
choice-table = Live an einem Abend: 30, danach 15 Minuten zum Verhandeln, 5 zum Schreiben
    .also = abend
choice-hold = Einheiten ohne Befehl halten
    .also = stehen
choice-disorder = Anarchie in dieser Phase
choice-yes = ja
    .also = j | an
choice-no = nein
    .also = n | aus

## The words of `options`, as they are typed

option-key-votes = stimmen
option-key-early = vorzeitig
option-key-join = beitritt
option-key-absences = abwesenheiten
option-key-replacements = ersatz
option-key-letters = briefe
option-key-watch = zuschauer
option-key-grace-press = späte-verhandlungen
option-key-missing = fehlende
option-key-ballots = stimmzettel
option-key-draw-from = unentschieden-ab
option-key-level = stufe
option-key-computers-talk = computer-verhandeln
option-key-computers-alone = nur-computer
option-key-skip = auslassen
option-key-picture = bild
option-value-told = bekannt
option-value-secret = geheim
option-value-open = offen
option-value-invited = eingeladen
option-value-deleted = gelöscht
option-value-kept = aufbewahrt
option-value-revealed = offengelegt
option-value-play = weiterspielen
option-value-pause = pause
option-value-end = ende
option-value-recruit = rekrut
option-value-officer = offizier
option-value-marshal = marschall
option-value-whole = ganz
