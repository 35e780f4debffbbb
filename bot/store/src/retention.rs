//! Deletes data that has been kept long enough (see [`lives`]), a few rows at a time.
//!
//! Each task finds its rows by an index, changes at most [`STEP`] of them in one transaction, and can be interrupted
//! anywhere: remaining rows are found again. What is never deleted here is listed in `lives.rs`.

use dragoman_game::event::PlatformName;
use dragoman_game::model::GameId;
use dragoman_runtime::notes;
use jiff::{SignedDuration, Timestamp};

use super::db::{self, Transaction, begin};
use super::error::StoreError;
use super::lives::{self, before};
use super::opened::Store;
use super::{letters, local, place_rows, statements, typed_orders};

/// How many rows one step deletes at most, so that others don't have to wait for it.
pub const STEP: u32 = 500;

/// How many pictures one step moves: they are large.
const PICTURES: u32 = 20;

/// A kind of data to delete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// Questions that are too old to be answered.
    Questions,
    /// Links to maps on which orders are chosen, some time after they have ended.
    MapLinks,
    /// Ids of events that can't be repeated any more, also of those that were set aside.
    Events,
    /// Networks' ids of posts that can't be edited any more.
    Posts,
    /// Networks' ids of posts that belong to no game and could be edited.
    EditablePosts,
    /// Notices for a network that isn't switched on.
    AbandonedPosts,
    /// Notes that adapters don't need any more.
    Notes,
    /// People who haven't done anything for a long time.
    Persons,
    /// Practices whose people have been silent for too long.
    Practices,
    /// Boards on which nobody has tried orders for too long.
    Boards,
    /// Sightings of people in channels where they haven't done anything for a long time.
    Sightings,
    /// Rows of lists of people, and reports, that have ended; sentences that nobody has named for long.
    Conduct,
    /// How people have played, and who lets game masters see it.
    TrackRecords,
    /// Networks' ids of a finished game's posts and rooms; a lobby that never became a game.
    FinishedGames,
    /// The typed text of a finished game's orders.
    TypedOrders,
    /// Local pictures that an older version has stored beside their posts: they are moved.
    UnsharedPictures,
    /// That somebody has asked to be forgotten.
    Forgotten,
    /// What is left of forgotten people in games that couldn't be read when they asked for it.
    Unforgotten,
    /// Earlier versions of local posts.
    LocalVersions,
    /// Pictures and files on the local page.
    LocalPictures,
    /// Posts of the local page.
    LocalPosts,
}

/// All tasks.
pub const CHORES: [Chore; 21] = [
    Chore::Conduct,
    Chore::TrackRecords,
    Chore::Questions,
    Chore::MapLinks,
    Chore::Events,
    Chore::Posts,
    Chore::EditablePosts,
    Chore::AbandonedPosts,
    Chore::Persons,
    Chore::Practices,
    Chore::Boards,
    Chore::Sightings,
    Chore::FinishedGames,
    Chore::Notes,
    Chore::TypedOrders,
    Chore::Forgotten,
    Chore::Unforgotten,
    Chore::UnsharedPictures,
    Chore::LocalVersions,
    Chore::LocalPictures,
    Chore::LocalPosts,
];

const QUESTIONS: &str =
    "DELETE FROM questions WHERE id IN (SELECT id FROM questions WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2)";
const MAP_LINKS: &str =
    "DELETE FROM map_links WHERE id IN (SELECT id FROM map_links WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2)";
const EVENTS: &str = "DELETE FROM inbox WHERE id IN (SELECT id FROM inbox WHERE at <= $1 ORDER BY at LIMIT $2)";
/// The table has running tries and events that were set aside: it is small, and needs no index.
const TRIED: &str = "DELETE FROM tries WHERE event IN (SELECT event FROM tries WHERE at <= $1 LIMIT $2)";
const POSTS: &str = "DELETE FROM outbox WHERE seq IN (
     SELECT seq FROM outbox WHERE ended_at <= $1 AND slot IS NULL ORDER BY ended_at LIMIT $2)";
const EDITABLE_POSTS: &str = "DELETE FROM outbox WHERE seq IN (
     SELECT seq FROM outbox WHERE ended_at <= $1 AND slot IS NOT NULL AND game_id IS NULL ORDER BY ended_at LIMIT $2)";

/// The dispatcher postpones what it can't post by a quarter of an hour at most: a row that is overdue for days has no
/// dispatcher.
const ABANDONED: &str = "SELECT platform, place FROM places
     WHERE platform = $1 AND urgency = $2 AND ready_at <= $3 ORDER BY ready_at LIMIT $4";

/// A game that is over and of which only the typed orders are to be deleted.
const ENDED: &str = "SELECT id FROM games WHERE cleared = 1 AND over_at <= $1 ORDER BY over_at LIMIT 1";

/// A game that is over since $1 and isn't cleared. While something about it waits for a network that is away, its posts and
/// rooms are needed, until $2.
const FINISHED: &str = "SELECT id FROM games WHERE cleared = 0 AND over_at <= $1 AND (over_at <= $2 OR NOT EXISTS (
         SELECT 1 FROM outbox WHERE outbox.game_id = games.id AND outbox.ended_at IS NULL))
     ORDER BY over_at LIMIT 1";

/// One whose letters or statements are still stored.
const TALKED: &str = "SELECT id FROM games WHERE cleared = 0 AND over_at <= $1
         AND (EXISTS (SELECT 1 FROM letters WHERE letters.game_id = games.id)
             OR EXISTS (SELECT 1 FROM statements WHERE statements.game_id = games.id))
     ORDER BY over_at LIMIT 1";

const SILENT: &str = "SELECT id FROM persons WHERE seen_at <= $1 AND NOT EXISTS (
         SELECT 1 FROM seats JOIN games ON games.id = seats.game_id
         WHERE seats.person = persons.id AND games.stage || '' <> 'over')
     ORDER BY seen_at LIMIT $2";

const PRACTICES: &str = "UPDATE persons SET practice = NULL, practised_at = NULL WHERE id IN (
     SELECT id FROM persons WHERE practised_at <= $1 ORDER BY practised_at LIMIT $2)";

const BOARDS: &str = "UPDATE persons SET what_if = NULL, tried_at = NULL WHERE id IN (
     SELECT id FROM persons WHERE tried_at <= $1 ORDER BY tried_at LIMIT $2)";

const LISTS: &str = "DELETE FROM lists WHERE (list, owner, subject) IN (
     SELECT list, owner, subject FROM lists WHERE until <= $1 ORDER BY until LIMIT $2)";
const REPORTS: &str =
    "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE until <= $1 ORDER BY until LIMIT $2)";
/// The table has at most one row for each message: it is small, and needs no index.
const WRONG_SENTENCES: &str = "DELETE FROM wrong_sentences WHERE (language, message) IN (
     SELECT language, message FROM wrong_sentences WHERE last_at <= $1 LIMIT $2)";

const TRACK_RECORDS: &str = "DELETE FROM track_records WHERE (person, game_id) IN (
     SELECT person, game_id FROM track_records WHERE at <= $1 ORDER BY at LIMIT $2)";
const SHARED_RECORDS: &str = "DELETE FROM shared_records WHERE person IN (SELECT person FROM shared_records WHERE at <= $1 ORDER BY at LIMIT $2)";

const FORGOTTEN: &str = "DELETE FROM forgotten WHERE (mark, at) IN (
     SELECT mark, at FROM forgotten WHERE at <= $1 ORDER BY at LIMIT $2)";

const SIGHTINGS: &str = "DELETE FROM sightings WHERE (channel, person) IN (
     SELECT channel, person FROM sightings WHERE at <= $1 ORDER BY at LIMIT $2)";

/// Rooms with stored members ($1 until $2) that aren't a press room or an order thread any more; $3 and the native id are the
/// room's id.
const LEFT_ROOMS: &str = "SELECT substr(name, length($1) + 1) FROM cursors WHERE name >= $1 AND name < $2
         AND NOT EXISTS (SELECT 1 FROM rooms WHERE room = $3 || substr(name, length($1) + 1))
         AND NOT EXISTS (SELECT 1 FROM order_threads WHERE room = $3 || substr(name, length($1) + 1))
     LIMIT $4";

const VERSIONS: &str =
    "SELECT seq, edit, translates, image_sha256, file_sha256 FROM local_posts WHERE superseded_at <= $1
     ORDER BY superseded_at LIMIT $2";
const ENCLOSING: &str = "SELECT seq, image_sha256, file_sha256 FROM local_posts
     WHERE at <= $1 AND (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL) ORDER BY at LIMIT $2";
/// The same of versions of which another has taken the place, and how long that is ago: pages may still load the earlier one.
const REPLACED: &str = "SELECT seq, image_sha256, file_sha256 FROM local_posts
     WHERE superseded_at <= $1 AND (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL)
     ORDER BY superseded_at LIMIT $2";
const SHOWN: SignedDuration = SignedDuration::from_hours(1);
const OLD: &str = "SELECT seq, image_sha256, file_sha256 FROM local_posts WHERE at <= $1 AND NOT EXISTS (
         SELECT 1 FROM local_posts later WHERE later.id = local_posts.id AND later.at > $1)
     ORDER BY at LIMIT $2";

impl Store {
    /// Does one step of a task. Returns how many rows it deleted or moved: nothing is left if that is 0.
    pub async fn tidy(&self, chore: Chore, now: Timestamp) -> Result<u64, StoreError> {
        match chore {
            Chore::Questions => self.delete(QUESTIONS, now.as_millisecond()).await,
            Chore::MapLinks => self.delete(MAP_LINKS, before(now, lives::MAP_LINK)).await,
            Chore::Events => {
                let before = before(now, lives::EVENT_ID);
                Ok(self.delete(EVENTS, before).await? + self.delete(TRIED, before).await?)
            }
            Chore::Posts => self.delete(POSTS, before(now, lives::NOTE_OF_POST)).await,
            Chore::EditablePosts => self.delete(EDITABLE_POSTS, before(now, lives::NOTE_OF_EDITABLE_POST)).await,
            Chore::AbandonedPosts => self.abandoned(before(now, lives::ABANDONED_POST)).await,
            Chore::Notes => self.notes(now).await,
            Chore::Persons => self.silent(before(now, lives::PERSON)).await,
            Chore::Practices => self.delete(PRACTICES, before(now, lives::PRACTICE)).await,
            Chore::Boards => self.delete(BOARDS, before(now, lives::WHAT_IF)).await,
            Chore::Sightings => self.delete(SIGHTINGS, before(now, lives::SIGHTING)).await,
            Chore::Conduct => {
                let at = now.as_millisecond();
                let wrong = self.delete(WRONG_SENTENCES, before(now, lives::WRONG_SENTENCE)).await?;
                Ok(self.delete(LISTS, at).await? + self.delete(REPORTS, at).await? + wrong)
            }
            Chore::TrackRecords => {
                let before = before(now, lives::TRACK_RECORD);
                Ok(self.delete(TRACK_RECORDS, before).await? + self.delete(SHARED_RECORDS, before).await?)
            }
            Chore::FinishedGames => self.finished(now).await,
            Chore::TypedOrders => self.typed(before(now, lives::TYPED_ORDERS)).await,
            Chore::Forgotten => {
                let done = self.delete(FORGOTTEN, before(now, lives::FORGOTTEN)).await?;
                if done > 0 {
                    self.list_forgotten().await?;
                }
                Ok(done)
            }
            Chore::Unforgotten => self.forget_left(now).await,
            Chore::UnsharedPictures => self.share_pictures().await,
            Chore::LocalVersions => {
                let shown = self.local_pictures(REPLACED, before(now, SHOWN)).await?;
                Ok(shown + self.local_versions(before(now, lives::LOCAL_VERSION)).await?)
            }
            Chore::LocalPictures => self.local_pictures(ENCLOSING, before(now, lives::LOCAL_PICTURE)).await,
            Chore::LocalPosts => self.local_posts(before(now, lives::LOCAL_POST)).await,
        }
    }

    async fn delete(&self, query: &'static str, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let done = db::query(query).bind(until).bind(STEP).execute(&mut connection).await?;
        Ok(done)
    }

    async fn abandoned(&self, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        let mut gone = 0;
        for platform in PlatformName::ALL {
            for urgency in 0..3 {
                let found: Vec<(String, String)> = db::query_as(ABANDONED)
                    .bind(platform.as_str())
                    .bind(urgency)
                    .bind(until)
                    .bind(STEP)
                    .fetch_all(&mut transaction)
                    .await?;
                for (platform, place) in found {
                    transaction.hold(&[&place]).await?;
                    let done = db::query(
                        "DELETE FROM outbox WHERE seq IN (SELECT seq FROM outbox
                             WHERE platform = $1 AND place = $2 AND ended_at IS NULL AND due_at <= $3 ORDER BY seq LIMIT $4)",
                    )
                    .bind(&platform)
                    .bind(&place)
                    .bind(until)
                    .bind(STEP)
                    .execute(&mut transaction)
                    .await?;
                    place_rows::follow(&mut transaction, &platform, &place).await?;
                    gone += done;
                    if gone >= u64::from(STEP) {
                        transaction.commit().await?;
                        return Ok(gone);
                    }
                }
            }
        }
        transaction.commit().await?;
        Ok(gone)
    }

    /// Notes that are done with have no time of their own: it begins when they are first seen here.
    async fn notes(&self, now: Timestamp) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        let mut done = 0;
        for begins in notes::EMPTY_WHEN_DONE {
            let ends = format!("{begins}~");
            db::query(
                "UPDATE cursors SET idle_since = $3 WHERE name IN (SELECT name FROM cursors
                     WHERE name >= $1 AND name < $2 AND value = '' AND idle_since IS NULL LIMIT $4)",
            )
            .bind(begins)
            .bind(&ends)
            .bind(now.as_millisecond())
            .bind(STEP)
            .execute(&mut transaction)
            .await?;
            done += db::query(
                "DELETE FROM cursors WHERE name IN (SELECT name FROM cursors
                     WHERE name >= $1 AND name < $2 AND value = '' AND idle_since <= $3 LIMIT $4)",
            )
            .bind(begins)
            .bind(&ends)
            .bind(before(now, lives::EVENT_ID))
            .bind(STEP)
            .execute(&mut transaction)
            .await?;
        }
        for of_rooms in &notes::OF_ROOMS {
            done += rooms_left(&mut transaction, of_rooms).await?;
        }
        transaction.commit().await?;
        Ok(done)
    }

    async fn silent(&self, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        let people: Vec<String> = db::query_scalar(SILENT).bind(until).bind(STEP).fetch_all(&mut transaction).await?;
        for person in &people {
            let rows = ["DELETE FROM persons WHERE id = $1", "DELETE FROM order_threads WHERE person = $1"];
            transaction.run_each(&rows, person).await?;
        }
        transaction.commit().await?;
        if !people.is_empty() {
            self.seated_anew();
        }
        Ok(people.len() as u64)
    }

    /// The first game that ended long enough ago: its posts and rooms.
    async fn finished(&self, now: Timestamp) -> Result<u64, StoreError> {
        let until = before(now, lives::FINISHED_GAME);
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        let found = db::query_scalar::<String>(FINISHED).bind(until).bind(before(now, lives::TYPED_ORDERS));
        let Some(game) = found.fetch_optional(&mut transaction).await? else {
            let talked = talked(&mut transaction, until).await?;
            transaction.commit().await?;
            return Ok(talked);
        };
        if transaction.is_shared() {
            let places = db::query_scalar::<String>("SELECT DISTINCT place FROM outbox WHERE game_id = $1").bind(&game);
            let places = places.fetch_all(&mut transaction).await?;
            transaction.hold(&places.iter().map(String::as_str).chain([local::POSTS]).collect::<Vec<_>>()).await?;
        }
        let mut gone = posts_of(&mut transaction, &game).await?;
        if gone == 0 {
            gone = local_room_of(&mut transaction, &game).await?;
        }
        if gone == 0 {
            gone = db::query("DELETE FROM rooms WHERE game_id = $1").bind(&game).execute(&mut transaction).await?;
            letters::delete(&mut transaction, &game).await?;
            statements::delete(&mut transaction, &game).await?;
            clear(&mut transaction, &game).await?;
            gone += 1;
        }
        transaction.commit().await?;
        self.cache.remove(&GameId(game));
        self.rooms_changed();
        self.seated_anew();
        Ok(gone)
    }

    /// The first game that ended before `until`: the typed text of its orders.
    async fn typed(&self, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        let Some(game) = db::query_scalar::<String>(ENDED).bind(until).fetch_optional(&mut transaction).await? else {
            return Ok(0);
        };
        let rows = db::query(
            "SELECT phase, power, revision, sheet FROM orders
             WHERE game_id = $1 AND (typed <> ''
                 OR replace(sheet, '\"typed\":\"\"', '') LIKE '%\"typed\":\"%') LIMIT $2",
        )
        .bind(&game)
        .bind(STEP)
        .fetch_all(&mut transaction)
        .await?;
        for row in &rows {
            typed_orders::wordless(&mut transaction, &game, row, "").await?;
        }
        if rows.is_empty() {
            db::query("UPDATE games SET cleared = 2 WHERE id = $1").bind(&game).execute(&mut transaction).await?;
        }
        transaction.commit().await?;
        Ok(rows.len() as u64 + 1)
    }

    async fn share_pictures(&self) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[local::POSTS]).await?;
        let rows = db::query(
            "SELECT seq, image, file FROM local_posts WHERE image IS NOT NULL OR file IS NOT NULL ORDER BY seq LIMIT $1",
        )
        .bind(PICTURES)
        .fetch_all(&mut transaction)
        .await?;
        for row in &rows {
            let image = local::keep(&mut transaction, row.try_get("image")?).await?;
            let file = local::keep(&mut transaction, row.try_get("file")?).await?;
            db::query(
                "UPDATE local_posts SET image = NULL, file = NULL, image_sha256 = COALESCE($2, image_sha256),
                     file_sha256 = COALESCE($3, file_sha256) WHERE seq = $1",
            )
            .bind(row.try_get::<i64>("seq")?)
            .bind(image)
            .bind(file)
            .execute(&mut transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(rows.len() as u64)
    }

    /// The first version keeps the post's position among the others, and nothing else; what it said in other languages goes.
    async fn local_versions(&self, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[local::POSTS]).await?;
        let rows = db::query(VERSIONS).bind(until).bind(STEP).fetch_all(&mut transaction).await?;
        for row in &rows {
            let query = if row.try_get::<bool>("edit")? || row.try_get::<Option<i64>>("translates")?.is_some() {
                "DELETE FROM local_posts WHERE seq = $1"
            } else {
                "UPDATE local_posts SET text = '', alt = '', actions = '[]', image = NULL, file = NULL,
                     image_sha256 = NULL, file_sha256 = NULL, file_name = NULL, file_media = NULL, superseded_at = NULL
                 WHERE seq = $1"
            };
            db::query(query).bind(row.try_get::<i64>("seq")?).execute(&mut transaction).await?;
        }
        local::let_go(&mut transaction, local::enclosed(&rows)?).await?;
        transaction.commit().await?;
        Ok(rows.len() as u64)
    }

    async fn local_pictures(&self, which: &'static str, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[local::POSTS]).await?;
        let rows = db::query(which).bind(until).bind(STEP).fetch_all(&mut transaction).await?;
        for row in &rows {
            db::query(local::WITHOUT_ENCLOSED).bind(row.try_get::<i64>("seq")?).execute(&mut transaction).await?;
        }
        local::let_go(&mut transaction, local::enclosed(&rows)?).await?;
        transaction.commit().await?;
        Ok(rows.len() as u64)
    }

    async fn local_posts(&self, until: i64) -> Result<u64, StoreError> {
        let mut connection = self.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[local::POSTS]).await?;
        let rows = db::query(OLD).bind(until).bind(STEP).fetch_all(&mut transaction).await?;
        local::delete(&mut transaction, &rows).await?;
        transaction.commit().await?;
        Ok(rows.len() as u64)
    }
}

/// Notes about rooms that aren't stored any more: their members, and what else is noted of them.
async fn rooms_left(transaction: &mut Transaction<'_>, of_rooms: &notes::NotesOfRooms) -> Result<u64, StoreError> {
    let rooms: Vec<String> = db::query_scalar(LEFT_ROOMS)
        .bind(of_rooms.members)
        .bind(format!("{}~", of_rooms.members))
        .bind(format!("{}:", of_rooms.platform))
        .bind(STEP)
        .fetch_all(&mut *transaction)
        .await?;
    for room in &rooms {
        for begins in [of_rooms.members].iter().chain(of_rooms.others) {
            db::query("DELETE FROM cursors WHERE name = $1")
                .bind(format!("{begins}{room}"))
                .execute(&mut *transaction)
                .await?;
        }
    }
    Ok(rooms.len() as u64)
}

/// What was said in the first game that ended before `until`: that is deleted in time, also while its posts are kept.
async fn talked(transaction: &mut Transaction<'_>, until: i64) -> Result<u64, StoreError> {
    let game: Option<String> = db::query_scalar(TALKED).bind(until).fetch_optional(&mut *transaction).await?;
    let Some(game) = game else { return Ok(0) };
    letters::delete(transaction, &game).await?;
    statements::delete(transaction, &game).await?;
    Ok(1)
}

/// Ids of a game's posts, and notices about it that nobody could post in all the time.
async fn posts_of(transaction: &mut Transaction<'_>, game: &str) -> Result<u64, StoreError> {
    let rows = db::query(
        "DELETE FROM outbox WHERE seq IN (SELECT seq FROM outbox WHERE game_id = $1 LIMIT $2)
         RETURNING platform, place, ended_at IS NULL AS waited",
    )
    .bind(game)
    .bind(STEP)
    .fetch_all(&mut *transaction)
    .await?;
    for row in &rows {
        if row.try_get::<bool>("waited")? {
            place_rows::follow(transaction, row.try_get("platform")?, row.try_get("place")?).await?;
        }
    }
    Ok(rows.len() as u64)
}

/// Posts of one of the game's press rooms on the local page; then the room.
async fn local_room_of(transaction: &mut Transaction<'_>, game: &str) -> Result<u64, StoreError> {
    let room: Option<String> = db::query_scalar(
        "SELECT local_rooms.id FROM rooms JOIN local_rooms ON local_rooms.key = rooms.key
         WHERE rooms.game_id = $1 LIMIT 1",
    )
    .bind(game)
    .fetch_optional(&mut *transaction)
    .await?;
    let Some(room) = room else { return Ok(0) };
    let rows = db::query("SELECT seq, image_sha256, file_sha256 FROM local_posts WHERE place = '&' || $1 LIMIT $2")
        .bind(&room)
        .bind(STEP)
        .fetch_all(&mut *transaction)
        .await?;
    local::delete(transaction, &rows).await?;
    if rows.is_empty() {
        db::query("DELETE FROM local_rooms WHERE id = $1").bind(&room).execute(&mut *transaction).await?;
    }
    Ok(rows.len() as u64 + 1)
}

/// Stores that a game's posts and rooms were deleted. A lobby that never became a game has no history to keep.
async fn clear(transaction: &mut Transaction<'_>, game: &str) -> Result<(), StoreError> {
    let played: bool = db::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM phases WHERE game_id = $1) OR EXISTS (SELECT 1 FROM orders WHERE game_id = $1)",
    )
    .bind(game)
    .fetch_one(&mut *transaction)
    .await?;
    let queries: &[&'static str] = if played {
        &["UPDATE games SET cleared = 1 WHERE id = $1"]
    } else {
        &["DELETE FROM seats WHERE game_id = $1", "DELETE FROM games WHERE id = $1"]
    };
    Ok(transaction.run_each(queries, game).await?)
}

#[cfg(test)]
mod tests;
