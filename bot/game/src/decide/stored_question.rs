//! A request that is stored until its person says what to do with it, with the phases to which it belongs.

use dragoman_runtime::names::name_from;
use jiff::SignedDuration;

use super::context::Context;
use super::phase_of_event::is_earlier;
use crate::action::OfPhase;
use crate::loaded::LoadedGame;
use crate::model::Game;
use crate::notice::Declined;
use crate::question::{Question, Request};

/// How long a question can be answered.
const QUESTION_LIFE: SignedDuration = SignedDuration::from_hours(24);

/// A question about what was `said`, for these games.
pub(super) fn question<'a>(
    context: &Context<'_>,
    said: Request,
    games: impl IntoIterator<Item = &'a LoadedGame>,
) -> Question {
    let now = context.view.now;
    let during = |loaded: &'a LoadedGame| Some((loaded.game.id.clone(), phase_of(context, &loaded.game)?));
    Question {
        id: name_from(context.event.id.as_str(), 12),
        person: context.view.person.id.clone(),
        said,
        during: games.into_iter().filter_map(during).collect(),
        expires: now.checked_add(QUESTION_LIFE).unwrap_or(now),
        slot: None,
    }
}

/// The phase of `game` to which the event belongs; the inner `None`: an earlier one, of which nothing more is known. `None`:
/// the game isn't being played.
fn phase_of(context: &Context<'_>, game: &Game) -> Option<Option<OfPhase>> {
    let running = game.running()?;
    if is_earlier(context, game, running) {
        let earlier = game.phase_at(context.event.written());
        return Some(earlier.map(|phase| OfPhase { number: phase.number, code: phase.phase.clone() }));
    }
    Some(Some(OfPhase { number: running.number, code: running.position.phase.clone() }))
}

/// The refusal if the request of `question` belongs to another phase of `game` than the one that is played now.
pub(super) fn outdated(question: &Question, game: &Game) -> Option<Declined> {
    let running = game.running()?;
    match question.during.get(&game.id) {
        Some(Some(during)) if during.number == running.number => None,
        Some(during) => Some(Declined::PastPhase { phase: during.as_ref().map(|phase| phase.code.clone()) }),
        // The game hasn't been played then, or a program asked that stored no phases.
        None => {
            let asked = question.expires.checked_sub(QUESTION_LIFE).unwrap_or(question.expires);
            (asked < running.began).then_some(Declined::PastPhase { phase: None })
        }
    }
}
