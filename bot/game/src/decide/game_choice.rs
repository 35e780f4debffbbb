//! Asks a person who plays in several games which one is meant: once, and remembers the answer.
//!
//! The answer's button names the question, and the question contains what was said, and in which phases. It is stored
//! until it is answered, at most a day: a restart in between loses nothing, and nothing is stored for longer than needed.
//! What was said in one phase changes nothing in another.

use std::collections::BTreeMap;

use dragoman_reading::command::{self, CommandId, Effect, Spec, Typed, Who};
use dragoman_reading::fold::fold;

use super::context::{Context, too_long};
use super::decision::Decision;
use super::draft::DRAFT;
use super::public_orders;
use super::stored_question::{outdated, question};
use super::view::which;
use crate::action::{self, CHOICE, CommandAction};
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::{GameId, Stage};
use crate::notice::statement::NoStatement;
use crate::notice::{Declined, Notice};
use crate::question::{Request, is_understood};

/// Replaces the refusal because the game is unclear by a question. The answer to a question is never asked about again:
/// if the game is still unclear, it is refused. So is a command whose games the answer, which comes in private,
/// wouldn't find: those of a channel in which the person neither plays nor is the game master.
pub(super) fn ask(context: &Context<'_>, decision: &mut Decision) {
    let Some(games) = unclear(decision) else { return };
    let is_mine = |(id, _): &(GameId, String)| context.view.mine.iter().any(|loaded| loaded.game.id == *id);
    if matches!(context.event.place, Place::Channel(_)) && !games.iter().all(is_mine) {
        return;
    }
    let Some(said) = said(context) else { return };
    decision.answers.retain(|answer| games_in(&answer.notice).is_none());
    let now = context.view.now;
    let meant = games.iter().filter_map(|(id, _)| context.view.by_id(id));
    let question = question(context, said, meant);
    let notice = Notice::WhichGame { question: question.id.clone(), games: told_apart(games) };
    decision.changes.question = Some(question);
    decision.reply(now, context.aside(), None, notice);
}

/// The games of which it isn't clear which one is meant, if that is why `decision` refuses.
fn unclear(decision: &Decision) -> Option<Vec<(GameId, String)>> {
    decision.answers.iter().find_map(|answer| games_in(&answer.notice)).cloned()
}

fn games_in(notice: &Notice) -> Option<&Vec<(GameId, String)>> {
    let Notice::Declined(Declined::WhichGame { games }) = notice else { return None };
    Some(games)
}

/// What was said, if it can be carried out for a game.
fn said(context: &Context<'_>) -> Option<Request> {
    Some(match &context.event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => Request::Text(text.clone()),
        Content::Invoked { command, arguments } => Request::Command(command.clone(), arguments.clone()),
        Content::Pressed { action } | Content::Reacted { action, .. } => Request::Pressed(CommandAction::read(action)?),
        Content::Removed { .. } | Content::Unreadable(_) | Content::Undecryptable | Content::Invited => return None,
    })
}

/// The only game in which a phase is going on, with what was said, if it is of a player and about a phase, as orders are, and
/// the game isn't clear otherwise: no other one can be meant.
pub(super) fn only_running<'a>(context: &Context<'a>, decision: &Decision) -> Option<(&'a LoadedGame, Request)> {
    let (games, said) = (unclear(decision)?, said(context)?);
    let is_private = matches!(context.event.place, Place::Person(_));
    let is_about_a_phase = match (spec_of(context, &said), &said) {
        (Some(spec), _) => {
            let is_of_players = matches!(spec.who, Who::Player | Who::Survivor);
            is_of_players && (spec.effect == Effect::PhaseChange || spec.command == CommandId::Talk)
        }
        (None, Request::Text(_)) => is_private,
        (None, Request::Command(..) | Request::Pressed(_)) => false,
    };
    let mut running =
        games.iter().filter_map(|(id, _)| context.view.by_id(id)).filter(|loaded| loaded.game.running().is_some());
    let only = running.next().filter(|_| is_about_a_phase)?;
    running.next().is_none().then_some((only, said))
}

/// The command that `said` gives.
fn spec_of(context: &Context<'_>, said: &Request) -> Option<&'static Spec> {
    match said {
        Request::Text(text) => match command::read(context.words, context.language(), text) {
            Typed::Command(invocation) => Some(invocation.spec),
            Typed::Unknown { .. } => None,
        },
        Request::Command(command, _) => command::by_id(command),
        Request::Pressed(action) => Some(action.spec),
    }
}

/// Whether `said` only shows something: that is of use in any phase.
pub(super) fn only_looks(context: &Context<'_>, said: &Request) -> bool {
    spec_of(context, said).is_some_and(|spec| spec.effect == Effect::Query)
}

/// Games with the same name, with their ids.
fn told_apart(games: Vec<(GameId, String)>) -> Vec<(GameId, String)> {
    let mut called: BTreeMap<String, usize> = BTreeMap::new();
    for (_, name) in &games {
        *called.entry(fold(name)).or_default() += 1;
    }
    let shown = |(id, name): (GameId, String)| match called.get(&fold(&name)) {
        Some(2..) => (id.clone(), format!("{name} ({id})")),
        _ => (id, name),
    };
    games.into_iter().map(shown).collect()
}

/// The question that a button or a form names.
pub fn named(content: &Content) -> Option<String> {
    let new = command::spec(CommandId::New).id;
    match content {
        Content::Pressed { action } | Content::Reacted { action, .. } => match action::of_action(action) {
            (action::WHICH, mut values) => values.remove("question"),
            (id, mut values) if id == new => values.remove(DRAFT),
            _ => None,
        },
        Content::Invoked { command, arguments } if command == new => arguments.get(DRAFT).cloned(),
        Content::Invoked { .. }
        | Content::Text { .. }
        | Content::Edited { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => None,
    }
}

/// The answer to a question.
pub(super) struct Meant<'a> {
    /// The id of the question.
    pub question: String,
    /// The game that is meant, if the request is for one, with the request; or why it isn't carried out.
    pub game: Result<(Option<&'a LoadedGame>, Request), Declined>,
}

/// The game whose button was pressed, with what had been said before.
pub(super) fn meant<'a>(context: &Context<'a>, values: &BTreeMap<String, String>) -> Result<Meant<'a>, Declined> {
    let question = context.view.question.as_ref().ok_or_else(|| gone(values))?;
    let game = values.get("game").map(|id| context.view.by_id(&GameId(id.clone())).ok_or(Declined::NoGameOfYours));
    let loaded = game.transpose()?;
    let is_heading = |head: &str| loaded.is_some_and(|loaded| is_called(loaded, head)) && !is_order(context, head);
    let said = match &question.said {
        // The heading with a game's name was the subject of the question, which is answered.
        Request::Text(text) => match split(text).filter(|(head, _)| is_heading(head)) {
            Some((_, rest)) => Request::Text(rest.to_owned()),
            None => Request::Text(text.clone()),
        },
        Request::Command(command, arguments) => {
            let chosen = values.get(CHOICE).map(|choice| (CHOICE.to_owned(), choice.clone()));
            Request::Command(command.clone(), arguments.clone().into_iter().chain(chosen).collect())
        }
        other @ Request::Pressed(_) => other.clone(),
    };
    let other_phase = loaded.and_then(|loaded| outdated(question, &loaded.game));
    if let Some(why) = other_phase.filter(|_| !only_looks(context, &said)) {
        return Ok(Meant { question: question.id.clone(), game: Err(why) });
    }
    let too_long = match &said {
        Request::Text(text) => too_long(context, [text]),
        Request::Command(_, arguments) => {
            too_long(context, arguments.iter().filter(|(id, _)| !is_understood(id)).map(|(_, value)| value))
        }
        Request::Pressed(action) => too_long(context, action.values.values()),
    };
    Ok(Meant { question: question.id.clone(), game: too_long.map_or(Ok((loaded, said)), Err) })
}

/// Why a question isn't stored any more. Of what somebody may have meant only the newest is stored for each conversation.
fn gone(values: &BTreeMap<String, String>) -> Declined {
    if values.contains_key(CHOICE) { Declined::Statement(NoStatement::OfferGone) } else { Declined::TooOld }
}

/// A text's first line, which may be a heading, and the text below it.
fn split(text: &str) -> Option<(&str, &str)> {
    let (head, rest) = text.trim_start().split_once([':', '\n'])?;
    let head = head.trim().trim_matches('*').trim();
    let rest = rest.trim_start_matches(':').trim_start();
    (!head.is_empty() && !rest.is_empty()).then_some((head, rest))
}

fn is_called(loaded: &LoadedGame, head: &str) -> bool {
    fold(&loaded.game.name) == fold(head)
}

/// Whether `head` is an order of the acting person in one of their games: it is one also where a game is called so.
fn is_order(context: &Context<'_>, head: &str) -> bool {
    context.view.mine.iter().any(|loaded| public_orders::are_orders(context, loaded, head))
}

/// The game whose name is the heading of `text`, and the text below it, which is never searched for a heading again.
pub(super) fn heading<'a>(context: &Context<'a>, text: &'a str) -> Result<Option<(&'a LoadedGame, &'a str)>, Declined> {
    let Some((head, rest)) = split(text) else { return Ok(None) };
    let plays = |loaded: &&LoadedGame| matches!(loaded.game.stage, Stage::Running(_));
    let found: Vec<_> = context.view.mine.iter().filter(plays).filter(|loaded| is_called(loaded, head)).collect();
    match found.as_slice() {
        [] => Ok(None),
        _ if is_order(context, head) => Ok(None),
        [only] => Ok(Some((only, rest))),
        several => Err(which(several)),
    }
}
