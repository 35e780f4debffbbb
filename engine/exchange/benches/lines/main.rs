//! How fast lines of the exchange format are answered: movement phases of random games on the classic map, with reasons
//! and without.
//!
//! To repeat: `cargo bench -p dragoman-exchange --bench lines`. For the program itself, with its reading and writing:
//!
//! ```text
//! cargo bench -p dragoman-exchange --bench lines -- print > lines.jsonl
//! time dragoman adjudicate < lines.jsonl > answers.jsonl
//! ```
//!
//! The aim is 20,000 lines in two seconds with memory that doesn't grow: the highest figure of `/proc/<pid>/status`
//! (`VmHWM`, or `/usr/bin/time -v`) is the same for the file once and ten times over.

#[path = "../../../../tests/cases/mod.rs"]
mod cases;
#[path = "../../../rules/benches/positions/mod.rs"]
mod positions;
#[path = "../../../../tests/random_play/mod.rs"]
mod random_play;

use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::time::Instant;

use dragoman_engine::{Game, Phase, PhaseOrders, PowerSet, Rulebook};
use dragoman_exchange::adjudicate_line;
use serde_json::{Value, json};

/// Lines in one run.
const LINES: usize = 20_000;
const RUNS: usize = 5;

/// The phases that the other benches work through, as lines.
fn lines(explain: bool) -> Vec<String> {
    let rulebook = Rulebook::edition_2023();
    let tasks = positions::all();
    let line = |(number, (movement, orders)): (usize, &positions::Task)| {
        // A saved phase has all that a request has.
        let mut game = Game::resume(Phase::Movement(*movement), rulebook);
        game.play(PhaseOrders::Movement(*orders), PowerSet::EMPTY).expect("the orders are for that phase");
        let saved = dragoman_exchange::save(&game, "").expect("the package has the classic map");
        let phase = &saved["phases"][0];
        let position: &Value = &phase["state"];
        json!({
            "id": number.to_string(), "variant": "classic", "explain": explain, "phase": phase["name"],
            "units": position["units"], "centers": position["centers"], "orders": phase["orders"],
        })
        .to_string()
    };
    tasks.iter().enumerate().map(line).collect()
}

fn main() -> std::io::Result<()> {
    if std::env::args().any(|argument| argument == "print") {
        let mut output = BufWriter::new(std::io::stdout().lock());
        for line in lines(false).iter().cycle().take(LINES) {
            writeln!(output, "{line}")?;
        }
        return output.flush();
    }
    for explain in [false, true] {
        let lines = lines(explain);
        let mut times: [f64; RUNS] = std::array::from_fn(|_| {
            let start = Instant::now();
            for line in lines.iter().cycle().take(LINES) {
                let answer = adjudicate_line(black_box(line));
                assert!(!answer.contains("\"error\""), "{answer}");
            }
            start.elapsed().as_secs_f64()
        });
        times.sort_by(f64::total_cmp);
        let time = times[RUNS / 2];
        let what = if explain { "with reasons" } else { "without reasons" };
        println!("{LINES} lines {what}: {time:.2} s, {:.1} µs a line", time * 1e6 / LINES as f64);
    }
    Ok(())
}
