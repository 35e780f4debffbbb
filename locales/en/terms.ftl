### What is agreed for a game: how it is asked for, and how it is told.

# $name (String)
rules-title = **The rules of { $name }**
# $movement, $retreat, $adjustment (String) "2 days", "Mon, Fri at 20:00"
term-tempo = Moves: { $movement } · retreats: { $retreat } · builds: { $adjustment }
# $first (String)
term-tempo-first = First moves: { $first } · then: { $movement } · retreats: { $retreat } · builds: { $adjustment }
# $writing (String)
term-table = At the table: { $first } of talk before the first moves, then { $movement } each; { $writing } of silent writing after it · retreats: { $retreat } · builds: { $adjustment }
# $count (Number)
lasts-hours =
    { $count ->
        [one] about an hour in all
       *[other] about { $count } hours in all
    }
lasts-days = about { $count } days in all
lasts-weeks = about { $count } weeks in all
lasts-months = about { $count } months in all
term-practice = For practice: begun at once, no talk, and in nobody's record. Anybody may join and take over a power. A week without orders ends it.
# $options (List) "4.A.1=a"
term-options = Single rules of their own: { LIST($options) }
# $length (String)
term-grace = Late orders still count for { $length }, unless all are in before.
term-never-silent = Talk goes on in retreats and builds too.
term-silent = No talk in retreats and builds.
term-anonymous = Anonymous: nobody learns who plays what before the end.
term-votes-told = When a vote isn't accepted, all are told how many were in favour, never who.
term-two-players = 24 units of one side win. Italy is neutral in 1914; then a coin decides whose side it joins.
# $centres (Number)
term-victory = { $centres } supply centres win.
# $year (String)
term-last-year-centres = Over after { $year }: most supply centres win, a tie is shared.
term-last-year-units = Over after { $year }: most units win, a tie is shared.
# $hour (String)
term-last-hour-centres = Over at { $hour }: most supply centres win, a tie is shared.
term-last-hour-units = Over at { $hour }: most units win, a tie is shared.
term-hold = Without orders units hold. After two phases without any, the seat is offered to others.
term-disorder = Without orders a power is in civil disorder for that phase: its units hold and don't support each other, dislodged ones are disbanded, nothing is built. After two such phases the seat is offered to others.
term-wishes = Powers are drawn by lot; wishes are granted as far as the lot allows.
term-no-wishes = Powers are drawn by lot alone.
term-confirm = When all seats are taken, whoever joined long ago must say once more that they are there.
term-no-confirm = It begins as soon as all seats are taken.
term-master-sees = ⚠ The game master may read all orders and all talk.
term-master-plays = A game master who plays can't enter orders for others or change the position, and closes a phase, goes back or calls the game off only after all were told in time. Orders that a game master enters are told to all.
term-master-blind = The game master sees no orders and no talk.
# $language, $timezone (String)
term-language = Public posts: { $language }, times in { $timezone }.

parameter-players = players
    .about = How many play, if fewer than the board has powers
parameter-tempo = tempo
    .about = Over days, or in one evening at the table
parameter-first = first
    .about = Time for the first moves, if another: 4d
parameter-grace = grace
    .about = How long late orders still count: 0, 30m, 12h
parameter-options = options
    .about = Single rules other than the edition's: 4.A.1=a, missing_coast=accept, votes=told
parameter-silence = silence
    .about = Whether talk rests in retreats and builds: yes, no
parameter-anonymous = anonymous
    .about = Whether it stays secret who plays what: yes, no
parameter-victory = victory
    .about = How many supply centres win
parameter-last-year = last-year
    .about = The last year that is played: 1910, or 1910 units
parameter-last-hour = last-hour
    .about = When it is over in any case: 22:00, or 2030-12-31 22:00
parameter-absence = absence
    .about = What becomes of a power that sends nothing
parameter-preferences = preferences
    .about = Whether players may wish for powers: yes, no
parameter-confirm = confirm
    .about = Whether all must say that they are there before it begins: yes, no
parameter-master-sees = master-sees
    .about = Whether the game master may read orders and talk: yes, no
parameter-practice = practice
    .about = For trying things out, begun at once: yes, no

choice-players-2 = Classic for 2: England, France, Russia against Austria, Germany, Turkey
    .also = two
choice-players-3a = Classic for 3 (a): Russia · England, France, Germany · Austria, Italy, Turkey
    .also = 3-a
choice-players-3b = Classic for 3 (b): Austria, England, Germany · Italy, Russia · France, Turkey
    .also = 3-b
choice-players-4 = Classic for 4: England · Austria, France · Germany, Turkey · Italy, Russia
    .also = four
choice-players-5 = Classic for 5 (from 1801): Germany and Italy stand still
    .also = five
choice-players-6 = Classic for 6 (from 1870): Italy stands still
    .also = six
choice-players-7 = Classic, one power each
    .also = seven | all
choice-days = Over days or weeks
    .also = day
choice-table = One evening at the table: 30, then 15 minutes of talk, 5 of writing
    .also = evening
choice-hold = Units without orders hold
    .also = stand
choice-disorder = Civil disorder for that phase
    .also = civil-disorder
choice-yes = yes
    .also = y | on
choice-no = no
    .also = n | off
