### Parole pubbliche a nome di una potenza, e documenti che chi li legge può firmare. Né le une né gli altri obbligano.

# $power (String)
press-declared = **{ POWER($power) }** dichiara:
# $number (Number) of the document  $power (String)
press-document = **Documento { $number }**, presentato e firmato da { POWER($power) }. La firma non obbliga nessuno.
# $number (Number)  $power, $powers (String)
press-signed = { POWER($power) } ha firmato il documento { $number }. Le firme: { POWERS($powers) }

no-words-no-talk = In questa partita non si tratta, nemmeno in pubblico.
no-words-in-private = Questa partita è anonima: scrivilo a me in privato, lo pubblico a nome della tua potenza.
no-words-no-document = Non c'è un documento simile che tu possa firmare.
no-words-signed-already = L'hai già firmato.
# $list (String) what can be typed
no-words-which-document = Più documenti ti aspettano. Quale? { LIST($list) }
# Why letters instead of a room
letters-anonymous = Questa partita è anonima: una stanza mostrerebbe chi gioca che cosa, perciò porto le lettere io.

action-sign = Firma
