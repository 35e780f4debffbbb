//! Instants and lengths of time in words.

use dragoman_game::model::Limit;
use dragoman_game::notice::Reader;
use dragoman_l10n::{Args, Language, Text, Words};
use dragoman_platform::message::Times;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

const WEEKDAYS: [&str; 7] = ["weekday-1", "weekday-2", "weekday-3", "weekday-4", "weekday-5", "weekday-6", "weekday-7"];
const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

/// An instant as the reader sees it: "Fri 21 November, 20:00 (Europe/Rome)".
pub fn instant(words: &Words, reader: &Reader, times: Times, at: Timestamp) -> Text {
    if times == Times::Tags {
        return Text::instant(at.as_second());
    }
    let zone = TimeZone::get(&reader.timezone).unwrap_or(TimeZone::UTC);
    let local = at.to_zoned(zone);
    let weekday = usize::try_from(local.weekday().to_monday_zero_offset()).ok().and_then(|day| WEEKDAYS.get(day));
    let month = usize::try_from(local.month() - 1).ok().and_then(|month| MONTHS.get(month));
    let plain = |id: Option<&&'static str>| id.map(|id| words.plain(reader.language, id)).unwrap_or_default();
    let args = Args::new()
        .text("weekday", plain(weekday))
        .number("day", local.day())
        .text("month", plain(month))
        .text("time", format!("{:02}:{:02}", local.hour(), local.minute()))
        .text("zone", reader.timezone.clone());
    words.say(reader.language, "instant", &args)
}

/// A day: "24 December 2026".
pub fn date(words: &Words, language: Language, date: Date) -> String {
    words.text(language, "date", &parts_of(words, language, date))
}

/// What stands in front of a day: languages that join it to the number have forms of their own ("all'8", "al 9").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayForm {
    /// The first of several days.
    From,
    /// The last of several days, or until which something lasts.
    To,
    /// On which something is.
    The,
}

/// A day behind a preposition: "al 24 dicembre 2026"; in languages that don't join them, the day alone.
pub fn date_as(words: &Words, language: Language, form: DayForm, date: Date) -> String {
    let id = match form {
        DayForm::From => "date-from",
        DayForm::To => "date-to",
        DayForm::The => "date-the",
    };
    words.text(language, id, &parts_of(words, language, date))
}

/// Day, month and year, for messages.
fn parts_of(words: &Words, language: Language, date: Date) -> Args<'static> {
    let month = usize::try_from(date.month() - 1).ok().and_then(|month| MONTHS.get(month));
    let month = month.map(|id| words.plain(language, id)).unwrap_or_default();
    Args::new().number("day", date.day()).text("month", month).text("year", date.year().to_string())
}

/// A length of time: "2 days", "36 h", "30 min".
pub fn length(words: &Words, language: Language, seconds: u32) -> String {
    let (id, count) = match seconds {
        seconds if seconds >= 48 * 3600 && seconds.is_multiple_of(86400) => ("length-days", seconds / 86400),
        seconds if seconds >= 3600 && seconds.is_multiple_of(3600) => ("length-hours", seconds / 3600),
        seconds => ("length-minutes", seconds.div_ceil(60)),
    };
    words.text(language, id, &Args::new().number("count", count))
}

/// When a kind of phase ends: "2 days", "Mon, Wed, Fri at 20:00", or "daily at 20:00".
pub fn limit(words: &Words, language: Language, limit: &Limit) -> String {
    match limit {
        Limit::After(seconds) => length(words, language, *seconds),
        Limit::On(calendar) => {
            let time = format!("{:02}:{:02}", calendar.hour, calendar.minute);
            if calendar.weekdays.len() == WEEKDAYS.len() {
                return words.text(language, "limit-daily", &Args::new().text("time", time));
            }
            let names = calendar.weekdays.iter().filter_map(|day| WEEKDAYS.get(usize::from(*day).checked_sub(1)?));
            let names = names.map(|id| words.plain(language, id));
            words.text(language, "limit-on", &Args::new().list("days", names).text("time", time))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_game::model::Calendar;

    #[test]
    fn an_instant_is_in_the_readers_zone_and_language() {
        let words = dragoman_locales::words().expect("checked elsewhere");
        let reader = Reader {
            language: Language::of(*b"pl"),
            timezone: "Europe/Warsaw".to_owned(),
            person: None,
            pictures: Default::default(),
            wording: Default::default(),
        };
        let at: Timestamp = "2026-11-20T19:00:00Z".parse().expect("a time");
        assert_eq!(instant(&words, &reader, Times::Words, at).plain(), "pt. 20 listopada, 20:00 (Europe/Warsaw)");
        assert_eq!(instant(&words, &reader, Times::Tags, at), Text::instant(1_795_201_200));
    }

    #[test]
    fn a_day_is_joined_to_what_stands_in_front_of_it() {
        let words = dragoman_locales::words().expect("checked elsewhere");
        let said = |language, form, date: &str| date_as(&words, language, form, date.parse().expect("a date"));
        let italian = Language::of(*b"it");
        assert_eq!(said(italian, DayForm::To, "2026-12-08"), "all'8 dicembre 2026");
        assert_eq!(said(italian, DayForm::From, "2026-12-11"), "dall'11 dicembre 2026");
        assert_eq!(said(italian, DayForm::The, "2026-12-18"), "il 18 dicembre 2026");
        assert_eq!(said(Language::EN, DayForm::To, "2026-12-08"), "8 December 2026");
    }

    #[test]
    fn a_written_length_is_read_back() {
        let words = dragoman_locales::words().expect("checked elsewhere");
        for language in words.languages() {
            for length_of in [60, 1800, 3600, 7200, 5 * 3600, 22 * 3600, 36 * 3600, 2 * 86_400, 5 * 86_400, 22 * 86_400]
            {
                let said = length(&words, language, length_of);
                assert_eq!(
                    dragoman_reading::command::seconds(&words, language, &said),
                    Some(length_of),
                    "{language}: {said}"
                );
            }
        }
    }

    #[test]
    fn an_hour_of_every_day_is_said_without_the_days() {
        let words = dragoman_locales::words().expect("checked elsewhere");
        let calendar = |days: &[u8]| Calendar { weekdays: days.to_vec(), hour: 20, minute: 5 };
        let said = |days: &[u8]| limit(&words, Language::EN, &Limit::On(calendar(days)));
        assert_eq!(said(&[1, 2, 3, 4, 5, 6, 7]), "daily at 20:05");
        assert_eq!(said(&[1, 5]), "Mon and Fri at 20:05");
    }

    #[test]
    fn lengths_use_the_largest_whole_unit() {
        let words = dragoman_locales::words().expect("checked elsewhere");
        let said = [30 * 60, 3600, 36 * 3600, 48 * 3600].map(|seconds| length(&words, Language::EN, seconds));
        assert_eq!(said, ["30 min", "1 h", "36 h", "2 days"]);
    }
}
