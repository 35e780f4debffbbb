//! Statements of players to each other, and their answers. They name powers and no people, and are deleted with the other notes
//! about a game that is over (`retention.rs`).

use std::collections::HashMap;

use dragoman_game::model::{GameId, PowerId};
use dragoman_game::negotiation::{Answer, ReplyRow, Said, StatementRow};
use dragoman_game::standing::storage;
use jiff::Timestamp;

use super::db::{self, Transaction};
use super::error::StoreError;
use super::opened::Store;

/// How many statements of one conversation are stored: the last ones.
const MOST_STATEMENTS: u32 = 1000;

fn named(talk: &[PowerId]) -> String {
    talk.join("+")
}

pub(super) async fn save(
    transaction: &mut Transaction<'_>,
    row: &StatementRow,
    now: Timestamp,
) -> Result<(), StoreError> {
    let permit = storage();
    let Some(read) = row.read(&permit) else { return Ok(()) };
    db::query("INSERT INTO statements (game_id, talk, number, said, said_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(&row.game.0)
        .bind(named(read.talk))
        .bind(row.number)
        .bind(serde_json::to_string(read.said)?)
        .bind(now.as_millisecond())
        .execute(&mut *transaction)
        .await?;
    if let Some(surplus) = row.number.checked_sub(MOST_STATEMENTS).filter(|surplus| *surplus > 0) {
        for query in [
            "DELETE FROM statements WHERE game_id = $1 AND talk = $2 AND number <= $3",
            "DELETE FROM statement_replies WHERE game_id = $1 AND talk = $2 AND number <= $3",
        ] {
            db::query(query).bind(&row.game.0).bind(named(read.talk)).bind(surplus).execute(&mut *transaction).await?;
        }
    }
    Ok(())
}

/// Stores an answer; it replaces an earlier one of the same power.
pub(super) async fn answer(
    transaction: &mut Transaction<'_>,
    row: &ReplyRow,
    now: Timestamp,
) -> Result<(), StoreError> {
    let permit = storage();
    let Some((talk, number, power, answer)) = row.read(&permit) else { return Ok(()) };
    db::query(
        "INSERT INTO statement_replies (game_id, talk, number, power, reply, replied_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (game_id, talk, number, power) DO UPDATE SET reply = excluded.reply, replied_at = excluded.replied_at",
    )
    .bind(&row.game.0)
    .bind(named(talk))
    .bind(number)
    .bind(power.as_str())
    .bind(String::from(answer))
    .bind(now.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

/// Deletes the statements of a game.
pub(super) async fn delete(transaction: &mut Transaction<'_>, game: &str) -> Result<(), StoreError> {
    let rows = ["DELETE FROM statements WHERE game_id = $1", "DELETE FROM statement_replies WHERE game_id = $1"];
    Ok(transaction.run_each(&rows, game).await?)
}

impl Store {
    /// The statements of a game with their answers, in the order in which they were said. What this program can't read, since a
    /// newer one wrote it, is left out.
    pub async fn statements(&self, game: &GameId) -> Result<Vec<StatementRow>, StoreError> {
        let mut connection = self.readers.take().await?;
        let replies = db::query("SELECT talk, number, power, reply FROM statement_replies WHERE game_id = $1")
            .bind(&game.0)
            .fetch_all(&mut connection)
            .await?;
        let mut answered: HashMap<(String, u32), Vec<(PowerId, Answer)>> = HashMap::new();
        for row in replies {
            let power: String = row.try_get("power")?;
            if let Ok(answer) = Answer::try_from(row.try_get::<String>("reply")?) {
                let statement = (row.try_get("talk")?, row.try_get("number")?);
                answered.entry(statement).or_default().push((power.as_str().into(), answer));
            }
        }
        let rows: Vec<(String, u32, String)> =
            db::query_as("SELECT talk, number, said FROM statements WHERE game_id = $1 ORDER BY said_at, talk, number")
                .bind(&game.0)
                .fetch_all(&mut connection)
                .await?;
        let read = |(talk, number, said): (String, u32, String)| {
            let said: Said = serde_json::from_str(&said).ok()?;
            let members = talk.split('+').map(PowerId::from).collect();
            let replies = answered.remove(&(talk, number)).unwrap_or_default();
            Some(StatementRow::new(game.clone(), members, number, said).with(replies))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}
