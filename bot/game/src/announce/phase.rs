//! The end of a phase or of the game.

use jiff::Timestamp;

use super::posts::Posts;
use crate::decide::sheets::doubts;
use crate::event::PersonId;
use crate::happening::{Absent, Toss};
use crate::model::{CountBy, Part, PowerId, Seat, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::opening::OpeningNotice;
use crate::notice::seat::OfferCause;
use crate::notice::vote::VoteNotice;
use crate::notice::{Notice, Priority, Sitting};
use crate::person::is_stranger;
use crate::standing::{What, known_name, published};

impl Posts<'_> {
    pub(super) fn adjudicated(
        &mut self,
        number: u32,
        overdue: Option<Timestamp>,
        toss: Option<&Toss>,
        absent: &Absent,
    ) {
        let after = self.after;
        let played = self.before.and_then(|before| before.game.position());
        let was_out = |power: &PowerId| played.is_some_and(|position| position.is_out(power));
        let running = after.game.running();
        let deadline = running.and_then(|running| running.clock.deadline());
        let at_once = running.is_some_and(|running| running.at_once);
        let latest = after.game.latest();
        if let Some(deadline) = overdue {
            let notice = Notice::Clock(ClockNotice::Overdue { deadline });
            self.tell_all(notice.clone(), Priority::Event);
            // The game master may want to go back or give more time.
            if !is_stranger(&after.game.creator) {
                self.tell_person(&after.game.creator, notice, Priority::Event);
            }
        }
        self.tell_everywhere(Notice::Adjudicated { number, deadline, latest, at_once, reader: None }, Priority::Event);
        for seat in &after.game.seats {
            let Some(person) = seat.person() else { continue };
            // Players eliminated earlier have nothing to decide any more: only the end of the game is news to them.
            if running.is_some() && seat.powers.iter().all(was_out) {
                continue;
            }
            let reader = seat.powers.first().cloned();
            // Everyone reads it in the channel: when many games end a phase in the same second, the channels come
            // first.
            self.tell_person(
                person,
                Notice::Adjudicated { number, deadline, latest, at_once, reader },
                Priority::Routine,
            );
            self.tell_unanswered(person, &seat.powers);
            self.tell_decisions(person, &seat.powers, Priority::Routine);
        }
        for (seat, deputy) in after.game.deputies(self.now) {
            let reader = seat.powers.first().cloned();
            self.tell_person(
                deputy,
                Notice::Adjudicated { number, deadline, latest, at_once, reader },
                Priority::Routine,
            );
            self.tell_unanswered(deputy, &seat.powers);
            self.tell_decisions(deputy, &seat.powers, Priority::Routine);
        }
        if let Some(toss) = toss {
            self.tossed(toss);
        }
        self.were_absent(absent);
    }

    /// Tells somebody what they were asked about for `powers` in the phase that is over, and didn't answer: otherwise they
    /// would wonder where their order is.
    fn tell_unanswered(&mut self, person: &PersonId, powers: &[PowerId]) {
        let Some(before) = self.before else { return };
        let Some(running) = before.game.running() else { return };
        let asked = doubts(before, running, powers, (person, self.now));
        // The words of a deputy who has asked to be forgotten are deleted.
        let mut typed: Vec<String> =
            asked.into_iter().map(|doubt| doubt.typed).filter(|typed| !typed.is_empty()).collect();
        typed.dedup();
        if !typed.is_empty() {
            let notice = Notice::Unanswered { phase: running.position.phase.clone(), typed };
            self.tell_person(person, notice, Priority::Routine);
        }
    }

    /// The result of the coin toss, and its seed.
    fn tossed(&mut self, toss: &Toss) {
        let seat = toss.seat.and_then(|at| self.game().seats.get(at));
        let notice = OpeningNotice::Tossed {
            name: seat.map(|seat| known_name(self.game(), seat).to_owned()).unwrap_or_default(),
            powers: seat.map(|seat| seat.powers.clone()).unwrap_or_default(),
            coin: toss.proof.clone(),
        };
        self.tell_all(Notice::Opening(notice), Priority::Event);
    }

    /// Announces who was absent, and tells the absent players the consequences.
    fn were_absent(&mut self, absent: &Absent) {
        if absent.seats.is_empty() {
            return;
        }
        let Absent { phase, seats, disorder } = absent;
        // In the order of the powers: that of the seats shows who joined first.
        let mut seats: Vec<_> = seats.iter().collect();
        seats.sort_by(|(_, a), (_, b)| a.cmp(b));
        let powers: Vec<PowerId> = seats.iter().flat_map(|(_, powers)| powers).cloned().collect();
        let missed = ClockNotice::Missed { phase: phase.clone(), powers, disorder: *disorder };
        self.tell_all(Notice::Clock(missed), Priority::Routine);
        let after = self.after;
        if matches!(after.game.stage, Stage::Over(_)) {
            return;
        }
        for (at, _) in seats {
            let Some(seat) = after.game.seats.get(*at) else { continue };
            let offered = seat.offered().is_some();
            for person in self.players_of(seat) {
                let notice = ClockNotice::YouMissed { phase: phase.clone(), missed: seat.missed(), offered };
                self.tell_person(person, Notice::Clock(notice), Priority::Event);
            }
            if seat.offered() == Some(self.now) {
                self.seat_offered(*at, OfferCause::Missed(seat.missed()));
            }
        }
    }

    pub(super) fn ended(&mut self, winners: &[PowerId], drawn: bool) {
        let game = self.game();
        let seats = game.seats.iter().filter(|seat| seat.powers.iter().any(|power| winners.contains(power)));
        // A vacant seat still has the name of its last player, who has won nothing.
        let name = |seat: &Seat| if seat.is_vacant() { String::new() } else { known_name(game, seat).to_owned() };
        let winners = seats.map(|seat| Sitting { name: name(seat), powers: seat.powers.clone() }).collect();
        let notice = Notice::Finished { name: game.name.clone(), winners, drawn };
        self.tell_everywhere(notice.clone(), Priority::Event);
        // Those who lost their seats don't follow the channel any more. Whom the game master has expelled isn't written
        // to.
        let after = self.after;
        let has_left =
            |person: &&PersonId| after.game.seat_of(person).is_none() && !after.game.standing.is_expelled(person);
        for person in after.game.past_players.iter().filter(has_left) {
            self.tell_person(person, notice.clone(), Priority::Routine);
        }
        self.ballots_published();
        if !after.game.hides_players() {
            self.players_published();
        }
        self.ask_about_agreements();
    }

    /// Publishes how votes went, where that was agreed, unless the end may still be undone.
    pub(super) fn ballots_published(&mut self) {
        let game = self.game();
        let permit = published(game, What::Ballots);
        let ballots = permit.and_then(|permit| game.ballots.read(&game.id, &permit)).unwrap_or_default().to_vec();
        if !ballots.is_empty() {
            self.tell_all(Notice::Vote(VoteNotice::Revealed { ballots }), Priority::Routine);
        }
    }

    /// Publishes what was secret until the end: who played what in an anonymous game, and in every game who stood in, watched
    /// and entered orders, and which seats changed hands, and when.
    pub(super) fn players_published(&mut self) {
        let game = self.game();
        let (is_anonymous, name) = (game.settings.anonymous, game.name.clone());
        let has_parts = game.standing.parts().iter().any(Part::has_more_than_a_seat) || !game.tenures.is_empty();
        if is_anonymous {
            self.assignment();
        }
        if has_parts {
            self.tell_all(Notice::Opening(OpeningNotice::Parts { name }), Priority::Routine);
        }
    }

    pub(super) fn hour_struck(&mut self, by: CountBy, winners: &[PowerId]) {
        let notice = ClockNotice::HourStruck { by, winners: winners.to_vec() };
        self.tell_all(Notice::Clock(notice), Priority::Event);
    }

    pub(super) fn computers_alone(&mut self) {
        self.tell_all(Notice::Clock(ClockNotice::ComputersAlone), Priority::Event);
    }

    pub(super) fn ended_unattended(&mut self) {
        self.tell_all(Notice::Clock(ClockNotice::EndedUnattended), Priority::Event);
    }

    pub(super) fn unattended(&mut self, phases: u32) {
        self.tell_all(Notice::Clock(ClockNotice::Unattended { phases }), Priority::Event);
    }
}
