### Waarvan je een melding krijgt.

command-notify = meldingen
    .about = Kies waarvan je een melding krijgt: uitslagen, herinneringen, brieven
parameter-ring-results = uitslagen
    .about = Of uitslagen een melding geven
parameter-ring-reminders = herinneringen
    .about = Of herinneringen een melding geven
parameter-ring-letters = brieven
    .about = Of brieven een melding geven
command-quiet = rusttijd
    .also = stille-uren
    .about = Uren zonder meldingen: 23:00-7:00, of geen
parameter-hours = uren
    .about = 23:00-7:00 of ‘geen’
command-mute = demp
    .also = dempen
    .about = Geen meldingen van een spel
command-unmute = niet-dempen
    .also = dempen-opheffen | hoorbaar
    .about = Weer meldingen van een spel
ringing-title = Meldingen: uitslagen { $results }, herinneringen { $reminders }, brieven { $letters }. Al het andere komt zonder geluid.
ringing-quiet = Rusttijd: van { $from } tot { $to } ({ $zone }; een andere tijdzone: `{ $timezone }`). Alleen herinneringen kort voor een deadline geven dan een melding.
ringing-not-quiet = Geen rusttijd. Zo stel je die in: `{ $quiet } 23:00-7:00` ({ $zone })
ringing-muted = Gedempt: { LIST($games) } (`{ $unmute }`)
digest = Je rusttijd is voorbij. Wat er intussen kwam, staat hierboven: { LIST($games) }
digest-game =
    { $count ->
        [one] { $name }: 1 bericht
       *[other] { $name }: { $count } berichten
    }
digest-other =
    { $count ->
        [one] 1 ander bericht
       *[other] { $count } andere berichten
    }
