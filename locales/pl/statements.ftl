### Co gracze mówią sobie nawzajem, każdemu w jego języku.

statement-peace = Proponuję pokój między nami.
    .typed = pokój | rozejm
    .also = pokój? | rozejm | zawrzyjmy pokój | pakt o nieagresji | nie walczmy | chcę pokoju | bez wojny między nami | chciałbym pokoju | chciałabym pokoju | chcę pokoju z tobą | możemy zawrzeć pokój
statement-peace-many = Proponuję pokój między { POWERS($powers, form: "ins") }.
    .typed = pokój między
statement-no-attack-me =
    Nie zaatakuję cię{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = nie atakuję | nie atakuję cię | nie zaatakuję
    .also = nie zaatakuję cię | nie będę cię atakować | obiecuję że cię nie zaatakuję | z mojej strony nic ci nie grozi
statement-no-attack-you =
    Proszę, nie atakuj mnie{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = nie atakuj | nie atakuj mnie
    .also = nie atakuj mnie | proszę nie atakuj mnie | przestań mnie atakować | zostaw mnie w spokoju
statement-ally = Proponuję sojusz przeciwko { POWER($against, form: "dat") }.
    .typed = wspólny wróg | sojusz przeciw | sojusz przeciwko
    .also = sojusz przeciw | sojusz przeciwko | pakt przeciw | pakt przeciwko | układ przeciw | układ przeciwko | razem przeciw | razem na | zaatakujmy razem | połączmy siły przeciw | współpraca przeciw
statement-ally-many = Proponuję sojusz { POWERS($powers, form: "gen") } przeciwko { POWER($against, form: "dat") }.
    .typed = sojusz
statement-together = Chcę z tobą współpracować.
    .typed = razem | współpraca | współpracujmy
    .also = współpracujmy | współpracujemy | chcesz współpracować | sojusz? | zostańmy sojusznikami | działajmy razem
statement-plan = Proponuję taki plan: { $plan }.
    .typed = plan
statement-dmz = Proponuję strefę zdemilitaryzowaną { PROVINCE($provinces, form: "in") }: ani moich, ani twoich jednostek.
    .typed = strefa | dmz | strefa zdemilitaryzowana
    .also = strefa zdemilitaryzowana | dmz | zostawmy pusty | zostawmy pustą | nikt nie wchodzi | obaj trzymamy się z dala | oboje trzymamy się z dala | obie trzymamy się z dala | neutralny teren | bez wojsk | bez jednostek | bez wojska
statement-keep-out-me = Nie wejdę { PROVINCE($provinces, form: "to") }.
    .typed = nie wejdę
    .also = nie wejdę do | nie pójdę do | nie idę do | trzymam się z dala od | nie wchodzę na
statement-keep-out-you = Proszę, nie wchodź { PROVINCE($provinces, form: "to") }.
    .typed = nie wchodź
    .also = nie wchodź do | nie idź do | trzymaj się z dala od | proszę nie wchodź | nie ruszaj do
statement-vacate-me = Wyprowadzę jednostkę { PROVINCE($province, form: "from") } { $by }.
    .typed = wychodzę | wyjdę
    .also = opuszczę | wyjdę z | wychodzę z | wycofam się z
statement-vacate-you = Proszę, wyprowadź jednostkę { PROVINCE($province, form: "from") } { $by }.
    .typed = wyjdź
    .also = wyjdź z | opuść | proszę wyjdź | wycofaj się z | możesz opuścić
statement-arrive = Będę { PROVINCE($province, form: "in") } { $by }.
    .typed = będę w
    .also = dotrę do | będę w | wejdę do
statement-transit-ask = Proszę, przepuść { $unit } przez { PROVINCE($province, form: "acc") }; wyjdzie { $by }.
    .typed = przepuść | wpuść
statement-transit-offer = { $unit } może przejść przez { PROVINCE($province, form: "acc") }, jeśli wyjdzie { $by }.
    .typed = może przejść | może wejść
statement-order-me =
    Wydam { COUNT($orders) ->
        [one] rozkaz
       *[other] rozkazy
    }: { LIST($orders) }.
    .typed = rozkażę | ja | wydam rozkaz
    .also = rozkazuję | zrobię | ruszam | moje rozkazy | idę
statement-order-you =
    Proszę, wydaj { COUNT($orders) ->
        [one] rozkaz
       *[other] rozkazy
    }: { LIST($orders) }.
    .typed = wydaj rozkaz | ty
    .also = możesz zrobić | zrób | proszę rozkaż | ty ruszasz | ty idziesz
statement-no-order-me = Nie wydam rozkazu: { $order }.
    .typed = nie rozkażę | ja nie
    .also = nie zrobię | nie ruszę
statement-no-order-you = Proszę, nie wydawaj rozkazu: { $order }.
    .typed = nie rozkazuj | ty nie
    .also = nie rób | proszę nie rób | nie ruszaj
statement-support-ask = Czy możesz wesprzeć { $order }?
    .typed = proszę o wsparcie | czy możesz wesprzeć
    .also = wesprzyj mnie | proszę wesprzyj | możesz wesprzeć | wspieraj | potrzebuję twojego wsparcia | wesprzesz mnie | czy możesz wesprzeć | czy wesprzesz | wesprzesz
statement-support-ask-hold = Czy możesz wesprzeć obronę { $unit }?
    .typed = proszę o wsparcie dla
    .also = wesprzyj stojącą | wesprzyj obronę | możesz wesprzeć żeby się utrzymała
statement-support-offer = Mogę wesprzeć { $order }.
    .typed = oferuję wsparcie | mogę wesprzeć
    .also = wspieram | wesprę | wesprę cię | mogę wesprzeć | daję wsparcie | oferuję wsparcie
statement-support-offer-hold = Mogę wesprzeć obronę { $unit }.
    .typed = oferuję wsparcie dla
    .also = wesprę stojącą | wspieram twoją armię | wesprę obronę
statement-help-ask =
    Proszę, pomóż mi{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }w walce { POWER($power, form: "with") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = pomóż | pomóż mi
    .also = pomóż mi | pomocy | możesz mi pomóc przeciw | potrzebuję pomocy | pomożesz mi
statement-help-offer =
    Mogę ci pomóc{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }w walce { POWER($power, form: "with") }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = pomogę | mogę pomóc
    .also = pomogę ci | mogę ci pomóc | pomagam ci | potrzebujesz pomocy
statement-convoy-ask = Czy możesz konwojować { $order }?
    .typed = proszę o konwój | czy możesz konwojować
    .also = przewieź | konwojuj | możesz przewieźć | przetransportuj | proszę o konwój
statement-convoy-offer = Mogę konwojować { $order }.
    .typed = oferuję konwój | mogę konwojować
    .also = przewiozę | mogę przewieźć | przewożę
statement-bounce = Umówmy się na blokadę { PROVINCE($province, form: "in") }: idą tam { $mine } i { $yours }, bez wsparcia.
    .typed = blokada | odbicie
    .also = odbijmy się | blokada w | zderzmy się | umówione odbicie | bounce w
statement-retreat-me = Jeśli { $unit } zostanie wyparta, wycofam ją { PROVINCE($province, form: "to") }.
    .typed = wycofam
    .also = wycofam | wycofuję się do
statement-retreat-you = Jeśli { $unit } zostanie wyparta, wycofaj ją, proszę, { PROVINCE($province, form: "to") }.
    .typed = wycofaj
    .also = wycofaj | wycofaj się do
statement-build-me =
    Zbuduję { $kind ->
        [fleet] flotę
       *[army] armię
    } { PROVINCE($centre, form: "in") }.
    .typed = zbuduję
    .also = buduję | zbuduję | postawię
statement-build-you =
    Proszę, zbuduj { $kind ->
        [fleet] flotę
       *[army] armię
    } { PROVINCE($centre, form: "in") }.
    .typed = zbuduj
    .also = zbuduj | proszę zbuduj | możesz zbudować
statement-no-build-me =
    Nie zbuduję { $kind ->
        [fleet] floty
       *[army] armii
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = nie zbuduję
    .also = nie buduję | nie zbuduję
statement-no-build-you =
    Proszę, nie buduj { $kind ->
        [fleet] floty
       *[army] armii
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = nie buduj
    .also = nie buduj | proszę bez floty | nie stawiaj floty
statement-share =
    Proponuję podział: dla mnie { PROVINCE($mine) }; dla ciebie { PROVINCE($yours) }{ COUNT($theirs) ->
        [0] { "" }
       *[other] ; dla { POWER($power, form: "gen") } { PROVINCE($theirs) }
    }.
    .typed = podział
statement-share-open = Ustalmy później, kto dostanie { PROVINCE($centres, form: "acc") }.
    .typed = podział później
    .also = zdecydujemy później | kto dostanie
statement-take = Możesz wziąć { PROVINCE($centre, form: "acc") }: ja tam nie idę.
    .typed = dla ciebie | możesz wziąć
    .also = możesz wziąć | weź | bierz | jest twoja | jest twój | dla ciebie
statement-give = Proszę, pozwól { POWER($power, form: "dat") } wziąć { PROVINCE($centre, form: "acc") }.
    .typed = pozwól wziąć | oddaj
    .also = oddaj | daj | zostaw dla
statement-give-all = Wtedy oddam wszystko { POWER($power, form: "dat") }.
    .typed = wszystko dla
    .also = oddam wszystko | wszystko dla
statement-leave-me =
    Zostawię ci { $number } { $number ->
        [one] centrum
        [few] centra
       *[many] centrów
    }.
    .typed = zostawię centra
statement-leave-you =
    Proszę, zostaw mi { $number } { $number ->
        [one] centrum
        [few] centra
       *[many] centrów
    }.
    .typed = zostaw centra
statement-left = Masz już ode mnie { PROVINCE($provinces, form: "acc") }.
    .typed = masz ode mnie
statement-stop-at =
    Niech każde z nas poprzestanie na { $number } { $number ->
        [one] centrum
       *[other] centrach
    }.
    .typed = zatrzymajmy się na | poprzestańmy na
    .also = zatrzymajmy się na centrach
statement-attack-me = Zaatakuję { POWER($power, form: "acc") }.
    .typed = zaatakuję
    .also = atakuję | zaatakuję | idę na | ruszam na
statement-attack-you = Proszę, zaatakuj { POWER($power, form: "acc") }.
    .typed = zaatakuj
    .also = atakuj | zaatakuj | możesz zaatakować | proszę zaatakuj | uderz na
statement-hold-off-me = Zwiążę siły { POWER($power, form: "gen") }.
    .typed = zwiążę
    .also = zajmę | trzymam zajętego | będę wiązać
statement-hold-off-you = Proszę, zwiąż siły { POWER($power, form: "gen") }.
    .typed = zwiąż
    .also = zajmij | trzymaj zajętego
statement-hold-off-busy =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] wiążą
       *[singular] wiąże
    } moje siły.
    .typed = wiąże moje siły
statement-aim-me = Chcę ruszyć { PROVINCE($province, form: "to") }.
    .typed = mój cel
    .also = chcę | chciałbym | chciałabym | moim celem jest | celuję w
statement-aim-you = Radzę ci ruszyć { PROVINCE($province, form: "to") }.
    .typed = twój cel
    .also = powinieneś iść do | możesz wziąć | idź do | może weź
statement-direction-me = Idę { $direction }.
    .typed = idę
statement-direction-you = Ty idź { $direction }.
    .typed = idź
statement-direction-third =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] idą
       *[singular] idzie
    } { $direction }.
    .typed = idzie
statement-neutral-me = Zachowam neutralność między { POWERS($powers, form: "ins") }.
    .typed = zachowam neutralność
    .also = jestem neutralny | pozostaję neutralny
statement-neutral-you = Proszę, zachowaj neutralność między { POWERS($powers, form: "ins") }.
    .typed = zachowaj neutralność
    .also = zostań neutralny | bądź neutralny
statement-no-aid-me = Nie będę wspierać { POWER($power, form: "gen") }.
    .typed = nie wesprę
    .also = nie wesprę | nie pomogę
statement-no-aid-you = Proszę, nie wspieraj { POWER($power, form: "gen") }.
    .typed = nie wspieraj
    .also = nie wspieraj | nie pomagaj
statement-when = Zróbmy to razem { $at }, nie wcześniej.
    .typed = razem w
    .also = razem w | jednocześnie
statement-first-me = Najpierw ja, potem ty.
    .typed = najpierw ja
statement-first-you = Najpierw ty, potem ja.
    .typed = najpierw ty
statement-hold-line = Utrzymajmy tę linię: { PROVINCE($provinces) }.
    .typed = linia
statement-pretend = Udawajmy, że toczymy ze sobą wojnę.
    .typed = pozorna wojna
statement-contain = Nie pozwólmy { POWER($power, form: "dat") } wygrać.
    .typed = powstrzymaj
    .also = musimy zatrzymać | powstrzymajmy | zaraz wygra
statement-draw = Mogę się zgodzić na remis między { POWERS($powers, form: "ins") }.
    .typed = remis między
    .also = remis | remis między | zgodzę się na remis
statement-vote = Proszę, zagłosuj za remisem.
    .typed = głosuj remis | głosuj za remisem
    .also = zagłosuj za remisem | głosuj na remis | przyjmij remis
statement-vote-wait = Proszę, nie głosuj jeszcze za remisem.
    .typed = nie głosuj jeszcze
statement-favour = Jeśli to zrobisz, odwdzięczę się.
    .typed = przysługa
statement-secret-you = Proszę, niech to zostanie między nami.
    .typed = tajemnica | między nami
    .also = to zostaje między nami | nie mów nikomu | zachowaj to dla siebie
statement-secret-power = Proszę, nie mów o tym { POWER($power, form: "dat") }.
    .typed = tajemnica przed
    .also = nie mów | ani słowa | nie mów tego
statement-secret-me = Nikomu o tym nie powiem.
    .typed = zachowam tajemnicę
    .also = nikomu nie powiem | zachowam to dla siebie
statement-tell-first = Proszę, uprzedź mnie, zanim zmienisz plany.
    .typed = uprzedź
statement-inform-you =
    Proszę, mów mi, co ci { POWER($power, form: "number") ->
        [plural] piszą
       *[singular] pisze
    } { POWER($power, form: "nom") }.
    .typed = mów mi o
    .also = powiedz mi co mówi | daj znać co mówi
statement-inform-me =
    Powiem ci, co mi { POWER($power, form: "number") ->
        [plural] napiszą
       *[singular] napisze
    } { POWER($power, form: "nom") }.
    .typed = powiem ci o
statement-pass-on = Proszę, przekaż { POWER($power, form: "dat") }: „{ UNSTOPPED($clause) }”.
    .typed = przekaż
statement-told =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] piszą
       *[singular] pisze
    } mi: „{ UNSTOPPED($clause) }”.
    .typed = mówi | mówi mi | pisze mi
statement-said = Moja wiadomość do { POWER($power, form: "gen") }: „{ UNSTOPPED($clause) }”.
    .typed = moje słowa | powiedziałem | powiedziałam | moja wiadomość do
statement-agreed-with =
    Mam umowę { POWER($power, form: "with") }{ COUNT($clause) ->
        [0] { "." }
       *[other] : „{ UNSTOPPED($clause) }”.
    }
    .typed = umowa z
    .also = mam umowę z | dogadałem się z | dogadałam się z
statement-agreed-with-no = Nie mam umowy { POWER($power, form: "with") }.
    .typed = bez umowy z
    .also = nie mam umowy z | brak umowy z
statement-contact = Rozmawiam { POWER($power, form: "with") }.
    .typed = rozmawiam z
    .also = rozmawiam z | jestem w kontakcie z
statement-contact-not-yet = Jeszcze nie rozmawiam { POWER($power, form: "with") }.
    .typed = jeszcze nie rozmawiam z | nie rozmawiam z
statement-contact-silent =
    { CAPITAL(POWER($power, form: "nom")) } nie { POWER($power, form: "number") ->
        [plural] odpowiadają
       *[singular] odpowiada
    } na moje wiadomości.
    .typed = nie odpowiada
    .also = nie odpowiada | nie odpisuje | brak odpowiedzi od | milczy
statement-contact-will = Zapytam { POWER($power, form: "acc") }.
    .typed = zapytam
    .also = zapytam | spytam | porozmawiam z
statement-contact-tell = Powiem { POWER($power, form: "dat") }: „{ UNSTOPPED($clause) }”.
    .typed = powiem
statement-contact-agrees =
    { CAPITAL(POWER($power, form: "nom")) } się { POWER($power, form: "number") ->
        [plural] zgadzają
       *[singular] zgadza
    }.
    .typed = zgadza się
statement-contact-refuses =
    { CAPITAL(POWER($power, form: "nom")) } się nie { POWER($power, form: "number") ->
        [plural] zgadzają
       *[singular] zgadza
    }.
    .typed = nie zgadza się
statement-contact-please = Proszę, porozmawiaj { POWER($power, form: "with") }.
    .typed = porozmawiaj z
    .also = porozmawiaj z | zapytaj | możesz pogadać z
statement-contact-told-nothing =
    { CAPITAL(POWER($power, form: "nom")) } nic ode mnie nie { POWER($power, form: "number") ->
        [plural] wiedzą
       *[singular] wie
    }.
    .typed = nic nie wie
statement-contact-knows =
    Myślę, że { POWER($power, form: "nom") } o tym { POWER($power, form: "number") ->
        [plural] wiedzą
       *[singular] wie
    }.
    .typed = wie o tym
statement-trust = Ufam { POWER($power, form: "dat") }.
    .typed = ufam
    .also = ufam
statement-trust-no = Nie ufam { POWER($power, form: "dat") }.
    .typed = nie ufam
    .also = nie ufam | nie wierzę
statement-reliable =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] dotrzymują
       *[singular] dotrzymuje
    } słowa.
    .typed = dotrzymuje słowa
statement-reliable-no =
    { CAPITAL(POWER($power, form: "nom")) } nie { POWER($power, form: "number") ->
        [plural] dotrzymują
       *[singular] dotrzymuje
    } słowa.
    .typed = nie dotrzymuje słowa
    .also = kłamie | nie dotrzymuje słowa | jest kłamcą
statement-reliable-differs =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] mówią
       *[singular] mówi
    } co innego tobie, a co innego mnie.
    .typed = dwie wersje
statement-stance-friendly = Mam dobre stosunki { POWER($power, form: "with") }.
    .typed = dobre stosunki z
statement-stance-hostile =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] są
       *[singular] jest
    } przeciwko mnie.
    .typed = przeciwko mnie
    .also = jest przeciwko mnie | atakuje mnie
statement-stance-third =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] są
       *[singular] jest
    } przeciwko { POWER($whom, form: "dat") }.
    .typed = wrogo
statement-stance-dislikes = To się nie spodoba { POWER($power, form: "dat") }.
    .typed = nie spodoba się
statement-inactive =
    { CAPITAL(POWER($power, form: "nom")) } prawie już nie { POWER($power, form: "number") ->
        [plural] grają
       *[singular] gra
    }.
    .typed = prawie nie gra
    .also = nie gra | zniknął | jest nieaktywny
statement-warn-you =
    Myślę, że { POWER($power, form: "nom") } cię { POWER($power, form: "number") ->
        [plural] zaatakują
       *[singular] zaatakuje
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = uwaga | uważaj
    .also = uważaj na | zaatakuje cię | chce cię zaatakować | planuje atak na ciebie
statement-warn-me =
    Myślę, że { POWER($power, form: "nom") } mnie { POWER($power, form: "number") ->
        [plural] zaatakują
       *[singular] zaatakuje
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = grozi mi
    .also = zaatakuje mnie | chce mnie zaatakować
statement-warn-third =
    Myślę, że { POWER($power, form: "nom") } { POWER($power, form: "number") ->
        [plural] zaatakują
       *[singular] zaatakuje
    } { POWER($whom, form: "acc") }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = ma zaatakować
    .also = zaatakuje | chce zaatakować
statement-expect = Spodziewam się: { LIST($orders) }.
    .typed = spodziewam się | przewiduję
    .also = myślę że | spodziewam się | pewnie
statement-expect-not = Tego się nie spodziewam: { $order }.
    .typed = nie spodziewam się
statement-they-ally = Myślę, że { POWERS($powers, form: "nom") } współpracują.
    .typed = współpracują
    .also = są sojusznikami | współpracują
statement-they-ally-no = Myślę, że { POWERS($powers, form: "nom") } toczą ze sobą wojnę.
    .typed = wojna między
    .also = są w stanie wojny | walczą ze sobą
statement-strong =
    { CAPITAL(POWER($power, form: "nom")) } za bardzo { POWER($power, form: "number") ->
        [plural] rosną
       *[singular] rośnie
    } w siłę.
    .typed = rośnie w siłę
    .also = jest za silny | robi się za duży | jest zbyt silna | za szybko rośnie
statement-strong-weak =
    { CAPITAL(POWER($power, form: "nom")) } długo nie { POWER($power, form: "number") ->
        [plural] wytrzymają
       *[singular] wytrzyma
    }.
    .typed = prawie koniec
    .also = prawie padł | jest skończony
statement-helps =
    Na tym { POWER($power, form: "number") ->
        [plural] zyskują
       *[singular] zyskuje
    } tylko { POWER($power, form: "nom") }.
    .typed = pomaga tylko
    .also = pomaga tylko
statement-helps-nobody = Nic na tym nie zyskamy.
    .typed = nic nie daje
statement-takes =
    To potrwa { $number } { $number ->
        [one] rok
        [few] lata
       *[many] lat
    }.
    .typed = potrwa lat
statement-takes-long = To potrwa za długo.
    .typed = za długo
statement-depends = To zależy od { POWER($power, form: "gen") }.
    .typed = zależy od
statement-odds = { $mine } przeciw { $theirs } { PROVINCE($province, form: "in") }.
    .typed = stosunek sił
statement-can-attack =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] mogą
       *[singular] może
    } zaatakować { PROVINCE($province, form: "acc") } { $number } { $number ->
        [one] jednostką
       *[other] jednostkami
    }.
    .typed = może zaatakować
statement-can-attack-no =
    { CAPITAL(POWER($power, form: "nom")) } nie { POWER($power, form: "number") ->
        [plural] mogą
       *[singular] może
    } dotrzeć { PROVINCE($province, form: "to") }.
    .typed = nie dojdzie
statement-safe = { CAPITAL(PROVINCE($province, form: "in")) } jest bezpiecznie.
    .typed = bezpiecznie
    .also = jest bezpieczny | jest bezpieczna
statement-safe-no = { CAPITAL(PROVINCE($province, form: "in")) } grozi niebezpieczeństwo.
    .typed = zagrożenie
    .also = jest zagrożony | jest w niebezpieczeństwie
statement-works = Myślę, że to się uda: { LIST($orders) }.
    .typed = uda się
statement-works-no = Myślę, że to się nie uda: { LIST($orders) }.
    .typed = nie uda się
statement-prevents = Wtedy to się nie uda: { LIST($orders) }.
    .typed = zapobiega
statement-outcome-worked =
    Udało się{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = udało się
statement-outcome-failed =
    Nie udało się{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = nie udało się
statement-fact-unit =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] mają
       *[singular] ma
    } jednostkę { PROVINCE($province, form: "in") }.
    .typed = ma jednostkę
    .also = ma armię w | ma flotę w | jest w
statement-fact-no-unit = { CAPITAL(PROVINCE($province, form: "in")) } nie ma żadnej jednostki.
    .typed = pusto
    .also = jest pusty | jest pusta | nikogo nie ma
statement-fact-centre =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] mają
       *[singular] ma
    } { PROVINCE($centre, form: "acc") }.
    .typed = posiada
    .also = posiada | ma | zajął
statement-fact-count =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] mają
       *[singular] ma
    } { $number } { $number ->
        [one] centrum
        [few] centra
       *[many] centrów
    }.
    .typed = centra
    .also = ma centra | ma centrów
statement-fact-count-will =
    { CAPITAL(POWER($power, form: "nom")) } { POWER($power, form: "number") ->
        [plural] będą
       *[singular] będzie
    } mieć { $number } { $number ->
        [one] centrum
        [few] centra
       *[many] centrów
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ $at }
    }.
    .typed = będzie mieć
statement-fact-order =
    { COUNT($orders) ->
        [one] Rozkaz wydany
       *[other] Rozkazy wydane
    } przez { POWER($power, form: "acc") }: { LIST($orders) }.
    .typed = rozkaz
statement-purpose-defence = { $order } to tylko obrona: nie zaatakuję cię.
    .typed = obrona
    .also = to tylko obrona | wyłącznie obronnie
statement-purpose-against = { $unit } jest skierowana przeciwko { POWER($power, form: "dat") }.
    .typed = przeciwko
statement-purpose-needed = { $unit } jest mi potrzebna { PROVINCE($province, form: "in") }.
    .typed = potrzebuję
statement-purpose-protects = Muszę być { PROVINCE($province, form: "in") }, żeby chronić { PROVINCE($centre, form: "acc") }.
    .typed = chroni
statement-builds-need = Potrzebuję nowej jednostki.
    .typed = muszę budować | potrzebuję jednostki
statement-builds-have =
    Mogę zbudować { $number } { $number ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    }.
    .typed = mogę zbudować
statement-no-reason = Nie mam powodu, żeby to robić.
    .typed = bez powodu
statement-no-choice = Nie było innego wyjścia.
    .typed = bez wyjścia
statement-lose = Wtedy tracę { PROVINCE($centre, form: "acc") }.
    .typed = stracę
    .also = stracę | tracę
statement-lose-not-get = Wtedy nie zdobędę { PROVINCE($centre, form: "gen") }.
    .typed = nie zdobędę
statement-worry = { $unit } mnie niepokoi.
    .typed = niepokoi
    .also = martwi mnie | martwię się o | niepokoi mnie
statement-unable = Nie mogę: nie mam do tego jednostki.
    .typed = nie mogę
statement-unable-reach = Żadna moja jednostka nie zdąży dotrzeć { PROVINCE($province, form: "to") }.
    .typed = za daleko
statement-free-units = Mogę użyć: { LIST($units) }.
    .typed = mogę użyć
statement-mistake = To był błąd w moich rozkazach.
    .typed = pomyłka | błąd
    .also = to była pomyłka | pomyliłem się w rozkazach | pomyliłam się w rozkazach | zły rozkaz | mój błąd
statement-mistake-meant = Mój rozkaz miał być taki: { $order }.
    .typed = miało być
statement-mistake-missed = Moje rozkazy nie dotarły na czas.
    .typed = spóźnione rozkazy
    .also = przegapiłem termin | przegapiłam termin | spóźniłem się z rozkazami | spóźniłam się z rozkazami
statement-recall = Pamiętaj o umowie { $number }.
    .typed = pamiętaj
statement-broken = Umowa { $number } została złamana.
    .typed = złamane
statement-breach = To byłoby wbrew naszej umowie.
    .typed = wbrew naszej umowie
statement-breach-power = To byłoby wbrew mojej umowie { POWER($power, form: "with") }.
    .typed = wbrew umowie z
statement-keep = Dotrzymam umowy { $number }.
    .typed = dotrzymam
statement-renew = To samo co w poprzedniej turze?
    .typed = to samo
    .also = tak jak ostatnio | to samo co poprzednio | jak w poprzedniej turze
statement-away = Nie będzie mnie do { $date }.
    .typed = nie ma mnie do
statement-ask-about-province = Co robimy { PROVINCE($province, form: "in") }?
    .typed = prowincja
    .also = a? | co z | co robimy z
statement-ask-about-power = A co { POWER($power, form: "with") }?
    .typed = mocarstwo
    .also = a? | co myślisz o | co z
statement-ask-plans = Jakie masz plany?
    .typed = plany
    .also = co planujesz | jaki masz plan | co zamierzasz | co chcesz zrobić | jakie masz plany
statement-ask-orders = Jakie rozkazy wydasz?
    .typed = rozkazy
    .also = jakie masz rozkazy | co rozkazujesz
statement-ask-unit = Co zrobisz z { $unit }?
    .typed = jednostka
    .also = co robisz z | dokąd idzie | co zrobi
statement-ask-will-order = Czy wydasz rozkaz { $order }?
    .typed = wydasz
statement-ask-will-go = Czy idziesz { PROVINCE($province, form: "to") }?
    .typed = idziesz do
    .also = idziesz do | zamierzasz wejść do | chcesz iść do | wchodzisz do
statement-ask-will-attack = Czy zaatakujesz { POWER($power, form: "acc") }?
    .typed = zaatakujesz
    .also = zaatakujesz | atakujesz | zamierzasz zaatakować
statement-ask-advice =
    Co mi radzisz{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }w sprawie { $unit }
    }?
    .typed = rada
    .also = jakaś rada | co radzisz | co mam zrobić
statement-ask-how = Jak możemy razem zaatakować { POWER($power, form: "acc") }?
    .typed = jak przeciw
    .also = jak zaatakujemy | jak pokonamy
statement-ask-how-this = Jak?
    .typed = jak
statement-ask-who = Kto to zrobi?
    .typed = kto
statement-ask-sure = Czy mogę na to liczyć?
    .typed = na pewno
    .also = jesteś pewien | jesteś pewna | mogę na ciebie liczyć | obiecujesz
statement-ask-mean = Czy masz na myśli: „{ UNSTOPPED($clause) }”?
    .typed = masz na myśli | czy to znaczy
statement-ask-price = Czego chcesz w zamian?
    .typed = cena
    .also = co chcesz w zamian
statement-ask-offer = Co mi proponujesz?
    .typed = oferta
    .also = co oferujesz | co dostanę | co mi dasz
statement-ask-agree = Zgadzasz się na propozycję { $number }?
    .typed = zgoda
statement-ask-why = Dlaczego?
    .typed = dlaczego | czemu
statement-ask-why-attack = Dlaczego ten atak { PROVINCE($province, form: "in") }?
    .typed = dlaczego atak | skąd atak
    .also = dlaczego atakujesz | czemu zaatakowałeś | czemu zaatakowałaś
statement-ask-why-order = Dlaczego ten rozkaz: { $order }?
    .typed = dlaczego rozkaz | skąd rozkaz
statement-ask-when = Kiedy?
    .typed = kiedy
statement-ask-when-until = Do kiedy?
    .typed = do kiedy
statement-ask-which = Którą jednostką?
    .typed = która jednostka
statement-ask-which-power = Przeciwko komu?
    .typed = przeciwko komu
statement-ask-need = Jakiego wsparcia potrzebujesz?
    .typed = jakie wsparcie
statement-ask-free = Których jednostek możesz użyć?
    .typed = które jednostki
statement-ask-works = Czy to się uda: { LIST($orders) }?
    .typed = czy się uda
statement-ask-told =
    Co ci { POWER($power, form: "number") ->
        [plural] mówią
       *[singular] mówi
    } { POWER($power, form: "nom") }?
    .typed = co ci mówi
    .also = co ci mówi | co ci powiedział
statement-ask-told-answer = Co mówisz { POWER($power, form: "dat") }?
    .typed = co mówisz | odpowiadasz
    .also = co powiedziałeś | co powiedziałaś
statement-ask-others =
    Jak myślisz, co { POWER($power, form: "number") ->
        [plural] zrobią
       *[singular] zrobi
    } { POWER($power, form: "nom") }?
    .typed = inni
    .also = co zrobi | co planuje
statement-ask-trust = Ufasz { POWER($power, form: "dat") }?
    .typed = ufasz
    .also = ufasz | możemy ufać
statement-ask-contact = Rozmawiasz { POWER($power, form: "with") }?
    .typed = rozmawiasz z
    .also = rozmawiasz z | masz kontakt z
statement-ask-contact-agreed = Masz umowę { POWER($power, form: "with") }?
    .typed = umowa z
    .also = masz umowę z | jesteś w sojuszu z
statement-ask-source = Skąd to wiesz?
    .typed = źródło
statement-ask-build = Co zbudujesz?
    .typed = budowa
    .also = co budujesz | co zbudujesz
statement-ask-disband = Którą jednostkę rozwiążesz?
    .typed = rozwiązanie
statement-still = Czy umowa { $number } nadal obowiązuje?
    .typed = nadal
statement-need-answer = Potrzebuję odpowiedzi przed terminem.
    .typed = potrzebuję odpowiedzi
statement-yes = Zgoda.
    .typed = tak | ok | zgoda | okej | zgadzam się
    .also = zgoda | umowa stoi | zgadzam się | pasuje mi | w porządku | dobra zróbmy tak
statement-yes-fact = Tak.
    .typed = prawda | zgadza się to | słusznie
statement-choose = Wybieram wariant { $number }.
    .typed = wybieram
statement-no = Nie, dziękuję.
    .typed = nie | nie dziękuję
    .also = nie dzięki | nie zgadzam się | odmawiam | nie jestem zainteresowany | nie jestem zainteresowana
statement-no-fact = Nie.
    .typed = nieprawda że
statement-later = Nie teraz.
    .typed = nie teraz
    .also = nie teraz | może później | jeszcze nie
statement-counter = Moja kontrpropozycja:
    .typed = kontrpropozycja
statement-cant-say = Wolę nie mówić.
    .typed = nie powiem
    .also = nie mogę powiedzieć | wolę nie mówić
statement-dont-know = Jeszcze nie wiem.
    .typed = nie wiem | jeszcze nie wiem
    .also = jeszcze nie wiem | nie wiem
statement-dont-know-maybe = Może.
    .typed = może | być może
statement-untrue = To nieprawda.
    .typed = nieprawda
    .also = to nieprawda | to kłamstwo
statement-thanks = Dziękuję.
    .typed = dziękuję | dzięki
statement-thanks-kept = Dziękuję za dotrzymanie umowy { $number }.
    .typed = dziękuję za | dzięki za
statement-sorry = Przepraszam.
    .typed = przepraszam | wybacz
statement-sorry-move = To był mój najlepszy ruch, nic osobistego.
    .typed = nic osobistego
    .also = nic osobistego
statement-answer-later = Odpowiem przed terminem.
    .typed = odpowiem później
statement-withdraw = Wycofuję propozycję { $number }.
    .typed = wycofuję
statement-drop = Umowa { $number } już mnie nie obowiązuje.
    .typed = wypowiadam
statement-not-understood = Nie rozumiem. Skorzystaj z menu.
    .typed = nie rozumiem
statement-or = Albo:
    .typed = albo | lub
statement-afterwards = Potem: { $clause }
    .typed = potem
statement-condition = Warunek: { $clause }
    .typed = jeśli | warunek
statement-unless = Chyba że: { $clause }
    .typed = chyba że
statement-reason = Powód: { $clause }
    .typed = bo | powód
statement-otherwise = W przeciwnym razie: { $clause }
    .typed = inaczej
statement-what-if = A jeśli tak się stanie? { $clause }
    .typed = a jeśli
statement-check = Czy tak jest? { $clause }
    .typed = czy tak jest
statement-until = Obowiązuje { $until }.
    .typed = do | aż do
statement-until-notice = Obowiązuje do odwołania.
    .typed = do odwołania
statement-from = Zacznie obowiązywać { $at }.
    .typed = od | począwszy od

statement-until-spring = do wiosny { $year } włącznie
statement-until-autumn = do jesieni { $year } włącznie
statement-until-winter = do zimy { $year } włącznie
statement-by-spring = najpóźniej wiosną { $year }
statement-by-autumn = najpóźniej jesienią { $year }
statement-by-winter = najpóźniej zimą { $year }
statement-in-spring = wiosną { $year }
statement-in-autumn = jesienią { $year }
statement-in-winter = zimą { $year }
statement-direction-north = na północ
    .typed = północ
statement-direction-south = na południe
    .typed = południe
statement-direction-east = na wschód
    .typed = wschód
statement-direction-west = na zachód
    .typed = zachód
statement-plan-lepanto = Lepanto
statement-plan-key-lepanto = Key Lepanto
statement-plan-juggernaut = Juggernaut
statement-plan-western-triple = Trójprzymierze zachodnie
statement-plan-central-triple = Trójprzymierze centralne
statement-plan-wintergreen = Wintergreen
statement-plan-sealion = Lew morski
statement-plan-anschluss = Anschluss
statement-me-read = ja | mnie | dla mnie
statement-you-read = ty | ciebie | dla ciebie
statement-by-read = najpóźniej | w
statement-not-read = nie | nigdy | nic | nikt | bez | żadnych | ani
statement-withdraw-read = wycofuję | wycofuję się | wycofuję to | wycofuję propozycję | wycofaj to | cofam | cofam to | cofam propozycję | anuluję | anuluj | odwołuję | nieaktualne | już nieaktualne | wycofuję tę propozycję | wycofuję swoją propozycję | wycofane | cofnij | anulowane | odwołane | nieważne
statement-drop-read = zrywam | zrywam to | zrywam umowę | zrywam układ | zrywam pakt | zerwane | wypowiadam | wypowiadam umowę | rezygnuję | odstępuję | koniec | koniec umowy | już nie obowiązuje | już mnie nie obowiązuje | zrywam porozumienie | zrywam sojusz | wycofuję zgodę | cofam zgodę | rezygnuję z tego | to koniec | koniec układu | nie obowiązuje | zmieniłem zdanie | zmieniłam zdanie
statement-unread-keyword =
    Nie znam „{ $word }”{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(czy chodziło o `{ $nearest }`?)
    }.
statement-unread-rest = Rozumiem `{ $said }`, ale nie „{ $rest }”.
statement-unread-missing = Po `{ $said }` czegoś brakuje.
statement-to = { POWER($power) }: { $clause }
statement-to-all = Do każdego mocarstwa: { $clause }
