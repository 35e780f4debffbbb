//! What may be agreed under `options` when a game is created, besides the single rules of a rulebook.
//!
//! One row an option: from it follow how it is typed, its values, what a slip is answered with, and the term that people
//! read before they join. For an option that is on or off the row is all but its field in [`Settings`]; what the others
//! mean is read in `decide/terms.rs` and worded in the crate `say`.

use dragoman_l10n::{Language, Words};
use dragoman_reading::command::{is_option_word, option_value, option_value_word};

use crate::model::{ComputerLevel, Settings};
use crate::pictures::STYLE_WORDS;

/// An option of a game.
pub struct GameOption {
    /// What it is called in every language beside its word there.
    pub key: &'static str,
    /// The message of its word.
    message: &'static str,
    /// What is agreed with it.
    pub kind: OptionKind,
}

/// What is agreed with an option.
pub enum OptionKind {
    /// One of two values.
    Switch(Switch),
    /// Holidays, over which deadlines by the calendar step: `skip=2026-12-24..2027-01-06`, `skip=2026-12-25`; `skip=no`
    /// removes those that were agreed before.
    Holidays,
    /// The first year in which a draw may be proposed: `draw-from=1905`, `draw-from=no`.
    DrawFrom,
    /// What happens if orders are missing at the end: `missing=play`, `missing=pause`, `missing=3d`.
    Missing,
    /// How well the computer plays: `level=marshal`.
    Level,
    /// How pictures look: `picture=light,letters`; the words of [`STYLE_WORDS`], of which those that aren't named are as usual.
    Picture,
}

/// An option that is on or off.
pub struct Switch {
    /// The usual value, and the other one.
    pub values: [&'static str; 2],
    /// Whether the other one was agreed.
    pub is_on: fn(&Settings) -> bool,
    /// Agrees on the other one, or on the usual one.
    pub set: fn(&mut Settings, bool),
    /// The message that says what the other one means.
    pub term: &'static str,
}

/// A row for the field `$field` of [`Settings`].
macro_rules! switch {
    ($key:literal, $message:literal, $values:expr, $field:ident, $term:literal) => {
        GameOption {
            key: $key,
            message: $message,
            kind: OptionKind::Switch(Switch {
                values: $values,
                is_on: |settings| settings.$field,
                set: |settings, on| settings.$field = on,
                term: $term,
            }),
        }
    };
}

const fn other(key: &'static str, message: &'static str, kind: OptionKind) -> GameOption {
    GameOption { key, message, kind }
}

/// All options, in the order in which people read their terms.
pub const OPTIONS: &[GameOption] = &[
    other("skip", "option-key-skip", OptionKind::Holidays),
    switch!("votes", "option-key-votes", ["secret", "told"], votes_told, "term-votes-told"),
    switch!("ballots", "option-key-ballots", ["secret", "revealed"], votes_revealed, "term-votes-revealed"),
    other("draw-from", "option-key-draw-from", OptionKind::DrawFrom),
    switch!("letters", "option-key-letters", ["deleted", "kept"], letters_kept, "term-letters-kept"),
    switch!("grace-press", "option-key-grace-press", ["yes", "no"], grace_silent, "term-grace-silent"),
    other("missing", "option-key-missing", OptionKind::Missing),
    switch!("watch", "option-key-watch", ["no", "yes"], watched, "term-watched"),
    switch!("computers-talk", "option-key-computers-talk", ["yes", "no"], computers_silent, "term-computers-silent"),
    switch!("computers-alone", "option-key-computers-alone", ["play", "end"], ends_unattended, "term-ends-unattended"),
    other("level", "option-key-level", OptionKind::Level),
    switch!("early", "option-key-early", ["yes", "no"], never_early, "term-never-early"),
    switch!("join", "option-key-join", ["open", "invited"], by_invitation, "term-invited"),
    switch!("replacements", "option-key-replacements", ["yes", "no"], no_replacements, "term-no-replacements"),
    switch!("absences", "option-key-absences", ["yes", "no"], never_waits, "term-never-waits"),
    other("picture", "option-key-picture", OptionKind::Picture),
];

impl GameOption {
    /// The option that is called `typed` in any language.
    pub fn called(words: &Words, typed: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| is_option_word(words, option.key, option.message, typed))
    }

    /// Its key as it is typed in `language`.
    pub fn word(&self, words: &Words, language: Language) -> String {
        words.plain(language, self.message)
    }

    /// `key=value` as it is typed in `language`; years, dates and lengths are the same in all.
    pub fn written(&self, words: &Words, language: Language, value: &str) -> String {
        format!("{}={}", self.word(words, language), option_value_word(words, language, value))
    }

    /// Its values that are words.
    pub fn values(&self) -> Vec<&'static str> {
        match &self.kind {
            OptionKind::Switch(switch) => switch.values.to_vec(),
            OptionKind::Holidays | OptionKind::DrawFrom => vec!["no"],
            OptionKind::Missing => vec!["play", "pause"],
            OptionKind::Level => ComputerLevel::ALL.map(|(_, name)| name).to_vec(),
            OptionKind::Picture => STYLE_WORDS.to_vec(),
        }
    }

    /// The value that is called `typed` in any language; what is no word is as it was typed, in lower case.
    pub fn value_of(&self, words: &Words, typed: &str) -> String {
        option_value(words, typed, &self.values()).map_or_else(|| typed.trim().to_lowercase(), str::to_owned)
    }
}
