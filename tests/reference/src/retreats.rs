//! Retreats: all are written at once, and who is without a place afterwards is disbanded.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Place, Province};
use crate::problem::Unit;

/// What comes of units that have the same single way out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowd {
    /// As of any others that go to one province: none gets there.
    Lost,
    /// Of one player's units exactly one gets there: the one that he sends, or sends first; if he sends none, the one
    /// whose province comes first in the alphabet.
    OneKept,
}

/// A dislodged unit, and the places that it may go to.
#[derive(Clone, Debug)]
pub struct Dislodged {
    /// The unit, where it was.
    pub unit: Unit,
    /// Where it may go.
    pub open: BTreeSet<Place>,
}

/// Where each dislodged unit is afterwards, `None` if it is no more. `orders` are in the order in which they were given,
/// one for a unit at most: its number, and where it goes, or that it gives up. `before` is the alphabet.
#[must_use]
pub fn retreat(
    board: &Board,
    crowd: Crowd,
    dislodged: &[Dislodged],
    orders: &[(usize, Option<Place>)],
    absent: &BTreeSet<usize>,
    before: impl Fn(Province) -> usize,
) -> Vec<Option<Place>> {
    let mut goes: Vec<Option<Place>> = vec![None; dislodged.len()];
    for &(unit, to) in orders {
        let it = &dislodged[unit];
        goes[unit] = to.filter(|to| it.open.contains(to) && !absent.contains(&it.unit.power));
    }
    if crowd == Crowd::OneKept {
        let mut crowds: BTreeMap<(usize, Province), Vec<usize>> = BTreeMap::new();
        for (number, it) in dislodged.iter().enumerate().filter(|(_, it)| !absent.contains(&it.unit.power)) {
            let ways: BTreeSet<Province> = it.open.iter().map(|&place| board.province[place]).collect();
            if let (1, Some(&way)) = (ways.len(), ways.first()) {
                crowds.entry((it.unit.power, way)).or_default().push(number);
            }
        }
        for crowd in crowds.into_values().filter(|crowd| crowd.len() > 1) {
            let sent = orders.iter().map(|(unit, _)| *unit).find(|unit| crowd.contains(unit) && goes[*unit].is_some());
            let first = crowd.iter().copied().min_by_key(|&unit| before(board.province[dislodged[unit].unit.at]));
            let kept = sent.or(first);
            for unit in crowd {
                if Some(unit) != kept {
                    goes[unit] = None;
                } else if goes[unit].is_none() {
                    goes[unit] = dislodged[unit].open.first().copied();
                }
            }
        }
    }
    let comers =
        |place: Place| goes.iter().flatten().filter(|&&other| board.province[other] == board.province[place]).count();
    goes.iter().map(|to| to.filter(|&place| comers(place) == 1)).collect()
}
