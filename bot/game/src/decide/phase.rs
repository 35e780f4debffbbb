//! The end of a phase and the beginning of the next.

use std::collections::BTreeMap;

use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use jiff::{SignedDuration, Timestamp};

use super::deadlines::{self, Times};
use super::decision::Decision;
use super::{absence, coin};
use crate::decide::status::{is_attended, post_status};
use crate::decide::{assigned, open_votes};
use crate::event::Place;
use crate::model::{Ending, Game, Holder, PowerId, Running, Seat, Sheet, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::{Notice, Priority, Sitting};
use crate::rules;

/// Adjudicates the running phase of `game` with `sheets` and opens what follows.
pub(super) fn adjudicate(decision: &mut Decision, now: Timestamp, game: &mut Game, sheets: &BTreeMap<PowerId, Sheet>) {
    let absence = absence::note(game, sheets, now);
    open_votes::close(decision, now, game);
    let Stage::Running(running) = &game.stage else { return };
    let mut orders: BTreeMap<PowerId, Vec<String>> = sheets
        .iter()
        .filter(|(_, sheet)| !sheet.lines.is_empty())
        .map(|(power, sheet)| (power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        .collect();
    for power in rules::powers(&game.settings.variant) {
        // What somebody left who was put out counts, whoever has the seat by now.
        if let Some(seed) = game.computer(power).filter(|_| !running.sealed.contains(power)) {
            fault::breaks("computer", || game.name.clone());
            let chosen = rules::computer_orders(&game.settings, &running.position, power, seed);
            orders.insert(power.to_owned(), chosen);
        }
    }
    orders.retain(|_, orders| !orders.is_empty());
    let mut record = METRICS.adjudication.time(|| rules::adjudicate(&game.settings, &running.position, &orders));
    let (number, closed, unattended) = (running.number, running.deadline, running.unattended);
    let toss = coin::toss(game, &mut record.after);
    let mut after = record.after.clone();
    let over = after.phase == "COMPLETED";
    // On time, the next phase is counted from the deadline, so that it keeps its hour; after a stop from now, so that
    // nobody loses the time in which nothing could be done.
    let from = closed.filter(|deadline| *deadline <= now).filter(|deadline| is_on_time(*deadline, now));
    let mut times = Times::default();
    let mut at_once = false;
    if !over {
        absence::impose_on_vacant(game, &mut after);
        times = deadlines::of(&game.settings, &after.phase, false, from.unwrap_or(now));
        let decides = |power: &&str| rules::decides(&game.settings, &after, power) && game.computer(power).is_none();
        at_once = !after.phase.ends_with('M') && !rules::powers(&game.settings.variant).iter().any(decides);
        if at_once {
            times.deadline = Some(now);
        }
    }
    let deadline = times.deadline;
    let before = record.before.clone();
    let winners = record.winners.clone();
    game.stage = if over {
        Stage::Over(Ending { winners: winners.clone(), position: after.clone(), at: now })
    } else {
        let mut running = Running::new(number + 1, after.clone(), now, deadline);
        running.unattended = if is_attended(game, &after) { 0 } else { unattended.saturating_add(1) };
        running.talk_until = times.talk_until;
        running.at_once = at_once;
        Stage::Running(running)
    };
    decision.changes.phase = Some((number, record));
    let channel = Place::Channel(game.channel.clone());
    if let Some(deadline) = closed.filter(|deadline| !over && !is_on_time(*deadline, now)) {
        let notice = Notice::Clock(ClockNotice::Overdue { deadline });
        decision.say(now, channel.clone(), Some(game), notice, Priority::Event);
    }
    decision.say(
        now,
        channel.clone(),
        Some(game),
        Notice::Adjudicated { number, deadline, at_once, reader: None },
        Priority::Event,
    );
    for seat in &game.seats {
        let Some(person) = seat.person() else { continue };
        // Who was out before has nothing to decide any more: only the end of the game is news to them.
        if !over && seat.powers.iter().all(|power| before.is_out(power)) {
            continue;
        }
        let person = Place::Person(person.clone());
        let reader = seat.powers.first().cloned();
        decision.say(
            now,
            person.clone(),
            Some(game),
            Notice::Adjudicated { number, deadline, at_once, reader },
            // All read it in the channel: when many games end a phase in the same second, the channels come first.
            Priority::Routine,
        );
        for power in &seat.powers {
            if !over && !after.phase.ends_with('M') && rules::decides(&game.settings, &after, power) {
                let notice = Notice::Decide { power: power.clone(), number: number + 1, deadline };
                decision.say(now, person.clone(), Some(game), notice, Priority::Event);
            }
        }
    }
    if let Some(toss) = toss {
        coin::tell(decision, now, game, toss);
    }
    absence::tell(decision, now, game, absence);
    if over {
        tell_winners(decision, now, game, &winners, false);
    } else if !at_once {
        post_status(decision, now, game, &BTreeMap::new());
    }
}

/// Whether something was done when it was due, or so soon after that nobody lost time.
pub(super) fn is_on_time(due: Timestamp, now: Timestamp) -> bool {
    now.duration_since(due) < SignedDuration::from_mins(1)
}

/// Ends the game as it stands, without adjudicating what is being played.
pub(super) fn end(decision: &mut Decision, now: Timestamp, game: &mut Game, winners: Vec<PowerId>) {
    end_as(decision, now, game, winners, false);
}

/// The same as a draw of these powers.
pub(super) fn end_in_a_draw(decision: &mut Decision, now: Timestamp, game: &mut Game, sharing: Vec<PowerId>) {
    end_as(decision, now, game, sharing, true);
}

fn end_as(decision: &mut Decision, now: Timestamp, game: &mut Game, winners: Vec<PowerId>, drawn: bool) {
    open_votes::close(decision, now, game);
    let Stage::Running(running) = &game.stage else { return };
    let position = running.position.clone();
    game.stage = Stage::Over(Ending { winners: winners.clone(), position, at: now });
    tell_winners(decision, now, game, &winners, drawn);
}

fn tell_winners(decision: &mut Decision, now: Timestamp, game: &Game, winners: &[PowerId], drawn: bool) {
    let seats = game.seats.iter().filter(|seat| seat.powers.iter().any(|power| winners.contains(power)));
    // A seat that was given up still has the name of whoever did so: they have won nothing.
    let name = |seat: &Seat| if seat.holder == Holder::Vacant { String::new() } else { seat.name.clone() };
    let winners = seats.map(|seat| Sitting { name: name(seat), powers: seat.powers.clone() }).collect();
    let channel = Place::Channel(game.channel.clone());
    let notice = Notice::Finished { name: game.name.clone(), winners, drawn };
    decision.say(now, channel, Some(game), notice, Priority::Event);
    if game.settings.anonymous {
        assigned::publish_draw(decision, now, game);
    }
}
