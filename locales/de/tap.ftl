### Die Karte der lokalen Seite, auf der Befehle gewählt werden.

tap-army = Armee { PROVINCE($place, form: "in") }
tap-fleet = Flotte { PROVINCE($place, form: "in") }
tap-yours = { $unit }, deine
tap-yours-dislodged = { $unit }, deine, vertrieben
tap-of = { $unit }, { POWER($power) }
tap-of-dislodged = { $unit }, { POWER($power) }, vertrieben

tap-ask-unit = Welcher Einheit willst du einen Befehl geben?
tap-ask-order = { $unit }: Was soll sie tun?
tap-ask-retreat = { $unit } wurde vertrieben. Wohin zieht sie sich zurück?
tap-ask-support = Welche Einheit soll unterstützt werden?
tap-ask-supported = Unterstützt: { $unit }. Was tut sie?
tap-ask-convoy = Welche Armee soll befördert werden?
tap-ask-convoyed = Konvoi für: { $unit }. Wohin?
tap-ask-which = { PROVINCE($place) }: auf welchem Weg?
tap-ask-build =
    { $count ->
        [one] Du darfst { $count } Einheit aufbauen. Wo?
       *[other] Du darfst { $count } Einheiten aufbauen. Wo?
    }
tap-ask-removal =
    { $count ->
        [one] Du musst { $count } Einheit auflösen. Welche?
       *[other] Du musst { $count } Einheiten auflösen. Welche?
    }
tap-ask-site = Was willst du { PROVINCE($place, form: "in") } aufbauen?
tap-nothing = In dieser Phase musst du keine Befehle geben.

tap-hold = Halten
tap-move = { CAPITAL(PROVINCE($place, form: "to")) } ziehen
tap-move-convoyed = Per Konvoi { PROVINCE($place, form: "to") } ziehen
tap-support = Eine Einheit unterstützen …
tap-convoy = Eine Armee per Konvoi befördern …
tap-supported = Unterstützen: { $unit }
tap-convoyed = Konvoi für { $unit }
tap-stays = { $unit } bleibt stehen
tap-goes = Sie zieht { PROVINCE($place, form: "to") }
tap-carried = Per Konvoi { PROVINCE($place, form: "to") }
tap-retreat = Rückzug { PROVINCE($place, form: "to") }
tap-disband = Auflösen
tap-removal = Auflösen: { $unit }
tap-build = Aufbau { PROVINCE($place, form: "in") }
tap-waive = Auf einen Aufbau verzichten

tap-ordered = Befehl: { $order }
tap-replaces = Statt: { $order }
tap-no-order = Noch kein Befehl

tap-ask-say = Über welche Einheit oder Provinz möchtest du reden?
tap-ask-say-unit = { $unit }: Was möchtest du sagen, oder wohin soll sie ziehen?
tap-ask-say-move = { $unit }, { PROVINCE($place, form: "to") }: Was möchtest du sagen?
tap-say-province = Eine Provinz ohne Einheit …
tap-ask-say-province = Über welche Provinz möchtest du reden?
tap-province = { PROVINCE($place) }
tap-ask-say-about = { PROVINCE($place) }: Was möchtest du sagen?
tap-say-to = An { POWERS($to, form: "acc") }: { $said }
tap-ask-say-whom = Wem möchtest du das sagen?
tap-say-nothing = In dieser Phase gibt es niemanden, dem du etwas sagen könntest.

page-tap-open = Befehle auf der Karte
page-tap-back = Zurück
page-tap-map = Karte
page-tap-list = Was du wählen kannst
page-tap-game = Partie
page-tap-sent = Gesendet:
page-tap-waits = Wird gesendet, sobald die Verbindung wieder da ist:
page-tap-not-sent = Nicht gesendet: Die Verbindung war eine Weile weg, und inzwischen läuft vielleicht eine andere Phase. Wenn du es noch willst, tipp es noch einmal an:
page-tap-over = Nicht gespeichert: Diese Phase ist vorbei. Wähl bitte auf der neuen Karte noch einmal.
page-tap-hint = Die Pfeiltasten führen von Wahl zu Wahl, Enter wählt, Esc geht zurück, + und − vergrößern und verkleinern.
page-tap-loading = Die Karte wird geladen …
page-tap-failed = Die Karte konnte nicht geladen werden. Du kannst deine Befehle als Text schreiben.
page-tap-say = Vorschläge
page-tap-order = Befehle
page-tap-mode = Was du auf der Karte tun willst
page-tap-say-open = Auf der Karte vorschlagen

command-order-map = befehlskarte
    .also = karte-zum-antippen
    .about = Gibt dir einen Link zu einer Karte, auf der du deine Befehle antippst

map-link =
    Wähle deine Befehle auf der Karte, { $phase }: { $link }
    Der Link gilt einmal, in einem Browser, innerhalb einer Stunde. Behalte ihn für dich: Wer ihn öffnet, kann deine Befehle geben.
no-order-map = Dieser Bot hat keine Karte zum Antippen. `{ $possible }` zeigt, was deine Einheiten können, mit Knöpfen, wo es welche gibt.

page-link-open = Karte öffnen
page-link-once = Dieser Link öffnet die Karte einmal, in diesem Browser.
page-link-unknown = Dieser Link gilt nicht oder nicht mehr. In deinen Direktnachrichten mit dem Bot gibt dir „Befehle auf der Karte“ einen neuen.
page-link-used = Dieser Link wurde schon geöffnet, und jeder gilt nur in einem Browser. In deinen Direktnachrichten mit dem Bot gibt dir „Befehle auf der Karte“ einen neuen.
page-link-expired = Dieser Link ist abgelaufen: Er gilt eine Stunde. In deinen Direktnachrichten mit dem Bot gibt dir „Befehle auf der Karte“ einen neuen.
page-link-over = Diese Phase ist vorbei, und der Bot hat die Ergebnisse gepostet. Für die nächste gibt dir „Befehle auf der Karte“ in deinen Direktnachrichten mit dem Bot einen neuen Link.
page-link-not-in = In dieser Partie musst du jetzt keine Befehle geben.
page-link-busy = Das war zu viel auf einmal, und nichts wurde geändert. Warte eine Minute und versuche es noch einmal.
page-link-not-offered = Nichts wurde geändert: Dieser Befehl ist jetzt nicht möglich. Bitte wähle noch einmal.
page-link-unavailable = Der Bot ist gerade nicht erreichbar. Versuche es gleich noch einmal.
