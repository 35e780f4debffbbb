//! Queries, on either database.

use std::borrow::Cow;

use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, AssertSqlSafe, Error};

use super::connection::{Connected, Connection};
use super::row::{Get, Record, Row};
use super::value::Value;

/// The text of a query.
pub(crate) struct Text {
    sqlite: Cow<'static, str>,
    /// If it is another one.
    postgres: Option<Cow<'static, str>>,
}

impl Text {
    fn of_postgres(self) -> Cow<'static, str> {
        self.postgres.unwrap_or(self.sqlite)
    }
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Self {
        Self { sqlite: text.into(), postgres: None }
    }
}

/// A query that can't be written in one way for both.
#[derive(Clone, Copy)]
pub(crate) struct Each {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

impl From<Each> for Text {
    fn from(Each { sqlite, postgres }: Each) -> Self {
        Self { sqlite: sqlite.into(), postgres: Some(postgres.into()) }
    }
}

/// A text that was put together from parts of the program, never from data.
pub(crate) struct Made(pub(crate) String);

impl From<Made> for Text {
    fn from(Made(text): Made) -> Self {
        Self { sqlite: text.into(), postgres: None }
    }
}

impl Each {
    /// `text` with this instead of `{}`.
    pub(crate) fn within(self, text: &str) -> Text {
        let [sqlite, postgres] = [self.sqlite, self.postgres].map(|part| text.replace("{}", part).into());
        Text { sqlite, postgres: Some(postgres) }
    }
}

/// A query, and what it is given.
#[must_use]
pub(crate) struct Query {
    text: Text,
    values: Vec<Value>,
}

pub(crate) fn query(text: impl Into<Text>) -> Query {
    Query { text: text.into(), values: Vec::new() }
}

impl Query {
    /// The next value: the first is `$1`.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Runs it. Returns the number of rows that it has changed.
    pub(crate) async fn execute(self, on: &mut impl Connected) -> Result<u64, Error> {
        match on.connection() {
            Connection::Sqlite(connection) => {
                let (text, values) = (AssertSqlSafe(self.text.sqlite), of_sqlite(self.values)?);
                Ok(sqlx::query_with(text, values).execute(connection).await?.rows_affected())
            }
            Connection::Postgres(connection, stuck) => {
                let (text, values) = (AssertSqlSafe(self.text.of_postgres()), of_postgres(self.values)?);
                Ok(stuck.answer(sqlx::query_with(text, values).execute(connection)).await?.rows_affected())
            }
        }
    }

    /// All rows.
    pub(crate) async fn fetch_all(self, on: &mut impl Connected) -> Result<Vec<Row>, Error> {
        match on.connection() {
            Connection::Sqlite(connection) => {
                let (text, values) = (AssertSqlSafe(self.text.sqlite), of_sqlite(self.values)?);
                let rows = sqlx::query_with(text, values).fetch_all(connection).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Connection::Postgres(connection, stuck) => {
                let (text, values) = (AssertSqlSafe(self.text.of_postgres()), of_postgres(self.values)?);
                let rows = stuck.answer(sqlx::query_with(text, values).fetch_all(connection)).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// The first row, if there is one.
    pub(crate) async fn fetch_optional(self, on: &mut impl Connected) -> Result<Option<Row>, Error> {
        match on.connection() {
            Connection::Sqlite(connection) => {
                let (text, values) = (AssertSqlSafe(self.text.sqlite), of_sqlite(self.values)?);
                let row = sqlx::query_with(text, values).fetch_optional(connection).await?;
                Ok(row.map(Row::Sqlite))
            }
            Connection::Postgres(connection, stuck) => {
                let (text, values) = (AssertSqlSafe(self.text.of_postgres()), of_postgres(self.values)?);
                let row = stuck.answer(sqlx::query_with(text, values).fetch_optional(connection)).await?;
                Ok(row.map(Row::Postgres))
            }
        }
    }

    /// The first row.
    pub(crate) async fn fetch_one(self, on: &mut impl Connected) -> Result<Row, Error> {
        self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
    }
}

fn of_sqlite(values: Vec<Value>) -> Result<SqliteArguments, Error> {
    let mut arguments = SqliteArguments::default();
    for value in values {
        match value {
            Value::Int(number) => arguments.add(number),
            Value::Text(text) => arguments.add(text),
            Value::Blob(bytes) => arguments.add(bytes),
        }
        .map_err(Error::Encode)?;
    }
    Ok(arguments)
}

fn of_postgres(values: Vec<Value>) -> Result<PgArguments, Error> {
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Int(number) => arguments.add(number),
            // PostgreSQL has no text with this character, and refuses the whole statement.
            Value::Text(Some(text)) if text.contains('\0') => arguments.add(text.replace('\0', "\u{fffd}")),
            Value::Text(text) => arguments.add(text),
            Value::Blob(bytes) => arguments.add(bytes),
        }
        .map_err(Error::Encode)?;
    }
    Ok(arguments)
}

/// A query whose rows are read in one way.
#[must_use]
pub(crate) struct Typed<T> {
    query: Query,
    read: fn(&Row) -> Result<T, Error>,
}

/// A query for the first column.
pub(crate) fn query_scalar<T: for<'r> Get<'r>>(text: impl Into<Text>) -> Typed<T> {
    Typed { query: query(text), read: |row| row.try_get(0) }
}

/// A query for all columns, as a tuple.
pub(crate) fn query_as<T: Record>(text: impl Into<Text>) -> Typed<T> {
    Typed { query: query(text), read: T::read }
}

impl<T> Typed<T> {
    /// The next value: the first is `$1`.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.query = self.query.bind(value);
        self
    }

    /// What all rows hold.
    pub(crate) async fn fetch_all(self, on: &mut impl Connected) -> Result<Vec<T>, Error> {
        self.query.fetch_all(on).await?.iter().map(self.read).collect()
    }

    /// What the first row holds, if there is one.
    pub(crate) async fn fetch_optional(self, on: &mut impl Connected) -> Result<Option<T>, Error> {
        self.query.fetch_optional(on).await?.as_ref().map(self.read).transpose()
    }

    /// What the first row holds.
    pub(crate) async fn fetch_one(self, on: &mut impl Connected) -> Result<T, Error> {
        (self.read)(&self.query.fetch_one(on).await?)
    }
}
