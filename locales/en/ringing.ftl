### What rings for a person.

# A command for everyone, in private.
command-notify = notify
    .also = notifications
    .about = Choose what notifies you: results, reminders, letters
# An option: yes or no.
parameter-ring-results = results
    .about = Whether to notify you about results
# An option: yes or no.
parameter-ring-reminders = reminders
    .about = Whether to notify you about reminders
# An option: yes or no.
parameter-ring-letters = letters
    .about = Whether to notify you about letters
# A command for everyone, in private.
command-quiet = quiet
    .also = quiet-hours
    .about = Set hours in which I don't notify you: 23:00-7:00, or none
# An option: hours of the day.
parameter-hours = hours
    .about = 23:00-7:00, or "none"
# A command for everyone, in private.
command-mute = mute
    .about = Turn off notifications about a game
# A command for everyone, in private.
command-unmute = unmute
    .about = Turn notifications about a game back on
# Answer to `notify`, `quiet` and `mute`; more lines follow. Variables: $results, $reminders, $letters (String) "yes" or "no"
ringing-title = Notifications: results { $results }, reminders { $reminders }, letters { $letters }. Everything else arrives silently.
# Below that. Variables: $from, $to (String) "23:00"   $zone (String) "Europe/London"   $timezone (String) the command: "timezone"
ringing-quiet = Quiet hours: { $from } to { $to } ({ $zone }; to change the zone: `{ $timezone }`). During these hours, only reminders shortly before a deadline notify you.
# The same if there are none. Variables: $quiet (String) the command: "quiet"   $zone (String) "Europe/London"
ringing-not-quiet = No quiet hours. To set them: `{ $quiet } 23:00-7:00` ({ $zone })
# Below that. Variables: $games (List) names of games, one or more   $unmute (String) the command: "unmute"
ringing-muted = Muted: { LIST($games) } (`{ $unmute }`)
# After quiet hours, with a ping. Variables: $games (Row) ready, one or more: "Bosforo: 3 messages"
digest = Your quiet hours are over. What you missed is above: { LIST($games) }
# In that list. Variables: $name (String) the game's name   $count (Number) 1 or more
digest-game =
    { $count ->
        [one] { $name }: 1 message
       *[other] { $name }: { $count } messages
    }
# The same about no game. Variables: $count (Number) 1 or more
digest-other =
    { $count ->
        [one] 1 other message
       *[other] { $count } other messages
    }
