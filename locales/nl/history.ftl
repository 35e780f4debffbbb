### Het verleden van het spel: uitslagen in je eigen taal, redenen, tabellen, en wat eenheden zouden kunnen.

history-no-such-phase = Een fase ‘{ $word }’ is hier nog niet gespeeld. Tot nu toe gespeeld: { $first } tot en met { $last }.

## Waarom

why-title = **{ CAPITAL($phase) }** · { POWER($power) }: { $order }
why-which = **{ CAPITAL($phase) }**: om welke eenheid gaat het? Bijvoorbeeld `{ $why } { $example }`.
why-nothing-failed = **{ CAPITAL($phase) }**: alle bevelen zijn uitgevoerd. Met `{ $why } { $example }` leg ik er een uit.
why-no-such-unit = Er was geen eenheid ‘{ $word }’ met een bevel ({ $phase }).
why-done = ✓ Het bevel is uitgevoerd.
why-nothing = De eenheid had geen bevel dat iets kon veranderen.
why-unopposed = ✓ De zet lukte met kracht { $attack }, zonder tegenstand.
why-won = ✓ De zet lukte met kracht { $attack } tegen { $against }.
why-by-convoy = Per konvooi vervoerd door { LIST($fleets) }.
why-supports = Steun:

## Wat de eigen eenheden hadden gekund

# $units: eenheden waarvan één genoeg was geweest, dus met "of" ertussen.
remedy-enough = Steun van { LIST($units, join: "or") } was genoeg geweest.
remedy-together = Steun van { LIST($units) } samen was genoeg geweest.
remedy-too-weak = Zelfs steun van { LIST($units, join: "or") } was niet genoeg geweest.
remedy-nobody = Geen van je andere eenheden had steun kunnen geven.
list-or = of
list-nor = of

## Eigen uitslagen

results-yours-of = **Jij ({ POWER($power) })**: { $orders }
map-end = **Het einde**

## Bevelen van vroeger

past-orders-title = **{ CAPITAL($phase) }** · deze bevelen telden:
past-orders-none = geen bevelen
past-orders-typed = Wat je schreef:

## Aanvoergebieden per jaar

chart-title = **{ $name }** · aanvoergebieden per jaar
chart-heading = Aanvoergebieden per jaar
chart-start = Begin
chart-power = **{ POWER($power) }**: { LIST($numbers) }

## Het spel als bestand

export-so-far = **{ $name }** als bestand: alle gespeelde fasen met bevelen en uitslagen (nu: { $phase }). De huidige bevelen en wat privé is besproken, staan er niet in. `dragoman import` leest het.
export-whole = **{ $name }** als bestand: alle fasen met bevelen en uitslagen, tot het einde. `dragoman import` leest het.
export-package = Ook het Python-pakket `diplomacy` leest het.
export-impossible = **{ $name }** kan niet als bestand worden opgeslagen: iets in de geschiedenis past niet in het formaat waarin spellen worden uitgewisseld. `{ $results }` laat fase voor fase zien wat er is gespeeld.
file-impossible = Dat is een bestand, en hier kan ik geen bestanden sturen: vraag de beheerder van deze bot erom.

## Welke bevelen een eenheid kan krijgen

possible-title = Mogelijke bevelen voor **{ $unit }** ({ POWER($power) }):
possible-which = Voor welke eenheid? Bijvoorbeeld `{ $possible } { $example }`.
possible-moves = - zetten: { LIST($orders) }
possible-convoyed = - zetten per konvooi: { LIST($orders) }
possible-supports = - steun aan een zet: { LIST($orders) }
possible-support-holds = - steun aan een eenheid die blijft staan: { LIST($orders) }
possible-convoys = - een leger konvooieren: { LIST($orders) }
possible-retreats = - terugtocht of ontbinding: { LIST($orders) }
possible-else = - standhouden: { LIST($orders) }
possible-adjustment = Je kunt kiezen uit: { LIST($orders) }
possible-support-which = Welke eenheid krijgt steun van **{ $unit }**?
possible-convoy-which = Welk leger moet **{ $unit }** konvooieren?

## Knoppen

action-why = Waarom?
action-position = Alleen de stelling
action-earlier = ◀ Eerder
action-later = Later ▶
action-possible = Bevelen kiezen
action-support = Steun…
action-convoy = Konvooi…
action-more = Meer…

## Commando's

command-translate = vertalen
    .also = vertaal | in-mijn-taal
    .about = De uitslag van een fase in je eigen taal, jouw bevelen eerst
command-why = waarom
    .also = uitleg
    .about = Waarom een bevel wel of niet is gelukt
command-possible = mogelijkheden
    .also = mogelijk
    .about = Welke bevelen een eenheid kan krijgen
command-chart = aanvoergebieden
    .also = centra | tabel
    .about = Aanvoergebieden per jaar, als tabel en als grafiek
command-export = exporteren
    .also = exporteer | opslaan
    .about = Het hele spel als bestand: voor andere programma's of voor je eigen archief

parameter-unit = eenheid
    .about = Welke eenheid, bijvoorbeeld A We
command-withdraw = intrekken
    .also = trek-in
    .about = Trek een van je bevelen in

## De bevestiging van bevelen

receipt-withdrawn = Ingetrokken: { $order }
receipt-standing = Al opgeslagen:
receipt-below = ↓ Verderop staan je bevelen zoals ze nu zijn.
orders-stand =
    { $count ->
        [one] Je opgeslagen bevel blijft zoals het is: `{ $orders }` laat het zien, `{ $status }` de deadline.
       *[other] Je { $count } opgeslagen bevelen blijven zoals ze zijn: `{ $orders }` laat ze zien, `{ $status }` de deadline.
    }
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
# In elke soort fase: zonder bevel houdt een eenheid stand, maar een verdreven eenheid wordt ontbonden.
receipt-replaced = – { $typed }: je andere bevel voor deze eenheid telt
receipt-not-stored = – { $typed }: niet opgeslagen
receipt-until-chosen = Zolang je niet kiest, heeft { $unit } geen bevel.
receipt-until-chosen-retreat = Als je niet kiest, wordt { $unit } ontbonden.
action-clear = Alles wissen
action-store = { $order } opslaan
order-asked-stored = `{ $order }` kan, en is opgeslagen.
order-asked-possible = `{ $order }` kan, maar is niet opgeslagen.
order-asked-succeeds = Met alleen je eigen bevelen, en als verder niemand beweegt, lukt het.
order-asked-fails = Met alleen je eigen bevelen, en als verder niemand beweegt, lukt het niet: { $reason }.
order-withdraw-asked = `{ $order }` is opgeslagen. Wil je het intrekken, druk dan op de knop.
order-withdraw-none = `{ $order }` is niet opgeslagen, dus er valt niets in te trekken.
action-withdraw = { $order } intrekken

## Wat je misschien over het hoofd zag

oversight-support = { $unit } steunt { LIST($units) }, maar die heeft een ander bevel.
oversight-convoy = { $unit } konvooieert { LIST($units) }, maar die heeft geen bevel om daarheen te gaan.
oversight-stays = { $unit } gaat naar een gebied waar je eigen { LIST($units) } blijft staan: dat lukt niet.
oversight-own = { $unit } steunt een aanval op je eigen { LIST($units) }, die blijft staan: je kunt je eigen eenheden niet verdrijven.
oversight-off-route = { $unit } ligt op geen enkele konvooiroute die { LIST($units) } kan gebruiken.
oversight-standoff = { LIST($units) } gaan met gelijke kracht { PROVINCE($place, form: "to") }: een patstelling, dus geen van die eenheden komt er.
oversight-exchange = { LIST($units) } willen van plaats wisselen: zonder konvooi beweegt geen van beide.
oversight-no-fleets = { $unit } gaat per konvooi, maar geen vloot heeft bevel om die te konvooieren.
oversight-others-fleets = { $unit } komt alleen aan als ook vloten van anderen meewerken.

## Commando's over jezelf

command-my-data = mijn-gegevens
    .also = privacy
    .short = gegevens
    .about = Alles wat ik over je heb opgeslagen, als bestand
command-forget = vergeet-mij
    .about = Wis alles wat ik over je heb opgeslagen
parameter-back = terug
    .about = `ja` als je misschien terugkomt, `nee` als je voorgoed opgeeft

## Over jezelf

personal-kept = In dit bestand staat alles wat ik over je heb opgeslagen; alleen jij krijgt het. Met `{ $forget }` wordt het gewist.
personal-unread = De opgeslagen gegevens van { LIST($names) } kan ik nu niet lezen: wat daar over jou is opgeslagen, ontbreekt in het bestand. De beheerder van deze bot kan uitzoeken waarom.
personal-asked = Zal ik je gegevens wissen? Je voorkeuren en de tekst van je bevelen worden gewist; in afgelopen spellen staat op jouw plaats een voormalige speler. Op de lokale pagina worden ook je account en wat je schreef gewist. Dit kan niet ongedaan worden gemaakt.
personal-asked-unread = De opgeslagen gegevens van { LIST($names) } kan ik nu niet lezen: wat daar over jou is opgeslagen, blijft voorlopig staan. Ik verwijder het zodra ik het kan lezen. De beheerder van deze bot kan uitzoeken waarom.
personal-tied = Je hebt nog een plaats in { LIST($names) }. Geef die eerst op (`{ $leave }`), dan kunnen de anderen verder; daarna wis ik je gegevens.
personal-forgotten = Klaar: hier is niets meer van je opgeslagen. De beheerder van deze bot kan nog oudere back-ups hebben; vraag daarnaar.
personal-forgotten-unread = Ik heb alles verwijderd wat over jou was opgeslagen, behalve in { LIST($names) }: die gegevens kan ik nu niet lezen. Wat daar nog staat, verwijder ik zodra ik het kan lezen, maar ik kan je dan niets meer laten weten: vraag ernaar bij de beheerder van deze bot, die ook nog oudere back-ups kan hebben.
former-player = voormalige speler
action-forget = Mijn gegevens wissen

## Welk spel

question-which-game = Welk spel bedoel je? Ik onthoud het, maar vraag het opnieuw bij wat anderen te lezen krijgen. Je kunt de naam ook als kop boven je bericht zetten: `{ $name }: …`
question-too-old = Die vraag is te oud. Stuur je bericht nog eens.
question-meant = `{ $command }`? { $about }. Ik heb nog niets gedaan: druk op de knop als je dit bedoelt.
question-meant-words = `{ $command }`? { $about }. Nog niemand heeft het gezien: druk op de knop als dit verstuurd moet worden:
question-meant-everyone = `{ $command }`? { $about }. Nog niemand heeft het gezien, maar **iedereen** zou het lezen. Druk op de knop als dit naar iedereen verstuurd moet worden:
question-meant-powers = `{ $command }`? { $about }. Nog niemand heeft het gezien. Druk op de knop als dit in zijn geheel naar **{ POWERS($to) }** verstuurd moet worden:
action-meant = Ja: { $command }
orders-in-public = Je hebt bevelen in het kanaal geschreven, waar iedereen ze kan lezen. Ik heb ze niet opgeslagen. Moeten ze toch gelden, druk dan op de knop; zo niet, stuur me hier andere.
orders-in-room = Je hebt bevelen voor al je eenheden in een kamer geschreven, waar de leden ze kunnen lezen. Ik heb ze niet opgeslagen. Moeten ze toch gelden, druk dan op de knop; zo niet, stuur me hier andere.
ready-in-public = Je hebt in het kanaal geschreven dat je klaar bent; iedereen kan dat lezen. Het telt nog niet: ben je klaar, druk dan op de knop.
action-store-orders = Als bevelen opslaan

export-text = **{ $name }** als tekst: alle fasen met bevelen en uitslagen.
export-page = **{ $name }** als pagina die je in elke browser opent, ook zonder netwerk: alle fasen met hun kaart, in het Nederlands.
export-busy = Ik maak net zo'n pagina voor iemand anders. Probeer het over een minuut opnieuw.
action-export-page = Het spel als pagina
record-earlier = Vorige fase
record-later = Volgende fase
record-play = Afspelen
record-stop = Stoppen
record-speed = Snelheid
record-keys = Spatie: afspelen of stoppen. ← →: vorige of volgende. Home, End: eerste of laatste. + −: snelheid.
record-phase = Fase
record-letters = Brieven van deze fase

command-order-history = bevelgeschiedenis
    .also = bevelen-geschiedenis | mijn-bevelgeschiedenis
    .short = geschiedenis
    .about = Toon hoe je bevelen voor deze fase zijn veranderd, en wanneer
order-history-title = **Hoe je bevelen voor { $phase } zijn veranderd:**
order-history-line = { $at }: { LIST($changes) }
order-history-instead = { $order } in plaats van { $before }
order-history-withdrawn = ingetrokken: { $order }
order-history-none = Voor { $phase } heb ik nog geen bevelen van je.
action-order-history = Eerdere versies
