### Bewaarde brieven, en de stemming over openbaar maken.

term-letters-kept = Brieven die ik bezorg en documenten voor enkele lezers worden tot 30 dagen na het einde bewaard. Ze worden alleen openbaar als iedereen die er een schreef of kreeg, daar dan mee akkoord gaat.

letters-asked = Mogen de brieven van **{ $name }** openbaar worden? Je hebt er zelf geschreven of gekregen. Ze gaan alleen open als iedereen voor wie dat geldt uiterlijk { $until } ja zegt. Eén nee, of geen antwoord, houdt ze dicht, en niemand hoort van wie. Een nee is definitief.
letters-answered = Je antwoord is genoteerd. Zegt iedereen die brieven schreef of kreeg uiterlijk { $until } ja, dan komen ze in het kanaal; anders blijven ze dicht, en niemand hoort waarom.
letters-opened = Iedereen die er een schreef of kreeg, gaat akkoord: dit zijn de brieven van **{ $name }**.
letters-file-title = brieven
letters-file-head = { POWER($from) } aan { POWERS($to) }:
no-letters-not-over = De brieven kunnen open zodra dit spel afgelopen is, als iedereen dan akkoord gaat.
no-letters-kept = Van dit spel zijn geen brieven bewaard. Dat gebeurt alleen als het spel zo is aangemaakt: `{ $options }:brieven=bewaard`
no-letters-of-yours = Je hebt in dit spel geen bewaarde brief geschreven of gekregen, dus dit is niet aan jou.
no-letters-deleted = De brieven van een spel worden { $days ->
    [one] 1 dag
   *[other] { $days } dagen
    } na het einde gewist.
no-letters-closed = Niet iedereen zei op tijd ja. De brieven blijven dicht.
no-letters-asked = Niemand heeft gevraagd om de brieven te openen: ze zijn dicht.

command-open-letters = open-brieven
    .also = brieven-openen
    .about = Na het spel: stel voor of ga akkoord om de bewaarde brieven te openen
parameter-answer = antwoord
    .about = Of je akkoord gaat: ja, nee
action-letters = Onze brieven openen?
action-letters-open = Openen
action-letters-closed = Dicht laten
