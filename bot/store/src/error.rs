//! Errors of the store.

use serde_json::error::Category;

/// What is wrong with a stored document: never what is in it, since that may be an order or a letter, and logs have neither.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Defect(String);

impl Defect {
    /// Of this error. Its own words are kept where they quote nothing.
    pub(super) fn of(error: &serde_json::Error) -> Self {
        let said = error.to_string();
        // A field's name is in the program; the other is said of a game that a newer version has written.
        if said.starts_with("missing field `") || said.starts_with("the game has shape ") {
            return Self(said);
        }
        let kind = match error.classify() {
            Category::Io | Category::Eof => "it ends too early",
            Category::Syntax => "it isn't JSON",
            Category::Data => "it has another shape than this version knows",
        };
        Self(match error.line() {
            0 => kind.to_owned(),
            line => format!("{kind}, at line {line}, column {}", error.column()),
        })
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Document(Defect::of(&error))
    }
}

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database fails: file missing, no permission, disk defective.
    #[error("the database fails: {0}")]
    Database(sqlx::Error),
    /// The disk is full.
    #[error(
        "the disk with the database is full; free some space there: nothing is lost, and Dragoman continues by itself"
    )]
    Full,
    /// Another program has locked the file.
    #[error(
        "another program keeps the database locked; let it finish or close it: nothing is lost, and Dragoman continues \
         by itself"
    )]
    Locked,
    /// The server of the database doesn't answer, or ends the connection.
    #[error(
        "the database server can't be reached ({0}); start it, or correct its address in `database`: nothing is lost"
    )]
    Unreachable(String),
    /// The connection was lost that shows that this process uses the database, and the server refuses another one for the
    /// reason that this names.
    #[error("nothing is written until this is corrected: {0}")]
    Unwelcome(String),
    /// The server accepts no more connections.
    #[error(
        "the database server has no connection left ({0}); raise its max_connections, or lower `database_connections` of \
         the processes that use it: nothing is lost"
    )]
    NoConnection(String),
    /// The server, the database or the user is allowed fewer connections than this process may need.
    #[error(
        "{limit} allows {allowed} connections, and this process may use {needed}; raise that, or lower \
         `database_connections`"
    )]
    TooFewConnections {
        /// Which limit.
        limit: &'static str,
        /// How many it allows.
        allowed: u32,
        /// `database_connections`.
        needed: u32,
    },
    /// A pooler is between the program and the server.
    #[error(
        "a pooler, such as PgBouncer, is between Dragoman and the database server ({0}): locks, notifications and prepared \
         queries are lost in it; name the server itself in `database`"
    )]
    Pooled(String),
    /// The server can be read only.
    #[error(
        "the database server takes no changes ({0}): it is a standby, or was set to be read only; name the one that is \
         written in `database`, make this one the primary, or set default_transaction_read_only to off: nothing is lost"
    )]
    ReadOnly(String),
    /// The server refuses the user.
    #[error(
        "the database server refuses the user: {0}; check user and password in `database`, and the server's pg_hba.conf"
    )]
    Refused(String),
    /// The connection can't be encrypted, or the server's certificate isn't trusted.
    #[error(
        "the connection to the database server can't be encrypted: {0}; name the file with its certificate's root in \
         `database` (?sslrootcert=FILE), or allow others with ?sslmode=require, on a network of your own ?sslmode=disable"
    )]
    Encryption(String),
    /// There is no such database on the server.
    #[error("{0} on the database server; make it: createdb --encoding=UTF8 --owner=USER NAME")]
    NoDatabase(String),
    /// The user may not do this there.
    #[error(
        "the database's user lacks a right: {0}; make it the owner of the database and of its tables: ALTER DATABASE NAME \
         OWNER TO USER, ALTER TABLE TABLE OWNER TO USER"
    )]
    NoRight(String),
    /// The server is too old.
    #[error("the database server is PostgreSQL {found}, and {needed} or newer is needed; update it")]
    TooOld {
        /// Its version.
        found: String,
        /// The oldest that will do.
        needed: u32,
    },
    /// The database stores text in another encoding.
    #[error(
        "the database stores text as {0}; make a new one: createdb --encoding=UTF8 --template=template0 --owner=USER NAME"
    )]
    NotUtf8(String),
    /// Another process uses the database.
    #[error("another Dragoman uses {0}; stop it first, or make another database for this one")]
    DatabaseInUse(String),
    /// Another process has taken over what this one held.
    #[error("this process stood still for too long, and others have taken over its work; it begins anew")]
    TakenOut,
    /// A process of a newer version uses the database.
    #[error("Dragoman {0} uses the database, which is newer: this process can work when that one has ended; update it")]
    Superseded(String),
    /// Transactions have waited for each other, and this one was ended.
    #[error("changes have waited for each other; they are tried again")]
    Contended,
    /// A newer version has written the database.
    #[error(
        "a newer version of Dragoman has changed the database (migration {0}); run that version, or restore a backup that \
         was made before"
    )]
    Newer(i64),
    /// The migration of the database failed.
    #[error("the database can't be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// A stored document can't be read.
    #[error("a stored document can't be read: {0}")]
    Document(Defect),
    /// A game is played on a variant that this process doesn't have.
    #[error(
        "a game is played on `{0}`, whose map wasn't in the data folder when this process was started; copy it into \
         `assets` there, and start the process again"
    )]
    UnknownVariant(String),
    /// The game was changed meanwhile: load and decide again.
    #[error("the game was changed meanwhile")]
    Conflict,
    /// What was to be stored breaks a rule of the database, such as a number that is taken: the same fails again.
    #[error("what was to be stored breaks a rule of the database: {0}")]
    Constraint(sqlx::Error),
    /// Whoever writes on the local page was forgotten meanwhile.
    #[error("whoever writes this isn't known any more")]
    Forgotten,
    /// A stored value is invalid.
    #[error("the stored {0} is invalid")]
    Nonsense(&'static str),
    /// Another process uses this folder.
    #[error("another Dragoman uses {0}; stop it first, or choose another `data` folder")]
    InUse(String),
    /// A restore was interrupted there.
    #[error(
        "a restore into {0} was interrupted, and an incomplete copy must not be used; run `dragoman restore` again, it \
         starts over"
    )]
    HalfRestored(String),
    /// The data folder can't be created or written.
    #[error("the folder {0} can't be used: {1}")]
    Folder(String, std::io::Error),
}

impl StoreError {
    /// Whether one stored document is the cause, and others can be read.
    pub const fn is_of_a_document(&self) -> bool {
        matches!(self, Self::Document(_) | Self::UnknownVariant(_) | Self::Nonsense(_))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn an_error_of_a_document_quotes_nothing_of_it() {
        let said = |document: &str| {
            let read = serde_json::from_str::<BTreeMap<String, Vec<u32>>>(document);
            StoreError::from(read.expect_err("another shape"))
        };
        for document in [r#"{"orders": "A Vie - Gal"}"#, r#"{"orders": ["A Vie - Gal"]}"#, r#"["A Vie - Gal"]"#] {
            let error = said(document);
            assert!(!format!("{error} {error:?}").contains("Vie"), "{error:?}");
            assert!(error.to_string().contains("another shape than this version knows, at line 1, column"), "{error}");
        }
        assert!(said(r#"{"orders": "#).to_string().contains("it ends too early"));
        let newer: serde_json::Error = serde::de::Error::custom("the game has shape 9, and this program knows up to 3");
        assert!(StoreError::from(newer).to_string().ends_with("the game has shape 9, and this program knows up to 3"));
    }
}
