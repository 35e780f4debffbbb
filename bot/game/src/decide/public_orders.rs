//! Orders, or that somebody is ready, written where everybody can read it.
//!
//! Nothing of it is stored: it may be talk, and a player who sees that others have read it may order something else. The
//! player is told in private, at once, and one button stores it, in the phase in which it was written. Nobody's post is
//! removed.
//!
//! What is addressed to nobody is noticed only if all of it reads as orders of the writer's own power, in a press room for all
//! of its units, or begins like a letter to others; and is answered in one post a phase, which each later one changes:
//! players quote orders to each other all the time.

use std::collections::BTreeMap;

use dragoman_reading::command::{self, CommandId, Typed};
use dragoman_reading::letter;

use super::context::Context;
use super::decision::Decision;
use super::press::powers_in;
use super::statements::may_talk;
use super::stored_question::question;
use crate::event::{GAME_ID, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, OrderText, PowerId, Running, Sheet};
use crate::notice::Notice;
use crate::notice::relayed::Relayed;
use crate::question::Request;
use crate::rules::{self, amend, missing};

/// What was written to nobody in particular: the bot answers only if all of it reads as own orders, or if it says that its
/// writer is ready.
pub(super) fn unaddressed(context: &Context<'_>, text: &str) -> Decision {
    let found = playing(context).find(|loaded| are_orders(context, loaded, text));
    if let Some(loaded) = found {
        return once(loaded, "in-public", orders(context, loaded, text));
    }
    let is_ready = matches!(
        command::read(context.words, context.language(), text),
        Typed::Command(given) if given.spec.command == CommandId::Ready && given.values.is_empty()
            && command::is_own_word(context.words, context.language(), text)
            && command::is_exact(context.words, context.language(), text, &given)
    );
    match playing(context).next() {
        Some(loaded) if is_ready => once(loaded, "in-public", ready(context, loaded)),
        Some(loaded) => unsent(context, loaded, text).unwrap_or_default(),
        None => Decision::default(),
    }
}

/// The answer to what was written in a press room and can only be meant for the bot: orders for all units of the writer's, or
/// what is for other powers than those there. `None`: it is talk.
pub(super) fn in_room(context: &Context<'_>, text: &str) -> Option<Decision> {
    let loaded = context.game().ok()?;
    if is_whole(context, loaded, text) {
        return Some(once(loaded, "in-public", orders(context, loaded, text)));
    }
    unsent(context, loaded, text)
}

/// Whether all of `text` reads as orders of one of the person's powers, one for each of several units.
fn is_whole(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> bool {
    let settings = &loaded.game.settings;
    only_orders(context, loaded, text).any(|(running, power, orders)| {
        let mut sheet = Sheet::default();
        amend(&mut sheet, &orders, settings, &running.position, power);
        sheet.lines.len() > 1 && missing(settings, &running.position, power, &sheet).is_empty()
    })
}

/// The answer to what begins like a letter and isn't to the bot: it was sent to nobody. `None`: it doesn't begin so, or all it is
/// for can read it.
fn unsent(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Option<Decision> {
    let game = &loaded.game;
    may_talk(game).ok()?;
    let own = &game.seat_of(&context.view.person.id)?.powers;
    let letter::Heading { to, words, .. } = letter::heading(context.words, &game.settings.variant, text)?;
    let to = letter::powers(context.words, &game.settings.variant, to).ok().filter(|_| !words.is_empty())?;
    let to: Vec<PowerId> = to.into_iter().map(PowerId::from).filter(|power| !own.contains(power)).collect();
    let room = context.view.room.as_ref().filter(|_| matches!(context.event.place, Place::Room(_)));
    let reads = |power: &PowerId| room.is_some_and(|room| powers_in(game, room).contains(power));
    if to.is_empty() || to.iter().all(reads) {
        return None;
    }
    let notice = Notice::Relayed(Relayed::Unsent { to, room: room.is_some() });
    // Not in the post about orders, whose button stores them.
    Some(once(loaded, "unsent", context.say(context.aside(), Some(game), notice)))
}

/// The answer in the one post of the phase for such answers.
fn once(loaded: &LoadedGame, kind: &str, mut decision: Decision) -> Decision {
    let number = loaded.game.running().map_or(0, |running| running.number);
    for outgoing in &mut decision.changes.outgoing {
        outgoing.slot = Some(format!("{kind}:{}:{number}", loaded.game.id));
    }
    decision
}

/// Whether that somebody is ready is said where everybody reads it, and not as a command with a prefix.
pub(super) fn is_said_in_public(context: &Context<'_>, text: &str) -> bool {
    matches!(context.event.place, Place::Channel(_)) && !text.trim_start().starts_with(command::PREFIXES)
}

/// The games of this channel in which the person plays now.
fn playing<'a>(context: &Context<'a>) -> impl Iterator<Item = &'a LoadedGame> {
    context.view.here.iter().filter(|loaded| context.played(&loaded.game).is_some())
}

/// Whether all of `text` reads as orders of one of the person's powers, without a doubt.
pub(super) fn are_orders(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> bool {
    only_orders(context, loaded, text).next().is_some()
}

/// The powers of the person for which all of `text` reads as orders without a doubt, with these orders.
fn only_orders<'a>(
    context: &'a Context<'a>,
    LoadedGame { game, .. }: &'a LoadedGame,
    text: &'a str,
) -> impl Iterator<Item = (&'a Running, &'a PowerId, Vec<(String, OrderText)>)> {
    let own =
        context.played(game).into_iter().flat_map(|(running, seat)| seat.powers.iter().map(move |it| (running, it)));
    own.filter(|(running, power)| !running.sealed.contains(*power)).filter_map(|(running, power)| {
        let (settings, position) = (&game.settings, &running.position);
        let orders = rules::only_orders(context.words, context.language(), settings, position, power, text)?;
        Some((running, power, orders))
    })
}

/// Whether a text is an attempt at orders of one of the person's powers in `game`, whole or not, and whether it stands below a heading.
pub(super) fn are_tried(context: &Context<'_>, game: &Game, (text, headed): (&str, bool)) -> bool {
    context.played(game).is_some_and(|(running, seat)| {
        let (settings, position) = (&game.settings, &running.position);
        rules::are_headed_orders(context.words, context.language(), settings, position, &seat.powers, (text, headed))
    })
}

/// Tells the writer of orders that everybody could read them.
pub(super) fn orders(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Decision {
    let text = text.trim_start().trim_start_matches(command::PREFIXES);
    told(context, loaded, CommandId::Order, [("text", text)])
}

/// Tells somebody that everybody could read that they are ready.
pub(super) fn ready(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    told(context, loaded, CommandId::Ready, [])
}

fn told<const N: usize>(
    context: &Context<'_>,
    loaded: &LoadedGame,
    command: CommandId,
    values: [(&str, &str); N],
) -> Decision {
    let mut values: BTreeMap<String, String> =
        values.into_iter().map(|(id, value)| (id.to_owned(), value.to_owned())).collect();
    values.insert(GAME_ID.to_owned(), loaded.game.id.0.clone());
    let request = Request::Command(command::spec(command).id.to_owned(), values);
    let question = question(context, request, [loaded]);
    let room = matches!(context.event.place, Place::Room(_));
    let notice = Notice::SaidInPublic { question: question.id.clone(), ready: command == CommandId::Ready, room };
    context.ask(context.aside(), Some(&loaded.game), notice, question)
}
