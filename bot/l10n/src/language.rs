//! A language, by its tag.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A language, by the tag of its folder in `locales/`: `en`, `pt-br`.
///
/// The source has no list of languages: [`Languages`](crate::Languages) knows the folders. A tag without a folder is a
/// language too, so that data stored by a version with more folders can be read; its speakers are answered in English.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language([u8; LONGEST_TAG]);

/// The most letters, digits and hyphens of a tag.
const LONGEST_TAG: usize = 12;

impl Language {
    /// English: the reference for all others, and the default.
    pub const EN: Self = Self::of(*b"en");

    /// A language whose tag is known at compile time, as in tests. Other tags are parsed (`str::parse`).
    #[must_use]
    pub const fn of<const N: usize>(tag: [u8; N]) -> Self {
        const { assert!(N <= LONGEST_TAG, "a tag has at most 12 characters") }
        let mut padded = [0; LONGEST_TAG];
        let mut at = 0;
        while at < N {
            padded[at] = tag[at];
            at += 1;
        }
        Self(padded)
    }

    /// The tag: `en`.
    #[must_use]
    pub fn tag(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(LONGEST_TAG);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::EN
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text can't be the tag of a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` isn't the tag of a language: 2 to 12 letters, digits and hyphens, a letter first")]
pub struct MalformedTag(pub String);

impl FromStr for Language {
    type Err = MalformedTag;

    /// Parses a tag, in any case. Whether the language is supported isn't checked: see [`Languages`](crate::Languages).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut tag = [0; LONGEST_TAG];
        let fits = (2..=LONGEST_TAG).contains(&text.len()) && text.starts_with(|c: char| c.is_ascii_alphabetic());
        if !fits || !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return Err(MalformedTag(text.to_owned()));
        }
        for (place, byte) in tag.iter_mut().zip(text.bytes()) {
            *place = byte.to_ascii_lowercase();
        }
        Ok(Self(tag))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_parsed_whether_or_not_the_language_is_supported() {
        for (text, tag) in [("en", "en"), ("IT", "it"), ("pt-BR", "pt-br"), ("zh-hans-cn", "zh-hans-cn")] {
            assert_eq!(text.parse::<Language>().expect("a tag").tag(), tag);
        }
        for text in ["", "e", "Polski!", "1a", "-en", "en_GB", "języ", "a-tag-too-long"] {
            assert_eq!(text.parse::<Language>(), Err(MalformedTag(text.to_owned())));
        }
        assert_eq!("it".parse(), Ok(Language::of(*b"it")));
    }

    #[test]
    fn languages_are_ordered_by_tag() {
        let mut all = ["pl", "en", "pt-br", "pt"].map(|tag| tag.parse::<Language>().expect("a tag"));
        all.sort_unstable();
        assert_eq!(all.map(|language| language.to_string()), ["en", "pl", "pt", "pt-br"]);
    }
}
