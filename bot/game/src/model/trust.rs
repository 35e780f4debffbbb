//! How far computers trust others, by what was kept of what they had agreed.
//!
//! It follows from what a computer's power has said and heard, which only that computer sees: it is read with the permit for that.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::ids::PowerId;
use crate::standing::Permit;

/// How far somebody is trusted of whom nothing is known, in percent.
const AT_FIRST: u32 = 60;
/// By how much a phase in which everything was kept raises it, and one in which something was broken lowers it.
const KEPT: u32 = 8;
const BROKEN: u32 = 30;
/// The bounds.
const LEAST: u32 = 5;
const MOST: u32 = 95;

/// What computers remember of those with whom they had agreed something: by the power of the computer, and by the other's.
///
/// ```compile_fail
/// use dragoman_game::model::{PowerId, Trust};
/// fn whom_it_trusts(trust: &Trust, power: &PowerId) -> usize {
///     trust.0[power].len()
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Trust(BTreeMap<PowerId, BTreeMap<PowerId, u32>>);

impl Trust {
    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The computer that plays `by` has seen whether `other` kept in a phase what they had agreed.
    pub fn note(&mut self, by: &PowerId, other: &PowerId, kept: bool) {
        let percent = self.0.entry(by.clone()).or_default().entry(other.clone()).or_insert(AT_FIRST);
        *percent = if kept { (*percent + KEPT).min(MOST) } else { percent.saturating_sub(BROKEN).max(LEAST) };
    }

    /// How far the computer that plays `by` in `game` trusts `other`, in percent; `permit` is the one for what it sees. Without one
    /// nothing is known.
    pub fn percent(&self, game: &GameId, permit: &Permit, (by, other): (&PowerId, &PowerId)) -> u8 {
        let is_permitted = permit.is_for_statement(game, &[], std::iter::once(by));
        let known = self.0.get(by).and_then(|of| of.get(other)).filter(|_| is_permitted).copied();
        u8::try_from(known.unwrap_or(AT_FIRST)).unwrap_or(u8::MAX)
    }
}
