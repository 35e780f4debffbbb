//! Fluent files in a folder, for commands that read languages from the disk.

use std::path::{Path, PathBuf};

use anyhow::Context;
use dragoman_l10n::{File, Language};

/// A Fluent file that was read, with its path.
pub(crate) struct FluentFile {
    language: Language,
    path: String,
    source: String,
}

impl FluentFile {
    /// The file `path` with the text `source`.
    pub(crate) fn new(language: Language, path: &Path, source: String) -> Self {
        Self { language, path: path.display().to_string(), source }
    }

    /// The file as the words are loaded from it.
    pub(crate) fn file(&self) -> File<'_> {
        File { language: self.language, path: &self.path, source: &self.source }
    }
}

/// The entries of a folder, sorted by name.
pub(crate) fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let read = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut all = read.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    all.sort();
    Ok(all)
}

/// The Fluent files in a folder, sorted by name.
pub(crate) fn fluent_files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|end| end == "ftl");
    Ok(entries(folder)?.into_iter().filter(is_fluent).collect())
}
