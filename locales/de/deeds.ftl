### What a game master who plays proposes, and all other players must agree to.

proposal-rollback =
    { $count ->
        [one] Zurück zum { $phase }; damit wird eine Phase rückgängig gemacht (Grund: { $reason })
       *[other] Zurück zum { $phase }; damit werden { $count } Phasen rückgängig gemacht (Grund: { $reason })
    }
proposal-edit = Die Stellung wird geändert: { LIST($changes) } (Grund: { $reason })
proposal-cancel = Die Partie wird ohne Ergebnis abgebrochen
proposal-cancel-because = Die Partie wird ohne Ergebnis abgebrochen (Grund: { $reason })
proposal-expel = Wer { POWER($power, form: "acc") } spielt, wird aus der Partie ausgeschlossen
proposal-close = Diese Phase endet jetzt, vor der Abgabe
proposal-enter = Für { POWER($power, form: "acc") } werden Befehle eingetragen, nur für Einheiten ohne Befehl: { LIST($orders) }
proposal-enter-public = Für { POWER($power, form: "acc") } werden Befehle eingetragen, nur für Einheiten ohne Befehl

deed-asked =
    { "" }**{ $name } leitet diese Partie, spielt selbst mit und schlägt vor:** { $what }
    Es geschieht nur, wenn alle zustimmen: { POWERS($powers) }. Niemand erfährt, wie du stimmst; wer nicht antwortet, stimmt mit Nein.
deed-how = Offen bis zum Ende der Phase. `{ $agree }` oder `{ $refuse }`?
deed-how-over = Drei Tage offen. `{ $agree }` oder `{ $refuse }`?
deed-shown = { $name } leitet diese Partie, spielt selbst mit und schlägt vor: { $what }. Ich frage die anderen; dich nicht, denn es geht um dich.
deed-proposed =
    Ich frage die anderen: { $what }.
    Sie sehen, dass der Vorschlag von dir kommt. Es geschieht, sobald alle zustimmen.

no-vote-not-asked = Danach wirst du nicht gefragt, denn es geht um dich.
no-deed-nobody-to-agree = Du spielst in dieser Partie selbst mit, deshalb müssten die anderen zustimmen, und im Moment ist niemand da, der das könnte. Ein Admin dieses Servers oder Raums kann jemanden zum Spielleiter ernennen, der nicht mitspielt: `{ $appoint }`
