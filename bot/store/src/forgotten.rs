//! Whom a restored backup has to forget again.
//!
//! That somebody asked to be forgotten is noted by the keyed hash of their id: in the database, and in a file in the data
//! folder, which outlives the database. A backup knows nothing of those who asked after it was made: they are in the file
//! and not in the restored database, so at its first start they are forgotten once more. Who has come back before the
//! backup was made is in both, and isn't.

use std::collections::BTreeSet;

use dragoman_game::announce::operation::forget_notes;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_runtime::clock::{Clock as _, SystemClock};
use dragoman_runtime::names::name_from;
use jiff::Timestamp;

use super::db::{self, Transaction, begin};
use super::error::StoreError;
use super::forgotten_list::Row;
use super::lives::{self, before};
use super::opened::Store;
use super::personal::Unreadable;
use super::{mark_keys, outbox, personal};

/// Everybody of whom something may be stored.
const PEOPLE: &str = "SELECT id FROM persons
     UNION SELECT person FROM seats UNION SELECT person FROM orders UNION SELECT person FROM order_threads
     UNION SELECT person FROM outbox WHERE person IS NOT NULL UNION SELECT person FROM questions
     UNION SELECT person FROM cursors WHERE person IS NOT NULL UNION SELECT person FROM sightings
     UNION SELECT person FROM letter_people UNION SELECT person FROM map_links UNION SELECT person FROM track_records
     UNION SELECT person FROM shared_records UNION SELECT owner FROM lists WHERE list = 'blocks'
     UNION SELECT 'local:' || person FROM local_people UNION SELECT 'local:' || author FROM local_posts WHERE author <> ''";

/// Notes that somebody has asked to be forgotten: the hash of their id, and when, in milliseconds.
pub(super) async fn note(transaction: &mut Transaction<'_>, mark: &str, at: i64) -> Result<(), StoreError> {
    db::query("INSERT INTO forgotten (mark, at) VALUES ($1, $2) ON CONFLICT (mark, at) DO NOTHING")
        .bind(mark)
        .bind(at)
        .execute(transaction)
        .await?;
    Ok(())
}

impl Store {
    async fn noted_as_forgotten(&self) -> Result<BTreeSet<Row>, StoreError> {
        let rows = db::query_as("SELECT mark, at FROM forgotten").fetch_all(&mut self.readers.take().await?).await?;
        Ok(rows.into_iter().collect())
    }

    /// Forgets again who has asked for it after this database was saved, and writes the list anew. At each start, before
    /// anything else is read.
    pub(super) async fn forget_again(&self) -> Result<(), StoreError> {
        let Some(list) = &self.forgotten else { return Ok(()) };
        let unusable = |error| StoreError::Folder(list.path().display().to_string(), error);
        let known = self.noted_as_forgotten().await?;
        let oldest = before(SystemClock.now(), lives::FORGOTTEN);
        let listed = list.rows().map_err(unusable)?;
        if listed == known {
            return Ok(());
        }
        let missing: BTreeSet<Row> = listed.into_iter().filter(|row| row.1 > oldest && !known.contains(row)).collect();
        if !missing.is_empty() {
            self.forget_all(&missing).await?;
        }
        self.list_forgotten().await
    }

    /// Whether `person` asked to be forgotten after `at`: then nothing is done that they wrote before.
    pub async fn forgot_since(&self, person: &PersonId, at: Timestamp) -> Result<bool, StoreError> {
        let mark = self.mark_key().await?.mark(person);
        let asked = db::query("SELECT 1 FROM forgotten WHERE mark = $1 AND at >= $2 LIMIT 1")
            .bind(mark.written())
            .bind(at.as_millisecond())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        Ok(asked.is_some())
    }

    async fn forget_all(&self, missing: &BTreeSet<Row>) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        let key = mark_keys::key(&mut transaction).await?;
        let people: Vec<String> = db::query_scalar(PEOPLE).fetch_all(&mut transaction).await?;
        let mut found = 0;
        for person in people {
            // A placeholder of an older version.
            let Ok(person) = PersonId::try_from(person) else { continue };
            let mark = key.mark(&person);
            if missing.iter().any(|(missing, _)| missing == mark.written()) {
                let now = SystemClock.now();
                personal::forget(&mut transaction, &person, (&mark, now), Unreadable::Any).await?;
                if person.platform() != PlatformName::Local {
                    let notes = forget_notes(person, now);
                    let key = name_from(&format!("forget again {}", mark.written()), 22);
                    outbox::hold(&mut transaction, std::iter::once(&notes), None, Vec::new()).await?;
                    outbox::save(&mut transaction, &notes, &key, None).await?;
                }
                found += 1;
            }
        }
        for (mark, at) in missing {
            note(&mut transaction, mark, *at).await?;
        }
        transaction.commit().await?;
        tracing::warn!(
            people = found,
            "the database was saved before people asked to be forgotten: they are forgotten again"
        );
        Ok(())
    }

    /// Brings the list in the data folder up to date: other processes have lists of their own.
    pub async fn list_forgotten(&self) -> Result<(), StoreError> {
        let Some(list) = &self.forgotten else { return Ok(()) };
        let _writing = list.held().await;
        let known = self.noted_as_forgotten().await?;
        let written = list.rows().and_then(|rows| if rows == known { Ok(()) } else { list.write(&known) });
        written.map_err(|error| StoreError::Folder(list.path().display().to_string(), error))
    }
}

#[cfg(test)]
mod tests;
