//! Room audit after changes of permissions: asks who can read private rooms without being in them, and locks order
//! threads that others can read.

use dragoman_game::decide::network::{self, Known};
use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::{Game, GameId};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::report::Report;
use dragoman_game::room::Room;
use dragoman_platform::{Platform, Setback};
use dragoman_store::StoreError;
use tracing::Instrument as _;

use super::OutboxDispatcher;
use super::call::call;
use super::order_threads::order_thread_key;

impl OutboxDispatcher {
    /// Asks the network which players could read the game's rooms without being in them, and reports that. `false`:
    /// the network didn't answer.
    pub(super) async fn audit_rooms(&self, id: &GameId) -> Result<bool, StoreError> {
        let Some(loaded) = self.store.game(id).await? else { return Ok(true) };
        let game = &loaded.game;
        let Some(platform) = self.platform(game.channel.platform()) else { return Ok(false) };
        let seated = game.people().filter(|person| person.platform() == platform.name());
        let seated: Vec<PersonId> = seated.cloned().collect();
        let by = match platform.readers_outside(&game.channel, &seated).instrument(call("readers_outside")).await {
            Ok(by) => by,
            Err(setback) => {
                tracing::info!(game = %id, %setback, "the readers of private rooms couldn't be determined");
                return Ok(false);
            }
        };
        if by.is_empty() {
            return Ok(true);
        }
        let known = Known { game: Some(game), rooms: &loaded.rooms, ..Known::at(self.clock.now()) };
        self.report(None, &Report::RoomsReadable { by: by.clone() }, known).await?;
        let order_threads = self.store.order_threads_under(&game.channel).await?;
        let mut all = true;
        for order_thread in network::readable_order_threads(game, &order_threads, &by) {
            all &= self.lock(&*platform, game, order_thread).await?;
        }
        Ok(all)
    }

    /// Locks an order thread. `false`: the network didn't answer.
    async fn lock(&self, platform: &dyn Platform, game: &Game, order_thread: &OrderThread) -> Result<bool, StoreError> {
        let person = &order_thread.person;
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let open = self.order_thread_room(person, game, reader.language, Some(order_thread.room.clone()));
        let (key, locked) = (order_thread_key(person, game), Room { open: false, ..open });
        match platform.ensure_room(&key, &locked).instrument(call("ensure_room")).await {
            // If it can't be locked, or doesn't exist any more, nothing more is posted in it either.
            Ok(_) | Err(Setback::Gone | Setback::Refused(_)) => {}
            Err(setback @ Setback::Later { .. }) => {
                tracing::info!(game = %game.id, %setback, "an order thread that others could read couldn't be locked");
                return Ok(false);
            }
        }
        let known = Known { game: Some(game), order_thread: Some(order_thread), ..Known::at(self.clock.now()) };
        self.report(None, &Report::OrderThreadLocked { person: person.clone() }, known).await?;
        Ok(true)
    }
}
