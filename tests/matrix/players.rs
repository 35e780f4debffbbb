//! The people: `player.py`, controlled by JSON lines.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use base64::Engine;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout};

use crate::homeserver::{Homeserver, LONELY, PASSWORD, log_of, players};

pub use crate::bot::PATIENCE;

/// The people, on one homeserver if nothing else is said.
pub struct Players {
    pub url: String,
    /// The name of that homeserver.
    server: String,
    /// People on other homeservers: the URL and the name of each.
    elsewhere: HashMap<String, (String, String)>,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    next: u64,
    _child: Child,
    folder: tempfile::TempDir,
}

/// A name that is unique on the shared homeserver.
pub fn unique(name: &str) -> String {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("{name}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The full id of an account on a homeserver that doesn't federate.
pub fn id(name: &str) -> String {
    id_on(LONELY, name)
}

fn id_on(server: &str, name: &str) -> String {
    format!("@{name}:{server}")
}

impl Players {
    /// No people yet, on a homeserver that doesn't federate.
    pub fn on(url: &str) -> Self {
        Self::on_named(url, LONELY)
    }

    /// No people yet.
    pub fn of(homeserver: &Homeserver) -> Self {
        Self::on_named(&homeserver.url, &homeserver.name)
    }

    fn on_named(url: &str, server: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the players");
        let mut child = players(folder.path());
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let (url, server) = (url.to_owned(), server.to_owned());
        Self { url, server, elsewhere: HashMap::new(), input, output, next: 0, _child: child, folder }
    }

    /// What the client of `who` wrote to its log.
    pub fn log_of(&self, who: &str) -> String {
        log_of(self.folder.path(), who)
    }

    /// The full id of somebody's account.
    pub fn id(&self, name: &str) -> String {
        id_on(self.elsewhere.get(name).map_or(&self.server, |(_, server)| server), name)
    }

    /// From now on these people's accounts are on `homeserver`.
    pub fn settle(&mut self, names: &[&str], homeserver: &Homeserver) {
        let at = (homeserver.url.clone(), homeserver.name.clone());
        self.elsewhere.extend(names.iter().map(|name| ((*name).to_owned(), at.clone())));
    }

    /// Has `who` do something; panics with the reason if that fails.
    pub async fn act(&mut self, who: &str, deed: &str, mut how: Value) -> Value {
        self.next += 1;
        how["id"] = self.next.into();
        how["who"] = who.into();
        how["do"] = deed.into();
        how["url"] = self.elsewhere.get(who).map_or(&self.url, |(url, _)| url).as_str().into();
        self.input.write_all(format!("{how}\n").as_bytes()).await.expect("the players listen");
        let answer = tokio::time::timeout(PATIENCE, self.output.next_line()).await;
        let answer = answer.unwrap_or_else(|_| panic!("{who} doesn't finish: {deed}"));
        let line = answer.expect("the players answer").expect("the players are still there");
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert!(answer.get("error").is_none(), "{who} can't {deed}: {}", answer["error"]);
        answer["ok"].clone()
    }

    /// Creates accounts.
    pub async fn register(&mut self, names: &[&str]) {
        for name in names {
            self.act(name, "register", json!({ "password": PASSWORD })).await;
        }
    }

    /// Creates accounts and logs them in.
    pub async fn enter(&mut self, names: &[&str]) {
        self.register(names).await;
        for name in names {
            self.act(name, "login", json!({ "password": PASSWORD })).await;
        }
    }

    /// Creates a room.
    pub async fn create(&mut self, who: &str, name: Option<&str>, encrypted: bool, invite: &[&str]) -> String {
        let invite: Vec<String> = invite.iter().map(|name| self.id(name)).collect();
        let how = json!({ "name": name, "encrypted": encrypted, "invite": invite });
        self.act(who, "create", how).await.as_str().expect("a room id").to_owned()
    }

    /// Creates a room in such a way.
    pub async fn create_as(&mut self, who: &str, how: Value) -> String {
        let made = self.request(who, "POST", "/_matrix/client/v3/createRoom", how).await;
        made["body"]["room_id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
    }

    /// Opens an encrypted conversation with one person, as clients do.
    pub async fn open_direct(&mut self, who: &str, with: &str) -> String {
        let how = json!({ "encrypted": true, "invite": [self.id(with)], "direct": true });
        let room = self.act(who, "create", how).await.as_str().expect("a room id").to_owned();
        self.until_joined(who, &room, with).await;
        room
    }

    /// Waits until `with` is in `room`, and `who`'s client knows it.
    pub async fn until_joined(&mut self, who: &str, room: &str, with: &str) {
        let start = Instant::now();
        loop {
            let path = format!("/_matrix/client/v3/rooms/{room}/joined_members");
            let answer = self.request(who, "GET", &path, Value::Null).await;
            if answer["body"]["joined"].get(self.id(with)).is_some() {
                break;
            }
            assert!(start.elapsed() < PATIENCE, "{with} doesn't come into {room}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.until_seen(who, room, with).await;
    }

    /// Waits until `who`'s client encrypts for `with`, who is in `room`.
    pub async fn until_seen(&mut self, who: &str, room: &str, with: &str) {
        let with = self.id(with);
        self.act(who, "sees", json!({ "room": room, "user": with })).await;
    }

    /// Writes; returns the event's id.
    pub async fn say(&mut self, who: &str, room: &str, text: &str) -> String {
        self.send(who, room, json!({ "msgtype": "m.text", "body": text })).await
    }

    /// Sends any message.
    pub async fn send(&mut self, who: &str, room: &str, content: Value) -> String {
        let event = self.act(who, "send", json!({ "room": room, "content": content })).await;
        event.as_str().expect("an event id").to_owned()
    }

    /// Reacts to `event`; returns the reaction's id.
    pub async fn react(&mut self, who: &str, room: &str, event: &Value, sign: &str) -> String {
        let content =
            json!({ "m.relates_to": { "rel_type": "m.annotation", "event_id": event["event_id"], "key": sign } });
        let reaction = self.act(who, "send", json!({ "room": room, "type": "m.reaction", "content": content })).await;
        reaction.as_str().expect("an event id").to_owned()
    }

    /// Sends any request.
    pub async fn request(&mut self, who: &str, method: &str, path: &str, body: Value) -> Value {
        let path = path.replace('!', "%21");
        self.act(who, "request", json!({ "method": method, "path": path, "body": body })).await
    }

    /// What `who` has seen in `room`.
    pub async fn events(&mut self, who: &str, room: &str) -> Vec<Value> {
        let events = self.act(who, "events", json!({ "room": room })).await;
        events.as_array().expect("a list").clone()
    }

    /// What `who` has seen in `room`, once all of it can be read: a key may come a moment after its message.
    pub async fn readable_events(&mut self, who: &str, room: &str) -> Vec<Value> {
        let start = Instant::now();
        loop {
            let events = self.events(who, room).await;
            let Some(locked) = events.iter().find(|event| event["undecryptable"] == true) else { return events };
            let is_early = start.elapsed() < PATIENCE;
            assert!(
                is_early,
                "{who} can't read this of {} in {room}: {locked}\n{}",
                locked["sender"],
                self.log_of(who)
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The messages of `sender` that `who` has seen in `room`: without edits, including undecrypted ones.
    pub async fn heard(&mut self, who: &str, room: &str, sender: &str) -> Vec<Value> {
        let (mut events, sender) = (self.events(who, room).await, self.id(sender));
        events.retain(|event| event["sender"] == sender && event["content"]["m.relates_to"]["rel_type"] != "m.replace");
        events.retain(|event| event["type"] == "m.room.message" || event["undecryptable"] == true);
        events
    }

    /// Waits until `who` sees an event of `sender` in `room` that matches `wanted`.
    pub async fn hears(&mut self, who: &str, room: &str, sender: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let (start, sender) = (Instant::now(), self.id(sender));
        loop {
            let events = self.events(who, room).await;
            let mut from = events.iter().filter(|event| event["sender"] == sender);
            if let Some(event) = from.find(|event| wanted(event)) {
                return event.clone();
            }
            assert!(start.elapsed() < PATIENCE, "{who} waits in vain in {room}; there is {events:#?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until `who` sees a message with this text.
    pub async fn reads(&mut self, who: &str, room: &str, sender: &str, words: &str) -> Value {
        self.hears(who, room, sender, |event| {
            event["content"]["body"].as_str().is_some_and(|body| body.contains(words))
        })
        .await
    }

    /// The rooms that `who` shares with `other`.
    pub async fn rooms_with(&mut self, who: &str, other: &str) -> Vec<Value> {
        let (rooms, other) = (self.act(who, "rooms", json!({})).await, self.id(other));
        let mut rooms = rooms.as_array().expect("a list").clone();
        rooms.retain(|room| {
            room["members"].as_array().is_some_and(|members| members.iter().any(|member| member == &other))
        });
        rooms
    }

    /// Waits until `who` shares an unnamed room with `other` and nobody else.
    pub async fn direct_with(&mut self, who: &str, other: &str) -> String {
        let start = Instant::now();
        loop {
            let rooms = self.rooms_with(who, other).await;
            let two = |room: &&Value| room["members"].as_array().is_some_and(|members| members.len() == 2);
            if let Some(room) = rooms.iter().find(|room| two(room) && room["name"].is_null()) {
                return room["room"].as_str().expect("a room id").to_owned();
            }
            assert!(start.elapsed() < PATIENCE, "{other} opens no conversation with {who}: {rooms:#?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The file of a message, decrypted.
    pub async fn download(&mut self, who: &str, content: &Value) -> Vec<u8> {
        let file = self.act(who, "download", json!({ "content": content })).await;
        base64::engine::general_purpose::STANDARD.decode(file.as_str().expect("base64")).expect("base64")
    }
}
