### Votes: what is proposed, what a player is asked, and what everyone learns in the end.

## What is voted on. It stands behind a colon, before a full stop or at the end of a line, so a sentence begins with a capital.

proposal-draw = Unentschieden aller überlebenden Mächte
proposal-end = Die Partie endet jetzt, und alle überlebenden Mächte gewinnen gemeinsam
proposal-victory =
    { $centres ->
        [one] Ab jetzt genügt ein Versorgungszentrum zum Sieg
       *[other] Ab jetzt braucht man { $centres } Versorgungszentren zum Sieg
    }
proposal-concede = Der Sieg geht an { POWER($power, form: "acc") }
proposal-extend = { $time } mehr Zeit für diese Phase
proposal-pause = Pause; die Uhr steht, bis die Partie weitergeht
proposal-resume = Die Partie geht weiter
proposal-end-extension = Die Verlängerung durch den Spielleiter wird zurückgenommen

## In private

vote-asked =
    { "" }**Abstimmung:** { $what }
    Alle müssen zustimmen: { POWERS($powers) }. Niemand erfährt, wer den Vorschlag gemacht hat oder wie du stimmst; wer nicht antwortet, stimmt mit Nein.
    Offen bis zum Ende der Phase. `{ $agree }` oder `{ $refuse }`?
vote-asked-majority =
    { "" }**Abstimmung:** { $what }
    Mehr als die Hälfte muss zustimmen: { POWERS($powers) }. Niemand erfährt, wer den Vorschlag gemacht hat oder wie du stimmst.
    `{ $agree }` oder `{ $refuse }`?
vote-for-stalemate = Das hat niemand von euch vorgeschlagen: Ich frage, weil seit mindestens drei Jahren kein Versorgungszentrum den Besitzer gewechselt hat.
vote-absent = Auch gefragt, aber nicht abgewartet: { POWERS($powers) }. Von dort kam zuletzt nichts; eine Antwort zählt trotzdem.
vote-not-awaited = Auf { POWERS($powers, form: "acc") } habe ich nicht gewartet: Von dort kam zuletzt nichts.
vote-proposed =
    Ich frage die anderen: { $what }.
    Deine Stimme zählt schon als Ja. Niemand erfährt, dass der Vorschlag von dir kommt.
vote-noted-yes = Notiert, du bist dafür: { $what }. Du kannst es dir noch anders überlegen.
vote-noted-no = Notiert, du bist dagegen: { $what }. Du kannst es dir noch anders überlegen.
vote-noted-last-yes = Notiert, du bist dafür: { $what }.
vote-noted-last-no = Notiert, du bist dagegen: { $what }.

## To everyone

vote-accepted = **Von allen angenommen:** { $what }.
vote-accepted-present = **Von allen angenommen, die noch mitspielen:** { $what }.
vote-accepted-majority = **Von mehr als der Hälfte der Spieler angenommen:** { $what }.
vote-winners =
    { COUNT($powers) ->
        [one] Die Partie geht an { POWERS($powers, form: "acc") }.
       *[other] Gemeinsam gewonnen haben { POWERS($powers, form: "nom") }.
    }
vote-drawn = Das Unentschieden teilen sich { POWERS($powers, form: "nom") }.
vote-deadline = Befehle bis { $deadline }.
vote-lapsed = Vorgeschlagen und nicht angenommen: { $what }.
vote-lapsed-told = Vorgeschlagen und nicht angenommen: { $what }. Dafür: { $agreed } von { $all }.
vote-had-no-effect = Angenommen, aber es ändert nichts mehr: { $what }.

## Why a vote wasn't opened or counted

no-vote-in-private = Abstimmungen sind geheim: Schreib mir privat, damit niemand erfährt, was du willst.
no-vote-open = Eine solche Abstimmung läuft schon. Sobald sie entschieden ist, kannst du etwas anderes vorschlagen.
no-vote-refused = Das wurde in dieser Phase schon abgelehnt. In der nächsten kannst du es wieder vorschlagen.
no-vote-refused-until = Das wurde gerade erst abgelehnt. Ab { $until } kann es wieder vorgeschlagen werden.
no-vote-too-many =
    { $most ->
        [one] Du hast schon etwas vorgeschlagen. Ab { $until } kannst du wieder etwas vorschlagen.
       *[other] Du hast schon { $most } Vorschläge gemacht. Ab { $until } kannst du wieder einen machen.
    }
no-vote-gone = Diese Abstimmung ist vorbei: Sie ist entschieden, oder ihre Phase ist zu Ende.
no-vote-which = Mehrere Abstimmungen laufen. Welche meinst du? { LIST($list) }
no-vote-paused = Die Uhr steht schon.
no-vote-not-paused = Die Uhr läuft schon.
not-survivor = Das können nur Spieler, die noch Einheiten haben.
not-administrator = Das können nur Admins dieses Servers oder Raums.

action-agree = Zustimmen
action-refuse = Ablehnen
action-more-time = Um { $time } mehr bitten

proposal-draw-among = Unentschieden nur zwischen { POWERS($powers, form: "dat") }
votes-revealed = **So wurde abgestimmt**
vote-revealed = { $phase }: { $what }
vote-revealed-yes = dafür: { POWERS($powers) }
vote-revealed-no = dagegen: { POWERS($powers) }
no-vote-before = In dieser Partie kann ein Unentschieden wie vereinbart erst ab { $year } vorgeschlagen werden.
term-votes-revealed = Nach der Partie wird veröffentlicht, wer wie gestimmt hat.
term-draw-from = Vor { $year } kann kein Unentschieden vorgeschlagen werden.
