//! How long a computer player thinks, and how often it wins.
//!
//! To repeat: `cargo bench -p dragoman-engine --bench computer`. The phases are those of games among computer players
//! alone, twelve years long, where boards are full and every choice matters. Wins are counted over games of one computer
//! player against random legal movers, each power in turn: won alone means by a solo, with all the centres that it needs.

#[path = "../../../../tests/computer_games/mod.rs"]
mod computer_games;

use std::time::{Duration, Instant};

use computer_games::Seats;
use dragoman_computer::Level;
use dragoman_engine::{EndingKind, Map, Phase, Power, PowerSet, Rulebook};

/// Games whose phases are timed, per map.
const TIMED: u64 = 3;
/// Games against random legal movers, per map.
const GAMES: u64 = 100;
/// The aim: no phase takes longer.
const TARGET: Duration = Duration::from_millis(50);

/// The number of runs for each phase, of which the fastest counts: other work of the machine is not the player's.
const RUNS: usize = 3;

fn think(phase: &Phase, power: Power, seed: u64) -> Duration {
    let start = Instant::now();
    std::hint::black_box(dragoman_computer::orders(phase, power, &Rulebook::default(), Level::Officer, seed));
    start.elapsed()
}

fn main() {
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let mut times = vec![];
        for seed in 0..TIMED {
            let game = Seats { map, computers: map.power_set(), level: Level::Officer, seed }.play(12);
            for played in game.played().iter().filter(|it| matches!(it.phase, Phase::Movement(_))) {
                for power in map.powers().filter(|&power| !played.phase.position().units.of(power).is_empty()) {
                    times.extend((0..RUNS).map(|_| think(&played.phase, power, seed)).min());
                }
            }
        }
        times.sort();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        let longest = at(100);
        println!(
            "{}: {} movement phases of a power, half within {:.1?}, 99 of 100 within {:.1?}, all within {longest:.1?} (aim: {TARGET:?}, {})",
            map.variant(),
            times.len(),
            at(50),
            at(99),
            if longest <= TARGET { "met" } else { "NOT met" },
        );

        let (mut alone, mut most, mut years) = (0, 0, 0);
        for seed in 0..GAMES {
            let Some(power) = map.powers().nth(seed as usize % map.powers().len()) else { continue };
            let game = Seats { map, computers: PowerSet::of(power), level: Level::Officer, seed }.play(20);
            let position = game.phase().position();
            years += position.turn.year + 1 - map.starts().year;
            if let Phase::Over(ending) = game.phase()
                && ending.kind == EndingKind::Solo
                && ending.winners == PowerSet::of(power)
            {
                alone += 1;
            }
            let centres = |power| position.centres.of(power).len();
            most += u64::from(map.powers().all(|other| other == power || centres(other) < centres(power)));
        }
        println!(
            "{}: {GAMES} games against random legal movers, {alone} won alone, {most} with the most centres, {:.1} years each",
            map.variant(),
            f64::from(years) / GAMES as f64,
        );
    }
}
