### Prima che la partita cominci, e ciò che si sorteggia.

# $name (String)  $powers (String)  $seed, $event (String)
coin-tossed =
    { "" }**La moneta ha deciso: l'Italia si schiera con { $name }**, che ora gioca con { POWERS($powers, form: "the") }.
    Seme della moneta: `{ $seed }`, ultimo evento prima del lancio: `{ $event }`.

# The same in an anonymous game, where nobody knows who plays what.
coin-tossed-unnamed =
    { "" }**La moneta ha deciso da che parte sta l'Italia.** D'ora in poi giocano insieme: { POWERS($powers) }.
    Seme della moneta: `{ $seed }`, ultimo evento prima del lancio: `{ $event }`.

## Words that are read, never said: the days of the week from Monday, with their other forms behind them

weekdays-read = lun lunedì lunedi|mar martedì martedi|mer mercoledì mercoledi|gio giovedì giovedi|ven venerdì venerdi|sab sabato|dom domenica
every-day-read = giorno ognigiorno quotidiano
# Words between days and hours
filler-read = alle e il ogni
units-read = unità unita pezzi
centres-read = centri centro
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sec secondo secondi|m min minuto minuti|h o ora ore|g gg giorno giorni|sett settimana settimane
duration-examples = 48h|3gg|30m

## Si cercano giocatori

lobby-expired = **{ $name }** non ha trovato in tempo abbastanza giocatori e l'ho chiusa. Chi vuole può riaprirla: `{ $new }`
lobby-abandoned = **{ $name }** non ha più un arbitro e l'ho chiusa. Chi vuole può riaprirla: `{ $new }`
lobby-closed = **{ $name }** è chiusa.
lobby-open = **{ $name }** cerca giocatori: { $variant }.
lobby-full = **{ $name }**: tutti e { $needed } i posti sono presi. { $variant }.
lobby-joined =
    { $count ->
        [0] Non c'è ancora nessuno; servono { $needed } giocatori.
       *[other] { $count } su { $needed }: { LIST($names) }
    }
lobby-assigned = Assegnazioni dell'arbitro: { LIST($seats) }
lobby-waiting = In attesa di un posto: { LIST($names) }
lobby-how = Per prendere un posto scrivi `{ $join }`.
lobby-react = Per prendere un posto, reagisci con ✋ o scrivi `{ $join }`.
lobby-master = Arbitro: { $name }
settings-changed = L'arbitro ha cambiato le regole di **{ $name }**. Adesso:
settings-before = Non vale più:
settings-unchanged = Non è cambiato nulla: in **{ $name }** queste regole valgono già. Con `{ $rules }` le vedi tutte; per cambiarne una: `{ $example }`
lobby-confirming = Si comincia appena avranno confermato tutti; c'è tempo fino a { $deadline }. Manca ancora la conferma di: { LIST($names) }
lobby-sealed = Il sorteggio delle potenze è sigillato; hash del seme: `{ $hash }`
lobby-coin = Anche la moneta è sigillata; hash del seme: `{ $hash }`
welcome-wishes = Se preferisci certe potenze, scrivi per esempio `{ $prefer } { POWERS($powers) }`, in ordine di preferenza. Nessuno lo vede prima del sorteggio.
waiting =
    { $place ->
        [1] **{ $name }** è al completo. Sei in testa alla lista d'attesa: se qualcuno lascia, il posto è tuo.
       *[other] **{ $name }** è al completo. In lista d'attesa sei al numero { $place }: se qualcuno lascia, avanzi.
    }
waiting-begun =
    { $place ->
        [1] **{ $name }** è già cominciata. Sei in testa alla lista d'attesa: ti scrivo appena c'è un posto da prendere.
       *[other] **{ $name }** è già cominciata. In lista d'attesa sei al numero { $place }: ti scrivo quando c'è un posto da prendere.
    }
moved-up = Buone notizie: in **{ $name }** si è liberato un posto ed è tuo ({ $joined } su { $needed }).
stopped-waiting = Non sei più in attesa di un posto in **{ $name }**.
wishes = Registrato, in ordine di preferenza: { POWERS($powers, join: "comma") }. Puoi cambiare finché la partita non comincia.
wishes-none = Registrato: ti va bene qualsiasi potenza. Se invece ne preferisci qualcuna: `{ $prefer } { POWERS($powers) }`
confirm = In **{ $name }** i posti sono tutti presi. Ci sei? Si comincia appena avranno risposto tutti. Chi non risponde entro { $deadline } perde il posto.
confirm-assigned = L'arbitro ti ha assegnato { POWERS($powers, form: "the") }.
confirmed =
    { $awaited ->
        [0] Grazie. Hanno risposto tutti: si comincia.
        [one] Grazie. Manca ancora una risposta.
       *[other] Grazie. Mancano ancora { $awaited } risposte.
    }
dropped = Non ho avuto risposta, perciò il tuo posto in **{ $name }** è andato a qualcun altro o è di nuovo libero. Se vuoi ancora giocare: `{ $join }` nel canale.
shared = Adesso { $name } gioca con { POWERS($powers, form: "the") }.
started-secret = Giocatori: { LIST($names) }. Chi gioca con quale potenza resta segreto fino alla fine.

## Come sono state sorteggiate le potenze

drawn-title = **Come sono state sorteggiate le potenze**
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (preferenze: { POWERS($wishes, join: "comma") })
drawn-by-hand = { $place }. { $name }: { POWERS($powers) } (assegnazione dell'arbitro)
drawn-check = Chiunque può verificarlo: basta dare il file allegato a `dragoman draw --verify`.

## Ciò che non si può

terms-dont-fit = Non ho ancora creato la partita, perché qualcosa non va:
changes-dont-fit = Non ho ancora cambiato nulla, perché qualcosa non va:
players-classic = Sulla mappa classica si gioca in 2, 3a, 3b, 4, 5, 6 o 7 (in tre ci sono due modi).
players-other = { $variant }: si gioca in { $needed }, né più né meno.
won-by-units = La partita a due si vince con 24 unità: non si può fissare un numero di centri.
skips-nothing = Si possono saltare le feste solo con scadenze in giorni fissi, per esempio { $example }.
# $option (String) "4.A.6"
no-effect-path = La regola { $option } non si può impostare: qui gli ordini non indicano la rotta di un trasporto, quindi non cambierebbe nulla.
no-effect-coast = La regola { $option } non si può impostare: quando non è chiaro quale di due coste si intende, lo chiedo sempre.
no-effect-nationality = La regola { $option } non si può impostare: qui nessuno deve dire di chi è un'unità.
no-effect-sets = La regola { $option } non si può impostare: un messaggio successivo sostituisce sempre ciò che uno precedente diceva della stessa unità.
no-effect-builds = La regola { $option } non si può impostare: una costruzione che nessuno ordina non si fa mai.
no-wishes = In questa partita le potenze si sorteggiano e basta: non si esprimono preferenze.
nothing-to-confirm = Adesso non c'è niente da confermare.
confirmed-before = La tua conferma riguardava le regole di prima. Nel frattempo sono cambiate: guardale e conferma di nuovo.
nothing-drawn = Non c'è un sorteggio da controllare: non è ancora avvenuto, o resta segreto fino alla fine.

## Who plays what

players-title = **Giocatori di { $name }**
players-joined = Iscritti finora: { LIST($names) }
players-nobody = Non si è ancora iscritto nessuno.
players-not-shown = In una partita anonima chi gioca si vede solo alla fine.
players-offered = Si può subentrare con `{ $take }`: { POWERS($powers) }
tenures-title = Posti che hanno cambiato giocatore:
tenure-moment = { $phase } ({ $day })
tenure-until = { POWERS($power) }: { $name }, fino alla fase { $to }
tenure-since = { POWERS($power) }: { $name }, dalla fase { $from }
tenure-from-to = { POWERS($power) }: { $name }, dalla fase { $from } alla fase { $to }
parts-title = **Chi ha fatto cosa in { $name }**
parts-others = Supplenti, osservatori e ordini inseriti per altri:
part-deputised = { POWERS($powers) }: { $name } ha fatto da supplente ({ LIST($times) })
part-watched = { $name } ha osservato ({ LIST($times) })
part-saw-all = { $name } poteva leggere tutti gli ordini e le trattative ({ LIST($times) })
part-entered = { POWERS($powers) }: { $name } ha inserito ordini ({ LIST($times) })
part-from-to = { $from } – { $to }
parts-more = … e altre righe ({ $count }); il testo esportato le ha tutte: `{ $export }`

## Comandi

command-prefer = preferisco
    .also = preferenze
    .about = Di' quali potenze preferisci, in ordine di preferenza
command-confirm = confermo
    .also = presente
    .about = Conferma che ci sei, ora che i posti sono tutti presi
command-rules = regole
    .also = regolamento
    .about = Tutte le regole della partita
command-lots = sorteggio
    .also = verifica-sorteggio
    .about = Come sono state sorteggiate le potenze, per controllare
command-assign = assegna
    .also = attribuisci
    .about = Arbitro: assegna una potenza a chi ha un posto, prima che la partita cominci
command-players = giocatori
    .about = Chi gioca con quale potenza
parameter-prefer = preferenze
    .about = Le potenze che preferisci, in ordine di preferenza: Italia, Francia
action-wait = Entra in lista d'attesa
action-rules = Regole della partita
action-assignment = Il sorteggio
action-confirm = Ci sono
action-give-up = Devo rinunciare

receipt-of = **{ POWER($power) }** · { $said }

rematch-open = **{ $name }**, la rivincita di { $before }, cerca giocatori: stesse regole, stesso canale, potenze sorteggiate di nuovo. Se vuoi giocare ancora, prendi un posto. Non te lo chiederò una seconda volta.
no-rematch-not-over = La rivincita si potrà aprire quando questa partita sarà finita.
no-rematch-practice = Una partita di prova non ha rivincita. Per aprirne un'altra: `{ $new }`
no-rematch-too-late = La rivincita si può aprire entro { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
    } dalla fine di una partita. Per aprire una partita nuova: `{ $new }`

command-rematch = rivincita
    .also = gioca-ancora
    .about = Gioca ancora: apri una partita nuova con le stesse regole
action-rematch = Rivincita

## A game is prepared

draft = La partita sarà così. Non è ancora stato creato nulla.
draft-named = **{ $name }**: { $variant }.
draft-unnamed = Ancora senza nome: { $variant }.
draft-typed = Ogni regola si può anche scrivere: `{ $example }`
draft-react = Scegli con una reazione a questo messaggio.
draft-which = Che cosa vuoi cambiare?
draft-value = **{ $setting }**: { $about }
draft-created = La partita **{ $name }** è stata creata.
draft-dropped = Non è stata creata nessuna partita.
no-draft = Questa anteprima non vale più, oppure è di qualcun altro. Ricomincia con `{ $new }`.
draft-form = Tutte le regole, come si scrivono

## Chosen by buttons

choose-language = In quale lingua vuoi che ti parli?
choose-timezone = Il tuo fuso orario è { $now }. Scegline un altro, oppure scrivilo, per esempio `{ $timezone } Europe/Lisbon`.
choose-wishes = Quale potenza ti piacerebbe di più?
choose-wishes-more = Le tue preferite finora: { POWERS($powers, join: "comma") }. E poi?
choose-talk = Con chi vuoi parlare? Oppure proponi qualcosa: ciascuno lo legge nella propria lingua.
choose-talk-several = Chi vuoi nella stanza con te?
choose-talk-more = Nella stanza con te: { POWERS($powers) }. Qualcun altro?
