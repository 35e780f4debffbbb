### Votes: what is proposed, what a player is asked, and what all are told in the end.

## What is voted on, as a heading says it

proposal-draw = remis wszystkich, którzy mają jeszcze jednostki
proposal-end = koniec partii już teraz; wygrywają wszyscy, którzy mają jeszcze jednostki
proposal-victory =
    { $centres ->
        [one] odtąd do zwycięstwa potrzeba { $centres } centrum zaopatrzenia
       *[other] odtąd do zwycięstwa potrzeba { $centres } centrów zaopatrzenia
    }
proposal-concede = zwycięstwo { POWER($power, form: "gen") }
proposal-extend = o { $time } więcej czasu na tę fazę
proposal-pause = przerwa: zegar stoi aż do wznowienia partii
proposal-resume = partia toczy się dalej
proposal-end-extension = cofnięcie czasu dodanego przez mistrza gry

## In private

vote-asked =
    { "" }**Głosowanie:** { $what }
    Muszą się zgodzić wszyscy: { POWERS($powers) }. Nikt się nie dowie, kto to zaproponował ani jak głosujesz; brak odpowiedzi to głos przeciw.
    Głosowanie trwa do końca fazy. `{ $agree }` czy `{ $refuse }`?
vote-asked-majority =
    { "" }**Głosowanie:** { $what }
    Musi się zgodzić więcej niż połowa: { POWERS($powers) }. Nikt się nie dowie, kto to zaproponował ani jak głosujesz.
    `{ $agree }` czy `{ $refuse }`?
vote-for-stalemate = Nie zaproponował tego żaden gracz: pytam, bo od co najmniej trzech lat żadne centrum zaopatrzenia nie zmieniło właściciela.
vote-absent = Nie czekamy na { POWERS($powers, form: "acc") }, bo od pewnego czasu nic stamtąd nie przychodzi. Jeśli odpowiedź nadejdzie, będzie się liczyć.
vote-not-awaited = Nie czekałem na odpowiedź { POWERS($powers, form: "gen") }: ostatnio nic stamtąd nie przychodzi.
vote-proposed =
    Pytam pozostałych: { $what }.
    Twój głos liczę jako „za”. Nikt się nie dowie, że to twój pomysł.
vote-noted-yes = Zapisane, jesteś za: { $what }. Możesz jeszcze zmienić zdanie.
vote-noted-no = Zapisane, jesteś przeciw: { $what }. Możesz jeszcze zmienić zdanie.
vote-noted-last-yes = Zapisane, jesteś za: { $what }.
vote-noted-last-no = Zapisane, jesteś przeciw: { $what }.

## To all

vote-accepted = **Przyjęte jednogłośnie:** { $what }.
vote-accepted-present = **Przyjęte przez wszystkich biorących udział:** { $what }.
vote-accepted-majority = **Przyjęte przez więcej niż połowę graczy:** { $what }.
vote-winners =
    { COUNT($powers) ->
        [one] Zwycięstwo { POWERS($powers, form: "gen") }.
       *[other] Wspólne zwycięstwo { POWERS($powers, form: "gen") }.
    }
vote-drawn = Remis: { POWERS($powers) }.
vote-deadline = Termin rozkazów: { $deadline }.
vote-lapsed = Zaproponowano i nie przyjęto: { $what }.
vote-lapsed-told = Zaproponowano i nie przyjęto: { $what }. Głosy za: { $agreed } z { $all }.
vote-had-no-effect = Przyjęto, ale to już niczego nie zmienia: { $what }.

## Why a vote wasn't opened or counted

no-vote-in-private = Głosowania są tajne: napisz do mnie prywatnie, wtedy nikt się nie dowie, czego chcesz.
no-vote-open = Takie głosowanie już trwa. Gdy się rozstrzygnie, możesz zaproponować coś innego.
no-vote-refused = W tej fazie tego nie przyjęto. W następnej możesz zaproponować to ponownie.
no-vote-refused-until = To dopiero co odrzucono. Można to zaproponować ponownie od { $until }.
no-vote-too-many =
    { $most ->
        [one] Masz już jedną propozycję za sobą. Następną możesz złożyć od { $until }.
        [few] Masz już { $most } propozycje za sobą. Następną możesz złożyć od { $until }.
       *[other] Masz już { $most } propozycji za sobą. Następną możesz złożyć od { $until }.
    }
no-vote-gone = Tego głosowania już nie ma: jest rozstrzygnięte albo jego faza się skończyła.
no-vote-which = Trwa kilka głosowań. O które chodzi? { LIST($list) }
no-vote-paused = Partia jest już wstrzymana.
no-vote-not-paused = Partia nie jest wstrzymana.
not-survivor = Może to zrobić tylko ten, kto ma jeszcze jednostki.
not-administrator = Może to zrobić tylko administrator serwera.

action-agree = Zgoda
action-refuse = Sprzeciw
action-more-time = Poproś o { $time } więcej

proposal-draw-among = remis tylko między { POWERS($powers, form: "ins") }
votes-revealed = **Kto jak głosował**
vote-revealed = { CAPITAL($phase) }, { $what }
vote-revealed-yes = za: { POWERS($powers) }
vote-revealed-no = przeciw: { POWERS($powers) }
no-vote-before = W tej partii ustalono, że remis można proponować dopiero od roku { $year }.
term-votes-revealed = Po partii zostanie ogłoszone, kto jak głosował.
term-draw-from = Przed rokiem { $year } nie można proponować remisu.
