//! Plans that answer each other, and the player's own orders.

use std::cmp::Reverse;

use dragoman_engine::{
    Adjudicator, Location, Movement, MovementOrder, Orders, PathChoice, Power, PowerSet, Province, ProvinceSet,
    Rulebook, SeededRng, Unit,
};

use super::guess::{self, Plan};
use super::outlook::Outlook;
use crate::change::{Change, without_effect};
use crate::friends::friends;
use crate::level::{Budget, Level};
use crate::pledge::{BREACH, Marks, Pledge, Pledges, order_of};

/// The largest number of passes over all units.
const PASSES: usize = 3;
/// How much worse than the present orders a change may be after some draws, for each of them, and still be tried against
/// the others.
const WORSE_PER_DRAW: i32 = 130;
/// Adjudications for the orders that would be best if something were pledged.
const DEALT: usize = 400;
/// Players that answer: at most so many besides the one who thinks.
const NEIGHBOURS: usize = 5;

/// A player at the table.
#[derive(Debug)]
struct Seat {
    outlook: Outlook,
    units: ProvinceSet,
    /// What the player may order; never empty.
    plans: Vec<Plan>,
    /// How many of them were there before it answered.
    first: usize,
    /// How likely each of them is, as whole numbers that stand in proportion.
    weights: Vec<i64>,
    /// Whether it is so near that it answers.
    answers: bool,
}

impl Seat {
    /// One more plan that the player may order; the more likely, the more often it is added.
    fn add(&mut self, plan: Plan) {
        match self.plans.iter().position(|known| *known == plan) {
            Some(at) => self.weights[at] += 1,
            None => {
                self.plans.push(plan);
                self.weights.push(1);
            }
        }
    }

    fn draw(&self, rng: &mut SeededRng) -> usize {
        draw(&self.weights, rng)
    }

    /// One of the first plans: what it orders if it doesn't think.
    fn draw_first(&self, rng: &mut SeededRng) -> usize {
        rng.below(self.first as u64) as usize
    }
}

/// An index, as likely as its weight is large.
fn draw(weights: &[i64], rng: &mut SeededRng) -> usize {
    let total: i64 = weights.iter().map(|weight| weight.max(&0)).sum();
    if total <= 0 {
        return rng.below(weights.len() as u64) as usize;
    }
    let mut drawn = rng.below(total.unsigned_abs()) as i64;
    for (at, weight) in weights.iter().enumerate() {
        drawn -= weight.max(&0);
        if drawn < 0 {
            return at;
        }
    }
    0
}

/// A player that thinks about one movement phase.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    movement: &'a Movement,
    rulebook: &'a Rulebook,
    budget: Budget,
    seats: Vec<Seat>,
    /// The player's own.
    me: usize,
    adjudicator: Box<Adjudicator>,
    power: Power,
    /// What is pledged.
    pledges: Pledges,
    /// For each of the player's units the order that was looked at last, and which of its pledges that keeps and breaks.
    marks: Vec<Option<(MovementOrder, Marks)>>,
    /// What the others may order, with the own orders once they are chosen.
    draws: Vec<Orders<MovementOrder>>,
}

impl<'a> Search<'a> {
    /// `None`: no unit on the board is the player's.
    pub(super) fn new(
        movement: &'a Movement,
        power: Power,
        rulebook: &'a Rulebook,
        budget: Budget,
        rng: &mut SeededRng,
    ) -> Option<Search<'a>> {
        let position = movement.position();
        let mut left = position.units.powers() - position.absent();
        let mut seats = Vec::new();
        let mut me = None;
        while let Some(next) = left.first() {
            let powers = friends(position, next);
            left = left - powers;
            left.remove(next);
            if powers.contains(power) {
                me = Some(seats.len());
            }
            let outlook = Outlook::new(position, powers, budget.look_ahead);
            let units = outlook.ours(&position.units);
            let plans = guess::plans(movement, powers, &outlook, budget.guesses.max(1), rng);
            let (first, weights) = (plans.len(), vec![1; plans.len()]);
            seats.push(Seat { outlook, units, plans, first, weights, answers: false });
        }
        let adjudicator = Box::new(Adjudicator::new(position.map));
        let draws = Vec::new();
        let pledges = Pledges::default();
        let me = me?;
        let marks = vec![None; position.map.province_count()];
        let mut search = Search { movement, rulebook, budget, seats, me, adjudicator, power, pledges, marks, draws };
        search.find_neighbours();
        Some(search)
    }

    /// The players whose units are at most two moves from the own ones, the nearest first if there are many.
    fn find_neighbours(&mut self) {
        let map = self.movement.position().map;
        let Some(own) = self.seats.get(self.me).map(|seat| seat.units) else { return };
        let wider = |places: ProvinceSet| places.iter().fold(places, |all, at| all | map.neighbours(at));
        let near = wider(wider(own));
        let mut order: Vec<(usize, usize)> = (self.seats.iter().enumerate())
            .filter(|&(at, seat)| at != self.me && seat.units.intersects(near))
            .map(|(at, seat)| (usize::MAX - (seat.units & near).len(), at))
            .collect();
        order.sort_unstable();
        for (_, at) in order.into_iter().take(NEIGHBOURS) {
            self.seats[at].answers = true;
        }
        if let Some(seat) = self.seats.get_mut(self.me) {
            seat.answers = true;
        }
    }

    /// Something is pledged, before orders are looked for.
    pub(super) fn pledge(&mut self, pledges: Pledges) {
        self.pledges = pledges;
        self.marks.fill(None);
    }

    /// The phase.
    pub(super) fn movement(&self) -> &'a Movement {
        self.movement
    }

    /// The powers that answer the player.
    pub(super) fn neighbours(&self) -> PowerSet {
        let near = self.seats.iter().enumerate().filter(|&(at, seat)| at != self.me && seat.answers);
        near.flat_map(|(_, seat)| seat.outlook.friends.iter()).collect()
    }

    /// The units of the player.
    fn ours(&self) -> ProvinceSet {
        self.seats.get(self.me).map(|seat| seat.units).unwrap_or_default()
    }

    /// What the pledges cost the player that these orders break.
    fn breaches(&mut self, orders: &Orders<MovementOrder>) -> i32 {
        if self.pledges.own.is_empty() {
            return 0;
        }
        let position = self.movement.position();
        let mut all = Marks::default();
        for at in self.ours() {
            let order = order_of(orders, at);
            let marks = match self.marks[at.index()] {
                Some((of, marks)) if of == order => marks,
                Some(_) | None => {
                    let marks = Marks::of(&self.pledges.own, position, at, order);
                    self.marks[at.index()] = Some((order, marks));
                    marks
                }
            };
            all = all.and(marks);
        }
        BREACH * all.broken() as i32
    }

    /// Whether `order` for the unit in `at` is something that the player has pledged.
    fn is_pledged(&self, at: Province, order: MovementOrder) -> bool {
        let map = self.movement.position().map;
        self.pledges.own.iter().any(|pledge| pledge.is_done_by(map, at, order))
    }

    /// What others have pledged is in as many of `draws` as they are trusted, of a hundred.
    fn keep_pledges(&self, draws: &mut [Orders<MovementOrder>], rng: &mut SeededRng) {
        for (power, pledge, trust) in &self.pledges.others {
            let units = self.movement.position().units.of(*power);
            for draw in &mut *draws {
                if rng.below(100) < u64::from(*trust) {
                    pledge.keep(self.movement, self.rulebook, units, draw);
                }
            }
        }
    }

    /// See [`Prospect::deal`](super::Prospect::deal): what it is worth to the player, and to the other.
    pub(super) fn deal(
        &mut self,
        own: &[Pledge],
        (other, theirs, trust): (Power, &[Pledge], u8),
        rng: &mut SeededRng,
    ) -> (i32, i32) {
        let before = self.draws.clone();
        let number = before.len();
        if number == 0 {
            return (0, 0);
        }
        let seat = self.seats.iter().position(|seat| seat.outlook.friends.contains(other));
        let sums = |search: &mut Self, draws: &[Orders<MovementOrder>]| {
            let mut sums = (0, 0);
            for draw in draws {
                sums.0 += search.value(search.me, draw);
                sums.1 += seat.map_or(0, |seat| search.value(seat, draw));
            }
            sums
        };
        let was = sums(&mut *self, &before);
        // Evenly among the draws, of which every second one is of players who don't think.
        let units = self.movement.position().units.of(other);
        let mut draws = before;
        for (index, draw) in draws.iter_mut().enumerate() {
            if (index * 37 + 18) % 100 < usize::from(trust) {
                for pledge in theirs {
                    pledge.keep(self.movement, self.rulebook, units, draw);
                }
            }
        }
        let plan = self.keeping(own, draws.first().copied().unwrap_or_else(Orders::new));
        let pledged = self.pledges.own.len();
        self.pledges.own.extend(own.iter().copied());
        self.marks.fill(None);
        let me = self.me;
        let mut ascent = Ascent::new(self, me, draws, &plan, DEALT);
        ascent.climb(rng);
        let draws = ascent.draws;
        let is = sums(&mut *self, &draws);
        self.pledges.own.truncate(pledged);
        self.marks.fill(None);
        let number = number as i32;
        ((is.0 - was.0) / number, (is.1 - was.1) / number)
    }

    /// Looks for the player's orders. What the others may do is decided before.
    pub(super) fn find(&mut self, rng: &mut SeededRng) {
        if self.seats.is_empty() {
            return;
        }
        self.expect(rng);
        self.imitate(rng);
        let mut draws = self.draw(self.budget.draws, self.me, rng);
        self.keep_pledges(&mut draws, rng);
        self.draws = self.answer(self.me, draws, rng);
    }

    /// Looks for plans that answer each other, and for how likely they are.
    fn expect(&mut self, rng: &mut SeededRng) {
        for _ in 0..self.budget.rounds {
            self.match_plans(rng);
            for at in 0..self.seats.len() {
                if self.seats[at].answers {
                    let draws = self.draw(self.budget.answered, at, rng);
                    let start = self.seats[at].draw(rng);
                    let plan = self.seats[at].plans[start].clone();
                    let left = self.budget.answers;
                    let plan = Ascent::new(self, at, draws, &plan, left).climb(rng);
                    if !self.seats[at].plans.contains(&plan) {
                        self.seats[at].add(plan);
                    }
                }
            }
        }
        if self.budget.rounds > 0 {
            self.match_plans(rng);
        }
    }

    /// Thinks as an officer does, in the place of each player near and of the player itself, with other random numbers each time:
    /// what comes of it is what they may order. The numbers that the others draw themselves aren't known here.
    ///
    /// To think longer about guesses of the others' plans made a player no stronger: its orders were better answers to what
    /// nobody plays.
    fn imitate(&mut self, rng: &mut SeededRng) {
        let officer = Level::Officer.budget();
        if self.budget.imitated > 0 {
            for seat in self.seats.iter_mut().filter(|seat| seat.answers) {
                seat.weights.fill(0);
            }
        }
        for _ in 0..self.budget.imitated {
            let Some(mut other) = Search::new(self.movement, self.power, self.rulebook, officer, rng) else { return };
            other.expect(rng);
            // The seats of both are in the same order, which follows from the position.
            for at in 0..self.seats.len() {
                if self.seats[at].answers {
                    let draws = other.draw(officer.draws, at, rng);
                    let answered = other.answer(at, draws, rng);
                    if let Some(orders) = answered.first() {
                        let seat = &mut self.seats[at];
                        seat.add(seat.units.iter().map(|unit| (unit, order_of(orders, unit))).collect());
                    }
                }
            }
        }
    }

    /// `draws` with the best orders of a seat against them that are found from its plans.
    fn answer(
        &mut self,
        at: usize,
        draws: Vec<Orders<MovementOrder>>,
        rng: &mut SeededRng,
    ) -> Vec<Orders<MovementOrder>> {
        let starts = self.best_plans(at, &draws);
        let left = self.budget.own / starts.len().max(1);
        let mut best: Option<(i64, Vec<Orders<MovementOrder>>)> = None;
        for start in starts {
            let found = self.climb(at, draws.clone(), (&start, left), rng);
            if best.as_ref().is_none_or(|(most, _)| found.0 > *most) {
                best = Some(found);
            }
        }
        // Where several orders break the same pledge, to change one of them doesn't keep it: then from orders that do.
        if let Some((most, orders)) = best.as_ref().and_then(|(most, found)| Some((*most, *found.first()?)))
            && at == self.me
            && self.breaches(&orders) > 0
        {
            let start = self.keeping(&self.pledges.own, orders);
            let found = self.climb(at, draws.clone(), (&start, left), rng);
            if found.0 > most {
                best = Some(found);
            }
        }
        best.map_or(draws, |(_, draws)| draws)
    }

    /// `draws` with the orders of a seat that are better than those of `start`, after at most `left` adjudications, and what they are
    /// worth to it in all draws together.
    fn climb(
        &mut self,
        at: usize,
        draws: Vec<Orders<MovementOrder>>,
        (start, left): (&Plan, usize),
        rng: &mut SeededRng,
    ) -> (i64, Vec<Orders<MovementOrder>>) {
        let mut ascent = Ascent::new(self, at, draws, start, left);
        ascent.climb(rng);
        let Ascent { draws, values, .. } = ascent;
        (values.into_iter().map(i64::from).sum(), draws)
    }

    /// The player's part of `orders`, changed so that these pledges of its own are kept.
    fn keeping(&self, pledges: &[Pledge], mut orders: Orders<MovementOrder>) -> Plan {
        let ours = self.ours();
        for pledge in pledges {
            pledge.keep(self.movement, self.rulebook, ours, &mut orders);
        }
        ours.iter().map(|at| (at, order_of(&orders, at))).collect()
    }

    /// The player's orders: the best that were found.
    pub(super) fn orders(&self) -> Orders<MovementOrder> {
        let mut orders = Orders::new();
        let units = self.seats.get(self.me).map(|seat| seat.units).unwrap_or_default();
        for at in units {
            orders.give(at, self.draws.first().and_then(|draw| draw.of(at)?.ok()).unwrap_or_default());
        }
        orders
    }

    /// Whose orders are looked for, and by which rules.
    pub(super) fn player(&self) -> (Power, &'a Rulebook) {
        (self.power, self.rulebook)
    }

    /// Draws of all plans but those of one seat. In every second one nobody thinks: not all do.
    fn draw(&self, number: usize, but: usize, rng: &mut SeededRng) -> Vec<Orders<MovementOrder>> {
        let mut draws = Vec::with_capacity(number);
        for index in 0..number {
            let mut orders = Orders::new();
            for (at, seat) in self.seats.iter().enumerate() {
                let chosen = if index % 2 == 0 { seat.draw_first(rng) } else { seat.draw(rng) };
                if at != but {
                    give(&mut orders, &seat.plans[chosen]);
                }
            }
            draws.push(orders);
        }
        draws
    }

    /// The plans of a seat that are best against all draws, the best first: as many as its orders begin with.
    fn best_plans(&mut self, seat: usize, draws: &[Orders<MovementOrder>]) -> Vec<Plan> {
        let mut plans = Vec::with_capacity(self.seats[seat].plans.len());
        for at in 0..self.seats[seat].plans.len() {
            let mut sum = 0;
            for draw in draws {
                let mut orders = *draw;
                give(&mut orders, &self.seats[seat].plans[at]);
                sum += i64::from(self.value(seat, &orders));
            }
            plans.push((Reverse(sum), at));
        }
        plans.sort_unstable();
        let best = plans.into_iter().take(self.budget.starts.max(1));
        best.map(|(_, at)| self.seats[seat].plans[at].clone()).collect()
    }

    /// What the board is worth to a seat after these orders; to the player less, if it breaks pledges.
    fn value(&mut self, seat: usize, orders: &Orders<MovementOrder>) -> i32 {
        let breaches = if seat == self.me { self.breaches(orders) } else { 0 };
        let (report, next) = self.adjudicator.adjudicate(self.movement, orders, self.rulebook);
        self.seats[seat].outlook.value(&next.position().units, report) - breaches
    }

    /// Regret matching: how likely the plans are, if everybody prefers what would have been better so far. Later rounds count
    /// more.
    fn match_plans(&mut self, rng: &mut SeededRng) {
        let mut regrets: Vec<Vec<i64>> = self.seats.iter().map(|seat| vec![0; seat.plans.len()]).collect();
        let mut sums: Vec<Vec<i64>> = self.seats.iter().map(|seat| vec![1; seat.plans.len()]).collect();
        for round in 1..=i64::from(self.budget.matching) {
            let mut orders = Orders::new();
            let mut chosen = Vec::with_capacity(self.seats.len());
            for (at, seat) in self.seats.iter().enumerate() {
                let plan = draw(&regrets[at], rng);
                chosen.push(plan);
                give(&mut orders, &seat.plans[plan]);
            }
            for at in 0..self.seats.len() {
                if !self.seats[at].answers || self.seats[at].plans.len() < 2 {
                    continue;
                }
                let mut values = Vec::with_capacity(regrets[at].len());
                for plan in 0..self.seats[at].plans.len() {
                    give(&mut orders, &self.seats[at].plans[plan]);
                    values.push(i64::from(self.value(at, &orders)));
                }
                give(&mut orders, &self.seats[at].plans[chosen[at]]);
                let total: i64 = regrets[at].iter().sum();
                let expected = if total > 0 {
                    // Regrets are below 2^40, values below 2^17.
                    values.iter().zip(&regrets[at]).map(|(value, regret)| value * regret).sum::<i64>() / total
                } else {
                    values.iter().sum::<i64>() / values.len() as i64
                };
                for (plan, value) in values.iter().enumerate() {
                    regrets[at][plan] = (regrets[at][plan] + value - expected).max(0);
                }
                let total: i64 = regrets[at].iter().sum();
                for (sum, regret) in sums[at].iter_mut().zip(&regrets[at]) {
                    *sum += if total > 0 { round * 1000 * regret / total } else { round };
                }
            }
        }
        for (seat, sums) in self.seats.iter_mut().zip(sums) {
            seat.weights = sums;
        }
    }

    /// See [`Prospect::worth`](super::Prospect::worth).
    pub(super) fn worth_of(&mut self, whose: Power, at: Province, order: MovementOrder) -> Option<i32> {
        let seat = self.seats.iter().position(|seat| seat.outlook.friends.contains(whose))?;
        let mut gained = 0;
        let draws = std::mem::take(&mut self.draws);
        for draw in &draws {
            let mut changed = *draw;
            changed.give(at, order);
            gained += self.value(seat, &changed) - self.value(seat, draw);
        }
        let number = draws.len() as i32;
        self.draws = draws;
        gained.checked_div(number)
    }

    /// See [`Prospect::likelihood`](super::Prospect::likelihood).
    pub(super) fn likelihood(&self, at: Province, order: MovementOrder) -> u8 {
        let such = self.draws.iter().filter(|draw| draw.of(at) == Some(Ok(order))).count();
        (100 * such).checked_div(self.draws.len()).unwrap_or(0) as u8
    }
}

fn give(orders: &mut Orders<MovementOrder>, plan: &Plan) {
    for &(at, order) in plan {
        orders.give(at, order);
    }
}

/// The orders of one seat, improved one change at a time against draws of the others' plans.
struct Ascent<'s, 'a> {
    search: &'s mut Search<'a>,
    seat: usize,
    /// The others' orders, each time with the seat's own.
    draws: Vec<Orders<MovementOrder>>,
    /// What each of them is worth.
    values: Vec<i32>,
    left: usize,
}

impl<'s, 'a> Ascent<'s, 'a> {
    fn new(
        search: &'s mut Search<'a>,
        seat: usize,
        mut draws: Vec<Orders<MovementOrder>>,
        start: &Plan,
        left: usize,
    ) -> Self {
        for draw in &mut draws {
            give(draw, start);
        }
        let values = draws.iter().map(|draw| search.value(seat, draw)).collect();
        Ascent { search, seat, draws, values, left }
    }

    /// Changes orders as long as that makes them better, and returns them.
    fn climb(&mut self, rng: &mut SeededRng) -> Plan {
        let units = self.search.seats[self.seat].units;
        let mut turns: Vec<Province> = units.iter().collect();
        // For which nothing better was found since orders were changed last: to try it again would find the same.
        let mut tried = ProvinceSet::EMPTY;
        for _ in 0..PASSES {
            rng.shuffle(&mut turns);
            for &at in &turns {
                if tried.contains(at) {
                    continue;
                }
                if let Some(changed) = self.improve(at) {
                    tried = ProvinceSet::EMPTY;
                    if changed != ProvinceSet::of(at) {
                        continue;
                    }
                }
                tried.insert(at);
            }
            if tried == units {
                break;
            }
        }
        self.tidy();
        units.iter().map(|at| (at, self.order(at))).collect()
    }

    /// The order of one of the seat's units.
    fn order(&self, at: Province) -> MovementOrder {
        self.draws.first().and_then(|orders| orders.of(at)?.ok()).unwrap_or_default()
    }

    fn give(&mut self, orders: impl Iterator<Item = (Province, MovementOrder)> + Clone) {
        for draw in &mut self.draws {
            for (at, order) in orders.clone() {
                draw.give(at, order);
            }
        }
    }

    /// The values of the present orders, if they are better than those that are known by more than `least`.
    fn try_out(&mut self, least: i32) -> Option<(i32, Vec<i32>)> {
        let mut gained = 0;
        let mut values = Vec::with_capacity(self.draws.len());
        for at in 0..self.draws.len() {
            self.left = self.left.saturating_sub(1);
            let value = self.search.value(self.seat, &self.draws[at]);
            values.push(value);
            gained += value - self.values[at];
            if at > 0 && gained < -WORSE_PER_DRAW * at as i32 {
                return None;
            }
        }
        (gained > least).then_some((gained, values))
    }

    /// Gives the unit in `at` the order that is best while the others' stay as they are; with it, where that is needed,
    /// those whose orders belong together. Returns the units whose orders were changed; `None`: there was no better one.
    fn improve(&mut self, at: Province) -> Option<ProvinceSet> {
        let mut best: Option<(Change, i32, Vec<i32>)> = None;
        for change in self.changes(at) {
            if self.left == 0 {
                break;
            }
            let before = Change(change.0.map(|changed| changed.map(|(at, _)| (at, self.order(at)))));
            self.give(change.orders());
            let least = best.as_ref().map_or(0, |(_, gained, _)| *gained);
            if let Some((gained, values)) = self.try_out(least) {
                best = Some((change, gained, values));
            }
            self.give(before.orders());
        }
        let (change, _, values) = best?;
        self.give(change.orders());
        self.values = values;
        Some(change.orders().map(|(at, _)| at).collect())
    }

    /// Orders units to hold whose orders have no effect any more because others were changed later, such as a support
    /// for a move that isn't made any more. The result is the same, but the orders are easier to understand.
    fn tidy(&mut self) {
        let friends = self.search.seats[self.seat].outlook.friends;
        for _ in self.search.seats[self.seat].units {
            let hints = friends.iter().flat_map(|power| match self.draws.first() {
                Some(orders) => self.search.movement.hints(power, orders, self.search.rulebook),
                None => Vec::new(),
            });
            let mut idle = without_effect(hints);
            // What was pledged is ordered, whether the others do their part or not.
            idle.retain(|&(at, _)| self.seat != self.search.me || !self.search.is_pledged(at, self.order(at)));
            if idle.is_empty() {
                break;
            }
            self.give(idle.into_iter());
        }
    }

    /// What else the unit in `at` could do, and which units would have to do it with it.
    fn changes(&self, at: Province) -> Vec<Change> {
        let movement = self.search.movement;
        let rulebook = self.search.rulebook;
        let units = &movement.position().units;
        let map = movement.position().map;
        let Seat { outlook, units: ours, .. } = &self.search.seats[self.seat];
        let now = self.order(at);
        let mut changes = Vec::new();
        let is_own = self.seat == self.search.me;
        movement.for_each_legal(at, rulebook, |order| match order {
            _ if order == now => {}
            _ if is_own && self.search.is_pledged(at, order) => changes.push(Change::of(&[(at, order)])),
            MovementOrder::Hold | MovementOrder::Move { path: PathChoice::Unstated, .. } => {
                changes.push(Change::of(&[(at, order)]))
            }
            // An army doesn't set out over water by itself: its fleets take it.
            MovementOrder::Move { path: PathChoice::ByConvoy, .. } => {}
            MovementOrder::SupportHold { unit } => {
                let stays = ours.contains(unit) && !matches!(self.order(unit), MovementOrder::Move { .. });
                if stays && outlook.is_contested(unit, units) {
                    changes.push(Change::of(&[(at, order)]));
                }
            }
            MovementOrder::SupportMove { from, to } => {
                let target = map.province_of(to);
                if !ours.contains(from) {
                    // Another's move is supported if the player expects it.
                    if self.is_expected(from, to) {
                        changes.push(Change::of(&[(at, order)]));
                    }
                    return;
                }
                if !outlook.is_contested(target, units) {
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
                if ours.contains(army) {
                    changes.extend(self.convoy(at, army, to));
                } else if self.is_expected(army, to.location()) {
                    changes.push(Change::of(&[(at, order)]));
                }
            }
        });
        changes
    }

    /// Whether another's unit makes this move in at least half of the draws.
    fn is_expected(&self, from: Province, to: Location) -> bool {
        let moves = |draw: &&Orders<MovementOrder>| matches!(draw.of(from), Some(Ok(MovementOrder::Move { to: goes, .. })) if goes == to);
        2 * self.draws.iter().filter(moves).count() >= self.draws.len().max(1)
    }

    /// An army carried by the fleet in `at`, alone or with one more.
    fn convoy(&self, at: Province, army: Province, to: Province) -> Option<Change> {
        let movement = self.search.movement;
        let Seat { outlook, units: ours, .. } = &self.search.seats[self.seat];
        let unit = movement.position().units.at(army)?;
        let there = Unit { location: to.location(), ..unit };
        if outlook.prize(to) == 0 && outlook.place(there) <= outlook.place(unit) {
            return None;
        }
        Change::convoy(movement, self.search.rulebook, *ours, at, (army, to))
    }
}
