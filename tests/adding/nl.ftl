command-age = leeftijd
    .about = Zegt hoeveel fasen er zijn begonnen
age =
    { $phases ->
        [one] De eerste fase is bezig.
       *[other] Er zijn { $phases } fasen begonnen.
    }
option-key-novices = beginners
term-novices = Iedereen leert het spel hier nog.
