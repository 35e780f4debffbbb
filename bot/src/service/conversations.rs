//! Places with two people that aren't a private conversation, channels that are deleted, and places that can be reached
//! again.

use dragoman_game::decide::network::{self, Known};
use dragoman_game::decide::press::room_of;
use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::{MemberChange, Report};
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// Tells `person` there that `place` isn't a private conversation, and in their own one that it is private: once
    /// each.
    pub(super) async fn tell_not_private(
        &self,
        place: &ChannelId,
        person: &PersonId,
        why: NotPrivate,
    ) -> Result<(), StoreError> {
        let language = self.store.person(person).await?.and_then(|person| person.language);
        let now = self.clock.now();
        let known = Known { language: language.unwrap_or(self.defaults.language), ..Known::at(now) };
        let report = Report::NotPrivate { place: place.clone(), person: person.clone(), why };
        self.reported(&report, &known).await
    }

    /// Has who was let in by hand put out of a press room, and tells its players that, or who was put out by hand. The same
    /// for an order thread and its owner.
    pub(super) async fn tell_room(
        &self,
        room: &RoomId,
        person: &PersonId,
        change: MemberChange,
    ) -> Result<(), StoreError> {
        let Some(row) = self.store.room(room).await? else {
            let order_thread = self.store.order_thread_in(room).await?;
            let known = Known { order_thread: order_thread.as_ref(), ..Known::at(self.clock.now()) };
            return self.reported(&Report::OrderThreadMember { person: person.clone(), change }, &known).await;
        };
        let Some(game) = self.game_if_readable(&row.game).await? else { return Ok(()) };
        let known = Known { game: Some(&game), rooms: std::slice::from_ref(&row), ..Known::at(self.clock.now()) };
        self.reported(&Report::RoomMember { person: person.clone(), change }, &known).await
    }

    /// Whether the game of the press room `room` has `person` in it now; `None`: it is no press room.
    pub(super) async fn is_member(&self, room: &RoomId, person: &PersonId) -> Result<Option<bool>, StoreError> {
        let Some(row) = self.store.room(room).await? else { return Ok(None) };
        let game = self.game_if_readable(&row.game).await?;
        Ok(game.map(|game| room_of(&game, &row).members.contains(person)))
    }

    /// Tells everyone in the games of `channel` that it was deleted, once each: whoever posts there next finds the same.
    pub(super) async fn tell_deleted(&self, channel: &ChannelId) -> Result<(), StoreError> {
        for id in self.store.games_in(channel).await? {
            let Some(game) = self.game_if_readable(&id).await? else { continue };
            let known = Known { game: Some(&game), ..Known::at(self.clock.now()) };
            self.reported(&Report::ChannelDeleted { channel: channel.clone() }, &known).await?;
        }
        Ok(())
    }

    /// Does what follows from something that a network reports, if anything does.
    async fn reported(&self, report: &Report, known: &Known<'_>) -> Result<(), StoreError> {
        let changes = network::reported(report, known).decision.changes;
        if !changes.is_nothing() {
            self.store.save(&changes, known.now, |_| self.random_key()).await?;
            self.outbox.notify_waiters();
        }
        Ok(())
    }

    /// Makes what waits for `place` due at once.
    pub(super) async fn wake(&self, place: &Place) -> Result<(), StoreError> {
        if self.store.wake(place, self.clock.now()).await? {
            self.outbox.notify_waiters();
        }
        Ok(())
    }
}
