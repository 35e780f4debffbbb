//! Reads what happened in a game, for questions about it.

use dragoman_exchange::StoredReport;
use dragoman_game::event::PersonId;
use dragoman_game::loaded::Sent;
use dragoman_game::model::{Game, GameId, PhaseId, PhaseRecord, PowerId};
use dragoman_game::rules::{Revision, StoredSheet};
use jiff::Timestamp;

use super::db::{self, begin};
use super::error::StoreError;
use super::games;
use super::opened::Store;

impl Store {
    /// Every phase that was played with its number, in order.
    pub async fn played(&self, game: &GameId) -> Result<Vec<(u32, PhaseId)>, StoreError> {
        let rows = db::query("SELECT number, phase FROM phases WHERE game_id = $1 ORDER BY number")
            .bind(&game.0)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("number")?, row.try_get::<String>("phase")?.into()))).collect()
    }

    /// Stores the reports of phases that have none, by their numbers. A stored report is never changed, not even by one
    /// of a newer program.
    pub async fn keep_reports(&self, game: &GameId, reports: &[(u32, StoredReport)]) -> Result<(), StoreError> {
        self.noted(self.try_keep_reports(game, reports).await)
    }

    async fn try_keep_reports(&self, game: &GameId, reports: &[(u32, StoredReport)]) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        for (number, report) in reports {
            db::query("UPDATE phases SET report = $3 WHERE game_id = $1 AND number = $2 AND report IS NULL")
                .bind(&game.0)
                .bind(*number)
                .bind(serde_json::to_string(report)?)
                .execute(&mut transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// All phases that were played, in order, without their reports.
    pub async fn records(&self, game: &GameId) -> Result<Vec<PhaseRecord>, StoreError> {
        let rows = db::query("SELECT record FROM phases WHERE game_id = $1 ORDER BY number")
            .bind(&game.0)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter()
            .map(|row| {
                let record: String = row.try_get("record")?;
                Ok(serde_json::from_str(&record)?)
            })
            .collect()
    }

    /// Adds a game that was played elsewhere, with its history.
    pub async fn import(&self, game: &Game, records: &[PhaseRecord], now: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        games::save(&mut transaction, game, 0, games::News::default(), now).await?;
        for (number, record) in (1..).zip(records) {
            games::save_phase(&mut transaction, &game.id, number, record, now).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// How `person` changed the orders of `power` in a phase, in order, at most the last `most` times. Nobody is shown what
    /// somebody else sent.
    pub async fn revisions(
        &self,
        (game, phase, power): (&GameId, u32, &PowerId),
        person: &PersonId,
        most: u32,
    ) -> Result<Vec<Revision>, StoreError> {
        let rows = db::query(
            "SELECT sheet, sent_at FROM orders WHERE game_id = $1 AND phase = $2 AND power = $3 AND person = $4
             ORDER BY revision DESC LIMIT $5",
        )
        .bind(&game.0)
        .bind(phase)
        .bind(power.as_str())
        .bind(person.as_str())
        .bind(most)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        let rows = rows.iter().rev().map(|row| {
            let sheet: StoredSheet = serde_json::from_str(&row.try_get::<String>("sheet")?)?;
            let at = Timestamp::from_millisecond(row.try_get("sent_at")?);
            Ok(Revision::new(power.clone(), phase, at.map_err(|_| StoreError::Nonsense("time"))?, sheet))
        });
        rows.collect()
    }

    /// What `person` sent for a phase, in order. Nobody is shown what somebody else typed.
    pub async fn sent(&self, game: &GameId, phase: u32, person: &PersonId) -> Result<Vec<Sent>, StoreError> {
        let rows = db::query(
            "SELECT power, typed FROM orders WHERE game_id = $1 AND phase = $2 AND person = $3
             ORDER BY power, revision",
        )
        .bind(&game.0)
        .bind(phase)
        .bind(person.as_str())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter()
            .map(|row| Ok(Sent { power: row.try_get::<String>("power")?.into(), typed: row.try_get("typed")? }))
            .collect()
    }
}
