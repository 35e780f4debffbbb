//! Whom something is said to: the powers that a text names, and whether anybody plays them.

use dragoman_l10n::Words;
use dragoman_reading::letter::{self, UnknownPower};

use super::computer_talk;
use crate::model::{Game, PowerId, Seat};
use crate::notice::relayed::Relayed;
use crate::notice::{Declined, Notice};
use crate::rules;

/// One of `powers` that nobody plays, so that nobody would read what is written to it.
pub(super) fn unplayed<'a>(game: &Game, powers: &'a [PowerId]) -> Option<&'a PowerId> {
    powers.iter().find(|power| !has_player(game, power))
}

/// Whether a person plays `power`.
pub(super) fn has_player(game: &Game, power: &PowerId) -> bool {
    game.seat_with(power).and_then(Seat::person).is_some()
}

/// The power under which is counted how much the player of `power` says: the first of their seat.
pub(super) fn counted_for<'a>(game: &'a Game, power: &'a PowerId) -> &'a PowerId {
    game.seat_with(power).and_then(|seat| seat.powers.first()).unwrap_or(power)
}

/// One of `powers` that doesn't answer to statements: nobody plays it, or a computer that is silent here.
pub(super) fn silent<'a>(game: &Game, powers: &'a [PowerId]) -> Option<&'a PowerId> {
    let is_silent = |power: &&PowerId| unplayed(game, std::slice::from_ref(*power)).is_some();
    powers.iter().filter(is_silent).find(|power| !computer_talk::answers(game, power))
}

/// Those of `powers` that read what is said to them now: who isn't there isn't bound later by what was said.
pub(super) fn readers(game: &Game, powers: &[PowerId]) -> Vec<PowerId> {
    powers.iter().filter(|power| silent(game, std::slice::from_ref(*power)).is_none()).cloned().collect()
}

/// What somebody is told who writes to `power`, which no person plays.
pub(super) fn nobody(game: &Game, power: &PowerId) -> Notice {
    let power = power.clone();
    Notice::Relayed(match game.computer(&power).is_some() {
        true if computer_talk::answers(game, &power) => Relayed::Computer { power },
        true => Relayed::SilentComputer { power },
        false => Relayed::Nobody { power },
    })
}

/// The powers that `text` names, without `own`, in the variant's order.
pub(super) fn powers(words: &Words, variant: &str, text: &str, own: &[PowerId]) -> Result<Vec<PowerId>, Declined> {
    let named = letter::powers(words, variant, text).map_err(|UnknownPower(word)| Declined::UnknownPower { word })?;
    let is_named = |power: &PowerId| named.contains(&power.as_str()) && !own.contains(power);
    Ok(rules::powers(variant).into_iter().filter(is_named).collect())
}
