### What a game master who plays proposes, and all other players must agree to.

proposal-rollback =
    { $count ->
        [one] powrót do fazy „{ $phase }”, czyli cofnięcie jednej fazy (powód: { $reason })
       *[other] powrót do fazy „{ $phase }”, czyli cofnięcie { $count } faz (powód: { $reason })
    }
proposal-edit = zmiana pozycji: { LIST($changes) } (powód: { $reason })
proposal-cancel = odwołanie partii bez wyniku
proposal-cancel-because = odwołanie partii bez wyniku (powód: { $reason })
proposal-expel = wykluczenie z partii gracza, który prowadzi { POWER($power, form: "acc") }
proposal-close = zakończenie tej fazy teraz, przed terminem
proposal-enter = wpisanie rozkazów za { POWER($power, form: "acc") }, tylko dla jednostek bez rozkazu: { LIST($orders) }
proposal-enter-public = wpisanie rozkazów za { POWER($power, form: "acc") }, tylko dla jednostek bez rozkazu

deed-asked =
    { "" }**{ $name } (prowadzi tę partię i w niej gra) proponuje:** { $what }
    Stanie się tak tylko wtedy, gdy zgodzą się wszyscy: { POWERS($powers) }. Nikt się nie dowie, jak głosujesz; brak odpowiedzi to głos przeciw.
deed-how = Głosowanie trwa do końca fazy. `{ $agree }` czy `{ $refuse }`?
deed-how-over = Głosowanie trwa trzy dni. `{ $agree }` czy `{ $refuse }`?
deed-shown = { $name } (prowadzi tę partię i w niej gra) proponuje: { $what }. Pytam pozostałych graczy; ciebie nie, bo chodzi o ciebie.
deed-proposed =
    Pytam pozostałych: { $what }.
    Widzą, że to twoja propozycja. Stanie się to, gdy tylko wszyscy się zgodzą.

no-vote-not-asked = O to cię nie pytam, bo chodzi o ciebie.
no-deed-nobody-to-agree = Grasz w tej partii, więc musieliby się na to zgodzić pozostali, a teraz nie ma nikogo, kto mógłby to zrobić. Administrator serwera może mianować mistrzem gry kogoś, kto nie gra: `{ $appoint }`
