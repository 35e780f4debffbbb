//! Orders in four languages: read as their writers meant them, written so that they can be read again.

#[path = "notation/board.rs"]
mod board;
#[path = "notation/cases.rs"]
mod cases;
#[path = "notation/corpus.rs"]
mod corpus;
#[path = "notation/random.rs"]
mod random;
