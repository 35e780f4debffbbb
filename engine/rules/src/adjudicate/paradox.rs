//! Cycles: decisions that depend on each other.
//!
//! Circular movement, each unit into the province that the next one leaves, succeeds (DATC 6.C.1). All other cycles
//! involve a convoy. If exactly one set of decisions is consistent, it is taken; if none or several are, it is a
//! paradox, and the rulebook decides (DATC 4.A.2). Only the cycle itself is decided here, never what merely depends on
//! it.

use super::decisions::Decision;
use super::{Decisions, OrderGraph};
use crate::order::MovementOrder;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Paradox;

/// With more convoys than this in one cycle, not every set of decisions is tried; the rulebook decides at once.
const MOST_CONVOYS: usize = 8;

/// Open decisions, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Queries {
    moves: ProvinceSet,
    supports: ProvinceSet,
    paths: ProvinceSet,
}

#[derive(Clone, Copy)]
enum Query {
    Move(Province),
    Support(Province),
    Path(Province),
}

impl Queries {
    fn iter(self) -> impl Iterator<Item = Query> {
        let moves = self.moves.iter().map(Query::Move);
        moves.chain(self.supports.iter().map(Query::Support)).chain(self.paths.iter().map(Query::Path))
    }

    fn contains(self, query: Query) -> bool {
        match query {
            Query::Move(at) => self.moves.contains(at),
            Query::Support(at) => self.supports.contains(at),
            Query::Path(at) => self.paths.contains(at),
        }
    }

    fn insert(&mut self, query: Query) {
        match query {
            Query::Move(at) => self.moves.insert(at),
            Query::Support(at) => self.supports.insert(at),
            Query::Path(at) => self.paths.insert(at),
        }
    }

    fn and(self, other: Queries) -> Queries {
        Queries {
            moves: self.moves & other.moves,
            supports: self.supports & other.supports,
            paths: self.paths & other.paths,
        }
    }
}

impl Decisions {
    /// Makes at least one of the open decisions when nothing more follows from the others.
    pub(crate) fn break_cycle(&mut self, graph: &OrderGraph) {
        if self.resolve_circular_movements(graph) {
            return;
        }
        let core = self.core(graph);
        if core.paths.is_empty() {
            // No convoy is in it: a cycle whose members also wait for each other's supports.
            let mut together = *self;
            together.succeeded |= core.moves;
            if !core.moves.is_empty() && together.stands(graph, core) {
                *self = together;
            } else {
                // No known case leads here; if one does, nobody in it moves, and the cycle is broken.
                debug_assert!(false, "a cycle without a convoy that isn't a circular movement: {core:?}");
                self.failed |= core.moves;
                self.cut |= core.supports;
            }
            return;
        }
        if let Some(decisions) = self.only_consistent(graph, core) {
            *self = decisions;
            return;
        }
        match graph.rulebook.paradox {
            Paradox::AllHold => self.no_effect |= core.moves | core.paths,
            // The texts have been applied where supports are cut; Szykman's rule resolves what they leave open.
            Paradox::Szykman | Paradox::Edition1971 | Paradox::Edition1982 | Paradox::Edition2000 => {
                self.broken |= core.paths;
            }
        }
        self.no_effect |= core.paths;
        self.failed |= self.no_effect & graph.movers;
        self.broken |= self.no_effect & graph.convoyed;
    }

    /// Resolves circular movements: a cycle of moves succeeds if each of them would succeed given the others.
    fn resolve_circular_movements(&mut self, graph: &OrderGraph) -> bool {
        let mut any = false;
        for start in self.open_moves(graph) {
            if self.succeeded.contains(start) {
                continue;
            }
            let mut cycle = ProvinceSet::EMPTY;
            let mut at = start;
            while self.open_moves(graph).contains(at) && !cycle.contains(at) && self.travelling.contains(at) {
                cycle.insert(at);
                at = graph.target(at);
            }
            if at != start
                || cycle.is_empty()
                || !cycle.contains(start)
                || cycle.iter().any(|at| graph.opponent(at).is_some())
            {
                continue;
            }
            let mut turned = *self;
            turned.succeeded |= cycle;
            let all_win = cycle.iter().all(|at| turned.movement(graph, at) == Decision::Yes);
            if all_win {
                *self = turned;
                any = true;
            }
        }
        any
    }

    /// The open decisions that those of `query` depend on directly.
    fn waits_for(&self, graph: &OrderGraph, query: Query) -> Queries {
        let open = Queries {
            moves: self.open_moves(graph),
            supports: self.open_supports(graph),
            paths: self.open_paths(graph),
        };
        let mut needs = Queries::default();
        match query {
            Query::Path(army) => {
                for fleet in graph.path(army) {
                    needs.moves |= graph.attackers(fleet);
                }
            }
            Query::Support(at) => {
                let attackers = graph.attackers(at) - graph.compatriots(at);
                needs.paths |= attackers;
                if attackers.contains(graph.target(at)) {
                    needs.moves |= graph.attackers(at);
                }
                if graph.rulebook.paradox == Paradox::Edition2000
                    && matches!(graph.order(at), MovementOrder::SupportMove { .. })
                {
                    for attacker in attackers.iter().filter(|&attacker| graph.path(attacker).contains(graph.target(at)))
                    {
                        for fleet in graph.path(attacker).without(graph.target(at)) {
                            needs.moves |= graph.attackers(fleet);
                        }
                    }
                }
            }
            Query::Move(mover) => {
                let to = graph.target(mover);
                needs.supports |= graph.supporters_of(mover);
                needs.paths.insert(mover);
                if graph.opponent(mover).is_none() {
                    needs.moves.insert(to);
                }
                needs.supports |= graph.supporters_of(to);
                for rival in graph.attackers(to).without(mover) {
                    needs.supports |= graph.supporters_of(rival);
                    needs.paths.insert(rival);
                    // The rival's prevent strength may depend on the outcome of its head-to-head battle.
                    if graph.movers.contains(to) && graph.target(to) == rival {
                        needs.moves.insert(to);
                        needs.moves.insert(rival);
                    }
                }
            }
        }
        needs.and(open)
    }

    /// Everything that `query` depends on, directly or indirectly.
    fn reaches(&self, graph: &OrderGraph, query: Query) -> Queries {
        let mut reached = Queries::default();
        let mut last = self.waits_for(graph, query);
        while last != reached {
            reached = last;
            for query in reached.iter() {
                for next in self.waits_for(graph, query).iter() {
                    last.insert(next);
                }
            }
        }
        reached
    }

    /// A cycle that depends on nothing but itself (a strongly connected component without outgoing edges); the first in
    /// the order of the map, if there are several.
    fn core(&self, graph: &OrderGraph) -> Queries {
        let open = Queries {
            moves: self.open_moves(graph),
            supports: self.open_supports(graph),
            paths: self.open_paths(graph),
        };
        for query in open.iter() {
            let cycle = self.reaches(graph, query);
            if cycle.contains(query) && cycle.iter().all(|other| self.reaches(graph, other).contains(query)) {
                return cycle;
            }
        }
        open
    }

    /// Whether every decision about `core` follows from all the others.
    fn stands(&self, graph: &OrderGraph, core: Queries) -> bool {
        let mut decisions = *self;
        decisions.propagate(graph);
        core.moves.iter().all(|at| {
            decisions.movement(graph, at) == if decisions.succeeded.contains(at) { Decision::Yes } else { Decision::No }
        })
    }

    /// The decisions with those about `core` made, if exactly one set of them is consistent.
    fn only_consistent(&self, graph: &OrderGraph, core: Queries) -> Option<Decisions> {
        let armies = core.paths;
        if armies.len() > MOST_CONVOYS {
            return None;
        }
        let mut found = None;
        for guess in 0..1_u32 << armies.len() {
            let mut decisions = *self;
            for (bit, army) in armies.iter().enumerate() {
                if guess >> bit & 1 == 1 { decisions.travelling.insert(army) } else { decisions.broken.insert(army) }
            }
            decisions.propagate(graph);
            while !decisions.open_moves(graph).is_empty() && decisions.resolve_circular_movements(graph) {
                decisions.propagate(graph);
            }
            let answered = !decisions.open_moves(graph).intersects(core.moves)
                && !decisions.open_supports(graph).intersects(core.supports);
            let consistent = answered
                && armies.iter().all(|army| {
                    decisions.path(graph, army)
                        == if decisions.travelling.contains(army) { Decision::Yes } else { Decision::No }
                });
            if consistent && found.replace(decisions).is_some() {
                return None;
            }
        }
        found
    }
}
