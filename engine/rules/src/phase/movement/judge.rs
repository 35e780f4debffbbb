//! Which movement orders are lawful: possible in this position, if others do what suits.

use crate::adjudicate::field::via_binds;
use crate::location::Location;
use crate::map::Map;
use crate::order::{MovementOrder, Way, Writing, WrittenOrder, WrittenUnit};
use crate::outcome::Void;
use crate::phase::Movement;
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{Leniency, Rulebook};
use crate::unit::{Unit, UnitKind};

impl Movement {
    /// The order that a power's written order is, for the unit in the province that comes with it.
    ///
    /// Judges what was written about the units: letter, nationality, coast of where they stand. Whether the order can
    /// be carried out is [`check`](Movement::check)'s question.
    ///
    /// # Errors
    /// Why it is no order for a unit of that power; with the province, if the power has a unit there.
    pub fn lawful(
        &self,
        power: Power,
        written: &WrittenOrder,
        rulebook: &Rulebook,
    ) -> Result<(Province, MovementOrder), (Option<Province>, Void)> {
        self.weigh(power, written, rulebook).map(|(at, order, _)| (at, order))
    }

    /// [`lawful`](Movement::lawful), with how well it was written.
    pub(crate) fn weigh(
        &self,
        power: Power,
        written: &WrittenOrder,
        rulebook: &Rulebook,
    ) -> Result<(Province, MovementOrder, Writing), (Option<Province>, Void)> {
        let Some(ordered) = written.unit() else { return Err((None, Void::Unreadable)) };
        let position = self.position();
        let at = position.map.province_of(ordered.at);
        let Some(unit) = position.units.at(at).filter(|unit| unit.power == power) else {
            return Err((None, Void::NoSuchUnit));
        };
        let refuse = |why| (Some(at), why);
        let writing = rulebook.overlooks(position.map, unit, ordered).map_err(refuse)?;
        let other = match *written {
            WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
                Some(supported)
            }
            WrittenOrder::Convoy { army, .. } => Some(army),
            _ => None,
        };
        if let Some(other) = other
            && let Some(unit) = position.units.at(position.map.province_of(other.at))
        {
            rulebook.overlooks(position.map, unit, other).map_err(refuse)?;
        }
        let order = written.movement(position.map).ok_or((Some(at), Void::Unreadable))?;
        Ok((at, order, writing))
    }

    /// The order as it would count for the unit in `at`, with a coast filled in where the rulebook does so; or why it
    /// can't be carried out, whatever others do.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, at: Province, order: MovementOrder, rulebook: &Rulebook) -> Result<MovementOrder, Void> {
        let unit = self.position().units.at(at).ok_or(Void::NoSuchUnit)?;
        self.judge(at, unit, order, rulebook)
    }

    /// [`check`](Movement::check) for a unit that is known to be there.
    #[inline]
    pub(crate) fn judge(
        &self,
        at: Province,
        unit: Unit,
        order: MovementOrder,
        rulebook: &Rulebook,
    ) -> Result<MovementOrder, Void> {
        if !self.absent().is_empty() {
            self.judge_absence(unit, order, rulebook)?;
        }
        match order {
            MovementOrder::Hold => Ok(order),
            MovementOrder::Move { to, way } => {
                let to = match unit.kind {
                    UnitKind::Army => self.army_destination(at, to, way, rulebook)?,
                    UnitKind::Fleet => self.fleet_destination(unit, to, way, rulebook)?,
                };
                Ok(MovementOrder::Move { to, way })
            }
            MovementOrder::SupportHold { unit: supported } => {
                self.judge_supported_hold(unit, supported)?;
                Ok(order)
            }
            MovementOrder::SupportMove { from, to } => {
                self.judge_supported_move(at, unit, from, to, rulebook)?;
                Ok(order)
            }
            MovementOrder::Convoy { army, to } => {
                self.judge_convoy(at, unit, army, to)?;
                Ok(order)
            }
        }
    }

    /// The powers that nobody can order in this phase: in disorder, or without a player.
    #[inline]
    pub(crate) fn absent(&self) -> PowerSet {
        self.position().absent()
    }

    pub(crate) fn judge_absence(&self, unit: Unit, order: MovementOrder, rulebook: &Rulebook) -> Result<(), Void> {
        let position = self.position();
        if self.absent().contains(unit.power) {
            return Err(Void::Disorder);
        }
        if let MovementOrder::SupportHold { unit: at } | MovementOrder::SupportMove { from: at, .. } = order
            && !rulebook.outsiders_support_disorder
            && position.units.at(at).is_some_and(|unit| self.absent().contains(unit.power))
        {
            return Err(Void::Disorder);
        }
        let enters = match order {
            MovementOrder::Move { to, .. } | MovementOrder::SupportMove { to, .. } => {
                Some(position.map.province_of(to))
            }
            MovementOrder::Convoy { to, .. } => Some(to),
            MovementOrder::Hold | MovementOrder::SupportHold { .. } => None,
        };
        if enters.is_some_and(|to| position.terms.setup.closed(position.map, position.turn).contains(to)) {
            return Err(Void::Closed);
        }
        Ok(())
    }

    /// Where an army goes that is told to go to `to`.
    #[inline]
    pub(crate) fn army_destination(
        &self,
        at: Province,
        to: Location,
        way: Way,
        rulebook: &Rulebook,
    ) -> Result<Location, Void> {
        let map = self.position().map;
        let target = map.province_of(to);
        if to != target.location() && !rulebook.army_coast_is_ignored {
            return Err(Void::ImpossibleCoast);
        }
        if map.army_borders(at).contains(target) {
            if way == Way::ByConvoy && via_binds(rulebook) && !map.joined(self.convoyers(), at, target) {
                return Err(Void::NoRoute);
            }
            return Ok(target.location());
        }
        if !map.land().contains(target) {
            return Err(Void::WrongTerrain);
        }
        if target == at || !map.joined(self.convoyers(), at, target) {
            return Err(Void::NotAdjacent);
        }
        Ok(target.location())
    }

    /// Where a fleet goes that is told to go to `to`.
    #[inline]
    pub(crate) fn fleet_destination(
        &self,
        unit: Unit,
        to: Location,
        way: Way,
        rulebook: &Rulebook,
    ) -> Result<Location, Void> {
        if way == Way::ByConvoy {
            return Err(Void::WrongTerrain);
        }
        let map = self.position().map;
        let borders = map.fleet_borders(unit.location);
        if borders.contains(to) {
            return Ok(to);
        }
        let target = map.province_of(to);
        let places = map.fleet_places(target);
        if places.is_empty() {
            return Err(Void::WrongTerrain);
        }
        let reachable = borders & places;
        if reachable.is_empty() {
            return Err(Void::NotAdjacent);
        }
        let stated = to != target.location();
        match reachable.only() {
            Some(coast) if stated && rulebook.impossible_coast_is_corrected => Ok(coast),
            _ if stated => Err(Void::ImpossibleCoast),
            Some(coast) if rulebook.only_coast_need_not_be_stated => Ok(coast),
            _ => Err(Void::MissingCoast),
        }
    }

    #[inline]
    pub(crate) fn judge_supported_hold(&self, supporter: Unit, supported: Province) -> Result<(), Void> {
        if !self.position().units.occupied().contains(supported) {
            return Err(Void::NoSuchUnit);
        }
        if !self.position().map.reach(supporter).contains(supported) {
            return Err(Void::UnreachableSupport);
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn judge_supported_move(
        &self,
        at: Province,
        supporter: Unit,
        from: Province,
        to: Location,
        rulebook: &Rulebook,
    ) -> Result<(), Void> {
        let position = self.position();
        let map = position.map;
        let target = map.province_of(to);
        let supported = position.units.at(from).ok_or(Void::NoSuchUnit)?;
        if from == at || !map.reach(supporter).contains(target) {
            return Err(Void::UnreachableSupport);
        }
        match supported.kind {
            UnitKind::Army => {
                if to != target.location() && !rulebook.army_coast_is_ignored {
                    return Err(Void::ImpossibleCoast);
                }
                let walks = map.army_borders(from).contains(target);
                // The supporter can't carry the army that it supports (DATC 6.D.31).
                let sails = || map.land().contains(target) && map.joined(self.convoyers().without(at), from, target);
                if from != target && (walks || sails()) { Ok(()) } else { Err(Void::UnreachableSupport) }
            }
            UnitKind::Fleet => {
                let reachable = map.fleet_borders(supported.location) & map.fleet_places(target);
                if reachable.is_empty() {
                    Err(Void::UnreachableSupport)
                } else if to != target.location() && !reachable.contains(to) {
                    Err(Void::ImpossibleCoast)
                } else {
                    Ok(())
                }
            }
        }
    }

    pub(crate) fn judge_convoy(&self, at: Province, fleet: Unit, army: Province, to: Province) -> Result<(), Void> {
        let position = self.position();
        let map = position.map;
        if fleet.kind != UnitKind::Fleet || !map.waters().contains(at) || !map.land().contains(to) {
            return Err(Void::WrongTerrain);
        }
        let carried = position.units.at(army).ok_or(Void::NoSuchUnit)?;
        if carried.kind != UnitKind::Army {
            return Err(Void::WrongTerrain);
        }
        if army == to || !map.on_some_path(at, self.convoyers(), army, to) {
            return Err(Void::NotAdjacent);
        }
        Ok(())
    }

    /// The fleets that can convoy.
    #[inline]
    pub(crate) fn convoyers(&self) -> ProvinceSet {
        self.position().units.fleets() & self.position().map.waters()
    }
}

impl Rulebook {
    /// Whether what was written about a unit is right, or wrong in a way that this rulebook overlooks.
    pub(crate) fn overlooks(&self, map: &Map, unit: Unit, written: WrittenUnit) -> Result<Writing, Void> {
        let kind = match written.kind {
            None => self.missing_unit_kind,
            Some(kind) if kind == unit.kind => Leniency::Valid,
            Some(_) => self.wrong_unit_kind,
        };
        if kind == Leniency::Invalid {
            return Err(Void::WrongUnitKind);
        }
        let nationality = match written.nationality {
            Some(power) if power != unit.power => self.wrong_nationality,
            Some(_) | None => Leniency::Valid,
        };
        if nationality == Leniency::Invalid {
            return Err(Void::WrongNationality);
        }
        // No coast stated is never wrong: there is only one place where the unit can be.
        let stated = written.at != map.province_of(written.at).location();
        if stated && written.at != unit.location && !self.wrong_origin_coast_is_ignored {
            return Err(Void::WrongCoast);
        }
        let doubtful = [kind, nationality].contains(&Leniency::ValidUnlessClearOrder);
        Ok(if doubtful { Writing::Doubtful } else { Writing::Clear })
    }
}
