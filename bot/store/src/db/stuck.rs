//! A server that doesn't answer: a machine that is gone sends nothing, and without a limit a query would wait for the
//! operating system to give up, for a quarter of an hour.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::PgConnection;
use sqlx::{Error, Postgres};
use tokio::runtime::Handle;

/// How long the server may take for one query. It ends queries by itself before that (`statement_timeout`).
pub(crate) const ANSWER: Duration = Duration::from_secs(40);

/// How long it may take to say that a connection which is returned to its pool still works.
const RETURN: Duration = Duration::from_secs(5);

/// Whether the server has stopped answering on a connection.
#[derive(Clone, Debug)]
pub(crate) struct Stuck {
    is_stuck: Arc<AtomicBool>,
    answer: Duration,
}

impl Stuck {
    /// For a connection on which each answer must come within `answer`.
    fn new(answer: Duration) -> Self {
        Self { is_stuck: Arc::default(), answer }
    }

    /// Waits for an answer.
    pub(crate) async fn answer<T>(&self, running: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        match tokio::time::timeout(self.answer, running).await {
            Ok(done) => done,
            Err(_) => {
                self.is_stuck.store(true, Ordering::SeqCst);
                Err(Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "it doesn't answer")))
            }
        }
    }
}

/// A connection of a pool. When it is returned, the pool asks the server whether it still works, and would wait for the answer
/// without a limit: where the server has gone dark, also after a query that somebody has given up, there would be no connection
/// left.
pub(crate) struct Pooled {
    connection: PoolConnection<Postgres>,
    stuck: Stuck,
}

impl Pooled {
    /// A connection on which each answer must come within `answer`.
    pub(crate) fn new(connection: PoolConnection<Postgres>, answer: Duration) -> Self {
        Self { connection, stuck: Stuck::new(answer) }
    }

    /// The connection, and whether it is stuck.
    pub(crate) fn parts(&mut self) -> (&mut PgConnection, &Stuck) {
        (&mut self.connection, &self.stuck)
    }
}

impl Drop for Pooled {
    fn drop(&mut self) {
        if self.stuck.is_stuck.load(Ordering::SeqCst) {
            self.connection.close_on_drop();
        } else if let Ok(runtime) = Handle::try_current() {
            // What is given up here is closed.
            runtime.spawn(tokio::time::timeout(self.stuck.answer.min(RETURN), self.connection.return_to_pool()));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::super::{Pools, Readers, Writer, begin, query, query_scalar};
    use crate::error::StoreError;
    use crate::test_database::cluster::cluster;
    use crate::test_database::dark::Relay;

    /// It answers, and too late: it ends the query itself, and the connection is used again.
    #[tokio::test]
    async fn a_server_that_is_slow_ends_the_query_and_keeps_the_connection() {
        let address = cluster().address("postgres").parse().expect("an address");
        let pools = Pools::new(&address, 3, None);
        let (readers, writer) = (Readers::Postgres(pools.clone()), Writer::Postgres(pools));
        let limit = "SELECT current_setting('statement_timeout')";
        for is_relaxed in [true, false] {
            let mut writing = writer.take(is_relaxed).await.expect("a connection");
            let set: String = query_scalar(limit).fetch_one(&mut writing).await.expect("an answer");
            assert_eq!(set, "30s", "less than is waited for");
        }
        let mut reading = readers.take().await.expect("a connection");
        let set: String = query_scalar(limit).fetch_one(&mut reading).await.expect("an answer");
        assert_eq!(set, "30s");
        query("SET statement_timeout = '100ms'").execute(&mut reading).await.expect("it may be less");
        let ended = query("SELECT pg_sleep(600)").execute(&mut reading).await.expect_err("it is ended");
        let ended = StoreError::from(ended);
        assert!(ended.is_of_database() && ended.to_string().contains("statement timeout"), "{ended}");
        let one: i64 = query_scalar("SELECT 1::bigint").fetch_one(&mut reading).await.expect("it goes on");
        assert_eq!(one, 1);
    }

    /// More often than there are connections, and in a transaction too.
    #[tokio::test]
    async fn a_server_that_has_gone_dark_costs_a_query_and_not_the_connections() {
        let relay = Relay::to_the_server().await;
        let mut pools = Pools::new(&relay.options().await, 3, None);
        pools.answer = Duration::from_millis(800);
        let (readers, writer) = (Readers::Postgres(pools.clone()), Writer::Postgres(pools.clone()));
        for round in 0..4 {
            // Other tests use the machine too: only an answer that comes counts.
            let begun = Instant::now();
            let one: i64 = loop {
                let asked = match readers.take().await {
                    Ok(mut reading) => query_scalar("SELECT 1::bigint").fetch_one(&mut reading).await,
                    Err(error) => Err(error),
                };
                match asked {
                    Ok(one) => break one,
                    Err(error) => assert!(begun.elapsed().as_secs() < 60, "round {round}: {error}"),
                }
            };
            assert_eq!(one, 1, "in the light");
            let mut reading = readers.take().await.expect("a connection");
            let mut writing = writer.take(false).await.expect("a connection");
            let mut transaction = begin(&mut writing).await.expect("it answers");
            relay.go_dark().await;
            let told = query("SELECT 2").execute(&mut transaction).await.expect_err("nobody answers").to_string();
            assert!(told.contains("it doesn't answer"), "{told}");
            let told = query("SELECT 3").execute(&mut reading).await.expect_err("nobody answers").to_string();
            assert!(told.contains("it doesn't answer"), "{told}");
            drop(transaction);
            relay.come_back();
        }
    }

    /// Whoever asks doesn't wait as long as a query may take, and gives it up.
    #[tokio::test]
    async fn a_query_that_was_given_up_costs_no_connection_where_the_server_has_gone_dark() {
        let relay = Relay::to_the_server().await;
        let mut pools = Pools::new(&relay.options().await, 3, None);
        pools.answer = Duration::from_millis(800);
        let (readers, writer) = (Readers::Postgres(pools.clone()), Writer::Postgres(pools.clone()));
        let mut reading = readers.take().await.expect("a connection");
        let mut writing = writer.take(false).await.expect("a connection");
        let is_unused = writer.take(true).await.expect("a connection");
        let transaction = begin(&mut writing).await.expect("it answers");
        relay.go_dark().await;
        let asked = query("SELECT 2").execute(&mut reading);
        assert!(tokio::time::timeout(Duration::from_millis(20), asked).await.is_err(), "nobody answers");
        drop(transaction);
        drop((reading, writing, is_unused));
        relay.come_back();
        for is_relaxed in [None, Some(false), Some(true)] {
            let begun = Instant::now();
            loop {
                let taken = match is_relaxed {
                    None => readers.take().await.map(drop),
                    Some(is_relaxed) => writer.take(is_relaxed).await.map(drop),
                };
                let Err(error) = taken else { break };
                assert!(begun.elapsed().as_secs() < 60, "{is_relaxed:?}: {error}");
            }
        }
    }
}
