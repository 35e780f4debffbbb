### The game master: the clock, announcements, corrections. Whatever changes the game is announced to everyone, with its reason.

## To everyone

master-paused = Der Spielleiter hat die Partie angehalten. Die restliche Zeit bleibt erhalten; Befehle kannst du weiterhin schicken.
master-paused-until = Der Spielleiter hat die Partie angehalten, längstens bis { $until }. Die restliche Zeit bleibt erhalten; Befehle kannst du weiterhin schicken.
master-paused-to = Der Spielleiter hat die Partie bis { $until } angehalten. Abgabe ist danach { $deadline }; Befehle kannst du auch in der Pause schicken.
master-revocable = Wenn mehr als die Hälfte der Spieler das beenden will: `{ $vote }`
master-resumed = Die Partie geht weiter. Abgabe: { $deadline }
no-pause-so-long = Eine Pause kann längstens bis { $latest } dauern.
no-pause-back = Dieser Tag ist vorbei, oder es ist der heutige. Eine Pause endet an einem späteren Tag: `{ $example }`
no-pause-day = „{ $typed }“ kann ich nicht als Tag lesen. Schreib es so: `{ $example }`
master-extended = Der Spielleiter hat die Abgabe um { $time } verschoben. Neue Abgabe: { $deadline }
master-extended-paused = Der Spielleiter verlängert diese Phase um { $time }. Die Partie bleibt angehalten.
master-closing = Der Spielleiter wertet die Phase jetzt aus.
master-closing-at = Der Spielleiter, der selbst mitspielt, beendet die Phase vorzeitig: Befehle bis { $deadline }.
master-plans-rollback = Der Spielleiter, der selbst mitspielt, möchte zum **{ $phase }** zurückkehren: { $reason }. Das geschieht nicht vor { $at }; sag Bescheid, wenn du dagegen bist.
master-plans-to-cancel = Der Spielleiter, der selbst mitspielt, möchte **{ $name }** abbrechen: { $reason }. Das geschieht nicht vor { $at }; sag Bescheid, wenn du dagegen bist.
master-entered-for-all = Der Spielleiter hat Befehle für { POWER($power, form: "acc") } eingetragen.
master-assigned = Der Spielleiter hat festgelegt: { $name } spielt { POWERS($powers, form: "acc") }.
master-unassigned = Der Spielleiter hat eine Zuteilung zurückgenommen. Wieder in der Auslosung: { POWERS($powers) }.
master-announced = **Der Spielleiter:**

## To the game master, before something that can't be taken back

master-ask-rollback =
    { $count ->
        [one] Zurück zum **{ $phase }**: Eine Phase würde rückgängig gemacht (Befehle darin: { $given }).
       *[other] Zurück zum **{ $phase }**: { $count } Phasen würden rückgängig gemacht (Befehle darin: { $given }).
    }
    Alle bekommen den Grund zu lesen: { $reason }
    Was rückgängig gemacht wird, bleibt im Verlauf stehen.
master-ask-edit =
    So würde sich die Stellung ändern: { LIST($changes) }
    Alle bekommen das zu lesen, mit dem Grund: { $reason }
edit-warning-units = ⚠ { CAPITAL(POWER($power, form: "nom")) } hätte mehr Einheiten ({ $units }) als Zentren ({ $centres }).
edit-warning-none = ⚠ { CAPITAL(POWER($power, form: "nom")) } hätte keine Einheiten mehr.
edit-warning-wins = ⚠ { CAPITAL(POWER($power, form: "nom")) } hätte { $centres } Zentren, und das reicht zum Sieg.
master-ask-start = So würde die Partie beginnen. Alle sehen es, und wer schon dabei ist, muss zustimmen.
master-ask-usual-start = Die Partie würde wieder mit der üblichen Startaufstellung dieser Karte beginnen.
master-ask-cancel = **{ $name }** würde abgebrochen, ohne Ergebnis.
master-ask-close = { $phase } würde jetzt ausgewertet. Es fehlen noch Befehle von { POWERS($powers, form: "dat") }.
master-ask-close-all = { $phase } würde jetzt ausgewertet. Es fehlen keine Befehle.
master-ask-post = Das wird veröffentlicht:
master-ask-enter = Ich würde für { POWER($power, form: "acc") } eintragen: { LIST($orders) }. Wer die Macht spielt, sieht das sofort.
master-ask-proceed = Noch ist nichts geschehen. Zum Ausführen drück den Knopf oder schreib `{ $proceed }`.
master-dropped = Gut, es bleibt alles, wie es ist.

## To everyone, afterwards

master-rolled-back =
    { $count ->
        [one] **Zurück zum { $phase }**: Der Spielleiter hat eine Phase rückgängig gemacht.
       *[other] **Zurück zum { $phase }**: Der Spielleiter hat { $count } Phasen rückgängig gemacht.
    }
    Grund: { $reason }
    Die damaligen Befehle gelten wieder, bis sie geändert werden. Befehle bis { $deadline }.
master-rolled-back-paused =
    { $count ->
        [one] **Zurück zum { $phase }**: Der Spielleiter hat eine Phase rückgängig gemacht.
       *[other] **Zurück zum { $phase }**: Der Spielleiter hat { $count } Phasen rückgängig gemacht.
    }
    Grund: { $reason }
    Die damaligen Befehle gelten wieder, bis sie geändert werden. Die Partie ist noch angehalten.
master-went-back =
    Der Spielleiter ist zum { $phase } zurückgekehrt.
    Grund: { $reason }
master-edited =
    Der Spielleiter hat die Stellung geändert: { LIST($changes) }
    Grund: { $reason }
master-cancelled = Der Spielleiter hat **{ $name }** abgebrochen.
master-cancelled-because = Der Spielleiter hat **{ $name }** abgebrochen: { $reason }
master-cancelled-secret = Was eine Partie am Ende bekannt macht (wer in einer anonymen Partie was gespielt hat, wer wie abgestimmt hat, falls so vereinbart, Briefe, wenn alle zustimmen), bleibt bis { $until } geheim. Bis dahin lässt sich der Abbruch rückgängig machen: `{ $rollback }`
master-entered-for-you = Der Spielleiter hat Befehle für dich eingetragen ({ POWER($power) }). Diese habe ich jetzt; ändere sie, wenn du etwas anderes willst.
master-entered = Für { POWER($power, form: "acc") } eingetragen: { LIST($orders) }. Der Spieler hat Nachricht bekommen.
master-entered-nothing = Davon konnte ich für { POWER($power, form: "acc") } nichts eintragen.
master-appointed = { $name } leitet jetzt die Partie.
master-moved = **{ $name }** wird ab jetzt in diesem Kanal gespielt.
results-here-on = Die Ergebnisse von **{ $name }** erscheinen ab jetzt auch hier, ebenso Anfang und Ende. Wer das beenden will und Spielleiter oder hier Admin ist, schreibt `{ $stop } { $id }`.
results-here-off = Die Ergebnisse von **{ $name }** erscheinen hier nicht mehr.
results-elsewhere-on = Die Ergebnisse dieser Partie erscheinen jetzt auch in einem anderen Kanal.
results-elsewhere-off = Die Ergebnisse dieser Partie erscheinen nicht mehr in dem anderen Kanal.
results-elsewhere-ended = In einem der anderen Kanäle kann ich nicht mehr schreiben, deshalb erscheinen die Ergebnisse von **{ $name }** dort nicht mehr. Sobald es wieder geht, schreib dort `{ $again }`.
master-reminded = Erinnert: { POWERS($powers) }.

## The panel

panel-title = **{ $name } · { $phase }**
panel-row = - { POWER($power) }: { $sent }/{ $wanted }
panel-ready = - { POWER($power) }: { $sent }/{ $wanted }, fertig
panel-missed =
    { $missed ->
        [one] - { POWER($power) }: { $sent }/{ $wanted }; in der letzten Phase nichts geschickt
       *[other] - { POWER($power) }: { $sent }/{ $wanted }; in den letzten { $missed } Phasen nichts geschickt
    }
panel-offered = - { POWER($power) }: { $sent }/{ $wanted }; der Platz ist frei
panel-computer = - { POWER($power) }: vom Computer gespielt
panel-nobody = - { POWER($power) }: ohne Spieler
panel-seen = zuletzt da: { $at }
panel-blind = Die Befehle selbst siehst du nicht: So ist es für diese Partie vereinbart.

## Why something wasn't done

no-deed-nothing-to-extend = Hier steht keine Abgabe an, die man verschieben könnte, oder die neue läge mehr als ein Jahr in der Zukunft. Es hat sich nichts geändert.
no-deed-you-play = Du spielst in dieser Partie selbst mit, deshalb geht das nicht. Ein Admin dieses Servers oder Raums kann jemanden zum Spielleiter ernennen, der nicht mitspielt: `{ $appoint }`
no-deed-end-stands = Dieses Ende gilt: Was bis dahin geheim war, ist veröffentlicht, oder die Räume und Briefe sind gelöscht. Ihr könnt eine Revanche spielen.
no-deed-greatest-length = Du spielst in dieser Partie selbst mit, deshalb kannst du diese Phase nicht weiter verzögern: Sie endet spätestens { $latest }. Alle Spieler zusammen können mehr Zeit beschließen: `{ $vote }`
no-deed-choose-announcement = In dieser Partie wird nicht verhandelt, und du spielst selbst mit. Deshalb wählst du deine Mitteilung aus dieser Liste. Schreib das Kommando mit einer Nummer:
no-deed-choose-reason = In dieser Partie wird nicht verhandelt, und du spielst selbst mit. Deshalb wählst du den Grund aus dieser Liste. Schreib das Kommando mit einer Nummer als Grund:
phrase-orders = Bitte schickt eure Befehle rechtzeitig.
phrase-delay = Entschuldigt die Verzögerung.
phrase-problem = Es gab ein technisches Problem. Es ist behoben.
phrase-welcome = Willkommen an alle, die neu mitspielen.
phrase-mistake = ein Kommando wurde aus Versehen gegeben
phrase-bug = ein technisches Problem
phrase-agreed = die Spieler haben sich darauf geeinigt
phrase-abandoned = es sind zu wenige Spieler übrig
no-deed-here-already = Diese Partie wird schon in diesem Kanal gespielt.
no-deed-nobody-to-remind = Gerade fehlen keine Befehle, also ist niemand zu erinnern.
no-deed-reminded = Eben erst wurden alle erinnert. Ab { $at } geht es wieder.
no-deed-not-posted-here = Die Ergebnisse dieser Partie erscheinen nicht in diesem Kanal.
no-deed-too-many-channels = Die Ergebnisse einer Partie erscheinen in höchstens { $most ->
    [one] 1 anderen Kanal
   *[other] { $most } anderen Kanälen
    }.
no-deed-not-yet = Du spielst in dieser Partie selbst mit, deshalb erfahren es zuerst alle. Möglich ist es ab { $at }.
no-deed-resume-first = Die Partie ist angehalten, und solange wird keine Phase ausgewertet. Setz sie zuerst fort: `{ $resume }`
no-deed-nothing-asked = Es gibt nichts auszuführen, oder die Partie ist inzwischen weiter. Bitte fang noch einmal an.
no-deed-no-such-phase = In dieser Partie gibt es keine Phase „{ $phase }“. Schreib zum Beispiel S1901M (Frühjahr 1901, Züge).
no-deed-unreadable-edit = „{ $text }“ kann ich nicht lesen. Schreib zum Beispiel `A Ven -> Tyr`, `+ Italien F Nap`, `- A Ven` oder `Ser = Österreich`.
no-deed-impossible-edit = Diese Stellung ist nicht möglich: zwei Einheiten in einer Provinz, oder eine Einheit, wo sie nicht stehen kann.
no-deed-edits-dislodged = { $unit } ist vertrieben und steht nirgends, bis sie sich zurückgezogen hat. Ändere die Stellung nach den Rückzügen, oder kehre zu den Zügen zurück: `{ $rollback }`
start-usual = Die Partie beginnt mit der üblichen Startaufstellung dieser Karte.
start-undo = Zurück zur üblichen Startaufstellung: `{ $undo }`
start-how =
    Soll die Partie anders beginnen, schreib, was eine Macht am Anfang hat, Einheiten und Zentren: `{ $example }`
    Was du nicht nennst, bleibt, wie es ist. Schreib jede Macht in eine eigene Zeile oder hinter ein Semikolon; mit einem Strich bleibt eine Macht draußen: `{ $out }`
    Einzelne Änderungen gehen auch, wie in einer laufenden Partie: `A Ven -> Tyr`, `Ser = Österreich`.
master-start-ended = Die Karte hat sich geändert, und die Startaufstellung des Spielleiters passt nicht mehr dazu. Die Partie beginnt mit der üblichen Startaufstellung.
no-start-unreadable = „{ $text }“ kann ich nicht lesen. Schreib Einheiten und Zentren einer Macht so: `{ $example }`. So bleibt eine Macht draußen: `{ $out }`
no-start-misplaced = { $unit } geht nicht: Armeen stehen nicht auf See, Flotten nur dort oder an einer Küste, und bei zwei Küsten muss man sagen, an welcher.
no-start-together = In { $place } stünden zwei Einheiten.
no-start-not-a-centre = { $place } ist kein Versorgungszentrum. Vor eine Einheit gehört ihr Buchstabe: `A { $place }`
no-start-few-powers = Es müssen mindestens zwei Mächte dabei sein.
no-start-many-players = Diese Startaufstellung hat zu wenige Plätze ({ $seats }) für alle, die schon dabei sind ({ $joined }).
no-start-wins = { CAPITAL(POWER($power, form: "nom")) } hätte gleich am Anfang genug Zentren zum Sieg: { $centres }.
no-start-unchanged = So beginnt die Partie schon.
no-start-none = Die Partie beginnt schon mit der üblichen Startaufstellung: Es gibt nichts zurückzunehmen.
no-start-fewer-players = Bei weniger Spielern sagt das Regelwerk, wer wo beginnt. Eröffne stattdessen eine Partie für alle Mächte und lass dort einige weg.
no-start-begun = Die Partie hat begonnen, und ihr Anfang bleibt, wie er war. Die Stellung lässt sich noch ändern, zum Beispiel mit `A Ven -> Tyr`.
no-deed-nobody-plays = Niemand spielt { POWER($power, form: "acc") }.
# $power (String)
no-deed-on-time = Für { POWER($power, form: "acc") } werden keine Befehle mehr angenommen: Wer diese Macht spielt, war rechtzeitig fertig.

## Buttons: at most 25 characters

action-proceed = Ausführen
action-drop = Nicht ausführen
action-pause = Anhalten
action-resume = Fortsetzen
action-extend-day = +24 h
action-adjudicate = Jetzt auswerten

action-remind = Erinnern
action-replace = { POWER($power) } anbieten
