//! Places: shows a game's rooms together, deletes stored data about people, and reports closed channels.

use dragoman_game::decide::network::{Known, Next};
use dragoman_game::event::{Place, RoomId};
use dragoman_game::model::GameId;
use dragoman_game::notice::Destination;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::report::Report;
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

    /// Reports that nothing can be posted in a channel, each time until something can, or in an archived room, since as many
    /// are active as the network allows. Returns whether the row has ended because of that.
    pub(super) async fn report_setback(
        &self,
        row: &OutboxRow,
        place: &Place,
        setback: &Setback,
    ) -> Result<bool, StoreError> {
        let channel = match (place, setback) {
            (Place::Channel(channel), _) => channel,
            (Place::Room(room), Setback::Refused(Refusal::TooManyRooms)) => {
                return self.report_too_many_rooms(row, room).await;
            }
            (Place::Room(_) | Place::Person(_) | Place::Reply { .. }, _) => return Ok(false),
        };
        let report = match setback {
            Setback::Refused(refusal) => {
                let (channel, refusal) = (channel.clone(), refusal.clone());
                Report::ChannelRefused { channel, refusal, again: self.patience.is_refused(row, self.clock.now()) }
            }
            Setback::Gone => Report::ChannelDeleted { channel: channel.clone() },
            Setback::Later { .. } => return Ok(false),
        };
        let loaded = match &row.game {
            Some(id) => self.store.game(id).await?,
            None => None,
        };
        let (game, version) =
            (loaded.as_ref().map(|loaded| &loaded.game), loaded.as_ref().map(|loaded| loaded.version));
        let carried = Some((&row.notice, &row.key));
        let known = Known { game, version, carried, ..Known::at(self.clock.now()) };
        let next = self.report(Some(row), &report, known).await?;
        Ok(matches!(next, Next::Drop(_)))
    }

    /// Reports that `room`, a press room or the order thread that replaces somebody's private messages, stays archived, since as
    /// many are active as the network allows. Returns whether the row has ended because of that.
    async fn report_too_many_rooms(&self, row: &OutboxRow, room: &RoomId) -> Result<bool, StoreError> {
        let (game, press_room) = (self.game(row.game.as_ref()).await?, self.store.room(room).await?);
        let refusal = Refusal::TooManyRooms;
        let report = match (&press_room, &row.to) {
            (Some(_), _) => Report::RoomRefused { refusal },
            (None, Destination::Place(Place::Person(person) | Place::Reply { author: person, .. })) => {
                Report::OrderThreadRefused { person: person.clone(), refusal }
            }
            (None, Destination::Place(_) | Destination::Press { .. }) => return Ok(false),
        };
        let carried = Some((&row.notice, &row.key));
        let known = Known { game: game.as_ref(), rooms: press_room.as_slice(), carried, ..Known::at(self.clock.now()) };
        Ok(matches!(self.report(Some(row), &report, known).await?, Next::Drop(_)))
    }
}

/// The key under which a game's rooms are shown together: always the same, and the same as in older versions.
fn space_key(game: &GameId) -> Key {
    Key::from(name_from(&format!("gathering {game}"), 22))
}
