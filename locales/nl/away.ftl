### Afwezigheid die spelers van tevoren melden.

days-range = { $from } – { $to }
days-of-month = { $from }–{ $to }
days-until-read = tot t/m tm totenmet
days-filler-read = van op de en met vanaf
days-from-read = vanaf van
days-tomorrow-read = morgen
command-away = afwezig
    .also = afwezigheid | weg
    .about = Meld van tevoren dat je weg bent: 3-6 december; ‘geen’ trekt het in
parameter-days = dagen
    .about = 3-6 december, 2026-12-03..2026-12-06 of ‘geen’
away-noted = Genoteerd, je bent weg: { $days }
away-yours = Je afwezigheid: { LIST($days) }
away-none = Je hebt geen afwezigheid gemeld. Zo doe je dat: `{ $away } 3-6 december`
away-waits =
    { $left ->
        [one] Een deadline op zo'n dag schuift op tot je terug bent, als je iets te beslissen hebt en de fase zo lang mag duren. Dit jaar kunnen deadlines nog 1 dag op je wachten.
       *[other] Een deadline op zo'n dag schuift op tot je terug bent, als je iets te beslissen hebt en de fase zo lang mag duren. Dit jaar kunnen deadlines nog { $left } dagen op je wachten.
    }
away-doesnt-wait = Iedereen ziet dat je weg bent, maar in dit spel wachten deadlines niet. Stuur je bevelen van tevoren.
away-taken-back = Goed, je staat niet meer als afwezig gemeld. Een deadline die al is opgeschoven, blijft staan.
away-announced = { $name } is weg: { $days }
away-announced-secret = Een speler is weg: { $days }
away-stays = { $name } is er toch. De deadline blijft staan.
away-stays-secret = Een speler die weg zou zijn, is er toch. De deadline blijft staan.
away-stepped = Weg tot en met { $until }: { LIST($names) }. De deadline wacht tot { $deadline }.
away-stepped-secret = Een speler is weg tot en met { $until }; de deadline wacht tot { $deadline }.
away-line = Afwezig: { LIST($who) }
away-one = { $name } ({ $days })
away-one-secret = een speler ({ $days })
no-away-begun = Meld je afwezigheid uiterlijk een dag van tevoren. De eerste mogelijke dag is { $first }.
no-away-too-many =
    { $days ->
        [one] Dat is 1 dag
       *[other] Dat zijn { $days } dagen
    }, en je hebt er dit jaar nog { $left } van de { $most }. Ben je langer weg, stuur dan je bevelen van tevoren of laat het de spelleider weten.
no-away-too-long = Een afwezigheid kan hoogstens { $most ->
    [one] 1 dag
   *[other] { $most } dagen
    } duren. Ben je langer weg, laat het dan de spelleider weten.
no-away-too-far = Je kunt afwezigheid tot een jaar vooruit melden.
no-away-announced = Voor een deel van deze dagen heb je al afwezigheid gemeld, of je hebt dat in totaal al te vaak gedaan. Wil je opnieuw beginnen, trek alles dan in: `{ $away } { $none }`
no-away-none = Je hebt geen afwezigheid gemeld; er is niets om in te trekken.
term-waits = Deadlines wachten op spelers die hun afwezigheid van tevoren melden, zolang de fase mag duren en tot { $days ->
    [one] 1 dag
   *[other] { $days } dagen
    } per jaar per speler.
term-never-waits = Deadlines wachten niet op wie weg is.
