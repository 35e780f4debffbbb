//! How a seat changes: who plays it, to whom it is offered, who may come back to it, who stands in. What belongs together is
//! set together, and nowhere else. What people have been in the game is recorded from the difference
//! ([`note`](crate::standing::note)).

use jiff::Timestamp;

use super::{Holder, OFFERED_AFTER, Seat};
use crate::event::PersonId;
use crate::model::deputy::Deputy;
#[cfg(any(test, feature = "testing"))]
use crate::model::ids::PowerId;
use crate::model::standing::Reliability;

impl Seat {
    /// Nobody plays it any more, and it has units. `former`: who may come back to it while nobody has it. `offered`: since
    /// when anybody may take it.
    pub fn vacate(&mut self, former: Option<PersonId>, offered: Option<Timestamp>) {
        self.holder = Holder::Vacant;
        self.withdraw_offer();
        (self.former, self.offered, self.missed) = (former, offered, 0);
    }

    /// Its player, who is eliminated, leaves it: nobody plays it after them.
    pub fn abandon(&mut self) {
        self.holder = Holder::Vacant;
        self.former = None;
        self.withdraw_offer();
    }

    /// `person` plays it from now on, called `name`. `again`: they are back in the seat that they gave up. Otherwise they
    /// bring with them how reliably they have played in the game.
    pub fn take(&mut self, person: PersonId, name: String, again: bool, counted: Reliability) {
        self.holder = Holder::Person(person);
        self.name = name;
        self.withdraw_offer();
        (self.former, self.missed, self.agreed, self.seen) = (None, 0, None, None);
        self.muted &= again;
        if !again {
            (self.played, self.absent) = (counted.played, counted.absent);
        }
    }

    /// The computer plays it from now on, from `seed`, called `name`: what it does isn't attributed to the player before.
    pub fn take_by_computer(&mut self, seed: u64, name: String) {
        if let Holder::Person(person) = std::mem::replace(&mut self.holder, Holder::Computer(seed)) {
            self.former = Some(person);
        }
        self.name = name;
        self.withdraw_offer();
    }

    /// The computer, if it plays the seat, plays it from another `seed` from now on.
    pub fn reseed(&mut self, seed: u64) {
        if let Holder::Computer(known) = &mut self.holder {
            *known = seed;
        }
    }

    /// Anybody may take it from `now` on, since nobody plays it or its player has sent nothing: in the latter case until
    /// something comes. Returns whether nobody could before; otherwise it stays offered since then, by whom it was.
    pub fn offer(&mut self, now: Timestamp) -> bool {
        let is_new = self.offered.is_none();
        if is_new {
            (self.offered, self.offered_for_silence) = (Some(now), self.person().is_some());
        }
        is_new
    }

    /// The game master offers it anew, whether or not it was offered before: who has priority has it from `now` on.
    pub fn offer_anew(&mut self, now: Timestamp) {
        (self.offered, self.offered_for_silence) = (Some(now), false);
    }

    /// It isn't offered any more, and whoever was asked to take it isn't either.
    fn withdraw_offer(&mut self) {
        (self.offered, self.invited, self.offered_for_silence) = (None, None, false);
    }

    /// Orders have come for its player, who needn't be back: it isn't offered any more only because nothing had been sent.
    pub fn end_silence(&mut self) {
        if self.offered_for_silence && self.missed < OFFERED_AFTER {
            self.withdraw_offer();
        }
    }

    /// The game master asks `person` to take it over.
    pub fn invite(&mut self, person: PersonId) {
        self.invited = Some(person);
    }

    /// Nobody is asked any more to take it over.
    pub fn withdraw_invitation(&mut self) {
        self.invited = None;
    }

    /// `person` isn't asked any more to take it over.
    pub fn uninvite(&mut self, person: &PersonId) {
        self.invited.take_if(|invited| invited == person);
    }

    /// Two players have agreed that `person` takes it, although it has changed hands often.
    pub fn agree_to(&mut self, person: PersonId) {
        self.agreed = Some(person);
    }

    /// `person` doesn't come back to it: they have said so, or were expelled.
    pub fn close_way_back(&mut self, person: &PersonId) {
        self.former.take_if(|former| former == person);
    }

    /// Its player says that they are still there. Returns whether it was offered.
    pub fn stay(&mut self) -> bool {
        let was_offered = self.offered.is_some();
        self.withdraw_offer();
        self.missed = 0;
        was_offered
    }

    /// Its player has sent something: it isn't offered any more for having been absent, and is waited for again. What the
    /// game master has offered stays so.
    pub fn returned(&mut self) {
        if self.offered_for_silence || self.missed >= OFFERED_AFTER {
            self.withdraw_offer();
        }
        self.missed = 0;
        self.unawaited = false;
    }

    /// A phase is over in which its player had something to decide, and decided it.
    pub fn count_played(&mut self) {
        self.played = self.played.saturating_add(1);
    }

    /// A phase is over in which its player had something to decide, and sent nothing. Once that has happened often enough
    /// in a row, it is offered to others from `offered` on; `None`: this game offers no seats.
    pub fn count_missed(&mut self, offered: Option<Timestamp>) {
        self.count_played();
        self.missed = self.missed.saturating_add(1);
        self.absent = self.absent.saturating_add(1);
        if let Some(now) = offered.filter(|_| self.missed >= OFFERED_AFTER) {
            self.offer(now);
        }
    }

    /// The game goes on without its orders until somebody plays it.
    pub fn do_without(&mut self) {
        self.unawaited = true;
    }

    /// Nobody has decided anything about it if its player is another one than that of `before`.
    pub(in crate::model) fn await_new_player(&mut self, before: &Self) {
        self.unawaited &= self.person().is_none() || self.person() == before.person();
    }

    /// Its player has asked somebody to stand in for them.
    pub fn ask_deputy(&mut self, deputy: Deputy) {
        self.deputy = Some(deputy);
    }

    /// The deputy, if there is one, does `change` something.
    pub(in crate::model) fn with_deputy(&mut self, change: impl FnOnce(&mut Deputy)) {
        if let Some(deputy) = &mut self.deputy {
            change(deputy);
        }
    }

    /// It has no deputy any more. Returns who it was.
    pub(in crate::model) fn take_deputy(&mut self) -> Option<Deputy> {
        self.deputy.take()
    }

    /// Removes `person`, who asks to be forgotten, from all that it says.
    pub fn forget(&mut self, person: &PersonId) {
        let held = self.person() == Some(person);
        // If another player has taken the seat since, the name is theirs.
        if held || self.former.as_ref() == Some(person) && self.is_vacant() {
            self.name = String::new();
        }
        if held {
            self.holder = Holder::Vacant;
        }
        self.close_way_back(person);
        self.uninvite(person);
        self.agreed.take_if(|agreed| agreed == person);
        self.deputy.take_if(|deputy| deputy.person == *person || deputy.of == *person);
    }
}

/// What tests set up.
#[cfg(any(test, feature = "testing"))]
impl Seat {
    /// The seat with these powers.
    #[must_use]
    pub fn with(self, powers: Vec<PowerId>) -> Self {
        Self { powers, ..self }
    }

    /// What its player is called.
    pub fn name_in_test(&self) -> &str {
        &self.name
    }

    /// Its player is called `name`.
    pub fn called(&mut self, name: &str) -> &mut Self {
        name.clone_into(&mut self.name);
        self
    }

    /// It is played by `holder`.
    pub fn held_by(&mut self, holder: Holder) -> &mut Self {
        self.holder = holder;
        self
    }

    /// Its player has sent nothing in so many phases in a row.
    pub fn has_missed(&mut self, missed: u32) -> &mut Self {
        self.missed = missed;
        self
    }

    /// `person` has given it up and may come back to it.
    pub fn given_up_by(&mut self, person: PersonId) -> &mut Self {
        self.former = Some(person);
        self
    }
}
