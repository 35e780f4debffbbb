//! Strangers who hold connections to the page: more than it keeps open, and they come again whenever they are closed.
#![allow(dead_code, reason = "each binary uses its own part")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::bot::{Bot, PATIENCE};

/// How many there are.
pub const MANY: usize = 1_050;
/// How many files the program may have open beside them: a quarter of what systemd allows by default.
pub const FILES: u32 = 256;
/// In which time others are to be served, and what counts as that. How soon a network is connected again, or has delivered a
/// receipt, depends on the network.
const SOON: Duration = Duration::from_secs(1);
const SERVED: [&str; 3] = ["a receipt on Discord", "an answer on the page", "the page for a new visitor"];
/// How long somebody stays away who was closed.
const AWAY: Duration = Duration::from_secs(5);

/// How long they stay: a minute in long runs.
pub fn span() -> Duration {
    Duration::from_secs(if std::env::var_os("DRAGOMAN_LONG").is_some() { 60 } else { 2 })
}

/// The kinds of strangers: a name, and what they send before they say nothing more.
pub fn kinds(address: &str) -> [(&'static str, String); 4] {
    let head = |request: &str| format!("{request} HTTP/1.1\r\nhost: {address}\r\n");
    [
        ("silent connections", String::new()),
        ("requests that never end", "GET / HTTP/1.1\r\nhost: ".to_owned()),
        (
            "bodies that never come",
            head("POST /api/seats") + "content-type: application/json\r\ncontent-length: 9000\r\n\r\n{",
        ),
        (
            "sockets without a token",
            head("GET /ws?token=guessed")
                + "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        ),
    ]
}

/// Strangers of one kind; they go away when this is dropped.
pub struct Strangers {
    closed: Arc<AtomicUsize>,
    _people: JoinSet<()>,
}

impl Strangers {
    /// All of them have come to the page at `address` once and have sent `beginning`.
    pub async fn before(address: &str, beginning: &str) -> Self {
        raise_limit_of_files();
        let (came, closed) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut people = JoinSet::new();
        for _ in 0..MANY {
            let (address, beginning) = (address.to_owned(), beginning.to_owned());
            let (came, closed) = (Arc::clone(&came), Arc::clone(&closed));
            people.spawn(async move {
                loop {
                    if let Ok(mut connection) = TcpStream::connect(&address).await {
                        came.fetch_add(1, Ordering::Relaxed);
                        // It may be closed meanwhile, to make room for the next.
                        let _ = connection.write_all(beginning.as_bytes()).await;
                        let _ = connection.read_to_end(&mut Vec::new()).await;
                        closed.fetch_add(1, Ordering::Relaxed);
                    }
                    tokio::time::sleep(AWAY).await;
                }
            });
        }
        let start = Instant::now();
        while came.load(Ordering::Relaxed) < MANY {
            assert!(start.elapsed() < PATIENCE, "not all have come");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Self { closed, _people: people }
    }

    /// How many connections the page has closed.
    pub fn closed(&self) -> usize {
        self.closed.load(Ordering::Relaxed)
    }

    /// Waits until most of them have been closed.
    pub async fn until_most_are_closed(&self) {
        let start = Instant::now();
        while self.closed() < MANY * 9 / 10 {
            assert!(start.elapsed() < PATIENCE, "{} are closed", self.closed());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Each connection is a file of this process too.
fn raise_limit_of_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Nofile).maximum;
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).expect("up to what is allowed");
}

/// How long others waited while strangers were there, by what they waited for.
#[derive(Default)]
pub struct Waits(BTreeMap<&'static str, Vec<Duration>>);

impl Waits {
    /// Waits for `done`, and notes how long that took.
    pub async fn time<T>(&mut self, what: &'static str, done: impl Future<Output = T>) -> T {
        let start = Instant::now();
        let result = done.await;
        self.0.entry(what).or_default().push(start.elapsed());
        result
    }

    /// Prints them. In long runs, which last for a minute each and have the machine to themselves, nine in ten have to be within
    /// a second; the ordinary ones run beside others and assert nothing about time.
    pub fn print(&mut self, kind: &str) {
        for (what, times) in &mut self.0 {
            times.sort();
            let (median, most, worst) = (times[times.len() / 2], times[times.len() * 9 / 10], times[times.len() - 1]);
            eprintln!("{MANY} {kind}: {what} after {median:.0?}, {worst:.0?} at worst ({} times)", times.len());
            let is_asked = std::env::var_os("DRAGOMAN_LONG").is_some() && SERVED.contains(what);
            assert!(!is_asked || most <= SOON, "{MANY} {kind}: {what} takes {most:?} in one of ten times");
        }
    }
}

/// Somebody with a link, on the page.
pub struct OnPage {
    wire: WebSocketStream<MaybeTlsStream<TcpStream>>,
    person: String,
    sent: u32,
}

impl OnPage {
    /// The host of the page at `address`.
    pub async fn host(bot: &Bot, address: &str) -> Self {
        let start = Instant::now();
        let token = loop {
            let said = bot.said();
            let link = said.split("token=").nth(1).and_then(|rest| rest.split_whitespace().next());
            if let Some(token) = link {
                break token.to_owned();
            }
            assert!(start.elapsed() < PATIENCE, "no link is printed:\n{said}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let (wire, _) = connect_async(format!("ws://{address}/ws?token={token}")).await.expect("the page answers");
        let mut page = Self { wire, person: String::new(), sent: 0 };
        page.send(json!({ "resume": 0 })).await;
        let hello = page.until(|frame| frame["hello"]["person"].is_string()).await;
        page.person = hello["hello"]["person"].as_str().unwrap_or_default().to_owned();
        page
    }

    async fn send(&mut self, frame: Value) {
        self.wire.send(Message::text(frame.to_string())).await.expect("it listens");
    }

    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                match self.wire.next().await {
                    Some(Ok(Message::Text(text))) => {
                        let frame = serde_json::from_str::<Value>(&text).expect("JSON");
                        if wanted(&frame) {
                            return frame;
                        }
                    }
                    Some(Ok(_)) => {}
                    ended => panic!("the socket ended: {ended:?}"),
                }
            }
        };
        tokio::time::timeout(PATIENCE, found).await.expect("the frame comes")
    }

    /// Writes to the bot in private and waits for the answer.
    pub async fn is_answered(&mut self) {
        self.sent += 1;
        let (id, place) = (format!("s{}", self.sent), format!("@{}", self.person));
        self.send(json!({ "id": id, "place": place, "text": "help" })).await;
        self.until(|frame| frame["taken"] == id.as_str()).await;
        self.until(|frame| frame["place"] == place.as_str() && frame["from"].is_null()).await;
    }
}

/// Somebody who comes to the page at `address` for the first time.
pub async fn visits(address: &str) {
    let page = reqwest::get(format!("http://{address}/")).await.expect("whoever comes is let in");
    assert_eq!(page.status(), 200);
    assert!(page.text().await.expect("a page").contains("<html"));
}
