//! A position: everything on the board, and the options of the game.
//!
//! A [`Position`] is plain data, so that it can be built step by step. Games are played in phases, and a phase can only
//! be made of a consistent position; otherwise a [`PositionError`] lists everything that is wrong.

mod check;

pub use check::{PositionError, PositionFault};

use crate::centres::Centres;
use crate::game_options::{GameOptions, Setup};
use crate::map::Map;
use crate::power::PowerSet;
use crate::province::ProvinceSet;
use crate::turn::Turn;
use crate::unit::Units;

/// What every phase knows: the board and the game's options.
#[derive(Clone, Copy)]
pub struct Position {
    /// The board.
    pub map: &'static Map,
    /// The turn that is played.
    pub turn: Turn,
    /// The units on the board, dislodged ones not among them.
    pub units: Units,
    /// Who owns which centre.
    pub centres: Centres,
    /// The options that were agreed on.
    pub options: GameOptions,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        (std::ptr::eq(self.map, other.map) || self.map == other.map)
            && self.turn == other.turn
            && self.units == other.units
            && self.centres == other.centres
            && self.options == other.options
    }
}

impl Eq for Position {}

impl Position {
    /// The start of a game.
    pub fn start(map: &'static Map, options: GameOptions) -> Position {
        let mut centres = Centres::new();
        for power in map.powers() {
            centres.give_all(map.home(power), power);
        }
        Position { map, turn: options.setup.starts(map), units: *map.start_units(), centres, options }
    }

    /// The fleets that can convoy.
    #[inline]
    pub(crate) fn convoyers(&self) -> ProvinceSet {
        self.units.fleets() & self.map.waters()
    }

    /// The powers that nobody can order in this phase: in disorder, or without a player.
    #[inline]
    pub fn absent(&self) -> PowerSet {
        // Nearly every game has a player for each power; only the others look up names.
        if self.options.setup == Setup::Full {
            return self.options.disorder | self.map.neutral();
        }
        self.options.disorder | self.options.setup.neutral(self.map, self.turn)
    }
}
