//! Random positions with orders, the same on every machine for the same seed.

use std::sync::LazyLock;

use crate::board::{Board, Place, Province};
use crate::problem::{Order, Unit};

/// SplitMix64: small, well spread, and the same everywhere for ever.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// Those of position or game `number`: the same in each run, unless `DRAGOMAN_TEST_SEED` asks for others.
    ///
    /// # Panics
    ///
    /// If the variable holds something else than a number.
    pub fn numbered(number: u64) -> Self {
        static FIRST: LazyLock<u64> = LazyLock::new(|| match std::env::var("DRAGOMAN_TEST_SEED") {
            Ok(seed) => {
                println!("DRAGOMAN_TEST_SEED={seed}");
                let seed: u64 = seed.trim().parse().expect("DRAGOMAN_TEST_SEED must be a number");
                // Odd, and not the step from one number to the next.
                seed.wrapping_mul(0xD134_2543_DE82_EF95)
            }
            Err(_) => 0,
        });
        Self(FIRST.wrapping_add(number))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`, which is more than 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `items`, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }
}

/// What a position is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Some units here and there.
    Loose,
    /// Many units in a small part of the board, with much support.
    Brawl,
    /// Several convoys.
    Convoys,
    /// Convoys towards units whose support decides the fate of the convoying fleets.
    Paradoxes,
}

struct Draft<'b> {
    board: &'b Board,
    powers: usize,
    units: Vec<(Unit, Option<Order>)>,
}

impl Draft<'_> {
    fn at(&self, province: Province) -> Option<usize> {
        self.units.iter().position(|(unit, _)| self.board.province[unit.at] == province)
    }

    /// Puts a unit into a province that has none: what can stand there.
    fn place(&mut self, random: &mut Random, province: Province, prefer_fleet: bool) -> Option<usize> {
        if self.at(province).is_some() {
            return None;
        }
        let berth = random.pick(&self.board.berths(province)).copied();
        let army = self.board.land[province] && !(prefer_fleet && berth.is_some());
        let at = if army { province } else { berth? };
        // Two powers in one corner fight; seven mostly miss each other.
        let power = random.below(self.powers);
        self.units.push((Unit { power, fleet: !army, at }, None));
        Some(self.units.len() - 1)
    }

    /// The unit in a province, or a new one.
    fn unit(&mut self, random: &mut Random, province: Province, prefer_fleet: bool) -> Option<usize> {
        self.at(province).or_else(|| self.place(random, province, prefer_fleet))
    }

    fn order(&mut self, unit: usize, order: Order) {
        self.units[unit].1.get_or_insert(order);
    }

    fn convoy(&mut self, random: &mut Random, contested: bool) {
        let board = self.board;
        let seas: Vec<Province> = (0..board.provinces).filter(|&p| board.water[p]).collect();
        // A chain of one to four fleets.
        let mut chain = vec![];
        let mut sea = seas[random.below(seas.len())];
        for _ in 0..1 + random.below(4) {
            match self.unit(random, sea, true) {
                Some(unit) if self.units[unit].0.fleet && self.units[unit].1.is_none() => chain.push(unit),
                _ => break,
            }
            let onward: Vec<Province> = board.fleet[sea]
                .iter()
                .map(|&p| board.province[p])
                .filter(|&p| board.water[p] && self.at(p).is_none_or(|u| !chain.contains(&u)))
                .collect();
            match random.pick(&onward) {
                Some(&next) => sea = next,
                None => break,
            }
            if random.chance(45) {
                break;
            }
        }
        let (Some(&first), Some(&last)) = (chain.first(), chain.last()) else { return };
        let shore = |unit: usize, draft: &Self| -> Vec<Province> {
            let water = draft.units[unit].0.at;
            let mut shore: Vec<Province> =
                board.fleet[water].iter().map(|&p| board.province[p]).filter(|&p| board.land[p]).collect();
            shore.dedup();
            shore
        };
        let Some(&from) = random.pick(&shore(first, self)) else { return };
        let Some(&to) = random.pick(&shore(last, self)) else { return };
        if from == to {
            return;
        }
        let Some(army) = self.unit(random, from, false) else { return };
        if self.units[army].0.fleet || self.units[army].1.is_some() {
            return;
        }
        if random.chance(50) {
            self.units[army].0.power = self.units[first].0.power;
        }
        let via = random.chance(if board.army[from].contains(&to) { 40 } else { 20 });
        self.order(army, Order::Move { to, via });
        for &fleet in &chain {
            if random.chance(95) {
                self.order(fleet, Order::Convoy { from, to });
            }
        }
        // Another route, or an idle fleet with the same order.
        let more: Vec<Province> = match random.below(100) {
            0..35 => random.pick(&seas).copied().into_iter().collect(),
            35..65 => seas.iter().copied().filter(|&sea| board.touches(sea, from) && board.touches(sea, to)).collect(),
            _ => vec![],
        };
        for sea in more {
            if let Some(fleet) = self.unit(random, sea, true).filter(|&fleet| self.units[fleet].0.fleet) {
                self.order(fleet, Order::Convoy { from, to });
            }
        }
        // Where the army could walk, the unit at the goal may come the other way.
        if board.army[from].contains(&to)
            && random.chance(35)
            && let Some(unit) = self.unit(random, to, false)
        {
            let Unit { fleet, at, .. } = self.units[unit].0;
            if let Some(&to) = board.reach(fleet, at).iter().find(|&&place| board.province[place] == from) {
                self.order(unit, Order::Move { to, via: false });
            }
        }
        if contested {
            let fleet = chain[random.below(chain.len())];
            self.contest(random, &chain, fleet, to);
        }
    }

    /// Two convoys, each landing at a unit that has a say in the other's fate.
    fn cross(&mut self, random: &mut Random) {
        let board = self.board;
        let seas: Vec<Province> = (0..board.provinces).filter(|&p| board.water[p] && !board.land[p]).collect();
        let one = seas[random.below(seas.len())];
        let near: Vec<Province> = seas.iter().copied().filter(|&other| board.touches(one, other)).collect();
        let Some(&two) = random.pick(&near) else { return };
        let shore = |sea: Province| -> Vec<Province> {
            (0..board.provinces).filter(|&land| board.land[land] && board.touches(sea, land)).collect()
        };
        let both: Vec<Province> = shore(one).into_iter().filter(|land| shore(two).contains(land)).collect();
        let (Some(&first), Some(&second)) = (random.pick(&both), random.pick(&both)) else { return };
        if first == second {
            return;
        }
        let mut fleets = vec![];
        for (sea, landing) in [(one, first), (two, second)] {
            let from: Vec<Province> = shore(sea).into_iter().filter(|&land| land != first && land != second).collect();
            let Some(&from) = random.pick(&from) else { return };
            let (Some(army), Some(fleet)) = (self.unit(random, from, false), self.unit(random, sea, true)) else {
                return;
            };
            if self.units[army].0.fleet {
                return;
            }
            self.order(army, Order::Move { to: landing, via: random.chance(50) });
            self.order(fleet, Order::Convoy { from, to: landing });
            fleets.push(fleet);
        }
        self.contest(random, &fleets, fleets[1], first);
        self.contest(random, &fleets, fleets[0], second);
    }

    /// Somebody attacks a fleet of the chain, and the unit where the army lands has a say in it.
    fn contest(&mut self, random: &mut Random, chain: &[usize], fleet: usize, landing: Province) {
        let board = self.board;
        let sea = self.units[fleet].0.at;
        let Some(keeper) = self.unit(random, landing, true) else { return };
        let near: Vec<Place> = board.fleet[sea].iter().copied().filter(|&p| board.province[p] != landing).collect();
        let mut attackers = vec![];
        for _ in 0..1 + random.below(2) {
            let Some(&place) = random.pick(&near) else { continue };
            let Some(attacker) = self.unit(random, board.province[place], true) else { continue };
            let unit = self.units[attacker].0;
            if unit.fleet && board.fleet[unit.at].contains(&sea) && !chain.contains(&attacker) {
                self.order(attacker, Order::Move { to: sea, via: false });
                if self.units[attacker].1 == Some(Order::Move { to: sea, via: false }) {
                    if random.chance(80) && unit.power == self.units[fleet].0.power {
                        self.units[attacker].0.power = (unit.power + 1) % self.powers;
                    }
                    attackers.push(unit.at);
                }
            }
        }
        let Some(&from) = random.pick(&attackers) else { return };
        let from = board.province[from];
        let betrayal = random.chance(40);
        self.order(
            keeper,
            if betrayal { Order::SupportHold { at: sea } } else { Order::SupportMove { from, to: sea } },
        );
        if random.chance(75) && self.units[keeper].0.power == self.units[fleet].0.power {
            self.units[keeper].0.power = (self.units[fleet].0.power + 1 + random.below(self.powers - 1)) % self.powers;
        }
        // Another helper for the attacker, so that the keeper's support is what decides.
        if betrayal || random.chance(40) {
            let near: Vec<Province> = near.iter().map(|&place| board.province[place]).filter(|&p| p != from).collect();
            if let Some(&province) = random.pick(&near)
                && let Some(helper) = self.unit(random, province, true)
                && self.units[helper].0.fleet
            {
                self.order(helper, Order::SupportMove { from, to: sea });
            }
        }
        // And one for the army, so that it may dislodge the keeper.
        if random.chance(30)
            && let Some(&place) = random.pick(&board.army[landing].iter().copied().collect::<Vec<_>>())
            && let Some(helper) = self.unit(random, board.province[place], false)
            && let Some(&army) = self.armies_to(landing).first()
        {
            let from = board.province[self.units[army].0.at];
            self.order(helper, Order::SupportMove { from, to: landing });
        }
    }

    fn armies_to(&self, province: Province) -> Vec<usize> {
        let goes = |order: Option<Order>| matches!(order, Some(Order::Move { to, .. }) if to == province);
        (0..self.units.len()).filter(|&u| !self.units[u].0.fleet && goes(self.units[u].1)).collect()
    }

    fn move_somewhere(&mut self, random: &mut Random, unit: usize) {
        let Unit { fleet, at, .. } = self.units[unit].0;
        let reach: Vec<Place> = self.board.reach(fleet, at).iter().copied().collect();
        if let Some(&to) = random.pick(&reach) {
            let via = !fleet && random.chance(3);
            self.order(unit, Order::Move { to, via });
        }
    }

    /// A support of something that somebody near really does, if there is any.
    fn support_something(&mut self, random: &mut Random, unit: usize) {
        let board = self.board;
        let Unit { fleet, at, .. } = self.units[unit].0;
        let mut choices = vec![];
        for (other, order) in &self.units {
            let from = board.province[other.at];
            if from == board.province[at] {
                continue;
            }
            match order {
                Some(Order::Move { to, .. }) if board.reaches(fleet, at, board.province[*to]) => {
                    let to = if random.chance(50) { *to } else { board.province[*to] };
                    choices.push(Order::SupportMove { from, to });
                    choices.push(Order::SupportMove { from, to });
                }
                Some(Order::Move { .. }) => {}
                _ if board.reaches(fleet, at, from) => choices.push(Order::SupportHold { at: from }),
                _ => {}
            }
        }
        if let Some(&order) = random.pick(&choices) {
            self.order(unit, order);
        }
    }

    /// Mostly impossible, or without any fitting partner.
    fn nonsense(&mut self, random: &mut Random, unit: usize) {
        let province = random.below(self.board.provinces);
        let Some(&(other, _)) = random.pick(&self.units) else { return };
        let other = self.board.province[other.at];
        self.order(
            unit,
            match random.below(4) {
                0 => Order::Move { to: random.below(self.board.names.len()), via: random.chance(30) },
                1 => Order::SupportHold { at: other },
                2 => Order::SupportMove { from: other, to: province },
                _ => Order::Convoy { from: other, to: province },
            },
        );
    }
}

/// A random position of a movement phase with an order for each unit.
#[must_use]
pub fn position(board: &Board, powers: usize, shape: Shape, random: &mut Random) -> Vec<(Unit, Order)> {
    let few = if random.chance(40) { 2 + random.below(2) } else { powers };
    let mut draft = Draft { board, powers: few.min(powers), units: vec![] };
    match shape {
        Shape::Loose => {}
        Shape::Brawl => {
            let centre = random.below(board.provinces);
            let mut near = vec![centre];
            for step in 0..14 {
                let Some(&from) = near.get(step) else { break };
                let berths = board.berths(from);
                let onward = board.army[from].iter().chain(berths.iter().flat_map(|&berth| &board.fleet[berth]));
                near.extend(onward.map(|&place| board.province[place]));
            }
            for _ in 0..8 + random.below(8) {
                let province = near[random.below(near.len())];
                let fleet = random.chance(50);
                draft.place(random, province, fleet);
            }
        }
        Shape::Convoys => (0..2 + random.below(3)).for_each(|_| draft.convoy(random, false)),
        Shape::Paradoxes if random.chance(30) => draft.cross(random),
        Shape::Paradoxes => (0..1 + random.below(3)).for_each(|_| draft.convoy(random, true)),
    }
    let more = match shape {
        Shape::Loose => 10 + random.below(25),
        Shape::Brawl => random.below(8),
        Shape::Convoys => random.below(14),
        Shape::Paradoxes => random.below(10),
    };
    // More of them on boards of more than 128 provinces.
    for _ in 0..more * (1 + board.provinces / 128) {
        let province = random.below(board.provinces);
        let fleet = random.chance(50);
        draft.place(random, province, fleet);
    }
    // First who moves, then who supports: otherwise there is little to support.
    for unit in 0..draft.units.len() {
        if random.chance(45) {
            draft.move_somewhere(random, unit);
        }
    }
    for unit in 0..draft.units.len() {
        match random.below(100) {
            0..75 => draft.support_something(random, unit),
            75..80 => draft.nonsense(random, unit),
            _ => {}
        }
    }
    draft.units.into_iter().map(|(unit, order)| (unit, order.unwrap_or(Order::Hold))).collect()
}
