//! Which fleets a convoy path needs.

use crate::province::{Province, ProvinceSet};
use crate::set::Table;

/// The most steps taken to look for a path through a fleet. On the maps that are played a few dozen are enough; the
/// worst case is exponential in the number of fleets.
const MOST_STEPS: u32 = 1_000;

/// Fleets on the water, and what a convoy must touch first and last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Convoy<'a> {
    /// By water: the waters next to it.
    pub(super) shores: &'a Table<ProvinceSet>,
    /// The fleets that take part.
    pub(super) fleets: ProvinceSet,
    /// Those of them from which the army can be taken aboard.
    pub(super) starts: ProvinceSet,
    /// Those of them from which it can be landed.
    pub(super) ends: ProvinceSet,
}

/// The fleets of `over` that can be reached from those in `from`, where `shores` are the waters next to each water.
#[inline]
pub(super) fn flood(shores: &Table<ProvinceSet>, from: ProvinceSet, over: ProvinceSet) -> ProvinceSet {
    let mut reached = from & over;
    let mut fresh = reached;
    while let Some(fleet) = fresh.first() {
        fresh.remove(fleet);
        let next = (shores[fleet] & over) - reached;
        reached |= next;
        fresh |= next;
    }
    reached
}

impl Convoy<'_> {
    /// Whether some path leads through `fleet` that would be broken without any of its fleets; `steps` counts the
    /// attempts.
    ///
    /// A fleet that only lengthens a path isn't useful: it shows no intent to convoy (DATC 6.G.19), and its loss breaks
    /// nothing. So no fleet of the path may touch another one except those before and after it, only the first may
    /// touch the start, and only the last the end. If that takes too many steps, the fleet counts as useful if it is on
    /// any path that reaches no fleet twice.
    pub(super) fn needs(&self, fleet: Province, steps: &mut u32) -> bool {
        if !self.fleets.contains(fleet) {
            return false;
        }
        // The shortest way from a fleet at one shore to the other touches nothing twice.
        let reaches =
            |goals: ProvinceSet, over: ProvinceSet| self.flood(ProvinceSet::of(fleet), over).intersects(goals);
        let free = self.fleets - self.starts;
        if self.starts.contains(fleet) {
            return reaches(self.ends, free.with(fleet));
        }
        if self.ends.contains(fleet) {
            return reaches(self.starts, (self.fleets - self.ends).with(fleet));
        }
        for first in self.starts {
            match self.leads_through(fleet, first, free, steps) {
                Some(false) => {}
                Some(true) => return true,
                None => return self.is_between(fleet),
            }
        }
        false
    }

    /// Whether a path that has come to `last`, but not yet to `fleet` unless that is `last`, can go on over `free`
    /// through the fleet to an end: `free` are the fleets that don't touch the path before `last`. `None` if that
    /// isn't found out in the steps that are left.
    fn leads_through(&self, fleet: Province, last: Province, free: ProvinceSet, steps: &mut u32) -> Option<bool> {
        *steps += 1;
        if *steps > MOST_STEPS {
            return None;
        }
        let next = self.shores[last] & free;
        if last == fleet {
            // The shortest way from here touches nothing twice.
            return Some(self.flood(next, free).intersects(self.ends));
        }
        if self.ends.contains(last) {
            return Some(false);
        }
        // A path may touch the end with its last fleet only.
        let open = (free - self.ends).with(fleet);
        if !free.contains(fleet) || !self.flood(next & open, open).contains(fleet) {
            return Some(false);
        }
        let rest = free - next;
        if next.contains(fleet) {
            // After any other step no path could lead through the fleet.
            return self.leads_through(fleet, fleet, rest, steps);
        }
        for step in next & open {
            match self.leads_through(fleet, step, rest, steps) {
                Some(false) => {}
                found => return found,
            }
        }
        Some(false)
    }

    /// The fleets of `over` that can be reached from those in `from`.
    fn flood(&self, from: ProvinceSet, over: ProvinceSet) -> ProvinceSet {
        flood(self.shores, from, over)
    }

    /// Whether a path from a start to an end that reaches no fleet twice leads through `fleet`: whether there are two
    /// ways from it, one to a start and one to an end, that have no fleet in common. There are, unless a single fleet
    /// is on every way to either (Menger).
    fn is_between(&self, fleet: Province) -> bool {
        let reached = |without: Option<Province>| {
            let over = without.map_or(self.fleets, |fleet| self.fleets.without(fleet));
            self.flood(ProvinceSet::of(fleet), over)
        };
        let all = reached(None);
        let escapes = |other: Province| {
            let reached = reached(Some(other));
            reached.intersects(self.starts) || reached.intersects(self.ends)
        };
        all.intersects(self.starts) && all.intersects(self.ends) && all.without(fleet).iter().all(escapes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::Number;

    /// SplitMix64.
    struct Random(u64);

    impl Random {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (z ^ (z >> 31)) % end
        }
    }

    fn join(shores: &mut Table<ProvinceSet>, one: Number, other: Number) {
        shores[Province(one)].insert(Province(other));
        shores[Province(other)].insert(Province(one));
    }

    /// Every path, fleet by fleet, as defined: none touches another fleet but its neighbours on the path.
    fn by_trying_all(convoy: Convoy, fleet: Province) -> bool {
        let mut paths: Vec<Vec<Province>> = convoy.starts.iter().map(|first| vec![first]).collect();
        while let Some(path) = paths.pop() {
            let last = path[path.len() - 1];
            if convoy.ends.contains(last) {
                if path.contains(&fleet) {
                    return true;
                }
                continue;
            }
            for next in convoy.shores[last] & (convoy.fleets - convoy.starts) {
                let touches = |past: &Province| *past == next || convoy.shores[*past].contains(next);
                if !path[..path.len() - 1].iter().any(touches) {
                    paths.push([&path[..], &[next]].concat());
                }
            }
        }
        false
    }

    #[test]
    fn the_answer_is_that_of_trying_every_path() {
        let mut random = Random(1971);
        for _ in 0..3_000 {
            let count = 2 + random.below(9) as Number;
            let mut shores = Table::new(ProvinceSet::EMPTY);
            let dense = 2 + random.below(4);
            for one in 0..count {
                for other in one + 1..count {
                    if random.below(dense) == 0 {
                        join(&mut shores, one, other);
                    }
                }
            }
            let mut some = || (0..count).filter(|_| random.below(3) == 0).map(Province).collect::<ProvinceSet>();
            let (starts, ends) = (some(), some());
            let fleets: ProvinceSet = (0..count).map(Province).collect();
            let convoy = Convoy { shores: &shores, fleets, starts, ends };
            for fleet in fleets {
                let mut steps = 0;
                assert_eq!(convoy.needs(fleet, &mut steps), by_trying_all(convoy, fleet), "{fleet:?} {convoy:?}");
                assert!(steps < MOST_STEPS);
            }
        }
    }

    /// A square of seas, each next to those around it, full of fleets, with a bay of one sea at every border sea but
    /// the corners' neighbours: the paths of each length are as many as the map allows.
    #[test]
    fn on_a_sea_of_any_size_the_steps_are_counted() {
        let side: Number = 10;
        let at = |x: Number, y: Number| y * side + x;
        let mut shores = Table::new(ProvinceSet::EMPTY);
        for y in 0..side {
            for x in 0..side {
                if x + 1 < side {
                    join(&mut shores, at(x, y), at(x + 1, y));
                }
                if y + 1 < side {
                    join(&mut shores, at(x, y), at(x, y + 1));
                }
            }
        }
        // Bays: dead ends that no path leads through.
        let bays: Vec<Number> = (100..120).collect();
        for (number, bay) in bays.iter().enumerate() {
            join(&mut shores, at(number as Number % side, if number < 10 { 0 } else { side - 1 }), *bay);
        }
        let fleets: ProvinceSet = (0..120).map(Province).collect();
        let (starts, ends) = (ProvinceSet::of(Province(at(0, 0))), ProvinceSet::of(Province(at(9, 9))));
        let convoy = Convoy { shores: &shores, fleets, starts, ends };
        let mut most = 0;
        for fleet in fleets {
            let mut steps = 0;
            let needed = convoy.needs(fleet, &mut steps);
            most = most.max(steps);
            assert_eq!(needed, fleet.0 < 100, "{fleet:?}");
        }
        assert!(most <= MOST_STEPS + 1, "{most} steps");
    }
}
