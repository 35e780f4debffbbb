//! When a phase ends at the latest, and what moves that.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};

use crate::model::{Calendar, Limit, Pause, Running, Settings};

/// The times of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// When orders close. None beyond the end of time.
    pub deadline: Option<Timestamp>,
    /// At the table: when the negotiation ends and the writing begins.
    pub talk_until: Option<Timestamp>,
}

/// The times of `phase` if it begins at `now`; `first` is the game's first phase.
pub fn of(settings: &Settings, phase: &str, first: bool, now: Timestamp) -> Times {
    let tempo = &settings.tempo;
    let limit = match phase.chars().last() {
        Some('R') => &tempo.retreat,
        Some('A') => &tempo.adjustment,
        _ if first => tempo.first.as_ref().unwrap_or(&tempo.movement),
        _ => &tempo.movement,
    };
    let end = match limit {
        Limit::After(seconds) => later(now, i64::from(*seconds) * 1000),
        // A phase that begins shortly before the hour gets the hour after it: nobody is given ten minutes.
        Limit::On(calendar) => later(now, least(calendar)).and_then(|from| next(calendar, &settings.timezone, from)),
    };
    match tempo.writing.filter(|_| phase.ends_with('M')) {
        Some(writing) => Times { deadline: end.and_then(|end| later(end, i64::from(writing) * 1000)), talk_until: end },
        None => Times { deadline: end, talk_until: None },
    }
}

fn later(from: Timestamp, milliseconds: i64) -> Option<Timestamp> {
    from.checked_add(SignedDuration::from_millis(milliseconds)).ok()
}

/// How much time a phase by the calendar has at least, in milliseconds: a third of the shortest distance between two of
/// its days, and no more than eight hours.
fn least(calendar: &Calendar) -> i64 {
    let days = &calendar.weekdays;
    let distances = days.iter().enumerate().map(|(at, day)| match days.get(at + 1) {
        Some(next) => i64::from(*next) - i64::from(*day),
        None => 7 + i64::from(days.first().copied().unwrap_or(1)) - i64::from(*day),
    });
    let shortest = distances.min().unwrap_or(7).clamp(1, 7);
    (shortest * 24 / 3).min(8) * 3_600_000
}

/// The farthest deadline to which a phase is put off: a year from now, in milliseconds.
const FARTHEST: i64 = 366 * 86_400_000;

/// How long before it happens all are told what a game master who plays does to a phase: the 48th part of a move's time, a
/// minute at least, an hour at most.
pub fn notice(settings: &Settings) -> SignedDuration {
    let movement = match settings.tempo.movement {
        Limit::After(seconds) => seconds,
        Limit::On(_) => 86_400,
    };
    SignedDuration::from_secs(i64::from((movement / 48).clamp(60, 3_600)))
}

/// How long retreats or adjustments in which everything is chosen stay open for second thoughts: as long as [`notice`], ten
/// minutes at most. None where one person plays alone, or an evening is all there is.
pub fn second_thoughts(settings: &Settings) -> Option<SignedDuration> {
    let is_live = settings.tempo.writing.is_some() || matches!(settings.tempo.movement, Limit::After(..3_600));
    (!is_live && !settings.practice).then(|| notice(settings).min(SignedDuration::from_mins(10)))
}

/// Shortens the time of a phase in which everything is chosen to `left`, or leaves it if it ends before.
pub fn shorten(running: &mut Running, left: SignedDuration, now: Timestamp) {
    let Some(deadline) = running.deadline else { return };
    let soon = now.checked_add(left).unwrap_or(deadline);
    if soon < deadline {
        running.due_before.get_or_insert(deadline);
        running.deadline = Some(soon);
    }
}

/// Gives a phase back the time that it had before everything was chosen.
pub fn lengthen_again(running: &mut Running) {
    if let Some(deadline) = running.due_before.take() {
        running.deadline = Some(deadline);
        running.reminded = false;
    }
}

/// Stops the clock of a phase and keeps the time that was left. `false`: it stands already.
pub fn pause(running: &mut Running, now: Timestamp) -> bool {
    lengthen_again(running);
    let Some(deadline) = running.deadline.filter(|_| running.paused.is_none()) else { return false };
    let left = |until: Timestamp| i64::try_from(until.duration_since(now).as_millis()).unwrap_or(0).max(0);
    running.paused = Some(Pause { since: now, left: left(deadline), talk_left: running.talk_until.map(left) });
    running.deadline = None;
    running.talk_until = None;
    // Whoever is away then has the time that is left.
    running.outage = None;
    true
}

/// The pause of a phase that has all of its time before it: somebody starts its clock.
pub fn whole(settings: &Settings, phase: &str, now: Timestamp) -> Pause {
    let times = of(settings, phase, false, now);
    let left = |until: Timestamp| i64::try_from(until.duration_since(now).as_millis()).unwrap_or(0).max(0);
    Pause { since: now, left: times.deadline.map_or(0, left), talk_left: times.talk_until.map(left) }
}

/// Lets the clock of a phase run on with the time that was left. `false`: it runs already.
pub fn resume(running: &mut Running, now: Timestamp) -> bool {
    let Some(pause) = running.paused.take() else { return false };
    running.deadline = later(now, pause.left);
    running.talk_until = pause.talk_left.and_then(|left| later(now, left));
    true
}

/// Gives the phase so much more time (less, if negative, though never less than a minute from `now`). Those who lack
/// orders are called once more before the new deadline. `false`: there is nothing to move, or it would be more than a year
/// away.
pub fn extend(running: &mut Running, by: SignedDuration, now: Timestamp) -> bool {
    let milliseconds = i64::try_from(by.as_millis()).unwrap_or(0);
    if let Some(pause) = &mut running.paused {
        let left = pause.left.saturating_add(milliseconds);
        if left > FARTHEST {
            return false;
        }
        pause.left = left.max(60_000);
        pause.talk_left = pause.talk_left.map(|left| left.saturating_add(milliseconds).max(0));
        return true;
    }
    let Some(moved) = running.deadline.and_then(|deadline| later(deadline, milliseconds)) else { return false };
    if later(now, FARTHEST).is_none_or(|farthest| moved > farthest) {
        return false;
    }
    let soonest = later(now, 60_000).unwrap_or(now);
    (running.outage, running.due_before) = (None, None);
    running.deadline = Some(moved.max(soonest));
    running.talk_until = running.talk_until.and_then(|until| later(until, milliseconds)).map(|until| until.max(now));
    running.reminded = false;
    running.grace = false;
    running.late.clear();
    true
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
    use crate::model::{Position, Tempo};
    use dragoman_l10n::Language;

    fn instant(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn settings(tempo: Tempo) -> Settings {
        Settings { tempo, ..Settings::habit("classic", Language::EN, "Europe/Rome") }
    }

    fn after(seconds: u32) -> Limit {
        Limit::After(seconds)
    }

    #[test]
    fn at_the_table_people_talk_and_then_write() {
        let table = Tempo {
            movement: after(900),
            retreat: after(300),
            adjustment: after(300),
            first: Some(after(1800)),
            writing: Some(300),
            grace: 0,
        };
        let now = instant("2026-11-21T20:00:00Z");
        let times = |phase: &str, first: bool| of(&settings(table.clone()), phase, first, now);
        let at = |text: &str| Some(instant(text));
        let expected = Times { deadline: at("2026-11-21T20:35:00Z"), talk_until: at("2026-11-21T20:30:00Z") };
        assert_eq!(times("S1901M", true), expected);
        let expected = Times { deadline: at("2026-11-21T20:20:00Z"), talk_until: at("2026-11-21T20:15:00Z") };
        assert_eq!(times("F1901M", false), expected);
        let expected = Times { deadline: at("2026-11-21T20:05:00Z"), talk_until: None };
        assert_eq!(times("F1901R", false), expected);
    }

    #[test]
    fn a_phase_that_begins_shortly_before_the_hour_gets_the_next_one() {
        let calendar = Limit::On(on(&[1, 3, 5], 20, 0));
        let tempo = Tempo { movement: calendar, ..Tempo::default() };
        let deadline = |now: &str| of(&settings(tempo.clone()), "F1901M", false, instant(now)).deadline;
        // Monday, 23 November 2026, half past seven in the evening in Rome; and noon of that day less an hour.
        assert_eq!(deadline("2026-11-23T18:30:00Z"), Some(instant("2026-11-25T19:00:00Z")));
        assert_eq!(deadline("2026-11-23T10:00:00Z"), Some(instant("2026-11-23T19:00:00Z")));
    }

    #[test]
    fn a_pause_keeps_the_time_that_was_left() {
        let mut running = Running::new(1, Position::default(), instant("2026-11-21T12:00:00Z"), None);
        running.deadline = Some(instant("2026-11-21T20:00:00Z"));
        running.talk_until = Some(instant("2026-11-21T19:00:00Z"));
        assert!(pause(&mut running, instant("2026-11-21T18:00:00Z")));
        assert!(!pause(&mut running, instant("2026-11-21T18:00:00Z")));
        assert_eq!((running.deadline, running.wake_at()), (None, None));
        assert!(extend(&mut running, SignedDuration::from_hours(1), instant("2026-11-21T18:00:00Z")));
        assert!(resume(&mut running, instant("2026-11-30T10:00:00Z")));
        assert!(!resume(&mut running, instant("2026-11-30T10:00:00Z")));
        assert_eq!(running.deadline, Some(instant("2026-11-30T13:00:00Z")));
        assert_eq!(running.talk_until, Some(instant("2026-11-30T12:00:00Z")));
    }

    #[test]
    fn a_deadline_moves_and_leaves_a_minute_at_least() {
        let now = instant("2026-11-21T18:00:00Z");
        let mut running = Running::new(1, Position::default(), now, Some(instant("2026-11-21T20:00:00Z")));
        running.reminded = true;
        assert!(extend(&mut running, SignedDuration::from_hours(24), now));
        assert_eq!((running.deadline, running.reminded), (Some(instant("2026-11-22T20:00:00Z")), false));
        assert!(extend(&mut running, SignedDuration::from_hours(-100), now));
        assert_eq!(running.deadline, Some(instant("2026-11-21T18:01:00Z")));
    }

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
