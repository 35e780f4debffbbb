### Het oefenen: iemand speelt privé en stap voor stap het eerste jaar van Oostenrijk.

practice-title = Oefening
practice-welcome =
    { "" }**Oefening: het eerste jaar van Oostenrijk-Hongarije.** Het duurt vijf minuten, niemand anders ziet het en het telt nergens voor mee.
    Dit is het bord in het voorjaar van 1901. Je eenheden zijn { LIST($units) }. A is een leger, F een vloot; de letters erachter zeggen in welk gebied de eenheid staat, zoals op de kaart.
practice-first = **Een bevel** noemt de eenheid, dan een streepje en waar die heen gaat. Servië, naast Boedapest, is een aanvoergebied dat nog van niemand is: stuur je leger erheen. Schrijf { LIST($orders) } of druk op de knop.
practice-moves =
    { $count ->
        [one] Er ontbreekt nog één bevel: { LIST($orders) }
       *[other] Je andere eenheden hebben ook een bevel nodig. Nog te doen: { LIST($orders) }. Eén regel per eenheid; een bericht mag meerdere regels hebben.
    }
practice-ready-spring = **Al je eenheden hebben een bevel.** In een spel schrijft iedereen in het geheim, en alle bevelen worden op hetzelfde moment uitgevoerd: als iedereen klaar is, of bij de deadline. Tot dan kun je de jouwe veranderen. Schrijf `{ $ready }` of druk op de knop om te zien wat de anderen deden.
practice-standoff = **Een patstelling:** je leger in Wenen en het Russische leger in Warschau wilden allebei naar Galicië, één tegen één. Dan komt geen van beide binnen, en ze blijven staan waar ze stonden. Je andere twee eenheden zijn aangekomen.
practice-support = **Steun in het najaar.** Griekenland is ook een aanvoergebied, maar het Turkse leger in Bulgarije kan er ook heen, en één tegen één wordt weer een patstelling. Daarom steunt je leger in Servië je vloot: het blijft staan en telt zijn kracht erbij op, dus twee tegen één. Schrijf beide bevelen: { LIST($orders) }
practice-support-left = De steun en de zet die gesteund wordt, horen bij elkaar. Nog nodig: { LIST($orders) }
practice-ready-autumn = Beide bevelen zijn opgeslagen. Je leger in Wenen heeft er geen: een eenheid zonder bevel houdt stand en blijft dus staan. Schrijf `{ $ready }` of druk op de knop.
practice-centres = **Twee tegen één:** je vloot is in Griekenland, en het Turkse leger moest in Bulgarije blijven. Na het najaar bezit elke mogendheid de aanvoergebieden waar haar eenheden staan. Servië en Griekenland zijn nu dus van jou.
practice-builds = **Bouwen in de winter.** Je hebt 5 aanvoergebieden en 3 eenheden, dus je bouwt er 2 bij. Nieuwe eenheden komen in de aanvoergebieden van je eigen land die vrij zijn: Boedapest en Triëst. Wenen niet, want daar staat je leger. Vloten bouw je alleen aan de kust. Schrijf bijvoorbeeld { LIST($orders) }, of kies.
practice-builds-left = Je kunt nog één eenheid bouwen, bijvoorbeeld { LIST($orders) }
practice-ways = `{ $skip }`: ik doe deze stap voor je. `{ $stop }`: je verlaat de oefening.
practice-apart = Je speelt ook in een spel, en wat je schrijft, telt daar. Begin elk bericht voor de oefening met `{ $practice }`, of gebruik de knoppen.
practice-others = Dat mag, maar voor deze les is iets anders nodig, dus dit heb ik niet opgeslagen: { LIST($orders) }
practice-earlier = Die knop hoort bij een eerdere stap. Nu komt dit:
practice-finished =
    { "" }**Dat was een heel jaar:** zetten in het voorjaar en het najaar, daarna bouwen. De eerste mogendheid met 18 aanvoergebieden wint. Terugtochten en konvooien kwamen niet voor: `{ $rule }` legt ze uit, net als alle andere regels.
    Om te spelen neem je in het kanaal van een spel een plaats met `{ $join }`, of open je daar een nieuw spel met `{ $new }`. `{ $help }` zegt altijd wat je nu kunt doen.
practice-stopped = De oefening is voorbij. Met `{ $practice }` begin je een nieuwe.
practice-left = Je bent uit de oefening gestapt. Met `{ $practice }` ga je verder waar je was; na een dag zonder bericht van jou is die voorbij.
practice-continued = Hier was je gebleven.
practice-waits = Je oefening is nog niet af: met `{ $practice }` ga je verder.
practice-in-private = De oefening staat in je privéberichten met mij. Is daar niets aangekomen? Sta dan privéberichten toe in de privacyinstellingen van deze server.
practice-none = Je hebt geen oefening om mee verder te gaan: na een dag zonder bericht van jou is die voorbij. Met `{ $practice }` begin je een nieuwe.
practice-not-here = Dat telde voor je spel, niet voor de oefening. Voor de oefening schrijf je het zo: `{ $example }`
practice-offer = Nog nooit gespeeld? Met `{ $practice }` leer je het in vijf minuten, alleen en privé.

action-practice = Oefenen (5 minuten)
action-practice-skip = Doe het voor me
action-practice-stop = Verlaat de oefening
action-practice-end = Stop de oefening
action-practice-continue = Verder met de oefening
action-help = Wat nu?

## Commands and options: as in commands.ftl

command-practice = oefenen
    .also = oefening | uitproberen | tutorial
    .about = Leer in vijf minuten spelen, alleen en privé
parameter-step = stap
    .about = Wat er met deze stap moet gebeuren: overslaan, klaar, stop
choice-skip = Doe deze stap voor me
choice-ready = Ik ben klaar: laat zien wat er gebeurt
choice-stop = Verlaat de oefening
choice-word-skip = overslaan
    .also = verder | sla-over
choice-word-ready = klaar
choice-word-stop = stop
    .also = einde
