//! Orders that are changed together while a player looks for better ones.

use dragoman_engine::{Hint, Movement, MovementOrder, PathChoice, Province, ProvinceSet, Rulebook};

/// A move with its support, or an army with the fleets that carry it.
#[derive(Clone, Copy)]
pub(crate) struct Change(pub(crate) [Option<(Province, MovementOrder)>; 3]);

impl Change {
    pub(crate) fn of(orders: &[(Province, MovementOrder)]) -> Change {
        let mut change = Change([None; 3]);
        for (place, order) in change.0.iter_mut().zip(orders) {
            *place = Some(*order);
        }
        change
    }

    /// The army in `army` carried to `to` by the fleet in `at`, alone or with one more of `ours`. `None` where that isn't legal.
    pub(crate) fn convoy(
        movement: &Movement,
        rulebook: &Rulebook,
        ours: ProvinceSet,
        at: Province,
        (army, to): (Province, Province),
    ) -> Option<Change> {
        let position = movement.position();
        let map = position.map;
        let carry = MovementOrder::Convoy { army, to };
        let along = (army, MovementOrder::Move { to: to.location(), path: PathChoice::ByConvoy });
        if movement.check(army, along.1, rulebook).is_err() {
            return None;
        }
        let own = ProvinceSet::of(at);
        if map.joined(own, army, to) {
            return Some(Change::of(&[(at, carry), along]));
        }
        let fleets = ours & position.units.fleets() & map.shores(at) & map.waters();
        let second = fleets.without(army).iter().find(|&other| map.joined(own.with(other), army, to))?;
        movement.check(second, carry, rulebook).ok()?;
        Some(Change::of(&[(at, carry), (second, carry), along]))
    }

    pub(crate) fn orders(&self) -> impl Iterator<Item = (Province, MovementOrder)> + Clone {
        self.0.into_iter().flatten()
    }
}

/// Hold orders for units whose orders have no effect any more because others were changed later, such as a support for a move that
/// isn't made any more. The result is the same, but the orders are easier to understand.
pub(crate) fn without_effect(hints: impl Iterator<Item = Hint>) -> Vec<(Province, MovementOrder)> {
    let idle = hints.filter_map(|hint| match hint {
        Hint::UnmatchedSupport { at, .. }
        | Hint::UnmatchedConvoy { at, .. }
        | Hint::OffEveryPath { at, .. }
        | Hint::OwnUnitStays { at, .. }
        | Hint::SupportAgainstOwnUnit { at, .. }
        | Hint::ConvoyWithoutFleets { army: at }
        | Hint::ConvoyNeedsOthers { army: at }
        | Hint::Void { at, .. } => Some((at, MovementOrder::Hold)),
        // Intended, if it is better than everything else: nobody gets in.
        Hint::SelfStandoff { .. } | Hint::SelfExchange { .. } | Hint::Unordered { .. } => None,
    });
    idle.collect()
}
