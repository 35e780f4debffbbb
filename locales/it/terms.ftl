### Ciò che si concorda per una partita: come si chiede e come si dice.

rules-title = **Le regole di { $name }**
term-tempo = Movimenti: { $movement } · ritirate: { $retreat } · costruzioni: { $adjustment }
term-tempo-first = Primi movimenti: { $first } · poi: { $movement } · ritirate: { $retreat } · costruzioni: { $adjustment }
term-table = Al tavolo: { $first } di trattative prima dei primi movimenti, poi { $movement } ogni volta, più { $writing } per scrivere in silenzio · ritirate: { $retreat } · costruzioni: { $adjustment }
lasts-hours =
    { $count ->
        [one] in tutto circa un'ora
       *[other] in tutto circa { $count } ore
    }
lasts-days =
    { $count ->
        [one] in tutto circa un giorno
       *[other] in tutto circa { $count } giorni
    }
lasts-weeks =
    { $count ->
        [one] in tutto circa una settimana
       *[other] in tutto circa { $count } settimane
    }
lasts-months =
    { $count ->
        [one] in tutto circa un mese
       *[other] in tutto circa { $count } mesi
    }
term-practice = Partita di prova: comincia subito, senza trattative, e non entra nello storico di nessuno. Chiunque può entrare e prendere una potenza. Dopo una settimana senza ordini finisce.
term-options = Regole particolari: { LIST($options) }
term-grace = Gli ordini in ritardo si accettano ancora per { $length }, a meno che non siano già arrivati tutti.
term-never-silent = Si tratta anche durante ritirate e costruzioni.
term-silent = Durante ritirate e costruzioni non si tratta.
term-anonymous = Anonima: fino alla fine nessuno sa chi gioca con quale potenza.
term-votes-told = Quando una proposta non passa, si dice a tutti quanti erano a favore, mai chi.
term-computer-level = Il computer gioca da { $level }.
computer-level-recruit = recluta
computer-level-officer = ufficiale
computer-level-marshal = maresciallo
term-computers-silent = Il computer non tratta.
term-ends-unattended = Se resta a giocare solo il computer, la partita finisce.
term-never-early = I movimenti si risolvono alla scadenza, anche se tutti hanno finito prima.
term-no-replacements = Se un giocatore lascia o manca, il suo posto non viene offerto ad altri, se non dall'arbitro.
term-skip = Nessuna scadenza { $from } { $to }.
term-skip-day = Nessuna scadenza { $date }.
term-early = Una fase finisce appena tutti hanno finito.
term-two-players = Vince chi arriva a 24 unità. Nel 1914 l'Italia è neutrale; poi una moneta decide con chi si schiera.
term-victory =
    { $centres ->
        [one] Si vince con { $centres } centro di approvvigionamento.
       *[other] Si vince con { $centres } centri di approvvigionamento.
    }
term-lead =
    { $centres ->
        [one] Chi vince deve avere { $centres } centro in più di ogni altra potenza.
       *[other] Chi vince deve avere { $centres } centri in più di ogni altra potenza.
    }
term-goal =
    { COUNT($centres) ->
        [one] Vince chi possiede questo centro di approvvigionamento: { LIST($centres) }.
       *[other] Vince chi possiede tutti questi centri di approvvigionamento: { LIST($centres) }.
    }
term-builds-owned = Si può costruire in tutti i centri che si possiedono.
start-author = Variante ideata da { $author }.
start-author-unknown = Non si sa chi abbia ideato questa variante.
term-own-start = Disposizione iniziale preparata da { $name }:
term-own-start-unnamed = Disposizione iniziale preparata dall'arbitro:
term-left-out = Fuori dalla partita: { POWERS($powers) }.
term-last-year-centres = Finisce dopo il { $year }: vince chi ha più centri; in caso di parità la vittoria è condivisa.
term-last-year-units = Finisce dopo il { $year }: vince chi ha più unità; in caso di parità la vittoria è condivisa.
term-last-hour-centres = Finisce { $hour }: vince chi ha più centri; in caso di parità la vittoria è condivisa.
term-last-hour-units = Finisce { $hour }: vince chi ha più unità; in caso di parità la vittoria è condivisa.
term-hold = Le unità senza ordini restano ferme. Dopo due fasi di seguito senza ordini il posto viene offerto ad altri.
term-disorder = Chi non manda ordini è in sommossa per quella fase: le unità restano ferme senza appoggiarsi fra loro, quelle sloggiate vengono sciolte, non si costruisce. Dopo due fasi così di seguito il posto viene offerto ad altri.
term-wishes = Le potenze si sorteggiano; delle preferenze si tiene conto fin dove il sorteggio lo permette.
term-no-wishes = Le potenze si sorteggiano, senza preferenze.
term-confirm = Quando i posti sono tutti presi, chi si è iscritto da tempo deve confermare di esserci.
term-no-confirm = Si comincia appena i posti sono tutti presi.
term-master-sees = ⚠ L'arbitro può leggere tutti gli ordini e tutte le trattative.
term-master-plays = Un arbitro che gioca non può da solo inserire ordini per altri, cambiare la situazione sulla mappa, chiudere una fase in anticipo, tornare indietro, escludere un giocatore o annullare la partita: serve l'accordo degli altri giocatori. Gli ordini inseriti da un arbitro vengono annunciati a tutti.
term-master-blind = L'arbitro non vede né ordini né trattative private.
term-language = Annunci: { $language } · orari: { $timezone }

parameter-players = giocatori
    .about = In quanti si gioca, se si è meno delle potenze
parameter-tempo = ritmo
    .about = In più giorni, o in una sera al tavolo
parameter-first = primi-movimenti
    .also = primo
    .about = Tempo per i primi movimenti, se diverso: 4gg
parameter-grace = tolleranza
    .about = Per quanto valgono gli ordini in ritardo: 0, 30m, 12h
parameter-options = opzioni
    .about = 4.A.1=a, voti=pubblici, lettere=conservate, salta=2026-12-24, immagine=chiaro, livello=maresciallo
parameter-silence = silenzio
    .about = Se durante ritirate e costruzioni non si tratta: sì, no
parameter-anonymous = anonima
    .about = Se resta segreto chi gioca con quale potenza: sì, no
parameter-victory = vittoria
    .about = Con quanti centri si vince
parameter-last-year = ultimo-anno
    .about = L'ultimo anno che si gioca: 1910, oppure 1910 unità
parameter-last-hour = ultima-ora
    .about = Quando finisce in ogni caso: 22:00, oppure 2030-12-31 22:00
parameter-absence = assenti
    .about = Che cosa succede a una potenza che non manda niente
parameter-preferences = preferenze
    .about = Se si possono esprimere preferenze: sì, no
parameter-confirm = conferma
    .about = Se prima dell'inizio tutti devono confermare di esserci: sì, no
parameter-master-sees = arbitro-vede
    .about = Se l'arbitro può leggere ordini e trattative: sì, no
parameter-practice = prova
    .about = Una partita di prova, che comincia subito: sì, no

choice-players-2 = Classica in 2: Inghilterra, Francia, Russia contro Austria, Germania, Turchia
    .also = due
choice-players-3a = Classica in 3 (a): Russia · Inghilterra, Francia, Germania · Austria, Italia, Turchia
    .also = 3-a
choice-players-3b = Classica in 3 (b): Austria, Germania, Inghilterra · Italia, Russia · Francia, Turchia
    .also = 3-b
choice-players-4 = Classica in 4: Inghilterra · Austria, Francia · Germania, Turchia · Italia, Russia
    .also = quattro
choice-players-5 = Classica in 5 (dal 1801): Germania e Italia restano ferme
    .also = cinque
choice-players-6 = Classica in 6 (dal 1870): l'Italia resta ferma
    .also = sei
choice-players-7 = Classica, una potenza a testa
    .also = sette | tutte
choice-days = In più giorni o settimane
choice-table = Una sera al tavolo: 30, poi 15 minuti di trattative, 5 per scrivere
    .also = sera
choice-hold = Le unità senza ordini restano ferme
choice-disorder = Sommossa per quella fase
    .also = rivolta
choice-yes = sì
    .also = si | s | on
choice-no = no
    .also = n | off | disattiva | mai

## The words of `options`, as they are typed

option-key-votes = voti
option-key-early = anticipo
option-key-join = ingresso
option-key-absences = assenze
option-key-replacements = sostituti
option-key-letters = lettere
option-key-watch = osservatori
option-key-grace-press = trattative-tardive
option-key-missing = mancanti
option-key-ballots = schede
option-key-draw-from = patta-dal
option-key-level = livello
option-key-computers-talk = computer-trattano
option-key-computers-alone = solo-computer
option-key-skip = salta
option-key-picture = immagine
option-value-told = pubblici
option-value-secret = segreti
option-value-open = aperto
option-value-invited = invitati
option-value-deleted = cancellate
option-value-kept = conservate
option-value-revealed = pubblicate
option-value-play = gioca
option-value-pause = pausa
option-value-end = fine
option-value-recruit = recluta
option-value-officer = ufficiale
option-value-marshal = maresciallo
option-value-whole = intera
