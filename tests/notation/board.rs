//! A position of the lines, on the engine's map.

use dragoman_engine::{LocationSet, Map, PhaseCode, PhaseKind, Power, ProvinceSet, Unit, Units, WrittenUnit};

use crate::cases::Position;

/// What is on the board.
pub struct Board {
    pub map: &'static Map,
    pub phase: PhaseCode,
    pub units: Units,
    pub dislodged: Vec<(Unit, LocationSet)>,
    /// Centres by power.
    pub owned: Vec<ProvinceSet>,
}

pub fn board(position: &Position) -> Board {
    let map = Map::of_variant(&position.variant).unwrap_or_else(|| panic!("no variant {}", position.variant));
    let phase = PhaseCode::read(&position.phase).unwrap_or_else(|| panic!("no phase {}", position.phase));
    let mut board = Board {
        map,
        phase,
        units: Units::new(),
        dislodged: Vec::new(),
        owned: vec![ProvinceSet::EMPTY; map.powers().len()],
    };
    for (owner, list) in &position.units {
        for text in list {
            board
                .units
                .place(map, unit(map, owner, text))
                .unwrap_or_else(|error| panic!("{}: {text}: {error}", position.name));
        }
    }
    for (owner, text, to) in &position.dislodged {
        let to: LocationSet = to.iter().map(|id| map.location(id).unwrap_or_else(|| panic!("{id}"))).collect();
        board.dislodged.push((unit(map, owner, text), to));
    }
    for (owner, list) in &position.centers {
        for id in list {
            board.owned[power(map, owner).index()].insert(map.province(id).unwrap_or_else(|| panic!("{id}")));
        }
    }
    if phase.kind == PhaseKind::Adjustment {
        assert!(!position.centers.is_empty(), "{}: builds without centres", position.name);
    }
    board
}

pub fn power(map: &Map, id: &str) -> Power {
    map.power(id).unwrap_or_else(|| panic!("no power {id}"))
}

fn unit(map: &Map, owner: &str, text: &str) -> Unit {
    let written = WrittenUnit::read(map, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let kind = written.kind.unwrap_or_else(|| panic!("{text}: army or fleet?"));
    Unit { power: power(map, owner), kind, location: written.at }
}
