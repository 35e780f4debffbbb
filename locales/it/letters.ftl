### Le lettere conservate, e il voto per pubblicarle.

term-letters-kept = Le lettere che consegno io e i documenti per alcuni lettori sono conservati fino a 30 giorni dopo la fine. Si pubblicano solo se allora sono d'accordo tutti i mittenti e i destinatari.

letters-asked = Si possono pubblicare le lettere di **{ $name }**? Alcune le hai scritte o ricevute tu. Si aprono solo se tutti gli interessati dicono di sì entro { $until }. Basta un no, o una mancata risposta, perché restino chiuse, e nessuno saprà di chi. Un no è definitivo.
letters-answered = La tua risposta è registrata. Se tutti quelli che hanno scritto o ricevuto lettere dicono di sì entro { $until }, le pubblico nel canale; altrimenti restano chiuse, e nessuno saprà perché.
letters-opened = Tutti quelli che ne hanno scritte o ricevute sono d'accordo: ecco le lettere di **{ $name }**.
letters-file-title = lettere
letters-file-head = Lettera { POWER($from, form: "from") } { POWERS($to, form: "to") }:
no-letters-not-over = Le lettere si possono aprire quando questa partita sarà finita, se allora tutti sono d'accordo.
no-letters-kept = Di questa partita non sono conservate lettere. Le conservo solo se la partita è stata creata così: `{ $options }:lettere=conservate`
no-letters-of-yours = In questa partita non hai scritto né ricevuto lettere conservate, quindi non tocca a te decidere.
no-letters-deleted = Le lettere di una partita vengono cancellate { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    } dopo la fine: queste non ci sono più.
no-letters-closed = Non tutti hanno detto di sì in tempo. Le lettere restano chiuse.
no-letters-asked = Nessuno ha chiesto di aprire le lettere: sono chiuse.

command-open-letters = apri-lettere
    .also = pubblica-lettere
    .about = A partita finita: proponi o accetta di pubblicare le lettere conservate
parameter-answer = risposta
    .about = Se accetti: sì, no
action-letters = Apriamo le lettere?
action-letters-open = Apritele
action-letters-closed = Restino chiuse
