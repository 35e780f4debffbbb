//! The adapters' cursors and notes.
//!
//! A note's content concerns only its adapter. Whom it is about says `dragoman_runtime::notes`, so that it is deleted when
//! they are forgotten; lists in JSON lose each entry that names them.

use dragoman_game::event::{PersonId, RoomId};
use dragoman_runtime::notes;
use serde_json::Value;

use super::db::{self, Transaction};
use super::error::StoreError;
use super::opened::Store;

/// Whether a value names somebody, alone or anywhere in it.
fn names(value: &Value, person: &PersonId) -> bool {
    match value {
        Value::String(text) => text == person.native() || text == person.as_str(),
        Value::Array(values) => values.iter().any(|value| names(value, person)),
        Value::Object(fields) => fields.values().any(|value| names(value, person)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// A stored list without the entries that name somebody. `None`: it isn't a list, or nothing in it names them.
fn without(list: &str, person: &PersonId) -> Option<String> {
    let Ok(Value::Array(mut entries)) = serde_json::from_str(list) else { return None };
    let before = entries.len();
    entries.retain(|entry| !names(entry, person));
    (entries.len() != before).then(|| Value::Array(entries).to_string())
}

/// Lists, whatever their adapters note in them: commands that aren't carried out yet, people whose messages can't be read.
const LISTS: [(&str, &str); 2] = [
    (
        "SELECT name, value FROM cursors WHERE substr(value, 1, 1) = '['",
        "UPDATE cursors SET value = $2 WHERE name = $1",
    ),
    ("SELECT name, awaited FROM leases WHERE awaited IS NOT NULL", "UPDATE leases SET awaited = $2 WHERE name = $1"),
];

/// Removes `person` from the notes about them, and from those about `rooms`, which were theirs.
pub(super) async fn forget(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    rooms: &[RoomId],
) -> Result<(), StoreError> {
    db::query("DELETE FROM cursors WHERE person = $1").bind(person.as_str()).execute(&mut *transaction).await?;
    for (select, update) in LISTS {
        let lists: Vec<(String, String)> = db::query_as(select).fetch_all(&mut *transaction).await?;
        for (name, list) in lists {
            let Some(left) = without(&list, person) else { continue };
            db::query(update).bind(name).bind(left).execute(&mut *transaction).await?;
        }
    }
    forget_rooms(transaction, person, rooms).await
}

/// Removes `person` from the notes about `rooms`, which were theirs.
pub(super) async fn forget_rooms(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    rooms: &[RoomId],
) -> Result<(), StoreError> {
    for name in rooms.iter().filter_map(|room| notes::members_of(room.platform(), room.native())) {
        let noted: Option<String> = db::query_scalar("SELECT value FROM cursors WHERE name = $1")
            .bind(&name)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(noted) = noted else { continue };
        db::query("UPDATE cursors SET value = $2 WHERE name = $1")
            .bind(&name)
            .bind(notes::without_member(&noted, person.native()))
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

impl Store {
    /// The value stored under `name`.
    pub async fn cursor(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = db::query("SELECT value FROM cursors WHERE name = $1")
            .bind(name)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    /// All names that begin with `prefix`, with their values.
    pub async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = db::query(
            "SELECT name, value FROM cursors WHERE name >= $1 AND substr(name, 1, length($1)) = $1 ORDER BY name",
        )
        .bind(prefix)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
    }

    /// Deletes the note `name`.
    pub async fn discard(&self, name: &str) -> Result<(), StoreError> {
        db::query("DELETE FROM cursors WHERE name = $1").bind(name).execute(&mut self.relaxed().await?).await?;
        Ok(())
    }

    /// Stores `value` under `name`.
    ///
    /// With SQLite a power cut that loses the last notes ends the process too, and the next one goes on from what is left.
    /// A PostgreSQL server may crash while the process goes on with what it has noted: that something is still to be read,
    /// for example. If a later note of the same adapter is stored and that one isn't, the next process would skip it.
    pub async fn advance(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let person = notes::person(name, value).map(|(platform, native)| PersonId::new(platform, native));
        let mut connection = if self.is_shared() { self.durably().await? } else { self.relaxed().await? };
        db::query(
            "INSERT INTO cursors (name, value, person) VALUES ($1, $2, $3) ON CONFLICT (name)
             DO UPDATE SET value = excluded.value, person = excluded.person, idle_since = NULL",
        )
        .bind(name)
        .bind(value)
        .bind(person.as_ref().map(PersonId::as_str))
        .execute(&mut connection)
        .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::database::Database;
    use crate::power_cut::server::{Server, prepare};

    /// A process notes that a room is still to be read, the server crashes, and the process goes on. Its successor has to
    /// find the note.
    #[tokio::test]
    async fn notes_outlast_a_crash_of_the_server() {
        let (folder, data) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        prepare(folder.path());
        let server = Server::start(folder.path(), false, None).expect("a server");
        let store = Store::open(data.path(), Database::Postgres(server.database())).await.unwrap();
        let names: Vec<String> = (10..60).map(|number| format!("note.{number}")).collect();
        for name in &names {
            store.advance(name, "still to be read").await.unwrap();
        }
        let server = server.again(folder.path()).expect("it starts again");
        let found = loop {
            match store.cursors("note.").await {
                Ok(found) => break found,
                Err(error) => assert!(error.is_passing(), "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let found: Vec<String> = found.into_iter().map(|(name, _)| name).collect();
        assert_eq!(found, names);
        store.close().await;
        drop(server);
    }
}
