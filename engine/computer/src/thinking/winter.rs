//! Retreats, builds and removals.

use std::cmp::Reverse;

use dragoman_engine::{
    Adjustment, AdjustmentOrder, Due, Power, Province, ProvinceSet, Retreat, RetreatOrder, Unit, UnitKind, WrittenOrder,
};

use super::outlook::Outlook;
use crate::friends::friends;
use crate::pledge::{BREACH, Pledge};

/// The cost of going where another's dislodged unit may go too, for each such unit.
const COLLISION: i32 = 150;
/// The value of a guard for a centre that others outnumber, for each one missing.
const GUARD: i32 = 120;
/// By how many percent of its value another unit of a kind is worth less for each that there is.
const SAMENESS: i32 = 14;

/// Where the dislodged units of `power` go: each to the best place that no other of the player's takes.
///
/// What is `pledged` is kept unless something else is worth [`BREACH`] more.
pub(super) fn retreats(retreat: &Retreat, power: Power, pledged: &[Pledge]) -> Vec<WrittenOrder> {
    let position = retreat.position();
    let map = position.map;
    let outlook = Outlook::new(position, friends(position, power), false);
    let (ours, theirs) = (outlook.ours(&position.units), outlook.theirs(&position.units));
    let own_centres = outlook.friends.iter().fold(ProvinceSet::EMPTY, |all, power| all | position.centres.of(power));
    let mut choices = Vec::new();
    for (from, it) in retreat.dislodged().filter(|(_, it)| outlook.friends.contains(it.unit.power)) {
        for to in it.retreats {
            let target = map.province_of(to);
            let comers = retreat.dislodged().filter(|(_, other)| {
                !outlook.friends.contains(other.unit.power)
                    && other.retreats.iter().any(|place| map.province_of(place) == target)
            });
            let there = Unit { location: to, ..it.unit };
            let guards = if own_centres.contains(target) { GUARD * outlook.exposure(target, ours, theirs) } else { 0 };
            let is_pledged = pledged.contains(&Pledge::Retreat { from, to: target }) && it.unit.power == power;
            let kept = if is_pledged { BREACH } else { 0 };
            let worth =
                outlook.place(there) + outlook.prize(target) + guards + kept - COLLISION * comers.count() as i32;
            choices.push((worth, from, to));
        }
    }
    choices.sort_by_key(|&(worth, from, to)| (Reverse(worth), from, to));
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
pub(super) fn adjustments(winter: &Adjustment, power: Power, pledged: &[Pledge]) -> Vec<WrittenOrder> {
    let position = winter.position();
    let chosen = match winter.due(power) {
        Due::Nothing => Vec::new(),
        Due::Builds { up_to, .. } => builds(winter, power, usize::from(up_to.get()), pledged),
        Due::Disbands { exactly } => removals(winter, power, usize::from(exactly.get())),
    };
    chosen.into_iter().map(|order| order.written(&position.units)).collect()
}

fn builds(winter: &Adjustment, power: Power, number: usize, pledged: &[Pledge]) -> Vec<AdjustmentOrder> {
    let position = winter.position();
    let map = position.map;
    let outlook = Outlook::new(position, friends(position, power), false);
    let (mut ours, theirs) = (outlook.ours(&position.units), outlook.theirs(&position.units));
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
            let place = outlook.place(unit) * 100 / (100 + SAMENESS * alike);
            let site = map.province_of(unit.location);
            place + GUARD * outlook.exposure(site, ours, theirs) + pledge_worth(pledged, unit.kind, site)
        };
        let free_sites = sites.filter(|(unit, _)| free.contains(map.province_of(unit.location)));
        let best = free_sites.max_by_key(|(unit, order)| (worth(*unit), Reverse(*order)));
        // A unit that it has pledged not to build isn't built for a small gain: less than nothing is none.
        let Some((unit, order)) = best.filter(|(unit, _)| worth(*unit) >= 0) else { break };
        let site = map.province_of(unit.location);
        free.remove(site);
        ours.insert(site);
        match unit.kind {
            UnitKind::Army => armies += 1,
            UnitKind::Fleet => fleets += 1,
        }
        chosen.push(order);
    }
    chosen
}

/// What it is worth to keep what is pledged, if such a unit is built there.
fn pledge_worth(pledged: &[Pledge], kind: UnitKind, site: Province) -> i32 {
    let each = pledged.iter().map(|pledge| match *pledge {
        Pledge::Build { kind: of, at } if of == kind && at == site => BREACH,
        Pledge::NoBuild { kind: of, at } if of == kind && at.is_none_or(|at| at == site) => -BREACH,
        _ => 0,
    });
    each.sum()
}

fn removals(winter: &Adjustment, power: Power, number: usize) -> Vec<AdjustmentOrder> {
    let position = winter.position();
    let outlook = Outlook::new(position, friends(position, power), false);
    let theirs = outlook.theirs(&position.units);
    let mut left = position.units.of(power);
    let mut chosen = Vec::new();
    while chosen.len() < number {
        let worth = |at: Province| {
            let Some(unit) = position.units.at(at) else { return 0 };
            let without = outlook.ours(&position.units).without(at);
            let exposed = position.centres.of(power).iter().map(|centre| outlook.exposure(centre, without, theirs));
            outlook.place(unit) + GUARD * exposed.sum::<i32>()
        };
        let Some(unit) = left.iter().min_by_key(|&at| (worth(at), at)) else { break };
        left.remove(unit);
        chosen.push(AdjustmentOrder::Remove { unit });
    }
    chosen
}
