//! When heartbeats are sent, and which of them an acknowledgement answers, by a simulated clock.

use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use futures_util::{Sink, Stream};
use tokio::sync::mpsc::{Receiver, channel};
use websocket::tungstenite::Error;

use super::super::wire;
use super::*;

const ONE: Shard = Shard { id: 0, count: 1 };

#[derive(Default)]
struct Discord {
    now: Duration,
    /// What it has said, and the bot hasn't read yet.
    frames: VecDeque<Value>,
    /// When the bot sent heartbeats.
    beats: Vec<Duration>,
    /// The random number that it draws.
    fraction: f64,
}

#[derive(Clone)]
struct World(Arc<Mutex<Discord>>, Instant);

impl World {
    fn discord(&self) -> MutexGuard<'_, Discord> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stream for World {
    type Item = Result<Packet, Error>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let frame = self.discord().frames.pop_front();
        frame.map_or(Poll::Pending, |frame| Poll::Ready(Some(Ok(Packet::text(frame.to_string())))))
    }
}

impl Sink<Packet> for World {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, packet: Packet) -> Result<(), Error> {
        let words: Value = serde_json::from_str(packet.to_text().expect("text")).expect("JSON");
        assert_eq!(words, json!({ "op": 1, "d": 7 }));
        let mut discord = self.discord();
        let now = discord.now;
        discord.beats.push(now);
        Ok(())
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }
}

impl Network for World {
    type Socket = World;

    async fn gateway(&self) -> Result<wire::Gateway, CallError> {
        unreachable!("it is connected")
    }

    async fn connect(&self, _url: &str) -> Result<World, Error> {
        unreachable!("it is connected")
    }

    async fn sleep_until(&self, at: Instant) {
        let until = at.saturating_duration_since(self.1);
        std::future::poll_fn(|_| if self.discord().now >= until { Poll::Ready(()) } else { Poll::Pending }).await;
    }

    fn instant(&self) -> Instant {
        self.1 + self.discord().now
    }

    fn now(&self) -> Timestamp {
        Timestamp::UNIX_EPOCH + self.discord().now
    }

    fn fraction(&self) -> f64 {
        self.discord().fraction
    }
}

/// Plays `script`, at which times (in milliseconds) Discord says which opcode. Returns when heartbeats were sent, since when
/// each report says that all has arrived, and whether the connection has ended.
fn play(script: &[(u64, Option<u8>)]) -> (Vec<u64>, Vec<i64>, bool) {
    play_with(0.5, script)
}

/// The same with this random number.
fn play_with(fraction: f64, script: &[(u64, Option<u8>)]) -> (Vec<u64>, Vec<i64>, bool) {
    let world = World(Arc::new(Mutex::new(Discord { fraction, ..Discord::default() })), Instant::now());
    let (gate, (incoming, mut reported)) = (Gate::default(), channel(100));
    let gateway = Gateway {
        network: &world,
        shard: ONE,
        gate: &gate,
        token: "t",
        message_content: false,
        incoming,
        stop: CancellationToken::new(),
        previous: None,
    };
    let id = |id: &str| id.parse().expect("an id");
    let session = Session { id: "s".to_owned(), url: None, sequence: 7, user: id("5"), application: id("6") };
    let mut state = State { session: Some(session), is_accepted: true, ..State::default() };
    let mut socket = world.clone();
    let mut context = Context::from_waker(Waker::noop());
    let mut conversation = pin!(gateway.converse(&mut socket, &mut state));
    let mut has_ended = false;
    for (at, opcode) in script {
        {
            let mut discord = world.discord();
            discord.now = Duration::from_millis(*at);
            discord.frames.extend(opcode.map(|opcode| json!({ "op": opcode, "d": null })));
        }
        has_ended |= conversation.as_mut().poll(&mut context).is_ready();
        if has_ended {
            break;
        }
    }
    let beats = world.discord().beats.iter().map(|at| u64::try_from(at.as_millis()).expect("a short time")).collect();
    (beats, alive(&mut reported), has_ended)
}

fn alive(reported: &mut Receiver<(Shard, Incoming)>) -> Vec<i64> {
    let mut alive = Vec::new();
    while let Ok((_, next)) = reported.try_recv() {
        if let Incoming::Alive(at, _) = next {
            alive.push(at.as_millisecond());
        }
    }
    alive
}

const ASKS: Option<u8> = Some(1);
const ACKNOWLEDGES: Option<u8> = Some(11);

#[test]
fn an_acknowledgement_answers_the_oldest_heartbeat_also_one_that_was_asked_for() {
    let ordinary = play(&[(0, None), (500, None), (600, ACKNOWLEDGES), (3_500, None), (3_600, ACKNOWLEDGES)]);
    assert_eq!(ordinary, (vec![500, 3_500], vec![500, 3_500], false));
    // What has arrived by the second acknowledgement was sent before the heartbeat that was asked for, not before the next.
    let late = [(0, None), (500, None), (1_000, ASKS), (1_200, ACKNOWLEDGES), (3_500, None), (4_000, ACKNOWLEDGES)];
    let (beats, alive, has_ended) = play(&[&late[..], &[(4_100, None), (4_200, ACKNOWLEDGES)]].concat());
    assert_eq!((beats, alive, has_ended), (vec![500, 1_000, 4_000], vec![500, 1_000, 4_000], false));
    // Nothing was asked.
    assert_eq!(play(&[(0, None), (100, ACKNOWLEDGES), (400, None)]), (Vec::new(), Vec::new(), false));
}

#[test]
fn a_heartbeat_that_was_asked_for_must_be_acknowledged_too() {
    let script = [(0, None), (100, ASKS), (12_000, None)];
    assert_eq!(play(&script), (vec![100], Vec::new(), false));
    assert!(play(&[&script[..], &[(12_100, None)]].concat()).2);
}

/// After an outage of Discord's thousands of connections begin at once.
#[test]
fn the_first_heartbeat_comes_at_random_within_a_second() {
    for (fraction, at) in [(0.0, 0), (0.25, 250), (1.0, 1_000)] {
        let script = [(0, None), (249, None), (250, None), (999, None), (1_000, None)];
        assert_eq!(play_with(fraction, &script), (vec![at], Vec::new(), false), "{fraction}");
    }
}
