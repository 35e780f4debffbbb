### Abwesenheiten, die im Voraus angekündigt werden.

days-range = { $from } – { $to }
days-of-month = { $from }.–{ $to }
days-until-read = bis zum
days-filler-read = vom von am den der und ab
days-from-read = ab von vom
days-tomorrow-read = morgen
command-away = abwesend
    .also = abwesenheit | urlaub | weg
    .about = Kündige eine Abwesenheit vorher an: 3.-6. Dezember; „keine“ nimmt sie zurück
parameter-days = tage
    .about = 3.-6. Dezember, 2026-12-03..2026-12-06 oder „keine“
away-noted = Notiert, du bist weg: { $days }
away-yours = Deine Abwesenheiten: { LIST($days) }
away-none = Du hast keine Abwesenheit angekündigt. So geht es: `{ $away } 3.-6. Dezember`
away-waits =
    { $left ->
        [one] Fällt die Abgabe auf so einen Tag und hast du etwas zu entscheiden, verschiebt sie sich, bis du wieder da bist, höchstens aber so weit, wie die Phase dauern darf. Dieses Jahr geht das noch an 1 Tag.
       *[other] Fällt die Abgabe auf so einen Tag und hast du etwas zu entscheiden, verschiebt sie sich, bis du wieder da bist, höchstens aber so weit, wie die Phase dauern darf. Dieses Jahr geht das noch an { $left } Tagen.
    }
away-doesnt-wait = Alle sehen, dass du weg bist, aber in dieser Partie verschiebt sich die Abgabe deswegen nicht. Schick deine Befehle bitte vorher.
away-taken-back = In Ordnung, du bist da. Eine Abgabe, die schon verschoben ist, bleibt verschoben.
away-announced = { $name } ist weg: { $days }
away-announced-secret = Jemand ist weg: { $days }
away-stays = { $name } ist doch da. Die Abgabe bleibt, wie sie ist.
away-stays-secret = Eine angekündigte Abwesenheit ist zurückgenommen. Die Abgabe bleibt, wie sie ist.
away-stepped = Weg bis einschließlich { $until }: { LIST($names) }. Die Abgabe verschiebt sich auf { $deadline }.
away-stepped-secret = Jemand ist bis einschließlich { $until } weg, deshalb verschiebt sich die Abgabe auf { $deadline }.
away-line = Abwesend: { LIST($who) }
away-one = { $name } ({ $days })
away-one-secret = jemand ({ $days })
no-away-begun = Kündige eine Abwesenheit spätestens am Tag vorher an. Der erste mögliche Tag ist der { $first }.
no-away-too-many =
    { $days ->
        [one] Das ist 1 Tag
       *[other] Das sind { $days } Tage
    }, und du hast dieses Jahr noch { $left } von { $most }. Bist du länger weg, schick deine Befehle vorher oder sag dem Spielleiter Bescheid.
no-away-too-long = Eine Abwesenheit kann höchstens { $most ->
    [one] 1 Tag
   *[other] { $most } Tage
    } lang sein. Bist du länger weg, sag bitte dem Spielleiter Bescheid.
no-away-too-far = Abwesenheiten kannst du bis zu einem Jahr im Voraus ankündigen.
no-away-announced = Für einen Teil dieser Tage hast du schon eine Abwesenheit angekündigt, oder du hast insgesamt schon zu viele angekündigt. Um neu anzufangen, nimm alle zurück: `{ $away } { $none }`
no-away-none = Du hast keine Abwesenheit angekündigt; es gibt nichts zurückzunehmen.
term-waits = Für alle, die eine Abwesenheit vorher ankündigen, verschiebt sich die Abgabe, höchstens so weit, wie die Phase dauern darf, und um bis zu { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
    } im Jahr pro Person.
term-never-waits = Für Abwesende verschiebt sich die Abgabe nicht.
