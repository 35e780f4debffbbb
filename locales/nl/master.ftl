### De spelleider: de klok, mededelingen, correcties. Wat het spel verandert, hoort iedereen, met de reden.

master-paused = De spelleider heeft het spel gepauzeerd. De resterende tijd blijft staan; bevelen kunnen intussen wel komen.
# $deadline (String)
master-resumed = Het spel gaat verder. Bevelen uiterlijk { $deadline }.
# $time, $deadline (String)
master-extended = De spelleider geeft { $time } extra. Bevelen uiterlijk { $deadline }.
master-closing = De spelleider sluit de fase nu.
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
    De stelling zou worden veranderd: { $changes }
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
# $phase, $reason (String)
master-went-back =
    De spelleider ging terug naar { $phase }.
    Reden: { $reason }
# $changes, $reason (String)
master-edited =
    De spelleider heeft de stelling veranderd: { $changes }
    Reden: { $reason }
# $name (String)
master-cancelled = De spelleider heeft **{ $name }** afgelast.
# $name, $reason (String)
master-cancelled-because = De spelleider heeft **{ $name }** afgelast: { $reason }
# $power (String)
master-entered-for-you = De spelleider heeft bevelen voor je ingevoerd ({ $power }). Dit heb ik nu; verander het als je iets anders wilt.
# $power, $orders (String)
master-entered = Ingevoerd voor { $power }: { $orders }. De speler weet het.
# $power, $orders (String)
master-entered-nothing = Hiervan kon ik niets invoeren voor { $power }.
# $name (String)
master-appointed = { $name } is voortaan de spelleider.

## Het paneel

# $name, $phase, $deadline (String)
panel-title =
    { "" }**{ $name } · { $phase }**
    Deadline: { $deadline }
# $power (String)  $sent, $wanted (Number) orders  $missed (Number) phases
panel-row = - { $power }: { $sent } van { $wanted }
panel-ready = - { $power }: { $sent } van { $wanted }, klaar
panel-missed = - { $power }: { $sent } van { $wanted }; niets in de laatste { $missed } fasen
panel-offered = - { $power }: { $sent } van { $wanted }; de plaats wordt aangeboden
panel-computer = - { $power }: de computer speelt
panel-nobody = - { $power }: niemand speelt
panel-blind = De bevelen zelf zie je niet: zo is het in dit spel afgesproken.

## Waarom iets niet gebeurde

no-deed-nothing-asked = Er wacht niets op je woord, of het spel is intussen verdergegaan. Vraag het opnieuw.
# $phase (String) as typed
no-deed-no-such-phase = Geen fase van dit spel heet "{ $phase }". Schrijf bijvoorbeeld S1901M.
# $text (String) as typed
no-deed-unreadable-edit = Ik kan "{ $text }" niet lezen. Schrijf bijvoorbeeld `A Ven -> Tyr`, `+ Italië F Nap`, `- A Ven` of `Ser = Oostenrijk`.
no-deed-impossible-edit = Zo kan de stelling niet staan: twee eenheden in één gebied, of een eenheid waar die niet kan zijn.
no-deed-edits-dislodged = { $unit } is verdreven en staat nergens tot ze zich heeft teruggetrokken. Verander de stelling na de terugtochten, of ga terug naar de zetten: `{ $rollback }`
# $power (String)
no-deed-nobody-plays = Niemand speelt { $power }.

action-proceed = Doe het
action-pause = Pauze
action-resume = Ga verder
action-extend-day = 24 u extra
action-adjudicate = Nu uitwerken
