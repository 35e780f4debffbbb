//! Which movement orders can be given.

use super::{Judged, Legality, Overlooked};
use crate::location::Location;
use crate::order::{MovementOrder, PathChoice, WrittenOrder, WrittenUnit};
use crate::outcome::{Void, VoidReason};
use crate::power::Power;
use crate::province::Province;
use crate::unit::{Unit, UnitKind};

impl Legality<'_> {
    /// The movement order that a power's written order is, as it counts.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn movement(&self, power: Power, written: &WrittenOrder) -> Result<Judged<MovementOrder>, Void> {
        let (at, order, mut overlooked) = self.interpret(power, written)?;
        let unit = self.position.units.at(at).ok_or(Void::at(VoidReason::NoSuchUnit, at))?;
        let counts = self.check_unit(at, unit, order)?;
        match (order, counts) {
            (MovementOrder::Move { to: written, .. }, MovementOrder::Move { to, .. }) => match unit.kind {
                UnitKind::Army => overlooked.army_coast |= written != to,
                UnitKind::Fleet => overlooked.coast |= written != to,
            },
            (MovementOrder::SupportMove { to: written, .. }, MovementOrder::SupportMove { to, .. }) => {
                overlooked.army_coast |= written != to;
            }
            _ => {}
        }
        Ok(Judged { at: Some(at), order: counts, overlooked })
    }

    /// The order that a power's written order is, for the unit in the province that comes with it, as far as what was
    /// written about the units goes.
    ///
    /// # Errors
    /// Why it isn't an order for a unit of that power.
    pub(crate) fn interpret(
        &self,
        power: Power,
        written: &WrittenOrder,
    ) -> Result<(Province, MovementOrder, Overlooked), Void> {
        let position = self.position;
        let map = position.map;
        let ordered = written.unit().ok_or(Void::bare(VoidReason::Unreadable))?;
        let at = map.province_of(ordered.at);
        let own = position.units.at(at).filter(|unit| unit.power == power);
        let unit = own.ok_or(Void::at(VoidReason::NoSuchUnit, at))?;
        let mut overlooked = self.describe(unit, ordered)?;
        let other = match *written {
            WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
                Some(supported)
            }
            WrittenOrder::Convoy { army, .. } => Some(army),
            _ => None,
        };
        let standing = |other: WrittenUnit| Some((position.units.at(map.province_of(other.at))?, other));
        if let Some((unit, other)) = other.and_then(standing) {
            overlooked = overlooked.and(self.describe_other(unit, other)?);
        }
        if let WrittenOrder::Convoy { to, .. } = *written
            && to != map.province_of(to).location()
        {
            self.army_coast(unit, map.province_of(to))?;
            overlooked.army_coast = true;
        }
        let order = written.movement(map).ok_or(Void::of(VoidReason::Unreadable, unit))?;
        Ok((at, order, overlooked))
    }

    /// The order as it counts for the unit in `at`; or why it can't be carried out, whatever others do.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, at: Province, order: MovementOrder) -> Result<MovementOrder, Void> {
        let unit = self.position.units.at(at).ok_or(Void::at(VoidReason::NoSuchUnit, at))?;
        self.check_unit(at, unit, order)
    }

    /// [`check`](Legality::check) for a unit that is known to be there.
    #[inline]
    fn check_unit(&self, at: Province, unit: Unit, order: MovementOrder) -> Result<MovementOrder, Void> {
        if self.has_absent_powers() {
            self.check_presence(unit, order)?;
        }
        match order {
            MovementOrder::Hold => Ok(order),
            MovementOrder::Move { to, path } => {
                let to = match unit.kind {
                    UnitKind::Army => self.army_destination(at, unit, to, path)?,
                    UnitKind::Fleet => self.fleet_destination(unit, to, path)?,
                };
                Ok(MovementOrder::Move { to, path })
            }
            MovementOrder::SupportHold { unit: supported } => {
                self.support_to_hold(at, unit, supported)?;
                Ok(order)
            }
            MovementOrder::SupportMove { from, to } => {
                Ok(MovementOrder::SupportMove { from, to: self.support_to_move(at, unit, from, to)? })
            }
            MovementOrder::Convoy { army, to } => {
                self.convoy(at, unit, army, to)?;
                Ok(order)
            }
        }
    }

    /// Whether there is anything that [`check_presence`](Legality::check_presence) could object to: every set-up that
    /// closes provinces has powers without a player too.
    #[inline]
    pub(super) const fn has_absent_powers(&self) -> bool {
        !self.absent.is_empty()
    }

    /// Objects to orders of powers that nobody can order, to supports of their units where the rulebook lets nobody
    /// support them, and to orders that lead into closed provinces.
    pub(super) fn check_presence(&self, unit: Unit, order: MovementOrder) -> Result<(), Void> {
        let position = self.position;
        if self.absent.contains(unit.power) {
            return Err(Void::of(VoidReason::Disorder, unit));
        }
        if let MovementOrder::SupportHold { unit: at } | MovementOrder::SupportMove { from: at, .. } = order
            && !self.rulebook.outsiders_support_disorder
            && let Some(supported) = position.units.at(at).filter(|unit| self.absent.contains(unit.power))
        {
            return Err(Void::of(VoidReason::Disorder, supported));
        }
        let enters = match order {
            MovementOrder::Move { to, .. } | MovementOrder::SupportMove { to, .. } => {
                Some(position.map.province_of(to))
            }
            MovementOrder::Convoy { to, .. } => Some(to),
            MovementOrder::Hold | MovementOrder::SupportHold { .. } => None,
        };
        let closed = position.options.setup.closed(position.map, position.turn);
        match enters {
            Some(to) if closed.contains(to) => Err(Void::to(VoidReason::Closed, unit, to)),
            _ => Ok(()),
        }
    }

    /// Where an army goes that is told to walk by an order that needs no correction. Nearly all are.
    #[inline]
    pub(super) fn just_walks(&self, at: Province, to: Location, path: PathChoice) -> Option<Province> {
        let map = self.position.map;
        let target = map.province_of(to);
        let walks = path == PathChoice::Unstated && to == target.location() && map.army_borders(at).contains(target);
        walks.then_some(target)
    }

    /// Where an army goes that is ordered to `to`.
    pub(super) fn army_destination(
        &self,
        at: Province,
        army: Unit,
        to: Location,
        path: PathChoice,
    ) -> Result<Location, Void> {
        let map = self.position.map;
        let target = map.province_of(to);
        if to != target.location() {
            self.army_coast(army, target)?;
        }
        if map.army_borders(at).contains(target) {
            if path == PathChoice::ByConvoy
                && self.rulebook.via_binds()
                && !map.joined(self.position.convoyers(), at, target)
            {
                return Err(Void::to(VoidReason::NoConvoyPath, army, target));
            }
            return Ok(target.location());
        }
        if !map.land().contains(target) {
            return Err(Void::to(VoidReason::WrongTerrain, army, target));
        }
        if target == at || !map.joined(self.position.convoyers(), at, target) {
            return Err(Void::to(VoidReason::NotAdjacent, army, target));
        }
        Ok(target.location())
    }

    /// Whether a coast that was stated for an army's destination is overlooked (DATC 4.B.6). Also for a coast that the
    /// place doesn't have.
    ///
    /// # Errors
    /// Under a rulebook that doesn't overlook it.
    pub fn army_coast(&self, unit: Unit, to: Province) -> Result<(), Void> {
        let ignored = self.rulebook.army_coast_is_ignored;
        if ignored { Ok(()) } else { Err(Void::to(VoidReason::ImpossibleCoast, unit, to)) }
    }

    /// Whether a fleet is told to sail to an adjacent place by an order that needs no correction. Nearly all are.
    #[inline]
    pub(super) fn just_sails(&self, fleet: Unit, to: Location, path: PathChoice) -> bool {
        path == PathChoice::Unstated && self.position.map.fleet_borders(fleet.location).contains(to)
    }

    /// Where a fleet goes that is ordered to `to`.
    pub(super) fn fleet_destination(&self, fleet: Unit, to: Location, path: PathChoice) -> Result<Location, Void> {
        if path == PathChoice::ByConvoy {
            return Err(Void::of(VoidReason::FleetByConvoy, fleet));
        }
        let map = self.position.map;
        let borders = map.fleet_borders(fleet.location);
        if borders.contains(to) {
            return Ok(to);
        }
        let target = map.province_of(to);
        let places = map.fleet_places(target);
        if places.is_empty() {
            return Err(Void::to(VoidReason::WrongTerrain, fleet, target));
        }
        let reachable = borders & places;
        if reachable.is_empty() {
            return Err(Void::to(VoidReason::NotAdjacent, fleet, target));
        }
        let stated = to != target.location();
        match reachable.only() {
            Some(coast) if stated && self.rulebook.impossible_coast_is_corrected => Ok(coast),
            _ if stated => Err(Void::to(VoidReason::ImpossibleCoast, fleet, target)),
            Some(coast) if self.rulebook.only_coast_need_not_be_stated => Ok(coast),
            _ => Err(Void::to(VoidReason::MissingCoast, fleet, target)),
        }
    }

    #[inline]
    pub(super) fn support_to_hold(&self, at: Province, supporter: Unit, supported: Province) -> Result<(), Void> {
        if !self.position.units.occupied().contains(supported) {
            return Err(Void::at(VoidReason::NoSuchUnit, supported));
        }
        if !self.position.map.reach(supporter).contains(supported) {
            let reason = if supported == at { VoidReason::SupportsItself } else { VoidReason::OutOfSupport };
            return Err(Void::to(reason, supporter, supported));
        }
        Ok(())
    }

    /// Whether an army that can walk there is supported by an order that needs no correction. Nearly all are.
    #[inline]
    pub(super) fn just_supports(&self, at: Province, supporter: Unit, from: Province, to: Location) -> bool {
        let units = &self.position.units;
        let map = self.position.map;
        let target = map.province_of(to);
        to == target.location()
            && (units.occupied() - units.fleets()).contains(from)
            && from != at
            && map.reach(supporter).contains(target)
            && map.army_borders(from).contains(target)
    }

    /// Where a supported unit goes: without a coast, if it is an army.
    pub(super) fn support_to_move(
        &self,
        at: Province,
        supporter: Unit,
        from: Province,
        to: Location,
    ) -> Result<Location, Void> {
        let position = self.position;
        let map = position.map;
        let target = map.province_of(to);
        let supported = position.units.at(from).ok_or(Void::at(VoidReason::NoSuchUnit, from))?;
        if from == at || !map.reach(supporter).contains(target) {
            let itself = from == at || target == at;
            let reason = if itself { VoidReason::SupportsItself } else { VoidReason::OutOfSupport };
            return Err(Void::to(reason, supporter, target));
        }
        let cannot = || Void::to(VoidReason::SupportedCannot, supported, target);
        match supported.kind {
            UnitKind::Army => {
                if to != target.location() {
                    self.army_coast(supported, target)?;
                }
                let walks = map.army_borders(from).contains(target);
                // The supporter can't carry the army that it supports (DATC 6.D.31).
                let sails =
                    || map.land().contains(target) && map.joined(self.position.convoyers().without(at), from, target);
                if from != target && (walks || sails()) { Ok(target.location()) } else { Err(cannot()) }
            }
            UnitKind::Fleet => {
                let reachable = map.fleet_borders(supported.location) & map.fleet_places(target);
                if reachable.is_empty() {
                    Err(cannot())
                } else if to != target.location() && !reachable.contains(to) {
                    Err(Void::to(VoidReason::ImpossibleCoast, supported, target))
                } else {
                    Ok(to)
                }
            }
        }
    }

    /// Whether a unit can convoy anything where it is.
    ///
    /// # Errors
    /// It can't.
    pub fn carrier(&self, at: Province, fleet: Unit) -> Result<(), Void> {
        let can = fleet.kind == UnitKind::Fleet && self.position.map.waters().contains(at);
        if can { Ok(()) } else { Err(Void::of(VoidReason::CannotConvoy, fleet)) }
    }

    /// Whether the unit in `army` is one that can be convoyed.
    ///
    /// # Errors
    /// No unit stands there, or it isn't an army.
    pub fn carried(&self, army: Province) -> Result<(), Void> {
        match self.position.units.at(army) {
            None => Err(Void::at(VoidReason::NoSuchUnit, army)),
            Some(unit) if unit.kind != UnitKind::Army => Err(Void::of(VoidReason::NotAnArmy, unit)),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn convoy(&self, at: Province, fleet: Unit, army: Province, to: Province) -> Result<(), Void> {
        let position = self.position;
        let map = position.map;
        self.carrier(at, fleet)?;
        if !map.land().contains(to) {
            let carried = position.units.at(army).unwrap_or(fleet);
            return Err(Void::to(VoidReason::WrongTerrain, carried, to));
        }
        self.carried(army)?;
        if army == to || !map.on_some_path(at, self.position.convoyers(), army, to) {
            return Err(Void::to(VoidReason::OffEveryPath, fleet, to));
        }
        Ok(())
    }
}
