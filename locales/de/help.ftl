### Help that fits the moment.
###
### Names of commands come as they are typed. Every example in backticks must be a legal order in this language.

help-alone = Ich leite Diplomacy-Partien. `{ $new }` eröffnet eine Partie in einem Kanal, mit `{ $join }` nimmst du dir einen Platz. Ich verstehe Deutsch, Englisch, Italienisch, Niederländisch und Polnisch.
help-lobby = Deine Partie hat noch nicht begonnen. Mit `{ $leave }` gibst du deinen Platz frei.
help-movement =
    Jetzt sind die Züge dran. Schick mir deine Befehle per Direktnachricht, eine Zeile pro Einheit, in jeder Schreibweise: `A Mün - Ruh`, `A Mar S A Par - Bur`, `F KAN C A Lon - Bel`.
    `{ $orders }` zeigt, was du geschickt hast, `{ $clear }` nimmt alles zurück, mit `{ $ready }` sind deine Befehle endgültig.
help-retreat = Mindestens eine deiner Einheiten wurde verdrängt. Schick mir per Direktnachricht, wohin sie sich zurückzieht, zum Beispiel `A Mün - Böh`, oder dass sie aufgelöst wird: `A Mün D`.
help-adjustment = Du darfst Einheiten aufbauen oder musst welche auflösen. Zum Aufbauen schick mir per Direktnachricht zum Beispiel `A Mün` oder `F Kie`, oder `Verzicht`, wenn du auf einen Aufbau verzichtest; zum Auflösen nenn einfach die Einheit.
help-waiting = In dieser Phase hast du nichts zu tun. `{ $status }` zeigt, wer noch fehlt.
help-eliminated = Du hast keine Einheiten mehr, kannst aber weiter zusehen. Wird ein Platz frei, kommst du mit `{ $take }` wieder ins Spiel.
help-clock = Jetzt: **{ $phase }**. Die Befehle werden ausgeführt, sobald alle fertig sind, sonst am Ende der Frist: { $deadline }. `{ $status }` zeigt, wer noch fehlt, `{ $players }`, wer was spielt.
help-clock-waits = Jetzt: **{ $phase }**. Die Befehle werden am Ende der Frist ausgeführt, auch wenn alle vorher fertig sind: { $deadline }. `{ $status }` zeigt, wer noch fehlt, `{ $players }`, wer was spielt.
help-clock-paused = Jetzt: **{ $phase }**, und die Partie pausiert: Bis sie weitergeht, wird nichts ausgeführt. `{ $status }` zeigt, wer noch nichts geschickt hat, `{ $players }`, wer was spielt.
action-status = Wer fehlt noch?
action-players = Wer spielt was?
help-secret = Befehle sind geheim: Schick sie mir per Direktnachricht, nicht hier.
help-topic = **{ $topic }**: { LIST($commands) }
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
help-who-anyone = Für alle.
help-who-player = Für alle, die mitspielen.
help-who-survivor = Für alle, die noch Einheiten haben.
help-who-master = Für den Spielleiter.
help-who-administrator = Für die Admins dieses Servers oder Raums.
