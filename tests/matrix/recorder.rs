//! A service that only records: the adapter's events, in a memory that outlives the adapter.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, Content, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::MemberChange;
use dragoman_l10n::Language;
use dragoman_platform::{Cursors, Delivered, Health, Inbox, Lookups, OneTimeMaps, PlaceChanges, StoreUnavailable};
use jiff::Timestamp;

use crate::players::PATIENCE;

#[derive(Default)]
struct Memory {
    events: Vec<Event>,
    cursors: BTreeMap<String, String>,
    press_rooms: BTreeSet<String>,
    caught_up: Option<Timestamp>,
    awaited: Vec<PersonId>,
    not_private: Vec<(String, String, NotPrivate)>,
    opened: Vec<Place>,
    games: BTreeSet<String>,
    moved: Vec<(RoomId, PersonId, MemberChange)>,
    /// Who belongs in which press room.
    members: BTreeMap<String, Vec<PersonId>>,
    broken: bool,
    /// Events that were refused while the store was unavailable.
    refused: BTreeSet<String>,
    /// Changes of who is in a room that were refused then.
    refused_changes: Vec<MemberChange>,
}

/// The sink of these tests. Clones share their memory, as a restarted bot shares its database.
#[derive(Clone, Default)]
pub struct Recorder(Arc<Mutex<Memory>>);

impl Recorder {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().expect("no test panicked while holding it")
    }

    /// Sets whether the store fails.
    pub fn break_down(&self, broken: bool) {
        self.memory().broken = broken;
    }

    /// Waits until the adapter has tried to deliver something to the failing store.
    pub async fn until_refused(&self) {
        self.until("an attempt to deliver", |recorder| (!recorder.memory().refused.is_empty()).then_some(())).await;
    }

    /// Changes of who is in a room that the adapter has tried to report to the failing store.
    pub fn refused_changes(&self) -> Vec<MemberChange> {
        self.memory().refused_changes.clone()
    }

    /// Makes `room` count as a press room.
    pub fn open_to_be_read(&self, room: &RoomId) {
        self.memory().press_rooms.insert(room.native().to_owned());
    }

    /// Rooms of two that were reported not to be private: the room, the person, why.
    pub fn not_private(&self) -> Vec<(String, String, NotPrivate)> {
        self.memory().not_private.clone()
    }

    /// From now on a game is played in `room`.
    pub fn begin_game(&self, room: &str) {
        self.memory().games.insert(room.to_owned());
    }

    /// From now on `room` is a press room in which these people belong.
    pub fn give_room(&self, room: &RoomId, members: &[PersonId]) {
        self.memory().members.insert(room.native().to_owned(), members.to_vec());
    }

    /// Who was reported to be let in or put out, or to be back: the room, the person, what.
    pub fn moved(&self) -> Vec<(RoomId, PersonId, MemberChange)> {
        self.memory().moved.clone()
    }

    /// Places that were reported open again.
    pub fn opened(&self) -> Vec<Place> {
        self.memory().opened.clone()
    }

    /// The events, each once: the inbox would recognise repetitions by their ids.
    pub fn events(&self) -> Vec<Event> {
        let mut seen = BTreeSet::new();
        self.memory().events.iter().filter(|event| seen.insert(event.id.clone())).cloned().collect()
    }

    /// The contents of events in `place`, but invitations of the bot.
    pub fn said_in(&self, place: &Place) -> Vec<Content> {
        let contents = self.events().into_iter().filter(|event| event.place == *place).map(|event| event.content);
        contents.filter(|content| *content != Content::Invited).collect()
    }

    /// How many cursors have this prefix.
    pub fn notes(&self, prefix: &str) -> usize {
        self.memory().cursors.keys().filter(|name| name.starts_with(prefix)).count()
    }

    /// The value of a cursor.
    pub fn cursor_of(&self, name: &str) -> Option<String> {
        self.memory().cursors.get(name).cloned()
    }

    /// The texts in `place`, whether they were said after the prefix or not.
    pub fn texts_in(&self, place: &Place) -> Vec<String> {
        let text = |content| if let Content::Text { text, .. } = content { Some(text) } else { None };
        let bare = |text: String| text.strip_prefix('!').map_or(text.clone(), str::to_owned);
        self.said_in(place).into_iter().filter_map(text).map(bare).collect()
    }

    /// Waits until `wanted` returns something.
    pub async fn until<T>(&self, what: &str, wanted: impl Fn(&Self) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = wanted(self) {
                return found;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}; there is {:#?}", self.events());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits for an event with this text, whether it was said after the prefix or not.
    pub async fn hears(&self, text: &str) -> Event {
        let is_it = |content: &Content| match content {
            Content::Text { text: said, .. } | Content::Edited { text: said, .. } => {
                said.strip_prefix('!').unwrap_or(said) == text
            }
            _ => false,
        };
        self.until(text, |recorder| recorder.events().into_iter().find(|event| is_it(&event.content))).await
    }

    /// The senders of messages that wait for their keys.
    pub fn awaited(&self) -> Vec<PersonId> {
        self.memory().awaited.clone()
    }

    /// Waits until everything up to `until` was delivered.
    pub async fn until_caught_up(&self, until: Timestamp) {
        self.until("the end of the reading", |recorder| recorder.memory().caught_up.filter(|at| *at >= until)).await;
    }
}

#[async_trait]
impl Inbox for Recorder {
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable> {
        let mut memory = self.memory();
        if memory.broken {
            memory.refused.insert(event.id.native().to_owned());
            return Err(StoreUnavailable);
        }
        memory.events.push(event);
        Ok(Delivered::default())
    }

    fn caught_up(&self, _: PlatformName, until: Timestamp) {
        self.memory().caught_up = Some(until);
    }

    fn awaited(&self, _: PlatformName, people: &[(PersonId, Timestamp)]) {
        self.memory().awaited = people.iter().map(|(person, _)| person.clone()).collect();
    }
}

#[async_trait]
impl Cursors for Recorder {
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        Ok(self.memory().cursors.get(name).cloned())
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        let memory = self.memory();
        let found = memory.cursors.iter().filter(|(name, _)| name.starts_with(prefix));
        Ok(found.map(|(name, value)| (name.clone(), value.clone())).collect())
    }

    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable> {
        self.memory().cursors.remove(name);
        Ok(())
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        let mut memory = self.memory();
        if memory.broken {
            return Err(StoreUnavailable);
        }
        memory.cursors.insert(name.to_owned(), value.to_owned());
        Ok(())
    }
}

#[async_trait]
impl Lookups for Recorder {
    async fn complete(
        &self,
        _: &Place,
        _: (&PersonId, Option<Language>),
        _: (&str, Option<&str>),
        _: &str,
        _: &str,
    ) -> Vec<(String, String)> {
        Vec::new()
    }

    async fn belongs(&self, room: &RoomId, person: &PersonId) -> Result<Option<bool>, StoreUnavailable> {
        Ok(self.memory().members.get(room.native()).map(|members| members.contains(person)))
    }

    async fn has_game(&self, channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(self.memory().games.contains(channel.native()))
    }

    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable> {
        Ok(self.memory().press_rooms.contains(room.native()))
    }
}

impl OneTimeMaps for Recorder {}

#[async_trait]
impl PlaceChanges for Recorder {
    async fn not_private(&self, place: &ChannelId, person: &PersonId, why: NotPrivate) -> Result<(), StoreUnavailable> {
        self.memory().not_private.push((place.native().to_owned(), person.native().to_owned(), why));
        Ok(())
    }

    async fn room_member(
        &self,
        room: &RoomId,
        person: &PersonId,
        change: MemberChange,
    ) -> Result<(), StoreUnavailable> {
        let mut memory = self.memory();
        if memory.broken {
            memory.refused_changes.push(change);
            return Err(StoreUnavailable);
        }
        drop(memory);
        self.memory().moved.push((room.clone(), person.clone(), change));
        Ok(())
    }

    async fn place_opened(&self, place: &Place) -> Result<(), StoreUnavailable> {
        self.memory().opened.push(place.clone());
        Ok(())
    }
}

impl Health for Recorder {}
