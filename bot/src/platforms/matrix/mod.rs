//! The matrix adapter.
