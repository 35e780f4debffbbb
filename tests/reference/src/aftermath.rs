//! Who stands where afterwards, who was dislodged and may retreat whither.

use std::collections::BTreeSet;

use crate::board::{Board, Place, Province};
use crate::problem::{Order, Problem, Unit};
use crate::rules::{Adjacent, Rules};
use crate::search::Knot;
use crate::strength::{Known, Question};

/// What became of every unit, in the order in which they were given.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Whether the order was possible at all.
    pub legal: Vec<bool>,
    /// Where each unit with a legal move wants to go, with the coast that it takes; else where it is.
    pub goal: Vec<Place>,
    /// Whether the unit moved.
    pub moved: Vec<bool>,
    /// Whether a support fitted and wasn't cut.
    pub supported: Vec<bool>,
    /// Where the dislodger came from.
    pub dislodged_from: Vec<Option<Province>>,
    /// Where a dislodged unit may retreat to.
    pub retreats: Vec<BTreeSet<Place>>,
    /// Of each unit with a legal move: the strength with which it attacks its goal.
    pub attack: Vec<u8>,
    /// Of each unit with a legal move: the strength with which it keeps others out of its goal.
    pub prevent: Vec<u8>,
    /// Of each unit: one, and one for each support that it was given for what it does.
    pub supported_strength: Vec<u8>,
    /// Of each unit: the strength with which it holds its province against those that come in.
    pub hold: Vec<u8>,
    /// The unit went by convoy, or would have.
    pub by_convoy: Vec<bool>,
    /// What was tried beyond plain conclusions.
    pub knots: Vec<Knot>,
    /// Armies ordered to go by convoy along an ordered route.
    pub convoys: usize,
    /// How many resolutions of the whole board are consistent without any paradox rule, if that could be counted.
    pub consistent: Option<usize>,
}

/// Resolves a movement phase.
#[must_use]
pub fn adjudicate(board: &Board, rules: Rules, orders: &[(Unit, Order)]) -> Verdict {
    let mut on_foot = BTreeSet::new();
    loop {
        let problem = Problem::new(board, rules, orders, &on_foot);
        let mut known = Known::new(&problem);
        let knots = known.resolve();
        let broken = (0..orders.len()).filter(|&unit| {
            let told = matches!(orders[unit].1, Order::Move { via: true, .. });
            let walks = problem.goal[unit].is_some_and(|goal| board.army[problem.units[unit].at].contains(&goal));
            told && walks && known.by_convoy(unit) == Some(true) && known.has_path(unit) == Some(false)
        });
        let broken: Vec<usize> = broken.collect();
        if rules.adjacent != Adjacent::Fallback || broken.is_empty() {
            return verdict(board, &problem, &known, knots, orders);
        }
        on_foot.extend(broken);
    }
}

fn verdict(board: &Board, problem: &Problem, known: &Known, knots: Vec<Knot>, orders: &[(Unit, Order)]) -> Verdict {
    let units = 0..orders.len();
    let yes = |question: Question| {
        known.questions.iter().position(|&q| q == question).is_some_and(|q| known.answers[q] == Some(true))
    };
    let moved: Vec<bool> = units.clone().map(|unit| yes(Question::Moves(unit))).collect();
    let dislodger =
        |unit: usize| problem.movers_to(problem.home(unit)).find(|&mover| moved[mover]).filter(|_| !moved[unit]);
    let occupied = |province: Province| {
        units.clone().any(|unit| {
            if moved[unit] {
                problem.target(unit) == Some(province)
            } else {
                problem.home(unit) == province && dislodger(unit).is_none()
            }
        })
    };
    let contested =
        |province: Province| problem.movers_to(province).any(|mover| !moved[mover] && known.prevent(mover).0 > 0);
    let retreats = units
        .clone()
        .map(|unit| {
            let Some(victor) = dislodger(unit) else { return BTreeSet::new() };
            let crossed = problem.rules.retreat_to_convoy_origin && known.by_convoy(victor) == Some(true);
            let Unit { fleet, at, .. } = problem.units[unit];
            board
                .reach(fleet, at)
                .iter()
                .copied()
                .filter(|&place| {
                    let province = board.province[place];
                    !occupied(province) && !contested(province) && (crossed || province != problem.home(victor))
                })
                .collect()
        })
        .collect();
    Verdict {
        supported: units.clone().map(|unit| yes(Question::Supports(unit))).collect(),
        dislodged_from: units.clone().map(|unit| dislodger(unit).map(|victor| problem.home(victor))).collect(),
        retreats,
        attack: units.clone().map(|unit| problem.goal[unit].map_or(0, |_| known.attack(unit).0)).collect(),
        prevent: units.clone().map(|unit| problem.goal[unit].map_or(0, |_| known.prevent(unit).0)).collect(),
        supported_strength: units.clone().map(|unit| known.supported(unit, None).0).collect(),
        hold: units.clone().map(|unit| known.hold(problem.home(unit)).0).collect(),
        by_convoy: units.clone().map(|unit| known.by_convoy(unit) == Some(true)).collect(),
        convoys: problem.routes.iter().filter(|routes| !routes.is_empty()).count(),
        consistent: if knots.is_empty() { Some(1) } else { Known::new(problem).consistent_resolutions(14) },
        legal: problem.legal.clone(),
        goal: units.clone().map(|unit| problem.goal[unit].unwrap_or(problem.units[unit].at)).collect(),
        moved,
        knots,
    }
}
