//! The computer player of a position.
//!
//! It adjudicates thousands of times for each of its orders, so on a map of classic size it thinks in the engine that has room for
//! such maps only, which is quicker. All else is in the engine that has room for every map; what goes from one to the
//! other is named by ids.

use dragoman_computer as wide;
use dragoman_computer::{Deal, Level, Pledge, Pledges};
use dragoman_computer_narrow::{self as narrow, Level as NarrowLevel};
use dragoman_engine as engine;
use dragoman_engine::{Map, MovementOrder, Phase, Power, PowerSet, Province, Rulebook, WrittenOrder};
use dragoman_engine_narrow::{self as narrow_engine, Map as NarrowMap, Phase as NarrowPhase};

/// Translates places, powers and orders on a map from one engine to the other. `None`: the other's map doesn't have them, which
/// can't be, since both were read from the same text.
macro_rules! translation {
    ($(#[$doc:meta])* $name:ident, $from:ident to $to:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(super) struct $name {
            from: &'static $from::Map,
            to: &'static $to::Map,
        }

        impl $name {
            fn province(self, province: $from::Province) -> Option<$to::Province> {
                self.to.province(self.from.id(province))
            }

            fn location(self, location: $from::Location) -> Option<$to::Location> {
                self.to.location(self.from.location_id(location))
            }

            fn power(self, power: $from::Power) -> Option<$to::Power> {
                self.to.power(self.from.power_id(power))
            }

            fn order(self, order: $from::MovementOrder) -> Option<$to::MovementOrder> {
                use $from::{MovementOrder as Order, PathChoice as Path};
                Some(match order {
                    Order::Hold => $to::MovementOrder::Hold,
                    Order::Move { to, path } => {
                        let path = match path {
                            Path::Unstated => $to::PathChoice::Unstated,
                            Path::ByConvoy => $to::PathChoice::ByConvoy,
                        };
                        $to::MovementOrder::Move { to: self.location(to)?, path }
                    }
                    Order::SupportHold { unit } => $to::MovementOrder::SupportHold { unit: self.province(unit)? },
                    Order::SupportMove { from, to } => {
                        $to::MovementOrder::SupportMove { from: self.province(from)?, to: self.location(to)? }
                    }
                    Order::Convoy { army, to } => {
                        $to::MovementOrder::Convoy { army: self.province(army)?, to: self.province(to)? }
                    }
                })
            }
        }
    };
}

translation! {
    /// To the engine for maps of classic size.
    Inwards, engine to narrow_engine
}
translation! {
    /// From it.
    Outwards, narrow_engine to engine
}

impl Inwards {
    fn written(self, order: &narrow_engine::WrittenOrder) -> Option<WrittenOrder> {
        WrittenOrder::read(self.from, &order.text(self.to).to_string()).ok()
    }

    const fn back(self) -> Outwards {
        Outwards { from: self.to, to: self.from }
    }

    fn rulebook(self, rulebook: &Rulebook) -> narrow_engine::Rulebook {
        let mut chosen = narrow_engine::Rulebook::default();
        for (key, value) in rulebook.choices() {
            // The only value that a map may not have is an alphabet, and then it has none that would be looked up.
            if chosen.set_for(self.to, key, &value).is_err() {
                tracing::debug!(key, "the map has no such alphabet");
            }
        }
        chosen
    }

    fn pledge(self, pledge: Pledge) -> Option<narrow::Pledge> {
        let to = |place: Option<Province>| match place {
            Some(place) => self.province(place).map(Some),
            None => Some(None),
        };
        let kind = |kind| match kind {
            engine::UnitKind::Army => narrow_engine::UnitKind::Army,
            engine::UnitKind::Fleet => narrow_engine::UnitKind::Fleet,
        };
        Some(match pledge {
            Pledge::Order { at, order } => narrow::Pledge::Order { at: self.province(at)?, order: self.order(order)? },
            Pledge::NotOrder { at, order } => {
                narrow::Pledge::NotOrder { at: self.province(at)?, order: self.order(order)? }
            }
            Pledge::Support { unit, to: goal } => narrow::Pledge::Support { unit: self.province(unit)?, to: to(goal)? },
            Pledge::Convoy { army, to } => {
                narrow::Pledge::Convoy { army: self.province(army)?, to: self.province(to)? }
            }
            Pledge::KeepOut { place } => narrow::Pledge::KeepOut { place: self.province(place)? },
            Pledge::Leave { place } => narrow::Pledge::Leave { place: self.province(place)? },
            Pledge::Peace { with } => narrow::Pledge::Peace { with: self.power(with)? },
            Pledge::NoAid { to } => narrow::Pledge::NoAid { to: self.power(to)? },
            Pledge::Build { kind: of, at } => narrow::Pledge::Build { kind: kind(of), at: self.province(at)? },
            Pledge::NoBuild { kind: of, at } => narrow::Pledge::NoBuild { kind: kind(of), at: to(at)? },
            Pledge::Retreat { from, to } => {
                narrow::Pledge::Retreat { from: self.province(from)?, to: self.province(to)? }
            }
        })
    }

    fn listed(self, pledges: &[Pledge]) -> Vec<narrow::Pledge> {
        pledges.iter().filter_map(|&pledge| self.pledge(pledge)).collect()
    }

    fn pledges(self, pledges: &Pledges) -> narrow::Pledges {
        let others = pledges.others.iter();
        let others =
            others.filter_map(|&(power, pledge, trust)| Some((self.power(power)?, self.pledge(pledge)?, trust)));
        narrow::Pledges { own: self.listed(&pledges.own), others: others.collect() }
    }
}

const fn narrow_level(level: Level) -> NarrowLevel {
    match level {
        Level::Recruit => NarrowLevel::Recruit,
        Level::Officer => NarrowLevel::Officer,
        Level::Marshal => NarrowLevel::Marshal,
    }
}

/// A phase in the engine for maps of classic size.
struct Narrow {
    maps: Inwards,
    phase: NarrowPhase,
    rulebook: narrow_engine::Rulebook,
}

impl Narrow {
    /// `None`: the map is larger.
    fn of(phase: &Phase, rulebook: &Rulebook) -> Option<Box<Narrow>> {
        let from: &'static Map = phase.position().map;
        let maps = Inwards { from, to: NarrowMap::of_variant(from.variant())? };
        let phase = NarrowPhase::read(&phase.text().to_string(), |_| Some(maps.to)).ok()?;
        Some(Box::new(Narrow { maps, phase, rulebook: maps.rulebook(rulebook) }))
    }
}

/// A phase as computer players see it.
pub(super) struct Computer<'a> {
    phase: &'a Phase,
    rulebook: &'a Rulebook,
    narrow: Option<Box<Narrow>>,
}

impl<'a> Computer<'a> {
    pub(super) fn new(phase: &'a Phase, rulebook: &'a Rulebook) -> Self {
        Computer { phase, rulebook, narrow: Narrow::of(phase, rulebook) }
    }

    /// The orders of `power`, if this is pledged.
    pub(super) fn orders(&self, power: Power, level: Level, seed: u64, pledges: Pledges) -> Vec<WrittenOrder> {
        let Some(narrow) = &self.narrow else {
            return wide::orders_with(self.phase, power, self.rulebook, level, seed, pledges);
        };
        let maps = narrow.maps;
        let Some(power) = maps.power(power) else { return Vec::new() };
        let (level, pledges) = (narrow_level(level), maps.pledges(&pledges));
        let orders = narrow::orders_with(&narrow.phase, power, &narrow.rulebook, level, seed, pledges);
        orders.iter().filter_map(|order| maps.written(order)).collect()
    }

    /// What the player of `power` thinks of the phase; `None` if no unit on the board is the player's, or nothing moves.
    pub(super) fn prospect(&self, power: Power, level: Level, (seed, pledges): (u64, Pledges)) -> Option<Prospect<'_>> {
        match &self.narrow {
            Some(narrow) => {
                let NarrowPhase::Movement(movement) = &narrow.phase else { return None };
                let (maps, level) = (narrow.maps, narrow_level(level));
                let pledged = (seed, maps.pledges(&pledges));
                let found = narrow::Prospect::new(movement, maps.power(power)?, &narrow.rulebook, level, pledged)?;
                Some(Prospect::Narrow(maps, Box::new(found)))
            }
            None => {
                let Phase::Movement(movement) = self.phase else { return None };
                let found = wide::Prospect::new(movement, power, self.rulebook, level, (seed, pledges))?;
                Some(Prospect::Wide(Box::new(found)))
            }
        }
    }
}

/// What a movement phase looks like to a computer player: [`dragoman_computer::Prospect`] in either engine.
pub(super) enum Prospect<'a> {
    Wide(Box<wide::Prospect<'a>>),
    Narrow(Inwards, Box<narrow::Prospect<'a>>),
}

impl Prospect<'_> {
    /// What it would be worth if nobody pledged anything.
    pub(super) fn nothing(&mut self, other: Power) -> Deal {
        match self {
            Prospect::Wide(prospect) => prospect.deal(&[], other, &[], 0),
            Prospect::Narrow(maps, prospect) => {
                let deal = maps.power(other).map(|other| prospect.deal(&[], other, &[], 0)).unwrap_or_default();
                Deal { own: deal.own, other: deal.other }
            }
        }
    }

    /// What it is worth to pledge `mine` to `other` for what is `theirs`, who is trusted to so many percent: from 0 on the player
    /// agrees. `nothing`: the deal in which nobody pledges anything.
    pub(super) fn points(
        &mut self,
        other: Power,
        (mine, theirs): (&[Pledge], &[Pledge]),
        trust: u8,
        nothing: Deal,
    ) -> i32 {
        match self {
            Prospect::Wide(prospect) => prospect.points(other, (mine, theirs), trust, nothing),
            Prospect::Narrow(maps, prospect) => {
                let Some(other) = maps.power(other) else { return 0 };
                let (mine, theirs) = (maps.listed(mine), maps.listed(theirs));
                let nothing = narrow::Deal { own: nothing.own, other: nothing.other };
                prospect.points(other, (&mine, &theirs), trust, nothing)
            }
        }
    }

    /// Whether the player's orders attack a unit or a centre of `whom`.
    pub(super) fn attacks(&self, whom: Power) -> bool {
        match self {
            Prospect::Wide(prospect) => prospect.attacks(whom),
            Prospect::Narrow(maps, prospect) => maps.power(whom).is_some_and(|whom| prospect.attacks(whom)),
        }
    }

    /// The powers with units at most two moves from the player's.
    pub(super) fn neighbours(&self) -> PowerSet {
        match self {
            Prospect::Wide(prospect) => prospect.neighbours(),
            Prospect::Narrow(maps, prospect) => {
                prospect.neighbours().iter().filter_map(|power| maps.back().power(power)).collect()
            }
        }
    }

    /// The move of a unit of `me`, and where that stands, for which a unit of `other` could give the support that is needed most, at
    /// no cost to itself.
    pub(super) fn support_wanted(&mut self, me: Power, other: Power) -> Option<(Province, MovementOrder)> {
        match self {
            Prospect::Wide(prospect) => prospect.support_wanted(me, other),
            Prospect::Narrow(maps, prospect) => {
                let (from, order) = prospect.support_wanted(maps.power(me)?, maps.power(other)?)?;
                Some((maps.back().province(from)?, maps.back().order(order)?))
            }
        }
    }

    /// A province that units of both can reach, that is empty, and that the player doesn't want to go into.
    pub(super) fn between(&self, me: Power, other: Power) -> Option<Province> {
        match self {
            Prospect::Wide(prospect) => prospect.between(me, other),
            Prospect::Narrow(maps, prospect) => {
                maps.back().province(prospect.between(maps.power(me)?, maps.power(other)?)?)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;
    use crate::rules::{opening, position::load};

    fn no_narrow<'a>(phase: &'a Phase, rulebook: &'a Rulebook) -> Computer<'a> {
        Computer { phase, rulebook, narrow: None }
    }

    #[test]
    fn both_engines_think_the_same() {
        let settings = crate::rules::tests::settings("classic");
        let phase = load(&settings, &opening(&settings)).unwrap();
        let map = phase.position().map;
        let rulebook = Rulebook::edition_2023();
        let [small, large] = [Computer::new(&phase, &rulebook), no_narrow(&phase, &rulebook)];
        assert!(small.narrow.is_some());
        let [austria, italy] = ["AUSTRIA", "ITALY"].map(|id| map.power(id).unwrap());
        let venice = map.province("VEN").unwrap();
        let tyrolia = map.location("TYR").unwrap();
        let march = MovementOrder::Move { to: tyrolia, path: engine::PathChoice::Unstated };
        let own = vec![Pledge::Peace { with: italy }, Pledge::KeepOut { place: map.province("TYR").unwrap() }];
        let pledges = Pledges { own, others: vec![(italy, Pledge::Order { at: venice, order: march }, 80)] };
        for level in [Level::Recruit, Level::Officer] {
            let orders = small.orders(austria, level, 7, pledges.clone());
            assert_eq!(orders.len(), 3);
            assert_eq!(orders, large.orders(austria, level, 7, pledges.clone()));
            let asked = |computer: &Computer<'_>| {
                let mut prospect = computer.prospect(austria, level, (7, pledges.clone())).unwrap();
                let nothing = prospect.nothing(italy);
                let points = prospect.points(italy, (&[Pledge::NoAid { to: italy }], &[]), 60, nothing);
                let wanted = prospect.support_wanted(austria, italy);
                let (between, near) = (prospect.between(austria, italy), prospect.neighbours());
                (nothing, points, wanted, between, near, prospect.attacks(italy))
            };
            assert_eq!(asked(&small), asked(&large), "{level:?}");
        }
    }

    #[test]
    fn a_computer_plays_on_a_large_map_with_little_stack() {
        let mut text = "variant ring\nstarts S1901M\nwins 90\n".to_owned();
        let _ = writeln!(text, "power EAST\n  home P001\n  units A P001\npower WEST\n  home P099\n  units A P099");
        for at in 0..200 {
            let (before, after) = ((at + 199) % 200, (at + 1) % 200);
            let _ = writeln!(text, "province P{at:03} inland centre\n  army P{before:03} P{after:03}");
        }
        let map = Map::read("ring.txt", &text).unwrap().intern();
        let phase = engine::Position::start(map, engine::GameOptions::default());
        let phase = Phase::Movement(engine::Movement::new(phase).unwrap());
        let think = move || {
            let rulebook = Rulebook::edition_2023();
            let computer = Computer::new(&phase, &rulebook);
            assert!(computer.narrow.is_none());
            computer.orders(map.power("WEST").unwrap(), Level::Officer, 1, Pledges::default())
        };
        let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(think).unwrap();
        let orders = thread.join().unwrap();
        let texts: Vec<String> = orders.iter().map(|order| order.text(map).to_string()).collect();
        assert!(matches!(&texts[..], [one] if one.starts_with("A P099 - P")), "{texts:?}");
    }
}
