//! What only the host may ask for: people and their links, a game in one call, all seats filled, the clock moved on.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{self, State};
use axum::http::HeaderMap;
use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use super::HALL;
use super::access::{Query, Refused, host, shared_address};
use super::server::{Served, is_channel};
use crate::event::{ChannelId, PersonId, PlatformName};
use crate::platforms::Lobby;
use crate::store::{LocalPerson, NewLocalPost};
use crate::world::random_name;

/// Somebody who shall get a link.
#[derive(Deserialize)]
pub(super) struct NewSeat {
    name: String,
    language: Option<String>,
}

/// A person and the link by which they come in.
#[derive(Serialize)]
pub(super) struct SeatLink {
    person: String,
    name: String,
    language: Option<&'static str>,
    host: bool,
    token: String,
    /// With an address that others of the network reach, if they reach this page at all.
    link: String,
}

struct Host {
    person: LocalPerson,
    address: String,
}

impl Host {
    async fn of(served: &Served, headers: &HeaderMap, query: &Query) -> Result<Self, Refused> {
        let person = host(&served.local, headers, query).await?;
        Ok(Self { person, address: shared_address(headers, served.local.listen) })
    }

    fn link(&self, person: LocalPerson, token: String) -> SeatLink {
        SeatLink {
            link: format!("http://{}/?token={token}", self.address),
            language: person.language.map(Language::tag),
            host: person.host,
            person: person.person,
            name: person.name,
            token,
        }
    }
}

async fn add_person(served: &Served, seat: &NewSeat) -> Result<(LocalPerson, String), Refused> {
    let name: String = seat.name.trim().chars().filter(|c| !c.is_control()).take(30).collect();
    if name.is_empty() {
        return Err(Refused::Invalid("a name is missing"));
    }
    let language = match seat.language.as_deref().map(Language::from_locale) {
        Some(None) => return Err(Refused::Invalid("the language must be one of en, it, nl, pl")),
        Some(language) => language,
        None => None,
    };
    let local = &served.local;
    let plain: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let person = format!("{plain}-{}", random_name(&*local.entropy, 5).to_lowercase());
    let person = LocalPerson { person, name, language, host: false };
    let token = random_name(&*local.entropy, 22);
    local.store.add_local_person(&token, &person).await?;
    Ok((person, token))
}

pub(super) async fn add_seats(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
    Json(seat): Json<NewSeat>,
) -> Result<Json<SeatLink>, Refused> {
    let host = Host::of(&served, &headers, &query).await?;
    let (person, token) = add_person(&served, &seat).await?;
    Ok(Json(host.link(person, token)))
}

pub(super) async fn list_seats(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let host = Host::of(&served, &headers, &query).await?;
    let people = served.local.store.local_people().await?;
    Ok(Json(people.into_iter().map(|(token, person)| host.link(person, token)).collect()))
}

/// A game in one call: the words of the command that creates it, and who shall sit in it.
#[derive(Deserialize)]
pub(super) struct NewGame {
    command: Option<String>,
    channel: Option<String>,
    players: Vec<NewSeat>,
}

fn channel_of(named: Option<String>) -> Result<String, Refused> {
    let place = named.unwrap_or_else(|| HALL.to_owned());
    if is_channel(&place) {
        Ok(place)
    } else {
        Err(Refused::Invalid("a channel is # and up to 30 small letters, digits or dashes"))
    }
}

fn words(place: &str, author: &str, text: String) -> NewLocalPost {
    NewLocalPost { place: place.to_owned(), author: author.to_owned(), text, ..NewLocalPost::default() }
}

/// Creates a game in a channel and seats people in it, by the very commands that they would give themselves.
pub(super) async fn add_game(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
    Json(game): Json<NewGame>,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let host = Host::of(&served, &headers, &query).await?;
    let place = channel_of(game.channel)?;
    let opening = words(&place, &host.person.person, format!("/new {}", game.command.unwrap_or_default()));
    served.local.add(&opening).await?;
    let mut seats = Vec::new();
    for player in &game.players {
        let (person, token) = add_person(&served, player).await?;
        served.local.add(&words(&place, &person.person, "/join".to_owned())).await?;
        seats.push(host.link(person, token));
    }
    Ok(Json(seats))
}

/// Who comes when seats are to be filled by one person, and what they speak.
const GUESTS: [(&str, Language); 7] = [
    ("Ellie", Language::En),
    ("Giulia", Language::It),
    ("Joost", Language::Nl),
    ("Kasia", Language::Pl),
    ("Tom", Language::En),
    ("Marco", Language::It),
    ("Femke", Language::Nl),
];

/// Names of games that the page opens: places where people who shared no language met.
const GAMES: [&str; 12] = [
    "Bosforo",
    "Galata",
    "Pera",
    "Ragusa",
    "Smirne",
    "Candia",
    "Lepanto",
    "Salonicco",
    "Corfù",
    "Malta",
    "Alessandria",
    "Trebisonda",
];

#[derive(Deserialize)]
pub(super) struct Fill {
    channel: Option<String>,
    /// Opens a game if none looks for players.
    #[serde(default)]
    open: bool,
}

/// Seats one person everywhere: the people that there are, then new ones, take the seats that are free.
pub(super) async fn fill_seats(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
    Json(fill): Json<Fill>,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let host = Host::of(&served, &headers, &query).await?;
    let place = channel_of(fill.channel)?;
    let lobby = match lobby(&served, &place).await {
        Some(lobby) => lobby,
        None if fill.open => open_game(&served, &host.person.person, &place).await?,
        None => return Err(Refused::Invalid("no game looks for players in this channel")),
    };
    let seated = |person: &LocalPerson| lobby.seated.contains(&PersonId::new(PlatformName::Local, &person.person));
    let mut people = served.local.store.local_people().await?;
    people.retain(|(_, person)| !person.host && !seated(person));
    let mut links = Vec::new();
    for seat in 0..lobby.free {
        let (person, token) = match people.get(seat) {
            Some((token, person)) => (person.clone(), token.clone()),
            None => {
                let (name, language) = GUESTS[seat % GUESTS.len()];
                let guest = NewSeat { name: name.to_owned(), language: Some(language.tag().to_owned()) };
                add_person(&served, &guest).await?
            }
        };
        served.local.add(&words(&place, &person.person, format!("/join game:{}", lobby.game))).await?;
        links.push(host.link(person, token));
    }
    Ok(Json(links))
}

async fn lobby(served: &Served, place: &str) -> Option<Lobby> {
    let channel = ChannelId::new(PlatformName::Local, place.strip_prefix('#')?);
    served.sink.lobby(&channel).await
}

/// Says the command in the host's name and waits until it was heard.
async fn open_game(served: &Served, host: &str, place: &str) -> Result<Lobby, Refused> {
    let start = usize::from(served.local.entropy.seed()[0]);
    // A name may be taken in this channel: the next one is tried.
    for attempt in 0..3 {
        let name = GAMES[(start + attempt) % GAMES.len()];
        served.local.add(&words(place, host, format!("/new name:{name}"))).await?;
        for _ in 0..60 {
            if let Some(lobby) = lobby(served, place).await {
                return Ok(lobby);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    Err(Refused::Unavailable)
}

#[derive(Serialize)]
pub(super) struct Moved {
    /// What the clock shows now, in milliseconds since 1970.
    now: i64,
}

/// Moves the clock on to the next deadline, if the program was started for that (`local.demo`).
pub(super) async fn move_clock(
    State(served): State<Arc<Served>>,
    extract::Query(query): extract::Query<Query>,
    headers: HeaderMap,
) -> Result<Json<Moved>, Refused> {
    let _host = Host::of(&served, &headers, &query).await?;
    let Some(clock) = &served.local.movable else {
        return Err(Refused::Invalid("the clock stands only in a demonstration: set local.demo = true"));
    };
    let deadline = served.sink.next_deadline().await.ok_or(Refused::Invalid("nothing has a deadline now"))?;
    let ahead = clock.needed_for(deadline);
    // Kept first: after a restart time must not run backwards.
    served.local.store.advance(crate::serve::MOVED_ON, &ahead.to_string()).await?;
    clock.set_ahead(ahead);
    Ok(Json(Moved { now: served.local.clock.now().as_millisecond() }))
}
