### Wie een spel volgt, met toestemming van alle spelers

term-watched = Als alle spelers het goedvinden, mogen anderen meekijken: na elke fase lezen ze de brieven van die fase die ik heb bezorgd. Kamers blijven voor hen dicht, en wie meekijkt, kan geen plaats innemen.
watch-asked = { $name } wil meekijken met **{ $game }**: na elke fase leest die dan de brieven die vanaf nu worden geschreven. Dat kan alleen als iedereen ja zegt; niemand hoort wie nee zegt.
watch-asked-again = { $name } kijkt mee met **{ $game }** en krijgt geen brieven meer tot jij het ook goedvindt. Niemand hoort wie nee zegt.
watch-asking = Ik heb het de spelers van **{ $game }** gevraagd. Je kunt meekijken zodra iedereen het goedvindt.
watch-agreed = Genoteerd: van jou mag { $name } meekijken. Je kunt dat altijd intrekken, met deze knop of met `{ $watchers }`.
watch-refused = Genoteerd: { $name } kijkt niet mee.
watch-begun = Met toestemming van iedereen kijkt { $name } voortaan mee en leest na elke fase de brieven die daarin zijn geschreven. Elke speler kan daar een eind aan maken: `{ $watchers }`
watch-yours = Je kijkt mee met **{ $game }**: na elke fase krijg je de brieven die daarin zijn geschreven. Houd ze voor jezelf. Stoppen: `{ $unwatch }`
watch-ended = { $name } kijkt niet meer mee.
watch-stopped = Je kijkt niet meer mee met **{ $game }**.
watch-not-agreed = Niet alle spelers van **{ $game }** vinden het goed dat je meekijkt, dus je krijgt geen brieven.
watch-nobody = Niemand kijkt mee.
watch-listed = Meekijkers: { LIST($names) }
watch-line = { $name }: jij hebt nog geen ja gezegd
watch-line-agreed = { $name }: jij hebt ja gezegd
watch-letters = **{ $game } · { $phase }**: de brieven
no-watching-agreed = Bij dit spel kan niemand meekijken: het is aangemaakt zonder `{ $options }:meekijken=ja`.
no-watching-you-play = Je speelt in dit spel of kunt er nog in komen (als plaatsvervanger, opvolger of vroegere speler), dus je kunt niet meekijken.
no-watching-already = Je kijkt al mee met dit spel, of je hebt het al gevraagd en nog niet iedereen heeft geantwoord.
no-watching-too-often = Je hebt te vaak gevraagd om met dit spel mee te kijken en kunt het niet nog eens vragen.
no-watching-too-many = Er zijn al zo veel meekijkers en aanvragen dat er niemand meer bij kan.
no-watching-request = Niemand met die naam kijkt mee of vraagt er nog om.
no-watching-has-watched = Wie met een spel heeft meegekeken en de brieven heeft gelezen, kan er geen plaats in innemen en voor niemand invallen.
no-watching-now = Je kijkt niet mee met dit spel.
command-watch = meekijken
    .about = Vraag alle spelers of je na elke fase hun brieven mag lezen
command-unwatch = stop-meekijken
    .about = Kijk niet meer mee met een spel
command-watchers = meekijkers
    .about = Wie er meekijkt; geef toestemming of trek die in
action-watch-yes = Ik vind het goed
action-watch-no = Nee
action-watch = Meekijken
