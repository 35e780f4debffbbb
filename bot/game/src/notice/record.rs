//! Notices about how reliably people have played.

use serde::{Deserialize, Serialize};

use crate::track_record::TrackRecord;

/// A notice about how people have played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "records")]
pub enum RecordNotice {
    /// To the person.
    Own {
        /// Their record.
        record: TrackRecord,
    },
    /// To a game master who looks for players.
    Joined {
        /// The game's name.
        name: String,
        /// Who has joined, with the record of those who let game masters see it.
        people: Vec<(String, Option<TrackRecord>)>,
    },
}
