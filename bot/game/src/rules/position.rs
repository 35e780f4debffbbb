//! Converts stored positions to positions of the engine, and back.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::{Centres, Dislodged, Map, Phase, PhaseCode, PhaseKind, Power, Unit, Units, WrittenUnit};

use super::setup::{map, setup, terms};
use crate::model::{Position, Settings, Standing, UnitText};

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

pub(super) fn unit_text(map: &Map, unit: Unit) -> UnitText {
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

pub(super) fn unit_of(map: &Map, power: Power, text: &str) -> Option<Unit> {
    let written = WrittenUnit::read(map, text).ok()?;
    Some(Unit { power, kind: written.kind?, location: written.at })
}

/// A stored position as the engine's value; `None` for one that the engine can't have written.
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

/// A stored position as the engine's, in any phase: for pictures.
pub fn board(settings: &Settings, stored: &Position) -> Option<engine::Position> {
    let phase = match PhaseCode::read(&stored.phase) {
        Some(code) => PhaseCode { kind: PhaseKind::Movement, ..code }.to_string(),
        None => opening(settings).phase,
    };
    let as_movement = Position { phase: phase.replace('W', "F"), dislodged: BTreeMap::new(), ..stored.clone() };
    load(settings, &as_movement).map(|phase| *phase.position())
}
