### De woorden van de lokale pagina.

page-title = Dragoman
page-places = Plaatsen
page-channels = Kanalen
page-private = Privé
page-rooms = Kamers
page-bot = Dragoman
page-write-here = Schrijf hier…
page-send = Verstuur
page-you = Jij
page-people = Mensen
page-add-person = Taal
page-person-name = Voeg iemand toe: naam en taal
page-add = Toevoegen
page-seat-of = Je bent
page-offline = Verbinding weg. Ik probeer het opnieuw…
page-online = Verbonden
page-locked = Voorlopig gesloten
page-no-token = Deze pagina opent met de link die Dragoman bij het starten toonde, of met die van je gastheer.
page-enlarge = Vergroot de afbeelding
page-close = Sluiten
page-empty = Hier is nog niets. In een kanaal opent /nieuw een spel en zegt /hulp wat je kunt doen.
page-bad-frame = Dit bericht is niet te begrijpen.
page-too-long = Dit bericht is te lang.
page-unavailable = Ik kan dit nu niet opslaan. Probeer het zo nog eens.
page-not-there = Daar kun je nu niet schrijven.
