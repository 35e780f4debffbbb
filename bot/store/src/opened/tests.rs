use std::os::unix::fs::PermissionsExt as _;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};

use crate::opened::*;
use crate::power_cut::server;
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

fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.distinguished_name.push(DnType::CommonName, name);
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// A server that takes encrypted connections only, with a certificate of `authority` for `127.0.0.1`.
fn encrypting(folder: &Path, authority: &CertifiedIssuer<'_, KeyPair>) -> server::Server {
    server::prepare(folder);
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(["127.0.0.1".to_owned()]).unwrap().signed_by(&key, authority).unwrap();
    for (name, content) in [
        ("server.crt", certificate.pem()),
        ("server.key", key.serialize_pem()),
        ("postgresql.auto.conf", "ssl = on\n".to_owned()),
        ("pg_hba.conf", "hostssl all all 127.0.0.1/32 trust\n".to_owned()),
    ] {
        std::fs::write(folder.join("data").join(name), content).unwrap();
    }
    // A key that others can read is refused.
    let secret = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(folder.join("data/server.key"), secret).unwrap();
    server::Server::start(folder, false, None).expect("a server")
}

#[tokio::test]
async fn a_server_is_known_by_a_certificate_of_the_named_root() {
    let (folder, roots) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (ours, another) = (authority("ours"), authority("another"));
    for (name, authority) in [("ours.pem", &ours), ("another.pem", &another)] {
        std::fs::write(roots.path().join(name), authority.pem()).unwrap();
    }
    let server = encrypting(folder.path(), &ours);
    let address = |host: &str, mode: &str, root: &str| {
        let root = roots.path().join(root).display().to_string();
        format!("{}?sslmode={mode}&sslrootcert={root}", server.address(host))
    };
    for (host, mode, root) in [
        ("127.0.0.1", "verify-full", "ours.pem"),
        ("localhost", "verify-ca", "ours.pem"),
        ("127.0.0.1", "require", "another.pem"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let address = Server::new(&address(host, mode, root), 8).expect("an address");
        let store = Store::open(data.path(), Database::Postgres(address)).await.expect("a store");
        store.advance("name", mode).await.unwrap();
        assert_eq!(store.cursor("name").await.unwrap().as_deref(), Some(mode));
        store.close().await;
    }
    // Another authority's, another name's, and a file that isn't there.
    for (host, root) in [("127.0.0.1", "another.pem"), ("localhost", "ours.pem"), ("127.0.0.1", "nowhere.pem")] {
        let refused = refusal(&address(host, "verify-full", root)).await;
        assert!(matches!(refused, StoreError::Encryption(_)), "{host}, {root}: {refused:?}");
        let said = refused.to_string();
        assert!(said.starts_with("the connection to the database server can't be encrypted: "), "{said}");
        assert!(said.contains("name the file with its certificate's root in `database` (?sslrootcert=FILE)"), "{said}");
    }
    // No file is named, and the machine doesn't know the authority.
    let unknown = refusal(&format!("{}?sslmode=verify-full", server.address("127.0.0.1"))).await;
    assert!(matches!(unknown, StoreError::Encryption(_)), "{unknown:?}");
    let plain = refusal(&address("127.0.0.1", "disable", "ours.pem")).await;
    assert!(matches!(plain, StoreError::Refused(_)), "{plain:?}");
}

/// Where an administrator has chosen a default for the database.
#[tokio::test]
async fn what_must_be_on_the_disk_is_written_so_whatever_the_default_is() {
    for (default, durable) in [("off", "on"), ("on", "on"), ("local", "local"), ("remote_apply", "remote_apply")] {
        let name = format!("writes_{default}");
        let server = without_tables(&name).await;
        let set = format!("ALTER DATABASE {name} SET synchronous_commit = {default}");
        sqlx::query(sqlx::AssertSqlSafe(set)).execute(&mut administrator().await).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), Database::Postgres(server.clone())).await.expect("a store");
        let show = || db::query_scalar("SELECT current_setting('synchronous_commit')");
        let durably: String = show().fetch_one(&mut store.durably().await.unwrap()).await.unwrap();
        let relaxed: String = show().fetch_one(&mut store.relaxed().await.unwrap()).await.unwrap();
        assert_eq!((durably.as_str(), relaxed.as_str()), (durable, "off"), "{default}");
        // By such a connection a process is registered.
        let mut once = db::connect(&server.options().unwrap()).await.unwrap();
        let registered: String = sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&mut once).await.unwrap();
        assert_eq!(registered, durable, "{default}");
        store.close().await;
    }
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

/// Two bots that are configured with different folders, and the same file.
#[tokio::test]
async fn an_sqlite_file_is_used_by_one_process_wherever_its_folder_is() {
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    let file = folders[0].path().join("x.sqlite");
    let open = |number: usize| Store::open(folders[number].path(), &file);
    let first = open(0).await.expect("a store");
    let second = open(1).await.expect_err("it is used");
    assert!(matches!(&second, StoreError::DatabaseInUse(of) if of.ends_with("x.sqlite")), "{second}");
    first.close().await;
    // A server that another test starts has all files of this process open until it runs its own program.
    let started = std::time::Instant::now();
    while let Err(error) = open(1).await {
        let is_held = matches!(error, StoreError::DatabaseInUse(_)) && started.elapsed().as_secs() < 60;
        assert!(is_held, "it is free: {error}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
