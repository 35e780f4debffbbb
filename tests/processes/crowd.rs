//! People on Matrix: `tests/matrix/player.py`, which many of them use at the same time.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin};
use tokio::sync::oneshot;

use crate::PATIENCE;
use crate::homeserver::{LONELY, PASSWORD, log_of, players};
use crate::network::{At, Network, Read};

/// What somebody has seen.
#[derive(Default)]
struct Seen {
    /// How many events they were told of.
    count: u64,
    /// By room, in order.
    events: HashMap<String, Vec<Value>>,
    rooms: Vec<Value>,
}

impl Seen {
    /// An event whose key came later is told again.
    fn note(&mut self, room: &str, event: Value) {
        let events = self.events.entry(room.to_owned()).or_default();
        match events.iter_mut().find(|known| known["event_id"] == event["event_id"]) {
            Some(known) => *known = event,
            None => events.push(event),
        }
    }
}

type Waiting = Arc<Mutex<BTreeMap<u64, oneshot::Sender<Value>>>>;

/// All people on one homeserver.
pub struct Crowd {
    url: String,
    input: tokio::sync::Mutex<ChildStdin>,
    waiting: Waiting,
    next: AtomicU64,
    seen: Mutex<HashMap<String, Arc<Mutex<Seen>>>>,
    _child: Child,
    folder: tempfile::TempDir,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The full id of an account.
fn id(name: &str) -> String {
    format!("@{name}:{LONELY}")
}

impl Crowd {
    pub fn on(url: &str) -> Arc<Self> {
        let folder = tempfile::tempdir().expect("a folder for the players");
        let mut child = players(folder.path());
        let input = tokio::sync::Mutex::new(child.stdin.take().expect("piped"));
        let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let waiting = Waiting::default();
        let answered = Arc::clone(&waiting);
        tokio::spawn(async move {
            while let Ok(Some(line)) = output.next_line().await {
                let answer: Value = serde_json::from_str(&line).expect("JSON");
                let who = locked(&answered).remove(&answer["id"].as_u64().expect("a number"));
                let _ = who.map(|who| who.send(answer));
            }
        });
        let (url, next, seen) = (url.to_owned(), AtomicU64::new(1), Mutex::default());
        Arc::new(Self { url, input, waiting, next, seen, _child: child, folder })
    }

    /// Has `who` do something; panics with the reason if that fails.
    async fn act(&self, who: &str, deed: &str, mut how: Value) -> Value {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        how["id"] = number.into();
        how["who"] = who.into();
        how["do"] = deed.into();
        how["url"] = self.url.as_str().into();
        let (answered, answer) = oneshot::channel();
        locked(&self.waiting).insert(number, answered);
        self.input.lock().await.write_all(format!("{how}\n").as_bytes()).await.expect("the players listen");
        let answer = tokio::time::timeout(PATIENCE, answer).await;
        let answer =
            answer.unwrap_or_else(|_| panic!("{who} doesn't finish: {deed}")).expect("the players are still there");
        assert!(answer.get("error").is_none(), "{who} can't {deed}: {}", answer["error"]);
        answer["ok"].clone()
    }

    /// Makes an account for a bot.
    pub async fn register(&self, name: &str) {
        self.act(name, "register", json!({ "password": PASSWORD })).await;
    }

    /// Makes an account and a client for somebody.
    async fn enter(self: &Arc<Self>, name: &str) {
        self.register(name).await;
        self.act(name, "login", json!({ "password": PASSWORD })).await;
        let seen = Arc::<Mutex<Seen>>::default();
        locked(&self.seen).insert(name.to_owned(), Arc::clone(&seen));
        let (crowd, name) = (Arc::clone(self), name.to_owned());
        tokio::spawn(async move {
            loop {
                let after = locked(&seen).count;
                let news = crowd.act(&name, "news", json!({ "after": after })).await;
                let mut seen = locked(&seen);
                for event in news["events"].as_array().into_iter().flatten() {
                    seen.count += 1;
                    seen.note(event[0].as_str().expect("a room"), event[1].clone());
                }
                seen.rooms = news["rooms"].as_array().cloned().unwrap_or_default();
                if news["gone"] == true {
                    return;
                }
            }
        });
    }

    fn seen(&self, name: &str) -> Arc<Mutex<Seen>> {
        Arc::clone(&locked(&self.seen)[name])
    }

    async fn request(&self, who: &str, path: &str) -> Value {
        let how = json!({ "method": "GET", "path": path.replace('!', "%21"), "body": null });
        self.act(who, "request", how).await["body"].clone()
    }
}

/// Somebody's people, with one of the bots.
pub struct Rooms {
    pub crowd: Arc<Crowd>,
    /// The bot's account.
    pub bot: String,
}

impl Rooms {
    /// The rooms of `who` that are meant.
    fn rooms(&self, who: &str, at: At<'_>) -> Vec<String> {
        let seen = self.crowd.seen(who);
        let seen = locked(&seen);
        let bot = id(&self.bot);
        let fits = |room: &&Value| {
            let members = room["members"].as_array().map_or(&[][..], Vec::as_slice);
            match at {
                At::Channel(id) => room["room"] == id,
                At::Private => {
                    room["name"].is_null() && members.len() == 2 && members.iter().any(|member| *member == bot.as_str())
                }
                At::Room(game) => room["name"].as_str().is_some_and(|name| name.starts_with(&format!("{game} · "))),
            }
        };
        seen.rooms.iter().filter(fits).filter_map(|room| room["room"].as_str()).map(str::to_owned).collect()
    }
}

/// A message with its edits, as Matrix's clients show it.
fn shown(bot: &str, events: &[Value]) -> Vec<Read> {
    let mut shown: Vec<(Value, Value, Value)> = Vec::new();
    let locked = json!({ "body": "(a message whose key is missing)" });
    for event in events {
        let content = match event["type"].as_str() {
            Some("m.room.message") => &event["content"],
            Some("m.room.encrypted") => &locked,
            Some(_) | None => continue,
        };
        if content["m.relates_to"]["rel_type"] == "m.replace" {
            let post = shown.iter_mut().find(|(id, _, _)| *id == content["m.relates_to"]["event_id"]);
            post.into_iter().for_each(|post| post.2 = content["m.new_content"].clone());
        } else {
            shown.push((event["event_id"].clone(), event.clone(), content.clone()));
        }
    }
    let read = shown.iter().map(|(_, event, content)| {
        let text = content["body"].as_str().unwrap_or_default().to_owned();
        let is_picture = content["msgtype"] == "m.image";
        Read {
            by_person: event["sender"] != bot,
            alt: if is_picture { text.clone() } else { String::new() },
            text,
            labels: content["org.dragoman.choices"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(sign, _)| sign.clone())
                .collect(),
            at: event["origin_server_ts"].as_i64().unwrap_or_default(),
        }
    });
    read.collect()
}

#[async_trait]
impl Network for Rooms {
    fn name(&self) -> &'static str {
        "matrix"
    }

    async fn gather(&self, channel: &str, people: &[String]) -> String {
        for person in people {
            self.crowd.enter(person).await;
        }
        let invited: Vec<String> = people[1..].iter().chain([&self.bot]).map(|name| id(name)).collect();
        let how = json!({ "name": channel, "encrypted": true, "invite": invited });
        let room = self.crowd.act(&people[0], "create", how).await.as_str().expect("a room id").to_owned();
        let begun = Instant::now();
        for name in invited {
            loop {
                let joined =
                    self.crowd.request(&people[0], &format!("/_matrix/client/v3/rooms/{room}/joined_members")).await;
                if joined["joined"].get(&name).is_some() {
                    break;
                }
                assert!(begun.elapsed() < PATIENCE, "{name} doesn't come into {channel}");
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        }
        // What somebody writes before their client knows the bot's device can't be read by the bot.
        for person in people {
            self.crowd.act(person, "sees", json!({ "room": room, "user": id(&self.bot) })).await;
        }
        room
    }

    async fn write(&self, who: &str, at: At<'_>, text: &str) {
        let begun = Instant::now();
        let room = loop {
            // The newest: where the bot posted last.
            if let Some(room) = self.rooms(who, at).pop() {
                break room;
            }
            assert!(begun.elapsed() < PATIENCE, "{who} isn't in {at:?}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let text = if matches!(at, At::Channel(_)) { format!("!dragoman {text}") } else { text.to_owned() };
        let content = json!({ "msgtype": "m.text", "body": text });
        self.crowd.act(who, "send", json!({ "room": room, "content": content })).await;
    }

    async fn read(&self, who: &str, at: At<'_>) -> Vec<Read> {
        let bot = id(&self.bot);
        let rooms = self.rooms(who, at);
        let seen = self.crowd.seen(who);
        let seen = locked(&seen);
        let mut read: Vec<Read> =
            rooms.iter().filter_map(|room| seen.events.get(room)).flat_map(|events| shown(&bot, events)).collect();
        // A stable sort: within a room the order is the homeserver's.
        read.sort_by_key(|read| read.at);
        read
    }

    /// They have seen the newest message that the homeserver has there, and can read all of them.
    async fn arrived(&self, who: &str, at: At<'_>) {
        let begun = Instant::now();
        for room in self.rooms(who, at) {
            let page =
                self.crowd.request(who, &format!("/_matrix/client/v3/rooms/{room}/messages?dir=b&limit=30")).await;
            let is_message = |event: &&Value| event["type"] == "m.room.encrypted" || event["type"] == "m.room.message";
            let newest = page["chunk"].as_array().into_iter().flatten().find(is_message).cloned();
            loop {
                let seen = self.crowd.seen(who);
                let missing = {
                    let seen = locked(&seen);
                    let events = seen.events.get(&room).map_or(&[][..], Vec::as_slice);
                    let has = |wanted: &Value| events.iter().any(|event| event["event_id"] == wanted["event_id"]);
                    let locked: Vec<_> = events.iter().filter(|event| event["undecryptable"] == true).collect();
                    (!newest.as_ref().is_none_or(has) || !locked.is_empty())
                        .then(|| format!("{newest:?} or the keys of {locked:?}"))
                };
                let Some(missing) = missing else { break };
                let is_early = begun.elapsed() < PATIENCE;
                assert!(is_early, "{who} doesn't get {missing} in {at:?}\n{}", log_of(self.crowd.folder.path(), who));
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }

    async fn leave(&self, people: &[String]) {
        for person in people {
            self.crowd.act(person, "close", json!({})).await;
        }
    }
}
