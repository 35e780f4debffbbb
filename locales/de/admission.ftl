### Somebody who may not take a seat asks the players for it.

parameter-ask = fragen
    .about = `ja`: alle fragen, ob du trotz der Sperre einen Platz nehmen darfst

proposal-admit = { $name } darf ab jetzt einen Platz nehmen, jemanden vertreten oder zusehen, trotz dieser Sperre: { LIST($known) }
admit-orders = kennt Befehle dieser Phase: { POWERS($powers) }
admit-letters = hat Briefe oder Räume anderer gelesen
admit-gave-up = hat einen Platz mit Einheiten aufgegeben: { POWERS($powers) }
admit-gave-up-some = hat einen Platz mit Einheiten aufgegeben
admit-someone = Jemand
proposal-admit-often = { $name } übernimmt einen Platz, der in drei Phasen zweimal den Spieler gewechselt hat: { POWERS($powers) }

admit-asked =
    { "" }**Abstimmung:** { $what }
    Die Sperre fällt nur, wenn alle zustimmen: { POWERS($powers) }. Niemand erfährt, wie du stimmst; wer nicht antwortet, stimmt mit Nein.
admit-asked-often =
    { "" }**Abstimmung:** { $what }
    Zwei von euch müssen zustimmen: { POWERS($powers) }. Niemand erfährt, wie du stimmst; wer nicht antwortet, stimmt mit Nein.
admit-asked-alone =
    { "" }**Abstimmung:** { $what }
    Du entscheidest, denn sonst kann niemand abstimmen: { POWERS($powers) }. Wenn du nicht antwortest, gilt das als Nein.
admit-asking = Ich frage alle, ob deine Sperre wegfällt, und sage ihnen, was du gelesen hast. Alle müssen zustimmen.
admit-asking-often = Dieser Platz hat in drei Phasen zweimal den Spieler gewechselt ({ POWERS($powers) }); er wird jetzt nur vergeben, wenn zwei Mitspieler zustimmen, oder einer, wenn es sonst keinen gibt. Ich frage sie. Auch ein neutraler Spielleiter kann dich bitten, den Platz zu übernehmen.
admit-lifted = In **{ $game }** stimmen alle zu: Was du gelesen oder aufgegeben hast, sperrt dich nicht mehr. Einen Platz übernimmst du so: `{ $take }`
admit-agreed = Die Mitspieler stimmen zu, du kannst den Platz jetzt übernehmen ({ POWERS($powers) }): `{ $take }`

admit-accepted = **Die Mitspieler stimmen zu:** { $what }.

no-seat-not-barred = In dieser Partie sperrt dich nichts. Ist ein Platz frei, kannst du ihn übernehmen: `{ $take }`
wall-ask = Um alle zu fragen, ob die Sperre wegfällt: `{ $ask }`
