//! A restored store: its waiting notices may already have been posted.

use jiff::{SignedDuration, Timestamp};

use super::db;
use super::error::StoreError;
use super::opened::Store;
use super::restore_time::Restored;

/// The cursor with the time of the restore.
pub(super) const CURSOR: &str = "restored";
/// How long after its first start a restored bot looks for every post before it makes it: by then it has caught up.
const WARY: SignedDuration = SignedDuration::from_hours(1);
/// Longer ago than any network's memory of a key, so that the dispatcher looks for the post.
const BEFORE: SignedDuration = SignedDuration::from_mins(10);

impl Store {
    /// Marks this as a copy made at `taken_at`: notices that waited then may have been posted since.
    pub async fn mark_restored(&self, taken_at: Timestamp) -> Result<(), StoreError> {
        let from = taken_at.checked_sub(BEFORE).unwrap_or(taken_at);
        self.release_all_claims().await?;
        db::query(
            "UPDATE outbox SET attempts = CASE attempts WHEN 0 THEN 1 ELSE attempts END,
                 attempted_at = CASE WHEN attempted_at < $1 THEN attempted_at ELSE $1 END WHERE ended_at IS NULL",
        )
        .bind(from.as_millisecond())
        .execute(&mut self.durably().await?)
        .await?;
        self.advance(CURSOR, &from.as_millisecond().to_string()).await
    }

    /// The store for use from `now` on: if it was restored, posts are looked for first for a while.
    pub async fn started(mut self, now: Timestamp) -> Result<Self, StoreError> {
        let Some(noted) = self.cursor(CURSOR).await? else { return Ok(self) };
        let mut numbers = noted.split(' ').map(str::parse::<i64>);
        let (Some(Ok(from)), until) = (numbers.next(), numbers.next()) else {
            return Err(StoreError::Nonsense("note of a restore"));
        };
        let until = match until {
            Some(Ok(until)) => until,
            Some(Err(_)) => return Err(StoreError::Nonsense("note of a restore")),
            None => {
                let until = now.checked_add(WARY).unwrap_or(now).as_millisecond();
                self.advance(CURSOR, &format!("{from} {until}")).await?;
                until
            }
        };
        let instant = |at| Timestamp::from_millisecond(at).map_err(|_| StoreError::Nonsense("note of a restore"));
        self.restored = Some(Restored { from: instant(from)?, until: instant(until)? });
        Ok(self)
    }
}
