//! The whole program except its networks, run many times: one seed decides people's actions, the faults of the
//! networks, and the kills. The result must equal that of the same actions without faults.
//!
//! `DRAGOMAN_SIMULATIONS=20` sets the number of runs, which `tests/run` makes 150; `DRAGOMAN_SIMULATION=7` plays the
//! run of one seed only. A failing run prints its seed.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

#[path = "season/bot.rs"]
mod bot;
#[path = "contract/mod.rs"]
mod contract;
#[path = "season/mod.rs"]
mod season;
#[path = "season/seed.rs"]
mod seed;
mod simulation {
    pub mod adapter_contract;
    pub mod network;
    pub mod only_text;
    pub mod people;
    pub mod program;
}

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use dragoman_game::event::Place;
use dragoman_game::model::Stage;
use simulation::network::Network;
use simulation::people::{self, People};
use simulation::program::{Program, Shared, Step};

/// The number of runs if none is set.
const RUNS: u64 = 50;

/// The result of a run.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    /// Every phase with its orders and their outcomes.
    phases: Vec<String>,
    /// Every revision of orders, as sent and as understood.
    orders: Vec<String>,
    /// How often each text is in the channel, of those that are posted once.
    results: BTreeMap<String, usize>,
    over: bool,
}

fn results(network: &Network) -> BTreeMap<String, usize> {
    let mut results = BTreeMap::new();
    for post in network.posts() {
        if matches!(post.place, Place::Channel(_)) && post.text.contains("orders succeeded") {
            *results.entry(post.text.lines().next().unwrap_or_default().to_owned()).or_default() += 1;
        }
    }
    results
}

/// Makes all waiting posts without faults, and collects the result.
fn outcome(program: &mut Program<'_>) -> Outcome {
    for network in &program.networks {
        network.fail(None);
    }
    for hours in 1..=20 {
        program.step(&Step::Until(people::after(people::END, hours * 60)));
    }
    let waiting = program.stored("SELECT notice FROM outbox WHERE ended_at IS NULL");
    assert!(waiting.is_empty(), "never posted: {waiting:?}");
    for network in &program.networks {
        assert_eq!(network.faults(), Vec::<String>::new());
    }
    let letters: Vec<_> = program.networks.iter().flat_map(|network| network.posts()).collect();
    for post in &letters {
        for (word, readers) in people::SECRETS {
            let private = match &post.place {
                Place::Person(person) => readers.contains(&person.native()),
                Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => false,
            };
            assert!(private || !post.text.contains(word), "{word} is in {:?}: {}", post.place, post.text);
        }
    }
    Outcome {
        phases: program.stored(
            "SELECT number || ' ' || phase || ' ' || (record ->> '$.orders') || ' ' || (record ->> '$.results')
             FROM phases ORDER BY game_id, number",
        ),
        orders: program.stored(
            "SELECT phase || ' ' || power || ' ' || revision || ' ' || person || ' ' || typed || ' ' || sheet
             FROM orders ORDER BY game_id, phase, power, revision",
        ),
        results: results(&program.networks[0]),
        over: program.game().is_some_and(|game| matches!(game.stage, Stage::Over(_))),
    }
}

/// Plays the run of `seed` without and with faults. Returns how often the program was killed.
fn play(shared: &Shared, seed: u64) -> u32 {
    let mut calm = Program::new(shared, people::START);
    let mut steps = Vec::new();
    let mut people = People::new(seed);
    while let Some(step) = people.next(&calm) {
        assert!(steps.len() < 100, "the game doesn't end: {:?}", calm.networks[0].posts().last());
        calm.step(&step);
        steps.push(step);
    }
    let expected = outcome(&mut calm);
    drop(calm);

    let mut troubled = Program::new(shared, people::START);
    let mut chance = people::chance(seed, 2);
    for (number, step) in steps.iter().enumerate() {
        if number == people::OPENING {
            for (number, network) in (10..).zip(&troubled.networks) {
                network.fail(Some(people::chance(seed, number)));
            }
        }
        troubled.step(step);
        // Networks repeat some events.
        if chance.below(8) == 0 {
            troubled.step(step);
        }
    }
    let (starts, found) = (troubled.starts, outcome(&mut troubled));
    assert_eq!(found, expected, "the faults of seed {seed} change the decisions");
    starts - 1
}

#[test]
fn decisions_do_not_depend_on_faults() {
    let shared = Shared::new();
    let only: Option<u64> = std::env::var("DRAGOMAN_SIMULATION").ok().map(|seed| seed.parse().unwrap());
    let runs = std::env::var("DRAGOMAN_SIMULATIONS").map_or(RUNS, |runs| runs.parse().unwrap());
    let seeds: Vec<u64> = only.map_or_else(|| (0..runs).collect(), |seed| vec![seed]);
    let (next, kills) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(seed) = seeds.get(usize::try_from(next.fetch_add(1, Ordering::SeqCst)).unwrap()) {
                    let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play(&shared, *seed)));
                    match played {
                        Ok(killed) => kills.fetch_add(killed.into(), Ordering::SeqCst),
                        Err(_) => panic!("DRAGOMAN_SIMULATION={seed} plays what failed again"),
                    };
                }
            });
        }
    });
    println!("{} runs, killed {} times", seeds.len(), kills.into_inner());
}
