### The clock: negotiation and order writing in live games, late and missed orders, the hour at which a game ends.

status-talk = Verhandlungen bis { $until }, danach schreiben alle ihre Befehle.
talk-done =
    { $awaited ->
        [0] Danke. Alle sind mit dem Verhandeln fertig.
        [one] Danke. Ein Spieler verhandelt noch.
       *[other] Danke. { $awaited } Spieler verhandeln noch.
    }
talk-on = Gut, es wird weiterverhandelt, bis die Zeit um ist.
writing-begins = Die Verhandlungen sind vorbei. Jetzt schreiben alle still ihre Befehle: Schickt sie mir bis { $until } per Direktnachricht.
ready-but-paused = Alle sind fertig, aber die Partie ist angehalten. Die Ergebnisse kommen, sobald es weitergeht (Spielleiter: `{ $resume }`, Spieler: `{ $vote }`).
orders-late = Es fehlen noch Befehle von { POWERS($powers, form: "dat") }. Verspätete Befehle zählen noch bis { $until }; alle anderen Befehle lassen sich nicht mehr ändern.
first-put-off = Noch keine Befehle von { POWERS($powers, form: "dat") }. Das ist die erste Phase, deshalb verschiebt sich die Abgabe einmal, auf { $until }. Bis dahin { COUNT($powers) ->
    [one] kann jemand anderes diesen Platz übernehmen
   *[other] können andere diese Plätze übernehmen
    }.
first-put-off-alone = Noch keine Befehle von { POWERS($powers, form: "dat") }. Das ist die erste Phase, deshalb verschiebt sich die Abgabe einmal, auf { $until }.
missed-hold = { $phase }: keine Befehle von { POWERS($powers, form: "dat") }. Die Phase wurde ohne sie ausgewertet.
adjudicated-late = Ich konnte diese Phase nicht pünktlich auswerten: Abgabe war { $deadline }. Die nächste Phase dauert so lange wie sonst.
missed-disorder = { $phase }: keine Befehle von { POWERS($powers, form: "dat") }, deshalb herrschte dort Anarchie. Einheiten halten dann, ohne einander zu unterstützen, vertriebene werden aufgelöst, und gebaut wird nichts.
you-missed = { $phase }: Von dir habe ich keine Befehle bekommen. Kommt auch in der nächsten Phase nichts, biete ich deinen Platz anderen an. Wenn du nicht weiterspielen kannst, sag den anderen bitte rechtzeitig Bescheid.
you-missed-offered =
    { $missed ->
        [one] { $phase }: Von dir habe ich eine Phase lang keine Befehle bekommen, deshalb können jetzt andere deinen Platz übernehmen. Schickst du Befehle, bevor das jemand tut, behältst du ihn.
       *[other] { $phase }: Von dir habe ich seit { $missed } Phasen keine Befehle bekommen, deshalb können jetzt andere deinen Platz übernehmen. Schickst du Befehle, bevor das jemand tut, behältst du ihn.
    }
hour-struck-units = Die vereinbarte Zeit ist um. Die meisten Einheiten: { POWERS($powers) }.
hour-struck-centres = Die vereinbarte Zeit ist um. Die meisten Versorgungszentren: { POWERS($powers) }.
restored = Der Bot wurde aus einer Sicherung wiederhergestellt (Stand: { $since }). Spätere Kommandos, Knopfdrücke und auf der Karte gewählte Befehle sind verloren, getippte Befehle vielleicht auch, vor allem für eine Phase, die danach begonnen hat. Eine Phase, deren Ergebnisse schon bekannt waren, wird vielleicht noch einmal gespielt. Bitte seht mit `{ $orders }` nach, was ich habe, und schickt noch einmal, was fehlt.
deadline-postponed = Ein Netzwerk, über das einige spielen, ist nicht erreichbar. Die Abgabe verschiebt sich um die Dauer des Ausfalls, spätestens auf { $latest }.
deadline-after-outage = Alle Netzwerke sind wieder erreichbar. Befehle bis { $deadline }.
computers-alone = Jetzt spielt nur noch der Computer. Die Partie geht ohne Wartezeiten weiter und endet spätestens nach einigen Jahren.
ended-unattended = Jetzt spielt nur noch der Computer. Wie vereinbart endet die Partie hier.
only-computers =
    { $phases ->
        [one] In der letzten Phase hat nur noch der Computer gespielt, deshalb endet die Partie hier.
       *[other] Seit { $phases } Phasen spielt nur noch der Computer, deshalb endet die Partie hier.
    }

term-grace-silent = Solange auf verspätete Befehle gewartet wird, darf nicht verhandelt werden.
term-missing-pauses = Fehlen Befehle, wenn die Zeit um ist, wird die Partie angehalten, bis sie da sind oder jemand den Platz übernimmt; alle anderen Befehle lassen sich dann nicht mehr ändern.
term-missing-wait = Dauert das länger als { $time }, entscheiden die Spieler mit Mehrheit, wie es weitergeht.
orders-awaited = Es fehlen noch Befehle: **{ POWERS($powers) }**. Die Partie ist angehalten, bis sie da sind oder jemand übernimmt.
orders-awaited-alone = Es fehlen noch Befehle: **{ POWERS($powers) }**. Die Partie ist angehalten, bis sie da sind oder der Spielleiter sie fortsetzt.
orders-awaited-others = Alle anderen Befehle lassen sich nicht mehr ändern, es sei denn, der Spielleiter ändert die Stellung.
orders-awaited-yours = Die Partie ist angehalten, weil deine Befehle für { $phase } fehlen. Schick sie, dann geht es weiter.
orders-awaited-until = Kommen sie nicht bis { $until }, entscheiden die Spieler, deren Befehle da sind, mit Mehrheit, wie es weitergeht.
going-on = Es fehlen immer noch Befehle: **{ POWERS($powers) }**. Die Spieler, deren Befehle da sind, entscheiden jetzt mit Mehrheit: Anarchie, der Computer übernimmt, oder noch einmal warten.
going-on-until = Ihr habt Zeit bis { $until }. Danach gilt die Wahl mit den meisten Stimmen; hat niemand gewählt, gilt Anarchie.
going-on-in-private = Ich frage alle einzeln; niemand erfährt, wer was gewählt hat.
going-on-answers = Drück einen Knopf oder schreib: { LIST($list) }
going-on-disorder = Anarchie
going-on-computer = Computer
going-on-wait = Noch { $time } warten
going-on-disorder-read = anarchie|unordnung
going-on-computer-read = computer|bot
going-on-wait-read = warten|abwarten
going-on-noted = Notiert: { $choice }. Entschieden ist es, sobald mehr als die Hälfte dasselbe will. Du kannst es dir noch anders überlegen.
going-on-taken-back = Notiert, das willst du nicht mehr: { $choice }.
going-on-with-disorder = Die Spieler haben entschieden: Anarchie für **{ POWERS($powers, form: "acc") }**, und die Partie geht weiter. Auf Befehle von dort wird erst wieder gewartet, wenn dort jemand spielt.
going-on-with-computer = Die Spieler haben entschieden: Der Computer übernimmt **{ POWERS($powers, form: "acc") }**, und die Partie geht weiter.
going-on-waiting = Die Spieler haben entschieden, noch einmal auf Befehle zu warten: **{ POWERS($powers) }**, längstens bis { $until }. Danach entscheiden sie wieder.
