//! How many instructions the engine takes, which no other load of the machine changes.
//!
//! To repeat: `cargo bench -p dragoman-engine --bench instructions`, with `valgrind` installed. Callgrind counts the
//! instructions of this program while it does each task a number of times, and twice as often: the difference is what
//! is printed, so that the preparation isn't counted. The positions and orders are those of the benchmark `speed`. Two
//! commits can be compared to a thousandth; figures of other compilers, or other machines' C libraries, can't.

#[path = "../../../../tests/cases/mod.rs"]
mod cases;
#[path = "../positions/mod.rs"]
mod positions;
#[path = "../../../../tests/random_play/mod.rs"]
mod random_play;

use std::hint::black_box;
use std::process::{Command, ExitCode};

use dragoman_engine::{Adjudicator, Map, Rulebook};
use dragoman_reference::Random;

/// What is counted, and of what one is counted.
const TASKS: [(&str, &str); 4] = [
    ("adjudicate", "phase adjudicated, with reasons, retreats and next position"),
    ("by-value", "phase adjudicated, the report handed over by value"),
    ("legal", "full board's legal orders listed"),
    ("games", "game of random lawful orders, 1901 to 1910"),
];

/// Does a task a number of times; how many of what is counted that was.
fn run(task: &str, times: u64) -> u64 {
    let rulebook = Rulebook::edition_2023();
    if task == "games" {
        (1..=times).for_each(|number| {
            black_box(positions::play_game(&rulebook, &mut Random(number), 1911, |_, _| {}));
        });
        return times;
    }
    let tasks = positions::all();
    let mut adjudicator = Adjudicator::new(Map::classic());
    let mut done = 0;
    for _ in 0..times {
        for (movement, orders) in &tasks {
            match task {
                "adjudicate" => {
                    black_box(adjudicator.adjudicate(black_box(movement), black_box(orders), &rulebook));
                }
                "by-value" => {
                    black_box(&black_box(movement).adjudicate(black_box(orders), &rulebook));
                }
                _ if movement.position().units.occupied().len() < 32 => continue,
                _ => {
                    for at in movement.position().units.occupied() {
                        movement.for_each_legal(at, &rulebook, |order| {
                            black_box(order);
                        });
                    }
                }
            }
            done += 1;
        }
    }
    done
}

/// The instructions that a task takes when it is done a number of times, and how many of what is counted that was.
fn counted(task: &str, times: u64) -> Result<(u64, u64), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--task", task, &times.to_string()])
        .output()
        .map_err(|error| format!("valgrind can't be started: {error}"))?;
    let (said, log) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let done = said.trim().parse().map_err(|_| format!("{task} failed:\n{log}"))?;
    let collected = log.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    Ok((collected.ok_or_else(|| format!("callgrind counted nothing:\n{log}"))?, done))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == "--task") {
        let times = arguments.get(at + 2).and_then(|times| times.parse().ok()).unwrap_or(1);
        println!("{}", run(arguments.get(at + 1).map_or("", String::as_str), times));
        return ExitCode::SUCCESS;
    }
    for (task, what) in TASKS {
        match counted(task, 1).and_then(|once| Ok((once, counted(task, 2)?))) {
            Ok(((once, some), (twice, more))) => {
                println!(
                    "{task:<12}{:>14.1} instructions for each {what}",
                    (twice - once) as f64 / (more - some) as f64
                );
            }
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
