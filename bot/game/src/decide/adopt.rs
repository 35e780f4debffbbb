//! Puts the acting person's part of what was said into their orders. Nobody else learns of it.

use super::agreements::{meant, mine, no, own, private, readable, shown};
use super::context::Context;
use super::not_done::{Outcome, aside, declined_aside, refuse_if};
use super::{orders, stage};
use crate::loaded::LoadedGame;
use crate::model::{OrderText, PowerId, Settings, UnitText};
use crate::notice::statement::{NoStatement, StatementNotice};
use crate::notice::{Declined, Notice};
use crate::rules;

/// Puts the acting person's part of a statement into their orders. Nobody else learns of it.
pub(super) fn adopt(context: &Context<'_>, loaded: &LoadedGame, which: &str, unit: Option<&str>) -> Outcome {
    let game = &loaded.game;
    let running = aside(stage::running(game))?;
    let own = own(context, game);
    if own.is_empty() {
        return declined_aside(Declined::NotIn);
    }
    if !own.iter().any(|power| rules::decides(&game.settings, &running.position, power)) {
        return declined_aside(Declined::NothingToOrder);
    }
    let read = meant(context, loaded, which)?;
    let number = read.number;
    let all = readable(context, game)?;
    let me = own.iter().find(|power| read.talk.contains(power)).ok_or(NoStatement::NoSuch { number })?;
    let agreed = mine(&read, &all, &game.settings.variant, me);
    refuse_if(agreed.is_empty(), NoStatement::NotAgreed { number })?;
    let (settings, position) = (&game.settings, &running.position);
    let parts: Vec<Vec<OrderText>> =
        agreed.iter().flat_map(|agreed| rules::orders_for(settings, position, me, agreed)).collect();
    let mut chosen: Vec<OrderText> = Vec::new();
    let mut open: Vec<&Vec<OrderText>> = Vec::new();
    for orders in &parts {
        let is_exact = orders.iter().any(|order| Some(order.as_str()) == unit);
        let is_wanted = |order: &&OrderText| match unit {
            Some(unit) if is_exact => order.as_str() == unit,
            Some(unit) => of_unit(context, settings, me, order, unit),
            None => true,
        };
        let mut wanted = orders.iter().filter(is_wanted);
        match (wanted.next(), wanted.next()) {
            (None, _) => {}
            (Some(only), None) => {
                // A unit has one order: the first that is wanted of it.
                if !chosen.iter().any(|known| rules::ordered_unit(known) == rules::ordered_unit(only)) {
                    chosen.push(only.clone());
                }
            }
            (Some(_), Some(_)) => open.push(orders),
        }
    }
    // What needs no choice is stored, and then the person is asked about the rest. A unit that has an order by then isn't offered.
    let mut busy: Vec<_> = chosen.iter().map(rules::ordered_unit).collect();
    let left = |orders: &Vec<OrderText>, busy: &[UnitText]| -> Vec<OrderText> {
        let is_free = |order: &&OrderText| !busy.contains(&rules::ordered_unit(order));
        let free: Vec<OrderText> = orders.iter().filter(is_free).cloned().collect();
        if free.is_empty() { orders.clone() } else { free }
    };
    let mut asked = None;
    for orders in open {
        let orders = left(orders, &busy);
        match orders.as_slice() {
            [only] => {
                busy.push(rules::ordered_unit(only));
                chosen.push(only.clone());
            }
            _ if asked.is_none() => asked = Some(orders),
            _ => {}
        }
    }
    let asks = asked.and_then(|orders| {
        let said = shown(&read, &settings.variant)?;
        Some(StatementNotice::WhichUnit { said, orders, number: running.number })
    });
    match (chosen.is_empty(), asks) {
        (true, None) => no(NoStatement::NothingToOrder { number }),
        (true, Some(asks)) => Ok(private(context, game, asks)),
        (false, None) => orders::adopt(context, loaded, me, chosen),
        (false, Some(asks)) => {
            let mut decision = orders::adopt(context, loaded, me, chosen)?;
            if !decision.changes.orders.is_empty() {
                decision.reply(context.view.now, context.aside(), Some(game), Notice::Statement(asks));
            }
            Ok(decision)
        }
    }
}

/// Whether `order` is one of the unit that somebody names.
fn of_unit(context: &Context<'_>, settings: &Settings, power: &PowerId, order: &OrderText, typed: &str) -> bool {
    let units = [(power.clone(), rules::ordered_unit(order))];
    rules::find_unit(context.words, &settings.variant, &units, typed).is_some()
}
