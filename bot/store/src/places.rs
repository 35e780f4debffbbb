//! Places with waiting notices: the unit in which the dispatcher claims work.
//!
//! `places` has one row for each place with unsent rows in the outbox, and changes in the same transactions. A place is
//! found by an index when its oldest row can be posted; the rows behind that one, in a channel that refuses or on a
//! network that is unreachable, are never read. A claim ends by itself after a while, and with the process that has
//! made it: in SQLite, where there is no other process, at the next start; in PostgreSQL when that process is gone
//! (`processes.rs`).

use std::collections::HashSet;

use dragoman_game::event::PlatformName;
use jiff::{SignedDuration, Timestamp};

use super::db::{self, Each, Row, Transaction, begin};
use super::error::StoreError;
use super::opened::Store;
use super::outbox_row::{OutboxRow, Unreadable, instant, outbox_row};
use super::place_rows;

/// The result of a request for work.
#[derive(Clone, Debug)]
pub enum Due {
    /// These rows are claimed, each the oldest of its place, the most urgent first.
    Rows(Vec<OutboxRow>),
    /// Nothing now; something at this time.
    At(Timestamp),
    /// Nothing waits.
    Nothing,
}

/// A claimed place.
struct Claim {
    place: String,
    /// Its first row.
    head: i64,
    urgency: i64,
}

impl Claim {
    fn read(row: &Row) -> Result<Self, StoreError> {
        Ok(Self { place: row.try_get("place")?, head: row.try_get("head")?, urgency: row.try_get("urgency")? })
    }
}

/// How long a claim holds.
const CLAIM: SignedDuration = SignedDuration::from_mins(5);

/// The time after which it is checked again whether a newer version that can read the row runs.
const NEWER: SignedDuration = SignedDuration::from_hours(1);

/// Places whose first row can be posted now: the most urgent first, within one urgency the longest ready first, limited
/// for each urgency.
const READY: &str = "SELECT place FROM (SELECT place FROM places
         WHERE platform = $1 AND urgency = 0 AND ready_at <= $2 ORDER BY ready_at, head LIMIT $3) AS answers
     UNION ALL SELECT place FROM (SELECT place FROM places
         WHERE platform = $1 AND urgency = 1 AND ready_at <= $2 ORDER BY ready_at, head LIMIT $3) AS events
     UNION ALL SELECT place FROM (SELECT place FROM places
         WHERE platform = $1 AND urgency = 2 AND ready_at <= $2 ORDER BY ready_at, head LIMIT $3) AS routine";

/// When the next place of each urgency is ready.
const NEXT: &str = "SELECT MIN(ready_at) AS at FROM places WHERE platform = $1 AND urgency = 0
     UNION ALL SELECT MIN(ready_at) FROM places WHERE platform = $1 AND urgency = 1
     UNION ALL SELECT MIN(ready_at) FROM places WHERE platform = $1 AND urgency = 2";

/// Rows by their numbers, and whether tries of them are counted.
const HEADS: Each = Each {
    sqlite: "SELECT seq, id, place, slot, game_id, schema, notice, due_at, expires_at, attempted_at, attempts,
             EXISTS (SELECT 1 FROM tries WHERE event = 'post ' || outbox.id) AS suspected
         FROM outbox WHERE seq IN (SELECT value FROM json_each($1)) AND ended_at IS NULL",
    postgres: "SELECT seq, id, place, slot, game_id, schema, notice, due_at, expires_at, attempted_at, attempts,
             EXISTS (SELECT 1 FROM tries WHERE event = 'post ' || outbox.id) AS suspected
         FROM outbox WHERE seq IN (SELECT jsonb_array_elements_text($1::jsonb)::BIGINT) AND ended_at IS NULL",
};

/// Claims places, a JSON list, that are still free.
const CLAIM_THESE: &str = "UPDATE places SET claimed_until = $1 WHERE platform = $2 AND ready_at <= $3
         AND place IN (SELECT value FROM json_each($4)) RETURNING head, urgency, place";

/// Claims as many places, as [`READY`] finds them, without those that others are just claiming.
const CLAIM_READY: &str = "WITH
     answers AS (SELECT place FROM places WHERE platform = $1 AND urgency = 0 AND ready_at <= $2
         ORDER BY ready_at, head LIMIT $3 FOR UPDATE SKIP LOCKED),
     events AS (SELECT place FROM places WHERE platform = $1 AND urgency = 1 AND ready_at <= $2
         ORDER BY ready_at, head LIMIT $3 FOR UPDATE SKIP LOCKED),
     routine AS (SELECT place FROM places WHERE platform = $1 AND urgency = 2 AND ready_at <= $2
         ORDER BY ready_at, head LIMIT $3 FOR UPDATE SKIP LOCKED),
     chosen AS (SELECT place FROM (SELECT place, 0 AS urgency FROM answers UNION ALL SELECT place, 1 FROM events
         UNION ALL SELECT place, 2 FROM routine) AS free ORDER BY urgency LIMIT $3)
     UPDATE places SET claimed_until = $4, claimed_by = $5
     WHERE platform = $1 AND place IN (SELECT place FROM chosen) RETURNING head, urgency, place";

/// A place whose first row has ended, or is gone.
const WRONG: &str = "SELECT 1 FROM places WHERE platform = $1 AND place = $2 AND head = $3
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE seq = $3 AND ended_at IS NULL)";

/// Ends the claims of a process on places whose first row isn't in a JSON list.
const RELEASE_UNKNOWN: Each = Each {
    sqlite: "UPDATE places SET claimed_until = NULL WHERE platform = $1 AND claimed_until IS NOT NULL
         AND claimed_by IS $2 AND head NOT IN (SELECT value FROM json_each($3))",
    postgres: "UPDATE places SET claimed_until = NULL, claimed_by = NULL
         WHERE platform = $1 AND claimed_until IS NOT NULL AND claimed_by = $2
         AND head NOT IN (SELECT jsonb_array_elements_text($3::jsonb)::BIGINT)",
};

/// The claimed rows may have ended the process that has claimed them.
const SUSPECT: &str = "INSERT INTO tries (event, count, kind, at)
     SELECT 'post ' || id, 1, 'unfinished', $1 FROM outbox
         WHERE ended_at IS NULL AND seq IN (SELECT head FROM places WHERE claimed_until IS NOT NULL)
     ON CONFLICT (event) DO NOTHING";

/// Ends every claim, also of other processes: there are none at the start with a file, nor when a copy is restored.
pub(super) async fn release_all_claims(transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
    for statement in [
        "UPDATE places SET claimed_until = NULL, claimed_by = NULL WHERE claimed_until IS NOT NULL",
        "UPDATE outbox SET attempted_at = due_at WHERE ended_at IS NULL AND attempted_at IS NULL",
    ] {
        db::query(statement).execute(&mut *transaction).await?;
    }
    Ok(())
}

impl Store {
    /// Claims the next work on `platform`: the oldest rows of some places, the most urgent places first, `limit` at
    /// most. If there is none, nothing is written.
    pub async fn claim(&self, platform: PlatformName, now: Timestamp, limit: u32) -> Result<Due, StoreError> {
        // Nothing is written if there is nothing.
        let ready = self.ready(platform, now, limit).await?;
        let free = match (ready.is_empty(), self.membership()) {
            (true, _) => Vec::new(),
            (false, None) => self.claim_these(platform, &ready, now).await?,
            (false, Some(membership)) => self.claim_ready(platform, membership.id(), limit, now).await?,
        };
        if free.is_empty() {
            return self.next_due(platform, now).await;
        }
        let heads: Vec<i64> = free.iter().map(|claim| claim.head).collect();
        let rows =
            db::query(HEADS).bind(serde_json::to_string(&heads)?).fetch_all(&mut self.readers.take().await?).await?;
        let mut claimed = Vec::with_capacity(rows.len());
        for row in &rows {
            let head: i64 = row.try_get("seq")?;
            match outbox_row(row) {
                Ok(row) => claimed.push(row),
                Err(Unreadable::Newer) => {
                    tracing::error!(
                        row = head,
                        "a newer version wrote this notice: it waits until that version runs again"
                    );
                    self.postponed(head, now.checked_add(NEWER).unwrap_or(now)).await?;
                }
                // An unreadable row can't be posted, and must not block the rows after it.
                Err(Unreadable::Broken(error)) => {
                    tracing::error!(row = head, %error, "a stored notice can't be read");
                    self.dropped(head, "it can't be read", now).await?;
                }
            }
        }
        let found = rows.iter().map(|row| row.try_get("seq")).collect::<Result<HashSet<i64>, _>>()?;
        for claim in free.iter().filter(|claim| !found.contains(&claim.head)) {
            self.corrected(platform, claim).await?;
        }
        let urgency = |row: &OutboxRow| free.iter().find(|claim| claim.head == row.seq).map(|claim| claim.urgency);
        claimed.sort_by_key(|row| (urgency(row), row.seq));
        Ok(Due::Rows(claimed))
    }

    /// Corrects a claimed place whose first row has ended, or is gone: nothing would be posted there any more.
    async fn corrected(&self, platform: PlatformName, claim: &Claim) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[&claim.place]).await?;
        let is_wrong = db::query(WRONG)
            .bind(platform.as_str())
            .bind(&claim.place)
            .bind(claim.head)
            .fetch_optional(&mut transaction)
            .await?;
        // Otherwise it was corrected since it was claimed, and somebody else may post there by now.
        if is_wrong.is_some() {
            tracing::warn!(row = claim.head, "a place waited for a row that has ended");
            place_rows::follow(&mut transaction, platform.as_str(), &claim.place).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Places whose first row can be posted now, the most urgent first.
    async fn ready(&self, platform: PlatformName, now: Timestamp, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut ready = db::query_scalar::<String>(READY)
            .bind(platform.as_str())
            .bind(now.as_millisecond())
            .bind(limit)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        ready.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        Ok(ready)
    }

    /// Claims `places` that are still free.
    async fn claim_these(
        &self,
        platform: PlatformName,
        places: &[String],
        now: Timestamp,
    ) -> Result<Vec<Claim>, StoreError> {
        let until = now.checked_add(CLAIM).unwrap_or(now);
        let rows = db::query(CLAIM_THESE)
            .bind(until.as_millisecond())
            .bind(platform.as_str())
            .bind(now.as_millisecond())
            .bind(serde_json::to_string(places)?)
            .fetch_all(&mut self.relaxed().await?)
            .await?;
        rows.iter().map(Claim::read).collect()
    }

    /// Claims places that are free, `limit` at most, while other processes do the same.
    async fn claim_ready(
        &self,
        platform: PlatformName,
        process: &str,
        limit: u32,
        now: Timestamp,
    ) -> Result<Vec<Claim>, StoreError> {
        let until = now.checked_add(CLAIM).unwrap_or(now);
        let rows = db::query(CLAIM_READY)
            .bind(platform.as_str())
            .bind(now.as_millisecond())
            .bind(limit)
            .bind(until.as_millisecond())
            .bind(process)
            .fetch_all(&mut self.relaxed().await?)
            .await?;
        rows.iter().map(Claim::read).collect()
    }

    async fn next_due(&self, platform: PlatformName, now: Timestamp) -> Result<Due, StoreError> {
        let next = db::query_scalar::<Option<i64>>(NEXT)
            .bind(platform.as_str())
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        let next = next.into_iter().flatten().min();
        // A row that was written since the query is due at once.
        Ok(next.map(instant).transpose()?.map_or(Due::Nothing, |next| Due::At(next.max(now))))
    }

    /// Ends the row's claim, if it is still the next of its place.
    pub async fn given_back(&self, seq: i64) -> Result<(), StoreError> {
        db::query(
            "UPDATE places SET claimed_until = NULL, claimed_by = NULL
             WHERE (platform, place) = (SELECT platform, place FROM outbox WHERE seq = $1) AND head = $1",
        )
        .bind(seq)
        .execute(&mut self.durably().await?)
        .await?;
        Ok(())
    }

    /// Ends the claims of this process on `platform` but for those of the rows that it handles: the answer to a claim may
    /// have been lost, and nobody would post there until the claim ends by itself.
    pub async fn release_unknown(&self, platform: PlatformName, handled: &[i64]) -> Result<(), StoreError> {
        db::query(RELEASE_UNKNOWN)
            .bind(platform.as_str())
            .bind(self.membership().map(|membership| membership.id().to_owned()))
            .bind(serde_json::to_string(handled)?)
            .execute(&mut self.durably().await?)
            .await?;
        Ok(())
    }

    /// Ends every claim: called once at the start. Rows of a previous process may have been posted without a note of it
    /// (after a power cut): they count as attempted, so that their posts are looked for first. Those that it had claimed may
    /// have ended it: from now on their tries are counted. Where there are other processes, whoever takes one out does that
    /// for its rows.
    pub async fn release_claims(&self, now: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        if self.is_shared() {
            // Of an SQLite file that was copied.
            for statement in [
                "UPDATE outbox SET attempted_at = due_at WHERE ended_at IS NULL AND attempted_at IS NULL
                     AND seq IN (SELECT head FROM places WHERE claimed_until IS NOT NULL AND claimed_by IS NULL)",
                "UPDATE places SET claimed_until = NULL WHERE claimed_until IS NOT NULL AND claimed_by IS NULL",
            ] {
                db::query(statement).execute(&mut transaction).await?;
            }
        } else {
            db::query(SUSPECT).bind(now.as_millisecond()).execute(&mut transaction).await?;
            release_all_claims(&mut transaction).await?;
        }
        Ok(transaction.commit().await?)
    }
}

#[cfg(test)]
mod tests;
