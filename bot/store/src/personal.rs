//! The data about one person: shown to them, and deleted when they ask for it.
//!
//! The cost of both depends on the person's own data: their games are found by their seats and orders, posts to them by
//! the place's owner, and other games and people aren't read. Ids are compared as a whole.

use std::collections::BTreeSet;

use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::model::{Game, GameId, Mark, PowerId, Seat, Stage};
use dragoman_game::notice::Destination;
use dragoman_game::person::{leave_nothing, stranger};
use dragoman_game::rules;
use dragoman_game::standing::{may_see_sent, storage, what_they_held};
use jiff::Timestamp;
use serde_json::{Value, json};

use super::db::{self, Each, Transaction, begin};
use super::error::StoreError;
use super::local::LocalAction;
use super::opened::Store;
use super::outbox_row::notice_from;
use super::{conduct, cursors, games, letters, local, mark_keys, place_rows, track_records, typed_orders};

/// `text` with `instead` of the word `name`.
fn without(text: &str, name: &str, instead: &str) -> Option<String> {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    let mut found = false;
    while let Some(at) = (!name.is_empty()).then(|| rest.find(name)).flatten() {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let whole = !is_letter(before.chars().next_back().or_else(|| left.chars().next_back()))
            && !is_letter(after.chars().next());
        left.push_str(before);
        left.push_str(if whole { instead } else { name });
        found |= whole;
        rest = after;
    }
    left.push_str(rest);
    found.then_some(left)
}

/// A name that is removed from posts of the local page.
struct Name {
    /// What stands for it there: as people write it, and as posts of the bot do, in which a backslash is before what would be
    /// formatting.
    written: BTreeSet<String>,
    /// What takes its place.
    left: &'static str,
}

impl Name {
    fn new(name: &str) -> Self {
        let mut escaped = String::with_capacity(name.len());
        for c in name.chars() {
            if matches!(c, '\\' | '*' | '`' | '<') {
                escaped.push('\\');
            }
            escaped.push(c);
        }
        // One ASCII character, as the letters of units and the sign of a move, or a number is a name only where it stands as
        // one. A name of one other letter, as Chinese ones are, is nothing else.
        let is_short = name.len() == 1 || name.chars().all(|c| c.is_ascii_digit());
        if is_short {
            return Self { written: [format!("**{escaped}**")].into(), left: "**…**" };
        }
        Self { written: [name.to_owned(), escaped].into(), left: "…" }
    }

    /// Removes it from `text`. Returns whether it was there.
    fn leave(&self, text: &mut String) -> bool {
        let mut found = false;
        for written in &self.written {
            if let Some(left) = without(text, written, self.left) {
                *text = left;
                found = true;
            }
        }
        found
    }
}

/// The games with data of a person: as present or former player, in the waiting list, invited, as game master, or by
/// orders.
const TIED: &str = "SELECT id, name FROM games WHERE id IN (
         SELECT game_id FROM seats WHERE person = $1 UNION SELECT game_id FROM orders WHERE person = $1)
     ORDER BY created_at, id";

/// How the notes begin of who is still in a game that couldn't be read when they were forgotten; the game's id and theirs follow.
const UNFORGOTTEN: &str = "unforgotten.";

/// The same games, with their channels.
const CHANNELS: &str = "SELECT id, channel FROM games WHERE id IN (
         SELECT game_id FROM seats WHERE person = $1 UNION SELECT game_id FROM orders WHERE person = $1)";

/// A game that is about to be changed.
const DOCUMENT: Each = Each {
    sqlite: "SELECT body FROM games WHERE id = $1",
    postgres: "SELECT body FROM games WHERE id = $1 FOR UPDATE",
};

impl Store {
    /// All data that is stored about `person`, as JSON.
    pub async fn personal(&self, person: &PersonId) -> Result<Value, StoreError> {
        let known = self.person(person).await?;
        let preferences = known.map(|known| {
            json!({ "name": known.name, "language": known.language, "timezone": known.timezone, "current_game": known.current_game, "answered": known.answered, "ringing": known.ringing, "pictures": known.pictures, "wording": known.wording, "practice": known.practice, "what_if": known.what_if })
        });
        let mut listed = Vec::new();
        for (id, name) in self.tied_games(person).await? {
            let game = match self.game_alone(&id).await {
                Ok(Some(game)) => game,
                Ok(None) => continue,
                // It fails alone.
                Err(error) if error.is_of_a_document() => {
                    tracing::error!(game = %id, %error, "what a game has about somebody who asked for it can't be shown");
                    listed.push(json!({ "game": name, "id": id, "unreadable": true }));
                    continue;
                }
                Err(error) => return Err(error),
            };
            let waits = game.waiting.iter().any(|waiting| waiting.person == *person);
            let played = game.past_players.contains(person);
            let invited = game.invited.contains(person);
            let asks = game.requests.iter().any(|request| request.person == *person);
            let deputy =
                game.seats.iter().filter_map(|seat| seat.asked_deputy()).find(|deputy| deputy.person == *person);
            // Who wasn't told that they were asked doesn't learn it here.
            let deputy = deputy.filter(|deputy| deputy.was_told());
            let asked_for = games::askers(&game).any(|asker| asker == person);
            let former = game.seats.iter().find(|seat| seat.former() == Some(person));
            if let Some(part) = game.standing.of(person) {
                listed.push(json!({ "game": game.name, "id": game.id, "standing": part }));
            }
            let away = game.away.iter().filter(|away| away.person == *person);
            let away: Vec<_> = away.map(|away| json!({ "from": away.from, "to": away.to })).collect();
            for held in game.tenures.of(&game.id, &what_they_held(&game, person)) {
                listed.push(json!({ "game": game.name, "id": game.id, "as": held.name, "held": held.powers, "from": held.from, "until": held.to }));
            }
            if asked_for {
                listed.push(json!({ "game": game.name, "id": game.id, "asked_for_something": true }));
            }
            if let Some(watcher) = game.watchers.of(person) {
                listed.push(json!({ "game": game.name, "id": game.id, "as": watcher.name, "watches": watcher.state }));
            }
            if let Some(deputy) = deputy {
                listed.push(json!({ "game": game.name, "id": game.id, "deputy_from": deputy.from, "deputy_to": deputy.to, "as": deputy.name }));
            }
            if let Some(seat) = game.seat_of(person) {
                listed.push(json!({ "game": game.name, "id": game.id, "as": game.name_of(person), "powers": seat.powers, "stage": game.stage_name(), "away": away }));
            } else if let Some(seat) = former {
                listed.push(
                    json!({ "game": game.name, "id": game.id, "gave_up": seat.powers, "stage": game.stage_name() }),
                );
            } else if game.creator == *person || waits || played || invited || asks || !away.is_empty() {
                let creator = game.creator == *person;
                listed.push(
                    json!({ "game": game.name, "id": game.id, "creator": creator, "waits": waits, "played": played, "invited": invited, "asks_to_join": asks, "away": away }),
                );
            }
        }
        let rows = db::query(
            "SELECT game_id, phase, power, typed, sheet, sent_at,
                 (SELECT COUNT(*) FROM phases WHERE phases.game_id = orders.game_id
                      AND phases.number = orders.phase AND phases.report IS NOT NULL) AS adjudicated
             FROM orders WHERE person = $1 ORDER BY game_id, phase, power, revision",
        )
        .bind(person.as_str())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        let mut orders = Vec::with_capacity(rows.len());
        let mut read: Option<(GameId, Option<Game>)> = None;
        for row in &rows {
            let id = GameId(row.try_get("game_id")?);
            if read.as_ref().is_none_or(|(read, _)| *read != id) {
                let game = match self.game_alone(&id).await {
                    Err(error) if error.is_of_a_document() => None,
                    found => found?,
                };
                read = Some((id.clone(), game));
            }
            let known = read.as_ref().and_then(|(_, game)| game.as_ref());
            let (phase, power): (u32, PowerId) = (row.try_get("phase")?, row.try_get::<String>("power")?.into());
            // A sheet holds all orders of the power: who entered some for another player sees only what they typed. What
            // that player replaced later isn't published with the results either. Games of older versions don't say who
            // entered what.
            let is_theirs = known.is_some_and(|game| may_see_sent(game, person, &power, phase));
            // Of a game that can't be read it isn't known who may see what.
            let is_known = known.is_none_or(|game| game.standing.of(person).is_some());
            let is_theirs = is_theirs || !is_known && row.try_get::<i64>("adjudicated")? > 0;
            let sheet = typed_orders::readable(row.try_get("sheet")?);
            let stored: Vec<_> = sheet.lines.iter().filter(|_| is_theirs).map(|line| line.order.clone()).collect();
            orders.push(json!({
                "game": id,
                "phase": phase,
                "power": power,
                "typed": row.try_get::<String>("typed")?,
                "stored": stored,
                "sent_at": row.try_get::<i64>("sent_at")?,
            }));
        }
        let posts = self.count_of("SELECT COUNT(*) FROM outbox WHERE person = $1", person.as_str()).await?;
        let seen: Option<i64> = db::query_scalar("SELECT seen_at FROM persons WHERE id = $1")
            .bind(person.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        let local = match person.platform() {
            PlatformName::Local => {
                let written = "SELECT COUNT(*) FROM local_posts WHERE author = $1 AND author <> ''";
                let read = "SELECT COUNT(*) FROM local_posts WHERE place = '@' || $1 AND author <> $1";
                self.count_of(written, person.native()).await? + self.count_of(read, person.native()).await?
            }
            PlatformName::Discord | PlatformName::Matrix => 0,
        };
        let seen_in: Vec<String> = db::query_scalar("SELECT channel FROM sightings WHERE person = $1 ORDER BY channel")
            .bind(person.as_str())
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        Ok(json!({
            "person": person.as_str(),
            "preferences": preferences,
            "seen_in": seen_in,
            "last_heard": seen,
            "private_thread": self.order_thread_of(person).await?.map(|order_thread| order_thread.room),
            "games": listed,
            "orders": orders,
            "track_record": self.track_record(person).await?,
            "conduct": self.conduct_of(person).await?,
            "letters": self.letters_of(person).await?,
            "map_links": self.map_links_of(person).await?.into_iter()
                .map(|(made, until)| json!({ "made_at": made, "valid_until": until })).collect::<Vec<_>>(),
            "notes_of_posts_to_you": posts,
            "posts_on_the_local_page": local,
        }))
    }

    /// The games with data of a person, with their names.
    async fn tied_games(&self, person: &PersonId) -> Result<Vec<(GameId, String)>, StoreError> {
        let tied: Vec<(String, String)> =
            db::query_as(TIED).bind(person.as_str()).fetch_all(&mut self.readers.take().await?).await?;
        Ok(tied.into_iter().map(|(id, name)| (GameId(id), name)).collect())
    }

    /// Those of them that can't be read.
    pub async fn unreadable_games(&self, person: &PersonId) -> Result<Vec<(GameId, String)>, StoreError> {
        let mut unreadable = Vec::new();
        for (id, name) in self.tied_games(person).await? {
            match self.game_alone(&id).await {
                Ok(_) => {}
                Err(error) if error.is_of_a_document() => unreadable.push((id, name)),
                Err(error) => return Err(error),
            }
        }
        Ok(unreadable)
    }

    /// Removes those who were forgotten from the games that couldn't be read then and can be by now. Returns how many such notes
    /// are done with; the others stay.
    pub(super) async fn forget_left(&self, now: Timestamp) -> Result<u64, StoreError> {
        let mut done = 0;
        for (name, _) in self.cursors(UNFORGOTTEN).await? {
            let Some((id, person)) = name.strip_prefix(UNFORGOTTEN).and_then(|of| of.split_once('.')) else { continue };
            let person = PersonId::try_from(person.to_owned()).map_err(|_| StoreError::Nonsense("person id"))?;
            let id = GameId(id.to_owned());
            let read = self.game_alone(&id).await.map(|game| game.map(|game| game.channel));
            let channel = match read {
                Ok(channel) => channel,
                Err(error) if error.is_of_a_document() => {
                    tracing::error!(game = %id, %error, "a game still has data about somebody who was forgotten");
                    continue;
                }
                Err(error) => return Err(error),
            };
            let mut connection = self.durably().await?;
            let mut transaction = begin(&mut connection).await?;
            if let Some(channel) = channel {
                forget_in(&mut transaction, &person, (&id, channel), now).await?;
            }
            db::query("DELETE FROM cursors WHERE name = $1").bind(&name).execute(&mut transaction).await?;
            transaction.commit().await?;
            self.cache.clear();
            self.rooms_changed();
            self.seated_anew();
            tracing::info!(game = %id, "a game that can be read again has no data any more about somebody who was forgotten");
            done += 1;
        }
        Ok(done)
    }

    async fn count_of(&self, query: &'static str, about: &str) -> Result<i64, StoreError> {
        Ok(db::query_scalar(query).bind(about).fetch_one(&mut self.readers.take().await?).await?)
    }
}

/// What has to be deleted besides the person's own rows.
#[derive(Default)]
struct Traces {
    /// The names under which others saw them.
    names: BTreeSet<String>,
    games: Vec<Game>,
    /// The press rooms of those games.
    rooms: Vec<RoomId>,
}

/// The games that somebody isn't removed from when they are forgotten, since they can't be read.
#[derive(Clone, Copy)]
pub(super) enum Unreadable<'a> {
    /// Those that the person was told.
    Told(&'a [GameId]),
    /// Whichever these are: they aren't there to be told.
    Any,
}

/// Deletes the data of somebody who has no seat in a game that isn't over; `mark` is theirs. What is in games that can't be read is
/// noted, to be deleted later.
pub(super) async fn forget(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    (mark, now): (&Mark, Timestamp),
    unreadable: Unreadable<'_>,
) -> Result<(), StoreError> {
    let id = person.as_str();
    let mut traces = Traces::default();
    let known: Option<String> =
        db::query_scalar("SELECT name FROM persons WHERE id = $1").bind(id).fetch_optional(&mut *transaction).await?;
    traces.names.extend(known);
    let left = forget_in_games(transaction, person, (mark, now), (&mut traces, unreadable)).await?;
    traces.names.retain(|name| !name.trim().is_empty());
    forget_orders(transaction, person).await?;
    letters::forget(transaction, person).await?;
    conduct::forget(transaction, person).await?;
    track_records::forget(transaction, person).await?;
    forget_posts(transaction, person, &traces).await?;
    let order_thread: Option<String> = db::query_scalar("SELECT room FROM order_threads WHERE person = $1")
        .bind(id)
        .fetch_optional(&mut *transaction)
        .await?;
    traces.rooms.extend(order_thread.and_then(|room| RoomId::try_from(room).ok()));
    cursors::forget(transaction, person, &traces.rooms).await?;
    let rows = [
        "DELETE FROM persons WHERE id = $1",
        "DELETE FROM seats WHERE person = $1",
        "DELETE FROM order_threads WHERE person = $1",
        "DELETE FROM questions WHERE person = $1",
        "DELETE FROM map_links WHERE person = $1",
        "DELETE FROM sightings WHERE person = $1",
    ];
    transaction.run_each(&rows, id).await?;
    for game in left {
        tracing::error!(%game, "a game can't be read: what it has about somebody who asked to be forgotten stays until it can be");
        db::query("INSERT INTO seats (game_id, person) VALUES ($1, $2) ON CONFLICT (person, game_id) DO NOTHING")
            .bind(&game.0)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        db::query("INSERT INTO cursors (name, value) VALUES ($1, '') ON CONFLICT (name) DO NOTHING")
            .bind(format!("{UNFORGOTTEN}{game}.{person}"))
            .execute(&mut *transaction)
            .await?;
    }
    if person.platform() == PlatformName::Local {
        forget_locally(transaction, person.native(), &traces).await?;
    }
    Ok(())
}

/// Removes somebody who was forgotten from one game, which couldn't be read then. What they have done since elsewhere stays.
async fn forget_in(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    (game, channel): (&GameId, ChannelId),
    now: Timestamp,
) -> Result<(), StoreError> {
    let mark = mark_keys::key(transaction).await?.mark(person);
    if transaction.is_shared() {
        let places = places_in(transaction, person, &[(game.clone(), channel)]).await?;
        transaction.hold(&places.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    }
    let mut traces = Traces::default();
    forget_in_game(transaction, person, (&mark, now), &game.0, &mut traces).await?;
    traces.names.retain(|name| !name.trim().is_empty());
    let changed = forget_waiting(transaction, person, &traces).await?;
    for (platform, place) in changed {
        place_rows::follow(transaction, &platform, &place).await?;
    }
    cursors::forget_rooms(transaction, person, &traces.rooms).await?;
    db::query("DELETE FROM seats WHERE game_id = $1 AND person = $2")
        .bind(&game.0)
        .bind(person.as_str())
        .execute(&mut *transaction)
        .await?;
    if person.platform() == PlatformName::Local {
        forget_named(transaction, (person.native(), BTreeSet::new()), &traces).await?;
    }
    Ok(())
}

/// Removes somebody from the documents of their games, and collects what else must be deleted. Returns the games that can't be read.
async fn forget_in_games(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    (mark, now): (&Mark, Timestamp),
    (traces, unreadable): (&mut Traces, Unreadable<'_>),
) -> Result<Vec<GameId>, StoreError> {
    let tied: Vec<(String, String)> = db::query_as(TIED).bind(person.as_str()).fetch_all(&mut *transaction).await?;
    let mut left = Vec::new();
    for (id, _) in tied {
        let is_told = |told: &[GameId]| told.iter().any(|told| told.0 == id);
        if matches!(unreadable, Unreadable::Told(told) if is_told(told)) {
            left.push(GameId(id));
            continue;
        }
        match (forget_in_game(transaction, person, (mark, now), &id, traces).await, unreadable) {
            (Ok(()), _) => {}
            (Err(error), Unreadable::Any) if error.is_of_a_document() => left.push(GameId(id)),
            // Nobody is told that they are forgotten where more is left than they know.
            (Err(error), Unreadable::Any | Unreadable::Told(_)) => return Err(error),
        }
    }
    Ok(left)
}

/// The same in one game.
async fn forget_in_game(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    (mark, now): (&Mark, Timestamp),
    id: &str,
    traces: &mut Traces,
) -> Result<(), StoreError> {
    let body: String = db::query_scalar(DOCUMENT).bind(id).fetch_one(&mut *transaction).await?;
    let mut game = dragoman_game::model::read(&body)?;
    // If somebody else has taken the seat since, the name is theirs.
    let left = |seat: &&Seat| seat.former() == Some(person) && seat.is_vacant();
    let own = game.seats.iter().filter(|seat| seat.person() == Some(person) || left(seat));
    let name = |seat: &Seat| seat.name(&game.id, &storage()).unwrap_or_default().to_owned();
    traces.names.extend(own.map(name));
    traces.names.extend((game.creator == *person).then(|| game.master.clone()));
    let asked = game.requests.iter().filter(|request| request.person == *person);
    traces.names.extend(asked.map(|request| request.name.clone()));
    let deputies = game.seats.iter().filter_map(|seat| seat.asked_deputy());
    traces.names.extend(deputies.filter(|deputy| deputy.person == *person).map(|deputy| deputy.name.clone()));
    let asks = games::admissions(&game).filter(|asker| asker.person == *person);
    traces.names.extend(asks.map(|asker| asker.name.clone()));
    let waited = game.waiting.iter().filter(|one| one.person == *person);
    traces.names.extend(waited.map(|one| one.name.clone()));
    // What they have ordered in the phase that is played still counts, as when somebody resigns.
    let held = game.seats.iter().find(|seat| seat.person() == Some(person)).map(|seat| seat.powers.clone());
    if let (Some(held), Stage::Running(running)) = (held, &mut game.stage) {
        for power in held {
            let ordered = db::query("SELECT 1 FROM orders WHERE game_id = $1 AND phase = $2 AND power = $3 LIMIT 1")
                .bind(id)
                .bind(i64::from(running.number))
                .bind(power.as_str())
                .fetch_optional(&mut *transaction)
                .await?;
            if ordered.is_some() {
                running.sealed.insert(power);
            }
        }
    }
    if leave_nothing(&mut game, person, mark, now) {
        db::query("UPDATE games SET version = version + 1, body = $2, deadline_at = $3 WHERE id = $1")
            .bind(id)
            .bind(serde_json::to_string(&game)?)
            .bind(game.wake_at().map(Timestamp::as_millisecond))
            .execute(&mut *transaction)
            .await?;
    }
    let rooms: Vec<String> = db::query_scalar("SELECT room FROM rooms WHERE game_id = $1 AND room IS NOT NULL")
        .bind(id)
        .fetch_all(&mut *transaction)
        .await?;
    traces.rooms.extend(rooms.into_iter().filter_map(|room| RoomId::try_from(room).ok()));
    traces.games.push(game);
    Ok(())
}

/// Orders: the orders as understood are the game's history, the typed text is deleted. Each revision of a sheet repeats the
/// lines of those before it, also where somebody else sent them: others keep only their own messages.
async fn forget_orders(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<(), StoreError> {
    let rows = db::query(
        "SELECT game_id, phase, power, revision, person, typed, sheet FROM orders
         WHERE (game_id, phase, power) IN (SELECT game_id, phase, power FROM orders WHERE person = $1)",
    )
    .bind(person.as_str())
    .fetch_all(&mut *transaction)
    .await?;
    for row in &rows {
        let is_own = row.try_get::<String>("person")? == person.as_str();
        let kept: String = if is_own { String::new() } else { row.try_get("typed")? };
        typed_orders::wordless(transaction, row.try_get("game_id")?, row, &kept).await?;
    }
    db::query("UPDATE orders SET person = $2 WHERE person = $1")
        .bind(person.as_str())
        .bind(stranger(person.platform()).as_str())
        .execute(transaction)
        .await?;
    Ok(())
}

/// The places in which notices may change when `person` is forgotten. They are held before anything is changed: whoever
/// changes a game holds the places of its notices before it.
pub(super) async fn places_of(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<Vec<String>, StoreError> {
    if !transaction.is_shared() {
        return Ok(Vec::new());
    }
    let tied: Vec<(String, String)> = db::query_as(CHANNELS).bind(person.as_str()).fetch_all(&mut *transaction).await?;
    let mut games = Vec::with_capacity(tied.len());
    for (game, channel) in tied {
        games.push((GameId(game), ChannelId::try_from(channel).map_err(|_| StoreError::Nonsense("channel"))?));
    }
    places_in(transaction, person, &games).await
}

/// The person's places, the channels of `games`, and the places in which something waits about these.
async fn places_in(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    games: &[(GameId, ChannelId)],
) -> Result<Vec<String>, StoreError> {
    let own = "SELECT DISTINCT place FROM outbox WHERE person = $1";
    let mut places: Vec<String> = db::query_scalar(own).bind(person.as_str()).fetch_all(&mut *transaction).await?;
    for (game, channel) in games {
        places.push(serde_json::to_string(&Destination::Place(Place::Channel(channel.clone())))?);
        let waiting = "SELECT DISTINCT place FROM outbox WHERE game_id = $1 AND ended_at IS NULL";
        let waiting: Vec<String> = db::query_scalar(waiting).bind(&game.0).fetch_all(&mut *transaction).await?;
        places.extend(waiting);
    }
    Ok(places)
}

/// Notices to them are deleted; waiting notices to others are changed so that they don't mention them.
async fn forget_posts(transaction: &mut Transaction<'_>, person: &PersonId, traces: &Traces) -> Result<(), StoreError> {
    if transaction.is_shared() {
        // Those that have come since the first were held: now the games can't be changed any more.
        let games: Vec<_> = traces.games.iter().map(|game| (game.id.clone(), game.channel.clone())).collect();
        let places = places_in(transaction, person, &games).await?;
        transaction.hold(&places.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    }
    let gone = db::query("DELETE FROM outbox WHERE person = $1 RETURNING platform, place")
        .bind(person.as_str())
        .fetch_all(&mut *transaction)
        .await?;
    let mut changed: BTreeSet<(String, String)> = BTreeSet::new();
    for row in &gone {
        changed.insert((row.try_get("platform")?, row.try_get("place")?));
    }
    changed.extend(forget_waiting(transaction, person, traces).await?);
    for (platform, place) in changed {
        place_rows::follow(transaction, &platform, &place).await?;
    }
    Ok(())
}

/// What waits in the games of `traces` doesn't mention them any more. Returns the networks and places of what is left out.
async fn forget_waiting(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    traces: &Traces,
) -> Result<BTreeSet<(String, String)>, StoreError> {
    let mut changed: BTreeSet<(String, String)> = BTreeSet::new();
    for game in &traces.games {
        let channel = serde_json::to_string(&Destination::Place(Place::Channel(game.channel.clone())))?;
        let slot = format!("unreachable:{person}");
        let gone = db::query("DELETE FROM outbox WHERE place = $1 AND slot = $2 RETURNING platform, place")
            .bind(channel)
            .bind(slot)
            .fetch_all(&mut *transaction)
            .await?;
        for row in &gone {
            changed.insert((row.try_get("platform")?, row.try_get("place")?));
        }
        let waiting =
            db::query("SELECT seq, platform, place, notice FROM outbox WHERE game_id = $1 AND ended_at IS NULL")
                .bind(&game.id.0)
                .fetch_all(&mut *transaction)
                .await?;
        for row in &waiting {
            let Some(left) = unnamed(row.try_get("notice")?, person, &traces.names, &game.settings.variant) else {
                continue;
            };
            let seq: i64 = row.try_get("seq")?;
            if notice_from(&left).is_ok() {
                db::query("UPDATE outbox SET notice = $2 WHERE seq = $1 AND ended_at IS NULL")
                    .bind(seq)
                    .bind(left)
                    .execute(&mut *transaction)
                    .await?;
            } else {
                db::query("DELETE FROM outbox WHERE seq = $1").bind(seq).execute(&mut *transaction).await?;
                changed.insert((row.try_get("platform")?, row.try_get("place")?));
            }
        }
    }
    Ok(changed)
}

/// A stored notice with a placeholder id in place of `person`; `None` if they aren't in it.
fn unnamed(notice: &str, person: &PersonId, names: &BTreeSet<String>, variant: &str) -> Option<String> {
    let mut notice: Value = serde_json::from_str(notice).ok()?;
    let powers = rules::powers(variant);
    let is_power = |name: &str| powers.iter().any(|power| *power == name);
    // If a name is also a power's, the word is the power's.
    let names: BTreeSet<&str> = names.iter().map(String::as_str).filter(|name| !is_power(name)).collect();
    let before = notice.clone();
    replace(&mut notice, person, &names);
    (notice != before).then(|| notice.to_string())
}

/// Replaces `person` by a placeholder id where they stand alone, and removes them from lists of people.
fn replace(value: &mut Value, person: &PersonId, names: &BTreeSet<&str>) {
    match value {
        Value::String(text) if text == person.as_str() => {
            stranger(person.platform()).as_str().clone_into(text);
        }
        Value::String(text) if names.contains(text.as_str()) => "…".clone_into(text),
        Value::Array(values) => {
            values.retain(|value| value.as_str() != Some(person.as_str()));
            values.iter_mut().for_each(|value| replace(value, person, names));
        }
        Value::Object(fields) => fields.values_mut().for_each(|value| replace(value, person, names)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The local page is our own network: posts of the person are deleted too, and their name in posts of their games. The
/// host's account stays, since otherwise nobody could open the page any more.
async fn forget_locally(transaction: &mut Transaction<'_>, native: &str, traces: &Traces) -> Result<(), StoreError> {
    transaction.hold(&[local::POSTS]).await?;
    db::query("DELETE FROM local_people WHERE person = $1 AND host = 0")
        .bind(native)
        .execute(&mut *transaction)
        .await?;
    let written: Vec<String> =
        db::query_scalar("SELECT DISTINCT place FROM local_posts WHERE author = $1 AND author <> ''")
            .bind(native)
            .fetch_all(&mut *transaction)
            .await?;
    let mut gone = Vec::new();
    for query in [
        "DELETE FROM local_posts WHERE author = $1 AND author <> '' RETURNING image_sha256, file_sha256",
        "DELETE FROM local_posts WHERE place = '@' || $1 RETURNING image_sha256, file_sha256",
    ] {
        gone.extend(db::query(query).bind(native).fetch_all(&mut *transaction).await?);
    }
    local::let_go(transaction, local::enclosed(&gone)?).await?;
    forget_named(transaction, (native, written.into_iter().collect()), traces).await
}

/// Removes their names from posts in the places of their games and in those where they have `written`, and them from rooms.
async fn forget_named(
    transaction: &mut Transaction<'_>,
    (native, written): (&str, BTreeSet<String>),
    traces: &Traces,
) -> Result<(), StoreError> {
    let mut near: BTreeSet<String> = BTreeSet::new();
    let local = |platform| platform == PlatformName::Local;
    for game in &traces.games {
        near.extend(Some(&game.channel).filter(|id| local(id.platform())).map(|id| format!("#{}", id.native())));
        let others = game.people().chain([&game.creator]).filter(|other| local(other.platform()));
        near.extend(others.map(|other| format!("@{}", other.native())));
    }
    let rooms = traces.rooms.iter().filter(|room| local(room.platform()));
    near.extend(rooms.clone().map(|room| format!("&{}", room.native())));
    for place in &near {
        drop_files(transaction, place).await?;
    }
    near.extend(written);
    // As in notices: if a name is also a power's, the word is the power's.
    let powers: Vec<_> = traces.games.iter().flat_map(|game| rules::powers(&game.settings.variant)).collect();
    let is_power = |name: &str| powers.iter().any(|power| *power == *name.to_ascii_uppercase());
    let names: Vec<Name> = traces.names.iter().filter(|name| !is_power(name)).map(|name| Name::new(name)).collect();
    for place in &near {
        forget_names(transaction, place, &names).await?;
    }
    for room in rooms {
        let members: Option<String> = db::query_scalar("SELECT members FROM local_rooms WHERE id = $1")
            .bind(room.native())
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(members) = members else { continue };
        let mut members: Vec<String> = serde_json::from_str(&members)?;
        members.retain(|member| member != native);
        db::query("UPDATE local_rooms SET members = $2 WHERE id = $1")
            .bind(room.native())
            .bind(serde_json::to_string(&members)?)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

/// Removes the bot's files from a place of the local page: those that people read have the names of players. They can be asked
/// for again.
async fn drop_files(transaction: &mut Transaction<'_>, place: &str) -> Result<(), StoreError> {
    // What only programs read names nobody.
    let those = "place = $1 AND author = '' AND file_media <> 'application/json'";
    let rows = db::query(db::Made(format!("SELECT image_sha256, file_sha256 FROM local_posts WHERE {those}")))
        .bind(place)
        .fetch_all(&mut *transaction)
        .await?;
    if rows.is_empty() {
        return Ok(());
    }
    db::query(db::Made(format!(
        "UPDATE local_posts SET file_sha256 = NULL, file = NULL, file_name = NULL, file_media = NULL WHERE {those}"
    )))
    .bind(place)
    .execute(&mut *transaction)
    .await?;
    local::let_go(transaction, local::enclosed(&rows)?).await
}

/// Removes names from the posts in a place of the local page.
async fn forget_names(transaction: &mut Transaction<'_>, place: &str, names: &[Name]) -> Result<(), StoreError> {
    let rows = db::query("SELECT seq, text, alt, actions FROM local_posts WHERE place = $1")
        .bind(place)
        .fetch_all(&mut *transaction)
        .await?;
    for row in &rows {
        let (mut text, mut alt): (String, String) = (row.try_get("text")?, row.try_get("alt")?);
        let actions: String = row.try_get("actions")?;
        // Of buttons only what people read: what they do is told by their ids.
        let read = serde_json::from_str::<Vec<LocalAction>>(&actions);
        // Buttons that can't be read may name anybody: they are removed.
        let mut changed = read.is_err();
        let mut buttons = read.unwrap_or_default();
        for name in names {
            for text in [&mut text, &mut alt].into_iter().chain(buttons.iter_mut().map(|button| &mut button.label)) {
                changed |= name.leave(text);
            }
        }
        if !changed {
            continue;
        }
        db::query("UPDATE local_posts SET text = $2, alt = $3, actions = $4 WHERE seq = $1")
            .bind(row.try_get::<i64>("seq")?)
            .bind(text)
            .bind(alt)
            .bind(serde_json::to_string(&buttons)?)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
