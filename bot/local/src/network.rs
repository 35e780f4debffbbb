//! The page as a chat network: its people, places and posts, and how far these were delivered.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::http::{HeaderMap, header};
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_l10n::{Language, Words};
use dragoman_platform::{Delivered, Sink, StoreUnavailable};
use dragoman_reading::command::PREFIXES;
use dragoman_runtime::clock::{Clock, MovableClock};
use dragoman_runtime::entropy::Entropy;
use dragoman_runtime::fault;
use dragoman_runtime::names::random_name;
use dragoman_store::{
    LOCAL_DELIVERED, LocalPerson, LocalPost, LocalStore, NewLocalPost, Receipt, SeatChanged, SeatNote, Signal,
    StoreError,
};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use super::feed::Feed;
use super::links;

/// The native id of the host.
pub(super) const HOST: &str = "host";

/// How many languages of a browser are considered.
pub(super) const ASKED_LANGUAGES: usize = 10;

/// The channel that always exists.
pub(super) const HALL: &str = "#hall";

/// The settings of the local platform.
#[derive(Clone, Debug)]
pub struct LocalSettings {
    /// The address of the page.
    pub listen: SocketAddr,
    /// The names under which a reverse proxy serves the page by HTTPS, with the port unless it is 443.
    pub hosts: Vec<String>,
    /// The data folder: the host's token is stored there.
    pub data: PathBuf,
    /// Whether people of other networks get links to maps on which they choose orders.
    pub maps: bool,
    /// How many files and connections the process may have open; `None`: that isn't limited, or isn't known.
    pub files: Option<u64>,
    /// Characters of one message: a longer one is refused.
    pub text: u32,
    /// The clock, if the host may move it.
    pub movable: Option<Arc<MovableClock>>,
}

/// The local platform.
pub struct Local {
    pub(super) store: LocalStore,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) entropy: Arc<dyn Entropy>,
    pub(super) words: Arc<Words>,
    pub(super) settings: LocalSettings,
    /// The newest posts, for connections.
    pub(super) feed: Feed,
    /// The newest post's number: connections wait until it increases.
    pub(super) newest: watch::Sender<i64>,
    /// Changes with every link that is renewed or ended, and every seat that changes hands: connections then check
    /// again whether they may continue.
    pub(super) links: watch::Sender<()>,
}

/// Whether `person`, who is in a room if `is_in` says so, may read posts in `place`. [`LocalStore::posts_for`] checks
/// the same in the database.
pub(super) fn reads(person: &str, place: &str, is_in: impl FnOnce(&str) -> bool) -> bool {
    match place.get(..1) {
        Some("#") => true,
        Some("@") => place.get(1..) == Some(person),
        Some("&") => is_in(place),
        _ => false,
    }
}

pub(super) fn place_of(native: &str) -> Option<Place> {
    let name = native.get(1..).filter(|name| !name.is_empty())?;
    match native.get(..1)? {
        "#" => Some(Place::Channel(ChannelId::new(PlatformName::Local, name))),
        "@" => Some(Place::Person(PersonId::new(PlatformName::Local, name))),
        "&" => Some(Place::Room(RoomId::new(PlatformName::Local, name))),
        _ => None,
    }
}

pub(super) fn native_of(place: &Place) -> String {
    match place {
        Place::Channel(id) => format!("#{}", id.native()),
        Place::Person(id) | Place::Reply { author: id, .. } => format!("@{}", id.native()),
        Place::Room(id) => format!("&{}", id.native()),
    }
}

impl Local {
    /// A local platform over `store`; adds the host at the first start, and hashes the tokens of an older version.
    pub async fn new(
        store: LocalStore,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        words: Arc<Words>,
        settings: LocalSettings,
    ) -> Result<Self, StoreError> {
        let newest = store.newest_post().await?;
        let (newest, links) = (watch::channel(newest).0, watch::channel(()).0);
        let local = Self { store, clock, entropy, words, settings, feed: Feed::default(), newest, links };
        local.prepare_host().await?;
        Ok(local)
    }

    /// Makes the token in the data folder the host's, and replaces all other tokens by hashes.
    pub(super) async fn prepare_host(&self) -> Result<(), StoreError> {
        let older = self.store.unhashed_token(HOST).await?;
        let kept = links::read_host_token(&self.settings.data);
        let is_valid = match &kept {
            Some(token) => self.store.account_of(token).await?.is_some_and(|account| account.person.host),
            None => false,
        };
        // Another process may have shown a link of the host's.
        let is_shown = self.store.is_shared() && self.store.account(HOST).await?.is_some_and(|host| host.linked);
        let fresh = || random_name(&*self.entropy, 22);
        // Nobody shows the present link, and the one in the file was ended: it doesn't become valid again.
        let instead = is_shown && kept.is_some() && !is_valid && self.store.is_alone();
        let token = match (older, kept.clone()) {
            (Some(token), _) => token,
            (None, Some(token)) if is_valid || !is_shown => token,
            (None, Some(_)) if instead => fresh(),
            (None, None) if !is_shown => fresh(),
            (None, _) => {
                // A new link would end the one that another process has shown.
                Self::note_link_of_another_process();
                return Ok(());
            }
        };
        // Written before it is hashed: the earlier link must still work if this is interrupted.
        let is_new = kept.as_ref() != Some(&token);
        if is_new {
            self.write_host_token(&token)?;
        }
        self.store.hash_tokens().await?;
        if self.store.account_of(&token).await?.is_none() {
            let host =
                LocalPerson { person: HOST.to_owned(), name: "Host".to_owned(), host: true, ..LocalPerson::default() };
            if !self.store.make_host_link(&token, &host, instead || !self.store.is_shared()).await? {
                // Another process has made one meanwhile.
                if is_new {
                    self.remove_host_token()?;
                }
                Self::note_link_of_another_process();
            }
        }
        Ok(())
    }

    fn note_link_of_another_process() {
        tracing::info!(
            "the host's link is one that another process has made: copy the file host-token of its data folder into \
             this one's, and it is shown here too"
        );
    }

    fn remove_host_token(&self) -> Result<(), StoreError> {
        let data = &self.settings.data;
        links::remove_host_token(data).map_err(|error| StoreError::Folder(data.display().to_string(), error))
    }

    pub(super) fn write_host_token(&self, token: &str) -> Result<(), StoreError> {
        let data = &self.settings.data;
        links::write_host_token(data, token).map_err(|error| StoreError::Folder(data.display().to_string(), error))
    }

    /// The host's token, if it is known here and still valid.
    pub async fn host_token(&self) -> Option<String> {
        let kept = links::read_host_token(&self.settings.data)?;
        let account = self.store.account_of(&kept).await.ok()??;
        account.person.host.then_some(kept)
    }

    /// Makes a new link for the seat of `person`: the old one stops working, and its pages are closed. With a `message` the
    /// seat's conversation says so. Returns the new token; `None`: there is no such person.
    pub(super) async fn renew_link(
        &self,
        person: &LocalPerson,
        message: Option<&str>,
    ) -> Result<Option<String>, StoreError> {
        self.set_link(person, random_name(&*self.entropy, 22), message).await
    }

    /// The same with this token.
    pub(super) async fn set_link(
        &self,
        person: &LocalPerson,
        token: String,
        message: Option<&str>,
    ) -> Result<Option<String>, StoreError> {
        if person.person == HOST {
            self.write_host_token(&token)?;
        }
        let note = match message {
            Some(message) => Some(self.note(person, message).await),
            None => None,
        };
        let changed = self.store.set_link(&person.person, Some(&token), note.as_ref()).await?;
        Ok(self.changed(changed).then_some(token))
    }

    /// Ends the link of `person`. `false`: there is no such person.
    pub(super) async fn end_link(&self, person: &str) -> Result<bool, StoreError> {
        let changed = self.store.set_link(person, None, None).await?;
        Ok(self.changed(changed))
    }

    /// Gives a seat that the host played to the person who opened its link, and tells them that the host could read its
    /// messages until now.
    pub(super) async fn give_seat(&self, person: &LocalPerson) -> Result<(), StoreError> {
        let note = self.note(person, "page-note-given").await;
        let changed = self.store.give_seat(&person.person, Some(&note)).await?;
        self.changed(changed);
        Ok(())
    }

    /// The host plays the seat of `person` from now on, who is told. `false`: the host does so already.
    pub(super) async fn take_seat(&self, person: &LocalPerson) -> Result<bool, StoreError> {
        let note = self.note(person, "page-note-taken").await;
        let changed = self.store.take_seat(&person.person, Some(&note)).await?;
        Ok(self.changed(changed))
    }

    /// What happened to somebody's seat, for their private conversation.
    async fn note(&self, person: &LocalPerson, message: &str) -> SeatNote {
        let text = self.words.plain(self.language_of(person).await, message);
        let place = format!("@{}", person.person);
        SeatNote {
            post: NewLocalPost { place, text, rings: true, ..NewLocalPost::default() },
            id: random_name(&*self.entropy, 12),
            at: self.clock.now(),
        }
    }

    /// Tells connections of a change of a seat. Returns whether there was one.
    fn changed(&self, changed: Option<SeatChanged>) -> bool {
        let Some(SeatChanged { said }) = changed else { return false };
        // First, so that nothing is sent any more to those who may not continue.
        self.links.send_replace(());
        if let Some(said) = said {
            self.show(said);
        }
        true
    }

    pub(super) async fn add(&self, post: &NewLocalPost) -> Result<LocalPost, StoreError> {
        // Deadlines wait until what a person has written is stored.
        let receipt = (!post.author.is_empty()).then(|| self.receive());
        self.add_received(post, receipt).await
    }

    /// Takes note that a person has written something, which is stored next.
    pub(super) fn receive(&self) -> Receipt {
        self.store.receive(&*self.clock)
    }

    /// Stores what was received; without a receipt, what the bot posts.
    pub(super) async fn add_received(
        &self,
        post: &NewLocalPost,
        receipt: Option<Receipt>,
    ) -> Result<LocalPost, StoreError> {
        let id = random_name(&*self.entropy, 12);
        let at = receipt.as_ref().map_or_else(|| self.clock.now(), Receipt::at);
        let added = self.store.add_post(post, &id, at).await?;
        drop(receipt);
        self.show(added.clone());
        Ok(added)
    }

    /// Tells connections of a post that was stored.
    fn show(&self, added: LocalPost) {
        let seq = added.seq;
        self.feed.add(added);
        self.announce(seq);
    }

    /// Tells connections that there are posts up to `seq`.
    fn announce(&self, seq: i64) {
        self.newest.send_if_modified(|newest| {
            let grown = seq > *newest;
            *newest = seq.max(*newest);
            grown
        });
    }

    /// Stores the language of the person's browser, if none is stored: the first supported one of those that it
    /// requests.
    pub(super) async fn note_browser_language(
        &self,
        person: &LocalPerson,
        headers: &HeaderMap,
    ) -> Result<Option<Language>, StoreError> {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|asked| asked.to_str().ok()).unwrap_or_default();
        let locales = asked.split(',').filter_map(|one| one.split(';').next()).map(str::trim);
        let Some(language) = locales.take(ASKED_LANGUAGES).find_map(|locale| self.words.languages().of_locale(locale))
        else {
            return Ok(None);
        };
        self.store.note_language(&person.person, language).await?;
        Ok(Some(language))
    }

    /// The language that `person` has chosen, or that their browser asks for.
    pub(super) async fn known_language(&self, person: &LocalPerson) -> Option<Language> {
        let known = self.store.language_of(&PersonId::new(PlatformName::Local, &person.person)).await.ok().flatten();
        known.or(person.language)
    }

    /// The language of the page for `person`.
    pub(super) async fn language_of(&self, person: &LocalPerson) -> Language {
        self.known_language(person).await.unwrap_or_default()
    }

    /// The content of a place, if `person` may read it: a place that they may not read looks like one that doesn't
    /// exist.
    pub(super) async fn seen<T>(
        &self,
        person: &LocalPerson,
        found: Option<(String, T)>,
    ) -> Result<Option<T>, StoreError> {
        Ok(match found {
            Some((place, what)) if self.sees(person, &place).await? => Some(what),
            _ => None,
        })
    }

    /// Whether `person` may read posts in `place`.
    pub(super) async fn sees(&self, person: &LocalPerson, place: &str) -> Result<bool, StoreError> {
        let rooms = match place.strip_prefix('&') {
            Some(_) => self.store.rooms_of(&person.person).await?,
            None => Vec::new(),
        };
        let is_in = |place: &str| rooms.iter().any(|room| place.strip_prefix('&') == Some(room.id.as_str()));
        Ok(reads(&person.person, place, is_in))
    }

    pub(super) async fn event(&self, post: LocalPost) -> Result<Option<Event>, StoreError> {
        let Some(person) = self.store.person_by_id(&post.author).await? else { return Ok(None) };
        let Some(place) = place_of(&post.place) else { return Ok(None) };
        let channel = match &place {
            Place::Room(id) => {
                let room = self.store.room(id.native()).await?;
                room.map(|room| ChannelId::new(PlatformName::Local, &room.channel))
            }
            Place::Channel(_) | Place::Person(_) | Place::Reply { .. } => None,
        };
        let content = if post.press.is_empty() {
            let prefixed = post.text.trim_start().starts_with(PREFIXES);
            let addressed = match &place {
                Place::Person(_) => true,
                // Whoever is alone here speaks to nobody else.
                Place::Channel(_) => prefixed || !self.store.has_others(&person.person).await?,
                Place::Room(_) | Place::Reply { .. } => prefixed,
            };
            Content::Text { text: post.text, addressed }
        } else {
            Content::Pressed { action: post.press }
        };
        Ok(Some(Event {
            id: EventId::new(PlatformName::Local, &post.seq.to_string()),
            at: post.at,
            actor: Actor {
                person: PersonId::new(PlatformName::Local, &person.person),
                name: person.name,
                language: person.language,
                administrator: person.host,
            },
            place,
            channel,
            content,
        }))
    }

    /// Delivers messages of people that weren't delivered yet, until there are none. Meanwhile others may write without a
    /// pause: deadlines wait only for what was stored before the round that reads it.
    pub(super) async fn pump(&self, sink: &dyn Sink, progress: &mut Progress) -> Result<(), StoreError> {
        loop {
            self.advance(progress).await?;
            // In this order: everything that was sent by then is among the posts up to the newest one.
            let stored = self.store.stored_until(self.clock.now());
            let newest = self.store.newest_post().await?;
            let Some(delivered) = self.deliver(sink, progress, newest).await? else { return Ok(()) };
            sink.caught_up(PlatformName::Local, stored);
            if delivered == 0 {
                return Ok(());
            }
        }
    }

    /// Delivers the messages up to the post `newest`, and those that are read with them. Returns how many; `None`: the
    /// service can't store any now.
    async fn deliver(
        &self,
        sink: &dyn Sink,
        progress: &mut Progress,
        newest: i64,
    ) -> Result<Option<usize>, StoreError> {
        let mut count = 0;
        loop {
            let cursor = match progress.until {
                Some(until) => until,
                None => self.store.cursor(LOCAL_DELIVERED).await?.and_then(|value| value.parse().ok()).unwrap_or(0),
            };
            progress.until = Some(cursor);
            let posts = self.store.words(cursor).await?;
            let Some(last) = posts.last().map(|post| post.seq) else { return Ok(Some(count)) };
            for post in posts {
                let seq = post.seq;
                fault::breaks("listen", || post.text.clone());
                fault::point("hearing");
                let delivered = match self.event(post).await? {
                    Some(event) => match sink.deliver(event).await {
                        Ok(delivered) => delivered,
                        Err(StoreUnavailable) => return Ok(None),
                    },
                    None => Delivered::default(),
                };
                fault::point("heard");
                count += 1;
                progress.until = Some(seq);
                progress.unanswered.push_back((seq, delivered));
                self.advance(progress).await?;
            }
            if last >= newest {
                return Ok(Some(count));
            }
        }
    }

    /// Takes over what other processes have stored: posts, and who may continue.
    pub(super) async fn follow_others(&self) {
        let mut signals = self.store.signals();
        loop {
            let signal = signals.recv().await;
            if matches!(signal, Ok(Signal::LocalPosts) | Err(RecvError::Lagged(_))) {
                self.look_for_posts().await;
            }
            match signal {
                Ok(Signal::LocalLinks | Signal::Seating) | Err(RecvError::Lagged(_)) => {
                    self.links.send_replace(());
                    // Connections notice rooms when they look for posts.
                    self.newest.send_modify(|_| {});
                }
                Ok(Signal::LocalPosts | Signal::Outbox) => {}
                // There are no others.
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Tells connections of posts that other processes have stored.
    pub(super) async fn look_for_posts(&self) {
        match self.store.newest_post().await {
            Ok(stored) => self.announce(stored),
            Err(error) => tracing::warn!(%error, "posts of other processes couldn't be read"),
        }
    }

    /// Moves the cursor up to the first question without an answer: after a crash it is delivered again from there.
    pub(super) async fn advance(&self, progress: &mut Progress) -> Result<(), StoreError> {
        let mut until = None;
        while let Some((seq, delivered)) = progress.unanswered.front()
            && delivered.is_answered()
        {
            until = Some(*seq);
            progress.unanswered.pop_front();
        }
        match until {
            Some(until) => self.store.advance(LOCAL_DELIVERED, &until.to_string()).await,
            None => Ok(()),
        }
    }
}

/// How far the posts of people were delivered.
#[derive(Default)]
pub(super) struct Progress {
    /// The newest post that was delivered; `None`: as far as the cursor says.
    pub(super) until: Option<i64>,
    /// Posts from the cursor on, with those that aren't answered yet.
    pub(super) unanswered: VecDeque<(i64, Delivered)>,
}

impl Progress {
    /// Waits until the cursor can be moved.
    pub(super) async fn answered(&mut self) {
        match self.unanswered.front_mut() {
            Some((_, delivered)) => delivered.answered().await,
            None => std::future::pending().await,
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::path::Path;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use async_trait::async_trait;
    use dragoman_game::event::{Event, PersonId, Place, RoomId};
    use dragoman_platform::{Cursors, Health, Inbox, Lookups, OneTimeMaps, PlaceChanges};
    use dragoman_runtime::clock::SystemClock;
    use dragoman_runtime::entropy::SystemEntropy;
    use jiff::Timestamp;

    use super::*;

    /// While it handles a message the next one is written, until it has heard up to when all were delivered.
    struct Busy {
        local: Local,
        delivered: AtomicUsize,
        delivered_when_caught_up: AtomicUsize,
    }

    /// So many messages end the test if it is never said.
    const MANY: usize = 40;

    impl Busy {
        async fn writes(&self, number: usize) {
            let (place, author, text) = ("#hall".to_owned(), HOST.to_owned(), format!("/status {number}"));
            let post = NewLocalPost { place, author, text, ..NewLocalPost::default() };
            self.local.add(&post).await.expect("stored");
        }
    }

    #[async_trait]
    impl Inbox for Busy {
        async fn deliver(&self, _event: Event) -> Result<Delivered, StoreUnavailable> {
            let number = self.delivered.fetch_add(1, Ordering::SeqCst) + 1;
            if number < MANY && self.delivered_when_caught_up.load(Ordering::SeqCst) == 0 {
                self.writes(number).await;
            }
            Ok(Delivered::default())
        }

        fn caught_up(&self, _platform: PlatformName, _until: Timestamp) {
            let delivered = self.delivered.load(Ordering::SeqCst);
            // Only the first time counts.
            let _ = self.delivered_when_caught_up.compare_exchange(0, delivered, Ordering::SeqCst, Ordering::SeqCst);
        }
    }

    #[async_trait]
    impl Cursors for Busy {
        async fn cursor(&self, _name: &str) -> Result<Option<String>, StoreUnavailable> {
            Ok(None)
        }

        async fn cursors(&self, _prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
            Ok(Vec::new())
        }

        async fn advance(&self, _name: &str, _value: &str) -> Result<(), StoreUnavailable> {
            Ok(())
        }

        async fn discard(&self, _name: &str) -> Result<(), StoreUnavailable> {
            Ok(())
        }
    }

    #[async_trait]
    impl Lookups for Busy {
        async fn complete(
            &self,
            _place: &Place,
            _person: (&PersonId, Option<Language>),
            _command: (&str, Option<&str>),
            _parameter: &str,
            _typed: &str,
        ) -> Vec<(String, String)> {
            Vec::new()
        }

        async fn is_press_room(&self, _room: &RoomId) -> Result<bool, StoreUnavailable> {
            Ok(false)
        }
    }

    impl OneTimeMaps for Busy {}

    impl PlaceChanges for Busy {}

    impl Health for Busy {}

    /// A platform of its own.
    pub(crate) async fn platform(folder: &Path) -> Local {
        let store = dragoman_store::Store::open(folder, &folder.join("x.sqlite")).await.expect("a store");
        let words = Arc::new(dragoman_locales::words().expect("the tables are checked elsewhere"));
        let settings = LocalSettings {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            hosts: Vec::new(),
            data: folder.to_owned(),
            maps: false,
            files: None,
            text: 4_000,
            movable: None,
        };
        let local = Local::new(store.local(), Arc::new(SystemClock), Arc::new(SystemEntropy), words, settings);
        local.await.expect("a platform")
    }

    #[tokio::test]
    async fn whoever_is_alone_speaks_to_the_bot_in_channels_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let local = platform(folder.path()).await;
        let addressed = async |text: &str| {
            let (place, author, text) = (HALL.to_owned(), HOST.to_owned(), text.to_owned());
            let post = local.add(&NewLocalPost { place, author, text, ..NewLocalPost::default() }).await;
            let event = local.event(post.expect("stored")).await.expect("readable").expect("somebody's");
            matches!(event.content, Content::Text { addressed: true, .. })
        };
        assert!(addressed("what now?").await && addressed("/status").await);
        let ada = LocalPerson { person: "ada".into(), name: "Ada".into(), ..LocalPerson::default() };
        local.store.add_person(None, &ada).await.expect("added");
        assert!(!addressed("what now?").await && addressed("/status").await);
    }

    #[tokio::test]
    async fn deadlines_dont_wait_for_what_others_write_after_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let local = platform(folder.path()).await;
        let busy = Busy { local, delivered: AtomicUsize::new(0), delivered_when_caught_up: AtomicUsize::new(0) };
        busy.writes(0).await;
        busy.local.pump(&busy, &mut Progress::default()).await.expect("read");
        let when = busy.delivered_when_caught_up.load(Ordering::SeqCst);
        assert_eq!(when, 1, "the first message is all that had been written when the first round began");
    }
}
