//! An order that is given on a map while it is being handled, and what people are told if it can't be.

use std::fmt::Display;

use dragoman_game::event::PersonId;
use dragoman_game::map_link::{Closed, NoMap};
use dragoman_game::model::GameId;
use dragoman_game::notice::Notice;
use dragoman_store::Receipt;
use dragoman_tasks::contain::caught;

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
