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
tap-no-order = Jeszcze bez rozkazu

page-tap-open = Rozkazy na mapie
page-tap-back = Wstecz
page-tap-map = Mapa
page-tap-list = Co możesz wybrać
page-tap-game = Partia
page-tap-sent = Wysłano:
page-tap-hint = Strzałki prowadzą od wyboru do wyboru, Enter wybiera, Esc cofa, + i − zmieniają powiększenie.
page-tap-loading = Wczytuję mapę…
page-tap-failed = Nie udało się wczytać mapy. Rozkazy możesz napisać jako tekst.
