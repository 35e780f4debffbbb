//! From the definitions to a resolution: all conclusions that hold anyway, then knot by knot every combination.

use std::collections::BTreeSet;

use crate::rules::Paradox;
use crate::strength::{Known, Question};

/// What a knot turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knot {
    /// Just one combination is consistent.
    One,
    /// No combination is consistent, and a convoy is part of it.
    NoResolution,
    /// Several are, and a convoy is part of it.
    SeveralResolutions,
    /// Several are, without a convoy: units that follow each other in a circle.
    Circle,
}

/// The answers of one question for all answers to those that it really depends on.
struct Table {
    reads: Vec<usize>,
    answers: Vec<bool>,
}

impl Known<'_, '_> {
    /// Answers everything and says what knots there were.
    pub fn resolve(&mut self) -> Vec<Knot> {
        let mut knots = vec![];
        loop {
            self.conclude();
            let open: Vec<usize> = (0..self.questions.len()).filter(|&q| self.answers[q].is_none()).collect();
            if open.is_empty() {
                return knots;
            }
            let tables: Vec<(usize, Table)> = open.iter().map(|&q| (q, self.table(q))).collect();
            if let Some((q, table)) = tables.iter().find(|(_, table)| table.reads.is_empty()) {
                self.answers[*q] = Some(table.answers[0]);
                continue;
            }
            let knot = innermost(&tables);
            let inside: Vec<&(usize, Table)> = tables.iter().filter(|(q, _)| knot.contains(q)).collect();
            let consistent = combinations(&inside);
            let convoys =
                knot.iter().any(|&q| matches!(self.questions[q], Question::Convoyed(_) | Question::SpareRoute(..)));
            knots.push(match (consistent.len(), convoys) {
                (1, _) => Knot::One,
                (0, _) => Knot::NoResolution,
                (_, true) => Knot::SeveralResolutions,
                (_, false) => Knot::Circle,
            });
            if let [only] = &consistent[..] {
                self.adopt(&inside, *only);
            } else if convoys {
                self.apply_paradox_rule(&knot);
            } else {
                // A circle: the combination in which most move, which is all of them.
                let moving = |combination: u32| {
                    inside
                        .iter()
                        .enumerate()
                        .filter(|(bit, (q, _))| {
                            matches!(self.questions[*q], Question::Moves(_)) && combination >> bit & 1 == 1
                        })
                        .count()
                };
                let best = consistent.iter().copied().max_by_key(|&combination| moving(combination));
                self.adopt(&inside, best.expect("only convoys make orders without any resolution"));
            }
        }
    }

    /// How many resolutions of the whole board are consistent, if no more than `limit` questions are open after the first
    /// conclusions; before any paradox rule.
    #[must_use]
    pub fn consistent_resolutions(&self, limit: usize) -> Option<usize> {
        let mut first = Known::new(self.problem);
        first.conclude();
        let open: Vec<usize> = (0..first.questions.len()).filter(|&q| first.answers[q].is_none()).collect();
        if open.len() > limit {
            return None;
        }
        Some(
            (0..1_u32 << open.len())
                .filter(|combination| {
                    for (bit, &q) in open.iter().enumerate() {
                        first.answers[q] = Some(combination >> bit & 1 == 1);
                    }
                    (0..first.questions.len()).all(|q| first.ask(first.questions[q]) == first.answers[q])
                })
                .count(),
        )
    }

    /// Draws conclusions until nothing more follows.
    fn conclude(&mut self) {
        let mut more = true;
        while more {
            more = false;
            for q in 0..self.questions.len() {
                if self.answers[q].is_none() {
                    self.answers[q] = self.ask(self.questions[q]);
                    more |= self.answers[q].is_some();
                }
            }
        }
    }

    /// Tries all answers of what a question reads, and keeps only what makes a difference.
    fn table(&mut self, q: usize) -> Table {
        self.read.borrow_mut().clear();
        let _ = self.ask(self.questions[q]);
        let mut reads: Vec<usize> = self.read.borrow().iter().copied().collect();
        let mut answers: Vec<bool> = (0..1_u32 << reads.len())
            .map(|combination| {
                for (bit, &read) in reads.iter().enumerate() {
                    self.answers[read] = Some(combination >> bit & 1 == 1);
                }
                self.ask(self.questions[q]).expect("all that it reads is known")
            })
            .collect();
        for &read in &reads {
            self.answers[read] = None;
        }
        let mut bit = 0;
        while bit < reads.len() {
            let without = |c: &usize| c >> bit & 1 == 0;
            if (0..answers.len()).filter(without).all(|c| answers[c] == answers[c | 1 << bit]) {
                answers = (0..answers.len()).filter(without).map(|c| answers[c]).collect();
                reads.remove(bit);
            } else {
                bit += 1;
            }
        }
        Table { reads, answers }
    }

    fn adopt(&mut self, inside: &[&(usize, Table)], combination: u32) {
        for (bit, (q, _)) in inside.iter().enumerate() {
            self.answers[*q] = Some(combination >> bit & 1 == 1);
        }
    }

    fn apply_paradox_rule(&mut self, knot: &BTreeSet<usize>) {
        if self.problem.rules.paradox == Paradox::AllHold {
            for &q in knot {
                if let Question::Moves(unit) = self.questions[q] {
                    self.held.insert(unit);
                    self.answers[q] = Some(false);
                }
            }
        }
        for &q in knot {
            if let Question::Convoyed(army) | Question::SpareRoute(army, _) = self.questions[q] {
                self.stranded.insert(army);
                self.answers[q] = Some(false);
            }
        }
    }
}

/// The questions that depend on each other and on no other open one.
fn innermost(tables: &[(usize, Table)]) -> BTreeSet<usize> {
    let reach = |start: usize| {
        let mut found = BTreeSet::from([start]);
        let mut queue = vec![start];
        while let Some(q) = queue.pop() {
            let reads = tables.iter().find(|(other, _)| *other == q).map_or(&[][..], |(_, table)| &table.reads);
            queue.extend(reads.iter().copied().filter(|&read| found.insert(read)));
        }
        found
    };
    // What depends on fewest depends only on what depends on it.
    tables.iter().map(|&(q, _)| reach(q)).min_by_key(BTreeSet::len).unwrap_or_default()
}

/// All combinations of answers in which each answer is the one that the others demand.
fn combinations(inside: &[&(usize, Table)]) -> Vec<u32> {
    assert!(inside.len() <= 24, "a knot of {} questions can't be searched", inside.len());
    let position =
        |q: usize| inside.iter().position(|(other, _)| *other == q).expect("the knot depends on itself only");
    let places: Vec<Vec<usize>> =
        inside.iter().map(|(_, table)| table.reads.iter().map(|&q| position(q)).collect()).collect();
    (0..1_u32 << inside.len())
        .filter(|combination| {
            inside.iter().enumerate().all(|(bit, (_, table))| {
                let row = places[bit]
                    .iter()
                    .enumerate()
                    .fold(0, |row, (i, place)| row | ((combination >> place & 1) as usize) << i);
                table.answers[row] == (combination >> bit & 1 == 1)
            })
        })
        .collect()
}
