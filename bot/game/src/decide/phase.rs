//! The end of a phase and the beginning of the next.

use std::collections::BTreeMap;

use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use jiff::{SignedDuration, Timestamp};

use super::deadlines;
use super::decision::Decision;
use super::{absence, away, coin, computer_talk, stalemate, watching};
use crate::decide::open_votes;
use crate::decide::status::{is_attended, only_computers};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{EndedBy, Ending, Game, OrderText, PhaseId, PhaseTimes, PowerId, Running, Settings, Stage};
use crate::negotiation::StatementRow;
use crate::rules::{self, Sheets};

/// What was sent and said in a phase.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    /// The orders.
    pub sheets: &'a Sheets,
    /// The statements; `None`: they weren't read, since the game wasn't played before.
    pub statements: Option<&'a [StatementRow]>,
}

impl<'a> Known<'a> {
    /// What is stored with a game.
    pub(super) fn of(loaded: &'a LoadedGame) -> Self {
        Self { sheets: &loaded.sheets, statements: loaded.statements.as_deref() }
    }
}

/// Adjudicates the running phase of `game` and opens what follows.
pub(super) fn adjudicate(decision: &mut Decision, now: Timestamp, game: &mut Game, known: Known<'_>) {
    let Known { sheets, statements } = known;
    let absent = absence::note(game, sheets, now);
    open_votes::close(decision, game);
    let Stage::Running(running) = &game.stage else { return };
    let mut chosen: BTreeMap<PowerId, Vec<OrderText>> = BTreeMap::new();
    for power in rules::powers(&game.settings.variant) {
        // Sealed orders of an expelled player count, whoever holds the seat now.
        if game.computer(&power).is_some() && !running.sealed.contains(&power) {
            fault::breaks("computer", || game.name.clone());
            let orders = computer_talk::orders(game, running, &power, statements.unwrap_or_default());
            chosen.insert(power, orders);
        }
    }
    let (mut record, by) = METRICS.adjudication.time(|| sheets.adjudicated(&game.settings, &running.position, chosen));
    computer_talk::remember(game, statements.unwrap_or_default(), &record);
    let Stage::Running(running) = &game.stage else { return };
    let (number, closed, unattended) = (running.number, running.clock.deadline(), running.unattended);
    let was_told = running.computers_alone;
    let last_change = stalemate::last_change(running.last_change, &record.before, &record.after);
    let toss = coin::toss(game, &mut record.after);
    let mut after = record.after.clone();
    let over = after.phase.is_completed();
    let alone = !over && only_computers(game, &after);
    let due = closed.filter(|deadline| *deadline <= now);
    let mut times = PhaseTimes::default();
    let mut at_once = false;
    let mut stepped = None;
    if !over {
        absence::impose_on_vacant(game, &mut after);
        times = times_after(&game.settings, &after.phase, due, now);
        let decides = |power: &PowerId| rules::decides(&game.settings, &after, power) && game.computer(power).is_none();
        let nobody = !rules::powers(&game.settings.variant).iter().any(decides);
        // Without people nobody negotiates either.
        at_once = nobody && (!after.phase.is_movement() || alone);
        stepped = if at_once { None } else { away::step(game, &after, false, &mut times) };
        if at_once {
            (times.deadline, times.talk_until) = (Some(now), None);
        }
    }
    let winners = record.winners.clone();
    game.stage = if over {
        Stage::Over(Ending { winners: winners.clone(), position: after, at: now, by, keeps_secrets: false })
    } else {
        let mut running = Running::new(number + 1, after.clone(), now, times);
        running.unattended = if is_attended(game, &after) { 0 } else { unattended.saturating_add(1) };
        running.at_once = at_once;
        running.computers_alone = alone;
        running.last_change = last_change;
        Stage::Running(Box::new(running))
    };
    let phase = record.before.phase.clone();
    decision.changes.phase = Some((number, record));
    let overdue = closed.filter(|deadline| !over && now.duration_since(*deadline) >= MOST_TOLERANCE);
    watching::show(decision, now, game, &phase);
    decision.happened(Happening::Adjudicated { number, overdue, toss, absent });
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    if over {
        decision.happened(Happening::Ended { winners, drawn: false });
    } else if alone && !was_told {
        tell_alone(decision, now, game);
    } else {
        stalemate::propose(decision, now, game, &phase);
        computer_talk::propose(decision, game, statements);
    }
}

/// From now on only computers play: the game ends, or goes on without people, as was agreed.
pub(super) fn tell_alone(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    if game.settings.ends_unattended {
        decision.happened(Happening::EndedUnattended);
        end(decision, now, game, Vec::new(), EndedBy::Nothing);
    } else {
        decision.happened(Happening::ComputersAlone);
    }
}

/// The times of `phase`, which begins at `now`; the one before was `due` to end, `None`: it ended early. On time, it is
/// counted from there, so that it keeps its hour; else from now, so that it has its whole time.
fn times_after(settings: &Settings, phase: &PhaseId, due: Option<Timestamp>, now: Timestamp) -> PhaseTimes {
    let on_time = due.and_then(|due| {
        let times = deadlines::of(settings, phase, false, due);
        let length = times.deadline?.duration_since(due);
        is_on_time(due, now, length).then_some(times)
    });
    on_time.unwrap_or_else(|| deadlines::of(settings, phase, false, now))
}

/// However long a time is, it isn't shortened by more than this because it begins late.
const MOST_TOLERANCE: SignedDuration = SignedDuration::from_mins(1);

/// Whether something was done when it was `due`, or so soon after that the time of `length` that begins with it may be
/// counted from there: at most a tenth of it is lost.
pub(super) fn is_on_time(due: Timestamp, now: Timestamp, length: SignedDuration) -> bool {
    now.duration_since(due) < (length / 10).min(MOST_TOLERANCE)
}

/// Ends the game in its present position, without adjudicating the running phase.
pub(super) fn end(decision: &mut Decision, now: Timestamp, game: &mut Game, winners: Vec<PowerId>, by: EndedBy) {
    open_votes::close(decision, game);
    let Stage::Running(running) = &game.stage else { return };
    let position = running.position.clone();
    let ending = Ending { winners: winners.clone(), position, at: now, by: Some(by), keeps_secrets: false };
    game.stage = Stage::Over(ending);
    decision.happened(Happening::Ended { winners, drawn: by == EndedBy::Draw });
}
