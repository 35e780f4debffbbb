//! The reader beside another that only compares texts with lawful orders (`scorer.rs`), on every line that we have. The
//! one that stays misreads less; of two that misread as often, it is the one that asks less.

use std::collections::{BTreeMap, HashMap};

use dragoman_engine::Rulebook;

use crate::board;
use crate::cases::{self, Case, Expected};
use crate::reader;
use crate::scorer::Scorer;
use crate::talk;
use crate::verdict::Entry;

/// What became of the lines of a corpus.
#[derive(Clone, Copy, Default)]
struct Tally {
    right: usize,
    /// Something is stored that wasn't meant.
    misread: usize,
    /// Not all is stored that was meant; something is offered.
    asked: usize,
    /// The same, and nothing is offered.
    unread: usize,
}

impl Tally {
    fn note(&mut self, entries: &[Entry], meant: &[&[String]]) {
        let stored: Vec<&String> = entries
            .iter()
            .filter_map(|entry| match entry {
                Entry::Order { order, .. } => Some(order),
                Entry::Choices(_) | Entry::Error { .. } => None,
            })
            .collect();
        let fits = |meant: &&[String]| stored.iter().all(|order| meant.contains(order));
        let is_whole = |meant: &&[String]| fits(meant) && meant.iter().all(|order| stored.contains(&order));
        let offers = |entry: &Entry| matches!(entry, Entry::Choices(_));
        *if meant.iter().any(is_whole) {
            &mut self.right
        } else if !meant.iter().any(fits) {
            &mut self.misread
        } else if entries.iter().any(offers) {
            &mut self.asked
        } else {
            &mut self.unread
        } += 1;
    }

    fn and(self, other: Self) -> Self {
        Self {
            right: self.right + other.right,
            misread: self.misread + other.misread,
            asked: self.asked + other.asked,
            unread: self.unread + other.unread,
        }
    }
}

/// The corpora by name, each with what the reader and what the scorer make of it.
struct Compared {
    /// Of how many lines one is read, and how many there were.
    every: usize,
    lines: usize,
    rows: BTreeMap<&'static str, [Tally; 2]>,
    scorers: HashMap<(String, String, String), Scorer>,
}

impl Compared {
    fn new(every: usize) -> Self {
        Self { every, lines: 0, rows: BTreeMap::new(), scorers: HashMap::new() }
    }

    fn case(&mut self, name: &'static str, case: &Case) {
        let orders = |expected: &Expected| match expected {
            Expected::Orders(orders, _) => orders.iter().map(|(order, _)| order.clone()).collect(),
            Expected::Ask(_) | Expected::Refuse(_) => Vec::new(),
        };
        let meant: Vec<Vec<String>> = case.expected.iter().map(orders).collect();
        self.line(name, (&case.position, &case.language, &case.power), &case.text, &meant);
    }

    fn line(
        &mut self,
        name: &'static str,
        (position, language, power): (&cases::Position, &str, &str),
        text: &str,
        meant: &[Vec<String>],
    ) {
        self.lines += 1;
        if !self.lines.is_multiple_of(self.every) {
            return;
        }
        let board = board::board(position);
        let own = board::power(board.map, power);
        let rulebook = if position.options.is_empty() { Rulebook::default() } else { reader::rulebook(position) };
        let read = reader::read(&reader::situation(&board), reader::language(language), own, &rulebook, text);
        let read = reader::entries(board.map, &read);
        let key = (position.name.clone(), language.to_owned(), power.to_owned());
        let scorer = self.scorers.entry(key).or_insert_with(|| Scorer::new(&board, own, reader::language(language)));
        let scored = scorer.read(text);
        let meant: Vec<&[String]> = meant.iter().map(Vec::as_slice).collect();
        let [reader, scorer] = self.rows.entry(name).or_default();
        reader.note(&read, &meant);
        scorer.note(&scored, &meant);
    }
}

/// The lines of Rust below a folder or in a file, without blank ones and comments.
fn lines_of_code(path: &std::path::Path) -> usize {
    if path.is_dir() {
        let inside = std::fs::read_dir(path).expect("a folder of sources");
        return inside.map(|entry| lines_of_code(&entry.expect("a file").path())).sum();
    }
    let text = std::fs::read_to_string(path).expect("a source");
    let product = text.split("#[cfg(test)]").next().unwrap_or_default();
    product.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

#[test]
fn the_reader_misreads_less_than_likeness_to_lawful_orders() {
    // The scorer compares each clause with hundreds of texts: the ordinary run takes every twentieth line.
    let every = if std::env::var_os("DRAGOMAN_LONG").is_some() { 1 } else { 20 };
    let mut compared = Compared::new(every);
    let start = cases::position("start");
    for (name, corpus) in [("talk", "talk"), ("phones", "phone"), ("names of commands", "commands")] {
        for language in talk::LANGUAGES {
            for line in talk::typed(language, corpus) {
                compared.line(name, (&start, language, &line.power), &line.text, &[line.orders]);
            }
        }
    }
    let files = cases::CORPUS.iter().filter(|file| **file != "corpus/hasty.txt");
    files.flat_map(|file| cases::load(file)).for_each(|case| compared.case("orders of all kinds", &case));
    cases::load("corpus/hasty.txt").iter().for_each(|case| compared.case("hasty orders", case));
    cases::SEEDS.iter().flat_map(|file| cases::load(file)).for_each(|case| compared.case("seeds", &case));
    let forms = cases::AMBIGUITIES.iter().flat_map(|file| cases::load(file));
    forms.for_each(|case| compared.case("forms of several provinces", &case));
    let root = cases::folder().join("../..");
    let code = [root.join("engine/notation/src"), root.join("tests/notation/scorer.rs")].map(|it| lines_of_code(&it));
    let all = compared
        .rows
        .values()
        .fold([Tally::default(); 2], |[one, other], [reader, scorer]| [one.and(*reader), other.and(*scorer)]);
    for (at, who) in ["the reader", "the scorer"].into_iter().enumerate() {
        println!("{who}, {} lines of code", code[at]);
        println!("{:28} {:>6} {:>8} {:>6} {:>9}", "", "right", "misread", "asked", "not read");
        for (name, tally) in compared.rows.iter().map(|(name, row)| (*name, row[at])).chain([("all", all[at])]) {
            println!("{name:28} {:6} {:8} {:6} {:9}", tally.right, tally.misread, tally.asked, tally.unread);
        }
    }
    let [reader, scorer] = all;
    assert!((reader.misread, reader.asked) < (scorer.misread, scorer.asked), "the scorer reads better");
}
