//! Why a unit has to retreat, and why it can't go to some neighbouring provinces: from the report of the phase in which
//! it was dislodged.

use dragoman_engine::{Fate, Phase, Province, Report, SupportEffect};

use super::adjudicate::phase_and_report;
use super::ids::{power_id, province_id, unit_text};
use super::position::{board, unit_of};
use super::setup::map;
use super::why::province_of;
use crate::model::{PhaseRecord, PowerId, ProvinceId, Settings, UnitText};

/// How a unit was dislodged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dislodgement {
    /// The unit that dislodged it, where it came from: `A TYR`.
    pub by: UnitText,
    /// Whose that is.
    pub power: PowerId,
    /// The strength of the attack.
    pub attack: u8,
    /// The strength that it overcame.
    pub defence: u8,
    /// The units whose support counted.
    pub supporters: Vec<UnitText>,
    /// The neighbouring provinces to which it can't retreat, in the order of the map.
    pub closed: Vec<(ProvinceId, Closed)>,
}

/// Why a unit can't retreat to a province beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// A unit of this power is there.
    Occupied(PowerId),
    /// The attack came from there.
    AttackersOrigin,
    /// It was left vacant by a standoff.
    Standoff,
}

/// How `unit` of `power` was dislodged in the phase of `record`; `None` if it wasn't.
pub fn dislodgement(
    settings: &Settings,
    record: &PhaseRecord,
    power: &PowerId,
    unit: &UnitText,
) -> Option<Dislodgement> {
    let map = map(&settings.variant);
    let (phase, report) = phase_and_report(settings, record)?;
    let (Phase::Movement(movement), Report::Movement(report)) = (&*phase, &*report) else { return None };
    let units = &movement.position().units;
    let at = map.province(province_of(unit))?;
    let Fate::Dislodged { from, attack, defence } = report.resolved(at)?.fate else { return None };
    let attacker = units.at(from)?;
    let counts = |helper: Province| {
        let support = report.support(helper)?;
        let is_for_it = support.unit == from && support.to.is_some_and(|to| map.province_of(to) == at);
        (is_for_it && support.effect == SupportEffect::Counted).then(|| units.at(helper))?
    };
    let supporters = units.occupied().iter().filter_map(counts).map(|unit| unit_text(map, unit)).collect();
    let after = board(settings, &record.after)?;
    let free = report.dislodged().find(|one| map.province_of(one.unit.location) == at)?.retreats;
    let own = unit_of(map, map.power(power)?, unit)?;
    let mut closed: Vec<(ProvinceId, Closed)> = Vec::new();
    for place in map.borders(own).iter().filter(|place| !free.contains(*place)).map(|place| map.province_of(place)) {
        let id = province_id(map, place);
        let why = match after.units.at(place) {
            Some(unit) => Closed::Occupied(power_id(map, unit.power)),
            None if place == from => Closed::AttackersOrigin,
            None if report.contested().contains(place) => Closed::Standoff,
            // Closed by the rules of a set-up: nobody could go there before either.
            None => continue,
        };
        if closed.iter().all(|(known, _)| *known != id) {
            closed.push((id, why));
        }
    }
    let power = power_id(map, attacker.power);
    Some(Dislodgement { by: unit_text(map, attacker), power, attack, defence, supporters, closed })
}

/// The units that were dislodged in the phase of `record` and had nowhere to retreat to.
pub fn destroyed(settings: &Settings, record: &PhaseRecord) -> Vec<UnitText> {
    let map = map(&settings.variant);
    let Some((_, report)) = phase_and_report(settings, record) else { return Vec::new() };
    let Report::Movement(report) = &*report else { return Vec::new() };
    let lost = report.dislodged().filter(|dislodged| dislodged.retreats.is_empty());
    lost.map(|dislodged| unit_text(map, dislodged.unit)).collect()
}
