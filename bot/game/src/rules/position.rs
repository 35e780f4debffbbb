//! Converts stored positions to positions of the engine, and back.

use std::collections::BTreeMap;

use dragoman_engine as engine;
use dragoman_engine::{
    Centres, Dislodged, Map, Phase, PhaseCode, PhaseKind, Power, Season, Turn, Unit, Units, WrittenUnit,
};
use dragoman_notation::Situation;

use super::ids::{location_id, power_id, province_id, unit_text};
use super::setup::{map, setup, terms};
use crate::model::{Circumstances, OwnStart, PhaseId, Position, PowerId, Settings};

/// Whether nobody plays `power` in this position, because of the set-up: its units hold.
pub fn stands(settings: &Settings, position: &Position, power: &PowerId) -> bool {
    let map = map(&settings.variant);
    let standing = position.phase.code().map(|code| setup(settings).neutral(map, code.turn));
    standing.is_some_and(|standing| map.power(power).is_some_and(|power| standing.contains(power)))
}

/// The first position of a game: that of its own start, if it has one that suits the board.
pub fn opening(settings: &Settings) -> Position {
    let usual = usual_opening(settings);
    let own = settings.own_start.as_ref().and_then(|own| started(settings, &usual, own));
    own.unwrap_or(usual)
}

/// Whether the game has no start of its own, or one that suits the board: an operator may have changed it since.
pub fn start_suits(settings: &Settings) -> bool {
    let suits = |own: &OwnStart| started(settings, &usual_opening(settings), own).is_some();
    settings.own_start.as_ref().is_none_or(suits)
}

/// The first position with an own start; `None` if it can't be played on the board. Builds that nobody has are skipped.
#[inline(never)]
pub(super) fn started(settings: &Settings, usual: &Position, own: &OwnStart) -> Option<Position> {
    let begun = Position { units: own.units.clone(), centers: own.centers.clone(), ..usual.clone() };
    let phase = load(settings, &begun)?;
    let nobody_builds = matches!(&phase, Phase::Adjustment(adjustment) if !adjustment.is_due());
    let written = store(settings, &phase);
    if !nobody_builds {
        return Some(written);
    }
    let turn = phase.position().turn.next();
    Some(Position { phase: PhaseCode { turn, kind: PhaseKind::Movement }.into(), ..written })
}

/// The position in which games begin on the board.
pub fn usual_opening(settings: &Settings) -> Position {
    let position = engine::Position::start(map(&settings.variant), terms(settings, &Circumstances::default()));
    let kind = if position.turn.season == Season::Winter { PhaseKind::Adjustment } else { PhaseKind::Movement };
    write(settings, &position, kind, &[])
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
        phase: PhaseCode { turn: position.turn, kind }.into(),
        units: BTreeMap::new(),
        dislodged: BTreeMap::new(),
        centers: BTreeMap::new(),
        standing: Circumstances {
            disorder: terms.disorder.iter().map(|power| power_id(map, power)).collect(),
            wins: terms.wins.filter(|wins| Some(*wins) != settings.victory),
            coin,
        },
    };
    for power in map.powers() {
        let id = power_id(map, power);
        let units: Vec<_> = position
            .units
            .iter()
            .filter(|(_, unit)| unit.power == power)
            .map(|(_, unit)| unit_text(map, unit))
            .collect();
        if !units.is_empty() {
            stored.units.insert(id.clone(), units);
        }
        let centres: Vec<_> = position.centres.of(power).iter().map(|centre| province_id(map, centre)).collect();
        if !centres.is_empty() {
            stored.centers.insert(id.clone(), centres);
        }
        let driven: BTreeMap<_, _> = dislodged
            .iter()
            .filter(|one| one.unit.power == power)
            .map(|one| {
                let places = one.retreats.iter().map(|place| location_id(map, place)).collect();
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
            Position { phase: PhaseId::completed(), ..write(settings, &ending.position, PhaseKind::Movement, &[]) }
        }
    }
}

pub(super) fn unit_of(map: &Map, power: Power, text: &str) -> Option<Unit> {
    let written = WrittenUnit::read(map, text).ok()?;
    Some(Unit { power, kind: written.kind?, location: written.at })
}

/// A stored position as orders are read in it; `None` where none are.
pub fn situation(settings: &Settings, stored: &Position) -> Option<Situation> {
    Situation::of(&load(settings, stored)?)
}

/// A stored position as the engine's value; `None` for one that the engine can't have written.
pub fn load(settings: &Settings, stored: &Position) -> Option<Phase> {
    let map = map(&settings.variant);
    let code = stored.phase.code()?;
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
    let phase = match stored.phase.code() {
        Some(PhaseCode { turn, .. }) => {
            let season = if turn.season == Season::Winter { Season::Autumn } else { turn.season };
            PhaseCode { turn: Turn { season, ..turn }, kind: PhaseKind::Movement }.into()
        }
        None => opening(settings).phase,
    };
    let as_movement = Position { phase, dislodged: BTreeMap::new(), ..stored.clone() };
    load(settings, &as_movement).map(|phase| *phase.position())
}
