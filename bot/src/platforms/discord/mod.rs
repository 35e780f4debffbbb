//! The discord adapter.
