//! Matrix end to end: the adapter and the whole program against a real homeserver, with people who use a client library
//! of their own.
#![recursion_limit = "256"]

#[path = "matrix/adapter.rs"]
mod adapter;
#[path = "season/bot.rs"]
mod bot;
#[path = "matrix/conversations.rs"]
mod conversations;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "matrix/files.rs"]
mod files;
#[path = "matrix/homeserver.rs"]
mod homeserver;
#[path = "matrix/outages.rs"]
mod outages;
#[path = "season/overdue.rs"]
mod overdue;
#[path = "matrix/play.rs"]
mod play;
#[path = "matrix/players.rs"]
mod players;
#[path = "matrix/recorder.rs"]
mod recorder;
#[path = "matrix/relations.rs"]
mod relations;
#[path = "matrix/rig.rs"]
mod rig;
#[path = "matrix/rooms.rs"]
mod rooms;
#[path = "season/mod.rs"]
mod season;
#[path = "matrix/secrecy.rs"]
mod secrecy;
#[path = "season/seed.rs"]
mod seed;
#[path = "matrix/stage.rs"]
mod stage;
#[path = "matrix/toll.rs"]
mod toll;
