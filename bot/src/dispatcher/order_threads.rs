//! Order threads: opens private threads for people who accept no private messages, and reports what the network
//! answers.
//!
//! A thread contains what its owner gets about all their games. So before anything is posted in it, the network is asked
//! whether anybody could read it who plays one of these games: when it is opened, and later about those who weren't asked
//! about yet. Who was let in by hand is put out first. Whether permissions have changed since then is in `room_audit.rs`.

use dragoman_game::decide::network::{self, Known, Next};
use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
use dragoman_game::model::Game;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::{Destination, Notice, Reader};
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

/// How many times a row is tried at once again by its other way.
const PROMPT_TRIES: u32 = 20;

/// The person whose private messages `place` needs.
fn reader(place: &Place) -> Option<&PersonId> {
    match place {
        Place::Person(person) | Place::Reply { author: person, .. } => Some(person),
        Place::Channel(_) | Place::Room(_) => None,
    }
}

impl OutboxDispatcher {
    /// The actual destination of `row`: the order thread, if its reader's private messages are closed. `Err`: the row has to
    /// wait.
    pub(super) async fn way(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: Place,
        game: Option<&Game>,
    ) -> Result<Result<Place, Setback>, StoreError> {
        if matches!(row.notice, Notice::OrderThreads(OrderThreads::Again { .. })) {
            return Ok(Ok(place));
        }
        self.open_way(platform, place, game).await
    }

    /// `place`, or the order thread of its reader, if their private messages are closed: for something about `game`. A
    /// thread that others could read, or in which somebody is who can't be removed, is locked instead, and isn't the way any
    /// more.
    pub(super) async fn open_way(
        &self,
        platform: &dyn Platform,
        place: Place,
        game: Option<&Game>,
    ) -> Result<Result<Place, Setback>, StoreError> {
        let Place::Person(person) = &place else { return Ok(Ok(place)) };
        let Some(order_thread) = self.store.order_thread_of(person).await?.filter(|order_thread| order_thread.closed)
        else {
            return Ok(Ok(place));
        };
        let games = self.games_served(person, game).await?;
        let is_private = match self.cleared(platform, &games, &order_thread).await? {
            Ok(true) => match self.is_unreadable(platform, &order_thread, &games).await {
                Ok(false) => self.given_up(platform, &games, &order_thread).await?,
                asked => asked,
            },
            cleared => cleared,
        };
        Ok(is_private.map(|is_private| if is_private { Place::Room(order_thread.room) } else { place }))
    }

    /// The games about which something is posted to `person` in private, and `game`.
    pub(super) async fn games_served(&self, person: &PersonId, game: Option<&Game>) -> Result<Vec<Game>, StoreError> {
        let mut games: Vec<Game> = game.into_iter().cloned().collect();
        for id in self.store.games_of(person).await? {
            if games.iter().any(|game| game.id == id) {
                continue;
            }
            match self.store.game_alone(&id).await {
                Ok(found) => games.extend(found.filter(|found| network::is_served(found, person))),
                Err(error) if error.is_of_database() => return Err(error),
                // Nothing is said about a game that can't be read.
                Err(error) => tracing::warn!(game = %id, %error, "a game can't be read"),
            }
        }
        Ok(games)
    }

    /// Undoes what others have changed by hand in `order_thread`, before anything else is posted in it: whom they let in is put
    /// out, and its owner is let in again. `false`: that can't be done, and it isn't used any more. `Err`: it has to be tried
    /// again.
    async fn cleared(
        &self,
        platform: &dyn Platform,
        games: &[Game],
        order_thread: &OrderThread,
    ) -> Result<Result<bool, Setback>, StoreError> {
        match platform.is_unsettled(&order_thread.room).await {
            Ok(false) => return Ok(Ok(true)),
            Ok(true) => {}
            Err(setback) => return Ok(Err(setback)),
        }
        let is_unreadable = match self.is_unreadable(platform, order_thread, games).await {
            Ok(is_unreadable) => is_unreadable,
            Err(setback) => return Ok(Err(setback)),
        };
        let open = self.open_state(games, order_thread).await?;
        // Where others could read it, it isn't opened for that.
        if let Some((_, open)) = open.filter(|_| is_unreadable) {
            let (person, channel) = (&order_thread.person, &order_thread.channel);
            let key = order_thread_key(person, channel);
            match platform.ensure_room(&key, &open).instrument(call("ensure_room")).await {
                Ok(settled) if settled.missing.is_empty() => return Ok(Ok(true)),
                // Its owner isn't there any more.
                Ok(_) => {
                    self.private_reported(person, &Report::OrderThreadGone { person: person.clone() }).await?;
                    return Ok(Ok(false));
                }
                Err(setback @ Setback::Later { .. }) => return Ok(Err(setback)),
                Err(setback @ (Setback::Gone | Setback::Refused(_))) => {
                    tracing::warn!(%channel, %setback, "somebody can't be removed from an order thread");
                }
            }
        }
        self.given_up(platform, games, order_thread).await
    }

    /// Locks `order_thread`, which isn't used any more: `false`. `Err`: it has to be tried again.
    async fn given_up(
        &self,
        platform: &dyn Platform,
        games: &[Game],
        order_thread: &OrderThread,
    ) -> Result<Result<bool, Setback>, StoreError> {
        Ok(match self.lock(platform, games, order_thread).await? {
            true => Ok(false),
            false => Err(Setback::Later { not_before: self.later(0), nothing_done: true }),
        })
    }

    /// Locks an order thread whose owner plays `games`. `false`: the network didn't answer.
    pub(super) async fn lock(
        &self,
        platform: &dyn Platform,
        games: &[Game],
        order_thread: &OrderThread,
    ) -> Result<bool, StoreError> {
        let (person, channel) = (&order_thread.person, &order_thread.channel);
        self.no_readers.forget(&order_thread.room);
        let Some((game, open)) = self.open_state(games, order_thread).await? else { return Ok(true) };
        let (key, locked) = (order_thread_key(person, channel), Room { open: false, ..open });
        match platform.ensure_room(&key, &locked).instrument(call("ensure_room")).await {
            // If it can't be locked, or doesn't exist any more, nothing more is posted in it either.
            Ok(_) | Err(Setback::Gone | Setback::Refused(_)) => {}
            Err(setback @ Setback::Later { .. }) => {
                tracing::info!(%channel, %setback, "an order thread that others could read couldn't be locked");
                return Ok(false);
            }
        }
        if order_thread.closed {
            let known = Known { game: Some(game), order_thread: Some(order_thread), ..Known::at(self.clock.now()) };
            self.report(None, &Report::OrderThreadLocked { person: person.clone() }, known).await?;
        }
        Ok(true)
    }

    /// Puts out who was let by hand into the order thread of the reader of `row`. `None`: they are out, and `row` says so.
    pub(super) async fn clear_order_thread(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
    ) -> Result<Option<Sent>, StoreError> {
        let Destination::Place(place @ Place::Person(person)) = &row.to else {
            return Ok(Some(Sent::Drop("an order thread of nobody")));
        };
        let Some(order_thread) = self.store.order_thread_of(person).await? else {
            return Ok(Some(Sent::Needless("the order thread isn't known any more")));
        };
        let games = self.games_served(person, None).await?;
        Ok(match self.cleared(platform, &games, &order_thread).await? {
            Ok(true) => None,
            Ok(false) => Some(Sent::Needless("the order thread isn't used any more")),
            Err(Setback::Gone | Setback::Refused(_)) => {
                self.order_thread_is_gone(place).await?;
                Some(Sent::Needless("the order thread can't be seen any more"))
            }
            Err(setback) => Some(self.setback(row, place, &setback)),
        })
    }

    /// Whether nobody could read `order_thread`, by their permissions, who plays one of its owner's `games`. Those who couldn't
    /// a short while ago aren't asked about again.
    async fn is_unreadable(
        &self,
        platform: &dyn Platform,
        order_thread: &OrderThread,
        games: &[Game],
    ) -> Result<bool, Setback> {
        let (others, now) = (network::others(games, &order_thread.person), self.clock.now());
        let unknown: Vec<PersonId> = others.difference(&self.no_readers.of(&order_thread.room, now)).cloned().collect();
        if unknown.is_empty() {
            return Ok(true);
        }
        let asked = platform.readers_outside(&order_thread.channel, &unknown).instrument(call("readers_outside"));
        let is_private = asked.await?.is_empty();
        if is_private {
            self.no_readers.add(&order_thread.room, unknown, now);
        }
        Ok(is_private)
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
        let waiting = Sent::Refused(self.later(row.attempts.max(6)));
        let Some(person) = reader(place) else { return Ok(waiting) };
        let mut order_thread = self.store.order_thread_of(person).await?;
        // For something about a game, a thread is opened anew, where nobody else could read it.
        if let (None, Some(known)) = (game, &order_thread) {
            let games = self.games_served(person, None).await?;
            let private = match self.cleared(platform, &games, known).await? {
                Ok(true) => self.is_unreadable(platform, known, &games).await,
                cleared => cleared,
            };
            match private {
                Ok(true) => {}
                Ok(false) | Err(Setback::Gone | Setback::Refused(_)) => order_thread = None,
                Err(setback) => return Ok(self.setback(row, place, &setback)),
            }
        }
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
            let last_reply = if matches!(report, Report::OrderThreadOpened { .. }) {
                self.store.last_reply_to(person, self.clock.now(), FRESH).await?
            } else {
                None
            };
            next = self.report(Some(row), &report, Known { last_reply: last_reply.as_ref(), ..known }).await?;
        }
        Ok(match next {
            // Private messages and the order thread may refuse it in turn.
            Next::Again | Next::Done if row.attempts < PROMPT_TRIES => Sent::Wait(self.clock.now()),
            Next::Again | Next::Done => Sent::Wait(self.later(row.attempts)),
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
        let others: Vec<_> =
            network::others(&self.games_served(person, Some(game)).await?, person).into_iter().collect();
        let asked = self.clock.now();
        match platform.readers_outside(&game.channel, &others).instrument(call("readers_outside")).await {
            Ok(able) if able.is_empty() => {}
            Ok(_) => return Ok(Ok(Report::OrderThreadReadable { person: person.clone() })),
            Err(setback) => return Ok(Err(setback)),
        }
        let before = known.order_thread.filter(|order_thread| order_thread.channel == game.channel);
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let key = order_thread_key(person, &game.channel);
        let known_room = before.map(|order_thread| order_thread.room.clone());
        let room = self.order_thread_room(person, (game, &game.channel), reader.language, known_room);
        let made = |room| Report::OrderThreadMade { person: person.clone(), room };
        let room = match self.settled(platform, &key, &room, known, made).await? {
            Ok(settled) if settled.missing.is_empty() => settled.room,
            // Its only member isn't on the server any more.
            Ok(_) => return Ok(Err(Setback::Refused(Refusal::PutOut))),
            Err(setback) => return Ok(Err(setback)),
        };
        self.no_readers.add(&room, others, asked);
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
            if let Sent::Wait(not_before) | Sent::Refused(not_before) =
                self.post(platform, &greeting, &place, &message).await?
            {
                return Ok(Err(Setback::Later { not_before, nothing_done: false }));
            }
        }
        Ok(Ok(true))
    }

    /// The state that an order thread whose owner plays `games` has while it is open, and the game by which it is named: one
    /// that is played where it was opened, if its owner still plays there.
    async fn open_state<'games>(
        &self,
        games: &'games [Game],
        order_thread: &OrderThread,
    ) -> Result<Option<(&'games Game, Room)>, StoreError> {
        let (person, channel) = (&order_thread.person, &order_thread.channel);
        let (here, plays) = (|game: &&Game| game.channel == *channel, |game: &&Game| game.seat_of(person).is_some());
        let game = games.iter().filter(plays).find(here).or_else(|| games.iter().find(plays)).or(games.first());
        let Some(game) = game else { return Ok(None) };
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let room = Some(order_thread.room.clone());
        Ok(Some((game, self.order_thread_room(person, (game, channel), reader.language, room))))
    }

    /// The state that an order thread under `channel`, opened for something about `game`, should have: open.
    pub(super) fn order_thread_room(
        &self,
        person: &PersonId,
        (game, channel): (&Game, &ChannelId),
        language: Language,
        known: Option<RoomId>,
    ) -> Room {
        let name = game.name_of(person);
        Room {
            known,
            channel: channel.clone(),
            game: game.name.clone(),
            name: order_thread_name(&self.words, language, name).chars().take(100).collect(),
            members: vec![person.clone()],
            open: true,
            ask_back: true,
            over: false,
        }
    }
}

/// The key of a person's order thread under a channel: always the same, and the same as in older versions.
fn order_thread_key(person: &PersonId, channel: &ChannelId) -> Key {
    Key::from(name_from(&format!("desk {person} {channel}"), 22))
}
