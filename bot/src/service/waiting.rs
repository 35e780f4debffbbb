//! Games whose deadline waits for a network.

use std::collections::HashMap;

use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::GameId;
use jiff::Timestamp;

/// What a game with a passed deadline waits for; it isn't loaded again before that.
#[derive(Clone, Debug)]
pub(super) struct Unheard {
    pub(super) version: i64,
    pub(super) deadline: Timestamp,
    pub(super) platforms: Vec<PlatformName>,
    /// The people who can change it, as players or deputies.
    pub(super) people: Vec<PersonId>,
    /// When the game was loaded: after a minute it is loaded again, since waiting is limited.
    pub(super) looked: Timestamp,
}

/// Games that wait until all events before their deadline are delivered.
pub(super) type Waiting = HashMap<GameId, Unheard>;
