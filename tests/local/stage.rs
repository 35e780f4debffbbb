//! People of the local platform, each with a web socket.
#![allow(dead_code, reason = "each binary uses its own part")]

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures_util::{SinkExt, StreamExt};
use jiff::SignedDuration;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::bot::{Bot, free_port};
use crate::lives::Lives;
use crate::overdue;
use crate::season::{PATIENCE, Post, Spot, Stage, draft, is_action, is_room_of};

pub type Wire = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

#[derive(Default)]
struct Seen {
    /// Place, and the post with edits applied, in order.
    posts: Vec<(String, Value)>,
    rooms: Vec<Value>,
    newest: i64,
    /// Every frame as it was received.
    frames: Vec<String>,
}

struct Person {
    id: String,
    token: String,
    seen: Arc<Mutex<Seen>>,
    /// Keeps the page open.
    listener: Option<tokio::task::AbortHandle>,
}

/// The local platform with its people.
pub struct LocalStage {
    pub bot: Bot,
    port: u16,
    host: String,
    people: HashMap<String, Person>,
    client: reqwest::Client,
    sent: u64,
    /// Recent frames and their senders: a bot that was killed may not have stored them.
    lately: std::collections::VecDeque<(String, Value)>,
    /// The planned kills of the bot; `None`: it isn't killed.
    pub lives: Option<Lives>,
}

impl LocalStage {
    /// Starts the program and waits for its page.
    pub async fn start() -> Self {
        Self::start_with(&[], None).await
    }

    /// Starts it with further variables, in which `PORT` is a free one, for the first of several processes.
    pub async fn start_with(more: &[(&str, &str)], lives: Option<Lives>) -> Self {
        Self::prepared(&|_| {}, more, lives).await
    }

    /// The same with a data folder into which `prepare` has put something.
    pub async fn prepared(prepare: &dyn Fn(&Path), more: &[(&str, &str)], lives: Option<Lives>) -> Self {
        let port = free_port();
        let mut bot = Bot::new(&[("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{port}"))]);
        for (name, value) in more {
            bot.set(name, &value.replace("PORT", &port.to_string()));
        }
        prepare(&bot.data().join("data"));
        let (people, client, lately) = (HashMap::new(), reqwest::Client::new(), std::collections::VecDeque::new());
        let mut stage = Self { bot, port, host: String::new(), people, client, sent: 0, lately, lives };
        stage.live().await;
        let said = stage.bot.said();
        stage.host =
            said.split("token=").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a link").to_owned();
        stage
    }

    /// Starts the bot, again if it is killed at once, until its page answers.
    async fn live(&mut self) {
        for _ in 0..20 {
            if let Some(lives) = &mut self.lives {
                lives.next(&mut self.bot);
            } else {
                self.bot.start();
            }
            if self.answers().await {
                return;
            }
            self.lives.as_mut().expect("it wasn't to die").died();
            self.bot.kill();
        }
        panic!("it never came up:\n{}", self.bot.said());
    }

    /// If the bot has been killed: starts it again, and repeats frames that it may not have stored.
    async fn heal(&mut self) {
        while self.lives.is_some() && !self.bot.runs() {
            self.lives.as_mut().expect("just seen").died();
            self.bot.kill();
            self.live().await;
            for (who, frame) in self.lately.clone() {
                let start = Instant::now();
                while !self.offer(&who, &frame).await && self.bot.runs() && start.elapsed() < PATIENCE {
                    if self.has_no_link(&who).await {
                        break;
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                if !self.bot.runs() {
                    break;
                }
            }
        }
    }

    /// The host's token.
    pub fn host(&self) -> String {
        self.host.clone()
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Waits until its page answers; `false`: it was killed before.
    pub async fn answers(&mut self) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.client.get(format!("http://{}/health", self.address())).send().await.is_ok() {
                return true;
            }
            if !self.bot.runs() {
                assert!(self.lives.is_some(), "it ended by itself:\n{}", self.bot.said());
                return false;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the page never answered:\n{}", self.bot.said());
    }

    /// Its `/health`: status code and body.
    pub async fn health(&self) -> (u16, Value) {
        self.pulse().await.expect("an answer")
    }

    /// The same; `None` if the page doesn't answer.
    async fn pulse(&self) -> Option<(u16, Value)> {
        let address = format!("http://{}/health?token={}", self.address(), self.host);
        let answer = self.client.get(address).send().await.ok()?;
        Some((answer.status().as_u16(), answer.json().await.ok()?))
    }

    /// Waits until nothing is left to post; restarts a bot that is killed meanwhile.
    async fn outbox_is_empty(&mut self) {
        loop {
            self.heal().await;
            if self.pulse().await.is_some_and(|(_, health)| health["outbox_waiting"] == 0) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Those with an open page who haven't read everything that was posted until now, after this time at most.
    async fn late_readers(&mut self, patience: Duration) -> Vec<String> {
        // A post reaches the sockets a moment later, in order: a client that has read this one has read all before it.
        // A socket to an earlier process reads nothing more.
        self.sent += 1;
        let mark = format!("(mark {})", self.sent);
        self.frame("onlooker", json!({ "place": "#hall", "text": mark })).await;
        let start = Instant::now();
        loop {
            let is_late = |person: &Person| {
                let seen = person.seen.lock().expect("not poisoned");
                person.listener.is_some() && !seen.posts.iter().any(|(_, post)| post["text"] == mark.as_str())
            };
            let late: Vec<String> =
                self.people.iter().filter(|(_, person)| is_late(person)).map(|(name, _)| name.clone()).collect();
            if late.is_empty() || start.elapsed() > patience {
                return late;
            }
            self.heal().await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Asserts that everybody has read everything, however long a busy machine takes.
    pub async fn assert_all_have_read(&mut self) {
        let late = self.late_readers(PATIENCE).await;
        assert!(late.is_empty(), "{late:?} read nothing more");
    }

    /// All that `who` sees, place by place: the native id of the place and the posts with their edits.
    pub async fn transcript(&mut self, who: &str) -> Vec<(String, Value)> {
        let person = self.person(who).await;
        let seen = person.seen.lock().expect("not poisoned");
        seen.posts.clone()
    }

    /// Every frame that `who` has received.
    pub async fn frames(&mut self, who: &str) -> Vec<String> {
        self.person(who).await.seen.lock().expect("not poisoned").frames.clone()
    }

    /// The bytes under an address of the page, as `who` gets them; from the next process, if one is killed meanwhile.
    pub async fn fetch(&mut self, who: &str, address: &str) -> (u16, Vec<u8>) {
        let token = self.token(who).await;
        let address = format!("http://{}{address}?token={token}", self.address());
        let start = Instant::now();
        loop {
            let failure = match self.client.get(&address).send().await {
                Ok(answer) => {
                    let status = answer.status().as_u16();
                    match answer.bytes().await {
                        Ok(bytes) => return (status, bytes.to_vec()),
                        Err(failure) => failure,
                    }
                }
                Err(failure) => failure,
            };
            assert!(self.lives.is_some() && start.elapsed() < PATIENCE, "{address}: {failure}");
            // A process that is ending closes its sockets before it has ended.
            tokio::time::sleep(Duration::from_millis(100)).await;
            self.heal().await;
        }
    }

    async fn person(&mut self, name: &str) -> &Person {
        if !self.people.contains_key(name) {
            let answer: Value = loop {
                let address = format!("http://{}/api/seats?token={}", self.address(), self.host);
                match self.client.post(address).json(&json!({ "name": name })).send().await {
                    Ok(answer) => break answer.json().await.expect("a seat"),
                    Err(_) => Box::pin(self.heal()).await,
                }
            };
            let text = |key: &str| answer[key].as_str().expect("a text").to_owned();
            let person = Person { id: text("person"), token: text("token"), seen: Arc::default(), listener: None };
            self.people.insert(name.to_owned(), person);
            self.listen(name);
        }
        &self.people[name]
    }

    /// The native id of somebody.
    pub async fn id(&mut self, name: &str) -> String {
        self.person(name).await.id.clone()
    }

    pub async fn token(&mut self, name: &str) -> String {
        self.person(name).await.token.clone()
    }

    /// Opens a socket with `token`, as a page of `origin`.
    pub async fn knock(&self, token: &str, origin: Option<&str>) -> Result<Wire, tungstenite::Error> {
        self.knock_with(token, origin.map(|origin| ("origin", origin)).as_slice()).await
    }

    /// The same with these headers.
    pub async fn knock_with(&self, token: &str, headers: &[(&'static str, &str)]) -> Result<Wire, tungstenite::Error> {
        let mut request = format!("ws://{}/ws?token={token}", self.address()).into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        tokio_tungstenite::connect_async(request).await.map(|(wire, _)| wire)
    }

    /// Keeps a socket open for somebody, through restarts, and records its frames.
    fn listen(&mut self, name: &str) {
        let address = self.address();
        let person = self.people.get_mut(name).expect("somebody");
        let (seen, address) = (Arc::clone(&person.seen), format!("ws://{address}/ws?token={}", person.token));
        let listener = tokio::spawn(async move {
            loop {
                if let Ok((mut wire, _)) = tokio_tungstenite::connect_async(&address).await {
                    let newest = seen.lock().expect("not poisoned").newest;
                    let _ = wire.send(Message::text(json!({ "resume": newest }).to_string())).await;
                    while let Some(Ok(message)) = wire.next().await {
                        let Message::Text(text) = message else { continue };
                        let mut seen = seen.lock().expect("not poisoned");
                        seen.frames.push(text.to_string());
                        note(&mut seen, &serde_json::from_str(&text).expect("JSON"));
                    }
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        person.listener = Some(listener.abort_handle());
    }

    async fn place(&mut self, who: &str, spot: &Spot) -> Option<String> {
        match spot {
            Spot::Channel => Some("#hall".to_owned()),
            Spot::Elsewhere => Some("#elsewhere".to_owned()),
            Spot::Private => Some(format!("@{}", self.person(who).await.id)),
            Spot::Room(powers) => {
                let seen = self.person(who).await.seen.lock().expect("not poisoned");
                let room =
                    seen.rooms.iter().find(|room| room["name"].as_str().is_some_and(|name| is_room_of(name, powers)));
                room.and_then(|room| room["place"].as_str()).map(str::to_owned)
            }
        }
    }

    async fn frame(&mut self, who: &str, mut frame: Value) {
        self.sent += 1;
        frame["id"] = json!(format!("t{}", self.sent));
        self.person(who).await;
        self.lately.push_back((who.to_owned(), frame.clone()));
        if self.lately.len() > 30 {
            self.lately.pop_front();
        }
        // The same id is the same message: a message that a killed bot didn't store is sent again.
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.offer(who, &frame).await {
                return;
            }
            self.heal().await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{frame} couldn't be sent");
    }

    /// Whether the link of `who` has ended: nothing that they send is taken any more.
    async fn has_no_link(&self, who: &str) -> bool {
        let answer = self.knock(&self.people[who].token, None).await;
        matches!(answer, Err(tungstenite::Error::Http(answer)) if answer.status() == 401)
    }

    /// Sends a frame once; `false`: it wasn't taken, since the bot was killed or its store couldn't be reached, and is to be
    /// sent again, as the page does. A frame that is refused for what it says has its answer.
    async fn offer(&mut self, who: &str, frame: &Value) -> bool {
        let token = self.people[who].token.clone();
        let Ok(mut wire) = self.knock(&token, None).await else { return false };
        if wire.send(Message::text(frame.to_string())).await.is_err() || wire.close(None).await.is_err() {
            return false;
        }
        while let Some(Ok(message)) = wire.next().await {
            let Message::Text(text) = message else { continue };
            let answer: Value = serde_json::from_str(&text).expect("JSON");
            if answer["taken"] == frame["id"] {
                return true;
            }
            if answer["refused"] == frame["id"] {
                let why = answer["why"].as_str().expect("a text");
                // The bot would never get it, and a test would wait for its effect in vain.
                assert!(!says("page-too-much", why), "{frame}: {why}");
                return !says("page-unavailable", why) && !says("page-too-fast", why);
            }
        }
        false
    }
}

/// Whether a refusal is the message `id` of the page, in any language.
fn says(id: &str, why: &str) -> bool {
    let pages = [
        include_str!("../../locales/en/page.ftl"),
        include_str!("../../locales/it/page.ftl"),
        include_str!("../../locales/pl/page.ftl"),
        include_str!("../../locales/nl/page.ftl"),
        include_str!("../../locales/de/page.ftl"),
    ];
    let said = |line: &str| line.strip_prefix(id).and_then(|rest| rest.strip_prefix(" = ")) == Some(why);
    pages.into_iter().flat_map(str::lines).any(said)
}

#[test]
fn a_refusal_is_recognised_in_each_language() {
    assert!(says("page-too-fast", "You're sending too fast. Wait a moment and try again."));
    assert!(!says("page-unavailable", "You're sending too fast. Wait a moment and try again."));
}

fn note(seen: &mut Seen, frame: &Value) {
    if let Some(hello) = frame.get("hello") {
        seen.rooms = hello["rooms"].as_array().cloned().unwrap_or_default();
        return;
    }
    let Some(seq) = frame["seq"].as_i64() else { return };
    if seq <= seen.newest {
        return;
    }
    seen.newest = seq;
    match frame["edit_of"].as_str() {
        Some(edited) => {
            let earlier = seen.posts.iter_mut().find(|(_, post)| post["id"].as_str() == Some(edited));
            if let Some((_, post)) = earlier {
                for key in ["text", "alt", "image", "actions"] {
                    post[key] = frame[key].clone();
                }
            }
        }
        None => seen.posts.push((frame["place"].as_str().unwrap_or_default().to_owned(), frame.clone())),
    }
}

#[async_trait]
impl Stage for LocalStage {
    async fn say(&mut self, who: &str, spot: &Spot, text: &str) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(place) = self.place(who, spot).await {
                let public = matches!(spot, Spot::Channel | Spot::Elsewhere);
                let text = if public { format!("/{text}") } else { text.to_owned() };
                return self.frame(who, json!({ "place": place, "text": text })).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{who} isn't in {spot:?}");
    }

    async fn press(&mut self, who: &str, spot: &Spot, action: &str) {
        let start = Instant::now();
        while start.elapsed() < draft().unwrap_or(PATIENCE) {
            let posts = self.posts(who, spot).await;
            let id = posts.iter().rev().flat_map(|post| &post.actions).find(|(id, _)| is_action(id, action));
            if let Some((id, _)) = id {
                let place = self.place(who, spot).await.expect("a place with posts");
                return self.frame(who, json!({ "place": place, "press": id })).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("nothing to press for {action}");
    }

    async fn silence(&mut self) {
        self.outbox_is_empty().await;
        // Whose link has ended reads nothing more.
        self.late_readers(Duration::from_secs(2)).await;
    }

    async fn posts(&mut self, who: &str, spot: &Spot) -> Vec<Post> {
        self.heal().await;
        let who = if who == "anybody" { "onlooker" } else { who };
        let Some(place) = self.place(who, spot).await else { return Vec::new() };
        let person = self.person(who).await;
        let token = person.token.clone();
        let found: Vec<Value> = {
            let seen = person.seen.lock().expect("not poisoned");
            let from_bot = seen.posts.iter().filter(|(at, post)| *at == place && post["from"].is_null());
            from_bot.map(|(_, post)| post.clone()).collect()
        };
        let mut posts = Vec::new();
        for post in found {
            let text = |key: &str| post[key].as_str().unwrap_or_default().to_owned();
            let picture = match post["image"].as_str() {
                Some(image) => {
                    let address = format!("http://{}{image}?token={token}", self.address());
                    match self.client.get(address).send().await {
                        Ok(answer) if answer.status().is_success() => {
                            // As a browser calls the file that somebody saves.
                            let how = answer.headers().get("content-disposition").and_then(|how| how.to_str().ok());
                            let name = how.and_then(|how| how.strip_prefix("inline; filename=\"")?.strip_suffix('"'));
                            let name = name.map(str::to_owned);
                            answer.bytes().await.ok().map(|bytes| (bytes.to_vec(), name))
                        }
                        _ => None,
                    }
                }
                None => None,
            };
            let actions = post["actions"].as_array().into_iter().flatten();
            let action = |action: &Value, key: &str| action[key].as_str().unwrap_or_default().to_owned();
            let actions = actions.map(|one| (action(one, "id"), action(one, "label"))).collect();
            let rings = post["rings"] == true;
            let (picture, saved_as) = picture.unzip();
            let saved_as = saved_as.flatten();
            posts.push(Post { text: text("text"), alt: text("alt"), picture, saved_as, actions, rings });
        }
        posts
    }

    async fn chat(&mut self, who: &str, spot: &Spot, text: &str) {
        let place = self.place(who, spot).await.expect("a place");
        self.frame(who, json!({ "place": place, "text": text })).await;
    }

    async fn reply(&mut self, who: &str, spot: &Spot, text: &str) {
        self.chat(who, spot, text).await;
    }

    async fn leave(&mut self, who: &str, spot: &Spot) {
        if *spot == Spot::Channel {
            self.person(who).await;
            let listener = self.people.get_mut(who).and_then(|person| person.listener.take());
            listener.expect("an open page").abort();
        }
    }

    async fn come_back(&mut self, who: &str) {
        self.listen(who);
    }

    fn network(&self) -> &'static str {
        "local"
    }

    async fn pass_deadline(&mut self) {
        let address = format!("http://{}/api/clock?token={}", self.address(), self.host);
        let answer = self.client.post(address).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{:?}", answer.text().await);
    }

    async fn deadline_now(&mut self) {
        overdue::let_pass(&self.bot.data().join("data")).await;
    }

    async fn deadline_in(&mut self, minutes: i64) {
        overdue::due_in(&self.bot.data().join("data"), SignedDuration::from_mins(minutes)).await;
    }

    async fn joined_long_ago(&mut self) {
        overdue::joined_long_ago(&self.bot.data().join("data")).await;
    }

    async fn stop(&mut self) {
        if let Some(lives) = &mut self.lives {
            lives.killed();
        }
        self.bot.kill();
    }

    async fn start(&mut self) {
        self.live().await;
    }
}
