### Seats that change hands: resigned, offered, taken over, taken back, played by the computer.

seat-offered =
    Neuer Spieler gesucht für **{ POWERS($powers, form: "acc") }**. { $why }
    { $phase } · VZ: { $centres } · Einheiten: { $units }
    Wer übernimmt, bekommt bis zu { $time } Zeit zum Einlesen und Zugang zu den Räumen des Platzes. Solange niemand übernimmt, kann der bisherige Spieler zurückkommen.
seat-resigned = Der Platz wurde aufgegeben.
seat-missed =
    { $missed ->
        [one] Eine Phase lang kamen keine Befehle.
       *[other] { $missed } Phasen lang kamen keine Befehle.
    }
seat-sought = Der Spielleiter sucht Ersatz.
seat-empty = Solange der Platz leer ist, zählen die gespeicherten Befehle nicht.
seat-how = Zum Übernehmen schreib `{ $take }`.
seat-reserved = Bis { $until } haben ausgeschiedene Spieler und die Warteliste Vorrang.
seat-vacated = Niemand spielt mehr { POWERS($powers, form: "acc") }; die Einheiten halten. In dieser Partie kann nur der Spielleiter den Platz anderen anbieten.
seat-you-resigned = Du spielst { POWERS($powers, form: "acc") } nicht mehr; die Einheiten halten. Solange niemand übernommen hat, kannst du zurückkommen, höchstens zweimal in einer Phase: `{ $back }`.
seat-you-left-for-good = Du spielst { POWERS($powers, form: "acc") } nicht mehr und kommst nicht zurück. Ein Spielleiter, der das tut, ist ab der nächsten Phase neutral.
seat-sought-yours = Der Spielleiter sucht jemanden, der { POWERS($powers, form: "acc") } übernimmt. Bis dahin gehört der Platz dir. Wenn du noch da bist, drück auf den Knopf.
seat-invited =
    Der Spielleiter von **{ $game }** bittet dich, **{ POWERS($powers, form: "acc") }** zu übernehmen.
    { $phase } · VZ: { $centres } · Einheiten: { $units } · Befehle bis { $deadline }
    Du bekommst bis zu { $time } Zeit zum Einlesen. Solange du nicht auf den Knopf drückst, geschieht nichts.
seat-invited-paused =
    Der Spielleiter von **{ $game }** bittet dich, **{ POWERS($powers, form: "acc") }** zu übernehmen.
    { $phase } · VZ: { $centres } · Einheiten: { $units } · die Partie ist angehalten
    Du bekommst Zeit, dich einzulesen. Solange du nicht auf den Knopf drückst, geschieht nichts.
seat-asked = Ich habe { $name } gebeten, { POWERS($powers, form: "acc") } zu übernehmen. Vergeben ist der Platz erst nach einem Ja.
seat-filled = { $name } spielt jetzt **{ POWERS($powers, form: "acc") }**.
seat-filled-anonymous = Neu besetzt: **{ POWERS($powers) }**.
seat-returned = **{ POWERS($powers) }**: Der Spieler ist wieder da.
seat-yours =
    Du spielst jetzt **{ POWERS($powers, form: "acc") }**. Danke, dass du einspringst.
    Deine Einheiten: { LIST($units) }
    Schick mir deine Befehle bis { $deadline } per Direktnachricht, eine Zeile pro Einheit. Die Befehle deines Vorgängers gelten, bis du sie änderst; hier sind sie.
seat-yours-paused =
    Du spielst jetzt **{ POWERS($powers, form: "acc") }**. Danke, dass du einspringst.
    Deine Einheiten: { LIST($units) }
    Die Partie ist angehalten. Du kannst mir schon jetzt Befehle per Direktnachricht schicken, eine Zeile pro Einheit. Die Befehle deines Vorgängers gelten, bis du sie änderst; hier sind sie.
seat-rooms = Zu diesen Räumen hast du jetzt Zugang: { LIST($rooms) }
seat-yours-again = Schön, dass du wieder da bist. Der Platz gehört wieder dir: { POWERS($powers) }. Befehle bis { $deadline }.
seat-yours-again-paused = Schön, dass du wieder da bist. Der Platz gehört wieder dir: { POWERS($powers) }. Die Partie ist angehalten.
seat-taken = Jemand anders spielt jetzt { POWERS($powers, form: "acc") }. Danke fürs Mitspielen; zu den Räumen des Platzes hast du keinen Zugang mehr.
seat-computers = Ab jetzt spielt der Computer: **{ POWERS($powers) }**. Übernehmen kann man den Platz trotzdem jederzeit. Spielstärke: { $level }.
seat-computers-for-good = Ab jetzt spielt der Computer: **{ POWERS($powers) }**. Spielstärke: { $level }.

## Before something is given up: each with a button

seat-sure-resign = Willst du deinen Platz aufgeben ({ POWERS($powers) })? Andere können ihn dann übernehmen.
seat-sure-for-good = Willst du { POWERS($powers, form: "acc") } endgültig aufgeben? Du kannst dann keinen Platz in dieser Partie mehr übernehmen.
seat-sure-resign-master =
    Willst du deinen Platz aufgeben ({ POWERS($powers) })? Andere können ihn dann übernehmen. Du bist der Spielleiter, also wähle, was du meinst. Noch ist nichts geschehen.
    • **Rückkehr möglich**: Solange du zurückkommen kannst, hast du die Rechte eines Spielleiters, der mitspielt. `{ $back }`
    • **Endgültig**: Wenn diese Phase vorbei ist, bist du neutral und kannst in dieser Partie keinen Platz mehr übernehmen. `{ $never }`
seat-sure-leave = Willst du aus **{ $game }** aussteigen und deinen Platz freigeben?
seat-sure-wait = Willst du die Warteliste von **{ $game }** verlassen?
seat-sure-depart = Willst du aus **{ $game }** aussteigen? Du hast dann keinen Vorrang mehr, wenn dort ein Platz frei wird, und ich sage dir nicht, wie die Partie ausgeht.
seat-sure-expel = Aus der Partie ausschließen: { $who }? Alle erfahren davon, und der Spieler kann nicht mehr in diese Partie zurückkommen.
seat-you-departed = Du bist aus **{ $game }** ausgestiegen. Danke fürs Mitspielen.
seat-expelled = Vom Spielleiter ausgeschlossen: { $who }.
seat-you-expelled-lobby = Der Spielleiter von **{ $game }** hat dich aus der Partie ausgeschlossen.
seat-you-expelled = Der Spielleiter von **{ $game }** hat dich aus der Partie ausgeschlossen; du spielst { POWERS($powers, form: "acc") } nicht mehr.
action-resign = Platz aufgeben
action-may-return = Rückkehr möglich
action-for-good = Endgültig
action-leave = Aussteigen
action-expel = Ausschließen

## Why a seat didn't change hands

no-seat-offered = Dieser Platz ist nicht frei.
no-seat-still-playing = Wer noch Einheiten hat, kann keinen anderen Platz übernehmen.
no-seat-reserved = Bis { $until } haben ausgeschiedene Spieler und die Warteliste Vorrang. Versuch es danach noch einmal.
no-seat-gone = Hier gibt es keinen Platz, auf den du zurückkannst: Jemand hat ihn übernommen, oder seine Einheiten sind weg.
no-seat-returned-often = Du bist in dieser Phase schon zweimal zurückgekommen. In der nächsten kannst du es wieder, wenn bis dahin niemand den Platz übernommen hat.
no-seat-eliminated = Niemand kann { POWER($power, form: "acc") } mehr spielen: Es sind keine Einheiten mehr da.
no-seat-nobody-called = Im Kanal dieser Partie kenne ich niemanden namens „{ $name }“. Wer gemeint ist, muss mir dort einmal geschrieben oder auf einen Knopf gedrückt haben.
no-seat-nobody-picked = Im Kanal dieser Partie kenne ich diese Person noch nicht. Sie muss mir dort einmal geschrieben oder auf einen Knopf gedrückt haben.
no-seat-several-called = Ich kenne mehrere Leute namens „{ $name }“. Erwähne die richtige Person oder gib ihre ID an.
no-seat-nobody-plays-called = Niemand namens „{ $name }“ spielt hier oder wartet auf einen Platz. Nenn die Macht, oder schreib den Namen so, wie er angezeigt wird.
no-seat-expelled = Du wurdest aus dieser Partie ausgeschlossen und kannst nicht mehr zurück.
no-seat-expelled-before = { $name } wurde aus dieser Partie ausgeschlossen; niemand kann das rückgängig machen.
no-seat-held-by-rival = { CAPITAL(POWER($power, form: "nom")) } hat einen Spieler, und du spielst selbst mit; diesen Platz kannst du nicht anbieten. Mit `{ $expel }` fragst du die anderen, ob er ausgeschlossen werden soll.
no-seat-anonymous-computers = In einer anonymen Partie kann der Computer nicht von Anfang an mitspielen: Man sähe bald, welche Mächte niemand spielt. Plätze, die später frei werden, kann er übernehmen.
no-seat-one-seat = Eine Person, ein Platz: Du hast { POWERS($powers, form: "acc") } aufgegeben, obwohl noch Einheiten da waren, deshalb kannst du nur diesen Platz wieder übernehmen, solange ihn niemand spielt. Wenn alle zustimmen, die einen Platz haben, gilt das nicht mehr.
no-seat-for-good = Du hast { POWERS($powers, form: "acc") } endgültig aufgegeben, deshalb kannst du keinen Platz in dieser Partie übernehmen. Wenn alle zustimmen, die einen Platz haben, gilt das nicht mehr.
no-seat-knows = Du kennst die Befehle eines anderen Spielers in dieser Phase, deshalb kannst du vor der nächsten keinen Platz übernehmen. Wenn alle zustimmen, die einen Platz haben, gilt das nicht mehr.
no-seat-knows-of = Du hast in dieser Phase Befehle anderer gesehen oder eingetragen ({ POWERS($powers) }), deshalb kannst du vor der nächsten keinen Platz übernehmen. Wenn alle zustimmen, die einen Platz haben, gilt das nicht mehr.
no-seat-crowded = An dieser Partie haben schon so viele teilgenommen, dass niemand Neues mehr dazukommen kann.
no-seat-expel-whom = Wen soll ich ausschließen? Zum Beispiel `{ $expel } Marco` oder, in einer laufenden Partie, `{ $expel } Deutschland`.
no-seat-expel-yourself = Das wärst du selbst. Deinen eigenen Platz gibst du mit `{ $resign }` auf.
no-seat-expel-another = Das wäre jetzt ein anderer Spieler als der, nach dem ich gefragt habe. Deshalb habe ich niemanden ausgeschlossen.
no-seat-resign-instead = Die Partie hat schon begonnen. Mit `{ $resign }` gibst du deinen Platz auf, und andere können ihn übernehmen.
no-seat-anonymous-assignment = In einer anonymen Partie kannst du keine Mächte zuteilen: Sonst wüsste jemand, wer welche spielt.
no-seat-assigned = { $name } hat { POWERS($powers, form: "acc") } schon. So nimmst du das zurück: `{ $undo }`
no-seat-not-assigned = Niemandem zugeteilt: { POWERS($powers) }.
no-seat-assign-whom = Wer soll { POWER($power, form: "acc") } spielen? Zum Beispiel `{ $assign } Marco`.
no-seat-not-joined = { $name } hat keinen Platz in dieser Partie. Eine Macht kannst du nur jemandem zuteilen, der einen hat.
no-seat-nothing-to-fill = Es gibt keine leeren Plätze.
no-seat-which = Mehrere Plätze sind frei. Welchen meinst du? { LIST($list) }

action-take-over = { POWER($power) } übernehmen
action-return = Ich bin wieder da
action-fill = Mit Computern auffüllen
computer-called = Computer { $number }

seat-sealed = { POWERS($powers) }: Die für diese Phase gespeicherten Befehle gelten. Bis zum Ende der Phase kann sie niemand lesen oder ändern.
seat-yours-next =
    Du spielst jetzt **{ POWERS($powers, form: "acc") }**. Danke, dass du einspringst.
    Deine Einheiten: { LIST($units) }
    In dieser Phase gelten die Befehle deines Vorgängers, und du kannst sie nicht sehen. Deine zählen ab der nächsten Phase.
no-seat-sealed = { POWERS($powers) }: In dieser Phase gelten die Befehle deines Vorgängers. Niemand kann sie lesen oder ändern; deine zählen ab der nächsten Phase.
seat-sure-appoint = Willst du { $name } zum Spielleiter von **{ $game }** machen? Wer jetzt Spielleiter ist, ist es dann nicht mehr.
action-appoint = Zum Spielleiter machen
