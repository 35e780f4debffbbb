//! The files of `locales/`, compiled in.
//!
//! They are in a crate of their own, apart from `dragoman-l10n`, which reads them, and libraries use it only in their
//! tests: after a change of one sentence only this crate and the program are built again.

use dragoman_l10n::{File, Language, Languages, TableError, Words, WordsError};

/// Every Fluent file of every folder in `locales/`, as the build script found them.
#[must_use]
pub const fn files() -> &'static [File<'static>] {
    const FILES: &[File<'static>] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    FILES
}

/// All words, loaded and checked.
///
/// # Errors
/// When a file has a mistake; a released program has none, since the tests load the same files.
pub fn words() -> Result<Words, WordsError> {
    Words::from_files(files())
}

/// All languages. [`Words`] has them as well; this is for callers that need nothing else.
///
/// # Errors
/// As [`words`].
pub fn languages() -> Result<Languages, TableError> {
    Languages::read(files()).map_err(|faults| faults.0)
}
