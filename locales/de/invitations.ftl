### Partien auf Einladung.

term-invited = Auf Einladung: Der Spielleiter entscheidet, wer einen Platz bekommt.
command-invite = einladen
    .about = Spielleiter: Lade jemanden ein, in der Partie einen Platz zu nehmen
join-asked = **{ $name }** ist nur auf Einladung offen. Ich habe den Spielleiter gefragt, ob du mitspielen kannst, und melde mich.
join-asks = { $name } würde gern bei **{ $game }** mitspielen.
action-invite = Einladen
action-dont-invite = Diesmal nicht
join-invited = { $master } lädt dich zu **{ $name }** ein.
join-refused = Danke für dein Interesse an **{ $name }**. Der Spielleiter hat sich diesmal für andere entschieden.
invitation-sent = Ich habe { $name } die Einladung geschickt.
invitation-refused = In Ordnung, ich sage es { $name } freundlich.
no-invitation-asked = Ich habe den Spielleiter schon für dich gefragt. Es gibt noch keine Antwort.
no-invitation-refused = Diese Partie ist nur auf Einladung offen, und der Spielleiter hat sich diesmal für andere entschieden.
no-invitation-too-many-ask = Diese Partie ist nur auf Einladung offen, und es gibt schon so viele Anfragen, dass ich keine mehr weitergeben kann. Schreib bitte dem Spielleiter.
no-invitation-needed = Diese Partie ist nur auf Einladung offen. So fragst du den Spielleiter: `{ $join }`
no-invitation-again = { $name } ist schon eingeladen oder hat einen Platz.
no-invitation-too-many = Du kannst niemanden mehr zu dieser Partie einladen.
no-invitation-no-request = Diese Anfrage ist schon beantwortet.
