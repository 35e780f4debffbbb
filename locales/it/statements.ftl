### Le frasi di chi gioca, dette a ciascuno nella sua lingua.

statement-peace = Propongo la pace tra noi.
    .typed = pace | tregua
statement-peace-many = Propongo la pace tra { POWERS($powers, form: "the") }.
    .typed = pace tra
statement-no-attack-me =
    Non ti attaccherò{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = non ti attacco | non attacco
statement-no-attack-you =
    Per favore, non attaccarmi{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = non attaccarmi | non mi attaccare
statement-ally = Propongo un'alleanza contro { POWER($against, form: "the") }.
    .typed = alleanza contro | alleati contro
statement-ally-many = Propongo un'alleanza tra { POWERS($powers, form: "the") } contro { POWER($against, form: "the") }.
    .typed = alleanza
statement-together = Mi piacerebbe collaborare con te.
    .typed = insieme | collaboriamo
statement-plan = Propongo questo piano: { $plan }.
    .typed = piano
statement-dmz = Propongo una zona demilitarizzata { PROVINCE($provinces, form: "in") }: niente unità, né mie né tue.
    .typed = zona demilitarizzata | dmz | zona smilitarizzata
statement-keep-out-me = Non entrerò { PROVINCE($provinces, form: "to") }.
    .typed = non entro
statement-keep-out-you = Per favore, non entrare { PROVINCE($provinces, form: "to") }.
    .typed = non entrare
statement-vacate-me = Uscirò { PROVINCE($province, form: "from") } { $by }.
    .typed = esco
statement-vacate-you = Per favore, esci { PROVINCE($province, form: "from") } { $by }.
    .typed = esci
statement-arrive = Arriverò { PROVINCE($province, form: "to") } { $by }.
    .typed = arrivo
statement-transit-ask = Per favore, lascia passare { $unit } per { PROVINCE($province, form: "the") }: ne uscirà { $by }.
    .typed = lascia passare | lascia entrare
statement-transit-offer = { $unit } può passare per { PROVINCE($province, form: "the") }, se ne esce { $by }.
    .typed = può passare | può entrare
statement-order-me = Ordinerò: { LIST($orders) }.
    .typed = ordino | io | ordinerò
statement-order-you = Per favore, ordina: { LIST($orders) }.
    .typed = ordina | tu
statement-no-order-me = Non ordinerò: { $order }.
    .typed = non ordino | io non
statement-no-order-you = Per favore, non ordinare: { $order }.
    .typed = non ordinare | tu non
statement-support-ask = Puoi appoggiare { $order }?
    .typed = chiedo appoggio | puoi appoggiare
statement-support-ask-hold = Puoi appoggiare { $unit }? Resterà ferma.
    .typed = chiedo appoggio per
statement-support-offer = Posso appoggiare { $order }.
    .typed = offro appoggio | posso appoggiare
statement-support-offer-hold = Posso appoggiare { $unit }, se resta ferma.
    .typed = offro appoggio per
statement-help-ask =
    Per favore, aiutami{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }contro { POWER($power, form: "the") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = aiutami
statement-help-offer =
    Posso aiutarti{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }contro { POWER($power, form: "the") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = ti aiuto | posso aiutarti
statement-convoy-ask = Puoi trasportare { $order }?
    .typed = chiedo trasporto | puoi trasportare
statement-convoy-offer = Posso trasportare { $order }.
    .typed = offro trasporto | posso trasportare
statement-bounce = Accordiamoci per uno stallo { PROVINCE($province, form: "in") }: ci vanno { $mine } e { $yours }, senza appoggi.
    .typed = stallo
statement-retreat-me = Se { $unit } viene sloggiata, la ritirerò { PROVINCE($province, form: "to") }.
    .typed = mi ritiro
statement-retreat-you = Se { $unit } viene sloggiata, per favore ritirala { PROVINCE($province, form: "to") }.
    .typed = ritirati
statement-build-me =
    Costruirò { $kind ->
        [fleet] una flotta
       *[army] un'armata
    } { PROVINCE($centre, form: "in") }.
    .typed = costruisco | costruirò
statement-build-you =
    Per favore, costruisci { $kind ->
        [fleet] una flotta
       *[army] un'armata
    } { PROVINCE($centre, form: "in") }.
    .typed = costruisci
statement-no-build-me =
    Non costruirò { $kind ->
        [fleet] nessuna flotta
       *[army] nessun'armata
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = non costruisco
statement-no-build-you =
    Per favore, non costruire { $kind ->
        [fleet] nessuna flotta
       *[army] nessun'armata
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = non costruire
statement-share =
    Propongo questa spartizione: a me { PROVINCE($mine, form: "the") }, a te { PROVINCE($yours, form: "the") }{ COUNT($theirs) ->
        [0] { "" }
       *[other] , { POWER($power, form: "to") } { PROVINCE($theirs, form: "the") }
    }.
    .typed = spartizione | dividiamo | spartiamo
statement-share-open = Decidiamo più avanti chi prende { PROVINCE($centres, form: "the") }.
    .typed = spartizione dopo
statement-take = Ti lascio { PROVINCE($centre, form: "the") }: io non ci vado.
    .typed = è tuo | puoi prendere
statement-give = Per favore, lascia { PROVINCE($centre, form: "the") } { POWER($power, form: "to") }.
    .typed = lascia
statement-give-all = Allora lascio tutto { POWER($power, form: "to") }.
    .typed = tutto a
statement-leave-me =
    Ti lascerò { $number } { $number ->
        [one] centro
       *[other] centri
    }.
    .typed = ti lascio centri
statement-leave-you =
    Per favore, lasciami { $number } { $number ->
        [one] centro
       *[other] centri
    }.
    .typed = lasciami centri
statement-left = Ti ho lasciato: { PROVINCE($provinces) }.
    .typed = ti ho lasciato
statement-stop-at =
    Fermiamoci a { $number } { $number ->
        [one] centro
       *[other] centri
    } a testa.
    .typed = fermiamoci a
statement-attack-me = Attaccherò { POWER($power, form: "the") }.
    .typed = attacco
statement-attack-you = Per favore, attacca { POWER($power, form: "the") }.
    .typed = attacca
statement-hold-off-me = Darò da fare { POWER($power, form: "to") }.
    .typed = do da fare
statement-hold-off-you = Per favore, dai da fare { POWER($power, form: "to") }.
    .typed = dai da fare
statement-hold-off-busy = { CAPITAL(POWER($power, form: "the")) } mi dà da fare.
    .typed = mi dà da fare
statement-aim-me = Vorrei andare { PROVINCE($province, form: "to") }.
    .typed = miro
statement-aim-you = Ti suggerisco di andare { PROVINCE($province, form: "to") }.
    .typed = mira
statement-direction-me = Io vado { $direction }.
    .typed = vado
statement-direction-you = Tu vai { $direction }.
    .typed = vai
statement-direction-third = { CAPITAL(POWER($power, form: "the")) } va { $direction }.
    .typed = va
statement-neutral-me = Tra { POWERS($powers, form: "the") } resto neutrale.
    .typed = resto neutrale
statement-neutral-you = Per favore, resta neutrale tra { POWERS($powers, form: "the") }.
    .typed = resta neutrale
statement-no-aid-me = Non appoggerò { POWER($power, form: "the") }.
    .typed = non appoggio
statement-no-aid-you = Per favore, non appoggiare { POWER($power, form: "the") }.
    .typed = non appoggiare
statement-when = Facciamolo insieme { $at }, non prima.
    .typed = insieme in
statement-first-me = Prima io, poi tu.
    .typed = prima io
statement-first-you = Prima tu, poi io.
    .typed = prima tu
statement-hold-line = Teniamo questa linea: { PROVINCE($provinces) }.
    .typed = linea
statement-pretend = Facciamo finta di essere in guerra.
    .typed = finta guerra
statement-contain = Impediamo { POWER($power, form: "to") } di vincere.
    .typed = argina
statement-draw = Accetterei una patta tra { POWERS($powers, form: "the") }.
    .typed = patta tra
statement-vote = Per favore, vota per la patta.
    .typed = vota patta | vota per la patta
statement-vote-wait = Per favore, non votare ancora per la patta.
    .typed = non votare ancora
statement-favour = Se lo fai, ti devo un favore.
    .typed = favore
statement-secret-you = Che resti tra noi, per favore.
    .typed = segreto | tra noi
statement-secret-power = Per favore, non dirlo { POWER($power, form: "to") }.
    .typed = segreto per
statement-secret-me = Lo terrò per me.
    .typed = mantengo il segreto
statement-tell-first = Per favore, avvisami prima di cambiare piani.
    .typed = avvisami
statement-inform-you = Per favore, dimmi che cosa ti scrive { POWER($power, form: "the") }.
    .typed = dimmi di
statement-inform-me = Ti dirò che cosa mi scrive { POWER($power, form: "the") }.
    .typed = ti dico di
statement-pass-on = Per favore, di' { POWER($power, form: "to") }: «{ $clause }»
    .typed = di'
statement-told = { CAPITAL(POWER($power, form: "the")) } mi ha detto: «{ $clause }»
    .typed = mi ha detto
statement-said = Ho detto { POWER($power, form: "to") }: «{ $clause }»
    .typed = ho detto
statement-agreed-with =
    Ho un accordo con { POWER($power, form: "the") }{ COUNT($clause) ->
        [0] { "." }
       *[other] : «{ $clause }»
    }
    .typed = accordo con
statement-agreed-with-no = Non ho nessun accordo con { POWER($power, form: "the") }.
    .typed = nessun accordo con
statement-contact = Sono in contatto con { POWER($power, form: "the") }.
    .typed = parlo con | sono in contatto con
statement-contact-not-yet = Non ho ancora parlato con { POWER($power, form: "the") }.
    .typed = non ho parlato con
statement-contact-silent = { CAPITAL(POWER($power, form: "the")) } non mi risponde.
    .typed = non risponde
statement-contact-will = Lo chiederò { POWER($power, form: "to") }.
    .typed = chiederò a
statement-contact-tell = Dirò { POWER($power, form: "to") }: «{ $clause }»
    .typed = dirò a
statement-contact-agrees = { CAPITAL(POWER($power, form: "the")) } è d'accordo.
    .typed = è d'accordo
statement-contact-refuses = { CAPITAL(POWER($power, form: "the")) } non è d'accordo.
    .typed = non è d'accordo
statement-contact-please = Per favore, parla con { POWER($power, form: "the") }.
    .typed = parla con
statement-contact-told-nothing = Non ho detto niente { POWER($power, form: "to") }.
    .typed = non ho detto niente a
statement-contact-knows = Credo che { POWER($power, form: "the") } lo sappia.
    .typed = lo sa
statement-trust = Mi fido { POWER($power, form: "of") }.
    .typed = mi fido
statement-trust-no = Non mi fido { POWER($power, form: "of") }.
    .typed = non mi fido
statement-reliable = { CAPITAL(POWER($power, form: "the")) } mantiene le promesse.
    .typed = mantiene le promesse
statement-reliable-no = { CAPITAL(POWER($power, form: "the")) } non mantiene le promesse.
    .typed = non mantiene le promesse
statement-reliable-differs = { CAPITAL(POWER($power, form: "the")) } dice una cosa a te e un'altra a me.
    .typed = due versioni
statement-stance-friendly = Ho buoni rapporti con { POWER($power, form: "the") }.
    .typed = buoni rapporti con
statement-stance-hostile = { CAPITAL(POWER($power, form: "the")) } è contro di me.
    .typed = contro di me
statement-stance-third = { CAPITAL(POWER($power, form: "the")) } è contro { POWER($whom, form: "the") }.
    .typed = ostile
statement-stance-dislikes = Questo non piacerà { POWER($power, form: "to") }.
    .typed = non gli piace
statement-inactive = { CAPITAL(POWER($power, form: "the")) } ormai non gioca quasi più.
    .typed = gioca poco
statement-warn-you =
    Credo che { POWER($power, form: "the") } ti attaccherà{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = attenzione | occhio
statement-warn-me =
    Credo che { POWER($power, form: "the") } mi attaccherà{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = mi minaccia
statement-warn-third =
    Credo che { POWER($power, form: "the") } attaccherà { POWER($whom, form: "the") }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = attaccherà
statement-expect = Mi aspetto: { LIST($orders) }.
    .typed = prevedo | mi aspetto
statement-expect-not = Non mi aspetto: { $order }.
    .typed = non prevedo | non mi aspetto
statement-they-ally = Credo che { POWERS($powers, form: "the") } collaborino.
    .typed = alleati
statement-they-ally-no = Credo che { POWERS($powers, form: "the") } siano in guerra tra loro.
    .typed = in guerra
statement-strong = { CAPITAL(POWER($power, form: "the")) } sta diventando troppo forte.
    .typed = troppo forte
statement-strong-weak = { CAPITAL(POWER($power, form: "the")) } non durerà ancora a lungo.
    .typed = quasi fuori
statement-helps = Ci guadagna solo { POWER($power, form: "the") }.
    .typed = aiuta solo
statement-helps-nobody = Non ci guadagniamo niente.
    .typed = inutile
statement-takes =
    Ci { $number ->
        [one] vuole
       *[other] vogliono
    } { $number } { $number ->
        [one] anno
       *[other] anni
    }.
    .typed = anni
statement-takes-long = Ci vuole troppo tempo.
    .typed = troppo tempo
statement-depends = Dipende { POWER($power, form: "from") }.
    .typed = dipende da
statement-odds = { $mine } contro { $theirs } { PROVINCE($province, form: "in") }.
    .typed = rapporto
statement-can-attack = { CAPITAL(POWER($power, form: "the")) } può attaccare { PROVINCE($province, form: "the") } con { $number } unità.
    .typed = può attaccare
statement-can-attack-no = { CAPITAL(POWER($power, form: "the")) } non può arrivare { PROVINCE($province, form: "to") }.
    .typed = non arriva
statement-safe = { CAPITAL(PROVINCE($province, form: "in")) } non c'è pericolo.
    .typed = al sicuro
statement-safe-no = { CAPITAL(PROVINCE($province, form: "in")) } c'è pericolo.
    .typed = in pericolo
statement-works = Secondo me funziona: { LIST($orders) }.
    .typed = funziona
statement-works-no = Secondo me non funziona: { LIST($orders) }.
    .typed = non funziona
statement-prevents = Così questo non riesce: { LIST($orders) }.
    .typed = impedisce
statement-outcome-worked =
    Ha funzionato{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = ha funzionato
statement-outcome-failed =
    Non ha funzionato{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = non ha funzionato
statement-fact-unit = { CAPITAL(POWER($power, form: "the")) } ha un'unità { PROVINCE($province, form: "in") }.
    .typed = ha unità
statement-fact-no-unit = Non c'è nessuna unità { PROVINCE($province, form: "in") }.
    .typed = vuoto
statement-fact-centre = { CAPITAL(POWER($power, form: "the")) } controlla { PROVINCE($centre, form: "the") }.
    .typed = controlla
statement-fact-count =
    { CAPITAL(POWER($power, form: "the")) } ha { $number } { $number ->
        [one] centro
       *[other] centri
    }.
    .typed = centri
statement-fact-count-will =
    { CAPITAL(POWER($power, form: "the")) } avrà { $number } { $number ->
        [one] centro
       *[other] centri
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ $at }
    }.
    .typed = avrà
statement-fact-order = { CAPITAL(POWER($power, form: "the")) } ha ordinato: { LIST($orders) }.
    .typed = ha ordinato
statement-purpose-defence = { $order } serve solo a difendermi: non ti attaccherò.
    .typed = difesa
statement-purpose-against = { $unit } serve contro { POWER($power, form: "the") }.
    .typed = serve contro
statement-purpose-needed = { $unit } mi serve { PROVINCE($province, form: "in") }.
    .typed = mi serve
statement-purpose-protects = Devo stare { PROVINCE($province, form: "in") } per proteggere { PROVINCE($centre, form: "the") }.
    .typed = protegge
statement-builds-need = Mi serve una costruzione.
    .typed = mi serve costruire
statement-builds-have = Posso costruire { $number } unità.
    .typed = posso costruire
statement-no-reason = Non ho motivo di farlo.
    .typed = nessun motivo
statement-no-choice = Non avevo altra scelta.
    .typed = nessuna scelta
statement-lose = Così perdo { PROVINCE($centre, form: "the") }.
    .typed = perdo
statement-lose-not-get = Così non prendo { PROVINCE($centre, form: "the") }.
    .typed = non prendo
statement-worry = { $unit } mi preoccupa.
    .typed = mi preoccupa
statement-unable = Non posso: non ho un'unità per farlo.
    .typed = non posso
statement-unable-reach = Nessuna mia unità arriva in tempo { PROVINCE($province, form: "to") }.
    .typed = troppo lontano
statement-free-units = Posso usare: { LIST($units) }.
    .typed = posso usare
statement-mistake = È stato un errore nei miei ordini.
    .typed = errore
statement-mistake-meant = L'ordine doveva essere: { $order }.
    .typed = intendevo
statement-mistake-missed = I miei ordini non sono arrivati in tempo.
    .typed = troppo tardi
statement-recall = Ricorda il nostro accordo { $number }.
    .typed = ricorda
statement-broken = Il nostro accordo { $number } non è stato rispettato.
    .typed = violato
statement-breach = Sarebbe contro il nostro accordo.
    .typed = contro il nostro accordo
statement-breach-power = Sarebbe contro il mio accordo con { POWER($power, form: "the") }.
    .typed = contro accordo con
statement-keep = Rispetterò l'accordo { $number }.
    .typed = rispetto accordo
statement-renew = Come nel turno scorso?
    .typed = come prima
statement-away = Non ci sono fino { $date }.
    .typed = assente fino
statement-ask-about-province = Che cosa facciamo { PROVINCE($province, form: "in") }?
    .typed = settore
statement-ask-about-power = E { POWER($power, form: "the") }?
    .typed = potenza
statement-ask-plans = Che piani hai?
    .typed = piani
statement-ask-orders = Quali ordini darai?
    .typed = ordini
statement-ask-unit = Che cosa farai con { $unit }?
    .typed = unità
statement-ask-will-order = Darai l'ordine { $order }?
    .typed = darai
statement-ask-will-go = Vai { PROVINCE($province, form: "to") }?
    .typed = vai in
statement-ask-will-attack = Attaccherai { POWER($power, form: "the") }?
    .typed = attacchi
statement-ask-advice =
    Che cosa mi consigli{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }per { $unit }
    }?
    .typed = consiglio
statement-ask-how = Come possiamo attaccare insieme { POWER($power, form: "the") }?
    .typed = come contro
statement-ask-how-this = Come?
    .typed = come
statement-ask-who = Chi lo fa?
    .typed = chi
statement-ask-sure = Posso contarci?
    .typed = sicuro
statement-ask-mean = Vuoi dire: «{ $clause }»?
    .typed = vuoi dire
statement-ask-price = Che cosa vorresti in cambio?
    .typed = prezzo
statement-ask-offer = Che cosa mi offri?
    .typed = offerta
statement-ask-agree = Sei d'accordo con la proposta { $number }?
    .typed = d'accordo
statement-ask-why = Perché?
    .typed = perché
statement-ask-why-attack = Perché questo attacco { PROVINCE($province, form: "in") }?
    .typed = perché attacco
statement-ask-why-order = Perché quest'ordine: { $order }?
    .typed = perché ordine
statement-ask-when = Quando?
    .typed = quando
statement-ask-when-until = Fino a quando?
    .typed = fino a quando
statement-ask-which = Con quale unità?
    .typed = quale unità
statement-ask-which-power = Contro chi?
    .typed = contro chi
statement-ask-need = Quale appoggio ti serve?
    .typed = quale appoggio
statement-ask-free = Quali unità puoi usare?
    .typed = quali unità
statement-ask-works = Funzionerebbe questo: { LIST($orders) }?
    .typed = funzionerebbe
statement-ask-told = Che cosa ti dice { POWER($power, form: "the") }?
    .typed = ti dice
statement-ask-told-answer = Che cosa hai detto { POWER($power, form: "to") }?
    .typed = hai detto | hai risposto
statement-ask-others = Secondo te, che cosa farà { POWER($power, form: "the") }?
    .typed = altri
statement-ask-trust = Ti fidi { POWER($power, form: "of") }?
    .typed = ti fidi
statement-ask-contact = Sei in contatto con { POWER($power, form: "the") }?
    .typed = parli con
statement-ask-contact-agreed = Hai un accordo con { POWER($power, form: "the") }?
    .typed = accordo con
statement-ask-source = Come lo sai?
    .typed = fonte
statement-ask-build = Che cosa costruirai?
    .typed = costruzione
statement-ask-disband = Quale unità scioglierai?
    .typed = scioglimento
statement-still = L'accordo { $number } vale ancora?
    .typed = ancora
statement-need-answer = Mi serve una risposta prima della scadenza.
    .typed = serve risposta
statement-yes = D'accordo.
    .typed = sì | ok | d'accordo | va bene | affare fatto
statement-yes-fact = Sì.
    .typed = vero | esatto
statement-choose = Scelgo l'alternativa { $number }.
    .typed = scelgo
statement-no = No, grazie.
    .typed = no | no grazie
statement-no-fact = No.
    .typed = sbagliato
statement-later = Non ora.
    .typed = non ora
statement-counter = La mia controproposta:
    .typed = controproposta
statement-cant-say = Non posso dirlo.
    .typed = non posso dirlo
statement-dont-know = Non lo so ancora.
    .typed = non so | non lo so
statement-dont-know-maybe = Forse.
    .typed = forse | può darsi
statement-untrue = Non è vero.
    .typed = falso | non è vero
statement-thanks = Grazie.
    .typed = grazie | grazie mille
statement-thanks-kept = Grazie per aver rispettato il nostro accordo { $number }.
    .typed = grazie per
statement-sorry = Mi dispiace.
    .typed = scusa | mi dispiace
statement-sorry-move = Era la mossa migliore per me, niente di personale.
    .typed = niente di personale
statement-answer-later = Ti rispondo prima della scadenza.
    .typed = rispondo dopo
statement-withdraw = Ritiro la proposta { $number }.
    .typed = ritiro proposta
statement-drop = Per me l'accordo { $number } non vale più.
    .typed = disdico
statement-not-understood = Non capisco. Usa il menu, per favore.
    .typed = non capisco
statement-or = Oppure:
    .typed = oppure | o
statement-afterwards = Poi: { $clause }
    .typed = poi | dopo
statement-condition = Condizione: { $clause }
    .typed = se | condizione
statement-unless = A meno che: { $clause }
    .typed = a meno che
statement-reason = Il motivo: { $clause }
    .typed = perché | motivo
statement-otherwise = Altrimenti: { $clause }
    .typed = altrimenti
statement-what-if = E se succede questo? { $clause }
    .typed = e se
statement-check = È così? { $clause }
    .typed = è così
statement-until = Vale { $until }.
    .typed = fino a | fino | fino alla fine di
statement-until-notice = Vale fino a disdetta.
    .typed = fino a disdetta
statement-from = Comincia { $at }.
    .typed = da | dal | dalla

statement-until-spring = fino alla primavera { $year } compresa
statement-until-autumn = fino all'autunno { $year } compreso
statement-until-winter = fino all'inverno { $year } compreso
statement-by-spring = entro la primavera { $year }
statement-by-autumn = entro l'autunno { $year }
statement-by-winter = entro l'inverno { $year }
statement-in-spring = nella primavera { $year }
statement-in-autumn = nell'autunno { $year }
statement-in-winter = nell'inverno { $year }
statement-direction-north = a nord
    .typed = nord
statement-direction-south = a sud
    .typed = sud
statement-direction-east = a est
    .typed = est
statement-direction-west = a ovest
    .typed = ovest
statement-plan-lepanto = Lepanto
statement-plan-key-lepanto = Key Lepanto
statement-plan-juggernaut = Juggernaut
statement-plan-western-triple = Triplice occidentale
statement-plan-central-triple = Triplice centrale
statement-plan-wintergreen = Wintergreen
statement-plan-sealion = Leone marino
statement-plan-anschluss = Anschluss
statement-me-read = io | me | mio
statement-you-read = tu | te | tuo
statement-by-read = entro | nella | nel | in
statement-unread-keyword =
    Non conosco «{ $word }»{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(intendevi `{ $nearest }`?)
    }.
statement-unread-rest = Ho capito `{ $said }`, ma non «{ $rest }».
statement-unread-missing = Dopo `{ $said }` manca qualcosa.
statement-to = { POWER($power) }: { $clause }
