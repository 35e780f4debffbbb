statement-theirs = **{ POWER($power) } · #{ $number }**
statement-their-counter = **{ POWER($power) } · #{ $number }**, in plaats van #{ $answers }
statement-theirs-about = **{ POWER($power) } · #{ $number }**, over #{ $answers }
statement-yours = **Jij aan { POWERS($to) } · #{ $number }**
statement-your-counter = **Jij aan { POWERS($to) } · #{ $number }**, in plaats van #{ $answers }
statement-yours-about = **Jij aan { POWERS($to) } · #{ $number }**, over #{ $answers }
statement-answered = **#{ $number } · { POWER($power) }:** { $reply }
statement-you-answered = **#{ $number } · Jij aan { POWERS($to) }:** { $reply }
statement-countered = **#{ $number } · { POWER($power) }:** zie #{ $answers }
statement-answered-to = In antwoord op: “{ $said }” ({ POWER($power) })
statement-answered-again = Opnieuw: “{ $said }” ({ POWER($power) })
statement-newer = (Een nieuwere versie van mij heeft dit geschreven. Ik kan het niet lezen.)
statement-unread-form = Dat is voor mij geen volledige zin, of het is te lang.
statement-unread-several = “{ $word }” betekent niet in elke taal hetzelfde.
statement-sent-as-written = Het blijft dus zoals je het schreef: ik heb het niet vertaald.
statement-not-sent = Er is niets verstuurd.
statement-recognised =
    { $count ->
        [one] Bedoelde je dit? Als je het kiest, leest iedereen het in de eigen taal. Je bericht blijft zoals het is, en zolang je niets kiest, verstuur ik verder niets.
       *[other] Bedoelde je een van deze zinnen? Als je er een kiest, leest iedereen die in de eigen taal. Je bericht blijft zoals het is, en zolang je niets kiest, verstuur ik verder niets.
    }
statement-recognised-in = Aan { POWERS($to) }: “{ $said }”
statement-whom = Aan wie wil je iets voorstellen?
statement-whom-typed = Tegen wie wil je “{ UNSTOPPED($said) }” zeggen? Er is niets verstuurd, en ook niets als bevel opgeslagen.
statement-whom-unable = In deze fase heeft geen andere mogendheid een eenheid die dat kan.
statement-which-answer = Waarop antwoord je “{ UNSTOPPED($reply) }”? Er is nog niets verstuurd.
statement-answers-vote = Is “{ UNSTOPPED($reply) }” je antwoord op de stemming? Het is nog niet meegeteld.
statement-which-talk = Je hebt een #{ $number } in meer dan één gesprek. Welke bedoel je? Er is nog niets verstuurd.
statement-what = Wat wil je aan { POWERS($to) } voorstellen? Kies, of typ bijvoorbeeld: `{ $example }`
statement-what-instead = Wat wil je aan { POWERS($to) } voorstellen in plaats van #{ $number }? Kies, of typ bijvoorbeeld: `{ $example }`
statement-offer = - `{ $typed }` – { $sentence }
statement-contradicted = Je bevelen zijn opgeslagen, maar ze passen niet bij wat je hebt afgesproken. Alleen jij ziet dit.
statement-contradicted-closing = De deadline nadert, en wat je tot nu toe hebt bevolen, past niet bij wat je hebt afgesproken. Alleen jij ziet dit.
statement-which-unit = Dat kan met verschillende bevelen: { LIST($orders) }. Welk wil je?
agreements-head = **Wat er is gezegd.** Alleen wie het zei of te horen kreeg, weet ervan, en niets is bindend.
agreements-wait-for-you = **Wacht op jouw antwoord**
agreements-hold = **Afgesproken en nog geldig**
agreements-wait-for-others = **Wacht op antwoord van anderen**
agreements-past = **Voorbij: geweigerd, verlopen of alleen gemeld**
agreements-older =
    { $count ->
        [one] { $count } eerdere uitspraak staat niet in de lijst.
       *[other] { $count } eerdere uitspraken staan niet in de lijst.
    }
agreements-entry = **#{ $number } · { POWER($power) } → { POWERS($to) }** ({ $phase })
agreements-undone = (Telt niet meer: die fase is teruggedraaid.)
agreements-none = Je hebt niemand iets voorgesteld, en niemand jou. Typ `{ $propose }`, of schrijf `{ $example }` in een kamer of een brief.
agreements-may-show = **{ $name }** is afgelopen. Mag iedereen zien wat je hebt afgesproken en of het is nagekomen? In het kanaal toon ik een afspraak alleen als iedereen in dat gesprek dat wil. Niemand komt te weten wie het niet wil, en wat alleen is voorgesteld blijft geheim.
agreements-showing = Genoteerd. Je afspraken komen in het kanaal zodra ook alle anderen in het gesprek dat willen.
agreements-not-showing = Genoteerd. Ik toon verder geen afspraken van je.
agreements-shown = **Wat er in { $name } is afgesproken.** Iedereen die aan deze gesprekken meedeed, wil dat je dit ziet.
agreements-kept = → Nagekomen, voor zover dat uit de bevelen blijkt.
agreements-untold = → Uit de bevelen blijkt niet of het is nagekomen.
agreements-broken = → Niet nagekomen: { LIST($by) }
agreements-broken-by = { POWER($power) } ({ $phase })
agreements-more =
    { $count ->
        [one] { $count } andere afspraak staat niet in de lijst.
       *[other] { $count } andere afspraken staan niet in de lijst.
    }
no-statement-such = In je gesprekken komt #{ $number } niet voor.
no-statement-which = In meerdere gesprekken van je staat een #{ $number }. Schrijf welke je bedoelt: { LIST($forms) }
no-statement-not-to-you = #{ $number } was niet aan jou gericht; je kunt er niet op antwoorden.
no-statement-choose = Bij #{ $number } valt er iets te kiezen. Schrijf waarmee je akkoord gaat: { LIST($forms) }
no-statement-agreed = Je hebt met #{ $number } ingestemd. Geldt dat voor jou niet meer, typ dan `{ $drop }`.
no-statement-taken-back = #{ $number } geldt niet meer: { POWER($power) } heeft het ingetrokken.
no-statement-undone = #{ $number } geldt niet meer: de fase waarin het werd gezegd, is teruggedraaid.
no-statement-earlier-player = #{ $number } geldt niet meer: sindsdien speelt iemand anders { POWER($power) }.
no-statement-past = #{ $number } komt uit een eerdere fase en geldt niet meer, of niet meer helemaal. Wil je hetzelfde voor deze fase voorstellen, typ dan `{ $renew }`.
no-statement-none-chosen = Bij #{ $number } viel er iets te kiezen, en niets daarvan is afgesproken. Stel opnieuw voor wat je bedoelt.
no-statement-ended = #{ $number } gold maar tot een moment dat voorbij is. Stel het opnieuw voor als je het nog wilt.
no-statement-nothing-waits = In dat gesprek wacht niets op je antwoord. Wil je op iets van eerder antwoorden, zet er dan het nummer voor: `{ $example }`.
no-statement-not-agreed = Je bent niet akkoord gegaan met #{ $number }.
no-statement-nothing-to-end = Je bent niet akkoord gegaan met #{ $number }, dus er valt niets op te zeggen. Weigeren doe je met `{ $refuse }`.
no-statement-ended-already = #{ $number } geldt voor jou al niet meer.
no-statement-unknown-answer = Achter #{ $number } begrijp ik “{ $word }” niet. Je kunt { LIST($forms) } typen.
no-statement-nothing = In #{ $number } staat niets wat je nu kunt bevelen.
no-statement-offer-gone = Die zin kun je niet meer kiezen: je hebt hem al gekozen, of er is een nieuwere. Ik bewaar er per gesprek één, 12 uur lang. Er is verder niets verstuurd.
no-statement-other-power = Dat vroeg ik je toen je { POWER($power) } speelde, en dat speel je niet meer. Er is dus niets verstuurd.
no-statement-shown-at-the-end = Afspraken kan ik tonen als dit spel is afgelopen en iedereen in het gesprek dat dan wil.
no-statement-shown-later = Dit spel is afgelast en kan tot { $until } nog doorgaan. Daarna kan ik afspraken tonen.
no-statement-not-typed = Dat kan ik niet als voorstel lezen. Schrijf een sleutelwoord met een dubbele punt: `{ $example }`. Voor een keuzelijst typ je `{ $propose }`.
no-statement-to-whom = Voor wie is dat? Noem eerst de mogendheid: `{ $example }`. Voor een keuzelijst typ je `{ $propose }`.
action-adopt = In mijn bevelen
action-on-map = Toon op de kaart
action-answer-vote = De stemming
action-adopt-of = #{ $number } in mijn bevelen
action-propose = Iets voorstellen…
action-propose-instead = Ander voorstel…
action-take-back = Intrekken
action-ask-support = Vraag { POWER($power) } om steun
action-renew-of = Vernieuw #{ $number }
action-agreements-show = Toon mijn afspraken
action-agreements-hide = Niets meer tonen
