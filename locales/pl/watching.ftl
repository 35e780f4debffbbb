### Kto obserwuje partię, za zgodą wszystkich graczy

term-watched = Jeśli wszyscy gracze się zgodzą, inni mogą obserwować: po każdej fazie czytają doręczone przeze mnie listy z tej fazy. Pokoje są dla nich zamknięte, a kto obserwuje, nie może zająć miejsca.
watch-asked = { $name } prosi o możliwość obserwowania partii **{ $game }** i czytania po każdej fazie listów napisanych od tej chwili. Potrzebna jest zgoda wszystkich; nikt się nie dowie, kto jej odmówił.
watch-asked-again = { $name } obserwuje partię **{ $game }** i nie dostanie więcej listów, dopóki i ty się nie zgodzisz. Nikt się nie dowie, kto się nie zgodził.
watch-asking = Gracze partii **{ $game }** mają już twoją prośbę. Możesz obserwować, gdy zgodzą się wszyscy.
watch-agreed = Zapisane: jeśli o ciebie chodzi, { $name } może obserwować tę partię. Zgodę można zawsze cofnąć tym przyciskiem albo przez `{ $watchers }`.
watch-refused = Zapisane: { $name } nie może obserwować tej partii.
watch-begun = Za zgodą wszystkich { $name } obserwuje odtąd partię i po każdej fazie czyta napisane w niej listy. Każdy gracz może to zakończyć: `{ $watchers }`
watch-yours = Obserwujesz partię **{ $game }**: po każdej fazie dostajesz napisane w niej listy. Zachowaj je dla siebie. Żeby przestać: `{ $unwatch }`
watch-ended = { $name } już nie obserwuje tej partii.
watch-stopped = Nie obserwujesz już partii **{ $game }**.
watch-not-agreed = Nie masz zgody wszystkich graczy na obserwowanie partii **{ $game }**, więc nie dostajesz listów.
watch-nobody = Nikt nie obserwuje tej partii.
watch-listed = Obserwatorzy: { LIST($names) }
watch-line = { $name }: nie ma twojej zgody
watch-line-agreed = { $name }: zgadzasz się
watch-letters = **{ $game } · { $phase }**: listy
no-watching-agreed = Tej partii nie można obserwować: powstała bez `{ $options }:obserwatorzy=tak`.
no-watching-you-play = Jedno z miejsc w tej partii jest lub może być twoje albo kogoś w niej zastępujesz, więc nie możesz jej obserwować.
no-watching-already = Już obserwujesz tę partię albo nie wszyscy jeszcze odpowiedzieli na twoją prośbę.
no-watching-too-often = Nie możesz więcej prosić o obserwowanie tej partii.
no-watching-too-many = Tyle osób już obserwuje tę partię lub o to prosi, że nie ma miejsca dla innych.
no-watching-request = Nikt o tym imieniu nie obserwuje już tej partii ani o to nie prosi.
no-watching-has-watched = Kto obserwował partię i czytał jej listy, nie może zająć w niej miejsca ani nikogo zastąpić.
no-watching-now = Nie obserwujesz tej partii.
command-watch = obserwuj
    .about = Zapytaj wszystkich graczy, czy możesz po każdej fazie czytać ich listy
command-unwatch = przestań-obserwować
    .about = Przestań obserwować partię
command-watchers = obserwatorzy
    .about = Kto obserwuje; zgódź się albo cofnij zgodę
action-watch-yes = Zgadzam się
action-watch-no = Nie
action-watch = Obserwuj
