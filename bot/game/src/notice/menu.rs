//! Choices by buttons or from menus, for commands that were given without a value.

use serde::{Deserialize, Serialize};

use crate::model::PowerId;

/// What is to be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "menu")]
pub enum Menu {
    /// The language in which the bot speaks to the reader.
    Language,
    /// The reader's time zone.
    Timezone {
        /// Zones that are likely: IANA names. Any other can be typed.
        zones: Vec<String>,
    },
    /// The powers that the reader prefers to play.
    Wishes {
        /// Those that were chosen before, the most wanted first.
        powers: Vec<PowerId>,
    },
    /// With whom the reader wants to talk.
    Talk {
        /// Those who can be chosen.
        others: Vec<PowerId>,
        /// Those who were chosen for a room with several; `None`: one power is chosen.
        chosen: Option<Vec<PowerId>>,
    },
}
