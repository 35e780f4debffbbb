//! Non-interference: random games are played twice, with one secret different, and nobody who isn't entitled to it
//! receives anything that differs.
//!
//! A pair is one game of three or seven seats with everybody who can be at one: players, a game master who plays or
//! doesn't, deputies, watchers, eliminated and resigned players, people without a seat, an administrator. What differs is
//! one of `script::Difference`. Three properties are checked: (1) who isn't entitled receives the same; (2) who received
//! a difference, and didn't hold that seat, acts for no other power while the rules bar them; (3) nobody acts on a rival's
//! orders, units, seat, votes or clock but by the table of rights. Who is entitled is written in `ledger.rs`, from the
//! rules of the wall, and asks the program nothing.
//!
//! `leaks.rs` plants leaks and `in_time.rs` asks whether honest players are delayed: each says more about that.
//!
//! An ordinary run plays the same pairs each time ([`SEED`]): what another seed finds is rarely about the change that is
//! being tested. Long runs take the run's seed.
//!
//! `DRAGOMAN_SECRECY_SEED` sets the seed, `DRAGOMAN_PAIR=7` plays one pair alone and prints its steps,
//! `DRAGOMAN_PAIRS=1000` sets their number, and with `DRAGOMAN_TALLY` what was covered is printed.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

#[path = "season/seed.rs"]
mod seed;
mod secrecy {
    pub mod in_time;
    pub mod leaks;
    pub mod ledger;
    pub mod pair;
    pub mod role;
    pub mod script;
    pub mod shown;
    pub mod world;
}

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use dragoman_reading::command::COMMANDS;
use secrecy::in_time::{Seen, play_in_time};
use secrecy::leaks::{LEAKS, Leak};
use secrecy::pair::{Tally, Way, play};
use secrecy::role::roles;
use secrecy::world::Shared;

/// The number of pairs of an ordinary run.
const PAIRS: u64 = 360;
/// The seed of an ordinary run.
const SEED: u64 = 4711;
/// How often each command is given in each role in an ordinary run, at least.
const TIMES: u64 = 20;
/// In how many pairs of an ordinary run what was agreed becomes an order in one game only, at least.
const ADOPTED: u64 = 15;
/// The number of games with honest players in an ordinary run.
const GAMES: u64 = 60;
/// In how many pairs each planted leak has to be found.
const LEAK_PAIRS: u64 = 120;
/// The number of pairs with `DRAGOMAN_LONG`.
const MANY: u64 = 10_000;

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|number| number.parse().unwrap())
}

/// The seed of one pair.
fn own_seed(seed: u64, pair: u64) -> u64 {
    seed::Chance(seed ^ pair.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next()
}

#[test]
fn nobody_receives_or_does_what_isnt_theirs() {
    let is_long = std::env::var_os("DRAGOMAN_LONG").is_some();
    let seed = number("DRAGOMAN_SECRECY_SEED").unwrap_or_else(|| if is_long { seed::seed() } else { SEED });
    let shared = Shared::new();
    let only = number("DRAGOMAN_PAIR");
    let pairs = number("DRAGOMAN_PAIRS").unwrap_or(if is_long { MANY } else { PAIRS });
    let numbers: Vec<u64> = only.map_or_else(|| (1..=pairs).collect(), |pair| vec![pair]);
    let way = Way { traced: only.is_some(), leak: None };
    let (next, sum) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(pair) = numbers.get(usize::try_from(next.fetch_add(1, Ordering::SeqCst)).unwrap()) {
                    let tally = play(&shared, *pair, own_seed(seed, *pair), way);
                    sum.lock().unwrap().add(tally);
                }
            });
        }
    });
    let tally = sum.into_inner().unwrap();
    report(&tally);
    let mut found = Vec::new();
    for ((property, kind), (pair, count, detail)) in &tally.breaches {
        println!("({property}) {kind}: {count} times, first in DRAGOMAN_PAIR={pair}");
        let detail: String = detail.chars().take(3000).collect();
        found.push(format!("({property}) {kind}: DRAGOMAN_SECRECY_SEED={seed} DRAGOMAN_PAIR={pair}\n{detail}"));
    }
    assert!(found.is_empty(), "{}", found.join("\n\n"));
    if only.is_none() && pairs >= PAIRS {
        let rare = rare_commands(&tally);
        assert!(rare.is_empty(), "DRAGOMAN_SECRECY_SEED={seed}: given fewer than {TIMES} times: {}", rare.join(", "));
        assert!(tally.adopted >= ADOPTED, "DRAGOMAN_SECRECY_SEED={seed}: adopted in {} pairs only", tally.adopted);
    }
}

/// The commands that were given fewer than [`TIMES`] times in a role.
fn rare_commands(tally: &Tally) -> Vec<String> {
    let all = COMMANDS.iter().flat_map(|spec| roles().map(move |role| (spec.id, role)));
    let counted = all.map(|(command, role)| (command, role, tally.count(command, role)));
    let rare = counted.filter(|(.., count)| *count < TIMES);
    rare.map(|(command, role, count)| format!("{command} as {}: {count}", role.id())).collect()
}

/// The number of the first pair in which a planted leak is found; `None`: it is in none of the first `most`.
fn found_in(shared: &Shared, leak: Leak, most: u64) -> Option<u64> {
    // Pictures are drawn in each twentieth pair only.
    let step = if leak == Leak::Pixels { 20 } else { 1 };
    let way = Way { traced: false, leak: Some(leak) };
    let mut pairs = (1..=most).map(|number| number * step);
    pairs.find(|pair| play(shared, *pair, own_seed(SEED, *pair), way).has_leaked())
}

#[test]
fn each_planted_leak_is_found() {
    let shared = Shared::new();
    let next = AtomicU64::new(0);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(leak) = LEAKS.get(usize::try_from(next.fetch_add(1, Ordering::SeqCst)).unwrap()) {
                    let pair = found_in(&shared, *leak, LEAK_PAIRS);
                    found.lock().unwrap().push((*leak, pair));
                }
            });
        }
    });
    for (leak, pair) in found.into_inner().unwrap() {
        println!("{leak:?}: {pair:?}");
        assert!(pair.is_some(), "{leak:?} isn't found in {LEAK_PAIRS} pairs");
    }
}

#[test]
fn honest_players_end_each_phase_within_its_greatest_length() {
    let is_long = std::env::var_os("DRAGOMAN_LONG").is_some();
    let seed = number("DRAGOMAN_SECRECY_SEED").unwrap_or_else(|| if is_long { seed::seed() } else { SEED });
    let shared = Shared::new();
    let only = number("DRAGOMAN_PAIR");
    let games = if is_long { MANY / 10 } else { GAMES };
    let numbers: Vec<u64> = only.map_or_else(|| (1..=games).collect(), |game| vec![game]);
    let (next, sum) = (AtomicU64::new(0), Mutex::new((Seen::default(), Vec::new())));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(game) = numbers.get(usize::try_from(next.fetch_add(1, Ordering::SeqCst)).unwrap()) {
                    let seen = play_in_time(&shared, *game, own_seed(seed, *game), only.is_some());
                    let (all, late) = &mut *sum.lock().unwrap();
                    all.phases += seen.phases;
                    all.steps += seen.steps;
                    seen.delays.into_iter().for_each(|(kind, count)| *all.delays.entry(kind).or_default() += count);
                    let told = |how: String| format!("DRAGOMAN_SECRECY_SEED={seed} DRAGOMAN_PAIR={game}: {how}");
                    late.extend(seen.late.into_iter().map(told));
                }
            });
        }
    });
    let (all, late) = sum.into_inner().unwrap();
    println!("{} games, {} steps, {} phases, {:?}", numbers.len(), all.steps, all.phases, all.delays);
    assert!(late.is_empty(), "{}", late.join("\n"));
}

/// Prints what was covered.
fn report(tally: &Tally) {
    let Tally { pairs, steps, phases, adopted, differing, .. } = tally;
    println!("{pairs} pairs, {steps} steps, {phases} phases, {adopted} adopted, {differing:?}");
    if std::env::var_os("DRAGOMAN_TALLY").is_none() {
        return;
    }
    let heading: Vec<String> = roles().map(|role| format!("{:>21}", role.id())).collect();
    println!("{:20} {}", "", heading.join(""));
    for spec in COMMANDS {
        let counts: Vec<String> = roles().map(|role| format!("{:>21}", tally.count(spec.id, role))).collect();
        println!("{:20} {}", spec.id, counts.join(""));
    }
    for (kind, count) in &tally.posts {
        println!("{count:8} {kind}");
    }
}
