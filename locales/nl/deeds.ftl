### What a game master who plays proposes, and all other players must agree to.

proposal-rollback =
    { $count ->
        [one] terug naar { $phase }, waarmee één fase vervalt (reden: { $reason })
       *[other] terug naar { $phase }, waarmee { $count } fasen vervallen (reden: { $reason })
    }
proposal-edit = de stelling wordt gewijzigd: { LIST($changes) } (reden: { $reason })
proposal-cancel = het spel wordt afgelast, zonder uitslag
proposal-cancel-because = het spel wordt afgelast, zonder uitslag (reden: { $reason })
proposal-expel = de speler van { POWER($power) } wordt uit het spel gezet
proposal-close = deze fase eindigt nu, vóór de deadline
proposal-enter = voor { POWER($power) } worden bevelen ingevoerd, alleen voor eenheden zonder bevel: { LIST($orders) }
proposal-enter-public = voor { POWER($power) } worden bevelen ingevoerd, alleen voor eenheden zonder bevel

deed-asked =
    { "" }**{ $name }, die dit spel leidt en zelf meespeelt, stelt voor:** { $what }
    Het gebeurt alleen als iedereen voor is: { POWERS($powers) }. Niemand hoort hoe je stemt; wie niet antwoordt, stemt tegen.
deed-how = Open tot de fase eindigt. `{ $agree }` of `{ $refuse }`?
deed-how-over = Drie dagen open. `{ $agree }` of `{ $refuse }`?
deed-shown = { $name }, die dit spel leidt en zelf meespeelt, stelt voor: { $what }. Ik vraag het de andere spelers; jou niet, want het gaat over jou.
deed-proposed =
    Ik leg het de anderen voor: { $what }.
    Ze zien dat het jouw voorstel is. Het gebeurt zodra ze allemaal voor zijn.

no-vote-not-asked = Dit wordt jou niet gevraagd, want het gaat over jou.
no-deed-nobody-to-agree = Je speelt zelf mee, dus de anderen zouden ermee moeten instemmen, en op dit moment is er niemand die dat kan. De beheerder van deze server of kamer kan iemand tot spelleider benoemen die niet meespeelt: `{ $appoint }`
