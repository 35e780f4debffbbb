### Wie zuverlässig jemand gespielt hat.

record-title = **Wie zuverlässig du gespielt hast**, in den letzten 365 Tagen:
record-counts = zu Ende gespielt: { $finished }, vorzeitig verlassen: { $left }; verpasste Phasen: { $missed } von { $phases }
record-empty = noch keine Partie beendet oder verlassen
record-shared = Die Spielleiter von Partien, denen du beitrittst, können das sehen, bis die Partie beginnt. Nicht mehr zeigen: `{ $share }`
record-not-shared = Das sieht sonst niemand. Um es 365 Tage lang den Spielleitern von Partien zu zeigen, denen du beitrittst: `{ $share }`
records-title = **Wer bei { $name } mitspielt**, und wie zuverlässig bisher:
record-of = - { $name }: { $record }
record-private = nicht gezeigt

command-my-record = meine-bilanz
    .short = bilanz
    .about = Zeigt, wie zuverlässig du gespielt hast und wer das sehen darf
parameter-share = zeigen
    .about = Ob Spielleiter von Partien, denen du beitrittst, es sehen dürfen: ja, nein

command-my-games = meine-partien
    .also = partien | meine-spiele
    .short = partien
    .about = Deine Partien: was du spielst, bis wann, und was noch zu tun ist
my-games-title = **Deine Partien:**
my-games-none = Du spielst in keiner Partie. `{ $join }` nimmt einen Platz, `{ $new }` eröffnet eine Partie in einem Kanal.
my-games-more =
    { $count ->
        [one] … und noch eine
       *[other] … und noch { $count }
    }
my-game-lobby = **{ $name }** hat noch nicht begonnen; besetzte Plätze: { $joined } von { $needed }.
my-game-master = **{ $name }** · { $phase } · Spielleiter bist du.
my-game-left = **{ $name }** · { $phase } · Du hast gerade keinen Platz.
my-game-plays = **{ $name }** · { POWERS($powers) } · { $phase }.
my-game-missing =
    { $count ->
        [one] Ein Befehl fehlt noch.
       *[other] Es fehlen noch { $count } Befehle.
    }
my-game-unready = Alle Befehle sind gespeichert; nur `{ $ready }` fehlt noch.
my-game-ready = Du bist fertig.
my-game-nothing = In dieser Phase hast du nichts zu tun.
my-game-out = Du hast keine Einheiten mehr.
action-orders-of = Befehle: { $name }
