//! What is known so far about the orders, and how more is found out.
//!
//! Every question has three answers: yes, no, open. A strength is reckoned as the least and the most that it can still
//! be. An answer, once given, never changes, so it doesn't matter in which order the questions are asked.

use super::Field;
use crate::order::MovementOrder;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{Paradox, Routes};

/// An answer, or that there is none yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
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

/// The answers so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// Moves that succeed, and that fail.
    pub(crate) succeeded: ProvinceSet,
    pub(crate) failed: ProvinceSet,
    /// Supports that count, and that don't.
    pub(crate) supporting: ProvinceSet,
    pub(crate) cut: ProvinceSet,
    /// Movers that are on their way: on foot, or by a convoy that is whole. And those whose convoy isn't.
    pub(crate) travelling: ProvinceSet,
    pub(crate) broken: ProvinceSet,
    /// Movers that a paradox has taken out: they fail and have no effect.
    pub(crate) inert: ProvinceSet,
}

impl State {
    pub(crate) fn new(field: &Field) -> State {
        let travelling = field.movers - field.convoyed;
        // Who comes alone, on foot or by sea as a fleet, to where nobody is, gets there.
        let mut unopposed = ProvinceSet::EMPTY;
        for to in field.attacked() - field.units().occupied() {
            if let Some(mover) = field.attackers(to).only() {
                unopposed.insert(mover);
            }
        }
        State {
            succeeded: unopposed & travelling,
            failed: ProvinceSet::EMPTY,
            // Nobody cuts a support where nobody comes.
            supporting: field.supporters - field.attacked(),
            cut: ProvinceSet::EMPTY,
            travelling,
            broken: ProvinceSet::EMPTY,
            inert: ProvinceSet::EMPTY,
        }
    }

    /// Answers everything, circles and paradoxes included.
    pub(crate) fn settle(&mut self, field: &Field) {
        loop {
            self.propagate(field);
            if self.is_settled(field) {
                return;
            }
            self.break_circle(field);
        }
    }

    pub(crate) fn is_settled(&self, field: &Field) -> bool {
        self.open_moves(field).is_empty() && self.open_supports(field).is_empty() && self.open_paths(field).is_empty()
    }

    pub(crate) fn open_moves(&self, field: &Field) -> ProvinceSet {
        field.movers - self.succeeded - self.failed
    }

    pub(crate) fn open_supports(&self, field: &Field) -> ProvinceSet {
        field.supporters - self.supporting - self.cut
    }

    pub(crate) fn open_paths(&self, field: &Field) -> ProvinceSet {
        field.convoyed - self.travelling - self.broken
    }

    /// Answers what follows from what is known, until nothing more does.
    pub(crate) fn propagate(&mut self, field: &Field) {
        loop {
            let mut learnt = false;
            for support in self.open_supports(field) {
                let answer = self.support(field, support);
                learnt |= note(answer, support, &mut self.supporting, &mut self.cut);
            }
            for army in self.open_paths(field) {
                let answer = self.way(field, army);
                learnt |= note(answer, army, &mut self.travelling, &mut self.broken);
            }
            // Each answer about a move is most likely to settle the moves into the place that the mover leaves or keeps.
            let mut asked = self.open_moves(field);
            while let Some(mover) = asked.first() {
                asked.remove(mover);
                let answer = self.movement(field, mover);
                if note(answer, mover, &mut self.succeeded, &mut self.failed) {
                    learnt = true;
                    asked |= field.attackers(mover) & self.open_moves(field);
                }
            }
            if !learnt || self.is_settled(field) {
                return;
            }
        }
    }

    /// Whether the unit in `at` is dislodged.
    pub(crate) fn dislodged(&self, field: &Field, at: Province) -> Answer {
        let attackers = field.attackers(at) - self.failed;
        if attackers.is_empty() || self.succeeded.contains(at) {
            return Answer::No;
        }
        let gone_or_open = field.movers.contains(at) && !self.failed.contains(at);
        if attackers.meets(self.succeeded) && !gone_or_open { Answer::Yes } else { Answer::Open }
    }

    /// Whether a support counts.
    pub(crate) fn support(&self, field: &Field, at: Province) -> Answer {
        let target = field.target(at);
        // Nobody cuts the support of one's own power.
        let mut attackers = field.attackers(at) - field.compatriots(at) - self.broken - self.inert;
        if attackers.is_empty() {
            return Answer::Yes;
        }
        let mut answer = Answer::Yes;
        if attackers.contains(target)
            && !(field.rulebook.convoyed_attack_cuts_support_against_itself && field.convoyed.contains(target))
        {
            // An attack from the province that the support is aimed at cuts it only by dislodging its unit.
            attackers.remove(target);
            answer = self.by_dislodgement(field, at);
        }
        for attacker in attackers {
            match self.cuts(field, attacker, at) {
                Answer::Yes => return Answer::No,
                Answer::Open => answer = Answer::Open,
                // The rulebook protects the support from this attack, even if it dislodges the unit (DATC 6.F.17).
                Answer::No => {}
            }
        }
        answer
    }

    fn by_dislodgement(&self, field: &Field, at: Province) -> Answer {
        match self.dislodged(field, at) {
            Answer::Yes => Answer::No,
            Answer::No => Answer::Yes,
            Answer::Open => Answer::Open,
        }
    }

    /// Whether the attack of another power's `attacker` cuts the support of `at`, as far as the attack itself goes.
    fn cuts(&self, field: &Field, attacker: Province, at: Province) -> Answer {
        if !field.convoyed.contains(attacker) {
            return Answer::Yes;
        }
        // The support may help or harm a fleet that carries the attacker (DATC 4.A.2).
        let target = field.target(at);
        let own = field.path(attacker).contains(target);
        let to_move = matches!(field.order(at), MovementOrder::SupportMove { .. });
        match field.rulebook.paradox {
            Paradox::Edition1971 if own && to_move => return Answer::No,
            // This text speaks of any fleet that convoys (DATC 6.F.21).
            Paradox::Edition1982 if field.convoying.contains(target) => return Answer::No,
            // Where one broken path is enough to break a convoy, no fleet of it can be done without.
            Paradox::Edition2000 if own && to_move && field.rulebook.routes == Routes::AnyBroken => return Answer::No,
            Paradox::Edition2000 if own && to_move => return self.path_without(field, attacker, target),
            _ => {}
        }
        if self.travelling.contains(attacker) { Answer::Yes } else { Answer::Open }
    }

    /// Whether the attack of another power's `attacker`, which got there, was one that cuts the support of `at`.
    pub(crate) fn cuts_for_sure(&self, field: &Field, attacker: Province, at: Province) -> bool {
        let against_itself = attacker == field.target(at)
            && !(field.rulebook.convoyed_attack_cuts_support_against_itself && field.convoyed.contains(attacker));
        !against_itself && self.cuts(field, attacker, at) == Answer::Yes
    }

    /// Whether an army's convoy is whole.
    pub(crate) fn way(&self, field: &Field, army: Province) -> Answer {
        let path = field.path(army);
        if path.is_empty() {
            return Answer::No;
        }
        let (safe, lost) = self.fleets(field, path);
        match field.rulebook.routes {
            Routes::AnyBroken if !lost.is_empty() => Answer::No,
            Routes::AnyBroken if safe == path => Answer::Yes,
            Routes::AnyBroken => Answer::Open,
            Routes::AllBroken => self.joins(field, army, safe, path - lost),
        }
    }

    /// Whether an army's convoy would be whole without `fleet`.
    fn path_without(&self, field: &Field, army: Province, fleet: Province) -> Answer {
        let path = field.path(army).without(fleet);
        let (safe, lost) = self.fleets(field, path);
        self.joins(field, army, safe, path - lost)
    }

    /// Whether a path leads over fleets that are `safe`, or at least over such as may be (`left`).
    fn joins(&self, field: &Field, army: Province, safe: ProvinceSet, left: ProvinceSet) -> Answer {
        let (map, to) = (field.position.map, field.target(army));
        if map.joined(safe, army, to) {
            Answer::Yes
        } else if map.joined(left, army, to) {
            Answer::Open
        } else {
            Answer::No
        }
    }

    /// Which of `fleets` will surely stay, and which surely won't.
    fn fleets(&self, field: &Field, fleets: ProvinceSet) -> (ProvinceSet, ProvinceSet) {
        let (mut safe, mut lost) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        for fleet in fleets {
            match self.dislodged(field, fleet) {
                Answer::Yes => lost.insert(fleet),
                Answer::No => safe.insert(fleet),
                Answer::Open => {}
            }
        }
        (safe, lost)
    }

    /// The strength of a unit with these supports.
    fn supported(&self, supporters: ProvinceSet) -> Strength {
        if supporters.is_empty() {
            return ALONE;
        }
        Strength {
            least: 1 + (supporters & self.supporting).len() as u8,
            most: 1 + (supporters - self.cut).len() as u8,
        }
    }

    /// The strength of the unit in `at` with all its supports.
    pub(crate) fn full(&self, field: &Field, at: Province) -> Strength {
        self.supported(field.supporters_of(at))
    }

    /// The strength with which `mover` attacks a unit in its target that stays there: that unit's compatriots don't
    /// help, and nobody dislodges one's own.
    pub(crate) fn against_unit(&self, field: &Field, mover: Province) -> Strength {
        let compatriots = field.compatriots(field.target(mover));
        if compatriots.contains(mover) {
            return NOTHING;
        }
        self.supported(field.supporters_of(mover) - compatriots)
    }

    /// The strength with which `mover` attacks.
    fn attack(&self, field: &Field, mover: Province, opponent: Option<Province>) -> Strength {
        let to = field.target(mover);
        let strength = if !field.units().occupied().contains(to) || (opponent.is_none() && self.succeeded.contains(to))
        {
            self.full(field, mover)
        } else if opponent.is_some() || !field.movers.contains(to) || self.failed.contains(to) {
            self.against_unit(field, mover)
        } else {
            // Whether the unit there makes room is open.
            Strength { least: self.against_unit(field, mover).least, most: self.full(field, mover).most }
        };
        self.if_travelling(mover, strength)
    }

    /// A strength that counts only if `mover` gets there.
    fn if_travelling(&self, mover: Province, strength: Strength) -> Strength {
        if self.broken.contains(mover) || self.inert.contains(mover) {
            NOTHING
        } else if self.travelling.contains(mover) {
            strength
        } else {
            Strength { least: 0, ..strength }
        }
    }

    /// The strength with which whatever is in `at` and doesn't come the other way holds it.
    pub(crate) fn hold(&self, field: &Field, at: Province) -> Strength {
        if !field.units().occupied().contains(at) || self.succeeded.contains(at) {
            NOTHING
        } else if !field.movers.contains(at) {
            self.full(field, at)
        } else {
            Strength { least: u8::from(self.failed.contains(at)), most: 1 }
        }
    }

    /// The strength with which `mover` keeps others out of its target.
    pub(crate) fn prevent(&self, field: &Field, mover: Province) -> Strength {
        let strength = self.if_travelling(mover, self.full(field, mover));
        let to = field.target(mover);
        // A unit that is dislodged has no effect where its attacker came from.
        let opponent = field.opponent(mover);
        let by = if field.rulebook.dislodged_unit_contests_attackers_origin {
            opponent
        } else {
            (field.movers.contains(to) && field.target(to) == mover).then_some(to)
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
    pub(crate) fn movement(&self, field: &Field, mover: Province) -> Answer {
        if self.broken.contains(mover) || self.inert.contains(mover) {
            return Answer::No;
        }
        let to = field.target(mover);
        let alone = field.attackers(to).only().is_some();
        if alone && !field.units().occupied().contains(to) && self.travelling.contains(mover) {
            return Answer::Yes;
        }
        let opponent = field.opponent(mover);
        let attack = self.attack(field, mover, opponent);
        let mut against = match opponent {
            Some(other) => self.full(field, other),
            None => self.hold(field, to),
        };
        for rival in field.attackers(to).without(mover) {
            let prevent = self.prevent(field, rival);
            against.least = against.least.max(prevent.least);
            against.most = against.most.max(prevent.most);
        }
        if attack.least > against.most {
            Answer::Yes
        } else if attack.most <= against.least {
            Answer::No
        } else {
            Answer::Open
        }
    }
}

/// Takes down an answer about `at`; whether there was one.
#[inline]
fn note(answer: Answer, at: Province, yes: &mut ProvinceSet, no: &mut ProvinceSet) -> bool {
    match answer {
        Answer::Yes => yes.insert(at),
        Answer::No => no.insert(at),
        Answer::Open => return false,
    }
    true
}
