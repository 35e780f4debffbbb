//! What is done to the processes and to the database server while people play.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::bot::postgres;
use crate::observed::Observer;
use crate::programs::Programs;

/// The time between two kills.
pub const TURN: Duration = Duration::from_secs(2);

/// How long the server stands still.
pub const SERVER_FROZEN: Duration = Duration::from_secs(15);

/// How long a process stands still: longer than the others wait.
const FROZEN: Duration = Duration::from_secs(9);

/// How many turns a process is away of which the others have to find out by its silence.
const AWAY: u32 = 5;

/// The networks whose holder stays away, each after so many kills.
const STAYS_AWAY: [(u32, &str); 3] = [(4, "discord"), (12, "matrix"), (20, "local")];

/// After how many kills the server crashes, the server stands still, and a process stands still.
const CRASH: u32 = 8;
const FREEZE: u32 = 15;
const STANDS_STILL: u32 = 25;

/// When all of this has happened.
pub const ALL: u32 = STANDS_STILL + 1;

/// How often what was done.
pub type Done = BTreeMap<&'static str, u32>;

/// Disturbs until it is told to stop, at most for so many turns, and until everything has happened once. In the end all
/// processes run.
pub async fn go_round(
    mut programs: Programs,
    observer: Observer,
    stop: Arc<AtomicBool>,
    most: u32,
) -> (Programs, Done) {
    let mut done = Done::new();
    let mut away: Vec<(usize, u32)> = Vec::new();
    let mut still: Option<(usize, Instant)> = None;
    let mut freezing = None;
    let mut next = 0;
    let mut ticks = tokio::time::interval(TURN);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for turn in 0.. {
        let ends = turn >= ALL && (turn >= most || stop.load(Ordering::SeqCst));
        if ends && still.is_none() && away.is_empty() {
            break;
        }
        ticks.tick().await;
        if let Some((number, _)) = still.take_if(|(_, since)| since.elapsed() >= FROZEN) {
            programs.signal(number, "CONT");
        }
        for (number, _) in away.extract_if(.., |(_, until)| turn >= *until) {
            programs.revive(number);
        }
        let missing = |number: usize| away.iter().any(|(gone, _)| *gone == number);
        for number in (0..programs.count()).filter(|number| !missing(*number)) {
            if programs.was_ended(number) {
                still.take_if(|(frozen, _)| *frozen == number);
                *done.entry("ended while it stood still").or_default() += 1;
            }
        }
        if turn == CRASH {
            postgres::cluster().crash().await;
            *done.entry("the server crashed").or_default() += 1;
        }
        if turn == FREEZE {
            freezing = Some(tokio::spawn(postgres::cluster().freeze(SERVER_FROZEN)));
            *done.entry("the server stood still").or_default() += 1;
        }
        // Who is next, unless it isn't there or stands still.
        let free = |number: usize| !missing(number) && still.is_none_or(|(frozen, _)| frozen != number);
        let Some(mut victim) =
            (0..programs.count()).map(|more| (next + more) % programs.count()).find(|number| free(*number))
        else {
            continue;
        };
        let stays_away = STAYS_AWAY.iter().find(|(at, _)| *at == turn);
        let asked = (0..programs.count()).filter(|number| free(*number)).map(|number| programs.leases(number));
        let held = futures_util::future::join_all(asked).await;
        let holds = |(_, leases): &&(usize, Vec<String>)| {
            stays_away.is_some_and(|(_, network)| leases.iter().any(|lease| lease == network))
        };
        victim = held.iter().find(holds).map_or(victim, |(number, _)| *number);
        next = (victim + 1) % programs.count();
        if turn == STANDS_STILL {
            still = Some((victim, Instant::now()));
            programs.signal(victim, "STOP");
            *done.entry("a process stood still").or_default() += 1;
            continue;
        }
        let leases =
            held.into_iter().find(|(number, _)| *number == victim).map(|(_, leases)| leases).unwrap_or_default();
        programs.kill(victim);
        observer.dies(&leases);
        *done.entry("killed").or_default() += 1;
        if stays_away.is_some() {
            away.push((victim, turn + AWAY));
            *done.entry("away after it").or_default() += 1;
        } else {
            programs.revive(victim);
        }
    }
    if let Some(freezing) = freezing {
        freezing.await.expect("no panic");
    }
    (programs, done)
}
