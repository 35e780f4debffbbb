//! A game that doesn't go on without missing orders, if that was agreed: instead of civil disorder it is paused, others may
//! take over the seats, and it goes on by itself once the orders are there or somebody else plays.
//!
//! It waits for seven days, or as long as was agreed. Then those whose orders are there decide by majority how it goes
//! on: with civil disorder, with the computer, or waiting once more. They have as long again for that: then what most of them
//! have chosen counts, and without a choice it goes on with civil disorder. Who may resume the game may do so before, but for a
//! game master who plays; it is paused for this reason once a phase.

use jiff::{SignedDuration, Timestamp};

use super::absence;
use super::context::Context;
use super::decision::Decision;
use super::means::Means;
use super::not_done::{Outcome, declined};
use super::{computers, deputies, phase};
use crate::decide::open_votes::{day, voice, voters};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Choices, Delay, Game, GoingOn, PowerId, Proposal, Running, Seat, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::master::MasterNotice;
use crate::notice::vote::NoVote;
use crate::notice::{Declined, Notice};
use crate::rules::{self, Sheets};

/// Powers whose orders are missing: players who have sent nothing, and seats that nobody plays. None of those without which
/// the players have decided to go on.
fn missing(game: &Game, running: &Running, sheets: &Sheets) -> Vec<PowerId> {
    // What its former player has stored doesn't count.
    let is_open = |power: &&PowerId| !running.sealed.contains(*power);
    let vacant = || game.seats.iter().filter(|seat| seat.is_vacant()).flat_map(|seat| &seat.powers);
    // A vacant seat is in civil disorder and decides nothing: what counts is what a player of it could decide.
    let mut played = running.position.clone();
    played.standing.disorder.retain(|power| !vacant().any(|vacant| vacant == power));
    let decides = |power: &&PowerId| rules::decides(&game.settings, &played, power);
    let mut missing = absence::late(game, running, sheets);
    missing.extend(vacant().filter(is_open).filter(decides).cloned());
    missing.retain(|power| game.seat_with(power).is_none_or(|seat| !seat.is_done_without()));
    missing.sort();
    missing
}

/// Those who are late when the clock records that the deadline has passed: also who has only begun to order since then.
pub(super) fn late_at_close(game: &Game, running: &Running, sheets: &Sheets) -> Vec<PowerId> {
    let mut late = absence::late(game, running, sheets);
    let is_unfinished = |power: &PowerId| is_unfinished(game, running, sheets, power);
    let begun = running.begun_late.keys().filter(|power| running.has_begun_late(power) && is_unfinished(power));
    let begun: Vec<PowerId> = begun.filter(|power| !late.contains(*power)).cloned().collect();
    late.extend(begun);
    late.sort();
    late
}

/// Whether the game waits for orders of a seat that nobody plays, if that was agreed: until its deadline, and then paused.
pub(super) fn waits_for_vacant(game: &Game, sheets: &Sheets) -> bool {
    let Some(running) = game.running().filter(|_| game.settings.missing_pauses && !game.settings.practice) else {
        return false;
    };
    let is_vacant = |power: &PowerId| game.seat_with(power).is_some_and(|seat| seat.is_vacant());
    !running.has_awaited && missing(game, running, sheets).iter().any(is_vacant)
}

/// Pauses the game if orders are missing and that was agreed. Returns whether it did.
pub(super) fn pause(decision: &mut Decision, now: Timestamp, game: &mut Game, sheets: &Sheets) -> bool {
    let Some(running) = game.running() else { return false };
    if !game.settings.missing_pauses || game.settings.practice || running.has_awaited {
        return false;
    }
    let powers = missing(game, running, sheets);
    // Whose orders are awaited can send them, also if they weren't late when the time for late ones began; and so can who is late
    // and isn't waited for.
    let late: Vec<PowerId> = powers.iter().cloned().chain(absence::late(game, running, sheets)).collect();
    let until = next_question(game, now);
    let Stage::Running(running) = &mut game.stage else { return false };
    if powers.is_empty() || !running.clock.await_orders(&late, now) {
        return false;
    }
    running.clock.wait_until(until);
    running.has_awaited = true;
    running.awaits = powers.iter().cloned().collect();
    let mut offered = Vec::new();
    if !game.settings.no_replacements {
        for (at, seat) in game.seats.iter_mut().enumerate() {
            if powers.iter().any(|power| seat.holds(power)) && seat.offer(now) {
                offered.push(at);
            }
        }
    }
    decision.happened(Happening::OrdersAwaited { powers, offered, until });
    true
}

/// When the players are asked how the game goes on that begins to wait `now`.
fn next_question(game: &Game, now: Timestamp) -> Option<Timestamp> {
    now.checked_add(SignedDuration::from_secs(i64::from(game.settings.wait_for_missing()))).ok()
}

/// The least time for somebody who still has to order.
const TIME_TO_ORDER: SignedDuration = SignedDuration::from_hours(24);

/// The least time for somebody who has begun to order.
const TIME_TO_FINISH: SignedDuration = SignedDuration::from_mins(15);

/// Whether orders of `power` are still missing, or a question about one waits, and its player can send them and hasn't said that
/// they are done. Who has just taken the seat has to say it: what is stored may be their predecessor's.
pub(super) fn is_unfinished(game: &Game, running: &Running, sheets: &Sheets, power: &PowerId) -> bool {
    let Some(seat) = game.seat_with(power) else { return false };
    let Some(player) = seat.person() else { return false };
    let settles_in = || {
        let decides = rules::decides(&game.settings, &running.position, power);
        decides && game.standing.has_replaced(player, &seat.powers, running.number)
    };
    !running.is_done(power) && (sheets.lacks(&game.settings, &running.position, power) || settles_in())
}

/// Resumes the game once nothing is awaited any more; forgets what was awaited if somebody else has resumed it.
pub(super) fn go_on(decision: &mut Decision, now: Timestamp, game: &mut Game, sheets: &Sheets) {
    let Some(running) = game.running().filter(|running| !running.awaits.is_empty()) else { return };
    let is_paused = running.clock.paused().is_some();
    let still = missing(game, running, sheets);
    let has_new_player = |power: &PowerId| {
        // Who takes a seat, and a player who says that they are there, ends the offer.
        let seat = game.seat_with(power);
        !game.settings.no_replacements && seat.is_some_and(|seat| seat.person().is_some() && seat.offered().is_none())
    };
    let awaits: Vec<PowerId> =
        running.awaits.iter().filter(|power| still.contains(power) && !has_new_player(power)).cloned().collect();
    let must_order = running.awaits.iter().any(|power| still.contains(power));
    let must_finish = running.awaits.iter().any(|power| is_unfinished(game, running, sheets, power));
    let time = if must_order { TIME_TO_ORDER } else { TIME_TO_FINISH };
    // Where phases take minutes, as much as for a move.
    let time = if game.settings.is_live() { time.min(day(game)) } else { time };
    let Stage::Running(running) = &mut game.stage else { return };
    if is_paused && !awaits.is_empty() {
        running.awaits = awaits.into_iter().collect();
        decide_at_once(now, game);
        return;
    }
    running.awaits.clear();
    running.going_on = None;
    if !is_paused {
        return;
    }
    // From the greatest length of the phase, as for every takeover; where that is too short, the game would have waited for
    // longer: this is the end of the pause, which comes once a phase.
    if must_order || must_finish {
        running.clock.leave(time, now, Delay::Within);
        running.clock.leave(time, now, Delay::Beyond);
    }
    if running.clock.resume(now) {
        let deadline = running.clock.deadline();
        decision.happened(Happening::MasterActed(MasterNotice::Resumed { deadline }));
    }
}

/// What has been chosen by more than half of those who may choose now is carried out by the clock: somebody who hadn't chosen
/// may be gone.
fn decide_at_once(now: Timestamp, game: &mut Game) {
    let (voices, end) = (voices(game), end_of_choosing(game, now));
    let Stage::Running(running) = &mut game.stage else { return };
    let Some(choices) = &running.going_on else { return };
    if choices.majority(&voices).is_some() {
        // Not anew where it is due already, or waits for a network.
        let known = running.clock.paused().and_then(|pause| pause.until);
        let is_put_off = |until: Timestamp| game.put_off.is_some_and(|put_off| put_off.until == until);
        running.clock.wait_until(Some(known.filter(|until| *until <= now || is_put_off(*until)).unwrap_or(now)));
    } else if running.clock.paused().is_some_and(|pause| pause.until.is_none()) {
        // They were asked by an older version, which waited for ever.
        running.clock.wait_until(end);
    }
}

/// The game has waited for as long as was agreed: those who have sent their orders are asked how it goes on, and after as long
/// again what most of them have chosen is done. If there is nobody who could be asked, it goes on with civil disorder.
pub(super) fn ask(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame, means: &Means<'_>) {
    let voices = voices(game);
    if voices.is_empty() {
        return without(decision, now, game, phase::Known::of(loaded));
    }
    let until = end_of_choosing(game, now);
    let Stage::Running(running) = &mut game.stage else { return };
    match &running.going_on {
        Some(choices) => {
            let choice = choices.most_chosen(&voices).unwrap_or(GoingOn::Disorder);
            carry_out(decision, now, game, loaded, choice, means);
        }
        None => {
            running.clock.wait_until(until);
            running.going_on = Some(Choices::default());
            decision.happened(Happening::GoingOnAsked);
        }
    }
}

/// The position has changed while the players are asked how the game goes on: they are asked anew, since their buttons belonged
/// to the one before, and so did what they have chosen.
pub(super) fn ask_anew(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let until = end_of_choosing(game, now);
    let Stage::Running(running) = &mut game.stage else { return };
    let Some(choices) = &mut running.going_on else { return };
    *choices = Choices::default();
    running.clock.wait_until(until);
    decision.happened(Happening::GoingOnAsked);
}

/// Until when the players who are asked `now` may choose: for as long as was waited, but nobody has to answer within a night
/// where phases take days.
fn end_of_choosing(game: &Game, now: Timestamp) -> Option<Timestamp> {
    let waited = SignedDuration::from_secs(i64::from(game.settings.wait_for_missing()));
    let time = if game.settings.is_live() { waited } else { waited.max(TIME_TO_ORDER) };
    now.checked_add(time).ok()
}

/// The powers that identify the seats whose players decide: those whose own orders aren't awaited.
fn voices(game: &Game) -> Vec<PowerId> {
    let Some(running) = game.running() else { return Vec::new() };
    let is_awaited = |seat: &&Seat| seat.powers.iter().any(|power| running.awaits.contains(power));
    let all = Proposal::Resume;
    voters(game, &all).filter(|seat| !game.is_absent(seat) && !is_awaited(seat)).filter_map(voice).collect()
}

/// The players who are asked how the game goes on.
pub(crate) fn asked(game: &Game) -> impl Iterator<Item = &Seat> {
    let voices = voices(game);
    game.seats.iter().filter(move |seat| voice(seat).is_some_and(|voice| voices.contains(&voice)))
}

/// The id by which a button or an answer names `choice` in this phase.
pub fn id(running: &Running, choice: GoingOn) -> String {
    format!("{}-{}", running.number, choice.id())
}

/// A player chooses how the game goes on, or takes that back if they don't `agree` any more.
pub(super) fn choose(context: &Context<'_>, loaded: &LoadedGame, choice: GoingOn, agree: bool) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let voices = voices(&game);
    let own = context.seat(&game).and_then(voice).filter(|own| voices.contains(own));
    let Stage::Running(running) = &mut game.stage else { return declined(Declined::NotBegun) };
    let (own, choices) = own.zip(running.going_on.as_mut()).ok_or(Declined::Vote(NoVote::Gone))?;
    match agree {
        true => choices.choose(own, choice),
        false => choices.take_back(&own, choice),
    }
    let notice = ClockNotice::GoingOnNoted { choice, agreed: agree, number: running.number };
    let decided = choices.majority(&voices);
    let mut decision = Decision::default();
    decision.reply(now, context.aside(), Some(&game), Notice::Clock(notice));
    if decided.is_none() {
        decide_at_once(now, &mut game);
    }
    if let Some(decided) = decided {
        let means = Means { seed: &context.view.seed };
        carry_out(&mut decision, now, &mut game, loaded, decided, &means);
    }
    Ok(decision.with(loaded, game))
}

/// It is decided how the game goes on.
fn carry_out(
    decision: &mut Decision,
    now: Timestamp,
    game: &mut Game,
    loaded: &LoadedGame,
    choice: GoingOn,
    means: &Means<'_>,
) {
    let known = phase::Known::of(loaded);
    let again = next_question(game, now);
    let Stage::Running(running) = &mut game.stage else { return };
    running.going_on = None;
    let powers: Vec<PowerId> = running.awaits.iter().cloned().collect();
    let until = again.filter(|_| choice == GoingOn::Wait);
    decision.happened(Happening::GoingOnDecided { choice, powers: powers.clone(), until });
    match choice {
        GoingOn::Wait => running.clock.wait_until(until),
        GoingOn::Disorder => without(decision, now, game, known),
        GoingOn::Computer => {
            let is_awaited = |seat: &Seat| powers.iter().any(|power| seat.holds(power));
            let seats: Vec<usize> = (0..game.seats.len()).filter(|at| is_awaited(&game.seats[*at])).collect();
            // Nobody stands in for the computer.
            for at in &seats {
                deputies::end(decision, game, *at);
            }
            decision.happenings.extend(computers::seat(game, &seats, means.seed));
            end(decision, now, game, known);
        }
    }
}

/// The game goes on without the orders that are missing, also in later phases, until somebody plays these seats.
fn without(decision: &mut Decision, now: Timestamp, game: &mut Game, known: phase::Known<'_>) {
    let Some(running) = game.running() else { return };
    let awaits = running.awaits.clone();
    for seat in game.seats.iter_mut().filter(|seat| awaits.iter().any(|power| seat.holds(power))) {
        seat.do_without();
    }
    end(decision, now, game, known);
}

/// The pause is over. Its phase has had its whole time before: it is adjudicated unless somebody has extended it since.
fn end(decision: &mut Decision, now: Timestamp, game: &mut Game, known: phase::Known<'_>) {
    let Stage::Running(running) = &mut game.stage else { return };
    running.awaits.clear();
    running.going_on = None;
    if !running.clock.resume(now) {
        return;
    }
    let deadline = running.clock.deadline();
    if deadline.is_some_and(|deadline| deadline <= now) {
        return phase::adjudicate(decision, now, game, known);
    }
    decision.happened(Happening::MasterActed(MasterNotice::Resumed { deadline }));
}
