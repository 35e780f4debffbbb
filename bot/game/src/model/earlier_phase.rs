//! The last phases that were played, so that what comes too late can be told its phase.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::ids::PhaseId;
use super::trust::Trust;

/// How many are remembered: older messages are only told that their phase is over.
const PHASES_REMEMBERED: usize = 8;

/// A phase that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlierPhase {
    /// Its number in the game.
    pub number: u32,
    /// Its code.
    pub phase: PhaseId,
    /// When it began.
    pub began: Timestamp,
    /// How far computers trusted others in it; what was agreed for it hadn't been kept or broken yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trust: Option<Trust>,
}

/// Adds a phase that is over, and forgets the oldest one.
pub(super) fn remember(phases: &mut Vec<EarlierPhase>, over: EarlierPhase) {
    phases.retain(|known| known.number != over.number);
    phases.push(over);
    let surplus = phases.len().saturating_sub(PHASES_REMEMBERED);
    phases.drain(..surplus);
}

/// The phase that was played at `at`, if it is remembered.
pub(super) fn at(phases: &[EarlierPhase], at: Timestamp) -> Option<&EarlierPhase> {
    phases.iter().rev().find(|phase| phase.began <= at)
}
