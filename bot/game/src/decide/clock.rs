//! Carries out what is due in a game, one thing after the other, each once.
//!
//! After an outage of any length, due things are done in their order. A phase about which nobody could know is never
//! adjudicated: each phase begins with its full time when the one before has been adjudicated.

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use super::means::Means;
use super::{absence, awaiting, away, deadlines, deputies, last_call, letters, lobby, orders, phase, sheets};
use crate::decide::filling::unconfirmed;
use crate::decide::open_votes;
use crate::decide::writing::begin_writing;
use crate::event::PersonId;
use crate::happening::Happening;
use crate::limits::Limits;
use crate::loaded::LoadedGame;
use crate::model::{EndedBy, Ending, Game, Limit, Paused, Position, PowerId, PutOff, Reminded, Seat, Stage};
use crate::notice::master::MasterNotice;
use crate::rules;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The agreed end of the game.
    Hour(Timestamp),
    /// The time for negotiation is over.
    Writing(Timestamp),
    /// Orders are closed.
    Close(Timestamp),
    /// The reminder at half time, for players who have sent nothing.
    Half,
    /// The last reminder before orders close.
    Call,
    /// Players who haven't confirmed by now lose their seat.
    Confirm(Timestamp),
    /// A lobby that wasn't filled in time is closed.
    Expire,
    /// A lobby of an older version gets its time of expiry.
    Date,
    /// A deputy begins or ends at this instant.
    Deputy(Timestamp),
    /// A network was unreachable when orders should have closed at this instant: is it back?
    Back(Timestamp),
    /// It was unreachable for the longest time that is allowed: orders close without the messages sent there.
    CloseUnheard(Timestamp),
    /// A pause ends by itself.
    Resume,
    /// Orders have been missing until this instant, for as long as was agreed: the players decide how the game goes on.
    Ask(Timestamp),
    /// A vote that no deadline ends has waited long enough for answers.
    Votes,
    /// A game that was cancelled can't go on any more: what was secret in it is published.
    Publish,
}

impl Due {
    /// The instant up to which all messages must have been received before this is done: what was sent in time counts.
    /// `None`: it doesn't wait for messages.
    pub fn heard_until(self) -> Option<Timestamp> {
        match self {
            Self::Hour(at)
            | Self::Close(at)
            | Self::Confirm(at)
            | Self::Back(at)
            | Self::Ask(at)
            | Self::Deputy(at) => Some(at),
            Self::Writing(_)
            | Self::Half
            | Self::Call
            | Self::Expire
            | Self::Date
            | Self::CloseUnheard(_)
            | Self::Resume
            | Self::Votes
            | Self::Publish => None,
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
        Stage::Over(ending) => {
            return passed(ending.secret_until())
                .map(|_| Due::Publish)
                .or(passed(game.votes_until()).map(|_| Due::Votes));
        }
    };
    let hour = passed(game.settings.last_hour.map(|hour| hour.at)).map(|at| (at, Due::Hour(at)));
    if let Some(pause) = running.clock.paused() {
        let is_missing = pause.why == Paused::Missing;
        let ends = passed(pause.until).map(|at| if is_missing { Due::Ask(at) } else { Due::Resume });
        let deputy = passed(game.next_deputy()).map(Due::Deputy);
        let votes = passed(game.votes_until()).map(|_| Due::Votes);
        return hour.map(|(_, hour)| hour).or(deputy).or(ends).or(votes);
    }
    if let (Some(outage), Some(deadline)) = (running.clock.outage(), running.clock.deadline()) {
        let ends = if deadline <= now { Due::CloseUnheard(deadline) } else { Due::Back(outage.deadline) };
        return Some(hour.map_or(ends, |(_, hour)| hour));
    }
    // The time for writing comes after that for negotiation, however late the negotiation ends.
    let ends = match running.clock.talk_until() {
        Some(until) => passed(Some(until)).map(|at| (at, Due::Writing(at))),
        None => passed(running.clock.deadline()).map(|at| (at, Due::Close(at))),
    };
    let deputy = passed(game.next_deputy()).map(|at| (at, Due::Deputy(at)));
    let votes = passed(game.votes_until()).map(|at| (at, Due::Votes));
    // Of those that are due at one instant, the deputy's: at a deadline they play until then, and not longer. A phase that
    // ends with the game still counts.
    if let Some((_, due)) = deputy.into_iter().chain(ends).chain(hour).chain(votes).min_by_key(|(at, _)| *at) {
        return Some(due);
    }
    if running.clock.talk_until().is_some() {
        return None;
    }
    let reminded = running.clock.reminded();
    if reminded < Reminded::Finally && passed(running.last_call()).is_some() {
        return Some(Due::Call);
    }
    (reminded < Reminded::AtHalfTime && passed(running.half_time()).is_some()).then_some(Due::Half)
}

/// The people whose messages can still change what is decided at a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deciding {
    /// The deadline.
    pub deadline: Timestamp,
    /// Who must order and isn't ready, or hasn't confirmed.
    pub open: Vec<PersonId>,
    /// Who is ready, or has made the last choice: new orders of theirs count until the deadline.
    pub ready: Vec<PersonId>,
}

/// Who can still change what is decided at a deadline of `game` after `from` and by `until`, if there is one.
pub fn deciding(game: &Game, from: Timestamp, until: Timestamp) -> Option<Deciding> {
    let (deadline, open, ready) = match &game.stage {
        Stage::Lobby => (game.confirm_by, unconfirmed(game).filter_map(Seat::person).cloned().collect(), Vec::new()),
        Stage::Running(running) => {
            let clock = &running.clock;
            let is_open = clock.paused().is_none() && clock.outage().is_none() && clock.talk_until().is_none();
            // How the game goes on without missing orders is decided at the end of that wait.
            let asked = clock.paused().filter(|pause| pause.why == Paused::Missing).and_then(|pause| pause.until);
            let deadline = asked.or(clock.deadline().filter(|_| is_open));
            let deputies: Vec<_> = game.deputies_until(deadline.unwrap_or(until)).collect();
            let of = |powers: &[PowerId]| -> Vec<PersonId> {
                let seats = powers.iter().filter_map(|power| game.seat_with(power)).filter_map(Seat::person);
                let deputies = deputies.iter().filter(|(seat, _)| powers.iter().any(|power| seat.holds(power)));
                seats.chain(deputies.map(|(_, person)| *person)).cloned().collect()
            };
            let is_ready = |power: &PowerId| running.ready.contains(power);
            let (ready, open): (Vec<PowerId>, Vec<PowerId>) = sheets::deciding(game).into_iter().partition(is_ready);
            (deadline, of(&open), of(&ready))
        }
        Stage::Over(_) => return None,
    };
    let deadline = deadline.filter(|deadline| from < *deadline && *deadline <= until)?;
    Some(Deciding { deadline, open, ready })
}

/// Whose messages of up to `until` can change `game`: its players, but those who are eliminated, and the deputies who play for
/// some of them until then.
pub fn who_can_change(game: &Game, until: Timestamp) -> impl Iterator<Item = &PersonId> {
    let players = game.seats.iter().filter(move |seat| !game.is_out(seat)).filter_map(Seat::person);
    players.chain(game.deputies_until(until).map(|(_, deputy)| deputy))
}

/// The longest time by which an outage moves a deadline.
const LONGEST_OUTAGE: SignedDuration = SignedDuration::from_hours(24);

/// How long what doesn't end a phase waits for a network before it is due again.
const DUE_AGAIN: SignedDuration = SignedDuration::from_hours(1);

/// What is done instead of `due` if a network on which somebody plays has been unreachable since `since`, and nobody
/// knows for how long: orders stay open after its return for as long as it was away, at most a day, and everyone is
/// told. What else decides about people who may have been heard too late waits as well. `None`: `due` is done.
pub fn postponed(loaded: &LoadedGame, due: Due, since: Timestamp, now: Timestamp) -> Option<Decision> {
    let (mut game, mut decision) = (loaded.game.clone(), Decision::default());
    match due {
        Due::Close(at) => decision.happened(close_later(&mut game, at, since, now)?),
        Due::Confirm(at) | Due::Ask(at) => wait_on(&mut game, at, now)?,
        // Who stands in for a player up to the deadline does so until the network is back.
        Due::Deputy(at) => {
            game.running().and_then(|running| running.clock.deadline()).filter(|deadline| *deadline == at)?;
            decision.happened(close_later(&mut game, at, since, now)?);
        }
        Due::Hour(_)
        | Due::Writing(_)
        | Due::Half
        | Due::Call
        | Due::Expire
        | Due::Date
        | Due::Back(_)
        | Due::CloseUnheard(_)
        | Due::Resume
        | Due::Votes
        | Due::Publish => return None,
    }
    let mut decision = decision.with(loaded, game);
    decision.announce(Some(loaded), now);
    Some(decision)
}

/// Orders that should close at `at` stay open. `None`: they close.
fn close_later(game: &mut Game, at: Timestamp, since: Timestamp, now: Timestamp) -> Option<Happening> {
    // Nothing is played after the agreed end of the game: no orders can come later.
    if game.settings.last_hour.is_some_and(|hour| hour.at <= now) {
        return None;
    }
    let latest = at.checked_add(LONGEST_OUTAGE).ok().filter(|latest| *latest > now)?;
    let Stage::Running(running) = &mut game.stage else { return None };
    running.clock.await_network(since.min(at), at, latest);
    Some(Happening::Postponed { latest })
}

/// The time for confirming, or for missing orders and choices, which is over at `at`, goes on. `None`: it has for a day.
fn wait_on(game: &mut Game, at: Timestamp, now: Timestamp) -> Option<()> {
    let first = game.put_off.filter(|put_off| put_off.until == at).map_or(at, |put_off| put_off.first);
    let latest = first.checked_add(LONGEST_OUTAGE).ok().filter(|latest| *latest > now)?;
    let until = now.checked_add(DUE_AGAIN).map_or(latest, |until| until.min(latest));
    match &mut game.stage {
        Stage::Lobby => game.confirm_by = Some(until),
        Stage::Running(running) => running.clock.wait_until(Some(until)),
        Stage::Over(_) => return None,
    }
    game.put_off = Some(PutOff { first, until });
    Some(())
}

/// The network is back: the deadline moves by the time of the outage, and is at least ten minutes away.
fn back(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let Stage::Running(running) = &mut game.stage else { return };
    let Some(outage) = running.clock.outage() else { return };
    let end = outage.since.checked_add(LONGEST_OUTAGE).map_or(now, |longest| longest.min(now));
    let soonest = now.checked_add(SignedDuration::from_mins(10)).unwrap_or(now);
    let deadline = outage.moved(end).max(soonest);
    running.clock.network_back(deadline);
    decision.happened(Happening::NetworkBack { deadline });
}

/// A pause is over: its own end has come.
fn resume(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    let Stage::Running(running) = &mut game.stage else { return };
    if !running.clock.resume(now) {
        return;
    }
    let stepped = away::step_now(game);
    let deadline = game.running().and_then(|running| running.clock.deadline());
    decision.happened(Happening::MasterActed(MasterNotice::Resumed { deadline }));
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    // All players may have become ready during the pause.
    orders::go_on(decision, now, game, loaded);
}

/// The time in which a cancelled game could go on is over.
fn publish(decision: &mut Decision, game: &mut Game) {
    let Stage::Over(ending) = &mut game.stage else { return };
    ending.keeps_secrets = false;
    if game.settings.anonymous {
        game.standing.assignment_published = true;
        open_votes::close(decision, game);
        decision.happened(Happening::PlayersPublished);
    }
    if game.settings.votes_revealed {
        decision.happened(Happening::BallotsPublished);
    }
    decision.happened(Happening::SecretsPublished);
    letters::publish_agreed(decision, game);
}

/// The lobby wasn't filled in time: it is closed, and its seats are free.
fn expire(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    decision.happened(Happening::LobbyExpired);
    game.seats.clear();
    game.waiting.clear();
    game.stage = Stage::Over(Ending {
        winners: Vec::new(),
        position: Position::default(),
        at: now,
        by: Some(EndedBy::Nothing),
        keeps_secrets: false,
    });
}

/// Carries out `due`.
pub fn carry_out_due(loaded: &LoadedGame, due: Due, now: Timestamp, limits: &Limits, means: &Means<'_>) -> Decision {
    let mut decision = Decision::default();
    let mut game = loaded.game.clone();
    match due {
        Due::Confirm(_) => lobby::close_confirmation(&mut decision, now, &mut game),
        Due::Hour(_) => strike(&mut decision, now, &mut game),
        Due::Writing(at) => {
            let writing = SignedDuration::from_secs(i64::from(game.settings.tempo.writing.unwrap_or(0)));
            let from = if phase::is_on_time(at, now, writing) { at } else { now };
            begin_writing(&mut decision, from, &mut game);
        }
        Due::Close(at) | Due::CloseUnheard(at) => {
            if let Stage::Running(running) = &mut game.stage {
                running.clock.end_outage();
            }
            close(&mut decision, now, at, &mut game, loaded);
            end_unattended(&mut decision, now, &mut game, limits);
        }
        Due::Back(_) => back(&mut decision, now, &mut game),
        Due::Deputy(_) => deputies::begin_and_end(&mut decision, now, &mut game),
        Due::Resume => resume(&mut decision, now, &mut game, loaded),
        Due::Ask(_) => awaiting::ask(&mut decision, now, &mut game, loaded, means),
        Due::Votes => open_votes::close_old(&mut decision, &mut game, now),
        Due::Publish => publish(&mut decision, &mut game),
        Due::Expire => expire(&mut decision, now, &mut game),
        Due::Date => game.expires = lobby::expiry(now, limits),
        Due::Half | Due::Call => {
            if let Stage::Running(running) = &mut game.stage {
                running.clock.remind(if due == Due::Call { Reminded::Finally } else { Reminded::AtHalfTime });
            }
            decision.happened(Happening::ReminderDue { empty: due == Due::Half });
            if due == Due::Call {
                last_call::tell(&mut decision, loaded, now);
            }
        }
    }
    let mut decision = decision.with(loaded, game);
    decision.announce(Some(loaded), now);
    decision
}

/// The agreed end of the game: the power with the most wins (seed 001 III).
fn strike(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let (Some(hour), Some(running)) = (game.settings.last_hour, game.running()) else { return };
    let winners = rules::leaders(&game.settings, &running.position, hour.by);
    decision.happened(Happening::HourStruck { by: hour.by, winners: winners.clone() });
    phase::end(decision, now, game, winners, EndedBy::Hour);
}

/// A game in which only computers have played for long enough ends automatically.
fn end_unattended(decision: &mut Decision, now: Timestamp, game: &mut Game, limits: &Limits) {
    let phases = game.running().map_or(0, |running| running.unattended);
    if phases > limits.computer_phases {
        decision.happened(Happening::Unattended { phases: limits.computer_phases });
        phase::end(decision, now, game, Vec::new(), EndedBy::Nothing);
    }
}

/// Orders close: late ones still count for the agreed time; then the phase is adjudicated.
fn close(decision: &mut Decision, now: Timestamp, at: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    let sheets = &loaded.sheets;
    let grace = SignedDuration::from_secs(i64::from(game.settings.tempo.grace));
    let late = loaded.game.running().map(|running| absence::late(game, running, sheets)).unwrap_or_default();
    if game.settings.practice && !sheets.powers().any(|power| sheets.has_orders(power)) && !late.is_empty() {
        // Nobody plays this practice game any more.
        return phase::end(decision, now, game, Vec::new(), EndedBy::Nothing);
    }
    let Stage::Running(running) = &mut game.stage else { return };
    if running.clock.is_shortened() {
        // Everything was chosen early. Nobody is counted as absent before the deadline that was announced.
        running.clock.lengthen_again(now);
        let is_due = running.clock.deadline().is_none_or(|deadline| deadline <= now);
        if is_due || sheets::awaited(game).is_empty() {
            return phase::adjudicate(decision, now, game, phase::Known::of(loaded));
        }
        // Somebody has come back since who has still to choose.
        return;
    }
    // Nothing is played after the agreed end of the game: who is late then can't be waited for.
    if game.settings.last_hour.is_some_and(|hour| hour.at <= now) {
        return phase::adjudicate(decision, now, game, phase::Known::of(loaded));
    }
    if let Some(until) = second_chance(game, &late, at, now) {
        return put_off(decision, now, game, late, until);
    }
    let late = loaded.game.running().map(|running| awaiting::late_at_close(game, running, sheets)).unwrap_or_default();
    let Stage::Running(running) = &mut game.stage else { return };
    let until = at.checked_add(grace).ok().and_then(|until| running.clock.delayed_to(until));
    let until = until.filter(|until| *until > now && !running.clock.is_grace() && !late.is_empty());
    let Some(until) = until else {
        if awaiting::pause(decision, now, game, sheets) {
            return;
        }
        return phase::adjudicate(decision, now, game, phase::Known::of(loaded));
    };
    running.clock.begin_grace(late.iter().cloned(), until);
    decision.happened(Happening::GraceBegun { late, until });
}

/// When orders of the first phase close instead if a few players have sent nothing, because a game that begins without
/// them is spoilt for all: later by the time of a move, at most a day, and over holidays and their absences, once. `None` for a live game, in which everyone
/// sees who is there, and where most players have sent nothing.
fn second_chance(game: &Game, late: &[PowerId], at: Timestamp, now: Timestamp) -> Option<Timestamp> {
    let running = game.running().filter(|running| running.number == 1 && !running.clock.is_put_off())?;
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
    let from = if phase::is_on_time(at, now, more) { at } else { now };
    let until = from.checked_add(more).ok()?;
    // Only those who are late have more time: nobody waits for the absences of others.
    let awaited = |seat: &Seat| late.iter().any(|power| seat.holds(power));
    let latest = running.clock.latest();
    let stepped = deadlines::stepped(game, &running.position.phase, true, (until, at, latest), &awaited).deadline;
    running.clock.delayed_to(stepped).filter(|until| *until > now)
}

/// Moves the first deadline for those who are `late`, and offers their seats to others in the meantime, if seats are
/// offered in the game.
fn put_off(decision: &mut Decision, now: Timestamp, game: &mut Game, late: Vec<PowerId>, until: Timestamp) {
    let Stage::Running(running) = &mut game.stage else { return };
    running.clock.put_off(until);
    let offers = !game.settings.no_replacements;
    for seat in game.seats.iter_mut().filter(|seat| offers && late.iter().any(|power| seat.holds(power))) {
        seat.offer(now);
    }
    decision.happened(Happening::FirstDeadlineMoved { late, until });
}
