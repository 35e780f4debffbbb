//! Games with their orders, phases and press rooms.

use std::collections::BTreeMap;

use dragoman_game::event::{ChannelId, PersonId, RoomId};
use dragoman_game::loaded::{LoadedGame, OrderRow, RoomRow, hears};
use dragoman_game::model::{Admission, Deputy, Game, GameId, Part, PhaseRecord, PowerId, Seat, Stage};
use dragoman_game::person::is_stranger;
use dragoman_game::rules::{Sheets, StoredSheet, knows};
use jiff::Timestamp;

use super::db::{self, Each, Row, Transaction, begin};
use super::error::StoreError;
use super::opened::Store;

/// The people by whom a game can be found, as players or otherwise, and those who are only mentioned in it: its waiting
/// list, those who lost their seats, and those who have asked for something. Everybody whom the document names is in one of the
/// lists, so that they are shown it and can be forgotten.
fn tied(game: &Game) -> (Vec<&PersonId>, Vec<&PersonId>) {
    // Former players may come back, invited people may take a seat, deputies play one, and the game master may not
    // play: they find the game too.
    let deputies = || game.seats.iter().filter_map(Seat::asked_deputy);
    let others = game.seats.iter().flat_map(|seat| seat.former().into_iter().chain(seat.invited()));
    let others = others.chain(deputies().filter(|deputy| deputy.was_told()).map(|deputy| &deputy.person));
    let watchers = game.watchers.iter().map(|watcher| &watcher.person);
    let people = game.people().chain(others).chain([&game.creator]).chain(&game.invited).chain(watchers).collect();
    let waiting = game.waiting.iter().map(|waiting| &waiting.person);
    let away = game.away.iter().map(|away| &away.person).chain(game.requests.iter().map(|request| &request.person));
    let held = game.tenures.people().filter(|person| !is_stranger(person));
    let standing = game.standing.parts().iter().filter_map(Part::person).filter(|person| !is_stranger(person));
    // Who wasn't told that they were asked to be a deputy doesn't find the game by it.
    let untold = deputies().filter(|deputy| !deputy.was_told()).map(|deputy| &deputy.person);
    let former = game.running().into_iter().flat_map(|running| &running.former_deputies);
    let mentioned =
        waiting.chain(&game.past_players).chain(away).chain(held).chain(standing).chain(untold).chain(former);
    (people, mentioned.chain(askers(game)).collect())
}

/// Those who ask for a seat in a vote or a ballot.
pub(super) fn admissions(game: &Game) -> impl Iterator<Item = &Admission> {
    game.votes.iter().filter_map(|vote| vote.proposal.asker()).chain(game.ballots.askers())
}

/// Those who have asked for a seat, or for something that an administrator may do, whatever they are in the game.
pub(super) fn askers(game: &Game) -> impl Iterator<Item = &PersonId> {
    let seats = admissions(game).map(|asker| &asker.person).chain(game.seats.iter().filter_map(Seat::agreed));
    let deed = game.asked.as_ref().and_then(|asked| asked.by.as_ref());
    seats.chain(deed).filter(|person| !is_stranger(person))
}

/// The note that the games of older versions are found by everybody whom they mention.
const MENTIONED: &str = "mentioned";

/// How many games are read in one transaction.
const PAGE: u32 = 50;

/// A few games after another.
const BODIES: Each = Each {
    sqlite: "SELECT id, body FROM games WHERE id > $1 ORDER BY id LIMIT $2",
    postgres: "SELECT id, body FROM games WHERE id > $1 ORDER BY id LIMIT $2 FOR UPDATE",
};

async fn find_by_mentioned(
    transaction: &mut Transaction<'_>,
    id: &str,
    mentioned: Vec<&PersonId>,
) -> Result<(), StoreError> {
    for person in mentioned {
        db::query("INSERT INTO seats (game_id, person, waits) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING")
            .bind(id)
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

/// What a change of a game means for look-ups by its people.
#[derive(Clone, Copy, Debug)]
pub(super) struct News {
    /// The people through whom it is found have changed.
    pub(super) people: bool,
    /// Somebody holds or stands in for other powers, or the game's name, channel or end has changed.
    pub(super) seats: bool,
}

impl Default for News {
    /// The earlier state is unknown.
    fn default() -> Self {
        Self { people: true, seats: true }
    }
}

impl News {
    pub(super) fn of(before: &Game, now: &Game) -> Self {
        let deputy = |deputy: &Deputy| deputy.has_accepted().then(|| (deputy.person.clone(), deputy.has_begun()));
        let seat = |seat: &Seat| (seat.holder().clone(), seat.powers.clone(), seat.deputy().and_then(deputy));
        let seats = |game: &Game| game.seats.iter().map(seat).collect();
        let (held, holding): (Vec<_>, Vec<_>) = (seats(before), seats(now));
        let is_over = |game: &Game| matches!(game.stage, Stage::Over(_));
        Self {
            people: tied(before) != tied(now),
            seats: before.name != now.name
                || before.channel != now.channel
                || is_over(before) != is_over(now)
                || held != holding,
        }
    }
}

/// Writes a game with its `version`; `news` says which look-ups have changed.
pub(super) async fn save(
    transaction: &mut Transaction<'_>,
    game: &Game,
    version: i64,
    news: News,
    now: Timestamp,
) -> Result<(), StoreError> {
    let body = serde_json::to_string(game)?;
    let deadline = game.wake_at().map(Timestamp::as_millisecond);
    let over = match &game.stage {
        Stage::Over(ending) => Some(ending.at.as_millisecond()),
        Stage::Lobby | Stage::Running(_) => None,
    };
    let done = if version == 0 {
        db::query(
            "INSERT INTO games (id, version, name, channel, platform, stage, body, deadline_at, created_at, over_at)
             VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&game.id.0)
        .bind(&game.name)
        .bind(game.channel.as_str())
        .bind(game.channel.platform().as_str())
        .bind(game.stage_name())
        .bind(body)
        .bind(deadline)
        .bind(now.as_millisecond())
        .bind(over)
        .execute(&mut *transaction)
        .await?
    } else {
        db::query(
            "UPDATE games SET version = version + 1, name = $3, channel = $4, platform = $5, stage = $6, body = $7,
                 deadline_at = $8, over_at = $9, cleared = CASE WHEN over_at IS NOT DISTINCT FROM $9 THEN cleared ELSE 0 END
             WHERE id = $1 AND version = $2",
        )
        .bind(&game.id.0)
        .bind(version)
        .bind(&game.name)
        .bind(game.channel.as_str())
        .bind(game.channel.platform().as_str())
        .bind(game.stage_name())
        .bind(body)
        .bind(deadline)
        .bind(over)
        .execute(&mut *transaction)
        .await?
    };
    if done != 1 {
        return Err(StoreError::Conflict);
    }
    if !news.people {
        return Ok(());
    }
    let (people, mentioned) = tied(game);
    db::query("DELETE FROM seats WHERE game_id = $1").bind(&game.id.0).execute(&mut *transaction).await?;
    for person in people {
        db::query("INSERT INTO seats (game_id, person) VALUES ($1, $2) ON CONFLICT (person, game_id) DO NOTHING")
            .bind(&game.id.0)
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    find_by_mentioned(transaction, &game.id.0, mentioned).await
}

/// How many messages with orders are kept of one power and phase: the newest.
pub(super) const MOST_REVISIONS: u32 = 100;

pub(super) async fn save_orders(transaction: &mut Transaction<'_>, row: &OrderRow) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&row.game.0)
    .bind(row.phase)
    .bind(row.power.as_str())
    .bind(row.revision)
    .bind(row.person.as_str())
    .bind(&row.typed)
    .bind(serde_json::to_string(&row.sheet)?)
    .bind(row.sent_at.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    // The newest has all orders with their words: of older ones nothing counts any more.
    if let Some(old) = row.revision.checked_sub(MOST_REVISIONS) {
        db::query("DELETE FROM orders WHERE game_id = $1 AND phase = $2 AND power = $3 AND revision <= $4")
            .bind(&row.game.0)
            .bind(row.phase)
            .bind(row.power.as_str())
            .bind(old)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

pub(super) async fn save_phase(
    transaction: &mut Transaction<'_>,
    game: &GameId,
    number: u32,
    record: &PhaseRecord,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO phases (game_id, number, phase, record, adjudicated_at, report) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(&game.0)
    .bind(number)
    .bind(record.before.phase.as_str())
    .bind(serde_json::to_string(record)?)
    .bind(now.as_millisecond())
    .bind(record.report.as_ref().map(serde_json::to_string).transpose()?)
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

pub(super) async fn save_room(
    transaction: &mut Transaction<'_>,
    room: &RoomRow,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO rooms (key, game_id, powers, room, opened_at, relayed) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key) DO UPDATE SET room = excluded.room, relayed = excluded.relayed",
    )
    .bind(&room.key)
    .bind(&room.game.0)
    .bind(serde_json::to_string(&room.members)?)
    .bind(room.room.as_ref().map(RoomId::as_str))
    .bind(now.as_millisecond())
    .bind(room.relayed.as_ref().map(serde_json::to_string).transpose()?)
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

fn room_row(row: &Row) -> Result<RoomRow, StoreError> {
    let powers: String = row.try_get("powers")?;
    let room: Option<String> = row.try_get("room")?;
    let relayed: Option<String> = row.try_get("relayed")?;
    Ok(RoomRow {
        key: row.try_get("key")?,
        game: GameId(row.try_get("game_id")?),
        members: serde_json::from_str(&powers)?,
        room: room.map(RoomId::try_from).transpose().map_err(|_| StoreError::Nonsense("room id"))?,
        relayed: relayed.as_deref().map(serde_json::from_str).transpose()?,
    })
}

fn phase_record(row: &Row) -> Result<PhaseRecord, StoreError> {
    let record: String = row.try_get("record")?;
    let report: Option<String> = row.try_get("report")?;
    // An unreadable report is left in the database, and the phase is returned without it.
    let report = report.and_then(|report| {
        let unreadable = |error: &serde_json::Error| {
            tracing::warn!(kind = ?error.classify(), "a stored report is unreadable");
        };
        serde_json::from_str(&report).inspect_err(unreadable).ok()
    });
    Ok(PhaseRecord { report, ..serde_json::from_str(&record)? })
}

impl Store {
    /// Has the games of older versions found by everybody whom they mention, once: those versions left out who has only asked
    /// for something. Documents that can't be read are left as they are.
    pub(super) async fn find_mentioned(&self) -> Result<(), StoreError> {
        if self.cursor(MENTIONED).await?.is_some() {
            return Ok(());
        }
        let mut last = String::new();
        loop {
            let mut connection = self.durably().await?;
            let mut transaction = begin(&mut connection).await?;
            let rows: Vec<(String, String)> =
                db::query_as(BODIES).bind(&last).bind(PAGE).fetch_all(&mut transaction).await?;
            for (id, body) in &rows {
                if let Ok(game) = dragoman_game::model::read(body) {
                    find_by_mentioned(&mut transaction, id, tied(&game).1).await?;
                }
            }
            // What has no games needs no note, and stays empty for who copies another database into it.
            if rows.is_empty() && !last.is_empty() {
                db::query("INSERT INTO cursors (name, value) VALUES ($1, '1') ON CONFLICT (name) DO NOTHING")
                    .bind(MENTIONED)
                    .execute(&mut transaction)
                    .await?;
            }
            transaction.commit().await?;
            match rows.into_iter().next_back() {
                Some((id, _)) => last = id,
                None => return Ok(()),
            }
        }
    }

    /// One game without the orders and rooms of its current phase, if only its document is needed.
    pub async fn game_alone(&self, id: &GameId) -> Result<Option<Game>, StoreError> {
        let Some(version) = self.version(id).await? else { return Ok(None) };
        if let Some(game) = self.cache.game(id, version) {
            return Ok(Some(game));
        }
        Ok(self.read_game(id).await?.map(|loaded| loaded.game))
    }

    /// One game.
    pub async fn game(&self, id: &GameId) -> Result<Option<LoadedGame>, StoreError> {
        let rooms = self.rooms_changes();
        let Some(version) = self.version(id).await? else { return Ok(None) };
        match self.cache.whole(id, version, rooms) {
            Some(loaded) if self.is_shared() => {
                // Changes of rooms by other processes aren't counted.
                Ok(Some(LoadedGame { rooms: self.rooms_of_game(id).await?, ..loaded }))
            }
            Some(loaded) => Ok(Some(loaded)),
            None => self.read_game(id).await,
        }
    }

    async fn version(&self, id: &GameId) -> Result<Option<i64>, StoreError> {
        let version = db::query_scalar("SELECT version FROM games WHERE id = $1");
        Ok(version.bind(&id.0).fetch_optional(&mut self.readers.take().await?).await?)
    }

    /// Reads one game, and stores a copy in the cache.
    async fn read_game(&self, id: &GameId) -> Result<Option<LoadedGame>, StoreError> {
        let changes = self.rooms_changes();
        let Some(row) = db::query("SELECT version, body FROM games WHERE id = $1")
            .bind(&id.0)
            .fetch_optional(&mut self.readers.take().await?)
            .await?
        else {
            return Ok(None);
        };
        let body: String = row.try_get("body")?;
        let game: Game = dragoman_game::model::read(&body)?;
        // Another process may have learned the variant since this one was started.
        if !matches!(game.stage, Stage::Over(_)) && !knows(&game.settings.variant) {
            return Err(StoreError::UnknownVariant(game.settings.variant));
        }
        let version = row.try_get("version")?;
        let sheets = match game.running() {
            Some(running) => self.sheets(id, running.number).await?,
            None => Sheets::default(),
        };
        let rooms = self.rooms_of_game(id).await?;
        let statements = if hears(&game) { Some(self.statements(id).await?.into()) } else { None };
        let loaded = LoadedGame { game, version, sheets, rooms, statements };
        self.cache.insert(loaded.clone(), changes);
        Ok(Some(loaded))
    }

    async fn rooms_of_game(&self, id: &GameId) -> Result<Vec<RoomRow>, StoreError> {
        let rooms = db::query(
            "SELECT key, game_id, powers, room, relayed FROM rooms WHERE game_id = $1 ORDER BY opened_at, key",
        )
        .bind(&id.0)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rooms.iter().map(room_row).collect()
    }

    async fn sheets(&self, id: &GameId, phase: u32) -> Result<Sheets, StoreError> {
        let rows = db::query(
            "SELECT power, revision, sheet FROM orders newest WHERE game_id = $1 AND phase = $2 AND revision =
                 (SELECT MAX(revision) FROM orders WHERE game_id = $1 AND phase = $2 AND power = newest.power)",
        )
        .bind(&id.0)
        .bind(phase)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        let read = |row: &Row| -> Result<(PowerId, (u32, StoredSheet)), StoreError> {
            let sheet: String = row.try_get("sheet")?;
            Ok((row.try_get::<String>("power")?.into(), (row.try_get("revision")?, serde_json::from_str(&sheet)?)))
        };
        let stored = rows.iter().map(read).collect::<Result<BTreeMap<_, _>, _>>()?;
        Ok(Sheets::new(stored))
    }

    async fn ids(&self, query: &'static str, about: &str) -> Result<Vec<GameId>, StoreError> {
        let rows = db::query(query).bind(about).fetch_all(&mut self.readers.take().await?).await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }

    /// All games, the oldest first.
    pub async fn all_games(&self) -> Result<Vec<GameId>, StoreError> {
        let rows = db::query("SELECT id FROM games ORDER BY created_at, id")
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }

    /// The ids and names of all games, also of those that can't be read.
    pub async fn named_games(&self) -> Result<Vec<(GameId, String)>, StoreError> {
        let rows = db::query("SELECT id, name FROM games ORDER BY created_at, id")
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter().map(|row| Ok((GameId(row.try_get("id")?), row.try_get("name")?))).collect()
    }

    /// Games in `channel` that aren't over, the newest first.
    pub async fn games_in(&self, channel: &ChannelId) -> Result<Vec<GameId>, StoreError> {
        self.ids(
            "SELECT id FROM games WHERE channel = $1 AND stage <> 'over' ORDER BY created_at DESC, id",
            channel.as_str(),
        )
        .await
    }

    /// The newest game in `channel`, over or not.
    pub async fn last_game_in(&self, channel: &ChannelId) -> Result<Option<GameId>, StoreError> {
        let ids = self
            .ids("SELECT id FROM games WHERE channel = $1 ORDER BY created_at DESC, id LIMIT 1", channel.as_str())
            .await?;
        Ok(ids.into_iter().next())
    }

    /// Games in which `person` has a seat and that aren't over, the newest first.
    pub async fn games_of(&self, person: &PersonId) -> Result<Vec<GameId>, StoreError> {
        self.ids(
            "SELECT games.id AS id FROM games JOIN seats ON seats.game_id = games.id
             WHERE seats.person = $1 AND seats.waits = 0 AND games.stage <> 'over' ORDER BY created_at DESC, games.id",
            person.as_str(),
        )
        .await
    }

    /// Id and name of the games that are over and were played in `channel`, or in which `person` had a seat, or whose
    /// game master they were; the newest first.
    pub async fn games_over(
        &self,
        channel: Option<&ChannelId>,
        person: &PersonId,
    ) -> Result<Vec<(GameId, String)>, StoreError> {
        let rows = db::query(
            "SELECT id, name, created_at FROM games WHERE channel = $1 AND stage || '' = 'over'
             UNION SELECT id, name, created_at FROM seats JOIN games ON games.id = seats.game_id
                 WHERE seats.person = $2 AND seats.waits = 0 AND stage || '' = 'over'
             ORDER BY created_at DESC, id",
        )
        .bind(channel.map(ChannelId::as_str))
        .bind(person.as_str())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok((GameId(row.try_get("id")?), row.try_get("name")?))).collect()
    }

    /// The earliest deadline.
    pub async fn next_deadline(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = db::query("SELECT MIN(deadline_at) AS at FROM games WHERE deadline_at IS NOT NULL")
            .fetch_one(&mut self.readers.take().await?)
            .await?;
        let at: Option<i64> = row.try_get("at")?;
        at.map(|at| Timestamp::from_millisecond(at).map_err(|_| StoreError::Nonsense("deadline"))).transpose()
    }

    /// Games with something due after `from` and by `until`, the earliest first; at most as many.
    pub async fn games_due(&self, from: Timestamp, until: Timestamp, most: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = db::query(
            "SELECT id FROM games WHERE deadline_at > $1 AND deadline_at <= $2 ORDER BY deadline_at, id LIMIT $3",
        )
        .bind(from.as_millisecond())
        .bind(until.as_millisecond())
        .bind(most)
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
    }

    /// An earlier phase.
    pub async fn phase(&self, game: &GameId, number: u32) -> Result<Option<PhaseRecord>, StoreError> {
        let row = db::query("SELECT record, report FROM phases WHERE game_id = $1 AND number = $2")
            .bind(&game.0)
            .bind(number)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.as_ref().map(phase_record).transpose()
    }

    /// All earlier phases of a game, the first one first.
    pub async fn phases(&self, game: &GameId) -> Result<Vec<(u32, PhaseRecord)>, StoreError> {
        let rows = db::query("SELECT number, record, report FROM phases WHERE game_id = $1 ORDER BY number")
            .bind(&game.0)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        rows.iter().map(|row| Ok((row.try_get("number")?, phase_record(row)?))).collect()
    }

    /// The press room with the network's id `room`.
    pub async fn room(&self, room: &RoomId) -> Result<Option<RoomRow>, StoreError> {
        let row = db::query("SELECT key, game_id, powers, room, relayed FROM rooms WHERE room = $1")
            .bind(room.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.as_ref().map(room_row).transpose()
    }

    /// The press room with this key.
    pub async fn room_by_key(&self, key: &str) -> Result<Option<RoomRow>, StoreError> {
        let row = db::query("SELECT key, game_id, powers, room, relayed FROM rooms WHERE key = $1")
            .bind(key)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.as_ref().map(room_row).transpose()
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::changes::Changes;
    use dragoman_game::model::{Ending, Position, Sheet};

    use super::*;
    use crate::test_database::{On, on_each};

    const GAME: &str = r#"{"schema":2,"id":"bosforo1","name":"Bosforo","channel":"local:hall","creator":"local:ola",
        "settings":{"variant":"bosforo","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},"seats":[],"stage":"lobby"}"#;

    /// Another process has its map, and created it.
    async fn a_game_on_an_unknown_variant_is_not_played_on_another_map(on: On) {
        let (place, store) = on.store().await;
        let mut game = dragoman_game::model::read(GAME).unwrap();
        let save = async |game: &Game, version| {
            let changes = Changes { game: Some((game.clone(), version)), ..Changes::default() };
            store.save(&changes, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.unwrap();
        };
        let id = game.id.clone();
        let read = async || Store::look(&place.database).await.unwrap().game(&id).await;
        save(&game, 0).await;
        let refused = read().await.unwrap_err();
        assert!(matches!(&refused, StoreError::UnknownVariant(name) if name == "bosforo"), "{refused}");
        assert!(!refused.is_of_database(), "other games go on");
        let position = Position::default();
        let ending =
            Ending { winners: Vec::new(), position, at: Timestamp::UNIX_EPOCH, by: None, keeps_secrets: false };
        game.stage = Stage::Over(ending);
        save(&game, 1).await;
        assert!(read().await.unwrap().is_some(), "its history can be read");
    }

    async fn of_a_powers_messages_with_orders_in_a_phase_the_newest_are_kept(on: On) {
        let (_place, store) = on.store().await;
        let game = dragoman_game::model::read(&GAME.replace("\"bosforo\"", "\"classic\"")).unwrap();
        let row = |phase: u32, revision: u32| OrderRow {
            game: game.id.clone(),
            phase,
            power: "ITALY".into(),
            revision,
            person: game.creator.clone(),
            typed: "A Ven H".to_owned(),
            sheet: StoredSheet::from(Sheet::default()),
            sent_at: Timestamp::UNIX_EPOCH,
        };
        let orders = (1..=MOST_REVISIONS + 3).map(|revision| row(1, revision)).chain([row(2, 1)]).collect();
        let changes = Changes { game: Some((game.clone(), 0)), orders, ..Changes::default() };
        store.save(&changes, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.unwrap();
        let kept = "SELECT revision FROM orders WHERE phase = $1 ORDER BY revision";
        let kept = async |phase: u32| -> Vec<u32> {
            db::query_scalar(kept).bind(phase).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap()
        };
        assert_eq!(kept(1).await, (4..=MOST_REVISIONS + 3).collect::<Vec<_>>());
        assert_eq!(kept(2).await, [1]);
    }

    on_each!(
        a_game_on_an_unknown_variant_is_not_played_on_another_map,
        of_a_powers_messages_with_orders_in_a_phase_the_newest_are_kept
    );
}
