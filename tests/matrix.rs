//! Matrix end to end: the adapter against a real homeserver, with people who use a client library of their own.
#![recursion_limit = "256"]

#[path = "matrix/adapter.rs"]
mod adapter;
#[path = "matrix/homeserver.rs"]
mod homeserver;
#[path = "matrix/players.rs"]
mod players;
#[path = "matrix/recorder.rs"]
mod recorder;
