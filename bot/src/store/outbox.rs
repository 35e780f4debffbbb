//! What is to be said, and what was.
//!
//! Within a place rows leave in the order of `seq`: only a place's oldest unsent row can be claimed. A claim is a lease,
//! so that what a crashed process had claimed comes back by itself; at a start all leases of the process before are
//! void, because the folder's lock says that there is no other.

use jiff::Timestamp;
use serde::de::DeserializeOwned;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError};
use crate::event::{PersonId, Place, PlatformName};
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
    /// When it was to be said, or was last put off until.
    pub due: Timestamp,
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
    /// These rows are claimed, each the oldest of its place, the most urgent first.
    Rows(Vec<OutboxRow>),
    /// Nothing now; something then.
    At(Timestamp),
    /// Nothing waits.
    Nothing,
}

pub(super) async fn save(
    transaction: &mut Transaction<'static, Sqlite>,
    outgoing: &Outgoing,
    key: &str,
    attempted: Option<Timestamp>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at, expires_at, attempted_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
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
    .bind(attempted.map(Timestamp::as_millisecond))
    .execute(&mut **transaction)
    .await?;
    // What waits before it in its place is in its way, so it becomes as urgent.
    sqlx::query(
        "UPDATE outbox SET priority = $3 WHERE platform = $1 AND place = $2 AND ended_at IS NULL AND priority > $3",
    )
    .bind(outgoing.to.platform().as_str())
    .bind(serde_json::to_string(&outgoing.to)?)
    .bind(outgoing.priority as i64)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn instant(milliseconds: i64) -> Result<Timestamp, StoreError> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| StoreError::Nonsense("time"))
}

/// The urgency of a place is that of its most urgent row: see [`save`].
const CLAIM: &str = "UPDATE outbox SET claimed_until = $2 + $3 WHERE seq IN (
         SELECT seq FROM outbox waiting
         WHERE platform = $1 AND ended_at IS NULL AND due_at <= $2 AND COALESCE(claimed_until, 0) <= $2
             AND NOT EXISTS (SELECT 1 FROM outbox earlier WHERE earlier.platform = $1
                 AND earlier.place = waiting.place AND earlier.ended_at IS NULL AND earlier.seq < waiting.seq)
         ORDER BY priority, seq LIMIT $4)
     RETURNING seq, id, place, slot, game_id, notice, priority, due_at, expires_at, attempted_at, attempts";

fn outbox_row(row: &SqliteRow) -> Result<OutboxRow, StoreError> {
    let place: String = row.try_get("place")?;
    let notice: String = row.try_get("notice")?;
    Ok(OutboxRow {
        seq: row.try_get("seq")?,
        key: Key(row.try_get("id")?),
        to: serde_json::from_str(&place)?,
        slot: row.try_get("slot")?,
        game: row.try_get::<Option<String>, _>("game_id")?.map(GameId),
        notice: serde_json::from_str(&notice)?,
        due: instant(row.try_get("due_at")?)?,
        expires: row.try_get::<Option<i64>, _>("expires_at")?.map(instant).transpose()?,
        attempted: row.try_get::<Option<i64>, _>("attempted_at")?.map(instant).transpose()?,
        attempts: row.try_get("attempts")?,
    })
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
    /// Claims what is next on `platform`: the oldest rows of some places, the most urgent places first, `limit` at most.
    pub async fn claim(&self, platform: PlatformName, now: Timestamp, limit: u32) -> Result<Due, StoreError> {
        let now = now.as_millisecond();
        let rows = sqlx::query(CLAIM)
            .bind(platform.as_str())
            .bind(now)
            .bind(LEASE_MILLISECONDS)
            .bind(limit)
            .fetch_all(&mut *self.at_leisure().await?)
            .await?;
        if rows.is_empty() {
            return self.next_due(platform, now).await;
        }
        let mut claimed = Vec::with_capacity(rows.len());
        for row in &rows {
            match outbox_row(row) {
                Ok(read) => claimed.push((row.try_get::<i64, _>("priority")?, read)),
                // What can't be read can't be said either, and must not hold up what can.
                Err(error) => {
                    let seq = row.try_get("seq")?;
                    tracing::error!(row = seq, %error, "a stored notice can't be read");
                    self.dropped(seq, "it can't be read", instant(now)?).await?;
                }
            }
        }
        claimed.sort_by_key(|(priority, row)| (*priority, row.seq));
        Ok(Due::Rows(claimed.into_iter().map(|(_, row)| row).collect()))
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
        .execute(&mut *self.at_leisure().await?)
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
        .execute(&mut *self.at_leisure().await?)
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
        .execute(&mut *self.at_leisure().await?)
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
            save(&mut transaction, outgoing, key.as_str(), None).await?;
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
            save(&mut transaction, outgoing, key.as_str(), None).await?;
            transaction.commit().await?;
        }
        Ok(())
    }

    /// Lets the row wait.
    pub async fn postponed(&self, seq: i64, until: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET due_at = $2, claimed_until = NULL WHERE seq = $1")
            .bind(seq)
            .bind(until.as_millisecond())
            .execute(&mut *self.at_leisure().await?)
            .await?;
        Ok(())
    }

    /// Ends the row's lease, if it still waits.
    pub async fn given_back(&self, seq: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE outbox SET claimed_until = NULL WHERE seq = $1 AND ended_at IS NULL")
            .bind(seq)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// What stands in `slot` of the row's place, from before the row.
    pub async fn standing(&self, row: &OutboxRow) -> Result<Option<Posted>, StoreError> {
        let before =
            "SELECT posted_as FROM outbox WHERE place = $1 AND slot = $2 AND seq < $3 AND posted_as IS NOT NULL
                      ORDER BY seq DESC LIMIT 1";
        self.of_slot(before, row).await
    }

    /// The slots of the receipts of a phase in somebody's private conversation, the newest first.
    pub async fn receipts(&self, person: &PersonId, game: &GameId, phase: u32) -> Result<Vec<String>, StoreError> {
        let place = Destination::Place(Place::Person(person.clone()));
        let prefix = format!("receipt:{game}:{phase}:");
        let rows = sqlx::query(
            "SELECT slot, MIN(seq) AS first FROM outbox WHERE place = $1 AND slot >= $2 AND slot < $2 || '~'
             GROUP BY slot ORDER BY first DESC",
        )
        .bind(serde_json::to_string(&place)?)
        .bind(prefix)
        .fetch_all(&self.reader)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("slot")?)).collect()
    }

    /// What the newest row that waits for the same message as `row` says; none: `row` is the newest.
    pub async fn newest(&self, row: &OutboxRow) -> Result<Option<Notice>, StoreError> {
        let after = "SELECT notice FROM outbox WHERE place = $1 AND slot = $2 AND seq > $3 AND ended_at IS NULL
                     ORDER BY seq DESC LIMIT 1";
        self.of_slot(after, row).await
    }

    /// What `query` finds in the slot of the row, if it has one: by place, slot and number.
    async fn of_slot<T: DeserializeOwned>(
        &self,
        query: &'static str,
        row: &OutboxRow,
    ) -> Result<Option<T>, StoreError> {
        let Some(slot) = &row.slot else { return Ok(None) };
        let found = sqlx::query_scalar::<_, String>(query)
            .bind(serde_json::to_string(&row.to)?)
            .bind(slot)
            .bind(row.seq)
            .fetch_optional(&self.reader)
            .await?;
        Ok(found.map(|found| serde_json::from_str(&found)).transpose()?)
    }

    /// Ends every lease: called once at the start. What waits from a former life may have been posted without a note of
    /// it (the power may have been cut): it counts as attempted, so that it is looked for first.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE outbox SET claimed_until = NULL, attempted_at = COALESCE(attempted_at, due_at)
             WHERE ended_at IS NULL",
        )
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ChannelId, Place};
    use crate::notice::Priority;
    use crate::store::Changes;

    const LOCAL: PlatformName = PlatformName::Local;

    fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millisecond(milliseconds).unwrap()
    }

    fn outgoing(place: usize, slot: Option<&str>, priority: Priority) -> Outgoing {
        Outgoing {
            to: Destination::Place(Place::Channel(ChannelId::new(LOCAL, &place.to_string()))),
            slot: slot.map(str::to_owned),
            game: None,
            notice: Notice::Done,
            priority,
            due: at(1),
            expires: None,
        }
    }

    async fn store_with(outgoing: Vec<Outgoing>) -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let number = std::sync::atomic::AtomicUsize::new(0);
        let key = |_: &Outgoing| number.fetch_add(1, std::sync::atomic::Ordering::SeqCst).to_string();
        store.save(&Changes { outgoing, ..Changes::default() }, at(1), key).await.unwrap();
        (folder, store)
    }

    async fn claimed(store: &Store, limit: u32) -> Vec<i64> {
        match store.claim(LOCAL, at(2), limit).await.unwrap() {
            Due::Rows(rows) => rows.into_iter().map(|row| row.seq).collect(),
            Due::At(_) | Due::Nothing => Vec::new(),
        }
    }

    #[tokio::test]
    async fn a_place_gets_its_rows_one_after_the_other_and_urgent_places_come_first() {
        use Priority::{Answer, Event, Routine};
        let rows = [(1, Event), (1, Event), (2, Routine), (3, Event), (2, Answer)];
        let (_folder, store) = store_with(rows.map(|(place, priority)| outgoing(place, None, priority)).to_vec()).await;
        assert_eq!(claimed(&store, 10).await, [3, 1, 4], "what is in the way of an answer is as urgent as the answer");
        assert_eq!(claimed(&store, 10).await, [0_i64; 0], "the rest waits for those before it");
        store.posted(1, None, at(2)).await.unwrap();
        assert_eq!(claimed(&store, 10).await, [2]);
        store.postponed(3, at(100)).await.unwrap();
        assert_eq!(claimed(&store, 10).await, [0_i64; 0], "a place waits whole");
        store.posted(4, None, at(2)).await.unwrap();
    }

    /// With ten thousand rows waiting nothing is sorted, and no place's rows are read through.
    #[tokio::test]
    async fn claims_read_the_outbox_in_order_of_urgency() {
        let rows = (0..10_000).map(|row| outgoing(row % 3000, None, Priority::Event)).collect();
        let (_folder, store) = store_with(rows).await;
        let plan = sqlx::query(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {CLAIM}")))
            .bind(LOCAL.as_str())
            .bind(2)
            .bind(1)
            .bind(24)
            .fetch_all(&store.writer)
            .await
            .unwrap();
        let plan: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
        let plan = plan.join("\n");
        assert!(plan.contains("SEARCH waiting USING INDEX outbox_urgent (platform=?)"), "{plan}");
        assert!(
            plan.contains("SEARCH earlier USING INDEX outbox_waiting (platform=? AND place=? AND seq<?)"),
            "{plan}"
        );
        assert!(!plan.contains("TEMP B-TREE") && !plan.contains("SCAN"), "{plan}");
        let mut seen = 0;
        loop {
            let rows = claimed(&store, 24).await;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                store.posted(row, None, at(2)).await.unwrap();
                seen += 1;
            }
        }
        assert_eq!(seen, 10_000);
    }
}
