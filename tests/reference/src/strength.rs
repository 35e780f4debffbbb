//! The rules' definitions: when a move succeeds, when a support counts, when a convoy is whole. Each is a function of the
//! answers to the other questions, as far as they are known; what isn't known yet makes a strength an interval and an
//! answer `None`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::board::Province;
use crate::problem::{Problem, Way};
use crate::rules::Paradox;

/// A yes-or-no question of which a resolution is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// Does this unit's move succeed?
    Moves(usize),
    /// Does this unit's support count?
    Supports(usize),
    /// Is the convoy of this army whole?
    Convoyed(usize),
    /// Has this army a whole route that does without the fleet in this province?
    SpareRoute(usize, Province),
}

/// A strength: at least, at most.
type Strength = (u8, u8);

/// What is known so far. Remembers what it was asked and didn't know.
pub struct Known<'p, 'b> {
    /// The orders.
    pub problem: &'p Problem<'b>,
    /// All questions.
    pub questions: Vec<Question>,
    /// Their answers.
    pub answers: Vec<Option<bool>>,
    /// Armies whose convoy fails by a paradox rule.
    pub stranded: BTreeSet<usize>,
    /// Units whose moves come to nothing by the rule that all of a paradox hold.
    pub held: BTreeSet<usize>,
    /// The unknown questions that were read.
    pub read: RefCell<BTreeSet<usize>>,
    /// Where the questions about each unit are.
    index: Vec<Vec<usize>>,
}

fn not(a: Option<bool>) -> Option<bool> {
    a.map(|a| !a)
}

/// Whether all hold. Looks at every one, so that what is read doesn't depend on what is found.
fn all(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    let mut so_far = Some(true);
    for answer in answers {
        so_far = match (so_far, answer) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        };
    }
    so_far
}

fn any(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    not(all(answers.into_iter().map(not)))
}

/// The strength that applies if `answer` is yes, or the other if it is no, or either if it isn't known.
fn either(answer: Option<bool>, yes: Strength, no: Strength) -> Strength {
    match answer {
        Some(true) => yes,
        Some(false) => no,
        None => (yes.0.min(no.0), yes.1.max(no.1)),
    }
}

fn beats(attack: Strength, defence: Strength) -> Option<bool> {
    if attack.0 > defence.1 {
        Some(true)
    } else if attack.1 <= defence.0 {
        Some(false)
    } else {
        None
    }
}

impl<'p, 'b> Known<'p, 'b> {
    /// Nothing is known.
    #[must_use]
    pub fn new(problem: &'p Problem<'b>) -> Self {
        let mut questions = vec![];
        for unit in 0..problem.units.len() {
            if problem.goal[unit].is_some() {
                questions.push(Question::Moves(unit));
            }
            if problem.support[unit].is_some() {
                questions.push(Question::Supports(unit));
            }
            if problem.way[unit] != Way::Itself {
                questions.push(Question::Convoyed(unit));
                for &fleet in problem.routes[unit].iter().flatten().collect::<BTreeSet<_>>() {
                    if problem.asks_for_spare_route(problem.home(fleet), unit) {
                        questions.push(Question::SpareRoute(unit, problem.home(fleet)));
                    }
                }
            }
        }
        let mut index = vec![vec![]; problem.units.len()];
        for (q, &question) in questions.iter().enumerate() {
            let (Question::Moves(unit)
            | Question::Supports(unit)
            | Question::Convoyed(unit)
            | Question::SpareRoute(unit, _)) = question;
            index[unit].push(q);
        }
        let answers = vec![None; questions.len()];
        Self {
            problem,
            questions,
            answers,
            stranded: BTreeSet::new(),
            held: BTreeSet::new(),
            read: RefCell::default(),
            index,
        }
    }

    fn answer(&self, question: Question) -> Option<bool> {
        let (Question::Moves(unit)
        | Question::Supports(unit)
        | Question::Convoyed(unit)
        | Question::SpareRoute(unit, _)) = question;
        let index = self.index[unit].iter().copied().find(|&q| self.questions[q] == question)?;
        if self.answers[index].is_none() {
            self.read.borrow_mut().insert(index);
        }
        self.answers[index]
    }

    /// Answers a question from the others.
    #[must_use]
    pub fn ask(&self, question: Question) -> Option<bool> {
        match question {
            Question::Moves(unit) => self.succeeds(unit),
            Question::Supports(unit) => self.counts(unit),
            Question::Convoyed(unit) => self.whole(unit),
            Question::SpareRoute(unit, without) => self.spare(unit, without),
        }
    }

    /// Whether a unit's move succeeds; a unit without a legal move doesn't move.
    fn moves(&self, unit: usize) -> Option<bool> {
        if self.problem.goal[unit].is_none() { Some(false) } else { self.answer(Question::Moves(unit)) }
    }

    /// A unit is dislodged if another enters its province and it doesn't leave.
    #[must_use]
    pub fn dislodged(&self, unit: usize) -> Option<bool> {
        let entered = any(self.problem.movers_to(self.problem.home(unit)).map(|mover| self.moves(mover)));
        all([entered, not(self.moves(unit))])
    }

    fn whole(&self, army: usize) -> Option<bool> {
        let routes = &self.problem.routes[army];
        if self.stranded.contains(&army) || routes.is_empty() {
            return Some(false);
        }
        if self.problem.rules.any_route_breaks {
            return all(routes.iter().flatten().map(|&fleet| not(self.dislodged(fleet))));
        }
        any(routes.iter().map(|route| all(route.iter().map(|&fleet| not(self.dislodged(fleet))))))
    }

    fn spare(&self, army: usize, without: Province) -> Option<bool> {
        if self.problem.rules.any_route_breaks {
            return Some(false); // it can do without none
        }
        let others =
            self.problem.routes[army].iter().filter(|route| route.iter().all(|&f| self.problem.home(f) != without));
        any(others.map(|route| all(route.iter().map(|&fleet| not(self.dislodged(fleet))))))
    }

    /// Whether it really goes by convoy.
    #[must_use]
    pub fn by_convoy(&self, unit: usize) -> Option<bool> {
        match self.problem.way[unit] {
            Way::Itself => Some(false),
            Way::Convoy => Some(true),
            Way::ConvoyElseLand => self.answer(Question::Convoyed(unit)),
        }
    }

    /// Whether it gets as far as its goal's border.
    #[must_use]
    pub fn has_path(&self, unit: usize) -> Option<bool> {
        if self.held.contains(&unit) {
            return Some(false);
        }
        match self.problem.way[unit] {
            Way::Convoy => self.answer(Question::Convoyed(unit)),
            Way::Itself | Way::ConvoyElseLand => Some(true),
        }
    }

    /// One, and one more for each support that counts, except those of the power `refuse`.
    #[must_use]
    pub fn supported(&self, unit: usize, refuse: Option<usize>) -> Strength {
        let mut strength = (1, 1);
        for (supporter, support) in self.problem.support.iter().enumerate() {
            let willing = Some(self.problem.units[supporter].power) != refuse;
            if willing && support.is_some_and(|support| support.unit == unit) {
                match self.answer(Question::Supports(supporter)) {
                    Some(true) => strength = (strength.0 + 1, strength.1 + 1),
                    Some(false) => {}
                    None => strength.1 += 1,
                }
            }
        }
        strength
    }

    /// The unit at the goal and whether the two meet head to head: each goes where the other is, neither by convoy.
    fn opponent(&self, mover: usize) -> Option<(usize, Option<bool>)> {
        let there = self.problem.unit_in(self.problem.target(mover)?)?;
        let opposite = self.problem.target(there) == Some(self.problem.home(mover));
        Some((there, all([Some(opposite), not(self.by_convoy(mover)), not(self.by_convoy(there))])))
    }

    /// Nothing without a path. Against a unit that stays, no power dislodges its own, nor helps to.
    #[must_use]
    pub fn attack(&self, mover: usize) -> Strength {
        let strength = match self.opponent(mover) {
            None => self.supported(mover, None),
            Some((there, head_to_head)) => {
                let leaves = all([self.moves(there), not(head_to_head)]);
                let power = self.problem.units[there].power;
                let against =
                    if power == self.problem.units[mover].power { (0, 0) } else { self.supported(mover, Some(power)) };
                either(leaves, self.supported(mover, None), against)
            }
        };
        either(self.has_path(mover), strength, (0, 0))
    }

    /// Of the unit in a province against those that come in: nothing if it leaves, one if it tried to.
    #[must_use]
    pub fn hold(&self, province: Province) -> Strength {
        match self.problem.unit_in(province) {
            None => (0, 0),
            Some(unit) if self.problem.goal[unit].is_some() => either(self.moves(unit), (0, 0), (1, 1)),
            Some(unit) => self.supported(unit, None),
        }
    }

    /// Of a mover against others that go to the same province. Nothing without a path, nor after losing head to head.
    #[must_use]
    pub fn prevent(&self, mover: usize) -> Strength {
        let without_effect = self.opponent(mover).map_or(Some(false), |(there, head_to_head)| {
            // The unit at the goal came this way and drove this one out.
            let opposite = self.problem.target(there) == Some(self.problem.home(mover));
            let concerned = if self.problem.rules.dislodged_without_effect { Some(true) } else { head_to_head };
            all([Some(opposite), concerned, self.moves(there), not(self.moves(mover))])
        });
        let strength = either(without_effect, (0, 0), self.supported(mover, None));
        either(self.has_path(mover), strength, (0, 0))
    }

    fn succeeds(&self, mover: usize) -> Option<bool> {
        let goal = self.problem.target(mover)?;
        let attack = self.attack(mover);
        let held = beats(attack, self.hold(goal));
        let past_the_unit_there = match self.opponent(mover) {
            None => held,
            Some((there, head_to_head)) => {
                let fought = beats(attack, self.supported(there, None));
                match head_to_head {
                    Some(true) => fought,
                    Some(false) => held,
                    None if fought == held => held,
                    None => None,
                }
            }
        };
        let rivals = self.problem.movers_to(goal).filter(|&other| other != mover);
        all([past_the_unit_there, all(rivals.map(|rival| beats(attack, self.prevent(rival))))])
    }

    /// A support is cut by an attack of another power from anywhere but where it acts, and by dislodgement from anywhere.
    fn counts(&self, supporter: usize) -> Option<bool> {
        let support = self.problem.support[supporter]?;
        let cuts = self.problem.movers_to(self.problem.home(supporter)).map(|attacker| {
            let foreign = self.problem.units[attacker].power != self.problem.units[supporter].power;
            let elsewhere = if self.problem.home(attacker) != support.province {
                Some(true)
            } else if self.problem.rules.convoy_cuts_against_origin {
                self.by_convoy(attacker)
            } else {
                Some(false)
            };
            let attacked = all([Some(foreign), elsewhere, self.has_path(attacker)]);
            all([any([attacked, self.moves(attacker)]), not(self.shielded(supporter, attacker))])
        });
        not(any(cuts))
    }

    /// The paradox rules of the editions: supports that a convoyed army can't cut.
    fn shielded(&self, supporter: usize, attacker: usize) -> Option<bool> {
        let Some(support) = self.problem.support[supporter] else { return Some(false) };
        let problem = self.problem;
        let rule = match problem.rules.paradox {
            Paradox::Szykman | Paradox::AllHold => Some(false),
            Paradox::Rule1971 => Some(support.attack && problem.carries(support.province, attacker)),
            Paradox::Rule1982 => Some((0..problem.units.len()).any(|army| problem.carries(support.province, army))),
            Paradox::Rule2000 if support.attack && problem.carries(support.province, attacker) => {
                not(self.answer(Question::SpareRoute(attacker, support.province)))
            }
            Paradox::Rule2000 => Some(false),
        };
        all([rule, self.by_convoy(attacker)])
    }
}
