//! Ten days with a gateway that ends connections and sessions in every way, and with restarts of the program: few
//! sessions are started, few invalid requests are made, and no event is lost.
//!
//! Time is simulated: when nothing can be done any more, the clock moves to the next timer. One seed makes everything.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use futures_util::{Sink, Stream};
use tokio::sync::mpsc::{Receiver, channel};
use websocket::tungstenite::Error;
use websocket::tungstenite::protocol::frame::coding::CloseCode;

use super::super::wire::{self, SessionStartLimit};
use super::*;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(86_400);
/// How long Discord keeps a session without a connection.
const KEPT: Duration = Duration::from_secs(180);
/// How many events it keeps to replay them.
const KEPT_EVENTS: usize = 200;
/// Discord's limits: sessions in a day, and invalid requests in ten minutes.
const SESSIONS: usize = 1000;
const INVALID: usize = 10_000;
/// What a connection takes from a client in a minute, and how far apart sessions begin.
const FRAMES: usize = 120;
const APART: Duration = Duration::from_secs(5);

/// How many events may wait to be handled.
const WAITING: usize = 60;

/// How Discord behaves for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Mood {
    /// Connections last minutes or an hour.
    Calm,
    /// They last seconds or minutes, and end in any way.
    Storm,
    /// Nothing can be reached.
    Outage,
    /// Where to connect isn't told: too many requests.
    TooMany,
    /// Connections are taken, and nothing is said on them.
    Silent,
    /// Sessions begin and are over at once.
    Brief,
    /// No session is started.
    Refusing,
    /// Nothing is resumed, and the session is said to be resumable.
    Vain,
    /// Sessions are resumed, and the connection ends at once.
    Flapping,
    /// Heartbeats aren't acknowledged.
    Deaf,
    /// The program is restarted every few seconds.
    CrashLoop,
    /// The database can't be reached: nothing is handled.
    Stuck,
}

const MOODS: [Mood; 12] = [
    Mood::Calm,
    Mood::Storm,
    Mood::Outage,
    Mood::TooMany,
    Mood::Silent,
    Mood::Brief,
    Mood::Refusing,
    Mood::Vain,
    Mood::Flapping,
    Mood::Deaf,
    Mood::CrashLoop,
    Mood::Stuck,
];

/// How a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Break {
    Close(u16),
    /// Without a close frame.
    Cut,
    /// An error of the network.
    Reset,
    Reconnect,
    Invalid {
        resumable: bool,
    },
    Garbled,
}

const BREAKS: [Break; 15] = [
    Break::Cut,
    Break::Reset,
    Break::Reconnect,
    Break::Invalid { resumable: true },
    Break::Invalid { resumable: false },
    Break::Garbled,
    Break::Close(1000),
    Break::Close(1001),
    Break::Close(4000),
    Break::Close(4001),
    Break::Close(4002),
    Break::Close(4003),
    Break::Close(4005),
    Break::Close(4007),
    Break::Close(4009),
];

/// Random numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }

    fn seconds(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from * 1000 + self.below((to - from) * 1000))
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as u64)).expect("an index")]
    }
}

struct Connection {
    frames: VecDeque<Option<Result<Packet, Error>>>,
    /// When the client has said something in the last minute.
    said: VecDeque<Duration>,
    /// It belongs to the session.
    is_accepted: bool,
    breaks: Option<(Duration, Break)>,
}

struct Discord {
    now: Duration,
    timers: BTreeSet<Duration>,
    chance: Chance,
    mood: Mood,
    changes: Duration,
    connections: BTreeMap<usize, Connection>,
    opened: usize,
    /// The session: its number, its events, and since when it has no connection.
    session: Option<usize>,
    sessions: usize,
    log: Vec<Value>,
    lonely: Duration,
    /// The number of the last event, and when the next one happens.
    events: u64,
    next: Duration,
    identified: Vec<Duration>,
    /// The run of the program, and the one that asked for the last session.
    run: usize,
    asked_by: usize,
    /// Sessions for which the same run asked too soon after another one.
    early: usize,
    /// Connections that were closed because of all that was said on them.
    hasty: usize,
    invalid: Vec<Duration>,
    resumed: usize,
    broken: BTreeMap<Break, usize>,
    moods: BTreeSet<Mood>,
    /// What the bot draws instead of a random number.
    fraction: Option<f64>,
}

impl Discord {
    fn new(seed: u64) -> Self {
        Self {
            now: Duration::ZERO,
            timers: BTreeSet::new(),
            chance: Chance(seed),
            mood: Mood::Calm,
            changes: HOUR,
            connections: BTreeMap::new(),
            opened: 0,
            session: None,
            sessions: 0,
            log: Vec::new(),
            lonely: Duration::ZERO,
            events: 0,
            next: MINUTE,
            identified: Vec::new(),
            run: 0,
            asked_by: 0,
            early: 0,
            hasty: 0,
            invalid: Vec::new(),
            resumed: 0,
            broken: BTreeMap::new(),
            moods: BTreeSet::new(),
            fraction: None,
        }
    }

    /// What happens by itself until `until`.
    fn pass(&mut self, until: Duration) {
        self.now = until;
        if self.now >= self.changes {
            // Every second hour or so is calm, at the end all are.
            let is_calm = self.mood != Mood::Calm;
            self.mood = if is_calm { Mood::Calm } else { self.chance.of(&MOODS) };
            self.moods.insert(self.mood);
            self.changes = self.now + self.chance.seconds(1200, 7200);
        }
        if self.now >= self.next {
            self.next = self.now + self.chance.seconds(1, 120);
            self.happens();
        }
        let due: Vec<_> = self.connections.iter().filter_map(|(id, open)| Some((*id, open.breaks?))).collect();
        for (id, (at, how)) in due {
            if self.now >= at {
                self.end(id, how);
            }
        }
        if self.connections.values().all(|open| !open.is_accepted) && self.now >= self.lonely + KEPT {
            self.session = None;
        }
    }

    /// When something happens by itself next.
    fn wakes(&self) -> Duration {
        let breaks = self.connections.values().filter_map(|open| Some(open.breaks?.0));
        breaks.chain([self.changes, self.next]).chain(self.timers.first().copied()).min().expect("the next event")
    }

    /// An event for the bot.
    fn happens(&mut self) {
        self.events += 1;
        let sequence = self.log.len() + 1;
        let event = json!({ "op": 0, "s": sequence, "t": "MESSAGE_CREATE", "d": self.events });
        self.log.push(event.clone());
        for open in self.connections.values_mut().filter(|open| open.is_accepted) {
            open.frames.push_back(Some(Ok(Packet::text(event.to_string()))));
        }
    }

    fn end(&mut self, id: usize, how: Break) {
        let Some(open) = self.connections.get_mut(&id) else { return };
        open.breaks = None;
        *self.broken.entry(how).or_default() += 1;
        let text = |value: Value| Some(Ok(Packet::text(value.to_string())));
        match how {
            Break::Close(code) => {
                let frame = CloseFrame { code: CloseCode::from(code), reason: "".into() };
                open.frames.push_back(Some(Ok(Packet::Close(Some(frame)))));
            }
            Break::Cut => open.frames.push_back(None),
            Break::Reset => open.frames.push_back(Some(Err(Error::ConnectionClosed))),
            Break::Reconnect => open.frames.push_back(text(json!({ "op": 7, "d": null }))),
            Break::Invalid { resumable } => open.frames.push_back(text(json!({ "op": 9, "d": resumable }))),
            Break::Garbled => {
                // Discord knows nothing of it. If the bot stays, something else ends the connection.
                open.frames.push_back(Some(Ok(Packet::text("{"))));
                open.breaks = Some((self.now + MINUTE, Break::Cut));
                return;
            }
        }
        if open.is_accepted {
            open.is_accepted = false;
            self.lonely = self.now;
        }
        if matches!(how, Break::Close(4003 | 4007 | 4009) | Break::Invalid { resumable: false }) {
            self.session = None;
        }
    }

    /// The client has left.
    fn close(&mut self, id: usize) {
        if self.connections.remove(&id).is_some_and(|open| open.is_accepted) {
            self.lonely = self.now;
        }
    }

    fn hear(&mut self, id: usize, words: &Value) {
        let mood = self.mood;
        if let Some(open) = self.connections.get_mut(&id) {
            open.said.push_back(self.now);
            open.said.retain(|at| *at + MINUTE > self.now);
            if open.said.len() > FRAMES {
                self.hasty += 1;
                return self.end(id, Break::Close(4008));
            }
        }
        let say = |discord: &mut Self, frame: &Value| {
            if let Some(open) = discord.connections.get_mut(&id) {
                open.frames.push_back(Some(Ok(Packet::text(frame.to_string()))));
            }
        };
        match words["op"].as_u64() {
            Some(1) if mood == Mood::Deaf => {}
            Some(1) => say(self, &json!({ "op": 11 })),
            Some(2) => {
                let is_early = self.identified.last().is_some_and(|last| self.now < *last + APART);
                self.identified.push(self.now);
                let is_same_run = std::mem::replace(&mut self.asked_by, self.run) == self.run;
                if is_early {
                    self.early += usize::from(is_same_run);
                    return self.end(id, Break::Invalid { resumable: false });
                }
                if mood == Mood::Refusing {
                    let how = self.chance.of(&[Break::Invalid { resumable: false }, Break::Close(4009), Break::Cut]);
                    return self.end(id, how);
                }
                self.sessions += 1;
                (self.session, self.log) = (Some(self.sessions), Vec::new());
                // What had happened until now is read from the history.
                let ready = json!({
                    "session_id": self.sessions.to_string(), "resume_gateway_url": "wss://resume",
                    "user": { "id": "5", "username": self.events.to_string() }, "application": { "id": "6" },
                });
                let ready = json!({ "op": 0, "s": 1, "t": "READY", "d": ready });
                self.log.push(ready.clone());
                say(self, &ready);
                self.accept(id);
            }
            Some(6) => {
                let number = words["d"]["session_id"].as_str().and_then(|id| id.parse().ok());
                let from = words["d"]["seq"].as_u64().and_then(|seq| usize::try_from(seq).ok()).expect("a sequence");
                if self.session.is_none() || self.session != number || self.log.len() > from + KEPT_EVENTS {
                    return self.end(id, Break::Invalid { resumable: false });
                }
                if mood == Mood::Vain {
                    return self.end(id, Break::Invalid { resumable: true });
                }
                self.resumed += 1;
                for frame in self.log.split_off(from.min(self.log.len())) {
                    say(self, &frame);
                    self.log.push(frame);
                }
                let resumed = json!({ "op": 0, "s": self.log.len() + 1, "t": "RESUMED", "d": {} });
                self.log.push(resumed.clone());
                say(self, &resumed);
                self.accept(id);
            }
            other => panic!("the bot says opcode {other:?}"),
        }
    }

    /// The session begins on this connection, which lasts as the mood wants it.
    fn accept(&mut self, id: usize) {
        let lasts = match self.mood {
            Mood::Brief | Mood::Flapping => Duration::from_millis(self.chance.below(2000)),
            Mood::Storm => self.chance.seconds(1, 300),
            _ => self.chance.seconds(60, 3600),
        };
        let how = match self.mood {
            Mood::Brief => self.chance.of(&[Break::Invalid { resumable: false }, Break::Close(4009)]),
            Mood::Flapping => self.chance.of(&[Break::Reconnect, Break::Cut, Break::Close(4000)]),
            _ => self.chance.of(&BREAKS),
        };
        let open = self.connections.get_mut(&id).expect("it speaks");
        (open.is_accepted, open.breaks) = (true, Some((self.now + lasts, how)));
    }
}

#[derive(Clone)]
struct World(Arc<Mutex<Discord>>, Instant);

impl World {
    fn discord(&self) -> MutexGuard<'_, Discord> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Wire {
    world: World,
    id: usize,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.world.discord().close(self.id);
    }
}

impl Stream for Wire {
    type Item = Result<Packet, Error>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut discord = self.world.discord();
        let open = discord.connections.get_mut(&self.id).expect("it is open");
        open.frames.pop_front().map_or(Poll::Pending, Poll::Ready)
    }
}

impl Sink<Packet> for Wire {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, packet: Packet) -> Result<(), Error> {
        if let Packet::Text(text) = packet {
            let words = serde_json::from_str(&text).expect("JSON");
            self.world.discord().hear(self.id, &words);
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
        let (answer, wait) = {
            let mut discord = self.discord();
            let now = discord.now;
            // The number of sessions is reset at midnight.
            let midnight = DAY * u32::try_from(now.as_secs() / DAY.as_secs()).expect("a few days");
            let used = discord.identified.iter().filter(|at| **at >= midnight).count();
            let limit = SessionStartLimit {
                total: 1000,
                remaining: u32::try_from(SESSIONS.saturating_sub(used)).expect("at most a thousand"),
                reset_after: u64::try_from((midnight + DAY - now).as_millis()).expect("at most a day"),
                max_concurrency: 1,
            };
            match discord.mood {
                Mood::Outage => (Err(CallError::Later("status 502".into(), Duration::from_secs(2))), 1),
                Mood::TooMany => {
                    // The call is repeated once a second until its patience is over.
                    discord.invalid.extend([now; 30]);
                    (Err(CallError::Later("a rate limit is used up".into(), Duration::from_secs(1))), 30)
                }
                _ => (Ok(wire::Gateway { url: "wss://gateway".into(), shards: 1, session_start_limit: limit }), 0),
            }
        };
        self.sleep(Duration::from_secs(wait)).await;
        answer
    }

    async fn connect(&self, _url: &str) -> Result<Wire, Error> {
        let mut discord = self.discord();
        if discord.mood == Mood::Outage {
            return Err(Error::ConnectionClosed);
        }
        discord.opened += 1;
        let (id, is_silent) = (discord.opened, discord.mood == Mood::Silent);
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } });
        let frames = if is_silent { VecDeque::new() } else { [Some(Ok(Packet::text(hello.to_string())))].into() };
        discord.connections.insert(id, Connection { frames, said: VecDeque::new(), is_accepted: false, breaks: None });
        Ok(Wire { world: self.clone(), id })
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
        if let Some(fraction) = self.discord().fraction {
            return fraction;
        }
        f64::from(u32::try_from(self.discord().chance.below(1001)).expect("a small number")) / 1000.0
    }
}

/// The part of the adapter that reads the events, and its store.
#[derive(Default)]
struct Reader {
    /// The stored session, as JSON.
    stored: Option<String>,
    /// The last event that was handled, and stored.
    last: u64,
    /// When the last new session began: what was missed is read for a while.
    fresh: Option<Timestamp>,
    /// The program was started, and Discord replays what may have been handled before.
    is_replay: bool,
}

impl Reader {
    fn read(&mut self, incoming: &mut Receiver<(Shard, Incoming)>) {
        while self.read_one(incoming) {}
    }

    /// Whether there was something to read.
    fn read_one(&mut self, incoming: &mut Receiver<(Shard, Incoming)>) -> bool {
        if let Ok((_, next)) = incoming.try_recv() {
            match next {
                Incoming::Fresh(ready) => {
                    let missed = ready.user.username.parse().expect("the number of the last event");
                    assert!(missed >= self.last);
                    (self.last, self.fresh, self.is_replay) = (missed, None, false);
                }
                Incoming::Resumed(_) => self.is_replay = true,
                Incoming::Event(name, data) if name == "MESSAGE_CREATE" => {
                    let number = data.as_u64().expect("a number");
                    if !self.is_replay || number > self.last {
                        assert_eq!(number, self.last + 1, "an event was lost, or came twice");
                        self.last = number;
                    }
                }
                Incoming::Event(..) => {}
                Incoming::Alive(at, session) => {
                    let since = *self.fresh.get_or_insert(at);
                    // The history of all channels is read meanwhile.
                    if at.duration_since(since).as_secs() >= 20
                        && let Some(session) = session
                    {
                        self.stored = Some(serde_json::to_string(&session).expect("JSON"));
                    }
                }
            }
            return true;
        }
        false
    }
}

/// The most of `times` within `span`.
fn most_within(times: &[Duration], span: Duration) -> usize {
    let count = |(first, from): (usize, &Duration)| times[first..].iter().take_while(|at| **at < *from + span).count();
    times.iter().enumerate().map(count).max().unwrap_or(0)
}

/// Runs the gateway until `end`, and then until it is connected and has read everything.
fn days(world: &World, reader: &mut Reader, end: Duration) -> usize {
    let mut starts = 0;
    loop {
        starts += 1;
        world.discord().run = starts;
        let (stop, (incoming, mut received)) = (CancellationToken::new(), channel(WAITING));
        let previous = reader.stored.as_ref().map(|stored| serde_json::from_str(stored).expect("a session"));
        let gate = Gate::default();
        let gateway = Gateway {
            network: world,
            shard: Shard { id: 0, count: 1 },
            gate: &gate,
            token: "t",
            message_content: false,
            incoming,
            stop: stop.clone(),
            previous,
        };
        let mut running = pin!(gateway.run());
        let mut context = Context::from_waker(Waker::noop());
        let asleep = Cell::new(None);
        loop {
            match running.as_mut().poll(&mut context) {
                Poll::Ready(Ok(())) => break,
                Poll::Ready(Err(failure)) => panic!("{failure:?}"),
                Poll::Pending => {}
            }
            let mut discord = world.discord();
            if discord.mood != Mood::Stuck {
                reader.read(&mut received);
            }
            let restarts = asleep.get().unwrap_or_else(|| {
                let lives = match discord.mood {
                    Mood::CrashLoop => discord.chance.seconds(2, 30),
                    _ => discord.chance.seconds(3600, 12 * 3600),
                };
                discord.now + lives
            });
            // A crash loop may begin while it runs.
            let restarts = if discord.mood == Mood::CrashLoop { restarts.min(discord.now + MINUTE) } else { restarts };
            asleep.set(Some(restarts));
            if discord.now >= end {
                discord.changes = Duration::MAX;
                discord.mood = Mood::Calm;
                let is_connected = discord.connections.values().any(|open| open.is_accepted);
                if is_connected && reader.last == discord.events {
                    return starts;
                }
                assert!(discord.now < end + HOUR, "it doesn't recover");
            } else if discord.now >= restarts {
                // Half of the time it is killed.
                if discord.chance.below(2) == 0 {
                    break;
                }
                stop.cancel();
                continue;
            }
            let mut wakes = discord.wakes();
            if discord.now < end {
                wakes = wakes.min(restarts);
            }
            let wakes = wakes.max(discord.now);
            discord.pass(wakes);
            let now = discord.now;
            discord.timers.retain(|at| *at > now);
        }
    }
}

/// The connection of one shard, on which nothing has begun yet.
fn gateway<'a>(world: &'a World, gate: &'a Gate, incoming: Sender<(Shard, Incoming)>) -> Gateway<'a, World> {
    Gateway {
        network: world,
        shard: Shard { id: 0, count: 1 },
        gate,
        token: "t",
        message_content: false,
        incoming,
        stop: CancellationToken::new(),
        previous: None,
    }
}

/// Runs it until `is_done`, an hour at most. Returns the time.
fn until(
    world: &World,
    running: &mut Pin<&mut impl Future<Output = Result<(), Failure>>>,
    is_done: impl Fn(&Discord) -> bool,
) -> Duration {
    let mut context = Context::from_waker(Waker::noop());
    let end = world.discord().now + HOUR;
    loop {
        assert!(running.as_mut().poll(&mut context).is_pending(), "it goes on");
        let mut discord = world.discord();
        if is_done(&discord) {
            return discord.now;
        }
        assert!(discord.now < end, "nothing happens");
        let wakes = discord.wakes().max(discord.now);
        discord.pass(wakes);
        discord.timers.retain(|at| *at > wakes);
    }
}

fn is_connected(discord: &Discord) -> bool {
    discord.connections.values().any(|open| open.is_accepted)
}

#[test]
fn a_connection_is_made_anew_at_random_within_half_a_second() {
    for (fraction, milliseconds) in [(0.0, 0), (0.5, 250), (1.0, 500)] {
        let world = World(Arc::new(Mutex::new(Discord::new(1903))), Instant::now());
        world.discord().fraction = Some(fraction);
        let (gate, (incoming, _received)) = (Gate::default(), channel(WAITING));
        let gateway = gateway(&world, &gate, incoming);
        let mut running = pin!(gateway.run());
        let at = until(&world, &mut running, is_connected);
        {
            let mut discord = world.discord();
            let id = discord.connections.keys().copied().next().expect("a connection");
            discord.end(id, Break::Reconnect);
        }
        let back = until(&world, &mut running, |discord| discord.opened == 2);
        assert_eq!(back - at, Duration::from_millis(milliseconds), "{fraction}");
    }
}

/// The database can't be reached for two minutes.
#[test]
fn what_doesnt_fit_the_queue_closes_the_connection_until_half_of_it_is_handled_and_isnt_lost() {
    const MOST_RECEIVED: usize = 10;
    let world = World(Arc::new(Mutex::new(Discord::new(1904))), Instant::now());
    let (gate, (incoming, mut received)) = (Gate::default(), channel(MOST_RECEIVED));
    let gateway = gateway(&world, &gate, incoming);
    let (mut running, mut reader) = (pin!(gateway.run()), Reader::default());
    until(&world, &mut running, is_connected);
    let full = until(&world, &mut running, |discord| discord.connections.is_empty());
    assert_eq!(received.len(), MOST_RECEIVED, "no more than fits");
    let is_closed = |seconds: u64, running: &mut Pin<&mut _>| {
        until(&world, running, |discord| discord.now >= full + Duration::from_secs(seconds) || discord.opened > 1);
        let discord = world.discord();
        discord.connections.is_empty() && discord.opened == 1
    };
    assert!(is_closed(60, &mut running), "nobody has handled anything");
    (1..MOST_RECEIVED / 2).for_each(|_| assert!(reader.read_one(&mut received)));
    assert!(is_closed(100, &mut running), "more than half of it waits");
    assert!(reader.read_one(&mut received));
    let now = world.discord().now;
    let back = until(&world, &mut running, is_connected);
    assert!(back - now <= Duration::from_secs(2), "{:?}", back - now);
    let goal = world.discord().events + 5;
    let mut end = world.discord().now;
    while reader.last < goal {
        reader.read(&mut received);
        end += Duration::from_secs(1);
        until(&world, &mut running, |discord| discord.now >= end);
    }
    assert!(world.discord().resumed > 0, "the same session went on");
}

#[test]
fn ten_days_of_disconnects_start_few_sessions_and_lose_nothing() {
    let world = World(Arc::new(Mutex::new(Discord::new(1901))), Instant::now());
    let mut reader = Reader::default();
    let starts = days(&world, &mut reader, 10 * DAY);
    let discord = world.discord();
    let (sessions, invalid) = (most_within(&discord.identified, DAY), most_within(&discord.invalid, 10 * MINUTE));
    assert!(sessions < SESSIONS / 2, "{sessions} sessions in a day");
    assert!(invalid < INVALID / 10, "{invalid} invalid requests in ten minutes");
    // Only a program that has just been restarted doesn't know when the last session began.
    assert_eq!((discord.hasty, discord.early), (0, 0), "no limit of a connection or of sessions is exceeded");
    // Everything happened, and often.
    assert!(discord.opened > 2000 && discord.resumed > 500 && starts > 100 && discord.events > 1000);
    assert!(BREAKS.iter().all(|how| discord.broken.get(how).is_some_and(|times| *times > 2)), "{:?}", discord.broken);
    assert_eq!(discord.moods, MOODS.into());
}

/// A day that is only of one kind.
#[test]
fn whatever_goes_on_all_day_the_sessions_are_few() {
    for mood in MOODS {
        let mut discord = Discord::new(1902);
        (discord.mood, discord.changes) = (mood, 2 * DAY);
        let world = World(Arc::new(Mutex::new(discord)), Instant::now());
        days(&world, &mut Reader::default(), DAY);
        let discord = world.discord();
        let (sessions, invalid) = (most_within(&discord.identified, DAY), most_within(&discord.invalid, 10 * MINUTE));
        assert!(sessions < SESSIONS / 2, "{mood:?}: {sessions} sessions in a day");
        assert!(invalid < INVALID / 10, "{mood:?}: {invalid} invalid requests in ten minutes");
        assert!(discord.opened < 30_000, "{mood:?}: {} connections", discord.opened);
    }
}
