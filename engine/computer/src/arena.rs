//! The arena: games among computer players alone, which say how strong a kind is and how it plays.
//!
//! A [`Match`] seats one of a kind among others of another kind. Each of its games is played by itself, so that the caller
//! may play them in any order and on as many threads as it likes; a [`Tally`] adds them up.

mod conduct;
mod talk;
mod tally;

use dragoman_engine::{
    EndingKind, Game, GameOptions, Map, Phase, PhaseOrders, Position, Power, PowerSet, Report, Rulebook, WrittenOrder,
};

use crate::Kind;

pub use conduct::Conduct;
pub use talk::Talk;
pub use tally::{Mean, Tally};

use talk::Talks;

/// The years after which a game without a change of centres is stopped, as people would share it.
const STILL: u16 = 8;

/// One of a kind against all others of another.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The board.
    pub map: &'static Map,
    /// The rules.
    pub rulebook: Rulebook,
    /// Who sits alone.
    pub one: Kind,
    /// Who sits in all other seats.
    pub others: Kind,
    /// Who negotiates.
    pub talk: Talk,
    /// The last year that is played.
    pub until: u16,
    /// Decides all games.
    pub seed: u64,
}

/// How a game went for the kind that sat alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// What it played; `None` on a map without powers.
    pub power: Option<Power>,
    /// The centres at the end.
    pub centres: u16,
    /// The centres that all powers own.
    pub owned: u16,
    /// Whether it won alone.
    pub solo: bool,
    /// Whether one of the others did.
    pub beaten: bool,
    /// Whether it has centres or units.
    pub survived: bool,
    /// The years of which at least one phase was played.
    pub years: u16,
    /// How it played.
    pub conduct: Conduct,
    /// How the others played, together.
    pub others: Conduct,
}

impl Match {
    /// Plays the game with this number: the kind that sits alone plays each power in turn.
    pub fn play(&self, number: u64) -> Score {
        let powers = self.map.powers();
        let seat = (number % powers.len().max(1) as u64) as usize;
        let alone = powers.clone().nth(seat);
        // The seeds of two games differ in more than a few bits.
        let seed = (self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .rotate_left(17)
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let (mut conduct, mut others) = (Conduct::default(), Conduct::default());
        let start = Position::start(self.map, GameOptions::default());
        let mut phase = Game::start(self.map, self.rulebook, GameOptions::default()).map_or_else(
            |_| {
                Phase::Over(dragoman_engine::Ending {
                    position: start,
                    winners: PowerSet::EMPTY,
                    kind: EndingKind::Draw,
                })
            },
            |game| *game.phase(),
        );
        let (mut owners, mut since) = (start.centres, start.turn.year);
        let kind = |power: Power| if Some(power) == alone { self.one } else { self.others };
        let mut talks = Talks::new(powers.clone().map(|power| (power, kind(power), Some(power) == alone)), self.talk);
        let mut years = 0;
        while !matches!(phase, Phase::Over(_)) {
            let position = phase.position();
            if position.centres != owners {
                (owners, since) = (position.centres, position.turn.year);
            }
            if position.turn.year > self.until || position.turn.year >= since + STILL {
                break;
            }
            if let Phase::Movement(movement) = &phase {
                talks.negotiate(movement, &self.rulebook, seed);
            }
            let orders = powers.clone().map(|power| {
                (power, kind(power).orders_with(&phase, power, &self.rulebook, seed, talks.pledges(power)))
            });
            let Some(orders) = collect(&phase, orders, &self.rulebook) else { break };
            let mut game = Game::resume(phase, self.rulebook);
            let Ok(report) = game.play(orders, PowerSet::EMPTY) else { break };
            years = (position.turn.year + 1).saturating_sub(start.turn.year);
            for power in powers.clone() {
                let counts = if Some(power) == alone { &mut conduct } else { &mut others };
                match report {
                    Report::Movement(report) => counts.movement(phase.position(), power, report),
                    Report::Adjustment(report) => counts.adjustment(power, report),
                    Report::Retreat(_) => {}
                }
            }
            if let (Phase::Movement(movement), Report::Movement(report)) = (&phase, report) {
                talks.settle(
                    (movement, &self.rulebook),
                    report,
                    alone.into_iter().collect(),
                    [&mut conduct, &mut others],
                );
            }
            phase = *game.phase();
        }
        let position = phase.position();
        let winner = match &phase {
            Phase::Over(ending) if ending.kind == EndingKind::Solo => ending.winners,
            Phase::Over(_) | Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_) => PowerSet::EMPTY,
        };
        let centres = alone.map_or(0, |power| position.centres.of(power).len());
        Score {
            power: alone,
            centres: centres as u16,
            owned: position.centres.owned().len() as u16,
            solo: alone.is_some_and(|power| winner.contains(power)),
            beaten: alone.is_some_and(|power| !winner.is_empty() && !winner.contains(power)),
            survived: alone.is_some_and(|power| centres > 0 || !position.units.of(power).is_empty()),
            years,
            conduct,
            others,
        }
    }
}

/// The orders of a phase from what its powers wrote; none if the game is over.
fn collect(
    phase: &Phase,
    orders: impl Iterator<Item = (Power, Vec<WrittenOrder>)>,
    rulebook: &Rulebook,
) -> Option<PhaseOrders> {
    let each = orders.flat_map(|(power, orders)| orders.into_iter().map(move |it| (power, it.into())));
    Some(match phase {
        Phase::Movement(movement) => PhaseOrders::Movement(movement.collect(each, rulebook)),
        Phase::Retreat(retreat) => PhaseOrders::Retreat(retreat.collect(each, rulebook)),
        Phase::Adjustment(winter) => PhaseOrders::Adjustment(winter.collect(each, rulebook)),
        Phase::Over(_) => return None,
    })
}
