//! Numbers for operators: games, waiting notices, the next deadline.

use jiff::Timestamp;

use super::db::{self, Each};
use super::error::StoreError;
use super::opened::Store;

/// How many games are read at once to find the earliest deadline: one is enough, unless a reminder comes before it.
const PAGE: u32 = 5;

/// The games that have something to do after an instant and a game.
const WAKING: &str = "SELECT id, deadline_at, body FROM games
     WHERE deadline_at IS NOT NULL AND (deadline_at, id) > ($1, $2)
     ORDER BY deadline_at, id LIMIT $3";

/// The variants of games that aren't over. PostgreSQL's own JSON refuses a document with a character that its text
/// can't have.
const VARIANTS: Each = Each {
    sqlite: "SELECT DISTINCT json_extract(body, '$.settings.variant') AS variant FROM games
         WHERE stage <> 'over' ORDER BY variant",
    postgres: "SELECT DISTINCT substring(body FROM '\"variant\": ?\"([^\"]*)\"') AS variant FROM games
         WHERE stage <> 'over' ORDER BY variant",
};

impl Store {
    /// Games by stage.
    pub async fn games_by_stage(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted("SELECT stage AS name, COUNT(*) AS count FROM games GROUP BY stage ORDER BY stage").await
    }

    /// The variants of the games that aren't over, each once.
    pub async fn variants_in_use(&self) -> Result<Vec<String>, StoreError> {
        let rows = db::query(VARIANTS).fetch_all(&mut self.readers.take().await?).await?;
        rows.iter().map(|row| Ok(row.try_get("variant")?)).collect()
    }

    /// Waiting notices, by network.
    pub async fn waiting_by_platform(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted(
            "SELECT platform AS name, COUNT(*) AS count FROM outbox WHERE ended_at IS NULL GROUP BY platform ORDER BY platform",
        )
        .await
    }

    /// Since when the oldest notice that is due at `now` waits, in milliseconds, by network.
    pub async fn oldest_by_platform(&self, now: Timestamp) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = db::query(
            "SELECT platform AS name, $1 - MIN(due_at) AS count FROM places WHERE due_at <= $1
             GROUP BY platform ORDER BY platform",
        )
        .bind(now.as_millisecond())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("count")?))).collect()
    }

    async fn counted(&self, query: &'static str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = db::query(query).fetch_all(&mut self.readers.take().await?).await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("count")?))).collect()
    }

    /// The earliest deadline of all running games, without their reminders. Games that are due later than the earliest
    /// deadline found so far aren't read.
    pub async fn earliest_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        let mut earliest: Option<Timestamp> = None;
        let (mut since, mut after) = (i64::MIN, String::new());
        loop {
            let rows = db::query(WAKING)
                .bind(since)
                .bind(&after)
                .bind(PAGE)
                .fetch_all(&mut self.readers.take().await?)
                .await?;
            for row in &rows {
                (since, after) = (row.try_get("deadline_at")?, row.try_get("id")?);
                if earliest.is_some_and(|known| known.as_millisecond() <= since) {
                    return Ok(earliest);
                }
                let game = dragoman_game::model::read(row.try_get("body")?)?;
                let deadline = game.running().and_then(|running| running.clock.deadline());
                earliest = earliest.into_iter().chain(deadline).min();
            }
            if rows.len() < PAGE as usize {
                return Ok(earliest);
            }
        }
    }
}
