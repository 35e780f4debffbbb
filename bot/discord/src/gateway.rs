//! The gateway connection, on which Discord sends events.
//!
//! One reader and one queue keep Discord's order. serenity's client handles every event in a task of its own, so that
//! two messages which arrive together (always after a resume) may change places, and the later of two sets of orders
//! would lose; it also drops events that it can't parse. Therefore the few opcodes are implemented here. A broken
//! connection is resumed at the URL that Discord gave. If a session can't be resumed, a new one is started, and
//! [`Incoming::Fresh`] tells the reader that messages may have been missed.
//!
//! The session is resumed after a restart of the program: commands, edits and deletions during a short stop are
//! replayed on it. After the replay a new session is started, since only a new one receives the state of the servers.
//!
//! With several shards each has a gateway, and the resumed session goes on: new ones are started one after another, and
//! there would be as many as shards at each restart. The servers are asked for instead (`described`).
//!
//! Discord counts the sessions that are started, and resets the token of a bot that starts more than a thousand in a
//! day: [`pauses`] keeps their number far below that, whatever ends connections and sessions. The [`gate`] is shared by
//! all shards.

mod gate;
#[cfg(test)]
mod heartbeats_tests;
mod network;
mod pauses;
#[cfg(test)]
mod sixteen_shards_tests;
#[cfg(test)]
mod ten_days_tests;
mod unpacking;

use std::collections::VecDeque;
use std::time::Duration;

use dragoman_platform::Unusable;
use futures_util::{SinkExt, StreamExt};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};
use websocket::tungstenite::Message as Packet;
use websocket::tungstenite::protocol::CloseFrame;
use websocket::tungstenite::protocol::frame::coding::CloseCode;

pub(super) use self::gate::Gate;
use self::gate::Turn;
use self::network::Network;
use self::pauses::{Ended, Pauses};
use super::ids::Identity;
use super::rest::CallError;
use super::shards::Shard;
use super::wire::{Frame, Id, Ready};

/// What the connection reports, in Discord's order.
#[derive(Debug)]
pub(super) enum Incoming {
    /// A new session has started: earlier messages are not replayed on it.
    Fresh(Ready),
    /// The session of the previous run was resumed, with this identity.
    Resumed(Identity),
    /// An event, by its name and its data.
    Event(String, Value),
    /// The connection was alive at this instant: everything before it has arrived, up to the session's sequence.
    Alive(Timestamp, Option<Session>),
}

/// The interval of heartbeats. Discord asks for about one a minute and allows 120 a minute; deadlines wait for them.
const HEARTBEAT: Duration = Duration::from_secs(3);
/// When the first one is sent at the latest, at random.
const FIRST_HEARTBEAT: Duration = Duration::from_secs(1);
/// By how much at most the next connection is put off, at random; with a pause by a quarter of it.
const JITTER: Duration = Duration::from_millis(500);
/// How long a heartbeat's acknowledgement may take before the connection counts as dead.
const ACK_PATIENCE: Duration = Duration::from_secs(12);
/// How long connecting and identifying may take.
const HANDSHAKE: Duration = Duration::from_secs(15);
/// How often in a row a session is resumed in vain before it is given up.
const VAIN_RESUMES: u32 = 5;

/// Guilds; messages in guilds and in private (with content in private and where the bot is mentioned).
const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;
/// Message content everywhere: a privileged intent.
const MESSAGE_CONTENT: u64 = 1 << 15;

/// A session that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Session {
    id: String,
    url: Option<String>,
    sequence: u64,
    /// The bot's user id in it.
    user: Id,
    application: Id,
}

/// Why a shard can't be connected.
#[derive(Debug)]
pub(super) enum Failure {
    /// The operator must change something.
    Unusable(Unusable),
    /// There are too few shards for the bot's servers.
    TooFewShards,
}

/// Why a connection ended.
enum End {
    /// Resume the session.
    Resume,
    /// Start a new session.
    NewSession,
    /// Start a new session at once: the replay of the previous run's session is complete.
    Replayed,
    /// Nobody has handled what came before: what comes now is received again later.
    Full,
    /// Connecting again is useless.
    Failed(Failure),
    /// Stopped.
    Stopped,
}

/// The connection of one shard.
pub(super) struct Gateway<'a, N> {
    pub(super) network: &'a N,
    pub(super) shard: Shard,
    /// The gate of all shards.
    pub(super) gate: &'a Gate,
    pub(super) token: &'a str,
    pub(super) message_content: bool,
    pub(super) incoming: Sender<(Shard, Incoming)>,
    pub(super) stop: CancellationToken,
    /// The session of the previous run.
    pub(super) previous: Option<Session>,
}

/// The state of the connection, kept from one connection to the next.
#[derive(Default)]
struct State {
    session: Option<Session>,
    /// The session is that of the previous run.
    is_previous: bool,
    /// Discord has accepted the session on this connection.
    is_accepted: bool,
    /// A session was asked for on this connection.
    is_asked: bool,
    /// Discord has asked for another connection instead of this one.
    is_asked_back: bool,
    /// The session was started at this instant.
    started: Option<Instant>,
    /// How often in a row it couldn't be resumed although Discord was reached.
    vain: u32,
    /// The sequence at which an unreadable frame came.
    unreadable: Option<u64>,
}

/// When each heartbeat was sent whose acknowledgement is awaited, by both clocks. Discord acknowledges them in order, also
/// those that it has asked for.
type Beats = VecDeque<(Instant, Timestamp)>;

impl State {
    fn sequence(&self) -> u64 {
        self.session.as_ref().map_or(0, |session| session.sequence)
    }
}

impl<N: Network> Gateway<'_, N> {
    /// Stays connected until stopped, or until only the operator can help.
    pub(super) async fn run(&self) -> Result<(), Failure> {
        let mut state =
            State { session: self.previous.clone(), is_previous: self.previous.is_some(), ..State::default() };
        let mut pauses = Pauses::default();
        while !self.stop.is_cancelled() {
            (state.is_accepted, state.is_asked, state.is_asked_back) = (false, false, false);
            let begun = self.network.instant();
            let mut is_full = false;
            let mut is_over = match self.connection(&mut state).await {
                End::Stopped => break,
                End::Failed(failure) => return Err(failure),
                End::Resume => false,
                End::Full => {
                    is_full = true;
                    false
                }
                End::NewSession | End::Replayed => true,
            };
            if state.session.is_some() && state.vain >= VAIN_RESUMES {
                warn!("the session can't be resumed; a new one is started");
                is_over = true;
            }
            let (now, was_previous) = (self.network.instant(), state.is_previous);
            let was_replay = was_previous && is_over;
            pauses.ended(&Ended {
                is_accepted: state.is_accepted,
                is_asked_back: state.is_asked_back,
                lasted: now.saturating_duration_since(begun),
                was_replay,
                // Also one of which Discord never said that it has begun.
                session: (state.is_asked && !state.is_accepted || is_over && !was_previous)
                    .then(|| state.started.map_or(Duration::ZERO, |started| now.saturating_duration_since(started))),
            });
            if is_over {
                (state.session, state.is_previous, state.started, state.vain) = (None, false, None, 0);
            }
            let pause = pauses.next(state.session.is_none());
            let waits = async {
                // Not all shards at once, nor all bots after an outage of Discord's.
                let jitter = if was_replay { Duration::ZERO } else { JITTER.max(pause / 4) };
                self.network.sleep(pause + jitter.mul_f64(self.network.fraction())).await;
                while is_full && self.incoming.capacity() < self.incoming.max_capacity().div_ceil(2) {
                    self.network.sleep(Duration::from_secs(1)).await;
                }
            };
            if self.stop.run_until_cancelled(waits).await.is_none() {
                break;
            }
        }
        Ok(())
    }

    /// The outcome of `work`, if there is one within `patience`.
    async fn within<T>(&self, patience: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            outcome = work => Some(outcome),
            () = self.network.sleep(patience) => None,
        }
    }

    /// Reports something. Fails if nobody reads it any more, or if too much waits to be read.
    fn report(&self, incoming: Incoming) -> Result<(), End> {
        self.incoming.try_send((self.shard, incoming)).map_err(|error| match error {
            TrySendError::Full(_) => {
                warn!("too many events wait to be handled: the connection to Discord is closed until there are fewer");
                End::Full
            }
            TrySendError::Closed(_) => End::Stopped,
        })
    }

    /// Runs one connection to its end.
    async fn connection(&self, state: &mut State) -> End {
        let mut turn = None;
        if state.session.is_none() {
            let Some(mine) = self.stop.run_until_cancelled(self.gate.turn()).await else { return End::Stopped };
            turn = Some(mine);
        }
        let url = match state.session.as_ref().and_then(|session| session.url.clone()) {
            Some(url) => url,
            None => match self.address(turn.as_ref()).await {
                Ok(url) => url,
                Err(end) => return end,
            },
        };
        let Some(mut socket) = self.open(&url).await else {
            // Perhaps only that URL is gone: the next attempt asks for one.
            if let Some(session) = &mut state.session {
                session.url = None;
            }
            return End::Resume;
        };
        let end = match self.greet(&mut socket, state, turn).await {
            Ok(()) => self.converse(&mut socket, state).await,
            Err(end) => end,
        };
        // Close codes 1000 and 1001 would end the session; any other keeps it, for the next run as well.
        let close = CloseFrame { code: CloseCode::Library(4900), reason: "".into() };
        let _ = self.within(Duration::from_secs(1), socket.send(Packet::Close(Some(close)))).await;
        end
    }

    /// The URL to connect to; for a new session, once this shard may start one in its `turn`.
    async fn address(&self, turn: Option<&Turn<'_>>) -> Result<String, End> {
        match self.network.gateway().await {
            Ok(gateway) => {
                let Some(turn) = turn else { return Ok(gateway.url) };
                let limit = gateway.session_start_limit;
                let scarce = limit.patience(self.shard.count);
                if !scarce.is_zero() {
                    // If a bot starts more sessions than allowed in a day, Discord resets its token.
                    let (seconds, left) = (scarce.as_secs(), limit.remaining);
                    if limit.is_nearly_used_up() {
                        warn!(seconds, left, "few sessions are left for today: waiting before starting one");
                    } else {
                        info!(seconds, left, "waiting before a session is started, so that those of today suffice");
                    }
                }
                let wait = scarce.max(turn.wait(self.shard, limit.max_concurrency, self.network.instant()));
                match self.stop.run_until_cancelled(self.network.sleep(wait)).await {
                    Some(()) => Ok(gateway.url),
                    None => Err(End::Stopped),
                }
            }
            Err(CallError::Unauthorized) => Err(End::Failed(Failure::Unusable(wrong_token()))),
            Err(error) => {
                warn!(%error, "Discord can't be reached; trying again");
                Err(End::Resume)
            }
        }
    }

    async fn open(&self, url: &str) -> Option<N::Socket> {
        let url = format!("{}/?v=10&encoding=json", url.trim_end_matches('/'));
        match self.within(HANDSHAKE, self.network.connect(&url)).await {
            Some(Ok(socket)) => Some(socket),
            Some(Err(error)) => {
                warn!(%error, "Discord's gateway can't be reached; trying again");
                None
            }
            None => {
                warn!("Discord's gateway doesn't answer; trying again");
                None
            }
        }
    }

    /// Identifies the bot in its `turn`, or resumes the session.
    async fn greet(&self, socket: &mut N::Socket, state: &mut State, turn: Option<Turn<'_>>) -> Result<(), End> {
        let hello = self.within(HANDSHAKE, next(socket, state)).await.unwrap_or(Err(End::Resume))?;
        if hello.op != 10 {
            return Err(End::Resume);
        }
        let words = match &state.session {
            Some(session) => json!({
                "op": 6,
                "d": { "token": self.token, "session_id": session.id, "seq": session.sequence },
            }),
            None => json!({
                "op": 2,
                "d": {
                    "token": self.token,
                    "intents": INTENTS | if self.message_content { MESSAGE_CONTENT } else { 0 },
                    "properties": { "os": std::env::consts::OS, "browser": "dragoman", "device": "dragoman" },
                    "compress": false,
                    "large_threshold": 50,
                    "shard": [self.shard.id, self.shard.count],
                },
            }),
        };
        match state.session {
            Some(_) => state.vain += 1,
            None => state.is_asked = true,
        }
        let said = self.say(socket, &words).await;
        if let Some(mut turn) = turn {
            turn.identified(self.shard, self.network.instant());
        }
        said
    }

    async fn say(&self, socket: &mut N::Socket, words: &Value) -> Result<(), End> {
        match self.within(HANDSHAKE, socket.send(Packet::text(words.to_string()))).await {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(End::Resume),
        }
    }

    /// Sends a heartbeat.
    async fn beat(&self, socket: &mut N::Socket, state: &State, beats: &mut Beats) -> Result<(), End> {
        beats.push_back((self.network.instant(), self.network.now()));
        let sequence = state.session.as_ref().map(|session| session.sequence);
        self.say(socket, &json!({ "op": 1, "d": sequence })).await
    }

    async fn converse(&self, socket: &mut N::Socket, state: &mut State) -> End {
        let mut pulse = self.network.instant() + FIRST_HEARTBEAT.mul_f64(self.network.fraction());
        let mut beats = Beats::new();
        loop {
            let deadline = beats.front().map_or(pulse, |(at, _)| *at + ACK_PATIENCE);
            tokio::select! {
                () = self.stop.cancelled() => return End::Stopped,
                () = self.network.sleep_until(deadline) => {
                    if !beats.is_empty() {
                        warn!("Discord's gateway didn't acknowledge a heartbeat; reconnecting");
                        return End::Resume;
                    }
                    if let Err(end) = self.beat(socket, state, &mut beats).await {
                        return end;
                    }
                }
                frame = next(socket, state) => {
                    let frame = match frame {
                        Ok(frame) => frame,
                        Err(end) => return end,
                    };
                    match frame.op {
                        0 => {
                            if let Err(end) = self.dispatch(frame, state) {
                                return end;
                            }
                        }
                        1 => {
                            if let Err(end) = self.beat(socket, state, &mut beats).await {
                                return end;
                            }
                        }
                        7 => {
                            info!("Discord asks to reconnect");
                            state.is_asked_back = true;
                            return End::Resume;
                        }
                        9 => {
                            if frame.d == Value::Bool(true) {
                                info!("Discord asks to resume the session once more");
                                state.is_asked_back = true;
                                return End::Resume;
                            }
                            info!("Discord has ended the session");
                            return End::NewSession;
                        }
                        11 => if let Some((at, instant)) = beats.pop_front() {
                            pulse = at + HEARTBEAT;
                            let alive = || Incoming::Alive(instant, state.session.clone());
                            if state.is_accepted && !state.is_previous
                                && let Err(end) = self.report(alive())
                            {
                                return end;
                            }
                        },
                        other => debug!(opcode = other, "unknown opcode"),
                    }
                }
            }
        }
    }

    fn dispatch(&self, frame: Frame, state: &mut State) -> Result<(), End> {
        let name = frame.t.unwrap_or_default();
        state.vain = 0;
        let sequence = frame.s.unwrap_or(0);
        if let Some(session) = state.session.as_ref().filter(|_| state.is_previous && !state.is_accepted) {
            // Discord knows the session: its events are for this bot.
            state.is_accepted = true;
            let identity = Identity { user: session.user, application: session.application };
            self.report(Incoming::Resumed(identity))?;
        }
        let incoming = match name.as_str() {
            "READY" => {
                let ready: Ready = serde_json::from_value(frame.d).map_err(|error| {
                    warn!(%error, "Discord's READY event can't be read");
                    End::NewSession
                })?;
                let session = Session {
                    id: ready.session_id.clone(),
                    url: ready.resume_gateway_url.clone(),
                    sequence,
                    user: ready.user.id,
                    application: ready.application.id,
                };
                // A session that couldn't be reported isn't resumed: nobody would read what was missed before it.
                self.report(Incoming::Fresh(ready))?;
                state.session = Some(session);
                (state.is_accepted, state.started) = (true, Some(self.network.instant()));
                info!(shard = self.shard.id, "connected to Discord");
                return Ok(());
            }
            "RESUMED" if state.is_previous && self.shard.count == 1 => {
                info!("Discord has replayed the events since the last run");
                return Err(End::Replayed);
            }
            "RESUMED" => {
                if std::mem::take(&mut state.is_previous) {
                    state.started = Some(self.network.instant());
                }
                state.is_accepted = true;
                info!(shard = self.shard.id, "reconnected to Discord; nothing was missed");
                Incoming::Event(name, Value::Null)
            }
            _ => Incoming::Event(name, frame.d),
        };
        self.report(incoming)?;
        if let Some(session) = &mut state.session {
            session.sequence = session.sequence.max(sequence);
        }
        Ok(())
    }
}

/// The next frame; pings are skipped.
async fn next(socket: &mut impl network::Socket, state: &mut State) -> Result<Frame, End> {
    loop {
        match socket.next().await {
            None => return Err(End::Resume),
            Some(Err(error)) => {
                info!(%error, "the connection to Discord broke");
                return Err(End::Resume);
            }
            Some(Ok(Packet::Text(text))) => match serde_json::from_str(&text) {
                Ok(frame) => return Ok(frame),
                Err(error) => {
                    warn!(%error, "a frame of Discord's gateway can't be read");
                    // Skipping the frame would leave a gap in the sequence; a resume fetches it again.
                    let sequence = state.sequence();
                    if state.unreadable.replace(sequence) != Some(sequence) {
                        return Err(End::Resume);
                    }
                    warn!(sequence, "the frame was unreadable twice and is skipped");
                    return Ok(Frame { op: 0, d: Value::Null, s: sequence_in(&text), t: None });
                }
            },
            Some(Ok(Packet::Close(frame))) => return Err(closed(frame.map(|frame| u16::from(frame.code)))),
            Some(Ok(Packet::Binary(_) | Packet::Ping(_) | Packet::Pong(_) | Packet::Frame(_))) => {}
        }
    }
}

/// The sequence number of a frame that can't be parsed as a whole.
fn sequence_in(text: &str) -> Option<u64> {
    let (_, behind) = text.split_once("\"s\":")?;
    let digits: String = behind.trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

pub(super) fn wrong_token() -> Unusable {
    Unusable {
        key: "discord.token",
        sentence: "Discord doesn't know this token; copy it again from the developer portal (Bot, Reset Token)".into(),
    }
}

pub(super) fn refused_intent() -> Unusable {
    Unusable {
        key: "discord.message_content",
        sentence: "Discord refuses the message content intent; switch it on in the developer portal (Bot, Message \
                   Content Intent), or set this to false"
            .into(),
    }
}

/// Discord wants more shards than the configured number.
pub(super) fn too_few_shards(count: u32) -> Unusable {
    Unusable {
        key: "discord.shards",
        sentence: format!(
            "Discord requires more shards than {count}, since the bot is in too many servers; set this to \"auto\" or to \
             a larger number"
        ),
    }
}

/// What to do after one of Discord's close codes.
fn closed(code: Option<u16>) -> End {
    let unusable = |unusable| End::Failed(Failure::Unusable(unusable));
    match code {
        Some(4004) => unusable(wrong_token()),
        Some(4010) => unusable(Unusable {
            key: "discord.shards",
            sentence: "Discord refuses this number of shards (close code 4010); set it to \"auto\"".into(),
        }),
        Some(4011) => End::Failed(Failure::TooFewShards),
        Some(4014) => unusable(refused_intent()),
        Some(code @ (4012 | 4013)) => unusable(Unusable {
            key: "discord.token",
            sentence: format!("Discord refuses the connection for good (close code {code})"),
        }),
        // 1000 and 1001 end a session only if the bot sends them; Discord's servers send them when they are restarted.
        Some(4003 | 4007 | 4009) => End::NewSession,
        code => {
            info!(?code, "Discord closed the connection");
            End::Resume
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_codes_are_handled_as_documented() {
        for code in
            [None, Some(1000), Some(1001), Some(1006), Some(4000), Some(4001), Some(4002), Some(4005), Some(4008)]
        {
            assert!(matches!(closed(code), End::Resume), "{code:?}");
        }
        for code in [4003, 4007, 4009] {
            assert!(matches!(closed(Some(code)), End::NewSession), "{code}");
        }
        for (code, key) in [
            (4004, "discord.token"),
            (4010, "discord.shards"),
            (4012, "discord.token"),
            (4013, "discord.token"),
            (4014, "discord.message_content"),
        ] {
            let End::Failed(Failure::Unusable(unusable)) = closed(Some(code)) else { panic!("{code}") };
            assert_eq!(unusable.key, key, "{code}");
        }
        assert!(matches!(closed(Some(4011)), End::Failed(Failure::TooFewShards)));
    }

    #[test]
    fn the_sequence_of_an_unreadable_frame_is_found() {
        assert_eq!(sequence_in(r#"{"t":"MESSAGE_CREATE","s": 42,"op":0,"d":{"s":7}"#), Some(42));
        assert_eq!(sequence_in(r#"{"op":300,"d":null}"#), None);
        assert_eq!(sequence_in(r#"{"s":null,"op":300}"#), None);
    }
}
