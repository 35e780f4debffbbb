### The rules of the wall: who may know what, and who may do what in a game.

wall = tajemnice
    .also = mur | uczciwość | wall
wall-title = **Kto co może wiedzieć i kto co może robić**
wall-one-seat = Jedna osoba, jedno miejsce. Jeśli oddasz miejsce, które ma jeszcze jednostki, możesz na nie wrócić, dopóki jest wolne, ale nie możesz zająć innego. Po utracie ostatniej jednostki i ostatniego centrum możesz od następnej fazy przejąć wolne miejsce.
wall-learnt = Jeśli widzisz rozkazy lub głosy innego mocarstwa, zanim zostaną ogłoszone, nie możesz zająć innego miejsca, dopóki ta faza się nie skończy. Jeśli znasz listy lub rozmowy w pokojach innego mocarstwa, nie możesz tego zrobić do końca partii. Nie liczy się to, co przyszło do twojego własnego mocarstwa.
wall-neutral = Neutralny mistrz gry nie ma miejsca i nie może na żadne wrócić. Kto oddaje miejsce, ale może jeszcze wrócić, nie jest neutralny. Zastępca jest znów neutralny, gdy miną fazy zastępstwa. Wszystkie rozkazy i rozmowy może widzieć tylko ktoś, kto w tej partii nigdy nie grał, nie zastępował ani nie obserwował, i tylko gdy potwierdzili to wszyscy gracze.
wall-master-plays = Mistrz gry, który sam gra, nie może samodzielnie wpisywać rozkazów za innych, zmieniać pozycji, cofać partii, wykluczać gracza, zamykać fazy przed czasem ani wznawiać zakończonej partii. Pozostali gracze widzą dokładnie, co by się zmieniło, i dzieje się to tylko za zgodą ich wszystkich; nie pytam gracza, który miałby zostać wykluczony albo za którego wpisywane są rozkazy.
wall-out = Wykluczenie jest ostateczne. Kto został wykluczony z partii albo objęty zakazem na tym serwerze, nie wróci do niej w żaden sposób: ani jako gracz, ani jako zastępca lub obserwator, ani po usunięciu swoich danych.
wall-lifted = Każdy inny zakaz znika, jeśli zgodzą się wszyscy gracze, którzy mają miejsce. W głosowaniu widzą, co ta osoba przeczytała. Mistrz gry nie może znieść zakazu samodzielnie.
wall-changed-hands = Miejsce, które w ciągu trzech faz dwa razy zmieniło gracza, może przejąć ktoś nowy tylko za zgodą neutralnego mistrza gry albo dwóch graczy (jednego, jeśli innych nie ma).
wall-end = Po zakończeniu partii widać, kto grał, zastępował, obserwował i wpisywał rozkazy oraz kiedy. Gdy ujawniono już listy, to, kto jak głosował, albo to, kto w partii anonimowej prowadził które mocarstwo, wynik jest ostateczny. Gdy partia zostaje odwołana, następuje to dzień później.
wall-shown = Co mogą widzieć wszyscy: kto jest gotowy lub spóźniony, czyich rozkazów brakuje i że termin został przesunięty. Mistrz gry widzi też, ile rozkazów już jest, ale nie jakie.
wall-because = Zasada: { $rule } (Wszystkie zasady: `{ $help }`)
wall-more = `{ $help }` wyjaśnia, kto w partii może co wiedzieć i robić.
