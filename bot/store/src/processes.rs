//! The processes that use one PostgreSQL database together.
//!
//! Each has a row in `processes`, and counts its `beat` on once a second. Who has seen another's beat stand still for
//! [`SILENCE`] takes that process out: its row is deleted, unless it has beaten meanwhile; its connections are ended by
//! the server; and only when none is left, what it held becomes free. A process that was frozen and wakes up later can
//! write nothing: its connections are gone, and none of its new ones is admitted without the row (`db/postgres.rs`).
//! So a lease is never held by two, and no write of an earlier holder comes after the first of a later one. No clock is
//! compared with another's: silence is measured by those who listen, and only while they reach the server themselves,
//! so that nobody is taken out because the server stood still.
//!
//! Each process also has a lease of its own, on its pages: the mark there says up to when everything is stored that it was
//! sent (`receipts.rs`). Deadlines wait for the marks of all, and for that of a process that was taken out until its
//! connections are ended, since until then something may still be stored. These marks also show whose clocks differ
//! (`clocks.rs`), which is only told to the operator.
//!
//! How it learns of its end: its beat changes no row. It then has to begin anew, as another process
//! ([`Membership::taken_out`]).
//!
//! Processes of two versions don't work at the same time: an older one would store games without what only the newer one
//! knows of them. So a process leaves when it sees one of a newer version ([`Membership::superseded`]), and that one
//! begins to work when it sees no older one any more ([`Membership::older_left`]).
//!
//! Queries of this file are PostgreSQL's only.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dragoman_game::model::SCHEMA;
use dragoman_runtime::clock::{Clock as _, SystemClock};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Error};
use tokio::sync::{oneshot, watch};

use super::clocks::{Clocks, ClocksApart, Reading};
use super::db::{application_name, connect};
use super::error::StoreError;
use super::migrations;
use super::receipts::Receipts;

/// The time between two beats.
pub(super) const BEAT: Duration = Duration::from_secs(1);

/// How long a beat stands still before its process is taken out.
const SILENCE: Duration = Duration::from_secs(6);

/// How long a process whose connection has ended may take to come back while another begins, after a start of the server,
/// which ends all connections, and otherwise. Who comes back later begins anew, and nothing is lost.
const COMING_BACK: [Duration; 2] = [Duration::from_millis(2_500), Duration::from_millis(300)];

/// Whether the server was started a short while ago.
const JUST_STARTED: &str = "SELECT now() - pg_postmaster_start_time() < interval '10 seconds'";

/// How long after its last beat a process may be sure that it wasn't taken out.
const SURE: Duration = Duration::from_secs(4);

/// A round that began later than this after the one before says nothing about others: who listens was away itself.
const AWAY: Duration = Duration::from_millis(2_500);

/// How long one round may take.
const ROUND_TIMEOUT: Duration = Duration::from_secs(3);

/// After how many rounds is looked for what nobody holds who is there.
const TIDY: u64 = 10;

/// How often is tried to use the database, alone or beside others, while somebody else does who may just have ended.
const TRIES: u32 = 50;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// How long a process waits for those of an older version, which leave within seconds.
const OLDER_LEAVE: Duration = Duration::from_secs(60);

/// This process's version: the program's, and what it knows of the stored data, since two builds may have the same number.
pub(super) static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{}+{}.{SCHEMA}", env!("CARGO_PKG_VERSION"), migrations::newest()));

/// The numbers of a version, to compare it with others: the program's, the newest migration, the schema of games. `None`:
/// it isn't one.
fn numbers(version: &str) -> Option<[u64; 5]> {
    let (program, data) = version.split_once('+').unwrap_or((version, ""));
    let program = program.split('-').next()?;
    let parse = |text: &str| text.split('.').map(str::parse).collect::<Result<Vec<u64>, _>>().ok();
    let [major, minor, patch] = parse(program)?.try_into().ok()?;
    let [migration, schema] = parse(data).and_then(|data| data.try_into().ok()).unwrap_or_default();
    Some([major, minor, patch, migration, schema])
}

/// Whether a process of `version` must leave while there is one of `other`.
fn is_older(version: &str, other: &str) -> bool {
    numbers(version).zip(numbers(other)).is_some_and(|(version, other)| version < other)
}

/// The name of the lock that all processes share: "dragoman" in ASCII. Who has it alone, alone uses the database.
pub(super) const IN_USE: i64 = 0x6472_6167_6f6d_616e;

/// What is known of a lease.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lease {
    pub(super) holder: Option<String>,
    /// Up to when the network's events are stored, in milliseconds.
    pub(super) heard_until: Option<i64>,
    /// Senders of events that can't be read yet, as JSON.
    pub(super) awaited: Option<String>,
}

/// A row of `leases`: name, holder, heard_until, awaited; and what the server's clock shows, in milliseconds.
type LeaseRow = (String, Option<String>, Option<i64>, Option<String>, i64);

/// All of them.
const LEASES: &str = "SELECT name, holder, heard_until, awaited, (extract(epoch FROM clock_timestamp()) * 1000)::bigint
     FROM leases";

/// A longer answer of the server says too little about its clock.
const LONGEST_ANSWER: Duration = Duration::from_secs(1);

/// All leases by name, and since when that may be out of date, in milliseconds.
type Leases = (BTreeMap<String, Lease>, i64);

/// What the names of leases begin with that each process has on its own pages.
const PAGES: &str = "pages ";

/// Up to when the holder of a lease has heard its network, and whom it waits for.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    pub(super) heard_until: i64,
    pub(super) awaited: Option<String>,
}

/// This process among those that use the database.
#[derive(Debug)]
pub(super) struct Membership {
    id: String,
    /// Nothing is written: the connection that beats is lost, and somebody else may use the database alone.
    lost: AtomicBool,
    /// Why the server takes no beats, though it can be reached.
    refused: Mutex<Option<String>>,
    taken_out: watch::Sender<bool>,
    /// Nobody else may use the database.
    alone: bool,
    /// What isn't stored yet.
    receipts: Arc<Receipts>,
    /// When the last beat that has arrived was begun.
    beaten: Mutex<Instant>,
    /// Counts the rounds.
    rounds: watch::Sender<u64>,
    /// The version of a newer process.
    superseded: watch::Sender<Option<String>>,
    /// Whether there is an older process, as of the last round.
    is_older_there: AtomicBool,
    /// As of the last round.
    leases: Mutex<Leases>,
    marks: Mutex<HashMap<String, Mark>>,
    processes: AtomicUsize,
    others: Mutex<Others>,
    clocks: Mutex<Clocks>,
    /// Ends the beat when it is dropped.
    watch: Mutex<Option<oneshot::Sender<()>>>,
    /// Becomes true when the process has left.
    left: watch::Sender<bool>,
}

/// The beats of the others, as this process has seen them.
#[derive(Default)]
struct Observed {
    /// The last round that has succeeded.
    last: Option<Instant>,
    /// By process: its beat, and for how long that has stood still.
    silent: HashMap<String, (i64, Duration)>,
}

impl Observed {
    /// Takes note of the beats that stand there at `now`. Returns the processes that have been silent for too long, with
    /// their beats.
    fn look(&mut self, now: Instant, beats: &[(String, i64)]) -> Vec<(String, i64)> {
        let passed = self.last.replace(now).map(|last| now.duration_since(last)).filter(|passed| *passed <= AWAY);
        let before = std::mem::take(&mut self.silent);
        for (id, beat) in beats {
            let silent = match (passed, before.get(id)) {
                (Some(passed), Some((known, silent))) if known == beat => *silent + passed,
                // It has beaten, or nobody knows what it did while this process was away itself.
                _ => Duration::ZERO,
            };
            self.silent.insert(id.clone(), (*beat, silent));
        }
        let silent = self.silent.iter().filter(|(_, (_, silent))| *silent >= SILENCE);
        silent.map(|(id, (beat, _))| (id.clone(), *beat)).collect()
    }
}

/// The other processes, as of the last round.
#[derive(Debug)]
struct Others {
    ids: BTreeSet<String>,
    /// Since when none has begun or ended, as far as that was seen: not while this process or the server stood still.
    same_since: Instant,
    seen: Instant,
}

/// What is read and written in a round.
struct Round {
    registered: bool,
    beats: Vec<(String, i64)>,
    versions: Vec<String>,
    leases: Leases,
    /// What the clocks showed when the leases were read, if that was answered at once.
    clocks: Option<Reading>,
}

/// How a process began.
#[derive(Debug)]
pub(super) enum Begun {
    /// It is registered.
    Registered(Arc<Membership>),
    /// A process of this newer version uses the database.
    Superseded(String),
}

/// Takes the locks by which others see that this process is there. `false`: somebody uses the database alone, or others
/// use it who mustn't.
async fn locked(connection: &mut PgConnection, id: &str, alone: bool) -> Result<bool, Error> {
    let take = if alone { "SELECT pg_try_advisory_lock($1)" } else { "SELECT pg_try_advisory_lock_shared($1)" };
    if !sqlx::query_scalar(take).bind(IN_USE).fetch_one(&mut *connection).await? {
        return Ok(false);
    }
    if alone {
        // Of a process that has just lost its lock.
        let others = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()
             AND application_name LIKE 'dragoman %' AND application_name <> $1";
        let others: i64 = sqlx::query_scalar(others).bind(application_name(id)).fetch_one(&mut *connection).await?;
        if others > 0 {
            sqlx::query("SELECT pg_advisory_unlock($1)").bind(IN_USE).execute(&mut *connection).await?;
            return Ok(false);
        }
    }
    sqlx::query("SELECT pg_advisory_lock(hashtextextended($1, 1))").bind(id).execute(connection).await?;
    Ok(true)
}

/// Ends the earlier connection of a process that holds the lock by which others see that it is there. It is called as by
/// [`application_name`].
const END_HOLDER: &str = "SELECT COUNT(pg_terminate_backend(held.pid)) FROM pg_locks AS held
     JOIN pg_stat_activity AS there ON there.pid = held.pid
     WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1
         AND ((held.classid::bigint << 32) | held.objid::bigint) = hashtextextended($1, 1)
         AND there.datname = current_database() AND there.application_name = 'dragoman ' || $1 AND held.pid <> pg_backend_pid()";

async fn connected(options: &PgConnectOptions, id: &str, alone: bool) -> Result<Option<PgConnection>, Error> {
    let mut connection = connect(&options.clone().application_name(&application_name(id))).await?;
    // The server may not have noticed that an earlier connection is lost: until it does, that one keeps the locks. The others
    // of this process are left alone: transactions may be under way in them.
    ended(&mut connection, END_HOLDER, id).await?;
    Ok(locked(&mut connection, id, alone).await?.then_some(connection))
}

/// Ends all connections of a process. `false`: some are still there.
async fn disconnected(connection: &mut PgConnection, id: &str) -> Result<bool, Error> {
    ended(connection, END_ALL, id).await
}

const END_ALL: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'dragoman ' || $1 AND pid <> pg_backend_pid()";

/// Ends connections of the process `id` by `end`, a query for how many there still are, until there are none. `false`: some
/// are still there.
async fn ended(connection: &mut PgConnection, end: &'static str, id: &str) -> Result<bool, Error> {
    for _ in 0..50 {
        let left: i64 = sqlx::query_scalar(end).bind(id).fetch_one(&mut *connection).await?;
        if left == 0 {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(false)
}

/// What a process holds becomes free. What it may have posted without a note of it counts as attempted, and as begun: it
/// may have ended the process.
const FREE: [&str; 6] = [
    "INSERT INTO tries (event, count, kind, at)
         SELECT 'post ' || id, 1, 'unfinished', (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM outbox
             WHERE ended_at IS NULL AND seq IN (SELECT head FROM places WHERE claimed_by = $1)
         ON CONFLICT (event) DO NOTHING",
    "UPDATE outbox SET attempted_at = due_at WHERE ended_at IS NULL AND attempted_at IS NULL
         AND seq IN (SELECT head FROM places WHERE claimed_by = $1)",
    "UPDATE places SET claimed_until = NULL, claimed_by = NULL WHERE claimed_by = $1",
    "DELETE FROM game_claims WHERE holder = $1",
    "DELETE FROM leases WHERE name = 'pages ' || $1",
    "UPDATE leases SET holder = NULL WHERE holder = $1",
];

async fn free(connection: &mut PgConnection, id: &str) -> Result<(), Error> {
    let mut transaction = connection.begin().await?;
    for statement in FREE {
        sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Holders of something who aren't registered: whoever took them out hasn't finished.
const GONE: &str = "SELECT DISTINCT holder FROM (
         SELECT holder FROM leases WHERE holder IS NOT NULL
         UNION SELECT holder FROM game_claims
         UNION SELECT claimed_by FROM places WHERE claimed_by IS NOT NULL) AS held
     WHERE holder NOT IN (SELECT id FROM processes)";

/// Frees what nobody holds any more who is there.
async fn tidy(connection: &mut PgConnection) -> Result<(), Error> {
    let gone: Vec<String> = sqlx::query_scalar(GONE).fetch_all(&mut *connection).await?;
    for id in gone {
        if disconnected(connection, &id).await? {
            free(connection, &id).await?;
        }
    }
    Ok(())
}

/// Takes a process out, unless it has beaten since `beat`.
async fn take_out(connection: &mut PgConnection, id: &str, beat: i64) -> Result<(), Error> {
    let delete = "DELETE FROM processes WHERE id = $1 AND beat = $2";
    if sqlx::query(delete).bind(id).bind(beat).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(());
    }
    tracing::warn!(process = id, "another process has ended or stands still: what it held is taken over");
    if disconnected(connection, id).await? {
        free(connection, id).await?;
    }
    Ok(())
}

/// Waits until processes whose connection has ended are gone, and takes out those that stay: after a crash nobody need
/// wait for their silence. Called when a process begins.
async fn take_out_ended(connection: &mut PgConnection) -> Result<(), Error> {
    let others: Vec<(String, i64)> =
        sqlx::query_as("SELECT id, beat FROM processes").fetch_all(&mut *connection).await?;
    let begun = Instant::now();
    let just_started: bool = sqlx::query_scalar(JUST_STARTED).fetch_one(&mut *connection).await?;
    let patience = COMING_BACK[usize::from(!just_started)];
    for (id, beat) in others {
        while stands_still_unconnected(connection, &id, beat).await? {
            if begun.elapsed() > patience {
                take_out(connection, &id, beat).await?;
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    tidy(connection).await
}

/// Whether a process is registered with this beat, and its lock is free.
async fn stands_still_unconnected(connection: &mut PgConnection, id: &str, beat: i64) -> Result<bool, Error> {
    let known = "SELECT pg_try_advisory_lock(hashtextextended(id, 1)) FROM processes WHERE id = $1 AND beat = $2";
    let free: Option<bool> = sqlx::query_scalar(known).bind(id).bind(beat).fetch_optional(&mut *connection).await?;
    if free == Some(true) {
        sqlx::query("SELECT pg_advisory_unlock(hashtextextended($1, 1))").bind(id).execute(connection).await?;
    }
    Ok(free == Some(true))
}

impl Membership {
    /// A connection by which others see that a process `id` uses the database, `alone` or beside others. A process that
    /// has just ended may still be seen: it is waited for. `None`: another process uses the database, and this one wants it
    /// alone, or that one does.
    pub(super) async fn admitted(
        options: &PgConnectOptions,
        id: &str,
        alone: bool,
    ) -> Result<Option<PgConnection>, Error> {
        for tries in 0..=TRIES {
            if tries > 0 {
                tokio::time::sleep(BETWEEN_TRIES).await;
            }
            if let Some(connection) = connected(options, id, alone).await? {
                return Ok(Some(connection));
            }
        }
        Ok(None)
    }

    /// Registers this process, which is admitted by `connection`. Its tables must be there.
    pub(super) async fn begin(
        mut connection: PgConnection,
        options: &PgConnectOptions,
        id: &str,
        receipts: &Arc<Receipts>,
        alone: bool,
    ) -> Result<Begun, Error> {
        take_out_ended(&mut connection).await?;
        let versions: Vec<String> =
            sqlx::query_scalar("SELECT version FROM processes").fetch_all(&mut connection).await?;
        if let Some(newer) = versions.into_iter().find(|version| is_older(&VERSION, version)) {
            connection.close().await?;
            return Ok(Begun::Superseded(newer));
        }
        sqlx::query(
            "INSERT INTO processes (id, beat, started_at, version)
             VALUES ($1, 0, (extract(epoch FROM now()) * 1000)::bigint, $2)",
        )
        .bind(id)
        .bind(VERSION.as_str())
        .execute(&mut connection)
        .await?;
        let (watch, ended) = oneshot::channel();
        let membership = Arc::new(Self {
            id: id.to_owned(),
            lost: AtomicBool::new(false),
            refused: Mutex::default(),
            taken_out: watch::Sender::new(false),
            alone,
            receipts: Arc::clone(receipts),
            beaten: Mutex::new(Instant::now()),
            rounds: watch::Sender::new(0),
            superseded: watch::Sender::new(None),
            is_older_there: AtomicBool::new(false),
            leases: Mutex::default(),
            marks: Mutex::default(),
            processes: AtomicUsize::new(1),
            others: Mutex::new(Others { ids: BTreeSet::new(), same_since: Instant::now(), seen: Instant::now() }),
            clocks: Mutex::default(),
            watch: Mutex::new(Some(watch)),
            left: watch::Sender::new(false),
        });
        let round = membership.round(&mut connection).await?;
        membership.take_in(&round);
        tokio::spawn(beating(Arc::downgrade(&membership), options.clone(), id.to_owned(), alone, connection, ended));
        Ok(Begun::Registered(membership))
    }

    /// Its id among the processes.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Whether somebody else may use the database alone.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::SeqCst)
    }

    /// Whether the server has refused the last beat.
    pub(super) fn is_refused(&self) -> bool {
        self.refusal().is_some()
    }

    /// Why the server has refused the last beat, if it has.
    pub(super) fn refusal(&self) -> Option<String> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether it can't have been taken out by now.
    pub(super) fn is_sure(&self) -> bool {
        self.beaten.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < SURE && !*self.taken_out.borrow()
    }

    /// Whether it was taken out: it can write nothing any more.
    pub(super) fn is_taken_out(&self) -> bool {
        *self.taken_out.borrow()
    }

    /// Takes note that it was taken out.
    pub(super) fn is_out(&self) {
        if !self.taken_out.send_replace(true) {
            tracing::error!("other processes have taken this one out, which stood still: it begins anew");
        }
    }

    /// Waits until it is taken out.
    pub(super) async fn taken_out(&self) {
        let mut taken_out = self.taken_out.subscribe();
        if taken_out.wait_for(|out| *out).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Waits until a process of a newer version is there, and returns that version: this one has to leave.
    pub(super) async fn superseded(&self) -> String {
        let mut superseded = self.superseded.subscribe();
        match superseded.wait_for(Option::is_some).await.map(|version| version.clone()) {
            Ok(Some(version)) => version,
            Ok(None) | Err(_) => std::future::pending().await,
        }
    }

    /// Waits until no process of an older version is there. One that doesn't know that it has to leave isn't waited for.
    pub(super) async fn older_left(&self) {
        let begun = Instant::now();
        while self.is_older_there.load(Ordering::SeqCst) {
            if begun.elapsed() > OLDER_LEAVE {
                return tracing::warn!(
                    "a process of an older version stays: stop it, or games may lose what it doesn't know"
                );
            }
            self.next_round().await;
        }
    }

    /// Waits for the next round.
    pub(super) async fn next_round(&self) {
        let mut rounds = self.rounds.subscribe();
        // An error: it has left.
        if rounds.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// The lease `name` as of the last round.
    pub(super) fn lease(&self, name: &str) -> Lease {
        self.leases.lock().unwrap_or_else(PoisonError::into_inner).0.get(name).cloned().unwrap_or_default()
    }

    /// The names of the leases that this process holds, and how many processes there are.
    pub(super) fn held(&self) -> (Vec<String>, usize) {
        let leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = leases.0.iter().filter(|(_, lease)| lease.holder.as_deref() == Some(&self.id));
        let mine = mine.filter(|(name, _)| !name.starts_with(PAGES));
        (mine.map(|(name, _)| name.clone()).collect(), self.processes.load(Ordering::SeqCst))
    }

    /// Since when no other process has begun or ended, as far as that was seen.
    pub(super) fn same_others_since(&self) -> Instant {
        let others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if now.duration_since(others.seen) > AWAY { now } else { others.same_since }
    }

    /// The process whose clock differs most from this one's, if one differs.
    pub(super) fn clocks_apart(&self) -> Option<ClocksApart> {
        self.clocks.lock().unwrap_or_else(PoisonError::into_inner).apart()
    }

    /// Takes note that this process has taken the lease `name`.
    pub(super) fn took(&self, name: &str) {
        let mut leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        leases.0.entry(name.to_owned()).or_default().holder = Some(self.id.clone());
    }

    /// The holder's mark of a lease, stored with the next beat.
    pub(super) fn mark(&self, name: &str, mark: Mark) {
        self.marks.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), mark);
    }

    /// Up to when everything is stored that was sent to other processes, in milliseconds; `None`: there can be none.
    pub(super) fn stored_by_others(&self) -> Option<i64> {
        if self.alone {
            return None;
        }
        let leases = self.leases.lock().unwrap_or_else(PoisonError::into_inner);
        let (leases, read_at) = &*leases;
        let others = leases.iter().filter(|(name, lease)| {
            name.starts_with(PAGES) && lease.holder.as_ref().is_some_and(|holder| *holder != self.id)
        });
        // A process that began after the last round isn't known yet.
        others.filter_map(|(_, lease)| lease.heard_until).chain([*read_at]).min()
    }

    /// Leaves: what it holds is free at once.
    pub(super) async fn leave(&self) {
        let mut left = self.left.subscribe();
        if self.watch.lock().unwrap_or_else(PoisonError::into_inner).take().is_none() {
            return;
        }
        let waited = tokio::time::timeout(ROUND_TIMEOUT, left.wait_for(|left| *left)).await;
        if !matches!(waited, Ok(Ok(_))) {
            tracing::warn!(
                "the database server couldn't be told that this process ends: others find out by themselves"
            );
        }
    }

    async fn round(&self, connection: &mut PgConnection) -> Result<Round, Error> {
        let begun = Instant::now();
        let begun_at = SystemClock.now().as_millisecond();
        let beaten = sqlx::query(
            "WITH beaten AS (UPDATE processes SET beat = beat + 1 WHERE id = $1 RETURNING id)
             INSERT INTO leases (name, holder, heard_until) SELECT 'pages ' || id, id, $2 FROM beaten
             ON CONFLICT (name) DO UPDATE SET heard_until = excluded.heard_until",
        )
        .bind(&self.id)
        .bind(self.receipts.told(&SystemClock).as_millisecond())
        .execute(&mut *connection)
        .await?;
        if beaten.rows_affected() == 0 {
            let (beats, versions) = (Vec::new(), Vec::new());
            return Ok(Round { registered: false, beats, versions, leases: Leases::default(), clocks: None });
        }
        *self.beaten.lock().unwrap_or_else(PoisonError::into_inner) = begun;
        let marks = std::mem::take(&mut *self.marks.lock().unwrap_or_else(PoisonError::into_inner));
        for (name, mark) in marks {
            let stored = sqlx::query(
                "UPDATE leases SET heard_until = GREATEST(heard_until, $3), awaited = $4 WHERE name = $1 AND holder = $2",
            )
            .bind(&name)
            .bind(&self.id)
            .bind(mark.heard_until)
            .bind(&mark.awaited)
            .execute(&mut *connection)
            .await;
            if let Err(error) = stored {
                // Unless a newer one has come meanwhile.
                self.marks.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_insert(mark);
                return Err(error);
            }
        }
        let others: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT id, beat, version FROM processes WHERE id <> $1")
                .bind(&self.id)
                .fetch_all(&mut *connection)
                .await?;
        let (beats, versions) = others.into_iter().map(|(id, beat, version)| ((id, beat), version)).unzip();
        let asked = Instant::now();
        let leases: Vec<LeaseRow> = sqlx::query_as(LEASES).fetch_all(connection).await?;
        let server = leases.first().map(|(.., server)| *server).filter(|_| asked.elapsed() < LONGEST_ANSWER);
        let clocks = server.map(|server| Reading { server, own: SystemClock.now().as_millisecond() });
        let lease = |(name, holder, heard_until, awaited, _)| (name, Lease { holder, heard_until, awaited });
        let leases = (leases.into_iter().map(lease).collect(), begun_at);
        Ok(Round { registered: true, beats, versions, leases, clocks })
    }

    fn take_in(&self, round: &Round) {
        if !round.registered {
            self.is_out();
            return;
        }
        self.leases.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&round.leases);
        self.processes.store(round.beats.len() + 1, Ordering::SeqCst);
        let ids: BTreeSet<String> = round.beats.iter().map(|(id, _)| id.clone()).collect();
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if others.ids != ids || now.duration_since(others.seen) > AWAY {
            *others = Others { ids, same_since: now, seen: now };
        }
        others.seen = now;
        drop(others);
        if let Some(reading) = round.clocks {
            let others = round.leases.0.iter().filter_map(|(name, lease)| Some((name.strip_prefix(PAGES)?, lease)));
            let stamps = others.filter(|(process, _)| *process != self.id);
            let stamps = stamps.filter_map(|(process, lease)| Some((process.to_owned(), lease.heard_until?)));
            self.clocks.lock().unwrap_or_else(PoisonError::into_inner).note(reading, stamps);
        }
        let is_older_there = round.versions.iter().any(|version| is_older(version, &VERSION));
        self.is_older_there.store(is_older_there, Ordering::SeqCst);
        if let Some(newer) = round.versions.iter().find(|version| is_older(&VERSION, version)) {
            self.superseded.send_if_modified(|known| known.replace(newer.clone()).is_none());
        }
        self.rounds.send_modify(|rounds| *rounds += 1);
    }

    /// Takes note of how a beat failed, and tells the operator where that is a matter for them. `None`: it didn't.
    fn note_refusal(&self, error: Option<Error>) {
        let refusal = match error.map(StoreError::from) {
            // It says nothing about whether an earlier refusal is over.
            Some(error) if !error.is_for_operator() => return,
            error => error.map(|error| error.to_string()),
        };
        let mut known = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        match &refusal {
            Some(refusal) if known.as_ref() != Some(refusal) => tracing::error!("{refusal}"),
            None if known.is_some() => tracing::warn!("the database server takes changes again"),
            Some(_) | None => {}
        }
        *known = refusal;
    }

    fn set_lost(&self, lost: bool) {
        if self.lost.swap(lost, Ordering::SeqCst) != lost {
            let meaning = if lost { "lost; nothing is written until it is back" } else { "back" };
            tracing::warn!("the connection that shows that the database is in use: {meaning}");
        }
    }
}

/// Beats until the process leaves, or is taken out.
async fn beating(
    membership: std::sync::Weak<Membership>,
    options: PgConnectOptions,
    id: String,
    alone: bool,
    connection: PgConnection,
    mut ended: oneshot::Receiver<()>,
) {
    let mut connection = Some(connection);
    let (mut observed, mut rounds) = (Observed::default(), 0_u64);
    let mut pause = BEAT;
    while tokio::time::timeout(pause, &mut ended).await.is_err() {
        pause = BEAT;
        let Some(membership) = membership.upgrade() else { break };
        if connection.is_none() {
            // The server has ended the connection, and the locks with it.
            connection = match connected(&options, &id, alone).await {
                Ok(connection) => connection,
                Err(error) => {
                    membership.note_refusal(Some(error));
                    None
                }
            };
        }
        let Some(open) = &mut connection else {
            membership.set_lost(true);
            continue;
        };
        let round = match tokio::time::timeout(ROUND_TIMEOUT, membership.round(open)).await {
            Ok(Ok(round)) => round,
            Ok(Err(error)) => {
                membership.note_refusal(Some(error));
                connection = None;
                continue;
            }
            Err(_) => {
                connection = None;
                continue;
            }
        };
        membership.set_lost(false);
        membership.note_refusal(None);
        membership.take_in(&round);
        if !round.registered {
            break;
        }
        rounds += 1;
        let silent = observed.look(Instant::now(), &round.beats);
        if !silent.is_empty() {
            // What it held is free after this, and who waits for it here takes it at once.
            pause = Duration::ZERO;
        }
        let looked = async {
            for (id, beat) in silent {
                take_out(open, &id, beat).await?;
            }
            if rounds.is_multiple_of(TIDY) {
                tidy(open).await?;
            }
            Ok::<_, Error>(())
        };
        if !matches!(tokio::time::timeout(ROUND_TIMEOUT, looked).await, Ok(Ok(()))) {
            connection = None;
        }
    }
    if let Some(mut connection) = connection {
        let leaving = async {
            sqlx::query("DELETE FROM processes WHERE id = $1").bind(&id).execute(&mut connection).await?;
            // A task that ends late mustn't write after a successor has begun.
            if disconnected(&mut connection, &id).await? {
                free(&mut connection, &id).await?;
            }
            connection.close().await
        };
        // If this fails, others find out by its silence.
        let _ = tokio::time::timeout(ROUND_TIMEOUT, leaving).await;
    }
    if let Some(membership) = membership.upgrade() {
        membership.left.send_replace(true);
    }
}

#[cfg(test)]
mod tests;
