//! Orders that are given on maps while they are being handled, and what people are told if they can't be.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use dragoman_game::event::{EventId, PersonId};
use dragoman_game::map_link::{Closed, NoMap};
use dragoman_game::model::GameId;
use dragoman_game::notice::Notice;
use dragoman_store::Receipt;
use dragoman_tasks::contain::caught;
use jiff::Timestamp;

/// An order that was given on a map and is being handled.
pub(super) struct OnMap {
    /// By whom.
    pub(super) person: PersonId,
    /// When it came first; deadlines of other processes wait for it too.
    pub(super) receipt: Receipt,
    /// How many requests wait for it: a browser that gets no answer sends it again.
    pub(super) requests: usize,
    /// What was answered.
    pub(super) said: Vec<(Option<GameId>, Notice)>,
}

/// The orders that were given on maps and are being handled, by their events.
#[derive(Default)]
pub(super) struct OnMaps(Mutex<HashMap<EventId, OnMap>>);

impl OnMaps {
    /// Whether the event is an order that is given on a map now.
    pub(super) fn contain(&self, id: &EventId) -> bool {
        self.with(|on_maps| on_maps.contains_key(id))
    }

    /// Keeps what is answered to an order on a map.
    pub(super) fn note(&self, id: &EventId, said: impl Iterator<Item = (Option<GameId>, Notice)>) {
        self.with(|on_maps| {
            if let Some(on_map) = on_maps.get_mut(id) {
                on_map.said.extend(said);
            }
        });
    }

    /// Whether one of these people has given an order on a map by `deadline` that isn't handled yet.
    pub(super) fn awaits(&self, people: &[PersonId], deadline: Timestamp) -> bool {
        let awaits = |on_map: &OnMap| on_map.receipt.at() <= deadline && people.contains(&on_map.person);
        self.with(|on_maps| on_maps.values().any(awaits))
    }

    /// Looks at all of them, or changes them, while nobody else does.
    pub(super) fn with<T>(&self, act: impl FnOnce(&mut HashMap<EventId, OnMap>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

pub(super) const UNAVAILABLE: Closed = Closed { why: NoMap::Unavailable, language: None };

/// Passes on what was refused; what has failed is no different for people than a store that can't be reached.
pub(super) async fn contained<T, E: Display>(
    looked: impl Future<Output = Result<Result<T, Closed>, E>>,
) -> Result<T, Closed> {
    match caught(looked).await {
        Ok(Ok(found)) => found,
        Ok(Err(error)) => {
            tracing::error!(%error, "a map couldn't be shown");
            Err(UNAVAILABLE)
        }
        Err(_) => Err(UNAVAILABLE),
    }
}
