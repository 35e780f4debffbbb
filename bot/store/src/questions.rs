//! Messages and commands that could refer to several games, kept until the person says to which one.

use dragoman_game::event::PersonId;
use dragoman_game::question::Question;
use jiff::Timestamp;

use super::db::{self, Transaction};
use super::error::StoreError;
use super::opened::Store;

/// Stores a question, and deletes those that are too old, and the one that it replaces in its slot.
pub(super) async fn ask(
    transaction: &mut Transaction<'_>,
    question: &Question,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query("DELETE FROM questions WHERE expires_at <= $1")
        .bind(now.as_millisecond())
        .execute(&mut *transaction)
        .await?;
    if let Some(slot) = &question.slot {
        db::query("DELETE FROM questions WHERE person = $1 AND slot = $2")
            .bind(question.person.as_str())
            .bind(slot)
            .execute(&mut *transaction)
            .await?;
    }
    let sql = "INSERT INTO questions (id, person, said, during, expires_at, slot) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING";
    db::query(sql)
        .bind(&question.id)
        .bind(question.person.as_str())
        .bind(serde_json::to_string(&question.said)?)
        .bind(serde_json::to_string(&question.during)?)
        .bind(question.expires.as_millisecond())
        .bind(question.slot.as_deref())
        .execute(&mut *transaction)
        .await?;
    Ok(())
}

/// The question was answered.
pub(super) async fn answered(transaction: &mut Transaction<'_>, id: &str) -> Result<(), StoreError> {
    db::query("DELETE FROM questions WHERE id = $1").bind(id).execute(&mut *transaction).await?;
    Ok(())
}

impl Store {
    /// The question `id`, if `person` was asked it and it can still be answered. A question of an older version about
    /// something that isn't asked about any more is ignored.
    pub async fn question(&self, id: &str, person: &PersonId, now: Timestamp) -> Result<Option<Question>, StoreError> {
        let sql = "SELECT id, said, during, expires_at, slot FROM questions
            WHERE id = $1 AND person = $2 AND expires_at > $3";
        let row = db::query(sql)
            .bind(id)
            .bind(person.as_str())
            .bind(now.as_millisecond())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.map_or(Ok(None), |row| read(&row, person))
    }

    /// The question that `person` was asked last, if it can still be answered, without those that have a slot.
    pub async fn newest_question(&self, person: &PersonId, now: Timestamp) -> Result<Option<Question>, StoreError> {
        // Of the questions of a day, by the index on their end.
        let sql = "SELECT id, said, during, expires_at, slot FROM questions
            WHERE person = $1 AND expires_at > $2 AND slot IS NULL
            ORDER BY expires_at DESC LIMIT 1";
        let row = db::query(sql)
            .bind(person.as_str())
            .bind(now.as_millisecond())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.map_or(Ok(None), |row| read(&row, person))
    }
}

fn read(row: &db::Row, person: &PersonId) -> Result<Option<Question>, StoreError> {
    let (id, said): (String, String) = (row.try_get("id")?, row.try_get("said")?);
    let during: Option<String> = row.try_get("during")?;
    let during = during.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
    let expires = Timestamp::from_millisecond(row.try_get("expires_at")?).map_err(|_| StoreError::Nonsense("time"))?;
    let slot: Option<String> = row.try_get("slot")?;
    let said = serde_json::from_str(&said).ok();
    Ok(said.map(|said| Question { id, person: person.clone(), said, during, expires, slot }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_database::{On, on_each};
    use dragoman_game::action::{CommandAction, OfPhase};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::PlatformName;
    use dragoman_game::model::GameId;
    use dragoman_game::question::Request;

    async fn a_question_about_a_question_of_an_older_version_is_ignored(on: On) {
        let (_place, store) = on.store().await;
        let person = PersonId::new(PlatformName::Local, "tom");
        let (now, expires) = (Timestamp::UNIX_EPOCH, Timestamp::from_second(60).unwrap());
        for (id, said) in [
            ("Q1", r#"{"pressed":"which:game=ab12cd34;question=Q0"}"#),
            ("Q2", r#"{"pressed":"clear:game=ab12cd34"}"#),
            ("Q3", r#"{"text":"status"}"#),
            ("Q4", r#"{"hummed":"a tune"}"#),
        ] {
            db::query("INSERT INTO questions (id, person, said, expires_at) VALUES ($1, $2, $3, $4)")
                .bind(id)
                .bind(person.as_str())
                .bind(said)
                .bind(expires.as_millisecond())
                .execute(&mut store.durably().await.unwrap())
                .await
                .unwrap();
        }
        let mut said = Vec::new();
        for id in ["Q1", "Q2", "Q3", "Q4"] {
            said.push(store.question(id, &person, now).await.unwrap().map(|question| question.said));
        }
        let clear = CommandAction::read("clear:game=ab12cd34").map(Request::Pressed);
        assert_eq!(said, [None, clear.clone(), Some(Request::Text("status".to_owned())), None]);
        // A question that is stored now is read again.
        let phase = OfPhase { number: 3, code: "S1902M".into() };
        let during = [("ab12cd34", Some(phase)), ("ef56ab78", None)].map(|(id, phase)| (GameId(id.to_owned()), phase));
        let question = Question {
            id: "Q5".to_owned(),
            person: person.clone(),
            said: clear.unwrap(),
            during: during.into(),
            expires,
            slot: None,
        };
        let changes = Changes { question: Some(question.clone()), ..Changes::default() };
        store.save(&changes, now, |_| "key".to_owned()).await.unwrap();
        assert_eq!(store.question("Q5", &person, now).await.unwrap(), Some(question));
    }

    async fn of_a_slot_the_newest_is_stored_and_none_is_the_last_that_was_asked(on: On) {
        let (_place, store) = on.store().await;
        let person = |name: &str| PersonId::new(PlatformName::Local, name);
        let (tom, eva) = (person("tom"), person("eva"));
        let now = Timestamp::UNIX_EPOCH;
        let asked = |id: &str, person: &PersonId, hours: i64, slot: Option<&str>| Question {
            id: id.to_owned(),
            person: person.clone(),
            said: Request::Text("status".to_owned()),
            during: [].into(),
            expires: now + jiff::SignedDuration::from_hours(hours),
            slot: slot.map(str::to_owned),
        };
        for question in [
            asked("Q1", &tom, 11, None),
            asked("Q2", &tom, 12, Some("with Eva")),
            asked("Q3", &eva, 12, Some("with Eva")),
            asked("Q4", &tom, 12, Some("with Ben")),
            asked("Q5", &tom, 12, Some("with Eva")),
        ] {
            let changes = Changes { question: Some(question), ..Changes::default() };
            store.save(&changes, now, |_| "key".to_owned()).await.unwrap();
        }
        let mut stored = Vec::new();
        for (id, person) in [("Q1", &tom), ("Q2", &tom), ("Q3", &eva), ("Q4", &tom), ("Q5", &tom)] {
            stored.push(store.question(id, person, now).await.unwrap().is_some());
        }
        assert_eq!(stored, [true, false, true, true, true]);
        // It ends earlier than the others, and is the one that waits for `go-ahead`.
        let newest = store.newest_question(&tom, now).await.unwrap();
        assert_eq!(newest.map(|question| question.id).as_deref(), Some("Q1"));
        assert_eq!(store.newest_question(&eva, now).await.unwrap(), None);
    }

    on_each!(
        a_question_about_a_question_of_an_older_version_is_ignored,
        of_a_slot_the_newest_is_stored_and_none_is_the_last_that_was_asked,
    );
}
