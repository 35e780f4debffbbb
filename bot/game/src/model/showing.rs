//! Whose agreements are shown to all after the end of a game.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::{PhaseId, PowerId};

/// Who has talked in statements, and wants what was agreed to be shown after the end. Who wants it can't be read, only whether all of
/// some powers do.
///
/// ```compile_fail
/// fn who_wants(game: &dragoman_game::model::Game) -> usize {
///     game.showing.wanted.len()
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Showing {
    /// The powers that have said or received a statement.
    #[serde(default)]
    talked: BTreeSet<PowerId>,
    /// Those whose players want it, by their last answer.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    wanted: BTreeSet<PowerId>,
    /// Whether something was shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shown: bool,
    /// The conversations whose agreements were shown, each as its powers in order.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    talks: BTreeSet<Vec<PowerId>>,
}

/// The powers of a conversation in order.
fn sorted(talk: &[PowerId]) -> Vec<PowerId> {
    let mut talk = talk.to_vec();
    talk.sort();
    talk
}

impl Showing {
    /// Whether nothing was said as a statement.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// These have said or received a statement.
    pub(crate) fn talk<'a>(&mut self, powers: impl IntoIterator<Item = &'a PowerId>) {
        self.talked.extend(powers.into_iter().cloned());
    }

    /// Whether one of `powers` has said or received a statement.
    pub(crate) fn has_talked(&self, powers: &[PowerId]) -> bool {
        powers.iter().any(|power| self.talked.contains(power))
    }

    /// The player of `powers` wants it or not.
    pub(crate) fn want(&mut self, powers: &[PowerId], wanted: bool) {
        for power in powers {
            if wanted {
                self.wanted.insert(power.clone());
            } else {
                self.wanted.remove(power);
            }
        }
    }

    /// Whether the players of all of `powers` want it.
    pub fn is_wanted_by(&self, powers: &[PowerId]) -> bool {
        powers.iter().all(|power| self.wanted.contains(power))
    }

    /// What was agreed in the conversation `talk` is shown: from then on the game's end stands.
    pub(crate) fn show(&mut self, talk: &[PowerId]) {
        self.shown = true;
        self.talks.insert(sorted(talk));
    }

    /// Whether what was agreed in the conversation `talk` was shown.
    pub(crate) fn has_shown(&self, talk: &[PowerId]) -> bool {
        self.talks.contains(&sorted(talk))
    }

    /// Whether something was shown.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// The game goes on: who wants it is asked again at the new end.
    pub(crate) fn reset(&mut self) {
        self.wanted.clear();
    }
}

/// Whether an agreement was kept, as far as orders tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// By all.
    Kept,
    /// Not by all.
    Broken {
        /// By whom not, and in which phase first.
        by: Vec<(PowerId, PhaseId)>,
    },
    /// Orders don't tell.
    Untold,
}
