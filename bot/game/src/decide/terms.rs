//! The terms of a game that is being created: read, checked, and completed by defaults.
//!
//! All problems are reported at once, each with the possible values; then nothing is created.

use dragoman_engine::{Rulebook, Setup, UnknownOption};
use dragoman_l10n::{Language, Words};
use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;

use crate::command::seconds;
use crate::model::{Absence, Calendar, CountBy, Holidays, LastHour, LastYear, Limit, PressRule, Settings, Tempo};
use crate::notice::opening::Problem;
use crate::pictures::{PictureStyle, STYLE_WORDS};
use crate::rules;

/// What the terms are read with: words of all languages, the writer's first, and the defaults.
pub(super) struct Asked<'a> {
    /// The value of a parameter, if one was given.
    pub get: &'a dyn Fn(&str) -> Option<&'a str>,
    /// Words, for reading.
    pub words: &'a Words,
    /// The language of the one who asks.
    pub language: Language,
    /// The time zone if none is named.
    pub timezone: &'a str,
    /// The settings that are to be changed: what isn't named stays as it is in them. `None`: it is what is usual.
    pub present: Option<&'a Settings>,
    /// Now.
    pub now: Timestamp,
    /// The shortest time that a phase may have, in seconds.
    pub shortest: u32,
}

const MINUTE: u32 = 60;
const DAY: u32 = 86_400;

/// The seeds' tempo in live games (000 "Durata del gioco", 001 IV.1 and XIV.1, 002): half an hour of negotiation before
/// the first moves, a quarter before the others, five minutes of writing.
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

/// A practice game has long phases; one in which nothing happens for that long ends the game.
fn unhurried() -> Tempo {
    let week = || Limit::After(7 * DAY);
    Tempo { movement: week(), retreat: week(), adjustment: week(), ..Tempo::default() }
}

/// The limits of retreats and of builds that go with `movement` if none are named. `usual`: the tempo for games of this
/// kind.
fn implied(movement: &Limit, usual: &Tempo) -> (Limit, Limit) {
    match movement {
        // Players who agreed on an hour don't want a phase to end at night: phases without a limit of their own end at
        // that hour too, on any day.
        Limit::On(calendar) if usual.writing.is_none() => {
            let daily = Limit::On(Calendar { weekdays: (1..=7).collect(), ..calendar.clone() });
            (daily.clone(), daily)
        }
        Limit::On(_) | Limit::After(_) => (usual.retreat.clone(), usual.adjustment.clone()),
    }
}

/// What `rulebook` says about players who send nothing.
fn usual_absence(rulebook: &str) -> Absence {
    match rulebook {
        // These texts put late players into civil disorder; the others only those who have left.
        "seed-000" | "seed-001" => Absence::Disorder,
        _ => Absence::Hold,
    }
}

/// Reads all terms.
///
/// # Errors
/// All problems, not only the first.
pub(super) fn read(asked: &Asked<'_>) -> Result<Settings, Vec<Problem>> {
    let mut problems = Vec::new();
    let get = asked.get;
    let says = |id: &str| get(id) == Some("yes");
    // Whether a setting is read; of a game that exists only what is named.
    let asks = |id: &str| asked.present.is_none() || get(id).is_some();
    let mut settings = match asked.present {
        Some(present) => present.clone(),
        None => Settings::habit(get("variant").unwrap_or("classic"), asked.language, asked.timezone),
    };
    if let Some(language) = get("language").and_then(|tag| tag.parse().ok()) {
        settings.language = language;
    }
    if asks("timezone") {
        settings.timezone = read_timezone(asked, &mut problems);
    }
    if let Some(rulebook) = get("rulebook") {
        rulebook.clone_into(&mut settings.rulebook);
    }
    if asked.present.is_none() {
        settings.practice = says("practice");
        settings.setup = read_setup(asked, &settings.variant, &mut problems);
    }
    read_options(asked, &mut settings, &mut problems);
    // What isn't stored can't be shown later.
    settings.letters_kept |= settings.watched;
    settings.tempo = read_tempo(asked, settings.practice, &mut problems);
    if !settings.holidays.is_empty() && !settings.tempo.has_calendar() {
        problems.push(Problem::SkipsNothing);
    }
    if asks("press") {
        settings.press = match get("press") {
            Some("public") => PressRule::Public,
            Some("none") => PressRule::None,
            _ if settings.practice => PressRule::None,
            _ => PressRule::Full,
        };
    }
    if asks("moderators") {
        settings.readable_by_others = get("moderators") == Some("rooms");
    }
    if asks("silence") {
        settings.never_silent = get("silence") == Some("no");
    }
    if asks("anonymous") {
        settings.anonymous = says("anonymous");
    }
    if asks("master-sees") {
        settings.master_sees = says("master-sees");
    }
    if asks("preferences") {
        settings.preferences = get("preferences") != Some("no");
    }
    if asks("confirm") {
        settings.confirm = get("confirm") != Some("no") && !settings.practice;
    }
    // Another rulebook brings its own rule, unless another one than the earlier rulebook's was agreed.
    let is_usual = asked.present.is_none_or(|present| present.absence == usual_absence(&present.rulebook));
    match get("absence") {
        Some("disorder") => settings.absence = Absence::Disorder,
        Some("hold") => settings.absence = Absence::Hold,
        _ if is_usual => settings.absence = usual_absence(&settings.rulebook),
        _ => {}
    }
    read_victory(asked, &mut settings, &mut problems);
    read_last_year(asked, &mut settings, &mut problems);
    if asks("last-hour") {
        settings.last_hour = read_last_hour(asked, &settings.timezone, &mut problems);
    }
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

/// Whether counts of votes are announced: `votes=told`, `votes=secret`.
const VOTES: &str = "votes";
/// Whether only invited people may take seats: `join=open`, `join=invited`.
const JOIN: &str = "join";
/// Whether deadlines step over absences that players have announced: `absences=yes`, `absences=no`.
const ABSENCES: &str = "absences";
/// Whether seats are offered to others by themselves: `replacements=yes`, `replacements=no`.
const REPLACEMENTS: &str = "replacements";
/// Whether moves are adjudicated as soon as everybody is ready: `early=yes`, `early=no`.
const EARLY: &str = "early";

/// Whether letters are stored until the game is over: `letters=kept`, `letters=deleted`.
const LETTERS: &str = "letters";
/// The key among the options for whether people may watch.
const WATCH: &str = "watch";
/// The key among the options for press while late orders are waited for.
const GRACE_PRESS: &str = "grace-press";
/// The key among the options for what happens if orders are missing at the end.
const MISSING: &str = "missing";
/// The key among the options for publishing after the game who voted how.
const BALLOTS: &str = "ballots";
/// The key among the options for the first year in which a draw may be proposed.
const DRAW_FROM: &str = "draw-from";

/// How pictures look: `picture=light,letters`; the words of [`STYLE_WORDS`], of which those that aren't named are as usual.
const PICTURE: &str = "picture";

/// Holidays, over which deadlines by the calendar step: `skip=2026-12-24..2027-01-06`, `skip=2026-12-25`; `skip=no`
/// removes those that were agreed before.
const SKIP: &str = "skip";
/// How long holidays may be, in days, so that a game doesn't stop unnoticed.
const LONGEST_HOLIDAYS: i32 = 62;
/// How many holidays a game may have.
const MOST_HOLIDAYS: usize = 10;

/// Reads `2026-12-24..2027-01-06` or one date.
fn read_holidays(text: &str, settings: &Settings, now: Timestamp) -> Option<Holidays> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let (from, to): (Date, Date) = (from.trim().parse().ok()?, to.trim().trim_matches('.').parse().ok()?);
    let zone = TimeZone::get(&settings.timezone).unwrap_or(TimeZone::UTC);
    let today = now.to_zoned(zone).date();
    let days = from.until(to).ok()?.get_days();
    let fits = (0..LONGEST_HOLIDAYS).contains(&days) && to >= today && settings.holidays.len() < MOST_HOLIDAYS;
    fits.then_some(Holidays { from, to })
}

/// Holidays as they can be written: those of the end of this year.
fn holidays_example(now: Timestamp) -> String {
    let year = now.to_zoned(TimeZone::UTC).year();
    format!("{SKIP}={year}-12-24..{}-01-06", year.saturating_add(1))
}

fn read_options(asked: &Asked<'_>, settings: &mut Settings, problems: &mut Vec<Problem>) {
    let Some(text) = (asked.get)("options") else { return };
    let mut rulebook = rules::rulebook(settings);
    let mut skips = false;
    // Whether the entry before was about pictures: words without a key continue it.
    let mut pictured = false;
    for entry in text.split([',', ';']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let (key, value) = entry.split_once(['=', ':']).unwrap_or((entry, ""));
        let (key, value) = (key.trim().to_uppercase(), value.trim().to_lowercase());
        if key == PICTURE.to_uppercase() {
            settings.picture = PictureStyle::default();
            pictured = true;
            if !settings.picture.add(&value) {
                problems.push(bad("options", entry, STYLE_WORDS.map(|word| format!("{PICTURE}={word}"))));
            }
            continue;
        }
        pictured &= value.is_empty();
        if pictured {
            if !settings.picture.add(&key.to_lowercase()) {
                problems.push(bad("options", entry, STYLE_WORDS));
            }
            continue;
        }
        // Given among the single rules although the rulebook hasn't them: Discord's command has no room for more
        // parameters.
        let switch = [
            (VOTES, ["secret", "told"], &mut settings.votes_told),
            (EARLY, ["yes", "no"], &mut settings.never_early),
            (JOIN, ["open", "invited"], &mut settings.by_invitation),
            (ABSENCES, ["yes", "no"], &mut settings.never_waits),
            (REPLACEMENTS, ["yes", "no"], &mut settings.no_replacements),
            (LETTERS, ["deleted", "kept"], &mut settings.letters_kept),
            (WATCH, ["no", "yes"], &mut settings.watched),
            (GRACE_PRESS, ["yes", "no"], &mut settings.grace_silent),
            (MISSING, ["play", "pause"], &mut settings.missing_pauses),
            (BALLOTS, ["secret", "revealed"], &mut settings.votes_revealed),
        ];
        if let Some((name, values, set)) = switch.into_iter().find(|(name, ..)| name.to_uppercase() == key) {
            match values.iter().position(|known| *known == value) {
                Some(at) => *set = at == 1,
                None => problems.push(bad("options", entry, values.map(|value| format!("{name}={value}")))),
            }
            continue;
        }
        if key == DRAW_FROM.to_uppercase() {
            let first = rules::setup(settings).starts(rules::map(&settings.variant)).year;
            let year = value.parse::<u16>().ok().filter(|year| (first..=first.saturating_add(200)).contains(year));
            match year {
                Some(year) => settings.draw_from = Some(year).filter(|year| *year > first),
                None if value == "no" => settings.draw_from = None,
                None => problems.push(bad("options", entry, [format!("{DRAW_FROM}={}", first.saturating_add(4))])),
            }
            continue;
        }
        if key == SKIP.to_uppercase() {
            if !std::mem::replace(&mut skips, true) {
                settings.holidays.clear();
            }
            match read_holidays(&value, settings, asked.now) {
                Some(holidays) => settings.holidays.push(holidays),
                None if value == "no" => {}
                None => problems.push(bad("options", entry, [holidays_example(asked.now)])),
            }
            continue;
        }
        // Section numbers are written with a capital letter, names in lower case.
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
                problems.push(bad(
                    "options",
                    entry,
                    keys.chain([
                        VOTES,
                        EARLY,
                        JOIN,
                        ABSENCES,
                        REPLACEMENTS,
                        SKIP,
                        LETTERS,
                        WATCH,
                        GRACE_PRESS,
                        MISSING,
                        BALLOTS,
                        DRAW_FROM,
                        PICTURE,
                    ]),
                ));
            }
            Err(UnknownOption::Value { key, values, .. }) => {
                problems.push(bad("options", entry, values.iter().map(|value| format!("{key}={value}"))));
            }
        }
    }
}

fn read_tempo(asked: &Asked<'_>, practice: bool, problems: &mut Vec<Problem>) -> Tempo {
    // What stays unless it is named: the tempo of a game that exists, if no other kind of tempo is asked for.
    let kept = asked.present.map(|present| &present.tempo).filter(|_| (asked.get)("tempo").is_none());
    let at_table = match kept {
        Some(kept) => kept.writing.is_some(),
        None => (asked.get)("tempo") == Some("table"),
    };
    let usual = match (at_table, practice) {
        (true, _) => table(),
        (false, true) => unhurried(),
        (false, false) => Tempo::default(),
    };
    let mut tempo = kept.unwrap_or(&usual).clone();
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
        // The others follow, except those that were agreed for themselves.
        let (before, after) = (implied(&tempo.movement, &usual), implied(&limit, &usual));
        if tempo.retreat == before.0 {
            tempo.retreat = after.0;
        }
        if tempo.adjustment == before.1 {
            tempo.adjustment = after.1;
        }
        tempo.movement = limit;
    }
    if let Some(limit) = read("retreats") {
        tempo.retreat = limit;
    }
    if let Some(limit) = read("builds") {
        tempo.adjustment = limit;
    }
    if let Some(limit) = read("first") {
        tempo.first = Some(limit);
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
pub(super) fn weekday_words(words: &Words, language: Language) -> Vec<Vec<String>> {
    let listed = words.plain(language, "weekdays-read");
    listed.split('|').map(|names| names.split_whitespace().map(str::to_lowercase).collect()).collect()
}

/// Reads `48h`, or `mon,wed,fri 20:00`, in `language` or any other.
pub fn limit(words: &Words, language: Language, text: &str) -> Option<Limit> {
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
pub(super) fn time_of_day(word: &str) -> Option<Time> {
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
    // At least one more than the largest power has at the start, and no more than there are.
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

/// Separates the word for what is counted from `text`.
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

/// Reads `22:00` (the next time of day) or `2026-12-31 22:00`, in `timezone`.
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
        asked_of(None, values)
    }

    fn asked_of(present: Option<&Settings>, values: &[(&str, &str)]) -> Result<Settings, Vec<Problem>> {
        let words = dragoman_locales::words().unwrap();
        let get = |id: &str| values.iter().find(|(key, _)| *key == id).map(|(_, value)| *value);
        let now = "2026-11-21T18:00:00Z".parse().unwrap();
        read(&Asked {
            get: &get,
            words: &words,
            language: Language::of(*b"it"),
            timezone: "Europe/Rome",
            present,
            now,
            shortest: 60,
        })
    }

    fn agreed(values: &[(&str, &str)]) -> Settings {
        asked(values).unwrap()
    }

    fn changed(present: &Settings, values: &[(&str, &str)]) -> Settings {
        asked_of(Some(present), values).unwrap()
    }

    fn on(weekdays: &[u8], hour: u8, minute: u8) -> Limit {
        Limit::On(Calendar { weekdays: weekdays.to_vec(), hour, minute })
    }

    #[test]
    fn settings_default_to_the_habit() {
        assert_eq!(agreed(&[]), Settings::habit("classic", Language::of(*b"it"), "Europe/Rome"));
    }

    #[test]
    fn deadlines_are_lengths_or_days_in_any_language() {
        let words = dragoman_locales::words().unwrap();
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
    fn holidays_are_read_and_need_a_calendar() {
        let calendar = ("deadline", "lun gio 20:00");
        let skip = |text: &str| asked(&[calendar, ("options", text)]).map(|settings| settings.holidays);
        let off = |from: &str, to: &str| Holidays { from: from.parse().unwrap(), to: to.parse().unwrap() };
        let (year_end, easter) = (off("2026-12-24", "2027-01-06"), off("2027-03-28", "2027-03-28"));
        assert_eq!(skip("skip=2026-12-24..2027-01-06"), Ok(vec![year_end]));
        assert_eq!(skip("skip=2026-12-24..2027-01-06, skip=2027-03-28"), Ok(vec![year_end, easter]));
        assert_eq!(skip("skip=no"), Ok(Vec::new()));
        // In the past, backwards, too long, no date.
        for text in
            ["skip=2025-12-24..2026-01-06", "skip=2027-01-06..2026-12-24", "skip=2027-01-01..2027-12-31", "skip=xmas"]
        {
            assert!(skip(text).is_err(), "{text}");
        }
        let problems = asked(&[("options", "skip=2026-12-24..2027-01-06")]);
        assert_eq!(problems, Err(vec![Problem::SkipsNothing]));
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
    fn with_another_limit_of_moves_only_limits_change_that_followed_from_the_earlier_one() {
        let daily = |hour: u8| on(&[1, 2, 3, 4, 5, 6, 7], hour, 0);
        let hours = |hours: u32| Limit::After(hours * 3600);
        let others = |settings: &Settings| (settings.tempo.retreat.clone(), settings.tempo.adjustment.clone());
        let calendar = ("deadline", "lun 20:00");

        let both = agreed(&[("retreats", "12h"), ("builds", "6h")]);
        let both = changed(&both, &[calendar]);
        assert_eq!((&both.tempo.movement, others(&both)), (&on(&[1], 20, 0), (hours(12), hours(6))));
        assert_eq!(others(&changed(&both, &[("deadline", "48h")])), (hours(12), hours(6)));

        let one = changed(&agreed(&[("builds", "6h")]), &[calendar]);
        assert_eq!(others(&one), (daily(20), hours(6)));
        assert_eq!(others(&changed(&one, &[("deadline", "gio 21:00")])), (daily(21), hours(6)));
        assert_eq!(others(&changed(&one, &[("deadline", "72h")])), (hours(24), hours(6)));
        assert_eq!(others(&changed(&one, &[("deadline", "72h"), ("builds", "8h")])), (hours(24), hours(8)));

        let none = agreed(&[calendar]);
        assert_eq!(changed(&none, &[("deadline", "48h")]).tempo, Tempo::default());
        assert_eq!(changed(&none, &[("grace", "2h")]).tempo, Tempo { grace: 7200, ..none.tempo.clone() });
        assert_eq!(changed(&none, &[("tempo", "table")]).tempo, table());

        let live = agreed(&[("tempo", "table"), ("builds", "3m")]);
        let live = changed(&live, &[("deadline", "10m")]);
        assert_eq!((&live.tempo.movement, others(&live)), (&Limit::After(600), (Limit::After(300), Limit::After(180))));
    }

    #[test]
    fn holidays_need_a_calendar_after_a_change_too() {
        let settings = agreed(&[("deadline", "lun 20:00"), ("options", "skip=2026-12-24..2027-01-06")]);
        let length = ("deadline", "48h");
        assert_eq!(asked_of(Some(&settings), &[length]), Err(vec![Problem::SkipsNothing]));
        assert_eq!(changed(&settings, &[length, ("options", "skip=no")]).tempo, Tempo::default());
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
    fn whether_vote_counts_are_announced_is_agreed_among_the_single_rules() {
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
    fn options_are_checked_and_their_values_are_named() {
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
    fn a_rule_without_effect_is_refused_with_the_reason() {
        let problems = asked(&[("options", "4.A.6=b, 4.b.7=a, 4.D.1=c, 4.A.1=a")]).unwrap_err();
        let refused = ["4.A.6", "4.B.7", "4.D.1"].map(|option| Problem::NoEffect { option: option.to_owned() });
        assert_eq!(problems, refused);
        // Every rule is either agreed or refused, and none that changes nothing is agreed.
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
    fn all_problems_are_reported_at_once() {
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
        // It is 19:00 in the game's time zone: 18:00 is tomorrow.
        assert_eq!(agreed(&[("last-hour", "18:00")]).last_hour.unwrap().at.to_string(), "2026-11-22T17:00:00Z");
    }

    #[test]
    fn the_old_italian_rules_know_civil_disorder_for_the_late() {
        assert_eq!(agreed(&[("rulebook", "seed-001")]).absence, Absence::Disorder);
        assert_eq!(agreed(&[("rulebook", "seed-001"), ("absence", "hold")]).absence, Absence::Hold);
        assert_eq!(agreed(&[]).absence, Absence::Hold);
    }

    #[test]
    fn another_rulebook_keeps_what_was_agreed_about_absence() {
        let (old, new) = (("rulebook", "seed-001"), ("rulebook", "2023"));
        assert_eq!(changed(&agreed(&[]), &[old]).absence, Absence::Disorder);
        assert_eq!(changed(&agreed(&[old]), &[new]).absence, Absence::Hold);
        assert_eq!(changed(&agreed(&[("absence", "disorder")]), &[new]).absence, Absence::Disorder);
        let holds = agreed(&[old, ("absence", "hold")]);
        assert_eq!(changed(&holds, &[("rulebook", "seed-000")]).absence, Absence::Hold);
        assert_eq!(changed(&holds, &[("anonymous", "yes")]).absence, Absence::Hold);
        assert_eq!(changed(&holds, &[("absence", "disorder")]).absence, Absence::Disorder);
    }
}
