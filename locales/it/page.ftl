### Le parole della pagina locale.

page-title = Dragoman
page-places = Luoghi
page-channels = Canali
page-private = In privato
page-rooms = Stanze
page-bot = Dragoman
page-write-here = Scrivi qui…
page-send = Invia
page-you = Tu
page-people = Persone
page-add-person = Lingua
page-person-name = Aggiungi qualcuno: nome e lingua
page-add = Aggiungi
page-seat-of = Sei
page-offline = Connessione persa. Riprovo…
page-online = Connesso
page-locked = Per ora è chiusa
page-no-token = Questa pagina si apre con il link che Dragoman ha scritto all'avvio, o con quello che ti ha dato chi ospita.
page-enlarge = Ingrandisci l'immagine
page-close = Chiudi
page-empty = Qui non c'è ancora nulla. In un canale, /nuova apre una partita e /aiuto dice che cosa puoi fare.
page-bad-frame = Questo messaggio non è comprensibile.
page-too-long = Questo messaggio è troppo lungo.
page-unavailable = Adesso non riesco a registrarlo. Riprova fra un momento.
page-not-there = Adesso non puoi scrivere lì.
