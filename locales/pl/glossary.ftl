### One word for one thing: what this language calls the concepts of the game. No sentence uses what stands under `avoid`
### (a test reads them all); where another word is better, it is changed here and everywhere.

-supply-centre = centrum zaopatrzenia
    .avoid = ośrodek | ośrodki | punkt zaopatrzenia
-power = mocarstwo
    .avoid = państwo | państwa | kraj | kraje
-province = prowincja
    .avoid = obszar | region | terytorium
-unit = jednostka
    .avoid = pionek | pionki | żeton
-order = rozkaz
    .avoid = instrukcja | polecenie rozkazu
-standoff = blokada
    .avoid = pat | zderzenie
-dislodged = wyparta
    .avoid = wyrzucona | usunięta z pola
-void = nieważny
    .avoid = nielegalny | nieprawidłowy rozkaz
-disband = rozwiązać
    .avoid = zdemobilizować
-convoy = konwój
    .avoid = transport
-support = wsparcie
    .avoid = poparcie | popiera
-private-message = wiadomość prywatna
    .avoid = DM | PM
-game-master = mistrz gry
    .avoid = sędzia | arbiter | moderator gry
-retreat = odwrót
    .avoid = ucieczka
-hold = broni się
    .avoid = stoi w miejscu | trzyma pozycję
-draw = remis
    .avoid = nierozstrzygnięta
