//! The outbox dispatcher: takes notices from the outbox, composes them in the reader's language, renders the map, and
//! posts them.
//!
//! It serves several places of a network at once, each in the order of the outbox (`dispatch.rs`). What becomes of a row is
//! in `carry.rs`, its words and picture in `compose.rs`, the calls to the network in `post.rs`. A row is marked as
//! attempted before it is handed to the network and as posted after that: after a crash in between it is handed over
//! again under the same key, which the network remembers for a while; after a longer break the post is looked for
//! first. What else a network answers (a room that others can read, somebody who can't be reached, a channel that is
//! gone) is reported to the game core, which decides on it (`reports.rs`). Questions are answered beside the outbox
//! (`answer.rs`).

mod answer;
mod call;
mod carry;
mod compose;
mod dispatch;
mod no_readers;
mod order_threads;
mod past;
mod patience;
mod permissions;
mod places;
mod post;
mod reports;
mod room_audit;
mod rooms;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};

use dragoman_game::decide::press::powers_in;
use dragoman_game::event::{Place, PlatformName};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Game, GameId};
use dragoman_game::notice::Reader;
use dragoman_game::post::Standing;
use dragoman_game::refusal::Refusal;
use dragoman_game::wording::Wording;
use dragoman_l10n::{Language, Words};
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::fault;
use dragoman_say::game_page::GamePages;
use dragoman_say::picture::MapRenderer;
use dragoman_store::{OutboxRow, Store, StoreError};
use dragoman_tasks::contain::Workers;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;

use no_readers::NoReaders;
use patience::Patience;

use crate::service::{Defaults, suspects};

/// Why a notice is dropped that can't be handled.
const FAULT: &str = "it failed again and again: a fault of the program";

/// Why a notice for a place that doesn't exist any more is dropped.
const GONE: &str = "its place is gone";

/// How often a row is tried as soon as the network lets it be.
const PROMPT_ATTEMPTS: u32 = 200;

/// How long an answer about a phase is worth to be posted once the phase is over.
const WORTH: SignedDuration = SignedDuration::from_secs(30);

/// The outbox dispatcher of all networks.
pub struct OutboxDispatcher {
    store: Store,
    words: Arc<Words>,
    clock: Arc<dyn Clock>,
    defaults: Defaults,
    map_renderer: Arc<MapRenderer>,
    pages: Arc<GamePages>,
    workers: Workers,
    platforms: RwLock<HashMap<PlatformName, Arc<dyn Platform>>>,
    outbox: Arc<Notify>,
    no_readers: NoReaders,
    /// Held while something is composed that may have ended the process before. In it is the time until which no last
    /// chance is taken.
    suspected: Arc<Mutex<Instant>>,
    /// Rows that couldn't be composed because of the database: that doesn't count as a try.
    excused: std::sync::Mutex<HashSet<i64>>,
    patience: Patience,
}

enum Sent {
    Posted(Option<Standing>),
    Wait(Timestamp),
    /// The network refuses it until somebody changes something.
    Refused(Timestamp),
    Drop(&'static str),
    Skip,
    /// The reader accepts no private messages.
    Closed,
    /// The row is dropped, and that needs no attention.
    Needless(&'static str),
    /// The decision on a report has ended the row.
    Ended,
}

impl OutboxDispatcher {
    /// An outbox dispatcher without networks.
    pub fn new(
        store: Store,
        words: Arc<Words>,
        clock: Arc<dyn Clock>,
        defaults: Defaults,
        map_renderer: Arc<MapRenderer>,
        outbox: Arc<Notify>,
    ) -> Self {
        let (workers, platforms) = (Workers::default(), RwLock::default());
        let (pages, no_readers, suspected) = (Arc::default(), NoReaders::default(), suspects::lock());
        let (excused, patience) =
            (Default::default(), Patience::after(store.restored().map(|restored| restored.begun)));
        Self {
            store,
            words,
            clock,
            defaults,
            map_renderer,
            pages,
            workers,
            platforms,
            outbox,
            no_readers,
            suspected,
            excused,
            patience,
        }
    }

    /// Adds a network as soon as it is connected: a slow one doesn't delay the others.
    pub fn connect(&self, platform: Arc<dyn Platform>) {
        self.platforms.write().unwrap_or_else(PoisonError::into_inner).insert(platform.name(), platform);
    }

    fn platform(&self, name: PlatformName) -> Option<Arc<dyn Platform>> {
        self.platforms.read().unwrap_or_else(PoisonError::into_inner).get(&name).map(Arc::clone)
    }

    /// Notes that the network is called for `row` now. `false`: it mustn't be. This process stood still, and another one may
    /// have taken the row over since it was claimed, and have done what comes after it.
    async fn attempt(&self, row: &OutboxRow, point: &'static str) -> Result<bool, StoreError> {
        self.store.attempting(row.seq, row.attempts, self.clock.now()).await?;
        fault::point(point);
        Ok(self.store.is_sure())
    }

    /// Puts off a `row` for which the network mustn't be called, for a moment: that says nothing about the network.
    fn unsure(&self, row: &OutboxRow) -> Sent {
        tracing::info!(row = row.seq, "a post was held up: another process may have it by now");
        Sent::Wait(self.later(0))
    }

    fn setback(&self, row: &OutboxRow, place: &Place, setback: &Setback) -> Sent {
        tracing::info!(row = row.seq, platform = %place.platform(), %setback, "a post was held up");
        match setback {
            Setback::Later { not_before, .. } if row.attempts < PROMPT_ATTEMPTS => Sent::Wait(*not_before),
            Setback::Later { not_before, .. } => Sent::Wait(self.later(4).max(*not_before)),
            Setback::Gone => Sent::Drop(GONE),
            Setback::Refused(Refusal::Malformed) => Sent::Drop("the network found it malformed"),
            Setback::Refused(Refusal::NoRooms) => Sent::Drop("there are no rooms in a place of this kind"),
            Setback::Refused(Refusal::Deleted) => Sent::Drop(GONE),
            Setback::Refused(Refusal::ClosedToBot) => Sent::Closed,
            // A person may resolve it: the row waits, and everything after it, so that the order is kept.
            Setback::Refused(
                Refusal::Permission(_) | Refusal::PutOut | Refusal::TooManyRooms | Refusal::Stranger { .. },
            ) => Sent::Refused(self.later(row.attempts.max(6))),
        }
    }

    /// When a row is looked at again that has to wait now. If it couldn't be tried, since the network doesn't say who could read
    /// it, the pauses grow from the third time on, as with each try.
    fn unasked_until(&self, row: &OutboxRow) -> Timestamp {
        match self.patience.unasked(row).checked_sub(3) {
            None => Timestamp::MIN,
            Some(times) => self.later(times.min(5)),
        }
    }

    /// Two seconds, doubled with each attempt, at most fifteen minutes.
    fn later(&self, attempts: u32) -> Timestamp {
        let seconds = 2_i64 << attempts.min(9);
        let now = self.clock.now();
        now.checked_add(SignedDuration::from_secs(seconds.min(900))).unwrap_or(now)
    }

    async fn game(&self, id: Option<&GameId>) -> Result<Option<Game>, StoreError> {
        let Some(id) = id else { return Ok(None) };
        self.store.game_alone(id).await
    }

    async fn reader(&self, place: &Place, game: Option<&Game>) -> Result<Reader, StoreError> {
        let of_game = game.map(|game| (game.settings.language, game.settings.timezone.clone()));
        let (language, timezone) = of_game.unwrap_or((self.defaults.language, self.defaults.timezone.clone()));
        let pictures = game.map(|game| game.settings.picture).unwrap_or_default();
        let person = match place {
            Place::Person(person) | Place::Reply { author: person, .. } => person,
            Place::Channel(channel) => {
                let language = game.and_then(|game| game.results_language(channel)).unwrap_or(language);
                return Ok(Reader { language, timezone, person: None, pictures, wording: Wording::default() });
            }
            Place::Room(_) => {
                return Ok(Reader { language, timezone, person: None, pictures, wording: Wording::default() });
            }
        };
        let known = self.store.person(person).await?;
        Ok(Reader {
            language: known.as_ref().and_then(|known| known.language).unwrap_or(language),
            pictures: known.as_ref().map_or(pictures, |known| known.pictures.over(&pictures)),
            wording: known.as_ref().map(|known| known.wording).unwrap_or_default(),
            timezone: known.and_then(|known| known.timezone).unwrap_or(timezone),
            person: Some(person.clone()),
        })
    }

    /// The languages of the members of a press room, each once.
    async fn languages_in(&self, game: &Game, room: &RoomRow) -> Result<Vec<Language>, StoreError> {
        let mut languages = Vec::new();
        for seat in powers_in(game, room).iter().filter_map(|power| game.seat_with(power)) {
            let Some(person) = seat.person() else { continue };
            let person = self.store.person(person).await?;
            let language = person.and_then(|person| person.language).unwrap_or(self.defaults.language);
            if !languages.contains(&language) {
                languages.push(language);
            }
        }
        Ok(languages)
    }
}
