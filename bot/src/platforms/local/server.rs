//! The web server: the page, the socket, pictures, and the host's two calls.
//!
//! Any web page in the world can make a browser talk to loopback, so each request's `Host` and `Origin` are checked
//! before anything else, and nothing but the page's own files comes without a token.

use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use super::protocol::{Hello, HelloRoom, Inward, Outward};
use super::{Local, page};
use crate::store::{LocalPerson, NewLocalPost, StoreError};
use crate::world::random_name;

/// The longest message that a person may send, in bytes.
const LONGEST: usize = 16 * 1024;

pub(super) async fn serve(
    local: Arc<Local>,
    listener: tokio::net::TcpListener,
    stop: CancellationToken,
) -> std::io::Result<()> {
    let port = listener.local_addr()?.port();
    let router = Router::new()
        .route("/", get(|| async { file(page::HTML, "text/html; charset=utf-8") }))
        .route("/page.css", get(|| async { file(page::CSS, "text/css; charset=utf-8") }))
        .route("/page.js", get(|| async { file(page::SCRIPT, "text/javascript; charset=utf-8") }))
        .route("/icon.svg", get(|| async { file(page::ICON, "image/svg+xml") }))
        .route("/words", get(words))
        .route("/ws", get(socket))
        .route("/image/{seq}", get(image))
        .route("/api/seats", post(add_seats).get(list_seats))
        .route("/api/games", post(add_game))
        .route("/health", get(health))
        .layer(middleware::from_fn_with_state(port, guard))
        .with_state(local);
    axum::serve(listener, router).with_graceful_shutdown(async move { stop.cancelled().await }).await
}

/// Lets only requests through that were made for this very address, and by our own page if by a page at all.
async fn guard(State(port): State<u16>, request: Request, next: Next) -> Response {
    if let Some(why) = foreign(request.headers(), port) {
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        headers.insert(name, axum::http::HeaderValue::from_static(value));
    }
    response
}

fn foreign(headers: &HeaderMap, port: u16) -> Option<&'static str> {
    let header = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let host = header(header::HOST).unwrap_or_default();
    if !is_own(host, port) {
        return Some("this address is not served here");
    }
    let origin = header(header::ORIGIN)?;
    (origin != format!("http://{host}")).then_some("pages of other sites may not talk to Dragoman")
}

/// An address literal or `localhost`, with our port: a name that somebody else's DNS points here is refused.
fn is_own(host: &str, port: u16) -> bool {
    let Some((name, given)) = host.rsplit_once(':') else { return false };
    let literal = name.trim_start_matches('[').trim_end_matches(']');
    given.parse() == Ok(port) && (name == "localhost" || literal.parse::<std::net::IpAddr>().is_ok())
}

fn file(text: &'static str, kind: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

#[derive(Deserialize)]
struct Token {
    token: Option<String>,
    language: Option<String>,
}

enum Refused {
    Unknown,
    NotHost,
    Invalid(&'static str),
    Unavailable,
}

impl From<StoreError> for Refused {
    fn from(_: StoreError) -> Self {
        Self::Unavailable
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Self::Unknown => (StatusCode::UNAUTHORIZED, "this link's token is not known here").into_response(),
            Self::NotHost => (StatusCode::FORBIDDEN, "only the host may do this").into_response(),
            Self::Invalid(why) => (StatusCode::BAD_REQUEST, why).into_response(),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be reached now").into_response(),
        }
    }
}

async fn who(local: &Local, headers: &HeaderMap, query: &Token) -> Result<LocalPerson, Refused> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "))
        .map(str::to_owned);
    let token = bearer.or_else(|| query.token.clone()).ok_or(Refused::Unknown)?;
    local.store.local_person(&token).await?.ok_or(Refused::Unknown)
}

async fn words(State(local): State<Arc<Local>>, Query(query): Query<Token>) -> Response {
    let language = query.language.as_deref().and_then(Language::from_locale).unwrap_or_default();
    Json(page::words(&local.words, language)).into_response()
}

async fn health(State(local): State<Arc<Local>>) -> Response {
    let database = local.store.is_healthy().await;
    let waiting = local.store.waiting().await.unwrap_or(-1);
    let status = if database { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let body = serde_json::json!({
        "status": if database { "ok" } else { "failing" },
        "database": if database { "ok" } else { "failing" },
        "outbox_waiting": waiting,
        "platforms": ["local"],
    });
    (status, Json(body)).into_response()
}

async fn image(
    State(local): State<Arc<Local>>,
    Path(seq): Path<i64>,
    Query(query): Query<Token>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let person = who(&local, &headers, &query).await?;
    let missing = || (StatusCode::NOT_FOUND, "there is no such picture").into_response();
    let Some((place, png)) = local.store.local_image(seq).await? else { return Ok(missing()) };
    if !local.sees(&person, &place).await? {
        return Ok(missing());
    }
    Ok(([(header::CONTENT_TYPE, "image/png")], png).into_response())
}

#[derive(Deserialize)]
struct NewSeat {
    name: String,
    language: Option<String>,
}

#[derive(Serialize)]
struct SeatLink {
    person: String,
    name: String,
    token: String,
    link: String,
}

impl SeatLink {
    fn new(person: LocalPerson, token: String) -> Self {
        Self { person: person.person, name: person.name, link: format!("/?token={token}"), token }
    }
}

async fn host(local: &Local, headers: &HeaderMap, query: &Token) -> Result<LocalPerson, Refused> {
    let person = who(local, headers, query).await?;
    if person.host { Ok(person) } else { Err(Refused::NotHost) }
}

async fn add_person(local: &Local, seat: &NewSeat) -> Result<SeatLink, Refused> {
    let name: String = seat.name.trim().chars().filter(|c| !c.is_control()).take(30).collect();
    if name.is_empty() {
        return Err(Refused::Invalid("a name is missing"));
    }
    let language = match seat.language.as_deref().map(Language::from_locale) {
        Some(None) => return Err(Refused::Invalid("the language must be one of en, it, nl, pl")),
        Some(language) => language,
        None => None,
    };
    let plain: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let person = format!("{plain}-{}", random_name(&*local.entropy, 5).to_lowercase());
    let person = LocalPerson { person, name, language, host: false };
    let token = random_name(&*local.entropy, 22);
    local.store.add_local_person(&token, &person).await?;
    Ok(SeatLink::new(person, token))
}

async fn add_seats(
    State(local): State<Arc<Local>>,
    Query(query): Query<Token>,
    headers: HeaderMap,
    Json(seat): Json<NewSeat>,
) -> Result<Json<SeatLink>, Refused> {
    host(&local, &headers, &query).await?;
    Ok(Json(add_person(&local, &seat).await?))
}

async fn list_seats(
    State(local): State<Arc<Local>>,
    Query(query): Query<Token>,
    headers: HeaderMap,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    host(&local, &headers, &query).await?;
    let people = local.store.local_people().await?;
    Ok(Json(people.into_iter().map(|(token, person)| SeatLink::new(person, token)).collect()))
}

/// A game in one call: the words of the command that creates it, and who shall sit in it.
#[derive(Deserialize)]
struct NewGame {
    command: Option<String>,
    channel: Option<String>,
    players: Vec<NewSeat>,
}

/// Creates a game in a channel and seats people in it, by the very commands that they would give themselves.
async fn add_game(
    State(local): State<Arc<Local>>,
    Query(query): Query<Token>,
    headers: HeaderMap,
    Json(game): Json<NewGame>,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let host = host(&local, &headers, &query).await?;
    let place = game.channel.unwrap_or_else(|| super::HALL.to_owned());
    if !is_channel(&place) {
        return Err(Refused::Invalid("a channel is # and up to 30 small letters, digits or dashes"));
    }
    let say =
        |author: String, text: String| NewLocalPost { place: place.clone(), author, text, ..NewLocalPost::default() };
    local.add(&say(host.person, format!("/new {}", game.command.unwrap_or_default()))).await?;
    let mut seats = Vec::new();
    for player in &game.players {
        let seat = add_person(&local, player).await?;
        local.add(&say(seat.person.clone(), "/join".to_owned())).await?;
        seats.push(seat);
    }
    Ok(Json(seats))
}

fn is_channel(place: &str) -> bool {
    place.strip_prefix('#').is_some_and(|name| {
        (1..=30).contains(&name.len()) && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    })
}

async fn socket(
    State(local): State<Arc<Local>>,
    Query(query): Query<Token>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let person = who(&local, &headers, &query).await?;
    Ok(upgrade.max_message_size(4 * LONGEST).on_upgrade(move |socket| converse(local, person, socket)))
}

async fn rooms(local: &Local, person: &LocalPerson) -> Result<Vec<HelloRoom>, StoreError> {
    let rooms = local.store.local_rooms().await?;
    Ok(rooms
        .into_iter()
        .filter(|room| room.members.contains(&person.person))
        .map(|room| HelloRoom { place: format!("&{}", room.id), name: room.name, open: room.open })
        .collect())
}

async fn converse(local: Arc<Local>, person: LocalPerson, mut socket: WebSocket) {
    let mut newest = local.newest.subscribe();
    let mut sent: Option<i64> = None;
    let mut known_rooms: Option<Vec<HelloRoom>> = None;
    loop {
        newest.borrow_and_update();
        if let Some(after) = sent {
            match catch_up(&local, &person, &mut socket, after, &mut known_rooms).await {
                Ok(seq) => sent = Some(seq),
                Err(Broken) => return,
            }
        }
        tokio::select! {
            changed = newest.changed() => if changed.is_err() { return },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => match take(&local, &person, text.as_str()).await {
                    Ok(Some(resume)) => { sent = Some(resume); known_rooms = None; }
                    Ok(None) => {}
                    Err(refusal) => if socket.send(Frame::Text(refusal.into())).await.is_err() { return },
                },
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}

struct Broken;

async fn catch_up(
    local: &Local,
    person: &LocalPerson,
    socket: &mut WebSocket,
    mut after: i64,
    known_rooms: &mut Option<Vec<HelloRoom>>,
) -> Result<i64, Broken> {
    let rooms = rooms(local, person).await.map_err(|_| Broken)?;
    if known_rooms.as_ref() != Some(&rooms) {
        let language = local.language_of(person).await;
        let hello = Hello {
            person: person.person.clone(),
            name: person.name.clone(),
            host: person.host,
            language: language.tag(),
            rooms: rooms.clone(),
        };
        let text = serde_json::json!({ "hello": hello }).to_string();
        socket.send(Frame::Text(text.into())).await.map_err(|_| Broken)?;
        *known_rooms = Some(rooms);
    }
    loop {
        let posts = local.store.local_posts(after).await.map_err(|_| Broken)?;
        let Some(last) = posts.last().map(|post| post.seq) else { return Ok(after) };
        for post in posts {
            if !post.press.is_empty() || !local.sees(person, &post.place).await.map_err(|_| Broken)? {
                continue;
            }
            let name = match post.author.as_str() {
                "" => None,
                author => local.store.local_person_by_id(author).await.map_err(|_| Broken)?.map(|person| person.name),
            };
            let text = serde_json::to_string(&Outward::new(post, name)).map_err(|_| Broken)?;
            socket.send(Frame::Text(text.into())).await.map_err(|_| Broken)?;
        }
        after = last;
    }
}

/// Takes a frame. `Some`: the client asks for everything after this post.
async fn take(local: &Local, person: &LocalPerson, text: &str) -> Result<Option<i64>, String> {
    let language = local.language_of(person).await;
    let refuse = |id: &str, message: &str| {
        serde_json::json!({ "refused": id, "why": local.words.plain(language, message) }).to_string()
    };
    let frame: Inward = serde_json::from_str(text).map_err(|_| refuse("", "page-bad-frame"))?;
    let (id, place, text, press) = match frame {
        Inward::Resume { resume } => return Ok(Some(resume)),
        Inward::Say { id, place, text } => (id, place, text, String::new()),
        Inward::Press { id, press, place } => {
            (id, place.unwrap_or_else(|| format!("@{}", person.person)), String::new(), press)
        }
    };
    if id.is_empty() || id.len() > 64 || text.len() > LONGEST || press.len() > 200 {
        return Err(refuse(&id, "page-too-long"));
    }
    if text.trim().is_empty() && press.is_empty() {
        return Ok(None);
    }
    let may = match place.get(..1) {
        Some("#") => is_channel(&place),
        Some("&") => {
            let rooms = rooms(local, person).await.map_err(|_| refuse(&id, "page-unavailable"))?;
            rooms.iter().any(|room| room.place == place && (room.open || !press.is_empty()))
        }
        _ => place.get(1..) == Some(person.person.as_str()) && place.starts_with('@'),
    };
    if !may {
        return Err(refuse(&id, "page-not-there"));
    }
    let post = NewLocalPost {
        // The person is part of the key: two clients may count alike.
        key: Some(format!("from:{}:{id}", person.person)),
        place,
        author: person.person.clone(),
        text,
        press,
        ..NewLocalPost::default()
    };
    local.add(&post).await.map(|_| None).map_err(|_| refuse(&id, "page-unavailable"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_address_is_served() {
        for own in ["127.0.0.1:7901", "localhost:7901", "[::1]:7901", "192.168.1.5:7901"] {
            assert!(is_own(own, 7901), "{own}");
        }
        for foreign in ["evil.example:7901", "127.0.0.1:80", "127.0.0.1", "", "localhost.evil.example:7901"] {
            assert!(!is_own(foreign, 7901), "{foreign}");
        }
    }

    #[test]
    fn channels_have_plain_names() {
        assert!(is_channel("#hall") && is_channel("#game-2"));
        assert!(!is_channel("hall") && !is_channel("#") && !is_channel("#Hall") && !is_channel("#a b"));
    }
}
