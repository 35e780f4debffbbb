use crate::opened::*;
use crate::test_database::{On, address_of, administrator, on_each, without_tables};

async fn refusal(address: &str) -> StoreError {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::new(address, 8).expect("an address");
    Store::open(folder.path(), Database::Postgres(server)).await.expect_err("it can't be opened")
}

async fn run(query: &'static str) {
    sqlx::query(query).execute(&mut administrator().await).await.expect("an administrator may do so");
}

/// Each with advice, and none with the password.
#[tokio::test]
async fn what_is_wrong_with_a_server_is_said() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap().port();
    let nobody = refusal(&format!("postgres://bot:s3cret@127.0.0.1:{free}/games")).await;
    assert!(matches!(nobody, StoreError::Unreachable(_)) && nobody.is_of_database(), "{nobody}");
    let password = refusal(&address_of("dragoman", "s3cret", "postgres")).await;
    assert!(matches!(password, StoreError::Refused(_)), "{password}");
    let user = refusal(&address_of("nobody", "s3cret", "postgres")).await;
    assert!(matches!(user, StoreError::Refused(_)), "{user}");
    run("CREATE ROLE guest LOGIN PASSWORD 's3cret'").await;
    let database = refusal(&address_of("guest", "s3cret", "nowhere")).await;
    assert!(matches!(database, StoreError::NoDatabase(_)), "{database}");
    without_tables("theirs").await;
    let right = refusal(&address_of("guest", "s3cret", "theirs")).await;
    assert!(matches!(right, StoreError::NoRight(_)), "{right}");
    run("CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0").await;
    let encoding = refusal(&address_of("guest", "s3cret", "latin")).await;
    assert!(matches!(&encoding, StoreError::NotUtf8(encoding) if encoding == "LATIN1"), "{encoding}");
    let plain = refusal(&format!("{}?sslmode=require", address_of("guest", "s3cret", "theirs"))).await;
    assert!(matches!(plain, StoreError::Encryption(_)), "{plain}");
    for error in [nobody, password, user, database, right, encoding, plain] {
        assert!(!format!("{error} {error:?}").contains("s3cret"), "{error:?}");
    }
}

#[test]
fn servers_that_are_looked_after_are_new_enough() {
    assert!(is_too_old("130014") && is_too_old("90624"));
    assert!(!is_too_old("140000") && !is_too_old("150018") && !is_too_old("200001"));
}

async fn a_database_of_a_newer_version_is_refused(on: On) {
    let (place, store) = on.store().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', {}, $1, 0)";
    let yes = db::Each { sqlite: "1", postgres: "TRUE" };
    let checksum: &[u8] = &[0];
    db::query(yes.within(newer)).bind(checksum).execute(&mut store.durably().await.unwrap()).await.unwrap();
    store.close().await;
    let refused = Store::open(place.folder.path(), &place.database).await;
    assert!(matches!(refused, Err(StoreError::Newer(9999))), "{refused:?}");
}

async fn a_folder_is_used_by_one_process(on: On) {
    let (place, store) = on.store().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let second = Store::open(place.folder.path(), &place.database).await;
    assert!(matches!(second, Err(StoreError::InUse(_))), "{second:?}");
    if on == On::Postgres {
        // From another machine, with another folder.
        let alone = Store::open_alone(elsewhere.path(), &place.database).await;
        assert!(matches!(alone, Err(StoreError::DatabaseInUse(_))), "{alone:?}");
        let second = Store::open(elsewhere.path(), &place.database).await.expect("a second process");
        second.close().await;
    }
    store.advance("name", "value").await.unwrap();
    let looking = Store::look(&place.database).await.unwrap();
    assert_eq!(looking.cursor("name").await.unwrap().as_deref(), Some("value"), "looking at it is allowed");
    assert!(looking.advance("name", "other").await.is_err(), "changing it isn't");
    drop(store);
    let store = place.open().await;
    assert_eq!(store.cursor("name").await.unwrap().as_deref(), Some("value"));
}

/// A process whose connection was lost may have been replaced by another, which writes now.
#[tokio::test]
async fn nothing_is_written_without_the_sign_that_the_database_is_in_use() {
    let (place, store) = On::Postgres.store().await;
    let Database::Postgres(server) = &place.database else { panic!("a server") };
    let mut another = db::connect(&server.options().unwrap()).await.unwrap();
    let successor = tokio::spawn(async move {
        sqlx::query("SELECT pg_advisory_lock($1)")
            .bind(crate::processes::IN_USE)
            .execute(&mut another)
            .await
            .expect("a lock");
        another
    });
    let mut reading = store.readers.take().await.unwrap();
    let end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    while db::query(waiting).fetch_optional(&mut reading).await.unwrap().is_none() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    db::query(end).fetch_all(&mut reading).await.unwrap();
    let successor = successor.await.unwrap();
    while store.advance("name", "value").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!store.is_healthy().await);
    drop(successor);
    while store.advance("name", "value").await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(store.is_healthy().await);
}

/// Two writers of one place: who comes first in it is the one whose number is smaller.
#[tokio::test]
async fn rows_of_a_place_are_numbered_in_the_order_of_their_commits() {
    let (_place, store) = On::Postgres.store().await;
    let (mut one, mut other) = (store.durably().await.unwrap(), store.durably().await.unwrap());
    let mut first = db::begin(&mut one).await.unwrap();
    first.hold(&["place", "another"]).await.unwrap();
    let mut second = db::begin(&mut other).await.unwrap();
    second.hold(&["third"]).await.unwrap();
    let waits = tokio::time::timeout(Duration::from_millis(100), second.hold(&["another"])).await;
    assert!(waits.is_err(), "it waits for the first");
    drop(second);
    drop(other);
    first.commit().await.unwrap();
    let mut third = db::begin(&mut one).await.unwrap();
    third.hold(&["another", "place", "third"]).await.unwrap();
}

on_each!(a_database_of_a_newer_version_is_refused, a_folder_is_used_by_one_process);
