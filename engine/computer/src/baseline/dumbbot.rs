//! DumbBot, the player of David Norman that others are usually compared with, written afresh from the description of its
//! algorithm and with its published constants.
//!
//! Each place where a unit can stand gets a value: for centres the size of the power that owns or threatens it, passed on
//! to the places around it in ten steps, then the number of the power's own units that can come, less those of the
//! strongest other. Units are taken in random order and go to the best place, sometimes to the next one; where one of its own
//! goes or stays, a unit supports it if others can come, and goes elsewhere if not. It never adjudicates, convoys or helps
//! others. Neutral centres count as those of one more power.

use dragoman_engine::{
    Adjustment, AdjustmentOrder, Due, Location, Map, Movement, MovementOrder, PathChoice, Phase, Position, Power,
    Province, ProvinceSet, Retreat, RetreatOrder, Season, SeededRng, Table, Unit, UnitKind, WrittenOrder,
};

/// How far the value of a centre reaches, in moves.
const DEPTH: usize = 10;
/// What the value at each distance counts in spring, and in autumn and winter.
const SPRING: [i64; DEPTH] = [100, 1000, 30, 10, 6, 5, 4, 3, 2, 1];
const AUTUMN: [i64; DEPTH] = [1000, 100, 30, 10, 6, 5, 4, 3, 2, 1];
/// What a centre to attack and one to defend count: in spring (and winter), and in autumn.
const ATTACK: [i64; 2] = [700, 600];
const DEFENCE: [i64; 2] = [300, 400];
/// What each unit that can come counts.
const STRENGTH: i64 = 1000;
const COMPETITION: i64 = 1000;
/// What the threat to a centre counts for the unit that stands or is built there.
const GUARD: i64 = 1000;
/// How often the next best is considered, in percent; how much of its lack of value that prevents.
const ALTERNATIVE: i64 = 50;
const LACK: i64 = 5;

/// The orders of `power`.
pub(crate) fn orders(phase: &Phase, power: Power, rng: &mut SeededRng) -> Vec<WrittenOrder> {
    match phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            let plan = plan(movement, &Values::new(movement.position(), power), rng);
            plan.into_iter().filter_map(|(at, order)| order.written(units, at)).collect()
        }
        Phase::Retreat(retreat) => retreats(retreat, power, rng),
        Phase::Adjustment(winter) => adjustments(winter, power, rng),
        Phase::Over(_) => Vec::new(),
    }
}

/// An order for each unit of the power whose values these are, in a movement phase.
pub(crate) fn plan(movement: &Movement, values: &Values, rng: &mut SeededRng) -> Vec<(Province, MovementOrder)> {
    let position = movement.position();
    Plan { position, values, rng, orders: Table::new(None), comes: Table::new(None) }.orders()
}

/// What the board is worth to one power.
pub(crate) struct Values {
    map: &'static Map,
    power: Power,
    army: Table<i64>,
    fleet: Table<i64>,
    /// By province: the most units that one other power can bring.
    competition: Table<i64>,
}

impl Values {
    pub(crate) fn new(position: &Position, power: Power) -> Values {
        let map = position.map;
        let season = position.turn.season;
        let autumn = usize::from(season == Season::Autumn);
        let threat = threats(position, power);
        let mut first = Table::new(0);
        for centre in map.centres() {
            first[centre] = match position.centres.owner(centre) {
                Some(owner) if owner == power => DEFENCE[autumn] * threat[centre],
                owner => ATTACK[autumn] * size(position, owner),
            };
        }
        let (mut army, mut fleet) = (Table::new(0), Table::new(0));
        let reach = if season == Season::Spring { SPRING } else { AUTUMN };
        let (mut armies, mut fleets): (Table<i64>, Table<i64>) = (first, Table::new(0));
        for at in map.locations() {
            fleets[at] = first[map.province_of(at)];
        }
        for share in reach {
            let (mut next_armies, mut next_fleets) = (Table::new(0), Table::new(0));
            for at in map.land() {
                army[at] += share * armies[at];
                let around: i64 = map.army_borders(at).iter().map(|other| armies[other]).sum();
                next_armies[at] = (armies[at] + around) / 5;
            }
            for province in map.provinces() {
                for at in map.fleet_places(province) {
                    fleet[at] += share * fleets[at];
                    let best = |other| map.fleet_places(other).iter().map(|coast| fleets[coast]).max().unwrap_or(0);
                    let next: ProvinceSet = map.fleet_borders(at).iter().map(|other| map.province_of(other)).collect();
                    let around: i64 = next.iter().map(best).sum();
                    next_fleets[at] = (best(province) + around) / 5;
                }
            }
            (armies, fleets) = (next_armies, next_fleets);
        }
        let mut competition = Table::new(0);
        for at in map.provinces() {
            let can_come = |whose: Power| {
                position.units.of(whose).iter().filter(|&from| reaches(position, from, at)).count() as i64
            };
            let others = map.powers().filter(|&other| other != power).map(can_come);
            competition[at] = others.max().unwrap_or(0);
            let more = match season {
                Season::Winter => GUARD * if position.centres.of(power).contains(at) { threat[at] } else { 0 },
                Season::Spring | Season::Autumn => STRENGTH * can_come(power) - COMPETITION * competition[at],
            };
            army[at] += more;
            for coast in map.fleet_places(at) {
                fleet[coast] += more;
            }
        }
        Values { map, power, army, fleet, competition }
    }

    fn of(&self, kind: UnitKind, at: Location) -> i64 {
        match kind {
            UnitKind::Army => self.army[at],
            UnitKind::Fleet => self.fleet[at],
        }
    }

    fn of_unit(&self, unit: Unit) -> i64 {
        self.of(unit.kind, unit.location)
    }
}

/// The size of a power, or of all neutral centres.
fn size(position: &Position, owner: Option<Power>) -> i64 {
    let centres = match owner {
        Some(owner) => position.centres.of(owner),
        None => position.map.centres() - position.centres.owned(),
    };
    let number = centres.len() as i64;
    number * number + 4 * number + 16
}

fn reaches(position: &Position, from: Province, to: Province) -> bool {
    position.units.at(from).is_some_and(|unit| position.map.reach(unit).contains(to))
}

/// By province: the size of the largest other power that can come.
fn threats(position: &Position, power: Power) -> Table<i64> {
    let mut threat = Table::new(0);
    for (_, unit) in position.units.iter().filter(|(_, unit)| unit.power != power) {
        let size = size(position, Some(unit.power));
        for at in position.map.reach(unit) {
            threat[at] = size.max(threat[at]);
        }
    }
    threat
}

/// The first of `choices`, which are sorted, or sometimes one after it, the more likely the less it lacks.
fn pick<T: Copy>(choices: &[(i64, T)], rng: &mut SeededRng) -> Option<T> {
    let mut at = 0;
    while let (Some((value, _)), Some((next, _))) = (choices.get(at), choices.get(at + 1)) {
        let lack = if *value == 0 { 0 } else { (value - next).abs() * LACK * 100 / value.abs() };
        let drawn = rng.below(100) as i64;
        if drawn >= ALTERNATIVE || drawn < lack {
            break;
        }
        at += 1;
    }
    choices.get(at).map(|(_, choice)| *choice)
}

fn sorted<T: Copy + Ord>(mut choices: Vec<(i64, T)>) -> Vec<(i64, T)> {
    choices.sort_by_key(|&(value, choice)| (std::cmp::Reverse(value), choice));
    choices
}

/// The orders of one power in a movement phase.
struct Plan<'a> {
    position: &'a Position,
    values: &'a Values,
    rng: &'a mut SeededRng,
    orders: Table<Option<MovementOrder>>,
    /// By province: the unit that goes there.
    comes: Table<Option<Province>>,
}

impl Plan<'_> {
    fn orders(mut self) -> Vec<(Province, MovementOrder)> {
        let own = self.position.units.of(self.values.power);
        let mut turns: Vec<Province> = own.iter().collect();
        self.rng.shuffle(&mut turns);
        // By unit: those that wait until it has an order, so that it doesn't wait for them.
        let mut waiting: Table<ProvinceSet> = Table::new(ProvinceSet::EMPTY);
        // Units that wait for each other in a circle take the next best place at some time; whatever is drawn, it ends.
        let mut left = 20 * turns.len();
        while !turns.is_empty() {
            let at = turns.remove(0);
            left = left.saturating_sub(1);
            if left == 0 {
                self.orders[at] = Some(MovementOrder::Hold);
            } else if let Some(first) = self.order(at, waiting[at]) {
                waiting[first].insert(at);
                let place = turns.iter().position(|&other| other == first).map_or(turns.len(), |place| place + 1);
                turns.insert(place, at);
            }
        }
        for at in own {
            if self.orders[at] == Some(MovementOrder::Hold) {
                self.orders[at] = self.instead_of_holding(at).or(self.orders[at]);
            }
        }
        own.iter().map(|at| (at, self.orders[at].unwrap_or_default())).collect()
    }

    /// Orders a unit; or says which other has to be ordered first.
    fn order(&mut self, at: Province, not: ProvinceSet) -> Option<Province> {
        let map = self.position.map;
        let unit = self.position.units.at(at)?;
        let own = self.position.units.of(self.values.power);
        let closed = self.position.options.setup.closed(map, self.position.turn) | not;
        let mut choices = vec![(self.values.of_unit(unit), unit.location)];
        for to in map.borders(unit).iter().filter(|&to| !closed.contains(map.province_of(to))) {
            choices.push((self.values.of(unit.kind, to), to));
        }
        let mut choices = sorted(choices);
        while let Some(to) = pick(&choices, self.rng) {
            let target = map.province_of(to);
            if target == at {
                break;
            }
            if own.contains(target) {
                match self.orders[target] {
                    None => return Some(target),
                    Some(MovementOrder::Move { .. }) => {}
                    Some(_) if self.values.competition[target] > 1 => {
                        self.orders[at] = Some(MovementOrder::SupportHold { unit: target });
                        return None;
                    }
                    Some(_) => {
                        choices.retain(|&(_, other)| other != to);
                        continue;
                    }
                }
            }
            match self.comes[target].and_then(|from| Some((from, self.orders[from]?))) {
                Some((from, MovementOrder::Move { to, .. })) if self.values.competition[target] > 0 => {
                    self.orders[at] = Some(MovementOrder::SupportMove { from, to });
                    return None;
                }
                Some(_) => choices.retain(|&(_, other)| other != to),
                None => {
                    self.orders[at] = Some(MovementOrder::Move { to, path: PathChoice::Unstated });
                    self.comes[target] = Some(at);
                    return None;
                }
            }
        }
        self.orders[at] = Some(MovementOrder::Hold);
        None
    }

    /// The best support that a unit could give that holds.
    fn instead_of_holding(&self, at: Province) -> Option<MovementOrder> {
        let map = self.position.map;
        let unit = self.position.units.at(at)?;
        let mut best = (0, None);
        for target in map.reach(unit) {
            if let Some(from) = self.comes[target]
                && let Some(MovementOrder::Move { to, .. }) = self.orders[from]
                && let Some(mover) = self.position.units.at(from)
                && self.values.competition[target] > 0
            {
                let value = self.values.of(mover.kind, to);
                if value > best.0 {
                    best = (value, Some(MovementOrder::SupportMove { from, to }));
                }
            }
            if let Some(other) = self.position.units.at(target).filter(|other| other.power == self.values.power)
                && !matches!(self.orders[target], Some(MovementOrder::Move { .. }))
                && self.values.competition[target] > 1
            {
                let value = self.values.of_unit(other);
                if value > best.0 {
                    best = (value, Some(MovementOrder::SupportHold { unit: target }));
                }
            }
        }
        best.1
    }
}

fn retreats(retreat: &Retreat, power: Power, rng: &mut SeededRng) -> Vec<WrittenOrder> {
    let position = retreat.position();
    let values = Values::new(position, power);
    let mut own: Vec<_> = retreat.dislodged().filter(|(_, it)| it.unit.power == power).collect();
    rng.shuffle(&mut own);
    let mut taken = ProvinceSet::EMPTY;
    let mut orders = Vec::new();
    for (_, it) in own {
        let free = it.retreats.iter().filter(|&to| !taken.contains(values.map.province_of(to)));
        let choices = sorted(free.map(|to| (values.of(it.unit.kind, to), to)).collect());
        let order = match pick(&choices, rng) {
            Some(to) => {
                taken.insert(values.map.province_of(to));
                RetreatOrder::Retreat { to }
            }
            None => RetreatOrder::Disband,
        };
        orders.push(order.written(it.unit));
    }
    orders
}

fn adjustments(winter: &Adjustment, power: Power, rng: &mut SeededRng) -> Vec<WrittenOrder> {
    let position = winter.position();
    let values = Values::new(position, power);
    let (number, sign) = match winter.due(power) {
        Due::Nothing => return Vec::new(),
        Due::Builds { up_to, .. } => (up_to.get(), 1),
        Due::Disbands { exactly } => (exactly.get(), -1),
    };
    let province = |order: AdjustmentOrder| match order {
        AdjustmentOrder::Build { at, .. } => Some(values.map.province_of(at)),
        AdjustmentOrder::Remove { unit } => Some(unit),
        AdjustmentOrder::Waive => None,
    };
    let value = |order: AdjustmentOrder| match order {
        AdjustmentOrder::Build { kind, at } => values.of(kind, at),
        AdjustmentOrder::Remove { unit } => position.units.at(unit).map_or(0, |unit| values.of_unit(unit)),
        AdjustmentOrder::Waive => 0,
    };
    let legal = winter.legal(power).into_iter().filter(|&order| order != AdjustmentOrder::Waive);
    let mut choices = sorted(legal.map(|order| (sign * value(order), order)).collect());
    let mut orders = Vec::new();
    for _ in 0..number {
        let Some(chosen) = pick(&choices, rng) else { break };
        choices.retain(|&(_, other)| province(other) != province(chosen));
        orders.push(chosen.written(&position.units));
    }
    orders
}
