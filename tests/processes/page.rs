//! People on the local page. Each has a page open at one of the processes; when that process ends or says nothing, it is
//! opened at the next one, as a proxy before them would do. It does what the page's own script does: it asks for what it
//! has missed, and sends again what wasn't stored.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Message;

use crate::PATIENCE;
use crate::network::{At, Network, Read};

type Wire = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// How long a page waits for a process that says nothing.
const SILENCE: Duration = Duration::from_secs(8);

#[derive(Default)]
struct Seen {
    /// With edits applied, in order.
    posts: Vec<Value>,
    rooms: Vec<Value>,
    newest: i64,
    /// Frames that aren't stored yet.
    pending: BTreeMap<u64, Value>,
    sent: u64,
    /// One of them was refused.
    refused: bool,
}

struct Person {
    id: String,
    token: String,
    seen: Mutex<Seen>,
    /// There is something to be sent.
    written: Notify,
    open: tokio_util::sync::CancellationToken,
}

impl Person {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a page open.
    async fn look(self: Arc<Self>, addresses: Vec<String>, first: usize) {
        for address in addresses.iter().cycle().skip(first) {
            let url = format!("ws://{address}/ws?token={}", self.token);
            let wire = tokio::time::timeout(SILENCE, tokio_tungstenite::connect_async(url)).await;
            if let Ok(Ok((wire, _))) = wire {
                self.stay(wire).await;
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }

    /// Reads and writes until the connection ends, or doesn't take what is written.
    async fn stay(&self, mut wire: Wire) {
        // Together, so that nothing that is written now is left out of both.
        let (first, mut sent) = {
            let seen = self.seen();
            let resume = json!({ "resume": seen.newest });
            (std::iter::once(resume).chain(seen.pending.values().cloned()).collect::<Vec<_>>(), seen.sent)
        };
        for frame in first {
            if wire.send(Message::text(frame.to_string())).await.is_err() {
                return;
            }
        }
        loop {
            let waits = !self.seen().pending.is_empty();
            tokio::select! {
                said = wire.next() => {
                    let Some(Ok(said)) = said else { return };
                    let Message::Text(text) = said else { continue };
                    self.note(&serde_json::from_str(&text).expect("JSON"));
                    if std::mem::take(&mut self.seen().refused) {
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        return;
                    }
                }
                () = self.written.notified() => {
                    let new: Vec<Value> = {
                        let seen = self.seen();
                        let new = seen.pending.range(sent + 1..).map(|(_, frame)| frame.clone()).collect();
                        sent = seen.sent;
                        new
                    };
                    for frame in new {
                        if wire.send(Message::text(frame.to_string())).await.is_err() {
                            return;
                        }
                    }
                }
                () = tokio::time::sleep(SILENCE), if waits => return,
            }
        }
    }

    fn note(&self, frame: &Value) {
        let mut seen = self.seen();
        if let Some(hello) = frame.get("hello") {
            seen.rooms = hello["rooms"].as_array().cloned().unwrap_or_default();
        } else if let Some(taken) = frame["taken"].as_str() {
            let number: u64 = taken.trim_start_matches('t').parse().expect("an own id");
            seen.pending.remove(&number);
        } else if frame.get("refused").is_some() {
            // While the database is away. They try again with the same id.
            seen.refused = true;
        } else if let Some(seq) = frame["seq"].as_i64().filter(|seq| *seq > seen.newest) {
            seen.newest = seq;
            let edited = frame["edit_of"].as_str().and_then(|id| seen.posts.iter_mut().find(|post| post["id"] == id));
            match edited {
                Some(post) => {
                    for key in ["text", "alt", "actions"] {
                        post[key] = frame[key].clone();
                    }
                }
                None => seen.posts.push(frame.clone()),
            }
        }
    }
}

/// The pages of all processes, with one host.
pub struct Pages {
    addresses: Vec<String>,
    host: String,
    people: Mutex<HashMap<String, Arc<Person>>>,
    client: reqwest::Client,
}

impl Pages {
    pub fn new(addresses: Vec<String>, host: String) -> Self {
        Self { addresses, host, people: Mutex::default(), client: reqwest::Client::new() }
    }

    fn people(&self) -> MutexGuard<'_, HashMap<String, Arc<Person>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn person(&self, name: &str) -> Arc<Person> {
        Arc::clone(&self.people()[name])
    }

    /// The host makes a seat and gives its link to somebody, who opens it.
    async fn enter(&self, name: &str) {
        let first = self.people().len();
        let begun = Instant::now();
        let answer: Value = loop {
            let url = format!("http://{}/api/seats?token={}", self.addresses[0], self.host);
            match self.client.post(url).json(&json!({ "name": name })).send().await {
                Ok(answer) if answer.status().is_success() => break answer.json().await.expect("a seat"),
                failed => assert!(begun.elapsed() < PATIENCE, "{name} gets no seat: {failed:?}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let text = |key: &str| answer[key].as_str().expect("a text").to_owned();
        let (id, token, open) = (text("person"), text("token"), tokio_util::sync::CancellationToken::new());
        let person = Arc::new(Person { id, token, seen: Mutex::default(), written: Notify::new(), open: open.clone() });
        self.people().insert(name.to_owned(), Arc::clone(&person));
        let addresses = self.addresses.clone();
        tokio::spawn(async move { open.run_until_cancelled(person.look(addresses, first)).await });
    }

    fn place(&self, person: &Person, at: At<'_>) -> Option<String> {
        match at {
            At::Channel(id) => Some(id.to_owned()),
            At::Private => Some(format!("@{}", person.id)),
            At::Room(game) => {
                let seen = person.seen();
                let named =
                    |room: &&Value| room["name"].as_str().is_some_and(|name| name.starts_with(&format!("{game} · ")));
                seen.rooms.iter().find(named).and_then(|room| room["place"].as_str()).map(str::to_owned)
            }
        }
    }
}

#[async_trait]
impl Network for Pages {
    fn name(&self) -> &'static str {
        "local"
    }

    async fn gather(&self, channel: &str, people: &[String]) -> String {
        for person in people {
            self.enter(person).await;
        }
        format!("#{}", channel.to_lowercase())
    }

    async fn write(&self, who: &str, at: At<'_>, text: &str) {
        let person = self.person(who);
        let begun = Instant::now();
        let place = loop {
            if let Some(place) = self.place(&person, at) {
                break place;
            }
            assert!(begun.elapsed() < PATIENCE, "{who} isn't in {at:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let text = if matches!(at, At::Channel(_)) { format!("/{text}") } else { text.to_owned() };
        let number = {
            let mut seen = person.seen();
            seen.sent += 1;
            let number = seen.sent;
            seen.pending.insert(number, json!({ "id": format!("t{number}"), "place": place, "text": text }));
            number
        };
        person.written.notify_one();
        while person.seen().pending.contains_key(&number) {
            assert!(begun.elapsed() < PATIENCE, "no process stores what {who} writes: {text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn read(&self, who: &str, at: At<'_>) -> Vec<Read> {
        let person = self.person(who);
        let Some(place) = self.place(&person, at) else { return Vec::new() };
        let seen = person.seen();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let read = seen.posts.iter().filter(|post| post["place"] == place.as_str()).map(|post| Read {
            by_person: !post["from"].is_null(),
            text: text(&post["text"]),
            alt: text(&post["alt"]),
            labels: post["actions"].as_array().into_iter().flatten().map(|action| text(&action["label"])).collect(),
            at: post["at"].as_i64().unwrap_or_default(),
        });
        read.collect()
    }

    /// A page that is opened now shows the same posts there.
    async fn arrived(&self, who: &str, at: At<'_>) {
        let person = self.person(who);
        let Some(place) = self.place(&person, at) else { return };
        let begun = Instant::now();
        loop {
            let fresh = self.fresh(&person, &place).await;
            let known: Vec<Value> = person
                .seen()
                .posts
                .iter()
                .filter(|post| post["place"] == place.as_str())
                .map(|post| post["id"].clone())
                .collect();
            if fresh.as_ref() == Some(&known) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{who} has seen {known:?} in {place}, and a new page shows {fresh:?}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn leave(&self, people: &[String]) {
        for name in people {
            self.person(name).open.cancel();
        }
    }
}

impl Pages {
    /// The ids of a place's posts on a page that is opened now.
    async fn fresh(&self, person: &Person, place: &str) -> Option<Vec<Value>> {
        let address = &self.addresses[0];
        let url = format!("ws://{address}/ws?token={}", person.token);
        let (mut wire, _) = tokio_tungstenite::connect_async(url).await.ok()?;
        let newest = person.seen().newest;
        wire.send(Message::text(json!({ "resume": newest }).to_string())).await.ok()?;
        let ask = json!({ "earlier": place, "before": i64::MAX, "count": 500 });
        wire.send(Message::text(ask.to_string())).await.ok()?;
        let mut posts = Vec::new();
        let read = async {
            while let Some(Ok(said)) = wire.next().await {
                let Message::Text(text) = said else { continue };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                if frame["place"] == place && frame["seq"].is_i64() {
                    posts.push((frame["seq"].as_i64(), frame["id"].clone()));
                }
                if frame["earlier"] == place {
                    return Some(());
                }
            }
            None
        };
        tokio::time::timeout(SILENCE, read).await.ok()??;
        posts.sort_by_key(|(seq, _)| *seq);
        Some(posts.into_iter().map(|(_, id)| id).collect())
    }
}
