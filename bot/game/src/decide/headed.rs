//! A heading above orders that is also a command: "Orders:", "my orders for Spring 1901", "ready: A Vie - Gal".

use dragoman_reading::command::{self, CommandId, Invocation, PREFIXES};
use dragoman_reading::fold::fold;

use super::context::Context;
use super::{press, public_orders, roles};
use crate::event::Place;
use crate::loaded::LoadedGame;
use crate::model::Game;
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
    context.own_games().iter().any(|loaded| public_orders::are_tried(context, &loaded.game, (text, headed)))
}

/// The same for the orders of a practice.
pub(super) fn is_heading_of(context: &Context<'_>, practice: &Practice, invocation: &Invocation, text: &str) -> bool {
    let Some(headed) = is_apart(invocation, text) else { return false };
    let (settings, position, powers) = (practice::settings(), practice.position(), [practice::power()]);
    rules::are_headed_orders(context.words, context.language(), &settings, &position, &powers, (text, headed))
}

/// Whether the command that gives orders is named by a letter of another language only, which is a word of one's own beside orders: "o
/// A Ven - Tir" is "or" to an Italian, and in English the short name.
pub(super) fn is_a_foreign_letter(context: &Context<'_>, invocation: &Invocation, text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let letters = first.chars().filter(|c| c.is_alphanumeric()).count();
    invocation.spec.command == CommandId::Order
        && letters == 1
        && matches!(context.event.place, Place::Person(_))
        && !text.trim_start().starts_with(PREFIXES)
        && !command::is_own_word(context.words, context.language(), text)
}

/// What is read as orders where orders of the person follow the name of a command that takes none: "ready: A Vie - Gal", "play A
/// Ven - Tri", "wait, A Vie - Tyr". The command isn't carried out. `None`: it is meant.
pub(super) fn behind_name(context: &Context<'_>, invocation: &Invocation, text: &str) -> Option<String> {
    let is_ready = invocation.spec.command == CommandId::Ready;
    let is_private = matches!(context.event.place, Place::Person(_));
    let is_marked = text.trim_start().starts_with(PREFIXES);
    if !is_private || !is_ready && (is_marked || !takes_no_orders(invocation.spec.command)) {
        return None;
    }
    let rest = command::behind_name(context.words, context.language(), text).filter(|rest| !rest.is_empty())?;
    let named = invocation.values.get("game").map(|name| fold(name));
    let games = context.own_games();
    if games.iter().any(|loaded| named.as_ref() == Some(&fold(&loaded.game.name))) {
        return None;
    }
    let gives_orders = games.iter().any(|LoadedGame { game, .. }| {
        if is_ready {
            return public_orders::are_tried(context, game, (rest, false));
        }
        // The game master enters orders by some of these, for a power.
        let Some((running, seat)) = context.played(game).filter(|_| !is_of_the_master(context, invocation, game, rest))
        else {
            return false;
        };
        // "wie besprochen: A Mün - Bur": the first word may be a command in another language only.
        [text, rest].into_iter().any(|text| {
            let (settings, position) = (&game.settings, &running.position);
            rules::has_orders(context.words, context.language(), settings, position, &seat.powers, text)
        })
    });
    gives_orders.then(|| match text.trim().strip_suffix(rest) {
        // Below orders, that somebody is ready is answered.
        Some(name) if is_ready => {
            let name = name.trim().trim_start_matches(PREFIXES).trim_end_matches([':', '.', ',', '!', '?']);
            format!("{rest}\n{name}")
        }
        Some(_) | None => text.to_owned(),
    })
}

/// Whether the name of a command is a word with which orders may be said to begin, although the command takes none, or only
/// those of others.
fn takes_no_orders(command: CommandId) -> bool {
    matches!(
        command,
        CommandId::Join
            | CommandId::Confirm
            | CommandId::Start
            | CommandId::Change
            | CommandId::Edit
            | CommandId::Enter
            | CommandId::Replace
            | CommandId::Clear
            | CommandId::Status
            | CommandId::Unready
    )
}

/// Whether a command that changes what others have ordered is meant: who may give it gives it, or it names a power.
fn is_of_the_master(context: &Context<'_>, invocation: &Invocation, game: &Game, rest: &str) -> bool {
    let changes_others = matches!(invocation.spec.command, CommandId::Edit | CommandId::Enter | CommandId::Replace);
    let first = rest.split_whitespace().next().unwrap_or_default();
    let named = first.trim_end_matches(':');
    let names_a_power = || rules::power(context.words, &game.settings.variant, named).is_some();
    changes_others && (names_a_power() || roles::may(context, invocation.spec, game).is_ok())
}
