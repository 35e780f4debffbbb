//! Interactions that were acknowledged and aren't delivered yet.
//!
//! Discord sends an interaction once, and never again after it was acknowledged. It is acknowledged before it is
//! handled, so it is stored first: an acknowledged interaction isn't lost by a crash.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use dragoman_platform::{Cursors, StoreUnavailable};
use serde_json::Value;

use super::wire::Id;

/// The cursor that holds a list of interactions as Discord sent them.
const CURSOR: &str = "discord.promised";

#[derive(Default)]
struct State {
    interactions: BTreeMap<Id, Value>,
    /// Those of the previous run: a resumed session may send them once more.
    left: BTreeSet<Id>,
    /// Counts the changes of `interactions`, and those that are stored.
    changes: u64,
    kept: u64,
}

#[derive(Default)]
pub(super) struct PendingInteractions {
    state: Mutex<State>,
    /// One task writes for all that wait.
    writing: tokio::sync::Mutex<()>,
}

impl PendingInteractions {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds an interaction, before it is queued.
    pub(super) fn take_on(&self, id: Id, interaction: &Value) {
        self.with(|state| {
            state.interactions.insert(id, interaction.clone());
            state.changes += 1;
        });
    }

    /// Removes an interaction whose effects are stored.
    pub(super) fn fulfilled(&self, id: Id) {
        self.with(|state| state.changes += u64::from(state.interactions.remove(&id).is_some()));
    }

    /// Waits until the interaction is stored, or completed already.
    pub(super) async fn kept(&self, sink: &dyn Cursors, id: Id) -> Result<(), StoreUnavailable> {
        let Some(wanted) = self.with(|state| state.interactions.contains_key(&id).then_some(state.changes)) else {
            return Ok(());
        };
        self.write(sink, wanted).await
    }

    /// Removes completed interactions from disk.
    pub(super) async fn tidy(&self, sink: &dyn Cursors) -> Result<(), StoreUnavailable> {
        let wanted = self.with(|state| state.changes);
        self.write(sink, wanted).await
    }

    async fn write(&self, sink: &dyn Cursors, wanted: u64) -> Result<(), StoreUnavailable> {
        let _writing = self.writing.lock().await;
        let fresh = self.with(|state| {
            let all = || Value::from_iter(state.interactions.values().cloned());
            (state.kept < wanted).then(|| (all(), state.changes))
        });
        if let Some((all, changes)) = fresh {
            sink.advance(CURSOR, &all.to_string()).await?;
            self.with(|state| state.kept = changes);
        }
        Ok(())
    }

    /// Deletes a person's undelivered interactions.
    pub(super) async fn forget(&self, sink: &dyn Cursors, person: Id) -> Result<(), StoreUnavailable> {
        let person = person.to_string();
        let theirs = |interaction: &Value| {
            interaction["user"]["id"] == *person || interaction["member"]["user"]["id"] == *person
        };
        self.with(|state| {
            let before = state.interactions.len();
            state.interactions.retain(|_, interaction| !theirs(interaction));
            state.changes += u64::from(state.interactions.len() != before);
        });
        self.tidy(sink).await
    }

    /// The interactions left by the previous run, oldest first.
    pub(super) async fn left(&self, sink: &dyn Cursors) -> Result<Vec<Value>, StoreUnavailable> {
        let noted = sink.cursor(CURSOR).await?.unwrap_or_default();
        let left: Vec<Value> = serde_json::from_str(&noted).unwrap_or_default();
        let ids = left.iter().filter_map(|interaction| Some((interaction["id"].as_str()?.parse().ok()?, interaction)));
        for (id, interaction) in ids {
            self.take_on(id, interaction);
            self.with(|state| state.left.insert(id));
        }
        Ok(left)
    }

    /// Whether the interaction was left by the previous run, and is handled as such.
    pub(super) fn is_left(&self, interaction: &Value) -> bool {
        let id = interaction["id"].as_str().and_then(|id| id.parse().ok());
        id.is_some_and(|id| self.with(|state| state.left.contains(&id)))
    }
}
