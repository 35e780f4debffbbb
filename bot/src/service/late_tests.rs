//! Orders that were sent in time and arrive late, because the bot was off: on the real store, with a manual clock.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use async_trait::async_trait;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_game::model::{Game, PhaseRecord};
use dragoman_l10n::Language;
use dragoman_platform::Sink;
use dragoman_runtime::clock::ManualClock;
use dragoman_runtime::entropy::Entropy;
use dragoman_store::Store;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

use super::{Answers, Defaults, Hand, Service};

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
    async fn answer(&self, _key: String, _answer: Answer, _hand: &mut Hand<'_>) {}
}

/// One run of the program: its store is closed when it is dropped.
struct Life {
    service: Service,
    store: Store,
    clock: Arc<ManualClock>,
}

impl Life {
    async fn begin(folder: &Path, now: Timestamp) -> Self {
        let store = Store::open(folder, &folder.join("dragoman.sqlite")).await.expect("a store");
        let clock = Arc::new(ManualClock::new(now));
        let entropy = Arc::new(Counting(AtomicU8::new(now.as_second().to_le_bytes()[0])));
        let defaults =
            Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps: None };
        let words = Arc::new(dragoman_locales::words().expect("the words are complete"));
        let (outbox, rooms) = (Arc::new(Notify::new()), vec![PlatformName::Local, PlatformName::Discord]);
        let (time, answers) = (Arc::clone(&clock) as _, Arc::new(Silent));
        let service = Service::new(store.clone(), words, time, entropy, defaults, answers, outbox, rooms);
        Self { service, store, clock }
    }

    async fn says(&self, id: &str, who: &PersonId, place: Place, text: &str, at: Timestamp) {
        let actor = Actor { person: who.clone(), name: who.native().to_owned(), language: None, administrator: false };
        let content = Content::Text { text: text.to_owned(), addressed: true };
        let id = EventId::new(who.platform(), id);
        let event = Event { id, at, actor, place, channel: None, content };
        self.service.handle(&event).await.expect("it is handled");
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
    life.says("1", &anna(), here(), "new Gulf players:2", now).await;
    life.says("2", &anna(), here(), "join prefer:England", now).await;
    life.says("3", &bart(), here(), "join prefer:Germany", now).await;
    let deadline = life.game().await.running().and_then(|running| running.clock.deadline()).expect("it has begun");
    (folder, deadline)
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
