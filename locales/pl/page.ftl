### Słowa lokalnej strony.

page-title = Dragoman
page-places = Miejsca
page-channels = Kanały
page-private = Prywatnie
page-rooms = Pokoje
page-bot = Dragoman
page-write-here = Pisz tutaj…
page-send = Wyślij
page-you = Ty
page-people = Osoby
page-add-person = Język
page-person-name = Dodaj osobę: imię i język
page-add = Dodaj
page-seat-of = Jesteś:
page-offline = Brak połączenia. Próbuję ponownie…
page-online = Połączono
page-locked = Na razie zamknięte
page-no-token = Tę stronę otwiera link, który Dragoman wypisał przy starcie, albo ten od gospodarza.
page-enlarge = Powiększ obraz
page-close = Zamknij
page-empty = Nic tu jeszcze nie ma. Na kanale /nowa otwiera grę, a /pomoc mówi, co można zrobić.
page-bad-frame = Nie da się zrozumieć tej wiadomości.
page-too-long = Ta wiadomość jest za długa.
page-unavailable = Nie mogę tego teraz zapisać. Spróbuj za chwilę.
page-not-there = Nie można tam teraz pisać.
