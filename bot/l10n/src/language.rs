//! The four languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that Dragoman reads and speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Polish.
    Pl,
}

/// A tag that names none of the four languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is none of en, it, nl, pl")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::It, Self::Nl, Self::Pl];

    /// Its tag: also the name of its folder under `locales/`.
    pub fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Nl => "nl",
            Self::Pl => "pl",
        }
    }

    /// The language of a locale such as `en-GB`, `it_IT` or `pl`.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let primary = locale.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_locale(tag).ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}
