### Verhalten: blockierte Briefe, die Liste eines Servers, Meldungen, Sätze, die falsch klingen.

blocked = Bis { $until } erreichen dich keine Briefe von { $name } mehr, und diese Person kann in Partien keinen Raum mit dir öffnen. Sie erfährt davon nichts. Nicht betroffen sind öffentliche Erklärungen, Dokumente, Räume, die schon offen sind oder die andere öffnen, und Nachrichten außerhalb der Partien: Dafür hat dein Chatprogramm eine eigene Blockierung. Aufheben: `{ $unblock }`
unblocked = { $name } ist nicht mehr blockiert.
blocks-title = Du hast blockiert:
blocks-none = Du hast niemanden blockiert. Jemanden blockieren: `{ $command }` und der Name oder die Macht.
listed-until = - { $name }, bis { $until }
no-conduct-room = Dieser Raum lässt sich gerade nicht für dich öffnen. Der öffentliche Kanal steht dir weiter offen.
no-conduct-yourself = Das bist du selbst. Nenn bitte jemand anderen.
no-conduct-nobody-plays = Zurzeit spielt niemand { POWER($power, form: "acc") }.
no-conduct-not-listed = { $name } steht nicht auf der Liste.
limit-blocks = Du blockierst schon { $most } { $most ->
    [one] Person
   *[other] Personen
    }, mehr sind nicht möglich. `{ $unblock }` nimmt eine von der Liste.

master-muted = Der Spielleiter hat { POWER($power, form: "dat") } das Wort entzogen: bis auf Weiteres keine öffentlichen Erklärungen und Dokumente. Befehle, Briefe und Räume bleiben davon unberührt.
master-unmuted = { CAPITAL(POWER($power, form: "nom")) } darf wieder öffentliche Erklärungen abgeben und öffentliche Dokumente vorlegen.
no-words-muted = Der Spielleiter hat deiner Macht das Wort entzogen: zurzeit keine öffentlichen Erklärungen und Dokumente. Briefe und Räume funktionieren wie bisher.

barred = { $name } kann hier bis { $until } keiner Partie beitreten, keine eröffnen und keinen Platz übernehmen. Laufende Partien gehen weiter; dort haben die Spielleiter `{ $expel }`. Wieder zulassen: `{ $admit }`
admitted = { $name } darf hier wieder mitspielen.
bars-title = Diese Personen können hier keiner Partie beitreten:
bars-none = Hier dürfen alle mitspielen. Um das zu ändern: `{ $command }` und ein Name.
no-conduct-barred = Du kannst hier zurzeit keiner Partie beitreten. Das haben die Admins dieses Servers oder Raums entschieden, und sie können es auch zurücknehmen: Schreib bitte einem von ihnen. Als Zuschauer bist du willkommen.
limit-bars = Auf der Liste { $most ->
    [one] steht schon 1 Person
   *[other] stehen schon { $most } Personen
    }, mehr sind nicht möglich. `{ $admit }` nimmt eine herunter.

reported-master = An den Spielleiter weitergegeben: der folgende Text und der Name der Partie. Sonst nichts, auch nicht, wer du bist.
reported-administrators = 30 Tage lang für die Admins dieses Servers oder Raums gespeichert, die es mit `{ $reports }` lesen können: der folgende Text und der Name der Partie. Sonst nichts, auch nicht, wer du bist.
report = Eine Meldung aus **{ $game }**:
reports-title = Meldungen an die Admins, die neueste zuerst:
reports-none = Den Admins wurde nichts gemeldet.
no-conduct-in-private = Schick mir Meldungen bitte privat: Ich gebe sie ohne deinen Namen weiter.
no-conduct-you-are-master = Du bist selbst der Spielleiter. Um es den Admins zu melden, füge `{ $reader }` hinzu.
limit-reports =
    { $most ->
        [one] Ich gebe eine Meldung am Tag weiter. Schreib bitte alles in die nächste.
       *[other] Ich gebe { $most } Meldungen am Tag weiter, und so viele hast du schon geschrieben. Wenn es eilt, schreib bitte den Admins.
    }

wrong-sentence-noted = Danke. Ich habe notiert, welcher Satz es ist, für alle, die diese Sprache pflegen. Namen, Befehle und deine eigenen Worte werden nicht notiert.
no-conduct-no-sentence = Den finde ich unter meinen Sätzen nicht. Zitiere ihn bitte so, wie ich ihn geschrieben habe.

command-block = blockieren
    .also = blockiere
    .about = Briefe und Räume von jemandem blockieren, oder zeigen, wen du blockierst
command-unblock = blockierung-aufheben
    .also = entblocken
    .about = Briefe von jemandem wieder annehmen
command-report = melden
    .also = melde
    .about = Melde etwas in eigenen Worten; sonst gebe ich nichts weiter
command-wrong-sentence = falscher-satz
    .also = klingt-falsch
    .about = Zitiere einen Satz von mir, der falsch klingt
    .menu = Klingt falsch
command-mute-power = wort-entziehen
    .about = Spielleiter: einer Macht öffentliche Erklärungen verbieten oder wieder erlauben
command-ban = sperren
    .also = sperre
    .about = Admins: Jemanden hier nicht mitspielen lassen, oder die Liste zeigen
command-admit = zulassen
    .about = Admins: Jemanden hier wieder mitspielen lassen
command-reports = meldungen
    .about = Admins: Lesen, was euch gemeldet wurde
parameter-reader = leser
    .about = Wer es liest: spielleiter, administratoren
choice-master = Der Spielleiter
choice-administrators = Die Admins dieses Servers oder Raums
choice-word-master = spielleiter
choice-word-administrators = administratoren
