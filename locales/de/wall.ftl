### The rules of the wall: who may know what, and who may do what in a game.

wall = geheimnisse
    .also = mauer | fairness | wall
wall-title = **Wer was wissen darf, und wer was tun darf**
wall-one-seat = Eine Person, ein Platz. Gibst du einen Platz auf, der noch Einheiten hat, kannst du dorthin zurück, solange er frei ist, aber keinen anderen nehmen. Hast du deine letzte Einheit und dein letztes Zentrum verloren, kannst du ab der nächsten Phase einen freien Platz übernehmen.
wall-learnt = Hast du vorzeitig gesehen, was eine andere Macht befohlen oder wie sie gestimmt hat, kannst du keinen anderen Platz spielen, bis diese Phase vorbei ist. Hast du Briefe oder Räume einer anderen Macht gelesen, gilt das bis zum Ende der Partie. Was an deine eigene Macht ging, zählt nicht.
wall-neutral = Ein neutraler Spielleiter hat keinen Platz und kann auch zu keinem zurück. Wer aufgibt, aber noch zurückkommen darf, ist nicht neutral. Wer jemanden vertreten hat, ist wieder neutral, sobald diese Phasen vorbei sind. Alle Befehle und Verhandlungen sieht nur, wer in dieser Partie nie gespielt, vertreten oder zugesehen hat, und nur, wenn alle es bestätigt haben.
wall-master-plays = Ein Spielleiter, der selbst mitspielt, kann nicht allein Befehle für andere eintragen, die Stellung ändern, zurückgehen, jemanden ausschließen, eine Phase vorzeitig beenden oder eine beendete Partie wieder öffnen. Die anderen sehen genau, was geschehen würde, und es geschieht nur, wenn alle zustimmen; wer ausgeschlossen würde oder für wen Befehle eingetragen würden, wird nicht gefragt.
wall-out = Draußen ist draußen. Wer aus einer Partie ausgeschlossen oder auf diesem Server gesperrt wurde, kommt nicht mehr hinein: nicht als Spieler, Vertretung oder Zuschauer, und auch nicht durch das Löschen der eigenen Daten.
wall-lifted = Jede andere Sperre fällt weg, wenn alle zustimmen, die einen Platz haben. Die Abstimmung sagt ihnen, was die Person gelesen hat. Der Spielleiter allein kann sie nicht aufheben.
wall-changed-hands = Ein Platz, der in drei Phasen zweimal den Spieler gewechselt hat, wird danach nur vergeben, wenn ein neutraler Spielleiter oder zwei Mitspieler zustimmen (einer, wenn es sonst keinen gibt).
wall-end = Ist die Partie vorbei, ist zu sehen, wer gespielt, vertreten, zugesehen und Befehle eingetragen hat, und wann. Sind die Briefe veröffentlicht oder ist bekannt, wer wie gestimmt oder in einer anonymen Partie was gespielt hat, steht das Ergebnis fest. Wird eine Partie abgebrochen, geschieht das einen Tag später.
wall-shown = Was alle sehen dürfen: wer fertig oder zu spät ist, wessen Befehle fehlen, und dass eine Abgabe verschoben wurde. Der Spielleiter sieht auch, wie viele Befehle da sind, aber nicht welche.
wall-because = Die Regel: { $rule } (Alle Regeln: `{ $help }`)
wall-more = `{ $help }` erklärt, wer in einer Partie was wissen und tun darf.
