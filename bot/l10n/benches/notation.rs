//! The time to read orders, with the lexicons of all languages loaded.
//!
//! `cargo bench -p dragoman-l10n` prints the best of several rounds, since slower ones are due to the machine, and how
//! the time grows with the input: for a reader in one pass, eight times the text takes eight times as long.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dragoman_engine::{Centres, GameOptions, Map, PhaseCode, Position, Rulebook, Unit, Units, WrittenUnit};
use dragoman_l10n::{Language, Notation, Reply, Words};
use dragoman_notation::{Finding, ReadContext, Situation, read};

/// Units of a position after a usual first spring, seven powers.
const UNITS: [(&str, &str); 7] = [
    ("AUSTRIA", "F TRI, A SER, A VIE, A BUD, F GRE"),
    ("ENGLAND", "A YOR, F NTH, F ENG, F NWG, A LVP"),
    ("FRANCE", "A MAR, F MAO, A BUR, A PAR, F BRE"),
    ("GERMANY", "A RUH, F HOL, A KIE, A MUN, F DEN"),
    ("ITALY", "A TYR, A VEN, F ION, A ROM, F TYS"),
    ("RUSSIA", "A UKR, F SEV, A WAR, F BOT, A MOS"),
    ("TURKEY", "F ANK, A BUL, A CON, F BLA"),
];

/// Their orders, each power's in its player's own notation.
const ORDERS: [(Language, &str); 7] = [
    (Language::of(*b"it"), "F Tri - Mad\nA Ser APP A Bul - Rmn\nA Vie - Glz\nA Bud - Rmn\nF Gre XXX"),
    (Language::EN, "A Yor - Nwy\nF Nth C A Yor - Nwy\nF Eng S F Nth - Bel\nF Nwg - Bar\nA Lvp - Edi"),
    (Language::EN, "A Mar - Spa\nF MAO - Por\nA Bur S A Ruh - Bel\nA Par - Pic\nF Bre - Gas"),
    (Language::of(*b"nl"), "A Ruh-Bel\nF Hol S A Ruh-Bel\nA Kie S F Hol\nA Mun-Bour\nF Dm-Zwe"),
    (Language::of(*b"it"), "A Tir - Tri\nA Ven APP A Tir - Tri\nF Mio - Tun\nA Rom - Pug\nF Mti APP F Mio - Tun"),
    (Language::of(*b"pl"), "A Ukr - Rum\nF Sew S A Ukr - Rum\nA War - Gal\nF Bot - Szw\nA Mos - Inf"),
    (Language::of(*b"nl"), "F Ank-Arm\nA Bul-Ro\nA Con XXX\nF Zwz S A Bul-Ro"),
];

fn situation() -> Situation {
    let map = Map::classic();
    let mut units = Units::new();
    for (power, list) in UNITS {
        let power = map.power(power).expect("a power of the classic map");
        for text in list.split(", ") {
            let written = WrittenUnit::read(map, text).expect("a unit");
            let kind = written.kind.expect("with its letter");
            units.place(map, Unit { power, kind, location: written.at }).expect("room for it");
        }
    }
    let PhaseCode { turn, kind } = PhaseCode::read("F1901M").expect("a phase");
    let position = Position { map, turn, units, centres: Centres::new(), options: GameOptions::default() };
    Situation { position, kind, dislodged: Vec::new() }
}

/// The best time of one call among many.
fn best(mut call: impl FnMut()) -> Duration {
    let mut best = Duration::MAX;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(700) {
        // Rounds of about a millisecond, so that the clock's own time is negligible.
        let mut calls = 0_u32;
        let round = Instant::now();
        while round.elapsed() < Duration::from_millis(1) {
            for _ in 0..8 {
                call();
            }
            calls += 8;
        }
        best = best.min(round.elapsed() / calls);
    }
    best
}

struct Bench<'a> {
    words: &'a Words,
    situation: &'a Situation,
    rulebook: Rulebook,
}

impl Bench<'_> {
    fn context(&self, power: &str, language: Language) -> ReadContext<'_> {
        let power = self.situation.map().power(power);
        self.words.reader(language, self.situation, power, &self.rulebook).expect("the classic map has its tables")
    }

    /// Reads one message; returns the number of orders in it.
    fn read(&self, context: &ReadContext<'_>, text: &str) -> usize {
        let entries = read(black_box(text), context);
        entries.iter().filter(|entry| matches!(entry.finding, Finding::Order { .. })).count()
    }

    fn lines(&self) {
        let mut worst = Duration::ZERO;
        for ((power, _), (language, orders)) in UNITS.iter().zip(ORDERS) {
            let context = self.context(power, language);
            for line in orders.lines() {
                assert_eq!(self.read(&context, line), 1, "{line}");
                let time = best_quickly(|| {
                    black_box(self.read(&context, line));
                });
                worst = worst.max(time);
                println!("  {time:>10.2?}  {line}");
            }
        }
        println!("slowest usual line: {worst:.2?} (aim: 3 µs)");
    }

    fn full_board(&self) {
        let contexts: Vec<ReadContext<'_>> =
            UNITS.iter().zip(ORDERS).map(|((power, _), (language, _))| self.context(power, language)).collect();
        let time = best(|| {
            let mut read_orders = 0;
            for (context, (_, text)) in contexts.iter().zip(ORDERS) {
                read_orders += self.read(context, text);
            }
            assert_eq!(read_orders, 34);
        });
        println!("34 orders in four languages: {time:.2?}");
        let time = best(|| {
            let mut answers = 0;
            for (context, (language, text)) in contexts.iter().zip(ORDERS) {
                let situation = self.situation;
                let reply = Reply { words: self.words, language, notation: Notation::Abbreviations, situation };
                for entry in read(black_box(text), context) {
                    answers += usize::from(reply.entry(text, &entry).is_some_and(|answer| answer.starts_with('✓')));
                }
            }
            assert_eq!(answers, 34);
        });
        println!("34 orders in four languages with the answers' text: {time:.2?} (aim: 150 µs)");
    }

    fn junk(&self) {
        let context = self.context("ITALY", Language::of(*b"it"));
        let mut seed = 7_u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        let letters = "aàbcdeéfghilłmnoópqrsśtuvzż -.,:;()/+?!😊\n";
        let letters: Vec<char> = letters.chars().collect();
        let random: String = (0..2_000).map(|_| letters[random(letters.len() as u32) as usize]).collect();
        let inputs = [
            ("random letters", random),
            ("one word", "a".repeat(2_000)),
            ("words of two letters", "Ma ".repeat(666)),
            ("dashes", "-".repeat(2_000)),
            ("brackets", "(".repeat(2_000)),
            ("units without end", "A ".repeat(1_000)),
            ("names without end", "Mar Ven Tri ".repeat(166)),
            ("supports without end", "A Ven S ".repeat(250)),
            ("moves without end", "Mar - Mar - ".repeat(166)),
            ("alternatives without end", "A Ven - Tri o Tir o ".repeat(100)),
            ("struck out and open", "~~ ".repeat(666)),
            ("emoji", "😊".repeat(2_000)),
        ];
        let mut worst = Duration::ZERO;
        for (name, text) in inputs {
            let text: String = text.chars().take(2_000).collect();
            let time = best_quickly(|| {
                black_box(self.read(&context, &text));
            });
            // The same text repeated, so that only its length changes; short enough that memory allocation is
            // negligible.
            let short: String = text.chars().take(250).collect();
            let long = short.repeat(8);
            let [short, long] = [short, long].map(|text| {
                best_quickly(|| {
                    black_box(self.read(&context, &text));
                })
            });
            worst = worst.max(time);
            let growth = long.as_secs_f64() / short.as_secs_f64();
            println!("  {time:>10.2?}  eight times the text takes {growth:.1} times as long  {name}");
        }
        println!("slowest 2,000 characters of junk: {worst:.2?} (aim: under 1 ms)");
    }
}

fn best_quickly(mut call: impl FnMut()) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..40 {
        let mut calls = 0_u32;
        let round = Instant::now();
        while round.elapsed() < Duration::from_micros(400) {
            call();
            calls += 1;
        }
        best = best.min(round.elapsed() / calls);
    }
    best
}

fn main() {
    let words = dragoman_locales::words().expect("the embedded files are sound");
    let situation = situation();
    let bench = Bench { words: &words, situation: &situation, rulebook: Rulebook::default() };
    bench.lines();
    bench.full_board();
    bench.junk();
}
