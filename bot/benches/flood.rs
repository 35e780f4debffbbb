//! How much longer others wait while two people send all they can: a stranger, and a player of the same game.
//!
//! ```text
//! cargo bench -p dragoman --bench flood --no-default-features --features local
//! cargo bench -p dragoman --bench flood --no-default-features --features local -- 20    20 seconds instead of 60
//! ```
//!
//! Seven people play in two games and send their orders at intervals. Meanwhile the stranger and the player each send
//! fifty events a second: texts at the limit and beyond, commands, presses, letters, lobbies. All are delivered one
//! after the other, as by a network. Measured are the others' answers (from the time at which the network knows of the
//! order until the receipt is handed to it), how long after their deadlines games are adjudicated, and the memory.
//!
//! Three runs, each a separate process; the median counts. A fixed computation before each finds out whether the
//! machine's cores were free: if they were, a bound that is exceeded is an error.

mod calibration;
mod runtime;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use calibration::{QUIET, judge, load, median, own_share};
use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, Content, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::model::{Reminded, Stage};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_platform::message::{Capabilities, Message};
use dragoman_platform::{EnsuredRoom, Inbox, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::{Clock, SystemClock};
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use jiff::{SignedDuration, Timestamp};
use runtime::{Chance, LOCAL, Runtime, event, megabytes, text};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_util::sync::CancellationToken;

/// Seconds of one run.
const SECONDS: u64 = 60;
const RUNS: usize = 3;
/// How many events each of the two sends in a second.
const RATE: u64 = 50;
/// Between two orders of one player.
const PAUSE: Duration = Duration::from_millis(1500);
/// Games whose deadlines are evenly distributed over the run.
const CLOCKS: u64 = 10;
/// The bounds: an answer at the 99th percentile, in milliseconds; a game after its deadline, in seconds; memory that
/// the flood uses, in megabytes.
const ANSWER: f64 = 250.0;
const LATE: f64 = 3.0;
const MEMORY: f64 = 150.0;
/// The orders that each power sends alternately, and the words that identify the receipt.
const SHEETS: [(&str, [&str; 2]); 7] = [
    ("AUSTRIA", ["A Bud - Ser, A Vie - Gal", "A Bud - Rum, A Vie - Tri"]),
    ("ENGLAND", ["F Edi - NTH, F Lon - ENG", "F Edi - NWG, F Lon - NTH"]),
    ("FRANCE", ["A Par - Bur, F Bre - MAO", "A Par - Pic, F Bre - ENG"]),
    ("GERMANY", ["A Mun - Ruh, F Kie - Hol", "A Mun - Bur, F Kie - Den"]),
    ("ITALY", ["A Ven - Pie, F Nap - ION", "A Ven - Tyr, F Nap - TYS"]),
    ("RUSSIA", ["A War - Gal, F Sev - BLA", "A War - Ukr, F Sev - Rum"]),
    ("TURKEY", ["A Con - Bul, F Ank - BLA", "A Con H, F Ank - Con"]),
];

/// A network that takes everything at once, and records when people were answered.
#[derive(Default)]
struct Network {
    /// Whose receipt is awaited, with the words that identify it.
    awaited: Mutex<BTreeMap<String, (String, Arc<Notify>)>>,
    /// When the first post came into a channel after this instant.
    channels: Mutex<BTreeMap<String, (Timestamp, Option<Timestamp>)>>,
    posts: AtomicUsize,
}

#[async_trait]
impl Platform for Network {
    fn name(&self) -> PlatformName {
        LOCAL
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        runtime::capabilities()
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        self.posts.fetch_add(1, Ordering::Relaxed);
        match to {
            Place::Person(person) | Place::Reply { author: person, .. } => {
                let awaited = self.awaited.lock().expect("no poison");
                if let Some((words, answered)) = awaited.get(person.native())
                    && message.text.plain().contains(words)
                {
                    answered.notify_one();
                }
            }
            Place::Channel(channel) => {
                let now = SystemClock.now();
                if let Some((after, first)) = self.channels.lock().expect("no poison").get_mut(channel.native())
                    && now > *after
                {
                    first.get_or_insert(now);
                }
            }
            Place::Room(_) => {}
        }
        Ok(Posted { place: to.clone(), id: PostId(key.as_str().to_owned()) })
    }

    async fn find(&self, _key: &Key, _to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        Ok(None)
    }

    async fn edit(&self, _posted: &Posted, _message: &Message) -> Result<(), Setback> {
        Ok(())
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        Ok(RoomId::new(LOCAL, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, _room: &Room) -> Result<EnsuredRoom, Setback> {
        Ok(EnsuredRoom { room: RoomId::new(LOCAL, key.as_str()), missing: Vec::new(), let_in: Vec::new() })
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}

/// What the two need to send.
#[derive(Clone)]
struct Way {
    events: Arc<AtomicUsize>,
    inbound: UnboundedSender<Event>,
}

impl Way {
    fn send(&self, person: &str, place: Place, content: Content) {
        let event = event(&self.events, person, place, content, SystemClock.now());
        let _ = self.inbound.send(event);
    }
}

fn private(person: &str) -> Place {
    Place::Person(PersonId::new(LOCAL, person))
}

fn channel(name: &str) -> Place {
    Place::Channel(ChannelId::new(LOCAL, name))
}

/// Delivers one event after the other to the service, and how far it was read, as the networks' adapters do.
async fn hear(runtime: Arc<Runtime>, mut inbound: UnboundedReceiver<Event>) {
    loop {
        match tokio::time::timeout(Duration::from_millis(200), inbound.recv()).await {
            Ok(Some(event)) => {
                let at = event.at;
                while runtime.service.deliver(event.clone()).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                runtime.service.caught_up(LOCAL, at.saturating_sub(SignedDuration::from_millis(1)).unwrap_or(at));
            }
            Ok(None) => return,
            Err(_) => runtime.service.caught_up(LOCAL, SystemClock.now()),
        }
    }
}

/// A game of seven in `name`, begun: its players by power.
async fn begin(runtime: &Runtime, way: &Way, name: &str) -> BTreeMap<String, String> {
    let new = format!("new name:{name} language:en");
    let commands = std::iter::once((format!("{name}-0"), new))
        .chain((0..7).map(|seat| (format!("{name}-{seat}"), "join".to_owned())));
    for (person, command) in commands {
        let event = event(&way.events, &person, channel(name), text(&command), SystemClock.now());
        runtime.service.deliver(event).await.expect("a store");
    }
    for id in runtime.store.all_games().await.expect("a store") {
        let game = runtime.store.game(&id).await.expect("a store").expect("it is there").game;
        if game.name == name {
            let sits = game.seats.iter().filter_map(|seat| Some((seat.powers.first()?, seat.person()?)));
            return sits.map(|(power, person)| (power.to_string(), person.native().to_owned())).collect();
        }
    }
    panic!("{name} wasn't created");
}

/// Sets the deadline of the game `name`.
async fn due(runtime: &Runtime, name: &str, at: Timestamp) {
    for id in runtime.store.all_games().await.expect("a store") {
        let loaded = runtime.store.game(&id).await.expect("a store").expect("it is there");
        let mut game = loaded.game;
        if game.name != name {
            continue;
        }
        let Stage::Running(running) = &mut game.stage else { panic!("{name} has begun") };
        running.clock.bring_forward(at);
        running.clock.remind(Reminded::Finally);
        let changes = Changes { game: Some((game, loaded.version)), ..Changes::default() };
        let saved = runtime.store.save(&changes, SystemClock.now(), |_| random_name(&SystemEntropy, 22)).await;
        assert!(saved.expect("a store"), "nobody else writes yet");
    }
}

/// Plays until `end`: orders, and how long each receipt took.
async fn play(network: Arc<Network>, way: Way, power: String, person: String, end: Instant) -> Vec<Duration> {
    let (_, sheets) = SHEETS.into_iter().find(|(name, _)| *name == power).expect("a power of the classic map");
    let answered = Arc::new(Notify::new());
    let mut took = Vec::new();
    for turn in 0.. {
        if Instant::now() >= end {
            break;
        }
        let sheet = sheets[turn % 2];
        let words = format!("✓ {}", sheet.split(',').next().unwrap_or(sheet));
        let awaited = (words, Arc::clone(&answered));
        network.awaited.lock().expect("no poison").insert(person.clone(), awaited);
        let start = Instant::now();
        way.send(&person, private(&person), text(sheet));
        let receipt = tokio::time::timeout(Duration::from_secs(10), answered.notified()).await;
        took.push(start.elapsed());
        network.awaited.lock().expect("no poison").remove(&person);
        if receipt.is_err() {
            eprintln!("{person} wasn't answered within ten seconds");
        }
        tokio::time::sleep(PAUSE.saturating_sub(start.elapsed())).await;
    }
    took
}

/// An event of somebody who wants to do harm; `seated`: a player of the game `a`.
fn harm(number: usize, chance: &mut Chance, limit: usize, seated: bool) -> (Place, Content) {
    let who = if seated { "attacker" } else { "stranger" };
    let long = |unit: &str| unit.repeat(limit / unit.len());
    let powers = "Austria, England, France, Germany, Italy, Russia, Turkey";
    let words = match chance.below(20) {
        0 => long("A Ven - Tri, "),
        1 => long("("),
        2 => long("A Ven S A "),
        3 => long("x").repeat(4),
        4 => format!("to {}: hello", long("Germany, ")),
        5 => format!("to {powers}: {}", "words ".repeat(limit / 12)),
        6 => format!("say {}", "**bold** @everyone ".repeat(limit / 24)),
        7 | 8 => format!("new name:Flood-{number} language:en"),
        9 => "join".to_owned(),
        10 => "my-data".to_owned(),
        11 => "why A Ven".to_owned(),
        12 => "map".to_owned(),
        13 => "results".to_owned(),
        14 => format!("talk {powers}"),
        15 => "A Ven - Tri, F Nap - ION, A War - Gal, A Mun - Bur, F Lon - NTH".to_owned(),
        16 => "possible A Ven".to_owned(),
        _ => return (private(who), Content::Pressed { action: format!("ready:game=g{:07}", number % 7) }),
    };
    let place = match chance.below(3) {
        0 => channel("a"),
        1 => channel("elsewhere"),
        _ => private(who),
    };
    (place, text(&words))
}

async fn attack(way: Way, person: String, seated: bool, end: Instant) -> usize {
    let limit = Limits::default().text as usize;
    let mut chance = Chance(u64::from(seated));
    let mut tick = tokio::time::interval(Duration::from_micros(1_000_000 / RATE));
    let mut sent = 0;
    while Instant::now() < end {
        tick.tick().await;
        let (place, content) = harm(sent, &mut chance, limit, seated);
        let place = if matches!(place, Place::Person(_)) { private(&person) } else { place };
        way.send(&person, place, content);
        sent += 1;
    }
    sent
}

/// The results of one run.
#[derive(Clone, Copy, Debug)]
struct Shown {
    half: f64,
    nearly_all: f64,
    latest: f64,
    before: f64,
    after: f64,
    most: f64,
}

async fn run(folder: &Path, seconds: u64) -> Shown {
    let network = Arc::new(Network::default());
    let runtime = Arc::new(runtime::open(folder, Arc::<Network>::clone(&network), Arc::new(SystemClock)).await);
    let (inbound, heard) = unbounded_channel();
    let way = Way { events: Arc::new(AtomicUsize::new(1)), inbound };
    let mut players: Vec<_> = begin(&runtime, &way, "a").await.into_iter().collect();
    let (_, attacker) = players.remove(0);
    players.extend(begin(&runtime, &way, "b").await.into_iter().take(1));
    for number in 0..CLOCKS {
        let name = format!("clock-{number}");
        begin(&runtime, &way, &name).await;
        // The first is due once everything is set up.
        let left = 5_000 + number * (seconds * 1000).saturating_sub(5_000) / CLOCKS;
        let after = SignedDuration::from_millis(i64::try_from(left).expect("a few seconds"));
        let at = SystemClock.now().checked_add(after).expect("a time");
        due(&runtime, &name, at).await;
        network.channels.lock().expect("no poison").insert(name, (at, None));
    }
    tokio::spawn(hear(Arc::clone(&runtime), heard));
    tokio::spawn(dragoman::clock::run(Arc::clone(&runtime.service), CancellationToken::new()));
    // The first orders of a person have their maps prepared.
    let warm = Instant::now() + PAUSE * 2;
    let warming = players.iter().map(|(power, person)| {
        tokio::spawn(play(Arc::clone(&network), way.clone(), power.clone(), person.clone(), warm))
    });
    futures_util::future::join_all(warming).await;

    let before = megabytes("VmRSS");
    let end = Instant::now() + Duration::from_secs(seconds);
    let attacks = [(attacker, true), ("stranger".to_owned(), false)];
    let attacks = attacks.map(|(person, seated)| tokio::spawn(attack(way.clone(), person, seated, end)));
    let playing = players
        .into_iter()
        .map(|(power, person)| tokio::spawn(play(Arc::clone(&network), way.clone(), power, person, end)));
    let took = futures_util::future::join_all(playing).await;
    let mut took: Vec<f64> = took.into_iter().flatten().flatten().map(|took| took.as_secs_f64() * 1000.0).collect();
    took.sort_by(f64::total_cmp);
    let mut sent = 0;
    for attack in attacks {
        sent += attack.await.expect("it ends");
    }
    // The last due game gets its three seconds.
    tokio::time::sleep(Duration::from_secs_f64(LATE)).await;
    let now = SystemClock.now();
    let channels = network.channels.lock().expect("no poison").clone();
    let latest = channels.values().map(|(due, came)| came.unwrap_or(now).duration_since(*due).as_secs_f64());
    let latest = latest.fold(0.0, f64::max);
    let at = |share: f64| took[((took.len() - 1) as f64 * share).round() as usize];
    let posts = network.posts.load(Ordering::Relaxed);
    eprintln!("{} orders; {sent} other events from two people; {posts} posts", took.len());
    Shown { half: at(0.5), nearly_all: at(0.99), latest, before, after: megabytes("VmRSS"), most: megabytes("VmHWM") }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let seconds = arguments.last().and_then(|seconds| seconds.parse().ok()).unwrap_or(SECONDS);
    if arguments.first().is_some_and(|first| first == "--once") {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let Shown { half, nearly_all, latest, before, after, most } = runtime.block_on(run(folder.path(), seconds));
        println!("{half} {nearly_all} {latest} {before} {after} {most}");
        return;
    }
    let (mut runs, mut quiet) = (Vec::new(), true);
    for number in 1..=RUNS {
        let share = own_share();
        quiet &= share > QUIET;
        let me = std::env::current_exe().expect("this program");
        let done = std::process::Command::new(me).args(["--once", &seconds.to_string()]).output().expect("it runs");
        eprint!("{}", String::from_utf8_lossy(&done.stderr));
        assert!(done.status.success(), "run {number} broke off");
        let line = String::from_utf8_lossy(&done.stdout).into_owned();
        let numbers: Vec<f64> = line.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        let [half, nearly_all, latest, before, after, most] = numbers[..] else { panic!("six numbers: {line}") };
        let shown = Shown { half, nearly_all, latest, before, after, most };
        println!(
            "run {number} of {RUNS}, {seconds} s; {:.0} % of the cores before it, load average {}",
            share * 100.0,
            load()
        );
        println!("  answer, median          {half:8.1} ms");
        println!("  answer, 99 %            {nearly_all:8.1} ms");
        println!("  latest after a deadline {latest:8.1} s");
        println!("  memory                  {before:8.1} MB before, {after:.1} after, {most:.1} at most");
        runs.push(shown);
    }
    let bounds = [
        ("answer, 99 %, in ms", median(&runs, |run| run.nearly_all), ANSWER),
        ("latest after a deadline, in s", median(&runs, |run| run.latest), LATE),
        ("memory taken by it, in MB", median(&runs, |run| run.most - run.before), MEMORY),
    ];
    println!("median of {RUNS} runs");
    judge(&bounds, quiet);
}
