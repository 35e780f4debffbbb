//! Stands between the bot and its homeserver: everything passes, but the answer to a message or to a joining can be kept
//! back, so that the message is there, or the bot is in the room, and the bot doesn't know.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, HOST, TRANSFER_ENCODING};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use tokio::sync::Notify;

use crate::players::PATIENCE;

/// What is answered instead of the homeserver.
struct Instead {
    part: String,
    times: usize,
    status: u16,
    body: serde_json::Value,
}

struct Keeper {
    homeserver: String,
    client: reqwest::Client,
    armed: AtomicBool,
    joins: AtomicBool,
    held: Notify,
    let_go: Notify,
    instead: Mutex<Vec<Instead>>,
    asked: Mutex<Vec<String>>,
}

impl Keeper {
    fn instead(&self) -> MutexGuard<'_, Vec<Instead>> {
        self.instead.lock().expect("no test panicked while holding it")
    }

    /// What is answered to a request for `path`, if not the homeserver answers.
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

/// A way to the homeserver with a keeper.
pub struct Toll {
    pub url: String,
    keeper: Arc<Keeper>,
}

impl Toll {
    /// Opens the way to `homeserver`.
    pub async fn to(homeserver: &str) -> Self {
        let keeper = Arc::new(Keeper {
            homeserver: homeserver.to_owned(),
            client: reqwest::Client::new(),
            armed: AtomicBool::new(false),
            joins: AtomicBool::new(false),
            held: Notify::new(),
            let_go: Notify::new(),
            instead: Mutex::default(),
            asked: Mutex::default(),
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let app = axum::Router::new().fallback(pass).with_state(keeper.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { url, keeper }
    }

    /// The answer to the next message that the bot sends is kept back for ever.
    pub fn keep_back_the_next(&self) {
        self.keeper.armed.store(true, Ordering::SeqCst);
    }

    /// The answer to the next joining of a room is kept back until it is let go.
    pub fn keep_back_the_next_joining(&self) {
        self.keeper.joins.store(true, Ordering::SeqCst);
    }

    /// The next so many requests whose address has `part` in it are answered so, without asking the homeserver.
    pub fn answers(&self, part: &str, times: usize, status: u16, body: serde_json::Value) {
        self.keeper.instead().push(Instead { part: part.to_owned(), times, status, body });
    }

    /// Waits until all of them were.
    pub async fn until_spent(&self) {
        let start = std::time::Instant::now();
        while self.keeper.instead().iter().any(|instead| instead.times > 0) {
            assert!(start.elapsed() < PATIENCE, "it isn't asked");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }

    /// How many requests had `part` in their address.
    pub fn asked(&self, part: &str) -> usize {
        let asked = self.keeper.asked.lock().expect("no test panicked while holding it");
        asked.iter().filter(|path| path.contains(part)).count()
    }

    /// Lets go of the answer to a joining.
    pub fn let_go(&self) {
        self.keeper.let_go.notify_one();
    }

    /// Waits until something is kept back.
    pub async fn held(&self) {
        tokio::time::timeout(PATIENCE * 2, self.keeper.held.notified()).await.expect("the bot sends something");
    }
}

/// Whether a request sends a message: state, keys and pictures aren't said to anybody.
fn sends(method: &Method, path: &str) -> bool {
    *method == Method::PUT && (path.contains("/send/m.room.message/") || path.contains("/send/m.room.encrypted/"))
}

async fn pass(State(keeper): State<Arc<Keeper>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    if let Some(response) = keeper.answer(path) {
        return response;
    }
    let body = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let mut headers = parts.headers.clone();
    for name in [HOST, CONTENT_LENGTH, CONNECTION, TRANSFER_ENCODING] {
        headers.remove(name);
    }
    let url = format!("{}{path}", keeper.homeserver);
    let asked = keeper.client.request(parts.method.clone(), url).headers(headers).body(body).send().await;
    let refused = || {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::BAD_GATEWAY;
        response
    };
    let Ok(answer) = asked else { return refused() };
    let (status, headers) = (answer.status(), answer.headers().clone());
    let Ok(bytes) = answer.bytes().await else { return refused() };
    if status.is_success() && sends(&parts.method, path) && keeper.armed.swap(false, Ordering::SeqCst) {
        keeper.held.notify_one();
        std::future::pending::<()>().await;
    }
    let joins = path.ends_with("/join") || path.contains("/_matrix/client/v3/join/");
    if status.is_success() && joins && keeper.joins.swap(false, Ordering::SeqCst) {
        keeper.held.notify_one();
        keeper.let_go.notified().await;
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
