//! Places: shows a game's rooms together, opens rooms again that don't exist any more, and reports closed channels.

use std::collections::BTreeSet;

use dragoman_game::changes::Changes;
use dragoman_game::decide::press::room_of;
use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::{Game, GameId, Stage};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::person::is_stranger;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::{Platform, Setback, Space};
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::{name_from, random_name};
use dragoman_store::{OutboxRow, StoreError};

use super::{GONE, OutboxDispatcher, Sent};

impl OutboxDispatcher {
    /// Shows the present rooms of a game together: a press room that isn't open yet adds a row for this when it is
    /// opened.
    pub(super) async fn ensure_space(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Some(id) = &row.game else { return Ok(Sent::Drop("rooms of no game")) };
        let Some(loaded) = self.store.game(id).await? else { return Ok(Sent::Drop("its game is gone")) };
        let space = Space {
            name: loaded.game.name.clone(),
            channel: loaded.game.channel.clone(),
            rooms: loaded.rooms.into_iter().filter_map(|row| row.room).collect(),
            members: loaded.game.seats.iter().filter_map(|seat| seat.person().cloned()).collect(),
        };
        self.store.attempting(row.seq, self.clock.now()).await?;
        Ok(match platform.ensure_space(&space_key(id), &space).await {
            Ok(()) => Sent::Posted(None),
            Err(Setback::Refused(refusal)) => {
                tracing::warn!(%refusal, "a game's rooms can't be shown together");
                Sent::quietly("the network doesn't let the game's rooms stand together")
            }
            Err(setback) => self.setback(row, &Place::Channel(loaded.game.channel), &setback),
        })
    }

    /// Deletes the network's own notes about a forgotten person, and then the row, which names them too.
    pub(super) async fn forget_notes(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Destination::Place(place @ Place::Person(person)) = &row.to else {
            return Ok(Sent::Drop("notes about nobody"));
        };
        self.store.attempting(row.seq, self.clock.now()).await?;
        if let Err(setback) = platform.forget(person).await {
            return Ok(self.setback(row, place, &setback));
        }
        self.store.posted(row.seq, None, self.clock.now()).await?;
        self.store.erased(row.seq).await?;
        Ok(Sent::Posted(None))
    }

    /// Opens a press room again that somebody with higher permissions than the bot has closed. Notices for the old room
    /// go to the new one.
    pub(super) async fn reopen(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let gone = Sent::Drop(GONE);
        let Destination::Press { key, .. } = &row.to else { return Ok(gone) };
        let (Some(game), Some(press)) = (self.game(row.game.as_ref()).await?, self.store.room_by_key(key).await?)
        else {
            return Ok(gone);
        };
        let room = Room { known: None, ..room_of(&game, &press) };
        Ok(match self.ensure_declared_room(platform, row, &room, Some(&game)).await? {
            Sent::Posted(_) => Sent::Wait(self.clock.now()),
            other => other,
        })
    }

    /// Tells the one who opened the game that its channel is closed to us, once for each time that it is found closed,
    /// since what waits there waits in line; and all who are in the game that it was deleted.
    pub(super) async fn complain(&self, row: &OutboxRow, place: &Place, setback: &Setback) -> Result<(), StoreError> {
        let Place::Channel(channel) = place else { return Ok(()) };
        let refusal = match setback {
            Setback::Refused(refusal @ (Refusal::Permission(_) | Refusal::PutOut)) if row.attempts == 0 => refusal,
            Setback::Gone => &Refusal::Deleted,
            Setback::Refused(_) | Setback::Later { .. } => return Ok(()),
        };
        let Some(game) = self.game(row.game.as_ref()).await? else { return Ok(()) };
        let notice = Notice::Lacks { refusal: refusal.clone(), name: Some(game.name.clone()) };
        let to = |person: &PersonId| Destination::Place(Place::Person(person.clone()));
        if *refusal != Refusal::Deleted {
            return self.put_out(vec![self.about(Some(&game), to(&game.creator), notice)]).await;
        }
        // What was to be said where the game was played before isn't missed.
        if game.channel != *channel || matches!(game.stage, Stage::Over(_)) {
            return Ok(());
        }
        let people: BTreeSet<&PersonId> = game.people().chain([&game.creator]).collect();
        for person in people.into_iter().filter(|person| !is_stranger(person)) {
            let outgoing = self.about(Some(&game), to(person), notice.clone());
            let outgoing = Outgoing { slot: Some(format!("deleted:{}:{channel}", game.id)), ..outgoing };
            let key = name_from(&format!("deleted {} {channel} {person}", game.id), 22);
            self.store.say_once(&outgoing, &Key::from(key)).await?;
        }
        self.outbox.notify_waiters();
        Ok(())
    }

    /// A notice of the dispatcher itself about a game.
    pub(super) fn about(&self, game: Option<&Game>, to: Destination, notice: Notice) -> Outgoing {
        Outgoing {
            to,
            slot: None,
            game: game.map(|game| game.id.clone()),
            notice,
            priority: Priority::Event,
            due: self.clock.now(),
            expires: None,
        }
    }

    /// Adds notices of the dispatcher itself to the outbox.
    pub(super) async fn put_out(&self, outgoing: Vec<Outgoing>) -> Result<(), StoreError> {
        let changes = Changes { outgoing, ..Changes::default() };
        self.store.save(&changes, self.clock.now(), |_| random_name(&SystemEntropy, 22)).await.map(|_| ())
    }
}

/// The key under which a game's rooms are shown together: always the same.
fn space_key(game: &GameId) -> Key {
    Key::from(name_from(&format!("gathering {game}"), 22))
}
