use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, Place as Address, PlatformName};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use jiff::Timestamp;

use crate::copy::*;
use crate::test_database::{On, Place, on_each};
use crate::{Due, LocalFile, NewLocalPost};

const LOCAL: PlatformName = PlatformName::Local;

fn now() -> Timestamp {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

async fn say(store: &Store, key: &str) {
    let outgoing = Outgoing {
        to: Destination::Place(Address::Channel(ChannelId::new(LOCAL, "hall"))),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Event,
        due: now(),
        expires: None,
    };
    let changes = Changes { outgoing: vec![outgoing], ..Changes::default() };
    store.save(&changes, now(), |_| key.to_owned()).await.unwrap();
}

async fn claimed(store: &Store) -> Vec<(i64, String)> {
    match store.claim(LOCAL, now(), 9).await.unwrap() {
        Due::Rows(rows) => rows.into_iter().map(|row| (row.seq, row.key.as_str().to_owned())).collect(),
        Due::At(_) | Due::Nothing => Vec::new(),
    }
}

/// A history, a picture, a text that PostgreSQL can't hold as it is, and notices of which the last was deleted.
async fn filled(on: On) -> Place {
    let (place, store) = on.store().await;
    for query in [
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, deadline_at)
             VALUES ('g', 3, 'Łódź', 'local:hall', 'local', 'lobby', '{}', 5, 7)",
        "INSERT INTO phases (game_id, number, phase, record, adjudicated_at) VALUES ('g', 1, 'S1901M', '{\"a\":1}', 6),
             ('g', 2, 'F1901M', '{\"b\":2}', 7), ('g', 10, 'S1902M', '{}', 8)",
    ] {
        db::query(query).execute(&mut store.durably().await.unwrap()).await.unwrap();
    }
    store.advance("nul", "a\0b").await.unwrap();
    for number in 0..120 {
        store.advance(&format!("cursor {number}"), "x").await.unwrap();
    }
    let file = LocalFile { name: "x.txt".into(), media: "text/plain".into(), bytes: vec![0, 255, 7] };
    let post = NewLocalPost { place: "#hall".into(), file: Some(file), ..NewLocalPost::default() };
    store.local().add_post(&post, "post", now()).await.unwrap();
    for key in ["one", "two"] {
        say(&store, key).await;
    }
    store.dropped(2, "in a test", now()).await.unwrap();
    store.erased(2).await.unwrap();
    store.close().await;
    place
}

/// There and back again: everything is the same, and goes on.
async fn a_copy_of_a_copy_is_the_same(on: On) {
    let other = if on == On::Sqlite { On::Postgres } else { On::Sqlite };
    let (first, second, third) = (filled(on).await, other.place().await, on.place().await);
    let there = copy(first.folder.path(), &first.database, &second.database).await.unwrap();
    let counts = ["games", "phases", "cursors", "outbox", "places", "blobs", "local_posts", "letters"];
    let counted = counts.map(|table| there.iter().find(|(name, _)| *name == table).unwrap().1);
    assert_eq!(counted, [1, 3, 122, 1, 1, 1, 1, 0]);
    let back = copy(second.folder.path(), &second.database, &third.database).await.unwrap();
    assert_eq!(there, back);
    for place in [&second, &third] {
        let store = place.open().await;
        assert_eq!(store.cursor("cursor 77").await.unwrap().as_deref(), Some("x"));
        let only = store.local().newest_post().await.unwrap();
        let (_, file) = store.local().file(only).await.unwrap().unwrap();
        assert_eq!(file.bytes, [0, 255, 7]);
        assert_eq!(claimed(&store).await, [(1, "one".to_owned())]);
        store.posted(1, None, now()).await.unwrap();
        say(&store, "three").await;
        assert_eq!(claimed(&store).await, [(3, "three".to_owned())], "no number is used twice");
        store.close().await;
    }
}

async fn only_an_empty_database_is_copied_into(on: On) {
    let (first, second) = (filled(on).await, filled(on).await);
    let refused = copy(first.folder.path(), &first.database, &second.database).await;
    assert!(matches!(refused, Err(CopyError::NotEmpty(_, "games"))), "{refused:?}");
    let refused = copy(first.folder.path(), &first.database, &first.database).await;
    assert!(matches!(refused, Err(CopyError::Same)), "{refused:?}");
    let store = first.open().await;
    let refused = copy(first.folder.path(), &first.database, &on.place().await.database).await;
    assert!(matches!(refused, Err(CopyError::Store(StoreError::InUse(_)))), "{refused:?}");
    drop(store);
}

/// A table of a new migration has to be added here.
async fn every_table_is_copied(on: On) {
    let (_place, store) = on.store().await;
    let all = Each {
        sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx%'",
        postgres: "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '!_sqlx%' ESCAPE '!'",
    };
    let mut all: Vec<String> = db::query_scalar(all).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
    let mut copied = TABLES.map(|(name, _)| name);
    // About running processes.
    all.retain(|name| !["processes", "leases", "game_claims"].contains(&name.as_str()));
    all.sort();
    copied.sort_unstable();
    assert_eq!(all, copied);
}

on_each!(a_copy_of_a_copy_is_the_same, only_an_empty_database_is_copied_into, every_table_is_copied);
