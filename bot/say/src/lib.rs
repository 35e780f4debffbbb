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
mod writer;

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
pub use times::{instant, length};
use writer::quoted;
pub use writer::{Material, Past, PictureOf, Said, StoredAt, Writer};

/// Composes notices for one reader: knows all of them, and for each what the writer writes about its subject.
pub struct Speaker<'a>(pub Writer<'a>);

impl Speaker<'_> {
    /// The notice in words.
    pub fn say(&self, notice: &Notice) -> Said {
        self.0.with_game(notice, self.worded(notice))
    }

    fn worded(&self, notice: &Notice) -> Said {
        let Self(writer) = self;
        match notice {
            Notice::Lobby { .. } => writer.lobby(notice),
            Notice::Created { name, begun } => {
                writer.only(if *begun { "created-begun" } else { "created" }, &Args::new().text("name", name.clone()))
            }
            Notice::Seated { name, joined, needed } => writer.only("seated", &opening::seats(name, *joined, *needed)),
            Notice::Welcome { name, joined, needed, asks } => writer.welcome(name, *joined, *needed, *asks),
            Notice::Menu(menu) => writer.menu(menu),
            Notice::MapLink { phase, address } => {
                let args = Args::new().text("phase", writer.phase(phase)).text("link", Text::link(&address.0));
                writer.only("map-link", &args)
            }
            Notice::Left { name } => writer.only("left", &Args::new().text("name", name.clone())),
            Notice::InLanguage { language, notice } => {
                let reader = Reader { language: *language, ..writer.reader.clone() };
                Speaker(writer.for_reader(&reader)).worded(notice)
            }
            Notice::Elsewhere { notice } => {
                let said = match &**notice {
                    Notice::Started { name, sitting, .. } => writer.started_elsewhere(name, sitting),
                    notice => self.worded(notice),
                };
                Said { actions: Vec::new(), mentions: Vec::new(), rings: false, pinned: false, ..said }
            }
            Notice::Started { name, sitting, deadline, latest } => writer.started(name, sitting, (*deadline, *latest)),
            Notice::YourPowers { name, powers, units, deadline } => {
                let example =
                    units.first().map(|unit| rules::example_order(writer.variant(), unit)).unwrap_or_default();
                let args = Args::new()
                    .text("name", name.clone())
                    .powers("powers", powers)
                    .text("example", writer.order(&example))
                    .text("deadline", writer.end(*deadline));
                let args = writer.units_by_power(args, powers, units);
                let mut actions = writer.where_to_look(&[Look::Possible, Look::Orders, Look::Map]);
                actions.extend(writer.talk_actions());
                actions.push(writer.help_action());
                let mut said = writer.only("your-powers", &args);
                if let Some(steps) = writer.first_steps() {
                    said.text = said.text.below(steps);
                }
                let picture = writer.current_position().map(PictureOf::Position);
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
            } => writer.receipt(&receipt::Receipt {
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
            Notice::NoOrders { message, number, stored } => writer.no_orders(message, *number, stored),
            Notice::ReceiptBelow => writer.only("receipt-below", &Args::new()),
            Notice::HeaderMismatch { header, phase, power } => {
                let args =
                    Args::new().text("header", quoted(header)).text("phase", writer.phase(phase)).power("power", power);
                writer.only("header-mismatch", &args)
            }
            Notice::Removed { orders, deadline, .. } => {
                let clear = writer.command(CommandId::Clear);
                let mut text = vec![writer.text("message-removed", &Args::new().text("clear", clear))];
                for (power, orders) in orders {
                    text.push(writer.text("orders-title", &Args::new().power("power", power)));
                    let line =
                        |order: &OrderText| writer.text("orders-line", &Args::new().text("order", writer.order(order)));
                    text.extend(orders.iter().map(line));
                }
                text.push(writer.open_until(!orders.is_empty(), orders.keys().next(), *deadline));
                Said { text: Text::lines_of(text), ..Said::default() }
            }
            Notice::Cleared { power, .. } => {
                // What was withdrawn by mistake can be found again.
                let earlier = writer.game_action(CommandId::OrderHistory, "action-order-history");
                let said = writer.only("cleared", &Args::new().power("power", power));
                Said { actions: earlier.into_iter().collect(), ..said }
            }
            Notice::Readiness { ready: true, awaited, missing, doubts, number, retreats } => {
                let args = Args::new().number("awaited", i64::try_from(*awaited).unwrap_or(0));
                let mut text = writer.text("ready-noted", &args);
                if !missing.is_empty() {
                    // The last who is ready ends the phase: by now another one may be played.
                    let retreats = retreats.unwrap_or_else(|| writer.retreats_in(Some(*number)));
                    let id = if retreats { "ready-missing-retreat" } else { "ready-missing" };
                    text = text.below(writer.text(id, &Args::new().list("units", writer.units(missing))));
                }
                if *awaited > 0 && missing.is_empty() && doubts.is_empty() && writer.is_first(*number) {
                    text = text.below(writer.plain("steps-done"));
                }
                // Once everyone is ready there is nobody left to ask about.
                let status = writer.game_action(CommandId::Status, "action-status").filter(|_| *awaited > 0);
                let actions =
                    writer.doubt_actions(doubts).into_iter().chain(status).chain([writer.help_action()]).collect();
                Said { text: text.below(writer.doubt_lines(doubts)), actions, ..Said::default() }
            }
            Notice::ReadyAsked { units, builds, number } => writer.ready_asked(units, *builds, *number),
            Notice::Readiness { ready: false, .. } => writer.only("unready-noted", &Args::new()),
            Notice::Status { phase, deadline, latest, talk_until, powers, away } => {
                let sent = powers.iter().filter(|(_, sent, _)| *sent).count();
                let awaited: Vec<_> = powers.iter().filter(|(.., ready)| !ready).map(|(power, ..)| power).collect();
                let args = Args::new()
                    .text("phase", writer.phase(phase))
                    .number("sent", i64::try_from(sent).unwrap_or(0))
                    .number("all", i64::try_from(powers.len()).unwrap_or(0));
                let early = writer.closes_early(*deadline);
                let due = if early { "deadline-line-early" } else { "deadline-line" };
                let clock = writer.due([due, "deadline-none"], Args::new(), *deadline);
                let mut text = writer.with_latest(writer.text("status", &args).below(clock), latest.filter(|_| !early));
                if let Some(until) = talk_until {
                    text = text.below(writer.text("status-talk", &Args::new().text("until", writer.at(*until))));
                }
                text = text.below(if awaited.is_empty() {
                    writer.plain("status-none")
                } else {
                    writer.text("status-powers", &Args::new().powers("powers", awaited))
                });
                if let Some(line) = writer.absentees(away) {
                    text = text.below(line);
                }
                let mut actions = writer.where_to_look(&[Look::Orders, Look::Rules]);
                let is_public = writer.reader.person.is_none();
                actions.extend(writer.in_other_languages(|id| id.with("status", "yes")).filter(|_| is_public));
                actions.extend(writer.language_for_all());
                Said { text, pinned: true, actions, ..Said::default() }
            }
            Notice::Adjudicated { deadline, latest, at_once, reader, number } => {
                let by = |deadline| Next::By(deadline, *latest);
                let next = if *at_once { Next::AtOnce } else { deadline.map_or(Next::Unsaid, by) };
                writer.adjudicated(*number, next, reader.as_ref())
            }
            Notice::Results { phase } if writer.material.record.is_none() => {
                writer.no_such_phase(phase.as_deref().unwrap_or_default())
            }
            Notice::Results { .. } => writer.adjudicated(writer.material.past.number, Next::Unsaid, None),
            Notice::Decide { power, number, deadline } => writer.decide(power, *number, *deadline),
            Notice::Reminder { missing, doubts, deadline } => {
                let units: Vec<_> = missing.values().flatten().filter(|unit| !unit.is_empty()).cloned().collect();
                let args = Args::new().text("deadline", writer.at(*deadline));
                let args = if units.is_empty() {
                    args.powers("missing", missing.keys())
                } else {
                    args.list("missing", writer.units(&units))
                };
                let mut actions: Vec<Action> =
                    units.iter().take(UNIT_BUTTONS).filter_map(|unit| writer.unit_action(unit)).collect();
                let looks = match actions.is_empty() {
                    true => &[Look::Possible, Look::Orders, Look::Map][..],
                    // The orders of these units are behind their own buttons.
                    false if units.len() <= UNIT_BUTTONS => &[Look::Orders][..],
                    false => &[Look::Possible, Look::Orders][..],
                };
                actions.splice(..0, writer.doubt_actions(doubts));
                actions.extend(writer.where_to_look(looks));
                actions.extend(writer.more_time());
                let mentions = writer.reader.person.iter().cloned().collect();
                let text = writer.text("reminder", &args).below(writer.doubt_lines(doubts));
                Said { rings: true, mentions, actions, text, ..Said::default() }
            }
            Notice::Finished { name, winners, drawn } => writer.finished(name, winners, *drawn),
            Notice::Map { view: MapView::After { number } } => writer.adjudicated(*number, Next::Unsaid, None),
            Notice::Map { view: MapView::Now } => {
                let position = writer.current_position().unwrap_or_default();
                let args = Args::new().text("phase", writer.phase(&position.phase));
                Said { picture: Some(PictureOf::Position(position)), ..writer.only("map-now", &args) }
            }
            Notice::Orders { power, orders, missing, doubts, deadline, number } => {
                let mut said = writer.stored_orders(power.as_ref(), orders, missing, *deadline, *number);
                said.text = said.text.below(writer.doubt_lines(doubts));
                said.actions.splice(..0, writer.doubt_actions(doubts));
                said
            }
            Notice::Unanswered { phase, typed } => {
                let line = |typed: &String| {
                    writer.text(
                        "unanswered",
                        &Args::new().text("phase", writer.phase(phase)).text("typed", quoted(typed)),
                    )
                };
                Said { text: Text::lines_of(typed.iter().map(line)), ..Said::default() }
            }
            Notice::EnsureRoom | Notice::EnsureSpace | Notice::ForgetNotes => Said::default(),
            Notice::RoomMissing { missing, of } => writer.room_missing(missing, of.as_ref()),
            Notice::RoomEntered { powers, locked, open } => writer.room_entered(powers, *locked, *open),
            Notice::RoomPutOut { powers } => writer.room_put_out(powers),
            Notice::RoomBack { powers } => writer.only("room-back", &Args::new().powers("powers", powers)),
            Notice::RoomLetIn { powers } => writer.only("room-let-in", &Args::new().powers("powers", powers)),
            Notice::RoomOpened { members } => {
                // Settings that matter here are repeated.
                let watched = writer.material.game.as_ref().is_some_and(|game| game.settings.master_sees);
                writer.room_opened(members, watched)
            }
            Notice::RoomSilence { silent } => {
                writer.only(if *silent { "room-silent" } else { "room-open" }, &Args::new())
            }
            Notice::RoomClosed => writer.only("room-closed", &Args::new().number("days", i64::from(ROOM_DAYS))),
            Notice::Talking { with } => writer.only("talking", &Args::new().list("with", writer.people(with))),
            Notice::Relayed(relayed) => writer.relayed(relayed),
            Notice::OrderThreads(order_thread) => writer.order_thread(order_thread),
            Notice::Conversation(notice) => writer.conversation(notice),
            Notice::Permissions(check) => writer.permissions(check),
            Notice::InYourNotation { by, orders, left, languages } => {
                let line = |language: &Language| writer.in_notation(*language, by, (orders, *left), String::from);
                let lines = languages.iter().map(line);
                Said { text: Text::lines_of(lines), ..Said::default() }
            }
            Notice::InYourWords { phrases, languages } => {
                let lines = languages.iter().map(|language| writer.everyday(*language, phrases));
                Said { text: Text::lines_of(lines), ..Said::default() }
            }
            Notice::LanguageSet { language } => {
                Said { text: writer.words.say(*language, "language-set", &Args::new()), ..Said::default() }
            }
            Notice::TimezoneSet { timezone } => {
                writer.only("timezone-set", &Args::new().text("timezone", timezone.clone()))
            }
            Notice::Clock(notice) => writer.clock(notice),
            Notice::Away(notice) => writer.away(notice),
            Notice::Deputy(notice) => writer.deputy(notice),
            Notice::Opening(notice) => writer.opening(notice),
            Notice::Personal(personal) => writer.personal(personal),
            Notice::Practice(notice) => writer.practice(notice),
            Notice::WhatIf(notice) => writer.what_if(notice),
            Notice::WhichGame { question, games } => writer.which_game(question, games),
            Notice::SaidInPublic { question, ready, room } => writer.said_in_public(question, *ready, *room),
            Notice::Meant { question, command, game, words, readers } => {
                writer.meant(question, command, game.as_ref(), (words.as_deref(), readers.as_ref()))
            }
            Notice::History(history) => writer.history(history),
            Notice::Help(helped) => writer.help(helped),
            Notice::Vote(notice) => writer.vote(notice),
            Notice::Seat(notice) => writer.seat(notice),
            Notice::Master(notice) => writer.master(notice),
            Notice::Press(notice) => writer.press(notice),
            Notice::Statement(notice) => writer.statement(notice),
            Notice::Record(notice) => writer.record(notice),
            Notice::Rule(notice) => writer.looked_up(notice),
            Notice::Conduct(notice) => writer.conduct(notice),
            Notice::Letters(notice) => writer.letters(notice),
            Notice::Watching(notice) => writer.watching(notice),
            Notice::Done => writer.only("done", &Args::new()),
            Notice::Declined(why) => {
                // Who plays nowhere and writes to the bot may be looking for a beginning.
                let is_new = writer.reader.person.is_some() && writer.material.game.is_none();
                let offers = is_new && matches!(why, Declined::NoGameOfYours | Declined::UnknownCommand { .. });
                let actions = if offers { vec![writer.practice_action()] } else { Vec::new() };
                Said { text: writer.declined(why), actions, ..Said::default() }
            }
            Notice::Undecryptable => Said { rings: true, ..writer.only("undecryptable", &Args::new()) },
            Notice::SetAside => writer.only("set-aside", &Args::new()),
            Notice::Limited { since, until, limit } => {
                let args = Args::new().number("limit", i64::from(*limit));
                // Times are written in minutes: the minute in which it ends isn't over yet.
                let until = until.checked_add(jiff::SignedDuration::from_secs(59)).unwrap_or(*until);
                writer.only("limited", &args.text("since", writer.at(*since)).text("until", writer.at(until)))
            }
            Notice::Busy => writer.only("busy", &Args::new()),
            Notice::GameSetAside { name } => {
                Said { rings: true, ..writer.only("game-set-aside", &Args::new().text("name", name.clone())) }
            }
            Notice::Lacks { refusal, name } => match (refusal, name) {
                (Refusal::ClosedToBot, Some(name)) => {
                    writer.only("lacks-private", &Args::new().text("name", name.clone()))
                }
                (Refusal::Permission(permission), name) => {
                    let name = name.clone().unwrap_or_default();
                    let args = Args::new().text("permission", writer.permission(permission)).text("name", name);
                    Said { rings: true, ..writer.only("lacks-permission", &args) }
                }
                (Refusal::PutOut, Some(name)) => {
                    Said { rings: true, ..writer.only("lacks-place", &Args::new().text("name", name.clone())) }
                }
                (Refusal::Deleted, Some(name)) => {
                    let args = Args::new().text("name", name.clone()).text("move", writer.command(CommandId::MoveHere));
                    Said { rings: true, ..writer.only("lacks-channel", &args) }
                }
                (Refusal::TooManyRooms, Some(name)) => {
                    Said { rings: true, ..writer.only("lacks-thread", &Args::new().text("name", name.clone())) }
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
                ) => writer.only("set-aside", &Args::new()),
            },
        }
    }
}
