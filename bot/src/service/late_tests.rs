//! Orders that were sent in time and arrive late, because the bot was off: on the real store, with a manual clock.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use dragoman_game::changes::Changes;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_game::model::{Game, PhaseRecord};
use dragoman_game::person::Person;
use dragoman_game::testing::{Trial, person};
use dragoman_l10n::Language;
use dragoman_platform::{Health, Inbox, Late};
use dragoman_runtime::clock::ManualClock;
use dragoman_runtime::entropy::Entropy;
use dragoman_store::{Database, Lease, Server, Store};
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use super::{Answers, Defaults, Hand, Service};

#[path = "../../../tests/season/postgres.rs"]
mod cluster;

struct Counting(AtomicU8);

impl Entropy for Counting {
    fn seed(&self) -> [u8; 32] {
        let number = self.0.fetch_add(1, Ordering::Relaxed);
        let mut seed = [number; 32];
        for (at, byte) in seed.iter_mut().enumerate() {
            *byte = byte.wrapping_mul(31).wrapping_add(at as u8);
        }
        seed
    }
}

struct Silent;

#[async_trait]
impl Answers for Silent {
    async fn answer(&self, _keyed: (String, Timestamp), _answer: Answer, _hand: &mut Hand<'_>) {}
}

/// One run of the program: its store is closed when it is dropped.
struct Life {
    service: Service,
    store: Store,
    clock: Arc<ManualClock>,
}

impl Life {
    async fn begin(folder: &Path, now: Timestamp) -> Self {
        Self::on(folder, &Database::Sqlite(folder.join("dragoman.sqlite")), now).await
    }

    async fn on(folder: &Path, database: &Database, now: Timestamp) -> Self {
        let store = Store::open(folder, database).await.expect("a store");
        let store = store.started(now).await.expect("a readable store");
        let clock = Arc::new(ManualClock::new(now));
        let entropy = Arc::new(Counting(AtomicU8::new(now.as_second().to_le_bytes()[0])));
        let maps = Some("https://play.example.org".to_owned());
        let defaults = Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps };
        let words = Arc::new(dragoman_locales::words().expect("the words are complete"));
        let (outbox, rooms) = (Arc::new(Notify::new()), vec![PlatformName::Local, PlatformName::Discord]);
        let (time, answers) = (Arc::clone(&clock) as _, Arc::new(Silent));
        let service = Service::new(store.clone(), words, time, entropy, defaults, answers, outbox, rooms);
        Self { service, store, clock }
    }

    async fn says(&self, id: &str, who: &PersonId, place: Place, text: &str, at: Timestamp) {
        Box::pin(self.service.handle(&said(id, who, place, text, at))).await.expect("it is handled");
    }

    async fn game(&self) -> Game {
        let ids = self.store.all_games().await.expect("games");
        self.store.game(&ids[0]).await.expect("it is read").expect("a game").game
    }

    async fn first_phase(&self) -> Option<PhaseRecord> {
        let ids = self.store.all_games().await.expect("games");
        self.store.phase(&ids[0], 1).await.expect("it is read")
    }
}

fn said(id: &str, who: &PersonId, place: Place, text: &str, at: Timestamp) -> Event {
    let actor = Actor { person: who.clone(), name: who.native().to_owned(), language: None, administrator: false };
    let content = Content::Text { text: text.to_owned(), addressed: true };
    Event { id: EventId::new(who.platform(), id), at, actor, place, channel: None, content }
}

fn after(from: Timestamp, minutes: i64) -> Timestamp {
    from.checked_add(SignedDuration::from_mins(minutes)).expect("an instant")
}

fn here() -> Place {
    Place::Channel(ChannelId::new(PlatformName::Local, "hall"))
}

fn anna() -> PersonId {
    PersonId::new(PlatformName::Local, "anna")
}

fn bart() -> PersonId {
    PersonId::new(PlatformName::Discord, "bart")
}

/// A game of two on two networks, begun; the folder, and its first deadline.
async fn begun() -> (tempfile::TempDir, Timestamp) {
    let folder = tempfile::tempdir().expect("a folder");
    let now: Timestamp = "2026-11-21T12:00:00Z".parse().expect("an instant");
    let life = Life::begin(folder.path(), now).await;
    let deadline = Box::pin(begin(&life, now)).await;
    (folder, deadline)
}

/// Begins that game; returns its first deadline.
async fn begin(life: &Life, now: Timestamp) -> Timestamp {
    life.says("1", &anna(), here(), "new Gulf players:2", now).await;
    life.says("2", &anna(), here(), "join prefer:England", now).await;
    life.says("3", &bart(), here(), "join prefer:Germany", now).await;
    life.game().await.running().and_then(|running| running.clock.deadline()).expect("it has begun")
}

#[tokio::test]
async fn orders_that_were_sent_in_time_count_after_a_stop_and_the_next_phase_has_its_time() {
    let (folder, deadline) = begun().await;
    let now = after(deadline, 60);
    let life = Life::begin(folder.path(), now).await;
    life.service.tick().await.expect("the clock");
    assert!(life.first_phase().await.is_none(), "nobody has told yet what we missed");
    life.service.caught_up(PlatformName::Local, now);
    life.service.tick().await.expect("the clock");
    assert!(life.first_phase().await.is_none(), "the other network hasn't");

    let (anna, bart) = (anna(), bart());
    let private = |who: &PersonId| Place::Person(who.clone());
    life.says("4", &anna, private(&anna), "F Lon - NTH", after(deadline, -30)).await;
    life.says("5", &anna, private(&anna), "A Par - Bur", after(deadline, -1)).await;
    life.says("6", &bart, private(&bart), "A Mun - Ruh", deadline).await;
    life.says("7", &bart, private(&bart), "A Ber - Kie", after(deadline, 1)).await;
    life.service.caught_up(PlatformName::Discord, now);
    life.service.tick().await.expect("the clock");
    let record = life.first_phase().await.expect("it is adjudicated now");
    assert_eq!(record.orders["ENGLAND"], ["F LON - NTH"]);
    assert_eq!(record.orders["FRANCE"], ["A PAR - BUR"]);
    assert_eq!(record.orders["GERMANY"], ["A MUN - RUH"], "what came after the deadline doesn't count");
    let next = life.game().await.running().and_then(|running| running.clock.deadline()).expect("the next phase");
    assert_eq!(next.duration_since(now), SignedDuration::from_hours(48));
}

#[tokio::test]
async fn an_unreachable_network_moves_the_deadline_until_it_is_back() {
    let (folder, deadline) = begun().await;
    let now = after(deadline, 60);
    let life = Life::begin(folder.path(), now).await;
    let closes = async || life.game().await.running().and_then(|running| running.clock.deadline()).expect("it runs");
    life.service.caught_up(PlatformName::Local, now);
    life.clock.set(after(now, 9));
    life.service.tick().await.expect("the clock");
    assert_eq!(closes().await, deadline, "it may only be slow");
    life.clock.set(after(now, 11));
    life.service.tick().await.expect("the clock");
    assert!(life.first_phase().await.is_none(), "nothing is adjudicated unheard");
    assert_eq!(closes().await, after(deadline, 24 * 60));
    life.clock.set(after(now, 40));
    life.service.tick().await.expect("the clock");
    assert_eq!(closes().await, after(deadline, 24 * 60), "it is still away");
    life.service.caught_up(PlatformName::Local, after(now, 40));
    life.service.caught_up(PlatformName::Discord, after(now, 40));
    life.service.tick().await.expect("the clock");
    assert_eq!(closes().await, after(now, 50), "it is back, and leaves some minutes");
    life.clock.set(after(now, 50));
    life.service.caught_up(PlatformName::Local, after(now, 50));
    life.service.caught_up(PlatformName::Discord, after(now, 50));
    life.service.tick().await.expect("the clock");
    assert!(life.first_phase().await.is_some());
}

/// As `dragoman restore` does it: the backup was made at `taken`, and the bot is started at `now`.
async fn restored(folder: &Path, taken: Timestamp, now: Timestamp) -> Life {
    let life = Life::begin(folder, now).await;
    life.store.mark_restored(taken).await.expect("it is marked");
    drop(life);
    Life::begin(folder, now).await
}

#[tokio::test]
async fn after_a_restore_players_are_told_and_no_deadline_moves_until_all_is_read() {
    let (folder, deadline) = begun().await;
    let now = after(deadline, 240);
    let life = restored(folder.path(), after(deadline, -540), now).await;
    let closes = async || life.game().await.running().and_then(|running| running.clock.deadline()).expect("it runs");
    let told = async || life.store.waiting().await.expect("a store");
    let before = told().await;
    life.service.caught_up(PlatformName::Local, now);
    for minutes in [0, 11, 300] {
        life.clock.set(after(now, minutes));
        life.service.tick().await.expect("the clock");
        assert_eq!(closes().await, deadline, "its results may be known");
    }
    assert!(life.first_phase().await.is_none());
    assert_eq!(told().await, before + 1, "that it was restored is said once");

    // The network is back: what was sent for the next phase is refused, and that is told.
    let bart = bart();
    life.says("50", &bart, Place::Person(bart.clone()), "A Mun - Ruh", after(deadline, 60)).await;
    life.service.caught_up(PlatformName::Discord, after(now, 300));
    life.service.tick().await.expect("the clock");
    assert_eq!(life.first_phase().await.expect("it is adjudicated").orders.get("GERMANY"), None);
}

#[tokio::test]
async fn orders_for_a_phase_that_began_since_the_backup_count_if_its_beginning_is_read_first() {
    let (folder, deadline) = begun().await;
    let now = after(deadline, -60);
    let life = restored(folder.path(), after(deadline, -1000), now).await;
    let (anna, bart) = (anna(), bart());
    let said = |minutes: i64| after(deadline, minutes);
    life.says("51", &anna, Place::Person(anna.clone()), "ready", said(-900)).await;
    // Having ordered nothing, the last one is asked.
    life.says("50", &bart, Place::Person(bart.clone()), "ready", said(-891)).await;
    life.says("52", &bart, Place::Person(bart.clone()), "ready", said(-890)).await;
    assert!(life.first_phase().await.is_some(), "both are ready");
    assert_eq!(life.game().await.running().map(|running| running.began), Some(said(-890)));
    life.says("53", &bart, Place::Person(bart.clone()), "A Mun - Ruh", said(-600)).await;
    let ids = life.store.all_games().await.expect("games");
    let loaded = life.store.game(&ids[0]).await.expect("it is read").expect("a game");
    assert!(loaded.sheets.has_orders(&"GERMANY".into()));
}

#[tokio::test]
async fn who_was_forgotten_since_the_backup_is_not_known_again_by_what_is_repeated() {
    let folder = tempfile::tempdir().expect("a folder");
    let now: Timestamp = "2026-11-21T12:00:00Z".parse().expect("an instant");
    let life = restored(folder.path(), after(now, -60), now).await;
    let bart = bart();
    let forget = Changes { forget: Some(bart.clone()), ..Changes::default() };
    life.store.save(&forget, after(now, -20), |_| String::new()).await.expect("forgotten");
    let known = async || life.store.person(&bart).await.expect("a store").is_some();
    life.says("60", &bart, here(), "new Gulf players:2", after(now, -30)).await;
    assert!(!known().await && life.store.all_games().await.expect("games").is_empty());
    life.says("61", &bart, here(), "new Gulf players:2", after(now, -10)).await;
    assert!(known().await, "they have come back");
}

#[tokio::test]
async fn only_a_player_of_the_game_delays_it_and_networks_stay_read_up_to_the_same_time() {
    let (folder, deadline) = begun().await;
    let life = Life::begin(folder.path(), deadline).await;
    let now = after(deadline, 1);
    life.clock.set(now);
    let heard = async |people: &[(PersonId, Timestamp)], until: Timestamp| {
        life.service.awaited(PlatformName::Local, people);
        for platform in [PlatformName::Local, PlatformName::Discord] {
            life.service.caught_up(platform, until);
        }
        life.service.tick().await.expect("the clock");
        life.first_phase().await.is_some()
    };
    assert!(!heard(&[(anna(), deadline)], now).await, "what a player said in time may still be read");
    // The time up to which a network was read never goes back, and a stranger delays nobody.
    let stranger = PersonId::new(PlatformName::Local, "mallory");
    assert!(heard(&[(stranger, deadline), (anna(), now)], Timestamp::UNIX_EPOCH).await);
}

#[tokio::test]
async fn a_deadline_waits_for_what_a_deputy_has_sent_in_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Trial::new();
    table.known.push(Person::new(person("tom"), "tom"));
    table.says("italy", "deputy tom 22-24 November").presses("tom", "deputy:game=ab12cd34;answer=yes");
    table.later(24).ticks();
    let deadline = table.running().clock.deadline().expect("a deadline");
    let life = Life::begin(folder.path(), deadline).await;
    let changes = Changes { game: Some((table.game().clone(), 0)), ..Changes::default() };
    life.store.save(&changes, deadline, |_| String::new()).await.expect("the store works");
    let now = after(deadline, 1);
    life.clock.set(now);
    let adjudicated = async |awaited: &[(PersonId, Timestamp)]| {
        life.service.awaited(PlatformName::Local, awaited);
        life.service.caught_up(PlatformName::Local, now);
        life.service.tick().await.expect("the clock");
        life.first_phase().await.is_some()
    };
    assert!(!adjudicated(&[(person("tom"), deadline)]).await, "it may still be read");
    assert!(adjudicated(&[]).await);
}

/// A browser that gets no answer sends the order again, and may hang up.
#[tokio::test]
async fn an_order_on_a_map_that_comes_again_was_received_when_it_came_first() {
    let (folder, deadline) = begun().await;
    let life = Life::begin(folder.path(), deadline).await;
    // Nobody's orders are missing.
    life.says("4", &bart(), Place::Person(bart()), "A Mun - Ruh", deadline).await;
    // Anna has sent something else that isn't handled yet.
    let busy = life.service.people.hold(&anna()).await;
    let order = || said("map", &anna(), Place::Person(anna()), "F Lon - NTH", deadline);
    let mut given = Box::pin(life.service.given_on_map(order()));
    assert!(tokio::time::timeout(Duration::ZERO, &mut given).await.is_err(), "it is received and isn't stored");
    let passed = after(deadline, 1);
    life.clock.set(passed);
    let mut again = Box::pin(life.service.given_on_map(order()));
    assert!(tokio::time::timeout(Duration::ZERO, &mut again).await.is_err(), "it waits too");
    let adjudicated = async || {
        for platform in [PlatformName::Local, PlatformName::Discord] {
            life.service.caught_up(platform, passed);
        }
        life.service.tick().await.expect("the clock");
        life.first_phase().await
    };
    assert!(adjudicated().await.is_none(), "the first one came in time");
    drop(again);
    assert!(adjudicated().await.is_none(), "it still waits");
    drop(busy);
    given.await.expect("a store");
    let record = adjudicated().await.expect("it is adjudicated now");
    assert_eq!(record.orders["ENGLAND"], ["F LON - NTH"]);
}

/// Orders on maps and deletions on Discord have times of our own clock, whatever the network's shows.
#[tokio::test]
async fn what_our_own_clock_has_stamped_is_neither_compared_nor_corrected() {
    let (folder, deadline) = begun().await;
    let (now, bart, discord) = (after(deadline, 1), bart(), PlatformName::Discord);
    let life = Life::begin(folder.path(), now).await;
    let compare = |stamp| life.service.network_clocks.compare(discord, stamp, (now, Instant::now()), true);
    for _ in 0..3 {
        compare(after(now, -10));
    }
    let behind = || life.service.network_clocks.behind(discord, now);
    assert_eq!(behind(), SignedDuration::from_mins(10));
    let content = Content::Removed { of: EventId::new(discord, "4"), said: now };
    let removed = Event { content, ..said("gone/4", &bart, Place::Person(bart.clone()), "", now) };
    life.service.deliver(removed).await.expect("a store");
    let order = |id: &str| said(id, &bart, Place::Person(bart.clone()), "A Mun - Ruh", now);
    life.service.given_on_map(order("map-1")).await.expect("a store");
    assert_eq!(behind(), SignedDuration::from_mins(10), "what we have stamped says nothing of Discord's clock");

    // With a clock two minutes ahead of ours, Discord's stamp would be from before the deadline.
    compare(after(now, 2));
    life.service.given_on_map(order("map-2")).await.expect("a store");
    let ids = life.store.all_games().await.expect("games");
    let loaded = life.store.game(&ids[0]).await.expect("it is read").expect("a game");
    assert!(!loaded.sheets.has_orders(&"GERMANY".into()), "it came a minute after the deadline");
}

/// Two processes on one database: one is due to adjudicate what the other has received in time and hasn't stored yet.
#[tokio::test]
async fn a_deadline_waits_for_an_order_that_another_process_has_received_on_a_map() {
    let database = Database::Postgres(Server::new(&cluster::cluster().new_database(), 8).expect("an address"));
    let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
    // Long ago: what is due there has passed for the processes too, which tell each other the machine's time.
    let now: Timestamp = "2020-11-21T12:00:00Z".parse().expect("an instant");
    let one = Life::on(folders[0].path(), &database, now).await;
    let other = Life::on(folders[1].path(), &database, now).await;
    let deadline = Box::pin(begin(&one, now)).await;
    one.says("4", &anna(), Place::Person(anna()), "F Lon - ENG", now).await;
    one.says("5", &bart(), Place::Person(bart()), "A Mun - Ruh", now).await;
    let others_have_stored = || one.store.stored_by_others().expect("there is another") >= deadline;

    other.clock.set(deadline);
    // Anna has sent something else that isn't handled yet.
    let busy = other.service.people.hold(&anna()).await;
    let order = said("map", &anna(), Place::Person(anna()), "F Lon - NTH", deadline);
    let mut given = Box::pin(other.service.given_on_map(order));
    assert!(tokio::time::timeout(Duration::ZERO, &mut given).await.is_err(), "it is received and isn't stored");
    while others_have_stored() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    one.clock.set(after(deadline, 1));
    for platform in [PlatformName::Local, PlatformName::Discord] {
        one.store.lease(Lease::Network(platform)).await;
        one.service.caught_up(platform, after(deadline, 1));
    }
    one.service.tick().await.expect("the clock");
    assert!(one.first_phase().await.is_none(), "an order that was received in time isn't stored yet");

    drop(busy);
    given.await.expect("a store");
    while !others_have_stored() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    one.service.tick().await.expect("the clock");
    let record = one.first_phase().await.expect("it is adjudicated now");
    assert_eq!(record.orders["ENGLAND"], ["F LON - NTH"]);

    // Once another process listens to a network, what this one knew of it counts no more.
    let lease = Lease::Network(PlatformName::Discord);
    one.service.awaited(PlatformName::Discord, &[(bart(), now)]);
    assert_eq!(one.service.heard_of(PlatformName::Discord).awaited, [(bart(), now)]);
    one.store.release(lease).await.expect("a store");
    other.store.lease(lease).await;
    other.service.awaited(PlatformName::Discord, &[(anna(), deadline)]);
    other.service.caught_up(PlatformName::Discord, after(deadline, 2));
    while one.service.heard_of(PlatformName::Discord).awaited != [(anna(), deadline)] {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(one.service.reach(PlatformName::Discord), Some(after(deadline, 2)));
}

#[tokio::test]
async fn what_waits_for_nothing_is_late_after_a_minute() {
    let (folder, deadline) = begun().await;
    let life = Life::begin(folder.path(), deadline).await;
    let late = async || life.service.late().await.expect("a store");
    let (now, two) = (after(deadline, 2), SignedDuration::from_mins(2));
    life.clock.set(after(deadline, 1));
    assert_eq!(late().await, Late::default(), "many games can be due at once");
    life.clock.set(now);
    // The posts of the game's beginning wait too: nobody makes them here.
    let posts = vec![(PlatformName::Discord, two), (PlatformName::Local, two)];
    assert_eq!(late().await, Late { deadline: Some(two), posts: posts.clone() });
    life.service.caught_up(PlatformName::Local, now);
    life.service.tick().await.expect("the clock");
    assert_eq!(late().await.deadline, None, "it may wait for the other network");
    life.service.caught_up(PlatformName::Discord, now);
    assert_eq!(late().await.deadline, Some(two), "it waits for nothing any more");
    life.service.tick().await.expect("the clock");
    assert_eq!(late().await.deadline, None, "it is adjudicated");
    // A page that this program doesn't keep up with is no excuse.
    let next = life.game().await.running().and_then(|running| running.clock.deadline()).expect("the next phase");
    life.service.caught_up(PlatformName::Discord, after(next, 2));
    life.clock.set(after(next, 2));
    life.service.tick().await.expect("the clock");
    assert!(late().await.deadline.is_some_and(|late| late >= two), "its reminder was due before");
}
