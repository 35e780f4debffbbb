//! Whether a position is consistent.

use std::fmt;

use super::Position;
use crate::dislodged::Dislodged;
use crate::game_options::Setup;
use crate::location::Location;
use crate::map::Map;
use crate::power::Power;
use crate::province::{Province, ProvinceSet};
use crate::turn::{PhaseKind, Season};

/// Why no phase can be made of a position: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    map: &'static Map,
    faults: Vec<PositionFault>,
}

impl PositionError {
    /// What is wrong: at least one thing.
    pub fn faults(&self) -> &[PositionFault] {
        &self.faults
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.faults.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "; " })?;
            fault.write(self.map, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

/// One thing that is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionFault {
    /// There is no such phase in that season: moves and retreats belong to spring and autumn, builds to winter.
    WrongSeason {
        /// The phase.
        phase: PhaseKind,
        /// The season.
        season: Season,
    },
    /// A power of another map has units, centres or an absent player.
    UnknownPower {
        /// Its place in the list of powers.
        power: Power,
    },
    /// A unit stands, or was dislodged, where none of its kind can stand: it was placed on another map.
    WrongTerrain {
        /// Where it stands, or was dislodged.
        at: Location,
    },
    /// An owned province isn't a supply centre.
    NotACentre {
        /// The province.
        province: Province,
    },
    /// The set-up is not for this map.
    UnfitSetup {
        /// The set-up.
        setup: Setup,
    },
    /// Two units were dislodged from one province.
    DislodgedTwice {
        /// The province.
        from: Province,
    },
    /// A retreat leads to a place where the unit can't stand.
    ImpossibleRetreat {
        /// Where the unit was dislodged.
        from: Province,
        /// Where it may go.
        to: Location,
    },
    /// A retreat leads into a province in which a unit stands.
    OccupiedRetreat {
        /// Where the unit was dislodged.
        from: Province,
        /// Where it may go.
        to: Location,
    },
    /// Nobody can retreat: the game continues with the next phase.
    NobodyRetreats,
    /// More units are dislodged than one turn can dislodge.
    TooManyDislodged {
        /// The most that can be.
        most: usize,
    },
}

impl PositionFault {
    fn write(self, map: &Map, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::WrongSeason { phase, season } => {
                let phase = match phase {
                    PhaseKind::Movement => "movement",
                    PhaseKind::Retreat => "retreat",
                    PhaseKind::Adjustment => "adjustment",
                };
                let season = match season {
                    Season::Spring => "spring",
                    Season::Autumn => "autumn",
                    Season::Winter => "winter",
                };
                write!(f, "there is no {phase} phase in {season}")
            }
            PositionFault::UnknownPower { power } => {
                write!(f, "{} has no power number {}", map.variant(), power.index() + 1)
            }
            PositionFault::WrongTerrain { at } => {
                let id = map.location_id(at);
                if id.is_empty() {
                    write!(f, "a unit stands outside {}", map.variant())
                } else {
                    write!(f, "the unit in {id} cannot stand there")
                }
            }
            PositionFault::NotACentre { province } => write!(f, "{} is not a supply centre", map.id(province)),
            PositionFault::UnfitSetup { setup } => write!(f, "{} is not for {}", setup.name(), map.variant()),
            PositionFault::DislodgedTwice { from } => write!(f, "two units were dislodged from {}", map.id(from)),
            PositionFault::ImpossibleRetreat { from, to } => {
                write!(f, "the unit from {} cannot stand in {}", map.id(from), map.location_id(to))
            }
            PositionFault::OccupiedRetreat { from, to } => {
                let (from, to) = (map.id(from), map.location_id(to));
                write!(f, "the unit from {from} cannot retreat to {to}: a unit stands there")
            }
            PositionFault::NobodyRetreats => f.write_str("nobody can retreat"),
            PositionFault::TooManyDislodged { most } => write!(f, "more than {most} units are dislodged"),
        }
    }
}

impl Position {
    /// Everything that is wrong with this position for a phase of that kind.
    fn faults(&self, phase: PhaseKind) -> Vec<PositionFault> {
        let Position { map, turn, units, centres, options } = self;
        let mut faults = Vec::new();
        if (phase == PhaseKind::Adjustment) != (turn.season == Season::Winter) {
            faults.push(PositionFault::WrongSeason { phase, season: turn.season });
        }
        let known = map.power_set();
        let powers = (options.disorder | units.powers() | centres.powers()) - known;
        faults.extend(powers.iter().map(|power| PositionFault::UnknownPower { power }));
        for (province, unit) in units.iter() {
            // `province_of` is meaningless for a place that the map doesn't have.
            let stands = unit.location.index() < map.location_count() && map.can_stand(unit.kind, unit.location);
            if !stands || map.province_of(unit.location) != province {
                faults.push(PositionFault::WrongTerrain { at: unit.location });
            }
        }
        let others = centres.owned() - map.centres();
        faults.extend(others.iter().map(|province| PositionFault::NotACentre { province }));
        if !options.setup.fits(map) {
            faults.push(PositionFault::UnfitSetup { setup: options.setup });
        }
        faults
    }

    /// This position, if a phase of that kind can be made of it.
    pub(crate) fn checked(self, phase: PhaseKind) -> Result<Position, PositionError> {
        self.without(self.faults(phase))
    }

    fn without(self, faults: Vec<PositionFault>) -> Result<Position, PositionError> {
        if faults.is_empty() { Ok(self) } else { Err(PositionError { map: self.map, faults }) }
    }

    /// This position, if these units can have been dislodged in it; at most `most`.
    pub(crate) fn with_dislodged(self, dislodged: &[Dislodged], most: usize) -> Result<Position, PositionError> {
        let map = self.map;
        let mut faults = self.faults(PhaseKind::Retreat);
        let mut seen = ProvinceSet::EMPTY;
        for Dislodged { unit, retreats } in dislodged {
            if !map.power_set().contains(unit.power) {
                faults.push(PositionFault::UnknownPower { power: unit.power });
            }
            if unit.location.index() >= map.location_count() || !map.can_stand(unit.kind, unit.location) {
                faults.push(PositionFault::WrongTerrain { at: unit.location });
                continue;
            }
            let from = map.province_of(unit.location);
            if seen.contains(from) {
                faults.push(PositionFault::DislodgedTwice { from });
            }
            seen.insert(from);
            for to in *retreats {
                if to.index() >= map.location_count() || !map.can_stand(unit.kind, to) {
                    faults.push(PositionFault::ImpossibleRetreat { from, to });
                } else if self.units.occupied().contains(map.province_of(to)) {
                    faults.push(PositionFault::OccupiedRetreat { from, to });
                }
            }
        }
        if dislodged.len() > most {
            faults.push(PositionFault::TooManyDislodged { most });
        }
        self.without(faults)
    }

    /// The error of a position with one fault that only a phase can find.
    pub(crate) fn refused(self, fault: PositionFault) -> PositionError {
        PositionError { map: self.map, faults: vec![fault] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::centres::Centres;
    use crate::game_options::GameOptions;
    use crate::location::LocationSet;
    use crate::phase::{Adjustment, Movement, Retreat};
    use crate::turn::Turn;
    use crate::unit::{Unit, UnitKind, Units};

    fn at(id: &str) -> Province {
        Map::classic().province(id).unwrap()
    }

    fn start() -> Position {
        Position::start(Map::classic(), GameOptions::default())
    }

    #[test]
    fn every_fault_is_reported_at_once() {
        let map = Map::classic();
        let ancient = Map::ancient_mediterranean();
        let mut position = start();
        position.turn.season = Season::Winter;
        position.centres.give(at("GAL"), map.power("AUSTRIA").unwrap());
        position.options.disorder.insert(Power(7));
        let mut units = Units::new();
        // A place that both maps number, and only the other has for armies.
        let stray = |at: &Location| ancient.can_stand(UnitKind::Army, *at) && !map.can_stand(UnitKind::Army, *at);
        let location = ancient.locations().find(stray).unwrap();
        let unit = Unit { power: ancient.power("ROME").unwrap(), kind: UnitKind::Army, location };
        units.place(ancient, unit).unwrap();
        position.units = units;
        let error = Movement::new(position).unwrap_err();
        let stray = map.location_id(location);
        assert_eq!(
            error.to_string(),
            format!(
                "there is no movement phase in winter; classic has no power number 8; the unit in {stray} cannot stand \
                 there; GAL is not a supply centre"
            )
        );
        assert_eq!(error.faults().len(), 4);
        assert_eq!(Adjustment::new(start()).unwrap_err().to_string(), "there is no adjustment phase in spring");
        let setup = Setup::Players6;
        let other = Position {
            options: GameOptions { setup, ..GameOptions::default() },
            ..Position::start(ancient, GameOptions::default())
        };
        assert_eq!(Movement::new(other).unwrap_err().to_string(), "players-6 is not for ancient-mediterranean");
    }

    #[test]
    fn units_are_dislodged_once_and_retreat_to_vacant_provinces() {
        let map = Map::classic();
        let power = map.power("AUSTRIA").unwrap();
        let army = |id: &str, retreats: &[&str]| Dislodged {
            unit: Unit { power, kind: UnitKind::Army, location: at(id).location() },
            retreats: retreats.iter().map(|to| at(to).location()).collect::<LocationSet>(),
        };
        let refused =
            |dislodged: &[Dislodged]| Retreat::new(start(), dislodged.iter().copied()).unwrap_err().to_string();
        assert_eq!(refused(&[army("GAL", &["BOH"]), army("GAL", &["SIL"])]), "two units were dislodged from GAL");
        assert_eq!(
            refused(&[army("GAL", &["VIE", "ADR"])]),
            "the unit from GAL cannot stand in ADR; the unit from GAL cannot retreat to VIE: a unit stands there"
        );
        assert_eq!(refused(&[army("GAL", &[])]), "nobody can retreat");
        assert_eq!(refused(&[army("ADR", &["VIE"])]), "the unit in ADR cannot stand there");
        let winter =
            Position { turn: Turn { season: Season::Winter, ..start().turn }, centres: Centres::new(), ..start() };
        let refused = Retreat::new(winter, [army("GAL", &["BOH"])]).unwrap_err();
        assert_eq!(refused.to_string(), "there is no retreat phase in winter");
        let retreat = Retreat::new(start(), [army("GAL", &["BOH"]), army("UKR", &[])]).unwrap();
        assert_eq!(retreat.dislodged().count(), 1, "who can't go anywhere is gone");
    }
}
