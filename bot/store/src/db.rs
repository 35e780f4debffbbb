//! The database: SQLite in a file, or PostgreSQL on a server.
//!
//! Everything else in this crate writes queries for both, in the SQL that both understand, with `$1` for a value. Where
//! that isn't possible, the query has two texts side by side ([`Each`]). sqlx's own choice at run time (`Any`) isn't
//! used: it decodes numbers and truth values only where the column has exactly that type.
//!
//! Columns have one of three types in both: whole numbers (also for truth values, and times in milliseconds), text
//! (also JSON), bytes.

mod connection;
mod pools;
mod postgres;
mod query;
mod row;
mod sqlite;
mod stuck;
mod transaction;
mod value;

pub(crate) use connection::{Connected, Connection};
pub(crate) use pools::{Readers, Writer, Writing};
pub(crate) use postgres::{Pools, Registered, TIMELINE, application_name, connect};
pub(crate) use query::{Each, Made, Query, query, query_as, query_scalar};
pub(crate) use row::Row;
pub(crate) use sqlite::{Readers as SqliteReaders, Writer as SqliteWriter};
pub(crate) use transaction::{Transaction, begin};
pub(crate) use value::Value;
