//! Talk that may be meant as a statement: it stays what it is, and its author is asked in private whether to say it as one.
//!
//! Nothing is said that its author doesn't choose. Nobody is asked where all readers read the author's language, nor about what
//! reads as an order or a command; and in each hour and conversation it is one post, which shows the newest.

use std::collections::BTreeMap;

use dragoman_statements::{Sort, StoredStatement, TypedStatement, Typist};
use jiff::SignedDuration;

use super::agreements::{readable, wants};
use super::context::Context;
use super::decision::{Decision, Want};
use super::press::everyday;
use super::statements::{Conversation, of_room, only_clause, sure, today};
use super::stored_question::question;
use crate::event::{Content, GAME_ID, PersonId, Place};
use crate::loaded::LoadedGame;
use crate::model::{PowerId, Seat};
use crate::notice::Notice;
use crate::notice::statement::StatementNotice;
use crate::question::{OFFERED, Request};
use crate::rules;

/// For how long what somebody may have meant can be said: not as long as other questions can be answered, so that `go-ahead`
/// still finds what its giver was asked before.
const PATIENCE: SignedDuration = SignedDuration::from_hours(12);

/// In seconds.
const HOUR: i64 = 60 * 60;

/// What somebody may have meant: as it can be typed, and what it says.
struct Offer {
    typed: String,
    statement: StoredStatement,
}

/// Asks the author of a message in a press room, beside what is decided about it anyway.
pub(super) fn in_room(context: &Context<'_>, text: &str, decision: &mut Decision) {
    let own = context.language();
    if context.view.readers.iter().all(|language| *language == own) {
        return;
    }
    if let Some(talk) = of_room(context) {
        ask(context, &talk, text, decision);
    }
}

/// Asks the author of a letter, beside what is decided about it anyway.
pub(super) fn in_letter(
    context: &Context<'_>,
    loaded: &LoadedGame,
    (from, to): (&PowerId, &[PowerId]),
    text: &str,
    decision: &mut Decision,
) {
    let Some(running) = loaded.game.running() else { return };
    let talk = Conversation { loaded, running, from: from.clone(), to: to.to_vec(), room: None };
    ask(context, &talk, text, decision);
}

fn ask(context: &Context<'_>, talk: &Conversation<'_>, text: &str, decision: &mut Decision) {
    let game = &talk.loaded.game;
    // What was said before isn't asked about when it is corrected.
    if !matches!(context.event.content, Content::Text { .. } | Content::Invoked { .. })
        || !everyday(context, context.language(), text).is_empty()
    {
        return;
    }
    let (at, by) = ((&game.settings, &talk.running.position), (&talk.from, today(context)));
    let found = rules::recognised_statements(context.words, context.language(), at, by, text);
    if found.is_empty() {
        return;
    }
    match is_read_otherwise(context, talk) {
        Ok(true) => {}
        Ok(false) => return,
        Err(want) => {
            decision.wants = Some(want);
            return;
        }
    }
    let mut offers: Vec<Offer> = Vec::new();
    for statement in found.into_iter().take(OFFERED.len()) {
        match offer(context, talk, statement) {
            Ok(found) => offers.extend(found),
            Err(instead) => {
                *decision = *instead;
                return;
            }
        }
    }
    if offers.is_empty() {
        return;
    }
    let to: Vec<&str> = talk.to.iter().map(PowerId::as_str).collect();
    let mut values: BTreeMap<String, String> =
        [("to", to.join(",")), (GAME_ID, game.id.0.clone()), ("sure", "yes".to_owned())]
            .map(|(id, value)| (id.to_owned(), value))
            .into();
    values.extend(talk.room.clone().map(|room| ("room".to_owned(), room)));
    values.extend(OFFERED.iter().zip(&offers).map(|(id, offer)| ((*id).to_owned(), offer.typed.clone())));
    let mut question = question(context, Request::Command("propose".to_owned(), values), Some(talk.loaded));
    let now = context.view.now;
    question.expires = now.checked_add(PATIENCE).unwrap_or(now);
    let notice = StatementNotice::Recognised {
        question: question.id.clone(),
        offers: offers.into_iter().map(|offer| offer.statement).collect(),
    };
    decision.changes.question = Some(question);
    let place = context.aside();
    // An answer to a command is no post that could be edited.
    let is_post = !matches!(place, Place::Reply { .. });
    let slot = || format!("recognised:{}:{}:{}", game.id, talk.talk().join("+"), now.as_second() / HOUR);
    decision.reply_in(now, place, is_post.then(slot), Some(game), Notice::Statement(notice));
}

/// Whether somebody reads another language than the acting person. In a room that is known already. In an anonymous game nobody
/// learns which languages others read, so it is assumed.
fn is_read_otherwise(context: &Context<'_>, talk: &Conversation<'_>) -> Result<bool, Want> {
    let game = &talk.loaded.game;
    if talk.room.is_some() || game.settings.anonymous {
        return Ok(true);
    }
    let people: Vec<PersonId> =
        talk.to.iter().filter_map(|power| game.seat_with(power).and_then(Seat::person).cloned()).collect();
    let languages = context.view.languages.as_ref().ok_or(Want::Languages(people))?;
    Ok(languages.iter().any(|language| *language != context.language()))
}

/// What was recognised as it can be typed, if it is read back as just that. An answer without a number is one to the newest
/// statement of the conversation that the acting person hasn't answered.
fn offer(
    context: &Context<'_>,
    talk: &Conversation<'_>,
    mut statement: TypedStatement,
) -> Result<Option<Offer>, Box<Decision>> {
    let game = &talk.loaded.game;
    let is_answer = only_clause(&statement).is_some_and(|clause| clause.meaning().sort() == Sort::Answer);
    if is_answer && statement.answers.is_none() {
        let Some(read) = readable(context, game) else { return Err(Box::new(wants(talk.loaded))) };
        let members = talk.talk();
        let waits = |read: &&crate::negotiation::Read<'_>| {
            let is_open = !read.replies.contains_key(&talk.from) && !read.replies.contains_key(&read.said.from);
            read.talk == members && read.said.from != talk.from && is_open
        };
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
    let TypedStatement { answers, alternatives } = statement;
    let statement = rules::statement(variant, &talk.from, &talk.to, answers, alternatives);
    Ok(statement.map(|statement| Offer { typed, statement }))
}
