### Help that fits the moment.
###
### Names of commands come as they are typed. Every example in backticks must be a legal order in this language.

help-alone = Ich leite Diplomacy-Partien. `{ $new }` eröffnet eine Partie in einem Kanal, mit `{ $join }` nimmst du dir einen Platz. Ich verstehe Deutsch, Englisch, Italienisch, Niederländisch und Polnisch.
help-lobby = Deine Partie hat noch nicht begonnen. Mit `{ $leave }` gibst du deinen Platz frei.
help-movement =
    Jetzt sind die Züge dran. Schick mir deine Befehle per Direktnachricht, eine Zeile pro Einheit, in jeder Schreibweise, zum Beispiel `{ $example }`.
    `{ $orders }` zeigt, was du geschickt hast, `{ $clear }` nimmt alles zurück, mit `{ $ready }` sagst du, dass du fertig bist.
help-movement-here =
    Jetzt sind die Züge dran. Schreib deine Befehle hier, eine Zeile pro Einheit, in jeder Schreibweise, zum Beispiel `{ $example }`.
    `{ $orders }` zeigt, was du geschickt hast, `{ $clear }` nimmt alles zurück, mit `{ $ready }` sagst du, dass du fertig bist.
help-retreat = Zeit für Rückzüge. Schick mir per Direktnachricht, wohin deine vertriebene Einheit geht, zum Beispiel `A Mun - Boh`, oder löse sie auf: `A Mun D`.
help-adjustment = Du darfst Einheiten aufbauen oder musst welche auflösen. Zum Aufbauen schick mir per Direktnachricht zum Beispiel `A Mun` oder `F Kie`, oder `Verzicht`, wenn du auf einen Aufbau verzichtest; zum Auflösen nenn einfach die Einheit.
help-ordered = Du hast alles befohlen. Soll sich nichts mehr ändern, drück den Knopf oder schreib `{ $ready }`.
help-waiting = In dieser Phase hast du nichts zu tun. `{ $status }` zeigt, wer noch fehlt.
help-eliminated = Du hast keine Einheiten mehr, kannst aber weiter zusehen. Wird ein Platz frei, kommst du mit `{ $take }` wieder ins Spiel.
help-clock = Jetzt: **{ $phase }**. Die Befehle werden ausgeführt, sobald alle fertig sind, sonst zur Abgabe: { $deadline }. `{ $status }` zeigt, wer noch fehlt, `{ $players }`, wer was spielt.
help-clock-waits = Jetzt: **{ $phase }**. Die Befehle werden erst zum Abgabetermin ausgeführt, auch wenn alle vorher fertig sind: { $deadline }. `{ $status }` zeigt, wer noch fehlt, `{ $players }`, wer was spielt.
help-clock-paused = Jetzt: **{ $phase }**, und die Partie pausiert: Bis sie weitergeht, wird nichts ausgeführt. `{ $status }` zeigt, wer noch nichts geschickt hat, `{ $players }`, wer was spielt.
action-status = Wer fehlt noch?
action-players = Wer spielt was?
action-commands = Alle Kommandos
help-secret = Befehle sind geheim: Schick sie mir per Direktnachricht, nicht hier.
help-topic = **{ $topic }**: { LIST($commands) }
help-topic-begun = **{ $topic }**: { LIST($commands, join: "comma") } …
help-more = `{ $help } { $example }` erklärt ein Kommando und seine Angaben.
topic-lobby = Neue Partien
topic-orders = Befehle
topic-questions = Die Partie
topic-press = Verhandlungen
topic-votes = Abstimmungen (geheim)
topic-seats = Plätze
topic-master = Spielleiter
topic-person = Deine Einstellungen
help-command = **`{ $name }`**: { $about }
help-also = Auch: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-propose = In einem Brief oder Raum kannst du zum Beispiel schreiben: { LIST($forms) }. Geantwortet wird mit der Nummer: { LIST($answers) }. Ein Gegenvorschlag: `{ $counter }`. In jedem Gespräch beginnen die Nummern bei 1; `{ $agreements }` zeigt alle.
help-who-anyone = Für alle.
help-who-player = Für alle, die mitspielen.
help-who-survivor = Für alle, die noch Einheiten haben.
help-who-master = Für den Spielleiter.
help-who-administrator = Für die Admins dieses Servers oder Raums.
help-brief = Alles Weitere: `{ $help }`
help-greeting = Hallo!
help-thanks = Gern geschehen.
help-wordless = Bilder, Dateien und Sprachnachrichten kann ich nicht lesen. Bitte schreib es als Text.
help-unaddressed = Das konnte ich nicht lesen, also ist nichts gespeichert: In diesem Thread sehe ich nur Nachrichten, die mich erwähnen. Schick es noch einmal mit einer Erwähnung am Anfang oder nimm `{ $order }`.

greeting-read = hallo | hi | hey | moin | servus | guten tag | guten morgen | guten abend | grüß gott | grüß dich | grüezi | hallo zusammen | hallo alle | hallo bot | hallo dragoman | hi zusammen
thanks-read = danke | danke schön | dankeschön | danke sehr | vielen dank | danke dir | besten dank | herzlichen dank | ok danke | okay danke | super danke | danke bot | danke dragoman
how-to-play-read = wie spiele ich | wie spielt man | wie spielt man das | wie geht das | wie geht das hier | wie funktioniert das | wie funktioniert das hier | wie fange ich an | wie ziehe ich | wie gebe ich befehle | wie gebe ich befehle ein | wie gebe ich befehle ab | wie gebe ich meine befehle ab | wie schicke ich befehle | wie sende ich befehle | wie schreibe ich befehle | was muss ich tun | was muss ich jetzt tun | was muss ich machen | was muss ich jetzt machen | was soll ich tun | was soll ich jetzt tun | was soll ich machen | was soll ich jetzt machen | was mache ich | was mache ich jetzt | was tue ich jetzt | was jetzt | was nun | und jetzt | und nun | was kann ich tun | was kann ich machen | was kannst du | was ist das | was ist das hier | wer bist du | was bist du | hilf mir | hilf mir bitte | bitte hilf mir | hilfe bitte | ich brauche hilfe | kannst du mir helfen | ich weiß nicht was ich tun soll | ich weiß nicht was ich machen soll
own-units-read = was sind meine einheiten | welche einheiten habe ich | welche sind meine einheiten | welche einheiten gehören mir | wo sind meine einheiten | wo stehen meine einheiten | meine einheiten | zeig meine einheiten | zeig mir meine einheiten | einheiten | wer bin ich | welche macht bin ich | welche macht spiele ich | welches land bin ich | welches land spiele ich
deadline-read = wann ist abgabe | wann ist die abgabe | wann ist die deadline | wann ist deadline | deadline | wann ist die frist | wann ist fristende | wann läuft die frist ab | frist | wie lange haben wir | wie lange habe ich | wie lange haben wir noch | wie lange habe ich noch | wie viel zeit haben wir | wie viel zeit habe ich | wie viel zeit ist noch | bis wann
players-read = wer spielt | wer spielt mit | wer spielt alles mit | wer spielt was | wer spielt welche macht | wer sind die spieler
ready-read = ich bin bereit | ich bin fertig | ich bin jetzt fertig | das wars | das war es | zug beenden | runde beenden
clear-read = wie lösche ich einen befehl | wie lösche ich befehle | wie nehme ich einen befehl zurück | wie kann ich einen befehl löschen | wie entferne ich einen befehl | wie widerrufe ich einen befehl | befehl löschen | alle befehle löschen | alle befehle zurücknehmen | lösche meine befehle
possible-read = wie wähle ich befehle aus | welche befehle kann ich geben | welche befehle sind möglich | was können meine einheiten
resign-read = ich will aufgeben | ich möchte aufgeben | ich gebe auf | ich will aussteigen | ich möchte aussteigen | ich will aufhören | ich möchte meinen platz aufgeben | wie gebe ich auf | wie steige ich aus
fill-read = fülle die partie mit computern auf | füll die partie mit computern auf | mit computer auffüllen | freie plätze mit computern auffüllen | freie plätze vom computer spielen lassen
whose-power-read = wer ist | wer spielt | wer hat
