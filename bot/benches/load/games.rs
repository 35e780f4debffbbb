//! Games in the middle, due at the same time.

use std::sync::atomic::AtomicUsize;

use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, Place};
use dragoman_game::loaded::OrderRow;
use dragoman_game::model::{
    Game, GameId, Line, OrderText, Position, PowerId, Reliability, Reminded, Settings, Sheet, Stage,
};
use dragoman_game::rules;
use dragoman_l10n::Language;
use dragoman_platform::Inbox as _;
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use dragoman_store::Database;
use jiff::Timestamp;
use sqlx::{Connection as _, PgConnection, SqliteConnection};

use crate::Running;
use crate::runtime::{Chance, LOCAL, event, text};

/// The orders of each power.
pub type Orders = std::collections::BTreeMap<PowerId, Vec<OrderText>>;

pub fn some_orders(settings: &Settings, position: &Position, chance: &mut Chance) -> Orders {
    let powers = rules::powers(&settings.variant);
    let orders = powers.into_iter().map(|power| {
        let choices = rules::legal_orders(settings, position, &power);
        let chosen = choices.iter().filter(|of_unit| !of_unit.is_empty());
        let chosen = chosen.map(|of_unit| of_unit[chance.below(of_unit.len())].clone()).collect();
        (power, chosen)
    });
    orders.collect()
}

/// Movement phases from the middle of random games.
fn positions(settings: &Settings, count: usize, chance: &mut Chance) -> Vec<Position> {
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = rules::opening(settings);
        for _ in 0..8 + chance.below(12) {
            let orders = some_orders(settings, &position, chance);
            position = rules::adjudicate(settings, &position, &orders).after;
        }
        if position.phase.is_movement() {
            found.push(position);
        }
    }
    found
}

/// Fills the store with `count` running games by the commands for the first one and copies of it for the others.
pub async fn fill(running: &Running, events: &AtomicUsize, count: usize, now: Timestamp, deadline: Timestamp) {
    let channel = Place::Channel(ChannelId::new(LOCAL, "first"));
    for (person, said) in std::iter::once(("p-0-0".to_owned(), "new name:First variant:classic".to_owned()))
        .chain((0..7).map(|seat| (format!("p-0-{seat}"), "join".to_owned())))
    {
        running.service.deliver(event(events, &person, channel.clone(), text(&said), now)).await.expect("a store");
    }
    let [id] = &running.store.all_games().await.expect("a store")[..] else { panic!("one game") };
    let first = running.store.game(id).await.expect("a store").expect("it is there").game;
    assert!(matches!(first.stage, Stage::Running(_)), "it has begun");
    let mut chance = Chance(1901);
    let positions = positions(&first.settings, 50, &mut chance);
    for number in 1..=count {
        let position = &positions[number % positions.len()];
        let game = copy(&first, number, position, deadline);
        let phase = game.running().expect("it runs").number;
        let orders = some_orders(&game.settings, position, &mut chance).into_iter();
        let orders = orders.filter(|(_, orders)| !orders.is_empty()).map(|(power, orders)| OrderRow {
            game: game.id.clone(),
            phase,
            power: power.clone(),
            revision: 1,
            person: game.seat_with(&power).and_then(|seat| seat.person()).expect("somebody plays it").clone(),
            typed: orders.join("\n"),
            sheet: Sheet {
                lines: orders.into_iter().map(|order| Line { typed: order.to_string(), order }).collect(),
                doubts: Vec::new(),
            }
            .into(),
            sent_at: now,
        });
        let changes = Changes { orders: orders.collect(), game: Some((game, 0)), ..Changes::default() };
        running.store.save(&changes, now, |_| random_name(&SystemEntropy, 22)).await.expect("a store");
    }
}

fn copy(first: &Game, number: usize, position: &Position, deadline: Timestamp) -> Game {
    let mut game = first.clone();
    game.id = GameId(format!("g{number:07}"));
    game.name = format!("Game {number}");
    game.channel = ChannelId::new(LOCAL, &format!("c-{number}"));
    game.settings.language =
        [Language::EN, Language::of(*b"it"), Language::of(*b"nl"), Language::of(*b"pl")][number % 4];
    for (at, seat) in game.seats.iter_mut().enumerate() {
        let person = PersonId::new(LOCAL, &format!("p-{number}-{at}"));
        seat.take(person, format!("player {at}"), false, Reliability::default());
    }
    if let Stage::Running(running) = &mut game.stage {
        running.position = position.clone();
        running.clock.bring_forward(deadline);
        running.clock.remind(Reminded::Finally);
    }
    game
}

/// Changes rows, in the words of each database; `$1` is `number`.
async fn change(database: &Address, sqlite: &'static str, postgres: &'static str, number: usize) {
    let number = i64::try_from(number).expect("a few");
    match database {
        Address::File(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut connection = SqliteConnection::connect_with(&options).await.expect("the same file");
            sqlx::query(sqlite).bind(number).execute(&mut connection).await.expect("changed");
            connection.close().await.expect("closed");
        }
        Address::Server(address) => {
            let mut connection = PgConnection::connect(address).await.expect("the same database");
            sqlx::query(postgres).bind(number).execute(&mut connection).await.expect("changed");
            sqlx::query("ANALYZE").execute(&mut connection).await.expect("counted");
        }
    }
}

/// A database by its address.
#[derive(Clone)]
pub enum Address {
    File(std::path::PathBuf),
    Server(String),
}

impl Address {
    /// Reads what [`Address::text`] gives.
    pub fn read(text: &str) -> Self {
        if text.starts_with("postgres://") { Self::Server(text.to_owned()) } else { Self::File(text.into()) }
    }

    pub fn text(&self) -> String {
        match self {
            Self::File(file) => file.display().to_string(),
            Self::Server(address) => address.clone(),
        }
    }

    pub fn database(&self) -> Database {
        match self {
            Self::File(file) => Database::Sqlite(file.clone()),
            Self::Server(address) => Database::read(address, 16).expect("its address"),
        }
    }
}

/// Gives everybody a language: four in each game.
pub async fn languages(database: &Address, games: usize) {
    change(
        database,
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < $1 * 7 + 6)
         INSERT INTO persons (id, name, language)
         SELECT 'local:p-' || (i / 7) || '-' || (i % 7), 'Player', substr('enitnlpl', 1 + 2 * (i % 4), 2) FROM n
         WHERE true ON CONFLICT DO UPDATE SET language = excluded.language",
        "INSERT INTO persons (id, name, language)
         SELECT 'local:p-' || (i / 7) || '-' || (i % 7), 'Player', substr('enitnlpl', (1 + 2 * (i % 4))::INT, 2)
         FROM generate_series(0, $1 * 7 + 6) AS n(i) ON CONFLICT (id) DO UPDATE SET language = excluded.language",
        games,
    )
    .await;
}

/// Adds `times` copies of each existing game, due next year.
pub async fn multiply(database: &Address, times: usize) {
    change(
        database,
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
         INSERT INTO games (id, version, name, channel, stage, body, deadline_at, created_at, platform)
         SELECT games.id || '-' || $1 || '-' || i, 1, name, channel || '-' || $1 || '-' || i, stage,
             replace(body, '\"' || games.id || '\"', '\"' || games.id || '-' || $1 || '-' || i || '\"'),
             deadline_at + 31536000000, created_at, platform FROM games, n",
        "INSERT INTO games (id, version, name, channel, stage, body, deadline_at, created_at, platform)
         SELECT games.id || '-' || $1 || '-' || i, 1, name, channel || '-' || $1 || '-' || i, stage,
             replace(body, '\"' || games.id || '\"', '\"' || games.id || '-' || $1 || '-' || i || '\"'),
             deadline_at + 31536000000, created_at, platform FROM games, generate_series(1, $1) AS n(i)",
        times,
    )
    .await;
}
