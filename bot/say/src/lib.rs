//! Composes the text of a notice for one reader, and names the picture that belongs to it.
//!
//! Pure: what a notice refers to (the game, an earlier phase) is an argument. Every sentence comes from `locales/`. A
//! sentence is a [`Text`]; names, unknown words and letters are inserted as values, in which nothing is formatting, a
//! mention or a link. Only a [`Text`] has formatting, and none can be made of a `String`.

mod admission;
mod away;
mod clock;
mod conduct;
mod conversation;
mod declined;
mod deeds;
mod deputies;
mod ending;
mod files;
pub mod game_log;
pub mod game_page;
mod help;
mod history;
mod letters;
mod look;
mod master;
mod menu;
mod opening;
mod order_thread;
mod parts;
mod permissions;
mod personal;
mod possible;
pub mod practice;
mod press;
mod receipt;
mod record;
mod relayed;
mod results;
mod room;
mod rule;
#[cfg(any(test, feature = "testing"))]
#[path = "../../../tests/contract/samples.rs"]
pub mod samples;
mod seats;
mod several_languages;
mod speaker;
mod statements;
mod terms;
#[cfg(test)]
mod tests;
mod times;
mod votes;
mod wall;
mod watching;
pub mod what_if;
mod which_game;
mod whole_game;

pub mod picture;

use std::collections::BTreeMap;

use dragoman_game::action::ActionId;
use dragoman_game::event::PersonId;
use dragoman_game::model::{Doubt, OrderText, PhaseId, Position, PowerId, Stage, UnitText, computer_number};
use dragoman_game::notice::{Declined, MapView, Notice, Reader, Sitting};
use dragoman_game::refusal::{POWER_LEVEL, Refusal};
use dragoman_game::room::ROOM_DAYS;
use dragoman_game::rules;
use dragoman_game::wording::OrderNotation;
use dragoman_l10n::{Args, Language, Text};
use dragoman_platform::message::{Action, Commands};
use dragoman_reading::command::{self, CommandId};

pub use files::no_files;
use look::Look;
pub use order_thread::order_thread_name;
use results::Next;
pub use several_languages::{name_in_another, room_name};
pub use speaker::{Material, Past, PictureOf, Said, Speaker, StoredAt};
pub use times::{instant, length};

use speaker::quoted;

/// What sheets have instead of a word for holding.
const SHEET_HOLD: &str = "XXX";

/// How many units have buttons of their own below a reminder.
const UNIT_BUTTONS: usize = 6;

impl Speaker<'_> {
    fn language(&self) -> Language {
        self.reader.language
    }

    /// For messages with the same contents to somebody else, in their language.
    fn for_reader<'a>(&'a self, reader: &'a Reader) -> Speaker<'a> {
        Speaker { reader, ..*self }
    }

    fn text(&self, id: &str, args: &Args<'_>) -> Text {
        self.words.say(self.language(), id, args)
    }

    fn plain(&self, id: &str) -> Text {
        self.text(id, &Args::new())
    }

    /// Text without formatting: on a button, in a picture.
    fn label(&self, id: &str) -> String {
        self.words.plain(self.language(), id)
    }

    fn at(&self, at: jiff::Timestamp) -> Text {
        instant(self.words, self.reader, self.times, at)
    }

    /// The deadline of a running clock. `None` means later than the largest timestamp.
    fn end(&self, deadline: Option<jiff::Timestamp>) -> Text {
        self.at(deadline.unwrap_or(jiff::Timestamp::MAX))
    }

    /// `text`, and below it when the phase ends at the latest, if that is said.
    fn with_latest(&self, text: Text, latest: Option<jiff::Timestamp>) -> Text {
        match latest {
            Some(latest) => text.below(self.text("latest-line", &Args::new().text("latest", self.at(latest)))),
            None => text,
        }
    }

    /// The first message with the deadline; the second one if there is none, because the game is paused.
    fn due(&self, [id, paused]: [&str; 2], args: Args<'_>, deadline: Option<jiff::Timestamp>) -> Text {
        match deadline {
            Some(deadline) => self.text(id, &args.text("deadline", self.at(deadline))),
            None => self.text(paused, &args),
        }
    }

    /// Until when orders of `power` can be changed, or sent if there are none.
    fn open_until(&self, any: bool, power: Option<&PowerId>, deadline: Option<jiff::Timestamp>) -> Text {
        if power.is_some_and(|power| self.is_closed_to(power)) {
            return self.plain("orders-closed");
        }
        let ids = match any {
            true if self.closes_early(deadline) => ["receipt-deadline-early", "receipt-deadline-paused"],
            true => ["receipt-deadline", "receipt-deadline-paused"],
            false => ["orders-open", "orders-open-paused"],
        };
        self.due(ids, Args::new(), deadline)
    }

    /// Whether `deadline` is so near because everything is chosen, and some haven't said that they are done.
    fn closes_early(&self, deadline: Option<jiff::Timestamp>) -> bool {
        let running = self.material.game.as_ref().and_then(|game| game.running());
        running.is_some_and(|running| running.clock.is_shortened() && running.clock.deadline() == deadline)
    }

    /// Whether only others, who are late, may still send orders than who plays `power`.
    fn is_closed_to(&self, power: &PowerId) -> bool {
        let game = self.material.game.as_ref();
        game.is_some_and(|game| game.seat_with(power).is_some_and(|seat| game.is_closed_to(seat)))
    }

    fn variant(&self) -> &str {
        self.material.game.as_ref().map_or("classic", |game| game.settings.variant.as_str())
    }

    fn power(&self, id: &PowerId) -> String {
        self.words.power(self.language(), id)
    }

    /// Several powers outside of a message: in a title, in text to be typed.
    fn powers(&self, ids: &[PowerId]) -> String {
        self.words.powers(self.language(), ids)
    }

    fn order(&self, order: &OrderText) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Long) => self.in_full(order),
            Some(OrderNotation::Short) | None => rules::write_order(self.words, self.language(), self.variant(), order),
        }
    }

    /// An order where it is confirmed: with full names, unless the reader likes abbreviations.
    fn confirmed(&self, order: &OrderText) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Short) => self.order(order),
            Some(OrderNotation::Long) | None => self.in_full(order),
        }
    }

    fn in_full(&self, order: &OrderText) -> String {
        rules::write_full(self.words, self.language(), self.variant(), order)
    }

    fn orders(&self, orders: &[OrderText]) -> Vec<Text> {
        orders.iter().map(|order| Text::code(self.order(order))).collect()
    }

    fn unit(&self, unit: &str) -> String {
        match self.reader.wording.notation {
            Some(OrderNotation::Long) => rules::write_full_unit(self.words, self.language(), self.variant(), unit),
            Some(OrderNotation::Short) | None => rules::write_unit(self.words, self.language(), self.variant(), unit),
        }
    }

    fn units(&self, units: &[UnitText]) -> Vec<String> {
        units.iter().map(|unit| self.unit(unit)).collect()
    }

    fn phase(&self, phase: &PhaseId) -> String {
        rules::write_phase(self.words, self.language(), phase)
    }

    /// A command in the form in which it is given in this place. What a menu shows may be pressed there.
    fn command(&self, command: CommandId) -> Text {
        let typed = self.typed_command(command);
        match self.commands {
            Commands::Names | Commands::After(_) => Text::quoted(&typed),
            Commands::Menu => Text::command(&typed, &command::path(self.words, command::spec(command), Language::EN)),
        }
    }

    /// The same as a part of what is typed, with values behind it.
    fn typed_command(&self, command: CommandId) -> String {
        match self.commands {
            Commands::Names => self.command_name(command),
            Commands::After(address) => format!("{address} {}", self.command_name(command)),
            Commands::Menu => format!("/{}", command::path(self.words, command::spec(command), self.language())),
        }
    }

    /// A command that a value of its option `id` follows. In a menu the option must be named.
    fn command_with(&self, command: CommandId, id: &str) -> String {
        let given = self.typed_command(command);
        match self.commands {
            Commands::Names | Commands::After(_) => given,
            Commands::Menu => format!("{given} {}:", self.parameter(id)),
        }
    }

    /// The name of a command outside of a command: as the value of another one, in a file's name.
    fn command_name(&self, command: CommandId) -> String {
        command::name(self.words, command::spec(command), self.language())
    }

    fn sitting(&self, sitting: &Sitting) -> Text {
        let args = Args::new().powers("power", &sitting.powers).text("name", self.player(&sitting.name));
        self.text("sitting", &args)
    }

    /// A player's name; for a computer, one in the reader's language, and for a forgotten player, the word for one.
    fn player(&self, name: &str) -> String {
        match computer_number(name) {
            Some(number) => self.words.text(self.language(), "computer-called", &Args::new().text("number", number)),
            None if name.is_empty() => self.label("former-player"),
            None => name.to_owned(),
        }
    }

    fn people(&self, sitting: &[Sitting]) -> Vec<Text> {
        let one = |sitting: &Sitting| {
            let args = Args::new().powers("power", &sitting.powers).text("name", self.player(&sitting.name));
            self.text("sitting-short", &args)
        };
        sitting.iter().map(one).collect()
    }

    fn action(&self, id: ActionId, message: &str) -> Action {
        Action { id: id.into(), label: self.label(message) }
    }

    /// The id of an action for the game that the message is about.
    fn in_game(&self, command: CommandId) -> Option<ActionId> {
        Some(ActionId::of(command).game(&self.material.game.as_ref()?.id))
    }

    fn game_action(&self, command: CommandId, message: &str) -> Option<Action> {
        Some(self.action(self.in_game(command)?, message))
    }

    /// Shows what one can do now.
    fn help_action(&self) -> Action {
        self.action(ActionId::of(CommandId::Help), "action-help")
    }

    /// Buttons to look up what a message that asks for an action refers to.
    fn where_to_look(&self, looks: &[Look]) -> Vec<Action> {
        let mut looks = looks.to_vec();
        // Where orders are chosen by buttons, they can also be chosen on the map, if there is one.
        if let (Some(at), true) = (looks.iter().position(|look| *look == Look::Possible), self.material.maps) {
            looks.insert(at + 1, Look::OrderMap);
        }
        let action = |(command, message)| self.game_action(command, message);
        looks.into_iter().map(Look::button).filter_map(action).collect()
    }

    /// The id of an action that is for phase `number` alone.
    fn during(&self, command: CommandId, number: u32) -> Option<ActionId> {
        let code = self.position_of(number)?.phase;
        Some(self.in_game(command)?.during(number, &code))
    }

    /// An action that is for phase `number` alone.
    fn phase_action(&self, command: CommandId, number: u32, message: &str) -> Option<Action> {
        Some(self.action(self.during(command, number)?, message))
    }

    /// Shows the orders that a unit can be given.
    fn unit_action(&self, unit: &UnitText) -> Option<Action> {
        let id = self.in_game(CommandId::Possible)?.with("unit", unit);
        Some(Action { id: id.into(), label: self.unit(unit) })
    }

    fn order_action(&self, number: u32, order: &OrderText) -> Option<Action> {
        let id = self.during(CommandId::Order, number)?.with("text", order);
        Some(Action { id: id.into(), label: self.order_label(order) })
    }

    /// An order on a button. `XXX`, as sheets of some languages have it, is explained: `A Tir XXX (resta ferma)`.
    fn order_label(&self, order: &OrderText) -> String {
        let written = self.order(order);
        match self.words.word(self.language(), "order-hold") {
            Some(hold) if hold.written == SHEET_HOLD && written.ends_with(SHEET_HOLD) => {
                format!("{written} ({})", hold.name)
            }
            Some(_) | None => written,
        }
    }

    /// What the reader was asked about and hasn't answered, a line for each.
    fn doubt_lines(&self, doubts: &[Doubt]) -> Text {
        // One part of a message may be about several units; the words of whoever was forgotten are deleted.
        let mut all: Vec<&str> =
            doubts.iter().map(|doubt| doubt.typed.as_str()).filter(|typed| !typed.is_empty()).collect();
        all.dedup();
        let line = |typed: &str| self.text("doubt-waits", &Args::new().text("typed", quoted(typed)));
        Text::lines_of(all.into_iter().map(line))
    }

    /// A button for each answer, of the first few.
    fn doubt_actions(&self, doubts: &[Doubt]) -> Vec<Action> {
        let Some(number) = self.material.game.as_ref().and_then(|game| game.running()).map(|running| running.number)
        else {
            return Vec::new();
        };
        let choices = doubts.iter().flat_map(|doubt| &doubt.choices).take(UNIT_BUTTONS);
        choices.filter_map(|order| self.order_action(number, order)).collect()
    }

    /// The notice in words.
    pub fn say(&self, notice: &Notice) -> Said {
        self.with_game(notice, self.worded(notice))
    }

    fn worded(&self, notice: &Notice) -> Said {
        match notice {
            Notice::Lobby { .. } => self.lobby(notice),
            Notice::Created { name, begun } => {
                self.only(if *begun { "created-begun" } else { "created" }, &Args::new().text("name", name.clone()))
            }
            Notice::Seated { name, joined, needed } => self.only("seated", &seats(name, *joined, *needed)),
            Notice::Welcome { name, joined, needed, asks } => self.welcome(name, *joined, *needed, *asks),
            Notice::Menu(menu) => self.menu(menu),
            Notice::MapLink { phase, address } => {
                let args = Args::new().text("phase", self.phase(phase)).text("link", Text::link(&address.0));
                self.only("map-link", &args)
            }
            Notice::Left { name } => self.only("left", &Args::new().text("name", name.clone())),
            Notice::InLanguage { language, notice } => {
                let reader = Reader { language: *language, ..self.reader.clone() };
                self.for_reader(&reader).worded(notice)
            }
            Notice::Elsewhere { notice } => {
                let said = if let Notice::Started { name, sitting, .. } = &**notice {
                    self.started_elsewhere(name, sitting)
                } else {
                    self.worded(notice)
                };
                Said { actions: Vec::new(), mentions: Vec::new(), rings: false, pinned: false, ..said }
            }
            Notice::Started { name, sitting, deadline, latest } => self.started(name, sitting, (*deadline, *latest)),
            Notice::YourPowers { name, powers, units, deadline } => {
                let example = units.first().map(|unit| rules::example_order(self.variant(), unit)).unwrap_or_default();
                let args = Args::new()
                    .text("name", name.clone())
                    .powers("powers", powers)
                    .text("example", self.order(&example))
                    .text("deadline", self.end(*deadline));
                let args = self.units_by_power(args, powers, units);
                let mut actions = self.where_to_look(&[Look::Possible, Look::Orders, Look::Map]);
                actions.extend(self.talk_actions());
                actions.push(self.help_action());
                let mut said = self.only("your-powers", &args);
                if let Some(steps) = self.first_steps() {
                    said.text = said.text.below(steps);
                }
                let picture = self.current_position().map(PictureOf::Position);
                Said { rings: true, actions, picture, ..said }
            }
            Notice::Receipt {
                message,
                number,
                stored,
                missing,
                due,
                deadline,
                handle,
                withdrawn,
                several,
                contradicted,
                of: _,
            } => self.receipt(&receipt::Receipt {
                message,
                number: *number,
                stored,
                missing,
                due: *due,
                deadline: *deadline,
                handle: handle.as_deref(),
                withdrawn,
                several: *several,
                contradicted,
            }),
            Notice::NoOrders { message, number, stored } => self.no_orders(message, *number, stored),
            Notice::ReceiptBelow => self.only("receipt-below", &Args::new()),
            Notice::HeaderMismatch { header, phase, power } => {
                let args =
                    Args::new().text("header", quoted(header)).text("phase", self.phase(phase)).power("power", power);
                self.only("header-mismatch", &args)
            }
            Notice::Removed { orders, deadline, .. } => {
                let clear = self.command(CommandId::Clear);
                let mut text = vec![self.text("message-removed", &Args::new().text("clear", clear))];
                for (power, orders) in orders {
                    text.push(self.text("orders-title", &Args::new().power("power", power)));
                    let line =
                        |order: &OrderText| self.text("orders-line", &Args::new().text("order", self.order(order)));
                    text.extend(orders.iter().map(line));
                }
                text.push(self.open_until(!orders.is_empty(), orders.keys().next(), *deadline));
                Said { text: Text::lines_of(text), ..Said::default() }
            }
            Notice::Cleared { power, .. } => {
                // What was withdrawn by mistake can be found again.
                let earlier = self.game_action(CommandId::OrderHistory, "action-order-history");
                let said = self.only("cleared", &Args::new().power("power", power));
                Said { actions: earlier.into_iter().collect(), ..said }
            }
            Notice::Readiness { ready: true, awaited, missing, doubts, number, retreats } => {
                let args = Args::new().number("awaited", i64::try_from(*awaited).unwrap_or(0));
                let mut text = self.text("ready-noted", &args);
                if !missing.is_empty() {
                    // The last who is ready ends the phase: by now another one may be played.
                    let retreats = retreats.unwrap_or_else(|| self.retreats_in(Some(*number)));
                    let id = if retreats { "ready-missing-retreat" } else { "ready-missing" };
                    text = text.below(self.text(id, &Args::new().list("units", self.units(missing))));
                }
                if *awaited > 0 && missing.is_empty() && doubts.is_empty() && self.is_first(*number) {
                    text = text.below(self.plain("steps-done"));
                }
                // Once everyone is ready there is nobody left to ask about.
                let status = self.game_action(CommandId::Status, "action-status").filter(|_| *awaited > 0);
                let actions =
                    self.doubt_actions(doubts).into_iter().chain(status).chain([self.help_action()]).collect();
                Said { text: text.below(self.doubt_lines(doubts)), actions, ..Said::default() }
            }
            Notice::ReadyAsked { units, builds, number } => self.ready_asked(units, *builds, *number),
            Notice::Readiness { ready: false, .. } => self.only("unready-noted", &Args::new()),
            Notice::Status { phase, deadline, latest, talk_until, powers, away } => {
                let sent = powers.iter().filter(|(_, sent, _)| *sent).count();
                let awaited: Vec<_> = powers.iter().filter(|(.., ready)| !ready).map(|(power, ..)| power).collect();
                let args = Args::new()
                    .text("phase", self.phase(phase))
                    .number("sent", i64::try_from(sent).unwrap_or(0))
                    .number("all", i64::try_from(powers.len()).unwrap_or(0));
                let early = self.closes_early(*deadline);
                let due = if early { "deadline-line-early" } else { "deadline-line" };
                let clock = self.due([due, "deadline-none"], Args::new(), *deadline);
                let mut text = self.with_latest(self.text("status", &args).below(clock), latest.filter(|_| !early));
                if let Some(until) = talk_until {
                    text = text.below(self.text("status-talk", &Args::new().text("until", self.at(*until))));
                }
                text = text.below(if awaited.is_empty() {
                    self.plain("status-none")
                } else {
                    self.text("status-powers", &Args::new().powers("powers", awaited))
                });
                if let Some(line) = self.absentees(away) {
                    text = text.below(line);
                }
                let mut actions = self.where_to_look(&[Look::Orders, Look::Rules]);
                let is_public = self.reader.person.is_none();
                actions.extend(self.in_other_languages(|id| id.with("status", "yes")).filter(|_| is_public));
                actions.extend(self.language_for_all());
                Said { text, pinned: true, actions, ..Said::default() }
            }
            Notice::Adjudicated { deadline, latest, at_once, reader, number } => {
                let by = |deadline| Next::By(deadline, *latest);
                let next = if *at_once { Next::AtOnce } else { deadline.map_or(Next::Unsaid, by) };
                self.adjudicated(*number, next, reader.as_ref())
            }
            Notice::Results { phase } if self.material.record.is_none() => {
                self.no_such_phase(phase.as_deref().unwrap_or_default())
            }
            Notice::Results { .. } => self.adjudicated(self.material.past.number, Next::Unsaid, None),
            Notice::Decide { power, number, deadline } => self.decide(power, *number, *deadline),
            Notice::Reminder { missing, doubts, deadline } => {
                let units: Vec<_> = missing.values().flatten().filter(|unit| !unit.is_empty()).cloned().collect();
                let args = Args::new().text("deadline", self.at(*deadline));
                let args = if units.is_empty() {
                    args.powers("missing", missing.keys())
                } else {
                    args.list("missing", self.units(&units))
                };
                let mut actions: Vec<Action> =
                    units.iter().take(UNIT_BUTTONS).filter_map(|unit| self.unit_action(unit)).collect();
                let looks = match actions.is_empty() {
                    true => &[Look::Possible, Look::Orders, Look::Map][..],
                    // The orders of these units are behind their own buttons.
                    false if units.len() <= UNIT_BUTTONS => &[Look::Orders][..],
                    false => &[Look::Possible, Look::Orders][..],
                };
                actions.splice(..0, self.doubt_actions(doubts));
                actions.extend(self.where_to_look(looks));
                actions.extend(self.more_time());
                let mentions = self.reader.person.iter().cloned().collect();
                let text = self.text("reminder", &args).below(self.doubt_lines(doubts));
                Said { rings: true, mentions, actions, text, ..Said::default() }
            }
            Notice::Finished { name, winners, drawn } => self.finished(name, winners, *drawn),
            Notice::Map { view: MapView::After { number } } => self.adjudicated(*number, Next::Unsaid, None),
            Notice::Map { view: MapView::Now } => {
                let position = self.current_position().unwrap_or_default();
                let args = Args::new().text("phase", self.phase(&position.phase));
                Said { picture: Some(PictureOf::Position(position)), ..self.only("map-now", &args) }
            }
            Notice::Orders { power, orders, missing, doubts, deadline, number } => {
                let mut said = self.stored_orders(power.as_ref(), orders, missing, *deadline, *number);
                said.text = said.text.below(self.doubt_lines(doubts));
                said.actions.splice(..0, self.doubt_actions(doubts));
                said
            }
            Notice::Unanswered { phase, typed } => {
                let line = |typed: &String| {
                    self.text("unanswered", &Args::new().text("phase", self.phase(phase)).text("typed", quoted(typed)))
                };
                Said { text: Text::lines_of(typed.iter().map(line)), ..Said::default() }
            }
            Notice::EnsureRoom | Notice::EnsureSpace | Notice::ForgetNotes => Said::default(),
            Notice::RoomMissing { missing, of } => self.room_missing(missing, of.as_ref()),
            Notice::RoomEntered { powers, locked, open } => self.room_entered(powers, *locked, *open),
            Notice::RoomPutOut { powers } => self.room_put_out(powers),
            Notice::RoomBack { powers } => self.only("room-back", &Args::new().powers("powers", powers)),
            Notice::RoomLetIn { powers } => self.only("room-let-in", &Args::new().powers("powers", powers)),
            Notice::RoomOpened { members } => {
                // Settings that matter here are repeated.
                let watched = self.material.game.as_ref().is_some_and(|game| game.settings.master_sees);
                self.room_opened(members, watched)
            }
            Notice::RoomSilence { silent } => {
                self.only(if *silent { "room-silent" } else { "room-open" }, &Args::new())
            }
            Notice::RoomClosed => self.only("room-closed", &Args::new().number("days", i64::from(ROOM_DAYS))),
            Notice::Talking { with } => self.only("talking", &Args::new().list("with", self.people(with))),
            Notice::Relayed(relayed) => self.relayed(relayed),
            Notice::OrderThreads(order_thread) => self.order_thread(order_thread),
            Notice::Conversation(notice) => self.conversation(notice),
            Notice::Permissions(check) => self.permissions(check),
            Notice::InYourNotation { by, orders, left, languages } => {
                let line = |language: &Language| self.in_notation(*language, by, (orders, *left), String::from);
                let lines = languages.iter().map(line);
                Said { text: Text::lines_of(lines), ..Said::default() }
            }
            Notice::InYourWords { phrases, languages } => {
                let lines = languages.iter().map(|language| self.everyday(*language, phrases));
                Said { text: Text::lines_of(lines), ..Said::default() }
            }
            Notice::LanguageSet { language } => {
                Said { text: self.words.say(*language, "language-set", &Args::new()), ..Said::default() }
            }
            Notice::TimezoneSet { timezone } => {
                self.only("timezone-set", &Args::new().text("timezone", timezone.clone()))
            }
            Notice::Clock(notice) => self.clock(notice),
            Notice::Away(notice) => self.away(notice),
            Notice::Deputy(notice) => self.deputy(notice),
            Notice::Opening(notice) => self.opening(notice),
            Notice::Personal(personal) => self.personal(personal),
            Notice::Practice(notice) => self.practice(notice),
            Notice::WhatIf(notice) => self.what_if(notice),
            Notice::WhichGame { question, games } => self.which_game(question, games),
            Notice::SaidInPublic { question, ready, room } => self.said_in_public(question, *ready, *room),
            Notice::Meant { question, command, game, words, readers } => {
                self.meant(question, command, game.as_ref(), (words.as_deref(), readers.as_ref()))
            }
            Notice::History(history) => self.history(history),
            Notice::Help(helped) => self.help(helped),
            Notice::Vote(notice) => self.vote(notice),
            Notice::Seat(notice) => self.seat(notice),
            Notice::Master(notice) => self.master(notice),
            Notice::Press(notice) => self.press(notice),
            Notice::Statement(notice) => self.statement(notice),
            Notice::Record(notice) => self.record(notice),
            Notice::Rule(notice) => self.looked_up(notice),
            Notice::Conduct(notice) => self.conduct(notice),
            Notice::Letters(notice) => self.letters(notice),
            Notice::Watching(notice) => self.watching(notice),
            Notice::Done => self.only("done", &Args::new()),
            Notice::Declined(why) => {
                // Who plays nowhere and writes to the bot may be looking for a beginning.
                let is_new = self.reader.person.is_some() && self.material.game.is_none();
                let offers = is_new && matches!(why, Declined::NoGameOfYours | Declined::UnknownCommand { .. });
                let actions = if offers { vec![self.practice_action()] } else { Vec::new() };
                Said { text: self.declined(why), actions, ..Said::default() }
            }
            Notice::Undecryptable => Said { rings: true, ..self.only("undecryptable", &Args::new()) },
            Notice::SetAside => self.only("set-aside", &Args::new()),
            Notice::Limited { since, until, limit } => {
                let args = Args::new().number("limit", i64::from(*limit));
                // Times are written in minutes: the minute in which it ends isn't over yet.
                let until = until.checked_add(jiff::SignedDuration::from_secs(59)).unwrap_or(*until);
                self.only("limited", &args.text("since", self.at(*since)).text("until", self.at(until)))
            }
            Notice::Busy => self.only("busy", &Args::new()),
            Notice::GameSetAside { name } => {
                Said { rings: true, ..self.only("game-set-aside", &Args::new().text("name", name.clone())) }
            }
            Notice::Lacks { refusal, name } => match (refusal, name) {
                (Refusal::ClosedToBot, Some(name)) => {
                    self.only("lacks-private", &Args::new().text("name", name.clone()))
                }
                (Refusal::Permission(permission), name) => {
                    let name = name.clone().unwrap_or_default();
                    let args = Args::new().text("permission", self.permission(permission)).text("name", name);
                    Said { rings: true, ..self.only("lacks-permission", &args) }
                }
                (Refusal::PutOut, Some(name)) => {
                    Said { rings: true, ..self.only("lacks-place", &Args::new().text("name", name.clone())) }
                }
                (Refusal::Deleted, Some(name)) => {
                    let args = Args::new().text("name", name.clone()).text("move", self.command(CommandId::MoveHere));
                    Said { rings: true, ..self.only("lacks-channel", &args) }
                }
                (Refusal::TooManyRooms, Some(name)) => {
                    Said { rings: true, ..self.only("lacks-thread", &Args::new().text("name", name.clone())) }
                }
                (
                    Refusal::ClosedToBot
                    | Refusal::PutOut
                    | Refusal::NoRooms
                    | Refusal::TooManyRooms
                    | Refusal::Stranger { .. }
                    | Refusal::Deleted
                    | Refusal::Malformed,
                    _,
                ) => self.only("set-aside", &Args::new()),
            },
        }
    }

    /// A permission as its network calls it in the reader's language, if that is known.
    fn permission(&self, permission: &str) -> String {
        if permission == POWER_LEVEL { self.label("permission-power-level") } else { permission.to_owned() }
    }

    fn only(&self, id: &str, args: &Args<'_>) -> Said {
        Said { text: self.text(id, args), ..Said::default() }
    }

    /// For all players: they are notified.
    fn to_all(&self, said: Said) -> Said {
        Said { rings: true, mentions: self.seated(), ..said }
    }

    /// Whether orders in what somebody wrote in `language` are repeated in the reader's. In an anonymous game they always are:
    /// otherwise it would show which language the writer has chosen.
    fn is_translated(&self, language: Language) -> bool {
        let is_anonymous = self.material.game.as_ref().is_some_and(|game| game.settings.anonymous);
        is_anonymous || language != self.language()
    }

    /// The players, who are notified of a public post. Once a seat of an anonymous game has changed hands, nobody is: who
    /// isn't mentioned any more, or is from now on, would be the one who gave it up or took it.
    fn seated(&self) -> Vec<PersonId> {
        let Some(game) = &self.material.game else { return Vec::new() };
        if game.hides_players() && (!game.tenures.is_empty() || game.people().count() < game.seats.len()) {
            return Vec::new();
        }
        game.people().cloned().collect()
    }

    fn current_position(&self) -> Option<Position> {
        match &self.material.game.as_ref()?.stage {
            Stage::Lobby => None,
            Stage::Running(running) => Some(running.position.clone()),
            Stage::Over(ending) => Some(ending.position.clone()),
        }
    }

    /// Whether phase `number` is the game's first one, and is still played.
    fn is_first(&self, number: u32) -> bool {
        let running = self.material.game.as_ref().and_then(|game| game.running());
        number == 1 && running.is_some_and(|running| running.number == number)
    }

    /// What a player does until the first results of their game; `None`: these have come, or nobody writes orders yet.
    fn first_steps(&self) -> Option<Text> {
        let game = self.material.game.as_ref()?;
        let running = game.running().filter(|running| running.number == 1 && !running.clock.talks())?;
        let waits = game.settings.never_early && running.position.phase.is_movement();
        let ready = Args::new().text("ready", self.command(CommandId::Ready));
        Some(if waits { self.plain("steps-order-waits") } else { self.text("steps-order", &ready) })
    }

    /// What comes next for `power`, all of whose units have orders in phase `number`, until the first results.
    fn next_step(&self, power: &PowerId, number: u32) -> Option<Text> {
        let game = self.material.game.as_ref().filter(|_| self.is_first(number))?;
        let running = game.running()?;
        let is_done = game.settings.never_early || running.ready.contains(power);
        let ready = Args::new().text("ready", self.command(CommandId::Ready));
        Some(if is_done { self.plain("steps-done") } else { self.text("steps-ready", &ready) })
    }

    /// Whether retreats are decided in phase `number`; without one, or if nothing is known of it, now.
    fn retreats_in(&self, number: Option<u32>) -> bool {
        let position = number.and_then(|number| self.position_of(number)).or_else(|| self.current_position());
        position.is_some_and(|position| position.phase.is_retreat())
    }

    fn stored_orders(
        &self,
        power: Option<&PowerId>,
        orders: &BTreeMap<PowerId, Vec<OrderText>>,
        missing: &BTreeMap<PowerId, Vec<UnitText>>,
        deadline: Option<jiff::Timestamp>,
        number: Option<u32>,
    ) -> Said {
        let mut text = Vec::new();
        for (power, orders) in orders.iter().filter(|(_, orders)| !orders.is_empty()) {
            text.push(self.text("orders-title", &Args::new().power("power", power)));
            text.extend(
                orders.iter().map(|order| self.text("orders-line", &Args::new().text("order", self.order(order)))),
            );
        }
        let any = !text.is_empty();
        if !any {
            text.push(self.plain("orders-none"));
        }
        let units: Vec<_> = missing.values().flatten().filter(|unit| !unit.is_empty()).cloned().collect();
        if !units.is_empty() {
            let count = i64::try_from(units.len()).unwrap_or(0);
            let id = if self.retreats_in(number) { "receipt-missing-retreat" } else { "receipt-missing" };
            text.push(self.text(id, &Args::new().list("units", self.units(&units)).number("count", count)));
        }
        text.push(self.open_until(any, power, deadline));
        let picture = power.and_then(|power| self.preview(self.current_position()?, power, orders.get(power)?));
        Said {
            text: Text::lines_of(text),
            picture,
            actions: number
                .into_iter()
                .flat_map(|number| {
                    let ready = self.phase_action(CommandId::Ready, number, "action-ready");
                    let choose = if units.is_empty() { Vec::new() } else { self.where_to_look(&[Look::Possible]) };
                    let history = self.game_action(CommandId::OrderHistory, "action-order-history").filter(|_| any);
                    let withdrawals = self.withdrawals(number, orders.values().flatten());
                    ready.into_iter().chain(choose).chain(history).chain(withdrawals)
                })
                .collect(),
            ..Said::default()
        }
    }
}

fn seats(name: &str, joined: usize, needed: usize) -> Args<'static> {
    Args::new()
        .text("name", name)
        .number("joined", i64::try_from(joined).unwrap_or(0))
        .number("needed", i64::try_from(needed).unwrap_or(0))
}
