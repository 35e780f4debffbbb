//! Rows that queries return.

use sqlx::error::UnexpectedNullError;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{ColumnIndex, Error, Row as _, TypeInfo as _, ValueRef as _};

/// A row.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value in a column, by its name or its number.
    pub(crate) fn try_get<'r, T: Get<'r>>(&'r self, column: impl Column) -> Result<T, Error> {
        T::get(self, column)
    }

    /// The same, for tests.
    #[cfg(test)]
    pub(crate) fn get<'r, T: Get<'r>>(&'r self, column: impl Column) -> T {
        T::get(self, column).expect("a column of this type")
    }
}

/// A column's name or number.
pub(crate) trait Column: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy {}

impl<C: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy> Column for C {}

/// What a column can be read as.
pub(crate) trait Get<'r>: Sized {
    fn get(row: &'r Row, column: impl Column) -> Result<Self, Error>;
}

fn unreadable(source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::Decode(source.into())
}

/// A number or a truth value. A column has numbers only; what a query computes may also have another type in
/// PostgreSQL.
fn integer(row: &Row, column: impl Column) -> Result<Option<i64>, Error> {
    match row {
        Row::Sqlite(row) => row.try_get(column),
        Row::Postgres(row) => {
            let raw = row.try_get_raw(column)?;
            let kind = raw.type_info();
            match kind.name() {
                "BOOL" => Ok(row.try_get::<Option<bool>, _>(column)?.map(i64::from)),
                "INT4" => Ok(row.try_get::<Option<i32>, _>(column)?.map(i64::from)),
                _ => row.try_get(column),
            }
        }
    }
}

/// Reads a type as it is, if there is a value.
macro_rules! get {
    ($($type:ty: $row:ident, $column:ident => $read:expr;)+) => {
        $(
            impl<'r> Get<'r> for Option<$type> {
                fn get($row: &'r Row, $column: impl Column) -> Result<Self, Error> {
                    $read
                }
            }

            impl<'r> Get<'r> for $type {
                fn get(row: &'r Row, column: impl Column) -> Result<Self, Error> {
                    let value: Option<$type> = Get::get(row, column)?;
                    value.ok_or_else(|| unreadable(UnexpectedNullError))
                }
            }
        )+
    };
}

get! {
    i64: row, column => integer(row, column);
    u32: row, column => integer(row, column)?.map(u32::try_from).transpose().map_err(unreadable);
    bool: row, column => Ok(integer(row, column)?.map(|number| number != 0));
    &'r str: row, column => match row {
        Row::Sqlite(row) => row.try_get(column),
        Row::Postgres(row) => row.try_get(column),
    };
    String: row, column => Ok(<Option<&str>>::get(row, column)?.map(str::to_owned));
    &'r [u8]: row, column => match row {
        Row::Sqlite(row) => row.try_get(column),
        Row::Postgres(row) => row.try_get(column),
    };
    Vec<u8>: row, column => Ok(<Option<&[u8]>>::get(row, column)?.map(<[u8]>::to_vec));
}

/// What a whole row can be read as.
pub(crate) trait Record: Sized {
    fn read(row: &Row) -> Result<Self, Error>;
}

macro_rules! records {
    ($($($type:ident $column:literal)+;)+) => {
        $(
            impl<$($type: for<'r> Get<'r>),+> Record for ($($type,)+) {
                fn read(row: &Row) -> Result<Self, Error> {
                    Ok(($(row.try_get::<$type>($column)?,)+))
                }
            }
        )+
    };
}

records! {
    A 0 B 1;
    A 0 B 1 C 2;
}
