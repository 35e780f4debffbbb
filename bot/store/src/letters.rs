//! Letters of games in which it was agreed to store them. They are deleted with the other notes about a game that is over
//! (`retention.rs`), and all that a person wrote or received when that person is forgotten.

use dragoman_game::event::PersonId;
use dragoman_game::loaded::{Letter, LetterRow};
use dragoman_game::model::GameId;
use dragoman_game::standing::{may_see_letter, storage};
use jiff::Timestamp;
use serde_json::{Value, json};

use super::db::{self, Row, Transaction};
use super::error::StoreError;
use super::opened::Store;

/// How many letters of a game are stored: from then on each new one takes the place of the oldest of the power that has most
/// of them, so that nobody can push out those of others.
const MOST_LETTERS: i64 = 2000;

/// Letters that a person wrote or received.
const OWN: &str = "SELECT letters.game_id, letters.number, phase, sender, readers, text FROM letter_people
     JOIN letters ON letters.game_id = letter_people.game_id AND letters.number = letter_people.number
     WHERE person = $1 ORDER BY letters.game_id, letters.number";

/// `people`: those who are known to have written or received it.
fn row(row: &Row, people: &[PersonId]) -> Result<LetterRow, StoreError> {
    let letter = Letter {
        phase: row.try_get::<String>("phase")?.as_str().into(),
        from: row.try_get::<String>("sender")?.as_str().into(),
        to: serde_json::from_str(&row.try_get::<String>("readers")?)?,
        text: row.try_get("text")?,
    };
    Ok(LetterRow::new(GameId(row.try_get("game_id")?), row.try_get("number")?, people.to_vec(), letter))
}

pub(super) async fn save(transaction: &mut Transaction<'_>, row: &LetterRow, now: Timestamp) -> Result<(), StoreError> {
    let permit = storage();
    let Some(letter) = row.read(&permit) else { return Ok(()) };
    db::query(
        "INSERT INTO letters (game_id, number, phase, sender, readers, text, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&row.game.0)
    .bind(row.number)
    .bind(letter.phase.to_string())
    .bind(letter.from.to_string())
    .bind(serde_json::to_string(&letter.to)?)
    .bind(&letter.text)
    .bind(now.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    for person in row.people(&permit) {
        db::query("INSERT INTO letter_people (person, game_id, number) VALUES ($1, $2, $3)")
            .bind(person.as_str())
            .bind(&row.game.0)
            .bind(row.number)
            .execute(&mut *transaction)
            .await?;
    }
    drop_surplus(transaction, &row.game).await
}

/// Deletes a letter of `game`, or several that an older version left.
async fn drop_surplus(transaction: &mut Transaction<'_>, game: &GameId) -> Result<(), StoreError> {
    let stored: i64 = db::query_scalar("SELECT COUNT(*) FROM letters WHERE game_id = $1")
        .bind(&game.0)
        .fetch_one(&mut *transaction)
        .await?;
    for _ in MOST_LETTERS..stored {
        let oldest: Option<u32> = db::query_scalar(
            "SELECT MIN(number) AS oldest FROM letters WHERE game_id = $1 GROUP BY sender ORDER BY COUNT(*) DESC, oldest LIMIT 1",
        )
        .bind(&game.0)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(oldest) = oldest else { return Ok(()) };
        delete_one(transaction, &game.0, oldest).await?;
    }
    Ok(())
}

async fn delete_one(transaction: &mut Transaction<'_>, game: &str, number: u32) -> Result<(), StoreError> {
    for query in [
        "DELETE FROM letters WHERE game_id = $1 AND number = $2",
        "DELETE FROM letter_people WHERE game_id = $1 AND number = $2",
    ] {
        db::query(query).bind(game).bind(number).execute(&mut *transaction).await?;
    }
    Ok(())
}

/// Deletes the letters of a game.
pub(super) async fn delete(transaction: &mut Transaction<'_>, game: &str) -> Result<(), StoreError> {
    let rows = ["DELETE FROM letters WHERE game_id = $1", "DELETE FROM letter_people WHERE game_id = $1"];
    Ok(transaction.run_each(&rows, game).await?)
}

/// Deletes all letters that a person wrote or received: nobody can agree any more for this person.
pub(super) async fn forget(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<(), StoreError> {
    let own: Vec<(String, u32)> = db::query_as("SELECT game_id, number FROM letter_people WHERE person = $1")
        .bind(person.as_str())
        .fetch_all(&mut *transaction)
        .await?;
    for (game, number) in own {
        delete_one(transaction, &game, number).await?;
    }
    Ok(())
}

impl Store {
    /// The stored letters of a game, the oldest first, without the people who wrote and received them.
    pub async fn letters(&self, game: &GameId) -> Result<Vec<LetterRow>, StoreError> {
        let rows = db::query(
            "SELECT game_id, number, phase, sender, readers, text FROM letters WHERE game_id = $1 ORDER BY number",
        )
        .bind(&game.0)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|found| row(found, &[])).collect()
    }

    /// The stored letters that a person wrote or received, as JSON.
    pub(super) async fn letters_of(&self, person: &PersonId) -> Result<Vec<Value>, StoreError> {
        let rows = db::query(OWN).bind(person.as_str()).fetch_all(&mut self.readers.take().await?).await?;
        let own = std::slice::from_ref(person);
        let letters = rows.iter().map(|found| row(found, own)).collect::<Result<Vec<_>, _>>()?;
        let shown = |row: &LetterRow| {
            let Letter { phase, from, to, text } = row.read(&may_see_letter(row, person)?)?;
            Some(json!({ "game": row.game, "phase": phase, "from": from, "to": to, "text": text }))
        };
        Ok(letters.iter().filter_map(shown).collect())
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::PlatformName;

    use super::*;
    use crate::db::begin;
    use crate::test_database::{On, on_each};

    fn letter(number: u32, from: &str) -> LetterRow {
        let letter = Letter { phase: "S1901M".into(), from: from.into(), to: Vec::new(), text: "hello".into() };
        let people = vec![PersonId::new(PlatformName::Local, "ada")];
        LetterRow::new(GameId("talkative".into()), number, people, letter)
    }

    async fn who_writes_most_pushes_out_their_own_letters(on: On) {
        let (_place, store) = on.store().await;
        let mut connection = store.durably().await.unwrap();
        let mut transaction = begin(&mut connection).await.unwrap();
        // Italy has written one letter in 2,000, and Germany two; France all others.
        for planted in [
            "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at)
                 VALUES ('talkative', 1, 'Talk', 'local:hall', 'local', 'running', '{}', 1)",
            "INSERT INTO letters (game_id, number, phase, sender, readers, text, sent_at)
                 WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
                 SELECT 'talkative', i, 'S1901M', CASE WHEN i = 1 THEN 'ITALY' WHEN i < 4 THEN 'GERMANY' ELSE 'FRANCE' END,
                     '[]', 'x', 1 FROM n",
        ] {
            db::query(planted).execute(&mut transaction).await.unwrap();
        }
        for (number, from) in [(2001, "FRANCE"), (2002, "ITALY"), (2003, "FRANCE")] {
            save(&mut transaction, &letter(number, from), Timestamp::UNIX_EPOCH).await.unwrap();
        }
        let left: Vec<u32> = db::query_scalar("SELECT number FROM letters WHERE game_id = 'talkative' ORDER BY number")
            .fetch_all(&mut transaction)
            .await
            .unwrap();
        assert_eq!((left.len(), &left[..5]), (2000, &[1, 2, 3, 7, 8][..]));
    }

    on_each!(who_writes_most_pushes_out_their_own_letters);
}
