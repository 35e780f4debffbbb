//! What is due in a game, one thing after the other, each once.
//!
//! After a stop of any length the things that were due are done in their order, but no phase is adjudicated of which
//! nobody could know: the next one begins when the one before has been adjudicated, with all of its time.

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use super::orders::{all_missing, undecided};
use super::{absence, deadlines, lobby, phase, press};
use crate::decide::writing::begin_writing;
use crate::decide::{filling, offers, status};
use crate::event::Place;
use crate::limits::Limits;
use crate::loaded::LoadedGame;
use crate::model::{Ending, Game, Limit, Outage, Position, PowerId, Running, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::opening::OpeningNotice;
use crate::notice::seat::Cause;
use crate::notice::{Destination, Notice, Outgoing, Priority};
use crate::rules;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The agreed hour has struck.
    Hour(Timestamp),
    /// The negotiation is over.
    Writing(Timestamp),
    /// Orders are closed.
    Close(Timestamp),
    /// Half time, for those who sent nothing.
    Half,
    /// The last call.
    Call,
    /// Whoever hasn't confirmed by now has given up the seat.
    Confirm(Timestamp),
    /// A lobby that nobody has filled is closed.
    Expire,
    /// A lobby of an older program is given its time.
    Date,
    /// A network was out of reach when orders should have closed at this instant: is it back?
    Back(Timestamp),
    /// It was away for as long as anybody waits: orders are closed without what was said there.
    CloseUnheard(Timestamp),
}

impl Due {
    /// Until when everything must have been heard before it is done: what was sent in time counts.
    pub fn heard_until(self) -> Option<Timestamp> {
        match self {
            Self::Hour(at) | Self::Close(at) | Self::Confirm(at) | Self::Back(at) => Some(at),
            Self::Writing(_) | Self::Half | Self::Call | Self::Expire | Self::Date | Self::CloseUnheard(_) => None,
        }
    }
}

/// The first thing that is due in `game` at `now`.
pub fn due(game: &Game, now: Timestamp) -> Option<Due> {
    let passed = |at: Option<Timestamp>| at.filter(|at| *at <= now);
    let running = match &game.stage {
        Stage::Lobby => {
            return match (game.confirm_by, game.expires) {
                // Once all seats are taken, those who joined are asked first.
                (Some(by), _) => passed(Some(by)).map(Due::Confirm),
                (None, Some(at)) => passed(Some(at)).map(|_| Due::Expire),
                (None, None) => Some(Due::Date),
            };
        }
        Stage::Running(running) => running,
        Stage::Over(_) => return None,
    };
    let hour = passed(game.settings.last_hour.map(|hour| hour.at)).map(|at| (at, Due::Hour(at)));
    if let (Some(outage), Some(deadline)) = (running.outage, running.deadline) {
        let ends = if deadline <= now { Due::CloseUnheard(deadline) } else { Due::Back(outage.deadline) };
        return Some(hour.map_or(ends, |(_, hour)| hour));
    }
    // Whoever talks hasn't written yet: that time comes first, however late it is.
    let ends = match running.talk_until {
        Some(until) => passed(Some(until)).map(|at| (at, Due::Writing(at))),
        None => passed(running.deadline).map(|at| (at, Due::Close(at))),
    };
    if let Some((_, due)) = hour.into_iter().chain(ends).min_by_key(|(at, _)| *at) {
        return Some(due);
    }
    if running.talk_until.is_some() {
        return None;
    }
    if !running.reminded && passed(running.last_call()).is_some() {
        return Some(Due::Call);
    }
    (!running.nudged && passed(running.half_time()).is_some()).then_some(Due::Half)
}

/// The longest time by which an outage moves a deadline.
const LONGEST_OUTAGE: SignedDuration = SignedDuration::from_hours(24);

/// What is done instead of what is `due` in a game if a network on which somebody plays has been out of reach since `since`
/// and nobody knows for how long: orders stay open for as long after its return as it was away, a day at most, and all are
/// told. `None`: it is done all the same.
pub fn postponed(loaded: &LoadedGame, due: Due, since: Timestamp, now: Timestamp) -> Option<Decision> {
    let Due::Close(at) = due else { return None };
    let latest = at.checked_add(LONGEST_OUTAGE).ok().filter(|latest| *latest > now)?;
    let mut game = loaded.game.clone();
    let Stage::Running(running) = &mut game.stage else { return None };
    running.outage = Some(Outage { since: since.min(at), deadline: at });
    running.deadline = Some(latest);
    let mut decision = Decision::default();
    let notice = Notice::Clock(ClockNotice::Postponed { latest });
    decision.say(now, Place::Channel(game.channel.clone()), Some(&game), notice, Priority::Event);
    status::post_status(&mut decision, now, &game, &loaded.current_sheets());
    decision.change(loaded, game);
    Some(decision)
}

/// The network is back: the deadline is moved by the time for which it was away, and leaves some minutes at least.
fn back(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    let Stage::Running(running) = &mut game.stage else { return };
    let Some(outage) = running.outage.take() else { return };
    let away = now.duration_since(outage.since).min(LONGEST_OUTAGE);
    let moved = outage.deadline.checked_add(away).unwrap_or(now);
    let soonest = now.checked_add(SignedDuration::from_mins(10)).unwrap_or(now);
    let deadline = moved.max(soonest);
    running.deadline = Some(deadline);
    running.reminded = false;
    let notice = Notice::Clock(ClockNotice::Back { deadline });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    status::post_status(decision, now, game, &loaded.current_sheets());
}

/// Nobody has filled the lobby in time: it is closed, and its seats are free.
fn expire(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let notice = Notice::Opening(OpeningNotice::Expired { name: game.name.clone() });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    game.seats.clear();
    game.waiting.clear();
    game.stage = Stage::Over(Ending { winners: Vec::new(), position: Position::default(), at: now });
    filling::post(decision, now, game);
}

/// Does it.
pub fn carry_out_due(loaded: &LoadedGame, due: Due, now: Timestamp, limits: &Limits) -> Decision {
    let mut decision = Decision::default();
    let mut game = loaded.game.clone();
    match due {
        Due::Confirm(_) => lobby::close_confirmation(&mut decision, now, &mut game),
        Due::Hour(_) => strike(&mut decision, now, &mut game),
        Due::Writing(at) => {
            let from = if phase::is_on_time(at, now) { at } else { now };
            begin_writing(&mut decision, now, from, &mut game);
        }
        Due::Close(at) | Due::CloseUnheard(at) => {
            if let Stage::Running(running) = &mut game.stage {
                running.outage = None;
            }
            close(&mut decision, now, at, &mut game, loaded);
            end_unattended(&mut decision, now, &mut game, limits);
        }
        Due::Back(_) => back(&mut decision, now, &mut game, loaded),
        Due::Expire => expire(&mut decision, now, &mut game),
        Due::Date => game.expires = lobby::expiry(now, limits),
        Due::Half | Due::Call => {
            if let Stage::Running(running) = &mut game.stage {
                running.nudged = true;
                running.reminded |= due == Due::Call;
            }
            if let Some(running) = loaded.game.running() {
                remind(&mut decision, loaded, running, now, due == Due::Half);
            }
        }
    }
    decision.change(loaded, game);
    press::follow(&mut decision, now, loaded);
    decision
}

/// The agreed hour: who has most has won (seed 001 III).
fn strike(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let (Some(hour), Some(running)) = (game.settings.last_hour, game.running()) else { return };
    let winners = rules::leaders(&game.settings, &running.position, hour.by);
    let notice = Notice::Clock(ClockNotice::HourStruck { by: hour.by, winners: winners.clone() });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    phase::end(decision, now, game, winners);
}

/// A game in which only computers have played for long enough ends by itself.
fn end_unattended(decision: &mut Decision, now: Timestamp, game: &mut Game, limits: &Limits) {
    let phases = game.running().map_or(0, |running| running.unattended);
    if phases > limits.computer_phases {
        let notice = Notice::Clock(ClockNotice::Unattended { phases: limits.computer_phases });
        decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
        phase::end(decision, now, game, Vec::new());
    }
}

/// Orders are closed: late ones still count for the agreed while; then the phase is adjudicated.
fn close(decision: &mut Decision, now: Timestamp, at: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    let sheets = loaded.current_sheets();
    let grace = SignedDuration::from_secs(i64::from(game.settings.tempo.grace));
    let late = loaded.game.running().map(|running| absence::late(game, running, &sheets)).unwrap_or_default();
    if game.settings.practice && sheets.values().all(|sheet| sheet.lines.is_empty()) && !late.is_empty() {
        // Nobody is trying anything out any more.
        return phase::end(decision, now, game, Vec::new());
    }
    let Stage::Running(running) = &mut game.stage else { return };
    if running.due_before.is_some() {
        // Everything was chosen. Whoever is absent has missed nothing before the time that all had been told.
        deadlines::lengthen_again(running);
        return phase::adjudicate(decision, now, game, &sheets);
    }
    if let Some(until) = second_chance(game, &late, at, now) {
        return put_off(decision, now, game, loaded, (late, until));
    }
    let Stage::Running(running) = &mut game.stage else { return };
    let until = at.checked_add(grace).ok().filter(|until| *until > now && !running.grace && !late.is_empty());
    let Some(until) = until else {
        return phase::adjudicate(decision, now, game, &sheets);
    };
    running.grace = true;
    running.late = late.iter().cloned().collect();
    running.deadline = Some(until);
    running.nudged = true;
    running.reminded = true;
    let running = running.clone();
    let notice = Notice::Clock(ClockNotice::Late { powers: late, until });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Routine);
    remind(decision, loaded, &running, now, true);
    status::post_status(decision, now, game, &sheets);
}

/// When orders of the first phase close instead, if a few players have sent nothing: a game that begins without them is
/// spoilt for all. As long as a move takes, a day at most, once. At the table everybody sees who is there, and where
/// most are silent nobody is kept waiting.
fn second_chance(game: &Game, late: &[PowerId], at: Timestamp, now: Timestamp) -> Option<Timestamp> {
    let running = game.running().filter(|running| running.number == 1 && !running.put_off)?;
    let deciding = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power))
        .count();
    if late.is_empty() || 2 * late.len() > deciding || game.settings.practice || game.settings.tempo.writing.is_some() {
        return None;
    }
    let tempo = &game.settings.tempo;
    let more = match tempo.first.as_ref().unwrap_or(&tempo.movement) {
        Limit::After(seconds) => SignedDuration::from_secs(i64::from(*seconds)).min(SignedDuration::from_hours(24)),
        Limit::On(_) => SignedDuration::from_hours(24),
    };
    let from = if phase::is_on_time(at, now) { at } else { now };
    from.checked_add(more).ok()
}

/// Moves the first deadline for those who are `late`, and offers their seats to others meanwhile.
fn put_off(
    decision: &mut Decision,
    now: Timestamp,
    game: &mut Game,
    loaded: &LoadedGame,
    (late, until): (Vec<PowerId>, Timestamp),
) {
    let Stage::Running(running) = &mut game.stage else { return };
    let phase = running.position.phase.clone();
    (running.put_off, running.deadline) = (true, Some(until));
    (running.nudged, running.reminded) = (true, false);
    for seat in game.seats.iter_mut().filter(|seat| late.iter().any(|power| seat.holds(power))) {
        seat.offered.get_or_insert(now);
    }
    let notice = Notice::Clock(ClockNotice::FirstPutOff { powers: late.clone(), until });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
    // In the order of the powers: that of the seats tells who joined first.
    let mut offered: Vec<_> = game.seats.iter().filter(|seat| late.iter().any(|power| seat.holds(power))).collect();
    offered.sort_by(|a, b| a.powers.cmp(&b.powers));
    for seat in offered {
        let Some(person) = seat.person() else { continue };
        let notice = ClockNotice::YouMissed { phase: phase.clone(), missed: 1, offered: true };
        decision.say(now, Place::Person(person.clone()), Some(game), Notice::Clock(notice), Priority::Event);
        offers::offer(decision, now, game, seat, Cause::Missed(1));
    }
    status::post_status(decision, now, game, &loaded.current_sheets());
}

/// Reminds those who lack orders; with `empty` only those who sent nothing at all.
fn remind(decision: &mut Decision, loaded: &LoadedGame, running: &Running, now: Timestamp, empty: bool) {
    let Some(deadline) = running.deadline else { return };
    // Whoever was absent is reminded too: they may come back.
    let undecided = undecided(&loaded.game);
    for seat in &loaded.game.seats {
        let Some(person) = seat.person() else { continue };
        let powers: Vec<PowerId> = seat.powers.iter().filter(|power| undecided.contains(power)).cloned().collect();
        let sent = |power: &PowerId| loaded.sheets.get(power).is_some_and(|(_, sheet)| !sheet.lines.is_empty());
        let missing = all_missing(loaded, running, &powers);
        if missing.is_empty() || (empty && seat.powers.iter().any(sent)) {
            continue;
        }
        decision.changes.outgoing.push(Outgoing {
            to: Destination::Place(Place::Person(person.clone())),
            slot: None,
            game: Some(loaded.game.id.clone()),
            notice: Notice::Reminder { missing, deadline },
            priority: Priority::Event,
            due: now,
            expires: Some(deadline),
        });
    }
}
