//! Errors of the store.

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
    /// A newer version has written the database, or its migration failed.
    #[error("the database can't be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// A stored document can't be read.
    #[error("a stored document can't be read: {0}")]
    Document(#[from] serde_json::Error),
    /// The game was changed meanwhile: load and decide again.
    #[error("the game was changed meanwhile")]
    Conflict,
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
