### La mappa della pagina locale su cui si scelgono gli ordini.

tap-army = Armata { PROVINCE($place, form: "in") }
tap-fleet = Flotta { PROVINCE($place, form: "in") }
tap-yours = { $unit }, tua
tap-yours-dislodged = { $unit }, tua, sloggiata
tap-of = { $unit }, { POWER($power) }
tap-of-dislodged = { $unit }, { POWER($power) }, sloggiata

tap-ask-unit = A quale unità vuoi dare un ordine?
tap-ask-order = { $unit }: che cosa deve fare?
tap-ask-retreat = { $unit } è stata sloggiata. Dove si ritira?
tap-ask-support = Quale unità vuoi appoggiare?
tap-ask-supported = Appoggio a: { $unit }. Che cosa fa?
tap-ask-convoy = Quale armata vuoi trasportare?
tap-ask-convoyed = Trasporto di: { $unit }. Dove va?
tap-ask-which = { PROVINCE($place) }: in che modo?
tap-ask-build =
    { $count ->
        [one] Puoi costruire { $count } unità. Dove?
       *[other] Puoi costruire { $count } unità. Dove?
    }
tap-ask-removal =
    { $count ->
        [one] Devi sciogliere { $count } unità. Quale?
       *[other] Devi sciogliere { $count } unità. Quali?
    }
tap-ask-site = Che cosa costruisci { PROVINCE($place, form: "in") }?
tap-nothing = In questa fase non hai ordini da dare.

tap-hold = Resta ferma
tap-move = Muovi { PROVINCE($place, form: "to") }
tap-move-convoyed = Muovi { PROVINCE($place, form: "to") } con un trasporto
tap-support = Appoggia un'unità…
tap-convoy = Trasporta un'armata…
tap-supported = Appoggia: { $unit }
tap-convoyed = Trasporta: { $unit }
tap-stays = { $unit } resta dov'è
tap-goes = Si muove { PROVINCE($place, form: "to") }
tap-carried = Portala { PROVINCE($place, form: "to") }
tap-retreat = Ritirala { PROVINCE($place, form: "to") }
tap-disband = Sciogli
tap-removal = Sciogli: { $unit }
tap-build = Costruisci { PROVINCE($place, form: "in") }
tap-waive = Rinuncia a una costruzione

tap-ordered = Ordine: { $order }
tap-replaces = Al posto di: { $order }
tap-no-order = Ancora senza ordine

tap-ask-say = Di quale unità o settore vuoi parlare?
tap-ask-say-unit = { $unit }: che cosa vuoi dire, o dove dovrebbe andare?
tap-ask-say-move = { $unit }, { PROVINCE($place, form: "to") }: che cosa vuoi dire?
tap-say-province = Un settore senza unità…
tap-ask-say-province = Di quale settore vuoi parlare?
tap-province = { PROVINCE($place) }
tap-ask-say-about = { PROVINCE($place) }: che cosa vuoi dire?
tap-say-to = { CAPITAL(POWERS($to, form: "to")) }: { $said }
tap-ask-say-whom = A chi vuoi dirlo?
tap-say-nothing = In questa fase non c'è nessuno a cui tu possa dire qualcosa.

page-tap-open = Ordini sulla mappa
page-tap-back = Indietro
page-tap-map = Mappa
page-tap-list = Che cosa puoi scegliere
page-tap-game = Partita
page-tap-sent = Inviato:
page-tap-waits = Sarà inviato quando torna la connessione:
page-tap-not-sent = Non inviato: la connessione è mancata per un po', e nel frattempo la fase può essere cambiata. Se lo vuoi ancora, toccalo di nuovo:
page-tap-over = Non registrato: quella fase è finita. Scegli di nuovo sulla nuova mappa.
page-tap-hint = Con le frecce passi da una scelta all'altra, con Invio scegli, con Esc torni indietro, con + e − ingrandisci e riduci.
page-tap-loading = Carico la mappa…
page-tap-failed = Non riesco a caricare la mappa. Puoi scrivere gli ordini come testo.
page-tap-say = Proposte
page-tap-order = Ordini
page-tap-mode = Che cosa vuoi fare sulla mappa
page-tap-say-open = Proponi sulla mappa

command-order-map = mappa-ordini
    .also = tocca
    .about = Ricevi un link a una mappa su cui scegli gli ordini con un tocco

map-link =
    Scegli gli ordini sulla mappa, { $phase }: { $link }
    Il link si può aprire una volta sola, in un solo browser, entro un'ora. Non darlo a nessuno: chi lo apre può dare ordini al posto tuo.
no-order-map = Questo bot non ha una mappa su cui scegliere gli ordini. `{ $possible }` elenca che cosa possono fare le tue unità, con pulsanti dove ci sono.

page-link-open = Apri la mappa
page-link-once = Questo link apre la mappa una volta sola, in questo browser.
page-link-unknown = Questo link non è valido, o non lo è più. Nella tua conversazione privata con il bot, «Ordini sulla mappa» te ne dà uno nuovo.
page-link-used = Questo link è già stato aperto, e ognuno vale in un solo browser. Nella tua conversazione privata con il bot, «Ordini sulla mappa» te ne dà uno nuovo.
page-link-expired = Questo link è scaduto: vale un'ora. Nella tua conversazione privata con il bot, «Ordini sulla mappa» te ne dà uno nuovo.
page-link-over = Questa fase è finita e il bot ha pubblicato i risultati. Per la prossima, «Ordini sulla mappa» nella tua conversazione privata con il bot ti dà un nuovo link.
page-link-not-in = Ora in questa partita non hai ordini da dare.
page-link-busy = Troppe richieste in una volta: non è cambiato nulla. Aspetta un minuto e riprova.
page-link-not-offered = Non è cambiato nulla: questo ordine ora non è possibile. Scegli di nuovo.
page-link-unavailable = In questo momento il bot non è raggiungibile. Riprova tra un attimo.
