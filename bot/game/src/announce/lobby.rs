//! Before a game begins, and its beginning.

use jiff::Timestamp;

use super::posts::Posts;
use crate::decide::{assigned, begin, filling};
use crate::event::PersonId;
use crate::model::{GameId, JoinRequest, Seat, Settings};
use crate::notice::opening::OpeningNotice;
use crate::notice::{Notice, Priority};
use crate::person::is_stranger;
use crate::standing::known_name;

impl Posts<'_> {
    pub(super) fn moved_up(&mut self, person: &PersonId, joined: usize) {
        let (name, needed) = (self.game().name.clone(), filling::needed(self.game()));
        let notice = OpeningNotice::MovedUp { name, joined, needed };
        self.tell_person(person, Notice::Opening(notice), Priority::Event);
    }

    pub(super) fn invitation_requested(&mut self, request: &JoinRequest) {
        let after = self.after;
        if is_stranger(&after.game.creator) {
            return;
        }
        let notice = OpeningNotice::AsksToJoin { name: request.name.clone(), key: request.key() };
        self.tell_person(&after.game.creator, Notice::Opening(notice), Priority::Event);
    }

    pub(super) fn invited(&mut self, person: &PersonId) {
        let game = self.game();
        let notice = OpeningNotice::YouAreInvited { name: game.name.clone(), master: game.master.clone() };
        self.tell_person(person, Notice::Opening(notice), Priority::Event);
    }

    pub(super) fn invitation_refused(&mut self, person: &PersonId) {
        let notice = OpeningNotice::NotInvited { name: self.game().name.clone() };
        self.tell_person(person, Notice::Opening(notice), Priority::Routine);
    }

    pub(super) fn confirmation_requested(&mut self, by: Timestamp) {
        let game = &self.after.game;
        for seat in filling::unconfirmed(game) {
            let Some(person) = seat.person() else { continue };
            let powers = filling::powers_of(game, seat);
            let notice = OpeningNotice::Confirm { name: game.name.clone(), by, powers };
            self.tell_person(person, Notice::Opening(notice), Priority::Event);
        }
    }

    pub(super) fn seat_forfeited(&mut self, person: &PersonId) {
        let notice = OpeningNotice::Dropped { name: self.game().name.clone() };
        self.tell_person(person, Notice::Opening(notice), Priority::Event);
    }

    /// All who have joined agreed to other settings.
    pub(super) fn settings_changed(&mut self, before: &Settings) {
        let game = self.game();
        let (before, after) = (Box::new(before.clone()), Box::new(game.settings.clone()));
        let notice = OpeningNotice::Changed { name: game.name.clone(), before, after };
        self.tell_all(Notice::Opening(notice), Priority::Event);
    }

    /// In private and without a ping, once: a game has only one rematch.
    pub(super) fn rematch_opened(&mut self, of: &GameId, name: &str, people: &[PersonId]) {
        for person in people {
            let notice =
                OpeningNotice::Rematch { of: of.clone(), before: name.to_owned(), name: self.game().name.clone() };
            self.tell_person(person, Notice::Opening(notice), Priority::Routine);
        }
    }

    pub(super) fn lobby_expired(&mut self) {
        let abandoned = is_stranger(&self.game().creator);
        let notice = OpeningNotice::Expired { name: self.game().name.clone(), abandoned };
        self.tell_all(Notice::Opening(notice), Priority::Event);
    }

    pub(super) fn practice_shared(&mut self, seat: &Seat, joined: bool) {
        let notice =
            OpeningNotice::Shared { name: known_name(self.game(), seat).to_owned(), powers: seat.powers.clone() };
        self.tell_all(Notice::Opening(notice), Priority::Routine);
        if joined {
            self.your_powers(seat);
        }
    }

    pub(super) fn begun(&mut self) {
        let game = self.game();
        let deadline = game.running().and_then(|running| running.clock.deadline());
        let notice = Notice::Started {
            name: game.name.clone(),
            sitting: if game.settings.anonymous { begin::names(game) } else { begin::sitting(game) },
            deadline,
            latest: game.latest(),
        };
        self.tell_everywhere(notice, Priority::Event);
        let after = self.after;
        for seat in &after.game.seats {
            self.your_powers(seat);
        }
        let everybody: Vec<usize> = (0..after.game.seats.len()).collect();
        self.who_else_reads(&everybody);
    }

    /// Tells the player of `seat` what they play.
    fn your_powers(&mut self, seat: &Seat) {
        let (Some(person), Some(notice)) = (seat.person(), begin::your_powers(self.game(), seat)) else { return };
        self.tell_person(person, notice, Priority::Event);
    }

    /// Publishes all that is needed to verify the power assignment where seats were secret until the end. In other games it is
    /// shown on request, and a button for that is below the first post.
    pub(super) fn assignment(&mut self) {
        if let Some(notice) = assigned::drawn(self.game()) {
            self.tell_all(notice, Priority::Routine);
        }
    }
}
