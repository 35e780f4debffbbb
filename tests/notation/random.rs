//! Random positions of any map and phase, and every order that is legal in them, by a reckoning of this test's own.

use dragoman_engine::{
    Location, LocationSet, Map, PhaseCode, PhaseKind, Power, Province, ProvinceSet, Season, Turn, Unit, UnitKind, Units,
};

use crate::board::Board;

/// SplitMix64: the same sequence on every machine.
pub struct Rng(pub u64);

impl Rng {
    /// Always the same, unless `DRAGOMAN_TEST_SEED` asks for others.
    pub fn fixed(seed: u64) -> Self {
        let Ok(asked) = std::env::var("DRAGOMAN_TEST_SEED") else { return Self(seed) };
        println!("DRAGOMAN_TEST_SEED={asked}");
        let asked: u64 = asked.trim().parse().expect("DRAGOMAN_TEST_SEED must be a number");
        Self(asked.wrapping_mul(0xd134_2543_de82_ef95) ^ seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which isn't 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

impl Board {
    /// A board with a few units or a full one.
    pub fn random(rng: &mut Rng) -> Self {
        let map = *rng.pick(&Map::all());
        let kind = *rng.pick(&[PhaseKind::Movement, PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment]);
        let season = match kind {
            PhaseKind::Adjustment => Season::Winter,
            _ => *rng.pick(&[Season::Spring, Season::Autumn]),
        };
        let phase = PhaseCode { turn: Turn { year: map.starts().year + rng.below(20) as u16, season }, kind };
        let powers: Vec<Power> = map.powers().collect();
        let locations: Vec<Location> = map.locations().collect();
        let mut units = Units::new();
        for _ in 0..3 + rng.below(32) {
            let kind = *rng.pick(&[UnitKind::Army, UnitKind::Fleet]);
            let unit = Unit { power: *rng.pick(&powers), kind, location: *rng.pick(&locations) };
            // What can't stand there, or isn't alone there, is left out.
            let _ = units.place(map, unit);
        }
        let mut board =
            Self { map, phase, units, dislodged: Vec::new(), owned: vec![ProvinceSet::EMPTY; powers.len()] };
        if kind == PhaseKind::Retreat {
            board.dislodge(rng, &powers, &locations);
        }
        for centre in map.centres().iter() {
            if rng.below(5) > 0 {
                let home = map.home_of(centre).filter(|_| rng.below(3) > 0);
                board.owned[home.unwrap_or(*rng.pick(&powers)).index()].insert(centre);
            }
        }
        board
    }

    fn dislodge(&mut self, rng: &mut Rng, powers: &[Power], locations: &[Location]) {
        let mut taken = ProvinceSet::EMPTY;
        for _ in 0..6 {
            let kind = *rng.pick(&[UnitKind::Army, UnitKind::Fleet]);
            let unit = Unit { power: *rng.pick(powers), kind, location: *rng.pick(locations) };
            let province = self.map.province_of(unit.location);
            if !self.map.can_stand(kind, unit.location)
                || taken.contains(province)
                || !self.units.occupied().contains(province)
            {
                continue;
            }
            let free =
                self.map.borders(unit).iter().filter(|to| !self.units.occupied().contains(self.map.province_of(*to)));
            let free: LocationSet = free.filter(|_| rng.below(4) > 0).collect();
            if !free.is_empty() {
                taken.insert(province);
                self.dislodged.push((unit, free));
            }
        }
    }

    /// Every legal order of every power, in the notation of the exchange format.
    pub fn orders(&self) -> Vec<(Power, String)> {
        let mut orders = Vec::new();
        match self.phase.kind {
            PhaseKind::Movement => {
                for (_, unit) in self.units.iter() {
                    self.movement(unit, &mut orders);
                }
            }
            PhaseKind::Retreat => {
                for (unit, to) in &self.dislodged {
                    let name = unit.text(self.map);
                    orders.push((unit.power, format!("{name} D")));
                    orders.extend(to.iter().map(|to| (unit.power, format!("{name} R {}", self.map.location_id(to)))));
                }
            }
            PhaseKind::Adjustment => {
                for power in self.map.powers() {
                    self.adjustment(power, &mut orders);
                }
            }
        }
        orders
    }

    fn adjustment(&self, power: Power, orders: &mut Vec<(Power, String)>) {
        let (centres, units) = (self.owned[power.index()], self.units.of(power));
        if centres.len() > units.len() {
            let sites = (centres & self.map.home(power)) - self.units.occupied();
            // Whoever has no room to build has nothing to forgo: that order is void (`Due::Nothing`).
            if !sites.is_empty() {
                orders.push((power, "WAIVE".to_owned()));
            }
            for site in sites {
                if self.map.can_stand(UnitKind::Army, site.location()) {
                    orders.push((power, format!("A {} B", self.map.id(site))));
                }
                for place in self.map.fleet_places(site).iter() {
                    orders.push((power, format!("F {} B", self.map.location_id(place))));
                }
            }
        } else if centres.len() < units.len() {
            for (_, unit) in self.units.iter().filter(|(_, unit)| unit.power == power) {
                orders.push((power, format!("{} D", unit.text(self.map))));
            }
        }
    }

    fn movement(&self, unit: Unit, orders: &mut Vec<(Power, String)>) {
        let map = self.map;
        let name = unit.text(map).to_string();
        let here = map.province_of(unit.location);
        let mut give = |text: String| orders.push((unit.power, text));
        give(format!("{name} H"));
        for to in map.borders(unit).iter() {
            give(format!("{name} - {}", map.location_id(to)));
        }
        if unit.kind == UnitKind::Army {
            for to in self.convoyed(here, None).iter() {
                if !map.reach(unit).contains(to) {
                    give(format!("{name} - {}", map.id(to)));
                }
                give(format!("{name} - {} VIA", map.id(to)));
            }
        }
        for (place, other) in self.units.iter().filter(|(place, _)| *place != here) {
            if map.reach(unit).contains(place) {
                give(format!("{name} S {}", other.text(map)));
            }
            let mut goals: Vec<Location> = map.borders(other).iter().collect();
            if other.kind == UnitKind::Army {
                // A fleet isn't carried away from under the army that it supports.
                goals.extend(self.convoyed(place, Some(here)).iter().map(Province::location));
                goals.sort();
                goals.dedup();
            }
            for to in goals {
                let goal = map.province_of(to);
                if map.reach(unit).contains(goal) && goal != here && goal != place {
                    give(format!("{name} S {} - {}", other.text(map), map.location_id(to)));
                }
            }
            if unit.kind == UnitKind::Fleet && other.kind == UnitKind::Army && map.waters().contains(here) {
                for to in self.convoyed(place, None).iter() {
                    if self.carries(here, place, to) {
                        give(format!("{name} C {} - {}", other.text(map), map.id(to)));
                    }
                }
            }
        }
    }

    /// The waters with a fleet.
    fn fleets(&self) -> ProvinceSet {
        self.units.fleets() & self.map.waters()
    }

    /// The fleets that can be reached from the shore of `from`, by way of others that aren't in `but`.
    fn swept(&self, from: Province, but: ProvinceSet) -> ProvinceSet {
        let fleets = self.fleets() - but;
        let mut found = self.map.shores(from) & fleets;
        loop {
            let mut more = found;
            for at in found.iter() {
                more |= self.map.shores(at) & fleets;
            }
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Where an army could be carried from `from`, by fleets other than the one in `but`. A fleet at Baleares carries no
    /// army to where it stands itself, nor away from there.
    fn convoyed(&self, from: Province, but: Option<Province>) -> ProvinceSet {
        let but = but.map_or(ProvinceSet::EMPTY, ProvinceSet::of).with(from);
        let reached = |to: &Province| {
            *to != from
                && self.map.can_stand(UnitKind::Army, to.location())
                && self.map.shores(*to).intersects(self.swept(from, but.with(*to)))
        };
        self.map.provinces().filter(reached).collect()
    }

    /// Whether the fleet in `at` lies on some way from `from` to `to` that needs each of its fleets: a detour is no way
    /// (DATC 6.G.19).
    fn carries(&self, at: Province, from: Province, to: Province) -> bool {
        let fleets = self.fleets().without(from).without(to);
        let mut ways: Vec<Vec<Province>> = (self.map.shores(from) & fleets).iter().map(|first| vec![first]).collect();
        while let Some(way) = ways.pop() {
            let last = way[way.len() - 1];
            if self.map.shores(to).contains(last) {
                if way.contains(&at) {
                    return true;
                }
                continue;
            }
            // What touches an earlier part of the way could have been reached sooner.
            let sooner = |next: &Province| {
                self.map.shores(from).contains(*next)
                    || way[..way.len() - 1].iter().any(|past| self.map.shores(*past).contains(*next))
                    || way.contains(next)
            };
            let next = (self.map.shores(last) & fleets).iter().filter(|next| !sooner(next));
            let longer = next.map(|next| [&way[..], &[next]].concat());
            ways.extend(longer.collect::<Vec<_>>());
        }
        false
    }
}
