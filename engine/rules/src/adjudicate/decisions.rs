//! The decisions made so far about the orders, and how further ones follow from them.
//!
//! A decision is yes, no or open. A strength is computed as the least and the most that it can still be. A decision
//! that has been made never changes, so the order of the queries doesn't matter.

use super::OrderGraph;
use crate::order::MovementOrder;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{ConvoyDisruption, Paradox};

/// A decision, or that it is still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    Yes,
    No,
    Open,
}

/// The least and the most that a strength can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strength {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

const NOTHING: Strength = Strength { least: 0, most: 0 };
const ALONE: Strength = Strength { least: 1, most: 1 };

/// The decisions so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decisions {
    /// Moves that succeed, and that fail.
    pub(crate) succeeded: ProvinceSet,
    pub(crate) failed: ProvinceSet,
    /// Supports that count, and that don't.
    pub(crate) supporting: ProvinceSet,
    pub(crate) cut: ProvinceSet,
    /// Movers that travel: on foot, or by a convoy that is whole. And those whose convoy is broken.
    pub(crate) travelling: ProvinceSet,
    pub(crate) broken: ProvinceSet,
    /// Movers that have no effect because of a paradox: they fail.
    pub(crate) no_effect: ProvinceSet,
}

impl Decisions {
    pub(crate) fn new(graph: &OrderGraph) -> Decisions {
        let travelling = graph.movers - graph.convoyed;
        // Most moves are decided by how many there are to their destination, without any strength.
        let (occupied, dependent) = (graph.units().occupied(), graph.dependent());
        let (mut unopposed, mut failed) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        for to in graph.attacked() - occupied {
            let attackers = graph.attackers(to);
            // The only mover into an empty province succeeds if it doesn't need a convoy.
            if let Some(mover) = attackers.only() {
                unopposed.insert(mover);
            } else if !attackers.intersects(dependent) {
                failed |= attackers;
            }
        }
        for to in (graph.attacked() & occupied) - graph.movers {
            let attackers = graph.attackers(to);
            if !attackers.intersects(dependent) {
                failed |= attackers;
            }
        }
        for to in graph.attacked() & graph.movers {
            let attackers = graph.attackers(to);
            let equal = attackers.only().is_none() && !attackers.intersects(dependent);
            if equal && !graph.meets_any(to, attackers) {
                failed |= attackers;
            }
        }
        Decisions {
            succeeded: unopposed & travelling,
            failed,
            // A support in a province that nobody attacks isn't cut.
            supporting: graph.supporters - graph.attacked(),
            cut: ProvinceSet::EMPTY,
            travelling,
            broken: ProvinceSet::EMPTY,
            no_effect: ProvinceSet::EMPTY,
        }
    }

    /// Makes all decisions, cycles and paradoxes included.
    pub(crate) fn decide_all(&mut self, graph: &OrderGraph) {
        loop {
            self.propagate(graph);
            if self.is_settled(graph) {
                return;
            }
            self.break_cycle(graph);
        }
    }

    pub(crate) fn is_settled(&self, graph: &OrderGraph) -> bool {
        self.open_moves(graph).is_empty() && self.open_supports(graph).is_empty() && self.open_paths(graph).is_empty()
    }

    pub(crate) fn open_moves(&self, graph: &OrderGraph) -> ProvinceSet {
        graph.movers - self.succeeded - self.failed
    }

    pub(crate) fn open_supports(&self, graph: &OrderGraph) -> ProvinceSet {
        graph.supporters - self.supporting - self.cut
    }

    pub(crate) fn open_paths(&self, graph: &OrderGraph) -> ProvinceSet {
        graph.convoyed - self.travelling - self.broken
    }

    /// Makes the decisions that follow from what is known, until nothing more follows.
    pub(crate) fn propagate(&mut self, graph: &OrderGraph) {
        loop {
            let mut learnt = false;
            for support in self.open_supports(graph) {
                let answer = self.support(graph, support);
                learnt |= note(answer, support, &mut self.supporting, &mut self.cut);
            }
            for army in self.open_paths(graph) {
                let answer = self.path(graph, army);
                learnt |= note(answer, army, &mut self.travelling, &mut self.broken);
            }
            // A decision about a move most often decides the moves into the province that the mover leaves or keeps.
            let mut asked = self.open_moves(graph);
            while let Some(mover) = asked.first() {
                asked.remove(mover);
                let answer = self.movement(graph, mover);
                if note(answer, mover, &mut self.succeeded, &mut self.failed) {
                    learnt = true;
                    asked |= graph.attackers(mover) & self.open_moves(graph);
                }
            }
            if !learnt || self.is_settled(graph) {
                return;
            }
        }
    }

    /// Whether the unit in `at` is dislodged.
    pub(crate) fn dislodged(&self, graph: &OrderGraph, at: Province) -> Decision {
        let attackers = graph.attackers(at) - self.failed;
        if attackers.is_empty() || self.succeeded.contains(at) {
            return Decision::No;
        }
        let gone_or_open = graph.movers.contains(at) && !self.failed.contains(at);
        if attackers.intersects(self.succeeded) && !gone_or_open { Decision::Yes } else { Decision::Open }
    }

    /// Whether a support counts.
    pub(crate) fn support(&self, graph: &OrderGraph, at: Province) -> Decision {
        let target = graph.target(at);
        // A unit can't cut the support of its own power's units.
        let mut attackers = graph.attackers(at) - graph.compatriots(at) - self.broken - self.no_effect;
        if attackers.is_empty() {
            return Decision::Yes;
        }
        let mut answer = Decision::Yes;
        if attackers.contains(target)
            && !(graph.rulebook.convoyed_attack_cuts_support_against_itself && graph.convoyed.contains(target))
        {
            // An attack from the province that the support is aimed at cuts it only by dislodging its unit.
            attackers.remove(target);
            answer = self.by_dislodgement(graph, at);
        }
        for attacker in attackers {
            match self.cuts(graph, attacker, at) {
                Decision::Yes => return Decision::No,
                Decision::Open => answer = Decision::Open,
                // The rulebook protects the support from this attack, even if it dislodges the unit (DATC 6.F.17).
                Decision::No => {}
            }
        }
        answer
    }

    fn by_dislodgement(&self, graph: &OrderGraph, at: Province) -> Decision {
        match self.dislodged(graph, at) {
            Decision::Yes => Decision::No,
            Decision::No => Decision::Yes,
            Decision::Open => Decision::Open,
        }
    }

    /// Whether the attack of another power's `attacker` cuts the support of `at`, whether or not the attacker gets
    /// there.
    fn cuts(&self, graph: &OrderGraph, attacker: Province, at: Province) -> Decision {
        if !graph.convoyed.contains(attacker) {
            return Decision::Yes;
        }
        // The support may help or harm a fleet that carries the attacker (DATC 4.A.2).
        let target = graph.target(at);
        let own = graph.path(attacker).contains(target);
        let to_move = matches!(graph.order(at), MovementOrder::SupportMove { .. });
        match graph.rulebook.paradox {
            Paradox::Edition1971 if own && to_move => return Decision::No,
            // This text is about any fleet that convoys (DATC 6.F.21).
            Paradox::Edition1982 if graph.convoying.contains(target) => return Decision::No,
            // Where one broken path is enough to break a convoy, every fleet of it is needed.
            Paradox::Edition2000
                if own && to_move && graph.rulebook.convoy_disruption == ConvoyDisruption::AnyBroken =>
            {
                return Decision::No;
            }
            Paradox::Edition2000 if own && to_move => return self.path_without(graph, attacker, target),
            _ => {}
        }
        if self.travelling.contains(attacker) { Decision::Yes } else { Decision::Open }
    }

    /// Whether the attack of another power's `attacker`, which got there, was one that cuts the support of `at`.
    pub(crate) fn cuts_for_sure(&self, graph: &OrderGraph, attacker: Province, at: Province) -> bool {
        let against_itself = attacker == graph.target(at)
            && !(graph.rulebook.convoyed_attack_cuts_support_against_itself && graph.convoyed.contains(attacker));
        !against_itself && self.cuts(graph, attacker, at) == Decision::Yes
    }

    /// Whether an army's convoy is whole.
    pub(crate) fn path(&self, graph: &OrderGraph, army: Province) -> Decision {
        let path = graph.path(army);
        if path.is_empty() {
            return Decision::No;
        }
        let (safe, lost) = self.fleets(graph, path);
        match graph.rulebook.convoy_disruption {
            ConvoyDisruption::AnyBroken if !lost.is_empty() => Decision::No,
            ConvoyDisruption::AnyBroken if safe == path => Decision::Yes,
            ConvoyDisruption::AnyBroken => Decision::Open,
            ConvoyDisruption::AllBroken => self.joins(graph, army, safe, path - lost),
        }
    }

    /// Whether an army's convoy would be whole without `fleet`.
    fn path_without(&self, graph: &OrderGraph, army: Province, fleet: Province) -> Decision {
        let path = graph.path(army).without(fleet);
        let (safe, lost) = self.fleets(graph, path);
        self.joins(graph, army, safe, path - lost)
    }

    /// Whether a path leads over fleets that are `safe`, or at least over fleets that may be (`left`).
    fn joins(&self, graph: &OrderGraph, army: Province, safe: ProvinceSet, left: ProvinceSet) -> Decision {
        let (map, to) = (graph.position.map, graph.target(army));
        if map.joined(safe, army, to) {
            Decision::Yes
        } else if map.joined(left, army, to) {
            Decision::Open
        } else {
            Decision::No
        }
    }

    /// Those of `fleets` that certainly stay, and those that certainly don't.
    fn fleets(&self, graph: &OrderGraph, fleets: ProvinceSet) -> (ProvinceSet, ProvinceSet) {
        let (mut safe, mut lost) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        for fleet in fleets {
            match self.dislodged(graph, fleet) {
                Decision::Yes => lost.insert(fleet),
                Decision::No => safe.insert(fleet),
                Decision::Open => {}
            }
        }
        (safe, lost)
    }

    /// The strength of a unit with these supports.
    fn supported(&self, supporters: ProvinceSet) -> Strength {
        if supporters.is_empty() {
            return ALONE;
        }
        let open = supporters - self.supporting;
        let least = 1 + (supporters & self.supporting).len() as u8;
        let most = if open.is_empty() { least } else { least + (open - self.cut).len() as u8 };
        Strength { least, most }
    }

    /// The strength of the unit in `at` with all its supports.
    pub(crate) fn defend_strength(&self, graph: &OrderGraph, at: Province) -> Strength {
        self.supported(graph.supporters_of(at))
    }

    /// The strength with which `mover` attacks a unit in its target that stays there: supports by that unit's power
    /// don't count, and no unit dislodges one of its own power.
    pub(crate) fn attack_on_unit(&self, graph: &OrderGraph, mover: Province) -> Strength {
        let compatriots = graph.compatriots(graph.target(mover));
        if compatriots.contains(mover) {
            return NOTHING;
        }
        self.supported(graph.supporters_of(mover) - compatriots)
    }

    /// The strength with which `mover` attacks.
    fn attack(&self, graph: &OrderGraph, mover: Province, opponent: Option<Province>) -> Strength {
        let to = graph.target(mover);
        let strength = if !graph.units().occupied().contains(to) || (opponent.is_none() && self.succeeded.contains(to))
        {
            self.defend_strength(graph, mover)
        } else if opponent.is_some() || !graph.movers.contains(to) || self.failed.contains(to) {
            self.attack_on_unit(graph, mover)
        } else {
            // Whether the unit there moves away is still open.
            Strength { least: self.attack_on_unit(graph, mover).least, most: self.defend_strength(graph, mover).most }
        };
        self.if_travelling(mover, strength)
    }

    /// A strength that counts only if `mover` gets there.
    fn if_travelling(&self, mover: Province, strength: Strength) -> Strength {
        if self.broken.contains(mover) || self.no_effect.contains(mover) {
            NOTHING
        } else if self.travelling.contains(mover) {
            strength
        } else {
            Strength { least: 0, ..strength }
        }
    }

    /// The hold strength of `at`, of a unit that isn't in a head-to-head battle.
    pub(crate) fn hold(&self, graph: &OrderGraph, at: Province) -> Strength {
        if !graph.units().occupied().contains(at) || self.succeeded.contains(at) {
            NOTHING
        } else if !graph.movers.contains(at) {
            self.defend_strength(graph, at)
        } else {
            Strength { least: u8::from(self.failed.contains(at)), most: 1 }
        }
    }

    /// The prevent strength of `mover` at its target: it keeps others out, also where it doesn't get in itself. So a
    /// beleaguered garrison, a unit that several attack with equal strength, isn't dislodged (DATC 6.E.7, 6.E.8).
    pub(crate) fn prevent(&self, graph: &OrderGraph, mover: Province) -> Strength {
        let strength = self.if_travelling(mover, self.defend_strength(graph, mover));
        let to = graph.target(mover);
        // A unit that is dislodged has no effect where its attacker came from.
        let opponent = graph.opponent(mover);
        let by = if graph.rulebook.dislodged_unit_contests_attackers_origin {
            opponent
        } else {
            (graph.movers.contains(to) && graph.target(to) == mover).then_some(to)
        };
        match by {
            None => strength,
            Some(other) if self.failed.contains(other) || self.succeeded.contains(mover) => strength,
            Some(other) if self.succeeded.contains(other) && (opponent.is_some() || self.failed.contains(mover)) => {
                NOTHING
            }
            Some(_) => Strength { least: 0, ..strength },
        }
    }

    /// Whether a move succeeds.
    pub(crate) fn movement(&self, graph: &OrderGraph, mover: Province) -> Decision {
        if self.broken.contains(mover) || self.no_effect.contains(mover) {
            return Decision::No;
        }
        let to = graph.target(mover);
        let alone = graph.attackers(to).only().is_some();
        if alone && !graph.units().occupied().contains(to) && self.travelling.contains(mover) {
            return Decision::Yes;
        }
        let opponent = graph.opponent(mover);
        if alone && opponent.is_none() && graph.movers.contains(to) && !graph.dependent().contains(mover) {
            // It follows the unit that leaves.
            return match () {
                () if self.succeeded.contains(to) => Decision::Yes,
                () if self.failed.contains(to) => Decision::No,
                () => Decision::Open,
            };
        }
        let attack = self.attack(graph, mover, opponent);
        let mut against = match opponent {
            Some(other) => self.defend_strength(graph, other),
            None => self.hold(graph, to),
        };
        for rival in graph.attackers(to).without(mover) {
            let prevent = self.prevent(graph, rival);
            against.least = against.least.max(prevent.least);
            against.most = against.most.max(prevent.most);
        }
        if attack.least > against.most {
            Decision::Yes
        } else if attack.most <= against.least {
            Decision::No
        } else {
            Decision::Open
        }
    }
}

/// Records a decision about `at`; returns whether it was made.
#[inline]
fn note(answer: Decision, at: Province, yes: &mut ProvinceSet, no: &mut ProvinceSet) -> bool {
    match answer {
        Decision::Yes => yes.insert(at),
        Decision::No => no.insert(at),
        Decision::Open => return false,
    }
    true
}
