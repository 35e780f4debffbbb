### Somebody who may not take a seat asks the players for it.

parameter-ask = vraag
    .about = `ja`: vraag alle spelers of je toch een plaats mag innemen

proposal-admit = { $name } mag voortaan een plaats innemen, invallen of meekijken, ondanks dit: { LIST($known) }
admit-orders = heeft bevelen van { POWERS($powers) } in deze fase gezien
admit-letters = heeft brieven of kamers van anderen gelezen
admit-gave-up = heeft { POWERS($powers) } opgegeven terwijl er nog eenheden waren
admit-gave-up-some = heeft een plaats met eenheden opgegeven
admit-someone = iemand
proposal-admit-often = { $name } neemt { POWERS($powers) } over, hoewel die plaats binnen drie fasen twee keer van speler is gewisseld

admit-asked =
    { "" }**Stemming:** { $what }
    Het verbod vervalt alleen als iedereen voor is: { POWERS($powers) }. Niemand hoort hoe je stemt; wie niet antwoordt, stemt tegen.
admit-asked-often =
    { "" }**Stemming:** { $what }
    Twee van jullie moeten voor zijn: { POWERS($powers) }. Niemand hoort hoe je stemt; wie niet antwoordt, stemt tegen.
admit-asked-alone =
    { "" }**Stemming:** { $what }
    Jij beslist, want niemand anders kan stemmen: { POWERS($powers) }. Geen antwoord telt als nee.
admit-asking = Ik vraag de spelers of het verbod mag vervallen, en zeg hun wat je hebt gelezen. Iedereen moet voor zijn.
admit-asking-often = De plaats van { POWERS($powers) } is binnen drie fasen twee keer van speler gewisseld, dus die wordt nu alleen toegewezen als twee spelers voor zijn, of één als er verder niemand is. Ik vraag het ze. Een neutrale spelleider kan je ook vragen de plaats over te nemen.
admit-lifted = Alle spelers van **{ $game }** zijn voor: wat je hebt gelezen of opgegeven, houdt je niet meer van een plaats af. Een plaats innemen: `{ $take }`
admit-agreed = De spelers zijn voor. Je kunt { POWERS($powers) } nu overnemen: `{ $take }`

admit-accepted = **De spelers zijn voor:** { $what }.

no-seat-not-barred = Niets houdt je in dit spel van een plaats af. Is er een vrij, dan kun je die overnemen: `{ $take }`
wall-ask = Alle spelers vragen of dit mag vervallen: `{ $ask }`
