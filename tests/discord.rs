//! The Discord adapter against a stand-in server that behaves like Discord and checks the bot's requests.
//!
//! The stand-in validates every request, and its own answers, against Discord's published description; a test with a
//! violation fails. Its people write, press and read, and see only what Discord would show them.
#![recursion_limit = "256"]

#[path = "season/bot.rs"]
mod bot;
#[path = "season/canaries.rs"]
mod canaries;
#[path = "season/chaos.rs"]
mod chaos;
#[path = "contract/mod.rs"]
mod contract;
#[path = "season/crowd.rs"]
mod crowd;
#[path = "discord/description.rs"]
mod description;
#[path = "season/drawn.rs"]
mod drawn;
#[path = "discord/gateway.rs"]
mod gateway;
#[path = "live/mod.rs"]
mod live;
#[path = "season/overdue.rs"]
mod overdue;
#[path = "discord/recorder.rs"]
mod recorder;
#[path = "discord/rest.rs"]
mod rest;
#[path = "discord/schemas.rs"]
mod schemas;
#[path = "season/mod.rs"]
mod season;
#[path = "season/seed.rs"]
mod seed;
#[path = "discord/stage.rs"]
mod stage;
#[path = "discord/stand.rs"]
mod stand;
#[path = "season/tls.rs"]
mod tls;
#[path = "discord/told.rs"]
mod told;
#[path = "ux/mod.rs"]
mod ux;
#[path = "season/visitor.rs"]
mod visitor;
#[path = "discord/world.rs"]
mod world;

#[path = "discord/adapter_contract.rs"]
mod adapter_contract;
#[path = "discord/chat.rs"]
mod chat;
#[path = "discord/choices.rs"]
mod choices;
#[path = "discord/few_files.rs"]
mod few_files;
#[path = "discord/files.rs"]
mod files;
#[path = "discord/gone.rs"]
mod gone;
#[path = "discord/inbound.rs"]
mod inbound;
#[path = "discord/kinds.rs"]
mod kinds;
#[path = "discord/letters.rs"]
mod letters;
#[path = "discord/limits.rs"]
mod limits;
#[path = "discord/live.rs"]
mod live_check;
#[path = "discord/map_link.rs"]
mod map_link;
#[path = "discord/missed.rs"]
mod missed;
#[path = "discord/opening.rs"]
mod opening;
#[path = "discord/order_threads.rs"]
mod order_threads;
#[path = "discord/outbound.rs"]
mod outbound;
#[path = "discord/patience.rs"]
mod patience;
#[path = "discord/pressed.rs"]
mod pressed;
#[path = "discord/program.rs"]
mod program;
#[path = "discord/readable_by_others.rs"]
mod readable_by_others;
#[path = "discord/reopened.rs"]
mod reopened;
#[path = "discord/rooms.rs"]
mod rooms;
#[path = "discord/scenes.rs"]
mod scenes;
#[path = "discord/secrecy.rs"]
mod secrecy;
#[path = "discord/setup.rs"]
mod setup;
#[path = "discord/shards.rs"]
mod shards;
