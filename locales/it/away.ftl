### Assenze annunciate dai giocatori prima che comincino.

days-range = { $from } – { $to }
days-of-month = { $from }–{ $to }
days-until-read = al a fino alla all
days-filler-read = dal il da lo e del di dall l dell
days-from-read = da dal dall
days-tomorrow-read = domani
command-away = assenza
    .also = assente
    .about = Annuncia un'assenza prima che cominci: 3-6 dicembre; "niente" la ritira
parameter-days = giorni
    .about = 3-6 dicembre, 2026-12-03..2026-12-06 oppure "niente"
away-noted = Va bene, assenza registrata: { $days }
away-yours = Le tue assenze: { LIST($days) }
away-none = Non hai annunciato assenze. Si fa così: `{ $away } 3-6 dicembre`
away-waits =
    { $left ->
        [one] Una scadenza in quei giorni si sposta al tuo ritorno, se hai qualcosa da decidere e la fase può durare così a lungo. Quest'anno le scadenze possono aspettarti ancora per 1 giorno.
       *[other] Una scadenza in quei giorni si sposta al tuo ritorno, se hai qualcosa da decidere e la fase può durare così a lungo. Quest'anno le scadenze possono aspettarti ancora per { $left } giorni.
    }
away-doesnt-wait = Gli altri vedono la tua assenza, ma in questa partita le scadenze non aspettano. Manda gli ordini in anticipo.
away-taken-back = Va bene, nessuna assenza. Una scadenza già spostata resta com'è.
away-announced = Assenza annunciata da { $name }: { $days }
away-announced-secret = Assenza annunciata da un giocatore: { $days }
away-stays = { $name } ha ritirato l'assenza annunciata. La scadenza resta com'è.
away-stays-secret = Un giocatore ha ritirato la sua assenza. La scadenza resta com'è.
away-stepped = Assenze fino { $until } compreso: { LIST($names) }. La scadenza si sposta: { $deadline }.
away-stepped-secret = Un giocatore manca fino { $until } compreso, perciò la scadenza si sposta: { $deadline }.
away-line = Assenze: { LIST($who) }
away-one = { $name } ({ $days })
away-one-secret = un giocatore ({ $days })
no-away-begun = Un'assenza si annuncia al più tardi il giorno prima. Il primo giorno possibile è { $first }.
no-away-too-many =
    { $days ->
        [one] È 1 giorno
       *[other] Sono { $days } giorni
    }, e quest'anno te ne { $left ->
        [one] resta 1
       *[other] restano { $left }
    } su { $most }. Se manchi più a lungo, manda gli ordini in anticipo o avvisa l'arbitro.
no-away-too-long = Un'assenza può durare al massimo { $most ->
    [one] 1 giorno
   *[other] { $most } giorni
    }. Se manchi più a lungo, avvisa l'arbitro.
no-away-too-far = Puoi annunciare assenze al massimo un anno prima.
no-away-announced = Hai già annunciato un'assenza in alcuni di questi giorni, oppure in tutto ne hai annunciate troppe. Per ricominciare, ritirale: `{ $away } { $none }`
no-away-none = Non hai annunciato assenze, quindi non c'è niente da ritirare.
term-waits = Le scadenze aspettano chi annuncia un'assenza in anticipo, entro la durata massima della fase e fino a { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    } all'anno per giocatore.
term-never-waits = Le scadenze non aspettano chi è assente.
