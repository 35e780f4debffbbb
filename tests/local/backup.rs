//! The bot is backed up while it runs, continues, is lost, and is restored: nothing is posted twice.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use dragoman::dispatcher::OutboxDispatcher;
use dragoman::service::{Answers, Defaults, Service};
use dragoman_game::event::{Actor, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::Language;
use dragoman_platform::message::{Capabilities, Commands, Message, RoomReading, Times};
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
use dragoman_runtime::clock::{Clock, ManualClock};
use dragoman_say::picture::MapRenderer;
use dragoman_store::{Database, Installation, Store, StoreError, backup, restore};
use jiff::Timestamp;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::bot::{free_port, program};
use crate::entropy::SeededEntropy;
use crate::season::{self, Stage as _};
use crate::stage::LocalStage;

/// A network that continues without the bot: it remembers which post is where, under which key, and how often it was
/// posted.
#[derive(Default)]
pub struct Network {
    pub posts: Mutex<Vec<(String, Place, String)>>,
    looked: Mutex<usize>,
}

pub const PLATFORM: PlatformName = PlatformName::Discord;

#[async_trait]
impl Platform for Network {
    fn name(&self) -> PlatformName {
        PLATFORM
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: 2000,
            caption_limit: 2000,
            alt_limit: 1000,
            actions: 25,
            reactions: 0,
            pictures: true,
            files: true,
            thumbnails: false,
            edits: true,
            free_edits: true,
            rooms: true,
            room: RoomReading::ALL,
            times: Times::Tags,
            commands: Commands::Names,
        }
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        // It remembers keys only for a short time: the same key later makes a second post.
        let mut posts = self.posts.lock().expect("not poisoned");
        posts.push((key.as_str().to_owned(), to.clone(), message.text.markdown()));
        Ok(Posted { place: to.clone(), id: PostId(posts.len().to_string()) })
    }

    async fn find(&self, key: &Key, to: &Place, _from: Timestamp) -> Result<Option<Posted>, Setback> {
        *self.looked.lock().expect("not poisoned") += 1;
        let posts = self.posts.lock().expect("not poisoned");
        let found = posts.iter().position(|(known, place, _)| known == key.as_str() && place == to);
        Ok(found.map(|at| Posted { place: to.clone(), id: PostId((at + 1).to_string()) }))
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        let at: usize = posted.id.0.parse().expect("one of ours");
        self.posts.lock().expect("not poisoned")[at - 1].2 = message.text.markdown();
        Ok(())
    }

    async fn open(&self, key: &Key, _room: &Room) -> Result<RoomId, Setback> {
        Ok(RoomId::new(PLATFORM, key.as_str()))
    }

    async fn ensure_room(&self, key: &Key, _room: &Room) -> Result<EnsuredRoom, Setback> {
        Ok(EnsuredRoom { room: RoomId::new(PLATFORM, key.as_str()), missing: Vec::new(), let_in: Vec::new() })
    }

    async fn listen(self: Arc<Self>, _sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        stop.cancelled().await;
        Ok(())
    }
}

impl Network {
    /// Texts that are twice in one place.
    fn twice(&self) -> Vec<(Place, String)> {
        let mut counts: HashMap<(String, String), usize> = HashMap::new();
        let posts = self.posts.lock().expect("not poisoned");
        for (_, place, text) in posts.iter() {
            *counts.entry((format!("{place:?}"), text.clone())).or_default() += 1;
        }
        let repeated = |(_, place, text): &&(String, Place, String)| counts[&(format!("{place:?}"), text.clone())] > 1;
        posts.iter().filter(repeated).map(|(_, place, text)| (place.clone(), text.clone())).collect()
    }
}

/// A bot over `data`, until it is stopped.
pub struct Running {
    pub service: Arc<Service>,
    store: Store,
    stop: CancellationToken,
    worker: tokio::task::JoinHandle<()>,
}

/// The store, once the bot that had it has closed it: its last tasks end a moment later.
pub async fn opened(folder: &Path, database: &Path) -> Store {
    let begun = std::time::Instant::now();
    loop {
        match Store::open(folder, database).await {
            Err(StoreError::InUse(_)) if begun.elapsed() < season::PATIENCE => {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            opened => return opened.expect("it opens"),
        }
    }
}

pub async fn start(data: &Path, network: &Arc<Network>, clock: &Arc<ManualClock>) -> Running {
    let store = opened(data, &data.join("dragoman.sqlite")).await;
    let store = store.started(clock.now()).await.expect("a readable store");
    let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
    let clock: Arc<dyn Clock> = Arc::<ManualClock>::clone(clock);
    let defaults =
        Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps: None };
    let outbox = Arc::new(Notify::new());
    let map_renderer = Arc::new(MapRenderer::new(Arc::clone(&words)));
    let dispatcher = Arc::new(OutboxDispatcher::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        defaults.clone(),
        map_renderer,
        Arc::clone(&outbox),
    ));
    dispatcher.connect(Arc::<Network>::clone(network));
    let answers: Arc<dyn Answers> = Arc::<OutboxDispatcher>::clone(&dispatcher);
    let entropy = SeededEntropy::of(&data.display().to_string());
    let service = Service::new(store.clone(), words, clock, entropy, defaults, answers, outbox, vec![PLATFORM]);
    let stop = CancellationToken::new();
    let worker = tokio::spawn(dispatcher.run(PLATFORM, stop.clone()));
    Running { service: Arc::new(service), store, stop, worker }
}

impl Running {
    /// Waits until everything is posted.
    pub async fn quiet(&self) {
        let start = std::time::Instant::now();
        while start.elapsed() < season::PATIENCE {
            if self.store.waiting().await.expect("a readable store") == 0 {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("something was never said");
    }

    pub async fn end(self) {
        self.stop.cancel();
        self.worker.await.expect("it ends by itself");
    }
}

pub fn event(number: u32, who: u32, text: &str, private: bool) -> Event {
    let person = PersonId::new(PLATFORM, &format!("{who}"));
    let channel = dragoman_game::event::ChannelId::new(PLATFORM, "table");
    Event {
        id: EventId::new(PLATFORM, &format!("event-{number}")),
        at: Timestamp::from_second(1_800_000_000 + i64::from(number)).expect("a time"),
        actor: Actor { person: person.clone(), name: format!("Player {who}"), language: None, administrator: false },
        place: if private { Place::Person(person) } else { Place::Channel(channel.clone()) },
        channel: (!private).then_some(channel),
        content: Content::Text { text: text.to_owned(), addressed: true },
    }
}

/// All seven are ready. The last one is asked, having ordered nothing, and says it again.
pub fn all_ready(at: Timestamp) -> Vec<Event> {
    (1..=8).map(|who| Event { at, ..event(100 + who, std::cmp::min(who, 7), "ready", true) }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_since_the_backup_is_found_and_not_posted_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, copy, second) = (folder.path().join("a"), folder.path().join("copy"), folder.path().join("b"));
    let clock = Arc::new(ManualClock::new(Timestamp::from_second(1_800_000_100).expect("a time")));
    let network = Arc::new(Network::default());
    let bot = start(&first, &network, &clock).await;
    bot.service.handle(&event(1, 1, "new name:Bosforo", false)).await.expect("handled");
    for who in 1..=7 {
        bot.service.handle(&event(1 + who, who, "join", false)).await.expect("handled");
    }
    bot.quiet().await;
    // The backup is made while the bot runs. Later posts are on the network and not in the backup.
    let databases = [&first, &second].map(|data| Database::Sqlite(data.join("dragoman.sqlite")));
    let from = Installation { data: &first, database: &databases[0], matrix: None };
    let manifest = backup(&from, &copy, clock.now()).await.expect("a copy");
    assert_eq!(manifest.files[0].path, "dragoman.sqlite");
    clock.set(Timestamp::from_second(1_800_000_200).expect("a time"));
    let late = all_ready(clock.now());
    for event in &late {
        bot.service.handle(event).await.expect("handled");
    }
    bot.quiet().await;
    bot.end().await;
    let before = network.posts.lock().expect("not poisoned").clone();
    assert!(before.iter().any(|(_, _, text)| text.contains("Spring 1901")), "{before:#?}");

    // The first folder is lost. Days later the network repeats the events that the backup doesn't have.
    let to = Installation { data: &second, database: &databases[1], matrix: None };
    restore(&copy, &to).await.expect("it is put back");
    clock.set(Timestamp::from_second(1_800_050_000).expect("a time"));
    let bot = start(&second, &network, &clock).await;
    for event in &late {
        bot.service.handle(event).await.expect("handled");
    }
    bot.quiet().await;
    let after = network.posts.lock().expect("not poisoned").len();
    let looked = *network.looked.lock().expect("not poisoned");
    assert!(looked > 0, "nothing was looked for");
    assert_eq!(network.twice(), [], "said twice");
    assert_eq!(after, before.len(), "nothing new was to be said");
    bot.end().await;

    // A damaged backup isn't restored, and neither is a complete one into a folder that isn't empty.
    assert!(restore(&copy, &to).await.is_err());
    let third = folder.path().join("c");
    std::fs::write(copy.join("dragoman.sqlite"), "nonsense").expect("written");
    let database = Database::Sqlite(third.join("dragoman.sqlite"));
    let to = Installation { data: &third, database: &database, matrix: None };
    let error = restore(&copy, &to).await.expect_err("it is damaged");
    assert!(error.to_string().contains("damaged"), "{error}");
    assert!(!third.exists(), "nothing is left behind");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_is_backed_up_while_it_runs_and_restored() {
    let mut stage = LocalStage::start().await;
    season::play("marco #: new name:Bosforo\nexpect #: Bosforo\nmarco #: join\nexpect #: 1 of 7", &mut stage).await;
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy");
    let run = |command: &str, flag: &str, data: &Path| {
        let done = program(&[command, flag, &copy.display().to_string()])
            .current_dir(folder.path())
            .env("DRAGOMAN_DATA", data)
            .env("DRAGOMAN_LOCAL_LISTEN", format!("127.0.0.1:{}", free_port()))
            .output()
            .expect("it runs");
        (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    let data = stage.bot.data().join("data");
    assert_eq!(run("backup", "--to", &data), (true, String::new()));
    let (again, why) = run("backup", "--to", &data);
    assert!(!again && why.contains("isn't empty"), "{why}");
    let (over, why) = run("restore", "--from", &data);
    assert!(!over && why.contains("isn't empty"), "{why}");
    season::play("tom #: join\nexpect #: 2 of 7", &mut stage).await;
    stage.bot.kill();
    std::fs::remove_dir_all(&data).expect("the folder is lost");
    assert_eq!(run("restore", "--from", &data), (true, String::new()));
    stage.restart().await;
    // Tom's seat came after the backup: on the local page, which is part of the backup, it doesn't exist.
    season::play("ellie #: join\nonce ellie #: 2 of 7: marco and ellie\nnever ellie #: tom", &mut stage).await;
}

#[test]
fn without_the_database_on_a_server_the_program_copies_the_folders_and_says_how_to_save_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |command: &str, flag: &str| {
        let done = program(&[command, flag, "copy"])
            .current_dir(folder.path())
            .env("DRAGOMAN_DATABASE", "postgres://dragoman:s3cret@localhost/games")
            .env("DRAGOMAN_MATRIX_HOMESERVER", "https://matrix.example.org")
            .env("DRAGOMAN_MATRIX_USER", "dragoman")
            .env("DRAGOMAN_MATRIX_PASSWORD", "s3cret")
            .env("DRAGOMAN_MATRIX_FOLDER", "keys")
            .output()
            .expect("it runs");
        let said = [done.stdout, done.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
        assert!(!said.contains("s3cret"), "{said}");
        (done.status.success(), said)
    };
    std::fs::create_dir(folder.path().join("data")).expect("a folder");
    std::fs::write(folder.path().join("data/host-token"), "token").expect("a file");
    let (done, said) = run("backup", "--to");
    assert!(!done && said.contains("no keys of Matrix in keys"), "{said}");
    std::fs::create_dir(folder.path().join("keys")).expect("a folder");
    std::fs::write(folder.path().join("keys/session.json"), "a session").expect("a file");
    let (done, said) = run("backup", "--to");
    assert!(done && said.starts_with("2 files"), "{said}");
    let dump = "pg_dump --format=custom --exclude-table-data=leases --exclude-table-data=processes '--file=copy.dump' \
                'postgres://dragoman@localhost:5432/games'";
    assert!(said.contains("the database isn't in it") && said.contains(dump), "{said}");

    let (done, said) = run("restore", "--from");
    assert!(!done && said.contains("keys isn't empty"), "{said}");
    for lost in ["data", "keys"] {
        std::fs::remove_dir_all(folder.path().join(lost)).expect("it is lost");
    }
    let (done, said) = run("restore", "--from");
    let load = "pg_restore --no-owner '--dbname=postgres://dragoman@localhost:5432/games' 'copy.dump'";
    assert!(done && said.contains(load), "{said}");
    let text = |file: &str| std::fs::read_to_string(folder.path().join(file)).unwrap_or_default();
    assert_eq!([text("data/host-token"), text("keys/session.json")], ["token", "a session"]);
    assert!(folder.path().join("keys/restored").exists(), "Matrix logs in as a new device");
}
