//! The outbox dispatcher: takes notices from the outbox, composes them in the reader's language, renders the map, and
//! posts them.
//!
//! It serves several places of a network at once, each in the order of the outbox (`dispatch.rs`). A row is marked as
//! attempted before it is handed to the network and as posted after that: after a crash in between it is handed over
//! again under the same key, which the network remembers for a while; after a longer break the post is looked for
//! first. What else a network answers (a room that others can read, somebody who can't be reached, a channel that is
//! gone) is reported to the game core, which decides on it (`reports.rs`).

mod call;
mod dispatch;
mod no_readers;
mod order_threads;
mod past;
mod patience;
mod permissions;
mod places;
mod reports;
mod room_audit;
mod rooms;

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use async_trait::async_trait;
use dragoman_game::action::is_taken_in_public;
use dragoman_game::decide::answered_in;
use dragoman_game::decide::decision::Answer;
use dragoman_game::decide::press::powers_in;
use dragoman_game::decide::status;
use dragoman_game::event::{ChannelId, Place, PlatformName};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::{Game, GameId};
use dragoman_game::notice::opening::OpeningNotice;
use dragoman_game::notice::order_thread::OrderThreads;
use dragoman_game::notice::{Declined, Destination, Notice, Reader};
use dragoman_game::post::{Key, PostId, Posted, Standing};
use dragoman_game::refusal::Refusal;
use dragoman_game::rings::{Rings, rings};
use dragoman_game::wording::Wording;
use dragoman_l10n::{Args, Language, Text, Words};
use dragoman_platform::message::{Action, Capabilities, Message, Times};
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_say::game_page::{GamePages, NoPage};
use dragoman_say::picture::MapRenderer;
use dragoman_say::{Material, Said, Speaker, name_in_another, no_files};
use dragoman_store::{OutboxRow, Store, StoreError, TRIES, of_post};
use dragoman_tasks::contain::Workers;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;
use tracing::Instrument as _;

use call::call;
use no_readers::NoReaders;
use patience::Patience;

use crate::service::{Answers, Defaults, Hand, suspects};

/// How long every network remembers a key for certain: after that the post is looked for before it is made again.
const MEMORY: SignedDuration = SignedDuration::from_secs(120);

/// How much the clocks of networks and processes may differ from ours.
const DIFFERENCE: SignedDuration = SignedDuration::from_secs(10);

/// How far a post is looked for if it isn't known when it was made.
const LONG: SignedDuration = SignedDuration::from_hours(24);

/// Why a notice is dropped that can't be handled.
const FAULT: &str = "it failed again and again: a fault of the program";

/// Why a notice for a place that doesn't exist any more is dropped.
const GONE: &str = "its place is gone";

/// How often an answer is handed to a network that says "later": a busy channel says so several times in a row.
const ANSWER_ATTEMPTS: u32 = 8;

/// How long an answer is tried while the database fails: something stored that can't be read may look the same.
const ANSWERED_FOR: SignedDuration = SignedDuration::from_mins(10);

/// How long it waits then.
const PAUSE: Duration = Duration::from_secs(2);

/// How often a row is tried as soon as the network lets it be.
const PROMPT_ATTEMPTS: u32 = 200;

/// How long after its first try a row isn't held up any more by the rest of an earlier post that can't be removed.
const REMOVED_FOR: SignedDuration = SignedDuration::from_mins(10);

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

    /// Handles one row: posts its notice, or finds out why it can't be posted, and stores the outcome.
    async fn carry(&self, row: &OutboxRow) -> Result<(), StoreError> {
        let now = self.clock.now();
        // The position of a message among the others must not depend on how fast it is edited: a message that isn't
        // posted yet is posted in its turn, with the newest content.
        let newest = self.store.newest(row).await?;
        // A notice that is posted once for several messages needn't be repeated.
        let once = row.notice == Notice::Declined(Declined::TooLateAway);
        let replaces = (newest.is_some() || once) && self.store.standing(row).await?.is_some();
        let row = &OutboxRow { notice: newest.unwrap_or_else(|| row.notice.clone()), ..row.clone() };
        let sent = if row.expires.is_some_and(|expires| expires < now) {
            Sent::Drop("its time had passed")
        } else if replaces && row.attempts == 0 {
            // Only before its first attempt: a post that may exist already must be recorded, or the later row makes a
            // second one.
            Sent::Skip
        } else {
            self.send(row).await?
        };
        fault::point("sent");
        let begun = now;
        let now = self.clock.now();
        let sent = match sent {
            // What is there already, as a room, may be known without asking.
            Sent::Posted(Some(_)) => {
                self.patience.taken(row, now);
                sent
            }
            Sent::Refused(_) | Sent::Closed if self.patience.refused(row, now) => {
                Sent::Drop("it was refused for two days")
            }
            Sent::Wait(_) if self.patience.failed(row, begun, now) => Sent::Drop("it failed for two days"),
            other => other,
        };
        let has_ended = !matches!(sent, Sent::Closed | Sent::Wait(_) | Sent::Refused(_));
        match sent {
            Sent::Closed => self.store.postponed(row.seq, self.later(row.attempts.max(6))).await?,
            Sent::Posted(posted) => {
                self.store.posted(row.seq, posted.as_ref(), now).await?;
                METRICS.sent.of(row.to.platform()).count();
                if let (Notice::Receipt { .. }, 0) = (&row.notice, row.attempts) {
                    METRICS.order_to_answer.observe(now.duration_since(row.due).unsigned_abs());
                }
            }
            Sent::Wait(until) | Sent::Refused(until) => {
                METRICS.retries.of(row.to.platform()).count();
                self.store.postponed(row.seq, until.max(now).max(self.unasked_until(row))).await?;
            }
            Sent::Skip => self.store.dropped(row.seq, "a later one says the same message anew", now).await?,
            Sent::Needless(why) => self.store.dropped(row.seq, why, now).await?,
            Sent::Ended => {}
            Sent::Drop(why) => {
                tracing::warn!(row = row.seq, why, "a notice was dropped");
                METRICS.dropped.of(row.to.platform()).count();
                self.store.dropped(row.seq, why, now).await?;
            }
        }
        if has_ended {
            self.patience.forget(row.seq);
        }
        if row.suspected && has_ended {
            self.store.ended(&of_post(&row.key)).await?;
        }
        fault::point("marked");
        Ok(())
    }

    /// Composes the notice of `row`. If that may have ended the process before, it is noted first. `None`: it has done so
    /// too often.
    async fn composes<T: Send>(
        &self,
        row: &OutboxRow,
        composing: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<Option<T>, StoreError> {
        if !row.suspected {
            return composing.await.map(Some);
        }
        let work = of_post(&row.key);
        let is_excused = self.excused.lock().unwrap_or_else(PoisonError::into_inner).remove(&row.seq);
        let composed = async {
            let tries = self.store.begin_try(&work, !is_excused, self.clock.now()).await?.unwrap_or_default();
            if tries > TRIES {
                return Ok(None);
            }
            let _alone = suspects::alone(&self.suspected, tries).await;
            self.store.computing(&work).await?;
            let composed = composing.await?;
            self.store.computed(&work).await?;
            Ok(Some(composed))
        };
        let composed = composed.await;
        if composed.as_ref().is_err_and(StoreError::is_of_database) {
            // The row isn't the cause, however often that happens.
            self.excused.lock().unwrap_or_else(PoisonError::into_inner).insert(row.seq);
        }
        composed
    }

    async fn send(&self, row: &OutboxRow) -> Result<Sent, StoreError> {
        let Some(platform) = self.platform(row.to.platform()) else {
            return Ok(Sent::Wait(self.later(row.attempts)));
        };
        let game = self.game(row.game.as_ref()).await?;
        if row.notice == Notice::EnsureRoom {
            return self.ensure_room(&*platform, row, game.as_ref()).await;
        }
        if row.notice == Notice::EnsureSpace {
            return self.ensure_space(&*platform, row).await;
        }
        if row.notice == Notice::ForgetNotes {
            return self.forget_notes(&*platform, row).await;
        }
        if row.notice == Notice::OrderThreads(OrderThreads::Entered)
            && let Some(sent) = self.clear_order_thread(&*platform, row).await?
        {
            return Ok(sent);
        }
        let place = match &row.to {
            Destination::Place(Place::Room(room)) => match self.store.room(room).await? {
                Some(RoomRow { relayed: Some(_), .. }) => {
                    return Ok(Sent::Needless("letters take the place of its room"));
                }
                Some(RoomRow { relayed: None, .. }) | None => Place::Room(room.clone()),
            },
            Destination::Place(place) => place.clone(),
            Destination::Press { key, .. } => match self.store.room_by_key(key).await? {
                // Why nobody may write there is said there too.
                Some(stored @ RoomRow { relayed: Some(_), .. })
                    if !matches!(row.notice, Notice::RoomEntered { .. }) =>
                {
                    return self.replaced(row, game.as_ref(), &stored).await;
                }
                Some(RoomRow { room: Some(room), .. }) => Place::Room(room),
                Some(RoomRow { room: None, .. }) | None => return Ok(Sent::Drop("its room was never opened")),
            },
        };
        if is_stale(row, &place, game.as_ref(), self.clock.now()) {
            return Ok(Sent::Needless("its phase is over"));
        }
        if let (Notice::Elsewhere { .. }, Place::Channel(channel)) = (&row.notice, &place)
            && game.as_ref().is_none_or(|game| game.results_language(channel).is_none())
        {
            return Ok(Sent::Needless("results aren't posted there any more"));
        }
        let notice = match self.with_actual_readers(&*platform, row, game.as_ref()).await {
            Ok(Some(notice)) => notice,
            Ok(None) => return Ok(Sent::Needless("nobody could read others' rooms")),
            Err(setback) => return self.held_up(row, &place, &setback).await,
        };
        let capabilities = platform.capabilities(&place);
        let reader = self.reader(&place, game.as_ref()).await?;
        let readers = self.readers(&notice, reader, &place, game.as_ref()).await?;
        let may_tidy = capabilities.edits && capabilities.free_edits;
        if matches!(notice, Notice::ReceiptBelow) && !(may_tidy && self.store.standing(row).await?.is_some()) {
            return Ok(Sent::Skip);
        }
        // On the heap, so that the stack of a thread holds the futures around it.
        let composing = Box::pin(self.compose(&notice, game.clone(), (&place, &readers), capabilities));
        let (mut message, rest) = match self.composes(row, composing).await? {
            Some(Some(composed)) => composed,
            Some(None) => return Ok(Sent::Drop("there was nothing to say")),
            None => return Ok(Sent::Drop(FAULT)),
        };
        message.answers = if let Notice::Receipt { of, .. } = &notice {
            of.clone()
        } else {
            row.slot.as_deref().and_then(answered_in)
        };
        let quiet = self.quieten(&mut message, row, (&notice, &place), game.as_ref()).await?;
        let way = match self.way(&*platform, row, place.clone(), game.as_ref()).await? {
            Ok(way) => way,
            // Who could read a thread that the bot can't see isn't known: it is used no more.
            Err(Setback::Gone | Setback::Refused(_)) => return self.order_thread_is_gone(&place).await,
            Err(setback) => return Ok(self.setback(row, &place, &setback)),
        };
        mention_in(&way, &place, &mut message);
        let sent = self.deliver(&*platform, row, (&place, &way), &message, rest).await?;
        if let (Sent::Posted(_), Some(until), Place::Person(person)) = (&sent, quiet, &place) {
            let name = game.as_ref().map(|game| game.name.as_str()).unwrap_or_default();
            self.store.silenced(person, name, until).await?;
        }
        match sent {
            Sent::Closed => self.closed(&*platform, row, &place, game.as_ref()).await,
            Sent::Posted(_) if way == place => {
                self.arrived(row, &place).await?;
                Ok(sent)
            }
            Sent::Drop(GONE) if way != place => self.order_thread_is_gone(&place).await,
            // Somebody with higher permissions than the bot has closed a press room: a new one is opened.
            Sent::Drop(GONE) => self.reopen(&*platform, row).await,
            Sent::Posted(_)
            | Sent::Wait(_)
            | Sent::Refused(_)
            | Sent::Drop(_)
            | Sent::Skip
            | Sent::Needless(_)
            | Sent::Ended => Ok(sent),
        }
    }

    /// Lets `message` ring only for those who want it to. Returns until when the quiet hours last during which it comes
    /// without a sound to the one who reads it.
    async fn quieten(
        &self,
        message: &mut Message,
        row: &OutboxRow,
        (notice, place): (&Notice, &Place),
        game: Option<&Game>,
    ) -> Result<Option<Timestamp>, StoreError> {
        let reader = match place {
            Place::Person(person) => Some(person),
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => None,
        };
        if !message.rings && message.mentions.is_empty() || matches!(place, Place::Reply { .. }) {
            return Ok(None);
        }
        let mut people = message.mentions.clone();
        people.extend(reader.cloned());
        let now = self.clock.now();
        let mut until = None;
        for (person, ringing, timezone) in self.store.ringing(&people).await? {
            let zone = timezone.or_else(|| game.map(|game| game.settings.timezone.clone()));
            let zone = zone.unwrap_or_else(|| self.defaults.timezone.clone());
            let zone = TimeZone::get(&zone).unwrap_or(TimeZone::UTC);
            let verdict = rings(&ringing, notice, row.game.as_ref(), now, &zone);
            if verdict == Rings::Yes {
                continue;
            }
            message.mentions.retain(|mentioned| *mentioned != person);
            if reader == Some(&person) {
                message.rings = false;
                if let Rings::Quiet { until: end } = verdict {
                    until = Some(end);
                }
            }
        }
        Ok(until)
    }

    /// Posts `message` and its further parts, or edits the posts in the row's slot: parts are added and removed.
    async fn deliver(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        (place, way): (&Place, &Place),
        message: &Message,
        rest: Vec<Text>,
    ) -> Result<Sent, StoreError> {
        let capabilities = platform.capabilities(place);
        // Nobody can give one post the same reaction twice: each step of a choice by reactions is a post of its own.
        let is_step = matches!(row.notice, Notice::Opening(OpeningNotice::Draft { .. }));
        let edits = capabilities.edits && !(is_step && capabilities.reactions > 0);
        let standing = if edits { self.store.standing(row).await? } else { None };
        // A post in an order thread that isn't used any more, since others can read it perhaps, stays as it is. What stands in
        // private isn't continued in a thread either: all parts of a post are in one place.
        let is_there = |standing: &Standing| {
            let there = &standing.first.place;
            there == way || !matches!((there, way), (Place::Room(_), _) | (_, Place::Room(_)))
        };
        let standing = standing.filter(is_there);
        if standing.is_none() && matches!(row.notice, Notice::ReceiptBelow) {
            return Ok(Sent::Skip);
        }
        let sent = self.set(platform, row, way, standing.as_ref().map(|standing| &standing.first), message).await?;
        let Sent::Posted(Some(Standing { first, .. })) = sent else { return Ok(sent) };
        let (there, before) = match standing {
            Some(Standing { first, rest: Some(before) }) => (first, before),
            // Which posts had the rest isn't known: they stay, and nothing is posted twice.
            Some(Standing { rest: None, .. }) => return Ok(Sent::Posted(Some(Standing { first, rest: None }))),
            None => (first.clone(), Vec::new()),
        };
        let posted_as = |id: &PostId| Posted { place: there.place.clone(), id: id.clone() };
        // What comes after a part that somebody had deleted, and that was posted anew, is posted anew below it.
        let mut is_anew = first.id != there.id;
        let mut parts = Vec::with_capacity(rest.len());
        // Each part has its own key, derived from the row's: after a crash every part is found again.
        for (number, text) in rest.into_iter().enumerate() {
            fault::point("between parts");
            let attempted = row.attempted.or(Some(self.clock.now()));
            let part = OutboxRow { key: row.key.part(number), attempted, ..row.clone() };
            let message = Message { text, ..Message::default() };
            let known = before.get(number).filter(|_| !is_anew).map(posted_as);
            match self.set(platform, &part, way, known.as_ref(), &message).await? {
                Sent::Posted(posted) => {
                    let id = posted.map(|posted| posted.first.id);
                    is_anew |= known.is_some_and(|known| id != Some(known.id));
                    parts.extend(id);
                }
                setback => return Ok(setback),
            }
        }
        for surplus in before.iter().filter(|id| !parts.contains(id)).map(posted_as) {
            match platform.remove(&surplus).instrument(call("remove")).await {
                Ok(()) | Err(Setback::Gone) => {}
                Err(Setback::Later { not_before, .. }) if !self.has_tried_for(row, REMOVED_FOR) => {
                    // Each further try edits all parts anew, and what comes after the row waits.
                    return Ok(Sent::Wait(not_before.max(self.later(row.attempts.min(4)))));
                }
                Err(setback) => {
                    tracing::info!(row = row.seq, %setback, "the rest of an earlier post couldn't be removed");
                }
            }
        }
        Ok(Sent::Posted(Some(Standing { first, rest: Some(parts) })))
    }

    /// Whether more than this time has passed since the first try of the row.
    fn has_tried_for(&self, row: &OutboxRow, time: SignedDuration) -> bool {
        let now = self.clock.now();
        row.attempted.is_some_and(|first| !(-DIFFERENCE..=time).contains(&now.duration_since(first)))
    }

    /// Edits the post `standing`, or posts `message` if there is none.
    async fn set(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        way: &Place,
        standing: Option<&Posted>,
        message: &Message,
    ) -> Result<Sent, StoreError> {
        let Some(posted) = standing else { return self.post(platform, row, way, message).await };
        // An edit gives the post its whole content: repeating it changes nothing.
        if !self.attempt(row, "editing").await? {
            return Ok(Sent::Wait(self.later(row.attempts)));
        }
        Ok(match platform.edit(posted, message).instrument(call("edit")).await {
            Ok(()) => Sent::Posted(Some(posted.clone().into())),
            Err(Setback::Gone) => self.post(platform, row, way, message).await?,
            Err(setback) => {
                self.nothing_done(row, &setback).await?;
                self.held_up(row, way, &setback).await?
            }
        })
    }

    async fn post(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: &Place,
        message: &Message,
    ) -> Result<Sent, StoreError> {
        let now = self.clock.now();
        if let Some(attempted) = row.attempted
            && !is_remembered(attempted, now)
        {
            // If our clock has been set back since, it isn't known when that was.
            let earliest = if attempted <= now { attempted } else { now.checked_sub(LONG).unwrap_or(now) };
            match platform.find(&row.key, place, sometime_before(earliest)).instrument(call("find")).await {
                Ok(Some(posted)) => return Ok(Sent::Posted(Some(posted.into()))),
                Ok(None) => {}
                Err(setback) => return self.held_up(row, place, &setback).await,
            }
        }
        if !self.attempt(row, "sending").await? {
            return Ok(Sent::Wait(self.later(row.attempts)));
        }
        Ok(match hand_over(platform, &row.key, place, message).await {
            Ok(posted) => Sent::Posted(Some(posted.into())),
            Err(setback) => {
                self.nothing_done(row, &setback).await?;
                self.held_up(row, place, &setback).await?
            }
        })
    }

    /// After the first attempt of `row`: if nothing was posted for certain, it is as if there hadn't been one.
    async fn nothing_done(&self, row: &OutboxRow, setback: &Setback) -> Result<(), StoreError> {
        match setback {
            Setback::Later { nothing_done: true, .. } if row.attempted.is_none() => {
                self.store.not_attempted(row.seq).await
            }
            Setback::Later { .. } | Setback::Gone | Setback::Refused(_) => Ok(()),
        }
    }

    /// Notes that the network is called for `row` now. `false`: it mustn't be. This process stood still, and another one may
    /// have taken the row over since it was claimed, and have done what comes after it.
    async fn attempt(&self, row: &OutboxRow, point: &'static str) -> Result<bool, StoreError> {
        self.store.attempting(row.seq, row.attempts, self.clock.now()).await?;
        fault::point(point);
        Ok(self.store.is_sure())
    }

    /// Reports what is wrong with a channel; the row may end because of that.
    async fn held_up(&self, row: &OutboxRow, place: &Place, setback: &Setback) -> Result<Sent, StoreError> {
        match self.report_setback(row, place, setback).await? {
            true => Ok(Sent::Ended),
            false => Ok(self.setback(row, place, setback)),
        }
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

    /// In a press room the bot writes in every member's language, so that everyone understands.
    async fn readers(
        &self,
        notice: &Notice,
        reader: Reader,
        place: &Place,
        game: Option<&Game>,
    ) -> Result<Vec<Reader>, StoreError> {
        // The words of these notices contain every reader's language already.
        let once = matches!(
            notice,
            Notice::InYourNotation { .. }
                | Notice::InYourWords { .. }
                | Notice::Press(dragoman_game::notice::press::PressNotice::Document { .. })
        );
        let (Place::Room(room), Some(game), false) = (place, game, once) else {
            return Ok(vec![reader]);
        };
        let Some(row) = self.store.room(room).await? else { return Ok(vec![reader]) };
        let languages = self.languages_in(game, &row).await?;
        let readers: Vec<Reader> =
            languages.into_iter().map(|language| Reader { language, ..reader.clone() }).collect();
        Ok(if readers.is_empty() { vec![reader] } else { readers })
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

    async fn compose(
        &self,
        notice: &Notice,
        game: Option<Game>,
        (place, readers): (&Place, &[Reader]),
        capabilities: Capabilities,
    ) -> Result<Option<(Message, Vec<Text>)>, StoreError> {
        let Some(first) = readers.first() else { return Ok(None) };
        let maps = self.defaults.maps.is_some();
        let material = Material { maps, ..self.material(notice, game, place, first).await? };
        let (words, map_renderer) = (Arc::clone(&self.words), Arc::clone(&self.map_renderer));
        let (notice, readers) = (notice.clone(), readers.to_vec());
        // Composing searches for support that could have helped, and rendering a map takes even longer: tasks that wait
        // for a network must not be delayed by that.
        let pages = Arc::clone(&self.pages);
        let composing = move || compose(&words, (&map_renderer, &pages), &notice, &material, &readers, capabilities);
        Ok(self.workers.run_through(composing).await)
    }
}

/// Composes `notice` for `readers`, the first of whom gets the picture, and splits it for the capabilities of the
/// place: the message, and the texts that follow it.
fn compose(
    words: &Words,
    (map_renderer, pages): (&MapRenderer, &GamePages),
    notice: &Notice,
    material: &Material,
    readers: &[Reader],
    capabilities: Capabilities,
) -> Option<(Message, Vec<Text>)> {
    let (reader, others) = readers.split_first()?;
    fault::breaks("compute", || format!("{notice:?}"));
    let Capabilities { times, commands, actions: most, reactions, room, .. } = capabilities;
    let reacts = reactions > 0;
    let speaker = |reader| Speaker { words, reader, times, commands, actions: most, reacts, room, material };
    let mut said = speaker(reader).say(notice);
    for other in others {
        let Said { text, actions, .. } = speaker(other).say(notice);
        said.text = said.text.below(text);
        name_in_another(&mut said.actions, &actions);
    }
    if said.text.is_empty() && said.picture.is_none() && said.file.is_none() {
        return None;
    }
    let Said { mut text, picture, mut file, page, mut actions, mentions, rings, pinned } = said;
    if page && !capabilities.files {
        text = text.below(no_files(words, reader.language));
    } else if page {
        match pages.page(&speaker(reader), map_renderer) {
            Ok(page) => file = Some(page),
            Err(NoPage::Busy) => text = words.say(reader.language, "export-busy", &Args::new()),
            Err(NoPage::Nothing) => {}
        }
    }
    let pinned = material.game.as_ref().filter(|_| pinned).map(|game| game.id.clone());
    let picture = match (picture, &material.game) {
        (Some(of), Some(game)) if !capabilities.pictures => {
            match map_renderer.in_words(game, &of, reader.language, capabilities.alt_limit) {
                Ok(alt) => text = text.below(Text::lines_of(alt.lines())),
                Err(error) => {
                    METRICS.dispatcher_errors.count();
                    tracing::error!(%error, "a map couldn't be put in words");
                }
            }
            None
        }
        (Some(of), Some(game)) => {
            let (limit, small) = (capabilities.alt_limit, capabilities.thumbnails);
            let draw = AssertUnwindSafe(|| map_renderer.draw_with(game, &of, reader, limit, small));
            match catch_unwind(draw) {
                Ok(Ok(picture)) => Some(picture),
                // The words contain the same information: a missing picture must not delay the results.
                Ok(Err(error)) => {
                    METRICS.dispatcher_errors.count();
                    tracing::error!(%error, "a map couldn't be rendered");
                    None
                }
                Err(_) => {
                    tracing::error!("rendering a map was interrupted");
                    None
                }
            }
        }
        _ => None,
    };
    let file = file.filter(|_| {
        if !capabilities.files {
            text = std::mem::take(&mut text).below(no_files(words, reader.language));
        }
        capabilities.files
    });
    let limit = if picture.is_some() { capabilities.caption_limit } else { capabilities.text_limit };
    if most == 0 && reacts {
        actions.retain(|action| is_taken_in_public(&action.id));
        actions.truncate(reactions);
    } else if actions.len() > capabilities.actions {
        let listed: Vec<Action> = actions.split_off(capabilities.actions);
        text = text.below(typed_choices(&listed));
    }
    let mut parts = text.split(limit, capabilities.text_limit);
    let rest = parts.split_off(1.min(parts.len()));
    let text = parts.pop().unwrap_or_default();
    Some((Message { answers: None, text, picture, file, actions, mentions, rings, pinned }, rest))
}

/// Buttons that can't be shown, as choices to type: orders, and the games of a question; the text contains the others.
fn typed_choices(actions: &[Action]) -> Text {
    let typed = actions.iter().filter(|action| action.id.starts_with("order:") || action.id.starts_with("which:"));
    Text::join(typed.map(|action| Text::code(&action.label)), " · ")
}

/// Mentions the reader of `place`, whose messages go to the room `way` instead: there only mentions ring.
fn mention_in(way: &Place, place: &Place, message: &mut Message) {
    if let (Place::Room(_), Place::Person(person), true) = (way, place, message.rings) {
        message.mentions = vec![person.clone()];
    }
}

/// Passes `message` to the network.
async fn hand_over(platform: &dyn Platform, key: &Key, place: &Place, message: &Message) -> Result<Posted, Setback> {
    fault::breaks("post", || format!("{} {}", platform.name(), message.text.markdown()));
    platform.post(key, place, message).instrument(call("post")).await
}

/// Passes `message` to the network, unless it was posted `since` then.
async fn hand_over_once(
    platform: &dyn Platform,
    (key, since): (&Key, Option<Timestamp>),
    place: &Place,
    message: &Message,
) -> Result<(), Setback> {
    if let Some(since) = since
        && platform.find(key, place, since).instrument(call("find")).await?.is_some()
    {
        return Ok(());
    }
    hand_over(platform, key, place, message).await.map(drop)
}

/// Whether every network still knows `now` what it was given at `instant`. An instant to come says nothing about when that
/// was: our clock has been set back since.
fn is_remembered(instant: Timestamp, now: Timestamp) -> bool {
    (-DIFFERENCE..=MEMORY).contains(&now.duration_since(instant))
}

/// From when on a post is looked for that was made at `instant` at the earliest: clocks differ.
fn sometime_before(instant: Timestamp) -> Timestamp {
    instant.checked_sub(SignedDuration::from_hours(1)).unwrap_or(instant)
}

#[async_trait]
impl Answers for OutboxDispatcher {
    async fn close_to_outsiders(&self, game: &GameId) -> Result<bool, StoreError> {
        self.audit_rooms(game).await
    }

    async fn close_order_threads(&self, channel: &ChannelId) -> Result<bool, StoreError> {
        self.audit_order_threads(channel).await
    }

    async fn in_words(
        &self,
        place: &Place,
        game: Option<GameId>,
        notice: Notice,
    ) -> Result<Option<String>, StoreError> {
        let Some(platform) = self.platform(place.platform()) else { return Ok(None) };
        let Capabilities { commands, actions, reactions, room, .. } = platform.capabilities(place);
        let game = self.game(game.as_ref()).await?;
        let reader = self.reader(place, game.as_ref()).await?;
        let material = self.material(&notice, game, place, &reader).await?;
        let words = Arc::clone(&self.words);
        let said = move || {
            let (times, words, reader, material) = (Times::Words, &words, &reader, &material);
            let speaker = Speaker { words, reader, times, commands, actions, reacts: reactions > 0, room, material };
            speaker.say(&notice).text.plain()
        };
        Ok(Some(self.workers.run_through(said).await))
    }

    fn suspected(&self) -> Arc<Mutex<Instant>> {
        Arc::clone(&self.suspected)
    }

    fn has_rooms(&self, place: &Place) -> bool {
        self.platform(place.platform()).is_none_or(|platform| platform.capabilities(place).rooms)
    }

    fn server_of(&self, channel: &ChannelId) -> String {
        let platform = self.platform(channel.platform());
        platform.map_or_else(|| channel.as_str().to_owned(), |platform| platform.server_of(channel))
    }

    async fn answer(&self, (key, asked): (String, Timestamp), answer: Answer, hand: &mut Hand<'_>) {
        let Some(platform) = self.platform(answer.to.platform()) else { return };
        let (begun, mut setbacks) = (self.clock.now(), 0);
        let (mut message, rest, mut way) = loop {
            let wait = match self.composed(&*platform, &answer, hand).await {
                Ok(Ok(Some(composed))) => break composed,
                Ok(Ok(None)) => return,
                Ok(Err(Setback::Later { not_before, .. })) if setbacks < ANSWER_ATTEMPTS => {
                    setbacks += 1;
                    self.until(not_before)
                }
                Ok(Err(setback)) => return tracing::info!(%setback, "an answer couldn't be posted"),
                // It is the same for all others meanwhile, and the question mustn't be lost.
                Err(error) if error.is_of_database() && self.clock.now().duration_since(begun) < ANSWERED_FOR => {
                    tracing::warn!(%error, "a question can't be answered; it is tried again");
                    PAUSE
                }
                Err(error) => return tracing::error!(%error, "a question couldn't be answered"),
            };
            hand.rest(wait).await;
            if self.is_past(&answer, begun).await {
                return tracing::debug!("an answer had to wait until its phase was over");
            }
        };
        mention_in(&way, &answer.to, &mut message);
        // An earlier run may have answered it, and the network doesn't know the key any more.
        let since = (!is_remembered(asked, begun)).then(|| sometime_before(asked.min(begun)));
        let key = Key::from(key);
        let further = rest.into_iter().map(|text| Message { text, ..Message::default() });
        let keys = std::iter::once(key.clone()).chain((0..).map(|number| key.part(number)));
        for (key, message) in keys.zip(std::iter::once(message).chain(further)) {
            // A question can be asked again: an answer that a network postpones too often is dropped.
            for attempt in 1..=ANSWER_ATTEMPTS {
                match hand_over_once(&*platform, (&key, since), &way, &message).await {
                    Ok(()) => break,
                    Err(Setback::Later { not_before, .. }) if attempt < ANSWER_ATTEMPTS => {
                        hand.rest(self.until(not_before)).await;
                        if self.is_past(&answer, begun).await {
                            return tracing::debug!("an answer had to wait until its phase was over");
                        }
                    }
                    // As a row would find out: from then on private messages are tried again.
                    Err(Setback::Gone) if way != answer.to => match self.order_thread_is_gone(&answer.to).await {
                        Ok(_) => way = answer.to.clone(),
                        Err(error) => return tracing::error!(%error, "a question couldn't be answered"),
                    },
                    Err(setback) => return tracing::info!(%setback, "an answer couldn't be posted"),
                }
            }
        }
    }
}

impl OutboxDispatcher {
    /// The message that answers a question, the texts that follow it, and where they are posted. `None`: there is nothing to
    /// say.
    async fn composed(
        &self,
        platform: &dyn Platform,
        answer: &Answer,
        hand: &Hand<'_>,
    ) -> Result<Result<Option<(Message, Vec<Text>, Place)>, Setback>, StoreError> {
        let game = self.game(answer.game.as_ref()).await?;
        let reader = self.reader(&answer.to, game.as_ref()).await?;
        let notice = permissions::checked(platform, answer.notice.clone()).await;
        let way = match self.open_way(platform, answer.to.clone(), game.as_ref()).await? {
            Ok(way) => way,
            Err(setback @ Setback::Later { .. }) => return Ok(Err(setback)),
            // Who could read a thread that the bot can't see isn't known: it is used no more.
            Err(Setback::Gone | Setback::Refused(_)) => {
                self.order_thread_is_gone(&answer.to).await?;
                answer.to.clone()
            }
        };
        let capabilities = platform.capabilities(&answer.to);
        let composing =
            Box::pin(self.compose(&notice, game, (&answer.to, std::slice::from_ref(&reader)), capabilities));
        let composed = hand.composes(composing).await??;
        let answers = answer.of.clone();
        Ok(Ok(composed.map(|(message, rest)| (Message { answers, ..message }, rest, way))))
    }

    /// How long to wait until `not_before`, while somebody waits for an answer.
    fn until(&self, not_before: Timestamp) -> Duration {
        let wait = not_before.duration_since(self.clock.now());
        wait.clamp(SignedDuration::from_millis(50), SignedDuration::from_secs(10)).unsigned_abs()
    }

    /// Whether a private answer that could be posted from `begun` on comes too late to be of use: the results shouldn't
    /// wait for it.
    async fn is_past(&self, answer: &Answer, begun: Timestamp) -> bool {
        let has_waited = self.clock.now().duration_since(begun) > WORTH;
        let Place::Person(_) = &answer.to else { return false };
        let Some(game) = (if has_waited { self.game(answer.game.as_ref()).await.ok().flatten() } else { None }) else {
            return false;
        };
        answer.notice.answered_phase().is_over(&game, answer.phase)
    }
}

/// How long an answer about a phase is worth to be posted once the phase is over.
const WORTH: SignedDuration = SignedDuration::from_secs(30);

/// Whether a private answer, or the public status of a phase, comes too late to be of use: it has waited, as after an outage,
/// and its phase is over. The results shouldn't wait for it.
fn is_stale(row: &OutboxRow, place: &Place, game: Option<&Game>, now: Timestamp) -> bool {
    let Some(game) = game else { return false };
    let is_over = match place {
        Place::Person(_) => row.notice.answered_phase().is_over(game, None),
        Place::Channel(_) => row.slot.as_deref().is_some_and(|slot| status::is_past(game, slot)),
        Place::Room(_) | Place::Reply { .. } => false,
    };
    // At a start all that waits is marked as attempted, also what wasn't.
    is_over && (row.attempted.is_none() || row.attempts == 0) && now.duration_since(row.due) > WORTH
}

#[cfg(test)]
mod tests {
    use dragoman_game::notice::help::{Helped, Moment, Small};
    use dragoman_game::testing::{Trial, person};

    use super::*;

    #[test]
    fn an_answer_that_has_waited_isnt_posted_once_its_phase_is_over() {
        let mut table = Trial::new();
        let private = Place::Person(person("italy"));
        let now = table.now;
        let row = |number: u32, waited: i64, attempted: bool| OutboxRow {
            seq: 1,
            key: Key::of("row"),
            to: Destination::Place(private.clone()),
            slot: None,
            game: None,
            notice: Notice::Readiness {
                ready: true,
                awaited: 6,
                missing: Vec::new(),
                doubts: Vec::new(),
                number,
                retreats: None,
            },
            due: now.checked_sub(SignedDuration::from_secs(waited)).expect("an instant"),
            expires: None,
            attempted: attempted.then_some(now),
            attempts: u32::from(attempted),
            suspected: false,
        };
        let stale = |table: &Trial, row: &OutboxRow| is_stale(row, &private, Some(table.game()), now);
        assert!(!stale(&table, &row(1, 60, false)), "its phase isn't over");
        for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
            table.says(who, "ready");
        }
        assert_eq!(table.running().number, 2);
        assert!(stale(&table, &row(1, 60, false)));
        assert!(!stale(&table, &row(1, 1, false)), "it comes in time");
        assert!(!stale(&table, &row(1, 60, true)), "it may have been posted");
        assert!(!stale(&table, &row(2, 60, false)) && !stale(&table, &row(0, 60, false)));
        let hall = Place::Channel(table.game().channel.clone());
        assert!(!is_stale(&row(1, 60, false), &hall, Some(table.game()), now));
        // Whatever it says of the phase that was played then.
        let brief = |number| {
            let (said, moment) = (Small::HowToPlay, Moment::Movement);
            Notice::Help(Helped::Brief { said, moment, private: true, practising: false, number: Some(number) })
        };
        for notice in [brief(1), Notice::Cleared { power: "ITALY".into(), number: 1 }] {
            assert!(stale(&table, &OutboxRow { notice, ..row(0, 60, false) }));
        }
        assert!(!stale(&table, &OutboxRow { notice: brief(2), ..row(0, 60, false) }));
        // The same for the status of a phase in the channel.
        let status = |number: u32, waited: i64| {
            let slot = Some(format!("status:{}:{number}", table.game().id));
            is_stale(&OutboxRow { slot, ..row(0, waited, false) }, &hall, Some(table.game()), now)
        };
        assert!(status(1, 60) && !status(1, 1) && !status(2, 60));
    }
}
