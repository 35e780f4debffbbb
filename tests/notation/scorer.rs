//! A second way to read orders, for comparison: by the likeness of a text to each order that is lawful for its writer.
//!
//! Each lawful order of the writer's own units is written in their language, with abbreviations and with full names, and
//! in English. A clause is the order that it resembles most, if it does so enough and no other order does nearly as
//! much; it is asked about if it resembles one less, or several. Nothing is known of grammar, conditions or headings.

use std::collections::BTreeMap;

use dragoman_engine::WrittenOrder;
use dragoman_l10n::{Language, Notation};

use crate::board::Board;
use crate::reader::WORDS;
use crate::verdict::Entry;

/// How much of a clause and of an order must be found in the other, of 1, for the order to be stored.
const STORED: f64 = 0.86;
/// The same for the order to be offered.
const OFFERED: f64 = 0.6;
/// By how much the next order must be less like the clause.
const APART: f64 = 0.08;

/// The orders of one power, each in several notations, as tokens.
pub struct Scorer {
    /// What joins two orders, besides signs.
    and: Vec<String>,
    orders: Vec<(String, Vec<Vec<String>>)>,
}

/// Words and signs: lower case, without diacritics, every dash the same.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = vec![String::new()];
    for c in dragoman_notation::folded(text).chars() {
        if c.is_alphanumeric() {
            tokens.last_mut().expect("one at least").push(c);
        } else {
            let dash = matches!(c, '-' | '–' | '—' | '→' | '>').then(|| "-".to_owned());
            tokens.extend(dash.into_iter().chain([String::new()]));
        }
    }
    tokens.retain(|token| !token.is_empty());
    tokens
}

/// How much two tokens are alike, of 1: one is the beginning of the other, or they share pairs of letters.
fn likeness(one: &str, other: &str) -> f64 {
    if one == other {
        return 1.0;
    }
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    if short.len() < 2 || short == "-" || long == "-" {
        return 0.0;
    }
    if long.starts_with(short) && short.len() >= 3 {
        return 0.95;
    }
    let pairs = |text: &str| text.as_bytes().windows(2).map(<[u8]>::to_vec).collect::<Vec<_>>();
    let (short, mut long) = (pairs(short), pairs(long));
    let all = (short.len() + long.len()) as f64;
    let shared = short.iter().filter(|pair| {
        let at = long.iter().position(|other| other == *pair);
        at.map(|at| long.swap_remove(at)).is_some()
    });
    2.0 * shared.count() as f64 / all
}

/// What a token tells: the letter of a unit and a dash are often left out.
fn weight(token: &str) -> f64 {
    if matches!(token, "a" | "f" | "-") { 0.25 } else { 1.0 }
}

/// How much of both lists is found in the other in the same sequence, of 1.
fn score(clause: &[String], order: &[String]) -> f64 {
    let mut best = vec![0.0_f64; order.len() + 1];
    for word in clause {
        let mut diagonal = 0.0;
        for (at, wanted) in order.iter().enumerate() {
            let alike = likeness(word, wanted);
            let matched = diagonal + if alike >= 0.5 { alike * weight(wanted) } else { 0.0 };
            diagonal = best[at + 1];
            best[at + 1] = best[at + 1].max(best[at]).max(matched);
        }
    }
    let all: f64 = clause.iter().chain(order).map(|token| weight(token)).sum();
    2.0 * best[order.len()] / all
}

impl Scorer {
    pub fn new(board: &Board, power: dragoman_engine::Power, language: Language) -> Self {
        let own = board.orders().into_iter().filter(|(owner, _)| *owner == power);
        let written = |text: String| {
            let order = WrittenOrder::read(board.map, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let forms =
                [(language, Notation::Abbreviations), (language, Notation::Names), (Language::EN, Notation::Names)];
            let forms = forms.map(|(language, notation)| tokens(&WORDS.order(language, board.map, notation, &order)));
            let forms = forms.into_iter().chain([tokens(&text)]).collect();
            (text, forms)
        };
        let and = WORDS.and_words(language).map(str::to_owned).collect();
        Self { and, orders: own.map(|(_, text)| written(text)).collect() }
    }

    pub fn read(&self, text: &str) -> Vec<Entry> {
        let clauses = text.split(['\n', ',', ';']).map(tokens).collect::<Vec<_>>();
        let clauses = clauses.iter().flat_map(|clause| clause.split(|token| self.and.contains(token)));
        clauses.filter_map(|clause| self.clause(clause)).collect()
    }

    fn clause(&self, clause: &[String]) -> Option<Entry> {
        if clause.is_empty() {
            return None;
        }
        // What two orders have in common says nothing about which is meant: each order counts by its best notation.
        let mut scores: BTreeMap<&str, f64> = BTreeMap::new();
        for (order, forms) in &self.orders {
            let best = forms.iter().map(|form| score(clause, form)).fold(0.0, f64::max);
            scores.insert(order, best);
        }
        let mut scores: Vec<_> = scores.into_iter().collect();
        scores.sort_by(|one, other| other.1.total_cmp(&one.1));
        let (order, best) = *scores.first()?;
        let near: Vec<&str> = scores.iter().take_while(|(_, score)| *score > best - APART).map(|(it, _)| *it).collect();
        if best >= STORED && near.len() == 1 {
            Some(Entry::Order { order: order.to_owned(), assumed: Vec::new() })
        } else if best >= OFFERED && near.len() <= 5 {
            Some(Entry::Choices(near.into_iter().map(str::to_owned).collect()))
        } else {
            Some(Entry::Error { kind: "unknown-word".to_owned() })
        }
    }
}
