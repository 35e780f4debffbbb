//! How fast phases are adjudicated, beside the crate `diplomacy` 0.2.
//!
//! To repeat: `cargo bench -p dragoman-engine --bench speed`, on a machine that does nothing else. Both crates are
//! built with full optimisation and get the same positions and orders ([`positions`]), from typed orders to the verdict
//! on each with its reason, legality checked, one thread. Ours also computes the retreats and the next position, in an
//! [`Adjudicator`], as a program that adjudicates many phases would; the figure for `Movement::adjudicate`, which
//! allocates and returns its memory for each phase, is printed beside it. Each figure is the median of five runs; the
//! two take turns, so that other load of the machine affects both. The peer's map lacks ten borders, so some of its
//! verdicts differ, which doesn't affect the comparison of speed.

#[path = "../../../../tests/cases/mod.rs"]
mod cases;
mod peer;
#[path = "../positions/mod.rs"]
mod positions;
#[path = "../../../../tests/random_play/mod.rs"]
mod random_play;

use std::hint::black_box;
use std::time::Instant;

use dragoman_engine::{Adjudicator, Fate, Map, Rulebook};
use dragoman_reference::Random;
use peer::Peer;

const RUNS: usize = 5;
/// Passes over all positions in one run of ours, so that it lasts about as long as one of the peer's.
const PASSES: usize = 60;
/// The aim: this many times the peer's phases a second. It was 65 when this was written, and is reached on a machine that
/// does other things too.
const TARGET: f64 = 60.0;

/// How many a second of something that says how many it did.
fn rate(run: impl FnOnce() -> usize) -> f64 {
    let start = Instant::now();
    let done = run();
    done as f64 / start.elapsed().as_secs_f64()
}

fn median(mut rates: [f64; RUNS]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[RUNS / 2]
}

/// The median of five runs, after one that doesn't count.
fn per_second(mut run: impl FnMut() -> usize) -> f64 {
    run();
    median(std::array::from_fn(|_| rate(&mut run)))
}

fn main() {
    let rulebook = Rulebook::edition_2023();
    let tasks = positions::all();
    let units: usize = tasks.iter().map(|(movement, _)| movement.position().units.occupied().len()).sum();
    println!(
        "{} movement phases ({} from random games, 1905 to 1910; {} from printed games), {:.1} units each",
        tasks.len(),
        positions::RANDOM,
        tasks.len() - positions::RANDOM,
        units as f64 / tasks.len() as f64,
    );

    let peers: Vec<Peer> = tasks.iter().map(|(movement, orders)| Peer::new(movement, orders)).collect();
    let moves = |of: &dyn Fn(usize) -> usize| (0..tasks.len()).map(of).sum::<usize>();
    let ours_move = moves(&|task| {
        let (movement, orders) = &tasks[task];
        let (report, _) = movement.adjudicate(orders, &rulebook);
        report.iter().filter(|(_, resolved)| matches!(resolved.fate, Fate::Moves { .. })).count()
    });
    let theirs_move = moves(&|task| peers[task].moves(peers[task].orders()));
    println!("moves that succeed: {ours_move} by ours, {theirs_move} by diplomacy 0.2");

    let mut adjudicator = Adjudicator::new(Map::classic());
    let mut ours = || {
        for _ in 0..PASSES {
            for (movement, orders) in &tasks {
                black_box(adjudicator.adjudicate(black_box(movement), black_box(orders), &rulebook));
            }
        }
        PASSES * tasks.len()
    };
    let theirs = |orders: Vec<Vec<_>>| {
        for (peer, orders) in peers.iter().zip(orders) {
            black_box(peer.adjudicate(black_box(orders)));
        }
        peers.len()
    };
    // The peer keeps the orders that it gets: they are copied before its clock starts.
    let copies = || peers.iter().map(Peer::orders).collect::<Vec<_>>();
    let _warm = (ours(), theirs(copies()));
    let runs: [(f64, f64); RUNS] = std::array::from_fn(|_| {
        let orders = copies();
        (rate(&mut ours), rate(|| theirs(orders)))
    });
    let (ours, theirs) = (median(runs.map(|run| run.0)), median(runs.map(|run| run.1)));
    let ratio = median(runs.map(|run| run.0 / run.1));
    let handed_over = per_second(|| {
        for (movement, orders) in &tasks {
            black_box(&black_box(movement).adjudicate(black_box(orders), &rulebook));
        }
        tasks.len()
    });
    println!("dragoman-engine  {ours:>12.0} phases a second, with reasons, retreats and next position");
    println!("                 {handed_over:>12.0} when each report is handed over by value");
    println!("diplomacy 0.2    {theirs:>12.0} phases a second");
    println!("ratio            {ratio:>12.1} (aim: {TARGET}, {})", if ratio >= TARGET { "met" } else { "NOT met" });

    let games = per_second(|| {
        (1..=60)
            .map(|number| usize::from(positions::play_game(&rulebook, &mut Random(number), 1911, |_, _| {}) > 0))
            .sum()
    });
    println!(
        "whole games      {games:>12.1} a second: random lawful orders chosen, checked and adjudicated, 1901 to 1910"
    );

    let full: Vec<_> = tasks.iter().filter(|(movement, _)| movement.position().units.occupied().len() >= 32).collect();
    let mut listed = 0;
    let boards = per_second(|| {
        listed = 0;
        for (movement, _) in &full {
            for at in movement.position().units.occupied() {
                movement.for_each_legal(at, &rulebook, |order| {
                    black_box(order);
                    listed += 1;
                });
            }
        }
        full.len()
    });
    println!(
        "legal orders     {:>12.2} µs for a full board (32 units and more, {} boards, {:.0} orders each)",
        1e6 / boards,
        full.len(),
        listed as f64 / full.len() as f64,
    );
}
