//! Asks to whom, or in which conversation, something is to be said that was typed. Nothing is sent or stored before that is chosen.

use dragoman_statements::TypedStatement;

use super::agreements::shown;
use super::context::Context;
use super::conversation::{Conversation, asked_about, said_to, understood};
use super::decision::Decision;
use super::not_done::{Outcome, aside};
use super::stored_question::question;
use crate::event::GAME_ID;
use crate::loaded::LoadedGame;
use crate::model::{PowerId, Running};
use crate::negotiation::Read;
use crate::notice::statement::{NoStatement, StatementNotice};
use crate::notice::{Declined, Notice};
use crate::question::{Request, UNDERSTOOD};
use crate::rules;

/// The value of a request that holds the powers of which one is chosen by its number, from 1.
pub(super) const WHOM: &str = "whom";

/// The value of a request that holds the conversations of which one is chosen by its number, from 1.
pub(super) const TALKS: &str = "talks";

/// The value of a request that holds the language of who typed what it is about.
pub(super) const TYPED_IN: &str = "typed-in";

/// What stands between the values of a list in a request.
const BETWEEN: &str = ",";

/// Asks to whom a statement is to be said that `from` has typed as `text`.
pub(super) fn to_whom(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    from: PowerId,
    text: &str,
    statement: TypedStatement,
) -> Outcome {
    let game = &loaded.game;
    let others = said_to(context, game);
    // Who has no unit that can do it needn't be asked, unless nobody has one: then it may be meant for later.
    let at = (&game.settings, &running.position);
    let able = rules::who_can(at.0, at.1, (&from, &others), &statement.alternatives);
    let unable = able.as_ref().is_some_and(Vec::is_empty);
    let others = able.filter(|able| !able.is_empty()).unwrap_or(others);
    let first = aside(others.first().cloned().ok_or(Declined::NobodyToTalkTo))?;
    let talk = Conversation { loaded, running, from, to: vec![first], room: None };
    let (statement, value) = understood(&talk, text.to_owned(), statement).ok_or(NoStatement::NotTyped)?;
    let mut values = asked_about(&talk);
    values.insert(UNDERSTOOD.to_owned(), value);
    values.insert(WHOM.to_owned(), others.join(BETWEEN));
    let mut asked = question(context, Request::Command("propose".to_owned(), values), Some(loaded));
    // It is no request that waits for `go-ahead`.
    asked.slot = Some(format!("whom:{}", game.id));
    let notice = StatementNotice::Whom { others, question: Some(asked.id.clone()), statement: Some(statement), unable };
    Ok(context.ask(context.aside(), Some(game), Notice::Statement(notice), asked))
}

/// Asks which of several conversations is meant by a text that begins with the number of a statement in each of them.
pub(super) fn which(context: &Context<'_>, loaded: &LoadedGame, found: &[Read<'_>], text: &str) -> Decision {
    let game = &loaded.game;
    let talks: Vec<String> = found.iter().map(|read| read.talk.join("+")).collect();
    let language = context.language().to_string();
    let values = [(GAME_ID, game.id.0.clone()), ("words", text.to_owned()), (TALKS, talks.join(BETWEEN))];
    let values = values.into_iter().chain([(TYPED_IN, language)]);
    let values = values.map(|(id, value)| (id.to_owned(), value)).collect();
    let mut asked = question(context, Request::Command("propose".to_owned(), values), Some(loaded));
    asked.slot = Some(format!("talks:{}", game.id));
    let said = found.iter().filter_map(|read| shown(read, &game.settings.variant)).collect();
    let notice = StatementNotice::WhichTalk { question: asked.id.clone(), said };
    context.ask(context.aside(), Some(game), Notice::Statement(notice), asked)
}

/// The value that a button has chosen by its number from a list in the request of a question.
pub(super) fn chosen<'a>(list: Option<&'a str>, choice: Option<&str>) -> Option<&'a str> {
    list?.split(BETWEEN).nth(choice?.parse::<usize>().ok()?.checked_sub(1)?)
}
