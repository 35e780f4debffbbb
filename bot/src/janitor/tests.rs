//! A simulated year of games, and the data that is left of them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use dragoman_game::changes::Changes;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::Game;
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::post::{PostId, Posted, Standing};
use dragoman_l10n::Language;
use dragoman_runtime::clock::ManualClock;
use dragoman_runtime::entropy::Entropy;
use dragoman_runtime::names::name_from;
use dragoman_store::{Due, LocalRoom, NewLocalPost, OutboxRow, lives};
use jiff::{SignedDuration, Timestamp};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::Notify;

use crate::janitor::*;
use crate::service::{Answers, Defaults, Hand, Service};

const LOCAL: PlatformName = PlatformName::Local;

/// Answers aren't stored.
struct Nobody;

#[async_trait]
impl Answers for Nobody {
    async fn answer(&self, _keyed: (String, Timestamp), _answer: Answer, _hand: &mut Hand<'_>) {}
}

/// Random numbers from a seed, which is printed and can be set (`DRAGOMAN_TEST_SEED`).
struct Seeded {
    seed: u64,
    drawn: AtomicU64,
}

impl Seeded {
    fn printed() -> Self {
        let set = std::env::var("DRAGOMAN_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
        let fresh = || std::hash::BuildHasher::hash_one(&std::collections::hash_map::RandomState::new(), 1_u8);
        let seed = set.unwrap_or_else(fresh);
        println!("DRAGOMAN_TEST_SEED={seed}");
        Self { seed, drawn: AtomicU64::new(0) }
    }
}

impl Entropy for Seeded {
    fn seed(&self) -> [u8; 32] {
        let number = self.drawn.fetch_add(1, Ordering::SeqCst);
        let mut bytes = [0; 32];
        let name = name_from(&format!("{} {number}", self.seed), 32);
        bytes.iter_mut().zip(name.bytes()).for_each(|(byte, letter)| *byte = letter);
        bytes
    }
}

/// The program without networks: notices go to the local page's tables, without being composed.
struct Year {
    folder: tempfile::TempDir,
    store: Store,
    service: Service,
    clock: Arc<ManualClock>,
    events: u64,
    posts: u64,
}

impl Year {
    async fn begin(start: Timestamp) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let clock = Arc::new(ManualClock::new(start));
        let shown: Arc<dyn Clock> = Arc::<ManualClock>::clone(&clock);
        let defaults =
            Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps: None };
        let words = Arc::new(dragoman_locales::words().unwrap());
        let (entropy, outbox) = (Arc::new(Seeded::printed()), Arc::new(Notify::new()));
        let service =
            Service::new(store.clone(), words, shown, entropy, defaults, Arc::new(Nobody), outbox, vec![LOCAL]);
        Self { folder, store, service, clock, events: 0, posts: 0 }
    }

    fn later(&self, by: SignedDuration) {
        self.clock.set(self.clock.now().checked_add(by).unwrap());
    }

    async fn says(&mut self, who: &str, place: &Place, text: &str) {
        self.said(who, place, text, self.clock.now()).await;
    }

    async fn said(&mut self, who: &str, place: &Place, text: &str, at: Timestamp) {
        self.events += 1;
        let actor = Actor {
            person: PersonId::new(LOCAL, who),
            name: format!("The player {who}"),
            language: None,
            administrator: false,
        };
        let event = Event {
            id: EventId::new(LOCAL, &self.events.to_string()),
            at,
            actor,
            place: place.clone(),
            channel: None,
            content: Content::Text { text: text.to_owned(), addressed: true },
        };
        self.service.handle(&event).await.unwrap();
        self.carry().await;
    }

    /// Posts all notices that wait.
    async fn carry(&mut self) {
        while let Due::Rows(rows) = self.store.claim(LOCAL, self.clock.now(), 24).await.unwrap() {
            for row in rows {
                let posted = self.post(&row).await;
                self.store.posted(row.seq, posted.map(Standing::from).as_ref(), self.clock.now()).await.unwrap();
                self.posts += 1;
            }
        }
    }

    async fn post(&self, row: &OutboxRow) -> Option<Posted> {
        match (&row.notice, &row.to) {
            (Notice::EnsureSpace, _) => return None,
            (Notice::EnsureRoom, Destination::Press { key, .. }) => {
                let stored = self.store.room_by_key(key).await.unwrap()?;
                let game = self.store.game_alone(&stored.game).await.unwrap()?;
                let room = dragoman_game::decide::press::room_of(&game, &stored);
                let members = room.members.iter().map(|member| member.native().to_owned()).collect();
                let (id, channel) = (key.clone(), room.channel.native().to_owned());
                let wanted = LocalRoom { id, channel, name: room.name.clone(), members, open: room.open };
                self.store.local().ensure_room(key, &wanted).await.unwrap();
                let opened = RoomRow { room: Some(RoomId::new(LOCAL, key)), relayed: None, ..stored };
                let changes = Changes { rooms: vec![opened], ..Changes::default() };
                self.store.save(&changes, self.clock.now(), |_| unreachable!("nothing is said")).await.unwrap();
                return None;
            }
            _ => {}
        }
        let (place, native) = match &row.to {
            Destination::Press { key, .. } => (Place::Room(RoomId::new(LOCAL, key)), format!("&{key}")),
            Destination::Place(place) => {
                let native = match place {
                    Place::Channel(id) => format!("#{}", id.native()),
                    Place::Person(id) | Place::Reply { author: id, .. } => format!("@{}", id.native()),
                    Place::Room(id) => format!("&{}", id.native()),
                };
                (place.clone(), native)
            }
        };
        // As large as a small map; one for all readers of the same results.
        let image = match &row.notice {
            Notice::Adjudicated { number, .. } => {
                let of = format!("{:?} {number} ", row.game);
                Some(of.bytes().cycle().take(20_000).collect())
            }
            Notice::Receipt(_) => Some(format!("receipt {} ", row.seq).bytes().cycle().take(20_000).collect()),
            _ => None,
        };
        let new = NewLocalPost {
            key: Some(format!("bot:{}", row.key.as_str())),
            edits: self.store.standing(row).await.unwrap().map(|standing| standing.first.id.0),
            place: native,
            text: "Some words that the bot has for its readers. ".repeat(8),
            image,
            ..NewLocalPost::default()
        };
        let post = self.store.local().add_post(&new, row.key.as_str(), self.clock.now()).await.unwrap();
        Some(Posted { place, id: PostId(post.id) })
    }

    async fn game(&self, name: &str) -> Game {
        let creator = PersonId::new(LOCAL, &format!("{name}-0"));
        let mut games = self.store.games_of(&creator).await.unwrap();
        games.extend(self.store.games_over(None, &creator).await.unwrap().into_iter().map(|(id, _)| id));
        self.store.game(&games[0]).await.unwrap().unwrap().game
    }

    /// A whole game: a lobby, seven players, a press room, a year of holding.
    async fn play(&mut self, name: &str) {
        let hall = Place::Channel(ChannelId::new(LOCAL, &format!("c-{name}")));
        self.says(&format!("{name}-0"), &hall, &format!("new name:{name} last-year:1901 deadline:24h")).await;
        for player in 0..7 {
            self.says(&format!("{name}-{player}"), &hall, "join").await;
        }
        let mut phases = 0;
        loop {
            let game = self.game(name).await;
            let Some(running) = game.running() else { break };
            phases += 1;
            assert!(phases < 6, "{name} never ends: {}", running.position.phase);
            for seat in &game.seats {
                let (Some(person), Some(power)) = (seat.person(), seat.powers.first()) else { panic!("all play") };
                let place = Place::Person(person.clone());
                let units = running.position.units.get(power).into_iter().flatten();
                let orders: Vec<String> = units.map(|unit| format!("{unit} H")).collect();
                self.says(person.native(), &place, &orders.join("\n")).await;
                self.says(person.native(), &place, &orders[..1].join("\n")).await;
                if power == "ITALY" && phases == 1 {
                    self.says(person.native(), &place, "talk Germany").await;
                }
                self.later(SignedDuration::from_mins(10));
            }
            for seat in &game.seats {
                let Some(person) = seat.person() else { panic!("all play") };
                self.says(person.native(), &Place::Person(person.clone()), "ready").await;
            }
        }
        assert!(phases >= 2, "{name} was played");
    }

    async fn file(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.folder.path().join("db"));
        SqliteConnection::connect_with(&options).await.unwrap()
    }
}

async fn count(file: &mut SqliteConnection, of: &str) -> i64 {
    let query = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {of}"));
    sqlx::query_scalar(query).fetch_one(file).await.unwrap()
}

/// The bytes of all files in the data folder and its folders.
fn size(folder: &Path) -> u64 {
    let size = |entry: std::fs::DirEntry| match entry.metadata().unwrap() {
        known if known.is_dir() => size(&entry.path()),
        known => known.len(),
    };
    std::fs::read_dir(folder).unwrap().map(|entry| size(entry.unwrap())).sum()
}

/// Data that the README's privacy section doesn't name is deleted a day after its time.
async fn assert_no_older(file: &mut SqliteConnection, now: Timestamp) {
    let before = |life: SignedDuration| {
        let day = SignedDuration::from_hours(24);
        now.checked_sub(life).and_then(|at| at.checked_sub(day)).unwrap().as_millisecond()
    };
    let ended = |life| format!("game_id IN (SELECT id FROM games WHERE over_at < {})", before(life));
    let finished = ended(lives::FINISHED_GAME);
    for outlived in [
        format!("inbox WHERE at < {}", before(lives::EVENT_ID)),
        format!("questions WHERE expires_at < {}", before(SignedDuration::ZERO)),
        format!("map_links WHERE expires_at < {}", before(lives::MAP_LINK)),
        "outbox WHERE ended_at IS NOT NULL AND notice <> ''".to_owned(),
        format!("outbox WHERE slot IS NULL AND ended_at < {}", before(lives::NOTE_OF_POST)),
        format!("outbox WHERE game_id IS NULL AND ended_at < {}", before(lives::NOTE_OF_EDITABLE_POST)),
        format!("outbox WHERE {finished}"),
        format!("rooms WHERE {finished}"),
        "local_rooms WHERE key NOT IN (SELECT key FROM rooms)".to_owned(),
        "local_posts WHERE substr(place, 1, 1) = '&' AND substr(place, 2) NOT IN (SELECT id FROM local_rooms)"
            .to_owned(),
        format!("local_posts WHERE superseded_at < {}", before(lives::LOCAL_VERSION)),
        format!("local_posts WHERE at < {}", before(lives::LOCAL_POST)),
        format!(
            "local_posts WHERE substr(place, 1, 1) = '@' AND image_sha256 IS NOT NULL AND at < {}",
            before(lives::LOCAL_PICTURE)
        ),
        "blobs WHERE sha256 NOT IN (SELECT image_sha256 FROM local_posts WHERE image_sha256 IS NOT NULL)".to_owned(),
        format!("orders WHERE typed <> '' AND {}", ended(lives::TYPED_ORDERS)),
        "places WHERE head NOT IN (SELECT seq FROM outbox WHERE ended_at IS NULL)".to_owned(),
    ] {
        assert_eq!(count(file, &outlived).await, 0, "{outlived}");
    }
}

/// A network that lost its cursor repeats all events, and those that were handled long ago aren't known any more.
#[tokio::test]
async fn events_repeated_after_two_months_arent_handled_again() {
    let start: Timestamp = "2026-01-01T12:00:00Z".parse().unwrap();
    let mut year = Year::begin(start).await;
    let hall = Place::Channel(ChannelId::new(LOCAL, "hall"));
    year.says("ada", &hall, "new name:Bosforo").await;
    year.later(lives::EVENT_ID);
    round(&year.store, &*year.clock, Duration::ZERO, &CancellationToken::new()).await.unwrap();
    assert_eq!(count(&mut year.file().await, "inbox").await, 0);
    // The same event once more, and one that is as late but not as old.
    year.events = 0;
    year.said("ada", &hall, "new name:Bosforo", start).await;
    assert_eq!(year.store.all_games().await.unwrap().len(), 1);
    let young = start.checked_add(SignedDuration::from_hours(48)).unwrap();
    year.said("bob", &Place::Channel(ChannelId::new(LOCAL, "other")), "new name:Other", young).await;
    assert_eq!(year.store.all_games().await.unwrap().len(), 2);
}

/// `DRAGOMAN_LONG` plays a thousand games.
#[tokio::test]
async fn a_year_of_games_leaves_their_history_and_little_else() {
    let games: i64 = if std::env::var_os("DRAGOMAN_LONG").is_some() { 1_000 } else { 12 };
    let start: Timestamp = "2026-01-01T12:00:00Z".parse().unwrap();
    let (mut year, mut played) = (Year::begin(start).await, 0);
    let stop = CancellationToken::new();
    for day in 0..365 {
        year.clock.set(start.checked_add(SignedDuration::from_hours(24 * day)).unwrap());
        // The last one begins two months before the end of the year, so that there are games in each stage of clearing.
        while played * 300 / games <= day && played < games {
            year.play(&format!("g{played}")).await;
            played += 1;
        }
        round(&year.store, &*year.clock, Duration::ZERO, &stop).await.unwrap();
        if day % 73 == 72 {
            assert_no_older(&mut year.file().await, year.clock.now()).await;
        }
    }
    assert_eq!(played, games);
    let mut file = year.file().await;
    println!("{games} games in a year: {} events, {} posts", year.events, year.posts);
    let disk = size(year.folder.path());
    println!("  on the disk         {:8} kB, {:6.1} a game", disk / 1024, disk as f64 / 1024.0 / games as f64);
    let tables =
        ["games", "seats", "phases", "orders", "persons", "rooms", "inbox", "outbox", "places", "local_posts", "blobs"];
    for table in tables {
        let rows = count(&mut file, table).await;
        println!("  {table:<18} {rows:8} rows, {:6.1} a game", rows as f64 / games as f64);
    }
    for kept in ["games", "phases", "orders"] {
        assert!(count(&mut file, kept).await >= games, "the history is there: {kept}");
    }
    // Two months without a game have passed.
    for gone in ["inbox", "rooms", "local_rooms", "outbox", "places", "questions"] {
        assert_eq!(count(&mut file, gone).await, 0, "{gone}");
    }
}
