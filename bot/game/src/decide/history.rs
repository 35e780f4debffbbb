//! Questions about the past, and about what units could do. They only read. Who may see what is decided by who reads
//! the answer: a player's own text goes to that player alone, and others' orders are shown only for phases that are
//! over.

use dragoman_reading::phase;

use super::context::Context;
use super::decision::Decision;
use super::not_done::Outcome;
use super::{orders, stage};
use crate::event::{Content, Place};
use crate::loaded::LoadedGame;
use crate::notice::{History, Notice, OrderChoice};

fn answer(context: &Context<'_>, loaded: &LoadedGame, to: Place, history: History) -> Decision {
    context.answer(to, Some(&loaded.game), Notice::History(history))
}

/// Answers, if the game has begun.
fn once_begun(context: &Context<'_>, loaded: &LoadedGame, to: Place, history: History) -> Outcome {
    stage::begun(&loaded.game)?;
    Ok(answer(context, loaded, to, history))
}

/// The person's own orders of a phase, as typed and as understood.
pub(super) fn translated(context: &Context<'_>, loaded: &LoadedGame, phase: Option<&str>) -> Outcome {
    once_begun(context, loaded, context.aside(), History::Translated { phase: phase.map(str::to_owned) })
}

/// Explains the outcome of a unit's order.
pub(super) fn why(context: &Context<'_>, loaded: &LoadedGame, unit: Option<&str>, phase: Option<&str>) -> Outcome {
    let (unit, phase) = split_phase(unit.map(str::to_owned), phase.map(str::to_owned));
    once_begun(context, loaded, context.aside(), History::Why { phase, unit })
}

/// Lists the orders that a unit can be given.
pub(super) fn possible(context: &Context<'_>, loaded: &LoadedGame, choice: OrderChoice) -> Outcome {
    once_begun(context, loaded, context.aside(), History::Possible(choice))
}

/// The game as a file: for other programs unless `format` says otherwise.
pub(super) fn export(context: &Context<'_>, loaded: &LoadedGame, format: &str) -> Outcome {
    let history = match format {
        "text" => History::Log,
        "page" => History::Page,
        _ => History::Saved,
    };
    once_begun(context, loaded, calm(context), history)
}

/// A picture of the whole game.
pub(super) fn chart(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    once_begun(context, loaded, calm(context), History::Chart)
}

/// The place for the answer to a public question: where it was asked, but the pages that a person opens under a public
/// post are shown to that person alone.
pub(super) fn calm(context: &Context<'_>) -> Place {
    let is_pressed = matches!(context.event.content, Content::Pressed { .. });
    let is_read_by_others = matches!(context.event.place, Place::Channel(_) | Place::Room(_));
    if is_pressed && is_read_by_others { context.aside() } else { context.back() }
}

/// Splits `why A Vie S1901M`: the phase may follow the unit.
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

/// The map of a past phase.
pub(super) fn position(context: &Context<'_>, loaded: &LoadedGame, phase: &str) -> Decision {
    answer(context, loaded, calm(context), History::Position { phase: phase.to_owned() })
}

/// How the person's own orders of the phase that is played have changed.
pub(super) fn revisions(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    stage::running(&loaded.game)?;
    orders::not_sealed(context, &loaded.game)?;
    Ok(answer(context, loaded, context.aside(), History::Revisions))
}

/// Whether `named` is the phase that is played.
fn is_present(context: &Context<'_>, loaded: &LoadedGame, named: &str) -> bool {
    let Some(running) = loaded.game.running() else { return false };
    phase::find(context.words, &[(running.number, running.position.phase.clone())], Some(named)).is_some()
}

/// The person's own orders of a past phase, or how those of the present one have changed.
pub(super) fn orders(context: &Context<'_>, loaded: &LoadedGame, phase: &str) -> Outcome {
    if is_present(context, loaded, phase) {
        return revisions(context, loaded);
    }
    Ok(answer(context, loaded, context.aside(), History::Orders { phase: phase.to_owned() }))
}

#[cfg(test)]
mod tests {
    use super::split_phase;

    #[test]
    fn a_phase_may_follow_the_unit() {
        let split = |typed: &str| split_phase(Some(typed.to_owned()), None);
        assert_eq!(split("A Vie S1901M"), (Some("A Vie".to_owned()), Some("S1901M".to_owned())));
        assert_eq!(split("f1902"), (None, Some("F1902".to_owned())));
        assert_eq!(split("A Vie"), (Some("A Vie".to_owned()), None));
    }
}
