//! The notices of one announcement, and how each subject adds to them.
//!
//! Which subject a happening is for isn't known here.

use jiff::Timestamp;

use crate::event::{PersonId, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, Seat};
use crate::notice::{Destination, Notice, Outgoing, Priority};

/// The notices that have been collected so far.
pub(super) struct Posts<'a> {
    /// The game as it was loaded; `None` for a new one.
    pub before: Option<&'a LoadedGame>,
    /// The game that will be stored.
    pub after: &'a LoadedGame,
    /// When it happened.
    pub now: Timestamp,
    /// In the order in which they are posted in each place.
    pub outgoing: Vec<Outgoing>,
}

impl<'a> Posts<'a> {
    /// Who plays `seat` now: its player, and their deputy.
    pub(super) fn players_of(&self, seat: &'a Seat) -> impl Iterator<Item = &'a PersonId> + use<'a> {
        let deputies = self.after.game.deputies(self.now).filter(|(deputed, _)| deputed.powers == seat.powers);
        seat.person().into_iter().chain(deputies.map(|(_, deputy)| deputy))
    }
}

impl Posts<'_> {
    /// The game that will be stored.
    pub(super) fn game(&self) -> &Game {
        &self.after.game
    }

    /// Posts `notice` in the game's channel.
    pub(super) fn tell_all(&mut self, notice: Notice, priority: Priority) {
        let channel = Place::Channel(self.game().channel.clone());
        self.post(Destination::Place(channel), None, notice, priority);
    }

    /// Posts `notice` in the game's channel, and in the others in which its results are posted.
    pub(super) fn tell_everywhere(&mut self, notice: Notice, priority: Priority) {
        let channels: Vec<_> = self.game().results_in.iter().map(|results| results.channel.clone()).collect();
        self.tell_all(notice.clone(), priority);
        for channel in channels {
            let elsewhere = Notice::Elsewhere { notice: Box::new(notice.clone()) };
            self.post(Destination::Place(Place::Channel(channel)), None, elsewhere, Priority::Routine);
        }
    }

    /// Posts `notice` in a person's private conversation.
    pub(super) fn tell_person(&mut self, person: &PersonId, notice: Notice, priority: Priority) {
        self.post(Destination::Place(Place::Person(person.clone())), None, notice, priority);
    }

    /// Posts `notice` anywhere. A later post of one slot edits the earlier one.
    pub(super) fn post(&mut self, to: Destination, slot: Option<String>, notice: Notice, priority: Priority) {
        let game = Some(self.game().id.clone());
        self.outgoing.push(Outgoing { to, slot, game, notice, priority, due: self.now, expires: None });
    }
}
