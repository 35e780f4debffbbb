//! Puts the acting person's part of what was said into their orders. Nobody else learns of it.

use super::agreements::{meant, mine, own, private, readable, shown};
use super::context::Context;
use super::not_done::{Outcome, aside, declined_aside, refuse_if};
use super::{orders, stage};
use crate::loaded::LoadedGame;
use crate::model::{OrderText, PowerId, Settings};
use crate::notice::Declined;
use crate::notice::statement::{NoStatement, StatementNotice};
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
    let mut chosen: Vec<OrderText> = Vec::new();
    for orders in agreed.iter().flat_map(|agreed| rules::orders_for(settings, position, me, agreed)) {
        let is_exact = orders.iter().any(|order| Some(order.as_str()) == unit);
        let is_wanted = |order: &&OrderText| match unit {
            Some(unit) if is_exact => order.as_str() == unit,
            Some(unit) => of_unit(context, settings, me, order, unit),
            None => true,
        };
        let wanted: Vec<OrderText> = orders.iter().filter(is_wanted).cloned().collect();
        match wanted.as_slice() {
            [] => {}
            [only] => {
                if !chosen.contains(only) {
                    chosen.push(only.clone());
                }
            }
            _ => {
                let Some(said) = shown(&read, &settings.variant) else { continue };
                let notice = StatementNotice::WhichUnit { said, orders: wanted, number: running.number };
                return Ok(private(context, game, notice));
            }
        }
    }
    refuse_if(chosen.is_empty(), NoStatement::NothingToOrder { number })?;
    orders::adopt(context, loaded, me, chosen)
}

/// Whether `order` is one of the unit that somebody names.
fn of_unit(context: &Context<'_>, settings: &Settings, power: &PowerId, order: &OrderText, typed: &str) -> bool {
    let units = [(power.clone(), rules::ordered_unit(order))];
    rules::find_unit(context.words, &settings.variant, &units, typed).is_some()
}
