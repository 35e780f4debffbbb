//! How long a computer player thinks, at each level, and how much memory it needs.
//!
//! To repeat: `cargo bench -p dragoman-computer`. The phases are those of games among computer players of the level that takes
//! seats, twelve years long, where boards are full and every choice matters. Times are those of the processor: what others do on
//! the machine doesn't count. How strong they are is measured by `dragoman arena`.

#[path = "../../../../tests/computer_games/mod.rs"]
mod computer_games;

use std::time::Duration;

use computer_games::Seats;
use dragoman_computer::{Level, Pledge, Pledges, Prospect};
use dragoman_engine::{Map, Movement, MovementOrder, Phase, Power, Rulebook};
use rustix::time::{ClockId, clock_gettime};

/// Games whose phases are timed, per map.
const TIMED: u64 = 3;
/// The aim for the level that takes seats: no phase takes longer, talk included.
const TARGET: Duration = Duration::from_millis(50);
/// The number of runs for each phase, of which the fastest counts: other work of the machine is not the player's.
const RUNS: usize = 3;

fn think(phase: &Phase, power: Power, level: Level, seed: u64) -> Duration {
    timed(|| dragoman_computer::orders(phase, power, &Rulebook::default(), level, seed))
}

/// What a player thinks to propose something to each of two neighbours: which of their supports it would like to have.
fn propose(movement: &Movement, power: Power, level: Level, seed: u64) -> Option<i32> {
    let rulebook = Rulebook::default();
    let position = movement.position();
    let mut prospect = Prospect::new(movement, power, &rulebook, level, (seed, Pledges::default()))?;
    let own: Vec<_> = prospect.orders().iter().collect();
    let mut most = 0;
    for other in prospect.neighbours().iter().take(2) {
        for &(from, order) in &own {
            let MovementOrder::Move { to, .. } = order else { continue };
            let support = MovementOrder::SupportMove { from, to };
            for helper in position.units.of(other) {
                if movement.check(helper, support, &rulebook).is_ok() {
                    most = most.max(prospect.worth(power, helper, support).unwrap_or(0));
                }
            }
        }
    }
    Some(most)
}

/// What a player thinks to answer a neighbour who proposes peace.
fn answer(movement: &Movement, power: Power, level: Level, seed: u64) -> Option<i32> {
    let rulebook = Rulebook::default();
    let mut prospect = Prospect::new(movement, power, &rulebook, level, (seed, Pledges::default()))?;
    let other = prospect.neighbours().first()?;
    let nothing = prospect.deal(&[], other, &[], 0);
    let peace = prospect.deal(&[Pledge::Peace { with: other }], other, &[Pledge::Peace { with: power }], 60);
    Some(peace.own - nothing.own)
}

/// The processor time of this thread so far.
fn on_processor() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or_default());
    seconds + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// How much processor time something takes.
fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = on_processor();
    std::hint::black_box(work());
    on_processor() - start
}

/// The time in which so many percent of `times`, which are sorted, are done.
fn within(times: &[Duration], share: usize) -> Duration {
    times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default()
}

/// Whether the level that takes seats meets its aim.
fn aim(longest: Duration) -> String {
    format!(" (aim: {TARGET:?}, {})", if longest <= TARGET { "met" } else { "NOT met" })
}

/// Prints how long a phase takes in which a player orders, proposes and answers once.
fn print_talk(map: &Map, phases: &[(&Phase, Power, u64)]) {
    let level = Level::Officer;
    let mut each: [Vec<Duration>; 4] = Default::default();
    for &(phase, power, seed) in phases.iter().step_by(2) {
        let Phase::Movement(movement) = phase else { continue };
        let fastest = |work: &dyn Fn() -> Duration| (0..RUNS).map(|_| work()).min().unwrap_or_default();
        let orders = fastest(&|| think(phase, power, level, seed));
        let proposal = fastest(&|| timed(|| propose(movement, power, level, seed)));
        let answer = fastest(&|| timed(|| answer(movement, power, level, seed)));
        for (times, time) in each.iter_mut().zip([orders, proposal, answer, orders + proposal + answer]) {
            times.push(time);
        }
    }
    for (times, what) in each.iter_mut().zip(["orders", "proposals", "an answer", "all three"]) {
        times.sort();
        let [half, most, all] = [50, 99, 100].map(|share| within(times, share));
        println!(
            "{}, officer, {what}: {} phases, half within {half:.1?}, 99 of 100 within {most:.1?}, all within {all:.1?}{}",
            map.variant(),
            times.len(),
            aim(all),
        );
    }
}

/// Of those who think long, every so many phases are enough.
fn step(level: Level) -> usize {
    match level {
        Level::Recruit | Level::Officer => 1,
        Level::Marshal => 10,
    }
}

/// The most memory that the process has had since [`forget_peak`], in KiB; `None` where the system doesn't say it.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok())
}

/// The peak is what is used now.
fn forget_peak() {
    // Where that can't be done nothing is printed either.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// Prints how much more memory the process needs while each of these orders.
fn print_memory(map: &Map, level: Level, phases: &[(&Phase, Power, u64)]) {
    forget_peak();
    let Some(before) = peak() else { return };
    for &(phase, power, seed) in phases {
        think(phase, power, level, seed);
    }
    let Some(after) = peak() else { return };
    println!(
        "{}, {}: {} KiB more than the {before} KiB of the program at the peak of {} phases",
        map.variant(),
        level.name(),
        after.saturating_sub(before),
        phases.len(),
    );
}

fn main() {
    // The games, and how many years of them. 34 powers have many phases in few years.
    let chaos = Map::of_variant("chaos").map(|map| (map, 1, 3));
    for (map, games, years) in
        [(Map::classic(), TIMED, 12), (Map::ancient_mediterranean(), TIMED, 12)].into_iter().chain(chaos)
    {
        let games =
            (0..games).map(|seed| Seats { map, computers: map.power_set(), level: Level::Officer, seed }.play(years));
        let games: Vec<_> = games.collect();
        let mut phases: Vec<(&Phase, Power, u64)> = vec![];
        for (game, seed) in games.iter().zip(0..) {
            for played in game.played().iter().filter(|it| matches!(it.phase, Phase::Movement(_))) {
                let units = &played.phase.position().units;
                let powers = map.powers().filter(|&power| !units.of(power).is_empty());
                phases.extend(powers.map(|power| (&played.phase, power, seed)));
            }
        }
        for level in [Level::Officer, Level::Marshal] {
            let few: Vec<_> = phases.iter().copied().step_by(step(Level::Marshal)).collect();
            print_memory(map, level, &few);
        }
        for level in Level::ALL {
            let timed = phases
                .iter()
                .step_by(step(level))
                .filter_map(|&(phase, power, seed)| (0..RUNS).map(|_| think(phase, power, level, seed)).min());
            let mut times: Vec<Duration> = timed.collect();
            times.sort();
            let at = |share: usize| within(&times, share);
            let longest = at(100);
            let aim = if level == Level::Officer { aim(longest) } else { String::new() };
            println!(
                "{}, {}: {} movement phases of a power, half within {:.1?}, 99 of 100 within {:.1?}, all within {longest:.1?}{aim}",
                map.variant(),
                level.name(),
                times.len(),
                at(50),
                at(99),
            );
        }
        print_talk(map, &phases);
    }
}
