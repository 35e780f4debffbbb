//! The web server: its addresses, and how it stops.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{self, DefaultBodyLimit, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router, middleware};
use dragoman_platform::Sink;
use dragoman_store::{LocalAccount, LocalFile, LocalPerson};
use jiff::SignedDuration;
use serde::Deserialize;
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;

use super::access::{Address, Caller, Refused, guard, may};
use super::addresses::Addresses;
use super::connections::Acquaintance;
use super::known_secrets::KnownSecrets;
use super::limits::{Cost, Limits};
use super::links::{self, Kind};
use super::network::Local;
use super::served::Served;
use super::{api, connections, health, maps, page, socket, tap};

/// The largest body of a request of the host, in bytes.
const BODY: usize = 64 * 1024;

/// Serves until `stop`, and a little longer: open requests are completed and every client is notified.
pub(super) async fn serve(
    local: Arc<Local>,
    sink: Arc<dyn Sink>,
    listener: tokio::net::TcpListener,
    stop: CancellationToken,
) -> std::io::Result<()> {
    let addresses = Arc::new(Addresses::new(listener.local_addr()?, &local.settings.hosts));
    let (talking, mut all_silent) = mpsc::channel(1);
    let (for_others, files) = (local.settings.maps, local.settings.files);
    let served = Arc::new(Served {
        local,
        sink,
        limits: Limits::default(),
        openings: Limits::of_openings(),
        guesses: Limits::of_guesses(),
        words: Limits::of_words(),
        known: KnownSecrets::default(),
        readers: KnownSecrets::default(),
        renewals: Limits::of_renewals(),
        channels: Limits::of_channels(),
        pictures: Limits::of_pictures(),
        sockets: Limits::of_sockets(),
        lines: Arc::new(Semaphore::new(socket::most(files))),
        addresses: Arc::clone(&addresses),
        stop: stop.clone(),
        talking,
    });
    let state = Router::new()
        .route("/health", get(health::health))
        .route("/health/page", get(health::page_health))
        .route("/metrics", get(health::metrics))
        .layer(middleware::from_fn(health::limited));
    let router = Router::new()
        .route("/", get(|| async { page::file("page.html") }))
        .route("/page/{file}", get(|Path(name): Path<String>| async move { page::file(&name) }))
        .route("/words", get(words))
        .route("/ws", get(socket::socket))
        .route("/image/{seq}", get(image))
        .route("/image/{seq}/{person}/{signed}", get(signed_image))
        .route("/file/{seq}", get(file))
        .route("/file/{seq}/{person}/{signed}", get(signed_file))
        .route("/api/me", get(api::who_am_i))
        .route("/api/me/link", post(api::renew_own_link))
        .route("/api/map", get(tap::map))
        .route("/api/map/said", get(tap::said))
        .route("/api/board/{variant}", get(tap::board))
        .route("/api/seats", post(api::add_seats).get(api::list_seats))
        .route("/api/seats/{person}/link", post(api::renew_link).delete(api::end_link))
        .route("/api/seats/{person}/take", post(api::take_seat))
        .route("/api/seats/fill", post(api::fill_seats))
        .route("/api/games", post(api::add_game))
        .route("/api/games/start", post(api::start_game))
        .route("/api/clock", post(api::move_clock))
        .merge(if for_others { maps::routes() } else { Router::new() })
        .merge(state)
        .fallback(|| async { (StatusCode::NOT_FOUND, "there is nothing here") })
        .layer(middleware::from_fn(within_time))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(addresses, guard))
        .with_state(served);
    let serving = connections::serve(listener, router, connections::most(files), stop.clone());
    let stopped = async {
        stop.cancelled().await;
        tokio::time::sleep(Duration::from_secs(3)).await;
    };
    // A request that takes longer is aborted; web sockets close by themselves.
    tokio::select! {
        () = serving => {}
        () = stopped => {}
    }
    let _ = tokio::time::timeout(Duration::from_secs(2), all_silent.recv()).await;
    Ok(())
}

/// How long a request may take, with its body.
const REQUEST: Duration = Duration::from_secs(20);

/// Ends requests that take too long, most of them because their body doesn't come.
async fn within_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, "this took too long").into_response(),
    }
}

#[derive(Deserialize)]
struct Spoken {
    language: Option<String>,
}

async fn words(
    State(served): State<Arc<Served>>,
    address: Address,
    extract::Query(spoken): extract::Query<Spoken>,
) -> Result<Response, Refused> {
    if !address.within(&served.words, Cost::Word) {
        return Err(Refused::Busy("too many requests at once from this address"));
    }
    let languages = served.local.words.languages();
    let language = spoken.language.and_then(|locale| languages.of_locale(&locale)).unwrap_or_default();
    let spoken = [(header::CONTENT_LANGUAGE, language.to_string())];
    Ok((spoken, Json(page::words(&served.local.words, language))).into_response())
}

const NO_PICTURE: (StatusCode, &str) = (StatusCode::NOT_FOUND, "there is no such picture");
const NO_FILE: (StatusCode, &str) = (StatusCode::NOT_FOUND, "there is no such file");

async fn image(State(served): State<Arc<Served>>, caller: Caller, Path(seq): Path<i64>) -> Result<Response, Refused> {
    caller.may(&served.pictures, Cost::Word)?;
    image_for(&served.local, seq, &caller.account.person).await
}

/// The same under a signed address, without a token.
async fn signed_image(
    State(served): State<Arc<Served>>,
    Extension(who): Extension<Acquaintance>,
    address: Address,
    Path((seq, person, signed)): Path<(i64, String, String)>,
) -> Result<Response, Refused> {
    match reader(&served, &who, &address, Kind::Image, seq, (&person, &signed)).await? {
        Some(person) => image_for(&served.local, seq, &person).await,
        None => Ok(NO_PICTURE.into_response()),
    }
}

/// How old a post may be whose map is still being drawn in another language: a process that ended drew it no more.
const DRAWN_WITHIN: SignedDuration = SignedDuration::from_secs(30);
/// How long somebody waits for that who opens it.
const DRAWN_SOON: Duration = Duration::from_secs(8);
/// The pause before it is looked again.
const UNDRAWN: Duration = Duration::from_millis(200);

async fn image_for(local: &Local, seq: i64, person: &LocalPerson) -> Result<Response, Refused> {
    let asked = Instant::now();
    let since = local.clock.now() - DRAWN_WITHIN;
    let mut is_due = local.store.is_image_due(seq, since).await?;
    while is_due && asked.elapsed() < DRAWN_SOON {
        tokio::time::sleep(UNDRAWN).await;
        is_due = local.store.is_image_due(seq, since).await?;
    }
    let Some((png, name)) = local.seen(person, local.store.image(seq).await?).await? else {
        return Ok(NO_PICTURE.into_response());
    };
    // Shown in the page; whoever saves it gets a file that says what it shows.
    let name = name.map(|name| [(header::CONTENT_DISPOSITION, format!("inline; filename=\"{name}\""))]);
    Ok(([(header::CONTENT_TYPE, "image/png")], name, png).into_response())
}

/// A file: always downloaded, never shown in the page, whatever it contains.
async fn file(State(served): State<Arc<Served>>, caller: Caller, Path(seq): Path<i64>) -> Result<Response, Refused> {
    caller.may(&served.pictures, Cost::Word)?;
    file_for(&served.local, seq, &caller.account.person).await
}

/// The same under a signed address, without a token.
async fn signed_file(
    State(served): State<Arc<Served>>,
    Extension(who): Extension<Acquaintance>,
    address: Address,
    Path((seq, person, signed)): Path<(i64, String, String)>,
) -> Result<Response, Refused> {
    match reader(&served, &who, &address, Kind::File, seq, (&person, &signed)).await? {
        Some(person) => file_for(&served.local, seq, &person).await,
        None => Ok(NO_FILE.into_response()),
    }
}

async fn file_for(local: &Local, seq: i64, person: &LocalPerson) -> Result<Response, Refused> {
    let Some(file) = local.seen(person, local.store.file(seq).await?).await? else {
        return Ok(NO_FILE.into_response());
    };
    let LocalFile { name, media, bytes } = file;
    let disposition = format!("attachment; filename=\"{name}\"");
    Ok(([(header::CONTENT_TYPE, media), (header::CONTENT_DISPOSITION, disposition)], bytes).into_response())
}

/// The person for whom an address was signed; `None`: nobody, or that person's key has changed since. Limited as other
/// pictures are for that person, and as unknown links are for everybody else.
async fn reader(
    served: &Served,
    who: &Acquaintance,
    address: &Address,
    kind: Kind,
    seq: i64,
    (person, signed): (&str, &str),
) -> Result<Option<LocalPerson>, Refused> {
    if !served.readers.contains(person) {
        address.may_guess(served)?;
    }
    let account = served.local.store.account(person).await?;
    let signed_for = account.filter(|account| links::is_signed(kind, seq, &account.address_key, signed));
    let Some(LocalAccount { person, .. }) = signed_for else {
        address.may_guess(served)?;
        address.has_guessed(served);
        return Ok(None);
    };
    who.note();
    may(&person, person.played_by_host, &served.pictures, Cost::Word)?;
    Ok(Some(person))
}
