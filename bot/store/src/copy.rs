//! Copies everything from one database into another, in either direction.
//!
//! It is one transaction of the target, which is compared before it is committed: a copy is there whole or not at all.
//! Neither database is in use meanwhile.

use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::database::Database;
use super::db::{self, Connected, Each, Row, Transaction, Value, begin};
use super::error::StoreError;
use super::opened::Store;
use super::restored::RECOGNIZED;

/// Why nothing was copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// Both are the same.
    #[error("--from and --to are the same database")]
    Same,
    /// There is no file to copy.
    #[error("there is no database at {0}")]
    NoDatabase(String),
    /// There is something in the target.
    #[error("{0} isn't empty (there are rows in `{1}`); name a new file, or a database without tables")]
    NotEmpty(String, &'static str),
    /// What was read back differs from what was written.
    #[error("`{0}` is another one in the copy, so nothing was copied; please report this")]
    Differs(&'static str),
    /// A database couldn't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// The tables with their primary keys, each after those that it refers to. Those about running processes aren't copied.
const TABLES: [(&str, &[&str]); 30] = [
    ("mark_keys", &["id"]),
    ("forgotten", &["mark", "at"]),
    ("games", &["id"]),
    ("blobs", &["sha256"]),
    ("persons", &["id"]),
    ("seats", &["person", "game_id"]),
    ("phases", &["game_id", "number"]),
    ("orders", &["game_id", "phase", "power", "revision"]),
    ("rooms", &["key"]),
    ("inbox", &["id"]),
    ("outbox", &["seq"]),
    ("places", &["platform", "place"]),
    ("cursors", &["name"]),
    ("tries", &["event"]),
    ("questions", &["id"]),
    ("map_links", &["id"]),
    ("order_threads", &["person"]),
    ("sightings", &["channel", "person"]),
    ("letters", &["game_id", "number"]),
    ("letter_people", &["person", "game_id", "number"]),
    ("statements", &["game_id", "talk", "number"]),
    ("statement_replies", &["game_id", "talk", "number", "power"]),
    ("lists", &["list", "owner", "subject"]),
    ("reports", &["id"]),
    ("wrong_sentences", &["language", "message"]),
    ("track_records", &["person", "game_id"]),
    ("shared_records", &["person"]),
    ("local_people", &["person"]),
    ("local_posts", &["seq"]),
    ("local_rooms", &["id"]),
];

/// Tables whose numbers are never used twice, and the sequences in which PostgreSQL counts them.
const NUMBERED: [(&str, &str); 3] =
    [("outbox", "outbox_seq_seq"), ("local_posts", "local_posts_seq_seq"), ("reports", "reports_id_seq")];

/// The last number that was used in a table. SQLite doesn't count reports: it goes on after the last that is left.
const LAST: Each = Each {
    sqlite: "SELECT COALESCE(CASE $1 WHEN 'reports' THEN (SELECT MAX(id) FROM reports)
         ELSE (SELECT seq FROM sqlite_sequence WHERE name = $1 AND $2 <> '') END, 0)",
    postgres: "SELECT COALESCE((SELECT last_value FROM pg_sequences
         WHERE schemaname = current_schema() AND sequencename = $2 AND $1 <> ''), 0)",
};

/// How many rows are read at once; a picture is large.
const PAGE: i64 = 50;

/// The columns of a table that can be written, with their types.
const COLUMNS: Each = Each {
    sqlite: "SELECT name, type FROM pragma_table_xinfo($1) WHERE hidden = 0 ORDER BY name",
    postgres: "SELECT column_name::text, data_type::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY column_name::text",
};

type Line = Vec<Value>;

/// A table as it is read.
struct Table {
    name: &'static str,
    keys: &'static [&'static str],
    columns: Vec<(String, String)>,
}

impl Table {
    async fn of(on: &mut impl Connected, name: &'static str, keys: &'static [&'static str]) -> Result<Self, CopyError> {
        Ok(Self { name, keys, columns: db::query_as(COLUMNS).bind(name).fetch_all(on).await? })
    }

    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    /// The rows after one, in the order of their keys.
    async fn page(&self, on: &mut impl Connected, after: Option<&Line>) -> Result<Vec<Line>, CopyError> {
        let (names, keys) = (self.names(), self.keys.join(", "));
        let given: Vec<String> = (1..=self.keys.len()).map(|number| format!("${number}")).collect();
        let beyond = after.map(|_| format!("AND ({keys}) > ({})", given.join(", "))).unwrap_or_default();
        // By what the database is recognized as the one that it was.
        let which = if self.name == "cursors" { format!("name <> '{RECOGNIZED}'") } else { "1 = 1".to_owned() };
        let text = format!("SELECT {names} FROM {} WHERE {which} {beyond} ORDER BY {keys} LIMIT {PAGE}", self.name);
        let mut query = db::query(db::Made(text));
        for key in after.map(|line| self.key(line)).into_iter().flatten() {
            query = query.bind(key);
        }
        let rows = query.fetch_all(on).await?;
        Ok(rows.iter().map(|row| self.line(row)).collect::<Result<_, _>>()?)
    }

    fn key(&self, line: &Line) -> Vec<Value> {
        let at = |key: &&str| self.columns.iter().position(|(name, _)| name == key);
        self.keys.iter().filter_map(at).filter_map(|at| line.get(at).cloned()).collect()
    }

    fn line(&self, row: &Row) -> Result<Line, sqlx::Error> {
        let value = |(name, kind): &(String, String)| {
            Ok(match kind.to_lowercase().as_str() {
                "integer" | "bigint" => row.try_get::<Option<i64>>(name.as_str())?.into(),
                "text" => row.try_get::<Option<&str>>(name.as_str())?.into(),
                _ => row.try_get::<Option<&[u8]>>(name.as_str())?.into(),
            })
        };
        self.columns.iter().map(value).collect()
    }

    async fn write(&self, transaction: &mut Transaction<'_>, line: &Line) -> Result<(), CopyError> {
        let given: Vec<String> = (1..=self.columns.len()).map(|number| format!("${number}")).collect();
        let text = format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.names(), given.join(", "));
        let mut query = db::query(db::Made(text));
        for value in line {
            query = query.bind(value.clone());
        }
        query.execute(transaction).await?;
        Ok(())
    }

    /// Reads all rows, and writes them to `to` if there is one. Returns how many they are, and their checksum.
    async fn read(
        &self,
        on: &mut impl Connected,
        mut to: Option<&mut Transaction<'_>>,
    ) -> Result<(u64, [u8; 32]), CopyError> {
        let (mut count, mut sum, mut last) = (0, Sha256::new(), None);
        loop {
            let page = self.page(on, last.as_ref()).await?;
            for line in &page {
                line.iter().for_each(|value| add(&mut sum, value));
                if let Some(transaction) = &mut to {
                    self.write(transaction, line).await?;
                }
            }
            count += page.len() as u64;
            match page.into_iter().last() {
                Some(line) => last = Some(line),
                None => return Ok((count, sum.finalize().into())),
            }
        }
    }
}

/// Adds a value to a checksum: its type, its length and its bytes.
fn add(sum: &mut Sha256, value: &Value) {
    let (kind, bytes) = match value {
        Value::Int(number) => (b'i', number.map(|number| number.to_le_bytes().to_vec())),
        // As PostgreSQL stores it.
        Value::Text(text) => (b't', text.as_ref().map(|text| text.replace('\0', "\u{fffd}").into_bytes())),
        Value::Blob(bytes) => (b'b', bytes.clone()),
    };
    let length = bytes.as_ref().map_or(u64::MAX, |bytes| bytes.len() as u64);
    sum.update([kind]);
    sum.update(length.to_le_bytes());
    sum.update(bytes.unwrap_or_default());
}

/// Goes on counting after `last`.
async fn count_on(transaction: &mut Transaction<'_>, table: &str, sequence: &str, last: i64) -> Result<(), CopyError> {
    if last == 0 {
        return Ok(());
    }
    if transaction.is_shared() {
        let set = db::query("SELECT setval($1::regclass, $2)").bind(sequence).bind(last);
        set.fetch_one(transaction).await?;
    } else if table != "reports" {
        db::query("DELETE FROM sqlite_sequence WHERE name = $1").bind(table).execute(transaction).await?;
        let set = db::query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)").bind(table).bind(last);
        set.execute(transaction).await?;
    }
    Ok(())
}

/// Copies all of `from` into the empty database `to`, and brings both up to date. Returns the number of rows of each
/// table. The bot whose data folder is `data` must not run.
///
/// # Errors
/// If one of them is in use or fails, or if there is something in `to`: then nothing has been copied.
pub async fn copy(data: &Path, from: &Database, to: &Database) -> Result<Vec<(&'static str, u64)>, CopyError> {
    if from == to {
        return Err(CopyError::Same);
    }
    if let Database::Sqlite(file) = from
        && !file.is_file()
    {
        return Err(CopyError::NoDatabase(from.to_string()));
    }
    let source = Store::open_alone(data, from).await?;
    let target = Store::open_beside(to).await?;
    // What it has to say about itself is copied too.
    source.recognize().await?;
    let copied = copy_all(&source, &target, to).await;
    source.close().await;
    target.close().await;
    copied
}

async fn copy_all(source: &Store, target: &Store, to: &Database) -> Result<Vec<(&'static str, u64)>, CopyError> {
    let (mut reading, mut writing) = (source.readers.take().await?, target.durably().await?);
    let mut transaction = begin(&mut writing).await?;
    // A database that was opened once has a key. Nothing was made with it where there is nothing else, and the key of the
    // source comes with what was made with that one.
    for (name, _) in TABLES.iter().filter(|(name, _)| *name != "mark_keys") {
        let any = db::query(db::Made(format!("SELECT 1 FROM {name} LIMIT 1")));
        if any.fetch_optional(&mut transaction).await?.is_some() {
            return Err(CopyError::NotEmpty(to.to_string(), name));
        }
    }
    db::query("DELETE FROM mark_keys").execute(&mut transaction).await?;
    let mut copied = Vec::new();
    for (name, keys) in TABLES {
        let table = Table::of(&mut reading, name, keys).await?;
        let (count, sum) = table.read(&mut reading, Some(&mut transaction)).await?;
        let back = Table::of(&mut transaction, name, keys).await?;
        if back.read(&mut transaction, None).await? != (count, sum) {
            return Err(CopyError::Differs(name));
        }
        copied.push((name, count));
    }
    for (table, sequence) in NUMBERED {
        let last = db::query_scalar(LAST).bind(table).bind(sequence).fetch_one(&mut reading).await?;
        count_on(&mut transaction, table, sequence, last).await?;
    }
    // Whoever uses the copy first looks for the posts of rows that wait, before they are posted.
    db::query("DELETE FROM leases").execute(&mut transaction).await?;
    transaction.commit().await?;
    Ok(copied)
}

#[cfg(test)]
mod tests;
