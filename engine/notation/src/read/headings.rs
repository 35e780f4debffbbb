//! Verbs with a colon, which head the orders behind them: "Build: A Rom, F Nap", "Support: A Bud S A Vie - Gal".
//!
//! One that doesn't fit makes them doubtful: "Remove: A Vie - Gal" among moves takes the move back, and "Support: A Vie - Gal"
//! may be meant as the support of that move.

use dragoman_engine::{PathChoice, PhaseKind, WrittenOrder};

use super::Reader;
use crate::grammar::{Act, Draft};
use crate::lexicon::Verb;

impl Reader<'_> {
    /// Whether the verb at `at`, with a colon behind it, fits the phase and the order behind it. A letter may number the
    /// lines.
    pub(super) fn is_heading(&self, at: usize) -> bool {
        let Some(item) = self.items.get(at) else { return false };
        let verbs: &[Verb] = match self.context.situation.kind {
            // "New: A Vie - Gal"
            PhaseKind::Movement => &[Verb::Hold, Verb::Move, Verb::Support, Verb::Convoy, Verb::Via, Verb::Build],
            PhaseKind::Retreat => &[Verb::Move, Verb::Retreat, Verb::Disband],
            PhaseKind::Adjustment => &[Verb::Build, Verb::Disband, Verb::Waive],
        };
        let fits = verbs.iter().any(|verb| item.verb(*verb));
        self.letter(at) || (fits && !self.contradicts(at, at + 2))
    }

    /// Whether the order at `order` is of another kind than the heading at `heading` says.
    fn contradicts(&self, heading: usize, order: usize) -> bool {
        let Some((draft @ Draft::Order { act, .. }, _)) = self.grammar().order(order, false) else { return false };
        let says = |verb: Verb| self.items.get(heading).is_some_and(|item| item.verb(verb));
        let of_one_kind = [Verb::Hold, Verb::Support, Verb::Convoy].into_iter().any(says);
        if !of_one_kind || says(Verb::Move) || self.context.situation.kind != PhaseKind::Movement {
            return false;
        }
        let fits = match act {
            Act::Hold => says(Verb::Hold),
            Act::Move { via, .. } => says(Verb::Via) || (says(Verb::Convoy) && (via || self.is_by_sea(&draft))),
            Act::Support { to, .. } => says(Verb::Support) || (says(Verb::Hold) && to.is_none()),
            Act::Convoy { .. } => says(Verb::Convoy) || says(Verb::Via),
            Act::Nothing | Act::Retreat { .. } | Act::Disband | Act::Build => true,
        };
        !fits
    }

    /// Whether a move can't be one by land.
    fn is_by_sea(&self, draft: &Draft) -> bool {
        let map = self.context.situation.map();
        self.written(draft).iter().all(|order| match order {
            WrittenOrder::Move { unit, to, path } => {
                let (from, to) = (map.province_of(unit.at), map.province_of(*to));
                *path == PathChoice::ByConvoy || !map.army_borders(from).contains(to)
            }
            _ => false,
        })
    }
}
