### What the bot says of its own accord or in answer. `**bold**` and `` `code` `` are shown as such; line breaks stay.
###
### "A Mün", "F Kie" and units are feminine, as are all kinds of them: "sie". Forms of powers: `acc` with the article, in the
### nominative and the accusative ("die Türkei"); a bare name in headings and lists.

## A game looks for players

created = **{ $name }** ist eröffnet. Wer mitspielen möchte, drückt den Knopf unter der Ankündigung.
created-begun = **{ $name }** hat begonnen, und alle Plätze gehören dir.
seated = Du bist dabei ({ $joined } von { $needed }). Ich habe dir gerade eine Direktnachricht geschickt: Deine Befehle gehören dorthin.
welcome =
    Hallo! Du hast einen Platz in **{ $name }** ({ $joined } von { $needed }).
    Wenn die Partie beginnt, schreibst du hier deine Befehle, eine Zeile pro Einheit. Niemand sonst sieht sie. Ich spreche Deutsch mit dir; für eine andere Sprache schreib { LIST($languages) }.
welcome-begun =
    Hallo! Du hast einen Platz in **{ $name }** ({ $joined } von { $needed }).
    Hier schreibst du deine Befehle, eine Zeile pro Einheit. Niemand sonst sieht sie. Ich spreche Deutsch mit dir; für eine andere Sprache schreib { LIST($languages) }.
left = Dein Platz in **{ $name }** ist wieder frei.

## The game begins

started =
    { "" }**{ $name } beginnt**
    { $sitting }
    Schick mir deine Befehle per Direktnachricht. Abgabe: { $deadline }
started-elsewhere =
    { "" }**{ $name } beginnt**
    { $sitting }
your-powers =
    { "" }**{ $name }**: Du spielst **{ POWERS($powers, form: "acc") }**.
    Deine Einheiten: { LIST($units) }
    Schreib zum Beispiel: `{ $example }`
    Abgabe: { $deadline }
steps-order = So geht es weiter: Schreib hier für jede Einheit einen Befehl und danach `{ $ready }`. Sobald alle fertig sind, spätestens zur Abgabe, werden alle Befehle gleichzeitig ausgeführt, und du bekommst die Ergebnisse.
steps-order-waits = So geht es weiter: Schreib hier für jede Einheit einen Befehl. Zur Abgabe werden alle Befehle gleichzeitig ausgeführt, und du bekommst die Ergebnisse.
steps-ready = Schreib jetzt noch `{ $ready }` oder drück den Knopf. Sobald alle fertig sind, bekommst du die Ergebnisse.
steps-done = Bis zu den Ergebnissen musst du nichts mehr tun.

## Orders

receipt-all =
    { $wanted ->
        [one] Ich habe deinen Befehl.
        [2] Ich habe beide Befehle.
       *[other] Ich habe alle { $wanted } Befehle.
    }
receipt-all-but =
    { $wanted ->
        [one] Nicht alles davon ließ sich speichern, aber ich habe deinen Befehl.
       *[other] Nicht alles davon ließ sich speichern, aber ich habe alle { $wanted } Befehle.
    }
receipt-some =
    { $wanted ->
        [one] Ich habe noch keinen Befehl von dir.
       *[other] Ich habe { $stored } von { $wanted } Befehlen.
    }
receipt-nothing = Davon konnte ich nichts speichern.
receipt-to-talk = Das lese nur ich. Mit einer anderen Macht redest du so: `{ $talk } { POWER($power) }`, oder mit einem Brief: `{ $example }`
receipt-command-undone = `{ $command }` habe ich nicht ausgeführt: Schick es als eigene Nachricht.
receipt-letter-unsent = An { POWERS($to, form: "acc") } habe ich nichts geschickt: Schick das als eigene Nachricht.
receipt-adjustment =
    { $wanted ->
        [one] Ich habe deinen Befehl.
       *[other] Ich habe { $stored } von { $wanted } Befehlen.
    }
receipt-missing =
    { $count ->
        [one] Noch ohne Befehl: { LIST($units) } (hält, wenn du nichts schickst).
       *[other] Noch ohne Befehl: { LIST($units) } (halten, wenn du nichts schickst).
    }
receipt-missing-retreat =
    { $count ->
        [one] Noch zu entscheiden: { LIST($units) } (wird aufgelöst, wenn du nichts schickst).
       *[other] Noch zu entscheiden: { LIST($units) } (werden aufgelöst, wenn du nichts schickst).
    }
receipt-due =
    { $count ->
        [one] Ein Befehl fehlt noch.
       *[other] { $count } Befehle fehlen noch.
    }
receipt-deadline = Ändern kannst du das bis { $deadline }.
receipt-deadline-early = Alle Befehle sind da: Ich warte nur noch bis { $deadline } auf Änderungen, oder bis alle fertig sind.
receipt-deadline-paused = Ändern kannst du das, solange die Partie angehalten ist.
header-mismatch = Die Überschrift „{ $header }“ gehört zu einer anderen Phase oder Macht: Jetzt ist { $phase }, und du spielst { POWER($power, form: "acc") }. Aus dieser Nachricht habe ich nichts gespeichert. War sie für jetzt gedacht, dann schick sie noch einmal ohne die Überschrift.
message-removed = Du hast eine Nachricht gelöscht. Was ich daraus gespeichert habe, gilt weiter; `{ $clear }` nimmt alle deine Befehle zurück.
cleared = Alle deine Befehle für diese Phase sind zurückgenommen ({ POWER($power) }).
receipt-unready = Du warst schon fertig gemeldet. Nach dieser Änderung warte ich wieder auf dich: Schreib `{ $ready }`, wenn du fertig bist.
orders-title = Deine Befehle ({ POWER($power) }):
orders-none = Ich habe noch keine Befehle von dir.
orders-open = Befehle bis { $deadline }.
orders-open-paused = Du kannst sie auch schicken, während die Partie angehalten ist.
orders-closed = Die Zeit ist um: Deine Befehle lassen sich nicht mehr ändern.
orders-line = - { $order }
ready-noted =
    { $awaited ->
        [0] Danke. Alle sind fertig.
        [one] Danke. Es fehlt noch eine Macht.
       *[other] Danke. Es fehlen noch { $awaited } Mächte.
    }
ready-missing =
    { COUNT($units) ->
        [one] Eine Einheit hat keinen Befehl und hält: { LIST($units) }
       *[other] Diese Einheiten haben keinen Befehl und halten: { LIST($units) }
    }
ready-missing-retreat =
    { COUNT($units) ->
        [one] { LIST($units) } ist ohne Befehl und wird aufgelöst.
       *[other] { LIST($units) } sind ohne Befehl und werden aufgelöst.
    }
ready-asked-units =
    { COUNT($units) ->
        [one] { LIST($units) } hat noch keinen Befehl und würde halten. Trotzdem fertig?
       *[other] Keine deiner Einheiten hat einen Befehl, alle würden halten: { LIST($units) }. Trotzdem fertig?
    }
ready-asked-builds =
    { $count ->
        [one] Du darfst noch eine Einheit aufbauen und hast sie nicht gewählt. Trotzdem fertig?
       *[other] Du darfst noch { $count } Einheiten aufbauen und hast sie nicht gewählt. Trotzdem fertig?
    }
unready-noted = In Ordnung, lass dir Zeit bis zur Abgabe.

## Who is awaited

status =
    { $all ->
        [one] { $sent ->
            [0] **{ $phase }** · noch keine Befehle da
           *[other] **{ $phase }** · alle Befehle sind da
        }
       *[other] { $sent ->
            [0] **{ $phase }** · noch keine Befehle da
            [one] **{ $phase }** · Befehle da: 1 von { $all } Mächten
           *[other] **{ $phase }** · Befehle da: { $sent } von { $all } Mächten
        }
    }
deadline-line = Abgabe: { $deadline }
latest-line = Auf jeden Fall spätestens: { $latest }
deadline-line-early = Abgabe: { $deadline }, vorgezogen, weil alle Befehle da sind. Sind alle fertig, geht es gleich weiter.
deadline-none = Keine Abgabe: Die Partie ist angehalten.
status-powers = Noch nicht fertig: { POWERS($powers) }
status-none = Es fehlt niemand mehr.

## Results

results-title =
    { $all ->
        [one] { $done ->
            [0] **{ $phase }** · der einzige Befehl ist gescheitert
           *[other] **{ $phase }** · der einzige Befehl wurde ausgeführt
        }
       *[other] **{ $phase }** · { $done } von { $all } Befehlen ausgeführt
    }
results-title-adjustment = **{ $phase }**
results-nothing = **{ $phase }** · niemand hat Befehle geschickt
results-no-orders = Keine Befehle von { POWERS($powers, form: "dat") }
results-power = **{ POWER($power) }**: { LIST($orders) }
results-yours = **Du**: { $orders }
results-next = Als Nächstes: **{ $phase }**, Befehle bis { $deadline }.
results-next-ready = Als Nächstes: **{ $phase }**, Befehle bis { $deadline }; früher, wenn alle fertig sind.
results-next-at-once = Als Nächstes: **{ $phase }**. Niemand hat dort etwas zu entscheiden, deshalb wird die Phase sofort ausgewertet.
results-centres = Versorgungszentren: { LIST($centres) }
results-unowned = Noch neutral: { LIST($places) }
results-builds = Zu bauen: { LIST($powers) }
results-disbands = Aufzulösen: { LIST($powers) }
results-nothing-due = Nichts zu entscheiden: { POWERS($powers) }
due-of = { POWER($power) } { $number }
results-destroyed = Aufgelöst, weil kein Rückzug möglich war: { LIST($units) }.
why-destroyed = Die Einheit konnte sich nirgendwohin zurückziehen und wurde deshalb aufgelöst.
results-eliminated = **Ausgeschieden: { POWERS($powers) }**, ohne Einheiten und Versorgungszentren.
results-you-eliminated = Du hast keine Einheiten und keine Versorgungszentren mehr: Du bist ausgeschieden. Danke fürs Mitspielen! Wird ein Platz frei, kommst du mit `{ $take }` wieder ins Spiel; nach `{ $leave }` schreibe ich dir nicht mehr zu dieser Partie.
centres-of = { POWER($power) } { $number }
decide-retreat = Deine { $unit } wurde vertrieben.
decide-retreat-by = Deine { $unit } wurde von { $by } ({ POWER($power) }) vertrieben, { $attack } gegen { $against }.
decide-retreat-by-supported = Deine { $unit } wurde von { $by } ({ POWER($power) }) vertrieben, { $attack } gegen { $against }, mit Unterstützung durch { LIST($supports) }.
decide-retreat-where = Wohin zieht sie sich zurück? { LIST($options) }
decide-retreat-closed = Nicht möglich: { LIST($places) }.
retreat-occupied = { PROVINCE($place) } (besetzt: { POWER($power) })
retreat-attackers-origin = { PROVINCE($place) } (von dort kam der Angriff)
retreat-standoff = { PROVINCE($place) } (dort gab es ein Patt)
decide-retreat-end = Zeit für die Rückzüge ist bis { $deadline }. Einheiten ohne Rückzugsbefehl werden dann aufgelöst.
decide-retreat-end-paused = Die Partie ist angehalten. Läuft nach der Pause die Zeit ab, werden Einheiten ohne Rückzugsbefehl aufgelöst.
decide-build =
    { $count ->
        [one] Du darfst eine Einheit aufbauen. Zur Auswahl: { LIST($sites) }
       *[other] Du darfst { $count } Einheiten aufbauen. Zur Auswahl: { LIST($sites) }
    }
decide-remove =
    { $count ->
        [one] Du musst eine Einheit auflösen.
       *[other] Du musst { $count } Einheiten auflösen.
    }
decide-remove-without =
    { COUNT($units) ->
        [one] Ohne Befehl wird { LIST($units) } aufgelöst.
       *[other] Ohne Befehl werden { LIST($units) } aufgelöst.
    }
decide-end = Zum Beispiel `{ $example }`. Abgabe: { $deadline }
decide-end-paused = Schreib zum Beispiel `{ $example }`. Die Partie ist angehalten; schicken kannst du es schon jetzt.
reminder = Befehle bis { $deadline }. Noch ohne Befehl: { LIST($missing) }
finished-win = **{ $name } ist zu Ende.** Sieg für { LIST($winners) }. Herzlichen Glückwunsch, und danke an alle.
finished-solo = **{ $name } ist zu Ende.** Solosieg für { LIST($winners) }. Herzlichen Glückwunsch, und danke an alle.
# Also where several win together, so it isn't called a draw.
finished-draw = **{ $name } ist zu Ende**: Unentschieden für { LIST($winners) }. Danke an alle.
finished-shared = **{ $name } ist zu Ende.** Gemeinsamer Sieg für { LIST($winners) }. Herzlichen Glückwunsch, und danke an alle.
finished-off = **{ $name } ist zu Ende**, ohne Ergebnis. Danke an alle.
finished-rooms = Die privaten Räume sind jetzt geschlossen und bleiben mindestens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    } lesbar.
ended-by-centres = { CAPITAL(POWER($power, form: "nom")) } hat { $centres } Versorgungszentren; { $needed } reichen zum Sieg.
ended-by-goal =
    { COUNT($centres) ->
        [one] { CAPITAL(POWER($power, form: "nom")) } hat das Versorgungszentrum, das zum Sieg nötig ist: { LIST($centres) }.
       *[other] { CAPITAL(POWER($power, form: "nom")) } hat alle Versorgungszentren, die zum Sieg nötig sind: { LIST($centres) }.
    }
ended-by-units =
    { $units ->
        [one] Die siegreiche Seite hat { $units } Einheit.
       *[other] Die siegreiche Seite hat { $units } Einheiten.
    }
ended-by-draw = So wurde in einer Abstimmung entschieden.
ended-by-joint-victory = In einer Abstimmung wurde entschieden, dass alle gemeinsam gewinnen, die noch Einheiten haben.
ended-by-concession = In einer Abstimmung haben alle anderen den Sieg zugestanden.
ended-by-year-centres = Wie vereinbart war { $year } das letzte Jahr: Es gewinnt, wer die meisten Versorgungszentren hat; bei Gleichstand wird der Sieg geteilt.
ended-by-year-units = Wie vereinbart war { $year } das letzte Jahr: Es gewinnt, wer die meisten Einheiten hat; bei Gleichstand wird der Sieg geteilt.
ended-by-hour-centres = Die vereinbarte Zeit ist um: Es gewinnt, wer die meisten Versorgungszentren hat; bei Gleichstand wird der Sieg geteilt.
ended-by-hour-units = Die vereinbarte Zeit ist um: Es gewinnt, wer die meisten Einheiten hat; bei Gleichstand wird der Sieg geteilt.
final-length = Gespielte Phasen: { $count }, { $from } – { $to }.
final-length-time = Gespielte Phasen: { $count }, { $from } – { $to }, in { $time }.
final-row = - **{ POWER($power) }** ({ $name }): { LIST($facts) }
final-row-nobody = - **{ POWER($power) }**: { LIST($facts) }
final-centres =
    { $count ->
        [one] ein Versorgungszentrum
       *[other] { $count } Versorgungszentren
    }
final-eliminated = ausgeschieden { $year }
final-missed =
    { $count ->
        [one] eine Phase ohne Befehle
       *[other] { $count } Phasen ohne Befehle
    }
scores-title = Punkte, gerundet:
score-of = { POWER($power) } { $points }
score-of-tenths = { POWER($power) } { $points },{ $tenths }
scores-draw-size = - Draw-Size: { LIST($scores) }
scores-sum-of-squares = - Quadratsumme: { LIST($scores) }
scores-c-diplo = - C-Diplo: { LIST($scores) }
scores-dixie = - Dixie: { LIST($scores) }
map-now = **{ $phase }**

## Press

space-about = Alle Räume dieser Partie an einem Ort. Eingeladen sind alle, die mitspielen; geschrieben wird hier nichts.
room-opened = Das ist ein privater Raum für { LIST($members) }. Andere Spieler können hier nicht mitlesen, die Admins dieses Servers oder Raums schon.
room-opened-master = Das ist ein privater Raum für { LIST($members) }. Wie vereinbart kann hier auch der Spielleiter mitlesen, ebenso die Admins dieses Servers oder Raums.
room-opened-encrypted = Das ist ein privater, verschlüsselter Raum für { LIST($members) }. Außer euch kann hier nur ich mitlesen, und über mich auch, wer mich betreibt. Wer euren Matrix-Server betreibt, kann es nur, wenn er sich mit einem eurer Konten anmeldet.
room-opened-encrypted-master = Das ist ein privater, verschlüsselter Raum für { LIST($members) }. Wie vereinbart kann hier auch der Spielleiter mitlesen. Sonst kann das außer euch nur ich, und über mich auch, wer mich betreibt. Wer euren Matrix-Server betreibt, kann es nur, wenn er sich mit einem eurer Konten anmeldet.
room-opened-page = Das ist ein privater Raum für { LIST($members) }. Außer euch kann hier nur mitlesen, wer diese Seite betreibt. Was hier geschrieben wird, bleibt 365 Tage gespeichert.
room-opened-page-master = Das ist ein privater Raum für { LIST($members) }. Wie vereinbart kann hier auch der Spielleiter mitlesen, sonst nur, wer diese Seite betreibt. Was hier geschrieben wird, bleibt 365 Tage gespeichert.
room-translates = Vollständige Befehle übersetze ich allen in ihre eigene Schreibweise, alltägliche Sätze („Viel Glück!“) in ihre Sprache.
room-translates-mentions = Wenn du mich in einer Nachricht erwähnst, übersetze ich ihre vollständigen Befehle allen in ihre eigene Schreibweise. Nur für dich: Menü der Nachricht › Apps › „{ $menu }“.
press-keeps-statements = Sätze wie `{ $example }` speichere ich bis 30 Tage nach dem Ende der Partie.
room-entered = In diesen Raum wurde jemand geholt, der nicht hierhergehört. Die Person ist wieder draußen; was bis dahin hier stand, kann sie gelesen haben.
room-entered-power = Der Spieler { POWERS($powers, form: "gen") } wurde in diesen Raum geholt. Er ist wieder draußen; was bis dahin hier stand, kann er gelesen haben.
room-entered-locked = In diesem Raum ist jemand, der nicht hierhergehört, und ich kann die Person nicht hinauswerfen. Sie kann hier alles lesen, deshalb habe ich den Raum gesperrt: Hier kann niemand mehr schreiben, und ich stelle stattdessen Briefe zu. Sobald die Person fort ist, öffnet `{ $talk }` den Raum wieder.
room-entered-power-locked = In diesem Raum ist der Spieler { POWERS($powers, form: "gen") }, der nicht hierhergehört, und ich kann ihn nicht hinauswerfen. Er kann hier alles lesen, deshalb habe ich den Raum gesperrt: Hier kann niemand mehr schreiben, und ich stelle stattdessen Briefe zu. Sobald der Spieler fort ist, öffnet `{ $talk }` den Raum wieder.
room-entered-open = In diesem Raum ist jemand, der nicht hierhergehört, und ich kann weder die Person hinauswerfen noch den Raum sperren. Sie liest alles, was hier geschrieben wird. Schreibt hier bitte nichts mehr; ich stelle stattdessen Briefe zu. Sobald die Person fort ist, öffnet `{ $talk }` den Raum wieder.
room-entered-power-open = In diesem Raum ist der Spieler { POWERS($powers, form: "gen") }, der nicht hierhergehört, und ich kann weder ihn hinauswerfen noch den Raum sperren. Er liest alles, was hier geschrieben wird. Schreibt hier bitte nichts mehr; ich stelle stattdessen Briefe zu. Sobald der Spieler fort ist, öffnet `{ $talk }` den Raum wieder.
room-put-out = Ein Admin hat { POWERS($powers, form: "acc") } aus diesem Raum entfernt. `{ $talk }` macht das rückgängig.
room-back = Wer { POWERS($powers, form: "acc") } spielt, war weg, ist zurück und kann wieder in diesen Raum.
room-let-in = Wer { POWERS($powers, form: "acc") } spielt, kann jetzt in diesen Raum.
room-silent = Bis zum Ende dieser Phase wird nicht verhandelt.
room-open = Ab jetzt darf wieder verhandelt werden.
room-closed = Die Partie ist vorbei: Hier kann niemand mehr schreiben. Der Raum bleibt mindestens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    } lesbar.
talking = Der Raum für dich und { LIST($with) } ist offen.
in-your-notation =
    { $count ->
        [0] { $language }: { LIST($orders) }
        [one] { $language }: { LIST($orders) } (ein weiterer Befehl ist nicht übersetzt)
       *[other] { $language }: { LIST($orders) } ({ $count } weitere Befehle sind nicht übersetzt)
    }
in-your-notation-of =
    { $language }: { COUNT($orders) ->
        [one] Befehl { POWERS($powers, form: "gen") } in deiner Schreibweise
       *[other] Befehle { POWERS($powers, form: "gen") } in deiner Schreibweise
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(ein weiterer Befehl ist nicht übersetzt)
       *[other] { " " }({ $count } weitere Befehle sind nicht übersetzt)
    }
in-your-notation-in =
    { $language }: { COUNT($orders) ->
        [one] Befehl aus der Nachricht { POWERS($powers, form: "gen") } in deiner Schreibweise
       *[other] Befehle aus der Nachricht { POWERS($powers, form: "gen") } in deiner Schreibweise
    }: { LIST($orders) }{ $count ->
        [0] { "" }
        [one] { " " }(ein weiterer Befehl ist nicht übersetzt)
       *[other] { " " }({ $count } weitere Befehle sind nicht übersetzt)
    }
in-your-words = { $language }: { $sentences }

## Preferences and help

language-set = Ab jetzt spreche ich Deutsch mit dir.
timezone-set = Ab jetzt zeige ich dir Abgabetermine in der Zeitzone { $timezone }.
done = Erledigt.
undecryptable = Ich kann deine letzte Nachricht nicht lesen: Deine App hat mir den Schlüssel nicht gegeben. Ich habe nichts daraus gespeichert. Bitte schick sie noch einmal; wenn das nicht hilft, lass deine App auch an nicht verifizierte Geräte schreiben, oder schreib mir in einem neuen Gespräch.
set-aside = Bei mir ist etwas schiefgegangen: Ich konnte deine letzte Nachricht nicht verarbeiten und habe nichts daraus gespeichert. Bitte schick sie noch einmal, vielleicht mit anderen Worten.
limited =
    { $limit ->
        [one] Du hast in einer Minute mehr als eine Nachricht geschickt. Was du von { $since } bis { $until } schickst, lese ich nicht. Warte bitte so lange und schick dann noch einmal, was noch wichtig ist.
       *[other] Du hast in einer Minute mehr als { $limit } Nachrichten geschickt. Was du von { $since } bis { $until } schickst, lese ich nicht. Warte bitte so lange und schick dann noch einmal, was noch wichtig ist.
    }
busy = Ich beantworte hier noch frühere Fragen und kann auf deine letzte nicht eingehen. Frag bitte gleich noch einmal.
game-set-aside = **{ $name }** steckt wegen eines Fehlers von mir fest: Was zur Abgabe fällig war, ist mir dreimal misslungen, deshalb versuche ich es vorerst nicht mehr. Verloren ist nichts, und Befehle gelten weiterhin. Sag bitte der Person Bescheid, die diesen Bot betreibt. Sobald sich in der Partie etwas ändert, zum Beispiel die Abgabe, versuche ich es noch einmal.
lacks-permission = Im Kanal von **{ $name }** fehlt mir die Berechtigung „{ $permission }“. Ein Admin kann sie mir geben; dann mache ich von selbst weiter.
permission-power-level = Berechtigungslevel
lacks-place = Ich wurde aus dem Kanal von **{ $name }** entfernt; meine Nachrichten dort müssen warten. Lade mich wieder ein, dann mache ich von selbst weiter. Befehle, die du mir per Direktnachricht schickst, gelten trotzdem.
lacks-thread = Im Thread von **{ $name }** kann ich nichts posten: Er ist archiviert, und auf diesem Server sind so viele Threads aktiv, wie Discord erlaubt. Sobald einige archiviert oder gelöscht sind, mache ich von selbst weiter. Befehle, die du mir per Direktnachricht schickst, gelten trotzdem.
lacks-channel = Den Kanal von **{ $name }** gibt es nicht mehr. Die Partie geht weiter: Schick mir deine Befehle wie bisher per Direktnachricht, dort bekommst du auch die Ergebnisse. Der Spielleiter kann einen anderen Kanal bestimmen, indem er dort das Kommando `{ $move }` gibt.
lacks-private = { $name }, ich kann dir keine Direktnachrichten schicken. Bitte erlaube sie: Deine Befehle gehören dorthin.
order-thread-left = { $name } ist nicht mehr auf diesem Server und über Direktnachrichten nicht erreichbar. Bei längerer Abwesenheit kann der Spielleiter den Platz jemand anderem geben: `{ $replace }`

## Times

length-minutes = { $count } min
length-hours = { $count } h
length-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
instant = { $weekday }, { $day }. { $month }, { $time } Uhr ({ $zone })
date = { $day }. { $month } { $year }
date-from = { $day }. { $month } { $year }
date-to = { $day }. { $month } { $year }
date-the = { $day }. { $month } { $year }
limit-on = { LIST($days) } um { $time } Uhr
limit-daily = täglich um { $time } Uhr
# Behind "Abgabe: ".
weekday-1 = Mo
weekday-2 = Di
weekday-3 = Mi
weekday-4 = Do
weekday-5 = Fr
weekday-6 = Sa
weekday-7 = So
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
list-and = und
sitting = { POWERS($power) }: { $name }
sitting-short = { POWERS($power, form: "acc") } ({ $name })
player-of = { $name } ({ POWERS($power) })

doubt-waits = „{ $typed }“: Ich habe gefragt, was du meinst, und speichere nichts davon, bis du wählst.
unanswered = { CAPITAL($phase) }: Zu „{ $typed }“ hatte ich nachgefragt und keine Antwort bekommen, deshalb galt es nicht.

## Buttons: at most 25 characters

action-join = Mitspielen
action-create = Anlegen
action-change = Ändern …
action-cancel = Abbrechen
action-back = Zurück
action-type = Schreiben …
action-language = Sprache …
action-timezone = Zeitzone …
action-wishes = Lieblingsmächte …
action-any-power = Egal welche
action-talk = Reden mit …
action-several = Mehrere …
action-open-room = Raum öffnen
action-ready = Fertig
action-ready-anyway = Ja, fertig
action-orders = Meine Befehle
action-map = Karte
