//! People who have come back to the server: they aren't put back into its threads by Discord.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;

use super::wire::Id;

/// People who have come back to the server.
#[derive(Default)]
pub(super) struct Returns(Mutex<State>);

#[derive(Default)]
struct State {
    /// Whom Discord doesn't find on the server.
    away: BTreeSet<Id>,
    /// Since when those have been on the server again who were looked after in this run.
    back: BTreeMap<Id, Timestamp>,
}

impl Returns {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Discord doesn't find `person` on the server.
    pub(super) fn note_away(&self, person: Id) {
        self.with(|state| state.away.insert(person));
    }

    /// Whether `person`, who does something now, wasn't there before.
    pub(super) fn take_away(&self, person: Id) -> bool {
        self.with(|state| state.away.remove(&person))
    }

    /// Notes that `person` joined the server at that time. Returns whether that is new.
    pub(super) fn note_joined(&self, person: Id, joined: Timestamp) -> bool {
        self.with(|state| state.back.insert(person, joined) != Some(joined))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_is_looked_after_once() {
        let returns = Returns::default();
        let ada: Id = "7".parse().expect("an id");
        assert!(!returns.take_away(ada));
        returns.note_away(ada);
        assert!(returns.take_away(ada) && !returns.take_away(ada));
        let joined = Timestamp::UNIX_EPOCH;
        assert!(returns.note_joined(ada, joined) && !returns.note_joined(ada, joined));
    }
}
