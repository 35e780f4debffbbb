### De klok: praten en schrijven aan tafel, te laat zijn, afwezigheid, het uur waarop een spel eindigt.

# $until (String)
status-talk = Onderhandelen tot { $until }; daarna schrijft iedereen.
# $awaited (Number) spelers die nog willen onderhandelen
talk-done =
    { $awaited ->
        [0] Bedankt. Iedereen is uitgepraat.
        [one] Bedankt. Eén speler wil nog onderhandelen.
       *[other] Bedankt. { $awaited } spelers willen nog onderhandelen.
    }
talk-on = Goed, er wordt doorgepraat zolang er tijd is.
# $until (String)
writing-begins = De onderhandelingen zijn voorbij. Nu schrijft iedereen in stilte: bevelen aan mij, privé, tot { $until }.
# $resume, $vote (String) commands: the game master's, and the players' vote
ready-but-paused = Iedereen is klaar. Het spel is gepauzeerd: de uitslag komt zodra het verdergaat (spelleider: `{ $resume }`, spelers: `{ $vote }`).
# $powers (String)  $until (String)
orders-late = Bevelen te laat: { POWERS($powers) }. Ze tellen nog mee tot { $until }.
# $powers (String)  $phase (String)
missed-hold = { $phase }: niets ontvangen van { POWERS($powers) }. Eenheden zonder bevel zijn blijven staan.
missed-disorder = { $phase }: niets ontvangen van { POWERS($powers) }; volgens de regels heerst daar anarchie. De eenheden bleven staan zonder elkaar te steunen en er is niets gebouwd.
# $phase (String)  $missed (Number) fasen achter elkaar
you-missed = Voor { $phase } heb ik niets van je gekregen. Gaat de volgende fase ook zo voorbij, dan bied ik je plaats aan anderen aan. Kun je niet verder? Laat het op tijd weten.
you-missed-offered = Ik heb { $missed } fasen niets van je gekregen, het laatst voor { $phase }. Anderen mogen nu je plaats overnemen. Stuur je eerder bevelen, dan blijft die van jou.
# $powers (String)
hour-struck-units = Het afgesproken uur is daar. De meeste eenheden: { POWERS($powers) }.
hour-struck-centres = Het afgesproken uur is daar. De meeste aanvoergebieden: { POWERS($powers) }.
deadline-postponed = Een netwerk waarop iemand speelt is onbereikbaar. Bevelen kunnen nog: na zijn terugkeer zo lang als het weg was, uiterlijk tot { $latest }.
deadline-after-outage = Alle netwerken zijn weer bereikbaar. Bevelen uiterlijk { $deadline }.
only-computers = Er hebben { $phases } fasen achter elkaar alleen computers gespeeld; het spel eindigt hier.
