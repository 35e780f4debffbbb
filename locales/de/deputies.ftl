### Vertretungen: wer einige Tage lang für jemanden spielt.

command-deputy = vertretung
    .also = vertreter
    .about = Lass jemanden für dich Befehle schicken, wenn du weg bist: Anna 3.-6. Dezember, oder keine
deputy-none = Du hast keine Vertretung. So fragst du jemanden, der nicht mitspielt: `{ $deputy } Anna 3.-6. Dezember`
deputy-asked =
    { $name } bittet dich um Vertretung für **{ POWERS($powers, form: "acc") }** in **{ $game }**: { $days }
    An diesen Tagen siehst und schickst du die Befehle und stimmst mit ab. Briefe und Räume liest du nicht, und selbst mitspielen kannst du in dieser Partie dann nicht.
action-deputy-yes = Mache ich
action-deputy-no = Nein, danke
deputy-noted = Ich habe { $name } um Vertretung gebeten: { $days }. Die Antwort kommt hier.
deputy-agreed = { $name } vertritt dich: { $days }. Du kannst trotzdem selbst spielen und jederzeit früher zurückkommen.
deputy-accepted = Danke. Ich melde mich, wenn der erste Tag beginnt. Wenn du doch nicht kannst: `{ $deputy } { $none }`
deputy-declined = In Ordnung, ich gebe es weiter.
deputy-refused = { $name } kann dich nicht vertreten. Du kannst jemand anderen fragen.
deputy-announced = { $name } vertritt **{ POWERS($powers, form: "acc") }**: { $days }
deputy-announced-secret = Jemand in dieser Partie hat eine Vertretung: { $days }
deputy-begun = Du vertrittst jetzt { $name } (**{ POWERS($powers) }**), bis einschließlich { $until }. Befehle bis { $deadline }: Schick sie mir privat, eine Zeile pro Einheit.
deputy-begun-paused = Du vertrittst jetzt { $name } (**{ POWERS($powers) }**), bis einschließlich { $until }. Die Partie ist angehalten; Befehle kannst du mir schon privat schicken, eine Zeile pro Einheit.
deputy-over = Deine Vertretung für { POWERS($powers, form: "acc") } ist vorbei. Danke für deine Hilfe.
deputy-back = { $name } vertritt dich nicht mehr. { POWERS($powers) }: Du bist wieder dran. Das sind die gespeicherten Befehle.
deputy-ended = **{ POWERS($powers) }**: Die Vertretung ist vorbei, der eigentliche Spieler ist wieder dran.
deputy-ended-secret = Eine Vertretung ist vorbei; der eigentliche Spieler ist wieder dran.
no-deputy-whom = Wer vertritt dich, und wann? Zum Beispiel: `{ $deputy } Anna 3.-6. Dezember`
no-deputy-days = Diese Tage gehen nicht. Wähle höchstens { $most ->
    [one] 1 Tag
   *[other] { $most } Tage
    }, ab heute und höchstens ein Jahr im Voraus.
no-deputy-plays = { $name } hat einen Platz in dieser Partie oder vertritt schon jemanden und kann dich deshalb nicht vertreten.
no-deputy-asked = Du hast schon { $name } gefragt. Um jemand anderen zu fragen, nimm das zuerst zurück: `{ $deputy } { $none }`
no-deputy-expelled = Der Spielleiter hat { $name } aus dieser Partie ausgeschlossen; eine Vertretung ist nicht möglich.
no-deputy-too-many = Du hast in dieser Phase schon so viele um Vertretung gebeten, dass ich niemanden mehr frage. Versuch es in der nächsten.
no-deputy-none = Hier hat dich niemand um Vertretung gebeten, oder es ist vorbei.
no-deputy-knows = Du hast in dieser Phase jemanden vertreten und kennst die Befehle. Einen Platz kannst du erst in der nächsten Phase übernehmen.
no-deputy-not-for-you = Wer jemanden vertritt, kann Befehle schicken und mit abstimmen, das hier aber nicht.
