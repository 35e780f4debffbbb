//! The local page: a chat network of our own on loopback, with a page for the browser.
//!
//! It has channels, private conversations with the bot, and press rooms, like the other networks, and the service uses
//! it in the same way: what people write is stored first, becomes an event afterwards, and the cursor moves when the
//! event's effects are stored. The web socket is an interface for other clients too; `protocol.rs` documents it.

mod access;
mod adapter;
mod api;
mod complete;
mod feed;
mod health;
mod limits;
mod links;
mod network;
mod page;
mod protocol;
mod served;
mod server;
mod socket;

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use axum::http::{HeaderMap, header};
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::{Language, Words};
use dragoman_platform::message::{Capabilities, Commands, Enclosed, Message, Times};
use dragoman_platform::{Delivered, EnsuredRoom, Platform, Setback, Sink, StoreUnavailable, Unusable};
use dragoman_runtime::clock::{Clock, MovableClock};
use dragoman_runtime::entropy::Entropy;
use dragoman_runtime::fault;
use dragoman_runtime::names::random_name;
use dragoman_store::{LocalAction, LocalFile, LocalPerson, LocalPost, LocalRoom, NewLocalPost, Store, StoreError};
use feed::Feed;
use jiff::Timestamp;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

/// Under which name the store keeps how far a demonstration's clock is ahead, in milliseconds.
pub const MOVED_ON: &str = "local.moved-on";

/// The native id of the host.
const HOST: &str = "host";

/// How many languages of a browser are looked at.
const ASKED_LANGUAGES: usize = 10;

/// The channel that is always there.
const HALL: &str = "#hall";

/// What the operator says about the local platform.
#[derive(Clone, Debug)]
pub struct LocalSettings {
    /// Where the page is.
    pub listen: SocketAddr,
    /// The data folder: the host's token is kept there.
    pub data: PathBuf,
    /// Characters of one message: a longer one isn't taken.
    pub text: u32,
    /// The clock, if the host may move it on.
    pub movable: Option<Arc<MovableClock>>,
}

/// The local platform.
pub struct Local {
    store: Store,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    words: Arc<Words>,
    settings: LocalSettings,
    /// What connections are told of.
    feed: Feed,
    /// The newest post's number: connections wait for it to grow.
    newest: watch::Sender<i64>,
    /// Changes with every link that is renewed or ended and every seat that changes hands: connections then ask again
    /// whether they may go on.
    links: watch::Sender<()>,
}

/// Whether `person`, who is in a room if `is_in` says so, may read what stands in `place`. The database is asked for
/// the same by [`Store::local_posts_for`].
fn reads(person: &str, place: &str, is_in: impl FnOnce(&str) -> bool) -> bool {
    match place.get(..1) {
        Some("#") => true,
        Some("@") => place.get(1..) == Some(person),
        Some("&") => is_in(place),
        _ => false,
    }
}

fn place_of(native: &str) -> Option<Place> {
    let name = native.get(1..).filter(|name| !name.is_empty())?;
    match native.get(..1)? {
        "#" => Some(Place::Channel(ChannelId::new(PlatformName::Local, name))),
        "@" => Some(Place::Person(PersonId::new(PlatformName::Local, name))),
        "&" => Some(Place::Room(RoomId::new(PlatformName::Local, name))),
        _ => None,
    }
}

fn native_of(place: &Place) -> String {
    match place {
        Place::Channel(id) => format!("#{}", id.native()),
        Place::Person(id) | Place::Reply { author: id, .. } => format!("@{}", id.native()),
        Place::Room(id) => format!("&{}", id.native()),
    }
}

impl Local {
    /// A local platform over `store`; makes the host on the first start, and hashes the tokens of an older program.
    pub async fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        words: Arc<Words>,
        settings: LocalSettings,
    ) -> Result<Self, StoreError> {
        let newest = store.newest_local_post().await?;
        let (newest, links) = (watch::channel(newest).0, watch::channel(()).0);
        let local = Self { store, clock, entropy, words, settings, feed: Feed::default(), newest, links };
        local.prepare_host().await?;
        Ok(local)
    }

    /// Makes the host's token be the one that is kept in the data folder, and every other token a hash.
    async fn prepare_host(&self) -> Result<(), StoreError> {
        let older = self.store.unhashed_local_token(HOST).await?;
        let kept = links::kept_host_token(&self.settings.data);
        let token = older.or(kept.clone()).unwrap_or_else(|| random_name(&*self.entropy, 22));
        // Kept before it is hashed: the link of before must go on working, whatever happens in between.
        if kept.as_ref() != Some(&token) {
            self.keep_host_token(&token)?;
        }
        self.store.hash_local_tokens().await?;
        if self.store.local_account_of(&token).await?.is_none() {
            let host =
                LocalPerson { person: HOST.to_owned(), name: "Host".to_owned(), host: true, ..LocalPerson::default() };
            self.store.add_local_person(Some(&token), &host).await?;
            self.store.set_local_link(HOST, Some(&token)).await?;
        }
        Ok(())
    }

    fn keep_host_token(&self, token: &str) -> Result<(), StoreError> {
        let data = &self.settings.data;
        links::keep_host_token(data, token).map_err(|error| StoreError::Folder(data.display().to_string(), error))
    }

    /// The host's token.
    pub fn host_token(&self) -> Option<String> {
        links::kept_host_token(&self.settings.data)
    }

    /// Makes a new link for the seat of `person`: the old one opens it no longer, and its pages are closed. The new
    /// token; none: there is no such person.
    async fn renew_link(&self, person: &str) -> Result<Option<String>, StoreError> {
        let token = random_name(&*self.entropy, 22);
        if person == HOST {
            self.keep_host_token(&token)?;
        }
        let found = self.store.set_local_link(person, Some(&token)).await?;
        self.links.send_replace(());
        Ok(found.then_some(token))
    }

    /// Ends the link of `person`. `false`: there is no such person.
    async fn end_link(&self, person: &str) -> Result<bool, StoreError> {
        let found = self.store.set_local_link(person, None).await?;
        self.links.send_replace(());
        Ok(found)
    }

    /// Somebody came in by the link of a seat that the host played: from now on it is theirs, and they are told that the
    /// host could read it.
    async fn give_seat(&self, person: &LocalPerson) -> Result<(), StoreError> {
        if self.store.give_local_seat(&person.person).await? {
            self.links.send_replace(());
            self.note(person, "page-note-given").await?;
        }
        Ok(())
    }

    /// The host plays the seat of `person` from now on. `false`: the host does so already.
    async fn take_seat(&self, person: &LocalPerson) -> Result<bool, StoreError> {
        let taken = self.store.take_local_seat(&person.person).await?;
        if taken {
            self.links.send_replace(());
            self.note(person, "page-note-taken").await?;
        }
        Ok(taken)
    }

    /// Says in the private conversation of `person` what happened to their seat.
    async fn note(&self, person: &LocalPerson, message: &str) -> Result<(), StoreError> {
        let text = self.words.plain(self.language_of(person).await, message);
        let place = format!("@{}", person.person);
        self.add(&NewLocalPost { place, text, rings: true, ..NewLocalPost::default() }).await.map(|_| ())
    }

    async fn add(&self, post: &NewLocalPost) -> Result<LocalPost, StoreError> {
        let id = random_name(&*self.entropy, 12);
        let added = self.store.add_local_post(post, &id, self.clock.now()).await?;
        self.feed.add(added.clone());
        self.newest.send_if_modified(|newest| {
            let grown = added.seq > *newest;
            *newest = added.seq.max(*newest);
            grown
        });
        Ok(added)
    }

    /// Notes the language of the browser of `person`, for whom none was chosen: the first of those that it asks for in
    /// which there are words.
    async fn note_browser_language(
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
        self.store.note_local_language(&person.person, language).await?;
        Ok(Some(language))
    }

    /// In which language the page speaks with `person`.
    async fn language_of(&self, person: &LocalPerson) -> Language {
        let known = self.store.person(&PersonId::new(PlatformName::Local, &person.person)).await.ok().flatten();
        known.and_then(|known| known.language).or(person.language).unwrap_or_default()
    }

    /// What stands in a place, if `person` may see that: what one may not see looks like what isn't there.
    async fn seen<T>(&self, person: &LocalPerson, found: Option<(String, T)>) -> Result<Option<T>, StoreError> {
        Ok(match found {
            Some((place, what)) if self.sees(person, &place).await? => Some(what),
            _ => None,
        })
    }

    /// Whether `person` may read what stands in `place`.
    async fn sees(&self, person: &LocalPerson, place: &str) -> Result<bool, StoreError> {
        let rooms = match place.strip_prefix('&') {
            Some(_) => self.store.local_rooms_of(&person.person).await?,
            None => Vec::new(),
        };
        let is_in = |place: &str| rooms.iter().any(|room| place.strip_prefix('&') == Some(room.id.as_str()));
        Ok(reads(&person.person, place, is_in))
    }

    async fn event(&self, post: LocalPost) -> Result<Option<Event>, StoreError> {
        let Some(person) = self.store.local_person_by_id(&post.author).await? else { return Ok(None) };
        let Some(place) = place_of(&post.place) else { return Ok(None) };
        let channel = match &place {
            Place::Room(id) => {
                let room = self.store.local_room(id.native()).await?;
                room.map(|room| ChannelId::new(PlatformName::Local, &room.channel))
            }
            Place::Channel(_) | Place::Person(_) | Place::Reply { .. } => None,
        };
        let content = if post.press.is_empty() {
            let prefixed = post.text.trim_start().starts_with(['/', '!']);
            let addressed = prefixed || matches!(place, Place::Person(_));
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

    /// Delivers what people wrote and the service hasn't heard.
    async fn pump(&self, sink: &dyn Sink, heard: &mut Heard) -> Result<(), StoreError> {
        loop {
            self.advance(heard).await?;
            let looked = self.clock.now();
            let cursor = match heard.until {
                Some(until) => until,
                None => self.store.cursor("local").await?.and_then(|value| value.parse().ok()).unwrap_or(0),
            };
            heard.until = Some(cursor);
            let posts = self.store.local_words(cursor).await?;
            if posts.is_empty() {
                sink.caught_up(PlatformName::Local, looked);
                return Ok(());
            }
            for post in posts {
                let seq = post.seq;
                fault::breaks("listen", || post.text.clone());
                fault::point("hearing");
                let delivered = match self.event(post).await? {
                    Some(event) => match sink.deliver(event).await {
                        Ok(delivered) => delivered,
                        Err(StoreUnavailable) => return Ok(()),
                    },
                    None => Delivered::default(),
                };
                fault::point("heard");
                heard.until = Some(seq);
                heard.unanswered.push_back((seq, delivered));
                self.advance(heard).await?;
            }
        }
    }

    /// Moves the cursor up to the first question whose answer is on its way: after a crash it is heard again from there.
    async fn advance(&self, heard: &mut Heard) -> Result<(), StoreError> {
        let mut until = None;
        while let Some((seq, delivered)) = heard.unanswered.front()
            && delivered.is_answered()
        {
            until = Some(*seq);
            heard.unanswered.pop_front();
        }
        match until {
            Some(until) => self.store.advance("local", &until.to_string()).await,
            None => Ok(()),
        }
    }
}

/// How far the service has heard what people wrote.
#[derive(Default)]
struct Heard {
    /// The newest post that was delivered; none: as far as the cursor says.
    until: Option<i64>,
    /// Posts from the cursor on, with those that aren't answered yet.
    unanswered: VecDeque<(i64, Delivered)>,
}

impl Heard {
    /// Waits until the cursor can move on.
    async fn answered(&mut self) {
        match self.unanswered.front_mut() {
            Some((_, delivered)) => delivered.answered().await,
            None => std::future::pending().await,
        }
    }
}

fn later(clock: &dyn Clock) -> Setback {
    let now = clock.now();
    Setback::Later { not_before: now.checked_add(jiff::SignedDuration::from_secs(2)).unwrap_or(now) }
}

fn post_of(place: &Place, message: &Message) -> NewLocalPost {
    let (mut alt, mut image, mut file) = (String::new(), None, None);
    match message.enclosed() {
        Some(Enclosed::Picture(picture)) => {
            alt.clone_from(&picture.alt);
            image = Some(picture.png.to_vec());
        }
        Some(Enclosed::File(kept)) => {
            file =
                Some(LocalFile { name: kept.name.clone(), media: kept.media.to_owned(), bytes: kept.bytes.to_vec() });
        }
        None => {}
    }
    NewLocalPost {
        place: native_of(place),
        text: message.text.markdown(),
        alt,
        image,
        file,
        actions: message
            .actions
            .iter()
            .map(|action| LocalAction { id: action.id.clone(), label: action.label.clone() })
            .collect(),
        rings: message.rings,
        ..NewLocalPost::default()
    }
}

/// What whoever starts the program reads.
fn greeting(address: SocketAddr, token: &str) -> String {
    let here = SocketAddr::new(
        match address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        },
        address.port(),
    );
    let link = format!("Dragoman is at  http://{here}/?token={token}");
    if address.ip().is_loopback() {
        return link;
    }
    let found = access::network_address(address);
    let others = found.map(|ip| format!(" (http://{})", SocketAddr::new(ip, address.port()))).unwrap_or_default();
    format!(
        "{link}\nThat link is the host's: keep it to yourself. Other machines of your network can reach this page{others};\n\
         whoever has a seat's link plays that seat, and nothing is encrypted on the way. Don't open this port to the\n\
         internet. To play on this machine only, set local.listen to 127.0.0.1:{}.",
        address.port()
    )
}

#[async_trait]
impl Platform for Local {
    fn name(&self) -> PlatformName {
        PlatformName::Local
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: fault::text_limit(20_000),
            caption_limit: fault::text_limit(20_000),
            alt_limit: 8_000,
            actions: 40,
            thumbnails: false,
            edits: true,
            rooms: true,
            times: Times::Words,
            commands: Commands::Names,
        }
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let post = NewLocalPost { key: Some(format!("bot:{}", key.as_str())), ..post_of(to, message) };
        let added = self.add(&post).await.map_err(|_| later(&*self.clock))?;
        Ok(Posted { place: to.clone(), id: PostId(added.id) })
    }

    async fn find(&self, key: &Key, to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        let found = self.store.local_post_by_key(&format!("bot:{}", key.as_str())).await;
        let found = found.map_err(|_| later(&*self.clock))?;
        Ok(found.map(|post| Posted { place: to.clone(), id: PostId(post.id) }))
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        let post = NewLocalPost { edits: Some(posted.id.0.clone()), ..post_of(&posted.place, message) };
        self.add(&post).await.map(|_| ()).map_err(|_| later(&*self.clock))
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        // What it will be called is known before it is made.
        Ok(RoomId::new(PlatformName::Local, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        let wanted = LocalRoom {
            id: key.as_str().to_owned(),
            channel: room.channel.native().to_owned(),
            name: room.name.clone(),
            members: room.members.iter().map(|person| person.native().to_owned()).collect(),
            open: room.open,
        };
        let settled = self.store.settle_local_room(key.as_str(), &wanted).await.map_err(|_| later(&*self.clock))?;
        // Connections learn of rooms with their next look.
        self.newest.send_modify(|_| {});
        Ok(EnsuredRoom { room: RoomId::new(PlatformName::Local, &settled.id), missing: Vec::new() })
    }

    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        let listener = tokio::net::TcpListener::bind(self.settings.listen).await.map_err(|error| {
            let address = self.settings.listen;
            let sentence = match error.kind() {
                std::io::ErrorKind::AddrInUse => format!(
                    "{address} is in use by another program; stop it, or choose another port with DRAGOMAN_LOCAL_LISTEN"
                ),
                _ => format!("can't listen on {address}: {error}"),
            };
            Unusable { key: "local.listen", sentence }
        })?;
        let address = listener.local_addr().unwrap_or(self.settings.listen);
        if let Some(token) = self.host_token() {
            // On standard output, for whoever started the program; never in the log, since the token opens every seat.
            println!("{}", greeting(address, &token));
        }
        let served = server::serve(Arc::clone(&self), Arc::clone(&sink), listener, stop.clone());
        let pumped = async {
            let mut newest = self.newest.subscribe();
            let mut heard = Heard::default();
            loop {
                newest.borrow_and_update();
                if let Err(error) = self.pump(&*sink, &mut heard).await {
                    tracing::error!(%error, "what people wrote couldn't be read; trying again");
                }
                tokio::select! {
                    () = stop.cancelled() => return,
                    _ = newest.changed() => {}
                    () = heard.answered() => {}
                    () = tokio::time::sleep(std::time::Duration::from_millis(500)) => {}
                }
            }
        };
        let (served, ()) = tokio::join!(served, pumped);
        served
            .map_err(|error| Unusable { key: "local.listen", sentence: format!("the page's server stopped: {error}") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_runtime::clock::SystemClock;
    use dragoman_runtime::entropy::SystemEntropy;

    #[tokio::test]
    async fn a_rooms_pictures_are_for_who_is_in_it_now() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), &folder.path().join("x.sqlite")).await.expect("a store");
        let words = Arc::new(Words::new().expect("the tables are checked elsewhere"));
        let settings = LocalSettings {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().to_owned(),
            text: 4_000,
            movable: None,
        };
        let local = Local::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), words, settings);
        let local = local.await.expect("a platform");
        let somebody = |id: &str| LocalPerson { person: id.into(), name: id.into(), ..LocalPerson::default() };
        let room = |members: &[&str]| Room {
            known: None,
            channel: ChannelId::new(PlatformName::Local, "hall"),
            game: "Bosforo".into(),
            name: "Bosforo · Italy – Austria".into(),
            members: members.iter().map(|id| PersonId::new(PlatformName::Local, id)).collect(),
            open: true,
            ask_back: false,
        };
        let key = Key::of("AAAAAAAAAAAAAAAAAAAAAA");
        let id = local.ensure_room(&key, &room(&["ada", "ben"])).await.expect("a room");
        let place = native_of(&Place::Room(id.room));
        for (person, sees) in [("ada", true), ("ben", true), ("cleo", false), ("host", false)] {
            assert_eq!(local.sees(&somebody(person), &place).await.ok(), Some(sees), "{person}");
        }
        local.ensure_room(&key, &room(&["ada", "cleo"])).await.expect("the same room");
        for (person, sees) in [("ada", true), ("ben", false), ("cleo", true)] {
            assert_eq!(local.sees(&somebody(person), &place).await.ok(), Some(sees), "{person}");
        }
    }

    #[test]
    fn whoever_opens_the_page_to_a_network_is_told() {
        let at = |address: &str| greeting(address.parse().expect("an address"), "TOKEN");
        assert_eq!(at("127.0.0.1:7901"), "Dragoman is at  http://127.0.0.1:7901/?token=TOKEN");
        let open = at("0.0.0.0:7901");
        assert!(open.starts_with("Dragoman is at  http://127.0.0.1:7901/?token=TOKEN\n"), "{open}");
        assert!(open.contains("nothing is encrypted") && open.matches("TOKEN").count() == 1, "{open}");
    }
}
