//! Statements that are typed in private without saying to whom, answers without the number of what they answer, and numbers that
//! several conversations have: the person is asked which is meant, and nothing is sent or stored before they choose.

use dragoman_reading::command::{self, CommandId, Typed};
use dragoman_statements::{Alternative, Meaning, Sort, Unread, answer_alone};

use super::agreements::{own, private, readable, shown};
use super::context::Context;
use super::conversation::{only_clause, waits_for, was_said};
use super::not_done::{Outcome, aside, declined_aside, wants};
use super::statements::{self, answer, may_talk, not_understood};
use super::talking_game::{answered_in, is_asked};
use super::whom::to_whom;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, Running};
use crate::negotiation::{Read, Reply};
use crate::notice::relayed::Relayed;
use crate::notice::statement::StatementNotice;
use crate::notice::{Declined, Notice};
use crate::rules;

/// A text to the bot, which was `read` as a command, that is a statement or an answer and doesn't say in which conversation; `None`:
/// it is something else.
pub(super) fn typed(context: &Context<'_>, text: &str, read: &Typed) -> Option<Outcome> {
    let is_text = matches!(context.event.content, Content::Text { .. });
    let is_edited = matches!(context.event.content, Content::Edited { .. });
    if text.trim_start().starts_with(command::PREFIXES) || !is_text && !is_edited {
        return None;
    }
    if let Place::Channel(_) | Place::Reply { .. } = context.event.place {
        return None;
    }
    if is_edited {
        return edited(context, text, read);
    }
    if let Some(meant) = answer_in(context, text, read) {
        let loaded = match answered_in(context) {
            Ok(loaded) => loaded,
            Err(why @ Declined::WhichGame { .. }) => return Some(declined_aside(why)),
            Err(_) => return None,
        };
        let running = phase_of_own(context, &loaded.game)?;
        if let Some(outcome) = answered(context, (loaded, running), meant) {
            return Some(outcome);
        }
    }
    let loaded = context.game().ok()?;
    let running = phase_of_own(context, &loaded.game)?;
    match context.event.place {
        Place::Person(_) => to_somebody(context, (loaded, running), text, read),
        Place::Room(_) | Place::Channel(_) | Place::Reply { .. } => None,
    }
}

/// The phase that is played in `game`, if the acting person has a seat in it.
fn phase_of_own<'a>(context: &Context<'_>, game: &'a Game) -> Option<&'a Running> {
    game.running().filter(|_| !own(context, game).is_empty())
}

/// A lone answer that was edited: what was said before stays said.
fn edited(context: &Context<'_>, text: &str, read: &Typed) -> Option<Outcome> {
    let game = &context.game().ok()?.game;
    phase_of_own(context, game)?;
    may_talk(game).ok()?;
    answer_in(context, text, read).filter(|(_, is_command)| !is_command)?;
    Some(Ok(context.say(context.aside(), Some(game), Notice::Relayed(Relayed::Delivered))))
}

/// The answer that all of `text` is, and whether it is the command with which votes are answered.
fn answer_in(context: &Context<'_>, text: &str, read: &Typed) -> Option<(Meaning, bool)> {
    match read {
        Typed::Command(vote) => {
            let answers = [(CommandId::Agree, Meaning::Yes), (CommandId::Refuse, Meaning::No)];
            let found = answers.into_iter().find(|(command, _)| vote.spec.command == *command);
            found.filter(|_| vote.values.is_empty()).map(|(_, meaning)| (meaning, true))
        }
        Typed::Unknown { .. } => Some((answer_alone(context.words, context.language(), text)?, false)),
    }
}

/// A lone answer, if something that was said waits for one.
fn answered(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    (meaning, is_command): (Meaning, bool),
) -> Option<Outcome> {
    let game = &loaded.game;
    let is_vote = matches!(meaning, Meaning::Yes | Meaning::No) && is_asked(context, game);
    // The vote's own command is its answer; of any other word the person is asked.
    let the_vote = || {
        let asks = StatementNotice::WhichAnswer { reply: Reply::of(meaning), said: Vec::new(), vote: true };
        (is_vote && !is_command).then(|| Ok(private(context, game, asks)))
    };
    if may_talk(game).is_err() {
        return the_vote();
    }
    let all = match readable(context, game) {
        Ok(all) => all,
        Err(want) => return Some(wants(want)),
    };
    let open = open(context, game, running, &all);
    let is_now = |read: &Read<'_>| read.said.phase.number == running.number;
    match open.as_slice() {
        [] => the_vote(),
        [only] if is_now(only) && !is_vote && is_clear(context, game, only, meaning) => {
            Some(answer(context, loaded, only.clone(), Reply::of(meaning)))
        }
        several => {
            let said = several
                .iter()
                .rev()
                .filter_map(|read| shown(read, &game.settings.variant))
                .take(STATEMENTS_OFFERED)
                .collect();
            let asks = StatementNotice::WhichAnswer { reply: Reply::of(meaning), said, vote: is_vote };
            Some(Ok(private(context, game, asks)))
        }
    }
}

/// Whether a lone answer can mean nothing but what was said: the bot has said nothing else to who answers since then, and no fact
/// is asked for by a proposal. "Correct", "wrong" or "ok" may be about the bot's last words.
fn is_clear(context: &Context<'_>, game: &Game, read: &Read<'_>, meaning: Meaning) -> bool {
    let is_last = match (context.view.person.answered, read.said.at) {
        // In a room only what is said there is answered.
        (Some(answered), Some(said)) => answered <= said || matches!(context.event.place, Place::Room(_)),
        (Some(_), None) | (None, _) => true,
    };
    let statement = read.said.statement.read(rules::map(&game.settings.variant));
    let is_asked = statement.is_ok_and(|statement| statement.sort() == Sort::Question);
    is_last && (is_asked || !matches!(meaning, Meaning::YesFact | Meaning::NoFact))
}

/// How many statements that wait for an answer are offered at most: the newest.
const STATEMENTS_OFFERED: usize = 8;

/// The statements that wait for the answer of the acting person, in the room of the event or in any conversation: those of the phase
/// that is played, or else those of earlier ones that are still about something to come.
fn open<'a>(context: &Context<'_>, game: &Game, running: &Running, all: &[Read<'a>]) -> Vec<Read<'a>> {
    let own = own(context, game);
    let room = context.view.room.as_ref().map(|room| room.key.as_str());
    let is_here = |read: &Read<'_>| match &context.event.place {
        Place::Room(_) => read.said.room.as_deref() == room,
        Place::Person(_) | Place::Channel(_) | Place::Reply { .. } => true,
    };
    let waits = |read: &&Read<'a>| is_here(read) && was_said(context, read) && waits_for(game, running, &own, read);
    let open: Vec<Read<'a>> = all.iter().filter(waits).cloned().collect();
    let now: Vec<Read<'a>> = open.iter().filter(|read| read.said.phase.number == running.number).cloned().collect();
    if now.is_empty() { open } else { now }
}

/// A statement in private: asks to whom. What also reads as a command is one, and an order that somebody gives is one.
fn to_somebody(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    text: &str,
    command: &Typed,
) -> Option<Outcome> {
    let game = &loaded.game;
    let from = own(context, game).first()?.clone();
    let reader = context.statements_of(&from, (game, running), context.language())?;
    let (read, also) = reader.typed(text);
    match statements::alone(text, read) {
        Ok(statement) if statement.answers.is_none() => {
            let is_own_order = only_clause(&statement).is_some_and(|clause| clause.meaning() == Meaning::OrderMe);
            let mut clauses = statement.alternatives.iter().flat_map(Alternative::clauses);
            let says = clauses.any(|clause| !matches!(clause.sort(), Sort::Answer | Sort::Line));
            if !says || also.command || also.order && is_own_order {
                return None;
            }
            let talk = aside(may_talk(game));
            Some(talk.and_then(|_| to_whom(context, (loaded, running), from, text, statement)))
        }
        Err(Unread::Missing { meaning: Meaning::OrderMe, .. }) => None,
        Err(unread @ (Unread::Missing { .. } | Unread::Rest { .. })) => {
            // What follows a command's name may be its value: "strefa: Europe/Warsaw".
            let proposes = matches!(&unread, Unread::Missing { meaning, .. } if meaning.sort() == Sort::Proposal);
            let is_keyword = proposes && text.trim_end().ends_with(':') && reader.begins_with_keyword(text);
            let is_command = matches!(command, Typed::Command(_)) && !is_keyword;
            match statements::not_read(context, rules::map(&game.settings.variant), unread) {
                statements::Typed::Broken { understood, rest }
                    if !also.anything() && !is_command && !are_orders(context, game, running, text) =>
                {
                    Some(Ok(not_understood(context, loaded, understood, rest, false)))
                }
                _ => None,
            }
        }
        Err(Unread::NotTyped) => {
            let talk = reader.talk_in_private(text)?;
            // Without press it is an order that isn't understood.
            may_talk(game).ok()?;
            Some(to_whom(context, (loaded, running), from, text, talk))
        }
        Ok(_) | Err(_) => None,
    }
}

/// Whether all of a text reads as orders of the acting person's powers.
fn are_orders(context: &Context<'_>, game: &Game, running: &Running, text: &str) -> bool {
    let own = own(context, game);
    rules::are_orders(context.words, context.language(), &game.settings, &running.position, &own, text)
}
