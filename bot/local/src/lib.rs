//! The local page: a chat network of our own on loopback, with a page for the browser.
//!
//! It has channels, private conversations with the bot, and press rooms, like the other networks, and the service uses
//! it in the same way: messages are stored first, become events afterwards, and the cursor moves when an event's
//! effects are stored. The web socket is an interface for other clients too; `protocol.rs` documents it.

mod access;
mod adapter;
mod addresses;
mod api;
mod complete;
mod connections;
mod feed;
mod health;
mod known_secrets;
mod limits;
mod links;
mod maps;
mod network;
mod page;
mod protocol;
mod served;
mod server;
mod socket;
mod tap;

pub use network::{Local, LocalSettings};
