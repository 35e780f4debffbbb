### Wat spelers tegen elkaar zeggen, voor iedereen in de eigen taal.

statement-peace = Ik stel voor dat we vrede sluiten.
    .typed = vrede | wapenstilstand | bestand
    .also = vrede? | wapenstilstand | laten we vrede sluiten | zullen we vrede sluiten | niet-aanvalsverdrag | geen oorlog tussen ons | niet vechten | ik wil vrede | ik wil graag vrede met je | ik zou graag vrede willen | kunnen we vrede sluiten
statement-peace-many = Ik stel vrede voor tussen { POWERS($powers) }.
    .typed = vrede tussen
statement-no-attack-me =
    Ik val je niet aan{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = ik val niet aan | ik val je niet aan
    .also = ik zal je niet aanvallen | ik ga je niet aanvallen | ik beloof je niet aan te vallen | van mij heb je niets te vrezen
statement-no-attack-you =
    Val me alsjeblieft niet aan{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = val niet aan | val me niet aan | val mij niet aan
    .also = val me niet aan | val me alsjeblieft niet aan | stop met mij aanvallen | laat me met rust
statement-ally = Ik stel een bondgenootschap tegen { POWER($against) } voor.
    .typed = verbond tegen | bondgenootschap tegen
    .also = samen tegen | pact tegen | afspraak tegen | bondgenootschap tegen | verbond tegen | zullen we samen aanvallen | laten we samenwerken tegen | samen pakken
statement-ally-many = Ik stel een bondgenootschap van { POWERS($powers) } tegen { POWER($against) } voor.
    .typed = verbond | bondgenootschap
statement-together = Ik wil graag met je samenwerken.
    .typed = samen | samenwerken
    .also = zullen we samenwerken | laten we samenwerken | wil je samenwerken | bondgenoten? | samenwerken
statement-plan = Ik stel dit plan voor: { $plan }.
    .typed = plan
statement-dmz = Ik stel een gedemilitariseerde zone voor { PROVINCE($provinces, form: "in") }: geen eenheden van jou of mij.
    .typed = gedemilitariseerd | dmz | gedemilitariseerde zone
    .also = gedemilitariseerd | dmz | laten we leeg laten | leeg houden | we blijven allebei weg uit | niemand in | neutraal gebied | zonder eenheden | geen eenheden in | geen troepen in
statement-keep-out-me = Ik ga niet { PROVINCE($provinces, form: "to") }.
    .typed = ik blijf weg
    .also = ik ga niet naar | ik blijf weg uit | ik kom niet in | ik blijf uit
statement-keep-out-you = Ga alsjeblieft niet { PROVINCE($provinces, form: "to") }.
    .typed = blijf weg
    .also = blijf weg uit | ga niet naar | blijf uit | blijf alsjeblieft weg | kom niet in
statement-vacate-me = Ik ga { $by } weg { PROVINCE($province, form: "from") }.
    .typed = ik vertrek
    .also = ik verlaat | ik ga weg uit | ik ben weg uit | ik trek weg uit
statement-vacate-you = Vertrek alsjeblieft { $by } { PROVINCE($province, form: "from") }.
    .typed = vertrek
    .also = ga weg uit | verlaat | ga alsjeblieft uit | kun je weggaan uit | trek je terug uit
statement-arrive = Ik ben { $by } { PROVINCE($province, form: "in") }.
    .typed = ik ben in
    .also = ik kom aan in | ik zal zijn in | ik ben er in
statement-transit-ask = Mag { $unit } door { PROVINCE($province, form: "the") }? Die is er { $by } weer weg.
    .typed = laat door
statement-transit-offer = { $unit } mag door { PROVINCE($province, form: "the") }, als die er { $by } weer weg is.
    .typed = mag door
statement-order-me =
    Ik geef { COUNT($orders) ->
        [one] dit bevel
       *[other] deze bevelen
    }: { LIST($orders) }.
    .typed = ik beveel | ik
    .also = ik doe | ik beveel | ik ga | mijn bevelen | ik zet
statement-order-you =
    Geef alsjeblieft { COUNT($orders) ->
        [one] dit bevel
       *[other] deze bevelen
    }: { LIST($orders) }.
    .typed = beveel | jij
    .also = kun je doen | doe alsjeblieft | wil je bevelen | jij gaat | jij doet
statement-no-order-me = Ik geef dit bevel niet: { $order }.
    .typed = ik beveel niet | ik niet
    .also = ik doe niet | ik zal niet
statement-no-order-you = Geef dit bevel alsjeblieft niet: { $order }.
    .typed = beveel niet | jij niet
    .also = doe niet | alsjeblieft niet
statement-support-ask = Kun je { $order } steunen?
    .typed = vraag steun | kun je steunen
    .also = steun me | steun alsjeblieft | kun je steunen | wil je steunen | ik heb je steun nodig | ondersteun | kan je me steunen | steun je | wil je me steunen
statement-support-ask-hold = Kun je { $unit } steunen als die blijft staan?
    .typed = vraag steun voor
    .also = steun om te blijven | kun je steunen die blijft staan | steun op zijn plaats
statement-support-offer = Ik kan { $order } steunen.
    .typed = bied steun | ik kan steunen
    .also = ik steun | ik steun je | ik zal steunen | ik geef steun | ik ondersteun
statement-support-offer-hold = Ik kan { $unit } steunen als die blijft staan.
    .typed = bied steun voor
    .also = ik steun die blijft | ik steun je leger | ik steun op zijn plaats
statement-help-ask =
    Help me alsjeblieft{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }tegen { POWER($power) }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = help mij | help me
    .also = help me | help | kun je me helpen tegen | ik heb hulp nodig | wil je me helpen
statement-help-offer =
    Ik kan je helpen{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }tegen { POWER($power) }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = ik help | ik kan helpen
    .also = ik help je | ik kan je helpen tegen | zal ik helpen | heb je hulp nodig
statement-convoy-ask = Kun je { $order } konvooieren?
    .typed = vraag konvooi | kun je konvooieren
    .also = vervoer me | kun je vervoeren | wil je vervoeren | convooi | konvooi alsjeblieft
statement-convoy-offer = Ik kan { $order } konvooieren.
    .typed = bied konvooi | ik kan konvooieren
    .also = ik vervoer | ik kan vervoeren | ik vervoer je leger
statement-bounce = Laten we { PROVINCE($province, form: "in") } een bounce afspreken: { $mine } en { $yours } gaan er allebei heen, zonder steun.
    .typed = bounce | patstelling
    .also = bounce in | botsen in | laten we bouncen | afgesproken bounce | zullen we botsen
statement-retreat-me = Als { $unit } wordt verdreven, trek ik die terug { PROVINCE($province, form: "to") }.
    .typed = ik trek terug
    .also = ik trek terug | ik trek me terug naar
statement-retreat-you = Als { $unit } wordt verdreven, trek die dan alsjeblieft terug { PROVINCE($province, form: "to") }.
    .typed = trek terug
    .also = trek terug | trek je terug naar
statement-build-me =
    Ik bouw { $kind ->
        [fleet] een vloot
       *[army] een leger
    } { PROVINCE($centre, form: "in") }.
    .typed = ik bouw
    .also = ik bouw | ik ga bouwen
statement-build-you =
    Bouw alsjeblieft { $kind ->
        [fleet] een vloot
       *[army] een leger
    } { PROVINCE($centre, form: "in") }.
    .typed = bouw
    .also = bouw | bouw alsjeblieft | kun je bouwen
statement-no-build-me =
    Ik bouw { $kind ->
        [fleet] geen vloot
       *[army] geen leger
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = ik bouw niet
    .also = ik bouw geen | ik ga geen bouwen
statement-no-build-you =
    Bouw alsjeblieft { $kind ->
        [fleet] geen vloot
       *[army] geen leger
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = bouw niet
    .also = bouw geen | alsjeblieft geen vloot | geen vloot
statement-share =
    Ik stel deze verdeling voor: { PROVINCE($mine, form: "the") } voor mij; { PROVINCE($yours, form: "the") } voor jou{ COUNT($theirs) ->
        [0] { "" }
       *[other] ; { PROVINCE($theirs, form: "the") } voor { POWER($power) }
    }.
    .typed = verdeling | verdelen
statement-share-open = Laten we later afspreken wie { PROVINCE($centres, form: "the") } krijgt.
    .typed = later verdelen
    .also = beslissen we later over | later bepalen
statement-take = Jij mag { PROVINCE($centre, form: "the") } hebben: ik ga er niet heen.
    .typed = voor jou
    .also = jij krijgt | je mag hebben | neem | is voor jou | is van jou
statement-give = Laat { PROVINCE($centre, form: "the") } alsjeblieft aan { POWER($power) }.
    .typed = gun
    .also = gun | geef aan | laat nemen
statement-give-all = Dan geef ik alles aan { POWER($power) }.
    .typed = alles voor
    .also = dan geef ik alles aan | alles voor
statement-leave-me =
    Ik laat jou { $number } { $number ->
        [one] aanvoergebied
       *[other] aanvoergebieden
    } houden.
    .typed = ik laat aanvoergebieden | ik laat centra
statement-leave-you =
    Laat mij alsjeblieft { $number } { $number ->
        [one] aanvoergebied
       *[other] aanvoergebieden
    } houden.
    .typed = laat me aanvoergebieden | laat me centra
statement-left = Dit heb ik aan jou gelaten: { PROVINCE($provinces, form: "the") }.
    .typed = ik heb gelaten
statement-stop-at =
    Laten we allebei bij { $number } { $number ->
        [one] aanvoergebied
       *[other] aanvoergebieden
    } stoppen.
    .typed = stop bij
    .also = we stoppen bij centra | we stoppen bij aanvoergebieden | stoppen op
statement-attack-me = Ik val { POWER($power) } aan.
    .typed = ik val aan
    .also = ik val aan | ik ga aanvallen | ik pak aan | ik ga tegen
statement-attack-you = Val { POWER($power) } alsjeblieft aan.
    .typed = val aan
    .also = val aan | kun je aanvallen | val alsjeblieft aan | ga tegen | pak aan
statement-hold-off-me = Ik houd { POWER($power) } bezig.
    .typed = ik houd bezig | ik hou bezig
    .also = ik houd bezig | ik hou bezig
statement-hold-off-you = Houd { POWER($power) } alsjeblieft bezig.
    .typed = houd bezig | hou bezig
    .also = houd bezig | hou bezig
statement-hold-off-busy = { CAPITAL(POWER($power)) } houdt mij bezig.
    .typed = houdt mij bezig
statement-aim-me = Ik wil graag { PROVINCE($province, form: "to") }.
    .typed = mijn doel
    .also = ik wil | ik wil graag | mijn doel is | ik mik op
statement-aim-you = Ik raad je aan { PROVINCE($province, form: "to") } te gaan.
    .typed = jouw doel
    .also = je moet naar | je kunt nemen | waarom neem je niet | ga naar
statement-direction-me = Ik ga { $direction }.
    .typed = ik ga
statement-direction-you = Ga jij maar { $direction }.
    .typed = ga jij
statement-direction-third = { CAPITAL(POWER($power)) } gaat { $direction }.
    .typed = gaat
statement-neutral-me = Ik blijf neutraal tussen { POWERS($powers) }.
    .typed = ik blijf neutraal
    .also = ik ben neutraal | ik blijf neutraal
statement-neutral-you = Blijf alsjeblieft neutraal tussen { POWERS($powers) }.
    .typed = blijf neutraal
    .also = blijf neutraal
statement-no-aid-me = Ik steun { POWER($power) } niet.
    .typed = ik steun niet
    .also = ik steun niet | ik help niet
statement-no-aid-you = Steun { POWER($power) } alsjeblieft niet.
    .typed = steun niet
    .also = steun niet | help niet
statement-when = Laten we het samen { $at } doen, niet eerder.
    .typed = samen in
    .also = samen in | tegelijk in
statement-first-me = Eerst ik, dan jij.
    .typed = eerst ik
statement-first-you = Eerst jij, dan ik.
    .typed = eerst jij
statement-hold-line = Laten we deze linie houden: { PROVINCE($provinces, form: "the") }.
    .typed = linie
statement-pretend = Laten we doen alsof we met elkaar in oorlog zijn.
    .typed = schijnoorlog
statement-contain = Laten we samen voorkomen dat { POWER($power) } wint.
    .typed = indammen
    .also = we moeten stoppen | stoppen voor de solo | dreigt te winnen | tegenhouden
statement-draw = Ik zou een gelijkspel tussen { POWERS($powers) } accepteren.
    .typed = gelijkspel tussen
    .also = remise | gelijkspel tussen | remise tussen
statement-vote = Stem alsjeblieft voor het gelijkspel.
    .typed = stem gelijkspel
    .also = stem voor remise | stem alsjeblieft | accepteer de remise
statement-vote-wait = Stem alsjeblieft nog niet voor het gelijkspel.
    .typed = stem nog niet
statement-favour = Als je dit doet, sta ik bij je in het krijt.
    .typed = tegoed
statement-secret-you = Houd dit alsjeblieft onder ons.
    .typed = geheim | onder ons
    .also = dit blijft tussen ons | niet doorvertellen | vertel het niemand | onder ons
statement-secret-power = Vertel dit alsjeblieft niet aan { POWER($power) }.
    .typed = geheim voor
    .also = zeg het niet tegen | niets zeggen tegen | vertel het niet aan
statement-secret-me = Ik vertel het aan niemand.
    .typed = ik houd het geheim | ik hou het geheim
    .also = ik zeg het niemand | ik houd het voor me
statement-tell-first = Laat het me alsjeblieft weten voordat je je plannen verandert.
    .typed = meld het eerst
statement-inform-you = Laat me alsjeblieft weten wat { POWER($power) } je vertelt.
    .typed = vertel over
    .also = vertel me wat zegt | laat weten wat zegt
statement-inform-me = Ik laat je weten wat { POWER($power) } me vertelt.
    .typed = ik vertel over
statement-pass-on = Zeg alsjeblieft tegen { POWER($power) }: “{ $clause }”
    .typed = zeg tegen
statement-told = { CAPITAL(POWER($power)) } zei tegen mij: “{ $clause }”
    .typed = zei
statement-said = Ik zei tegen { POWER($power) }: “{ $clause }”
    .typed = ik zei
statement-agreed-with =
    Ik heb een afspraak met { POWER($power) }{ COUNT($clause) ->
        [0] { "." }
       *[other] : “{ $clause }”
    }
    .typed = afspraak met
    .also = ik heb een deal met | ik heb afgesproken met
statement-agreed-with-no = Ik heb geen afspraak met { POWER($power) }.
    .typed = geen afspraak met
    .also = geen deal met | niets afgesproken met
statement-contact = Ik praat met { POWER($power) }.
    .typed = praat met
    .also = ik praat met | ik ben in gesprek met | ik heb contact met
statement-contact-not-yet = Ik heb nog niet met { POWER($power) } gepraat.
    .typed = niet gepraat met
statement-contact-silent = { CAPITAL(POWER($power)) } antwoordt me niet.
    .typed = antwoordt niet
    .also = antwoordt niet | reageert niet | geen antwoord van | zwijgt
statement-contact-will = Ik zal het aan { POWER($power) } vragen.
    .typed = ik vraag
    .also = ik vraag het | ik zal vragen | ik praat met
statement-contact-tell = Ik zal tegen { POWER($power) } zeggen: “{ $clause }”
    .typed = ik zeg
statement-contact-agrees = { CAPITAL(POWER($power)) } gaat akkoord.
    .typed = stemt in
statement-contact-refuses = { CAPITAL(POWER($power)) } gaat niet akkoord.
    .typed = weigert
statement-contact-please = Praat alsjeblieft met { POWER($power) }.
    .typed = spreek met
    .also = praat met | kun je praten met | vraag het aan
statement-contact-told-nothing = Ik heb { POWER($power) } niets verteld.
    .typed = niets verteld aan
statement-contact-knows = Ik denk dat { POWER($power) } ervan weet.
    .typed = weet het
statement-trust = Ik vertrouw { POWER($power) }.
    .typed = vertrouw
    .also = ik vertrouw
statement-trust-no = Ik vertrouw { POWER($power) } niet.
    .typed = vertrouw niet
    .also = ik vertrouw niet | niet te vertrouwen
statement-reliable = { CAPITAL(POWER($power)) } houdt zich aan beloftes.
    .typed = houdt beloftes
statement-reliable-no = { CAPITAL(POWER($power)) } houdt zich niet aan beloftes.
    .typed = breekt beloftes
    .also = liegt | is een leugenaar | houdt zich niet aan zijn woord
statement-reliable-differs = { CAPITAL(POWER($power)) } vertelt jou iets anders dan mij.
    .typed = twee verhalen
statement-stance-friendly = Ik sta op goede voet met { POWER($power) }.
    .typed = goede voet met
statement-stance-hostile = { CAPITAL(POWER($power)) } is tegen mij.
    .typed = tegen mij
    .also = is tegen mij | valt mij aan
statement-stance-third = { CAPITAL(POWER($power)) } is tegen { POWER($whom) }.
    .typed = vijandig
statement-stance-dislikes = Dat zal { POWER($power) } niet bevallen.
    .typed = bevalt niet
statement-inactive = { CAPITAL(POWER($power)) } doet bijna niet meer mee.
    .typed = inactief
    .also = speelt niet meer | is weg | doet niet mee
statement-warn-you =
    Ik denk dat { POWER($power) } je{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } gaat aanvallen.
    .typed = waarschuwing | pas op
    .also = pas op voor | gaat je aanvallen | wil je aanvallen | kijk uit voor
statement-warn-me =
    Ik denk dat { POWER($power) } mij{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } gaat aanvallen.
    .typed = bedreigt mij
    .also = gaat mij aanvallen | wil mij aanvallen
statement-warn-third =
    Ik denk dat { POWER($power) } { POWER($whom) }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } gaat aanvallen.
    .typed = gaat aanvallen
    .also = gaat aanvallen | wil aanvallen
statement-expect = Ik verwacht: { LIST($orders) }.
    .typed = verwacht
    .also = ik denk dat | ik verwacht | waarschijnlijk
statement-expect-not = Dit verwacht ik niet: { $order }.
    .typed = verwacht niet
statement-they-ally = Ik denk dat { POWERS($powers) } samenwerken.
    .typed = bondgenoten
    .also = zijn bondgenoten | werken samen
statement-they-ally-no = Ik denk dat { POWERS($powers) } met elkaar in oorlog zijn.
    .typed = in oorlog
    .also = zijn in oorlog | vechten met elkaar
statement-strong = { CAPITAL(POWER($power)) } wordt te sterk.
    .typed = te sterk
    .also = is te sterk | wordt te groot | groeit te snel
statement-strong-weak = { CAPITAL(POWER($power)) } houdt het niet lang meer vol.
    .typed = bijna weg
    .also = is bijna dood | is bijna uitgeschakeld
statement-helps = Daar heeft alleen { POWER($power) } iets aan.
    .typed = helpt alleen
    .also = helpt alleen
statement-helps-nobody = Daar hebben we niets aan.
    .typed = levert niets op
statement-takes = Dat duurt { $number } jaar.
    .typed = duurt jaren
statement-takes-long = Dat duurt te lang.
    .typed = duurt te lang
statement-depends = Dat hangt van { POWER($power) } af.
    .typed = hangt af van
statement-odds = { $mine } tegen { $theirs } { PROVINCE($province, form: "in") }.
    .typed = verhouding
statement-can-attack =
    { CAPITAL(POWER($power)) } kan { PROVINCE($province, form: "the") } met { $number } { $number ->
        [one] eenheid
       *[other] eenheden
    } aanvallen.
    .typed = kan aanvallen
statement-can-attack-no = { CAPITAL(POWER($power)) } kan { PROVINCE($province, form: "the") } niet bereiken.
    .typed = kan niet naar
statement-safe = { CAPITAL(PROVINCE($province, form: "in")) } is het veilig.
    .typed = veilig
    .also = is veilig
statement-safe-no = { CAPITAL(PROVINCE($province, form: "in")) } dreigt gevaar.
    .typed = in gevaar
    .also = is in gevaar | wordt bedreigd
statement-works = Ik denk dat dit werkt: { LIST($orders) }.
    .typed = werkt
statement-works-no = Ik denk niet dat dit werkt: { LIST($orders) }.
    .typed = werkt niet
statement-prevents = Dan lukt dit niet: { LIST($orders) }.
    .typed = verhindert
statement-outcome-worked =
    Het is gelukt{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = gelukt
statement-outcome-failed =
    Het is niet gelukt{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = mislukt
statement-fact-unit = { CAPITAL(POWER($power)) } heeft een eenheid { PROVINCE($province, form: "in") }.
    .typed = heeft eenheid
    .also = heeft een leger in | heeft een vloot in | staat in
statement-fact-no-unit = Er staat geen eenheid { PROVINCE($province, form: "in") }.
    .typed = leeg
    .also = is leeg | staat niemand
statement-fact-centre = { CAPITAL(POWER($power)) } heeft { PROVINCE($centre, form: "the") } in bezit.
    .typed = bezit
    .also = bezit | heeft
statement-fact-count =
    { CAPITAL(POWER($power)) } heeft { $number } { $number ->
        [one] aanvoergebied
       *[other] aanvoergebieden
    }.
    .typed = aanvoergebieden | centra
    .also = heeft centra | heeft aanvoergebieden
statement-fact-count-will =
    { CAPITAL(POWER($power)) } zal { $number } { $number ->
        [one] aanvoergebied
       *[other] aanvoergebieden
    } hebben{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ $at }
    }.
    .typed = zal hebben
statement-fact-order =
    { CAPITAL(POWER($power)) } gaf { COUNT($orders) ->
        [one] dit bevel
       *[other] deze bevelen
    }: { LIST($orders) }.
    .typed = beval
statement-purpose-defence = { $order } is alleen ter verdediging; ik val je niet aan.
    .typed = verdediging
    .also = is alleen verdediging | puur defensief
statement-purpose-against = { $unit } is bedoeld tegen { POWER($power) }.
    .typed = bedoeld tegen
statement-purpose-needed = Ik heb { $unit } { PROVINCE($province, form: "in") } nodig.
    .typed = ik heb nodig
statement-purpose-protects = Ik moet { PROVINCE($province, form: "in") } staan om { PROVINCE($centre, form: "the") } te beschermen.
    .typed = beschermt
statement-builds-need = Ik heb een nieuwe eenheid nodig.
    .typed = moet bouwen | nieuwe eenheid nodig
statement-builds-have =
    Ik mag { $number } { $number ->
        [one] eenheid
       *[other] eenheden
    } bouwen.
    .typed = mag bouwen
statement-no-reason = Daar heb ik geen reden voor.
    .typed = geen reden
statement-no-choice = Ik had geen andere keus.
    .typed = geen keus
statement-lose = Dan verlies ik { PROVINCE($centre, form: "the") }.
    .typed = verlies
    .also = dan ben ik kwijt | dan verlies ik
statement-lose-not-get = Dan krijg ik { PROVINCE($centre, form: "the") } niet.
    .typed = krijg niet
statement-worry = { $unit } baart me zorgen.
    .typed = zorgen om
    .also = ik maak me zorgen over | baart me zorgen
statement-unable = Dat kan ik niet: ik heb er geen eenheid voor.
    .typed = kan niet
statement-unable-reach = Geen van mijn eenheden kan op tijd { PROVINCE($province, form: "in") } zijn.
    .typed = te ver
statement-free-units = Ik kan inzetten: { LIST($units) }.
    .typed = inzetbaar
statement-mistake = Dat was een vergissing in mijn bevelen.
    .typed = vergissing
    .also = dat was een vergissing | verkeerd bevel | foutje in mijn bevelen
statement-mistake-meant = Ik bedoelde dit bevel: { $order }.
    .typed = ik bedoelde
statement-mistake-missed = Mijn bevelen waren niet op tijd binnen.
    .typed = te laat
    .also = ik heb de deadline gemist | mijn bevelen waren te laat
statement-recall = Denk aan afspraak { $number }.
    .typed = denk aan
statement-broken = Afspraak { $number } is niet nagekomen.
    .typed = geschonden
statement-breach = Dat zou tegen onze afspraak zijn.
    .typed = tegen onze afspraak
statement-breach-power = Dat zou tegen mijn afspraak met { POWER($power) } zijn.
    .typed = tegen afspraak met
statement-keep = Ik houd me aan afspraak { $number }.
    .typed = kom na
statement-renew = Hetzelfde als vorige beurt?
    .typed = opnieuw
    .also = zelfde als vorige beurt | weer hetzelfde | zoals vorige keer
statement-away = Ik ben weg tot { $date }.
    .typed = weg tot
statement-ask-about-province = Wat doen we { PROVINCE($province, form: "in") }?
    .typed = gebied
    .also = en? | wat doen we met | hoe zit het met
statement-ask-about-power = En { POWER($power) }?
    .typed = mogendheid
    .also = en? | wat denk je van
statement-ask-plans = Wat zijn je plannen?
    .typed = plannen
    .also = wat ben je van plan | wat is je plan | wat ga je doen | wat doe jij
statement-ask-orders = Welke bevelen geef je?
    .typed = bevelen
    .also = wat zijn je bevelen | wat beveel je
statement-ask-unit = Wat ga je met { $unit } doen?
    .typed = eenheid
    .also = wat doe je met | waar gaat heen | wat doet
statement-ask-will-order = Geef je het bevel { $order }?
    .typed = beveel je
statement-ask-will-go = Ga je { PROVINCE($province, form: "to") }?
    .typed = ga je naar
    .also = ga je naar | wil je naar | ben je van plan naar
statement-ask-will-attack = Ga je { POWER($power) } aanvallen?
    .typed = val je aan
    .also = ga je aanvallen | val je aan | wil je aanvallen
statement-ask-advice =
    Wat raad je me aan{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }voor { $unit }
    }?
    .typed = advies
    .also = advies | wat moet ik doen | wat raad je aan
statement-ask-how = Hoe kunnen we { POWER($power) } samen aanvallen?
    .typed = hoe tegen
    .also = hoe vallen we aan | hoe pakken we
statement-ask-how-this = Hoe?
    .typed = hoe
statement-ask-who = Wie doet het?
    .typed = wie
statement-ask-sure = Kan ik daarop rekenen?
    .typed = zeker
    .also = weet je het zeker | kan ik op je rekenen | beloofd
statement-ask-mean = Bedoel je: “{ UNSTOPPED($clause) }”?
    .typed = bedoel je
statement-ask-price = Wat wil je ervoor terug?
    .typed = prijs
    .also = wat wil je ervoor terug | wat wil je in ruil
statement-ask-offer = Wat bied je me?
    .typed = aanbod
    .also = wat bied je | wat krijg ik
statement-ask-agree = Ga je akkoord met voorstel { $number }?
    .typed = akkoord
statement-ask-why = Waarom?
    .typed = waarom
statement-ask-why-attack = Waarom deze aanval { PROVINCE($province, form: "in") }?
    .typed = waarom aanval
    .also = waarom val je aan | waarom heb je aangevallen
statement-ask-why-order = Waarom dit bevel: { $order }?
    .typed = waarom bevel
statement-ask-when = Wanneer?
    .typed = wanneer
statement-ask-when-until = Tot wanneer?
    .typed = tot wanneer
statement-ask-which = Met welke eenheid?
    .typed = welke eenheid
statement-ask-which-power = Tegen wie?
    .typed = tegen wie
statement-ask-need = Welke steun heb je nodig?
    .typed = welke steun
statement-ask-free = Welke eenheden kun je inzetten?
    .typed = welke eenheden
statement-ask-works = Zou dit werken: { LIST($orders) }?
    .typed = zou werken
statement-ask-told = Wat zegt { POWER($power) } tegen jou?
    .typed = zegt tegen jou
    .also = wat zegt tegen je | wat zei tegen jou
statement-ask-told-answer = Wat heb je tegen { POWER($power) } gezegd?
    .typed = gezegd tegen
    .also = wat heb je gezegd tegen
statement-ask-others = Wat denk je dat { POWER($power) } gaat doen?
    .typed = anderen
    .also = wat gaat doen | wat is van plan
statement-ask-trust = Vertrouw je { POWER($power) }?
    .typed = vertrouw je
    .also = vertrouw je | kunnen we vertrouwen
statement-ask-contact = Praat je met { POWER($power) }?
    .typed = praat je met
    .also = praat je met | heb je contact met | heb je gehoord van
statement-ask-contact-agreed = Heb je een afspraak met { POWER($power) }?
    .typed = afspraak met
    .also = heb je een deal met | ben je bondgenoot van
statement-ask-source = Hoe weet je dat?
    .typed = bron
statement-ask-build = Wat ga je bouwen?
    .typed = bouw
    .also = wat bouw je
statement-ask-disband = Welke eenheid ga je ontbinden?
    .typed = ontbinden
statement-still = Geldt afspraak { $number } nog?
    .typed = nog steeds
statement-need-answer = Ik heb vóór de deadline een antwoord nodig.
    .typed = antwoord nodig
statement-yes = Akkoord.
    .typed = ja | ok | akkoord | oké | afgesproken
    .also = akkoord | afgesproken | deal | goed idee | prima | vind ik goed | oké doen we
statement-yes-fact = Ja.
    .typed = klopt | juist
statement-choose = Ik kies alternatief { $number }.
    .typed = kies
statement-no = Nee, dank je.
    .typed = nee | nee dank je
    .also = nee bedankt | niet akkoord | geen interesse | doe ik niet
statement-no-fact = Nee.
    .typed = onjuist | klopt niet
statement-later = Nu niet.
    .typed = niet nu
    .also = nu niet | misschien later | nog niet
statement-counter = Mijn tegenvoorstel:
    .typed = tegenvoorstel
statement-cant-say = Dat zeg ik liever niet.
    .typed = kan ik niet zeggen
    .also = dat kan ik niet zeggen | dat zeg ik liever niet
statement-dont-know = Dat weet ik nog niet.
    .typed = weet niet | weet ik niet
    .also = ik weet het nog niet | nog geen idee
statement-dont-know-maybe = Misschien.
    .typed = misschien
statement-untrue = Dat is niet waar.
    .typed = onwaar | niet waar
    .also = dat is niet waar | dat is een leugen
statement-thanks = Dank je.
    .typed = dank | dank je | dankjewel | bedankt
statement-thanks-kept = Bedankt dat je je aan afspraak { $number } hebt gehouden.
    .typed = dank voor
statement-sorry = Het spijt me.
    .typed = sorry | het spijt me
statement-sorry-move = Het was mijn beste zet, niets persoonlijks.
    .typed = niets persoonlijks
    .also = niets persoonlijks
statement-answer-later = Ik antwoord vóór de deadline.
    .typed = antwoord later
statement-withdraw = Ik trek voorstel { $number } in.
    .typed = trek in
statement-drop = Afspraak { $number } geldt voor mij niet meer.
    .typed = zeg op
statement-not-understood = Dat begrijp ik niet. Gebruik alsjeblieft het menu.
    .typed = begrijp niet
statement-or = Of:
    .typed = of
statement-afterwards = Daarna: { $clause }
    .typed = daarna | dan
statement-condition = Voorwaarde: { $clause }
    .typed = als | voorwaarde
statement-unless = Tenzij: { $clause }
    .typed = tenzij
statement-reason = De reden: { $clause }
    .typed = omdat | reden
statement-otherwise = Anders: { $clause }
    .typed = anders
statement-what-if = En als dit gebeurt? { $clause }
    .typed = wat als
statement-check = Klopt dit? { $clause }
    .typed = klopt dit
statement-until = Dit geldt { $until }.
    .typed = tot en met | tot
statement-until-notice = Dit geldt tot nader bericht.
    .typed = tot nader bericht
statement-from = Dit begint { $at }.
    .typed = vanaf | met ingang van

statement-until-spring = tot en met het voorjaar van { $year }
statement-until-autumn = tot en met het najaar van { $year }
statement-until-winter = tot en met de winter van { $year }
statement-by-spring = uiterlijk in het voorjaar van { $year }
statement-by-autumn = uiterlijk in het najaar van { $year }
statement-by-winter = uiterlijk in de winter van { $year }
statement-in-spring = in het voorjaar van { $year }
statement-in-autumn = in het najaar van { $year }
statement-in-winter = in de winter van { $year }
statement-direction-north = naar het noorden
    .typed = noord
statement-direction-south = naar het zuiden
    .typed = zuid
statement-direction-east = naar het oosten
    .typed = oost
statement-direction-west = naar het westen
    .typed = west
statement-plan-lepanto = Lepanto
statement-plan-key-lepanto = Key Lepanto
statement-plan-juggernaut = Juggernaut
statement-plan-western-triple = Westelijk drieverbond
statement-plan-central-triple = Centraal drieverbond
statement-plan-wintergreen = Wintergreen
statement-plan-sealion = Zeeleeuw
statement-plan-anschluss = Anschluss
statement-me-read = ik | mij | mijn
statement-you-read = jij | jou | jouw
statement-by-read = uiterlijk | voor | in het | in
statement-not-read = niet | geen | nooit | niets | niemand | nee | zonder
statement-withdraw-read = trek in | ik trek in | ik trek het in | ik trek dit in | ik trek mijn voorstel in | intrekken | ingetrokken | ik trek het terug | ik trek me terug | annuleren | annuleer | laat maar | vergeet het | trek ik in | trek ik terug | ik trek dat in | ik neem het terug | neem ik terug | vervalt | laat maar zitten
statement-drop-read = zeg op | ik zeg op | ik zeg het op | opzeggen | opgezegd | verbreek | ik verbreek | ik verbreek het | ik breek het af | afgelopen | ik stop ermee | geldt niet meer | geldt voor mij niet meer | zeg ik op | ik zeg de afspraak op | verbreek ik | ik verbreek de afspraak | breek ik af | gaat niet door | voorbij | ik stap eruit | ik heb me bedacht
statement-unread-keyword =
    “{ $word }” ken ik niet{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(bedoelde je `{ $nearest }`?)
    }.
statement-unread-rest = Ik lees `{ $said }`, maar “{ $rest }” begrijp ik niet.
statement-unread-missing = Achter `{ $said }` ontbreekt iets.
statement-to = { POWER($power) }: { $clause }
statement-to-all = Aan elke mogendheid: { $clause }
