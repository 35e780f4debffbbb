//! Statements: what players say to each other by choosing it, so that they need no common language.
//!
//! The set of meanings is closed ([`Meaning`]). A [`Statement`] is data: who says it to whom, and one to three alternatives of
//! one to six clauses each. Text never travels: each reader's sentence is made of the data in their language, notation and
//! abbreviations ([`Sayer`]). It can be typed in short forms of any language ([`TypedReader`], [`Typist`]), recognised in
//! free text and offered ([`Recogniser`]), and stored ([`StoredStatement`]). Everyday sentences are known word for word
//! ([`phrase`]). This crate knows no game, stores nothing and decides nothing: whether a statement was agreed to, and what
//! follows, is known elsewhere.

mod agreement;
#[cfg(test)]
mod agreement_tests;
mod clause;
mod doubt;
mod everyday;
mod keywords;
mod lexicon;
mod meaning;
mod per_map;
mod read;
mod recognise;
mod samples;
mod say;
mod statement;
mod stored;
#[cfg(test)]
mod tests;
mod tokens;
mod write;

pub use agreement::{Between, OwnSide, Task, is_fact, is_judged, is_of_one_turn, is_repeated, tasks, turn_of_orders};
pub use clause::{Clause, Direction, Misfit, Plan, Value, by_convoy};
pub use doubt::{AlsoReads, also_reads, begins_with_keyword};
pub use everyday::{PhraseId, phrase, phrases};
pub use keywords::answer_alone;
pub use meaning::{Addressed, Binds, Meaning, Slot, Sort};
pub use read::{Ambiguous, TypedReader, TypedStatement, Unread};
pub use recognise::{Recognised, Recogniser};
pub use say::{Room, Sayer};
pub use statement::{Alternative, MOST_ALTERNATIVES, MOST_CLAUSES, MOST_CONDITIONS, Statement, Until};
pub use stored::{StoredStatement, UnreadableStatement};
pub use write::Typist;
