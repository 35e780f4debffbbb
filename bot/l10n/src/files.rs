//! The Fluent files, compiled in.

use crate::Language;

/// One Fluent file of one language.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// Its language.
    pub language: Language,
    /// Its path from the top of the repository, for messages.
    pub path: &'a str,
    /// Its text.
    pub source: &'a str,
}

impl File<'_> {
    /// The file's name without folder and ending: `orders`, `classic`…
    #[must_use]
    pub fn stem(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        name.strip_suffix(".ftl").unwrap_or(name)
    }
}

/// Every Fluent file of every folder in `locales/`, as the build script found them.
#[must_use]
pub const fn embedded() -> &'static [File<'static>] {
    const FILES: &[File<'static>] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    FILES
}
