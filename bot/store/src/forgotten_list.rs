//! The file in a data folder that lists those who have asked to be forgotten (see `forgotten.rs`).

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use dragoman_runtime::data_folder::{FORGOTTEN, write_private};
use tokio::sync::{Mutex, MutexGuard};

/// A keyed hash, and when that person asked, in milliseconds.
pub(super) type Row = (String, i64);

/// A list as it is written: a hash and a time in each line.
fn read(text: &str) -> BTreeSet<Row> {
    let row = |line: &str| {
        let (mark, at) = line.split_once(' ')?;
        Some((mark.to_owned(), at.trim().parse().ok()?))
    };
    text.lines().filter_map(row).collect()
}

/// The list in a data folder.
#[derive(Debug)]
pub(super) struct List {
    file: PathBuf,
    /// It is written by one task at a time.
    writing: Mutex<()>,
}

impl List {
    pub(super) fn new(data: &Path) -> Self {
        Self { file: data.join(FORGOTTEN), writing: Mutex::default() }
    }

    pub(super) fn path(&self) -> &Path {
        &self.file
    }

    /// Nobody else writes it while this is kept.
    pub(super) async fn held(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    /// Who is listed; without a file nobody.
    pub(super) fn rows(&self) -> std::io::Result<BTreeSet<Row>> {
        match std::fs::read_to_string(&self.file) {
            Ok(text) => Ok(read(&text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeSet::new()),
            Err(error) => Err(error),
        }
    }

    /// Writes it, whole or not at all.
    pub(super) fn write(&self, rows: &BTreeSet<Row>) -> std::io::Result<()> {
        let text: String = rows.iter().map(|(mark, at)| format!("{mark} {at}\n")).collect();
        write_private(&self.file, text.as_bytes())
    }

    /// Adds what is listed in the folder `from`.
    pub(super) fn take_over(&self, from: &Path) -> std::io::Result<()> {
        let mut rows = Self::new(from).rows()?;
        rows.extend(self.rows()?);
        if rows.is_empty() { Ok(()) } else { self.write(&rows) }
    }
}
