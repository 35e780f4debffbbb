//! What can be counted about how a player orders.

use dragoman_engine::{
    AdjustmentOrder, AdjustmentReport, Failure, Fate, MovementOrder, MovementReport, Outcome, Position, Power,
    ProvinceSet, UnitKind,
};

/// Counts over the phases of one or more games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// Orders in movement phases.
    pub orders: u64,
    /// Moves that failed because of units of the same power alone: one stayed there, or went there too.
    pub blocked: u64,
    /// Units that held, though a centre of another power or of none beside them was empty, and stayed so.
    pub idle: u64,
    /// Supports and convoys for units of other powers.
    pub for_others: u64,
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
            let blocked = match resolved.outcome {
                Outcome::Fails(Failure::OwnUnitInTheWay { .. }) => true,
                Outcome::Fails(Failure::Standoff { with, .. }) => with.is_subset(own),
                Outcome::Fails(Failure::HeldOff { by, .. }) => own.contains(by),
                Outcome::Fails(Failure::HeadToHead { against, .. }) => own.contains(against),
                Outcome::Succeeds | Outcome::Fails(_) | Outcome::Void(_) => false,
            };
            self.blocked += u64::from(blocked);
            let Some(unit) = position.units.at(at) else { continue };
            match resolved.order {
                MovementOrder::Hold => {
                    let empty = (map.reach(unit) & foreign) - position.units.occupied() - entered;
                    self.idle += u64::from(!empty.is_empty());
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
        self.for_others += other.for_others;
        self.armies += other.armies;
        self.fleets += other.fleets;
    }
}
