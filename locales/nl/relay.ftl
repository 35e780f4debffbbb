### Brieven: berichten die de bot van het ene privégesprek naar het andere brengt.

letter-words = aan | naar | voor
letter-example = aan { POWERS($to, join: "comma") }: …
letter = **Brief van { POWER($from) }**
letter-to-several = **Brief van { POWER($from) }** (aan { POWERS($to) })
letter-sent = Je brief aan { POWERS($to) } is onderweg. Zodra die is bezorgd, bewaar ik er geen andere kopie van.
letter-sent-kept = Je brief aan { POWERS($to) } is onderweg. Zoals in dit spel afgesproken, worden brieven tot 30 dagen na het einde bewaard.
letter-sent-watched = Je brief aan { POWERS($to) } is onderweg. Zoals in dit spel afgesproken, worden brieven tot 30 dagen na het einde bewaard, en wie met instemming van iedereen meekijkt, leest hem na deze fase.
letter-in-public = Je hebt in het kanaal aan { POWERS($to) } geschreven; iedereen kan dat lezen. Ik heb niemand een brief gestuurd: stuur hetzelfde hier naar mij als je dat wilt.
letter-in-room = Je hebt in een kamer aan { POWERS($to) } geschreven; daar lezen alleen de leden het. Ik heb niemand een brief gestuurd: stuur hetzelfde hier naar mij als je dat wilt.
letter-sent-page = Je brief aan { POWERS($to) } is onderweg.
letter-page-keeps = Zoals alles op deze pagina blijft die hier 365 dagen bewaard; behalve jij en degenen aan wie hij is gericht, kan alleen de beheerder van de pagina hem hier lezen.
letter-how = Schrijf mij hier: `{ $example }`, of gebruik het commando `{ $letter }`. Ik bezorg je brief namens je mogendheid en zet volledige bevelen om in de afkortingen van wie leest.
letters-overheard =
    { $count ->
        [one] Geen besloten kamer: { POWERS($powers) } zou kunnen meelezen, want wie die mogendheid speelt, mag threads in dit kanaal beheren. Ik bezorg in plaats daarvan brieven.
       *[other] Geen besloten kamer: { POWERS($powers) } zouden kunnen meelezen, want wie ze speelt, mag threads in dit kanaal beheren. Ik bezorg in plaats daarvan brieven.
    }
room-overheard =
    { $count ->
        [one] Ik heb de kamer met { POWERS($with) } op slot gedaan: { POWERS($powers) } zou vanaf nu kunnen meelezen, ook wat er al staat, want wie die mogendheid speelt, mag nu threads in dit kanaal beheren. Ik bezorg in plaats daarvan brieven.
       *[other] Ik heb de kamer met { POWERS($with) } op slot gedaan: { POWERS($powers) } zouden vanaf nu kunnen meelezen, ook wat er al staat, want wie ze speelt, mag nu threads in dit kanaal beheren. Ik bezorg in plaats daarvan brieven.
    }
letters-overheard-unseated = Geen besloten kamer: iemand die voor een speler invalt of met dit spel meekijkt, mag threads in dit kanaal beheren en zou kunnen meelezen. Ik bezorg in plaats daarvan brieven.
room-overheard-unseated = Ik heb de kamer met { POWERS($with) } op slot gedaan: iemand die voor een speler invalt of met dit spel meekijkt, mag threads in dit kanaal beheren en zou kunnen meelezen, ook wat er al staat. Ik bezorg in plaats daarvan brieven.
letters-permission = Ik kan hier geen besloten kamer openen: ik mis het recht ‘{ $permission }’. Ik bezorg in plaats daarvan brieven.
room-permission = Ik kan niet veranderen wie er in de kamer met { POWERS($with) } zit: ik mis het recht ‘{ $permission }’. Iemand die er niet meer hoort, kan misschien nog meelezen; schrijf daar dus niets meer. Ik bezorg in plaats daarvan brieven. Zodra ik dat recht heb, opent `{ $talk }` de kamer weer.
room-unsettled = Ik kan niet veranderen wie er in de kamer met { POWERS($with) } zit: het lukt al twee dagen niet. Iemand die er niet meer hoort, kan misschien nog meelezen; schrijf daar dus niets meer. Ik bezorg in plaats daarvan brieven. Zodra het weer lukt, opent `{ $talk }` de kamer weer.
letters-no-rooms = In het kanaal van dit spel kunnen geen besloten kamers worden geopend. Ik bezorg in plaats daarvan brieven.
letters-too-many-rooms = Op deze server zijn zoveel threads actief als Discord toelaat: er kunnen geen besloten kamers meer bij. In plaats daarvan bezorg ik brieven.
letters-stranger = De kamer met { POWERS($with) } is op slot: er zit iemand in die er niet hoort, en ik kan die persoon niet verwijderen. Ik bezorg in plaats daarvan brieven. Zodra die persoon weg is, opent `{ $talk }` de kamer weer.
letters-stranger-open = In de kamer met { POWERS($with) } zit iemand die er niet hoort, en ik kan die persoon niet verwijderen en de kamer ook niet vergrendelen. Die leest alles; schrijf daar dus niets meer. Ik bezorg in plaats daarvan brieven. Zodra die persoon weg is, opent `{ $talk }` de kamer weer.
letters-apart = Er is geen kamer waar jullie allemaal in kunnen. Ik bezorg in plaats daarvan brieven.
room-opening = Ik open een kamer met { LIST($with) }. Lukt dat niet, dan hoor je het.
ears =
    { $count ->
        [one] { LIST($people) } mag in dit kanaal threads beheren en zou andermans kamers kunnen lezen. Waar { LIST($people) } niet bij zit, bezorg ik daarom brieven in plaats van een kamer te openen.
       *[other] { LIST($people) } mogen in dit kanaal threads beheren en zouden andermans kamers kunnen lezen. Waar een van hen niet bij zit, bezorg ik daarom brieven in plaats van een kamer te openen.
    }
no-orders = In dit bericht staat geen volledig bevel.
letter-in-private = Brieven zijn privé: schrijf ze me in een privébericht.
letter-or-orders = De kop ‘{ $heading }’ begint als een brief, maar noemt geen mogendheid. De bevelen eronder heb ik niet opgeslagen, en ik heb niets verstuurd. Zijn het je bevelen, stuur ze dan opnieuw zonder die kop; is het een brief, noem dan de mogendheden die hem moeten krijgen.
press-edited = Als je een bericht bewerkt, verstuur ik niets: wat ik heb doorgegeven, blijft zoals het was. Schrijf een nieuw bericht als je iets anders wilt zeggen.
letter-nobody = Op dit moment speelt niemand { POWER($power) }.
letter-computer = De computer speelt { POWER($power) } en leest geen vrije tekst: er is niets verstuurd. Hij antwoordt wel op wat je zegt met `{ $propose }`.
letter-silent-computer = De computer speelt { POWER($power) } en praat in dit spel met niemand: er is niets verstuurd.
action-letter = Brief aan { POWERS($to) }
lobby-overheard = Besloten kamers gaan ook open als een speler hier beheerder is en kan meelezen.

## Besloten threads voor wie geen privéberichten toelaat

order-thread-name = bevelen · { $name }
order-thread-here =
    Ik kan je geen privéberichten sturen, maar dat is geen probleem: dit is onze eigen plek. Alleen jij en de beheerders van de server kunnen hier meelezen.
    Geef je bevelen met `{ $order }` (de anderen zien dat niet), of schrijf ze hier en vermeld mij. Liever privéberichten? Sta ze toe in de privacyinstellingen van deze server en druk op de knop.
order-thread-opened = Ik kan je geen privéberichten sturen; daarom heb ik voor jou de besloten thread ‘{ $thread }’ geopend. Daar geef je je bevelen.
order-thread-again = Daar ben ik weer. Vanaf nu schrijf ik je hier.
order-thread-trying = Ik schrijf je nu een privébericht.
order-thread-still-closed = Ik kan je nog steeds geen privéberichten sturen: sta ze toe in de privacyinstellingen van deze server en probeer het opnieuw.
order-thread-entered = Aan je besloten thread voor bevelen is iemand toegevoegd die daar niet hoort. Die is er weer uit, maar kan hebben gelezen wat er tot dan stond. Je kunt je bevelen nog wijzigen.
action-try-again = Opnieuw proberen

## Wat de bot in een kanaal mag

permissions =
    { $gaps ->
        [0] Alles in orde.
        [one] Alles in orde, op één recht na.
       *[other] Alles in orde, op { $gaps } rechten na.
    }
permissions-posting = Ik kan hier schrijven, met afbeeldingen, en mijn berichten terugvinden.
permissions-posting-not = Ik kan hier niet goed schrijven
permissions-rooms = Ik kan besloten threads openen en op slot doen.
permissions-rooms-not = Ik kan geen besloten threads openen en op slot doen; in plaats daarvan bezorg ik brieven in privéberichten
permissions-pinning = Ik kan de status van het spel vastgepind houden.
permissions-pinning-not = Ik kan de status van het spel niet vastpinnen
permissions-lacks = { $what }: geef mijn rol ‘{ LIST($permissions, join: "comma") }’ (Kanaal bewerken › Rechten › mijn rol).
permissions-rooms-own = Besloten kamers open ik zelf; daar is geen recht voor nodig.
permissions-level = { $what }: mijn machtsniveau is hier { $own }, nodig is { $needed }. Een beheerder van deze kamer kan het verhogen: Kamerinstellingen › Rollen en rechten.
permissions-announcements = Dit is een mededelingenkanaal. Besloten threads kunnen alleen in een gewoon tekstkanaal; hier zou ik brieven in privéberichten bezorgen.
permissions-voice = Dit is een spraakkanaal. Besloten threads kunnen alleen in een gewoon tekstkanaal; hier zou ik brieven in privéberichten bezorgen.
permissions-forum = Dit is een forum: hier kan niet worden gespeeld. Gebruik een gewoon tekstkanaal.
permissions-other = Dit is geen gewoon tekstkanaal, en alleen daar kunnen besloten threads; hier zou ik brieven in privéberichten bezorgen.
permissions-reads-all = Ik lees wat er in besloten kamers wordt geschreven en vertaal volledige bevelen vanzelf.
permissions-reads-mentions = Bevelen werken zonder dat ik iemands berichten lees. In besloten kamers vertaal ik bevelen als iemand me vermeldt, of via het menu van het bericht › Apps › ‘{ $menu }’.
permissions-unknown = Ik kan nu niet nagaan wat ik hier mag. Probeer het over een minuut opnieuw.
action-setup = Opnieuw controleren

## Wie een kamer niet in kan

room-missing = Ik krijg niet iedereen in deze kamer. Voorlopig niet erbij: { POWERS($powers) }. Wie er niet bij is, kan hier niet meelezen. Ik probeer het opnieuw als de kamer open- of dichtgaat, of als iemand erom vraagt met `{ $talk }`.
room-missing-master = **{ $name }**, kamer van { POWERS($room) }: ik krijg niet iedereen erin. Voorlopig niet erbij: { POWERS($powers) }. Wie ontbreekt, zit misschien niet meer op de server of weigert uitnodigingen; de anderen kunnen de kamer gewoon gebruiken. Met `{ $replace }` geef je een plaats aan iemand anders.

## Het privégesprek op Matrix

conversation-not-private = Dit is niet ons privégesprek: de kamer heeft een naam, of iemand anders heeft de kamer gemaakt, zit erin, zat erin of kan meelezen. Hier lees ik geen bevelen en vertel ik geen geheimen. Ik schrijf je in een gesprek van ons samen; antwoord me daar.
conversation-unencrypted = Dit gesprek is niet versleuteld: wie de server beheert, kan alles lezen. Wat je hier schrijft, lees ik wel, maar ik antwoord in een versleuteld gesprek van ons samen. Schrijf me daar.
conversation-own = Dit is ons eigen gesprek. Het is versleuteld: alleen jij en ik kunnen het lezen, en via mij wie mij beheert. Bevelen en alles wat geheim is, horen hier.
conversation-verification = Ik kan geen emoji vergelijken: er zit niemand achter mijn toetsenbord, dus heb ik de verificatie geweigerd. Je kunt me toch schrijven. Schrijft je app alleen naar geverifieerde apparaten, sta dan in dit gesprek ook andere toe.
conversation-type-instead = Matrix versleutelt geen reacties, dus wie je homeserver beheert, zou er een namens jou kunnen sturen. Dit kan niet ongedaan worden gemaakt; typ het hier daarom: { $sign }, als antwoord op het bericht met de keuzes.
conversation-type-in-room = Matrix versleutelt geen reacties, dus wie je homeserver beheert, zou er een namens jou kunnen sturen, en de anderen zouden die voor de jouwe houden. Typ het in die kamer: { $sign }, als antwoord op mijn bericht met de keuzes.
conversation-type-ready = Matrix versleutelt geen reacties, dus wie je homeserver beheert, zou er een namens jou kunnen sturen. Alleen jij ontbreekt nog: de fase zou meteen eindigen, en dat kan niet ongedaan worden gemaakt. Ben je klaar, typ het dan hier: { $ready }
conversation-type-always = Matrix versleutelt geen reacties, dus tellen ze bij mij niet: wie je homeserver beheert, zou er een namens jou kunnen sturen. Typ het hier: { $sign }, als antwoord op het bericht met de keuzes.
conversation-which-post = Je bericht kruiste een nieuwe keuze, dus ik weet niet voor welke { $sign } geldt. Er is niets gedaan. Stuur het nog eens, als antwoord op het bericht dat je bedoelt.
conversation-unsigned = Bij mij tellen alleen versleutelde berichten van geverifieerde apparaten, je laatste dus niet. Verifieer het apparaat waarop je het schreef (in Element: Instellingen › Sessies) en stuur het hier nog eens. Heb je me niets geschreven, dan gebruikt iemand anders je account: wijzig je wachtwoord en waarschuw je spelleider.
conversation-new-identity = Je account heeft andere sleutels dan toen we elkaar leerden kennen. Daarom telt niets meer wat ervan komt, tot de beheerder van deze bot de nieuwe aanvaardt. Heb je je sleutels zelf opnieuw ingesteld, vraag de beheerder dan om dat te doen. Zo niet, dan gebruikt iemand anders je account: wijzig je wachtwoord en waarschuw je spelleider.
