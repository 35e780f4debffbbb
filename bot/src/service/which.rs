//! Which game is meant, by somebody who plays in several: asked once, remembered from then on.
//!
//! The answer's button names the question, and the question keeps what was said until it is answered, a day at most; so
//! a restart in between loses nothing, and nothing is kept for longer than it is needed.

use jiff::SignedDuration;

use super::decide::{Act, Decision, declined, heard};
use super::view::View;
use crate::command;
use crate::event::{Content, Event, Place};
use crate::game::Stage;
use crate::notice::{Declined, Notice, Priority};
use crate::store::{LoadedGame, Question, Said};
use crate::world::name_from;

/// What the question's buttons begin with. No command: nobody types it.
pub(super) const WHICH: &str = "which";
/// So long a question counts.
const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// Turns a refusal for want of knowing the game into a question.
pub(super) fn ask(act: &Act<'_>, decision: &mut Decision) {
    let unclear = |notice: &Notice| matches!(notice, Notice::Declined(Declined::WhichGame { .. }));
    if !decision.answers.iter().any(|answer| unclear(&answer.notice)) {
        return;
    }
    let said = match &act.event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => Said::Text(text.clone()),
        Content::Invoked { command, arguments } => Said::Command(command.clone(), arguments.clone()),
        Content::Pressed { action } => Said::Pressed(action.clone()),
        Content::Removed { .. } | Content::Undecryptable => return,
    };
    decision.answers.retain(|answer| !unclear(&answer.notice));
    let now = act.view.now;
    let question = Question {
        id: name_from(act.event.id.as_str(), 12),
        person: act.view.person.id.clone(),
        said,
        expires: now.checked_add(PATIENCE).unwrap_or(now),
    };
    let mine = act.view.mine.iter().filter(|loaded| loaded.game.seat_of(&act.view.person.id).is_some());
    let notice = Notice::WhichGame {
        question: question.id.clone(),
        games: mine.map(|loaded| (loaded.game.id.clone(), loaded.game.name.clone())).collect(),
    };
    decision.changes.question = Some(question);
    decision.say(now, act.aside(), None, notice, Priority::Answer);
}

/// The question that a button names.
pub(super) fn named(content: &Content) -> Option<String> {
    let Content::Pressed { action } = content else { return None };
    match command::of_action(action) {
        (WHICH, mut values) => values.remove("question"),
        _ => None,
    }
}

/// Carries out what was said, for the game whose button was pressed.
pub(super) fn answered(act: &Act<'_>, action: &str) -> Decision {
    let Some(question) = &act.view.question else { return declined(act, Declined::TooOld) };
    let (_, values) = command::of_action(action);
    let Some(loaded) = act.view.mine.iter().find(|loaded| values.get("game") == Some(&loaded.game.id.0)) else {
        return declined(act, Declined::NoGameOfYours);
    };
    let content = match &question.said {
        Said::Text(text) => Content::Text { text: text.clone(), addressed: true },
        Said::Command(command, arguments) => {
            Content::Invoked { command: command.clone(), arguments: arguments.clone() }
        }
        Said::Pressed(action) => Content::Pressed { action: action.clone() },
    };
    let mut decision = meant(act, loaded, content);
    decision.changes.answered = Some(question.id.clone());
    decision
}

/// The game whose name stands as a heading above what was written, and what stands below it.
pub(super) fn heading<'a>(view: &'a View, text: &'a str) -> Option<(&'a LoadedGame, &'a str)> {
    let text = text.trim_start();
    let (head, rest) = text.split_once([':', '\n'])?;
    let head = head.trim().trim_matches('*').trim().to_lowercase();
    let rest = rest.trim_start_matches(':').trim_start();
    if head.is_empty() || rest.is_empty() {
        return None;
    }
    let plays = |loaded: &&LoadedGame| matches!(loaded.game.stage, Stage::Running(_));
    let found = view.mine.iter().filter(plays).find(|loaded| loaded.game.name.to_lowercase() == head)?;
    Some((found, rest))
}

/// What was written below a game's name is meant for that game.
pub(super) fn below_heading(act: &Act<'_>, text: &str) -> Option<Decision> {
    if !matches!(act.event.place, Place::Person(_)) {
        return None;
    }
    let (loaded, rest) = heading(act.view, text)?;
    Some(meant(act, loaded, Content::Text { text: rest.to_owned(), addressed: true }))
}

/// Decides on `content` as if only `loaded` could be meant, and remembers that it was.
fn meant(act: &Act<'_>, loaded: &LoadedGame, content: Content) -> Decision {
    let mut view = act.view.clone();
    view.person.current_game = Some(loaded.game.id.clone());
    // Of the others nothing is wanted now; a command's own `game:` still finds its game.
    let event = Event { content, ..act.event.clone() };
    let mut decision = heard(&Act { event: &event, view: &view, words: act.words });
    decision.changes.person.get_or_insert_with(|| view.person.clone());
    decision
}
