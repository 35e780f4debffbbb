command-age = wiek
    .about = Podaje, ile faz już się rozpoczęło
age =
    { $phases ->
        [one] Trwa pierwsza faza.
        [few] Rozpoczęto już { $phases } fazy.
       *[other] Rozpoczęto już { $phases } faz.
    }
option-key-novices = początkujący
term-novices = Wszyscy dopiero uczą się tu grać.
