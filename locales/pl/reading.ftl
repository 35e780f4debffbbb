### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place, $places: names of provinces. $word: what the player typed.

## Not understood

reading-unknown-word = Nie rozumiem „{ $word }”.
reading-unknown-word-nearest = Nie rozumiem „{ $word }”. Może chodziło o: { LIST($places) }?
reading-unknown-word-orders = Nie rozumiem „{ $word }”. Może chodziło o: { LIST($orders) }?
reading-conditional = Przez „{ $word }” nie wiem, co dokładnie ma się stać, więc niczego nie zapisuję. Wyślij sam rozkaz.
reading-conditional-orders = Przez „{ $word }” nie wiem, co dokładnie ma się stać, więc niczego nie zapisuję. Wyślij sam rozkaz, na przykład: { LIST($orders) }.
reading-no-order = Co ma zrobić ta jednostka? Na przykład: { LIST($orders) }.
reading-no-order-bare = Co ma zrobić ta jednostka? Brakuje samego rozkazu.
reading-all-hold = Jednostki bez rozkazu i tak się bronią. Wysłane rozkazy obowiązują, dopóki ich nie zmienisz albo nie anulujesz.
reading-choices = To może znaczyć kilka rzeczy. Co wybierasz: { LIST($orders) }?
reading-unaccounted = Jest tu rozkaz, ale także „{ $words }”, więc nie wiem, czy chcesz go wydać. Niczego z tego nie zapisuję.
reading-negated = „{ $word }” mówi, czego nie robić, więc nic nie zapisuję. Wyślij rozkaz, który chcesz wydać.
reading-withdrawn = „{ $word }” anuluje rozkaz, więc niczego nie zapisuję.

## Not yours, not there, not now

reading-no-such-unit = Nie ma żadnej jednostki { PROVINCE($place, form: "in") }. Twoje jednostki: { LIST($units) }.
reading-no-such-unit-any = Nie ma żadnej jednostki { PROVINCE($place, form: "in") }.
reading-not-your-unit = { $unit } należy do { POWER($power, form: "gen") }. Twoje jednostki: { LIST($units) }.
reading-other-power = To jest pod nagłówkiem „{ POWER($power) }”, więc niczego z tego nie zapisuję. Może chodziło o inną partię?
reading-other-turn = To jest pod nagłówkiem innej fazy (teraz: { $turn }), więc niczego z tego nie zapisuję. Jeśli ma dotyczyć tej fazy, wyślij to jeszcze raz bez nagłówka.
reading-wrong-phase-movement = Teraz trwa faza ruchu ({ $turn }): obrona, ruch, wsparcie albo konwój.
reading-wrong-phase-retreat = Teraz trwa faza odwrotów ({ $turn }): podaj prowincję albo rozwiąż jednostkę.
reading-wrong-phase-adjustment = Teraz trwa faza uzupełnień ({ $turn }): buduje się albo rozwiązuje jednostki.

## Impossible

reading-not-adjacent = { $unit } nie dotrze { PROVINCE($place, form: "to") } w jednym ruchu. W zasięgu: { LIST($places) }.
reading-wrong-ground-army = Armia nie może wejść { PROVINCE($place, form: "to") }: to prowincja morska.
reading-wrong-ground-fleet = Flota nie dotrze { PROVINCE($place, form: "to") }: nie ma tam wybrzeża.
reading-same-place = { $unit } już tam stoi. Żeby się broniła: { LIST($orders) }.
reading-wrong-coast = { $unit } nie dopłynie do tego wybrzeża. Może za to: { LIST($orders) }.
reading-no-convoy = { $unit } potrzebuje flot na całej trasie konwoju { PROVINCE($place, form: "to") }, a takiej trasy teraz nie ma.
reading-fleet-by-convoy = Konwojem podróżują tylko armie.
reading-out-of-support = { $unit } nie sięga { PROVINCE($place, form: "to") }, więc nie może tam nikogo wspierać. W zasięgu: { LIST($places) }.
reading-supported-cannot = { $unit } nie może dotrzeć { PROVINCE($place, form: "to") }, więc nie ma czego wspierać.
reading-supports-itself = Jednostka nie może wspierać samej siebie.
reading-cannot-convoy = Konwojować mogą tylko floty na morzu.
reading-not-an-army = { $unit } nie jest armią, a konwojuje się tylko armie.
reading-off-the-path = { $unit } nie stoi na żadnej trasie konwoju { PROVINCE($place, form: "to") }.
reading-other-nationality = { $unit } należy do { POWER($power, form: "gen") }.
reading-several-goals = Jeden rozkaz, jeden cel. Wyślij osobny rozkaz dla każdej jednostki.
reading-no-retreat = { $unit } nie może się wycofać { PROVINCE($place, form: "to") }. Może za to: { LIST($orders) }.
reading-not-dislodged = { $unit } nie została wyparta i nie potrzebuje teraz rozkazu.
reading-occupied = Inna jednostka stoi już { PROVINCE($place, form: "in") }.
reading-not-home = { PROVINCE($place) } to nie twoje centrum macierzyste, a buduje się tylko we własnych centrach macierzystych.
reading-not-yours = { PROVINCE($place) } to nie twoje centrum zaopatrzenia, a buduje się tylko we własnych.
reading-not-owned = { PROVINCE($place) } to teraz centrum innego mocarstwa.
reading-cannot-stand = Nie można zbudować floty { PROVINCE($place, form: "in") }: nie ma tam wybrzeża.
reading-nothing-to-build = Nie masz nic do zbudowania.
reading-nothing-to-remove = Nie masz nic do rozwiązania.
reading-own-coast = { $unit } stoi przy innym wybrzeżu, niż podaje rozkaz, a według zasad tej partii jest on wtedy nieważny.
reading-army-coast = Armie nie mają wybrzeża, a według zasad tej partii rozkaz, który je podaje, jest nieważny.
reading-letter = Według zasad tej partii rozkaz ze złą literą jednostki albo bez niej jest nieważny. To jest { $unit }.
reading-build-letter = Według zasad tej partii trzeba podać, czy { PROVINCE($place, form: "in") } powstaje armia, czy flota.
reading-duplicate = W tej wiadomości są dwa rozkazy dla { $unit }, a według zasad tej partii ten się nie liczy.
reading-build-twice = W tej wiadomości dwie jednostki mają powstać { PROVINCE($place, form: "in") }, a według zasad tej partii ta się nie liczy.
reading-too-many = To więcej, niż trzeba lub wolno, a według zasad tej partii ten rozkaz się nie liczy.
reading-disorder = Nikt nie wydaje teraz rozkazów tym jednostkom, a według zasad tej partii nikt nie może ich wspierać.
reading-closed = Na razie nikt nie może wejść { PROVINCE($place, form: "to") }.
reading-ambiguous-coast = { PROVINCE($place) }: które z dwóch wybrzeży? { LIST($orders) }.

## Assumed

reading-assumed-unit = odczytano jako: { $unit }
reading-assumed-coast = jedyne wybrzeże w zasięgu
reading-assumed-typo = poprawiona literówka
reading-assumed-language = odczytane jako nazwa z innego języka
reading-assumed-province = jedyna prowincja, o którą tu może chodzić
reading-assumed-destination = cel wzięty z rozkazu armii
reading-assumed-nationality = jednostka należy do innego mocarstwa, niż podaje rozkaz
reading-assumed-own-coast = w rzeczywistości: { $unit }
reading-assumed-needless-coast = wybrzeże nie jest tu potrzebne

## Odd, but legal

reading-hint-support-without-move = { $unit } ma inny rozkaz, więc to wsparcie nic jej nie da
reading-hint-support-of-mover = { $unit } ma rozkaz ruchu, więc nie można wspierać jej obrony
reading-hint-convoy-without-army = { $unit } nie ma rozkazu takiego ruchu, więc ten konwój nikogo nie przewiezie
