//! The capacity of one process, with real files: a report to be read by people.
//!
//! ```text
//! cargo bench -p dragoman --bench load --no-default-features --features local
//! cargo bench -p dragoman --bench load --no-default-features --features local -- 200    a fifth of it
//! ```
//!
//! 1. A thousand games are due in the same second, each in the middle of a game with all orders sent, its channel in
//!    one language and its players in four. Measured are the times until the last public picture, and until every post,
//!    is handed to the network's adapter; and the processor time for a game.
//! 2. A message with a complete set of orders: the time from its delivery by the adapter until the receipt is handed
//!    to the adapter, with every commit synced; compared with the time of one sync of the disk alone.
//! 3. The memory of an idle program that has ten times as many games in its store.
//!
//! The adapter only records when it gets posts: the time that a network needs is additional.

mod runtime;

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use dragoman::service::Service;
use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::loaded::OrderRow;
use dragoman_game::model::{
    Game, GameId, Holder, Line, OrderText, Position, PowerId, Reminded, Settings, Sheet, Stage,
};
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_game::rules;
use dragoman_l10n::{Language, Words};
use dragoman_platform::message::{Capabilities, Message};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::{Clock, ManualClock};
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use dragoman_store::Store;
use jiff::{SignedDuration, Timestamp};
use runtime::{Chance, LOCAL, event, megabytes, text};
use sqlx::Connection;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// A network that takes everything at once.
#[derive(Default)]
struct Recording {
    /// Posts with a picture in a channel.
    pictures: AtomicUsize,
    posts: AtomicUsize,
    last_picture: Mutex<Option<Instant>>,
    last: Mutex<Option<Instant>>,
    /// Notified when something is posted to one person.
    answered: Notify,
    /// Notified with each post.
    arrived: Notify,
}

#[async_trait]
impl Platform for Recording {
    fn name(&self) -> PlatformName {
        LOCAL
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        runtime::capabilities()
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        let now = Instant::now();
        if matches!(to, Place::Channel(_)) && message.picture.is_some() {
            self.pictures.fetch_add(1, Ordering::SeqCst);
            *self.last_picture.lock().expect("no poison") = Some(now);
        }
        self.posts.fetch_add(1, Ordering::SeqCst);
        *self.last.lock().expect("no poison") = Some(now);
        if matches!(to, Place::Person(_)) {
            self.answered.notify_waiters();
        }
        self.arrived.notify_waiters();
        Ok(Posted { place: to.clone(), id: PostId(key.as_str().to_owned()) })
    }

    async fn find(&self, _key: &Key, _to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        Ok(None)
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.post(&Key::of(&posted.id.0), &posted.place, message).await.map(|_| ())
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        Ok(RoomId::new(LOCAL, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, _room: &Room) -> Result<EnsuredRoom, Setback> {
        Ok(EnsuredRoom { room: RoomId::new(LOCAL, key.as_str()), missing: Vec::new() })
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}

/// The program with its network and its clock, which stands still until it is set.
struct Runtime {
    store: Store,
    service: Arc<Service>,
    network: Arc<Recording>,
    clock: Arc<ManualClock>,
    words: Arc<Words>,
}

async fn open(folder: &Path, now: Timestamp) -> Runtime {
    let (network, clock) = (Arc::new(Recording::default()), Arc::new(ManualClock::new(now)));
    let shown: Arc<dyn Clock> = Arc::<ManualClock>::clone(&clock);
    let runtime::Runtime { store, service, words } =
        runtime::open(folder, Arc::<Recording>::clone(&network), shown).await;
    Runtime { store, service, network, clock, words }
}

type Orders = std::collections::BTreeMap<PowerId, Vec<OrderText>>;

fn some_orders(settings: &Settings, position: &Position, chance: &mut Chance) -> Orders {
    let powers = rules::powers(&settings.variant);
    let orders = powers.into_iter().map(|power| {
        let choices = rules::legal_orders(settings, position, &power);
        let chosen = choices.iter().filter(|of_unit| !of_unit.is_empty());
        let chosen = chosen.map(|of_unit| of_unit[chance.below(of_unit.len())].clone()).collect();
        (power, chosen)
    });
    orders.collect()
}

/// Movement phases from the middle of random games.
fn positions(settings: &Settings, count: usize, chance: &mut Chance) -> Vec<Position> {
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = rules::opening(settings);
        for _ in 0..8 + chance.below(12) {
            let orders = some_orders(settings, &position, chance);
            position = rules::adjudicate(settings, &position, &orders).after;
        }
        if position.phase.is_movement() {
            found.push(position);
        }
    }
    found
}

/// Fills the store with `count` running games by the commands for the first one and copies of it for the others.
async fn fill(runtime: &Runtime, events: &AtomicUsize, count: usize, now: Timestamp, deadline: Timestamp) {
    let channel = Place::Channel(ChannelId::new(LOCAL, "first"));
    for (person, said) in std::iter::once(("p-0-0".to_owned(), "new name:First variant:classic".to_owned()))
        .chain((0..7).map(|seat| (format!("p-0-{seat}"), "join".to_owned())))
    {
        runtime.service.deliver(event(events, &person, channel.clone(), text(&said), now)).await.expect("a store");
    }
    let [id] = &runtime.store.all_games().await.expect("a store")[..] else { panic!("one game") };
    let first = runtime.store.game(id).await.expect("a store").expect("it is there").game;
    assert!(matches!(first.stage, Stage::Running(_)), "it has begun");
    let mut chance = Chance(1901);
    let positions = positions(&first.settings, 50, &mut chance);
    for number in 1..=count {
        let position = &positions[number % positions.len()];
        let game = copy(&first, number, position, deadline);
        let phase = game.running().expect("it runs").number;
        let orders = some_orders(&game.settings, position, &mut chance).into_iter();
        let orders = orders.filter(|(_, orders)| !orders.is_empty()).map(|(power, orders)| OrderRow {
            game: game.id.clone(),
            phase,
            power: power.clone(),
            revision: 1,
            person: game.seat_with(&power).and_then(|seat| seat.person()).expect("somebody plays it").clone(),
            typed: orders.join("\n"),
            sheet: Sheet { lines: orders.into_iter().map(|order| Line { typed: order.to_string(), order }).collect() },
            sent_at: now,
        });
        let changes = Changes { orders: orders.collect(), game: Some((game, 0)), ..Changes::default() };
        runtime.store.save(&changes, now, |_| random_name(&SystemEntropy, 22)).await.expect("a store");
    }
}

fn copy(first: &Game, number: usize, position: &Position, deadline: Timestamp) -> Game {
    let mut game = first.clone();
    game.id = GameId(format!("g{number:07}"));
    game.name = format!("Game {number}");
    game.channel = ChannelId::new(LOCAL, &format!("c-{number}"));
    game.settings.language =
        [Language::EN, Language::of(*b"it"), Language::of(*b"nl"), Language::of(*b"pl")][number % 4];
    for (at, seat) in game.seats.iter_mut().enumerate() {
        seat.holder = Holder::Person(PersonId::new(LOCAL, &format!("p-{number}-{at}")));
    }
    if let Stage::Running(running) = &mut game.stage {
        running.position = position.clone();
        running.clock.move_to(deadline);
        running.clock.remind(Reminded::Finally);
    }
    game
}

async fn connection(folder: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("dragoman.sqlite"));
    sqlx::SqliteConnection::connect_with(&options).await.expect("the same file")
}

/// Gives everybody a language: four in each game.
async fn languages(folder: &Path, games: usize) {
    let sql = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < $1 * 7 + 6)
         INSERT INTO persons (id, name, language)
         SELECT 'local:p-' || (i / 7) || '-' || (i % 7), 'Player', substr('enitnlpl', 1 + 2 * (i % 4), 2) FROM n
         WHERE true ON CONFLICT DO UPDATE SET language = excluded.language";
    sqlx::query(sql).bind(games as i64).execute(&mut connection(folder).await).await.expect("people");
}

/// Adds `times` copies of each existing game, due next year.
async fn multiply(folder: &Path, times: usize) {
    let mut connection = connection(folder).await;
    sqlx::query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
         INSERT INTO games (id, version, name, channel, stage, body, deadline_at, created_at)
         SELECT games.id || '-' || i, 1, name, channel || '-' || i, stage,
             replace(body, '\"' || games.id || '\"', '\"' || games.id || '-' || i || '\"'),
             deadline_at + 31536000000, created_at FROM games, n",
    )
    .bind(times as i64)
    .execute(&mut connection)
    .await
    .expect("copies");
}

/// The processor time of this process so far, in seconds.
fn processor() -> f64 {
    let threads = std::fs::read_dir("/proc/self/task").expect("Linux");
    let spent = threads.flatten().filter_map(|thread| {
        // The first number is the time on a processor in nanoseconds. A thread may just have ended.
        let schedule = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        schedule.split_whitespace().next()?.parse::<f64>().ok()
    });
    spent.sum::<f64>() / 1e9
}

fn at(sorted: &[Duration], share: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * share).round() as usize].as_secs_f64() * 1000.0
}

/// The times of single syncs of a page on the disk with `folder`.
fn disk(folder: &Path) -> Vec<Duration> {
    use std::io::Write as _;
    let mut file = std::fs::File::create(folder.join("sync")).expect("a file");
    let mut took: Vec<Duration> = (0..200)
        .map(|_| {
            let start = Instant::now();
            file.write_all(&[0; 4096]).and_then(|()| file.sync_data()).expect("a disk");
            start.elapsed()
        })
        .collect();
    took.sort();
    took
}

async fn deadline(runtime: &Runtime, games: usize, deadline: Timestamp) {
    let posts = runtime.network.posts.load(Ordering::SeqCst);
    runtime.network.pictures.store(0, Ordering::SeqCst);
    runtime.clock.set(deadline);
    let (start, before) = (Instant::now(), processor());
    runtime.service.caught_up(LOCAL, deadline);
    while runtime.service.tick().await.expect("a store").is_some_and(|next| next <= deadline) {}
    let decided = start.elapsed();
    while runtime.network.pictures.load(Ordering::SeqCst) < games {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let public = runtime.network.last_picture.lock().expect("no poison").expect("just seen").duration_since(start);
    while runtime.store.waiting().await.expect("a store") > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let all = runtime.network.last.lock().expect("no poison").expect("just seen").duration_since(start);
    let used = processor() - before;
    let posts = runtime.network.posts.load(Ordering::SeqCst) - posts;
    println!("{games} games due in the same second");
    println!("  decided and stored      {:8.1} s", decided.as_secs_f64());
    println!("  last public picture     {:8.1} s   (aim for 1,000: 60 s)", public.as_secs_f64());
    println!("  everything said         {:8.1} s   ({posts} posts)", all.as_secs_f64());
    println!("  processor for a game    {:8.1} ms  (all its posts and pictures)", used * 1000.0 / games as f64);
}

async fn orders(runtime: &Runtime, events: &AtomicUsize, games: usize, messages: usize) {
    let now = runtime.clock.now().checked_add(SignedDuration::from_secs(60)).expect("a time");
    runtime.clock.set(now);
    let mut took = Vec::with_capacity(messages);
    let (mut used, mut followed) = (0.0, 0.0);
    let mut chance = Chance(1902);
    for message in 0..messages {
        let id = GameId(format!("g{:07}", 1 + message % games));
        let Some(loaded) = runtime.store.game(&id).await.expect("a store") else { continue };
        let Some(running) = loaded.game.running().filter(|running| running.position.phase.is_movement()) else {
            continue;
        };
        let choices = some_orders(&loaded.game.settings, &running.position, &mut chance);
        let Some((power, choices)) = choices.iter().find(|(_, orders)| orders.len() >= 3) else { continue };
        let seat = loaded.game.seat_with(power).expect("somebody plays it");
        let person = seat.person().expect("a person").clone();
        let written: Vec<_> = choices
            .iter()
            .map(|order| rules::write_order(&runtime.words, Language::EN, &loaded.game.settings.variant, order))
            .collect();
        let event = event(events, person.native(), Place::Person(person.clone()), text(&written.join("\n")), now);
        let answered = runtime.network.answered.notified();
        tokio::pin!(answered);
        answered.as_mut().enable();
        let (start, before) = (Instant::now(), processor());
        runtime.service.deliver(event).await.expect("a store");
        answered.await;
        took.push(start.elapsed());
        used += processor() - before;
        // The public status is edited too.
        let before = processor();
        while runtime.store.waiting().await.expect("a store") > 0 {
            let _ = tokio::time::timeout(Duration::from_millis(20), runtime.network.arrived.notified()).await;
        }
        followed += processor() - before;
    }
    took.sort();
    println!("{} messages with a power's whole orders, one after the other", took.len());
    println!("  to the answer, median   {:8.1} ms", at(&took, 0.5));
    println!("  to the answer, 99 %     {:8.1} ms  (aim: 25 ms)", at(&took, 0.99));
    println!(
        "  processor               {:8.1} ms  (aim: 5 ms; reading, storing, words, and the map)",
        used * 1000.0 / took.len() as f64
    );
    println!("  and for what follows    {:8.1} ms  (the public status)", followed * 1000.0 / took.len() as f64);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let start: Timestamp = "2026-11-21T12:00:00Z".parse().expect("a time");
    if let [rest, folder] = &arguments[..]
        && rest == "--at-rest"
    {
        runtime.block_on(async {
            let runtime = open(Path::new(folder), start).await;
            runtime.service.caught_up(LOCAL, start);
            runtime.service.tick().await.expect("a store");
            tokio::time::sleep(Duration::from_secs(3)).await;
            let games = runtime.store.all_games().await.expect("a store").len();
            println!("{games} games in the store, nothing to do");
            println!("  memory                  {:8.1} MB  (aim: 100 MB)", megabytes("VmRSS"));
        });
        return;
    }
    let games = arguments.first().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let folder = tempfile::tempdir().expect("a folder");
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let sync = disk(folder.path());
    println!("{cores} cores; one sync of this disk: median {:.1} ms, 99 % {:.1} ms", at(&sync, 0.5), at(&sync, 0.99));
    runtime.block_on(async {
        let events = AtomicUsize::new(1);
        let due = start.checked_add(SignedDuration::from_hours(1)).expect("a time");
        let runtime = open(folder.path(), start).await;
        fill(&runtime, &events, games, start, due).await;
        languages(folder.path(), games).await;
        deadline(&runtime, games, due).await;
        orders(&runtime, &events, games, 300).await;
        multiply(folder.path(), 9).await;
    });
    drop(runtime);
    let me = std::env::current_exe().expect("this program");
    let status = std::process::Command::new(me).arg("--at-rest").arg(folder.path()).status();
    assert!(status.is_ok_and(|status| status.success()), "the program at rest");
}
