//! What the orders mean before anything is resolved.

use std::collections::BTreeSet;

use crate::board::{Board, Place, Province};
use crate::rules::{Adjacent, Paradox, Rules, SupportCoast};

/// A unit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Number of the power.
    pub power: usize,
    /// A fleet, else an army.
    pub fleet: bool,
    /// Where it stands.
    pub at: Place,
}

/// What it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Stay.
    Hold,
    /// Go to a place.
    Move {
        /// The goal.
        to: Place,
        /// "Via convoy".
        via: bool,
    },
    /// Support the unit in a province that doesn't move.
    SupportHold {
        /// Where it is.
        at: Province,
    },
    /// Support the move of a unit.
    SupportMove {
        /// Where it is.
        from: Province,
        /// Where it goes; the province itself if no coast is named.
        to: Place,
    },
    /// Convoy an army.
    Convoy {
        /// Where it is.
        from: Province,
        /// Where it goes.
        to: Province,
    },
}

/// How an army's move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By itself.
    Itself,
    /// By convoy or not at all.
    Convoy,
    /// By convoy, or by land if the convoy is missing or broken.
    ConvoyElseLand,
}

/// A support that fits an order.
#[derive(Clone, Copy, Debug)]
pub struct Support {
    /// The supported unit.
    pub unit: usize,
    /// The province into which it acts.
    pub province: Province,
    /// Support of a move.
    pub attack: bool,
}

/// A position with orders, understood.
#[derive(Debug)]
pub struct Problem<'a> {
    /// The board.
    pub board: &'a Board,
    /// The rulebook.
    pub rules: Rules,
    /// The units.
    pub units: Vec<Unit>,
    /// Whether the order of each unit is legal: possible if others order the right things.
    pub legal: Vec<bool>,
    /// For units with a legal move: the goal, with its coast.
    pub goal: Vec<Option<Place>>,
    /// For units with a legal move: how.
    pub way: Vec<Way>,
    /// The ordered routes (sets of fleets) of each unit that moves by convoy, might, or would have.
    pub routes: Vec<Vec<Vec<usize>>>,
    /// The supports that fit.
    pub support: Vec<Option<Support>>,
    /// The unit in each province.
    inhabitant: Vec<Option<usize>>,
    /// The units with a legal move into each province.
    movers: Vec<Vec<usize>>,
}

/// All minimal chains of the given fleets from one province to another: no fleet of a chain can be left out.
fn chains(board: &Board, units: &[Unit], fleets: &[usize], from: Province, to: Province) -> Vec<Vec<usize>> {
    fn extend(
        b: &Board,
        units: &[Unit],
        fleets: &[usize],
        from: Province,
        to: Province,
        chain: &mut Vec<usize>,
        all: &mut Vec<Vec<usize>>,
    ) {
        let place = |unit: usize| units[unit].at;
        if chain.last().is_some_and(|&last| b.touches(place(last), to)) {
            all.push(chain.clone());
            return; // any longer chain could do without what follows
        }
        for &next in fleets.iter().filter(|&&next| units[next].at != to && units[next].at != from) {
            let starts = b.touches(place(next), from);
            let joined = match chain.split_last() {
                None => starts,
                // It touches the last one, and nothing before: else what lies between could be left out.
                Some((&last, before)) => {
                    !starts
                        && b.touches(place(last), place(next))
                        && !chain.contains(&next)
                        && !before.iter().any(|&unit| b.touches(place(unit), place(next)))
                }
            };
            if joined {
                chain.push(next);
                extend(b, units, fleets, from, to, chain, all);
                chain.pop();
            }
        }
    }
    let mut all = vec![];
    extend(board, units, fleets, from, to, &mut vec![], &mut all);
    all
}

impl<'a> Problem<'a> {
    /// Understands the orders. The units `on_foot` have found their convoys broken and walk.
    #[must_use]
    pub fn new(board: &'a Board, rules: Rules, orders: &[(Unit, Order)], on_foot: &BTreeSet<usize>) -> Self {
        let units: Vec<Unit> = orders.iter().map(|&(unit, _)| unit).collect();
        let home = |unit: &Unit| board.province[unit.at];
        let mut inhabitant = vec![None; board.provinces];
        for (u, unit) in units.iter().enumerate() {
            inhabitant[home(unit)] = Some(u);
        }
        let unit_in = |province: Province| inhabitant[province];
        let afloat: Vec<usize> = (0..units.len()).filter(|&u| units[u].fleet && board.water[home(&units[u])]).collect();
        let coastal = |province: Province| board.land[province] && !board.berths(province).is_empty();
        let possible_chains = |from: Province, to: Province| {
            if from == to || !coastal(from) || !coastal(to) { vec![] } else { chains(board, &units, &afloat, from, to) }
        };

        // Coasts: an army has no use for one; a fleet that names none goes to the only one that it can reach.
        let written = orders;
        let mut orders = orders.to_vec();
        let army_in = |province: Province| unit_in(province).is_some_and(|unit| !units[unit].fleet);
        for (unit, order) in &mut orders {
            if let Order::SupportMove { from, to } = order
                && army_in(*from)
            {
                *to = board.province[*to];
            }
            if let Order::Move { to, .. } = order {
                if !unit.fleet {
                    *to = board.province[*to];
                } else if board.coasts(*to).next().is_some() && !rules.missing_coast_fails {
                    let near: Vec<Place> =
                        board.coasts(*to).filter(|coast| board.fleet[unit.at].contains(coast)).collect();
                    if let [only] = near[..] {
                        *to = only;
                    }
                }
            }
        }

        // Legal moves and legal convoys first: the rest is understood from them.
        let mut legal = vec![true; units.len()];
        for (u, &(unit, order)) in orders.iter().enumerate() {
            legal[u] = match order {
                Order::Hold => true,
                Order::Move { to, via } if unit.fleet => !via && board.fleet[unit.at].contains(&to),
                Order::Move { to, via } => {
                    let walks = board.army[unit.at].contains(&to);
                    let insists = via && matches!(rules.adjacent, Adjacent::Edition2023 | Adjacent::Explicit);
                    walks && !insists || !possible_chains(unit.at, to).is_empty()
                }
                Order::SupportHold { at } => {
                    at != home(&unit) && unit_in(at).is_some() && board.reaches(unit.fleet, unit.at, at)
                }
                // Possible for the supporter, and for the supported unit without the supporter's help: a fleet can't both
                // support an army and convoy it (6.D.31).
                Order::SupportMove { from, to } => {
                    let target = board.province[to];
                    from != home(&unit)
                        && board.reaches(unit.fleet, unit.at, target)
                        && unit_in(from).is_some_and(|other| {
                            let other = units[other];
                            let coast_is_possible =
                                to < board.provinces || !other.fleet || board.fleet[other.at].contains(&to);
                            let goes = board.reaches(other.fleet, other.at, target) && coast_is_possible;
                            let is_carried = || possible_chains(from, target).iter().any(|chain| !chain.contains(&u));
                            goes || !other.fleet && is_carried()
                        })
                }
                Order::Convoy { from, to } => {
                    afloat.contains(&u)
                        && unit_in(from).is_some_and(|army| !units[army].fleet)
                        && possible_chains(from, to).iter().any(|chain| chain.contains(&u))
                }
            };
        }
        let goal: Vec<Option<Place>> = orders
            .iter()
            .enumerate()
            .map(|(u, &(_, order))| match order {
                Order::Move { to, .. } if legal[u] => Some(to),
                _ => None,
            })
            .collect();

        let mut way = vec![Way::Itself; units.len()];
        let mut routes = vec![vec![]; units.len()];
        for (u, &(unit, order)) in orders.iter().enumerate() {
            let (Some(to), Order::Move { via, .. }, false) = (goal[u], order, unit.fleet) else { continue };
            let convoys = |fleet: usize| legal[fleet] && orders[fleet].1 == Order::Convoy { from: unit.at, to };
            let ordered: Vec<usize> = afloat.iter().copied().filter(|&fleet| convoys(fleet)).collect();
            let ordered_routes = possible_chains(unit.at, to)
                .into_iter()
                .filter(|chain| chain.iter().all(|fleet| ordered.contains(fleet)))
                .collect::<Vec<_>>();
            let own = ordered.iter().any(|&fleet| units[fleet].power == unit.power);
            let route = !ordered_routes.is_empty();
            let opposite = unit_in(to).is_some_and(|other| goal[other].is_some_and(|g| board.province[g] == unit.at));
            way[u] = if !board.army[unit.at].contains(&to) {
                Way::Convoy
            } else {
                match rules.adjacent {
                    Adjacent::Edition1971 if opposite && route => Way::ConvoyElseLand,
                    Adjacent::Edition1982 if own && route => Way::Convoy,
                    Adjacent::Edition2000 if (own || via) && route => Way::Convoy,
                    Adjacent::Edition2023 if via || own && route => Way::Convoy,
                    Adjacent::Explicit if via => Way::Convoy,
                    Adjacent::Fallback if (via || own) && route && !on_foot.contains(&u) => Way::Convoy,
                    _ => Way::Itself,
                }
            };
            if way[u] != Way::Itself || on_foot.contains(&u) {
                routes[u] = ordered_routes;
            }
        }

        let support = orders
            .iter()
            .enumerate()
            .map(|(u, &(unit, order))| match order {
                Order::SupportHold { at } if legal[u] => {
                    let other = unit_in(at)?;
                    goal[other].is_none().then_some(Support { unit: other, province: at, attack: false })
                }
                Order::SupportMove { from, to } if legal[u] => {
                    let other = unit_in(from)?;
                    let named = to >= board.provinces;
                    let omitted_fits = match rules.support_coast {
                        SupportCoast::Strict => false,
                        SupportCoast::OwnPowerOnly => units[other].power == unit.power,
                        SupportCoast::Omit => true,
                    };
                    let as_written = matches!(written[other].1, Order::Move { to: goal, .. } if goal == to);
                    let fits = goal[other] == Some(to)
                        || goal[other].is_some() && as_written
                        || !named && omitted_fits && goal[other].is_some_and(|goal| board.province[goal] == to);
                    fits.then_some(Support { unit: other, province: board.province[to], attack: true })
                }
                _ => None,
            })
            .collect();
        let mut movers = vec![vec![]; board.provinces];
        for (u, goal) in goal.iter().enumerate() {
            if let &Some(goal) = goal {
                movers[board.province[goal]].push(u);
            }
        }
        Self { board, rules, units, legal, goal, way, routes, support, inhabitant, movers }
    }

    /// The province where a unit starts.
    #[must_use]
    pub fn home(&self, unit: usize) -> Province {
        self.board.province[self.units[unit].at]
    }

    /// The province where a unit with a legal move wants to go.
    #[must_use]
    pub fn target(&self, unit: usize) -> Option<Province> {
        self.goal[unit].map(|place| self.board.province[place])
    }

    /// The unit that starts in a province.
    #[must_use]
    pub fn unit_in(&self, province: Province) -> Option<usize> {
        self.inhabitant[province]
    }

    /// The units with a legal move into a province.
    pub fn movers_to(&self, province: Province) -> impl Iterator<Item = usize> + '_ {
        self.movers[province].iter().copied()
    }

    /// Whether the fleet in `province`, if any, lies on an ordered route of a unit that goes by convoy or might.
    #[must_use]
    pub fn carries(&self, province: Province, army: usize) -> bool {
        self.unit_in(province).is_some_and(|fleet| self.routes[army].iter().any(|route| route.contains(&fleet)))
    }

    /// Whether the paradox rule of the 2000 text asks if `army` has an unbroken route without the fleet in `province`.
    #[must_use]
    pub fn asks_for_spare_route(&self, province: Province, army: usize) -> bool {
        self.rules.paradox == Paradox::Rule2000 && self.carries(province, army)
    }
}
