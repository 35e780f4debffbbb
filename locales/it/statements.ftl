### Le frasi di chi gioca, dette a ciascuno nella sua lingua.

statement-peace = Propongo la pace tra noi.
    .typed = pace | tregua
    .also = facciamo pace | tregua | patto di non aggressione | niente guerra tra noi | pace? | vuoi la pace | non facciamoci la guerra | vorrei pace | vorrei la pace | vorrei la pace con te | voglio la pace | vorrei fare pace con te | possiamo fare pace
statement-peace-many = Propongo la pace tra { POWERS($powers, form: "the") }.
    .typed = pace tra
statement-no-attack-me =
    Non ti attaccherò{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = non ti attacco | non attacco
    .also = non ti attaccherò | non ho intenzione di attaccarti | prometto di non attaccarti | da me non hai nulla da temere
statement-no-attack-you =
    Per favore, non attaccarmi{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = non attaccarmi | non mi attaccare
    .also = non attaccarmi | per favore non attaccarmi | smetti di attaccarmi | lasciami in pace
statement-ally = Propongo un'alleanza contro { POWER($against, form: "the") }.
    .typed = alleanza contro | alleati contro
    .also = alleanza contro | patto contro | accordo contro | alleiamoci contro | ci alleiamo contro | attacchiamo insieme | uniamoci contro | insieme contro | andiamo contro
statement-ally-many = Propongo un'alleanza tra { POWERS($powers, form: "the") } contro { POWER($against, form: "the") }.
    .typed = alleanza
statement-together = Mi piacerebbe collaborare con te.
    .typed = insieme | collaboriamo
    .also = lavoriamo insieme | collaboriamo | vuoi collaborare | alleati? | alleiamoci | mi piacerebbe collaborare
statement-plan = Propongo questo piano: { $plan }.
    .typed = piano
statement-dmz = Propongo una zona demilitarizzata { PROVINCE($provinces, form: "in") }: niente unità, né mie né tue.
    .typed = zona demilitarizzata | dmz | zona smilitarizzata
    .also = zona demilitarizzata | dmz | lasciamo vuoto | lasciamo libera | nessuno entra | teniamo vuota | restiamo fuori tutti e due | zona neutrale | senza unità | niente unità | senza truppe
statement-keep-out-me = Non entrerò { PROVINCE($provinces, form: "to") }.
    .typed = non entro
    .also = non entrerò | non vado | non ci vado | resto fuori | sto fuori | non mi muovo verso
statement-keep-out-you = Per favore, non entrare { PROVINCE($provinces, form: "to") }.
    .typed = non entrare
    .also = stai fuori | resta fuori | non andare | per favore non entrare | non ci andare | non muoverti verso
statement-vacate-me = Uscirò { PROVINCE($province, form: "from") } { $by }.
    .typed = esco
    .also = lascio | me ne vado da | esco da | uscirò da
statement-vacate-you = Per favore, esci { PROVINCE($province, form: "from") } { $by }.
    .typed = esci
    .also = esci da | per favore esci | vattene da | puoi lasciare | ritirati da | lascia
statement-arrive = Arriverò { PROVINCE($province, form: "to") } { $by }.
    .typed = arrivo
    .also = arriverò | sarò | arrivo in
statement-transit-ask = Per favore, lascia passare { $unit } per { PROVINCE($province, form: "the") }: ne uscirà { $by }.
    .typed = lascia passare | lascia entrare
statement-transit-offer = { $unit } può passare per { PROVINCE($province, form: "the") }, se ne esce { $by }.
    .typed = può passare | può entrare
statement-order-me = Ordinerò: { LIST($orders) }.
    .typed = ordino | io | ordinerò
    .also = faccio | ordino | muovo | io vado | i miei ordini
statement-order-you = Per favore, ordina: { LIST($orders) }.
    .typed = ordina | tu
    .also = potresti fare | puoi fare | fai | dovresti ordinare | tu muovi
statement-no-order-me = Non ordinerò: { $order }.
    .typed = non ordino | io non
    .also = non faccio | non farò | non muovo
statement-no-order-you = Per favore, non ordinare: { $order }.
    .typed = non ordinare | tu non
    .also = non fare | per favore non fare | non muovere
statement-support-ask = Puoi appoggiare { $order }?
    .typed = chiedo appoggio | puoi appoggiare
    .also = appoggiami | per favore appoggia | puoi appoggiare | mi appoggi | ho bisogno del tuo appoggio | mi sostieni | supporto | mi appoggeresti | appoggeresti
statement-support-ask-hold = Puoi appoggiare { $unit }, se resta ferma?
    .typed = chiedo appoggio per
    .also = puoi appoggiare resterà ferma | appoggia che resta | puoi appoggiare per tenere | sostieni che tiene
statement-support-offer = Posso appoggiare { $order }.
    .typed = offro appoggio | posso appoggiare
    .also = ti appoggio | appoggio | appoggerò | ti sostengo | ti do appoggio | offro appoggio
statement-support-offer-hold = Posso appoggiare { $unit }, se resta ferma.
    .typed = offro appoggio per
    .also = ti appoggio che resta | appoggio la tua armata | ti tengo
statement-help-ask =
    Per favore, aiutami{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }contro { POWER($power, form: "the") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = aiutami
    .also = aiutami | aiuto | puoi aiutarmi contro | ho bisogno di aiuto | mi aiuti contro | dammi una mano
statement-help-offer =
    Posso aiutarti{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }contro { POWER($power, form: "the") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = ti aiuto | posso aiutarti
    .also = ti aiuto | posso aiutarti contro | ti do una mano | ti serve aiuto
statement-convoy-ask = Puoi trasportare { $order }?
    .typed = chiedo trasporto | puoi trasportare
    .also = trasportami | mi trasporti | per favore trasporta | puoi trasportare la mia armata | convoglio
statement-convoy-offer = Posso trasportare { $order }.
    .typed = offro trasporto | posso trasportare
    .also = ti trasporto | posso trasportare | trasporterò
statement-bounce = Accordiamoci per uno stallo { PROVINCE($province, form: "in") }: ci vanno { $mine } e { $yours }, senza appoggi.
    .typed = stallo
    .also = rimbalzo | stallo in | facciamo stallo | rimbalziamo | stallo concordato
statement-retreat-me = Se { $unit } viene sloggiata, la ritirerò { PROVINCE($province, form: "to") }.
    .typed = mi ritiro
    .also = mi ritiro | ritirerò
statement-retreat-you = Se { $unit } viene sloggiata, per favore ritirala { PROVINCE($province, form: "to") }.
    .typed = ritirati
    .also = ritirati | ritira
statement-build-me =
    Costruirò { $kind ->
        [fleet] una flotta
       *[army] un'armata
    } { PROVINCE($centre, form: "in") }.
    .typed = costruisco | costruirò
    .also = costruisco | costruirò | faccio
statement-build-you =
    Per favore, costruisci { $kind ->
        [fleet] una flotta
       *[army] un'armata
    } { PROVINCE($centre, form: "in") }.
    .typed = costruisci
    .also = costruisci | per favore costruisci | puoi costruire
statement-no-build-me =
    Non costruirò { $kind ->
        [fleet] nessuna flotta
       *[army] nessun'armata
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = non costruisco
    .also = non costruisco | non costruirò
statement-no-build-you =
    Per favore, non costruire { $kind ->
        [fleet] nessuna flotta
       *[army] nessun'armata
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = non costruire
    .also = non costruire | per favore niente flotta | niente flotte
statement-share =
    Propongo questa spartizione: a me { PROVINCE($mine, form: "the") }; a te { PROVINCE($yours, form: "the") }{ COUNT($theirs) ->
        [0] { "" }
       *[other] ; { POWER($power, form: "to") } { PROVINCE($theirs, form: "the") }
    }.
    .typed = spartizione | dividiamo | spartiamo
statement-share-open = Decidiamo più avanti chi prende { PROVINCE($centres, form: "the") }.
    .typed = spartizione dopo
    .also = decidiamo dopo | a chi va
statement-take = Ti lascio { PROVINCE($centre, form: "the") }: io non ci vado.
    .typed = è tuo | puoi prendere
    .also = puoi prendere | prendi | è tua | è tuo | te la lascio | te lo lascio | tienila
statement-give = Per favore, lascia { PROVINCE($centre, form: "the") } { POWER($power, form: "to") }.
    .typed = lascia
    .also = lascia a | dai a | lascia prendere
statement-give-all = Allora lascio tutto { POWER($power, form: "to") }.
    .typed = tutto a
    .also = do tutto a | regalo tutto a
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
statement-left = Ti ho lasciato { PROVINCE($provinces, form: "the") }.
    .typed = ti ho lasciato
statement-stop-at =
    Fermiamoci a { $number } { $number ->
        [one] centro
       *[other] centri
    } a testa.
    .typed = fermiamoci a
    .also = ci fermiamo a centri | fermiamoci a
statement-attack-me = Attaccherò { POWER($power, form: "the") }.
    .typed = attacco
    .also = attacco | attaccherò | vado contro | sto per attaccare
statement-attack-you = Per favore, attacca { POWER($power, form: "the") }.
    .typed = attacca
    .also = attacca | puoi attaccare | per favore attacca | vai contro | colpisci
statement-hold-off-me = Darò da fare { POWER($power, form: "to") }.
    .typed = do da fare
    .also = tengo occupata | tengo impegnata | terrò occupato
statement-hold-off-you = Per favore, dai da fare { POWER($power, form: "to") }.
    .typed = dai da fare
    .also = tieni occupata | tieni impegnata
statement-hold-off-busy = { CAPITAL(POWER($power, form: "the")) } mi dà da fare.
    .typed = mi dà da fare
statement-aim-me = Vorrei andare { PROVINCE($province, form: "to") }.
    .typed = miro
    .also = voglio | vorrei | punto a | il mio obiettivo è | mi piacerebbe prendere
statement-aim-you = Ti suggerisco di andare { PROVINCE($province, form: "to") }.
    .typed = mira
    .also = dovresti andare | potresti prendere | perché non prendi | vai
statement-direction-me = Io vado { $direction }.
    .typed = vado
statement-direction-you = Tu vai { $direction }.
    .typed = vai
statement-direction-third = { CAPITAL(POWER($power, form: "the")) } va { $direction }.
    .typed = va
statement-neutral-me = Tra { POWERS($powers, form: "the") } resto neutrale.
    .typed = resto neutrale
    .also = sono neutrale | resto neutrale
statement-neutral-you = Per favore, resta neutrale tra { POWERS($powers, form: "the") }.
    .typed = resta neutrale
    .also = resta neutrale | rimani neutrale
statement-no-aid-me = Non appoggerò { POWER($power, form: "the") }.
    .typed = non appoggio
    .also = non appoggerò | non aiuterò
statement-no-aid-you = Per favore, non appoggiare { POWER($power, form: "the") }.
    .typed = non appoggiare
    .also = non appoggiare | non aiutare
statement-when = Facciamolo insieme { $at }, non prima.
    .typed = insieme in
    .also = insieme in | nello stesso momento
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
    .also = fermiamo | dobbiamo fermare | impedire il solo | sta per vincere
statement-draw = Accetterei una patta tra { POWERS($powers, form: "the") }.
    .typed = patta tra
    .also = patta | patta tra | pareggio tra | patta a tre
statement-vote = Per favore, vota per la patta.
    .typed = vota patta | vota per la patta
    .also = vota la patta | accetta la patta | vota per la patta
statement-vote-wait = Per favore, per ora non votare per la patta.
    .typed = non votare ancora
statement-favour = Se lo fai, ti devo un favore.
    .typed = favore
statement-secret-you = Che resti tra noi, per favore.
    .typed = segreto | tra noi
    .also = resta tra noi | non dirlo a nessuno | che resti tra noi | tienilo per te
statement-secret-power = Per favore, non dirlo { POWER($power, form: "to") }.
    .typed = segreto per
    .also = non dirlo | non dire niente a | che non lo sappia
statement-secret-me = Non lo dirò a nessuno.
    .typed = mantengo il segreto
    .also = non lo dico a nessuno | lo tengo per me
statement-tell-first = Per favore, avvisami prima di cambiare piani.
    .typed = avvisami
statement-inform-you = Per favore, dimmi che cosa ti scrive { POWER($power, form: "the") }.
    .typed = dimmi di
    .also = dimmi cosa dice | fammi sapere cosa dice
statement-inform-me = Ti dirò che cosa mi scrive { POWER($power, form: "the") }.
    .typed = ti dico di
statement-pass-on = Per favore, di' { POWER($power, form: "to") }: «{ UNSTOPPED($clause) }».
    .typed = di'
statement-told = { CAPITAL(POWER($power, form: "the")) } mi ha detto: «{ UNSTOPPED($clause) }».
    .typed = mi ha detto
statement-said = Ho detto { POWER($power, form: "to") }: «{ UNSTOPPED($clause) }».
    .typed = ho detto
statement-agreed-with =
    Ho un accordo con { POWER($power, form: "the") }{ COUNT($clause) ->
        [0] { "." }
       *[other] : «{ UNSTOPPED($clause) }».
    }
    .typed = accordo con
    .also = ho un patto con | mi sono accordato con | mi sono accordata con
statement-agreed-with-no = Non ho nessun accordo con { POWER($power, form: "the") }.
    .typed = nessun accordo con
    .also = nessun accordo con | non ho patti con
statement-contact = Sono in contatto con { POWER($power, form: "the") }.
    .typed = parlo con | sono in contatto con
    .also = parlo con | sto parlando con | sono in contatto con
statement-contact-not-yet = Non ho ancora parlato con { POWER($power, form: "the") }.
    .typed = non ho parlato con
statement-contact-silent = { CAPITAL(POWER($power, form: "the")) } non mi risponde.
    .typed = non risponde
    .also = non risponde | non mi risponde | nessuna risposta da | tace
statement-contact-will = Lo chiederò { POWER($power, form: "to") }.
    .typed = chiederò a
    .also = chiedo a | chiederò | parlerò con
statement-contact-tell = Dirò { POWER($power, form: "to") }: «{ UNSTOPPED($clause) }».
    .typed = dirò a
statement-contact-agrees = { CAPITAL(POWER($power, form: "the")) } è d'accordo.
    .typed = è d'accordo
statement-contact-refuses = { CAPITAL(POWER($power, form: "the")) } non è d'accordo.
    .typed = non è d'accordo
statement-contact-please = Per favore, parla con { POWER($power, form: "the") }.
    .typed = parla con
    .also = parla con | puoi parlare con | chiedi a
statement-contact-told-nothing = Non ho detto niente { POWER($power, form: "to") }.
    .typed = non ho detto niente a
statement-contact-knows = Credo che { POWER($power, form: "the") } lo sappia.
    .typed = lo sa
statement-trust = Mi fido { POWER($power, form: "of") }.
    .typed = mi fido
    .also = mi fido di
statement-trust-no = Non mi fido { POWER($power, form: "of") }.
    .typed = non mi fido
    .also = non mi fido di | non fidarti di
statement-reliable = { CAPITAL(POWER($power, form: "the")) } mantiene le promesse.
    .typed = mantiene le promesse
statement-reliable-no = { CAPITAL(POWER($power, form: "the")) } non mantiene le promesse.
    .typed = non mantiene le promesse
    .also = mente | è un bugiardo | non mantiene la parola | ha mentito
statement-reliable-differs = { CAPITAL(POWER($power, form: "the")) } dice una cosa a te e un'altra a me.
    .typed = due versioni
statement-stance-friendly = Ho buoni rapporti con { POWER($power, form: "the") }.
    .typed = buoni rapporti con
statement-stance-hostile = { CAPITAL(POWER($power, form: "the")) } è contro di me.
    .typed = contro di me
    .also = è contro di me | mi attacca | mi sta attaccando
statement-stance-third = { CAPITAL(POWER($power, form: "the")) } è contro { POWER($whom, form: "the") }.
    .typed = ostile
statement-stance-dislikes = Questo non piacerà { POWER($power, form: "to") }.
    .typed = non gli piace
statement-inactive = { CAPITAL(POWER($power, form: "the")) } ormai non gioca quasi più.
    .typed = gioca poco
    .also = non gioca più | è sparito | è inattiva
statement-warn-you =
    Credo che { POWER($power, form: "the") } ti attaccherà{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = attenzione | occhio
    .also = attento | ti attaccherà | sta per attaccarti | vuole attaccarti | stai attento a
statement-warn-me =
    Credo che { POWER($power, form: "the") } mi attaccherà{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = mi minaccia
    .also = mi attaccherà | vuole attaccarmi
statement-warn-third =
    Credo che { POWER($power, form: "the") } attaccherà { POWER($whom, form: "the") }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = attaccherà
    .also = attaccherà | vuole attaccare
statement-expect = Mi aspetto: { LIST($orders) }.
    .typed = prevedo | mi aspetto
    .also = penso che | mi aspetto | probabilmente
statement-expect-not = Non mi aspetto: { $order }.
    .typed = non prevedo | non mi aspetto
statement-they-ally = Credo che { POWERS($powers, form: "the") } collaborino.
    .typed = alleati
    .also = sono alleati | collaborano | lavorano insieme
statement-they-ally-no = Credo che { POWERS($powers, form: "the") } siano in guerra tra loro.
    .typed = in guerra
    .also = sono in guerra | si combattono
statement-strong = { CAPITAL(POWER($power, form: "the")) } sta diventando troppo forte.
    .typed = troppo forte
    .also = è troppo forte | sta diventando troppo grande | cresce troppo | è troppo grande
statement-strong-weak = { CAPITAL(POWER($power, form: "the")) } non durerà ancora a lungo.
    .typed = quasi fuori
    .also = è quasi fuori | è finita | sta per essere eliminata
statement-helps = Ci guadagna solo { POWER($power, form: "the") }.
    .typed = aiuta solo
    .also = aiuta solo | favorisce solo
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
statement-safe = Non c'è pericolo { PROVINCE($province, form: "in") }.
    .typed = al sicuro
    .also = è sicura | è al sicuro
statement-safe-no = C'è pericolo { PROVINCE($province, form: "in") }.
    .typed = in pericolo
    .also = è in pericolo | è minacciata
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
    .also = ha un'armata | ha una flotta | è in
statement-fact-no-unit = Non c'è nessuna unità { PROVINCE($province, form: "in") }.
    .typed = vuoto
    .also = è vuota | non c'è nessuno
statement-fact-centre = { CAPITAL(POWER($power, form: "the")) } controlla { PROVINCE($centre, form: "the") }.
    .typed = controlla
    .also = possiede | ha | ha preso
statement-fact-count =
    { CAPITAL(POWER($power, form: "the")) } ha { $number } { $number ->
        [one] centro
       *[other] centri
    }.
    .typed = centri
    .also = ha centri
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
    .also = è solo difensivo | solo per difesa
statement-purpose-against = { $unit } è rivolta contro { POWER($power, form: "the") }.
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
statement-lose = Così perderei { PROVINCE($centre, form: "the") }.
    .typed = perdo
    .also = perderei | perdo
statement-lose-not-get = Così non riuscirei a prendere { PROVINCE($centre, form: "the") }.
    .typed = non prendo
    .also = così non prendo
statement-worry = { $unit } mi preoccupa.
    .typed = mi preoccupa
    .also = mi preoccupa | sono preoccupato per | sono preoccupata per
statement-unable = Non posso: non ho un'unità per farlo.
    .typed = non posso
statement-unable-reach = Nessuna delle mie unità può arrivare in tempo { PROVINCE($province, form: "to") }.
    .typed = troppo lontano
statement-free-units = Posso usare: { LIST($units) }.
    .typed = posso usare
statement-mistake = È stato un errore nei miei ordini.
    .typed = errore
    .also = è stato un errore | ho sbagliato gli ordini | ordine sbagliato | errore mio
statement-mistake-meant = Volevo ordinare: { $order }.
    .typed = intendevo
    .also = l'ordine doveva essere
statement-mistake-missed = I miei ordini non sono arrivati in tempo.
    .typed = troppo tardi
    .also = ho mancato la scadenza | ordini in ritardo
statement-recall = Ricorda l'accordo { $number }.
    .typed = ricorda
statement-broken = L'accordo { $number } non è stato rispettato.
    .typed = violato
statement-breach = Sarebbe contro il nostro accordo.
    .typed = contro il nostro accordo
statement-breach-power = Sarebbe contro il mio accordo con { POWER($power, form: "the") }.
    .typed = contro accordo con
statement-keep = Rispetterò l'accordo { $number }.
    .typed = rispetto accordo
statement-renew = Come nel turno scorso?
    .typed = come prima
    .also = come il turno scorso | come prima | stesso accordo
statement-away = Non ci sono fino { $date }.
    .typed = assente fino
statement-ask-about-province = Che cosa facciamo { PROVINCE($province, form: "in") }?
    .typed = settore
    .also = e? | che facciamo con | e per
statement-ask-about-power = E { POWER($power, form: "the") }?
    .typed = potenza
    .also = e? | cosa pensi di | che ne pensi di
statement-ask-plans = Che piani hai?
    .typed = piani
    .also = cosa hai in mente | che piani hai | cosa pensi di fare | cosa vuoi fare | che intendi fare | quali sono i tuoi piani
statement-ask-orders = Quali ordini darai?
    .typed = ordini
    .also = quali sono i tuoi ordini | cosa ordini | che ordini dai
statement-ask-unit = Che cosa farai con { $unit }?
    .typed = unità
    .also = cosa fai con | dove va | cosa farà
statement-ask-will-order = Darai l'ordine { $order }?
    .typed = darai
statement-ask-will-go = Vai { PROVINCE($province, form: "to") }?
    .typed = vai in
    .also = vai | pensi di andare | ci vai | vuoi andare
statement-ask-will-attack = Attaccherai { POWER($power, form: "the") }?
    .typed = attacchi
    .also = attaccherai | attacchi | hai intenzione di attaccare | vuoi attaccare
statement-ask-advice =
    Che cosa mi consigli{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }per { $unit }
    }?
    .typed = consiglio
    .also = consigli | cosa mi consigli | cosa dovrei fare
statement-ask-how = Come possiamo attaccare insieme { POWER($power, form: "the") }?
    .typed = come contro
    .also = come attacchiamo | come battiamo
statement-ask-how-this = Come?
    .typed = come
statement-ask-who = Chi lo fa?
    .typed = chi
statement-ask-sure = Posso contarci?
    .typed = sicuro
    .also = sei sicuro | sei sicura | posso contare su di te | prometti
statement-ask-mean = Vuoi dire: «{ UNSTOPPED($clause) }»?
    .typed = vuoi dire
statement-ask-price = Che cosa vorresti in cambio?
    .typed = prezzo
    .also = cosa vuoi in cambio
statement-ask-offer = Che cosa mi offri?
    .typed = offerta
    .also = cosa mi dai | cosa mi offri | cosa ci guadagno
statement-ask-agree = Sei d'accordo con la proposta { $number }?
    .typed = d'accordo
statement-ask-why = Perché?
    .typed = perché
statement-ask-why-attack = Perché questo attacco { PROVINCE($province, form: "in") }?
    .typed = perché attacco
    .also = perché attacchi | perché hai attaccato | perché sei andato | perché sei andata
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
    .also = cosa ti dice | cosa ti ha detto
statement-ask-told-answer = Che cosa hai detto { POWER($power, form: "to") }?
    .typed = hai detto | hai risposto
    .also = cosa hai detto a | cosa gli hai detto
statement-ask-others = Secondo te, che cosa farà { POWER($power, form: "the") }?
    .typed = altri
    .also = cosa farà | cosa vuole fare
statement-ask-trust = Ti fidi { POWER($power, form: "of") }?
    .typed = ti fidi
    .also = ti fidi di | possiamo fidarci di
statement-ask-contact = Sei in contatto con { POWER($power, form: "the") }?
    .typed = parli con
    .also = parli con | sei in contatto con | hai sentito
statement-ask-contact-agreed = Hai un accordo con { POWER($power, form: "the") }?
    .typed = accordo con
    .also = hai un patto con | sei alleato con
statement-ask-source = Come lo sai?
    .typed = fonte
statement-ask-build = Che cosa costruirai?
    .typed = costruzione
    .also = cosa costruisci
statement-ask-disband = Quale unità scioglierai?
    .typed = scioglimento
statement-still = L'accordo { $number } vale ancora?
    .typed = ancora
statement-need-answer = Mi serve una risposta prima della scadenza.
    .typed = serve risposta
statement-yes = D'accordo.
    .typed = sì | ok | d'accordo | va bene | affare fatto
    .also = d'accordo | va bene | affare fatto | ci sto | per me va bene | accetto
statement-yes-fact = Sì.
    .typed = vero | esatto
statement-choose = Scelgo l'alternativa { $number }.
    .typed = scelgo
statement-no = No, grazie.
    .typed = no | no grazie
    .also = no grazie | non accetto | non sono d'accordo | non mi interessa
statement-no-fact = No.
    .typed = sbagliato
statement-later = Non ora.
    .typed = non ora
    .also = non adesso | più tardi | non ora | magari dopo
statement-counter = La mia controproposta:
    .typed = controproposta
statement-cant-say = Preferisco non dirlo.
    .typed = non posso dirlo
    .also = non posso dirlo | preferisco non dirlo
statement-dont-know = Non lo so ancora.
    .typed = non so | non lo so
    .also = non lo so ancora | non so ancora
statement-dont-know-maybe = Forse.
    .typed = forse | può darsi
statement-untrue = Non è vero.
    .typed = falso | non è vero
    .also = non è vero | è una bugia
statement-thanks = Grazie.
    .typed = grazie | grazie mille
statement-thanks-kept = Grazie per aver rispettato l'accordo { $number }.
    .typed = grazie per
statement-sorry = Mi dispiace.
    .typed = scusa | mi dispiace
statement-sorry-move = Era la mossa migliore per me, niente di personale.
    .typed = niente di personale
    .also = niente di personale
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
statement-unless = Tranne se: { $clause }
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
statement-from = Questo comincia { $at }.
    .typed = da | dal | dalla | dall | a partire da | a partire dal | a partire dalla | a partire dall

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
statement-not-read = non | no | mai | niente | nessun | nessuna | nessuno | senza
statement-withdraw-read = ritiro | ritiro la proposta | la ritiro | lo ritiro | ritirata | ritirato | annullo | annulla | lascia stare | lasciamo stare | come non detto | ritiro la mia proposta | ritiro l'offerta | lo annullo | la annullo | annullato | annullata
statement-drop-read = disdico | disdetta | lo disdico | rompo | rompo l'accordo | rotto | recedo | basta | non vale più | per me non vale più | l'accordo non vale più | mi tiro indietro | ci ho ripensato | ho cambiato idea | lo rompo | rompo il patto | l'accordo è rotto | salta tutto | mi chiamo fuori
statement-unread-keyword =
    Non conosco «{ $word }»{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(intendevi `{ $nearest }`?)
    }.
statement-unread-rest = Ho capito `{ $said }`, ma non «{ $rest }».
statement-unread-missing = Dopo `{ $said }` manca qualcosa.
statement-to = { POWER($power) }: { $clause }
statement-to-all = A ogni potenza: { $clause }
