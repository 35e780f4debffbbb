//! Letters, documents, and rooms that players request.

use jiff::Timestamp;

use super::posts::Posts;
use super::rooms;
use crate::decide::{declare, relay};
use crate::event::{PersonId, Place};
use crate::loaded::RoomRow;
use crate::model::{Document, PowerId, Seat, Stage};
use crate::notice::conduct::ConductNotice;
use crate::notice::letters::LettersNotice;
use crate::notice::press::PressNotice;
use crate::notice::relayed::{Relayed, Why};
use crate::notice::statement::StatementNotice;
use crate::notice::{Destination, Notice, Priority, Sitting};

impl Posts<'_> {
    pub(super) fn document_shown(&mut self, document: &Document, notice: &PressNotice) {
        for to in declare::places(&self.after.game, document) {
            self.post(to, None, Notice::Press(notice.clone()), Priority::Event);
        }
    }

    /// To the game master alone.
    pub(super) fn reported(&mut self, text: &str) {
        let after = self.after;
        let notice = ConductNotice::Report { game: after.game.name.clone(), text: text.to_owned() };
        self.tell_person(&after.game.creator, Notice::Conduct(notice), Priority::Event);
    }

    pub(super) fn letter_sent(&mut self, to: &[PowerId], letter: &Relayed) {
        let readers = self.after.game.seats.iter().filter(|seat| to.iter().any(|power| seat.holds(power)));
        for person in readers.filter_map(Seat::person) {
            self.tell_person(person, Notice::Relayed(letter.clone()), Priority::Event);
        }
    }

    /// In the room in which it was made, which all read, or to each reader in private.
    pub(super) fn statement_made(&mut self, to: &[PowerId], room: Option<&str>, notice: &StatementNotice) {
        let notice = Notice::Statement(notice.clone());
        if let Some(key) = room {
            let platform = self.game().channel.platform();
            self.post(Destination::Press { key: key.to_owned(), platform }, None, notice, Priority::Event);
            return;
        }
        let after = self.after;
        let readers = after.game.seats.iter().filter(|seat| to.iter().any(|power| seat.holds(power)));
        for person in readers.filter_map(Seat::person) {
            self.tell_person(person, notice.clone(), Priority::Event);
        }
    }

    /// Whoever has talked in statements is asked alone, once the end stands, whether what they agreed to may be shown.
    pub(super) fn ask_about_agreements(&mut self) {
        let after = self.after;
        let is_final = matches!(&after.game.stage, Stage::Over(ending) if !ending.keeps_secrets);
        let has_talked = |seat: &&Seat| is_final && after.game.showing.has_talked(&seat.powers);
        for person in after.game.seats.iter().filter(has_talked).filter_map(Seat::person) {
            let notice = StatementNotice::MayShow { name: after.game.name.clone() };
            self.tell_person(person, Notice::Statement(notice), Priority::Routine);
        }
    }

    /// In private and without a ping: nobody learns who is asked, nor who proposed it.
    pub(super) fn letters_proposed(&mut self, by: &PersonId, until: Timestamp) {
        let after = self.after;
        for person in after.game.letters.people.iter().filter(|person| *person != by) {
            let notice = LettersNotice::Asked { name: after.game.name.clone(), until };
            self.tell_person(person, Notice::Letters(notice), Priority::Routine);
        }
    }

    pub(super) fn letters_opened(&mut self) {
        let notice = LettersNotice::Opened { name: self.game().name.clone() };
        self.tell_all(Notice::Letters(notice), Priority::Event);
    }

    pub(super) fn room_requested(&mut self, room: &RoomRow) {
        self.outgoing.push(rooms::ensured(&self.after.game, room, Some(rooms::ASKED), Priority::Event, self.now));
    }

    pub(super) fn room_declared(&mut self, room: &RoomRow) {
        self.outgoing.extend(rooms::declared(&self.after.game, room, self.now));
    }

    pub(super) fn letters_instead(&mut self, members: &[Sitting], why: &Why, except: &PersonId) {
        let asked = Destination::Place(Place::Person(except.clone()));
        for (to, notice) in relay::instead(&self.after.game, members, why, false) {
            if to != asked {
                self.post(to, None, notice, Priority::Event);
            }
        }
    }
}
