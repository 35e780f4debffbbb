//! When a phase ends at the latest.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};

use crate::game::{Calendar, Limit, Settings};

/// The deadline of `phase` if it begins at `now`; `first` is the game's first phase. None beyond the end of time.
pub(super) fn of(settings: &Settings, phase: &str, first: bool, now: Timestamp) -> Option<Timestamp> {
    let tempo = &settings.tempo;
    let limit = match phase.chars().last() {
        Some('R') => &tempo.retreat,
        Some('A') => &tempo.adjustment,
        _ if first => tempo.first.as_ref().unwrap_or(&tempo.movement),
        _ => &tempo.movement,
    };
    match limit {
        Limit::After(seconds) => now.checked_add(SignedDuration::from_secs(i64::from(*seconds))).ok(),
        Limit::On(calendar) => next(calendar, &settings.timezone, now),
    }
}

/// The next instant after `now` that the calendar names. A local time that doesn't exist is the first instant after the
/// gap, one that occurs twice the first of both.
fn next(calendar: &Calendar, timezone: &str, now: Timestamp) -> Option<Timestamp> {
    let zone = TimeZone::get(timezone).unwrap_or(TimeZone::UTC);
    let today = now.to_zoned(zone.clone()).date();
    (0..=14).find_map(|days: i64| {
        let date = today.checked_add(days.days()).ok()?;
        let weekday = u8::try_from(date.weekday().to_monday_one_offset()).ok()?;
        if !calendar.weekdays.contains(&weekday) {
            return None;
        }
        let time = date.at(i8::try_from(calendar.hour).ok()?, i8::try_from(calendar.minute).ok()?, 0, 0);
        let instant = match zone.to_ambiguous_timestamp(time).offset() {
            jiff::tz::AmbiguousOffset::Gap { after, .. } => {
                // The wall clock jumps: the first instant after the gap is the transition itself.
                let inside = after.to_timestamp(time).ok()?;
                zone.following(inside).next().map_or(inside, |transition| transition.timestamp())
            }
            _ => zone.to_ambiguous_timestamp(time).earlier().ok()?,
        };
        (instant > now).then_some(instant)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(weekdays: &[u8], hour: u8, minute: u8) -> Calendar {
        Calendar { weekdays: weekdays.to_vec(), hour, minute }
    }

    fn at(calendar: &Calendar, now: &str) -> String {
        next(calendar, "Europe/Rome", now.parse().unwrap())
            .unwrap()
            .to_zoned(TimeZone::get("Europe/Rome").unwrap())
            .to_string()
    }

    #[test]
    fn the_next_weekday_is_taken() {
        // 21 November 2026 is a Saturday.
        let calendar = on(&[1, 3, 5], 20, 0);
        assert_eq!(at(&calendar, "2026-11-21T12:00:00Z"), "2026-11-23T20:00:00+01:00[Europe/Rome]");
        assert_eq!(at(&calendar, "2026-11-23T19:00:00Z"), "2026-11-25T20:00:00+01:00[Europe/Rome]");
    }

    #[test]
    fn a_time_in_the_gap_is_the_first_instant_after_it() {
        // On 29 March 2026 clocks in Rome go from 2:00 to 3:00.
        assert_eq!(at(&on(&[7], 2, 30), "2026-03-28T12:00:00Z"), "2026-03-29T03:00:00+02:00[Europe/Rome]");
    }

    #[test]
    fn of_a_time_that_occurs_twice_the_first_is_meant() {
        // On 25 October 2026 clocks in Rome go from 3:00 back to 2:00.
        assert_eq!(at(&on(&[7], 2, 30), "2026-10-24T12:00:00Z"), "2026-10-25T02:30:00+02:00[Europe/Rome]");
    }
}
