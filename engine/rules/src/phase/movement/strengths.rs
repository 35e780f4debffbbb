//! Strengths and supports as they counted in the end, read from what a report knows.
//!
//! While a phase is adjudicated strengths are intervals that narrow; here nothing is open any more, so each follows
//! from which moves succeeded, which supports were given and which armies had no convoy. They are computed on demand,
//! so that adjudication isn't slowed by what only people read.

use super::MovementReport;
use crate::location::Location;
use crate::order::MovementOrder;
use crate::outcome::{Failure, Outcome, Void};
use crate::province::{Province, ProvinceSet};
use crate::unit::Unit;

/// The strengths of DATC 5.B, 1 for the unit and 1 for each support that counts there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Strengths {
    /// Against the unit that stays at the destination or comes from there, if there is one, else of the move: supports
    /// by that unit's own power don't count, and against a unit of its own power it is 0. Also 0 for what doesn't move,
    /// and for an army whose convoy was broken.
    pub attack: u8,
    /// Against a unit that moves here from the destination, neither going by convoy; 0 if there is none.
    pub defend: u8,
    /// Against others that move to the same destination; 0 for what doesn't move or never set out, and for a unit that
    /// was dislodged from there.
    pub prevent: u8,
    /// Against units that move here: 0 if the unit left, 1 if its own move failed.
    pub hold: u8,
}

/// A support that was ordered, and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Support {
    /// The supported unit's province.
    pub unit: Province,
    /// Where that unit was supported to; none for a support to hold.
    pub to: Option<Location>,
    /// What the support did.
    pub effect: SupportEffect,
}

/// What a support did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SupportEffect {
    /// It added 1 to a strength that met another.
    Counted,
    /// It was given, and nothing stood against the supported unit.
    NotNeeded,
    /// It was given, but the unit at the destination is of the supporter's own power and stayed: a support can't help
    /// to dislodge a unit of its own power. Against others that move there it counts.
    OwnUnitAttacked,
    /// It was given to an army whose move had no effect, because its convoy was broken or because of a paradox.
    NoAttack,
    /// It was cut.
    Cut {
        /// Where the attacks came from.
        by: ProvinceSet,
    },
    /// It ended because the supporter was dislodged.
    Dislodged {
        /// Where the attack came from.
        by: Province,
    },
    /// It was no support.
    Void(Void),
}

impl MovementReport {
    /// The strengths of the unit that stood in `province`; all 0 if there was none.
    pub fn strengths(&self, province: Province) -> Strengths {
        let Some(resolved) = self.resolved(province) else { return Strengths::default() };
        let full = 1 + self.supporters(province).len() as u8;
        let Some(to) = self.destination(province) else { return Strengths { hold: full, ..Strengths::default() } };
        let hold = u8::from(resolved.outcome != Outcome::Succeeds);
        if self.never_set_out(province) {
            return Strengths { hold, ..Strengths::default() };
        }
        let opponent = self.head_to_head(province);
        let attack = match self.met(province, to) {
            Some(met) if self.units().of(met.power).contains(province) => 0,
            Some(met) => 1 + (self.supporters(province) - self.units().of(met.power)).len() as u8,
            None => full,
        };
        let swapped = if self.contests_attackers_origin { opponent } else { self.opposite(province) };
        let dislodged_from_there = swapped.is_some_and(|other| self.left(other)) && !self.left(province);
        Strengths {
            attack,
            defend: if opponent.is_some() { full } else { 0 },
            prevent: if dislodged_from_there { 0 } else { full },
            hold,
        }
    }

    /// The units that supported the one in `province` in what it did, and weren't cut.
    pub fn supporters(&self, province: Province) -> ProvinceSet {
        self.supporting.iter().filter(|&at| self.supported(at).is_some_and(|(unit, _)| unit == province)).collect()
    }

    /// What the support did that the unit in `province` was ordered; `None` if it was ordered something else.
    pub fn support(&self, province: Province) -> Option<Support> {
        let (unit, to) = self.supported(province)?;
        let effect = match self.resolved(province)?.outcome {
            Outcome::Void(why) => SupportEffect::Void(why),
            Outcome::Fails(Failure::SupportCut { by }) => SupportEffect::Cut { by },
            Outcome::Fails(Failure::Dislodged { by }) => SupportEffect::Dislodged { by },
            Outcome::Succeeds | Outcome::Fails(_) => self.effect(province, unit, to),
        };
        Some(Support { unit, to, effect })
    }

    /// What a support did that was given.
    fn effect(&self, supporter: Province, unit: Province, to: Option<Location>) -> SupportEffect {
        let Some(to) = to.map(|to| self.map.province_of(to)) else {
            let attacked = self.movers_to(unit).any(|attacker| self.strengths(attacker).attack > 0);
            return if attacked { SupportEffect::Counted } else { SupportEffect::NotNeeded };
        };
        if self.never_set_out(unit) {
            return SupportEffect::NoAttack;
        }
        let rivals = self.movers_to(to).any(|rival| rival != unit && self.strengths(rival).prevent > 0);
        match self.met(unit, to) {
            Some(met) if met.power == self.units().at(supporter).map_or(met.power, |unit| unit.power) => {
                SupportEffect::OwnUnitAttacked
            }
            None if !rivals => SupportEffect::NotNeeded,
            Some(_) | None => SupportEffect::Counted,
        }
    }

    /// The unit that the one in `at` was ordered to support, and where to.
    pub(super) fn supported(&self, at: Province) -> Option<(Province, Option<Location>)> {
        match self.resolved(at)?.order {
            MovementOrder::SupportHold { unit } => Some((unit, None)),
            MovementOrder::SupportMove { from, to } => Some((from, Some(to))),
            MovementOrder::Hold | MovementOrder::Move { .. } | MovementOrder::Convoy { .. } => None,
        }
    }

    fn movers_to(&self, to: Province) -> impl Iterator<Item = Province> + '_ {
        self.units().occupied().iter().filter(move |&at| self.destination(at) == Some(to))
    }

    /// The unit that `mover` has to dislodge to get to `to`: one that stays there or comes from there.
    fn met(&self, mover: Province, to: Province) -> Option<Unit> {
        self.units().at(to).filter(|_| self.head_to_head(mover).is_some() || !self.left(to))
    }

    /// Whether the unit in `at` moved away.
    fn left(&self, at: Province) -> bool {
        self.destination(at).is_some() && self.resolved(at).is_some_and(|it| it.outcome == Outcome::Succeeds)
    }

    /// Whether an army's move had no effect, because it had no convoy or because of a paradox.
    fn never_set_out(&self, at: Province) -> bool {
        self.resolved(at)
            .is_some_and(|it| matches!(it.outcome, Outcome::Fails(Failure::NoConvoyPath { .. } | Failure::Paradox)))
    }

    /// The unit that moves the opposite way.
    fn opposite(&self, mover: Province) -> Option<Province> {
        self.destination(mover).filter(|&to| self.destination(to) == Some(mover))
    }

    /// The unit that `mover` meets head to head: one that moves the opposite way, neither by convoy.
    fn head_to_head(&self, mover: Province) -> Option<Province> {
        self.opposite(mover).filter(|&other| !self.convoyed.contains(mover) && !self.convoyed.contains(other))
    }
}
