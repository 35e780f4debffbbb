//! The game master's corrections: back to an earlier phase, another position, or the end of the game.
//!
//! The consequences are shown first, and the correction is made only when it is confirmed. Nothing is overwritten:
//! numbering continues, a rollback and a change of the position are records of their own, and the replaced phases stay
//! readable.

use std::collections::BTreeMap;

use dragoman_engine::{PhaseCode, PhaseKind};
use dragoman_reading::fold::fold;
use jiff::{SignedDuration, Timestamp};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{
    absence, awaiting, away, begin, computers, deadlines, master, own_start, phase, phrases, seats, stage, stalemate,
};
use crate::decide::{open_votes, proposed_deeds, roles};
use crate::event::{Content, PersonId};
use crate::happening::Happening;
use crate::loaded::{LoadedGame, OrderRow};
use crate::model::{
    Asked, Cause, Deed, Delay, Edit, EndedBy, Ending, Game, Line, OrderText, Paused, PhaseId, PhaseRecord, Position,
    PowerId, ProposedDeed, Running, Seat, Settings, Sheet, Stage,
};
use crate::notice::master::{MasterNotice, NoDeed, NoStart, Phrases};
use crate::notice::seat::OfferCause;
use crate::notice::{Declined, Notice};
use crate::rules;
use crate::standing::{end_stands, owner};

/// The longest reason, in characters.
const LONGEST_REASON: u32 = 300;

/// A reason, if it isn't too long and the game master may say it.
fn whole(context: &Context<'_>, game: &Game, reason: &str) -> Result<String, Declined> {
    phrases::published(context, game, Phrases::Reasons, reason, LONGEST_REASON)
}

fn missing(parameter: &str) -> Declined {
    Declined::BadValue { parameter: parameter.to_owned(), value: String::new(), expected: Vec::new() }
}

/// The number that the next record gets.
fn next_number(game: &Game, past: &[(u32, PhaseRecord)]) -> u32 {
    match &game.stage {
        Stage::Running(running) => running.number,
        Stage::Lobby | Stage::Over(_) => past.last().map_or(1, |(number, _)| number + 1),
    }
}

/// The phases that a rollback to `to` would undo: how many, and how many orders.
fn undone(past: &[(u32, PhaseRecord)], to: u32) -> (usize, usize) {
    let later = past.iter().filter(|(number, record)| *number >= to && record.cause.is_orders());
    later.fold((0, 0), |(phases, orders), (_, record)| {
        (phases + 1, orders + record.orders.values().map(Vec::len).sum::<usize>())
    })
}

fn ask(context: &Context<'_>, loaded: &LoadedGame, mut asked: Asked, shown: (PhaseId, usize, usize)) -> Outcome {
    let (phase, phases, orders) = shown;
    let now = context.view.now;
    if roles::gains(context, &loaded.game) {
        let Asked { deed, reason, number, .. } = asked.clone();
        let proposed = proposed_deeds::of(context, &loaded.game, deed, reason);
        let proposed = ProposedDeed { phase: phase.clone(), phases, number, ..proposed };
        // A game that everybody else has left can be cancelled, once all could have read it.
        let is_left = asked.deed == Deed::Cancel && !proposed_deeds::can_be_agreed(context, &loaded.game, &asked.deed);
        if !is_left {
            return proposed_deeds::propose(context, loaded, proposed);
        }
        asked.not_before = now.checked_add(deadlines::notice(&loaded.game.settings)).ok();
    }
    let planned = phase.clone();
    asked.by = Some(context.view.person.id.clone());
    let notice = MasterNotice::Asked { deed: asked.deed.clone(), reason: asked.reason.clone(), phase, phases, orders };
    let mut game = loaded.game.clone();
    game.asked = Some(asked);
    let mut decision = context.say(context.aside(), Some(&game), Notice::Master(notice));
    if let Some(Asked { deed, reason, not_before: Some(at), .. }) = game.asked.clone() {
        let planned = MasterNotice::Planned { deed, reason, phase: planned, at };
        decision.happened(Happening::MasterActed(planned));
    }
    Ok(decision.with(loaded, game))
}

/// For how many days after its end a game can go on from an earlier phase: after that its rooms and letters are deleted.
const DAYS: i64 = 30;

/// Whether the game isn't over, or its end may still be undone: what was secret until then stays published.
fn may_undo_the_end(context: &Context<'_>, game: &Game) -> Result<(), Declined> {
    let Stage::Over(ending) = &game.stage else { return Ok(()) };
    stage::has_map(game)?;
    let is_old = context.view.now.duration_since(ending.at) > SignedDuration::from_hours(24 * DAYS);
    match is_old || end_stands(game) {
        true => Err(Declined::Master(NoDeed::EndStands)),
        false => Ok(()),
    }
}

/// Asks to continue from the newest phase called `phase`: `S1902M`, or "Spring 1902" in any language.
pub(super) fn rollback(context: &Context<'_>, loaded: &LoadedGame, phase: &str, reason: Option<&str>) -> Outcome {
    // "S1902M because of that", typed without the names of the parameters.
    let (phase, reason) = match (reason, phase.trim().split_once(char::is_whitespace)) {
        (None, Some((code, rest))) if PhaseCode::read(&code.to_uppercase()).is_some() => (code, Some(rest)),
        _ => (phase.trim(), reason),
    };
    if let Stage::Lobby = loaded.game.stage {
        return declined(Declined::NotBegun);
    }
    may_undo_the_end(context, &loaded.game)?;
    let reason = reason.ok_or_else(|| missing("reason"))?;
    let past = context.past(&loaded.game)?;
    let named = |record: &PhaseRecord| {
        let code = &record.before.phase;
        let is_called = |language| fold(&rules::write_phase(context.words, language, code)) == fold(phase);
        code.eq_ignore_ascii_case(phase) || context.words.languages().iter().any(is_called)
    };
    let found = past.iter().rev().find(|(_, record)| record.cause.is_orders() && named(record));
    let (to, record) = found.ok_or_else(|| Declined::Master(NoDeed::NoSuchPhase { phase: phase.to_owned() }))?;
    let (phases, orders) = undone(past, *to);
    let reason = whole(context, &loaded.game, reason)?;
    let number = next_number(&loaded.game, past);
    let asked = Asked { deed: Deed::Rollback { to: *to }, reason, number, not_before: None, by: None };
    ask(context, loaded, asked, (record.before.phase.clone(), phases, orders))
}

/// Asks to change the position; in a game that hasn't begun, the start.
pub(super) fn edit(
    context: &Context<'_>,
    loaded: &LoadedGame,
    (changes, reason): (Option<&str>, Option<&str>),
    undo: bool,
) -> Outcome {
    let game = &loaded.game;
    if let Stage::Lobby = game.stage {
        return own_start::edit(context, loaded, changes, undo);
    }
    let running = stage::running(game)?;
    let is_start = |changes: &str| rules::states_start(context.words, &game.settings.variant, changes);
    refuse_if(undo || changes.is_some_and(is_start), Declined::Master(NoDeed::Start(NoStart::Begun)))?;
    let changes = changes.ok_or_else(|| missing("changes"))?;
    let edits = rules::read_edits(context.words, context.language(), &game.settings, &running.position, changes);
    let edits = edits.map_err(|unreadable| match unreadable {
        rules::UnreadableEdit::Part(part) => Declined::Master(NoDeed::UnreadableEdit { part }),
        rules::UnreadableEdit::Dislodged(unit) => {
            // The moves that dislodged it; in autumn too they are those before the retreats.
            let retreats = running.position.phase.code();
            let moves = retreats.map(|code| PhaseCode { kind: PhaseKind::Movement, ..code }.into()).unwrap_or_default();
            Declined::Master(NoDeed::EditsDislodged { unit, moves })
        }
    })?;
    if rules::edited(&game.settings, &running.position, &edits).is_none() {
        return declined(Declined::Master(NoDeed::ImpossibleEdit));
    }
    let reason = whole(context, game, reason.ok_or_else(|| missing("reason"))?)?;
    let asked = Asked { deed: Deed::Edit { edits }, reason, number: running.number, not_before: None, by: None };
    ask(context, loaded, asked, (running.position.phase.clone(), 0, 0))
}

/// Asks to cancel the game.
pub(super) fn cancel(context: &Context<'_>, loaded: &LoadedGame, reason: Option<&str>) -> Outcome {
    let number = match &loaded.game.stage {
        Stage::Running(running) => running.number,
        Stage::Lobby => 0,
        Stage::Over(_) => return declined(Declined::Over),
    };
    let reason = whole(context, &loaded.game, reason.unwrap_or_default())?;
    let asked = Asked { deed: Deed::Cancel, reason, number, not_before: None, by: None };
    ask(context, loaded, asked, (PhaseId::default(), 0, 0))
}

/// Makes what was requested and shown; a button only what it was shown with. If `wanted` is false, it isn't made.
pub(super) fn proceed(context: &Context<'_>, loaded: &LoadedGame, shown: Option<&str>, wanted: bool) -> Outcome {
    let mut game = loaded.game.clone();
    let is_pressed = matches!(context.event.content, Content::Pressed { .. });
    let me = &context.view.person.id;
    let is_shown = |asked: &Asked| match shown {
        Some(shown) => shown == Asked::tag(&asked.deed, &asked.reason),
        // Nobody confirms what was shown to somebody else.
        None => !is_pressed && asked.by.as_ref().is_none_or(|by| by == me),
    };
    let asked = game.asked.take().filter(is_shown).ok_or(Declined::Master(NoDeed::NothingAsked))?;
    if !wanted {
        return Ok(context.say(context.aside(), Some(&game), Notice::Master(MasterNotice::Dropped)).with(loaded, game));
    }
    if !asked.deed.is_correction() {
        return master::confirmed(context, loaded, game, asked);
    }
    if let Deed::Rollback { .. } = asked.deed {
        may_undo_the_end(context, &game)?;
        context.past(&game)?;
    }
    let past = context.view.past.as_deref().unwrap_or_default();
    let number = match game.stage {
        Stage::Lobby => 0,
        Stage::Running(_) | Stage::Over(_) => next_number(&game, past),
    };
    refuse_if(asked.number != number, Declined::Master(NoDeed::NothingAsked))?;
    // A game master who has taken a seat since then isn't neutral any more.
    if roles::gains(context, &game) {
        match asked.not_before.filter(|_| asked.deed == Deed::Cancel) {
            // Somebody is back and is asked now.
            Some(_) if proposed_deeds::can_be_agreed(context, &game, &asked.deed) => {
                return declined(Declined::Master(NoDeed::NothingAsked));
            }
            Some(at) if context.view.now >= at => {}
            Some(at) => return declined(Declined::Master(NoDeed::NotYet { at })),
            None => return declined(Declined::Master(NoDeed::NothingAsked)),
        }
    }
    let mut decision = Decision::default();
    carry_out(context, &mut decision, loaded, &mut game, (asked.deed, asked.reason, asked.number));
    context.acknowledge(&mut decision, &game);
    Ok(decision.with(loaded, game))
}

/// Makes a correction that was asked for when the next record would have had `number`; none if the game has moved on since.
pub(super) fn carry_out(
    context: &Context<'_>,
    decision: &mut Decision,
    loaded: &LoadedGame,
    game: &mut Game,
    (deed, reason, number): (Deed, String, u32),
) {
    let now = context.view.now;
    let past = context.view.past.as_deref().unwrap_or_default();
    let present = match game.stage {
        Stage::Lobby => 0,
        Stage::Running(_) | Stage::Over(_) => next_number(game, past),
    };
    if number != present {
        return;
    }
    match deed {
        Deed::Rollback { to } => {
            if may_undo_the_end(context, game).is_err() {
                return;
            }
            let Some((_, record)) = past.iter().find(|(number, _)| *number == to) else { return };
            let (phases, _) = undone(past, to);
            let last_change = stalemate::last_change_before(past, to);
            roll_back(context, decision, game, (to, record, phases, last_change), number, reason);
        }
        Deed::Edit { edits } => change_position(context, decision, loaded, game, edits, reason),
        Deed::Cancel => cancelled(decision, now, game, reason),
        // These correct nothing.
        Deed::Pause
        | Deed::PauseUntil { .. }
        | Deed::Extend { .. }
        | Deed::Announce { .. }
        | Deed::Enter { .. }
        | Deed::Expel { .. }
        | Deed::SetUp { .. }
        | Deed::Close => {}
    }
}

/// What a game publishes at its end stays secret for a day, in which its cancellation can be undone.
fn cancelled(decision: &mut Decision, now: Timestamp, game: &mut Game, reason: String) {
    let has_letters = game.settings.letters_kept && game.letters.count > 0;
    let has_ballots = game.settings.votes_revealed && !(game.ballots.is_empty() && game.votes.is_empty());
    let has_secret = game.settings.anonymous || has_letters || has_ballots;
    let keeps_secrets = has_secret && game.running().is_some() && !game.settings.practice;
    let ending = Ending {
        winners: Vec::new(),
        position: game.position().cloned().unwrap_or_default(),
        at: now,
        by: Some(EndedBy::Nothing),
        keeps_secrets,
    };
    let secret_until = ending.secret_until();
    decision.happened(Happening::MasterActed(MasterNotice::Cancelled { reason, secret_until }));
    match game.stage {
        Stage::Running(_) => {
            phase::end(decision, now, game, Vec::new(), EndedBy::Nothing);
            game.stage = Stage::Over(ending);
        }
        Stage::Lobby => game.stage = Stage::Over(ending),
        Stage::Over(_) => {}
    }
}

fn roll_back(
    context: &Context<'_>,
    decision: &mut Decision,
    game: &mut Game,
    (to, record, phases, last_change): (u32, &PhaseRecord, usize, Option<u16>),
    number: u32,
    reason: String,
) {
    let now = context.view.now;
    let was_over = matches!(game.stage, Stage::Over(_));
    open_votes::close(decision, game);
    begin::forget_past_hour(decision, game, now);
    let before = game.position().cloned().unwrap_or_default();
    let mut after = record.before.clone();
    after.standing.disorder.clear();
    absence::impose_on_vacant(game, &mut after);
    let mut times = deadlines::of(&game.settings, &after.phase, false, now);
    let stepped = away::step(game, &after, false, &mut times);
    let mut running = Running::new(number + 1, after.clone(), now, times);
    running.last_change = last_change;
    // What the computer ordered in that phase is known: it doesn't order the same again.
    for seat in &mut game.seats {
        let power = seat.powers.first().map(PowerId::as_str).unwrap_or_default();
        let seed = computers::seed_of(&context.view.seed, power);
        seat.reseed(seed);
    }
    // The clock stays stopped, with the phase's full time left.
    if let Some(pause) = game.running().and_then(|running| running.clock.paused()) {
        let why = if pause.why == Paused::Missing { Paused::ByMaster } else { pause.why };
        // What was agreed about its end, and announced, stays.
        let until = pause.until.filter(|until| pause.why != Paused::Missing && *until > now);
        if running.clock.pause(now, why) && until.is_some() {
            running.clock.wait_until(until);
        }
    }
    game.stage = Stage::Running(Box::new(running.clone()));
    // Whether letters are opened is asked again at the new end.
    game.letters.vote = None;
    game.showing.reset();
    // Nor does anything follow any more from what was said in what is undone, kept or not.
    game.undone.add(to, number);
    let known = game.earlier.iter().find(|earlier| earlier.number == to);
    if let Some(trust) = known.and_then(|earlier| earlier.trust.clone()) {
        game.trust = trust;
    }
    let cause = Cause::RolledBack { to, reason: reason.clone() };
    keep(decision, number, before.clone(), after, cause);
    // The orders of that phase are stored again: nobody has to send them again, and everyone may change them. What was stored for
    // a power in civil disorder didn't count, and isn't what its present player has ordered.
    let disorder = &record.before.standing.disorder;
    for (power, given) in record.orders.iter().filter(|(power, _)| !disorder.contains(*power)) {
        let Some(person) = game.seat_with(power).and_then(Seat::person) else { continue };
        let line = |order: &OrderText| Line { typed: String::new(), order: order.clone() };
        let sheet = Sheet { lines: given.iter().map(line).collect(), doubts: Vec::new() };
        let row = context.revision((game, number + 1), (power, 1), "", sheet.into());
        decision.changes.orders.push(OrderRow { person: person.clone(), ..row });
    }
    let phase = running.position.phase.clone();
    let notice = MasterNotice::RolledBack { phase, phases, reason, deadline: running.clock.deadline() };
    decision.happened(Happening::Rewritten(notice));
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    offer_unplayed(decision, game, now, |seat| was_over || seat.is_out_in(&before));
}

/// Offers the seats that nobody plays and that were offered to nobody, if seats are offered in the game: their powers are back, or
/// the game isn't over any more. Where only the game master offers them, it is said that nobody plays those that are `new`.
fn offer_unplayed(decision: &mut Decision, game: &mut Game, now: Timestamp, new: impl Fn(&Seat) -> bool) {
    for at in 0..game.seats.len() {
        let seat = &game.seats[at];
        if !seat.is_vacant() || game.is_out(seat) || seat.offered().is_some() {
            continue;
        }
        let (is_new, offers) = (new(seat), !game.settings.no_replacements);
        if offers {
            game.seats[at].offer(now);
        }
        if offers || is_new {
            decision.happened(seats::vacated(game, at, OfferCause::Sought));
        }
    }
}

/// How long at least all may order again after the position has changed: an hour, in faster games half of a move's time.
fn time_to_order_anew(settings: &Settings) -> SignedDuration {
    SignedDuration::from_secs(i64::from(settings.time_of_move() / 2).min(3_600))
}

fn change_position(
    context: &Context<'_>,
    decision: &mut Decision,
    loaded: &LoadedGame,
    game: &mut Game,
    edits: Vec<Edit>,
    reason: String,
) {
    let owners: BTreeMap<PowerId, PersonId> =
        loaded.sheets.powers().map(|power| (power.clone(), owner(game, power))).collect();
    let Some(running) = game.running() else { return };
    let before = running.position.clone();
    let Some(mut after) = rules::edited(&game.settings, &before, &edits) else { return };
    // Whose player has left without units, and who is back now, is in civil disorder.
    let vacant = game.seats.iter().filter(|seat| seat.is_vacant()).flat_map(|seat| &seat.powers);
    let is_back = |power: &&PowerId| before.is_out(power) && !after.is_out(power);
    let back: Vec<PowerId> = vacant.filter(is_back).cloned().collect();
    after.standing.disorder.extend(back);
    // They were about the position before, and their buttons name its number.
    open_votes::close(decision, game);
    let Stage::Running(running) = &mut game.stage else { return };
    let number = running.number;
    let due = running.clock.deadline();
    running.number += 1;
    running.position = after.clone();
    running.ready.clear();
    // Everybody has to choose anew, and has the time for it that was shortened because all had chosen.
    running.chosen.clear();
    running.clock.lengthen_again(context.view.now);
    if running.clock.is_grace() || !running.awaits.is_empty() {
        // Who was on time must be able to order for the new position too, also where nothing is left of the time.
        running.clock.open_to_all();
    }
    running.clock.leave(time_to_order_anew(&game.settings), context.view.now, Delay::Beyond);
    let deadline = running.clock.deadline().filter(|deadline| Some(*deadline) != due);
    let running = running.clone();
    let mut sheets = loaded.sheets.clone();
    sheets.clear();
    keep(decision, number, before.clone(), after, Cause::Edited { edits: edits.clone(), reason: reason.clone() });
    // Orders stay stored, except those for units that aren't in the position any more, and retreats, builds and removals that have
    // become impossible.
    for (power, sheet) in loaded.sheets.left_in(&game.settings, &running.position) {
        let person = owners.get(power).cloned().unwrap_or_else(|| owner(game, power));
        let row = context.revision((game, number + 1), (power, 1), "", sheet.clone());
        decision.changes.orders.push(OrderRow { person, ..row });
        sheets.set(power.clone(), 1, sheet);
    }
    decision.happened(Happening::Rewritten(MasterNotice::Edited { edits, reason, deadline }));
    offer_unplayed(decision, game, context.view.now, |seat| seat.is_out_in(&before));
    // Perhaps nothing is missing any more.
    awaiting::go_on(decision, context.view.now, game, &sheets);
    awaiting::ask_anew(decision, context.view.now, game);
}

/// Adds a record of its own to the history.
fn keep(decision: &mut Decision, number: u32, before: Position, after: Position, cause: Cause) {
    let (orders, results) = Default::default();
    let record = PhaseRecord { before, orders, results, after, winners: Vec::new(), cause, report: None };
    decision.changes.phase = Some((number, record));
}
