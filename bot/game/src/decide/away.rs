//! Absences that players announce before they begin: stored with the game, and stepped over by deadlines.
//!
//! Three limits keep anybody from holding up a game: an absence is announced on the day before at the latest, deadlines
//! wait for one player on [`AWAY_DAYS`] days of a year, and one deadline moves only so far, and not beyond the
//! greatest length of its phase (`deadlines::stepped`). An
//! absence for which no days are left is refused and not cut: a deadline in its middle would help nobody.

use dragoman_reading::command::{self, Kind};
use dragoman_reading::days::{Span, read_span};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{deadlines, stage};
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{AWAY_DAYS, Away, Game, LONGEST_AWAY, MOST_AWAY, PhaseClock, PhaseTimes, Position, Seat, Stage};
use crate::notice::away::{AwayNotice, NoAway};
use crate::notice::{Declined, Notice};
use crate::rules;

/// Moves the deadline of a phase that begins with `position` over holidays and absences.
pub(super) fn step(game: &mut Game, position: &Position, first: bool, times: &mut PhaseTimes) -> Option<Happening> {
    let deadline = times.deadline?;
    let decides = |seat: &Seat| seat.powers.iter().any(|power| rules::decides(&game.settings, position, power));
    // All have agreed on the holidays: they make the phase longer. Absences don't.
    let without = deadlines::stepped(game, &position.phase, first, (deadline, deadline, None), &|_| false).deadline;
    times.latest = times.latest.and_then(|latest| latest.checked_add(without.duration_since(deadline)).ok());
    let stepped = deadlines::stepped(game, &position.phase, first, (deadline, deadline, times.latest), &decides);
    times.deadline = Some(stepped.deadline);
    times.stepped_from = stepped.until.map(|_| deadline);
    waited(game, stepped)
}

/// Moves the deadline of the running phase over absences of players who aren't ready.
pub(super) fn step_now(game: &mut Game) -> Option<Happening> {
    step_clock(game, PhaseClock::step_to)
}

/// The same for a deadline that a neutral game master has just extended.
pub(super) fn step_extended(game: &mut Game) -> Option<Happening> {
    step_clock(game, PhaseClock::step_extended)
}

fn step_clock(game: &mut Game, step: fn(&mut PhaseClock, Timestamp) -> bool) -> Option<Happening> {
    let running = game.running()?;
    let deadline = running.clock.deadline()?;
    let awaits = |seat: &Seat| {
        let mut powers = seat.powers.iter();
        powers.any(|power| rules::decides(&game.settings, &running.position, power) && !running.ready.contains(power))
    };
    let first = running.number == 1;
    let before = running.clock.stepped_from().unwrap_or(deadline);
    let until = (deadline, before, running.clock.latest());
    let stepped = deadlines::stepped(game, &running.position.phase, first, until, &awaits);
    // Holidays alone don't move a deadline that was announced.
    stepped.until?;
    let Stage::Running(running) = &mut game.stage else { return None };
    if !step(&mut running.clock, stepped.deadline) {
        return None;
    }
    waited(game, stepped)
}

/// Notes for whose absences a deadline waits.
fn waited(game: &mut Game, stepped: deadlines::Stepped) -> Option<Happening> {
    let deadlines::Stepped { deadline, until, away: people } = stepped;
    let until = until?;
    for away in game.away.iter_mut().filter(|away| people.contains(&away.person) && away.from <= until) {
        away.waited |= !away.taken_back;
    }
    Some(Happening::SteppedOver { people, until, deadline })
}

/// Instead of days: absences are taken back.
const NONE: Kind = Kind::Choice(&["none", "no"]);

/// Announces an absence, takes all back, or shows them.
pub(super) fn announce(context: &Context<'_>, loaded: &LoadedGame, days: Option<&str>) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    stage::not_over(&game)?;
    let (me, today) = (context.view.person.id.clone(), game.day(now));
    let Some(text) = days else { return Ok(yours(context, &game, today)) };
    if matches!(text.trim(), "-" | "0") || command::choice(context.words, NONE, text.trim()).is_some() {
        return take_back(context, loaded, today);
    }
    // An absence begins on the day after at the earliest.
    let first = today.tomorrow().unwrap_or(today);
    let Some(Span::Days(from, to)) = read_span(context.words, context.language(), text, today, first) else {
        let expected = examples(today);
        return declined(Declined::BadValue { parameter: "days".to_owned(), value: text.to_owned(), expected });
    };
    may_announce(&game, &me, today, (from, to)).map_err(Declined::Away)?;
    forget_past(&mut game, today);
    game.away.push(Away { person: me.clone(), from, to, waited: false, taken_back: false });
    let left = game.waits_for_absences().then(|| game.days_left(&me, today));
    let notice = Notice::Away(AwayNotice::Noted { from, to, left });
    let mut decision = context.say(context.aside(), Some(&game), notice);
    // A lobby's post shows what people need before the game begins.
    if game.running().is_some() {
        decision.happened(Happening::AbsenceAnnounced { person: me, from, to });
        step_now(&mut game).into_iter().for_each(|stepped| decision.happened(stepped));
    }
    Ok(decision.with(loaded, game))
}

/// Whether the days can be announced.
fn may_announce(game: &Game, me: &PersonId, today: Date, (from, to): (Date, Date)) -> Result<(), NoAway> {
    let days = (to - from).get_days() + 1;
    if from <= today {
        return Err(NoAway::Begun { first: today.tomorrow().unwrap_or(today) });
    }
    if to > today.checked_add(1.year()).unwrap_or(today) {
        return Err(NoAway::TooFar);
    }
    let own: Vec<&Away> = game.away.iter().filter(|away| away.person == *me).collect();
    if own.len() >= MOST_AWAY || own.iter().any(|away| !away.taken_back && from <= away.to && away.from <= to) {
        return Err(NoAway::Announced);
    }
    let left = game.days_left(me, today).max(0);
    match game.waits_for_absences() {
        true if days > left => Err(NoAway::TooMany { days, left, most: AWAY_DAYS }),
        false if days > LONGEST_AWAY => Err(NoAway::TooLong { most: LONGEST_AWAY }),
        true | false => Ok(()),
    }
}

/// What is older than a year doesn't count any more.
fn forget_past(game: &mut Game, today: Date) {
    let since = today.checked_sub(1.year()).unwrap_or(Date::MIN);
    game.away.retain(|away| away.to >= since);
}

fn yours(context: &Context<'_>, game: &Game, today: Date) -> Decision {
    let me = &context.view.person.id;
    let own = game.absences(today).into_iter().filter(|(_, away)| away.person == *me);
    let days = own.map(|(_, away)| (away.from, away.to)).collect();
    let left = game.waits_for_absences().then(|| game.days_left(me, today).max(0));
    context.say(context.aside(), Some(game), Notice::Away(AwayNotice::Yours { days, left }))
}

/// Takes back all absences that aren't over. A deadline that has moved stays: others have planned with it.
fn take_back(context: &Context<'_>, loaded: &LoadedGame, today: Date) -> Outcome {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    let is_own = |away: &Away| away.person == *me && away.to >= today && !away.taken_back;
    refuse_if(!game.away.iter().any(is_own), Declined::Away(NoAway::None))?;
    // What was announced in a running game counts as one of those that may be announced.
    let is_running = game.running().is_some();
    game.away.retain(|away| !is_own(away) || away.waited || is_running);
    for away in game.away.iter_mut().filter(|away| is_own(away)) {
        away.taken_back = true;
    }
    let mut decision = context.say(context.aside(), Some(&game), Notice::Away(AwayNotice::TakenBack));
    if game.running().is_some() {
        decision.happened(Happening::AbsencesTakenBack { person: me.clone() });
    }
    Ok(decision.with(loaded, game))
}

/// The player is back before the absence is over: it ends.
pub(super) fn back(game: &mut Game, me: &PersonId, now: Timestamp) {
    let today = game.day(now);
    for away in game.away.iter_mut().filter(|away| away.person == *me && away.covers(today)) {
        away.taken_back = true;
    }
}

/// Days as they can be typed.
fn examples(today: Date) -> Vec<String> {
    let day = |days: i64| today.checked_add(days.days()).unwrap_or(today);
    vec![format!("{}..{}", day(7), day(10)), day(7).to_string()]
}
