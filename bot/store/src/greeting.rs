//! Whether a PostgreSQL server will do, and if it won't, what its operator can do about it.
//!
//! Every start asks for what the program can't work without; `check-config` also for what fails only later, when more
//! connections are needed.

use std::io::ErrorKind;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Row as _};

use super::database::is_socket;
use super::db;
use super::error::StoreError;

/// The oldest version of PostgreSQL: its makers look after no older one.
const OLDEST: u32 = 14;

/// `number`: major and minor version, as 150018.
fn is_too_old(number: &str) -> bool {
    number.parse::<u32>().is_ok_and(|number| number / 10_000 < OLDEST)
}

/// The process of the server that answers. As a plain text, since a pooler may refuse anything that is prepared.
const BACKEND: &str = "SELECT pg_backend_pid()";

/// Whether nothing can be written, since it is a standby or was set so.
const READ_ONLY: &str = "SELECT pg_is_in_recovery(), current_setting('transaction_read_only') = 'on'";

/// The schema in which tables are made, and whether they can be.
const SCHEMA: &str = "SELECT current_schema()::text, has_schema_privilege(current_schema(), 'CREATE')";

/// A table that another user has made, and in which this one may not do everything.
const FOREIGN: &str = "SELECT relname::text FROM pg_class WHERE relnamespace = current_schema()::regnamespace
     AND relkind = 'r' AND relname IN ('_sqlx_migrations', 'games', 'outbox', 'processes', 'cursors')
     AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
         AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
     ORDER BY relname LIMIT 1";

/// How many connections the server, the database and the user are allowed; -1: as many as one likes.
const ALLOWED: &str =
    "SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
         (SELECT datconnlimit FROM pg_database WHERE datname = current_database()),
         (SELECT CASE WHEN rolsuper THEN -1 ELSE rolconnlimit END FROM pg_roles WHERE rolname = session_user),
         (SELECT rolsuper FROM pg_roles WHERE rolname = session_user)";

async fn connected(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    db::connect(options).await.map_err(|error| match error {
        // Where no server listens, the error is another one: this file is a certificate.
        sqlx::Error::Io(cause) if cause.kind() == ErrorKind::NotFound && !is_socket(options) => {
            StoreError::Encryption(cause.to_string())
        }
        error => error.into(),
    })
}

async fn backend(connection: &mut PgConnection) -> Result<i32, StoreError> {
    Ok(sqlx::raw_sql(BACKEND).fetch_one(connection).await?.try_get(0)?)
}

/// A connection to the server itself. A pooler may lend out the server's connections for a transaction each: whoever was
/// answered by one of them alone is then answered by another one, while somebody else is in a transaction.
async fn direct(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let (mut one, mut other) = (connected(options).await?, connected(options).await?);
    let before = backend(&mut one).await?;
    sqlx::raw_sql("BEGIN").execute(&mut other).await?;
    let meanwhile = backend(&mut other).await?;
    let after = backend(&mut one).await?;
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await?;
    other.close().await?;
    if before != after || before == meanwhile {
        return Err(StoreError::Pooled("its connections change between two queries".to_owned()));
    }
    Ok(one)
}

/// A connection to a server that will do, and its version.
pub(super) async fn greeted(options: &PgConnectOptions) -> Result<(PgConnection, String), StoreError> {
    let mut connection = direct(options).await?;
    let version: String = sqlx::query_scalar("SHOW server_version").fetch_one(&mut connection).await?;
    let number: String = sqlx::query_scalar("SHOW server_version_num").fetch_one(&mut connection).await?;
    if is_too_old(&number) {
        return Err(StoreError::TooOld { found: version, needed: OLDEST });
    }
    let encoding: String = sqlx::query_scalar("SHOW server_encoding").fetch_one(&mut connection).await?;
    if encoding != "UTF8" {
        return Err(StoreError::NotUtf8(encoding));
    }
    let (is_standby, is_read_only): (bool, bool) = sqlx::query_as(READ_ONLY).fetch_one(&mut connection).await?;
    if is_standby {
        return Err(StoreError::ReadOnly("it is a standby, in recovery".to_owned()));
    }
    if is_read_only {
        return Err(StoreError::ReadOnly("default_transaction_read_only is on".to_owned()));
    }
    Ok((connection, version))
}

/// What the user may not do.
pub(super) async fn lacking(connection: &mut PgConnection) -> Result<Option<String>, StoreError> {
    let (schema, can_make): (Option<String>, Option<bool>) = sqlx::query_as(SCHEMA).fetch_one(&mut *connection).await?;
    let Some(schema) = schema else { return Ok(Some("no schema of its search_path exists".to_owned())) };
    if can_make != Some(true) {
        return Ok(Some(format!("it may not make tables in the schema {schema}")));
    }
    let foreign: Option<String> = sqlx::query_scalar(FOREIGN).fetch_optional(connection).await?;
    Ok(foreign.map(|table| format!("the table {table} is somebody else's")))
}

/// Whether the server, the database and the user are allowed as many connections as may be `needed`.
pub(super) async fn are_enough(connection: &mut PgConnection, needed: u32) -> Result<(), StoreError> {
    let allowed = sqlx::query_as(ALLOWED).fetch_one(connection).await?;
    too_few(needed, allowed).map_or(Ok(()), Err)
}

/// Which limit allows fewer connections than `needed`, and how many.
fn too_few(needed: u32, (server, database, user, is_superuser): (i32, i32, i32, bool)) -> Option<StoreError> {
    let limits = [
        ("max_connections of the server", server, false),
        ("the database's CONNECTION LIMIT", database, is_superuser),
        ("the user's CONNECTION LIMIT", user, is_superuser),
    ];
    let counted = limits.into_iter().filter(|(_, allowed, is_exempt)| *allowed >= 0 && !is_exempt);
    let (limit, allowed) = counted.map(|(limit, allowed, _)| (limit, allowed)).min_by_key(|(_, allowed)| *allowed)?;
    let allowed = u32::try_from(allowed).unwrap_or(0);
    (allowed < needed).then_some(StoreError::TooFewConnections { limit, allowed, needed })
}

#[cfg(test)]
mod tests;
