//! What is to be said, and what was.
//!
//! Within a place rows leave in the order of `seq`: only a place's oldest unsent row can be claimed. A claim is a lease,
//! so that what a crashed process had claimed comes back by itself; at a start all leases of the process before are
//! void, because the folder's lock says that there is no other.

use jiff::Timestamp;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError};
use crate::event::PlatformName;
use crate::game::GameId;
use crate::notice::relayed::Why;
use crate::notice::{Destination, Notice, Outgoing};
use crate::platforms::{Key, Posted};

/// A row that was claimed.
#[derive(Clone, Debug)]
pub struct OutboxRow {
    /// Its order in its place.
    pub seq: i64,
    /// The idempotency key.
    pub key: Key,
    /// Where it goes.
    pub to: Destination,
    /// Which message of the place it is.
    pub slot: Option<String>,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// What it says.
    pub notice: Notice,
    /// After this it is dropped.
    pub expires: Option<Timestamp>,
    /// When it was first handed to the network; none: never.
    pub attempted: Option<Timestamp>,
    /// How often it was handed to the network.
    pub attempts: u32,
}

/// What the courier finds when it asks for work.
#[derive(Clone, Debug)]
pub enum Due {
    /// This row is claimed.
    Row(Box<OutboxRow>),
    /// Nothing now; something then.
    At(Timestamp),
    /// Nothing waits.
    Nothing,
}

pub(super) async fn save(
    transaction: &mut Transaction<'static, Sqlite>,
    outgoing: &Outgoing,
    key: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(key)
    .bind(outgoing.to.platform().as_str())
    .bind(serde_json::to_string(&outgoing.to)?)
    .bind(&outgoing.slot)
    .bind(outgoing.game.as_ref().map(|id| &id.0))
    .bind(serde_json::to_string(&outgoing.notice)?)
    .bind(outgoing.priority as i64)
    .bind(outgoing.due.as_millisecond())
    .bind(outgoing.expires.map(Timestamp::as_millisecond))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn instant(milliseconds: i64) -> Result<Timestamp, StoreError> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| StoreError::Nonsense("time"))
}

const LEASE_MILLISECONDS: i64 = 5 * 60 * 1000;

/// The notice without what somebody wrote to somebody else: that isn't kept once it is delivered or given up.
macro_rules! forgotten {
    () => {
        "CASE WHEN json_extract(notice, '$.relayed') = 'letter'
         THEN json_set(notice, '$.text', '', '$.orders', json('[]')) ELSE notice END"
    };
}

impl Store {
    /// Claims what is next on `platform`: the oldest row of some place, the most urgent place first.
    pub async fn claim(&self, platform: PlatformName, now: Timestamp) -> Result<Due, StoreError> {
        let now = now.as_millisecond();
        let row = sqlx::query(
            "UPDATE outbox SET claimed_until = $2 + $3 WHERE seq = (
                 SELECT seq FROM outbox waiting
                 WHERE platform = $1 AND ended_at IS NULL AND due_at <= $2 AND COALESCE(claimed_until, 0) <= $2
                     AND NOT EXISTS (SELECT 1 FROM outbox earlier WHERE earlier.platform = $1
                         AND earlier.place = waiting.place AND earlier.ended_at IS NULL AND earlier.seq < waiting.seq)
                 ORDER BY priority, seq LIMIT 1)
             RETURNING seq, id, place, slot, game_id, notice, expires_at, attempted_at, attempts",
        )
        .bind(platform.as_str())
        .bind(now)
        .bind(LEASE_MILLISECONDS)
        .fetch_optional(&self.writer)
        .await?;
        let Some(row) = row else { return self.next_due(platform, now).await };
        let place: String = row.try_get("place")?;
        let notice: String = row.try_get("notice")?;
        Ok(Due::Row(Box::new(OutboxRow {
            seq: row.try_get("seq")?,
            key: Key(row.try_get("id")?),
            to: serde_json::from_str(&place)?,
            slot: row.try_get("slot")?,
            game: row.try_get::<Option<String>, _>("game_id")?.map(GameId),
            notice: serde_json::from_str(&notice)?,
            expires: row.try_get::<Option<i64>, _>("expires_at")?.map(instant).transpose()?,
            attempted: row.try_get::<Option<i64>, _>("attempted_at")?.map(instant).transpose()?,
            attempts: row.try_get("attempts")?,
        })))
    }

    async fn next_due(&self, platform: PlatformName, now: i64) -> Result<Due, StoreError> {
        let row = sqlx::query(
            "SELECT MIN(due_at) AS at FROM outbox WHERE platform = $1 AND ended_at IS NULL AND due_at > $2",
        )
        .bind(platform.as_str())
        .bind(now)
        .fetch_one(&self.reader)
        .await?;
        match row.try_get::<Option<i64>, _>("at")? {
            Some(at) => Ok(Due::At(instant(at)?)),
            None => Ok(Due::Nothing),
        }
    }

    /// Notes that the row is about to be handed to the network.
    pub async fn attempting(&self, seq: i64, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET attempts = attempts + 1, attempted_at = COALESCE(attempted_at, $2) WHERE seq = $1",
        )
        .bind(seq)
        .bind(now.as_millisecond())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Notes that the row was posted.
    pub async fn posted(&self, seq: i64, posted: Option<&Posted>, now: Timestamp) -> Result<(), StoreError> {
        let posted = posted.map(serde_json::to_string).transpose()?;
        sqlx::query(concat!(
            "UPDATE outbox SET ended_at = $2, claimed_until = NULL, posted_as = $3, notice = ",
            forgotten!(),
            " WHERE seq = $1"
        ))
        .bind(seq)
        .bind(now.as_millisecond())
        .bind(posted)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Notes that the row will never be posted, and why.
    pub async fn dropped(&self, seq: i64, why: &str, now: Timestamp) -> Result<(), StoreError> {
        sqlx::query(concat!(
            "UPDATE outbox SET ended_at = $2, claimed_until = NULL, dropped_why = $3, notice = ",
            forgotten!(),
            " WHERE seq = $1"
        ))
        .bind(seq)
        .bind(now.as_millisecond())
        .bind(why)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Notes that the row won't be posted and that these are said in its place; and, with the key of a room, why letters
    /// take that room's place from now on.
    pub async fn replaced(
        &self,
        seq: i64,
        why: &str,
        instead: &[(Outgoing, Key)],
        relayed: Option<(&str, &Why)>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for (outgoing, key) in instead {
            save(&mut transaction, outgoing, key.as_str()).await?;
        }
        if let Some((key, why)) = relayed {
            sqlx::query("UPDATE rooms SET relayed = $2 WHERE key = $1")
                .bind(key)
                .bind(serde_json::to_string(why)?)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE outbox SET ended_at = $2, claimed_until = NULL, dropped_why = $3 WHERE seq = $1")
            .bind(seq)
            .bind(now.as_millisecond())
            .bind(why)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Something to be said in a slot of its place in which nothing was said or waits: else nothing happens.
    pub async fn say_once(&self, outgoing: &Outgoing, key: &Key) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let known = sqlx::query("SELECT 1 FROM outbox WHERE place = $1 AND slot = $2 LIMIT 1")
            .bind(serde_json::to_string(&outgoing.to)?)
            .bind(&outgoing.slot)
            .fetch_optional(&mut *transaction)
            .await?;
        if known.is_none() {
            save(&mut transaction, outgoing, key.as_str()).await?;
            transaction.commit().await?;
        }
        Ok(())
    }

    /// Lets the row wait.
    pub async fn postponed(&self, seq: i64, until: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET due_at = $2, claimed_until = NULL WHERE seq = $1")
            .bind(seq)
            .bind(until.as_millisecond())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// What stands in `slot` of the row's place, from before the row.
    pub async fn standing(&self, row: &OutboxRow) -> Result<Option<Posted>, StoreError> {
        let Some(slot) = &row.slot else { return Ok(None) };
        let found = sqlx::query(
            "SELECT posted_as FROM outbox WHERE place = $1 AND slot = $2 AND seq < $3 AND posted_as IS NOT NULL
             ORDER BY seq DESC LIMIT 1",
        )
        .bind(serde_json::to_string(&row.to)?)
        .bind(slot)
        .bind(row.seq)
        .fetch_optional(&self.reader)
        .await?;
        found
            .map(|found| {
                let posted: String = found.try_get("posted_as")?;
                Ok(serde_json::from_str(&posted)?)
            })
            .transpose()
    }

    /// Whether a later row for the same message waits already: then this one need not be said any more.
    pub async fn is_superseded(&self, row: &OutboxRow) -> Result<bool, StoreError> {
        let Some(slot) = &row.slot else { return Ok(false) };
        let found = sqlx::query(
            "SELECT 1 FROM outbox WHERE place = $1 AND slot = $2 AND seq > $3 AND ended_at IS NULL LIMIT 1",
        )
        .bind(serde_json::to_string(&row.to)?)
        .bind(slot)
        .bind(row.seq)
        .fetch_optional(&self.reader)
        .await?;
        Ok(found.is_some())
    }

    /// Ends every lease: called once at the start.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET claimed_until = NULL WHERE claimed_until IS NOT NULL")
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// How many rows wait to be sent.
    pub async fn waiting(&self) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) AS waiting FROM outbox WHERE ended_at IS NULL")
            .fetch_one(&self.reader)
            .await?;
        Ok(row.try_get("waiting")?)
    }
}
