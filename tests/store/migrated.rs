//! Data of older versions after migration.

use dragoman_game::changes::Changes;
use dragoman_game::event::{PersonId, PlatformName};
use jiff::Timestamp;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::Due;
use super::db;
use super::opened::Store;
use super::test_database::{On, on_each};

/// Data that the first version left besides its game: posted notices, and waiting notices.
const LEFT: &str = r#"
INSERT INTO persons (id, name) VALUES ('discord:77', 'Łukasz');
INSERT INTO games (id, version, name, channel, stage, body, created_at) VALUES ('lobby', 1, 'Lobby', 'matrix:!r:example.org',
    'lobby', '{"schema":2,"waiting":[{"person":"matrix:@ada:example.org","name":"Ada"}]}', 1);
INSERT INTO games (id, version, name, channel, stage, body, created_at) VALUES ('past', 1, 'Past', 'local:hall', 'over',
    '{"schema":2,"stage":{"over":{"at":"2026-11-20T19:00:00.123456Z"}}}', 1);
DELETE FROM outbox;
INSERT INTO outbox (seq, id, platform, place, notice, priority, due_at, ended_at) VALUES
    (1, 'a', 'matrix', '{"place":{"person":"matrix:@ada:example.org"}}', '{"says":"relayed","text":"a secret"}', 1, 10, 20),
    (2, 'b', 'matrix', '{"place":{"room":"matrix:!r:example.org"}}', '{"says":"press","text":"another"}', 1, 10, 20);
INSERT INTO outbox (seq, id, platform, place, notice, priority, due_at, claimed_until) VALUES
    (3, 'c', 'matrix', '{"place":{"room":"matrix:!r:example.org"}}', '{"says":"done"}', 2, 30, 999999),
    (4, 'd', 'matrix', '{"place":{"channel":"matrix:!c:example.org"}}', '{"says":"done"}', 1, 10, NULL),
    (5, 'e', 'matrix', '{"place":{"room":"matrix:!r:example.org"}}', '{"says":"done"}', 0, 10, NULL),
    (6, 'f', 'discord', '{"place":{"reply":{"token":"discord:t","author":"discord:77"}}}', '{"says":"done"}', 0, 10, NULL);
INSERT INTO cursors (name, value) VALUES ('discord.read.5', 'private/1234/77'), ('discord.read.6', 'public/1234'),
    ('discord.read.7', 'private/1/78/5,6'), ('discord.beginning', '1'), ('matrix.sync', 'private/x/77');
INSERT INTO local_posts (id, edit, place, author, text, press, alt, image, actions, rings, at) VALUES
    ('p', 0, '#hall', '', 'one', '', '', X'0102', '[]', 0, 100), ('q', 0, '#hall', '', 'else', '', '', NULL, '[]', 0, 150),
    ('p', 1, '#hall', '', 'two', '', '', X'0304', '[]', 0, 200), ('p', 1, '#hall', '', 'three', '', '', X'0304', '[]', 0, 300);
"#;

async fn left() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("db");
    let options = SqliteConnectOptions::new().filename(&database).create_if_missing(true);
    let mut first = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(include_str!("first.sql")).execute(&mut first).await.unwrap();
    sqlx::raw_sql(LEFT).execute(&mut first).await.unwrap();
    first.close().await.unwrap();
    let store = Store::open(folder.path(), &database).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn posted_notices_are_deleted_and_waiting_notices_are_posted() {
    let (_folder, store) = left().await;
    let kept: Vec<(i64, String)> = db::query_as("SELECT seq, notice FROM outbox ORDER BY seq")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    let done = r#"{"says":"done"}"#;
    let texts: Vec<&str> = kept.iter().map(|(_, notice)| notice.as_str()).collect();
    assert_eq!(texts, ["", "", done, done, done, done]);
    let places: Vec<(i64, i64, i64)> = db::query_as("SELECT head, urgency, ready_at FROM places ORDER BY head")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(places, [(3, 0, 30), (4, 1, 10), (6, 0, 10)], "the older program's leases are void");
    let Due::Rows(rows) = store.claim(PlatformName::Matrix, Timestamp::from_second(1).unwrap(), 9).await.unwrap()
    else {
        panic!("something waits")
    };
    assert_eq!(rows.iter().map(|row| row.seq).collect::<Vec<_>>(), [3, 4]);
    let owner: Vec<Option<String>> = db::query_scalar("SELECT person FROM outbox ORDER BY seq")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    let (ada, lukasz) = (Some("matrix:@ada:example.org".to_owned()), Some("discord:77".to_owned()));
    assert_eq!(owner, [ada, None, None, None, None, lukasz]);
}

#[tokio::test]
async fn indexed_columns_are_filled() {
    let (_folder, store) = left().await;
    let games: Vec<(String, String, Option<i64>)> = db::query_as("SELECT id, platform, over_at FROM games ORDER BY id")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    let end = Timestamp::from_second(1_795_201_200).unwrap().as_millisecond();
    let expected = [("ab12cd34", "discord", None), ("lobby", "matrix", None), ("past", "local", Some(end))];
    assert_eq!(games, expected.map(|(id, platform, over)| (id.to_owned(), platform.to_owned(), over)));
    let waits: Vec<(String, String)> = db::query_as("SELECT game_id, person FROM seats WHERE waits")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(waits, [("lobby".to_owned(), "matrix:@ada:example.org".to_owned())]);
    let found = store.persons_called("lukasz", PlatformName::Discord).await.unwrap();
    assert_eq!(found[0].id, PersonId::new(PlatformName::Discord, "77"));
    let about: Vec<(String, String)> =
        db::query_as("SELECT name, person FROM cursors WHERE person IS NOT NULL ORDER BY name")
            .fetch_all(&mut store.readers.take().await.unwrap())
            .await
            .unwrap();
    let owners = [("discord.read.5", "discord:77"), ("discord.read.7", "discord:78")];
    assert_eq!(about, owners.map(|(name, person)| (name.to_owned(), person.to_owned())));
    let superseded: Vec<Option<i64>> = db::query_scalar("SELECT superseded_at FROM local_posts ORDER BY seq")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(superseded, [Some(200), None, Some(300), None]);
    assert_eq!(store.local().image(4).await.unwrap().unwrap().1.0, [3, 4]);
}

/// The owner's last messages were taken for a part of the person, on either database.
async fn the_owner_of_a_conversation_is_found_beside_their_last_messages(on: On) {
    let (_place, store) = on.store().await;
    let correction = match on {
        On::Sqlite => include_str!("../../migrations/sqlite/0035_persons_of_notes.sql"),
        On::Postgres => include_str!("../../migrations/postgres/0035_persons_of_notes.sql"),
    };
    let mut connection = store.durably().await.unwrap();
    for statement in [
        "INSERT INTO cursors (name, value, person) VALUES ('discord.read.5', 'private/1/77', 'discord:77'),
             ('discord.read.7', 'private/1/78/5,6', 'discord:78/5,6'), ('discord.read.9', 'public/1', NULL),
             ('matrix.waiting.$e', '!r:x 5 @a/b:x', 'matrix:@a/b:x')",
        correction,
    ] {
        db::query(statement).execute(&mut connection).await.unwrap();
    }
    drop(connection);
    let about: Vec<(String, Option<String>)> = db::query_as("SELECT name, person FROM cursors ORDER BY name")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    let persons: Vec<Option<&str>> = about.iter().map(|(_, person)| person.as_deref()).collect();
    assert_eq!(persons, [Some("discord:77"), Some("discord:78"), None, Some("matrix:@a/b:x")], "{about:?}");
    // As it is noted now.
    store.advance("discord.read.7", "private/1/78/5,6").await.unwrap();
    let changes = Changes { forget: Some(PersonId::new(PlatformName::Discord, "78")), ..Changes::default() };
    store.save(&changes, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.unwrap();
    assert_eq!(store.cursor("discord.read.7").await.unwrap(), None);
    assert_eq!(store.cursors("").await.unwrap().len(), 3);
}

on_each!(the_owner_of_a_conversation_is_found_beside_their_last_messages);
