### Die Übung: Jemand spielt für sich, Schritt für Schritt, Österreichs erstes Jahr.

practice-title = Übung
practice-welcome =
    { "" }**Übung: das erste Jahr von Österreich-Ungarn.** Sie dauert fünf Minuten, niemand sonst sieht sie, und nichts davon zählt.
    Das ist das Brett im Frühjahr 1901. Deine Einheiten sind { LIST($units) }. A ist eine Armee, F eine Flotte; die Buchstaben dahinter nennen die Provinz, wie auf der Karte.
practice-first = **Ein Befehl** nennt die Einheit, dann einen Strich und ihr Ziel. Serbien neben Budapest hat ein Versorgungszentrum, das noch niemandem gehört: Schick deine Armee dorthin. Schreib { LIST($orders) } oder drück den Knopf.
practice-moves =
    { $count ->
        [one] Ein Befehl fehlt noch: { LIST($orders) }
       *[other] Auch deine anderen Einheiten brauchen Befehle. Es fehlen noch: { LIST($orders) }. Eine Zeile pro Einheit; in eine Nachricht passen mehrere Zeilen.
    }
practice-ready-spring = **Alle deine Einheiten haben Befehle.** In einer Partie schreiben alle im Geheimen, und alle Befehle werden im selben Moment ausgeführt: wenn alle fertig sind, spätestens bei der Abgabe. Bis dahin kannst du deine ändern. Schreib `{ $ready }` oder drück den Knopf, dann siehst du, was die anderen getan haben.
practice-standoff = **Ein Patt:** Deine Armee in Wien und die russische in Warschau wollten beide nach Galizien ziehen, eins gegen eins. Dann kommt keine hinein, und beide bleiben, wo sie waren. Deine anderen beiden Einheiten sind angekommen.
practice-support = **Unterstützung im Herbst.** Auch Griechenland hat ein Versorgungszentrum, aber die türkische Armee in Bulgarien kann ebenfalls dorthin, und eins gegen eins gäbe wieder ein Patt. Deshalb unterstützt deine Armee in Serbien deine Flotte: Sie bleibt stehen und gibt ihre Stärke dazu, also zwei gegen eins. Schreib beide Befehle: { LIST($orders) }
practice-support-left = Die Unterstützung und der unterstützte Zug gehören zusammen. Es fehlt noch: { LIST($orders) }
practice-ready-autumn = Beide Befehle sind gespeichert. Deine Armee in Wien hat keinen: Eine Einheit ohne Befehl hält, bleibt also stehen. Schreib `{ $ready }` oder drück den Knopf.
practice-centres = **Zwei gegen eins:** Deine Flotte steht in Griechenland, und die türkische Armee musste in Bulgarien bleiben. Nach dem Herbst gehören einer Macht die Versorgungszentren, in denen ihre Einheiten stehen. Serbien und Griechenland gehören jetzt also dir.
practice-builds = **Aufbau im Winter.** Du hast 5 Versorgungszentren und 3 Einheiten, also darfst du 2 weitere aufbauen. Neue Einheiten entstehen in deinen Heimatzentren, wenn sie frei sind: Budapest und Triest. Wien ist es nicht, denn dort steht deine Armee. Flotten entstehen nur an der Küste. Schreib zum Beispiel { LIST($orders) } oder wähle aus.
practice-builds-left = Du kannst noch eine Einheit aufbauen, zum Beispiel { LIST($orders) }
practice-ways = `{ $skip }`: Ich mache diesen Schritt für dich. `{ $stop }`: Du verlässt die Übung.
practice-apart = Du spielst auch in einer Partie, und dort zählt, was du schreibst. Setz für die Übung `{ $practice }` vor jede Nachricht oder nimm die Knöpfe.
practice-others = Das wäre erlaubt, aber diese Lektion braucht etwas anderes, also habe ich es nicht gespeichert: { LIST($orders) }
practice-earlier = Dieser Knopf gehört zu einem früheren Schritt. Jetzt kommt das:
practice-finished =
    { "" }**Das war ein ganzes Jahr:** Züge im Frühjahr und im Herbst, dann der Aufbau. Die erste Macht mit 18 Versorgungszentren gewinnt. Rückzüge und Konvois kamen nicht vor: `{ $rule }` erklärt sie und alle anderen Regeln.
    Zum Mitspielen nimmst du dir im Kanal einer Partie mit `{ $join }` einen Platz oder eröffnest dort mit `{ $new }` eine eigene. `{ $help }` zeigt dir immer, was du jetzt tun kannst.
practice-stopped = Die Übung ist zu Ende. Mit `{ $practice }` beginnst du eine neue.
practice-left = Du hast die Übung verlassen. Mit `{ $practice }` machst du dort weiter, wo du warst. Nach einem Tag ohne Nachricht von dir endet sie.
practice-continued = Hier geht es weiter.
practice-waits = Deine Übung ist noch nicht zu Ende: `{ $practice }` setzt sie fort.
practice-in-private = Die Übung steht in deinen Direktnachrichten mit mir. Wenn dort nichts angekommen ist, erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers.
practice-none = Du hast keine laufende Übung: Nach einem Tag ohne Nachricht von dir ist sie zu Ende. Mit `{ $practice }` beginnst du eine neue.
practice-not-here = Das zählte für deine Partie, nicht für die Übung. Für die Übung schreibst du es so: `{ $example }`
practice-offer = Zum ersten Mal dabei? Mit `{ $practice }` lernst du in fünf Minuten spielen, allein und privat.

action-practice = Üben (5 Minuten)
action-practice-skip = Mach das für mich
action-practice-stop = Übung verlassen
action-practice-end = Übung beenden
action-practice-continue = Übung fortsetzen
action-help = Was nun?

## Commands and options: as in commands.ftl

command-practice = üben
    .also = übung | ausprobieren | tutorial
    .about = Lerne in fünf Minuten spielen, allein und privat
parameter-step = schritt
    .about = Was mit diesem Schritt geschieht: überspringen, fertig, stopp
choice-skip = Mach diesen Schritt für mich
choice-ready = Fertig: zeig, was passiert
choice-stop = Übung verlassen
choice-word-skip = überspringen
    .also = weiter
choice-word-ready = fertig
choice-word-stop = stopp
    .also = stop | ende | schluss
