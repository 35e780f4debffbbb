//! Reads times of day, deadlines and ends of games as people write them: `20:00`, `8pm`, `48h`, `mon,wed,fri 20:00`, `1910
//! units`.

use dragoman_engine::Count;
use dragoman_l10n::{Language, Words};
use jiff::civil::Time;

use crate::command::seconds;

/// When something ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// After this time, in seconds.
    After(u32),
    /// On these days of the week, at one time of day.
    On {
        /// The days, in order; 1 is Monday.
        weekdays: Vec<u8>,
        /// The hour, from 0 to 23.
        hour: u8,
        /// The minute.
        minute: u8,
    },
}

/// For each day of the week, from Monday, the words for it.
pub fn weekday_words(words: &Words, language: Language) -> Vec<Vec<String>> {
    let listed = words.plain(language, "weekdays-read");
    listed.split('|').map(|names| names.split_whitespace().map(str::to_lowercase).collect()).collect()
}

/// Reads `48h`, or `mon,wed,fri 20:00`, in `language` or any other.
pub fn deadline(words: &Words, language: Language, text: &str) -> Option<Deadline> {
    if let Some(seconds) = seconds(words, language, text) {
        return Some(Deadline::After(seconds));
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
    Some(Deadline::On { weekdays, hour, minute })
}

/// Reads `20:00`, `20.30`, `20h`, `20h30`, `8pm`, `20`.
pub fn time_of_day(word: &str) -> Option<Time> {
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

/// Separates the word for what is counted from `text`.
pub fn counted(words: &Words, text: &str) -> (String, Option<Count>) {
    let mut by = None;
    let mut left = Vec::new();
    for word in text.split_whitespace() {
        let lower = word.trim_matches([',', ';']).to_lowercase();
        let is = |id: &str| {
            let known = |language| words.plain(language, id).split_whitespace().any(|known| known == lower);
            words.languages().iter().any(known)
        };
        match () {
            () if is("units-read") => by = Some(Count::Units),
            () if is("centres-read") => by = Some(Count::Centres),
            () => left.push(word),
        }
    }
    (left.join(" "), by)
}
