//! One web socket: sends the posts that a person may read, in order, and receives what they write.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use dragoman_game::action::names_what_adapters_give;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_l10n::Language;
use dragoman_platform::StoreUnavailable;
use dragoman_runtime::fault;
use dragoman_store::{LocalAccount, LocalPost, LocalStretch, NewLocalPost, StoreError};
use tokio::sync::watch;

use super::access::{Caller, Credential, Refused};
use super::complete::Typist;
use super::limits::Cost;
use super::network::{HALL, place_of, reads};
use super::protocol::{During, Hello, HelloLanguage, HelloRoom, HelloSeat, Inward, Named, Outward};
use super::served::{Served, is_channel};

/// The largest frame, in bytes: the longest text that the configuration allows fits in any script.
const FRAME: usize = 64 * 1024;
/// The read buffer for a client, in bytes: it is cleared at each event, also of others.
const READ: usize = 4 * 1024;
/// How many bytes may wait for a client: far more than the longest post.
const WAITING: usize = 1024 * 1024;
/// How long a client may take to read a frame. A client that reads nothing is disconnected.
const FRAME_TIMEOUT: Duration = Duration::from_secs(20);
/// The most posts of a place that are sent at once.
const STRETCH: u32 = 500;
/// How often a client is pinged, and after how long without an answer it is disconnected.
const PING: Duration = Duration::from_secs(30);
const PING_PATIENCE: Duration = Duration::from_secs(90);

/// How many web sockets there may be in all if the process may have so many files open: half of them, and in any case as
/// many as a table has. The rest is for requests, the networks and the database.
pub(super) fn most(files: Option<u64>) -> usize {
    const MANY: usize = 20_000;
    files.map_or(MANY, |files| usize::try_from(files / 2).unwrap_or(MANY)).clamp(16, MANY)
}

pub(super) async fn socket(
    State(served): State<Arc<Served>>,
    caller: Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    caller.may(&served.sockets, Cost::Word)?;
    let Caller { credential, mut account } = caller;
    let local = &served.local;
    if account.person.language.is_none() && !credential.is_acting() {
        account.person.language = local.note_browser_language(&account.person, &headers).await?;
    }
    let person = account.person.person.clone();
    let line = OpenLine::of(&served, person)?;
    let Ok(counted) = Arc::clone(&served.lines).try_acquire_owned() else {
        return Err(Refused::Busy("too many pages are open"));
    };
    let upgrade =
        upgrade.read_buffer_size(READ).max_message_size(FRAME).max_frame_size(FRAME).max_write_buffer_size(WAITING);
    Ok(upgrade.on_upgrade(move |socket| async move {
        // Counted, so that a stop waits until every client was notified.
        let (_talking, _counted, _line) = (served.talking.clone(), counted, line);
        Line::new(served, credential, account, socket).converse().await;
    }))
}

/// Counts an open page of a person until it is dropped: also if its connection can't be made, or if talking to it panics.
struct OpenLine {
    served: Arc<Served>,
    person: String,
}

impl OpenLine {
    fn of(served: &Arc<Served>, person: String) -> Result<Self, Refused> {
        if !served.limits.open_line(&person) {
            return Err(Refused::Busy("this person has too many pages open"));
        }
        Ok(Self { served: Arc::clone(served), person })
    }
}

impl Drop for OpenLine {
    fn drop(&mut self) {
        self.served.limits.close_line(&self.person);
    }
}

/// Why nothing more is taken from a client.
enum Broken {
    /// It can't be reached any more, or the store can't be read: the client will connect again.
    Away,
    /// It may not continue.
    Leaves(Leave),
}

impl Broken {
    /// What the client is told, if it can be reached.
    fn told(self) -> Option<Leave> {
        match self {
            Self::Away => None,
            Self::Leaves(why) => Some(why),
        }
    }
}

impl From<StoreUnavailable> for Broken {
    fn from(_: StoreUnavailable) -> Self {
        Self::Away
    }
}

impl From<StoreError> for Broken {
    fn from(_: StoreError) -> Self {
        Self::Away
    }
}

/// How many frames may be refused in [`REFUSED_FOR`] before the client is disconnected.
const REFUSED: u32 = 50;
const REFUSED_FOR: Duration = Duration::from_secs(60);

/// What was refused lately.
struct Refusals {
    count: u32,
    since: Instant,
}

impl Refusals {
    /// Counts one more; an error if these are too many.
    fn add(&mut self) -> Result<(), Broken> {
        if self.since.elapsed() > REFUSED_FOR {
            *self = Self { count: 0, since: Instant::now() };
        }
        self.count += 1;
        if self.count > REFUSED { Err(Broken::Leaves(Leave::TooFast)) } else { Ok(()) }
    }
}

/// Why a client is disconnected, with the code that it gets.
#[derive(Clone, Copy)]
enum Leave {
    Stopping,
    LinkEnded,
    TakenByHost,
    GivenAway,
    TooFast,
}

impl Leave {
    fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Self::Stopping => (close_code::AWAY, "Dragoman is stopping"),
            Self::LinkEnded => (4001, "this link was renewed or ended"),
            Self::TakenByHost => (4002, "the host plays this seat now"),
            Self::GivenAway => (4003, "this seat is now played by the person with its link"),
            Self::TooFast => (4008, "too many messages were refused"),
        };
        CloseFrame { code, reason: reason.into() }
    }
}

struct Line {
    served: Arc<Served>,
    credential: Credential,
    account: LocalAccount,
    socket: WebSocket,
    /// The last post that was considered; `None` until the client has said where it continues.
    sent: Option<i64>,
    /// The newest post that the client has. Others may have received newer ones, of which the client isn't told.
    has: i64,
    /// How many of the newest posts of each place the client has requested and hasn't received yet.
    wanted: Option<u32>,
    /// How many posts of a place are sent to a person who joins it; `None`: all.
    stretch: Option<u32>,
    /// Whether the client was told that it has everything.
    current: bool,
    hello: Option<Hello>,
    /// The value of the store's `LocalStore::seating` before the client's account was last read.
    seating: Option<u64>,
    names: HashMap<String, Option<String>>,
    /// Channels in which something is known to be posted.
    channels: HashSet<String>,
    refusals: Refusals,
    /// Notices links that end.
    links: watch::Receiver<()>,
}

impl Line {
    fn new(served: Arc<Served>, credential: Credential, account: LocalAccount, socket: WebSocket) -> Self {
        let links = served.local.links.subscribe();
        Self {
            served,
            credential,
            account,
            socket,
            sent: None,
            has: 0,
            wanted: None,
            stretch: None,
            current: false,
            hello: None,
            seating: None,
            names: HashMap::new(),
            channels: HashSet::new(),
            refusals: Refusals { count: 0, since: Instant::now() },
            links,
        }
    }

    fn person(&self) -> &str {
        &self.account.person.person
    }

    async fn converse(mut self) {
        let why = match self.talk().await {
            Ok(()) => None,
            Err(broken) => broken.told(),
        };
        // A failed read during a stop counts as the stop.
        let why = why.or_else(|| self.served.stop.is_cancelled().then_some(Leave::Stopping));
        if let Some(why) = why {
            self.take_leave(why).await;
        }
    }

    /// Runs until the client disconnects, or must be disconnected.
    async fn talk(&mut self) -> Result<(), Broken> {
        let mut newest = self.served.local.newest.subscribe();
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        let stop = self.served.stop.clone();
        loop {
            // Before anything is sent: a link may have ended meanwhile.
            self.stays().await?;
            let upto = *newest.borrow_and_update();
            if let Some(after) = self.sent {
                self.catch_up(after, upto).await?;
            }
            tokio::select! {
                () = stop.cancelled() => return Err(Broken::Leaves(Leave::Stopping)),
                changed = newest.changed() => if changed.is_err() { return Ok(()) },
                changed = self.links.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    self.links.mark_changed();
                }
                _ = ping.tick() => {
                    match self.must_leave().await {
                        Ok(None) | Err(_) => {}
                        Ok(Some(why)) => return Err(Broken::Leaves(why)),
                    }
                    if heard.elapsed() > PING_PATIENCE {
                        return Ok(());
                    }
                    self.transmit(Frame::Ping(Vec::new().into())).await?;
                }
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    // Frames under a link that has just ended aren't taken, those of all others are.
                    self.stays().await?;
                    match frame {
                        Some(Ok(Frame::Text(text))) => self.take(text.as_str()).await?,
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
                        // The page sends none.
                        Some(Ok(Frame::Binary(_) | Frame::Ping(_))) => self.refusals.add()?,
                        Some(Ok(Frame::Pong(_))) => {}
                    }
                }
            }
        }
    }

    /// An error if the client may not continue, since the program stops or links have changed, or if that can't be found out
    /// now. The client decides how long it reads what it is sent: this is asked before each post.
    async fn stays(&mut self) -> Result<(), Broken> {
        if self.served.stop.is_cancelled() {
            return Err(Broken::Leaves(Leave::Stopping));
        }
        if !self.links.has_changed().unwrap_or(true) {
            return Ok(());
        }
        self.links.mark_unchanged();
        self.seating = None;
        match self.must_leave().await? {
            None => Ok(()),
            Some(why) => Err(Broken::Leaves(why)),
        }
    }

    /// Why the client may not continue; `None`: it may. An error: the store can't be read now.
    async fn must_leave(&mut self) -> Result<Option<Leave>, Broken> {
        let local = &self.served.local;
        Ok(match self.credential.admits(local).await {
            Ok(account) if account.person.person == self.account.person.person => {
                self.account = account;
                None
            }
            Err(Refused::Unavailable) => return Err(Broken::Away),
            Err(Refused::NotYours) => Some(Leave::GivenAway),
            // The seat is still the host's to play: it is the host's own link that has ended.
            Err(_) if self.credential.is_acting() => Some(Leave::LinkEnded),
            Ok(_) | Err(_) => match local.store.person_by_id(self.person()).await {
                Ok(Some(person)) if person.played_by_host => Some(Leave::TakenByHost),
                Ok(_) | Err(_) => Some(Leave::LinkEnded),
            },
        })
    }

    async fn take_leave(mut self, why: Leave) {
        let drained = async {
            self.socket.send(Frame::Close(Some(why.frame()))).await?;
            // A socket that is closed with unread data is reset, and the client may not have read the reason.
            while self.socket.recv().await.is_some_and(|frame| frame.is_ok()) {}
            Ok::<_, axum::Error>(())
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), drained).await;
    }

    async fn transmit(&mut self, frame: Frame) -> Result<(), Broken> {
        match tokio::time::timeout(fault::patience(FRAME_TIMEOUT), self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Broken::Away),
        }
    }

    async fn send(&mut self, frame: serde_json::Value) -> Result<(), Broken> {
        self.transmit(Frame::Text(frame.to_string().into())).await
    }

    async fn rooms(&mut self) -> Result<Vec<HelloRoom>, StoreError> {
        let rooms = self.served.local.store.rooms_of(self.person()).await?;
        let room = |room: dragoman_store::LocalRoom| HelloRoom {
            place: format!("&{}", room.id),
            name: room.name,
            open: room.open,
        };
        Ok(rooms.into_iter().map(room).collect())
    }

    async fn who_one_is(&mut self, rooms: Vec<HelloRoom>) -> Result<Hello, StoreUnavailable> {
        let local = &self.served.local;
        let me = &self.account.person;
        let known = local.known_language(me).await;
        let language = known.unwrap_or_default();
        let id = PersonId::new(PlatformName::Local, &me.person);
        let seated = self.served.sink.seats(&id).await?;
        Ok(Hello {
            person: me.person.clone(),
            name: me.name.clone(),
            host: me.host,
            played_by_host: me.played_by_host,
            language,
            posts_in: known,
            rooms,
            seats: seated.into_iter().filter_map(|one| HelloSeat::new(one, &local.words, language)).collect(),
            orders: self.served.sink.can_order(&id).await?,
            fill: dragoman_reading::command::by_id("fill")
                .map(|spec| format!("/{}", dragoman_reading::command::name(&local.words, spec, language))),
            demo: local.settings.movable.is_some(),
            network: !local.settings.listen.ip().is_loopback() || !local.settings.hosts.is_empty(),
            text_limit: local.settings.text,
            languages: {
                let languages = local.words.languages();
                languages.iter().map(|tag| HelloLanguage { tag, name: languages.name(tag) }).collect()
            },
        })
    }

    async fn name_of(&mut self, author: &str) -> Result<Option<String>, StoreError> {
        if author.is_empty() {
            return Ok(None);
        }
        if let Some(name) = self.names.get(author) {
            return Ok(name.clone());
        }
        let name = self.served.local.store.person_by_id(author).await?.map(|person| person.name);
        self.names.insert(author.to_owned(), name.clone());
        Ok(name)
    }

    /// Sends the posts after `after`; those up to `upto` are known to exist.
    async fn catch_up(&mut self, mut after: i64, upto: i64) -> Result<(), Broken> {
        if let Some(posts) = self.at_hand(after, upto) {
            self.send_posts(posts).await?;
            self.sent = Some(after.max(upto));
            return Ok(());
        }
        let seating = self.served.local.store.seating();
        let rooms = self.rooms().await?;
        if let Some(count) = self.wanted.take() {
            self.greet(&rooms, 0).await?;
            self.send_recent(&rooms, upto, count).await?;
            after = upto;
        }
        loop {
            let mut posts = self.served.local.store.posts_for(self.person(), after).await?;
            if self.hello.is_none() || self.seating != Some(seating) {
                self.greet(&rooms, after).await?;
                self.seating = Some(seating);
            }
            let Some(last) = posts.last().map(|post| post.seq) else { break };
            self.translate(posts.iter_mut().collect()).await?;
            self.send_posts(posts).await?;
            after = last;
        }
        let upto = after.max(upto);
        if self.sent.replace(upto).is_some() && !self.current {
            self.current = true;
            self.send(serde_json::json!({ "caught_up": self.has })).await?;
        }
        Ok(())
    }

    /// The posts after `after` up to `upto` that the client may read, if that is known without the database: the feed
    /// has them all, and no seats or rooms have changed.
    fn at_hand(&self, after: i64, upto: i64) -> Option<Vec<LocalPost>> {
        let local = &self.served.local;
        let hello = self.hello.as_ref().filter(|_| self.current && self.seating == Some(local.store.seating()))?;
        let is_in = |place: &str| hello.rooms.iter().any(|room| room.place == place);
        let is_sent = |post: &LocalPost| post.press.is_empty() && reads(self.person(), &post.place, is_in);
        let posts = local.feed.between(after, upto)?;
        Some(posts.iter().filter(|post| is_sent(post)).map(|post| post.read_in(hello.posts_in)).collect())
    }

    /// Adds to `posts` what the client reads of them in its language.
    async fn translate(&mut self, posts: Vec<&mut LocalPost>) -> Result<(), StoreError> {
        match self.hello.as_ref().and_then(|hello| hello.posts_in) {
            Some(language) => self.served.local.store.translate(posts, language).await,
            None => Ok(()),
        }
    }

    /// Sends the client its account and settings, if they have changed; posts up to `upto` were sent.
    async fn greet(&mut self, rooms: &[HelloRoom], upto: i64) -> Result<(), Broken> {
        let hello = self.who_one_is(rooms.to_vec()).await?;
        if self.hello.as_ref() == Some(&hello) {
            return Ok(());
        }
        self.send(serde_json::json!({ "hello": hello })).await?;
        let earlier = self.hello.replace(hello);
        self.read_up(earlier, rooms, upto).await
    }

    /// A person who takes over a seat joins its rooms, and can read earlier posts there.
    async fn read_up(&mut self, earlier: Option<Hello>, rooms: &[HelloRoom], upto: i64) -> Result<(), Broken> {
        let Some(earlier) = earlier else { return Ok(()) };
        for room in rooms.iter().filter(|room| earlier.rooms.iter().all(|known| known.place != room.place)) {
            match self.stretch {
                Some(count) => self.send_newest(&room.place, upto, count).await?,
                None => {
                    let posts = self.served.local.store.posts_in(&room.place, upto).await?;
                    self.send_posts(posts).await?;
                }
            }
        }
        Ok(())
    }

    /// Sends the newest `count` posts of each place that the person may read, up to `upto`.
    async fn send_recent(&mut self, rooms: &[HelloRoom], upto: i64, count: u32) -> Result<(), Broken> {
        let mut places = self.served.local.store.channels(upto).await?;
        // However many newer channels there are.
        let own = self.hello.iter().flat_map(|hello| hello.seats.iter().map(|seat| seat.place.as_str()));
        for place in std::iter::once(HALL).chain(own).map(str::to_owned).collect::<Vec<_>>() {
            if place.starts_with('#') && !places.contains(&place) {
                places.push(place);
            }
        }
        places.push(format!("@{}", self.person()));
        places.extend(rooms.iter().map(|room| room.place.clone()));
        for place in places {
            self.send_newest(&place, upto, count).await?;
        }
        Ok(())
    }

    async fn send_newest(&mut self, place: &str, upto: i64, count: u32) -> Result<(), Broken> {
        let before = upto.saturating_add(1);
        let stretch = self.served.local.store.stretch(place, before, upto, count).await?;
        let more = stretch.more;
        self.send_stretch(stretch).await?;
        if more {
            self.send(serde_json::json!({ "earlier": place, "more": true })).await?;
        }
        Ok(())
    }

    async fn send_stretch(&mut self, mut stretch: LocalStretch) -> Result<(), Broken> {
        let posts = stretch.posts.iter_mut().flat_map(|(post, edit)| std::iter::once(post).chain(edit)).collect();
        self.translate(posts).await?;
        for (post, edit) in stretch.posts {
            self.stays().await?;
            self.has = self.has.max(edit.as_ref().map_or(post.seq, |edit| edit.seq));
            let name = self.name_of(&post.author).await?;
            let mut outward = Outward::new(post, name, &self.account);
            if let Some(edit) = edit {
                outward = outward.edited(Outward::new(edit, None, &self.account));
            }
            self.send(serde_json::to_value(outward).map_err(|_| Broken::Away)?).await?;
        }
        Ok(())
    }

    async fn send_posts(&mut self, posts: Vec<LocalPost>) -> Result<(), Broken> {
        for post in posts {
            self.stays().await?;
            self.has = self.has.max(post.seq);
            let name = self.name_of(&post.author).await?;
            let frame = serde_json::to_string(&Outward::new(post, name, &self.account)).map_err(|_| Broken::Away)?;
            self.transmit(Frame::Text(frame.into())).await?;
        }
        Ok(())
    }

    /// Sends the posts of `place` before post `before`, if the person may read there.
    async fn look_back(&mut self, place: &str, before: i64, count: u32) -> Result<(), Broken> {
        // Nothing newer than what the client has: newer posts are sent anyway.
        let upto = self.sent.unwrap_or(0);
        let may = self.served.local.sees(&self.account.person, place).await?;
        let stretch = if may {
            let before = before.min(upto.saturating_add(1));
            self.served.local.store.stretch(place, before, upto, count.clamp(1, STRETCH)).await?
        } else {
            LocalStretch::default()
        };
        let more = stretch.more;
        self.send_stretch(stretch).await?;
        self.send(serde_json::json!({ "earlier": place, "more": more })).await
    }

    /// The client's language, without the database if it was told it.
    async fn language(&mut self) -> Language {
        match &self.hello {
            Some(hello) => hello.language,
            None => self.served.local.language_of(&self.account.person).await,
        }
    }

    async fn refuse(&mut self, id: &str, message: &str) -> Result<(), Broken> {
        let language = self.language().await;
        let why = self.served.local.words.plain(language, message);
        self.refuse_because(id, &why).await
    }

    async fn refuse_because(&mut self, id: &str, why: &str) -> Result<(), Broken> {
        self.refusals.add()?;
        self.send(serde_json::json!({ "refused": id, "why": why })).await
    }

    /// A text that is longer than the configuration allows is refused with its length.
    async fn refuse_length(&mut self, id: &str, characters: usize) -> Result<(), Broken> {
        let language = self.language().await;
        let local = &self.served.local;
        let why = local.words.plain(language, "page-too-long");
        let why = format!("{why} {characters} / {}", local.settings.text);
        self.refuse_because(id, &why).await
    }

    fn allow(&self, cost: Cost) -> bool {
        self.served.limits.allow(self.person(), cost)
    }

    async fn take(&mut self, text: &str) -> Result<(), Broken> {
        let Ok(frame) = serde_json::from_str::<Inward>(text) else {
            // Whatever else is in it, such as half a character.
            let id = serde_json::from_str(text).map(|Named { id }| id).unwrap_or_default();
            return self.refuse(&id, "page-bad-frame").await;
        };
        let (id, place, text, press, during) = match frame {
            Inward::Resume { .. } | Inward::Recent { .. } | Inward::Earlier { .. } if !self.allow(Cost::History) => {
                return self.refuse("", "page-too-fast").await;
            }
            Inward::Resume { resume } => {
                self.read_from(resume, None);
                return Ok(());
            }
            Inward::Recent { recent } => {
                self.read_from(0, Some(recent.clamp(1, STRETCH)));
                return Ok(());
            }
            Inward::Earlier { earlier, before, count } => return self.look_back(&earlier, before, count).await,
            Inward::Ask { ask, place, text } => return self.answer(&ask, &place, &text).await,
            Inward::Say { id, place, text, during } => (id, place, text, String::new(), during),
            Inward::Press { id, press, place } => {
                (id, place.unwrap_or_else(|| format!("@{}", self.person())), String::new(), press, None)
            }
        };
        if id.is_empty() || id.len() > 64 || press.len() > 200 {
            return self.refuse(&id, "page-too-long").await;
        }
        if names_what_adapters_give(&press) {
            return self.refuse(&id, "page-bad-frame").await;
        }
        let characters = text.chars().count();
        if characters > self.text_limit() {
            return self.refuse_length(&id, characters).await;
        }
        if !self.allow(Cost::Word) {
            return self.refuse(&id, "page-too-fast").await;
        }
        if text.trim().is_empty() && press.is_empty() {
            return Ok(());
        }
        let Ok(may) = self.may_write(&place, !press.is_empty()).await else {
            return self.refuse(&id, "page-unavailable").await;
        };
        if !may {
            return self.refuse(&id, "page-not-there").await;
        }
        match self.may_begin(&place).await {
            Ok(true) => {}
            Ok(false) => return self.refuse(&id, "page-many-channels").await,
            Err(_) => return self.refuse(&id, "page-unavailable").await,
        }
        let person = self.person().to_owned();
        if !self.served.limits.store(&person, characters + press.len()) {
            return self.refuse(&id, "page-too-much").await;
        }
        let post = NewLocalPost {
            // The person is part of the key: two clients may use the same ids.
            key: Some(format!("from:{person}:{id}")),
            place,
            author: person,
            text,
            press,
            ..NewLocalPost::default()
        };
        // First: an order that was received before the end of its phase counts for no other, however long this takes.
        let receipt = self.served.local.receive();
        match self.is_over(during.as_ref(), post.key.as_deref()).await {
            Ok(false) => {}
            Ok(true) => return self.refuse(&id, "page-tap-over").await,
            Err(_) => return self.refuse(&id, "page-unavailable").await,
        }
        match self.served.local.add_received(&post, Some(receipt)).await {
            Ok(_) => self.send(serde_json::json!({ "taken": id })).await,
            Err(_) => self.refuse(&id, "page-unavailable").await,
        }
    }

    /// Whether the phase in which a text was chosen is over, unless the text is stored already.
    async fn is_over(&mut self, during: Option<&During>, key: Option<&str>) -> Result<bool, StoreUnavailable> {
        let Some(During { game, number }) = during else { return Ok(false) };
        if let Some(key) = key
            && self.served.local.store.post_by_key(key).await.map_err(|_| StoreUnavailable)?.is_some()
        {
            return Ok(false);
        }
        let language = self.language().await;
        let person = PersonId::new(PlatformName::Local, self.person());
        let (_, map) = self.served.sink.order_map(&person, Some(game), language).await?;
        // Of a game that isn't played any more the order itself is answered.
        Ok(map.is_some_and(|map| map.game.id.0 == *game && map.number != *number))
    }

    /// The client has everything up to `seq`, or wants the newest posts of each place.
    fn read_from(&mut self, seq: i64, wanted: Option<u32>) {
        (self.sent, self.wanted, self.stretch) = (Some(seq), wanted, wanted);
        self.has = seq;
        self.current = false;
        self.hello = None;
    }

    fn text_limit(&self) -> usize {
        self.served.local.settings.text as usize
    }

    /// Whether the person may write, or at least press buttons there.
    async fn may_write(&mut self, place: &str, pressing: bool) -> Result<bool, StoreError> {
        Ok(match place.get(..1) {
            Some("#") => is_channel(place),
            Some("&") => self.rooms().await?.iter().any(|room| room.place == place && (room.open || pressing)),
            _ => place.strip_prefix('@') == Some(self.person()),
        })
    }

    /// Whether `place` is no new channel, or the person may begin one: everybody sees the list of channels.
    async fn may_begin(&mut self, place: &str) -> Result<bool, StoreError> {
        if !place.starts_with('#') || place == HALL || self.channels.contains(place) {
            return Ok(true);
        }
        let served = &self.served;
        let person = &self.account.person;
        if !served.local.store.is_used(place).await?
            && !person.host
            && !person.played_by_host
            && !served.channels.allow(&person.person, Cost::Word)
        {
            return Ok(false);
        }
        self.channels.insert(place.to_owned());
        Ok(true)
    }

    async fn answer(&mut self, ask: &str, place: &str, text: &str) -> Result<(), Broken> {
        // First: what is beyond the limit costs nothing.
        let is_allowed = self.allow(Cost::Question);
        if !is_allowed {
            self.refusals.add()?;
        }
        let asked =
            place_of(place).filter(|_| is_allowed && ask.len() <= 64 && text.chars().count() <= self.text_limit());
        let may = match &asked {
            Some(_) => self.may_write(place, true).await.unwrap_or(false),
            None => false,
        };
        let mut offers = Vec::new();
        if let Some(place) = asked
            && may
        {
            let local = &self.served.local;
            let typist = Typist {
                words: &local.words,
                language: local.language_of(&self.account.person).await,
                place: &place,
                person: &PersonId::new(PlatformName::Local, self.person()),
                sink: &*self.served.sink,
            };
            offers = typist.offers(text).await;
        }
        self.send(serde_json::json!({ "answer": ask, "offers": offers })).await
    }
}
