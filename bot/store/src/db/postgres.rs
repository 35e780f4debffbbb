//! The connections to a PostgreSQL server, and the sign that its database is in use.
//!
//! There are three pools, so that nobody who writes waits for those who read: for reading, for changes that are on the
//! disk when they return, and for changes that a power cut may lose. The last is a pool of its own and not a setting of
//! each transaction (`SET LOCAL synchronous_commit`), which would take a message to the server and back each time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Error};
use tokio::sync::oneshot;

/// How long is waited for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often it is checked that the database is still ours.
const WATCH: Duration = Duration::from_secs(2);

/// The name of the lock that the process holds which uses a database: "dragoman" in ASCII. Each database has its own.
pub(crate) const IN_USE: i64 = 0x6472_6167_6f6d_616e;

/// The pools.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) reading: PgPool,
    pub(crate) durable: PgPool,
    pub(crate) relaxed: PgPool,
}

impl Pools {
    /// At most `count` connections (at least three), which are opened when they are needed.
    pub(crate) fn new(options: &PgConnectOptions, count: u32) -> Self {
        let pool = |options: PgConnectOptions, count: u32| {
            PgPoolOptions::new().max_connections(count.max(1)).acquire_timeout(PATIENCE).connect_lazy_with(options)
        };
        let relaxed = (count / 4).max(1);
        let durable = (count - relaxed) / 2;
        Self {
            reading: pool(options.clone(), count - relaxed - durable),
            durable: pool(options.clone(), durable),
            relaxed: pool(options.clone().options([("synchronous_commit", "off")]), relaxed),
        }
    }
}

/// One connection, for what is done once.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    match tokio::time::timeout(PATIENCE, options.connect()).await {
        Ok(connected) => connected,
        Err(_) => Err(Error::PoolTimedOut),
    }
}

/// The sign that this process uses the database: a lock that ends with its connection.
#[derive(Debug)]
pub(crate) struct InUse {
    lost: AtomicBool,
    /// Ends the watch when it is dropped.
    _watch: oneshot::Sender<()>,
}

impl InUse {
    /// `None`: another process uses the database. A process that has just ended may still be seen: it is waited for.
    pub(crate) async fn begin(options: PgConnectOptions) -> Result<Option<Arc<Self>>, Error> {
        let mut connection = connect(&options).await?;
        let mut tries = 0;
        while !taken(&mut connection).await? {
            tries += 1;
            if tries == 50 {
                return Ok(None);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let (watch, mut ended) = oneshot::channel();
        let sign = Arc::new(Self { lost: AtomicBool::new(false), _watch: watch });
        let watched = Arc::downgrade(&sign);
        tokio::spawn(async move {
            let mut connection = Some(connection);
            while tokio::time::timeout(WATCH, &mut ended).await.is_err() {
                let holds = match &mut connection {
                    Some(connection) => sqlx::query("SELECT 1").execute(connection).await.is_ok(),
                    None => false,
                };
                if !holds {
                    // The server has ended the connection, and the lock with it.
                    connection = connect(&options).await.ok();
                    if let Some(again) = &mut connection
                        && !taken(again).await.unwrap_or(false)
                    {
                        connection = None;
                    }
                }
                let Some(sign) = watched.upgrade() else { break };
                let lost = connection.is_none();
                if sign.lost.swap(lost, Ordering::SeqCst) != lost {
                    let meaning = if lost { "lost; nothing is written until it is back" } else { "back" };
                    tracing::warn!("the connection that shows that the database is in use: {meaning}");
                }
            }
            if let Some(connection) = connection {
                // If this fails, the server finds out by itself.
                let _ = connection.close().await;
            }
        });
        Ok(Some(sign))
    }

    /// Whether another process may have begun to use the database.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::SeqCst)
    }
}

async fn taken(connection: &mut PgConnection) -> Result<bool, Error> {
    sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(IN_USE).fetch_one(connection).await
}
