//! Composes the text of a notice for one reader, and names the picture that belongs to it.
//!
//! Pure: what a notice refers to (the game, an earlier phase) is an argument. Every sentence comes from `locales/`. A
//! sentence is a [`Text`]; names, unknown words and letters are inserted as values, in which nothing is formatting, a
//! mention or a link. Only a [`Text`] has formatting, and none can be made of a `String`.
//!
//! Three layers, and calls go down only. What all messages are made of: a [`Writer`] (`writer`, `commands`, `buttons`,
//! `game_state`). A file for each subject adds to it what it writes. Above them the [`Speaker`] has a row for each notice.

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
mod orders;
mod own_start;
mod parts;
mod permissions;
mod personal;
mod possible;
mod practice;
mod press;
mod readiness;
mod reading;
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
mod what_if;
mod which_game;
mod whole_game;
mod writer;

pub mod picture;

use dragoman_game::notice::{MapView, Notice, Reader};
use dragoman_game::room::ROOM_DAYS;
use dragoman_l10n::{Args, Language, Text};

pub use files::no_files;
pub use order_thread::order_thread_name;
use results::Next;
pub use several_languages::{name_in_another, room_name};
pub use times::{instant, length};
pub use writer::{Material, Past, PictureOf, Pictured, Said, StoredAt, Writer};

/// Composes notices for one reader: knows all of them, and for each what the writer writes about its subject.
pub struct Speaker<'a>(pub Writer<'a>);

impl Speaker<'_> {
    /// The notice in words.
    pub fn say(&self, notice: &Notice) -> Said {
        self.0.with_game(notice, self.worded(notice))
    }

    /// For the same reader in another language.
    fn in_language(&self, language: Language, notice: &Notice) -> Said {
        let reader = Reader { language, ..self.0.reader.clone() };
        Speaker(self.0.for_reader(&reader)).worded(notice)
    }

    /// In another channel, where nobody has to do anything.
    fn elsewhere(&self, notice: &Notice) -> Said {
        let said = if let Notice::Started { name, sitting, .. } = notice {
            self.0.started_elsewhere(name, sitting)
        } else {
            self.worded(notice)
        };
        Said { actions: Vec::new(), mentions: Vec::new(), rings: false, pinned: false, ..said }
    }

    /// A row for each notice: its message, or what writes it.
    fn worded(&self, notice: &Notice) -> Said {
        let Self(writer) = self;
        let plain = |id: &str| writer.only(id, &Args::new());
        let named = |name: &str| Args::new().text("name", name.to_owned());
        let rings = |said: Said| Said { rings: true, ..said };
        match notice {
            Notice::InLanguage { language, notice } => self.in_language(*language, notice),
            Notice::Elsewhere { notice } => self.elsewhere(notice),
            // The beginning of a game.
            Notice::Lobby(lobby) => writer.lobby(lobby),
            Notice::Created { name, begun: false } => writer.only("created", &named(name)),
            Notice::Created { name, begun: true } => writer.only("created-begun", &named(name)),
            Notice::Seated { name, joined, needed } => writer.only("seated", &opening::seats(name, *joined, *needed)),
            Notice::Welcome { name, joined, needed, asks } => writer.welcome(name, *joined, *needed, *asks),
            Notice::Left { name } => writer.only("left", &named(name)),
            Notice::Started { name, sitting, deadline, latest } => writer.started(name, sitting, (*deadline, *latest)),
            Notice::YourPowers { name, powers, units, deadline } => writer.your_powers(name, powers, units, *deadline),
            Notice::Opening(notice) => writer.opening(notice),
            // Orders.
            Notice::Receipt(receipt) => writer.receipt(receipt),
            Notice::NoOrders { message, number, stored } => writer.no_orders(message, *number, stored),
            Notice::ReceiptBelow => plain("receipt-below"),
            Notice::HeaderMismatch { header, phase, power } => writer.header_mismatch(header, phase, power),
            Notice::Removed { orders, deadline, .. } => writer.removed(orders, *deadline),
            Notice::Cleared { power, unready, number: _ } => writer.cleared(power, *unready),
            Notice::Orders(own) => writer.own_orders(own),
            Notice::Unanswered { phase, typed } => writer.unanswered(phase, typed),
            Notice::SaidInPublic { question, ready, room } => writer.said_in_public(question, *ready, *room),
            Notice::MapLink { phase, address } => {
                let args = Args::new().text("phase", writer.phase(phase)).text("link", Text::link(&address.0));
                writer.only("map-link", &args)
            }
            // A phase.
            Notice::Readiness(readiness) if readiness.ready => writer.ready_noted(readiness),
            Notice::Readiness(_) => plain("unready-noted"),
            Notice::ReadyAsked { units, builds, number } => writer.ready_asked(units, *builds, *number),
            Notice::Status(status) => writer.status(status),
            Notice::Reminder { missing, doubts, deadline } => writer.reminder(missing, doubts, *deadline),
            Notice::Decide { power, number, deadline } => writer.decide(power, *number, *deadline),
            Notice::Adjudicated { number, deadline, latest, at_once, reader } => {
                writer.adjudicated(*number, Next::of(*deadline, *latest, *at_once), reader.as_ref())
            }
            Notice::Results { phase } => writer.earlier_results(phase.as_deref()),
            Notice::Map { view: MapView::After { number } } => writer.adjudicated(*number, Next::Unsaid, None),
            Notice::Map { view: MapView::Now } => writer.map_now(),
            Notice::History(history) => writer.history(history),
            Notice::Clock(notice) => writer.clock(notice),
            Notice::Finished { name, winners, drawn } => writer.finished(name, winners, *drawn),
            // Seats, and what is decided about the game.
            Notice::Seat(notice) => writer.seat(notice),
            Notice::Away(notice) => writer.away(notice),
            Notice::Deputy(notice) => writer.deputy(notice),
            Notice::Vote(notice) => writer.vote(notice),
            Notice::Master(notice) => writer.master(notice),
            Notice::Watching(notice) => writer.watching(notice),
            Notice::Conduct(notice) => writer.conduct(notice),
            // Press.
            Notice::Press(notice) => writer.press(notice),
            Notice::Statement(notice) => writer.statement(notice),
            Notice::Letters(notice) => writer.letters(notice),
            Notice::Relayed(relayed) => writer.relayed(relayed),
            Notice::Talking { with } => writer.only("talking", &Args::new().list("with", writer.people(with))),
            Notice::InYourNotation { by, orders, left, languages } => writer.in_notations(by, orders, *left, languages),
            Notice::InYourWords { phrases, languages } => writer.everyday_in(phrases, languages),
            Notice::RoomOpened { members } => writer.room_opened(members),
            Notice::RoomEntered { powers, locked, open } => writer.room_entered(powers, *locked, *open),
            Notice::RoomPutOut { powers } => writer.room_put_out(powers),
            Notice::RoomBack { powers } => writer.only("room-back", &Args::new().powers("powers", powers)),
            Notice::RoomLetIn { powers } => writer.only("room-let-in", &Args::new().powers("powers", powers)),
            Notice::RoomMissing { missing, of } => writer.room_missing(missing, of.as_ref()),
            Notice::RoomSilence { silent: true } => plain("room-silent"),
            Notice::RoomSilence { silent: false } => plain("room-open"),
            Notice::RoomClosed => writer.only("room-closed", &Args::new().number("days", i64::from(ROOM_DAYS))),
            // A person and the bot.
            Notice::Menu(menu) => writer.menu(menu),
            Notice::Help(helped) => writer.help(helped),
            Notice::Rule(notice) => writer.looked_up(notice),
            Notice::Practice(notice) => writer.practice(notice),
            Notice::WhatIf(notice) => writer.what_if(notice),
            Notice::Record(notice) => writer.record(notice),
            Notice::Personal(personal) => writer.personal(personal),
            Notice::LanguageSet { language } => writer.language_set(*language),
            Notice::TimezoneSet { timezone } => writer.only("timezone-set", &Args::new().text("timezone", timezone)),
            Notice::WhichGame { question, games } => writer.which_game(question, games),
            Notice::Meant { question, command, game, words, readers } => {
                writer.meant(question, command, game.as_ref(), (words.as_deref(), readers.as_ref()))
            }
            Notice::Done => plain("done"),
            Notice::Declined(why) => writer.refused(why),
            Notice::Limited { since, until, limit } => writer.limited(*since, *until, *limit),
            Notice::Busy => plain("busy"),
            Notice::Undecryptable => rings(plain("undecryptable")),
            Notice::SetAside => plain("set-aside"),
            Notice::GameSetAside { name } => rings(writer.only("game-set-aside", &named(name))),
            // The bot and a network.
            Notice::Conversation(notice) => writer.conversation(notice),
            Notice::OrderThreads(order_thread) => writer.order_thread(order_thread),
            Notice::Permissions(check) => writer.permissions(check),
            Notice::Lacks { refusal, name } => writer.lacks(refusal, name.as_deref()),
            Notice::EnsureRoom | Notice::EnsureSpace | Notice::ForgetNotes => Said::default(),
        }
    }
}
