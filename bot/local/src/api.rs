//! The HTTP requests of the host: people and their links, opening a game, filling all seats, moving the clock; and the
//! requests of everybody about themselves: their account, and a new link.
//!
//! A token is in the response to the request that made it, and never again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use dragoman_game::event::{ChannelId, PersonId, PlatformName};
use dragoman_game::seated::Lobby;
use dragoman_l10n::{Language, Languages};
use dragoman_runtime::names::random_name;
use dragoman_store::{LOCAL_DELIVERED, LocalPerson, NewLocalPost};
use serde::{Deserialize, Serialize};

use super::access::{Caller, Host, Refused};
use super::limits::Cost;
use super::network::{HALL, HOST, Local};
use super::protocol::HelloSeat;
use super::served::{Served, is_channel};

/// A person who gets a link.
#[derive(Deserialize)]
pub(super) struct NewSeat {
    name: String,
    language: Option<String>,
}

/// A person, and the link that was made for them.
#[derive(Serialize)]
pub(super) struct SeatLink {
    person: String,
    name: String,
    language: Option<Language>,
    host: bool,
    /// `None`: none was made; the present link still works.
    token: Option<String>,
    /// An address that others of the network can reach, if they can reach this page at all.
    link: Option<String>,
}

/// A person as the host sees them: nothing that gives access.
#[derive(Serialize)]
pub(super) struct SeatEntry {
    person: String,
    name: String,
    language: Option<Language>,
    host: bool,
    /// `host`: the host plays this seat; `link`: the person with its link does.
    played_by: &'static str,
    /// Whether a link opens this seat.
    linked: bool,
    /// Whether the host may play this seat instead: nothing is in its private conversation that only its player may read.
    may_be_taken: bool,
    /// Whether a page is open for this person now.
    connected: bool,
    /// The powers that this person holds, except in anonymous games of people who play by a link.
    seats: Vec<HelloSeat>,
}

/// The person's own account.
#[derive(Serialize)]
pub(super) struct Me {
    person: String,
    name: String,
    host: bool,
}

impl Host {
    fn link(&self, person: LocalPerson, token: Option<String>) -> SeatLink {
        seat_link(&self.origin, person, token)
    }
}

fn seat_link(origin: &str, person: LocalPerson, token: Option<String>) -> SeatLink {
    SeatLink {
        link: token.as_ref().map(|token| format!("{origin}/#token={token}")),
        language: person.language,
        host: person.host,
        person: person.person,
        name: person.name,
        token,
    }
}

/// How a new person gets access.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// By their own link.
    Link,
    /// The host plays them; a link is made as well, and the seat is given to the person who opens it.
    HostAndLink,
    /// The host plays them.
    Host,
}

async fn add_person(served: &Served, seat: &NewSeat, entry: Entry) -> Result<(LocalPerson, Option<String>), Refused> {
    let name: String = seat.name.trim().chars().filter(|c| !c.is_control()).take(30).collect();
    if name.is_empty() {
        return Err(Refused::Invalid("a name is missing"));
    }
    let languages = served.local.words.languages();
    let language = match seat.language.as_deref().map(|locale| languages.of_locale(locale)) {
        Some(None) => return Err(Refused::Invalid("there are no words in this language")),
        Some(language) => language,
        None => None,
    };
    let local = &served.local;
    let plain: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    let person = format!("{plain}-{}", random_name(&*local.entropy, 5).to_lowercase());
    let person = LocalPerson { person, name, language, host: false, played_by_host: entry != Entry::Link };
    let token = (entry != Entry::Host).then(|| random_name(&*local.entropy, 22));
    local.store.add_person(token.as_deref(), &person).await?;
    Ok((person, token))
}

pub(super) async fn add_seats(
    State(served): State<Arc<Served>>,
    host: Host,
    Json(seat): Json<NewSeat>,
) -> Result<Json<SeatLink>, Refused> {
    let (person, token) = add_person(&served, &seat, Entry::Link).await?;
    Ok(Json(host.link(person, token)))
}

pub(super) async fn list_seats(State(served): State<Arc<Served>>, host: Host) -> Result<Json<Vec<SeatEntry>>, Refused> {
    let language = served.local.language_of(&host.person).await;
    let mut entries = Vec::new();
    for account in served.local.store.accounts().await? {
        let person = account.person;
        let own = person.host || person.played_by_host;
        let may_be_taken = !own && !served.local.store.has_conversation(&person.person).await?;
        let seated = served.sink.seats(&PersonId::new(PlatformName::Local, &person.person)).await?;
        let shown = seated.into_iter().filter(|seated| own || !seated.anonymous);
        entries.push(SeatEntry {
            seats: shown.filter_map(|seated| HelloSeat::new(seated, &served.local.words, language)).collect(),
            language: person.language,
            played_by: if own { "host" } else { "link" },
            linked: account.linked,
            may_be_taken,
            connected: served.limits.is_here(&person.person),
            host: person.host,
            person: person.person,
            name: person.name,
        });
    }
    Ok(Json(entries))
}

/// Makes a new link for somebody. The old one stops working, and pages that were opened by it are closed at once. A
/// seat that the host plays stays the host's until its link is opened.
pub(super) async fn renew_link(
    State(served): State<Arc<Served>>,
    host: Host,
    Path(person): Path<String>,
) -> Result<Json<SeatLink>, Refused> {
    let local = &served.local;
    let person = local.store.person_by_id(&person).await?.ok_or(Refused::NoSuchPerson)?;
    let note = (!person.host && !person.played_by_host).then_some("page-note-renewed");
    let token = local.renew_link(&person, note).await?.ok_or(Refused::NoSuchPerson)?;
    Ok(Json(host.link(person, Some(token))))
}

/// Ends somebody's link: it stops working, and pages that were opened by it are closed at once.
pub(super) async fn end_link(
    State(served): State<Arc<Served>>,
    _: Host,
    Path(person): Path<String>,
) -> Result<Json<Done>, Refused> {
    if person == HOST {
        return Err(Refused::Invalid("the host's link can be renewed, but there must be one"));
    }
    if served.local.end_link(&person).await? { Ok(Json(Done {})) } else { Err(Refused::NoSuchPerson) }
}

/// Gives a seat to the host that nobody has played: its link ends, pages that were opened by it are closed at once, and the
/// seat's private conversation says so.
pub(super) async fn take_seat(
    State(served): State<Arc<Served>>,
    _: Host,
    Path(person): Path<String>,
) -> Result<Json<Done>, Refused> {
    let person = served.local.store.person_by_id(&person).await?.ok_or(Refused::NoSuchPerson)?;
    if served.local.take_seat(&person).await? {
        Ok(Json(Done {}))
    } else {
        let is_own = person.host || person.played_by_host;
        Err(if is_own { Refused::Invalid("the host plays this seat already") } else { Refused::NotYours })
    }
}

/// An empty confirmation.
#[derive(Serialize)]
pub(super) struct Done {}

/// The account of the token: a page requests it after a refusal.
pub(super) async fn who_am_i(State(served): State<Arc<Served>>, caller: Caller) -> Result<Json<Me>, Refused> {
    caller.may(&served.limits, Cost::Question)?;
    let LocalPerson { person, name, host, .. } = caller.account.person;
    Ok(Json(Me { person, name, host }))
}

/// A new link that its owner has made: whoever loses the answer has the link all the same.
#[derive(Deserialize)]
pub(super) struct Renewal {
    token: Option<String>,
}

/// Makes a new link for oneself; the old one, which somebody else may have, stops working.
pub(super) async fn renew_own_link(
    State(served): State<Arc<Served>>,
    caller: Caller,
    headers: HeaderMap,
    renewal: Option<Json<Option<Renewal>>>,
) -> Result<Json<SeatLink>, Refused> {
    caller.may(&served.renewals, Cost::Word)?;
    let own = renewal.and_then(|Json(renewal)| renewal?.token);
    if own.as_deref().is_some_and(|token| !is_token(token)) {
        return Err(Refused::Invalid("a token is 22 letters and digits"));
    }
    let person = caller.account.person;
    let token = match own {
        Some(token) => served.local.set_link(&person, token, None).await?,
        None => served.local.renew_link(&person, None).await?,
    };
    let token = token.ok_or(Refused::NoSuchPerson)?;
    Ok(Json(seat_link(&served.addresses.shared(&headers), person, Some(token))))
}

fn is_token(token: &str) -> bool {
    token.len() == 22 && token.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A game in one request: the command that creates it, and the people who take its seats.
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

/// A press of the lobby's button: it names the game by its id.
fn press(place: &str, author: &str, action: String) -> NewLocalPost {
    NewLocalPost { place: place.to_owned(), author: author.to_owned(), press: action, ..NewLocalPost::default() }
}

/// Creates a game in a channel and gives people seats in it, with the same commands that they would write themselves.
pub(super) async fn add_game(
    State(served): State<Arc<Served>>,
    host: Host,
    Json(game): Json<NewGame>,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let place = channel_of(game.channel)?;
    let opening = words(&place, &host.person.person, format!("/new {}", game.command.unwrap_or_default()));
    served.local.add(&opening).await?;
    let mut seats = Vec::new();
    for player in &game.players {
        let (person, token) = add_person(&served, player, Entry::Link).await?;
        served.local.add(&words(&place, &person.person, "/join".to_owned())).await?;
        seats.push(host.link(person, token));
    }
    Ok(Json(seats))
}

/// The names and languages of the people who fill seats: the first guest of each language, then the second. If all have the
/// language `only`, its own guests come first.
fn guests(languages: &Languages, only: Option<Language>) -> Vec<(&str, Language)> {
    let entries = languages.entries();
    let most = entries.iter().map(|entry| entry.guests.len()).max().unwrap_or(0);
    let turn =
        |at: usize| entries.iter().filter_map(move |entry| Some((entry.guests.get(at)?.as_str(), entry.language)));
    let mut guests: Vec<_> = (0..most).flat_map(turn).collect();
    if let Some(only) = only {
        guests.sort_by_key(|(_, language)| *language != only);
        guests.iter_mut().for_each(|(_, language)| *language = only);
    }
    guests
}

/// Names of games that the page opens: places where people without a common language met.
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
    /// Whether to open a game if none looks for players.
    #[serde(default)]
    open: bool,
    /// The language of those who take the seats; `None`: of each language in turn.
    language: Option<String>,
    /// Whether to make links for new people, and return them. Otherwise a seat has none until one is made for it.
    #[serde(default = "by_default")]
    links: bool,
}

fn by_default() -> bool {
    true
}

/// Fills all free seats for one person: with the host's existing people, then with new ones. The host plays them.
pub(super) async fn fill_seats(
    State(served): State<Arc<Served>>,
    host: Host,
    Json(fill): Json<Fill>,
) -> Result<Json<Vec<SeatLink>>, Refused> {
    let place = channel_of(fill.channel)?;
    let languages = served.local.words.languages();
    let wanted = match fill.language.as_deref().map(|locale| languages.of_locale(locale)) {
        Some(None) => return Err(Refused::Invalid("there are no words in this language")),
        Some(wanted) => wanted,
        None => None,
    };
    let lobby = match lobby(&served, &place).await {
        Some(lobby) => lobby,
        None if fill.open => open_game(&served, &host.person.person, &place).await?,
        None => return Err(Refused::Invalid("no game looks for players in this channel")),
    };
    let seated = |person: &LocalPerson| lobby.seated.contains(&PersonId::new(PlatformName::Local, &person.person));
    let people = served.local.store.accounts().await?.into_iter().map(|account| account.person);
    let speaks = |person: &LocalPerson| wanted.is_none() || person.language == wanted;
    let mut people = people.filter(|person| person.played_by_host && !seated(person) && speaks(person));
    let guests = guests(languages, wanted);
    let mut links = Vec::new();
    for seat in 0..lobby.free {
        let (person, token) = match people.next() {
            Some(person) => (person, None),
            None => {
                // If there are more seats than guests, guests repeat; without any guests, people have the seat's
                // number.
                let (name, language) = match guests.get(seat.checked_rem(guests.len()).unwrap_or(0)) {
                    Some((name, language)) => ((*name).to_owned(), *language),
                    None => ((seat + 1).to_string(), wanted.unwrap_or(Language::EN)),
                };
                let guest = NewSeat { name, language: Some(language.to_string()) };
                let entry = if fill.links { Entry::HostAndLink } else { Entry::Host };
                add_person(&served, &guest, entry).await?
            }
        };
        served.local.add(&press(&place, &person.person, format!("join:game={}", lobby.game))).await?;
        links.push(host.link(person, token));
    }
    Ok(Json(links))
}

/// What a game is opened for at once.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Against {
    /// The host plays one power, the computer all others.
    Computers,
    /// Others join with their links.
    Friends,
}

#[derive(Deserialize)]
pub(super) struct Start {
    channel: Option<String>,
    against: Against,
}

/// Opens a game in the host's language, with the commands that the host would write. Against computers the host takes a seat,
/// and the game begins.
pub(super) async fn start_game(
    State(served): State<Arc<Served>>,
    host: Host,
    Json(start): Json<Start>,
) -> Result<Json<Done>, Refused> {
    let place = channel_of(start.channel)?;
    let author = &host.person.person;
    let lobby = match lobby(&served, &place).await {
        Some(lobby) => lobby,
        None => open_game(&served, author, &place).await?,
    };
    if start.against == Against::Computers {
        let me = PersonId::new(PlatformName::Local, author);
        if !lobby.seated.contains(&me) {
            served.local.add(&press(&place, author, format!("join:game={}", lobby.game))).await?;
        }
        // What one person does is handled in its order.
        served.local.add(&press(&place, author, format!("fill:game={}", lobby.game))).await?;
    }
    Ok(Json(Done {}))
}

async fn lobby(served: &Served, place: &str) -> Option<Lobby> {
    let channel = ChannelId::new(PlatformName::Local, place.strip_prefix('#')?);
    served.sink.lobby(&channel).await
}

/// How long a request waits until a game is open.
const OPENING: Duration = Duration::from_secs(9);

async fn open_game(served: &Served, host: &str, place: &str) -> Result<Lobby, Refused> {
    opened(&served.local, (place, host), OPENING, || lobby(served, place)).await
}

/// Gives the command in the host's name, and waits until it is handled, for so long at most. `lobby`: the one in that place.
async fn opened<F: Future<Output = Option<Lobby>>>(
    local: &Local,
    (place, host): (&str, &str),
    patience: Duration,
    lobby: impl Fn() -> F,
) -> Result<Lobby, Refused> {
    let start = usize::from(local.entropy.seed()[0]);
    let began = Instant::now();
    // The name may be taken in this channel: the next one is tried.
    for attempt in 0..3 {
        let name = GAMES[(start + attempt) % GAMES.len()];
        let command = local.add(&words(place, host, format!("/new name:{name}"))).await?;
        // A command that isn't handled yet may still open a game, and another one would open a second.
        loop {
            // In this order: a game that the command has opened is there once it is handled.
            let delivered = local.store.cursor(LOCAL_DELIVERED).await?.and_then(|seq| seq.parse().ok());
            if let Some(lobby) = lobby().await {
                return Ok(lobby);
            }
            if delivered.is_some_and(|seq: i64| seq >= command.seq) {
                break;
            }
            if began.elapsed() >= patience {
                return Err(Refused::Unavailable);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    Err(Refused::Unavailable)
}

#[derive(Serialize)]
pub(super) struct Moved {
    /// The time that the clock shows now, in milliseconds since 1970.
    now: i64,
}

/// Moves the clock to the next deadline, if `local.demo` is set.
pub(super) async fn move_clock(State(served): State<Arc<Served>>, _: Host) -> Result<Json<Moved>, Refused> {
    let Some(clock) = &served.local.settings.movable else {
        return Err(Refused::Invalid("the clock stands only in a demonstration: set local.demo = true"));
    };
    let deadline = served.sink.next_deadline().await.ok_or(Refused::Invalid("nothing has a deadline now"))?;
    let ahead = clock.needed_for(deadline);
    // Stored first: after a restart time must not go back.
    served.local.store.advance(dragoman_runtime::data_folder::MOVED_ON, &ahead.to_string()).await?;
    clock.set_ahead(ahead);
    Ok(Json(Moved { now: served.local.clock.now().as_millisecond() }))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::network::tests::platform;

    /// How the request ends, with how many commands, if commands are read after the lobby was asked for `from` times; the second
    /// one opens a game.
    async fn asked(from: usize, patience: Duration) -> (bool, usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let local = platform(folder.path()).await;
        let commands =
            async || local.store.words(0).await.expect("read").iter().map(|post| post.seq).collect::<Vec<_>>();
        let times = AtomicUsize::new(0);
        let lobby = async || {
            if times.fetch_add(1, Ordering::SeqCst) < from {
                return None;
            }
            let commands = commands().await;
            let last = commands.last().expect("a command").to_string();
            local.store.advance(LOCAL_DELIVERED, &last).await.expect("noted");
            (commands.len() == 2).then(|| Lobby { game: "pera".to_owned(), free: 7, seated: Vec::new() })
        };
        let opened = opened(&local, (HALL, HOST), patience, &lobby).await;
        (opened.is_ok(), commands().await.len())
    }

    #[tokio::test]
    async fn another_name_is_tried_only_once_the_first_command_is_read() {
        assert_eq!(asked(3, OPENING).await, (true, 2), "the first name was taken");
        assert_eq!(asked(usize::MAX, Duration::from_millis(200)).await, (false, 1), "it may still open a game");
    }
}
