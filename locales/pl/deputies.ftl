### Zastępcy: kto gra przez kilka dni za nieobecnego gracza.

command-deputy = zastępca
    .also = zastepca | zastępstwo
    .about = Poproś kogoś o zastępstwo, gdy cię nie ma: Anna 3-6 grudnia albo brak
deputy-none = Nikt cię nie zastępuje. Tak poprosisz kogoś, kto nie gra w tej partii: `{ $deputy } Anna 3-6 grudnia`
deputy-asked =
    { $name } prosi cię o zastępstwo (**{ POWERS($powers) }**) w partii **{ $game }**: { $days }
    W te dni będziesz widzieć i wysyłać rozkazy oraz brać udział w głosowaniach. Nie zobaczysz listów ani pokoi i nie możesz mieć w tej partii własnego miejsca.
action-deputy-yes = Zgoda
action-deputy-no = Nie, dziękuję
deputy-noted = Prośba o zastępstwo wysłana: { $name }, { $days }. Odpowiedź przyjdzie tutaj.
deputy-agreed = Zastępuje cię { $name }: { $days }. Możesz też grać samodzielnie i wrócić wcześniej, kiedy chcesz.
deputy-accepted = Dziękuję. Dam znać, gdy zacznie się pierwszy dzień. Jeśli jednak nie możesz: `{ $deputy } { $none }`
deputy-declined = Dobrze, przekażę.
deputy-refused = { $name } nie może cię zastąpić. Możesz poprosić kogoś innego.
deputy-announced = Zastępstwo (**{ POWERS($powers) }**): { $name }, { $days }
deputy-announced-secret = Jeden z graczy ma zastępcę: { $days }
deputy-begun = Zaczyna się twoje zastępstwo (**{ POWERS($powers) }**): { $name }, do { $until } włącznie. Rozkazy do: { $deadline }. Wyślij mi je prywatnie, po jednej jednostce w wierszu.
deputy-begun-paused = Zaczyna się twoje zastępstwo (**{ POWERS($powers) }**): { $name }, do { $until } włącznie. Partia jest wstrzymana; rozkazy możesz już wysyłać prywatnie, po jednej jednostce w wierszu.
deputy-over = Twoje zastępstwo ({ POWERS($powers) }) się skończyło. Dziękuję za pomoc.
deputy-back = { $name } już cię nie zastępuje. { POWERS($powers) }: znowu grasz samodzielnie. Oto zapisane rozkazy.
deputy-ended = **{ POWERS($powers) }**: zastępstwo się skończyło, znowu gra osoba, do której należy to miejsce.
deputy-ended-secret = Jedno z zastępstw się skończyło; znowu gra osoba, do której należy to miejsce.
no-deputy-whom = Kto ma cię zastąpić i kiedy? Na przykład: `{ $deputy } Anna 3-6 grudnia`
no-deputy-days = Tych dni nie można wybrać. Podaj najwyżej { $most ->
    [one] 1 dzień
   *[other] { $most } dni
    }, od dzisiaj i najwyżej na rok naprzód.
no-deputy-plays = { $name } ma miejsce w tej partii albo już kogoś zastępuje, więc nie może cię zastąpić.
no-deputy-asked = Prośba została już wysłana: { $name }. Aby poprosić kogoś innego, najpierw ją cofnij: `{ $deputy } { $none }`
no-deputy-expelled = Mistrz gry wykluczył tę osobę z partii ({ $name }), więc nie może cię zastąpić.
no-deputy-too-many = W tej fazie już tyle osób dostało od ciebie prośbę o zastępstwo, że nie pytam następnych. Spróbuj w kolejnej.
no-deputy-none = Nikt nie prosi cię tu o zastępstwo albo zastępstwo już się skończyło.
no-deputy-knows = Z zastępstwa w tej fazie znasz rozkazy innego gracza, więc przed następną fazą nie możesz przejąć miejsca.
no-deputy-not-for-you = Zastępca może wysyłać rozkazy i odpowiadać w głosowaniach, ale tego nie może zrobić.
