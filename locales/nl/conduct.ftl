### Gedrag: brieven blokkeren, de lijst van een server, meldingen, zinnen die niet goed klinken.

blocked = Tot { $until } komen brieven van { $name } niet meer bij je aan, en kan die speler in spellen geen kamer met je openen. Die krijgt dat niet te horen. Er niet onder vallen openbare verklaringen, documenten, berichten buiten het spel, en kamers die al open zijn of die anderen openen: gebruik daarvoor de blokkeerfunctie van je chatprogramma. Een blokkade beëindig je met `{ $unblock }`
unblocked = { $name } is niet meer geblokkeerd.
blocks-title = Je hebt geblokkeerd:
blocks-none = Je hebt niemand geblokkeerd. Iemand blokkeren: `{ $command }` en een naam of mogendheid.
listed-until = - { $name }, tot { $until }
no-conduct-room = Die kamer kan nu niet voor je geopend worden. Het openbare kanaal is er nog wel.
no-conduct-yourself = Dat ben je zelf.
no-conduct-nobody-plays = Niemand speelt op dit moment { POWER($power) }.
no-conduct-not-listed = { $name } staat niet op de lijst.
limit-blocks = Je hebt al { $most ->
    [one] 1 persoon
   *[other] { $most } mensen
    } geblokkeerd, en meer sta ik niet toe. Met `{ $unblock }` haal je er een van de lijst.

master-muted = De spelleider heeft { POWER($power) } het woord ontnomen: voorlopig geen openbare verklaringen of documenten. Bevelen, brieven en kamers blijven zoals ze zijn.
master-unmuted = { POWER($power) } mag weer openbare verklaringen afleggen.
no-words-muted = De spelleider heeft je mogendheid het woord ontnomen: voorlopig geen openbare verklaringen of documenten. Brieven en kamers werken gewoon.

barred = { $name } mag hier tot { $until } niet meedoen aan spellen, er geen openen en geen plaats overnemen. Spellen waarin die speler al zit, gaan door; daarvoor hebben de spelleiders `{ $expel }`. Weer toelaten doe je met `{ $admit }`
admitted = { $name } mag hier weer meedoen.
bars-title = Deze mensen mogen hier niet meedoen aan spellen:
bars-none = Iedereen mag hier meedoen. Wil je dat veranderen: `{ $command }` en een naam.
no-conduct-barred = Je kunt hier op dit moment niet meedoen aan spellen. Dat is besloten door de beheerders, en zij kunnen het ook terugdraaien: schrijf een van hen. Als lezer ben je van harte welkom.
limit-bars = Op de lijst { $most ->
    [one] staat al 1 persoon
   *[other] staan al { $most } mensen
    }, en meer sta ik niet toe. Met `{ $admit }` haal je er een af.

reported-master = Aan de spelleider doorgegeven: de tekst hieronder en de naam van het spel. Verder niets, en niet wie je bent.
reported-administrators = 30 dagen bewaard voor de beheerders, die het met `{ $reports }` lezen: de tekst hieronder en de naam van het spel. Verder niets, en niet wie je bent.
report = Een klacht uit **{ $game }**:
reports-title = Klachten voor de beheerders, de nieuwste eerst:
reports-none = Er zijn geen klachten voor de beheerders.
no-conduct-in-private = Stuur klachten in een privébericht aan mij: ik geef ze door zonder je naam.
no-conduct-you-are-master = Je bent zelf de spelleider. Wil je een klacht bij de beheerders indienen, zet er dan `{ $reader }` bij.
limit-reports =
    { $most ->
        [one] Ik geef één klacht per dag door. Zet alles in de volgende.
       *[other] Ik geef { $most } klachten per dag door, en zoveel heb je er al ingediend. Schrijf bij haast de beheerders.
    }

wrong-sentence-noted = Dank je. Ik heb genoteerd welke zin het is, voor wie deze taal verzorgt. Namen, bevelen en je eigen woorden worden niet genoteerd.
no-conduct-no-sentence = Die vind ik niet tussen mijn zinnen. Citeer de zin zoals ik hem schreef.

command-block = blokkeer
    .about = Houd iemands brieven en kamers tegen, of toon wie je blokkeert
command-unblock = deblokkeer
    .about = Laat iemands brieven weer bij je aankomen
command-report = klacht
    .about = Dien een klacht in met je eigen woorden; verder geef ik niets door
command-wrong-sentence = foute-zin
    .also = klinkt-fout
    .about = Citeer een zin van mij die niet goed klinkt
    .menu = Klinkt fout
command-mute-power = ontneem-woord
    .about = Spelleider: geen openbare verklaringen voor een mogendheid, of weer wel
command-ban = uitsluiten
    .about = Beheerders: laat iemand hier niet meedoen, of toon de lijst
command-admit = toelaten
    .about = Beheerders: laat iemand hier weer meedoen
command-reports = klachten
    .about = Beheerders: lees de klachten die voor jullie zijn
parameter-reader = lezer
    .about = Wie het leest: spelleider, beheerders
choice-master = De spelleider
choice-administrators = De beheerders van deze server of kamer
choice-word-master = spelleider
choice-word-administrators = beheerders
