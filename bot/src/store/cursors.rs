//! How far each adapter has read.

use sqlx::Row;

use super::{Store, StoreError};

impl Store {
    /// The value noted under `name`.
    pub async fn cursor(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row =
            sqlx::query("SELECT value FROM cursors WHERE name = $1").bind(name).fetch_optional(&self.reader).await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    /// All that is noted under names that begin with `prefix`.
    pub async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query("SELECT name, value FROM cursors WHERE substr(name, 1, length($1)) = $1 ORDER BY name")
            .bind(prefix)
            .fetch_all(&self.reader)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
    }

    /// Notes `value` under `name`.
    pub async fn advance(&self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO cursors (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&mut *self.at_leisure().await?)
        .await?;
        Ok(())
    }
}
