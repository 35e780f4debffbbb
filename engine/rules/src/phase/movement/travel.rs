//! How armies travelled: on foot, or over which fleets.

use std::fmt;

use crate::map::Map;
use crate::province::{Province, ProvinceSet};
use crate::set::{MAX_LOCATIONS, Number, Table};

/// How an army travelled, or tried to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wide",
    expect(clippy::large_enum_variant, reason = "reports are copied, and nothing in them is elsewhere")
)]
pub enum Travel {
    /// Over land.
    OnFoot,
    /// By convoy, over this path: the shortest of those that the fleets ordered to carry it made, and of these the
    /// first in the order of the map. If a convoy was broken, the path that would have carried the army.
    By(ConvoyPath),
    /// It was to go by convoy, but the fleets ordered to carry it made no path from its province to its destination.
    NoPath,
}

/// The fleets over which a convoy leads, in the order of travel; at least one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConvoyPath {
    count: Number,
    /// Those after the first `count` mean nothing, and are all the same so that equal paths are equal.
    fleets: [Province; MAX_LOCATIONS],
}

impl ConvoyPath {
    /// The provinces of the fleets, in the order of travel.
    pub fn fleets(&self) -> &[Province] {
        self.fleets.get(..usize::from(self.count)).unwrap_or_default()
    }
}

impl fmt::Debug for ConvoyPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.fleets()).finish()
    }
}

/// The convoy paths of a phase. A fleet carries one army only, so one table of what follows on each stop holds them
/// all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConvoyPaths {
    /// The provinces in `next` that mean something: armies with a path, and the fleets on their paths.
    stops: ProvinceSet,
    next: Table<Province>,
}

impl ConvoyPaths {
    pub(super) const fn new() -> Self {
        ConvoyPaths { stops: ProvinceSet::EMPTY, next: Table::new(Province(0)) }
    }

    /// Forgets all paths.
    pub(super) fn clear(&mut self) {
        for stop in self.stops {
            self.next[stop] = Province(0);
        }
        self.stops = ProvinceSet::EMPTY;
    }

    /// Notes the shortest path over `fleets`, all in waters, from `army` to `to`; whether there is one.
    pub(super) fn find(&mut self, map: &Map, fleets: ProvinceSet, army: Province, to: Province) -> bool {
        let fleets = fleets.without(army).without(to);
        // How many fleets are left to the destination, counted from there.
        let mut left: Table<Number> = Table::new(0);
        let (mut reached, mut fresh, mut distance) = (ProvinceSet::EMPTY, map.shores(to) & fleets, 1);
        while !fresh.is_empty() && !reached.intersects(map.shores(army)) {
            reached |= fresh;
            let mut further = ProvinceSet::EMPTY;
            for fleet in fresh {
                left[fleet] = distance;
                further |= map.shores(fleet) & fleets;
            }
            fresh = further - reached;
            distance = distance.saturating_add(1);
        }
        let mut at = army;
        let mut wanted = (map.shores(army) & reached).iter().map(|fleet| left[fleet]).min().unwrap_or(0);
        if wanted == 0 {
            return false;
        }
        while wanted > 0 {
            let Some(fleet) = (map.shores(at) & reached).iter().find(|&fleet| left[fleet] == wanted) else {
                return false;
            };
            self.note(at, fleet);
            at = fleet;
            wanted -= 1;
        }
        self.note(at, to);
        true
    }

    fn note(&mut self, stop: Province, next: Province) {
        self.stops.insert(stop);
        self.next[stop] = next;
    }

    /// Notes the path over `fleets`, in the order of travel, from `army` to `to`; at least one.
    pub(super) fn lay(&mut self, army: Province, fleets: &[Province], to: Province) {
        let mut at = army;
        for &fleet in fleets {
            self.note(at, fleet);
            at = fleet;
        }
        self.note(at, to);
    }

    /// The path of the army in `army` to its destination.
    pub(super) fn of(&self, army: Province, to: Province) -> Option<ConvoyPath> {
        let mut path = ConvoyPath { count: 0, fleets: [Province(0); MAX_LOCATIONS] };
        let mut stop = army;
        // Its destination may itself be the start of another path, or a fleet on one.
        while stop != to {
            if !self.stops.contains(stop) {
                return None;
            }
            stop = self.next[stop];
            if stop != to {
                *path.fleets.get_mut(usize::from(path.count))? = stop;
                path.count += 1;
            }
        }
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(map: &Map, fleets: &str, army: &str, to: &str) -> Option<String> {
        let place = |id: &str| map.province(id).unwrap();
        let fleets = fleets.split(' ').map(place).collect();
        let mut paths = ConvoyPaths::new();
        let found = paths.find(map, fleets, place(army), place(to));
        let path = paths.of(place(army), place(to));
        assert_eq!(found, path.is_some());
        path.map(|path| path.fleets().iter().map(|&fleet| map.id(fleet)).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn the_shortest_path_is_taken() {
        let map = Map::classic();
        assert_eq!(path(map, "NTH", "YOR", "NWY").as_deref(), Some("NTH"));
        assert_eq!(path(map, "NWG NTH", "EDI", "NWY").as_deref(), Some("NTH"), "the first in the map");
        assert_eq!(path(map, "ENG MAO WES TYS", "LON", "NAP").as_deref(), Some("ENG MAO WES TYS"));
        assert_eq!(path(map, "MAO ENG IRI NAO NWG", "NWY", "POR").as_deref(), Some("NWG NAO MAO"));
        assert_eq!(path(map, "MAO NTH", "LON", "POR"), None);
        assert_eq!(path(map, "LYO WES", "MAR", "SPA").as_deref(), Some("LYO"), "without a detour");
    }

    #[test]
    fn paths_of_several_armies_keep_apart() {
        let map = Map::classic();
        let place = |id: &str| map.province(id).unwrap();
        let mut paths = ConvoyPaths::new();
        assert!(paths.find(map, ProvinceSet::of(place("NTH")), place("YOR"), place("BEL")));
        assert!(paths.find(map, ProvinceSet::of(place("ENG")), place("BEL"), place("LON")));
        assert_eq!(
            paths.of(place("YOR"), place("BEL")).unwrap().fleets(),
            [place("NTH")],
            "though it lands where another sets out"
        );
    }
}
