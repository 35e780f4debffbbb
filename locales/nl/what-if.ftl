### Het eigen bord: je probeert bevelen voor welke mogendheid dan ook en ziet wat er zou gebeuren. Het is nooit het spel zelf.

what-if-title-game = Wat als? Niet het echte spel · { $name }
what-if-title = Wat als? Geen echt spel
what-if-head-game = **Niet het echte spel:** wat als? **{ $name }**, { $phase }
what-if-head = **Geen echt spel:** wat als? { $phase }
what-if-begin =
    Schrijf `{ $more } { $example }`, voor welke mogendheden je maar wilt en met zoveel bevelen als je wilt, elk op een eigen regel. Ik laat jou, en niemand anders, zien wat er zou gebeuren. Met `{ $on }` volgt de volgende fase.
    Hiervan wordt niets verstuurd of in een spel opgeslagen, en niets telt mee. Er zitten geen echte bevelen van spelers in, ook niet voor de spelleider: alleen wat jij probeert.
what-if-next = Nu de bevelen voor deze fase, bijvoorbeeld `{ $more } { $example }`. `{ $on }`: verder zonder bevelen.
what-if-rest-movement = Eenheden zonder bevel houden stand.
what-if-rest-retreat = Verdreven: { LIST($units) }. Wat geen bevel krijgt, wordt ontbonden.
what-if-rest-adjustment = Zonder bevelen bouwt niemand, en bepalen de regels welke eenheden worden ontbonden.
what-if-won = Daarmee zou het spel gewonnen zijn door { POWERS($powers) }.
what-if-ways = Meer bevelen met `{ $more }` komen hierbij; per eenheid telt het laatste. `{ $on }`: de volgende fase. `{ $none }`: zonder deze bevelen. `{ $over }`: opnieuw vanaf de huidige stelling.
what-if-moved = Het spel is verdergegaan: dit bord begint met de huidige stelling.
what-if-behind = Het spel is intussen verdergegaan, dit bord niet. Met `{ $over }` begin je vanaf de huidige stelling.
what-if-earlier = Die knop hoort bij een eerdere stand van je bord en heeft niets gedaan. Zo staat het bord er nu voor:
what-if-gone = Dat bord is er niet meer: een bord blijft een dag bewaard. Hier is een nieuw bord:
what-if-nothing-own = Je hebt in deze fase geen bevelen gestuurd die je hier kunt proberen.
what-if-over = Na deze bevelen zou het spel afgelopen zijn: er volgt geen fase meer.

action-what-if-go-on = Vanaf hier verder
action-what-if-own = Mijn bevelen proberen
action-what-if-none = Zonder deze bevelen
action-what-if-over = Opnieuw beginnen

## Commands and options: as in commands.ftl

command-what-if = wat-als
    .also = probeer | simulatie
    .about = Probeer bevelen op een eigen bord: wat zou er gebeuren? Het spel blijft zoals het is
parameter-then = daarna
    .about = In plaats van bevelen: verder, eigen-bevelen, leegmaken, opnieuw
choice-go-on = Speel de volgende fase
choice-own-orders = Probeer de bevelen die je in het spel hebt gestuurd
choice-no-orders = Haal deze bevelen van het bord
choice-start-over = Begin opnieuw vanaf de huidige stelling
choice-word-go-on = verder
    .also = doorgaan
choice-word-own-orders = eigen-bevelen
choice-word-no-orders = leegmaken
    .also = leeg
choice-word-start-over = opnieuw
