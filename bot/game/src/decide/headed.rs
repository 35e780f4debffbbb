//! A heading above orders that is also a command: "Orders:", "my orders for Spring 1901".

use dragoman_reading::command::{CommandId, Invocation};

use super::context::Context;
use super::press;
use crate::event::Place;
use crate::loaded::LoadedGame;
use crate::practice::{self, Practice};
use crate::rules;

/// Whether what follows the name of the command that shows orders stands below it or behind a colon. `None`: it is another
/// command, or nothing that can be orders follows.
fn is_apart(invocation: &Invocation, text: &str) -> Option<bool> {
    let named = (invocation.spec.command == CommandId::Orders).then(|| invocation.values.get("phase")).flatten()?;
    let named = named.trim();
    if named.is_empty() || named.parse::<u32>().is_ok() {
        return None;
    }
    let first = text.trim().lines().next().unwrap_or_default();
    Some(text.trim().len() > first.len() || first.contains(':'))
}

/// Whether `text`, which names the command that shows orders, gives orders under that heading and names no phase.
pub(super) fn is_heading(context: &Context<'_>, invocation: &Invocation, text: &str) -> bool {
    let Some(headed) = is_apart(invocation, text) else { return false };
    match context.event.place {
        Place::Person(_) => {}
        Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => return press::has_orders(context, text),
    }
    let games = context.meant.map_or(context.view.mine.as_slice(), std::slice::from_ref);
    games.iter().any(|LoadedGame { game, .. }| {
        let seat = game.seat_played_by(&context.view.person.id, context.view.now);
        let (Some(running), Some(seat)) = (game.running(), seat) else { return false };
        let (settings, position) = (&game.settings, &running.position);
        let language = context.language();
        rules::are_headed_orders(context.words, language, settings, position, &seat.powers, (text, headed))
    })
}

/// The same for the orders of a practice.
pub(super) fn is_heading_of(context: &Context<'_>, practice: &Practice, invocation: &Invocation, text: &str) -> bool {
    let Some(headed) = is_apart(invocation, text) else { return false };
    let (settings, position, powers) = (practice::settings(), practice.position(), [practice::power()]);
    rules::are_headed_orders(context.words, context.language(), &settings, &position, &powers, (text, headed))
}
