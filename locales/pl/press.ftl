### Publiczne słowa w imieniu mocarstwa i dokumenty, które czytelnicy mogą podpisać. Jedno i drugie nie zobowiązuje.

# $power (String)
press-declared = **{ POWER($power) }** oświadcza:
# $number (Number) of the document  $power (String)
press-document = **Dokument { $number }**, autor i pierwszy podpis: { POWER($power) }. Podpis nikogo nie zobowiązuje.
# $number (Number)  $power, $powers (String)
press-signed = Dokument { $number }, nowy podpis: { POWER($power) }. Podpisali: { POWERS($powers) }

no-words-no-talk = W tej grze nikt nie rozmawia, także publicznie.
no-words-in-private = Ta gra jest anonimowa: napisz to do mnie prywatnie, a opublikuję w imieniu twojego mocarstwa.
no-words-no-document = Nie ma takiego dokumentu, który możesz podpisać.
no-words-signed-already = Ten dokument ma już twój podpis.
# $list (String) what can be typed
no-words-which-document = Czeka na ciebie kilka dokumentów. Który? { LIST($list) }
# Why letters instead of a room
letters-anonymous = Ta gra jest anonimowa: pokój zdradziłby, kto czym gra, więc przenoszę listy.

action-sign = Podpisz
