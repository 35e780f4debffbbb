//! Greetings, thanks, and what newcomers ask before they know a command; a mention of the bot without a word, and a
//! message without words. Each gets one short answer that says what can be done now.
//!
//! In public the answers of an hour are one post, so that nobody
//! makes the bot fill a channel.

use dragoman_reading::small_talk::{self, SmallTalk};

use super::context::Context;
use super::decision::Decision;
use super::info;
use crate::event::{Place, Unreadable};
use crate::notice::help::{Helped, Small};
use crate::notice::{Conversation, Notice, Outgoing};

/// How many messages without words are answered apart: one a minute.
const MINUTE: i64 = 60;
/// The longest sign of a choice, in characters.
const SIGN: usize = 4;
const HOUR: i64 = 3600;

/// The answer to a text that is a greeting, thanks, or a newcomer's question; `None`: it is something else.
pub(super) fn typed(context: &Context<'_>, text: &str) -> Option<Decision> {
    Some(match small_talk::read(context.words, text)? {
        SmallTalk::Greeting => answered(context, Small::Greeting),
        SmallTalk::Thanks => answered(context, Small::Thanks),
        SmallTalk::HowToPlay => answered(context, Small::HowToPlay),
        SmallTalk::OwnUnits => info::own_units(context).unwrap_or_else(|| answered(context, Small::HowToPlay)),
    })
}

/// The answer to a mention of the bot, or to its prefix, without anything else.
pub(super) fn called(context: &Context<'_>) -> Decision {
    answered(context, Small::Called)
}

/// The answer to something in private that isn't read.
pub(super) fn unreadable(context: &Context<'_>, unreadable: &Unreadable) -> Decision {
    if !matches!(context.event.place, Place::Person(_)) {
        return Decision::default();
    }
    let minute = span(context, MINUTE);
    let phase = context.view.mine.iter().find_map(|loaded| Some((&loaded.game.id, loaded.game.running()?.number)));
    let (small, slot) = match unreadable {
        Unreadable::Wordless => (Small::Wordless, format!("wordless:{minute}")),
        // Who has been told in this phase knows it.
        Unreadable::Unaddressed => match phase {
            Some((game, number)) => (Small::Unaddressed, format!("unaddressed:{game}:{number}")),
            None => (Small::Unaddressed, format!("unaddressed:{}", span(context, HOUR))),
        },
        Unreadable::Verification => {
            return about_conversation(context, Conversation::Verification, format!("verification:{minute}"));
        }
        Unreadable::PlainReaction { sign } => {
            let sign = sign.chars().take(SIGN).collect();
            return about_conversation(context, Conversation::TypeInstead { sign }, format!("typed:{minute}"));
        }
    };
    in_slot(context, small, slot)
}

/// An answer about the private conversation itself, in one post with all of the same slot.
fn about_conversation(context: &Context<'_>, notice: Conversation, slot: String) -> Decision {
    let mut decision = context.say(context.back(), None, Notice::Conversation(notice));
    decision.changes.outgoing.iter_mut().for_each(|outgoing: &mut Outgoing| outgoing.slot = Some(slot.clone()));
    decision
}

fn answered(context: &Context<'_>, small: Small) -> Decision {
    match &context.event.place {
        Place::Person(_) | Place::Reply { .. } => {
            let (game, helped) = info::brief(context, small);
            context.answer(context.back(), game, Notice::Help(helped))
        }
        Place::Channel(_) | Place::Room(_) => {
            let slot = format!("brief:{}:{}", context.view.person.id, span(context, HOUR));
            in_slot(context, small, slot)
        }
    }
}

/// The answer in one post with all of the same slot.
fn in_slot(context: &Context<'_>, small: Small, slot: String) -> Decision {
    let (game, helped): (_, Helped) = info::brief(context, small);
    let mut decision = context.say(context.back(), game, Notice::Help(helped));
    decision.changes.outgoing.iter_mut().for_each(|outgoing: &mut Outgoing| outgoing.slot = Some(slot.clone()));
    decision
}

/// The number of the span of so many seconds in which this happens.
fn span(context: &Context<'_>, seconds: i64) -> i64 {
    context.view.now.as_second() / seconds
}
