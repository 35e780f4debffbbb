### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place, $places: names of provinces. $word: what the player typed.

## Not understood

reading-unknown-word = Nie rozumiem „{ $word }”.
reading-unknown-word-nearest = Nie rozumiem „{ $word }”. Może chodziło o: { LIST($places) }?
reading-unknown-word-orders = Nie rozumiem „{ $word }”. Może chodziło o: { LIST($orders) }?
reading-conditional = „{ $word }” nie mówi, co dokładnie ma się stać, więc nic nie zapisuję. Wyślij sam rozkaz.
reading-conditional-orders = „{ $word }” nie mówi, co dokładnie ma się stać, więc nic nie zapisuję. Wyślij sam rozkaz, na przykład: { LIST($orders) }
reading-no-order = Co ma zrobić? Na przykład: { LIST($orders) }
reading-no-order-bare = Co ma zrobić? Brakuje samego rozkazu.
reading-choices = To może znaczyć kilka rzeczy. Co wybierasz: { LIST($orders) }?

## Not yours, not there, not now

reading-no-such-unit = Tu nie ma żadnej jednostki: { PROVINCE($place) }. Twoje: { LIST($units) }.
reading-no-such-unit-any = Tu nie ma żadnej jednostki: { PROVINCE($place) }.
reading-not-your-unit = { $unit } należy do innego mocarstwa: { POWER($power) }. Twoje: { LIST($units) }.
reading-other-power = To stoi pod nagłówkiem „{ POWER($power) }”, więc nic z tego nie zapisuję. Może to do innej gry?
reading-other-turn = To stoi pod nagłówkiem innej tury, a teraz jest { $turn }. Nic z tego nie zapisuję; jeśli to na teraz, wyślij jeszcze raz bez nagłówka.
reading-wrong-phase-movement = Teraz wydaje się rozkazy ruchu ({ $turn }): obrona, ruch, wsparcie albo konwój.
reading-wrong-phase-retreat = Teraz są tylko ucieczki ({ $turn }): podaj prowincję albo usuń jednostkę.
reading-wrong-phase-adjustment = Teraz są budowy i usunięcia ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } nie dotrze tam w jednym ruchu ({ PROVINCE($place) }). W zasięgu: { LIST($places) }.
reading-wrong-ground-army = { PROVINCE($place) } to woda, a armie nie pływają.
reading-wrong-ground-fleet = { PROVINCE($place) } nie ma wybrzeża: flota tam nie dotrze.
reading-same-place = { $unit } już tam stoi. Żeby została: { LIST($orders) }
reading-wrong-coast = { $unit } nie dopłynie do tego wybrzeża. Może za to: { LIST($orders) }
reading-no-convoy = { $unit } potrzebuje flot na całej trasie ({ PROVINCE($place) }), a ich tam nie ma.
reading-fleet-by-convoy = Konwojem podróżują tylko armie.
reading-out-of-support = { $unit } nie dociera do tej prowincji ({ PROVINCE($place) }), więc nie może tam wspierać. W zasięgu: { LIST($places) }.
reading-supported-cannot = { $unit } nie może tam dotrzeć ({ PROVINCE($place) }), więc nie ma czego wspierać.
reading-supports-itself = Jednostka nie może wspierać samej siebie.
reading-cannot-convoy = Konwojować mogą tylko floty na morzu.
reading-not-an-army = { $unit } nie jest armią, a konwojuje się tylko armie.
reading-off-the-path = { $unit } nie leży na żadnej trasie konwoju do celu ({ PROVINCE($place) }).
reading-other-nationality = { $unit } należy do innego mocarstwa: { POWER($power) }.
reading-several-goals = Jeden rozkaz, jeden cel. Wyślij osobny rozkaz dla każdej jednostki.
reading-no-retreat = { $unit } nie może tam uciec ({ PROVINCE($place) }). Może za to: { LIST($orders) }
reading-not-dislodged = { $unit } nie została wyparta i nie potrzebuje teraz rozkazu.
reading-occupied = Tu już stoi jednostka: { PROVINCE($place) }.
reading-not-home = { PROVINCE($place) } nie leży w początkowych granicach twojego mocarstwa, a tylko tam się buduje.
reading-not-owned = { PROVINCE($place) } należy teraz do kogoś innego.
reading-cannot-stand = Tu nie można zbudować floty, bo nie ma wybrzeża: { PROVINCE($place) }.
reading-nothing-to-build = Nie masz nic do zbudowania.
reading-nothing-to-remove = Nie masz nic do usunięcia.
reading-own-coast = { $unit } stoi przy innym wybrzeżu, niż napisano, a według zasad tej partii rozkaz jest wtedy nieważny.
reading-army-coast = Armie nie mają wybrzeża, a według zasad tej partii rozkaz, który je podaje, jest nieważny.
reading-letter = Według zasad tej partii rozkaz ze złą literą jednostki albo bez niej jest nieważny. To jest { $unit }.
reading-build-letter = Według zasad tej partii trzeba podać, czy powstaje armia, czy flota ({ PROVINCE($place) }).
reading-duplicate = W tej wiadomości są dwa rozkazy dla { $unit }, a według zasad tej partii ten się nie liczy.
reading-build-twice = W tej wiadomości dwie jednostki mają powstać w tym samym miejscu ({ PROVINCE($place) }), a według zasad tej partii ta się nie liczy.
reading-too-many = To więcej, niż trzeba lub wolno, a według zasad tej partii ten rozkaz się nie liczy.
reading-disorder = Nikt nie wydaje teraz rozkazów tym jednostkom, a według zasad tej partii nikt nie może ich wspierać.
reading-closed = Na razie nikt nie może tam wejść: { PROVINCE($place) }.
reading-ambiguous-coast = { PROVINCE($place) } ma dwa wybrzeża. Które: { LIST($orders) }?

## Assumed

reading-assumed-unit = uzupełnione: { $unit }
reading-assumed-coast = jedyne wybrzeże w zasięgu
reading-assumed-typo = odczytane mimo literówki
reading-assumed-language = odczytane jako nazwa z innego języka
reading-assumed-province = jedyna prowincja, o którą tu może chodzić
reading-assumed-destination = cel wzięty z rozkazu armii
reading-assumed-nationality = jednostka należy do innego mocarstwa, niż napisano
reading-assumed-own-coast = naprawdę stoi tutaj: { $unit }
reading-assumed-needless-coast = wybrzeże nie jest tu potrzebne

## Odd, but legal

reading-hint-support-without-move = { $unit } ma inny rozkaz, więc to wsparcie nic jej nie da.
reading-hint-support-of-mover = { $unit } ma rozkaz ruchu, więc nie można jej wspierać na miejscu.
reading-hint-convoy-without-army = { $unit } nie ma rozkazu, żeby tam płynąć, więc ten konwój nikogo nie przewiezie.
