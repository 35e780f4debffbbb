//! Which game is meant, by somebody who plays in several: asked once, remembered from then on.
//!
//! The answer's button names the question, and the question keeps what was said until it is answered, a day at most; so
//! a restart in between loses nothing, and nothing is kept for longer than it is needed.

use std::collections::BTreeMap;

use dragoman_runtime::names::name_from;
use jiff::SignedDuration;

use super::context::{Context, too_long};
use super::decision::Decision;
use super::view::{View, which};
use crate::command::{self, CommandAction};
use crate::event::{Content, Place};
use crate::fold::fold;
use crate::loaded::LoadedGame;
use crate::model::{GameId, Stage};
use crate::notice::{Declined, Notice, Priority};
use crate::question::{Question, Said};

/// What the question's buttons begin with. No command: nobody types it.
pub(super) const WHICH: &str = "which";
/// So long a question counts.
const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// Turns a refusal for want of knowing the game into a question. The answer to a question is never asked about: what is
/// still unclear then is only said. So it is where the answer, which comes in private, wouldn't find the games: those of a
/// channel in which the person neither plays nor is the game master.
pub(super) fn ask(context: &Context<'_>, decision: &mut Decision) {
    let unclear = |notice: &Notice| match notice {
        Notice::Declined(Declined::WhichGame { games }) => Some(games.clone()),
        _ => None,
    };
    let Some(games) = decision.answers.iter().find_map(|answer| unclear(&answer.notice)) else { return };
    let is_mine = |(id, _): &(GameId, String)| context.view.mine.iter().any(|loaded| loaded.game.id == *id);
    if matches!(context.event.place, Place::Channel(_)) && !games.iter().all(is_mine) {
        return;
    }
    let said = match &context.event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => Said::Text(text.clone()),
        Content::Invoked { command, arguments } => Said::Command(command.clone(), arguments.clone()),
        Content::Pressed { action } => match CommandAction::read(action) {
            Some(action) => Said::Pressed(action),
            None => return,
        },
        Content::Removed { .. } | Content::Undecryptable => return,
    };
    decision.answers.retain(|answer| unclear(&answer.notice).is_none());
    let now = context.view.now;
    let question = Question {
        id: name_from(context.event.id.as_str(), 12),
        person: context.view.person.id.clone(),
        said,
        expires: now.checked_add(PATIENCE).unwrap_or(now),
    };
    let notice = Notice::WhichGame { question: question.id.clone(), games: told_apart(games) };
    decision.changes.question = Some(question);
    decision.say(now, context.aside(), None, notice, Priority::Answer);
}

/// Games of one name are shown with their ids.
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

/// The question that a button names.
pub fn named(content: &Content) -> Option<String> {
    let Content::Pressed { action } = content else { return None };
    match command::of_action(action) {
        (WHICH, mut values) => values.remove("question"),
        _ => None,
    }
}

/// The answer to a question.
pub(super) struct Meant<'a> {
    /// The id of the question.
    pub question: String,
    /// The game that is meant, and what was said for it; or why that isn't carried out.
    pub game: Result<(&'a LoadedGame, Said), Declined>,
}

/// The game whose button was pressed, with what had been said before.
pub(super) fn meant<'a>(context: &Context<'a>, values: &BTreeMap<String, String>) -> Result<Meant<'a>, Declined> {
    let question = context.view.question.as_ref().ok_or(Declined::TooOld)?;
    let game = values.get("game").and_then(|id| context.view.by_id(&GameId(id.clone())));
    let loaded = game.ok_or(Declined::NoGameOfYours)?;
    let said = match &question.said {
        // A game's name above it has been asked about and answered.
        Said::Text(text) => match split(text).filter(|(head, _)| is_called(loaded, head)) {
            Some((_, rest)) => Said::Text(rest.to_owned()),
            None => Said::Text(text.clone()),
        },
        other => other.clone(),
    };
    let too_long = match &said {
        Said::Text(text) => too_long(context, [text]),
        Said::Command(_, arguments) => too_long(context, arguments.values()),
        Said::Pressed(action) => too_long(context, action.values.values()),
    };
    Ok(Meant { question: question.id.clone(), game: too_long.map_or(Ok((loaded, said)), Err) })
}

/// What may be a heading, and what stands below it.
fn split(text: &str) -> Option<(&str, &str)> {
    let (head, rest) = text.trim_start().split_once([':', '\n'])?;
    let head = head.trim().trim_matches('*').trim();
    let rest = rest.trim_start_matches(':').trim_start();
    (!head.is_empty() && !rest.is_empty()).then_some((head, rest))
}

fn is_called(loaded: &LoadedGame, head: &str) -> bool {
    fold(&loaded.game.name) == fold(head)
}

/// The game whose name stands as a heading above what was written, and what stands below it. What stands below is no
/// heading, whatever it looks like.
pub(super) fn heading<'a>(view: &'a View, text: &'a str) -> Result<Option<(&'a LoadedGame, &'a str)>, Declined> {
    let Some((head, rest)) = split(text) else { return Ok(None) };
    let plays = |loaded: &&LoadedGame| matches!(loaded.game.stage, Stage::Running(_));
    let found: Vec<_> = view.mine.iter().filter(plays).filter(|loaded| is_called(loaded, head)).collect();
    match found.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some((only, rest))),
        several => Err(which(several)),
    }
}
