### Zachowanie: blokowanie listów, lista serwera, zgłoszenia, zdania, które źle brzmią.

blocked = { $name }: blokada do { $until }. Listy od tej osoby do ciebie nie docierają i nie otworzy ona z tobą pokoju w partiach; nie dowie się o tym. Blokada nie obejmuje publicznych oświadczeń, dokumentów, pokoi już otwartych lub otwartych przez innych ani wiadomości poza partiami: do tego służy blokada w twoim komunikatorze. Aby odblokować tę osobę: `{ $unblock }`
unblocked = Blokada zdjęta: { $name }.
blocks-title = Osoby, które blokujesz:
blocks-none = Nikogo nie blokujesz. Aby kogoś zablokować: `{ $command }` i imię albo mocarstwo.
listed-until = - { $name }, do { $until }
no-conduct-room = Tego pokoju nie da się teraz dla ciebie otworzyć. Kanał publiczny jest nadal do dyspozycji.
no-conduct-yourself = To ty. Podaj kogoś innego.
no-conduct-nobody-plays = Nikt teraz nie prowadzi { POWER($power, form: "gen") }.
no-conduct-not-listed = { $name }: tej osoby nie ma na liście.
limit-blocks = Blokujesz już { $most ->
    [one] 1 osobę
    [few] { $most } osoby
   *[other] { $most } osób
    }, a więcej nie można. `{ $unblock }` zdejmuje kogoś z listy.

master-muted = Mistrz gry odebrał { POWER($power, form: "dat") } do odwołania prawo do publicznych oświadczeń i dokumentów. Rozkazy, listy i pokoje działają jak dotąd.
master-unmuted = Mistrz gry przywrócił { POWER($power, form: "dat") } prawo do publicznych oświadczeń i dokumentów.
no-words-muted = Mistrz gry odebrał twojemu mocarstwu prawo do publicznych oświadczeń i dokumentów: na razie nie możesz ich ogłaszać. Listy i pokoje działają jak dotąd.

barred = Do { $until } { $name } nie może tu dołączać do partii, otwierać ich ani przejmować miejsc. Partie już rozpoczęte toczą się dalej; z nich może wykluczyć mistrz gry: `{ $expel }`. Aby znów wpuścić tę osobę: `{ $admit }`
admitted = { $name } może tu znów dołączać do partii.
bars-title = Te osoby nie mogą tu dołączać do partii:
bars-none = Każdy może tu dołączać do partii. Aby to zmienić: `{ $command }` i imię.
no-conduct-barred = W tej chwili nie możesz tu dołączać do partii. Tak zdecydowali administratorzy serwera i oni mogą to zmienić: napisz do któregoś z nich. Partie możesz nadal śledzić.
limit-bars = Na liście { $most ->
    [one] jest 1 osoba
    [few] są { $most } osoby
   *[other] jest { $most } osób
    }, a więcej nie można. `{ $admit }` zdejmuje kogoś z listy.

reported-master = Przekazuję mistrzowi gry poniższy tekst i nazwę partii. Nic więcej, także nie to, kim jesteś.
reported-administrators = Dla administratorów serwera, którzy czytają to przez `{ $reports }`, przechowuję przez 30 dni poniższy tekst i nazwę partii. Nic więcej, także nie to, kim jesteś.
report = Zgłoszenie z partii **{ $game }**:
reports-title = Zgłoszenia do administratorów, od najnowszego:
reports-none = Do administratorów nic nie zgłoszono.
no-conduct-in-private = Zgłoszenia przyślij mi w wiadomości prywatnej: przekażę je bez twojego imienia.
no-conduct-you-are-master = To ty jesteś mistrzem gry. Aby zgłosić coś administratorom, dodaj `{ $reader }`.
limit-reports =
    { $most ->
        [one] Przekazuję jedno zgłoszenie dziennie. Umieść wszystko w następnym.
        [few] Przekazuję { $most } zgłoszenia dziennie i tyle już od ciebie przyszło. W pilnej sprawie napisz do administratorów.
       *[many] Przekazuję { $most } zgłoszeń dziennie i tyle już od ciebie przyszło. W pilnej sprawie napisz do administratorów.
    }

wrong-sentence-noted = Dziękuję. Zapisuję, które to zdanie, dla osób, które dbają o ten język. Imion, rozkazów ani twoich słów nie zapisuję.
no-conduct-no-sentence = Nie znajduję tego wśród moich zdań. Zacytuj je dokładnie tak, jak brzmi w mojej wiadomości.

command-block = zablokuj
    .about = Zatrzymaj czyjeś listy i pokoje albo pokaż, kogo blokujesz
command-unblock = odblokuj
    .about = Znów przyjmuj czyjeś listy
command-report = zgłoś
    .about = Zgłoś coś własnymi słowami; nic więcej nie przekazuję
command-wrong-sentence = złe-zdanie
    .also = źle-brzmi
    .about = Zacytuj moje zdanie, które źle brzmi
    .menu = Źle brzmi
command-mute-power = odbierz-głos
    .about = Mistrz gry: zabroń mocarstwu publicznych oświadczeń albo znów pozwól
command-ban = nie-wpuszczaj
    .about = Administratorzy: nie pozwól komuś tu dołączać albo pokaż listę
command-admit = wpuść
    .about = Administratorzy: pozwól komuś znów tu dołączać
command-reports = zgłoszenia
    .about = Administratorzy: przeczytaj, co wam zgłoszono
parameter-reader = czytelnik
    .about = Kto to czyta: mistrz-gry, administratorzy
choice-master = Mistrz gry
choice-administrators = Administratorzy serwera
choice-word-master = mistrz-gry
choice-word-administrators = administratorzy
