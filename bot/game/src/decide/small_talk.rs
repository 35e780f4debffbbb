//! Greetings, thanks, and what newcomers ask before they know a command; a mention of the bot without a word, a message
//! without words, and an invitation. Each gets one short answer that says what can be done now.
//!
//! In public the answers of an hour are one post, so that nobody makes the bot fill a channel.

use dragoman_reading::command::CommandId;
use dragoman_reading::small_talk::{self, SmallTalk};

use super::context::Context;
use super::decision::Decision;
use super::given::Given;
use super::info;
use super::invoke::invoke;
use super::not_done::{NotDone, Outcome, settled};
use crate::action::{CommandAction, GameRef};
use crate::event::{Place, Unreadable};
use crate::loaded::LoadedGame;
use crate::model::Game;
use crate::notice::help::{Helped, Moment, Small};
use crate::notice::{Conversation, Notice};
use crate::rules;

/// In seconds.
const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
/// The longest sign of a choice, in characters.
const SIGN: usize = 4;

/// The answer to a text that is a greeting, thanks, or a newcomer's question; `None`: it is something else.
pub(super) fn typed(context: &Context<'_>, text: &str) -> Option<Decision> {
    let players = || about_game(context, info::players);
    let Some(said) = small_talk::read(context.words, text) else {
        return names_a_power(context, small_talk::whose(context.words, text)?.as_str()).then(players);
    };
    Some(match said {
        SmallTalk::Greeting => answered(context, Small::Greeting),
        SmallTalk::Thanks => answered(context, Small::Thanks),
        SmallTalk::HowToPlay => answered(context, Small::HowToPlay),
        SmallTalk::OwnUnits => info::own_units(context).unwrap_or_else(|| answered(context, Small::HowToPlay)),
        SmallTalk::Deadline => about_game(context, info::status),
        SmallTalk::Players => players(),
        SmallTalk::Meant(CommandId::Ready) if !context.plays() => answered(context, Small::HowToPlay),
        SmallTalk::Meant(command) => invoke(context, &Given::in_other_words(command)),
    })
}

/// What `says` tells of the game that is meant.
fn about_game(context: &Context<'_>, says: fn(&Context<'_>, &LoadedGame) -> Outcome) -> Decision {
    let said = context.game().map_err(NotDone::from).and_then(|loaded| says(context, loaded));
    settled(context, said)
}

/// Whether `name` is that of a power of the game that is meant.
fn names_a_power(context: &Context<'_>, name: &str) -> bool {
    context.game().is_ok_and(|loaded| rules::power(context.words, &loaded.game.settings.variant, name).is_some())
}

/// The answer to a mention of the bot, or to its prefix, without anything else.
pub(super) fn called(context: &Context<'_>) -> Decision {
    answered(context, Small::Called)
}

/// What the bot says when it comes into a channel: what it is for, whatever the person plays elsewhere who invited it. Again
/// within an hour it is the same post; what they ask next has one of its own.
pub(super) fn invited(context: &Context<'_>) -> Decision {
    let said = Small::Greeting;
    let helped = Helped::Brief { said, moment: Moment::Alone, private: false, practising: false, number: None };
    let slot = format!("invited:{}:{}", context.view.person.id, span(context, HOUR));
    in_slot(context, slot, None, Notice::Help(helped))
}

/// The answer to something in private that isn't read, and to a reaction in a press room.
pub(super) fn unreadable(context: &Context<'_>, unreadable: &Unreadable) -> Decision {
    // One answer a minute.
    let minute = span(context, MINUTE);
    if let (Place::Room(_), Unreadable::PlainReaction { sign, .. }) = (&context.event.place, unreadable) {
        let sign = sign.chars().take(SIGN).collect();
        let notice = Notice::Conversation(Conversation::TypeInRoom { sign });
        let mut decision = Decision::default();
        let game = context.game().ok().map(|loaded| &loaded.game);
        decision.reply_in(context.view.now, context.aside(), Some(format!("typed:{minute}")), game, notice);
        return decision;
    }
    if !matches!(context.event.place, Place::Person(_)) {
        return Decision::default();
    }
    let conversation = |about| (None, Notice::Conversation(about));
    let phase = context.view.mine.iter().find_map(|loaded| Some((&loaded.game.id, loaded.game.running()?.number)));
    let (slot, (game, notice)) = match unreadable {
        Unreadable::Wordless => (format!("wordless:{minute}"), brief(context, Small::Wordless)),
        Unreadable::Unaddressed => {
            // Who has been told in this phase knows it.
            let told = match phase {
                Some((game, number)) => format!("unaddressed:{game}:{number}"),
                None => format!("unaddressed:{}", span(context, HOUR)),
            };
            (told, brief(context, Small::Unaddressed))
        }
        Unreadable::Verification => (format!("verification:{minute}"), conversation(Conversation::Verification)),
        Unreadable::PlainReaction { sign, can_be_undone } => {
            let sign = sign.chars().take(SIGN).collect();
            let about =
                if *can_be_undone { Conversation::TypeAlways { sign } } else { Conversation::TypeInstead { sign } };
            (format!("typed:{minute}"), conversation(about))
        }
        Unreadable::WhichPost { sign } => {
            let sign = sign.chars().take(SIGN).collect();
            (format!("which-post:{minute}"), conversation(Conversation::WhichPost { sign }))
        }
        Unreadable::Unsigned => (format!("unsigned:{minute}"), conversation(Conversation::Unsigned)),
        Unreadable::NewIdentity => (format!("identity:{minute}"), conversation(Conversation::NewIdentity)),
    };
    in_slot(context, slot, game, notice)
}

/// The answer to a reaction that isn't taken for `action`, since what would happen now can't be undone.
pub(super) fn not_by_reaction(context: &Context<'_>, sign: &str, action: &str) -> Decision {
    let action = CommandAction::read(action);
    if action.as_ref().is_none_or(|action| action.spec.command != CommandId::Ready) {
        let sign = sign.to_owned();
        return unreadable(context, &Unreadable::PlainReaction { sign, can_be_undone: false });
    }
    let game = action.and_then(|action| action.game).and_then(|game| match game {
        GameRef::Id(id) => context.view.by_id(&id),
        GameRef::Named(_) => None,
    });
    let notice = Notice::Conversation(Conversation::TypeReady);
    in_slot(context, format!("typed:{}", span(context, MINUTE)), game.map(|loaded| &loaded.game), notice)
}

fn brief<'a>(context: &Context<'a>, small: Small) -> (Option<&'a Game>, Notice) {
    let (game, helped) = info::brief(context, small);
    (game, Notice::Help(helped))
}

fn answered(context: &Context<'_>, small: Small) -> Decision {
    let (game, notice) = brief(context, small);
    match &context.event.place {
        Place::Person(_) | Place::Reply { .. } => context.answer(context.back(), game, notice),
        Place::Channel(_) | Place::Room(_) => {
            let slot = format!("brief:{}:{}", context.view.person.id, span(context, HOUR));
            in_slot(context, slot, game, notice)
        }
    }
}

/// The answer in one post with all of the same slot.
fn in_slot(context: &Context<'_>, slot: String, game: Option<&Game>, notice: Notice) -> Decision {
    let mut decision = Decision::default();
    decision.reply_in(context.view.now, context.back(), Some(slot), game, notice);
    decision
}

/// The number of the span of so many seconds in which this happens.
fn span(context: &Context<'_>, seconds: i64) -> i64 {
    context.view.now.as_second() / seconds
}
