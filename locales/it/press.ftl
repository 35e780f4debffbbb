### Parole pubbliche a nome di una potenza, e documenti che chi li legge può firmare. Né le une né gli altri vincolano.

# $power (String)
press-declared = **Dichiarazione { POWER($power, form: "of") }:**
# $number (Number) of the document  $power (String)
press-document = **Documento { $number }**, presentato e firmato { POWER($power, form: "from") }. La firma non vincola nessuno.
# $number (Number)  $power, $powers (String)
press-signed = Documento { $number }: è arrivata la firma { POWER($power, form: "of") }. Firme finora: { POWERS($powers) }

no-words-no-talk = In questa partita non si tratta, nemmeno in pubblico.
no-words-in-private = Questa partita è anonima: scrivimelo in privato, e lo pubblico a nome della tua potenza.
no-words-no-document = Non c'è nessun documento del genere da firmare.
no-words-signed-already = L'hai già firmato.
# $list (String) what can be typed
no-words-which-document = Ci sono più documenti che puoi firmare. Quale? { LIST($list) }
# Why letters instead of a room
letters-anonymous = Questa partita è anonima: una stanza mostrerebbe chi gioca con quale potenza. Puoi scrivere lettere: le consegno io.

action-sign = Firma
