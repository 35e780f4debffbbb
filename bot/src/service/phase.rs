//! The end of a phase and the beginning of the next.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::deadlines::{self, Times};
use super::decide::Decision;
use super::orders::{all_missing, awaited};
use super::press;
use crate::event::Place;
use crate::game::{Ending, Game, PowerId, Running, Sheet, Stage};
use crate::notice::{Destination, Notice, Outgoing, Priority, Sitting};
use crate::rules;
use crate::store::{LoadedGame, RoomRow};

/// Adjudicates the running phase of `game` with `sheets` and opens what follows.
pub(super) fn adjudicate(
    decision: &mut Decision,
    now: Timestamp,
    game: &mut Game,
    sheets: &BTreeMap<PowerId, Sheet>,
    rooms: &[RoomRow],
) {
    let Stage::Running(running) = &game.stage else { return };
    let number = running.number;
    let orders: BTreeMap<PowerId, Vec<String>> = sheets
        .iter()
        .filter(|(_, sheet)| !sheet.lines.is_empty())
        .map(|(power, sheet)| (power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        .collect();
    let record = rules::adjudicate(&game.settings, &running.position, &orders);
    let after = record.after.clone();
    let over = after.phase == "COMPLETED";
    let times = if over { Times::default() } else { deadlines::of(&game.settings, &after.phase, false, now) };
    let deadline = times.deadline;
    let winners = record.winners.clone();
    game.stage = if over {
        Stage::Over(Ending { winners: winners.clone(), position: after.clone(), at: now })
    } else {
        let mut running = Running::new(number + 1, after.clone(), now, deadline);
        running.talk_until = times.talk_until;
        Stage::Running(running)
    };
    decision.changes.phase = Some((number, record));
    let channel = Place::Channel(game.channel.clone());
    decision.say(
        now,
        channel.clone(),
        Some(game),
        Notice::Adjudicated { number, deadline, reader: None },
        Priority::Event,
    );
    for seat in &game.seats {
        let Some(person) = seat.person() else { continue };
        let person = Place::Person(person.clone());
        let reader = seat.powers.first().cloned();
        decision.say(
            now,
            person.clone(),
            Some(game),
            Notice::Adjudicated { number, deadline, reader },
            Priority::Event,
        );
        for power in &seat.powers {
            if !over && !after.phase.ends_with('M') && rules::decides(&game.settings, &after, power) {
                let notice = Notice::Decide { power: power.clone(), number: number + 1, deadline };
                decision.say(now, person.clone(), Some(game), notice, Priority::Event);
            }
        }
    }
    if over {
        let winners = game
            .seats
            .iter()
            .filter(|seat| seat.powers.iter().any(|power| winners.contains(power)))
            .map(|seat| Sitting { name: seat.name.clone(), powers: seat.powers.clone() })
            .collect();
        decision.say(now, channel, Some(game), Notice::Finished { name: game.name.clone(), winners }, Priority::Event);
    } else {
        post_status(decision, now, game, &BTreeMap::new());
    }
    press::follow_phase(decision, now, game, rooms, number);
}

/// The public status of the running phase: one message a phase, edited.
pub(super) fn post_status(decision: &mut Decision, now: Timestamp, game: &Game, sheets: &BTreeMap<PowerId, Sheet>) {
    let Some(running) = game.running() else { return };
    let slot = Some(format!("status:{}:{}", game.id, running.number));
    let to = Destination::Place(Place::Channel(game.channel.clone()));
    decision.post(now, to, slot, Some(game), status(game, running, sheets), Priority::Routine);
}

/// Who is awaited: who has orders in, never what.
pub(super) fn status(game: &Game, running: &Running, sheets: &BTreeMap<PowerId, Sheet>) -> Notice {
    let powers = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power))
        .map(|power| {
            let sent = sheets.get(power).is_some_and(|sheet| !sheet.lines.is_empty());
            (power.to_owned(), sent, running.ready.contains(power))
        })
        .collect();
    Notice::Status { phase: running.position.phase.clone(), deadline: running.deadline, powers }
}

/// What the clock finds to do in a game at `now`.
pub fn tick(loaded: &LoadedGame, now: Timestamp) -> Option<Decision> {
    let running = loaded.game.running()?;
    let deadline = running.deadline?;
    let mut decision = Decision::default();
    let mut game = loaded.game.clone();
    if now >= deadline {
        let sheets = loaded.sheets.iter().map(|(power, (_, sheet))| (power.clone(), sheet.clone())).collect();
        adjudicate(&mut decision, now, &mut game, &sheets, &loaded.rooms);
    } else if !running.reminded && running.last_call().is_some_and(|at| now >= at) {
        remind(&mut decision, loaded, running, now, deadline);
        if let Stage::Running(running) = &mut game.stage {
            running.reminded = true;
        }
    } else {
        return None;
    }
    decision.change(loaded, game);
    Some(decision)
}

fn remind(decision: &mut Decision, loaded: &LoadedGame, running: &Running, now: Timestamp, deadline: Timestamp) {
    let awaited = awaited(&loaded.game);
    for seat in &loaded.game.seats {
        let Some(person) = seat.person() else { continue };
        let powers: Vec<PowerId> = seat.powers.iter().filter(|power| awaited.contains(power)).cloned().collect();
        let missing = all_missing(loaded, running, &powers);
        if missing.is_empty() {
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
