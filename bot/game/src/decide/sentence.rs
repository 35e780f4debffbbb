//! Asks about a command that wasn't given in its exact form, before others see what it does or it can't be taken back.
//!
//! A sentence may begin with the name of a command and mean something else. Nothing is done then: the bot says what it has
//! understood, and one button carries it out, in the phase in which the sentence was written.

use dragoman_reading::command::{CommandId, Kind, Spot};

use super::confirmation::SURE;
use super::context::Context;
use super::draft;
use super::given::Given;
use super::not_done::Outcome;
use super::readers::readers;
use super::stored_question::question;
use crate::action::GameRef;
use crate::event::{GAME_ID, IN_ROOM};
use crate::loaded::LoadedGame;
use crate::notice::Notice;
use crate::question::Request;

/// Whether the person is asked before `given` is carried out; `plays`: they have a seat in the game.
pub(super) fn asks(given: &Given, plays: bool) -> bool {
    let spec = given.invocation.spec;
    !given.is_exact && spec.act.is_binding() && !shows_first(spec.command, plays)
}

/// Whether a command only shows what it would do, to its giver alone, and waits for the confirmation. What a game master who
/// plays does to others is shown to the other players.
fn shows_first(command: CommandId, plays: bool) -> bool {
    let is_to_others = matches!(command, CommandId::Expel | CommandId::Enter | CommandId::Edit);
    is_to_others && !plays
        || matches!(
            command,
            CommandId::Leave
                | CommandId::Resign
                | CommandId::Appoint
                | CommandId::Forget
                | CommandId::Pause
                | CommandId::Extend
                | CommandId::Announce
        )
}

/// Asks whether `given` is to be carried out; `loaded`: in this game.
pub(super) fn ask(context: &Context<'_>, given: &Given, loaded: Option<&LoadedGame>) -> Outcome {
    let spec = given.invocation.spec;
    if spec.command == CommandId::New {
        // A game is shown before it is created, if nothing is said about it.
        return draft::begin(context, &given.invocation);
    }
    let readers = loaded.map(|loaded| readers(context, loaded, &given.invocation)).transpose()?.flatten();
    let mut values = given.invocation.values.clone();
    if let CommandId::Say | CommandId::Document = spec.command {
        // Whom its text seems to be for is asked about once.
        values.insert(SURE.to_owned(), "yes".to_owned());
    }
    match (loaded, &given.game) {
        (Some(loaded), _) => {
            values.insert(GAME_ID.to_owned(), loaded.game.id.0.clone());
        }
        (None, Some(GameRef::Named(name))) => {
            values.insert("game".to_owned(), name.clone());
        }
        (None, Some(GameRef::Id(_)) | None) => {}
    }
    // What is for a room's readers stays for them, wherever the answer is given.
    if let Some(room) = context.event.room() {
        values.insert(IN_ROOM.to_owned(), room.to_string());
    }
    // What would be published is shown.
    let words = spec.parameters.iter().find(|parameter| parameter.kind == Kind::Words);
    let words = words.and_then(|parameter| values.get(parameter.id)).filter(|words| !words.trim().is_empty()).cloned();
    let question = question(context, Request::Command(spec.id.to_owned(), values), loaded);
    let notice = Notice::Meant {
        question: question.id.clone(),
        command: spec.id.to_owned(),
        game: loaded.map(|loaded| loaded.game.id.clone()),
        words,
        readers,
    };
    // What can be given in public only can only be pressed there.
    let to = if spec.spot == Spot::Public { context.back() } else { context.aside() };
    Ok(context.ask(to, loaded.map(|loaded| &loaded.game), notice, question))
}
