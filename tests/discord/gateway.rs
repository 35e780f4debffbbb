//! The stand-in's gateway: hello, identify, resume, heartbeats, and all ways in which a connection breaks.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::stand::Shared;

/// An action on a connection.
#[derive(Debug)]
pub enum Wire {
    Frame(Value),
    /// Sends something that isn't a frame.
    Raw(String),
    /// Closes it with this code.
    Close(u16),
    /// Drops the socket without a close frame.
    Cut,
}

/// One session of the bot, with all events sent on it, so that it can be resumed.
#[derive(Default)]
pub struct Session {
    pub id: String,
    pub sequence: u64,
    pub log: Vec<(u64, Value)>,
    pub wire: Option<UnboundedSender<Wire>>,
    /// Whether it may be resumed after a break.
    pub resumable: bool,
}

/// The events on the gateway so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub identified: usize,
    pub resumed: usize,
    pub heartbeats: usize,
}

pub async fn serve(shared: Arc<Shared>, mut socket: WebSocket) {
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 }, "s": null, "t": null });
    if socket.send(Message::Text(hello.to_string().into())).await.is_err() {
        return;
    }
    let (wire, mut orders) = unbounded_channel();
    loop {
        tokio::select! {
            order = orders.recv() => if !obey(&mut socket, order).await { break },
            said = socket.recv() => {
                let Some(Ok(said)) = said else { break };
                let Message::Text(text) = said else { continue };
                let frame: Value = serde_json::from_str(&text).expect("the bot speaks JSON");
                if !answer(&shared, &wire, &frame) {
                    break;
                }
            }
        }
    }
    drain(&mut socket, &mut orders).await;
    let mut session = shared.session.lock().expect("no poison");
    if session.wire.as_ref().is_some_and(|current| current.same_channel(&wire)) {
        session.wire = None;
    }
}

async fn drain(socket: &mut WebSocket, orders: &mut UnboundedReceiver<Wire>) {
    while let Ok(order) = orders.try_recv() {
        if !obey(socket, Some(order)).await {
            return;
        }
    }
}

async fn obey(socket: &mut WebSocket, order: Option<Wire>) -> bool {
    match order {
        Some(Wire::Frame(frame)) => socket.send(Message::Text(frame.to_string().into())).await.is_ok(),
        Some(Wire::Raw(text)) => socket.send(Message::Text(text.into())).await.is_ok(),
        Some(Wire::Close(code)) => {
            let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
            false
        }
        Some(Wire::Cut) | None => false,
    }
}

fn answer(shared: &Arc<Shared>, wire: &UnboundedSender<Wire>, frame: &Value) -> bool {
    let say = |frame: Value| wire.send(Wire::Frame(frame)).is_ok();
    match frame["op"].as_u64() {
        Some(1) => {
            shared.tally.lock().expect("no poison").heartbeats += 1;
            // The socket is open, but nothing is acknowledged.
            shared.faults.lock().expect("no poison").deaf || say(json!({ "op": 11, "d": null, "s": null, "t": null }))
        }
        Some(2) => identify(shared, wire, &frame["d"]),
        Some(6) => resume(shared, wire, &frame["d"]),
        other => panic!("the bot said opcode {other:?}"),
    }
}

fn identify(shared: &Arc<Shared>, wire: &UnboundedSender<Wire>, words: &Value) -> bool {
    let intents = words["intents"].as_u64().unwrap_or(0);
    if words["token"] != shared.token {
        return wire.send(Wire::Close(4004)).is_ok();
    }
    let mut world = shared.world.lock().expect("no poison");
    world.message_content = intents & (1 << 15) != 0;
    if world.message_content && !shared.content_allowed {
        return wire.send(Wire::Close(4014)).is_ok();
    }
    let id = format!("session-{}", world.next_id());
    let ready = json!({
        "v": 10, "user": world.user_json(world.bot), "session_id": id, "shard": [0, 1],
        "guilds": [{ "id": world.guild.to_string(), "unavailable": true }],
        "resume_gateway_url": shared.gateway_url(),
        "application": { "id": world.application.to_string(), "flags": 0 },
    });
    let guild = world.guild_json();
    drop(world);
    let session = Session { id, wire: Some(wire.clone()), resumable: true, ..Session::default() };
    *shared.session.lock().expect("no poison") = session;
    shared.tally.lock().expect("no poison").identified += 1;
    shared.dispatch("READY", ready);
    shared.dispatch("GUILD_CREATE", guild);
    true
}

fn resume(shared: &Arc<Shared>, wire: &UnboundedSender<Wire>, words: &Value) -> bool {
    let mut session = shared.session.lock().expect("no poison");
    if words["session_id"] != session.id || !session.resumable {
        return wire.send(Wire::Frame(json!({ "op": 9, "d": false, "s": null, "t": null }))).is_ok();
    }
    shared.tally.lock().expect("no poison").resumed += 1;
    let from = words["seq"].as_u64().expect("a sequence");
    let broken = shared.faults.lock().expect("no poison").garbled;
    for (sequence, frame) in session.log.iter().filter(|(sequence, _)| *sequence > from) {
        let garbled = || Wire::Raw(frame.to_string().trim_end_matches('}').to_owned());
        let _ = wire.send(if broken == Some(*sequence) { garbled() } else { Wire::Frame(frame.clone()) });
    }
    session.wire = Some(wire.clone());
    drop(session);
    shared.dispatch("RESUMED", json!({}));
    true
}
