//! The local adapter.
