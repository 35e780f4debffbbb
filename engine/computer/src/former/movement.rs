//! A computer player's movement phase: try, adjudicate, keep what is better.

use dragoman_engine::{
    Adjudicator, Movement, MovementOrder, Orders, PathChoice, Power, Province, ProvinceSet, Rulebook, SeededRng, Unit,
    WrittenOrder,
};

use super::evaluation::Evaluation;
use super::opponent_model;
use crate::change::{Change, without_effect};
use crate::friends::friends;

/// How many guesses at the others' orders are made.
const GUESSES: usize = 10;
/// The largest number of passes over all units.
const ROUNDS: usize = 3;
/// The number of adjudications that a player may use for one phase: a thousand take a few milliseconds.
const BUDGET: usize = 5_000;

/// The orders of the player of `power` for that power's units.
pub(super) fn orders(movement: &Movement, power: Power, rulebook: &Rulebook, rng: &mut SeededRng) -> Vec<WrittenOrder> {
    let units = &movement.position().units;
    let evaluation = Evaluation::new(movement.position(), friends(movement.position(), power));
    let mut plan = Plan::new(movement, rulebook, &evaluation, rng);
    let mut turns: Vec<Province> = evaluation.ours(units).iter().collect();
    for _ in 0..ROUNDS {
        rng.shuffle(&mut turns);
        let before = plan.value;
        for &at in &turns {
            plan.improve(at);
        }
        if plan.value == before {
            break;
        }
    }
    plan.tidy();
    let own = units.of(power).iter();
    own.filter_map(|at| plan.order(at).written(units, at)).collect()
}

/// Orders for all of the player's units, and their value against all guesses.
struct Plan<'a> {
    movement: &'a Movement,
    rulebook: &'a Rulebook,
    evaluation: &'a Evaluation,
    ours: ProvinceSet,
    /// What the others may order, each time with the player's own orders.
    guesses: Vec<Orders<MovementOrder>>,
    value: i32,
    adjudicator: Adjudicator,
    left: usize,
}

impl<'a> Plan<'a> {
    /// A plan in which all units hold.
    fn new(movement: &'a Movement, rulebook: &'a Rulebook, evaluation: &'a Evaluation, rng: &mut SeededRng) -> Self {
        let guesses = (0..GUESSES).map(|_| opponent_model::guess(movement, evaluation, rng)).collect();
        let ours = evaluation.ours(&movement.position().units);
        let adjudicator = Adjudicator::new(movement.position().map);
        let mut plan = Plan { movement, rulebook, evaluation, ours, guesses, value: 0, adjudicator, left: BUDGET };
        plan.give(ours.iter().map(|at| (at, MovementOrder::Hold)));
        plan.value = plan.worth();
        plan
    }

    /// The order of one of the player's units.
    fn order(&self, at: Province) -> MovementOrder {
        self.guesses.first().and_then(|orders| orders.of(at)?.ok()).unwrap_or_default()
    }

    fn give(&mut self, orders: impl Iterator<Item = (Province, MovementOrder)> + Clone) {
        for guess in &mut self.guesses {
            for (at, order) in orders.clone() {
                guess.give(at, order);
            }
        }
    }

    /// The value of the orders, over all guesses.
    fn worth(&mut self) -> i32 {
        self.left = self.left.saturating_sub(self.guesses.len());
        let mut worth = 0;
        for guess in &self.guesses {
            let (report, next) = self.adjudicator.adjudicate(self.movement, guess, self.rulebook);
            worth += self.evaluation.value(&next.position().units, report);
        }
        worth
    }

    /// Gives the unit in `at` the order that is best while the others' stay as they are; with it, where that is needed,
    /// those whose orders belong together.
    fn improve(&mut self, at: Province) {
        let mut best = None;
        for change in self.changes(at) {
            if self.left == 0 {
                break;
            }
            let before = Change(change.0.map(|changed| changed.map(|(at, _)| (at, self.order(at)))));
            self.give(change.orders());
            let worth = self.worth();
            self.give(before.orders());
            if worth > self.value {
                self.value = worth;
                best = Some(change);
            }
        }
        if let Some(change) = best {
            self.give(change.orders());
        }
    }

    /// Orders units to hold whose orders have no effect any more because others were changed later, such as a support
    /// for a move that isn't made any more. The result is the same, but the orders are easier to understand.
    fn tidy(&mut self) {
        for _ in self.ours {
            let hints = self.evaluation.friends.iter().flat_map(|power| match self.guesses.first() {
                Some(orders) => self.movement.hints(power, orders, self.rulebook),
                None => Vec::new(),
            });
            let idle = without_effect(hints);
            if idle.is_empty() {
                break;
            }
            self.give(idle.into_iter());
        }
    }

    /// What else the unit in `at` could do, and which units would have to do it with it.
    fn changes(&self, at: Province) -> Vec<Change> {
        let units = &self.movement.position().units;
        let map = self.movement.position().map;
        let now = self.order(at);
        let mut changes = Vec::new();
        self.movement.for_each_legal(at, self.rulebook, |order| match order {
            _ if order == now => {}
            MovementOrder::Hold | MovementOrder::Move { path: PathChoice::Unstated, .. } => {
                changes.push(Change::of(&[(at, order)]))
            }
            // An army doesn't set out over water by itself: its fleets take it.
            MovementOrder::Move { path: PathChoice::ByConvoy, .. } => {}
            MovementOrder::SupportHold { unit } => {
                let stays = self.ours.contains(unit) && !matches!(self.order(unit), MovementOrder::Move { .. });
                if stays && self.evaluation.is_contested(unit, units) {
                    changes.push(Change::of(&[(at, order)]));
                }
            }
            MovementOrder::SupportMove { from, to } => {
                let target = map.province_of(to);
                if !self.ours.contains(from) || !self.evaluation.is_contested(target, units) {
                    return;
                }
                match self.order(from) {
                    MovementOrder::Move { to: goes, .. } if goes == to => changes.push(Change::of(&[(at, order)])),
                    _ => {
                        let walks = units.at(from).is_some_and(|unit| map.borders(unit).contains(to));
                        if walks {
                            let along = MovementOrder::Move { to, path: PathChoice::Unstated };
                            changes.push(Change::of(&[(at, order), (from, along)]));
                        }
                    }
                }
            }
            MovementOrder::Convoy { army, to } => {
                if self.ours.contains(army) {
                    changes.extend(self.convoy(at, army, to));
                }
            }
        });
        changes
    }

    /// An army carried by the fleet in `at`, alone or with one more.
    fn convoy(&self, at: Province, army: Province, to: Province) -> Option<Change> {
        let unit = self.movement.position().units.at(army)?;
        let there = Unit { location: to.location(), ..unit };
        if self.evaluation.prize(to) == 0 && self.evaluation.place(there) <= self.evaluation.place(unit) {
            return None;
        }
        Change::convoy(self.movement, self.rulebook, self.ours, at, (army, to))
    }
}
