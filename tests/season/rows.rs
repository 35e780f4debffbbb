//! Rows of the bot's database: of its file, or of its database on a server.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, PgConnection, SqliteConnection};

/// A query in the words of each database.
pub struct Sql {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl From<&'static str> for Sql {
    /// One that both understand.
    fn from(both: &'static str) -> Self {
        Self { sqlite: both, postgres: both }
    }
}

/// The values of the first column, which are texts, of what a query finds in the database of the bot with this folder.
pub async fn texts(folder: &Path, sql: impl Into<Sql>, values: &[&str]) -> Vec<String> {
    let sql = sql.into();
    let found = match address(folder) {
        None => {
            let mut query = sqlx::query_scalar(sql.sqlite);
            for value in values {
                query = query.bind(*value);
            }
            query.fetch_all(&mut file(folder, true).await).await
        }
        Some(address) => {
            let mut query = sqlx::query_scalar(sql.postgres);
            for value in values {
                query = query.bind(*value);
            }
            query.fetch_all(&mut server(&address).await).await
        }
    };
    found.expect("an answer")
}

/// Changes rows of it; returns how many.
pub async fn change(folder: &Path, sql: impl Into<Sql>, values: &[&str]) -> u64 {
    let sql = sql.into();
    match address(folder) {
        None => {
            let mut query = sqlx::query(sql.sqlite);
            for value in values {
                query = query.bind(*value);
            }
            let mut connection = file(folder, false).await;
            let done = query.execute(&mut connection).await.expect("changed").rows_affected();
            connection.close().await.expect("closed");
            done
        }
        Some(address) => {
            let mut query = sqlx::query(sql.postgres);
            for value in values {
                query = query.bind(*value);
            }
            query.execute(&mut server(&address).await).await.expect("changed").rows_affected()
        }
    }
}

/// The address of the database, if it is on a server.
pub fn address(folder: &Path) -> Option<String> {
    std::fs::read_to_string(folder.join("database")).ok()
}

async fn file(folder: &Path, read_only: bool) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("data/dragoman.sqlite")).read_only(read_only);
    SqliteConnection::connect_with(&options).await.expect("the bot's file")
}

async fn server(address: &str) -> PgConnection {
    PgConnection::connect(address).await.expect("the bot's database")
}
