//! Absences that players have announced, and deadlines that step over them.

use jiff::Timestamp;
use jiff::civil::Date;

use super::posts::Posts;
use crate::event::PersonId;
use crate::notice::away::{Absentee, AwayNotice};
use crate::notice::{Notice, Priority};
use crate::standing::known_name;

impl Posts<'_> {
    /// The name of a player; empty in an anonymous game, where an absence would show who the silent power is.
    fn away_name(&self, person: &PersonId) -> String {
        let seat = self.game().seat_of(person).filter(|_| !self.game().settings.anonymous);
        seat.map(|seat| known_name(self.game(), seat).to_owned()).unwrap_or_default()
    }

    fn tell_all_of_absence(&mut self, notice: AwayNotice) {
        self.tell_all(Notice::Away(notice), Priority::Routine);
    }

    pub(super) fn absence_announced(&mut self, person: &PersonId, from: Date, to: Date) {
        let who = Absentee { name: self.away_name(person), from, to };
        self.tell_all_of_absence(AwayNotice::Announced { who });
    }

    pub(super) fn absences_taken_back(&mut self, person: &PersonId) {
        let name = self.away_name(person);
        self.tell_all_of_absence(AwayNotice::Stays { name });
    }

    pub(super) fn stepped_over(&mut self, people: &[PersonId], until: Date, deadline: Timestamp) {
        let mut names: Vec<String> =
            people.iter().map(|person| self.away_name(person)).filter(|name| !name.is_empty()).collect();
        names.sort_by_key(|name| name.to_lowercase());
        self.tell_all_of_absence(AwayNotice::SteppedOver { names, until, deadline });
    }
}
