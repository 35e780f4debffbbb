//! Deputies: asked and told in private, announced to all.
//!
//! Where nobody knows who plays what, all learn that there is a deputy, and neither who nor for which power.

use jiff::Timestamp;

use super::posts::Posts;
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{Deputy, PowerId, Seat};
use crate::notice::deputy::{Days, DeputyNotice};
use crate::notice::{Notice, Outgoing, Priority};
use crate::standing::{What, may_see};

fn days(deputy: &Deputy) -> Days {
    Days { from: deputy.from, to: deputy.to }
}

/// Tells the players of `game` for whom `deputy`, whose data is deleted, plays that they don't any more.
pub(crate) fn without_deputy(game: &LoadedGame, deputy: &PersonId, now: Timestamp) -> Vec<Outgoing> {
    let mut posts = Posts { before: None, after: game, now, outgoing: Vec::new() };
    for seat in &game.game.seats {
        let Some(theirs) = seat.deputy().filter(|theirs| theirs.person == *deputy && theirs.has_accepted()) else {
            continue;
        };
        let notice = DeputyNotice::Back { name: theirs.name.clone(), powers: seat.powers.clone() };
        posts.tell_of_deputy(&theirs.of, notice);
        posts.stored_orders(&theirs.of, &seat.powers);
    }
    posts.outgoing
}

impl Posts<'_> {
    fn tell_of_deputy(&mut self, person: &PersonId, notice: DeputyNotice) {
        self.tell_person(person, Notice::Deputy(notice), Priority::Event);
    }

    fn tell_all_of_deputy(&mut self, notice: DeputyNotice) {
        self.tell_all(Notice::Deputy(notice), Priority::Routine);
    }

    /// The powers of a seat as all may know them.
    fn known_powers(&self, seat: &Seat) -> Vec<PowerId> {
        if self.game().settings.anonymous { Vec::new() } else { seat.powers.clone() }
    }

    /// The name of the player of `seat`, as their deputy may know it.
    fn player_of(&self, seat: &Seat, deputy: &Deputy) -> String {
        let game = self.game();
        let power = seat.powers.first().cloned().unwrap_or_default();
        let permit = may_see(game, &deputy.person, What::Player(power), self.now);
        permit.and_then(|permit| seat.name(&game.id, &permit)).unwrap_or_default().to_owned()
    }

    pub(super) fn deputy_asked(&mut self, at: usize) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        let Some(deputy) = seat.deputy() else { return };
        let notice =
            DeputyNotice::Asked { name: self.player_of(seat, deputy), powers: seat.powers.clone(), days: days(deputy) };
        self.tell_of_deputy(&deputy.person, notice);
    }

    pub(super) fn deputy_agreed(&mut self, at: usize) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        let Some(deputy) = seat.deputy() else { return };
        let notice = DeputyNotice::Agreed { name: deputy.name.clone(), days: days(deputy) };
        self.tell_of_deputy(&deputy.of, notice);
        let name = if after.game.settings.anonymous { String::new() } else { deputy.name.clone() };
        let powers = self.known_powers(seat);
        self.tell_all_of_deputy(DeputyNotice::Announced { name, powers, days: days(deputy) });
    }

    pub(super) fn deputy_refused(&mut self, person: &PersonId, name: &str) {
        self.tell_of_deputy(person, DeputyNotice::Refused { name: name.to_owned() });
    }

    pub(super) fn deputy_begun(&mut self, at: usize) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        let (Some(deputy), Some(running)) = (seat.deputy(), after.game.running()) else { return };
        let notice = DeputyNotice::Begun {
            name: self.player_of(seat, deputy),
            powers: seat.powers.clone(),
            days: days(deputy),
            deadline: running.clock.deadline(),
        };
        self.tell_of_deputy(&deputy.person, notice);
        self.stored_orders(&deputy.person, &seat.powers);
        self.tell_decisions(&deputy.person, &seat.powers, Priority::Event);
    }

    pub(super) fn deputy_ended(&mut self, at: usize, deputy: &Deputy) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        self.tell_of_deputy(&deputy.person, DeputyNotice::Over { powers: seat.powers.clone() });
        if seat.person() == Some(&deputy.of) {
            let notice = DeputyNotice::Back { name: deputy.name.clone(), powers: seat.powers.clone() };
            self.tell_of_deputy(&deputy.of, notice);
            self.stored_orders(&deputy.of, &seat.powers);
        }
        let powers = self.known_powers(seat);
        self.tell_all_of_deputy(DeputyNotice::Ended { powers });
    }
}
