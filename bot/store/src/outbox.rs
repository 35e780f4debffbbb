//! Notices to be posted, and the networks' ids of earlier posts.
//!
//! Within a place rows are posted in the order of `seq`. Which places have work, and who has claimed it, is in
//! `places.rs`. A row's notice is kept until the row has ended: nobody reads it after that, and it may contain
//! somebody's orders or letters. The id of the post is kept longer, so that it can be edited.

use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::GameId;
use dragoman_game::notice::{Destination, Notice, Outgoing};
use dragoman_game::post::{Key, Standing};
use jiff::Timestamp;
use serde::de::DeserializeOwned;

use super::db::{self, Transaction, begin};
use super::error::StoreError;
use super::lives::{self, before};
use super::opened::Store;
use super::outbox_row::{OutboxRow, SHAPE};
use super::place_rows;

/// The person whose private place it is; `None` if several people can read there.
fn owner(to: &Destination) -> Option<&PersonId> {
    match to {
        Destination::Place(Place::Person(person) | Place::Reply { author: person, .. }) => Some(person),
        Destination::Place(Place::Channel(_) | Place::Room(_)) | Destination::Press { .. } => None,
    }
}

/// Adds a notice. One whose key was used before is the same notice: what follows from a row is decided again after a crash.
pub(super) async fn save(
    transaction: &mut Transaction<'_>,
    outgoing: &Outgoing,
    key: &str,
    attempted: Option<Timestamp>,
) -> Result<(), StoreError> {
    let (platform, place) = (outgoing.to.platform(), serde_json::to_string(&outgoing.to)?);
    let row = db::query(
        "INSERT INTO outbox (id, platform, place, person, slot, game_id, schema, notice, priority, due_at, expires_at,
             attempted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (id) DO NOTHING RETURNING seq",
    )
    .bind(key)
    .bind(platform.as_str())
    .bind(&place)
    .bind(owner(&outgoing.to).map(PersonId::as_str))
    .bind(&outgoing.slot)
    .bind(outgoing.game.as_ref().map(|id| &id.0))
    .bind(SHAPE)
    .bind(serde_json::to_string(&outgoing.notice)?)
    .bind(outgoing.priority as i64)
    .bind(outgoing.due.as_millisecond())
    .bind(outgoing.expires.map(Timestamp::as_millisecond))
    .bind(attempted.map(Timestamp::as_millisecond))
    .fetch_optional(&mut *transaction)
    .await?;
    match row {
        Some(row) => place_rows::joined(transaction, platform.as_str(), &place, row.try_get("seq")?, outgoing).await,
        None => Ok(()),
    }
}

/// Adds a notice, unless the key was used before, or something was posted or waits in its slot of its place.
pub(super) async fn save_once(
    transaction: &mut Transaction<'_>,
    outgoing: &Outgoing,
    key: &Key,
    attempted: Option<Timestamp>,
) -> Result<(), StoreError> {
    let known = db::query("SELECT 1 FROM outbox WHERE place = $1 AND slot = $2 LIMIT 1")
        .bind(serde_json::to_string(&outgoing.to)?)
        .bind(&outgoing.slot)
        .fetch_optional(&mut *transaction)
        .await?;
    match known {
        Some(_) => Ok(()),
        None => save(transaction, outgoing, key.as_str(), attempted).await,
    }
}

/// Rows before $3 in a slot, that ended by $4 and were replaced since. Kept are the first, which says since when there is
/// something in the slot, the newest, and the newest that was posted, which is edited. A few at a time: each row that ends
/// deletes more than one.
const REPLACED: &str = "DELETE FROM outbox WHERE ended_at <= $4
     AND seq IN (SELECT seq FROM outbox WHERE place = $1 AND slot = $2 AND seq < $3 ORDER BY seq LIMIT 10 OFFSET 1)
     AND seq < COALESCE((SELECT seq FROM outbox WHERE place = $1 AND slot = $2 AND posted_as IS NOT NULL
         ORDER BY seq DESC LIMIT 1), $3)";

/// Ends a row: its notice is deleted, and the next row of its place may be posted. An answer to a message isn't kept for as
/// long as its game is played: a person may write any number of them.
pub(super) async fn end(
    transaction: &mut Transaction<'_>,
    seq: i64,
    posted: Option<&Standing>,
    why: Option<&str>,
    now: Timestamp,
) -> Result<(), StoreError> {
    place_rows::hold_of(transaction, seq).await?;
    let row = db::query(
        "UPDATE outbox SET ended_at = $2, posted_as = $3, dropped_why = $4, notice = '',
             game_id = CASE WHEN slot LIKE 'answer:%' THEN NULL ELSE game_id END
         WHERE seq = $1 AND ended_at IS NULL RETURNING platform, place, slot",
    )
    .bind(seq)
    .bind(now.as_millisecond())
    .bind(posted.map(serde_json::to_string).transpose()?)
    .bind(why)
    .fetch_optional(&mut *transaction)
    .await?;
    // Otherwise the row was deleted meanwhile.
    let Some(row) = row else { return Ok(()) };
    let place: &str = row.try_get("place")?;
    if let Some(slot) = row.try_get::<Option<String>>("slot")? {
        db::query(REPLACED)
            .bind(place)
            .bind(slot)
            .bind(seq)
            .bind(before(now, lives::NOTE_OF_POST))
            .execute(&mut *transaction)
            .await?;
    }
    place_rows::follow(transaction, row.try_get("platform")?, place).await
}

/// Holds the places of all of these, that of the row `ended`, and `others`, until the end of the transaction.
pub(super) async fn hold<'o>(
    transaction: &mut Transaction<'_>,
    outgoing: impl Iterator<Item = &'o Outgoing>,
    ended: Option<i64>,
    others: Vec<String>,
) -> Result<(), StoreError> {
    if !transaction.is_shared() {
        return Ok(());
    }
    let mut places = others;
    for outgoing in outgoing {
        places.push(serde_json::to_string(&outgoing.to)?);
    }
    if let Some(seq) = ended {
        places.extend(db::query_scalar::<String>(place_rows::PLACE_OF).bind(seq).fetch_optional(transaction).await?);
    }
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    Ok(transaction.hold(&places).await?)
}

impl Store {
    /// Stores that the row is about to be handed to the network, in the try after `tries` others. A try counts once, however
    /// many calls of the network it takes: a notice of several parts takes several.
    pub async fn attempting(&self, seq: i64, tries: u32, now: Timestamp) -> Result<(), StoreError> {
        db::query("UPDATE outbox SET attempts = $2, attempted_at = COALESCE(attempted_at, $3) WHERE seq = $1")
            .bind(seq)
            .bind(tries.saturating_add(1))
            .bind(now.as_millisecond())
            .execute(&mut self.relaxed().await?)
            .await?;
        Ok(())
    }

    /// Stores that the only attempt of the row has posted nothing for certain. How often it was made still counts.
    pub async fn not_attempted(&self, seq: i64) -> Result<(), StoreError> {
        db::query("UPDATE outbox SET attempted_at = NULL WHERE seq = $1 AND ended_at IS NULL")
            .bind(seq)
            .execute(&mut self.relaxed().await?)
            .await?;
        Ok(())
    }

    /// Stores that the row was posted.
    pub async fn posted(&self, seq: i64, posted: Option<&Standing>, now: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        end(&mut transaction, seq, posted, None, now).await?;
        Ok(transaction.commit().await?)
    }

    /// Stores that the row won't be posted, and why.
    pub async fn dropped(&self, seq: i64, why: &str, now: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        end(&mut transaction, seq, None, Some(why), now).await?;
        Ok(transaction.commit().await?)
    }

    /// Postpones the row, and with it all rows after it in its place.
    pub async fn postponed(&self, seq: i64, until: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        place_rows::hold_of(&mut transaction, seq).await?;
        let row =
            db::query("UPDATE outbox SET due_at = $2 WHERE seq = $1 AND ended_at IS NULL RETURNING platform, place")
                .bind(seq)
                .bind(until.as_millisecond())
                .fetch_optional(&mut transaction)
                .await?;
        if let Some(row) = row {
            place_rows::follow(&mut transaction, row.try_get("platform")?, row.try_get("place")?).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// The post in `slot` of the row's place, from before the row.
    pub async fn standing(&self, row: &OutboxRow) -> Result<Option<Standing>, StoreError> {
        let before =
            "SELECT posted_as FROM outbox WHERE place = $1 AND slot = $2 AND seq < $3 AND posted_as IS NOT NULL
                      ORDER BY seq DESC LIMIT 1";
        self.of_slot(before, row).await
    }

    /// The slots of the receipts of a phase in somebody's private conversation, the newest first and at most fifty.
    pub async fn receipts(&self, person: &PersonId, game: &GameId, phase: u32) -> Result<Vec<String>, StoreError> {
        let place = Destination::Place(Place::Person(person.clone()));
        let prefix = format!("receipt:{game}:{phase}:");
        let rows = db::query(
            "SELECT slot, MIN(seq) AS first FROM outbox WHERE place = $1 AND slot >= $2 AND slot < $2 || '~'
             GROUP BY slot ORDER BY first DESC LIMIT 50",
        )
        .bind(serde_json::to_string(&place)?)
        .bind(prefix)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("slot")?)).collect()
    }

    /// The notice of the newest row that waits for the same message as `row`; `None`: `row` is the newest.
    pub async fn newest(&self, row: &OutboxRow) -> Result<Option<Notice>, StoreError> {
        let after = "SELECT notice FROM outbox WHERE place = $1 AND slot = $2 AND seq > $3 AND ended_at IS NULL
                     ORDER BY seq DESC LIMIT 1";
        self.of_slot(after, row).await
    }

    /// The result of `query` for the row's slot, if it has one: by place, slot and number.
    async fn of_slot<T: DeserializeOwned>(
        &self,
        query: &'static str,
        row: &OutboxRow,
    ) -> Result<Option<T>, StoreError> {
        let Some(slot) = &row.slot else { return Ok(None) };
        let found = db::query_scalar::<String>(query)
            .bind(serde_json::to_string(&row.to)?)
            .bind(slot)
            .bind(row.seq)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        Ok(found.map(|found| serde_json::from_str(&found)).transpose()?)
    }

    /// How many rows wait to be posted.
    pub async fn waiting(&self) -> Result<i64, StoreError> {
        let row = db::query("SELECT COUNT(*) AS waiting FROM outbox WHERE ended_at IS NULL")
            .fetch_one(&mut self.readers.take().await?)
            .await?;
        Ok(row.try_get("waiting")?)
    }
}
