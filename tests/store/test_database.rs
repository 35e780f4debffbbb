//! For tests: a new store on either database. Each test of what the store does runs on both.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use tempfile::TempDir;
use tokio::sync::OnceCell;

use super::database::{Database, Server};
use super::opened::Store;

#[path = "../season/postgres.rs"]
pub(crate) mod cluster;
#[path = "test_database/dark.rs"]
pub(crate) mod dark;
#[path = "test_database/pooler.rs"]
pub(crate) mod pooler;

/// Runs each of these functions on both databases.
macro_rules! on_each {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test($crate::test_database::On::Sqlite).await;
                }
            )+
        }

        mod on_postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test($crate::test_database::On::Postgres).await;
                }
            )+
        }
    };
}
pub(crate) use on_each;

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    Sqlite,
    Postgres,
}

/// A database of a test's own, and a data folder.
pub(crate) struct Place {
    pub(crate) folder: TempDir,
    pub(crate) database: Database,
}

impl Place {
    pub(crate) async fn open(&self) -> Store {
        Store::open(self.folder.path(), &self.database).await.expect("a store")
    }
}

impl On {
    /// An empty database.
    pub(crate) async fn place(self) -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let database = match self {
            Self::Sqlite => Database::Sqlite(folder.path().join("db")),
            Self::Postgres => Database::Postgres(server().await),
        };
        Place { folder, database }
    }

    /// A store on it.
    pub(crate) async fn store(self) -> (Place, Store) {
        let place = self.place().await;
        let store = place.open().await;
        (place, store)
    }
}

/// A few connections each: many tests run at once.
fn at(address: &str) -> Server {
    Server::new(address, 8).expect("an address")
}

/// Somebody with the right to create databases.
pub(crate) async fn administrator() -> PgConnection {
    PgConnection::connect(&cluster::cluster().address("postgres")).await.expect("a connection")
}

/// The address of a database for somebody.
pub(crate) fn address_of(user: &str, password: &str, database: &str) -> String {
    cluster::cluster().address_of(user, password, database)
}

/// A database without tables.
pub(crate) async fn without_tables(name: &str) -> Server {
    let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut administrator().await).await.expect("a database");
    at(&cluster::cluster().address(name))
}

/// A new database with empty tables.
async fn server() -> Server {
    static TEMPLATE: OnceCell<()> = OnceCell::const_new();
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    TEMPLATE
        .get_or_init(|| async {
            let server = without_tables("migrated").await;
            let folder = tempfile::tempdir().expect("a folder");
            let store = Store::open(folder.path(), Database::Postgres(server)).await.expect("a store");
            store.close().await;
            // Nobody may be connected to a template.
            let alone = "ALTER DATABASE migrated WITH ALLOW_CONNECTIONS false";
            sqlx::query(alone).execute(&mut administrator().await).await.expect("a template");
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'migrated'";
            sqlx::query(end).execute(&mut administrator().await).await.expect("a template");
        })
        .await;
    let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::SeqCst));
    let create = AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE migrated"));
    sqlx::query(create).execute(&mut administrator().await).await.expect("a database");
    at(&cluster::cluster().address(&name))
}
