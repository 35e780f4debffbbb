//! Room audit after changes of permissions: asks who can read private rooms without being in them, and locks order
//! threads that others can read.

use std::collections::{BTreeSet, HashMap};

use dragoman_game::decide::network::{self, Known};
use dragoman_game::event::{ChannelId, PersonId};
use dragoman_game::model::GameId;
use dragoman_game::report::Report;
use dragoman_store::StoreError;
use tracing::Instrument as _;

use super::OutboxDispatcher;
use super::call::call;

impl OutboxDispatcher {
    /// Asks the network who of those who play, stand in or watch could read the game's rooms without being in them, and
    /// reports that. `false`: the network didn't answer.
    pub(super) async fn audit_rooms(&self, id: &GameId) -> Result<bool, StoreError> {
        let loaded = match self.store.game(id).await {
            Ok(Some(loaded)) => loaded,
            Ok(None) => return Ok(true),
            Err(error) if error.is_of_database() => return Err(error),
            // Who plays in it isn't known, also when this is asked again: the other games' rooms mustn't wait for that.
            Err(error) => {
                tracing::warn!(game = %id, %error, "the rooms of a game that can't be read aren't audited");
                return Ok(true);
            }
        };
        let game = &loaded.game;
        let Some(platform) = self.platform(game.channel.platform()) else { return Ok(false) };
        let here = network::readers(game).filter(|person| person.platform() == platform.name());
        let here: Vec<PersonId> = here.cloned().collect();
        let by = match platform.readers_outside(&game.channel, &here).instrument(call("readers_outside")).await {
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
        self.report(None, &Report::RoomsReadable { by }, known).await?;
        Ok(true)
    }

    /// Asks the network who could read the order threads in use under `channel`, of those who play with their owners in
    /// whichever game, and locks these threads. `false`: the network didn't answer.
    pub(super) async fn audit_order_threads(&self, channel: &ChannelId) -> Result<bool, StoreError> {
        let (mut order_threads, mut served) = (Vec::new(), HashMap::new());
        for order_thread in self.store.order_threads_under(channel).await? {
            let games = self.games_served(&order_thread.person, None).await?;
            let others = network::others(&games, &order_thread.person);
            served.insert(order_thread.person.clone(), games);
            order_threads.push((order_thread, others));
        }
        let people: BTreeSet<&PersonId> = order_threads.iter().flat_map(|(_, others)| others).collect();
        if people.is_empty() {
            return Ok(true);
        }
        let Some(platform) = self.platform(channel.platform()) else { return Ok(false) };
        let (people, now) = (people.into_iter().cloned().collect::<Vec<_>>(), self.clock.now());
        let by = match platform.readers_outside(channel, &people).instrument(call("readers_outside")).await {
            Ok(by) => by,
            Err(setback) => {
                tracing::info!(%channel, %setback, "the readers of order threads couldn't be determined");
                return Ok(false);
            }
        };
        for (order_thread, others) in &order_threads {
            let unable = others.iter().filter(|person| !by.contains(person));
            self.no_readers.set(&order_thread.room, unable.cloned(), now);
        }
        let mut all = true;
        for order_thread in network::readable_order_threads(&order_threads, &by) {
            let games = served.get(&order_thread.person).map(Vec::as_slice).unwrap_or_default();
            all &= self.lock(&*platform, games, order_thread).await?;
        }
        Ok(all)
    }
}
