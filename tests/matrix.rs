//! Matrix end to end: the adapter and the whole program with a real homeserver, and people who use another client
//! library.
#![recursion_limit = "256"]

#[path = "matrix/abroad.rs"]
mod abroad;
#[path = "matrix/adapter.rs"]
mod adapter;
#[path = "matrix/adapter_contract.rs"]
mod adapter_contract;
#[path = "season/bot.rs"]
mod bot;
#[path = "season/chaos.rs"]
mod chaos;
#[path = "contract/mod.rs"]
mod contract;
#[path = "matrix/conversations.rs"]
mod conversations;
#[path = "season/crowd.rs"]
mod crowd;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "matrix/federation.rs"]
mod federation;
#[path = "matrix/few_files.rs"]
mod few_files;
#[path = "matrix/files.rs"]
mod files;
#[path = "matrix/forged.rs"]
mod forged;
#[path = "matrix/homeserver.rs"]
mod homeserver;
#[path = "live/mod.rs"]
mod live;
#[path = "matrix/live.rs"]
mod live_check;
#[path = "matrix/map_link.rs"]
mod map_link;
#[path = "matrix/notifications.rs"]
mod notifications;
#[path = "matrix/outages.rs"]
mod outages;
#[path = "season/overdue.rs"]
mod overdue;
#[path = "matrix/play.rs"]
mod play;
#[path = "matrix/players.rs"]
mod players;
#[path = "matrix/proxy.rs"]
mod proxy;
#[path = "matrix/recorder.rs"]
mod recorder;
#[path = "matrix/relations.rs"]
mod relations;
#[path = "matrix/rig.rs"]
mod rig;
#[path = "matrix/rooms.rs"]
mod rooms;
#[path = "matrix/scenes.rs"]
mod scenes;
#[path = "season/mod.rs"]
mod season;
#[path = "matrix/secrecy.rs"]
mod secrecy;
#[path = "season/seed.rs"]
mod seed;
#[path = "matrix/stage.rs"]
mod stage;
#[path = "season/tls.rs"]
mod tls;
#[path = "matrix/unread.rs"]
mod unread;
#[path = "ux/mod.rs"]
mod ux;
#[path = "season/visitor.rs"]
mod visitor;
