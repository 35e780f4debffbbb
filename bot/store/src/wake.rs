//! Rows that wait until somebody changes something, and are tried at once when that may have happened.

use dragoman_game::event::{Place, PlatformName};
use dragoman_game::notice::Destination;
use jiff::Timestamp;

use super::db;
use super::error::StoreError;
use super::opened::Store;

/// Rows that were tried in the place itself and postponed.
const OF_PLACE: &str = "SELECT seq FROM outbox
     WHERE platform = $1 AND place = $2 AND ended_at IS NULL AND attempts > 0 AND due_at > $3";

/// Rows that were tried in the rooms of the games that are played in a channel: permissions for rooms are granted in
/// their channel. Private messages aren't among them.
const OF_ROOMS: &str = "SELECT seq FROM outbox
     WHERE platform = $1 AND ended_at IS NULL AND attempts > 0 AND due_at > $3
         AND game_id IN (SELECT id FROM games WHERE channel = $2)
         AND (substr(place, 1, 9) = '{\"press\":' OR substr(place, 1, 17) = '{\"place\":{\"room\":')";

/// Rows that were tried and wait.
const TRIED: &str = "SELECT seq FROM outbox
     WHERE platform = $1 AND ended_at IS NULL AND attempts > 0 AND due_at > $2";

impl Store {
    /// Makes rows due that were tried and are due after `latest` only. Returns whether there were any.
    pub async fn wake_later(
        &self,
        platform: PlatformName,
        latest: Timestamp,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let waiting = db::query_scalar::<i64>(TRIED)
            .bind(platform.as_str())
            .bind(latest.as_millisecond())
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        for seq in &waiting {
            self.postponed(*seq, now).await?;
        }
        Ok(!waiting.is_empty())
    }

    /// Deletes a row that has ended.
    pub async fn erased(&self, seq: i64) -> Result<(), StoreError> {
        db::query("DELETE FROM outbox WHERE seq = $1 AND ended_at IS NOT NULL")
            .bind(seq)
            .execute(&mut self.durably().await?)
            .await?;
        Ok(())
    }

    /// Makes rows due that were tried in `place` and postponed, and for a channel also those for its games' rooms. Rows
    /// that were never tried wait for their time. Returns whether there were any.
    pub async fn wake(&self, place: &Place, now: Timestamp) -> Result<bool, StoreError> {
        let mut waiting = db::query_scalar::<i64>(OF_PLACE)
            .bind(place.platform().as_str())
            .bind(serde_json::to_string(&Destination::Place(place.clone()))?)
            .bind(now.as_millisecond())
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        if let Place::Channel(channel) = place {
            let of_rooms = db::query_scalar::<i64>(OF_ROOMS)
                .bind(place.platform().as_str())
                .bind(channel.as_str())
                .bind(now.as_millisecond())
                .fetch_all(&mut self.readers.take().await?)
                .await?;
            waiting.extend(of_rooms);
        }
        for seq in &waiting {
            self.postponed(*seq, now).await?;
        }
        Ok(!waiting.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Due;
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::{ChannelId, PersonId};
    use dragoman_game::notice::{Notice, Outgoing, Priority};

    fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millisecond(milliseconds).expect("an instant")
    }

    async fn refused_rows_become_due_and_scheduled_rows_keep_their_time(on: On) {
        let (_place, store) = on.store().await;
        let channel = Place::Channel(ChannelId::new(PlatformName::Discord, "1"));
        let person = Place::Person(PersonId::new(PlatformName::Discord, "2"));
        let say = |to: &Place, due| Outgoing {
            to: Destination::Place(to.clone()),
            slot: None,
            game: None,
            notice: Notice::Done,
            priority: Priority::Event,
            due: at(due),
            expires: None,
        };
        let outgoing = vec![say(&channel, 1), say(&person, 900)];
        let number = std::sync::atomic::AtomicUsize::new(0);
        let key = |_: &Outgoing| number.fetch_add(1, std::sync::atomic::Ordering::SeqCst).to_string();
        store.save(&Changes { outgoing, ..Changes::default() }, at(1), key).await.expect("saved");
        let claimed = async |now| match store.claim(PlatformName::Discord, at(now), 9).await.expect("claimed") {
            Due::Rows(rows) => rows.into_iter().map(|row| row.seq).collect::<Vec<_>>(),
            Due::At(_) | Due::Nothing => Vec::new(),
        };
        assert_eq!(claimed(2).await, [1]);
        assert!(!store.wake(&channel, at(3)).await.expect("looked"), "it is under way");
        store.attempting(1, 0, at(3)).await.expect("noted");
        store.postponed(1, at(500)).await.expect("put off");
        assert_eq!(claimed(4).await, [0_i64; 0]);
        assert!(!store.wake(&person, at(4)).await.expect("looked"), "a reminder keeps its time");
        assert!(store.wake(&channel, at(4)).await.expect("looked"));
        assert_eq!(claimed(4).await, [1]);
    }

    on_each!(refused_rows_become_due_and_scheduled_rows_keep_their_time);
}
