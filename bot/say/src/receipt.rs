//! The receipt for orders: what was understood of a message, which orders are stored now, which are missing.

use std::collections::HashSet;

use dragoman_game::decide::company::supporters;
use dragoman_game::model::{OrderText, Position, PowerId};
use dragoman_game::notice::Receipt;
use dragoman_game::rules::{self, Alone, Found, Talk, ordered_unit, was_ordered};
use dragoman_l10n::{Args, Text, Words};
use dragoman_platform::message::Action;
use dragoman_reading::command::{self, CommandId, Typed};
use dragoman_reading::fold::fold;
use dragoman_reading::letter;
use dragoman_reading::names::power;

use super::look::Look;
use super::reading::Answer;
use super::writer::{PictureOf, Said, Writer, quoted};

/// The most buttons for one error.
const MOST_SUGGESTIONS: usize = 3;
/// The most lines of one message that are repeated.
pub(super) const MOST_LINES: usize = 20;
/// The most lines below orders of which it is said that nothing was done.
const MOST_PASSED_OVER: usize = 3;
/// The most powers whose support can be asked for below an order.
const MOST_ASKED: usize = 3;
/// Leaves space for the buttons that are always there.
const MOST_CHOICES: usize = 12;

/// A power's orders, and the position that they are for.
#[derive(Clone, Copy, Debug)]
struct Own<'a> {
    position: &'a Position,
    power: &'a PowerId,
    stored: &'a [OrderText],
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(0)
}

impl Writer<'_> {
    pub(super) fn receipt(&self, receipt: &Receipt) -> Said {
        let Receipt { message, stored, missing, .. } = receipt;
        let (number, due, handle) = (receipt.number, receipt.due, receipt.handle.as_deref());
        let position = self.position_of(number).unwrap_or_default();
        let lines = self.answers_in_game(&position, message);
        let name = self.material.game.as_ref().filter(|_| receipt.several).map(|game| Text::bold(&game.name) + " · ");
        let mut text = vec![name.unwrap_or_default() + self.receipt_head(receipt, &lines)];
        let mut offered: Vec<(&OrderText, String)> = Vec::new();
        for order in &receipt.withdrawn {
            text.push(self.text("receipt-withdrawn", &Args::new().text("order", self.full(order))));
        }
        let own = Own { position: &position, power: &message.power, stored };
        text.extend(self.read_lines_of(&lines, &own));
        let addressed = self.addressed(&lines, &message.power);
        if let Some(power) = addressed {
            let example = self.text("letter-example", &Args::new().powers("to", &[PowerId::from(power)]));
            let args = Args::new().text("talk", self.command_with(CommandId::Talk, "with")).text("example", example);
            text.push(self.text("receipt-to-talk", &args.power("power", &PowerId::from(power))));
        }
        text.extend(self.passed_over(message, &lines));
        let mut withdrawable: Vec<&OrderText> = Vec::new();
        for line in &lines {
            match &line.found {
                Found::Order { .. } => {}
                Found::Question { choices } => {
                    offered.extend(choices.iter().map(|order| (order, self.order(order))));
                }
                Found::Beside { orders, talk } => match talk {
                    Talk::Remark => offered.extend(orders.iter().map(|order| (order, self.to_store(order)))),
                    Talk::Question | Talk::Withdrawal => {
                        let (kept, new): (Vec<_>, Vec<_>) = orders.iter().partition(|order| stored.contains(order));
                        offered.extend(new.into_iter().map(|order| (order, self.to_store(order))));
                        withdrawable.extend(kept.into_iter().filter(|_| *talk == Talk::Withdrawal));
                    }
                },
                Found::Error { suggestions } => {
                    let suggestions = suggestions.iter().take(MOST_SUGGESTIONS);
                    offered.extend(suggestions.map(|order| (order, self.order(order))));
                }
            }
        }
        // A map that shows nothing new belongs to no words about something else.
        let about_orders = lines.is_empty()
            || !receipt.withdrawn.is_empty()
            || !offered.is_empty()
            || lines.iter().any(|line| matches!(line.found, Found::Order { .. }));
        let said = |order: &OrderText| {
            lines.iter().any(|line| matches!(&line.found, Found::Order { order: other } if other == order))
        };
        let standing: Vec<&OrderText> = stored.iter().filter(|order| !said(order)).collect();
        if !standing.is_empty() && !lines.is_empty() {
            text.push(self.plain("receipt-standing"));
        }
        text.extend(standing.iter().map(|order| Text::own("✓ ") + self.full(order)));
        text.extend(self.oversights(&position, &message.power, stored));
        if position.phase.is_adjustment() {
            if due > stored.len() {
                text.push(self.text("receipt-due", &Args::new().number("count", count(due - stored.len()))));
            }
        } else if !missing.is_empty() {
            let args = Args::new().list("units", self.units(missing)).number("count", count(missing.len()));
            let id = if position.phase.is_retreat() { "receipt-missing-retreat" } else { "receipt-missing" };
            text.push(self.text(id, &args));
        }
        // The last order may have ended its phase, or it was read after the deadline.
        if self.is_open(number) {
            text.push(self.open_until(!stored.is_empty(), Some(&message.power), receipt.deadline));
        }
        // What is asked or suggested above comes first.
        let next = self.next_step(&message.power, number);
        let next = next.filter(|_| missing.is_empty() && !stored.is_empty() && offered.is_empty());
        let next = if receipt.unready { Some(self.no_longer_ready()) } else { next };
        // Who writes "ready" below their orders isn't ready by that.
        text.extend(next.or_else(|| self.how_to_be_ready(message, number)));
        let mut actions: Vec<Action> = Vec::new();
        for (order, label) in offered {
            let action = self.handled(number, CommandId::Order, handle, Some(("text", order)), label);
            actions.extend(action.filter(|action| actions.iter().all(|known| known.label != action.label)));
        }
        for order in withdrawable {
            let label =
                self.words.text(self.language(), "action-withdraw", &Args::new().text("order", self.order(order)));
            let unit = ordered_unit(order);
            let action = self.handled(number, CommandId::Withdraw, handle, Some(("unit", &unit)), label);
            actions.extend(action.filter(|action| actions.iter().all(|known| known.label != action.label)));
        }
        actions.truncate(MOST_CHOICES);
        actions.extend(self.talk_action().filter(|_| addressed.is_some()));
        actions.extend(self.phase_action(CommandId::Ready, number, "action-ready"));
        if !missing.is_empty() {
            actions.extend(self.where_to_look(&[Look::Possible]));
        }
        actions.extend(self.game_action(CommandId::Orders, "action-orders"));
        if !stored.is_empty() {
            actions.extend(self.handled(number, CommandId::Clear, handle, None, self.label("action-clear")));
        }
        actions.extend(self.ask_for_support(&lines, receipt));
        Said {
            text: Text::lines_of(text),
            picture: if about_orders { self.preview(position, &message.power, stored) } else { None },
            actions,
            ..Said::default()
        }
    }

    /// To a player who had said that they were ready, and has changed something since.
    pub(super) fn no_longer_ready(&self) -> Text {
        self.text("receipt-unready", &Args::new().text("ready", self.command(CommandId::Ready)))
    }

    /// How its writer says to be ready, below a message with orders that ends by saying so; `None` if it doesn't, or nothing
    /// would come of it.
    fn how_to_be_ready(&self, message: &rules::Message, number: u32) -> Option<Text> {
        let game = self.material.game.as_ref().filter(|_| self.is_open(number))?;
        let running = game.running().filter(|running| !running.ready.contains(&message.power))?;
        let waits = game.settings.never_early && running.position.phase.is_movement();
        let text = message.text.trim();
        let line = text.lines().next_back().unwrap_or_default().trim();
        let word = line.split_whitespace().next_back().unwrap_or_default();
        let says = |words: &str| {
            let read = command::read(self.words, message.language, words);
            words.len() < text.len()
                && !words.ends_with('?')
                && matches!(read, Typed::Command(said) if said.spec.command == CommandId::Ready && said.values.is_empty())
        };
        let ready = Args::new().text("ready", self.command(CommandId::Ready));
        (!waits && [line, word].into_iter().any(says)).then(|| self.text("steps-ready", &ready))
    }

    /// For the only order of a message, if it moves a unit in the phase that is played: a button for each of the few powers whose
    /// support can be asked for. Nobody shows those with whom they break an agreement what they do by one press.
    fn ask_for_support(&self, lines: &[Answer], receipt: &Receipt) -> Vec<Action> {
        if !self.is_open(receipt.number) {
            return Vec::new();
        }
        let (Some(game), Some(person)) = (&self.material.game, &self.reader.person) else { return Vec::new() };
        let [Answer { found: Found::Order { order }, .. }] = lines else { return Vec::new() };
        let asked = supporters(game, person, order).filter(|_| receipt.stored.contains(order));
        let (Some((offer, others)), Some(running)) = (asked, game.running()) else { return Vec::new() };
        let action = |power: &PowerId| {
            let id = self.in_game(CommandId::Propose)?.during(running.number, &running.position.phase);
            let id = id.with("to", power).with("offer", &offer);
            let label = self.words.text(self.language(), "action-ask-support", &Args::new().power("power", power));
            id.fits().then(|| Action { id: id.into(), label })
        };
        let others = others.iter().filter(|power| !receipt.contradicted.contains(power));
        others.take(MOST_ASKED).filter_map(action).collect()
    }

    /// What else stands in lines of their own below orders, and wasn't done: commands, and what is for other powers.
    fn passed_over(&self, message: &rules::Message, lines: &[Answer]) -> Vec<Text> {
        let is_order = |line: &Answer| !matches!(line.found, Found::Error { .. });
        if !lines.iter().any(is_order) {
            return Vec::new();
        }
        let said = |line: &str| {
            if let Some(letter::Heading { to, .. }) = letter::heading(self.words, self.variant(), line) {
                let to = letter::powers(self.words, self.variant(), to).ok().filter(|to| !to.is_empty())?;
                let to: Vec<PowerId> = to.into_iter().map(PowerId::from).collect();
                return Some(self.text("receipt-letter-unsent", &Args::new().powers("to", &to)));
            }
            let Typed::Command(given) = command::read(self.words, message.language, line) else { return None };
            let spec = given.spec;
            let is_meant = spec.act.is_binding()
                && spec.command != CommandId::Ready
                && given.values.is_empty()
                && command::is_own_word(self.words, message.language, line);
            is_meant.then(|| {
                let args = Args::new().text("command", self.command(spec.command));
                self.text("receipt-command-undone", &args)
            })
        };
        let written = message.text.lines().skip(1).map(str::trim);
        // "pas" waives a build.
        let is_read = |line: &&str| lines.iter().any(|read| is_order(read) && read.typed.contains(*line));
        written.filter(|line| !line.is_empty() && !is_read(line)).filter_map(said).take(MOST_PASSED_OVER).collect()
    }

    /// The power for which a message without any order may have been meant: one that it names, and that isn't
    /// `own` or another one of the reader's. `None` where something in it is nearly an order, or private rooms aren't allowed.
    fn addressed(&self, lines: &[Answer], own: &PowerId) -> Option<&'static str> {
        self.talk_action()?;
        let held = self.own_powers();
        // Computers play all other powers.
        let mut others = self.material.game.as_ref()?.seats.iter().filter(|seat| !seat.holds(own));
        if !others.any(|seat| seat.person().is_some()) {
            return None;
        }
        let is_talk = |line: &Answer| {
            let is_error = matches!(&line.found, Found::Error { suggestions } if suggestions.is_empty());
            // A single letter is that of a unit, but for the English "I".
            let begins_order =
                line.typed.split_whitespace().next().is_some_and(|word| word.chars().count() == 1 && word != "I");
            is_error && !begins_order && !line.typed.contains(['-', '>', '→', ':'])
        };
        if !lines.iter().all(is_talk) {
            return None;
        }
        let words = lines.iter().flat_map(|line| line.typed.split(|letter: char| !letter.is_alphanumeric()));
        let mut named =
            words.filter(|word| !word.is_empty()).filter_map(|word| power(self.words, self.variant(), word));
        named.find(|named| own.as_str() != *named && held.iter().all(|own| own.as_str() != *named))
    }

    /// The answer to a message without any order: what is stored stands.
    pub(super) fn no_orders(&self, message: &rules::Message, number: u32, stored: &[OrderText]) -> Said {
        let position = self.position_of(number).unwrap_or_default();
        let lines = self.answers_in_game(&position, message);
        let args = Args::new()
            .number("count", count(stored.len()))
            .text("orders", self.command(CommandId::Orders))
            .text("status", self.command(CommandId::Status));
        let mut text = self.read_lines(&lines, stored);
        text.push(self.text("orders-stand", &args));
        let orders = self.game_action(CommandId::Orders, "action-orders");
        let actions = orders.into_iter().chain([self.help_action()]).collect();
        Said { text: Text::lines_of(text), actions, ..Said::default() }
    }

    /// The label of a button that stores an order which may not have been meant as one.
    fn to_store(&self, order: &OrderText) -> String {
        self.words.text(self.language(), "action-store", &Args::new().text("order", self.order(order)))
    }

    /// A button that changes the receipt it stands under.
    pub(super) fn handled(
        &self,
        number: u32,
        command: CommandId,
        receipt: Option<&str>,
        value: Option<(&str, &str)>,
        label: String,
    ) -> Option<Action> {
        let values = receipt.map(|receipt| ("receipt", receipt)).into_iter().chain(value);
        let id = values.fold(self.during(command, number)?, |id, (parameter, value)| id.with(parameter, value));
        id.fits().then(|| Action { id: id.into(), label })
    }

    fn receipt_head(&self, receipt: &Receipt, lines: &[Answer]) -> Text {
        let (stored, missing, due) = (&receipt.stored, &receipt.missing, receipt.due);
        let adjusting = due > 0 || missing.iter().any(|unit| unit.is_empty());
        let wanted = if adjusting { due } else { stored.len() + missing.len() };
        let args = Args::new().number("stored", count(stored.len())).number("wanted", count(wanted));
        let whole = lines.iter().all(|line| matches!(line.found, Found::Order { .. }));
        let head = match () {
            () if stored.is_empty() && !receipt.withdrawn.is_empty() => "orders-none",
            () if stored.is_empty() => "receipt-nothing",
            () if adjusting => "receipt-adjustment",
            () if missing.is_empty() && !whole => "receipt-all-but",
            () if missing.is_empty() => "receipt-all",
            () => "receipt-some",
        };
        let said = self.text(head, &args);
        self.of_several(&receipt.message.power, said)
    }

    /// What is said about one power, with its name in front if its player has several.
    pub(super) fn of_several(&self, power: &PowerId, said: Text) -> Text {
        let seat = self.material.game.as_ref().and_then(|game| game.seat_with(power));
        if seat.is_none_or(|seat| seat.powers.len() < 2) {
            return said;
        }
        self.text("receipt-of", &Args::new().power("power", power).text("said", said))
    }

    /// An order with full names: what an abbreviation was understood as.
    pub(super) fn full(&self, order: &OrderText) -> String {
        self.confirmed(order)
    }

    /// The answer to each line, once for equal ones. Of very many, first those that need another answer, then as many
    /// others as there is space for.
    pub(super) fn read_lines(&self, lines: &[Answer], stored: &[OrderText]) -> Vec<Text> {
        self.said_of_lines(lines, stored, None)
    }

    /// As [`read_lines`](Self::read_lines), with answers to questions about orders.
    fn read_lines_of(&self, lines: &[Answer], own: &Own<'_>) -> Vec<Text> {
        self.said_of_lines(lines, own.stored, Some(own))
    }

    fn said_of_lines(&self, lines: &[Answer], stored: &[OrderText], own: Option<&Own<'_>>) -> Vec<Text> {
        let mut seen = HashSet::new();
        let distinct: Vec<&Answer> = lines.iter().filter(|line| seen.insert(*line)).collect();
        let is_order = |line: &&&Answer| matches!(line.found, Found::Order { .. });
        let wrong = distinct.iter().filter(|line| !is_order(line)).count();
        let (mut of_wrong, mut of_orders) = (MOST_LINES, MOST_LINES.saturating_sub(wrong));
        let mut said: Vec<Text> = Vec::new();
        for line in &distinct {
            let left = if is_order(&line) { &mut of_orders } else { &mut of_wrong };
            if *left > 0 {
                *left -= 1;
                said.push(self.read_line(line, stored, own));
            }
        }
        if let Some(more) = distinct.len().checked_sub(said.len()).filter(|more| *more > 0) {
            said.push(self.text("receipt-more", &Args::new().number("count", count(more))));
        }
        said
    }

    fn read_line(&self, line: &Answer, stored: &[OrderText], own: Option<&Own<'_>>) -> Text {
        let typed = quoted(&line.typed);
        match (&line.found, own) {
            (Found::Beside { orders, talk: Talk::Question }, Some(own)) => {
                let head = Text::own("? ") + typed;
                return self.answers_about(orders, own).into_iter().fold(head, Text::below);
            }
            (Found::Beside { orders, talk: Talk::Withdrawal }, Some(own)) => {
                let head = Text::own("? ") + typed;
                return self.withdrawals_of(orders, own).into_iter().fold(head, Text::below);
            }
            _ => {}
        }
        match &line.found {
            // Of several orders for one unit the last counts, and of too many builds the first.
            Found::Order { order } if !stored.contains(order) => {
                let replaced = was_ordered(&ordered_unit(order), stored);
                let id = if replaced { "receipt-replaced" } else { "receipt-not-stored" };
                self.text(id, &Args::new().text("typed", typed))
            }
            Found::Order { order } => {
                let notes = if line.said.is_empty() { String::new() } else { format!(" ({})", line.said) };
                let full = self.full(order);
                // "waive" needs no other words.
                if fold(&full) == fold(line.typed.trim()) {
                    return Text::own("✓ ") + typed + notes;
                }
                Text::own("✓ ") + typed + ": " + full + notes
            }
            Found::Question { choices } | Found::Beside { orders: choices, .. } => {
                let until = self.until_then(choices, stored).unwrap_or_default();
                (Text::own("? ") + typed).below(beside(Text::own("   ") + &line.said, until))
            }
            Found::Error { suggestions } => {
                let earlier = self.until_then(suggestions, stored).filter(|_| !suggestions.is_empty());
                let earlier = earlier.filter(|_| has_order(suggestions, stored)).unwrap_or_default();
                (Text::own("✗ ") + typed).below(beside(Text::own("   ") + &line.said, earlier))
            }
        }
    }

    /// The answer to a question about orders: whether each is possible and stored, and what becomes of it beside the
    /// player's other orders. What others have ordered isn't known to it.
    fn answers_about(&self, orders: &[OrderText], own: &Own<'_>) -> Vec<Text> {
        let mut text = Vec::new();
        for order in orders.iter().take(MOST_SUGGESTIONS) {
            let args = Args::new().text("order", self.order(order));
            let is_stored = own.stored.contains(order);
            let id = if is_stored { "order-asked-stored" } else { "order-asked-possible" };
            let stands = self.until_then(std::slice::from_ref(order), own.stored).filter(|_| !is_stored);
            text.push(Text::own("   ") + beside(self.text(id, &args), stands.unwrap_or_default()));
            let Some(game) = &self.material.game else { continue };
            let board = (&game.settings, own.position);
            let outcome = match rules::alone((self.words, self.language()), board, own.power, own.stored, order) {
                Some(Alone::Succeeds) => self.plain("order-asked-succeeds"),
                Some(Alone::Fails(reason)) => self.text("order-asked-fails", &Args::new().text("reason", reason)),
                None => continue,
            };
            text.push(Text::own("   ") + outcome);
        }
        text
    }

    /// The answer to words that take orders back: which of them are stored.
    fn withdrawals_of(&self, orders: &[OrderText], own: &Own<'_>) -> Vec<Text> {
        let said = |order: &OrderText| {
            let args = Args::new().text("order", self.order(order));
            if own.stored.contains(order) {
                return Text::own("   ") + self.text("order-withdraw-asked", &args);
            }
            let stands = self.until_then(std::slice::from_ref(order), own.stored).unwrap_or_default();
            Text::own("   ") + beside(self.text("order-withdraw-none", &args), stands)
        };
        orders.iter().take(MOST_SUGGESTIONS).map(said).collect()
    }

    /// What the unit does if nothing else is sent: its earlier order is kept, else it holds, or is disbanded if it had
    /// to retreat.
    fn until_then(&self, readings: &[OrderText], stored: &[OrderText]) -> Option<Text> {
        let unit = ordered_unit(readings.first()?);
        if readings.iter().any(|order| ordered_unit(order) != unit) {
            return Some(self.plain("receipt-unchanged"));
        }
        Some(match stored.iter().find(|order| ordered_unit(order) == unit) {
            Some(order) => self.text("receipt-earlier-stands", &Args::new().text("order", self.order(order))),
            None => {
                let id = if self.retreats_in(None) { "receipt-until-chosen-retreat" } else { "receipt-until-chosen" };
                self.text(id, &Args::new().text("unit", self.unit(&unit)))
            }
        })
    }

    /// What the player may have overlooked.
    fn oversights(&self, position: &Position, power: &PowerId, stored: &[OrderText]) -> Vec<Text> {
        let Some(game) = &self.material.game else { return Vec::new() };
        let found = rules::oversights(&game.settings, position, power, stored);
        found
            .into_iter()
            .map(|one| {
                let args = Args::new().text("unit", self.unit(&one.unit)).list("units", self.units(&one.units));
                let args = match &one.place {
                    Some(place) => args.province("place", Words::table_name(self.variant()), place),
                    None => args,
                };
                Text::own("⚠ ") + self.text(one.message, &args)
            })
            .collect()
    }

    /// Whether phase `number` isn't over.
    fn is_open(&self, number: u32) -> bool {
        let Some(game) = &self.material.game else { return true };
        game.running().is_some_and(|running| running.number == number)
    }

    pub(super) fn preview(&self, position: Position, power: &PowerId, orders: &[OrderText]) -> Option<PictureOf> {
        if orders.is_empty() {
            return None;
        }
        Some(PictureOf::Preview { position, power: power.clone(), orders: orders.to_vec() })
    }
}

/// Two sentences, of which the second may be missing.
fn beside(first: Text, second: Text) -> Text {
    if second.is_empty() { first } else { first + " " + second }
}

fn has_order(readings: &[OrderText], stored: &[OrderText]) -> bool {
    readings.first().is_some_and(|order| was_ordered(&ordered_unit(order), stored))
}
