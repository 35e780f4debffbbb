//! Numbers for operators: games, waiting notices, the next deadline.

use futures_util::TryStreamExt as _;
use jiff::Timestamp;
use sqlx::Row;

use super::error::StoreError;
use super::opened::Store;

impl Store {
    /// Games by stage.
    pub async fn games_by_stage(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted("SELECT stage AS name, COUNT(*) AS count FROM games GROUP BY stage ORDER BY stage").await
    }

    /// The variants of the games that aren't over, each once.
    pub async fn variants_in_use(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT DISTINCT json_extract(body, '$.settings.variant') AS variant FROM games
             WHERE stage <> 'over' ORDER BY variant";
        let rows = sqlx::query(query).fetch_all(&mut *self.readers.take().await?).await?;
        rows.iter().map(|row| Ok(row.try_get("variant")?)).collect()
    }

    /// Waiting notices, by network.
    pub async fn waiting_by_platform(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted(
            "SELECT platform AS name, COUNT(*) AS count FROM outbox WHERE ended_at IS NULL GROUP BY platform ORDER BY platform",
        )
        .await
    }

    async fn counted(&self, query: &'static str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query(query).fetch_all(&mut *self.readers.take().await?).await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("count")?))).collect()
    }

    /// The earliest deadline of all running games, without their reminders. Games that are due later than the earliest
    /// deadline found so far aren't read.
    pub async fn earliest_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        let mut reader = self.readers.take().await?;
        let mut rows =
            sqlx::query("SELECT deadline_at, body FROM games WHERE deadline_at IS NOT NULL ORDER BY deadline_at")
                .fetch(&mut *reader);
        let mut earliest: Option<Timestamp> = None;
        while let Some(row) = rows.try_next().await? {
            let wakes: i64 = row.try_get("deadline_at")?;
            if earliest.is_some_and(|known| known.as_millisecond() <= wakes) {
                break;
            }
            let game = dragoman_game::model::read(row.try_get("body")?)?;
            let deadline = game.running().and_then(|running| running.clock.deadline());
            earliest = earliest.into_iter().chain(deadline).min();
        }
        Ok(earliest)
    }
}
