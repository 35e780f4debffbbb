//! What a power has to decide in a phase.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::{Phase, PhaseKind, Report};

use super::adjudicate::decided;
use super::ids::{power_id, unit_text};
use super::position::{load, unit_of};
use super::setup::map;
use crate::model::{OrderText, PhaseRecord, Position, PowerId, Settings, UnitText};
use crate::rules::stands;

/// What is due of `power`; nothing outside adjustments.
fn adjustment_due(settings: &Settings, position: &Position, power: &PowerId) -> engine::Due {
    if !position.phase.is_adjustment() {
        return engine::Due::Nothing;
    }
    match (load(settings, position), map(&settings.variant).power(power)) {
        (Some(Phase::Adjustment(adjustment)), Some(power)) => adjustment.due(power),
        _ => engine::Due::Nothing,
    }
}

/// How many builds or removals `power` owes or may make; 0 outside adjustments.
pub fn due(settings: &Settings, position: &Position, power: &PowerId) -> usize {
    match adjustment_due(settings, position, power) {
        engine::Due::Nothing => 0,
        engine::Due::Builds { up_to, .. } => usize::from(up_to.get()),
        engine::Due::Disbands { exactly } => usize::from(exactly.get()),
    }
}

/// Whether `power` may build in this phase.
pub fn may_build(settings: &Settings, position: &Position, power: &PowerId) -> bool {
    matches!(adjustment_due(settings, position, power), engine::Due::Builds { .. })
}

/// Whether `power` has anything to decide in this phase.
pub fn decides(settings: &Settings, position: &Position, power: &PowerId) -> bool {
    if position.standing.disorder.contains(power) || stands(settings, position, power) {
        return false;
    }
    match position.phase.kind() {
        Some(PhaseKind::Movement) => position.units.get(power).is_some_and(|units| !units.is_empty()),
        Some(PhaseKind::Retreat) => position.dislodged.get(power).is_some_and(|units| !units.is_empty()),
        Some(PhaseKind::Adjustment) => due(settings, position, power) > 0,
        None => false,
    }
}

/// Whether `power` had something to decide in the phase of `record` and nothing was ordered for it: never true of a power
/// that nobody plays, and of a position that doesn't follow from orders.
pub fn missed(settings: &Settings, record: &PhaseRecord, power: &PowerId) -> bool {
    record.cause.is_orders()
        && decides(settings, &record.before, power)
        && record.orders.get(power).is_none_or(Vec::is_empty)
}

/// Units of `power` that take an order each in this phase: none in adjustments.
pub fn units_to_order(position: &Position, power: &PowerId) -> Vec<UnitText> {
    match position.phase.kind() {
        Some(PhaseKind::Movement) => position.units.get(power).cloned().unwrap_or_default(),
        Some(PhaseKind::Retreat) => {
            position.dislodged.get(power).map(|units| units.keys().cloned().collect()).unwrap_or_default()
        }
        Some(PhaseKind::Adjustment) | None => Vec::new(),
    }
}

/// Orders among which `power` may choose in an adjustment.
pub fn adjustment_options(settings: &Settings, position: &Position, power: &PowerId) -> Vec<OrderText> {
    let map = map(&settings.variant);
    let (Some(Phase::Adjustment(adjustment)), Some(whose)) = (load(settings, position), map.power(power)) else {
        return Vec::new();
    };
    match adjustment.due(whose) {
        engine::Due::Nothing => Vec::new(),
        engine::Due::Disbands { .. } => {
            position.units.get(power).into_iter().flatten().map(|unit| format!("{unit} D").into()).collect()
        }
        engine::Due::Builds { sites, .. } => {
            let mut options = Vec::new();
            for site in sites.iter() {
                let kinds = [engine::UnitKind::Army, engine::UnitKind::Fleet];
                for location in map.locations().filter(|location| map.province_of(*location) == site) {
                    for kind in kinds.into_iter().filter(|kind| map.can_stand(*kind, location)) {
                        options.push(format!("{} {} B", kind.letter(), map.location_id(location)).into());
                    }
                }
            }
            options
        }
    }
}

/// The units of `power` that are disbanded by the rule for civil disorder if it orders nothing in this adjustment phase.
pub fn removed_without_orders(settings: &Settings, position: &Position, power: &PowerId) -> Vec<UnitText> {
    let map = map(&settings.variant);
    let Some(Report::Adjustment(report)) = decided(settings, position, &BTreeMap::new()) else { return Vec::new() };
    let removed = report.iter().filter(|it| it.by_rule).filter_map(|it| it.unit);
    removed.filter(|unit| power_id(map, unit.power) == *power).map(|unit| unit_text(map, unit)).collect()
}

/// An order that the unit could be given, as an example for its player.
pub fn example_order(variant: &str, unit: &UnitText) -> OrderText {
    let map = map(variant);
    let some_power = map.powers().next();
    let target =
        some_power.and_then(|power| unit_of(map, power, unit)).and_then(|unit| map.borders(unit).iter().next());
    let order = match target {
        Some(target) => format!("{unit} - {}", map.location_id(target)),
        None => format!("{unit} H"),
    };
    order.into()
}
