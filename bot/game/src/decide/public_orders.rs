//! Orders, or that somebody is ready, written where everybody can read it.
//!
//! Nothing of it is stored: it may be talk, and a player who sees that others have read it may order something else. The
//! player is told in private, at once, and one button stores it, in the phase in which it was written. Nobody's post is
//! removed.
//!
//! What is addressed to nobody is noticed only if all of it reads as orders of the writer's own power, and is answered in
//! one post a phase, which each later one changes: players quote orders to each other all the time.

use std::collections::BTreeMap;

use dragoman_reading::command::{self, CommandId, Typed};

use super::context::Context;
use super::decision::Decision;
use super::stored_question::question;
use crate::event::{GAME_ID, Place};
use crate::loaded::LoadedGame;
use crate::notice::Notice;
use crate::question::Request;
use crate::rules::{self, Found, Message, ReadLine};

/// What was written to nobody in particular: the bot answers only if all of it reads as own orders, or if it says that its
/// writer is ready.
pub(super) fn unaddressed(context: &Context<'_>, text: &str) -> Decision {
    let found = playing(context).find(|loaded| are_orders(context, loaded, text));
    if let Some(loaded) = found {
        return once(loaded, orders(context, loaded, text));
    }
    let is_ready = matches!(
        command::read(context.words, context.language(), text),
        Typed::Command(given) if given.spec.command == CommandId::Ready && given.values.is_empty()
            && command::is_own_word(context.words, context.language(), text)
            && command::is_exact(context.words, context.language(), text, &given)
    );
    match playing(context).next().filter(|_| is_ready) {
        Some(loaded) => once(loaded, ready(context, loaded)),
        None => Decision::default(),
    }
}

/// The answer in the one post of the phase for such answers.
fn once(loaded: &LoadedGame, mut decision: Decision) -> Decision {
    let number = loaded.game.running().map_or(0, |running| running.number);
    for outgoing in &mut decision.changes.outgoing {
        outgoing.slot = Some(format!("in-public:{}:{number}", loaded.game.id));
    }
    decision
}

/// Whether that somebody is ready is said where everybody reads it, and not as a command with a prefix.
pub(super) fn is_said_in_public(context: &Context<'_>, text: &str) -> bool {
    matches!(context.event.place, Place::Channel(_)) && !text.trim_start().starts_with(command::PREFIXES)
}

/// The games of this channel in which the person plays now.
fn playing<'a>(context: &Context<'a>) -> impl Iterator<Item = &'a LoadedGame> {
    let (me, now) = (&context.view.person.id, context.view.now);
    let plays =
        move |loaded: &&LoadedGame| loaded.game.running().is_some() && loaded.game.seat_played_by(me, now).is_some();
    context.view.here.iter().filter(plays)
}

/// Whether all of `text` reads as orders of one of the person's powers, without a doubt.
pub(super) fn are_orders(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> bool {
    let game = &loaded.game;
    let Some(running) = game.running() else { return false };
    let is_order = |line: &ReadLine| matches!(line.found, Found::Order { .. });
    let seat = game.seat_played_by(&context.view.person.id, context.view.now);
    let powers = seat.into_iter().flat_map(|seat| &seat.powers).filter(|power| !running.sealed.contains(*power));
    powers.into_iter().any(|power| {
        let message = Message::unread(text, context.language(), power, Vec::new());
        let reading = rules::read(context.words, context.language(), &game.settings, &running.position, &message);
        !reading.lines.is_empty() && reading.other_heading.is_none() && reading.lines.iter().all(is_order)
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
    let notice = Notice::SaidInPublic { question: question.id.clone(), ready: command == CommandId::Ready };
    let mut decision = context.say(context.aside(), Some(&loaded.game), notice);
    decision.changes.question = Some(question);
    decision
}
