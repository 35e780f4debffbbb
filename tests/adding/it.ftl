command-age = età
    .about = Dice quante fasi sono cominciate
age =
    { $phases ->
        [one] Si gioca la prima fase.
       *[other] Sono cominciate { $phases } fasi.
    }
option-key-novices = principianti
term-novices = Qui tutti stanno imparando a giocare.
