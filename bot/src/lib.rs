//! Dragoman, the interpreter at the table: a chat bot that runs games of Diplomacy for people who don't share a
//! language.
#![recursion_limit = "256"]

pub mod cli;
pub mod config;
pub mod event;
pub mod message;
pub mod platforms;
