//! Who was found unable to read an order thread, so that the network isn't asked about them before each post in it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dragoman_game::event::{PersonId, RoomId};
use jiff::{SignedDuration, Timestamp};

/// How long it holds: twice as long as it takes until all threads are looked at again.
const HOLDS: SignedDuration = SignedDuration::from_mins(20);

/// The people who couldn't read an order thread, each with the time at which the network was asked.
#[derive(Default)]
pub(super) struct NoReaders(Mutex<HashMap<RoomId, HashMap<PersonId, Timestamp>>>);

impl NoReaders {
    fn held(&self) -> MutexGuard<'_, HashMap<RoomId, HashMap<PersonId, Timestamp>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those who couldn't read `room` a short while ago.
    pub(super) fn of(&self, room: &RoomId, now: Timestamp) -> BTreeSet<PersonId> {
        let held = self.held();
        let people = held.get(room).into_iter().flatten();
        people.filter(|(_, at)| holds(**at, now)).map(|(person, _)| person.clone()).collect()
    }

    /// At `now` the network said that `people` can't read `room`.
    pub(super) fn add(&self, room: &RoomId, people: impl IntoIterator<Item = PersonId>, now: Timestamp) {
        let mut held = self.held();
        held.retain(|_, people| {
            people.retain(|_, at| holds(*at, now));
            !people.is_empty()
        });
        held.entry(room.clone()).or_default().extend(people.into_iter().map(|person| (person, now)));
    }

    /// Only `people` can't read `room` for certain, as the network said at `now`.
    pub(super) fn set(&self, room: &RoomId, people: impl IntoIterator<Item = PersonId>, now: Timestamp) {
        self.held().remove(room);
        self.add(room, people, now);
    }

    /// Nothing is known about `room` any more.
    pub(super) fn forget(&self, room: &RoomId) {
        self.held().remove(room);
    }
}

/// An answer from a time to come is one from before our clock was set back: nobody knows how old it is.
fn holds(at: Timestamp, now: Timestamp) -> bool {
    (SignedDuration::ZERO..HOLDS).contains(&now.duration_since(at))
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::PlatformName;

    use super::*;

    #[test]
    fn it_doesnt_hold_for_longer_if_the_clock_is_set_back() {
        let (no_readers, room) = (NoReaders::default(), RoomId::new(PlatformName::Discord, "1"));
        let person = PersonId::new(PlatformName::Discord, "2");
        let at = |minutes: i64| Timestamp::from_second(1_800_000_000 + 60 * minutes).expect("an instant");
        no_readers.add(&room, [person.clone()], at(0));
        let known = |minutes| no_readers.of(&room, at(minutes)).contains(&person);
        assert!(known(0) && known(19) && !known(20));
        assert!(!known(-1) && !known(-60));
    }
}
