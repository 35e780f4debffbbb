//! What a person has chosen to ring. `rings.rs` decides by it.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use crate::model::GameId;

/// How many games a person can mute.
pub const MOST_MUTED: usize = 50;

/// What a person has chosen. By default everything rings that can.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Ringing {
    /// Results don't ring.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent_results: bool,
    /// Reminders don't ring.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent_reminders: bool,
    /// Letters don't ring.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub silent_letters: bool,
    /// When nothing rings but a reminder shortly before a deadline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Games of which nothing rings, with their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<(GameId, String)>,
}

/// Hours of each day, in the person's time zone; they may include midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    /// The first minute of the day that belongs to them, 0 to 1439.
    pub from: u16,
    /// The first minute of the day that doesn't.
    pub to: u16,
}

impl QuietHours {
    /// When they end, if they last at `now`.
    pub fn until(self, now: Timestamp, zone: &TimeZone) -> Option<Timestamp> {
        let local = now.to_zoned(zone.clone());
        let minute = u16::try_from(i32::from(local.hour()) * 60 + i32::from(local.minute())).ok()?;
        let over_midnight = self.from >= self.to;
        let lasts = match over_midnight {
            true => minute >= self.from || minute < self.to,
            false => (self.from..self.to).contains(&minute),
        };
        if !lasts {
            return None;
        }
        let tomorrow = over_midnight && minute >= self.from;
        let day = if tomorrow { local.date().tomorrow().ok()? } else { local.date() };
        let midnight = day.to_datetime(Time::midnight());
        let end = midnight.checked_add(i64::from(self.to).minutes()).ok()?;
        // When clocks go back an hour comes twice: after the first time they last until the second.
        let ends = zone.to_ambiguous_timestamp(end);
        [ends.compatible(), ends.later()].into_iter().flatten().find(|end| *end > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn quiet_hours_may_include_midnight() {
        let zone = TimeZone::get("Europe/Rome").unwrap();
        let night = QuietHours { from: 23 * 60, to: 7 * 60 + 30 };
        let until = |quiet: QuietHours, now: &str| quiet.until(at(now), &zone).map(|at| at.to_string());
        assert_eq!(until(night, "2026-11-21T22:00:00Z").as_deref(), Some("2026-11-22T06:30:00Z"));
        assert_eq!(until(night, "2026-11-22T06:29:00Z").as_deref(), Some("2026-11-22T06:30:00Z"));
        assert_eq!(until(night, "2026-11-22T06:30:00Z"), None);
        assert_eq!(until(night, "2026-11-21T21:59:00Z"), None);
        let work = QuietHours { from: 9 * 60, to: 17 * 60 };
        assert_eq!(until(work, "2026-11-23T08:00:00Z").as_deref(), Some("2026-11-23T16:00:00Z"));
        assert_eq!(until(work, "2026-11-23T16:00:00Z"), None);
        let always = QuietHours { from: 0, to: 0 };
        assert_eq!(until(always, "2026-11-21T23:00:00Z").as_deref(), Some("2026-11-22T23:00:00Z"));
        // Clocks go back in the night to 25 October 2026.
        assert_eq!(until(night, "2026-10-24T22:00:00Z").as_deref(), Some("2026-10-25T06:30:00Z"));
        let twice = QuietHours { from: 23 * 60, to: 2 * 60 + 30 };
        assert_eq!(until(twice, "2026-10-25T00:15:00Z").as_deref(), Some("2026-10-25T00:30:00Z"));
        assert_eq!(until(twice, "2026-10-25T01:15:00Z").as_deref(), Some("2026-10-25T01:30:00Z"));
        assert_eq!(until(twice, "2026-10-25T01:30:00Z"), None);
    }
}
