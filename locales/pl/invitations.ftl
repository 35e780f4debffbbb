### Partie na zaproszenie.

term-invited = Na zaproszenie: o tym, kto zajmie miejsce, decyduje mistrz gry.
command-invite = zaproś
    .also = zapros
    .about = Mistrz gry: zaproś kogoś do zajęcia miejsca w partii
join-asked = Partia **{ $name }** jest na zaproszenie. Pytam mistrza gry, czy możesz dołączyć; dam ci znać.
join-asks = { $name } chce dołączyć do partii **{ $game }**.
action-invite = Zaproś
action-dont-invite = Nie tym razem
join-invited = { $master } zaprasza cię do partii **{ $name }**.
join-refused = Dziękuję za zainteresowanie partią **{ $name }**. Tym razem mistrz gry wybrał innych graczy.
invitation-sent = Zaproszenie wysłane: { $name }.
invitation-refused = Dobrze. { $name } dostanie ode mnie uprzejmą odpowiedź.
no-invitation-asked = Mistrz gry dostał już twoją prośbę. Jeszcze nie ma odpowiedzi.
no-invitation-refused = Ta partia jest na zaproszenie i tym razem mistrz gry wybrał innych graczy.
no-invitation-too-many-ask = Ta partia jest na zaproszenie, a próśb jest już tyle, że nie mogę przekazać następnych. Napisz do mistrza gry.
no-invitation-needed = Ta partia jest na zaproszenie. Aby zapytać mistrza gry: `{ $join }`
no-invitation-again = { $name } ma już zaproszenie albo miejsce.
no-invitation-too-many = Do tej partii nie możesz zaprosić więcej osób.
no-invitation-no-request = Na tę prośbę jest już odpowiedź.
