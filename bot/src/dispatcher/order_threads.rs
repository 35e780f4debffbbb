//! Order threads: people who take no private messages get a private thread instead, until they do.

use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::model::Game;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_l10n::Language;
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::names::name_from;
use dragoman_say::order_thread_name;
use dragoman_store::{OutboxRow, StoreError};
use jiff::Timestamp;

use super::rooms::Kind;
use super::{OutboxDispatcher, Sent, part_key};

/// How long something can be added to a person's last private answer, in milliseconds.
const FRESH: i64 = 10 * 60 * 1000;
/// The keys of notices about an order thread come after those of the parts of the longest message.
const PARTS: usize = 1000;

/// The person whose private messages `place` needs.
fn reader(place: &Place) -> Option<&PersonId> {
    match place {
        Place::Person(person) | Place::Reply { author: person, .. } => Some(person),
        Place::Channel(_) | Place::Room(_) => None,
    }
}

impl OutboxDispatcher {
    /// The actual destination of `row`: the order thread, if its reader's private messages are closed.
    pub(super) async fn way(&self, row: &OutboxRow, place: Place) -> Result<Place, StoreError> {
        let Place::Person(person) = &place else { return Ok(place) };
        if let Notice::OrderThreads(OrderThreads::Again { .. }) = row.notice {
            return Ok(place);
        }
        let order_thread = self.store.order_thread_of(person).await?.filter(|order_thread| order_thread.closed);
        Ok(order_thread.map_or(place, |order_thread| Place::Room(order_thread.room)))
    }

    /// `row` was posted in its reader's private messages: they are open.
    pub(super) async fn arrived(&self, row: &OutboxRow, place: &Place) -> Result<(), StoreError> {
        let (Notice::OrderThreads(OrderThreads::Again { .. }), Place::Person(person)) = (&row.notice, place) else {
            return Ok(());
        };
        match self.store.order_thread_of(person).await? {
            Some(order_thread) => {
                self.store.set_order_thread(&OrderThread { closed: false, ..order_thread }, &[]).await
            }
            None => Ok(()),
        }
    }

    /// The reader of `row` takes no private messages: opens an order thread for them, to which the row goes with its
    /// next try.
    pub(super) async fn closed(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: &Place,
        game: Option<&Game>,
    ) -> Result<Sent, StoreError> {
        let waiting = Sent::Wait(self.later(row.attempts.max(6)));
        let Some(person) = reader(place) else { return Ok(waiting) };
        if let Notice::OrderThreads(OrderThreads::Again { from }) = &row.notice {
            let still = self.outgoing(from.clone(), game, OrderThreads::StillClosed);
            return Ok(Sent::Instead { why: "still closed", said: vec![still], relayed: None });
        }
        if let Place::Reply { author, .. } = place {
            // The reply token has expired: the notice goes to its author's private messages.
            let to = Destination::Place(Place::Person(author.clone()));
            let said =
                Outgoing { to, notice: row.notice.clone(), ..self.outgoing(place.clone(), game, OrderThreads::Trying) };
            return Ok(Sent::Instead { why: "the answer went to its author", said: vec![said], relayed: None });
        }
        let known = self.store.order_thread_of(person).await?;
        let Some(game) = game.filter(|game| game.channel.platform() == platform.name()) else {
            // Without a game there is no channel under which an order thread could be opened.
            return match known {
                Some(order_thread) => {
                    self.store.set_order_thread(&OrderThread { closed: true, ..order_thread }, &[]).await?;
                    Ok(Sent::Wait(self.clock.now()))
                }
                None => Ok(waiting),
            };
        };
        let name = game.seat_of(person).map(|seat| seat.name.clone()).unwrap_or_default();
        match self.open_order_thread(platform, row, person, &name, game, known).await? {
            Ok(()) => Ok(Sent::Wait(self.clock.now())),
            Err(Setback::Later { not_before }) => Ok(Sent::Wait(not_before)),
            Err(setback) => {
                tracing::info!(row = row.seq, %setback, "a private place couldn't be opened");
                let said = match setback {
                    Setback::Refused(Refusal::PutOut) => self.left(person, name, game),
                    Setback::Gone | Setback::Refused(_) | Setback::Later { .. } => {
                        self.unreachable(person.clone(), name, game)
                    }
                };
                self.store.say_once(&said, &part_key(&row.key, PARTS + 1)).await?;
                Ok(waiting)
            }
        }
    }

    /// The order thread that replaced `place` doesn't exist any more: the row is tried in private again, and then a new
    /// order thread is opened.
    pub(super) async fn order_thread_is_gone(&self, place: &Place) -> Result<Sent, StoreError> {
        if let Some(person) = reader(place)
            && let Some(order_thread) = self.store.order_thread_of(person).await?
        {
            self.store.set_order_thread(&OrderThread { closed: false, ..order_thread }, &[]).await?;
        }
        Ok(Sent::Wait(self.clock.now()))
    }

    async fn open_order_thread(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        person: &PersonId,
        name: &str,
        game: &Game,
        known: Option<OrderThread>,
    ) -> Result<Result<(), Setback>, StoreError> {
        // An order thread contains orders: where another player could read it, none is opened.
        let others = game.people().filter(|other| *other != person && other.platform() == platform.name());
        let others: Vec<_> = others.cloned().collect();
        match platform.readers_outside(&game.channel, &others).await {
            Ok(able) if able.is_empty() => {}
            Ok(_) => return Ok(Err(Setback::Gone)),
            Err(setback) => return Ok(Err(setback)),
        }
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let known = known.filter(|order_thread| order_thread.channel == game.channel);
        let (key, before) =
            (order_thread_key(person, game), known.as_ref().map(|order_thread| order_thread.room.clone()));
        let room = self.order_thread_room(person, name, game, reader.language, before.clone());
        let room = match self.settled(platform, &key, &room, Kind::OrderThreads(person)).await? {
            Ok(settled) if settled.missing.is_empty() => settled.room,
            // Its only member isn't on the server any more.
            Ok(_) => return Ok(Err(Setback::Refused(Refusal::PutOut))),
            Err(setback) => return Ok(Err(setback)),
        };
        let greeting = Key::from(name_from(&format!("greeting {}", key.as_str()), 22));
        let greeted = match known {
            Some(order_thread) if before.as_ref() == Some(&room) && order_thread.closed => true,
            // It was noted, and then opening it was interrupted; or it wasn't in use for a while.
            Some(_) if before.as_ref() == Some(&room) => {
                match platform.find(&greeting, &Place::Room(room.clone()), Timestamp::UNIX_EPOCH).await {
                    Ok(found) => found.is_some(),
                    Err(setback) => return Ok(Err(setback)),
                }
            }
            Some(_) | None => false,
        };
        let mut said = Vec::new();
        if !greeted {
            let here = Notice::OrderThreads(OrderThreads::Here { person: person.clone() });
            let place = Place::Room(room.clone());
            let readers = [reader];
            let composed = {
                let capabilities = platform.capabilities(&place);
                self.compose(&here, Some(game.clone()), (&place, &readers), capabilities).await?
            };
            if let Some((message, _)) = composed {
                let greeting = OutboxRow { key: greeting, ..row.clone() };
                match self.post(platform, &greeting, &place, &message).await? {
                    Sent::Wait(until) => return Ok(Err(Setback::Later { not_before: until })),
                    Sent::Posted(_) | Sent::Drop(_) | Sent::Skip | Sent::Closed | Sent::Instead { .. } => {}
                }
            }
            let opened = OrderThreads::Opened { person: person.clone(), name: name.to_owned() };
            let last = self.store.last_reply_to(person, self.clock.now(), FRESH).await?;
            let place = last.unwrap_or_else(|| Place::Channel(game.channel.clone()));
            said.push((self.outgoing(place, Some(game), opened), part_key(&row.key, PARTS + 3)));
        }
        let order_thread = OrderThread { person: person.clone(), channel: game.channel.clone(), room, closed: true };
        self.store.set_order_thread(&order_thread, &said).await?;
        Ok(Ok(()))
    }

    /// The state that somebody's order thread under a game's channel should have: open.
    pub(super) fn order_thread_room(
        &self,
        person: &PersonId,
        name: &str,
        game: &Game,
        language: Language,
        known: Option<RoomId>,
    ) -> Room {
        Room {
            known,
            channel: game.channel.clone(),
            game: game.name.clone(),
            name: order_thread_name(&self.words, language, name).chars().take(100).collect(),
            members: vec![person.clone()],
            open: true,
            ask_back: true,
        }
    }

    /// In the channel: what a person who can't be reached can do about that.
    pub(super) fn unreachable(&self, person: PersonId, name: String, game: &Game) -> Outgoing {
        let slot = Some(format!("unreachable:{person}"));
        let channel = Place::Channel(game.channel.clone());
        Outgoing { slot, ..self.outgoing(channel, Some(game), OrderThreads::Unreachable { person, name }) }
    }

    /// In the channel: somebody isn't there any more.
    fn left(&self, person: &PersonId, name: String, game: &Game) -> Outgoing {
        let slot = Some(format!("left:{person}"));
        let channel = Place::Channel(game.channel.clone());
        Outgoing { slot, ..self.outgoing(channel, Some(game), OrderThreads::Left { name }) }
    }

    fn outgoing(&self, to: Place, game: Option<&Game>, order_thread: OrderThreads) -> Outgoing {
        let said = self.about(game, Destination::Place(to), Notice::OrderThreads(order_thread));
        Outgoing { priority: Priority::Answer, ..said }
    }
}

/// The key of somebody's order thread under a game's channel: always the same.
pub(super) fn order_thread_key(person: &PersonId, game: &Game) -> Key {
    Key::from(name_from(&format!("desk {person} {}", game.channel), 22))
}
