//! Which unit a power loses that must remove one and doesn't say which (DATC 4.D.8).

use crate::location::LocationSet;
use crate::map::Map;
use crate::position::Position;
use crate::power::Power;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{RemovalDistance, Rulebook};
use crate::unit::{Unit, UnitKind};

/// The unit that is removed first: the furthest; of those a fleet before an army; of those the first by alphabet.
pub(crate) fn first_to_go(position: &Position, power: Power, rulebook: &Rulebook) -> Option<Province> {
    let map = position.map;
    let from = match rulebook.removal_distance {
        RemovalDistance::HomeCentre => map.home(power),
        RemovalDistance::HomeCountry => map.country(power),
        RemovalDistance::OwnedCentre => position.centres.of(power),
    };
    let units = position.units.of(power).iter().filter_map(|at| Some((at, position.units.at(at)?)));
    let rank = |(at, unit): &(Province, Unit)| {
        let by_sea = unit.kind == UnitKind::Fleet && rulebook.removal_distance != RemovalDistance::OwnedCentre;
        let distance = if by_sea { by_sea_to(map, *unit, from) } else { over_anything_to(map, *at, from) };
        let alphabet = std::cmp::Reverse(map.rank(*at, rulebook.alphabet));
        (distance, unit.kind == UnitKind::Fleet, alphabet)
    };
    units.max_by_key(rank).map(|(at, _)| at)
}

/// How many moves a fleet is away from the nearest of `goals`; more than any distance if it can't get there.
fn by_sea_to(map: &Map, fleet: Unit, goals: ProvinceSet) -> u32 {
    let mut reached = LocationSet::of(fleet.location);
    for distance in 0..map.location_count() as u32 {
        if reached.iter().any(|at| goals.contains(map.province_of(at))) {
            return distance;
        }
        let before = reached;
        for at in before {
            reached |= map.fleet_borders(at);
        }
        if reached == before {
            break;
        }
    }
    u32::MAX
}

/// How many steps, over land and water alike, a province is away from the nearest of `goals`; more than any distance if
/// there are none.
fn over_anything_to(map: &Map, from: Province, goals: ProvinceSet) -> u32 {
    let mut reached = ProvinceSet::of(from);
    for distance in 0..map.province_count() as u32 {
        if reached.intersects(goals) {
            return distance;
        }
        let before = reached;
        for at in before {
            reached |= map.neighbours(at);
        }
        if reached == before {
            break;
        }
    }
    u32::MAX
}
