//! Dragoman: a chat bot that runs games of Diplomacy for people who don't share a language.
//!
//! This crate connects the others. An adapter turns a network's event into our [event](dragoman_game::event)
//! (`dragoman-platform`); the [`service`] loads data, decides (`dragoman-game`) and stores the new state with its
//! notices in one transaction (`dragoman-store`); the [`dispatcher`] takes the notices from the outbox, composes words
//! and pictures (`dragoman-say`) and posts them through the adapter. Nothing is posted inside a decision, and no
//! decision is made inside an adapter.
#![recursion_limit = "256"]

pub mod cli;
pub mod clock;
pub mod config;
mod credentials;
pub mod dispatcher;
mod fluent_files;
pub mod janitor;
mod open_files;
mod packs;
mod repeated;
pub mod serve;
pub mod service;
