### Was Spieler einander sagen, jedem in seiner Sprache.

statement-peace = Ich schlage vor, dass wir Frieden schließen.
    .typed = frieden | waffenstillstand
    .also = Frieden? | Waffenstillstand | lass uns Frieden schließen | lass uns Frieden machen | Nichtangriffspakt | kein Krieg zwischen uns | wollen wir Frieden | wir kämpfen nicht | ich möchte Frieden | ich will Frieden | ich hätte gern Frieden mit dir | können wir Frieden schließen
statement-peace-many = Ich schlage Frieden zwischen { POWERS($powers, form: "dat") } vor.
    .typed = frieden zwischen
statement-no-attack-me =
    Ich greife dich{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in", join: "and") }
    } nicht an.
    .typed = ich greife nicht an | ich greife dich nicht an
    .also = ich werde dich nicht angreifen | ich habe nicht vor dich anzugreifen | ich verspreche dich nicht anzugreifen | von mir hast du nichts zu befürchten
statement-no-attack-you =
    Greif mich{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in", join: "and") }
    } bitte nicht an.
    .typed = greif nicht an | greif mich nicht an
    .also = greif mich nicht an | bitte greif mich nicht an | hör auf mich anzugreifen | lass mich in Ruhe
statement-ally = Ich schlage ein Bündnis gegen { POWER($against, form: "acc") } vor.
    .typed = bündnis gegen
    .also = Bündnis gegen | Allianz gegen | Pakt gegen | Abkommen gegen | zusammen gegen | gemeinsam gegen | lass uns gemeinsam angreifen | verbünden wir uns gegen | wollen wir uns verbünden gegen
statement-ally-many = Ich schlage ein Bündnis zwischen { POWERS($powers, form: "dat") } gegen { POWER($against, form: "acc") } vor.
    .typed = bündnis
statement-together = Ich würde gern mit dir zusammenarbeiten.
    .typed = zusammen | zusammenarbeit | zusammenarbeiten
    .also = wollen wir zusammenarbeiten | lass uns zusammenarbeiten | arbeiten wir zusammen | Bündnis? | verbünden wir uns
statement-plan = Ich schlage diesen Plan vor: { $plan }.
    .typed = plan
statement-dmz = Ich schlage eine entmilitarisierte Zone { PROVINCE($provinces, form: "in") } vor: keine Einheiten, weder deine noch meine.
    .typed = entmilitarisiert | dmz | entmilitarisierte zone
    .also = entmilitarisiert | dmz | entmilitarisierte Zone | lassen wir leer | leer lassen | frei lassen | keiner geht | wir bleiben beide raus aus | neutrale Zone | ohne Einheiten | keine Einheiten in | ohne Truppen
statement-keep-out-me = Ich ziehe nicht { PROVINCE($provinces, form: "to") }.
    .typed = ich bleibe weg
    .also = ich gehe nicht nach | ich bleibe raus aus | ich bleibe weg von | ich ziehe nicht nach | ich betrete nicht
statement-keep-out-you = Zieh bitte nicht { PROVINCE($provinces, form: "to") }.
    .typed = bleib weg
    .also = bleib raus aus | geh nicht nach | bleib weg von | bitte nicht nach | zieh nicht nach | bleib bitte aus
statement-vacate-me = Ich ziehe { $by } { PROVINCE($province, form: "from") } ab.
    .typed = ich ziehe ab
    .also = ich verlasse | ich gehe raus aus | ich ziehe ab aus | ich räume
statement-vacate-you = Zieh bitte { $by } { PROVINCE($province, form: "from") } ab.
    .typed = zieh ab
    .also = geh raus aus | verlass | bitte räume | zieh ab aus | kannst du verlassen | zieh dich zurück aus
statement-arrive = Ich bin { $by } { PROVINCE($province, form: "in") }.
    .typed = ich bin in
    .also = ich komme nach | ich werde in sein | ich bin dann in
statement-transit-ask = Lass { $unit } bitte durch { PROVINCE($province, form: "acc") }; sie zieht { $by } weiter.
    .typed = lass durch
statement-transit-offer = { $unit } darf durch { PROVINCE($province, form: "acc") }, wenn sie { $by } weiterzieht.
    .typed = darf durch
statement-order-me =
    Ich gebe { COUNT($orders) ->
        [one] diesen Befehl
       *[other] diese Befehle
    }: { LIST($orders) }.
    .typed = ich befehle | ich
    .also = ich mache | ich befehle | ich ziehe | meine Befehle | ich gehe
statement-order-you =
    Gib bitte { COUNT($orders) ->
        [one] diesen Befehl
       *[other] diese Befehle
    }: { LIST($orders) }.
    .typed = befiehl | du
    .also = kannst du machen | mach bitte | könntest du befehlen | du ziehst | du machst
statement-no-order-me = Ich gebe diesen Befehl nicht: { $order }.
    .typed = ich befehle nicht | ich nicht
    .also = ich mache nicht | ich ziehe nicht
statement-no-order-you = Gib diesen Befehl bitte nicht: { $order }.
    .typed = befiehl nicht | du nicht
    .also = mach nicht | bitte nicht | zieh nicht
statement-support-ask = Kannst du { $order } unterstützen?
    .typed = brauche unterstützung | kannst du unterstützen
    .also = unterstütz mich | bitte unterstütze | kannst du unterstützen | unterstützt du | ich brauche deine Unterstützung | gib mir Unterstützung | würdest du unterstützen
statement-support-ask-hold = Kannst du { $unit } unterstützen, wenn sie stehen bleibt?
    .typed = brauche unterstützung für
    .also = kannst du unterstützen sie bleibt stehen | unterstütz beim Halten | kannst du halten helfen | bitte unterstütze damit sie hält
statement-support-offer = Ich kann { $order } unterstützen.
    .typed = biete unterstützung | ich kann unterstützen
    .also = ich unterstütze | ich unterstütze dich | ich werde unterstützen | ich gebe Unterstützung | ich biete Unterstützung
statement-support-offer-hold = Ich kann { $unit } unterstützen, wenn sie stehen bleibt.
    .typed = biete unterstützung für
    .also = ich unterstütze beim Halten | ich unterstütze deine Armee | ich halte dir
statement-help-ask =
    Hilf mir bitte{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }gegen { POWER($power, form: "acc") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = hilf mir
    .also = hilf mir | Hilfe | kannst du mir helfen gegen | ich brauche Hilfe | hilfst du mir
statement-help-offer =
    Ich kann dir{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }gegen { POWER($power, form: "acc") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } helfen.
    .typed = ich helfe | ich kann helfen
    .also = ich helfe dir | ich kann dir helfen gegen | soll ich helfen | brauchst du Hilfe
statement-convoy-ask = Kannst du { $order } per Konvoi befördern?
    .typed = brauche konvoi | kannst du befördern
    .also = befördere mich | kannst du befördern | bitte befördern | Konvoi | bring meine Armee
statement-convoy-offer = Ich kann { $order } per Konvoi befördern.
    .typed = biete konvoi | ich kann befördern
    .also = ich befördere | ich kann befördern | ich bringe deine Armee
statement-bounce = Lass uns { PROVINCE($province, form: "in") } einen Bounce verabreden: { $mine } und { $yours } ziehen beide dorthin, ohne Unterstützung.
    .typed = bounce | patt
    .also = Bounce in | lass uns bouncen | wir bouncen in | Patt in | abgesprochener Bounce
statement-retreat-me = Falls { $unit } vertrieben wird, ziehe ich sie { PROVINCE($province, form: "to") } zurück.
    .typed = ich weiche
    .also = ich ziehe mich zurück nach | ich weiche
statement-retreat-you = Falls { $unit } vertrieben wird, zieh sie bitte { PROVINCE($province, form: "to") } zurück.
    .typed = weiche
    .also = zieh dich zurück nach | weiche
statement-build-me =
    Ich baue { $kind ->
        [fleet] eine Flotte
       *[army] eine Armee
    } { PROVINCE($centre, form: "in") }.
    .typed = ich baue
    .also = ich baue | ich werde bauen
statement-build-you =
    Bau bitte { $kind ->
        [fleet] eine Flotte
       *[army] eine Armee
    } { PROVINCE($centre, form: "in") }.
    .typed = bau
    .also = bau | bitte bau | kannst du bauen
statement-no-build-me =
    Ich baue { $kind ->
        [fleet] keine Flotte
       *[army] keine Armee
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = ich baue nicht
    .also = ich baue keine | ich werde keine bauen
statement-no-build-you =
    Bau bitte { $kind ->
        [fleet] keine Flotte
       *[army] keine Armee
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = bau nicht
    .also = bau keine | bitte keine Flotte | keine Flotte in
statement-share =
    Ich schlage diese Aufteilung vor: { PROVINCE($mine, form: "acc") } für mich; { PROVINCE($yours, form: "acc") } für dich{ COUNT($theirs) ->
        [0] { "" }
       *[other] ; { PROVINCE($theirs, form: "acc") } für { POWER($power, form: "acc") }
    }.
    .typed = aufteilung | aufteilen
statement-share-open = Lass uns später klären, wer { PROVINCE($centres, form: "acc") } bekommt.
    .typed = später aufteilen
    .also = entscheiden wir später über | wer bekommt
statement-take = { CAPITAL(PROVINCE($centre, form: "acc")) } kannst du haben: Ich ziehe nicht hin.
    .typed = für dich
    .also = du kannst haben | nimm | gehört dir | ist deins | du bekommst | für dich
statement-give = Lass { POWER($power, form: "acc") } bitte { PROVINCE($centre, form: "acc") } haben.
    .typed = überlass
    .also = überlass | gib an | lass nehmen
statement-give-all = Dann überlasse ich { POWER($power, form: "dat") } alles.
    .typed = alles für
    .also = dann gebe ich alles | alles für
statement-leave-me =
    Ich lasse dir { $number } { $number ->
        [one] Zentrum
       *[other] Zentren
    }.
    .typed = ich lasse zentren
statement-leave-you =
    Lass mir bitte { $number } { $number ->
        [one] Zentrum
       *[other] Zentren
    }.
    .typed = lass mir zentren
statement-left = Das habe ich dir überlassen: { PROVINCE($provinces, form: "acc") }.
    .typed = habe dir überlassen
statement-stop-at =
    Lass uns beide bei { $number } { $number ->
        [one] Zentrum
       *[other] Zentren
    } aufhören.
    .typed = aufhören bei
    .also = wir hören bei Zentren auf | stoppen bei
statement-attack-me = Ich greife { POWER($power, form: "acc") } an.
    .typed = ich greife an
    .also = ich greife an | ich werde angreifen | ich gehe auf | ich gehe gegen
statement-attack-you = Greif bitte { POWER($power, form: "acc") } an.
    .typed = greif an
    .also = greif an | kannst du angreifen | bitte greif an | geh gegen | geh auf
statement-hold-off-me = Ich halte { POWER($power, form: "acc") } beschäftigt.
    .typed = ich halte beschäftigt | ich halte in schach
    .also = ich beschäftige
statement-hold-off-you = Halt { POWER($power, form: "acc") } bitte beschäftigt.
    .typed = halt beschäftigt | halt in schach
    .also = beschäftige
statement-hold-off-busy = { CAPITAL(POWER($power, form: "nom")) } macht mir zu schaffen.
    .typed = macht mir zu schaffen
statement-aim-me = Ich möchte { PROVINCE($province, form: "to") } ziehen.
    .typed = mein ziel
    .also = ich will | ich möchte | mein Ziel ist | ich hätte gern
statement-aim-you = Ich rate dir, { PROVINCE($province, form: "to") } zu ziehen.
    .typed = dein ziel
    .also = du solltest nach | du könntest nehmen | geh nach | nimm doch
statement-direction-me = Ich ziehe { $direction }.
    .typed = ich ziehe
statement-direction-you = Zieh du { $direction }.
    .typed = zieh
statement-direction-third = { CAPITAL(POWER($power, form: "nom")) } zieht { $direction }.
    .typed = zieht
statement-neutral-me = Ich bleibe neutral zwischen { POWERS($powers, form: "dat") }.
    .typed = ich bleibe neutral
    .also = ich bin neutral | ich bleibe neutral
statement-neutral-you = Bleib bitte neutral zwischen { POWERS($powers, form: "dat") }.
    .typed = bleib neutral
    .also = bleib neutral
statement-no-aid-me = Ich unterstütze { POWER($power, form: "acc") } nicht.
    .typed = ich unterstütze nicht
    .also = ich unterstütze nicht | ich helfe nicht
statement-no-aid-you = Unterstütz { POWER($power, form: "acc") } bitte nicht.
    .typed = unterstütz nicht | unterstütze nicht
    .also = unterstütze nicht | hilf nicht
statement-when = Lass es uns gemeinsam { $at } machen, nicht früher.
    .typed = zusammen im
    .also = zusammen im | gleichzeitig im
statement-first-me = Erst ich, dann du.
    .typed = erst ich
statement-first-you = Erst du, dann ich.
    .typed = erst du
statement-hold-line = Lass uns diese Linie halten: { PROVINCE($provinces, form: "acc") }.
    .typed = linie
statement-pretend = Lass uns so tun, als wären wir im Krieg.
    .typed = scheinkrieg
statement-contain = Lass uns gemeinsam verhindern, dass { POWER($power, form: "nom") } gewinnt.
    .typed = eindämmen
    .also = wir müssen stoppen | aufhalten | gewinnt sonst | Alleinsieg verhindern
statement-draw = Ein Unentschieden zwischen { POWERS($powers, form: "dat") } wäre mir recht.
    .typed = unentschieden zwischen
    .also = Remis | Unentschieden zwischen | Remis zwischen
statement-vote = Stimm bitte für das Unentschieden.
    .typed = stimm unentschieden
    .also = stimm für das Remis | bitte stimm zu | nimm das Remis an
statement-vote-wait = Stimm bitte noch nicht für das Unentschieden.
    .typed = stimm noch nicht
statement-favour = Wenn du das machst, hast du bei mir was gut.
    .typed = gefallen
statement-secret-you = Das bleibt bitte unter uns.
    .typed = geheim | unter uns
    .also = das bleibt unter uns | sag es niemandem | nicht weitersagen | unter uns
statement-secret-power = Sag { POWER($power, form: "dat") } bitte nichts davon.
    .typed = geheim vor
    .also = sag nichts | kein Wort zu | sag es nicht
statement-secret-me = Ich sage es niemandem.
    .typed = ich halte es geheim
    .also = ich sage es niemandem | ich behalte es für mich
statement-tell-first = Sag mir bitte Bescheid, bevor du deine Pläne änderst.
    .typed = sag bescheid
statement-inform-you = Sag mir bitte, was dir { POWER($power, form: "nom") } schreibt.
    .typed = sag mir von
    .also = sag mir was sagt | lass mich wissen was sagt
statement-inform-me = Ich sage dir, was mir { POWER($power, form: "nom") } schreibt.
    .typed = ich sage dir von
statement-pass-on = Sag { POWER($power, form: "dat") } bitte: „{ $clause }“
    .typed = sag
statement-told = { CAPITAL(POWER($power, form: "nom")) } hat mir gesagt: „{ $clause }“
    .typed = sagte mir
statement-said = Ich habe { POWER($power, form: "dat") } gesagt: „{ $clause }“
    .typed = ich sagte
statement-agreed-with =
    Ich habe eine Abmachung mit { POWER($power, form: "dat") }{ COUNT($clause) ->
        [0] { "." }
       *[other] : „{ $clause }“
    }
    .typed = abmachung mit
    .also = ich habe einen Deal mit | ich habe mich geeinigt mit
statement-agreed-with-no = Ich habe keine Abmachung mit { POWER($power, form: "dat") }.
    .typed = keine abmachung mit
    .also = kein Deal mit | nichts vereinbart mit
statement-contact = Ich bin mit { POWER($power, form: "dat") } im Gespräch.
    .typed = rede mit
    .also = ich rede mit | ich spreche mit | bin im Gespräch mit
statement-contact-not-yet = Ich habe noch nicht mit { POWER($power, form: "dat") } gesprochen.
    .typed = nicht geredet mit
statement-contact-silent = { CAPITAL(POWER($power, form: "nom")) } antwortet mir nicht.
    .typed = antwortet nicht
    .also = antwortet nicht | meldet sich nicht | keine Antwort von | schweigt
statement-contact-will = Ich frage { POWER($power, form: "acc") }.
    .typed = ich frage
    .also = ich frage | ich werde fragen | ich rede mit
statement-contact-tell = Ich werde { POWER($power, form: "dat") } sagen: „{ $clause }“
    .typed = ich sage
statement-contact-agrees = { CAPITAL(POWER($power, form: "nom")) } ist einverstanden.
    .typed = ist einverstanden
statement-contact-refuses = { CAPITAL(POWER($power, form: "nom")) } ist nicht einverstanden.
    .typed = lehnt ab
statement-contact-please = Sprich bitte mit { POWER($power, form: "dat") }.
    .typed = sprich mit
    .also = rede mit | kannst du reden mit | frag mal
statement-contact-told-nothing = Ich habe { POWER($power, form: "dat") } nichts gesagt.
    .typed = nichts gesagt
statement-contact-knows = Ich glaube, dass { POWER($power, form: "nom") } davon weiß.
    .typed = weiß davon
statement-trust = Ich vertraue { POWER($power, form: "dat") }.
    .typed = vertraue
    .also = ich vertraue | ich traue
statement-trust-no = Ich traue { POWER($power, form: "dat") } nicht.
    .typed = traue nicht
    .also = ich traue nicht | ich vertraue nicht
statement-reliable = { CAPITAL(POWER($power, form: "nom")) } hält Wort.
    .typed = hält versprechen | hält wort
statement-reliable-no = { CAPITAL(POWER($power, form: "nom")) } hält nicht Wort.
    .typed = bricht versprechen | bricht wort
    .also = lügt | hält sein Wort nicht | ist ein Lügner
statement-reliable-differs = { CAPITAL(POWER($power, form: "nom")) } sagt dir etwas anderes als mir.
    .typed = zweierlei
statement-stance-friendly = Ich komme mit { POWER($power, form: "dat") } gut aus.
    .typed = gutes verhältnis mit
statement-stance-hostile = { CAPITAL(POWER($power, form: "nom")) } ist gegen mich.
    .typed = gegen mich
    .also = ist gegen mich | greift mich an
statement-stance-third = { CAPITAL(POWER($power, form: "nom")) } ist gegen { POWER($whom, form: "acc") }.
    .typed = feindlich
statement-stance-dislikes = Das wird { POWER($power, form: "dat") } nicht gefallen.
    .typed = gefällt nicht
statement-inactive = { CAPITAL(POWER($power, form: "nom")) } spielt kaum noch mit.
    .typed = inaktiv
    .also = spielt nicht mehr | ist weg | ist inaktiv
statement-warn-you =
    Ich glaube, dass { POWER($power, form: "nom") } dich{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } angreifen wird.
    .typed = warnung | vorsicht | achtung
    .also = pass auf | wird dich angreifen | will dich angreifen | Vorsicht vor
statement-warn-me =
    Ich glaube, dass { POWER($power, form: "nom") } mich{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } angreifen wird.
    .typed = bedroht mich
    .also = wird mich angreifen | will mich angreifen
statement-warn-third =
    Ich glaube, dass { POWER($power, form: "nom") } { POWER($whom, form: "acc") }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } angreifen wird.
    .typed = wird angreifen
    .also = wird angreifen | will angreifen
statement-expect = Ich rechne mit: { LIST($orders) }.
    .typed = erwarte
    .also = ich denke dass | ich erwarte | wahrscheinlich
statement-expect-not = Damit rechne ich nicht: { $order }.
    .typed = erwarte nicht
statement-they-ally = Ich glaube, dass { POWERS($powers, form: "nom") } zusammenarbeiten.
    .typed = verbündet
    .also = sind verbündet | arbeiten zusammen
statement-they-ally-no = Ich glaube, dass { POWERS($powers, form: "nom") } miteinander Krieg führen.
    .typed = im krieg
    .also = sind im Krieg | bekämpfen sich
statement-strong = { CAPITAL(POWER($power, form: "nom")) } wird zu stark.
    .typed = zu stark
    .also = ist zu stark | wird zu groß | wächst zu schnell
statement-strong-weak = { CAPITAL(POWER($power, form: "nom")) } hält nicht mehr lange durch.
    .typed = bald raus
    .also = ist fast tot | ist fast raus | ist erledigt
statement-helps = Davon hat nur { POWER($power, form: "nom") } etwas.
    .typed = hilft nur
    .also = hilft nur | nützt nur
statement-helps-nobody = Davon haben wir nichts.
    .typed = bringt nichts
statement-takes =
    Das dauert { $number } { $number ->
        [one] Jahr
       *[other] Jahre
    }.
    .typed = dauert jahre
statement-takes-long = Das dauert zu lange.
    .typed = dauert zu lange
statement-depends = Das hängt { POWER($power, form: "von") } ab.
    .typed = hängt ab von
statement-odds = { $mine } gegen { $theirs } { PROVINCE($province, form: "in") }.
    .typed = verhältnis
statement-can-attack =
    { CAPITAL(POWER($power, form: "nom")) } kann { PROVINCE($province, form: "acc") } mit { $number } { $number ->
        [one] Einheit
       *[other] Einheiten
    } angreifen.
    .typed = kann angreifen
statement-can-attack-no = { CAPITAL(POWER($power, form: "nom")) } kann { PROVINCE($province, form: "acc") } nicht erreichen.
    .typed = kommt nicht nach
statement-safe = { CAPITAL(PROVINCE($province, form: "in")) } droht keine Gefahr.
    .typed = sicher
    .also = ist sicher
statement-safe-no = { CAPITAL(PROVINCE($province, form: "in")) } droht Gefahr.
    .typed = in gefahr
    .also = ist in Gefahr | ist bedroht
statement-works = Ich glaube, das klappt: { LIST($orders) }.
    .typed = klappt
statement-works-no = Ich glaube nicht, dass das klappt: { LIST($orders) }.
    .typed = klappt nicht
statement-prevents = Dann klappt das nicht: { LIST($orders) }.
    .typed = verhindert
statement-outcome-worked =
    Es hat{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } geklappt.
    .typed = hat geklappt
statement-outcome-failed =
    Es hat{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    } nicht geklappt.
    .typed = hat nicht geklappt
statement-fact-unit = { CAPITAL(POWER($power, form: "nom")) } hat eine Einheit { PROVINCE($province, form: "in") }.
    .typed = hat einheit
    .also = hat eine Armee in | hat eine Flotte in | steht in
statement-fact-no-unit = { CAPITAL(PROVINCE($province, form: "in")) } steht keine Einheit.
    .typed = leer
    .also = ist leer | ist frei | steht niemand
statement-fact-centre = { CAPITAL(POWER($power, form: "nom")) } besitzt { PROVINCE($centre, form: "acc") }.
    .typed = besitzt
    .also = besitzt | hat
statement-fact-count =
    { CAPITAL(POWER($power, form: "nom")) } hat { $number } { $number ->
        [one] Zentrum
       *[other] Zentren
    }.
    .typed = zentren
    .also = hat Zentren
statement-fact-count-will =
    { CAPITAL(POWER($power, form: "nom")) } wird{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ $at }
    } bei { $number } { $number ->
        [one] Zentrum
       *[other] Zentren
    } stehen.
    .typed = wird haben | wird stehen bei
statement-fact-order = { CAPITAL(POWER($power, form: "nom")) } hat befohlen: { LIST($orders) }.
    .typed = befahl
statement-purpose-defence = { $order } ist nur zur Verteidigung; ich greife dich nicht an.
    .typed = verteidigung
    .also = ist nur defensiv | nur zur Verteidigung
statement-purpose-against = { $unit } ist gegen { POWER($power, form: "acc") } gedacht.
    .typed = gedacht gegen
statement-purpose-needed = Ich brauche { $unit } { PROVINCE($province, form: "in") }.
    .typed = ich brauche
statement-purpose-protects = Ich muss { PROVINCE($province, form: "in") } stehen, um { PROVINCE($centre, form: "acc") } zu schützen.
    .typed = schützt
statement-builds-need = Ich brauche einen Aufbau.
    .typed = muss bauen
statement-builds-have =
    Ich darf { $number } { $number ->
        [one] Einheit
       *[other] Einheiten
    } bauen.
    .typed = darf bauen
statement-no-reason = Dafür habe ich keinen Grund.
    .typed = kein grund
statement-no-choice = Ich hatte keine andere Wahl.
    .typed = keine wahl
statement-lose = Dann verliere ich { PROVINCE($centre, form: "acc") }.
    .typed = verliere
    .also = ich verliere | dann verliere ich
statement-lose-not-get = Dann bekomme ich { PROVINCE($centre, form: "acc") } nicht.
    .typed = bekomme nicht
statement-worry = { $unit } macht mir Sorgen.
    .typed = sorge um
    .also = ich mache mir Sorgen um | macht mir Sorgen
statement-unable = Das kann ich nicht: Mir fehlt eine Einheit dafür.
    .typed = kann nicht
statement-unable-reach = Keine meiner Einheiten kommt rechtzeitig { PROVINCE($province, form: "to") }.
    .typed = zu weit
statement-free-units = Ich kann einsetzen: { LIST($units) }.
    .typed = einsetzbar
statement-mistake = Das war ein Fehler in meinen Befehlen.
    .typed = versehen | fehler
    .also = das war ein Versehen | falscher Befehl | ich habe mich vertan | mein Fehler
statement-mistake-meant = Ich meinte diesen Befehl: { $order }.
    .typed = gemeint
statement-mistake-missed = Meine Befehle waren nicht rechtzeitig da.
    .typed = zu spät
    .also = ich habe die Frist verpasst | meine Befehle kamen zu spät
statement-recall = Denk an Abmachung { $number }.
    .typed = denk an
statement-broken = Abmachung { $number } wurde nicht eingehalten.
    .typed = gebrochen
statement-breach = Das wäre gegen unsere Abmachung.
    .typed = gegen unsere abmachung
statement-breach-power = Das wäre gegen meine Abmachung mit { POWER($power, form: "dat") }.
    .typed = gegen abmachung mit
statement-keep = Ich halte mich an Abmachung { $number }.
    .typed = halte ein
statement-renew = Wieder wie im letzten Zug?
    .typed = wie zuletzt
    .also = wie letzte Runde | wieder dasselbe | wie zuvor
statement-away = Ich bin bis { $date } nicht da.
    .typed = weg bis
statement-ask-about-province = Was machen wir { PROVINCE($province, form: "in") }?
    .typed = provinz
    .also = und? | was ist mit | was machen wir mit
statement-ask-about-power = Und was ist mit { POWER($power, form: "dat") }?
    .typed = macht
    .also = und? | was denkst du über | was ist mit
statement-ask-plans = Was hast du vor?
    .typed = pläne
    .also = was hast du vor | was planst du | was ist dein Plan | was machst du | wie sind deine Pläne
statement-ask-orders = Welche Befehle gibst du?
    .typed = befehle
    .also = was sind deine Befehle | was befiehlst du
statement-ask-unit = Was hast du mit { $unit } vor?
    .typed = einheit
    .also = was machst du mit | wohin geht | was macht
statement-ask-will-order = Gibst du den Befehl { $order }?
    .typed = befiehlst du
statement-ask-will-go = Ziehst du { PROVINCE($province, form: "to") }?
    .typed = ziehst du nach
    .also = gehst du nach | ziehst du nach | willst du nach
statement-ask-will-attack = Greifst du { POWER($power, form: "acc") } an?
    .typed = greifst du an
    .also = wirst du angreifen | greifst du an | willst du angreifen
statement-ask-advice =
    Was rätst du mir{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }für { $unit }
    }?
    .typed = rat
    .also = Rat | was soll ich tun | was rätst du
statement-ask-how = Wie können wir { POWER($power, form: "acc") } gemeinsam angreifen?
    .typed = wie gegen
    .also = wie greifen wir an | wie schlagen wir
statement-ask-how-this = Wie?
    .typed = wie
statement-ask-who = Wer macht es?
    .typed = wer
statement-ask-sure = Kann ich mich darauf verlassen?
    .typed = sicher
    .also = bist du sicher | kann ich mich darauf verlassen | versprochen
statement-ask-mean = Meinst du: „{ UNSTOPPED($clause) }“?
    .typed = meinst du
statement-ask-price = Was möchtest du dafür?
    .typed = preis
    .also = was willst du dafür
statement-ask-offer = Was bietest du mir?
    .typed = angebot
    .also = was bietest du | was bekomme ich
statement-ask-agree = Bist du mit Vorschlag { $number } einverstanden?
    .typed = einverstanden
statement-ask-why = Warum?
    .typed = warum
statement-ask-why-attack = Warum dieser Angriff { PROVINCE($province, form: "in") }?
    .typed = warum angriff
    .also = warum greifst du an | warum hast du angegriffen
statement-ask-why-order = Warum dieser Befehl: { $order }?
    .typed = warum befehl
statement-ask-when = Wann?
    .typed = wann
statement-ask-when-until = Bis wann?
    .typed = bis wann
statement-ask-which = Mit welcher Einheit?
    .typed = welche einheit
statement-ask-which-power = Gegen wen?
    .typed = gegen wen
statement-ask-need = Welche Unterstützung brauchst du?
    .typed = welche unterstützung
statement-ask-free = Welche Einheiten kannst du einsetzen?
    .typed = welche einheiten
statement-ask-works = Würde das klappen: { LIST($orders) }?
    .typed = würde klappen
statement-ask-told = Was erzählt dir { POWER($power, form: "nom") }?
    .typed = erzählt dir
    .also = was sagt dir | was hat dir gesagt
statement-ask-told-answer = Was hast du { POWER($power, form: "dat") } gesagt?
    .typed = hast du gesagt
    .also = was hast du gesagt
statement-ask-others = Was glaubst du, was { POWER($power, form: "nom") } tun wird?
    .typed = andere
    .also = was wird tun | was hat vor | was plant
statement-ask-trust = Vertraust du { POWER($power, form: "dat") }?
    .typed = vertraust du
    .also = traust du | vertraust du
statement-ask-contact = Bist du mit { POWER($power, form: "dat") } im Gespräch?
    .typed = redest du mit
    .also = redest du mit | sprichst du mit | hast du Kontakt mit
statement-ask-contact-agreed = Hast du eine Abmachung mit { POWER($power, form: "dat") }?
    .typed = abmachung mit
    .also = hast du einen Deal mit | bist du verbündet mit
statement-ask-source = Woher weißt du das?
    .typed = quelle
statement-ask-build = Was baust du?
    .typed = aufbau
    .also = was baust du
statement-ask-disband = Welche Einheit löst du auf?
    .typed = auflösung
statement-still = Gilt Abmachung { $number } noch?
    .typed = noch gültig
statement-need-answer = Ich brauche vor der Abgabe eine Antwort.
    .typed = antwort nötig
statement-yes = Einverstanden.
    .typed = ja | ok | einverstanden | abgemacht | okay
    .also = einverstanden | abgemacht | in Ordnung | passt | so machen wir es | geht klar
statement-yes-fact = Ja.
    .typed = richtig | stimmt
statement-choose = Ich nehme Alternative { $number }.
    .typed = wähle
statement-no = Nein, danke.
    .typed = nein | nein danke
    .also = nein danke | nicht einverstanden | kein Interesse | lehne ab
statement-no-fact = Nein.
    .typed = falsch
statement-later = Jetzt nicht.
    .typed = jetzt nicht
    .also = jetzt nicht | später vielleicht | noch nicht
statement-counter = Mein Gegenvorschlag:
    .typed = gegenvorschlag
statement-cant-say = Das sage ich lieber nicht.
    .typed = kann ich nicht sagen
    .also = das kann ich nicht sagen | sage ich lieber nicht
statement-dont-know = Das weiß ich noch nicht.
    .typed = weiß nicht | weiß ich nicht
    .also = weiß ich noch nicht | keine Ahnung noch
statement-dont-know-maybe = Vielleicht.
    .typed = vielleicht
statement-untrue = Das stimmt nicht.
    .typed = unwahr | stimmt nicht
    .also = das stimmt nicht | das ist gelogen
statement-thanks = Danke.
    .typed = danke | vielen dank
statement-thanks-kept = Danke, dass du dich an Abmachung { $number } gehalten hast.
    .typed = danke für
statement-sorry = Es tut mir leid.
    .typed = sorry | entschuldigung | tut mir leid
statement-sorry-move = Es war mein bester Zug, nichts Persönliches.
    .typed = nichts persönliches
    .also = nichts Persönliches
statement-answer-later = Ich antworte vor der Abgabe.
    .typed = antworte später
statement-withdraw = Ich ziehe Vorschlag { $number } zurück.
    .typed = ziehe zurück
statement-drop = Abmachung { $number } gilt für mich nicht mehr.
    .typed = kündige
statement-not-understood = Das verstehe ich nicht. Benutz bitte das Menü.
    .typed = verstehe nicht
statement-or = Oder:
    .typed = oder
statement-afterwards = Danach: { $clause }
    .typed = danach | dann
statement-condition = Bedingung: { $clause }
    .typed = wenn | falls | bedingung
statement-unless = Es sei denn: { $clause }
    .typed = es sei denn
statement-reason = Der Grund: { $clause }
    .typed = weil | grund
statement-otherwise = Sonst: { $clause }
    .typed = sonst
statement-what-if = Und wenn das passiert? { $clause }
    .typed = was wenn
statement-check = Stimmt das? { $clause }
    .typed = stimmt das
statement-until = Das gilt { $until }.
    .typed = bis | bis einschließlich | bis ende
statement-until-notice = Das gilt bis auf Widerruf.
    .typed = bis auf widerruf
statement-from = Das beginnt { $at }.
    .typed = ab | ab dem

statement-until-spring = bis einschließlich Frühjahr { $year }
statement-until-autumn = bis einschließlich Herbst { $year }
statement-until-winter = bis einschließlich Winter { $year }
statement-by-spring = spätestens im Frühjahr { $year }
statement-by-autumn = spätestens im Herbst { $year }
statement-by-winter = spätestens im Winter { $year }
statement-in-spring = im Frühjahr { $year }
statement-in-autumn = im Herbst { $year }
statement-in-winter = im Winter { $year }
statement-direction-north = nach Norden
    .typed = norden
statement-direction-south = nach Süden
    .typed = süden
statement-direction-east = nach Osten
    .typed = osten
statement-direction-west = nach Westen
    .typed = westen
statement-plan-lepanto = Lepanto
statement-plan-key-lepanto = Key Lepanto
statement-plan-juggernaut = Juggernaut
statement-plan-western-triple = Westlicher Dreibund
statement-plan-central-triple = Zentraler Dreibund
statement-plan-wintergreen = Wintergreen
statement-plan-sealion = Seelöwe
statement-plan-anschluss = Anschluss
statement-me-read = ich | mich | für mich
statement-you-read = du | dich | für dich
statement-by-read = spätestens | im | vor
statement-not-read = nicht | kein | keine | keinen | keinem | keiner | nie | nichts | niemals | ohne | nein
statement-withdraw-read = ziehe zurück | ich ziehe zurück | ich ziehe es zurück | ich ziehe das zurück | zurückziehen | zurückgezogen | nehme zurück | ich nehme es zurück | ich nehme das zurück | widerrufe | ich widerrufe | vergiss es | hat sich erledigt | ziehe ich zurück | nehme ich zurück | ziehe es zurück | nehme es zurück | ich ziehe den Vorschlag zurück | ich nehme den Vorschlag zurück | hinfällig
statement-drop-read = kündige | ich kündige | ich kündige das | kündigen | gekündigt | breche ab | ich breche ab | ich breche es ab | löse auf | ich löse es auf | ich steige aus | gilt nicht mehr | gilt für mich nicht mehr | das war’s | kündige ich | ich kündige es | ich kündige die Abmachung | breche ich ab | löse ich auf | ich halte mich nicht mehr daran | ich bin raus | es ist aus | ich habe es mir anders überlegt
statement-unread-keyword =
    „{ $word }“ kenne ich nicht{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(meintest du `{ $nearest }`?)
    }.
statement-unread-rest = Ich lese `{ $said }`, aber „{ $rest }“ verstehe ich nicht.
statement-unread-missing = Hinter `{ $said }` fehlt etwas.
statement-to = { POWER($power) }: { $clause }
statement-to-all = An jede Macht: { $clause }
