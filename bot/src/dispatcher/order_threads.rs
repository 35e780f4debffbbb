//! Order threads: opens private threads for people who accept no private messages, and reports what the network
//! answers.

use dragoman_game::decide::network::{self, Known, Next};
use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::model::Game;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::{Notice, Reader};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::report::Report;
use dragoman_game::room::Room;
use dragoman_l10n::Language;
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::names::name_from;
use dragoman_say::order_thread_name;
use dragoman_store::{OutboxRow, StoreError};
use jiff::Timestamp;
use tracing::Instrument as _;

use super::call::call;
use super::{OutboxDispatcher, Sent};

/// How long something can be added to a person's last private answer, in milliseconds.
const FRESH: i64 = 10 * 60 * 1000;

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
        match row.notice {
            Notice::OrderThreads(OrderThreads::Again { .. }) => Ok(place),
            _ => self.open_way(place).await,
        }
    }

    /// `place`, or the order thread of its reader, if their private messages are closed.
    pub(super) async fn open_way(&self, place: Place) -> Result<Place, StoreError> {
        let Place::Person(person) = &place else { return Ok(place) };
        let order_thread = self.store.order_thread_of(person).await?.filter(|order_thread| order_thread.closed);
        Ok(order_thread.map_or(place, |order_thread| Place::Room(order_thread.room)))
    }

    /// `row` was posted in its reader's private messages: they are open.
    pub(super) async fn arrived(&self, row: &OutboxRow, place: &Place) -> Result<(), StoreError> {
        let (Notice::OrderThreads(OrderThreads::Again { .. }), Place::Person(person)) = (&row.notice, place) else {
            return Ok(());
        };
        self.private_reported(person, &Report::PrivateOpen { person: person.clone() }).await
    }

    /// The order thread that replaced `place` doesn't exist any more: the row is tried in private again, and then a new
    /// order thread is opened.
    pub(super) async fn order_thread_is_gone(&self, place: &Place) -> Result<Sent, StoreError> {
        if let Some(person) = reader(place) {
            self.private_reported(person, &Report::OrderThreadGone { person: person.clone() }).await?;
        }
        Ok(Sent::Wait(self.clock.now()))
    }

    async fn private_reported(&self, person: &PersonId, report: &Report) -> Result<(), StoreError> {
        let order_thread = self.store.order_thread_of(person).await?;
        let known = Known { order_thread: order_thread.as_ref(), ..Known::at(self.clock.now()) };
        self.report(None, report, known).await.map(|_| ())
    }

    /// The reader of `row` accepts no private messages.
    pub(super) async fn closed(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: &Place,
        game: Option<&Game>,
    ) -> Result<Sent, StoreError> {
        let waiting = Sent::Wait(self.later(row.attempts.max(6)));
        let Some(person) = reader(place) else { return Ok(waiting) };
        let order_thread = self.store.order_thread_of(person).await?;
        let (order_thread, carried) = (order_thread.as_ref(), Some((&row.notice, &row.key)));
        let known = Known { game, order_thread, carried, ..Known::at(self.clock.now()) };
        let mut next = self.report(Some(row), &Report::PrivateClosed { place: place.clone() }, known).await?;
        if let (Next::OpenOrderThread, Some(game)) = (next, game) {
            let report = match self.open_order_thread(platform, row, (person, game), known).await? {
                Ok(report) => report,
                Err(Setback::Later { not_before, .. }) => return Ok(Sent::Wait(not_before)),
                Err(setback) => {
                    tracing::info!(row = row.seq, %setback, "an order thread couldn't be opened");
                    let refusal = match setback {
                        Setback::Refused(refusal) => refusal,
                        Setback::Gone | Setback::Later { .. } => Refusal::Deleted,
                    };
                    Report::OrderThreadRefused { person: person.clone(), refusal }
                }
            };
            let last_reply = match &report {
                Report::OrderThreadOpened { .. } => self.store.last_reply_to(person, self.clock.now(), FRESH).await?,
                _ => None,
            };
            next = self.report(Some(row), &report, Known { last_reply: last_reply.as_ref(), ..known }).await?;
        }
        Ok(match next {
            Next::Again | Next::Done => Sent::Wait(self.clock.now()),
            Next::Drop(_) => Sent::Ended,
            Next::AsAnswered | Next::OpenOrderThread => waiting,
        })
    }

    /// Opens an order thread for `person` and posts its introduction, if nobody else could read it.
    async fn open_order_thread(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        (person, game): (&PersonId, &Game),
        known: Known<'_>,
    ) -> Result<Result<Report, Setback>, StoreError> {
        let others = network::others(game, person);
        match platform.readers_outside(&game.channel, &others).instrument(call("readers_outside")).await {
            Ok(able) if able.is_empty() => {}
            Ok(_) => return Ok(Ok(Report::OrderThreadReadable { person: person.clone() })),
            Err(setback) => return Ok(Err(setback)),
        }
        let before = known.order_thread.filter(|order_thread| order_thread.channel == game.channel);
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let key = order_thread_key(person, game);
        let room =
            self.order_thread_room(person, game, reader.language, before.map(|order_thread| order_thread.room.clone()));
        let made = |room| Report::OrderThreadMade { person: person.clone(), room };
        let room = match self.settled(platform, &key, &room, known, made).await? {
            Ok(settled) if settled.missing.is_empty() => settled.room,
            // Its only member isn't on the server any more.
            Ok(_) => return Ok(Err(Setback::Refused(Refusal::PutOut))),
            Err(setback) => return Ok(Err(setback)),
        };
        let greeted = self.greet(platform, row, (person, game, reader), (&key, &room, before)).await?;
        let person = person.clone();
        Ok(greeted.map(|is_new| Report::OrderThreadOpened { person, room, is_new }))
    }

    /// Posts the introduction of an order thread, before anything else is posted there. `false`: it has been posted
    /// already.
    async fn greet(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        (person, game, reader): (&PersonId, &Game, Reader),
        (key, room, before): (&Key, &RoomId, Option<&OrderThread>),
    ) -> Result<Result<bool, Setback>, StoreError> {
        let key = Key::from(name_from(&format!("greeting {}", key.as_str()), 22));
        let place = Place::Room(room.clone());
        match before.filter(|order_thread| order_thread.room == *room) {
            Some(OrderThread { closed: true, .. }) => return Ok(Ok(false)),
            // It was stored, and then opening it was interrupted; or it wasn't used for a while.
            Some(_) => match platform.find(&key, &place, Timestamp::UNIX_EPOCH).instrument(call("find")).await {
                Ok(Some(_)) => return Ok(Ok(false)),
                Ok(None) => {}
                Err(setback) => return Ok(Err(setback)),
            },
            None => {}
        }
        let here = Notice::OrderThreads(OrderThreads::Here { person: person.clone() });
        let capabilities = platform.capabilities(&place);
        if let Some((message, _)) = self.compose(&here, Some(game.clone()), (&place, &[reader]), capabilities).await? {
            let greeting = OutboxRow { key, ..row.clone() };
            if let Sent::Wait(not_before) = self.post(platform, &greeting, &place, &message).await? {
                return Ok(Err(Setback::Later { not_before, nothing_done: false }));
            }
        }
        Ok(Ok(true))
    }

    /// The state that an order thread under a game's channel should have: open.
    pub(super) fn order_thread_room(
        &self,
        person: &PersonId,
        game: &Game,
        language: Language,
        known: Option<RoomId>,
    ) -> Room {
        let name = game.name_of(person);
        Room {
            known,
            channel: game.channel.clone(),
            game: game.name.clone(),
            name: order_thread_name(&self.words, language, name).chars().take(100).collect(),
            members: vec![person.clone()],
            open: true,
            ask_back: true,
            over: false,
        }
    }
}

/// The key of a person's order thread under a game's channel: always the same, and the same as in older versions.
pub(super) fn order_thread_key(person: &PersonId, game: &Game) -> Key {
    Key::from(name_from(&format!("desk {person} {}", game.channel), 22))
}
