//! Deadlines: moved, passed, or near.

use jiff::Timestamp;

use super::posts::Posts;
use crate::decide::awaiting::{asked, id};
use crate::decide::sheets::{all_missing, doubts, undecided};
use crate::event::{PersonId, Place};
use crate::model::{Game, GoingOn, PowerId, Running, Seat};
use crate::notice::clock::ClockNotice;
use crate::notice::seat::OfferCause;
use crate::notice::{Destination, Notice, Outgoing, Priority};

/// How the game could go on without orders that are missing: as `choices`, if the reader decides it.
fn going_on(game: &Game, running: &Running, choices: Vec<(GoingOn, String)>) -> Notice {
    let (powers, wait) = (running.awaits.iter().cloned().collect(), game.settings.wait_for_missing());
    let until = running.clock.paused().and_then(|pause| pause.until);
    Notice::Clock(ClockNotice::GoingOn { powers, wait, choices, until })
}

impl Posts<'_> {
    pub(super) fn writing_begun(&mut self) {
        let until = self.game().running().and_then(|running| running.clock.deadline());
        self.tell_all(Notice::Clock(ClockNotice::Writing { until }), Priority::Event);
    }

    /// One message a phase, however often players change their minds.
    pub(super) fn ready_but_paused(&mut self) {
        let Some(running) = self.game().running() else { return };
        let slot = format!("waits:{}:{}", self.game().id, running.number);
        let to = Destination::Place(Place::Channel(self.game().channel.clone()));
        self.post(to, Some(slot), Notice::Clock(ClockNotice::ReadyButPaused), Priority::Event);
    }

    pub(super) fn postponed(&mut self, latest: Timestamp) {
        self.tell_all(Notice::Clock(ClockNotice::Postponed { latest }), Priority::Event);
    }

    pub(super) fn network_back(&mut self, deadline: Timestamp) {
        self.tell_all(Notice::Clock(ClockNotice::Back { deadline }), Priority::Event);
    }

    pub(super) fn grace_begun(&mut self, late: &[PowerId], until: Timestamp) {
        self.tell_all(Notice::Clock(ClockNotice::Late { powers: late.to_vec(), until }), Priority::Routine);
        self.remind(true);
    }

    /// Announces that the game is paused for missing orders, and offers the seats in the meantime.
    pub(super) fn orders_awaited(&mut self, powers: &[PowerId], offered: &[usize], until: Option<Timestamp>) {
        self.tell_all(Notice::Clock(ClockNotice::Awaited { powers: powers.to_vec(), until }), Priority::Event);
        let after = self.after;
        let Some(running) = after.game.running() else { return };
        let awaited = |seat: &&Seat| powers.iter().any(|power| seat.holds(power));
        for seat in after.game.seats.iter().filter(awaited) {
            for person in self.players_of(seat) {
                let notice = ClockNotice::YouAreAwaited { phase: running.position.phase.clone() };
                self.tell_person(person, Notice::Clock(notice), Priority::Event);
            }
        }
        // In the order of the powers: that of the seats shows who joined first.
        let mut offered = offered.to_vec();
        offered.sort_by_key(|at| after.game.seats.get(*at).map(|seat| seat.powers.clone()));
        for at in offered {
            self.seat_offered(at, OfferCause::Missed(1));
        }
    }

    /// Asks the players how the game goes on without orders that are missing.
    pub(super) fn going_on_asked(&mut self) {
        let after = self.after;
        let Some(running) = after.game.running() else { return };
        self.tell_all(going_on(&after.game, running, Vec::new()), Priority::Event);
        for seat in asked(&after.game) {
            for reader in self.players_of(seat) {
                self.ask_going_on(reader);
            }
        }
    }

    /// Asks those too who choose with the others now, if the others were asked before: who has taken a seat, and whose orders
    /// aren't awaited any more.
    pub(super) fn ask_more_how_to_go_on(&mut self) {
        let (Some(before), after) = (self.before, self.after) else { return };
        let is_asked = |game: &Game| game.running().is_some_and(|running| running.going_on.is_some());
        if !is_asked(&before.game) || !is_asked(&after.game) {
            return;
        }
        let is_same = |one: &Seat, other: &Seat| one.powers == other.powers && one.person() == other.person();
        for seat in asked(&after.game).filter(|seat| !asked(&before.game).any(|before| is_same(before, seat))) {
            for reader in self.players_of(seat) {
                self.ask_going_on(reader);
            }
        }
    }

    fn ask_going_on(&mut self, reader: &PersonId) {
        let after = self.after;
        let Some(running) = after.game.running() else { return };
        let choices = GoingOn::ALL.into_iter().map(|choice| (choice, id(running, choice))).collect();
        self.tell_person(reader, going_on(&after.game, running, choices), Priority::Event);
    }

    /// Announces what the players have decided.
    pub(super) fn going_on_decided(&mut self, choice: GoingOn, powers: &[PowerId], until: Option<Timestamp>) {
        let notice = ClockNotice::GoingOnDecided { choice, powers: powers.to_vec(), until };
        self.tell_all(Notice::Clock(notice), Priority::Event);
    }

    /// Announces that the first deadline was moved for those who are `late`, and offers their seats in the meantime.
    pub(super) fn first_deadline_moved(&mut self, late: &[PowerId], until: Timestamp) {
        self.tell_all(Notice::Clock(ClockNotice::FirstPutOff { powers: late.to_vec(), until }), Priority::Event);
        let after = self.after;
        let Some(running) = after.game.running() else { return };
        let is_late = |seat: &Seat| late.iter().any(|power| seat.holds(power));
        // In the order of the powers: that of the seats shows who joined first.
        let mut offered: Vec<_> = after.game.seats.iter().enumerate().filter(|(_, seat)| is_late(seat)).collect();
        offered.sort_by(|(_, a), (_, b)| a.powers.cmp(&b.powers));
        for (at, seat) in offered {
            for person in self.players_of(seat) {
                let phase = running.position.phase.clone();
                let notice = ClockNotice::YouMissed { phase, missed: 1, offered: true };
                self.tell_person(person, Notice::Clock(notice), Priority::Event);
            }
            self.seat_offered(at, OfferCause::Missed(1));
        }
    }

    /// Reminds the players whose orders are missing, absent players among them: they may come back. With `empty` only
    /// those who have sent nothing at all.
    pub(super) fn remind(&mut self, empty: bool) {
        let after = self.after;
        let Some(running) = after.game.running() else { return };
        let Some(deadline) = running.clock.deadline() else { return };
        let undecided = undecided(&after.game);
        let sent = |power: &PowerId| after.sheets.has_orders(power);
        for seat in &after.game.seats {
            let Some(person) = seat.person() else { continue };
            // Who was on time can't change anything during the time for late orders.
            if running.clock.is_closed_to(&seat.powers) {
                continue;
            }
            let powers: Vec<PowerId> = seat.powers.iter().filter(|power| undecided.contains(power)).cloned().collect();
            let missing = |reader: &PersonId| all_missing(after, running, &powers, (reader, self.now));
            if missing(person).is_empty() || (empty && seat.powers.iter().any(sent)) {
                continue;
            }
            let deputy = after.game.deputies(self.now).find(|(deputed, _)| deputed.powers == seat.powers);
            for reader in std::iter::once(person).chain(deputy.map(|(_, deputy)| deputy)) {
                let doubts = doubts(after, running, &powers, (reader, self.now));
                let notice = Notice::Reminder { missing: missing(reader), doubts, deadline };
                self.outgoing.push(Outgoing {
                    to: Destination::Place(Place::Person(reader.clone())),
                    slot: None,
                    game: Some(after.game.id.clone()),
                    notice,
                    priority: Priority::Event,
                    due: self.now,
                    expires: Some(deadline),
                });
            }
        }
    }
}
