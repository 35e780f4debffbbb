//! Diplomacy as a pure library: maps, orders, rulebooks, phases and their adjudication.
//!
//! Nothing here does input or output or reads a clock; random numbers come from a seed that the caller passes in.
//! Positions, orders and reports are plain values; texts for people are made elsewhere, from the reasons in every
//! outcome.
//!
//! ```
//! use dragoman_engine::{
//!     Failure, Game, GameOptions, Map, Outcome, Phase, PhaseOrders, PowerSet, Report, Rulebook, WrittenOrder,
//! };
//!
//! let map = Map::classic();
//! let mut game = Game::start(map, Rulebook::edition_2023(), GameOptions::default())?;
//! let Phase::Movement(spring) = *game.phase() else { return Err("a game starts with a movement".into()) };
//! let italy = map.power("ITALY").ok_or("no such power")?;
//! let order = WrittenOrder::read(map, "A VEN - TRI")?;
//! let orders = spring.collect([(italy, order.into())], game.rulebook());
//! let Report::Movement(report) = game.play(PhaseOrders::Movement(orders), PowerSet::EMPTY)? else {
//!     return Err("a movement has the report of one".into());
//! };
//! // Trieste holds: the report says which unit held the army off, and the strengths.
//! let (venice, trieste) = (map.province("VEN").ok_or("no VEN")?, map.province("TRI").ok_or("no TRI")?);
//! let outcome = report.resolved(venice).map(|it| it.outcome);
//! assert_eq!(outcome, Some(Outcome::Fails(Failure::HeldOff { by: trieste, attack: 1, defence: 1 })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | | |
//! |---|---|
//! | the board | [`Map`], [`Province`], [`Location`], [`Power`] |
//! | what is on it | [`Position`], [`Units`], [`Centres`], [`GameOptions`] |
//! | what can be decided | [`Phase`]: [`Movement`], [`Retreat`], [`Adjustment`] |
//! | what is ordered | [`WrittenOrder`] (text), [`MovementOrder`], [`RetreatOrder`], [`AdjustmentOrder`] |
//! | under which rules | [`Rulebook`] |
//! | the results, and why | [`Report`], [`Outcome`], [`Failure`], [`Void`], [`Fate`] |
//! | what was decided earlier | [`MovementParts`], [`MovementReport::of`], [`VERSION`] |
//! | from phase to phase | [`Game`] |
//!
//! # What may grow
//!
//! Enums of what can be ordered, decided or come of it are exhaustive on purpose: code that matches on them doesn't
//! compile when a case is added, which is a breaking change. Errors are `#[non_exhaustive]`: their text says what is
//! wrong.
//!
//! # Sources
//!
//! The printed rules of 1971, 1982, 2000 and 2023; where they differ or are silent, the choices that Lucas Kruijswijk's
//! Diplomacy Adjudicator Test Cases (DATC) list in chapter 4. Items name the DATC issue or the text that they follow:
//! the Italian board edition, the (older) Italian rulebook, the Polish rulebook, the Dutch rulebook and the rules of
//! Ancient Mediterranean are five printed texts. Decisions are taken as in Kruijswijk's *The Math of Adjudication*.

mod adjudicate;
mod by_power;
mod centres;
mod debug;
mod dislodged;
mod game;
mod game_options;
mod hint;
mod legal;
mod legality;
mod location;
mod map;
mod order;
mod outcome;
mod phase;
mod position;
mod power;
mod province;
mod rulebook;
mod seeded_rng;
#[cfg(feature = "serde")]
mod serialise;
mod set;
mod turn;
mod unit;

pub use centres::Centres;
pub use game::{Game, PhaseOrders, Played, WrongPhase};
pub use game_options::{Count, DatedEnd, GameOptions, Setup, Side};
pub use hint::Hint;
pub use legality::{Due, Judged, Legality, Overlooked};
pub use location::{Location, LocationSet};
pub use map::{Alphabet, BuildSites, Map, MapError, MapReason, VariantExists};
pub use order::{
    AdjustmentOrder, AdjustmentOrders, MovementOrder, Orders, PathChoice, RetreatOrder, Submitted, UnitOrder,
    UnreadableOrder, WrittenOrder, WrittenUnit,
};
pub use outcome::{Failure, Fate, Outcome, Resolved, Void, VoidReason};
pub use phase::{
    Adjudicator, Adjustment, AdjustmentReport, ConvoyPath, Dislodged, Ending, EndingKind, Movement, MovementParts,
    MovementReport, Phase, Report, ReportError, ResolvedAdjustment, Retreat, RetreatReport, Strengths, Support,
    SupportEffect, Travel, UnreadableOrders, UnreadablePhase,
};
pub use position::{Position, PositionError, PositionFault};
pub use power::{MAX_POWERS, Power, PowerSet};
pub use province::{Province, ProvinceKind, ProvinceSet};
pub use rulebook::{
    AdjacentConvoy, BuildWithoutKind, ConvoyDisruption, CrowdedRetreat, Duplicates, Leniency, Ownership, Paradox,
    RemovalDistance, Rulebook, SupportCoast, Surplus, UnknownOption,
};
pub use seeded_rng::SeededRng;
pub use set::{MAX_LOCATIONS, Members, Table};
pub use turn::{PhaseCode, PhaseKind, Season, Turn};
pub use unit::{Misplaced, Unit, UnitKind, Units};

/// The version of this engine, to be stored beside the reports that it made.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The program in the README is compiled with the examples of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
