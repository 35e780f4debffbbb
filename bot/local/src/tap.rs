//! The map on which a player chooses orders: the outlines of a board, and for one person the position, what their units
//! can do, and what they have ordered.
//!
//! The page decides nothing: it shows the [`tree`] of choices that is made here of the engine's legal orders, and sends
//! the order at its end as that person's message. What can be said to others about units and provinces is another such
//! tree ([`talk`]), with buttons at its ends that are pressed. Nothing here stores, orders or says anything.

mod layer;
mod names;
mod talk;
mod tree;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{self, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragoman_game::event::{PersonId, PlatformName, RoomId};
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::pictures::Background;
use dragoman_game::rules;
use dragoman_l10n::{Language, Words};
use dragoman_render::{Board, power_colours};
use serde::{Deserialize, Serialize};

use super::access::{Caller, Refused};
use super::limits::Cost;
use super::protocol::hex;
use super::served::Served;
use names::Names;
use tree::Choice;

/// Which of one's games.
#[derive(Deserialize)]
pub(super) struct Which {
    game: Option<String>,
}

/// One's running games, and the map of one of them.
#[derive(Serialize)]
pub(super) struct Tap {
    games: Vec<TapGame>,
    map: Option<TapMap>,
}

#[derive(Serialize)]
struct TapGame {
    id: String,
    name: String,
}

/// The present phase of a game, for the player of a seat alone.
#[derive(Serialize)]
struct TapMap {
    /// The game's id.
    game: String,
    /// `Spring 1901`.
    title: String,
    /// The number of the phase: with another, earlier choices mean nothing.
    number: u32,
    /// The variant, for the address of the outlines.
    board: String,
    /// What an order's text begins with: the game's name if there are several games.
    heading: String,
    /// The first question.
    ask: String,
    choices: Vec<Choice>,
    /// The background that the person has chosen for pictures: `dark`, `light`; `null`: none.
    background: Option<Background>,
    /// The colour of each owned province: `#b8281a`.
    owners: BTreeMap<String, String>,
    /// Names, units and stored orders, as SVG.
    layer: String,
    /// Whether something can be said to others.
    talks: bool,
}

/// In which of one's games, or in which of one's press rooms, one wants to say something.
#[derive(Deserialize)]
pub(super) struct Where {
    game: Option<String>,
    /// A place: `&room`.
    room: Option<String>,
}

/// The map of the person of the token, or with `as` of one whose seat the host plays.
pub(super) async fn map(
    State(served): State<Arc<Served>>,
    caller: Caller,
    extract::Query(which): extract::Query<Which>,
) -> Result<Json<Tap>, Refused> {
    let (id, language) = reader(&served, &caller).await?;
    let (games, found) = served.sink.order_map(&id, which.game.as_deref(), language).await?;
    let is_only = games.len() == 1;
    let words = Arc::clone(&served.local.words);
    let drawing = move || {
        let map = found?;
        Some(ordered(&Names::new(&words, language, &map.variant), &map, is_only))
    };
    answered(games, drawing).await
}

/// For whom a map is made, and in which language.
async fn reader(served: &Served, caller: &Caller) -> Result<(PersonId, Language), Refused> {
    caller.may(&served.limits, Cost::History)?;
    let person = &caller.account.person;
    let language = served.local.language_of(person).await;
    Ok((PersonId::new(PlatformName::Local, &person.person), language))
}

/// The games, and the map that `drawing` makes. It has thousands of choices late in a game: it is made on a thread on which
/// nobody waits.
async fn answered(
    games: Vec<RunningGame>,
    drawing: impl FnOnce() -> Option<TapMap> + Send + 'static,
) -> Result<Json<Tap>, Refused> {
    let map = tokio::task::spawn_blocking(drawing).await.map_err(|_| Refused::Unavailable)?;
    let games = games.into_iter().map(|game| TapGame { id: game.id.0, name: game.name }).collect();
    Ok(Json(Tap { games, map }))
}

/// What the person of the token can say to others by pointing at units and provinces, on the same map.
pub(super) async fn said(
    State(served): State<Arc<Served>>,
    caller: Caller,
    extract::Query(asked): extract::Query<Where>,
) -> Result<Json<Tap>, Refused> {
    let (id, language) = reader(&served, &caller).await?;
    let room = asked.room.as_deref().and_then(|place| place.strip_prefix('&'));
    let room = room.map(|room| RoomId::new(PlatformName::Local, room));
    let sentences = |game: Option<String>| {
        let (served, id, room) = (&served, &id, room.as_ref());
        async move { served.sink.sentences(id, game.as_deref(), room, language).await }
    };
    let mut said = if room.is_some() { sentences(None).await? } else { None };
    if room.is_some() && said.is_none() {
        // The room is gone, or was never theirs.
        return Ok(Json(Tap { games: Vec::new(), map: None }));
    }
    let game = said.as_ref().map(|said| said.game.0.clone()).or(asked.game);
    let (mut games, found) = served.sink.order_map(&id, game.as_deref(), language).await?;
    // A game that is over has another one's map.
    let found = found.filter(|map| room.is_none() || Some(&map.game.id.0) == game.as_ref());
    if let (None, Some(map)) = (&room, &found) {
        said = sentences(Some(map.game.id.0.clone())).await?;
    }
    games.retain(|one| room.is_none() || Some(&one.id.0) == game.as_ref());
    let words = Arc::clone(&served.local.words);
    let drawing = move || {
        let map = found?;
        let names = Names::new(&words, language, &map.variant);
        let choices = talk::choices(&names, Board::of_variant(&map.variant), &map, said.as_ref());
        Some(drawn(&names, &map, true, choices))
    };
    answered(games, drawing).await
}

/// The map of one game, for somebody who is shown no other.
pub(super) fn only(words: &Words, language: Language, map: &OrderMap) -> Tap {
    let drawn = ordered(&Names::new(words, language, &map.variant), map, true);
    Tap { games: vec![TapGame { id: map.game.id.0.clone(), name: map.game.name.clone() }], map: Some(drawn) }
}

/// The map with the orders that can be chosen.
fn ordered(names: &Names<'_>, map: &OrderMap, is_only: bool) -> TapMap {
    drawn(names, map, is_only, tree::choices(names, Board::of_variant(&map.variant), map))
}

fn drawn(names: &Names<'_>, map: &OrderMap, is_only: bool, (ask, choices): (String, Vec<Choice>)) -> TapMap {
    let board = Board::of_variant(&map.variant);
    let tint = |power: &str| power_colours(power).map(|colours| hex(colours.tint));
    let owned = map.position.centers.iter().filter_map(|(power, centres)| Some((tint(power)?, centres)));
    TapMap {
        game: map.game.id.0.clone(),
        title: rules::phase_heading(names.words, names.language, &map.position.phase),
        number: map.number,
        board: map.variant.clone(),
        heading: if is_only { String::new() } else { format!("{}\n", map.game.name) },
        ask,
        choices,
        background: map.background,
        owners: owned.flat_map(|(tint, all)| all.iter().map(move |at| (at.to_string(), tint.clone()))).collect(),
        layer: board.map(|board| layer::svg(names, board, map)).unwrap_or_default(),
        talks: map.talks,
    }
}

/// The outlines of the board of a variant: the same for everybody.
pub(super) async fn board(
    State(served): State<Arc<Served>>,
    caller: Caller,
    Path(variant): Path<String>,
) -> Result<Response, Refused> {
    caller.may(&served.limits, Cost::History)?;
    let Some(board) = Board::of_variant(&variant) else {
        return Ok((StatusCode::NOT_FOUND, "there is no such board").into_response());
    };
    let svg = tokio::task::spawn_blocking(move || board.outlines()).await.map_err(|_| Refused::Unavailable)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
