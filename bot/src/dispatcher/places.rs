//! Places: shows a game's rooms together, and deletes stored data about people.

use dragoman_game::event::Place;
use dragoman_game::model::GameId;
use dragoman_game::notice::Destination;
use dragoman_game::post::Key;
use dragoman_platform::{Platform, Setback, Space};
use dragoman_runtime::names::name_from;
use dragoman_store::{OutboxRow, StoreError};
use tracing::Instrument as _;

use super::call::call;
use super::{OutboxDispatcher, Sent};

impl OutboxDispatcher {
    /// Shows the present rooms of a game together: a press room that isn't open yet adds a row for this when it is
    /// opened.
    pub(super) async fn ensure_space(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Some(id) = &row.game else { return Ok(Sent::Drop("rooms of no game")) };
        let Some(loaded) = self.store.game(id).await? else { return Ok(Sent::Drop("its game is gone")) };
        let space = Space {
            name: loaded.game.name.clone(),
            about: self.words.plain(loaded.game.settings.language, "space-about"),
            channel: loaded.game.channel.clone(),
            rooms: loaded.rooms.into_iter().filter_map(|row| row.room).collect(),
            members: loaded.game.seats.iter().filter_map(|seat| seat.person().cloned()).collect(),
        };
        if !self.attempt(row, "attempted").await? {
            return Ok(Sent::Wait(self.later(row.attempts)));
        }
        Ok(match platform.ensure_space(&space_key(id), &space).instrument(call("ensure_space")).await {
            Ok(()) => Sent::Posted(None),
            Err(Setback::Refused(refusal)) => {
                tracing::warn!(%refusal, "a game's rooms can't be shown together");
                Sent::Needless("the network doesn't let the game's rooms stand together")
            }
            Err(setback) => self.setback(row, &Place::Channel(loaded.game.channel), &setback),
        })
    }

    /// Deletes the network's own data about a deleted person, and then the row, which names them too.
    pub(super) async fn forget_notes(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Destination::Place(place @ Place::Person(person)) = &row.to else {
            return Ok(Sent::Drop("notes about nobody"));
        };
        self.store.attempting(row.seq, row.attempts, self.clock.now()).await?;
        if let Err(setback) = platform.forget(person).instrument(call("forget")).await {
            return Ok(self.setback(row, place, &setback));
        }
        self.store.posted(row.seq, None, self.clock.now()).await?;
        self.store.erased(row.seq).await?;
        Ok(Sent::Posted(None))
    }
}

/// The key under which a game's rooms are shown together: always the same, and the same as in older versions.
fn space_key(game: &GameId) -> Key {
    Key::from(name_from(&format!("gathering {game}"), 22))
}
