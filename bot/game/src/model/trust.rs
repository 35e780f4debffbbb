//! How far computers trust others, by what was kept of what they had agreed.
//!
//! It follows from what a computer's power has said and heard, which only that computer sees: it is read with the permit for that.

use std::collections::BTreeMap;

use dragoman_computer::{TRUST_AT_FIRST, trust_after};
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::ids::PowerId;
use crate::standing::Permit;

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
pub struct Trust(BTreeMap<PowerId, BTreeMap<PowerId, u8>>);

impl Trust {
    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The computer that plays `by` has seen whether `other` kept in a phase what they had agreed.
    pub fn note(&mut self, by: &PowerId, other: &PowerId, kept: bool) {
        let percent = self.0.entry(by.clone()).or_default().entry(other.clone()).or_insert(TRUST_AT_FIRST);
        *percent = trust_after(*percent, kept);
    }

    /// How far the computer that plays `by` in `game` trusts `other`, in percent; `permit` is the one for what it sees. Without one
    /// nothing is known.
    pub fn percent(&self, game: &GameId, permit: &Permit, (by, other): (&PowerId, &PowerId)) -> u8 {
        let is_permitted = permit.is_for_statement(game, &[], std::iter::once(by));
        let known = self.0.get(by).and_then(|of| of.get(other)).filter(|_| is_permitted).copied();
        known.unwrap_or(TRUST_AT_FIRST)
    }
}
