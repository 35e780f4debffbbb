//! A game: a phase and its history.
//!
//! `phase -> orders -> next phase`, until somebody wins or the players end it. Nothing is ever overwritten: each phase
//! stays with its orders and its report, so a game can be shown, checked and adjudicated again.

use crate::game_options::{GameOptions, Setup, Side};
use crate::legality::Due;
use crate::map::Map;
use crate::order::{AdjustmentOrders, MovementOrder, Orders, RetreatOrder};
use crate::phase::{Adjustment, Ending, EndingKind, Movement, Phase, Report};
use crate::position::{Position, PositionError};
use crate::power::PowerSet;
use crate::rulebook::Rulebook;
use crate::turn::Season;

/// Orders for a phase of the kind that has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhaseOrders {
    /// For a movement phase.
    Movement(Orders<MovementOrder>),
    /// For a retreat phase.
    Retreat(Orders<RetreatOrder>),
    /// For an adjustment phase.
    Adjustment(AdjustmentOrders),
}

/// A phase that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The phase, with the powers that were absent.
    pub phase: Phase,
    /// The orders given.
    pub orders: PhaseOrders,
    /// Their results.
    pub report: Report,
}

/// A game from its first phase to the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rulebook: Rulebook,
    played: Vec<Played>,
    phase: Phase,
}

/// Orders that don't belong to the phase that a game is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WrongPhase {
    /// The phase is of another kind.
    #[error("the game waits for orders of another kind")]
    OtherKind,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// If the options aren't for that map.
    pub fn start(map: &'static Map, rulebook: Rulebook, options: GameOptions) -> Result<Game, PositionError> {
        let position = Position::start(map, options);
        let phase = match position.turn.season {
            Season::Winter => Phase::Adjustment(Adjustment::new(position)?),
            Season::Spring | Season::Autumn => Phase::Movement(Movement::new(position)?),
        };
        Ok(Game { rulebook, played: Vec::new(), phase })
    }

    /// A game that continues from a phase reached elsewhere.
    pub const fn resume(phase: Phase, rulebook: Rulebook) -> Game {
        Game { rulebook, played: Vec::new(), phase }
    }

    /// The rulebook of the game.
    pub const fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// The phase that waits for orders.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The phases that have been played, first to last.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Plays the present phase; `absent` are the powers in civil disorder in it.
    ///
    /// # Errors
    /// If the orders are for another kind of phase, or the game is over. Then nothing is changed.
    pub fn play(&mut self, orders: PhaseOrders, absent: PowerSet) -> Result<&Report, WrongPhase> {
        let phase = self.phase.with_disorder(absent);
        let (report, next) = match (&phase, &orders) {
            (Phase::Movement(movement), PhaseOrders::Movement(orders)) => {
                let (report, next) = movement.adjudicate(orders, &self.rulebook);
                (Report::Movement(report), next)
            }
            (Phase::Retreat(retreat), PhaseOrders::Retreat(orders)) => {
                let (report, next) = retreat.adjudicate(orders, &self.rulebook);
                (Report::Retreat(report), next)
            }
            (Phase::Adjustment(adjustment), PhaseOrders::Adjustment(orders)) => {
                let (report, next) = adjustment.adjudicate(orders, &self.rulebook);
                (Report::Adjustment(report), next)
            }
            (Phase::Over(_), _) => return Err(WrongPhase::Over),
            (Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_), _) => return Err(WrongPhase::OtherKind),
        };
        self.phase = next;
        self.played.push(Played { phase, orders, report });
        // The last one was pushed just now.
        Ok(&self.played[self.played.len() - 1].report)
    }

    /// Ends the game as [`Phase::drawn`] does.
    pub fn draw(&mut self) {
        self.phase = self.phase.drawn();
    }

    /// Ends the game as [`Phase::conceded`] does.
    pub fn concede(&mut self, to: PowerSet) {
        self.phase = self.phase.conceded(to);
    }

    /// Changes the options for the rest of the game: the number of centres that wins, the end, the coin.
    pub fn agree(&mut self, change: impl FnOnce(&mut GameOptions)) {
        self.phase.agree(change);
    }
}

impl Phase {
    /// The same phase with these powers in civil disorder.
    #[must_use]
    pub fn with_disorder(mut self, absent: PowerSet) -> Phase {
        self.agree(|options| options.disorder = absent);
        self
    }

    /// Changes the options for the rest of the game.
    pub fn agree(&mut self, change: impl FnOnce(&mut GameOptions)) {
        change(&mut self.position_mut().options);
    }

    /// Gives Italy to a side in the game for two; nothing in any other game, or if the coin was tossed before.
    pub fn toss(&mut self, side: Side) {
        self.agree(|options| {
            if let Setup::Players2 { coin: coin @ None } = &mut options.setup {
                *coin = Some(side);
            }
        });
    }

    /// The powers that are still in the game: with a unit on the board, dislodged, or about to be built.
    pub fn survivors(&self) -> PowerSet {
        let position = self.position();
        let standing = position.options.setup.neutral(position.map, position.turn);
        let lives = |&power: &_| {
            let waits = match self {
                Phase::Retreat(retreat) => retreat.dislodged().any(|(_, it)| it.unit.power == power),
                Phase::Adjustment(adjustment) => adjustment.due(power) != Due::Nothing,
                Phase::Movement(_) | Phase::Over(_) => false,
            };
            waits || !position.units.of(power).is_empty()
        };
        position.map.powers().filter(|power| !standing.contains(*power)).filter(lives).collect()
    }

    /// The powers that have neither unit nor centre left.
    pub fn eliminated(&self) -> PowerSet {
        let position = self.position();
        let alive = self.survivors();
        let gone = |power: &_| {
            !position.map.neutral().contains(*power)
                && !alive.contains(*power)
                && position.centres.of(*power).is_empty()
        };
        position.map.powers().filter(gone).filter(|&power| position.units.of(power).is_empty()).collect()
    }

    /// The game ended by agreement of all who still have units: they share it. A game that is over stays as it is.
    #[must_use]
    pub fn drawn(self) -> Phase {
        let winners = self.survivors();
        self.ended(winners, EndingKind::Draw)
    }

    /// The game given to `winners` by all others. A game that is over stays as it is.
    #[must_use]
    pub fn conceded(self, winners: PowerSet) -> Phase {
        self.ended(winners, EndingKind::Concession)
    }

    fn ended(self, winners: PowerSet, kind: EndingKind) -> Phase {
        match self {
            Phase::Over(_) => self,
            Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_) => {
                Phase::Over(Ending { position: *self.position(), winners, kind })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_options::{Count, DatedEnd};
    use crate::order::Orders;
    use crate::turn::{Season, Turn};

    fn hold(game: &mut Game) {
        let orders = match game.phase() {
            Phase::Movement(_) => PhaseOrders::Movement(Orders::new()),
            Phase::Retreat(_) => PhaseOrders::Retreat(Orders::new()),
            Phase::Adjustment(_) | Phase::Over(_) => PhaseOrders::Adjustment(AdjustmentOrders::new()),
        };
        game.play(orders, PowerSet::EMPTY).unwrap();
    }

    fn ids(game: &Game, powers: PowerSet) -> Vec<&str> {
        let map = game.phase().position().map;
        powers.iter().map(|power| map.power_id(power)).collect()
    }

    #[test]
    fn winters_without_decisions_are_skipped() {
        let mut game = Game::start(Map::classic(), Rulebook::default(), GameOptions::default()).unwrap();
        hold(&mut game);
        hold(&mut game);
        assert_eq!(game.phase().position().turn, Turn { year: 1902, season: Season::Spring });
        assert_eq!(game.played().len(), 2);
        assert_eq!(
            game.play(PhaseOrders::Adjustment(AdjustmentOrders::new()), PowerSet::EMPTY),
            Err(WrongPhase::OtherKind)
        );
    }

    #[test]
    fn a_dated_end_may_have_several_winners() {
        let end = DatedEnd { after: Turn { year: 1901, season: Season::Autumn }, by: Count::Centres };
        let mut game = Game::start(
            Map::classic(),
            Rulebook::italian_board(),
            GameOptions { end: Some(end), ..GameOptions::default() },
        )
        .unwrap();
        hold(&mut game);
        hold(&mut game);
        let Phase::Over(ending) = game.phase() else { panic!("{:?}", game.phase()) };
        assert_eq!((ids(&game, ending.winners), ending.kind), (vec!["RUSSIA"], EndingKind::Dated));
        assert_eq!(game.play(PhaseOrders::Movement(Orders::new()), PowerSet::EMPTY), Err(WrongPhase::Over));
    }

    #[test]
    fn an_agreed_number_of_centres_wins() {
        let mut game = Game::start(Map::classic(), Rulebook::polish_2000(), GameOptions::default()).unwrap();
        game.agree(|options| options.wins = Some(4));
        hold(&mut game);
        hold(&mut game);
        let Phase::Over(ending) = game.phase() else { panic!("{:?}", game.phase()) };
        assert_eq!((ids(&game, ending.winners), ending.kind), (vec!["RUSSIA"], EndingKind::Solo));
    }

    #[test]
    fn a_draw_is_shared_by_all_who_have_units() {
        let options = GameOptions { setup: Setup::Players5, ..GameOptions::default() };
        let mut game = Game::start(Map::classic(), Rulebook::italian_1971(), options).unwrap();
        assert_eq!(game.phase().position().turn.year, 1801);
        game.draw();
        let Phase::Over(ending) = game.phase() else { panic!("{:?}", game.phase()) };
        assert_eq!(ids(&game, ending.winners), ["AUSTRIA", "ENGLAND", "FRANCE", "RUSSIA", "TURKEY"]);
    }

    #[test]
    fn italy_joins_the_side_of_the_coin_in_1915() {
        let options = GameOptions { setup: Setup::Players2 { coin: None }, ..GameOptions::default() };
        let mut game = Game::start(Map::classic(), Rulebook::italian_1971(), options).unwrap();
        let map = Map::classic();
        let setup = |game: &Game| game.phase().position().options.setup;
        let spring = game.phase().position().turn;
        assert_eq!(setup(&game).closed(map, spring).len(), 6);
        hold(&mut game);
        hold(&mut game);
        game.agree(|_| {});
        game.phase.toss(Side::Central);
        let spring = game.phase().position().turn;
        assert_eq!(spring.year, 1915);
        assert!(setup(&game).closed(map, spring).is_empty());
        let sides = setup(&game).players(map, spring);
        assert_eq!(ids(&game, sides[1]), ["AUSTRIA", "GERMANY", "ITALY", "TURKEY"]);
    }
}
