//! The connections to a PostgreSQL server.
//!
//! There are three pools, so that nobody who writes waits for those who read: for reading, for changes that are on the
//! disk when they return, and for changes that a power cut may lose. The last is a pool of its own and not a setting of
//! each transaction (`SET LOCAL synchronous_commit`), which would take a message to the server and back each time. The
//! other connections wait for the disk also where `off` is the default of the server, the database or the user.

use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Error, Postgres};

use super::stuck::ANSWER;

/// How long is waited for a connection.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(5);

/// A process that is registered in the database (see `processes.rs`).
#[derive(Clone)]
pub(crate) struct Registered {
    pub(crate) id: String,
    /// The timeline of the server's log when it was registered.
    pub(crate) timeline: String,
    /// Called when it turns out that it isn't any more.
    pub(crate) taken_out: Arc<dyn Fn() + Send + Sync>,
}

/// The pools.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) reading: PgPool,
    pub(crate) durable: PgPool,
    pub(crate) relaxed: PgPool,
    /// How long the server may take for one query.
    pub(crate) answer: Duration,
}

impl Pools {
    /// At most `count` connections for queries (at least three) and one for notifications, which are opened when they
    /// are needed. `process`: under which the process is registered, if it is.
    pub(crate) fn new(options: &PgConnectOptions, count: u32, process: Option<&Registered>) -> Self {
        let options = match process {
            Some(process) => options.clone().application_name(&application_name(&process.id)),
            None => options.clone(),
        };
        // A query that takes longer is stuck. What is done once, such as a migration, takes as long as it takes.
        let options = options.options([("statement_timeout", "30s")]);
        let pool = |options: PgConnectOptions, count: u32, commits: Commits| {
            let process = process.cloned();
            PgPoolOptions::new()
                .max_connections(count.max(1))
                .acquire_timeout(CONNECTION_TIMEOUT)
                .after_connect(move |connection, _| {
                    let process = process.clone();
                    Box::pin(async move {
                        if commits == Commits::Durable {
                            make_durable(connection).await?;
                        }
                        match process {
                            Some(process) => admit(connection, &process).await,
                            None => Ok(()),
                        }
                    })
                })
                .connect_lazy_with(options)
        };
        let relaxed = (count / 4).max(1);
        let durable = (count - relaxed) / 2;
        Self {
            reading: pool(options.clone(), count - relaxed - durable, Commits::Durable),
            durable: pool(options.clone(), durable, Commits::Durable),
            relaxed: pool(options.options([("synchronous_commit", "off")]), relaxed, Commits::Relaxed),
            answer: ANSWER,
        }
    }

    /// A connection for notifications, in a pool of its own: one that is given up may take long to end.
    pub(crate) fn notified(&self) -> PgPool {
        let options = (*self.durable.connect_options()).clone();
        self.durable.options().clone().max_connections(1).connect_lazy_with(options)
    }

    pub(crate) async fn close(&self) {
        for pool in [&self.reading, &self.durable, &self.relaxed] {
            pool.close().await;
        }
    }
}

/// A free connection of a pool.
pub(crate) async fn acquired(pool: &PgPool) -> Result<PoolConnection<Postgres>, Error> {
    match pool.acquire().await {
        Err(Error::PoolTimedOut) => Err(refusal(pool).await.unwrap_or(Error::PoolTimedOut)),
        acquired => acquired,
    }
}

/// Why none can be opened. A pool tries again and again where the server says that it has none left, and tells only that it
/// took too long.
async fn refusal(pool: &PgPool) -> Option<Error> {
    // It is short of those that it has, and a further one would take it from somebody else.
    if pool.size() >= pool.options().get_max_connections() {
        return None;
    }
    let options = pool.connect_options();
    match tokio::time::timeout(CONNECTION_TIMEOUT, options.connect()).await {
        Ok(Err(error)) => Some(error),
        Ok(Ok(connection)) => {
            let _ = connection.close().await;
            None
        }
        Err(_) => None,
    }
}

/// When a commit returns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Commits {
    /// When it is on the disk.
    Durable,
    /// At once.
    Relaxed,
}

/// Lets commits wait for the disk. A default that waits for more (`remote_apply`), or for this server's disk alone
/// (`local`), stays.
async fn make_durable(connection: &mut PgConnection) -> Result<(), Error> {
    let raise =
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(raise).execute(connection).await?;
    Ok(())
}

/// What the connections of a process are called on the server: 63 bytes at most. By this name they are ended when the
/// process is taken out.
pub(crate) fn application_name(process: &str) -> String {
    format!("dragoman {process}")
}

/// Whether a process is registered, when the server was started, at which start rows were last marked, and the timeline.
const ADMISSION: &str = "SELECT EXISTS (SELECT 1 FROM processes WHERE id = $1), pg_postmaster_start_time()::text,
     (SELECT awaited FROM leases WHERE name = 'server'), substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)";

/// The timeline of the server's log, which is another one after a failover and after a restore to an earlier moment.
pub(crate) const TIMELINE: &str = "SELECT substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)";

/// Rows that wait count as attempted.
const ATTEMPTED: &str = "UPDATE outbox SET attempted_at = due_at WHERE ended_at IS NULL AND attempted_at IS NULL";

const NOTE: &str = "INSERT INTO leases (name, awaited) VALUES ('server', $1)
     ON CONFLICT (name) DO UPDATE SET awaited = excluded.awaited";

/// Lets a new connection be used by a process that is still registered. This is what refuses the late writes of a
/// process that was taken out: its connections are ended after its registration (see `processes.rs`).
///
/// After a power cut or crash of the server the last notes of what was posted may be missing, since they don't wait for
/// the disk. All connections have ended by then: the first new one marks the waiting rows as attempted, before anybody
/// claims them, so that their posts are looked for first.
async fn admit(connection: &mut PgConnection, process: &Registered) -> Result<(), Error> {
    let (registered, started, noted, timeline): (bool, String, Option<String>, String) =
        sqlx::query_as(ADMISSION).bind(&process.id).fetch_one(&mut *connection).await?;
    // What it knows may never have happened on another timeline.
    if !registered || timeline != process.timeline {
        (process.taken_out)();
        return Err(Error::Protocol("another process has taken this one out, or the server is another one".to_owned()));
    }
    if noted.as_deref() != Some(started.as_str()) {
        let mut transaction = connection.begin().await?;
        sqlx::query(ATTEMPTED).execute(&mut *transaction).await?;
        sqlx::query(NOTE).bind(&started).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// One connection, for what is done once, and for the registration of a process.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    let connected = async {
        let mut connection = options.connect().await?;
        make_durable(&mut connection).await?;
        Ok(connection)
    };
    match tokio::time::timeout(CONNECTION_TIMEOUT, connected).await {
        Ok(connected) => connected,
        Err(_) => Err(Error::PoolTimedOut),
    }
}
