//! Dragoman, the interpreter at the table: a chat bot that runs games of Diplomacy for people who don't share a
//! language.
#![recursion_limit = "256"]

pub mod cli;
pub mod command;
pub mod config;
pub mod event;
pub mod game;
pub mod message;
pub mod notice;
pub mod platforms;
pub mod store;
pub mod world;
