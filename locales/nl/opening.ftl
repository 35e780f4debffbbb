### Voordat een spel begint, en wat er geloot wordt.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**De munt is opgegooid: Italië sluit zich aan bij { $name }**, die nu { POWERS($powers) } speelt.
    Startwaarde (seed) van de muntworp: `{ $seed }`, laatste gebeurtenis vóór de worp: `{ $event }`.

# The same in an anonymous game, where nobody knows who plays what.
coin-tossed-unnamed =
    { "" }**De munt is opgegooid: Italië heeft nu een kant.** Vanaf nu spelen samen: { POWERS($powers) }.
    Startwaarde (seed) van de muntworp: `{ $seed }`, laatste gebeurtenis vóór de worp: `{ $event }`.

## Words that are read, never said: the days of the week from Monday, with their other forms behind them

weekdays-read = ma maandag|di dinsdag|wo woensdag|do donderdag|vr vrijdag|za zaterdag|zo zondag
every-day-read = dagelijks
# Words between days and hours
filler-read = om en op
units-read = eenheden eenheid stukken
centres-read = aanvoergebieden centra
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sec seconde seconden|m min minuut minuten|u uur uren|d dag dagen|w week weken
duration-examples = 48u|3d|30m

## Er worden spelers gezocht

lobby-expired = **{ $name }** heeft niet op tijd genoeg spelers gevonden; ik heb het gesloten. Wie wil, kan het opnieuw openen: `{ $new }`
lobby-abandoned = **{ $name }** heeft geen spelleider meer; ik heb het gesloten. Wie wil, kan het opnieuw openen: `{ $new }`
lobby-closed = **{ $name }** is gesloten.
lobby-open = **{ $name }** zoekt spelers: { $variant }.
lobby-full = **{ $name }**: alle { $needed } plaatsen zijn bezet. { $variant }.
lobby-joined =
    { $count ->
        [0] Er doet nog niemand mee; er zijn { $needed } spelers nodig.
       *[other] { $count } van { $needed }: { LIST($names) }
    }
lobby-assigned = Toegewezen door de spelleider: { LIST($seats) }
lobby-waiting = Op de wachtlijst: { LIST($names) }
lobby-how = Meedoen? Schrijf `{ $join }`.
lobby-react = Reageer met ✋ of schrijf `{ $join }` om mee te doen.
lobby-master = Spelleider: { $name }
settings-changed = De spelleider heeft de regels van **{ $name }** gewijzigd. Nu geldt:
settings-before = Niet meer:
settings-unchanged = Er is niets veranderd: dit geldt al in **{ $name }**. Met `{ $rules }` zie je alles; zo wijzig je iets: `{ $example }`
lobby-confirming = Het spel begint zodra iedereen heeft bevestigd. Bevestigen kan tot { $deadline }. Nog geen antwoord van: { LIST($names) }
lobby-sealed = De loting van de mogendheden is verzegeld. Hash: `{ $hash }`
lobby-coin = Ook de muntworp is verzegeld. Hash: `{ $hash }`
welcome-wishes = Heb je een voorkeur voor bepaalde mogendheden, schrijf dan bijvoorbeeld `{ $prefer } { POWERS($powers, join: "comma") }`, favoriet eerst. Niemand ziet dat vóór de loting.
waiting =
    { $place ->
        [1] **{ $name }** is vol. Je bent de eerste op de wachtlijst: valt er iemand af, dan is die plaats voor jou.
       *[other] **{ $name }** is vol. Je bent nummer { $place } op de wachtlijst: valt er iemand af, dan schuif je op.
    }
waiting-begun =
    { $place ->
        [1] **{ $name }** is al begonnen. Je bent de eerste op de wachtlijst: je hoort het als er een plaats vrijkomt.
       *[other] **{ $name }** is al begonnen. Je bent nummer { $place } op de wachtlijst: je hoort het als er een plaats vrijkomt.
    }
moved-up = Goed nieuws: in **{ $name }** is een plaats vrijgekomen, en die is voor jou ({ $joined } van { $needed }).
stopped-waiting = Je staat niet meer op de wachtlijst van **{ $name }**.
wishes = Genoteerd, favoriet eerst: { POWERS($powers, join: "comma") }. Je kunt dat veranderen tot het spel begint.
wishes-none = Genoteerd: elke mogendheid is goed. Toch een voorkeur? `{ $prefer } { POWERS($powers, join: "comma") }`
confirm = Alle plaatsen in **{ $name }** zijn bezet. Doe je nog mee? Het spel begint zodra iedereen heeft bevestigd. Bevestig uiterlijk { $deadline }; wie dan nog niet heeft geantwoord, is de plaats kwijt.
confirm-assigned = De spelleider heeft je { POWERS($powers) } toegewezen.
confirmed =
    { $awaited ->
        [0] Bedankt. Iedereen is er: we beginnen.
        [one] Bedankt. Er ontbreekt nog één antwoord.
       *[other] Bedankt. Er ontbreken nog { $awaited } antwoorden.
    }
dropped = Ik heb geen antwoord van je gekregen. Je plaats in **{ $name }** is daarom naar iemand anders gegaan of weer vrij. Wil je toch nog meedoen? Schrijf `{ $join }` in het kanaal.
shared = { $name } speelt nu { POWERS($powers) }.
started-secret = Spelers: { LIST($names) }. Wie wat speelt, blijft geheim tot het einde.

## Hoe de mogendheden zijn verloot

drawn-title = **Hoe de mogendheden zijn verloot**
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (voorkeur: { POWERS($wishes, join: "comma") })
drawn-by-hand = { $place }. { $name }: { POWERS($powers) } (toegewezen door de spelleider)
drawn-check = Iedereen kan het controleren: geef het bijgevoegde bestand aan `dragoman draw --verify`.

## Wat niet kan

terms-dont-fit = Ik heb het spel nog niet geopend, want er klopt iets niet:
changes-dont-fit = Ik heb nog niets gewijzigd, want er klopt iets niet:
players-classic = Het klassieke bord is voor 2, 3a, 3b, 4, 5, 6 of 7 spelers (met drie kan het op twee manieren).
players-other = { $variant }: een ander aantal dan { $needed } is niet mogelijk.
won-by-units = Met twee spelers wint wie 24 eenheden heeft; een aantal aanvoergebieden kan dan niet worden afgesproken.
skips-nothing = Alleen deadlines op vaste dagen kunnen vrije dagen overslaan, bijvoorbeeld { $example }.
# $option (String) "4.A.6"
no-effect-path = { $option } kan niet worden afgesproken: bevelen noemen hier geen konvooiroute, dus er zou niets veranderen.
no-effect-coast = { $option } kan niet worden afgesproken: wie niet zegt welke van twee kusten bedoeld is, krijgt hier altijd een vraag terug.
no-effect-nationality = { $option } kan niet worden afgesproken: niemand hoeft hier te zeggen van wie een eenheid is.
no-effect-sets = { $option } kan niet worden afgesproken: een later bericht vervangt altijd wat een eerder bericht over dezelfde eenheid zei.
no-effect-builds = { $option } kan niet worden afgesproken: wat niet is bevolen, wordt hier nooit gebouwd.
no-wishes = In dit spel beslist alleen het lot; een voorkeur opgeven kan niet.
nothing-to-confirm = Er valt nu niets te bevestigen.
confirmed-before = Je bevestiging gold voor de regels van daarvoor. Die zijn intussen gewijzigd: bekijk ze en bevestig opnieuw.
nothing-drawn = Er is geen loting om te controleren: die moet nog komen, of blijft geheim tot het einde.

## Who plays what

players-title = **Spelers van { $name }**
players-joined = Tot nu toe doen mee: { LIST($names) }
players-nobody = Er doet nog niemand mee.
players-not-shown = In een anoniem spel is pas aan het eind te zien wie er meedoen.
players-offered = Over te nemen met `{ $take }`: { POWERS($powers) }
tenures-title = Plaatsen die van speler zijn gewisseld:
tenure-moment = { $phase } ({ $day })
tenure-until = { POWERS($power) }: { $name }, tot { $to }
tenure-since = { POWERS($power) }: { $name }, sinds { $from }
tenure-from-to = { POWERS($power) }: { $name }, van { $from } tot { $to }
parts-title = **Wie wat deed in { $name }**
parts-others = Plaatsvervangers, meekijkers en bevelen die voor anderen zijn ingevoerd:
part-deputised = { POWERS($powers) }: { $name } viel in ({ LIST($times) })
part-watched = { $name } keek mee ({ LIST($times) })
part-saw-all = { $name } kon alle bevelen en al het overleg lezen ({ LIST($times) })
part-entered = { POWERS($powers) }: { $name } voerde bevelen in ({ LIST($times) })
part-from-to = { $from } – { $to }
parts-more = … en nog { $count }; de geëxporteerde tekst heeft ze allemaal: `{ $export }`

## Commando's

command-prefer = voorkeur
    .also = voorkeuren
    .about = Zeg welke mogendheden je het liefst wilt, favoriet eerst
command-confirm = bevestigen
    .also = bevestig | aanwezig
    .about = Zeg dat je meedoet, nu alle plaatsen bezet zijn
command-rules = regels
    .also = spelregels
    .about = Alle regels van dit spel
command-lots = loting
    .about = Hoe de mogendheden zijn verloot; iedereen kan het controleren
command-assign = toewijzen
    .also = wijs-toe
    .about = Spelleider: wijs een speler een mogendheid toe voordat het spel begint
command-players = spelers
    .about = Wie welke mogendheid speelt
parameter-prefer = voorkeur
    .about = Mogendheden die je graag wilt, favoriet eerst: Italië, Frankrijk
action-wait = Op de wachtlijst
action-rules = Regels van dit spel
action-assignment = Hoe er is verloot
action-confirm = Ik doe mee
action-give-up = Ik moet afzeggen

receipt-of = **{ POWER($power) }** · { $said }

rematch-open = **{ $name }**, de revanche van { $before }, zoekt spelers: dezelfde regels, hetzelfde kanaal, en de mogendheden worden opnieuw verloot. Wil je nog een keer spelen, neem dan een plaats. Je wordt het geen tweede keer gevraagd.
no-rematch-not-over = Een revanche kan zodra dit spel afgelopen is.
no-rematch-practice = Een oefenspel krijgt geen revanche. Nog een oefenspel open je met `{ $new }`
no-rematch-too-late = Een revanche kan tot { $days ->
    [one] 1 dag
   *[other] { $days } dagen
    } na het einde van een spel. Een nieuw spel open je met `{ $new }`

command-rematch = revanche
    .also = nog-een-keer
    .about = Speel nog een keer: open een nieuw spel met dezelfde regels
action-rematch = Revanche

## A game is prepared

draft = Zo ziet het spel eruit. Er is nog niets aangemaakt.
draft-named = **{ $name }**: { $variant }.
draft-unnamed = Nog zonder naam: { $variant }.
draft-typed = Alles kun je ook typen: `{ $example }`
draft-react = Kies met een reactie op dit bericht.
draft-which = Wat wil je veranderen?
draft-value = **{ $setting }**: { $about }
draft-created = **{ $name }** is aangemaakt.
draft-dropped = Er is geen spel aangemaakt.
no-draft = Deze opzet geldt niet meer, of is van iemand anders. Begin opnieuw met `{ $new }`.
draft-form = Alle instellingen, zoals je ze typt

## Chosen by buttons

choose-language = In welke taal zal ik met je praten?
choose-timezone = Je tijdzone is { $now }. Kies een andere, of typ er een, bijvoorbeeld `{ $timezone } Europe/Lisbon`.
choose-wishes = Welke mogendheid speel je het liefst?
choose-wishes-more = Je voorkeur tot nu toe: { POWERS($powers, join: "comma") }. En daarna?
choose-talk = Met wie wil je overleggen? Je kunt ook iets voorstellen: iedereen leest dat in de eigen taal.
choose-talk-several = Wie moet er bij jou in de kamer?
choose-talk-more = Bij jou in de kamer: { POWERS($powers) }. Nog iemand?
