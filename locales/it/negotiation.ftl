statement-theirs = **{ POWER($power) } · #{ $number }**
statement-their-counter = **{ POWER($power) } · #{ $number }**, al posto di #{ $answers }
statement-theirs-about = **{ POWER($power) } · #{ $number }**, su #{ $answers }
statement-yours = **Tu { POWERS($to, form: "to") } · #{ $number }**
statement-your-counter = **Tu { POWERS($to, form: "to") } · #{ $number }**, al posto di #{ $answers }
statement-yours-about = **Tu { POWERS($to, form: "to") } · #{ $number }**, su #{ $answers }
statement-answered = **#{ $number } · { POWER($power) }:** { $reply }
statement-you-answered = **#{ $number } · Tu { POWERS($to, form: "to") }:** { $reply }
statement-countered = **#{ $number } · { POWER($power) }:** vedi #{ $answers }
statement-answered-to = In risposta a: «{ UNSTOPPED($said) }» ({ POWER($power) })
statement-answered-again = Di nuovo: «{ UNSTOPPED($said) }» ({ POWER($power) })
statement-newer = (L'ha scritto una mia versione più recente: non riesco a leggerlo.)
statement-unread-form = Non è una frase completa, oppure è troppo lunga.
statement-unread-several = «{ $word }» vuol dire cose diverse in lingue diverse.
statement-sent-as-written = Perciò resta come l'hai scritto: non l'ho tradotto.
statement-not-sent = Non ho inviato niente.
statement-recognised =
    { $count ->
        [one] Intendevi questa frase? Se la scegli, ciascuno la legge nella propria lingua. Il tuo messaggio resta com'è, e se non scegli non mando altro.
       *[other] Intendevi una di queste frasi? Se ne scegli una, ciascuno la legge nella propria lingua. Il tuo messaggio resta com'è, e se non scegli non mando altro.
    }
statement-recognised-in = Hai scritto { POWERS($to, form: "to") }: «{ $said }»
statement-whom = A chi vuoi proporre qualcosa?
statement-whom-typed = «{ UNSTOPPED($said) }»: a chi vuoi dirlo? Non ho inviato niente, e non l'ho registrato come ordine.
statement-whom-unable = In questa fase nessun'altra potenza ha un'unità che possa farlo.
statement-which-answer = A che cosa rispondi «{ UNSTOPPED($reply) }»? Non ho ancora inviato niente.
statement-answers-vote = «{ UNSTOPPED($reply) }» è la tua risposta alla votazione? Non l'ho ancora contata.
statement-which-talk = Hai un #{ $number } in più conversazioni. Quale intendi? Non ho ancora inviato niente.
statement-what = Che cosa vuoi proporre { POWERS($to, form: "to") }? Scegli una frase, oppure scrivi per esempio: `{ $example }`
statement-what-instead = Che cosa vuoi proporre { POWERS($to, form: "to") } al posto di #{ $number }? Scegli una frase, oppure scrivi per esempio `{ $example }`
statement-offer = - `{ $typed }` – { $sentence }
statement-contradicted = I tuoi ordini sono registrati, ma non corrispondono a quello che hai concordato. Lo vedi solo tu.
statement-contradicted-closing = La scadenza si avvicina, e gli ordini che hai dato finora non corrispondono a quello che hai concordato. Lo vedi solo tu.
statement-which-unit = Puoi farlo con più ordini: { LIST($orders) }. Quale vuoi?
agreements-head = **Quello che vi siete detti.** Lo sa solo chi l'ha detto o ricevuto, e niente è vincolante.
agreements-wait-for-you = **Aspettano una tua risposta**
agreements-hold = **Concordato e ancora valido**
agreements-wait-for-others = **Aspettano la risposta degli altri**
agreements-past = **Non più in corso: rifiutato, scaduto o solo comunicato**
agreements-older =
    { $count ->
        [one] { $count } frase precedente non è in elenco.
       *[other] { $count } frasi precedenti non sono in elenco.
    }
agreements-entry = **#{ $number } · { POWER($power) } → { POWERS($to) }** ({ $phase })
agreements-undone = (Non vale più: quella fase è stata annullata.)
agreements-none = Non hai proposto niente a nessuno, e nessuno a te. Scrivi `{ $propose }`, oppure `{ $example }` in una stanza o in una lettera.
agreements-may-show = **{ $name }** è finita. Vuoi che tutti vedano che cosa hai concordato e se è stato rispettato? Nel canale mostro un accordo solo se lo vogliono tutti quelli di quella conversazione. Nessuno saprà chi non vuole, e quello che è stato soltanto proposto resta segreto.
agreements-showing = Preso nota. I tuoi accordi compaiono nel canale appena lo vogliono anche tutti gli altri della conversazione.
agreements-not-showing = Preso nota. Non mostrerò altri tuoi accordi.
agreements-shown = **Che cosa è stato concordato in { $name }.** Lo vogliono mostrare tutti quelli che hanno preso parte a queste conversazioni.
agreements-kept = → Rispettato, per quanto si vede dagli ordini.
agreements-untold = → Dagli ordini non si vede se è stato rispettato.
agreements-broken = → Non rispettato: { LIST($by) }
agreements-broken-by = { POWER($power) } ({ $phase })
agreements-more =
    { $count ->
        [one] { $count } altro accordo non è in elenco.
       *[other] Altri { $count } accordi non sono in elenco.
    }
no-statement-such = Nelle tue conversazioni non c'è un #{ $number }.
no-statement-which = Hai un #{ $number } in più conversazioni. Scrivi quale: { LIST($forms) }
no-statement-not-to-you = #{ $number } non era per te: non puoi rispondere.
no-statement-choose = #{ $number } offre un'alternativa. Scrivi quale accetti: { LIST($forms) }
no-statement-agreed = Hai accettato #{ $number }. Se per te non vale più, scrivi `{ $drop }`.
no-statement-taken-back = #{ $number } non vale più: { POWER($power, form: "the") } l'ha ritirato.
no-statement-undone = #{ $number } non vale più: la fase in cui è stato detto è stata annullata.
no-statement-earlier-player = #{ $number } non vale più: ora con { POWER($power, form: "the") } gioca qualcun altro.
no-statement-past = #{ $number } è di una fase precedente e non vale più, almeno in parte. Per proporre lo stesso per questa fase scrivi `{ $renew }`.
no-statement-none-chosen = #{ $number } offriva un'alternativa e non è stato accettato niente. Proponi di nuovo quello che intendi.
no-statement-ended = #{ $number } valeva solo per un periodo già finito. Se lo vuoi ancora, proponilo di nuovo.
no-statement-nothing-waits = In quella conversazione non c'è niente che aspetti la tua risposta. Per rispondere a una frase precedente scrivi prima il suo numero: `{ $example }`.
no-statement-not-agreed = Non hai accettato #{ $number }.
no-statement-nothing-to-end = Non hai accettato #{ $number }, quindi non c'è niente da disdire. Per rifiutare scrivi `{ $refuse }`.
no-statement-ended-already = #{ $number } per te già non vale più.
no-statement-unknown-answer = Dopo #{ $number } non capisco «{ $word }». Puoi scrivere { LIST($forms) }.
no-statement-nothing = In #{ $number } non c'è niente che tu possa ordinare adesso.
no-statement-offer-gone = Questa frase non si può più scegliere: l'hai già scelta, oppure ce n'è una più recente. Ne conservo una per conversazione, per 12 ore. Non ho inviato altro.
no-statement-other-power = Te l'avevo chiesto quando giocavi con { POWER($power, form: "the") }. Ora non ci giochi più, perciò non ho inviato niente.
no-statement-shown-at-the-end = Gli accordi si possono mostrare a partita finita, se allora lo vogliono tutti quelli della conversazione.
no-statement-shown-later = Questa partita è stata annullata e può riprendere fino a { $until }. Dopo si potranno mostrare gli accordi.
no-statement-not-typed = Non riesco a leggerlo come frase. Serve una parola chiave con i due punti: `{ $example }`. Per scegliere da un elenco scrivi `{ $propose }`.
no-statement-to-whom = Per chi è? Scrivi prima la potenza: `{ $example }`. Per scegliere da un elenco scrivi `{ $propose }`.
action-adopt = Aggiungi ai miei ordini
action-on-map = Mostra sulla mappa
action-answer-vote = La votazione
action-adopt-of = Aggiungi #{ $number } agli ordini
action-propose = Proponi qualcosa…
action-propose-instead = Un'altra proposta…
action-take-back = Ritira
action-ask-support = Chiedi appoggio { POWER($power, form: "to") }
action-renew-of = Rinnova #{ $number }
action-agreements-show = Mostra i miei accordi
action-agreements-hide = Non mostrarne altri
