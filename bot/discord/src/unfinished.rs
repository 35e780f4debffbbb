//! The progress of updates that were interrupted: the next attempt continues there.
//!
//! A call that must wait for a rate limit interrupts the update that it belongs to, which is retried later. Started
//! from the beginning each time, an update with more calls than the limit allows would never complete.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::wire::Id;

/// How long looked-up roles may be used: permissions change. When a phase begins, all rooms of a game ask for the same
/// ones.
const FRESH: Duration = Duration::from_secs(30);

/// The roles of people on a server; `None`: they aren't on it.
type Roles = BTreeMap<Id, Option<Vec<Id>>>;

#[derive(Default)]
struct State {
    /// People who were added to threads whose other members weren't yet.
    let_in: BTreeMap<Id, BTreeSet<Id>>,
    /// By channel, and since when they are known.
    looked_up: BTreeMap<Id, (Instant, Roles)>,
}

#[derive(Default)]
pub(super) struct Unfinished(Mutex<State>);

impl Unfinished {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who was added to `thread` by interrupted attempts.
    pub(super) fn inside(&self, thread: Id) -> BTreeSet<Id> {
        self.with(|state| state.let_in.get(&thread).cloned().unwrap_or_default())
    }

    /// `person` was added to `thread`, and others are still to be.
    pub(super) fn let_in(&self, thread: Id, person: Id) {
        self.with(|state| state.let_in.entry(thread).or_default().insert(person));
    }

    /// `person` was removed from `thread`.
    pub(super) fn put_out(&self, thread: Id, person: Id) {
        self.with(|state| state.let_in.get_mut(&thread).map(|inside| inside.remove(&person)));
    }

    /// Everybody is in `thread`, or it was deleted. Returns whom the attempts have added.
    pub(super) fn all_in(&self, thread: Id) -> BTreeSet<Id> {
        self.with(|state| state.let_in.remove(&thread).unwrap_or_default())
    }

    /// The roles that were looked up for `channel` recently.
    pub(super) fn looked_up(&self, channel: Id) -> Roles {
        self.with(|state| {
            state.looked_up.retain(|_, (since, _)| since.elapsed() < FRESH);
            state.looked_up.get(&channel).map(|(_, roles)| roles.clone()).unwrap_or_default()
        })
    }

    /// Stores the roles found so far for `channel`.
    pub(super) fn looks_up(&self, channel: Id, roles: Roles) {
        self.with(|state| {
            let (_, known) = state.looked_up.entry(channel).or_insert_with(|| (Instant::now(), Roles::new()));
            known.extend(roles);
        });
    }

    /// Permissions changed in these channels: their looked-up roles are no longer valid.
    pub(super) fn invalidate(&self, channels: &[Id]) {
        self.with(|state| channels.iter().for_each(|channel| drop(state.looked_up.remove(channel))));
    }
}
