//! Counts tries of work before it begins, since it may end the process: work that failed three times isn't tried again.
//!
//! The count is in the store and not in memory, because the worst failures (a stack overflow, memory that has run out)
//! end the process, and after a restart the network repeats the event. It is written for every event, since a repeated
//! event can't be told from a late one. It costs no additional query, since the same statement finds out whether the
//! event was handled before, and it doesn't wait for the disk: a power cut may lose it, a crash of the program doesn't.
//! Rows of the outbox are claimed before they are handled: only those that were claimed when a process ended are counted.

use dragoman_game::event::EventId;
use dragoman_game::model::GameId;
use dragoman_game::notice::Outgoing;
use dragoman_game::post::Key;
use jiff::Timestamp;

use super::db::{self, Row, Transaction, begin};
use super::error::StoreError;
use super::opened::Store;
use super::outbox;
use super::signals::Signal;

/// How often something is tried before it is set aside.
pub const TRIES: u32 = 3;

/// The name under which the clock's work on a version of a game is counted.
pub fn of_clock(game: &GameId, version: i64) -> String {
    format!("clock {game} {version}")
}

/// The name under which the tries of an outbox row are counted.
pub fn of_post(key: &Key) -> String {
    format!("post {}", key.as_str())
}

/// Removes the count of completed work.
pub(super) async fn done(transaction: &mut Transaction<'_>, work: &str) -> Result<(), StoreError> {
    db::query("DELETE FROM tries WHERE event = $1").bind(work).execute(&mut *transaction).await?;
    Ok(())
}

/// A game with something due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdue {
    /// The game.
    pub game: GameId,
    /// Its version.
    pub version: i64,
    /// Since when it is due, in milliseconds.
    since: i64,
}

impl Overdue {
    /// Since when it is due.
    pub fn since(&self) -> Timestamp {
        Timestamp::from_millisecond(self.since).unwrap_or(Timestamp::MIN)
    }
}

fn overdue(row: &Row) -> Result<Overdue, StoreError> {
    let (game, version) = (GameId(row.try_get("id")?), row.try_get("version")?);
    Ok(Overdue { game, version, since: row.try_get("deadline_at")? })
}

/// Games with something due.
const DUE: &str = "SELECT id, version, deadline_at FROM games WHERE (deadline_at, id) > ($2, $3) AND deadline_at <= $1
     AND NOT EXISTS (SELECT 1 FROM tries
         WHERE event = 'clock ' || games.id || ' ' || games.version AND set_aside_at IS NOT NULL)
     ORDER BY deadline_at, id LIMIT $4";

/// The same without those that other processes ($5: this one) have begun, which are claimed. A claim that another has
/// made since this began is kept: `games` alone, which is locked, doesn't show it.
const CLAIM_DUE: &str = "WITH due AS (
         SELECT id, version, deadline_at FROM games WHERE (deadline_at, id) > ($2, $3) AND deadline_at <= $1
             AND NOT EXISTS (SELECT 1 FROM tries
                 WHERE event = 'clock ' || games.id || ' ' || games.version AND set_aside_at IS NOT NULL)
             AND NOT EXISTS (SELECT 1 FROM game_claims WHERE game_id = games.id AND holder <> $5)
         ORDER BY deadline_at, id LIMIT $4 FOR UPDATE SKIP LOCKED),
     claimed AS (
         INSERT INTO game_claims (game_id, holder) SELECT id, $5 FROM due
         ON CONFLICT (game_id) DO UPDATE SET holder = excluded.holder WHERE game_claims.holder = excluded.holder
         RETURNING game_id)
     SELECT id, version, deadline_at FROM due WHERE id IN (SELECT game_id FROM claimed)";

impl Store {
    /// Games with something due before `until`, at most `limit`; nothing is claimed.
    pub async fn overdue(&self, until: Timestamp, limit: u32) -> Result<Vec<Overdue>, StoreError> {
        let rows = db::query(DUE)
            .bind(until.as_millisecond())
            .bind(i64::MIN)
            .bind("")
            .bind(limit)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter().map(overdue).collect()
    }

    /// Stores that `work` begins, and returns the number of this try. `None`: it is an event that was handled before.
    /// With `counted` = `false` the previous try failed because of the database: the number stays the same. It also
    /// stays the same if the process ended before the previous try had [anything to compute](Store::computing): then
    /// the process was stopped from outside. A first try always counts.
    pub async fn begin_try(&self, work: &str, counted: bool, now: Timestamp) -> Result<Option<u32>, StoreError> {
        let noted = db::query(
            "INSERT INTO tries (event, count, kind, at) SELECT $1, 1, 'unfinished', $2
                 WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE id = $1)
             ON CONFLICT (event) DO UPDATE SET kind = 'begun', at = $2,
                 count = tries.count + CASE WHEN tries.kind = 'begun' THEN 0 ELSE $3 END
             RETURNING count",
        )
        .bind(work)
        .bind(now.as_millisecond())
        .bind(i64::from(counted))
        .fetch_optional(&mut self.relaxed().await?)
        .await;
        let row = self.noted(noted)?;
        row.map(|row| row.try_get("count")).transpose().map_err(StoreError::from)
    }

    /// Stores that `work`, which was begun again, computes now: if the process ends from here on, the work may be the
    /// cause. It may compute several times, as a question does: the decision, and then its answers.
    pub async fn computing(&self, work: &str) -> Result<(), StoreError> {
        db::query(
            "UPDATE tries SET count = count + CASE WHEN kind = 'computed' THEN 1 ELSE 0 END, kind = 'computing'
             WHERE event = $1 AND kind IN ('begun', 'computed')",
        )
        .bind(work)
        .execute(&mut self.relaxed().await?)
        .await?;
        Ok(())
    }

    /// Stores that `work`, which was begun again, has finished computing: if the process ends now, it was stopped from
    /// outside, and that doesn't count. A failure that is reported later still counts.
    pub async fn computed(&self, work: &str) -> Result<(), StoreError> {
        db::query(
            "UPDATE tries SET count = count - 1, kind = 'computed' WHERE event = $1 AND kind IN ('begun', 'computing')",
        )
        .bind(work)
        .execute(&mut self.relaxed().await?)
        .await?;
        Ok(())
    }

    /// Stores how `work` failed, and returns how often it was tried; work without a stored beginning counts as one more
    /// try.
    pub async fn failed(&self, work: &str, kind: &str, now: Timestamp) -> Result<u32, StoreError> {
        let row = db::query(
            "INSERT INTO tries (event, count, kind, at) VALUES ($1, 1, $2, $3)
             ON CONFLICT (event) DO UPDATE
                 SET kind = excluded.kind, at = $3, count = tries.count
                     + CASE WHEN tries.kind IN ('unfinished', 'begun', 'computing') THEN 0 ELSE 1 END
             RETURNING count",
        )
        .bind(work)
        .bind(kind)
        .bind(now.as_millisecond())
        .fetch_one(&mut self.relaxed().await?)
        .await?;
        Ok(row.try_get("count")?)
    }

    /// Removes the count of `work`, which has ended.
    pub async fn ended(&self, work: &str) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        done(&mut transaction, work).await?;
        Ok(transaction.commit().await?)
    }

    /// Sets `work` aside permanently: an event counts as handled from now on.
    pub async fn set_aside(
        &self,
        work: &str,
        kind: &str,
        event: Option<&EventId>,
        outgoing: &[(Outgoing, String)],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        if let Some(event) = event {
            db::query("INSERT INTO inbox (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
                .bind(event.as_str())
                .bind(now.as_millisecond())
                .execute(&mut transaction)
                .await?;
        }
        // How the process ended is unknown; the kind of an earlier failure is kept.
        db::query("UPDATE tries SET set_aside_at = $2, kind = COALESCE(NULLIF($3, ''), kind) WHERE event = $1")
            .bind(work)
            .bind(now.as_millisecond())
            .bind(kind)
            .execute(&mut transaction)
            .await?;
        outbox::hold(&mut transaction, outgoing.iter().map(|(outgoing, _)| outgoing), None, Vec::new()).await?;
        for (outgoing, key) in outgoing {
            outbox::save(&mut transaction, outgoing, key, self.attempted(outgoing.to.platform(), now)).await?;
        }
        transaction.commit().await?;
        self.tell(Signal::Outbox);
        Ok(())
    }

    /// Stores that an event that changed nothing was handled. A power cut may lose this: then the network repeats the
    /// event, and its answers have the same key.
    pub async fn note_seen(&self, event: &EventId, now: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        db::query("INSERT INTO inbox (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
            .bind(event.as_str())
            .bind(now.as_millisecond())
            .execute(&mut transaction)
            .await?;
        db::query("DELETE FROM tries WHERE event = $1").bind(event.as_str()).execute(&mut transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Games with something due at `now` or earlier, the longest overdue first, without those whose version is set
    /// aside; `most` at once, those after `after`. Other processes don't get them before they are
    /// [given back](Store::give_back_games).
    pub async fn games_to_do(
        &self,
        now: Timestamp,
        after: Option<&Overdue>,
        most: u32,
    ) -> Result<Vec<Overdue>, StoreError> {
        let about = |query: &'static str| {
            db::query(query)
                .bind(now.as_millisecond())
                .bind(after.map_or(i64::MIN, |after| after.since))
                .bind(after.map_or("", |after| after.game.0.as_str()))
                .bind(most)
        };
        let rows = match self.membership() {
            None => about(DUE).fetch_all(&mut self.readers.take().await?).await?,
            Some(membership) => {
                // Nothing is written if there is nothing.
                if about(DUE).fetch_optional(&mut self.readers.take().await?).await?.is_none() {
                    return Ok(Vec::new());
                }
                about(CLAIM_DUE).bind(membership.id()).fetch_all(&mut self.relaxed().await?).await?
            }
        };
        let mut due = rows.iter().map(overdue).collect::<Result<Vec<Overdue>, StoreError>>()?;
        due.sort_by(|one, other| (one.since, &one.game.0).cmp(&(other.since, &other.game.0)));
        Ok(due)
    }

    /// Lets other processes have these games when something is due again.
    pub async fn give_back_games(&self, due: &[Overdue]) -> Result<(), StoreError> {
        let Some(membership) = self.membership().filter(|_| !due.is_empty()) else { return Ok(()) };
        let games: Vec<&str> = due.iter().map(|due| due.game.0.as_str()).collect();
        db::query(
            "DELETE FROM game_claims WHERE holder = $1 AND game_id IN (SELECT jsonb_array_elements_text($2::jsonb))",
        )
        .bind(membership.id())
        .bind(serde_json::to_string(&games)?)
        .execute(&mut self.relaxed().await?)
        .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::PlatformName;

    async fn an_event_is_counted_until_its_effects_are_stored(on: On) {
        let (_folder, store) = on.store().await;
        let now = Timestamp::UNIX_EPOCH;
        let event = EventId::new(PlatformName::Local, "1");
        for (counted, expected) in [(true, 1), (true, 2), (false, 2), (true, 3)] {
            assert_eq!(store.begin_try(event.as_str(), counted, now).await.expect("a store"), Some(expected));
            store.computing(event.as_str()).await.expect("a store");
        }
        let changes = Changes { event: Some(event.clone()), ..Changes::default() };
        assert!(store.save(&changes, now, |_| String::new()).await.expect("a store"));
        assert_eq!(store.begin_try(event.as_str(), true, now).await.expect("a store"), None);
        assert_eq!(left(&store).await, 0);
    }

    async fn a_process_stopped_from_outside_counts_no_try(on: On) {
        let (_folder, store) = on.store().await;
        let now = Timestamp::UNIX_EPOCH;
        let begin = async || store.begin_try("local:1", true, now).await.expect("a store");
        assert_eq!(begin().await, Some(1));
        for _ in 0..5 {
            // It ended before the event had anything to compute.
            assert_eq!(begin().await, Some(2));
        }
        for _ in 0..5 {
            // It ended after the last try had finished computing, so the event isn't the cause.
            assert_eq!(begin().await, Some(2));
            store.computing("local:1").await.expect("a store");
            store.computed("local:1").await.expect("a store");
        }
        // A failure after that point counts.
        assert_eq!(begin().await, Some(2));
        store.computed("local:1").await.expect("a store");
        assert_eq!(store.failed("local:1", "store", now).await.expect("a store"), 2);
        assert_eq!(begin().await, Some(3));
        store.computed("local:1").await.expect("a store");
        assert_eq!(store.failed("local:1", "store", now).await.expect("a store"), 3);
    }

    async fn work_that_ends_the_process_when_it_computes_again_counts(on: On) {
        let (_folder, store) = on.store().await;
        let now = Timestamp::UNIX_EPOCH;
        for expected in [1, 2, 3, 4] {
            assert_eq!(store.begin_try("local:1", true, now).await.expect("a store"), Some(expected));
            if expected > 1 {
                // The decision, and the beginning of its first answer.
                store.computing("local:1").await.expect("a store");
                store.computed("local:1").await.expect("a store");
                store.computing("local:1").await.expect("a store");
            }
        }
    }

    async fn an_event_set_aside_counts_as_handled_and_keeps_its_kind_of_failure(on: On) {
        let (_folder, store) = on.store().await;
        let now = Timestamp::UNIX_EPOCH;
        let event = EventId::new(PlatformName::Local, "1");
        store.begin_try(event.as_str(), true, now).await.expect("a store");
        assert_eq!(store.failed(event.as_str(), "panic", now).await.expect("a store"), 1);
        store.set_aside(event.as_str(), "", Some(&event), &[], now).await.expect("a store");
        assert!(store.has_seen(&event).await.expect("a store"));
        let kind: String = db::query_scalar("SELECT kind FROM tries")
            .fetch_one(&mut store.readers.take().await.unwrap())
            .await
            .expect("a row");
        assert_eq!(kind, "panic");
    }

    async fn work_without_a_stored_beginning_is_counted_when_it_fails(on: On) {
        let (_folder, store) = on.store().await;
        for expected in 1..=3 {
            let tries = store.failed("post abc", "panic", Timestamp::UNIX_EPOCH).await.expect("a store");
            assert_eq!(tries, expected);
        }
    }

    async fn left(store: &Store) -> i64 {
        db::query_scalar("SELECT COUNT(*) FROM tries")
            .fetch_one(&mut store.readers.take().await.unwrap())
            .await
            .expect("a count")
    }

    on_each!(
        an_event_is_counted_until_its_effects_are_stored,
        a_process_stopped_from_outside_counts_no_try,
        work_that_ends_the_process_when_it_computes_again_counts,
        an_event_set_aside_counts_as_handled_and_keeps_its_kind_of_failure,
        work_without_a_stored_beginning_is_counted_when_it_fails
    );
}
