### One word for one thing: what this language calls the concepts of the game. No sentence uses what stands under `avoid`
### (a test reads them all); where another word is better, it is changed here and everywhere.

-supply-centre = aanvoergebied
    .avoid = bevoorradingscentrum | bevoorradingscentra | voorraadcentrum
-power = mogendheid
    .avoid = grootmacht | grootmachten | natie | naties
-province = gebied
    .avoid = provincie | provincies | regio
-unit = eenheid
    .avoid = stuk | stukken | pion
-order = bevel
    .avoid = instructie | instructies | opdracht | opdrachten
-standoff = patstelling
    .avoid = afketsen
-dislodged = verdreven
    .avoid = verjaagd
-void = ongeldig
    .avoid = illegaal
-disband = ontbinden
    .avoid = opheffen | opgeheven | wegnemen
-convoy = konvooi
    .avoid = transport | convooi
-support = steun
    .avoid = ondersteuning | ondersteunt | ondersteunen
-private-message = privébericht
    .avoid = DM | PM
-game-master = spelleider
    .avoid = gamemaster | spelmeester | scheidsrechter
-retreat = terugtocht
    .avoid = aftocht
-results = uitslag
    .avoid = resultaat | resultaten
-draw = gelijkspel
    .avoid = remise
-game = spel
    .avoid = partij | potje
