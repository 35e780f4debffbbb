//! The last call before orders close: a quiet word to each player whose orders don't do what they have agreed to.
//!
//! It is for them alone, once for each set of agreements and phase, with what they are told when they order (`orders.rs`). Units without
//! an order count as if they held, since that is how they would be adjudicated. Deputies aren't told: they know no statements.

use jiff::Timestamp;

use super::agreements::{Own, broken, contradiction, readable_by};
use super::decision::Decision;
use crate::loaded::LoadedGame;
use crate::model::OrderText;
use crate::rules::{self, OwnOrders};
use crate::standing::{What, may_see};

/// Tells players what they have agreed to and not ordered.
pub(super) fn tell(decision: &mut Decision, loaded: &LoadedGame, now: Timestamp) {
    let game = &loaded.game;
    let (Some(running), Some(rows)) = (game.running(), loaded.statements.as_deref()) else { return };
    let settings = &game.settings;
    for seat in &game.seats {
        let Some(person) = seat.person() else { continue };
        // Who was on time can't change anything during the time for late orders.
        if running.clock.is_closed_to(&seat.powers) {
            continue;
        }
        let all = readable_by(game, (person, &seat.powers), rows, now);
        let deciding = seat.powers.iter().filter(|power| rules::decides(settings, &running.position, power));
        let own: Vec<Own<'_>> = deciding
            .filter_map(|power| {
                let permit = may_see(game, person, What::Orders(power.clone()), now)?;
                let lines = loaded.sheet(&permit).map(|sheet| sheet.lines.as_slice()).unwrap_or_default();
                let orders: Vec<OrderText> = lines.iter().map(|line| line.order.clone()).collect();
                Some((power, OwnOrders::read(settings, &running.position, (power, &orders, true))?))
            })
            .collect();
        let found = broken(game, &all, &own);
        if found.is_empty() {
            continue;
        }
        let (notice, key) = contradiction(game, (running.number, true), person, found);
        decision.tell_once((now, running.clock.deadline()), person, game, notice, key);
    }
}
