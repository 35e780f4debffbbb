### Letters (private messages that the bot delivers), DMs and private threads, and what the bot may do in a channel.

letter-words = an | für | fuer
letter-example = an { POWERS($to, join: "comma") }: …
letter = **Brief von { POWER($from, form: "dat") }**
letter-to-several = **Brief von { POWER($from, form: "dat") }** (an { POWERS($to, form: "acc") })
letter-sent = Dein Brief an { POWERS($to, form: "acc") } ist unterwegs. Sobald er zugestellt ist, behalte ich keine weitere Kopie.
letter-sent-kept = Dein Brief an { POWERS($to, form: "acc") } ist unterwegs. Wie in dieser Partie vereinbart, werden Briefe bis 30 Tage nach ihrem Ende aufbewahrt.
letter-sent-watched = Dein Brief an { POWERS($to, form: "acc") } ist unterwegs. Wie in dieser Partie vereinbart, werden Briefe bis 30 Tage nach ihrem Ende aufbewahrt, und wer mit Zustimmung aller zusieht, liest sie nach dieser Phase.
letter-in-public = Du hast im Kanal an { POWERS($to, form: "acc") } geschrieben; das können alle lesen. Ich habe keinen Brief verschickt: Schreib dafür dasselbe hier an mich.
letter-in-room = Du hast in einem Raum an { POWERS($to, form: "acc") } geschrieben; dort lesen es nur die Leute im Raum. Ich habe keinen Brief verschickt: Schreib dafür dasselbe hier an mich.
letter-sent-page = Dein Brief an { POWERS($to, form: "acc") } ist unterwegs.
letter-page-keeps = Wie alles auf dieser Seite bleibt er hier 365 Tage gespeichert. Außer dir und denen, an die er geht, liest ihn hier nur, wer die Seite betreibt.
letter-how = Schreib mir hier: `{ $example }`, oder nimm das Kommando `{ $letter }`. Ich stelle den Brief im Namen deiner Macht zu und übersetze vollständige Befehle in die Schreibweise des Empfängers.
letters-overheard =
    { $count ->
        [one] Hier öffne ich keinen privaten Raum: Wer { POWERS($powers, form: "acc") } spielt, kann in diesem Kanal Threads verwalten und könnte mitlesen. Stattdessen stelle ich Briefe zu.
       *[other] Hier öffne ich keinen privaten Raum: Die Spieler { POWERS($powers, form: "gen") } können in diesem Kanal Threads verwalten und könnten mitlesen. Stattdessen stelle ich Briefe zu.
    }
room-overheard =
    { $count ->
        [one] Ich habe den Raum mit { POWERS($with, form: "dat") } gesperrt: Wer { POWERS($powers, form: "acc") } spielt, kann jetzt in diesem Kanal Threads verwalten und könnte mitlesen, auch was dort schon steht. Stattdessen stelle ich Briefe zu.
       *[other] Ich habe den Raum mit { POWERS($with, form: "dat") } gesperrt: Die Spieler { POWERS($powers, form: "gen") } können jetzt in diesem Kanal Threads verwalten und könnten mitlesen, auch was dort schon steht. Stattdessen stelle ich Briefe zu.
    }
letters-overheard-unseated = Hier öffne ich keinen privaten Raum: Jemand, der einen Spieler vertritt oder bei dieser Partie zusieht, kann in diesem Kanal Threads verwalten und könnte mitlesen. Stattdessen stelle ich Briefe zu.
room-overheard-unseated = Ich habe den Raum mit { POWERS($with, form: "dat") } gesperrt: Jemand, der einen Spieler vertritt oder bei dieser Partie zusieht, kann in diesem Kanal Threads verwalten und könnte mitlesen, auch was dort schon steht. Stattdessen stelle ich Briefe zu.
letters-permission = Ich kann hier keinen privaten Raum öffnen: Mir fehlt die Berechtigung „{ $permission }“. Stattdessen stelle ich Briefe zu.
room-permission = Ich kann nicht ändern, wer im Raum mit { POWERS($with, form: "dat") } ist: Mir fehlt die Berechtigung „{ $permission }“. Wer nicht mehr hineingehört, kann dort vielleicht noch mitlesen. Schreib dort bitte nichts mehr; ich stelle stattdessen Briefe zu. Sobald ich die Berechtigung habe, öffnet `{ $talk }` den Raum wieder.
room-unsettled = Ich kann nicht ändern, wer im Raum mit { POWERS($with, form: "dat") } ist: Seit zwei Tagen gelingt es nicht. Wer nicht mehr hineingehört, kann dort vielleicht noch mitlesen. Schreib dort bitte nichts mehr; ich stelle stattdessen Briefe zu. Sobald es wieder geht, öffnet `{ $talk }` den Raum wieder.
letters-no-rooms = Im Kanal dieser Partie lassen sich keine privaten Räume öffnen. Stattdessen stelle ich Briefe zu.
letters-too-many-rooms = Auf diesem Server sind so viele Threads aktiv, wie Discord erlaubt. Private Räume lassen sich deshalb nicht mehr öffnen; ich stelle stattdessen Briefe zu.
letters-stranger = Der Raum mit { POWERS($with, form: "dat") } ist gesperrt: Dort ist jemand, der nicht hineingehört, und ich kann die Person nicht hinauswerfen. Stattdessen stelle ich Briefe zu. Sobald die Person fort ist, öffnet `{ $talk }` den Raum wieder.
letters-stranger-open = Im Raum mit { POWERS($with, form: "dat") } ist jemand, der nicht hineingehört, und ich kann weder die Person hinauswerfen noch den Raum sperren. Sie liest alles. Schreib dort bitte nichts mehr; ich stelle stattdessen Briefe zu. Sobald die Person fort ist, öffnet `{ $talk }` den Raum wieder.
letters-apart = Es gibt keinen Raum, in den ihr alle hineinkönnt. Stattdessen stelle ich Briefe zu.
room-opening = Ich öffne einen Raum und lade ein: { LIST($with) }. Wenn das nicht klappt, sage ich dir Bescheid.
ears =
    { $count ->
        [one] Jemand aus dieser Partie kann in diesem Kanal Threads verwalten und könnte private Räume anderer lesen: { LIST($people) }. Wo diese Person nicht dabei ist, öffne ich keinen Raum, sondern stelle Briefe per Direktnachricht zu.
       *[other] Einige aus dieser Partie können in diesem Kanal Threads verwalten und könnten private Räume anderer lesen: { LIST($people) }. Wo nicht alle von ihnen dabei sind, öffne ich keinen Raum, sondern stelle Briefe per Direktnachricht zu.
    }
no-orders = In dieser Nachricht steht kein vollständiger Befehl.
letter-in-private = Briefe sind privat: Schick sie mir bitte per Direktnachricht.
letter-or-orders = Die Überschrift „{ $heading }“ beginnt wie ein Brief, nennt aber keine Macht. Von den Befehlen darunter habe ich nichts gespeichert und auch nichts verschickt. Sind es deine Befehle, dann schick sie noch einmal ohne die Überschrift; ist es ein Brief, dann nenn die Mächte, die ihn bekommen sollen.
press-edited = Wenn du eine Nachricht bearbeitest, verschicke ich nichts: Was ich weitergegeben habe, bleibt, wie es war. Um etwas anderes zu sagen, schreib eine neue Nachricht.
letter-nobody = Zurzeit spielt niemand { POWER($power, form: "acc") }.
letter-computer = Der Computer spielt { POWER($power, form: "acc") } und liest keinen freien Text: Es wurde nichts verschickt. Er antwortet aber auf das, was du mit `{ $propose }` sagst.
letter-silent-computer = Der Computer spielt { POWER($power, form: "acc") } und verhandelt in dieser Partie mit niemandem: Es wurde nichts verschickt.
action-letter = Brief an { POWERS($to, form: "acc") }
lobby-overheard = Private Räume öffne ich auch dann, wenn ein Spieler hier moderiert und mitlesen könnte.

## Private threads for the orders of people who allow no DMs, on Discord

order-thread-name = Befehle · { $name }
order-thread-here =
    Ich kann dir keine Direktnachrichten schicken, deshalb habe ich uns diesen Thread erstellt. Nur du und die Admins des Servers können ihn lesen.
    Gib deine Befehle mit `{ $order }` (das sieht sonst niemand), oder schreib sie hier und erwähne mich. Lieber per Direktnachricht? Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und drück auf den Knopf.
order-thread-opened = Ich kann dir keine Direktnachrichten schicken, deshalb habe ich dir den privaten Thread „{ $thread }“ erstellt. Deine Befehle gehören dorthin.
order-thread-again = Direktnachrichten kommen wieder an: Ab jetzt schreibe ich dir hier.
order-thread-trying = Ich schicke dir jetzt eine Direktnachricht.
order-thread-still-closed = Ich kann dir immer noch keine Direktnachrichten schicken: Erlaube sie in den Privatsphäre-Einstellungen dieses Servers und versuch es noch einmal.
order-thread-entered = In deinen privaten Thread für Befehle wurde jemand geholt, der nicht dorthin gehört. Die Person ist wieder draußen; was bis dahin dort stand, kann sie gelesen haben. Du kannst deine Befehle noch ändern.
action-try-again = Noch einmal versuchen

## What the bot may do in a channel: answer to `permissions`

permissions =
    { $gaps ->
        [0] Alles bereit.
        [one] Alles bereit, bis auf eine Berechtigung.
       *[other] Alles bereit, bis auf { $gaps } Berechtigungen.
    }
permissions-posting = Ich kann hier schreiben, auch mit Bildern, und meine Nachrichten wiederfinden.
permissions-posting-not = Ich kann hier nicht richtig schreiben
permissions-rooms = Ich kann private Threads öffnen und sperren.
permissions-rooms-not = Ich kann keine privaten Threads öffnen und sperren und stelle deshalb Briefe per Direktnachricht zu
permissions-pinning = Ich kann den Stand der Partie angepinnt halten.
permissions-pinning-not = Ich kann den Stand der Partie nicht anpinnen
permissions-lacks = { $what }. Erlaube unter Kanal bearbeiten › Berechtigungen › meine Rolle: { LIST($permissions, join: "comma") }.
permissions-rooms-own = Private Räume öffne ich selbst, dafür braucht es keine Berechtigung.
permissions-level = { $what }: Mein Berechtigungslevel ist hier { $own }, nötig ist { $needed }. Ein Admin dieses Raums kann es erhöhen: Raumeinstellungen › Rollen und Berechtigungen.
permissions-announcements = Das ist ein Ankündigungskanal. Private Threads gibt es nur in einem normalen Textkanal; hier würde ich Briefe per Direktnachricht zustellen.
permissions-voice = Das ist ein Sprachkanal. Private Threads gibt es nur in einem normalen Textkanal; hier würde ich Briefe per Direktnachricht zustellen.
permissions-forum = Das ist ein Forum: Hier kann keine Partie gespielt werden. Nimm einen normalen Textkanal.
permissions-other = Das ist kein normaler Textkanal, und nur dort gibt es private Threads; hier würde ich Briefe per Direktnachricht zustellen.
permissions-reads-all = Ich lese mit, was in privaten Räumen geschrieben wird, und übersetze vollständige Befehle von selbst.
permissions-reads-mentions = Befehle kannst du schicken, ohne dass ich irgendwo mitlese. In privaten Räumen übersetze ich Befehle, wenn man mich erwähnt, oder über das Menü der Nachricht › Apps › „{ $menu }“.
permissions-unknown = Ich kann meine Berechtigungen gerade nicht prüfen. Versuch es in einer Minute noch einmal.
action-setup = Erneut prüfen

## Members who can't be let into a room

room-missing = Ich konnte nicht alle hereinlassen. Vorerst fehlen: { POWERS($powers) }. Wer fehlt, kann hier nicht mitlesen. Ich versuche es wieder, wenn der Raum geöffnet oder gesperrt wird oder wenn jemand mit `{ $talk }` darum bittet.
room-missing-master = **{ $name }**, Raum von { POWERS($room, form: "dat") }: Ich konnte nicht alle hereinlassen. Vorerst fehlen: { POWERS($powers) }. Wer fehlt, hat vielleicht den Server verlassen oder lehnt Einladungen ab; die anderen können den Raum benutzen. Mit `{ $replace }` gibst du einen Platz jemand anderem.

## The private conversation on Matrix

conversation-not-private = Das ist nicht unser privates Gespräch: Der Raum hat einen Namen, oder jemand anders hat ihn erstellt, ist oder war darin oder könnte mitlesen. Hier lese ich keine Befehle und verrate keine Geheimnisse. Ich schreibe dir in einem Gespräch nur für uns; schreib mir bitte dort.
conversation-unencrypted = Dieses Gespräch ist nicht verschlüsselt: Wer den Server betreibt, kann hier alles lesen. Was du hier schreibst, lese ich, aber ich antworte in einem verschlüsselten Gespräch nur für uns. Schreib mir bitte dort.
conversation-own = Das ist unser eigenes Gespräch. Es ist verschlüsselt: Nur du und ich können es lesen, und über mich, wer mich betreibt. Befehle und alles, was geheim ist, gehören hierher.
conversation-verification = Ich kann keine Emoji vergleichen: An meiner Tastatur sitzt niemand, deshalb habe ich die Verifizierung abgelehnt. Schreiben kannst du mir trotzdem. Wenn deine App nur an verifizierte Geräte schreibt, erlaub ihr in diesem Gespräch auch andere.
conversation-type-instead = Matrix verschlüsselt keine Reaktionen, deshalb könnte, wer deinen Homeserver betreibt, eine für dich schicken. Das hier lässt sich nicht rückgängig machen, also tipp es bitte: { $sign }, als Antwort auf die Nachricht mit der Auswahl.
conversation-type-in-room = Matrix verschlüsselt keine Reaktionen, deshalb könnte, wer deinen Homeserver betreibt, eine für dich schicken, und die anderen hielten sie für deine. Tipp es bitte dort im Raum: { $sign }, als Antwort auf meine Nachricht mit der Auswahl.
conversation-type-ready = Matrix verschlüsselt keine Reaktionen, deshalb könnte, wer deinen Homeserver betreibt, eine für dich schicken. Nur du fehlst noch: Die Phase wäre sofort zu Ende, und das lässt sich nicht rückgängig machen. Wenn du fertig bist, tipp es bitte hier: { $ready }
conversation-type-always = Matrix verschlüsselt keine Reaktionen, deshalb gelten sie bei mir nicht: Wer deinen Homeserver betreibt, könnte eine für dich schicken. Bitte tipp es hier: { $sign }, als Antwort auf die Nachricht mit der Auswahl.
conversation-which-post = Deine Nachricht hat sich mit einer neuen Auswahl gekreuzt, deshalb weiß ich nicht, für welche { $sign } gilt. Es ist nichts geschehen. Schick es bitte noch einmal, als Antwort auf die Nachricht, die du meinst.
conversation-unsigned = Bei mir gelten nur verschlüsselte Nachrichten von verifizierten Geräten, deine letzte also nicht. Bitte verifiziere das Gerät, auf dem du sie geschrieben hast (in Element: Einstellungen › Sitzungen), und schick sie hier noch einmal. Wenn du mir nichts geschrieben hast, benutzt jemand anders dein Konto: Ändere dein Passwort und sag dem Spielleiter Bescheid.
conversation-new-identity = Dein Konto hat andere Schlüssel als damals, als wir uns kennengelernt haben. Deshalb gilt nichts mehr, was von ihm kommt, bis die Person, die mich betreibt, die neuen annimmt. Wenn du deine Schlüssel zurückgesetzt hast, bitte sie darum. Wenn nicht, benutzt jemand anders dein Konto: Ändere dein Passwort und sag dem Spielleiter Bescheid.
