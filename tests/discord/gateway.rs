//! The stand-in's gateway: hello, identify, resume, heartbeats, shards, and all ways in which a connection breaks.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
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

/// How events are divided among connections.
pub struct Sharding {
    /// The number that is recommended.
    pub recommended: u64,
    /// Fewer are refused, and so many are recommended from then on.
    pub required: u64,
    pub max_concurrency: u64,
    /// Whether it is enforced. Tests restart the bot sooner than that would allow.
    pub is_strict: bool,
    /// Shards whose sessions can be neither started nor resumed now.
    pub cut: BTreeSet<u64>,
    /// The shards that identified themselves, their number, and when.
    pub identified: Vec<(u64, u64, Instant)>,
}

impl Default for Sharding {
    fn default() -> Self {
        Self {
            recommended: 1,
            required: 0,
            max_concurrency: 1,
            is_strict: false,
            cut: BTreeSet::new(),
            identified: Vec::new(),
        }
    }
}

/// One session of the bot, with all events sent on it, so that it can be resumed.
#[derive(Default)]
pub struct Session {
    pub id: String,
    /// Its shard, and their number.
    pub shard: (u64, u64),
    pub sequence: u64,
    pub log: Vec<(u64, Value)>,
    pub wire: Option<UnboundedSender<Wire>>,
    /// Whether it may be resumed after a break.
    pub resumable: bool,
}

impl Session {
    /// Whether what happens in `guild`, or in private, is sent on it.
    pub fn has(&self, guild: Option<u64>) -> bool {
        let (id, count) = self.shard;
        guild.map_or(0, |guild| (guild >> 22) % count) == id
    }

    pub fn send(&mut self, name: &str, data: &Value, garbled: Option<u64>) {
        self.sequence += 1;
        let sequence = self.sequence;
        let frame = json!({ "op": 0, "s": sequence, "t": name, "d": data });
        self.log.push((sequence, frame.clone()));
        if let Some(wire) = &self.wire {
            let cut = || Wire::Raw(frame.to_string().trim_end_matches('}').to_owned());
            let _ = wire.send(if garbled == Some(sequence) { cut() } else { Wire::Frame(frame) });
        }
    }
}

/// The events on the gateway so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub identified: usize,
    pub resumed: usize,
    pub heartbeats: usize,
}

/// A connection, whose messages are one zlib stream if the bot asks for that.
pub struct Socket {
    web: WebSocket,
    packing: Option<Compress>,
}

impl Socket {
    pub fn new(web: WebSocket, is_packed: bool) -> Self {
        Self { web, packing: is_packed.then(|| Compress::new(Compression::default(), true)) }
    }

    /// Sends a message, a long packed one in parts. Returns whether that was possible.
    async fn send(&mut self, text: String) -> bool {
        let Some(packing) = &mut self.packing else { return self.web.send(Message::Text(text.into())).await.is_ok() };
        let mut packed = Vec::with_capacity(text.len() + 1024);
        packing.compress_vec(text.as_bytes(), &mut packed, FlushCompress::Sync).expect("it packs");
        for part in packed.chunks(4096) {
            if self.web.send(Message::Binary(part.to_vec().into())).await.is_err() {
                return false;
            }
        }
        true
    }
}

pub async fn serve(shared: Arc<Shared>, mut socket: Socket) {
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 }, "s": null, "t": null });
    if !socket.send(hello.to_string()).await {
        return;
    }
    let (wire, mut orders) = unbounded_channel();
    loop {
        tokio::select! {
            order = orders.recv() => if !obey(&mut socket, order).await { break },
            said = socket.web.recv() => {
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
    for session in shared.sessions.lock().expect("no poison").iter_mut() {
        session.wire.take_if(|current| current.same_channel(&wire));
    }
}

async fn drain(socket: &mut Socket, orders: &mut UnboundedReceiver<Wire>) {
    while let Ok(order) = orders.try_recv() {
        if !obey(socket, Some(order)).await {
            return;
        }
    }
}

async fn obey(socket: &mut Socket, order: Option<Wire>) -> bool {
    match order {
        Some(Wire::Frame(frame)) => socket.send(frame.to_string()).await,
        Some(Wire::Raw(text)) => socket.send(text).await,
        Some(Wire::Close(code)) => {
            let _ = socket.web.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
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
    let number = |at: usize| words["shard"][at].as_u64();
    let shard = (number(0).unwrap_or(0), number(1).unwrap_or(1));
    match admitted(shared, shard) {
        Ok(()) => {}
        Err(refusal) => return wire.send(refusal).is_ok(),
    }
    let mut world = shared.world.lock().expect("no poison");
    world.message_content = intents & (1 << 15) != 0;
    if world.message_content && !shared.content_allowed {
        return wire.send(Wire::Close(4014)).is_ok();
    }
    let id = format!("session-{}", world.next_id());
    let mut session = Session { id, shard, wire: Some(wire.clone()), resumable: true, ..Session::default() };
    let guilds: Vec<u64> = world.guilds.iter().copied().filter(|guild| session.has(Some(*guild))).collect();
    let announced = guilds.iter().map(|guild| json!({ "id": guild.to_string(), "unavailable": true }));
    let ready = json!({
        "v": 10, "user": world.user_json(world.bot), "session_id": session.id, "shard": [shard.0, shard.1],
        "guilds": announced.collect::<Vec<_>>(),
        "resume_gateway_url": shared.gateway_url(),
        "application": { "id": world.application.to_string(), "flags": 0 },
    });
    let is_unavailable = shared.faults.lock().expect("no poison").unavailable;
    let described: Vec<Value> = guilds
        .iter()
        .map(|guild| match is_unavailable {
            true => json!({ "id": guild.to_string(), "unavailable": true }),
            false => world.json_of_guild(*guild),
        })
        .collect();
    shared.tally.lock().expect("no poison").identified += 1;
    // Before anything else is written: it would be neither described nor sent.
    let mut sessions = shared.sessions.lock().expect("no poison");
    // A shard may have several at a time. One that nobody holds is dropped here, and can't be resumed any more.
    sessions.retain(|other| other.shard != shard || other.wire.is_some());
    let garbled = shared.faults.lock().expect("no poison").garbled;
    session.send("READY", &ready, garbled);
    for guild in described {
        session.send("GUILD_CREATE", &guild, garbled);
    }
    sessions.push(session);
    drop(world);
    true
}

/// Whether this shard may start a session now, of as many.
fn admitted(shared: &Shared, (shard, count): (u64, u64)) -> Result<(), Wire> {
    let invalid = || Wire::Frame(json!({ "op": 9, "d": false, "s": null, "t": null }));
    let mut faults = shared.faults.lock().expect("no poison");
    let mut sharding = shared.sharding.lock().expect("no poison");
    if sharding.cut.contains(&shard) {
        return Err(Wire::Cut);
    }
    if shard >= count {
        return Err(Wire::Close(4010));
    }
    if count < sharding.required {
        sharding.recommended = sharding.recommended.max(sharding.required);
        return Err(Wire::Close(4011));
    }
    if let Some((left, _)) = &mut faults.sessions_left {
        if *left == 0 {
            shared.complain(["a session was started though none is left for today".to_owned()]);
            return Err(invalid());
        }
        *left -= 1;
    }
    let group = |id: u64| id % sharding.max_concurrency;
    let recent = sharding.identified.iter().filter(|(_, _, at)| at.elapsed() < Duration::from_secs(5));
    let is_early = sharding.is_strict && recent.into_iter().any(|(other, _, _)| group(*other) == group(shard));
    sharding.identified.push((shard, count, Instant::now()));
    if is_early { Err(invalid()) } else { Ok(()) }
}

fn resume(shared: &Arc<Shared>, wire: &UnboundedSender<Wire>, words: &Value) -> bool {
    let mut sessions = shared.sessions.lock().expect("no poison");
    let known = sessions.iter_mut().find(|session| words["session_id"] == session.id && session.resumable);
    let Some(session) = known else {
        return wire.send(Wire::Frame(json!({ "op": 9, "d": false, "s": null, "t": null }))).is_ok();
    };
    if shared.sharding.lock().expect("no poison").cut.contains(&session.shard.0) {
        return wire.send(Wire::Cut).is_ok();
    }
    shared.tally.lock().expect("no poison").resumed += 1;
    let from = words["seq"].as_u64().expect("a sequence");
    let broken = shared.faults.lock().expect("no poison").garbled;
    for (sequence, frame) in session.log.iter().filter(|(sequence, _)| *sequence > from) {
        let garbled = || Wire::Raw(frame.to_string().trim_end_matches('}').to_owned());
        let _ = wire.send(if broken == Some(*sequence) { garbled() } else { Wire::Frame(frame.clone()) });
    }
    session.wire = Some(wire.clone());
    session.send("RESUMED", &json!({}), broken);
    true
}
