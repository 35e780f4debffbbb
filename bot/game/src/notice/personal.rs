//! What is said about what is kept of a person.

use serde::{Deserialize, Serialize};

/// About somebody's own data, to them alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "personal")]
pub enum Personal {
    /// All that is kept: fetched when it is said.
    Kept,
    /// Whether it shall really be forgotten.
    Asked,
    /// The person still sits in these games.
    Tied {
        /// Their names.
        names: Vec<String>,
    },
    /// It is forgotten.
    Forgotten,
}
