//! How far what was broken off had come: it goes on from there.
//!
//! A call that must wait for a rate limit breaks off what it was for, which is tried again later. Begun from the front
//! each time, what needs more calls than the limit allows at once would never come to its end.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::wire::Id;

/// How long what was looked up may be used: rights change. As a phase begins all rooms of a game ask the same.
const FRESH: Duration = Duration::from_secs(30);

/// The roles of people on a server; none: they aren't there.
type Roles = BTreeMap<Id, Option<Vec<Id>>>;

#[derive(Default)]
struct State {
    /// Who was let into threads whose other members weren't yet.
    let_in: BTreeMap<Id, BTreeSet<Id>>,
    /// By channel, and since when it is known.
    looked_up: BTreeMap<Id, (Instant, Roles)>,
}

#[derive(Default)]
pub(super) struct Unfinished(Mutex<State>);

impl Unfinished {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who was let into `thread` by attempts that were broken off.
    pub(super) fn inside(&self, thread: Id) -> BTreeSet<Id> {
        self.with(|state| state.let_in.get(&thread).cloned().unwrap_or_default())
    }

    /// `person` was let into `thread`, and others are still to be.
    pub(super) fn let_in(&self, thread: Id, person: Id) {
        self.with(|state| state.let_in.entry(thread).or_default().insert(person));
    }

    /// `person` was put out of `thread`.
    pub(super) fn put_out(&self, thread: Id, person: Id) {
        self.with(|state| state.let_in.get_mut(&thread).map(|inside| inside.remove(&person)));
    }

    /// Everybody is in `thread`, or it is no more.
    pub(super) fn all_in(&self, thread: Id) {
        self.with(|state| state.let_in.remove(&thread));
    }

    /// Whose roles were looked up for `channel` a moment ago.
    pub(super) fn looked_up(&self, channel: Id) -> Roles {
        self.with(|state| {
            state.looked_up.retain(|_, (since, _)| since.elapsed() < FRESH);
            state.looked_up.get(&channel).map(|(_, roles)| roles.clone()).unwrap_or_default()
        })
    }

    /// A look for `channel` knows this much.
    pub(super) fn looks_up(&self, channel: Id, roles: Roles) {
        self.with(|state| {
            let (_, known) = state.looked_up.entry(channel).or_insert_with(|| (Instant::now(), Roles::new()));
            known.extend(roles);
        });
    }

    /// Rights have changed in these channels: what was looked up there doesn't count any more.
    pub(super) fn look_anew(&self, channels: &[Id]) {
        self.with(|state| channels.iter().for_each(|channel| drop(state.looked_up.remove(channel))));
    }
}
