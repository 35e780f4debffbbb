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
