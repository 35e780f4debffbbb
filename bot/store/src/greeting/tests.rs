use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

use super::*;
use crate::Store;
use crate::database::{Database, Server};
use crate::power_cut::server;
use crate::processes::IN_USE;
use crate::test_database::pooler::Pooler;
use crate::test_database::{On, address_of, administrator, without_tables};

async fn run(query: String) {
    sqlx::query(AssertSqlSafe(query)).execute(&mut administrator().await).await.expect("an administrator may do so");
}

fn at(address: &str) -> Server {
    Server::new(address, 8).expect("an address")
}

async fn refusal(address: &str) -> StoreError {
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path(), Database::Postgres(at(address))).await.expect_err("it can't be opened")
}

/// A user, a database of theirs without tables, and how they reach it.
async fn owned(name: &str) -> String {
    run(format!("CREATE ROLE {name} LOGIN PASSWORD 's3cret'")).await;
    run(format!("CREATE DATABASE {name} OWNER {name}")).await;
    address_of(name, "s3cret", name)
}

#[test]
fn servers_that_are_looked_after_are_new_enough() {
    assert!(is_too_old("130014") && is_too_old("90624"));
    assert!(!is_too_old("140000") && !is_too_old("150018") && !is_too_old("200001"));
}

#[test]
fn the_smallest_limit_is_named() {
    assert!(too_few(16, (97, -1, -1, false)).is_none());
    for (allowed, limit, count) in [
        ((10, -1, 40, false), "max_connections of the server", 10),
        ((97, 12, 40, false), "the database's CONNECTION LIMIT", 12),
        ((97, 12, 0, false), "the user's CONNECTION LIMIT", 0),
    ] {
        let refused = too_few(16, allowed);
        assert!(
            matches!(refused, Some(StoreError::TooFewConnections { limit: named, allowed, needed: 16 })
                if named == limit && allowed == count),
            "{refused:?}"
        );
    }
    // It is one of those for whom some are reserved.
    assert!(too_few(16, (97, 1, -1, true)).is_none());
}

#[tokio::test]
async fn what_would_fail_later_is_said_before() {
    let address = owned("limited").await;
    assert!(Store::check(&at(&address)).await.expect("it will do").starts_with(|first: char| first.is_ascii_digit()));
    run("ALTER ROLE limited CONNECTION LIMIT 6".to_owned()).await;
    let few = Store::check(&at(&address)).await.expect_err("8 are needed");
    let said = "the user's CONNECTION LIMIT allows 6 connections, and this process may use 8; raise that, or lower \
        `database_connections`";
    assert_eq!(few.to_string(), said);
    run("ALTER ROLE limited CONNECTION LIMIT 1".to_owned()).await;
    let none = Store::check(&at(&address)).await.expect_err("two are needed to begin with");
    assert!(matches!(&none, StoreError::NoConnection(_)) && none.to_string().contains("max_connections"), "{none}");
    run("ALTER ROLE limited CONNECTION LIMIT -1".to_owned()).await;

    run("ALTER DATABASE limited SET default_transaction_read_only = on".to_owned()).await;
    for refused in [Store::check(&at(&address)).await.expect_err("nothing can be written"), refusal(&address).await] {
        let said = refused.to_string();
        assert!(matches!(refused, StoreError::ReadOnly(_)) && said.contains("default_transaction_read_only"), "{said}");
    }
    run("ALTER DATABASE limited RESET default_transaction_read_only".to_owned()).await;

    run("CREATE ROLE visiting LOGIN PASSWORD 's3cret'".to_owned()).await;
    let visiting = address_of("visiting", "s3cret", "limited");
    let schema = Store::check(&at(&visiting)).await.expect_err("it can't make tables").to_string();
    assert!(schema.contains("may not make tables in the schema public; make it the owner"), "{schema}");
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path(), Database::Postgres(at(&address))).await.expect("a store").close().await;
    let theirs = cluster_address("limited");
    let mut connection = PgConnection::connect(&theirs).await.expect("a connection");
    sqlx::query("GRANT CREATE ON SCHEMA public TO visiting").execute(&mut connection).await.expect("granted");
    let table = Store::check(&at(&visiting)).await.expect_err("it can't read them").to_string();
    assert!(table.contains("the table _sqlx_migrations is somebody else's; make it the owner"), "{table}");
}

fn cluster_address(database: &str) -> String {
    crate::test_database::cluster::cluster().address(database)
}

#[tokio::test]
async fn a_standby_is_refused_by_the_check_and_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    server::prepare(folder.path());
    std::fs::write(folder.path().join("data/standby.signal"), "").expect("written");
    let waits = "restore_command = 'false'\nhot_standby = on\n";
    std::fs::write(folder.path().join("data/postgresql.auto.conf"), waits).expect("written");
    let standby = server::Server::start(folder.path(), false, None).expect("a standby");
    let address = standby.address("127.0.0.1");
    for refused in [Store::check(&at(&address)).await.expect_err("a standby"), refusal(&address).await] {
        let said = refused.to_string();
        assert!(matches!(refused, StoreError::ReadOnly(_)) && said.contains("it is a standby, in recovery"), "{said}");
        assert!(said.contains("name the one that is written in `database`"), "{said}");
    }
}

#[tokio::test]
async fn a_pooler_that_lends_connections_for_a_transaction_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    server::prepare(folder.path());
    let server = server::Server::start(folder.path(), false, None).expect("a server");
    assert!(Store::check(&server.database()).await.is_ok(), "without a pooler");
    let pooler = Pooler::before(server.port()).await;
    let address = pooler.address();
    for refused in [Store::check(&at(&address)).await.expect_err("a pooler"), refusal(&address).await] {
        assert!(matches!(refused, StoreError::Pooled(_)), "{refused}");
        assert!(refused.to_string().contains("name the server itself in `database`"), "{refused}");
    }
    for (code, message) in [
        ("42P05", "prepared statement \"sqlx_s_1\" already exists"),
        ("26000", "prepared statement \"sqlx_s_1\" does not exist"),
        ("08P01", "unsupported startup parameter: extra_float_digits"),
    ] {
        let told = crate::health::of_postgres(code, message);
        assert!(matches!(told, Some(StoreError::Pooled(_))), "{told:?}");
    }
}

/// Somebody copies a database, for example: no table may change under them.
#[tokio::test]
async fn who_may_not_use_a_database_changes_no_table_in_it() {
    let server = without_tables("used_alone").await;
    let mut alone = db::connect(&server.options().expect("an address")).await.expect("a connection");
    sqlx::query("SELECT pg_advisory_lock($1)").bind(IN_USE).execute(&mut alone).await.expect("a lock");
    let folder = tempfile::tempdir().expect("a folder");
    let refused = Store::open(folder.path(), Database::Postgres(server)).await;
    assert!(matches!(refused, Err(StoreError::DatabaseInUse(_))), "{refused:?}");
    let tables = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'";
    let tables: i64 = sqlx::query_scalar(tables).fetch_one(&mut alone).await.expect("counted");
    assert_eq!(tables, 0);
}

/// The pool itself would only say that it took too long.
#[tokio::test]
async fn a_running_process_says_that_no_connection_is_left() {
    let address = owned("short").await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), Database::Postgres(at(&address))).await.expect("a store");
    run("ALTER ROLE short CONNECTION LIMIT 1".to_owned()).await;
    let mut held = Vec::new();
    let refused = loop {
        match store.readers.take().await {
            Ok(reading) => held.push(reading),
            Err(error) => break StoreError::from(error),
        }
    };
    assert!(held.len() < 3, "the pool has others");
    assert!(matches!(refused, StoreError::NoConnection(_)), "{refused}");
    drop(held);
    run("ALTER ROLE short CONNECTION LIMIT -1".to_owned()).await;
    store.close().await;
}

async fn end_connections(database: &str) {
    run(format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")).await;
}

/// Nobody writes in it; it is noticed all the same, and the end of it too.
#[tokio::test]
async fn a_database_that_becomes_read_only_is_noticed_by_itself() {
    let address = owned("demoted").await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), Database::Postgres(at(&address))).await.expect("a store");
    assert!(store.is_healthy().await);
    run("ALTER DATABASE demoted SET default_transaction_read_only = on".to_owned()).await;
    end_connections("demoted").await;
    while !store.membership().expect("on a server").is_refused() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!store.is_healthy().await);
    let refused = store.advance("name", "value").await.expect_err("it can't be written");
    assert!(matches!(refused, StoreError::ReadOnly(_) | StoreError::Unreachable(_)), "{refused}");
    run("ALTER DATABASE demoted RESET default_transaction_read_only".to_owned()).await;
    end_connections("demoted").await;
    while !store.is_healthy().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}

/// The password was changed, and the old connections have ended.
#[tokio::test]
async fn whoever_writes_is_told_why_the_server_lets_nobody_in() {
    let address = owned("rotated").await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), Database::Postgres(at(&address))).await.expect("a store");
    run("ALTER ROLE rotated PASSWORD 'an0ther'".to_owned()).await;
    end_connections("rotated").await;
    while !store.membership().expect("on a server").is_refused() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let told = loop {
        match store.advance("name", "value").await {
            Err(error @ StoreError::Unwelcome(_)) => break error,
            Err(StoreError::Unreachable(why)) if why == "the connection was lost" => panic!("and why?"),
            // A connection that had ended, or a new one that isn't opened.
            Err(_) | Ok(()) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    assert!(told.is_of_database() && told.to_string().contains("check user and password in `database`"), "{told}");
    assert!(!told.to_string().contains("can't be reached"), "{told}");
    run("ALTER ROLE rotated PASSWORD 's3cret'".to_owned()).await;
    while !store.is_healthy().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}

/// A process that has written nothing finds it out as well.
#[tokio::test]
async fn a_full_disk_is_noticed_before_anybody_writes() {
    let (place, store) = On::Postgres.store().await;
    let Database::Postgres(server) = &place.database else { panic!("a server") };
    let mut connection = db::connect(&server.options().expect("an address")).await.expect("a connection");
    for statement in [
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF length(NEW.value) > 8000 THEN
             RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END IF;
             RETURN NEW; END $$",
        "CREATE TRIGGER full_disk BEFORE INSERT ON cursors FOR EACH ROW EXECUTE FUNCTION full_disk()",
    ] {
        sqlx::query(statement).execute(&mut connection).await.expect("made");
    }
    assert!(!store.is_healthy().await, "nobody has written");
    assert!(!store.is_healthy().await, "and it stays so");
    sqlx::query("DROP TRIGGER full_disk ON cursors").execute(&mut connection).await.expect("dropped");
    assert!(store.is_healthy().await, "there is room again");
}
