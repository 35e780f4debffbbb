command-age = alter
    .about = Sagt, wie viele Phasen begonnen haben
age =
    { $phases ->
        [one] Die erste Phase läuft.
       *[other] { $phases } Phasen haben begonnen.
    }
