//! Who stands where afterwards, who was dislodged and may retreat whither.

use std::collections::BTreeSet;

use crate::board::{Board, Place, Province};
use crate::problem::{Order, Problem, Unit};
use crate::rules::Rules;
use crate::search::Knot;
use crate::strength::{Known, Question};

/// What became of every unit, in the order in which they were given.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Whether the order was possible at all.
    pub legal: Vec<bool>,
    /// The move succeeded, the support counted, the convoyed army got through; the unit that holds wasn't dislodged.
    pub moved: Vec<bool>,
    /// Whether a support fitted and wasn't cut.
    pub supported: Vec<bool>,
    /// Where the dislodger came from.
    pub dislodged_from: Vec<Option<Province>>,
    /// Where a dislodged unit may retreat to.
    pub retreats: Vec<BTreeSet<Place>>,
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
    let problem = Problem::new(board, rules, orders);
    let mut known = Known::new(&problem);
    let knots = known.resolve();
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
        convoys: problem.routes.iter().filter(|routes| !routes.is_empty()).count(),
        consistent: if knots.is_empty() { Some(1) } else { Known::new(&problem).consistent_resolutions(14) },
        legal: problem.legal.clone(),
        moved,
        knots,
    }
}
