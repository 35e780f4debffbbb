//! A report of a movement phase taken apart, and put together again from its parts.
//!
//! These are stored, and the report is made from them again as it was: nothing here adjudicates.

use super::MovementReport;
use crate::dislodged::MAX_DISLODGED;
use crate::order::MovementOrder;
use crate::outcome::{Fate, Outcome, Resolved};
use crate::phase::report_error::{OnMap, ReportError};
use crate::phase::{Dislodged, Movement};
use crate::province::{Province, ProvinceSet};
use crate::unit::{Unit, UnitKind};

/// The content of a report of a movement phase, apart from the phase itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovementParts {
    /// The results of every unit, in the order of the map.
    pub resolved: Vec<(Province, Resolved<MovementOrder>)>,
    /// The armies that went, or were to go, by convoy, with the fleets of the path; without fleets if none was ordered.
    pub convoyed: Vec<(Province, Vec<Province>)>,
    /// The units whose support was given.
    pub supporting: ProvinceSet,
    /// Whether a dislodged unit contests the province of its attacker if either went by convoy (DATC 4.A.7).
    pub contests_attackers_origin: bool,
    /// The provinces left vacant by a standoff.
    pub contested: ProvinceSet,
    /// The dislodged units with where they may retreat to.
    pub dislodged: Vec<Dislodged>,
}

impl MovementReport {
    /// The content of the report, apart from the phase; [`MovementReport::of`] makes the same report of it again.
    pub fn parts(&self) -> MovementParts {
        let path = |army| {
            let path = self.destination(army).and_then(|to| self.paths.of(army, to));
            (army, path.map(|path| path.fleets().to_vec()).unwrap_or_default())
        };
        MovementParts {
            resolved: self.iter().map(|(at, resolved)| (at, *resolved)).collect(),
            convoyed: self.convoyed.iter().map(path).collect(),
            supporting: self.supporting,
            contests_attackers_origin: self.contests_attackers_origin,
            contested: self.contested,
            dislodged: self.dislodged().collect(),
        }
    }

    /// The report of `movement` that has these parts, in whatever order they are listed.
    ///
    /// It is checked that they are about this phase's units, each once, and are consistent; not that the rules lead to
    /// them. A report is what was decided, even where another version would decide otherwise.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn of(movement: &Movement, parts: &MovementParts) -> Result<MovementReport, ReportError> {
        let position = movement.position();
        let (map, on_map) = (position.map, OnMap(position.map));
        let id = |at| map.id(at).to_owned();
        let mut report = MovementReport::new(map);
        report.units = position.units;
        let mut told = ProvinceSet::EMPTY;
        for (at, resolved) in &parts.resolved {
            let at = *at;
            on_map.province(at)?;
            let unit = report.units.at(at).ok_or_else(|| ReportError::NoUnit(id(at)))?;
            if told.contains(at) {
                return Err(ReportError::Twice(id(at)));
            }
            told.insert(at);
            on_map.movement(resolved.order)?;
            on_map.outcome(resolved.outcome)?;
            on_map.fate(resolved.fate)?;
            report.check_move(unit, resolved)?;
            report.resolved[at] = *resolved;
        }
        if let Some(missing) = (report.units.occupied() - told).first() {
            return Err(ReportError::Missing(id(missing)));
        }
        report.lay_paths(&parts.convoyed)?;
        on_map.provinces(parts.supporting | parts.contested)?;
        if let Some(idle) = parts.supporting.iter().find(|&at| report.supported(at).is_none()) {
            return Err(ReportError::NoSupport(id(idle)));
        }
        (report.supporting, report.contested) = (parts.supporting, parts.contested);
        report.contests_attackers_origin = parts.contests_attackers_origin;
        report.put_out(&parts.dislodged)?;
        Ok(report)
    }

    /// Whether the fate of `unit` is one of its order.
    fn check_move(&self, unit: Unit, resolved: &Resolved<MovementOrder>) -> Result<(), ReportError> {
        let map = self.map;
        let goal = match resolved.order {
            MovementOrder::Move { to, .. } => Some(map.province_of(to)),
            MovementOrder::Hold
            | MovementOrder::SupportHold { .. }
            | MovementOrder::SupportMove { .. }
            | MovementOrder::Convoy { .. } => None,
        };
        let goes = goal.filter(|_| resolved.outcome == Outcome::Succeeds);
        let fits = match resolved.fate {
            Fate::Stays => goes.is_none(),
            Fate::Moves { to, .. } => goes == Some(map.province_of(to)),
            Fate::Dislodged { from, .. } => goes.is_none() && self.units.occupied().contains(from),
            Fate::Disbanded => false,
        };
        if !fits {
            return Err(ReportError::Fate(map.id(map.province_of(unit.location)).to_owned()));
        }
        match resolved.fate {
            Fate::Moves { to, .. } if !map.can_stand(unit.kind, to) => {
                Err(ReportError::WrongTerrain(map.location_id(to).to_owned()))
            }
            Fate::Stays | Fate::Moves { .. } | Fate::Dislodged { .. } | Fate::Disbanded => Ok(()),
        }
    }

    /// Records which armies went by convoy, and over which fleets.
    fn lay_paths(&mut self, convoyed: &[(Province, Vec<Province>)]) -> Result<(), ReportError> {
        let map = self.map;
        let mut carriers = self.units.fleets() & map.waters();
        for (army, fleets) in convoyed {
            let army = *army;
            OnMap(map).province(army)?;
            let broken = || ReportError::Convoy(map.id(army).to_owned());
            if self.convoyed.contains(army) {
                return Err(ReportError::Twice(map.id(army).to_owned()));
            }
            let to = self.destination(army).ok_or_else(broken)?;
            self.units.at(army).filter(|unit| unit.kind == UnitKind::Army).ok_or_else(broken)?;
            self.convoyed.insert(army);
            let mut shores = map.shores(army);
            for &fleet in fleets {
                // Each fleet carries one army, and is on its path once.
                if !(shores & carriers).contains(fleet) {
                    return Err(broken());
                }
                carriers.remove(fleet);
                shores = map.shores(fleet);
            }
            if let Some(&last) = fleets.last() {
                if !map.shores(to).contains(last) {
                    return Err(broken());
                }
                self.paths.lay(army, fleets, to);
            }
        }
        Ok(())
    }

    /// Records which units were dislodged: those with that fate.
    fn put_out(&mut self, dislodged: &[Dislodged]) -> Result<(), ReportError> {
        let map = self.map;
        let mut listed: Vec<Dislodged> = dislodged.to_vec();
        let mut seen = ProvinceSet::EMPTY;
        for Dislodged { unit, retreats } in &listed {
            OnMap(map).unit(*unit)?;
            OnMap(map).locations(*retreats)?;
            let from = map.province_of(unit.location);
            if seen.contains(from) {
                return Err(ReportError::Twice(map.id(from).to_owned()));
            }
            seen.insert(from);
            let fate = self.resolved(from).map(|it| it.fate);
            if self.units.at(from) != Some(*unit) || !fate.is_some_and(Fate::is_dislodged) {
                return Err(ReportError::Dislodged(map.id(from).to_owned()));
            }
            if let Some(nowhere) = retreats.iter().find(|&to| !map.can_stand(unit.kind, to)) {
                return Err(ReportError::WrongTerrain(map.location_id(nowhere).to_owned()));
            }
        }
        let unlisted = self.iter().find(|(at, it)| it.fate.is_dislodged() && !seen.contains(*at)).map(|(at, _)| at);
        let most = listed.get(MAX_DISLODGED).map(|it| map.province_of(it.unit.location));
        if let Some(at) = unlisted.or(most) {
            return Err(ReportError::Dislodged(map.id(at).to_owned()));
        }
        listed.sort_by_key(|it| map.province_of(it.unit.location));
        for (place, it) in self.dislodged.iter_mut().zip(listed) {
            *place = Some(it);
            self.count += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_options::GameOptions;
    use crate::map::Map;
    use crate::order::WrittenOrder;
    use crate::position::Position;
    use crate::rulebook::Rulebook;

    /// An army is convoyed to Belgium and dislodges the one there, whose support from Ruhr is cut.
    fn channel() -> (Movement, MovementReport) {
        let map = Map::classic();
        let mut position =
            Position { units: crate::unit::Units::new(), ..Position::start(map, GameOptions::default()) };
        let mut orders = Vec::new();
        for (power, text) in [
            ("ENGLAND", "A LON - BEL"),
            ("ENGLAND", "F ENG C A LON - BEL"),
            ("ENGLAND", "F NTH C A LON - BEL"),
            ("FRANCE", "A PIC S A LON - BEL"),
            ("FRANCE", "A BUR - RUH"),
            ("GERMANY", "A BEL H"),
            ("GERMANY", "A RUH S A BEL"),
        ] {
            let power = map.power(power).unwrap();
            let order = WrittenOrder::read(map, text).unwrap();
            let ordered = order.unit().unwrap();
            let unit = Unit { power, kind: ordered.kind.unwrap(), location: ordered.at };
            position.units.place(map, unit).unwrap();
            orders.push((power, order.into()));
        }
        let movement = Movement::new(position).unwrap();
        let rulebook = Rulebook::default();
        let (report, _) = movement.adjudicate(&movement.collect(orders, &rulebook), &rulebook);
        (movement, report)
    }

    #[test]
    fn a_report_is_made_of_its_parts_again() {
        let (movement, report) = channel();
        let mut parts = report.parts();
        assert_eq!(parts.convoyed.len(), 1);
        assert_eq!(MovementReport::of(&movement, &parts), Ok(report.clone()));
        parts.resolved.reverse();
        assert_eq!(MovementReport::of(&movement, &parts), Ok(report), "in whatever order");
    }

    #[test]
    fn what_does_not_hold_together_is_refused_with_the_reason() {
        let (movement, report) = channel();
        let map = movement.position().map;
        let at = |id: &str| map.province(id).unwrap();
        let refused = |change: &dyn Fn(&mut MovementParts)| {
            let mut parts = report.parts();
            change(&mut parts);
            MovementReport::of(&movement, &parts).unwrap_err().to_string()
        };
        let of = |parts: &mut MovementParts, id: &str, change: &dyn Fn(&mut Resolved<MovementOrder>)| {
            change(&mut parts.resolved.iter_mut().find(|(place, _)| *place == at(id)).unwrap().1);
        };
        let last = |parts: &MovementParts| parts.resolved[0];
        assert_eq!(refused(&|parts| parts.resolved.truncate(6)), "nothing is said about the unit in RUH");
        assert_eq!(refused(&|parts| parts.resolved.push(last(parts))), "the unit in BEL is told of twice");
        let hold = report.parts().resolved[0].1;
        assert_eq!(
            refused(&|parts| parts.resolved.push((at("PAR"), hold))),
            "no unit of this phase stands in PAR, or was dislodged from it"
        );
        let stays = |it: &mut Resolved<MovementOrder>| it.fate = Fate::Stays;
        assert_eq!(
            refused(&|parts| of(parts, "LON", &stays)),
            "the fate of the unit in LON does not go with its order"
        );
        assert_eq!(
            refused(&|parts| of(parts, "BEL", &stays)),
            "the unit in BEL is not told of as dislodged in both places, or not alike"
        );
        assert_eq!(
            refused(&|parts| parts.dislodged.clear()),
            "the unit in BEL is not told of as dislodged in both places, or not alike"
        );
        let over = |fleets: &[&str]| {
            let fleets: Vec<Province> = fleets.iter().map(|id| at(id)).collect();
            refused(&|parts| parts.convoyed[0].1.clone_from(&fleets))
        };
        let broken = "the convoy of the unit in LON does not hold together";
        for fleets in [&["IRI"][..], &["PIC"], &["ENG", "ENG"], &["NTH", "SKA"], &["BEL"]] {
            assert_eq!(over(fleets), broken, "{fleets:?}");
        }
        assert_eq!(
            refused(&|parts| parts.convoyed.push((at("BUR"), vec![at("ENG")]))),
            "the convoy of the unit in BUR does not hold together"
        );
        assert_eq!(
            refused(&|parts| parts.convoyed.push((at("BEL"), vec![]))),
            "the convoy of the unit in BEL does not hold together"
        );
        assert_eq!(refused(&|parts| parts.supporting.insert(at("BUR"))), "the unit in BUR was not ordered to support");
        assert_eq!(
            refused(&|parts| parts.contested.insert(Province(127))),
            "it speaks of a place or power that is not on classic"
        );
        let flies =
            |it: &mut Resolved<MovementOrder>| it.order = MovementOrder::Convoy { army: Province(90), to: Province(1) };
        assert_eq!(refused(&|parts| of(parts, "ENG", &flies)), "it speaks of a place or power that is not on classic");
    }
}
