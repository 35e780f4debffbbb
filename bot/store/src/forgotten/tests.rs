use dragoman_game::changes::Changes;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_runtime::data_folder::FORGOTTEN;
use jiff::{SignedDuration, Timestamp};

use super::*;
use crate::backup::{Installation, backup, restore};
use crate::database::Database;
use crate::retention::Chore;
use crate::test_database::{On, Place, on_each};

fn ada() -> PersonId {
    PersonId::new(PlatformName::Discord, "417000")
}

async fn run(store: &Store, statement: &'static str) {
    db::query(statement).execute(&mut store.durably().await.expect("a connection")).await.expect("written");
}

/// Their name and a game that they are playing.
async fn leave(store: &Store) {
    run(store, "INSERT INTO persons (id, name, folded_name) VALUES ('discord:417000', 'Kanarek', 'kanarek')").await;
    let body = r#"{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"discord:c","creator":"discord:9",
        "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},
        "seats":[{"holder":{"person":"discord:417000"},"name":"Kanarek","powers":["FRANCE"],"joined_by":"discord:6"}],
        "stage":{"running":{"number":1,"position":{"phase":"S1901M","units":{"FRANCE":["A PAR"]}},"began":"2026-11-21T12:00:00Z",
            "deadline":"2026-11-23T12:00:00Z","ready":[]}}}"#;
    db::query(
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at)
             VALUES ('ab12cd34', 1, 'Bosforo', 'discord:c', 'discord', 'running', $1, 1)",
    )
    .bind(body)
    .execute(&mut store.durably().await.expect("a connection"))
    .await
    .expect("written");
    run(store, "INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:417000')").await;
}

/// What names them.
async fn traces(store: &Store) -> Vec<String> {
    let traces = "SELECT id FROM persons UNION ALL SELECT person FROM seats
         UNION ALL SELECT body FROM games WHERE body LIKE '%417000%' OR body LIKE '%Kanarek%'";
    db::query_scalar(traces).fetch_all(&mut store.readers.take().await.expect("a connection")).await.expect("read")
}

async fn forget(store: &Store, now: Timestamp) {
    let changes = Changes { forget: Some(ada()), ..Changes::default() };
    store.save(&changes, now, |_| unreachable!("nothing is said")).await.expect("forgotten");
}

/// As `pg_restore` or a copied file does it: the database is that of before, and the folder isn't.
async fn a_database_of_before_is_brought_up_to_date_at_its_start(on: On) {
    let (place, store) = on.store().await;
    leave(&store).await;
    forget(&store, SystemClock.now()).await;
    assert!(traces(&store).await.is_empty());
    let listed = std::fs::read_to_string(place.folder.path().join(FORGOTTEN)).expect("a list");
    assert!(listed.lines().count() == 1 && !listed.contains("417000"), "{listed}");
    for table in ["DELETE FROM forgotten", "DELETE FROM games"] {
        run(&store, table).await;
    }
    leave(&store).await;
    store.close().await;

    let store = place.open().await;
    assert_eq!(traces(&store).await, Vec::<String>::new());
    let left: String = db::query_scalar("SELECT body FROM games")
        .fetch_one(&mut store.readers.take().await.expect("a connection"))
        .await
        .expect("the game goes on");
    let game = dragoman_game::model::read(&left).expect("a game");
    assert!(game.seats[0].is_vacant() && game.seats[0].offered().is_some(), "{left}");
    let notes = "SELECT COUNT(*) FROM outbox WHERE notice = '{\"says\":\"forget-notes\"}'";
    let notes: i64 = db::query_scalar(notes)
        .fetch_one(&mut store.readers.take().await.expect("a connection"))
        .await
        .expect("counted");
    assert_eq!(notes, 1, "the network's notes are deleted too");
    let asked = async |at: Timestamp| store.forgot_since(&ada(), at).await;
    assert!(asked(Timestamp::UNIX_EPOCH).await.expect("read"), "what they wrote before isn't read");
    assert!(!asked(SystemClock.now()).await.expect("read"), "who comes back is heard");
    // They have come back: this database knows that they asked before.
    run(&store, "DELETE FROM games").await;
    leave(&store).await;
    store.close().await;
    let store = place.open().await;
    assert_eq!(traces(&store).await.len(), 3, "who comes back isn't forgotten again");
    store.close().await;
}

async fn who_asked_long_ago_is_on_no_list_any_more(on: On) {
    let (place, store) = on.store().await;
    let now = SystemClock.now();
    forget(&store, now).await;
    let list = place.folder.path().join(FORGOTTEN);
    let later = |days: i64| now.checked_add(SignedDuration::from_hours(24 * days)).expect("a time");
    assert_eq!(store.tidy(Chore::Forgotten, later(364)).await.expect("tidied"), 0);
    assert_eq!(store.tidy(Chore::Forgotten, later(366)).await.expect("tidied"), 1);
    assert_eq!(std::fs::read_to_string(&list).expect("a list"), "");
    // A list that nobody has looked after meanwhile.
    leave(&store).await;
    let mark = store.mark_key().await.expect("a key").mark(&ada()).written().to_owned();
    store.close().await;
    std::fs::write(&list, format!("{mark} {}\nnonsense\n", before(now, lives::FORGOTTEN) - 1)).expect("written");
    let store = place.open().await;
    assert_eq!(traces(&store).await.len(), 3);
    store.close().await;
}

on_each!(a_database_of_before_is_brought_up_to_date_at_its_start, who_asked_long_ago_is_on_no_list_any_more,);

/// The operator empties the data folder, but for the list.
#[tokio::test]
async fn a_restored_backup_knows_nobody_who_asked_to_be_forgotten_since() {
    let Place { folder, database } = On::Sqlite.place().await;
    let Database::Sqlite(file) = &database else { panic!("a file") };
    let saved = tempfile::tempdir().expect("a folder");
    let saved = saved.path().join("backup");
    let store = Store::open(folder.path(), &database).await.expect("a store");
    leave(&store).await;
    let from = Installation { data: folder.path(), database: &database, matrix: None };
    backup(&from, &saved, SystemClock.now()).await.expect("a backup");
    forget(&store, SystemClock.now()).await;
    store.close().await;
    for entry in std::fs::read_dir(folder.path()).expect("a folder").flatten() {
        if entry.file_name() != FORGOTTEN {
            std::fs::remove_file(entry.path()).expect("removed");
        }
    }
    restore(&saved, &from).await.expect("restored");
    assert!(file.exists());
    let store = Store::open(folder.path(), &database).await.expect("a store");
    assert_eq!(traces(&store).await, Vec::<String>::new());
    store.close().await;
}
