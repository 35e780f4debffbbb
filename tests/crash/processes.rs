//! Several processes on one PostgreSQL database: each is killed in turn, one stands still for longer than the others wait,
//! and the server crashes and stands still. Everybody has read what they would have read without any of that, each post
//! once.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection};

use crate::bot::{Bot, PATIENCE, free_port, postgres};
use crate::lives::{End, Lives};
use crate::seed::Chance;
use crate::stage::LocalStage;
use crate::{SCRIPT, TEXT, season, transcript};

/// Beside the one whose page people have open.
const PEERS: usize = 3;

/// The time between two kills.
const TURN: Duration = Duration::from_secs(2);

/// How long a process stands still: longer than the others wait.
const FROZEN: Duration = Duration::from_secs(9);

/// How long the server stands still: longer than a process is waited for, of which none must be taken out for it.
const SERVER_FROZEN: Duration = Duration::from_secs(7);

fn signal(process: u32, name: &str) {
    let sent = std::process::Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status();
    assert!(sent.expect("the system has kill").success(), "{name} {process}");
}

fn peer(address: &str) -> Bot {
    peer_at(&format!("127.0.0.1:{}", free_port()), address)
}

/// A process whose page is at `listen`.
fn peer_at(listen: &str, address: &str) -> Bot {
    let mut bot = Bot::new(&[("DRAGOMAN_LOCAL_LISTEN", listen.to_owned()), ("DRAGOMAN_DATABASE", address.to_owned())]);
    bot.set(TEXT.0, TEXT.1);
    bot.start();
    bot
}

/// What was done, and how often.
type Done = BTreeMap<&'static str, u32>;

/// What is done to the processes and the server from the turn `first` on, until it is told to stop. Also returns the next
/// turn.
async fn disturb(mut peers: Vec<Bot>, first: u32, stop: Arc<AtomicBool>) -> (Vec<Bot>, u32, Done) {
    let (cluster, mut done) = (postgres::cluster(), Done::new());
    let mut chance = Chance::of("disturbances");
    let mut count = |what| *done.entry(what).or_default() += 1;
    let mut turn = first;
    loop {
        tokio::time::sleep(TURN).await;
        if stop.load(Ordering::SeqCst) {
            break;
        }
        match turn {
            3 => {
                let process = peers[0].process().expect("it runs");
                signal(process, "STOP");
                tokio::time::sleep(FROZEN).await;
                signal(process, "CONT");
                count("a process stood still");
            }
            1 => {
                cluster.crash().await;
                count("the server crashed");
            }
            2 => {
                cluster.freeze(SERVER_FROZEN).await;
                count("the server stood still");
            }
            _ => {
                let peer = &mut peers[chance.below(PEERS as u64) as usize];
                peer.kill();
                peer.start();
                count("killed");
            }
        }
        turn += 1;
    }
    (peers, turn, done)
}

/// Plays the season in four processes.
async fn played(turn: Option<&mut u32>) -> (transcript::Transcripts, Done) {
    let disturbed = turn.is_some();
    let address = postgres::cluster().new_database();
    let lives = disturbed.then(|| Lives::new((4..60).map(|seconds| End::After(Duration::from_secs(seconds)))));
    let prepare = |data: &std::path::Path| {
        let folder = data.parent().expect("the bot's folder");
        std::fs::write(folder.join("database"), &address).expect("a folder that can be written");
    };
    let mut stage = LocalStage::prepared(&prepare, &[TEXT, ("DRAGOMAN_DATABASE", &address)], lives).await;
    let peers = (0..PEERS).map(|_| peer(&address)).collect();
    let stop = Arc::new(AtomicBool::new(!disturbed));
    let disturbing = tokio::spawn(disturb(peers, turn.as_deref().copied().unwrap_or(0), Arc::clone(&stop)));
    season::play(SCRIPT, &mut stage).await;
    if let Some(lives) = &mut stage.lives {
        lives.enough();
    }
    stop.store(true, Ordering::SeqCst);
    let (mut peers, next, mut done) = disturbing.await.expect("no panic");
    if let Some(turn) = turn {
        *turn = next;
    }
    let read = transcript::of(&mut stage).await;
    let ended: u32 = stage.lives.take().map(|lives| lives.ended.values().sum()).unwrap_or_default();
    done.insert("its page's process was killed", ended);
    stage.bot.kill();
    for bot in peers.iter_mut().chain([&mut stage.bot]) {
        bot.kill();
        let said = bot.said();
        assert!(!said.contains("panicked"), "{said}");
        for taken in said.lines().filter(|line| line.contains("is taken over") || line.contains("begins anew")) {
            println!("{taken}");
        }
    }
    (read, done)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_processes_post_everything_once_while_each_is_killed_in_turn() {
    let start = Instant::now();
    let (undisturbed, _) = played(None).await;
    println!("undisturbed: {:?}", start.elapsed());
    let mut turn = 0;
    let (mut all, runs) = (Done::new(), if std::env::var_os("DRAGOMAN_LONG").is_some() { 30 } else { 1 });
    let mut run = 0;
    // A fast machine plays the season before everything has happened: the next one goes on with what is left.
    while run < runs || all.len() < 5 && run < 5 * runs {
        let (read, done) = played(Some(&mut turn)).await;
        println!("{done:?}; in all {:?}", start.elapsed());
        transcript::assert_same(&undisturbed, &read);
        done.into_iter().for_each(|(what, count)| *all.entry(what).or_default() += count);
        run += 1;
    }
    assert!(all.values().filter(|count: &&u32| **count > 0).count() >= 5, "{all:?}");
}

/// A process of a later version, as others see it, until it is dropped.
struct Later(tokio::task::JoinHandle<()>);

impl Later {
    async fn begin(address: &str) -> Self {
        let mut connection = PgConnection::connect(address).await.expect("the server is there");
        for statement in [
            "INSERT INTO processes (id, beat, started_at, version) VALUES ('later', 0, 0, '99.0.0')",
            "SELECT pg_advisory_lock(hashtextextended('later', 1))",
        ] {
            sqlx::query(statement).execute(&mut connection).await.expect("a table");
        }
        Self(tokio::spawn(async move {
            let beat = "UPDATE processes SET beat = beat + 1 WHERE id = 'later'";
            while sqlx::query(beat).execute(&mut connection).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        }))
    }
}

impl Drop for Later {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Waits until the page at `listen` is there, or isn't.
async fn page_is(there: bool, listen: &str, bot: &mut Bot) {
    let begun = Instant::now();
    while reqwest::get(format!("http://{listen}/health")).await.is_ok() != there {
        assert!(bot.runs() && begun.elapsed() < PATIENCE, "{}", bot.said());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// While an update is rolled out: an older process would store games without what only the newer one knows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_stands_by_while_one_of_a_later_version_is_there() {
    let (address, listen) = (postgres::cluster().new_database(), format!("127.0.0.1:{}", free_port()));
    let mut bot = peer_at(&listen, &address);
    page_is(true, &listen, &mut bot).await;
    let later = Later::begin(&address).await;
    page_is(false, &listen, &mut bot).await;
    let held = "SELECT COUNT(*) FROM processes WHERE id <> 'later'";
    let mut connection = PgConnection::connect(&address).await.expect("the server is there");
    while sqlx::query_scalar::<_, i64>(held).fetch_one(&mut connection).await.expect("a table") > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // It ends without a word: whoever stands by finds out.
    drop(later);
    page_is(true, &listen, &mut bot).await;

    let later = Later::begin(&address).await;
    page_is(false, &listen, &mut bot).await;
    // The later version's migrations are no reason to end.
    let migrate = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                   VALUES (9999, 'later', true, '', 0)";
    sqlx::query(migrate).execute(&mut connection).await.expect("a table");
    drop(later);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(bot.runs(), "{}", bot.said());
    bot.ask_to_stop();
    assert_eq!(bot.ended().await, Some(0), "{}", bot.said());
    assert!(bot.said().contains("Dragoman 99.0.0 uses the database"), "{}", bot.said());
}
