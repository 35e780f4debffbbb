//! A statement: who says what to whom.

use std::collections::BTreeSet;

use dragoman_engine::{Power, Turn};

use crate::clause::{Clause, Value};
use crate::meaning::{Binds, Meaning, Slot, Sort};

/// The most alternatives of a statement: "this, or this".
pub const MOST_ALTERNATIVES: usize = 3;
/// The most clauses of an alternative.
pub const MOST_CLAUSES: usize = 6;
/// The most conditions of an alternative.
pub const MOST_CONDITIONS: usize = 3;

/// Until when an alternative holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the end of this season.
    Turn(Turn),
    /// Until somebody says otherwise.
    Notice,
}

/// Clauses that are said together, and what limits them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    clauses: Vec<Clause>,
    /// At most one end, one beginning, and [`MOST_CONDITIONS`] conditions.
    limits: Vec<Clause>,
}

impl Alternative {
    /// The clauses and limits of `lines`, in any order. `None` if there is no clause, too many of either, or a limit twice.
    #[must_use]
    pub fn new(lines: impl IntoIterator<Item = Clause>) -> Option<Self> {
        let (limits, clauses): (Vec<Clause>, Vec<Clause>) =
            lines.into_iter().partition(|clause| clause.meaning().is_limit());
        let count = |is: fn(Meaning) -> bool| limits.iter().filter(|limit| is(limit.meaning())).count();
        let is_sound = !clauses.is_empty()
            && clauses.len() <= MOST_CLAUSES
            && clauses.iter().all(|clause| clause.meaning() != Meaning::Or)
            && count(|meaning| matches!(meaning, Meaning::Until | Meaning::UntilNotice)) <= 1
            && count(|meaning| meaning == Meaning::From) <= 1
            && count(|meaning| matches!(meaning, Meaning::Condition | Meaning::Unless)) <= MOST_CONDITIONS;
        is_sound.then_some(Self { clauses, limits })
    }

    /// What is said.
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// All lines: the clauses, and then what limits them.
    pub fn lines(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().chain(&self.limits)
    }

    /// Until when it holds, if that was said.
    #[must_use]
    pub fn until(&self) -> Option<Until> {
        if self.limits.iter().any(|limit| limit.meaning() == Meaning::UntilNotice) {
            return Some(Until::Notice);
        }
        self.turn(Meaning::Until).map(Until::Turn)
    }

    /// From when on it holds, if that was said.
    #[must_use]
    pub fn from(&self) -> Option<Turn> {
        self.turn(Meaning::From)
    }

    /// The season of a limit.
    fn turn(&self, meaning: Meaning) -> Option<Turn> {
        let limit = self.limits.iter().find(|limit| limit.meaning() == meaning)?;
        if let Some(Value::Turn(turn)) = limit.value(Slot::Turn) { Some(*turn) } else { None }
    }

    /// What has to be so, or done.
    pub fn conditions(&self) -> impl Iterator<Item = &Clause> {
        self.limits.iter().filter(|limit| limit.meaning() == Meaning::Condition).filter_map(Clause::inner)
    }

    /// What must not be so.
    pub fn exceptions(&self) -> impl Iterator<Item = &Clause> {
        self.limits.iter().filter(|limit| limit.meaning() == Meaning::Unless).filter_map(Clause::inner)
    }
}

/// What one power says to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    author: Power,
    to: Vec<Power>,
    answers: Option<u32>,
    alternatives: Vec<Alternative>,
}

impl Statement {
    /// What `author` says `to` others, as an answer to the statement with the number `answers`. `None` if it is said to nobody or
    /// to its author, has no alternative or too many.
    #[must_use]
    pub fn new(
        author: Power,
        to: impl IntoIterator<Item = Power>,
        answers: Option<u32>,
        alternatives: Vec<Alternative>,
    ) -> Option<Self> {
        let to: BTreeSet<Power> = to.into_iter().collect();
        let is_sound = !to.is_empty() && !to.contains(&author) && (1..=MOST_ALTERNATIVES).contains(&alternatives.len());
        is_sound.then(|| Self { author, to: to.into_iter().collect(), answers, alternatives })
    }

    /// Who says it.
    #[must_use]
    pub const fn author(&self) -> Power {
        self.author
    }

    /// Whom it is said to, in the map's order.
    #[must_use]
    pub fn to(&self) -> &[Power] {
        &self.to
    }

    /// The number of the statement that it answers.
    #[must_use]
    pub const fn answers(&self) -> Option<u32> {
        self.answers
    }

    /// What is said: all clauses of one of these.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.alternatives
    }

    /// Whom any of it would bind once it is agreed to, in the map's order. What was answered isn't known here.
    #[must_use]
    pub fn bound(&self) -> Vec<Power> {
        let mut bound = BTreeSet::new();
        for clause in self.alternatives.iter().flat_map(|alternative| &alternative.clauses) {
            let (author, addressees) = match clause.binds() {
                Binds::Nobody | Binds::AsAnswered => (false, false),
                Binds::Author => (true, false),
                Binds::Addressee => (false, true),
                Binds::Both => (true, true),
            };
            if author {
                bound.insert(self.author);
            }
            if addressees {
                bound.extend(&self.to);
            }
        }
        bound.into_iter().collect()
    }

    /// What it is as a whole, by the clause that asks for most: one proposal among reasons is a proposal.
    #[must_use]
    pub fn sort(&self) -> Sort {
        const ORDER: [Sort; 6] =
            [Sort::Proposal, Sort::Question, Sort::Announcement, Sort::Information, Sort::Answer, Sort::Line];
        let sorts: Vec<Sort> =
            self.alternatives.iter().flat_map(|alternative| &alternative.clauses).map(Clause::sort).collect();
        ORDER.into_iter().find(|sort| sorts.contains(sort)).unwrap_or(Sort::Line)
    }
}
