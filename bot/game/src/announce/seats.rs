//! Seats that change hands.

use super::posts::Posts;
use crate::decide::offers::{first_asked, reserved_until};
use crate::decide::relay;
use crate::decide::sheets::stored;
use crate::event::PersonId;
use crate::loaded::RoomRow;
use crate::model::{PowerId, PressRule, Seat};
use crate::notice::relayed::Relayed;
use crate::notice::seat::{OfferCause, SeatNotice};
use crate::notice::{MapView, Notice, Priority};
use crate::rules;
use crate::standing::{Permit, What, known_name, may_see};

impl Posts<'_> {
    fn tell_all_of_seat(&mut self, notice: SeatNotice) {
        self.tell_all(Notice::Seat(notice), Priority::Event);
    }

    fn tell_of_seat(&mut self, person: &PersonId, notice: SeatNotice) {
        self.tell_person(person, Notice::Seat(notice), Priority::Event);
    }

    /// Announces, first to the people with priority, that a seat may be taken. A player who still holds it is told as
    /// well if the game master looks for another.
    pub(super) fn seat_offered(&mut self, at: usize, cause: OfferCause) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        if let (OfferCause::Sought, Some(holder)) = (cause, seat.person()) {
            self.tell_of_seat(holder, SeatNotice::Sought { powers: seat.powers.clone() });
        }
        let reserved = reserved_until(&after.game, seat).filter(|until| *until > self.now);
        let notice = SeatNotice::Offered { powers: seat.powers.clone(), cause, reserved };
        // In an anonymous game who has taken a seat stays on the list, and so does who was expelled.
        let may_take = |person: &&PersonId| {
            after.game.seat_of(person).is_none_or(|own| after.game.is_out(own))
                && !after.game.standing.is_expelled(person)
        };
        for person in first_asked(&after.game).iter().filter(may_take) {
            self.tell_of_seat(person, notice.clone());
        }
        self.tell_all_of_seat(notice);
    }

    pub(super) fn seat_vacated(&mut self, at: usize) {
        let Some(seat) = self.game().seats.get(at) else { return };
        let notice = SeatNotice::Vacated { powers: seat.powers.clone() };
        self.tell_all_of_seat(notice);
    }

    pub(super) fn orders_sealed(&mut self, powers: &[PowerId]) {
        self.tell_all_of_seat(SeatNotice::Sealed { powers: powers.to_vec() });
    }

    pub(super) fn expelled(&mut self, person: &PersonId, name: &str, powers: &[PowerId]) {
        let told = SeatNotice::YouWereExpelled { name: self.game().name.clone(), powers: powers.to_vec() };
        // Who has a seat, or may come back to one, was only taken off the waiting list.
        if self.game().standing.is_expelled(person) {
            self.tell_of_seat(person, told);
        }
        self.tell_all_of_seat(SeatNotice::Expelled { name: name.to_owned(), powers: powers.to_vec() });
    }

    pub(super) fn seat_proposed(&mut self, person: &PersonId, at: usize) {
        let Some(seat) = self.game().seats.get(at) else { return };
        let notice = SeatNotice::Invited { powers: seat.powers.clone() };
        self.tell_of_seat(person, notice);
    }

    pub(super) fn seat_kept(&mut self, at: usize) {
        let Some(seat) = self.game().seats.get(at) else { return };
        let notice = SeatNotice::Returned { powers: seat.powers.clone() };
        self.tell_all_of_seat(notice);
    }

    pub(super) fn seat_taken(&mut self, at: usize, from: Option<&PersonId>, again: bool) {
        let after = self.after;
        let Some(seat) = after.game.seats.get(at) else { return };
        if let Some(from) = from {
            self.tell_of_seat(from, SeatNotice::Taken { powers: seat.powers.clone() });
        }
        let powers = seat.powers.clone();
        let name = Some(known_name(&after.game, seat).to_owned()).filter(|name| !name.is_empty());
        self.tell_all_of_seat(if again {
            SeatNotice::Returned { powers }
        } else {
            SeatNotice::Filled { powers, name }
        });
        self.who_else_reads(&[at]);
        self.welcome(seat, again);
    }

    /// Tells the new player what they need: the units, the rooms, the stored orders, the map.
    fn welcome(&mut self, seat: &Seat, again: bool) {
        let after = self.after;
        let (Some(person), Some(running)) = (seat.person(), after.game.running()) else { return };
        let units = |power: &PowerId| running.position.units.get(power).cloned().unwrap_or_default();
        let see = |power: &PowerId| may_see(&after.game, person, What::RoomsOf(power.clone()), self.now);
        let permits: Vec<Permit> = seat.powers.iter().filter_map(see).collect();
        let known = |room: &RoomRow| permits.iter().find_map(|permit| room.members(permit)).map(<[PowerId]>::to_vec);
        let rooms = after.rooms.iter().filter(|room| room.relayed.is_none()).filter_map(known);
        let (sealed, open): (Vec<PowerId>, Vec<PowerId>) =
            seat.powers.iter().cloned().partition(|power| running.sealed.contains(power));
        let (powers, deadline) = (seat.powers.clone(), running.clock.deadline());
        self.tell_of_seat(
            person,
            match again {
                true => SeatNotice::YoursAgain { powers, deadline },
                false => SeatNotice::Yours {
                    powers,
                    units: seat.powers.iter().flat_map(units).collect(),
                    rooms: rooms.collect(),
                    deadline,
                    sealed,
                },
            },
        );
        if !again {
            self.tell_person(person, Notice::Map { view: MapView::Now }, Priority::Event);
        }
        if !open.is_empty() {
            self.stored_orders(person, &open);
            self.tell_decisions(person, &open, Priority::Event);
        }
    }

    /// Tells somebody which of `powers` have to decide something in a retreat or adjustment phase.
    ///
    /// After a phase it is as urgent as the results before it: more urgent, it would take those along, before the channels of
    /// other games.
    pub(super) fn tell_decisions(&mut self, person: &PersonId, powers: &[PowerId], priority: Priority) {
        let game = &self.after.game;
        let Some(running) = game.running().filter(|running| !running.position.phase.is_movement()) else { return };
        for power in powers.iter().filter(|power| rules::decides(&game.settings, &running.position, power)) {
            let notice =
                Notice::Decide { power: power.clone(), number: running.number, deadline: running.clock.deadline() };
            self.tell_person(person, notice, priority);
        }
    }

    /// Shows a player the stored orders of their `powers`.
    pub(super) fn stored_orders(&mut self, person: &PersonId, powers: &[PowerId]) {
        let Some(running) = self.after.game.running() else { return };
        self.tell_person(person, stored(self.after, running, powers, (person, self.now)), Priority::Event);
    }

    pub(super) fn computers_seated(&mut self, powers: &[PowerId]) {
        self.tell_all_of_seat(SeatNotice::Computers {
            powers: powers.to_vec(),
            level: self.game().settings.computer_level,
        });
    }

    /// Asks the network which of the players of these seats could read rooms that they aren't in; the channel is told
    /// who could. Not if no rooms are opened, or if that was agreed.
    pub(super) fn who_else_reads(&mut self, seats: &[usize]) {
        let game = self.game();
        let no_rooms = game.settings.press != PressRule::Full || game.settings.anonymous;
        if no_rooms || relay::may_be_read_by_others(&game.settings) {
            return;
        }
        let people = seats
            .iter()
            .filter_map(|at| game.seats.get(*at))
            .filter_map(|seat| relay::outsider(game, seat))
            .filter(|outsider| outsider.person.platform() == game.channel.platform())
            .collect();
        self.tell_all(Notice::Relayed(Relayed::Outsiders { people }), Priority::Routine);
    }
}
