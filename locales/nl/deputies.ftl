### Plaatsvervangers: wie een paar dagen speelt voor iemand die weg is.

command-deputy = plaatsvervanger
    .also = vervanger | invaller
    .about = Laat iemand bevelen sturen als je weg bent: Anna 3-6 december, of geen
deputy-none = Je hebt geen plaatsvervanger. Zo vraag je iemand die niet meespeelt: `{ $deputy } Anna 3-6 december`
deputy-asked =
    { $name } vraagt je om in te vallen voor **{ POWERS($powers) }** in **{ $game }**: { $days }
    Op die dagen zie en stuur je de bevelen en stem je mee. Brieven en kamers lees je niet, en zelf meespelen in dit spel kan dan niet.
action-deputy-yes = Ik val in
action-deputy-no = Nee, bedankt
deputy-noted = Ik heb { $name } gevraagd om in te vallen: { $days }. Je hoort het antwoord hier.
deputy-agreed = { $name } valt voor je in: { $days }. Je kunt ook zelf spelen, en eerder terugkomen wanneer je wilt.
deputy-accepted = Bedankt. Je hoort van me als de eerste dag begint. Kun je toch niet? Schrijf dan `{ $deputy } { $none }`.
deputy-declined = Goed, ik geef het door.
deputy-refused = { $name } kan niet voor je invallen. Je kunt iemand anders vragen.
deputy-announced = { $name } valt in voor **{ POWERS($powers) }**: { $days }
deputy-announced-secret = Een van de spelers heeft een plaatsvervanger: { $days }
deputy-begun = Je valt nu in voor { $name } (**{ POWERS($powers) }**), tot en met { $until }. Bevelen uiterlijk { $deadline }: stuur ze me privé, één regel per eenheid.
deputy-begun-paused = Je valt nu in voor { $name } (**{ POWERS($powers) }**), tot en met { $until }. Het spel ligt stil; je kunt me al bevelen sturen, privé en één regel per eenheid.
deputy-over = Je valt niet meer in voor { POWERS($powers) }. Bedankt voor je hulp.
deputy-back = { $name } valt niet meer voor je in. { POWERS($powers) }: je bent zelf weer aan zet. Dit zijn de opgeslagen bevelen.
deputy-ended = **{ POWERS($powers) }**: de plaatsvervanger is klaar, de speler speelt weer zelf.
deputy-ended-secret = Een plaatsvervanger is klaar; de speler speelt weer zelf.
no-deputy-whom = Wie valt voor je in, en wanneer? Bijvoorbeeld: `{ $deputy } Anna 3-6 december`
no-deputy-days = Deze dagen kunnen niet. Kies hoogstens { $most ->
    [one] 1 dag
   *[other] { $most } dagen
    }, vanaf vandaag en niet verder dan een jaar vooruit.
no-deputy-plays = { $name } heeft een plaats in dit spel of valt al voor iemand in, en kan dus niet voor jou invallen.
no-deputy-asked = Je hebt { $name } al gevraagd. Wil je iemand anders vragen, trek dat dan eerst in: `{ $deputy } { $none }`
no-deputy-expelled = De spelleider heeft { $name } uit dit spel gezet; invallen kan dan niet.
no-deputy-too-many = Je hebt in deze fase al zo veel mensen gevraagd om in te vallen dat ik niemand meer vraag. Probeer het in de volgende opnieuw.
no-deputy-none = Niemand heeft je hier gevraagd om in te vallen, of het is voorbij.
no-deputy-knows = Je bent in deze fase voor een speler ingevallen en kent diens bevelen. Pas vanaf de volgende fase kun je een plaats overnemen.
no-deputy-not-for-you = Wie invalt, kan bevelen sturen en meestemmen, maar dit niet.
