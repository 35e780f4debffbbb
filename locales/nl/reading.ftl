### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place: a province. $places: abbreviations. $word: what the player typed.

## Not understood

reading-unknown-word = Ik begrijp ‘{ $word }’ niet.
reading-unknown-word-nearest = Ik begrijp ‘{ $word }’ niet. Bedoelde je { LIST($places) }?
reading-unknown-word-orders = Ik begrijp ‘{ $word }’ niet. Bedoelde je: { LIST($orders) }?
reading-conditional = ‘{ $word }’ laat open wat er moet gebeuren, dus ik heb niets opgeslagen. Stuur alleen het bevel dat je wilt.
reading-conditional-orders = ‘{ $word }’ laat open wat er moet gebeuren, dus ik heb niets opgeslagen. Stuur alleen het bevel dat je wilt, bijvoorbeeld: { LIST($orders) }.
reading-no-order = Wat moet de eenheid doen? Bijvoorbeeld: { LIST($orders) }.
reading-no-order-bare = Wat moet de eenheid doen? Dat staat er niet.
reading-all-hold = Eenheden zonder bevel houden toch al stand. Bevelen die je hebt gestuurd, blijven gelden tot je ze vervangt of intrekt.
reading-choices = Dat kan verschillende dingen betekenen. Kies uit: { LIST($orders) }.
reading-unaccounted = Hier staat een bevel, maar ook ‘{ $words }’. Ik weet dus niet of je het wilt geven en heb er niets van opgeslagen.
reading-negated = ‘{ $word }’ zegt wat er niet moet gebeuren, dus ik heb niets opgeslagen. Stuur het bevel dat je wel wilt.
reading-withdrawn = ‘{ $word }’ trekt een bevel in, dus ik heb niets opgeslagen.

## Not yours, not there, not now

reading-no-such-unit = Er staat geen eenheid { PROVINCE($place, form: "in") }. Jouw eenheden: { LIST($units) }.
reading-no-such-unit-any = Er staat geen eenheid { PROVINCE($place, form: "in") }.
reading-not-your-unit = { $unit } is van { POWER($power) }. Jouw eenheden: { LIST($units) }.
reading-other-power = Dit staat onder de kop ‘{ POWER($power) }’, dus ik heb er niets van opgeslagen. Was het voor een ander spel?
reading-other-turn = Dit staat onder de kop van een andere fase, en het is nu { $turn }. Ik heb er niets van opgeslagen; stuur het zonder kop als het voor nu is.
reading-wrong-phase-movement = Nu zijn de zetten aan de beurt ({ $turn }): standhouden, verplaatsen, steunen of konvooieren.
reading-wrong-phase-retreat = Nu zijn alleen terugtochten aan de beurt ({ $turn }): noem een gebied, of ontbind de eenheid.
reading-wrong-phase-adjustment = Nu zijn bouwen en ontbinden aan de beurt ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } kan niet in één zet { PROVINCE($place, form: "to") }. Wel naar: { LIST($places) }.
reading-wrong-ground-army = Een leger kan niet { PROVINCE($place, form: "to") }: dat is water.
reading-wrong-ground-fleet = Een vloot kan niet { PROVINCE($place, form: "to") }: daar is geen kust.
reading-same-place = { $unit } staat daar al. Wil je die laten staan, stuur dan: { LIST($orders) }.
reading-wrong-coast = { $unit } kan die kust niet bereiken. Wel: { LIST($orders) }.
reading-no-convoy = { $unit } kan in één zet alleen per konvooi { PROVINCE($place, form: "to") }, en daarvoor liggen er niet genoeg vloten.
reading-fleet-by-convoy = Alleen legers gaan per konvooi.
reading-out-of-support = { $unit } kan niet { PROVINCE($place, form: "to") } en daar dus geen steun geven. Wel te bereiken: { LIST($places) }.
reading-supported-cannot = { $unit } kan niet { PROVINCE($place, form: "to") }, dus er valt niets te steunen.
reading-supports-itself = Een eenheid kan zichzelf niet steunen.
reading-cannot-convoy = Alleen vloten op zee kunnen konvooieren.
reading-not-an-army = { $unit } is geen leger, en alleen legers gaan per konvooi.
reading-off-the-path = { $unit } ligt op geen enkele konvooiroute { PROVINCE($place, form: "to") }.
reading-other-nationality = { $unit } is van een andere mogendheid: { POWER($power) }.
reading-several-goals = Eén bevel, één bestemming. Stuur voor elke eenheid een bevel.
reading-no-retreat = { $unit } kan zich niet terugtrekken { PROVINCE($place, form: "to") }. Wel: { LIST($orders) }.
reading-not-dislodged = { $unit } is niet verdreven en heeft nu geen bevel nodig.
reading-occupied = Er staat al een eenheid { PROVINCE($place, form: "in") }.
reading-not-home = Bouwen kan alleen in aanvoergebieden van je eigen land, dus niet { PROVINCE($place, form: "in") }.
reading-not-yours = Bouwen kan alleen in je eigen aanvoergebieden, dus niet { PROVINCE($place, form: "in") }.
reading-not-owned = { CAPITAL(PROVINCE($place, form: "the")) } is nu van een andere mogendheid.
reading-cannot-stand = Er kan geen vloot worden gebouwd { PROVINCE($place, form: "in") }: daar is geen kust.
reading-nothing-to-build = Je hebt niets te bouwen.
reading-nothing-to-remove = Je hebt niets te ontbinden.
reading-own-coast = { $unit } ligt aan een andere kust dan je schreef, en volgens de regels van dit spel is het bevel dan ongeldig.
reading-army-coast = Bij een leger hoort geen kust; met een kust erbij is het bevel volgens de regels van dit spel ongeldig.
reading-letter = Volgens de regels van dit spel is een bevel met een verkeerde of ontbrekende letter ongeldig. Het is { $unit }.
reading-build-letter = Volgens de regels van dit spel moet je bij het bouwen zeggen of het een leger of een vloot is ({ PROVINCE($place) }).
reading-duplicate = In dit bericht staan twee bevelen voor { $unit }, en volgens de regels van dit spel telt dit bevel niet.
reading-build-twice = In dit bericht bouw je twee keer { PROVINCE($place, form: "in") }, en volgens de regels van dit spel telt dit bevel niet.
reading-too-many = Dat is meer dan je mag bouwen of moet ontbinden, en volgens de regels van dit spel telt dit bevel niet.
reading-disorder = Niemand geeft die eenheden nu bevelen, en volgens de regels van dit spel kan dan ook niemand ze steunen.
reading-closed = Voorlopig mag niemand { PROVINCE($place, form: "to") }: dat gebied is gesloten.
reading-ambiguous-coast = { CAPITAL(PROVINCE($place, form: "the")) } heeft twee kusten. Kies uit: { LIST($orders) }.

## Assumed

reading-assumed-unit = gelezen als: { $unit }
reading-assumed-coast = de enige kust die bereikbaar is
reading-assumed-typo = gelezen ondanks een tikfout
reading-assumed-language = gelezen als naam uit een andere taal
reading-assumed-province = het enige gebied dat hier kan
reading-assumed-destination = bestemming overgenomen uit het bevel van het leger
reading-assumed-nationality = de eenheid is van een andere mogendheid dan je schreef
reading-assumed-own-coast = werkelijke kust: { $unit }
reading-assumed-needless-coast = daar hoeft geen kust bij

## Odd, but legal

reading-hint-support-without-move = { $unit } heeft een ander bevel, dus deze steun helpt niet
reading-hint-support-of-mover = { $unit } heeft bevel om zich te verplaatsen en kan dus niet worden gesteund waar die staat
reading-hint-convoy-without-army = { $unit } heeft geen bevel om daarheen te gaan, dus dit konvooi vervoert niemand
