//! What an operator asks for: numbers only.

use jiff::Timestamp;
use sqlx::Row;

use super::{Store, StoreError};
use crate::game::Game;

impl Store {
    /// Games by stage.
    pub async fn games_by_stage(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted("SELECT stage AS name, COUNT(*) AS count FROM games GROUP BY stage ORDER BY stage").await
    }

    /// Notices that wait, by network.
    pub async fn waiting_by_platform(&self) -> Result<Vec<(String, i64)>, StoreError> {
        self.counted(
            "SELECT platform AS name, COUNT(*) AS count FROM outbox WHERE ended_at IS NULL GROUP BY platform ORDER BY platform",
        )
        .await
    }

    async fn counted(&self, query: &'static str) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query(query).fetch_all(&self.reader).await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("count")?))).collect()
    }

    /// The earliest deadline of all running games, their reminders aside.
    pub async fn earliest_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        let rows = sqlx::query("SELECT body FROM games WHERE deadline_at IS NOT NULL").fetch_all(&self.reader).await?;
        let mut earliest = None;
        for row in rows {
            let body: String = row.try_get("body")?;
            let game: Game = serde_json::from_str(&body)?;
            let deadline = game.running().and_then(|running| running.deadline);
            earliest = match (earliest, deadline) {
                (Some(known), Some(deadline)) => Some(std::cmp::min(known, deadline)),
                (known, deadline) => known.or(deadline),
            };
        }
        Ok(earliest)
    }
}
