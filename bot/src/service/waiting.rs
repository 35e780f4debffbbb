//! Games whose deadline waits for a network.

use std::collections::HashMap;

use dragoman_game::event::PlatformName;
use dragoman_game::model::GameId;
use jiff::Timestamp;

/// What a game waits for whose deadline has passed: until then it isn't loaded again.
#[derive(Clone, Debug)]
pub(super) struct Unheard {
    pub(super) version: i64,
    pub(super) deadline: Timestamp,
    pub(super) platforms: Vec<PlatformName>,
    /// When the game was loaded: after a minute it is looked at again, since nothing is waited for without an end.
    pub(super) looked: Timestamp,
}

/// Games that wait until everything is heard that was said before their deadline.
pub(super) type Waiting = HashMap<GameId, Unheard>;
