### Die Spielregeln, mit unseren eigenen Worten.

## Themen

rule-support-cut = unterbrochene Unterstützung
    .also = Unterstützung | Unterstützung unterbrechen | unterbrochen | unterbrechen | abgeschnitten
rule-own-units = eigene Einheiten
    .also = eigene Einheit | eigene Einheiten verdrängen | eigene Einheiten vertreiben
rule-standoff = Patt
    .also = Pattstellung | belagerte Garnison | Garnison | gleich stark
rule-head-to-head = Frontalangriff
    .also = frontal | Platztausch | tauschen | Plätze tauschen
rule-convoy = Konvoi
    .also = Konvois | unterbrochener Konvoi | Seeweg
rule-paradox = Konvoi-Paradox
    .also = Paradox | Paradoxon | Szykman | Pandin
rule-retreat = Rückzüge
    .also = Rückzug | zurückziehen | verdrängt | verdrängte Einheit | vertrieben | vertriebene Einheit
rule-build = Aufbau
    .also = bauen | neue Einheiten | Heimatzentrum | Winter
rule-disband = Auflösungen
    .also = auflösen | Auflösung | zu viele Einheiten
rule-disorder = Anarchie
    .also = abwesend | abwesender Spieler | fehlende Befehle
rule-coast = Küsten
    .also = Küste | zwei Küsten | Spanien | Bulgarien | Sankt Petersburg
rule-waive = Verzicht auf Aufbau
    .also = Verzicht | verzichten | nicht bauen
rule-ownership = Besitz der Zentren
    .also = Zentrum | Zentren | Versorgungszentrum | Versorgungszentren | Besitz | Eroberung
rule-victory = Sieg
    .also = gewinnen | Alleinsieg | achtzehn | 18 Zentren
rule-draw = Unentschieden
    .also = Remis | geteilter Sieg | Überlebende
rule-several-orders = mehrere Befehle für eine Einheit
    .also = mehrere Befehle | zwei Befehle | doppelte Befehle | letzter Befehl

## Texte

rule-title = **{ CAPITAL($topic) }**
rule-source = Quelle: { $edition }, { LIST($sections) }.
rule-source-edition = Quelle: { $edition }.
rule-source-datc = Testfälle (DATC): { LIST($cases) }.
rule-source-changed = Diese Partie weicht davon in einigen Punkten ab; hier steht, was in ihr gilt.
rule-nearest = Eine Regel „{ $word }“ kenne ich nicht. Meinst du { LIST($topics) }?
rule-unknown = Eine Regel „{ $word }“ kenne ich nicht.
rule-topics = Um eine Regel zu lesen, schreib `{ $rule }` und eines dieser Themen: { LIST($topics) }.

rule-text-support-cut = Eine Unterstützung ist unterbrochen, wenn eine Einheit einer anderen Macht die unterstützende Einheit angreift, auch wenn der Angriff scheitert. Eine Ausnahme ist der Angriff aus der Provinz, gegen die sich die Unterstützung richtet: Er unterbricht sie nur, wenn er die unterstützende Einheit vertreibt. Keine Macht kann die Unterstützung ihrer eigenen Einheiten unterbrechen.
rule-text-support-cut-convoyed = Eine Armee, die per Konvoi kommt, unterbricht auch eine Unterstützung gegen die Provinz, aus der sie kommt.
rule-text-own-units = Keine Einheit kann eine Einheit ihrer eigenen Macht vertreiben, und keine Unterstützung hilft anderen, eine Einheit der unterstützenden Macht zu vertreiben. Ungültig sind solche Befehle nicht: Der Angriff hält weiter andere fern, und die Unterstützung zählt gegen alle anderen.
rule-text-standoff = Gleich starke Einheiten, die in dieselbe Provinz wollen, halten einander fern: Alle bleiben stehen, und niemand kann sich in diesem Zug dorthin zurückziehen. Steht dort schon eine Einheit, wird sie von gleich starken Angriffen nicht vertrieben; das schafft nur ein Angriff, der stärker ist als alle anderen.
rule-text-head-to-head = Zwei Einheiten, die in die Provinz der jeweils anderen wollen, kommen nicht aneinander vorbei. Die mit mehr Unterstützung rückt vor und vertreibt die andere; bei gleicher Stärke bleiben beide stehen. Drei oder mehr Einheiten können im Kreis ziehen, und zwei können die Plätze tauschen, wenn eine per Konvoi zieht.
rule-text-head-to-head-contests = Eine Einheit, die dabei vertrieben wird, hat in der Provinz, aus der ihr Angreifer kam, keine Wirkung. Nach jedem anderen Angriff kann sie andere noch von dort fernhalten.
rule-text-head-to-head-no-effect = Eine vertriebene Einheit hat in der Provinz, aus der ihr Angreifer kam, nie eine Wirkung.
rule-text-convoy = Eine Armee überquert das Wasser, wenn eine Kette von Flotten auf See den Befehl hat, sie von ihrem Standort an ihr Ziel zu bringen. Jede Flotte befördert pro Zug eine Armee, gleich welcher Macht. Ein Angriff auf eine Flotte unterbricht den Konvoi nicht. Wird sie vertrieben, ist er unterbrochen: Dann bleibt die Armee stehen und hat am Ziel keine Wirkung.
rule-text-convoy-any = Ergeben die Befehle mehrere Wege, unterbricht schon eine vertriebene Flotte auf irgendeinem davon den Konvoi.
rule-text-convoy-all = Ergeben die Befehle mehrere Wege, kommt die Armee an, solange einer davon lückenlos ist.
rule-text-paradox = Ein Konvoi-Paradox entsteht, wenn eine Armee per Konvoi eine Einheit angreift, deren Unterstützung über eben diesen Konvoi entscheidet: Jede Antwort scheint sich selbst zu widerlegen.
rule-text-paradox-1971 = Hier unterbricht die Armee keine Unterstützung für einen Angriff auf eine Flotte ihres Konvois.
rule-text-paradox-1982 = Hier unterbricht eine Armee per Konvoi keine Unterstützung für einen Angriff auf eine Flotte, die einen Konvoi bildet, und auch keine für eine solche Flotte, gleich welche Armee sie befördert.
rule-text-paradox-2000 = Hier unterbricht die Armee keine Unterstützung für einen Angriff auf eine Flotte ihres Konvois, es sei denn, sie kann auch ohne diese Flotte auf einem anderen, lückenlosen Weg ankommen.
rule-text-paradox-szykman = Hier bleibt die Armee des Paradoxes stehen und hat am Ziel keine Wirkung; alle anderen Befehle werden ausgeführt (Regel von Szykman).
rule-text-paradox-all-hold = Hier scheitern alle Züge, die zum Paradox gehören, und haben keine Wirkung.
rule-text-retreat = Eine vertriebene Einheit zieht sich in eine benachbarte Provinz zurück, in die sie hätte ziehen können, oder wird aufgelöst. Nicht erlaubt sind besetzte Provinzen und solche, die in diesem Zug durch ein Patt leer geblieben sind. Bei Rückzügen gibt es weder Unterstützung noch Konvoi. Ziehen sich mehrere Einheiten in dieselbe Provinz zurück, werden alle aufgelöst, ebenso eine Einheit ohne Befehl.
rule-text-retreat-convoyed = Auch in die Provinz, aus der der Angreifer kam, darf eine vertriebene Einheit nicht, es sei denn, er kam per Konvoi.
rule-text-retreat-never = Auch in die Provinz, aus der der Angreifer kam, darf eine vertriebene Einheit nicht, selbst wenn er per Konvoi kam.
rule-text-retreat-keep-one = Bleibt mehreren Einheiten einer Macht nur ein und dieselbe Provinz, geht genau eine von ihnen dorthin.
rule-text-build = Nach dem Herbstzug darf eine Macht, die mehr Versorgungszentren als Einheiten hat, entsprechend viele Einheiten aufbauen: je eine Einheit in jedem Heimatzentrum, das ihr noch gehört und frei ist. Flotten entstehen nur an der Küste; wo es zwei gibt, muss eine genannt werden.
rule-text-disband = Nach dem Herbstzug muss eine Macht, die weniger Versorgungszentren als Einheiten hat, die überzähligen auflösen. Sie wählt selbst, welche; nennt sie zu wenige, bestimmt die Regel für Anarchie die übrigen.
rule-text-disorder = Herrscht bei einer Macht Anarchie, halten ihre Einheiten und unterstützen einander nicht. Vertriebene werden aufgelöst, und gebaut wird nichts. Müssen Einheiten aufgelöst werden, sind die entferntesten zuerst dran; bei gleicher Entfernung eine Flotte vor einer Armee, danach entscheidet das Alphabet.
rule-text-disorder-home-centre = Die Entfernung zählt ab dem nächsten Heimatzentrum, für Flotten zu Wasser.
rule-text-disorder-home-country = Die Entfernung zählt ab der nächsten Heimatprovinz, für Flotten zu Wasser.
rule-text-disorder-owned-centre = Die Entfernung zählt ab dem nächsten Versorgungszentrum, das der Macht gehört, zu Lande und zu Wasser gleich.
rule-text-disorder-support = Einheiten anderer Mächte dürfen sie unterstützen.
rule-text-disorder-no-support = Auch Einheiten anderer Mächte können sie nicht unterstützen.
rule-text-coast = Eine Flotte, die beide Küsten einer Provinz erreichen kann, muss eine nennen; sonst ist der Befehl ungültig, und sie hält. Eine Flotte läuft nur von der Küste aus, an der sie liegt. Für Armeen spielen Küsten keine Rolle, und eine Flotte, die eine der Küsten erreicht, kann in der ganzen Provinz unterstützen.
rule-text-coast-omitted = Erreicht die Flotte nur eine der beiden Küsten, muss sie nicht genannt werden.
rule-text-coast-strict = Die Küste muss auch dann genannt werden, wenn die Flotte nur eine erreicht.
rule-text-waive = Niemand muss aufbauen. Worauf du verzichtest, wird nicht aufgehoben: Im nächsten Winter zählt nur der dann gültige Unterschied zwischen deinen Zentren und deinen Einheiten.
rule-text-ownership-autumn = Ein Versorgungszentrum gehört der Macht, deren Einheit nach den Zügen und Rückzügen des Herbstes dort steht. Im Frühjahr durchzuziehen ändert nichts, und verlässt die Einheit das Zentrum, bleibt es beim Besitzer.
rule-text-ownership-last = Ein Versorgungszentrum gehört der Macht, deren Einheit nach den Bewegungen und Rückzügen eines Zuges zuletzt dort stand.
rule-text-victory = { $centres ->
    [one] Wer 1 Versorgungszentrum besitzt, gewinnt allein.
   *[other] Eine Macht, die beim Zählen des Besitzes { $centres } Versorgungszentren hat, gewinnt allein. Erreichen zwei diese Zahl zugleich, gewinnt die mit mehr Zentren; haben sie gleich viele, geht die Partie weiter.
    }
rule-text-victory-goal =
    { COUNT($centres) ->
        [one] Eine Macht, die beim Zählen des Besitzes dieses Versorgungszentrum hat, gewinnt allein: { LIST($centres) }. Wie viele Zentren die anderen haben, spielt keine Rolle.
       *[other] Eine Macht, die beim Zählen des Besitzes alle diese Versorgungszentren hat, gewinnt allein: { LIST($centres) }. Wie viele Zentren die anderen haben, spielt keine Rolle.
    }
rule-text-victory-units = In der Partie zu zweit gewinnt die Seite, die 24 Einheiten hat.
rule-text-draw = Alle, die noch Einheiten haben, können sich jederzeit auf ein Unentschieden einigen. Sie teilen es zu gleichen Teilen, wie viele Zentren sie auch besitzen; alle anderen haben verloren. Eine Gegenstimme genügt, und es kommt nicht dazu.
rule-text-several-orders-last = Bekommt eine Einheit mehrere Befehle, zählt der letzte.
rule-text-several-orders-first = Bekommt eine Einheit mehrere Befehle, zählt der erste.
rule-text-several-orders-none = Bekommt eine Einheit in einer Nachricht mehrere Befehle, zählt keiner: Sie hält, oder sie wird bei Rückzügen aufgelöst.

command-rule = regel
    .also = erkläre
    .about = Schlag eine Regel nach, wie sie in dieser Partie gilt: `regel konvoi`
parameter-topic = thema
    .about = Wovon die Regel handelt: Konvoi, Rückzüge, Küsten
action-rule = Die Regel
