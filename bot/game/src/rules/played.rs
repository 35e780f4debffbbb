//! Finds the earlier phase that somebody names.

use dragoman_l10n::Words;

use super::write_phase;
use crate::model::PhaseId;

/// The phase among `played` that `named` means: by its number, as `S1901M`, or by its name in any language; the last
/// one if nothing is named. `F1901` is the movement of that turn.
pub fn find_phase(words: &Words, played: &[(u32, PhaseId)], named: Option<&str>) -> Option<u32> {
    let Some(named) = named.map(str::trim).filter(|named| !named.is_empty()) else {
        return played.last().map(|(number, _)| *number);
    };
    if let Ok(number) = named.parse::<u32>() {
        return played.iter().map(|(known, _)| *known).find(|known| *known == number);
    }
    let fold =
        |text: &str| text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
    let wanted = fold(named);
    let is = |phase: &PhaseId| {
        let short = phase.get(..5).unwrap_or(phase);
        let is_said = |language| fold(&write_phase(words, language, phase)) == wanted;
        fold(phase) == wanted
            || fold(short) == wanted && (phase.is_movement() || phase.is_adjustment())
            || words.languages().iter().any(is_said)
    };
    // If a phase was played twice, the later one counts.
    played.iter().rev().find(|(_, phase)| is(phase)).map(|(number, _)| *number)
}
