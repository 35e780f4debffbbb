//! Questions about the past, and about what units could do. All of them only read; what may be shown to whom is decided
//! by whoever reads the answer: a player's own words go to that player alone, and what others ordered is told only of
//! phases that are over.

use super::context::{Act, declined};
use super::decision::Decision;
use crate::command::CommandId;
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::model::Stage;
use crate::notice::{Declined, History, Notice};

fn answer(act: &Act<'_>, loaded: &LoadedGame, to: Place, history: History) -> Decision {
    act.answer(to, Some(&loaded.game), Notice::History(history))
}

/// Answers one of the commands of this file.
pub(super) fn ask(
    act: &Act<'_>,
    loaded: &LoadedGame,
    command: CommandId,
    get: &dyn Fn(&str) -> Option<String>,
) -> Decision {
    if matches!(loaded.game.stage, Stage::Lobby) {
        return declined(act, Declined::NotBegun);
    }
    let (phase, unit) = (get("phase"), get("unit"));
    match command {
        CommandId::Translate => answer(act, loaded, act.aside(), History::Translated { phase }),
        CommandId::Why => {
            let (unit, phase) = split_phase(unit, phase);
            answer(act, loaded, act.aside(), History::Why { phase, unit })
        }
        CommandId::Export => answer(act, loaded, calm(act), History::Saved),
        CommandId::Possible => answer(act, loaded, act.aside(), History::Possible { unit }),
        // A picture of the whole game is for all who are there.
        _ => answer(act, loaded, calm(act), History::Chart),
    }
}

/// Where the answer to a public question goes: back, but what somebody pages through under a public post is theirs alone.
pub(super) fn calm(act: &Act<'_>) -> Place {
    match (&act.event.content, &act.event.place) {
        (Content::Pressed { .. }, Place::Channel(_) | Place::Room(_)) => act.aside(),
        _ => act.back(),
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
pub(super) fn position(act: &Act<'_>, loaded: &LoadedGame, phase: &str) -> Decision {
    answer(act, loaded, calm(act), History::Position { phase: phase.to_owned() })
}

/// One's own orders of a phase of the past.
pub(super) fn orders(act: &Act<'_>, loaded: &LoadedGame, phase: &str) -> Decision {
    answer(act, loaded, act.aside(), History::Orders { phase: phase.to_owned() })
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
