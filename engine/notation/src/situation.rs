//! The position in which orders are read.

use dragoman_engine::{
    LocationSet, Map, Phase, PhaseCode, PhaseKind, Power, Province, ProvinceSet, Unit, UnitKind, Units,
};

/// What is wanted from whom: the part of a game's state by which orders are judged.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// The map.
    pub map: &'a Map,
    /// Turn and kind of phase.
    pub phase: PhaseCode,
    /// The units on the board, without dislodged ones.
    pub units: Units,
    /// In a retreat phase: the dislodged units, and where each may go.
    pub dislodged: Vec<(Unit, LocationSet)>,
    /// In an adjustment phase: the centres that each power owns, by its place in the map's list. Empty when unknown.
    pub owned: Vec<ProvinceSet>,
}

impl Situation<'static> {
    /// The situation of a game's phase; `None` when the game is over.
    #[must_use]
    pub fn of(phase: &Phase) -> Option<Self> {
        let kind = match phase {
            Phase::Movement(_) => PhaseKind::Movement,
            Phase::Retreat(_) => PhaseKind::Retreat,
            Phase::Adjustment(_) => PhaseKind::Adjustment,
            Phase::Over(_) => return None,
        };
        let position = phase.position();
        let dislodged = match phase {
            Phase::Retreat(retreat) => retreat.dislodged().map(|(_, one)| (one.unit, one.retreats)).collect(),
            Phase::Movement(_) | Phase::Adjustment(_) | Phase::Over(_) => Vec::new(),
        };
        Some(Self {
            map: position.map,
            phase: PhaseCode { turn: position.turn, kind },
            units: position.units,
            dislodged,
            owned: position.map.powers().map(|power| position.centres.of(power)).collect(),
        })
    }
}

impl Situation<'_> {
    /// The dislodged unit of `province`.
    pub(super) fn dislodged(&self, province: Province) -> Option<(Unit, LocationSet)> {
        self.dislodged.iter().find(|(unit, _)| self.map.province_of(unit.location) == province).copied()
    }

    /// The provinces in which units wait for orders of this phase.
    pub(super) fn waiting(&self, power: Option<Power>) -> ProvinceSet {
        match self.phase.kind {
            PhaseKind::Retreat => self
                .dislodged
                .iter()
                .filter(|(unit, _)| power.is_none_or(|power| unit.power == power))
                .map(|(unit, _)| self.map.province_of(unit.location))
                .collect(),
            PhaseKind::Movement | PhaseKind::Adjustment => match power {
                Some(power) => self.units.of(power),
                None => self.units.occupied(),
            },
        }
    }

    /// Whether it is known who owns what.
    pub(super) fn ownership_known(&self) -> bool {
        self.owned.iter().any(|owned| !owned.is_empty())
    }

    /// The centres of `power`.
    pub(super) fn owned(&self, power: Power) -> ProvinceSet {
        self.owned.get(power.index()).copied().unwrap_or(ProvinceSet::EMPTY)
    }

    /// How many units `power` may build (positive) or must remove (negative); `None` when ownership is unknown.
    pub(super) fn balance(&self, power: Power) -> Option<isize> {
        let count = |set: ProvinceSet| isize::try_from(set.len()).unwrap_or(isize::MAX);
        self.ownership_known().then(|| count(self.owned(power)) - count(self.units.of(power)))
    }

    /// The home centres of `power` in which it may build.
    #[must_use]
    pub fn sites(&self, power: Power) -> ProvinceSet {
        let home = self.map.home(power) - self.units.occupied();
        if self.ownership_known() { home & self.owned(power) } else { home }
    }

    /// Whether an army could be carried from one province to the other by the fleets on the board, without those in
    /// `but`.
    pub(super) fn convoy(&self, from: Province, to: Province, but: ProvinceSet) -> bool {
        let fleets = (self.units.fleets() & self.map.waters()) - but;
        self.map.kind(to).holds_armies() && self.map.joined(fleets, from, to)
    }

    /// Whether `unit` could get to `to`, on foot, by sea, or as an army carried by fleets other than `but`.
    pub(super) fn attainable(&self, unit: Unit, to: Province, but: ProvinceSet) -> bool {
        self.map.reach(unit).contains(to)
            || (unit.kind == UnitKind::Army && self.convoy(self.map.province_of(unit.location), to, but))
    }
}
