//! Four processes on one PostgreSQL database serve all three networks at once: the local page, the stand-in for Discord, and
//! Matrix with a real homeserver. Many games are played there at the same time, while one process after the other is killed,
//! the server crashes and stands still, and a process stands still. Each game's people have then read what the people of an
//! undisturbed game of its kind have read: every post once.
//!
//! How much longer deadlines and leases took is printed, and not asserted: it depends on the machine.
#![recursion_limit = "256"]
#![allow(dead_code, reason = "the substitutes are made for the suites of the networks, which use more of them")]

#[path = "season/bot.rs"]
mod bot;
#[path = "processes/crowd.rs"]
mod crowd;
#[path = "discord/description.rs"]
mod description;
#[path = "processes/disturbance.rs"]
mod disturbance;
#[path = "discord/gateway.rs"]
mod gateway;
#[path = "processes/guild.rs"]
mod guild;
#[path = "matrix/homeserver.rs"]
mod homeserver;
#[path = "processes/network.rs"]
mod network;
#[path = "processes/observed.rs"]
mod observed;
#[path = "processes/page.rs"]
mod page;
#[path = "processes/programs.rs"]
mod programs;
#[path = "discord/rest.rs"]
mod rest;
#[path = "discord/schemas.rs"]
mod schemas;
#[path = "season/mod.rs"]
mod season;
#[path = "season/seed.rs"]
mod seed;
#[path = "discord/stand.rs"]
mod stand;
#[path = "processes/table.rs"]
mod table;
#[path = "discord/told.rs"]
mod told;
#[path = "processes/transcript.rs"]
mod transcript;
#[path = "discord/world.rs"]
mod world;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bot::postgres;
use crowd::{Crowd, Rooms};
use disturbance::{Done, go_round};
use futures_util::{FutureExt, StreamExt};
use guild::Guild;
use homeserver::{Homeserver, Limits};
use network::Network;
use observed::Observer;
use page::Pages;
use programs::{Programs, Told};
use stand::Stand;
use table::{Kind, SCRIPTS, Table};
use tokio::task::JoinSet;
use transcript::{Transcript, difference};

/// How many processes share the database.
const PROCESSES: usize = 4;

/// How long something is waited for that must happen, with hundreds of games on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// How many games are played in a run for every change, on all networks together; `DRAGOMAN_TEST_GAMES` sets another number.
const GAMES: usize = 12;
/// After so many kills such a run isn't disturbed any more.
const KILLS: u32 = 28;
/// The same in a long run.
const GAMES_LONG: usize = 200;
/// How many kills a long run goes on for.
const KILLS_LONG: u32 = 1_000;
/// For how long processes are killed in a run with another number of games, and at least in each round of a long run.
const KILLING: Duration = Duration::from_secs(120);

/// How many games people gather for at once.
const AT_ONCE: usize = 8;

/// A database, and all networks with a bot on each.
struct World {
    stand: Arc<Stand>,
    networks: Vec<Arc<dyn Network>>,
}

impl World {
    /// The same with its processes, which share `database`; `None`: there is one, which has a file.
    async fn new(database: Option<&str>, account: &str, homeserver: &str, crowd: &Arc<Crowd>) -> (Self, Programs) {
        let stand = Arc::new(Stand::start().await);
        crowd.register(account).await;
        let told = Told { database, stand: &stand, homeserver, account };
        let programs = Programs::start(database.map_or(1, |_| PROCESSES), &told).await;
        stand.until("the menu", || stand.world().commands.is_array().then_some(())).await;
        let networks: Vec<Arc<dyn Network>> = vec![
            Arc::new(Pages::new(programs.addresses.clone(), programs.host.clone())),
            Arc::new(Guild(Arc::clone(&stand))),
            Arc::new(Rooms { crowd: Arc::clone(crowd), bot: account.to_owned() }),
        ];
        (Self { stand, networks }, programs)
    }

    /// Gathers people for so many games, alternately on each network and by each script.
    async fn gather(&self, count: usize, first: u32) -> Vec<Table> {
        let table = |(number, at): (u32, usize)| {
            let network = Arc::clone(&self.networks[at % self.networks.len()]);
            Table::new(network, at / self.networks.len() % SCRIPTS.len(), number)
        };
        futures_util::stream::iter((first..).zip(0..count)).map(table).buffered(AT_ONCE).collect().await
    }
}

/// Plays all of them at the same time; or says what the people of a game have read of which a line wasn't fulfilled.
async fn play(tables: Vec<Table>) -> Result<Vec<Table>, String> {
    let mut playing = JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            let is_played = AssertUnwindSafe(table.play()).catch_unwind().await.is_ok();
            (table, is_played)
        });
    }
    let mut played = Vec::new();
    while let Some(ended) = playing.join_next().await {
        let (table, is_played) = ended.map_err(|error| error.to_string())?;
        if !is_played {
            return Err(table.last_read().await);
        }
        played.push(table);
        if played.len() % 20 == 0 {
            println!("{} are played", played.len());
        }
    }
    Ok(played)
}

/// What the people of one undisturbed game of each kind have read.
async fn undisturbed(homeserver: &str, crowd: &Arc<Crowd>) -> BTreeMap<Kind, Transcript> {
    let (world, mut programs) = World::new(None, "reference", homeserver, crowd).await;
    let kinds = world.networks.len() * SCRIPTS.len();
    let tables = play(world.gather(kinds, 900).await).await.expect("games that are played to their end");
    programs.silence(0).await;
    let mut read = BTreeMap::new();
    for table in &tables {
        read.insert(table.kind(), table.transcript().await);
        table.end().await;
    }
    programs.kill(0);
    world.stand.assert_content();
    read
}

/// The middle and the largest.
fn summary(values: &mut [f64]) -> String {
    values.sort_by(f64::total_cmp);
    match values {
        [] => "none".to_owned(),
        _ => format!("{:.1} s, at most {:.1} s ({})", values[values.len() / 2], values[values.len() - 1], values.len()),
    }
}

/// The processor's time of this process and of those that it has waited for, in seconds.
fn processor() -> (f64, f64) {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<f64> =
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().filter_map(|field| field.parse().ok()).collect();
    // Behind the state, which is no number: utime is the eleventh.
    let ticks = |at: usize| fields.get(at).copied().unwrap_or_default() / 100.0;
    (ticks(10) + ticks(11), ticks(12) + ticks(13))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_on_all_networks_is_played_while_processes_and_the_database_fail() {
    let long = std::env::var_os("DRAGOMAN_LONG").is_some();
    let wanted: Option<usize> = std::env::var("DRAGOMAN_TEST_GAMES").ok().and_then(|games| games.parse().ok());
    let games = wanted.unwrap_or(if long { GAMES_LONG } else { GAMES });
    let kills = if long { KILLS_LONG } else { 0 };
    let killing = if long || wanted.is_some() { KILLING } else { Duration::ZERO };
    let most = match wanted {
        Some(_) if !long => u32::try_from(KILLING.as_secs() / disturbance::TURN.as_secs()).expect("a small number"),
        _ if long => u32::MAX,
        _ => KILLS,
    };
    let begun = Instant::now();

    let mut homeserver = Homeserver::start(Limits::Relaxed).await;
    let crowd = Crowd::on(&homeserver.url);
    let reference = {
        let (url, crowd) = (homeserver.url.clone(), Arc::clone(&crowd));
        tokio::spawn(async move { undisturbed(&url, &crowd).await })
    };
    // While a script is written, it is only shown what people read.
    if season::draft().is_some() {
        return println!("{:#?}", reference.await.expect("undisturbed games"));
    }
    let database = postgres::cluster().new_database();
    let observer = Observer::of(&database);
    let (world, mut programs) = World::new(Some(&database), "dragoman", &homeserver.url, &crowd).await;
    let mut reference = Some(reference);
    let mut expected = BTreeMap::new();
    let (mut done, mut played) = (Done::new(), BTreeMap::<Kind, u32>::new());
    let (mut decided_late, mut posted_late) = (Vec::new(), Vec::new());
    let mut first = 0;
    loop {
        let tables = world.gather(games, first).await;
        first += u32::try_from(games).expect("a small number");
        println!("{:?}: {games} games begin", begun.elapsed());
        let stop = Arc::<AtomicBool>::default();
        let disturbing = tokio::spawn(go_round(programs, observer.clone(), Arc::clone(&stop), most));
        let round = Instant::now();
        let tables = play(tables).await;
        println!("{:?}: they are played", begun.elapsed());
        if tables.is_ok() {
            tokio::time::sleep(killing.saturating_sub(round.elapsed())).await;
        }
        stop.store(true, Ordering::SeqCst);
        let (back, did) = disturbing.await.expect("no panic");
        programs = back;
        let tables = tables.unwrap_or_else(|error| panic!("{error}\n{}", programs.said()));
        did.into_iter().for_each(|(what, times)| *done.entry(what).or_default() += times);
        println!("{:?}: {done:?}", begun.elapsed());
        observer.silence(PATIENCE).await;
        if let Some(reference) = reference.take() {
            expected = reference.await.expect("undisturbed games");
        }
        let mut differences = Vec::new();
        for table in &tables {
            let kind = table.kind();
            *played.entry(kind).or_default() += 1;
            if let Some(difference) = difference(&expected[&kind], &table.transcript().await) {
                differences.push(format!("{kind:?}, {}: {difference}", table.game()));
            }
            if kind.1 == "deadline" {
                let (due, posted) = (observer.deadline(&table.game()), table.posted_at("orders succeeded").await);
                let seconds = |(due, done): (i64, i64)| (done - due) as f64 / 1000.0;
                decided_late.extend(due.zip(observer.adjudicated(&table.game())).map(seconds));
                posted_late.extend(due.zip(posted).map(seconds));
            }
            table.end().await;
        }
        assert!(differences.is_empty(), "{} games differ:\n{}", differences.len(), differences.join("\n\n"));
        if done["killed"] >= kills {
            break;
        }
    }
    let given_up = observer.given_up().await;
    let said = programs.said();
    (0..PROCESSES).for_each(|number| programs.kill(number));
    homeserver.kill();
    println!("{:?}: played {played:?}; {done:?}", begun.elapsed());
    println!(
        "after the deadline: decided {}; posted {}; the server stood still for {:?}",
        summary(&mut decided_late),
        summary(&mut posted_late),
        disturbance::SERVER_FROZEN
    );
    for (lease, gaps) in observer.gaps() {
        println!(
            "{lease} was without a holder: {}",
            summary(&mut gaps.iter().map(Duration::as_secs_f64).collect::<Vec<_>>())
        );
    }
    println!("processor: {:?} s (the test, its programs)", processor());
    let panics: Vec<&str> = said.lines().filter(|line| line.contains("panicked")).collect();
    assert!(panics.is_empty(), "{panics:#?}");
    assert_eq!(given_up, Vec::<String>::new());
    world.stand.assert_content();
}

/// How often people gather in new rooms in a long run; `DRAGOMAN_TEST_ROUNDS` sets another number, also for other runs.
const ROUNDS_LONG: u32 = 30;

/// The keys of a first command come with the first message of their device: both have to be stored, or neither.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_command_in_a_room_on_matrix_is_answered_while_processes_and_the_database_fail() {
    let wanted = std::env::var("DRAGOMAN_TEST_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = wanted.unwrap_or(if std::env::var_os("DRAGOMAN_LONG").is_some() { ROUNDS_LONG } else { 0 });
    if rounds == 0 {
        return;
    }
    let mut homeserver = Homeserver::start(Limits::Relaxed).await;
    let crowd = Crowd::on(&homeserver.url);
    let database = postgres::cluster().new_database();
    let observer = Observer::of(&database);
    let (world, programs) = World::new(Some(&database), "dragoman", &homeserver.url, &crowd).await;
    let stop = Arc::<AtomicBool>::default();
    let disturbing = tokio::spawn(go_round(programs, observer.clone(), Arc::clone(&stop), u32::MAX));
    let matrix = world.networks.iter().find(|network| network.name() == "matrix").expect("one of the networks");
    let mut unanswered = Vec::new();
    for round in 0..rounds {
        let tables: Vec<Table> = futures_util::stream::iter((0..).zip(0..GAMES))
            .map(|(number, _): (u32, usize)| Table::new(Arc::clone(matrix), 0, 12 * round + number))
            .buffered(AT_ONCE)
            .collect()
            .await;
        let answered = futures_util::future::join_all(tables.iter().map(Table::is_answered)).await;
        for (table, _) in tables.iter().zip(answered).filter(|(_, is_answered)| !is_answered) {
            unanswered.push(format!("{}: {:#?}", table.game(), table.transcript().await));
        }
        for table in tables {
            table.end().await;
        }
        println!("round {round}: {} unanswered", unanswered.len());
        if !unanswered.is_empty() {
            break;
        }
    }
    stop.store(true, Ordering::SeqCst);
    let (mut programs, did) = disturbing.await.expect("no panic");
    println!("{did:?}");
    let said = programs.said();
    (0..PROCESSES).for_each(|number| programs.kill(number));
    homeserver.kill();
    assert!(unanswered.is_empty(), "{said}\n{}", unanswered.join("\n\n"));
    world.stand.assert_content();
}
