//! What can be counted about how a player orders.

use dragoman_engine::{
    AdjustmentOrder, AdjustmentReport, Failure, Fate, MovementOrder, MovementReport, Outcome, Position, Power,
    Province, ProvinceSet, Season, UnitKind,
};

/// Counts over the phases of one or more games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// Orders in movement phases.
    pub orders: u64,
    /// Moves that failed because of units of the same power alone: one stayed there, or went there too. Not those that failed because
    /// the unit before them was stopped by another power.
    pub blocked: u64,
    /// Units that held, though a centre of another power or of none beside them was empty, and stayed so; without those that are
    /// in `guards`.
    pub idle: u64,
    /// Such units that had a reason to stay: in a centre of their own into which a unit of another power could come, or in autumn in
    /// a centre that they took by staying there.
    pub guards: u64,
    /// Supports and convoys for units of other powers.
    pub for_others: u64,
    /// What it had agreed with another for a movement phase, and kept.
    pub kept: u64,
    /// What it had agreed so, and didn't keep.
    pub broken: u64,
    /// Armies built.
    pub armies: u64,
    /// Fleets built.
    pub fleets: u64,
}

impl Conduct {
    /// Counts a movement phase of `power`.
    pub(super) fn movement(&mut self, position: &Position, power: Power, report: &MovementReport) {
        let map = position.map;
        let own = position.units.of(power);
        let foreign = map.centres() - position.centres.of(power);
        let entered = report.iter().filter_map(|(_, it)| match it.fate {
            Fate::Moves { to, .. } => Some(map.province_of(to)),
            Fate::Stays | Fate::Dislodged { .. } | Fate::Disbanded => None,
        });
        let entered: ProvinceSet = entered.collect();
        for (at, resolved) in report.iter().filter(|(at, _)| own.contains(*at)) {
            self.orders += 1;
            self.blocked += u64::from(is_blocked(report, own, at, own.len()));
            let Some(unit) = position.units.at(at) else { continue };
            match resolved.order {
                MovementOrder::Hold => {
                    let empty = (map.reach(unit) & foreign) - position.units.occupied() - entered;
                    if !empty.is_empty() {
                        let is_guard = guards(position, power, at);
                        *(if is_guard { &mut self.guards } else { &mut self.idle }) += 1;
                    }
                }
                MovementOrder::SupportHold { unit: other } | MovementOrder::SupportMove { from: other, .. } => {
                    self.for_others += u64::from(!own.contains(other));
                }
                MovementOrder::Convoy { army, .. } => self.for_others += u64::from(!own.contains(army)),
                MovementOrder::Move { .. } => {}
            }
        }
    }

    /// Counts a winter of `power`.
    pub(super) fn adjustment(&mut self, power: Power, report: &AdjustmentReport) {
        for it in report.iter().filter(|it| it.power == power && it.outcome == Outcome::Succeeds) {
            match it.order {
                AdjustmentOrder::Build { kind: UnitKind::Army, .. } => self.armies += 1,
                AdjustmentOrder::Build { kind: UnitKind::Fleet, .. } => self.fleets += 1,
                AdjustmentOrder::Remove { .. } | AdjustmentOrder::Waive => {}
            }
        }
    }

    /// Adds the counts of other games.
    pub fn add(&mut self, other: &Conduct) {
        self.orders += other.orders;
        self.blocked += other.blocked;
        self.idle += other.idle;
        self.guards += other.guards;
        self.for_others += other.for_others;
        self.kept += other.kept;
        self.broken += other.broken;
        self.armies += other.armies;
        self.fleets += other.fleets;
    }
}

/// Whether the move of the unit in `at` failed because of units of the same power, `own`, alone: at most so many behind each other.
fn is_blocked(report: &MovementReport, own: ProvinceSet, at: Province, most: usize) -> bool {
    let Some(resolved) = report.resolved(at) else { return false };
    // Behind a unit that others have stopped it wasn't in its own power's way.
    let is_own = |before: Province| {
        let moves = report.resolved(before).is_some_and(|it| matches!(it.order, MovementOrder::Move { .. }));
        own.contains(before) && most > 0 && (!moves || is_blocked(report, own, before, most - 1))
    };
    match resolved.outcome {
        Outcome::Fails(Failure::Standoff { with, .. }) => with.is_subset(own),
        Outcome::Fails(Failure::OwnUnitInTheWay { at: before, .. } | Failure::HeldOff { by: before, .. }) => {
            is_own(before)
        }
        Outcome::Fails(Failure::HeadToHead { against, .. }) => own.contains(against),
        Outcome::Succeeds | Outcome::Fails(_) | Outcome::Void(_) => false,
    }
}

/// Whether the unit of `power` in `at` had a reason to stay.
fn guards(position: &Position, power: Power, at: Province) -> bool {
    let map = position.map;
    if position.centres.owner(at) != Some(power) {
        return map.centres().contains(at) && position.turn.season == Season::Autumn;
    }
    position.units.iter().any(|(_, unit)| unit.power != power && map.reach(unit).contains(at))
}
