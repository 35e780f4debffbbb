//! The one confirmation: what is shown before it is done is done by its button, or by `go-ahead`.
//!
//! What was shown is stored as a request (`stored_question.rs`), with the phase to which it belongs. `go-ahead` carries out
//! the newest one of its person, `go-ahead no` drops it. What a game master was shown is stored with the game as well, since
//! it may wait for longer (`corrections.rs`).

use std::collections::BTreeMap;

use dragoman_reading::command::{self, CommandId};

use super::context::Context;
use super::decision::{Decision, Want};
use super::given::Given;
use super::not_done::{Outcome, declined};
use super::stored_question::{outdated, question};
use crate::event::{Content, GAME_ID};
use crate::loaded::LoadedGame;
use crate::model::{Asked, Game, GameId};
use crate::notice::master::{MasterNotice, NoDeed};
use crate::notice::seat::{GivingUp, SeatNotice};
use crate::notice::{Declined, Notice, Personal};
use crate::question::{OFFERED, Question, Request};

/// The value of a confirmed command. It is in requests and in the ids of buttons only.
pub(super) const SURE: &str = "sure";

/// The value that tells the person about whom it was confirmed from others.
pub(super) const MEANT: &str = "meant";

/// What `notice` waits for, if it shows what would be done: the command, and the values besides those that it was given with.
fn shown(given: &Given, notice: &Notice) -> Option<(CommandId, BTreeMap<String, String>)> {
    let proceed = |tag: String| Some((CommandId::Proceed, BTreeMap::from([("asked".to_owned(), tag)])));
    if let Notice::Master(MasterNotice::Shown { deed, .. }) = notice {
        return proceed(Asked::tag(deed, ""));
    }
    if let Notice::Master(MasterNotice::Asked { deed, reason, .. }) = notice {
        return proceed(Asked::tag(deed, reason));
    }
    asks_whether_sure(notice).then(|| {
        let mut values = given.invocation.values.clone();
        values.insert(SURE.to_owned(), "yes".to_owned());
        if let Notice::Seat(SeatNotice::Sure { giving_up: GivingUp::Other { meant, .. }, .. }) = notice {
            values.insert(MEANT.to_owned(), meant.clone());
        }
        (given.invocation.spec.command, values)
    })
}

/// Whether `notice` asks whether the command is meant that it answers.
fn asks_whether_sure(notice: &Notice) -> bool {
    if let Notice::Seat(SeatNotice::Sure { giving_up, .. }) = notice {
        // Which of the two is meant must be said.
        return !matches!(giving_up, GivingUp::Seat { master: true, back: None, .. });
    }
    matches!(notice, Notice::Personal(Personal::Asked { .. }) | Notice::ReadyAsked { .. })
}

/// Stores what `decision` shows to its person and hasn't done, so that `go-ahead` does it.
pub(super) fn wait(context: &Context<'_>, given: &Given, loaded: Option<&LoadedGame>, decision: &mut Decision) {
    let outgoing = decision.changes.outgoing.iter().map(|outgoing| &outgoing.notice);
    let answers = decision.answers.iter().map(|answer| &answer.notice);
    let Some((command, mut values)) = outgoing.chain(answers).find_map(|notice| shown(given, notice)) else { return };
    if let Some(loaded) = loaded {
        values.insert(GAME_ID.to_owned(), loaded.game.id.0.clone());
    }
    let request = Request::Command(command::spec(command).id.to_owned(), values);
    decision.changes.question = Some(question(context, request, loaded));
}

/// Whether `question` is the one whether its person is ready in the phase of `game` that is played.
pub(super) fn asks_for_ready(question: &Question, game: &Game) -> bool {
    let Request::Command(id, values) = &question.said else { return false };
    *id == command::spec(CommandId::Ready).id
        && values.contains_key(SURE)
        && values.get(GAME_ID) == Some(&game.id.0)
        && outdated(question, game).is_none()
}

/// What `go-ahead` is to do, when no game is named with it.
pub(super) enum Newest<'a> {
    /// To carry this out, in this game; the id of the question.
    CarryOut(String, Option<&'a LoadedGame>, Request),
    /// Nothing was shown to the person lately: perhaps a game master's deed waits.
    Nothing,
}

/// What the person was shown last.
///
/// # Errors
/// What must be loaded, a refusal, or that the request was dropped.
pub(super) fn newest<'a>(context: &Context<'a>, given: &Given) -> Outcome<Newest<'a>> {
    let Some(question) = context.view.newest.as_ref().ok_or(Want::Question)? else { return nothing(context) };
    let Request::Command(command, values) = &question.said else { return nothing(context) };
    // What somebody may have meant is said by its button only; older versions asked without a slot.
    if values.contains_key(OFFERED[0]) {
        return nothing(context);
    }
    let game = values.get(GAME_ID).map(|id| GameId(id.clone()));
    let loaded = game.as_ref().and_then(|id| context.view.by_id(id));
    if game.is_some() != loaded.is_some() || game.is_none() && !values.contains_key(SURE) {
        return nothing(context);
    }
    if let Some(why) = loaded.and_then(|loaded| outdated(question, &loaded.game)) {
        return declined(why);
    }
    let mut values = values.clone();
    if let Some(no) = given.invocation.values.get("answer").filter(|answer| *answer == "no") {
        // What a game master was shown is stored with the game too.
        if command != command::spec(CommandId::Proceed).id {
            let dropped = Notice::Master(MasterNotice::Dropped);
            let mut decision = context.say(context.aside(), loaded.map(|loaded| &loaded.game), dropped);
            decision.changes.answered = Some(question.id.clone());
            return Err(decision.into());
        }
        values.insert("answer".to_owned(), no.clone());
    }
    Ok(Newest::CarryOut(question.id.clone(), loaded, Request::Command(command.clone(), values)))
}

/// Nothing waits for the person's confirmation, unless it waits in a game.
fn nothing<'a>(context: &Context<'a>) -> Outcome<Newest<'a>> {
    let games = context.view.here.iter().chain(&context.view.mine);
    let waits = games.into_iter().any(|loaded| loaded.game.asked.is_some());
    if waits || matches!(context.event.content, Content::Pressed { .. }) {
        return Ok(Newest::Nothing);
    }
    declined(Declined::Master(NoDeed::NothingAsked))
}
