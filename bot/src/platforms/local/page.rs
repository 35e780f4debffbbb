//! The page itself: four files, compiled in, and its words in the reader's language.

use std::collections::BTreeMap;

use dragoman_l10n::{Language, Words};

pub(super) const HTML: &str = include_str!("page/page.html");
pub(super) const CSS: &str = include_str!("page/page.css");
pub(super) const ICON: &str = include_str!("page/icon.svg");
pub(super) const SCRIPT: &str = include_str!("page/page.js");

/// The messages that the page shows: its scripts ask for them by these ids.
const MESSAGES: [&str; 21] = [
    "page-title",
    "page-places",
    "page-channels",
    "page-private",
    "page-rooms",
    "page-bot",
    "page-write-here",
    "page-send",
    "page-you",
    "page-people",
    "page-add-person",
    "page-person-name",
    "page-add",
    "page-seat-of",
    "page-offline",
    "page-online",
    "page-locked",
    "page-no-token",
    "page-enlarge",
    "page-close",
    "page-empty",
];

/// The page's words.
pub(super) fn words(words: &Words, language: Language) -> BTreeMap<&'static str, String> {
    MESSAGES.into_iter().map(|id| (id, words.plain(language, id))).collect()
}
