### The rules of the wall: who may know what, and who may do what in a game.

wall = geheimen
    .also = muur | eerlijkheid | wall
wall-title = **Wie wat mag weten, en wie wat mag doen**
wall-one-seat = Eén persoon, één plaats. Geef je een plaats met eenheden op, dan kun je daarheen terug zolang die vrij is, maar geen andere innemen. Ben je je laatste eenheid en aanvoergebied kwijt, dan kun je vanaf de volgende fase een vrije plaats overnemen.
wall-learnt = Heb je bevelen of stemmen van een andere mogendheid gezien voordat ze bekend werden, dan kun je geen andere plaats innemen tot die fase voorbij is. Heb je brieven of kamers van een andere mogendheid gelezen, dan kan dat tot het einde van het spel niet. Wat je op je eigen plaats kreeg, telt niet mee.
wall-neutral = Een neutrale spelleider heeft geen plaats en kan er ook niet meer naar terug. Wie opgeeft maar nog terug mag komen, is niet neutraal. Wie voor iemand is ingevallen, is weer neutraal zodra de fasen daarvan voorbij zijn. Alle bevelen en al het overleg ziet alleen iemand die in dit spel nooit speler, plaatsvervanger of meekijker was, en alleen als alle spelers dat hebben bevestigd.
wall-master-plays = Een spelleider die zelf meespeelt, kan niet op eigen houtje bevelen voor anderen invoeren, de stelling wijzigen, teruggaan, een speler verwijderen, een fase eerder sluiten of een afgelopen spel heropenen. De andere spelers zien precies wat er zou gebeuren, en het gebeurt alleen als ze het er allemaal mee eens zijn; wie verwijderd zou worden, of voor wie bevelen worden ingevoerd, wordt het niet gevraagd.
wall-out = Weg is weg. Wie uit een spel is gezet of van deze server is geweerd, komt er op geen enkele manier meer in: niet als speler, plaatsvervanger of meekijker, en ook niet door gegevens te wissen.
wall-lifted = Elk ander verbod vervalt als alle spelers met een plaats het ermee eens zijn. In de stemming staat wat de persoon heeft gelezen. De spelleider alleen kan dat niet bepalen.
wall-changed-hands = Een plaats die binnen drie fasen twee keer van speler is gewisseld, wordt daarna alleen weer toegewezen als een neutrale spelleider of twee spelers het goedvinden (één als er verder niemand is).
wall-end = Na afloop is te zien wie speelde, inviel, meekeek en bevelen invoerde, en wanneer. Zijn de brieven gepubliceerd, of is bekendgemaakt wie hoe heeft gestemd, of wie wat speelde in een anoniem spel, dan staat de uitslag vast. Wordt een spel afgelast, dan gebeurt dat een dag later.
wall-shown = Wat iedereen mag zien: wie klaar of te laat is, wiens bevelen ontbreken, en dat een deadline is verschoven. De spelleider ziet ook hoeveel bevelen er binnen zijn, maar niet welke.
wall-because = De regel: { $rule } (Alle regels: `{ $help }`)
wall-more = `{ $help }` legt uit wie in een spel wat mag weten en doen.
