//! Maps for people of other networks: a page that spends a one-time link, shows what its person may order, and gives the
//! orders that are chosen.
//!
//! The link's secret stands behind the hash sign of its address, which browsers send to nobody; the page sends it once, in
//! the body of a request, and gets another secret for itself. The service decides what is shown and whether an order
//! counts: nothing here is stored.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use dragoman_game::map_link::{Closed, NoMap};
use dragoman_game::order_map::OrderMap;
use dragoman_l10n::Language;
use dragoman_render::Board;
use serde::{Deserialize, Serialize};

use super::access::{Address, bearer, note_acquaintance};
use super::limits::Cost;
use super::page;
use super::served::Served;
use super::tap::{self, Tap};

pub(super) fn routes() -> Router<Arc<Served>> {
    Router::new()
        .route("/map", get(|| async { page::file("map.html") }))
        .route("/map/open", post(open))
        .route("/map/orders", get(orders).post(order))
        .route("/map/board", get(board))
}

/// Why there is no map, as a response.
struct NoMapHere(Arc<Served>, Closed);

impl IntoResponse for NoMapHere {
    fn into_response(self) -> Response {
        let Self(served, closed) = self;
        let status = match closed.why {
            NoMap::Unknown => StatusCode::UNAUTHORIZED,
            NoMap::Used | NoMap::Expired | NoMap::PhaseOver | NoMap::NotIn => StatusCode::GONE,
            NoMap::NotOffered => StatusCode::CONFLICT,
            NoMap::Busy => StatusCode::TOO_MANY_REQUESTS,
            NoMap::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(page::why(&served.local.words, closed))).into_response()
    }
}

fn busy(served: &Arc<Served>, language: Option<Language>) -> NoMapHere {
    NoMapHere(Arc::clone(served), Closed { why: NoMap::Busy, language })
}

/// An address that doesn't open links too often. Known before the body of the request is read.
struct Opener;

impl FromRequestParts<Arc<Served>> for Opener {
    type Rejection = NoMapHere;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, NoMapHere> {
        let Ok(address) = Address::from_request_parts(parts, served).await;
        if address.within(&served.openings, Cost::Word) { Ok(Self) } else { Err(busy(served, None)) }
    }
}

#[derive(Deserialize)]
struct Link {
    link: String,
}

/// What the browser keeps.
#[derive(Serialize)]
struct Opened {
    visit: String,
    language: Language,
}

/// Spends a link.
async fn open(
    State(served): State<Arc<Served>>,
    _: Opener,
    Json(Link { link }): Json<Link>,
) -> Result<Json<Opened>, NoMapHere> {
    let opened = served.sink.open_map(&link).await.map_err(|closed| NoMapHere(Arc::clone(&served), closed))?;
    Ok(Json(Opened { visit: opened.visit.secret().to_owned(), language: opened.language }))
}

/// The map of the browser that sends its secret, if neither it nor its address asks too often. Known before the body of the
/// request is read.
struct Visit {
    secret: String,
    map: OrderMap,
    language: Language,
}

impl FromRequestParts<Arc<Served>> for Visit {
    type Rejection = NoMapHere;

    async fn from_request_parts(parts: &mut Parts, served: &Arc<Served>) -> Result<Self, NoMapHere> {
        let Ok(address) = Address::from_request_parts(parts, served).await;
        let secret = bearer(&parts.headers).unwrap_or_default().to_owned();
        if !served.known.contains(&secret) && !address.within(&served.limits, Cost::Word) {
            return Err(busy(served, None));
        }
        let opened = served.sink.opened_map(&secret).await;
        served.known.note(&secret, opened.is_ok());
        let (map, language) = opened.map_err(|closed| NoMapHere(Arc::clone(served), closed))?;
        note_acquaintance(parts);
        // Known only now: what isn't a visit gets no entry of its own.
        let id: String = secret.chars().take(10).collect();
        if !served.limits.allow(&format!("map {id}"), Cost::History) {
            return Err(busy(served, Some(language)));
        }
        Ok(Self { secret, map, language })
    }
}

async fn drawn(served: &Arc<Served>, map: OrderMap, language: Language) -> Result<Tap, NoMapHere> {
    let words = Arc::clone(&served.local.words);
    let failed = |_| NoMapHere(Arc::clone(served), Closed { why: NoMap::Unavailable, language: Some(language) });
    tokio::task::spawn_blocking(move || tap::only(&words, language, &map)).await.map_err(failed)
}

async fn orders(State(served): State<Arc<Served>>, visit: Visit) -> Result<Json<Tap>, NoMapHere> {
    drawn(&served, visit.map, visit.language).await.map(Json)
}

/// An order of the map. The same id again is the same order.
#[derive(Deserialize)]
struct Chosen {
    id: String,
    order: String,
}

/// What the bot answers.
#[derive(Serialize)]
struct Answered {
    said: String,
}

async fn order(
    State(served): State<Arc<Served>>,
    visit: Visit,
    Json(Chosen { id, order }): Json<Chosen>,
) -> Result<Json<Answered>, NoMapHere> {
    let said = served.sink.order_on_map(&visit.secret, &id, &order).await;
    said.map(|said| Json(Answered { said })).map_err(|closed| NoMapHere(Arc::clone(&served), closed))
}

/// The outlines of the board of the map.
async fn board(State(served): State<Arc<Served>>, Visit { map, language, .. }: Visit) -> Result<Response, NoMapHere> {
    let Some(board) = Board::of_variant(&map.variant) else { return Ok(StatusCode::NOT_FOUND.into_response()) };
    let failed = |_| NoMapHere(Arc::clone(&served), Closed { why: NoMap::Unavailable, language: Some(language) });
    let svg = tokio::task::spawn_blocking(move || board.outlines()).await.map_err(failed)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
