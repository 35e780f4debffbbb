### Het verleden van het spel: uitslagen in je eigen taal, redenen, tabellen, en wat eenheden zouden kunnen.

history-no-such-phase = Een fase "{ $word }" is hier (nog) niet. Tot nu toe gespeeld: { $first } tot en met { $last }.

## Waarom

why-title = **{ $phase }** · { POWER($power) }: { $order }
why-which = **{ $phase }**: van welke eenheid? Bijvoorbeeld `{ $why } { $example }`.
why-nothing-failed = **{ $phase }**: alle bevelen zijn uitgevoerd. `{ $why } { $example }` legt er een uit.
why-no-such-unit = Geen eenheid "{ $word }" had iets te doen in { $phase }.
why-done = ✓ Het is uitgevoerd.
why-nothing = Er was geen bevel dat iets kon veranderen.
why-unopposed = ✓ De eenheid ging met kracht { $attack } en niets stond ertegenover.
why-won = ✓ De eenheid ging met kracht { $attack } tegen { $against }.
why-by-convoy = Per konvooi vervoerd door { LIST($fleets) }.
why-supports = De steun:

## Wat de eigen eenheden hadden gekund

remedy-enough = Steun van { LIST($units) } was genoeg geweest.
remedy-together = Steun van { LIST($units) } samen was genoeg geweest.
remedy-too-weak = Zelfs steun van { LIST($units) } was niet genoeg geweest.
remedy-nobody = Geen van je andere eenheden kon steun geven.
list-or = of

## Eigen uitslagen

results-yours-of = **Jij ({ POWER($power) })**: { $orders }
map-end = **Het einde**

## Bevelen van vroeger

past-orders-title = **{ $phase }** · wat telde:
past-orders-none = geen bevelen
past-orders-typed = Wat je schreef:

## Centra per jaar

chart-title = **{ $name }** · centra per jaar
chart-heading = Centra per jaar
chart-start = Begin
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## Het spel als bestand

export-so-far = **{ $name }** als bestand: alle gespeelde fasen met bevelen en uitslagen, tot aan { $phase }. De bevelen van nu en wat onder vier ogen is gezegd staan er niet in. `dragoman import` leest het.
export-whole = **{ $name }** als bestand: alle fasen met bevelen en uitslagen, tot het einde. `dragoman import` leest het.
export-package = Ook het Python-pakket `diplomacy` leest het.
export-impossible = **{ $name }** kan niet als bestand: iets in de geschiedenis past niet in het formaat waarin spellen worden uitgewisseld. `{ $results }` laat fase voor fase zien wat er is gespeeld.

## Wat een eenheid bevolen kan worden

possible-title = **{ $unit }** ({ POWER($power) }) kan:
possible-which = Van welke eenheid? Bijvoorbeeld `{ $possible } { $example }`.
possible-moves = - ergens heen: { LIST($orders) }
possible-convoyed = - per konvooi: { LIST($orders) }
possible-supports = - een zet steunen: { LIST($orders) }
possible-support-holds = - een eenheid steunen die blijft: { LIST($orders) }
possible-convoys = - vervoeren: { LIST($orders) }
possible-retreats = - zich terugtrekken of opgeheven worden: { LIST($orders) }
possible-else = - blijven: { LIST($orders) }
possible-adjustment = Je kunt hieruit kiezen: { LIST($orders) }

## Knoppen

action-translate = In mijn taal
action-why = Waarom?
action-position = Alleen de stelling
action-earlier = ◀ Eerder
action-later = Later ▶

## Opdrachten

command-translate = vertaal
    .also = in-mijn-taal
    .about = De uitslag van een fase in je eigen taal, jouw bevelen eerst
command-why = waarom
    .also = uitleg
    .about = Waarom een bevel zo is afgelopen
command-possible = mogelijk
    .also = mogelijkheden
    .about = Wat een eenheid bevolen kan worden
command-chart = centra
    .also = tabel
    .about = Centra per jaar, als tabel en als beeld
command-export = exporteer
    .also = exporteren | opslaan
    .about = Het hele spel als bestand: voor andere programma's of voor je eigen archief

parameter-unit = eenheid
    .about = Welke eenheid, bijvoorbeeld A Wen
command-withdraw = intrekken
    .also = trek-in
    .about = Trek een van je bevelen in

## De bevestiging van bevelen

receipt-withdrawn = Ingetrokken: { $order }
receipt-standing = Al genoteerd:
receipt-below = ↓ Je bevelen zoals ze nu zijn staan verderop.
receipt-more =
    { $count ->
        [one] … en nog één regel.
       *[other] … en nog { $count } regels.
    }
past-orders-earlier =
    { $count ->
        [one] (hiervoor nog één regel)
       *[other] (hiervoor nog { $count } regels)
    }
receipt-unchanged = Zolang je niet kiest, verandert er niets.
receipt-earlier-stands = Je vorige bevel, `{ $order }`, blijft gelden.
receipt-until-chosen = Zolang je niet kiest, houdt { $unit } stand.
receipt-until-chosen-retreat = Als je niet kiest, wordt { $unit } ontbonden.
action-clear = Alles wissen

## Wat je misschien over het hoofd zag

oversight-support = { $unit } steunt { LIST($units) }, maar die heeft een ander bevel.
oversight-convoy = { $unit } vervoert { LIST($units) }, maar die heeft geen bevel daarheen te gaan.
oversight-stays = { $unit } gaat waar je eigen { LIST($units) } blijft: dat lukt niet.
oversight-own = { $unit } steunt een aanval op je eigen { LIST($units) }, die blijft: niemand verdrijft zijn eigen eenheden.
oversight-off-route = { $unit } ligt op geen route die { LIST($units) } nodig heeft.
oversight-standoff = { LIST($units) } gaan met gelijke kracht naar { PROVINCE($place) }: geen van alle komt er.
oversight-exchange = { LIST($units) } willen van plaats wisselen: zonder konvooi beweegt geen van beide.
oversight-no-fleets = { $unit } gaat per konvooi, maar geen vloot heeft bevel haar te vervoeren.
oversight-others-fleets = { $unit } komt alleen aan als ook vloten van anderen haar vervoeren.

## Commands about oneself

command-my-data = mijn-gegevens
    .also = privacy
    .about = Wat er van jou bewaard wordt
command-forget = vergeet-mij
    .about = Laat alles vergeten wat er van jou bewaard wordt
parameter-sure = zeker
    .about = `yes`, als je het zeker weet

## Over jezelf

personal-kept = In dit bestand staat alles wat er van je bewaard wordt; alleen jij krijgt het. Met `{ $forget }` wordt het vergeten.
personal-asked = Zal ik je vergeten? Je voorkeuren gaan weg, en de woorden van je bevelen; in afgelopen spellen blijft op jouw plaats een voormalige speler staan. Op de lokale pagina gaan ook je toegang en wat je schreef weg. Dit kan niet ongedaan worden gemaakt.
personal-tied = Je hebt nog een plaats in { LIST($names) }. Geef die eerst op (`{ $leave }`), dan kunnen de anderen verder; daarna vergeet ik je.
personal-forgotten = Klaar: hier wordt niets meer van je bewaard. Wie deze bot beheert kan oudere back-ups hebben; vraag het daar.
former-player = voormalige speler
action-forget = Vergeet mij

## Welk spel

question-which-game = Welk spel bedoel je? Ik onthoud het. Je kunt de naam ook als kop boven je bevelen schrijven: `{ $name }: …`
question-too-old = Die vraag is te oud. Stuur je bericht nog eens.
