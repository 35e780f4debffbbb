### Wer einer Partie zusieht, mit Zustimmung aller Spieler

term-watched = Wenn alle Spieler zustimmen, dürfen andere zusehen: Nach jeder Phase lesen sie die Briefe dieser Phase, die ich zugestellt habe. Räume bleiben ihnen verschlossen, und wer zusieht, kann keinen Platz übernehmen.
watch-asked = { $name } möchte bei **{ $game }** zusehen und nach jeder Phase die Briefe lesen, die ab jetzt geschrieben werden. Dafür müssen alle zustimmen; niemand erfährt, wer ablehnt.
watch-asked-again = { $name } sieht bei **{ $game }** zu und bekommt keine Briefe mehr, bis auch du zustimmst. Niemand erfährt, wer ablehnt.
watch-asking = Ich habe die Spieler von **{ $game }** gefragt. Sobald alle zustimmen, kannst du zusehen.
watch-agreed = Notiert: Du bist einverstanden, dass { $name } zusieht. Das kannst du jederzeit zurücknehmen, mit diesem Knopf oder mit `{ $watchers }`.
watch-refused = Notiert: { $name } sieht nicht zu.
watch-begun = Mit Zustimmung aller sieht { $name } ab jetzt zu und liest nach jeder Phase die Briefe, die darin geschrieben wurden. Jeder Spieler kann das beenden: `{ $watchers }`
watch-yours = Du siehst bei **{ $game }** zu: Nach jeder Phase bekommst du die Briefe, die darin geschrieben wurden. Bitte behalte sie für dich. Zum Aufhören: `{ $unwatch }`
watch-ended = { $name } sieht nicht mehr zu.
watch-stopped = Du siehst bei **{ $game }** nicht mehr zu.
watch-not-agreed = Nicht alle Spieler von **{ $game }** sind einverstanden, dass du zusiehst, deshalb bekommst du keine Briefe.
watch-nobody = Niemand sieht zu.
watch-listed = Es sehen zu: { LIST($names) }
watch-line = { $name }: du hast noch nicht zugestimmt
watch-line-agreed = { $name }: du hast zugestimmt
watch-letters = **{ $game } · { $phase }**: die Briefe
no-watching-agreed = Dieser Partie kann niemand zusehen: Sie wurde ohne `{ $options }:zuschauer=ja` erstellt.
no-watching-you-play = Du spielst in dieser Partie oder könntest noch einspringen (als Vertretung, Ersatz oder früherer Spieler), deshalb kannst du nicht zusehen.
no-watching-already = Du siehst dieser Partie schon zu, oder du hast gefragt, und noch nicht alle haben geantwortet.
no-watching-too-often = Du hast schon zu oft darum gebeten, dieser Partie zuzusehen; noch einmal geht es nicht.
no-watching-too-many = Es sehen schon so viele zu oder möchten es, dass niemand mehr dazukommen kann.
no-watching-request = Niemand mit diesem Namen sieht zu oder möchte es noch.
no-watching-has-watched = Wer einer Partie zugesehen und ihre Briefe gelesen hat, kann darin keinen Platz übernehmen und niemanden vertreten.
no-watching-now = Du siehst dieser Partie nicht zu.
command-watch = zusehen
    .about = Frag alle Spieler, ob du nach jeder Phase ihre Briefe lesen darfst
command-unwatch = nicht-mehr-zusehen
    .about = Sieh einer Partie nicht mehr zu
command-watchers = zuschauer
    .about = Zeigt, wer zusieht; stimm zu oder nimm deine Zustimmung zurück
action-watch-yes = Einverstanden
action-watch-no = Nein
action-watch = Zusehen
