//! Finds the earlier phase that somebody names.

use dragoman_engine::{PhaseCode, PhaseKind};
use dragoman_l10n::Words;

/// The phase among `played`, numbers with codes, that `named` means: by its number, as `S1901M`, or by its name in any
/// language; the last one if nothing is named. `F1901` is the movement of that turn.
pub fn find<Code: AsRef<str>>(words: &Words, played: &[(u32, Code)], named: Option<&str>) -> Option<u32> {
    let Some(named) = named.map(str::trim).filter(|named| !named.is_empty()) else {
        return played.last().map(|(number, _)| *number);
    };
    if let Ok(number) = named.parse::<u32>() {
        return played.iter().map(|(known, _)| *known).find(|known| *known == number);
    }
    let fold =
        |text: &str| text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
    let wanted = fold(named);
    let is = |phase: &str| {
        let short = phase.get(..5).unwrap_or(phase);
        let code = PhaseCode::read(phase);
        let stands_for_turn = |code: &PhaseCode| matches!(code.kind, PhaseKind::Movement | PhaseKind::Adjustment);
        let is_said = |code: PhaseCode| words.languages().iter().any(|it| fold(&words.phase(it, code)) == wanted);
        fold(phase) == wanted
            || fold(short) == wanted && code.as_ref().is_some_and(stands_for_turn)
            || code.is_some_and(is_said)
    };
    // If a phase was played twice, the later one counts.
    played.iter().rev().find(|(_, phase)| is(phase.as_ref())).map(|(number, _)| *number)
}
