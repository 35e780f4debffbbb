### Perché qualcosa non è stato fatto, e che cosa fare invece.

unknown-command = Non conosco il comando "{ $word }". `{ $help }` elenca che cosa puoi fare qui.
unknown-command-nearest = Non conosco il comando "{ $word }". Volevi dire `{ $nearest }`?
bad-value = "{ $value }" non va bene per "{ $parameter }". Si può scrivere: { $expected }
missing-value = Manca "{ $parameter }". Si può scrivere: { $expected }
missing-text = Manca "{ $parameter }".
no-game-here = Qui non c'è nessuna partita. `{ $new }` ne apre una.
no-game-of-yours = Non giochi in nessuna partita. Entra in una dal suo canale.
which-game = Giochi in più partite: { $names }. Di' quale, per esempio `{ $orders } partita:{ $first }`.
game-here = Qui c'è già una partita che si chiama { $name }. Dai un altro nome alla tua.
full = Tutti i posti sono presi.
already-in = Hai già un posto.
not-in = In questa partita non hai un posto.
begun = La partita è già cominciata.
not-begun = La partita non è ancora cominciata.
over = La partita è finita.
not-yours = Può farlo solo chi arbitra la partita.
seats-free =
    { $free ->
        [one] C'è ancora un posto libero.
       *[other] Ci sono ancora { $free } posti liberi.
    }
too-late = È arrivato troppo tardi: la fase è chiusa. Hanno contato i tuoi ordini precedenti.
in-private = Gli ordini sono segreti: mandameli in un messaggio privato.
in-public = Fallo nel canale in cui si giocherà.
nothing-to-order = In questa fase non hai nulla da decidere.
no-press = In questa partita non ci sono stanze private.
silence = In questa fase non si tratta.
unknown-power = Qui nessuna potenza si chiama "{ $word }".
talk-to-whom = Con chi? Per esempio `{ $talk } Germania`.
nothing-to-show = Non c'è ancora nulla da mostrare.
