//! Questions about the past, and about what units could do. All of them only read; what may be shown to whom is decided
//! by whoever reads the answer: a player's own words go to that player alone, and what others ordered is told only of
//! phases that are over.

use super::context::{Context, declined};
use super::decision::Decision;
use crate::command::CommandId;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::Stage;
use crate::notice::{Declined, History, Notice};

fn answer(context: &Context<'_>, loaded: &LoadedGame, to: Place, history: History) -> Decision {
    context.answer(to, Some(&loaded.game), Notice::History(history))
}

/// Answers one of the commands of this file.
pub(super) fn ask(
    context: &Context<'_>,
    loaded: &LoadedGame,
    command: CommandId,
    get: &dyn Fn(&str) -> Option<String>,
) -> Decision {
    if matches!(loaded.game.stage, Stage::Lobby) {
        return declined(context, Declined::NotBegun);
    }
    let (phase, unit) = (get("phase"), get("unit"));
    match command {
        CommandId::Translate => answer(context, loaded, context.aside(), History::Translated { phase }),
        CommandId::Why => {
            let (unit, phase) = split_phase(unit, phase);
            answer(context, loaded, context.aside(), History::Why { phase, unit })
        }
        CommandId::Export => answer(context, loaded, calm(context), History::Saved),
        CommandId::Possible => answer(context, loaded, context.aside(), History::Possible { unit }),
        // A picture of the whole game is for all who are there.
        _ => answer(context, loaded, calm(context), History::Chart),
    }
}

/// Where the answer to a public question goes: back, but what somebody pages through under a public post is theirs alone.
pub(super) fn calm(context: &Context<'_>) -> Place {
    match (&context.event.content, &context.event.place) {
        (Content::Pressed { .. }, Place::Channel(_) | Place::Room(_)) => context.aside(),
        _ => context.back(),
    }
}

/// `why A Vie S1901M`: the phase may stand behind the unit.
fn split_phase(unit: Option<String>, phase: Option<String>) -> (Option<String>, Option<String>) {
    let (Some(typed), None) = (&unit, &phase) else { return (unit, phase) };
    let (before, last) = typed.trim().rsplit_once(' ').unwrap_or(("", typed.trim()));
    let is_phase = |word: &str| {
        let word = word.to_uppercase();
        dragoman_engine::PhaseCode::read(&word).is_some() || dragoman_engine::Turn::read(&word).is_some()
    };
    if !is_phase(last) {
        return (unit, phase);
    }
    (Some(before.trim().to_owned()).filter(|before| !before.is_empty()), Some(last.to_uppercase()))
}

/// The map of a phase of the past.
pub(super) fn position(context: &Context<'_>, loaded: &LoadedGame, phase: &str) -> Decision {
    answer(context, loaded, calm(context), History::Position { phase: phase.to_owned() })
}

/// One's own orders of a phase of the past.
pub(super) fn orders(context: &Context<'_>, loaded: &LoadedGame, phase: &str) -> Decision {
    answer(context, loaded, context.aside(), History::Orders { phase: phase.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::split_phase;

    #[test]
    fn a_phase_may_stand_behind_the_unit() {
        let split = |typed: &str| split_phase(Some(typed.to_owned()), None);
        assert_eq!(split("A Vie S1901M"), (Some("A Vie".to_owned()), Some("S1901M".to_owned())));
        assert_eq!(split("f1902"), (None, Some("F1902".to_owned())));
        assert_eq!(split("A Vie"), (Some("A Vie".to_owned()), None));
    }
}
