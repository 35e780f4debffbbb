### Głosowania: co się proponuje, o co pytamy gracza i co na koniec słyszą wszyscy.

## Nad czym się głosuje, jak w nagłówku

proposal-draw = remis wszystkich, którzy mają jeszcze jednostki
proposal-end = koniec gry teraz; wygrywają wszyscy, którzy mają jeszcze jednostki
# $centres (Number)
proposal-victory = { $centres ->
        [one] odtąd wygrywa { $centres } centrum zaopatrzenia
        [few] odtąd wygrywają { $centres } centra zaopatrzenia
       *[many] odtąd wygrywa { $centres } centrów zaopatrzenia
    }
# $power (String)
proposal-concede = zwycięstwo: { POWER($power) }
# $time (String) a length of time
proposal-extend = { $time } więcej na tę fazę
proposal-pause = przerwa: zegar stoi, dopóki wspólnie nie wznowicie gry
proposal-resume = gra toczy się dalej

## Prywatnie

# $what (String) as above  $powers (String) who is asked  $agree, $refuse (String) commands
vote-asked =
    { "" }**Głosowanie:** { $what }
    Muszą się zgodzić wszyscy: { POWERS($powers) }. Nikt się nie dowie, kto to zaproponował ani jak głosujesz; brak odpowiedzi to głos przeciw.
    Otwarte do końca fazy. `{ $agree }` czy `{ $refuse }`?
# $powers (String)
vote-absent = Zapytani, ale nie czekamy na nich, bo od pewnego czasu nic nie przysyłają: { POWERS($powers) }. Ich odpowiedź, jeśli nadejdzie, się liczy.
# $what (String)
vote-proposed =
    Pytam pozostałych: { $what }.
    Twój głos liczę jako „za”. Nikt się nie dowie, że to twój pomysł.
# $what (String)
vote-noted-yes = Zapisane, jesteś za: { $what }. Możesz jeszcze zmienić zdanie.
# $what (String)
vote-noted-no = Zapisane, jesteś przeciw: { $what }. Możesz jeszcze zmienić zdanie.

## Do wszystkich

# $what (String)
vote-accepted = **Przyjęte jednogłośnie:** { $what }.
# $what (String)
vote-accepted-present = **Przyjęte przez wszystkich obecnych:** { $what }.
# $powers (String)
vote-winners = Wynik dzielą: { POWERS($powers) }
# $deadline (String)
vote-deadline = Rozkazy do: { $deadline }.
# $what (String)
vote-lapsed = Zaproponowano i nie przyjęto: { $what }.
vote-lapsed-told = Zaproponowano i nie przyjęto: { $what }. Za: { $agreed } z { $all }.

## Dlaczego głosowania nie otwarto albo głosu nie policzono

no-vote-in-private = Głosowania są tajne: napisz do mnie prywatnie, wtedy nikt się nie dowie, czego chcesz.
no-vote-open = Takie głosowanie już trwa. Gdy się rozstrzygnie, możesz zaproponować coś innego.
no-vote-refused = W tej fazie tego nie przyjęto. W następnej możesz zaproponować to ponownie.
no-vote-gone = Tego głosowania już nie ma: jest rozstrzygnięte albo jego faza się skończyła.
# $list (String) what can be typed
no-vote-which = Trwa kilka głosowań. O które chodzi? { LIST($list) }
no-vote-paused = Zegar już stoi.
no-vote-not-paused = Zegar już idzie.
not-survivor = Może to zrobić tylko ten, kto ma jeszcze jednostki.
not-administrator = Może to zrobić tylko administrator tego miejsca.

action-agree = Zgoda
action-refuse = Sprzeciw
