//! The course of a game: orders, votes, the ends of phases and of the game.

use dragoman_game::model::{Game, PowerId, Running};
use dragoman_game::rules;

use super::{AFTER, MASTER, Script, Spot, Step, Twin, act, called, everybody};
use crate::secrecy::ledger::Ledger;
use crate::secrecy::world::World;

impl Script {
    pub(super) fn over(&mut self, world: &World<'_>, ledger: &Ledger) -> Option<Twin> {
        self.after += 1;
        if self.after > AFTER.1 || self.after > AFTER.0 && !self.has_idle(world, ledger) {
            return None;
        }
        if self.after == 1 {
            let game = world.game().expect("it is over");
            let former = called(game.people().next().unwrap_or(&game.creator));
            match self.chance.below(3) {
                0 => self.roll_back(game, MASTER),
                1 => {
                    self.plan([act(former, Spot::Public, "rematch", &[])]);
                    self.plan([act(former, Spot::Private, "panel", &[])]);
                }
                _ => self.plan(everybody().map(|who| act(who, Spot::Private, "open-letters", &[("answer", "yes")]))),
            }
        }
        if self.planned.is_empty() && self.one_in(3) {
            self.vote(world.game().expect("it is over"));
        }
        if let Some(next) = self.pop() {
            return Some(next);
        }
        Some(self.single(world, ledger))
    }

    /// Plans what comes next in the phase that is played.
    pub(super) fn decide(&mut self, world: &World<'_>, ledger: &Ledger, game: &Game, running: &Running) {
        let busy = 44 + self.chance.below(8);
        if self.of_phase == (1, 1) {
            self.populate(world, game);
        } else if self.of_phase.1 == 1 {
            self.join_in(world, game, &Self::seated(game));
        }
        if let Some(voters) = self.voting.take() {
            self.secret_votes(game, voters);
            if !self.planned.is_empty() {
                return;
            }
        }
        if let Some(proposed) = self.proposed.take() {
            self.adoption(world, game, running, proposed);
            if !self.planned.is_empty() {
                return;
            }
        }
        if !self.open && self.tried < 1 && running.number <= 3 && self.of_phase.1 > 2 && self.one_in(2) {
            self.secret(world, game, running);
            if !self.planned.is_empty() {
                return;
            }
        }
        if u64::from(self.of_phase.1) > busy && !self.open {
            if running.number > self.phases && self.has_idle(world, ledger) {
                // The game goes on until everybody has had their turn.
            } else if running.number > self.phases {
                self.end(game);
            } else {
                self.close(world, game, running);
            }
            return;
        }
        if self.one_in(3) {
            self.plot(world, ledger, game, running);
        } else if self.one_in(2) {
            self.vote(game);
        }
    }

    /// Everybody answers the open votes, most of them in favour.
    pub(super) fn vote(&mut self, game: &Game) {
        if !game.votes.iter().any(|vote| vote.open) {
            return;
        }
        let seated: Vec<_> = game.people().map(called).collect();
        let agrees = !self.one_in(3);
        for who in seated {
            let answer = if agrees || self.one_in(3) { "agree" } else { "refuse" };
            self.plan([act(who, Spot::Private, answer, &[])]);
        }
    }

    /// Orders of all units of a seat, by `choose` the number of each unit's order.
    pub fn orders(
        game: &Game,
        running: &Running,
        powers: &[PowerId],
        choose: &mut dyn FnMut(usize) -> usize,
    ) -> String {
        let mut lines = Vec::new();
        for power in powers {
            for legal in rules::legal_orders(&game.settings, &running.position, power) {
                if !legal.is_empty() {
                    lines.push(legal[choose(legal.len()) % legal.len()].to_string());
                }
            }
        }
        lines.join("\n")
    }

    pub(super) fn random_orders(&mut self, game: &Game, running: &Running, powers: &[PowerId]) -> String {
        let chance = &mut self.chance;
        let mut choose = |count: usize| usize::try_from(chance.below(count as u64)).expect("small");
        Self::orders(game, running, powers, &mut choose)
    }

    /// Players send orders, and the deadline passes.
    pub(super) fn close(&mut self, world: &World<'_>, game: &Game, running: &Running) {
        if running.clock.paused().is_some() {
            self.plan([act(MASTER, Spot::Public, "resume", &[])]);
        }
        let seated: Vec<_> =
            game.seats.iter().filter_map(|seat| Some((called(seat.person()?), seat.powers.clone()))).collect();
        let careful = self.one_in(2);
        for (who, powers) in seated {
            if careful || !self.one_in(3) {
                let text = self.random_orders(game, running, &powers);
                if !text.is_empty() {
                    self.plan([act(who, Spot::Private, "order", &[("text", &text)])]);
                }
            }
            if careful && !self.one_in(3) {
                self.plan([act(who, Spot::Private, "ready", &[])]);
            }
        }
        let left = running.clock.deadline().map_or(1500, |deadline| deadline.duration_since(world.now).as_mins() + 1);
        self.plan([Step::Wait { minutes: left.clamp(1, 4000) }]);
    }

    /// The game ends, by one of its ways.
    pub(super) fn end(&mut self, game: &Game) {
        let seated: Vec<_> = game.seats.iter().filter_map(|seat| seat.person()).map(called).collect();
        if self.one_in(3) || seated.is_empty() {
            self.plan([
                act(MASTER, Spot::Private, "call-off", &[("reason", "holidays")]),
                act(MASTER, Spot::Private, "proceed", &[]),
            ]);
            self.plan([Step::Wait { minutes: 700 }, act(MASTER, Spot::Private, "proceed", &[])]);
            if self.one_in(2) {
                self.roll_back(game, MASTER);
            }
        } else {
            self.plan([act(seated[0], Spot::Private, "draw", &[])]);
            self.plan(seated.iter().map(|who| act(who, Spot::Private, "agree", &[("vote", "draw")])));
            self.plan([act(seated[0], Spot::Private, "agree", &[])]);
        }
    }

    pub(super) fn roll_back(&mut self, game: &Game, master: &'static str) {
        let phase = game.position().map_or_else(|| "S1901M".to_owned(), |_| "S1901M".to_owned());
        self.plan([
            act(master, Spot::Private, "rollback", &[("phase", &phase), ("reason", "a mistake")]),
            act(master, Spot::Private, "proceed", &[]),
        ]);
    }

    pub(super) fn seated(game: &Game) -> Vec<(&'static str, Vec<PowerId>)> {
        let with_units = game.seats.iter().filter(|seat| game.has_units(seat));
        with_units.filter_map(|seat| Some((called(seat.person()?), seat.powers.clone()))).collect()
    }
}
