### De kaart van de lokale pagina waarop bevelen gekozen worden.

tap-army = Leger { PROVINCE($place, form: "in") }
tap-fleet = Vloot { PROVINCE($place, form: "in") }
tap-yours = { $unit }, van jou
tap-yours-dislodged = { $unit }, van jou, verdreven
tap-of = { $unit }, { POWER($power) }
tap-of-dislodged = { $unit }, { POWER($power) }, verdreven

tap-ask-unit = Welke eenheid wil je een bevel geven?
tap-ask-order = { $unit }: wat moet die doen?
tap-ask-retreat = { $unit } is verdreven. Waarheen trekt die zich terug?
tap-ask-support = Welke eenheid wil je steunen?
tap-ask-supported = Steun aan: { $unit }. Wat doet die?
tap-ask-convoy = Welk leger wil je konvooieren?
tap-ask-convoyed = Konvooi voor: { $unit }. Waarheen?
tap-ask-which = { PROVINCE($place) }: op welke manier?
tap-ask-build =
    { $count ->
        [one] Je mag { $count } eenheid bouwen. Waar?
       *[other] Je mag { $count } eenheden bouwen. Waar?
    }
tap-ask-removal =
    { $count ->
        [one] Je moet { $count } eenheid ontbinden. Welke?
       *[other] Je moet { $count } eenheden ontbinden. Welke?
    }
tap-ask-site = Wat wil je { PROVINCE($place, form: "in") } bouwen?
tap-nothing = Je hebt in deze fase niets te beslissen.

tap-hold = Houdt stand
tap-move = Gaat { PROVINCE($place, form: "to") }
tap-move-convoyed = Gaat per konvooi { PROVINCE($place, form: "to") }
tap-support = Steunt een eenheid…
tap-convoy = Konvooieert een leger…
tap-supported = Steun: { $unit }
tap-convoyed = Konvooi: { $unit }
tap-stays = { $unit } blijft
tap-goes = Die gaat { PROVINCE($place, form: "to") }
tap-carried = Breng het { PROVINCE($place, form: "to") }
tap-retreat = Terugtocht { PROVINCE($place, form: "to") }
tap-disband = Ontbinden
tap-removal = Ontbind: { $unit }
tap-build = Bouw { PROVINCE($place, form: "in") }
tap-waive = Niet bouwen (afzien)

tap-ordered = Bevel: { $order }
tap-replaces = In plaats van: { $order }
tap-no-order = Nog geen bevel

tap-ask-say = Over welke eenheid of welk gebied wil je het hebben?
tap-ask-say-unit = { $unit }: wat wil je zeggen, of waar moet de eenheid heen?
tap-ask-say-move = { $unit }, { PROVINCE($place, form: "to") }: wat wil je zeggen?
tap-say-province = Een gebied zonder eenheid…
tap-ask-say-province = Over welk gebied wil je het hebben?
tap-province = { PROVINCE($place) }
tap-ask-say-about = { PROVINCE($place) }: wat wil je zeggen?
tap-say-to = Aan { POWERS($to) }: { $said }
tap-ask-say-whom = Tegen wie wil je dat zeggen?
tap-say-nothing = In deze fase is er niemand tegen wie je iets kunt zeggen.

page-tap-open = Bevelen op de kaart
page-tap-back = Terug
page-tap-map = Kaart
page-tap-list = Wat je kunt kiezen
page-tap-game = Spel
page-tap-sent = Verstuurd:
page-tap-waits = Wordt verstuurd zodra de verbinding terug is:
page-tap-not-sent = Niet verstuurd: de verbinding was een tijdje weg, en intussen kan er een andere fase begonnen zijn. Tik dit opnieuw aan als je het nog wilt:
page-tap-over = Niet opgeslagen: die fase is voorbij. Kies opnieuw op de nieuwe kaart.
page-tap-hint = Met de pijltjestoetsen ga je langs de keuzes, Enter kiest, Esc gaat terug, + en − zoomen.
page-tap-loading = De kaart wordt geladen…
page-tap-failed = De kaart kon niet worden geladen. Je kunt je bevelen als tekst schrijven.
page-tap-say = Voorstellen
page-tap-order = Bevelen
page-tap-mode = Wat je op de kaart wilt doen
page-tap-say-open = Voorstellen op de kaart

command-order-map = bevelenkaart
    .also = kaart-met-bevelen
    .about = Vraag een link naar een kaart waarop je je bevelen aantikt

map-link =
    Kies je bevelen op de kaart, { $phase }: { $link }
    Je kunt de link één keer openen, in één browser, binnen een uur. Houd hem voor jezelf: wie hem opent, kan jouw bevelen geven.
no-order-map = Deze bot heeft geen kaart om op te tikken. `{ $possible }` laat zien wat je eenheden kunnen, met knoppen waar die er zijn.

page-link-open = Open de kaart
page-link-once = Deze link opent de kaart één keer, in deze browser.
page-link-unknown = Deze link is niet geldig, of niet meer. In je privégesprek met de bot geeft ‘Bevelen op de kaart’ je een nieuwe.
page-link-used = Deze link is al geopend, en elke link werkt maar in één browser. In je privégesprek met de bot geeft ‘Bevelen op de kaart’ je een nieuwe.
page-link-expired = Deze link is verlopen: hij werkt een uur. In je privégesprek met de bot geeft ‘Bevelen op de kaart’ je een nieuwe.
page-link-over = Deze fase is voorbij en de bot heeft de uitslag geplaatst. In je privégesprek met de bot geeft ‘Bevelen op de kaart’ je een nieuwe link voor de volgende fase.
page-link-not-in = Je hebt in dit spel nu niets te beslissen.
page-link-busy = Dat was te veel tegelijk, en er is niets veranderd. Wacht een minuut en probeer het opnieuw.
page-link-not-offered = Er is niets veranderd: dit bevel kan nu niet. Kies opnieuw.
page-link-unavailable = De bot is nu even niet bereikbaar. Probeer het zo nog eens.
