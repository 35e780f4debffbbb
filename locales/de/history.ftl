### The game's past: results in one's own language, reasons, charts, and what units could do; order receipts; one's own data.

history-no-such-phase = Eine Phase „{ $word }“ gibt es hier noch nicht. Bisher gespielt: { $first } bis { $last }.

## Why

why-title = **{ $phase }** · { POWER($power) }: { $order }
why-which = **{ $phase }**: Um welche Einheit geht es? Zum Beispiel `{ $why } { $example }`.
why-nothing-failed = **{ $phase }**: Alle Befehle wurden ausgeführt. `{ $why } { $example }` erklärt einen davon.
why-no-such-unit = Keine Einheit „{ $word }“ hatte einen Befehl ({ $phase }).
why-done = ✓ Der Befehl wurde ausgeführt.
why-nothing = Da gibt es nichts zu erklären: Die Einheit hielt, oder ihr Befehl hat nichts bewirkt.
why-unopposed = ✓ Der Zug gelang mit Stärke { $attack }, ohne Gegenwehr.
why-won = ✓ Der Zug gelang mit Stärke { $attack } gegen { $against }.
why-by-convoy = Per Konvoi befördert von { LIST($fleets) }.
why-supports = Unterstützt von:

## What the reader's own units could have done

# $units: units of which one would have been enough, so "oder" stands between them.
remedy-enough = Unterstützung durch { LIST($units, join: "or") } hätte gereicht.
remedy-together = Unterstützung durch { LIST($units) } zusammen hätte gereicht.
remedy-too-weak = Auch Unterstützung durch { LIST($units, join: "or") } hätte nicht gereicht.
remedy-nobody = Keine deiner anderen Einheiten hätte sie unterstützen können.
list-or = oder
list-nor = oder

## Results of one's own

results-yours-of = **Du ({ POWER($power) })**: { $orders }
map-end = **Das Ende**

## Orders of the past

past-orders-title = **{ $phase }** · diese Befehle galten:
past-orders-none = keine Befehle
past-orders-typed = Das hast du geschrieben:

## Centres by year

chart-title = **{ $name }** · Versorgungszentren nach Jahren
chart-heading = Versorgungszentren nach Jahren
chart-start = Start
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## The game as a file

export-so-far = **{ $name }** als Datei: alle bisher gespielten Phasen mit Befehlen und Ergebnissen (jetzt: { $phase }). Aktuelle Befehle und private Verhandlungen sind nicht dabei. `dragoman import` kann die Datei lesen.
export-whole = **{ $name }** als Datei: alle Phasen mit Befehlen und Ergebnissen, bis zum Ende. `dragoman import` kann die Datei lesen.
export-package = Auch das Python-Paket `diplomacy` kann sie lesen.
export-impossible = **{ $name }** lässt sich nicht exportieren: Etwas im Verlauf passt nicht in das Austauschformat. `{ $results }` zeigt Phase für Phase, was gespielt wurde.
file-impossible = Das ist eine Datei, und hier kann ich keine Dateien verschicken. Bitte frag die Person danach, die diesen Bot betreibt.

## A unit's legal orders

possible-title = **{ $unit }** ({ POWER($power) }) kann:
possible-which = Für welche Einheit? Zum Beispiel `{ $possible } { $example }`.
possible-moves = - ziehen: { LIST($orders) }
possible-convoyed = - per Konvoi ziehen: { LIST($orders) }
possible-supports = - einen Zug unterstützen: { LIST($orders) }
possible-support-holds = - eine haltende Einheit unterstützen: { LIST($orders) }
possible-convoys = - per Konvoi befördern: { LIST($orders) }
possible-retreats = - sich zurückziehen oder aufgelöst werden: { LIST($orders) }
possible-else = - halten: { LIST($orders) }
possible-adjustment = Deine Möglichkeiten: { LIST($orders) }
possible-support-which = Welcher Einheit soll **{ $unit }** Unterstützung geben?
possible-convoy-which = Welche Armee soll **{ $unit }** befördern?

## Buttons: at most 25 characters

action-why = Warum?
action-position = Nur die Stellung
action-earlier = ◀ Früher
action-later = Später ▶
action-possible = Befehle auswählen
action-support = Unterstützung …
action-convoy = Konvoi …
action-more = Weitere …

## Commands and options: as in commands.ftl

command-translate = übersetzen
    .also = uebersetzen | in-meiner-sprache
    .about = Zeigt die Ergebnisse einer Phase in deiner Sprache, deine Befehle zuerst
command-why = warum
    .also = wieso | weshalb
    .about = Erklärt, warum ein Befehl gelungen oder gescheitert ist
command-possible = möglichkeiten
    .also = moeglichkeiten | möglich | moeglich
    .about = Zeigt, welche Befehle eine Einheit bekommen kann
command-chart = versorgungszentren
    .also = zentren | tabelle | vz
    .about = Zeigt die Versorgungszentren nach Jahren, als Tabelle und als Bild
command-export = exportieren
    .also = export | speichern | herunterladen
    .about = Hol dir die ganze Partie als Datei: für andere Programme oder dein eigenes Archiv

parameter-unit = einheit
    .about = Welche Einheit, zum Beispiel A Vie
command-withdraw = zurücknehmen
    .also = zuruecknehmen | befehl-zurücknehmen | befehl-zuruecknehmen
    .about = Nimm einen deiner Befehle zurück

## The order receipt

receipt-withdrawn = Zurückgenommen: { $order }
receipt-standing = Schon gespeichert:
receipt-below = ↓ Weiter unten stehen deine aktuellen Befehle.
orders-stand =
    { $count ->
        [one] Dein gespeicherter Befehl bleibt, wie er ist: `{ $orders }` zeigt ihn, `{ $status }` die Abgabe.
       *[other] Deine { $count } gespeicherten Befehle bleiben, wie sie sind: `{ $orders }` zeigt sie, `{ $status }` die Abgabe.
    }
receipt-more =
    { $count ->
        [one] … und noch eine Zeile.
       *[other] … und noch { $count } Zeilen.
    }
past-orders-earlier =
    { $count ->
        [one] (davor noch eine Zeile)
       *[other] (davor noch { $count } Zeilen)
    }
receipt-unchanged = Solange du nicht wählst, ändert sich nichts.
receipt-earlier-stands = Dein früherer Befehl `{ $order }` gilt weiter.
# In any kind of phase, builds too: so it isn't said that the unit holds.
receipt-replaced = – { $typed }: Es zählt dein anderer Befehl für diese Einheit
receipt-not-stored = – { $typed }: nicht gespeichert
receipt-until-chosen = Solange du nicht wählst, bleibt { $unit } ohne Befehl.
receipt-until-chosen-retreat = Wenn du nicht wählst, wird { $unit } aufgelöst.
action-clear = Alle zurücknehmen
action-store = { $order } speichern
order-asked-stored = `{ $order }` ist möglich und gespeichert.
order-asked-possible = `{ $order }` ist möglich, aber nicht gespeichert.
order-asked-succeeds = Mit deinen Befehlen allein, und wenn sich sonst niemand bewegt, gelingt es.
order-asked-fails = Mit deinen Befehlen allein, und wenn sich sonst niemand bewegt, scheitert es: { $reason }.
order-withdraw-asked = `{ $order }` ist gespeichert. Wenn du den Befehl zurücknehmen willst, drück den Knopf.
order-withdraw-none = `{ $order }` ist nicht gespeichert, also gibt es nichts zurückzunehmen.
action-withdraw = { $order } zurücknehmen

## What may have been overlooked, behind a "⚠"

oversight-support = { $unit } unterstützt { LIST($units) }, aber die hat einen anderen Befehl.
oversight-convoy = { $unit } soll { LIST($units) } befördern, aber diese Armee hat keinen Befehl, dorthin zu ziehen.
oversight-stays = { $unit } zieht dorthin, wo deine eigene { LIST($units) } stehen bleibt, und wird abprallen.
oversight-own = { $unit } unterstützt einen Angriff auf deine eigene { LIST($units) }, die stehen bleibt: Eine Macht kann ihre eigenen Einheiten nicht vertreiben.
oversight-off-route = { $unit } liegt auf keiner Konvoiroute, die { LIST($units) } nehmen könnte.
oversight-standoff = { LIST($units) } ziehen mit gleicher Stärke { PROVINCE($place, form: "to") }: Das gibt ein Patt.
oversight-exchange = { LIST($units) } wollen die Plätze tauschen: Ohne Konvoi prallen beide ab.
oversight-no-fleets = { $unit } zieht per Konvoi, aber keine Flotte hat den Befehl, sie zu befördern.
oversight-others-fleets = { $unit } kommt nur an, wenn auch Flotten anderer Mächte sie befördern.

## Commands about oneself

command-my-data = meine-daten
    .also = datenschutz
    .short = daten
    .about = Hol dir alles, was ich über dich gespeichert habe, als Datei
command-forget = vergiss-mich
    .about = Löscht alles, was ich über dich gespeichert habe
parameter-back = zurück
    .about = `ja`, wenn du vielleicht wiederkommst; `nein`, wenn du endgültig aufgibst

## Oneself

personal-kept = Das ist alles, was ich über dich gespeichert habe, als Datei, die nur du bekommst. `{ $forget }` löscht es.
personal-unread = Die gespeicherten Daten von { LIST($names) } kann ich gerade nicht lesen. Was dort über dich steht, fehlt in der Datei. Wer diesen Bot betreibt, kann herausfinden, warum.
personal-asked = Soll ich deine Daten löschen? Deine Einstellungen und der Wortlaut deiner Befehle verschwinden; in beendeten Partien steht dann an deiner Stelle ein ehemaliger Spieler. Auf der lokalen Seite verschwinden auch dein Konto und alles, was du geschrieben hast. Das lässt sich nicht rückgängig machen.
personal-asked-unread = Die gespeicherten Daten von { LIST($names) } kann ich gerade nicht lesen. Was dort über dich steht, bleibt vorerst; ich lösche es, sobald ich es lesen kann. Wer diesen Bot betreibt, kann herausfinden, warum.
personal-tied = Du hast noch einen Platz in { LIST($names) }. Gib ihn zuerst auf (`{ $leave }`), damit die anderen weiterspielen können; dann lösche ich deine Daten.
personal-forgotten = Erledigt: Ich habe nichts mehr über dich gespeichert. Wer diesen Bot betreibt, hat vielleicht noch ältere Sicherungskopien; frag dort nach.
personal-forgotten-unread = Ich habe alles gelöscht, was über dich gespeichert war, außer in { LIST($names) }: Diese Daten kann ich gerade nicht lesen. Was dort noch steht, lösche ich, sobald ich es lesen kann, kann dir dann aber nicht mehr Bescheid geben. Frag bei der Person nach, die diesen Bot betreibt; sie hat vielleicht auch noch ältere Sicherungskopien.
former-player = ehemaliger Spieler
action-forget = Meine Daten löschen

## Which game

question-which-game = Welche Partie meinst du? Ich merke sie mir, frage aber bei allem nach, was andere lesen würden. Du kannst ihren Namen auch als Überschrift über deine Nachricht schreiben: `{ $name }: …`
question-too-old = Diese Frage ist zu alt. Bitte schick deine Nachricht noch einmal.
question-meant = `{ $command }`? { $about }. Noch ist nichts geschehen: Drück den Knopf, wenn du das meinst.
question-meant-words = `{ $command }`? { $about }. Noch hat es niemand gesehen: Drück den Knopf, wenn das verschickt werden soll:
question-meant-everyone = `{ $command }`? { $about }. Noch hat es niemand gesehen, aber **alle** würden es lesen. Drück den Knopf, wenn das an alle verschickt werden soll:
question-meant-powers = `{ $command }`? { $about }. Noch hat es niemand gesehen. Drück den Knopf, wenn das alles an **{ POWERS($to, form: "acc") }** verschickt werden soll:
action-meant = Ja: { $command }
orders-in-public = Du hast Befehle in den Kanal geschrieben, wo alle sie lesen können. Ich habe sie nicht gespeichert. Wenn sie trotzdem gelten sollen, drück den Knopf; sonst schick mir hier andere.
orders-in-room = Du hast Befehle für alle deine Einheiten in einen Raum geschrieben, wo die anderen darin sie lesen können. Ich habe sie nicht gespeichert. Wenn sie trotzdem gelten sollen, drück den Knopf; sonst schick mir hier andere.
ready-in-public = Du hast in den Kanal geschrieben, dass du fertig bist; das können alle lesen. Noch zählt es nicht: Wenn du fertig bist, drück den Knopf.
action-store-orders = Als Befehle speichern

export-text = **{ $name }** als Text: jede Phase mit ihren Befehlen und Ergebnissen.
export-page = **{ $name }** als Seite, die sich in jedem Browser öffnen lässt, auch ohne Netz: jede Phase mit ihrer Karte, auf Deutsch.
export-busy = Ich erstelle gerade so eine Seite für jemand anderen. Bitte versuch es in einer Minute noch einmal.
action-export-page = Die Partie als Seite
record-earlier = Vorige Phase
record-later = Nächste Phase
record-play = Abspielen
record-stop = Anhalten
record-speed = Tempo
record-keys = Leertaste: abspielen oder anhalten. ← →: früher oder später. Pos1, Ende: erste oder letzte. + −: Tempo.
record-phase = Phase
record-letters = Briefe dieser Phase

command-order-history = befehlsverlauf
    .also = befehle-verlauf | meine-befehle-verlauf
    .short = verlauf
    .about = Zeigt, wie und wann sich deine Befehle für diese Phase geändert haben
order-history-title = **Wie sich deine Befehle geändert haben ({ $phase }):**
order-history-line = { $at }: { LIST($changes) }
order-history-instead = { $order } statt { $before }
order-history-withdrawn = zurückgenommen: { $order }
order-history-none = Für diese Phase ({ $phase }) habe ich noch keine Befehle von dir.
action-order-history = Frühere Fassungen
