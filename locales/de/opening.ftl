### Before a game begins, and how its powers are assigned.

coin-tossed =
    { "" }**Die Münze ist geworfen: Italien geht an { $name }.** { $name } spielt jetzt { POWERS($powers, form: "acc") }.
    Startwert (Seed) des Münzwurfs: `{ $seed }`, letztes Ereignis davor: `{ $event }`.

coin-tossed-unnamed =
    { "" }**Die Münze ist geworfen: Italien hat jetzt eine Seite.** Von nun an spielen zusammen: { POWERS($powers) }.
    Startwert (Seed) des Münzwurfs: `{ $seed }`, letztes Ereignis davor: `{ $event }`.

## Words that are read, never said

# The days of the week from Monday, each with its other forms behind it
weekdays-read = mo montag montags|di dienstag dienstags|mi mittwoch mittwochs|do donnerstag donnerstags|fr freitag freitags|sa samstag samstags sonnabend sonnabends|so sonntag sonntags
# Instead of days: every day
every-day-read = täglich taeglich tag
# Words between days and hours
filler-read = um und uhr am jeden jeweils
# Behind a last year or hour: units count
units-read = einheiten einheit
# Behind a last year or hour: supply centres count
centres-read = versorgungszentren versorgungszentrum zentren zentrum vz vzs
# Units of time behind a number, with all their forms: seconds, minutes, hours, days, weeks
durations-read = s sek sekunde sekunden|m min minute minuten|h std stunde stunden|d t tag tage tagen|w woche wochen
duration-examples = 48h|3d|30m

## A game looks for players

lobby-expired = **{ $name }** hat nicht rechtzeitig genug Spieler gefunden, deshalb habe ich die Partie geschlossen. Wer möchte, kann sie neu eröffnen: `{ $new }`
lobby-abandoned = **{ $name }** hat keinen Spielleiter mehr, deshalb habe ich die Partie geschlossen. Wer möchte, kann sie neu eröffnen: `{ $new }`
lobby-closed = **{ $name }** ist geschlossen.
lobby-open = **{ $name }** sucht Mitspieler: { $variant }.
lobby-full = **{ $name }**: Alle { $needed } Plätze sind besetzt. { $variant }.
lobby-joined =
    { $count ->
        [0] Noch ist niemand dabei; { $needed } Spieler werden gebraucht.
       *[other] { $count } von { $needed }: { LIST($names) }
    }
lobby-assigned = Vom Spielleiter zugeteilt: { LIST($seats) }
lobby-waiting = Warteliste: { LIST($names) }
lobby-how = Zum Mitspielen schreib `{ $join }`.
lobby-react = Reagiere mit ✋ oder schreib `{ $join }`, um einen Platz zu nehmen.
lobby-master = Spielleiter: { $name }
settings-changed = Der Spielleiter hat die Einstellungen von **{ $name }** geändert. Jetzt gilt:
settings-before = Nicht mehr:
settings-unchanged = Es hat sich nichts geändert: Das gilt in **{ $name }** schon. `{ $rules }` zeigt alles; so änderst du etwas: `{ $example }`
lobby-confirming = Die Partie beginnt, sobald alle bestätigt haben; Zeit dafür ist bis { $deadline }. Noch nicht bestätigt: { LIST($names) }
lobby-sealed = Die Auslosung der Mächte ist versiegelt. Hash: `{ $hash }`
lobby-coin = Auch der Münzwurf ist versiegelt. Hash: `{ $hash }`
welcome-wishes = Wenn du bestimmte Mächte möchtest, schreib zum Beispiel `{ $prefer } { $powers }`, die liebste zuerst. Vor der Auslosung sieht das niemand.
waiting =
    { $place ->
        [1] **{ $name }** ist voll. Du bist als Nächstes an der Reihe: Steigt jemand aus, gehört der Platz dir.
       *[other] **{ $name }** ist voll. Du bist auf der Warteliste an { $place }. Stelle: Steigt jemand aus, rückst du auf.
    }
waiting-begun =
    { $place ->
        [1] **{ $name }** hat schon begonnen. Du bist als Nächstes an der Reihe; ich melde mich, sobald ein Platz frei wird.
       *[other] **{ $name }** hat schon begonnen. Du bist auf der Warteliste an { $place }. Stelle; ich melde mich, sobald ein Platz frei wird.
    }
moved-up = Gute Nachricht: In **{ $name }** ist ein Platz frei geworden, und er gehört dir ({ $joined } von { $needed }).
stopped-waiting = Du stehst nicht mehr auf der Warteliste von **{ $name }**.
wishes = Notiert, die liebste zuerst: { POWERS($powers, join: "comma") }. Bis die Partie beginnt, kannst du das ändern.
wishes-none = Notiert: Dir ist jede Macht recht. Doch lieber eine bestimmte? `{ $prefer } { $powers }`
confirm = Alle Plätze in **{ $name }** sind besetzt. Bist du noch dabei? Die Partie beginnt, sobald alle bestätigt haben. Wer das bis { $deadline } nicht tut, verliert den Platz.
confirm-assigned = Der Spielleiter hat dir { POWERS($powers, form: "acc") } zugeteilt.
confirmed =
    { $awaited ->
        [0] Danke. Alle sind dabei: Es geht los.
        [one] Danke. Eine Antwort fehlt noch.
       *[other] Danke. { $awaited } Antworten fehlen noch.
    }
dropped = Ich habe keine Antwort von dir bekommen, deshalb ist dein Platz in **{ $name }** neu vergeben oder wieder frei. Willst du doch noch mitspielen? Schreib `{ $join }` in den Kanal.
shared = { $name } spielt jetzt { POWERS($powers, form: "acc") }.
started-secret = Spieler: { LIST($names) }. Wer welche Macht spielt, bleibt bis zum Ende geheim.

## How the powers were assigned

drawn-title = **So wurden die Mächte ausgelost**
drawn-line = { $place }. { $name }: { POWERS($powers) }
drawn-wish = { $place }. { $name }: { POWERS($powers) } (Wünsche: { POWERS($wishes, join: "comma") })
drawn-by-hand = { $place }. { $name }: { POWERS($powers) } (vom Spielleiter zugeteilt)
drawn-check = Alle können es nachprüfen: Gib die angehängte Datei an `dragoman draw --verify`.

## What isn't possible

terms-dont-fit = Ich habe die Partie noch nicht eröffnet. Ändere bitte zuerst dies:
changes-dont-fit = Ich habe noch nichts geändert. Ändere bitte zuerst dies:
players-classic = Die klassische Karte ist für 2, 3a, 3b, 4, 5, 6 oder 7 Spieler gedacht (zu dritt geht es auf zwei Arten).
players-other = { $variant }: Es müssen genau { $needed } Spieler sein.
won-by-units = Zu zweit gewinnt, wer 24 Einheiten hat; eine Zahl von Versorgungszentren kannst du deshalb nicht festlegen.
skips-nothing = Feiertage lassen sich nur überspringen, wenn die Abgabe an festen Wochentagen ist, zum Beispiel { $example }.
no-effect-path = { $option } lässt sich nicht einstellen: Befehle nennen hier keine Konvoiroute, es würde sich also nichts ändern.
no-effect-coast = { $option } lässt sich nicht einstellen: Sind zwei Küsten möglich und ist keine genannt, frage ich immer nach.
no-effect-nationality = { $option } lässt sich nicht einstellen: In Befehlen muss hier nicht stehen, wem eine Einheit gehört.
no-effect-sets = { $option } lässt sich nicht einstellen: Eine spätere Nachricht ersetzt immer, was eine frühere über dieselbe Einheit gesagt hat.
no-effect-builds = { $option } lässt sich nicht einstellen: Einen Aufbau, den niemand befohlen hat, gibt es hier nie.
no-wishes = In dieser Partie entscheidet allein das Los, wer welche Macht spielt; wünschen kannst du dir keine.
nothing-to-confirm = Im Moment gibt es nichts zu bestätigen.
confirmed-before = Deine Bestätigung galt den bisherigen Einstellungen. Sie sind inzwischen geändert: Bitte sieh sie dir an und bestätige noch einmal.
nothing-drawn = Es gibt keine Auslosung zum Nachprüfen: Sie steht noch aus, oder sie bleibt bis zum Ende geheim.

## Who plays what

players-title = **Wer bei { $name } mitspielt**
players-joined = Bisher dabei: { LIST($names) }
players-nobody = Noch ist niemand dabei.
players-not-shown = Wer mitspielt, ist in einer anonymen Partie erst am Ende zu sehen.
players-offered = Freie Plätze, zu übernehmen mit `{ $take }`: { POWERS($powers) }
tenures-title = Plätze, die neu besetzt wurden:
tenure-moment = { $phase } ({ $day })
tenure-until = { POWERS($power) }: { $name }, bis { $to }
tenure-since = { POWERS($power) }: { $name }, seit { $from }
tenure-from-to = { POWERS($power) }: { $name }, von { $from } bis { $to }
parts-title = **Wer was getan hat in { $name }**
parts-others = Vertretungen, Zuschauer und für andere eingetragene Befehle:
part-deputised = { POWERS($powers) }: Vertretung durch { $name } ({ LIST($times) })
part-watched = { $name } hat zugesehen ({ LIST($times) })
part-saw-all = { $name } konnte alle Befehle und Verhandlungen lesen ({ LIST($times) })
part-entered = { POWERS($powers) }: { $name } hat Befehle eingetragen ({ LIST($times) })
part-from-to = { $from } – { $to }
parts-more = … und { $count } weitere; im exportierten Text stehen alle: `{ $export }`

## Commands and options: as in commands.ftl

command-prefer = wünsche
    .also = wuensche | wunsch | wunschmacht
    .about = Sag, welche Mächte du gern hättest, die liebste zuerst
command-confirm = bestätigen
    .also = bestaetigen | anwesend | dabei
    .about = Bestätige, dass du noch dabei bist, wenn alle Plätze besetzt sind
command-rules = einstellungen
    .also = regeln | hausregeln
    .about = Zeigt die Einstellungen und Hausregeln dieser Partie
command-lots = auslosung
    .also = verlosung
    .about = Zeigt, wie die Mächte ausgelost wurden, damit alle es nachprüfen können
command-assign = zuteilen
    .also = zuweisen
    .about = Spielleiter: Teile einem Spieler eine Macht zu, bevor die Partie beginnt
command-players = spieler
    .about = Zeigt, wer welche Macht spielt
parameter-prefer = wünsche
    .also = wuensche
    .about = Mächte, die du gern hättest, die liebste zuerst: Italien, Frankreich

## Buttons: at most 25 characters

action-wait = Auf die Warteliste
action-rules = Einstellungen
action-assignment = So wurde ausgelost
action-confirm = Ich bin dabei
action-give-up = Ich kann nicht

## Several powers in one hand

receipt-of = **{ POWER($power) }** · { $said }

rematch-open = **{ $name }**, die Revanche für { $before }, sucht Mitspieler: gleiche Einstellungen, gleicher Kanal, die Mächte werden neu ausgelost. Wenn du noch einmal spielen möchtest, nimm dir einen Platz. Ein zweites Mal wirst du nicht gefragt.
no-rematch-not-over = Eine Revanche gibt es erst, wenn diese Partie zu Ende ist.
no-rematch-practice = Für eine Übungspartie gibt es keine Revanche. Eine neue eröffnest du so: `{ $new }`
no-rematch-too-late = Eine Revanche gibt es bis { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    } nach dem Ende einer Partie. Eine neue Partie eröffnest du so: `{ $new }`

command-rematch = revanche
    .also = noch-einmal
    .about = Noch einmal spielen: neue Partie mit denselben Einstellungen
action-rematch = Revanche

## A game is prepared

draft = So wird die Partie aussehen. Angelegt ist noch nichts.
draft-named = **{ $name }**: { $variant }.
draft-unnamed = Noch ohne Namen: { $variant }.
draft-typed = Alles lässt sich auch schreiben: `{ $example }`
draft-react = Wähle mit einer Reaktion auf diese Nachricht.
draft-which = Was möchtest du ändern?
draft-value = **{ $setting }**: { $about }
draft-created = Die Partie **{ $name }** ist angelegt.
draft-dropped = Es wurde keine Partie angelegt.
no-draft = Diese Vorschau gilt nicht mehr, oder sie gehört jemand anderem. Mit `{ $new }` fängst du neu an.
draft-form = Alle Einstellungen, wie man sie schreibt

## Chosen by buttons

choose-language = In welcher Sprache soll ich mit dir reden?
choose-timezone = Deine Zeitzone ist { $now }. Wähle eine andere oder schreib irgendeine, zum Beispiel `{ $timezone } Europe/Lisbon`.
choose-wishes = Welche Macht spielst du am liebsten?
choose-wishes-more = Bisher am liebsten: { POWERS($powers, join: "comma") }. Und danach?
choose-talk = Mit wem möchtest du reden? Du kannst auch etwas vorschlagen: Das lesen alle in ihrer eigenen Sprache.
choose-talk-several = Wer soll mit dir im Raum sein?
choose-talk-more = Mit dir im Raum: { POWERS($powers) }. Noch jemand?
