//! What orders are read in: the rules and the situation of a position of the lines.

use dragoman_engine::{Centres, GameOptions, Position, Rulebook};
use dragoman_notation::Situation;

use crate::board::Board;
use crate::cases;

/// The rules of a position: the newest, but for its options.
pub fn rulebook(position: &cases::Position) -> Rulebook {
    let mut rulebook = Rulebook::default();
    for (key, value) in &position.options {
        if key == "rulebook" {
            rulebook = Rulebook::preset(value).unwrap_or_else(|| panic!("no rulebook {value}"));
        } else {
            rulebook.set(key, value).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    rulebook
}

pub fn situation(board: &Board) -> Situation {
    let mut centres = Centres::new();
    for (power, owned) in board.map.powers().zip(&board.owned) {
        owned.iter().for_each(|centre| centres.give(centre, power));
    }
    let (map, turn, units) = (board.map, board.phase.turn, board.units);
    let position = Position { map, turn, units, centres, options: GameOptions::default() };
    Situation { position, kind: board.phase.kind, dislodged: board.dislodged.clone() }
}
