### Aufbewahrte Briefe, und die Abstimmung über ihre Veröffentlichung.

term-letters-kept = Briefe, die ich zustelle, und Dokumente für einzelne Leser werden bis 30 Tage nach dem Ende aufbewahrt. Veröffentlicht werden sie nur, wenn dann alle zustimmen, die einen geschrieben oder bekommen haben.

letters-asked = Dürfen die Briefe aus **{ $name }** veröffentlicht werden? Einige hast du geschrieben oder bekommen. Sie werden nur geöffnet, wenn alle, für die das gilt, bis { $until } zustimmen. Ein Nein oder eine fehlende Antwort genügt, und sie bleiben verschlossen; niemand erfährt, von wem. Ein Nein ist endgültig.
letters-answered = Deine Antwort ist notiert. Stimmen bis { $until } alle zu, die Briefe geschrieben oder bekommen haben, stehen sie danach im Kanal; sonst bleiben sie verschlossen, und niemand erfährt, warum.
letters-opened = Alle, die einen geschrieben oder bekommen haben, stimmen zu: Das sind die Briefe aus **{ $name }**.
letters-file-title = Briefe
letters-file-head = { CAPITAL(POWER($from, form: "nom")) } an { POWERS($to, form: "acc") }:
no-letters-not-over = Die Briefe lassen sich öffnen, wenn diese Partie zu Ende ist und alle zustimmen.
no-letters-kept = Aus dieser Partie sind keine Briefe aufbewahrt. Das geschieht nur, wenn die Partie so erstellt wurde: `{ $options }:briefe=aufbewahrt`
no-letters-of-yours = In dieser Partie hast du keinen aufbewahrten Brief geschrieben oder bekommen, also entscheidest du darüber nicht mit.
no-letters-deleted = Die Briefe einer Partie werden { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    } nach ihrem Ende gelöscht.
no-letters-closed = Nicht alle haben rechtzeitig zugestimmt. Die Briefe bleiben verschlossen.
no-letters-asked = Niemand hat gefragt, ob die Briefe geöffnet werden: Sie sind verschlossen.

command-open-letters = briefe-öffnen
    .also = briefe-veröffentlichen | briefe-oeffnen
    .about = Nach der Partie: vorschlagen oder zustimmen, die aufbewahrten Briefe zu veröffentlichen
parameter-answer = antwort
    .about = Ob du zustimmst: ja, nein
action-letters = Unsere Briefe öffnen?
action-letters-open = Öffnen
action-letters-closed = Verschlossen lassen
