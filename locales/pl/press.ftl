### Public words in a power's name, and documents that their readers can sign. Neither binds anybody.

press-declared = **Oświadczenie { POWER($power, form: "gen") }:**
press-document = **Dokument { $number }**, przedłożony i podpisany przez { POWER($power, form: "acc") }. Podpis nikogo nie zobowiązuje.
press-signed =
    { POWER($power, form: "number") ->
        [plural] { POWER($power) } podpisują dokument { $number }.
       *[singular] { POWER($power) } podpisuje dokument { $number }.
    } Wszystkie podpisy: { POWERS($powers) }.

no-words-no-talk = W tej partii się nie rozmawia, nawet publicznie.
no-words-in-private = Ta partia jest anonimowa: napisz to do mnie prywatnie, a ogłoszę to w imieniu twojego mocarstwa.
no-words-no-document = Nie ma takiego dokumentu do podpisania.
no-words-signed-already = Ten dokument ma już twój podpis.
no-words-which-document = Czeka na ciebie kilka dokumentów. Który? { LIST($list) }
letters-anonymous = Ta partia jest anonimowa: pokój zdradziłby, kto prowadzi które mocarstwo, więc doręczam listy.

action-sign = Podpisz
