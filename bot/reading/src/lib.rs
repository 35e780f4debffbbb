//! All that is typed, as values: commands, orders, powers, days, times, phases.
//!
//! What is read follows from the text, the words of all languages, and the engine's values. This crate knows no game that is
//! stored, decides nothing and says nothing: it returns findings, which others answer.

pub mod command;
pub mod days;
pub mod fold;
pub mod letter;
pub mod names;
pub mod orders;
pub mod phase;
pub mod phrase;
pub mod share;
pub mod small_talk;
pub mod stored;
pub mod talk;
#[cfg(test)]
mod testing;
pub mod times;
