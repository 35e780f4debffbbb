//! Players to compare others with.

pub(crate) mod any_legal;
pub(crate) mod dumbbot;
