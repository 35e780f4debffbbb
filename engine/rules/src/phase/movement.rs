//! The movement phase.

mod collect;
mod report;
mod strengths;
mod travel;

pub use report::{MovementParts, MovementReport};
pub use strengths::{Strengths, Support, SupportEffect};
pub use travel::{ConvoyPath, Travel};

use crate::adjudicate::{self, OrderGraph, Tables};
use crate::game_options::GameOptions;
use crate::legality::{Judged, JudgedOrders, Legality};
use crate::map::Map;
use crate::order::{MovementOrder, Orders, WrittenOrder};
use crate::outcome::Void;
use crate::phase::{Movement, Phase};
use crate::position::Position;
use crate::power::Power;
use crate::province::Province;
use crate::rulebook::Rulebook;

impl Movement {
    /// The order that a power's written order is, as it counts.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn interpret(
        &self,
        power: Power,
        written: &WrittenOrder,
        rulebook: &Rulebook,
    ) -> Result<Judged<MovementOrder>, Void> {
        self.legality(rulebook).movement(power, written)
    }

    /// The order as it counts for the unit in `at`, with a coast filled in where the rulebook does so; or why it can't
    /// be carried out, whatever others do.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, at: Province, order: MovementOrder, rulebook: &Rulebook) -> Result<MovementOrder, Void> {
        self.legality(rulebook).check(at, order)
    }

    /// What can be ordered here.
    pub(crate) fn legality<'a>(&'a self, rulebook: &'a Rulebook) -> Legality<'a> {
        Legality::new(&self.position, rulebook)
    }

    /// Carries out all orders at once, and returns the results and the next phase.
    ///
    /// Units without an order hold. What can't be carried out is void in the report, with the reason; its unit holds.
    pub fn adjudicate(&self, orders: &Orders<MovementOrder>, rulebook: &Rulebook) -> (MovementReport, Phase) {
        let next = Phase::Movement(*self);
        let (judged, tables) = (JudgedOrders::new(), Tables::new());
        let report = MovementReport::new(self.position.map);
        let mut adjudicator = Adjudicator { judged, tables, report, next };
        adjudicator.adjudicate(self, orders, rulebook);
        (adjudicator.report, adjudicator.next)
    }
}

/// Memory in which movement phases are adjudicated one after the other.
///
/// A report and a position are some kilobytes; with this they are allocated once instead of once per phase.
#[derive(Clone, Debug)]
pub struct Adjudicator {
    judged: JudgedOrders,
    tables: Tables,
    report: MovementReport,
    next: Phase,
}

impl Adjudicator {
    /// For phases of any map; before the first adjudication, the next phase is the start of a game on `map`.
    pub fn new(map: &'static Map) -> Self {
        Adjudicator {
            judged: JudgedOrders::new(),
            tables: Tables::new(),
            report: MovementReport::new(map),
            next: Phase::Movement(Movement { position: Position::start(map, GameOptions::default()) }),
        }
    }

    /// Carries out all orders of a phase at once, like [`Movement::adjudicate`]. The result stays until the next phase
    /// is adjudicated.
    pub fn adjudicate(
        &mut self,
        movement: &Movement,
        orders: &Orders<MovementOrder>,
        rulebook: &Rulebook,
    ) -> (&MovementReport, &Phase) {
        // Copied first: this also loads into the processor's cache what is read below.
        self.next = Phase::Movement(*movement);
        self.report.begin(movement.position.map, &movement.position.units);
        self.judged.judge(&movement.legality(rulebook), orders);
        let mut graph = OrderGraph::new(&movement.position, &mut self.judged, rulebook, &mut self.tables);
        let decisions = adjudicate::adjudicate(&mut graph);
        self.report.fill(&graph, &decisions, orders, &mut self.next);
        (&self.report, &self.next)
    }
}
