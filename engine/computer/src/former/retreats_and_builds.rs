//! A computer player's retreats, builds and removals.

use dragoman_engine::{
    Adjustment, AdjustmentOrder, Due, Power, Province, ProvinceSet, Retreat, RetreatOrder, Unit, UnitKind, WrittenOrder,
};

use super::evaluation::Evaluation;
use crate::friends::friends;

/// The cost of going where another's dislodged unit may go too, for each such unit.
const COLLISION: i32 = 150;
/// The value of a guard for a centre that others outnumber, for each one missing.
const GUARD: i32 = 120;
/// How much less each further unit of a kind is worth than the first, so that fleets and armies are balanced.
const SAMENESS: i32 = 7;

/// Where the dislodged units of `power` go: each to the best place that no other of the player's takes.
pub(super) fn retreats(retreat: &Retreat, power: Power) -> Vec<WrittenOrder> {
    let position = retreat.position();
    let map = position.map;
    let evaluation = Evaluation::new(position, friends(position, power));
    let (ours, others) = (evaluation.ours(&position.units), evaluation.others(&position.units));
    let mut choices = Vec::new();
    for (from, it) in retreat.dislodged().filter(|(_, it)| evaluation.friends.contains(it.unit.power)) {
        for to in it.retreats {
            let target = map.province_of(to);
            let comers = retreat.dislodged().filter(|(_, other)| {
                !evaluation.friends.contains(other.unit.power)
                    && other.retreats.iter().any(|place| map.province_of(place) == target)
            });
            let there = Unit { location: to, ..it.unit };
            let exposed = if map.centres().contains(target) { evaluation.exposure(target, ours, others) } else { 0 };
            let guards = if evaluation.prize(target) == 0 { GUARD * exposed } else { 0 };
            let worth = evaluation.place(there) + evaluation.prize(target) + guards - COLLISION * comers.count() as i32;
            choices.push((worth, from, to));
        }
    }
    choices.sort_by_key(|&(worth, from, to)| (std::cmp::Reverse(worth), from, to));
    let (mut gone, mut taken) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
    let mut orders = Vec::new();
    let mut write = |from: Province, order: RetreatOrder| {
        if let Some(it) = retreat.dislodged_from(from).filter(|it| it.unit.power == power) {
            orders.push(order.written(it.unit));
        }
    };
    for (_, from, to) in choices {
        let target = map.province_of(to);
        if !gone.contains(from) && !taken.contains(target) {
            gone.insert(from);
            taken.insert(target);
            write(from, RetreatOrder::Retreat { to });
        }
    }
    for (from, _) in retreat.dislodged().filter(|(from, _)| !gone.contains(*from)) {
        write(from, RetreatOrder::Disband);
    }
    orders
}

/// What `power` builds or removes in winter.
pub(super) fn adjustments(winter: &Adjustment, power: Power) -> Vec<WrittenOrder> {
    let position = winter.position();
    let chosen = match winter.due(power) {
        Due::Nothing => Vec::new(),
        Due::Builds { up_to, .. } => builds(winter, power, usize::from(up_to.get())),
        Due::Disbands { exactly } => removals(winter, power, usize::from(exactly.get())),
    };
    chosen.into_iter().map(|order| order.written(&position.units)).collect()
}

fn builds(winter: &Adjustment, power: Power, number: usize) -> Vec<AdjustmentOrder> {
    let position = winter.position();
    let map = position.map;
    let evaluation = Evaluation::new(position, friends(position, power));
    let (ours, others) = (evaluation.ours(&position.units), evaluation.others(&position.units));
    let own = position.units.of(power);
    let mut fleets = (own & position.units.fleets()).len() as i32;
    let mut armies = own.len() as i32 - fleets;
    let mut free = winter.sites(power);
    let mut chosen = Vec::new();
    let legal = winter.legal(power);
    while chosen.len() < number {
        let sites = legal.iter().filter_map(|&order| match order {
            AdjustmentOrder::Build { kind, at } => Some((Unit { power, kind, location: at }, order)),
            AdjustmentOrder::Remove { .. } | AdjustmentOrder::Waive => None,
        });
        let worth = |unit: Unit| {
            let alike = match unit.kind {
                UnitKind::Army => armies,
                UnitKind::Fleet => fleets,
            };
            // A fleet reaches fewer of the places that it sails past.
            let place = evaluation.place(unit) * if unit.kind == UnitKind::Fleet { 85 } else { 100 } / 100;
            place + GUARD * evaluation.exposure(map.province_of(unit.location), ours, others) - SAMENESS * alike
        };
        let free_sites = sites.filter(|(unit, _)| free.contains(map.province_of(unit.location)));
        let best = free_sites.max_by_key(|(unit, order)| (worth(*unit), std::cmp::Reverse(*order)));
        let Some((unit, order)) = best else { break };
        free.remove(map.province_of(unit.location));
        match unit.kind {
            UnitKind::Army => armies += 1,
            UnitKind::Fleet => fleets += 1,
        }
        chosen.push(order);
    }
    chosen
}

fn removals(winter: &Adjustment, power: Power, number: usize) -> Vec<AdjustmentOrder> {
    let position = winter.position();
    let evaluation = Evaluation::new(position, friends(position, power));
    let others = evaluation.others(&position.units);
    let mut left = position.units.of(power);
    let mut chosen = Vec::new();
    while chosen.len() < number {
        let worth = |at: Province| {
            let Some(unit) = position.units.at(at) else { return 0 };
            let without = evaluation.ours(&position.units).without(at);
            let exposed = position.centres.of(power).iter().map(|centre| evaluation.exposure(centre, without, others));
            evaluation.place(unit) + GUARD * exposed.sum::<i32>()
        };
        let Some(unit) = left.iter().min_by_key(|&at| (worth(at), at)) else { break };
        left.remove(unit);
        chosen.push(AdjustmentOrder::Remove { unit });
    }
    chosen
}
