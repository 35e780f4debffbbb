//! Reads days as people write them: `2026-12-03..2026-12-06`, `3-6 December`, `3.12. – 6.12.`, `Friday to Sunday`.
//!
//! Words count in any language, the writer's first. What isn't understood whole isn't guessed: a wrong day would cost
//! the player their orders.

use dragoman_l10n::{Language, Words};
use jiff::ToSpan;
use jiff::civil::Date;

use crate::fold::fold;
use crate::times::weekday_words;

/// The messages with the names of the months.
const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

/// The longest text that is read, in characters.
const LONGEST_TEXT: usize = 80;

/// What is said of one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Said {
    day: Option<i8>,
    month: Option<i8>,
    year: Option<i16>,
    /// 1 is Monday.
    weekday: Option<i8>,
}

/// The first and the last day that `text` names, on `today` or later. A single day is both.
pub fn read_days(words: &Words, language: Language, text: &str, today: Date) -> Option<(Date, Date)> {
    let text = text.trim().to_lowercase();
    if text.chars().count() > LONGEST_TEXT {
        return None;
    }
    let text = with_dates(words, &text, today);
    let halves = halves(words, language, &text)?;
    let mut said = halves.iter().map(|half| read_day(words, language, half));
    let (mut from, to) = (said.next()??, said.next());
    // On a Friday "Friday" is the next one.
    let today = if from.weekday.is_some() { today.tomorrow().ok()? } else { today };
    let Some(mut to) = to.map_or(Some(None), |to| to.map(Some))? else {
        let day = date(from, today)?;
        return Some((day, day));
    };
    // "3-6 December", and "3 December to 6".
    from.month = from.month.or(to.month.filter(|_| from.weekday.is_none()));
    to.month = to.month.or(from.month.filter(|_| to.weekday.is_none()));
    if from.year.is_none() && to.year.is_some() {
        // "28 December to 3 January 2027"
        let last = date(to, today)?;
        let same = date(Said { year: to.year, ..from }, today)?;
        let first = if same <= last { same } else { date(Said { year: to.year.map(|year| year - 1), ..from }, today)? };
        return Some((first, last));
    }
    let first = date(from, today)?;
    let last = date(to, first)?;
    (first <= last).then_some((first, last))
}

/// A text with the date where it says "tomorrow", in any language.
fn with_dates(words: &Words, text: &str, today: Date) -> String {
    let tomorrow = today.tomorrow().unwrap_or(today).to_string();
    let is_tomorrow = |word: &str| is_listed_anywhere(words, "days-tomorrow-read", word.trim_matches([',', '.', '!']));
    let dated = text.split_whitespace().map(|word| if is_tomorrow(word) { tomorrow.as_str() } else { word });
    dated.collect::<Vec<_>>().join(" ")
}

/// The days on which somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The first and the last.
    Days(Date, Date),
    /// "from Friday": the last isn't said.
    OpenEnded,
}

/// The days that `text` names, as [`read_days`] reads them, but for a single day behind a word that leads to it: "until Friday"
/// begins on `first`, and "from Friday" isn't that day alone.
pub fn read_span(words: &Words, language: Language, text: &str, today: Date, first: Date) -> Option<Span> {
    let (from, to) = read_days(words, language, text, today)?;
    let text = text.trim().to_lowercase();
    let lead = text.split(|c: char| c.is_whitespace() || matches!(c, '\'' | '’')).next().unwrap_or_default();
    if halves(words, language, &text)?.len() > 1 {
        return Some(Span::Days(from, to));
    }
    if is_until(words, language, lead) && first <= to {
        return Some(Span::Days(first, to));
    }
    let begins = is_listed_anywhere(words, "days-from-read", lead);
    Some(if begins { Span::OpenEnded } else { Span::Days(from, to) })
}

/// The text before a day, and the day: what follows a word that leads to one ("until 7 January", "Bosforo until Friday"), or
/// the whole text if it is one. `None`: it names no day.
pub fn split_day<'a>(words: &Words, language: Language, text: &'a str) -> Option<(&'a str, &'a str)> {
    let text = text.trim();
    // Which one it is depends on today, and not whether it is one.
    if read_days(words, language, text, Date::constant(2000, 1, 1)).is_some() {
        return Some(("", text));
    }
    let mut rest = text;
    loop {
        let word = rest.split_whitespace().next()?;
        if is_listed(words, language, "days-until-read", &word.to_lowercase()) {
            return Some((text.strip_suffix(rest)?.trim_end(), rest));
        }
        rest = rest.strip_prefix(word)?.trim_start();
    }
}

/// The texts of the first and of the last day, if there are two.
fn halves(words: &Words, language: Language, text: &str) -> Option<Vec<String>> {
    // An apostrophe joins a word to the day: "dall'8 all'11".
    let tidy = text.replace("..", " … ").replace(['–', '—'], " … ").replace(['\'', '’'], " ");
    let mut halves = vec![String::new()];
    for word in tidy.split_whitespace() {
        if matches!(word, "…" | "-") || is_until(words, language, word) {
            halves.push(String::new());
            continue;
        }
        // A date with hyphens is one word; "3-6" and "fri-sun" are two days.
        let parts: Vec<&str> = match word.parse::<Date>() {
            Ok(_) => vec![word],
            Err(_) => word.split('-').collect(),
        };
        for (at, part) in parts.into_iter().enumerate() {
            if at > 0 {
                halves.push(String::new());
            }
            if let Some(half) = halves.last_mut() {
                half.push(' ');
                half.push_str(part);
            }
        }
    }
    halves.retain(|half| !half.trim().is_empty());
    (1..=2).contains(&halves.len()).then_some(halves)
}

/// Whether `word` leads to a last day.
fn is_until(words: &Words, language: Language, word: &str) -> bool {
    let listed = |language| is_listed(words, language, "days-until-read", word);
    // "do" is until in Polish, and a Dutch Thursday.
    let is_day = || weekday_words(words, language).iter().flatten().any(|name| name == word);
    listed(language) || !is_day() && words.languages().iter().any(listed)
}

/// Whether a message that lists words has `word`.
fn is_listed(words: &Words, language: Language, message: &str, word: &str) -> bool {
    words.plain(language, message).split_whitespace().any(|known| known == word)
}

/// The same in any language.
fn is_listed_anywhere(words: &Words, message: &str, word: &str) -> bool {
    words.languages().iter().any(|language| is_listed(words, language, message, word))
}

fn read_day(words: &Words, language: Language, text: &str) -> Option<Said> {
    if let Ok(date) = text.trim().parse::<Date>() {
        return Some(Said { day: Some(date.day()), month: Some(date.month()), year: Some(date.year()), weekday: None });
    }
    let mut said = Said::default();
    for word in text.split([' ', '.', ',', '/']).filter(|word| !word.is_empty()) {
        let digits = word.trim_end_matches(|c: char| c.is_alphabetic() || matches!(c, 'º' | '°'));
        if let Ok(number) = digits.parse::<i16>() {
            match number {
                2000.. if said.year.is_none() => said.year = Some(number),
                1..=31 if said.day.is_none() => said.day = i8::try_from(number).ok(),
                1..=12 if said.month.is_none() => said.month = i8::try_from(number).ok(),
                _ => return None,
            }
            continue;
        }
        if is_listed_anywhere(words, "days-filler-read", word) {
            continue;
        }
        // After a day's number "mar" is March, alone it is an Italian Tuesday.
        match (month(words, language, word), weekday(words, language, word)) {
            (Some(month), _) if said.day.is_some() && said.month.is_none() => said.month = Some(month),
            (_, Some(weekday)) if said.weekday.is_none() => said.weekday = Some(weekday),
            (Some(month), None) if said.month.is_none() => said.month = Some(month),
            _ => return None,
        }
    }
    (said.day.is_some() || said.weekday.is_some()).then_some(said)
}

/// The month whose name begins with the same three letters.
fn month(words: &Words, language: Language, word: &str) -> Option<i8> {
    let begins = |text: &str| fold(text).chars().take(3).collect::<String>();
    let begun = begins(word);
    let named = |language: Language| {
        let at = MONTHS.iter().position(|id| begins(&words.plain(language, id)) == begun)?;
        i8::try_from(at + 1).ok()
    };
    if begun.chars().count() < 3 { None } else { words.languages().beginning_with(language).find_map(named) }
}

fn weekday(words: &Words, language: Language, word: &str) -> Option<i8> {
    words.languages().beginning_with(language).find_map(|language| {
        let days = weekday_words(words, language);
        let at = days.iter().position(|names| names.iter().any(|name| name == word))?;
        i8::try_from(at + 1).ok()
    })
}

/// The first day on `from` or later of which that is said; with a year, that day.
fn date(said: Said, from: Date) -> Option<Date> {
    if let (Some(day), Some(month), Some(year)) = (said.day, said.month, said.year) {
        return Date::new(year, month, day).ok();
    }
    // A 29 February is at most eight years away.
    (0..=8 * 366).filter_map(|days: i64| from.checked_add(days.days()).ok()).find(|date| {
        said.day.is_none_or(|day| date.day() == day)
            && said.month.is_none_or(|month| date.month() == month)
            && said.year.is_none_or(|year| date.year() == year)
            && said.weekday.is_none_or(|weekday| date.weekday().to_monday_one_offset() == weekday)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them() {
        let words = dragoman_locales::words().unwrap();
        // A Saturday.
        let today: Date = "2026-11-21".parse().unwrap();
        let read = |text: &str| {
            let read = read_days(&words, Language::EN, text, today)?;
            Some(format!("{}..{}", read.0, read.1))
        };
        for text in [
            "2026-12-03..2026-12-06",
            "2026-12-03 to 2026-12-06",
            "3-6 December",
            "3–6 Dec 2026",
            "3. bis 6. Dezember",
            "dal 3 al 6 dicembre",
            "dal 3° al 6° dicembre",
            "van 3 t/m 6 december",
            "od 3 do 6 grudnia",
            "3.12. - 6.12.",
            "3/12/2026 - 6/12/2026",
            "3 December until 6 December",
            "3rd to 6th December",
        ] {
            assert_eq!(read(text).as_deref(), Some("2026-12-03..2026-12-06"), "{text}");
        }
        for text in ["dall'8 all'11 dicembre", "dall’8 all’11 dicembre", "8-11 dicembre"] {
            assert_eq!(read(text).as_deref(), Some("2026-12-08..2026-12-11"), "{text}");
        }
        assert_eq!(read("l'8 dicembre").as_deref(), Some("2026-12-08..2026-12-08"));
        assert_eq!(read("2026-12-03").as_deref(), Some("2026-12-03..2026-12-03"));
        assert_eq!(read("sat").as_deref(), Some("2026-11-28..2026-11-28"));
        assert_eq!(read("fri to sun").as_deref(), Some("2026-11-27..2026-11-29"));
        assert_eq!(read("28 December to 3 January").as_deref(), Some("2026-12-28..2027-01-03"));
        assert_eq!(read("28 December to 3 January 2027").as_deref(), Some("2026-12-28..2027-01-03"));
        assert_eq!(read("3 mar").as_deref(), Some("2027-03-03..2027-03-03"));
        let split = |text| split_day(&words, Language::EN, text);
        assert_eq!(split("until 7 January"), Some(("", "until 7 January")));
        assert_eq!(split("7 January"), Some(("", "7 January")));
        assert_eq!(split("Bosforo until 7 January"), Some(("Bosforo", "until 7 January")));
        assert_eq!(split("until whenever"), Some(("", "until whenever")), "it is answered as a day");
        assert_eq!(split("Bosforo"), None);
        for (language, text) in
            [("it", "fino al 7 gennaio"), ("nl", "tot 7 januari"), ("pl", "do 7 stycznia"), ("de", "bis zum 7. Januar")]
        {
            let language: Language = language.parse().unwrap();
            assert_eq!(split_day(&words, language, text), Some(("", text)));
            let day = read_days(&words, language, text, today).map(|(first, _)| first.to_string());
            assert_eq!(day.as_deref(), Some("2027-01-07"), "{text}");
        }
        let span = |language: &str, text: &str| {
            let tomorrow = today.tomorrow().unwrap();
            match read_span(&words, language.parse().unwrap(), text, today, tomorrow)? {
                Span::Days(from, to) => Some(format!("{from}..{to}")),
                Span::OpenEnded => Some("open".to_owned()),
            }
        };
        for (language, until, dated, from) in [
            ("en", "until Friday", "till 27 November", "from Friday"),
            ("it", "fino a venerdì", "fino al 27 novembre", "da venerdì"),
            ("nl", "tot vrijdag", "tot en met 27 november", "vanaf vrijdag"),
            ("pl", "do piątku", "do 27 listopada", "od 27 listopada"),
            ("de", "bis Freitag", "bis zum 27. November", "ab Freitag"),
        ] {
            for text in [until, dated] {
                assert_eq!(span(language, text).as_deref(), Some("2026-11-22..2026-11-27"), "{text}");
            }
            assert_eq!(span(language, from).as_deref(), Some("open"), "{from}");
        }
        assert_eq!(span("en", "from Friday to Sunday").as_deref(), Some("2026-11-27..2026-11-29"));
        for (language, text) in
            [("en", "tomorrow"), ("it", "domani"), ("nl", "morgen"), ("pl", "jutro"), ("de", "bis morgen")]
        {
            assert_eq!(span(language, text).as_deref(), Some("2026-11-22..2026-11-22"), "{text}");
        }
        assert_eq!(span("en", "tomorrow until Tuesday").as_deref(), Some("2026-11-22..2026-11-24"));
        assert_eq!(span("en", "on Friday").as_deref(), Some("2026-11-27..2026-11-27"));
        for text in ["", "soon", "32 December", "2026-12-06..2026-12-03", "3 4 5 6", "December", "30 February", "1-2-3"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
