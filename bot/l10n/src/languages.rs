//! The supported languages, with the data in each one's `language.ftl`.

use std::collections::HashMap;

use crate::tables::{self, Row, TableError};
use crate::{File, Language};

/// The name of the file that makes a folder a language.
pub(crate) const ITSELF: &str = "language";

/// How the abbreviations of a language write a coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoastMark {
    /// `Spa (Cs)`.
    Parentheses,
    /// `Spa/sc`.
    Slash,
}

/// A language, as its folder describes it.
#[derive(Clone, Debug)]
pub struct LanguageEntry {
    /// Its tag, the folder's name.
    pub language: Language,
    /// Its name in the language itself.
    pub name: String,
    /// Further names, mostly in other languages.
    pub also: Vec<String>,
    /// The locales of Discord's client that use it.
    pub discord: Vec<String>,
    /// How it writes coasts.
    pub coast: CoastMark,
    /// Whether the adjective of a unit's power follows the unit, in parentheses: `A Vie (austriaca)`.
    pub nationality_behind: bool,
    /// Whether it declines names. The phrases of its provinces and the cases of its powers then contain names that are
    /// read.
    pub inflected_names: bool,
    /// First names of computer players.
    pub guests: Vec<String>,
}

impl LanguageEntry {
    /// Reads `language.ftl`.
    ///
    /// # Errors
    /// When the file isn't a table, lacks a required row, or a row has an invalid value.
    fn read(file: &File<'_>) -> Result<Self, TableError> {
        let rows = tables::rows(file)?;
        let row = |id: &str| {
            let found = rows.iter().find(|row| row.id == id);
            found.ok_or_else(|| TableError::NoRow { path: file.path.to_owned(), id: id.to_owned() })
        };
        let name = row("language-name")?;
        let guests = rows.iter().find(|row| row.id == "language-guests");
        Ok(Self {
            language: file.language,
            name: name.value.clone(),
            also: tables::list(name.attributes.get("also")),
            discord: tables::list(name.attributes.get("discord")),
            coast: choice(
                file,
                row("language-coast")?,
                [("parentheses", CoastMark::Parentheses), ("slash", CoastMark::Slash)],
            )?,
            nationality_behind: choice(file, row("language-nationality")?, [("before", false), ("behind", true)])?,
            inflected_names: choice(file, row("language-inflected-names")?, [("no", false), ("yes", true)])?,
            guests: tables::list(guests.map(|row| &row.value)),
        })
    }
}

/// The choice of a row.
fn choice<T: Copy>(file: &File<'_>, row: &Row, choices: [(&'static str, T); 2]) -> Result<T, TableError> {
    let known = choices.iter().find(|(name, _)| *name == row.value).map(|(_, chosen)| *chosen);
    known.ok_or_else(|| TableError::NoChoice {
        path: file.path.to_owned(),
        line: row.line,
        id: row.id.clone(),
        choices: choices.map(|(name, _)| name),
        value: row.value.clone(),
    })
}

/// All supported languages: English first, then by tag.
#[derive(Clone, Debug)]
pub struct Languages {
    all: Vec<Language>,
    /// In the same order.
    entries: Vec<LanguageEntry>,
    /// By tag and by every name, case-folded.
    names: HashMap<String, Language>,
}

/// The text isn't a supported language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{given}`: known are {known}")]
pub struct UnknownLanguage {
    /// What was given.
    pub given: String,
    /// The tags of all languages, separated by commas.
    pub known: String,
}

impl Languages {
    /// Those of `files`.
    ///
    /// # Errors
    /// The first mistake, and the others: of each folder without a sound `language.ftl` one.
    pub fn read(files: &[File<'_>]) -> Result<Self, Box<(TableError, Vec<TableError>)>> {
        let (mut entries, mut faults) = (Vec::new(), Vec::new());
        for language in tags(files) {
            let path = format!("locales/{language}/{ITSELF}.ftl");
            let missing = File { language, path: &path, source: "" };
            let own = |file: &&File<'_>| file.language == language && file.stem() == ITSELF;
            match LanguageEntry::read(files.iter().find(own).unwrap_or(&missing)) {
                Ok(entry) => entries.push(entry),
                Err(fault) => faults.push(fault),
            }
        }
        if !faults.is_empty() {
            return Err(Box::new((faults.remove(0), faults)));
        }
        let mut names = HashMap::new();
        for entry in &entries {
            names.insert(dragoman_notation::folded(entry.language.tag()), entry.language);
        }
        for entry in &entries {
            for name in std::iter::once(&entry.name).chain(&entry.also) {
                names.entry(dragoman_notation::folded(name)).or_insert(entry.language);
            }
        }
        Ok(Self { all: entries.iter().map(|entry| entry.language).collect(), entries, names })
    }

    /// All languages, in order.
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, Language>> {
        self.all.iter().copied()
    }

    /// All languages, `language` before the others: also one that isn't supported.
    pub fn beginning_with(&self, language: Language) -> impl Iterator<Item = Language> + use<'_> {
        std::iter::once(language).chain(self.iter().filter(move |other| *other != language))
    }

    /// All languages, in order, as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Language] {
        &self.all
    }

    /// The number of languages.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.all.len()
    }

    /// The data of each language, in order.
    #[must_use]
    pub fn entries(&self) -> &[LanguageEntry] {
        &self.entries
    }

    /// The index of `language`; that of English if it isn't supported.
    #[must_use]
    pub fn place(&self, language: Language) -> usize {
        self.all.iter().position(|known| *known == language).unwrap_or(0)
    }

    /// Whether `language` is supported.
    #[must_use]
    pub fn has(&self, language: Language) -> bool {
        self.all.contains(&language)
    }

    /// The data of `language`; of English if it isn't supported.
    #[must_use]
    pub fn entry(&self, language: Language) -> &LanguageEntry {
        &self.entries[self.place(language)]
    }

    /// The name of `language` in itself; its tag if it isn't supported.
    #[must_use]
    pub fn name(&self, language: Language) -> String {
        if self.has(language) { self.entry(language).name.clone() } else { language.to_string() }
    }

    /// The language of a locale as networks send it (`it`, `en-GB`, `pl_PL.UTF-8`, `nl-BE`), if it is supported.
    #[must_use]
    pub fn of_locale(&self, locale: &str) -> Option<Language> {
        let locale = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
        let shown = |entry: &&LanguageEntry| entry.discord.iter().any(|known| known.to_lowercase() == locale);
        if let Some(entry) = self.entries.iter().find(shown) {
            return Some(entry.language);
        }
        let mut tag = locale.as_str();
        loop {
            if let Some(language) = self.iter().find(|language| language.tag() == tag) {
                return Some(language);
            }
            tag = tag.rsplit_once('-')?.0;
        }
    }

    /// The language of a text that is a tag, a locale, or a language's name in any language.
    ///
    /// # Errors
    /// When no language has that name.
    pub fn read_name(&self, text: &str) -> Result<Language, UnknownLanguage> {
        let text = text.trim();
        let named = self.names.get(&dragoman_notation::folded(text)).copied();
        named.or_else(|| self.of_locale(text)).ok_or_else(|| {
            let known: Vec<&str> = self.all.iter().map(Language::tag).collect();
            UnknownLanguage { given: text.to_owned(), known: known.join(", ") }
        })
    }
}

impl<'a> IntoIterator for &'a Languages {
    type Item = Language;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Language>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The tags of the folders of `files`: English first, even without files, then the others in order.
pub(crate) fn tags(files: &[File<'_>]) -> Vec<Language> {
    let mut all: Vec<Language> = files.iter().map(|file| file.language).filter(|tag| *tag != Language::EN).collect();
    all.sort_unstable();
    all.dedup();
    all.insert(0, Language::EN);
    all
}
