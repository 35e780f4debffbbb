//! One web socket: what somebody may read goes out in order, what they write comes in.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{self, State};
use axum::http::HeaderMap;
use axum::response::Response;
use dragoman_render::power_colours;

use super::access::{Query, Refused, who};
use super::complete::Typist;
use super::limits::Cost;
use super::place_of;
use super::protocol::{Hello, HelloRoom, HelloSeat, Inward, Outward};
use super::server::{Served, is_channel};
use crate::event::{PersonId, PlatformName};
use crate::store::{LocalPerson, LocalPost, NewLocalPost, StoreError};

/// The longest message that a person may send, in bytes.
const LONGEST: usize = 16 * 1024;
/// How often a client is asked whether it is still there, and after how long a silence it is given up.
const PING: Duration = Duration::from_secs(30);
const SILENCE: Duration = Duration::from_secs(90);

pub(super) async fn socket(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let person = who(&served.local, &headers, &query).await?;
    if !served.limits.open_line(&person.person) {
        return Err(Refused::Busy("this person has too many pages open"));
    }
    let upgrade = upgrade.max_message_size(4 * LONGEST).max_frame_size(4 * LONGEST);
    let failed = (Arc::clone(&served), person.person.clone());
    Ok(upgrade.on_failed_upgrade(move |_| failed.0.limits.close_line(&failed.1)).on_upgrade(move |socket| async move {
        let name = person.person.clone();
        // Counted, so that a stop waits until every client was told.
        let _talking = served.talking.clone();
        let served_too = Arc::clone(&served);
        Line::new(served, person, socket).converse().await;
        served_too.limits.close_line(&name);
    }))
}

/// The client can't be reached any more, or the store can't be read: the client comes again.
struct Broken;

impl From<StoreError> for Broken {
    fn from(_: StoreError) -> Self {
        Self
    }
}

struct Line {
    served: Arc<Served>,
    person: LocalPerson,
    socket: WebSocket,
    /// The last post that was looked at; none until the client has said where it is.
    sent: Option<i64>,
    /// The client was told that it has read everything.
    current: bool,
    hello: Option<Hello>,
    names: HashMap<String, Option<String>>,
}

impl Line {
    fn new(served: Arc<Served>, person: LocalPerson, socket: WebSocket) -> Self {
        Self { served, person, socket, sent: None, current: false, hello: None, names: HashMap::new() }
    }

    async fn converse(mut self) {
        let mut newest = self.served.local.newest.subscribe();
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        let stop = self.served.stop.clone();
        loop {
            let upto = *newest.borrow_and_update();
            if let Some(after) = self.sent
                && self.catch_up(after, upto).await.is_err()
            {
                return;
            }
            tokio::select! {
                () = stop.cancelled() => return self.take_leave().await,
                changed = newest.changed() => if changed.is_err() { return },
                _ = ping.tick() => {
                    let gone = heard.elapsed() > SILENCE;
                    if gone || self.socket.send(Frame::Ping(Vec::new().into())).await.is_err() {
                        return;
                    }
                }
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => if self.take(text.as_str()).await.is_err() { return },
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                        Some(Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_))) => {}
                    }
                }
            }
        }
    }

    async fn take_leave(mut self) {
        let frame = CloseFrame { code: close_code::AWAY, reason: "Dragoman is stopping".into() };
        let told = self.socket.send(Frame::Close(Some(frame)));
        let _ = tokio::time::timeout(Duration::from_secs(1), told).await;
    }

    async fn send(&mut self, frame: serde_json::Value) -> Result<(), Broken> {
        self.socket.send(Frame::Text(frame.to_string().into())).await.map_err(|_| Broken)
    }

    async fn rooms(&mut self) -> Result<Vec<HelloRoom>, StoreError> {
        let rooms = self.served.local.store.local_rooms_of(&self.person.person).await?;
        let room = |room: crate::store::LocalRoom| HelloRoom {
            place: format!("&{}", room.id),
            name: room.name,
            open: room.open,
        };
        Ok(rooms.into_iter().map(room).collect())
    }

    async fn who_one_is(&mut self, rooms: Vec<HelloRoom>) -> Hello {
        let local = &self.served.local;
        let language = local.language_of(&self.person).await;
        let person = PersonId::new(PlatformName::Local, &self.person.person);
        let hex = |rgb: dragoman_render::Rgb| format!("#{:02x}{:02x}{:02x}", rgb.0, rgb.1, rgb.2);
        let seats = self.served.sink.seats(&person).await.into_iter().filter_map(|seated| {
            let colours = power_colours(&seated.power)?;
            Some(HelloSeat {
                game: seated.game,
                place: format!("#{}", seated.channel.native()),
                name: local.words.power(language, &seated.power),
                power: seated.power,
                colour: hex(colours.strong),
                ink: hex(colours.on_strong),
            })
        });
        Hello {
            person: self.person.person.clone(),
            name: self.person.name.clone(),
            host: self.person.host,
            language: language.tag(),
            rooms,
            seats: seats.collect(),
            fill: crate::command::by_id("fill")
                .map(|spec| format!("/{}", crate::command::name(&local.words, spec, language))),
            demo: local.movable.is_some(),
            network: !local.listen.ip().is_loopback(),
        }
    }

    async fn name_of(&mut self, author: &str) -> Result<Option<String>, StoreError> {
        if author.is_empty() {
            return Ok(None);
        }
        if let Some(name) = self.names.get(author) {
            return Ok(name.clone());
        }
        let name = self.served.local.store.local_person_by_id(author).await?.map(|person| person.name);
        self.names.insert(author.to_owned(), name.clone());
        Ok(name)
    }

    /// Sends what came after `after`; everything up to `upto` is known to be there.
    async fn catch_up(&mut self, mut after: i64, upto: i64) -> Result<(), Broken> {
        let rooms = self.rooms().await?;
        loop {
            let posts = self.served.local.store.local_posts_for(&self.person.person, after).await?;
            // Powers and language change with something that the bot says; rooms come with a look of their own.
            let may_have_changed = self.hello.as_ref().is_none_or(|hello| hello.rooms != rooms)
                || posts.iter().any(|post| post.author.is_empty());
            if may_have_changed {
                let hello = self.who_one_is(rooms.clone()).await;
                if self.hello.as_ref() != Some(&hello) {
                    self.send(serde_json::json!({ "hello": hello })).await?;
                    let earlier = self.hello.replace(hello);
                    self.read_up(earlier, &rooms, after).await?;
                }
            }
            let Some(last) = posts.last().map(|post| post.seq) else { break };
            self.send_posts(posts).await?;
            after = last;
        }
        let upto = after.max(upto);
        if self.sent.replace(upto).is_some() && !self.current {
            self.current = true;
            self.send(serde_json::json!({ "caught_up": upto })).await?;
        }
        Ok(())
    }

    /// Who takes over a seat is let into its rooms, and reads what was said there before.
    async fn read_up(&mut self, earlier: Option<Hello>, rooms: &[HelloRoom], upto: i64) -> Result<(), Broken> {
        let Some(earlier) = earlier else { return Ok(()) };
        for room in rooms.iter().filter(|room| earlier.rooms.iter().all(|known| known.place != room.place)) {
            let posts = self.served.local.store.local_posts_in(&room.place, upto).await?;
            self.send_posts(posts).await?;
        }
        Ok(())
    }

    async fn send_posts(&mut self, posts: Vec<LocalPost>) -> Result<(), Broken> {
        for post in posts {
            let name = self.name_of(&post.author).await?;
            let frame = serde_json::to_value(Outward::new(post, name)).map_err(|_| Broken)?;
            self.send(frame).await?;
        }
        Ok(())
    }

    async fn refuse(&mut self, id: &str, message: &str) -> Result<(), Broken> {
        let language = self.served.local.language_of(&self.person).await;
        let why = self.served.local.words.plain(language, message);
        self.send(serde_json::json!({ "refused": id, "why": why })).await
    }

    async fn take(&mut self, text: &str) -> Result<(), Broken> {
        let Ok(frame) = serde_json::from_str::<Inward>(text) else { return self.refuse("", "page-bad-frame").await };
        let (id, place, text, press) = match frame {
            Inward::Resume { resume } => {
                self.sent = Some(resume);
                self.current = false;
                self.hello = None;
                return Ok(());
            }
            Inward::Ask { ask, place, text } => return self.answer(&ask, &place, &text).await,
            Inward::Say { id, place, text } => (id, place, text, String::new()),
            Inward::Press { id, press, place } => {
                (id, place.unwrap_or_else(|| format!("@{}", self.person.person)), String::new(), press)
            }
        };
        if id.is_empty() || id.len() > 64 || text.len() > LONGEST || press.len() > 200 {
            return self.refuse(&id, "page-too-long").await;
        }
        if !self.served.limits.allow(&self.person.person, Cost::Word) {
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
        let post = NewLocalPost {
            // The person is part of the key: two clients may count alike.
            key: Some(format!("from:{}:{id}", self.person.person)),
            place,
            author: self.person.person.clone(),
            text,
            press,
            ..NewLocalPost::default()
        };
        match self.served.local.add(&post).await {
            Ok(_) => self.send(serde_json::json!({ "taken": id })).await,
            Err(_) => self.refuse(&id, "page-unavailable").await,
        }
    }

    /// Whether the person may write, or at least press what stands there.
    async fn may_write(&mut self, place: &str, pressing: bool) -> Result<bool, StoreError> {
        Ok(match place.get(..1) {
            Some("#") => is_channel(place),
            Some("&") => self.rooms().await?.iter().any(|room| room.place == place && (room.open || pressing)),
            _ => place.strip_prefix('@') == Some(self.person.person.as_str()),
        })
    }

    async fn answer(&mut self, ask: &str, place: &str, text: &str) -> Result<(), Broken> {
        let asked = place_of(place).filter(|_| ask.len() <= 64 && text.len() <= LONGEST);
        let may = match &asked {
            Some(_) => self.may_write(place, true).await.unwrap_or(false),
            None => false,
        };
        let mut offers = Vec::new();
        if let Some(place) = asked
            && may
            && self.served.limits.allow(&self.person.person, Cost::Question)
        {
            let local = &self.served.local;
            let typist = Typist {
                words: &local.words,
                language: local.language_of(&self.person).await,
                place: &place,
                person: &PersonId::new(PlatformName::Local, &self.person.person),
                sink: &*self.served.sink,
            };
            offers = typist.offers(text).await;
        }
        self.send(serde_json::json!({ "answer": ask, "offers": offers })).await
    }
}
