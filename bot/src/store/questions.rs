//! What somebody said that could be meant for several games, until they say for which.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError};
use crate::event::PersonId;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What the buttons name.
    pub id: String,
    /// Who was asked.
    pub person: PersonId,
    /// What they had said.
    pub said: Said,
    /// From then on it is too old to count.
    pub expires: Timestamp,
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// Words.
    Text(String),
    /// A command from the network's own menu, with its values.
    Command(String, BTreeMap<String, String>),
    /// A button.
    Pressed(String),
}

/// Keeps a question, and nothing of those that are too old.
pub(super) async fn ask(
    transaction: &mut Transaction<'static, Sqlite>,
    question: &Question,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM questions WHERE expires_at <= $1")
        .bind(now.as_millisecond())
        .execute(&mut **transaction)
        .await?;
    sqlx::query("INSERT INTO questions (id, person, said, expires_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
        .bind(&question.id)
        .bind(question.person.as_str())
        .bind(serde_json::to_string(&question.said)?)
        .bind(question.expires.as_millisecond())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// The question has its answer.
pub(super) async fn answered(transaction: &mut Transaction<'static, Sqlite>, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM questions WHERE id = $1").bind(id).execute(&mut **transaction).await?;
    Ok(())
}

impl Store {
    /// The question `id`, if `person` was asked it and it still counts.
    pub async fn question(&self, id: &str, person: &PersonId, now: Timestamp) -> Result<Option<Question>, StoreError> {
        let row =
            sqlx::query("SELECT said, expires_at FROM questions WHERE id = $1 AND person = $2 AND expires_at > $3")
                .bind(id)
                .bind(person.as_str())
                .bind(now.as_millisecond())
                .fetch_optional(&self.reader)
                .await?;
        row.map(|row| {
            let said: String = row.try_get("said")?;
            let expires = Timestamp::from_millisecond(row.try_get("expires_at")?);
            Ok(Question {
                id: id.to_owned(),
                person: person.clone(),
                said: serde_json::from_str(&said)?,
                expires: expires.map_err(|_| StoreError::Nonsense("time"))?,
            })
        })
        .transpose()
    }
}
