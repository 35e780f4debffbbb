### Das eigene Brett: Man probiert Befehle für beliebige Mächte aus und sieht, was geschähe. Es ist nie die Partie selbst.

what-if-title-game = Was wäre, wenn? Nicht die echte Partie · { $name }
what-if-title = Was wäre, wenn? Keine echte Partie
what-if-head-game = **Nicht die echte Partie:** Was wäre, wenn? **{ $name }**, { $phase }
what-if-head = **Keine echte Partie:** Was wäre, wenn? { $phase }
what-if-begin =
    Schreib `{ $more } { $example }`, für beliebige Mächte und mit so vielen Befehlen, wie du willst, jeder in einer eigenen Zeile. Ich zeige nur dir, was passieren würde. Mit `{ $on }` folgt die nächste Phase.
    Nichts davon wird abgeschickt oder in einer Partie gespeichert, und nichts davon zählt. Niemandes echte Befehle kommen darin vor, auch nicht für den Spielleiter: nur was du ausprobierst.
what-if-next = Jetzt die Befehle für diese Phase, zum Beispiel `{ $more } { $example }`. `{ $on }`: ohne Befehle weiter.
what-if-rest-movement = Einheiten ohne Befehl halten.
what-if-rest-retreat = Rückzug nötig: { LIST($units) }. Was keinen Befehl bekommt, wird aufgelöst.
what-if-rest-adjustment = Ohne Befehle baut niemand auf, und die Regeln bestimmen, welche Einheiten aufgelöst werden.
what-if-won = Das wäre ein Sieg für { POWERS($powers, form: "acc") }.
what-if-ways = Weitere Befehle mit `{ $more }` kommen dazu; je Einheit zählt der letzte. `{ $on }`: die nächste Phase. `{ $none }`: ohne diese Befehle. `{ $over }`: noch einmal ab der jetzigen Stellung.
what-if-moved = Die Partie ist weitergegangen: Dieses Brett beginnt mit ihrer jetzigen Stellung.
what-if-behind = Die Partie ist inzwischen weitergegangen, dieses Brett nicht. `{ $over }` beginnt mit der jetzigen Stellung.
what-if-earlier = Dieser Knopf gehört zu einem früheren Stand deines Bretts und hat nichts getan. So sieht das Brett jetzt aus:
what-if-gone = Dieses Brett gibt es nicht mehr: Ein Brett bleibt einen Tag lang gespeichert. Hier ist ein neues:
what-if-nothing-own = Du hast in dieser Phase keine Befehle geschickt, die du hier ausprobieren könntest.
what-if-over = Nach diesen Befehlen wäre die Partie zu Ende: Es folgt keine Phase mehr.

action-what-if-go-on = Von hier an weiter
action-what-if-own = Meine Befehle probieren
action-what-if-none = Ohne diese Befehle
action-what-if-over = Von vorn beginnen

## Commands and options: as in commands.ftl

command-what-if = was-wäre-wenn
    .also = was-waere-wenn | was-wenn | durchspielen
    .about = Probier Befehle auf einem eigenen Brett aus: Was würde passieren? Die Partie bleibt, wie sie ist
parameter-then = dann
    .about = Statt Befehlen: weiter, meine-befehle, leeren, von-vorn
choice-go-on = Spiel die nächste Phase
choice-own-orders = Probier die Befehle aus, die du in der Partie geschickt hast
choice-no-orders = Nimm diese Befehle vom Brett
choice-start-over = Beginn noch einmal mit der jetzigen Stellung
choice-word-go-on = weiter
choice-word-own-orders = meine-befehle
choice-word-no-orders = leeren
choice-word-start-over = von-vorn
