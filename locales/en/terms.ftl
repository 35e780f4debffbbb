### A game's settings: how they are asked for, and how they are shown.
###
### A length of time is ready: "2 days", "36 h", "30 min". A time for a phase is a length, or "Mon, Fri at 20:00".

# Above all settings. Variables: $name (String) the game's name
rules-title = **Settings of { $name }**
# Variables: $movement, $retreat, $adjustment (String) times for phases: "2 days", "Mon, Fri at 20:00"
term-tempo = Moves: { $movement } · retreats: { $retreat } · builds: { $adjustment }
# Variables: $first, $movement, $retreat, $adjustment (String) times for phases: "4 days", "2 days"
term-tempo-first = First moves: { $first } · then: { $movement } · retreats: { $retreat } · builds: { $adjustment }
# A live game. Variables: $first, $movement, $retreat, $adjustment (String) times for phases: "30 min"   $writing (String) a length of time: "5 min"
term-table = Live game: { $first } to negotiate before the first moves, then { $movement } each turn, plus { $writing } of silent order writing · retreats: { $retreat } · builds: { $adjustment }
# Behind one of these and " · ". Variables: $count (Number) hours, 1 to 36
lasts-hours =
    { $count ->
        [one] about an hour in all
       *[other] about { $count } hours in all
    }
# Variables: $count (Number) days, 2 to 15
lasts-days =
    { $count ->
        [one] about a day in all
       *[other] about { $count } days in all
    }
# Variables: $count (Number) weeks, 2 to 9
lasts-weeks =
    { $count ->
        [one] about a week in all
       *[other] about { $count } weeks in all
    }
# Variables: $count (Number) months, 2 or more
lasts-months =
    { $count ->
        [one] about a month in all
       *[other] about { $count } months in all
    }
# A setting.
term-practice = Practice game: it starts at once, has no press and doesn't count in anyone's record. Anyone can join and take over a power. It ends after a week without orders.
# Variables: $options (List) ready: "4.A.1=a, missing_coast=accept"
term-options = Rule options: { LIST($options) }
# Variables: $length (String) a length of time: "12 h"
term-grace = Late orders are accepted for { $length }, or until everyone's are in.
# A setting.
term-never-silent = Press is allowed during retreats and builds too.
# A setting.
term-silent = No press during retreats and builds.
# A setting.
term-anonymous = Anonymous: who plays which power stays secret until the end.
# A setting.
term-votes-told = When a proposal fails, everyone learns how many were in favour, never who.
# A setting. Variables: $level (String) `computer-level-recruit` or one of the others
term-computer-level = The computer plays at { $level } level.
# The levels of the computer, from the weakest, inside `term-computer-level` and `seat-computers`
computer-level-recruit = recruit
# The same, as usual
computer-level-officer = officer
# The same, the strongest
computer-level-marshal = marshal
# A setting: the computer answers no statements and proposes nothing.
term-computers-silent = The computer doesn't negotiate.
# A setting
term-ends-unattended = If only the computer is left playing, the game ends.
# A setting.
term-never-early = Moves are adjudicated at the deadline, even if everyone is ready sooner.
# A term.
term-no-replacements = When players leave or are absent, only the game master can offer their seats to others.
# A setting: holidays. Variables: $from, $to (String) days: "24 December 2026"
term-skip = There are no deadlines from { $from } to { $to }.
# The same for one day. Variables: $date (String) "24 December 2026"
term-skip-day = There are no deadlines on { $date }.
# A setting.
term-early = A phase ends as soon as everyone is ready.
# For games with two players.
term-two-players = The first side with 24 units wins. Italy is neutral in 1914; then a coin toss decides which side it joins.
# Variables: $centres (Number) 2 or more
term-victory =
    { $centres ->
        [one] One supply centre is needed to win.
       *[other] { $centres } supply centres are needed to win.
    }
# A rule of the map, after the number of centres that win. Variables: $centres (Number) 2 or more
term-lead =
    { $centres ->
        [one] The winner must have one supply centre more than every other power.
       *[other] The winner must have { $centres } supply centres more than every other power.
    }
# In place of `term-victory`, a rule of the map. Variables: $centres (List) supply centres, one or more
term-goal =
    { COUNT($centres) ->
        [one] The power that owns this supply centre wins: { LIST($centres) }.
       *[other] The power that owns all of these supply centres wins: { LIST($centres) }.
    }
# A rule of the map.
term-builds-owned = Units can be built in any supply centre that a power owns.
# Below what is explained of a start. Variables: $author (String) "Oliver Auth"
start-author = Start designed by { $author }.
# In place of `start-author`.
start-author-unknown = Who designed this start isn't known.
# A term of a game with a start of its own; lines with units and centres follow. Variables: $name (String) the game master's name
term-own-start = Own start, set up by { $name }:
# The same if the name isn't known.
term-own-start-unnamed = Own start, set up by the game master:
# Below that. Variables: $powers (Powers) powers that nobody plays, one or more
term-left-out = Left out: { POWERS($powers) }.
# Variables: $year (String) "1910"
term-last-year-centres = Ends after { $year }: most supply centres wins; ties are shared.
# Variables: $year (String) "1910"
term-last-year-units = Ends after { $year }: most units wins; ties are shared.
# Variables: $hour (String) an instant: "Fri 21 November, 22:00 (Europe/London)"
term-last-hour-centres = Ends on { $hour }: most supply centres wins; ties are shared.
# Variables: $hour (String) an instant: "Fri 21 November, 22:00 (Europe/London)"
term-last-hour-units = Ends on { $hour }: most units wins; ties are shared.
# A setting.
term-hold = Units without orders hold. After two phases in a row without any orders, the seat is offered to others.
# A setting.
term-disorder = A power without orders is in civil disorder for that phase: its units hold and don't support each other, dislodged ones are disbanded, and nothing is built. After two such phases in a row, the seat is offered to others.
# A setting.
term-wishes = Powers are assigned at random; preferences are granted where possible.
# A setting.
term-no-wishes = Powers are assigned at random.
# A setting.
term-confirm = When all seats are taken, players who joined a while ago must confirm that they're still in.
# A setting.
term-no-confirm = The game starts as soon as all seats are taken.
# A setting.
term-master-sees = ⚠ The game master can read all orders and all press.
# A setting.
term-master-plays = A game master who plays can't enter orders for others, change the position, close a phase early, go back, remove a player or cancel the game alone: the other players must agree. Orders that a game master enters are announced to everyone.
# A setting.
term-master-blind = The game master sees no orders and no private press.
# Variables: $language (String) "English"   $timezone (String) "Europe/London"
term-language = Public posts: { $language }, times in { $timezone }.

## Options of `new`: as in commands.ftl

# An option of `new`.
parameter-players = players
    .about = Number of players, if fewer than the board has powers
# An option of `new`.
parameter-tempo = pace
    .also = tempo
    .about = Over days, or live in one evening
# An option of `new`.
parameter-first = first-deadline
    .also = first
    .about = Time for the first moves, if different: 4d
# An option of `new`.
parameter-grace = grace
    .about = How long late orders are accepted: 0, 30m, 12h
# An option of `new`.
parameter-options = options
    .about = More: 4.A.1=a, votes=told, letters=kept, skip=2026-12-24, picture=light, level=marshal
# An option of `new`.
parameter-silence = silence
    .about = No press during retreats and builds: yes, no
# An option of `new`.
parameter-anonymous = anonymous
    .about = Keep it secret who plays which power: yes, no
# An option of `new`.
parameter-victory = victory
    .about = How many supply centres are needed to win
# An option of `new`.
parameter-last-year = last-year
    .about = The last year to be played: 1910, or 1910 units
# An option of `new`.
parameter-last-hour = last-hour
    .about = The latest time at which the game ends: 22:00, or 2030-12-31 22:00
# An option of `new`.
parameter-absence = missed-orders
    .also = absence | nmr
    .about = What happens to a power that sends no orders (NMR)
# An option of `new`.
parameter-preferences = preferences
    .about = Players may ask for powers: yes, no
# An option of `new`.
parameter-confirm = confirm
    .about = Players must confirm before the game begins: yes, no
# An option of `new`.
parameter-master-sees = master-sees
    .about = The game master can read all orders and press: yes, no
# An option of `new`.
parameter-practice = practice
    .about = A practice game, which starts at once: yes, no

## Choices: at most 100 characters; `also` are words that can be typed instead

# A choice of `players`.
choice-players-2 = Classic for 2: England, France, Russia against Austria, Germany, Turkey
    .also = two
# A choice of `players`.
choice-players-3a = Classic for 3 (a): Russia · England, France, Germany · Austria, Italy, Turkey
    .also = 3-a
# A choice of `players`.
choice-players-3b = Classic for 3 (b): Austria, England, Germany · Italy, Russia · France, Turkey
    .also = 3-b
# A choice of `players`.
choice-players-4 = Classic for 4: England · Austria, France · Germany, Turkey · Italy, Russia
    .also = four
# A choice of `players`.
choice-players-5 = Classic for 5 (starts in 1801): nobody plays Germany or Italy; their units hold
    .also = five
# A choice of `players`.
choice-players-6 = Classic for 6 (starts in 1870): nobody plays Italy; its units hold
    .also = six
# A choice of `players`.
choice-players-7 = Classic, one power each
    .also = seven | all
# A choice of `pace`.
choice-days = Over days or weeks
    .also = day
# A choice of `pace`.
choice-table = Live, in one evening: 30 minutes to negotiate, then 15 each turn, plus 5 to write orders
    .also = evening
# A choice of `missed-orders`.
choice-hold = Units without orders hold
    .also = stand
# A choice of `missed-orders`.
choice-disorder = Civil disorder for that phase
# A choice of `silence`, `anonymous`, `preferences`, `confirm`, `master-sees`, `practice`.
choice-yes = yes
    .also = y | on
# A choice of `silence`, `anonymous`, `preferences`, `confirm`, `master-sees`, `practice`.
choice-no = no
    .also = n | off

## The words of `options`, as they are typed: votes=told. One word each, hyphens instead of blanks

# A key of `options`: whether counts of votes are announced.
option-key-votes = votes
# A key of `options`: whether moves are adjudicated as soon as everybody is ready.
option-key-early = early
# A key of `options`: who may take seats.
option-key-join = join
# A key of `options`: whether deadlines step over announced absences.
option-key-absences = absences
# A key of `options`: whether seats of missing players are offered to others.
option-key-replacements = replacements
# A key of `options`: whether letters are stored until the game is over.
option-key-letters = letters
# A key of `options`: whether people may watch.
option-key-watch = watch
# A key of `options`: whether there is press while late orders are waited for.
option-key-grace-press = grace-press
# A key of `options`: what happens if orders are missing.
option-key-missing = missing
# A key of `options`: whether it is published after the game who voted how.
option-key-ballots = ballots
# A key of `options`: the first year in which a draw may be proposed.
option-key-draw-from = draw-from
# A key of `options`: how well the computer plays.
option-key-level = level
# A key of `options`: whether computers negotiate.
option-key-computers-talk = computers-talk
# A key of `options`: whether a game goes on when only computers still play.
option-key-computers-alone = computers-alone
# A key of `options`: holidays over which deadlines step.
option-key-skip = skip
# A key of `options`: how pictures look.
option-key-picture = picture
# A value of `votes` in `options`.
option-value-told = told
# A value of `votes` and `ballots` in `options`.
option-value-secret = secret
# A value of `join` in `options`.
option-value-open = open
# A value of `join` in `options`.
option-value-invited = invited
# A value of `letters` in `options`.
option-value-deleted = deleted
# A value of `letters` in `options`.
option-value-kept = kept
# A value of `ballots` in `options`.
option-value-revealed = revealed
# A value of `missing` in `options`.
option-value-play = play
# A value of `missing` in `options`.
option-value-pause = pause
# A value of `computers-alone` in `options`.
option-value-end = end
# A value of `level` in `options`, as `computer-level-recruit`.
option-value-recruit = recruit
# A value of `level` in `options`.
option-value-officer = officer
# A value of `level` in `options`.
option-value-marshal = marshal
# A value of `picture` in `options`.
option-value-whole = whole
