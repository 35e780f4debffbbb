### Absences that players announce before they begin.
###
### Days are ready: "3 December 2026", or "3 December 2026 – 6 December 2026".

# Several days. Variables: $from, $to (String) the first and the last: "3 December 2026"
days-range = { $from } – { $to }
# Days of one month. Variables: $from (Number) the first day   $to (String) the last one: "6 December 2026"
days-of-month = { $from }–{ $to }
# Words between two days as people type them, separated by spaces: "3 to 6 December"
days-until-read = to until till through
# Words in front of a day, separated by spaces
days-filler-read = from on the of and
# Words in front of the first of several days, separated by spaces
days-from-read = from
# The day after today, separated by spaces
days-tomorrow-read = tomorrow
# A command for players, in private.
command-away = away
    .also = absent | absence
    .about = Announce an absence before it begins: 3-6 December; "none" takes it back
# An option: days.
parameter-days = days
    .about = 3-6 December, 2026-12-03..2026-12-06, or "none"
# Answer to `away`. Variables: $days (String) days
away-noted = Noted. You'll be away: { $days }
# Answer to `away` alone. Variables: $days (Row) days, one or more, ready
away-yours = Your absences: { LIST($days) }
# The same if there are none. Variables: $away (String) the command: "away"
away-none = You haven't announced an absence. To announce one: `{ $away } 3-6 December`
# Below these. Variables: $left (Number) days, 0 or more
away-waits =
    { $left ->
        [one] If a deadline falls on a day when you're away and you have something to decide, it waits until you're back, unless that would make the phase longer than this game allows. Deadlines can still wait for you on 1 more day this year.
       *[other] If a deadline falls on a day when you're away and you have something to decide, it waits until you're back, unless that would make the phase longer than this game allows. Deadlines can still wait for you on { $left } more days this year.
    }
# The same where deadlines don't wait.
away-doesnt-wait = Everyone can see that you're away, but deadlines don't wait in this game. Please send your orders in advance.
# Answer to `away none`.
away-taken-back = All right, you're no longer marked as away. A deadline that has already moved stays as it is.
# To all. Variables: $name (String) a player   $days (String) days
away-announced = { $name } will be away: { $days }
# The same where names are secret. Variables: $days (String) days
away-announced-secret = A player will be away: { $days }
# To all. Variables: $name (String) a player
away-stays = { $name } won't be away after all. The deadline stays as it is.
# The same where names are secret.
away-stays-secret = A player who was going to be away will be here after all. The deadline stays as it is.
# To all. Variables: $names (List) players, one or more   $until (String) "6 December 2026"   $deadline (String) an instant
away-stepped = Away until the end of { $until }: { LIST($names) }. The deadline waits until { $deadline }.
# The same where names are secret. Variables: $until (String) "6 December 2026"   $deadline (String) an instant
away-stepped-secret = A player is away until the end of { $until }, so the deadline waits until { $deadline }.
# In the status and the list of players. Variables: $who (List) ready: "Anna (3 December 2026 – 6 December 2026)"
away-line = Away: { LIST($who) }
# In that list. Variables: $name (String) a player   $days (String) days
away-one = { $name } ({ $days })
# The same where names are secret. Variables: $days (String) days
away-one-secret = a player ({ $days })
# Variables: $first (String) "4 December 2026"
no-away-begun = Please announce an absence by the day before it begins. The earliest day it can begin now is { $first }.
# Variables: $days (Number) days of the absence, 1 or more   $left (Number) days, 0 or more   $most (Number) days a year
no-away-too-many =
    { $days ->
        [one] That's 1 day
       *[other] That's { $days } days
    }, and you have { $left } of { $most } left this year. If you'll be away longer, send your orders in advance or tell the game master.
# Variables: $most (Number) days, more than 50
no-away-too-long = An absence can be at most { $most ->
    [one] 1 day
   *[other] { $most } days
    } long. If you'll be away longer, please tell the game master.
# Answer to `away` with a day after the next year.
no-away-too-far = You can announce absences up to a year ahead.
# Variables: $away (String) the command: "away"   $none (String) what takes it back: "none"
no-away-announced = You've already announced an absence on some of these days, or you've announced too many in all. To start over, take them all back: `{ $away } { $none }`
# Answer to `away none`.
no-away-none = You haven't announced an absence, so there is nothing to take back.
# A setting. Variables: $days (Number) days a year
term-waits = Deadlines wait for players who announce an absence beforehand, on up to { $days ->
    [one] 1 day
   *[other] { $days } days
    } a year for each player, unless that would make a phase longer than this game allows.
# A setting.
term-never-waits = Deadlines don't wait for players who are away.
