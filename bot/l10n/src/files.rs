//! A Fluent file of a language.

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
