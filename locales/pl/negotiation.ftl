statement-theirs = **{ POWER($power) } · #{ $number }**
statement-their-counter = **{ POWER($power) } · #{ $number }**, zamiast #{ $answers }
statement-theirs-about = **{ POWER($power) } · #{ $number }**, w sprawie #{ $answers }
statement-yours = **Ty do { POWERS($to, form: "gen") } · #{ $number }**
statement-your-counter = **Ty do { POWERS($to, form: "gen") } · #{ $number }**, zamiast #{ $answers }
statement-yours-about = **Ty do { POWERS($to, form: "gen") } · #{ $number }**, w sprawie #{ $answers }
statement-answered = **#{ $number } · { POWER($power) }:** { $reply }
statement-you-answered = **#{ $number } · Ty do { POWERS($to, form: "gen") }:** { $reply }
statement-countered = **#{ $number } · { POWER($power) }:** zobacz #{ $answers }
statement-answered-to = W odpowiedzi na: „{ UNSTOPPED($said) }” ({ POWER($power) })
statement-answered-again = Ponownie: „{ UNSTOPPED($said) }” ({ POWER($power) })
statement-newer = (Napisała to nowsza wersja programu. Nie umiem tego odczytać.)
statement-unread-form = To nie jest pełna wypowiedź albo jest za długa.
statement-unread-several = „{ $word }” w różnych językach znaczy co innego.
statement-sent-as-written = Zostaje więc tak, jak w oryginale: bez tłumaczenia.
statement-not-sent = Nic nie zostało wysłane.
statement-recognised =
    { $count ->
        [one] Czy o to chodziło? Jeśli to wybierzesz, każdy przeczyta to w swoim języku. Twoja wiadomość zostaje bez zmian, a dopóki niczego nie wybierzesz, nic więcej nie wyślę.
        [few] Czy chodziło o jedno z tych zdań? Jeśli któreś wybierzesz, każdy przeczyta je w swoim języku. Twoja wiadomość zostaje bez zmian, a dopóki niczego nie wybierzesz, nic więcej nie wyślę.
       *[many] Czy chodziło o jedno z tych zdań? Jeśli któreś wybierzesz, każdy przeczyta je w swoim języku. Twoja wiadomość zostaje bez zmian, a dopóki niczego nie wybierzesz, nic więcej nie wyślę.
    }
statement-recognised-in = Do { POWERS($to, form: "gen") }: „{ $said }”
statement-whom = Komu chcesz coś zaproponować?
statement-whom-typed = „{ UNSTOPPED($said) }”: komu chcesz to powiedzieć? Nic nie zostało wysłane ani zapisane jako rozkaz.
statement-whom-unable = W tej fazie żadne inne mocarstwo nie ma jednostki, która mogłaby to zrobić.
statement-which-answer = Na co odpowiadasz „{ UNSTOPPED($reply) }”? Nic jeszcze nie zostało wysłane.
statement-answers-vote = Czy „{ UNSTOPPED($reply) }” to twoja odpowiedź w głosowaniu? Nie została jeszcze policzona.
statement-which-talk = Masz #{ $number } w kilku rozmowach. O którą chodzi? Nic jeszcze nie zostało wysłane.
statement-what = Co chcesz zaproponować { POWERS($to, form: "dat") }? Wybierz albo wpisz na przykład: `{ $example }`
statement-what-instead = Co chcesz zaproponować { POWERS($to, form: "dat") } zamiast #{ $number }? Wybierz albo wpisz na przykład: `{ $example }`
statement-offer = - `{ $typed }` – { $sentence }
statement-contradicted = Rozkazy są zapisane, ale nie zgadzają się z twoimi ustaleniami. Tylko ty to widzisz.
statement-contradicted-closing = Zbliża się termin, a twoje dotychczasowe rozkazy nie zgadzają się z twoimi ustaleniami. Tylko ty to widzisz.
statement-which-unit = Można to zrobić różnymi rozkazami: { LIST($orders) }. Który wybierasz?
agreements-head = **Co zostało powiedziane.** O każdej wypowiedzi wiedzą tylko autor i adresaci; nic nie jest wiążące.
agreements-wait-for-you = **Czeka na twoją odpowiedź**
agreements-hold = **Uzgodnione i nadal aktualne**
agreements-wait-for-others = **Czeka na odpowiedź innych**
agreements-past = **Już nieaktualne: odrzucone, wygasłe albo tylko do wiadomości**
agreements-older =
    { $count ->
        [one] { $count } wcześniejszej wypowiedzi nie ma na liście.
        [few] { $count } wcześniejszych wypowiedzi nie ma na liście.
       *[many] { $count } wcześniejszych wypowiedzi nie ma na liście.
    }
agreements-entry = **#{ $number } · { POWER($power) } → { POWERS($to) }** ({ $phase })
agreements-undone = (Już się nie liczy: ta faza została cofnięta.)
agreements-none = Nie ma jeszcze żadnych propozycji, ani od ciebie, ani dla ciebie. Wpisz `{ $propose }` albo napisz `{ $example }` w pokoju lub w liście.
agreements-may-show = **{ $name }**: partia skończona. Czy wszyscy mogą zobaczyć, co zostało z tobą uzgodnione i czy tego dotrzymano? Umowę pokażę na kanale tylko wtedy, gdy chcą tego wszyscy z danej rozmowy. Nikt się nie dowie, kto nie chce, a same propozycje pozostaną tajne.
agreements-showing = Zapisane. Twoje umowy pojawią się na kanale, gdy będą tego chcieli wszyscy z danej rozmowy.
agreements-not-showing = Zapisane. Nie pokażę więcej twoich umów.
agreements-shown = **Co uzgodniono w partii { $name }.** Chcą to pokazać wszyscy, którzy brali udział w tych rozmowach.
agreements-kept = → Dotrzymana, o ile widać to z rozkazów.
agreements-untold = → Z rozkazów nie widać, czy jej dotrzymano.
agreements-broken = → Niedotrzymana: { LIST($by) }
agreements-broken-by = { POWER($power) } ({ $phase })
agreements-more =
    { $count ->
        [one] { $count } kolejnej umowy nie ma na liście.
        [few] { $count } kolejnych umów nie ma na liście.
       *[many] { $count } kolejnych umów nie ma na liście.
    }
no-statement-such = W twoich rozmowach nie ma #{ $number }.
no-statement-which = #{ $number } jest w kilku twoich rozmowach. Napisz, o które chodzi: { LIST($forms) }
no-statement-not-to-you = #{ $number } nie jest do ciebie, więc nie możesz na to odpowiedzieć.
no-statement-choose = #{ $number } daje wybór. Napisz, na co się zgadzasz: { LIST($forms) }
no-statement-agreed = Na #{ $number } jest twoja zgoda. Jeśli dla ciebie to już nieaktualne, napisz `{ $drop }`.
no-statement-taken-back = #{ $number } już się nie liczy: propozycja została wycofana przez { POWER($power, form: "acc") }.
no-statement-undone = #{ $number } już się nie liczy: faza, w której to powiedziano, została cofnięta.
no-statement-earlier-player = #{ $number } już się nie liczy: od tego czasu { POWER($power, form: "acc") } prowadzi ktoś inny.
no-statement-past = #{ $number } pochodzi z wcześniejszej fazy i przynajmniej w części jest już nieaktualne. Żeby zaproponować to samo na tę fazę, wpisz `{ $renew }`.
no-statement-none-chosen = #{ $number } dawało wybór i nic z tego nie zostało uzgodnione. Zaproponuj od nowa to, o co ci chodzi.
no-statement-ended = #{ $number } dotyczyło czasu, który już minął. Jeśli nadal tego chcesz, zaproponuj to od nowa.
no-statement-nothing-waits = W tej rozmowie nic nie czeka na twoją odpowiedź. Żeby odpowiedzieć na coś wcześniejszego, podaj najpierw numer: `{ $example }`.
no-statement-not-agreed = Nie ma twojej zgody na #{ $number }.
no-statement-nothing-to-end = Nie ma twojej zgody na #{ $number }, więc nie ma czego zrywać. Żeby odmówić, wpisz `{ $refuse }`.
no-statement-ended-already = #{ $number } już cię nie obowiązuje.
no-statement-unknown-answer = Nie rozumiem „{ $word }” po #{ $number }. Możesz wpisać { LIST($forms) }.
no-statement-nothing = Z #{ $number } nie wynika żaden rozkaz, który możesz teraz wydać.
no-statement-offer-gone = Tego zdania nie można już wybrać: zostało wybrane albo zastąpiło je nowsze. Dla każdej rozmowy przechowuję jedno, przez 12 godzin. Nic więcej nie zostało wysłane.
no-statement-other-power = To pytanie dotyczyło mocarstwa, którego już nie prowadzisz ({ POWER($power) }). Dlatego nic nie zostało wysłane.
no-statement-shown-at-the-end = Umowy można pokazać po zakończeniu partii, jeśli będą tego wtedy chcieli wszyscy z danej rozmowy.
no-statement-shown-later = Ta partia została odwołana, ale do { $until } może jeszcze być wznowiona. Potem będzie można pokazać umowy.
no-statement-not-typed = Nie umiem odczytać tego jako propozycji. Wpisz słowo kluczowe z dwukropkiem: `{ $example }`. Listę do wyboru pokaże `{ $propose }`.
no-statement-to-whom = Do kogo to? Podaj najpierw mocarstwo: `{ $example }`. Listę do wyboru pokaże `{ $propose }`.
action-adopt = Dodaj do moich rozkazów
action-on-map = Pokaż na mapie
action-answer-vote = Głosowanie
action-adopt-of = Dodaj #{ $number } do rozkazów
action-propose = Zaproponuj coś…
action-propose-instead = Inna propozycja…
action-take-back = Wycofaj
action-ask-support = Poproś { POWER($power, form: "acc") } o wsparcie
action-renew-of = Odnów #{ $number }
action-agreements-show = Pokaż moje umowy
action-agreements-hide = Nie pokazuj więcej
