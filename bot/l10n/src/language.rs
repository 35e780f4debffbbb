//! The four languages, and how platforms and people name them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that Dragoman reads and writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English; also what is used when nobody has chosen.
    #[default]
    En,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Polish.
    Pl,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::It, Self::Nl, Self::Pl];

    /// The code of two letters, as in `locales/` and in the exchange formats.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Nl => "nl",
            Self::Pl => "pl",
        }
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "italiano",
            Self::Nl => "Nederlands",
            Self::Pl => "polski",
        }
    }

    /// The language of a locale as platforms send it (`it`, `en-GB`, `pl_PL.UTF-8`, `nl-BE`), if it is one of ours.
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(code))
    }

    /// Its place in [`Language::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// What was given isn't one of the four languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{0}`: known are en, it, nl and pl")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code, a locale, or the language's name in any of the four languages.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if let Some(language) = Self::from_locale(text) {
            return Ok(language);
        }
        match text.to_lowercase().as_str() {
            "english" | "inglese" | "engels" | "angielski" => Ok(Self::En),
            "italian" | "italiano" | "italiaans" | "włoski" | "wloski" => Ok(Self::It),
            "dutch" | "nederlands" | "olandese" | "holenderski" | "niderlandzki" => Ok(Self::Nl),
            "polish" | "polski" | "polacco" | "pools" => Ok(Self::Pl),
            _ => Err(UnknownLanguage(text.to_owned())),
        }
    }
}
