//! The position in which orders are read.

use dragoman_engine::{
    BuildSites, Due, LocationSet, Map, Phase, PhaseCode, PhaseKind, Position, Power, Province, ProvinceSet, Unit, Units,
};

/// The part of a game's state by which orders are judged.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The board, without dislodged units. If nobody owns a centre in it, it isn't known who does.
    pub position: Position,
    /// The kind of phase.
    pub kind: PhaseKind,
    /// In a retreat phase: the dislodged units, and where each may go.
    pub dislodged: Vec<(Unit, LocationSet)>,
}

impl Situation {
    /// The situation of a game's phase; `None` when the game is over.
    #[must_use]
    pub fn of(phase: &Phase) -> Option<Self> {
        let kind = match phase {
            Phase::Movement(_) => PhaseKind::Movement,
            Phase::Retreat(_) => PhaseKind::Retreat,
            Phase::Adjustment(_) => PhaseKind::Adjustment,
            Phase::Over(_) => return None,
        };
        let dislodged = match phase {
            Phase::Retreat(retreat) => retreat.dislodged().map(|(_, one)| (one.unit, one.retreats)).collect(),
            Phase::Movement(_) | Phase::Adjustment(_) | Phase::Over(_) => Vec::new(),
        };
        Some(Self { position: *phase.position(), kind, dislodged })
    }

    /// The map.
    #[must_use]
    pub const fn map(&self) -> &'static Map {
        self.position.map
    }

    /// Turn and kind of phase.
    #[must_use]
    pub const fn phase(&self) -> PhaseCode {
        PhaseCode { turn: self.position.turn, kind: self.kind }
    }

    /// The units on the board, without dislodged ones.
    #[must_use]
    pub const fn units(&self) -> &Units {
        &self.position.units
    }

    /// The dislodged unit of `province`.
    pub(super) fn dislodged(&self, province: Province) -> Option<(Unit, LocationSet)> {
        self.dislodged.iter().find(|(unit, _)| self.map().province_of(unit.location) == province).copied()
    }

    /// Who can build in a place, if it is one in which somebody can: the owner, where powers may build in all that they
    /// own.
    pub(super) fn builder(&self, at: Province) -> Option<Power> {
        let owner = match self.map().builds() {
            BuildSites::Home => None,
            BuildSites::Owned => self.position.centres.owner(at),
        };
        owner.or_else(|| self.map().home_of(at))
    }

    /// The provinces whose units wait for orders in this phase.
    pub(super) fn waiting(&self, power: Option<Power>) -> ProvinceSet {
        match self.kind {
            PhaseKind::Retreat => self
                .dislodged
                .iter()
                .filter(|(unit, _)| power.is_none_or(|power| unit.power == power))
                .map(|(unit, _)| self.map().province_of(unit.location))
                .collect(),
            PhaseKind::Movement | PhaseKind::Adjustment => match power {
                Some(power) => self.units().of(power),
                None => self.units().occupied(),
            },
        }
    }

    /// What a power has to decide in winter; `None` if it isn't known who owns what.
    pub(super) fn due(&self, power: Power) -> Option<Due> {
        (!self.position.centres.owned().is_empty()).then(|| self.position.due(power))
    }

    /// The home centres of `power` in which it may build.
    #[must_use]
    pub fn sites(&self, power: Power) -> ProvinceSet {
        self.for_builds(power).sites(power)
    }

    /// The position in which a build of `power` is judged: if it isn't known who owns what, it owns enough.
    pub(super) fn for_builds(&self, power: Power) -> Position {
        let mut position = self.position;
        if position.centres.owned().is_empty() {
            self.map().centres().iter().for_each(|centre| position.centres.give(centre, power));
        }
        position
    }

    /// The position in which a removal is judged: if it isn't known who owns what, nobody owns anything.
    pub(super) const fn for_removals(&self) -> &Position {
        &self.position
    }
}
