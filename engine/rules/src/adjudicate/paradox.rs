//! Circles: questions whose answers wait for each other.
//!
//! The harmless kind are units that move in a ring, each into the place that the next one leaves: they all go (DATC
//! 6.C.1). All others lead over a convoy. If just one set of answers is consistent, that is what happens; if none or
//! several are, it is a paradox, and the rulebook decides (DATC 4.A.2). Only the circle itself is decided here, never
//! what merely depends on it.

use super::state::Answer;
use super::{Field, State};
use crate::order::MovementOrder;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Paradox;

/// With more convoys than this in one circle, not every set of answers is tried; the rulebook decides at once.
const MOST_CONVOYS: usize = 8;

/// Open questions, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Questions {
    moves: ProvinceSet,
    supports: ProvinceSet,
    ways: ProvinceSet,
}

#[derive(Clone, Copy)]
enum Question {
    Move(Province),
    Support(Province),
    Way(Province),
}

impl Questions {
    fn iter(self) -> impl Iterator<Item = Question> {
        let moves = self.moves.iter().map(Question::Move);
        moves.chain(self.supports.iter().map(Question::Support)).chain(self.ways.iter().map(Question::Way))
    }

    fn contains(self, question: Question) -> bool {
        match question {
            Question::Move(at) => self.moves.contains(at),
            Question::Support(at) => self.supports.contains(at),
            Question::Way(at) => self.ways.contains(at),
        }
    }

    fn insert(&mut self, question: Question) {
        match question {
            Question::Move(at) => self.moves.insert(at),
            Question::Support(at) => self.supports.insert(at),
            Question::Way(at) => self.ways.insert(at),
        }
    }

    fn and(self, other: Questions) -> Questions {
        Questions {
            moves: self.moves & other.moves,
            supports: self.supports & other.supports,
            ways: self.ways & other.ways,
        }
    }
}

impl State {
    /// Answers at least one question of what is left when nothing follows any more.
    pub(crate) fn break_circle(&mut self, field: &Field) {
        if self.turn_rings(field) {
            return;
        }
        let core = self.core(field);
        if core.ways.is_empty() {
            // No convoy is in it: a ring whose members also wait for each other's supports.
            let mut together = *self;
            together.succeeded |= core.moves;
            if !core.moves.is_empty() && together.stands(field, core) {
                *self = together;
            } else {
                // Nothing is known that leads here; whatever it is, nobody moves in it, and the circle is broken.
                debug_assert!(false, "a circle without a convoy that isn't a circular movement: {core:?}");
                self.failed |= core.moves;
                self.cut |= core.supports;
            }
            return;
        }
        if let Some(state) = self.only_consistent(field, core) {
            *self = state;
            return;
        }
        match field.rulebook.paradox {
            Paradox::AllHold => self.inert |= core.moves | core.ways,
            // What the texts say has been applied where supports are cut; Szykman closes what they leave open.
            Paradox::Szykman | Paradox::Edition1971 | Paradox::Edition1982 | Paradox::Edition2000 => {
                self.broken |= core.ways;
            }
        }
        self.inert |= core.ways;
        self.failed |= self.inert & field.movers;
        self.broken |= self.inert & field.convoyed;
    }

    /// Lets rings of moves go whose members all win if the others go.
    fn turn_rings(&mut self, field: &Field) -> bool {
        let mut any = false;
        for start in self.open_moves(field) {
            if self.succeeded.contains(start) {
                continue;
            }
            let mut ring = ProvinceSet::EMPTY;
            let mut at = start;
            while self.open_moves(field).contains(at) && !ring.contains(at) && self.travelling.contains(at) {
                ring.insert(at);
                at = field.target(at);
            }
            if at != start
                || ring.is_empty()
                || !ring.contains(start)
                || ring.iter().any(|at| field.opponent(at).is_some())
            {
                continue;
            }
            let mut turned = *self;
            turned.succeeded |= ring;
            let all_win = ring.iter().all(|at| turned.movement(field, at) == Answer::Yes);
            if all_win {
                *self = turned;
                any = true;
            }
        }
        any
    }

    /// The open questions that those of `question` wait for directly.
    fn waits_for(&self, field: &Field, question: Question) -> Questions {
        let open = Questions {
            moves: self.open_moves(field),
            supports: self.open_supports(field),
            ways: self.open_paths(field),
        };
        let mut needs = Questions::default();
        match question {
            Question::Way(army) => {
                for fleet in field.path(army) {
                    needs.moves |= field.attackers(fleet);
                }
            }
            Question::Support(at) => {
                let attackers = field.attackers(at) - field.compatriots(at);
                needs.ways |= attackers;
                if attackers.contains(field.target(at)) {
                    needs.moves |= field.attackers(at);
                }
                if field.rulebook.paradox == Paradox::Edition2000
                    && matches!(field.order(at), MovementOrder::SupportMove { .. })
                {
                    for attacker in attackers.iter().filter(|&attacker| field.path(attacker).contains(field.target(at)))
                    {
                        for fleet in field.path(attacker).without(field.target(at)) {
                            needs.moves |= field.attackers(fleet);
                        }
                    }
                }
            }
            Question::Move(mover) => {
                let to = field.target(mover);
                needs.supports |= field.supporters_of(mover);
                needs.ways.insert(mover);
                if field.opponent(mover).is_none() {
                    needs.moves.insert(to);
                }
                needs.supports |= field.supporters_of(to);
                for rival in field.attackers(to).without(mover) {
                    needs.supports |= field.supporters_of(rival);
                    needs.ways.insert(rival);
                    // Whether the rival keeps others out may hang on whether the two that meet win.
                    if field.movers.contains(to) && field.target(to) == rival {
                        needs.moves.insert(to);
                        needs.moves.insert(rival);
                    }
                }
            }
        }
        needs.and(open)
    }

    /// Everything that `question` waits for, however indirectly.
    fn reaches(&self, field: &Field, question: Question) -> Questions {
        let mut reached = Questions::default();
        let mut last = self.waits_for(field, question);
        while last != reached {
            reached = last;
            for question in reached.iter() {
                for next in self.waits_for(field, question).iter() {
                    last.insert(next);
                }
            }
        }
        reached
    }

    /// A circle that waits for nothing but itself; the first in the order of the map, if there are several.
    fn core(&self, field: &Field) -> Questions {
        let open = Questions {
            moves: self.open_moves(field),
            supports: self.open_supports(field),
            ways: self.open_paths(field),
        };
        for question in open.iter() {
            let circle = self.reaches(field, question);
            if circle.contains(question) && circle.iter().all(|other| self.reaches(field, other).contains(question)) {
                return circle;
            }
        }
        open
    }

    /// Whether every answer about `core` is what follows from all the others.
    fn stands(&self, field: &Field, core: Questions) -> bool {
        let mut state = *self;
        state.propagate(field);
        core.moves
            .iter()
            .all(|at| state.movement(field, at) == if state.succeeded.contains(at) { Answer::Yes } else { Answer::No })
    }

    /// The state in which `core` is answered, if it can be answered in one consistent way only.
    fn only_consistent(&self, field: &Field, core: Questions) -> Option<State> {
        let armies = core.ways;
        if armies.len() > MOST_CONVOYS {
            return None;
        }
        let mut found = None;
        for guess in 0..1_u32 << armies.len() {
            let mut state = *self;
            for (bit, army) in armies.iter().enumerate() {
                if guess >> bit & 1 == 1 { state.travelling.insert(army) } else { state.broken.insert(army) }
            }
            state.propagate(field);
            while !state.open_moves(field).is_empty() && state.turn_rings(field) {
                state.propagate(field);
            }
            let answered =
                !state.open_moves(field).meets(core.moves) && !state.open_supports(field).meets(core.supports);
            let consistent = answered
                && armies.iter().all(|army| {
                    state.way(field, army) == if state.travelling.contains(army) { Answer::Yes } else { Answer::No }
                });
            if consistent && found.replace(state).is_some() {
                return None;
            }
        }
        found
    }
}
