### Hulp die bij het moment past.

help-alone = Met mij speel je Diplomacy. `{ $new }` opent een spel in een kanaal, met `{ $join }` neem je een plaats. Ik versta Nederlands, Duits, Engels, Italiaans en Pools.
help-lobby = Je spel is nog niet begonnen. Met `{ $leave }` geef je je plaats terug.
help-movement =
    Nu zijn de zetten aan de beurt. Stuur me je bevelen privé, één regel per eenheid, in elke schrijfwijze, bijvoorbeeld `{ $example }`.
    `{ $orders }` toont wat ik heb, `{ $clear }` trekt alles in, met `{ $ready }` meld je dat je klaar bent.
help-movement-here =
    Nu zijn de zetten aan de beurt. Schrijf je bevelen hier, één regel per eenheid, in elke schrijfwijze, bijvoorbeeld `{ $example }`.
    `{ $orders }` toont wat ik heb, `{ $clear }` trekt alles in, met `{ $ready }` meld je dat je klaar bent.
help-retreat = Tijd voor terugtochten. Meld me privé waarheen je verdreven eenheid gaat, bijvoorbeeld `A Mun - Boh`, of ontbind die: `A Mun D`.
help-adjustment = Je mag bouwen of moet eenheden ontbinden. Om te bouwen stuur je me privé bijvoorbeeld `A Mun` of `F Kie`, of `afzien` als je niet wilt bouwen; om een eenheid te ontbinden noem je die gewoon.
help-ordered = Je hebt alles bevolen. Wil je niets meer veranderen, druk dan op de knop of schrijf `{ $ready }`.
help-waiting = In deze fase hoef je niets te doen. `{ $status }` toont op wie er wordt gewacht.
help-eliminated = Je hebt geen eenheden meer, maar je kunt blijven meelezen. Komt er een plaats vrij, dan kom je met `{ $take }` terug in het spel.
help-clock = Nu: **{ $phase }**. De bevelen worden uitgevoerd zodra iedereen klaar is, anders bij de deadline: { $deadline }. `{ $status }` laat zien op wie er wordt gewacht, `{ $players }` wie wat speelt.
help-clock-waits = Nu: **{ $phase }**. De bevelen worden pas bij de deadline uitgevoerd, ook als iedereen eerder klaar is. Deadline: { $deadline }. `{ $status }` laat zien op wie er wordt gewacht, `{ $players }` wie wat speelt.
help-clock-paused = Nu: **{ $phase }**, en het spel staat op pauze: er wordt niets uitgevoerd tot het verdergaat. `{ $status }` laat zien wie nog niets heeft gestuurd, `{ $players }` wie wat speelt.
action-status = Wie ontbreekt er?
action-players = Wie speelt wat?
action-commands = Alle commando's
help-secret = Bevelen zijn geheim: stuur ze me privé, niet hier.
help-topic = **{ $topic }**: { LIST($commands) }
help-topic-begun = **{ $topic }**: { LIST($commands, join: "comma") } …
help-more = `{ $help } { $example }` legt uit wat een commando doet en wat erbij hoort.
topic-lobby = Nieuwe spellen
topic-orders = Bevelen
topic-questions = Het spel
topic-press = Overleg
topic-votes = Stemmingen (geheim)
topic-seats = Plaatsen
topic-master = Spelleider
topic-person = Voor jezelf
help-command = **`{ $name }`**: { $about }
help-also = Ook: { LIST($names) }
help-parameter = - `{ $name }`: { $about }
help-propose = In een brief of een kamer kun je bijvoorbeeld typen: { LIST($forms) }. Je antwoordt met het nummer: { LIST($answers) }. Een tegenvoorstel: `{ $counter }`. In elk gesprek beginnen de nummers bij 1; `{ $agreements }` toont ze allemaal.
help-who-anyone = Voor iedereen.
help-who-player = Voor spelers van dit spel.
help-who-survivor = Voor spelers die nog eenheden hebben.
help-who-master = Voor de spelleider.
help-who-administrator = Voor de beheerder van deze server of kamer.
help-brief = Al het andere: `{ $help }`
help-greeting = Hallo!
help-thanks = Graag gedaan.
help-wordless = Plaatjes, bestanden en spraakberichten kan ik niet lezen. Typ het alsjeblieft.
help-unaddressed = Dat kon ik niet lezen, dus er is niets opgeslagen: in deze thread zie ik alleen berichten waarin je mij vermeldt. Stuur het opnieuw met een vermelding aan het begin, of gebruik `{ $order }`.

greeting-read = hallo | hoi | hey | hi | hee | goedemorgen | goedemiddag | goedenavond | goedendag | goeiemorgen | goeiedag | hallo allemaal | hoi allemaal | hallo bot | hoi bot | hallo dragoman | hoi dragoman
thanks-read = bedankt | dank je | dank je wel | dankjewel | dank u | dank u wel | dankuwel | hartelijk dank | heel erg bedankt | oké bedankt | ok bedankt | bedankt bot | bedankt dragoman
how-to-play-read = hoe speel ik | hoe speel je | hoe speel je dit | hoe speel ik dit | hoe speel ik mee | hoe werkt dit | hoe werkt het | hoe werkt dat | hoe moet dit | hoe moet dat | hoe begin ik | hoe zet ik | hoe geef ik bevelen | hoe stuur ik bevelen | hoe geef ik mijn bevelen | hoe stuur ik mijn bevelen | hoe schrijf ik bevelen | wat moet ik doen | wat moet ik nu doen | wat doe ik | wat doe ik nu | wat nu | en nu | wat kan ik doen | wat kun je | wat kan je | wat kun jij | wat is dit | wie ben je | wie ben jij | help me | help mij | hulp alsjeblieft | ik heb hulp nodig | kun je me helpen | kan je me helpen | ik weet niet wat ik moet doen
own-units-read = wat zijn mijn eenheden | welke eenheden heb ik | welke eenheden zijn van mij | waar zijn mijn eenheden | waar staan mijn eenheden | mijn eenheden | toon mijn eenheden | laat mijn eenheden zien | eenheden | wie ben ik | welke mogendheid ben ik | welke mogendheid speel ik | welk land ben ik | welk land speel ik
deadline-read = wanneer is de deadline | wat is de deadline | deadline | hoelang hebben we | hoe lang hebben we | hoelang heb ik | hoe lang heb ik | hoeveel tijd hebben we | hoeveel tijd heb ik | hoeveel tijd is er nog | hoelang nog | hoe lang nog | tot wanneer
players-read = wie speelt | wie spelen er | wie speelt wat | wie speelt welke mogendheid | wie doet er mee | wie doen er mee | wie zijn de spelers
ready-read = ik ben klaar | ik ben zover | ik ben nu klaar | klaar met mijn bevelen | dat was het
clear-read = hoe verwijder ik een bevel | hoe wis ik een bevel | hoe trek ik een bevel in | hoe verwijder ik bevelen | hoe wis ik mijn bevelen | bevel verwijderen | bevel wissen | bevelen verwijderen | verwijder mijn bevelen | wis mijn bevelen | wis alle bevelen
possible-read = hoe kies ik bevelen | welke bevelen kan ik geven | welke bevelen zijn mogelijk | wat kunnen mijn eenheden
resign-read = ik wil opgeven | ik geef op | ik wil stoppen | ik stop ermee | ik wil mijn plaats opgeven | ik wil uit het spel | hoe geef ik op | hoe verlaat ik het spel
fill-read = vul het spel aan met computers | vul aan met de computer | vul de plaatsen aan met computers | lege plaatsen door computers | vrije plaatsen aan de computer
whose-power-read = wie is | wie speelt | wie heeft
