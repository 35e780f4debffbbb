//! A power cut at any moment: what isn't synced is lost, or only a part of it is left (`power_cut/disk.rs`). Every save
//! that was acknowledged must be there, and each save whole or not at all.
//!
//! The database runs under `strace`, which knows what was written and synced when: for SQLite that is this program
//! itself, started again; for PostgreSQL the server, while the store is here. With syncing switched off the same must
//! lose something, or else it proves nothing.

#[path = "power_cut/disk.rs"]
mod disk;
#[path = "../season/seed.rs"]
mod seed;
#[path = "power_cut/server.rs"]
pub(crate) mod server;
#[path = "power_cut/trace.rs"]
mod trace;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use disk::{Disk, below};
use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, EventId, Place, PlatformName};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use jiff::Timestamp;
use seed::Chance;
use server::Server;
use sqlx::AssertSqlSafe;
use tempfile::TempDir;
use trace::{Step, acknowledgement, steps, strace};

use super::database::Database;
use super::db::{self, Each};
use super::local::{LocalFile, NewLocalPost};
use super::local_people::LocalPerson;
use super::migrations;
use super::opened::Store;

/// How many saves there are.
const SAVES: usize = 60;

/// How many rows a decision has here: more than are on one page.
const ROWS: usize = 30;

/// How many power cuts there are in SQLite and in PostgreSQL, whose server takes longer to start.
const CUTS: [usize; 2] = [60, 12];

/// Says in which folder the program that is started again writes.
const FOLDER: &str = "DRAGOMAN_TEST_POWER_CUT";

/// Says what it syncs, if that isn't what the store says.
const SYNCHRONOUS: &str = "DRAGOMAN_TEST_SYNCHRONOUS";

fn at() -> Timestamp {
    Timestamp::from_second(1_800_000_000).expect("an instant")
}

/// The post or the decision with this number.
async fn save(store: &Store, number: usize) -> Result<(), super::StoreError> {
    if number.is_multiple_of(3) {
        let file =
            LocalFile { name: "x".to_owned(), media: "text/plain".to_owned(), bytes: vec![number as u8; 20_000] };
        let (key, author, text) = (Some(number.to_string()), "anna".to_owned(), "x".repeat(6_000));
        let anna = LocalPerson { person: author.clone(), name: "Anna".to_owned(), ..LocalPerson::default() };
        store.local().add_person(None, &anna).await?;
        let post =
            NewLocalPost { key, place: "#hall".to_owned(), author, text, file: Some(file), ..NewLocalPost::default() };
        return store.local().add_post(&post, &number.to_string(), at()).await.map(drop);
    }
    let to = |row: usize| Outgoing {
        to: Destination::Place(Place::Channel(ChannelId::new(PlatformName::Local, &row.to_string()))),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Event,
        due: at(),
        expires: None,
    };
    let event = Some(EventId::new(PlatformName::Local, &number.to_string()));
    let changes = Changes { event, outgoing: (0..ROWS).map(to).collect(), ..Changes::default() };
    let key = |outgoing: &Outgoing| match &outgoing.to {
        Destination::Place(Place::Channel(channel)) => format!("{number} {}", channel.native()),
        _ => String::new(),
    };
    store.save(&changes, at(), key).await.map(drop)
}

/// What is wrong with a store in which `acknowledged` saves must be.
async fn wrong(store: &Store, acknowledged: usize) -> Result<(), String> {
    let mut reading = store.readers.take().await.map_err(|error| error.to_string())?;
    let is_shared = store.is_shared();
    let fails = |error: sqlx::Error| error.to_string();
    let damage: Vec<String> = if is_shared {
        // Every index against its table; the checksum of each page is compared when it is read.
        let check = "SELECT bt_index_parent_check(indexrelid, true)::text FROM pg_index JOIN pg_class ON oid = indexrelid
             WHERE relkind = 'i' AND indisvalid AND relpersistence = 'p' AND relam = (SELECT oid FROM pg_am WHERE amname = 'btree')";
        db::query_scalar(check).fetch_all(&mut reading).await.map_err(fails)?
    } else {
        let mut found = db::query_scalar("PRAGMA integrity_check").fetch_all(&mut reading).await.map_err(fails)?;
        found.retain(|found: &String| found != "ok");
        found
    };
    if damage.iter().any(|found| !found.is_empty()) {
        return Err(damage.join("\n"));
    }
    let count = Each {
        sqlite: "SELECT COUNT(*) FROM _sqlx_migrations WHERE success = 1",
        postgres: "SELECT COUNT(*) FROM _sqlx_migrations WHERE success",
    };
    let migrations: i64 = db::query_scalar(count).fetch_one(&mut reading).await.map_err(fails)?;
    let known = if is_shared { &migrations::POSTGRES } else { &migrations::SQLITE };
    if usize::try_from(migrations) != Ok(known.iter().count()) {
        return Err(format!("{migrations} migrations"));
    }
    let mut rows: BTreeMap<usize, usize> = BTreeMap::new();
    let keys: Vec<String> = db::query_scalar("SELECT id FROM outbox").fetch_all(&mut reading).await.map_err(fails)?;
    let events: Vec<String> = db::query_scalar("SELECT id FROM inbox").fetch_all(&mut reading).await.map_err(fails)?;
    let files = "SELECT key FROM local_posts JOIN blobs ON sha256 = file_sha256 WHERE length(bytes) = 20000 AND length(text) = 6000";
    let posts: Vec<String> = db::query_scalar(files).fetch_all(&mut reading).await.map_err(fails)?;
    let all_posts: i64 =
        db::query_scalar("SELECT COUNT(*) FROM local_posts").fetch_one(&mut reading).await.map_err(fails)?;
    let number = |text: &str| text.rsplit(['/', ':', ' ']).next().and_then(|number| number.parse::<usize>().ok());
    for key in &keys {
        *rows.entry(key.split(' ').next().and_then(number).unwrap_or(0)).or_default() += 1;
    }
    let mut saved: Vec<usize> = events.iter().filter_map(|event| number(event)).collect();
    let mut decisions = saved.clone();
    decisions.sort_unstable();
    if !rows.keys().copied().eq(decisions) || rows.values().any(|count| *count != ROWS) {
        return Err(format!("half of a decision is there: {rows:?}, {events:?}"));
    }
    if i64::try_from(posts.len()) != Ok(all_posts) {
        return Err(format!("half of a post is there: {all_posts}, {posts:?}"));
    }
    saved.extend(posts.iter().filter_map(|post| number(post)));
    match (1..=acknowledged).find(|number| !saved.contains(number)) {
        Some(missing) => Err(format!("{missing} of {acknowledged} is missing")),
        None => Ok(()),
    }
}

/// Draws a moment: one after an acknowledgement, or any.
fn moment(steps: &[Step], chance: &mut Chance) -> usize {
    let acknowledged = |(number, step): (usize, &Step)| matches!(step, Step::Acknowledged(_)).then_some(number + 1);
    let moments: Vec<usize> = steps.iter().enumerate().filter_map(acknowledged).collect();
    match below(chance, 2) {
        0 => moments[below(chance, moments.len())],
        _ => below(chance, steps.len() + 1),
    }
}

fn acknowledged(steps: &[Step]) -> usize {
    steps
        .iter()
        .rev()
        .find_map(|step| if let Step::Acknowledged(number) = step { Some(*number) } else { None })
        .unwrap_or(0)
}

/// A program that has run, and what was on its disk before.
struct Traced {
    /// Deleted when this is dropped.
    folder: TempDir,
    disk: Disk,
    steps: Vec<Step>,
}

impl Traced {
    /// Cuts the power before the step `moment`. Returns a folder with what is left, and how many saves were acknowledged.
    fn cut(&self, moment: usize, chance: Option<&mut Chance>) -> (TempDir, usize) {
        let left = tempfile::tempdir().expect("a folder");
        let mut disk = self.disk.clone();
        self.steps[..moment].iter().enumerate().for_each(|(number, step)| disk.take(number, step));
        disk.cut(&self.folder.path().join("data"), &left.path().join("data"), chance);
        (left, acknowledged(&self.steps[..moment]))
    }

    /// What is wrong after `cuts` power cuts at random moments. In every other one all is lost that wasn't synced.
    async fn wrong(&self, cuts: usize, wrong: impl AsyncFn(&Path, usize) -> Result<(), String>) -> Vec<String> {
        let (mut chance, mut found) = (Chance::of("power cuts"), Vec::new());
        let times = if std::env::var_os("DRAGOMAN_LONG").is_some() { 20 } else { 1 };
        for number in 0..cuts * times {
            let moment = moment(&self.steps, &mut chance);
            let (left, acknowledged) = self.cut(moment, (number % 2 == 1).then_some(&mut chance));
            if let Err(wrong) = wrong(left.path(), acknowledged).await {
                found.push(format!("cut {number}, before step {moment} of {}: {wrong}", self.steps.len()));
            }
        }
        found
    }

    /// What is wrong when the power is cut after the last acknowledgement, and all is lost that wasn't synced.
    async fn wrong_at_the_end(&self, wrong: impl AsyncFn(&Path, usize) -> Result<(), String>) -> Result<(), String> {
        let last = self.steps.iter().rposition(|step| matches!(step, Step::Acknowledged(_))).expect("one") + 1;
        let (left, acknowledged) = self.cut(last, None);
        wrong(left.path(), acknowledged).await
    }
}

/// Not a test of its own: the program whose power is cut.
#[tokio::test]
async fn program_that_saves_until_the_power_is_cut() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    for half in 0..2 {
        // Closing it copies the log into the main file.
        let store = Store::open(&folder, &folder.join("db")).await.expect("a store");
        if let Ok(setting) = std::env::var(SYNCHRONOUS) {
            let mut connection = store.durably().await.expect("a connection");
            let set = db::query(db::Made(format!("PRAGMA synchronous = {setting}")));
            set.execute(&mut connection).await.expect("a setting");
        }
        for number in half * SAVES / 2 + 1..=(half + 1) * SAVES / 2 {
            save(&store, number).await.expect("it is saved");
            std::io::stderr().write_all(acknowledgement(number).as_bytes()).expect("it is said");
        }
        store.close().await;
    }
}

/// That program in a new folder.
fn sqlite(environment: &[(&str, &str)]) -> Traced {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, trace) = (folder.path().join("data"), folder.path().join("trace"));
    std::fs::create_dir(&data).expect("a folder");
    let disk = Disk::with(&data);
    let mut run = strace(Command::new("strace"), &trace);
    run.arg(std::env::current_exe().expect("this program"));
    run.args(["--exact", "power_cut::program_that_saves_until_the_power_is_cut", "--nocapture"]);
    let ended = run.env(FOLDER, &data).envs(environment.iter().copied()).output();
    let ended = ended.expect("strace is installed: `apt-get install strace` (tests/run does so)");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    let steps = steps(&data, &trace);
    assert_eq!(acknowledged(&steps), SAVES);
    Traced { folder, disk, steps }
}

async fn wrong_in_sqlite(folder: &Path, acknowledged: usize) -> Result<(), String> {
    let data = folder.join("data");
    let store = Store::open(&data, &data.join("db")).await.map_err(|error| error.to_string())?;
    let found = wrong(&store, acknowledged).await;
    store.close().await;
    found
}

/// A store on a server.
async fn postgres(is_synced: bool) -> Traced {
    let folder = tempfile::tempdir().expect("a folder");
    server::prepare(folder.path());
    let (data, trace) = (folder.path().join("data"), folder.path().join("trace"));
    let disk = Disk::with(&data);
    let server = Server::start(folder.path(), is_synced, Some(&trace)).expect("a server");
    let (database, beside) = (server.database(), tempfile::tempdir().expect("a folder"));
    let store = Store::open(beside.path(), Database::Postgres(database.clone())).await.expect("a store");
    let mut another = db::connect(&database.options().expect("an address")).await.expect("a connection");
    for number in 1..=SAVES {
        save(&store, number).await.expect("it is saved");
        // In the server's log.
        let said = format!("DO $$ BEGIN RAISE LOG '{}'; END $$", acknowledgement(number));
        sqlx::query(AssertSqlSafe(said)).execute(&mut another).await.expect("it is said");
        if number == SAVES / 2 {
            sqlx::query("CHECKPOINT").execute(&mut another).await.expect("it is done");
        }
    }
    store.close().await;
    drop(server);
    let steps = steps(&data, &trace);
    assert_eq!(acknowledged(&steps), SAVES);
    Traced { folder, disk, steps }
}

async fn wrong_in_postgres(folder: &Path, acknowledged: usize) -> Result<(), String> {
    let server = Server::start(folder, false, None)?;
    let fails = |error: sqlx::Error| error.to_string();
    let database = server.database();
    let mut another = db::connect(&database.options().map_err(fails)?).await.map_err(fails)?;
    // Nobody has to wait for the process that was there.
    let forget = "DO $$ BEGIN IF to_regclass('processes') IS NOT NULL THEN DELETE FROM processes; END IF; END $$";
    for statement in ["CREATE EXTENSION amcheck", forget] {
        sqlx::query(statement).execute(&mut another).await.map_err(fails)?;
    }
    let store = Store::open(&folder.join("beside"), Database::Postgres(database)).await;
    let store = store.map_err(|error| error.to_string())?;
    let found = wrong(&store, acknowledged).await;
    store.close().await;
    found
}

#[tokio::test]
async fn sqlite_keeps_what_was_acknowledged() {
    let found = sqlite(&[]).wrong(CUTS[0], wrong_in_sqlite).await;
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn sqlite_without_syncing_is_seen_to_lose_something() {
    for setting in ["OFF", "NORMAL"] {
        let found = sqlite(&[(SYNCHRONOUS, setting)]).wrong_at_the_end(wrong_in_sqlite).await;
        assert!(found.is_err(), "{setting}");
    }
}

#[tokio::test]
async fn postgres_keeps_what_was_acknowledged() {
    let found = postgres(true).await.wrong(CUTS[1], wrong_in_postgres).await;
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn postgres_without_syncing_is_seen_to_lose_something() {
    assert!(postgres(false).await.wrong_at_the_end(wrong_in_postgres).await.is_err());
}
