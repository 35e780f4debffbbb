### De spelleider: de klok, mededelingen, correcties. Wat het spel verandert, hoort iedereen, met de reden.

master-paused = De spelleider heeft het spel gepauzeerd. De resterende tijd blijft staan; bevelen sturen kan intussen wel.
master-paused-until = De spelleider heeft het spel gepauzeerd, uiterlijk tot { $until }. De resterende tijd blijft staan; bevelen sturen kan intussen wel.
master-paused-to = De spelleider heeft het spel gepauzeerd tot { $until }. De deadline is daarna { $deadline }; bevelen sturen kan ook tijdens de pauze.
master-revocable = Als meer dan de helft van de spelers dit wil beëindigen: `{ $vote }`
# $deadline (String)
master-resumed = Het spel gaat verder. Deadline: { $deadline }
no-pause-so-long = Een pauze kan uiterlijk tot { $latest } duren.
no-pause-back = Die dag is voorbij, of het is vandaag. Een pauze eindigt op een latere dag: `{ $example }`
no-pause-day = ‘{ $typed }’ kan ik niet als dag lezen. Schrijf het zo: `{ $example }`
# $time, $deadline (String)
master-extended = De spelleider geeft { $time } extra. Nieuwe deadline: { $deadline }
master-extended-paused = De spelleider geeft { $time } extra voor deze fase. Het spel blijft gepauzeerd.
master-closing = De spelleider sluit de fase nu.
master-closing-at = De spelleider, die zelf meespeelt, sluit de fase eerder. Nieuwe deadline: { $deadline }
master-plans-rollback = De spelleider, die zelf meespeelt, wil terug naar **{ $phase }**: { $reason }. Dat gebeurt niet vóór { $at }; laat het weten als je bezwaar hebt.
master-plans-to-cancel = De spelleider, die zelf meespeelt, wil **{ $name }** afgelasten: { $reason }. Dat gebeurt niet vóór { $at }; laat het weten als je bezwaar hebt.
master-entered-for-all = De spelleider heeft bevelen ingevoerd voor { POWER($power) }.
master-assigned = De spelleider heeft { POWERS($powers) } aan { $name } toegewezen.
master-unassigned = De spelleider heeft een toewijzing ingetrokken. Weer in de loting: { POWERS($powers) }.
master-announced = **De spelleider:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Terug naar **{ $phase }**: één fase zou ongedaan worden gemaakt (bevelen daarin: { $given }).
       *[other] Terug naar **{ $phase }**: { $count } fasen zouden ongedaan worden gemaakt (bevelen daarin: { $given }).
    }
    Iedereen krijgt de reden te lezen: { $reason }
    De oude geschiedenis blijft leesbaar.
# $changes, $reason (String)
master-ask-edit =
    Dit zou er aan de stelling veranderen: { LIST($changes) }
    Iedereen krijgt het te lezen, met de reden: { $reason }
edit-warning-units = ⚠ { POWER($power) } zou meer eenheden ({ $units }) hebben dan aanvoergebieden ({ $centres }).
edit-warning-none = ⚠ { POWER($power) } zou geen eenheden meer hebben.
edit-warning-wins = ⚠ { POWER($power) } zou { $centres } aanvoergebieden hebben, en dat is genoeg om te winnen.
master-ask-start = Zo zou het spel beginnen. Iedereen krijgt het te zien, en wie al meedoet, moet ermee instemmen.
master-ask-usual-start = Het spel zou weer met de gewone stelling van dit bord beginnen.
# $name (String)
master-ask-cancel = **{ $name }** zou worden afgelast, zonder uitslag.
# $phase (String)  $powers (Powers)
master-ask-close = Hiermee zou { $phase } nu worden uitgewerkt. Er ontbreken nog bevelen van { POWERS($powers) }.
# $phase (String)
master-ask-close-all = Hiermee zou { $phase } nu worden uitgewerkt. Er ontbreken geen bevelen.
# $proceed (String) a command
master-ask-post = Dit wordt geplaatst:
master-ask-enter = Ik zou voor { POWER($power) } invoeren: { LIST($orders) }. De speler ziet het meteen.
master-ask-proceed = Er is nog niets gebeurd. Om het door te voeren druk je op de knop of schrijf je `{ $proceed }`.
master-dropped = Goed, wat ik je liet zien, gaat niet door.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Terug naar { $phase }**: de spelleider heeft één fase ongedaan gemaakt.
       *[other] **Terug naar { $phase }**: de spelleider heeft { $count } fasen ongedaan gemaakt.
    }
    Reden: { $reason }
    De bevelen van toen gelden weer tot ze worden gewijzigd. Deadline: { $deadline }
master-rolled-back-paused =
    { $count ->
        [one] **Terug naar { $phase }**: de spelleider heeft één fase ongedaan gemaakt.
       *[other] **Terug naar { $phase }**: de spelleider heeft { $count } fasen ongedaan gemaakt.
    }
    Reden: { $reason }
    De bevelen van toen gelden weer tot ze worden gewijzigd. Het spel is nog gepauzeerd.
# $phase, $reason (String)
master-went-back =
    De spelleider ging terug naar { $phase }.
    Reden: { $reason }
# $changes, $reason (String)
master-edited =
    De spelleider heeft de stelling veranderd: { LIST($changes) }
    Reden: { $reason }
# $name (String)
master-cancelled = De spelleider heeft **{ $name }** afgelast.
# $name, $reason (String)
master-cancelled-because = De spelleider heeft **{ $name }** afgelast: { $reason }
master-cancelled-secret = Wat een spel aan het eind bekendmaakt (wie wat speelde in een anoniem spel, wie hoe stemde als dat was afgesproken, brieven als iedereen ermee instemt), blijft geheim tot { $until }. Tot dan kan dit worden teruggedraaid: `{ $rollback }`
# $power (String)
master-entered-for-you = De spelleider heeft bevelen voor je ingevoerd ({ POWER($power) }). Dit heb ik nu; wil je iets anders, stuur het dan.
# $power, $orders (String)
master-entered = Ingevoerd voor { POWER($power) }: { LIST($orders) }. De speler heeft bericht gekregen.
# $power, $orders (String)
master-entered-nothing = Hiervan kon ik niets invoeren voor { POWER($power) }.
# $name (String)
master-appointed = { $name } is voortaan de spelleider.
master-moved = **{ $name }** wordt voortaan in dit kanaal gespeeld.
results-here-on = De uitslagen van **{ $name }** verschijnen voortaan ook hier, net als het begin en het einde. Moet dat stoppen, dan schrijft de spelleider of een beheerder hier `{ $stop } { $id }`.
results-here-off = De uitslagen van **{ $name }** verschijnen hier niet meer.
results-elsewhere-on = De uitslagen van dit spel verschijnen nu ook in een ander kanaal.
results-elsewhere-off = De uitslagen van dit spel verschijnen niet meer in het andere kanaal.
results-elsewhere-ended = In een van de andere kanalen kan ik niet meer schrijven, dus de uitslagen van **{ $name }** verschijnen daar niet meer. Kan het weer, schrijf daar dan `{ $again }` om ze terug te krijgen.
master-reminded = Herinnering gestuurd aan { POWERS($powers) }.

## Het paneel

# $name, $phase, $deadline (String)
panel-title = **{ $name } · { $phase }**
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } van { $wanted }
panel-ready = - { POWER($power) }: { $sent } van { $wanted }, klaar
panel-missed =
    { $missed ->
        [one] - { POWER($power) }: { $sent } van { $wanted }; niets in de laatste fase
       *[other] - { POWER($power) }: { $sent } van { $wanted }; niets in de laatste { $missed } fasen
    }
panel-offered = - { POWER($power) }: { $sent } van { $wanted }; de plaats wordt aangeboden
panel-computer = - { POWER($power) }: de computer speelt
panel-nobody = - { POWER($power) }: niemand speelt
panel-seen = laatst gezien { $at }
panel-blind = De bevelen zelf zie je niet: zo is het in dit spel afgesproken.

## Waarom iets niet gebeurde

no-deed-nothing-to-extend = Er is hier geen deadline om op te schuiven, of die zou dan meer dan een jaar vooruit liggen. Er is niets veranderd.
no-deed-you-play = Je speelt zelf mee, dus dat kun je niet doen. De beheerder van deze server of kamer kan iemand tot spelleider benoemen die niet meespeelt: `{ $appoint }`
no-deed-end-stands = Dit einde staat vast: wat tot dan geheim was, is gepubliceerd, of de kamers en brieven zijn gewist. Jullie kunnen een revanche spelen.
no-deed-greatest-length = Je speelt zelf mee, dus je kunt deze fase niet verder uitstellen: die eindigt uiterlijk { $latest }. Alle spelers samen kunnen meer tijd afspreken: `{ $vote }`
no-deed-choose-announcement = In dit spel wordt niet overlegd en je speelt zelf mee. Daarom kies je je mededeling uit deze lijst. Schrijf het commando met een nummer:
no-deed-choose-reason = In dit spel wordt niet overlegd en je speelt zelf mee. Daarom kies je de reden uit deze lijst. Schrijf het commando met een nummer als reden:
phrase-orders = Stuur je bevelen op tijd, alsjeblieft.
phrase-delay = Excuses voor de vertraging.
phrase-problem = Er was een technisch probleem. Het is opgelost.
phrase-welcome = Welkom aan wie er nieuw bij is.
phrase-mistake = een commando is per ongeluk gegeven
phrase-bug = een technisch probleem
phrase-agreed = de spelers zijn het erover eens
phrase-abandoned = er zijn te weinig spelers over
no-deed-here-already = Dit spel wordt al in dit kanaal gespeeld.
no-deed-nobody-to-remind = Er ontbreken nu geen bevelen, dus er is niemand om te herinneren.
no-deed-reminded = Er is net een herinnering verstuurd. Vanaf { $at } kan het weer.
no-deed-not-posted-here = De uitslagen van dit spel verschijnen niet in dit kanaal.
no-deed-too-many-channels = De uitslagen van een spel verschijnen in hooguit { $most } andere kanalen.
no-deed-not-yet = Je speelt zelf mee, dus iedereen hoort het eerst. Het kan vanaf { $at }.
# $resume (String) a command
no-deed-resume-first = Het spel is gepauzeerd; zolang wordt er geen fase uitgewerkt. Hervat het eerst: `{ $resume }`
no-deed-nothing-asked = Er valt niets door te voeren, of het spel is intussen verdergegaan. Begin opnieuw.
# $phase (String) as typed
no-deed-no-such-phase = Geen fase van dit spel heet ‘{ $phase }’. Schrijf bijvoorbeeld S1901M (voorjaar 1901, zetten).
# $text (String) as typed
no-deed-unreadable-edit = Ik kan ‘{ $text }’ niet lezen. Schrijf bijvoorbeeld `A Ven -> Tir`, `+ Italië F Nap`, `- A Ven` of `Ser = Oostenrijk`.
no-deed-impossible-edit = Die stelling is niet mogelijk: twee eenheden in één gebied, of een eenheid waar die niet kan zijn.
no-deed-edits-dislodged = { $unit } is verdreven en staat nergens tot die zich heeft teruggetrokken. Verander de stelling na de terugtochten, of ga terug naar de zetten: `{ $rollback }`
start-usual = Het spel begint met de gewone stelling van dit bord.
start-undo = Terug naar de gewone stelling: `{ $undo }`
start-how =
    Wil je anders beginnen, schrijf dan wat een mogendheid aan het begin heeft, eenheden en aanvoergebieden: `{ $example }`
    Wat je niet noemt, blijft zoals het is. Zet elke mogendheid op een eigen regel of na een puntkomma; met een streepje doet een mogendheid niet mee: `{ $out }`
    Losse wijzigingen kunnen ook, net als in een lopend spel: `A Ven -> Tir`, `Ser = Oostenrijk`.
master-start-ended = Het bord is veranderd en de beginstelling van de spelleider past er niet meer op. Het spel begint met de gewone stelling.
no-start-unreadable = Ik kan ‘{ $text }’ niet lezen. Schrijf de eenheden en aanvoergebieden van een mogendheid zo: `{ $example }`. Zo doet een mogendheid niet mee: `{ $out }`
no-start-misplaced = { $unit } kan niet: legers staan op land, vloten op zee of aan een kust, en bij twee kusten moet je zeggen welke.
no-start-together = In { $place } zouden twee eenheden staan.
no-start-not-a-centre = { $place } is geen aanvoergebied. Zet voor een eenheid haar letter: `A { $place }`
no-start-few-powers = Er moeten minstens twee mogendheden meedoen.
no-start-many-players = Deze beginstelling heeft te weinig plaatsen ({ $seats }) voor wie al meedoet ({ $joined }).
no-start-wins = { POWER($power) } zou meteen genoeg aanvoergebieden hebben om te winnen: { $centres }.
no-start-unchanged = Zo begint het spel al.
no-start-none = Het spel begint al met de gewone stelling: er valt niets terug te draaien.
no-start-fewer-players = Met minder spelers bepalen de spelregels hoe het begint. Open een spel voor alle mogendheden en laat er daarin een paar weg.
no-start-begun = Het spel is begonnen, en het begin blijft zoals het was. Je kunt de stelling nog wel veranderen, bijvoorbeeld `A Ven -> Tir`.
# $power (String)
no-deed-nobody-plays = Niemand speelt { POWER($power) }.
# $power (String)
no-deed-on-time = De bevelen voor { POWER($power) } zijn gesloten: deze speler was op tijd.

action-proceed = Doorvoeren
action-drop = Niet doen
action-pause = Pauze
action-resume = Hervatten
action-extend-day = 24 u extra
action-adjudicate = Nu uitwerken

action-remind = Herinneren
action-replace = { POWER($power) } aanbieden
