//! Channels besides the game's own in which its results are posted.

use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use crate::event::ChannelId;

/// The number of such channels that a game may have.
pub const MOST_RESULTS_IN: usize = 3;

/// Another channel in which a game's results are posted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsIn {
    /// The other channel.
    pub channel: ChannelId,
    /// The language of these posts.
    pub language: Language,
}
