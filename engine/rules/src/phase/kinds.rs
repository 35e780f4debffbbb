//! The phases as values: each kind is a position and the decisions that are due in it.

use crate::dislodged::{Dislodged, MAX_DISLODGED};
use crate::legality::Due;
use crate::position::{Position, PositionError, PositionFault};
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};
use crate::turn::PhaseKind;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a phase is a value on the stack, made once per adjudication")]
pub enum Phase {
    /// Moves, supports and convoys.
    Movement(Movement),
    /// Retreats of dislodged units.
    Retreat(Retreat),
    /// Builds and removals.
    Adjustment(Adjustment),
    /// Nothing: the game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The last position; its turn is the last that was played.
    pub position: Position,
    /// Who won: one, or several together.
    pub winners: PowerSet,
    /// Why it is over.
    pub kind: EndingKind,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingKind {
    /// One power has the centres that win (or, in the game for two, one side the units).
    Solo,
    /// The agreed turn has been played; the power with the most wins.
    Dated,
    /// All who still have units agreed to share the game.
    Draw,
    /// All others conceded the game to the winners.
    Concession,
}

/// A position in which units are ordered to hold, move, support and convoy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub(super) position: Position,
}

/// A position in which dislodged units retreat. At least one of them has a place to retreat to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Retreat {
    pub(super) position: Position,
    count: u8,
    // An array, because a phase is `Copy` and no vector type is.
    dislodged: [Option<Dislodged>; MAX_DISLODGED],
}

/// A winter's position, in which powers build or remove units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    pub(super) position: Position,
}

impl Phase {
    /// The position at the start of the phase.
    pub const fn position(&self) -> &Position {
        match self {
            Phase::Movement(movement) => movement.position(),
            Phase::Retreat(retreat) => retreat.position(),
            Phase::Adjustment(adjustment) => adjustment.position(),
            Phase::Over(ending) => &ending.position,
        }
    }

    pub(crate) const fn position_mut(&mut self) -> &mut Position {
        match self {
            Phase::Movement(movement) => &mut movement.position,
            Phase::Retreat(retreat) => &mut retreat.position,
            Phase::Adjustment(adjustment) => &mut adjustment.position,
            Phase::Over(ending) => &mut ending.position,
        }
    }
}

impl Movement {
    /// The movement phase of a position.
    ///
    /// # Errors
    /// Everything that is wrong with the position, or that it is winter.
    pub fn new(position: Position) -> Result<Movement, PositionError> {
        let position = position.checked(PhaseKind::Movement)?;
        Ok(Movement { position })
    }

    /// The board.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

impl Retreat {
    /// The retreat phase of a position.
    ///
    /// Units that can't retreat anywhere are left out: they are disbanded.
    ///
    /// # Errors
    /// Everything that is wrong with the position or the dislodged units, or that it is winter, or that nobody can
    /// retreat.
    pub fn new(position: Position, dislodged: impl IntoIterator<Item = Dislodged>) -> Result<Retreat, PositionError> {
        let mut dislodged = Retreat::consistent(position, dislodged)?;
        dislodged.retain(|it| !it.retreats.is_empty());
        if dislodged.is_empty() {
            return Err(position.refused(PositionFault::NobodyRetreats));
        }
        Ok(Retreat::with(position, dislodged))
    }

    /// A retreat phase as foreign formats may describe it: also with units that can't go anywhere, or with none.
    ///
    /// # Errors
    /// As for [`new`](Retreat::new), except that nobody can retreat.
    pub fn described(
        position: Position,
        dislodged: impl IntoIterator<Item = Dislodged>,
    ) -> Result<Retreat, PositionError> {
        Ok(Retreat::with(position, Retreat::consistent(position, dislodged)?))
    }

    /// Dislodged units that suit the position, in the order of the map.
    fn consistent(
        position: Position,
        dislodged: impl IntoIterator<Item = Dislodged>,
    ) -> Result<Vec<Dislodged>, PositionError> {
        let mut dislodged: Vec<Dislodged> = dislodged.into_iter().collect();
        position.with_dislodged(&dislodged, MAX_DISLODGED)?;
        dislodged.sort_by_key(|it| position.map.province_of(it.unit.location));
        Ok(dislodged)
    }

    /// The retreat phase after a movement phase, whose position and dislodged units are consistent, and of whom one can
    /// retreat.
    pub(crate) fn unchecked(position: Position, dislodged: impl IntoIterator<Item = Dislodged>) -> Retreat {
        Retreat::with(position, dislodged.into_iter().filter(|unit| !unit.retreats.is_empty()))
    }

    /// With the dislodged units in the order of the map; never more than [`MAX_DISLODGED`].
    fn with(position: Position, dislodged: impl IntoIterator<Item = Dislodged>) -> Retreat {
        let mut retreat = Retreat { position, count: 0, dislodged: [None; MAX_DISLODGED] };
        for (place, unit) in retreat.dislodged.iter_mut().zip(dislodged) {
            *place = Some(unit);
            retreat.count += 1;
        }
        retreat
    }

    /// The board, without the dislodged units.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The units that can retreat, in the order of the map.
    pub fn dislodged(&self) -> impl Iterator<Item = (Province, Dislodged)> + Clone + '_ {
        self.dislodged.iter().flatten().map(|unit| (self.position.map.province_of(unit.unit.location), *unit))
    }

    /// The unit that was dislodged from `province`, if it can retreat.
    pub fn dislodged_from(&self, province: Province) -> Option<Dislodged> {
        self.dislodged().find(|(from, _)| *from == province).map(|(_, unit)| unit)
    }
}

impl Adjustment {
    /// The adjustment phase of a position.
    ///
    /// # Errors
    /// All that is wrong with the position, or that it isn't winter.
    pub fn new(position: Position) -> Result<Adjustment, PositionError> {
        let position = position.checked(PhaseKind::Adjustment)?;
        Ok(Adjustment { position })
    }

    /// The board.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What `power` has to decide. A power in disorder builds nothing.
    pub fn due(&self, power: Power) -> Due {
        self.position.due(power)
    }

    /// Whether any power has something to decide, or must remove a unit.
    pub fn is_due(&self) -> bool {
        self.position.is_due()
    }

    /// Where a power may build, if builds are due to it.
    pub fn sites(&self, power: Power) -> ProvinceSet {
        self.position.sites(power)
    }
}
