### Why something wasn't done, and what to do instead.
###
### What a player typed is repeated as typed, cut to 80 characters. Names of commands come as they are typed, without a sign before
### them; what stands in backticks can be typed exactly so.

unknown-command = Das Kommando „{ $word }“ kenne ich nicht. `{ $help }` zeigt, was du hier tun kannst.
unknown-command-nearest = Das Kommando „{ $word }“ kenne ich nicht. Meinst du `{ $nearest }`?
bad-value = „{ $value }“ ist für „{ $parameter }“ nicht möglich. Möglich ist { LIST($expected, join: "or") }.
missing-value = Die Angabe „{ $parameter }“ fehlt. Möglich ist { LIST($expected, join: "or") }.
missing-text = Die Angabe „{ $parameter }“ fehlt.
bad-value-example = „{ $value }“ ist für „{ $parameter }“ nicht möglich. Zum Beispiel: { LIST($expected) }
missing-value-example = Die Angabe „{ $parameter }“ fehlt. Zum Beispiel: { LIST($expected) }
bad-value-text = „{ $value }“ ist für „{ $parameter }“ nicht möglich.
bad-number = „{ $value }“ ist für „{ $parameter }“ nicht möglich. Nötig ist eine Zahl von { $least } bis { $most }.
missing-number = Die Angabe „{ $parameter }“ fehlt. Nötig ist eine Zahl von { $least } bis { $most }.
no-game-here = Hier gibt es keine Partie. `{ $new }` eröffnet eine.
no-game-of-yours = Du spielst in keiner Partie. Mitspielen kannst du im Kanal einer Partie.
no-game-called = „{ $name }“ verstehe ich nicht: So heißt hier keine Partie. Ich kenne { LIST($names) }.
no-such-option = `{ $command }` habe ich verstanden, aber eine Angabe „{ $option }“ gibt es dazu nicht, deshalb ist nichts geschehen. Meinst du `{ $nearest }`?
which-game = Es kommen mehrere Partien infrage: { LIST($names) }. Sag dazu, welche du meinst, zum Beispiel `{ $status } partie:{ $first }`.
game-here = Eine Partie namens { $name } gibt es hier schon. Gib deiner einen anderen Namen.
full = Alle Plätze sind besetzt.
already-in = Du hast schon einen Platz.
not-in = Du hast in dieser Partie keinen Platz.
begun = Die Partie hat schon begonnen.
not-begun = Die Partie hat noch nicht begonnen.
over = Die Partie ist zu Ende.
not-yours = Das kann nur der Spielleiter.
seats-free =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
settings-unconfirmed =
    { $awaited ->
        [one] Die Einstellungen wurden geändert, als schon Spieler beigetreten waren, und ein Spieler hat sie noch nicht bestätigt. Die Partie beginnt, sobald alle bestätigt haben.
       *[other] Die Einstellungen wurden geändert, als schon Spieler beigetreten waren, und { $awaited } Spieler haben sie noch nicht bestätigt. Die Partie beginnt, sobald alle bestätigt haben.
    }
too-late = Das kam zu spät: Die Phase ist vorbei.
too-late-away = Was du geschrieben hast, während ich nicht da war, kam für die Phase zu spät und zählt nicht. Das sage ich nur einmal, für alles zusammen. Was du rechtzeitig geschickt hattest, zählt.
past-phase = Das galt für eine Phase, die vorbei ist ({ $phase }). Es hat sich nichts geändert.
past-phase-unnamed = Das galt für eine frühere Phase, die vorbei ist. Es hat sich nichts geändert.
given-back = Geschrieben hattest du:
too-long = Diese Nachricht ist mir zu lang: { $length } Zeichen. Ich lese bis zu { $limit }; bitte schick sie in Teilen.
name-like-id = „{ $name }“ sieht aus wie einer der Codes, an denen ich Partien erkenne. Bitte wähle einen anderen Namen.
ignored-words = „{ $words }“ habe ich nicht verstanden und übergangen.
in-private = Befehle sind geheim: Schick sie mir bitte per Direktnachricht.
in-public = Mach das in dem Kanal, in dem gespielt wird.
write-anew = Du hast eine frühere Nachricht bearbeitet; deshalb habe ich nichts getan. Schick das Kommando bitte als neue Nachricht.
in-thread = In einem privaten Thread kann keine Partie gespielt werden. Gib dieses Kommando in einem Textkanal, einem öffentlichen Thread oder einem Forenbeitrag.
nothing-to-order = In dieser Phase hast du nichts zu entscheiden.
no-press = In dieser Partie gibt es keine privaten Verhandlungen.
silence = In dieser Phase wird nicht verhandelt.
write-to-whom = An wen? Es muss eine andere Macht sein, zum Beispiel `{ $letter } Deutschland`.
unknown-power = Eine Macht namens „{ $word }“ gibt es in dieser Partie nicht.
no-map = Die Karte dieser Partie, „{ $map }“, ist hier nicht mehr installiert. Bitte die Person, die diesen Bot betreibt, sie wieder zu installieren, oder beginne auf einer anderen: `{ $new }`.
talk-to-whom = Mit wem? Zum Beispiel `{ $talk } { POWER($power) }`.
nobody-to-talk-to = In dieser Partie gibt es niemanden, mit dem du verhandeln kannst: Die anderen Mächte spielt der Computer, oder sie sind unbesetzt. Wo der Computer verhandelt, geht das mit `{ $propose }`.
nothing-to-show = Es gibt noch nichts zu zeigen.

## Limits

limit-own-games =
    { $most ->
        [one] Du hast schon eine offene Partie, und mehr als eine darf niemand haben. Spiel sie zu Ende oder brich sie ab: `{ $cancel }`
       *[other] Du hast schon { $most } offene Partien, und mehr darf niemand haben. Spiel eine zu Ende oder brich eine ab: `{ $cancel }`
    }
limit-games-here =
    { $most ->
        [one] In diesem Kanal gibt es schon eine offene Partie, und mehr als eine erlaube ich nicht. Eröffne deine in einem anderen Kanal oder dann, wenn diese zu Ende ist.
       *[other] In diesem Kanal gibt es schon { $most } offene Partien, und mehr erlaube ich nicht. Eröffne deine in einem anderen Kanal oder dann, wenn eine davon zu Ende ist.
    }
limit-documents =
    { $most ->
        [one] Du hast in dieser Phase schon einen Text veröffentlicht, und mehr als einen erlaube ich nicht. Dieser wurde nicht veröffentlicht; in der nächsten Phase kannst du es wieder tun.
       *[other] Du hast in dieser Phase schon { $most } Texte veröffentlicht, und mehr erlaube ich nicht. Dieser wurde nicht veröffentlicht; in der nächsten Phase kannst du es wieder tun.
    }
limit-letters =
    { $most ->
        [one] Du hast in dieser Phase schon einen Brief geschickt, und mehr als einen stelle ich nicht zu. Dieser wurde nicht verschickt; in der nächsten Phase kannst du wieder schreiben.
       *[other] Du hast in dieser Phase schon { $most } Briefe geschickt, und mehr stelle ich nicht zu. Dieser wurde nicht verschickt; in der nächsten Phase kannst du wieder schreiben.
    }
limit-rooms =
    { $most ->
        [one] In dieser Partie gibt es schon einen privaten Raum, und mehr als einen erlaube ich nicht. Nutze diesen, oder schreib Briefe: `{ $letter }`
       *[other] In dieser Partie gibt es schon { $most } private Räume, und mehr erlaube ich nicht. Nutze einen, der schon offen ist, oder schreib Briefe: `{ $letter }`
    }
limit-own-rooms =
    { $most ->
        [one] Du hast in dieser Partie schon einen privaten Raum eröffnet, und mehr darf niemand eröffnen. Nutze einen, der schon offen ist, oder schreib Briefe: `{ $letter }`
       *[other] Du hast in dieser Partie schon { $most } private Räume eröffnet, und mehr darf niemand eröffnen. Andere können noch welche mit dir eröffnen. Nutze einen, der schon offen ist, oder schreib Briefe: `{ $letter }`
    }
limit-votes =
    { $most ->
        [one] In dieser Phase gab es schon eine Abstimmung, und mehr als eine erlaube ich nicht. In der nächsten Phase kannst du wieder etwas vorschlagen.
       *[other] In dieser Phase gab es schon { $most } Abstimmungen, und mehr erlaube ich nicht. In der nächsten Phase kannst du wieder etwas vorschlagen.
    }
limit-length = Das sind { $length } Zeichen; auf einmal veröffentliche ich höchstens { $most }. Es wurde nichts veröffentlicht: Kürze den Text, oder schick ihn in Teilen.
limit-name = Der Name hat { $length } Zeichen; erlaubt sind höchstens { $most }. Wähle einen kürzeren.
deadline-too-short =
    { $least ->
        [one] „{ $value }“ ist für „{ $parameter }“ zu kurz: mindestens 1 Sekunde.
       *[other] „{ $value }“ ist für „{ $parameter }“ zu kurz: mindestens { $least } Sekunden.
    }
too-late-counted = Das kam zu spät: Befehle werden nicht mehr angenommen. Was du vorher geschickt hast, zählt.
