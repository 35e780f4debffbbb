//! The powers that somebody prefers: nobody else knows them before the powers are assigned.

use serde::{Deserialize, Serialize};

use super::ids::PowerId;

/// The powers that somebody prefers, the most wanted first. [`Game::wishes`](super::Game::wishes) reads them with a permit.
/// They are stored as the list that they are.
///
/// ```compile_fail
/// fn first(seat: &dragoman_game::model::Seat) -> Option<&dragoman_game::model::PowerId> {
///     seat.preferences.0.first()
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wishes(pub(super) Vec<PowerId>);

impl From<Vec<PowerId>> for Wishes {
    fn from(powers: Vec<PowerId>) -> Self {
        Self(powers)
    }
}
