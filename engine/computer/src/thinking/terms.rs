//! What a player asks of others, and what it thinks of what they ask: from the values of its search, in pledges.
//!
//! In which words that is said, and to whom it may be said, isn't known here.

use dragoman_engine::{Map, MovementOrder, Position, Power, Province, ProvinceSet};

use super::{Deal, Prospect};
use crate::pledge::Pledge;

/// What a proposal may cost and still be answered by "not now" instead of "no". A centre is 1000.
pub const NOT_NOW: i32 = 150;
/// Who is trusted less than this, in percent, isn't asked for anything, and is believed little.
pub const DISTRUSTED: u8 = 40;
const DISTRUST: i32 = 300;
/// What the other gains counts for the player too, since they may return it: a percentage, of so much at most.
const GOODWILL: i32 = 15;
const MOST_GOODWILL: i32 = 600;
/// What it counts for in itself to live in peace with somebody whom the player doesn't attack.
const PEACE: i32 = 60;
/// So near to winning nobody is helped.
const NEARLY_WON: usize = 5;
/// What a support must bring to be asked for, and what it may cost who gives it.
const WANTED: i32 = 250;
const FREE: i32 = 40;

impl Prospect<'_> {
    fn position(&self) -> &Position {
        self.search.movement().position()
    }

    /// What it is worth to pledge `mine` to `other` for what is `theirs`, who is trusted to so many percent: from 0 on the player agrees.
    /// `nothing`: the deal in which nobody pledges anything.
    pub fn points(&mut self, other: Power, (mine, theirs): (&[Pledge], &[Pledge]), trust: u8, nothing: Deal) -> i32 {
        let deal = self.deal(mine, other, theirs, trust);
        let (gain, their_gain) = (deal.own - nothing.own, deal.other - nothing.other);
        let position = self.position();
        let wins = usize::from(position.options.wins.unwrap_or(position.map.wins()));
        let mut points = gain;
        if position.centres.of(other).len() + NEARLY_WON >= wins && their_gain > 0 {
            points -= their_gain;
        } else {
            points += their_gain.clamp(0, MOST_GOODWILL) * GOODWILL / 100 * i32::from(trust) / 100;
        }
        if trust < DISTRUSTED && !mine.is_empty() {
            points -= DISTRUST;
        }
        let is_peace = mine.iter().any(|pledge| matches!(pledge, Pledge::Peace { with } if *with == other));
        if is_peace && !self.attacks(other) {
            points += PEACE;
        }
        points
    }

    /// The move of a unit of `me`, and where that stands, for which a unit of `other` could give the support that is needed most, at no
    /// cost to itself.
    pub fn support_wanted(&mut self, me: Power, other: Power) -> Option<(Province, MovementOrder)> {
        let (movement, (_, rulebook)) = (self.search.movement(), self.search.player());
        let position = movement.position();
        let map = position.map;
        let mut best: Option<(i32, Province, MovementOrder)> = None;
        let own: Vec<(Province, MovementOrder)> = self.orders().iter().collect();
        for (from, order) in own {
            let MovementOrder::Move { to, .. } = order else { continue };
            let goal = map.province_of(to);
            let is_theirs = position.units.at(goal).is_some_and(|unit| unit.power == other)
                || position.centres.owner(goal) == Some(other);
            if is_theirs || position.units.at(from).is_none_or(|unit| unit.power != me) {
                continue;
            }
            for helper in position.units.of(other) {
                let support = MovementOrder::SupportMove { from, to };
                if movement.check(helper, support, rulebook).is_err() {
                    continue;
                }
                let gain = self.worth(me, helper, support).unwrap_or(0);
                let is_better = gain >= WANTED && best.is_none_or(|(most, ..)| gain > most);
                if is_better && self.worth(other, helper, support).is_some_and(|cost| cost >= -FREE) {
                    best = Some((gain, from, order));
                }
            }
        }
        best.map(|(_, from, order)| (from, order))
    }

    /// A province that units of both can reach, that is empty, and that the player doesn't want to go into.
    pub fn between(&self, me: Power, other: Power) -> Option<Province> {
        let position = self.position();
        let map = position.map;
        let reach = |power: Power| {
            let units = position.units.iter().filter(move |(_, unit)| unit.power == power);
            units.fold(ProvinceSet::EMPTY, |all, (_, unit)| all | map.reach(unit))
        };
        let orders = self.orders();
        let goes = |place: Province| orders.iter().any(|(_, order)| leads_into(map, order) == Some(place));
        let both = (reach(me) & reach(other)) - map.centres();
        both.iter().find(|&place| position.units.at(place).is_none() && !goes(place))
    }
}

/// The province into which an order moves a unit, or helps one to move.
fn leads_into(map: &Map, order: MovementOrder) -> Option<Province> {
    match order {
        MovementOrder::Move { to, .. } | MovementOrder::SupportMove { to, .. } => Some(map.province_of(to)),
        MovementOrder::Convoy { to, .. } => Some(to),
        MovementOrder::Hold | MovementOrder::SupportHold { .. } => None,
    }
}
