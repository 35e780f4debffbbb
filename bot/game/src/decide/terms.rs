//! What somebody wants agreed when they create a game: read, checked, and completed by what is usual.
//!
//! Everything that doesn't fit is told at once, each with what is possible; nothing is created then.

use dragoman_engine::{Rulebook, Setup, UnknownOption};
use dragoman_l10n::{Language, Words};
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

use crate::command::seconds;
use crate::model::{Absence, Calendar, CountBy, LastHour, LastYear, Limit, PressRule, Settings, Tempo};
use crate::notice::opening::Problem;
use crate::rules;

/// What is read with: words of all languages, the writer's first, and what holds if nothing is said.
pub(super) struct Asked<'a> {
    /// The value of a parameter, if one was given.
    pub get: &'a dyn Fn(&str) -> Option<&'a str>,
    /// Words, for reading.
    pub words: &'a Words,
    /// The language of the one who asks.
    pub language: Language,
    /// The time zone if none is named.
    pub timezone: &'a str,
    /// Now.
    pub now: Timestamp,
    /// The shortest time that a phase may have, in seconds.
    pub shortest: u32,
}

const MINUTE: u32 = 60;
const DAY: u32 = 86_400;

/// The seeds' tempo at the table (000 "Durata del gioco", 001 IV.1 and XIV.1, 002): half an hour of talk before the first
/// moves, a quarter before the others, five minutes of writing.
fn table() -> Tempo {
    Tempo {
        movement: Limit::After(15 * MINUTE),
        retreat: Limit::After(5 * MINUTE),
        adjustment: Limit::After(5 * MINUTE),
        first: Some(Limit::After(30 * MINUTE)),
        writing: Some(5 * MINUTE),
        grace: 0,
    }
}

/// Somebody who tries things out isn't hurried; a phase in which nothing happens for so long ends the game.
fn unhurried() -> Tempo {
    let week = || Limit::After(7 * DAY);
    Tempo { movement: week(), retreat: week(), adjustment: week(), ..Tempo::default() }
}

/// Reads everything.
///
/// # Errors
/// All that doesn't fit.
pub(super) fn read(asked: &Asked<'_>) -> Result<Settings, Vec<Problem>> {
    let mut problems = Vec::new();
    let get = asked.get;
    let says = |id: &str| get(id) == Some("yes");
    let variant = get("variant").unwrap_or("classic");
    let language = get("language").and_then(|tag| tag.parse().ok()).unwrap_or(asked.language);
    let timezone = read_timezone(asked, &mut problems);
    let mut settings = Settings::habit(variant, language, &timezone);
    if let Some(rulebook) = get("rulebook") {
        rulebook.clone_into(&mut settings.rulebook);
    }
    settings.practice = says("practice");
    settings.setup = read_setup(asked, variant, &mut problems);
    read_options(asked, &mut settings, &mut problems);
    settings.tempo = read_tempo(asked, settings.practice, &mut problems);
    settings.press = match get("press") {
        Some("public") => PressRule::Public,
        Some("none") => PressRule::None,
        _ if settings.practice => PressRule::None,
        _ => PressRule::Full,
    };
    settings.readable_by_others = get("moderators") == Some("rooms");
    settings.never_silent = get("silence") == Some("no");
    settings.anonymous = says("anonymous");
    settings.master_sees = says("master-sees");
    settings.preferences = get("preferences") != Some("no");
    settings.confirm = get("confirm") != Some("no") && !settings.practice;
    settings.absence = match get("absence") {
        Some("disorder") => Absence::Disorder,
        Some("hold") => Absence::Hold,
        // These texts put whoever is late into civil disorder; the others know it for those who have left.
        _ if matches!(settings.rulebook.as_str(), "seed-000" | "seed-001") => Absence::Disorder,
        _ => Absence::Hold,
    };
    read_victory(asked, &mut settings, &mut problems);
    read_last_year(asked, &mut settings, &mut problems);
    settings.last_hour = read_last_hour(asked, &settings.timezone, &mut problems);
    if problems.is_empty() { Ok(settings) } else { Err(problems) }
}

fn bad(parameter: &str, value: &str, expected: impl IntoIterator<Item = impl Into<String>>) -> Problem {
    Problem::Value {
        parameter: parameter.to_owned(),
        value: value.to_owned(),
        expected: expected.into_iter().map(Into::into).collect(),
    }
}

/// Time zones that are named as examples.
pub(super) const TIMEZONES: [&str; 5] = ["Europe/Rome", "Europe/Amsterdam", "Europe/Warsaw", "Europe/London", "UTC"];

fn read_timezone(asked: &Asked<'_>, problems: &mut Vec<Problem>) -> String {
    let named = (asked.get)("timezone").map(str::trim).unwrap_or(asked.timezone);
    match TimeZone::get(named) {
        Ok(zone) => zone.iana_name().unwrap_or(named).to_owned(),
        Err(_) => {
            problems.push(bad("timezone", named, TIMEZONES));
            "UTC".to_owned()
        }
    }
}

fn read_setup(asked: &Asked<'_>, variant: &str, problems: &mut Vec<Problem>) -> Option<String> {
    let players = (asked.get)("players")?;
    let map = rules::map(variant);
    let setup = Setup::of_name(&format!("players-{players}"));
    if players.parse() == Ok(map.powers().len()) {
        return None;
    }
    match setup.filter(|setup| *setup != Setup::Full && setup.fits(map)) {
        Some(setup) => Some(setup.name().to_owned()),
        None => {
            problems.push(Problem::Players { variant: variant.to_owned(), needed: map.powers().len() });
            None
        }
    }
}

/// Whether counts of votes are told: `votes=told`, `votes=secret`.
const VOTES: &str = "votes";
/// Whether moves are adjudicated as soon as everybody is ready: `early=yes`, `early=no`.
const EARLY: &str = "early";

fn read_options(asked: &Asked<'_>, settings: &mut Settings, problems: &mut Vec<Problem>) {
    let Some(text) = (asked.get)("options") else { return };
    let mut rulebook = rules::rulebook(settings);
    for entry in text.split([',', ';']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let (key, value) = entry.split_once(['=', ':']).unwrap_or((entry, ""));
        let (key, value) = (key.trim().to_uppercase(), value.trim().to_lowercase());
        // Not of the rulebook, but single rules too: Discord's command has no room for further values of its own.
        let switch =
            [(VOTES, ["secret", "told"], &mut settings.votes_told), (EARLY, ["yes", "no"], &mut settings.never_early)];
        if let Some((name, values, set)) = switch.into_iter().find(|(name, ..)| name.to_uppercase() == key) {
            match values.iter().position(|known| *known == value) {
                Some(at) => *set = at == 1,
                None => problems.push(bad("options", entry, values.map(|value| format!("{name}={value}")))),
            }
            continue;
        }
        // Issues are written with a capital, names with small letters.
        let known = Rulebook::options().find(|(known, _)| known.to_uppercase() == key).map(|(known, _)| known);
        match rulebook.set_for(rules::map(&settings.variant), known.unwrap_or(&key), &value) {
            Ok(()) if known.is_some_and(Rulebook::is_without_effect) => {
                problems.push(Problem::NoEffect { option: known.unwrap_or_default().to_owned() });
            }
            Ok(()) => {
                settings.options.insert(known.unwrap_or(&key).to_owned(), value);
            }
            Err(UnknownOption::Key(_)) => {
                let keys = Rulebook::options().map(|(key, _)| key).filter(|key| !Rulebook::is_without_effect(key));
                problems.push(bad("options", entry, keys.chain([VOTES, EARLY])));
            }
            Err(UnknownOption::Value { key, values, .. }) => {
                problems.push(bad("options", entry, values.iter().map(|value| format!("{key}={value}"))));
            }
        }
    }
}

fn read_tempo(asked: &Asked<'_>, practice: bool, problems: &mut Vec<Problem>) -> Tempo {
    let at_table = (asked.get)("tempo") == Some("table");
    let mut tempo = match (at_table, practice) {
        (true, _) => table(),
        (false, true) => unhurried(),
        (false, false) => Tempo::default(),
    };
    let mut read = |id: &str| {
        let text = (asked.get)(id)?;
        let limit = limit(asked.words, asked.language, text);
        match limit {
            None => problems.push(bad(id, text, examples(asked.words, asked.language))),
            Some(Limit::After(seconds)) if seconds < asked.shortest => {
                problems.push(Problem::TooShort {
                    parameter: id.to_owned(),
                    value: text.to_owned(),
                    least: asked.shortest,
                });
            }
            Some(_) => {}
        }
        limit
    };
    if let Some(limit) = read("deadline") {
        tempo.movement = limit;
    }
    let (retreats, builds) = (read("retreats"), read("builds"));
    if let Some(limit) = read("first") {
        tempo.first = Some(limit);
    }
    if let (Limit::On(calendar), false) = (&tempo.movement, at_table) {
        // Who agreed on an hour isn't to be called in the night: what isn't named ends at that hour too, on any day.
        let daily = Limit::On(Calendar { weekdays: (1..=7).collect(), ..calendar.clone() });
        (tempo.retreat, tempo.adjustment) = (daily.clone(), daily);
    }
    if let Some(limit) = retreats {
        tempo.retreat = limit;
    }
    if let Some(limit) = builds {
        tempo.adjustment = limit;
    }
    if let Some(text) = (asked.get)("grace") {
        match text {
            "0" | "no" => tempo.grace = 0,
            _ => match seconds(asked.words, asked.language, text).filter(|grace| *grace <= 3 * DAY) {
                Some(grace) => tempo.grace = grace,
                None => problems.push(bad("grace", text, ["0", "30m", "12h"])),
            },
        }
    }
    tempo
}

/// A deadline as it can be written in `language`.
fn examples(words: &Words, language: Language) -> Vec<String> {
    let days = weekday_words(words, language);
    let day = |at: usize| days.get(at).and_then(|names| names.first()).cloned().unwrap_or_default();
    vec!["48h".to_owned(), "3d".to_owned(), "30m".to_owned(), format!("{},{},{} 20:00", day(0), day(2), day(4))]
}

/// For each day of the week, from Monday, the words for it.
fn weekday_words(words: &Words, language: Language) -> Vec<Vec<String>> {
    let listed = words.plain(language, "weekdays-read");
    listed.split('|').map(|names| names.split_whitespace().map(str::to_lowercase).collect()).collect()
}

/// Reads `48h`, or `mon,wed,fri 20:00`, in `language` or any other.
fn limit(words: &Words, language: Language, text: &str) -> Option<Limit> {
    if let Some(seconds) = seconds(words, language, text) {
        return Some(Limit::After(seconds));
    }
    let lower = text.to_lowercase();
    let (mut weekdays, mut time) = (Vec::new(), None);
    for word in lower.split([' ', ',', ';', '+', '/']).map(|word| word.trim_matches('.')) {
        if word.is_empty() {
            continue;
        }
        if let Some(read) = time_of_day(word) {
            if time.replace(read).is_some() {
                return None;
            }
            continue;
        }
        let known = words.languages().iter().find_map(|language| {
            let every = words.plain(language, "every-day-read");
            if every.split_whitespace().any(|known| known == word) {
                return Some((1..=7).collect());
            }
            if words.plain(language, "filler-read").split_whitespace().any(|known| known == word) {
                return Some(Vec::new());
            }
            let days = weekday_words(words, language);
            let at = days.iter().position(|names| names.iter().any(|name| name == word))?;
            u8::try_from(at + 1).ok().map(|day| vec![day])
        });
        weekdays.extend(known?);
    }
    weekdays.sort_unstable();
    weekdays.dedup();
    let time = time?;
    if weekdays.is_empty() {
        return None;
    }
    let (hour, minute) = (u8::try_from(time.hour()).ok()?, u8::try_from(time.minute()).ok()?);
    Some(Limit::On(Calendar { weekdays, hour, minute }))
}

/// Reads `20:00`, `20.30`, `20h`, `20h30`, `8pm`, `20`.
fn time_of_day(word: &str) -> Option<Time> {
    let (word, half) = match (word.strip_suffix("am"), word.strip_suffix("pm")) {
        (Some(rest), _) => (rest, Some(0)),
        (_, Some(rest)) => (rest, Some(12)),
        (None, None) => (word, None),
    };
    let (hour, minute) = word.split_once([':', '.', 'h', 'u']).unwrap_or((word, ""));
    let hour: i8 = hour.parse().ok()?;
    let minute: i8 = if minute.is_empty() { 0 } else { minute.parse().ok()? };
    let hour = match half {
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return None,
        None => hour,
    };
    Time::new(hour, minute, 0, 0).ok()
}

fn read_victory(asked: &Asked<'_>, settings: &mut Settings, problems: &mut Vec<Problem>) {
    let Some(text) = (asked.get)("victory") else { return };
    let opening = rules::opening(settings);
    let map = rules::map(&settings.variant);
    // At least one more than the best has at the start, and no more than there are.
    let least = opening.centers.values().map(Vec::len).max().unwrap_or(0) + 1;
    let most = map.centres().len();
    if settings.setup.as_deref() == Some("players-2") {
        return problems.push(Problem::WonByUnits);
    }
    let number = text.parse::<u8>().ok().filter(|number| (least..=most).contains(&usize::from(*number)));
    match number {
        Some(number) => settings.victory = Some(number).filter(|number| *number != map.wins()),
        None => problems.push(bad("victory", text, [least, most].map(|bound| bound.to_string()))),
    }
}

/// Splits a word for what is counted off `text`.
fn counted(words: &Words, text: &str) -> (String, Option<CountBy>) {
    let mut by = None;
    let mut left = Vec::new();
    for word in text.split_whitespace() {
        let lower = word.trim_matches([',', ';']).to_lowercase();
        let is = |id: &str| {
            let known = |language| words.plain(language, id).split_whitespace().any(|known| known == lower);
            words.languages().iter().any(known)
        };
        match () {
            () if is("units-read") => by = Some(CountBy::Units),
            () if is("centres-read") => by = Some(CountBy::Centres),
            () => left.push(word),
        }
    }
    (left.join(" "), by)
}

fn read_last_year(asked: &Asked<'_>, settings: &mut Settings, problems: &mut Vec<Problem>) {
    let Some(text) = (asked.get)("last-year") else { return };
    let map = rules::map(&settings.variant);
    let first = rules::setup(settings).starts(map).year;
    let (year, by) = counted(asked.words, text);
    match year.parse::<u16>().ok().filter(|year| (first..=first.saturating_add(200)).contains(year)) {
        Some(year) => settings.last_year = Some(LastYear { year, by: by.unwrap_or(CountBy::Centres) }),
        None => {
            let unit = asked.words.plain(asked.language, "units-read");
            let unit = unit.split_whitespace().next().unwrap_or_default().to_owned();
            let later = first.saturating_add(9);
            problems.push(bad("last-year", text, [format!("{later}"), format!("{later} {unit}")]));
        }
    }
}

fn read_last_hour(asked: &Asked<'_>, timezone: &str, problems: &mut Vec<Problem>) -> Option<LastHour> {
    let text = (asked.get)("last-hour")?;
    let (when, by) = counted(asked.words, text);
    match hour(&when, timezone, asked.now) {
        Some(at) => Some(LastHour { at, by: by.unwrap_or(CountBy::Units) }),
        None => {
            let zone = TimeZone::get(timezone).unwrap_or(TimeZone::UTC);
            let tomorrow = asked.now.to_zoned(zone).date().tomorrow().unwrap_or(Date::MAX);
            problems.push(bad("last-hour", text, ["22:00".to_owned(), format!("{tomorrow} 22:00")]));
            None
        }
    }
}

/// Reads `22:00` (the next time that it is so late) or `2026-12-31 22:00`, in `timezone`.
fn hour(text: &str, timezone: &str, now: Timestamp) -> Option<Timestamp> {
    let zone = TimeZone::get(timezone).unwrap_or(TimeZone::UTC);
    let instant = |at: DateTime| at.to_zoned(zone.clone()).ok().map(|at| at.timestamp()).filter(|at| *at > now);
    match text.split_once([' ', 'T']) {
        Some((date, time)) => instant(date.parse::<Date>().ok()?.to_datetime(time_of_day(time.trim())?)),
        None => {
            let time = time_of_day(text)?;
            let today = now.to_zoned(zone.clone()).date();
            instant(today.to_datetime(time)).or_else(|| instant(today.tomorrow().ok()?.to_datetime(time)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
        let words = Words::new().unwrap();
        let get = |id: &str| values.iter().find(|(key, _)| *key == id).map(|(_, value)| *value);
        let now = "2026-11-21T18:00:00Z".parse().unwrap();
        read(&Asked {
            get: &get,
            words: &words,
            language: Language::of(*b"it"),
            timezone: "Europe/Rome",
            now,
            shortest: 60,
        })
    }

    fn agreed(values: &[(&str, &str)]) -> Settings {
        asked(values).unwrap()
    }

    fn on(weekdays: &[u8], hour: u8, minute: u8) -> Limit {
        Limit::On(Calendar { weekdays: weekdays.to_vec(), hour, minute })
    }

    #[test]
    fn nothing_said_is_the_habit() {
        assert_eq!(agreed(&[]), Settings::habit("classic", Language::of(*b"it"), "Europe/Rome"));
    }

    #[test]
    fn deadlines_are_lengths_or_days_in_any_language() {
        let words = Words::new().unwrap();
        assert_eq!(limit(&words, Language::EN, "48h"), Some(Limit::After(48 * 3600)));
        for text in [
            "mon,wed,fri 20:00",
            "Monday, Wednesday and Friday at 8pm",
            "lun mer ven 20.00",
            "lunedì, mercoledì, venerdì alle 20",
            "ma/wo/vr 20u",
            "pn., śr., pt. o 20:00",
            "poniedziałek środa piątek 20:00",
        ] {
            assert_eq!(limit(&words, Language::EN, text), Some(on(&[1, 3, 5], 20, 0)), "{text}");
        }
        assert_eq!(limit(&words, Language::EN, "daily 7:30"), Some(on(&[1, 2, 3, 4, 5, 6, 7], 7, 30)));
        for text in ["", "mon", "20:00", "mon 25:00", "someday 20:00", "mon 20:00 21:00"] {
            assert_eq!(limit(&words, Language::EN, text), None, "{text}");
        }
    }

    #[test]
    fn by_the_calendar_retreats_and_builds_end_at_its_hour_on_any_day() {
        let daily = on(&[1, 2, 3, 4, 5, 6, 7], 20, 30);
        let tempo = agreed(&[("deadline", "lun mer ven 20:30")]).tempo;
        assert_eq!((tempo.movement, &tempo.retreat, &tempo.adjustment), (on(&[1, 3, 5], 20, 30), &daily, &daily));
        let tempo = agreed(&[("deadline", "lun mer ven 20:30"), ("builds", "12h")]).tempo;
        assert_eq!((tempo.retreat, tempo.adjustment), (daily, Limit::After(43_200)));
        assert_eq!(agreed(&[("retreats", "lun 20:00")]).tempo.adjustment, Tempo::default().adjustment);
    }

    #[test]
    fn the_table_has_the_seeds_tempo() {
        let tempo = agreed(&[("tempo", "table")]).tempo;
        assert_eq!((tempo.first, tempo.movement), (Some(Limit::After(1800)), Limit::After(900)));
        assert_eq!((tempo.writing, tempo.retreat), (Some(300), Limit::After(300)));
        assert_eq!(agreed(&[("tempo", "table"), ("deadline", "10m")]).tempo.movement, Limit::After(600));
    }

    #[test]
    fn sets_of_players_are_for_the_classic_board() {
        assert_eq!(agreed(&[("players", "3b")]).setup.as_deref(), Some("players-3b"));
        assert_eq!(agreed(&[("players", "7")]).setup, None);
        assert_eq!(agreed(&[("players", "5")]).setup.as_deref(), Some("players-5"));
        let ancient = ("variant", "ancient-mediterranean");
        assert_eq!(agreed(&[ancient, ("players", "5")]).setup, None);
        assert!(matches!(&asked(&[ancient, ("players", "4")]).unwrap_err()[..], [Problem::Players { needed: 5, .. }]));
    }

    #[test]
    fn whether_counts_of_votes_are_told_is_agreed_among_the_single_rules() {
        assert!(!agreed(&[]).votes_told);
        let settings = agreed(&[("options", "votes=told, 4.A.1=a")]);
        assert!(settings.votes_told && settings.options.len() == 1, "{settings:?}");
        assert!(!agreed(&[("options", "Votes: secret")]).votes_told);
        let problems = format!("{:?}", asked(&[("options", "votes=public")]).unwrap_err());
        assert!(problems.contains("votes=secret") && problems.contains("votes=told"), "{problems}");
    }

    #[test]
    fn whether_moves_end_early_is_agreed_among_the_single_rules() {
        assert!(!agreed(&[]).never_early && !agreed(&[("options", "early=yes")]).never_early);
        assert!(agreed(&[("options", "early=no")]).never_early);
        let problems = format!("{:?}", asked(&[("options", "early=soon")]).unwrap_err());
        assert!(problems.contains("early=no"), "{problems}");
    }

    #[test]
    fn options_are_checked_and_what_they_can_be_is_told() {
        let settings = agreed(&[("options", "4.a.1=a; missing_coast:accept")]);
        assert_eq!(settings.options.get("4.A.1").map(String::as_str), Some("a"));
        assert_eq!(settings.options.get("missing_coast").map(String::as_str), Some("accept"));
        let problems = asked(&[("options", "4.A.1=z, 4.Z.9=a")]).unwrap_err();
        let [Problem::Value { expected: values, .. }, Problem::Value { expected: keys, .. }] = &problems[..] else {
            panic!("{problems:?}");
        };
        assert_eq!(values, &["4.A.1=a", "4.A.1=b"]);
        assert!(keys.iter().any(|key| key == "4.D.8"));
    }

    #[test]
    fn a_rule_on_which_nothing_depends_is_refused_with_the_reason() {
        let problems = asked(&[("options", "4.A.6=b, 4.b.7=a, 4.D.1=c, 4.A.1=a")]).unwrap_err();
        let refused = ["4.A.6", "4.B.7", "4.D.1"].map(|option| Problem::NoEffect { option: option.to_owned() });
        assert_eq!(problems, refused);
        // Every rule is agreed or refused, and none is agreed that changes nothing.
        for (key, mut values) in Rulebook::options() {
            let asked = asked(&[("options", &format!("{key}={}", values.next().unwrap()))]);
            let option = || key.to_owned();
            match asked {
                Ok(settings) => assert!(settings.options.contains_key(key)),
                Err(problems) => assert_eq!(problems, [Problem::NoEffect { option: option() }]),
            }
        }
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let problems = asked(&[("deadline", "soon"), ("victory", "3"), ("timezone", "Mars"), ("last-year", "1800")]);
        assert_eq!(problems.unwrap_err().len(), 4);
    }

    #[test]
    fn ends_are_read_with_what_is_counted() {
        let settings = agreed(&[("last-year", "1910 unità"), ("last-hour", "22:00")]);
        assert_eq!(settings.last_year, Some(LastYear { year: 1910, by: CountBy::Units }));
        let hour = settings.last_hour.unwrap();
        assert_eq!((hour.at.to_string().as_str(), hour.by), ("2026-11-21T21:00:00Z", CountBy::Units));
        let hour = agreed(&[("last-hour", "2026-12-31 23:00 centri")]).last_hour.unwrap();
        assert_eq!((hour.at.to_string().as_str(), hour.by), ("2026-12-31T22:00:00Z", CountBy::Centres));
        // In the time zone of the game it is seven in the evening: six is tomorrow.
        assert_eq!(agreed(&[("last-hour", "18:00")]).last_hour.unwrap().at.to_string(), "2026-11-22T17:00:00Z");
    }

    #[test]
    fn the_old_italian_rules_know_civil_disorder_for_the_late() {
        assert_eq!(agreed(&[("rulebook", "seed-001")]).absence, Absence::Disorder);
        assert_eq!(agreed(&[("rulebook", "seed-001"), ("absence", "hold")]).absence, Absence::Hold);
        assert_eq!(agreed(&[]).absence, Absence::Hold);
    }
}
