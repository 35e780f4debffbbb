//! What was acknowledged and isn't delivered yet.
//!
//! Discord tells of a command or a button once, and never again after it was acknowledged. It is acknowledged before its
//! turn comes, so that it is kept first: whoever is told that it has arrived loses nothing by a crash.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use dragoman_platform::{Sink, StoreUnavailable};
use serde_json::Value;

use super::wire::Id;

/// Where it is kept: a list of interactions as Discord told them.
const CURSOR: &str = "discord.promised";

#[derive(Default)]
struct State {
    promised: BTreeMap<Id, Value>,
    /// Those of the last life: its session may tell of them once more.
    left: BTreeSet<Id>,
    /// Counts the changes of `promised`, and those that are kept.
    changes: u64,
    kept: u64,
}

#[derive(Default)]
pub(super) struct PendingInteractions {
    state: Mutex<State>,
    /// One writes for all who wait.
    writing: tokio::sync::Mutex<()>,
}

impl PendingInteractions {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes an interaction on, before it is queued.
    pub(super) fn take_on(&self, id: Id, told: &Value) {
        self.with(|state| {
            state.promised.insert(id, told.clone());
            state.changes += 1;
        });
    }

    /// Its effects are stored.
    pub(super) fn fulfilled(&self, id: Id) {
        self.with(|state| state.changes += u64::from(state.promised.remove(&id).is_some()));
    }

    /// Waits until the interaction is kept, or fulfilled already.
    pub(super) async fn kept(&self, sink: &dyn Sink, id: Id) -> Result<(), StoreUnavailable> {
        let Some(wanted) = self.with(|state| state.promised.contains_key(&id).then_some(state.changes)) else {
            return Ok(());
        };
        self.write(sink, wanted).await
    }

    /// Forgets on disk as well what is fulfilled.
    pub(super) async fn tidy(&self, sink: &dyn Sink) -> Result<(), StoreUnavailable> {
        let wanted = self.with(|state| state.changes);
        self.write(sink, wanted).await
    }

    async fn write(&self, sink: &dyn Sink, wanted: u64) -> Result<(), StoreUnavailable> {
        let _writing = self.writing.lock().await;
        let fresh = self.with(|state| {
            let all = || Value::from_iter(state.promised.values().cloned());
            (state.kept < wanted).then(|| (all(), state.changes))
        });
        if let Some((all, changes)) = fresh {
            sink.advance(CURSOR, &all.to_string()).await?;
            self.with(|state| state.kept = changes);
        }
        Ok(())
    }

    /// Deletes what a person had done and wasn't delivered yet.
    pub(super) async fn forget(&self, sink: &dyn Sink, person: Id) -> Result<(), StoreUnavailable> {
        let person = person.to_string();
        let theirs = |told: &Value| told["user"]["id"] == *person || told["member"]["user"]["id"] == *person;
        self.with(|state| {
            let before = state.promised.len();
            state.promised.retain(|_, told| !theirs(told));
            state.changes += u64::from(state.promised.len() != before);
        });
        self.tidy(sink).await
    }

    /// What was promised before the last stop, oldest first.
    pub(super) async fn left(&self, sink: &dyn Sink) -> Result<Vec<Value>, StoreUnavailable> {
        let noted = sink.cursor(CURSOR).await?.unwrap_or_default();
        let left: Vec<Value> = serde_json::from_str(&noted).unwrap_or_default();
        let ids = left.iter().filter_map(|told| Some((told["id"].as_str()?.parse().ok()?, told)));
        for (id, told) in ids {
            self.take_on(id, told);
            self.with(|state| state.left.insert(id));
        }
        Ok(left)
    }

    /// Whether the interaction was promised before the last stop, and is seen to for that.
    pub(super) fn is_left(&self, told: &Value) -> bool {
        let id = told["id"].as_str().and_then(|id| id.parse().ok());
        id.is_some_and(|id| self.with(|state| state.left.contains(&id)))
    }
}
