### Help that fits the moment.

help-alone = Prowadzę partie Dyplomacji. `{ $new }` otwiera partię na kanale, `{ $join }` zajmuje miejsce. Rozumiem polski, angielski, niemiecki, niderlandzki i włoski.
help-lobby = Twoja partia jeszcze się nie zaczęła. `{ $leave }` oddaje miejsce.
help-movement =
    Czas na ruchy. Przysyłaj mi rozkazy prywatnie, po jednym w wierszu, w dowolnym zapisie, na przykład `{ $example }`.
    `{ $orders }` pokazuje, co mam, `{ $clear }` wszystko anuluje, `{ $ready }` mówi, że to już wszystko.
help-movement-here =
    Czas na ruchy. Pisz rozkazy tutaj, po jednym w wierszu, w dowolnym zapisie, na przykład `{ $example }`.
    `{ $orders }` pokazuje, co mam, `{ $clear }` wszystko anuluje, `{ $ready }` mówi, że to już wszystko.
help-retreat = Czas na odwroty. Napisz mi prywatnie, dokąd idzie wyparta jednostka, na przykład `A War - Gal`, albo ją rozwiąż: `A War D`.
help-adjustment = Możesz budować albo musisz rozwiązać jednostki. Żeby budować, napisz mi prywatnie na przykład `A War` albo `F Sew`, a żeby zrezygnować z budowy: `pas`. Żeby rozwiązać jednostkę, po prostu ją wymień.
help-ordered = Masz już wszystkie rozkazy. Jeśli nic nie chcesz zmieniać, naciśnij przycisk albo napisz `{ $ready }`.
help-waiting = W tej fazie nie masz nic do zrobienia. `{ $status }` pokazuje, na kogo czekamy.
help-eliminated = Nie masz już jednostek, ale możesz dalej śledzić partię. Gdy jakieś miejsce będzie do przejęcia, `{ $take }` wprowadzi cię z powrotem do gry.
help-clock = Teraz: **{ $phase }**. Rozkazy są wykonywane, gdy tylko wszyscy są gotowi, a najpóźniej w terminie: { $deadline }. `{ $status }` pokazuje, na kogo czekamy, a `{ $players }` – kto prowadzi które mocarstwo.
help-clock-waits = Teraz: **{ $phase }**. Rozkazy są wykonywane dopiero w terminie, nawet jeśli wszyscy są gotowi wcześniej: { $deadline }. `{ $status }` pokazuje, na kogo czekamy, a `{ $players }` – kto prowadzi które mocarstwo.
help-clock-paused = Teraz: **{ $phase }**, a partia jest wstrzymana: do wznowienia żadne rozkazy nie są wykonywane. `{ $status }` pokazuje, kto ich nie przysłał, a `{ $players }` – kto prowadzi które mocarstwo.
action-status = Na kogo czekamy?
action-players = Kto co prowadzi?
action-commands = Wszystkie polecenia
help-secret = Rozkazy są tajne: przysyłaj mi je prywatnie, nie tutaj.
help-topic = **{ $topic }**: { LIST($commands) }
help-topic-begun = **{ $topic }**: { LIST($commands, join: "comma") } …
help-more = `{ $help } { $example }` mówi, co robi polecenie i czego potrzebuje.
topic-lobby = Nowe partie
topic-orders = Rozkazy
topic-questions = Partia
topic-press = Rozmowy
topic-votes = Głosowania (tajne)
topic-seats = Miejsca
topic-master = Mistrz gry
topic-person = Twoje ustawienia
help-command = **`{ $name }`**: { $about }
help-also = Także: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-propose = W liście albo w pokoju możesz wpisać na przykład: { LIST($forms) }. Odpowiada się numerem: { LIST($answers) }. Inna propozycja w zamian: `{ $counter }`. W każdej rozmowie numery zaczynają się od 1; wszystkie pokaże `{ $agreements }`.
help-who-anyone = Dla każdego.
help-who-player = Dla graczy tej partii.
help-who-survivor = Dla graczy, którzy mają jeszcze jednostki.
help-who-master = Dla mistrza gry.
help-who-administrator = Dla administratora serwera.
help-brief = Wszystko inne: `{ $help }`
help-greeting = Cześć!
help-thanks = Nie ma za co.
help-wordless = Nie potrafię czytać obrazków, plików ani wiadomości głosowych. Napisz to, proszę, słowami.
help-unaddressed = Nie mogę tego przeczytać, więc nic nie jest zapisane: w tym wątku widzę tylko wiadomości, w których mnie oznaczasz. Wyślij to jeszcze raz, oznaczając mnie na początku, albo użyj `{ $order }`.

greeting-read = cześć | hej | hejka | witam | witaj | dzień dobry | dobry wieczór | dobry | siema | siemka | halo | cześć wszystkim | hej wszystkim | witam wszystkich | cześć bot | cześć bocie | cześć dragoman | hej dragoman
thanks-read = dzięki | dziękuję | dziękuję bardzo | bardzo dziękuję | wielkie dzięki | dzięki wielkie | ok dzięki | okej dzięki | super dzięki | dzięki bot | dzięki dragoman
how-to-play-read = jak grać | jak się gra | jak w to grać | jak się w to gra | jak to działa | jak to się robi | jak zacząć | jak zaczynam | jak wydawać rozkazy | jak wydać rozkazy | jak wysyłać rozkazy | jak wysłać rozkazy | jak pisać rozkazy | jak się wydaje rozkazy | jak się pisze rozkazy | jak wykonać ruch | jak się ruszyć | co mam robić | co mam zrobić | co robić | co teraz | i co teraz | co dalej | co mam teraz robić | co mam teraz zrobić | co mogę zrobić | co mogę robić | co umiesz | co potrafisz | co to jest | co to | kim jesteś | kto to jest | pomóż mi | pomóż | proszę o pomoc | potrzebuję pomocy | możesz mi pomóc | nie wiem co robić | nie wiem co mam robić
own-units-read = jakie mam jednostki | jakie są moje jednostki | które jednostki są moje | które są moje jednostki | gdzie są moje jednostki | gdzie stoją moje jednostki | moje jednostki | pokaż moje jednostki | jednostki | kim jestem | jakim mocarstwem gram | którym mocarstwem gram | jakim mocarstwem jestem | jakim państwem gram | jakim krajem gram | kim gram
deadline-read = kiedy jest termin | kiedy mija termin | jaki jest termin | termin | ile mamy czasu | ile mam czasu | ile czasu zostało | ile jest czasu | do kiedy
players-read = kto gra | kto czym gra | kto gra czym | kto jakim mocarstwem gra | kto jest w grze
ready-read = jestem gotowy | jestem gotowa | skończyłem | skończyłam | to wszystko
clear-read = jak usunąć rozkaz | jak skasować rozkaz | jak anulować rozkaz | jak wycofać rozkaz | jak usunąć rozkazy | usuń rozkaz | usuń rozkazy | usuń moje rozkazy | skasuj rozkazy | anuluj rozkazy | anuluj wszystkie rozkazy
possible-read = jak wybrać rozkazy | jakie rozkazy mogę wydać | jakie rozkazy są możliwe | co mogą zrobić moje jednostki
resign-read = chcę zrezygnować | chcę się poddać | poddaję się | chcę oddać miejsce | chcę opuścić partię | jak zrezygnować | jak opuścić partię
fill-read = uzupełnij partię komputerami | dodaj komputery | wolne miejsca dla komputerów | wypełnij miejsca komputerami
whose-power-read = kto to | kto gra | kto ma | kim jest
