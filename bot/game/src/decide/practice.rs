//! The practice that one person plays in private, step by step (`practice.rs` has its contents).
//!
//! Orders of a game must never be lost: whoever plays in a running game names the practice in each message that is meant
//! for it, and everything else counts for the game. Only a person without a running game writes to the practice as one
//! writes to a game. Buttons name the practice, and the step that they are for.

use dragoman_reading::command::{self, CommandId, Invocation, Kind, PRACTICE_STEPS, Typed};

use super::context::Context;
use super::decision::Decision;
use super::headed;
use crate::event::{Content, Place};
use crate::model::{OrderText, Position};
use crate::notice::Notice;
use crate::notice::practice::{Next, PracticeNotice};
use crate::practice::{self, Lesson, Practice, Step};
use crate::rules::{self, Message, Reading};

/// The practice of the acting person, if it isn't over.
fn current<'a>(context: &Context<'a>) -> Option<&'a Practice> {
    context.view.person.practice.as_ref().filter(|practice| !practice.is_over(context.view.now))
}

/// Whether the acting person has a practice that can be continued.
pub(super) fn waits(context: &Context<'_>) -> bool {
    current(context).is_some()
}

/// The practice to which the person writes without naming it: they write in private, and play in no running game.
fn addressed<'a>(context: &Context<'a>) -> Option<&'a Practice> {
    let private = match &context.event.place {
        Place::Person(_) => true,
        Place::Reply { .. } => context.event.channel.is_none(),
        Place::Channel(_) | Place::Room(_) => false,
    };
    let practice = current(context).filter(|practice| !practice.left);
    practice.filter(|_| private && context.meant.is_none() && !context.plays())
}

/// The command `practice`: with nothing more it begins a practice, or says again what comes next.
pub(super) fn practice(context: &Context<'_>, text: Option<&str>, step: Option<&str>, at: Option<&str>) -> Decision {
    let Some(practice) = current(context) else {
        let is_asked_for = step.is_none() && at.is_none() && text.is_none_or(|text| deed(context, text).is_none());
        return match is_asked_for {
            true => {
                let practice = Practice::new(context.view.now);
                let next = PracticeNotice::Next(Next::of(&practice, context.plays()));
                change(context, Some(practice), [next])
            }
            false => say(context, PracticeNotice::None),
        };
    };
    let deed = step.and_then(Deed::with_id).or_else(|| deed(context, text?));
    let was_left = practice.left;
    let practice = &Practice { left: was_left && deed == Some(Deed::Stop), ..practice.clone() };
    let meant = at.map(Step::with_id);
    // A second press of a button, or one below an older post, must not skip what it wasn't made for.
    let is_earlier = meant.is_some_and(|meant| match (deed, meant) {
        (Some(Deed::Stop), _) => false,
        (Some(Deed::Skip | Deed::Ready), meant) => meant != Some(practice.step()),
        (None, meant) => meant.map(Step::lesson) != Some(practice.lesson),
    });
    match (deed, text) {
        _ if is_earlier => touched(context, practice, PracticeNotice::Earlier),
        (Some(deed), _) => deed.carried_out(context, practice),
        (None, Some(text)) => orders(context, practice, text),
        (None, None) if was_left => touched(context, practice, PracticeNotice::Continued),
        (None, None) => touched(context, practice, PracticeNotice::Next),
    }
}

/// What a text means that doesn't name the practice, which was `read` as a command; `None`: it isn't for a practice.
pub(super) fn typed(context: &Context<'_>, text: &str, read: &Typed) -> Option<Decision> {
    let practice = addressed(context)?;
    if let Some(deed) = deed(context, text) {
        return Some(deed.carried_out(context, practice));
    }
    let unmarked = text.trim_start().trim_start_matches(command::PREFIXES);
    if matches!(read, Typed::Command(invocation) if invocation.spec.command == CommandId::WhatIf) {
        return None;
    }
    let is_heading = matches!(read, Typed::Command(found) if headed::is_heading_of(context, practice, found, unmarked));
    if matches!(read, Typed::Command(_))
        && !is_heading
        && (unmarked.len() < text.trim_start().len() || !are_orders(context, practice, text))
    {
        return None;
    }
    Some(orders(context, practice, unmarked))
}

/// What a command means that a person gives who only practises; `None`: what it means elsewhere. `is_named`: it names a
/// game, as "ready, thanks" seems to do; there is none in which this person could be ready.
pub(super) fn instead(context: &Context<'_>, invocation: &Invocation, is_named: bool) -> Option<Decision> {
    let practice = addressed(context)?;
    let values = &invocation.values;
    let is_bare = !is_named && !values.contains_key("phase");
    let command = invocation.spec.command;
    if command == CommandId::Order && !is_named {
        return Some(orders(context, practice, values.get("text")?));
    }
    if command == CommandId::Ready {
        return Some(Deed::Ready.carried_out(context, practice));
    }
    if is_bare && matches!(command, CommandId::Clear | CommandId::Withdraw) {
        let cleared = Practice { given: Vec::new(), touched: context.view.now, ..practice.clone() };
        let next = PracticeNotice::Next(Next::of(&cleared, false));
        return Some(change(context, Some(cleared), [next]));
    }
    let shows = matches!(command, CommandId::Orders | CommandId::Unready | CommandId::Possible | CommandId::Map);
    (is_bare && shows).then(|| touched(context, practice, PracticeNotice::Next))
}

/// Tells somebody whose `text` was read for a game that the practice would have needed its name in front of it.
pub(super) fn not_here(context: &Context<'_>, text: &str, decision: &mut Decision) {
    let practice = current(context).filter(|practice| !practice.left);
    let Some(practice) = practice.filter(|practice| are_orders(context, practice, text)) else { return };
    let example = practice.asked().into_iter().next().unwrap_or_default();
    if !example.is_empty() {
        let notice = Notice::Practice(PracticeNotice::NotHere { example });
        decision.reply(context.view.now, context.aside(), None, notice);
    }
}

/// What somebody does with a step besides sending orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Lets the bot carry it out.
    Skip,
    /// Is ready.
    Ready,
    /// Leaves the practice, which can be continued; ends it, if it was left or nothing was done in it yet.
    Stop,
}

impl Deed {
    fn with_id(id: &str) -> Option<Self> {
        match id {
            "skip" => Some(Self::Skip),
            "ready" => Some(Self::Ready),
            "stop" => Some(Self::Stop),
            _ => None,
        }
    }

    fn carried_out(self, context: &Context<'_>, practice: &Practice) -> Decision {
        let is_ready = matches!(practice.step(), Step::ReadyForSpring | Step::ReadyForAutumn);
        match self {
            Self::Stop if practice.left || !practice.is_begun() => change(context, None, [PracticeNotice::Stopped]),
            Self::Stop => {
                let left = Practice { left: true, touched: context.view.now, ..practice.clone() };
                change(context, Some(left), [PracticeNotice::Left])
            }
            Self::Skip | Self::Ready if is_ready => results(context, practice.clone()),
            // A lesson can't be played with fewer orders: the step is said again.
            Self::Ready => touched(context, practice, PracticeNotice::Next),
            Self::Skip => given(
                context,
                practice,
                practice.asked(),
                Message::unread("", context.language(), &practice::power(), Vec::new()),
            ),
        }
    }
}

/// The deed that `text` is as a whole.
fn deed(context: &Context<'_>, text: &str) -> Option<Deed> {
    let text = text.trim().trim_start_matches(command::PREFIXES);
    let chosen = command::choice(context.words, Kind::Choice(PRACTICE_STEPS), text);
    chosen.as_deref().and_then(Deed::with_id).or_else(|| {
        let read = command::read(context.words, context.language(), text);
        matches!(read, Typed::Command(found) if found.spec.command == CommandId::Ready && found.values.is_empty())
            .then_some(Deed::Ready)
    })
}

/// Whether the whole of `text` reads as orders of the practice.
fn are_orders(context: &Context<'_>, practice: &Practice, text: &str) -> bool {
    let (settings, position) = (practice::settings(), practice.position());
    rules::are_orders(context.words, context.language(), &settings, &position, &[practice::power()], text)
}

/// Reads `text` as orders.
fn orders(context: &Context<'_>, practice: &Practice, text: &str) -> Decision {
    let position = practice.position();
    let (mut message, reading) = read(context, practice, &position, text);
    let orders = match reading.other_heading {
        // Nothing of a message for another phase or power is meant here.
        Some(_) => Vec::new(),
        None => reading.orders.into_iter().map(|(_, order)| order).collect(),
    };
    if let Content::Pressed { .. } = context.event.content {
        message.text.clear();
    }
    given(context, practice, orders, message)
}

fn read(context: &Context<'_>, practice: &Practice, position: &Position, text: &str) -> (Message, Reading) {
    let (settings, power) = (practice::settings(), practice::power());
    let mut message = Message::unread(text, context.language(), &power, practice.given.clone());
    if let Content::Pressed { .. } = context.event.content
        && let Some(order) = rules::exact(&settings, position, &power, text)
    {
        return (message, Reading { orders: vec![(String::new(), order)], ..Reading::default() });
    }
    let reading = rules::take_in(context.words, &settings, position, &mut message);
    (message, reading)
}

/// Takes orders, and answers with what was understood of `message` and what comes next.
fn given(context: &Context<'_>, practice: &Practice, orders: Vec<OrderText>, message: Message) -> Decision {
    let mut after = Practice { touched: context.view.now, ..practice.clone() };
    let others = after.give(orders);
    if after.lesson == Lesson::Winter && after.left().is_empty() {
        // As in a game: who has nothing left to choose is ready.
        return results(context, after);
    }
    let next = Next::of(&after, context.plays());
    change(context, Some(after), [PracticeNotice::Read { message: Box::new(message), others, next }])
}

/// Plays the phase, and goes on to the next one.
fn results(context: &Context<'_>, mut practice: Practice) -> Decision {
    let is_last = practice.lesson == Lesson::Winter;
    let (lesson, own) = practice.advance();
    practice.touched = context.view.now;
    let told = PracticeNotice::Results { lesson, own };
    if is_last {
        return change(context, None, [told, PracticeNotice::Finished]);
    }
    let next = PracticeNotice::Next(Next::of(&practice, context.plays()));
    change(context, Some(practice), [told, next])
}

/// Says what comes next, in a notice of this kind.
fn touched(context: &Context<'_>, practice: &Practice, notice: fn(Next) -> PracticeNotice) -> Decision {
    let practice = Practice { touched: context.view.now, ..practice.clone() };
    let notice = notice(Next::of(&practice, context.plays()));
    change(context, Some(practice), [notice])
}

/// Stores the practice as it is now, and posts the notices: always in the person's private conversation, where it goes on.
fn change<const N: usize>(context: &Context<'_>, practice: Option<Practice>, notices: [PracticeNotice; N]) -> Decision {
    let mut decision = Decision::default();
    let mut person = context.view.person.clone();
    person.practice = practice;
    decision.changes.person = Some(person);
    let private = Place::Person(context.event.actor.person.clone());
    for notice in notices {
        decision.reply(context.view.now, private.clone(), None, Notice::Practice(notice));
    }
    if let (Place::Reply { .. }, Some(_)) = (&context.event.place, &context.event.channel) {
        decision.reply(context.view.now, context.back(), None, Notice::Practice(PracticeNotice::InPrivate));
    }
    decision
}

fn say(context: &Context<'_>, notice: PracticeNotice) -> Decision {
    context.say(context.aside(), None, Notice::Practice(notice))
}
