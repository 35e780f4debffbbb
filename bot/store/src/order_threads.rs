//! Order threads: private places for people whose own private messages are closed to the bot.

use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::model::GameId;
use dragoman_game::notice::Destination;
use dragoman_game::order_thread::OrderThread;

use super::db::{self, Row, Transaction};
use super::error::StoreError;
use super::opened::Store;

fn order_thread(row: &Row) -> Result<OrderThread, StoreError> {
    let nonsense = |_| StoreError::Nonsense("order thread");
    Ok(OrderThread {
        person: PersonId::try_from(row.try_get::<String>("person")?).map_err(nonsense)?,
        channel: ChannelId::try_from(row.try_get::<String>("channel")?).map_err(nonsense)?,
        room: RoomId::try_from(row.try_get::<String>("room")?).map_err(nonsense)?,
        closed: row.try_get("closed")?,
    })
}

/// The `||` prevents the use of the index of stages: a channel has few games.
const PRIVATE: &str = "SELECT id FROM games WHERE channel = $1 AND stage || '' = 'running'
     AND EXISTS (SELECT 1 FROM rooms WHERE rooms.game_id = games.id AND relayed IS NULL)";

/// Answers to a person since a time, the newest first: other posts to them in that time are skipped.
const REPLIES: &str = "SELECT place FROM outbox WHERE person = $1 AND due_at > $2 AND dropped_why IS NULL
     AND substr(place, 1, length($3)) = $3 ORDER BY seq DESC LIMIT 1";

/// The beginning of an answer's place in the outbox.
const REPLY: &str = r#"{"place":{"reply":"#;

pub(super) async fn save(transaction: &mut Transaction<'_>, order_thread: &OrderThread) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO order_threads (person, channel, room, closed) VALUES ($1, $2, $3, $4) ON CONFLICT (person)
         DO UPDATE SET channel = excluded.channel, room = excluded.room, closed = excluded.closed",
    )
    .bind(order_thread.person.as_str())
    .bind(order_thread.channel.as_str())
    .bind(order_thread.room.as_str())
    .bind(order_thread.closed)
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

impl Store {
    /// The order thread of `person`, used or not.
    pub async fn order_thread_of(&self, person: &PersonId) -> Result<Option<OrderThread>, StoreError> {
        let row = db::query("SELECT person, channel, room, closed FROM order_threads WHERE person = $1")
            .bind(person.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.as_ref().map(order_thread).transpose()
    }

    /// The order thread with the network's id `room`.
    pub async fn order_thread_in(&self, room: &RoomId) -> Result<Option<OrderThread>, StoreError> {
        let row = db::query("SELECT person, channel, room, closed FROM order_threads WHERE room = $1")
            .bind(room.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.as_ref().map(order_thread).transpose()
    }

    /// The order threads in use under `channel`.
    pub async fn order_threads_under(&self, channel: &ChannelId) -> Result<Vec<OrderThread>, StoreError> {
        let rows =
            db::query("SELECT person, channel, room, closed FROM order_threads WHERE channel = $1 AND closed <> 0")
                .bind(channel.as_str())
                .fetch_all(&mut self.readers.take().await?)
                .await?;
        rows.iter().map(order_thread).collect()
    }

    /// Games that are being played in `channel` and have press rooms that are open or being opened.
    pub async fn private_places(&self, channel: &ChannelId) -> Result<Vec<GameId>, StoreError> {
        let rows = db::query(PRIVATE).bind(channel.as_str()).fetch_all(&mut self.readers.take().await?).await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }

    /// The place of the newest private answer to `person` in the last `milliseconds`, to which more can be added.
    pub async fn last_reply_to(
        &self,
        person: &PersonId,
        now: jiff::Timestamp,
        milliseconds: i64,
    ) -> Result<Option<Place>, StoreError> {
        let row = db::query(REPLIES)
            .bind(person.as_str())
            .bind(now.as_millisecond() - milliseconds)
            .bind(REPLY)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let place: String = row.try_get("place")?;
        match serde_json::from_str(&place)? {
            Destination::Place(place) => Ok(Some(place)),
            Destination::Press { .. } => Ok(None),
        }
    }
}
