//! Sixteen shards of one account start their sessions as Discord allows, by a simulated clock.
//!
//! The time moves to the next timer when nothing can be done any more. Connecting takes differently long each time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use futures_util::{Sink, Stream};
use tokio::sync::mpsc::{Receiver, channel};
use websocket::tungstenite::Error;

use super::super::wire::{self, SessionStartLimit};
use super::*;

const COUNT: u32 = 16;
const FIVE: Duration = Duration::from_secs(5);
const DAY: Duration = Duration::from_secs(86_400);

/// Discord, as far as it starts sessions.
struct Discord {
    now: Duration,
    timers: BTreeSet<Duration>,
    max_concurrency: u32,
    /// How many sessions are left, and when there are a thousand again.
    remaining: u32,
    reset: Duration,
    frames: BTreeMap<usize, VecDeque<Packet>>,
    opened: usize,
    /// Sessions are over as soon as they have begun.
    is_brief: bool,
    /// Sessions that can't be resumed.
    expired: BTreeSet<String>,
    identified: Vec<(u32, Duration)>,
    refused: usize,
    resumed: BTreeSet<String>,
}

impl Discord {
    fn pass(&mut self) {
        let now = self.timers.pop_first().expect("something is waited for");
        self.now = self.now.max(now);
        if self.now >= self.reset {
            (self.remaining, self.reset) = (1000, self.reset + DAY);
        }
    }

    fn hear(&mut self, id: usize, words: &Value) {
        let answer = match words["op"].as_u64() {
            Some(1) => json!({ "op": 11 }),
            Some(2) => {
                let shard = words["d"]["shard"].as_array().expect("a shard");
                assert_eq!(shard[1], COUNT);
                let shard = u32::try_from(shard[0].as_u64().expect("a number")).expect("a small one");
                assert!(self.remaining > 0, "more sessions than Discord allows");
                self.remaining -= 1;
                let group = |id: u32| id % self.max_concurrency;
                let mut others = self.identified.iter().filter(|(other, _)| group(*other) == group(shard));
                let is_early = others.any(|(_, at)| self.now < *at + FIVE);
                self.identified.push((shard, self.now));
                self.refused += usize::from(is_early);
                match is_early {
                    true => json!({ "op": 9, "d": false }),
                    false => json!({ "op": 0, "s": 1, "t": "READY", "d": {
                        "session_id": format!("new-{shard}"), "user": { "id": "5" }, "application": { "id": "6" },
                    }}),
                }
            }
            Some(6) => {
                let session = words["d"]["session_id"].as_str().expect("an id").to_owned();
                match self.expired.contains(&session) {
                    true => json!({ "op": 9, "d": false }),
                    false => {
                        self.resumed.insert(session);
                        json!({ "op": 0, "s": 2, "t": "RESUMED", "d": {} })
                    }
                }
            }
            other => panic!("the bot says opcode {other:?}"),
        };
        let over = (self.is_brief && answer["t"] == "READY").then(|| json!({ "op": 9, "d": false }));
        let frames = std::iter::once(answer).chain(over).map(|frame| Packet::text(frame.to_string()));
        self.frames.entry(id).or_default().extend(frames);
    }
}

#[derive(Clone)]
struct World(Arc<Mutex<Discord>>, Instant);

impl World {
    fn new(max_concurrency: u32, remaining: u32) -> Self {
        let discord = Discord {
            now: Duration::ZERO,
            timers: BTreeSet::new(),
            max_concurrency,
            remaining,
            reset: Duration::from_secs(36_000),
            frames: BTreeMap::new(),
            opened: 0,
            is_brief: false,
            expired: BTreeSet::new(),
            identified: Vec::new(),
            refused: 0,
            resumed: BTreeSet::new(),
        };
        Self(Arc::new(Mutex::new(discord)), Instant::now())
    }

    fn discord(&self) -> MutexGuard<'_, Discord> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Wire(World, usize);

impl Stream for Wire {
    type Item = Result<Packet, Error>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let frame = self.0.discord().frames.get_mut(&self.1).and_then(VecDeque::pop_front);
        frame.map_or(Poll::Pending, |frame| Poll::Ready(Some(Ok(frame))))
    }
}

impl Sink<Packet> for Wire {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, packet: Packet) -> Result<(), Error> {
        if let Packet::Text(text) = packet {
            self.0.discord().hear(self.1, &serde_json::from_str(&text).expect("JSON"));
        }
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
    type Socket = Wire;

    async fn gateway(&self) -> Result<wire::Gateway, CallError> {
        let discord = self.discord();
        let limit = SessionStartLimit {
            total: 1000,
            remaining: discord.remaining,
            reset_after: u64::try_from(discord.reset.saturating_sub(discord.now).as_millis()).expect("a day"),
            max_concurrency: discord.max_concurrency,
        };
        Ok(wire::Gateway { url: "wss://gateway".into(), shards: COUNT, session_start_limit: limit })
    }

    async fn connect(&self, _url: &str) -> Result<Wire, Error> {
        let id = {
            let mut discord = self.discord();
            discord.opened += 1;
            discord.opened
        };
        let takes = u64::try_from(id * 389 % 450).expect("a short time");
        self.sleep(Duration::from_millis(takes)).await;
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } });
        self.discord().frames.insert(id, [Packet::text(hello.to_string())].into());
        Ok(Wire(self.clone(), id))
    }

    async fn sleep_until(&self, at: Instant) {
        let until = at.saturating_duration_since(self.1);
        std::future::poll_fn(|_| {
            let mut discord = self.discord();
            if discord.now >= until {
                return Poll::Ready(());
            }
            discord.timers.insert(until);
            Poll::Pending
        })
        .await;
    }

    fn instant(&self) -> Instant {
        self.1 + self.discord().now
    }

    fn now(&self) -> Timestamp {
        Timestamp::UNIX_EPOCH + self.discord().now
    }

    fn fraction(&self) -> f64 {
        0.5
    }
}

/// What the shards reported.
#[derive(Default)]
struct Reported {
    fresh: BTreeSet<u32>,
    resumed: BTreeSet<u32>,
    alive: BTreeSet<u32>,
}

impl Reported {
    fn read(&mut self, incoming: &mut Receiver<(Shard, Incoming)>) {
        while let Ok((shard, next)) = incoming.try_recv() {
            match next {
                Incoming::Fresh(_) => self.fresh.insert(shard.id),
                Incoming::Resumed(_) => self.resumed.insert(shard.id),
                Incoming::Alive(..) => self.alive.insert(shard.id),
                Incoming::Event(..) => false,
            };
        }
    }
}

/// Runs all shards, with their previous sessions or without, until each is alive or a day has passed.
fn run(world: &World, previous: bool) -> Reported {
    let (stop, (incoming, mut received)) = (CancellationToken::new(), channel(10_000));
    let gate = Gate::default();
    let session = |shard: Shard| Session {
        id: format!("old-{}", shard.id),
        url: None,
        sequence: 1,
        user: "5".parse().expect("an id"),
        application: "6".parse().expect("an id"),
    };
    let gateways: Vec<_> = Shard::all(COUNT)
        .map(|shard| Gateway {
            network: world,
            shard,
            gate: &gate,
            token: "t",
            message_content: false,
            incoming: incoming.clone(),
            stop: stop.clone(),
            previous: previous.then(|| session(shard)),
        })
        .collect();
    let mut running: Vec<_> = gateways.iter().map(|gateway| Box::pin(gateway.run())).collect();
    let mut context = Context::from_waker(Waker::noop());
    let mut reported = Reported::default();
    while reported.alive.len() < gateways.len() {
        // One that releases its turn lets the next continue.
        for _ in 0..=gateways.len() {
            for gateway in &mut running {
                assert!(gateway.as_mut().poll(&mut context).is_pending(), "none ends");
            }
        }
        reported.read(&mut received);
        let mut discord = world.discord();
        if discord.now >= DAY {
            break;
        }
        discord.pass();
    }
    reported
}

#[test]
fn shards_identify_themselves_in_order_and_one_of_a_group_in_five_seconds() {
    for max_concurrency in [1, 3, 4, 16] {
        let world = World::new(max_concurrency, 1000);
        let reported = run(&world, false);
        let discord = world.discord();
        assert_eq!(discord.refused, 0, "{max_concurrency}: {:?}", discord.identified);
        assert!(discord.identified.iter().map(|(shard, _)| *shard).eq(0..COUNT), "{:?}", discord.identified);
        assert_eq!((reported.fresh.len(), reported.resumed.len()), (16, 0));
        // No shard waits for another of a different group, except while that connects.
        let rounds = COUNT.div_ceil(max_concurrency);
        let (_, last) = discord.identified.last().expect("the last");
        assert!(*last <= Duration::from_secs(6) * rounds + FIVE, "{max_concurrency}: {last:?}");
    }
}

#[test]
fn all_shards_together_start_no_more_sessions_than_are_left() {
    let world = World::new(1, 5);
    let reported = run(&world, false);
    let discord = world.discord();
    assert_eq!((reported.fresh.len(), discord.refused), (16, 0));
    let before: Vec<_> =
        discord.identified.iter().map(|(_, at)| *at).filter(|at| *at < Duration::from_secs(36_000)).collect();
    assert!(before.len() <= 5, "{before:?}");
    assert!(before.windows(2).all(|two| two[1] >= two[0] + Duration::from_secs(300)), "{before:?}");
}

#[test]
fn sessions_of_the_previous_run_go_on_and_only_an_expired_one_is_replaced() {
    let world = World::new(1, 1000);
    world.discord().expired = ["old-3".to_owned(), "old-11".to_owned()].into();
    let reported = run(&world, true);
    let discord = world.discord();
    assert_eq!(discord.resumed.len(), 14);
    let identified: BTreeSet<_> = discord.identified.iter().map(|(shard, _)| *shard).collect();
    assert_eq!((identified, discord.identified.len()), ([3, 11].into(), 2));
    assert_eq!(reported.fresh, [3, 11].into());
    assert_eq!((reported.resumed.len(), discord.refused), (14, 0));
}

#[test]
fn sessions_that_dont_last_are_few_for_all_shards_together() {
    let world = World::new(16, 1000);
    {
        let mut discord = world.discord();
        (discord.is_brief, discord.reset) = (true, 2 * DAY);
    }
    let reported = run(&world, false);
    let sessions = world.discord().identified.len();
    assert!(reported.alive.is_empty() && reported.fresh.len() == 16);
    assert!((200..500).contains(&sessions), "{sessions} sessions in a day");
}
