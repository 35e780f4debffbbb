//! The time of a decision about orders, from the text to the changes, beside reading the same text alone.
//!
//! Each is the best of several rounds, since slower ones are due to the machine; the ratios are of the same run, and are
//! what another commit's are compared with. It compiles at an older commit too: copy this file there, and name the bench
//! in `bot/game/Cargo.toml`.
//!
//! ```text
//! cargo bench -p dragoman-game --bench decision --features testing
//! ```

use std::hint::black_box;
use std::time::{Duration, Instant};

use dragoman_game::rules;
use dragoman_game::testing::Trial;
use dragoman_l10n::Language;
use dragoman_notation::{Situation, read};

/// What Italy writes in Spring 1901: a command, an order, all orders, talk about an order.
const TEXTS: [(&str, &str); 5] = [
    ("a command that shows something", "status"),
    ("an order", "A Ven - Tri"),
    ("all orders", "A Ven - Tri\nA Rom - Apu\nF Nap - ION"),
    ("all orders with courtesy", "Hi, here are my orders:\nA Ven - Tri, please\nA Rom - Apu\nF Nap - ION\nThanks!"),
    ("a question about an order", "can A Ven go to Tyr?"),
];

/// The best time of one call among many.
fn best(mut call: impl FnMut()) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..200 {
        let (mut calls, round) = (0_u32, Instant::now());
        while round.elapsed() < Duration::from_millis(2) {
            call();
            calls += 1;
        }
        best = best.min(round.elapsed() / calls);
    }
    best
}

fn main() {
    let mut table = Trial::new();
    let game = table.game().clone();
    let position = &game.running().expect("it is being played").position;
    let phase = rules::load(&game.settings, position).expect("an opening");
    let situation = Situation::of(&phase).expect("a phase");
    let rulebook = rules::rulebook(&game.settings);
    let words = dragoman_game::testing::words();
    let italy = situation.map().power("ITALY");
    let context = words.reader(Language::EN, &situation, italy, &rulebook).expect("the classic map has its tables");
    // What a decision costs in which nothing is read as orders.
    let mut idle = None;
    println!("{:34} {:>12} {:>12} {:>8} {:>10}", "", "decision", "reading", "ratio", "to a look");
    for (what, text) in TEXTS {
        let decision = best(|| {
            black_box(table.would_say("italy", black_box(text)));
        });
        let reading = best(|| {
            black_box(read(black_box(text), &context));
        });
        let idle = *idle.get_or_insert(decision);
        let ratio = decision.as_secs_f64() / reading.as_secs_f64();
        let looks = decision.as_secs_f64() / idle.as_secs_f64();
        println!("{what:34} {decision:>12.2?} {reading:>12.2?} {ratio:8.1} {looks:10.2}");
    }
}
