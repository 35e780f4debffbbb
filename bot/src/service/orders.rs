//! What players send in private: orders, changes, "I'm done".

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};

use super::decide::{Act, Decision, declined};
use super::{absence, clock, phase};
use crate::event::Place;
use crate::game::{Game, Line, PowerId, Running, Sheet, Stage, UnitText};
use crate::notice::clock::ClockNotice;
use crate::notice::{Declined, Notice, Priority};
use crate::rules::{self, Message};
use crate::store::{LoadedGame, OrderRow};

/// The running phase of `loaded`, if the event still counts for it.
fn running<'a>(act: &Act<'_>, loaded: &'a LoadedGame) -> Result<&'a Running, Declined> {
    let running = match &loaded.game.stage {
        Stage::Running(running) => running,
        Stage::Lobby => return Err(Declined::NotBegun),
        Stage::Over(_) => return Err(Declined::Over),
    };
    // By the platform's own clock: what was sent before the phase began was meant for the one before, however late it
    // arrives, and what was sent after the deadline is late, however early we look.
    let sent = act.event.at;
    if sent < running.began || closes(act, loaded, running).is_some_and(|closed| sent > closed) {
        return Err(Declined::TooLate);
    }
    Ok(running)
}

/// When orders of the one who acts close: later for somebody who is late, if that was agreed, even before the clock
/// has looked.
fn closes(act: &Act<'_>, loaded: &LoadedGame, running: &Running) -> Option<Timestamp> {
    let deadline = running.deadline?;
    let grace = SignedDuration::from_secs(i64::from(loaded.game.settings.tempo.grace));
    let late = absence::late(&loaded.game, running, &sheets(loaded));
    let own = own_powers(act, &loaded.game);
    if running.grace || !own.iter().any(|power| late.contains(power)) {
        return Some(deadline);
    }
    deadline.checked_add(grace).ok()
}

/// The orders of the running phase, by power.
fn sheets(loaded: &LoadedGame) -> BTreeMap<PowerId, Sheet> {
    loaded.sheets.iter().map(|(power, (_, sheet))| (power.clone(), sheet.clone())).collect()
}

fn own_powers(act: &Act<'_>, game: &Game) -> Vec<PowerId> {
    game.seat_of(&act.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default()
}

pub(super) fn send(act: &Act<'_>, chosen: Option<&LoadedGame>, text: &str) -> Decision {
    let loaded = match chosen.map_or_else(|| act.view.game(act.event, None), Ok) {
        Ok(loaded) => loaded,
        Err(why) => return declined(act, why),
    };
    if matches!(act.event.place, Place::Channel(_) | Place::Room(_)) {
        return act.answer(act.aside(), Some(&loaded.game), Notice::Declined(Declined::InPrivate));
    }
    let running = match running(act, loaded) {
        Ok(running) => running,
        Err(why) => return declined(act, why),
    };
    let powers = own_powers(act, &loaded.game);
    let awaited: Vec<_> =
        powers.iter().filter(|power| rules::decides(&loaded.game.settings, &running.position, power)).collect();
    let Some(first) = awaited.first().copied().or(powers.first()) else { return declined(act, Declined::NotIn) };
    if awaited.is_empty() {
        return declined(act, Declined::NothingToOrder);
    }
    let mut decision = Decision::default();
    let game = loaded.game.clone();
    let mut after = loaded.game.clone();
    let before = |power: &PowerId| loaded.sheets.get(power).cloned().unwrap_or_default();
    let read = |power: &PowerId| {
        let (_, sheet) = before(power);
        let message = Message {
            text: text.to_owned(),
            language: act.language(),
            power: power.clone(),
            before: sheet.lines.into_iter().map(|line| line.order).collect(),
        };
        let reading = rules::read(act.words, act.language(), &game.settings, &running.position, &message);
        (message, reading)
    };
    // A player of several powers writes to all of them: the message belongs to each whose units it orders.
    let mut readings: Vec<_> = awaited.iter().map(|power| ((*power).clone(), read(power))).collect();
    if readings.iter().any(|(_, (_, reading))| !reading.orders.is_empty()) {
        readings.retain(|(_, (_, reading))| !reading.orders.is_empty());
    } else {
        readings.truncate(1);
    }
    if let Some(header) = readings.iter().find_map(|(_, (_, reading))| reading.other_heading.clone()) {
        let notice = Notice::HeaderMismatch { header, phase: running.position.phase.clone(), power: first.clone() };
        return act.say(act.aside(), Some(&game), notice);
    }
    for (power, (message, reading)) in readings {
        let (revision, mut sheet) = before(&power);
        for (typed, order) in &reading.orders {
            put(&mut sheet, typed, order);
        }
        let changed = !reading.orders.is_empty();
        let due = rules::due(&game.settings, &running.position, &power);
        if running.position.phase.ends_with('A') {
            // The last ones count: what was sent first gives way.
            let surplus = sheet.lines.len().saturating_sub(due);
            sheet.lines.drain(..surplus);
        }
        if changed {
            decision.changes.orders.push(OrderRow {
                game: game.id.clone(),
                phase: running.number,
                power: power.clone(),
                revision: revision + 1,
                person: act.view.person.id.clone(),
                typed: text.to_owned(),
                sheet: sheet.clone(),
                sent_at: act.event.at,
            });
        }
        let missing = missing(&game, running, &power, &sheet);
        let notice = Notice::Receipt {
            message,
            number: running.number,
            stored: sheet.lines.iter().map(|line| line.order.clone()).collect(),
            missing: missing.clone(),
            due,
            deadline: running.deadline,
        };
        decision.say(act.view.now, act.aside(), Some(&game), notice, Priority::Answer);
        if let Stage::Running(now_running) = &mut after.stage
            && changed
        {
            // Whoever changes something isn't done, except where nothing is left to decide; while people talk, being
            // done is about that.
            if now_running.talk_until.is_none() {
                now_running.ready.remove(&power);
            }
            if !running.position.phase.ends_with('M') && missing.is_empty() {
                now_running.ready.insert(power.clone());
            }
        }
    }
    settle(act, loaded, after, decision)
}

/// The unit, or the place, that an order is for: `A BUD`; a later order for it replaces the earlier one.
fn subject(order: &str) -> String {
    let mut words = order.split_whitespace();
    match (words.next(), words.next()) {
        (Some(letter), Some(place)) => {
            let place = place.split('/').next().unwrap_or(place);
            // In an adjustment the letter may change, the place may not be used twice.
            if order.ends_with(" B") { place.to_owned() } else { format!("{letter} {place}") }
        }
        _ => order.to_owned(),
    }
}

fn put(sheet: &mut Sheet, typed: &str, order: &str) {
    let subject_of = subject(order);
    if order != "WAIVE" {
        sheet.lines.retain(|line| subject(&line.order) != subject_of);
    }
    sheet.lines.push(Line { typed: typed.to_owned(), order: order.to_owned() });
}

/// Units of `power` that could have an order and have none; in adjustments one entry for each that is still due.
fn missing(game: &Game, running: &Running, power: &str, sheet: &Sheet) -> Vec<UnitText> {
    if running.position.phase.ends_with('A') {
        let due = rules::due(&game.settings, &running.position, power);
        return vec![String::new(); due.saturating_sub(sheet.lines.len())];
    }
    let ordered: BTreeSet<String> = sheet.lines.iter().map(|line| subject(&line.order)).collect();
    rules::units_to_order(&running.position, power)
        .into_iter()
        .filter(|unit| !ordered.contains(&subject(unit)))
        .collect()
}

pub(super) fn all_missing(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
) -> BTreeMap<PowerId, Vec<UnitText>> {
    let empty = Sheet::default();
    powers
        .iter()
        .filter(|power| rules::decides(&loaded.game.settings, &running.position, power))
        .map(|power| {
            let sheet = loaded.sheets.get(power).map_or(&empty, |(_, sheet)| sheet);
            (power.clone(), missing(&loaded.game, running, power, sheet))
        })
        .filter(|(_, missing)| !missing.is_empty())
        .collect()
}

pub(super) fn show(act: &Act<'_>, loaded: &LoadedGame) -> Decision {
    let Some(running) = loaded.game.running() else {
        return declined(
            act,
            if matches!(loaded.game.stage, Stage::Lobby) { Declined::NotBegun } else { Declined::Over },
        );
    };
    let powers = own_powers(act, &loaded.game);
    act.answer(act.aside(), Some(&loaded.game), stored(loaded, running, &powers))
}

/// The stored orders of `powers`, and what is missing.
pub(super) fn stored(loaded: &LoadedGame, running: &Running, powers: &[PowerId]) -> Notice {
    let orders = powers
        .iter()
        .filter_map(|power| {
            let (_, sheet) = loaded.sheets.get(power)?;
            Some((power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        })
        .collect();
    let missing = all_missing(loaded, running, powers);
    Notice::Orders { power: powers.first().cloned(), orders, missing, deadline: running.deadline }
}

pub(super) fn clear(act: &Act<'_>, loaded: &LoadedGame) -> Decision {
    let running = match running(act, loaded) {
        Ok(running) => running,
        Err(why) => return declined(act, why),
    };
    let mut decision = Decision::default();
    let mut game = loaded.game.clone();
    for power in own_powers(act, &loaded.game) {
        let revision = loaded.sheets.get(&power).map_or(0, |(revision, _)| *revision);
        decision.changes.orders.push(OrderRow {
            game: game.id.clone(),
            phase: running.number,
            power: power.clone(),
            revision: revision + 1,
            person: act.view.person.id.clone(),
            typed: String::new(),
            sheet: Sheet::default(),
            sent_at: act.event.at,
        });
        if let Stage::Running(running) = &mut game.stage {
            running.ready.remove(&power);
        }
        decision.say(act.view.now, act.aside(), Some(&loaded.game), Notice::Cleared { power }, Priority::Answer);
    }
    settle(act, loaded, game, decision)
}

pub(super) fn ready(act: &Act<'_>, loaded: &LoadedGame, done: bool) -> Decision {
    let running = match running(act, loaded) {
        Ok(running) => running,
        Err(why) => return declined(act, why),
    };
    let powers = own_powers(act, &loaded.game);
    let deciding: Vec<PowerId> = powers
        .iter()
        .filter(|power| rules::decides(&loaded.game.settings, &running.position, power))
        .cloned()
        .collect();
    if deciding.is_empty() {
        return declined(act, Declined::NothingToOrder);
    }
    let mut game = loaded.game.clone();
    if let Stage::Running(running) = &mut game.stage {
        for power in &deciding {
            if done {
                running.ready.insert(power.clone());
            } else {
                running.ready.remove(power);
            }
        }
    }
    let mut decision = Decision::default();
    if running.talk_until.is_some() {
        let notice = Notice::Clock(ClockNotice::Talk { done, awaited: awaited(&game).len() });
        decision.say(act.view.now, act.aside(), Some(&game), notice, Priority::Answer);
        return settle(act, loaded, game, decision);
    }
    let missing =
        all_missing(loaded, running, &powers).into_values().flatten().filter(|unit| !unit.is_empty()).collect();
    let notice = Notice::Readiness { ready: done, awaited: awaited(&game).len(), missing };
    decision.say(act.view.now, act.aside(), Some(&game), notice, Priority::Answer);
    settle(act, loaded, game, decision)
}

/// Goes on if nobody is awaited any more, else brings the public status up to date if something has changed.
fn advance(
    decision: &mut Decision,
    now: Timestamp,
    game: &mut Game,
    loaded: &LoadedGame,
    sheets: &BTreeMap<PowerId, Sheet>,
    changed: bool,
) {
    let talks = game.running().is_some_and(|running| running.talk_until.is_some());
    let waited_for_late =
        game.running().is_some_and(|running| running.grace && absence::late(game, running, sheets).is_empty());
    if awaited(game).is_empty() && talks {
        clock::begin_writing(decision, now, now, game, &loaded.rooms);
        phase::post_status(decision, now, game, sheets);
    } else if awaited(game).is_empty() || waited_for_late {
        phase::adjudicate(decision, now, game, sheets, &loaded.rooms);
    } else if changed {
        phase::post_status(decision, now, game, sheets);
    }
}

/// The same for somebody who sent no orders: who sits at the table has changed.
pub(super) fn go_on(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    advance(decision, now, game, loaded, &loaded.current_sheets(), true);
}

/// Powers that must decide something and haven't said that they are done. Computers are always done.
pub(super) fn awaited(game: &Game) -> Vec<PowerId> {
    let Some(running) = game.running() else { return Vec::new() };
    rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power) && !running.ready.contains(*power))
        .filter(|power| game.computer(power).is_none())
        .map(str::to_owned)
        .collect()
}

fn ready_before(loaded: &LoadedGame) -> BTreeSet<PowerId> {
    loaded.game.running().map(|running| running.ready.clone()).unwrap_or_default()
}

/// Stores the game; adjudicates if nobody is awaited any more, else brings the public status up to date.
fn settle(act: &Act<'_>, loaded: &LoadedGame, mut game: Game, mut decision: Decision) -> Decision {
    let mut sheets = sheets(loaded);
    for row in &decision.changes.orders {
        sheets.insert(row.power.clone(), row.sheet.clone());
    }
    let now = act.view.now;
    if let Stage::Running(running) = &mut game.stage
        && (!decision.changes.orders.is_empty() || running.ready != ready_before(loaded))
    {
        running.touched = Some(act.event.id.as_str().to_owned());
        if let Some(seat) = game.seats.iter_mut().find(|seat| seat.person() == Some(&act.view.person.id)) {
            absence::returned(seat);
        }
    }
    let changed = !decision.changes.orders.is_empty() || game != loaded.game;
    advance(&mut decision, now, &mut game, loaded, &sheets, changed);
    if !decision.changes.orders.is_empty() || game != loaded.game {
        // Written also when only orders changed: the version is what keeps two changes from crossing.
        decision.change(loaded, game);
    }
    decision
}
