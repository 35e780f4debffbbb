use std::path::Path;
use std::process::Command;

use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, EventId, Place, PlatformName};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use sqlx::AssertSqlSafe;
use tempfile::TempDir;

use crate::copy::copy;
use crate::database::{Database, Server};
use crate::power_cut::server;
use crate::restored::*;
use crate::test_database::{address_of, administrator, cluster, without_tables};

fn at(minutes: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + 60 * minutes).expect("an instant")
}

/// A process that starts.
async fn started(database: &Database, minutes: i64) -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), database).await.expect("a store");
    (folder, store.started(at(minutes)).await.expect("it can be read"))
}

/// A process that stores an event and a post that waits, and ends.
async fn used(database: &Database, minutes: i64) {
    let (_folder, store) = started(database, minutes).await;
    assert_eq!(store.restored, None);
    let outgoing = Outgoing {
        to: Destination::Place(Place::Channel(ChannelId::new(PlatformName::Local, "hall"))),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Event,
        due: at(minutes + 1),
        expires: None,
    };
    let event = Some(EventId::new(PlatformName::Local, &minutes.to_string()));
    let changes = Changes { event, outgoing: vec![outgoing], ..Changes::default() };
    store.save(&changes, at(minutes), |_| minutes.to_string()).await.expect("saved");
    store.close().await;
}

/// What follows from a restore of a database in which something was stored last at `last`.
async fn is_restored(database: &Database, last: i64, now: i64) {
    let restored = Some(Restored { from: at(last - 10), begun: at(now) });
    let from = at(last - 10).as_millisecond();
    for later in [0, 5] {
        let (_folder, store) = started(database, now + later).await;
        assert_eq!(store.restored, restored, "it is marked once");
        let mut reading = store.readers.take().await.expect("a connection");
        let attempted: Vec<(i64, i64)> = db::query_as("SELECT attempts, attempted_at FROM outbox ORDER BY seq")
            .fetch_all(&mut reading)
            .await
            .expect("rows");
        let is_looked_for = |(attempts, attempted_at): &(i64, i64)| *attempts == 1 && *attempted_at <= from;
        assert!(!attempted.is_empty() && attempted.iter().all(is_looked_for), "{attempted:?}");
        drop(reading);
        store.close().await;
    }
}

fn run(program: &str, arguments: &[&str]) {
    let output = Command::new(cluster::programs().join(program)).args(arguments).output().expect("it can be run");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
}

fn on(address: &str) -> Database {
    Database::Postgres(Server::new(address, 8).expect("an address"))
}

async fn change(statement: String) {
    sqlx::query(AssertSqlSafe(statement))
        .execute(&mut administrator().await)
        .await
        .expect("an administrator may do so");
}

/// A database of an ordinary user, and another one that is empty.
async fn of_an_ordinary_user(name: &str) -> [String; 2] {
    change(format!("CREATE ROLE {name} LOGIN PASSWORD 'x'")).await;
    let names = [name.to_owned(), format!("{name}_copy")];
    for name in &names {
        without_tables(name).await;
        change(format!("ALTER DATABASE {name} OWNER TO {}", names[0])).await;
    }
    names.map(|database| address_of(name, "x", &database))
}

#[tokio::test]
async fn a_dump_that_is_restored_is_a_copy() {
    let [address, other] = of_an_ordinary_user("dumped").await;
    let (database, folder) = (on(&address), tempfile::tempdir().expect("a folder"));
    used(&database, 0).await;
    used(&database, 20).await;
    let file = folder.path().join("dump").display().to_string();
    // As bot/docs/operating.md says.
    let leave_out = ["--exclude-table-data=leases", "--exclude-table-data=processes"];
    run("pg_dump", &["--format=custom", leave_out[0], leave_out[1], "--file", &file, &address]);
    run("pg_restore", &["--no-owner", "--dbname", &other, &file]);
    is_restored(&on(&other), 20, 100).await;
    let (_folder, store) = started(&database, 100).await;
    assert_eq!(store.restored, None, "the one that was copied isn't a copy");
    let known = store.cursor(RECOGNIZED).await.expect("a store").expect("it is known");
    assert!(
        known.starts_with(|first: char| first.is_ascii_digit()),
        "the server tells an ordinary user its identifier"
    );
}

#[tokio::test]
async fn a_dump_as_text_and_a_copy_by_the_server_are_copies() {
    let [address, other] = of_an_ordinary_user("written").await;
    used(&on(&address), 0).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dump").display().to_string();
    // With all that was there.
    run("pg_dump", &["--file", &file, &address]);
    run("psql", &["--quiet", "--set", "ON_ERROR_STOP=1", "--file", &file, &other]);
    is_restored(&on(&other), 0, 100).await;
    change("CREATE DATABASE written_again TEMPLATE written OWNER written".to_owned()).await;
    is_restored(&on(&address_of("written", "x", "written_again")), 0, 100).await;
}

#[tokio::test]
async fn a_store_that_is_copied_is_a_copy_only_if_it_was() {
    let [address, other] = of_an_ordinary_user("moved").await;
    let (database, folder) = (on(&address), tempfile::tempdir().expect("a folder"));
    used(&database, 0).await;
    let file = Database::Sqlite(folder.path().join("db"));
    copy(folder.path(), &database, &file).await.expect("it is copied");
    copy(folder.path(), &file, &on(&other)).await.expect("it is copied back");
    used(&on(&other), 20).await;
    // Restored, and copied before it was started.
    change("CREATE DATABASE moved_again TEMPLATE moved_copy OWNER moved".to_owned()).await;
    let again = on(&address_of("moved", "x", "moved_again"));
    without_tables("moved_last").await;
    change("ALTER DATABASE moved_last OWNER TO moved".to_owned()).await;
    let last = on(&address_of("moved", "x", "moved_last"));
    copy(folder.path(), &again, &last).await.expect("it is copied");
    is_restored(&last, 20, 100).await;
}

#[tokio::test]
async fn a_server_that_goes_back_in_time_is_noticed_by_who_runs_and_who_starts() {
    let folder = tempfile::tempdir().expect("a folder");
    server::prepare(folder.path());
    let mut server = server::Server::start(folder.path(), true, None).expect("a server");
    let database = Database::Postgres(server.database());
    used(&database, 0).await;
    let (_folder, running) = started(&database, 10).await;
    server = server.again(folder.path()).expect("it starts again");
    while running.advance("name", "value").await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let (_beside, other) = started(&database, 20).await;
    assert_eq!(other.restored, None, "a server that has crashed is the same");
    other.close().await;

    // It is restored, here to the last moment that there is.
    restore(&folder.path().join("data"));
    let _server = server.again(folder.path()).expect("it starts again");
    running.taken_out().await;
    assert!(running.advance("name", "other").await.is_err());
    drop(running);
    is_restored(&database, 0, 100).await;
}

/// Lets a server end the restore of its files at its next start.
fn restore(data: &Path) {
    std::fs::write(data.join("recovery.signal"), "").expect("a file");
    std::fs::write(data.join("postgresql.auto.conf"), "restore_command = 'false'\n").expect("a file");
}

/// A database that was restored from a backup of minute 20, with the folder in which it is.
async fn restored() -> (TempDir, Database) {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("db"));
    let (_folder, store) = started(&database, 0).await;
    store.mark_restored(at(20)).await.expect("it is marked");
    store.close().await;
    (folder, database)
}

#[tokio::test]
async fn posts_are_looked_for_until_an_hour_after_their_network_was_read() {
    let (_place, database) = restored().await;
    let (_folder, store) = started(&database, 100).await;
    let [local, discord] = [PlatformName::Local, PlatformName::Discord];
    assert_eq!(store.attempted(discord, at(1_000)), Some(at(10)), "it wasn't read");
    assert!(store.is_behind_restore(discord));
    store.network_was_read(discord, at(99), at(1_000));
    assert_eq!(store.attempted(discord, at(2_000)), Some(at(10)), "it wasn't read up to the start");
    store.network_was_read(discord, at(100), at(2_000));
    store.network_was_read(local, at(100), at(100));
    store.keep_networks_read().await.expect("stored");
    store.close().await;
    // A later start knows it.
    let (_folder, store) = started(&database, 2_030).await;
    assert!(!store.is_behind_restore(discord));
    for (platform, now, looked) in
        [(discord, 2_059, true), (discord, 2_060, false), (local, 159, true), (local, 160, false)]
    {
        assert_eq!(store.attempted(platform, at(now)), looked.then(|| at(10)), "{platform} at {now}");
    }
    let untold = store.untold_restore(at(110)).await.expect("a store").expect("nobody was told");
    assert_eq!(untold.since(), at(20));
    store.restore_was_told(untold).await.expect("stored");
    assert_eq!(store.untold_restore(at(110)).await.expect("a store"), None);
    store.close().await;
    // Restored once more, from a backup of that time.
    let (_folder, store) = started(&database, 2_040).await;
    store.mark_restored(at(2_035)).await.expect("it is marked");
    store.close().await;
    let (_folder, store) = started(&database, 3_000).await;
    assert!(store.is_behind_restore(discord) && store.untold_restore(at(3_000)).await.expect("a store").is_some());
}

#[tokio::test]
async fn a_digest_and_what_is_set_aside_after_a_restore_are_looked_for() {
    let (_place, database) = restored().await;
    let (_folder, store) = started(&database, 100).await;
    let outgoing = Outgoing {
        to: Destination::Place(Place::Channel(ChannelId::new(PlatformName::Local, "hall"))),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Event,
        due: at(100),
        expires: None,
    };
    store.begin_try("work", true, at(100)).await.expect("counted");
    store.set_aside("work", "", None, &[(outgoing, "key".to_owned())], at(100)).await.expect("set aside");
    let mut reading = store.readers.take().await.expect("a connection");
    let attempted: Option<i64> = db::query_scalar("SELECT attempted_at FROM outbox WHERE id = 'key'")
        .fetch_one(&mut reading)
        .await
        .expect("a row");
    assert_eq!(attempted, Some(at(10).as_millisecond()));
}
