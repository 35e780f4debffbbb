### L'orologio: parlare e scrivere al tavolo, ritardi, assenze, l'ora alla quale la partita finisce.

# $until (String)
status-talk = Si tratta fino a { $until }; poi tutti scrivono.
# $awaited (Number) giocatori che vogliono ancora trattare
talk-done =
    { $awaited ->
        [0] Grazie. Tutti hanno finito di trattare.
        [one] Grazie. Un giocatore vuole ancora trattare.
       *[other] Grazie. { $awaited } giocatori vogliono ancora trattare.
    }
talk-on = Va bene, si continua a trattare finché c'è tempo.
# $until (String)
writing-begins = La diplomazia è finita. Ora tutti scrivono in silenzio: ordini a me in privato, entro { $until }.
# $resume, $vote (String) commands: the game master's, and the players' vote
ready-but-paused = Gli ordini sono completi. La partita è in pausa: i risultati arrivano appena riprende (arbitro: `{ $resume }`, giocatori: `{ $vote }`).
# $powers (String)  $until (String)
orders-late = Ordini in ritardo: { POWERS($powers) }. Valgono ancora fino a { $until }.
# $powers (String)  $phase (String)
missed-hold = { $phase }: nessun ordine da { POWERS($powers) }. Le unità senza ordini sono rimaste ferme.
missed-disorder = { $phase }: nessun ordine da { POWERS($powers) }, che per regolamento era in sommossa. Le sue unità sono rimaste ferme senza appoggiarsi fra loro; nessuna costruzione.
# $phase (String)  $missed (Number) fasi di seguito
you-missed = Da te non ho avuto niente per { $phase }. Se succede anche nella prossima fase, offro il tuo posto ad altri. Se non puoi continuare, avvisa per tempo.
you-missed-offered = Da te non ho avuto niente per { $missed } fasi, l'ultima è { $phase }: ora il tuo posto può prenderlo un altro. Se mandi gli ordini prima che qualcuno lo prenda, resta tuo.
# $powers (String)
hour-struck-units = È l'ora convenuta. Più unità di tutti: { POWERS($powers) }.
hour-struck-centres = È l'ora convenuta. Più centri di tutti: { POWERS($powers) }.
deadline-postponed = Una rete da cui si gioca non è raggiungibile. Gli ordini restano aperti: dopo il suo ritorno per quanto è mancata, al più tardi fino a { $latest }.
deadline-after-outage = Tutte le reti sono di nuovo raggiungibili. Ordini entro { $deadline }.
only-computers = Fasi di seguito giocate solo da computer: { $phases }. La partita finisce qui.
