//! How long a computer player thinks, at each level.
//!
//! To repeat: `cargo bench -p dragoman-computer`. The phases are those of games among computer players of the level that takes
//! seats, twelve years long, where boards are full and every choice matters. How strong they are is measured by `dragoman
//! arena`.

#[path = "../../../../tests/computer_games/mod.rs"]
mod computer_games;

use std::time::{Duration, Instant};

use computer_games::Seats;
use dragoman_computer::Level;
use dragoman_engine::{Map, Phase, Power, Rulebook};

/// Games whose phases are timed, per map.
const TIMED: u64 = 3;
/// The aim for the level that takes seats: no phase takes longer.
const TARGET: Duration = Duration::from_millis(50);
/// The number of runs for each phase, of which the fastest counts: other work of the machine is not the player's.
const RUNS: usize = 3;

fn think(phase: &Phase, power: Power, level: Level, seed: u64) -> Duration {
    let start = Instant::now();
    std::hint::black_box(dragoman_computer::orders(phase, power, &Rulebook::default(), level, seed));
    start.elapsed()
}

/// Of those who think long, every so many phases are enough.
fn step(level: Level) -> usize {
    match level {
        Level::Recruit | Level::Officer => 1,
        Level::Marshal => 10,
    }
}

fn main() {
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let games =
            (0..TIMED).map(|seed| Seats { map, computers: map.power_set(), level: Level::Officer, seed }.play(12));
        let games: Vec<_> = games.collect();
        let mut phases: Vec<(&Phase, Power, u64)> = vec![];
        for (game, seed) in games.iter().zip(0..) {
            for played in game.played().iter().filter(|it| matches!(it.phase, Phase::Movement(_))) {
                let units = &played.phase.position().units;
                let powers = map.powers().filter(|&power| !units.of(power).is_empty());
                phases.extend(powers.map(|power| (&played.phase, power, seed)));
            }
        }
        for level in Level::ALL {
            let timed = phases
                .iter()
                .step_by(step(level))
                .filter_map(|&(phase, power, seed)| (0..RUNS).map(|_| think(phase, power, level, seed)).min());
            let mut times: Vec<Duration> = timed.collect();
            times.sort();
            let at = |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default();
            let longest = at(100);
            let aim = match level {
                Level::Officer if longest <= TARGET => format!(" (aim: {TARGET:?}, met)"),
                Level::Officer => format!(" (aim: {TARGET:?}, NOT met)"),
                Level::Recruit | Level::Marshal => String::new(),
            };
            println!(
                "{}, {}: {} movement phases of a power, half within {:.1?}, 99 of 100 within {:.1?}, all within {longest:.1?}{aim}",
                map.variant(),
                level.name(),
                times.len(),
                at(50),
                at(99),
            );
        }
    }
}
