//! Room audit after changes of permissions: closes rooms and order threads that others can read by now.

use dragoman_game::decide::press::room_of;
use dragoman_game::decide::relay;
use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::{Game, GameId};
use dragoman_game::notice::relayed::{Outsider, Relayed};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::room::Room;
use dragoman_platform::{Platform, Setback};
use dragoman_store::StoreError;

use super::OutboxDispatcher;
use super::order_threads::order_thread_key;

impl OutboxDispatcher {
    /// Asks the network which players could read the game's rooms without being in them, and closes the rooms in which
    /// that matters. `false`: the network didn't answer.
    pub(super) async fn listen_around(&self, id: &GameId) -> Result<bool, StoreError> {
        let Some(loaded) = self.store.game(id).await? else { return Ok(true) };
        let game = &loaded.game;
        let Some(platform) = self.platform(game.channel.platform()) else { return Ok(false) };
        let seated = game.people().filter(|person| person.platform() == platform.name());
        let seated: Vec<PersonId> = seated.cloned().collect();
        let able = match platform.readers_outside(&game.channel, &seated).await {
            Ok(able) => able,
            Err(setback) => {
                tracing::info!(game = %id, %setback, "who could read along can't be found out now");
                return Ok(false);
            }
        };
        if able.is_empty() {
            return Ok(true);
        }
        let mut outgoing = Vec::new();
        if !relay::may_be_read_by_others(&game.settings) {
            // Rooms that are being opened now may have been checked too early.
            let open = loaded.rooms.iter().filter(|row| row.relayed.is_none());
            for row in open {
                let room = room_of(game, row);
                if able.iter().any(|person| !room.members.contains(person)) {
                    // The state of the room is computed again when the row is handled, and it is locked then.
                    let to = Destination::Press { key: row.key.clone(), platform: platform.name() };
                    outgoing.push(self.about(Some(game), to, Notice::EnsureRoom));
                }
            }
            if !outgoing.is_empty() {
                outgoing.push(self.announced(game, &able));
            }
        }
        let mut all = true;
        for order_thread in self.store.order_threads_under(&game.channel).await? {
            if able.iter().all(|person| *person == order_thread.person) || game.seat_of(&order_thread.person).is_none()
            {
                continue;
            }
            match self.shut(&*platform, game, order_thread).await? {
                Ok(said) => outgoing.push(said),
                Err(setback) => {
                    tracing::info!(game = %id, %setback, "a desk that could be read by others can't be locked now");
                    all = false;
                }
            }
        }
        if !outgoing.is_empty() {
            self.put_out(outgoing).await?;
            self.outbox.notify_waiters();
        }
        Ok(all)
    }

    /// In the channel, by power: who could read other players' rooms. A newer notice edits the older one.
    fn announced(&self, game: &Game, able: &[PersonId]) -> Outgoing {
        let seats = game.seats.iter().filter(|seat| seat.person().is_some_and(|person| able.contains(person)));
        let people: Vec<Outsider> = seats.filter_map(relay::outsider).collect();
        let powers: Vec<&str> =
            people.iter().flat_map(|outsider| &outsider.sitting.powers).map(String::as_str).collect();
        let slot = Some(format!("ears:{}:{}", game.id, powers.join("+")));
        let notice = Notice::Relayed(Relayed::Outsiders { people });
        Outgoing { slot, ..self.about(Some(game), Destination::Place(Place::Channel(game.channel.clone())), notice) }
    }

    /// Locks an order thread that others could read. Rows for its owner are tried in private again, and the channel
    /// says what to do about that.
    async fn shut(
        &self,
        platform: &dyn Platform,
        game: &Game,
        order_thread: OrderThread,
    ) -> Result<Result<Outgoing, Setback>, StoreError> {
        let name = game.seat_of(&order_thread.person).map(|seat| seat.name.clone()).unwrap_or_default();
        let reader = self.reader(&Place::Person(order_thread.person.clone()), Some(game)).await?;
        let opened =
            self.order_thread_room(&order_thread.person, &name, game, reader.language, Some(order_thread.room.clone()));
        let room = Room { open: false, ..opened };
        match platform.ensure_room(&order_thread_key(&order_thread.person, game), &room).await {
            Ok(_) | Err(Setback::Gone | Setback::Refused(_)) => {}
            Err(later @ Setback::Later { .. }) => return Ok(Err(later)),
        }
        let person = order_thread.person.clone();
        self.store.set_order_thread(&OrderThread { closed: false, ..order_thread }, &[]).await?;
        Ok(Ok(Outgoing { priority: Priority::Event, ..self.unreachable(person, name, game) }))
    }
}
