//! Reads a row of the outbox.

use dragoman_game::model::GameId;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::post::Key;
use jiff::Timestamp;

use super::db::Row;
use super::error::StoreError;

/// A row that was claimed.
#[derive(Clone, Debug)]
pub struct OutboxRow {
    /// Its order in its place.
    pub seq: i64,
    /// The idempotency key.
    pub key: Key,
    /// Its destination.
    pub to: Destination,
    /// The slot: which message of the place it creates or edits.
    pub slot: Option<String>,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// Its notice.
    pub notice: Notice,
    /// When it was due, or was last postponed to.
    pub due: Timestamp,
    /// After this it is dropped.
    pub expires: Option<Timestamp>,
    /// When it was first handed to the network; none: never.
    pub attempted: Option<Timestamp>,
    /// In how many tries it was handed to the network.
    pub attempts: u32,
    /// Whether its tries are counted, since it failed before or may have ended the process.
    pub suspected: bool,
}

/// The schema of stored notices: increased by a change after which an older version can't read them.
pub(super) const SHAPE: u32 = 2;

/// A stored notice that can't be read.
#[derive(Debug)]
pub(super) enum Unreadable {
    /// A newer version wrote it, and will read it.
    Newer,
    /// No program will read it.
    Broken(StoreError),
}

pub(super) fn instant(milliseconds: i64) -> Result<Timestamp, StoreError> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| StoreError::Nonsense("time"))
}

/// The destination and the notice of a row.
pub(super) fn outbox_row(row: &Row) -> Result<OutboxRow, Unreadable> {
    let shape: u32 = row.try_get("schema").map_err(|error| Unreadable::Broken(error.into()))?;
    if shape > SHAPE {
        return Err(Unreadable::Newer);
    }
    readable(row).map_err(Unreadable::Broken)
}

/// A stored notice. Of the program, only this reads one: its many variants take long to compile.
///
/// # Errors
/// If it isn't one.
pub(super) fn notice_from(stored: &str) -> Result<Notice, serde_json::Error> {
    serde_json::from_str(stored)
}

fn readable(row: &Row) -> Result<OutboxRow, StoreError> {
    let place: String = row.try_get("place")?;
    let notice: String = row.try_get("notice")?;
    Ok(OutboxRow {
        seq: row.try_get("seq")?,
        key: Key::from(row.try_get::<String>("id")?),
        to: serde_json::from_str(&place)?,
        slot: row.try_get("slot")?,
        game: row.try_get::<Option<String>>("game_id")?.map(GameId),
        notice: notice_from(&notice)?,
        due: instant(row.try_get("due_at")?)?,
        expires: row.try_get::<Option<i64>>("expires_at")?.map(instant).transpose()?,
        attempted: row.try_get::<Option<i64>>("attempted_at")?.map(instant).transpose()?,
        attempts: row.try_get("attempts")?,
        suspected: row.try_get("suspected")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_versions_notice_about_a_room_is_carried_out_as_today() {
        let stored = r#"{"says":"settle","room":{"known":null,"channel":"local:hall","game":"Bosforo",
            "name":"ITALY+TURKEY","members":["local:ada"],"open":true}}"#;
        assert_eq!(notice_from(stored).ok(), Some(Notice::EnsureRoom));
    }

    #[test]
    fn an_older_versions_translated_orders_dont_say_whose_they_are() {
        let stored = r#"{"says":"in-your-notation","orders":["A MUN - BUR"],"left":0,"languages":["it"]}"#;
        let read = notice_from(stored).expect("a notice");
        assert!(matches!(read, Notice::InYourNotation { by, orders, .. } if by.is_empty() && orders.len() == 1));
    }
}
