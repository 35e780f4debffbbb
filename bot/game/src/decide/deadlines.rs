//! When a phase ends at the latest, by the game's settings.

use dragoman_engine::PhaseKind;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};

use crate::event::PersonId;
use crate::model::{Away, Calendar, Game, Limit, PhaseId, PhaseTimes, Seat, Settings, later, latest_end};

/// The times of `phase` if it begins at `now`; `first` is the game's first phase.
pub fn of(settings: &Settings, phase: &PhaseId, first: bool, now: Timestamp) -> PhaseTimes {
    let tempo = &settings.tempo;
    let end = match limit(settings, phase, first) {
        Limit::After(seconds) => later(now, i64::from(*seconds) * 1000),
        // A phase that begins shortly before the hour gets the next one, since a few minutes would be too short.
        Limit::On(calendar) => later(now, least(calendar)).and_then(|from| next(calendar, settings, from)),
    };
    let (deadline, talk_until) = match tempo.writing.filter(|_| phase.is_movement()) {
        Some(writing) => (end.and_then(|end| later(end, i64::from(writing) * 1000)), end),
        None => (end, None),
    };
    let latest = deadline.map(|deadline| latest(settings, phase, first, (now, deadline)));
    PhaseTimes { deadline, talk_until, latest, ..PhaseTimes::default() }
}

/// When `phase` ends at the latest that begins at `began` and is due at `due`. By the calendar, once more as much is at
/// least until the next of its times.
fn latest(settings: &Settings, phase: &PhaseId, first: bool, (began, due): (Timestamp, Timestamp)) -> Timestamp {
    let latest = latest_end(began, due, settings.is_live());
    match limit(settings, phase, first) {
        Limit::After(_) => latest,
        Limit::On(calendar) => next(calendar, settings, due).map_or(latest, |next| next.max(latest)),
    }
}

/// The time that `phase` has.
fn limit<'a>(settings: &'a Settings, phase: &PhaseId, first: bool) -> &'a Limit {
    let tempo = &settings.tempo;
    match phase.kind() {
        Some(PhaseKind::Retreat) => &tempo.retreat,
        Some(PhaseKind::Adjustment) => &tempo.adjustment,
        Some(PhaseKind::Movement) | None if first => tempo.first.as_ref().unwrap_or(&tempo.movement),
        Some(PhaseKind::Movement) | None => &tempo.movement,
    }
}

/// A deadline that was moved over days on which nothing is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stepped {
    /// The deadline.
    pub deadline: Timestamp,
    /// The last day of an absence over which it stepped; `None`: it stepped only over holidays, or not at all.
    pub until: Option<Date>,
    /// Whose absences these are.
    pub away: Vec<PersonId>,
}

/// How far absences may move one deadline, in days: so that several, one after the other, don't stop the game.
const FARTHEST: i32 = 21;

/// `deadline` of `phase`, moved over the holidays if the phase ends by the calendar, and over the announced absences of
/// players for whom the phase is `awaited`, as long as it ends by `latest`. `before`: the deadline without any absence.
///
/// By the calendar the next of its times after those days is taken, else the same hour of the day after them.
pub(super) fn stepped(
    game: &Game,
    phase: &PhaseId,
    first: bool,
    (deadline, before, latest): (Timestamp, Timestamp, Option<Timestamp>),
    awaited: &dyn Fn(&Seat) -> bool,
) -> Stepped {
    let (settings, zone) = (&game.settings, game.settings.zone());
    let limit = limit(settings, phase, first);
    let farthest = before.checked_add(SignedDuration::from_hours(24 * i64::from(FARTHEST))).unwrap_or(before);
    let farthest = latest.map_or(farthest, |latest| latest.min(farthest));
    let mut stepped = Stepped { deadline, until: None, away: Vec::new() };
    // Each step leaves one of finitely many holidays or absences behind.
    loop {
        let at = stepped.deadline.to_zoned(zone.clone());
        let date = at.date();
        let holidays = match limit {
            Limit::On(_) => {
                settings.holidays.iter().filter(|off| (off.from..=off.to).contains(&date)).map(|off| off.to).max()
            }
            Limit::After(_) => None,
        };
        let waits = |away: &&Away| {
            let seat = game.seat_of(&away.person).filter(|seat| awaited(seat));
            // Nobody waits for a player whose deputy plays.
            let deputed = |seat: &Seat| seat.deputy().is_some_and(|deputy| deputy.covers(date));
            game.waits_for_absences() && away.covers(date) && seat.is_some_and(|seat| !deputed(seat))
        };
        let away: Vec<&Away> = game.away.iter().filter(waits).collect();
        let until = away.iter().map(|away| away.to).max();
        let Some(next) = holidays.max(until).and_then(|last| last.tomorrow().ok()) else { return stepped };
        let moved = match limit {
            Limit::On(calendar) => {
                let midnight = next.to_zoned(zone.clone()).ok().map(|day| day.timestamp());
                midnight.and_then(|day| self::next(calendar, settings, later(day, -1)?))
            }
            Limit::After(_) => next.to_datetime(at.time()).to_zoned(zone.clone()).ok().map(|at| at.timestamp()),
        };
        let Some(moved) = moved.filter(|moved| *moved > stepped.deadline) else { return stepped };
        if until.is_some() && moved > farthest {
            return stepped;
        }
        stepped.deadline = moved;
        stepped.until = stepped.until.max(until);
        for away in away {
            if !stepped.away.contains(&away.person) {
                stepped.away.push(away.person.clone());
            }
        }
    }
}

/// The shortest time of a phase by the calendar, in milliseconds: a third of the shortest distance between two of its
/// days, at most eight hours.
fn least(calendar: &Calendar) -> i64 {
    let days = &calendar.weekdays;
    let distances = days.iter().enumerate().map(|(at, day)| match days.get(at + 1) {
        Some(next) => i64::from(*next) - i64::from(*day),
        None => 7 + i64::from(days.first().copied().unwrap_or(1)) - i64::from(*day),
    });
    let shortest = distances.min().unwrap_or(7).clamp(1, 7);
    (shortest * 24 / 3).min(8) * 3_600_000
}

/// How long before an action everyone is told what a game master who plays is going to do to a phase: a 48th of a
/// move's time, between a minute and an hour.
pub fn notice(settings: &Settings) -> SignedDuration {
    SignedDuration::from_secs(i64::from((settings.time_of_move() / 48).clamp(60, 3_600)))
}

/// How long a retreat or adjustment phase in which everything is chosen stays open for corrections: as long as
/// [`notice`], at most ten minutes. `None` where one person plays alone, and in live games.
pub fn second_thoughts(settings: &Settings) -> Option<SignedDuration> {
    (!settings.is_live() && !settings.practice).then(|| notice(settings).min(SignedDuration::from_mins(10)))
}

/// The next instant after `now` that the calendar names, on a day that isn't among the holidays. For a local time that
/// doesn't exist it is the first instant after the gap; for one that occurs twice, the first of both.
fn next(calendar: &Calendar, settings: &Settings, now: Timestamp) -> Option<Timestamp> {
    let zone = TimeZone::get(&settings.timezone).unwrap_or(TimeZone::UTC);
    let today = now.to_zoned(zone.clone()).date();
    let days_off = settings.holidays.iter().map(|off| i64::from((off.to - off.from).get_days()) + 1).sum::<i64>();
    // At worst each day off is the only day of its week.
    (0..=7 * (days_off + 2)).find_map(|days: i64| {
        let date = today.checked_add(days.days()).ok()?;
        if settings.holidays.iter().any(|off| (off.from..=off.to).contains(&date)) {
            return None;
        }
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
    use crate::model::{Holidays, Tempo};
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
    fn in_a_live_game_negotiation_comes_before_writing() {
        let table = Tempo {
            movement: after(900),
            retreat: after(300),
            adjustment: after(300),
            first: Some(after(1800)),
            writing: Some(300),
            grace: 0,
        };
        let now = instant("2026-11-21T20:00:00Z");
        let times = |phase: &str, first: bool| PhaseTimes {
            latest: None,
            ..of(&settings(table.clone()), &phase.into(), first, now)
        };
        let at = |text: &str| Some(instant(text));
        let expected = PhaseTimes {
            deadline: at("2026-11-21T20:35:00Z"),
            talk_until: at("2026-11-21T20:30:00Z"),
            ..PhaseTimes::default()
        };
        assert_eq!(times("S1901M", true), expected);
        let expected = PhaseTimes {
            deadline: at("2026-11-21T20:20:00Z"),
            talk_until: at("2026-11-21T20:15:00Z"),
            ..PhaseTimes::default()
        };
        assert_eq!(times("F1901M", false), expected);
        let expected = PhaseTimes { deadline: at("2026-11-21T20:05:00Z"), ..PhaseTimes::default() };
        assert_eq!(times("F1901R", false), expected);
    }

    #[test]
    fn a_phase_that_begins_shortly_before_the_hour_gets_the_next_one() {
        let calendar = Limit::On(on(&[1, 3, 5], 20, 0));
        let tempo = Tempo { movement: calendar, ..Tempo::default() };
        let deadline = |now: &str| of(&settings(tempo.clone()), &"F1901M".into(), false, instant(now)).deadline;
        // Monday, 23 November 2026, 19:30 in Rome, and 11:00 on the same day.
        assert_eq!(deadline("2026-11-23T18:30:00Z"), Some(instant("2026-11-25T19:00:00Z")));
        assert_eq!(deadline("2026-11-23T10:00:00Z"), Some(instant("2026-11-23T19:00:00Z")));
    }

    fn on(weekdays: &[u8], hour: u8, minute: u8) -> Calendar {
        Calendar { weekdays: weekdays.to_vec(), hour, minute }
    }

    fn at(calendar: &Calendar, now: &str) -> String {
        next(calendar, &settings(Tempo::default()), now.parse().unwrap())
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
    fn a_deadline_by_the_calendar_steps_over_holidays() {
        let off = |from: &str, to: &str| Holidays { from: from.parse().unwrap(), to: to.parse().unwrap() };
        let deadline = |holidays: Vec<Holidays>, now: &str| {
            let tempo = Tempo { movement: Limit::On(on(&[1, 4], 20, 0)), retreat: after(86_400), ..Tempo::default() };
            let settings = Settings { holidays, ..settings(tempo) };
            let of = |phase: &str| of(&settings, &phase.into(), false, instant(now)).deadline.unwrap().to_string();
            (of("F1901M"), of("F1901R"))
        };
        let year_end = off("2026-12-24", "2027-01-06");
        // Monday, 21 December; Thursday, 24 December, is a holiday, and the next day of the calendar is 7 January.
        let (moves, retreats) = deadline(vec![year_end], "2026-12-22T12:00:00Z");
        assert_eq!(moves, "2027-01-07T19:00:00Z");
        assert_eq!(retreats, "2026-12-23T12:00:00Z", "a length of time isn't changed");
        let long = vec![year_end, off("2027-01-07", "2027-02-10"), off("2026-12-22", "2026-12-23")];
        assert_eq!(deadline(long, "2026-12-22T12:00:00Z").0, "2027-02-11T19:00:00Z");
        assert_eq!(deadline(vec![year_end], "2027-01-07T01:00:00Z").0, "2027-01-07T19:00:00Z");
    }

    #[test]
    fn a_time_in_the_gap_is_the_first_instant_after_it() {
        // On 29 March 2026 clocks in Rome go from 2:00 to 3:00.
        assert_eq!(at(&on(&[7], 2, 30), "2026-03-28T12:00:00Z"), "2026-03-29T03:00:00+02:00[Europe/Rome]");
    }

    #[test]
    fn a_time_that_occurs_twice_is_the_first_of_both() {
        // On 25 October 2026 clocks in Rome go from 3:00 back to 2:00.
        assert_eq!(at(&on(&[7], 2, 30), "2026-10-24T12:00:00Z"), "2026-10-25T02:30:00+02:00[Europe/Rome]");
    }
}
