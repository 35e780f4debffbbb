//! A second, slow adjudicator, kept for one purpose: to be compared with the engine's.
//!
//! It shares no code with the engine and reads its borders from lists of its own. Where the engine is written to be
//! fast, this is written to be held against the text of the rules line by line:
//!
//! 1. [`problem`] says what each order means before anything is resolved: is it legal, by which routes could the army be
//!    convoyed, which supports fit.
//! 2. [`strength`] is the rules' definition of every strength and of success, as functions of what is known so far; a
//!    strength that isn't known yet is an interval.
//! 3. [`search`] first draws every conclusion that holds in all resolutions, then takes what is left apart into knots
//!    (orders that depend on each other in a circle) and tries every combination of each knot. One consistent
//!    combination is the answer. None or several is a paradox (the rulebook's paradox rule decides) or, where no convoy
//!    is part of it, a circular movement (all move).
//! 4. [`aftermath`] is who was dislodged and may retreat whither.
//! 5. [`retreats`] and [`winters`] are what comes after the moves: who gets where, who owns what, builds and removals.

pub mod aftermath;
pub mod board;
pub mod generate;
pub mod problem;
pub mod read;
pub mod retreats;
pub mod rules;
pub mod search;
pub mod strength;
pub mod winters;

pub use aftermath::{Verdict, adjudicate};
pub use board::{Board, Place, Province};
pub use generate::{Random, Shape, position};
pub use problem::{Order, Unit};
pub use rules::Rules;
