//! Carries out a command: its values, the game that is meant, the permission, and then its handler.

use dragoman_reading::command::{Act, CommandId, Effect, Invocation, Spec, Spot, Who};
use dragoman_reading::fold::fold;

use super::context::Context;
use super::decision::{Answer, Decision, Want};
use super::given::Given;
use super::handlers::{Arguments, Handler, handler};
use super::kept::kept;
use super::not_done::{Outcome, declined, settled, wants};
use super::phase_of_event::{edited_too_late, has_receipt_called, too_early, unclear_since_edited};
use super::talking_game::{addressed, reaches_others};
use super::{confirmation, practice, readers, roles, sentence, values, view};
use crate::action::GameRef;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::notice::relayed::Relayed;
use crate::notice::{Declined, Notice};

/// The refusal if a command for the present phase is too late for it: it was sent before the phase began, or comes from
/// a button or a form of another phase.
fn outdated(context: &Context<'_>, given: &Given, loaded: &LoadedGame) -> Option<Declined> {
    let spec = given.invocation.spec;
    if spec.effect != Effect::Query
        && let Some(why) = edited_too_late(context, loaded)
    {
        return Some(why);
    }
    // The commands themselves report that a game is in the lobby or over. Orders have their own answer.
    // What can be proposed by a press is made for one position.
    let is_for_one = spec.effect == Effect::PhaseChange || spec.command == CommandId::Propose;
    let running = loaded.game.running().filter(|_| is_for_one)?;
    let values = &given.invocation.values;
    let is_pressed = matches!(context.event.content, Content::Pressed { .. });
    let has_phase = is_pressed || matches!(context.event.content, Content::Invoked { .. });
    if let Some(during) = given.during.as_ref().filter(|during| has_phase && during.number != running.number) {
        return Some(Declined::PastPhase { phase: Some(during.code.clone()) });
    }
    if spec.effect != Effect::PhaseChange {
        return None;
    }
    // A vote identifies its phase by itself.
    if is_pressed && given.during.is_none() && !values.contains_key("vote") {
        // A button of an older version: the receipt that contains it may identify its phase.
        let is_of_phase = |handle: &String| has_receipt_called(context, &loaded.game, running, handle);
        return (!values.get("receipt").is_some_and(is_of_phase)).then_some(Declined::PastPhase { phase: None });
    }
    if spec.command == CommandId::Order { None } else { too_early(context, &loaded.game) }
}

pub(super) fn invoke(context: &Context<'_>, given: &Given) -> Decision {
    let mut decision = settled(context, carry_out(context, given));
    give_back(context, given, &mut decision);
    match given.invocation.spec.effect {
        Effect::Query => decision,
        Effect::Change | Effect::PhaseChange => kept(context, Ok(decision)),
    }
}

/// Of orders in a form that weren't taken, their writer has no copy: they are repeated below the refusal.
fn give_back(context: &Context<'_>, given: &Given, decision: &mut Decision) {
    let is_form = given.during.is_some() && matches!(context.event.content, Content::Invoked { .. });
    let typed = given.invocation.values.get("text").filter(|_| is_form && decision.changes.orders.is_empty());
    let refused = decision.answers.iter().rfind(|answer| matches!(answer.notice, Notice::Declined(_)));
    if let (Some(typed), Some(refused)) = (typed, refused) {
        let notice = Notice::Declined(Declined::GivenBack { typed: typed.clone() });
        let answer = Answer { notice, ..refused.clone() };
        decision.answers.push(answer);
    }
}

fn carry_out(context: &Context<'_>, given: &Given) -> Outcome {
    let invocation = &given.invocation;
    let spec: &Spec = invocation.spec;
    values::check(context, invocation)?;
    if let Content::Text { .. } | Content::Edited { .. } | Content::Invoked { .. } = context.event.content
        && let Some(decision) = practice::instead(context, invocation, given.game.is_some())
    {
        return Ok(decision);
    }
    // What was changed may have been carried out already: others see that once.
    if let (Content::Edited { .. }, Place::Channel(_) | Place::Room(_), Act::Binding) =
        (&context.event.content, &context.event.place, spec.act)
    {
        return Ok(context.answer(context.aside(), None, Notice::Declined(Declined::WriteAnew)));
    }
    if spec.spot == Spot::Public && matches!(context.event.place, Place::Person(_) | Place::Room(_)) {
        return declined(Declined::InPublic);
    }
    let named = given.game.as_ref();
    let arguments = Arguments { invocation, named };
    let handle = match (handler(spec.command), named.is_none() && context.meant.is_none()) {
        (Handler::Alone(_), _) | (Handler::OwnGame(..), true) if sentence::asks(given, true) => {
            return sentence::ask(context, given, None);
        }
        (Handler::Alone(handle), _) => {
            let mut decision = settled(context, handle(context, &arguments));
            confirmation::wait(context, given, None, &mut decision);
            return Ok(decision);
        }
        (Handler::OwnGame(handle, otherwise), true) => match handle(context, &arguments) {
            Some(decision) => return decision,
            None => otherwise,
        },
        (Handler::OwnGame(_, handle) | Handler::Game(handle), _) => handle,
    };
    let (loaded, ignored) = match (governed(context, spec, named), named) {
        (Ok(loaded), _) => (loaded, None),
        // Only games that are being played, and the channel's last game, are loaded; a name may be that of a game that
        // is over.
        (Err(Declined::NoGameHere), Some(game)) if context.view.over.is_none() => {
            return wants(Want::Over(game.clone()));
        }
        (Err(Declined::NoGameHere), Some(GameRef::Named(words))) => {
            match small_talk_aside(context, invocation, words) {
                Some(loaded) => (loaded, Some(words.clone())),
                None => return declined(no_game_called(context, words)),
            }
        }
        (Err(why), _) => return declined(why),
    };
    let allowed = outdated(context, given, loaded).map_or_else(|| roles::may(context, spec, &loaded.game), Err);
    if let Err(why) = allowed {
        let to = context.refused_at(Some(&loaded.game), &why);
        return Ok(context.answer(to, Some(&loaded.game), Notice::Declined(why)));
    }
    if sentence::asks(given, roles::plays(context, &loaded.game))
        || readers::is_for_fewer(context, given, loaded)
        || ignored.is_some() && spec.act.is_binding() && !given.ignores_rest
    {
        return sentence::ask(context, given, Some(loaded));
    }
    if let (Act::Said, Content::Edited { .. }) = (spec.act, &context.event.content) {
        // What was said stays said.
        return Ok(context.answer(context.aside(), Some(&loaded.game), Notice::Relayed(Relayed::Delivered)));
    }
    let mut decision = settled(context, handle(context, loaded, &arguments));
    confirmation::wait(context, given, Some(loaded), &mut decision);
    for answer in decision.answers.iter_mut().filter(|answer| matches!(answer.notice, Notice::Declined(_))) {
        answer.game = Some(loaded.game.id.clone());
    }
    if let Some(words) = ignored {
        let notice = Notice::Declined(Declined::Ignored { words });
        let game = Some(loaded.game.id.clone());
        decision.answers.push(Answer { to: context.aside(), game, phase: None, notice, of: None });
    }
    // Looking something up in another game doesn't change which game the person means.
    let is_change = spec.effect != Effect::Query;
    if named.is_some() && is_change && decision.changes.person.is_none() && context.seat(&loaded.game).is_some() {
        let mut person = context.view.person.clone();
        person.current_game = Some(loaded.game.id.clone());
        decision.changes.person = Some(person);
    }
    Ok(decision)
}

/// The game that a command is for. A command of the game master or an administrator affects everyone, and what one says is read
/// by others: if the person may give it in several games, none of them is guessed, not even the one that they play in or
/// meant last.
fn governed<'a>(context: &Context<'a>, spec: &Spec, named: Option<&GameRef>) -> Result<&'a LoadedGame, Declined> {
    let governs = matches!(spec.who, Who::GameMaster | Who::Mover | Who::Administrator);
    // What was said stays said: an edit is for nobody, so that no game has to be chosen.
    let is_edited = matches!(context.event.content, Content::Edited { .. });
    let private = named.is_none() && context.meant.is_none() && !is_edited && view::is_private(context.event);
    if private && !governs && reaches_others(spec) && context.view.room.is_none() {
        return addressed(context, spec);
    }
    if named.is_none()
        && !governs
        && spec.effect == Effect::PhaseChange
        && let Some(why) = unclear_since_edited(context)
    {
        return Err(why);
    }
    if !governs || named.is_some() || context.meant.is_some() || context.view.room.is_some() {
        return context.game_or(named);
    }
    let candidates = context.view.candidates(context.event).iter();
    let own: Vec<_> = candidates.filter(|loaded| roles::may(context, spec, &loaded.game).is_ok()).collect();
    context.only(&own)
}

/// The game that is meant if the text after the command names none ("ready, thanks"), for a command that does no harm
/// in the wrong game: the text is ignored, so that the command isn't lost; what others see is asked about. A text that resembles the name of a game is
/// taken as that name.
fn small_talk_aside<'a>(context: &Context<'a>, invocation: &Invocation, words: &str) -> Option<&'a LoadedGame> {
    let spec = invocation.spec;
    let typed = matches!(context.event.content, Content::Text { .. } | Content::Edited { .. });
    // What is answered may be shown to all.
    let is_answer = invocation.values.contains_key("answer");
    let harmless =
        spec.effect == Effect::Query && !is_answer || matches!(spec.command, CommandId::Ready | CommandId::Unready);
    let words = fold(&words.trim().chars().take(LONGEST_SHOWN).collect::<String>());
    let resembles = |loaded: &LoadedGame| {
        let name = fold(&loaded.game.name);
        strsim::osa_distance(&name, &words) <= 1 + name.chars().count() / 4
    };
    let named = context.view.here.iter().chain(&context.view.mine).any(resembles);
    context.game().ok().filter(|_| typed && harmless && !named)
}

/// The number of characters that an answer repeats of what was taken for a name.
const LONGEST_SHOWN: usize = 60;

/// The refusal if no game is called `name`, with the names of those that could be meant.
fn no_game_called(context: &Context<'_>, name: &str) -> Declined {
    let mut games: Vec<String> = Vec::new();
    for loaded in context.view.here.iter().chain(&context.view.mine) {
        if !games.contains(&loaded.game.name) {
            games.push(loaded.game.name.clone());
        }
    }
    match games.is_empty() {
        true => Declined::NoGameHere,
        false => Declined::NoGameCalled { name: dragoman_l10n::shortened(name, LONGEST_SHOWN), games },
    }
}
