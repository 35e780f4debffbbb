//! Talk that may be meant as a statement: it stays what it is, and its author is asked in private whether to say it as one.
//!
//! Nothing is said that its author doesn't choose. Nobody is asked in a room all of whose members read their language, as everybody
//! there sees, nor about what reads as an order or a command. Letters are asked about whatever their recipients read: otherwise
//! the question would tell which language that is. About the same it is one post in each hour and conversation. What is new is a new
//! post: an edit of one far above wouldn't be seen. The newest of a conversation is the only one that is stored.

use dragoman_runtime::names::name_from;
use dragoman_statements::{Sort, StoredStatement, TypedStatement, Typist};
use jiff::SignedDuration;

use super::agreements::readable;
use super::context::Context;
use super::conversation::{Conversation, asked_about, only_clause, understood, waits_for};
use super::decision::Decision;
use super::not_done::Outcome;
use super::press::everyday;
use super::statements::{of_room, sure};
use super::stored_question::question;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::PowerId;
use crate::negotiation::Read;
use crate::notice::Notice;
use crate::notice::statement::StatementNotice;
use crate::question::{OFFERED, Request};
use crate::rules;

/// For how long what somebody may have meant can be said.
const OFFER_LIFE: SignedDuration = SignedDuration::from_hours(12);

/// How much of what was written is quoted, in characters.
const QUOTED: usize = 200;

/// In seconds.
const HOUR: i64 = 60 * 60;

/// What somebody may have meant, and the same as a value of the question.
struct Offer {
    statement: StoredStatement,
    value: String,
}

/// Asks the author of a message in a press room, beside what is decided about it anyway.
pub(super) fn in_room(context: &Context<'_>, text: &str, decision: &mut Decision) -> Outcome<()> {
    let own = context.language();
    match of_room(context) {
        Some(talk) if context.view.readers.iter().any(|language| *language != own) => {
            ask(context, &talk, text, decision)
        }
        Some(_) | None => Ok(()),
    }
}

/// Asks the author of a letter, beside what is decided about it anyway.
pub(super) fn in_letter(
    context: &Context<'_>,
    loaded: &LoadedGame,
    (from, to): (&PowerId, &[PowerId]),
    text: &str,
    decision: &mut Decision,
) -> Outcome<()> {
    let Some(running) = loaded.game.running() else { return Ok(()) };
    let talk = Conversation { loaded, running, from: from.clone(), to: to.to_vec(), room: None };
    ask(context, &talk, text, decision)
}

fn ask(context: &Context<'_>, talk: &Conversation<'_>, text: &str, decision: &mut Decision) -> Outcome<()> {
    let game = &talk.loaded.game;
    // What was said before isn't asked about when it is corrected.
    if !matches!(context.event.content, Content::Text { .. } | Content::Invoked { .. })
        || !everyday(context, context.language(), text).is_empty()
    {
        return Ok(());
    }
    let reader = context.statements_of(&talk.from, (game, talk.running), context.language());
    let found = reader.map(|reader| reader.offers(text)).unwrap_or_default();
    let mut offers: Vec<Offer> = Vec::new();
    for statement in found.into_iter().take(OFFERED.len()) {
        offers.extend(offer(context, talk, statement)?);
    }
    if offers.is_empty() {
        return Ok(());
    }
    let all: Vec<&str> = offers.iter().map(|offer| offer.value.as_str()).collect();
    let asked = name_from(&all.concat(), 6);
    let mut values = asked_about(talk);
    values.extend(OFFERED.iter().zip(&offers).map(|(id, offer)| ((*id).to_owned(), offer.value.clone())));
    let mut question = question(context, Request::Command("propose".to_owned(), values), Some(talk.loaded));
    let now = context.view.now;
    question.expires = now.checked_add(OFFER_LIFE).unwrap_or(now);
    let conversation = format!("recognised:{}:{}", game.id, talk.talk().join("+"));
    question.slot = Some(conversation.clone());
    let notice = StatementNotice::Recognised {
        question: question.id.clone(),
        offers: offers.into_iter().map(|offer| offer.statement).collect(),
        words: text.chars().take(QUOTED).collect(),
    };
    decision.changes.question = Some(question);
    let place = context.aside();
    // An answer to a command is no post that could be edited.
    let is_post = !matches!(place, Place::Reply { .. });
    let slot = || format!("{conversation}:{}:{asked}", now.as_second() / HOUR);
    decision.reply_in(now, place, is_post.then(slot), Some(game), Notice::Statement(notice));
    Ok(())
}

/// What was recognised as it can be typed, if it is read back as just that. An answer without a number is one to the newest
/// statement of the conversation that the acting person hasn't answered.
fn offer(context: &Context<'_>, talk: &Conversation<'_>, mut statement: TypedStatement) -> Outcome<Option<Offer>> {
    let game = &talk.loaded.game;
    let is_answer = only_clause(&statement).is_some_and(|clause| clause.meaning().sort() == Sort::Answer);
    if is_answer && statement.answers.is_none() {
        let read = readable(context, game)?;
        let members = talk.talk();
        let own = std::slice::from_ref(&talk.from);
        let waits = |read: &&Read<'_>| read.talk == members && waits_for(game, talk.running, own, read);
        let Some(newest) = read.iter().rev().find(waits) else { return Ok(None) };
        statement.answers = Some(newest.number);
    }
    let variant = &game.settings.variant;
    let typist = Typist { words: context.words, language: context.language(), map: rules::map(variant) };
    let mut typed = typist.alternatives(&statement.alternatives);
    if let Some(number) = statement.answers {
        typed = format!("#{number} {typed}");
    }
    if sure(context, game, talk.running, &talk.from, &typed).as_ref() != Some(&statement) {
        return Ok(None);
    }
    Ok(understood(talk, typed, statement).map(|(statement, value)| Offer { statement, value }))
}
