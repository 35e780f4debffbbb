//! What is seen in the database from outside, while the processes play: who holds which lease, when phases end, and at the
//! end whether anything was set aside.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dragoman_runtime::clock::{Clock as _, SystemClock};
use jiff::Timestamp;
use sqlx::{Connection, PgConnection};

/// How often it is looked.
const LOOK: Duration = Duration::from_millis(100);

/// How long an answer of the server is waited for: it may stand still.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Default)]
struct Known {
    /// The holder of each lease.
    holders: BTreeMap<String, Option<String>>,
    /// Leases whose holder was killed: who that was, and when.
    bereft: BTreeMap<String, (String, Instant)>,
    /// By lease, how long each time nobody held it who was there.
    gaps: BTreeMap<String, Vec<Duration>>,
    /// By game in its first phase, the version that was read, and the earliest deadline, in milliseconds since 1970.
    deadlines: BTreeMap<String, (i64, i64)>,
    /// By game, when it was first seen that a phase of it is adjudicated, in milliseconds since 1970.
    adjudicated: BTreeMap<String, i64>,
}

/// An observer with a connection of its own.
#[derive(Clone)]
pub struct Observer {
    address: String,
    known: Arc<Mutex<Known>>,
}

/// The deadline of a stored game. The table's column is when the clock must handle it next: a reminder comes earlier.
fn deadline(body: &str) -> Option<i64> {
    let body: serde_json::Value = serde_json::from_str(body).expect("a stored game");
    let deadline: Timestamp = body["stage"]["running"]["deadline"].as_str()?.parse().expect("an instant");
    Some(deadline.as_millisecond())
}

impl Observer {
    /// Begins to look.
    pub fn of(address: &str) -> Self {
        let observer = Self { address: address.to_owned(), known: Arc::default() };
        tokio::spawn(observer.clone().look());
        observer
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn look(self) {
        loop {
            if let Ok(mut connection) = PgConnection::connect(&self.address).await {
                // It ends with a crash of the server.
                while tokio::time::timeout(PATIENCE * 60, self.once(&mut connection))
                    .await
                    .is_ok_and(|once| once.is_ok())
                {
                    tokio::time::sleep(LOOK).await;
                }
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn once(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let leases: Vec<(String, Option<String>)> =
            sqlx::query_as("SELECT name, holder FROM leases").fetch_all(&mut *connection).await?;
        let versions: Vec<(String, i64, bool)> = sqlx::query_as(
            "SELECT name, version, EXISTS (SELECT 1 FROM phases WHERE game_id = games.id) FROM games WHERE stage = 'running'",
        )
        .fetch_all(&mut *connection)
        .await?;
        let now = SystemClock.now().as_millisecond();
        let (adjudicated, first): (Vec<_>, Vec<_>) = versions.into_iter().partition(|(_, _, adjudicated)| *adjudicated);
        let changed: Vec<String> = {
            let known = self.known();
            let is_new = |name: &str, version: i64| known.deadlines.get(name).is_none_or(|(read, _)| *read < version);
            first.into_iter().filter(|(name, version, _)| is_new(name, *version)).map(|(name, _, _)| name).collect()
        };
        let games: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT name, version, body FROM games WHERE name = ANY($1)")
                .bind(&changed)
                .fetch_all(connection)
                .await?;
        let mut known = self.known();
        for (name, holder) in leases {
            let over = known.bereft.get(&name).filter(|(dead, _)| holder.as_ref().is_some_and(|holder| holder != dead));
            if let Some(gap) = over.map(|(_, since)| since.elapsed()) {
                known.bereft.remove(&name);
                known.gaps.entry(name.clone()).or_default().push(gap);
            }
            known.holders.insert(name, holder);
        }
        for (game, _, _) in adjudicated {
            known.adjudicated.entry(game).or_insert(now);
        }
        for (game, version, body) in games {
            let deadline = deadline(&body).unwrap_or(i64::MAX);
            if !known.adjudicated.contains_key(&game) {
                let (read, earliest) = known.deadlines.entry(game).or_insert((version, deadline));
                (*read, *earliest) = (version, deadline.min(*earliest));
            }
        }
        Ok(())
    }

    /// The process that holds these leases is killed now.
    pub fn dies(&self, leases: &[String]) {
        let mut known = self.known();
        for lease in leases {
            if let Some(Some(holder)) = known.holders.get(lease).cloned() {
                known.bereft.entry(lease.clone()).or_insert((holder, Instant::now()));
            }
        }
    }

    /// By lease, how long each time nobody held it who was there.
    pub fn gaps(&self) -> BTreeMap<String, Vec<Duration>> {
        self.known().gaps.clone()
    }

    /// The earliest deadline that the first phase of the game of this name had, in milliseconds since 1970.
    pub fn deadline(&self, game: &str) -> Option<i64> {
        self.known().deadlines.get(game).map(|(_, deadline)| *deadline).filter(|deadline| *deadline < i64::MAX)
    }

    /// When the first phase of the game of this name was adjudicated, in milliseconds since 1970.
    pub fn adjudicated(&self, game: &str) -> Option<i64> {
        self.known().adjudicated.get(game).copied()
    }

    /// Waits until nothing is left to be posted.
    pub async fn silence(&self, patience: Duration) {
        let begun = Instant::now();
        let mut waiting = Vec::new();
        while begun.elapsed() < patience {
            if let Ok(mut connection) = PgConnection::connect(&self.address).await {
                let left = "SELECT platform, place, attempts FROM outbox
                     WHERE ended_at IS NULL AND due_at <= extract(epoch FROM now()) * 1000 LIMIT 5";
                if let Ok(left) = sqlx::query_as::<_, (String, String, i64)>(left).fetch_all(&mut connection).await {
                    if left.is_empty() {
                        return;
                    }
                    waiting = left;
                }
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        panic!("it never stops posting: {waiting:?}");
    }

    /// Messages that couldn't be handled. Posts are in the transcripts.
    pub async fn given_up(&self) -> Vec<String> {
        let mut connection = PgConnection::connect(&self.address).await.expect("the server is there");
        let all = "SELECT event || ' (' || kind || ')' FROM tries WHERE set_aside_at IS NOT NULL";
        sqlx::query_scalar(all).fetch_all(&mut connection).await.expect("an answer")
    }
}
