//! A board of one person's own, on which they try orders for any powers: from the present position of a game, or from a
//! variant's opening.
//!
//! A board isn't a game, and changes none. It begins with a copy of a position that everybody can look at, and contains no
//! orders but those that its person has put there. What is stored of it, with the person, is that position, the settings by
//! which it is adjudicated, and the orders of one phase: its size is bounded by the map. What is read and answered is
//! decided in `decide/what_if.rs`.

use std::collections::BTreeMap;

use dragoman_l10n::Language;
use dragoman_runtime::names;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::model::{Game, GameId, OrderText, PhaseRecord, Position, PowerId, Running, Settings, Stage};
use crate::rules;

/// After this time without a word from the person a board is over.
pub const LIFE: SignedDuration = SignedDuration::from_hours(24);

/// The game from whose position a board began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// Its id.
    pub game: GameId,
    /// Its name.
    pub name: String,
    /// The number of the phase; 0 before the game began.
    pub number: u32,
}

impl Origin {
    /// What `game` is now.
    pub fn of(game: &Game) -> Self {
        let number = game.running().map_or(0, |running| running.number);
        Self { game: game.id.clone(), name: game.name.clone(), number }
    }
}

/// A board, with the orders that were tried in its present phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhatIf {
    /// The game from whose position it began; `None`: the opening of a variant.
    pub origin: Option<Origin>,
    /// The settings by which it is adjudicated.
    pub settings: Settings,
    /// The position in which orders are tried.
    pub position: Position,
    /// The orders, by power.
    pub orders: BTreeMap<PowerId, Vec<OrderText>>,
    /// How many phases were played on it since it began.
    pub played: u32,
    /// When the person last did something on it.
    pub touched: Timestamp,
}

impl WhatIf {
    fn new(origin: Option<Origin>, settings: Settings, position: Position, now: Timestamp) -> Self {
        Self { origin, settings, position, orders: BTreeMap::new(), played: 0, touched: now }
    }

    /// A board with the opening of `variant`, by the usual rules.
    pub fn opening(variant: &str, now: Timestamp) -> Self {
        let settings = Settings::habit(variant, Language::EN, "UTC");
        let position = rules::opening(&settings);
        Self::new(None, settings, position, now)
    }

    /// A board with the present position of `game`; before the start its opening. `None`: it is over.
    pub fn of(game: &Game, now: Timestamp) -> Option<Self> {
        let position = match &game.stage {
            Stage::Lobby => rules::opening(&game.settings),
            Stage::Running(running) => running.position.clone(),
            Stage::Over(_) => return None,
        };
        Some(Self::new(Some(Origin::of(game)), game.settings.clone(), position, now))
    }

    /// Whether it is over at `now`, because the person has been silent for too long.
    pub fn is_over(&self, now: Timestamp) -> bool {
        now.duration_since(self.touched) >= LIFE
    }

    /// Whether no order was tried in its present phase.
    pub fn is_empty(&self) -> bool {
        self.orders.values().all(Vec::is_empty)
    }

    /// Distinguishes this position from all others: a button with an order is for it alone.
    pub fn phase_tag(&self) -> String {
        tag(&(&self.origin, &self.position, self.played))
    }

    /// Distinguishes this position with these orders from all others: a button that goes on from them is for them alone.
    pub fn tag(&self) -> String {
        tag(&(&self.origin, &self.position, self.played, &self.orders))
    }

    /// The phase with its outcome.
    pub fn record(&self) -> PhaseRecord {
        rules::adjudicate(&self.settings, &self.position, &self.orders)
    }

    /// Goes on to the next phase. Returns whether there is one.
    pub fn advance(&mut self) -> bool {
        let record = self.record();
        let goes_on = goes_on(&record);
        if goes_on {
            self.position = record.after;
            self.orders.clear();
            self.played += 1;
        }
        goes_on
    }

    /// The board as the phase of a game, for suggestions.
    pub fn running(&self) -> Running {
        Running::new(1, self.position.clone(), self.touched, crate::model::PhaseTimes::default())
    }
}

/// Whether another phase follows `record`.
pub fn goes_on(record: &PhaseRecord) -> bool {
    record.winners.is_empty() && !record.after.phase.is_completed() && record.after != record.before
}

fn tag(of: &impl Serialize) -> String {
    names::name_from(&serde_json::to_string(of).unwrap_or_default(), 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_played_on_and_its_buttons_are_for_one_position() {
        let mut board = WhatIf::opening("classic", Timestamp::UNIX_EPOCH);
        let (phase, whole) = (board.phase_tag(), board.tag());
        board.orders.insert("AUSTRIA".into(), vec!["A VIE - TYR".into()]);
        assert_eq!(board.phase_tag(), phase);
        assert_ne!(board.tag(), whole);
        assert!(board.advance() && board.is_empty());
        assert_eq!((board.position.phase.as_str(), board.played), ("F1901M", 1));
        assert!(board.position.units[&PowerId::from("AUSTRIA")].contains(&"A TYR".into()));
        assert_ne!(board.phase_tag(), phase);
        let now = Timestamp::UNIX_EPOCH;
        assert!(!board.is_over(now) && board.is_over(now.checked_add(LIFE).unwrap()));
    }

    #[test]
    fn what_is_stored_is_small_on_every_map() {
        for variant in rules_of_all() {
            let mut board = WhatIf::opening(&variant, Timestamp::UNIX_EPOCH);
            for power in rules::powers(&variant) {
                let longest = |orders: Vec<OrderText>| orders.into_iter().max_by_key(|order| order.len());
                let orders = rules::legal_orders(&board.settings, &board.position, &power);
                board.orders.insert(power, orders.into_iter().filter_map(longest).collect());
            }
            let stored = serde_json::to_string(&board).unwrap();
            assert!(stored.len() < 12_000, "{variant}: {} bytes", stored.len());
            assert_eq!(serde_json::from_str::<WhatIf>(&stored).unwrap(), board);
        }
    }

    fn rules_of_all() -> Vec<String> {
        let words = dragoman_locales::words().unwrap();
        dragoman_reading::command::choices(&words, dragoman_reading::command::Kind::Variant)
    }
}
