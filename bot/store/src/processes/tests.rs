use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use jiff::Timestamp;
use tempfile::TempDir;

use crate::database::{Database, Server};
use crate::db::{self, Pools, Registered};
use crate::opened::Store;
use crate::processes::*;
use crate::test_database::dark::Relay;
use crate::test_database::{On, Place as TestPlace, cluster};
use crate::{Due, Heard, Lease, Signal};

const DISCORD: PlatformName = PlatformName::Discord;

fn at(milliseconds: i64) -> Timestamp {
    Timestamp::from_millisecond(milliseconds).expect("an instant")
}

/// Two processes on one database.
async fn two() -> (TestPlace, TempDir, Store, Store) {
    let (place, one) = On::Postgres.store().await;
    let folder = tempfile::tempdir().expect("a folder");
    let other = Store::open(folder.path(), &place.database).await.expect("a second process");
    (place, folder, one, other)
}

fn options(place: &TestPlace) -> PgConnectOptions {
    let Database::Postgres(server) = &place.database else { panic!("a server") };
    server.options().expect("an address")
}

/// A process that was registered and does nothing any more.
async fn frozen(place: &TestPlace) -> PgConnection {
    frozen_of(place, &VERSION).await
}

/// The same of another version.
async fn frozen_of(place: &TestPlace, version: &str) -> PgConnection {
    let mut connection =
        connect(&options(place).application_name(&application_name("frozen"))).await.expect("a server");
    let register = "INSERT INTO processes (id, beat, started_at, version) VALUES ('frozen', 7, 0, $1)";
    sqlx::query(register).bind(version).execute(&mut connection).await.expect("a table");
    let lock = "SELECT pg_advisory_lock(hashtextextended('frozen', 1))";
    sqlx::query(lock).execute(&mut connection).await.expect("a lock");
    connection
}

async fn timeline(store: &Store) -> String {
    let mut reading = store.readers.take().await.expect("a connection");
    db::query_scalar(db::TIMELINE).fetch_one(&mut reading).await.expect("a server")
}

fn to(place: u32) -> Outgoing {
    Outgoing {
        to: Destination::Place(Place::Channel(ChannelId::new(PlatformName::Local, &place.to_string()))),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Event,
        due: at(1),
        expires: None,
    }
}

async fn claimed(store: &Store, limit: u32) -> Vec<i64> {
    match store.claim(PlatformName::Local, at(2), limit).await.expect("a store") {
        Due::Rows(rows) => rows.into_iter().map(|row| row.seq).collect(),
        Due::At(_) | Due::Nothing => Vec::new(),
    }
}

#[test]
fn silence_counts_only_while_one_listens() {
    let start = Instant::now();
    let second = |seconds: f32| start + Duration::from_secs_f32(seconds);
    let beats = |beat| [("a".to_owned(), beat), ("b".to_owned(), 5)];
    let mut observed = Observed::default();
    for half in 0..12_u16 {
        let gone = observed.look(second(f32::from(half) / 2.0), &beats(i64::from(half)));
        assert!(gone.is_empty(), "{half}: {gone:?}");
    }
    assert_eq!(observed.look(second(6.0), &beats(12)), [("b".to_owned(), 5)], "after six seconds");
    // Whoever listens was away itself, or the server was.
    assert!(observed.look(second(9.0), &beats(12)).is_empty());
    assert!(observed.look(second(10.0), &beats(12)).is_empty());
    assert!(observed.look(second(11.0), &[("b".to_owned(), 6)]).is_empty(), "a is gone, b has beaten");
}

#[test]
fn versions_are_compared_by_their_numbers() {
    let programs = [("0.1.0", "0.2.0"), ("0.9.3", "0.10.0"), ("1.2.3", "2.0.0-rc.1"), ("0.1.9", "0.1.10+linux")];
    // The newest migration and the schema of games, which change between two builds of one number.
    let builds = [("0.1.0", "0.1.0+30.2"), ("0.1.0+30.2", "0.1.0+31.2"), ("0.1.0+31.2", "0.1.0+31.3")];
    for (older, newer) in programs.into_iter().chain(builds).chain([("0.1.0+99.9", "0.2.0+30.2")]) {
        assert!(is_older(older, newer) && !is_older(newer, older), "{older} {newer}");
    }
    for same in [("0.1.0", "0.1.0"), ("", "1.0.0"), ("1.0.0", "next"), ("1.0", "2.0.0"), ("1.0.0", "1.0.0-rc.1")] {
        assert!(!is_older(same.0, same.1) && !is_older(same.1, same.0), "{same:?}");
    }
}

#[tokio::test]
async fn a_process_leaves_when_a_newer_one_is_there_and_none_begins() {
    let (place, store) = On::Postgres.store().await;
    let newer = frozen_of(&place, "99.0.0").await;
    assert_eq!(store.superseded().await, "99.0.0");
    let folder = tempfile::tempdir().expect("a folder");
    let refused = Store::open(folder.path(), &place.database).await.err();
    assert!(matches!(&refused, Some(StoreError::Superseded(version)) if version == "99.0.0"), "{refused:?}");
    sqlx::Connection::close(newer).await.expect("a server");
    Store::open(folder.path(), &place.database).await.expect("it has ended");
}

#[tokio::test]
async fn a_process_begins_when_no_older_one_is_there() {
    let (place, store) = On::Postgres.store().await;
    store.close().await;
    let older = frozen_of(&place, "0.0.1").await;
    let folder = tempfile::tempdir().expect("a folder");
    let opening = Store::open(folder.path(), &place.database);
    let mut opening = Box::pin(opening);
    let second = Duration::from_secs(1);
    assert!(tokio::time::timeout(second, &mut opening).await.is_err(), "it may still be working");
    let store = opening.await.expect("it stood still, and was taken out");
    assert_eq!(store.processes(), Some((Vec::new(), 1)));
    drop(older);
}

#[tokio::test]
async fn a_lease_is_held_by_one_and_free_when_it_ends() {
    let (_place, _folder, one, other) = two().await;
    let lease = Lease::Network(DISCORD);
    one.lease(lease).await;
    let (mut waits, second) = (Box::pin(other.lease(lease)), Duration::from_millis(2_500));
    assert!(tokio::time::timeout(second, &mut waits).await.is_err(), "it is held");
    assert!(one.holds(lease) && !other.holds(lease));
    other.lease(Lease::Janitor).await;
    assert_eq!(other.processes(), Some((vec!["janitor".to_owned()], 2)));
    one.release(lease).await.expect("a store");
    waits.await;
    assert!(other.holds(lease));
    other.close().await;
    one.lease(Lease::Janitor).await;
}

#[tokio::test]
async fn what_was_heard_is_known_to_others_and_stays_when_its_holder_ends() {
    let (_place, _folder, one, other) = two().await;
    one.lease(Lease::Network(DISCORD)).await;
    let heard = Heard { until: Some(at(70_000)), awaited: vec![(PersonId::new(DISCORD, "7"), at(69_000))] };
    one.heard(DISCORD, &heard);
    while other.heard_by_others(DISCORD) != Some(heard.clone()) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    one.close().await;
    other.lease(Lease::Network(DISCORD)).await;
    assert_eq!(other.heard_by_others(DISCORD), Some(heard));
    // An earlier instant changes nothing.
    other.heard(DISCORD, &Heard { until: Some(at(60_000)), awaited: Vec::new() });
    let later = Heard { until: Some(at(70_000)), awaited: Vec::new() };
    while other.heard_by_others(DISCORD) != Some(later.clone()) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn work_is_claimed_by_one_and_free_when_its_process_ends() {
    let (_place, _folder, one, other) = two().await;
    let number = AtomicUsize::new(0);
    let key = |_: &Outgoing| number.fetch_add(1, Ordering::SeqCst).to_string();
    let changes = Changes { outgoing: (0..20).map(to).collect(), ..Changes::default() };
    one.save(&changes, at(1), key).await.expect("saved");
    let (mut first, mut second) = tokio::join!(claimed(&one, 10), claimed(&other, 10));
    while first.len() + second.len() < 20 {
        second.extend(claimed(&other, 20).await);
    }
    first.extend(&second);
    first.sort_unstable();
    assert_eq!(first, (1..=20).collect::<Vec<i64>>(), "each once");
    assert!(claimed(&one, 20).await.is_empty());
    other.posted(second[0], None, at(3)).await.expect("noted");
    other.close().await;
    let mut left = claimed(&one, 20).await;
    left.sort_unstable();
    second.remove(0);
    second.sort_unstable();
    assert_eq!(left, second, "what it had begun is looked for first");
    let attempted: i64 = db::query_scalar("SELECT COUNT(*) FROM outbox WHERE attempted_at IS NOT NULL")
        .fetch_one(&mut one.readers.take().await.expect("a connection"))
        .await
        .expect("a number");
    assert_eq!(attempted, i64::try_from(left.len()).expect("a few"));
    let counted: i64 = db::query_scalar("SELECT COUNT(*) FROM tries WHERE event LIKE 'post %' AND count = 1")
        .fetch_one(&mut one.readers.take().await.expect("a connection"))
        .await
        .expect("a number");
    assert_eq!(counted, attempted, "and may have ended it");
}

#[tokio::test]
async fn a_process_that_stands_still_is_taken_out_and_writes_nothing_more() {
    let (place, store) = On::Postgres.store().await;
    let mut frozen = frozen(&place).await;
    let hold = "INSERT INTO leases (name, holder) VALUES ('discord', 'frozen')";
    sqlx::query(hold).execute(&mut frozen).await.expect("a lease");
    sqlx::query("INSERT INTO game_claims VALUES ('game', 'frozen')").execute(&mut frozen).await.expect("a claim");
    let process = Registered { id: "frozen".to_owned(), timeline: timeline(&store).await, taken_out: Arc::new(|| {}) };
    let pools = Pools::new(&options(&place), 3, Some(&process));
    let mut pooled = pools.durable.acquire().await.expect("it is registered");
    // In the middle of a change.
    let mut late = frozen.begin().await.expect("a transaction");
    let change = "INSERT INTO cursors (name, value) VALUES ('late', 'x')";
    sqlx::query(change).execute(&mut *late).await.expect("a change");
    store.lease(Lease::Network(DISCORD)).await;
    assert!(late.commit().await.is_err(), "its connections are ended");
    assert!(sqlx::query(change).execute(&mut *pooled).await.is_err());
    drop(pooled);
    assert!(pools.durable.acquire().await.is_err(), "and new ones aren't let in");
    assert_eq!(store.cursor("late").await.expect("a store"), None);
    let claims: i64 = db::query_scalar("SELECT COUNT(*) FROM game_claims")
        .fetch_one(&mut store.readers.take().await.expect("a connection"))
        .await
        .expect("a number");
    assert_eq!(claims, 0);
}

#[tokio::test]
async fn what_is_received_and_not_stored_is_known_to_others() {
    let (_place, _folder, one, other) = two().await;
    let until = |store: &Store| store.stored_by_others().expect("there may be others");
    let begun = SystemClock.now();
    // Whoever doesn't know yet who is there doesn't take it for nobody.
    assert!(until(&one) < begun && until(&other) < begun);
    let receipt = one.receive(&SystemClock);
    for _ in 0..3 {
        one.membership().expect("a server").next_round().await;
        other.membership().expect("a server").next_round().await;
        assert!(until(&other) < receipt.at() && other.stored_until(SystemClock.now()) < receipt.at());
    }
    assert!(until(&one) > receipt.at(), "its own is no other's");
    assert!(one.local().stored_until(SystemClock.now()) < receipt.at());
    let at = receipt.at();
    drop(receipt);
    while until(&other) < at {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    one.close().await;
    // It isn't a lease that another could take.
    while other.processes() != Some((Vec::new(), 1)) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn what_a_process_has_received_is_waited_for_until_it_can_store_nothing_more() {
    let (place, store) = On::Postgres.store().await;
    let mut frozen = frozen(&place).await;
    let received = "INSERT INTO leases (name, holder, heard_until) VALUES ('pages frozen', 'frozen', 5)";
    sqlx::query(received).execute(&mut frozen).await.expect("a lease");
    let until = || store.stored_by_others().expect("there may be others");
    while until() != at(5) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    while until() == at(5) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(frozen.ping().await.is_err(), "its connections are ended");
}

/// Says on which database the program that is killed holds a lease.
const HOLDER: &str = "DRAGOMAN_TEST_HOLDER";

fn on(address: &str) -> Database {
    Database::Postgres(Server::new(address, 8).expect("an address"))
}

/// Not a test of its own: the program that is killed.
#[tokio::test]
async fn program_that_holds_a_lease_until_it_is_killed() {
    let Ok(address) = std::env::var(HOLDER) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), &on(&address)).await.expect("a store");
    store.lease(Lease::Network(DISCORD)).await;
    std::io::stderr().write_all(b"it is held\n").expect("it is said");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn the_lease_of_a_process_that_is_killed_is_taken_over() {
    let address = cluster::cluster().new_database();
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path(), &on(&address)).await.expect("a store");
    let mut holder = Command::new(std::env::current_exe().expect("this program"));
    holder.args(["--exact", "processes::tests::program_that_holds_a_lease_until_it_is_killed", "--nocapture"]);
    let mut holder = holder.env(HOLDER, &address).stderr(Stdio::piped()).spawn().expect("a process");
    let said = BufReader::new(holder.stderr.take().expect("what it says")).lines();
    let held = tokio::task::spawn_blocking(move || said.map_while(Result::ok).any(|line| line == "it is held"));
    assert!(held.await.expect("it is read"), "it holds the lease");
    // As of the next round, this process knows.
    while store.processes() != Some((Vec::new(), 2)) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!store.try_lease(Lease::Network(DISCORD)).await.expect("a store"));
    holder.kill().expect("it is killed");
    store.lease(Lease::Network(DISCORD)).await;
    assert_eq!(store.processes(), Some((vec!["discord".to_owned()], 1)));
    holder.wait().expect("it has ended");
}

#[tokio::test]
async fn a_process_notices_that_the_clock_of_another_differs() {
    let (place, _folder, store, other) = two().await;
    for _ in 0..2 {
        store.membership().expect("a server").next_round().await;
    }
    assert_eq!(store.clocks_apart(), None);
    assert_eq!(other.clocks_apart(), None);
    // The stamp of a process whose clock is two minutes ahead, as its beat leaves it.
    let mut fast = frozen(&place).await;
    let stamp = "INSERT INTO leases (name, holder, heard_until)
         VALUES ('pages frozen', 'frozen', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 120000)";
    sqlx::query(stamp).execute(&mut fast).await.expect("a lease");
    let found = loop {
        store.membership().expect("a server").next_round().await;
        if let Some(found) = store.clocks_apart() {
            break found;
        }
    };
    assert_eq!(found.process, "frozen");
    assert!((-121_000..-110_000).contains(&found.ahead), "{found:?}");
    assert!(found.ahead_of_server.abs() < 3_000, "{found:?}");
}

#[tokio::test]
async fn who_was_taken_out_is_told() {
    let (place, store) = On::Postgres.store().await;
    assert!(store.is_sure());
    let mut another = connect(&options(&place)).await.expect("a server");
    sqlx::query("DELETE FROM processes").execute(&mut another).await.expect("a table");
    store.taken_out().await;
    assert!(!store.is_sure());
    let refused = store.advance("name", "value").await;
    assert!(matches!(refused, Err(StoreError::TakenOut)), "{refused:?}");
}

#[tokio::test]
async fn who_begins_takes_over_from_a_process_that_has_crashed() {
    let (place, store) = On::Postgres.store().await;
    store.close().await;
    let mut frozen = frozen(&place).await;
    let hold = "INSERT INTO leases (name, holder) VALUES ('discord', 'frozen')";
    sqlx::query(hold).execute(&mut frozen).await.expect("a lease");
    // Its connection ends with it, as soon as the server has noticed.
    drop(frozen);
    let mut another = connect(&options(&place)).await.expect("a server");
    let there = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1";
    while sqlx::query_scalar::<_, i64>(there)
        .bind(application_name("frozen"))
        .fetch_one(&mut another)
        .await
        .expect("a number")
        > 0
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let store = place.open().await;
    assert_eq!(store.processes(), Some((Vec::new(), 1)));
    store.lease(Lease::Network(DISCORD)).await;
}

#[tokio::test]
async fn after_a_restart_of_the_server_posts_are_looked_for_first() {
    let (place, store) = On::Postgres.store().await;
    let changes = Changes { outgoing: vec![to(1)], ..Changes::default() };
    store.save(&changes, at(1), |_| "key".to_owned()).await.expect("saved");
    let attempted = async |store: &Store| {
        db::query_scalar::<Option<i64>>("SELECT attempted_at FROM outbox")
            .fetch_one(&mut store.readers.take().await.expect("a connection"))
            .await
            .expect("a row")
    };
    assert_eq!(attempted(&store).await, None);
    db::query("UPDATE leases SET awaited = 'another start' WHERE name = 'server'")
        .execute(&mut store.durably().await.expect("a connection"))
        .await
        .expect("a note");
    let id = store.membership().expect("a server").id().to_owned();
    let process = Registered { id, timeline: timeline(&store).await, taken_out: Arc::new(|| {}) };
    // The first new connection.
    Pools::new(&options(&place), 3, Some(&process)).durable.acquire().await.expect("it is registered");
    assert_eq!(attempted(&store).await, Some(1));
}

#[tokio::test]
async fn others_are_told_what_was_stored() {
    let (_place, _folder, one, other) = two().await;
    let (mut mine, mut theirs) = (one.signals(), other.signals());
    let seating = other.seating();
    let changes = Changes { outgoing: vec![to(1)], ..Changes::default() };
    one.save(&changes, at(1), |_| "key".to_owned()).await.expect("saved");
    one.seated_anew();
    while theirs.recv().await.expect("a signal") != Signal::Outbox {}
    while other.seating() == seating {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Whoever has said it isn't told.
    while let Ok(signal) = mine.try_recv() {
        assert_ne!(signal, Signal::Outbox);
    }
}

/// The server notices only by its keepalive that the network was cut.
#[tokio::test]
async fn an_own_connection_that_is_lost_keeps_nobody_out_when_the_network_is_back() {
    let relay = Relay::to_the_server().await;
    let options = relay.options().await;
    let lost = connected(&options, "cut", false).await.expect("it answers").expect("it is let in");
    relay.go_dark().await;
    relay.come_back();
    let again = tokio::time::timeout(Duration::from_secs(60), connected(&options, "cut", false)).await;
    assert!(again.expect("it doesn't wait for itself").expect("it answers").is_some());
    drop(lost);
}
