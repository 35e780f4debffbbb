//! Composes the text of a notice for one reader, and names the picture that belongs to it.
//!
//! Pure: what a notice refers to (the game, an earlier phase) is an argument. Every sentence comes from `locales/`. A
//! sentence is a [`Text`]; names, unknown words and letters are inserted as values, in which nothing is formatting, a
//! mention or a link. Only a [`Text`] has formatting, and none can be made of a `String`.

mod admission;
mod away;
mod buttons;
mod chart;
mod clock;
mod commands;
mod conduct;
mod conversation;
mod declined;
mod deeds;
mod deputies;
mod ending;
mod files;
pub mod game_log;
pub mod game_page;
mod game_state;
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

use dragoman_game::model::OrderText;
use dragoman_game::notice::{Declined, MapView, Notice, Reader};
use dragoman_game::refusal::Refusal;
use dragoman_game::room::ROOM_DAYS;
use dragoman_game::rules;
use dragoman_l10n::{Args, Language, Text};
use dragoman_platform::message::Action;
use dragoman_reading::command::CommandId;

use buttons::UNIT_BUTTONS;
pub use files::no_files;
use look::Look;
pub use order_thread::order_thread_name;
use results::Next;
pub use several_languages::{name_in_another, room_name};
pub use speaker::{Material, Past, PictureOf, Said, Speaker, StoredAt};
pub use times::{instant, length};

use speaker::quoted;

impl Speaker<'_> {
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
            Notice::Seated { name, joined, needed } => self.only("seated", &opening::seats(name, *joined, *needed)),
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
                let said = match &**notice {
                    Notice::Started { name, sitting, .. } => self.started_elsewhere(name, sitting),
                    notice => self.worded(notice),
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
}
