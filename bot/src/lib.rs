//! Dragoman, the interpreter at the table: a chat bot that runs games of Diplomacy for people who don't share a
//! language.
//!
//! One way through the house: a platform's adapter turns something native into an [`event`]; the [`service`] decides and
//! the [`store`] saves the new state and what is to be said in one transaction; the [`courier`] takes it from there,
//! [`say`]s it in the reader's language, draws the [`picture`] and posts it through the adapter. Nothing is sent inside a
//! decision, and no decision is taken inside an adapter.
#![recursion_limit = "256"]

pub mod cli;
pub mod clock;
pub mod config;
pub mod dispatcher;
pub mod janitor;
pub mod serve;
pub mod service;
