statement-theirs = **{ POWER($power) } · #{ $number }**
statement-their-counter = **{ POWER($power) } · #{ $number }**, statt #{ $answers }
statement-theirs-about = **{ POWER($power) } · #{ $number }**, zu #{ $answers }
statement-yours = **Du an { POWERS($to, form: "acc") } · #{ $number }**
statement-your-counter = **Du an { POWERS($to, form: "acc") } · #{ $number }**, statt #{ $answers }
statement-yours-about = **Du an { POWERS($to, form: "acc") } · #{ $number }**, zu #{ $answers }
statement-answered = **#{ $number } · { POWER($power) }:** { $reply }
statement-you-answered = **#{ $number } · Du an { POWERS($to, form: "acc") }:** { $reply }
statement-countered = **#{ $number } · { POWER($power) }:** siehe #{ $answers }
statement-answered-to = Antwort auf: „{ $said }“ ({ POWER($power) })
statement-answered-again = Erneut: „{ $said }“ ({ POWER($power) })
statement-newer = (Das hat eine neuere Version von mir geschrieben. Ich kann es nicht lesen.)
statement-unread-form = Das ist für mich kein vollständiger Satz, oder es ist zu lang.
statement-unread-several = „{ $word }“ bedeutet nicht in allen Sprachen dasselbe.
statement-sent-as-written = Es bleibt also so, wie du es geschrieben hast: Ich habe es nicht übersetzt.
statement-not-sent = Es wurde nichts verschickt.
statement-recognised =
    { $count ->
        [one] Hast du das gemeint? Wenn du es wählst, lesen es alle in ihrer eigenen Sprache. Deine Nachricht bleibt, wie sie ist, und solange du nichts wählst, verschicke ich nichts weiter.
       *[other] Hast du einen dieser Sätze gemeint? Wenn du einen wählst, lesen ihn alle in ihrer eigenen Sprache. Deine Nachricht bleibt, wie sie ist, und solange du nichts wählst, verschicke ich nichts weiter.
    }
statement-recognised-in = An { POWERS($to, form: "acc") }: „{ $said }“
statement-whom = Wem möchtest du etwas vorschlagen?
statement-whom-typed = Wem willst du „{ UNSTOPPED($said) }“ sagen? Es wurde nichts verschickt und auch nichts als Befehl gespeichert.
statement-whom-unable = In dieser Phase hat keine andere Macht eine Einheit, die das kann.
statement-which-answer = Worauf antwortest du mit „{ UNSTOPPED($reply) }“? Es wurde noch nichts verschickt.
statement-answers-vote = Ist „{ UNSTOPPED($reply) }“ deine Antwort auf die Abstimmung? Sie zählt noch nicht.
statement-which-talk = Du hast eine #{ $number } in mehreren Gesprächen. Welche meinst du? Es wurde noch nichts verschickt.
statement-what = Was möchtest du { POWERS($to, form: "dat") } vorschlagen? Wähle aus, oder schreib zum Beispiel: `{ $example }`
statement-what-instead = Was möchtest du { POWERS($to, form: "dat") } statt #{ $number } vorschlagen? Wähle aus, oder schreib zum Beispiel: `{ $example }`
statement-offer = - `{ $typed }` – { $sentence }
statement-contradicted = Deine Befehle sind gespeichert, passen aber nicht zu dem, was du abgemacht hast. Das siehst nur du.
statement-contradicted-closing = Die Abgabe ist bald, und was du bisher befohlen hast, passt nicht zu dem, was du abgemacht hast. Das siehst nur du.
statement-which-unit = Das geht mit mehreren Befehlen: { LIST($orders) }. Welchen möchtest du?
agreements-head = **Was gesagt wurde.** Davon weiß nur, wer es gesagt oder gehört hat, und nichts ist bindend.
agreements-wait-for-you = **Wartet auf deine Antwort**
agreements-hold = **Abgemacht und weiterhin gültig**
agreements-wait-for-others = **Wartet auf Antwort von anderen**
agreements-past = **Nicht mehr aktuell: abgelehnt, abgelaufen oder nur mitgeteilt**
agreements-older =
    { $count ->
        [one] { $count } früherer Satz steht nicht in der Liste.
       *[other] { $count } frühere Sätze stehen nicht in der Liste.
    }
agreements-entry = **#{ $number } · { POWER($power) } → { POWERS($to) }** ({ $phase })
agreements-undone = (Zählt nicht mehr: Diese Phase wurde rückgängig gemacht.)
agreements-none = Du hast niemandem etwas vorgeschlagen, und niemand dir. Schreib `{ $propose }`, oder `{ $example }` in einem Raum oder Brief.
agreements-may-show = **{ $name }** ist vorbei. Dürfen alle sehen, was du abgemacht hast und ob es eingehalten wurde? Im Kanal zeige ich eine Abmachung nur, wenn alle aus diesem Gespräch das möchten. Niemand erfährt, wer nicht möchte, und was nur vorgeschlagen wurde, bleibt geheim.
agreements-showing = Notiert. Deine Abmachungen stehen im Kanal, sobald auch alle anderen aus dem Gespräch das möchten.
agreements-not-showing = Notiert. Ich zeige keine weiteren Abmachungen von dir.
agreements-shown = **Was in { $name } abgemacht wurde.** Alle, die an diesen Gesprächen beteiligt waren, möchten es zeigen.
agreements-kept = → Eingehalten, soweit man das an den Befehlen sieht.
agreements-untold = → An den Befehlen sieht man nicht, ob das eingehalten wurde.
agreements-broken = → Nicht eingehalten: { LIST($by) }
agreements-broken-by = { POWER($power) } ({ $phase })
agreements-more =
    { $count ->
        [one] { $count } weitere Abmachung steht nicht in der Liste.
       *[other] { $count } weitere Abmachungen stehen nicht in der Liste.
    }
no-statement-such = In deinen Gesprächen kommt #{ $number } nicht vor.
no-statement-which = #{ $number } gibt es in mehreren deiner Gespräche. Schreib, was du meinst: { LIST($forms) }
no-statement-not-to-you = #{ $number } war nicht an dich gerichtet; du kannst nicht darauf antworten.
no-statement-choose = #{ $number } lässt dir die Wahl. Schreib, was du annimmst: { LIST($forms) }
no-statement-agreed = Du hast #{ $number } zugestimmt. Gilt das für dich nicht mehr, schreib `{ $drop }`.
no-statement-taken-back = #{ $number } gilt nicht mehr: { CAPITAL(POWER($power, form: "nom")) } hat es zurückgenommen.
no-statement-undone = #{ $number } gilt nicht mehr: Die Phase, in der es gesagt wurde, ist rückgängig gemacht worden.
no-statement-earlier-player = #{ $number } gilt nicht mehr: Seitdem spielt jemand anders { POWER($power, form: "acc") }.
no-statement-past = #{ $number } stammt aus einer früheren Phase und gilt nicht mehr, oder nicht mehr ganz. Um dasselbe für diese Phase vorzuschlagen, schreib `{ $renew }`.
no-statement-none-chosen = #{ $number } ließ die Wahl, und auf nichts davon habt ihr euch geeinigt. Schlag neu vor, was du meinst.
no-statement-ended = #{ $number } galt nur bis zu einem Zeitpunkt, der vorbei ist. Schlag es neu vor, wenn du es noch willst.
no-statement-nothing-waits = In diesem Gespräch wartet nichts auf deine Antwort. Um auf etwas Früheres zu antworten, schreib zuerst dessen Nummer: `{ $example }`.
no-statement-not-agreed = Du hast #{ $number } nicht zugestimmt.
no-statement-nothing-to-end = Du hast #{ $number } nicht zugestimmt, also gibt es nichts zu kündigen. Zum Ablehnen schreib `{ $refuse }`.
no-statement-ended-already = #{ $number } gilt für dich schon nicht mehr.
no-statement-unknown-answer = Hinter #{ $number } verstehe ich „{ $word }“ nicht. Du kannst { LIST($forms) } schreiben.
no-statement-nothing = In #{ $number } steht nichts, was du jetzt befehlen kannst.
no-statement-offer-gone = Diesen Satz kannst du nicht mehr wählen: Du hast ihn schon gewählt, oder es gibt einen neueren. Ich bewahre einen pro Gespräch auf, 12 Stunden lang. Mehr wurde nicht verschickt.
no-statement-other-power = Das habe ich dich gefragt, als du { POWER($power, form: "acc") } gespielt hast. Diese Macht spielst du nicht mehr, deshalb wurde nichts verschickt.
no-statement-shown-at-the-end = Abmachungen kann ich zeigen, wenn diese Partie vorbei ist und dann alle aus dem Gespräch das möchten.
no-statement-shown-later = Diese Partie wurde abgebrochen und kann bis { $until } noch weitergehen. Danach kann ich Abmachungen zeigen.
no-statement-not-typed = Das kann ich nicht als Vorschlag lesen. Nötig ist ein Stichwort mit Doppelpunkt: `{ $example }`. Eine Liste zum Auswählen zeigt `{ $propose }`.
no-statement-to-whom = An wen geht das? Nenne zuerst die Macht: `{ $example }`. Eine Liste zum Auswählen zeigt `{ $propose }`.
action-adopt = In meine Befehle
action-on-map = Auf der Karte zeigen
action-answer-vote = Die Abstimmung
action-adopt-of = #{ $number } in meine Befehle
action-propose = Etwas vorschlagen …
action-propose-instead = Anderer Vorschlag …
action-take-back = Zurückziehen
action-ask-support = { POWER($power) } um Unterstützung bitten
action-renew-of = #{ $number } erneuern
action-agreements-show = Meine Abmachungen zeigen
action-agreements-hide = Nichts mehr zeigen
