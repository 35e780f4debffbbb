//! The engine as the bot uses it: converts stored positions and orders, reads and writes orders, adjudicates.
//!
//! The store keeps the exchange format; the engine works on its own values. What stands between the two is here, and
//! nothing that decides.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::{
    Centres, Dislodged, GameOptions, Map, Phase, PhaseCode, PhaseKind, Power, Rulebook, Unit, Units, WrittenUnit,
};

use crate::model::{CountBy, OrderText, Position, PowerId, Settings, Standing, UnitText};

mod adjudicate;
mod count;
mod due;
mod edit;
mod legal;
mod names;
mod oversight;
mod played;
mod press;
mod reading;
mod saved;
mod setup;
mod share;
mod why;
mod write;

pub use adjudicate::{adjudicate, first_report, report};
pub use count::leaders;
pub use due::{adjustment_options, decides, due, example_order, units_to_order};
pub use edit::{UnreadableEdit, edited, read_edits};
pub use legal::{computer_orders, legal_orders};
pub use names::{longest_power, may_begin_order, names_province, power};
pub use oversight::{Oversight, oversights};
pub use played::find_phase;
pub use press::orders_in_press;
pub use reading::{
    Found, Message, ReadLine, Reading, StoredReading, UnreadableReading, are_orders, exact, read, take_in,
};
pub use saved::{Imported, NotImported, NotSaved, import, is_known_to_package, saved};
pub use setup::{dealt, map, powers, rulebook, seats, setup, terms};
pub use share::share;
pub use why::{Explained, Remedy, explain, find_unit, province_of, remedy, units};
pub use write::{
    ResultLine, full as write_full, order as write_order, ordered, phase as write_phase, phase_heading,
    results as write_results, unit as write_unit,
};

/// The map of a variant; the classic one for a name that isn't known, which settings never hold.
pub fn map(variant: &str) -> &'static Map {
    Map::of_variant(variant).unwrap_or_else(Map::classic)
}

/// The rulebook of a game.
pub fn rulebook(settings: &Settings) -> Rulebook {
    let mut rulebook = Rulebook::preset(&settings.rulebook).unwrap_or_default();
    for (key, value) in &settings.options {
        // Options are checked when the game is created.
        if let Err(error) = rulebook.set_for(map(&settings.variant), key, value) {
            tracing::error!(%error, "a stored option is not known any more");
        }
    }
    rulebook
}

/// The powers of a variant, in its order.
pub fn powers(variant: &str) -> Vec<&'static str> {
    let map = map(variant);
    map.powers().map(|power| map.power_id(power)).collect()
}

/// What was agreed on beside the rulebook, and what came up since.
pub fn terms(settings: &Settings, standing: &Standing) -> GameOptions {
    let map = map(&settings.variant);
    let setup = match setup(settings) {
        engine::Setup::Players2 { .. } => {
            let sides = [engine::Side::Allies, engine::Side::Central];
            let coin = sides.into_iter().find(|side| standing.coin.as_deref() == Some(side.name()));
            engine::Setup::Players2 { coin }
        }
        setup => setup,
    };
    let end = settings.last_year.map(|last| engine::DatedEnd {
        after: engine::Turn { year: last.year, season: engine::Season::Autumn },
        by: match last.by {
            CountBy::Centres => engine::Count::Centres,
            CountBy::Units => engine::Count::Units,
        },
    });
    let disorder = standing.disorder.iter().filter_map(|power| map.power(power)).collect();
    GameOptions { setup, disorder, end, wins: standing.wins.or(settings.victory) }
}

/// The set-up of a game.
pub fn setup(settings: &Settings) -> engine::Setup {
    settings.setup.as_deref().and_then(engine::Setup::of_name).unwrap_or_default()
}

/// What is dealt out to the players at the start: powers, one or several to a seat.
pub fn seats(settings: &Settings) -> Vec<Vec<PowerId>> {
    dealt(map(&settings.variant), setup(settings))
}

/// The same for a set-up on a map: each player's powers.
pub fn dealt(map: &Map, setup: engine::Setup) -> Vec<Vec<PowerId>> {
    let ids = |powers: engine::PowerSet| powers.iter().map(|power| map.power_id(power).to_owned()).collect();
    setup.players(map, setup.starts(map)).into_iter().map(ids).collect()
}

/// Whether nobody plays `power` in this position, by the set-up: its units hold.
pub fn stands(settings: &Settings, position: &Position, power: &str) -> bool {
    let map = map(&settings.variant);
    let turn = PhaseCode::read(&position.phase).map(|code| code.turn);
    let standing = turn.map(|turn| setup(settings).neutral(map, turn));
    standing.is_some_and(|standing| map.power(power).is_some_and(|power| standing.contains(power)))
}

/// The first position of a game.
pub fn opening(settings: &Settings) -> Position {
    let position = engine::Position::start(map(&settings.variant), terms(settings, &Standing::default()));
    write(settings, &position, PhaseKind::Movement, &[])
}

fn unit_text(map: &Map, unit: Unit) -> UnitText {
    format!("{} {}", unit.kind.letter(), map.location_id(unit.location))
}

/// A position for the store.
fn write(settings: &Settings, position: &engine::Position, kind: PhaseKind, dislodged: &[Dislodged]) -> Position {
    let map = position.map;
    let terms = &position.options;
    let coin = match terms.setup {
        engine::Setup::Players2 { coin } => coin.map(|side| side.name().to_owned()),
        _ => None,
    };
    let mut stored = Position {
        phase: PhaseCode { turn: position.turn, kind }.to_string(),
        units: BTreeMap::new(),
        dislodged: BTreeMap::new(),
        centers: BTreeMap::new(),
        standing: Standing {
            disorder: terms.disorder.iter().map(|power| map.power_id(power).to_owned()).collect(),
            wins: terms.wins.filter(|wins| Some(*wins) != settings.victory),
            coin,
        },
    };
    for power in map.powers() {
        let id = map.power_id(power).to_owned();
        let units: Vec<_> = position
            .units
            .iter()
            .filter(|(_, unit)| unit.power == power)
            .map(|(_, unit)| unit_text(map, unit))
            .collect();
        if !units.is_empty() {
            stored.units.insert(id.clone(), units);
        }
        let centres: Vec<_> = position.centres.of(power).iter().map(|centre| map.id(centre).to_owned()).collect();
        if !centres.is_empty() {
            stored.centers.insert(id.clone(), centres);
        }
        let driven: BTreeMap<_, _> = dislodged
            .iter()
            .filter(|one| one.unit.power == power)
            .map(|one| {
                let places = one.retreats.iter().map(|place| map.location_id(place).to_owned()).collect();
                (unit_text(map, one.unit), places)
            })
            .collect();
        if !driven.is_empty() {
            stored.dislodged.insert(id, driven);
        }
    }
    stored
}

/// A phase for the store.
pub fn store(settings: &Settings, phase: &Phase) -> Position {
    match phase {
        Phase::Movement(movement) => write(settings, movement.position(), PhaseKind::Movement, &[]),
        Phase::Retreat(retreat) => {
            let dislodged: Vec<_> = retreat.dislodged().map(|(_, one)| one).collect();
            write(settings, retreat.position(), PhaseKind::Retreat, &dislodged)
        }
        Phase::Adjustment(adjustment) => write(settings, adjustment.position(), PhaseKind::Adjustment, &[]),
        Phase::Over(ending) => {
            Position { phase: "COMPLETED".to_owned(), ..write(settings, &ending.position, PhaseKind::Movement, &[]) }
        }
    }
}

fn unit_of(map: &Map, power: Power, text: &str) -> Option<Unit> {
    let written = WrittenUnit::read(map, text).ok()?;
    Some(Unit { power, kind: written.kind?, location: written.at })
}

/// A stored position as the engine's value; `None` for one that no engine could have written.
pub fn load(settings: &Settings, stored: &Position) -> Option<Phase> {
    let map = map(&settings.variant);
    let code = PhaseCode::read(&stored.phase)?;
    let mut units = Units::new();
    for (id, listed) in &stored.units {
        let power = map.power(id)?;
        for text in listed {
            units.place(map, unit_of(map, power, text)?).ok()?;
        }
    }
    let mut centres = Centres::new();
    for (id, listed) in &stored.centers {
        let power = map.power(id)?;
        for centre in listed {
            centres.give(map.province(centre)?, power);
        }
    }
    let position =
        engine::Position { map, turn: code.turn, units, centres, options: terms(settings, &stored.standing) };
    match code.kind {
        PhaseKind::Movement => engine::Movement::new(position).ok().map(Phase::Movement),
        PhaseKind::Adjustment => engine::Adjustment::new(position).ok().map(Phase::Adjustment),
        PhaseKind::Retreat => {
            let mut dislodged = Vec::new();
            for (id, listed) in &stored.dislodged {
                let power = map.power(id)?;
                for (text, places) in listed {
                    let retreats = places.iter().filter_map(|place| map.location(place)).collect();
                    dislodged.push(Dislodged { unit: unit_of(map, power, text)?, retreats });
                }
            }
            engine::Retreat::new(position, dislodged).ok().map(Phase::Retreat)
        }
    }
}

/// A stored position as the engine's, whatever the phase: for pictures.
pub fn board(settings: &Settings, stored: &Position) -> Option<engine::Position> {
    let phase = match PhaseCode::read(&stored.phase) {
        Some(code) => PhaseCode { kind: PhaseKind::Movement, ..code }.to_string(),
        None => opening(settings).phase,
    };
    let as_movement = Position { phase: phase.replace('W', "F"), dislodged: BTreeMap::new(), ..stored.clone() };
    load(settings, &as_movement).map(|phase| *phase.position())
}

/// How many builds or removals `power` owes or may make; 0 outside adjustments.
pub fn due(settings: &Settings, position: &Position, power: &str) -> usize {
    if !position.phase.ends_with('A') {
        return 0;
    }
    let (Some(Phase::Adjustment(adjustment)), Some(power)) =
        (load(settings, position), map(&settings.variant).power(power))
    else {
        return 0;
    };
    match adjustment.due(power) {
        engine::Due::Nothing => 0,
        engine::Due::Builds { up_to, .. } => usize::from(up_to.get()),
        engine::Due::Disbands { exactly } => usize::from(exactly.get()),
    }
}

/// Whether `power` has anything to decide in this phase.
pub fn decides(settings: &Settings, position: &Position, power: &str) -> bool {
    if position.standing.disorder.contains(power) || stands(settings, position, power) {
        return false;
    }
    match position.phase.chars().last() {
        Some('M') => position.units.get(power).is_some_and(|units| !units.is_empty()),
        Some('R') => position.dislodged.get(power).is_some_and(|units| !units.is_empty()),
        Some('A') => due(settings, position, power) > 0,
        _ => false,
    }
}

/// Units of `power` that take an order each in this phase: none in adjustments.
pub fn units_to_order(position: &Position, power: &str) -> Vec<UnitText> {
    match position.phase.chars().last() {
        Some('M') => position.units.get(power).cloned().unwrap_or_default(),
        Some('R') => position.dislodged.get(power).map(|units| units.keys().cloned().collect()).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Orders among which `power` may choose in an adjustment.
pub fn adjustment_options(settings: &Settings, position: &Position, power: &str) -> Vec<OrderText> {
    let map = map(&settings.variant);
    let (Some(Phase::Adjustment(adjustment)), Some(whose)) = (load(settings, position), map.power(power)) else {
        return Vec::new();
    };
    match adjustment.due(whose) {
        engine::Due::Nothing => Vec::new(),
        engine::Due::Disbands { .. } => {
            position.units.get(power).into_iter().flatten().map(|unit| format!("{unit} D")).collect()
        }
        engine::Due::Builds { sites, .. } => {
            let mut options = Vec::new();
            for site in sites.iter() {
                let kinds = [engine::UnitKind::Army, engine::UnitKind::Fleet];
                for location in map.locations().filter(|location| map.province_of(*location) == site) {
                    for kind in kinds.into_iter().filter(|kind| map.can_stand(*kind, location)) {
                        options.push(format!("{} {} B", kind.letter(), map.location_id(location)));
                    }
                }
            }
            options
        }
    }
}

/// An order that the unit could be given, as an example for its player.
pub fn example_order(variant: &str, unit: &str) -> OrderText {
    let map = map(variant);
    let some_power = map.powers().next();
    let target =
        some_power.and_then(|power| unit_of(map, power, unit)).and_then(|unit| map.borders(unit).iter().next());
    match target {
        Some(target) => format!("{unit} - {}", map.location_id(target)),
        None => format!("{unit} H"),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use crate::model::Settings;

    /// Settings that most games have.
    pub fn settings(variant: &str) -> Settings {
        let hours = |hours: u32| json!({ "after": hours * 3600 });
        let tempo = json!({ "movement": hours(48), "retreat": hours(24), "adjustment": hours(24) });
        let settings = json!({
            "variant": variant, "rulebook": "2023", "press": "full", "tempo": tempo, "language": "en", "timezone": "UTC"
        });
        serde_json::from_value(settings).unwrap()
    }
}
