//! What players send in private: orders, changes, "Ready".

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};

use super::context::{Context, receipt_handle};
use super::decision::{Decision, Want};
use super::not_done::{NotDone, Outcome, aside, refuse_if};
use super::phase_of_event::{came_after_an_absence, has_receipt, too_early, written};
use super::{absence, agreements, awaiting, confirmation, deadlines, deputies, phase, public_orders, stage};
use crate::action;
use crate::decide::sheets::{awaited, doubts, stored, without_orders};
use crate::decide::writing;
use crate::event::{Content, EventId, PersonId, Place};
use crate::happening::Happening;
use crate::loaded::{LoadedGame, OrderRow};
use crate::model::{Doubt, Game, Line, OrderText, PowerId, Running, Seat, Sheet, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::seat::NoSeat;
use crate::notice::{Declined, Notice, Readiness, Receipt};
use crate::rules::{
    self, Found, Message, ReadLine, Reading, Sheets, StoredSheet, Talk, amend, is_answered, missing, subject,
};

/// The running phase of `loaded`, if the event still counts for it.
pub(super) fn running<'a>(context: &Context<'_>, loaded: &'a LoadedGame) -> Result<&'a Running, Declined> {
    let running = stage::running(&loaded.game)?;
    not_sealed(context, &loaded.game)?;
    // By the platform's own clock: what was sent before the phase began was meant for the one before, however late it
    // arrives, and what was sent after the deadline is late, however early it is handled.
    let sent = context.event.at;
    if let Some(why) = too_early(context, &loaded.game) {
        // After an absence that is said once for all of it.
        return Err(if came_after_an_absence(context) { Declined::TooLate } else { why });
    }
    // Players who were on time have since read in public who wasn't: they may not change their orders.
    let own = own_powers(context, &loaded.game);
    let was_on_time = running.clock.is_closed_to(&own);
    if was_on_time || closes(context, loaded, running).is_some_and(|closed| sent > closed) {
        let has_orders = |power: &PowerId| loaded.sheets.has_orders(power);
        let counted = own.iter().any(has_orders);
        return Err(if counted || was_on_time { Declined::TooLateCounted } else { Declined::TooLate });
    }
    Ok(running)
}

/// When orders of the acting person close: later for a player who is late, if that was agreed, even before the clock
/// has recorded it.
fn closes(context: &Context<'_>, loaded: &LoadedGame, running: &Running) -> Option<Timestamp> {
    let deadline = running.clock.deadline()?;
    let grace = SignedDuration::from_secs(i64::from(loaded.game.settings.tempo.grace));
    let late = absence::late(&loaded.game, running, &loaded.sheets);
    let own = own_powers(context, &loaded.game);
    let is_late = |power: &PowerId| late.contains(power) || running.has_begun_late(power);
    if running.clock.is_grace() || !own.iter().any(is_late) {
        return Some(deadline);
    }
    running.clock.delayed_to(deadline.checked_add(grace).ok()?)
}

/// The powers for which the acting person may read and change orders now.
pub(super) fn own_powers(context: &Context<'_>, game: &Game) -> Vec<PowerId> {
    let is_open = |power: &&PowerId| game.running().is_none_or(|running| !running.sealed.contains(*power));
    context.seat(game).map(|seat| seat.powers.iter().filter(is_open).cloned().collect()).unwrap_or_default()
}

/// Whether the acting person can order something in this phase: it hasn't sealed orders of a previous player of the whole seat.
pub(super) fn not_sealed(context: &Context<'_>, game: &Game) -> Result<(), Declined> {
    let powers = context.seat(game).map(|seat| seat.powers.clone()).unwrap_or_default();
    let whole = own_powers(context, game).is_empty() && !powers.is_empty();
    if whole { Err(Declined::Seat(NoSeat::Sealed { powers })) } else { Ok(()) }
}

/// Puts what is typed on the sheets of its author's powers, or asks about it.
pub(super) fn send(context: &Context<'_>, chosen: Option<&LoadedGame>, text: &str) -> Outcome {
    send_as(context, chosen, text, false)
}

/// The same for a text that begins with the command that takes "ready" back: "wait, A Vie - Tyr".
pub(super) fn send_and_wait(context: &Context<'_>, chosen: Option<&LoadedGame>, text: &str) -> Outcome {
    send_as(context, chosen, text, true)
}

fn send_as(context: &Context<'_>, chosen: Option<&LoadedGame>, text: &str, waits: bool) -> Outcome {
    let loaded = chosen.map_or_else(|| context.game(), Ok)?;
    if let Place::Room(_) = context.event.place {
        return Ok(context.answer(context.aside(), Some(&loaded.game), Notice::Declined(Declined::InPrivate)));
    }
    let running = running(context, loaded)?;
    if let Place::Channel(_) = context.event.place {
        return Ok(public_orders::orders(context, loaded, text));
    }
    let powers = own_powers(context, &loaded.game);
    let awaited: Vec<_> =
        powers.iter().filter(|power| rules::decides(&loaded.game.settings, &running.position, power)).collect();
    let first = awaited.first().copied().or(powers.first()).ok_or(Declined::NotIn)?;
    refuse_if(awaited.is_empty(), Declined::NothingToOrder)?;
    let settings = &loaded.game.settings;
    let read = |power: &PowerId, text: &str| {
        let before = context.sheet(loaded, power).map(|sheet| sheet.lines.clone()).unwrap_or_default();
        let before = before.into_iter().map(|line| line.order).collect();
        let mut message = Message::unread(text, context.language(), power, before);
        // A button's text needs no reading, and no receipt of its words.
        if let Content::Pressed { .. } = context.event.content
            && let Some(order) = rules::exact(settings, &running.position, power, text)
        {
            message.text.clear();
            return (message, Reading { orders: vec![(String::new(), order)], ..Reading::default() });
        }
        let reading = rules::take_in(context.words, settings, &running.position, &mut message);
        (message, reading)
    };
    // A player of several powers may write to all of them: each gets its part of the message and its own receipt.
    let parts = match awaited.as_slice() {
        [_] => Vec::new(),
        several => {
            let powers: Vec<PowerId> = several.iter().map(|power| (*power).clone()).collect();
            let is_exact = |power: &&PowerId| rules::exact(settings, &running.position, power, text).is_some();
            let is_pressed = matches!(context.event.content, Content::Pressed { .. });
            match powers.iter().find(is_exact).filter(|_| is_pressed) {
                Some(power) => vec![(power.clone(), text.to_owned())],
                None => rules::share(context.words, context.language(), settings, &running.position, &powers, text),
            }
        }
    };
    let readings: Vec<_> = if parts.is_empty() {
        let power = awaited.first().copied().unwrap_or(first);
        vec![(power.clone(), read(power, text))]
    } else {
        parts.into_iter().map(|(power, part)| (power.clone(), read(&power, &part))).collect()
    };
    if let Some(header) = readings.iter().find_map(|(_, (_, reading))| reading.other_heading.clone()) {
        let notice = Notice::HeaderMismatch { header, phase: running.position.phase.clone(), power: first.clone() };
        return Ok(context.say(context.aside(), Some(&loaded.game), notice));
    }
    if let Some(decision) = small_talk(context, loaded, running, &readings) {
        return Ok(decision);
    }
    let mut editor = SheetEditor::new(context, loaded, running);
    editor.waits = waits;
    for (power, (message, reading)) in readings {
        let mut sheet = editor.sheet(&power);
        let asked = sheet.doubts.clone();
        amend(&mut sheet, &reading.orders, settings, &running.position, &power);
        wait_for_answers(&mut sheet, &reading.lines, &context.view.person.id);
        let changed = (!reading.orders.is_empty() || sheet.doubts != asked).then_some(text);
        editor.set(message, sheet, changed, Vec::new());
    }
    editor.close()
}

/// Puts `orders` of `power` on its sheet, as if their player had sent them. It may be asked for where others read, and is declined to
/// its player alone.
pub(super) fn adopt(context: &Context<'_>, loaded: &LoadedGame, power: &PowerId, orders: Vec<OrderText>) -> Outcome {
    let running = aside(running(context, loaded))?;
    refuse_if(!own_powers(context, &loaded.game).contains(power), NotDone::DeclinedAside(Declined::NotIn))?;
    let mut editor = SheetEditor::new(context, loaded, running);
    let mut sheet = editor.sheet(power);
    let before = sheet.lines.iter().map(|line| line.order.clone()).collect();
    let message = Message::unread("", context.language(), power, before);
    let orders: Vec<(String, OrderText)> = orders.into_iter().map(|order| (String::new(), order)).collect();
    amend(&mut sheet, &orders, &loaded.game.settings, &running.position, power);
    editor.set(message, sheet, Some(""), Vec::new());
    editor.close()
}

/// The answer to a private message without orders ("thanks") of a player who has orders stored: their receipt stays as
/// it is.
fn small_talk(
    context: &Context<'_>,
    loaded: &LoadedGame,
    running: &Running,
    readings: &[(PowerId, (Message, Reading))],
) -> Option<Decision> {
    let is_of_orders = |line: &ReadLine| match &line.found {
        Found::Order { .. } | Found::Question { .. } | Found::Beside { .. } => true,
        Found::Error { suggestions } => !suggestions.is_empty(),
    };
    let says_nothing = |reading: &Reading| reading.orders.is_empty() && !reading.lines.iter().any(is_of_orders);
    let stored: Vec<OrderText> = own_powers(context, &loaded.game)
        .iter()
        .filter_map(|power| context.sheet(loaded, power))
        .flat_map(|sheet| sheet.lines.iter().map(|line| line.order.clone()))
        .collect();
    let written = matches!((&context.event.place, &context.event.content), (Place::Person(_), Content::Text { .. }));
    let (_, (message, _)) = readings.first().filter(|_| written && !stored.is_empty())?;
    if !readings.iter().all(|(_, (_, reading))| says_nothing(reading)) {
        return None;
    }
    let notice = Notice::NoOrders { message: message.clone(), number: running.number, stored };
    Some(context.say(context.aside(), Some(&loaded.game), notice))
}

/// Withdraws one order; without a unit, all orders.
pub(super) fn withdraw(context: &Context<'_>, loaded: &LoadedGame, unit: Option<&str>) -> Outcome {
    let Some(typed) = unit else { return clear(context, loaded) };
    let running = running(context, loaded)?;
    let stored = |power: &PowerId| context.sheet(loaded, power).map(|sheet| sheet.lines.clone()).unwrap_or_default();
    let variant = &loaded.game.settings.variant;
    for power in own_powers(context, &loaded.game) {
        let lines = stored(&power);
        let unit = |line: &Line| rules::ordered_unit(&line.order);
        let units: Vec<_> = lines.iter().map(|line| (power.clone(), unit(line))).collect();
        let Some(found) = rules::find_unit(context.words, variant, &units, typed) else { continue };
        let doubts = context.sheet(loaded, &power).map(|sheet| sheet.doubts.clone()).unwrap_or_default();
        let doubts = doubts
            .into_iter()
            .filter(|doubt| !lines.iter().any(|line| unit(line) == found && is_answered(doubt, &line.order)))
            .collect();
        let (gone, left): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| unit(line) == found);
        let before = left.iter().map(|line| line.order.clone()).collect();
        let message = Message::unread("", context.language(), &power, before);
        let mut editor = SheetEditor::new(context, loaded, running);
        editor.set(message, Sheet { lines: left, doubts }, Some(""), gone.into_iter().map(|line| line.order).collect());
        return editor.close();
    }
    // In retreats the word also begins orders ("ritira F Tri in Alb"): there, a text that names no stored order is read
    // as an order. In any other phase "withdraw A Bud" would be read as the order that it is to withdraw: it is a build
    // where nothing is stored.
    match &context.event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } if running.position.phase.is_retreat() => {
            send(context, Some(loaded), text)
        }
        Content::Text { .. }
        | Content::Edited { .. }
        | Content::Invoked { .. }
        | Content::Pressed { .. }
        | Content::Reacted { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => show(context, loaded),
    }
}

/// Changes sheets and writes receipts.
struct SheetEditor<'a> {
    /// What is stored now, for each power whose orders have changed, and whether none is missing.
    stored: Vec<(PowerId, Vec<OrderText>, bool)>,
    context: &'a Context<'a>,
    loaded: &'a LoadedGame,
    running: &'a Running,
    after: Game,
    decision: Decision,
    /// Whether their author says that the phase is to wait: then a question alone takes "ready" back too.
    waits: bool,
}

impl<'a> SheetEditor<'a> {
    fn new(context: &'a Context<'a>, loaded: &'a LoadedGame, running: &'a Running) -> Self {
        let (after, decision) = (loaded.game.clone(), Decision::default());
        Self { context, loaded, running, after, decision, stored: Vec::new(), waits: false }
    }

    fn sheet(&self, power: &PowerId) -> Sheet {
        self.context.sheet(self.loaded, power).cloned().unwrap_or_default()
    }

    /// Takes a power's new sheet, stores it if the text `changed` it, and writes the receipt.
    fn set(&mut self, message: Message, sheet: Sheet, changed: Option<&str>, withdrawn: Vec<OrderText>) {
        let (context, game, running) = (self.context, &self.loaded.game, self.running);
        let power = message.power.clone();
        if let Some(typed) = changed {
            let revision = self.loaded.sheets.revision(&power);
            let row = context.revision((game, running.number), (&power, revision + 1), typed, sheet.clone().into());
            self.decision.changes.orders.push(row);
        }
        let missing = missing(&game.settings, &running.position, &power, &sheet);
        if changed.is_some() {
            let orders = sheet.lines.iter().map(|line| line.order.clone()).collect();
            self.stored.push((power.clone(), orders, missing.is_empty()));
        }
        // A question alone changes nothing that somebody could have been ready with.
        let known = self.sheet(&power);
        let only_asked = known.lines == sheet.lines && known.doubts != sheet.doubts;
        if let Stage::Running(now_running) = &mut self.after.stage
            && (changed.is_some() || self.waits)
        {
            // A player who changes something isn't done, unless nothing is left to decide. During the negotiation,
            // "done" is about the negotiation.
            if !now_running.clock.talks() && (!only_asked || self.waits) {
                now_running.ready.remove(&power);
                now_running.chosen.remove(&power);
            }
            if !running.position.phase.is_movement() && missing.is_empty() && sheet.doubts.is_empty() && !self.waits {
                now_running.ready.insert(power.clone());
                now_running.chosen.insert(power.clone());
            }
        }
        let handle = handle(context);
        let notice = Notice::Receipt(Receipt {
            number: running.number,
            stored: sheet.lines.iter().map(|line| line.order.clone()).collect(),
            missing,
            due: rules::due(&game.settings, &running.position, &power),
            deadline: running.clock.deadline(),
            of: super::context::answered(context.event),
            handle: handle.clone(),
            withdrawn,
            several: context.view.mine.iter().filter(|loaded| loaded.game.running().is_some()).count() > 1,
            message,
            contradicted: Vec::new(),
            unready: withdraws_ready(game, &self.after, &power),
        });
        post_receipt(&mut self.decision, context, game, running, &power, handle, notice);
    }

    fn close(mut self) -> Outcome {
        let (context, game) = (self.context, &self.loaded.game);
        let said = agreements::contradicted(context, self.loaded, self.running, &self.stored)?;
        if !said.is_empty() {
            let person = &context.view.person.id;
            for outgoing in &mut self.decision.changes.outgoing {
                if let Notice::Receipt(Receipt { contradicted, .. }) = &mut outgoing.notice {
                    *contradicted = said.iter().flat_map(|(said, _)| said.talk.clone()).collect();
                }
            }
            let (notice, key) = agreements::contradiction(game, (self.running.number, false), person, said);
            self.decision.reply_once(context.view.now, Place::Person(person.clone()), game, notice, key);
        }
        Ok(stored_and_advanced(self.context, self.loaded, self.after, self.decision))
    }
}

/// The receipt that an event belongs to: the one whose button was pressed, else that of the message. An edited message
/// keeps its receipt.
fn handle(context: &Context<'_>) -> Option<String> {
    if !matches!(context.event.place, Place::Person(_)) {
        return None;
    }
    match &context.event.content {
        Content::Edited { of: message, .. } => Some(receipt_handle(message)),
        Content::Pressed { action } | Content::Reacted { action, .. } => {
            let (_, mut values) = action::of_action(action);
            Some(values.remove("receipt").unwrap_or_else(|| receipt_handle(&context.event.id)))
        }
        Content::Text { .. }
        | Content::Invoked { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => Some(receipt_handle(&context.event.id)),
    }
}

/// Posts a receipt. A button, or an edit of the message, edits the receipt in its place, since that is where the player
/// looks. A new message gets a new receipt below it, because nobody looks for an answer far above what they have just
/// written; the earlier receipt is shortened to one line, so that there is only one receipt, and no old button that
/// seems to be valid.
fn post_receipt(
    decision: &mut Decision,
    context: &Context<'_>,
    game: &Game,
    running: &Running,
    power: &PowerId,
    handle: Option<String>,
    notice: Notice,
) {
    let to = context.aside();
    let prefix = format!("receipt:{}:{}:{power}:", game.id, running.number);
    let slot = handle.map(|handle| format!("{prefix}{handle}"));
    let now = context.view.now;
    let newest = context.view.receipts.iter().find(|known| known.starts_with(&prefix));
    decision.reply_in(now, to.clone(), slot.clone(), Some(game), notice);
    if let (Some(slot), Some(earlier)) = (slot, newest)
        && !context.view.receipts.contains(&slot)
    {
        decision.reply_in(now, to, Some(earlier.clone()), Some(game), Notice::ReceiptBelow);
    }
}

/// The largest number of questions that wait for an answer at the same time.
const MOST_DOUBTS: usize = 20;

/// Notes what `by` is asked about in `lines`: it is missing until it is answered, or something is ordered for that unit.
fn wait_for_answers(sheet: &mut Sheet, lines: &[ReadLine], by: &PersonId) {
    for line in lines {
        let asked = match &line.found {
            Found::Question { choices } if choices.is_empty() => Vec::new(),
            Found::Question { choices } => vec![choices.clone()],
            // A question about an order is answered, and what is stored stands until a button takes it back: nothing waits.
            Found::Beside { talk: Talk::Question | Talk::Withdrawal, .. } => Vec::new(),
            // Each unit's order is chosen on its own.
            Found::Beside { orders, talk: Talk::Remark } => by_subject(orders),
            Found::Order { .. } | Found::Error { .. } => Vec::new(),
        };
        for choices in asked {
            sheet.doubts.retain(|doubt| !choices.iter().any(|choice| is_answered(doubt, choice)));
            sheet.doubts.push(Doubt { typed: line.typed.clone(), by: Some(by.clone()), choices });
        }
    }
    let surplus = sheet.doubts.len().saturating_sub(MOST_DOUBTS);
    sheet.doubts.drain(..surplus);
}

/// The orders of each unit, or place, in the order in which these first occur.
fn by_subject(orders: &[OrderText]) -> Vec<Vec<OrderText>> {
    let mut groups: Vec<Vec<OrderText>> = Vec::new();
    for order in orders {
        let same = |group: &&mut Vec<OrderText>| group.iter().any(|first| subject(first) == subject(order));
        match groups.iter_mut().find(same) {
            Some(group) => group.push(order.clone()),
            None => groups.push(vec![order.clone()]),
        }
    }
    groups
}

pub(super) fn show(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let running = stage::running(&loaded.game)?;
    not_sealed(context, &loaded.game)?;
    let powers = own_powers(context, &loaded.game);
    let notice = stored(loaded, running, &powers, context.reader(&loaded.game));
    Ok(context.answer(context.aside(), Some(&loaded.game), notice))
}

/// A message was deleted: if it may have brought stored orders, the player is told that they are still stored.
/// Only what is said in private holds orders.
pub(super) fn removed(context: &Context<'_>, of: &EventId, said: Timestamp) -> Decision {
    let mut decision = Decision::default();
    if !matches!(context.event.place, Place::Person(_)) {
        return decision;
    }
    for loaded in &context.view.mine {
        let game = &loaded.game;
        let is_of_phase = |running: &&Running| said >= running.began || has_receipt(context, game, running, of);
        let Some(running) = game.running().filter(is_of_phase) else { continue };
        let orders: BTreeMap<PowerId, Vec<OrderText>> = own_powers(context, &loaded.game)
            .into_iter()
            .filter_map(|power| {
                let sheet = context.sheet(loaded, &power)?;
                let orders: Vec<_> = sheet.lines.iter().map(|line| line.order.clone()).collect();
                (!orders.is_empty()).then_some((power, orders))
            })
            .collect();
        if !orders.is_empty() {
            let notice = Notice::Removed { orders, deadline: running.clock.deadline(), number: running.number };
            decision.reply(context.view.now, context.aside(), Some(&loaded.game), notice);
        }
    }
    decision
}

pub(super) fn clear(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let running = running(context, loaded)?;
    let mut decision = Decision::default();
    let mut game = loaded.game.clone();
    for power in own_powers(context, &loaded.game) {
        let revision = loaded.sheets.revision(&power);
        let row = context.revision((&game, running.number), (&power, revision + 1), "", StoredSheet::default());
        decision.changes.orders.push(row);
        if let Stage::Running(running) = &mut game.stage {
            running.ready.remove(&power);
            running.chosen.remove(&power);
        }
        let unready = withdraws_ready(&loaded.game, &game, &power);
        let notice = Notice::Cleared { power: power.clone(), number: running.number, unready };
        post_receipt(&mut decision, context, &loaded.game, running, &power, handle(context), notice);
    }
    Ok(stored_and_advanced(context, loaded, game, decision))
}

/// Whether the player of a power had said that they were ready before a change of its orders, and isn't any more after it, so
/// that the phase waits for them again.
fn withdraws_ready(before: &Game, after: &Game, power: &PowerId) -> bool {
    let waits = |running: &Running| !(before.settings.never_early && running.position.phase.is_movement());
    let said = |running: &Running| running.ready.contains(power) && !running.chosen.contains(power);
    before.running().is_some_and(|running| waits(running) && said(running))
        && after.running().is_some_and(|running| !running.ready.contains(power))
}

/// "Ready". Who has ordered nothing, or may build more, is asked once if that would end the phase: it couldn't be corrected any
/// more. Who says it again means it.
pub(super) fn say_ready(context: &Context<'_>, loaded: &LoadedGame, sure: bool) -> Outcome {
    let asked = running(context, loaded).ok().filter(|_| !sure).and_then(|running| forgotten(context, loaded, running));
    let Some(notice) = asked else { return ready(context, loaded, true) };
    match context.view.newest.as_ref().ok_or(Want::Question)? {
        Some(question) if confirmation::asks_for_ready(question, &loaded.game) => {
            let mut decision = ready(context, loaded, true)?;
            decision.changes.answered = Some(question.id.clone());
            Ok(decision)
        }
        Some(_) | None => Ok(context.answer(context.aside(), Some(&loaded.game), notice)),
    }
}

/// The question to a player who would end the phase by being ready, if they have ordered nothing or don't build all that they may.
fn forgotten(context: &Context<'_>, loaded: &LoadedGame, running: &Running) -> Option<Notice> {
    let game = &loaded.game;
    if running.clock.talks() || is_of_the_negotiation(context, running) || game.settings.practice {
        return None;
    }
    let powers = own_powers(context, game);
    let lacking = without_orders(loaded, running, &powers, context.reader(&loaded.game));
    let builds = |power: &PowerId| rules::may_build(&game.settings, &running.position, power);
    let (mut units, mut count) = (Vec::new(), 0);
    if running.position.phase.is_movement() {
        let any = powers.iter().filter_map(|power| context.sheet(loaded, power)).any(|sheet| !sheet.lines.is_empty());
        if !any {
            units = lacking.into_values().flatten().collect();
        }
    } else {
        count = lacking.iter().filter(|(power, _)| builds(power)).map(|(_, lacking)| lacking.len()).sum();
    }
    if units.is_empty() && count == 0 {
        return None;
    }
    let mut after = game.clone();
    if let Stage::Running(running) = &mut after.stage {
        for power in powers {
            running.chosen.remove(&power);
            running.ready.insert(power);
        }
    }
    let ends =
        all_ready(&after, &loaded.sheets) && running.clock.paused().is_none() && second_thoughts(&after).is_none();
    let builds = u32::try_from(count).unwrap_or(u32::MAX);
    ends.then_some(Notice::ReadyAsked { units, builds, number: running.number })
}

/// Whether the event was written while people negotiated, in a live game in which they write orders now.
fn is_of_the_negotiation(context: &Context<'_>, running: &Running) -> bool {
    running.clock.writing_since().is_some_and(|since| written(context) < since)
}

pub(super) fn ready(context: &Context<'_>, loaded: &LoadedGame, done: bool) -> Outcome {
    let running = running(context, loaded)?;
    let powers = own_powers(context, &loaded.game);
    let deciding: Vec<PowerId> = powers
        .iter()
        .filter(|power| rules::decides(&loaded.game.settings, &running.position, power))
        .cloned()
        .collect();
    refuse_if(deciding.is_empty(), Declined::NothingToOrder)?;
    if done && is_of_the_negotiation(context, running) {
        // They meant that, and may still be writing.
        let notice = Notice::Clock(ClockNotice::Talk { done, awaited: 0, number: running.number });
        return Ok(context.say(context.aside(), Some(&loaded.game), notice));
    }
    let mut game = loaded.game.clone();
    if let Stage::Running(running) = &mut game.stage {
        for power in &deciding {
            running.chosen.remove(power);
            if done {
                running.ready.insert(power.clone());
            } else {
                running.ready.remove(power);
            }
        }
    }
    if running.clock.talks() {
        let awaited = awaited(&game);
        let talking = |seat: &&Seat| seat.powers.iter().any(|power| awaited.contains(power));
        let awaited = game.seats.iter().filter(talking).count();
        let notice = Notice::Clock(ClockNotice::Talk { done, awaited, number: running.number });
        let decision = context.say(context.aside(), Some(&game), notice);
        return Ok(stored_and_advanced(context, loaded, game, decision));
    }
    let missing = without_orders(loaded, running, &powers, context.reader(&loaded.game))
        .into_values()
        .flatten()
        .filter(|unit| !unit.is_empty())
        .collect();
    let doubts = doubts(loaded, running, &powers, context.reader(&loaded.game));
    let number = running.number;
    let retreats = Some(running.position.phase.is_retreat());
    let notice =
        Notice::Readiness(Readiness { ready: done, awaited: awaited(&game).len(), missing, doubts, number, retreats });
    let decision = context.say(context.aside(), Some(&game), notice);
    Ok(stored_and_advanced(context, loaded, game, decision))
}

/// Adjudicates if no player is awaited any more. A paused game waits until it is resumed: players stay ready, and
/// everyone is told what the game waits for.
fn advance(decision: &mut Decision, now: Timestamp, game: &mut Game, known: phase::Known<'_>, changed: bool) {
    let sheets = known.sheets;
    awaiting::go_on(decision, now, game, sheets);
    let Some(running) = game.running() else { return };
    let is_late = |power: &PowerId| awaiting::is_unfinished(game, running, sheets, power);
    // Where the game waits for missing orders, somebody may still take over a seat before the deadline; then it is paused.
    let waits_for_vacant = || awaiting::waits_for_vacant(game, sheets);
    let waited_for_late = running.clock.late().is_some_and(|late| !late.iter().any(is_late))
        && absence::late(game, running, sheets).is_empty()
        && !waits_for_vacant();
    let all_ready = all_ready(game, sheets);
    if running.clock.paused().is_some() {
        // Only where the phase ends once the game resumes.
        if changed && all_ready && !running.clock.talks() {
            decision.happened(Happening::ReadyButPaused);
        }
    } else if all_ready && running.clock.talks() {
        writing::begin_writing(decision, now, game);
    } else if all_ready || waited_for_late {
        match second_thoughts(game).filter(|_| !waited_for_late) {
            Some(left) => {
                if let Stage::Running(running) = &mut game.stage {
                    running.clock.shorten(left, now);
                }
            }
            None => phase::adjudicate(decision, now, game, known),
        }
    } else if changed && let Stage::Running(running) = &mut game.stage {
        running.clock.lengthen_again(now);
    }
}

/// Whether nobody is awaited any more in a phase that ends then.
fn all_ready(game: &Game, sheets: &Sheets) -> bool {
    let early = |running: &Running| !(game.settings.never_early && running.position.phase.is_movement());
    game.running().is_some_and(early) && awaited(game).is_empty() && !awaiting::waits_for_vacant(game, sheets)
}

/// How long the phase stays open although no player is awaited: a player who has made their last choice but hasn't said
/// that they are done can correct it.
fn second_thoughts(game: &Game) -> Option<SignedDuration> {
    let running = game.running()?;
    let unsaid = running.chosen.iter().any(|power| running.ready.contains(power));
    deadlines::second_thoughts(&game.settings).filter(|_| unsaid)
}

/// Does what follows, if nobody is awaited any more, after a change without orders: a seat has changed hands, or the clock runs
/// again.
pub(super) fn go_on(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    advance(decision, now, game, phase::Known::of(loaded), true);
}

/// The same after orders that `decision` stores.
pub(super) fn go_on_with_stored(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame) {
    let sheets = loaded.sheets_in(game, &decision.changes.orders);
    let known = phase::Known { sheets: &sheets, statements: loaded.statements.as_deref() };
    advance(decision, now, game, known, true);
}

fn ready_before(loaded: &LoadedGame) -> BTreeSet<PowerId> {
    loaded.game.running().map(|running| running.ready.clone()).unwrap_or_default()
}

/// Whether the acting player of `seat` does this after the days of their deputy: nothing that the deputy sent before, and that is
/// read later, replaces it or shows it.
fn plays_again(seat: &Seat, context: &Context<'_>) -> bool {
    let at = context.event.done_by(context.view.now);
    seat.person() == Some(&context.view.person.id) && seat.deputy().is_some_and(|deputy| deputy.ends <= at)
}

/// Notes whose `orders` come after the deadline, before the clock has recorded that it passed: they count, and once the first
/// are stored their player isn't silent any more.
pub(super) fn note_late(context: &Context<'_>, game: &mut Game, orders: &[OrderRow]) {
    let Stage::Running(running) = &mut game.stage else { return };
    let passed = running.clock.deadline().filter(|deadline| context.event.at > *deadline);
    let Some(deadline) = passed.filter(|_| !running.clock.is_grace()) else { return };
    // A player of several powers is late with all of them.
    let begun = game.seats.iter().filter(|seat| orders.iter().any(|row| seat.holds(&row.power)));
    running.begun_late.extend(begun.flat_map(|seat| &seat.powers).map(|power| (power.clone(), deadline)));
}

/// Stores the game; adjudicates if no player is awaited any more.
fn stored_and_advanced(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, mut decision: Decision) -> Decision {
    let sheets = loaded.sheets_in(&game, &decision.changes.orders);
    let now = context.view.now;
    note_late(context, &mut game, &decision.changes.orders);
    if let Stage::Running(running) = &mut game.stage
        && (!decision.changes.orders.is_empty() || running.ready != ready_before(loaded))
    {
        running.touched = Some(context.event.id.as_str().to_owned());
        let played = context.seat(&game).map(|seat| seat.powers.clone());
        if let Some(seat) = game.seats.iter_mut().find(|seat| Some(&seat.powers) == played.as_ref()) {
            seat.returned();
        }
    }
    if !decision.changes.orders.is_empty()
        && let Some(at) = game.seats.iter().position(|seat| plays_again(seat, context))
    {
        deputies::end(&mut decision, &mut game, at);
    }
    let changed = !decision.changes.orders.is_empty() || game != loaded.game;
    let known = phase::Known { sheets: &sheets, statements: loaded.statements.as_deref() };
    advance(&mut decision, now, &mut game, known, changed);
    if let Some(running) = game.running() {
        // The time until which it can be changed is known only now.
        for outgoing in &mut decision.changes.outgoing {
            if let Notice::Receipt(Receipt { number, deadline, .. }) = &mut outgoing.notice
                && *number == running.number
            {
                *deadline = running.clock.deadline();
            }
        }
    }
    if !decision.changes.orders.is_empty() || game != loaded.game {
        // Stored also when only orders changed: the version prevents conflicting changes.
        return decision.with(loaded, game);
    }
    decision
}
