//! A proxy between the bot and its homeserver: it can withhold the answer to a message or to joining a room, so that
//! the message is posted, or the bot is in the room, and the bot doesn't know. In front of a homeserver that federates
//! it withholds what other homeservers send or ask.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, HOST, TRANSFER_ENCODING};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use tokio::sync::{Notify, watch};

use crate::players::PATIENCE;
use crate::tls;

/// An answer in place of the homeserver's.
struct Replacement {
    part: String,
    times: usize,
    status: u16,
    body: serde_json::Value,
}

struct Shared {
    homeserver: String,
    client: reqwest::Client,
    armed: AtomicBool,
    joins: AtomicBool,
    held: Notify,
    let_go: Notify,
    instead: Mutex<Vec<Replacement>>,
    /// The part of a path: the answer to the next such request gets lost.
    lost: Mutex<Option<String>>,
    asked: Mutex<Vec<String>>,
    /// Parts of paths: such requests aren't passed on as long as they are listed.
    withheld: watch::Sender<Vec<String>>,
    /// How many requests were withheld since the last release.
    waited: AtomicUsize,
}

impl Shared {
    fn new(homeserver: &str) -> Arc<Self> {
        Arc::new(Self {
            homeserver: homeserver.to_owned(),
            client: reqwest::Client::new(),
            armed: AtomicBool::new(false),
            joins: AtomicBool::new(false),
            held: Notify::new(),
            let_go: Notify::new(),
            instead: Mutex::default(),
            lost: Mutex::default(),
            asked: Mutex::default(),
            withheld: watch::Sender::default(),
            waited: AtomicUsize::new(0),
        })
    }

    /// Waits as long as requests for `path` are withheld.
    async fn pass_on(&self, path: &str) {
        let free = |withheld: &Vec<String>| !withheld.iter().any(|part| path.contains(part));
        let mut withheld = self.withheld.subscribe();
        if !free(&withheld.borrow()) {
            self.waited.fetch_add(1, Ordering::SeqCst);
        }
        let _ = withheld.wait_for(free).await;
    }

    fn instead(&self) -> MutexGuard<'_, Vec<Replacement>> {
        self.instead.lock().expect("no test panicked while holding it")
    }

    /// The answer to a request for `path` in place of the homeserver's, if any.
    fn answer(&self, path: &str) -> Option<Response> {
        self.asked.lock().expect("no test panicked while holding it").push(path.to_owned());
        let mut instead = self.instead();
        let instead = instead.iter_mut().find(|instead| instead.times > 0 && path.contains(&instead.part))?;
        instead.times -= 1;
        let mut response = Response::new(Body::from(instead.body.to_string()));
        *response.status_mut() = StatusCode::from_u16(instead.status).expect("a status");
        Some(response)
    }
}

/// A proxy for a homeserver.
pub struct Proxy {
    pub url: String,
    shared: Arc<Shared>,
}

impl Proxy {
    /// Starts a proxy for `homeserver`.
    pub async fn to(homeserver: &str) -> Self {
        let shared = Shared::new(homeserver);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let app = axum::Router::new().fallback(pass).with_state(shared.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { url, shared }
    }

    /// Starts one with TLS on `port`, where other homeservers reach the one at `homeserver`.
    pub async fn in_front_of(homeserver: &str, port: u16) -> Self {
        let shared = Shared::new(homeserver);
        let app = axum::Router::new().fallback(pass).with_state(shared.clone());
        let (address, _) = tls::open(app, "localhost", port).await;
        Self { url: format!("https://{address}"), shared }
    }

    /// Withholds all requests whose path contains `part`, as long as nothing else is said.
    pub fn withhold(&self, part: &str) {
        self.shared.withheld.send_modify(|withheld| withheld.push(part.to_owned()));
    }

    /// Passes everything on that was withheld, and what comes.
    pub fn release(&self) {
        self.shared.waited.store(0, Ordering::SeqCst);
        self.shared.withheld.send_modify(Vec::clear);
    }

    /// Waits until something is withheld.
    pub async fn until_withheld(&self) {
        let start = std::time::Instant::now();
        while self.shared.waited.load(Ordering::SeqCst) == 0 {
            assert!(start.elapsed() < PATIENCE, "nothing is withheld");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Withholds the answer to the bot's next message for ever.
    pub fn keep_back_the_next(&self) {
        self.shared.armed.store(true, Ordering::SeqCst);
    }

    /// Withholds the answer to the next joining of a room until it is released.
    pub fn keep_back_the_next_joining(&self) {
        self.shared.joins.store(true, Ordering::SeqCst);
    }

    /// Answers the next `times` requests whose path contains `part`, without the homeserver.
    pub fn answers(&self, part: &str, times: usize, status: u16, body: serde_json::Value) {
        self.shared.instead().push(Replacement { part: part.to_owned(), times, status, body });
    }

    /// Passes on the next request whose path contains `part`, and answers it with an error.
    pub fn loses(&self, part: &str) {
        *self.shared.lost.lock().expect("no test panicked while holding it") = Some(part.to_owned());
    }

    /// Waits until all of these were used.
    pub async fn until_spent(&self) {
        let start = std::time::Instant::now();
        while self.shared.instead().iter().any(|instead| instead.times > 0) {
            assert!(start.elapsed() < PATIENCE, "it isn't asked");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// How many requests had `part` in their path.
    pub fn asked(&self, part: &str) -> usize {
        let asked = self.shared.asked.lock().expect("no test panicked while holding it");
        asked.iter().filter(|path| path.contains(part)).count()
    }

    /// Releases the answer to a joining.
    pub fn let_go(&self) {
        self.shared.let_go.notify_one();
    }

    /// Waits until an answer is withheld.
    pub async fn held(&self) {
        assert!(self.held_within(PATIENCE * 2).await, "the bot sends nothing");
    }

    /// Waits at most so long until an answer is withheld, and returns whether one is.
    pub async fn held_within(&self, patience: Duration) -> bool {
        tokio::time::timeout(patience, self.shared.held.notified()).await.is_ok()
    }
}

/// Whether a request sends a message, as opposed to state, keys and files.
fn sends(method: &Method, path: &str) -> bool {
    *method == Method::PUT && (path.contains("/send/m.room.message/") || path.contains("/send/m.room.encrypted/"))
}

async fn pass(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    if let Some(response) = shared.answer(path) {
        return response;
    }
    shared.pass_on(path).await;
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let mut headers = parts.headers.clone();
    for name in [HOST, CONTENT_LENGTH, CONNECTION, TRANSFER_ENCODING] {
        headers.remove(name);
    }
    let url = format!("{}{path}", shared.homeserver);
    let asked = shared.client.request(parts.method.clone(), url).headers(headers).body(body).send().await;
    let refused = || {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::BAD_GATEWAY;
        response
    };
    let Ok(answer) = asked else { return refused() };
    let (status, headers) = (answer.status(), answer.headers().clone());
    let Ok(bytes) = answer.bytes().await else { return refused() };
    if status.is_success() && sends(&parts.method, path) && shared.armed.swap(false, Ordering::SeqCst) {
        shared.held.notify_one();
        std::future::pending::<()>().await;
    }
    let lost = |part: &mut String| path.contains(part.as_str());
    if shared.lost.lock().expect("no test panicked while holding it").take_if(lost).is_some() {
        return refused();
    }
    let joins = path.ends_with("/join") || path.contains("/_matrix/client/v3/join/");
    if status.is_success() && joins && shared.joins.swap(false, Ordering::SeqCst) {
        shared.held.notify_one();
        shared.let_go.notified().await;
    }
    let mut response = Response::new(Body::from(bytes));
    *response.status_mut() = status;
    for (name, value) in
        headers.iter().filter(|(name, _)| ![CONTENT_LENGTH, CONNECTION, TRANSFER_ENCODING].contains(name))
    {
        response.headers_mut().append(name, value.clone());
    }
    response
}
