//! The terms of a game that is being created: read, checked, and completed by defaults.
//!
//! All problems are reported at once, each with the possible values; then nothing is created.

use dragoman_engine::{Count, Rulebook, Setup, UnknownOption};
use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{duration_examples, option_value, option_value_word, seconds};
use dragoman_reading::times::{self, Deadline, time_of_day, weekday_words};
use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

use crate::model::{
    Absence, Calendar, ComputerLevel, CountBy, Holidays, LastHour, LastYear, Limit, PressRule, Settings, Tempo,
};
use crate::notice::opening::Problem;
use crate::options::{GameOption, OPTIONS, OptionKind};
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

/// The longest that late orders are waited for, in seconds.
const LONGEST_GRACE: u32 = 3 * DAY;
/// How long a game may wait for missing orders before the players decide how it goes on, in seconds.
const WAIT: std::ops::RangeInclusive<u32> = 3_600..=30 * DAY;
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
    format!("{year}-12-24..{}-01-06", year.saturating_add(1))
}

fn read_options(asked: &Asked<'_>, settings: &mut Settings, problems: &mut Vec<Problem>) {
    let Some(text) = (asked.get)("options") else { return };
    let mut skips = false;
    // Whether the entry before was about pictures: words without a key continue it.
    let mut pictured = false;
    for entry in text.split([',', ';']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let (key, value) = entry.split_once(['=', ':']).unwrap_or((entry, ""));
        pictured &= value.trim().is_empty();
        if pictured {
            if !settings.picture.add(option_value(asked.words, key, &STYLE_WORDS).unwrap_or_default()) {
                let words = STYLE_WORDS.map(|word| option_value_word(asked.words, asked.language, word));
                problems.push(bad("options", entry, words));
            }
            continue;
        }
        // Given among the single rules although the rulebook hasn't them: Discord's command has no room for more
        // parameters.
        let Some(option) = GameOption::called(asked.words, key) else {
            problems.extend(read_rule(asked, settings, entry, (key, value)));
            continue;
        };
        pictured = matches!(option.kind, OptionKind::Picture);
        if pictured {
            settings.picture = PictureStyle::default();
        }
        if matches!(option.kind, OptionKind::Holidays) && !std::mem::replace(&mut skips, true) {
            settings.holidays.clear();
        }
        if let Err(expected) = read_option(asked, settings, option, &option.value_of(asked.words, value)) {
            let written = |value: &String| option.written(asked.words, asked.language, value);
            problems.push(bad("options", entry, expected.iter().map(written)));
        }
    }
}

/// Reads one of the [`options`](crate::options).
///
/// # Errors
/// The values that it may have.
fn read_option(
    asked: &Asked<'_>,
    settings: &mut Settings,
    option: &GameOption,
    value: &str,
) -> Result<(), Vec<String>> {
    let values = || option.values().into_iter().map(str::to_owned).collect::<Vec<_>>();
    match &option.kind {
        OptionKind::Switch(switch) => match switch.values.iter().position(|known| *known == value) {
            Some(at) => (switch.set)(settings, at == 1),
            None => return Err(values()),
        },
        OptionKind::Holidays => match read_holidays(value, settings, asked.now) {
            Some(holidays) => settings.holidays.push(holidays),
            None if value == "no" => {}
            None => return Err(vec![holidays_example(asked.now)]),
        },
        OptionKind::DrawFrom => {
            let first = rules::setup(settings).starts(rules::map(&settings.variant)).year;
            let year = value.parse::<u16>().ok().filter(|year| (first..=first.saturating_add(200)).contains(year));
            match year {
                Some(year) => settings.draw_from = Some(year).filter(|year| *year > first),
                None if value == "no" => settings.draw_from = None,
                None => return Err(vec![first.saturating_add(4).to_string()]),
            }
        }
        OptionKind::Missing => {
            let wait = seconds(asked.words, asked.language, value).filter(|wait| WAIT.contains(wait));
            (settings.missing_pauses, settings.missing_wait) = match (value, wait) {
                ("play", _) => (false, None),
                ("pause", _) => (true, None),
                (_, Some(wait)) => (true, Some(wait)),
                (_, None) => {
                    let length = duration_examples(asked.words, asked.language).into_iter().nth(1);
                    return Err(values().into_iter().chain(length).collect());
                }
            };
        }
        OptionKind::Level => match ComputerLevel::ALL.into_iter().find(|(_, name)| *name == value) {
            Some((level, _)) => settings.computer_level = level,
            None => return Err(values()),
        },
        OptionKind::Picture => {
            if !settings.picture.add(value) {
                return Err(values());
            }
        }
    }
    Ok(())
}

/// Reads a single rule of the rulebook.
fn read_rule(asked: &Asked<'_>, settings: &mut Settings, entry: &str, (key, value): (&str, &str)) -> Option<Problem> {
    // Section numbers are written with a capital letter, names in lower case. The values are letters, which are words for
    // yes and no in some language.
    let (key, value) = (key.trim().to_uppercase(), value.trim().to_lowercase());
    let known = Rulebook::options().find(|(known, _)| known.to_uppercase() == key).map(|(known, _)| known);
    let key = known.unwrap_or(&key);
    match rules::rulebook(settings).set_for(rules::map(&settings.variant), key, &value) {
        Ok(()) if known.is_some_and(Rulebook::is_without_effect) => Some(Problem::NoEffect { option: key.to_owned() }),
        Ok(()) => {
            settings.options.insert(key.to_owned(), value);
            None
        }
        Err(UnknownOption::Key(_)) => {
            let keys = Rulebook::options().map(|(key, _)| key).filter(|key| !Rulebook::is_without_effect(key));
            let options = OPTIONS.iter().map(|option| option.word(asked.words, asked.language));
            Some(bad("options", entry, keys.map(str::to_owned).chain(options)))
        }
        Err(UnknownOption::Value { key, values, .. }) => {
            Some(bad("options", entry, values.iter().map(|value| format!("{key}={value}"))))
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
            _ => match seconds(asked.words, asked.language, text).filter(|grace| *grace <= LONGEST_GRACE) {
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
    let mut examples = duration_examples(words, language);
    examples.push(format!("{},{},{} 20:00", day(0), day(2), day(4)));
    examples
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
        Some(number) => {
            settings.victory = Some(number).filter(|number| *number != map.wins() || !map.goal().is_empty())
        }
        None => problems.push(bad("victory", text, [least, most].map(|bound| bound.to_string()))),
    }
}

/// Reads `48h`, or `mon,wed,fri 20:00`, in `language` or any other.
pub fn limit(words: &Words, language: Language, text: &str) -> Option<Limit> {
    Some(match times::deadline(words, language, text)? {
        Deadline::After(seconds) => Limit::After(seconds),
        Deadline::On { weekdays, hour, minute } => Limit::On(Calendar { weekdays, hour, minute }),
    })
}

/// Separates the word for what is counted from `text`.
fn counted(words: &Words, text: &str) -> (String, Option<CountBy>) {
    let (left, by) = times::counted(words, text);
    let by = by.map(|by| match by {
        Count::Centres => CountBy::Centres,
        Count::Units => CountBy::Units,
    });
    (left, by)
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
mod tests;
