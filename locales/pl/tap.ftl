### Mapa na stronie lokalnej, na której wybiera się rozkazy.

tap-army = Armia { PROVINCE($place, form: "in") }
tap-fleet = Flota { PROVINCE($place, form: "in") }
tap-yours = { $unit }, twoja
tap-yours-dislodged = { $unit }, twoja, wyparta
tap-of = { $unit }, { POWER($power) }
tap-of-dislodged = { $unit }, { POWER($power) }, wyparta

tap-ask-unit = Której jednostce chcesz wydać rozkaz?
tap-ask-order = { $unit }: co ma zrobić?
tap-ask-retreat = { $unit } została wyparta. Dokąd ma się wycofać?
tap-ask-support = Którą jednostkę chcesz wesprzeć?
tap-ask-supported = Wsparcie: { $unit }. Co ona robi?
tap-ask-convoy = Którą armię chcesz przewieźć?
tap-ask-convoyed = Konwój: { $unit }. Dokąd?
tap-ask-which = { PROVINCE($place) }: w jaki sposób?
tap-ask-build =
    { $count ->
        [one] Możesz zbudować { $count } jednostkę. Gdzie?
        [few] Możesz zbudować { $count } jednostki. Gdzie?
       *[many] Możesz zbudować { $count } jednostek. Gdzie?
    }
tap-ask-removal =
    { $count ->
        [one] Musisz rozwiązać { $count } jednostkę. Którą?
        [few] Musisz rozwiązać { $count } jednostki. Które?
       *[many] Musisz rozwiązać { $count } jednostek. Które?
    }
tap-ask-site = Co chcesz zbudować { PROVINCE($place, form: "in") }?
tap-nothing = W tej fazie nie masz żadnych rozkazów do wydania.

tap-hold = Obrona
tap-move = Ruch { PROVINCE($place, form: "to") }
tap-move-convoyed = Ruch { PROVINCE($place, form: "to") } konwojem
tap-support = Wesprzyj jednostkę…
tap-convoy = Przewieź armię…
tap-supported = Wsparcie: { $unit }
tap-convoyed = Konwój: { $unit }
tap-stays = { $unit } zostaje na miejscu
tap-goes = Rusza { PROVINCE($place, form: "to") }
tap-carried = Przewieź ją { PROVINCE($place, form: "to") }
tap-retreat = Odwrót { PROVINCE($place, form: "to") }
tap-disband = Rozwiąż
tap-removal = Rozwiąż: { $unit }
tap-build = Buduj { PROVINCE($place, form: "in") }
tap-waive = Pas: rezygnacja z jednej budowy

tap-ordered = Rozkaz: { $order }
tap-replaces = Zamiast: { $order }
tap-no-order = Jeszcze bez rozkazu

tap-ask-say = O której jednostce lub prowincji chcesz porozmawiać?
tap-ask-say-unit = { $unit }: co chcesz powiedzieć albo dokąd ma ruszyć?
tap-ask-say-move = { $unit }, { PROVINCE($place, form: "to") }: co chcesz powiedzieć?
tap-say-province = Prowincja bez jednostki…
tap-ask-say-province = O której prowincji chcesz porozmawiać?
tap-province = { PROVINCE($place) }
tap-ask-say-about = { PROVINCE($place) }: co chcesz powiedzieć?
tap-say-to = Do { POWERS($to, form: "gen") }: { $said }
tap-ask-say-whom = Komu chcesz to powiedzieć?
tap-say-nothing = W tej fazie nie możesz nikomu nic powiedzieć.

page-tap-open = Rozkazy na mapie
page-tap-back = Wstecz
page-tap-map = Mapa
page-tap-list = Co możesz wybrać
page-tap-game = Partia
page-tap-sent = Wysłano:
page-tap-waits = Wyślę, gdy wróci połączenie:
page-tap-not-sent = Nie wysłano: przez jakiś czas nie było połączenia i mogła się już zacząć inna faza. Jeśli nadal tego chcesz, wybierz jeszcze raz:
page-tap-over = Nie zapisano: ta faza już się skończyła. Wybierz jeszcze raz na nowej mapie.
page-tap-hint = Strzałki prowadzą od wyboru do wyboru, Enter wybiera, Esc cofa, + i − zmieniają powiększenie.
page-tap-loading = Wczytuję mapę…
page-tap-failed = Nie udało się wczytać mapy. Rozkazy możesz napisać jako tekst.
page-tap-say = Propozycje
page-tap-order = Rozkazy
page-tap-mode = Co chcesz zrobić na mapie
page-tap-say-open = Zaproponuj na mapie

command-order-map = mapa-rozkazów
    .also = mapa-rozkazow
    .about = Otrzymaj link do mapy, na której wybierasz rozkazy dotknięciem

map-link =
    Wybierz rozkazy na mapie, { $phase }: { $link }
    Otwórz link w ciągu godziny; działa tylko raz, w jednej przeglądarce. Zachowaj go dla siebie: kto go otworzy, może wydawać rozkazy za ciebie.
no-order-map = Ten bot nie ma mapy do wybierania rozkazów. `{ $possible }` pokazuje, co mogą zrobić twoje jednostki, w miarę możliwości z przyciskami.

page-link-open = Otwórz mapę
page-link-once = Ten link otwiera mapę tylko raz, w tej przeglądarce.
page-link-unknown = Ten link jest nieważny albo już nie działa. W prywatnej rozmowie z botem przycisk „Rozkazy na mapie” da ci nowy.
page-link-used = Ten link był już otwarty, a każdy działa tylko w jednej przeglądarce. W prywatnej rozmowie z botem przycisk „Rozkazy na mapie” da ci nowy.
page-link-expired = Ten link wygasł: działa godzinę. W prywatnej rozmowie z botem przycisk „Rozkazy na mapie” da ci nowy.
page-link-over = Ta faza się skończyła, a bot podał jej wyniki. Link do następnej da ci przycisk „Rozkazy na mapie” w prywatnej rozmowie z botem.
page-link-not-in = W tej partii nie masz teraz żadnych rozkazów do wydania.
page-link-busy = To było za dużo naraz i nic się nie zmieniło. Poczekaj minutę i spróbuj ponownie.
page-link-not-offered = Nic się nie zmieniło: tego rozkazu nie można teraz wydać. Wybierz jeszcze raz.
page-link-unavailable = Bot jest w tej chwili niedostępny. Spróbuj za chwilę.
