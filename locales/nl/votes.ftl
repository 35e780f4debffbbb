### Stemmingen: wat er wordt voorgesteld, wat een speler wordt gevraagd, en wat iedereen aan het eind hoort.

## Waarover wordt gestemd, als in een kop

proposal-draw = gelijkspel tussen iedereen die nog eenheden heeft
proposal-end = het spel eindigt nu, en iedereen die nog eenheden heeft, wint samen
# $centres (Number)
proposal-victory = voortaan wint wie { $centres } aanvoergebieden heeft
# $power (String)
proposal-concede = { POWER($power) } wordt tot winnaar uitgeroepen
# $time (String) a length of time
proposal-extend = { $time } extra voor deze fase
proposal-pause = een pauze: de klok staat stil tot het spel wordt hervat
proposal-resume = het spel gaat verder
proposal-end-extension = de extra tijd van de spelleider vervalt weer

## Privé

# $what (String) as above  $powers (String) who is asked  $agree, $refuse (String) commands
vote-asked =
    { "" }**Stemming:** { $what }
    Iedereen moet voor zijn: { POWERS($powers) }. Niemand hoort wie het voorstelde of hoe je stemt; wie niet antwoordt, stemt tegen.
    Open tot de fase eindigt. `{ $agree }` of `{ $refuse }`?
vote-asked-majority =
    { "" }**Stemming:** { $what }
    Meer dan de helft moet voor zijn: { POWERS($powers) }. Niemand hoort wie het voorstelde of hoe je stemt.
    `{ $agree }` of `{ $refuse }`?
vote-for-stalemate = Geen speler heeft dit voorgesteld: ik vraag het omdat er al minstens drie jaar geen aanvoergebied van eigenaar is gewisseld.
# $powers (String)
vote-absent = Ook gevraagd: { POWERS($powers) }. Daar wacht ik niet op, want daar komt al een tijd niets vandaan; komt er toch een antwoord, dan telt het.
vote-not-awaited = Op antwoord van { POWERS($powers) } is niet gewacht: daar kwam de laatste tijd niets vandaan.
# $what (String)
vote-proposed =
    Ik leg het de anderen voor: { $what }.
    Jij telt als voorstander. Niemand hoort dat jij het was.
# $what (String)
vote-noted-yes = Genoteerd, je bent voor: { $what }. Je mag je nog bedenken.
# $what (String)
vote-noted-no = Genoteerd, je bent tegen: { $what }. Je mag je nog bedenken.
# $what (String)
vote-noted-last-yes = Genoteerd, je bent voor: { $what }.
# $what (String)
vote-noted-last-no = Genoteerd, je bent tegen: { $what }.

## Aan iedereen

# $what (String)
vote-accepted = **Door iedereen aangenomen:** { $what }.
# $what (String)
vote-accepted-present = **Aangenomen door iedereen die meedoet:** { $what }.
vote-accepted-majority = **Door meer dan de helft van de spelers aangenomen:** { $what }.
# $powers (String)
vote-winners =
    { COUNT($powers) ->
        [one] De winst gaat naar { POWERS($powers) }.
       *[other] De winst wordt gedeeld door { POWERS($powers) }.
    }
vote-drawn = Gelijkspel tussen { POWERS($powers) }.
# $deadline (String)
vote-deadline = Bevelen uiterlijk { $deadline }.
# $what (String)
vote-lapsed = Voorgesteld en niet aangenomen: { $what }.
vote-lapsed-told = Voorgesteld en niet aangenomen: { $what }. Voor: { $agreed } van { $all }.
vote-had-no-effect = Aangenomen, maar het heeft geen effect meer: { $what }.

## Waarom een stemming niet geopend of een stem niet geteld is

no-vote-in-private = Stemmen is geheim: schrijf het me in een privébericht, dan hoort niemand wat je wilt.
no-vote-open = Er loopt al zo'n stemming. Als die beslist is, kun je iets anders voorstellen.
no-vote-refused = Dat is in deze fase al afgewezen. In de volgende kun je het opnieuw voorstellen.
no-vote-refused-until = Dat is net afgewezen. Vanaf { $until } kan het opnieuw worden voorgesteld.
no-vote-too-many =
    { $most ->
        [one] Je hebt al iets voorgesteld. Vanaf { $until } kun je weer iets voorstellen.
       *[other] Je hebt al { $most } voorstellen gedaan. Vanaf { $until } kun je er weer een doen.
    }
no-vote-gone = Die stemming is er niet meer: er is al over beslist, of de fase is voorbij.
# $list (String) what can be typed
no-vote-which = Er lopen meerdere stemmingen. Welke bedoel je? { LIST($list) }
no-vote-paused = De klok staat al stil.
no-vote-not-paused = De klok loopt al.
not-survivor = Dat kan alleen wie nog eenheden heeft.
not-administrator = Dat kan alleen de beheerder van deze server of kamer.

action-agree = Voor
action-refuse = Tegen
action-more-time = Vraag { $time } extra

proposal-draw-among = gelijkspel tussen alleen { POWERS($powers) }
votes-revealed = **Zo is er gestemd**
vote-revealed = { $phase }, { $what }
vote-revealed-yes = voor: { POWERS($powers) }
vote-revealed-no = tegen: { POWERS($powers) }
no-vote-before = In dit spel is afgesproken dat een gelijkspel pas vanaf { $year } kan worden voorgesteld.
term-votes-revealed = Na het spel wordt bekendgemaakt wie hoe heeft gestemd.
term-draw-from = Vóór { $year } kan geen gelijkspel worden voorgesteld.
