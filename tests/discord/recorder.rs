//! A service that only records events, and the adapter running with it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use dragoman_discord::{Api, CALLS_A_SECOND, Discord, DiscordSettings, Shards};
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::event::{ChannelId, Content, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::report::MemberChange;
use dragoman_l10n::Language;
use dragoman_platform::{
    Cursors, Delivered, Health, Inbox, Lookups, OneTimeMaps, PlaceChanges, Platform, Sink, StoreUnavailable, Unusable,
};
use dragoman_runtime::clock::{Clock as _, SystemClock};
use jiff::{SignedDuration, Timestamp};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::stand::{Stand, TOKEN};

/// The data that survives restarts of the adapter, as in the store.
#[derive(Default)]
pub struct Recorder {
    pub events: Mutex<Vec<Event>>,
    pub cursors: Mutex<BTreeMap<String, String>>,
    pub caught_up: Mutex<Option<Timestamp>>,
    pub rooms: Mutex<Vec<RoomId>>,
    pub completions: Mutex<Vec<(String, String)>>,
    pub asked: Mutex<Vec<(String, String, String)>>,
    /// The game that was named last.
    pub asked_for: Mutex<Option<String>>,
    /// The language of the client that asked last.
    pub asked_in: Mutex<Option<Language>>,
    /// The channels whose permissions were checked, and the one that can't be checked.
    pub looked: Mutex<Vec<ChannelId>>,
    pub blind: Mutex<Option<ChannelId>>,
    /// The channel whose check panics.
    pub fatal: Mutex<Option<ChannelId>>,
    /// Changes of rooms' members by hand.
    pub moved: Mutex<Vec<(RoomId, PersonId, MemberChange)>>,
    /// Who can still change what is decided, and when.
    pub undecided: Mutex<Vec<(PersonId, Timestamp)>>,
    /// Whose messages are waited for.
    pub awaited: Mutex<Vec<(PersonId, Timestamp)>>,
    /// Who was waited for each time when it was told that everything was heard.
    pub waited: Mutex<Vec<(Timestamp, Vec<PersonId>)>>,
    /// How long after it that was told, each time.
    pub lags: Mutex<Vec<SignedDuration>>,
    /// The channels in which a game is played.
    pub games: Mutex<Vec<ChannelId>>,
    /// How many more times the store can't be written.
    pub unavailable: Mutex<usize>,
}

impl Recorder {
    /// The texts of all events so far, in the order of delivery; each event once, as in the inbox.
    pub fn heard(&self) -> Vec<String> {
        let events = self.events.lock().expect("no poison");
        let mut seen = Vec::new();
        let mut heard = Vec::new();
        for event in events.iter() {
            let words = match &event.content {
                Content::Text { text, .. } => text.clone(),
                Content::Edited { text, .. } => format!("edited: {text}"),
                Content::Invoked { command, arguments } => format!("/{command} {arguments:?}"),
                Content::Pressed { action } | Content::Reacted { action, .. } => format!("[{action}]"),
                Content::Removed { .. } => "removed".into(),
                Content::Unreadable(why) => format!("{why:?}"),
                Content::Undecryptable => "?".into(),
                Content::Invited => "invited".into(),
            };
            if !seen.contains(&event.id) {
                seen.push(event.id.clone());
                heard.push(words);
            }
        }
        heard
    }

    pub fn last(&self) -> Event {
        self.events.lock().expect("no poison").last().expect("an event").clone()
    }
}

#[async_trait]
impl Inbox for Recorder {
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable> {
        let mut unavailable = self.unavailable.lock().expect("no poison");
        if *unavailable > 0 {
            *unavailable -= 1;
            return Err(StoreUnavailable);
        }
        self.events.lock().expect("no poison").push(event);
        Ok(Delivered::default())
    }

    fn caught_up(&self, platform: PlatformName, until: Timestamp) {
        assert_eq!(platform, PlatformName::Discord);
        *self.caught_up.lock().expect("no poison") = Some(until);
        self.lags.lock().expect("no poison").push(SystemClock.now().duration_since(until));
        let awaited = self.awaited.lock().expect("no poison").iter().map(|(person, _)| person.clone()).collect();
        self.waited.lock().expect("no poison").push((until, awaited));
    }

    fn awaited(&self, _platform: PlatformName, people: &[(PersonId, Timestamp)]) {
        *self.awaited.lock().expect("no poison") = people.to_vec();
    }

    async fn undecided(
        &self,
        _platform: PlatformName,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreUnavailable> {
        let mut undecided = self.undecided.lock().expect("no poison").clone();
        undecided.retain(|(_, deadline)| from < *deadline && *deadline <= until);
        Ok(undecided)
    }
}

#[async_trait]
impl Cursors for Recorder {
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        Ok(self.cursors.lock().expect("no poison").get(name).cloned())
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        let cursors = self.cursors.lock().expect("no poison");
        let hits = cursors.iter().filter(|(name, _)| name.starts_with(prefix));
        Ok(hits.map(|(name, value)| (name.clone(), value.clone())).collect())
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        self.cursors.lock().expect("no poison").insert(name.into(), value.into());
        Ok(())
    }

    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable> {
        self.cursors.lock().expect("no poison").remove(name);
        Ok(())
    }
}

#[async_trait]
impl Lookups for Recorder {
    async fn complete(
        &self,
        _place: &Place,
        (_, client): (&PersonId, Option<Language>),
        (command, game): (&str, Option<&str>),
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        self.asked.lock().expect("no poison").push((command.into(), parameter.into(), typed.into()));
        *self.asked_in.lock().expect("no poison") = client;
        *self.asked_for.lock().expect("no poison") = game.map(str::to_owned);
        self.completions.lock().expect("no poison").clone()
    }

    async fn order_form(
        &self,
        _place: &Place,
        _room: Option<&RoomId>,
        (_, client): (&PersonId, Option<Language>),
        game: Option<&str>,
    ) -> Option<OrderForm> {
        *self.asked_in.lock().expect("no poison") = client;
        *self.asked_for.lock().expect("no poison") = game.map(str::to_owned);
        let (game, sheet) = self.completions.lock().expect("no poison").first().cloned()?;
        Some(OrderForm { action: format!("order:game={game};during=1-S1901M"), game, sheet })
    }

    async fn has_game(&self, channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(self.games.lock().expect("no poison").contains(channel))
    }

    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable> {
        Ok(self.rooms.lock().expect("no poison").contains(room))
    }
}

impl OneTimeMaps for Recorder {}

#[async_trait]
impl PlaceChanges for Recorder {
    async fn room_member(
        &self,
        room: &RoomId,
        person: &PersonId,
        change: MemberChange,
    ) -> Result<(), StoreUnavailable> {
        let mut unavailable = self.unavailable.lock().expect("no poison");
        if *unavailable > 0 {
            *unavailable -= 1;
            return Err(StoreUnavailable);
        }
        self.moved.lock().expect("no poison").push((room.clone(), person.clone(), change));
        Ok(())
    }

    async fn rights_changed(&self, channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        self.looked.lock().expect("no poison").extend(channels.iter().cloned());
        let fatal = self.fatal.lock().expect("no poison").clone();
        assert!(channels.iter().all(|channel| fatal.as_ref() != Some(channel)), "the test has this check fail so");
        let blind = self.blind.lock().expect("no poison").clone();
        if channels.iter().any(|channel| blind.as_ref() == Some(channel)) { Err(StoreUnavailable) } else { Ok(()) }
    }
}

impl Health for Recorder {}

/// The running adapter.
pub struct Running {
    pub discord: Arc<Discord>,
    stop: CancellationToken,
    task: JoinHandle<Result<(), Unusable>>,
}

pub fn settings(stand: &Stand) -> DiscordSettings {
    DiscordSettings {
        token: TOKEN.to_owned(),
        api: Api::Plain { url: stand.url() },
        guild: None,
        message_content: false,
        shards: Shards::Auto,
        calls_a_second: CALLS_A_SECOND,
    }
}

pub fn adapter(settings: DiscordSettings) -> Arc<Discord> {
    let words = Arc::new(dragoman_locales::words().expect("the words are whole"));
    Arc::new(Discord::new(settings, words, Arc::new(SystemClock)).expect("the settings are right"))
}

impl Running {
    pub fn start(settings: DiscordSettings, sink: &Arc<Recorder>) -> Self {
        Self::of(adapter(settings), sink)
    }

    /// The same adapter begins to listen, perhaps once more.
    pub fn of(discord: Arc<Discord>, sink: &Arc<Recorder>) -> Self {
        let stop = CancellationToken::new();
        let task = tokio::spawn(Arc::clone(&discord).listen(Arc::clone(sink) as Arc<dyn Sink>, stop.clone()));
        Self { discord, stop, task }
    }

    /// Starts with `stand` as its network, and waits until it is connected.
    pub async fn connected(stand: &Stand, sink: &Arc<Recorder>) -> Self {
        // The connection of an earlier run may still be closing, and its session is resumed before a new one is
        // started.
        let before = stand.tally().identified;
        let running = Self::start(settings(stand), sink);
        stand.until("a connection", || (stand.tally().identified > before && stand.connected()).then_some(())).await;
        running
    }

    pub async fn stop(self) {
        self.stop.cancel();
        self.task.await.expect("no panic").expect("it could work");
    }

    /// Ends it like a crash: without cleaning up.
    pub fn kill(self) {
        self.task.abort();
    }

    /// The result after it ended by itself.
    pub async fn end(self) -> Result<(), Unusable> {
        self.task.await.expect("no panic")
    }
}
