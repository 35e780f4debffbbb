command-age = alter
    .about = Sagt, wie viele Phasen begonnen haben
age =
    { $phases ->
        [one] Die erste Phase läuft.
       *[other] { $phases } Phasen haben begonnen.
    }
option-key-novices = anfänger
term-novices = Alle lernen das Spiel hier erst.
