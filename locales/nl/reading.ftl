### What is said about orders that were typed: what was assumed, what is odd, what isn't understood.
###
### $unit, $units, $order, $orders: units and orders in the reader's notation, so that they can be copied and sent.
### $place, $places: names of provinces. $word: what the player typed.

## Not understood

reading-unknown-word = Ik begrijp ‘{ $word }’ niet.
reading-unknown-word-nearest = Ik begrijp ‘{ $word }’ niet. Bedoel je { LIST($places) }?
reading-unknown-word-orders = Ik begrijp ‘{ $word }’ niet. Bedoel je: { LIST($orders) }?
reading-conditional = ‘{ $word }’ laat open wat er moet gebeuren, dus ik heb niets opgeslagen. Stuur alleen het bevel dat je wilt.
reading-conditional-orders = ‘{ $word }’ laat open wat er moet gebeuren, dus ik heb niets opgeslagen. Stuur alleen het bevel dat je wilt, bijvoorbeeld: { LIST($orders) }
reading-no-order = Wat moet die doen? Bijvoorbeeld: { LIST($orders) }
reading-no-order-bare = Wat moet die doen? Dat staat er niet.
reading-choices = Dat kan meer dan één ding betekenen. Welke bedoel je: { LIST($orders) }?

## Not yours, not there, not now

reading-no-such-unit = Er staat geen eenheid in dit gebied: { PROVINCE($place) }. De jouwe: { LIST($units) }.
reading-no-such-unit-any = Er staat geen eenheid in dit gebied: { PROVINCE($place) }.
reading-not-your-unit = { $unit } is van { POWER($power) }. De jouwe: { LIST($units) }.
reading-other-power = Dit staat onder het kopje ‘{ POWER($power) }’, dus ik heb er niets van opgeslagen. Was het voor een ander spel?
reading-other-turn = Dit staat onder het kopje van een andere beurt, en het is nu { $turn }. Ik heb er niets van opgeslagen; stuur het zonder kopje als het voor nu is.
reading-wrong-phase-movement = Nu zijn de zetten aan de beurt ({ $turn }): standhouden, verplaatsen, ondersteunen of begeleiden.
reading-wrong-phase-retreat = Nu zijn alleen terugtochten aan de beurt ({ $turn }): noem een gebied, of ontbind de eenheid.
reading-wrong-phase-adjustment = Nu zijn opbouw en ontbinding aan de beurt ({ $turn }).

## Impossible

reading-not-adjacent = { $unit } kan niet in één zet naar { PROVINCE($place) }. Wel naar: { LIST($places) }.
reading-wrong-ground-army = { PROVINCE($place) } is water, en legers kunnen niet zwemmen.
reading-wrong-ground-fleet = { PROVINCE($place) } heeft geen kust: daar kan een vloot niet heen.
reading-same-place = { $unit } staat daar al. Om die te laten staan: { LIST($orders) }
reading-wrong-coast = { $unit } kan die kust niet bereiken. Wel: { LIST($orders) }
reading-no-convoy = { $unit } heeft vloten nodig tot aan { PROVINCE($place) }, en die zijn er niet.
reading-fleet-by-convoy = Alleen legers worden begeleid.
reading-out-of-support = { $unit } kan { PROVINCE($place) } niet bereiken en daar dus niet ondersteunen. Wel te bereiken: { LIST($places) }.
reading-supported-cannot = { $unit } kan niet naar { PROVINCE($place) }, dus er valt niets te ondersteunen.
reading-supports-itself = Een eenheid ondersteunt nooit zichzelf.
reading-cannot-convoy = Alleen vloten op zee kunnen begeleiden.
reading-not-an-army = { $unit } is geen leger, en alleen legers worden begeleid.
reading-off-the-path = { $unit } ligt op geen enkele route naar { PROVINCE($place) }.
reading-other-nationality = { $unit } is van een ander land: { POWER($power) }.
reading-several-goals = Eén bevel, één bestemming. Stuur voor elke eenheid een bevel.
reading-no-retreat = { $unit } kan niet terugtrekken naar { PROVINCE($place) }. Wel: { LIST($orders) }
reading-not-dislodged = { $unit } is niet verdreven en heeft nu geen bevel nodig.
reading-occupied = Hier staat al een eenheid: { PROVINCE($place) }.
reading-not-home = { PROVINCE($place) } is geen aanvoergebied van je eigen land: alleen daar kun je opbouwen.
reading-not-owned = { PROVINCE($place) } is nu van een ander land.
reading-cannot-stand = Hier kan geen vloot worden opgebouwd, er is geen kust: { PROVINCE($place) }.
reading-nothing-to-build = Je hebt niets op te bouwen.
reading-nothing-to-remove = Je hebt niets te ontbinden.
reading-own-coast = { $unit } ligt aan een andere kust dan je schreef, en volgens de regels van dit spel is het bevel dan ongeldig.
reading-army-coast = Legers hebben geen kust, en volgens de regels van dit spel is een bevel dat er een noemt ongeldig.
reading-letter = Volgens de regels van dit spel is een bevel met een verkeerde of ontbrekende letter ongeldig. Het is { $unit }.
reading-build-letter = Volgens de regels van dit spel moet een opbouw zeggen of het een leger of een vloot is ({ PROVINCE($place) }).
reading-duplicate = In dit bericht staan twee bevelen voor { $unit }, en volgens de regels van dit spel telt dit niet.
reading-build-twice = In dit bericht staan twee eenheden voor dezelfde plaats ({ PROVINCE($place) }), en volgens de regels van dit spel telt deze niet.
reading-too-many = Dat is meer dan er mag of moet, en volgens de regels van dit spel telt dit niet.
reading-disorder = Niemand geeft die eenheden nu bevelen, en volgens de regels van dit spel kan niemand ze ondersteunen.
reading-closed = Daar mag voorlopig niemand in: { PROVINCE($place) }.
reading-ambiguous-coast = { PROVINCE($place) } heeft twee kusten. Welke: { LIST($orders) }?

## Assumed

reading-assumed-unit = aangevuld: { $unit }
reading-assumed-coast = de enige kust die bereikbaar is
reading-assumed-typo = gelezen ondanks een tikfout
reading-assumed-language = gelezen als naam uit een andere taal
reading-assumed-province = het enige gebied dat hier kan
reading-assumed-destination = bestemming overgenomen uit het bevel van het leger
reading-assumed-nationality = de eenheid is van een ander land dan je schreef
reading-assumed-own-coast = waar die echt ligt: { $unit }
reading-assumed-needless-coast = daar hoeft geen kust bij

## Odd, but legal

reading-hint-support-without-move = { $unit } heeft een ander bevel, dus deze ondersteuning helpt niet.
reading-hint-support-of-mover = { $unit } moet zich verplaatsen en kan dus niet worden ondersteund waar die staat.
reading-hint-convoy-without-army = { $unit } heeft geen bevel om daarheen te gaan, dus deze begeleiding vervoert niemand.
