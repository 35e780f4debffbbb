//! Diplomacy as a pure library: maps, orders, rulebooks, phases and their adjudication.
//!
//! Nothing here does input or output, knows the time, or draws lots that weren't put into its hands. Positions, orders
//! and reports are plain values; what people read is made elsewhere, from the reasons that every outcome carries.
//!
//! ```
//! use dragoman_engine::{Game, Map, Phase, PhaseOrders, PowerSet, Rulebook, Terms, WrittenOrder};
//!
//! let map = Map::classic();
//! let mut game = Game::start(map, Rulebook::edition_2023(), Terms::default()).ok_or("not for this map")?;
//! let Phase::Movement(spring) = *game.phase() else { return Err("a game starts with a movement".into()) };
//! let italy = map.power("ITALY").ok_or("no such power")?;
//! let order = WrittenOrder::read(map, "A VEN - TRI")?;
//! let orders = spring.collect([(italy, order.into())], game.rulebook());
//! game.play(PhaseOrders::Movement(orders), PowerSet::EMPTY)?;
//! let venice = map.province("VEN").ok_or("no such province")?;
//! // Trieste holds: the report says who held the army off, and with what strength.
//! assert_eq!(game.phase().position().units.at(venice).map(|unit| unit.power), Some(italy));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjudicate;
mod centres;
mod game;
mod hint;
mod legal;
mod legality;
mod location;
mod lots;
mod map;
mod order;
mod outcome;
mod phase;
mod position;
mod power;
mod province;
mod rulebook;
mod set;
mod terms;
mod turn;
mod unit;

pub use centres::Centres;
pub use game::{Game, PhaseOrders, Played, WrongPhase};
pub use hint::Hint;
pub use legality::{Due, Judged, Legality, Overlooked};
pub use location::{Location, LocationSet};
pub use lots::Lots;
pub use map::{Language, Map, MapError, MapReason};
pub use order::{
    AdjustmentOrder, AdjustmentOrders, MovementOrder, Orders, RetreatOrder, Submitted, UnreadableOrder, Way,
    WrittenOrder, WrittenUnit,
};
pub use outcome::{Failure, Fate, Outcome, Resolved, Void, VoidReason};
pub use phase::{
    Adjudicator, Adjustment, AdjustmentReport, ConvoyPath, Dislodged, Ending, EndingKind, Movement, MovementReport,
    Phase, Report, ResolvedAdjustment, Retreat, RetreatReport, Strengths, Support, SupportEffect, Travel,
};
pub use position::Position;
pub use power::{MAX_POWERS, Power, PowerSet};
pub use province::{Province, ProvinceKind, ProvinceSet};
pub use rulebook::{
    AdjacentConvoy, BuildWithoutKind, CrowdedRetreat, Duplicates, Leniency, Ownership, Paradox, RemovalDistance,
    Routes, Rulebook, SupportCoast, Surplus, UnknownOption,
};
pub use set::{MAX_LOCATIONS, Members, Table};
pub use terms::{Count, DatedEnd, Setup, Side, Terms};
pub use turn::{PhaseCode, PhaseKind, Season, Turn};
pub use unit::{Misplaced, Unit, UnitKind, Units};
