### De spelleider: de klok, mededelingen, correcties. Wat het spel verandert, hoort iedereen, met de reden.

master-paused = De spelleider heeft het spel gepauzeerd. De resterende tijd blijft staan; bevelen kunnen intussen wel komen.
# $deadline (String)
master-resumed = Het spel gaat verder. Bevelen uiterlijk { $deadline }.
# $time, $deadline (String)
master-extended = De spelleider geeft { $time } extra. Bevelen uiterlijk { $deadline }.
master-closing = De spelleider sluit de fase nu.
master-closing-at = De spelleider, die zelf meespeelt, sluit de fase eerder: bevelen uiterlijk { $deadline }.
master-plans-rollback = De spelleider, die zelf meespeelt, wil terug naar **{ $phase }**: { $reason }. Niet voor { $at }; zeg het als je bezwaar hebt.
master-plans-to-cancel = De spelleider, die zelf meespeelt, wil **{ $name }** afgelasten: { $reason }. Niet voor { $at }; zeg het als je bezwaar hebt.
master-entered-for-all = De spelleider heeft bevelen ingevoerd voor { POWER($power) }.
master-announced = **De spelleider:**
# $phase, $reason (String)  $count (Number) phases  $given (Number) orders
master-ask-rollback =
    { $count ->
        [one] Terug naar **{ $phase }**: één fase met { $given } bevelen zou ongedaan worden gemaakt.
       *[other] Terug naar **{ $phase }**: { $count } fasen met { $given } bevelen zouden ongedaan worden gemaakt.
    }
    Iedereen leest de reden: { $reason }
    De oude geschiedenis blijft leesbaar.
# $changes, $reason (String)
master-ask-edit =
    De stelling zou worden veranderd: { LIST($changes) }
    Iedereen leest het met de reden: { $reason }
# $name (String)
master-ask-cancel = **{ $name }** zou worden afgelast, zonder uitslag.
# $proceed (String) a command
master-ask-proceed = Er is nog niets gebeurd. Met `{ $proceed }` doe ik het.
# $phase, $reason, $deadline (String)  $count (Number) phases
master-rolled-back =
    { $count ->
        [one] **Terug naar { $phase }**: de spelleider heeft één fase ongedaan gemaakt.
       *[other] **Terug naar { $phase }**: de spelleider heeft { $count } fasen ongedaan gemaakt.
    }
    Reden: { $reason }
    De bevelen van toen gelden weer tot ze worden veranderd. Bevelen uiterlijk { $deadline }.
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
# $power (String)
master-entered-for-you = De spelleider heeft bevelen voor je ingevoerd ({ POWER($power) }). Dit heb ik nu; verander het als je iets anders wilt.
# $power, $orders (String)
master-entered = Ingevoerd voor { POWER($power) }: { LIST($orders) }. De speler weet het.
# $power, $orders (String)
master-entered-nothing = Hiervan kon ik niets invoeren voor { POWER($power) }.
# $name (String)
master-appointed = { $name } is voortaan de spelleider.

## Het paneel

# $name, $phase, $deadline (String)
panel-title =
    { "" }**{ $name } · { $phase }**
    Deadline: { $deadline }
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { POWER($power) }: { $sent } van { $wanted }
panel-ready = - { POWER($power) }: { $sent } van { $wanted }, klaar
panel-missed = - { POWER($power) }: { $sent } van { $wanted }; niets in de laatste { $missed } fasen
panel-offered = - { POWER($power) }: { $sent } van { $wanted }; de plaats wordt aangeboden
panel-computer = - { POWER($power) }: de computer speelt
panel-nobody = - { POWER($power) }: niemand speelt
panel-blind = De bevelen zelf zie je niet: zo is het in dit spel afgesproken.

## Waarom iets niet gebeurde

no-deed-nothing-to-extend = Er is hier geen deadline om te verschuiven, of hij zou meer dan een jaar ver weg liggen. Er is niets veranderd.
no-deed-you-play = Je speelt zelf mee: je kunt geen bevelen voor anderen invoeren en de stelling niet veranderen. De beheerder hier kan iemand spelleider maken die niet meespeelt: `{ $appoint }`
no-deed-not-yet = Je speelt zelf mee, dus iedereen hoort het eerst. Het kan vanaf { $at }.
# $resume (String) a command
no-deed-resume-first = Het spel is gepauzeerd; zolang wordt geen fase uitgewerkt. Laat het eerst verdergaan: `{ $resume }`
no-deed-nothing-asked = Er wacht niets op je woord, of het spel is intussen verdergegaan. Vraag het opnieuw.
# $phase (String) as typed
no-deed-no-such-phase = Geen fase van dit spel heet "{ $phase }". Schrijf bijvoorbeeld S1901M.
# $text (String) as typed
no-deed-unreadable-edit = Ik kan "{ $text }" niet lezen. Schrijf bijvoorbeeld `A Ven -> Tyr`, `+ Italië F Nap`, `- A Ven` of `Ser = Oostenrijk`.
no-deed-impossible-edit = Zo kan de stelling niet staan: twee eenheden in één gebied, of een eenheid waar die niet kan zijn.
no-deed-edits-dislodged = { $unit } is verdreven en staat nergens tot ze zich heeft teruggetrokken. Verander de stelling na de terugtochten, of ga terug naar de zetten: `{ $rollback }`
# $power (String)
no-deed-nobody-plays = Niemand speelt { POWER($power) }.

action-proceed = Doe het
action-pause = Pauze
action-resume = Ga verder
action-extend-day = 24 u extra
action-adjudicate = Nu uitwerken
